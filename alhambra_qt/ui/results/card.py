"""The card of the results page: winner, ranking, a table to choose, and what can be done now."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.view.page_views import ResultsView
from alhambra_qt.controller.view.parts import ActionButton
from alhambra_qt.controller.view.targets import Press, Target
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.access import Role
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.rows import ByHeight, Column, Filled, First, Row, Wrapped
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.results.data import Tables
from alhambra_qt.ui.results.looks import last_tiles, number_table, scorings
from alhambra_qt.ui.results.rank import RankRow, ranking, winners
from alhambra_qt.ui.results.this_game import ThisGamePanel
from alhambra_qt.ui.table.panel import Kept

# What can be done besides the buttons of the view.
SAVE = ActionButton(Press("save"), msg("button-save"), "Ctrl+S")
LOOKS = (
    ("sources", msg("results-sources")),
    ("scorings", msg("results-scorings")),
    ("stats", msg("results-stats")),
    ("shares", msg("results-shares")),
    ("game", msg("this-game-title")),
)


class ResultCard(Holder):
    """The card at the right: winner, ranking, table, choices.

    Signals:
        picked: a choice was pressed.
    """

    picked = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: ResultsView | None = None
        self.tables: Tables | None = None
        self.look_name = "sources"
        self.offered: tuple[str, ...] = ()
        self.ranks: list[RankRow] = []
        self.looks = {name: Button(ctx, words, kind="quiet") for name, words in LOOKS}
        for name, button in self.looks.items():
            button.setCheckable(True)
            button.told_as = Role.PageTab
            button.clicked.connect(lambda _=False, n=name: self._turn_to(n))
        self.buttons: tuple[ActionButton, ...] = ()
        self._trees: Kept[Box] = Kept()
        self.choices: dict[Target, Button] = {}
        self.head = Holder(ctx, self._head)
        self.rank_box = Holder(ctx, self._ranking)
        self.look_box = Holder(ctx, self._look_box)
        self.table = Holder(ctx, self._table)
        self.table.told_as = Role.Table
        self.game = ThisGamePanel(ctx, framed=False)
        self.same_deal = Button(
            ctx, msg("result-same-deal"), does=lambda: self.picked.emit(Press("same-deal"))
        )
        self.more = Button(ctx, msg("results-more"), kind="quiet")
        self.more.setCheckable(True)
        self.inside = Holder(ctx, self._inside)
        self.foot = Holder(ctx, self._foot)
        self.more.toggled.connect(self.foot.change)
        self.scroller = Scroll(ctx, self.inside)
        self.zones: list[QWidget] = [self.foot, self.rank_box, self.look_box]

    def show_results(
        self, view: ResultsView, all_tables: Tables, ranks: list[RankRow], offered: tuple[str, ...]
    ) -> None:
        """Show another end."""
        for old in (*self.ranks, *self.choices.values()):
            old.deleteLater()
        self.view, self.tables, self.ranks, self.offered = view, all_tables, ranks, offered
        self.buttons = (*view.buttons[:-1], SAVE, *view.buttons[-1:])  # the last one leaves
        if view.game is not None:
            self.game.show_game(view.game)
        self.choices = {choice.target: self._choice(choice) for choice in self.buttons}
        self.retranslate()

    def _ranking(self) -> Box:
        return ranking(self.rank_box.look, self.ranks)

    def _choice(self, choice: ActionButton) -> Button:
        kind = "primary" if choice.primary else "secondary"
        button = Button(self.ctx, choice.text, kind=kind, key=choice.key, tied=True)
        button.clicked.connect(lambda _=False: self.picked.emit(choice.target))
        return button

    def main_choice(self) -> Button | None:
        """The button that has the focus at first."""
        main = [self.choices[choice.target] for choice in self.buttons if choice.primary]
        return main[0] if main else next(iter(self.choices.values()), None)

    def look_at(self, name: str) -> None:
        """Show another table."""
        self.look_name = name
        for key, button in self.looks.items():
            button.setChecked(key == name)
        self._say()
        self.inside.settle()

    def _turn_to(self, name: str) -> None:
        """Show another table that was asked for, its first lines too."""
        self.look_at(name)
        top = self.look_box.y()
        if self.table.y() + 8 * self.look.em > self.scroller.viewport().height():
            self.scroller.verticalScrollBar().setValue(top)

    def choose(self, seat: int) -> None:
        """Mark whose Alhambra is shown."""
        for rank in self.ranks:
            rank.setChecked(rank.line.tag.seat == seat)
        self.rank_box.change()

    def retranslate(self) -> None:
        self._trees = Kept(len(LOOKS))
        self._say()
        for part in (self, self.head, self.rank_box, self.look_box, self.foot):
            part.change()

    def _say(self) -> None:
        """Title and table are heard as well."""
        text, view, all_tables = self.ctx.text, self.view, self.tables
        if view is None or all_tables is None:
            return
        self.head.setAccessibleName(text(view.title))
        self.head.setAccessibleDescription(text(view.text))
        found = [text(line.text) for line in view.shares] if self.look_name == "shares" else []
        for row in getattr(all_tables, self.look_name, ()):
            pairs = zip(all_tables.seats, row.values, strict=True)
            cells = ", ".join(f"{text(tag.said)} {text(value)}" for tag, value in pairs)
            found.append(f"{text(row.name)}: {cells}")
        self.table.setAccessibleName("\n".join(found))
        self.table.change()

    # -- its trees ----------------------------------------------------------------------------

    def tree(self) -> Box:
        """All that may be read, which scrolls, and below it what can be done."""
        held = Column(Live(self.scroller, grow=1), Live(self.foot), gap=0.3)
        gold = "line" if self.ctx.theme.contrast else "gold2"
        return Ground(Plate(held, border=gold, width=2, pad=(1.1, 0.9)), pad=0.25)

    def _inside(self) -> Box:
        parts = (self.head, self.rank_box, self.look_box)
        return Column(*(Live(part) for part in parts), Live(self.table, grow=1), gap=0.35)

    def _head(self) -> Box:
        """The winners in stars, and who they are."""
        look, view = self.head.look, self.view
        if view is None:
            return Space()
        best = [rank.line for rank in self.ranks if rank.line.winner]
        title = Words(look.text(view.title), "page", wrap=True, least=1.5)
        text = Words(look.text(view.text), "body", "ink2", wrap=True)
        side = 3.4 if self.ctx.metrics.tiny else 5.4
        stars = winners(look, best, side if len(best) < 3 else min(side, 4.4))
        return Ground(Row(stars, Column(title, text, gap=0, grow=1), gap=1), pad=(0.4, 0))

    def _look_box(self) -> Box:
        return Wrapped(*(Pressed(self.looks[name]) for name in self.offered), gap=0)

    def _table(self) -> Box:
        return self._trees.get((self.look_name, self.table.look), self._new_table)

    def _new_table(self) -> Box:
        look, all_tables = self.table.look, self.tables
        if self.view is None or all_tables is None:
            return Space()
        if self.look_name == "shares":
            return Ground(last_tiles(look, self.view.shares), pad=(0.3, 0.4))
        if self.look_name == "game":
            return Column(Row(Pressed(self.same_deal)), Live(self.game), gap=0.4)
        if self.look_name == "scorings":
            return scorings(look, self.view, all_tables, [rank.line for rank in self.ranks])
        return number_table(look, all_tables.seats, getattr(all_tables, self.look_name))

    def _foot(self) -> Box:
        """All choices, without keys where these would take a further line.

        In a low window there is only a line of them, until the others are asked for.
        """
        brief = self.ctx.metrics.tiny
        held = [Pressed(button, brief) for button in self.choices.values()]
        more = Pressed(self.more)
        if not brief:
            main, every = self.main_choice(), self.choices.values()
            few = [Pressed(button, brief=button is not main) for button in every]
            bare = [Pressed(button, brief=True) for button in every]
            return ByHeight(*(Filled(*form, gap=0) for form in (held, few, bare)))
        if self.more.isChecked():
            return Filled(*held, more, gap=0)
        fewer = (Filled(*held[:k], more, gap=0) for k in range(len(held) - 1, 0, -1))
        return First(Filled(*held, gap=0), *fewer, gap=0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """One inner line, as on the start page."""
        super().paintEvent(event)
        painter, m = QPainter(self), self.ctx.metrics
        painter.setPen(QPen(self.ctx.theme.rule, 1.2))
        inset = 0.75 * self.look.em
        inner = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        painter.drawRoundedRect(inner, m.radius * 0.7, m.radius * 0.7)
