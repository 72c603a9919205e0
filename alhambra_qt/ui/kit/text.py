"""Rich text without HTML: lines with bold parts, colours and icons.

    runs = [Run("Marco", bold=True), Run("swapped"), Run(picture=chip), Run("5", bold=True)]
    block = layout_runs(runs, base_font, width)
    block.paint(painter, x, y, theme.ink)          # block.height, block.width, block.lines

`plain(text)` splits a sentence into runs; text between `**stars**` is bold. `line` and `para` paint
into a box and reduce the font size before they cut anything off; `Text` is a text widget.
"""

from __future__ import annotations

import math
import re
import unicodedata
from bisect import bisect_right
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import attrs
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.i18n import BOLD, Msg, unmarked
from alhambra_qt.ui.kit.access import HEADINGS, Role, describe
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.look import Look, PaintedText
from alhambra_qt.ui.kit.sizes import LINE_HEIGHT, Measure, measure, width_of


@attrs.frozen(repr=False)
class Run:
    """A piece of text in one style, or a picture.

    `glue` = no break and no space before it, `keep` = no break after it, `mark` = its background.
    """

    text: str = ""
    bold: bool = False
    colour: QColor | None = None
    picture: QPixmap | None = None
    struck: bool = False
    glue: bool = False
    keep: bool = False
    mark: QColor | None = None


class _Piece(NamedTuple):  # much quicker to make than a class of attrs
    """A placed word or picture."""

    x: float
    line: int
    width: float
    text: str
    run: Run


@attrs.frozen(eq=False, repr=False)
class Block:
    """Runs laid out in lines, which can be painted anywhere."""

    pieces: tuple[_Piece, ...]
    lines: int
    line_height: float
    width: float
    known: Measure  # of the font
    widths: tuple[float, ...]

    @property
    def height(self) -> float:
        """Return the height of all lines."""
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
        usual = self.known
        rise = (self.line_height - usual.height) / 2 + usual.ascent
        written: Run | None = None  # the run whose font and colour the painter has now
        for piece in self._strokes():
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
                painter.setFont(_font(usual.bold.font if written.bold else usual.font, written))
                painter.setPen(written.colour or colour)
            painter.drawText(QPointF(left, top + rise), piece.text)

    def _strokes(self) -> Iterator[_Piece]:
        """The words of a run that follow each other in a line as one: Qt takes long for each."""
        stroke: _Piece | None = None
        for piece in self.pieces:
            if stroke is not None and _goes_on(stroke, piece):
                width = piece.x + piece.width - stroke.x
                stroke = _Piece(
                    stroke.x, stroke.line, width, f"{stroke.text} {piece.text}", stroke.run
                )
                continue
            if stroke is not None:
                yield stroke
            stroke = piece
        if stroke is not None:
            yield stroke


def _goes_on(before: _Piece, after: _Piece) -> bool:
    """Return whether a word stands a space behind another of its run, with nothing between."""
    run = after.run
    is_plain = run.picture is None and run.mark is None and not run.struck
    beside = after.line == before.line and after.x > before.x + before.width
    return is_plain and beside and run is before.run


PARAGRAPHS = 512  # cached paragraphs
ENDLESS = float("inf")
LETTERS = 2  # a line narrower than so many line heights is too narrow for any word
JOINTS = "/\\-_.,:;@=&+"  # preferred break points in a word wider than a line
DOT = "·"  # between two facts; where a line breaks it is left out
GLUED = -1.0  # instead of the space before a word: no break there either
ROUNDED = 0.01  # pixels: more than is lost by rounding
WIDTHS = 4  # cached widths of a paragraph
BREAKS = " \n\t"  # where a line may break; str.isspace() also matches no-break spaces


@lru_cache(maxsize=PARAGRAPHS)
def _words(text: str) -> tuple[str, ...]:
    """Return the words of a text, which is laid out in several widths."""
    return tuple(word for word in re.split(f"[{BREAKS}]+", text) if word)


def touching(before: str, after: str) -> bool:
    """Return whether no plain space separates two neighbouring parts of a sentence."""
    return bool(before) and before[-1] not in BREAKS and after[0] not in BREAKS


def _font(font: QFont, run: Run) -> QFont:
    if not run.struck:
        return font
    struck = QFont(font)
    struck.setStrikeOut(True)
    return struck


def plain(text: str, colour: QColor | None = None) -> list[Run]:
    """Return a sentence as runs; parts between `**` are bold."""
    parts = text.split(BOLD)
    runs = []
    for k, part in enumerate(parts):
        if part:
            glue = k > 0 and touching(parts[k - 1], part)
            runs.append(Run(part, bold=k % 2 == 1, colour=colour, glue=glue))
    return runs


def joined(runs: Sequence[Run]) -> str:
    """Return the words of runs as one text."""
    text = ""
    for run in runs:
        text += run.text if run.glue or not text else f" {run.text}"
    return " ".join(text.split())


def _following(
    runs: Sequence[Run], index: int, wide_of: Callable[[Run, str], float], space: float
) -> float:
    width = 0.0
    for after in runs[index + 1 :]:
        if not (after.glue or runs[index].keep):
            break
        words = () if after.picture is not None else _words(after.text)
        words = words or ("",)
        width += (0.0 if after.glue else space) + wide_of(after, words[0])
        if len(words) > 1 or not after.glue:
            break
    return width


def _broken(word: str, room: float, known: Measure) -> list[str]:
    """Split a word that is wider than a line, such as a path or a name without spaces.

    It breaks after a sign such as a slash if there is one in the second half of a line.
    """
    parts, wide_of = [], known.metrics.horizontalAdvance
    while len(word) > 1 and wide_of(word) > room:
        fits = max(1, bisect_right(range(1, len(word) + 1), room, key=lambda n: wide_of(word[:n])))
        sign = max(word.rfind(joint, 0, fits) for joint in JOINTS) + 1
        cut = sign if 2 * sign > fits else fits
        while cut > 1 and cut < len(word) and unicodedata.combining(word[cut]):
            cut -= 1
        parts.append(word[:cut])
        word = word[cut:]
    return [*parts, word]


class Shaped:
    """Runs with each word measured in a font, so that lines of any width are broken quickly."""

    __slots__ = ("_blocks", "_longest", "_whole_width", "_words", "known", "runs")

    def __init__(self, runs: Sequence[Run], known: Measure) -> None:
        self.runs, self.known = runs, known
        self._blocks: dict[tuple[float, float, bool], Block] = {}
        # Of each word: its run, itself, its width, the space before it, and what must follow it.
        self._words: list[tuple[Run, str, float, float, float]] = []
        bold, space = known.bold, known.width(" ")

        def wide_of(run: Run, word: str) -> float:
            if run.picture is not None:
                return run.picture.deviceIndependentSize().width()
            return (bold if run.bold else known).width(word)

        x = longest = 0.0
        for index, run in enumerate(runs):
            words = ("",) if run.picture is not None else _words(run.text)
            kept = _following(runs, index, wide_of, space)
            before = GLUED if run.glue else space
            for k, word in enumerate(words, 1):
                own = wide_of(run, word)
                self._words.append((run, word, own, before, kept if k == len(words) else 0.0))
                x += own + (before if x and before != GLUED else 0.0)
                longest = max(longest, own if run.picture is None else 0.0)
                before = space
        self._whole_width, self._longest = x, longest

    def block(
        self, width: float, line_height: float = LINE_HEIGHT, *, whole: bool = False
    ) -> Block:
        """Break the runs into lines of that width at spaces.

        A word wider than a line is broken too, unless ``whole`` is set or the line is too narrow
        for any word: such a call asks for the width of the widest word. A dot between two facts is
        left out where they are on two lines.
        """
        if width > self._whole_width + ROUNDED:
            width = ENDLESS  # one line
        breaks = not whole and width >= LETTERS * self.known.height and self._longest > width
        key = width, line_height, breaks
        found = self._blocks.get(key)
        if found is None:
            if len(self._blocks) >= WIDTHS:
                self._blocks.clear()
            pieces, widths = self._lines(width, breaks=breaks)
            height = self.known.height * max(1.0, line_height / LINE_HEIGHT * 1.08)
            most, count = max(widths), len(widths)
            found = Block(tuple(pieces), count, height, most, self.known, tuple(widths))
            self._blocks[key] = found
        return found

    def _lines(self, width: float, *, breaks: bool) -> tuple[list[_Piece], list[float]]:
        pieces: list[_Piece] = []
        widths: list[float] = [0.0]
        x, line, space = 0.0, 0, self.known.width(" ")
        for run, word, own_width, gap, kept in self._words:
            before = gap if x and gap != GLUED else 0.0
            if x > 0 and gap != GLUED and x + before + (own_width + kept) > width:
                if pieces[-1].text == DOT and pieces[-1].x > 0:
                    widths[line] = pieces.pop().x - space
                x, before, line = 0.0, 0.0, line + 1
                widths.append(0.0)
                if word == DOT:
                    continue
            if breaks and own_width > width and run.picture is None:
                known = self.known.bold if run.bold else self.known
                *parts, word = _broken(word, width, known)
                for part in parts:
                    pieces.append(_Piece(x + before, line, width, part, run))
                    widths[line] = width
                    x, before, line = 0.0, 0.0, line + 1
                    widths.append(0.0)
                own_width = known.width(word)
            pieces.append(_Piece(x + before, line, own_width, word, run))
            x += before + own_width
            widths[line] = x
        return pieces, widths


def layout_runs(
    runs: Sequence[Run], font: QFont, width: float, line_height: float = LINE_HEIGHT
) -> Block:
    """Break runs into lines of that width, as `Shaped.block` does."""
    return Shaped(runs, measure(font)).block(width, line_height)


@lru_cache(maxsize=PARAGRAPHS)
def shaped(text: str, known: Measure) -> Shaped:
    """Return a sentence in a font, cached because layout repeats the call."""
    return Shaped(plain(text), known)


def paragraph(text: str, font: QFont, width: float) -> Block:
    """Return a sentence in lines of that width."""
    return shaped(text, measure(font)).block(width)


def draw_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """Paint one unwrapped line, vertically centred."""
    painter.setFont(font)
    painter.setPen(colour)
    painter.drawText(rect, _in_middle(align), text)
    describe(text, rect)


@lru_cache
def _in_middle(align: Qt.AlignmentFlag) -> int:
    """Return the flags of a line; joining them takes longer than painting a number."""
    return int(align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip)


LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter


def shrunk(look: Look, text: str, font: QFont, width: float) -> QFont:
    """Return the font, reduced if the text is too wide, but never below the minimum size."""
    size = font.pixelSize()
    while size > look.m.smallest and width_of(font, text) > width:
        size -= 1
        font = QFont(font)
        font.setPixelSize(size)
    return font


def elided(known: Measure, text: str, width: float) -> str:
    """Return the text, elided if it is too wide."""
    if known.width(text) <= width + 0.5:
        return text
    return known.metrics.elidedText(text, Qt.TextElideMode.ElideRight, width)


def line(
    look: Look,
    painter: QPainter,
    box: QRectF,
    text: str,
    role: str | QFont | Measure,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
) -> float:
    """Paint one line, or two if it cannot fit, vertically centred; return the width."""
    if not text:
        return 0.0
    if isinstance(role, str):
        known = look.hand(role)[1]
    else:
        known = role if isinstance(role, Measure) else measure(role)
    width = known.width(text)
    if width > box.width():
        known = measure(shrunk(look, text, known.font, box.width()))
        width = known.width(text)
        if width > box.width() + 0.5 and " " in text:
            words = shaped(text, known)
            return para(look, painter, box, words, colour, align, middle=True)
    draw_line(painter, box, text, known.font, colour, align)
    if look.trace is not None:
        _note(look.trace, text, box, width, known.ascent, align)
    return width


def _note(
    trace: list[PaintedText],
    text: str,
    box: QRectF,
    width: float,
    height: float,
    align: Qt.AlignmentFlag,
) -> None:
    used = QRectF(0, 0, width, height)
    used.moveCenter(box.center())
    if align == LEFT:
        used.moveLeft(box.left())
    elif align == RIGHT:
        used.moveRight(box.right())
    trace.append(PaintedText(text, QRectF(box), used))


def fitted(
    look: Look, words: Shaped, width: float, height: float, spacing: float = LINE_HEIGHT
) -> Block:
    """Lay out words at the largest font size, up to their own, at which they fit."""
    font = QFont(words.known.font)
    block = words.block(width, spacing, whole=True)
    while font.pixelSize() > look.m.smallest and (block.height > height or block.width > width):
        font.setPixelSize(font.pixelSize() - 1)
        words = Shaped(words.runs, measure(font))
        block = words.block(width, spacing, whole=True)
    return block if block.width <= width else words.block(width, spacing)


def para(
    look: Look,
    painter: QPainter,
    box: QRectF,
    words: Shaped,
    colour: QColor,
    align: Qt.AlignmentFlag = LEFT,
    *,
    middle: bool = False,
    spacing: float = LINE_HEIGHT,
) -> float:
    """Paint a paragraph at the top or in the middle of the box; return its height."""
    block = fitted(look, words, box.width(), box.height(), spacing)
    top = box.center().y() - block.height / 2 if middle else box.top()
    left = box.right() - block.width if align == RIGHT else box.left()
    block.paint(painter, left, top, colour, centre_in=box.width() if align == CENTRE else None)
    describe(joined(words.runs), box)
    if look.trace is not None:
        used = QRectF(box.left(), top, block.width, block.height - block.line_height * 0.3)
        text = " ".join(run.text for run in words.runs if run.text)
        look.trace.append(PaintedText(text, QRectF(box), used))
    return block.height


LONGEST = 8  # a word wider than so many line heights is a path or the like, and breaks


def _balanced(text: str, font: QFont, width: float) -> Block:
    """Even out the lengths of lines without adding any: centred text looks better."""
    block = paragraph(text, font, width)
    if block.lines == 1 or width <= 1:
        return block
    narrower = (paragraph(text, font, width * share) for share in (0.5, 0.6, 0.7, 0.8, 0.9))
    return next((found for found in narrower if found.lines == block.lines), block)


class Text(Styled, QWidget):
    """Wrapped text; `**bold**` is allowed; tone is the name of a theme colour.

    `centre` centres each line; `middle` centres the lines vertically in spare height.
    """

    def __init__(
        self,
        ctx: UiContext,
        words: Msg | str,
        *,
        role: str = "body",
        tone: str = "ink",
        wrap: bool = True,
        centre: bool = False,
        middle: bool = False,
    ) -> None:
        super().__init__(ctx)
        self.words, self.role, self.tone = words, role, tone
        self.accessible_role = Role.Heading if role in HEADINGS else Role.StaticText
        self.wrap, self.centre, self.middle = wrap, centre, middle
        preferred, fixed = QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed
        policy = QSizePolicy(preferred if wrap else fixed, preferred if wrap else fixed)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)
        self.retranslate()

    def set_words(self, words: Msg | str) -> None:
        """Set the text."""
        if words != self.words:
            self.words = words
            self.retranslate()

    def set_tone(self, tone: str) -> None:
        """Set the colour of the theme by name."""
        self.tone = tone
        self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(unmarked(self.ctx.text(self.words)))
        self.restyle()

    def _sides(self) -> int:
        margins = self.contentsMargins()
        return margins.left() + margins.right()

    def block(self, width: float) -> Block:
        """Return the text laid out for a widget of that width."""
        room = width - self._sides() if self.wrap else 1e6
        made = _balanced if self.centre else paragraph
        return made(self.ctx.text(self.words), self.ctx.font(self.role), room)

    def hasHeightForWidth(self) -> bool:
        return self.wrap

    def heightForWidth(self, width: int) -> int:
        return math.ceil(self.block(width).height)

    def sizeHint(self) -> QSize:
        block = self.block(self.ctx.px(420))
        return QSize(math.ceil(block.width) + 1 + self._sides(), math.ceil(block.height))

    def minimumSizeHint(self) -> QSize:
        """Return a size for the longest word; paths and the like may break."""
        if not self.wrap:
            return self.sizeHint()
        block = self.block(1)
        width = math.ceil(min(block.width, LONGEST * block.line_height)) + 1 + self._sides()
        return QSize(min(width, self.sizeHint().width()), math.ceil(block.line_height))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        block = self.block(self.width())
        colour: QColor = getattr(self.ctx.theme, self.tone)
        middle = self.middle or not self.wrap
        top = (self.height() - block.height) / 2 if middle else 0.0
        centre = self.width() - self._sides() if self.centre else None
        block.paint(painter, self.contentsMargins().left(), top, colour, centre_in=centre)
