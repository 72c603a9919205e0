"""Reasons for a move that no hidden card can change, for those who look on while a game runs.

A player's own reasons compare with its next best move, and that depends on its hand. Those here are
computed from what an onlooker without a seat observes before and after the move: deal everything
hidden anew, and they stay the same. They compare with doing nothing.
"""

from collections.abc import Sequence

from alhambra_qt.engine.actions import Action, EndTurn, GiveToDirk, Place, Reserve
from alhambra_qt.engine.building import spots, walls_of
from alhambra_qt.engine.events import Bought, Event, Passed
from alhambra_qt.engine.ids import NOBODY_LOOKING
from alhambra_qt.engine.observe import observe
from alhambra_qt.engine.play import answers
from alhambra_qt.engine.rules import Game
from alhambra_qt.engine.scoring import standing_counts

from .evaluate import Evaluator
from .reasons import MOST, Reason, TriedWay, of_terms
from .weights import BALANCED

# Answers that no hidden card makes legal or illegal.
OPEN: frozenset[type[Action]] = frozenset({EndTurn, GiveToDirk, Place, Reserve})


def open_reasons(before: Game, after: Game, events: Sequence[Event]) -> tuple[Reason, ...]:
    """Return up to three reasons for a move, from the whole game before and after it.

    ``events`` happened in between. Hidden pieces are removed before anything is evaluated.
    """
    before, after = (observe(game, NOBODY_LOOKING, memory=False).game for game in (before, after))
    if any(isinstance(event, Passed) for event in events) or _forced(before):
        return (Reason("ai-reason-only"),)
    if before.reveals != after.reveals or before.scorings_done != after.scorings_done:
        return ()  # the player did not know what would be drawn
    evaluator = Evaluator(before, before.frame.seat, BALANCED)
    exact = [Reason("ai-reason-exact")] if _plays_on(before, after, events) else []
    chosen, other = _way(evaluator, _built(evaluator, before, after)), _way(evaluator, before)
    return (*exact, *of_terms(evaluator, chosen, other, MOST - len(exact)))


def _forced(game: Game) -> bool:
    """Return whether everybody knows that the question has only one answer."""
    kind, handlers = game.frame.kind, game.rules.handlers
    kinds = {action for action, handler in handlers.items() if kind in handler.frames}
    return kinds <= OPEN and len(answers(game)) == 1


def _plays_on(before: Game, after: Game, events: Sequence[Event]) -> bool:
    """Return whether an exact payment gave another action."""
    exact = any(isinstance(event, Bought) and not event.overpaid for event in events)
    return exact and before.frame.kind == "turn" and before.frame == after.frame


def _way(evaluator: Evaluator, game: Game) -> TriedWay:
    terms = evaluator.terms(game)
    return TriedWay((), terms, terms.total, game)


def _built(evaluator: Evaluator, before: Game, after: Game) -> Game:
    """Return the later game with what was bought in between at its best place."""
    seat, game = evaluator.seat, after.clone()
    player = game.players[seat]
    for tile in [tile for tile in player.bought if tile not in before.players[seat].bought]:
        counts, cells = standing_counts(game), spots(game, seat, tile)
        values = evaluator.on_cells(game, counts, tile, cells)
        player.bought.remove(tile)
        if max(values, default=0.0) > evaluator.kept_back(game, counts, tile):
            player.palace = player.palace.clone()
            player.palace.place(tile, cells[values.index(max(values))], walls_of(player, tile))
        else:
            player.reserve.append(tile)
    return game
