"""Characters: ten people who are auctioned and help their owners (rules of section 7.7)."""

from collections.abc import Callable, Mapping

from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.chance import shuffled
from alhambra_qt.engine.contracts import Deal, Future, PositionFields, Purchase, Zone
from alhambra_qt.engine.fields import Json
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.ledger import Line, Part
from alhambra_qt.engine.observe import table_cards
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.engine.rules import Decision, Game, Handler, Module
from alhambra_qt.engine.scoring import Counts
from alhambra_qt.engine.state import UNKNOWN, Frame, Setup
from alhambra_qt.engine.turn import check_always

from . import auction, before, scoring, turn
from .actions import (
    BeginTurn,
    Bid,
    ChooseHakim,
    DeclineKnihstig,
    KeepFatima,
    PassBid,
    PayBid,
    SwapFatima,
    UseAmmar,
    UseKarim,
    UseKnihstig,
    UseLaila,
    UseMachma,
    UseYammerad,
)
from .state import CHARACTERS, ID, CharacterCards, state_of

FAMILY = "character"
PILES = {2: 2, 3: 2, 4: 2}
SIDE_STACK = 4
ON_AUCTION = ("auction", "pay_bid")
# Fields of a position beside "characters": what the player to move has behind it.
STAR_USED = "star_used"
TURN_BEGUN = "turn_begun"


class Characters(Module[CharacterCards]):
    """Rules characters.deal, characters.auction, characters.limits and one for each character."""

    id = ID
    pieces = ("character",)
    fields = ("characters", "star_used", "turn_begun")
    dealt = "characters.deal"

    # -- the cards ----------------------------------------------------------------------------

    def setup(self, game: Game) -> None:
        """Nobody owns a character yet."""
        self.keep(game, CharacterCards([[] for _ in game.players], []))

    def deals(self, setup: Setup) -> tuple[Deal, ...]:
        """Two characters into each of the piles 2, 3 and 4."""
        return (Deal(FAMILY, CHARACTERS, PILES),)

    def undealt(self, game: Game, family: str, cards: list[Card]) -> list[Card]:
        """Put the cards that went into no pile on the closed side stack."""
        if family != FAMILY:
            return cards
        state_of(game).side = cards[:SIDE_STACK]
        return cards[SIDE_STACK:]

    def zones(self, game: Game, out: list[Zone]) -> None:
        """The cards of each seat, the side stack, and what is being auctioned."""
        state = state_of(game)
        for seat, cards in enumerate(state.owned):
            if cards:
                out.append(Zone("characters", seat, tuple(cards)))
        if state.side:
            out.append(Zone("side_stack", cards=tuple(state.side)))
        for frame in game.decisions:
            if frame.kind in ON_AUCTION:
                out.append(Zone("auction", cards=frame.data[:1]))

    def redact(self, game: Game, seat: Seat) -> None:
        """Nobody knows the side stack."""
        state = state_of(game)
        state.side = [UNKNOWN] * len(state.side)

    def redeal(self, game: Game, seed: str) -> None:
        """The side stack is some of the characters never seen; bidders hold what they bid."""
        state = state_of(game)
        if UNKNOWN in state.side:
            own: list[Zone] = []
            self.zones(game, own)
            seen = {card for zone in own for card in zone.cards}.union(table_cards(game))
            unseen = sorted(card for card in CHARACTERS if card not in seen)
            state.side = shuffled(unseen, seed, "side-stack")[: len(state.side)]
        auction.cover_bids(game)

    def read_position(self, game: Game, fields: PositionFields) -> None:
        """Each seat names its characters; what was used in the turn is said if it matters."""
        self.setup(game)
        state = state_of(game)
        for seat, entry in enumerate(fields.seats):
            state.owned[seat] = [
                fields.stock.card(card, path, (FAMILY,))
                for path, card in entry.fields.items(self.id)
            ]
        state.star = UNKNOWN if fields.top.flag(STAR_USED) else None
        state.begun = fields.top.flag(TURN_BEGUN) or state.star is not None
        state.draws = fields.draws.whole(self.id, 0)

    def write_position(self, game: Game, data: Json) -> None:
        """Each seat names its characters, and those before the first action are not asked again."""
        state = state_of(game)
        for seat, cards in zip(data["seats"], state.owned, strict=True):
            seat[self.id] = [CARD_ID[card] for card in cards]
        if state.star is not None:
            data[STAR_USED] = True
        elif before.is_asked(game, game.to_play):
            data[TURN_BEGUN] = True
        data["draws"][self.id] = state.draws

    # -- what they do -------------------------------------------------------------------------

    def handlers(self) -> Mapping[type[Action], Handler]:
        """Bidding and paying, and the use of each character."""
        bid, pay, fatima = ("auction",), ("pay_bid",), ("fatima",)
        first, dear = ("before_turn",), ("knihstig",)
        always = check_always
        rule = auction.AUCTION
        return {
            Bid: Handler(bid, auction.check_bid, auction.run_bid, rule),
            PassBid: Handler(bid, always, auction.run_pass, rule),
            PayBid: Handler(pay, auction.check_pay, auction.run_pay, rule),
            KeepFatima: Handler(fatima, always, auction.run_keep, "fatima"),
            SwapFatima: Handler(fatima, auction.check_swap, auction.run_swap, "fatima"),
            UseLaila: Handler(first, before.check_laila, before.run_laila, "laila"),
            UseMachma: Handler(first, before.check_machma, before.run_machma, "machma"),
            UseYammerad: Handler(first, before.check_yammerad, before.run_yammerad, "yammerad"),
            BeginTurn: Handler(first, always, before.run_begin, "characters.limits"),
            UseKarim: Handler(("turn",), turn.check_karim, turn.run_karim, "karim"),
            UseKnihstig: Handler(dear, turn.check_knihstig, turn.run_knihstig, "knihstig"),
            DeclineKnihstig: Handler(dear, always, turn.run_decline, "knihstig"),
            UseAmmar: Handler(("turn_end",), turn.check_ammar, turn.run_ammar, "ammar"),
            ChooseHakim: Handler(("hakim",), scoring.check_hakim, scoring.run_hakim, "hakim"),
        }

    def decisions(self) -> Mapping[str, Decision]:
        """The questions of auctions and of single characters."""
        return {
            "auction": Decision(auction.auction_options, auction.AUCTION),
            "pay_bid": Decision(auction.pay_options, auction.AUCTION),
            "fatima": Decision(auction.fatima_options, "fatima"),
            "before_turn": Decision(before.options, "characters.limits"),
            "knihstig": Decision(turn.knihstig_options, "knihstig"),
            "hakim": Decision(scoring.hakim_options, "hakim"),
        }

    def steps(self) -> Mapping[str, Callable[[Game, Frame], None]]:
        """Drawing with Yammerad goes on after every effect."""
        return {"yammerad": before.draw}

    def drawn(self) -> Mapping[str, Callable[[Game, Card], bool]]:
        """A character is auctioned at once."""
        return {FAMILY: auction.drawn}

    def turn_starting(self, game: Game, seat: Seat) -> None:
        """Laila, Machma or Yammerad come before the first action."""
        before.turn_starting(game, seat)

    def turn_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Karim gets a tile for nothing."""
        if state_of(game).owned[seat]:
            turn.karim_options(game, seat, out)

    def take_up_to(self, game: Game, seat: Seat, limit: int) -> int:
        """Faruk takes more at once."""
        return turn.take_up_to(game, seat, limit) if state_of(game).owned[seat] else limit

    def took(self, game: Game, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Faruk may have been used."""
        turn.took(game, seat, cards)

    def bought(self, game: Game, seat: Seat, purchase: Purchase) -> None:
        """Knihstig takes a card after an expensive purchase."""
        turn.bought(game, seat, purchase)

    def turn_end_actions(self, game: Game, seat: Seat, out: list[Action]) -> None:
        """Ammar redesigns once more."""
        if state_of(game).owned[seat]:
            turn.ammar_options(game, seat, out)

    def scoring_coming(self, game: Game, scoring_number: int) -> None:
        """Hakim's owner chooses a type."""
        scoring.scoring_coming(game, scoring_number)

    def scored(self, game: Game, scoring_number: int) -> None:
        """Hakim's choice is over."""
        scoring.scored(game, scoring_number)

    def prospect(self, game: Game, seat: Seat, future: Future, value: float) -> float:
        """Each character helps once, in every turn or in every scoring to come."""
        owned = state_of(game).owned[seat]
        return value + scoring.hopes(tuple(owned), future) if owned else value

    def majority_counts(self, game: Game, scoring_number: int, counts: Counts) -> Counts:
        """Hakim counts half a building more."""
        return scoring.majority_counts(game, scoring_number, counts)

    def count_parts(self, game: Game, scoring_number: int, seat: Seat, out: list[Part]) -> None:
        """Hakim's half is shown where it counts."""
        scoring.count_parts(game, scoring_number, seat, out)

    def score_items(self, game: Game, scoring_number: int, out: list[Line]) -> None:
        """Yusuf counts the wall again."""
        scoring.score_items(game, scoring_number, out)
