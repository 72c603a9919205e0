"""What becomes of an action once the small questions that follow from it are answered.

A purchase may ask who moves in, an auction what others bid. To weigh an action, a computer player
answers for itself what looks best at once, and lets the others decline. What follows is left alone
where it draws from a guess: the next refill, and the end of the game, would be weighed otherwise
than the positions that they are compared with.
"""

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.play import answers
from alhambra_qt.engine.state import Game

from .evaluate import Evaluator
from .placing import ASIDE, Arranged, arrange

OPEN = ("turn", "turn_end", "window")  # questions that are not answered in advance
QUIET = ("tiles_placed", "building_done", "hand_chests")  # steps that ask and count nothing
# Steps that draw what is only guessed, or end the game.
LOUD = ("refill_money", "refill_tiles", "dirk_draws", "end_check", "next_turn", "game_over")
MOST_QUESTIONS = 8
MOST_ANSWERS = 16  # of a question in between, so many answers are tried


def settled(evaluator: Evaluator, game: Game, width: int) -> list[Arranged]:
    """Put held tiles away and answer what follows; the best way comes first.

    The game may be changed. Several ways differ in where the first tile goes.
    """
    return [_followed(evaluator, way) for way in _put_away(evaluator, game, width)]


def settled_best(evaluator: Evaluator, game: Game, width: int) -> Arranged:
    """Do the same for the best way alone: what the others would ask is not looked at."""
    return _followed(evaluator, _put_away(evaluator, game, width)[0])


def _put_away(evaluator: Evaluator, game: Game, width: int) -> list[Arranged]:
    """Answer what comes before tiles are put away, then put them away."""
    for _ in range(MOST_QUESTIONS):
        if not _asks(evaluator, game):
            break
        if game.frame.seat == evaluator.seat and game.frame.kind in ASIDE:
            return arrange(evaluator, game, width)
        _put(game, _answer(evaluator, game))
    terms = evaluator.terms(game)
    return [Arranged(game, (), terms, terms.total)]


def _followed(evaluator: Evaluator, way: Arranged) -> Arranged:
    """Answer what placing a tile has asked; further tiles count as they lie aside."""
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
    """Carry out an action and what follows by itself, up to what draws or ends the game.

    A scoring that follows is made: only there some answers count.
    """
    _put(game, action)
    steps = game.rules.steps
    while game.decisions and game.frame.kind in steps and game.frame.kind not in LOUD:
        steps[game.frame.kind](game, game.frame)


def _put(game: Game, action: Action) -> None:
    game.rules.handlers[type(action)].run(game, game.frame.seat, action)


def _asks(evaluator: Evaluator, game: Game) -> bool:
    """Whether a question is open that comes before the next decision of weight.

    Where others put their tiles is such a decision: it is left to them.
    """
    while game.decisions and game.frame.kind in QUIET and game.frame.kind in game.rules.steps:
        game.rules.steps[game.frame.kind](game, game.frame)
    if not game.decisions or game.frame.kind in OPEN:
        return False
    if game.frame.kind in ASIDE and game.frame.seat != evaluator.seat:
        return False
    return game.frame.kind in game.rules.decisions


def _answer(evaluator: Evaluator, game: Game) -> Action:
    """Answer a question: others decline, the seat takes what looks best at once."""
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
