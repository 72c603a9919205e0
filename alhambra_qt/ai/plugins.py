"""Players by others: a function ``choose(observation) -> action``, found by its entry point.

A package offers players in the entry-point group ``alhambra_qt.players``; the name of the entry
is then good wherever ``alhambra-lab play`` takes a level. docs/ARENA.md says what an observation
holds; ``examples`` has a whole player. A player is ordinary code: nothing fences it in or
stops its time.
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
    """A player of somebody else could not be loaded, failed, or broke a rule; says which."""


def names() -> tuple[str, ...]:
    """List the players that installed packages offer."""
    return tuple(sorted({entry.name for entry in entry_points(group=GROUP)}))


def load(name: str) -> Choose:
    """Load a player.

    Raises:
        PlayerFailed: if there is none of this name, or it cannot be imported.
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
    """Let a player choose for a seat; it is shown what that seat may know, and no more.

    Its answer is written and read again, so that nothing of its own comes into the game.

    Raises:
        PlayerFailed: if it fails or its answer is no legal action.
    """
    with _blaming(name, "failed"):
        action = choose(observe(game, seat))
    kind = type(action)  # what an object says of its class need not be so
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
    """Say of whatever ends what is done here that it was this player, also of an exit."""
    try:
        yield
    except BaseException as error:
        raise PlayerFailed(f"the player {name!r} {what}: {_said(error)}") from error


def _said(error: BaseException) -> str:
    """Say what was raised where; its message, which may tell a hand, is left out."""
    frame = traceback.extract_tb(error.__traceback__)[-1]
    return f"{_short(type(error))} in {Path(frame.filename).name}, line {frame.lineno}"


def _short(kind: type) -> str:
    name: str = type.__dict__["__name__"].__get__(kind)  # not what its metaclass says
    return " ".join(name.split())[:60]
