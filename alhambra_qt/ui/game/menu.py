"""The menu of a running game (F10), a drawer over the table: what to do, and what game this is."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap

from alhambra_qt.controller.view.page_views import ThisGame
from alhambra_qt.i18n import msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import CENTRE, Box, Drawn, Fixed, Ground, Words, small_panel, spring
from alhambra_qt.ui.kit.commands import BY_NAME, MENUS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row, Stack
from alhambra_qt.ui.kit.scroll import Scroll
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
        self.facts = ThisGamePanel(ctx)
        self.go_on = MenuButton(ctx, msg("menu-continue"), "fountain", main=True)
        self.go_on.clicked.connect(self.back)
        self.entries: dict[str, MenuButton] = {}
        for name in chain.from_iterable(MENUS[group] for group in GROUPS):
            entry = command_button(ctx, name, detail=msg(f"menu-{name}-detail"), line=True)
            entry.clicked.connect(weakly(self.wish, "choose", name))
            self.entries[name] = entry
        self.left_out: set[str] = set()
        self.panels = Holder(ctx, self._panels)
        self.drawer = Scroll(ctx, self.panels)

    def _panels(self) -> Box:
        """Lay entries and facts beside each other, or the facts below where there is no room."""
        look = self.look
        title = Words(look.t("menu-title"), "title", align=CENTRE)
        parts: list[Box] = [] if look.m.at_most_xs else [title]  # a line costs much room there
        parts.append(Live(self.go_on))
        for group in GROUPS:
            parts.append(Words(look.t(group), "smallstrong", "ink2", wrap=True))
            shown = (name for name in MENUS[group] if name not in self.left_out)
            parts += [Live(self.entries[name]) for name in shown]
        pad = look.ems(14), look.ems(14, 10, 8)
        entries = small_panel(Column(*parts, gap=look.ems(2, 0, 0)), pad, strong=True)
        both = EqualColumns(21, [entries, Live(self.facts)], most=2)
        return Ground(Column(both), pad=look.ems(8))

    def show_this_game(self, game: ThisGame, behind: QPixmap, role: str = "") -> None:
        """Tell what is played, from the top; the table lies behind, as it was seen.

        ``role`` is "host" or "guest" in a game with people at other computers.
        """
        self.drawer.verticalScrollBar().setValue(0)
        self._behind = behind
        self.facts.show_this_game(game)
        self.left_out = {*NOT_FOR_GUESTS} if role == "guest" else set()
        self.left_out |= {"leave"} if role else {*AT_A_TABLE}
        self.left_out |= {*IN_BRANCHES} if game.branch is None else set()
        self.left_out |= set() if game.studied else {"ask"}
        self.entries["again"].setEnabled(game.begun)
        for name in (*KEEPING, "leave-table"):
            kept = f"menu-{name}-detail" if game.branch is None else "menu-branch-kept"
            self.entries[name].set_detail(msg(f"menu-{role}-leaves" if role else kept), main=False)
        self.panels.change_now()

    def focus_first(self) -> None:
        self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the keys of commands, then those of the page."""
        # No rows: those would also take the keys that the person has taken from the commands.
        given = keys.given(self.ctx, event)
        shown = (name for name in self.entries if name not in self.left_out)
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
        drawer = Fixed(Live(self.drawer), width=self.look.ems(960, 840, 760))
        return Stack(Drawn(self._paint), Row(spring(), drawer, gap=0, middle=False))

    def _paint(self, painter: QPainter, area: QRectF) -> None:
        theme = self.ctx.theme
        if not self._behind.isNull():
            painter.drawPixmap(area, self._behind, QRectF(self._behind.rect()))
            painter.fillRect(area, with_alpha(theme.bg, 0.72))
        drawer = QRectF(self.drawer.geometry())
        painter.fillRect(drawer, theme.bgp)
        painter.fillRect(QRectF(drawer.left(), 0, 2, drawer.height()), theme.goldline)
