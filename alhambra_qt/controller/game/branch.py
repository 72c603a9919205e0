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
    parent: "Branch | None" = field(repr=False)
    at: int
    luck: str = ""
    data: Json = field(factory=lambda: {"actions": []})

    @property
    def length(self) -> int:
        """How many actions the game has at the end of this branch."""
        return self.at + len(self.data["actions"])

    @property
    def way(self) -> tuple["Branch", ...]:
        """The branches from the game to this one: first the one that left the game itself."""
        found, branch = [self], self.parent
        while branch is not None:
            found.append(branch)
            branch = branch.parent
        return tuple(reversed(found))

    @property
    def dealt(self) -> Mapping[int, str]:
        """What was dealt anew on the way here: before which action of the game, and by what."""
        return {one.at: one.luck for one in self.way if one.luck}

    @property
    def mark(self) -> str:
        """What it is known by outside its record, whatever it is called: what was played in it."""
        way = self.way
        ends = [*(one.at for one in way[1:]), self.length]
        played = [
            {"at": one.at, "luck": one.luck, "actions": one.data["actions"][: end - one.at]}
            for one, end in zip(way, ends, strict=True)
        ]
        text = json.dumps(played, sort_keys=True)
        return hashlib.sha256(text.encode()).hexdigest()[:MARK]

    def leaves(self, other: "Branch | None") -> bool:
        """Whether it leaves a line, or one that does, and is lost without it."""
        return other is None or other in self.way[:-1]
