"""The menu of a running game (F10), a drawer over the table: what to do, and what game this is."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QWidget

from alhambra_qt.controller.view.page_views import ThisGame
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import Box, Drawn
from alhambra_qt.ui.kit.boxed import narrowing
from alhambra_qt.ui.kit.commands import BY_NAME, MENUS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.holder import CardGrid
from alhambra_qt.ui.kit.layouts import Lines
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.pages.menu import MenuButton, command_button
from alhambra_qt.ui.results.this_game import ThisGamePanel
from alhambra_qt.ui.table import keys

GROUPS = ("this-game-title", "menu-program")
IN_BRANCHES = ("branches", "original")  # what only a branch offers
KEEPING = ("new", "leave", "quit")  # what says that the game is kept; of a branch it says where
AT_A_TABLE = ("say", "leave-table")  # with people at other computers
NOT_FOR_GUESTS = ("save", "players", "invite")  # only the table itself can


class GameMenu(PageFrame):
    """A drawer at the right: two groups of entries, and beside them what game this is."""

    KEYS = (
        PageKey("Up", "move_focus", (Qt.Key.Key_Up,)),
        PageKey("Up", "_to_end", (True,)),  # round the column
        PageKey("Down", "move_focus", (Qt.Key.Key_Down,)),
        PageKey("Down", "_to_end", (False,)),
        PageKey("Home", "_to_end", (False,)),
        PageKey("End", "_to_end", (True,)),
    )

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._behind = QPixmap()
        self.card = Card(ctx, strong=True)
        self.facts = ThisGamePanel(ctx)
        column = Lines(ctx, self.card, pad=(14, (14, 10, 8), 14, (14, 10, 8)), gap=(2, 0, 0))
        self.title = Text(ctx, msg("menu-title"), role="title", centre=True)
        column.addWidget(self.title)
        self.go_on = MenuButton(ctx, msg("menu-continue"), "fountain", main=True)
        self.go_on.clicked.connect(self.back)
        column.addWidget(self.go_on)
        self.entries: dict[str, MenuButton] = {}
        for group in GROUPS:
            column.addWidget(Text(ctx, msg(group), role="smallstrong", tone="ink2"))
            for name in MENUS[group]:
                entry = command_button(ctx, name, detail=msg(f"menu-{name}-detail"), line=True)
                entry.clicked.connect(weakly(self.wish, "choose", name))
                entry.setSizePolicy(narrowing())  # as high as its neighbour
                self.entries[name] = entry
                column.addWidget(entry)
        column.addStretch(1)
        # Beside each other; where there is little width, what game this is stands below.
        content = QWidget()
        both = Lines(ctx, content, pad=(8, 8, 8, 8))
        both.addWidget(CardGrid(ctx, 21, (self.card, self.facts), most=2))
        both.addStretch(1)
        self.drawer = Scroll(ctx, content)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        row.addWidget(self.drawer, 1000)
        self.restyle()

    def show_this_game(self, game: ThisGame, behind: QPixmap, role: str = "") -> None:
        """Tell what is played, from the top; the table lies behind, as it was seen.

        ``role`` is "host" or "guest" in a game with people at other computers.
        """
        self.drawer.verticalScrollBar().setValue(0)
        self._behind = behind
        self.facts.show_this_game(game)
        for name in IN_BRANCHES:
            self.entries[name].setVisible(game.branch is not None)
        self.entries["ask"].setVisible(game.studied)
        self.entries["again"].setEnabled(game.begun)
        for name in AT_A_TABLE:
            self.entries[name].setVisible(bool(role))
        for name in NOT_FOR_GUESTS:
            self.entries[name].setVisible(role != "guest")
        self.entries["leave"].setVisible(not role)
        for name in (*KEEPING, "leave-table"):
            kept = f"menu-{name}-detail" if game.branch is None else "menu-branch-kept"
            self.entries[name].set_detail(msg(f"menu-{role}-leaves" if role else kept), main=False)

    def restyle(self) -> None:
        self.title.setVisible(not self.ctx.metrics.at_most_xs)  # a line costs much room there
        self.drawer.setMaximumWidth(self.ctx.metrics.pick(960, 840, 760))
        super().restyle()

    def focus_first(self) -> None:
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of commands, then those of the page."""
        # No rows: those would also take the keys that the person has taken from the commands.
        given = keys.given(self.ctx, event)
        shown = (name for name, entry in self.entries.items() if not entry.isHidden())
        chosen = next((name for name in shown if (BY_NAME[name].like or name) == given), "")
        if given == "menu":
            self.back.emit()
        elif chosen:
            self.entries[chosen].click()  # nothing while it is off
        else:
            super().keyPressEvent(event)

    def _to_end(self, last: bool) -> None:
        goal = self.entries["quit"] if last else self.go_on
        goal.setFocus(Qt.FocusReason.TabFocusReason)
        focus.reveal(goal)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click on the table goes back to it."""
        if event.position().x() < self.drawer.x():
            self.back.emit()

    def tree(self) -> Box:
        return Drawn(self._paint)

    def _paint(self, painter: QPainter, area: QRectF) -> None:
        theme = self.ctx.theme
        if not self._behind.isNull():
            painter.drawPixmap(area, self._behind, QRectF(self._behind.rect()))
            painter.fillRect(area, with_alpha(theme.bg, 0.72))
        drawer = QRectF(self.drawer.geometry())
        painter.fillRect(drawer, theme.bgp)
        painter.fillRect(QRectF(drawer.left(), 0, 2, drawer.height()), theme.goldline)
