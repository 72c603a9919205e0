"""The band at the top of the ledger: title, tabs, note, buttons; wraps where it is narrow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.measure import width_of
from alhambra_qt.ui.kit.sheet import Sheet
from alhambra_qt.ui.kit.widgets import RING, Button


class GoOn(Button):
    """The button that goes on after a scoring; Space stays with the page, which plays it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Everything but Space."""
        if event.key() == Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


class Band(Guarded, QWidget):
    """An indigo band across the window, closed by a gold line.

    ``left`` follows the title, ``right`` stands at the right edge; both wrap as groups.
    """

    def __init__(self, ctx: UiContext, title: Msg, icon: str) -> None:
        super().__init__()
        self.ctx, self.title, self.icon_name = ctx, title, icon
        self.note: Msg | str = ""
        self.left: list[QWidget] = []
        self.right: list[QWidget] = []
        self.below: list[QWidget] = []
        self._note_area = QRect()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        ctx.restyled.connect(self.restyle)
        ctx.language_changed.connect(self.retranslate)
        self.retranslate()

    def put(
        self, left: Sequence[QWidget], right: Sequence[QWidget], below: Sequence[QWidget] = ()
    ) -> None:
        """Hold these buttons; those ``below`` stand at the right of the last line."""
        self.left, self.right, self.below = list(left), list(right), list(below)
        for widget in (*left, *right, *below):
            widget.setParent(self)
            widget.show()
        self.restyle()

    def set_note(self, note: Msg | str) -> None:
        """Say something in small letters, where there is room for it."""
        self.note = note
        self.restyle()

    @property
    def note_shown(self) -> bool:
        """Whether there is room for the note."""
        return not self._note_area.isEmpty()

    def restyle(self) -> None:
        """Take sizes from the context."""
        self.updateGeometry()
        self._arrange(self.width(), move=True)
        self.update()

    def retranslate(self) -> None:
        """Take texts from the context."""
        self.setAccessibleName(self.ctx.text(self.title))
        self.restyle()

    def hasHeightForWidth(self) -> bool:
        """Narrow bands have more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """The height of all lines."""
        return self._arrange(width, move=False)

    def sizeHint(self) -> QSize:
        """One line in the width it has."""
        wide = max(self.width(), self.ctx.px(600))
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """As high as its lines."""
        return QSize(100, self.heightForWidth(max(100, self.width())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap again."""
        super().resizeEvent(event)
        self._arrange(self.width(), move=True)

    def _title_width(self) -> int:
        wide = width_of(self.ctx.font("page"), self.ctx.text(self.title))
        return int(self.ctx.metrics.pick(62, 48, 42) + wide + self.ctx.px(18))

    def _arrange(self, width: int, *, move: bool) -> int:
        """Place title, both groups and the note; gives the height."""
        m = self.ctx.metrics
        edge, line = m.pick(16, 8, 6), m.pick(56, 46, 42)
        title = self._title_width()
        visible = (_seen(self.left), _seen(self.right))
        below = _seen(self.below)
        need = [_total(group) for group in visible]
        room = width - edge
        if title + sum(need) + _total(below) <= room and not below:
            spots = [(visible[0], title, 0), (visible[1], room - need[1], 0)]
            lines, gap = 1, (title + need[0], room - need[1])
        else:
            spots = []
            lines = self._wrap(visible, need, title, room, spots)
            last = max((row for _, _, row in spots), default=0)
            used = max((x + _total(group) for group, x, row in spots if row == last), default=0)
            if used + _total(below) > room:
                last, lines = last + 1, lines + 1
            spots.append((below, room - _total(below), last))
            gap = (0, 0)
        if move:
            for group, x, row in spots:
                self._put(group, x, row, line)
            self._place_note(gap, line)
        return lines * line + m.px(2)

    def _wrap(
        self,
        groups: tuple[list[QWidget], list[QWidget]],
        need: list[int],
        title: int,
        room: int,
        spots: list[tuple[list[QWidget], int, int]],
    ) -> int:
        """Put the buttons beside the title if they fit, else below; then the tabs."""
        row = 0
        if title + need[1] <= room:
            spots.append((groups[1], room - need[1], 0))
        else:
            row = self._fill(groups[1], room, row, spots)
        return self._fill(groups[0], room, row, spots) + 1

    def _fill(
        self,
        group: list[QWidget],
        room: int,
        row: int,
        spots: list[tuple[list[QWidget], int, int]],
    ) -> int:
        """Fill lines below with single widgets; gives the last line used."""
        if not group:
            return row
        x, row = self.ctx.px(8), row + 1
        for widget in group:
            wide = widget.sizeHint().width()
            if x > self.ctx.px(8) and x + wide > room:
                x, row = self.ctx.px(8), row + 1
            spots.append(([widget], x, row))
            x += wide
        return row

    def _put(self, group: list[QWidget], x: int, row: int, line: int) -> None:
        for widget in group:
            hint = widget.sizeHint()
            top = row * line + (line - hint.height()) // 2
            widget.setGeometry(x, top, min(hint.width(), self.width() - x), hint.height())
            x += hint.width()

    def _place_note(self, gap: tuple[int, int], line: int) -> None:
        wide = width_of(self.ctx.font("body"), self.ctx.text(self.note)) + self.ctx.px(24)
        fits = bool(self.note) and gap[1] - gap[0] >= wide
        self._note_area = QRect(gap[0] + RING * 2, 0, int(wide), line) if fits else QRect()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint band, icon, title and note."""
        theme, m, painter = self.ctx.theme, self.ctx.metrics, QPainter(self)
        sheet = Sheet(self.ctx, painter)
        painter.fillRect(self.rect(), theme.head)
        gold = theme.headink if theme.contrast else theme.gold2
        thick = m.px(2)
        painter.fillRect(QRectF(0, self.height() - thick, self.width(), thick), gold)
        side, line = m.pick(28, 22, 20), m.pick(56, 46, 42)
        icon = self.ctx.images.icon(self.icon_name, side, gold, sheet.ratio, theme.head)
        left = m.pick(20, 14, 12)
        sheet.picture(left, (line - side) / 2, icon)
        area = QRectF(m.pick(62, 48, 42), 0, self._title_width(), line)
        sheet.line(area, self.ctx.text(self.title), "page", "headink")
        if self.note_shown:
            note = QRectF(self._note_area)
            sheet.line(note, self.ctx.text(self.note), "body", "headink")


def _seen(widgets: Sequence[QWidget]) -> list[QWidget]:
    return [widget for widget in widgets if not widget.isHidden()]


def _total(widgets: Sequence[QWidget]) -> int:
    return sum(widget.sizeHint().width() for widget in widgets)
