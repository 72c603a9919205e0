"""Ask a table whose turn it is, without taking a seat."""

from collections.abc import Callable
from functools import partial

from attrs import define, field

from alhambra_qt import __version__
from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.invitation import Invitation
from alhambra_qt.net.channel import Channel, Pipe, ToMain
from alhambra_qt.net.sealing import GuestEnd
from alhambra_qt.net.sockets import dial


@define(eq=False)
class Inquiry:
    """A question to a table where a seat is kept.

    Attributes:
        on_answer: called once with what the table says; never if it does not answer.
    """

    invitation: Invitation
    to_main: ToMain
    on_answer: Callable[[frames.Turn], None]
    _way: int = field(default=0, init=False)

    def ask(self) -> None:
        """Ask, at one address after the other until somebody answers."""
        if self._way >= len(self.invitation.ways):
            return
        way = self.invitation.ways[self._way]
        path = f"/guest/{self.invitation.room}" if way.relayed else "/"
        dial(way.address, self._take, lambda _: self.to_main(self._go_on), path)

    def _go_on(self) -> None:
        self._way += 1
        self.ask()

    def _take(self, pipe: Pipe) -> None:
        channel = Channel(
            pipe,
            GuestEnd(self.invitation.key, frames.PROTOCOL, __version__),
            self.to_main,
            on_open=lambda: channel.send(frames.written(hello)),
            on_message=lambda data: self._came(channel, data),
            on_closed=lambda wrong: None if wrong is None else self._go_on(),
        )
        hello = frames.Hello(token=self.invitation.token.hex(), asks=True)
        channel.begin()

    def _came(self, channel: Channel, data: bytes) -> None:
        channel.close()
        try:
            frame = frames.read_down(data)
        except frames.BadFrame:
            return
        if isinstance(frame, frames.Turn):
            self.to_main(partial(self.on_answer, frame))
