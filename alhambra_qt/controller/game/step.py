"""A step of a game: an action that was played, and what listeners are told of it."""

from typing import Literal

from attrs import frozen

from alhambra_qt.controller.faces.scored import ScoredBoard
from alhambra_qt.controller.game.declined import Chance
from alhambra_qt.controller.game.outcome import StepEffect
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.controller.game.whys import Why
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import Seat


@frozen(eq=False)
class PlayedStep:
    """An action that was played: by whom, in which turn, and what happened.

    ``thought`` is what a computer player thought when it chose, ``why`` the same in words;
    ``declined`` is what a person could have done who passed between two turns.
    ``effects`` are what it changed of walls and points.
    """

    seat: Seat
    action: Action
    events: tuple[Event, ...]
    turn: int
    revealed: bool
    scored: tuple[ScoredBoard, ...] = ()
    thought: Thought | None = None
    why: Why | None = None
    declined: Chance | None = None
    effects: tuple[StepEffect, ...] = ()


@frozen
class SessionChange:
    """What listeners are told: ``kind`` is "played", "undone", "redone" or "seated".

    A change of who plays a seat has no steps.
    """

    kind: Literal["played", "undone", "redone", "seated"]
    steps: tuple[PlayedStep, ...]
