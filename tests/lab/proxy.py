"""A line that is slow and breaks: what comes is passed on later, and every so often it is cut."""

import contextlib
import socket
import threading
import time
from random import Random

from attrs import define, field


@define(eq=False)
class Proxy:
    """Stands between guests and a port of this computer.

    Attributes:
        delay: seconds each way.
        lasts: bytes after which a connection is cut, at random around this number.
    """

    port: int
    delay: float
    lasts: int
    roll: Random
    cuts: int = field(default=0, init=False)
    _door: socket.socket = field(init=False)

    def __attrs_post_init__(self) -> None:
        self._door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self._serve, daemon=True).start()

    @property
    def address(self) -> str:
        """Where it listens."""
        return f"127.0.0.1:{self._door.getsockname()[1]}"

    def close(self) -> None:
        """Listen no more."""
        self._door.close()

    def _serve(self) -> None:
        while True:
            try:
                guest, _ = self._door.accept()
            except OSError:
                return
            try:
                table = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                guest.close()
                continue
            left = [self.roll.randrange(self.lasts // 2, 2 * self.lasts)]
            for one, other in ((guest, table), (table, guest)):
                threading.Thread(target=self._pass, args=(one, other, left), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket, left: list[int]) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(4096):
                time.sleep(self.delay)
                left[0] -= len(data)
                if left[0] < 0:
                    self.cuts += 1
                    other.sendall(data[: len(data) // 2])
                    break
                other.sendall(data)
        for end in (one, other):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
