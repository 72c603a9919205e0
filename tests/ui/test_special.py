"""Special cards, counted pieces and open sides on the table: nothing is cut or betrayed."""

import itertools
from functools import cache
from typing import Any

import pytest
from PySide6.QtGui import QAccessible

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtSeat, AtZone, Press
from alhambra_qt.controller.words.names import card_name, token_name
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID
from alhambra_qt.i18n import LANGS
from alhambra_qt.modules import IDS
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.thieves.rules import Thieves
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.sizes import LINE_HEIGHT
from alhambra_qt.ui.sides.dock import kept
from alhambra_qt.ui.sides.panel import Panel
from alhambra_qt.ui.sides.popovers import OVERLAY
from alhambra_qt.ui.sides.rivals import PlayerPanel
from alhambra_qt.ui.sides.special import board_line
from alhambra_qt.ui.sides.spots import Spot, at
from alhambra_qt.ui.table.board import TOLD_BESIDE
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import each
from tests.controller.kit import cards, config
from tests.special_kit import laid
from tests.ui.table_drive import Drive
from tests.ui.table_kit import SIZES, Size, rooms, showing, shown, spilled, written
from tests.ui.window_kit import accessible_texts

ALL: dict[str, Any] = {"modules": IDS}
FEW = ["karim hakim", "knihstig ammar", "faruk", "laila machma yusuf", "", "fatima"]
MANY = ["karim hakim fatima ammar", "knihstig faruk laila machma yammerad yusuf"]
TABLES: dict[int, list[str]] = {6: FEW, 2: MANY, 3: ["karim"]}


@cache
def full(seats: int) -> TableView:
    """Return the first seat's view of a game with all modules and pieces of all sorts."""
    game = laid(config(seats, **ALL), TABLES[seats])
    for seat in range(seats):
        Treasure.of(game).chests[seat] = {cell_at(k, 0): k % 6 for k in range(1, 3 + seat)}
        Trader.of(game).homes[seat] = {cell_at(k, 0): k % 6 for k in range(1, 4 + seat)}
        Change.of(game).held[seat] = [seat, 2, 1, 0]
    return Desk(Session.at(config(seats, **ALL), game, {})).view()


def own(table: TableWidget) -> list[Spot]:
    """The special cards of the own panel."""
    return [spot for spot in table.table.you.spots if spot.role == "card"]


# -- geometry ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
def test_no_text_is_cut() -> None:
    """With all modules and two or six seats all words stand inside the boxes they were given."""
    wrong = []
    for lang, size in rooms():
        with showing(full(6), size, lang) as table:
            for seats in (6, 2):
                table.show_view(full(seats))
                found = spilled(table)
                table.open(AtSeat(1))
                found += spilled(table)
                table.open(AtSeat(1))
                assert not table.table.opened.shows(OVERLAY)
                wrong += [f"{seats} {lang} {size}: {text}" for text in found]
    assert not wrong, "\n".join(wrong)


@pytest.mark.usefixtures("qapp")
def test_nothing_overlaps() -> None:
    """Cards, buttons and portraits lie in their panels and apart, large enough to hit."""
    wrong = []
    for seats, scale, size in each(seats=(6, 2, 3), scale=(1.0, 1.5), size=SIZES)[1]:
        with showing(full(seats), size, "ro", scale) as table:
            panels = [panel for panel in table.table.rivals if panel.isVisible()]
            found = [*_crowded(table.table.you), *(one for p in panels for one in _crossed(p))]
        wrong += [f"{seats} {scale} {size}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


def _crowded(you: Panel) -> list[str]:
    """Return the things that touch another one of the own panel, leave it or are too small."""
    inside = [spot for spot in you.spots if spot.role != "panel"]
    both = itertools.combinations(inside, 2)
    found = [f"{spot} on {other}" for spot, other in both if spot.rect.intersects(other.rect)]
    found += [f"outside: {spot}" for spot in inside if not you.area.contains(spot.rect)]
    return found + [f"small: {s}" for s in inside if min(s.rect.width(), s.rect.height()) < 18]


def _crossed(panel: PlayerPanel) -> list[str]:
    """Return the things that leave a rival's panel, or reach the lower edge of its button."""
    whole, *others = panel.spots
    low = whole.rect.bottom()
    found = [f"outside: {spot}" for spot in panel.spots if not panel.area.contains(spot.rect)]
    return found + [f"too low: {spot}" for spot in others if spot.rect.bottom() >= low]


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [6, 2])
def test_every_card_is_shown_or_counted(size: Size, seats: int) -> None:
    """All special cards have a place or are counted by a button, and the tray repeats none."""
    table, view = shown(full(seats), size), full(seats)
    assert view.you.extras is not None
    total = len(view.you.extras.cards)
    more = [spot for spot in table.table.you.spots if spot.target == Press("tray")]
    assert len(own(table)) + len(more) * (total - len(own(table))) == total
    if more:
        assert more[0].name == f"{total - len(own(table))} more special cards"
    names = [spot.name for spot in own(table)]
    assert any(name.startswith("thief (") for name in names)
    _tray_repeats_nothing(table, view)


def _tray_repeats_nothing(table: TableWidget, view: TableView) -> None:
    """Check that things in a player's panel are not on the tray as well; those without room are."""
    assert view.you.extras is not None
    zones = kept(view, table.table.tray.beyond)
    listed = {piece.target for zone in zones for piece in zone.pieces}
    assert listed
    mine = {card.target for card in view.you.extras.cards if isinstance(card.target, AtZone)}
    assert mine
    assert listed & mine == mine - {spot.target for spot in own(table)}
    for panel in view.opponents:
        assert panel.extras is not None
        assert not listed & {card.target for card in panel.extras.cards}
        counted = {tally.zone for tally in panel.extras.tallies}
        theirs = [z for z in zones if z.tag is not None and z.tag.seat == panel.seat.seat]
        backs = [piece for z in theirs if z.name in counted for piece in z.pieces if not piece.id]
        assert counted
        assert not backs, "the panel tells how many lie face down"


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("size", SIZES)
def test_a_rival_opened_shows_everything_in_words(size: Size) -> None:
    """At full size all counted pieces and open cards of an opponent are named."""
    table = shown(full(6), size)
    table.open(AtSeat(3))
    texts = {spot.name for spot in table.table.overlay.spots}
    assert texts >= {"5 chests", "6 residents", "2 thieves", "6 coins", "Laila (each turn)"}


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.usefixtures("qapp")
def test_open_sides_in_large_letters(lang: str) -> None:
    """Below the wall, in every language, beside the Alhambra."""
    look, view = shown(full(6), (1366, 768), lang, 2.0).look, full(6).you
    line = board_line(look, view, narrow=True)
    assert line is not None
    assert line.size(look, look.px(TOLD_BESIDE - 8))[1] < 3.5 * LINE_HEIGHT * look.em


@pytest.mark.usefixtures("qapp")
def test_the_board_tells_wall_and_open_sides() -> None:
    """The lower edge of the own Alhambra says what an attack would find there."""
    texts = [text.text for text in written(shown(full(3)))]
    assert any(text.startswith("open sides: N\u00a0") for text in texts)
    assert any(text.startswith("wall ") for text in texts)


# -- choosing ---------------------------------------------------------------------------------


def driven(ctx: UiContext, characters: list[str]) -> Drive:
    """A table at which seat 0 has its turn, with all modules."""
    return Drive.at(ctx, config(3, **ALL), laid(config(3, **ALL), characters))


def test_a_character_is_chosen_by_pointer_and_key(ctx: UiContext) -> None:
    """A click or K chooses Karim, who is lit; the free tile can then be picked."""
    drive = driven(ctx, ["karim hakim"])
    karim, hakim = (spot for spot in own(drive.table) if spot.key == "K")
    assert (karim.name, karim.enabled, hakim.enabled) == ("Abdul Karim", True, False)
    drive.click(karim.target)
    assert drive.spot(karim.target).value == "once, chosen"
    drive.keys("Esc")
    assert drive.spot(karim.target).value == "once, can be used now"
    drive.keys("K")
    assert drive.table.focus.target == karim.target
    assert drive.spot(karim.target).value == "once, chosen"


def test_one_that_cannot_be_used_says_why(ctx: UiContext) -> None:
    """A click on Hakim answers when he is used instead of choosing him."""
    drive = driven(ctx, ["hakim"])
    hakim = next(spot for spot in own(drive.table) if spot.key == "K")
    drive.click(hakim.target)
    assert drive.picked == []
    answer = drive.table.extra.answer
    assert answer is not None
    assert answer.now is not None
    assert answer.now.id == "refuse-hakim"
    drive.keys("J")
    assert drive.table.focus.spot() in own(drive.table)


def test_a_vizier_that_is_ready(ctx: UiContext) -> None:
    """In a turn there is nothing to wake: a click on the token answers, as with a card."""
    drive = driven(ctx, [])
    vizier = next(spot for spot in own(drive.table) if spot.key == "V")
    assert not vizier.enabled
    drive.click(vizier.target)
    assert drive.picked == []
    answer = drive.table.extra.answer
    assert answer is not None
    assert [link.rule for link in answer.rules] == ["vizier.use"]


def test_another_card_can_be_chosen_instead(ctx: UiContext) -> None:
    """While a thief is chosen, a click on another one chooses that."""
    setup = config(3, modules=("thieves",))
    game = laid(setup)
    Thieves.of(game).held[0] = sorted(cards("thief-florin thief-dirham thief-ducat"))
    game.display = cards("florin-3 dirham-4 denar-5 denar-6")
    game.push("window", 0)
    drive = Drive.at(ctx, setup, game)
    first, second, *_ = (spot for spot in own(drive.table) if spot.key == "J")
    assert [first.name, second.name] == ["thief (florins)", "thief (dirhams)"]
    drive.click(first.target)
    drive.click(second.target)
    drive.keys("Enter")
    held = [spot.name for spot in own(drive.table)]
    assert "thief (dirhams)" not in held


def test_tips_of_pictures(ctx: UiContext) -> None:
    """Name, state and reason of a card are shown as a tip."""
    drive = driven(ctx, ["hakim"])
    hakim = next(spot for spot in own(drive.table) if spot.key == "K")
    name, state, why = hakim.tip.splitlines()
    assert (name, state) == ("Hakim Wahid", "+½ building")
    assert why == "Hakim’s type is chosen just before a scoring."


# -- secrets ----------------------------------------------------------------------------------


def everything_said(drive: Drive) -> str:
    """Return all texts written, read out or shown as a tip at the table."""
    texts = [text.text for text in written(drive.table)]
    for spot in drive.table.table.spots():
        texts += [str(spot.target), spot.name, spot.value, spot.tip]
    return "\n".join([*texts, *accessible_texts(drive.table)])


def test_hidden_cards_of_others(ctx: UiContext) -> None:
    """No card that another seat hides is named, in the panels, the tray or the accessible tree."""
    QAccessible.setActive(True)
    setup = config(3, **ALL)
    game = laid(setup)
    drive = Drive.at(ctx, setup, game)
    thieves, bonus = Thieves.of(game).held, Bonus.of(game).hidden
    mine = {CARD_ID[card] for card in thieves[0]} | {TILE_ID[tile] for tile in bonus[0]}
    theirs = {CARD_ID[card] for seat in (1, 2) for card in thieves[seat]}
    hidden = {TILE_ID[tile] for seat in (1, 2) for tile in bonus[seat]}
    assert theirs - mine
    assert hidden - mine
    for opened in (None, AtSeat(1), AtSeat(2)):
        if opened:
            drive.table.open(opened)
        text = everything_said(drive)
        for thief in theirs - mine:
            assert ctx.text(card_name(thief)) not in text
        for tile in hidden - mine:
            assert ctx.text(token_name(f"bonus-{tile}")) not in text
        if opened:
            drive.table.open(opened)
    for thief in mine & set(CARD_ID):
        assert ctx.text(card_name(thief)) in everything_said(drive)


def test_hidden_cards_in_a_handover(ctx: UiContext) -> None:
    """While nobody is looking the thieves and bonus cards of the next person are not named."""
    QAccessible.setActive(True)
    setup = config(2, humans=2, **ALL)
    drive = Drive.at(ctx, setup, laid(setup))
    named = [spot.name for spot in own(drive.table)]
    assert any(name.startswith("thief (") for name in named)
    drive.desk.viewing.viewer = None
    drive.refresh()
    text = everything_said(drive)
    assert "thief (" not in text
    assert "bonus card (" not in text
    assert "hidden card" in text


@pytest.mark.usefixtures("qapp")
def test_a_press_on_a_portrait() -> None:
    """A press on it is not for the control of the whole panel, any other there is."""
    table = shown(full(2), SIZES[0])
    panel = table.table.rivals[0]
    portrait = next(spot for spot in panel.spots if spot.role == "text")
    assert at(panel.spots, portrait.rect.center()) is portrait
    assert at(panel.spots, panel.spots[0].rect.topLeft()) is panel.spots[0]
