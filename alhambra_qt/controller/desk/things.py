"""Explanations of the table's things (pieces, places, spaces, players) and their worth.

The worth comes from the ledgers of the next scoring and the last one. An ``Asker`` is the person
asking: what they see, know and may choose.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from attrs import evolve, frozen

from alhambra_qt.controller.desk.modes import Mode
from alhambra_qt.controller.faces.face import AskedPiece, ScoredBoard
from alhambra_qt.controller.faces.found import faces, known_row, known_zone, pieces
from alhambra_qt.controller.game.step import beside_dirk
from alhambra_qt.controller.presenter.table_presenter import Scene
from alhambra_qt.controller.presenter.zone_views import is_watched, rule_of
from alhambra_qt.controller.view.table_view import MarketSlot, PlayerView, SpecialCard, TableView
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    OnCell,
    Target,
)
from alhambra_qt.controller.view.view_parts import (
    CAN,
    AlhambraView,
    CardItem,
    Fact,
    PalaceTile,
    Token,
    ZonePiece,
    ZoneView,
)
from alhambra_qt.controller.whatif.effects import LAST, lines_at, lines_of
from alhambra_qt.controller.words.names import (
    card_name,
    cell_name,
    money,
    no_space,
    plain,
    row_name,
    row_of,
    sides_name,
    tile_name,
    token_name,
    worth_in,
)
from alhambra_qt.controller.words.sentences import is_known, rule_box
from alhambra_qt.engine import DIRK, Game, Line
from alhambra_qt.engine.building import cells_for
from alhambra_qt.engine.ids import Cell, Seat, Tile, letters_of
from alhambra_qt.engine.pieces import (
    CARD_BY_ID,
    CARD_CURRENCY,
    CARD_KIND,
    CURRENCIES,
    TILE_BY_ID,
    TILE_ID,
    TILE_KIND,
    TILE_TYPE,
    TILE_WALLS,
    TYPES,
)
from alhambra_qt.engine.scoring import building_counts, counted_parts, next_scoring
from alhambra_qt.i18n import Msg, has_text, msg


@frozen(eq=False)
class Asker:
    """The viewer of the table, or a spectator.

    ``game`` is the part of the game that may be shown, ``mode`` the question to this person if
    there is one, and ``waiting`` says who else is being waited for.
    """

    view: TableView
    scene: Scene
    game: Game
    mode: Mode | None
    waiting: Msg | None

    @property
    def own(self) -> Seat:
        """The seat at the bottom of the table."""
        return self.scene.own

    @cached_property
    def number(self) -> int:
        """The number of the next scoring."""
        return next_scoring(self.game)

    @property
    def counts(self) -> bool:
        """Whether points may be shown to this person."""
        return self.view.counts.visible

    def board(self) -> ScoredBoard:
        """The next scoring if it came now, ready for proofs."""
        palaces = tuple(player.palace for player in self.game.players)
        dirk = None if self.game.dirk is None else tuple(self.game.dirk)
        boards, beside = self.scene.laid.boards, beside_dirk(self.game)
        return ScoredBoard(self.scene.ledger, palaces, dirk, self.own, boards, beside)

    def name(self, seat: Seat) -> str | Msg:
        return msg("dirk") if seat == DIRK else self.scene.tags[seat].label

    def piece(self, id: str, seat: Seat, cell: Cell | None = None) -> AskedPiece:
        """Return a piece in the form its module expects."""
        return AskedPiece(self.game, self.scene.tags, id, seat, cell, self.number)

    def player(self, seat: Seat) -> PlayerView | None:
        """Find a player."""
        panels = (self.view.you, *self.view.opponents)
        return next((panel for panel in panels if panel.seat.seat == seat), None)

    def palace(self, seat: Seat) -> AlhambraView | None:
        """Find an Alhambra."""
        panel = self.player(seat)
        return panel.palace if panel is not None else None

    def free_token(self, seat: Seat, x: int, y: int) -> Token | None:
        """Find the token on an empty cell."""
        palace = self.palace(seat)
        tokens = palace.tokens if palace is not None else ()
        return next((token for token in tokens if (token.x, token.y) == (x, y)), None)

    def zone_piece(self, target: Target) -> tuple[ZoneView, ZonePiece] | None:
        """Find a piece beside the board, with its zone."""
        pieces = ((zone, piece) for zone in self.view.zones for piece in zone.pieces)
        return next((found for found in pieces if found[1].target == target), None)

    def rates(self, points: int, number: int) -> Msg | None:
        """Say what something scores, if points are shown to this person."""
        return worth_in(self.game, number, points) if self.counts else None


MAJORITY, WALL = "score.majority", "score.wall"


def word_of(piece: str) -> str:
    """Return the first word of a printed id, which is the kind of piece."""
    return piece.partition("-")[0]


def worth_of_tile(asker: Asker, seat: Seat, cell: Cell) -> Iterator[Fact]:
    """Say what a built tile counts for: places, the wall, its module, and lines that count it."""
    tile = asker.game.players[seat].palace.tiles[cell]
    for line, number in _lines(asker, seat):
        rule = line.rule
        if rule == WALL:
            sides = sum(at == cell for at, _ in line.sides)
            if sides:
                text = msg("worth-wall", n=sides, all=plain(line.count))
                yield Fact("wall", text, asker.rates(line.points, number))
        elif rule == MAJORITY:
            if cell in line.cells:
                yield _place(asker, line, number)
        elif not known_row(rule).tokens and (cell in line.cells or line.item == TILE_ID[tile]):
            yield _counted(asker, line, tile, number)
    yield from worth_of_piece(asker, TILE_ID[tile], seat, cell)


def of_token(asker: Asker, token: str, seat: Seat, cell: Cell) -> Iterator[Fact]:
    """Say what a token on a tile counts for."""
    for line, number in _lines(asker, seat):
        start = known_row(line.rule).tokens
        if start and token.startswith(start) and cell in line.cells:
            found = _place(asker, line, number) if line.rank else _drawn(asker, line, number)
            yield found
    yield from worth_of_piece(asker, token, seat, cell)


def worth_of_card(asker: Asker, card: str, seat: Seat) -> Iterator[Fact]:
    """Say what a card in front of a player counts for."""
    for line, number in _lines(asker, seat):
        if line.item == card:
            yield _drawn(asker, line, number)
    for part in counted_parts(asker.game, asker.number, seat):
        if part.item == card:
            types = msg(f"types-{TYPES[part.kind]}")
            yield Fact(TYPES[part.kind], msg("worth-part", types=types, n=plain(part.count)))
    yield from worth_of_piece(asker, card, seat)


def worth_of_piece(
    asker: Asker, piece: str, seat: Seat, cell: Cell | None = None
) -> Iterator[Fact]:
    """Return what a piece's module says about its worth."""
    face = pieces().get(word_of(piece))
    if face is not None and face.worth is not None and asker.counts:
        yield from face.worth(asker.piece(piece, seat, cell))


def of_new_tile(asker: Asker, name: str) -> Iterator[Fact]:
    """Say what an unbuilt tile would be worth to the viewer."""
    tile, seat, game = TILE_BY_ID[name], asker.own, asker.game
    cells = [] if game.over else cells_for(game, seat, tile)
    if not game.over and not cells and tile not in game.players[seat].reserve:
        yield Fact("unfit", no_space(game, tile))
    if TILE_KIND[tile] == "building":
        column = [row[TILE_TYPE[tile]] for row in building_counts(game)]
        most = max((count for k, count in enumerate(column) if k != seat), default=0)
        types = msg(f"types-{TYPES[TILE_TYPE[tile]]}")
        held = msg("worth-types", types=types, n=plain(column[seat]), most=plain(most))
        yield Fact(TYPES[TILE_TYPE[tile]], held)
        return
    found = [lines for cell in cells if (lines := lines_of(game, seat, tile, cell))]
    if found and asker.counts:
        best = max(found, key=lambda lines: sum(line.points for line in lines))
        points, rule = sum(line.points for line in best), best[0].rule
        number = LAST if known_row(rule).at_end else asker.number
        yield Fact(row_of(rule), msg("worth-best"), asker.rates(points, number))
    yield from worth_of_piece(asker, name, seat)


# -- lines of the ledger ------------------------------------------------------------------------


def _lines(asker: Asker, seat: Seat) -> Iterator[tuple[Line, int]]:
    """Return a seat's lines in the next scoring, and those that only the last one counts."""
    mine = [line for line in asker.scene.ledger.lines if line.seat == seat]
    yield from ((line, asker.number) for line in mine)
    if next_scoring(asker.game) < LAST:
        later = (line for line in lines_at(asker.game, seat, asker.number))
        yield from ((line, LAST) for line in later if known_row(line.rule).at_end)


def _place(asker: Asker, line: Line, number: int) -> Fact:
    item = line.item if line.rule == MAJORITY else row_of(line.rule)
    place = msg("rank-place", n=line.rank)
    text = msg("worth-place", row=row_name(item), n=plain(line.count), place=place)
    return Fact(item, text, asker.rates(line.points, number))


def _drawn(asker: Asker, line: Line, number: int) -> Fact:
    row, draw = row_of(line.rule), known_row(line.rule).draw
    text = draw(asker.board(), line, 1).text if draw is not None else row_name(row)
    return Fact(row, text, asker.rates(line.points, number))


def _counted(asker: Asker, line: Line, tile: Tile, number: int) -> Fact:
    """Phrase a module's line: about the tile itself, or about a piece that counts this tile."""
    if line.item == TILE_ID[tile] or line.item not in TILE_BY_ID:
        return _drawn(asker, line, number)
    fact = _drawn(asker, line, number)
    text = msg("worth-counted", thing=tile_name(line.item))
    return Fact(fact.icon, text, fact.detail)


@frozen
class Thing:
    """An explanation: name, what the thing is or does, its rules, what it is worth now.

    ``lines`` say more about it, ``now`` what can be done with it if the thing itself determines
    that.
    """

    title: Msg
    text: Msg
    rules: tuple[str, ...] = ()
    worth: tuple[Fact, ...] = ()
    lines: tuple[Msg, ...] = ()
    now: Msg | None = None


def of_piece(title: Msg, word: str, rule: str = "", worth: Iterable[Fact] = ()) -> Thing:
    """Explain a piece by the first word of its id, else by a rule."""
    face = pieces().get(word)
    rule = face.rule if face is not None else rule
    text = msg(f"piece-{word}") if has_text(f"piece-{word}") else rule_box(rule).text
    return Thing(title, text, (rule,) if is_known(rule) else (), tuple(dict.fromkeys(worth)))


# -- an Alhambra --------------------------------------------------------------------------------


def of_standing(asker: Asker, target: OnCell) -> Thing:
    """Explain what stands on a cell: the token asked about, else the tile or the free token."""
    seat, x, y = target.seat, target.x, target.y
    palace = asker.palace(seat)
    if palace is None:
        return Thing(cell_name(x, y), msg("ask-cell-free"), ("build.adjacent",))
    tile = next(
        (palace_tile for palace_tile in palace.tiles if (palace_tile.x, palace_tile.y) == (x, y)),
        None,
    )
    free = asker.free_token(seat, x, y)
    tokens = tile.tokens if tile is not None else (free.id,) if free is not None else ()
    token = target.token if target.token in tokens else free.id if free is not None else ""
    if token:
        found = of_token(asker, token, seat, target.cell)
        return _theirs(asker, seat, of_piece(token_name(token), word_of(token), "", found))
    if tile is not None:
        return _theirs(asker, seat, _of_tile(asker, seat, tile))
    rule = "redesign.add" if asker.view.reserve.tiles else "build.adjacent"
    return Thing(cell_name(x, y), msg("ask-cell-free"), (rule,))


def _theirs(asker: Asker, seat: int, thing: Thing) -> Thing:
    if seat == asker.own:
        return thing
    where = msg("ask-stands", name=asker.name(seat))
    return evolve(thing, lines=(where, *thing.lines))


def _of_tile(asker: Asker, seat: int, tile: PalaceTile) -> Thing:
    cell = AtCell(tile.x, tile.y).cell
    facts = list(worth_of_tile(asker, seat, cell))
    lines = []
    printed = letters_of(TILE_WALLS[TILE_BY_ID[tile.tile]])
    added = "".join(side for side in tile.walls if side not in printed)
    if added:
        lines.append(msg("ask-sticks", sides=sides_name(added)))
    if tile.gates:
        lines.append(msg("ask-gates", sides=sides_name(tile.gates)))
    for token in tile.tokens:
        lines.append(msg("ask-carries", thing=token_name(token)))
        facts += of_token(asker, token, seat, cell)
    return evolve(of_tile(tile.tile, facts), lines=tuple(lines))


def of_tile(tile: str, worth: Iterable[Fact] = ()) -> Thing:
    """Explain a tile, wherever it is."""
    kind = TILE_KIND[TILE_BY_ID[tile]]
    rule = {"building": "score.majority", "fountain": "setup.fountain"}.get(kind, "")
    return of_piece(tile_name(tile), kind, rule, worth)


def of_cell(asker: Asker, target: AtCell) -> Thing:
    """Explain a cell of the viewer's Alhambra, or what a tile would do there."""
    legal = next((cell for cell in asker.view.legal if cell.target == target), None)
    if legal is None:
        return of_standing(asker, OnCell(asker.own, target.x, target.y))
    if not asker.view.prompt.tile:
        return Thing(cell_name(target.x, target.y), msg("ask-cell-choice"), ("build.adjacent",))
    text = msg("ask-cell-legal", tile=tile_name(asker.view.prompt.tile))
    rules = ("build.edges", "build.walk", "build.hole")
    worth = (Fact("wall", legal.text),)
    return Thing(cell_name(target.x, target.y), text, rules, worth)


# -- tiles and cards that are on offer or held --------------------------------------------------


def of_slot(asker: Asker, target: AtSlot) -> Thing | None:
    """Explain what a slot sells, and what it would be worth."""
    slot = next(
        (market_slot for market_slot in asker.view.market if market_slot.target == target), None
    )
    if slot is None:
        return None
    if slot.tile is None:
        text = slot.note if slot.note is not None else msg("play-slot-empty")
        return Thing(msg("ask-slot-of", currency=slot.name), text, ("turn.refill_late",))
    thing = of_tile(slot.tile, [price(slot), *of_new_tile(asker, slot.tile)])
    return evolve(thing, rules=(*thing.rules, "buy.pay", "buy.exact"))


def price(slot: MarketSlot) -> Fact:
    """State the price of a slot's tile and the money in the hand."""
    price = money(slot.currency, slot.price)
    text = msg("worth-price", price=price, held=slot.held)
    return Fact("coins", text if slot.held_text.id != "play-empty" else price, slot.pay_text)


def of_held_tile(asker: Asker, target: AtReserve | AtBought) -> Thing:
    """Explain a tile of the reserve, or one bought and not placed yet."""
    tile = TILE_BY_ID.get(target.name, 0)
    if not tile:
        text = msg("ask-reserve-all")
        return Thing(
            msg("table-reserve"), text, ("reserve.free",), lines=(asker.view.reserve.note,)
        )
    thing = of_tile(target.name, of_new_tile(asker, target.name))
    if isinstance(target, AtBought):
        return evolve(thing, lines=(msg("ask-bought"),), rules=("buy.place_late", *thing.rules))
    more = ("reserve.free", "redesign.add")
    return evolve(thing, lines=(msg("ask-reserve"),), rules=(*more, *thing.rules))


def of_card(asker: Asker, target: AtDisplay | AtHand) -> Thing | None:
    """Explain what a card of the display or the hand is for."""
    shown = isinstance(target, AtDisplay)
    card = next((card_item for card_item in _cards(asker) if card_item.target == target), None)
    if card is None:
        if shown and 0 <= target.number < len(asker.view.display.cards):
            return Thing(msg("ask-place-empty"), msg("ask-place-refilled"), ("turn.refill_late",))
        return of_hand(asker) if isinstance(target, AtHand) and target.whole else None
    kind, currency = CARD_KIND[CARD_BY_ID[card.card]], CARD_CURRENCY[CARD_BY_ID[card.card]]
    limit = asker.view.display.limit
    text = msg("ask-card", limit=limit) if shown else msg("ask-hand")
    worth = _purse(asker, CURRENCIES[currency]) if 0 <= currency < 4 else ()
    if kind != "money":
        thing = of_piece(card.name, word_of(card.card), "", worth)
        return evolve(thing, lines=(msg("ask-display" if shown else "ask-held"),))
    return Thing(card.name, text, ("money.take" if shown else "buy.pay",), tuple(worth))


def _cards(asker: Asker) -> Iterator[CardItem]:
    yield from (card for card in asker.view.display.cards if card is not None)
    for group in asker.view.hand.groups:
        yield from group.cards


def _purse(asker: Asker, currency: str) -> Iterator[Fact]:
    slot = next(
        (market_slot for market_slot in asker.view.market if market_slot.currency == currency), None
    )
    if slot is None:
        return
    if not asker.view.hand.hidden:
        yield Fact("coins", msg("worth-purse", money=money(currency, slot.held)))
    if slot.tile is not None:
        text = msg("worth-sale", tile=tile_name(slot.tile), n=slot.price)
        yield Fact(word_of(slot.tile), text, slot.pay_text)


def of_hand(asker: Asker) -> Thing:
    """Explain the contents of the viewer's hand."""
    hand = asker.view.hand
    return Thing(hand.title, msg("ask-hand-all"), ("buy.pay",), lines=(hand.text,))


def of_currency(asker: Asker, currency: str) -> Thing:
    """Explain what a currency pays for, what the hand holds of it and what is on sale."""
    text = msg("ask-currency", money=msg(f"curs-{currency}"))
    worth = tuple(_purse(asker, currency))
    return Thing(msg(f"play-cur-{currency}"), text, ("buy.pay",), worth)


# -- players and the pieces beside them ----------------------------------------------------------


def of_seat(asker: Asker, target: AtSeat) -> Thing | None:
    """Explain what is public about a player."""
    player = asker.player(target.number)
    if player is None:
        return None
    totals = dict(
        zip((tag.seat for tag in asker.view.counts.seats), asker.view.counts.totals, strict=True)
    )
    points = asker.rates(totals[target.number], asker.number)
    worth = (Fact("crown", msg("worth-all"), points),) if points is not None else ()
    lines = (player.text,) if player.text is not None else ()
    rules = ("score.majority", "score.wall")
    return Thing(msg("ask-player", name=player.seat.label), msg("ask-seat"), rules, worth, lines)


def of_special(asker: Asker, target: Target) -> Thing | None:
    """Explain a special card in front of a player: a thief, a character, the vizier."""
    for panel in (asker.view.you, *asker.view.opponents):
        for card in panel.extras.cards if panel.extras is not None else ():
            if card.target == target:
                return _special(asker, panel.seat.seat, card)
    return None


def _special(asker: Asker, seat: int, card: SpecialCard) -> Thing:
    rule = card.rules[0].rule if card.rules else ""
    word = word_of(card.id) or known_zone(card.zone).back.removeprefix("back-")
    worth = worth_of_card(asker, card.id, seat) if card.id else ()
    title = card.name if card.id else card.title
    if rule == "" and not has_text(f"piece-{word}"):
        return Thing(card.title, card.name)
    thing = of_piece(title, word, rule, worth)
    now = msg("ask-usable") if card.state == CAN else card.why
    return evolve(thing, rules=tuple(link.rule for link in card.rules) or thing.rules, now=now)


def of_badge(asker: Asker, module: str, seat: int) -> Thing | None:
    """Explain a module's token in front of a player."""
    player, face = asker.player(seat), faces().get(module)
    badges = player.badges if player is not None else ()
    badge = next((badge for badge in badges if badge.module == module), None)
    if badge is None or face is None or face.token is None:
        return None
    return of_piece(badge.text, module, face.token.on if badge.on else face.token.off)


def of_zone(asker: Asker, target: Target) -> Thing | None:
    """Explain a piece that a module keeps beside the boards, and where it is."""
    found = asker.zone_piece(target)
    if found is None:
        return None
    zone, piece = found
    seat = zone.tag.seat if zone.tag is not None else asker.own
    alive = zone.tag is not None or bool(rule_of(zone.name))
    place: tuple[Msg, ...] = (msg("ask-in-zone", zone=zone.title, n=piece.count),)
    if piece.count == 1:  # on a shelf its place is plain to see
        place = () if alive and zone.tag is None else (zone.title,)
    if piece.kind == "tile" and piece.id:
        facts = [*of_new_tile(asker, piece.id)]
        stall = asker.view.stalls
        offers = [item for item in stall.items if item.piece.target == target] if stall else []
        facts[:0] = [Fact("coins", offer.text) for offer in offers]
        thing = of_tile(piece.id, facts)
    else:
        known = known_zone(zone.name)
        word = word_of(piece.id) or known.back.removeprefix("back-")
        worth = worth_of_piece(asker, piece.id, seat) if piece.id and alive else ()
        thing = of_piece(piece.name, word, known.rule or rule_of(zone.name), worth)
    if zone.tag is None:
        sold = rule_of(zone.name)
        rules = (sold, *thing.rules) if sold and not is_watched(zone.name) else thing.rules
        return evolve(thing, lines=place, rules=tuple(dict.fromkeys(rules)))
    if zone.tag.seat == asker.view.viewer:
        return evolve(thing, lines=place)
    now = msg("why-theirs", name=zone.tag.label)
    return evolve(thing, lines=(msg("ask-of", name=zone.tag.label), *place), now=now)


def of_hidden(asker: Asker, zone: str) -> Thing | None:
    """Explain what is face down on a shelf, or is being looked at there."""
    for shelf in asker.view.shelf:
        for group in shelf.groups:
            if group.zone == zone:
                piece = group.pieces[0].piece
                word = known_zone(zone).back.removeprefix("back-")
                worth = worth_of_piece(asker, piece.id or word, asker.own)
                return of_piece(piece.name, word, rule_of(zone), worth)
    return None


def of_any(name: str) -> Thing | None:
    """Explain a card or tile that a chip names."""
    if name in TILE_BY_ID:
        return of_tile(name)
    if name not in CARD_BY_ID:
        return None
    if CARD_KIND[CARD_BY_ID[name]] == "money":
        return Thing(card_name(name), msg("ask-hand"), ("buy.pay",))
    return of_piece(card_name(name), word_of(name))
