"""What every part of the window needs to know, passed explicitly: theme, language, sizes, images.

    ctx = UiContext(theme="light", language="en", scale=1.0)
    ctx.text(msg("start-new"))          # the sentence in the current language
    ctx.theme.acc, ctx.metrics.pad, ctx.font("title"), ctx.images.icon("wall", 20, ctx.theme.ink)

Changing something (`set_theme`, `set_language`, `set_scale`, `set_window`) emits one signal:
`language_changed` (read all texts again) or `restyled` (colours or sizes changed: lay out and
paint again). Widgets of widgets.py listen by themselves; a QGraphicsScene connects once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont

from alhambra_qt.i18n import DEFAULT, Arg, Catalog, Msg, catalog, clean, msg
from alhambra_qt.settings import SETTINGS, Settings
from alhambra_qt.ui.kit import sizes as looks
from alhambra_qt.ui.kit.bindings import Bindings, cap
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.kit.theme import THEMES, Theme

if TYPE_CHECKING:
    from alhambra_qt.ui.kit.images import Images

OWN_KEY = "own_key"  # what is so called in a text is a key of the program, told as the person's


class UiContext(Guarded, QObject):
    """Settings, theme, language, scale and images of one window, with signals when they change.

    Whatever is a setting is read from `settings` when it is needed; theme, language and scale stand
    here too, since the desktop, the command line and the seat at the screen decide on them as well.

    Signals:
        setting_changed: a setting was changed; its key.
    """

    setting_changed = Signal(str)
    language_changed = Signal()
    theme_changed = Signal()
    metrics_changed = Signal()
    restyled = Signal()

    def __init__(
        self,
        theme: str = "light",
        language: str = DEFAULT,
        scale: float = 1.0,
        *,
        settings: Settings | None = None,
        speed: int | None = None,
        reduced_motion: bool | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.settings = settings or Settings()
        if speed is not None:
            self.settings.set("animation_speed", speed)
        if reduced_motion is not None:
            self.settings.set("reduced_motion", "on" if reduced_motion else "off")
        self.settings.changed.append(self.setting_changed.emit)
        self.setting_changed.connect(self._setting_changed)
        self.theme: Theme = THEMES[theme]
        self.language = language
        self.user_scale = scale
        self.keys = Bindings()
        self.speaker: Callable[[str], None] | None = None
        self._window = (1366.0, 768.0)
        self.metrics: Metrics = Metrics.of(*self._window, scale)
        self._images: Images | None = None

    def _setting_changed(self, key: str) -> None:
        """Lay out and paint all again if a setting changes how things look."""
        if SETTINGS[key].looks:
            self.restyled.emit()

    @property
    def speed(self) -> int:
        """How fast things move, from 0 (not at all) to 5."""
        return self.settings.number("animation_speed")

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing moves but for short fades."""
        return self.settings.text("reduced_motion") == "on"

    @property
    def catalog(self) -> Catalog:
        """The texts of the current language."""
        return catalog(self.language)

    @property
    def images(self) -> Images:
        """The shared cache of rendered art (made when first used)."""
        if self._images is None:
            from alhambra_qt.ui.kit.images import Images

            self._images = Images(rim=self.theme.rim)
        return self._images

    def text(self, message: Msg | str) -> str:
        """The message as a sentence; a plain string (a name) is text and nothing else."""
        if isinstance(message, str):
            return clean(message)
        if self.keys.standard and OWN_KEY in (args := dict(message.args)):
            message = msg(message.id, **{**args, OWN_KEY: self.cap(str(args[OWN_KEY]))})
        return self.catalog.text(message)

    def t(self, id: str, **args: Arg) -> str:
        """Short for `text(msg(id, ...))`."""
        return self.catalog.text(msg(id, **args))

    def cap(self, key: str) -> str:
        """The person's key for one of the program, as it stands on a key cap."""
        return self.text(cap(self.keys.shown(key)))

    def sound(self, name: str) -> None:
        """Let a sound be heard (``controller/view/motion.py``); silent unless somebody listens."""
        if self.speaker is not None:
            self.speaker(name)

    def font(self, role: str, *, weight: int = 0, italic: bool = False) -> QFont:
        """The font of a type role at the current size."""
        return looks.font(role, self.metrics, weight=weight, italic=italic)

    def px(self, value: float) -> int:
        """A length of the style guide on screen."""
        return self.metrics.px(value)

    def set_language(self, language: str) -> None:
        """Speak another language from now on."""
        if language != self.language:
            self.language = language
            self.language_changed.emit()

    def set_theme(self, name: str) -> None:
        """Take another palette ("light", "dark", "high-contrast")."""
        if name != self.theme.name:
            self.theme = THEMES[name]
            if self._images is not None:
                self._images.rim = self.theme.rim
            self.theme_changed.emit()
            self.restyled.emit()

    def set_keys(self, keys: Bindings) -> None:
        """Take other keys: their caps are as wide as their names."""
        if (keys.own, keys.alt) != (self.keys.own, self.keys.alt):
            self.keys = keys
            self.restyled.emit()

    def set_scale(self, scale: float) -> None:
        """Set the UI scale (0.8 to 2.0)."""
        self.user_scale = scale
        self._measure()

    def set_window(self, width: float, height: float) -> None:
        """Tell the size of the window; the layout class and its sizes follow."""
        self._window = (width, height)
        self._measure()

    def _measure(self) -> None:
        metrics = Metrics.of(*self._window, self.user_scale)
        if metrics != self.metrics:
            self.metrics = metrics
            self.metrics_changed.emit()
            self.restyled.emit()

    def duration(self, milliseconds: int) -> int:
        """How long a motion lasts at the chosen speed (0 = at once; short fades if reduced)."""
        if self.reduced_motion:
            return min(80, milliseconds)
        return int(milliseconds * _SPEED[max(0, min(5, self.speed))])


# Factor per speed step 0-5; step 0 means no motion at all.
_SPEED = (0.0, 2.0, 1.4, 1.0, 0.6, 0.3)
