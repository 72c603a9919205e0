"""Text with bold parts, colours and icons in it, wrapped to a width and painted without HTML.

    runs = [Run("Marco", bold=True), Run("swapped"), Run(picture=chip), Run("5", bold=True)]
    block = layout_runs(runs, base_font, width)
    block.paint(painter, x, y, theme.ink)          # block.height, block.width, block.lines

`plain(text)` makes runs of a sentence; what its text has between `**stars**` is bold.
"""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Sequence
from functools import lru_cache

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap

from alhambra_qt.i18n import BOLD
from alhambra_qt.ui.kit.access import heard
from alhambra_qt.ui.kit.sizes import LINE_HEIGHT, Measure, measure, width_of


@attrs.frozen
class Run:
    """A piece of text in one style, or a picture.

    `glue` = no break and no space before it, `keep` = no break after it, `mark` = its ground.
    """

    text: str = ""
    bold: bool = False
    colour: QColor | None = None
    picture: QPixmap | None = None
    struck: bool = False
    glue: bool = False
    keep: bool = False
    mark: QColor | None = None


@attrs.frozen
class _Piece:
    """A word or picture at its place."""

    x: float
    line: int
    width: float
    text: str
    run: Run


@attrs.frozen
class Block:
    """Runs laid out in lines; paint it wherever it is wanted."""

    pieces: tuple[_Piece, ...]
    lines: int
    line_height: float
    width: float
    font: QFont
    widths: tuple[float, ...]

    @property
    def runs(self) -> list[Run]:
        """What was laid out."""
        return list({id(piece.run): piece.run for piece in self.pieces}.values())

    @property
    def height(self) -> float:
        """The height of all lines."""
        return self.lines * self.line_height

    def paint(
        self,
        painter: QPainter,
        x: float,
        y: float,
        colour: QColor,
        *,
        centre_in: float | None = None,
    ) -> None:
        """Paint with the top left at x, y; `centre_in` centres each line in that width."""
        usual = measure(self.font)
        rise = (self.line_height - usual.height) / 2 + usual.ascent
        written: Run | None = None  # in whose font and colour the painter writes
        for piece in self.pieces:
            left, top = x + piece.x, y + piece.line * self.line_height
            if centre_in is not None:
                left += (centre_in - self.widths[piece.line]) / 2
            if piece.run.picture is not None:
                size = piece.run.picture.deviceIndependentSize()
                middle = top + (self.line_height - size.height()) / 2
                painter.drawPixmap(QPointF(left, middle), piece.run.picture)
                continue
            if piece.run.mark is not None:
                painter.fillRect(QRectF(left, top, piece.width, self.line_height), piece.run.mark)
            if piece.run is not written:
                written = piece.run
                painter.setFont(_font(usual.bold if written.bold else self.font, written))
                painter.setPen(written.colour or colour)
            painter.drawText(QPointF(left, top + rise), piece.text)


PARAGRAPHS = 512  # so many are remembered
ENDLESS = float("inf")
LETTERS = 2  # so many heights of a line are too narrow a line for any word
JOINTS = "/\\-_.,:;@=&+"  # after which a word wider than a line breaks best
BREAKS = " \n\t"  # where a line may break; str.isspace() would count no-break spaces too


def _words(text: str) -> list[str]:
    """The parts between plain spaces; no-break spaces stay inside their word."""
    return [word for word in re.split(f"[{BREAKS}]+", text) if word]


def touching(before: str, after: str) -> bool:
    """Whether no plain space stands between two neighbouring parts of one sentence."""
    return bool(before) and before[-1] not in BREAKS and after[0] not in BREAKS


def _font(font: QFont, run: Run) -> QFont:
    if not run.struck:
        return font
    struck = QFont(font)
    struck.setStrikeOut(True)
    return struck


def plain(text: str, colour: QColor | None = None) -> list[Run]:
    """The sentence as runs; parts between marks of bold are bold."""
    parts = text.split(BOLD)
    runs = []
    for k, part in enumerate(parts):
        if part:
            glue = k > 0 and touching(parts[k - 1], part)
            runs.append(Run(part, bold=k % 2 == 1, colour=colour, glue=glue))
    return runs


def joined(runs: Sequence[Run]) -> str:
    """The words of runs as one text."""
    said = ""
    for run in runs:
        said += run.text if run.glue or not said else f" {run.text}"
    return " ".join(said.split())


def _following(
    runs: Sequence[Run], index: int, wide_of: Callable[[Run, str], float], space: float
) -> float:
    """The room that what follows a run and may not begin a line needs on the run's own line."""
    wide = 0.0
    for after in runs[index + 1 :]:
        if not (after.glue or runs[index].keep):
            break
        words = [""] if after.picture is not None else _words(after.text) or [""]
        wide += (0.0 if after.glue else space) + wide_of(after, words[0])
        if len(words) > 1 or not after.glue:
            break
    return wide


def _broken(word: str, room: float, known: Measure) -> list[str]:
    """The parts of a word that is wider than a line: a path, a name without spaces.

    It breaks after a sign such as a slash, if there is one in the second half of a line.
    """
    parts, wide_of = [], known.metrics.horizontalAdvance
    while len(word) > 1 and wide_of(word) > room:
        fits = max(1, bisect_right(range(1, len(word) + 1), room, key=lambda n: wide_of(word[:n])))
        sign = max(word.rfind(one, 0, fits) for one in JOINTS) + 1
        cut = sign if 2 * sign > fits else fits
        while cut > 1 and cut < len(word) and unicodedata.combining(word[cut]):
            cut -= 1
        parts.append(word[:cut])
        word = word[cut:]
    return [*parts, word]


def layout_runs(
    runs: Sequence[Run],
    font: QFont,
    width: float,
    line_height: float = LINE_HEIGHT,
    *,
    whole: bool = False,
) -> Block:
    """Break the runs into lines of that width at spaces.

    A word wider than a line is broken too, unless it shall stay ``whole`` or the line has room for
    hardly a letter: then somebody asks how wide the widest word is.
    """
    normal = measure(font)
    bold = measure(normal.bold)
    space = normal.width(" ")
    widest = ENDLESS if whole or width < LETTERS * normal.height else width
    pieces: list[_Piece] = []
    widths: list[float] = [0.0]
    x, line = 0.0, 0

    def wide_of(run: Run, word: str) -> float:
        if run.picture is not None:
            return run.picture.deviceIndependentSize().width()
        return (bold if run.bold else normal).width(word)

    for index, run in enumerate(runs):
        words = [""] if run.picture is not None else _words(run.text)
        kept = _following(runs, index, wide_of, space)
        for k, word in enumerate(words):
            wide = wide_of(run, word)
            before = 0.0 if x == 0 or (k == 0 and run.glue) else space
            glued = k == 0 and run.glue
            needed = wide + (kept if k == len(words) - 1 else 0)
            if x > 0 and x + before + needed > width and not glued:
                x, before, line = 0.0, 0.0, line + 1
                widths.append(0.0)
            if wide > widest and run.picture is None:
                *parts, word = _broken(word, width, bold if run.bold else normal)
                for part in parts:
                    pieces.append(_Piece(x + before, line, width, part, run))
                    widths[line] = width
                    x, before, line = 0.0, 0.0, line + 1
                    widths.append(0.0)
                wide = wide_of(run, word)
            pieces.append(_Piece(x + before, line, wide, word, run))
            x += before + wide
            widths[line] = x
    high = normal.height * max(1.0, line_height / LINE_HEIGHT * 1.08)
    return Block(tuple(pieces), line + 1, high, max(widths), QFont(font), tuple(widths))


def paragraph(text: str, font: QFont, width: float) -> Block:
    """A sentence in lines of that width; whoever lays out asks for the same ones many times."""
    return _paragraph(text, QFont(font), width, measure(font))


@lru_cache(maxsize=PARAGRAPHS)
def _paragraph(text: str, font: QFont, width: float, _known: Measure) -> Block:
    return layout_runs(plain(text), font, width)


def draw_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> float:
    """Paint one unwrapped line, vertically centred; gives its width."""
    painter.setFont(font)
    painter.setPen(colour)
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(rect, int(flags), text)
    heard(text, rect)
    return width_of(font, text)
