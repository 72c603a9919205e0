"""The one window: pages on a stack, only one of them shown, each made when first needed."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QStackedLayout, QWidget

from alhambra_qt.i18n import msg
from alhambra_qt.settings import Settings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.guard import Guarded

USUAL = (1366, 768)
FRAME = (8, 40)  # what a window's frame takes at most, more or less
SMALLEST = (1024 - FRAME[0], 600 - FRAME[1])  # frame and all on the smallest screen


class MainWindow(Guarded, QWidget):
    """The program's window.

    Signals:
        closing: the window is about to close; what must be saved is saved now.
        page_shown: another page has come up, over everything that is no page.
        help_wanted: F1 was pressed where it means nothing else.
    """

    closing = Signal()
    page_shown = Signal()
    help_wanted = Signal()

    def __init__(self, ctx: UiContext, settings: Settings) -> None:
        super().__init__()
        self.ctx = ctx
        self.settings = settings
        self._pages: dict[str, QWidget] = {}
        self._makers: dict[str, Callable[[], QWidget]] = {}
        self._stack = QStackedLayout(self)
        self.setMinimumSize(*SMALLEST)
        ctx.language_changed.connect(self.retranslate)
        self.retranslate()
        self._restore()

    def add_page(self, name: str, make: Callable[[], QWidget]) -> None:
        """Know a page by name; ``make`` is called when it is first shown."""
        self._makers[name] = make

    def page(self, name: str) -> QWidget:
        """Give a page, making it if need be."""
        if name not in self._pages:
            page = self._makers[name]()
            self._pages[name] = page
            self._stack.addWidget(page)
        return self._pages[name]

    def put_page(self, name: str, page: QWidget) -> None:
        """Hold a page that somebody else made."""
        self._pages[name] = page
        self._stack.addWidget(page)

    def drop_page(self, name: str) -> None:
        """Forget a page; it is shown no more."""
        page = self._pages.pop(name)
        self._stack.removeWidget(page)
        page.hide()
        page.deleteLater()

    def has_page(self, name: str) -> bool:
        """Tell whether a page was made already."""
        return name in self._pages

    def show_page(self, name: str) -> QWidget:
        """Show a page and give it the keyboard."""
        page = self.page(name)
        if self._stack.currentWidget() is not page:
            self._stack.setCurrentWidget(page)
            page.setFocus(Qt.FocusReason.OtherFocusReason)
            self.page_shown.emit()
        return page

    @property
    def shown(self) -> str:
        """The name of the page shown, empty before the first."""
        current = self._stack.currentWidget()
        return next((name for name, page in self._pages.items() if page is current), "")

    def retranslate(self) -> None:
        """Name the window."""
        self.setWindowTitle(self.ctx.text(msg("app-name")))

    def _restore(self) -> None:
        """Come back where the window was, unless that place is no longer on a screen."""
        saved = self.settings.window_place()
        place = QRect(saved.x, saved.y, saved.width, saved.height)
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        if not saved.width or not any(screen.contains(place.center()) for screen in screens):
            self._first_size()
            return
        self.setGeometry(place)
        if saved.maximised:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _first_size(self) -> None:
        """Take the usual size, or less on a small screen: the frame must fit too."""
        screen = QGuiApplication.primaryScreen().availableGeometry()
        width = min(USUAL[0], screen.width() - FRAME[0])
        height = min(USUAL[1], screen.height() - FRAME[1])
        self.resize(max(width, SMALLEST[0]), max(height, SMALLEST[1]))

    def remember(self) -> None:
        """Keep the place of the window in the settings."""
        place = self.normalGeometry() if self.isMaximized() else self.geometry()
        self.settings.set(
            "window",
            {
                "x": place.x(),
                "y": place.y(),
                "width": place.width(),
                "height": place.height(),
                "maximised": self.isMaximized(),
            },
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything follows the size of the window."""
        self.ctx.set_window(self.width(), self.height())
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F11 fills the screen, F1 opens the rules."""
        if event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_F1:
            self.help_wanted.emit()
        else:
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Say goodbye: the place is remembered, the game is saved by whoever listens."""
        self.remember()
        self.closing.emit()
        event.accept()
