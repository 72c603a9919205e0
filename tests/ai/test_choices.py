"""Single decisions of the medium player in which everybody would agree."""

from random import Random

import pytest

from alhambra_qt.ai import choose
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.engine import Game, Observation, Setup, apply, observe, score_now, to_move
from alhambra_qt.engine.actions import Action, Buy, GiveToDirk, Place, TakeMoney
from alhambra_qt.engine.ids import cell_at
from alhambra_qt.engine.pieces import BUILDINGS, TILE_BY_ID, TILE_ID, TILE_PRICE, TILE_TYPE
from alhambra_qt.engine.play import legal_actions
from alhambra_qt.modules import new_game
from tests.ai.baseline import overpaid
from tests.ai.positions import PLAIN, built, cards, holding, mover, position

SLOTS = ("florin", "dirham", "denar", "ducat")
# Not the expensive pavilions: there are better uses for so much money.
WORTH_IT = [TILE_ID[tile] for tile in BUILDINGS if 5 <= TILE_PRICE[tile] <= 8 and TILE_TYPE[tile]]


def chosen(game: Game) -> Action:
    """Return the choice of a player without errors of its own."""
    return choose(observe(game, mover(game)), PLAIN, "test").action


def in_slot(slot: int, name: str) -> list[str]:
    """A market with one tile."""
    return [name if slot == other else "" for other in range(4)]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("name", WORTH_IT)
def test_exact_purchase_is_made(name: str, seats: int) -> None:
    """A building of worth that can be paid exactly is bought: it costs no action."""
    slot = TILE_BY_ID[name] % 4
    price = TILE_PRICE[TILE_BY_ID[name]]
    hand = [f"{SLOTS[slot]}-{price}", *(f"{SLOTS[(slot + 1) % 4]}-{n}" for n in (3, 4, 5))]
    game = position(seats, hand, in_slot(slot, name))
    action = chosen(game)
    assert isinstance(action, Buy)
    assert overpaid(game, action) == 0


def test_two_exact_purchases_in_a_turn() -> None:
    """Both of two exact purchases are made before money is taken."""
    hand = ["florin-8", "dirham-9", "denar-2"]
    market = ["garden-8-sw", "tower-9-es", "", ""]
    game = position(3, hand, market, ["ducat-1", "ducat-2", "denar-3", "florin-4"])
    seat = mover(game)
    for _ in range(2):
        action = chosen(game)
        assert isinstance(action, Buy)
        apply(game, action)
    assert isinstance(chosen(game), TakeMoney)
    assert len(game.players[seat].bought) == 2


def test_card_that_pays_exactly_next_turn() -> None:
    """Of two cards worth about the same, the one is taken that makes a purchase exact."""
    game = position(
        2,
        ["denar-3", "ducat-1"],
        ["", "", "garden-8-sw", ""],
        ["denar-5", "denar-4", "florin-5", "dirham-5"],
    )
    assert chosen(game) == TakeMoney(tuple(cards("denar-5")))


def test_nothing_is_torn_down_at_the_start() -> None:
    """With nothing to buy, money is taken and the Alhambra left alone."""
    game = position(3, ["denar-1"], display=["denar-5", "florin-7", "ducat-3", "dirham-9"])
    built(game, [("garden-10-n", 1, 0), ("tower-11-n", 2, 0), ("arcades-8-n", -1, 0)])
    assert isinstance(chosen(game), TakeMoney)


def test_wall_is_not_built_over() -> None:
    """A tile is not put against the own longest wall if it fits elsewhere as well."""
    game = position(3, ["denar-1"], ["pavilion-8", "seraglio-7-w", "arcades-9", "chambers-10"])
    built(game, [("seraglio-9", 0, -1), ("garden-10-n", 1, 0), ("arcades-8-n", 2, 0)])
    holding(game, "tower-11-s")
    assert Place(TILE_BY_ID["tower-11-s"], cell_at(1, -1)) in legal_actions(game)
    action = chosen(game)
    assert isinstance(action, Place)
    assert action.cell != cell_at(1, -1)


def test_wall_is_continued() -> None:
    """A tile with a wall goes where it makes the longest wall longer."""
    game = position(3, ["denar-1"], ["pavilion-8", "seraglio-9", "arcades-9", "chambers-10"])
    built(game, [("garden-10-n", 1, 0), ("arcades-8-n", 2, 0)])
    holding(game, "tower-11-n")
    seat = mover(game)
    apply(game, chosen(game))
    assert game.players[seat].palace.longest_wall() == 3


def after_each(game: Game, seen: Observation) -> dict[Action, int]:
    """How far each option leaves the seat ahead of the others' mean if scoring 3 came now."""
    leads = {}
    for action in legal_actions(game):
        tried = game.clone()
        rule = game.rules.handlers[type(action)]
        rule.run(tried, seen.seat, action)
        leads[action] = score_now(tried, 3).totals[seen.seat]
    return leads


def test_final_distribution_is_placed_best(seed: str) -> None:
    """The last tile won in the final distribution goes where it scores most."""
    seen_cases = 0
    for deal in range(5):
        game = new_game(Setup(3, f"{seed}-{deal}"))
        dice = Random(game.setup.seed)
        while to_move(game) is not None:
            seen = observe(game, mover(game))
            if game.frame.kind != "distribute":
                apply(game, quick_action(game, dice.random))
                continue
            action = choose(seen, PLAIN, seed).action
            if len(game.players[seen.seat].bought) == 1:
                leads = after_each(game, seen)
                assert leads[action] >= max(leads.values()) - 1
                assert isinstance(action, Place) or not any(isinstance(a, Place) for a in leads)
                seen_cases += 1
            apply(game, action)
    assert seen_cases > 2


def test_no_gift_that_helps_the_rival() -> None:
    """A tile that fits well is built, not given to Dirk."""
    game = position(2, ["denar-1"], ["pavilion-8", "seraglio-9", "arcades-9", "chambers-10"])
    holding(game, "tower-11")
    assert not isinstance(chosen(game), GiveToDirk)


def bare(game: Game, what: str) -> Game:
    """The game with something unusual."""
    if what == "deck":
        game.deck, game.piles, game.special = [], [], ()
    elif what == "bag":
        game.bag = []
    elif what == "display":
        game.display = [-1] * 4
    elif what == "market":
        game.market = [0] * 4
    elif what == "hands":
        for player in game.players:
            player.hand = []
    elif what == "scored":
        game.scorings_done = 3
    elif what == "everything":
        for part in ("deck", "bag", "display", "market", "hands"):
            bare(game, part)
    return game


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize(
    "what", ["deck", "bag", "display", "market", "hands", "scored", "everything"]
)
def test_odd_positions(what: str, seats: int) -> None:
    """In positions that no game reaches the player still finds a legal action."""
    game = bare(new_game(Setup(seats, "odd", ("vizier", "camps"))), what)
    assert chosen(game) in legal_actions(game)
