"""The choices of a step are lit on the table, all other things lie below a veil."""

from alhambra_qt.controller.view.targets import AtDisplay, AtReserve
from alhambra_qt.ui.kit.context import UiContext
from tests.controller.test_targets import bought
from tests.ui.geometry import picture
from tests.ui.table_drive import Drive
from tests.ui.table_play_kit import begun


def test_choices_are_lit(ctx: UiContext) -> None:
    """A card of the display is to be taken: all four are ringed, market and hand are veiled."""
    drive = Drive(ctx, bought("characters").session)
    scene = drive.table.table
    display = [scene.rect_of(AtDisplay(place)) for place in range(4)]
    assert set(map(repr, display)) <= set(map(repr, scene.lights.rings))
    assert scene.lights.isVisible()
    spots = [spot for spot in scene.spots() if spot.zone in ("market", "hand")]
    things = [spot.rect for spot in spots if spot.role in ("slot", "card") and not spot.behind]
    assert things
    assert all(rect in scene.lights.dim for rect in things)
    lit = picture(drive.table)
    scene.lights.hide()
    assert picture(drive.table) != lit


def test_what_is_chosen_has_no_ring_over_its_tick(ctx: UiContext) -> None:
    """The tile of the reserve that a redesign moves has a frame of its own and is not lit."""
    drive, tile = begun(ctx), AtReserve("chambers-5-nsw")
    lights = drive.table.table.lights
    drive.keys("D")
    assert drive.spot(tile).rect in lights.rings
    drive.click(tile)
    assert drive.spot(tile).chosen
    assert drive.spot(tile).rect not in lights.rings
    assert lights.dim


def test_nothing_is_lit_before_an_action_is_begun(ctx: UiContext) -> None:
    """In a turn in which everything can be chosen nothing is ringed or veiled."""
    drive = Drive(ctx, bought("characters").session)
    session = drive.desk.session
    while session.undo(0) is not None:
        pass
    drive.refresh()
    lights = drive.table.table.lights
    assert (lights.rings, lights.dim, lights.isVisible()) == ((), (), False)
