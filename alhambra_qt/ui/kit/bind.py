"""The settings of the person playing, applied to the window while it runs."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QToolTip

from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded


def system_theme() -> str:
    """Light or dark, as the desktop is."""
    scheme = QGuiApplication.styleHints().colorScheme()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def theme_of(settings: Settings) -> str:
    """The palette to use now."""
    chosen = settings.text("theme")
    return system_theme() if chosen == "system" else chosen


def language_of(settings: Settings) -> str:
    """The language to use now."""
    return settings.language(QLocale.system().name())


def make_context(settings: Settings, language: str | None = None) -> UiContext:
    """A context that follows the settings; `language` (of the command line) wins at first."""
    ctx = UiContext(
        theme_of(settings),
        language or language_of(settings),
        settings.number("ui_scale") / 100,
        settings=settings,
    )
    _Follower(ctx)
    return ctx


class _Follower(Guarded, QObject):
    """Lets theme, language and scale of a context follow the settings and the desktop.

    Qt's style hints outlive every window: connected to a closure they would keep the context.
    """

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._ctx = ctx
        self._colour_qt()
        ctx.theme_changed.connect(self._colour_qt)
        ctx.setting_changed.connect(self._follow)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._colour_scheme_changed)

    def _colour_scheme_changed(self) -> None:
        self._follow("theme")

    def _follow(self, key: str) -> None:
        """Show a setting that changed."""
        ctx, settings = self._ctx, self._ctx.settings
        match key:
            case "language":
                ctx.set_language(language_of(settings))
            case "theme":
                ctx.set_theme(theme_of(settings))
            case "ui_scale":
                ctx.set_scale(settings.number("ui_scale") / 100)

    def _colour_qt(self) -> None:
        """Give what Qt itself draws (tips, file dialogs) the colours of the theme."""
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
