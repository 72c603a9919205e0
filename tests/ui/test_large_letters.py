"""Large letters: what the table shows at 150 and 200 % is as large as is said, and all in reach."""

from __future__ import annotations

import itertools
from functools import cache

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import (
    TILES,
    WATCHED,
    HintLine,
    HintView,
    Recap,
    TableView,
)
from alhambra_qt.controller.view.targets import (
    AtSlot,
    DockName,
    OnShelf,
    Press,
    PullOut,
    SkipUntil,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, PLAIN, ActionButton, Fact, LogLine
from alhambra_qt.engine import Game
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.ui.kit.box import Box, Layout, lay
from alhambra_qt.ui.kit.boxed import texts
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.paint import button_width
from alhambra_qt.ui.kit.signs import row_icon
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.sides.dock import CARDS, RESERVE, SHELF, TRAY, buttons, wanted_first
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.sides.popovers import OVERLAY, PULLED
from alhambra_qt.ui.sides.prompt import WHY
from alhambra_qt.ui.sides.recap import MORE
from alhambra_qt.ui.sides.spots import find
from alhambra_qt.ui.table import board_marks
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import night
from tests.controller.kit import cards, there
from tests.ui import table_games
from tests.ui.table_drive import Drive
from tests.ui.table_games import TOWER
from tests.ui.table_kit import showing, spilled
from tests.ui.table_samples import everything
from tests.ui.test_shelf import SETUP, desk_at, drive, full, names
from tests.ui.test_table_text import written

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]
EVERY = [(1024, 600, 1.5), (1024, 600, 2.0), (1366, 768, 1.5), (1366, 768, 2.0), (1920, 1080, 2.0)]
SCARCE = EVERY if night() else EVERY[1::2]
AREAS = ("panel", "text", "cell", "link")
LEAST = 44  # pixels at 200 %
NEWS = msg("play-action", name="Elif takes the garden of the first stack")


@cache
def modules_view() -> TableView:
    """A tile is to be placed in a game with all modules."""
    return desk_at(table_games.placing()).view()


def shown(qtbot: QtBot, view: TableView, size: tuple[int, int], scale: float) -> TableWidget:
    """The table of a view in a window, at a scale."""
    assert load_fonts() == []
    ctx = UiContext("light", "en", scale)
    ctx.set_window(*size)
    table = TableWidget(ctx)
    qtbot.addWidget(table)
    table.resize(*size)
    table.show_view(view)
    return table


@pytest.mark.parametrize("size", SIZES)
def test_letters_are_twice_as_large(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Each role of letters at the table is twice as large at 200 % as at 100 %."""
    view = everything()["place"]
    usual, large = (shown(qtbot, view, size, scale).look for scale in (1.0, 2.0))
    for role in ("title", "prompt", "body", "number", "score", "small", "button"):
        one, other = usual.font(role).pixelSize(), large.font(role).pixelSize()
        assert other == pytest.approx(2 * one, abs=1), role
    assert large.m.smallest == 2 * usual.m.smallest


@pytest.mark.parametrize(("wide", "high", "scale"), SCARCE)
def test_targets_are_large_and_apart(qtbot: QtBot, wide: int, high: int, scale: float) -> None:
    """Everything to click is large enough, inside the window, and on nothing else."""
    table, wrong = shown(qtbot, everything()["place"], (wide, high), scale), []
    for name in ("place", "buy", "wait", "refused", "full", "end"):
        table.show_view(everything()[name])
        every = [place for place in table.table.spots() if place.focusable and not place.behind]
        spots = [place for place in every if place.role not in AREAS]
        assert spots
        window = table.sceneRect().adjusted(-1, -1, 1, 1)
        for spot in spots:
            least = min(spot.rect.width(), spot.rect.height())
            if spot.role == "card":  # in a fan only a strip of a card is free
                least = spot.rect.height()
            if least < LEAST * scale / 2 - 1 or not window.contains(spot.rect):
                wrong.append(f"{name}: {spot}")
        for place, other in itertools.combinations(spots, 2):
            common = place.rect.intersected(other.rect)
            if min(common.width(), common.height()) >= 3:
                wrong.append(f"{name}: {place} {other}")
    assert not wrong


@pytest.mark.parametrize(("wide", "high", "scale"), SCARCE)
def test_nothing_vanishes(qtbot: QtBot, wide: int, high: int, scale: float) -> None:
    """Everything not on the table is one button away: reserve, counts, cards, modules, pieces."""
    table = shown(qtbot, modules_view(), (wide, high), scale)
    scene = table.table
    panels: dict[DockName, Panel] = {
        RESERVE: scene.reserve,
        CARDS: scene.you,
        SHELF: scene.shelf,
        TRAY: scene.tray,
    }
    for name, panel in panels.items():
        assert not panel.is_shown
        table.activate(PullOut(name))
        assert panel.is_shown, name
        assert panel.spots, name
        assert not scene.market.isVisible()
        table.activate(PullOut(name))
        assert scene.market.isVisible()
    table.activate(Press("counts"))
    assert scene.opened.shows(OVERLAY) == "counts"
    table.activate(Press("counts"))
    for seat in scene.view.opponents if scene.view is not None else ():
        assert find(scene.spots(), seat.target) is not None, "everybody's Alhambra can be opened"


def test_why_tells_the_whole(qtbot: QtBot) -> None:
    """The prompt tells the beginning of what a move would do, its button the rest."""
    table = shown(qtbot, everything()["place"], (1366, 768), 2.0)
    assert not table.table.callout.is_shown
    table.activate(WHY)
    assert table.table.callout.is_shown
    table.activate(WHY)
    assert not table.table.callout.is_shown


def _acts() -> list[tuple[Game, Target]]:
    """Things whose choice makes up an action: a tile, a hut, the chests of a room, a bazaar."""
    tile, stalls = table_games.market("tower-8-nes"), table_games.stalls()
    hut, rooms = table_games.free(), table_games.rich()
    enemies = Invaders.of(tile)
    known = {*enemies.open, *enemies.scouts} - {TOWER}
    enemies.open, enemies.scouts = [TOWER], sorted(known)[1:]
    rail = desk_at(stalls).view().stalls
    assert rail is not None
    return [
        (tile, AtSlot(0)),
        (hut, _first_of(hut, "huts")),
        (rooms, _first_of(rooms, "rooms")),
        (stalls, rail.items[0].piece.target),
    ]


def _first_of(game: Game, name: str) -> Target:
    shelf = next(view for view in desk_at(game).view().shelf if view.name == name)
    return shelf.groups[0].pieces[0].piece.target


@pytest.mark.parametrize(("wide", "high", "scale"), SCARCE)
def test_every_act_tells_what_follows(ctx: UiContext, wide: int, high: int, scale: float) -> None:
    """The prompt names what is final or used up by any choice, and "?" everything else."""
    ctx.set_scale(scale)
    table: Drive | None = None
    for game, target in _acts():
        session = Session.at(SETUP, game, {})
        table = Drive(ctx, session, (wide, high)) if table is None else table.lay(session)
        table.table.picked.emit(target)
        scene, callout = table.table.table, table.desk.view().callout
        assert callout is not None, target
        assert find(scene.spots(), WHY) is not None, target
        if callout.first is not None:
            lines = {word for text in written(table.table) for word in text.text.split()}
            assert lines >= set(table.table.look.text(callout.first.text).split()), target
        table.keys("?")
        assert scene.callout.is_shown, target
        assert table.table.sceneRect().contains(scene.callout.area), target
        assert not scene.callout.area.intersects(scene.prompt.area), target


@pytest.mark.parametrize(("wide", "high", "scale"), SCARCE)
def test_every_action_is_in_reach(qtbot: QtBot, wide: int, high: int, scale: float) -> None:
    """Chips stand in the question or behind an arrow, also where what is final has to be said."""
    for game in (table_games.rich(), table_games.between()):
        view = desk_at(game).view()
        table = shown(qtbot, view, (wide, high), scale)
        assert {chip.target for chip in view.prompt.chips} <= {
            spot.target for spot in table.table.prompt.spots
        }


def test_keys_on_buttons(qtbot: QtBot) -> None:
    """In large letters a button shows its key unless the question then has no room; F2 does."""
    small = (1024, 600)
    for game, key in ((table_games.rich(), "Enter"), (table_games.placing(), "")):
        table = shown(qtbot, desk_at(game).view(), small, 2.0)
        confirm = find(table.table.spots(), Press("confirm"))
        assert confirm is not None
        width = button_width(table.look.m, "Confirm", key)
        assert round(confirm.rect.width()) == round(width), key


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("lang", LANGS)
def test_words_of_the_dock_keep_to_their_buttons(lang: str) -> None:
    """In the smallest window the longest word becomes smaller, rather than leave its button."""
    with showing(desk_at(table_games.rich()).view(), (1024, 600), lang, 2.0) as table:
        buttons = [spot.rect for spot in table.table.dock.spots]
        words = [text.used for text in written(table)]
        held = [(rect, used) for rect in buttons for used in words if rect.intersects(used)]
        assert held
        assert all(rect.contains(used) for rect, used in held)


def test_a_question_puts_the_dock_back(qtbot: QtBot) -> None:
    """A part pulled out of the dock does not cover the pieces of the next question."""
    table = shown(qtbot, everything()["place"], (1366, 768), 2.0)
    table.activate(PullOut(RESERVE))
    assert table.table.opened.shows(PULLED) == RESERVE
    table.show_view(everything()["buy"])
    assert not table.table.opened.shows(PULLED)


@pytest.mark.parametrize(("wide", "high", "scale"), SCARCE)
def test_tools_keep_their_places(qtbot: QtBot, wide: int, high: int, scale: float) -> None:
    """A longer question makes the board lower; bulb, undo and zoom stay where they are."""
    table = shown(qtbot, everything()["place"], (wide, high), scale)
    board = table.table.board
    before, rect = board._tool_places(), QRectF(board.area)
    board.area = rect.adjusted(0, table.look.px(20), 0, 0)
    assert board._tool_places() == before
    assert all(rect.contains(area) for area in before.values())


@pytest.mark.parametrize(("wide", "high", "scale"), SCARCE)
def test_the_hand_is_named_and_summed(qtbot: QtBot, wide: int, high: int, scale: float) -> None:
    """A hand of a few cards has its title and its total beside it, in the smallest window too."""
    view = everything()["place"]
    few = evolve(view.hand, groups=view.hand.groups[:2], count=2)
    table = shown(qtbot, evolve(view, hand=few), (wide, high), scale)
    table.grab()
    table.look.trace = []
    table.table.hand.repaint()
    table.grab()
    found = {text.text for text in written(table)}
    assert str(sum(group.sum for group in few.groups)) in found


def test_huts_show_their_faces(ctx: UiContext, monkeypatch: pytest.MonkeyPatch) -> None:
    """An open tile on the shelf is not drawn as the back of a card."""
    drawn, cards = Look.card, list[str]()

    def card(look: Look, name: str, width: float) -> QPixmap:
        cards.append(name)
        return drawn(look, name, width)

    monkeypatch.setattr(Look, "card", card)
    ctx.set_scale(2.0)
    table = drive(ctx, full(), (1366, 768))
    table.table.activate(PullOut(SHELF))
    assert "huts" in names(table)
    written(table.table)
    assert cards
    assert not [card for card in cards if "hut" in card]


def test_bazaars_lie_on_the_shelf(ctx: UiContext) -> None:
    """Where the market has no rail they are not behind one more button."""
    ctx.set_scale(2.0)
    table = drive(ctx, table_games.stalls(), (1366, 768))
    rail, scene = table.desk.view().stalls, table.table.table
    assert rail is not None
    table.table.activate(PullOut(SHELF))
    assert "stalls" in names(table)
    assert {str(stall.price) for stall in rail.items} <= {
        text.text for text in written(table.table)
    }
    assert all(find(scene.shelf.spots, stall.piece.target) is not None for stall in rail.items)
    table.table.activate(OnShelf("stalls"))
    assert table.table.focus.target == rail.items[0].piece.target


def test_five_sums_lie_beside_each_other(ctx: UiContext, monkeypatch: pytest.MonkeyPatch) -> None:
    """With diamonds the hand has five sums: their plates leave out the coins to find room."""
    game = table_games.rich()
    game.players[0].hand = sorted(cards("florin-8 ducat-8 dirham-8 denar-8 denar-7 diamond-6"))
    ctx.set_scale(2.0)
    table = drive(ctx, game, (1366, 768))
    plates: list[QRectF] = []

    def laid(box: Box, look: Look, rect: QRectF) -> Layout:
        plates.append(rect)
        return lay(box, look, rect)

    monkeypatch.setattr("alhambra_qt.ui.table.money.lay", laid)
    nowhere = QPixmap(1, 1)
    with QPainter(nowhere) as painter:
        table.table.table.sums.draw(painter, table.table.look)
    assert len(plates) == 5
    assert not any(rect.intersects(other) for rect, other in itertools.combinations(plates, 2))


def test_rooms_come_out_when_one_is_to_be_chosen(ctx: UiContext) -> None:
    """Chests are bought from a room: the modules are pulled out, with the three rooms in sight."""
    ctx.set_scale(2.0)
    table = drive(ctx, full(), (1366, 768))
    table.keys("C")
    assert table.table.table.opened.shows(PULLED) == SHELF
    wanted = {button.name for button in buttons(table.desk.view(), set()) if button.wanted}
    assert wanted == {SHELF}
    assert "rooms" in names(table)


@pytest.mark.parametrize(("wide", "high", "scale"), SCARCE)
def test_no_question_moves_the_alhambra(qtbot: QtBot, wide: int, high: int, scale: float) -> None:
    """No question or event moves the board, and the question has room."""
    places = set()
    table = shown(qtbot, everything()["place"], (wide, high), scale)
    scene = table.table
    for name, view in everything().items():
        happened = tuple(Recap(opponent.seat, (LogLine(NEWS),) * 9) for opponent in view.opponents)
        for recap in ((), happened):
            table.show_view(evolve(view, recap=recap))
            places.add((scene.board.area.getRect(), scene.prompt.area.getRect()))
            buttons = [place for place in scene.prompt.spots if place.role in ("button", "chip")]
            for spot in buttons:
                assert scene.prompt.area.contains(spot.rect), (name, spot)
    assert len(places) == 1


def test_the_dock_opens_what_the_others_did(qtbot: QtBot) -> None:
    """Where letters are large a button of the dock tells that there is news, and opens the list."""
    view = everything()["place"]
    happened = tuple(Recap(opponent.seat, (LogLine(NEWS),)) for opponent in view.opponents)
    table = shown(qtbot, evolve(view, recap=happened), (1366, 768), 2.0)
    recap, button = table.table.recap, find(table.table.spots(), MORE)
    assert not recap.is_shown
    assert button is not None
    assert button.value == str(len(happened))
    table.activate(MORE)
    assert table.table.board.area.contains(recap.area)
    table.activate(MORE)
    assert not recap.is_shown


def test_passing_pulls_no_cards_out(qtbot: QtBot) -> None:
    """An offer to end passing pulls no cards out: the question stays in sight."""
    view = modules_view()
    extras = view.you.extras
    assert extras is not None
    first, *rest = (evolve(special_card, state=PLAIN) for special_card in extras.cards)
    market = tuple(evolve(slot, state=PLAIN) for slot in view.market)
    for target in (SkipUntil("off"), first.target):
        card = evolve(first, state=CAN, target=target)
        you = evolve(view.you, extras=evolve(extras, cards=(card, *rest)))
        asked = evolve(view.prompt, buttons=())
        shown_view = evolve(view, you=you, market=market, shelf=(), legal=(), prompt=asked)
        pulled = wanted_first(shown_view, frozenset())
        assert (pulled == CARDS) == (target == first.target)


def test_what_is_watched_is_not_pulled_out(qtbot: QtBot) -> None:
    """An offer to look at the next attack pulls nothing out; one to take a hut does."""
    view = modules_view()
    market = tuple(evolve(slot, state=PLAIN) for slot in view.market)
    asked = evolve(view.prompt, buttons=())
    for shape, pulled in ((WATCHED, None), (TILES, SHELF)):
        shelf_view = next(shelf for shelf in view.shelf if shelf.shape == shape)
        first = shelf_view.groups[0]
        piece = evolve(first.pieces[0], piece=evolve(first.pieces[0].piece, state=CAN))
        shelf = evolve(shelf_view, groups=(evolve(first, pieces=(piece,)),))
        some = evolve(view, market=market, legal=(), prompt=asked, shelf=(shelf,), stalls=None)
        assert wanted_first(some, frozenset()) == pulled


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_until_when_to_pass_is_a_choice(qtbot: QtBot, scale: float) -> None:
    """The answers stand above the board though the question can be taken back."""
    view = everything()["place"]
    chips = tuple(ActionButton(SkipUntil(one), msg("between-open")) for one in ("turn", "off"))
    asked = evolve(view.prompt, chips=chips, buttons=(ActionButton(Press("cancel"), NEWS),))
    table = shown(qtbot, evolve(view, prompt=asked, callout=None), (1024, 600), scale)
    seen = find(table.table.spots(), SkipUntil("turn"))
    assert seen is not None
    assert not seen.behind


@pytest.mark.parametrize(("wide", "high", "scale"), [(1366, 768, 1.5), (1920, 1080, 2.0)])
def test_names_stand_where_there_is_room(qtbot: QtBot, wide: int, high: int, scale: float) -> None:
    """Everybody's name is beside the score unless the header is too narrow for all of them."""
    table = shown(qtbot, everything()["place"], (wide, high), scale)
    written = {word for part in table.table.header.entries() for word in texts(part.words)}
    assert {"Anna", "Marco", "Ioana", "Claire"} <= written


@pytest.mark.parametrize(("side", "told"), [(150, ["camp", "wall"]), (40, ["camp"])])
def test_a_small_cell_tells_what_changes(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, side: int, told: list[str]
) -> None:
    """Where two lines have no room in a cell, the one that says "no change" is left out."""
    look = shown(qtbot, everything()["place"], (1366, 768), 2.0).look
    cell = evolve(everything()["place"].legal[0], wall=0, points=3, row="camp")
    seen: list[str] = []

    def change(_painter: QPainter, _area: QRectF, icon: str, *_more: object) -> None:
        seen.append(icon)

    monkeypatch.setattr(board_marks, "_change", change)
    pixmap = QPixmap(side, side)
    painter = QPainter(pixmap)
    board_marks.draw_legal(painter, QRectF(0, 0, side, side), cell, look)
    painter.end()
    assert sorted(seen) == sorted({"camp": row_icon("camp"), "wall": "wall"}[one] for one in told)


@pytest.mark.parametrize("side", [52, 112])
def test_the_tick_of_a_chosen_cell_is_whole(qtbot: QtBot, side: int) -> None:
    """The mark of a chosen cell stays within it: its edge looks as before."""
    look = shown(qtbot, everything()["place"], (1366, 768), 1.0).look
    seen = []
    for chosen in (False, True):
        cell = evolve(everything()["place"].legal[0], wall=None, chosen=chosen)
        image = QImage(side, side, QImage.Format.Format_RGB32)
        image.fill(0)
        painter = QPainter(image)
        board_marks.draw_legal(painter, QRectF(0, 0, side, side), cell, look)
        painter.end()
        seen.append([image.copy(side - 1, 0, 1, side), image.copy(0, 0, side, 1), image])
    assert seen[0][:2] == seen[1][:2]
    assert seen[0] != seen[1]


def test_a_long_effect_is_not_cut(qtbot: QtBot) -> None:
    """A final effect too long for two lines is replaced by the word that it is final."""
    view = everything()["place"]
    fact = Fact("bag", msg("play-action", name="so much is refilled from the bag"), final=True)
    callout = evolve(there(view.callout), facts=(fact,), first=fact)
    words = ("play-button-reserve", "play-button-place")
    aside, place = (ActionButton(Press("reserve"), msg(word), final=True) for word in words)
    asked = evolve(view.prompt, lines=(), buttons=(aside, place))
    table = shown(qtbot, evolve(view, prompt=asked, callout=callout), (1024, 600), 2.0)
    assert not spilled(table)


@pytest.mark.parametrize(("wide", "high", "scale"), SCARCE)
def test_a_long_hint_keeps_its_buttons_in_sight(
    qtbot: QtBot, wide: int, high: int, scale: float
) -> None:
    """The subject of a hint comes first; its last reasons are left out in a small window."""
    words = msg("play-action", name="Elif takes the garden of the first stack and four cards")
    do, shut = (ActionButton(Press(word), NEWS) for word in ("hint-do", "hint-close"))
    hint = HintView(3, NEWS, (HintLine(words),) * 7, buttons=(shut, do))
    view = evolve(everything()["place"], hint=hint, callout=None)
    table = shown(qtbot, view, (wide, high), scale)
    box, window = table.table.hint, table.sceneRect()
    assert window.contains(box.area)
    for button in (do, shut):
        found = find(box.spots, button.target)
        assert found is not None
        assert box.area.contains(found.rect)
    assert not spilled(table)
