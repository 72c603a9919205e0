"""Section 7.1: the Vizier's Favour."""

import attrs

from alhambra_qt.engine import Game, Setup, to_move
from alhambra_qt.engine.actions import Buy, EndTurn, PassWindow
from alhambra_qt.engine.base import BaseGame
from alhambra_qt.engine.contracts import Offer, Purchase
from alhambra_qt.engine.events import (
    CardShown,
    DeckShuffled,
    DirkDrew,
    Distributed,
    Placed,
    Scored,
    ScoringDrawn,
    TileShown,
    TurnStarted,
    WindowPassed,
)
from alhambra_qt.engine.ids import Seat, Tile
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.engine.rules import Module, Rules
from alhambra_qt.modules import new_game
from alhambra_qt.modules.vizier.rules import (
    UseVizier,
    UseVizierAside,
    Vizier,
    VizierUsed,
    VizierWoken,
    WakeVizier,
)
from tests.kit import Table, table
from tests.moves import (
    END_ACTIONS,
    END_TURN,
    PASS,
    PASS_WINDOW,
    WAKE,
    add,
    buy,
    cards_of,
    gift,
    place,
    remove,
    reserve,
    take,
    use_vizier,
)

MARKET = {
    "florin": "garden-9-e",
    "dirham": "tower-7-new",
    "denar": "garden-11",
    "ducat": "tower-11",
}
RICH = "florin-9 florin-2 dirham-7 denar-9 denar-2"


def window(seats: int = 4, mover: int = 0, bag: str = "tower-12 garden-10 seraglio-9") -> Table:
    """A table where a seat has just ended its turn by taking money."""
    seen = table(seats, ["vizier"], to_move=mover).market(**MARKET).bag(bag)
    seen.display("ducat-9 ducat-8 dirham-9 dirham-8").deck("ducat-1 ducat-2 ducat-3 ducat-4")
    for seat in range(seats):
        seen.hand(seat, RICH if seat < 3 else "")
    return seen.play(mover, take("ducat-9"), END_TURN)


def active(seen: Table) -> list[bool]:
    """Tell whose vizier is active."""
    return list(Vizier.of(seen.game).active)


def test_viziers_start_active() -> None:
    """`vizier.use`: at the start of the game every vizier is active."""
    assert Vizier.of(new_game(Setup(3, "a", ("vizier",)))).active == [True] * 3


def test_without_the_module_there_is_none() -> None:
    """`vizier.use`: with the module off no window opens and its actions are refused."""
    seen = table(3).display("ducat-9 ducat-8")
    seen.refused(WAKE, "module.off", action="wake_vizier")
    seen.refused(use_vizier("ducat", "ducat-9"), "module.off", action="use_vizier")
    seen.play(0, take("ducat-9"), END_TURN).expect(asks="turn", seat=1)


def test_buying_between_two_turns() -> None:
    """`vizier.use`: an exact purchase; the tile is built at once, the vizier turns inactive."""
    seen = window().play(1, use_vizier("florin", "florin-9"))
    seen.expect(asks="place", seat=1, turn=0, held={1: "garden-9-e"})
    seen.expect(hand={1: "florin-2 dirham-7 denar-9 denar-2"}, discards="florin-9")
    assert active(seen) == [True, False, True, True]
    cards = cards_of("florin-9")
    assert seen.happened(VizierUsed) == [VizierUsed(1, 0, TILE_BY_ID["garden-9-e"], cards, 9, 0)]
    seen.play(1, place("garden-9-e @ 1,0")).expect(built={1: "garden-9-e@1,0"}, asks="window")
    assert [type(event) for event in seen.events] == [Placed, TileShown]
    seen.expect(market={"florin": "tower-12"}, bag=2)


def test_the_tile_may_be_reserved() -> None:
    """`vizier.use`: the tile goes into the Alhambra or onto the reserve, before any refill."""
    seen = window().play(1, use_vizier("denar", "denar-9 denar-2"))
    seen.expect(market={"denar": None})
    seen.refused(PASS_WINDOW, "buy.place_late", reason="not_now")
    seen.play(1, reserve("garden-11")).expect(reserve={1: "garden-11"})
    seen.expect(market={"denar": "tower-12"})


def test_the_tile_may_go_to_dirk() -> None:
    """`vizier.use`: with two players the tile may be given to Dirk, at once too."""
    seen = window(2).play(1, use_vizier("florin", "florin-9"), gift("garden-9-e"))
    seen.expect(dirk="garden-9-e", market={"florin": "tower-12"}, asks="window", seat=0)


def test_the_market_that_cannot_be_refilled() -> None:
    """`vizier.use`: the refill after it can end the game."""
    seen = window(3, bag="").play(1, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    seen.expect(asks="distribute", market={"florin": None})


def test_only_exact_payments() -> None:
    """`vizier.use`: overpaying is refused with the excess, paying too little as ever."""
    seen = window()
    seen.refused(use_vizier("florin", "florin-9 florin-2"), "vizier.use", reason="exact", over=2)
    seen.refused(use_vizier("florin", "florin-2"), "buy.pay", reason="short", missing=7)
    seen.refused(use_vizier("ducat", "florin-9"), "buy.pay", reason="currency")
    seen.refused(use_vizier("ducat", "ducat-8"), "buy.pay", reason="not_held")


def test_every_exact_payment_is_listed() -> None:
    """`vizier.use`: the list holds each exact payment once, and declining."""
    seen = window().hand(1, "florin-2 florin-7 florin-9 florin-9 florin-3 florin-4 ducat-9 ducat-2")
    found = {action.cards for action in seen.options(UseVizier) if action.slot == 0}
    assert found == {
        tuple(sorted(cards_of(cards)))
        for cards in ("florin-9", "florin-2 florin-7", "florin-2 florin-3 florin-4")
    }
    assert len(seen.options(UseVizier)) == 4
    assert PassWindow.of() in seen.options()


def test_no_window_action_in_a_turn() -> None:
    """`vizier.use`: during a turn, or while tiles are placed, the vizier cannot be used."""
    seen = table(3, ["vizier"]).market(**MARKET).hand(0, RICH)
    seen.refused(use_vizier("florin", "florin-9"), "vizier.use", reason="not_now")
    seen.play(0, buy("florin", "florin-9 florin-2"))
    seen.refused(use_vizier("dirham", "dirham-7"), "vizier.use", reason="not_now")


def test_no_turn_action_in_the_window() -> None:
    """`vizier.use`: between two turns money, redesigns, waking and ordinary purchases wait."""
    seen = window().reserve(1, "tower-13-e").alhambra(1, "seraglio-4-ne @ 1,0")
    late = [take("ducat-8"), add("tower-13-e @ 0,1"), remove("1,0"), WAKE, PASS, END_TURN]
    for action in (*late, buy("florin", "florin-9")):
        seen.refused(action, "vizier.use", reason="not_now", frame="window")


def test_the_order_of_asking() -> None:
    """`vizier.order`: first the seat about to move, then on in order, the last mover last."""
    seen = window(mover=2)
    asked = []
    while seen.game.decisions[-1].kind == "window":
        seat = to_move(seen.game)
        assert seat is not None
        asked.append(seat)
        seen.play(seat, PASS_WINDOW)
        assert seen.happened(WindowPassed) == [WindowPassed(seat)]
    assert asked == [3, 0, 1, 2]
    seen.expect(asks="turn", seat=3)


def test_the_own_vizier_after_the_own_turn() -> None:
    """`vizier.order`: who has just moved may use the own vizier, after all the others declined."""
    seen = window()
    for seat in (1, 2, 3):
        seen.play(seat, PASS_WINDOW)
    seen.play(0, use_vizier("dirham", "dirham-7"), reserve("tower-7-new"))
    seen.expect(reserve={0: "tower-7-new"}, asks="window", seat=1)


def test_after_a_use_everybody_is_asked_again() -> None:
    """`vizier.order`: also those who declined, from the first on; the user has none left."""
    seen = window().play(1, PASS_WINDOW)
    seen.play(2, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    seen.expect(asks="window", seat=1)
    seen.play(1, use_vizier("denar", "denar-9 denar-2"), reserve("garden-11"))
    seen.expect(asks="window", seat=3)
    seen.play(3, PASS_WINDOW).expect(seat=0)
    seen.play(0, PASS_WINDOW).expect(asks="turn", seat=1)
    assert active(seen) == [True, False, False, True]


def test_everybody_with_an_active_vizier_is_asked() -> None:
    """`vizier.order`: a seat that could pay nothing is asked too: hands are secret."""
    seen = window()
    seen.play(1, PASS_WINDOW).play(2, PASS_WINDOW).expect(seat=3)
    assert seen.options() == [PassWindow.of()]


def test_all_viziers_inactive() -> None:
    """`vizier.order`: without any active vizier the next turn begins at once."""
    seen = table(3, ["vizier"]).viziers(False, False, False).display("ducat-9 ducat-8")
    seen.play(0, take("ducat-9"), END_TURN).expect(asks="turn", seat=1)


def test_only_active_viziers_are_asked() -> None:
    """`vizier.order`: only active viziers are asked for."""
    seen = table(3, ["vizier"]).viziers(True, False, True).display("ducat-9 ducat-8")
    seen.play(0, take("ducat-9"), END_TURN).expect(asks="window", seat=2)


def test_the_vizier_comes_after_the_refill() -> None:
    """`vizier.use`: what the refill laid out can be bought at once."""
    seen = table(3, ["vizier"]).market(**MARKET).hand(0, "dirham-7").hand(1, "dirham-9 dirham-3")
    seen.bag("tower-12 garden-10").play(0, buy("dirham", "dirham-7"), END_ACTIONS)
    seen.play(0, reserve("tower-7-new"), END_TURN)
    seen.expect(asks="window", market={"dirham": "tower-12"})
    seen.play(1, use_vizier("dirham", "dirham-9 dirham-3")).expect(held={1: "tower-12"})


def test_waking_the_vizier() -> None:
    """`vizier.reactivate`: an inactive vizier is woken by an action that ends the actions."""
    seen = table(3, ["vizier"]).viziers(False, True, True)
    assert WakeVizier.of() in seen.options()
    seen.play(0, WAKE).expect(asks="turn_end")
    assert seen.happened(VizierWoken) == [VizierWoken(0)]
    assert active(seen) == [True, True, True]
    assert seen.options() == [EndTurn.of()]


def test_waking_after_an_exact_purchase() -> None:
    """`vizier.reactivate`: waking may be the extra action; it gives no further one."""
    seen = table(3, ["vizier"]).viziers(False, True, True).market(**MARKET).hand(0, RICH)
    seen.play(0, buy("florin", "florin-9"), WAKE).expect(asks="place")
    seen.refused(buy("dirham", "dirham-7"), "buy.place_late")


def test_a_woken_vizier_acts_at_once() -> None:
    """`vizier.reactivate`: from that moment it is active, also in the window of the same turn."""
    seen = table(2, ["vizier"]).viziers(False, False).market(**MARKET).hand(0, RICH)
    seen.play(0, WAKE, END_TURN).expect(asks="window", seat=0)
    seen.play(0, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    seen.expect(asks="turn", seat=1)


def test_an_active_vizier_cannot_be_woken() -> None:
    """`vizier.reactivate`: waking an active vizier is refused, so it is no way to pass."""
    seen = table(3, ["vizier"])
    seen.refused(WAKE, "vizier.reactivate", reason="active")


def test_waking_forbids_passing() -> None:
    """`turn.pass`: as long as the vizier can be woken there is a legal action."""
    seen = table(3, ["vizier"]).viziers(False, True, True).display("").market(**MARKET)
    assert seen.options() == [WakeVizier.of()]
    seen.refused(PASS, "turn.pass", reason="possible")


def test_an_inactive_vizier_buys_nothing() -> None:
    """`vizier.use`: once used it buys nothing until it is woken."""
    seen = window(seats=2).play(1, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    seen.expect(asks="window", seat=0)
    seen.viziers(False, False)
    seen.refused(use_vizier("dirham", "dirham-7"), "vizier.use", reason="inactive")


def test_a_gift_to_dirk() -> None:
    """`dirk.gift`: a tile bought with the vizier is a bought tile: it may be given to Dirk."""
    seen = window(seats=2).play(1, use_vizier("florin", "florin-9"), gift("garden-9-e"))
    seen.expect(dirk="garden-9-e", asks="window", seat=0)


def test_a_vizier_ends_the_game() -> None:
    """`vizier.use`: if the market cannot be refilled the end is triggered; nobody is asked."""
    seen = window(bag="").hand(0, "ducat-9").hand(2, "").hand(3, "dirham-2")
    seen.play(1, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    assert len(seen.happened(Distributed)) == 3
    seen.expect(asks="distribute", held={0: "tower-11", 1: "tower-7-new garden-11"})
    seen.refused(use_vizier("dirham", "dirham-2"), "vizier.use")


def test_a_vizier_after_the_bag_ran_empty() -> None:
    """`vizier.limits`: with the bag empty but four tiles shown the window still opens."""
    window(bag="").expect(asks="window", seat=1, over=False)


def test_a_vizier_fills_the_display() -> None:
    """Section 8: a vizier's refill begins with the money; a place left empty is tried again."""
    seen = table(3, ["vizier"]).market(**MARKET).display("ducat-9").deck("").hand(1, RICH)
    seen.play(0, take("ducat-9"), END_TURN).expect(display="", asks="window", seat=1)
    seen.play(1, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    seen.expect(display="florin-9", discards="")
    assert [type(event) for event in seen.events[2:5]] == [DeckShuffled, CardShown, TileShown]


def test_a_vizier_s_refill_can_bring_a_scoring() -> None:
    """`score.when`: a scoring card drawn in a vizier's refill is counted before all are asked."""
    bag = "tower-12 garden-10 seraglio-9 arcades-9 arcades-10 tower-9-es pavilion-8"
    seen = window(seats=2, bag=bag)
    seen.display("ducat-8 dirham-9 dirham-8").deck("scoring-1 ducat-4")
    seen.play(1, use_vizier("florin", "florin-9"), place("garden-9-e @ 1,0"))
    kinds = [VizierUsed, Placed, ScoringDrawn, CardShown, TileShown, Scored, DirkDrew]
    assert [type(event) for event in seen.events] == kinds
    seen.expect(asks="window", seat=0, scores=[0, 6])


def test_a_vizier_is_no_turn() -> None:
    """`vizier.use`: no extra action follows, and the turn goes to the seat it would go to."""
    seen = window()
    seen.play(1, PASS_WINDOW).play(2, use_vizier("florin", "florin-9"), reserve("garden-9-e"))
    seen.play(1, PASS_WINDOW).play(3, PASS_WINDOW).play(0, PASS_WINDOW)
    assert seen.happened(TurnStarted) == [TurnStarted(1, 1)]
    seen.expect(asks="turn", seat=1)
    assert Buy in {type(action) for action in seen.options()}


# -- beside the market ------------------------------------------------------------------------


@attrs.define(eq=False)
class Stall(Module[None]):
    """A module that sells one tile beside the market and hears of what is bought and built."""

    tile: Tile = TILE_BY_ID["tower-12"]
    sold: bool = False
    heard: list[Purchase | str] = attrs.field(factory=list)
    id = "stall"

    def offers(self, game: Game, out: list[Offer]) -> None:
        """For sale at 9 denars, until it is sold."""
        if not self.sold:
            out.append(Offer(self.tile, 2, 9, exact=True))

    def taken(self, game: Game, tile: Tile) -> None:
        """The tile is sold."""
        self.sold = True

    def bought(self, game: Game, seat: Seat, purchase: Purchase) -> None:
        """Hear of a purchase."""
        self.heard.append(purchase)

    def building_done(self, game: Game, seat: Seat) -> None:
        """Hear that all is built, and whether the market is still as it was left."""
        self.heard.append("open" if 0 in game.market else "filled")


def with_stall(**market: str) -> tuple[Table, Stall]:
    """A window with a stall beside the market, seat 1 to answer."""
    seen = table(3, ["vizier"]).market(**{**MARKET, **market}).bag("garden-10 seraglio-9")
    seen.display("ducat-9 ducat-8 dirham-9 dirham-8").deck("ducat-1 ducat-2 ducat-3 ducat-4")
    for seat in range(3):
        seen.hand(seat, RICH)
    stall = Stall()
    seen.game.rules = Rules(BaseGame(), Vizier(), stall)
    return seen.play(0, take("ducat-9"), END_TURN), stall


def use_aside(tile: str, cards: str) -> UseVizierAside:
    """Buy a tile beside the market between two turns."""
    return UseVizierAside.of(TILE_BY_ID[tile], tuple(sorted(cards_of(cards))))


def test_a_tile_beside_the_market() -> None:
    """`vizier.limits`: a tile on sale beside the market may be bought too, paid exactly."""
    seen, stall = with_stall()
    assert seen.options(UseVizierAside) == [use_aside("tower-12", "denar-9")]
    seen.play(1, use_aside("tower-12", "denar-9"))
    cards = cards_of("denar-9")
    assert seen.happened(VizierUsed) == [VizierUsed(1, 2, TILE_BY_ID["tower-12"], cards, 9, 0)]
    seen.expect(asks="place", held={1: "tower-12"}, discards="denar-9", market=MARKET)
    assert stall.sold
    assert not active(seen)[1]
    seen.play(1, reserve("tower-12")).expect(reserve={1: "tower-12"}, asks="window", seat=2)


def test_beside_the_market_too_it_pays_exactly() -> None:
    """`vizier.use`: what is too much or too little is refused beside the market too."""
    seen, _ = with_stall()
    seen.refused(use_aside("tower-12", "denar-2"), "buy.pay", reason="short", missing=7)
    over = use_aside("tower-12", "denar-9 denar-2")
    seen.refused(over, "vizier.use", reason="exact", over=2)
    seen.refused(use_aside("tower-12", "florin-9"), "buy.pay", reason="currency")


def test_what_is_not_for_sale_beside_the_market() -> None:
    """`vizier.limits`: huts, tiles of the bag or of a slot are not on sale beside the market."""
    seen, _ = with_stall()
    for tile in ("hut-garden-e", "garden-10", "garden-9-e"):
        seen.refused(use_aside(tile, "florin-9"), "vizier.use", reason="not_for_sale")
    seen.play(1, use_aside("tower-12", "denar-9"), reserve("tower-12"))
    seen.refused(use_aside("tower-12", "denar-9"), "vizier.use", reason="not_for_sale")
    seen.play(2, PASS_WINDOW).play(0, PASS_WINDOW)
    seen.refused(use_aside("tower-12", "denar-9"), "vizier.use", reason="not_now")


def test_no_purchase_by_an_inactive_vizier() -> None:
    """`vizier.use`: once used it buys nothing there either."""
    seen, _ = with_stall()
    seen.viziers(True, False, True)
    seen.refused(use_aside("tower-12", "denar-9"), "vizier.use", reason="inactive")


def test_no_vizier_with_the_module_off() -> None:
    """`vizier.use`: with the module off the action is refused."""
    table(3).refused(use_aside("tower-12", "denar-9"), "module.off", action="use_vizier_aside")


def test_everybody_hears_of_the_purchase() -> None:
    """`vizier.use`: it is an exact purchase out of turn; all building is done before the refill."""
    seen, stall = with_stall()
    stall.heard.clear()
    seen.play(1, use_vizier("florin", "florin-9"))
    tile = TILE_BY_ID["garden-9-e"]
    assert stall.heard == [Purchase(tile, 0, 9, cards_of("florin-9"), True, False)]
    seen.play(1, place("garden-9-e @ 1,0"))
    assert stall.heard[1:] == ["open"]
    seen.expect(market={"florin": "garden-10"})
