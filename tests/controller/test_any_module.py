"""Every action of every module can be played by clicks, and says what it is in every language."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.desk.chips import offered_numbers
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.desk.placing import PlaceMode
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtDisplay,
    AtHand,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, ActionButton
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Action, Place, Reserve
from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_ID
from alhambra_qt.engine.rules import Rules
from alhambra_qt.engine.state import Frame
from alhambra_qt.i18n import LANGS, Msg, tr
from alhambra_qt.modules.vizier.rules import Vizier
from tests.cases import count, some
from tests.controller.clicker import play
from tests.controller.kit import arranged, chance, config, picks, texts, there, true_game
from tests.controller.odd_module import (
    GARDEN,
    GATE,
    HUT,
    PASS,
    THIEF,
    WALL,
    Odd,
    OddBid,
    OddColours,
    OddPlace,
    OddRest,
    OddSides,
    OddSwap,
    OddSwitch,
    OddThings,
    asked,
    everywhere,
)

SETUP = config(3)
COLOURS = [OddColours.of(colours, 1) for colours in ((0, 1), (0, 4), (4, 4))]
SIDES = [OddSides.of(0, 3), OddSides.of(2, 3), OddSides.of(2, 12)]
SWAPS = [OddSwap.of(4, 5), OddSwap.of(4, -1), OddSwap.of(5, -1)]
THINGS = [OddThings.of(GATE, HUT), OddThings.of(WALL, HUT), OddThings.of(THIEF, GARDEN)]


def said(desk: Desk, lang: str = "en") -> dict[Target, str]:
    """Return the labels of the chips, by target."""
    return {chip.target: tr(lang, chip.text) for chip in desk.view().prompt.chips}


def chosen(desk: Desk) -> list[Target]:
    """The chips that are chosen."""
    return [chip.target for chip in desk.view().prompt.chips if chip.chosen]


def answered(desk: Desk) -> Action:
    """Confirm, and give what was played."""
    desk.confirm()
    return desk.session.actions[-1]


# -- chips ------------------------------------------------------------------------------------


def test_chips_say_what_is_chosen() -> None:
    """Colours, rooms, sides, cards and tiles are named, never shown by their ids."""
    assert said(asked(SETUP, [*COLOURS, OddColours.of((2, 3), 0)])) == {
        Choose("colours", "pavilion"): "pavilion",
        Choose("colours", "seraglio"): "seraglio",
        Choose("colours", "arcades"): "arcade",
        Choose("colours", "chambers"): "chamber",
        Choose("colours", "garden"): "garden",
        Choose("room", "1"): "room 1",
        Choose("room", "2"): "room 2",
    }
    assert said(asked(SETUP, [*SIDES])) == {
        Choose("side", "n"): "north",
        Choose("side", "s"): "south",
        Choose("sides", "ne"): "north and east",
        Choose("sides", "sw"): "south and west",
    }
    assert said(asked(SETUP, [*THINGS])) == {
        NamedCard("gate"): "gate card",
        NamedCard("thief-denar"): "thief (denars)",
        NamedCard("wall-ne"): "wall card (north and east)",
        NamedTile("garden-8-ne"): "garden 8",
        NamedTile("hut-garden-e"): "hut (garden)",
    }
    assert said(asked(SETUP, [*SWAPS]))[Choose("new_colour", "-1")] == "none"
    assert said(asked(SETUP, [*SWAPS]), "it")[Choose("old_colour", "garden")] == "via: giardino"


@pytest.mark.parametrize("lang", LANGS)
def test_no_chip_shows_an_id(lang: str) -> None:
    """In every language the chips of odd questions are words of that language."""
    for actions in (COLOURS, SIDES, SWAPS, THINGS, [OddBid.of(3), OddRest.of()]):
        for text in said(asked(SETUP, [*actions]), lang).values():
            assert not re.search(r"[{}_=:]$|\w+:\w|choice|\b[a-z]+-[a-z-]+\d", text), text


def test_colours_have_their_picture() -> None:
    """A chip of a colour bears the building type's picture."""
    chips = asked(SETUP, [*COLOURS]).view().prompt.chips
    assert {chip.icon for chip in chips if "colours" in str(chip.target)} == {
        *("pavilion", "seraglio", "garden"),
    }


def test_chips_only_for_several_kinds() -> None:
    """A question with one kind of action asks for its parts only."""
    desk = asked(SETUP, [OddRest.of(), *SIDES])
    assert [target for target in said(desk) if isinstance(target, Do)] == [
        Do("odd_rest"),
        Do("odd_sides"),
    ]
    desk.pick(Do("odd_rest"))
    assert answered(desk) == OddRest.of()
    assert not any(isinstance(target, Do) for target in said(asked(SETUP, [*SIDES])))


def test_another_choice_replaces_the_first() -> None:
    """Of the values of a field one is chosen; choosing it again takes it back."""
    desk = asked(SETUP, [*SIDES])
    picks(desk, Choose("side", "n"), Choose("side", "s"))
    assert chosen(desk) == [Choose("side", "s")]
    desk.pick(Choose("side", "s"))
    assert chosen(desk) == []
    desk.pick(Choose("sides", "sw"))
    assert answered(desk) == OddSides.of(2, 12)


def test_the_same_colour_twice() -> None:
    """Two of the same colour are chosen with the colour and what is left."""
    desk = asked(SETUP, [*COLOURS])
    picks(desk, Choose("colours", "pavilion"), Choose("colours", "garden"))
    assert answered(desk) == OddColours.of((0, 4), 1)


# -- numbers ----------------------------------------------------------------------------------


def test_few_numbers_are_all_offered() -> None:
    """Up to six numbers are offered; of many the ends and steps from the chosen one."""
    few = [Choose("amount", str(amount)) for amount in range(3, 9)]
    assert offered_numbers(few) == few
    many = [Choose("amount", str(amount)) for amount in range(3, 40)]
    steps = ("3", "7", "8", "9", "13", "39")
    assert offered_numbers(many, many[5]) == [Choose("amount", step) for step in steps]


def test_numbers_are_stepped_through() -> None:
    """A question for a number begins with the lowest; steps up and down stay where they are."""
    desk = asked(SETUP, [OddBid.of(amount) for amount in range(3, 40)])
    steps = ["−5", "−1", "3", "+1", "+5", "at most 39"]
    assert list(said(desk).values()) == steps
    assert chosen(desk) == [Choose("amount", "3")]
    desk.pick(Choose("amount", "8"))
    assert list(said(desk).values()) == [*steps[:2], "8", *steps[3:]]
    assert chosen(desk) == [Choose("amount", "8")]
    desk.pick(Choose("amount", "8"))
    assert chosen(desk) == [Choose("amount", "8")]
    desk.pick(Choose("amount", "9"))
    assert answered(desk) == OddBid.of(9)


@pytest.mark.parametrize("amount", [3, 17, 26, 38, 39])
def test_every_number_is_reached(amount: int) -> None:
    """Any number of many can be chosen by a few picks."""
    desk = asked(SETUP, [OddBid.of(number) for number in range(3, 40)])
    play(desk, OddBid.of(amount))


# -- cards of hand and display ----------------------------------------------------------------


def test_hand_and_display_are_told_apart() -> None:
    """A given card leaves the hand even if an equal card is on display."""
    same = CARD_BY_ID["florin-3"]
    actions = [OddSwitch.of((same,), same), OddSwitch.of((same,), CARD_BY_ID["denar-9"])]
    desk = asked(SETUP, [*actions], hand="florin-3", display="florin-3 denar-9 - -")
    desk.pick(AtDisplay(0))
    view = desk.view()
    assert there(view.display.cards[0]).state == CHOSEN
    given = [card.state for group in view.hand.groups for card in group.cards]
    assert given == [CHOSEN]  # the only card that pays is shown as given
    desk.pick(AtHand(0))
    assert answered(desk) == actions[0]


# -- zones ------------------------------------------------------------------------------------


def test_zones_are_listed_with_names() -> None:
    """Each zone has a heading, its owner, and its pieces with their numbers."""
    zones = asked(SETUP, [*SIDES], everywhere()).view().zones
    listed = [
        (tr("en", zone.title), zone.tag.name if zone.tag else "", len(zone.pieces))
        for zone in zones
    ]
    assert listed == [
        ("Other pieces", "", 4),
        ("Room 2", "", 2),
        ("Other pieces", "Anna", 3),
        ("Other pieces", "Marco", 1),
    ]
    named = [(tr("en", piece.name), piece.count) for zone in zones for piece in zone.pieces]
    assert named == [
        ("gate card", 2),
        ("wall card (north and east)", 1),
        ("hut (garden)", 1),
        ("hidden tile", 1),
        ("chest (garden)", 2),
        ("chest (tower)", 1),
        ("thief (denars)", 1),
        ("scout (tower)", 1),
        ("trader", 1),
        ("hidden card", 2),
    ]


def test_pieces_of_zones_are_picked() -> None:
    """A card or tile of the tray can be clicked instead of its chip."""
    desk = asked(SETUP, [*THINGS], everywhere())
    pieces = {tr("en", p.name): p for zone in desk.view().zones for p in zone.pieces}
    assert pieces["gate card"].state == CAN
    assert pieces["hidden tile"].state == "plain"
    desk.pick(pieces["wall card (north and east)"].target)
    pieces = {tr("en", p.name): p for zone in desk.view().zones for p in zone.pieces}
    assert pieces["wall card (north and east)"].state == CHOSEN
    assert answered(desk) == THINGS[1]


def test_tokens_mean_their_colour_or_their_place() -> None:
    """A token stands for its colour; if no colour is asked, for the place where it lies."""
    desk = asked(SETUP, [*SWAPS], everywhere())
    pieces = {tr("en", p.name): p for zone in desk.view().zones for p in zone.pieces}
    desk.pick(pieces["chest (tower)"].target)
    assert answered(desk) in (SWAPS[0], SWAPS[2])
    desk = asked(SETUP, [OddColours.of((), 0), OddColours.of((), 1)], everywhere())
    pieces = {tr("en", p.name): p for zone in desk.view().zones for p in zone.pieces}
    desk.pick(pieces["chest (tower)"].target)
    assert answered(desk) == OddColours.of((), 1)


def test_pieces_on_boards_stand_there() -> None:
    """A token on a cell is shown in its Alhambra and not on the tray."""
    view = asked(SETUP, [*SIDES], everywhere()).view()
    assert view.palace.tiles[0].tokens == ("chest-garden",)
    assert [(token.id, token.x, token.y) for token in view.palace.tokens] == [("trader", 0, 2)]
    assert view.palace.box == (0, 0, 0, 2)
    assert view.opponents[0].palace.tiles[0].tokens == ("resident-tower",)


def test_the_question_names_what_it_is_about() -> None:
    """The pieces of the common zone that bears the question's name are said with it."""
    zones = everywhere()
    prompt = asked(SETUP, [*SIDES], zones).view().prompt
    assert prompt.lines == ()
    zones[0] = zones[0].__class__("odd_question", cards=(GATE, WALL))
    prompt = asked(SETUP, [*SIDES], zones).view().prompt
    assert tr("en", prompt.lines[0].text) == "now: gate card and wall card (north and east)"


# -- the questions of the engine --------------------------------------------------------------


def test_cells_without_a_tile_can_be_picked() -> None:
    """A cell is shown as free where nothing is built on it."""
    actions = [OddPlace.of(GARDEN, cell_at(1, 0), 0), OddPlace.of(GARDEN, cell_at(0, 2), 0)]
    desk = asked(SETUP, [*actions, OddRest.of()])
    legal = {cell.target: cell for cell in desk.view().legal}
    assert set(legal) == {AtCell(1, 0), AtCell(0, 2)}
    assert legal[AtCell(0, 2)].wall is None
    desk.pick(Do("odd_place"))
    assert desk.view().legal[0].wall is not None, "all that is left builds the same tile"


def test_several_ways_to_place_on_a_cell() -> None:
    """Where a tile can be placed in several ways the cell asks which."""
    far = cell_at(0, 3)
    ways = [OddPlace.of(GARDEN, far, 0), OddPlace.of(GARDEN, far, 2)]
    desk = asked(SETUP, [*ways], frame="place")
    assert AtCell(0, 3) in {cell.target for cell in desk.view().legal}
    desk.pick(AtCell(0, 3))
    assert said(desk) == {Choose("side", "n"): "north", Choose("side", "s"): "south"}
    button = desk.view().prompt.buttons[-1]
    assert isinstance(button, ActionButton)
    assert not button.enabled
    desk.pick(Choose("side", "s"))
    assert desk.view().ghost is not None
    assert answered(desk) == ways[1]


def test_placing_as_usual_stays_as_it_is() -> None:
    """Ways of a module do not get into the way of an ordinary cell or of the reserve."""
    desk = asked(SETUP, [OddPlace.of(GARDEN, cell_at(0, 3), 0)], frame="place")
    cell = next(cell for cell in desk.view().legal if cell.target != AtCell(0, 3))
    desk.pick(cell.target)
    assert isinstance(answered(desk), Place)
    desk = asked(SETUP, [OddPlace.of(GARDEN, cell_at(0, 3), 0)], frame="place")
    desk.pick(AtCell(0, 3))
    assert answered(desk) == OddPlace.of(GARDEN, cell_at(0, 3), 0)
    desk = asked(SETUP, [OddPlace.of(GARDEN, cell_at(0, 3), 0)], frame="place")
    desk.pick(Press("reserve"))
    assert answered(desk) == Reserve.of(GARDEN)


@pytest.mark.parametrize("vizier", [True, False])
def test_window_with_several_kinds_of_actions(vizier: bool) -> None:
    """Between two turns every kind of action has its chip, with and without the vizier."""
    more = (Vizier(),) if vizier else ()
    setup = config(3, modules=("vizier",) if vizier else ())
    desk = asked(setup, [OddRest.of(), *SIDES], frame="window", more=more)
    assert {Do("odd_rest"), Do("odd_sides")} <= set(said(desk))
    assert Press("no") in {button.target for button in desk.view().prompt.buttons}
    desk.pick(Do("odd_sides"))
    assert Choose("side", "s") in said(desk)
    desk.pick(Do("odd_rest"))
    assert answered(desk) == OddRest.of()
    desk = asked(setup, [OddRest.of(), *SIDES], frame="window", more=more)
    desk.pick(Press("no"))
    assert desk.session.actions[-1] == PASS


def test_the_limit_of_taking_money_is_said() -> None:
    """A seat that may take more money reads its own limit, and the hint shows it."""

    class Generous(Odd):
        def take_up_to(self, game: Game, seat: int, limit: int) -> int:
            return 7

    for module, limit, hint in ((Odd([]), 5, "4 + 1 = 5"), (Generous([]), 7, "4 + 3 = 7")):
        game = arranged(SETUP, display="florin-4 denar-3 ducat-1 -")
        game.rules = Rules(BaseGame(), module)
        desk = Desk(Session.at(SETUP, game, {}))
        display = desk.view().display
        assert display.limit == limit
        assert tr("en", desk.explain(AtDisplay(2)).text).endswith(f"whose sum is {limit} or less.")
        assert tr("en", there(display.hint).text) == hint
        desk.pick(AtDisplay(2))
        assert f"up to {limit} together" in tr("en", desk.view().prompt.lines[0].text)


@pytest.mark.parametrize(
    ("below", "final"),
    [(("turn_end",), False), (("turn_end", "tiles_placed"), False), (("building_done",), True)],
)
def test_the_last_tile_is_taken_back(below: tuple[str, ...], final: bool) -> None:
    """While the end of the turn is still to be confirmed nobody is warned before placing."""
    game = arranged(SETUP)
    game.players[0].bought = [GARDEN]
    game.decisions = [*(Frame(kind, 0) for kind in below), Frame("place", 0)]
    mode = Desk(Session.at(SETUP, game, {})).mode()
    assert isinstance(mode, PlaceMode)
    assert mode.final == final


# -- all modules -----------------------------------------------------------------------------


def kinds_of(session: Session) -> dict[str, list[Action]]:
    """The legal actions by their kind."""
    kinds: dict[str, list[Action]] = {}
    for action in legal_actions(true_game(session)):
        kinds.setdefault(action.name, []).append(action)
    return kinds


def at_turns(session: Session, desk: Desk) -> Iterator[int]:
    """Stop whenever the person is at the desk whom the game asks, until it is over."""
    number = 0
    while not session.over:
        if desk.between.passing:
            desk.between.pass_()
            continue
        desk.viewing.taken()
        yield number
        number += 1


@pytest.mark.parametrize(
    ("seats", "seed", "actions"), some([(2, "b", 100), (3, "a", 150), (5, "e", 240)], 2)
)
def test_all_modules_are_played_by_clicks(seats: int, seed: str, actions: int) -> None:
    """Any legal action in a game with all modules can be picked by clicks."""
    session = Session.new(config(seats, humans=seats, seed=seed, modules=modules.IDS))
    desk = Desk(session, DeskOptions("on"))
    rng = random.Random(seed)
    played: Counter[str] = Counter()
    for _ in islice(at_turns(session, desk), count(actions, 350)):
        kinds = kinds_of(session)
        name = min(kinds, key=lambda name: played[name] + rng.random() * 20)
        played[name] += 1
        play(desk, rng.choice(kinds[name]))
    assert len(played) >= 20, played


@pytest.mark.parametrize("seed", some(["a", "b"], 1))
def test_gates_and_walls_are_played_by_clicks(seed: str) -> None:
    """Gates are opened while placing, sticks and bazaars are bought, whenever that is legal."""
    names = ("gates", "walls", "bazaars", "exchange", "diamonds", "change")
    session = Session.new(config(4, humans=4, seed=seed, modules=names))
    desk = Desk(session, DeskOptions("on"))
    rng = random.Random(seed)
    wanted = ("place_with_gate", "add_with_gate", "take_gate", "buy_bazaar", "build_sticks")
    rather_not = ("remove", "reserve", "swap")
    played: Counter[str] = Counter()
    for _ in at_turns(session, desk):
        kinds = kinds_of(session)
        plain = [name for name in kinds if name not in rather_not] or list(kinds)
        name = next((name for name in wanted if name in kinds), None) or rng.choice(plain)
        action = rng.choice(kinds[name])
        if name in wanted:
            played[name] += 1
            play(desk, action)
        else:
            session.play(action)
    assert {"place_with_gate", "take_gate", "buy_bazaar", "build_sticks"} <= set(played)


@pytest.mark.parametrize("seed", some(LANGS, 1))
def test_everything_is_said(seed: str, caplog: pytest.LogCaptureFixture) -> None:
    """A game with all modules is shown in all languages with no word missing, no id of a piece."""
    session = Session.new(config(4, humans=4, seed="said", modules=modules.IDS))
    desk, rng, shown = Desk(session), random.Random(seed), set[Msg]()
    for number in islice(at_turns(session, desk), 250):
        if number % 5 == 0:
            shown.update(texts(desk.view()))
        chance(session, rng)
    ids = "|".join(re.escape(one) for one in (*CARD_ID, *TILE_ID[2:]) if "-" in one)
    wrong = re.compile(rf"{ids}|[{{}}]|\b(act|ask|zone|card|token|choice|log)-")
    told = [(text, tr(lang, text)) for text in shown for lang in LANGS]
    assert [(text, words) for text, words in told if wrong.search(words)] == []
    assert not caplog.messages


def test_the_tray_keeps_secrets() -> None:
    """Nobody sees the thieves and bonus cards of others, nor anybody's while nobody is looking."""
    session = Session.new(config(3, humans=2, seed="tray", modules=modules.IDS))
    desk = Desk(session)
    rng = random.Random(1)
    looked = Counter[int | None]()
    for number in range(120):
        if rng.random() < 0.5:
            desk.viewing.taken()
        viewer = desk.viewing.viewer
        looked[viewer] += number % 3 == 0
        for zone in desk.view().zones if number % 3 == 0 else ():
            if zone.name in ("thieves", "bonus") and zone.tag is not None:
                known = [piece for piece in zone.pieces if piece.id]
                assert bool(known) == (zone.tag.seat == viewer), (zone, viewer)
        chance(session, rng)
    assert min(looked[viewer] for viewer in (None, 0, 1)) > 0
