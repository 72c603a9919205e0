"""The end of a game: who wins, where the points came from, the Alhambras that were built.

page = ResultsPage(ctx)
page.show_view(view, ledger)     # ResultsView; with a LedgerView also the sources of points
page.picked.connect(...)         # the target of one of the view's buttons
"""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QShowEvent,
)

from alhambra_qt.controller.view.page_views import LedgerView, ResultsView
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import Box, Ground, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live, Spread
from alhambra_qt.ui.kit.marks import mark_colour
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.results.card import LOOKS, ResultCard
from alhambra_qt.ui.results.celebration import Celebration
from alhambra_qt.ui.results.data import Tables, results_text, standings, tables
from alhambra_qt.ui.results.palace import PalacePicture, Thumb, thumbnail
from alhambra_qt.ui.results.rank import RankRow
from alhambra_qt.ui.table import keys

LEAST, LOW = 17.0, 24.0  # ems, the least width of a picture and height of a page with small ones
GAP = 0.7


class ResultsPage(Spread):
    """The results; see the module's text.

    Signals:
        picked: what is to be done now, the target of a button.
    """

    picked = Signal(object)
    BY_SIZE = True
    told_as = Role.Client  # of a group old readers read all of it at each entry

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: ResultsView | None = None
        self.tables: Tables | None = None
        self.seat = -1
        self.picture = PalacePicture(ctx)
        self.thumbs: list[Thumb] = []
        self.card = ResultCard(ctx)
        self.card.picked.connect(self.picked)
        self.celebration = Celebration(ctx, self)

    @property
    def ranks(self) -> list[RankRow]:
        """The lines of the ranking."""
        return self.card.ranks

    def show_view(self, view: ResultsView, ledger: LedgerView | None = None) -> None:
        """Show the end of a game."""
        self.view = view
        self.tables = tables(view, ledger)
        for old in self.thumbs:
            old.deleteLater()
        self.thumbs = [Thumb(self.ctx, row) for row in view.rows]
        ranks = [RankRow(self.ctx, line) for line in standings(view)]
        for button, tag in (
            *((thumb, thumb.row.seat) for thumb in self.thumbs),
            *((rank, rank.line.tag) for rank in ranks),
        ):
            button.clicked.connect(lambda _=False, seat=tag.seat: self.choose(seat))
        self.card.show_results(view, self.tables, ranks, self.offered())
        self.card.look_at(self.offered()[0])
        self.choose(view.winners[0].seat if view.winners else view.rows[0].seat.seat)
        self.retranslate()
        announce(self, self.ctx.text(view.title))
        if self.isVisible():
            self.focus_first()

    def celebrate(self) -> None:
        """Celebrate who has won, once the page is seen."""
        if self.view is not None:
            self.celebration.begin([mark_colour(tag.mark) for tag in self.view.winners])

    def offered(self) -> tuple[str, ...]:
        """Which tables there are."""
        if self.tables is None or self.view is None:
            return ()
        there = {
            "sources": bool(self.tables.sources),
            "scorings": True,
            "stats": bool(self.tables.stats),
            "shares": bool(self.view.shares),
            "game": self.view.game is not None,
        }
        return tuple(name for name, _ in LOOKS if there[name])

    def choose(self, seat: int) -> None:
        """Show the Alhambra of a seat large."""
        if self.view is None:
            return
        self.card.choose(seat)
        for thumb in self.thumbs:
            thumb.setChecked(thumb.row.seat.seat == seat)
        row = next((row for row in self.view.rows if row.seat.seat == seat), None)
        if row is not None and seat != self.seat:
            self.picture.show_row(row)
        self.seat = seat
        self.change()

    def copy_text(self) -> None:
        """Put ranking and tables into the clipboard."""
        if self.view is None or self.tables is None:
            return
        QGuiApplication.clipboard().setText(results_text(self.ctx, self.view, self.tables))

    # -- the page itself ----------------------------------------------------------------------

    def retranslate(self) -> None:
        if self.view is not None:
            self.setAccessibleName(self.ctx.text(self.view.title))
        super().retranslate()

    def tree(self) -> Box:
        """The card, and the Alhambras beside it where they have room."""
        em, width = self.ctx.metrics.body, self.width()
        wide = min(51.0, max(40.0, width / em * 0.44))
        if width / em - wide < LEAST:
            return Ground(Live(self.card, Space(), grow=1), pad=GAP)
        thumbs = Row(*(thumbnail(thumb) for thumb in self.thumbs), gap=0, even=True)
        low = self.height() / em < LOW
        pictures = Column(
            Live(self.picture, Space(6, 6), grow=1), None if low else thumbs, gap=0.2, grow=1
        )
        return Ground(Row(pictures, Live(self.card, Space(wide)), gap=GAP, middle=False), pad=GAP)

    def showEvent(self, event: QShowEvent) -> None:
        """The winner's line has the focus: what ends the game must not begin another one."""
        super().showEvent(event)
        self.focus_first()

    def focus_first(self) -> None:
        if self.ranks:
            self.ranks[0].setFocus(Qt.FocusReason.OtherFocusReason)

    def target_of(self, event: QKeyEvent) -> Target | None:
        """What a key chooses, None if nothing."""
        if event.modifiers() & Qt.KeyboardModifier.KeypadModifier:
            return None
        pressed = keys.meant(self.ctx, event)
        found = (one.target for one in self.card.buttons if one.key and one.key == pressed)
        return next(found, None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
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
