"""The bundled typefaces: Alegreya for titles and names, Source Sans 3 for everything else."""

import logging

from PySide6.QtGui import QFont, QFontDatabase

from alhambra_qt import paths
from alhambra_qt.ui.kit import measure

log = logging.getLogger(__name__)

TITLE_FAMILY = "Alegreya"
BODY_FAMILY = "Source Sans 3"
FALLBACK_FAMILY = "DejaVu Sans"


def load_fonts() -> list[str]:
    """Make the bundled fonts known to Qt; gives the names of files that could not be used."""
    folder = paths.assets_dir() / "fonts"
    files = sorted(folder.glob("*.ttf"))
    known = set(QFontDatabase.families())
    failed = []
    if TITLE_FAMILY not in known or BODY_FAMILY not in known:
        failed = [f.name for f in files if QFontDatabase.addApplicationFont(str(f)) < 0]
        measure.forget()
    for family in (TITLE_FAMILY, BODY_FAMILY):
        QFont.insertSubstitution(family, FALLBACK_FAMILY)
    if failed or not files:
        log.warning("Fonts not usable in %s: %s", folder, ", ".join(failed) or "none found")
    return failed


def with_lining_figures(font: QFont) -> QFont:
    """Give Alegreya digits of one height where Qt can (6.7 and later); changes and returns it."""
    tag = getattr(QFont, "Tag", None)
    if tag is not None and hasattr(font, "setFeature"):
        font.setFeature(tag("lnum"), 1)
    return font
