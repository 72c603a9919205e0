"""What becomes of an action once the small questions that follow from it are answered.

A purchase may ask who moves in, an auction what others bid. To weigh an action, a computer player
answers for itself what looks best at once, and lets the others decline.
"""

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.play import apply_unchecked, legal_actions
from alhambra_qt.engine.state import Game

from .evaluate import Evaluator
from .placing import ASIDE, Arranged, arrange

OPEN = ("turn", "turn_end", "window")  # questions that are not answered in advance
QUIET = ("tiles_placed",)  # steps that may ask and reveal nothing
MOST_QUESTIONS = 8
MOST_ANSWERS = 8


def settled(evaluator: Evaluator, game: Game, width: int) -> list[Arranged]:
    """Put held tiles away and answer what follows; the best way comes first.

    The game may be changed. Several ways differ in where the first tile goes.
    """
    for _ in range(MOST_QUESTIONS):
        if not _asks(game):
            break
        if game.frame.seat == evaluator.seat and game.frame.kind in ASIDE:
            return [_followed(evaluator, way) for way in arrange(evaluator, game, width)]
        apply_unchecked(game, _answer(evaluator, game))
    terms = evaluator.terms(game)
    return [Arranged(game, (), terms, terms.total)]


def _followed(evaluator: Evaluator, way: Arranged) -> Arranged:
    """Answer what placing a tile has asked; further tiles count as they lie aside."""
    game = way.game
    if not _asks(game) or game.frame.kind in ASIDE:
        return way
    for _ in range(MOST_QUESTIONS):
        if not _asks(game):
            break
        if game.frame.seat == evaluator.seat and game.frame.kind in ASIDE:
            rest = arrange(evaluator, game, 1)[0]
            return Arranged(rest.game, (*way.actions, *rest.actions), rest.terms, rest.total)
        apply_unchecked(game, _answer(evaluator, game))
    terms = evaluator.terms(game)
    return Arranged(game, way.actions, terms, terms.total)


def _asks(game: Game) -> bool:
    """Whether a question is open that comes before the next decision of weight."""
    while game.decisions and game.frame.kind in QUIET:
        game.rules.steps[game.frame.kind](game, game.frame)
    if not game.decisions or game.frame.kind in OPEN:
        return False
    return game.frame.kind in game.rules.decisions


def _answer(evaluator: Evaluator, game: Game) -> Action:
    """Answer a question: others decline, the seat takes what looks best at once."""
    options = legal_actions(game)
    if game.frame.seat != evaluator.seat:
        return next((action for action in options if action.declines), options[0])
    if len(options) == 1:
        return options[0]
    step = -(-len(options) // MOST_ANSWERS)
    return max(options[::step], key=lambda action: _value(evaluator, game, action))


def _value(evaluator: Evaluator, game: Game, action: Action) -> float:
    tried = game.clone()
    apply_unchecked(tried, action)
    return evaluator.terms(tried, deep=False).total
