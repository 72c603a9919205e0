"""The list view: whole turns by its keys alone, and nothing else on it than on the table."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from attrs import evolve, fields, has
from PySide6.QtCore import QPersistentModelIndex, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListView
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.gameconfig import GameConfig, default_config
from alhambra_qt.controller.view.table_view import ROOMS, TableView
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtHand,
    AtSeat,
    OnCell,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, ActionButton, LegalCell, Payment
from alhambra_qt.modules import IDS
from alhambra_qt.ui.lists.lines import line_of, list_line
from alhambra_qt.ui.lists.list_views import ListRows
from alhambra_qt.ui.lists.lists_page import ListsPage
from tests.cases import count, some
from tests.ui.test_window_secrets import everything_said
from tests.ui.window_kit import Player

K = Qt.Key
OWN_MOVES = count(2, 4)
PATIENCE = 200  # things chosen until then
STOPS = 6  # of F6
ZONES = {"market", "hand", "board", "prompt", "you", "rivals", "header"}
HURRY = 0.5  # how often the list is looked through no further than its beginning


def game_of(seed: str, modules: Sequence[str] = (), people: int = 1) -> GameConfig:
    """A game of three."""
    return evolve(default_config(("Anna", "Marco", "Ioana"), people, seed), modules=tuple(modules))


def read(view: QAbstractItemView) -> list[str]:
    """Return the texts of a list."""
    model = view.model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


class Lister:
    """Plays by the keys of the page, and knows only what its lists say."""

    def __init__(self, config: GameConfig) -> None:
        self.player, self.rng, self.moves = Player(), random.Random(config.seed), 0
        self.player.program.running.play(config)
        self.player.settle()
        if self.player.page == "handover":
            self.player.key(K.Key_Space)
        self.player.key(K.Key_F4)
        self.asked, self.known = "", set[str]()
        self.tried: list[str] = []

    @property
    def page(self) -> ListsPage:
        """The page."""
        page = self.player.game.lists.page
        assert page is not None
        return page

    def choose(self, text: str, key: Qt.Key = K.Key_Space) -> None:
        """Go to a line of the choices and choose it; all by keys."""
        for _ in range(STOPS):
            if QApplication.focusWidget() is not self.page.choices:
                self.player.key(K.Key_F6)
        self.player.key(K.Key_Home)
        for _ in read(self.page.choices):
            if self.page.choices.currentIndex().data() != text:
                self.player.key(K.Key_Down)
        assert self.page.choices.currentIndex().data() == text
        before = self.player.state()[0]
        self.tried.append(text)
        self.player.key(key)
        self.moves += self.player.state()[0] > before

    def step(self) -> None:
        """Confirm what is chosen, else choose something new."""
        if self.player.page != "lists":
            self.player.key(K.Key_Escape)  # a scoring
            return
        offered = read(self.page.choices)
        able = [one for one in offered if not one.startswith(("Hint", "Undo", "Restart"))]
        sure = next((one for one in able if one in ("Confirm", "Continue", "Next")), None)
        question = read(self.page.question)[0]
        if question != self.asked:
            self.asked, self.known = question, set()
        fresh = [one for one in able if one not in self.known] or able
        few = fresh[:3] if self.rng.random() < HURRY else fresh
        picked = sure or self.rng.choice(few)
        self.known.add(picked)
        self.choose(picked)


def open_now(view: Any) -> Iterator[Target]:
    """Yield the targets that a view offers or has chosen, found by a walk through all of it."""
    if isinstance(view, (tuple, list)):
        for one in view:
            yield from open_now(one)
    elif isinstance(view, ActionButton):
        if view.enabled or view.chosen:
            yield view.target
    elif isinstance(view, Payment | LegalCell):
        yield view.target
    elif has(type(view)) and not isinstance(view, Target):
        if getattr(view, "state", None) in (CAN, CHOSEN):
            yield view.target
        for field in fields(type(view)):
            yield from open_now(getattr(view, field.name))


def lying(view: TableView) -> Counter[Target]:
    """Count the targets on the table, but for the Alhambras."""
    things: list[Target] = [slot.target for slot in view.market]
    things += [tile.target for tile in (*view.bought, *view.reserve.tiles)]
    things += [card.target for card in view.display.cards if card is not None]
    things += [card.target for group in view.hand.groups for card in group.cards]
    return Counter(things)


def check(page: ListsPage, view: TableView) -> None:
    """The lists hold what the view holds, and offer what it lets be chosen."""
    assert page.view_shown is view
    lines = [line for line in page.table.lines.values() if line.target is not None]
    listed = Counter(line.target for line in lines)
    assert {target: listed[target] for target in lying(view)} == dict(lying(view))
    assert {line.target for line in lines if isinstance(line.target, AtSeat)} == {
        opponent.target for opponent in (view.you, *view.opponents)
    }
    cells = {tile.target for tile in view.palace.tiles} | {action.target for action in view.legal}
    own = {
        line.target
        for line in page.cells.lines.values()
        if isinstance(line.target, AtCell) and "empty" not in line.text
    }
    assert own == cells
    rooms = [
        group
        for shelf_view in view.shelf
        if shelf_view.shape == ROOMS
        for group in shelf_view.groups
    ]
    whole = {piece.piece.target for group in rooms for piece in group.pieces[1:]}  # chosen as one
    offered = {line.target for line in page.offers.lines.values()}
    assert offered - {Press("hint")} == set(open_now(view)) - {Press("hint")} - whole


def check_words(lister: Lister) -> set[str]:
    """Check that each thing has the same name and texts in the lists as at the table."""
    rows = lister.page.rows.values()
    lines = {line.target: line for row in rows for line in row.lines.values() if line.target}
    spots = [spot for spot in lister.player.game.table.table.spots() if spot.target in lines]
    for spot in spots:
        line = lines[spot.target]
        if spot.role == "cell":  # a token beside the tile, or the tile just put there
            assert line.text.startswith(spot.name)
            assert spot.value in line.text
        else:
            wanted = line_of(spot)
            got = line.text, line.state, line.works
            assert got == (wanted.text, wanted.state, wanted.works), spot
    return {spot.zone for spot in spots}


@pytest.mark.parametrize("modules", some([IDS, ()], 1), ids=len)
def test_turns_by_keys_of_the_page(qtbot: QtBot, modules: tuple[str, ...]) -> None:
    """Several moves are made with what the lists offer; they hold what the table holds."""
    lister, compared = Lister(game_of("lists", modules)), set[str]()
    for _ in range(PATIENCE):
        lister.step()
        if lister.player.page == "lists":
            check(lister.page, lister.player.view)
            compared |= check_words(lister)
        if lister.moves >= OWN_MOVES:
            break
    assert compared >= ZONES
    assert lister.moves >= OWN_MOVES, lister.tried[-40:]
    lister.player.close()


def test_a_tile_is_placed_in_the_grid(qtbot: QtBot) -> None:
    """With arrows a cell is found, Space puts the tile there, Enter confirms, Ctrl+Z undoes."""
    lister = Lister(game_of("lists"))
    player, page = lister.player, lister.page
    player.key("o")
    while not player.view.legal:
        lister.step()
    assert page.grid.accessibleName() == player.ctx.text(player.view.palace.title)
    goal = player.view.legal[0]
    while QApplication.focusWidget() is not page.grid:
        player.key(K.Key_F6)
    player.key(K.Key_Home)
    here = page.grid.currentIndex()
    while page.cells.place(here) != (goal.x, goal.y):
        x, y = page.cells.place(here) or (0, 0)
        player.key(K.Key_Right if x < goal.x else K.Key_Left if x > goal.x else K.Key_Down)
        here = page.grid.currentIndex()
        assert here.isValid()
        if y > goal.y:
            player.key(K.Key_Up)
    assert here.data(Qt.ItemDataRole.AccessibleTextRole) == player.ctx.text(goal.text)
    before = player.state()
    player.key(K.Key_Space)
    if player.state() == before:
        assert "chosen" in page.grid.currentIndex().data()
        player.key(K.Key_Return)
    assert player.state()[0] > before[0]
    assert player.page == "lists"
    player.ctrl(K.Key_Z)
    assert player.state() == before
    player.close()


def test_what_cannot_be_chosen_says_why(qtbot: QtBot) -> None:
    """Chosen all the same, it is explained below the question; "?" explains what can be, too."""
    lister = Lister(game_of("why"))
    player, page = lister.player, lister.page
    slot = next(market_slot for market_slot in player.view.market if market_slot.state == "cannot")
    page.things.setFocus()
    page.table.go_to(f"market/{slot.target}")
    few = len(read(page.question))
    player.key(K.Key_Space)
    assert len(read(page.question)) > few
    assert slot.why is not None
    told_why = player.ctx.text(slot.why).rstrip(".")
    assert any(told_why in one for one in read(page.question))
    player.close()


def test_what_is_only_read_is_explained(qtbot: QtBot) -> None:
    """Space on the points or on a line of the counts explains them, as "?" does at the table."""
    lister = Lister(game_of("read"))
    player, page = lister.player, lister.page
    few = len(read(page.question))
    for name in ("header/score:", "counts/count:tower"):
        page.things.setFocus()
        page.table.go_to(name)
        line = page.line
        assert line is not None
        assert line.name == name
        before = player.state()
        player.key(K.Key_Space)
        assert len(read(page.question)) > few
        assert player.state() == before
    player.close()


def test_whose_alhambra(qtbot: QtBot) -> None:
    """O lists the next player's Alhambra, as does choosing the player, and it is the right one."""
    lister = Lister(game_of("whose"))
    player, page = lister.player, lister.page
    rival = player.view.opponents[0]
    player.key("o")
    assert page.grid.accessibleName() == player.ctx.text(rival.palace.title)
    cells = {line.target for line in page.cells.lines.values() if "empty" not in line.text}
    assert cells == {OnCell(rival.seat.seat, tile.x, tile.y) for tile in rival.palace.tiles}
    page.things.setFocus()
    page.table.go_to(f"seat/{player.view.you.target}")
    player.key(K.Key_Space)
    assert page.grid.accessibleName() == player.ctx.text(player.view.palace.title)
    assert QApplication.focusWidget() is page.grid
    player.close()


def test_keys_of_the_table(qtbot: QtBot) -> None:
    """A key on a thing chooses it, L opens the log, Esc and F4 lead back, the menu leads here."""
    lister = Lister(game_of("keys"))
    player = lister.player
    player.key("5")
    assert player.view.display.cards[0].state == CHOSEN  # type: ignore[union-attr]
    assert "chosen" in str(lister.page.choices.currentIndex().data())
    player.key("l")
    assert player.page == "log"
    player.key(K.Key_Escape)
    assert player.page == "lists"
    player.key(K.Key_Escape)
    assert player.page == "table"
    assert not any(rows.lines for rows in lister.page.rows.values())
    player.key(K.Key_F4)
    assert player.page == "lists"
    player.key(K.Key_F4)
    assert player.page == "table"
    player.key(K.Key_F10)
    player.click_widget(player.program.running.menu().entries["lists"])
    assert player.page == "lists"
    player.close()


@pytest.fixture
def listened() -> Iterator[None]:
    """Somebody listens."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_lists_hand_over_no_secret(qtbot: QtBot, listened: None) -> None:
    """Between two people the lists hold no hand, and nothing of them is found; then they go on."""
    lister = Lister(game_of("secret-lists", people=2))
    player, seen = lister.player, 0
    for _ in range(PATIENCE):
        if player.page != "handover":
            lister.step()
            continue
        seen += 1
        assert player.game.lists.wanted
        lines = [line for some in lister.page.rows.values() for line in some.lines.values()]
        assert not [line for line in lines if isinstance(line.target, AtHand)]
        text = "\n".join([everything_said(player), *(line.text for line in lines)])
        assert "hidden from the others" not in text
        player.key(K.Key_Space)
        assert player.page == "lists"
        cards = [
            line for line in lister.page.table.lines.values() if isinstance(line.target, AtHand)
        ]
        assert len(cards) == player.view.hand.count > 0
        assert all(card.text in everything_said(player) for card in cards)
        if seen == 2:
            break
    assert seen == 2
    player.close()


def test_a_row_stays_the_same_thing(qtbot: QtBot) -> None:
    """The focused row stays the same thing when others come or go, and nothing is reset."""
    view = QListView()
    qtbot.addWidget(view)
    rows = ListRows(view)
    rows.follow([list_line(one, one) for one in "abcd"])
    rows.go_to("c")
    kept = QPersistentModelIndex(rows.index("c"))
    reset = QSignalSpy(rows.model.modelReset)
    rows.follow(
        [list_line("x", "x"), list_line("a", "a"), list_line("c", "new"), list_line("e", "e")]
    )
    assert read(view) == ["x", "a", "new", "e"]
    assert (kept.row(), kept.data(), view.currentIndex().data()) == (2, "new", "new")
    rows.follow([list_line("e", "e"), list_line("c", "new")])
    assert view.currentIndex().data() == "new"
    rows.begins = True
    rows.follow([list_line("d", "d"), list_line("e", "e")])
    assert view.currentIndex().data() == "d"
    rows.begins = False
    rows.follow([list_line("e", "e")])
    assert (view.currentIndex().data(), reset.count(), kept.isValid()) == ("e", 0, False)
