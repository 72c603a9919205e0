"""Tables on which two modules meet, and the actions of modules in words."""

from typing import Any

from alhambra_qt.engine import score_now
from alhambra_qt.engine.pieces import CARD_BY_ID, CURRENCIES, TILE_BY_ID, TYPES
from alhambra_qt.modules.bazaars.rules import BuyBazaar
from alhambra_qt.modules.builders.rules import UseBuilder
from alhambra_qt.modules.huts.rules import TakeHut
from alhambra_qt.modules.thieves.rules import UseThief
from alhambra_qt.modules.trader.residents import MoveIn
from alhambra_qt.modules.treasure.chests import BuyChests
from alhambra_qt.modules.vizier.rules import UseVizierAside
from alhambra_qt.modules.walls.rules import BuildSticks
from tests.kit import Table, table
from tests.moves import END_TURN, cards_of, cell_of, placed_tiles, take

MARKET = {
    "florin": "pavilion-7-e",
    "dirham": "tower-7-new",
    "denar": "garden-11",
    "ducat": "tower-11",
}
EXCHANGE = "exchange-florin-denar"
BAZAAR = "bazaar-florin-arcades-garden-tower"


def shop(modules: str, hand: str = "", seat: int = 0) -> Table:
    """A table where seat 0 is about to move and one seat has a hand; nobody can interrupt."""
    seen = table(3, modules.split()).market(**MARKET).hand(seat, hand)
    seen.display("ducat-9 ducat-8 dirham-9 dirham-8").deck("ducat-1 ducat-2 ducat-3 ducat-4")
    seen.bag("arcades-10 pavilion-8 arcades-9 chambers-10")
    if "vizier" in modules.split():
        seen.viziers(False, False, False)
    if "thieves" in modules.split():
        part(seen, "thieves").held = [[], [], []]
    if "invaders" in modules.split():
        part(seen, "invaders").open = [TYPES.index("pavilion")]
    if "bazaars" in modules.split():
        part(seen, "bazaars").open = [TILE_BY_ID[BAZAAR]]
    return seen


def vizier_shop(modules: str, hand: str) -> Table:
    """A shop where seat 1 has an active vizier and this hand."""
    return shop(f"vizier {modules}", hand, 1).viziers(False, True, False)


def thief_shop(modules: str, thief: str, seat: int = 2) -> Table:
    """A shop where a seat that does not move next holds this thief."""
    seen = shop(f"thieves {modules}")
    part(seen, "thieves").held[seat] = [CARD_BY_ID[thief]]
    return seen


def between(seen: Table) -> Table:
    """Let seat 0 take money and end its turn: now others may act between the turns."""
    return seen.play(0, take("ducat-9"), END_TURN)


def part(seen: Table, module: str) -> Any:
    """Give the state of a module, also of a table that is still being laid."""
    return seen.unfilled.ext[module]


# -- pieces ------------------------------------------------------------------------------------


def coins(seen: Table, seat: int, **counts: int) -> Table:
    """Lay coins before a seat."""
    state = part(seen, "change")
    for name, count in counts.items():
        state.held[seat][CURRENCIES.index(name)] += count
        state.bag[CURRENCIES.index(name)] -= count
    return seen


def coins_held(seen: Table, seat: int) -> int:
    """Count the coins before a seat."""
    return sum(part(seen, "change").held[seat])


def people(seen: Table, **owners: int) -> Table:
    """Give characters to seats."""
    for name, seat in owners.items():
        part(seen, "characters").owned[seat].append(CARD_BY_ID[name])
    return seen


def trader(seen: Table, seat: int, at: str, *colours: str) -> Table:
    """Put a seat's trader onto a cell, with residents."""
    state = part(seen, "trader")
    state.at[seat] = cell_of(at)
    for colour in colours:
        state.take_in(seat, TYPES.index(colour))
    return seen


def room(seen: Table, *colours: str) -> Table:
    """Lay chests into the first room; the others stay as they are."""
    state = part(seen, "treasure")
    for chest in state.rooms[0]:
        state.bag[chest] += 1
    state.rooms[0] = sorted(TYPES.index(colour) for colour in colours)
    for chest in state.rooms[0]:
        state.bag[chest] -= 1
    return seen


def chests_of(seen: Table, seat: int) -> dict[str, str]:
    """Tell which chest stands on which cell of a seat."""
    held = part(seen, "treasure").chests[seat]
    return {cell: TYPES[held[cell_of(cell)]] for cell in CELLS if cell_of(cell) in held}


CELLS = [f"{x},{y}" for x in range(-3, 4) for y in range(-3, 4)]


def show_bonus(seen: Table, seat: int, tile: str) -> Table:
    """Let a seat have shown the bonus card of a tile, and hold no other."""
    state = part(seen, "bonus")
    for hidden in state.hidden:
        state.removed += hidden
        hidden.clear()
    state.removed.remove(TILE_BY_ID[tile])
    state.shown[seat].append(TILE_BY_ID[tile])
    return seen


def hold_bonus(seen: Table, seat: int, tile: str) -> Table:
    """Let a seat hold the bonus card of a tile, and nobody any other."""
    show_bonus(seen, seat, tile)
    state = part(seen, "bonus")
    state.hidden[seat].append(state.shown[seat].pop())
    return seen


def hut_up(seen: Table, tile: str) -> Table:
    """Turn a hut up on its stack."""
    stack = part(seen, "huts").stacks[TYPES.index(tile.split("-")[1])]
    stack.remove(TILE_BY_ID[tile])
    stack.append(TILE_BY_ID[tile])
    return seen


def built_hut(seen: Table, seat: int, layout: str) -> Table:
    """Build a hut that is taken from its stack."""
    for tile, _ in placed_tiles(layout):
        for stack in part(seen, "huts").stacks:
            if tile in stack:
                stack.remove(tile)
    return seen.alhambra(seat, layout)


def walls_open(seen: Table, *cards: str) -> Table:
    """Lay wall cards open."""
    part(seen, "walls").open = list(cards_of(" ".join(cards)))
    return seen


def count(seen: Table, kind: str, seat: int = 0, scoring: int = 1) -> float:
    """Give how many buildings of a type count for a seat."""
    lines = seen.lines(scoring, "score.majority", seat)
    return sum(line.count for line in lines if line.item == kind)


def points(seen: Table, rule: str, seat: int = 0, scoring: int = 3) -> int:
    """Give what a rule gives a seat."""
    return sum(line.points for line in seen.lines(scoring, rule, seat))


def attacked(seen: Table, side: str, seat: int = 0) -> float:
    """Count the open sides that an attack from a direction would find at a seat."""
    stack = part(seen, "invaders").stack
    stack.remove("nesw".index(side))
    stack.append("nesw".index(side))
    ledger = score_now(seen.scores(90, 90, 90).game, 1, losses=True)
    lost = [line for line in ledger.lines if line.rule == "invaders.attack" and line.seat == seat]
    return sum(line.count for line in lost)


# -- actions -----------------------------------------------------------------------------------


def bazaar(cards: str) -> BuyBazaar:
    """Buy the open bazaar."""
    return BuyBazaar.of(TILE_BY_ID[BAZAAR], tuple(sorted(cards_of(cards))))


def vizier_aside(tile: str, cards: str) -> UseVizierAside:
    """Buy what lies beside the market with the vizier."""
    return UseVizierAside.of(TILE_BY_ID[tile], tuple(sorted(cards_of(cards))))


def chests(cards: str) -> BuyChests:
    """Buy the chests of the first room."""
    return BuyChests.of(0, tuple(sorted(cards_of(cards))))


def hut(tile: str) -> TakeHut:
    """Take an open hut."""
    return TakeHut.of(TILE_BY_ID[tile])


def thief(card: str, taken: str) -> UseThief:
    """Take a displayed card by a thief."""
    return UseThief.of(CARD_BY_ID[card], CARD_BY_ID[taken])


def builder(card: str) -> UseBuilder:
    """Discard a builder card for a redesign."""
    return UseBuilder.of(CARD_BY_ID[card])


def sticks(card: str, cell: str) -> BuildSticks:
    """Put the sticks of a wall card onto a built tile."""
    return BuildSticks.of(CARD_BY_ID[card], cell_of(cell))


def move_in(colour: str) -> MoveIn:
    """Let a resident move in and take a new one of this colour."""
    return MoveIn.of(TYPES.index(colour))
