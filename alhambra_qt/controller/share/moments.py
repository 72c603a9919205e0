"""The moments of a shared game as data for the script of its page: the table, then its changes.

A position is flat: a key names a place of the table, its value says what is there. Pieces are
numbers of parts, which the page draws once each. The keys, with the number of a seat or zone:

    m0 market    d0 display    z0 a zone beside the boards: part, count, part, count
    s0 score     h0 cards held    r0 tiles beside the Alhambra    a who is to move
    k cards left in the deck    p its pile, 0 if reshuffled    b tiles left in the bag
    c0 2 -1 the parts on a cell of an Alhambra
"""

from collections import Counter
from collections.abc import Mapping
from itertools import accumulate, pairwise

from attrs import define, field

from alhambra_qt.controller.presenter.player_panels import palace_of
from alhambra_qt.controller.presenter.zone_views import AWAY, BELOW, LaidPieces, things, zone_name
from alhambra_qt.controller.share.drawings import Symbols, cell_drawn, piece_drawn
from alhambra_qt.controller.share.shared_game import SharedGame
from alhambra_qt.controller.view.view_parts import AlhambraView, PalaceTile, PieceKind
from alhambra_qt.controller.words.names import card_name, tile_name, token_name
from alhambra_qt.engine import Game, to_move
from alhambra_qt.engine.contracts import Zone as EngineZone
from alhambra_qt.engine.ids import Cell
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID
from alhambra_qt.i18n import Msg, msg

Position = dict[str, object]
Zone = tuple[str, int]  # its name, and the seat it lies before; -1 is the middle
NAMES = {"tile": tile_name, "card": card_name, "token": token_name}


@define
class Moments:
    """The positions of a game, and the names of their parts and zones, in order of numbers."""

    game: SharedGame
    symbols: Symbols
    layers: list[int] = field(factory=list)
    names: list[Msg | None] = field(factory=list)
    zones: dict[Zone, Msg] = field(factory=dict)
    cards: int = 0  # the most that anybody had, or that the deck had
    tiles: int = 0  # the most in the bag
    boxes: dict[int, tuple[int, int, int, int]] = field(factory=dict)
    _palaces: dict[int, tuple[object, Position]] = field(factory=dict)  # as last seen, by seat
    _zones_before: list[EngineZone] = field(factory=list)
    _around: Position = field(factory=dict)
    _boards: Mapping[int, Mapping[Cell, tuple[str, ...]]] = field(factory=dict)
    _beside: dict[Zone, tuple[EngineZone, Position]] = field(factory=dict)
    _pieces: dict[tuple[str, str], int] = field(factory=dict)
    _cells: dict[tuple[object, ...], list[int]] = field(factory=dict)

    def data(self) -> dict[str, object]:
        """Return everything that the script reads and that is the same in every language."""
        positions = [*map(self._position, self.game.public())]
        steps = [_changes(old, new) or 0 for old, new in pairwise(positions)]
        lines = (line for group in self.game.log for line in group.lines)
        return {
            "start": positions[0] if steps else {},
            "steps": steps,
            "layers": self.layers,
            "zones": [seat for _, seat in self.zones],
            "boxes": [self.boxes[seat] for seat in sorted(self.boxes)],
            # A change of players has no moment of its own: it comes with the line before it.
            "log": [*accumulate((line.moment for line in lines), max)],
            "turns": self.game.turns,
        }

    def _position(self, game: Game) -> Position:
        mover = to_move(game)
        found: Position = {"a": -1 if mover is None else mover}
        for slot, tile in enumerate(game.market):
            found[f"m{slot}"] = self._piece("tile", TILE_ID[tile]) if tile else -1
        for place, card in enumerate(game.display):
            found[f"d{place}"] = self._piece("card", CARD_ID[card]) if card >= 0 else -1
        laid = LaidPieces(game, self.game.tags)
        if laid.zones != self._zones_before:
            self._zones_before, self._boards, self._around = laid.zones, laid.boards, {}
            for zone in laid.zones:
                self._around |= self._lying(zone)
        found["k"], found["b"] = len(game.deck), len(game.bag)
        found["p"] = next((n for n, left in enumerate(game.piles, start=1) if left), 0)
        self.cards = max(self.cards, len(game.deck))
        self.tiles = max(self.tiles, len(game.bag))
        for seat, (tag, player) in enumerate(zip(self.game.tags, game.players, strict=True)):
            bought = (*player.bought, *player.reserve)
            found[f"s{seat}"], found[f"h{seat}"] = player.score, len(player.hand)
            self.cards = max(self.cards, len(player.hand))
            found[f"r{seat}"] = [self._piece("tile", TILE_ID[tile]) for tile in bought]
            tokens, palace = self._boards.get(seat, {}), player.palace
            built = palace.tiles, palace.walls, palace.gates, tokens
            if seat not in self._palaces or self._palaces[seat][0] != built:
                view = palace_of(palace, tag, tokens=tokens)
                self._palaces[seat] = built, self._palace(seat, view)
            found |= self._palaces[seat][1]
        if game.dirk is not None:
            beside = [n for tile in game.dirk for n in (self._piece("tile", TILE_ID[tile]), 1)]
            found[self._zone("dirk", -1, msg("dirk"))] = beside
        return found | self._around

    def _palace(self, seat: int, palace: AlhambraView) -> Position:
        west, north, east, south = palace.box
        old = self.boxes.get(seat, palace.box)
        self.boxes[seat] = (
            min(west, old[0]),
            min(north, old[1]),
            max(east, old[2]),
            max(south, old[3]),
        )
        cells: Position = {f"c{seat} {tile.x} {tile.y}": self._cell(tile) for tile in palace.tiles}
        for token in palace.tokens:
            cells[f"c{seat} {token.x} {token.y}"] = [self._piece("token", token.id)]
        return cells

    def _cell(self, tile: PalaceTile) -> list[int]:
        known = tile.tile, tile.walls, tile.gates, tile.tokens
        if known not in self._cells:
            names = iter((tile_name(tile.tile), *map(token_name, tile.tokens)))
            self._cells[known] = [
                self._part(layer, text, next(names, None) if _is_named(layer, text) else None)
                for layer, text in cell_drawn(tile, self.symbols)
            ]
        return self._cells[known]

    def _lying(self, zone: EngineZone) -> Position:
        """Return what lies in a zone; bags and used pieces are not part of the picture."""
        if zone.name.rpartition("-")[2] in AWAY or zone.name.endswith((BELOW, "_removed")):
            return {}
        key = zone.name, zone.seat if 0 <= zone.seat < len(self.game.tags) else -1
        if key not in self._beside or self._beside[key][0] != zone:
            counted = Counter(things(zone)).items()
            pieces = [
                n for (kind, piece), count in counted for n in (self._piece(kind, piece), count)
            ]
            name = self._zone(*key, zone_name(zone.name)) if pieces else ""
            self._beside[key] = zone, {name: pieces} if pieces else {}
        return self._beside[key][1]

    def _zone(self, name: str, seat: int, title: Msg) -> str:
        self.zones.setdefault((name, seat), title)
        return f"z{list(self.zones).index((name, seat))}"

    def _piece(self, kind: PieceKind, piece: str) -> int:
        known = kind, piece
        if known not in self._pieces:
            name = NAMES[kind](piece) if piece else msg(f"{kind}-hidden")
            self._pieces[known] = self._part(0, piece_drawn(kind, piece, self.symbols), name)
        return self._pieces[known]

    def _part(self, layer: int, text: str, name: Msg | None) -> int:
        number = self.symbols.part(text)
        if number == len(self.layers):
            self.layers.append(layer)
            self.names.append(name)
        return number


def _is_named(layer: int, text: str) -> bool:
    """Return whether a part is a tile or a token: walls and gates have no name of their own."""
    return layer == 0 or text.startswith("<circle")


def _changes(old: Position, new: Position) -> Position:
    gone: Position = dict.fromkeys(old.keys() - new.keys())
    return gone | {key: value for key, value in new.items() if old.get(key) != value}
