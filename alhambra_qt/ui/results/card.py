"""The card of the results page: winner, ranking, a table to choose, and what can be done now."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLayoutItem, QVBoxLayout, QWidget

from alhambra_qt.controller.view.pages import ResultsView
from alhambra_qt.controller.view.parts import ActionButton
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Flow
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.results.rank import RankRow, Winners
from alhambra_qt.ui.results.table import ResultTable

# What can be done besides the buttons of the view.
SAVE = ActionButton(Press("save"), msg("button-save"), "Ctrl+S")
KEYS = {"Esc": msg("key-esc"), "Enter": msg("key-enter"), "Space": msg("key-space")}
LOOKS = (
    ("sources", msg("results-sources")),
    ("scorings", msg("results-scorings")),
    ("stats", msg("results-stats")),
    ("shares", msg("results-shares")),
)


class FullLines(Flow):
    """Lines that wrap, each as wide as the room: its items share what is left over."""

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for line in self._even_lines(rect.width()):
            wide = [item.sizeHint().width() for item in line]
            high = max(item.sizeHint().height() for item in line)
            more = max(0, rect.width() - sum(wide)) / len(line)
            x = float(rect.x())
            for item, width in zip(line, wide, strict=True):
                if move:
                    end = min(x + width + more, rect.right() + 1)
                    item.setGeometry(QRect(round(x), y, round(end) - round(x), high))
                x += width + more
            y += high
        return y - rect.y()

    def _even_lines(self, width: int) -> list[list[QLayoutItem]]:
        """As few lines as needed, with about as many items in each."""
        items = self._shown()
        for count in range(len(self._lines(width)) or 1, len(items) + 1):
            size = -(-len(items) // count)
            lines = [items[k : k + size] for k in range(0, len(items), size)]
            if all(sum(item.sizeHint().width() for item in line) <= width for line in lines):
                return lines
        return self._lines(width)


def key_words(key: str) -> Msg | str:
    """A key as it is written on a key cap."""
    return KEYS.get(key, key.replace("+", " "))


class ResultCard(Guarded, QWidget):
    """The card at the right: winner, ranking, table, choices.

    Signals:
        picked: a choice was pressed.
        looked: another table is wanted.
    """

    picked = Signal(object)
    looked = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx = ctx
        self.winners = Winners(ctx)
        self.title = Text(ctx, "", role="page")
        self.text = Text(ctx, "", role="body", tone="ink2")
        self.table = ResultTable(ctx)
        self.looks = {name: Button(ctx, words, kind="quiet") for name, words in LOOKS}
        self.buttons: tuple[ActionButton, ...] = ()
        self.choices: dict[Target, Button] = {}
        self._outer = QVBoxLayout(self)
        self._build()
        ctx.restyled.connect(self.restyle)
        self.restyle()

    def _build(self) -> None:
        ctx = self.ctx
        self.inside, self.foot = QWidget(), QWidget()
        self.column = QVBoxLayout(self.inside)
        self.head = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.title)
        words.addWidget(self.text)
        words.addStretch(1)
        self.head.addWidget(self.winners)
        self.head.addLayout(words, 1)
        self.rank_box, self.look_box = QWidget(), QWidget()
        self.ranks = QVBoxLayout(self.rank_box)
        self.ranks.setContentsMargins(0, 0, 0, 0)
        self.ranks.setSpacing(0)
        flow = Flow(lambda: 0)
        self.look_box.setLayout(flow)
        for name, button in self.looks.items():
            button.setCheckable(True)
            button.clicked.connect(lambda _=False, n=name: self.looked.emit(n))
            flow.addWidget(button)
        self.column.addLayout(self.head)
        for widget in (self.rank_box, self.look_box):
            self.column.addWidget(widget)
        self.column.addWidget(self.table, 1)
        self.row = FullLines(lambda: 0)
        self.foot.setLayout(self.row)
        self._outer.addWidget(Scroll(ctx, self.inside), 1)
        self._outer.addWidget(self.foot)
        self.zones = [self.foot, self.rank_box, self.look_box]

    def show_results(
        self, view: ResultsView, ranks: list[RankRow], offered: tuple[str, ...]
    ) -> None:
        """Show another end."""
        self.winners.show_winners(tuple(rank.line for rank in ranks if rank.line.winner))
        self.title.set_words(view.title)
        self.text.set_words(view.text)
        while (item := self.ranks.takeAt(0)) is not None:
            old = item.widget()
            if old is not None:
                old.hide()
                old.deleteLater()
        for rank in ranks:
            self.ranks.addWidget(rank)
        for name, button in self.looks.items():
            button.setVisible(name in offered)
        self._show_choices(view.buttons)

    def _show_choices(self, buttons: Sequence[ActionButton]) -> None:
        """Offer what can be done now, and saving; the last one leaves."""
        for old in self.choices.values():
            self.row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.choices = {}
        self.buttons = (*buttons[:-1], SAVE, *buttons[-1:])
        for choice in self.buttons:
            kind = "primary" if choice.primary else "secondary"
            button = Button(self.ctx, choice.text, kind=kind)
            button.clicked.connect(lambda _=False, t=choice.target: self.picked.emit(t))
            self.row.addWidget(button)
            self.choices[choice.target] = button
        self._show_keys()

    def _show_keys(self) -> None:
        """Name the keys on the buttons, where there is room for them."""
        for choice in self.buttons:
            button = self.choices[choice.target]
            button.key = "" if self.ctx.metrics.tiny else key_words(choice.key)
            button.restyle()

    def main_choice(self) -> Button | None:
        """The button that has the focus at first."""
        main = [self.choices[choice.target] for choice in self.buttons if choice.primary]
        return main[0] if main else next(iter(self.choices.values()), None)

    def mark_look(self, name: str) -> None:
        """Mark the table that is shown."""
        for key, button in self.looks.items():
            button.setChecked(key == name)

    def restyle(self) -> None:
        """Take sizes from the context."""
        m = self.ctx.metrics
        edge = m.pick(22, 18, 11)
        self._outer.setContentsMargins(edge, edge, edge, m.pick(18, 14, 10))
        self._outer.setSpacing(m.pick(6, 4, 2))
        self.column.setContentsMargins(0, 0, m.px(4), 0)
        self.column.setSpacing(m.pick(10, 4, 3))
        self._show_keys()
        self.head.setSpacing(m.pick(18, 12, 10))
        self.head.setContentsMargins(m.px(6), 0, m.px(6), 0)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card: gold edge and one inner line, as on the start page."""
        painter, theme, m = QPainter(self), self.ctx.theme, self.ctx.metrics
        rect = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        gold = theme.line if theme.contrast else theme.gold2
        paint.panel(painter, rect, theme, radius=m.radius, border=gold, width=2)
        with paint.saved(painter):
            painter.setPen(QPen(theme.line, 1.2))
            inset = m.pick(9, 7, 5)
            inner = rect.adjusted(inset, inset, -inset, -inset)
            painter.drawRoundedRect(inner, m.radius * 0.7, m.radius * 0.7)
