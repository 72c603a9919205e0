"""Why an action was chosen and not the next best one, as data.

A reason is the id of a text and the numbers for it; the texts are ``i18n/<language>/ai.ftl``. Its
numbers are differences between the way that was chosen and the best one that begins otherwise: of
a named term of the evaluation, or of the futures in which both were tried. Taken out of the
weighing, a reason costs the chosen way just what it says. Where nothing begins otherwise, all of
them are compared with doing nothing: how to go on afterwards is no reason to begin.
"""

import math
from collections.abc import Callable, Iterator, Sequence

import attrs

from alhambra_qt.engine.actions import (
    Action,
    Buy,
    EndActions,
    GiveToDirk,
    Place,
    Reserve,
    TakeMoney,
)
from alhambra_qt.engine.ids import Tile
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_KIND, TILE_PRICE, TILE_TYPE, TYPES
from alhambra_qt.engine.scoring import standing_counts
from alhambra_qt.engine.state import Game

from .evaluate import Evaluator
from .intervals import Sample, student
from .terms import Terms

MOST = 3
LEAST = 0.4  # points; smaller differences are no reason
CLEAR = 2.0  # points, from which on a difference that is sure is a clear one
ERRORS = 2.0  # standard errors, beyond which a difference is sure
SAME = 0.05  # points that make no difference when they are told
HARDLY = 0.15  # points that rounding leaves at a tenth at most: futures of equal things scatter so
MISLED = 2.0  # points by which reasons may add up to more than the difference they explain
# Every term but two is told by one text; buildings by their type, walls by their length.
TEXTS = {
    "score": "ai-reason-score",
    "rivals": "ai-reason-rivals",
    "room": "ai-reason-room",
    "reserve": "ai-reason-reserve",
    "lines": "ai-reason-lines",
    "money": "ai-reason-money",
    "window": "ai-reason-window",
    "modules": "ai-reason-modules",
}
NO_MORE = (EndActions, Place, Reserve, GiveToDirk)  # no use of a further action


@attrs.frozen
class Reason:
    """One reason: the id of its text and the values in it."""

    id: str
    params: tuple[tuple[str, str | int | float], ...] = ()


@attrs.frozen(eq=False)
class TriedWay:
    """A way that was carried out on a copy.

    Attributes:
        actions: what is done.
        terms: what the position it leads to is worth, split up.
        value: what it is worth in all, in points; by its futures if it was looked into.
        game: the position it leads to.
        worths: what its futures are worth; the first of every way lies in one and the same
            guessed world, and so on.
    """

    actions: tuple[Action, ...]
    terms: Terms
    value: float
    game: Game
    worths: Sequence[float] = ()


def rival_of(ways: Sequence[TriedWay]) -> TriedWay | None:
    """Find the best way that begins otherwise than the first of them, the chosen one."""
    first = ways[0].actions[0]
    return next((way for way in ways if way.actions[0] != first), None)


def explain(
    evaluator: Evaluator,
    game: Game,
    ways: Sequence[TriedWay],
    alone: Callable[[], Game],
    win: float = 0.0,
) -> tuple[Reason, ...]:
    """Give up to three reasons: what the futures say, what will be payable, what differs most.

    ``ways`` come best first, ``alone`` tells what becomes of ``game`` if nothing more is done;
    ``win`` points are what a victory counts in the worth of futures.
    """
    chosen, rival = ways[0], rival_of(ways)
    other = rival
    if other is None:
        left = alone()
        terms = evaluator.terms(left)
        other = TriedWay((), terms, terms.total, left)
    sample = _in_common(chosen, other)
    first = [*_of_futures(sample, win), *_of_soon(evaluator, game, chosen, other)]
    found = [*_of_exact(evaluator, game, chosen, other), *_of_terms(evaluator, chosen, other)]
    found.sort(key=lambda pair: -pair[0])
    named = [reason for weight, reason in found if weight >= LEAST]
    lead = _lead(sample, chosen, rival, other)
    against = _against(_differences(chosen, other), lead, sample)
    reasons = [*first, *_fairly(named, against, lead, MOST - len(first))]
    if not reasons and rival is not None and _same(sample, chosen, rival):
        return (Reason("ai-reason-same"),)
    return tuple(reasons)


def _points(value: float) -> tuple[str, float]:
    return "points", round(value, 1) + 0.0  # no minus before a zero


def _told(reasons: Sequence[Reason]) -> float:
    """Add up the points that reasons tell."""
    return math.fsum([float(dict(reason.params).get("points", 0.0)) for reason in reasons])


# -- for and against --------------------------------------------------------------------------


def _lead(sample: Sample, chosen: TriedWay, rival: TriedWay | None, other: TriedWay) -> float:
    """Give the difference that is explained: the one that is told."""
    if rival is None:
        return chosen.terms.total - other.terms.total
    return sample.mean if significance(sample) else chosen.value - rival.value


def _differences(chosen: TriedWay, other: TriedWay) -> dict[str, float]:
    """Give by how much each term is better with the chosen way."""
    return {
        field.name: getattr(chosen.terms, field.name) - getattr(other.terms, field.name)
        for field in attrs.fields(Terms)
    }


def _against(changes: dict[str, float], lead: float, sample: Sample) -> Reason | None:
    """Name the term that speaks most against the chosen way, if there is one.

    It may be the futures: what they take away from all that the terms add up to.
    """
    speak = {**changes}
    taken = math.fsum(changes.values()) - lead
    if sample.count > 1 and taken > sample.half_width:
        speak["futures"] = -taken
    change, term = min((change, term) for term, change in speak.items())
    if change > -LEAST:
        return None
    return Reason("ai-reason-against", (_points(-change), ("term", term)))


def _fairly(named: list[Reason], against: Reason | None, lead: float, room: int) -> list[Reason]:
    """Take the weightiest reasons; the least in points gives way to what speaks against the move.

    That is said where the reasons alone add up to much more than the move is ahead by: whoever
    reads them would hold it to be far better than it is.
    """
    shown = named[:room]
    over = _told(shown) - lead
    if against is None or over < MISLED:
        return shown
    fewer = list(shown)
    if len(shown) == room:
        fewer.remove([reason for reason in shown if reason.params][-1])
    left = _told(fewer) - _told([against]) - lead
    return [*fewer, against] if abs(left) < over else shown


def _same(sample: Sample, chosen: TriedWay, rival: TriedWay) -> bool:
    """Whether it makes no difference which of two ways is gone."""
    changes = _differences(chosen, rival).values()
    return abs(sample.mean) < HARDLY and all(abs(change) < SAME for change in changes)


# -- futures ----------------------------------------------------------------------------------


def _in_common(chosen: TriedWay, other: TriedWay) -> Sample:
    """Compare the futures of two ways in the worlds in which both were tried."""
    sample = Sample()
    for mine, its in zip(chosen.worths, other.worths, strict=False):
        sample.add(mine - its)
    return sample


def _of_futures(sample: Sample, win: float) -> list[Reason]:
    """Say how much better the futures of the chosen way are."""
    how = significance(sample)
    if not how:
        return []
    numbers = (("n", sample.count), _points(sample.mean))
    width = ("width", round(sample.half_width, 1))
    return [Reason(f"ai-reason-{how}", (*numbers, width, ("win", round(win))))]


def significance(sample: Sample) -> str:
    """Tell what differences in points say: "clearly", "slightly" better, a matter of "taste".

    They say nothing (an empty text) where they are few, none at all or spread too far to tell, or
    speak for the other way: then the first guess decided. What is told rounded must not look as if
    it could be nothing and be called better.
    """
    width = sample.half_width
    if sample.count < 2 or not (width or sample.mean):
        return ""
    unsure = max(width, ERRORS * width / student(sample.count - 1))
    if round(abs(sample.mean), 1) <= round(unsure, 1) or abs(sample.mean) < LEAST:
        return "taste" if width < CLEAR else ""
    if sample.mean < 0:
        return ""
    return "clearly" if sample.mean > CLEAR else "slightly"


# -- deeds ------------------------------------------------------------------------------------


def _of_exact(
    evaluator: Evaluator, game: Game, chosen: TriedWay, other: TriedWay
) -> Iterator[tuple[float, Reason]]:
    """It is paid exactly, and the further action is used."""
    if _plays_on(game, chosen.actions) and not _plays_on(game, other.actions):
        yield evaluator.weights.action, Reason("ai-reason-exact")


def _of_soon(evaluator: Evaluator, game: Game, chosen: TriedWay, other: TriedWay) -> list[Reason]:
    """Name the best tile worth buying that the money taken makes payable exactly next turn.

    It is named wherever neither the hand nor the other way can pay so, also where the other money
    is worth as much: it is what people take money for.
    """
    if not isinstance(chosen.actions[0], TakeMoney):
        return []
    market = _staying(game, chosen.game, other.game)
    held, then, now = (one.players[evaluator.seat].hand for one in (game, chosen.game, other.game))
    new = {slot for _, slot in evaluator.newly_exact(held, then, market)}
    soon = [
        (worth, slot)
        for worth, slot in evaluator.newly_exact(now, then, market)
        if worth > 0 and slot in new and TILE_KIND[market[slot]] == "building"
    ]
    if not soon:
        return []
    tile = market[max(soon)[1]]
    params = (("price", TILE_PRICE[tile]), ("type", TYPES[TILE_TYPE[tile]]))
    return [Reason("ai-reason-soon", params)]


def _plays_on(game: Game, actions: Sequence[Action]) -> bool:
    """Whether a way begins with an exact payment and uses the further action that it gives."""
    first = actions[0] if actions else None
    if not isinstance(first, Buy):
        return False
    exact = sum(CARD_VALUE[card] for card in first.cards) == TILE_PRICE[game.market[first.slot]]
    return exact and any(not isinstance(action, NO_MORE) for action in actions[1:])


def _staying(game: Game, *later: Game) -> list[Tile]:
    """Give the market with only those tiles that still lie there in later positions."""
    return [
        tile if all(one.market[slot] == tile for one in later) else 0
        for slot, tile in enumerate(game.market)
    ]


# -- terms ------------------------------------------------------------------------------------


def _of_terms(
    evaluator: Evaluator, chosen: TriedWay, other: TriedWay
) -> Iterator[tuple[float, Reason]]:
    """What the evaluation says is better than with the other way, one reason a term."""
    then, now = chosen.terms, other.terms
    for name, text in TEXTS.items():
        change = getattr(then, name) - getattr(now, name)
        yield change, Reason(text, (_points(change),))
    buildings = then.majority - now.majority
    if buildings >= LEAST:
        yield buildings, _of_buildings(evaluator, chosen.game, other.game, buildings)
    wall = then.wall - now.wall
    if wall >= LEAST:
        ends = [way.game.players[evaluator.seat].palace.longest_wall() for way in (other, chosen)]
        longer = (("from", ends[0]), _points(wall), ("to", ends[1]))
        more = Reason("ai-reason-walls", (_points(wall),))
        yield wall, Reason("ai-reason-wall", longer) if ends[1] > ends[0] else more


def _of_buildings(evaluator: Evaluator, then: Game, now: Game, points: float) -> Reason:
    """Name the building type that brings the points, if it is only one."""
    gains = [
        mine - its for mine, its in zip(*(_kinds(evaluator, g) for g in (then, now)), strict=True)
    ]
    best = max(range(len(TYPES)), key=lambda kind: gains[kind])
    if all(abs(gain) < SAME for kind, gain in enumerate(gains) if kind != best):
        return Reason("ai-reason-majority", (_points(points), ("type", TYPES[best])))
    return Reason("ai-reason-buildings", (_points(points),))


def _kinds(evaluator: Evaluator, game: Game) -> list[float]:
    """Give the building points that the seat expects, by building type."""
    counts = standing_counts(game)
    shown = [0] * len(TYPES)
    for tile in game.market:
        if tile and TILE_KIND[tile] == "building":
            shown[TILE_TYPE[tile]] += 1
    return [
        evaluator.kind_points(
            kind, tuple([row[kind] for row in counts]), shown[kind], game.scorings_done
        )[0]
        for kind in range(len(TYPES))
    ]
