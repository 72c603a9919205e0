"""What the heuristic player believes things are worth, in points at the end of the game."""

import attrs


@attrs.frozen
class Weights:
    """The few numbers the evaluation cannot work out from the rules.

    They were found by self-play (``tests/bench/tune_ai.py``), starting from guesses.

    Attributes:
        rivals: how much a point that rivals lose (their mean) is worth beside an own point.
        drift: share of the tiles to come that will be built by somebody.
        wall: part of a wall side's points still expected in each scoring to come.
        second: worth of a side of the second longest wall: it may still join the longest.
        room: worth, per tile still to come for the seat, of it fitting somewhere.
        choice: the part of ``room`` for having a second cell to choose from.
        reserve: part of a reserve tile's building points expected from adding it later.
        coin: worth of a coin that can still be spent.
        spend: coins a seat spends per turn left; beyond that they are worth little.
        card: worth of a card whatever its value, as it makes more sums payable.
        exact: worth of being able to pay every coming price of a currency exactly.
        soon: part of the profit of a purchase possible next turn, if the tile is still there.
        action: worth of an action, which an exact payment saves.
        snatch: chance that a rival who can pay for a tile exactly takes it first.
        final: part of a tile's points expected from holding most of its currency at the end.
        window: worth of the right to act between two turns.
        other: worth of a card that is no money.
    """

    rivals: float = 0.9
    drift: float = 0.9
    wall: float = 0.9
    second: float = 0.15
    room: float = 1.0
    choice: float = 0.3
    reserve: float = 0.4
    coin: float = 0.5
    spend: float = 4.5
    card: float = 0.1
    exact: float = 1.7
    soon: float = 0.6
    action: float = 3.5
    snatch: float = 0.5
    final: float = 0.7
    window: float = 1.5
    other: float = 1.5


BALANCED = Weights()
