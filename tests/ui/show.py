"""Open any page with sample contents, in any size, language, theme and scale.

python -m tests.ui.show ledger --size 1024x600 --lang fr --theme dark --scale 200
python -m tests.ui.show ledger --picture ledger.png     no window, a picture
python -m tests.ui.show table --tiles mosaic            another look of tiles and table
python -m tests.ui.show --all FOLDER                    a picture of every page
python -m tests.ui.show --readme FOLDER                 the pictures of the README
python -m tests.ui.show --list                          the names of the pages
"""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from attrs import frozen
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from alhambra_qt import i18n, options, paths
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.kit.theme import CLOTHS, THEMES
from tests.ui import branch_samples, every_page, replay_samples, review_samples, screenshots
from tests.ui.gallery import gallery
from tests.ui.piece_gallery import piece_gallery

# Some pages keep settings and games, one tells where: the same place each time.
HOME = Path(tempfile.gettempdir(), "alhambra-show")
ROUNDS = 20  # of the event loop, until nothing moves any more
# The same pixels everywhere, as in tests/conftest.py.
SAME = {"QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": "1", "QT_FONT_DPI": "96"}
KEPT: list[QWidget] = []  # what Python does not hold is collected while Qt still shows it


def _painted(draw: Callable[[UiContext], QImage], ctx: UiContext) -> QWidget:
    """A picture as a page; it keeps its own size."""
    page = QLabel()
    page.setPixmap(QPixmap.fromImage(draw(ctx)))
    page.setFixedSize(page.pixmap().size())
    return page


PAGES: dict[str, Callable[[UiContext], QWidget]] = {
    **every_page.PAGES,
    **screenshots.PAGES,
    **review_samples.STATES,
    **replay_samples.STATES,
    **branch_samples.STATES,
    "kit": partial(_painted, gallery),
    "pieces": partial(_painted, piece_gallery),
}


@frozen
class Looks:
    """How a page is to look: size in logical pixels, theme, language, scale in percent."""

    size: tuple[int, int]
    theme: str
    lang: str
    scale: int = 100
    tiles: str = "courtyard"


def opened(name: str, looks: Looks, speed: int = 0) -> QWidget:
    """Make a page, not yet shown."""
    scale, settings = looks.scale / 100, Settings(values={"tiles": looks.tiles})
    ctx = UiContext(looks.theme, looks.lang, scale, settings=settings, speed=speed)
    ctx.set_window(*looks.size)
    page = PAGES[name](ctx)
    ctx.set_window(*looks.size)  # some samples bring a size of their own
    page.resize(*looks.size)
    KEPT.append(page)
    return page


def picture(name: str, looks: Looks, file: Path) -> None:
    """Save a page as a picture."""
    page = opened(name, looks)
    page.show()
    for _ in range(ROUNDS):
        QApplication.processEvents()
    file.parent.mkdir(parents=True, exist_ok=True)
    if not page.grab().save(str(file)):
        sys.exit(f"show: {file} cannot be written")
    page.close()


def pictures(asked: argparse.Namespace, looks: Looks) -> None:
    """Save all pictures that are wanted."""
    if asked.picture is not None:
        picture(asked.page, looks, asked.picture)
    for name in PAGES if asked.all is not None else ():
        picture(name, looks, asked.all / f"{name}.png")
    for name, own in screenshots.LOOKS.items() if asked.readme is not None else ():
        picture(name, Looks(*own), asked.readme / f"{name.removeprefix('readme-')}.png")


def _size(text: str) -> tuple[int, int]:
    width, height = text.split("x")
    return int(width), int(height)


def wishes() -> argparse.Namespace:
    """Read the command line."""
    form = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser("show", description=__doc__, formatter_class=form)
    parser.add_argument("page", nargs="?", choices=PAGES, metavar="PAGE")
    parser.add_argument("--list", action="store_true", help="name the pages")
    parser.add_argument("--size", type=_size, default=(1366, 768), metavar="WIDTHxHEIGHT")
    parser.add_argument("--lang", choices=i18n.available(), default=i18n.DEFAULT)
    parser.add_argument("--theme", choices=THEMES, default="light")
    parser.add_argument("--scale", type=int, default=100, metavar="80..200", help="in percent")
    parser.add_argument("--tiles", choices=CLOTHS, default="courtyard")
    parser.add_argument("--picture", type=Path, metavar="FILE", help="no window, only a picture")
    parser.add_argument("--all", type=Path, metavar="FOLDER", help="a picture of every page")
    parser.add_argument("--readme", type=Path, metavar="FOLDER", help="those of the README")
    found = parser.parse_args()
    if not (found.page or found.list or found.all or found.readme):
        parser.error("name a page; --list names them all")
    if found.page and not found.picture and options.no_display():
        parser.error("there is no display to show the page on: use --picture FILE")
    return found


def main() -> int:
    """Show the page, or paint what is wanted."""
    asked = wishes()
    if asked.list:
        print("\n".join(PAGES))
        return 0
    still = asked.picture or asked.all or asked.readme
    os.environ.update(SAME if still else {})
    app = QApplication.instance() or QApplication(sys.argv[:1])
    load_fonts()
    looks = Looks(asked.size, asked.theme, asked.lang, asked.scale, asked.tiles)
    shutil.rmtree(HOME, ignore_errors=True)
    paths.use_home(HOME)
    if still:
        pictures(asked, looks)
        return 0
    opened(asked.page, looks, speed=3).show()
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
