"""The settings of the person playing, applied to the window while it runs."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QToolTip

from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.context import UiContext


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
        reduced_motion=settings.text("reduced_motion") == "on",
        speed=settings.number("animation_speed"),
    )
    _colour_qt(ctx)
    ctx.theme_changed.connect(lambda: _colour_qt(ctx))
    settings.changed.append(lambda key: _follow(ctx, settings, key))
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(lambda _: _follow(ctx, settings, "theme"))
    return ctx


def _follow(ctx: UiContext, settings: Settings, key: str) -> None:
    """One setting changed: show it."""
    match key:
        case "language":
            ctx.set_language(language_of(settings))
        case "theme":
            ctx.set_theme(theme_of(settings))
        case "ui_scale":
            ctx.set_scale(settings.number("ui_scale") / 100)
        case "animation_speed":
            ctx.speed = settings.number("animation_speed")
        case "reduced_motion":
            ctx.reduced_motion = settings.text("reduced_motion") == "on"


def _colour_qt(ctx: UiContext) -> None:
    """Give what Qt itself draws (tips, file dialogs) the colours of the theme."""
    theme, palette = ctx.theme, QPalette()
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
    QToolTip.setFont(ctx.font("small"))
