"""Parts of exercises: names, rows of cards, boards, ways to pay."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from alhambra_qt.controller.game.gameconfig import DEFAULT_NAMES
from alhambra_qt.controller.game.seats import DIRK_TAG, letters
from alhambra_qt.controller.game.step import on_boards
from alhambra_qt.controller.presenter.player_panels import palace_of
from alhambra_qt.controller.view.page_views import ProofPiece
from alhambra_qt.controller.view.view_parts import MARKS, AlhambraView, At, SeatTag
from alhambra_qt.controller.words.names import money, sum_text
from alhambra_qt.engine import Game, score_now
from alhambra_qt.engine.building import spots
from alhambra_qt.engine.ids import STEP, Card, Cell, Seat, Tile, reading_order, xy
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.payments import payment_options
from alhambra_qt.engine.pieces import (
    CARD_ID,
    CARD_KIND,
    CARD_VALUE,
    CURRENCIES,
    TILE_ID,
    TILE_KIND,
    TILE_PRICE,
    TYPES,
)
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import (
    CELLS,
    Answer,
    Board,
    Draw,
    Exercise,
    ExerciseRow,
    one_right,
)

MOST_SEEN = 14  # in a row that is only looked at
MOST_CARDS = 11  # in a row that is chosen from: what can be looked through
FEWEST_TILES = 4
MORE = (1, 2, 3)  # further cards in a hand, by level


def tags_for(game: Game) -> tuple[SeatTag, ...]:
    """Give everybody in a game a name."""
    names = DEFAULT_NAMES[: len(game.players)]
    signs = letters(names)
    return tuple(SeatTag(seat, name, MARKS[seat], signs[seat]) for seat, name in enumerate(names))


def name_of(game: Game, seat: Seat) -> str | Msg:
    """Give the name of a seat; the row behind the last seat is Dirk's."""
    return tags_for(game)[seat].label if 0 <= seat < len(game.players) else DIRK_TAG.label


def board_of(game: Game, seat: Seat) -> AlhambraView:
    """Show the Alhambra of a seat with what stands on it."""
    built = game.players[seat].palace
    on = {cell: ones for cell, ones in on_boards(game).get(seat, {}).items() if cell in built.tiles}
    return palace_of(built, tags_for(game)[seat], tokens=on)


def cards_row(title: Msg, cards: Iterable[Card], pick: bool = False) -> ExerciseRow:
    """Show cards in a row."""
    return ExerciseRow(title, tuple(ProofPiece("card", CARD_ID[card]) for card in cards), pick)


def tile_row(tile: Tile) -> ExerciseRow:
    """Show the tile that is spoken of."""
    return ExerciseRow(msg("exercise-row-tile"), (ProofPiece("tile", TILE_ID[tile]),))


def hand_row(cards: Sequence[Card], pick: bool = False) -> ExerciseRow:
    """Show a hand."""
    return cards_row(msg("exercise-row-hand"), cards, pick)


def type_row(title: Msg, kind: int, count: float) -> ExerciseRow:
    """Show how many buildings of a type somebody has."""
    number = int(count) if count == int(count) else count
    return ExerciseRow(title, (ProofPiece("type", TYPES[kind], number),))


def price(slot: int, tile: Tile) -> Msg:
    """Say what a tile costs: "8 denars"."""
    return money(CURRENCIES[slot], TILE_PRICE[tile])


def sum_of(cards: Iterable[Card]) -> Msg:
    """Say a sum with its parts."""
    values = (CARD_VALUE[card] for card in cards if CARD_VALUE[card])
    return sum_text(sorted(values, reverse=True))


def deal(game: Game, seat: Seat, draw: Draw, number: int, kinds: Sequence[str] = ()) -> None:
    """Deal a seat some more cards of the deck: money, or cards whose id begins with ``kinds``."""
    hand = game.players[seat].hand
    wanted = [
        place
        for place, card in enumerate(game.deck)
        if (CARD_ID[card].startswith(tuple(kinds)) if kinds else card < len(CURRENCIES) * 9 - 9)
    ]
    for place in sorted(draw.rng.sample(wanted, min(number, len(wanted))), reverse=True):
        hand.append(game.deck.pop(place))
    hand.sort()


def choices_of(cards: Sequence[Card], payments: Iterable[Sequence[Card]]) -> frozenset[Answer]:
    """Find every choice of places in a row of cards that makes one of some payments."""
    wanted = {tuple(sorted(payment)) for payment in payments}
    sizes = sorted({len(payment) for payment in wanted})
    return frozenset(
        frozenset(places)
        for size in sizes
        for places in combinations(range(len(cards)), size)
        if tuple(sorted(cards[place] for place in places)) in wanted
    )


def exact_ways(game: Game, seat: Seat, slot: int) -> list[tuple[Card, ...]]:
    """List the payments of exactly the price of the tile in a slot."""
    tile = game.market[slot]
    ways = payment_options(game, seat, slot, TILE_PRICE[tile], exact_only=True)
    return [tuple(way) for way in ways]


def cheapest(game: Game, seat: Seat, slot: int) -> tuple[Card, ...] | None:
    """Give the payment for the tile in a slot that costs least, None if it cannot be paid."""
    ways = payment_options(game, seat, slot, TILE_PRICE[game.market[slot]])
    return min(ways, key=lambda way: (sum(CARD_VALUE[card] for card in way), way), default=None)


def around(palace: Palace, corners: bool = False) -> list[Cell]:
    """List the empty cells that touch an Alhambra with a side, or at least a corner."""
    cells = [
        cell
        for cell in palace.frontier
        if corners or any(cell + step in palace.tiles for step in STEP)
    ]
    return sorted(cells, key=reading_order)


def places(cells: Iterable[Cell]) -> tuple[At, ...]:
    """Write cells for a view."""
    return tuple(xy(cell) for cell in cells)


def slots(game: Game) -> list[int]:
    """List the market slots that hold a tile."""
    return [slot for slot, tile in enumerate(game.market) if tile]


def grown(game: Game, draw: Draw, fewest: int = FEWEST_TILES) -> list[Seat]:
    """List the seats whose Alhambra has a number of tiles beside the fountain, in any order."""
    seats = [seat for seat, player in enumerate(game.players) if len(player.palace.tiles) > fewest]
    draw.rng.shuffle(seats)
    return seats


# -- shared by the exercises of modules -------------------------------------------------------


def of_kind(game: Game, seat: Seat, kind: str) -> list[Cell]:
    """List the cells of an Alhambra with tiles of a kind."""
    tiles = game.players[seat].palace.tiles
    return sorted((c for c, tile in tiles.items() if TILE_KIND[tile] == kind), key=reading_order)


def unused(game: Game, tiles: tuple[Tile, ...], draw: Draw) -> list[Tile]:
    """List the tiles of a kind that stand in nobody's Alhambra, in any order."""
    built = {tile for player in game.players for tile in player.palace.tiles.values()}
    left = [tile for tile in tiles if tile not in built]
    draw.rng.shuffle(left)
    return left


def best_cell(
    draw: Draw,
    game: Game,
    seat: Seat,
    tile: Tile,
    worth: Callable[[Palace, Cell], int],
    ask: str,
    rule: str,
) -> Exercise | None:
    """Ask on which cell a tile counts most; ``worth`` is asked once it stands there."""
    palace = game.players[seat].palace
    legal = list(spots(game, seat, tile))
    counted = {}
    for cell in legal:
        palace.place(tile, cell)
        counted[cell] = worth(palace, cell)
        palace.lift(cell)
    best = max(counted.values(), default=0)
    if len(legal) < 3 or best < 2 or len(set(counted.values())) < 2:
        return None
    right = [number for number, cell in enumerate(legal) if counted[cell] == best]
    best_at = (TILE_ID[tile], xy(legal[right[0]]))
    notes = {
        number: msg("exercise-note-counts", n=counted[cell])
        for number, cell in enumerate(legal)
        if counted[cell] < best
    }
    return Exercise(
        CELLS,
        msg(ask),
        one_right(*right),
        (msg("exercise-why-counts", n=best),),
        rule,
        rows=(tile_row(tile),),
        boards=(Board(board_of(game, seat), places(legal), built=best_at),),
        notes=notes,
    )


def lines_of(game: Game, seat: Seat, scoring: int, rule: str) -> list[Line]:
    """List what a rule gives to a seat in a scoring."""
    return [ln for ln in score_now(game, scoring).lines if ln.seat == seat and ln.rule == rule]


def anybody(draw: Draw, game: Game) -> Seat:
    """Give any seat."""
    return draw.rng.randrange(len(game.players))


def is_kind(card: Card, kind: str) -> bool:
    """Whether a card is known and of a kind."""
    return card >= 0 and CARD_KIND[card] == kind


def place_line(rank: int, points: int) -> Msg:
    """Say which place it is and what it pays."""
    place = msg("rank-place", n=rank)
    return msg("exercise-why-place", place=place, points=msg("count-point", n=points))
