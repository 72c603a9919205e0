"""Games to be looked at again: played to the end by computers, and one that goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from attrs import evolve
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.ai_host import demo_config, play_one
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.replay.replayed import Fork, Replay
from alhambra_qt.modules import IDS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.replay.replay_page import ReplayPage
from alhambra_qt.ui.sides.dock import out_of_dock
from tests.controller.test_why import played as with_thoughts
from tests.review.samples import NAMES, game


@cache
def played(seats: int = 4, modules: tuple[str, ...] = (), steps: int = 10_000) -> Session:
    """A game of computers, to its end or for some actions."""
    if not modules:
        session = game(seats)
        return session if steps > len(session.steps) else session.as_it_was(steps)
    config = evolve(demo_config(f"replay-{seats}", "easy", NAMES[:seats]), modules=modules)
    session = Session.new(config)
    while len(session.steps) < steps and play_one(session) is not None:
        pass
    return session


def replay_page(
    ctx: UiContext, session: Session | None = None, share: float = 0.55, viewer: int = 0
) -> ReplayPage:
    """The page of a game at a moment, with two branches."""
    page, game = ReplayPage(ctx), session or played()
    last = len(game.steps)
    forks = (
        Fork(last // 3, "Anna 2", luck=True, end=last // 2),
        Fork(last * 2 // 3, "Anna 1", luck=False, end=last * 5 // 6),
    )
    replay = Replay(game, viewer, forks if game.over else ())
    at = int(last * share)
    page.show_replay(replay, replay.stops.beside(at, "action", 1))
    return page


def seat(ctx: UiContext) -> ReplayPage:
    """The same seen from a seat."""
    page = replay_page(ctx)
    page.look_from(1)
    return page


def hands(ctx: UiContext) -> ReplayPage:
    """All hands pulled out of the dock, where they wait in it."""
    page = replay_page(ctx)
    page.table.table.opened.open(out_of_dock("hand"))
    return page


def why(ctx: UiContext) -> ReplayPage:
    """Open the reasons of a computer for a step."""
    page = replay_page(ctx, with_thoughts(4))
    steps = page.replay.session.steps if page.replay is not None else []
    generator = (k for k, step in enumerate(steps, 1) if step.why and step.why.reasons)
    page.go(next(k for k in generator if not steps[k - 1].ended_turn))
    return page


STATES: dict[str, Callable[[UiContext], QWidget]] = {
    "replay-seat": seat,
    "replay-hands": hands,
    "replay-running": lambda ctx: replay_page(ctx, played(4, (), 120)),
    "replay-all": lambda ctx: replay_page(ctx, played(4, IDS, 600)),
    "replay-why": why,
}
