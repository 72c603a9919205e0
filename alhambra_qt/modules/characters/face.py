"""The face of the characters: portraits that are auctioned and help in many ways."""

from collections.abc import Callable, Sequence

from alhambra_qt.controller.faces.blocks import (
    back,
    bought,
    card,
    on_shelf,
    paid,
    points_gained,
    sides_at,
    sold_at,
    tile,
    token,
    worth,
)
from alhambra_qt.controller.faces.face import (
    Act,
    Asked,
    Face,
    Foretold,
    LaidField,
    PieceFace,
    Price,
    QuestionFace,
    RowFace,
    ScoredBoard,
    Sealed,
    ShelfFace,
    Special,
    Table,
    ZoneFace,
)
from alhambra_qt.controller.view.page_views import Motion, ProofLine, ProofPiece
from alhambra_qt.controller.view.table_view import CARDS, PromptLine
from alhambra_qt.controller.view.targets import (
    AT_BAG,
    AT_DECK,
    AT_DISCARDS,
    AT_OUT,
    AtDisplay,
    AtHand,
    AtSeat,
    AtSlot,
    BesideSeat,
    NamedTile,
    OnTray,
    Target,
)
from alhambra_qt.controller.view.view_parts import Fact, SeatTag
from alhambra_qt.controller.words.names import card_name, plain
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import Game, Line, Refusal, score_now
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import NOBODY, Card, Seat
from alhambra_qt.engine.payments import minimal_payments, purse_of
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, CARD_VALUE, CURRENCIES, TYPES
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.i18n import Msg, has_text, listing, msg, signed
from alhambra_qt.modules.characters import actions as chars
from alhambra_qt.modules.characters.auction import most
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.characters.scoring import WALL_POINTS
from alhambra_qt.modules.characters.state import (
    CHARACTERS,
    FATIMA,
    HAKIM,
    KARIM,
    STARRED,
    YUSUF,
    star_obstacle,
)

ID, AUCTION, AUCTION_RULE, SIDE = "characters", "auction", "characters.auction", "side_stack"
LAST = 3
SCORE = (HAKIM, YUSUF)  # they bring points at every scoring
NO_TURN = ("window", "distribute")  # the turn is over, though nobody else's has begun

# -- what moves -------------------------------------------------------------------------------


def _portrait(name: str, dest: Target, seat: int) -> Motion:
    return token(name, BesideSeat(name), dest, seat)


def _auctioned(character: int) -> Target:
    return on_shelf(AUCTION, CARD_ID[character])


def _bid(event: chars.BidMade) -> Sequence[Motion]:
    return [token("auction-hammer", AtSeat(), _auctioned(event.card), event.seat)]


def _won(event: chars.CharacterWon) -> Sequence[Motion]:
    goal = BesideSeat(CARD_ID[event.card])
    return [
        *paid(event.seat, event.cards),
        card(event.card, _auctioned(event.card), goal, event.seat),
    ]


def _fatima_kept(event: chars.FatimaKept) -> Sequence[Motion]:
    return [card(FATIMA, BesideSeat("fatima"), AT_OUT, event.seat)]


def _fatima_swapped(event: chars.FatimaSwapped) -> Sequence[Motion]:
    name = CARD_ID[event.card]
    return [
        card(FATIMA, BesideSeat("fatima"), AT_OUT, event.seat),
        card(event.card, OnTray(SIDE), BesideSeat(name), event.seat),
    ]


def _laila(event: chars.LailaUsed) -> Sequence[Motion]:
    slot = AtSlot(event.slot)
    return [_portrait("laila", slot, event.seat), tile(event.tile, slot, AT_BAG, event.seat)]


def _machma(event: chars.MachmaUsed) -> Sequence[Motion]:
    return [
        _portrait("machma", AtDisplay(), event.seat),
        *paid(event.seat, event.cards),
        card(event.card, AtDisplay(), AtHand(), event.seat),
    ]


def _yammerad_turned(event: chars.YammeradTurned) -> Sequence[Motion]:
    """Show the card to all before it is discarded."""
    seat = event.seat
    return [
        card(event.card, AT_DECK, AtSeat(), seat),
        card(event.card, AtSeat(), AT_DISCARDS, seat),
    ]


def _karim(event: chars.KarimUsed) -> Sequence[Motion]:
    """Send Karim to fetch the tile; his card leaves the game."""
    return [
        _portrait("karim", sold_at(event.slot, event.tile), event.seat),
        bought(event.seat, event.slot, event.tile),
        card(KARIM, BesideSeat("karim"), AT_OUT, event.seat),
    ]


def _knihstig(event: chars.KnihstigUsed) -> Sequence[Motion]:
    return [
        _portrait("knihstig", AtDisplay(), event.seat),
        card(event.card, AtDisplay(), AtHand(), event.seat),
    ]


def _hakim(event: chars.HakimChose) -> Sequence[Motion]:
    return [token(f"chip-{TYPES[event.colour]}", BesideSeat("hakim"), AtSeat(), event.seat)]


# -- questions --------------------------------------------------------------------------------


def _top(game: Game, names: Sequence[str | Msg]) -> Msg | None:
    """Say who bids most in the auction that goes on."""
    for frame in game.decisions:
        if frame.kind == AUCTION:
            _, highest, bidder, _ = frame.data
            bid = msg("auction-top", n=highest, name=names[bidder])
            return bid if bidder >= 0 else msg("auction-first")
    return None


def _asks_bid(table: Table) -> Asked:
    """Say which character it is and what it does, who bid what, and how far one can go."""
    auctioned, highest, bidder, passed = table.game.frame.data
    name = CARD_ID[auctioned]
    top = msg("auction-first")
    if bidder >= 0:
        top = msg("auction-top", n=highest, name=table.tags[bidder].label)
    lines = [PromptLine(top, "strong")]
    gone: list[str | Msg] = [tag.label for tag in table.tags if passed >> tag.seat & 1]
    if gone:
        lines.append(PromptLine(msg("auction-passed", names=text_of(listing(gone)))))
    if not table.legal:  # a limit set in secret has no preview, which names the rivals
        lines += map(PromptLine, _rivals(table.game, table.seat, table.tags))
    return Asked(msg("auction-title", card=card_name(name)), (*lines, *_about(name)), name)


def _rivals(game: Game, seat: Seat, tags: Sequence[SeatTag]) -> list[Msg]:
    """Say who else can still bid, and how many cards they hold."""
    others = [other for other in _bidding(game) if other != seat]
    counts = [msg("count-card", n=len(game.players[other].hand)) for other in others]
    names = [
        msg("auction-hand", name=tags[other].label, cards=cards)
        for other, cards in zip(others, counts, strict=True)
    ]
    return [msg("auction-rivals", names=text_of(listing(names)))] if names else []


def _about(name: str) -> tuple[PromptLine, ...]:
    """Say what a character does: the last to go where there is little room."""
    text = f"about-{name}"
    return (PromptLine(msg(text), "strong"),) if has_text(text) else ()


def _won_by(game: Game, seat: Seat, tags: Sequence[SeatTag], action: chars.Bid) -> list[Fact]:
    """Say what a bid gets, what that is worth as all stands, how it is paid, and the rivals."""
    card = game.frame.data[0]
    name = CARD_ID[card]
    about = msg("what-auction", card=card_name(name), about=msg(f"about-{name}"))
    facts = [Fact("person", about)]
    if card in SCORE:
        numbers = range(next_scoring(game), LAST + 1)
        gains = [(number, signed(_owner_gains(game, seat, card, number))) for number in numbers]
        parts = [msg("what-auction-part", k=number, n=gain) for number, gain in gains]
        same = len(gains) > 1 and len({str(gain) for _, gain in gains}) == 1
        each = msg("what-auction-each", n=gains[0][1]) if same else text_of(listing(parts))
        facts.append(Fact("crown", msg("what-auction-points", parts=each)))
    purses = (purse_of(game, seat, currency) for currency in range(len(CURRENCIES)))
    ways = (cards for purse in purses for cards in minimal_payments(purse, action.amount))
    paid = min((sum(CARD_VALUE[card] for card in cards) for cards in ways), default=0)
    facts.append(Fact("coins", msg("what-auction-pay", over=max(0, paid - action.amount))))
    return facts + [Fact("hand", text) for text in _rivals(game, seat, tags)]


def _owner_gains(game: Game, seat: Seat, card: Card, number: int) -> int:
    """Return the points that owning a character would add to a scoring of all that stands."""
    tried = game.clone()
    Characters.of(tried).owned[seat].append(card)
    return score_now(tried, number).totals[seat] - score_now(game, number).totals[seat]


def _named(text: str) -> Callable[[Game], Msg]:
    return lambda game: msg(text, card=card_name(CARD_ID[game.frame.data[0]]))


def _bid_up_to(game: Game, limit: int) -> Action:
    """Bid one more than the last as long as that is no more than the limit."""
    least = _least(game)
    return chars.Bid.of(least) if least <= limit else chars.PassBid.of()


def _least(game: Game) -> int:
    highest: int = game.frame.data[1]
    return highest + 1


def _bidding(game: Game) -> list[int]:
    """List the seats that have not passed."""
    passed = game.frame.data[3]
    return [seat for seat in range(len(game.players)) if not passed >> seat & 1]


def _asks_payment(table: Table) -> Asked:
    auctioned, bid = table.game.frame.data
    name = CARD_ID[auctioned]
    return Asked(msg("pay-bid-title", n=bid, card=card_name(name)), (), name)


def _asks_colour(table: Table) -> Asked:
    lines = (PromptLine(msg("hakim-how", k=next_scoring(table.game))),)
    return Asked(lines=lines, card="hakim")


def _before(table: Table) -> Asked:
    """Name the character that can be used, if it is only one."""
    names = {action.name for action in table.legal if not action.declines}
    name = names.pop().removeprefix("use_") if len(names) == 1 else ""
    if name not in CARD_BY_ID:
        return Asked()
    return Asked(msg("before-title", card=card_name(name)), (), name)


def _spent(game: Game, seat: Seat, name: str) -> Refusal | None:
    """Give the limit by which a card marked * does nothing more in this turn."""
    turn = seat == game.to_play and not game.over and game.frame.kind not in NO_TURN
    one = CARD_BY_ID[name]
    return star_obstacle(game, seat, one) if turn and one in STARRED else None


# -- points -----------------------------------------------------------------------------------


def _hakim_gain(table: Table, action: Action) -> int:
    """Give the points that a type chosen for Hakim brings, against having no Hakim."""
    without, chosen = table.game.clone(), table.game.clone()
    Characters.of(without).owned[table.seat].remove(HAKIM)
    Characters.of(chosen).chosen = getattr(action, "colour", -1)
    return points_gained(table, without, chosen)


def _yusuf(board: ScoredBoard, line: Line, number: int) -> ProofLine:
    """A point for every three sides of the wall."""
    rest = len(line.sides) - WALL_POINTS * line.points
    detail = msg("proof-worth-rest", n=line.points, rest=rest) if rest else worth(line)
    return ProofLine(
        text=msg("proof-line-yusuf", t=plain(line.count), k=WALL_POINTS),
        sides=sides_at(line.sides),
        kind="path",
        number=WALL_POINTS,
        pieces=(ProofPiece("card", line.item),),
        detail=detail,
        count=plain(line.count),
    )


def _used(name: str, *, gets: bool = False) -> Act:
    """Give a character that is used when its key is pressed; its rule bears its name."""
    return Act(key="K", icon="person", rule=name, gets=gets)


ACTS: dict[type[Action], Act] = {
    chars.Bid: Act(icon="person", rule=AUCTION_RULE, offered=False, brings=_won_by),
    chars.PassBid: Act(),
    chars.PayBid: Act(price=lambda table: Price(table.game.frame.data[1])),
    chars.KeepFatima: Act(key="K", rule="fatima"),
    chars.SwapFatima: Act(key="K", rule="fatima"),
    chars.UseLaila: _used("laila"),
    chars.UseMachma: _used("machma"),
    chars.UseYammerad: _used("yammerad"),
    chars.BeginTurn: Act(),
    chars.UseKarim: _used("karim", gets=True),
    chars.UseKnihstig: _used("knihstig"),
    chars.DeclineKnihstig: Act(),
    chars.UseAmmar: _used("ammar"),
    chars.ChooseHakim: Act(rule="hakim", token="", gains=_hakim_gain, tried=True),
}

FACE = Face(
    icon="person",
    colour="#7B4A8E",
    box=2,
    mix="rivals",
    learned=16,
    needs=("exchange.use", "thieves.use"),
    acts=ACTS,
    heads=(chars.AuctionOpened,),
    sounds={chars.AuctionOpened: "bid", chars.BidMade: "bid"},
    moves={
        chars.AuctionOpened: lambda e: [card(e.card, AT_DECK, _auctioned(e.card), NOBODY)],
        chars.BidMade: _bid,
        chars.BidPassed: "only words",
        chars.NobodyBid: lambda e: [card(e.card, _auctioned(e.card), AT_OUT, NOBODY)],
        chars.CharacterWon: _won,
        chars.FatimaKept: _fatima_kept,
        chars.FatimaSwapped: _fatima_swapped,
        chars.LailaUsed: _laila,
        chars.LailaFailed: "the old tile stays",
        chars.MachmaUsed: _machma,
        chars.YammeradUsed: lambda e: [_portrait("yammerad", AT_DECK, e.seat)],
        chars.YammeradTurned: _yammerad_turned,
        chars.YammeradDrew: lambda e: [back("back", AT_DECK, AtHand(), e.seat)],
        chars.YammeradFailed: "there was no card to draw",
        chars.KarimUsed: _karim,
        chars.KnihstigUsed: _knihstig,
        chars.FarukUsed: lambda e: [_portrait("faruk", AtDisplay(), e.seat)],
        chars.AmmarUsed: lambda e: [_portrait("ammar", NamedTile("fountain"), e.seat)],
        chars.HakimChose: _hakim,
    },
    zones={
        AUCTION: ZoneFace(),
        ID: ZoneFace(rule=AUCTION_RULE, special=Special(order=2, key="K", spent=_spent)),
        SIDE: ZoneFace(rule="characters.deal", back="back-character"),
    },
    rows={"yusuf": RowFace("eye", _yusuf)},
    shelves=(
        ShelfFace(
            order=1,
            name=AUCTION,
            zones=(AUCTION,),
            shape=CARDS,
            icon="person",
            key="",
            rule=AUCTION_RULE,
            note=_top,
            passing=True,
        ),
    ),
    questions={
        AUCTION: QuestionFace(
            _asks_bid,
            _named("pass-auction"),
            sealed=Sealed(lambda game: game.frame.data[0], _bidding, _least, most, _bid_up_to),
        ),
        "pay_bid": QuestionFace(
            _asks_payment,
            _named("pass-auction-won"),
            foretold=Foretold("coins", AUCTION_RULE),
        ),
        "fatima": QuestionFace(
            lambda _: Asked(card="fatima"), foretold=Foretold("person", "fatima")
        ),
        "before_turn": QuestionFace(_before),
        "knihstig": QuestionFace(
            lambda _: Asked(card="knihstig"), foretold=Foretold("person", "knihstig")
        ),
        "hakim": QuestionFace(_asks_colour, numbered=True),
    },
    foretold={
        chars.YammeradUsed: Foretold("cards", "yammerad", seen=True),
        chars.NobodyBid: Foretold("person", AUCTION_RULE),
        chars.FarukUsed: Foretold("person", "faruk"),
    },
    pieces={CARD_ID[card]: PieceFace(CARD_ID[card]) for card in CHARACTERS},
    laid={"characters": LaidField("seat", tuple(CARD_ID[character] for character in CHARACTERS))},
)
