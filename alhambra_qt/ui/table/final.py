"""The sign of what can't be taken back: the undo arrow in a disc, struck through by a bar."""

from PySide6.QtGui import QColor, QPixmap

from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.richtext import Run

SIGN = "final"


def final_sign(look: Look, ink: QColor | None = None, ground: QColor | None = None) -> QPixmap:
    """The sign as large as it stands in words, never below 16 px; it is cut out of its disc."""
    size = look.pick(20, 18, 16)
    theme = look.theme
    return look.images.icon(SIGN, size, ink or theme.ink, look.dpr, ground or theme.panel)


def final_runs(look: Look) -> list[Run]:
    """The sign and its words."""
    return [Run(picture=final_sign(look), keep=True), Run(look.t("final"), bold=True)]
