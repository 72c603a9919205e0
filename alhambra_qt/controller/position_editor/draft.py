"""A table of cardboard: a position that changes piece by piece and is whole at each step.

    draft = begin(["Anna", "Marco", "Ioana"])
    draft = lay(draft, 0, "garden-8-nw", (0, -1))        # or Refused, with the rule
    draft = add(draft, PositionPlace("hand", 0), "florin-7")

Each edit returns another draft, which the engine has read; one that cannot be raises ``BadDraft``.
What lies nowhere is in the bag or the deck, in an order that nobody knows.
"""

import re
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import suppress
from copy import deepcopy
from datetime import datetime
from typing import Any, Literal

from attrs import evolve, field, frozen

from alhambra_qt import modules
from alhambra_qt.controller.faces.face import LaidField, ScoredBoard
from alhambra_qt.controller.faces.found import laid
from alhambra_qt.controller.game.gameconfig import (
    MIN_SEATS,
    GameConfig,
    SeatConfig,
    named,
    open_position,
)
from alhambra_qt.controller.game.seats import DIRK_TAG, tags
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import beside_dirk, on_boards
from alhambra_qt.controller.position_editor.laid import HERE, put_value, tile_of, trouble, value_of
from alhambra_qt.controller.presenter.player_panels import palace_of
from alhambra_qt.controller.presenter.score_sheet import TABS, scoring_page
from alhambra_qt.controller.view.page_views import LedgerView
from alhambra_qt.controller.view.view_parts import MARKS, AlhambraView, At, RefusalView, SeatTag
from alhambra_qt.controller.words.sentences import is_known, refusal_view, rule_box, rule_title
from alhambra_qt.engine import BadData, Game, score_now
from alhambra_qt.engine.building import obstacle, spots
from alhambra_qt.engine.ids import cell_at, xy
from alhambra_qt.engine.observe import all_cards, loose_cards
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CARD_ID,
    CARD_KIND,
    CURRENCIES,
    FOUNTAIN,
    TILE_BY_ID,
    TILE_ID,
    TILE_KIND,
    TYPES,
)
from alhambra_qt.engine.position import (
    FORMAT,
    VERSION,
    Position,
    owners_of_pieces,
    position_to_json,
)
from alhambra_qt.engine.scoring import next_scoring
from alhambra_qt.engine.setup import DISPLAY
from alhambra_qt.engine.stock import HAND_KINDS, MONEY_KINDS
from alhambra_qt.i18n import Msg, msg

Json = dict[str, Any]
Numbers = Mapping[str, tuple[float | None, ...]]
Way = Literal["numbers", "tiles"]

UNKNOWN = ("deck", "piles", "bag")  # what nobody knows is dealt anew
SEAT_FIELD = re.compile(r"seats\.(\d+)\.(\w+)\.(\d+)")


class BadDraft(ValueError):
    """An invalid piece on a table; ``text`` names the seat, the piece and the rule."""

    def __init__(self, text: Msg) -> None:
        super().__init__(text.id)
        self.text = text


class Refused(ValueError):
    """A tile that may not be built there; ``view`` shows the rule."""

    def __init__(self, view: RefusalView) -> None:
        super().__init__(view.rule)
        self.view = view


@frozen
class PositionPlace:
    """A place of pieces: ``alhambra``, ``reserve``, ``hand`` of a seat, or a place of the table."""

    kind: str
    seat: int = -1

    @property
    def of_cards(self) -> bool:
        """Whether cards lie there, of which there are copies."""
        return self.kind in ("hand", "display") or (self.of_module and laid()[self.kind][1].copies)

    @property
    def of_module(self) -> bool:
        """Whether it is a module's field."""
        return self.kind in laid()


def _today() -> str:
    return datetime.now().astimezone().date().isoformat()


@frozen(hash=False)
class Draft:
    """A table as data, what the engine makes of it, and the numbers written down for it.

    ``scorings`` maps the rows of each scoring to a number per seat, None while nobody gave it;
    ``way`` says whether numbers are written or tiles laid; ``file`` is its file in the folder.
    """

    data: Json
    position: Position = field(eq=False)
    day: str = field(factory=_today)
    place: str = ""
    scorings: tuple[Numbers, Numbers, Numbers] = field(factory=lambda: ({}, {}, {}))
    way: Way = "numbers"
    file: str = field(default="", eq=False)
    cleared: int = field(default=0, eq=False)  # pieces that a module took when it was switched off

    @property
    def game(self) -> Game:
        """The game that the table shows."""
        return self.position.game

    @property
    def next_scoring(self) -> int:
        return next_scoring(self.game)

    @property
    def tags(self) -> tuple[SeatTag, ...]:
        """The tags of the seats."""
        seats = [SeatConfig(name, mark=MARKS[k]) for k, name in enumerate(self.names)]
        return tags(GameConfig(tuple(seats)))

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return tuple(named(self.position.names))

    @property
    def modules(self) -> tuple[str, ...]:
        return self.game.setup.modules

    @property
    def dirk(self) -> bool:
        """Whether Dirk plays."""
        return len(self.game.players) == MIN_SEATS

    @property
    def everybody(self) -> tuple[SeatTag, ...]:
        """The tags of the players, and of Dirk if he plays."""
        return (*self.tags, *([DIRK_TAG] if self.dirk else []))

    @property
    def broken(self) -> tuple[tuple[int, At, Msg], ...]:
        """The seat and cell of each tile that breaks a rule, and the rule."""
        found = []
        for error in self.position.broken:
            where = SEAT_FIELD.match(error.field)
            home, number, *_ = error.field.split(".")
            seat = int(number) if home == "seats" else -1
            x, y = self.data["seats"][seat]["alhambra"][int(where[3])]["at"] if where else HERE
            found.append((seat, (x, y), rule_title(error.rule)))
        return tuple(found)

    @property
    def breach(self) -> Msg | None:
        """The first broken rule with its owner, and the number of others; None if all are kept."""
        if not self.position.broken:
            return None
        first, *more = self.position.broken
        rule = rule_box(first.rule).text if is_known(first.rule) else msg("load-detail-value")
        return msg("position-broken", first=trouble(self.data, first, rule), n=len(more))


# -- reading -----------------------------------------------------------------------------------


def begin(names: Sequence[str], chosen: Sequence[str] = ()) -> Draft:
    """Begin with a fountain for everybody."""
    seats = [{"name": name} for name in names]
    return read({"format": FORMAT, "version": VERSION, "modules": list(chosen), "seats": seats})


def read(data: object) -> Draft:
    """Read a position as a table to be laid; its hidden pieces are dealt anew.

    Raises:
        BadDraft: naming seat, piece and rule, or the field.
    """
    if not isinstance(data, Mapping):
        raise BadDraft(msg("load-no-object"))
    kept = {
        name: value for name, value in data.items() if name not in UNKNOWN or type(value) is int
    }
    try:
        return Draft(kept, modules.read_position(kept, lenient=True))
    except BadData as error:
        rule = rule_title(error.rule) if is_known(error.rule) else msg("load-detail-value")
        raise BadDraft(trouble(data, error, rule)) from error


def edited(draft: Draft, data: Json) -> Draft:
    """Read changed data; if fewer pieces are left than were to come, all of them are to come.

    Raises:
        BadDraft: if it cannot be so.
    """
    try:
        found = read(data)
    except BadDraft:
        if not any(name in data for name in UNKNOWN):
            raise
        found = read({name: value for name, value in data.items() if name not in UNKNOWN})
    return evolve(draft, data=found.data, position=found.position)


def of_session(session: Session) -> Draft:
    """Return the table of a game at the beginning of the last turn that began.

    Raises:
        BadDraft: if none has begun.
    """
    for number in range(len(session.steps), -1, -1):
        with suppress(BadData):
            return read(session.as_it_was(number).position())
    raise BadDraft(msg("position-no-turn"))


def of_game(game: Game, names: Sequence[str]) -> Draft:
    """Return the table of a game at the beginning of a turn.

    Raises:
        BadDraft: if a position cannot hold it.
    """
    try:
        return read(position_to_json(game, names))
    except BadData as error:
        raise BadDraft(msg("position-no-turn")) from error


# -- what lies where ---------------------------------------------------------------------------


def zones(draft: Draft) -> tuple[PositionPlace, ...]:
    """List the places where pieces can lie, seat by seat."""
    seats = range(len(draft.game.players))
    more = _listed_on(draft, "seat")
    kinds = ("alhambra", "reserve", "hand", *more)
    of_seats = [PositionPlace(kind, k) for k in seats for kind in kinds]
    table = [PositionPlace(name) for name in _listed_on(draft, "table")]
    dirk = [] if draft.game.dirk is None else ["dirk", *_listed_on(draft, "dirk")]
    return (
        *of_seats,
        PositionPlace("market"),
        PositionPlace("display"),
        *map(PositionPlace, dirk),
        *table,
    )


def _laid_on(draft: Draft, on: str) -> list[tuple[str, LaidField]]:
    """List the fields of the modules that are on, by whose they are."""
    known = draft.game.setup.modules
    return [
        (name, laid_field)
        for name, (owner, laid_field) in laid().items()
        if owner in known and laid_field.on == on
    ]


def _listed_on(draft: Draft, on: str) -> list[str]:
    return [name for name, laid_field in _laid_on(draft, on) if laid_field.listed]


def pieces(draft: Draft, zone: PositionPlace) -> list[str]:
    """List the pieces of a zone, by their printed ids."""
    game = draft.game
    if zone.of_module:
        return list(value_of(draft.data, zone.kind, laid()[zone.kind][1], zone.seat) or ())
    if zone.kind == "market":
        return [TILE_ID[tile] for tile in game.market if tile]
    if zone.kind == "display":
        return [CARD_ID[card] for card in game.display if card >= 0]
    if zone.kind == "dirk":
        return [TILE_ID[tile] for tile in game.dirk or ()]
    player = game.players[zone.seat]
    if zone.kind == "hand":  # of cards face down only the number is known
        return list(draft.data["seats"][zone.seat].get("hand") or ())
    if zone.kind == "reserve":
        return [TILE_ID[tile] for tile in player.reserve]
    return [TILE_ID[tile] for tile in player.palace.tiles.values() if tile != FOUNTAIN]


def places(draft: Draft) -> dict[str, PositionPlace]:
    """Map each tile that lies somewhere to its zone."""
    return {
        piece: zone for zone in zones(draft) if not zone.of_cards for piece in pieces(draft, zone)
    }


def left(draft: Draft) -> Counter[str]:
    """Count the copies of each card that lie nowhere."""
    game, gone = draft.game, Counter(draft.game.gone) + Counter(draft.game.discards)
    every = Counter([*all_cards(game), *loose_cards(game)]) - gone
    counts = Counter({CARD_ID[card]: number for card, number in every.items()})
    for zone in filter(lambda place: place.of_cards, zones(draft)):
        counts.subtract(piece for piece in pieces(draft, zone) if piece in counts)
    return counts


def groups(draft: Draft, zone: PositionPlace) -> dict[str, list[str]]:
    """Map the groups of pieces that can lie in a zone to their pieces."""
    found: dict[str, list[str]] = {}
    if zone.of_module:
        module, laid_field = laid()[zone.kind]
        return {module: [str(value) for value in laid_field.values]}
    if zone.of_cards:
        kinds = HAND_KINDS if zone.kind == "hand" else MONEY_KINDS
        for card in sorted(set(all_cards(draft.game))):
            if CARD_KIND[card] in kinds:
                plain = CARD_KIND[card] in ("money", "diamond")
                group = CURRENCIES[CARD_CURRENCY[card]] if plain else CARD_KIND[card]
                found.setdefault(group, []).append(CARD_ID[card])
        return found
    kinds_known = draft.game.rules.tile_rules
    for tile, name in enumerate(TILE_ID):
        kind = TILE_KIND[tile]
        if tile > FOUNTAIN and kind in kinds_known and not (zone.seat < 0 and kind == "hut"):
            found.setdefault(name.split("-")[0] if kind == "building" else kind, []).append(name)
    return found


def group_name(group: str) -> Msg:
    """Name a group of pieces: a building type, a currency, or the module that brings it."""
    if group in TYPES:
        return msg(f"types-{group}")
    if group in CURRENCIES:
        return msg("position-money", currency=msg(f"curs-{group}"))
    module = group if group in modules.IDS else owners_of_pieces(modules.ALL)[group].module
    return msg(f"mod-{module}.bare")


def marks(draft: Draft, on: str = "tile") -> dict[str, LaidField]:
    """Map what can be chosen for a tile, a free cell, a seat or the table to its values."""
    return {name: laid_field for name, laid_field in _laid_on(draft, on) if not laid_field.listed}


def marked(draft: Draft, seat: int, at: At = HERE, on: str = "tile") -> dict[str, str | bool]:
    """Return what is chosen there."""
    found = {
        name: value_of(draft.data, name, laid_field, seat, at)
        for name, laid_field in marks(draft, on).items()
    }
    return {name: value for name, value in found.items() if value}


def palace(draft: Draft, seat: int) -> AlhambraView:
    """Return an Alhambra with the tokens on it."""
    tokens = on_boards(draft.game).get(seat, {})
    return palace_of(draft.game.players[seat].palace, draft.tags[seat], tokens=tokens)


def fits(draft: Draft, seat: int, tile: str) -> list[At]:
    """List the cells where a seat may build a tile."""
    return [xy(cell) for cell in spots(draft.game, seat, TILE_BY_ID[tile])]


# -- edits -------------------------------------------------------------------------------------


def lay(draft: Draft, seat: int, tile: str, at: At, *, lies: bool = False) -> Draft:
    """Build a tile; with ``lies`` as it lies at the table, whatever rule it breaks.

    Raises:
        Refused: if a rule forbids it.
        BadDraft: if it lies elsewhere already, or the cell is taken.
    """
    cell = cell_at(*at)
    if cell in draft.game.players[seat].palace.tiles or not lies:
        refusal = obstacle(draft.game, seat, TILE_BY_ID[tile], cell)
        if refusal is not None:
            raise Refused(refusal_view(refusal, tile, cell))
    data = deepcopy(draft.data)
    data["seats"][seat].setdefault("alhambra", []).append({"tile": tile, "at": list(at)})
    if lies:
        data["as_it_lies"] = True
    return edited(draft, data)


def add(draft: Draft, zone: PositionPlace, piece: str, slot: int = -1) -> Draft:
    """Put a piece into a zone other than an Alhambra, in the market into a slot if one is named.

    Raises:
        BadDraft: if there is no such piece left, or no room.
    """
    data = deepcopy(draft.data)
    if zone.of_module:
        return _with_pieces(draft, data, zone, [*pieces(draft, zone), piece])
    if zone.kind == "market":
        market = data.setdefault("market", {})
        slots = CURRENCIES[slot : slot + 1] if slot >= 0 else CURRENCIES[:4]
        free = next((currency for currency in slots if market.get(currency) is None), None)
        if free is None:
            raise BadDraft(msg("position-no-room"))
        market[free] = piece
        return edited(draft, data)
    held = _held(data, zone)
    if zone.kind == "display":
        held[:] = [piece for piece in held if piece is not None]
        if len(held) == DISPLAY:
            raise BadDraft(msg("position-no-room"))
    held.append({"tile": piece} if zone.kind == "reserve" else piece)
    return edited(draft, data)


def _with_pieces(draft: Draft, data: Json, zone: PositionPlace, every: list[str]) -> Draft:
    put_value(data, zone.kind, laid()[zone.kind][1], zone.seat, HERE, every)
    return edited(draft, data)


def mark(draft: Draft, seat: int, at: At, name: str, value: str | bool) -> Draft:
    """Choose a value for a tile, such as a chest, a cell, a seat or the table; false is none.

    Raises:
        BadDraft: if it cannot be so.
    """
    data = deepcopy(draft.data)
    put_value(data, name, laid()[name][1], seat, at, value)
    return edited(draft, data)


def _held(data: Json, zone: PositionPlace) -> list[Any]:
    """Return the list of a zone other than the market, as it stands in the data."""
    if zone.kind == "dirk":
        data, name = data.setdefault("dirk", {}), "tiles"
    elif zone.seat < 0:
        name = zone.kind
    else:
        data, name = data["seats"][zone.seat], zone.kind
    found: list[Any] = data.setdefault(name, [])
    return found


def take(draft: Draft, zone: PositionPlace, piece: str) -> Draft:
    """Take a piece away.

    Raises:
        Refused: if what is left would break a rule.
    """
    if zone.kind == "alhambra":
        return _take_built(draft, zone.seat, piece)
    data = deepcopy(draft.data)
    if zone.of_module:
        left_there = pieces(draft, zone)
        left_there.remove(piece)
        return _with_pieces(draft, data, zone, left_there)
    if zone.kind == "market":
        slot = next(name for name, tile in data["market"].items() if tile == piece)
        data["market"][slot] = None
        return edited(draft, data)
    held = _held(data, zone)
    held.remove(next(entry for entry in held if entry == piece or tile_of(entry) == piece))
    if zone.kind == "hand" and piece in (data["seats"][zone.seat].get("unseen") or ()):
        data["seats"][zone.seat]["unseen"].remove(piece)
    return edited(draft, data)


def _take_built(draft: Draft, seat: int, piece: str) -> Draft:
    data = deepcopy(draft.data)
    held = data["seats"][seat]["alhambra"]
    entry = next(built for built in held if built["tile"] == piece)
    held.remove(entry)
    try:
        return edited(draft, data)
    except BadDraft:
        built = draft.game.players[seat].palace
        refusal = built.why_not_remove(cell_at(*entry["at"]))
        if refusal is None:
            raise
        raise Refused(refusal_view(refusal, piece, cell_at(*entry["at"]))) from None


def put(draft: Draft, **fields: object) -> Draft:
    """Change fields of the table, such as ``scorings_done`` or ``to_move``.

    Raises:
        BadDraft: if the pieces that lie there do not allow that.
    """
    return edited(draft, {**draft.data, **fields})


def deal(draft: Draft) -> Draft:
    """Fill what is free in the market and on the display with what comes next."""
    game, data = draft.game, deepcopy(draft.data)
    tiles = [TILE_ID[tile] for tile in game.bag]
    cards = [CARD_ID[card] for card in game.deck if CARD_KIND[card] in MONEY_KINDS]
    market = {**dict.fromkeys(CURRENCIES[:4]), **(data.get("market") or {})}
    data["market"] = {
        slot: card or (tiles.pop() if tiles else None) for slot, card in market.items()
    }
    shown = [card for card in data.get("display") or () if card]
    data["display"] = [*shown, *cards[::-1]][:DISPLAY]
    dealt = {"bag": len(game.bag) - len(tiles), "deck": len(data["display"]) - len(shown)}
    data |= {name: data[name] - n for name, n in dealt.items() if name in data}
    return edited(draft, data)


def rest(draft: Draft) -> dict[str, tuple[int, int, int]]:
    """Return how many tiles and cards are still to come, the least and the most there can be."""
    data = {name: value for name, value in draft.data.items() if name not in UNKNOWN}
    every = draft if data.keys() == draft.data.keys() else read(data)
    now, most = draft.game, every.game
    sure = sum(CARD_KIND[card] not in ("money", "diamond") for card in most.deck)
    return {
        "bag": (len(now.bag), 0, len(most.bag)),
        "deck": (len(now.deck), sure, len(most.deck)),
    }


def put_seat(draft: Draft, seat: int, **fields: object) -> Draft:
    """Change fields of a seat, such as ``name``, ``score`` or ``face_down``.

    Raises:
        BadDraft: if they cannot be so.
    """
    data = deepcopy(draft.data)
    data["seats"][seat] |= fields
    return edited(draft, data)


# -- where it leads ----------------------------------------------------------------------------


def count(draft: Draft, scoring: int) -> LedgerView:
    """Return the whole score sheet of a scoring made now."""
    game = draft.game
    ledger = score_now(game, scoring)
    dirk = None if game.dirk is None else tuple(game.dirk)
    board = ScoredBoard(
        ledger,
        tuple(player.palace for player in game.players),
        dirk,
        game.to_play,
        on_boards(game),
        beside_dirk(game),
    )
    n = len(draft.position.broken)
    page = evolve(
        scoring_page(board, draft.tags),
        when=msg("position-counted"),
        warning=msg("position-counted-broken", n=n) if n else None,
    )
    found = [page if k == scoring else None for k in (1, 2, 3)]
    return LedgerView(TABS, (found[0], found[1], found[2]), scoring, msg("proof-hint"))


def _playable(draft: Draft) -> None:
    if draft.breach is not None:
        raise BadDraft(draft.breach)


def for_seat(draft: Draft, seat: int) -> Draft:
    """Return the table with the turn of a seat.

    Raises:
        BadDraft: if the table breaks rules, so that nobody can play on.
    """
    _playable(draft)
    return draft if draft.game.to_play == seat else put(draft, to_move=seat)


def play(draft: Draft, *, new: bool = False) -> Session:
    """Begin a game from the table: who is to move is a person, the others are computers.

    What nobody knows is dealt the same each time, unless the luck is to be ``new``.

    Raises:
        BadDraft: if the table breaks rules.
    """
    _playable(draft)
    data = {**draft.data, "seed": secrets.token_hex(8)} if new else draft.data
    game, config = open_position(data)
    return Session.at(config, game, data)
