"""What a move would do, before it is made."""

from alhambra_qt.controller.game.seats import tags
from alhambra_qt.controller.whatif.effects import after as tried
from alhambra_qt.controller.whatif.effects import callout, wall_change
from alhambra_qt.controller.whatif.points import points_change
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    GiveToDirk,
    Place,
    RemoveTile,
    Reserve,
    TakeMoney,
)
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import tr
from alhambra_qt.modules.change.rules import Change
from tests.controller.kit import arranged, cards, config

GARDEN = TILE_BY_ID["garden-9-e"]


def game(seats: int = 3, palace: str = "seraglio-9 1 0|tower-13-e 2 0") -> Game:
    """A game in which seat 0 has a small Alhambra."""
    return arranged(config(seats), "florin-5 florin-4", "seraglio-6-es - - -", palace=palace)


def facts(state: Game, action: Action, show_all: bool = True) -> list[str]:
    """The facts of an action in English, details behind a bar."""
    view = callout(state, 0, tags(config(len(state.players))), action, show_all)
    assert view is not None
    return [
        tr("en", fact.text) + (f" | {tr('en', fact.detail)}" if fact.detail else "")
        for fact in view.facts
    ]


def test_wall_and_majority() -> None:
    """Placing says what happens to wall, majority and the points of everybody."""
    state = game()
    state.players[1].palace.place(TILE_BY_ID["garden-10"], cell_at(0, 1))
    assert facts(state, Place.of(GARDEN, cell_at(2, -1))) == [
        "Longest wall 1 → 2 | +1 each scoring",
        "0 → 1 garden | tied for the most: Marco has 1",
        "If scoring 1 took place now: Anna +3 and Marco −3"
        " | Gardens: Anna +2 and Marco −3; Wall: Anna +1",
        "At the end, if nothing else changed: Anna +17 and Marco −4"
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
        "At the end, if nothing else changed: Anna +1",
    ]
    assert facts(state, place)[:1] == ["camp: +1 point each scoring"]


def test_lead_in_words() -> None:
    """The lead is told as nobody else, new, growing, shrinking or behind."""
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
        "3 too much: no change is given",
        "no further action this turn",
        "1 → 2 seraglios | nobody else has one",
        "Longest wall, on the best space: 1 → 3",
        "Placed where it scores most, if scoring 1 took place now: Anna +2",
        "At the end, if nothing else changed: Anna +2",
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
    for paid, said in seen.items():
        assert facts(state, Buy.of(0, tuple(sorted(cards(paid)))))[0] == said
    assert coins.bag == [6] * 4
    coins.held[0], coins.bag = [1, 0, 0, 0], [0] * 4
    assert facts(state, Buy.of(0, tuple(cards("florin-9"))))[0] == "3 too much: no change is given"
    with_coin = Buy.of(0, tuple(sorted(cards("florin-9 coin-florin"))))
    assert facts(state, with_coin)[0] == "you draw 1 coin as change"


def test_tile_that_fits_nowhere() -> None:
    """Before buying it is said if the tile fits nowhere now."""
    state = arranged(config(3, modules=("camps",)), "florin-5", "camp-5-s - - -")
    assert facts(state, Buy.of(0, tuple(cards("florin-5")))) == [
        "exact: another action",
        "it fits nowhere now: it would go to the reserve",
        "the market is refilled from the bag",
    ]


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
        "At the end, if nothing else changed: Dirk +20 | Gardens: Dirk +20",
    ]


def test_nothing_is_changed() -> None:
    """Asking what a move would do leaves the game as it was."""
    state = game()
    before = score_now(state, 3)
    facts(state, Place.of(GARDEN, cell_at(2, -1)))
    assert score_now(state, 3) == before
    assert wall_change(state, 0, GARDEN, cell_at(2, -1)) == 1
    assert cell_at(2, -1) not in state.players[0].palace.tiles


def test_camp_points() -> None:
    """A camp says what its lines would count."""
    setup = config(3, modules=("camps",))
    state = arranged(setup, palace="garden-10-n 1 0|tower-12 2 0")
    camp = TILE_BY_ID["camp-5-s"]
    view = callout(state, 0, tags(setup), Place.of(camp, cell_at(1, -1)), True)
    assert view is not None
    assert "camp: +1 point each scoring" in [tr("en", fact.text) for fact in view.facts]
