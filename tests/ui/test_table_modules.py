"""The table with all modules on: nothing is cut, nothing overlaps, the board keeps its room."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import cycle, groupby, product
from operator import itemgetter

import pytest
from PySide6.QtCore import QRect

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtDisplay, AtSlot
from alhambra_qt.engine import legal_actions
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.sides.spots import find
from tests.cases import night
from tests.controller.kit import config
from tests.ui.table_games import market, rich
from tests.ui.table_kit import (
    AREAS,
    SIZES,
    SMALL,
    Size,
    covered,
    fixed,
    outside,
    showing,
    spilled,
    written,
)
from tests.ui.test_shelf import SETUP

LEAST_BOARD = 170  # the board stays so high whatever is asked
ROOM = itemgetter(1, 2)  # of a case: its language and window
TICKS = dict(zip(SIZES, (13, 16, 18), strict=True))  # so far a tick reaches above its card


@cache
def questions() -> dict[str, TableView]:
    """The first of each kind of question in a game of six, and again with something picked."""
    session = Session.new(config(6, humans=6, seed="v1", modules=modules.IDS))
    desk = Desk(session)
    rng = random.Random(2)
    found: dict[str, TableView] = {}
    for _ in range(500):
        seat = session.to_move
        assert seat is not None
        desk.viewing.taken()
        kind = session.observation(seat).game.frame.kind
        if kind not in found:
            found[kind] = desk.view()
            chips = [chip.target for chip in desk.view().prompt.chips if chip.enabled]
            if chips:
                desk.pick(rng.choice(chips))
                found[f"{kind}, picked"] = desk.view()
                desk.cancel()
        session.play(rng.choice(legal_actions(session.ai_observation(seat).game)))
    assert len(found) >= 16
    return found


def cases(names: list[str]) -> Iterator[tuple[str, str, Size]]:
    """All questions in all languages and windows; daily each new one in three, others in two."""
    if night():
        yield from product(names, LANGS, SIZES)
        return
    plain, larger, one = [name for name in names if "," not in name], cycle(SIZES[1:]), cycle(LANGS)
    yield from product(plain, ("ro", "fr"), [SMALL])
    yield from ((name, next(one), SMALL) for name in names if name not in plain)
    yield from ((name, next(one), next(larger)) for name in names)


@pytest.mark.usefixtures("qapp")
def test_every_question_fits() -> None:
    """Any question of a module is written in full, with the tray folded and open."""
    wrong: list[str] = []
    names = list(questions())
    opens = {name: bool(number % 2) for number, name in enumerate(names)}
    rooms = groupby(sorted(cases(names), key=lambda case: (*case[1:], opens[case[0]])), ROOM)
    for (lang, size), group in rooms:
        asked = [name for name, *_ in group]
        with showing(questions()[asked[0]], size, lang) as table:
            for name in asked:
                table.show_view(questions()[name])
                if table.table.tray.open != opens[name]:
                    table.toggle_tray()
                assert table.table.tray.open == opens[name]
                spots = [spot for spot in fixed(table) if spot.role not in AREAS]
                found = [*spilled(table), *covered(spots), *outside(table, spots)]
                if table.table.board.area.height() < LEAST_BOARD:
                    found.append(f"the board is {table.table.board.area.height()} high")
                wrong += [f"{name} {lang} {size}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_every_action_is_in_sight(size: Size, lang: str) -> None:
    """With ten actions, one of them shut, none waits behind an arrow: their keys go first."""
    desk = Desk(Session.at(SETUP, rich(), {}))
    desk.viewing.taken()
    view = desk.view()
    assert len(view.prompt.chips) == 10
    with showing(view, size, lang) as table:
        assert not [spot.name for spot in table.table.spots() if spot.behind]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_names_beside_small_alhambras(size: Size) -> None:
    """Six seats leave low panels: nothing is written over an Alhambra, and nobody left out."""
    desk = Desk(Session.at(SETUP, rich(), {}))
    desk.viewing.taken()
    with showing(desk.view(), size, "fr") as table:
        words = written(table)
        for rival in table.table.rivals:
            if rival.is_shown:
                assert not [text.text for text in words if text.used.intersects(rival.field)]
                assert "humain" in [text.text for text in words if rival.area.contains(text.used)]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
def test_the_tick_of_a_card_leaves_the_board(size: Size) -> None:
    """A card that pays stands higher, and the tick above it still below the board."""
    desk = Desk(Session.at(SETUP, market("tower-8-nes"), {}))
    desk.viewing.taken()
    desk.pick(AtSlot(0))
    with showing(desk.view(), size) as table:
        paying = [spot.rect for spot in table.table.spots() if spot.zone == "hand" and spot.chosen]
        assert paying
        below = table.table.board.area.bottom()
        assert all(below + TICKS[size] <= rect.top() for rect in paying)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
def test_the_tick_of_a_card_on_display(size: Size) -> None:
    """The tick lies within the card: the heading and the ring of the focus do not meet it."""
    desk = Desk(Session.at(SETUP, market("tower-8-nes"), {}))
    desk.viewing.taken()
    with showing(desk.view(), size) as table:
        plain = table.grab().toImage()
        desk.pick(AtDisplay(0))
        table.show_view(desk.view())
        spot = find(table.table.spots(), AtDisplay(0))
        assert spot is not None
        ring = spot.rect.adjusted(-6, -6, 6, 6).toAlignedRect()
        marked = table.grab().toImage()
        above = QRect(ring.left(), ring.top() - 20, ring.width(), 20)
        assert marked.copy(above) == plain.copy(above)
        assert marked.copy(ring) != plain.copy(ring)
