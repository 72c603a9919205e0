"""The table view: what is on the table for one viewer, with the picks laid over it."""

from attrs import frozen

from alhambra_qt.controller import build_panels as panels
from alhambra_qt.controller.build_shelf import shelves, stalls
from alhambra_qt.controller.build_special import Beside
from alhambra_qt.controller.names import (
    card_name,
    currency_name,
    sum_text,
    tile_name,
)
from alhambra_qt.controller.overlay import Overlay
from alhambra_qt.controller.paying import wallet
from alhambra_qt.controller.view import (
    Bag,
    Deck,
    Display,
    Hand,
    HandGroup,
    Header,
    MarketSlot,
    Pile,
    Recap,
    Reserve,
    ScoreMark,
    ScoreTrack,
    ShareRow,
    SumHint,
    TableView,
    Undo,
)
from alhambra_qt.controller.view_parts import CardItem, LogLine, SeatTag, TileItem
from alhambra_qt.controller.zoned import zone_views
from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import Cell, Seat
from alhambra_qt.engine.payments import payment_options, worth
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_ID,
    CARD_VALUE,
    CURRENCIES,
    SCORING_1,
    SCORING_2,
    TILE_ID,
    TILE_PRICE,
)
from alhambra_qt.engine.turn import take_limit
from alhambra_qt.i18n import Msg, msg, signed

TRACK_STEP = 40  # the score ruler grows by this
SLOT_KEYS = ("1", "2", "3", "4")
DISPLAY_KEYS = ("5", "6", "7", "8")


@frozen
class Scene:
    """What a view is built from: an observation of the viewer and what the session knows.

    ``own`` is the seat shown at the bottom; its hand is shown only if it is the ``viewer``.
    """

    game: Game
    own: Seat
    viewer: Seat | None
    tags: tuple[SeatTag, ...]
    to_move: Seat | None
    log: tuple[LogLine, ...]
    recap: tuple[Recap, ...]
    undo: Undo
    last: dict[Seat, frozenset[Cell]]
    counts: bool = True
    hints: bool = True
    shares: tuple[ShareRow, ...] = ()


def table_view(scene: Scene, overlay: Overlay) -> TableView:
    """Build the whole table."""
    game = scene.game
    count = len(game.players)
    others = [(scene.own + offset) % count for offset in range(1, count)]
    zones = zone_views(game, scene.tags, overlay)
    beside = Beside(game, zones, overlay, scene.counts)
    return TableView(
        viewer=scene.viewer,
        header=header(game),
        track=track(scene),
        market=tuple(_slot(scene, overlay, slot) for slot in range(4)),
        display=_display(scene, overlay),
        deck=deck(game),
        bag=Bag(len(game.bag), msg("play-bag", n=len(game.bag))),
        hand=_hand(scene, overlay),
        reserve=_reserve(scene, overlay),
        bought=_bought(scene, overlay),
        palace=panels.palace(game, scene.tags, scene.own, scene.last, overlay),
        you=panels.panel(beside, scene.tags, scene.own, scene.to_move, scene.last, own=True),
        opponents=tuple(
            panels.panel(beside, scene.tags, seat, scene.to_move, scene.last) for seat in others
        ),
        prompt=overlay.prompt,
        undo=scene.undo,
        counts=panels.count_table(game, scene.tags, scene.counts),
        log=scene.log,
        recap=scene.recap,
        dirk=panels.dirk(beside),
        legal=overlay.legal,
        ghost=overlay.ghost,
        callout=overlay.callout,
        refusal=overlay.refusal,
        shares=scene.shares,
        notice=overlay.notice,
        drops=overlay.drops,
        over=game.over,
        zones=zones,
        shelf=shelves(game, zones, scene.tags),
        stalls=stalls(game, zones),
    )


def round_of(turn: int, seats: int) -> int:
    """Give the round of a turn, from 1."""
    return turn // seats + 1


def header(game: Game) -> Header:
    """Say what game this is."""
    seats, ids = len(game.players), game.setup.modules
    kind = msg("play-header-modules", n=len(ids)) if ids else msg("play-header-base")
    number = round_of(game.turn, seats)
    players = msg("count-player", n=seats)
    text = msg("play-header", game=kind, players=players, round=number)
    return Header(text, ids, number, game.turn + 1, seats)


def track(scene: Scene) -> ScoreTrack:
    """Put everybody on the score ruler, which is long enough for the leader."""
    scores = [player.score for player in scene.game.players]
    top = TRACK_STEP * max(2, max(scores) // TRACK_STEP + 1)
    marks = (ScoreMark(tag, score) for tag, score in zip(scene.tags, scores, strict=True))
    return ScoreTrack(tuple(marks), top)


def deck(game: Game) -> Deck:
    """Say what is left to draw and where the scoring cards are."""
    cards = msg("count-card", n=len(game.deck))
    now = next((number for number, left in enumerate(game.piles, start=1) if left), 0)
    came = {2: SCORING_1 in game.gone, 4: SCORING_2 in game.gone}
    piles = tuple(
        Pile(number, _pile_state(number, now), {2: 1, 4: 2}.get(number, 0), came.get(number, False))
        for number in range(1, 6)
    )
    again = game.shuffles > 0 or not game.piles
    text = msg("play-deck-again", cards=cards) if again else msg("play-deck", cards=cards, k=now)
    return Deck(len(game.deck), now, piles, text, len(game.discards))


def _pile_state(number: int, now: int) -> str:
    if not now or number < now:
        return "past"
    return "now" if number == now else "ahead"


# -- market and money -------------------------------------------------------------------------


def pay_mark(game: Game, seat: Seat, slot: int, price: int) -> tuple[str, int, Msg]:
    """Say how a seat can pay a price at best: exact, over by n, or n short."""
    ways = payment_options(game, seat, slot, price)
    if not ways:
        short = max(1, price - worth(game, seat, slot))
        return "short", short, msg("play-pay-short", n=short)
    over = min(sum(CARD_VALUE[card] for card in way) for way in ways) - price
    if not over:
        return "exact", 0, msg("play-pay-exact")
    return "over", over, msg("play-pay-over", n=signed(over))


def _slot(scene: Scene, overlay: Overlay, slot: int) -> MarketSlot:
    game, target = scene.game, f"slot:{slot}"
    tile = game.market[slot]
    seen = scene.viewer is not None
    held = worth(game, scene.own, slot) if seen else 0
    pay, by, text = "", 0, None
    if tile and seen:
        pay, by, text = pay_mark(game, scene.own, slot, TILE_PRICE[tile])
    return MarketSlot(
        target=target,
        currency=CURRENCIES[slot],
        name=currency_name(CURRENCIES[slot]),
        tile=TILE_ID[tile] if tile else None,
        price=TILE_PRICE[tile] if tile else 0,
        held=held,
        held_text=msg("play-held", n=held) if seen else msg("play-empty"),
        pay=pay,
        pay_by=by,
        pay_text=text,
        note=None if tile else _empty_note(game),
        state=overlay.state(target),
        why=overlay.why(target),
        key=SLOT_KEYS[slot],
    )


def _empty_note(game: Game) -> Msg:
    if game.over or any(frame.kind == "distribute" for frame in game.decisions):
        return msg("play-slot-given")
    if any(frame.kind == "first_turn" for frame in game.decisions):
        return msg("slot-first")
    return msg("play-slot-bought") if game.bag else msg("play-slot-empty")


def sum_hint(shown: list[int], limit: int) -> SumHint | None:
    """Find the best group of two or more open cards that may be taken together."""
    best: tuple[int, int, tuple[int, ...]] | None = None
    for mask in range(1, 1 << len(shown)):
        places = tuple(i for i in range(len(shown)) if mask >> i & 1)
        values = [CARD_VALUE[shown[i]] if shown[i] >= 0 else 0 for i in places]
        if len(places) < 2 or 0 in values or sum(values) > limit:
            continue
        rank = (sum(values), len(places), tuple(-place for place in places))
        if best is None or rank > best:
            best = rank
    if best is None:
        return None
    chosen = tuple(-place for place in best[2])
    return SumHint(chosen, sum_text([CARD_VALUE[shown[i]] for i in chosen]))


def _display(scene: Scene, overlay: Overlay) -> Display:
    cards = tuple(
        None
        if card < 0
        else CardItem(
            target=f"display:{place}",
            card=CARD_ID[card],
            name=card_name(CARD_ID[card]),
            state=overlay.state(f"display:{place}"),
            why=overlay.why(f"display:{place}"),
            key=DISPLAY_KEYS[place] if place < len(DISPLAY_KEYS) else "",
        )
        for place, card in enumerate(scene.game.display)
    )
    limit = take_limit(scene.game, scene.own)
    hint = sum_hint(scene.game.display, limit) if scene.hints else None
    return Display(cards, msg("play-display-rule", limit=limit), hint)


def _hand(scene: Scene, overlay: Overlay) -> Hand:
    cards_held = len(scene.game.players[scene.own].hand)
    count = msg("count-card", n=cards_held)
    if scene.viewer != scene.own:
        return Hand((), cards_held, 0, msg("play-hand-down", cards=count), hidden=True)
    hand = wallet(scene.game, scene.own)
    groups = []
    for currency in sorted({CARD_CURRENCY[card] for card in hand}, key=lambda c: (c < 0, c)):
        cards = tuple(
            _hand_card(index, card, overlay)
            for index, card in enumerate(hand)
            if CARD_CURRENCY[card] == currency
        )
        total = sum(CARD_VALUE[card] for card in hand if CARD_CURRENCY[card] == currency)
        groups.append(HandGroup(CURRENCIES[currency] if currency >= 0 else "", cards, total))
    total = sum(CARD_VALUE[card] for card in hand)
    return Hand(tuple(groups), cards_held, total, msg("play-hand", cards=count, total=total))


def _hand_card(index: int, card: int, overlay: Overlay) -> CardItem:
    target = f"hand:{index}"
    name = CARD_ID[card]
    return CardItem(target, name, card_name(name), overlay.state(target), overlay.why(target))


# -- tiles beside the board -------------------------------------------------------------------


def _item(kind: str, tile: int, overlay: Overlay) -> TileItem:
    name = TILE_ID[tile]
    target = f"{kind}:{name}"
    return TileItem(target, name, tile_name(name), overlay.state(target), overlay.why(target))


def _reserve(scene: Scene, overlay: Overlay) -> Reserve:
    tiles = scene.game.players[scene.own].reserve
    items = tuple(_item("reserve", tile, overlay) for tile in tiles)
    return Reserve(items, msg("play-reserve-note"))


def _bought(scene: Scene, overlay: Overlay) -> tuple[TileItem, ...]:
    tiles = scene.game.players[scene.own].bought
    return tuple(_item("bought", tile, overlay) for tile in tiles)
