"""A right click or ? anywhere on the table is answered, beside what was asked about."""

from __future__ import annotations

import random
import re

import pytest
import shiboken6
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from alhambra_qt import modules
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_DECK,
    AtCell,
    AtSeat,
    AtSlot,
    Handle,
    NumberOf,
    OnCell,
    Press,
    Target,
    ToRead,
)
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pieces.small_pieces import corner_of
from tests.cases import count, night, some
from tests.controller.kit import chance, config, played
from tests.ui.geometry import unpainted
from tests.ui.table_drive import NONE, RIGHT, Drive

APART = 40  # pixels between the places that are asked about at night
NEAR = 70  # how far from the pointer a bubble may be moored


def later(mods: tuple[str, ...], seats: int = 3, actions: int = 250) -> Session:
    """A game that has gone on for a while; seat 0 is to choose an action."""
    session, rng = played(config(seats, 1, seed="a", modules=mods), actions), random.Random(5)
    while session.to_move != 0 or session.observation(0).game.frame.kind != "turn":
        chance(session, rng)
    return session


def asked(table: Drive, point: QPointF) -> Target | None:
    """Ask with the right button at a place of the scene; gives what was answered about."""
    widget = table.table
    if widget.extra.answer is not None:
        widget.put_away()
    QTest.mouseClick(widget.viewport(), RIGHT, NONE, widget.mapFromScene(point))
    QApplication.processEvents()
    answer = widget.extra.answer
    if answer is not None:
        assert answer.title.id != "ask-nothing-title", (point, answer)
        shown = widget.table.callout
        assert shown.is_shown, (point, answer.target)
        away = shown.anchor.adjusted(-NEAR, -NEAR, NEAR, NEAR)
        assert away.contains(point), (point, answer.target, shown.anchor)
    return answer.target if answer is not None else None


SIZES = ((1366, 768, 1.0), (1024, 600, 1.0), (1920, 1080, 1.0), (1366, 768, 2.0))


def places(table: Drive) -> list[QPointF]:
    """The middle of everything on the table, then a grid over the whole window."""
    scene, window = table.table.table, table.table.rect()
    things = [QRectF(spot.rect).center() for spot in scene.spots()]
    things += [note.rect.center() for panel in scene.panels() for note in panel.notes]
    step = count(96, APART)
    columns, rows = range(8, window.width(), step), range(8, window.height(), step)
    grid = [QPointF(x, y) for x in columns for y in rows]
    return [point for point in (*things, *grid) if scene.sceneRect().contains(point)]


def pressed(table: Drive, point: QPointF) -> Target | None:
    """Return the target of a right click, without an answer: that takes ten times as long."""
    table.questions.clear()
    table.answering = False
    QTest.mouseClick(table.table.viewport(), RIGHT, NONE, table.table.mapFromScene(point))
    table.answering = True
    return table.questions[0] if table.questions else None


def kind(table: Drive, target: Target) -> tuple[str, bool]:
    """Return the sort of a target, without its number, and whether it lies on the table."""
    return re.sub(r"[-\d]+", "", str(target)), table.has(target)


def silent_places(table: Drive, sorts: set[tuple[str, bool]], done: set[Target]) -> list[QPointF]:
    """Return the places where a panel does not answer; at night check a bubble everywhere.

    The daily run checks only another sort of thing, and another thing that is no empty cell.
    """
    panels = [panel for panel in table.table.table.panels() if panel.is_shown]
    silent = list[QPointF]()
    for place in places(table):
        target = pressed(table, place)
        if target is None:
            if any(panel.area.contains(place) for panel in panels):
                silent.append(place)
            continue
        sort = kind(table, target)
        cell = isinstance(target, AtCell) and not sort[1]
        if night() or sort not in sorts or (target not in done and not cell):
            assert asked(table, place) is not None, (place, target)
            table.table.put_away()
        sorts.add(sort)
        done.add(target)
    assert len(sorts) > 20
    return silent


@pytest.mark.parametrize("mods", some([modules.IDS, ()], 1), ids=len)
def test_no_place_without_an_answer(ctx: UiContext, mods: tuple[str, ...]) -> None:
    """Wherever a panel lies a right click opens a bubble there, also where nothing lies in it."""
    session, done = later(mods), set[Target]()
    plain = set[tuple[str, bool]]()  # without modules a sort of thing is looked at once in all
    for width, height, scale in some(SIZES, 2):
        table = Drive(UiContext("light", "en", scale, speed=0), session, (width, height))
        with unpainted(table.table):
            sorts = set[tuple[str, bool]]() if mods else plain
            assert silent_places(table, sorts, done) == [], (width, height, scale)
        shiboken6.delete(table.table)


def test_what_was_wrong_before(ctx: UiContext) -> None:
    """Tools, buttons, piles, headers and numbers answer for themselves, moored at themselves."""
    table = Drive(ctx, later(()))
    scene = table.table.table
    for target in (
        *(Press("hint"), Press("undo"), Press("redo"), Press("restart")),
        *(Handle("zoom:in"), Handle("zoom:out"), Handle("zoom:fit")),
        *(Press("ledger"), Press("log"), Press("menu"), AtSlot(0)),
        *(ToRead("count", "garden"), ToRead("score")),
    ):
        area = table.spot(target).rect
        at = QPointF(area.left() + 3, area.center().y())  # in a row, before the numbers
        assert asked(table, at) in (target, NumberOf("score", 0))
    notes = {note.about: note.rect for panel in scene.panels() for note in panel.notes}
    notes[AT_DECK] = table.spot(AT_DECK).rect
    for about in (AT_DECK, AT_BAG, NumberOf("florin"), NumberOf("garden", 1), NumberOf("hand", 2)):
        assert asked(table, notes[about].center()) == about
    log = [spot for spot in scene.log.spots if spot.target == Press("log")]
    assert asked(table, log[0].rect.center()) == Press("log")
    assert table.table.table.callout.anchor == log[0].rect


def test_a_token_is_hit_before_its_tile(ctx: UiContext) -> None:
    """A chest answers before the building below it; beside it the building does."""
    session = later(("treasure", "trader"), actions=420)
    table = Drive(ctx, session)
    scene = table.table.table
    view, camera = scene.view, scene.board.camera
    assert view is not None
    assert camera is not None
    free = view.palace.tokens[0]
    assert asked(table, camera.cell(free.x, free.y).center()) == OnCell(0, free.x, free.y, free.id)
    carried = 0
    for panel in scene.rivals:
        player = panel.player(view)
        if player is None or not panel.isVisible():
            continue
        for tile in player.palace.tiles:
            area = panel.cell_rect(tile.x, tile.y)
            seat = player.seat.seat
            assert asked(table, area.center()) == OnCell(seat, tile.x, tile.y)
            for token in tile.tokens:
                corner = corner_of(area, token).center()
                assert asked(table, corner) == OnCell(seat, tile.x, tile.y, token)
                carried += 1
    assert carried


def test_asking_by_key(ctx: UiContext) -> None:
    """? answers about whatever has the focus, beside it; Esc closes the bubble."""
    table = Drive(ctx, later(modules.IDS))
    widget = table.table
    for spot in widget.focus.order():
        widget.focus.to(spot.target, shown=True)
        table.keys("?")
        answer = widget.extra.answer
        if answer is None:
            assert widget.extra.rule
            continue
        assert answer.target == spot.target
        assert widget.table.callout.anchor == spot.rect
        table.keys("Esc")
        assert widget.extra.answer is None
        assert not widget.table.callout.is_shown


def test_while_another_plays(ctx: UiContext) -> None:
    """In another's turn buttons still say what they do, and things who is waited for."""
    session = later(())
    rng = random.Random(2)
    while session.to_move == 0:
        chance(session, rng)
    table = Drive(ctx, session)
    assert asked(table, table.spot(Press("hint")).rect.center()) == Press("hint")
    answer = table.table.extra.answer
    assert answer is not None
    assert answer.text.id == "does-hint"
    asked(table, table.spot(AtSlot(1)).rect.center())
    answer = table.table.extra.answer
    assert answer is not None
    assert answer.now is not None
    assert answer.now.id.startswith("prompt-wait")


def test_a_bubble_goes_where_the_thing_goes(ctx: UiContext) -> None:
    """When the window changes its size the answer is moored at its thing again."""
    table = Drive(ctx, later(()))
    asked(table, table.spot(AtSeat(1)).rect.bottomLeft() + QPointF(6, -6))
    table.table.resize(1280, 720)
    QApplication.processEvents()
    anchor = table.table.table.callout.anchor
    assert anchor == table.spot(AtSeat(1)).rect
