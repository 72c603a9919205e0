"""A challenge: a text to paste, the deal to play, and then both games side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent, QKeySequence

from alhambra_qt.controller.today.challenge import LONGEST
from alhambra_qt.controller.today.compare import ChallengeView, Compared, ComparedRow
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import RIGHT, Box, Fixed, Ground, Words, spring
from alhambra_qt.ui.kit.boxed import ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live, Pressed
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.rows import Column, Row, all_room
from alhambra_qt.ui.kit.signs import ItemSign
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.facts import FactsPart

NAME = 9.0  # ems for the name of a row


class _Pasted(Field):
    """A field in which a text that is pasted replaces the one before."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Paste):
            self.selectAll()
        super().keyPressEvent(event)


class ChallengeCard(FactsPart):
    """The card; see the module's text."""

    title = "challenge-title"

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.view: ChallengeView | None = None
        self.wrong: Msg | None = None
        hint = msg("challenge-hint")
        self.field = _Pasted(ctx, msg("challenge-title"), limit=LONGEST, hint=hint)
        self.field.changed.connect(self.wishing("given"))
        self.field.returnPressed.connect(self.play)
        self.button = Button(ctx, msg("today-play"), does=self.play)
        self.show_nothing()

    def put(self, text: str) -> None:
        """Write a text into the field, of however many lines."""
        self.field.setText(" ".join(text.split())[:LONGEST])
        self.field.setCursorPosition(0)
        self.field.setFocus()
        self.wish("given", self.field.text())

    def show_nothing(self, wrong: Msg | None = None) -> None:
        """Show that there is no challenge, or what is wrong with the text."""
        self.view, self.wrong = None, wrong
        self.show_facts()
        announce(self, "" if wrong is None else self.ctx.text(wrong))

    def show_view(self, view: ChallengeView) -> None:
        """Show a challenge."""
        self.view, self.wrong = view, None
        self.button.set_words(msg("today-play" if view.mine is None else "button-continue"))
        self.show_facts()

    def play(self) -> None:
        """Play what is shown, or continue it."""
        if self.view is not None and self.view.compared is None:
            self.wish("challenge", self.view)

    @property
    def rows(self) -> Sequence[ComparedRow]:
        """The rows that both are compared by."""
        compared = None if self.view is None else self.view.compared
        return [] if compared is None else [row for row in compared.rows if row.mine or row.theirs]

    def accessible_rows(self) -> Sequence[Msg]:
        compared = None if self.view is None else self.view.compared
        if compared is None:
            return []
        mine, theirs = compared.names
        told: dict[str, str] = {"mine": mine, "theirs": theirs}
        return [
            msg("challenge-row", item=row_name(row.item), n=row.mine, other=row.theirs, **told)
            for row in self.rows
        ]

    def content(self) -> Sequence[Box]:
        look, view = self.look, self.view
        row = Row(all_room(Live(self.field)), self._button(), gap=0.2)
        if view is None:
            words, tone = (self.wrong, "warn") if self.wrong else (msg("challenge-note"), "ink2")
            return [row, Words(look.text(words), "body", tone, wrap=True)]
        lines = [Words(look.text(text), "body", wrap=True) for text in view.lines]
        if view.warned is not None:
            lines.append(Words(look.text(view.warned), "strong", wrap=True))
        return [row, *lines, *(self._both(view.compared) if view.compared else ())]

    def _button(self) -> Box | None:
        playable = self.view is not None and self.view.compared is None
        return Pressed(self.button) if playable else None

    def _both(self, both: Compared) -> list[Box]:
        look = self.look
        names = [Words(look.text(name), "name", short=9.0) for name in both.names]
        points = [Words(str(n), "number") for n in both.points]
        head = Row(names[0], points[0], spring(), points[1], names[1], gap=0.7)
        most = max((max(row.mine, row.theirs, 1) for row in self.rows), default=1)
        table = [self._row(k, row, most) for k, row in enumerate(self.rows)]
        even = [
            self.small(msg("challenge-even", name=name, n=n))
            for name, n in zip(both.names, both.even, strict=True)
            if n is not None
        ]
        lines = [Words(look.text(text), "body", wrap=True) for text in both.lines]
        return [head, Column(*table, gap=0), *even, *lines]

    def _row(self, number: int, row: ComparedRow, most: int) -> Box:
        look = self.look
        name = Words(look.text(row_name(row.item)), "small", wrap=True)
        cells = [
            Words(str(n), "bold" if n > other else "body", align=RIGHT)
            for n, other in ((row.mine, row.theirs), (row.theirs, row.mine))
        ]
        left, right = (max(0.0, n / most) for n in (row.mine, row.theirs))
        bars = (
            ShareBar(((1 - left, "panel2"), (left, "acc")), height=0.7, grow=1.0, keep=1),
            ShareBar(((right, "gold"), (1 - right, "panel2")), height=0.7, grow=1.0, keep=1),
        )
        child = Row(
            Ground(cells[0], least=(2.0, 0.0)),
            bars[0],
            Fixed(Row(ItemSign(row.item, side=1.3), name, gap=0.3), width=NAME),
            bars[1],
            Ground(cells[1], least=(2.0, 0.0)),
            gap=0.5,
        )
        return self.striped(number, child)
