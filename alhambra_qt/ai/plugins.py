"""Players by others: a function ``choose(observation) -> action``, found by its entry point.

A package offers players in the entry-point group ``alhambra_qt.players``; the name of the entry
is then good wherever ``alhambra-lab play`` takes a level. ARENA.md says what an observation holds;
``examples`` has a whole player. A player is ordinary code: nothing fences it in or stops its time.
"""

from collections.abc import Callable
from importlib.metadata import entry_points

from alhambra_qt.engine import Game, Observation, observe, why_not
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.codec import action_to_json
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
    try:
        choose = found[0].load()
    except Exception as error:
        raise PlayerFailed(f"the player {name!r} cannot be loaded: {_said(error)}") from error
    if not callable(choose):
        raise PlayerFailed(f"the player {name!r} ({found[0].value}) is no function")
    loaded: Choose = choose
    return loaded


def ask(name: str, choose: Choose, game: Game, seat: Seat) -> Action:
    """Let a player choose for a seat; it is shown what that seat may know, and no more.

    Raises:
        PlayerFailed: if it fails or its answer is no legal action.
    """
    try:
        action = choose(observe(game, seat))
    except Exception as error:
        raise PlayerFailed(f"the player {name!r} failed: {_said(error)}") from error
    if not isinstance(action, Action):
        raise PlayerFailed(f"the player {name!r} answered {action!r:.80}, which is no action")
    try:
        refusal = why_not(game, action)
        answer = str(action_to_json(action))
    except Exception as error:
        raise PlayerFailed(
            f"the player {name!r} answered {action!r:.80}: {_said(error)}"
        ) from error
    if refusal is not None:
        raise PlayerFailed(
            f"the player {name!r} answered {answer:.120}, which is not allowed"
            f" (rule {refusal.rule})"
        )
    return action


def _said(error: Exception) -> str:
    text = " ".join(str(error).split())
    return f"{type(error).__name__}: {text}" if text else type(error).__name__
