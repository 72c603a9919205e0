"""A challenge: a text to paste, the deal to play, and then all games side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtGui import QKeyEvent, QKeySequence

from alhambra_qt.controller.today.challenge import LONGEST
from alhambra_qt.controller.today.compare import ChallengeView, Compared, ComparedRow
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.controller.words.speech import joined
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import RIGHT, Art, Box, Fixed, Ground, Space, Words, spring
from alhambra_qt.ui.kit.boxed import ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Live, Pressed
from alhambra_qt.ui.kit.inputs import Field
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, Grid, Row, all_room
from alhambra_qt.ui.kit.signs import ItemSign
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, Cross
from alhambra_qt.ui.pages.facts import FactsPart

NAME = 8.0  # ems for the name of a row
OTHERS = 3  # people beside oneself in a block of the table


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
        self.crosses: list[Cross] = []  # of everybody else
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
        return (
            [] if self.compared is None else [row for row in self.compared.rows if any(row.points)]
        )

    @property
    def compared(self) -> Compared | None:
        """The games side by side, if one's own is over."""
        return None if self.view is None else self.view.compared

    @property
    def blocks(self) -> list[list[int]]:
        """The columns of each block of the table: one's own and some of the others."""
        count = 0 if self.compared is None else len(self.compared.names)
        return [[0, *range(k, min(k + OTHERS, count))] for k in range(1, count, OTHERS)]

    def accessible_rows(self) -> Sequence[Msg]:
        names = () if self.compared is None else self.compared.names
        return [
            msg(
                "challenge-row",
                item=row_name(row.item),
                points=joined([self._cell_words(names[k], row, k) for k in columns]),
            )
            for columns in self.blocks
            for row in self.rows
        ]

    def _cell_words(self, name: str, row: ComparedRow, column: int) -> Msg:
        words = "challenge-cell-most" if row.leaders[column] else "challenge-cell"
        return msg(words, name=name, n=row.points[column])

    def show_facts(self) -> None:
        discard(self.crosses)
        names = () if self.compared is None else self.compared.names[1:]
        self.crosses = [Cross(self.ctx, msg("challenge-remove", name=name)) for name in names]
        for cross, name in zip(self.crosses, names, strict=True):
            cross.clicked.connect(weakly(self._forget, name))
        super().show_facts()

    def _forget(self, name: str) -> None:
        if self.view is not None:
            self.wish("forget", self.view.config, name)

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
        even = [
            self.small(msg("challenge-even", name=name, n=n))
            for name, n in zip(both.names, both.even, strict=True)
            if n is not None
        ]
        lines = [Words(self.look.text(text), "body", wrap=True) for text in both.lines]
        blocks = [self._block(both, k, columns) for k, columns in enumerate(self.blocks)]
        return [Column(*blocks, gap=0.8), *even, *lines]

    def _block(self, both: Compared, number: int, columns: Sequence[int]) -> Box:
        """Some columns of the table, with all of its rows; those of all blocks are aligned."""
        empty = [Space()] * (OTHERS + 1 - len(columns)) if len(self.blocks) > 1 else []
        first = number * len(self.rows)
        most = max((max(row.points) for row in self.rows), default=1)
        rows: list[Sequence[Box]] = [
            [Space(), *(self._head(both, k) for k in columns), *empty],
            *([*self._cells(row, columns, most), *empty] for row in self.rows),
        ]
        grounds = [None, *(self.stripe(first + k) for k in range(len(self.rows)))]
        return Grid(rows, (0, *(1.0 for _ in rows[0][1:])), (0.6, 0), grounds=grounds, equal=True)

    def _head(self, both: Compared, column: int) -> Box:
        """A person with the points and the place, and a cross to remove the challenge."""
        look = self.look
        name = Words(look.text(both.names[column]), "name", short=5.0)
        place = Words(look.t("rank-place", n=both.places[column]), "small", "ink2")
        points = Column(Words(str(both.points[column]), "number"), place, gap=0)
        cross = Live(self.crosses[column - 1]) if column else None
        return Column(name, Row(points, spring(), cross, gap=0), gap=0)

    def _cells(self, row: ComparedRow, columns: Sequence[int], most: int) -> list[Box]:
        """A row of the table: the most points have a crown and a golden bar."""
        name = Words(self.look.text(row_name(row.item)), "small", wrap=True)
        sign = self.row(Fixed(Row(ItemSign(row.item, side=1.3), name, gap=0.3), width=NAME))
        return [sign, *(self._cell(row.points[k], row.leaders[k], most) for k in columns)]

    def _cell(self, points: int, leads: bool, most: int) -> Box:
        share = max(0.0, points / max(1, most))
        bar = ((share, "gold" if leads else "acc"), (1 - share, "panel2"))
        number = Words(str(points), "bold" if leads else "body", align=RIGHT)
        return Row(
            Ground(number, least=(1.8, 0.0)),
            Art(self.look.icon, "crown", 0.9) if leads else Space(0.9),
            ShareBar(bar, height=0.6, grow=1.0, keep=1),
            gap=0.3,
        )
