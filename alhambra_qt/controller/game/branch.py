"""A branch: a line of play that leaves a finished game to try what else could have been."""

from typing import Any

from attrs import define, field

Json = dict[str, Any]


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

    def leaves(self, other: "Branch | None") -> bool:
        """Whether it leaves a line, or one that does, and is lost without it."""
        return self.parent is other or (self.parent is not None and self.parent.leaves(other))
