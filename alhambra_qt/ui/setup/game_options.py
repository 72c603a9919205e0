"""The options of a new game: variants, tie, counts, bidding, seed, and the set-up code.

The code is always that of the set-up shown; another one typed or pasted here is taken over.
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPainter, QResizeEvent

from alhambra_qt import modules
from alhambra_qt.controller.faces.found import auctions
from alhambra_qt.controller.game.gameconfig import SEED_LENGTH, GameConfig, new_seed
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import Box, Drawn, Ground, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Field
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, EqualColumns, First, Row, Stack
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button

RULE = 1.2  # pixels, the line below an option
LONGEST = 200  # a seed of forty letters of any script makes a code of about 120


class FieldBlock(Holder):
    """A label, below it a field with its buttons, and what there is to say of it."""

    def __init__(self, ctx: UiContext, name: Msg, status: Msg, limit: int) -> None:
        super().__init__(ctx)
        self.name, self.status, self.tone = name, status, "ink2"
        self.field = Field(ctx, name, limit=limit)
        self.buttons: list[Button] = []

    def add_button(self, words: Msg, icon: str = "") -> Button:
        """Put a button beside the field."""
        self.buttons.append(Button(self.ctx, words, kind="quiet", icon=icon))
        return self.buttons[-1]

    def tree(self) -> Box:
        line = Row(Live(self.field, grow=1), *map(Live, self.buttons), gap=0)
        label = indented(self.look, self.sentence(self.name, tone="ink2"))
        status = indented(self.look, self.sentence(self.status, "small", self.tone))
        return Column(Space(height=self.look.ems(6)), label, line, status, gap=0)


class CodeLine(FieldBlock):
    """The field of the code; below it what to do, what was done or what is wrong."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("new-code"), msg("new-code-help"), LONGEST)
        self.code = ""
        self.copy_button = self.add_button(msg("new-seed-copy"))
        self.copy_button.clicked.connect(self.copy)

    def show_code(self, code: str) -> None:
        """Show the code of another set-up (none if it cannot be played), and what to do with it."""
        self.code = code
        self.copy_button.setEnabled(bool(code))
        if code != self.field.text():
            self.field.setText(code)
            self.field.setCursorPosition(0)
        self.say(msg("new-code-help"), "ink2")

    def say(self, words: Msg, tone: str) -> None:
        """Tell what was done or what is wrong."""
        self.status, self.tone = words, tone
        self.change_now()
        self._reveal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._reveal()

    def _reveal(self) -> None:
        """Scroll the answer into view too, not only the field."""
        if self.field.hasFocus():
            focus.reveal(self)

    def copy(self) -> None:
        """Put the code on the clipboard."""
        QGuiApplication.clipboard().setText(self.field.text())

    def take_focus(self) -> None:
        """Ready to copy, or to paste over."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()
        self._reveal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter is for the page, unless what stands here is no code: that would play another.

        Esc first takes back what was typed.
        """
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if event.key() == Qt.Key.Key_Escape and self.field.text() != self.code:
            self.show_code(self.code)
        elif not (enter and self.field.hasFocus() and self.tone == "warn"):
            event.ignore()


LOT = "lot"
USUAL = "usual"
COUNTED = ("all", "buildings", "nothing")  # what the program counts for everybody


class GameOptions(Holder):
    """The options of a new game, one per line."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._names: tuple[str, ...] = ()
        lot: list[tuple[str, Msg | str]] = [(LOT, msg("new-youngest-lot"))]
        self._youngest = DropDown(ctx, msg("new-youngest"), lot, LOT, framed=False)
        counts = [(value, msg(f"new-counts-{value}")) for value in COUNTED]
        self._counts = DropDown(ctx, msg("new-counts"), counts, COUNTED[0], framed=False)
        bids = [(way, msg(f"new-auctions-{way}")) for way in ("open", "sealed")]
        self._auctions = DropDown(ctx, msg("new-auctions"), bids, "open", framed=False)
        self.seed_block = FieldBlock(ctx, msg("new-seed"), msg("new-seed-help"), SEED_LENGTH)
        self.seed_block.add_button(msg("new-seed-roll"), "swap").clicked.connect(self.roll)
        self.seed_block.add_button(msg("new-seed-copy")).clicked.connect(self.copy_seed)
        self._seed = self.seed_block.field
        self._variants = {
            module.id: self._variant(module.id, module.variants)
            for module in modules.ALL
            if module.variants
        }
        self.code = CodeLine(ctx)
        self._modules: Sequence[str] = ()  # that are on
        for choice in (self._youngest, self._counts, self._auctions, self._seed):
            choice.changed.connect(weakly(self.wish, "update"))

    def tree(self) -> Box:
        fixed = [
            self._line(msg("new-youngest"), self._youngest),
            self._line(msg("new-counts"), self._counts),
            Live(self.seed_block),
            Live(self.code),
        ]
        # Only about modules that are on, last: nothing else moves.
        variants = [
            self._line(msg(f"new-variant-{module}"), choice)
            for module, choice in self._variants.items()
            if module in self._modules
        ]
        bids = [self._line(msg("new-auctions"), self._auctions)]
        bids *= any(auctions(module) for module in self._modules)
        lines = EqualColumns(23.5, [*fixed, *variants, *bids], most=2, gap=0.1)
        title = indented(self.look, self.sentence(msg("new-how"), "section"))
        return Column(Space(height=self.look.ems(6)), title, lines, gap=0)

    def _line(self, words: Msg, choice: DropDown) -> Box:
        """Lay out a label at the left, its choice at the right, and a thin line below."""
        gap, label = self.look.ems(8), self.sentence(words, tone="ink2")
        named = Row(Space(RING / self.look.em), evolve(label, grow=1), gap=0, grow=1)
        beside = Row(named, Live(choice), gap=gap)
        below = Column(named, Row(spring(), Live(choice), gap=0), gap=gap)
        return Stack(First(beside, below), Drawn(self._rule))

    def _rule(self, painter: QPainter, line: QRectF) -> None:
        painter.fillRect(
            QRectF(line.left() + RING, line.bottom() - RULE, line.width() - 2 * RING, RULE),
            self.ctx.theme.rule,
        )

    def _variant(self, module: str, values: Sequence[str]) -> DropDown:
        """Make the choice of a module that can be played in several ways."""
        text = f"new-variant-{module}"
        choices = [(value, msg(f"{text}-{value}")) for value in (USUAL, *values)]
        choice = DropDown(self.ctx, msg(text), choices, USUAL, framed=False)
        choice.changed.connect(weakly(self.wish, "update"))
        return choice

    def variants(self, chosen: Sequence[str]) -> tuple[tuple[str, str], ...]:
        """The variants of the modules that are on."""
        return tuple(
            (module, choice.value)
            for module, choice in sorted(self._variants.items())
            if module in chosen and choice.value != USUAL
        )

    def show_modules(self, chosen: Sequence[str]) -> None:
        """Ask only about modules that are on."""
        self._modules = chosen
        self.change_now()

    def roll(self) -> None:
        """Make up another seed."""
        self._seed.setText(new_seed())
        self.wish("update")

    def copy_seed(self) -> None:
        """Put the seed on the clipboard."""
        QGuiApplication.clipboard().setText(self.seed())

    def seed(self) -> str:
        """The seed; empty means: make one up."""
        return self._seed.text().strip()

    def counts(self) -> bool:
        """Whether everybody sees the table of counts."""
        return self._counts.value != "nothing"

    def purist(self) -> bool:
        """Whether buildings are counted, and nothing else that could be known."""
        return self._counts.value == "buildings"

    def sealed(self) -> bool:
        """Whether people bid once, in secret."""
        return self._auctions.value == "sealed"

    def youngest(self, seats: int) -> int | None:
        """The seat that counts as the youngest, None to draw lots."""
        value = self._youngest.value
        return int(value) if value != LOT and int(value) < seats else None

    def show_config(self, config: GameConfig) -> None:
        """Show the options of a set-up."""
        self.show_names([seat.name for seat in config.seats])
        value = LOT if config.youngest is None else str(config.youngest)
        known = value in dict(self._youngest.choices)
        self._youngest.set_value(value if known else LOT, silent=True)
        counted = COUNTED[2 if not config.counts else int(config.purist)]
        self._counts.set_value(counted, silent=True)
        self._auctions.set_value("sealed" if config.sealed else "open", silent=True)
        known_variants = dict(config.variants)
        for module, choice in self._variants.items():
            wanted = known_variants.get(module, USUAL)
            found = wanted in dict(choice.choices)
            choice.set_value(wanted if found else USUAL, silent=True)
        self._seed.setText(config.seed or new_seed())

    def show_names(self, names: Sequence[str]) -> None:
        """Offer these players as the youngest."""
        if tuple(names) == self._names:
            return
        self._names = tuple(names)
        lot: tuple[str, Msg | str] = (LOT, msg("new-youngest-lot"))
        self._youngest.set_choices([lot, *((str(k), name) for k, name in enumerate(names))])


def indented(look: Look, words: Words) -> Box:
    """Align words with the faces of the controls below them."""
    return Ground(words, pad=(RING / look.em, 0))
