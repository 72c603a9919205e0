"""The list of saved games, of which only the cards in sight exist.

page = GamesPage(ctx);  page.set_games(names, describe)
page.open_game(id), page.review_game(id), page.replay_game(id), page.share_game(id),
page.branches_of_game(id), page.delete_game(id), page.rename_game(id, name), page.open_file
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import accumulate

from PySide6.QtCore import QEvent, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from alhambra_qt.controller.game.saves import KEPT_FINISHED
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.frames import PageFrame, Scroll
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pieces.picture import AlhambraPicture
from alhambra_qt.ui.saved.gamecard import GameCard
from alhambra_qt.ui.saved.summary import GameLine


class GamesPage(PageFrame):
    """All saved games, the newest first."""

    open_game = Signal(str)
    share_game = Signal(str)
    replay_game = Signal(str)
    delete_game = Signal(str)
    rename_game = Signal(str, str)
    review_game = Signal(str)
    branches_of_game = Signal(str)
    open_file = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("start-saved"))
        file = Button(ctx, msg("games-file"), kind="header", does=self.open_file)
        self.add_header(file)
        (scroller,) = self.findChildren(Scroll)
        self.list = GameList(ctx, scroller, file)
        self.body.addWidget(self.list)
        self.empty = _Empty(ctx)
        self.body.addWidget(self.empty, 100)
        self.body.addStretch(1)
        self.footer_text.role = "small"
        self.footer_text.set_tone("ink2")
        self._rule = msg("games-kept", n=KEPT_FINISHED)
        back = Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back)
        self.add_footer(back)
        self.list.hide()

    @property
    def cards(self) -> dict[int, GameCard]:
        """The cards that exist now, by their places in the list."""
        return self.list.cards

    def set_games(self, names: Sequence[str], describe: Callable[[str], GameLine]) -> None:
        """Show these games; the focus stays at the same place of the list.

        A game is described when its card comes into sight.
        """
        place = self.list.focused() or 0
        self.empty.setVisible(not names)
        self.footer_text.set_words(self._rule if names else "")

        self._names, self._describe = names, describe
        self.list.show_cards(len(names), weakly(self._card))
        if self.isVisible() and names:
            there = self.list.reach(min(place, len(names) - 1))
            if there is not None:
                there.take_focus()

    def _card(self, at: int, spare: GameCard | None) -> GameCard:
        game, count = self._describe(self._names[at]), len(self._names)
        if spare is not None:
            spare.show_game(game, at, count)
            return spare
        card = GameCard(self.ctx, game, at, count)
        card.opened.connect(lambda: self.open_game.emit(card.game.id))
        card.shared.connect(lambda: self.share_game.emit(card.game.id))
        card.replayed.connect(lambda: self.replay_game.emit(card.game.id))
        card.reviewed.connect(lambda: self.review_game.emit(card.game.id))
        card.branches_wanted.connect(lambda: self.branches_of_game.emit(card.game.id))
        card.deleted.connect(lambda: self.delete_game.emit(card.game.id))
        card.renamed.connect(lambda name: self.rename_game.emit(card.game.id, name))
        return card


class _Empty(Styled, QWidget):
    """What an empty list says."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        column = QVBoxLayout(self)
        column.addStretch(1)
        picture = AlhambraPicture(ctx, msg("start-picture"))
        picture.setFixedSize(ctx.px(420), ctx.px(280))
        column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(Text(ctx, msg("games-none"), role="prompt", centre=True))
        column.addWidget(Text(ctx, msg("games-none-help"), tone="ink2", centre=True))
        column.addStretch(1)


Make = Callable[[int, GameCard | None], GameCard | None]

COLUMNS = 2
ROUNDS = 6  # until what is in sight and how high it is agree
PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


class GameList(Styled, QWidget):
    """Cards in equal columns; the cards of a row share their height.

    ``scroller`` shows the list, ``before`` is the control from which Tab leads into it.
    """

    def __init__(self, ctx: UiContext, scroller: QScrollArea, before: QWidget) -> None:
        super().__init__(ctx)
        self._scroller, self._before = scroller, before
        self.cards: dict[int, GameCard] = {}
        self._count = 0
        self._make: Make | None = None
        self._spare: list[GameCard] = []
        self._failed: set[int] = set()
        self._heights: dict[int, int] = {}
        self._usual = ctx.px(150)
        self._guessing = True
        self._top = (0, 0)  # the place at the upper edge of what is seen, how much of it is above
        self._at_end = False
        self._busy = False
        bar = scroller.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._fill)

    def show_cards(self, count: int, make: Make) -> None:
        """Show that many other cards; each is made when its place comes into sight.

        ``make`` is given the place, and a card that is free to be shown there if there is one; it
        must not hold what the list stands in (``weakly``).
        """
        old, self.cards = self.cards, {}
        self._count, self._make, self._failed = count, make, set()
        inside = self.focusWidget()
        if inside is not None:
            inside.clearFocus()  # else Qt hands it from card to card while they go
        for card in old.values():
            self._free(card)
        if not self.isVisible():
            self._scroller.verticalScrollBar().setValue(0)
            self._top, self._at_end = (0, 0), False
        self.setVisible(count > 0)
        self._fill()

    def reach(self, place: int) -> GameCard | None:
        """The card at that place, scrolled into sight if it was too far away to exist."""
        if place not in self.cards and self._count:
            bar, top = self._scroller.verticalScrollBar(), self._tops()[place // self._columns()]
            bar.setValue(bar.value() + top - self._seen()[0])
        return self.cards.get(place)

    def focused(self) -> int | None:
        """The place of the card that has the focus."""
        return next((place for place, card in self.cards.items() if card.has_focus()), None)

    # -- what exists --------------------------------------------------------------------------

    def _scrolled(self) -> None:
        if not self._busy:
            self._guessing = False
            bar, tops, upper = self._scroller.verticalScrollBar(), self._tops(), self._seen()[0]
            self._at_end = 0 < bar.value() == bar.maximum()
            row = max(0, bisect_right(tops, upper) - 1)
            self._top = (row * self._columns(), upper - tops[row])
            self._fill()

    def restyle(self) -> None:
        """Measure anew: rows may get higher or lower."""
        self._heights, self._guessing = {}, True
        self._fill()

    def _fill(self) -> None:
        """Make what is in sight and let go what is not; what is seen stays where it is."""
        if self._busy or not self.isVisible():
            return
        self._busy = True
        try:
            for _ in range(ROUNDS):
                made, moved = self._keep(self._wanted()), self._arrange()
                if not made and not moved:
                    break
        finally:
            self._busy = False

    def _wanted(self) -> list[int]:
        """The places whose cards must be there."""
        tops, (upper, lower) = self._tops(), self._seen()
        margin, columns, last = self._usual, self._columns(), self._rows() - 1
        first = max(0, min(last, bisect_right(tops, upper - margin) - 1))
        rows = set(range(first, max(first, min(last, bisect_right(tops, lower + margin) - 1)) + 1))
        for place, card in self.cards.items():
            if card.asking or card.has_focus():
                row = place // columns
                rows |= {row - 1, row, row + 1}
        places = (row * columns + k for row in sorted(rows) for k in range(columns))
        return [place for place in places if 0 <= place < self._count]

    def _keep(self, wanted: list[int]) -> bool:
        """Have exactly these cards; whether any was made."""
        for place in self.cards.keys() - set(wanted):
            self._free(self.cards.pop(place))
        new = [place for place in wanted if place not in self.cards and place not in self._failed]
        for place in new:
            self._failed.add(place)  # one that cannot be made leaves a gap and is not tried again
            if self._make is not None:
                card = self._make(place, self._spare[-1] if self._spare else None)
                if card is None:
                    continue
                if card in self._spare:
                    self._spare.remove(card)
                else:
                    card.setParent(self)
                card.show()
                self.cards[place] = card
                self._failed.discard(place)
        if new:
            self._order()
            self.updateGeometry()
        return bool(new)

    def _free(self, card: GameCard) -> None:
        """Keep a card for another place: that is quicker than making one."""
        card.hide()
        self._spare.append(card)

    def _order(self) -> None:
        """Let Tab, and whoever asks for the first control, go through the cards in their order."""
        before = self._before
        for place in sorted(self.cards):
            self.cards[place].raise_()
            for control in self.cards[place].controls():
                QWidget.setTabOrder(before, control)
                before = control

    # -- where it is --------------------------------------------------------------------------

    def _gap(self) -> int:
        return self.ctx.metrics.pick(12, 9, 7)

    def _columns(self) -> int:
        gap = self._gap()
        fit = (self.width() + gap) // (self.ctx.px(520) + gap)
        return max(1, min(fit, COLUMNS, self._count))

    def _rows(self) -> int:
        return -(-self._count // self._columns())

    def _tops(self) -> list[int]:
        """Where each row begins, and after them where the list would go on."""
        highs = (self._heights.get(row, self._usual) for row in range(self._rows()))
        return list(accumulate((high + self._gap() for high in highs), initial=0))

    def _seen(self) -> tuple[int, int]:
        """The upper and the lower edge of what is seen of the list."""
        port = self._scroller.viewport()
        upper = self.mapFrom(port, QPoint(0, 0)).y()
        return upper, upper + port.height()

    def _arrange(self) -> bool:
        """Put every card at its place; whether anything moved."""
        columns, gap = self._columns(), self._gap()
        width = (self.width() - gap * (columns - 1)) / columns
        highs: dict[int, int] = {}
        for place, card in self.cards.items():
            row = place // columns
            highs[row] = max(highs.get(row, 0), card.height_at(int(width)))
        self._heights.update(highs)
        if highs and self._guessing:
            self._usual = round(sum(highs.values()) / len(highs))
        tops = self._tops()
        for place, card in self.cards.items():
            row, column = divmod(place, columns)
            card.setGeometry(round(column * (width + gap)), tops[row], int(width), highs[row])
        return self._hold(tops)

    def _hold(self, tops: list[int]) -> bool:
        """Be as high as all rows, and keep what is seen where it was, or the end in sight."""
        bar, before = self._scroller.verticalScrollBar(), self.height()
        place, above = self._top
        upper = tops[min(place // self._columns(), len(tops) - 1)] + above
        self.setFixedHeight(max(1, tops[-1] - self._gap()))
        grown = self.minimumHeight() - before
        value, shift = bar.value(), upper - self._seen()[0]
        if value and (shift or self._at_end):
            # The scroll bar learns the new height only when the layouts have agreed.
            bar.setMaximum(max(0, bar.maximum() + grown))
            bar.setValue(bar.maximum() if self._at_end else value + shift)
        return bool(grown) or bar.value() != value

    # -- what happens to it -------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        widths = (card.minimumSizeHint().width() for card in self.cards.values())
        return QSize(max(widths, default=self.ctx.px(120)), 0)

    def event(self, event: QEvent) -> bool:
        """Follow cards that need more or less room."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._fill()
        return super().event(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows stay in the list while they can; Page keys, Home and End take the focus along."""
        key, place = Qt.Key(event.key()), self.focused()
        if place is None:
            event.ignore()
        elif key in PAGES:
            rows = max(1, self._scroller.viewport().height() // (self._usual + self._gap()))
            self._go(place + PAGES[key] * rows * self._columns())
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._go(0 if key == Qt.Key.Key_Home else self._count - 1)
        elif key not in focus.ARROWS or not focus.move(self, focus.ARROWS[key]):
            event.ignore()

    def _go(self, place: int) -> None:
        card = self.reach(max(0, min(place, self._count - 1)))
        if card is not None:
            card.take_focus()
        if place <= 0:
            self._scroller.verticalScrollBar().setValue(0)
