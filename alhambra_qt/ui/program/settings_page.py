"""The settings page, made from the table of settings.py; every change shows at once."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt import __version__, bundled
from alhambra_qt.i18n import Msg, available, language_names, msg
from alhambra_qt.settings import SETTINGS, Setting, Value
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.inputs import DropDown, Slider
from alhambra_qt.ui.kit.layouts import Flow, Lines, Masonry
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.widgets import RING, Button, Toggle

GROUPS = (
    ("language", ("language",)),
    ("look", ("theme", "ui_scale", "touch")),
    ("motion", ("animation_speed", "reduced_motion", "ai_speed")),
    ("keys", ("alt_keys",)),
    ("sound", ("sounds", "effects_volume", "notices_volume")),
    ("play", ("confirm_turn", "assist", "coach", "hint_level", "show_counts")),
)


class SettingsPage(PageFrame):
    """All settings that are shown, in groups; back with Esc or Done.

    Signals:
        keys_wanted: all keys are to be seen, to change them.
    """

    keys_wanted = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("button-settings"))
        self.rows: dict[str, _SettingRow] = {}
        self._before: dict[str, Value] = {}  # what a reset changed, as long as it can be undone
        holder = QWidget()
        self._columns = Masonry(ctx, (14, 10, 8), 430, most=2)
        holder.setLayout(self._columns)
        for group, keys in _groups():
            self._columns.addWidget(self._group(msg(f"settings-group-{group}"), keys))
        self._columns.addWidget(_about(ctx))
        self.body.addWidget(holder)
        self.body.addStretch(1)
        self.reset = Button(ctx, msg("settings-reset"), kind="quiet")
        self.reset.clicked.connect(self._reset)
        done = Button(ctx, msg("settings-done"), kind="primary", key=msg("key-esc"), does=self.back)
        self.primary.connect(self.back)
        self.add_footer(self.reset, done)
        cards = [one for one in holder.children() if isinstance(one, _SettingGroup)]
        self.zones = [self.header, *cards, self.footer]  # F6 goes from group to group

    def _group(self, title: Msg, keys: tuple[str, ...]) -> Card:
        card = _SettingGroup(self.ctx, title)
        for key in keys:
            row = _SettingRow(self.ctx, SETTINGS[key])
            self.rows[key] = row
            card.column.addWidget(row)
        if "alt_keys" in keys:
            self.all_keys = Button(self.ctx, msg("keys-title"), does=self.keys_wanted)
            card.column.addWidget(self.all_keys, 0, Qt.AlignmentFlag.AlignLeft)
        card.column.addStretch(1)
        return card

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


class _SettingGroup(Card):
    """A titled card."""

    def __init__(self, ctx: UiContext, title: Msg) -> None:
        super().__init__(ctx)
        pad = ((18, 14, 12), (12, 10, 8), (12, 8, 6), (10, 8, 6))
        self.column = Lines(ctx, self, pad=pad, gap=(10, 8, 6))
        self.column.addWidget(Text(ctx, title, role="section"))


def _about(ctx: UiContext) -> QWidget:
    card = _SettingGroup(ctx, msg("settings-about"))
    for text in (
        msg("settings-about-text", version=__version__),
        msg("settings-about-fonts"),
        msg("settings-about-parts", parts=bundled.told()),
    ):
        card.column.addWidget(Text(ctx, text, role="small", tone="ink2"))
    card.column.addStretch(1)
    return card


class _SettingSlider(Slider):
    """A number with its unit."""

    def __init__(self, ctx: UiContext, setting: Setting) -> None:
        self._value_id = f"{setting.label_id}-value"
        ends = setting.low, setting.high, setting.step, setting.low
        super().__init__(ctx, msg(setting.label_id), *ends)

    def shown(self, value: int) -> str:
        return self.ctx.t(self._value_id, n=value)


class _SettingRow(Styled, QWidget):
    """One setting: its name, what it does, and the control."""

    def __init__(self, ctx: UiContext, setting: Setting) -> None:
        super().__init__(ctx)
        self.setting = setting
        small = setting.kind == "switch"
        column = Lines(ctx, self, pad=(0, RING if small else 0, 0, 0))
        self.line = Flow(ctx, 8, spread=True)
        label = Text(ctx, msg(setting.label_id), role="strong")
        self.line.addWidget(label)
        column.addLayout(self.line)
        self.control = self._control()
        self.line.addWidget(self.control)
        self.read()
        column.addWidget(Text(ctx, msg(setting.help_id), role="small", tone="ink2"))

    def _control(self) -> DropDown | Slider | Toggle:
        label = msg(self.setting.label_id)
        control: DropDown | Slider | Toggle
        if self.setting.kind == "switch":
            control = Toggle(self.ctx, label)
            control.toggled.connect(self._set)
        elif self.setting.kind == "number":
            control = _SettingSlider(self.ctx, self.setting)
            control.valueChanged.connect(self._set)
        else:
            control = DropDown(self.ctx, label, self._choices())
            control.changed.connect(self._set)
        return control

    def _choices(self) -> list[tuple[str, Msg | str]]:
        names = language_names()
        lingual = set(available()) <= set(self.setting.choices)
        return [
            (c, names[c] if lingual and c in names else msg(self.setting.choice_id(c)))
            for c in self.setting.choices
        ]

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

    def paintEvent(self, _event: QPaintEvent) -> None:
        rect = QRectF(0, 0, self.width() - self.ctx.px(6), 1.2)
        QPainter(self).fillRect(rect, self.ctx.theme.rule)
