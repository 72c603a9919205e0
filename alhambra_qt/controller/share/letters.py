"""An Alhambra in letters: one space after the other, walls as thick lines between them."""

from collections.abc import Mapping

from attrs import define, field

from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.view.parts import AlhambraView, PalaceTile
from alhambra_qt.controller.words.names import price_of, tile_name, tile_noun, token_name, type_name
from alhambra_qt.controller.words.proof import Say
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import Msg

INNER = 5  # columns of a space between its walls
FOUNTAIN = "◊"
NOTES = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψω"
# A corner by the walls that meet there: n 1, e 2, s 4, w 8.
CORNERS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


def type_letters(say: Say) -> Mapping[str, str]:
    """Give the letters of each building type: the first, or two where first letters are equal."""
    return dict(zip(TYPES, letters([say(type_name(one)) for one in TYPES]), strict=True))


@define
class LetterBoard:
    """An Alhambra being written; what is no plain building has a small letter, with a note.

    ``notes`` are the small letters by what they stand for, known once the lines are written.
    """

    palace: AlhambraView
    say: Say
    notes: dict[str, str] = field(factory=dict)
    _walls: set[tuple[int, int, str]] = field(factory=set)  # a corner and the way to the next

    @property
    def wide(self) -> int:
        """How many columns it takes."""
        west, _, east, _ = self.palace.box
        return (east - west + 1) * (INNER + 1) + 1

    def lines(self) -> list[str]:
        """Write it, row by row, the lines of walls between the rows of spaces."""
        west, north, east, south = self.palace.box
        known = type_letters(self.say)
        words = {(tile.x, tile.y): self._words(tile, known) for tile in self.palace.tiles}
        for token in self.palace.tokens:
            words[token.x, token.y] = self._noted(token_name(token.id))
        for tile in self.palace.tiles:
            self._add_walls(tile)
        found = []
        for y in range(north, south + 2):
            found.append(self._edge(y, west, east))
            if y <= south:
                found.append(self._row(y, west, east, words))
        return [line.rstrip() for line in found]

    def _noted(self, *things: Msg) -> str:
        """Give the small letter for some things that are in a space together."""
        said = ", ".join(map(self.say, things))
        return self.notes.setdefault(said, NOTES[len(self.notes) % len(NOTES)])

    def _words(self, tile: PalaceTile, known: Mapping[str, str]) -> str:
        """Give what stands in a space: letters and price, and a small letter for the rest."""
        noun, tokens = tile_noun(tile.tile), [token_name(one) for one in tile.tokens]
        if noun in TYPES:
            text = f"{known[noun]}{price_of(tile.tile)}"
        elif tile.x == tile.y == 0:
            text = FOUNTAIN
        else:
            return self._noted(tile_name(tile.tile), *tokens)
        return f"{text}{self._noted(*tokens)}" if tokens else text

    def _add_walls(self, tile: PalaceTile) -> None:
        x, y = tile.x, tile.y
        lines = {"n": (x, y, "e"), "s": (x, y + 1, "e"), "w": (x, y, "s"), "e": (x + 1, y, "s")}
        self._walls |= {lines[side] for side in tile.walls}

    def _edge(self, y: int, west: int, east: int) -> str:
        """Write the line above a row of spaces."""
        text = ""
        for x in range(west, east + 2):
            text += self._corner(x, y)
            if x <= east:
                text += ("━" if (x, y, "e") in self._walls else " ") * INNER
        return text

    def _corner(self, x: int, y: int) -> str:
        meeting = ((x, y - 1, "s"), (x, y, "e"), (x, y, "s"), (x - 1, y, "e"))
        number = sum(1 << k for k, line in enumerate(meeting) if line in self._walls)
        if number:
            return CORNERS[number]
        cells = {(tile.x, tile.y) for tile in self.palace.tiles}
        return "·" if cells & {(x, y), (x - 1, y), (x, y - 1), (x - 1, y - 1)} else " "

    def _row(self, y: int, west: int, east: int, words: Mapping[tuple[int, int], str]) -> str:
        text = ""
        for x in range(west, east + 2):
            text += "┃" if (x, y, "s") in self._walls else " "
            if x <= east:
                text += words.get((x, y), "").center(INNER)
        return text
