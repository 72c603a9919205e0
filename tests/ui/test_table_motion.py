"""Motions on the table: their ends, their completion or stop, and the announcements then."""

import random
from itertools import product

import pytest
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.targets import AtSlot, Press
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.table.moving import ABOVE, LATE
from alhambra_qt.ui.table.pieces import Piece
from tests.cases import some
from tests.controller.kit import chance, there
from tests.ui.geometry import unpainted
from tests.ui.table_drive import Drive
from tests.ui.table_play_kit import SETUP, begun, buy_and_take, laid_out

Standing = tuple[str, str, float, float, float, float]


def state(made: Drive) -> list[Standing]:
    """Where every piece stands and how."""
    pieces = [p for p in made.table.table.pieces if p.scene() is not None]
    return sorted(
        (p.kind, p.id, round(p.x(), 2), round(p.y(), 2), p.scale(), p.opacity()) for p in pieces
    )


def piece(made: Drive, name: str) -> Piece:
    """The item of a piece."""
    return next(piece for piece in made.table.table.pieces if piece.id == name)


def after_a_turn(speed: int, *, reduced: bool) -> list[Standing]:
    """Where every piece stands after a turn and those of the others."""
    ctx = UiContext(speed=speed, reduced_motion=reduced)
    made = begun(ctx)
    with unpainted(made.table):
        buy_and_take(made)
        made.click(made.desk.view().legal[0].target)
        made.settle()
        for _ in range(2):
            made.click(Press("confirm"))
            made.settle()
        made.others()
    assert not made.table.table.flying
    found = state(made)
    made.table.close()
    return found


@pytest.mark.usefixtures("ctx")
def test_animation_ends_where_reconcile_would() -> None:
    """After any animation every piece stands exactly as if it had been put there at once."""
    at_once = after_a_turn(0, reduced=False)
    for speed, reduced in some(list(product((1, 3, 5), (False, True))), 2):
        assert after_a_turn(speed, reduced=reduced) == at_once, (speed, reduced)


def test_a_key_completes_the_animation(ctx: UiContext) -> None:
    """Input never waits: a key brings everything to its end and is used at once."""
    ctx.settings.set("animation_speed", 1)
    made = begun(ctx)
    made.click(AtSlot(0))
    made.click(Press("confirm"))
    assert made.table.busy
    made.keys("5")
    assert not made.table.table.director.busy or made.desk.view().display.cards[0] is not None
    made.settle()
    assert made.desk.view().prompt.title.id == "prompt-take"


def test_a_key_leaves_nothing_on_the_way(ctx: UiContext, qtbot: QtBot) -> None:
    """A flight that a key ends is wiped off the screen, also where nothing else is repainted."""
    ctx.settings.set("animation_speed", 1)
    game = laid_out()
    game.players[0].reserve.clear()
    made = Drive.at(ctx, SETUP, game, painted=True)
    table, area = made.table, made.table.table.reserve.inner().toRect()
    buy_and_take(made)

    def seen() -> QImage:
        place = area.x(), area.y(), area.width(), area.height()
        return table.screen().grabWindow(table.winId(), *place).toImage()

    before = seen()
    made.keys("Right", "Return")
    qtbot.waitUntil(lambda: seen() != before)
    made.keys("Esc")
    made.settle()
    left = seen()
    table.viewport().repaint()
    assert left == seen()


def test_a_tile_is_put_down(ctx: UiContext) -> None:
    """A tile put on the board comes down at the end of its flight, not with reduced motion."""
    ctx.settings.set("animation_speed", 1)
    for reduced in (False, True):
        ctx.settings.set("reduced_motion", "on" if reduced else "off")
        made = begun(ctx)
        buy_and_take(made)
        made.click(made.desk.view().legal[0].target)
        coming = piece(made, there(made.desk.view().ghost).tile)
        track = next(one for one in made.table.table.director.tracks if one.item is coming)
        assert (track.drop > 0) != reduced
        track.at(track.delay + track.duration - track.drop)
        assert coming.y() == track.end.y - (0 if reduced else ABOVE)
        made.settle()


def test_idle_comes_once_and_later(ctx: UiContext) -> None:
    """`idle` follows each change, never from inside `play`."""
    made = begun(ctx)
    made.table.play((), made.desk.view())
    assert made.idles == 0
    made.settle()
    assert made.idles == 1


def test_a_table_far_behind_catches_up_at_once(ctx: UiContext) -> None:
    """Steps that come while something moves wait their turn; with too many nothing moves more."""
    ctx.settings.set("animation_speed", 1)
    made = begun(ctx)
    session, rng = made.desk.session, random.Random(1)
    chance(session, rng)
    drawn = made.table.view_shown
    for _ in range(LATE):
        chance(session, rng)
        assert made.table.table.director.busy
        assert made.table.view_shown == drawn
    chance(session, rng)
    assert not made.table.table.director.busy
    assert made.table.table.view == made.desk.view()
    assert made.idles == 0
    made.settle()
    assert made.idles == 1


def test_stop_is_silent(ctx: UiContext) -> None:
    """After `stop` nothing moves and no `idle` comes."""
    ctx.settings.set("animation_speed", 1)
    made = begun(ctx)
    made.click(AtSlot(0))
    made.click(Press("confirm"))
    made.table.stop()
    QTest.qWait(30)
    assert made.idles == 0
    assert not made.table.busy


def test_pieces_are_never_made_again(ctx: UiContext) -> None:
    """A tile is the same item in the market, beside the board and in the Alhambra."""
    made = begun(ctx)
    first = piece(made, "garden-8-nw")
    buy_and_take(made)
    made.click(made.desk.view().legal[0].target)
    made.settle()
    assert piece(made, "garden-8-nw") is first
    assert first.parentItem() is made.table.table.clip
