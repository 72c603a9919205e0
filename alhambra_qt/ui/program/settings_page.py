"""The settings page, made from the table of settings.py; every change shows at once."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QHideEvent, QPainter, QShowEvent

from alhambra_qt import __version__, bundled
from alhambra_qt.i18n import Msg, available, has_gaps, msg, own_name
from alhambra_qt.settings import SETTINGS, Setting, Value
from alhambra_qt.ui.kit.box import Box, Ground, Space, Words, small_panel, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.inputs import (
    Choices,
    DropDown,
    Segment,
    Segmented,
    Slider,
    language_choices,
)
from alhambra_qt.ui.kit.rows import Column, EqualColumns, First, Row
from alhambra_qt.ui.kit.widgets import Button, Toggle
from alhambra_qt.ui.pieces.picture import draw_sample

GROUPS = (
    ("language", ("language",)),
    ("look", ("theme", "tiles", "ui_scale", "touch")),
    ("motion", ("animation_speed", "reduced_motion", "ai_speed")),
    ("keys", ("alt_keys",)),
    ("sound", ("sounds", "effects_volume", "notices_volume", "hear_phrases")),
    ("play", ("confirm_turn", "assist", "coach", "hint_level", "show_counts", "remarks")),
    ("day", ("today", "milestones")),
)


class SettingsPage(PageFrame):
    """All settings that are shown, in groups; back with Esc or Done."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("button-settings"))
        self.rows: dict[str, _SettingRow] = {}
        self._before: dict[str, Value] = {}  # what a reset changed, as long as it can be undone
        self.all_keys = Button(ctx, msg("keys-title"), wish="keys")
        self.cards = [_SettingGroup(ctx, *group) for group in _groups()]
        for card in self.cards:
            self.rows |= card.rows
            if "alt_keys" in card.rows:
                card.below = self.all_keys
        self._about = Holder(ctx, self._telling)
        self.reset = Button(ctx, msg("settings-reset"), kind="quiet")
        self.reset.clicked.connect(self._reset)
        done = Button(ctx, msg("settings-done"), kind="primary", key=msg("key-esc"), does=self.back)
        self.primary.connect(self.back)
        self.footer.put(self.reset, done)
        self.zones = [self.header, *self.cards, self.footer]  # F6 goes from group to group

    def body_tree(self) -> Box:
        every = [*map(Live, self.cards), Live(self._about)]
        return EqualColumns(33, every, most=2, packed=True)

    def _telling(self) -> Box:
        text = self.ctx.text
        told = (
            msg("settings-about-text", version=__version__),
            msg("settings-about-fonts"),
            msg("settings-about-parts", parts=bundled.describe_parts()),
        )
        lines = [Words(text(message), "small", "ink2", wrap=True) for message in told]
        return small_panel(Column(Words(text(msg("settings-about")), "section"), *lines, gap=0.6))

    def _reset(self) -> None:
        """Back to the defaults; pressed again, back to what was set before."""
        before = self._before
        self._forget()
        if before:
            for key, value in before.items():
                self.ctx.settings.set(key, value)
        else:
            now = {key: self.ctx.settings.get(key) for key in self.rows}
            self.ctx.settings.reset()
            self._before = {k: v for k, v in now.items() if self.ctx.settings.get(k) != v}
            self.ctx.setting_changed.connect(self._changed)
        for row in self.rows.values():
            row.read()
        self._say_reset()

    def _changed(self, key: str) -> None:
        """Something was set by hand after the reset: that cannot be taken back any more."""
        if key in self.rows:
            self._forget()

    def _forget(self) -> None:
        if self._before:
            self._before = {}
            self.ctx.setting_changed.disconnect(self._changed)
        self._say_reset()

    def _say_reset(self) -> None:
        name = "settings-reset-undo" if self._before else "settings-reset"
        self.reset.set_words(msg(name))

    def showEvent(self, event: QShowEvent) -> None:
        """Some settings are changed elsewhere too: the language on the start page."""
        super().showEvent(event)
        for row in self.rows.values():
            row.read()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._forget()


def _groups() -> list[tuple[str, tuple[str, ...]]]:
    """The groups; a setting that none names goes to the last."""
    named = {key for _, keys in GROUPS for key in keys}
    rest = tuple(k for k, s in SETTINGS.items() if s.kind != "data" and k not in named)
    groups = list(GROUPS)
    last, keys = groups[-1]
    groups[-1] = (last, (*keys, *rest))
    return groups


class _SettingGroup(Holder):
    """A titled card."""

    below: Button | None = None

    def __init__(self, ctx: UiContext, name: str, keys: tuple[str, ...]) -> None:
        super().__init__(ctx)
        self.name = name
        self.rows = {key: _SettingRow(ctx, SETTINGS[key]) for key in keys}

    def tree(self) -> Box:
        title = Words(self.look.t(f"settings-group-{self.name}"), "section", wrap=True)
        below = Row(Pressed(self.below), spring()) if self.below is not None else None
        return small_panel(Column(title, *map(Live, self.rows.values()), below, gap=0.6))


class _SettingSlider(Slider):
    """A number with its unit."""

    def __init__(self, ctx: UiContext, setting: Setting) -> None:
        self._value_id = f"{setting.label_id}-value"
        ends = setting.low, setting.high, setting.step, setting.low
        super().__init__(ctx, msg(setting.label_id), *ends)

    def shown(self, value: int) -> str:
        return self.ctx.t(self._value_id, n=value)


class _LookSegment(Segment):
    """A look of tiles and table, with two tiles in it."""

    def __init__(self, ctx: UiContext, look: str, words: Msg | str) -> None:
        super().__init__(ctx, words)
        self.tiles = look

    def pictured(self) -> tuple[int, int]:
        side = max(64, self.ctx.px(50))
        return side * 9 // 4, side * 3 // 2

    def draw_picture(self, painter: QPainter, area: QRectF) -> None:
        draw_sample(painter, area, self.ctx, self.tiles)


class _Looks(Segmented):
    def segment(self, key: str, words: Msg | str) -> Segment:
        return _LookSegment(self.ctx, key, words)


class _SettingRow(Holder):
    """One setting: its name, what it does, and the control."""

    def __init__(self, ctx: UiContext, setting: Setting) -> None:
        super().__init__(ctx)
        self.setting = setting
        self.control = self._control()
        self.read()

    def tree(self) -> Box:
        label = self.look.t(self.setting.label_id)
        control = Live(self.control)
        wide = Row(Words(label, "strong"), spring(), control, gap=0.5)
        below = Column(Words(label, "strong", wrap=True), Row(spring(), control), gap=0)
        words = Words(self._help(), "small", "ink2", wrap=True)
        rule = Ground(Space(0.0, 0.08), "rule", radius=0)
        return Column(rule, First(wide, below), words, gap=0)

    def _help(self) -> str:
        """Say what the setting does, and of a language in progress that English stands in."""
        lang = self.ctx.language
        if self.setting.key == "language" and has_gaps(lang):
            return self.look.t("language-gaps", name=own_name(lang))
        return self.look.t(self.setting.help_id)

    def _control(self) -> DropDown | Segmented | Slider | Toggle:
        label = msg(self.setting.label_id)
        control: DropDown | Segmented | Slider | Toggle
        if self.setting.kind == "switch":
            control = Toggle(self.ctx, label)
            control.toggled.connect(self._set)
        elif self.setting.kind == "number":
            control = _SettingSlider(self.ctx, self.setting)
            control.valueChanged.connect(self._set)
        elif self.setting.key == "tiles":
            control = _Looks(self.ctx, label, self._choices())
            control.changed.connect(self._set)
        else:
            control = DropDown(self.ctx, label, self._choices())
            control.changed.connect(self._set)
        return control

    def _choices(self) -> Choices:
        langs = {*available()} if {*available()} <= {*self.setting.choices} else set[str]()
        named = [
            (c, msg(self.setting.choice_id(c))) for c in self.setting.choices if c not in langs
        ]
        return language_choices(*named) if langs else named

    def read(self) -> None:
        """Show what is set."""
        value, control = self.ctx.settings.get(self.setting.key), self.control
        if isinstance(control, Toggle):
            control.setChecked(value is True)
        elif isinstance(control, Slider):
            control.setValue(self.ctx.settings.number(self.setting.key))
        else:
            control.set_value(str(value), silent=True)

    def _set(self, value: str | int | bool) -> None:
        self.ctx.settings.set(self.setting.key, value)
