"""The end of a game: who wins, where the points came from, the Alhambras that were built.

page = ResultsPage(ctx)
page.show_view(view, ledger)     # ResultsView; with a LedgerView also the sources of points
page.picked.connect(...)         # the target of one of the view's buttons
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.pages import LedgerView, ResultsView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.results.card import LOOKS, ResultCard
from alhambra_qt.ui.results.data import Tables, results_text, standings, tables
from alhambra_qt.ui.results.palace import PalacePicture, Strip
from alhambra_qt.ui.results.rank import RankRow
from alhambra_qt.ui.table.access import announce

EXACT = QKeySequence.SequenceMatch.ExactMatch


class ResultsPage(Guarded, QWidget):
    """The results; see the module's text.

    Signals:
        picked: what is to be done now, the target of a button.
    """

    picked = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.view: ResultsView | None = None
        self.tables: Tables | None = None
        self.look = "sources"
        self.seat = -1
        self.picture = PalacePicture(ctx)
        self.strip = Strip(ctx)
        self.strip.chosen.connect(self.choose)
        self.card = ResultCard(ctx)
        self.card.picked.connect(self.picked)
        self.card.looked.connect(self.look_at)
        self.ranks: list[RankRow] = []
        for child in (self.picture, self.strip, self.card):
            child.setParent(self)
        ctx.restyled.connect(self.restyle)
        ctx.language_changed.connect(self.retranslate)

    def show_view(self, view: ResultsView, ledger: LedgerView | None = None) -> None:
        """Show the end of a game."""
        self.view = view
        self.tables = tables(view, ledger)
        lines = standings(view)
        self.strip.show_rows(view.rows)
        best = max((line.score for line in lines), default=1)
        self.ranks = [RankRow(self.ctx, line, best) for line in lines]
        for rank in self.ranks:
            rank.clicked.connect(lambda _=False, seat=rank.line.tag.seat: self.choose(seat))
        self.card.show_results(view, self.ranks, self.offered())
        self.look_at(self.offered()[0])
        self.choose(view.winners[0].seat if view.winners else view.rows[0].seat.seat)
        self.retranslate()
        announce(self, self.ctx.text(view.title))
        if self.isVisible():
            self._focus_first()

    def offered(self) -> tuple[str, ...]:
        """Which tables there are."""
        if self.tables is None or self.view is None:
            return ()
        there = {
            "sources": bool(self.tables.sources),
            "scorings": True,
            "stats": bool(self.tables.stats),
            "shares": bool(self.view.shares),
        }
        return tuple(name for name, _ in LOOKS if there[name])

    def choose(self, seat: int) -> None:
        """Show the Alhambra of a seat large."""
        if self.view is None:
            return
        for rank in self.ranks:
            rank.setChecked(rank.line.tag.seat == seat)
        self.strip.choose(seat)
        row = next((row for row in self.view.rows if row.seat.seat == seat), None)
        if row is not None and seat != self.seat:
            self.picture.show_row(row)
        self.seat = seat

    def look_at(self, name: str) -> None:
        """Show another table."""
        self.look = name
        if self.tables is None or self.view is None:
            return
        self.card.mark_look(name)
        if name == "shares":
            self.card.table.show_lines(self.view.shares)
        else:
            self.card.table.show_rows(self.tables.seats, getattr(self.tables, name))

    def copy_text(self) -> None:
        """Put ranking and tables into the clipboard."""
        if self.view is None or self.tables is None:
            return
        QGuiApplication.clipboard().setText(results_text(self.ctx, self.view, self.tables))

    # -- the page itself ----------------------------------------------------------------------

    def retranslate(self) -> None:
        """Take texts from the context."""
        if self.view is not None:
            self.setAccessibleName(self.ctx.text(self.view.title))
        self.restyle()

    def restyle(self) -> None:
        """Take sizes from the context."""
        m = self.ctx.metrics
        gap = m.pick(24, 12, 6)
        area = self.rect().adjusted(gap, gap, -gap, -gap)
        wide = int(min(m.px(820), max(m.pick(660, 600, 480), area.width() * 0.44)))
        room = area.width() - wide - gap
        shown = room >= m.px(260)
        if not shown:
            wide = area.width()
        self.card.setGeometry(area.right() + 1 - wide, area.top(), wide, area.height())
        self.picture.setVisible(shown)
        self.strip.setVisible(shown and area.height() >= m.px(380))
        if shown:
            self._place_pictures(QRect(area.left(), area.top(), room, area.height()))
        names = [rank.natural_name() for rank in self.ranks]
        for rank in self.ranks:
            rank.name_width = max(names)
        self.update()

    def _place_pictures(self, area: QRect) -> None:
        m = self.ctx.metrics
        high = m.pick(138, 104, 88) if not self.strip.isHidden() else 0
        gap = m.pick(6, 2, 0) if high else 0
        self.picture.setGeometry(area.adjusted(0, 0, 0, -high - gap))
        self.strip.setGeometry(area.left(), area.bottom() + 1 - high, area.width(), high)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again."""
        super().resizeEvent(event)
        self.restyle()

    def showEvent(self, event: QShowEvent) -> None:
        """The winner's line has the focus: what ends the game must not begin another one."""
        super().showEvent(event)
        self._focus_first()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page itself never keeps the focus."""
        super().focusInEvent(event)
        self._focus_first()

    def _focus_first(self) -> None:
        if self.ranks:
            self.ranks[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def target_of(self, event: QKeyEvent) -> Target | None:
        """What a key chooses, None if nothing."""
        if event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            return None
        pressed = QKeySequence(event.keyCombination())
        for button in self.card.buttons:
            if button.key and QKeySequence(button.key).matches(pressed) == EXACT:
                return button.target
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the choices, and the arrows."""
        key = Qt.Key(event.key())
        target = self.target_of(event)
        if target is not None:
            self.picked.emit(target)
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copy_text()
        elif key in focus.ARROWS:
            focus.move(self, focus.ARROWS[key])
        elif key == Qt.Key.Key_F6:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            focus.next_zone(self.card.zones, -1 if back else 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the table with its lattice."""
        rect = QRectF(self.rect())
        paint.lattice(QPainter(self), rect, self.ctx.theme, cell=self.ctx.px(84))
