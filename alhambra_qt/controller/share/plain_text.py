"""A shared game as plain text, at most 80 columns wide, its Alhambras drawn in letters."""

from collections.abc import Iterable, Iterator, Mapping
from textwrap import fill

from attrs import define, field, frozen

from alhambra_qt import __version__
from alhambra_qt.controller.game.seats import DIRK_TAG, letters
from alhambra_qt.controller.share.shared_game import SharedGame, SharedSeat, Telling
from alhambra_qt.controller.view.page_views import LogGroup, MajorityProof, ScoringPage
from alhambra_qt.controller.view.view_parts import AlhambraView, PalaceTile
from alhambra_qt.controller.words.names import (
    parts_text,
    price_of,
    stands,
    tile_name,
    tile_noun,
    token_name,
    type_name,
)
from alhambra_qt.controller.words.scoring_words import Say, row_gains, share_line, sum_gains
from alhambra_qt.engine.pieces import TYPES
from alhambra_qt.i18n import Arg, Msg, capital, listing, msg

INNER = 5  # columns of a space between its walls
FOUNTAIN = "◊"
NOTES = "abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψω"
# Corner characters by the walls that meet there: n 1, e 2, s 4, w 8.
CORNERS = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"


def type_letters(say: Say) -> Mapping[str, str]:
    """Return the letters of each building type: the first, or two if first letters are equal."""
    return dict(zip(TYPES, letters([say(type_name(one)) for one in TYPES]), strict=True))


@define
class LetterBoard:
    """An Alhambra in letters; anything but a plain building has a lower-case letter and a note.

    ``notes`` maps what is there to its letter, complete once the lines are written.
    """

    palace: AlhambraView
    say: Say
    notes: dict[str, str] = field(factory=dict)
    _walls: set[tuple[int, int, str]] = field(factory=set)  # a corner and the direction to the next

    @property
    def wide(self) -> int:
        """Return its width in columns."""
        west, _, east, _ = self.palace.box
        return (east - west + 1) * (INNER + 1) + 1

    def lines(self) -> list[str]:
        """Return its lines, row by row, with walls between the rows of spaces."""
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
        said = ", ".join(map(self.say, things))
        return self.notes.setdefault(said, NOTES[len(self.notes) % len(NOTES)])

    def _words(self, tile: PalaceTile, known: Mapping[str, str]) -> str:
        """Return a space's text: letters and price, and a lower-case letter for the rest."""
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


COLUMNS = 80


def plain_text(game: SharedGame, lang: str) -> str:
    """Return a game as text."""
    return "\n".join((*_Text(game, lang).lines(), ""))


@frozen
class _Text(Telling):
    """A game as lines of text."""

    def lines(self) -> Iterator[str]:
        """Yield all lines."""
        yield from self._head()
        yield from self._part(msg("result-show"), self._places())
        yield from self._part(msg("share-alhambras"), self._boards())
        if self.game.notes:
            yield from self._part(msg("review-title"), self._notes())
        for page in self.game.scorings:
            yield from self._part(page.title, self._counted(page))
        yield from self._part(msg("table-log"), self._log())
        yield ""
        yield _wrapped(self.plain(msg("share-made", version=__version__)))

    def _part(self, title: Msg, lines: Iterable[str]) -> Iterator[str]:
        words = _wrapped(self.plain(title))
        yield from ("", words, "-" * min(COLUMNS, max(map(len, words.splitlines()))), *lines)

    def _head(self) -> Iterator[str]:
        title = _wrapped(self.plain(self.game.title))
        yield from (title, "=" * max(map(len, title.splitlines())))
        yield " · ".join(filter(None, (self.day(), self.plain(self.game.round))))
        yield from map(_wrapped, self.about())

    def _places(self) -> Iterator[str]:
        for seat in self.game.seats:
            points = self._points(seat.gained, seat.score)
            place = msg("rank-place", n=seat.place)
            row = msg("results-row", place=place, name=seat.tag.said, points=points)
            yield _wrapped(f"{self.plain(row)} – {self.plain(seat.plays)}")
        if self.game.dirk is not None:
            points = self._points(self.game.dirk, sum(self.game.dirk))
            yield _wrapped(self.plain(msg("ledger-line", name=DIRK_TAG.said, text=points)))

    def _points(self, gained: tuple[int, ...], score: int) -> str:
        total = self.plain(msg("count-point", n=score))
        return f"{parts_text(gained)} = {total}" if sum(gained) == score and gained else total

    def _boards(self) -> Iterator[str]:
        known = type_letters(self.plain)
        of_types: list[Arg] = [self._letter(known[one], type_name(one)) for one in known]
        of_types.append(self._letter(FOUNTAIN, tile_name("fountain")))
        yield _wrapped(self.plain(msg("share-letters", types=listing(of_types))))
        for seat in self.game.seats:
            yield from self._board(seat)

    def _letter(self, letters: str, thing: Msg | str) -> Msg:
        return msg("share-letter", letters=letters, thing=thing)

    def _board(self, seat: SharedSeat) -> Iterator[str]:
        """Draw an Alhambra; one that is too wide is listed tile by tile."""
        board = LetterBoard(seat.palace, self.plain)
        yield from ("", _wrapped(self.plain(seat.palace.title)), self.built(seat), "")
        if board.wide <= COLUMNS:
            yield from board.lines()
            for thing, letter in board.notes.items():
                yield _wrapped(self.plain(self._letter(letter, thing)))
        else:
            for tile in seat.palace.tiles:
                yield _point(", ".join(map(self.plain, stands(tile))))

    def _notes(self) -> Iterator[str]:
        for note in self.game.notes:
            yield _wrapped(self.plain(note.title))
            yield from (_point(self.plain(line)) for line in note.lines)

    def _counted(self, page: ScoringPage) -> Iterator[str]:
        yield _wrapped(capital(self.plain(page.when)))
        for row in page.rows:
            yield _point(row_gains(self.plain, page, row.item))
            proof = page.proof(row.item, -1)
            if isinstance(proof, MajorityProof):
                for share in proof.shares:
                    yield _point(share_line(self.plain, share), deep=4)
        yield _wrapped(sum_gains(self.plain, page))
        now = [
            self.plain(msg("ledger-name-gain", name=tag.said, n=points))
            for tag, points in zip(page.seats, page.now, strict=True)
        ]
        total = msg("ledger-line", name=msg("ledger-now"), text=", ".join(now))
        yield _wrapped(self.plain(total))

    def _log(self) -> Iterator[str]:
        for group in self.game.log:
            yield from self._turn(group)

    def _turn(self, group: LogGroup) -> Iterator[str]:
        yield _wrapped(self.entitled(group))
        yield from map(_point, self.happened(group))


def _wrapped(text: str) -> str:
    return fill(text, COLUMNS)


def _point(text: str, deep: int = 2) -> str:
    return fill(text, COLUMNS, initial_indent=f"{' ' * (deep - 2)}- ", subsequent_indent=" " * deep)
