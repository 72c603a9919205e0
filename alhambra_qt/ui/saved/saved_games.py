"""The page of saved games: a list, and the actions on the chosen one beside or below it.

page = GamesPage(ctx);  page.set_games(Shelf(folder, names))
page.rename_game(id, name), page.open_file
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game import saves
from alhambra_qt.i18n import Msg, bare, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import ENDLESS, Box, Fixed, Ground, Space, Words, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Filling, Holder, Live, Pressed
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, Filled, First, Row, Wrapped, all_room
from alhambra_qt.ui.kit.text import CENTRE
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pieces.picture import AlhambraPicture
from alhambra_qt.ui.saved.game_list import (
    ORDERS,
    GameList,
    facts_of,
    marks_of,
    modules_of,
    picture_of,
    title_of,
)
from alhambra_qt.ui.saved.question import CardQuestion
from alhambra_qt.ui.saved.shelf import Shelf
from alhambra_qt.ui.saved.summary import GameLine

BUTTONS: Mapping[str, tuple[Msg, str, Msg | str]] = {  # words, kind, key
    "play": (msg("games-view"), "primary", msg("key-enter")),
    "review": (msg("result-review"), "quiet", ""),
    "replay": (msg("replay-title"), "quiet", ""),
    "branches": (msg("games-branches", n=1), "quiet", ""),
    "share": (msg("share-title"), "quiet", ""),
    "rename": (msg("games-rename"), "quiet", "F2"),
    "delete": (msg("games-delete"), "danger", msg("key-delete")),
}
KINDS = ("all", "going", "finished", "copies")
BESIDE = 1100, 680  # the least page, in style guide units, with the actions beside the list
LOW = 25.0  # ems: a page less high shows only what one needs


def offered(game: GameLine) -> dict[str, Msg]:
    """Return what can be done with a game, with the words of the button."""
    words = {name: words for name, (words, *_) in BUTTONS.items()}
    if game.trouble is not None:
        return {"delete": words["delete"]}
    words["play"] = msg("games-view" if game.kind == "finished" else "button-continue")
    words["branches"] = msg("games-branches", n=game.branches)
    lacks = {"review": not game.over, "replay": not game.seats, "branches": not game.branches}
    return {name: text for name, text in words.items() if not lacks.get(name)}


class GameFilter(Holder):
    """The filter of the saved games: search text, kind and order.

    Signals:
        changed: other games are wanted.
    """

    changed = Signal(object)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.search = Field(ctx, msg("games-search"), limit=60, hint=msg("games-search-hint"))
        kinds = self._kinds(Counter())
        self.kinds = Segmented(ctx, msg("games-kinds"), kinds)
        self.kind = DropDown(ctx, msg("games-kinds"), kinds)  # where there is little room
        orders = [(order, msg(f"games-sort-{order}")) for order in ORDERS]
        self.order = DropDown(ctx, msg("games-sort"), orders)
        self.kinds.changed.connect(self.kind.set_value)
        for control in (self.search, self.kind, self.order):
            control.changed.connect(self._change)

    @staticmethod
    def _kinds(numbers: Counter[str]) -> list[tuple[str, Msg]]:
        return [(kind, msg(f"games-kind-{kind}", n=numbers[kind])) for kind in KINDS]

    def show_numbers(self, numbers: Counter[str]) -> None:
        """Say how many games there are of each kind."""
        kinds = self._kinds(numbers)
        if kinds != self.kind.choices:
            self.kind.set_choices(kinds)
            for kind, words in kinds:
                self.kinds.buttons[kind].set_words(words)

    def clear(self) -> None:
        """Search nothing."""
        self.search.clear()
        self._change()

    def _change(self) -> None:
        self.kinds.set_value(self.kind.value, silent=True)
        self.changed.emit((self.kind.value, self.search.text(), self.order.value))

    def tree(self) -> Box:
        search, order = Fixed(Live(self.search), width=16), Live(self.order)
        broad = Row(search, Live(self.kinds), spring(), order, gap=0.4)
        return First(broad, Row(Live(self.search, grow=1), Live(self.kind), order, gap=0))


class GameDetail(Holder):
    """The chosen game, and what can be done with it; renaming and deleting ask here."""

    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.game: GameLine | None = None
        self.asking = False  # whether a question waits for its answer
        self.broad = True  # whether it is beside the list, with a picture
        self.buttons = {
            name: Button(ctx, words, kind=kind, key=key)
            for name, (words, kind, key) in BUTTONS.items()
        }
        for name, button in self.buttons.items():
            button.clicked.connect(weakly(self.wants, name))
        self.question = CardQuestion(ctx)
        self.question.cancelled.connect(self.ask)

    def wants(self, action: str) -> None:
        """Do something with the game, if that is possible."""
        if self.game is not None and action in offered(self.game) and not self.asking:
            self.wish("act", action)

    def show_game(self, game: GameLine | None) -> None:
        """Show another game, and ask nothing."""
        self.game, self.asking = game, False
        for name, words in (offered(game) if game is not None else {}).items():
            self.buttons[name].set_words(words)
        self.retranslate()

    def retranslate(self) -> None:
        if self.game is not None:
            self.setAccessibleName(bare(self.ctx.text(title_of(self.game))))
        super().retranslate()

    def tree(self) -> Box:
        if self.game is None:
            return Space()
        child = self._broad(self.game) if self.broad else self._narrow(self.game)
        return Ground(child, "panel2", "line", paint.BORDER, pad=0.5, radius=0.6)

    def _narrow(self, game: GameLine) -> Box:
        """Return title and facts in a line, and the buttons without their keys."""
        if self.asking:
            return Live(self.question)
        title = Words(self.ctx.text(title_of(game)), "name", short=20)
        text = " · ".join([*facts_of(self.ctx, game), *modules_of(self.ctx, game)])
        facts = all_room(Words(text, "small", "ink2", short=ENDLESS))
        line = Ground(Row(title, facts, gap=0.8), pad=(RING / self.look.em, 0), keep=0)
        buttons = (Pressed(self.buttons[name], brief=True) for name in offered(game))
        return Column(line, Wrapped(*buttons, gap=0), gap=0.1)

    def _broad(self, game: GameLine) -> Box:
        ctx, em = self.ctx, self.look.em
        tone = "warn" if game.trouble is not None else "ink2"
        seats = (
            Row(mark, Words(ctx.text(seat.name)), Words(str(seat.score), "bold"), gap=0.35)
            for mark, seat in zip(marks_of(game), game.seats, strict=True)
        )
        chips = (
            Ground(Words(name, "small"), "panel", "line", 1.0, pad=(0.5, 0.15))
            for name in modules_of(ctx, game)
        )
        above = Column(
            picture_of(ctx, game, (0.0, min(20.0, 0.4 * self.height() / em)), 10),
            Words(ctx.text(title_of(game)), "section", wrap=True),
            Words(" · ".join(facts_of(ctx, game)), "log", tone, wrap=True),
            Wrapped(*seats, gap=0.8),
            Wrapped(*chips, gap=0.35),
            gap=0.4,
        )
        inset = Ground(above, pad=(RING / em, RING / em))
        if self.asking:
            return Column(inset, spring(), Live(self.question), gap=0)
        shown = {name: Pressed(self.buttons[name]) for name in offered(game)}
        first, last = shown.pop("play", None), shown.pop("delete")
        others = Filled(*shown.values(), gap=0) if shown else None
        return Column(inset, spring(), first, others, last, gap=0)

    def ask(self, action: str = "") -> None:
        """Ask for another name or, before deleting, for a second, different button; or no more."""
        self.asking = bool(action)
        self.change()
        self.settle()  # only what stands in its place takes the focus
        title = title_of(self.game) if self.game is not None else ""
        if action == "rename":
            self.question.ask_name(bare(self.ctx.text(title)))
        elif action == "delete":
            self.question.ask(msg("games-delete-ask", name=title), msg("games-delete-help"))


class GamesPage(PageFrame):
    """All saved games, with what can be done with the chosen one."""

    GRANTS: Mapping[str, str] = {"play": "_play", "act": "_do"}

    body_scrolls = False
    KEYS = (
        PageKey("Esc", "_leave_question"),
        PageKey("Down", "_leave_search"),
        PageKey("/", "_search"),
        PageKey("Del", "chosen.wants", ("delete",)),
        PageKey("F2", "chosen.wants", ("rename",)),
    )

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("start-saved"))
        self.header.put(Button(ctx, msg("games-file"), kind="header", wish="open_file"))
        self.filter, self.list, self.chosen = GameFilter(ctx), GameList(ctx), GameDetail(ctx)
        self.some = self.unmatched = False  # whether there are games, and none that is wanted
        self.empty = _Empty(ctx)
        self.middle = Filling(ctx, self._list_tree)  # a part that can have the focus
        self._reading = QTimer(self)
        self._reading.timeout.connect(self._read)
        self._connect()
        self.footer.say("", "ink2", "small")
        self._rule = msg("games-kept", n=saves.KEPT_FINISHED)
        self.footer.put(self.button_back())
        self.zones = [self.header, self.filter, self.middle, self.chosen, self.footer]
        self.restyle()

    def _padded_body(self) -> Box:
        look = self.look
        child = self._shelf() if self.some else Live(self.empty, grow=1)
        return Ground(child, pad=(look.ems(24, 14, 10), look.ems(10, 6, 4)))

    def _shelf(self) -> Box:
        look, width = self.look, self.look.ems(404, 380, 360)
        gap = look.ems(16, 8, 6)
        listed = Column(Live(self.filter), all_room(Live(self.middle)), gap=gap)
        if self.chosen.broad:
            aside = Fixed(Live(self.chosen), width=width)
            return Row(all_room(listed), aside, gap=gap, middle=False)
        return Column(all_room(listed), Live(self.chosen), gap=gap)

    def _list_tree(self) -> Box:
        none = Words(self.look.t("games-no-match"), tone="ink2", align=CENTRE, wrap=True)
        return Column(none if self.unmatched else None, all_room(Live(self.list)), gap=0)

    def _connect(self) -> None:
        self.filter.changed.connect(self.list.put)
        self.filter.search.returnPressed.connect(self._to_list)
        self.list.moved.connect(self._choose)
        self.chosen.question.cancelled.connect(self._to_list)
        self.chosen.question.confirmed.connect(self._delete)
        self.chosen.question.named.connect(self._rename)

    def set_games(self, shelf: Shelf) -> None:
        """Show these games; the game at the same place of the list is the chosen one."""
        self.some, here = bool(shelf.names), self.isVisible()
        self._say_rule()
        self._show(None)
        if not here:
            self.list.go(0)
        self.list.show_games(shelf, afresh=not here)
        if here and self.some:
            self._reading.start()
            self._to_list()

    @property
    def row(self) -> int:
        """Return the place of the chosen game."""
        return self.list.currentIndex().row()

    def first_focus(self) -> QWidget | None:
        return self.list if self.list.isVisibleTo(self) else super().first_focus()

    def _to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.OtherFocusReason)

    def _read(self) -> None:
        """Read a few more games, until all are known."""
        if not self.list.read_some():
            self._reading.stop()
        self.filter.show_numbers(self.list.numbers())
        self._choose()

    def _choose(self) -> None:
        unmatched = not self.list.names and not self._reading.isActive()
        if unmatched != self.unmatched:
            self.unmatched = unmatched
            self.middle.change_now()
        game = self.list.game(self.row) if self.isVisible() else None
        if game is not self.chosen.game:
            self._show(game)

    def _show(self, game: GameLine | None) -> None:
        self.chosen.show_game(game)
        self.change_now()  # without a game it takes no room

    def _do(self, action: str) -> None:
        if action in ("rename", "delete"):
            self.chosen.ask(action)
        elif self.chosen.game is not None:
            self.wish("do", action, self.chosen.game.id)

    def _play(self) -> None:
        self.chosen.wants("play")

    def _delete(self) -> None:
        if self.chosen.game is not None:
            self.wish("do", "delete", self.chosen.game.id)

    def _rename(self, name: str) -> None:
        self.chosen.ask()
        self._to_list()
        game = self.chosen.game
        if name and game is not None and name != bare(self.ctx.text(title_of(game))):
            self.wish("rename", game.id, name)

    def arrange(self) -> None:
        """Without room beside the list the chosen game is below it."""
        m = self.ctx.metrics
        broad = self.width() >= m.px(BESIDE[0]) and self.height() >= m.px(BESIDE[1])
        self._say_rule()
        if broad != self.chosen.broad:
            self.chosen.broad = broad
            self.chosen.change()
            self.change()

    def _say_rule(self) -> None:
        """Say which games are kept, where there are some and there is room to say so."""
        room = self.height() >= LOW * self.ctx.metrics.body
        self.footer.say(self._rule if room and self.some else "")

    def restyle(self) -> None:
        super().restyle()
        self.list.setMinimumHeight(self.ctx.metrics.pick(52, 48, 46))
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._reading.start()

    def hideEvent(self, event: QHideEvent) -> None:
        self._reading.stop()
        super().hideEvent(event)

    def _leave_question(self) -> bool:
        """Leave the search or what is asked; return whether there was any of both."""
        if self.filter.search.hasFocus():
            self.filter.clear()
            self._to_list()
        elif self.chosen.asking:
            self.chosen.question.cancelled.emit()
        else:
            return False
        return True

    def _leave_search(self) -> bool:
        searching = self.filter.search.hasFocus()
        if searching:
            self._to_list()
        return searching

    def _search(self) -> None:
        if self.some:
            self.filter.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
            self.filter.search.selectAll()


class _Empty(Holder):
    """The text of an empty list."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.picture = AlhambraPicture(ctx, msg("start-picture"))

    def tree(self) -> Box:
        words = Words(self.ctx.t("games-none"), "prompt")
        more = Words(self.ctx.t("games-none-help"), tone="ink2", wrap=True)
        rows = (Row(spring(), words, spring()) for words in (words, more))
        return Column(Fixed(Live(self.picture), height=6, grow=1), *rows)
