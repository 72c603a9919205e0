"""All sounds of the game: when each one plays, and what is visible at the same moment.

Every sound comes with a visible sign, so players without sound miss nothing. A piece that lands on
the table sounds according to its kind and destination (``controller/presenter/motions.py``), unless
the table there, or ``sounds`` in a module's face, names another sound for its event.
"""

from collections.abc import Mapping
from typing import Literal

from attrs import frozen


@frozen
class Sound:
    """A sound: an effect of a motion or a press, or an alert; and its visible sign."""

    kind: Literal["effect", "notice"]
    seen: str


# How to add one: a line here, and a function with its name in ``tests/sound/make.py``.
SOUNDS: Mapping[str, Sound] = {
    "card": Sound("effect", "a card arrives where it lies from now on"),
    "coin": Sound("effect", "a card that was paid, or a coin, arrives"),
    "tile": Sound("effect", "a tile lands in an Alhambra or on a reserve"),
    "lift": Sound("effect", "a tile comes to the market or its buyer, leaves a board, is dragged"),
    "token": Sound("effect", "a token or a portrait arrives"),
    "wall": Sound("effect", "a tile lands, and the longest wall and its number are longer"),
    "click": Sound("effect", "a button or a choice changes its look"),
    "undo": Sound("effect", "the table is as it was before, and the strip above it says so"),
    "bid": Sound("effect", "the card to be won is turned up, or the coins of a bid arrive"),
    "attack": Sound("effect", "the card of an attack arrives"),
    "award": Sound("effect", "points arrive in a scoring, or the star of a step of a lesson"),
    "refuse": Sound("notice", "what was tried is answered by the rule, or by the lesson"),
    "turn": Sound("notice", "the prompt asks, and the header names who is to play"),
    "notice": Sound("notice", "a sentence appears at the edge of the window or above the board"),
    "handover": Sound("notice", "the page that hands the screen to somebody else"),
    "scoring": Sound("notice", "a scoring begins, on the table or in its sheet"),
    "victory": Sound("notice", "the page of results opens"),
}
