"""Placing tiles, the question between two turns, hot seat, and any other question."""

import random
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.desk.generic import GenericMode
from alhambra_qt.controller.desk.picking import Narrow
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.gameconfig import setup_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    Begin,
    Do,
    Press,
    Target,
)
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Action, Buy, EndTurn, GiveToDirk, PassWindow, Place, Reserve
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID
from alhambra_qt.i18n import tr
from alhambra_qt.modules.thieves.rules import Thieves
from alhambra_qt.modules.vizier.rules import UseVizier, Vizier, WakeVizier
from tests.controller.kit import (
    act,
    arranged,
    cards,
    config,
    desk,
    english,
    interrupt,
    picks,
    refusal_of,
    texts,
    there,
    tiles,
    words,
)

STATE: dict[str, Any] = {
    "hand": "florin-4 florin-5 dirham-9",
    "market": "seraglio-9 chambers-8-nw tower-12 tower-11",
    "display": "ducat-3 florin-7 florin-2 denar-9",
}
VIZIER: dict[str, Any] = {"modules": ("vizier",)}
ONLY_IN_TURN = "That is only possible on your own turn."


def window(humans: int = 1) -> Desk:
    """Seat 0 has ended its turn; the others pass, and it is asked last."""
    setup = config(2, humans, **VIZIER)
    desk = Desk(Session.at(setup, arranged(setup, **STATE), {}), DeskOptions("off"))
    if humans > 1:
        desk.take_seat()
    act(desk, AtDisplay(0))
    if humans == 1:
        assert desk.session.to_move == 1
        desk.session.play(PassWindow.of())
    return desk


def between(module: str = "", thief: str = "", **state: str) -> Desk:
    """Seat 0 of two is asked between two turns; it may hold a thief."""
    setup = config(2, modules=(module,) if module else ())
    game = arranged(setup, **{**STATE, **state})
    if thief:
        Thieves.of(game).held[0] = [CARD_BY_ID[thief]]
    interrupt(game, "window", 0)
    return Desk(Session.at(setup, game, {}), DeskOptions("off"))


def test_vizier_is_asked_and_used() -> None:
    """Between two turns the vizier buys one tile for exactly its price."""
    desk = window()
    assert tr("en", desk.view().prompt.title) == "Use the vizier?"
    desk.pick(AtSlot(0))
    assert tr("en", desk.view().prompt.title) == "Vizier: buy the seraglio for 9 florins?"
    desk.confirm()
    assert desk.session.actions[-1] == UseVizier.of(0, tuple(cards("florin-4 florin-5")))
    assert desk.view().prompt.tile == "seraglio-9"
    assert not desk.view().you.badges[0].on


def test_escape_after_a_choice() -> None:
    """Escape forgets the tile that was chosen; what declines for good has a key of its own."""
    desk = window()
    keys = {button.target: button.key for button in desk.view().prompt.buttons}
    assert (keys[Press("no")], Press("cancel") in keys) == ("N", False)
    desk.pick(AtSlot(0))
    keys = {button.target: button.key for button in desk.view().prompt.buttons}
    assert (keys[Press("no")], keys[Press("cancel")]) == ("N", "Esc")


def test_no_turn_ends_between_turns() -> None:
    """The market is refilled as soon as the tile is placed, not when somebody ends a turn."""
    desk = window()
    desk.pick(AtSlot(0))
    callout = there(desk.view().callout)
    refilled = [fact.when for fact in callout.facts if fact.text.id == "what-market-filled"]
    assert refilled == ["then"]
    desk.confirm()
    desk.pick(desk.view().legal[0].target)
    assert 0 in desk.session.observation(0).game.market
    desk.confirm()
    assert 0 not in desk.session.observation(0).game.market


def test_vizier_pays_exactly() -> None:
    """A tile that can only be overpaid is refused with the rule of the vizier."""
    desk = window()
    answer = desk.explain(AtSlot(1))
    assert there(answer.refusal).rule == "vizier.use"
    assert english(answer.now) == "The vizier pays exactly: 1 too much."


def test_escape_never_answers() -> None:
    """Cancel forgets the picks, and then does nothing, however often; no is said by its button."""
    desk = window()
    desk.pick(AtSlot(0))
    desk.cancel()
    assert tr("en", desk.view().prompt.title) == "Use the vizier?"
    before = desk.session.actions
    desk.cancel()
    assert desk.session.actions == before
    desk.pick(Press("no"))
    assert desk.session.actions[-1] == PassWindow.of()


def test_another_module_may_ask_between_turns() -> None:
    """The question of a module that nobody wrote picks for can be answered no as well."""
    desk = between()
    assert isinstance(desk.mode(), GenericMode)
    assert tr("en", desk.view().prompt.title) != "Use the vizier?"
    desk.pick(Press("no"))
    assert desk.session.actions == (PassWindow.of(),)


def test_too_much_is_as_much_as_the_market_says() -> None:
    """The vizier's overpayment is counted with the best cards, not with all of them."""
    desk = between("vizier", hand="florin-4 florin-8 dirham-9")
    assert english(desk.explain(AtSlot(0)).now) == "The vizier pays exactly: 3 too much."
    assert english(desk.view().market[0].pay_text) == "3 over"


def test_other_things_are_refused_between_turns() -> None:
    """Money, reserve and board are closed between two turns."""
    desk = window()
    for target in (AtDisplay(0), AtCell(0, 1), Begin("money")):
        assert english(refusal_of(desk.explain(target)).text) == ONLY_IN_TURN


def test_no_vizier_no_words_of_one() -> None:
    """Where only thieves are used between turns, what belongs to a turn is over."""
    desk = between("thieves")
    for target in (AtSlot(0), AtHand(0), Begin("money")):
        assert english(refusal_of(desk.explain(target)).text) == ONLY_IN_TURN


def test_a_thief_says_what_it_does_not_take() -> None:
    """Money of another currency is refused by the thief's own rule, not because turns are over."""
    desk = between("thieves", "thief-florin", display="florin-1 denar-2 ducat-3 ducat-4")
    assert desk.explain(AtDisplay(0)).refusal is None
    refusal = refusal_of(desk.explain(AtDisplay(1)))
    assert refusal.rule == "thieves.use"
    assert english(refusal.text) == "This thief takes only money of its own currency."


def test_waking_the_vizier() -> None:
    """An inactive vizier can be woken by its chip, once confirmed."""
    setup = config(2, 1, **VIZIER)
    game = arranged(setup, **STATE)
    Vizier.of(game).active[0] = False
    desk = Desk(Session.at(setup, game, {}))
    chip = next(b for b in desk.view().prompt.chips if b.target == Do("wake_vizier"))
    assert chip.key == "V"
    desk.pick(chip.target)
    assert tr("en", desk.view().prompt.title) == "Reactivate the vizier?"
    desk.confirm()
    assert desk.session.actions[0] == WakeVizier.of()


def test_handover_between_people() -> None:
    """Before another person's question the computer is handed over; then it is theirs."""
    desk = window(humans=2)
    assert desk.viewing.waiting == 1
    page = there(desk.handover("it"))
    assert page.lang == "it"
    assert tr("it", page.title) == "Marco, una domanda per te"
    assert english(page.matter) == "Between two turns: Vizier’s Favour"
    assert english(page.whose) == "Anna has played, Marco is next"
    assert tr("en", page.text) == "Everybody is asked the same question between two turns."
    assert desk.view().hand.hidden
    desk.pick(Press("here"))
    assert desk.handover() is None
    assert desk.view().viewer == 1


def test_handover_tells_what_happened() -> None:
    """The hand-over page tells what others did and names nothing that is still in a hand."""
    setup = config(3, 2, seed="tell")
    desk = Desk(Session.at(setup, arranged(setup, **STATE), {}), DeskOptions("off"))
    desk.take_seat()
    act(desk, AtDisplay(0))
    page = there(desk.handover())
    assert page.seat.seat == 1
    assert tr("en", page.title) == "Marco, it’s your turn"
    assert (page.matter, page.whose) == (None, None)
    lines = [tr("en", line.text) for line in page.since]
    assert lines == ["Anna takes 1 card (3)"]
    assert "florin-4" not in words(page)


def test_handover_before_anybody_has_moved() -> None:
    """The first hand-over mentions no last move; the next person reads what happened so far."""
    setup = config(2, 2, seed="first")
    desk = Desk(Session.at(setup, arranged(setup, **STATE), {}), DeskOptions("off"))
    assert there(desk.handover()).since == ()
    titles = []
    for _ in range(3):
        desk.take_seat()
        act(desk, AtDisplay(0))
        page = there(desk.handover())
        assert page.since
        titles.append(tr("en", page.since_title))
    assert titles == ["So far", "Since your last move", "Since your last move"]


def test_seat_has_its_language() -> None:
    """A seat with a language of its own is spoken to in it."""
    setup = config(2, 2)
    seats = (evolve(setup.seats[0], lang="ro"), evolve(setup.seats[1], lang="fr"))
    page = there(Desk(Session.new(evolve(setup, seats=seats))).handover("en"))
    assert page.lang == {0: "ro", 1: "fr"}[page.seat.seat]


@pytest.mark.parametrize("seed", range(6))
def test_generic_picks_reach_every_action(seed: int) -> None:
    """Any legal action of any question can be spelled out by picking its parts."""
    setup = config(2, humans=0, seed=f"generic{seed}", modules=("vizier", "camps"))
    session = Session.new(setup)
    rng = random.Random(seed)
    for _ in range(60):
        if session.to_move is None:
            break
        seat = session.to_move
        game = session.observation(seat).game
        wanted = rng.choice(legal_actions(game))
        narrow = Narrow(Table.of(game, seat, session.tags, "normal"), legal_actions(game))
        for target in sorted(spelled(narrow, wanted), key=str):
            narrow.change_picks(target)
        assert narrow.ready() == wanted
        session.play(wanted)


def spelled(narrow: Narrow, action: Action) -> list[Target]:
    """The picks that spell an action out."""
    from alhambra_qt.controller.words.moves import targets

    return targets(narrow.table, action)


def test_generic_mode_says_what_to_pick() -> None:
    """A question that nobody wrote picks for offers its actions as chips and can be confirmed."""
    setup = config(2)
    session = Session.at(setup, arranged(setup, **STATE), {})
    mode = GenericMode(Table.of(session.observation(0).game, 0, session.tags, "normal"))
    overlay = mode.overlay()
    assert {chip.target for chip in overlay.prompt.chips} == {Do("take_money"), Do("buy")}
    for target in (Do("buy"), AtSlot(1)):
        mode.take_pick(target)
    overlay = mode.overlay()
    assert overlay.prompt.buttons[-1].enabled
    ready = mode.ready()
    assert isinstance(ready, Buy)
    assert ready.slot == 1
    assert overlay.state(AtSlot(1)) == "chosen"
    assert mode.cancel()
    assert list(texts(overlay))


def test_end_turn_alone_is_listed() -> None:
    """After an action only the end of the turn is left, and the board says so when asked."""
    setup = config(2)
    desk = Desk(Session.at(setup, arranged(setup, **STATE), {}), DeskOptions("on"))
    act(desk, AtDisplay(1))
    assert refusal_of(desk.explain(AtSlot(0))).rule == "turn.refill"
    act(desk, AtDisplay(2))
    assert desk.session.actions[-1] == EndTurn.of()


def test_a_chosen_builder_comes_first() -> None:
    """With a builder chosen a tile to take out waits for the builder, and says so."""
    setup = config(2, modules=("builders",))
    game = arranged(setup, "builder-florin", palace="tower-12 1 0", display="ducat-9 - - -")
    desk = Desk(Session.at(setup, game, {}))
    act(desk, AtDisplay(0))
    assert (
        english(refusal_of(desk.explain(AtCell(1, 0))).text) == "The actions of this turn are over."
    )
    picks(desk, Do("use_builder"))
    asked = refusal_of(desk.explain(AtCell(1, 0)))
    assert english(asked.text) == "First confirm “Use a builder card”."
    desk.confirm()
    act(desk, AtCell(1, 0))
    assert len(desk.view().reserve.tiles) == 1


def test_why_buying_is_not_possible() -> None:
    """The button that cannot be pressed names the rule which forbids what was picked."""
    desk = window()
    picks(desk, AtSlot(0), AtHand(0))
    assert not desk.view().prompt.buttons[-1].enabled
    assert refusal_of(desk.explain(Press("confirm"))).rule == "buy.pay"


# -- placing tiles ---------------------------------------------------------------------------------


PLACING: dict[str, Any] = {
    "hand": "florin-9 dirham-9 dirham-1",
    "market": "garden-9-e chambers-9-w tower-12 tower-11",
    "display": "ducat-3 florin-7 florin-2 denar-9",
    "palace": "seraglio-9 1 0|tower-13-e 2 0",
}
GARDEN, CHAMBER = TILE_BY_ID["garden-9-e"], TILE_BY_ID["chambers-9-w"]


def bought_two(seats: int = 3) -> Desk:
    """A desk at which a garden and a chamber were bought."""
    table = desk(config(seats), **PLACING)
    for slot in (AtSlot(0), AtSlot(1)):
        act(table, slot)
    table.pick(Press("end-actions"))
    return table


def test_legal_cells_tell_the_wall_change() -> None:
    """Exactly the legal cells are lit, each with what it does to the longest wall."""
    view = bought_two().view()
    assert view.prompt.tile == "garden-9-e"
    spots = {(cell.x, cell.y): cell.wall for cell in view.legal}
    assert (0, -1) in spots
    assert (-1, 0) not in spots
    assert spots[(2, -1)] == 1
    assert "2 east, 1 north" in tr("en", next(c for c in view.legal if c.x == 2 and c.y == -1).text)


def test_tile_is_put_then_confirmed() -> None:
    """A put tile shows as a ghost with its effects until it is confirmed."""
    table = bought_two()
    table.pick(AtCell(2, -1))
    view = table.view()
    assert view.ghost is not None
    assert (view.ghost.x, view.ghost.y, view.ghost.put) == (2, -1, True)
    assert view.callout is not None
    assert view.callout.at == (2, -1)
    assert [tr("en", fact.text) for fact in view.callout.facts] == [
        "Longest wall 1 → 2",
        "0 → 1 garden",
        "If scoring 1 took place now: Anna +6",
        "In the last scoring: Anna +21",
    ]
    assert [rule.rule for rule in view.callout.rules] == ["score.wall", "score.majority"]
    table.confirm()
    assert table.session.actions[-1] == Place.of(GARDEN, cell_at(2, -1))
    assert table.view().prompt.tile == "chambers-9-w"


def test_same_cell_twice_confirms() -> None:
    """Picking the cell again where the tile lies places it."""
    table = bought_two()
    picks(table, AtCell(2, -1), AtCell(2, -1))
    assert table.session.actions[-1] == Place.of(GARDEN, cell_at(2, -1))


def test_any_order() -> None:
    """The tiles are placed in any order, chosen by themselves or with the next button."""
    table = bought_two()
    table.pick(Press("next"))
    assert table.view().prompt.tile == "chambers-9-w"
    table.pick(AtBought("garden-9-e"))
    assert table.view().prompt.tile == "garden-9-e"
    picks(table, AtBought("chambers-9-w"), Press("reserve"))
    assert table.session.actions[-1] == Reserve.of(CHAMBER)


def test_illegal_cell_shows_the_rule() -> None:
    """A cell that a rule forbids is answered with the rule, the tile and the failing side."""
    table = bought_two()
    table.pick(AtCell(-1, 0))
    refusal = refusal_of(table.view())
    assert (refusal.rule, refusal.tile, refusal.at) == ("build.edges", "garden-9-e", (-1, 0))
    assert refusal.sides == ((-1, 0, "e"),)
    assert table.view().ghost is None
    assert len(table.session.actions) == 3


def test_walk_is_drawn() -> None:
    """A tile behind a wall shows the path from the fountain that stops there."""
    table = desk(**{**PLACING, "palace": "seraglio-7-w 1 0|tower-13-e 2 0"})
    act(table, AtSlot(1))
    table.pick(Press("end-actions"))
    answer = table.explain(AtCell(3, 0))
    assert answer.refusal is not None
    assert answer.refusal.rule == "build.walk"
    assert answer.refusal.path[0] == (0, 0)
    assert answer.refusal.cells == ()
    assert tr("en", answer.title) == "Why not here?"


def test_hover_shows_ghost_or_rule() -> None:
    """Pointing at a legal cell shows the tile there, at a forbidden one the rule."""
    table = bought_two()
    table.hover(AtCell(2, -1))
    view = table.view()
    assert view.ghost is not None
    assert not view.ghost.put
    assert view.callout is not None
    table.hover(AtCell(-1, 0))
    view = table.view()
    assert view.ghost is None
    assert view.refusal is not None
    table.hover(AtCell(9, 9))
    assert table.view().refusal is None
    table.hover(None)
    assert table.view().refusal is None


def test_drag_is_the_same_as_two_clicks() -> None:
    """Dropping a tile on a cell builds it there; on the reserve it goes there."""
    table = bought_two()
    table.drop(AtBought("chambers-9-w"), AtCell(0, 1))
    refused = table.view().refusal is not None
    assert refused != isinstance(table.session.actions[-1], Place)
    table.drop(AtBought("garden-9-e"), AtReserve())
    assert table.session.actions[-1] == Reserve.of(GARDEN)


def test_gift_to_dirk_only_in_two() -> None:
    """In a game of two a tile may go to Dirk; with more there is no such button."""
    table = bought_two(seats=2)
    assert Press("dirk") in [button.target for button in table.view().prompt.buttons]
    assert table.view().dirk is not None
    table.pick(Press("dirk"))
    assert table.session.actions[-1] == GiveToDirk.of(GARDEN)
    assert "garden-9-e" in there(table.view().dirk).tiles
    three = bought_two(seats=3)
    assert three.view().dirk is None
    three.pick(Press("dirk"))
    assert refusal_of(three.view()).rule == "dirk.gift"


def test_placed_tiles_are_marked() -> None:
    """The tiles placed in a seat's last turn are marked on its Alhambra."""
    table = bought_two()
    act(table, AtCell(2, -1))
    marked = [(tile.x, tile.y) for tile in table.view().palace.tiles if tile.last]
    assert marked == [(2, -1)]


def final_desk() -> Desk:
    """The end of a game: the bag is empty and seat 0 holds the most florins and dirhams."""
    setup = config(3)
    game = modules.new_game(setup_of(setup))
    game.to_play = 0
    game.decisions[-1] = game.decisions[-1]._replace(seat=0)
    game.bag = []
    game.market = tiles("garden-9-e chambers-9-w tower-12 -")
    game.players[0].hand = cards("florin-9 dirham-9")
    game.players[1].hand = cards("florin-1 denar-4")
    game.players[2].hand = cards("dirham-2 denar-4")
    for player in game.players:
        player.hidden = []
    game.display = cards("ducat-3 florin-7 florin-2 denar-9")
    return Desk(Session.at(setup, game, {}))


def test_final_distribution_says_why() -> None:
    """Tiles won at the end are placed like bought ones, with the reason why they were won."""
    table = final_desk()
    act(table, AtDisplay(0))
    table.confirm()
    view = table.view()
    texts = [tr("en", line.text) for line in view.prompt.lines]
    assert texts[0] == "you hold the most florins (9)"
    shares = [(share.tile, share.winner.name if share.winner else None) for share in view.shares]
    assert shares == [("garden-9-e", "Anna"), ("chambers-9-w", "Anna"), ("tower-12", None)]
    assert tr("en", view.shares[2].text) == "A tie at 4: nobody gets the tower"
    table.pick(Press("dirk"))
    assert refusal_of(table.view()).rule == "dirk.gift"


def test_last_tile_of_the_game_is_final() -> None:
    """The last tile of all cannot be taken back, so even the reserve is asked for."""
    table = final_desk()
    act(table, AtDisplay(0))
    table.confirm()
    picks(table, Press("reserve"), Press("reserve"))
    assert tr("en", table.view().prompt.title) == "Put the chamber into the reserve?"
    assert not table.session.over
    table.confirm()
    assert table.session.over
    assert table.view().prompt.mood == "over"
    assert EndTurn.of() in table.session.actions


def test_where_nothing_fits() -> None:
    """Confirming asks for a space only if there is one; else the reserve is all that is left."""
    table = bought_two()
    table.confirm()
    assert english(table.notice) == "First choose a space."
    setup = config(3, modules=("camps",))
    table = desk(setup, hand="florin-5", market="camp-5-s - - -", display=PLACING["display"])
    act(table, AtSlot(0))
    table.pick(Press("no"))
    table.confirm()
    assert isinstance(table.session.actions[-1], Reserve)
