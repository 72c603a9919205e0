"""Numbers as groups of letters that can be pasted: a wrong group is named.

A group has four letters of the alphabet of set-up codes. Three are data; the fourth checks them and
their place. Whatever a mail or a chat puts between them is passed over.
"""

import re

from alhambra_qt.controller.game.setup_code import ALIKE, GROUP, LETTERS, PER_LETTER
from alhambra_qt.i18n import Msg, msg

DATA = GROUP - 1  # letters of a group that are not for checking
BITS = DATA * PER_LETTER
WEIGHTS = (7, 3, 1)  # of the letters of a group; odd, so that no single wrong one goes unseen
PASSED_OVER = re.compile(r"[\s\-\u2010-\u2015>|\u200b\u00ad]+")


class BadGroup(ValueError):
    """A group that is wrong or missing, by its number from 1; ``letters`` are what stands there."""

    def __init__(self, number: int, letters: str = "") -> None:
        super().__init__(f"group {number}")
        self.number, self.letters = number, letters

    def text(self, about: str, all_groups: int) -> Msg:
        """Say so, counting the mark as the first group; ``about`` is how the texts begin."""
        if not self.letters:
            return msg(f"{about}-short", n=self.number, all=all_groups)
        return msg(f"{about}-group", n=self.number + 1, group=self.letters)


def spell(number: int, count: int) -> list[str]:
    """Write a number as so many groups."""
    found = []
    for index in range(count):
        group = number >> BITS * (count - 1 - index) & (1 << BITS) - 1
        values = [group >> PER_LETTER * (DATA - 1 - place) & 31 for place in range(DATA)]
        found.append("".join(LETTERS[value] for value in (*values, _check(values, index))))
    return found


def _check(values: list[int], index: int) -> int:
    return (sum(w * value for w, value in zip(WEIGHTS, values, strict=True)) + index) % len(LETTERS)


def take(text: str, count: int, first: int = 0) -> tuple[int, str]:
    """Read so many groups, the first of them after ``first`` others; return the rest of the text.

    Raises:
        BadGroup: naming the first wrong group.
    """
    number = 0
    for index in range(first, first + count):
        group, text = _next(text, index)
        number = number << BITS | group
    return number, text


def _next(text: str, index: int) -> tuple[int, str]:
    letters = ""
    while len(letters) < GROUP:
        text = PASSED_OVER.sub("", text, count=1) if PASSED_OVER.match(text) else text
        if not text or text[0] in "@,;":
            raise BadGroup(index + 1)
        letters, text = letters + text[0], text[1:]
    values = [LETTERS.find(letter) for letter in letters.upper().translate(ALIKE)]
    if min(values) < 0 or values.pop() != _check(values, index):
        raise BadGroup(index + 1, letters)
    group = 0
    for letter in values:
        group = group << PER_LETTER | letter
    return group, text
