"""The seats of a new game: a card for each, added, removed, distinguished by their marks.

seats = SeatList(ctx)
seats.show_seats(config.seats)
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from functools import partial, reduce
from typing import Any

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from alhambra_qt.controller.career.finished import CareerProfile, person_key, profile_of, seat_of
from alhambra_qt.controller.game.gameconfig import (
    AI,
    ASSISTS,
    BALANCED,
    HUMAN,
    MAX_SEATS,
    MIN_SEATS,
    NAME_LENGTH,
    OFFERED_LEVELS,
    SAME_LANGUAGE,
    STYLES,
    SeatConfig,
    free_name,
    renamed,
    what_it_does,
)
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Art, Box, Drawn, Space
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.frames import Card
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented, language_choices
from alhambra_qt.ui.kit.layouts import Stacked, discard, fill
from alhambra_qt.ui.kit.rows import Row, Wrapped
from alhambra_qt.ui.kit.signs import STARS, emblem, player_mark
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button, Cross, Sign
from alhambra_qt.ui.pieces.portraits import draw_computer
from alhambra_qt.ui.setup.module_cards import DropMenu, Entry


class Heading(Styled, QWidget):
    """A section title with something beside it; as high as a low button in both columns."""

    def __init__(self, ctx: UiContext, title: Msg) -> None:
        super().__init__(ctx)
        self.row = QHBoxLayout(self)
        self.row.setContentsMargins(RING, 0, RING, 0)
        self.row.setSpacing(ctx.px(10))
        self.row.addWidget(Text(ctx, title, role="section", wrap=False))

    def minimumSizeHint(self) -> QSize:
        """The height of a button, and the width of what is in it."""
        inside = self.row.minimumSize()
        height = self.ctx.metrics.pick(36, 30, 28) + 2 * RING
        return QSize(inside.width(), max(height, inside.height()))

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint().expandedTo(self.row.sizeHint())


class ProfileMenu(Sign):
    """A person as a sign, filled while the name is that of a profile; pressed, it opens a menu."""

    profiles: tuple[CareerProfile, ...] = ()
    person = ""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("profiles-choice"))
        self._menu: DropMenu | None = None
        self.setCheckable(True)
        self.clicked.connect(self.open_menu)

    def nextCheckState(self) -> None:
        """Ignore the press: the name decides whether it is on."""

    def open_menu(self) -> None:
        """Offer the profiles."""
        if self._menu is None:
            self._menu = DropMenu(self)
            self._menu.picked.connect(self._pick)
        self._menu.offer(self._offered())

    def _pick(self, profile: CareerProfile | None) -> None:
        if profile is None:
            self.wish("keep_profile")
        else:
            self.wish("profile", profile)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Down:
            self.open_menu()
        else:
            super().keyPressEvent(event)

    def show_profiles(self, profiles: tuple[CareerProfile, ...], name: str) -> None:
        """Offer these for whoever is called so now."""
        self.profiles, self.person = profiles, person_key(name)
        self.setChecked(any(person_key(profile.name) == self.person for profile in profiles))
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.setAccessibleDescription(self.ctx.text(self._chosen()))

    def _chosen(self) -> Msg | str:
        names = (
            profile.name for profile in self.profiles if person_key(profile.name) == self.person
        )
        return next(names, msg("profiles-nobody"))

    def _offered(self) -> list[Entry]:
        entries: list[Entry] = []
        for profile in self.profiles:
            on = person_key(profile.name) == self.person
            entries.append((profile.name, on, profile))
        if not self.isChecked():
            entries.append((msg("profiles-keep"), False, None))
        return entries

    def draw(self, painter: QPainter, face: QRectF) -> None:
        theme = self.ctx.theme
        ground = theme.acc if self.isChecked() else theme.panel
        painter.setPen(QPen(theme.acc if self.underMouse() else theme.ink2, 1.4))
        painter.setBrush(ground)
        painter.drawEllipse(face.adjusted(1, 1, -1, -1))
        side = round(face.width() * 0.62)
        ink = theme.accink if self.isChecked() else theme.ink2
        icon = self.ctx.images.icon("person", side, ink, self.devicePixelRatioF(), ground)
        paint.picture_in(painter, icon, face)


FITTING = "fitting"  # a choice of level that is drawn before each game
SHORT_NAME = 112  # the width of a field that most names fit into


class MarkButton(Sign):
    """The mark of a seat, with the portrait of a computer; pressing it takes the next shape."""

    mark, letters = "circle", ""
    computer = ""  # its name
    corner = 0.3

    def show_mark(self, seat: int, config: SeatConfig, letters: str) -> None:
        """Show another mark."""
        self.mark, self.letters = config.mark, letters
        self.computer = config.name if config.kind == AI else ""
        self.set_words(msg("new-mark", n=seat + 1, mark=msg(f"mark-{config.mark}")))

    def sizeHint(self) -> QSize:
        side = self.ctx.metrics.pick(52, 48, 46)
        return QSize(side, side)

    def face(self) -> QRectF:
        """Let a portrait reach into the margin; the focus ring then lies on its rim."""
        inset = -4 if self.computer else 0
        return super().face().adjusted(inset, inset, -inset, -inset)

    def ring(self) -> tuple[QRectF, float]:
        face = super().face()
        return face, face.height() * (0.5 if self.computer else self.corner)

    def draw(self, painter: QPainter, face: QRectF) -> None:
        if not self.computer:
            player_mark(painter, face, self.mark, self.letters)
            return
        images, theme, mark = self.ctx.images, self.ctx.theme, self.mark
        draw_computer(painter, images, theme, face, self.computer, mark, self.letters)


class LevelStars(Holder):
    """The level of a computer as gold stars out of five."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.level = "medium"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_level(self, level: str) -> None:
        """Show another level."""
        self.level = level
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        name = msg(f"level-{self.level}")
        text = msg("new-level-name", name=name, stars=STARS.get(self.level, 0))
        self.setAccessibleName(self.ctx.text(text))
        set_tip(self.ctx, self, self.ctx.text(text))

    def tree(self) -> Box:
        look, side, filled = self.look, self.look.pick(18, 16, 15), STARS.get(self.level, 0)

        def how(painter: QPainter, area: QRectF) -> None:
            left = QPointF(area.left(), area.center().y())
            paint.level_stars(painter, left, side, filled, 5, look.theme)

        return Drawn(how, side * 1.18 * 5 / look.em, (side + 4) / look.em)


class Emblem(Holder):
    """The emblem of a computer's style, as the label of the choice that says it in words."""

    chosen = BALANCED

    def show_style(self, style: str) -> None:
        """Show another style."""
        self.chosen = style
        self.change()

    def retranslate(self) -> None:
        super().retranslate()
        set_tip(self.ctx, self, self.ctx.t("new-style"))

    def tree(self) -> Box:
        return Art(
            partial(emblem, self.look), self.chosen, self.look.pick(24, 22, 20) / self.look.em
        )


class SeatChoices(Holder):
    """The choices of a seat: labels and, beside each, what is chosen."""

    WIDE = 80.0

    def __init__(self, ctx: UiContext, *parts: QWidget) -> None:
        super().__init__(ctx)
        self._parts, self._offered = parts, True

    def offer(self, offered: bool) -> None:
        """Show the choices, or leave them out."""
        self._offered = offered
        self.change_now()

    def tree(self) -> Box:
        em, shown = self.look.em, [*map(Live, self._parts)] if self._offered else []
        pairs = zip(shown[::2], shown[1::2], strict=True)
        rows = (Row(Space(2 / em), *pair, gap=4 / em) for pair in pairs)
        return Wrapped(*rows, gap=self.look.ems(4) + 4 / em)


class SeatCard(Card):
    """A seat with all its choices; `config` is what they say together."""

    GRANTS: Mapping[str, str] = {"profile": "_choose_profile", "keep_profile": "_keep_profile"}

    def __init__(self, ctx: UiContext, seat: int, config: SeatConfig) -> None:
        super().__init__(ctx)
        self.seat, self.config, self.far = seat, config, False
        number = seat + 1
        self.mark = MarkButton(ctx)
        self.name = Field(ctx, msg("new-seat-name", n=number), config.name, limit=NAME_LENGTH)
        kinds = [(HUMAN, msg("seat-human")), (AI, msg("new-ai"))]
        self.kind = Segmented(ctx, msg("new-seat-kind", n=number), kinds, config.kind)
        self.profile = ProfileMenu(ctx)
        self.cross = Cross(ctx, msg("new-seat-remove", n=number))
        self.stars, self.emblem = LevelStars(ctx), Emblem(ctx)
        self._make_choices()
        self._lay_out()
        self._connect()
        ctx.language_changed.connect(self.retranslate)
        self.restyle()
        self.show_letters("")

    def _make_choices(self) -> None:
        ctx, config = self.ctx, self.config
        self.lang, self.assist = language_choice(ctx, config), help_choice(ctx, config)
        self.level = level_choice(ctx, config)
        self.style_choice = style_choice(ctx, config)

    def _lay_out(self) -> None:
        """Name and kind, and beside or below them what a person or a computer has to choose."""
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        for column, styled in enumerate((self.mark, self.name, self.profile, self.kind)):
            self._grid.addWidget(styled, 0, column)
        self._grid.addWidget(self.cross, 0, 5)
        self._grid.setColumnStretch(1, 1)
        # Both lie in the same place: its width stays when a person becomes a computer.
        self._choices = Stacked()
        lang, helps = map(self._label, ("new-language", "new-assist"))
        self._human = SeatChoices(self.ctx, lang, self.lang, helps, self.assist)
        computer = SeatChoices(self.ctx, self.stars, self.level, self.emblem, self.style_choice)
        for choices in (self._human, computer):
            self._choices.addWidget(choices)
        self.set_wide(False)
        self._show_kind()

    def _label(self, words: str) -> Text:
        return Text(self.ctx, msg(words), role="log", tone="ink2", wrap=False)

    def one_line(self) -> int:
        """How wide the card has to be for everything to stand in one line."""
        parts = (self.mark, self.profile, self.kind, self._choices, self.cross)
        margins = self._grid.contentsMargins()
        sides = margins.left() + margins.right()
        return sum(part.sizeHint().width() for part in parts) + sides + self.ctx.px(SHORT_NAME)

    def set_wide(self, wide: bool) -> None:
        """Stand in one line, or in two."""
        place = (0, 4, 1, 1) if wide else (1, 0, 1, 6)
        self._grid.addWidget(self._choices, *place, Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.name.changed.connect(self._rename)
        self.choices: dict[str, Segmented | DropDown] = {
            "kind": self.kind,
            "lang": self.lang,
            "assist": self.assist,
            "level": self.level,
            "style": self.style_choice,
        }
        for name, choice in self.choices.items():
            choice.changed.connect(weakly(self._read, name))
        self.cross.clicked.connect(self._remove)
        self.mark.clicked.connect(self._turn_mark)

    def rename(self, name: str) -> None:
        """Give the seat another name."""
        self.name.setText(name)
        self._rename(name)

    def _rename(self, name: str) -> None:
        self._set(evolve(self.config, name=name))

    def _read(self, name: str) -> None:
        changed: dict[str, Any] = {name: self.choices[name].value}
        if name == "level":
            changed["fitting"] = changed["level"] == FITTING
            changed["level"] = self.config.level if changed["fitting"] else changed["level"]
        self._set(evolve(self.config, **changed))
        if name == "kind":
            self.wish("turn", self.seat)

    def _set(self, config: SeatConfig) -> None:
        self.config = config
        self._show_kind()
        self.wish("refresh")

    def _remove(self) -> None:
        self.wish("remove", self.seat)

    def _turn_mark(self) -> None:
        self.wish("next_mark", self.seat)

    def _choose_profile(self, profile: CareerProfile) -> None:
        self.wish("sit", self.seat, profile)

    def _keep_profile(self) -> None:
        self.wish("keep", profile_of(self.config))

    def _show_kind(self) -> None:
        """Language and help are for people, level and style are for computers."""
        self._choices.setCurrentIndex(0 if self.config.kind == HUMAN else 1)
        self.profile.setVisible(self.config.kind == HUMAN and not self.far)
        self.stars.show_level(self.config.level)
        self.emblem.show_style(self.config.style)
        self.retranslate()

    def retranslate(self) -> None:
        text = self.ctx.text(ai_text(self.config))
        for choice in (self.level, self.style_choice):
            choice.setAccessibleDescription(text)
            set_tip(self.ctx, choice, text)

    def show_far(self, far: bool) -> None:
        """Offer no language, help and profile for somebody at another computer."""
        self.far = far
        self._human.offer(not far)
        self._show_kind()

    def show_profiles(self, profiles: tuple[CareerProfile, ...]) -> None:
        """Offer these to a person."""
        self.profile.show_profiles(profiles, self.config.name)

    def show_person(self, config: SeatConfig) -> None:
        """Show another person in the seat, with language and help."""
        self.config = config
        self.name.setText(config.name)
        self.lang.set_value(config.lang, silent=True)
        self.assist.set_value(config.assist, silent=True)
        self._show_kind()

    def show_letters(self, letters: str) -> None:
        """Show the mark with its letters."""
        self.mark.show_mark(self.seat, self.config, letters)

    def restyle(self) -> None:
        m = self.ctx.metrics
        self._grid.setContentsMargins(m.pick(10, 8, 6), m.px(3), m.pick(4, 2, 1), m.px(3))
        super().restyle()


def ai_text(config: SeatConfig) -> Msg:
    """Say what a computer of this level and style does and forgets."""
    level, style = what_it_does(config.level), msg(f"style-{config.style}-what")
    level = msg("new-fitting-what") if config.fitting else level
    return level if config.style == BALANCED else msg("new-joined", head=level, rest=style)


def language_choice(ctx: UiContext, config: SeatConfig) -> DropDown:
    """Make the choice of the language a person reads."""
    langs = language_choices((SAME_LANGUAGE, msg("new-language-same")))
    return DropDown(ctx, msg("new-language"), langs, config.lang, framed=False)


def help_choice(ctx: UiContext, config: SeatConfig) -> DropDown:
    """Make the choice of how much help a person gets."""
    helps = [(key, msg(f"new-assist-{key}")) for key in ASSISTS]
    return DropDown(ctx, msg("new-assist"), helps, config.assist, framed=False)


def level_choice(ctx: UiContext, config: SeatConfig) -> DropDown:
    """Make the choice of a computer's level; the menu says what each one does."""
    levels = [(key, msg(f"level-{key}")) for key in OFFERED_LEVELS]
    levels.append((FITTING, msg("new-fitting")))
    level = config.level if config.level in OFFERED_LEVELS else OFFERED_LEVELS[-1]
    level = FITTING if config.fitting else level
    notes = {key: what_it_does(key) for key in OFFERED_LEVELS} | {FITTING: msg("new-fitting-what")}
    return DropDown(ctx, msg("new-level"), levels, level, framed=False, notes=notes)


def style_choice(ctx: UiContext, config: SeatConfig) -> DropDown:
    """Make the choice of a computer's style; the menu says what each one believes in."""
    styles = [(key, msg(f"style-{key}")) for key in STYLES]
    notes = {key: msg(f"style-{key}-what") for key in STYLES}
    return DropDown(ctx, msg("new-style"), styles, config.style, framed=False, notes=notes)


NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")


class SeatList(Styled, QWidget):
    """A card for each seat, a button for one more, and what there is to say of them."""

    GRANTS: Mapping[str, str] = {
        "refresh": "_changed",
        "remove": "_remove_seat",
        "next_mark": "_next_mark",
        "turn": "_turn",
        "sit": "_seat",
    }

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.cards, self.wide = list[SeatCard](), False
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
        self.rating = Text(ctx, "", role="small", tone="ink")
        self.dirk = Text(ctx, msg("new-dirk-note"), role="small", tone="ink2")
        self.fair = Text(ctx, msg("new-ai-fair"), role="small", tone="ink2")
        column.addWidget(heading)
        column.addLayout(self._column)
        fill(column, self.add, self.rating, self.dirk, self.fair)
        for note in (self.rating, self.dirk, self.fair):
            note.setContentsMargins(RING, 0, RING, 0)

    def show_seats(self, configs: Sequence[SeatConfig], far: Container[int] = ()) -> None:
        """Show these seats, those that there is room for at a table; ``far`` are elsewhere."""
        if [card.config for card in self.cards] != [*configs[:MAX_SEATS]]:  # cards take a while
            discard(self.cards)
            self.cards.clear()
            for config in configs[:MAX_SEATS]:
                self._make_card(config)
        for card in self.cards:
            card.show_far(card.seat in far)
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

    def show_rating(self, lines: Sequence[Msg], levels: Sequence[str]) -> None:
        """Tell how the person is expected to do, and show the levels that fitting seats drew."""
        self.rating.setVisible(bool(lines))
        if lines:
            all_of_it = reduce(lambda text, more: msg("new-told", one=text, more=more), lines)
            self.rating.set_words(all_of_it)
        for card, level in zip(self.cards, levels, strict=True):
            card.stars.show_level(level)

    def refresh(self) -> None:
        """Letters on the marks, and what can be done and said with so many seats."""
        configs = [card.config for card in self.cards]
        names = letters([config.name or "?" for config in configs])
        for card, sign in zip(self.cards, names, strict=True):
            card.show_letters(sign)
            elsewhere = {person_key(config.name) for config in configs if config is not card.config}
            free = (
                profile for profile in self.profiles if person_key(profile.name) not in elsewhere
            )
            card.show_profiles(tuple(free))
            card.cross.setEnabled(len(configs) > MIN_SEATS)
        self.add.setVisible(len(configs) < MAX_SEATS)
        self.dirk.setVisible(len(configs) == MIN_SEATS)
        self.fair.setVisible(any(config.kind == AI for config in configs))

    def _changed(self) -> None:
        self.refresh()
        self.wish("update")

    def _make_card(self, config: SeatConfig) -> SeatCard:
        card = SeatCard(self.ctx, len(self.cards), config)
        card.set_wide(self.wide)
        self.cards.append(card)
        self._column.addWidget(card)
        return card

    def add_seat(self) -> None:
        """Add a computer with a name and a mark that nobody has."""
        if len(self.cards) >= MAX_SEATS:
            return
        marks = {card.config.mark for card in self.cards}
        mark = next(mark for mark in MARKS if mark not in marks)
        card = self._make_card(SeatConfig(free_name(AI, self._names(AI)), AI, mark=mark))
        self._changed()
        card.name.setFocus(Qt.FocusReason.TabFocusReason)

    def _names(self, kind: str, but: SeatCard | None = None) -> list[str]:
        """The names in other seats, and for a computer also those of everybody with a profile."""
        seated = [card.config.name for card in self.cards if card is not but]
        return [*seated, *(profile.name for profile in self.profiles if kind == AI)]

    def _turn(self, seat: int) -> None:
        """A person is now a computer, or the other way round: names follow where they are ours."""
        card = self.cards[seat]
        config = renamed(card.config, self._names(card.config.kind, card))
        if config is not card.config:
            card.rename(config.name)

    def _remove_seat(self, seat: int) -> None:
        if len(self.cards) <= MIN_SEATS:
            return
        index = min(seat, len(self.cards) - 2)
        self.show_seats([other.config for other in self.cards if other.seat != seat])
        self.wish("update")
        # Not on the next cross: pressed once more the key would remove that seat too.
        self.cards[index].name.setFocus(Qt.FocusReason.TabFocusReason)

    def show_profiles(self, profiles: tuple[CareerProfile, ...]) -> None:
        """Offer these profiles to people."""
        self.profiles = profiles
        self.refresh()

    def _seat(self, seat: int, profile: CareerProfile) -> None:
        card = self.cards[seat]
        card.show_person(seat_of(profile, card.config))
        for other in self.cards:
            if other is not card and person_key(other.config.name) == person_key(profile.name):
                self._turn(other.seat)
        self._give_mark(card, profile.mark)

    def _next_mark(self, seat: int) -> None:
        card = self.cards[seat]
        self._give_mark(card, MARKS[(MARKS.index(card.config.mark) + 1) % len(MARKS)])

    def _give_mark(self, card: SeatCard, new: str) -> None:
        """Give a seat a mark; who has it gets the old one."""
        old = card.config.mark
        for other in self.cards:
            if other.config.mark == new:
                other.config = evolve(other.config, mark=old)
        card.config = evolve(card.config, mark=new)
        self._changed()
