"""A branch: a line of play that leaves a finished game to try what else could have been."""

import hashlib
import json
from collections.abc import Mapping
from typing import Any

from attrs import define, field

Json = dict[str, Any]

MARK = 12  # letters of what a branch is known by


@define(eq=False)
class Branch:
    """A line of play that leaves another one.

    Attributes:
        name: what the person calls it.
        parent: the branch that it leaves, None for the game itself.
        at: how many actions had been played when it left.
        luck: what is dealt anew there by; empty: everything lies as it lay.
        data: its actions and what goes with them, as in the file; what is wrong in it is told when
            the branch is opened.
    """

    name: str
    parent: "Branch | None"
    at: int
    luck: str = ""
    data: Json = field(factory=lambda: {"actions": []})

    @property
    def length(self) -> int:
        """How many actions the game has at the end of this branch."""
        return self.at + len(self.data["actions"])

    @property
    def first(self) -> "Branch":
        """The branch on the way here that left the game itself."""
        return self if self.parent is None else self.parent.first

    @property
    def dealt(self) -> Mapping[int, str]:
        """What was dealt anew on the way here: before which action of the game, and by what."""
        before = {} if self.parent is None else self.parent.dealt
        return {**before, self.at: self.luck} if self.luck else before

    @property
    def mark(self) -> str:
        """What it is known by outside its record, whatever it is called: what was played in it."""
        way = json.dumps(self._way(self.length), sort_keys=True)
        return hashlib.sha256(way.encode()).hexdigest()[:MARK]

    def _way(self, number: int) -> list[Json]:
        """Write what was dealt and played in branches up to so many actions of the game."""
        before = [] if self.parent is None else self.parent._way(self.at)
        actions = self.data["actions"][: number - self.at]
        return [*before, {"at": self.at, "luck": self.luck, "actions": actions}]

    def leaves(self, other: "Branch | None") -> bool:
        """Whether it leaves a line, or one that does, and is lost without it."""
        return self.parent is other or (self.parent is not None and self.parent.leaves(other))
