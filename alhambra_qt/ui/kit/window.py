"""The main window: a stack of pages with one shown, and a notice above them.

A page is created when it is first needed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, Literal, TypeVar

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QResizeEvent, QShowEvent, QWindow
from PySide6.QtWidgets import QHBoxLayout, QWidget
from shiboken6 import isValid

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus, touch
from alhambra_qt.ui.kit.access import Role, install
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageHeader
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.layouts import Pages, discard
from alhambra_qt.ui.kit.sizes import width_of
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.voice import Handed, announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button

USUAL = (1366, 768)
FRAME = (8, 40)  # roughly the largest size of a window frame
SMALLEST = (1024 - FRAME[0], 600 - FRAME[1])  # fits the smallest screen with its frame
TITLE = 20  # at least so much of the title bar stays on the screen, so that it can be dragged

Always = Literal[
    "start", "new", "menu", "settings", "games", "players", "keys", "unseen", "fault", "share"
]
People = Literal["career", "profiles", "today"]
Teaching = Literal["book", "learn", "lesson", "practice", "known", "reader"]
Again = Literal["replay", "replay-ledger", "replay-log", "playon", "branches"]
Judged = Literal["review", "try", "scores", "advice"]
Real = Literal["real", "real-ledger"]
Together = Literal["together", "lobby", "say", "guide", "table-new", "reopen"]
PageName = Literal[Always, People, Teaching, Again, Judged, Real, Together, "game"]
HOME: PageName = "start"  # the root of the history
W = TypeVar("W", bound=QWidget)


class Page(Generic[W]):
    """A page of the window, created on first use; call it to get its widget.

    Attributes:
        name: its name in the window.
        enter: called each time the page is shown, also when going back to it.
    """

    def __init__(self, window: MainWindow, name: PageName, make: Callable[[], W]) -> None:
        self.name = name
        self.enter: Callable[[], object] = lambda: None
        self.made: W | None = None
        self._window, self._make = window, make

    def __call__(self) -> W:
        if self.made is None:
            focus.pause(self._window)
            self.made = self._make()
            self._window.hold(self.made)
        return self.made

    def open(self, fill: Callable[[W], object] = lambda page: None) -> W:
        """Fill the page and show it; if that fails, discard it, so that it is created again."""
        try:
            fill(self())
            self._window.open(self.name)
        except Exception:
            self._window.discard(self)
            raise
        return self()


def page_title(page: QWidget) -> str:
    """Return the title of a page."""
    header = page.findChild(PageHeader)
    return header.ctx.text(header.title) if header is not None else ""


def fitted(place: QRect, room: QRect) -> QRect:
    """Return a window's geometry moved into a screen, and shrunk only if it is larger than that."""
    room = room.adjusted(0, TITLE, 0, 0)
    width = max(SMALLEST[0], min(place.width(), room.width()))
    height = max(SMALLEST[1], min(place.height(), room.height()))
    x = max(room.x(), min(place.x(), room.x() + room.width() - width))
    y = max(room.y(), min(place.y(), room.y() + room.height() - height))
    return QRect(x, y, width, height)


class MainWindow(Guarded, QWidget):
    """The program's window.

    ``question`` is asked before anything ends what others take part in; None if nobody does.

    Signals:
        closing: the window is about to close; save everything now.
        page_shown: another page is shown, above everything that is not a page.
        help_wanted: F1 was pressed and has no other meaning there.
    """

    accessible_role = Role.Window  # screen readers ignore a plain widget
    closing = Signal()
    page_shown = Signal()
    help_wanted = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__()
        Handed(self)
        install()  # before anything is shown: screen readers keep the first interface
        self.ctx = ctx
        self._pages: dict[PageName, Page[Any]] = {}
        self._left: dict[str, QWidget] = {}  # the focused widget of each page that was left
        self.question: Msg | None = None
        self._history: list[PageName] = []  # it ends with the page shown
        self._removed = False  # whether Qt shows another page in place of one that was removed
        self._stack = Pages(self)
        self.setMinimumSize(*SMALLEST)
        ctx.language_changed.connect(self.retranslate)
        self.retranslate()
        self._restore()
        ctx.set_window(self.width(), self.height())  # else the first page is measured twice
        self.notice = Notice(ctx, self)
        self.page_shown.connect(self.notice.raise_)
        QGuiApplication.inputMethod().keyboardRectangleChanged.connect(self._keyboard_moved)

    def add_page(self, name: PageName, make: Callable[[], W]) -> Page[W]:
        """Register a page by name; ``make`` is called on first use."""
        page = Page(self, name, make)
        self._pages[name] = page
        return page

    def hold(self, widget: QWidget) -> None:
        """Add the widget of a page to the stack; the window title follows its title."""
        self._stack.addWidget(widget)
        widget.windowTitleChanged.connect(self._entitle)

    def page(self, name: PageName) -> QWidget:
        """Return the widget of a page, creating it if necessary."""
        widget: QWidget = self._pages[name]()
        return widget

    def made(self, name: PageName) -> Any:
        """Return the widget of a page if it exists, such as the running game; else None."""
        page = self._pages.get(name)
        return None if page is None else page.made

    def drop_page(self, name: PageName) -> None:
        """Remove a page."""
        self._remove(self._pages.pop(name))

    def discard(self, page: Page[Any]) -> None:
        """Remove a page that failed: half built, it would fail again at every restyle."""
        if page.name == self.shown != HOME:
            self.back()
        if page.name != self.shown:
            self._remove(page)

    def _remove(self, page: Page[Any]) -> None:
        self.forget(page.name)
        self._left.pop(page.name, None)
        widget, page.made = page.made, None
        if widget is not None:
            self._removed = self._removed or widget is self._stack.currentWidget()
            discard([widget])

    # -- history ------------------------------------------------------------------------------

    def show_page(self, name: PageName) -> QWidget:
        """Show a page, focus it and add it to the history."""
        widget, focused = self.page(name), self.focusWidget()
        if focused is not None:
            self._left[self.shown] = focused
        if name == HOME:
            self._history = []
        elif name in self._history:
            del self._history[self._history.index(name) :]
        self._history.append(name)
        if self._removed or self._stack.currentWidget() is not widget:
            self._removed = False
            self._stack.setCurrentWidget(widget)
            self._entitle()
            announce(self, page_title(widget))
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
            self.page_shown.emit()
        return widget

    def open(self, name: PageName) -> None:
        """Show a page with its current content."""
        self.show_page(name)
        self._pages[name].enter()

    def back(self) -> None:
        """Go back to the previous page, with its current content."""
        self.open(name := self._history[-2] if len(self._history) > 1 else HOME)
        left, page = self._left.get(name), self._pages[name]()
        if left is not None and isValid(left) and page.isAncestorOf(left) and left.isVisible():
            left.setFocus(Qt.FocusReason.OtherFocusReason)  # the focus when the page was left
            focus.reveal(left)

    def before(self, name: PageName) -> PageName:
        """Return the page from which another is opened: the one shown, or its predecessor."""
        history = self._history
        past = history[: history.index(name)] if name in history else history
        return past[-1] if past else HOME

    def forget(self, name: PageName) -> None:
        """Remove a page from the history, because it only led on to the next."""
        if name in self._history:
            self._history.remove(name)

    @property
    def shown(self) -> str:
        """Return the name of the page shown, empty before the first."""
        current = self._stack.currentWidget()
        made = (name for name, page in self._pages.items() if page.made is current is not None)
        return next(made, "")

    def retranslate(self) -> None:
        """Update the window title, once the page shown has its texts."""
        QTimer.singleShot(0, self, self._entitle)

    def _entitle(self) -> None:
        """Name the window, and the page for accessibility, after the title of the page shown."""
        page, name = self._stack.currentWidget(), self.ctx.text(msg("app-name"))
        title = ""
        if page is not None:
            title = page_title(page) or page.windowTitle()
            page.setAccessibleName(title or page.accessibleName())
        self.setWindowTitle(f"{title} – {name}" if title not in ("", name) else name)

    def _restore(self) -> None:
        """Restore the geometry on the screen that shows most of it, or take the default size."""
        saved = self.ctx.settings.window_place()
        place = QRect(saved.x, saved.y, saved.width, saved.height)
        areas = {
            screen: (shared := screen.availableGeometry() & place).width() * shared.height()
            for screen in QGuiApplication.screens()
        }
        screen = max(areas, key=areas.__getitem__)
        if not areas[screen]:
            self._first_size()
            return
        # Before the window is made: else Qt counts in pixels of the first screen, whatever its
        # scale.
        self.setScreen(screen)
        self.setGeometry(fitted(place, screen.availableGeometry()))
        if saved.maximised:
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def _first_size(self) -> None:
        """Use the default size, or less on a small screen, so that the frame fits too."""
        screen = QGuiApplication.primaryScreen().availableGeometry()
        width = min(USUAL[0], screen.width() - FRAME[0])
        height = min(USUAL[1], screen.height() - FRAME[1])
        self.resize(max(width, SMALLEST[0]), max(height, SMALLEST[1]))

    def remember(self) -> None:
        """Save the geometry of the window in the settings, if it has one."""
        whole = self.isMaximized() or self.isFullScreen()
        place = self.normalGeometry() if whole else self.geometry()
        if not place.isValid():
            return
        self.ctx.settings.set(
            "window",
            {
                "x": place.x(),
                "y": place.y(),
                "width": place.width(),
                "height": place.height(),
                "maximised": self.isMaximized(),
            },
        )

    def showEvent(self, event: QShowEvent) -> None:
        """Let what belongs to no page have its keys first, except those of the page before."""
        super().showEvent(event)
        self.windowHandle().installEventFilter(self.notice)
        touch.watch(self.ctx, self)
        focus.watch(self)

    def _keyboard_moved(self) -> None:
        self.stay_above(QGuiApplication.inputMethod().keyboardRectangle())

    def stay_above(self, keyboard: QRectF) -> None:
        """Show the page above an on-screen keyboard, with the field one writes in; empty: none."""
        hidden = 0 if keyboard.isEmpty() else max(0, self.height() - int(keyboard.top()))
        self.setContentsMargins(0, 0, 0, hidden)
        self._stack.activate()
        focused = self.focusWidget()
        if focused is not None:
            focus.reveal(focused)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.ctx.set_window(self.width(), self.height())
        super().resizeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_F11:
            self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)
        elif event.key() == Qt.Key.Key_F1:
            self.help_wanted.emit()
        else:
            super().keyPressEvent(event)

    def asks(self, then: Callable[[], None]) -> bool:
        """Ask before what others take part in ends; return whether the answer must be waited for.

        Whoever wants the same once more while the question is there has answered it.
        """
        if self.question is None:
            return False
        if self.notice.asks(self.question):
            self.notice.dismiss()
            return False
        self.notice.ask(self.question, then, msg("together-leave-do"))
        return True

    def _close_anyway(self) -> None:
        self.question = None
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.asks(self._close_anyway):
            event.ignore()
            return
        self.closing.emit()
        event.accept()


READ = 8000  # how long good news stays, in milliseconds
MORE, AGAIN = msg("fault-more"), msg("ask-again")


class Notice(Card):
    """Shows one sentence at a time until it is dismissed; further ones are queued.

    It never takes the focus, so play goes on; Esc dismisses it from anywhere, and good news goes by
    itself. If there is more to read, F12 or a second button leads there.
    """

    fill, thick, lifted = "panel", 2.0, True

    def __init__(self, ctx: UiContext, parent: QWidget) -> None:
        super().__init__(ctx)
        self.setParent(parent)
        self._window = parent
        self._waiting: list[Msg] = []
        self._good: set[Msg] = set()
        self._more: dict[Msg, tuple[Msg, Callable[[], object]]] = {}
        self.words = Text(ctx, "", role="body", middle=True)
        close = msg("notice-close")
        self.more_button = Button(ctx, MORE, key="F12", does=self.go_further)
        self.close_button = Button(ctx, close, key=msg("key-esc"), does=self.dismiss)
        self._keys: dict[int, Button]
        self._keys = {Qt.Key.Key_F12: self.more_button, Qt.Key.Key_Escape: self.close_button}
        self.goes = QTimer(self, singleShot=True, interval=READ)
        self.goes.timeout.connect(self._go)
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(16, 10, 10, 10)
        row.addWidget(self.words, 1)
        for button in (self.more_button, self.close_button):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.hide()
        parent.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size; take its two keys before any page does.

        A shortcut would not do: it is dead where the system reports no active window, as after a
        file dialog.
        """
        button = None
        if event.type() == QEvent.Type.Resize and not self.isHidden():
            self.restyle()
        elif event.type() == QEvent.Type.KeyPress and isinstance(watched, QWindow):
            button = self._keys.get(event.key()) if isinstance(event, QKeyEvent) else None
        if button is None or not button.isVisible():
            return False
        button.click()
        return True

    def _go(self) -> None:
        if self.underMouse():
            self.goes.start()
        else:
            self.dismiss()

    def say(
        self,
        words: Msg,
        *,
        good: bool = False,
        more: Callable[[], None] | None = None,
        label: Msg = MORE,
    ) -> None:
        """Show a sentence, or queue it behind the one shown.

        With ``good``, it is no warning. ``more`` gets a button of its own, which leads to further
        details or actions.
        """
        if words in self._waiting:
            return
        if more is not None:
            self._more[words] = label, weakly(more)
        if good:
            self._good.add(words)
        self._waiting.append(words)
        if len(self._waiting) == 1:
            self._show_first()

    def _show_first(self) -> None:
        self.words.set_words(self._waiting[0])
        self.border = "warn" if self.warns else "ok"
        self.ctx.sound("notice")
        further = self._waiting[0] in self._more
        if further:
            self.more_button.set_words(self._more[self._waiting[0]][0])
        self.more_button.setVisible(further)
        self.retranslate()
        self.show()
        self.raise_()
        self.update()
        self.goes.stop()
        if not (self.warns or further):
            self.goes.start()
        announce(self, self.accessibleName())

    def retranslate(self) -> None:
        if self._waiting:
            self.setAccessibleName(self.ctx.text(self._waiting[0]))
            self.restyle()

    def offer(self, words: Msg, again: Callable[[], None] | None) -> None:
        """Report that a reply is overdue, with a retry callback; None withdraws the report."""
        if again is None:
            self.withdraw(words)
        else:
            self.say(words, more=again, label=AGAIN)

    def ask(self, words: Msg, then: Callable[[], None], label: Msg) -> None:
        """Show a question before all other sentences, with a button to go on."""
        self.withdraw(words)
        self._more[words] = label, weakly(then)
        self._waiting.insert(0, words)
        self._show_first()

    def asks(self, words: Msg) -> bool:
        """Return whether this question is the sentence shown."""
        return self._waiting[:1] == [words]

    def dismiss(self) -> None:
        """Dismiss the sentence shown, and show the next one if there is one."""
        for words in self._waiting[:1]:
            self.withdraw(words)

    def withdraw(self, words: Msg) -> None:
        """Remove an obsolete sentence, shown or queued; a no-op if it is gone."""
        if words not in self._waiting:
            return
        shown = words == self._waiting[0]
        self._waiting.remove(words)
        self._good.discard(words)
        self._more.pop(words, None)
        if not shown:
            return
        if self._waiting:
            self._show_first()
        else:
            self.goes.stop()
            self.hide()

    def go_further(self) -> None:
        """Open the details and dismiss the sentence."""
        label_and_more = self._more.get(self._waiting[0]) if self._waiting else None
        self.dismiss()
        if label_and_more is not None:
            label_and_more[1]()

    @property
    def warns(self) -> bool:
        """Return whether the sentence shown is a warning."""
        return not self._good.issuperset(self._waiting[:1])

    def restyle(self) -> None:
        """Fit the width to the window and the height to the sentence.

        Good news is only as wide as its text and lies over the header, away from the game controls.
        """
        window = self._window
        edge = min(self.ctx.px(12), window.width() // 4)
        width = min(window.width() - 2 * edge, self.ctx.px(1100))
        if not self.warns:
            said = width_of(self.ctx.font("body"), self.ctx.text(self.words.words))
            buttons = (
                self.close_button,
                *([self.more_button] * self.more_button.isVisibleTo(self)),
            )
            spare = sum(button.sizeHint().width() + self.ctx.px(20) for button in buttons)
            spare += self.ctx.px(40)
            width = min(width, round(said) + spare)
        self.setFixedWidth(width)
        height = max(self._row.heightForWidth(width), self.sizeHint().height())
        self.setFixedHeight(height)
        top = window.height() - height - edge if self.warns else 0
        self.move((window.width() - width) // 2, top)
