"""The terms whose sum is the value of a position."""

import attrs


@attrs.frozen
class Terms:
    """The value of a position, split by the source of the points.

    Attributes:
        score: current score, minus the rivals' mean.
        majority: expected building points in the scorings to come.
        rivals: the rivals' expected building points (negative).
        wall: expected wall points.
        room: value of cells where tiles to come will fit.
        reserve: value of reserve tiles that may still be built.
        lines: points of the modules' scoring lines.
        money: value of the purchases that the hand allows.
        window: value of the right to act between turns.
        modules: prospects of modules' pieces, apart from their scoring lines.
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
