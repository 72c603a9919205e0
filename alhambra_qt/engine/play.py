"""The public functions for playing: list actions, explain refusals, apply actions."""

from .actions import Action
from .contracts import OWN_TURN
from .errors import IllegalAction
from .events import Event
from .ids import Seat
from .refusal import Refusal
from .rules import Game


def to_move(game: Game) -> Seat | None:
    """Return the seat that must choose, None when the game is over.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> to_move(game)
    0
    """
    return game.decisions[-1].seat if game.decisions else None


def legal_actions(game: Game) -> list[Action]:
    """List the legal actions of the seat that must choose.

    Of the possible payments, only exact ones and those in which every card is needed are listed;
    ``why_not`` and ``apply`` accept any other payment that the rules allow.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> legal_actions(game)[0]
    TakeMoney(cards=(8,))
    """
    return answers(game) + free_acts(game) if game.rules.free_acts else answers(game)


def answers(game: Game) -> list[Action]:
    """List the legal actions that answer the current question: all but the free acts.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> answers(game) == legal_actions(game)  # no module knows a free act
    True
    """
    if not game.decisions:
        return []
    frame = game.decisions[-1]
    return game.rules.decisions[frame.kind].options(game, frame)


def free_acts(game: Game) -> list[Action]:
    """List the free acts of the seat that must choose: optional, and the question stays open.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> free_acts(new_game(Setup(seats=3, seed="a", modules=("bonus",))))  # no tile stands yet
    []
    """
    out: list[Action] = []
    if game.decisions and game.frame.kind in OWN_TURN:
        for add in game.rules.free_acts:
            add(game, game.frame.seat, out)
    return out


def why_not(game: Game, action: Action) -> Refusal | None:
    """Return the rule that forbids an action now, with the places to mark; None if it is legal.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> from alhambra_qt.engine.actions import Pass, TakeMoney
    >>> why_not(game, Pass()).rule
    'turn.pass'
    >>> why_not(game, TakeMoney(cards=(8,))) is None
    True
    """
    if not game.decisions:
        return Refusal("end.trigger", params=(("reason", "over"),))
    frame = game.decisions[-1]
    handler = game.rules.handlers.get(type(action))
    if handler is None:
        return Refusal("module.off", params=(("action", action.name),))
    if frame.kind not in handler.frames:
        closed = handler.closed or game.rules.decisions[frame.kind].closed
        return Refusal(closed, params=(("reason", "not_now"), ("frame", frame.kind)))
    return handler.check(game, frame.seat, action)


def apply(game: Game, action: Action) -> list[Event]:
    """Carry out an action and everything that follows, up to the next choice; return the events.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> apply(game, legal_actions(game)[0])
    [TookMoney(seat=0, cards=(8,))]

    Raises:
        IllegalAction: if the rules forbid it; nothing was changed.
    """
    refusal = why_not(game, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    recorded: list[Event] = []
    game.events = recorded
    try:
        apply_unchecked(game, action)
    finally:
        game.events = None
    return recorded


def apply_unchecked(game: Game, action: Action) -> None:
    """Carry out an action that the caller knows to be legal, without returning events.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> game = new_game(Setup(seats=3, seed="a"))
    >>> apply_unchecked(game, legal_actions(game)[0])
    >>> game.turn  # the turn is over but for its last question
    0
    """
    game.rules.handlers[type(action)].run(game, game.decisions[-1].seat, action)
    run_steps(game)


def run_steps(game: Game) -> None:
    """Run the steps on top of the stack up to the next question or the end of the game."""
    steps = game.rules.steps
    decisions = game.decisions
    while decisions:
        step = steps.get(decisions[-1].kind)
        if step is None:
            return
        step(game, decisions[-1])
