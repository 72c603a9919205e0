"""The terms that the worth of a position is the sum of."""

import attrs


@attrs.frozen
class Terms:
    """The worth of a position, split by where the points come from.

    Attributes:
        score: points made already, rivals' mean deducted.
        majority: expected building points of the scorings to come.
        rivals: what rivals are expected to get for their buildings (negative).
        wall: expected wall points.
        room: that tiles to come will fit.
        reserve: reserve tiles that may still be built.
        lines: what the modules' scoring lines bring.
        money: what the hand can buy.
        window: the right to act between turns.
        modules: what pieces of modules promise beside their scoring lines.
    """

    score: float
    majority: float
    rivals: float
    wall: float
    room: float
    reserve: float
    lines: float
    money: float
    window: float
    modules: float = 0.0

    @property
    def total(self) -> float:
        """The sum of all terms."""
        return (
            self.score
            + self.majority
            + self.rivals
            + self.wall
            + self.room
            + self.reserve
            + self.lines
            + self.money
            + self.window
            + self.modules
        )
