"""Where one reads in the rulebook, and the places that were read before."""

from __future__ import annotations

from attrs import frozen

HISTORY = 100


@frozen
class ReadingPlace:
    """Where one reads: the key of a part, its paragraph ("" is the beginning), or a search."""

    part: str = "setup"
    rule: str = ""
    query: str = ""


class Trail:
    """The places before and, after going back, behind the one that is read."""

    def __init__(self) -> None:
        self.before: list[ReadingPlace] = []
        self.after: list[ReadingPlace] = []

    def leave(self, place: ReadingPlace) -> None:
        """Remember a place that is left for a new one."""
        self.before = [*self.before, place][-HISTORY:]
        self.after = []

    def back(self, here: ReadingPlace) -> ReadingPlace | None:
        """Give the place before; None if there is none."""
        return _step(self.before, self.after, here)

    def on(self, here: ReadingPlace) -> ReadingPlace | None:
        """Give the place that was left by going back."""
        return _step(self.after, self.before, here)


def _step(
    there: list[ReadingPlace], behind: list[ReadingPlace], here: ReadingPlace
) -> ReadingPlace | None:
    if not there:
        return None
    behind.append(here)
    return there.pop()
