"""The page of saved games: a list, and the actions on the game chosen in it.

page = GamesPage(ctx);  page.set_games(Shelf(folder, names))
page.open_game(id), page.review_game(id), page.replay_game(id), page.share_game(id),
page.branches_of_game(id), page.delete_game(id), page.rename_game(id, name), page.open_file

A row paints a game with its buttons. In the current row, which follows keys and pointer, real
buttons take their place: `GameActions` lies over the list, as Qt tells a screen reader nothing of
controls inside of one.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from alhambra_qt.controller.game import saves
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.i18n import Msg, bare, listing, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import (
    Box,
    Drawn,
    Fixed,
    Ground,
    Hit,
    Layout,
    Space,
    Veil,
    Words,
    spring,
)
from alhambra_qt.ui.kit.box_list import MOVES, BoxList
from alhambra_qt.ui.kit.boxed import ButtonFace
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.dates import when
from alhambra_qt.ui.kit.frames import PageFrame, Scroll
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.rows import Column, Row, Wrapped
from alhambra_qt.ui.kit.signs import player_mark
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pieces.picture import ALONE, AlhambraPicture, draw_alhambra
from alhambra_qt.ui.saved.question import CardQuestion
from alhambra_qt.ui.saved.shelf import Shelf
from alhambra_qt.ui.saved.summary import GameLine

ACTIONS = ("play", "review", "replay", "branches", "share", "rename", "delete")
KEYS = {"delete": msg("key-delete")}
Index = QModelIndex | QPersistentModelIndex


def offered(game: GameLine) -> dict[str, Msg]:
    """What can be done with a game, with the words of the button."""
    if game.trouble is not None:
        return {"delete": msg("games-delete")}
    words = {"play": msg("games-view" if game.over else "games-open")}
    if game.over:
        words["review"] = msg("result-review")
    if game.seats:
        words["replay"] = msg("replay-title")
    if game.branches:
        words["branches"] = msg("games-branches", n=game.branches)
    more = {"share": "share-title", "rename": "games-rename", "delete": "games-delete"}
    return {**words, **{name: msg(text) for name, text in more.items()}}


def title_of(game: GameLine) -> Msg | str:
    """The name somebody gave it; a game that saved itself is called by its players."""
    if not game.automatic or not game.seats:
        return game.name
    names = listing([seat.name for seat in game.seats])
    return names if isinstance(names, Msg | str) else str(names)


def facts_of(ctx: UiContext, game: GameLine) -> str:
    """When it was saved, how far it is, what it is played with."""
    parts = [when(game.saved, ctx.language)]
    if not game.seats:
        return " · ".join([*parts, ctx.t("games-position")])
    if game.over:
        parts.append(ctx.t("games-over"))
    else:
        parts.append(ctx.t("games-round", n=game.round))
        if game.scorings is not None:
            parts.append(ctx.t("games-scoring", n=game.scorings))
    parts += [ctx.t(f"mod-{module}.bare") for module in game.modules]
    return " · ".join([*parts, ctx.t("games-auto")] if game.automatic else parts)


class GameList(BoxList):
    """A row for each saved game: a picture, who plays, how far it is, what can be done with it.

    ``asking`` is the height in pixels of a question that stands in the current row.
    """

    columns, least, gap = 2, 520.0, 0.6

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("start-saved"))
        self._shelf: Shelf | None = None
        self._lines: dict[int, GameLine] = {}
        self.asking = 0

    def show_games(self, shelf: Shelf) -> None:
        """Show other games."""
        self._shelf, self._lines, self.asking = shelf, {}, 0
        self.show_rows([Path(name).stem for name in shelf.names])

    def game(self, row: int) -> GameLine | None:
        """The game of a row, which is read from its file when it is wanted first."""
        if self._shelf is not None and row not in self._lines and row in range(self.count()):
            self._lines[row] = self._shelf.line(self._shelf.names[row])
        return self._lines.get(row)

    def count(self) -> int:
        """How many games there are."""
        return len(self._shelf.names) if self._shelf is not None else 0

    def row_tree(self, row: int) -> Box:
        game, em, m = self.game(row), self.look.em, self.look.m
        if game is None:
            return Space()
        ctx, side = self.ctx, m.pick(14, 10, 8) / em
        texts: list[Box] = [Words(ctx.text(title_of(game)), "section", wrap=True)]
        if game.trouble is None:
            seats = [Wrapped(*self._seats(game), gap=1.0)] if game.seats else []
            texts += [*seats, Words(facts_of(ctx, game), "log", "ink2", wrap=True)]
        else:
            texts.append(Words(ctx.text(game.trouble), "body", "warn", wrap=True))
        inset = Ground(Column(*texts, gap=0.2), pad=(RING / em, 0))
        facts = Column(spring(), inset, self._buttons(row, game), spring(), gap=0.2, grow=1.0)
        held = Row(self._picture(game), facts, gap=m.pick(12, 8, 4) / em, middle=False)
        radius = m.radius / em
        return Ground(held, "panel2", "line", paint.BORDER, pad=side, radius=radius)

    def _buttons(self, row: int, game: GameLine) -> Box:
        """The buttons; in the current row only their room, or that of a question."""
        faces: Box = Wrapped(
            *(
                ButtonFace(
                    self.ctx.text(words),
                    self.ctx.text(KEYS.get(name, "")),
                    "primary" if name == "play" else "quiet",
                )
                for name, words in offered(game).items()
            ),
            gap=0,
        )
        if row == self.currentIndex().row():
            high = self.asking / self.look.em
            faces = Fixed(Space(), high=high) if self.asking else Veil(faces, 0.0)
        return Hit(faces, QRectF)

    def _picture(self, game: GameLine) -> Box:
        """The Alhambra on its ground, or a cross for a broken file."""
        look, m, ctx = self.look, self.look.m, self.ctx

        def how(painter: QPainter, area: QRectF) -> None:
            if game.trouble is not None:
                paint.cross_mark(painter, area.center(), m.px(20))
            else:
                draw_alhambra(painter, ctx, game.preview or ALONE, area, m.px(41))

        size = m.pick(200, 160, 120) / look.em, m.pick(128, 108, 92) / look.em
        return Ground(Drawn(how), "board", "line", pad=m.px(9) / look.em, least=size, radius=0.6)

    def _seats(self, game: GameLine) -> list[Box]:
        """Mark, name and score of each seat."""
        found: list[Box] = []
        signs = letters([seat.name for seat in game.seats])
        for seat, sign in zip(game.seats, signs, strict=True):
            mark = Drawn(partial(player_mark, mark=seat.mark, letters=sign), 1.7, 1.7)
            name, score = Words(self.ctx.text(seat.name)), Words(str(seat.score), "bold")
            found.append(Row(mark, name, score, gap=0.35))
        return found

    def row_text(self, row: int, _laid: Layout) -> str:
        """Which of how many games it is, and all that stands in its row."""
        game, ctx = self.game(row), self.ctx
        if game is None:
            return ""
        about: Msg | str | None = game.trouble
        if about is None:
            names = [f"{ctx.text(seat.name)} {seat.score}" for seat in game.seats]
            facts = facts_of(ctx, game)
            about = msg("games-about", names=", ".join(names), when=facts) if names else facts
        place = {"place": row + 1, "count": self.count()}
        return ctx.text(msg("games-spoken", name=title_of(game), about=about, **place))

    def row_description(self, row: int) -> str:
        game = self.game(row)
        return ", ".join(map(self.ctx.text, offered(game).values())) if game is not None else ""


class GameActions(Holder):
    """What can be done with the chosen game; renaming and deleting ask here.

    Signals:
        wanted: something else is to be done with the game, by the name of the action.
        renamed: the game gets another name.
        deleted: the game is to be deleted; that was asked.
        asks: a question is asked now, or no more.
    """

    wanted = Signal(str)
    renamed = Signal(str)
    deleted = Signal()
    asks = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.game: GameLine | None = None
        self.asking = False  # whether a question waits for its answer
        self.buttons = {
            name: Button(
                ctx, "", kind="primary" if name == "play" else "quiet", key=KEYS.get(name, "")
            )
            for name in ACTIONS
        }
        for name, button in self.buttons.items():
            button.clicked.connect(weakly(self._press, name))
        self.question = CardQuestion(ctx)
        self.question.cancelled.connect(self.done)
        self.question.confirmed.connect(self.deleted)
        self.question.named.connect(self._rename)

    def show_game(self, game: GameLine) -> None:
        """Stand in the row of another game, and ask nothing."""
        self.game = game
        for name, words in offered(game).items():
            self.buttons[name].set_words(words)
        self.asking = False
        self.retranslate()

    def retranslate(self) -> None:
        if self.game is not None:
            self.setAccessibleName(bare(self.ctx.text(title_of(self.game))))
        super().retranslate()

    def tree(self) -> Box:
        if self.game is None:
            return Space()
        if self.asking:
            return Live(self.question)
        return Wrapped(*(Pressed(self.buttons[name]) for name in offered(self.game)), gap=0)

    def has_focus(self) -> bool:
        """Whether a control in it has the focus."""
        widget = self.window().focusWidget()
        return widget is not None and self.isAncestorOf(widget)

    def ask_delete(self) -> None:
        """Ask whether to delete; nothing happens before a second, different button."""
        if self.game is not None:
            self._ask(asking=True)
            words = msg("games-delete-ask", name=title_of(self.game))
            self.question.ask(words, msg("games-delete-help"))
            self.asks.emit()

    def _ask_name(self) -> None:
        if self.game is not None:
            self._ask(asking=True)
            self.question.ask_name(bare(self.ctx.text(title_of(self.game))))
            self.asks.emit()

    def done(self) -> None:
        """Ask no more."""
        self._ask(asking=False)
        self.asks.emit()

    def _ask(self, *, asking: bool) -> None:
        self.asking = asking
        self.change()
        self.settle()  # only what stands in its place takes the focus

    def _press(self, name: str) -> None:
        if name == "delete":
            self.ask_delete()
        elif name == "rename":
            self._ask_name()
        else:
            self.wanted.emit(name)

    def _rename(self, name: str) -> None:
        self.done()
        if name and self.game is not None and name != bare(self.ctx.text(title_of(self.game))):
            self.renamed.emit(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.asking:
            self.done()
        else:
            event.ignore()


class GamesPage(PageFrame):
    """All saved games, the newest first."""

    open_game = Signal(str)
    share_game = Signal(str)
    replay_game = Signal(str)
    delete_game = Signal(str)
    rename_game = Signal(str, str)
    review_game = Signal(str)
    branches_of_game = Signal(str)
    open_file = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("start-saved"), scroll=False)
        self.add_header(Button(ctx, msg("games-file"), kind="header", does=self.open_file))
        self.list = GameList(ctx)
        self.body.addWidget(self.list, 1)
        self.chosen = GameActions(ctx)
        self.chosen.setParent(self.content)
        self.empty = Scroll(ctx, _Empty(ctx))
        self.body.addWidget(self.empty, 1)
        self.list.moved.connect(self._place_actions)
        self.list.entered.connect(self._point)
        self.list.tapped.connect(self._tap)
        self.list.activated.connect(self._open)
        self.list.viewport().setMouseTracking(True)
        self.chosen.wanted.connect(self._do)
        self.chosen.asks.connect(self._asked)
        self.chosen.deleted.connect(self._delete)
        self.chosen.renamed.connect(self._rename)
        self.footer_text.role = "small"
        self.footer_text.set_tone("ink2")
        self._rule = msg("games-kept", n=saves.KEPT_FINISHED)
        self.add_footer(Button(ctx, msg("button-back"), key=msg("key-esc"), does=self.back))
        self.list.hide()
        self.chosen.hide()
        self.restyle()

    def set_games(self, shelf: Shelf) -> None:
        """Show these games; the game at the same place of the list is the chosen one."""
        some = bool(shelf.names)
        self.empty.setVisible(not some)
        self.list.setVisible(some)
        self.footer_text.set_words(self._rule if some else "")
        self.chosen.game = None
        if not self.isVisible():
            self.list.go(0)
        self.list.show_games(shelf)
        self.chosen.setVisible(some)
        if self.isVisible() and some:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def row(self) -> int:
        """The place of the chosen game."""
        return self.list.currentIndex().row()

    def _place_actions(self) -> None:
        """Let the actions stand in the row of their game, also where that is out of sight."""
        game, laid = self.list.game(self.row), self.list.laid(self.row)
        if game is not None and game is not self.chosen.game:
            self.chosen.show_game(game)
        area = QRect(0, -self.chosen.height(), self.chosen.width(), self.chosen.height())
        if laid is not None and (found := laid.of(QRectF)):
            corner = self.list.viewport().mapTo(self.content, QPoint(0, 0))
            area = found[0].toAlignedRect().translated(corner)
        self.chosen.setGeometry(area)
        self.chosen.raise_()

    def _point(self, index: Index) -> None:
        """Choose the game under the pointer, unless something is asked or done by keys."""
        if not (self.chosen.asking or self.chosen.has_focus()):
            self.list.go(index.row(), scroll=False)

    def _tap(self, at: QPoint) -> None:
        """Press the button that was painted there, as fingers do not point before they press."""
        child = self.chosen.childAt(self.chosen.mapFrom(self, self.list.viewport().mapTo(self, at)))
        if isinstance(child, Button) and child.isEnabled():
            child.click()

    def _asked(self) -> None:
        """Give a question its room; after it the list has the focus."""
        asking = self.chosen.asking
        self.list.asking = self.chosen.heightForWidth(self.chosen.width()) if asking else 0
        self.list.change(self.row)
        self.list.scrollTo(self.list.currentIndex())
        if not asking:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _open(self) -> None:
        game = self.list.game(self.row)
        if game is not None and game.trouble is None:
            self.open_game.emit(game.id)

    def _do(self, action: str) -> None:
        signals = {
            "play": self.open_game,
            "review": self.review_game,
            "replay": self.replay_game,
            "branches": self.branches_of_game,
            "share": self.share_game,
        }
        if self.chosen.game is not None:
            signals[action].emit(self.chosen.game.id)

    def _delete(self) -> None:
        if self.chosen.game is not None:
            self.delete_game.emit(self.chosen.game.id)

    def _rename(self, name: str) -> None:
        if self.chosen.game is not None:
            self.rename_game.emit(self.chosen.game.id, name)

    def restyle(self) -> None:
        super().restyle()
        m = self.ctx.metrics
        self.body.setContentsMargins(m.pick(24, 14, 10), 0, 0, m.px(4))

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.list.wheelEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Delete asks; the keys of the list lead back to it from the actions."""
        inside = self.chosen.has_focus() and not self.chosen.asking
        across = event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if event.key() == Qt.Key.Key_Delete and (inside or self.list.hasFocus()):
            self.chosen.ask_delete()
        elif inside and event.key() in MOVES and not across:
            self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            QApplication.sendEvent(self.list, event)
        else:
            super().keyPressEvent(event)


class _Empty(Styled, QWidget):
    """What an empty list says."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        column = QVBoxLayout(self)
        column.addStretch(1)
        picture = AlhambraPicture(ctx, msg("start-picture"))
        picture.setFixedSize(ctx.px(420), ctx.px(280))
        column.addWidget(picture, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(Text(ctx, msg("games-none"), role="prompt", centre=True))
        column.addWidget(Text(ctx, msg("games-none-help"), tone="ink2", centre=True))
        column.addStretch(1)
