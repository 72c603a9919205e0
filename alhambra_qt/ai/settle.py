"""Carry out an action and answer the small questions that follow from it.

A purchase may ask who moves in, an auction what others bid. To evaluate an action, a computer
player chooses the answer that looks best at once for itself and declines for the others. It stops
before steps that draw hidden pieces and before the end of the game, as positions after them would
not be comparable with the others.
"""

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.play import answers
from alhambra_qt.engine.rules import Game

from .evaluate import Evaluator
from .placing import ASIDE, Arranged, arrange

OPEN = ("turn", "turn_end", "window")  # questions that are not answered in advance
QUIET = ("tiles_placed", "building_done", "hand_chests")  # steps that neither ask nor score
# Steps that draw hidden pieces or end the game.
LOUD = ("refill_money", "refill_tiles", "dirk_draws", "end_check", "next_turn", "game_over")
MOST_QUESTIONS = 8
MOST_ANSWERS = 16  # maximum number of answers tried for such a question


def settled(evaluator: Evaluator, game: Game, width: int) -> list[Arranged]:
    """Put held tiles away and answer the questions that follow; the best way comes first.

    ``game`` may be modified. The ways differ in the place of the first tile.
    """
    return [_followed(evaluator, way) for way in _put_away(evaluator, game, width)]


def settled_best(evaluator: Evaluator, game: Game, width: int) -> Arranged:
    """Do the same for the best way only, skipping the questions of the others."""
    return _followed(evaluator, _put_away(evaluator, game, width)[0])


def _put_away(evaluator: Evaluator, game: Game, width: int) -> list[Arranged]:
    """Answer the questions before tiles are put away, then put them away."""
    for _ in range(MOST_QUESTIONS):
        if not _asks(evaluator, game):
            break
        if game.frame.seat == evaluator.seat and game.frame.kind in ASIDE:
            return arrange(evaluator, game, width)
        _put(game, _answer(evaluator, game))
    terms = evaluator.terms(game)
    return [Arranged(game, (), terms, terms.total)]


def _followed(evaluator: Evaluator, way: Arranged) -> Arranged:
    """Answer the questions raised by placing a tile; further tiles count as held aside."""
    game = way.game
    if not _asks(evaluator, game) or game.frame.kind in ASIDE:
        return way
    for _ in range(MOST_QUESTIONS):
        if not _asks(evaluator, game):
            break
        if game.frame.seat == evaluator.seat and game.frame.kind in ASIDE:
            rest = arrange(evaluator, game, 1)[0]
            return Arranged(rest.game, (*way.actions, *rest.actions), rest.terms, rest.total)
        _put(game, _answer(evaluator, game))
    terms = evaluator.terms(game)
    return Arranged(game, way.actions, terms, terms.total)


def carry_out(game: Game, action: Action) -> None:
    """Carry out an action and the automatic steps after it, up to one that draws or ends the game.

    A scoring among these is counted, as some answers only matter there.
    """
    _put(game, action)
    steps = game.rules.steps
    while game.decisions and game.frame.kind in steps and game.frame.kind not in LOUD:
        steps[game.frame.kind](game, game.frame)


def _put(game: Game, action: Action) -> None:
    game.rules.handlers[type(action)].run(game, game.frame.seat, action)


def _asks(evaluator: Evaluator, game: Game) -> bool:
    """Return whether a minor question is open, before the next major decision.

    The placing of tiles by others is a major decision and stays open.
    """
    while game.decisions and game.frame.kind in QUIET and game.frame.kind in game.rules.steps:
        game.rules.steps[game.frame.kind](game, game.frame)
    if not game.decisions or game.frame.kind in OPEN:
        return False
    if game.frame.kind in ASIDE and game.frame.seat != evaluator.seat:
        return False
    return game.frame.kind in game.rules.decisions


def _answer(evaluator: Evaluator, game: Game) -> Action:
    """Choose an answer: other seats decline, the own seat takes the best one at once."""
    options = answers(game)
    if game.frame.seat != evaluator.seat:
        return next((action for action in options if action.declines), options[0])
    if len(options) == 1:
        return options[0]
    step = -(-len(options) // MOST_ANSWERS)
    return max(options[::step], key=lambda action: _value(evaluator, game, action))


def _value(evaluator: Evaluator, game: Game, action: Action) -> float:
    tried = game.clone()
    _put(tried, action)
    return evaluator.terms(tried, deep=False).total
