"""The players page: every seat can be handed to a computer or back to a person.

page = PlayersPage(ctx)
page.show_seats(config, tags)   # as it is now
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from attrs import evolve
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import AI, HUMAN, SeatConfig
from alhambra_qt.controller.game.seats import Seating, Spoken
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.box import Box, Words, small_panel
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Segmented
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row, Wrapped
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.setup.seat_cards import (
    LevelStars,
    ai_text,
    help_choice,
    language_choice,
    level_choice,
    style_choice,
)


class PlayerCard(Holder):
    """One seat: person with language and help, or computer with level and style."""

    def __init__(self, ctx: UiContext, tag: SeatTag, config: SeatConfig) -> None:
        super().__init__(ctx)
        self.seat, self.config = tag.seat, config
        self.tag = tag
        kinds = [(HUMAN, msg("seat-human")), (AI, msg("new-ai"))]
        self.kind = Segmented(ctx, msg("new-seat-kind", n=tag.seat + 1), kinds, config.kind)
        self.level = level_choice(ctx, config)
        self.manner = style_choice(ctx, config)
        self.lang, self.assist = language_choice(ctx, config), help_choice(ctx, config)
        self.stars = LevelStars(ctx)
        self.choices: dict[str, Segmented | DropDown] = {
            "kind": self.kind,
            "level": self.level,
            "style": self.manner,
            "lang": self.lang,
            "assist": self.assist,
        }
        for name, choice in self.choices.items():
            choice.changed.connect(weakly(self._read, name))

        self.stars.show_level(config.level)

    def tree(self) -> Box:
        name = Words(self.look.text(self.tag.label), "section", wrap=True, grow=1.0)
        head = Row(SeatMark(self.tag, side=2.8), name, Live(self.kind), gap=0.4)
        if self.config.kind == AI:
            level = self._choice("level", self.stars, self.level)
            what = Words(self.look.text(ai_text(self.config)), tone="ink2", wrap=True)
            choices, below = (level, self._choice("style", self.manner)), what
        else:
            choices = self._choice("language", self.lang), self._choice("assist", self.assist)
            below = None
        return small_panel(Column(head, Wrapped(*choices, gap=0.9), below, gap=0.4))

    def _choice(self, label: str, *controls: QWidget) -> Box:
        words = Words(self.look.t(f"new-{label}"), tone="ink2")
        return Row(words, *map(Live, controls), gap=0.3)

    def _read(self, name: str) -> None:
        changed: dict[str, Any] = {name: self.choices[name].value}
        self.config = evolve(self.config, **changed)
        self.stars.show_level(self.config.level)
        self.change()
        self.wish("update")


class PlayersPage(PageFrame):
    """All seats with who plays them; nothing changes before it is applied."""

    GRANTS: Mapping[str, str] = {"update": "_update"}

    snug, widest = True, 1060

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("players-title"))
        self.rows: list[PlayerCard] = []
        self._before: tuple[SeatConfig, ...] = ()
        self.waits = msg("players-waits")
        self.apply = Button(ctx, msg("players-apply"), kind="primary", key=msg("key-enter"))
        self.apply.clicked.connect(self._apply)
        self.primary.connect(self._apply)
        self.footer.put(self.button_back(), self.apply)

    def body_tree(self) -> Box:
        notes = (self.sentence(text, tone="ink2") for text in (msg("players-note"), self.waits))
        small = (
            self.sentence(msg(name), "small", "ink2") for name in ("players-hidden", "new-ai-fair")
        )
        rows = EqualColumns(29, [*map(Live, self.rows)], most=2)
        return self.stacked(*notes, rows, *small)

    def show_seats(
        self, seats: Sequence[SeatConfig], tags: Sequence[SeatTag], far: Collection[Seat] = ()
    ) -> None:
        """Show who plays now; who plays the ``far`` seats is not for this computer to say."""
        discard(self.rows)
        self._before = tuple(seats)
        self.waits = msg("players-far" if far else "players-waits")
        self.rows = [PlayerCard(self.ctx, tag, seat) for tag, seat in zip(tags, seats, strict=True)]
        self.change_now()
        for row in self.rows:
            row.setEnabled(row.seat not in far)
        self._update()

    def changes(self) -> tuple[Seating, ...]:
        """Give the seats that somebody else plays, or plays in another way."""
        found = []
        for row, before in zip(self.rows, self._before, strict=True):
            now = row.config
            if now != before and AI in (now.kind, before.kind):
                found.append(Seating(row.seat, now.kind, now.level, now.style))
        return tuple(found)

    def spoken(self) -> tuple[Spoken, ...]:
        """Give the seats whose language or help is another from now on."""
        return tuple(
            Spoken(row.seat, row.config.lang, row.config.assist)
            for row, before in zip(self.rows, self._before, strict=True)
            if (row.config.lang, row.config.assist) != (before.lang, before.assist)
        )

    def first_focus(self) -> QWidget | None:
        return next((row.kind for row in self.rows if row.isEnabled()), self.apply)

    def _update(self) -> None:
        self.apply.setEnabled(bool(self.changes() or self.spoken()))
        self.wish("weigh", self.changes())

    def _apply(self) -> None:
        found, spoken = self.changes(), self.spoken()
        if found or spoken:
            self.wish("apply", found, spoken)
        else:
            self.back.emit()
