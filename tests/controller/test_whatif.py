"""The effects of a move, before it is made."""

from functools import partial
from typing import Any

import pytest

from alhambra_qt.controller.desk.chips import ways
from alhambra_qt.controller.desk.modes import legal_cell
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.whatif.effects import after as tried
from alhambra_qt.controller.whatif.effects import callout, effects, points_change, wall_change
from alhambra_qt.engine import Game, legal_actions, score_now
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    GiveToDirk,
    Place,
    RemoveTile,
    Reserve,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.ids import SIDE_LETTERS, cell_at
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_BY_ID, TILE_ID, TYPES
from alhambra_qt.engine.scoring import module_lines
from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.modules.bazaars.rules import Bazaars
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.change.rules import Change
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.gates.rules import PlaceWithGate
from alhambra_qt.modules.invaders.rules import Invaders, attack_lines, possible_losses
from alhambra_qt.modules.trader.rules import Trader
from alhambra_qt.modules.treasure.chests import BuyChests
from alhambra_qt.modules.treasure.rules import Treasure
from alhambra_qt.modules.walls.rules import BuildSticks, Walls
from tests.controller.kit import arranged, cards, config, there
from tests.scored_samples import every

GARDEN = TILE_BY_ID["garden-9-e"]


def game(seats: int = 3, palace: str = "seraglio-9 1 0|tower-13-e 2 0") -> Game:
    """A game in which seat 0 has a small Alhambra."""
    return arranged(config(seats), "florin-5 florin-4", "seraglio-6-es - - -", palace=palace)


def facts(
    state: Game, action: Action, show_all: bool = True, lang: str = "en", without: str = ""
) -> list[str]:
    """The facts of an action but those with one icon, details behind a bar."""
    view = there(callout(state, 0, tags(config(len(state.players))), action, show_all))
    return [
        tr(lang, fact.text) + (f" | {tr(lang, fact.detail)}" if fact.detail else "")
        for fact in view.facts
        if fact.icon != without
    ]


# What an action would do, without the points of everybody.
facts_but_points = partial(facts, without="crown")


def test_wall_and_majority() -> None:
    """Placing says what happens to wall, majority and the points of everybody."""
    state = game()
    state.players[1].palace.place(TILE_BY_ID["garden-10"], cell_at(0, 1))
    assert facts(state, Place.of(GARDEN, cell_at(2, -1))) == [
        "Longest wall 1 → 2 | +1 each scoring",
        "0 → 1 garden | tied for the most: Marco has 1",
        "If scoring 1 took place now: Anna +3 and Marco −3"
        " | Gardens: Anna +2 and Marco −3; Wall: Anna +1",
        "In the last scoring: Anna +17 and Marco −4"
        " | Gardens: Anna +16 and Marco −4; Wall: Anna +1",
    ]


def test_what_changes_and_the_points_of_all() -> None:
    """The callout shows what changes and everybody's points, unless everything is wanted."""
    state = arranged(config(3, modules=("camps",)), palace="garden-10-n 1 0|tower-12 2 0")
    place = Place.of(TILE_BY_ID["camp-5-s"], cell_at(1, -1))
    assert facts(state, place, show_all=False) == [
        "camp: +1 point each scoring",
        "Longest wall: still 1",
        "If scoring 1 took place now: Anna +1",
        "In the last scoring: Anna +1",
    ]
    assert facts(state, place)[:1] == ["camp: +1 point each scoring"]


def test_lead_in_words() -> None:
    """The lead is described as nobody else, new, growing, shrinking or behind."""
    state = game()
    add = AddTile.of(GARDEN, cell_at(0, -1))
    assert facts(state, add)[0] == "0 → 1 garden | nobody else has one"
    rival = state.players[2].palace
    rival.place(TILE_BY_ID["garden-10"], cell_at(0, 1))
    rival.place(TILE_BY_ID["garden-11"], cell_at(0, 2))
    assert facts(state, add)[0] == "0 → 1 garden | behind Ioana, who has 2"
    state.players[0].palace.place(TILE_BY_ID["garden-10-n"], cell_at(0, 1))
    state.players[0].palace.place(TILE_BY_ID["garden-12-s"], cell_at(0, -2))
    assert facts(state, add)[0] == "2 → 3 gardens | new lead: Ioana has 2"


def test_removing_loses() -> None:
    """Taking a tile out says what is lost."""
    found = facts(game(), RemoveTile.of(cell_at(2, 0)))
    assert found[0] == "no further action this turn"
    assert found[1] == "Longest wall 1 → 0 | −1 each scoring"
    assert found[2] == "1 → 0 towers | nobody else has one"


def test_payments_and_reserve() -> None:
    """Paying says whether another action follows; the reserve says that it scores nothing."""
    state = game()
    over = Buy.of(0, tuple(cards("florin-4 florin-5")))
    assert facts(state, over) == [
        "3 over: no change, no further action",
        "1 → 2 seraglios | nobody else has one",
        "Longest wall, on the best space: 1 → 3",
        "On the best space, if scoring 1 took place now: Anna +2",
        "In the last scoring: Anna +2",
        "the market is refilled from the bag",
    ]
    assert facts(state, Reserve.of(GARDEN)) == ["it goes to the reserve and scores nothing there"]


def test_change_that_comes_back() -> None:
    """With change the coins are counted, those just paid with too; without any none come."""
    setup = config(3, modules=("change",))
    state = arranged(setup, "florin-9 florin-4", "seraglio-6-es - - -")
    coins = Change.of(state)
    seen = {
        "florin-9": "you draw 1 coin as change",
        "florin-4 florin-9": "you draw 3 coins as change",
    }
    for paid, text in seen.items():
        assert facts(state, Buy.of(0, tuple(sorted(cards(paid)))))[0] == text
    assert coins.bag == [6] * 4
    coins.held[0], coins.bag = [1, 0, 0, 0], [0] * 4
    over = "3 over: no change, no further action"
    assert facts(state, Buy.of(0, tuple(cards("florin-9"))))[0] == over
    with_coin = Buy.of(0, tuple(sorted(cards("florin-9 coin-florin"))))
    assert facts(state, with_coin)[0] == "you draw 1 coin as change"


def test_tile_that_fits_nowhere() -> None:
    """Before buying it is said if the tile fits nowhere now."""
    state = arranged(config(3, modules=("camps",)), "florin-5", "camp-5-s - - -")
    for show_all in (True, False):
        assert facts(state, Buy.of(0, tuple(cards("florin-5"))), show_all) == [
            "it fits nowhere now: it would go to the reserve",
            "exact: another action",
            "the market is refilled from the bag",
        ]


def test_a_gate_may_make_room() -> None:
    """A tile that a gate card lets in fits; with Dirk one that does not may go to him."""
    built = "garden-8-nw -1 0|arcades-6-sw -1 1|chambers-11 0 1|chambers-10 1 1|tower-11-s 0 2"
    setup = config(2, modules=("gates",))
    state = arranged(setup, "florin-3", "pavilion-3-sw - - -", palace=built)
    buy, text = Buy.of(0, tuple(cards("florin-3"))), "to the reserve or to Dirk"
    assert facts(state, buy)[0].endswith(text)
    state.players[0].hand += cards("gate")
    assert not any(text in fact for fact in facts(state, buy))


def test_money_needs_no_callout() -> None:
    """Taking money changes no board, so nothing is said about boards."""
    view = callout(game(), 0, tags(config(3)), TakeMoney.of(tuple(cards("florin-4"))))
    assert view is None


def test_gift_changes_dirk() -> None:
    """A gift to Dirk is counted for him."""
    state = game(2)
    state.dirk = []
    after = tried(state, 0, GiveToDirk.of(GARDEN))
    assert after.dirk == [GARDEN]
    assert state.dirk == []
    assert points_change(state, after) == [0, 0, 5]
    assert facts(state, GiveToDirk.of(GARDEN)) == [
        "If scoring 1 took place now: Dirk +5 | Gardens: Dirk +5",
        "In the last scoring: Dirk +20 | Gardens: Dirk +20",
    ]


def test_nothing_is_changed() -> None:
    """Asking what a move would do leaves the game as it was."""
    state = game()
    before = score_now(state, 3)
    facts(state, Place.of(GARDEN, cell_at(2, -1)))
    assert score_now(state, 3) == before
    assert wall_change(state, 0, GARDEN, cell_at(2, -1)) == 1
    assert cell_at(2, -1) not in state.players[0].palace.tiles


# -- what modules count ----------------------------------------------------------------------------


GARDEN_11, TOWER = TILE_BY_ID["garden-11"], TILE_BY_ID["tower-12"]
BAZAAR = TILE_BY_ID["bazaar-florin-arcades-garden-tower"]


def table(modules: str, palace: str = "garden-10 1 0|tower-11 1 1", **state: str) -> Game:
    """Seat 0 has a garden and a tower without walls beside the fountain."""
    return arranged(config(3, modules=tuple(modules.split())), palace=palace, **state)


def asked(game: Game, kind: str) -> None:
    """Let a question be put to seat 0."""
    game.decisions[-1] = game.decisions[-1]._replace(kind=kind, seat=0)


def next_attack(game: Game, letter: str) -> None:
    """Let everybody see where the next attack comes from."""
    stack = Invaders.of(game).stack
    stack.remove(SIDE_LETTERS.index(letter))
    stack.append(SIDE_LETTERS.index(letter))


def unknown(game: Game) -> Game:
    """Hide the attack cards, as from somebody who looked at none."""
    state = Invaders.of(game)
    state.stack = [-1] * len(state.stack)
    return game


def test_bazaar_at_the_end() -> None:
    """A bazaar says before the last scoring what it will be worth, and shows what counts."""
    game = table("bazaars")
    cell = cell_at(0, 1)
    assert "bazaar: +4 points at the end" in facts_but_points(game, Place.of(BAZAAR, cell))
    seen = legal_cell(Table.of(game, 0, tags(config(3)), "normal"), BAZAAR, cell, msg("play-empty"))
    assert (seen.points, seen.row) == (4, "bazaars")
    assert sorted(seen.lines) == [((1, 0),), ((1, 1),)]


def test_building_beside_a_bazaar() -> None:
    """A building beside a bazaar says what it adds there; in the last scoring too."""
    game = table("bazaars", "garden-10 1 0|bazaar-florin-arcades-garden-tower 0 1")
    place = Place.of(TOWER, cell_at(1, 1))
    assert "bazaar: +3 points at the end" in facts_but_points(game, place)
    game.scorings_done = 2
    assert "bazaar: +3 points at the end" in facts_but_points(game, place)


def _counted(game: Game, tile: int, cell: int) -> tuple[str, int | None, int | None]:
    """Return the legal cell's texts besides the wall: the row, buildings counted, points."""
    seen = Table.of(game, 0, tags(config(3)), "normal")
    found = legal_cell(seen, tile, cell, msg("play-empty"))
    return found.row, found.counts, found.points


def test_hut_counts_more() -> None:
    """A hut says how many buildings it counts as, new or because of a neighbour."""
    hut = TILE_BY_ID["hut-garden-ne"]
    game = table("huts")
    found = facts_but_points(game, Place.of(hut, cell_at(0, 1)))
    assert "hut (garden) = 0 buildings" in found
    assert _counted(game, hut, cell_at(0, 1)) == ("garden", 0, None)
    beside = table("huts", "garden-10 1 0")
    assert _counted(beside, hut, cell_at(1, -1)) == ("garden", 1, None)
    assert _counted(beside, GARDEN_11, cell_at(1, 1)) == ("", None, None)
    game = table("huts", "garden-10 1 0|hut-garden-ne 0 1")
    found = facts_but_points(game, Place.of(GARDEN_11, cell_at(-1, 1)))
    assert "hut (garden) = 1 building | before: 0" in found
    assert "1 → 3 gardens | nobody else has one" in found


def test_pieces_are_lost_with_their_building() -> None:
    """Taking a building out says that chest, resident and bonus card go back."""
    game = table("trader treasure bonus")
    cell = cell_at(1, 1)
    Trader.of(game).homes[0] = {cell: TYPES.index("tower")}
    Treasure.of(game).chests[0] = {cell: TYPES.index("tower")}
    Bonus.of(game).hidden = [[], [], []]
    Bonus.of(game).shown[0] = [TILE_BY_ID["tower-11"]]
    asked(game, "turn")
    game.players[0].reserve = [TILE_BY_ID["seraglio-6-es"]]
    for action in (RemoveTile.of(cell), SwapTile.of(TILE_BY_ID["seraglio-6-es"], cell)):
        found = facts_but_points(game, action)
        assert "the chest goes back into the bag" in found
        assert "the resident goes back to the supply" in found
        assert "the bonus card goes back into your hand" in found
        assert "2 → 0 towers | nobody else has one" in found
    kept = facts_but_points(game, RemoveTile.of(cell_at(1, 0)))
    assert not any("goes back" in one for one in kept)


def test_chests_with_and_without_a_place() -> None:
    """Buying a room says how many chests one has then, and which fit nowhere, even if none fits."""
    game = arranged(config(3, modules=("treasure",)), "florin-8", palace="garden-10 1 0")
    lines = []
    for room in ([4, 5, 5, 5], [4, 4, 0, 1], [0, 0, 1, 1]):
        Treasure.of(game).rooms[0] = room
        buy = next(a for a in legal_actions(game) if isinstance(a, BuyChests) and a.room == 0)
        texts = facts(game, buy, show_all=False)
        lines += [one for one in texts if "left over" in one]
    assert lines == [
        "0 → 1 chest | left over: tower ×\N{NO-BREAK SPACE}3",
        "0 → 1 chest | left over: pavilion, seraglio and garden",
        "You can place none of these chests"
        " | left over: pavilion ×\N{NO-BREAK SPACE}2 and seraglio ×\N{NO-BREAK SPACE}2",
    ]


def test_a_room_for_the_others_is_warned_of_first() -> None:
    """The first line warns of the opponents who get what does not fit the buyer, by name."""
    game = arranged(config(3, modules=("treasure",)), "florin-8")
    game.players[1].palace.place(TILE_BY_ID["garden-10"], cell_at(1, 0))
    game.players[2].palace.place(TILE_BY_ID["tower-11"], cell_at(1, 0))
    Treasure.of(game).rooms[0] = [4, 4, 5, 0]
    buy = next(a for a in legal_actions(game) if isinstance(a, BuyChests) and a.room == 0)
    first, second, *rest = there(callout(game, 0, tags(config(3)), buy)).facts
    assert tr("en", first.text) == "You can place none of these chests"
    assert tr("en", second.text) == "Others get: Marco (garden) and Ioana (tower)"
    assert [fact.warns for fact in (first, second, *rest)] == [True, True, *(False for _ in rest)]
    game.players[0].palace.place(TILE_BY_ID["garden-11"], cell_at(1, 0))
    first, *rest = there(callout(game, 0, tags(config(3)), buy)).facts
    assert (tr("en", first.text), first.warns) == (tr("en", second.text), True)
    assert not any(fact.warns for fact in rest)


def test_the_best_space_for_the_end() -> None:
    """A purchase names what the tile brings at its best, now and in the last scoring."""
    game = table("bazaars invaders", "seraglio-9 1 0|arcades-6-ne 2 0", hand="florin-9 florin-3")
    game.market[0], game.scorings_done = TOWER, 1
    Bazaars.of(game).open = [TILE_BY_ID["bazaar-florin-pavilion-seraglio-chambers"]]
    game.players[0].score = 20
    next_attack(game, "w")
    buy = next(a for a in legal_actions(game) if a.name == "buy_bazaar")
    found = facts(game, buy)
    assert "On the best space, if scoring 2 took place now: no change" in found
    assert "On the best space for the last scoring: Anna +1 (not counting an attack)" in found
    assert not any(one.startswith("In the last scoring") for one in found)


def test_attacks_follow_their_space() -> None:
    """The loss by an attack to a bought tile follows the sentence that names the space."""
    game = unknown(table("invaders", "", hand="florin-9 florin-3", market="tower-12 - - -"))
    found = facts(game, Buy.of(0, tuple(cards("florin-9 florin-3"))))
    attack = next(k for k, one in enumerate(found) if one.startswith("If the attack"))
    space = next(k for k, one in enumerate(found) if one.startswith("On the best space, if"))
    assert space < attack


def test_points_say_whether_they_count_an_attack() -> None:
    """A known attack that changes the points is named; the last scoring is shown without one."""
    game = table("invaders", "")
    next_attack(game, "w")
    place = Place.of(TILE_BY_ID["seraglio-9"], cell_at(1, 0))
    found = facts(game, place)
    assert "If scoring 1 took place now: Anna +1 (with the attack from the west)" in found
    assert "In the last scoring: Anna +17 (not counting an attack)" in found
    game.players[0].score = 20  # the loss is the same with and without the tile
    found = facts(game, place)
    assert "If scoring 1 took place now: Anna +2" in found


def test_the_weightiest_come_first() -> None:
    """Events are first, then the worth of things, the weightiest first."""
    game = table("trader treasure bonus")
    cell = cell_at(1, 1)
    Trader.of(game).homes[0] = {cell: TYPES.index("tower")}
    Treasure.of(game).chests[0] = {cell: TYPES.index("tower")}
    asked(game, "turn")
    found = facts_but_points(game, RemoveTile.of(cell), show_all=False)
    assert found[:2] == ["the chest goes back into the bag", "the resident goes back to the supply"]
    assert "no further action this turn" not in found
    every = effects(game, 0, tags(config(3)), RemoveTile.of(cell))
    weights = [effect.weight for effect in every if effect.fact.when == "worth"]
    assert weights[:-1] == sorted(weights[:-1], reverse=True)


def test_trader_will_ask() -> None:
    """Building where the trader stands says that somebody may move in."""
    game = table("trader")
    state = Trader.of(game)
    cell = cell_at(2, 0)
    state.at[0], state.residents[0] = cell, [TYPES.index("garden")]
    asked(game, "place")
    game.players[0].bought = [GARDEN_11, TOWER]
    assert "the trader stands here: a resident may move in" in facts_but_points(
        game, Place.of(GARDEN_11, cell)
    )
    assert "the trader stands here: a resident may be swapped" in facts_but_points(
        game, Place.of(TOWER, cell)
    )
    assert not any(
        "trader" in point for point in facts_but_points(game, Place.of(GARDEN_11, cell_at(0, -1)))
    )


def bought(game: Game, paid: str) -> list[str]:
    """Return the effects of buying the first tile of the market."""
    return facts_but_points(game, Buy.of(0, tuple(sorted(CARD_BY_ID[one] for one in paid.split()))))


def test_a_purchase_with_modules() -> None:
    """Effects of modules on a purchase are shown before it is paid, visible ones first."""
    setup = config(3, modules=("invaders", "characters", "builders"))
    game = arranged(setup, "florin-8 builder-florin", "tower-11 - - -")
    asked(game, "turn")
    Invaders.of(game).open = [TYPES.index("tower")]
    Characters.of(game).owned[0] = [CARD_BY_ID["knihstig"]]
    found = bought(game, "florin-8 builder-florin")
    assert found[0] == "scout (tower) used: only you see the next attack card"
    assert any(one.startswith("builder") and "used as money" in one for one in found), found
    assert "Knihstig: you may take a money card on display" in found
    assert "exact: another action" in found
    assert found[-1] == "the market is refilled from the bag"
    final = [
        effect.fact for effect in effects(game, 0, tags(setup), _buy(game)) if effect.fact.final
    ]
    assert [fact.when for fact in final] == ["now", "end"]


def _buy(game: Game) -> Action:
    return Buy.of(0, tuple(sorted(game.players[0].hand)))


def test_a_payment_keeps_builders() -> None:
    """The payment suggested loses no card for good while another one pays the same."""
    setup = config(3, modules=("builders",))
    game = arranged(setup, "builder-florin florin-3 florin-8", "tower-11 - - -")
    assert ways(game, 0, 0, 11)[0] == tuple(sorted(CARD_BY_ID[c] for c in ("florin-3", "florin-8")))


def test_tiles_of_the_turn_count() -> None:
    """A hut counts the garden bought in the same turn; a bazaar what a building adds to it."""
    game = table("huts", "", market="- - - -")
    game.players[0].bought = [TILE_BY_ID["garden-8-ne"]]
    hut = next(a for a in legal_actions(game) if a.name == "take_hut" and "garden" in _tile(a))
    assert any(
        point.startswith("hut (garden) = 1 building") for point in facts_but_points(game, hut)
    )
    palace = "garden-10 1 0|bazaar-florin-arcades-garden-tower 0 1"
    game = table("bazaars", palace, hand="florin-9 florin-3", market="tower-12 - - -")
    assert any(one.startswith("bazaar: +") for one in bought(game, "florin-9 florin-3"))


def _tile(action: Action) -> str:
    return TILE_ID[getattr(action, "tile", 0)]


def test_attack_known_and_unknown() -> None:
    """The change of what an attack would cost: of the one that is known, else of all possible."""
    game = table("invaders", "")
    place = Place.of(TILE_BY_ID["garden-12-s"], cell_at(1, 0))
    next_attack(game, "n")
    assert "Attack from the north: −1\xa0→\xa0−2" in facts_but_points(game, place)
    game.scorings_done = 2
    assert "Attack from the north: −5\xa0→\xa0−8" in facts_but_points(game, place)
    game.scorings_done = 0
    text = "If the attack came from the north: −1\xa0→\xa0−2"
    assert text in facts_but_points(unknown(game), place)


def test_possible_losses_are_those_of_the_engine() -> None:
    """The predicted loss is that of the engine's attack on a high enough score."""
    game = every(6)
    for scoring in (1, 2, 3):
        for side in range(4):
            next_attack(game, SIDE_LETTERS[side])
            for seat in range(6):
                lines = attack_lines(game, side, scoring, [999] * 6)
                lost = -sum(line.points for line in lines if line.seat == seat)
                assert possible_losses(game, seat, scoring) == {side: lost}
    Invaders.of(unknown(game)).turned = [2]
    assert set(possible_losses(game, 0, 1)) == {0, 1, 3}
    Invaders.of(game).stack = []
    assert possible_losses(game, 0, 3) == {}


def test_sticks_and_gates_say_what_they_do() -> None:
    """Sticks tell what becomes of the wall and of the next attack, a gate like any tile."""
    game = table("walls invaders", "")
    card = CARD_BY_ID["wall-ne"]
    game.deck[game.deck.index(card)] = game.players[1].hand.pop()
    Walls.of(game).open = [card]
    next_attack(game, "n")
    found = facts_but_points(game, BuildSticks.of(card, 0))
    assert found[1:] == [
        "Longest wall 0 → 2 | +2 each scoring",
        "Attack from the north: −1\xa0→\xa00",
    ]
    gate = PlaceWithGate.of(TILE_BY_ID["garden-10-w"], cell_at(1, 0), 3)
    game = table("gates", "", market="- - - -")
    game.players[0].bought = [TILE_BY_ID["garden-10-w"]]
    game.players[0].hand.append(CARD_BY_ID["gate"])
    view = there(callout(game, 0, tags(config(3)), gate, True))
    assert tr("en", view.title) == "If you place it here"
    assert "0 → 1 garden | nobody else has one" in facts_but_points(game, gate)


@pytest.mark.parametrize("seats", [2, 6])
def test_every_change_is_the_engine_s(seats: int) -> None:
    """With all modules, the predicted points of every removal are right."""
    game = every(seats)
    texts = {"camp": "camps.score", "bazaar": "bazaars.score"}
    for cell in game.players[0].palace.removable():
        action = RemoveTile.of(cell)
        after = game.clone()
        after.players[0].palace.lift(cell)
        for word, rule in texts.items():
            change = _points(after, rule) - _points(game, rule)
            lines = [
                point for point in facts_but_points(game, action) if point.startswith(f"{word}: ")
            ]
            assert len(lines) == (change != 0)
            assert all(f"−{-change} " in one for one in lines)


def _points(game: Game, rule: str) -> int:
    return sum(line.points for line in module_lines(game, 3) if (line.seat, line.rule) == (0, rule))


@pytest.mark.parametrize("lang", LANGS)
def test_every_fact_is_said(lang: str) -> None:
    """All facts can be said, and asking changes nothing."""
    game = every(6)
    before: Any = score_now(game, 3, losses=True)
    tile = TILE_BY_ID["garden-12-s"]
    game.players[0].reserve.append(TILE_BY_ID["tower-7-new"])
    for action in (
        RemoveTile.of(next(iter(game.players[0].palace.removable()))),
        AddTile.of(TILE_BY_ID["tower-7-new"], cell_at(9, 9)),
        Place.of(tile, cell_at(9, 9)),
    ):
        for text in facts_but_points(game, action, lang=lang):
            assert not set(text) & set("{}?")
    assert score_now(game, 3, losses=True) == before
