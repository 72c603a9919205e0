"""The seats of a new game: added, removed, told apart by their marks.

seats = SeatList(ctx)
seats.show_seats(config.seats)
seats.changed.connect(read)      # seats.cards, each with its config
"""

from __future__ import annotations

from collections.abc import Sequence

from attrs import evolve
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from alhambra_qt.controller.career.finished import person_key
from alhambra_qt.controller.career.profiles import CareerProfile, seat_of
from alhambra_qt.controller.game.gameconfig import AI, MAX_SEATS, MIN_SEATS, SeatConfig
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.view.parts import MARKS
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import fill
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pages.heading import Heading
from alhambra_qt.ui.pages.seatcard import SeatCard

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")


class SeatList(Guarded, QWidget):
    """A card for each seat, a button for one more, and what there is to say of them."""

    changed = Signal()
    profile_kept = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        self.ctx, self.cards, self.wide = ctx, list[SeatCard](), False
        self.profiles: tuple[CareerProfile, ...] = ()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        heading = Heading(ctx, msg("new-players"))
        heading.row.addStretch(1)
        count = Text(ctx, msg("new-players-range"), role="body", tone="ink2", wrap=False)
        heading.row.addWidget(count)
        self._column = QVBoxLayout()
        self._column.setContentsMargins(RING, 0, RING, 0)
        self.add = Button(ctx, msg("new-seat-add"), kind="dashed", does=self.add_seat)
        self.dirk = Text(ctx, msg("new-dirk-note"), role="small", tone="ink2")
        self.fair = Text(ctx, msg("new-ai-fair"), role="small", tone="ink2")
        column.addWidget(heading)
        column.addLayout(self._column)
        fill(column, self.add, self.dirk, self.fair)
        for note in (self.dirk, self.fair):
            note.setContentsMargins(RING, 0, RING, 0)

    def show_seats(self, configs: Sequence[SeatConfig]) -> None:
        """Show these seats, those that there is room for at a table."""
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards.clear()
        for config in configs[:MAX_SEATS]:
            self._make_card(config)
        self.refresh()

    def one_line(self) -> int:
        """How wide the list has to be for each seat to stand in one line."""
        return 2 * RING + max((card.one_line() for card in self.cards), default=0)

    def arrange(self, wide: bool) -> None:
        """Let each seat stand in one line, or in two."""
        self.wide = wide
        self._column.setSpacing(self.ctx.metrics.pick(8, 6, 5))
        for card in self.cards:
            card.set_wide(wide)

    def refresh(self) -> None:
        """Letters on the marks, and what can be done and said with so many seats."""
        configs = [card.config for card in self.cards]
        names = letters([config.name or "?" for config in configs])
        for card, sign in zip(self.cards, names, strict=True):
            card.show_letters(sign)
            elsewhere = {person_key(one.name) for one in configs if one is not card.config}
            free = (one for one in self.profiles if person_key(one.name) not in elsewhere)
            card.show_profiles(tuple(free))
            card.cross.setEnabled(len(configs) > MIN_SEATS)
        self.add.setVisible(len(configs) < MAX_SEATS)
        self.dirk.setVisible(len(configs) == MIN_SEATS)
        self.fair.setVisible(any(config.kind == AI for config in configs))

    def _changed(self) -> None:
        self.refresh()
        self.changed.emit()

    def _make_card(self, config: SeatConfig) -> SeatCard:
        card = SeatCard(self.ctx, len(self.cards), config)
        card.changed.connect(self._changed)
        card.removed.connect(lambda: self._remove_seat(card))
        card.next_mark.connect(lambda: self._next_mark(card))
        card.profile_chosen.connect(lambda profile: self._seat(card, profile))
        card.profile_kept.connect(self.profile_kept)
        card.set_wide(self.wide)
        self.cards.append(card)
        self._column.addWidget(card)
        return card

    def add_seat(self) -> None:
        """Add a computer with a name and a mark that nobody has."""
        if len(self.cards) >= MAX_SEATS:
            return
        names = {card.config.name for card in self.cards}
        marks = {card.config.mark for card in self.cards}
        name = next(name for name in NAMES if name not in names)
        mark = next(mark for mark in MARKS if mark not in marks)
        card = self._make_card(SeatConfig(name, AI, mark=mark))
        self._changed()
        card.name.setFocus(Qt.FocusReason.TabFocusReason)

    def _remove_seat(self, card: SeatCard) -> None:
        if len(self.cards) <= MIN_SEATS:
            return
        index = min(card.seat, len(self.cards) - 2)
        self.show_seats([other.config for other in self.cards if other is not card])
        self.changed.emit()
        # Not on the next cross: pressed once more the key would remove that seat too.
        self.cards[index].name.setFocus(Qt.FocusReason.TabFocusReason)

    def show_profiles(self, profiles: tuple[CareerProfile, ...]) -> None:
        """Offer these profiles to people."""
        self.profiles = profiles
        self.refresh()

    def _seat(self, card: SeatCard, profile: CareerProfile) -> None:
        """Let a person sit there as the profile says."""
        card.show_person(seat_of(profile, card.config))
        self._give_mark(card, profile.mark)

    def _next_mark(self, card: SeatCard) -> None:
        """Take the next shape."""
        self._give_mark(card, MARKS[(MARKS.index(card.config.mark) + 1) % len(MARKS)])

    def _give_mark(self, card: SeatCard, new: str) -> None:
        """Give a seat a mark; who has it gets the old one."""
        old = card.config.mark
        for other in self.cards:
            if other.config.mark == new:
                other.config = evolve(other.config, mark=old)
        card.config = evolve(card.config, mark=new)
        self._changed()
