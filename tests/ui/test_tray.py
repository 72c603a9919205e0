"""The tray: what modules keep beside the boards, folded and open, by pointer and by keys."""

import itertools

import pytest
from PySide6.QtGui import QColor

from alhambra_qt.controller.view.targets import AtCell, Press
from alhambra_qt.engine.contracts import Zone
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.sides.spots import Spot
from alhambra_qt.ui.sides.tray import BACK, ON, TRAY
from alhambra_qt.ui.table.zones import zones
from tests.controller.kit import config
from tests.controller.odd_module import (
    GATE,
    HUT,
    WALL,
    OddRest,
    OddThings,
    asked,
    everywhere,
)
from tests.ui.table_drive import Drive
from tests.ui.table_kit import rects_of

SETUP = config(6)
THINGS = [OddThings.of(GATE, HUT), OddThings.of(WALL, HUT), OddRest.of()]
SIZES = ((1024, 600), (1366, 768), (1920, 1080))
MANY = [Zone(f"odd-{k}", k % 6, cards=tuple(range(6 * k, 6 * k + 6))) for k in range(6)]


def driven(ctx: UiContext, kept: list[Zone], size: tuple[int, int] = (1366, 768)) -> Drive:
    """A table at which seat 0 is asked, with these zones."""
    return Drive(ctx, asked(SETUP, list(THINGS), kept).session, size)


def focused(drive: Drive) -> Spot:
    """Return the focused spot."""
    spot = drive.table.focus.spot()
    assert spot is not None
    return spot


def pieces(drive: Drive) -> list[str]:
    """The pieces of the tray that can be pointed at, by name."""
    return [spot.name for spot in drive.table.table.tray.spots if spot.role == "tile"]


def test_no_tray_without_zones(ctx: UiContext) -> None:
    """A game whose modules keep nothing beside the boards has no tray."""
    drive = driven(ctx, [])
    assert not drive.has(TRAY)
    assert not drive.table.table.tray.isVisible()
    drive.keys("Z")
    assert drive.table.table.rivals[0].isVisible()


def test_folded_it_is_a_bar(ctx: UiContext) -> None:
    """The bar says what is there, no sum of it, and leaves the others in sight."""
    drive = driven(ctx, everywhere())
    spot = drive.spot(TRAY)
    assert (spot.name, spot.value) == ("Supplies beside the boards", "")
    assert all(panel.isVisible() for panel in drive.table.table.rivals)
    assert not pieces(drive)


def test_open_it_takes_the_place_of_the_others(ctx: UiContext) -> None:
    """Opened by a click it lists every piece; closed everything is as before."""
    drive = driven(ctx, everywhere())
    drive.click(TRAY)
    assert not any(panel.isVisible() for panel in drive.table.table.rivals)
    assert pieces(drive)[:3] == ["gate card × 2", "wall card (north and east)", "hut (garden)"]
    assert "hidden card × 2" in pieces(drive)
    headings = [spot.name for spot in drive.table.table.tray.spots if spot.role == "text"]
    assert headings[:2] == ["Other pieces", "Other pieces: Anna"]
    drive.click(TRAY)
    assert all(panel.isVisible() for panel in drive.table.table.rivals)


def test_what_can_be_chosen_is_chosen_there(ctx: UiContext) -> None:
    """A click on a piece picks it; another click takes it back."""
    drive = driven(ctx, everywhere())
    drive.click(TRAY)
    target = next(s.target for s in drive.table.table.tray.spots if s.name.startswith("wall card"))
    drive.click(target)
    assert drive.spot(target).value == "chosen"
    drive.click(target)
    assert drive.spot(target).value == ""
    drive.click(target)
    drive.click(Press("confirm"))
    assert drive.desk.session.actions[-1] == OddThings.of(WALL, HUT)


def test_everything_by_keys(ctx: UiContext) -> None:
    """Z opens the tray and goes there; arrows, Space and Enter choose and confirm."""
    drive = driven(ctx, everywhere())
    drive.keys("F6")
    drive.keys("Z")
    assert pieces(drive)[0] == focused(drive).name
    drive.keys("Down")
    assert focused(drive).name == "wall card (north and east)"
    drive.keys("Space")
    assert focused(drive).value == "chosen"
    drive.keys("Z")
    assert drive.table.focus.target == TRAY


def test_escape_closes_it_before_it_answers(ctx: UiContext) -> None:
    """Open it takes the first Esc, so that no question is answered by closing what lies open."""
    drive = driven(ctx, everywhere())
    drive.click(TRAY)
    target = next(s.target for s in drive.table.table.tray.spots if s.name.startswith("wall card"))
    drive.click(target)
    drive.keys("Esc")
    assert not drive.table.table.tray.open
    drive.click(TRAY)
    assert drive.spot(target).value == "chosen"
    drive.keys("Esc")
    drive.keys("Esc")
    drive.click(TRAY)
    assert drive.spot(target).value == ""


@pytest.mark.parametrize("size", SIZES)
def test_a_long_list_is_turned(ctx: UiContext, size: tuple[int, int]) -> None:
    """The rest of a long list is reached by buttons, wheel and keys, and nothing is left out."""
    drive = driven(ctx, MANY, size)
    drive.click(TRAY)
    seen = set(pieces(drive))
    if drive.has(ON):
        assert not drive.has(BACK)
    for _ in range(12):
        if not drive.has(ON):
            break
        drive.click(ON)
        seen |= set(pieces(drive))
    assert len(seen) == 36
    tray = drive.table.table.tray
    inside = tray.area.adjusted(-1, -1, 1, 1)
    assert all(inside.contains(spot.rect) for spot in tray.spots)
    if drive.has(BACK):
        first = tray.first
        drive.keys("PageUp")
        assert tray.first < first
        drive.wheel(drive.table.table.tray.area, 120)
        drive.wheel(drive.table.table.tray.area, -120)
        assert tray.first <= first


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rivals", range(1, 6))
def test_the_bar_overlaps_nothing(size: tuple[int, int], rivals: int) -> None:
    """With the bar no two zones share a pixel, and the open tray keeps clear of the board."""
    metrics = Metrics.of_table(*size, 1.0)
    laid = zones(*size, metrics, rivals, bar=metrics.pick(40, 30, 26))
    named = rects_of(laid)
    assert "bar" in named
    for (one, first), (other, second) in itertools.combinations(named.items(), 2):
        assert not first.intersects(second), f"{one} and {other}: {first} {second}"
    assert laid.tray.contains(laid.bar)
    for name in ("board", "prompt", "you", "market"):
        assert not laid.tray.intersects(named[name]), name


def test_what_stands_on_tiles_is_read(ctx: UiContext) -> None:
    """A tile of the own Alhambra tells what stands on it."""
    drive = driven(ctx, everywhere())
    assert drive.spot(AtCell(0, 0)).value == "open on all sides, chest (garden)"


def test_every_card_has_its_own_face(ctx: UiContext) -> None:
    """No two cards look alike, and none is blank."""
    images = Images()
    faces = {card: images.card(card, 70).toImage() for card in CARD_ID if "scoring" not in card}
    for one, other in itertools.combinations(faces, 2):
        assert faces[one] != faces[other], f"{one} and {other} look alike"
    for card, face in faces.items():
        assert len({QColor(face.pixel(x, 49)).name() for x in range(6, 64, 3)}) > 1, card
