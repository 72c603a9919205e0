"""The UI context, passed explicitly to every widget: theme, language, sizes, images.

    ctx = UiContext(theme="light", language="en", scale=1.0)
    ctx.text(msg("start-new"))          # the sentence in the current language
    ctx.theme.acc, ctx.metrics.pad, ctx.font("title"), ctx.images.icon("wall", 20, ctx.theme.ink)

Changing something (`set_theme`, `set_language`, `set_scale`, `set_window`) emits one signal:
`language_changed` (read all texts again) or `restyled` (colours or sizes changed: lay out and
paint again). A widget made from `Styled` listens by itself; a QGraphicsScene connects once.

    class Star(Styled, QWidget):             # Styled stands first
        def retranslate(self): ...           # only for what has words of its own
        def restyle(self): ...               # only for what keeps sizes or colours

`make_context` lets a context follow the settings of the person playing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QObject,
    Qt,
    QTranslator,
    Signal,
    SignalInstance,
)
from PySide6.QtGui import QAccessible, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QToolTip, QWidget

from alhambra_qt import files, paths
from alhambra_qt.i18n import DEFAULT, Arg, Catalog, Msg, catalog, clean, msg
from alhambra_qt.settings import SETTINGS, Settings
from alhambra_qt.ui.kit import sizes as looks
from alhambra_qt.ui.kit.bindings import Bindings, cap
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.kit.theme import Theme, mix, themed
from alhambra_qt.ui.kit.weakly import weakly

if TYPE_CHECKING:
    Widget = QWidget
else:
    Widget = object  # subclasses of Styled name the actual widget class

OWN_KEY = "own_key"  # a text's argument of this name is a default key, shown as the person's own


class UiContext(Guarded, QObject):
    """Settings, theme, language, scale and images of one window, with signals when they change.

    Settings are read from `settings` when needed. Theme, language and scale are stored here too,
    because the desktop, the command line and the seat at the screen also determine them.

    Signals:
        setting_changed: a setting changed; carries its key.
    """

    setting_changed = Signal(str)
    language_changed = Signal()
    theme_changed = Signal()
    metrics_changed = Signal()
    restyled = Signal()
    sounded = Signal(str)

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
        self.theme: Theme = themed(theme, self.settings.text("tiles"))
        self._own_tiles = ""
        self.language = language
        self.user_scale = scale
        self.keys = Bindings()
        self._window = (1366.0, 768.0)
        self.metrics = self.sized(Metrics.of(*self._window, scale))
        self._images = Images(rim=self.theme.rim, cloth=self.theme.cloth)

    def _setting_changed(self, key: str) -> None:
        if key == "touch":
            self._measure()
        elif key == "tiles":
            self.set_tiles(self._own_tiles)
        elif SETTINGS[key].looks:
            self.restyled.emit()

    @property
    def speed(self) -> int:
        """Return the animation speed, from 0 (off) to 5."""
        return self.settings.number("animation_speed")

    @property
    def reduced_motion(self) -> bool:
        """Return whether motion is limited to short fades."""
        return self.settings.text("reduced_motion") == "on"

    @property
    def still(self) -> bool:
        """Return whether nothing moves by itself: reduced motion, or no animations."""
        return self.reduced_motion or self.speed == 0

    @property
    def catalog(self) -> Catalog:
        """Return the texts of the current language."""
        return catalog(self.language)

    @property
    def images(self) -> Images:
        """Return the shared cache of rendered art."""
        return self._images

    def text(self, message: Msg | str) -> str:
        """Return the message as a sentence; a plain string (a name) is used verbatim."""
        if isinstance(message, str):
            return clean(message)
        if message.args and self.keys.standard and OWN_KEY in (args := dict(message.args)):
            message = msg(message.id, **{**args, OWN_KEY: self.cap(str(args[OWN_KEY]))})
        return self.catalog.text(message)

    def t(self, id: str, **args: Arg) -> str:
        """Short for `text(msg(id, ...))`."""
        return self.catalog.text(msg(id, **args))

    def cap(self, key: Msg | str, *, own: bool = True) -> str:
        """Return the label of a key cap; with `own`, the person's binding of a default key."""
        return self.text(cap(self.keys.shown(key) if own else key) if isinstance(key, str) else key)

    def sound(self, name: str) -> None:
        """Request a sound (``controller/view/motion.py``); a no-op unless a player is connected."""
        self.sounded.emit(name)

    def font(self, role: str, *, weight: int = 0, italic: bool = False) -> QFont:
        """Return the font of a type role at the current size."""
        return looks.font(role, self.metrics, weight=weight, italic=italic)

    def px(self, value: float) -> int:
        """Convert a length of the style guide to pixels."""
        return self.metrics.px(value)

    def set_language(self, language: str) -> None:
        """Switch to another language."""
        if language != self.language:
            self.language = language
            self.language_changed.emit()

    def set_theme(self, name: str) -> None:
        """Switch to another palette ("light", "dark", "high-contrast")."""
        self._dress(name, self.theme.cloth)

    def set_tiles(self, own: str = "") -> None:
        """Draw tiles and table in a person's own look, or without one in that of the settings."""
        self._own_tiles = own
        self._dress(self.theme.name, own or self.settings.text("tiles"))

    def _dress(self, name: str, cloth: str) -> None:
        if (name, cloth) != (self.theme.name, self.theme.cloth):
            self.theme = themed(name, cloth)
            self._images.dress(self.theme.rim, cloth)
            self.theme_changed.emit()
            self.restyled.emit()

    def set_keys(self, keys: Bindings) -> None:
        """Replace the key bindings and lay out again: key caps are as wide as their names."""
        if (keys.own, keys.alt) != (self.keys.own, self.keys.alt):
            self.keys = keys
            self.restyled.emit()

    def set_scale(self, scale: float) -> None:
        """Set the UI scale (0.8 to 2.0)."""
        self.user_scale = scale
        self._measure()

    def set_window(self, width: float, height: float) -> None:
        """Set the size of the window, which determines the layout class and its sizes."""
        self._window = (width, height)
        self._measure()

    def _measure(self) -> None:
        metrics = self.sized(Metrics.of(*self._window, self.user_scale))
        if metrics != self.metrics:
            self.metrics = metrics
            self.metrics_changed.emit()
            self.restyled.emit()

    def sized(self, metrics: Metrics) -> Metrics:
        """Return these sizes for a mouse or, where that is set, for fingers."""
        return evolve(metrics, touch=self.settings.switch("touch"))

    def duration(self, milliseconds: int) -> int:
        """Return the duration in ms at the chosen speed: 0 is at once, reduced motion is short."""
        if self.reduced_motion:
            return min(80, milliseconds)
        return int(milliseconds * _SPEED[max(0, min(5, self.speed))])


# Factor per speed step 0-5; step 0 means no motion at all.
_SPEED = (0.0, 2.0, 1.4, 1.0, 0.6, 0.3)


def system_theme() -> str:
    """Return "light" or "dark", following the desktop."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def theme_of(settings: Settings) -> str:
    """Return the palette to use."""
    chosen = settings.text("theme")
    return system_theme() if chosen == "system" else chosen


def language_of(settings: Settings) -> str:
    """Return the language to use."""
    return settings.language(QLocale.system().name())


def make_context(settings: Settings, language: str | None = None) -> UiContext:
    """Return a context that follows the settings; `language` (command line) wins at first."""
    ctx = UiContext(
        theme_of(settings),
        language or language_of(settings),
        settings.number("ui_scale") / 100,
        settings=settings,
    )
    _Follower(ctx)
    return ctx


class _Follower(Guarded, QObject):
    """Keeps theme, language and scale of a context in step with settings and desktop.

    Qt's style hints outlive every window; a closure connected to them would leak the context.
    """

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._ctx = ctx
        self._words = _QtWords(self)
        self._translate_qt()
        ctx.language_changed.connect(self._translate_qt)
        self._choose_scheme()
        self._colour_qt()
        ctx.theme_changed.connect(self._colour_qt)
        ctx.setting_changed.connect(self._follow)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._colour_scheme_changed)

    def _colour_scheme_changed(self) -> None:
        self._ctx.set_theme(theme_of(self._ctx.settings))

    def _choose_scheme(self) -> None:
        """Let the system draw what is its own, above all the title bar, as the theme is."""
        chosen, scheme = self._ctx.settings.text("theme"), Qt.ColorScheme.Unknown
        if chosen != "system":
            scheme = Qt.ColorScheme.Dark if themed(chosen).dark else Qt.ColorScheme.Light
        QGuiApplication.styleHints().setColorScheme(scheme)

    def _follow(self, key: str) -> None:
        ctx, settings = self._ctx, self._ctx.settings
        match key:
            case "language":
                ctx.set_language(language_of(settings))
            case "theme":
                self._choose_scheme()  # first: with "system" it says what the system wants
                ctx.set_theme(theme_of(settings))
            case "ui_scale":
                ctx.set_scale(settings.number("ui_scale") / 100)

    def _translate_qt(self) -> None:
        self._words.speak(self._ctx.language)

    def _colour_qt(self) -> None:
        """Apply the theme's colours to what Qt draws itself (tooltips, file dialogs)."""
        theme, palette = self._ctx.theme, QPalette()
        role = QPalette.ColorRole
        for colour, roles in (
            (theme.panel, (role.Window, role.Base, role.ToolTipBase)),
            (theme.panel2, (role.AlternateBase, role.Button)),
            (theme.ink, (role.WindowText, role.Text, role.ToolTipText, role.ButtonText)),
            (theme.ink2, (role.PlaceholderText,)),
            (theme.acc, (role.Highlight, role.Link)),
            (theme.accink, (role.HighlightedText,)),
        ):
            for each in roles:
                palette.setColor(each, colour)
        QGuiApplication.setPalette(palette)
        QToolTip.setPalette(palette)
        QToolTip.setFont(self._ctx.font("small"))


class _QtWords(Guarded, QTranslator):
    """Qt's own texts, in file dialogs and the menus of fields, in the program's language.

    The texts are Qt's own; those that it lacks in a language are ours (`i18n/ro/qt.json`).
    """

    _ours: Mapping[str, str] = MappingProxyType({})  # Qt asks for words until it has deleted this

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        QCoreApplication.installTranslator(self)

    def speak(self, language: str) -> None:
        """Switch to another language; dialogs that are open keep theirs."""
        ours = paths.i18n_dir() / language / "qt.json"
        self._ours = files.read(ours, dict[str, str]) if ours.exists() else {}
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        self.load(f"qtbase_{language}", folder)

    def translate(
        self, context: str, source: str, /, disambiguation: str | None = None, n: int = -1
    ) -> str:
        found = super().translate(context, source, disambiguation or "", n)
        return found or self._ours.get(source, source)

    def isEmpty(self) -> bool:
        return False


class Styled(Guarded, Widget):
    """A widget that is laid out and painted again whenever the context changes."""

    accessible_role: QAccessible.Role | None = None  # its accessible role; None is that of its kind

    def __init__(self, ctx: UiContext, *args: Any) -> None:
        super().__init__(*args)
        self.ctx = ctx
        ctx.restyled.connect(self.restyle)
        ctx.language_changed.connect(self.retranslate)

    def restyle(self) -> None:
        """Update colours and sizes from the context."""
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Update texts from the context; other texts may need other room."""
        self.restyle()

    # What a widget does for those inside: the name of a wish, and that of the method.
    GRANTS: Mapping[str, str] = MappingProxyType({})

    def wish(self, name: str, *given: object) -> None:
        """Ask what is around this: the first that grants it does it, else the flow of the page."""
        at: QWidget | None = self
        page: SignalInstance | None = None
        while at is not None:
            if (method := getattr(at, "GRANTS", {}).get(name)) is not None:
                getattr(at, method)(*given)
                return
            page = getattr(at, "wish_made", None) or page
            at = at.parentWidget()
        if page is not None:
            page.emit(name, given)

    def wishing(self, name: str) -> Callable[..., None]:
        """Return what to connect a signal to: a wish that gets the values of the signal."""
        return partial(weakly(self.wish), name)


def scroll_bar_style(ctx: UiContext) -> str:
    """Return the style sheet of an unobtrusive scroll bar."""
    theme, m = ctx.theme, ctx.metrics
    width = m.px(10)
    handle = theme.ink2 if theme.contrast else mix(theme.line, theme.ink2, 0.35)
    return (
        f"QScrollBar:vertical {{ background: transparent; width: {width}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {handle.name()};"
        f" border-radius: {width // 2 - 1}px; min-height: {m.px(36)}px; margin: 1px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )
