"""What moves in the events of the modules; how to add one is told in motions.py."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alhambra_qt.controller.motions.parts import (
    back,
    bought,
    card,
    on_shelf,
    paid,
    sold_at,
    tile,
    token,
    tokens,
)
from alhambra_qt.controller.view.pages import Motion
from alhambra_qt.controller.view.targets import target_of
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import NOBODY, SIDE_LETTERS, SIDES
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_ID, TYPES
from alhambra_qt.modules.bazaars import rules as bazaars
from alhambra_qt.modules.bonus import rules as bonus
from alhambra_qt.modules.bonus.rules import PREFIX
from alhambra_qt.modules.builders import rules as builders
from alhambra_qt.modules.change import rules as change
from alhambra_qt.modules.characters import actions as chars
from alhambra_qt.modules.gates import rules as gates
from alhambra_qt.modules.gates.rules import GATE
from alhambra_qt.modules.huts import rules as huts
from alhambra_qt.modules.invaders import rules as invaders
from alhambra_qt.modules.thieves import rules as thieves
from alhambra_qt.modules.trader import residents
from alhambra_qt.modules.trader.residents import RESIDENT_ID
from alhambra_qt.modules.treasure import chests
from alhambra_qt.modules.treasure.chests import CHEST_ID
from alhambra_qt.modules.vizier import rules as vizier
from alhambra_qt.modules.walls import rules as walls

Mover = Callable[[Any], Sequence[Motion]]
CHEST_BAG, CHESTS, SUPPLY = "tray:chest-bag", "tray:chests-bought", "tray:resident-supply"
AUCTION, TREASURE, ATTACK, WALLS = "auction", "treasure", "attack", "walls"


# -- vizier, huts, bazaars, thieves -----------------------------------------------------------


def _vizier_used(event: vizier.VizierUsed) -> Sequence[Motion]:
    """Send the vizier to fetch the tile."""
    seat, source = event.seat, sold_at(event.slot, event.tile)
    return [
        token("vizier-active", "special:vizier", source, seat),
        *paid(seat, event.cards),
        bought(seat, event.slot, event.tile),
    ]


def _hut_taken(event: huts.HutTaken) -> Sequence[Motion]:
    return [tile(event.tile, on_shelf("huts", TILE_ID[event.tile]), "bought:", event.seat)]


def _bazaar_shown(event: bazaars.BazaarShown) -> Sequence[Motion]:
    return [tile(event.tile, "bag:", on_shelf("bazaars", TILE_ID[event.tile]), NOBODY)]


def _thief_used(event: thieves.ThiefUsed) -> Sequence[Motion]:
    """Show the thief to all; it takes the card and lies beside the table then."""
    thief = CARD_ID[event.thief]
    return [
        card(event.thief, f"special:{thief}", "tray:thieves-used", event.seat),
        *(card(one, "display:", "hand:", event.seat) for one in event.cards),
    ]


# -- bonus ------------------------------------------------------------------------------------


def _bonus_shown(event: bonus.BonusShown) -> Sequence[Motion]:
    """Lay the card to its tile, as all may see it now."""
    name = TILE_ID[event.tile]
    return [token(PREFIX + name, f"special:{PREFIX}{name}", f"tile:{name}", event.seat)]


def _bonus_returned(event: bonus.BonusReturned) -> Sequence[Motion]:
    name = TILE_ID[event.tile]
    return [token(PREFIX + name, f"tile:{name}", f"special:{PREFIX}{name}", event.seat)]


# -- gates, walls -----------------------------------------------------------------------------


def _gate_discarded(_event: gates.GateDiscarded) -> Sequence[Motion]:
    """Show the card beside the one that lies open, then discard it."""
    there = on_shelf("gate")
    return [card(GATE, "deck:", there, NOBODY), card(GATE, there, "discards:", NOBODY)]


def _wall_shown(event: walls.WallCardShown) -> Sequence[Motion]:
    return [card(event.card, "deck:", on_shelf(WALLS, CARD_ID[event.card]), NOBODY)]


def _sticks(event: walls.SticksBuilt) -> Sequence[Motion]:
    source = on_shelf(WALLS, CARD_ID[event.card])
    return [card(event.card, source, f"tile:{TILE_ID[event.tile]}", event.seat)]


# -- characters -------------------------------------------------------------------------------


def _portrait(name: str, dest: str, seat: int) -> Motion:
    """Send a character to what it works on."""
    return token(name, f"special:{name}", dest, seat)


def _auctioned(one: int) -> str:
    return on_shelf(AUCTION, CARD_ID[one])


def _bid(event: chars.BidMade) -> Sequence[Motion]:
    return [token("auction-hammer", "seat:", _auctioned(event.card), event.seat)]


def _won(event: chars.CharacterWon) -> Sequence[Motion]:
    goal = f"special:{CARD_ID[event.card]}"
    return [
        *paid(event.seat, event.cards),
        card(event.card, _auctioned(event.card), goal, event.seat),
    ]


def _fatima_swapped(event: chars.FatimaSwapped) -> Sequence[Motion]:
    name = CARD_ID[event.card]
    return [
        card(CARD_BY_ID["fatima"], "special:fatima", "out:", event.seat),
        card(event.card, "tray:side_stack", f"special:{name}", event.seat),
    ]


def _laila(event: chars.LailaUsed) -> Sequence[Motion]:
    slot = f"slot:{event.slot}"
    return [_portrait("laila", slot, event.seat), tile(event.tile, slot, "bag:", event.seat)]


def _machma(event: chars.MachmaUsed) -> Sequence[Motion]:
    return [
        _portrait("machma", "display:", event.seat),
        *paid(event.seat, event.cards),
        card(event.card, "display:", "hand:", event.seat),
    ]


def _yammerad_turned(event: chars.YammeradTurned) -> Sequence[Motion]:
    """Show the card to all before it is discarded."""
    seat = event.seat
    return [card(event.card, "deck:", "seat:", seat), card(event.card, "seat:", "discards:", seat)]


def _karim(event: chars.KarimUsed) -> Sequence[Motion]:
    """Send Karim to fetch the tile; his card leaves the game."""
    return [
        _portrait("karim", sold_at(event.slot, event.tile), event.seat),
        bought(event.seat, event.slot, event.tile),
        card(CARD_BY_ID["karim"], "special:karim", "out:", event.seat),
    ]


def _knihstig(event: chars.KnihstigUsed) -> Sequence[Motion]:
    return [
        _portrait("knihstig", "display:", event.seat),
        card(event.card, "display:", "hand:", event.seat),
    ]


def _hakim(event: chars.HakimChose) -> Sequence[Motion]:
    return [token(f"chip-{TYPES[event.colour]}", "special:hakim", "seat:", event.seat)]


# -- treasure ---------------------------------------------------------------------------------


def _chest_ids(colours: Sequence[int]) -> list[str]:
    return [CHEST_ID[colour] for colour in colours]


def _chests_bought(event: chests.ChestsBought) -> Sequence[Motion]:
    room = on_shelf(TREASURE, f"room-{event.room + 1}")
    some = tokens(_chest_ids(event.chests), room, CHESTS, event.seat)
    return [*paid(event.seat, event.cards), *some]


def _chest_placed(event: chests.ChestPlaced) -> Sequence[Motion]:
    return [token(CHEST_ID[event.colour], CHESTS, target_of(event.cell), event.seat)]


def _chest_lost(event: chests.ChestLost) -> Sequence[Motion]:
    return [token(CHEST_ID[event.colour], target_of(event.cell), CHEST_BAG, event.seat)]


def _room_filled(event: chests.RoomFilled) -> Sequence[Motion]:
    room = on_shelf(TREASURE, f"room-{event.room + 1}")
    return tokens(_chest_ids(event.chests), CHEST_BAG, room, NOBODY)


# -- invaders ---------------------------------------------------------------------------------


def _scout(colour: int) -> str:
    return f"scout-{TYPES[colour]}"


def _attack(event: invaders.AttackTurned) -> Sequence[Motion]:
    letter = dict(zip(SIDES, SIDE_LETTERS, strict=True))[event.side]
    return [back(f"attack-{letter}", on_shelf(ATTACK, "attack-next"), "tray:attacks", NOBODY)]


def _scout_shown(event: invaders.ScoutShown) -> Sequence[Motion]:
    name = _scout(event.colour)
    return [token(name, "tray:scouts", on_shelf(ATTACK, name), NOBODY)]


def _scout_left(event: invaders.ScoutLeft) -> Sequence[Motion]:
    name = _scout(event.colour)
    return [token(name, on_shelf(ATTACK, name), "out:", NOBODY)]


def _scout_taken(event: invaders.ScoutTaken) -> Sequence[Motion]:
    """Send the scout to its user, who alone may look at the attack card: only its back moves."""
    name = _scout(event.colour)
    return [
        token(name, on_shelf(ATTACK, name), "seat:", event.seat),
        back("back-attack", on_shelf(ATTACK, "attack-next"), "seat:", event.seat),
        back("back-attack", "seat:", on_shelf(ATTACK, "attack-next"), event.seat),
    ]


# -- trader -----------------------------------------------------------------------------------


def _residents_shown(event: residents.ResidentsShown) -> Sequence[Motion]:
    some = [RESIDENT_ID[colour] for colour in event.residents]
    return tokens(some, SUPPLY, "cart:", event.seat)


def _moved_in(event: residents.ResidentMovedIn) -> Sequence[Motion]:
    return [token(RESIDENT_ID[event.colour], "cart:", target_of(event.cell), event.seat)]


def _resident_swapped(event: residents.ResidentSwapped) -> Sequence[Motion]:
    return [
        token(RESIDENT_ID[event.old_colour], "cart:", SUPPLY, event.seat),
        token(RESIDENT_ID[event.new_colour], SUPPLY, "cart:", event.seat),
    ]


def _resident_lost(event: residents.ResidentLost) -> Sequence[Motion]:
    return [token(RESIDENT_ID[event.colour], target_of(event.cell), SUPPLY, event.seat)]


MOVES: Mapping[type[Event], Mover] = {
    vizier.VizierUsed: _vizier_used,
    vizier.VizierWoken: lambda e: [token("vizier-active", "seat:", "special:vizier", e.seat)],
    bonus.BonusShown: _bonus_shown,
    bonus.BonusReturned: _bonus_returned,
    huts.HutTaken: _hut_taken,
    gates.GateShown: lambda _: [card(GATE, "deck:", on_shelf("gate", CARD_ID[GATE]), NOBODY)],
    gates.GateDiscarded: _gate_discarded,
    gates.GateTaken: lambda e: [card(GATE, on_shelf("gate", CARD_ID[GATE]), "hand:", e.seat)],
    gates.GateOpened: lambda e: [card(GATE, "hand:", target_of(e.cell), e.seat)],
    chars.AuctionOpened: lambda e: [card(e.card, "deck:", _auctioned(e.card), NOBODY)],
    chars.BidMade: _bid,
    chars.NobodyBid: lambda e: [card(e.card, _auctioned(e.card), "out:", NOBODY)],
    chars.CharacterWon: _won,
    chars.FatimaKept: lambda e: [card(CARD_BY_ID["fatima"], "special:fatima", "out:", e.seat)],
    chars.FatimaSwapped: _fatima_swapped,
    chars.LailaUsed: _laila,
    chars.MachmaUsed: _machma,
    chars.YammeradUsed: lambda e: [_portrait("yammerad", "deck:", e.seat)],
    chars.YammeradTurned: _yammerad_turned,
    chars.YammeradDrew: lambda e: [back("back", "deck:", "hand:", e.seat)],
    chars.KarimUsed: _karim,
    chars.KnihstigUsed: _knihstig,
    chars.AmmarUsed: lambda e: [_portrait("ammar", "tile:fountain", e.seat)],
    chars.HakimChose: _hakim,
    walls.WallCardShown: _wall_shown,
    walls.SticksBuilt: _sticks,
    thieves.ThiefUsed: _thief_used,
    change.CoinsDrawn: lambda e: [card(one, "tray:coin-bag", "hand:", e.seat) for one in e.cards],
    residents.ResidentsShown: _residents_shown,
    residents.TraderPlaced: lambda e: [token("trader", "seat:", target_of(e.cell), e.seat)],
    residents.TraderAside: lambda e: [token("trader", target_of(e.cell), "seat:", e.seat)],
    residents.ResidentMovedIn: _moved_in,
    residents.ResidentTaken: lambda e: [token(RESIDENT_ID[e.colour], SUPPLY, "cart:", e.seat)],
    residents.ResidentSwapped: _resident_swapped,
    residents.ResidentLost: _resident_lost,
    chests.ChestsBought: _chests_bought,
    chests.ChestPlaced: _chest_placed,
    chests.DirkTookChests: lambda e: tokens(_chest_ids(e.chests), CHESTS, "dirk:", NOBODY),
    chests.ChestsReturned: lambda e: tokens(_chest_ids(e.chests), CHESTS, CHEST_BAG, NOBODY),
    chests.ChestLost: _chest_lost,
    chests.RoomFilled: _room_filled,
    builders.BuilderUsed: lambda e: paid(e.seat, (e.card,)),
    invaders.AttackTurned: _attack,
    invaders.ScoutShown: _scout_shown,
    invaders.ScoutLeft: _scout_left,
    invaders.ScoutTaken: _scout_taken,
    bazaars.BazaarShown: _bazaar_shown,
}
STILL: Mapping[type[Event], str] = {
    huts.HutShown: "the next hut is turned up where it lies",
    chars.BidPassed: "only words",
    chars.LailaFailed: "the old tile stays",
    chars.YammeradFailed: "there was no card to draw",
    residents.ResidentsChosen: "nobody may know which ones until all have chosen",
    residents.ResidentsStayed: "nobody moves",
    chests.ChestsPassed: "they lie beside the table until somebody can place them",
    chests.RoomClosed: "the room stays empty",
    invaders.AttackForeseen: "the card is turned up where it lies",
}
