"""Windows in one process at one table, over pipes in memory."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
import shiboken6
from attrs import define, field
from PySide6.QtWidgets import QApplication

from alhambra_qt import paths
from alhambra_qt.controller.game.gameconfig import default_config, to_json
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import asking
from alhambra_qt.controller.together import guest as guests
from alhambra_qt.controller.together.hosting import OpenTable
from alhambra_qt.controller.together.invitation import Invitation, Route
from alhambra_qt.controller.together.table import HostTable
from alhambra_qt.engine.ids import Seat
from alhambra_qt.net.channel import MemoryPipe, Pipe
from alhambra_qt.net.sockets import Address, Silence
from alhambra_qt.ui.flows import together
from alhambra_qt.ui.together.lobby import LobbyPage
from alhambra_qt.ui.together.page import TogetherPage
from tests.together.kit import some_action
from tests.ui.window_kit import HereHost, Player


class Port:
    """A port where pipes in memory arrive."""

    address = Address("127.0.0.1", 8765)
    relay: str = "asked"

    def __init__(self, table: HostTable, via: Address | None = None) -> None:
        self.table, self.via, self.closed = table, via, False

    def close(self) -> None:
        """Close it."""
        self.closed = True

    @property
    def addresses(self) -> tuple[Address, ...]:
        """Where others reach it."""
        return (self.address,)

    def invitation(self, seat: Seat) -> Invitation:
        """The invitation to a seat."""
        relay = [] if self.via is None else [Route(self.via, relayed=True)]
        return self.table.invitation(seat, [Route(self.address), *relay])


@define(eq=False)
class Wires:
    """Replaces the network: windows dial the table that was opened last."""

    pipes: list[MemoryPipe] = field(factory=list)
    ports: list[Port] = field(factory=list)
    table: HostTable | None = None
    cut: bool = False
    players: "list[Someone]" = field(factory=list)

    def lay(self, patch: pytest.MonkeyPatch) -> None:
        """Take the place of the network for a while."""
        patch.setattr(together, "open_table", self.open)
        patch.setattr(guests, "dial", self.dial)
        patch.setattr(asking, "dial", self.dial)
        patch.setattr(guests, "SOONEST", 0.01)
        patch.setattr(guests, "LATEST", 0.05)
        patch.setattr(together.TogetherFlow, "interfaces", ("127.0.0.1",))

    def stop(self) -> None:
        """Stop all programs: whoever looks for a table would do so for ever."""
        for player in self.players:
            player.program.stop()

    def open(
        self, table: HostTable, _kept: object, _hosts: object, via: Address | None = None
    ) -> OpenTable:
        """Open a table."""
        self.table = table
        self.ports.append(Port(table, via))
        port: Any = self.ports[-1]
        return OpenTable(table, port)

    def dial(
        self,
        _to: object,
        take: Callable[[Pipe], None],
        failed: Callable[[Silence], None],
        *_: object,
    ) -> None:
        """Connect a guest, or fail while the wires are cut or nobody listens."""
        if self.cut or self.table is None or self.ports[-1].closed:
            failed("nobody")
            return
        there, here = MemoryPipe.pair()
        self.pipes += [there, here]
        self.table.admit(there)
        take(here)

    def pump(self) -> None:
        """Deliver until nothing moves."""
        while sum(pipe.pump() for pipe in tuple(self.pipes)):
            pass
        self.pipes = [pipe for pipe in self.pipes if not (pipe.ended and not pipe.waiting)]

    def lose(self) -> None:
        """Cut all lines."""
        for pipe in self.pipes:
            pipe.close()
        self.pump()


class Someone(Player):
    """Somebody at a window, with a home of their own."""

    def __init__(self, wires: Wires, home: Path, **chosen: Any) -> None:
        paths.use_home(home)
        self.wires = wires
        wires.players.append(self)
        super().__init__(chosen=chosen, host=HereHost)
        _ = self.program.together  # takes its home now

    def events(self, rounds: int = 1) -> None:
        """Let everything happen that is due, at all windows."""
        wires = getattr(self, "wires", None)
        if wires is not None:
            wires.pump()
        super().events(rounds)

    @property
    def join_page(self) -> TogetherPage:
        """The page to open a table or join one."""
        return self.program.together.page()

    @property
    def lobby(self) -> LobbyPage:
        """The lobby."""
        return self.program.together.lobby()

    def prompt(self) -> str:
        """Return the text in the place of the prompt."""
        prompt = self.view.prompt
        return " ".join(
            [self.ctx.text(text) for text in (prompt.title, *(p.text for p in prompt.lines))]
        )


@pytest.fixture
def wires(monkeypatch: pytest.MonkeyPatch) -> Iterator[Wires]:
    """Wires instead of a network."""
    found = Wires()
    found.lay(monkeypatch)
    yield found
    found.stop()


@pytest.fixture(scope="module")
def shared_pair(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Wires, Someone, Someone]]:
    """A host and a guest who stay at their table, and the wires between them."""
    wires, folder = Wires(), tmp_path_factory.mktemp("pair")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(paths.HOME_VARIABLE, str(folder))
        wires.lay(patch)
        found = wires, *begun(wires, folder)
    yield found
    wires.stop()
    for player in wires.players:
        shiboken6.delete(player.window)


@pytest.fixture
def pair(
    shared_pair: tuple[Wires, Someone, Someone], monkeypatch: pytest.MonkeyPatch
) -> tuple[Someone, Someone]:
    """A host and a guest at the table of a game that goes on: one for all tests of a file."""
    wires, host, guest = shared_pair
    wires.lay(monkeypatch)
    paths.use_home(Path(guest.program.folder).parents[1])
    for player in (host, guest):
        while player.notice():
            player.program.window.notice.dismiss()
        player.window.open("game")
    guest.window.activateWindow()
    guest.wait(guest.window.isActiveWindow)
    return host, guest


def at_a_table(
    wires: Wires, folder: Path, names: Sequence[str] = ("Anna", "Marco")
) -> tuple[Someone, Someone]:
    """A host and a guest in the lobby, each in a language; seats beyond these are here."""
    config = default_config(names, humans=len(names))
    host = Someone(wires, folder / "host", last_setup=to_json(config))
    host.program.walk("together")
    host.join_page.opens.finds.set_value("invited")
    host.join_page.opens.ask()
    for seat in range(2, len(names)):
        host.lobby.wish("seat", seat, "here")
    guest = Someone(wires, folder / "guest", language="it")
    guest.program.walk("together")
    guest.join_page.name.setText("Marco")
    come(guest, host)
    return host, guest


def come(guest: Someone, host: Someone) -> None:
    """Join by the invitation to seat 2."""
    facts = host.lobby.facts
    assert facts is not None
    guest.join_page.joins.paste(facts.invitations[1])
    guest.join_page.joins.ask()
    guest.wait(lambda: guest.window.shown == "lobby", "nobody came to the lobby")


def begun(
    wires: Wires, folder: Path, names: Sequence[str] = ("Anna", "Marco")
) -> tuple[Someone, Someone]:
    """A host and a guest at the table of a game."""
    host, guest = at_a_table(wires, folder, names)
    host.lobby.go_on()
    guest.wait(lambda: guest.window.shown == "game", "no game began")
    host.events(3)
    return host, guest


def invited(wires: Wires, folder: Path, session: Session) -> tuple[Someone, Someone]:
    """A host who has opened a running game to a guest in its second seat."""
    host = Someone(wires, folder / "host")
    host.open(session, settled=False)
    host.program.walk("invite")
    guest = Someone(wires, folder / "guest", language="it")
    guest.program.walk("together")
    come(guest, host)
    host.lobby.go_on()
    guest.wait(lambda: guest.window.shown == "game", "no game began")
    host.events(3)
    return host, guest


def leave(host: Someone) -> None:
    """Leave the game, which closes the table for everybody who is there."""
    for _ in range(1 + (host.window.question is not None)):
        host.program.walk("leave")


def play(host: Someone, guest: Someone, most: int = 1000, roll: Random | None = None) -> None:
    """Play at random at both windows: so many actions, or to the end."""
    roll, session = roll or Random(0), host.game.desk.session
    for _ in range(most):
        seat, steps = session.to_move, len(session.steps)
        if seat is None:
            break
        player = guest if seat == 1 else host
        mine = player.game.desk.session
        player.wait(partial(_has, mine, steps), "the guest lags behind")
        mine.play(some_action(mine, seat, roll))
        host.wait(partial(_has, session, steps + 1), "nobody moved")
    guest.wait(partial(_has, guest.game.desk.session, len(session.steps)))


def _has(session: Session, steps: int) -> bool:
    return len(session.steps) >= steps
