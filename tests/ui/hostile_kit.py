"""A window as the guest of a table that says what it likes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from attrs import define, field
from PySide6.QtGui import QAccessible

from alhambra_qt import __version__, faults
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.invitation import Invitation, Route
from alhambra_qt.net.channel import MemoryPipe, Pipe
from alhambra_qt.net.sealing import TableEnd, new_key, public_key
from alhambra_qt.net.sockets import Address
from alhambra_qt.ui.flows.faults import FaultFlow
from alhambra_qt.ui.together.page import TogetherPage
from tests.net.kit import End
from tests.together.altered import altered
from tests.together.kit import at_once
from tests.ui.together_kit import Someone, Wires
from tests.ui.window_kit import accessible_texts

WAY = Route(Address("127.0.0.1", 8765))


@define(eq=False)
class Prey:
    """A guest's window, and the table that says what it likes.

    Attributes:
        found: the errors that nobody caught.
        tries: how many frames were altered.
        ended: how often the guest has left for that, and how often without saying why: ``silent``.
    """

    guest: Someone
    wires: Wires
    found: faults.Faults = field(factory=faults.Faults)
    key: bytes = field(factory=new_key)
    end: End = field(factory=End)
    tries: int = 0
    ended: int = 0
    silent: int = 0

    @classmethod
    def of(cls, wires: Wires, folder: Path) -> Prey:
        """Open the window, with a reader that asks for everything."""
        QAccessible.setActive(True)
        prey = cls(Someone(wires, folder), wires)
        prey.found.install()
        FaultFlow(prey.guest.window, prey.found)
        return prey

    def close(self) -> None:
        """Hear of errors no more."""
        self.found.remove()
        QAccessible.setActive(False)

    def dial(self, _to: object, take: Callable[[Pipe], None], *_: object) -> None:
        """Answer as the table."""
        there, here = MemoryPipe.pair()
        self.wires.pipes += [there, here]
        self.end = End()
        self.end.lay(there, TableEnd(self.key, frames.PROTOCOL, __version__), at_once)
        take(here)

    def come(self) -> None:
        """Join the table."""
        guest = self.guest
        guest.program.together.close()
        if guest.program.running.game is not None:
            guest.program.running.leave()
        while guest.notice():
            guest.program.window.notice.dismiss()
        self.key = new_key()
        asked = Invitation(public_key(self.key), bytes([7] * 16), (WAY,))
        guest.program.together.page.open()
        guest.program.together.join(asked)
        guest.events(2)

    @property
    def is_here(self) -> bool:
        """Whether the guest still listens."""
        joined = self.guest.program.together.guest
        return joined is not None and joined.is_here and not self.end.ends

    @property
    def page(self) -> TogetherPage:
        """The page whose foot says why a table was left while no game went on."""
        return self.guest.program.together.page()

    def say(self, data: bytes) -> None:
        """Send a frame and let everything that follows happen."""
        self.end.channel.send(data)
        self.guest.events(2)

    def attack(self, honest: Sequence[bytes], roll: Random) -> None:
        """Join, and hear a game of which frames are altered until the guest has left."""
        self.come()
        self.page.footer.say("")
        rate = roll.choice((0.2, 0.5, 1.0))
        for right in honest:
            hit = roll.random() < rate
            self.say(altered(right, honest, roll) if hit else right)
            self.tries += hit
            if self.found.found:
                return
            if not self.is_here:
                self.ended += 1
                self.silent += not (self.guest.notice() or self.page.footer.words)
                return
            if hit:
                self.look()

    def look(self) -> None:
        """See and hear all that is shown."""
        accessible_texts(self.guest.window)
        self.guest.window.grab()
