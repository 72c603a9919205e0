"""People who watch without a seat: how many may come, who is there, and what they may see.

One invitation is for all of them. They see what everybody may see and send nothing; each is named
to everybody at the table. All hands are shown to them ten rounds later, if the host has offered
that and everybody who plays has agreed before the deal.
"""

import time
from collections import deque
from hmac import compare_digest

from attrs import define, field

from alhambra_qt.controller.together import frames
from alhambra_qt.controller.together.chairs import Visitor, apart
from alhambra_qt.controller.together.invitation import new_token
from alhambra_qt.controller.together.names import plain
from alhambra_qt.engine.ids import Seat

USUAL = 4  # people who may watch, unless the host says otherwise
WAITING = 2**20  # bytes for somebody who watches and does not read
COMES, COMES_IN = 32, 10.0  # how often those of one address may come in so many seconds
NAMELESS = "?"


@define(eq=False)
class Gallery:
    """The people who watch.

    Attributes:
        most: how many may watch at once; 0 lets nobody in.
        token: who has it may watch.
        here: who watches now, in the order in which they came.
        expelled: the names of those who were sent away for what they sent, each once.
        offers: whether hands are shown if everybody agrees; from the deal on, whether they are.
        agreed: the seats of people who agree to that.
    """

    most: int = 0
    token: bytes = field(factory=new_token, repr=False)
    here: list[Visitor] = field(factory=list, init=False)
    expelled: list[str] = field(factory=list, init=False)
    offers: bool = field(default=False, init=False)
    agreed: set[Seat] = field(factory=set, init=False)
    _came: deque[tuple[float, str]] = field(
        factory=lambda: deque(maxlen=4 * COMES), init=False, repr=False
    )

    @property
    def names(self) -> list[str]:
        """The names of those who watch now."""
        return [visitor.name for visitor in self.here]

    def refuses(self, hello: frames.Hello, origin: str) -> frames.ByeReason | None:
        """Say why somebody from this address may not watch now; None if they may.

        Whoever comes back is not too many: their former line may not be known as lost yet.
        """
        if not (self.most and compare_digest(self.token.hex(), hello.token)):
            return "void"
        if self.former(hello) is None and len(self.here) >= self.most:
            return "full"
        return None if self._may_come(origin) else "closed"

    def former(self, hello: frames.Hello) -> Visitor | None:
        """Return the former line of somebody who comes back."""
        same = (visitor for visitor in self.here if visitor.computer == hello.computer)
        return next(same, None) if hello.computer else None

    def take_in(self, visitor: Visitor, hello: frames.Hello, taken: set[str]) -> None:
        """Let somebody watch, under a name that nobody else at the table has."""
        visitor.watches, visitor.computer = True, hello.computer
        visitor.name = apart(plain(hello.name) or NAMELESS, {*taken, *self.names})
        self.here.append(visitor)

    def expel(self, name: str) -> None:
        """Remember who was sent away; a crowd drives out the oldest names."""
        self.expelled = [*dict.fromkeys((*self.expelled, name))][-frames.MOST_WATCHERS :]

    def _may_come(self, origin: str) -> bool:
        """Return whether it is not too often; the oldest of all addresses make room."""
        now = time.monotonic()
        while self._came and now - self._came[0][0] > COMES_IN:
            self._came.popleft()
        often = sum(before == origin for _, before in self._came) >= COMES
        if often or len(self._came) == self._came.maxlen:
            return False
        self._came.append((now, origin))
        return True
