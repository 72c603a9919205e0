"""Why an action was chosen: the terms of the evaluation that it changes most, as data.

A reason is the id of a text and the numbers for it; the texts are ``i18n/<language>/ai.ftl``.
"""

from collections.abc import Iterator, Sequence

import attrs

from alhambra_qt.engine.actions import Action, Buy, TakeMoney
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_KIND, TILE_PRICE, TILE_TYPE, TYPES
from alhambra_qt.engine.scoring import standing_counts
from alhambra_qt.engine.state import Game

from .evaluate import Evaluator, Terms

MOST = 3
LEAST = 0.4  # smaller differences are no reason


@attrs.frozen
class Reason:
    """One reason: the id of its text and the values in it."""

    id: str
    params: tuple[tuple[str, str | int | float], ...] = ()


def explain(
    evaluator: Evaluator,
    before: Game,
    after: Game,
    actions: Sequence[Action],
    terms: Terms,
) -> tuple[Reason, ...]:
    """Give up to three reasons for a plan, those that change most first.

    ``before`` is the position without it, ``after`` the one it leads to, weighed as ``terms``.
    """
    found = [
        *_of_deeds(evaluator, before, after, actions),
        *_of_terms(evaluator, before, after, terms),
    ]
    found.sort(key=lambda pair: -pair[0])
    return tuple(reason for weight, reason in found[:MOST] if weight >= LEAST)


def _points(value: float) -> tuple[str, float]:
    return "points", round(value, 1)


def _of_deeds(
    evaluator: Evaluator, before: Game, after: Game, actions: Sequence[Action]
) -> Iterator[tuple[float, Reason]]:
    """What an action is by itself: it is paid exactly, or makes an exact payment possible."""
    first = actions[0]
    if isinstance(first, Buy):
        price = TILE_PRICE[before.market[first.slot]]
        if sum(CARD_VALUE[card] for card in first.cards) == price:
            yield evaluator.weights.action, Reason("ai-reason-exact")
    if isinstance(first, TakeMoney):
        then = after.players[evaluator.seat].hand
        now = before.players[evaluator.seat].hand
        for worth, slot in evaluator.newly_exact(now, then, before.market):
            tile = before.market[slot]
            if TILE_KIND[tile] == "building":
                params = (("price", TILE_PRICE[tile]), ("type", TYPES[TILE_TYPE[tile]]))
                yield worth, Reason("ai-reason-soon", params)


def _of_terms(
    evaluator: Evaluator, before: Game, after: Game, then: Terms
) -> Iterator[tuple[float, Reason]]:
    """What the evaluation says has changed."""
    now = evaluator.terms(before)
    kind, gain = _best_kind(evaluator, before, after)
    if gain > 0:
        yield gain, Reason("ai-reason-majority", (_points(gain), ("type", TYPES[kind])))
    rivals = then.rivals - now.rivals
    yield rivals, Reason("ai-reason-rivals", (_points(rivals),))
    wall = then.wall - now.wall
    lengths = [game.players[evaluator.seat].palace.longest_wall() for game in (before, after)]
    yield wall, Reason("ai-reason-wall", (("from", lengths[0]), _points(wall), ("to", lengths[1])))
    for change, name in (
        (then.room - now.room, "ai-reason-room"),
        (then.reserve - now.reserve, "ai-reason-reserve"),
        (then.lines - now.lines, "ai-reason-lines"),
        (then.money - now.money, "ai-reason-money"),
        (then.window - now.window, "ai-reason-window"),
    ):
        yield change, Reason(name, (_points(change),))


def _best_kind(evaluator: Evaluator, before: Game, after: Game) -> tuple[int, float]:
    """Find the building type in which the seat is expected to gain most."""
    tables = [standing_counts(game) for game in (before, after)]
    best, most = 0, 0.0
    for kind in range(len(TYPES)):
        values = []
        for game, counts in zip((before, after), tables, strict=True):
            shown = sum(
                1
                for tile in game.market
                if tile and TILE_KIND[tile] == "building" and TILE_TYPE[tile] == kind
            )
            column = tuple(row[kind] for row in counts)
            values.append(evaluator.kind_points(kind, column, shown, game.scorings_done)[0])
        if values[1] - values[0] > most:
            best, most = kind, values[1] - values[0]
    return best, most
