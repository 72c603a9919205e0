"""Why an action was chosen and not the next best one, as data.

A reason is the id of a text and its numbers; the texts are in ``i18n/<language>/ai.ftl``. The
numbers are differences between the chosen way and the best one with another first action: of a
named term of the evaluation, or of the rollouts in which both were tried. Without its reason, the
chosen way would be worth exactly that much less. If all ways have the same first action, the
comparison is with doing nothing, as the later actions are no reason for the first.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence

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
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import standing_counts

from .evaluate import Evaluator, shown_by_type
from .intervals import Sample, student
from .terms import Terms

MOST = 3
LEAST = 0.4  # points; smaller differences are not reported
CLEAR = 2.0  # points above which a significant difference is called clear
ERRORS = 2.0  # standard errors above which a difference is significant
SAME = 0.05  # points that vanish when rounded for display
HARDLY = 0.15  # points, rounded to a tenth at most: rollouts of equal things vary so much
MISLED = 2.0  # points by which the sum of reasons may exceed the difference they explain
# One text per term, except that buildings depend on their type and walls on their length.
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
NO_MORE = (EndActions, Place, Reserve, GiveToDirk)  # actions that do not use a further action


@attrs.frozen
class Reason:
    """One reason: the id of its text and the values in it."""

    id: str
    params: tuple[tuple[str, str | int | float], ...] = ()


@attrs.frozen(eq=False)
class TriedWay:
    """A sequence of actions that was carried out on a copy.

    Attributes:
        actions: the actions.
        terms: the value of the resulting position, by term.
        value: its total value in points; from rollouts if there were any.
        game: the resulting position.
        worths: the values of its rollouts; the rollouts with the same index of all ways start
            from the same sampled world.
    """

    actions: tuple[Action, ...]
    terms: Terms
    value: float
    game: Game
    worths: Sequence[float] = ()


def rival_of(ways: Sequence[TriedWay]) -> TriedWay | None:
    """Find the best way whose first action differs from that of the first, the chosen way."""
    first = ways[0].actions[0]
    return next((way for way in ways if way.actions[0] != first), None)


def explain(
    evaluator: Evaluator,
    game: Game,
    ways: Sequence[TriedWay],
    alone: Callable[[], Game],
    win: float = 0.0,
) -> tuple[Reason, ...]:
    """Return up to three reasons: rollouts, tiles made payable, the largest differences of terms.

    ``ways`` are sorted, best first; ``alone`` returns ``game`` after doing nothing more; ``win`` is
    the number of points for winning in the value of rollouts.
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
    lead = _lead(sample, chosen, rival, other)
    against = _against(_differences(chosen, other), lead, sample)
    reasons = [*first, *_fairly(_largest(found), against, lead, MOST - len(first))]
    if not reasons and rival is not None and _same(sample, chosen, rival):
        return (Reason("ai-reason-same"),)
    return tuple(reasons)


def of_terms(evaluator: Evaluator, chosen: TriedWay, other: TriedWay, most: int) -> list[Reason]:
    """Return up to ``most`` reasons for a way against another one, from their terms alone."""
    lead = chosen.terms.total - other.terms.total
    against = _against(_differences(chosen, other), lead, Sample())
    return _fairly(_largest(_of_terms(evaluator, chosen, other)), against, lead, most)


def _largest(found: Iterable[tuple[float, Reason]]) -> list[Reason]:
    """Return the reasons that matter, the most important first."""
    ordered = sorted(found, key=lambda pair: -pair[0])
    return [reason for weight, reason in ordered if weight >= LEAST]


def _points(value: float) -> tuple[str, float]:
    return "points", round(value, 1) + 0.0  # no minus before a zero


def _told(reasons: Sequence[Reason]) -> float:
    return math.fsum([float(dict(reason.params).get("points", 0.0)) for reason in reasons])


# -- for and against --------------------------------------------------------------------------


def _lead(sample: Sample, chosen: TriedWay, rival: TriedWay | None, other: TriedWay) -> float:
    """Return the difference to explain, as displayed."""
    if rival is None:
        return chosen.terms.total - other.terms.total
    return sample.mean if significance(sample) else chosen.value - rival.value


def _differences(chosen: TriedWay, other: TriedWay) -> dict[str, float]:
    return {
        field.name: getattr(chosen.terms, field.name) - getattr(other.terms, field.name)
        for field in attrs.fields(Terms)
    }


def _against(changes: dict[str, float], lead: float, sample: Sample) -> Reason | None:
    """Return a reason for the term that speaks most against the chosen way, or None.

    It may be the rollouts: the amount by which they fall short of the sum of the terms.
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
    """Return the most important reasons, with ``against`` in place of the smallest if needed.

    It is needed if the reasons add up to much more than the lead of the chosen way, which would
    make the move look far better than it is.
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
    """Return whether two ways are equally good."""
    changes = _differences(chosen, rival).values()
    return abs(sample.mean) < HARDLY and all(abs(change) < SAME for change in changes)


# -- rollouts ---------------------------------------------------------------------------------


def _in_common(chosen: TriedWay, other: TriedWay) -> Sample:
    """Compare the rollouts of two ways in the worlds in which both were tried."""
    sample = Sample()
    for mine, its in zip(chosen.worths, other.worths, strict=False):
        sample.add(mine - its)
    return sample


def _of_futures(sample: Sample, win: float) -> list[Reason]:
    """Return the reason that the rollouts give, if they give one."""
    how = significance(sample)
    if not how:
        return []
    numbers = (("n", sample.count), _points(sample.mean))
    width = ("width", round(sample.half_width, 1))
    return [Reason(f"ai-reason-{how}", (*numbers, width, ("win", round(win))))]


def significance(sample: Sample) -> str:
    """Classify differences in points: "clearly" or "slightly" better, a matter of "taste", or "".

    The result is empty if there are too few differences, all are zero, their variance is too
    large, or they favour the other way: the first guess then decided. The test uses rounded
    numbers, so that a displayed lead within its displayed error is never called better.
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
    """Yield the reason that an exact payment gives a further action, which is used."""
    if _plays_on(game, chosen.actions) and not _plays_on(game, other.actions):
        yield evaluator.weights.action, Reason("ai-reason-exact")


def _of_soon(evaluator: Evaluator, game: Game, chosen: TriedWay, other: TriedWay) -> list[Reason]:
    """Return a reason for the best tile that the money taken makes payable exactly next turn.

    The tile must be worth buying, and neither the old hand nor the other way can pay it exactly.
    The reason is given even if the other money is worth as much: people take money for this.
    """
    if not isinstance(chosen.actions[0], TakeMoney):
        return []
    market = _staying(game, chosen.game, other.game)
    held, then, now = (
        game.players[evaluator.seat].hand for game in (game, chosen.game, other.game)
    )
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
    """Return whether a way begins with an exact payment and uses the further action it gives."""
    first = actions[0] if actions else None
    if not isinstance(first, Buy):
        return False
    exact = sum(CARD_VALUE[card] for card in first.cards) == TILE_PRICE[game.market[first.slot]]
    return exact and any(not isinstance(action, NO_MORE) for action in actions[1:])


def _staying(game: Game, *later: Game) -> list[Tile]:
    return [
        tile if all(game.market[slot] == tile for game in later) else 0
        for slot, tile in enumerate(game.market)
    ]


# -- terms ------------------------------------------------------------------------------------


def _of_terms(
    evaluator: Evaluator, chosen: TriedWay, other: TriedWay
) -> Iterator[tuple[float, Reason]]:
    """Yield a reason for each term that is better than with the other way."""
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
    """Return the reason for buildings, naming their type if only one brings the points."""
    gains = [
        mine - its for mine, its in zip(*(_kinds(evaluator, g) for g in (then, now)), strict=True)
    ]
    best = max(range(len(TYPES)), key=lambda kind: gains[kind])
    if all(abs(gain) < SAME for kind, gain in enumerate(gains) if kind != best):
        return Reason("ai-reason-majority", (_points(points), ("type", TYPES[best])))
    return Reason("ai-reason-buildings", (_points(points),))


def _kinds(evaluator: Evaluator, game: Game) -> list[float]:
    """Return the seat's expected building points by building type."""
    counts = standing_counts(game)
    shown = shown_by_type(tuple(game.market))
    return [
        evaluator.kind_points(
            kind, tuple([row[kind] for row in counts]), shown[kind], game.scorings_done
        )[0]
        for kind in range(len(TYPES))
    ]
