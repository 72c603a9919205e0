"""Who plays: every seat of the running game, to be handed to a computer or back to a person.

page = PlayersPage(ctx)
page.show_seats(config, tags)   # as it is now
page.applied.connect(...)       # who plays seats from now on, and how they are spoken to
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.game.gameconfig import AI, HUMAN, SeatConfig
from alhambra_qt.controller.game.seats import Seating, Spoken
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.inputs import DropDown, Segmented
from alhambra_qt.ui.kit.layouts import GAP, Columns, Flow, Lines, discard, fill
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.setup.seat_cards import (
    LevelStars,
    ai_text,
    help_choice,
    language_choice,
    level_choice,
    style_choice,
    together,
)


class PlayerCard(Card):
    """One seat: person with language and help, or computer with level and style."""

    changed = Signal()

    def __init__(self, ctx: UiContext, tag: SeatTag, config: SeatConfig) -> None:
        super().__init__(ctx)
        self.seat, self.config = tag.seat, config
        self._tag, self.mark = tag, Holder(ctx, self._seat_mark)
        self.mark.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        kinds = [(HUMAN, msg("seat-human")), (AI, msg("new-ai"))]
        self.kind = Segmented(ctx, msg("new-seat-kind", n=tag.seat + 1), kinds, config.kind)
        self.level = level_choice(ctx, config)
        self.manner = style_choice(ctx, config)
        self.lang, self.assist = language_choice(ctx, config), help_choice(ctx, config)
        self.stars = LevelStars(ctx)
        self.what = Text(ctx, ai_text(config), tone="ink2")
        self._lay_out(tag)
        self.choices: dict[str, Segmented | DropDown] = {
            "kind": self.kind,
            "level": self.level,
            "style": self.manner,
            "lang": self.lang,
            "assist": self.assist,
        }
        for name, choice in self.choices.items():
            choice.changed.connect(weakly(self._read, name))

    def _seat_mark(self) -> SeatMark:
        return SeatMark(self._tag, side=2.8)

    def _lay_out(self, tag: SeatTag) -> None:
        ctx = self.ctx
        side = (18, 14, 10)
        column = Lines(ctx, self, pad=(side, 10, side, 12), gap=(8, 6, 4))
        head = Lines(ctx, gap=6, across=True)
        head.addWidget(self.mark)
        head.addWidget(Text(ctx, tag.said, role="section", middle=True), 1)
        head.addWidget(self.kind)
        level, style, lang, helps = (
            Text(ctx, msg(f"new-{one}"), tone="ink2", wrap=False)
            for one in ("level", "style", "language", "assist")
        )
        flow = Flow(ctx, 4)
        self._ai_only = (
            together((level, self.stars, self.level)),
            together((style, self.manner)),
            self.what,
        )
        self._people_only = together((lang, self.lang)), together((helps, self.assist))
        fill(flow, *self._ai_only[:2], *self._people_only)
        self.what.setContentsMargins(RING, 0, 0, 0)
        column.addLayout(head)
        column.addLayout(flow)
        column.addWidget(self.what)
        column.addStretch(1)
        self._show_kind()

    def _read(self, name: str) -> None:
        self.config = evolve(self.config, **{name: self.choices[name].value})
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        for holder in self._ai_only:
            holder.setVisible(self.config.kind == AI)
        for holder in self._people_only:
            holder.setVisible(self.config.kind == HUMAN)
        self.stars.show_level(self.config.level)
        self.what.set_words(ai_text(self.config))


class PlayersPage(PageFrame):
    """All seats with who plays them; nothing changes before it is applied.

    Signals:
        weighed: the changes that would be applied now.
    """

    applied = Signal(object, object)
    weighed = Signal(object)
    snug, widest = True, 1060

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("players-title"))
        self.rows: list[PlayerCard] = []
        self._before: tuple[SeatConfig, ...] = ()
        for words in ("players-note", "players-waits"):
            self.body.addWidget(Text(ctx, msg(words), role="body", tone="ink2"))
        self._cards = Columns(ctx, GAP, 400, most=2)
        self.body.addLayout(self._cards)
        for words in ("players-hidden", "new-ai-fair"):
            self.body.addWidget(Text(ctx, msg(words), role="small", tone="ink2"))
        self.body.addStretch(1)
        back = Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back)
        self.apply = Button(ctx, msg("players-apply"), kind="primary", key=msg("key-enter"))
        self.apply.clicked.connect(self._apply)
        self.primary.connect(self._apply)
        self.add_footer(back, self.apply)

    def show_seats(self, seats: Sequence[SeatConfig], tags: Sequence[SeatTag]) -> None:
        """Show who plays now."""
        discard(self.rows)
        self._before = tuple(seats)
        self.rows = [PlayerCard(self.ctx, tag, seat) for tag, seat in zip(tags, seats, strict=True)]
        for row in self.rows:
            row.changed.connect(self._update)
            self._cards.addWidget(row)
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
        return self.rows[0].kind if self.rows else self.apply

    def _update(self) -> None:
        self.apply.setEnabled(bool(self.changes() or self.spoken()))
        self.weighed.emit(self.changes())

    def _apply(self) -> None:
        found, spoken = self.changes(), self.spoken()
        if found or spoken:
            self.applied.emit(found, spoken)
        else:
            self.back.emit()
