"""What every widget of the kit and of the pages is: it follows colours, sizes and language.

class Star(Styled, QWidget):             # Styled stands first
    def __init__(self, ctx):
        super().__init__(ctx)            # gives self.ctx and listens

    def retranslate(self): ...           # only for what has words of its own
    def restyle(self): ...               # only for what keeps sizes or colours
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.theme import mix

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Widget
else:
    Widget = object  # which widget it is says the class made from it


class Styled(Guarded, Widget):
    """A widget that is painted and laid out anew whenever the context has changed."""

    def __init__(self, ctx: UiContext, *args: Any) -> None:
        super().__init__(*args)
        self.ctx = ctx
        ctx.restyled.connect(self.restyle)
        ctx.language_changed.connect(self.retranslate)

    def restyle(self) -> None:
        """Take colours and sizes from the context."""
        self.updateGeometry()
        self.update()

    def retranslate(self) -> None:
        """Take texts from the context; other words may need other room."""
        self.restyle()


def scroll_bar_style(ctx: UiContext) -> str:
    """The looks of a quiet scroll bar."""
    theme, m = ctx.theme, ctx.metrics
    wide = m.px(10)
    handle = theme.ink2 if theme.contrast else mix(theme.line, theme.ink2, 0.35)
    return (
        f"QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}"
        f"QScrollBar::handle:vertical {{ background: {handle.name()};"
        f" border-radius: {wide // 2 - 1}px; min-height: {m.px(36)}px; margin: 1px; }}"
        "QScrollBar::add-line, QScrollBar::sub-line { height: 0; }"
        "QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }"
    )
