"""Export: asking for a file, writing it, printing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import MethodType

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from alhambra_qt import files
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.context import Styled
from alhambra_qt.ui.kit.sizes import BODY_FAMILY
from alhambra_qt.ui.kit.weakly import weakly

NARROW = "\N{NARROW NO-BREAK SPACE}"
Say = Callable[[Msg, bool], None]


def document(html: str, style: str) -> QTextDocument:
    """Convert a page of HTML to a printable document."""
    doc = QTextDocument()
    font = doc.defaultFont()
    font.setFamily(BODY_FAMILY)
    font.setPointSizeF(10)
    doc.setDefaultFont(font)
    doc.setDefaultStyleSheet(style)
    # Qt breaks lines at a narrow no-break space.
    doc.setHtml(html.replace(NARROW, "&nbsp;"))
    return doc


def ask_file(page: Styled, title: str, name: str, write: Callable[[Path], object]) -> None:
    """Ask for a file with the suffix of the proposed name, and write it."""
    if isinstance(write, MethodType):  # the dialog is a child of the page, which may own the method
        write = weakly(write)
    kind = Path(name).suffix
    dialog = QFileDialog(page.window(), title)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(kind.removeprefix("."))
    dialog.setNameFilter(page.ctx.t(f"file-{kind.removeprefix('.')}") + f" (*{kind})")
    dialog.selectFile(name)
    dialog.fileSelected.connect(lambda chosen: write(Path(chosen)))
    _open(dialog)


def print_out(page: QWidget, make: Callable[[], QTextDocument], say: Say, without: Msg) -> None:
    """Print a document; if there is no printer, show ``without``, which names an alternative."""
    try:
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo
    except ImportError:  # rarely wanted, and some systems lack its library
        say(without, False)
        return
    if not QPrinterInfo.availablePrinterNames():
        say(without, False)
        return
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    dialog = QPrintDialog(printer, page.window())
    doc = make()
    dialog.accepted.connect(lambda: doc.print_(printer))
    _open(dialog)


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.show()


def tell_written(write: Callable[[], object], path: Path, say: Say) -> None:
    """Write a file, and report success, or why it failed."""
    try:
        write()
    except OSError as error:
        say(msg("file-not-saved", file=str(path), reason=files.why_unwritable(error)), False)
    else:
        say(msg("file-saved", file=str(path)), True)
