"""Playing at the table by pointer and by keys, with a desk behind it."""

from collections.abc import Callable
from itertools import combinations

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    Handle,
    OpenRule,
    Press,
    ToRead,
)
from alhambra_qt.controller.view.view_parts import CHOSEN
from alhambra_qt.engine.actions import Place
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.theme import THEMES
from alhambra_qt.ui.sides.popovers import NOTHING, OVERLAY
from alhambra_qt.ui.table.board import wanted_box
from tests import samples
from tests.cases import each
from tests.controller.kit import arranged, config, last_tiles, played
from tests.ui.geometry import picture
from tests.ui.table_drive import MIDDLE, RIGHT, Drive
from tests.ui.table_kit import SIZES, Size
from tests.ui.table_play_kit import SETUP, begun, buy_and_take
from tests.ui.table_samples import full_table, two_players


@pytest.fixture
def made(ctx: UiContext) -> Drive:
    """A driven table with a turn to play."""
    return begun(ctx)


def test_a_turn_by_pointer(made: Drive) -> None:
    """A whole turn is played with clicks alone: buy exactly, take money, place, end."""
    made.click(AtSlot(0))
    assert made.desk.view().prompt.title.id == "prompt-buy"
    made.click(Press("confirm"))
    made.settle()
    assert made.desk.view().prompt.title.id == "prompt-again"
    made.click(AtDisplay(0))
    made.click(AtDisplay(1))
    made.click(Press("confirm"))
    made.settle()
    cell = made.desk.view().legal[0].target
    made.click(cell)
    assert made.desk.view().ghost is not None
    made.click(Press("confirm"))
    made.settle()
    assert len(made.desk.view().palace.tiles) == 2
    made.click(Press("confirm"))
    made.settle()
    assert made.desk.session.to_move == 1
    made.others()
    assert made.desk.session.to_move == 0


def test_a_turn_by_keys(made: Drive) -> None:
    """The same turn is played with keys alone."""
    made.keys("1", "Enter")
    made.settle()
    assert made.desk.view().prompt.title.id == "prompt-again"
    made.keys("5", "6", "Enter")
    made.settle()
    assert made.desk.view().prompt.title.id == "prompt-place"
    assert made.table.focus.target == made.desk.view().legal[0].target
    made.keys("Down", "Enter")
    made.settle()
    assert len(made.desk.view().palace.tiles) == 2
    made.keys("Enter")
    made.settle()
    assert made.desk.session.to_move == 1


def test_arrows_after_the_mouse(made: Drive) -> None:
    """After a purchase by mouse the next arrow leads to the legal cells, as the prompt says."""
    made.keys("F6")
    made.click(AtSlot(0))
    made.click(Press("confirm"))
    made.click(AtDisplay(0))
    made.click(AtDisplay(1))
    made.click(Press("confirm"))
    made.settle()
    legal = {cell.target for cell in made.desk.view().legal}
    made.keys("Down")
    assert made.table.focus.target in legal


def test_the_last_tiles_by_keys(ctx: UiContext) -> None:
    """The keys begin at a space for a tile won at the end, and the key of a card leads nowhere."""
    setup = config(2, 1)
    made = Drive.at(ctx, setup, last_tiles(setup, "garden-8-nw - - -", "florin-3"))
    made.keys("8", "Enter", "T")  # a table lies open while the last tiles are given away
    made.desk.confirm()
    made.settle()
    made.keys("Esc")
    space = made.desk.view().legal[0].target
    assert made.table.focus.target == space
    made.keys("8")
    assert made.table.focus.target == space
    made.keys("Enter")
    assert isinstance(made.desk.session.actions[-1], Place)


def test_the_first_arrow(made: Drive) -> None:
    """While nothing is chosen the button that waits for it is not where the keys begin."""
    made.keys("Right")
    spot = made.table.focus.spot()
    assert spot is not None
    assert spot.role == "chip"
    assert spot.enabled


def test_no_focus_stays_where_nothing_can_stand(made: Drive) -> None:
    """A tile that goes to the reserve takes the focus away from its cell, to the button."""
    buy_and_take(made)
    made.keys("Right")
    assert made.table.focus.spot() in made.table.table.board.cells
    made.keys("R")
    made.settle()
    assert made.table.focus.target == Press("confirm")


def test_a_redesign_by_keys(made: Drive) -> None:
    """D leads to the reserve, so that a redesign goes on with the next key."""
    made.keys("D")
    assert made.table.focus.target == AtReserve("chambers-5-nsw")
    made.keys("Space")
    assert any(tile.state == CHOSEN for tile in made.desk.view().reserve.tiles)
    assert made.desk.view().legal


@pytest.mark.parametrize(
    ("hand", "leads"),
    [
        ("florin-9 dirham-9", AtSlot(1)),  # 8 can be paid too expensive, 9 exactly
        ("florin-9 dirham-5", AtSlot(0)),  # only the first can be paid
        ("denar-8", AtSlot(2)),
        ("florin-2 dirham-2", AtSlot(0)),  # none can
    ],
)
def test_a_purchase_by_keys(ctx: UiContext, hand: str, leads: AtSlot) -> None:
    """B leads to a tile that is paid exactly, else to one that can be paid."""
    market = "garden-8-nw tower-9-nw arcades-8-e seraglio-4-ne"
    made = Drive.at(ctx, SETUP, arranged(SETUP, hand=hand, market=market))
    made.keys("B")
    assert made.table.focus.target == leads


def test_keys_undo_and_redo(made: Drive) -> None:
    """Ctrl+Z takes back, Ctrl+Shift+Z plays again, and a blocked undo says why."""
    made.keys("1", "Enter")
    made.settle()
    made.keys("Ctrl+Z")
    made.settle()
    assert made.desk.view().prompt.title.id == "prompt-turn"
    made.keys("Ctrl+Shift+Z")
    made.settle()
    assert made.desk.view().prompt.title.id == "prompt-again"
    made.keys("Ctrl+Z")
    made.settle()
    made.keys("Ctrl+Z")
    assert made.table.table.callout.is_shown or made.desk.notice is not None


def test_drag_places_a_tile(made: Drive) -> None:
    """A bought tile dragged onto a legal cell lies there; dragged to the reserve it goes there."""
    made.click(AtSlot(0))
    made.click(Press("confirm"))
    made.settle()
    made.click(Press("no") if made.has(Press("no")) else Press("confirm"))
    made.settle()
    cell = made.desk.view().legal[0]
    made.drag(AtBought("garden-8-nw"), cell.target)
    built = made.desk.session.actions[-1]
    assert isinstance(built, Place)
    assert built.cell == cell_at(cell.x, cell.y)


def test_asking(made: Drive) -> None:
    """Right click and ? open a callout beside the thing; Esc and any click put it away."""
    made.click(AtSlot(1), RIGHT)
    assert made.table.table.callout.is_shown
    made.keys("Esc")
    assert not made.table.table.callout.is_shown or made.desk.view().callout is not None
    made.keys("5", "?")
    assert made.table.extra.answer is not None
    made.click(AtDisplay(1))
    assert made.table.extra.answer is None


def ask_in_vain(made: Drive) -> None:
    """Buy a tile, and ask why it may not lie far away."""
    for card in ("1", "5"):
        made.keys(card, "Enter")
        made.settle()
    made.table.asked.emit(AtCell(5, 5))


def test_a_refusal_is_drawn(made: Drive) -> None:
    """Asking about a cell where the tile does not fit draws the broken rule."""
    ask_in_vain(made)
    view = made.table.view_shown
    assert view is not None
    assert view.refusal is not None
    assert made.table.table.callout.is_shown


def test_a_click_puts_a_refusal_away(made: Drive) -> None:
    """A callout that lies over cells goes with a click, so that they can be chosen."""
    ask_in_vain(made)
    assert made.table.table.callout.is_shown
    made.click(ToRead("callout"))
    assert not made.table.table.callout.is_shown


def test_focus_survives(made: Drive) -> None:
    """The focus stays on its target through language, theme and size, and is always seen."""
    made.keys("F6", "F6", "5")
    target = made.table.focus.target
    made.ctx.set_language("fr")
    made.ctx.set_theme("dark")
    made.table.resize(1024, 600)
    made.refresh()
    assert made.table.focus.target == target
    assert made.table.table.ring.isVisible()
    assert target is not None
    assert made.table.table.ring.rect == made.spot(target).rect


def test_every_thing_is_reached_by_tab(made: Drive) -> None:
    """Tab goes through everything that can be chosen and comes back."""
    order = [spot.target for spot in made.table.focus.order()]
    seen = []
    for _ in order:
        made.keys("Tab")
        seen.append(made.table.focus.target)
    assert set(seen) == set(order)


def test_overlays(made: Drive) -> None:
    """T and O open over the table, Esc closes, and the focus comes back."""
    made.keys("5")
    for key, kind in (("T", "counts"), ("O", AtSeat(1))):
        made.keys(key)
        assert made.table.table.opened.shows(OVERLAY) == kind
        assert made.table.table.overlay.is_shown
        made.keys("Esc")
        assert made.table.table.opened.shows(OVERLAY) is None
    made.click(AtSeat(2))
    assert made.table.table.opened.shows(OVERLAY) == AtSeat(2)
    made.click(Handle("overlay:close"))
    assert not made.table.table.opened.shows(OVERLAY)


def test_no_scoring_is_foretold_after_the_end(ctx: UiContext) -> None:
    """When the game is over the counts stay in their place and tell what the last scoring gave."""
    made = Drive(ctx, played(SETUP))
    assert made.table.table.counts.is_shown
    made.keys("T")
    assert made.spot(ToRead("overlay")).name == "What scoring 3 gave"


@pytest.mark.parametrize("size", SIZES)
def test_key_cues_hide_no_tool(ctx: UiContext, size: Size) -> None:
    """The caps that F2 shows for the tools of the board cover neither a tool nor each other."""
    made = Drive.at(ctx, SETUP, arranged(SETUP), size=size)
    made.keys("F2")
    cues = made.table.table.cues
    caps = zip(cues.spots, cues.boxes(made.table.look), strict=True)
    boxes = [box for spot, box in caps if spot.role == "tool"]
    tools = [spot.rect for spot in cues.spots if spot.role == "tool"]
    assert len(boxes) > 4
    assert not any(box.intersects(tool) for box in boxes for tool in tools)
    assert not any(rect.intersects(other) for rect, other in combinations(boxes, 2))


def test_pan_and_zoom(made: Drive) -> None:
    """Middle drag and Shift+arrows move the board, + and the wheel enlarge it, 0 shows all."""
    board = made.table.table.board
    first = board.camera
    made.keys("+", "+")
    assert board.camera is not None
    assert first is not None
    assert board.camera.size > first.size
    start = made.table.mapFromScene(board.area.center())
    for turned, grows in ((120, True), (-120, False)):
        before = board.camera.size
        made.wheel(board.area, turned)
        assert (board.camera.size > before) == grows
    made.keys("Shift+Right")
    QTest.mousePress(made.table.viewport(), MIDDLE, Qt.KeyboardModifier.NoModifier, start)
    made.move_to(start + QPoint(30, 10), MIDDLE)
    QTest.mouseRelease(made.table.viewport(), MIDDLE, Qt.KeyboardModifier.NoModifier, start)
    assert board.camera.origin != first.origin
    made.keys("0")
    assert board.camera == first


@pytest.mark.parametrize("over", [False, True])
def test_room_for_what_is_told_only_while_playing(ctx: UiContext, over: bool) -> None:
    """A large Alhambra leaves room beside it for what a move would do, but not after the end."""
    rows = "|".join(f"garden-10 {x} {y}" for x in range(1, 5) for y in (-1, 0, 1))
    made = Drive.at(ctx, SETUP, arranged(SETUP, palace=rows))
    view = made.desk.view()
    if over:
        view = evolve(view, prompt=evolve(view.prompt, mood="over"))
    board = made.table.table.board
    camera = board.fitted(view, board.area, made.table.look)
    room = board.fit_area(view, board.area, made.table.look)
    middle = camera.area(wanted_box(view)).center().x()
    assert (abs(middle - room.center().x()) < 2) == over


def test_hover_never_moves_the_board(made: Drive) -> None:
    """Pointing at legal cells shows the tile there and leaves the camera alone."""
    buy_and_take(made)
    camera = made.table.table.board.camera
    for cell in made.desk.view().legal:
        made.move_to(made.point(cell.target))
        view = made.table.view_shown
        assert view is not None
        assert view.ghost is not None
        assert made.table.table.board.camera == camera


@pytest.mark.parametrize(
    ("scale", "said"),
    [(1.0, ["Hand: Anna, 5 cards · face down"]), (2.0, ["Hand: Anna", "5 cards"])],
)
def test_hidden_hand_shows_backs_only(ctx: UiContext, scale: float, said: list[str]) -> None:
    """A hand nobody may see has no cards as targets or pieces, and no sum."""
    ctx.set_scale(scale)
    made = begun(ctx)
    made.desk.viewing.viewer = None
    made.refresh()
    words = [word.text for word in made.table.table.hand.words()]
    assert words == said
    assert not made.table.table.hand.places
    assert not [s for s in made.table.table.spots() if isinstance(s.target, AtHand)]


SAMPLES: dict[str, Callable[[], TableView]] = {
    "place": samples.table_place,
    "wait": samples.table_wait,
    "full": full_table,
    "two": two_players,
}


def test_all_samples_show_in_all_themes(ctx: UiContext) -> None:
    """Every sample can be shown in every theme, at every scale, without an error."""
    made = begun(ctx)
    for name, theme, scale in each(name=list(SAMPLES), theme=list(THEMES), scale=(0.8, 1.0, 2.0))[
        1
    ]:
        ctx.set_theme(theme)
        ctx.set_scale(scale)
        made.table.show_view(SAMPLES[name]())
        assert not picture(made.table).isNull()


def test_speech_keys(made: Drive) -> None:
    """Alt+W, C, F, P and L tell about walls, counts, free cells, points and the last move."""
    for key in "WCFPL":
        made.keys(f"Alt+{key}")
        assert made.table.extra.lines
        assert made.table.table.callout.is_shown
    made.keys("Esc")
    assert not made.table.extra.lines


def test_rules_open_from_a_callout(made: Drive) -> None:
    """The rule named in an answer opens with a click and by keys; asked, it says its sentence."""
    opened: list[str] = []
    made.table.rule_wanted.connect(opened.append)
    made.keys("5", "?")
    link = next(s.target for s in made.table.table.spots() if isinstance(s.target, OpenRule))
    extra = made.table.extra
    made.click(link)
    assert opened == [link.name]
    assert made.table.extra == extra
    made.table.focus.to(link, shown=True)
    made.keys("Enter")
    assert opened == [link.name] * 2
    made.keys("?")
    assert made.table.extra.rule == link.name
    assert made.table.table.callout.is_shown
    made.click(link)
    assert opened == [link.name] * 3


def test_esc_closes_one_thing_at_a_time(made: Drive) -> None:
    """Esc puts an answer away first; only then it forgets the picks."""
    made.keys("1", "?", "Esc")
    assert made.table.extra == NOTHING
    assert made.desk.view().prompt.title.id == "prompt-buy"
    made.keys("Esc")
    assert made.desk.view().prompt.title.id == "prompt-turn"
