"""A second module made for the tests: what it brings, sells, pays with, keeps and takes away."""

from collections.abc import Callable, Mapping, Sequence

from alhambra_qt.engine import Game, legal_actions, observe, redeal, score_now
from alhambra_qt.engine.actions import Action, TakeMoney
from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.contracts import Deal, Offer, Purchase, Way, Zone
from alhambra_qt.engine.ids import Card, Seat, Tile
from alhambra_qt.engine.ledger import Line, Part
from alhambra_qt.engine.market import announce, draw_market_tile, offers, purchase
from alhambra_qt.engine.observe import loose_cards, zones
from alhambra_qt.engine.payments import payment_options, purse_of, worth
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_BY_ID
from alhambra_qt.engine.rules import Module, MoneyKind, Rules
from alhambra_qt.engine.setup import empty_game, new_game
from alhambra_qt.engine.state import UNKNOWN, Setup
from tests import moves
from tests.kit import Table

COIN, GATE = CARD_BY_ID["coin-florin"], CARD_BY_ID["gate"]
BAZAAR = TILE_BY_ID["bazaar-florin-arcades-garden-tower"]
RING = moves.WAKE  # stands for any action of a module


class Stall(Module[None]):
    """Sells a bazaar, holds a coin, keeps a gate card, hears what is bought."""

    id = "stall"

    def __init__(self) -> None:
        self.heard: list[tuple[object, ...]] = []
        self.coin = True
        self.open = [BAZAAR]
        self.kept: list[Card] = []

    def loose_cards(self, setup: Setup) -> tuple[Card, ...]:
        """One coin."""
        return (COIN,)

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Three gate cards for one place."""
        return (Deal("gate", (GATE,) * 3, {1: 1}),)

    def undealt(self, game: Game, family: str, cards: list[Card]) -> list[Card]:
        """Keep one of the two that are left."""
        if family != "gate":
            return cards
        self.kept = cards[:1]
        return cards[1:]

    def opening(self, game: Game) -> None:
        """Hear that the money is dealt."""
        self.heard.append(("opening", game.market[:], [len(p.hand) > 0 for p in game.players]))

    def took(self, game: Game, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Hear what was taken."""
        self.heard.append(("took", seat, cards))

    def taken(self, game: Game, tile: Tile) -> None:
        """Take the bazaar away."""
        self.open.remove(tile)

    def bought(self, game: Game, seat: Seat, purchase: Purchase) -> None:
        """Hear of a purchase."""
        self.heard.append(("bought", seat, purchase.price, purchase.exact, purchase.in_turn))

    def overpaid(self, game: Game, seat: Seat, over: int) -> None:
        """Hear what was paid too much."""
        self.heard.append(("overpaid", seat, over))

    def tiles_placed(self, game: Game, seat: Seat) -> None:
        """Hear that the tiles held aside are placed."""
        self.heard.append(("tiles_placed", seat, game.players[seat].bought[:]))

    def building_done(self, game: Game, seat: Seat) -> None:
        """Hear that the building is done."""
        self.heard.append(("building_done", seat, 0 in game.market))

    def scoring_coming(self, game: Game, scoring: int) -> None:
        """Hear of a scoring before it is counted."""
        self.heard.append(("scoring_coming", scoring, game.scorings_done))

    def place_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Offer an action while tiles are placed."""
        out.append(RING)

    redesign_actions = place_actions

    def offers(self, game: Game, out: list[Offer]) -> None:
        """The bazaar costs three florins."""
        out += [Offer(tile, 0, 3, exact=True) for tile in self.open]

    def purse(self, game: Game, seat: Seat, out: list[Card]) -> None:
        """The coin lies before seat 0."""
        out += [COIN] if self.coin and seat == 0 else []

    def ways(self, cards: tuple[Card, ...], currency: int, out: list[Way]) -> None:
        """With a gate card, ducats pay for everything, exactly."""
        if GATE in cards:
            ducats = tuple(card for card in cards if CARD_ID[card].startswith("ducat"))
            out.append(Way(ducats, (GATE,), exact=True))

    def money_kinds(self) -> Mapping[str, MoneyKind]:
        """A coin goes back to the stall."""
        return {"coin": MoneyKind("stall.coin", self._spend)}

    def _spend(self, game: Game, seat: Seat, card: Card) -> None:
        self.coin = False

    def tile_drawn(self) -> Mapping[str, Callable[[Game, Tile], None]]:
        """A bazaar drawn for the market lies on the stall."""
        return {"bazaar": lambda game, tile: self.open.append(tile)}

    def score_losses(
        self, game: Game, scoring: int, scores: Sequence[int], out: list[Line]
    ) -> None:
        """Take a point from whoever has one."""
        out += [Line(s, "stall.fee", "fee", 1, 0, -1) for s, score in enumerate(scores) if score]

    def majority_counts(
        self, game: Game, scoring: int, counts: list[list[float]]
    ) -> list[list[float]]:
        """Count the number of the scoring in towers for seat 1."""
        counts[1][5] += scoring
        return counts

    def count_parts(self, game: Game, scoring: int, seat: Seat, out: list[Part]) -> None:
        """Prove it."""
        if seat == 1:
            out.append(Part(5, "stall", scoring))

    def take_up_to(self, game: Game, seat: Seat, limit: int) -> int:
        """Seat 0 takes up to 7."""
        return 7 if seat == 0 else limit

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The gate card that was kept, and the stall."""
        out.append(Zone("kept", cards=tuple(self.kept), tiles=tuple(self.open)))

    def hidden_families(self, game: Game, seat: Seat, out: list[str]) -> None:
        """Seat 1 is known to hold a gate card."""
        if seat == 1:
            out.append("gate")


def stall_table(stall: Stall) -> Table:
    """A table with the stall, seat 0 about to act."""
    game = empty_game(Setup(3, "stall"), Rules(BaseGame(), stall))
    game.push("turn", 0)
    return Table(game).display("ducat-9 ducat-8").deck("ducat-1 ducat-2 ducat-3 ducat-4")


def test_before_the_first_tiles() -> None:
    """The opening comes when the money is dealt and no tile is laid yet."""
    stall = Stall()
    new_game(Setup(3, "stall"), Rules(BaseGame(), stall))
    assert stall.heard[0] == ("opening", [0, 0, 0, 0], [True, True, True])


def test_what_goes_into_no_pile() -> None:
    """A module keeps some of the cards that were not dealt; the rest has left the game unseen."""
    stall = Stall()
    game = new_game(Setup(3, "stall"), Rules(BaseGame(), stall))
    assert stall.kept == [GATE]
    assert game.out == [GATE]
    assert observe(game, 0).game.out == [UNKNOWN]
    assert game.special[0] == ("gate",)
    assert loose_cards(game) == [COIN]
    assert zones(game)[0].cards == (GATE,)


def test_known_families_of_hidden_cards() -> None:
    """A guess gives a seat what all know to be among its unseen cards."""
    stall = Stall()
    seen = stall_table(stall).hand(1, "gate florin-1", hidden="gate florin-1")
    for number in range(5):
        assert GATE in redeal(observe(seen.game, 0), f"{number}").players[1].hand


def test_a_turn_is_told() -> None:
    """Hooks are called for money taken, purchases, overpayment, the end of placing and building."""
    stall = Stall()
    seen = stall_table(stall).market(florin="tower-9-es").hand(0, "florin-9 florin-3")
    seen.play(
        0, moves.buy("florin", "florin-3 florin-9"), moves.reserve("tower-9-es"), moves.END_TURN
    )
    assert stall.heard == [
        ("overpaid", 0, 3),
        ("bought", 0, 9, False, True),
        ("tiles_placed", 0, []),
        ("building_done", 0, True),
    ]
    stall.heard.clear()
    seen.play(1, moves.take("ducat-9"))
    assert stall.heard == [("took", 1, moves.cards_of("ducat-9")), ("tiles_placed", 1, [])]


def test_a_scoring_is_told_before_it_is_counted() -> None:
    """A module hears of a scoring first, changes the counts for it, proves them, and takes away."""
    stall = Stall()
    seen = (
        stall_table(stall).alhambra(0, "tower-11 @ 1,0  tower-12 @ 2,0").deck("scoring-1 ducat-1")
    )
    seen.play(0, moves.take("ducat-9"), moves.END_TURN)
    assert ("scoring_coming", 1, 0) in stall.heard
    assert [player.score for player in seen.game.players] == [5, 0, 0]
    second = score_now(seen.game, 2)
    assert second.totals == (9, 9, 0)
    assert score_now(seen.game, 2, losses=True).totals == (8, 8, 0)
    assert [line.parts for line in second.lines if line.seat == 1] == [(Part(5, "stall", 2),)]


def test_ways_to_pay() -> None:
    """Coins lie beside the hand and are spent as the module says; a way may have to be exact."""
    stall = Stall()
    seen = stall_table(stall).market(florin="tower-9-es")
    seen.hand(0, "florin-8 ducat-4 ducat-5 gate")
    assert [CARD_ID[card] for card in purse_of(seen.game, 0, 0)] == ["florin-8", "coin-florin"]
    assert worth(seen.game, 0, 0) == 9
    payments = {tuple(CARD_ID[card] for card in p) for p in payment_options(seen.game, 0, 0, 9)}
    assert payments == {("florin-8", "coin-florin"), ("ducat-4", "ducat-5", "gate")}
    seen.play(0, moves.buy("florin", "coin-florin florin-8"))
    assert not stall.coin
    assert worth(seen.game, 0, 0) == 0


def test_what_is_on_sale_beside_the_market() -> None:
    """An offer is bought like a market tile; its module takes it away and hears of it."""
    stall = Stall()
    seen = stall_table(stall).hand(0, "florin-3")
    assert [offer.tile for offer in offers(seen.game)] == [*seen.game.market, BAZAAR]
    offer = offers(seen.game)[-1]
    made = purchase(seen.game, 0, offer, moves.cards_of("florin-3"), in_turn=False)
    announce(seen.game, 0, made)
    assert stall.open == []
    assert stall.heard == [("bought", 0, 3, True, False)]
    assert seen.game.players[0].bought == [BAZAAR]


def test_a_tile_drawn_may_lie_aside() -> None:
    """A tile that a module lays aside fills no slot: drawing goes on, each tile is a revelation."""
    stall = Stall()
    stall.open = []
    seen = stall_table(stall).bag("arcades-10")
    seen.game.bag.append(BAZAAR)
    before = seen.game.reveals
    assert draw_market_tile(seen.game) == TILE_BY_ID["arcades-10"]
    assert stall.open == [BAZAAR]
    assert seen.game.reveals == before + 2
    assert draw_market_tile(seen.game) is None


def test_more_to_take_and_to_place() -> None:
    """The limit of several cards is changed for a seat; there are further ways to build."""
    stall = Stall()
    seen = stall_table(stall).display("ducat-3 ducat-4").hand(0, "florin-9").reserve(0, "tower-12")
    groups = [action.cards for action in seen.options(TakeMoney)]
    assert moves.cards_of("ducat-3 ducat-4") in groups
    assert seen.options().count(RING) == 1
    seen.market(florin="tower-9-es").play(0, moves.buy("florin", "florin-9"), moves.END_ACTIONS)
    assert RING in legal_actions(seen.game)
    seen.play(0, moves.place("tower-9-es @ 0,1"), moves.END_TURN)
    seen.refused(moves.take("ducat-3 ducat-4"), "money.take", limit=5)
