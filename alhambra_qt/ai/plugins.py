"""Third-party players: a function ``choose(observation) -> action``, found by its entry point.

A package registers players in the entry-point group ``alhambra_qt.players``; ``alhambra-lab play``
then accepts the entry's name in place of a level. docs/ARENA.md describes observations;
``examples`` contains a complete player. A player is ordinary code: it runs without a sandbox and
without a time limit.
"""

import json
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import entry_points
from operator import index
from pathlib import Path

from alhambra_qt.engine import Game, Observation, observe, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_from_json, action_to_json
from alhambra_qt.engine.errors import AlhambraError
from alhambra_qt.engine.ids import Seat

GROUP = "alhambra_qt.players"

Choose = Callable[[Observation], Action]


class PlayerFailed(AlhambraError):
    """A third-party player could not be loaded, failed, or broke a rule."""


def names() -> tuple[str, ...]:
    """List the names of the players in installed packages."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


def load(name: str) -> Choose:
    """Load a player.

    Raises:
        PlayerFailed: if no player has this name, or it cannot be imported.
    """
    found = tuple(entry_points(group=GROUP, name=name))
    if not found:
        raise PlayerFailed(f"the player {name!r} is not installed")
    with _blaming(name, "cannot be loaded"):
        choose = found[0].load()
    if not callable(choose):
        raise PlayerFailed(f"the player {name!r} ({found[0].value}) is no function")
    loaded: Choose = choose
    return loaded


def ask(name: str, choose: Choose, game: Game, seat: Seat) -> Action:
    """Let a player choose for a seat, from that seat's observation only.

    Its answer is converted to JSON and back, so that none of its objects enters the game.

    Raises:
        PlayerFailed: if it fails or its answer is not a legal action.
    """
    with _blaming(name, "failed"):
        action = choose(observe(game, seat))
    kind = type(action)  # not ``__class__``, which an object can fake
    if not issubclass(kind, Action):
        raise PlayerFailed(f"the player {name!r} answered with {_short(kind)}, which is no action")
    with _blaming(name, "answered with what is no action"):
        text = json.dumps(action_to_json(action), default=index)
        action = action_from_json(json.loads(text))
        refusal = why_not(game, action)
    if refusal is not None:
        raise PlayerFailed(
            f"the player {name!r} answered {text:.120}, which is not allowed (rule {refusal.rule})"
        )
    return action


@contextmanager
def _blaming(name: str, what: str) -> Iterator[None]:
    """Convert any exception in the block, even SystemExit, to PlayerFailed for this player."""
    try:
        yield
    except BaseException as error:
        raise PlayerFailed(f"the player {name!r} {what}: {_said(error)}") from error


def _said(error: BaseException) -> str:
    """Describe an error by type and place, without its message, which may reveal a hand."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{_short(type(error))} in {Path(frame.filename).name}, line {frame.lineno}"


def _short(kind: type) -> str:
    name: str = type.__dict__["__name__"].__get__(kind)  # bypasses the metaclass
    return " ".join(name.split())[:60]
