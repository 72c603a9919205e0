"""The list of saved games: a line for each, and what is shown of a game anywhere on the page.

A file is read when its row is first painted; the others follow a few at a time, so that they can be
counted, searched and sorted. All cards of a thousand games, made at once, took 11.5 s and 517 MB.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from operator import itemgetter
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent

from alhambra_qt.controller.game.seats import letters
from alhambra_qt.i18n import Msg, bare, listing, msg
from alhambra_qt.teaching.rulebook_find import folded
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import RIGHT, Box, Drawn, Fixed, Ground, Layout, Space, Words
from alhambra_qt.ui.kit.box_list import HELD, BoxList
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import when
from alhambra_qt.ui.kit.guard import guarded
from alhambra_qt.ui.kit.inputs import ENTER
from alhambra_qt.ui.kit.rows import ByWidth, Column, First, Row, Wrapped, all_room
from alhambra_qt.ui.kit.signs import player_mark, sign
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING
from alhambra_qt.ui.pieces.picture import ALONE, draw_alhambra
from alhambra_qt.ui.saved.shelf import Shelf
from alhambra_qt.ui.saved.summary import GameLine

ORDERS: Mapping[str, Callable[[str, GameLine], Any]] = {  # of equal ones the newest is first
    "newest": lambda _words, _game: 0,
    "name": lambda words, _game: words,
    "points": lambda _words, game: -game.best,
    "longest": lambda _words, game: -game.round,
}
AT_ONCE = 6  # games read between two events
BROAD = 48.0  # ems from which on a game stands in one line

Sought = tuple[str, str, str]  # which kind of games, with which words, in which order
EVERYTHING = "all", "", "newest"


def title_of(game: GameLine) -> Msg | str:
    """The name somebody gave it; a game that saved itself is called by its players."""
    if not game.automatic or not game.seats:
        return game.name
    names = listing([seat.name for seat in game.seats])
    return names if isinstance(names, Msg | str) else str(names)


def facts_of(ctx: UiContext, game: GameLine) -> list[str]:
    """Return when it was saved, how far it is or why it cannot be read, and how many modules."""
    found = [when(game.saved, ctx.language)]
    if game.trouble is not None or not game.seats:
        return [*found, ctx.text(game.trouble or msg("games-position"))]
    found.append(ctx.t("games-over") if game.over else ctx.t("games-round", n=game.round))
    if not game.over and game.scorings is not None:
        found.append(ctx.t("games-scoring", n=game.scorings))
    found += [ctx.t("games-auto")] * game.automatic
    return [*found, ctx.t("new-count-modules", n=len(game.modules))] if game.modules else found


def modules_of(ctx: UiContext, game: GameLine) -> list[str]:
    """Return the names of its modules."""
    return [ctx.t(f"mod-{module}.bare") for module in game.modules]


class GameList(BoxList):
    """A line for each wanted game: Alhambra, name, points, where it stands, when it was saved."""

    gap = 0.2

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("start-saved"))
        self.sought: Sought = EVERYTHING
        self.names: list[str] = []  # of the files shown
        self._shelf: Shelf | None = None
        self._lines: dict[str, GameLine] = {}
        self._unread: list[str] = []
        self._said: dict[str, str] = {}  # what is searched
        self.doubleClicked.connect(weakly(self.wish, "play"))

    def show_games(self, shelf: Shelf, *, afresh: bool) -> None:
        """Show other games; unless ``afresh``, those that were read stay as they are."""
        names = set(shelf.names)
        known = {} if afresh else self._lines
        self._shelf, self._said = shelf, {}
        self._lines = {name: line for name, line in known.items() if name in names}
        self._unread = [name for name in reversed(shelf.names) if name not in self._lines]
        self._show(self._wanted())

    def put(self, sought: Sought) -> None:
        """Want other games, or another order."""
        self.sought = sought
        self._show(self._wanted())

    def read_some(self) -> bool:
        """Read a few games that were not in sight yet; return whether there are more."""
        for name in [self._unread.pop() for _ in self._unread[:AT_ONCE]]:
            guarded(self._line, lambda _name: None)(name)
        if self.sought != EVERYTHING and (names := self._wanted()) != self.names:
            self._show(names)
        return bool(self._unread)

    def numbers(self) -> Counter[str]:
        """Count the games of each kind that have been read."""
        found = Counter(game.kind for game in self._lines.values())
        found["all"] = len(self._shelf.names) if self._shelf is not None else 0
        return found

    def _show(self, names: list[str]) -> None:
        row = max(0, self.currentIndex().row())
        here = self.names[row] if row < len(self.names) else ""
        self.names = names
        self.show_rows([Path(name).stem for name in names])
        self.go(names.index(here) if here in names else min(row, len(names) - 1))

    def _wanted(self) -> list[str]:
        names = list(self._shelf.names) if self._shelf is not None else []
        if self.sought == EVERYTHING:
            return names
        kind, searched, order = self.sought
        words = folded(searched)[0].split()
        found = [
            (ORDERS[order](text, game), name)
            for name in names
            if (game := self._lines.get(name)) and kind in ("all", game.kind)
            if all(map((text := self._searched(name, game)).__contains__, words))
        ]
        return [name for _, name in sorted(found, key=itemgetter(0))]

    def _searched(self, name: str, game: GameLine) -> str:
        """Return the words of a game without accents and capitals, its title first."""
        if name not in self._said:
            words = (title_of(game), *(seat.name for seat in game.seats))
            texts = [*map(self.ctx.text, words), *modules_of(self.ctx, game)]
            self._said[name] = folded(bare(" ".join(texts)))[0]
        return self._said[name]

    def game(self, row: int) -> GameLine | None:
        """Return the game of a row; its file is read on first use."""
        return self._line(self.names[row]) if row in range(len(self.names)) else None

    def _line(self, name: str) -> GameLine | None:
        if self._shelf is not None and name not in self._lines:
            self._lines[name] = self._shelf.line(name)
        return self._lines.get(name)

    def count(self) -> int:
        """Return how many games are shown."""
        return len(self.names)

    def row_tree(self, row: int) -> Box:
        game, em, m = self.game(row), self.look.em, self.look.m
        if game is None:
            return Space()
        title = all_room(Words(self.ctx.text(title_of(game)), "name", wrap=True))
        day = Words(when(game.saved, self.ctx.language), "small", "ink2", align=RIGHT)
        height, pad = m.pick(52, 48, 44) / em, (RING + m.px(1)) / em
        picture = picture_of(self.ctx, game, (m.pick(64, 60, 56) / em, height - 2 * pad), 2)
        if game.trouble is not None:
            trouble = Words(self.ctx.text(game.trouble), "small", "warn", wrap=True)
            child: Box = Row(picture, all_room(Column(title, trouble, gap=0)), day, gap=0.7)
        else:
            points, stands = Wrapped(*self._points(game), gap=0.35), self._stands(game)
            columns = Fixed(points, width=16.4), Fixed(stands, width=10.4), Fixed(day, width=8.8)
            two = Column(Row(title, day), Row(all_room(points), stands), gap=0.1)
            broad = Row(picture, title, *columns, gap=0.7)
            child = ByWidth(BROAD, broad, Row(picture, all_room(two), gap=0.7))
        here = row == self.currentIndex().row()
        fill = "accs" if here else "panel2" if row % 2 == 0 else None
        edge, least = "acc" if here else None, (0.0, height)
        return Ground(child, fill, edge, pad=(0.75, pad), radius=0.5, least=least)

    def _points(self, game: GameLine) -> list[Box]:
        """Return mark and score of each seat; the best of a finished game wear a crown."""
        found: list[Box] = []
        for mark, score in zip(marks_of(game), (seat.score for seat in game.seats), strict=True):
            best = game.over and score == game.best
            crown = sign(self.look, "crown", 0.8) if best else None
            role = "bold" if best or not game.over else "body"
            found.append(Row(mark, Words(str(score), role), crown, gap=0.3))
        return found

    def _stands(self, game: GameLine) -> Box:
        """Return a sign and words for how far the game is, and the number of its modules."""
        ctx, going = self.ctx, game.kind == "going"
        words = {"finished": "games-over", "copies": "games-copy"}.get(game.kind, "games-round")
        text = ctx.t(words, n=game.round) if game.seats else ctx.t("games-position")
        more = ctx.t("new-count-modules", n=len(game.modules)) if game.modules else ""
        tone, weight = ("acc", 600) if going else ("ink2", 0)
        lines = Words(text, "small", tone, weight=weight, wrap=True), Words(more, "tiny", "ink2")
        mark = Drawn(partial(_state_mark, over=game.over, ink=self.look.tone(tone)), 1.1, 1.1)
        shown = sign(self.look, "cards", 1.1, tone) if game.kind == "copies" else mark
        return Row(shown, First(Row(*lines), Column(*lines, gap=0), grow=1), gap=0.45)

    def row_text(self, row: int, _laid: Layout) -> str:
        """Return which of how many games it is, and all that is written in its row."""
        game, ctx = self.game(row), self.ctx
        if game is None:
            return ""
        names = [f"{ctx.text(seat.name)} {seat.score}" for seat in game.seats]
        about: Msg | str = " · ".join(facts_of(ctx, game))
        if names:
            about = msg("games-about", names=", ".join(names), when=about)
        place = {"place": row + 1, "count": self.count()}
        return ctx.text(msg("games-spoken", name=title_of(game), about=about, **place))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the current row in sight when what is below needs room."""
        super().resizeEvent(event)
        self.scrollTo(self.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open with Enter; Qt's own signal also comes at a single click on some desktops."""
        if event.key() in ENTER and not event.modifiers() & HELD:
            self.wish("play")
        else:
            super().keyPressEvent(event)


def marks_of(game: GameLine) -> list[Box]:
    """Return the mark of each seat."""
    signs = letters([seat.name for seat in game.seats])
    return [
        Drawn(partial(player_mark, mark=seat.mark, letters=sign), 1.4, 1.4)
        for seat, sign in zip(game.seats, signs, strict=True)
    ]


def picture_of(ctx: UiContext, game: GameLine, size: tuple[float, float], pad: int) -> Box:
    """Return the Alhambra of a game on its ground, or a cross for an unreadable file."""
    m = ctx.metrics

    def how(painter: QPainter, area: QRectF) -> None:
        if game.trouble is not None:
            paint.cross_mark(painter, area.center(), min(m.px(28), area.height() * 0.4))
        else:
            draw_alhambra(painter, ctx, game.preview or ALONE, area, m.px(64))

    return Ground(Drawn(how), "board", "line", 1.0, pad=m.px(pad) / m.body, least=size, radius=0.4)


def _state_mark(painter: QPainter, rect: QRectF, *, over: bool, ink: QColor) -> None:
    if over:
        paint.tick(painter, rect.center(), rect.height() * 0.55, ink)
        return
    with paint.saved(painter):
        painter.translate(rect.center())
        painter.rotate(-90)
        paint.arrow_down(painter, QPointF(), rect.height() * 0.38, ink)
