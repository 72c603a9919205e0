"""One seat on the new-game page: mark, name, human or computer, and what belongs to each."""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from alhambra_qt.controller.career.profiles import CareerProfile, profile_of
from alhambra_qt.controller.game.gameconfig import (
    AI,
    ASSISTS,
    BALANCED,
    HUMAN,
    NAME_LENGTH,
    OFFERED_LEVELS,
    SAME_LANGUAGE,
    STYLES,
    SeatConfig,
    what_it_does,
)
from alhambra_qt.i18n import Msg, language_names, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Flow, Stacked, fill
from alhambra_qt.ui.kit.marks import player_mark
from alhambra_qt.ui.kit.tips import set_tip
from alhambra_qt.ui.kit.widgets import Control, Cross
from alhambra_qt.ui.pages.profilemenu import ProfileMenu

STARS = {"novice": 1, "easy": 2, "medium": 3, "hard": 4, "expert": 5}
SHORT_NAME = 112  # the width of a field that most names fit into


class MarkButton(Control):
    """The mark of a seat; pressing it takes the next shape."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, "")
        self.mark, self.letters = "circle", ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_mark(self, seat: int, mark: str, letters: str) -> None:
        """Show another mark."""
        self.mark, self.letters = mark, letters
        self.set_words(msg("new-mark", n=seat + 1, mark=msg(f"mark-{mark}")))

    def retranslate(self) -> None:
        """The words are heard and shown as a tip."""
        super().retranslate()
        set_tip(self.ctx, self, self.ctx.text(self.words))

    def sizeHint(self) -> QSize:
        side = self.ctx.metrics.pick(52, 48, 46)
        return QSize(side, side)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        player_mark(painter, self.face(), self.mark, self.letters)
        if self.hasFocus():
            paint.focus_ring(painter, self.face(), self.ctx.theme, self.face().width() * 0.3)


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
        said = msg("new-level-name", name=name, stars=STARS.get(self.level, 0))
        self.setAccessibleName(self.ctx.text(said))
        set_tip(self.ctx, self, self.ctx.text(said))

    def tree(self) -> Box:
        side, filled = self.look.pick(18, 16, 15), STARS.get(self.level, 0)

        def how(painter: QPainter, area: QRectF) -> None:
            left = QPointF(area.left(), area.center().y())
            paint.level_stars(painter, left, side, filled, 5, self.look.theme)

        return Drawn(how, side * 1.18 * 5 / self.look.em, (side + 4) / self.look.em)


class SeatCard(Card):
    """A seat with all its choices; `config` is what they say together."""

    changed = Signal()
    removed = Signal()
    profile_chosen = Signal(object)
    profile_kept = Signal(object)
    next_mark = Signal()

    def __init__(self, ctx: UiContext, seat: int, config: SeatConfig) -> None:
        super().__init__(ctx)
        self.seat, self.config = seat, config
        number = seat + 1
        self.mark = MarkButton(ctx)
        self.name = Field(ctx, msg("new-seat-name", n=number), config.name, limit=NAME_LENGTH)
        kinds = [(HUMAN, msg("seat-human")), (AI, msg("new-ai"))]
        self.kind = Segmented(ctx, msg("new-seat-kind", n=number), kinds, config.kind)
        self.profile = ProfileMenu(
            ctx,
            lambda one: self.profile_chosen.emit(one),
            lambda: self.profile_kept.emit(profile_of(self.config)),
        )
        self.cross = Cross(ctx, msg("new-seat-remove", n=number))
        self.stars = LevelStars(ctx)
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
        for column, one in enumerate((self.mark, self.name, self.profile, self.kind)):
            self._grid.addWidget(one, 0, column)
        self._grid.addWidget(self.cross, 0, 5)
        self._grid.setColumnStretch(1, 1)
        # Both lie in the same place: its width stays when a person becomes a computer.
        self._choices = Stacked()
        lang, helps, style = map(self._label, ("new-language", "new-assist", "new-style"))
        human = together((lang, self.lang)), together((helps, self.assist))
        computer = together((self.stars, self.level)), together((style, self.style_choice))
        for holders in (human, computer):
            line, flow = QWidget(), Flow(lambda: self.ctx.px(4))
            line.setLayout(flow)
            fill(flow, *holders)
            self._choices.addWidget(line)
        self.set_wide(False)
        self._show_kind()

    def _label(self, words: str) -> Text:
        return Text(self.ctx, msg(words), role="log", tone="ink2", wrap=False)

    def one_line(self) -> int:
        """How wide the card has to be for everything to stand in one line."""
        parts = (self.mark, self.profile, self.kind, self._choices, self.cross)
        margins = self._grid.contentsMargins()
        sides = margins.left() + margins.right()
        return sum(one.sizeHint().width() for one in parts) + sides + self.ctx.px(SHORT_NAME)

    def set_wide(self, wide: bool) -> None:
        """Stand in one line, or in two."""
        place = (0, 4, 1, 1) if wide else (1, 0, 1, 6)
        self._grid.addWidget(self._choices, *place, Qt.AlignmentFlag.AlignVCenter)

    def _connect(self) -> None:
        self.name.changed.connect(lambda text: self._set(name=text))
        self.kind.changed.connect(lambda kind: self._set(kind=kind))
        self.lang.changed.connect(lambda lang: self._set(lang=lang))
        self.assist.changed.connect(lambda assist: self._set(assist=assist))
        self.level.changed.connect(lambda level: self._set(level=level))
        self.style_choice.changed.connect(lambda style: self._set(style=style))
        self.cross.clicked.connect(self.removed)
        self.mark.clicked.connect(self.next_mark)

    def _set(self, **values: str) -> None:
        self.config = evolve(self.config, **values)
        self._show_kind()
        self.changed.emit()

    def _show_kind(self) -> None:
        """Language and help are for people, level and style are for computers."""
        self._choices.setCurrentIndex(0 if self.config.kind == HUMAN else 1)
        self.profile.setVisible(self.config.kind == HUMAN)
        self.stars.show_level(self.config.level)
        self.retranslate()

    def retranslate(self) -> None:
        """What a computer does is heard, and shown as a tip."""
        said = self.ctx.text(ai_text(self.config))
        for choice in (self.level, self.style_choice):
            choice.setAccessibleDescription(said)
            set_tip(self.ctx, choice, said)

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
        self.mark.show_mark(self.seat, self.config.mark, letters)

    def restyle(self) -> None:
        m = self.ctx.metrics
        self._grid.setContentsMargins(m.pick(10, 8, 6), m.px(3), m.pick(4, 2, 1), m.px(3))
        super().restyle()


def ai_text(config: SeatConfig) -> Msg:
    """Say what a computer of this level and style does and forgets."""
    level, style = what_it_does(config.level), msg(f"style-{config.style}-what")
    return level if config.style == BALANCED else msg("new-joined", head=level, rest=style)


def language_choice(ctx: UiContext, config: SeatConfig) -> DropDown:
    """Make the choice of the language a person reads."""
    same: list[tuple[str, Msg | str]] = [(SAME_LANGUAGE, msg("new-language-same"))]
    langs: list[tuple[str, Msg | str]] = [*same, *language_names().items()]
    return DropDown(ctx, msg("new-language"), langs, config.lang, framed=False)


def help_choice(ctx: UiContext, config: SeatConfig) -> DropDown:
    """Make the choice of how much help a person gets."""
    helps = [(key, msg(f"new-assist-{key}")) for key in ASSISTS]
    return DropDown(ctx, msg("new-assist"), helps, config.assist, framed=False)


def level_choice(ctx: UiContext, config: SeatConfig) -> DropDown:
    """Make the choice of a computer's level; the menu says what each one does."""
    levels = [(key, msg(f"level-{key}")) for key in OFFERED_LEVELS]
    level = config.level if config.level in OFFERED_LEVELS else OFFERED_LEVELS[-1]
    told = {key: what_it_does(key) for key in OFFERED_LEVELS}
    return DropDown(ctx, msg("new-level"), levels, level, framed=False, notes=told)


def style_choice(ctx: UiContext, config: SeatConfig) -> DropDown:
    """Make the choice of a computer's style; the menu says what each one believes in."""
    styles = [(key, msg(f"style-{key}")) for key in STYLES]
    told = {key: msg(f"style-{key}-what") for key in STYLES}
    return DropDown(ctx, msg("new-style"), styles, config.style, framed=False, notes=told)


def together(widgets: tuple[QWidget, ...]) -> QWidget:
    """Things that stay on one line."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(6, 0, 4, 0)
    row.setSpacing(4)
    fill(row, *widgets)
    return holder
