"""The table view: one viewer's table with the picks applied.

``CurrentScene`` caches what does not depend on the picks.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import takewhile
from typing import Any

from attrs import define, evolve, field, frozen

from alhambra_qt.controller.faces.face import wallet
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.seats import Viewing
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Branch, PlayedStep
from alhambra_qt.controller.presenter import player_panels
from alhambra_qt.controller.presenter.recap_view import recap
from alhambra_qt.controller.presenter.zone_views import (
    Beside,
    LaidPieces,
    dirk_pieces,
    extras,
    picked,
    shelves,
    stalls,
    unseen,
)
from alhambra_qt.controller.view.table_view import (
    Display,
    Hand,
    HandGroup,
    Item,
    MarketSlot,
    Overlay,
    Paying,
    PlayerView,
    Prompt,
    Recap,
    ReserveView,
    ShareRow,
    TableView,
    Undo,
)
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    AtBought,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    Press,
)
from alhambra_qt.controller.view.view_parts import (
    ActionButton,
    Bag,
    CardItem,
    Deck,
    Header,
    LogLine,
    Pile,
    PileState,
    ScoreMark,
    ScoreTrack,
    SeatTag,
    SumHint,
    TileItem,
)
from alhambra_qt.controller.words.names import (
    card_name,
    no_space,
    sum_text,
    tile_name,
)
from alhambra_qt.controller.words.sentences import distribution_text
from alhambra_qt.engine import Game, Ledger, Observation, score_now
from alhambra_qt.engine.building import cells_for
from alhambra_qt.engine.events import Distributed
from alhambra_qt.engine.ids import ALL_HANDS, NOBODY, Cell, Seat, Tile, xy
from alhambra_qt.engine.payments import payment_options, shortfall, worth
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
from alhambra_qt.engine.scoring import building_counts, next_scoring
from alhambra_qt.engine.turn import take_limit
from alhambra_qt.i18n import Msg, msg

TRACK_STEP = 40  # the score ruler grows in steps of this size
SLOT_KEYS = ("1", "2", "3", "4")
DISPLAY_KEYS = ("5", "6", "7", "8")
LATELY = 8  # how many views are kept: those that a pick would bring are prepared


@frozen
class Scene:
    """The input of a view: the viewer's observation and data from the session.

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
    branch: str = ""
    _last: list[tuple[Overlay, TableView]] = field(factory=list, init=False, eq=False)

    @cached_property
    def laid(self) -> LaidPieces:
        """The modules' pieces on the table."""
        return LaidPieces(self.game, self.tags)

    @cached_property
    def ledger(self) -> Ledger:
        """The next scoring if it came now; after the last one, that scoring."""
        if self.game.over and self.game.ledgers:
            return self.game.ledgers[-1]
        return score_now(self.game, next_scoring(self.game))

    @cached_property
    def below(self) -> "Counter[tuple[str, int]]":
        """The tiles that may be face down on the shelf."""
        return unseen(self.laid)

    @cached_property
    def still(self) -> TableView:
        """The table before any pick, cached; only what picks change is rebuilt."""
        return _still(self)

    def view(self, overlay: Overlay) -> TableView:
        """Return the table with the picks applied; for recent picks it is the same as before."""
        for known, view in self._last:
            if known == overlay:
                return view
        self._last.insert(0, (overlay, table_view(self, overlay)))
        del self._last[LATELY:]
        return self._last[0][1]


def table_view(scene: Scene, overlay: Overlay) -> TableView:
    """Return the table with the picks applied."""
    still, laid = scene.still, scene.laid
    zones = picked(laid.shown, overlay)
    beside = Beside(laid, zones, overlay, scene.ledger, scene.counts)
    groups = tuple(
        evolve(group, cards=_marked(group.cards, overlay)) for group in still.hand.groups
    )
    open_cards = tuple(card and overlay.mark(card) for card in still.display.cards)
    return evolve(
        still,
        market=_marked(still.market, overlay),
        display=evolve(still.display, cards=open_cards),
        hand=evolve(still.hand, groups=groups),
        reserve=evolve(still.reserve, tiles=_marked(still.reserve.tiles, overlay)),
        bought=_marked(still.bought, overlay),
        palace=player_panels.picked(still.palace, overlay),
        you=_with_extras(still.you, beside, own=True),
        opponents=tuple(_with_extras(panel, beside) for panel in still.opponents),
        prompt=overlay.prompt,
        dirk=still.dirk
        and evolve(still.dirk, state=overlay.state(AT_DIRK), pieces=dirk_pieces(zones)),
        legal=overlay.legal,
        ghost=overlay.ghost,
        callout=overlay.callout,
        refusal=overlay.refusal,
        notice=overlay.notice,
        drops=overlay.drops,
        lit=tuple(sorted(overlay.lit, key=str)),
        zones=zones,
        shelf=shelves(laid, zones, scene.below),
        stalls=stalls(laid, zones),
    )


def _marked(items: tuple[Item, ...], overlay: Overlay) -> tuple[Item, ...]:
    return tuple(overlay.mark(item) for item in items)


def _with_extras(panel: PlayerView, beside: Beside, *, own: bool = False) -> PlayerView:
    found = extras(beside, panel.seat.seat, panel.badges, own=own)
    return panel if found is None else evolve(panel, extras=found)


def _still(scene: Scene) -> TableView:
    """Build what picks do not change, and the rest without picks."""
    game, laid = scene.game, scene.laid
    count = len(game.players)
    others = [(scene.own + offset) % count for offset in range(1, count)]
    counts = building_counts(game)
    panel_of = [
        player_panels.panel(laid, seat, scene.to_move, scene.last, counts[seat])
        for seat in range(count)
    ]
    you, own = panel_of[scene.own], game.players[scene.own]
    return TableView(
        viewer=scene.viewer,
        header=header(game, scene.branch),
        track=track(scene),
        market=tuple(_slot(scene, slot) for slot in range(4)),
        display=_display(scene),
        deck=deck(game),
        bag=Bag(len(game.bag), msg("play-bag", n=len(game.bag))),
        hand=hand(scene),
        reserve=ReserveView(_items(AtReserve, own.reserve), msg("play-reserve-note")),
        bought=_items(AtBought, own.bought),
        palace=you.palace,
        you=you,
        opponents=tuple(panel_of[seat] for seat in others),
        prompt=Prompt(msg("play-empty")),
        undo=scene.undo,
        counts=player_panels.count_table(game, scene.tags, scene.ledger, scene.counts),
        log=scene.log,
        recap=scene.recap,
        dirk=player_panels.dirk(game, counts[-1]),
        shares=scene.shares,
        ahead=_ahead(game, scene.own),
    )


def _ahead(game: Game, seat: Seat) -> tuple[tuple[int, int], ...]:
    """List the cells where a tile on sale or already paid for would fit."""
    own = game.players[seat]
    tiles = {*game.market, *own.reserve, *own.bought} - {0}
    return tuple(sorted({xy(cell) for tile in tiles for cell in cells_for(game, seat, tile)}))


def round_of(turn: int, seats: int) -> int:
    """Return the round of a turn, from 1."""
    return turn // seats + 1


def header(game: Game, branch: str = "") -> Header:
    """Return the header: the game, or the branch by its name with a note that it does not count."""
    seats, ids = len(game.players), game.setup.modules
    kind: Msg | str = msg("play-header-modules", n=len(ids)) if ids else msg("play-header-base")
    number = round_of(game.turn, seats)
    players = msg("count-player", n=seats)
    if branch:
        kind = msg("branch-frame", branch=branch)
    text = msg("play-header", game=kind, players=players, round=number)
    return Header(text, ids, number, game.turn + 1, seats, branch)


def track(scene: Scene) -> ScoreTrack:
    """Return the score ruler with all players, long enough for the leader."""
    scores = [player.score for player in scene.game.players]
    top = TRACK_STEP * max(2, max(scores) // TRACK_STEP + 1)
    marks = (ScoreMark(tag, score) for tag, score in zip(scene.tags, scores, strict=True))
    return ScoreTrack(tuple(marks), top)


def deck(game: Game) -> Deck:
    """Return the state of the deck and its scoring cards."""
    cards = msg("count-card", n=len(game.deck))
    now = next((number for number, left in enumerate(game.piles, start=1) if left), 0)
    came = {2: SCORING_1 in game.gone, 4: SCORING_2 in game.gone}
    piles = tuple(
        Pile(number, _pile_state(number, now), {2: 1, 4: 2}.get(number, 0), came.get(number, False))
        for number in range(1, 6)
    )
    if now:
        text = msg("play-deck", cards=cards, k=now)
    elif game.deck:
        text = msg("play-deck-again", cards=cards)
    else:
        text = cards
    return Deck(len(game.deck), now, piles, text, len(game.discards))


def _pile_state(number: int, now: int) -> PileState:
    if not now or number < now:
        return "past"
    return "now" if number == now else "ahead"


# -- market and money -------------------------------------------------------------------------


def pay_mark(game: Game, seat: Seat, slot: int, price: int) -> tuple[Paying, Msg]:
    """Return a seat's best way to pay a price: exact, over by n, or n short."""
    ways = payment_options(game, seat, slot, price)
    if not ways:
        return "short", msg("play-pay-short", n=shortfall(game, seat, slot, price))
    over = min(sum(CARD_VALUE[card] for card in way) for way in ways) - price
    if not over:
        return "exact", msg("play-pay-exact")
    return "over", msg("play-pay-over", n=over)


def _slot(scene: Scene, slot: int) -> MarketSlot:
    game = scene.game
    tile = game.market[slot]
    seen = scene.viewer is not None
    held = worth(game, scene.own, slot) if seen else 0
    pay: Paying = ""
    text = None
    if tile and seen:
        pay, text = pay_mark(game, scene.own, slot, TILE_PRICE[tile])
    return MarketSlot(
        target=AtSlot(slot),
        currency=CURRENCIES[slot],
        name=msg(f"play-cur-{CURRENCIES[slot]}"),
        tile=TILE_ID[tile] if tile else None,
        price=TILE_PRICE[tile] if tile else 0,
        held=held,
        held_text=msg("play-held", n=held) if seen else msg("play-empty"),
        pay=pay,
        pay_text=text,
        note=_nowhere(scene, tile) if tile else _empty_note(game, slot),
        key=SLOT_KEYS[slot],
    )


def _nowhere(scene: Scene, tile: Tile) -> Msg | None:
    game, seat = scene.game, scene.viewer
    idle = game.over or seat is None or cells_for(game, seat, tile)
    return None if idle else no_space(game, tile)


def _empty_note(game: Game, slot: int) -> Msg:
    if game.over or any(frame.kind == "distribute" for frame in game.decisions):
        return msg("play-slot-given")
    if any(frame.kind == "first_turn" for frame in game.decisions):
        return msg("slot-first")
    filled = game.market[:slot].count(0) < Observation(ALL_HANDS, game).filling
    return msg("play-slot-bought") if filled else msg("play-slot-empty")


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


def _display(scene: Scene) -> Display:
    cards = tuple(
        None
        if card < 0
        else CardItem(
            target=AtDisplay(place),
            card=CARD_ID[card],
            name=card_name(CARD_ID[card]),
            key=DISPLAY_KEYS[place] if place < len(DISPLAY_KEYS) else "",
        )
        for place, card in enumerate(scene.game.display)
    )
    limit = take_limit(scene.game, scene.own)
    hint = sum_hint(scene.game.display, limit) if scene.hints else None
    return Display(cards, limit, hint)


def hand(scene: Scene) -> Hand:
    """Return the hand of the seat at the bottom, or its back."""
    cards_held = len(scene.game.players[scene.own].hand)
    count = msg("count-card", n=cards_held)
    named = msg("table-hand-of", name=scene.tags[scene.own].label)
    if scene.viewer != scene.own:
        down = msg("play-hand-down", cards=count)
        return Hand((), cards_held, 0, down, title=named, hidden=True)
    held = wallet(scene.game, scene.own)
    groups = []
    for currency in sorted({CARD_CURRENCY[card] for card in held}, key=lambda c: (c < 0, c)):
        cards = tuple(
            CardItem(AtHand(index), CARD_ID[card], card_name(CARD_ID[card]))
            for index, card in enumerate(held)
            if CARD_CURRENCY[card] == currency
        )
        total = sum(CARD_VALUE[card] for card in held if CARD_CURRENCY[card] == currency)
        groups.append(HandGroup(CURRENCIES[currency] if currency >= 0 else "", cards, total))
    total = sum(CARD_VALUE[card] for card in held)
    shown = Hand(tuple(groups), cards_held, total, msg("play-hand", cards=count, total=total))
    if not scene.game.over:
        return shown
    return evolve(shown, text=msg("play-hand-shown", cards=count, total=total), title=named)


# -- tiles beside the board -------------------------------------------------------------------


def _items(kind: type[AtReserve | AtBought], tiles: Sequence[int]) -> tuple[TileItem, ...]:
    names = [TILE_ID[tile] for tile in tiles]
    return tuple(TileItem(kind(name), name, tile_name(name)) for name in names)


LOG_LENGTH = 200


@define(eq=False)
class CurrentScene:
    """A cache of the current scene: every pointer move asks for a view."""

    session: Session
    history: History
    _scene: Scene | None = field(default=None, init=False)
    _seen: tuple[object, ...] = field(default=(), init=False)
    _news: tuple[object, tuple[Recap, ...]] = field(default=(None, ()), init=False)
    _recap_seen: object = field(default=None, init=False)

    def scene(
        self, viewing: Viewing, actor: Seat | None, game: Game | None, *, hints: bool
    ) -> Scene:
        """Return the scene.

        Args:
            viewing: who looks.
            actor: who is at the screen and must choose, if anybody.
            game: the viewer's observation, if it was made already.
            hints: whether good groups of cards are pointed out.
        """
        session, own = self.session, _shown(viewing)
        # Nothing is hidden once the game is over, whatever kind of player sat at the bottom.
        viewer = own if session.over and session.opens_at_end else viewing.viewer
        told = len(self.history.said), self._recap_seen
        seen = (session.version, session.config, viewer, own, actor, hints, told)
        if self._scene is None or self._seen != seen:
            known = game if game is not None else session.observation(viewer).game
            since = self._since(own) if actor is not None and viewer is not None else ()
            undo = self._undo(viewing.viewer)
            asked = session.to_move if actor is None else actor
            self._scene = scene_of(
                *(session, session.branch, known, own, viewer),
                to_move=asked,
                log=self.history.log(LOG_LENGTH),
                recap=since,
                undo=undo,
                last=self.history.last_placed(),
                hints=hints,
            )
            self._seen = seen
        return self._scene

    def _since(self, seat: Seat) -> tuple[Recap, ...]:
        """Return what happened since a person's last move; it stays until that turn ends."""
        session = self.session
        moment = session.turn, session.between_turns, seat
        recaps = recap(session, self.history, seat) if self.history.has_acted(seat) else ()
        if recaps or self._news[0] != moment:
            self._news = moment, recaps
        return () if self._news == self._recap_seen else self._news[1]

    def recap_again(self) -> None:
        """Show again what the others did since the last turn."""
        self._recap_seen = None

    def dismiss_recap(self) -> None:
        """Hide the recap until something new happens."""
        self._recap_seen = self._news

    def shares(self) -> Iterator[Distributed]:
        """Return the tiles that were distributed at the end."""
        return given_away(self.session.steps)

    def _undo(self, viewer: Seat | None) -> Undo:
        why = self.session.undo_blocked(viewer)
        no_redo = self.session.redo_blocked()
        can = why is None
        redo = msg("play-button-redo")
        return Undo(
            ActionButton(Press("undo"), msg("play-button-undo"), "Ctrl+Z", enabled=can, why=why),
            ActionButton(Press("redo"), redo, "Ctrl+Shift+Z", enabled=no_redo is None, why=no_redo),
            ActionButton(
                Press("restart"), msg("play-button-restart"), "Ctrl+R", enabled=can, why=why
            ),
        )


def scene_of(
    session: Session, branch: Branch | None, game: Game, own: Seat, viewer: Seat | None, **more: Any
) -> Scene:
    """Return a session's scene as a viewer may see it; ``more`` are further fields."""
    return Scene(
        game=game,
        own=own,
        viewer=viewer,
        tags=session.tags,
        counts=session.config.counts,
        shares=share_rows(session.steps, session.tags),
        branch=branch.name if branch is not None else "",
        **more,
    )


def given_away(steps: Sequence[PlayedStep]) -> Iterator[Distributed]:
    """Return the tiles that were distributed at the end, which is in the last turn."""
    last = [*takewhile(lambda step: step.turn == steps[-1].turn, reversed(steps))]
    events = (event for step in reversed(last) for event in step.events)
    return (event for event in events if isinstance(event, Distributed))


def share_rows(steps: Sequence[PlayedStep], tags: Sequence[SeatTag]) -> tuple[ShareRow, ...]:
    """Return who got which tile at the end, and why."""
    return tuple(
        ShareRow(
            currency=CURRENCIES[share.slot],
            tile=TILE_ID[share.tile],
            sums=share.sums,
            winner=None if share.seat == NOBODY else tags[share.seat],
            text=distribution_text(share, tags),
        )
        for share in given_away(steps)
    )


def _shown(viewing: Viewing) -> Seat:
    """Return the seat at the bottom, even if there is no particular viewer."""
    for seat in (viewing.viewer, viewing.waiting, viewing.last):
        if seat is not None:
            return seat
    return viewing.here[0] if viewing.here else viewing.middle
