"""Acting with modules: what is lit, what the question says, and that the engine agrees."""

from collections.abc import Callable

import pytest

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.desk.turn_mode import CONFIRM_OFF
from alhambra_qt.controller.faces.found import acts
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    Begin,
    Choose,
    Do,
    NamedTile,
    PayWay,
    Press,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN
from alhambra_qt.controller.words.moves import targets
from alhambra_qt.controller.words.names import action_text
from alhambra_qt.engine import Game, apply, legal_actions, score_now
from alhambra_qt.engine.building import build, spots
from alhambra_qt.engine.ids import cell_at, xy
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID, TILE_ID, TILE_TYPE
from alhambra_qt.engine.scoring import building_counts
from alhambra_qt.engine.state import Frame
from alhambra_qt.i18n import LANGS, has_text, tr
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.bonus.rules import Bonus, RevealBonus
from alhambra_qt.modules.builders.rules import UseBuilder
from alhambra_qt.modules.characters.actions import Bid, ChooseHakim, PassBid, PayBid
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.gates.rules import AddWithGate, PlaceWithGate
from alhambra_qt.modules.huts.rules import Huts
from alhambra_qt.modules.trader.residents import ChooseResidents, StayOut
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.chests import BuyChests
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.modules.walls.rules import BuildSticks, Walls
from alhambra_qt.ui.table.keys import KEYS as COMMANDS
from tests.controller.kit import act, arranged, cards, config, english, picks, refusal_of, there

KARIM, HAKIM, MACHMA = (CARD_BY_ID[name] for name in ("karim", "hakim", "machma"))


def table(module: str, change: Callable[[Game], None], seats: int = 3, **state: str) -> Desk:
    """Give a desk of a game with one module, changed before seat 0 is asked."""
    setup = config(seats, modules=(module,))
    game = arranged(setup, **state)
    change(game)
    return Desk(Session.at(setup, game, {}))


def asks(kind: str, *data: int) -> Callable[[Game], None]:
    """Ask seat 0 a question."""
    return lambda game: game.decisions.append(Frame(kind, 0, data))


def lines(desk: Desk, lang: str = "en") -> list[str]:
    """The second line of the prompt, piece by piece."""
    return [tr(lang, line.text) for line in desk.view().prompt.lines]


def chips(desk: Desk) -> list[str]:
    """Return the labels of the chips, with a star on the chosen ones."""
    found = desk.view().prompt.chips
    return [tr("en", chip.text) + ("*" if chip.chosen else "") for chip in found]


def chosen_cards(desk: Desk) -> list[str]:
    """The cards of the hand that are chosen."""
    groups = desk.view().hand.groups
    return [card.card for group in groups for card in group.cards if card.state == CHOSEN]


# -- the auction ------------------------------------------------------------------------------


def auction(highest: int = 0, bidder: int = -1, passed: int = 0) -> Desk:
    """Give an auction of Karim in which seat 0 is asked."""
    hand = "denar-5 denar-6 florin-2"
    return table("characters", asks("auction", KARIM, highest, bidder, passed), hand=hand)


def test_an_auction() -> None:
    """An auction says what the card does, who bid, how one would pay, and who is still in."""
    desk = auction(4, 1, 0b100)
    prompt = desk.view().prompt
    assert (prompt.card, prompt.beside) == ("karim", False)
    assert tr("en", prompt.title) == "Abdul Karim: bid or pass?"
    assert lines(desk) == [
        "highest bid: 4, Marco",
        "out: Ioana",
        "once: a tile on sale, free of charge",
    ]
    facts = [english(fact.text) for fact in there(desk.view().callout).facts]
    assert facts[-2:] == [
        "You can pay this bid exactly",
        "still in: Marco (4 cards)",
    ]
    assert lines(auction())[:1] == ["no bid yet"]


def test_a_bid_is_stepped() -> None:
    """It begins with the lowest bid; a step too far says the rule and does nothing."""
    desk = auction(4, 1)
    assert chips(desk) == ["−5", "−1", "5*", "+1", "+5", "at most 11"]
    shown = {chip.key: chip for chip in desk.view().prompt.chips}
    assert not shown["Down"].enabled
    assert english(shown["Down"].why) == "The bid must be higher than 4."
    desk.pick(shown["Down"].target)
    assert desk.view().refusal is not None
    desk.pick(Choose("amount", "11"))
    assert chips(desk) == ["−5", "−1", "11*", "+1", "+5"]
    refused = desk.explain(Choose("amount", "12"))
    assert there(refused.refusal).rule == "characters.auction"
    assert english(refused.now) == "One currency covers at most 11."
    assert [tr("en", button.text) for button in desk.view().prompt.buttons] == ["Pass", "Bid 11"]
    desk.confirm()
    assert desk.session.actions[-1] == Bid.of(11)


def test_only_no_passes() -> None:
    """Esc takes the number back and passes nothing; no passes, whatever number is chosen."""
    desk = auction(4, 1)
    desk.pick(Choose("amount", "6"))
    desk.cancel()
    desk.cancel()
    assert not desk.session.actions
    desk.pick(Press("no"))
    assert desk.session.actions[-1] == PassBid.of()


def test_nothing_but_passing_is_left() -> None:
    """A seat that cannot bid more is still asked, and passes."""
    desk = auction(11, 1)
    desk.confirm()
    assert desk.session.actions[-1] == PassBid.of()


def test_the_bid_is_paid_with_the_cheapest_cards() -> None:
    """The best payment is chosen already; other cards say what they are worth."""
    hand = "denar-5 denar-6 florin-7 florin-9"
    desk = table("characters", asks("pay_bid", KARIM, 7), hand=hand)
    assert tr("en", desk.view().prompt.title) == "Pay 7 for Abdul Karim"
    assert chosen_cards(desk) == ["florin-7"]
    assert lines(desk) == ["7", "exactly what is needed"]
    desk.pick(PayWay(1))
    assert chosen_cards(desk) == ["florin-9"]
    assert lines(desk) == ["9", "2 more than needed"]
    act(desk, PayWay(0))
    assert desk.session.actions[-1] == PayBid.of((CARD_BY_ID["florin-7"],))


def test_the_only_payment_of_a_bid_is_shown() -> None:
    """A bid with a single payment shows only the cards that are given."""
    desk = table("characters", asks("pay_bid", KARIM, 10), hand="florin-3 florin-8 denar-9")
    assert chosen_cards(desk) == ["florin-3", "florin-8"]
    assert lines(desk) == ["3 + 8 = 11", "1 more than needed"]
    desk.confirm()
    assert desk.session.actions[-1] == PayBid.of((CARD_BY_ID["florin-3"], CARD_BY_ID["florin-8"]))


# -- builders ---------------------------------------------------------------------------------


@pytest.mark.parametrize("held", ["builder-florin", "builder-ducat builder-florin"])
def test_the_builder_card_that_is_given_is_shown(held: str) -> None:
    """The only one is chosen with the chip; of several one is asked for, then shown too."""

    def hold(game: Game) -> None:
        game.players[0].hand = sorted(cards(held))
        game.decisions.append(Frame("turn_end", 0, ()))

    desk = table("builders", hold, reserve="garden-9-e")
    assert desk.view().prompt.card == ""
    desk.pick(Do("use_builder"))
    if " " in held:
        assert desk.view().prompt.card == ""
        assert "choose a builder card" in lines(desk)
        groups = desk.view().hand.groups
        every = (card for group in groups for card in group.cards)
        desk.pick(next(card.target for card in every if card.card == "builder-florin"))
    view = desk.view()
    assert view.prompt.card == "builder-florin"
    given = [c.card for group in view.hand.groups for c in group.cards if c.state == CHOSEN]
    assert given == ["builder-florin"]
    desk.confirm()
    assert desk.session.actions[-1] == UseBuilder.of(CARD_BY_ID["builder-florin"])


# -- gates and walls --------------------------------------------------------------------------


def test_cells_that_need_a_gate_are_told_apart() -> None:
    """They show the side to open; a click says that the gate card leaves the game."""

    def hold(game: Game) -> None:
        game.players[0].hand.append(CARD_BY_ID["gate"])
        game.players[0].bought = [TILE_BY_ID["tower-9-nw"]]
        game.decisions.append(Frame("place", 0, ()))

    desk = table("gates", hold, palace="garden-8-ne 1 0")
    legal = legal_actions(desk.session.observation(0).game)
    gated: dict[tuple[int, int], str] = {}
    for action in legal:
        if isinstance(action, PlaceWithGate):
            at = xy(action.cell)
            gated[at] = gated.get(at, "") + "nesw"[action.side]
    assert gated
    view = desk.view()
    assert {(cell.x, cell.y): cell.gates for cell in view.legal if cell.gates} == gated
    assert f"{len(gated)} of them with a gate" in lines(desk)
    x, y = next(iter(gated))
    desk.pick(AtCell(x, y))
    assert any("the gate card leaves the game" in line for line in lines(desk))
    desk.confirm()
    assert isinstance(desk.session.actions[-1], PlaceWithGate)


def test_a_redesign_opens_a_gate_too() -> None:
    """The spaces of a reserve tile that need a gate are lit, and a click on one is enough."""

    def hold(game: Game) -> None:
        game.players[0].hand.append(CARD_BY_ID["gate"])

    desk = table("gates", hold, palace="garden-8-ne 1 0", reserve="tower-9-nw")
    picks(desk, Begin("redesign"), AtReserve("tower-9-nw"))
    gated = [cell for cell in desk.view().legal if cell.gates]
    assert gated
    cell = next(cell for cell in gated if len(cell.gates) == 1)
    desk.pick(cell.target)
    assert any("the gate card leaves the game" in line for line in lines(desk))
    assert desk.view().callout is not None
    desk.confirm()
    action = desk.session.actions[0]
    assert isinstance(action, AddWithGate)
    assert "nesw"[action.side] == cell.gates


def test_sticks_are_shown_before_they_are_built() -> None:
    """Once card and tile are chosen, the tile is shown with its new walls."""

    def lay(game: Game) -> None:
        Walls.of(game).open = [CARD_BY_ID["wall-e"]]

    desk = table("walls", lay, palace="arcades-10 0 1")
    game = desk.session.observation(0).game
    action = next(a for a in legal_actions(game) if isinstance(a, BuildSticks))
    mode = there(desk.mode())
    desk.pick(Do("build_sticks"))
    assert lines(desk)[0] == "choose a wall card, then a tile in the Alhambra"
    for target in targets(mode.table, action)[1:]:
        desk.pick(target)
    view = desk.view()
    assert view.ghost is not None
    tile = game.players[0].palace.tiles[action.cell]
    assert set(view.ghost.walls) == {*mode.table.walls(tile), "e"}
    assert view.callout is not None


def test_a_hut_says_what_it_counts_at_best() -> None:
    """The number is the most that any space gives, as the majorities count it then."""
    tile = TILE_BY_ID["hut-garden-e"]

    def lay(game: Game) -> None:
        Huts.of(game).stacks[4] = [tile]

    desk = table("huts", lay, palace="garden-11 0 1|garden-10 1 1")
    desk.pick(Do("take_hut"))
    assert lines(desk)[0] == "choose a hut"
    desk.pick(NamedTile(TILE_ID[tile]))
    game = desk.session.observation(0).game
    found = []
    for cell in spots(game, 0, tile):
        tried = game.clone()
        build(tried, 0, tile, cell)
        found.append(int(building_counts(tried)[0][4]) - 2)
    assert max(found) >= 1
    shown = there(desk.view().callout)
    many = "building" if max(found) == 1 else "buildings"
    assert f"hut (garden) = {max(found)} {many}" in [tr("en", fact.text) for fact in shown.facts]


# -- residents and chests ---------------------------------------------------------------------


def test_three_residents_are_toggled() -> None:
    """Six pictures with the keys 1 to 6; the market says that its tiles come later."""
    session = Session.new(config(3, modules=("trader",), seed="first"))
    while session.to_move != 0:
        session.play(legal_actions(session.ai_observation(session.to_move or 0).game)[0])
    desk = Desk(session)
    prompt = desk.view().prompt
    assert [chip.key for chip in prompt.chips] == ["1", "2", "3", "4", "5", "6"]
    assert all(chip.icon.startswith("resident-") for chip in prompt.chips)
    notes = {tr("en", slot.note) for slot in desk.view().market if slot.note is not None}
    assert notes == {"the first tiles are drawn afterwards"}
    assert not any(panel.next for panel in desk.view().opponents)  # no turn has begun
    for colour in ("garden", "tower", "pavilion"):
        desk.pick(Choose("colours", colour))
    assert lines(desk)[0] == "3 of 3 chosen"
    desk.pick(Choose("colours", "chambers"))  # a fourth throws none of them out
    assert english(desk.notice) == "You have already chosen 3. Deselect one first."
    chosen = [chip.key for chip in desk.view().prompt.chips if chip.chosen]
    assert chosen == ["1", "5", "6"]
    desk.pick(Choose("colours", "garden"))
    desk.pick(Choose("colours", "chambers"))
    assert desk.notice is None
    desk.pick(Choose("colours", "chambers"))
    desk.pick(Choose("colours", "garden"))
    desk.confirm()
    assert session.actions[-1] == ChooseResidents.of((0, 4, 5))


@pytest.mark.parametrize(
    ("kind", "zones"),
    [
        ("residents", {"trader", "resident-supply"}),
        ("trader_swap", {"trader", "resident-supply"}),
        ("chests", {"chests-bought"}),
        ("hakim", set()),
    ],
)
def test_a_colour_lights_what_is_asked_for(kind: str, zones: set[str]) -> None:
    """A question for a resident, a chest or a type lights no other token of that colour."""
    setup = config(2, modules=("trader", "treasure", "invaders", "characters"))
    game = arranged(setup)
    Trader.of(game).residents[0] = [4] if kind == "trader_swap" else []
    Treasure.of(game).bought = [0, 0, 0, 0, 1, 0] if kind == "chests" else [0] * 6
    Characters.of(game).owned[0] = [HAKIM]
    game.players[0].palace.place(TILE_BY_ID["garden-10"], cell_at(0, 1))
    game.decisions.append(Frame(kind, 0, (1,) if kind == "hakim" else ()))
    shown = Desk(Session.at(setup, game, {})).view().zones
    lit = {zone.name for zone in shown if any(piece.state == "can" for piece in zone.pieces)}
    assert lit == zones


def test_a_resident_is_swapped_or_not() -> None:
    """Chips name the leaving resident, then the new one; no keeps the residents."""

    def stand(game: Game) -> None:
        Trader.of(game).residents[0] = [4]
        game.decisions.append(Frame("trader_swap", 0, ()))

    desk = table("trader", stand)
    assert chips(desk)[0].startswith("out: garden")
    assert chips(desk)[1].startswith("in:")
    desk.pick(Press("no"))
    assert desk.session.actions[-1] == StayOut.of()


@pytest.mark.parametrize("kind", ["trader_in", "trader_swap"])
def test_residents_come_from_the_supply(kind: str) -> None:
    """A resident of the trader never stands for one of its colour that comes from the supply."""

    def stand(game: Game) -> None:
        Trader.of(game).residents[0] = [4, 5]
        cell = cell_at(0, 1)
        game.players[0].palace.place(TILE_BY_ID["garden-10"], cell)
        game.decisions.append(Frame(kind, 0, (cell, 4) if kind == "trader_in" else ()))

    def state(desk: Desk, zone_name: str, token: str) -> str:
        zones = [zone for zone in desk.view().zones if zone.name == zone_name]
        return next(p.state for zone in zones for p in zone.pieces if p.id == token)

    desk = table("trader", stand)
    desk.pick(Choose("colour", "tower") if kind == "trader_in" else Choose("new_colour", "tower"))
    assert state(desk, "resident-supply", "resident-tower") == "chosen"
    assert state(desk, "trader", "resident-tower") != "chosen"


def test_a_room_is_paid_with_the_least() -> None:
    """A room says its price: 8 or more in any mix; an exact sum is taken if there is one."""
    desk = table("treasure", lambda _: None, hand="florin-3 denar-5 ducat-9")
    desk.pick(Do("buy_chests"))
    assert lines(desk)[0] == "choose a room"
    assert "8 or more, in any mix of currencies" in lines(desk)
    rooms = [chip.icon for chip in desk.view().prompt.chips if isinstance(chip.target, Choose)]
    lying = next(view for view in desk.view().shelf if view.name == "rooms").groups
    tokens = [[piece.piece for piece in room.pieces] for room in lying]
    assert rooms == [
        " ".join(piece.id for piece in room for _ in range(piece.count)) for room in tokens
    ]
    desk.pick(Choose("room", "2"))
    assert sorted(chosen_cards(desk)) == ["denar-5", "florin-3"]
    assert "no change, and there is no further action" in lines(desk)
    desk.confirm()
    action = desk.session.actions[0]
    assert isinstance(action, BuyChests)
    assert action.room == 1


def test_a_room_says_how_many_of_its_chests_fit() -> None:
    """The chip of a room says how many of its chests oneself and the others would place."""

    def stand(game: Game) -> None:
        Treasure.of(game).rooms[:] = [[4, 4, 5, 0], [0, 0, 1, 1], [4, 2, 2, 2]]
        game.players[0].palace.place(TILE_BY_ID["garden-10"], cell_at(1, 0))
        game.players[0].bought = [TILE_BY_ID["tower-11"]]
        game.players[1].palace.place(TILE_BY_ID["arcades-9"], cell_at(1, 0))

    desk = table("treasure", stand, hand="florin-3 denar-5 ducat-9")
    desk.pick(Do("buy_chests"))
    chips = [chip for chip in desk.view().prompt.chips if isinstance(chip.target, Choose)]
    assert [tr("en", chip.text) for chip in chips] == [
        "room 1 · 2 fit",
        "room 2 · 0 fit",
        "room 3 · 1 fits, others get 1",
    ]


def test_actions_stay_while_they_are_impossible() -> None:
    """Buying chests or a bazaar keeps its place and says why it is impossible."""

    def shown(desk: Desk, name: str) -> list[tuple[bool, str]]:
        found = (chip for chip in desk.view().prompt.chips if chip.target == Do(name))
        return [(chip.enabled, english(chip.why) if chip.why else "") for chip in found]

    def empty(game: Game) -> None:
        Treasure.of(game).rooms[:] = [[], [], []]

    def no_bazaar(game: Game) -> None:
        Bazaars.of(game).open[:] = []

    def open_bazaar(game: Game) -> None:
        Bazaars.of(game).open[:] = [TILE_BY_ID["bazaar-florin-arcades-garden-tower"]]

    poor = "No chests can be bought with this hand: a room costs at least 8."
    short = "No bazaar can be paid for exactly with this hand."
    chests, bazaar, little = "buy_chests", "buy_bazaar", "florin-3"
    assert shown(table("treasure", lambda _: None, hand="florin-9"), chests) == [(True, "")]
    assert shown(table("treasure", lambda _: None, hand="florin-3"), chests) == [(False, poor)]
    assert shown(table("treasure", empty, hand="florin-9"), chests)[0][1] == (
        "No room has chests left."
    )
    assert shown(table("bazaars", no_bazaar, hand=little), bazaar) == []
    assert shown(table("bazaars", open_bazaar, hand=little), bazaar) == [(False, short)]
    assert shown(table("walls", lambda _: None, hand=little), bazaar) == []


def test_a_room_is_paid_in_diamonds() -> None:
    """Diamonds are spoken of only in games that have them."""
    setup = config(3, modules=("treasure", "diamonds"))
    desk = Desk(Session.at(setup, arranged(setup, hand="florin-3 denar-5 ducat-9"), {}))
    desk.pick(Do("buy_chests"))
    assert "8 or more, in any mix of currencies or in diamonds only" in lines(desk)


# -- scorings ---------------------------------------------------------------------------------


def test_hakim_says_what_each_type_gains() -> None:
    """The number is what the scoring gives with this type, against having no Hakim."""

    def own(game: Game) -> None:
        Characters.of(game).owned[0] = [HAKIM]
        game.players[1].palace.place(TILE_BY_ID["garden-10"], cell_at(0, 1))
        game.decisions.append(Frame("hakim", 0, (1,)))

    desk = table("characters", own, palace="garden-11 0 1|tower-12 1 0")
    found = {chip.target: tr("en", chip.text) for chip in desk.view().prompt.chips}
    assert found[Choose("colour", "garden")] == "garden +3"  # 5 alone instead of 2 shared
    chosen = desk.session.observation(0).game.clone()
    apply(chosen, ChooseHakim.of(4))
    without = desk.session.observation(0).game.clone()
    Characters.of(without).owned[0] = []
    assert score_now(chosen, 1).totals[0] - score_now(without, 1).totals[0] == 3
    assert found[Choose("colour", "tower")] == "tower 0"


@pytest.mark.parametrize("given", ["builder-ducat", "ducat-3"])
def test_what_machma_does_with_a_card(given: str) -> None:
    """Money goes to the discards, but a builder leaves the game: it is given up either way."""
    setup = config(3, modules=("characters", "builders"))
    game = arranged(setup, hand=given, display="dirham-1 florin-8 florin-9 denar-9")
    Characters.of(game).owned[0] = [MACHMA]
    game.decisions.append(Frame("before_turn", 0))
    desk = Desk(Session.at(setup, game, {}))
    picks(desk, AtHand(0), AtDisplay(0))
    text = "your card is given up; the place on display stays empty until the refill"
    assert text in lines(desk)
    desk.confirm()
    after = desk.session.observation(0).game
    assert (CARD_BY_ID[given] in after.discards) == (given == "ducat-3")
    assert (CARD_BY_ID[given] in after.gone) == (given == "builder-ducat")
    assert -1 in after.display


def test_a_bonus_card_says_what_it_gains() -> None:
    """The number is what one more building of its type gives in this scoring."""
    tile = TILE_BY_ID["garden-11"]

    def hold(game: Game) -> None:
        Bonus.of(game).hidden[0] = [tile]
        game.players[1].palace.place(TILE_BY_ID["garden-10"], cell_at(0, 1))
        game.decisions.append(Frame("bonus", 0, (1,)))

    desk = table("bonus", hold, palace="garden-11 0 1")
    assert chips(desk) == ["garden 11 +3"]  # 5 alone instead of 2 shared
    shown = desk.session.observation(0).game.clone()
    before = score_now(shown, 1).totals[0]
    apply(shown, RevealBonus.of(tile))
    assert score_now(shown, 1).totals[0] - before == 3


@pytest.mark.parametrize("kind", ["turn", "place", "turn_end"])
def test_a_bonus_card_is_shown(kind: str) -> None:
    """A click and "Show the card" show a bonus card at any time, free, and it can be taken back."""
    garden, tower = TILE_BY_ID["garden-11"], TILE_BY_ID["tower-12"]

    def hold(game: Game) -> None:
        Bonus.of(game).hidden[0] = [garden, tower]
        game.players[1].palace.place(TILE_BY_ID["garden-10"], cell_at(0, 1))
        if kind != "turn":
            game.decisions[-1] = Frame("turn_end", 0)
            game.acted = 1
        if kind == "place":
            game.players[0].bought = [TILE_BY_ID["tower-9-es"]]
            game.decisions.append(Frame("place", 0))

    desk = table("bonus", hold, palace="garden-11 0 1")
    mine = {card.id: card for card in there(desk.view().you.extras).cards}
    assert mine["bonus-garden-11"].state == CAN
    missing = "This card’s building is not in the Alhambra."
    assert tr("en", there(mine["bonus-tower-12"].why)) == missing
    desk.pick(mine["bonus-tower-12"].target)
    assert tr("en", refusal_of(desk.view()).text) == missing
    for again in (False, True):
        desk.pick(mine["bonus-garden-11"].target)
        view = desk.view()
        assert tr("en", view.prompt.title) == "Show the card"
        if not again:  # its chip puts it back
            desk.pick(Do(RevealBonus.name))
            assert tr("en", desk.view().prompt.title) != "Show the card"
    button = next(
        action_button
        for action_button in view.prompt.buttons
        if action_button.target == Press("confirm")
    )
    assert (tr("en", button.text), button.enabled, button.final) == ("Show the card", True, False)
    texts = [tr("en", fact.text) for fact in there(view.callout).facts]
    assert texts[0] == "costs no action"
    assert any("Anna +3 and Marco −2" in one for one in texts)  # 5 alone instead of 2 shared
    before = desk.session.digest()
    desk.pick(Press("confirm"))
    assert desk.session.actions == (RevealBonus.of(garden),)
    game = desk.session.observation(1).game
    assert (Bonus.of(game).shown[0], game.frame.kind) == ([garden], kind)
    desk.pick(Press("undo"))
    assert desk.session.digest() == before


def test_a_hidden_card_holds_no_turn_open() -> None:
    """A card that could be shown does not hold the turn open: nobody sees that there is one."""
    garden = TILE_BY_ID["garden-11"]

    def hold(game: Game) -> None:
        Bonus.of(game).hidden[0] = [garden]

    desk = table("bonus", hold, palace="garden-11 0 1")
    desk.options = DeskOptions(confirm=CONFIRM_OFF)
    desk.pick(AtDisplay(0))
    assert next(
        button for button in desk.view().prompt.buttons if button.target == Press("confirm")
    ).final
    desk.pick(Press("confirm"))
    assert [action.name for action in desk.session.actions] == ["take_money", "end_turn"]


def test_nothing_to_show_is_said_by_one_button() -> None:
    """Without a bonus card that could be shown there are not two buttons that say the same."""

    def hold(game: Game) -> None:
        Bonus.of(game).hidden[0] = [TILE_BY_ID["garden-11"]]
        game.decisions.append(Frame("bonus", 0, (1,)))

    desk = table("bonus", hold)
    assert [button.target for button in desk.view().prompt.buttons] == [Press("confirm")]
    desk.pick(Press("confirm"))
    assert desk.session.actions[-1].declines


# -- what cannot be chosen --------------------------------------------------------------------

QUESTIONS = [
    ("characters", "auction", (KARIM, 0, -1, 0)),
    ("characters", "pay_bid", (KARIM, 2)),
    ("characters", "fatima", ()),
    ("trader", "trader_back", ()),
    ("bonus", "bonus", (1,)),
]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("module", "kind", "data"), QUESTIONS)
def test_what_cannot_be_chosen_says_why(
    module: str, kind: str, data: tuple[int, ...], lang: str
) -> None:
    """A card, a slot, a tile or a far cell answers with a sentence and a rule, and does nothing."""
    desk = table(module, asks(kind, *data), hand="denar-2 florin-3")
    steps = len(desk.session.actions)
    for target in (AtDisplay(0), AtSlot(0), AtReserve("garden-11")):
        desk.pick(target)
        refusal = desk.view().refusal
        assert refusal is not None, target
        assert refusal.rule
        assert tr(lang, refusal.text)
        assert tr(lang, refusal.title)
    assert len(desk.session.actions) == steps


def test_the_trader_goes_beside_a_tile() -> None:
    """A space that touches nothing is refused with the rule of moving in."""
    desk = table("trader", asks("trader_back"))
    desk.pick(AtCell(9, 9))
    refusal = refusal_of(desk.view())
    assert (refusal.rule, refusal.cells) == ("trader.move_in", ((9, 9),))
    assert tr("en", refusal.text) == "The trader goes beside one of your tiles, but not a camp."


# -- words and keys ---------------------------------------------------------------------------


def keys_of_acts() -> dict[str, str]:
    """The keys of all actions that have one."""
    return {name: act.key for name, act in acts().items() if act.key}


@pytest.mark.parametrize("lang", LANGS)
def test_every_action_is_said(lang: str) -> None:
    """Every action that has a key has a name, and a sentence of what follows from it."""
    own = {"wake_vizier", "use_vizier"}  # they have questions of their own
    for name in keys_of_acts():
        assert "_" not in tr(lang, action_text(name))
        assert name in own or has_text(f"then-{name.replace('_', '-')}")


def test_keys_of_actions_are_free() -> None:
    """No key of an action is a command of the table."""
    taken = {key for keys in COMMANDS.values() for key in keys}
    assert not taken & set(keys_of_acts().values())


def test_chips_of_pieces_show_them() -> None:
    """Huts are chosen from chips with their pictures, in the order of the building types."""
    desk = table("huts", lambda _: None)
    desk.pick(Do("take_hut"))
    huts = [chip for chip in desk.view().prompt.chips if isinstance(chip.target, NamedTile)]
    assert [chip.icon for chip in huts] == [str(chip.target) for chip in huts]
    assert [TILE_TYPE[TILE_BY_ID[chip.icon.removeprefix("tile:")]] for chip in huts] == [*range(6)]
