"""A panel whose rows are reached by keys and read aloud, under a title.

What a row says is painted by the panel; over it lies a `HeardRow`, which takes the focus and is
heard as a whole sentence with the names of its row and its columns.
"""

from __future__ import annotations

from collections.abc import Sequence

from alhambra_qt.i18n import Msg
from alhambra_qt.ui.kit.box import Box, Ground, Plate, Space, Tone, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live, Over
from alhambra_qt.ui.kit.rows import Column, First, Row

PAD = 0.6
ROW = (0.45, 0.12)  # ems around a row


class HeardRow(Over):
    """A row or a cell to be read: it has the focus, and nothing happens when it is pressed."""

    takes_space = False

    def __init__(self, ctx: UiContext, words: Msg | str) -> None:
        super().__init__(ctx, words)
        self.retranslate()


class HeardPart(Holder):
    """A panel with a title and what stands below it; see the module's text."""

    WIDE = 40.0
    title = ""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.facts: list[HeardRow] = []

    def show_facts(self, said: Sequence[Msg | str]) -> None:
        """Show something else, of whose rows this is heard."""
        for fact in self.facts:
            fact.deleteLater()
        self.facts = [self.row_of(words) for words in said]
        self.retranslate()

    def row_of(self, words: Msg | str) -> HeardRow:
        """Make a row."""
        return HeardRow(self.ctx, words)

    def said(self) -> Sequence[Msg | str]:
        """What is heard of each row or cell, in order."""
        return ()

    def retranslate(self) -> None:
        self.setAccessibleName(self.look.t(self.title))
        super().retranslate()

    def note(self) -> str:
        """What stands beside the title."""
        return ""

    def content(self) -> Sequence[Box]:
        """What stands below the title."""
        raise NotImplementedError

    def panel(self, note: str, *held: Box) -> Box:
        """A panel with the title, and a note beside or below it."""
        title = Words(self.look.t(self.title), "section", grow=1.0)
        long = Words(self.look.t(self.title), "section", wrap=True)
        small = Words(note, "body", "ink2")
        head = First(
            Row(title, small, gap=1.0), Column(long, Words(note, "body", "ink2", wrap=True), gap=0)
        )
        return Ground(Plate(Column(head, *held, gap=0.3), pad=(PAD + 0.3, PAD)), pad=0.12)

    def over(self, number: int, held: Box) -> Box:
        """What a row says, with what is heard of it."""
        return Live(self.facts[number], held) if number < len(self.facts) else held

    def stripe(self, number: int) -> Box:
        """The ground of a row, with what is heard of it; every other one is darker."""
        return self.over(number, Ground(Space(), _fill(number), radius=0.4))

    def striped(self, number: int, held: Box) -> Box:
        """A row on such a ground, with what is heard of it."""
        return self.over(number, self.row(held, _fill(number)))

    def row(self, held: Box, fill: Tone | None = None, across: float = ROW[0]) -> Box:
        """What is read as one, never lower than what can be hit."""
        least = (self.look.m.target + 1) / self.look.em
        return Ground(held, fill, pad=(across, ROW[1]), radius=0.3, least=(0.0, least))

    def small(self, words: str | Msg, tone: str = "ink2", *, wrap: bool = True) -> Words:
        """Small words."""
        return Words(self.look.text(words), "small", tone, wrap=wrap)


def _fill(number: int) -> Tone | None:
    return "panel2" if number % 2 == 0 else None
