"""Why not, and what is possible now: tried with the legal actions and on the plain board."""

from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    AtZone,
    Do,
    Target,
)
from alhambra_qt.controller.view.view_parts import Answer, RefusalView
from alhambra_qt.controller.words.names import action_text
from alhambra_qt.engine.actions import Action, AddTile, Buy, RemoveTile, SwapTile, TakeMoney
from alhambra_qt.engine.ids import SIDE_LETTERS, STEP, Cell, xy
from alhambra_qt.engine.payments import extra_money
from alhambra_qt.engine.pieces import CARD_BY_ID, CURRENCIES, TILE_BY_ID, TILE_PRICE
from alhambra_qt.i18n import tr
from tests.engine import plain_palace
from tests.engine.random_palaces import board_of, gates_of
from tests.property.paying import currency, pays_tile, value
from tests.truth.counting import mask_of, number, obstacle
from tests.truth.moment import Moment, Said, Untried, claims, differs


def tile_at(said: Said) -> int:
    """The tile that a right click was about; 0 if none."""
    game, target = said.at.game, said.target
    match target:
        case AtSlot(slot) if 0 <= slot < 4:
            return game.market[slot]
        case AtReserve() | AtBought():
            return TILE_BY_ID.get(target.name, 0)
        case AtZone():
            pieces = (piece for zone in said.at.view.zones for piece in zone.pieces)
            ids = (piece.id for piece in pieces if piece.target == target)
            return TILE_BY_ID.get(next(ids, ""), 0)
    return 0


def hand(at: Moment) -> list[int]:
    """Return the cards that the seat can spend, in the order of the hand on the table."""
    return [*at.game.players[at.seat].hand, *sorted(extra_money(at.game, at.seat))]


def card_of(at: Moment, target: Target | None) -> int:
    """The card at a place of the hand or the display, -1 if there is none."""
    match target:
        case AtHand(place) if 0 <= place < len(hand(at)):
            return hand(at)[place]
        case AtDisplay(place) if 0 <= place < 4:
            return at.game.display[place]
    return -1


def naming(at: Moment, target: Target | None) -> list[Action]:
    """List the legal actions that name a thing."""
    card = card_of(at, target)
    match target:
        case AtSlot(slot):
            return [action for action in at.legal if getattr(action, "slot", -1) == slot]
        case AtCell():
            return [action for action in at.legal if getattr(action, "cell", None) == target.cell]
        case AtReserve() | AtBought():
            tile = TILE_BY_ID.get(target.name, -1)
            return [action for action in at.legal if getattr(action, "tile", -1) == tile]
        case AtHand():
            return [action for action in at.legal if _spends(action, card)]
        case AtDisplay():
            takes = (action for action in at.legal if _takes(action, card))
            return list(takes)
    raise Untried


def _spends(action: Action, card: int) -> bool:
    if isinstance(action, TakeMoney):
        return False
    single = (getattr(action, name, -1) for name in ("card", "given_card"))
    return card in (*getattr(action, "cards", ()), *single)


def _takes(action: Action, card: int) -> bool:
    taken = getattr(action, "taken_card", -1) == card
    taken = taken or (action.name == "use_knihstig" and getattr(action, "card", -1) == card)
    return taken or (isinstance(action, TakeMoney) and card in action.cards)


def nothing_with(said: Said) -> str | None:
    """Nothing can be done with the thing that was asked about."""
    if not said.path.startswith("why"):
        raise Untried
    found = naming(said.at, said.target)
    return f"it can: {found[0]}" if found else None


@claims("ask-can")
def can(said: Said) -> str | None:
    """Just these actions can be played with it."""
    found = {tr("en", action_text(action.name)) for action in naming(said.at, said.target)}
    missing = [name for name in found if name not in said.english]
    if missing or not found:
        return f"possible are {found}"
    return None


@claims("ask-no-purchase", "ask-none-fits")
def cannot(said: Said) -> str | None:
    """No action names it; no tile of the reserve fits on the space."""
    wrong = nothing_with(said)
    if wrong is None and isinstance(said.target, AtCell):
        at, cell = said.at, said.target.cell
        fits = [
            t for t in at.game.players[at.seat].reserve if not obstacle(at.game, at.seat, t, cell)
        ]
        return f"{fits} fit" if fits else None
    return wrong


@claims("ask-stays")
def stays(said: Said) -> str | None:
    """The tile cannot be taken out now."""
    assert isinstance(said.target, AtCell)
    legal = RemoveTile.of(said.target.cell) in said.at.legal
    return "it can be removed" if legal else None


@claims("ask-stays-ever")
def stays_ever(said: Said) -> str | None:
    """It is the fountain, which can never be taken out."""
    assert isinstance(said.target, AtCell)
    return stays(said) or ("it is no fountain" if said.target.cell else None)


@claims("ask-cell-legal")
def may(said: Said) -> str | None:
    """The tile may be placed there."""
    return None if naming(said.at, said.target) else "no legal action places anything there"


@claims("ask-cell-choice")
def may_choose(said: Said) -> str | None:
    """The space is part of a legal action."""
    return None if naming(said.at, said.target) else "no legal action names it"


@claims("ask-cell-free", "ask-place-empty", "ask-reserve", "ask-bought", "ask-display", "ask-held")
def lies(said: Said) -> str | None:
    """It lies where it is said to lie."""
    game, target = said.at.game, said.target
    me = game.players[said.at.seat]
    match said.text.id:
        case "ask-place-empty":
            return "a card lies there" if card_of(said.at, target) >= 0 else None
        case "ask-reserve":
            return None if tile_at(said) in me.reserve else "it is not in the reserve"
        case "ask-bought":
            return None if tile_at(said) in me.bought else "it was not bought"
        case "ask-display":
            return None if card_of(said.at, target) in game.display else "it is not there"
        case "ask-held":
            return None if card_of(said.at, target) in hand(said.at) else "it is not held"
    seat = getattr(target, "seat", said.at.seat)
    cell = getattr(target, "cell", None)
    return "a tile is there" if cell in game.players[seat].palace.tiles else None


@claims("why-add-nowhere")
def fits_nowhere(said: Said) -> str | None:
    """No action of any module adds or swaps the tile that is asked about."""
    target = said.target
    tile = TILE_BY_ID.get(target.name, 0) if isinstance(target, AtReserve) else 0
    found = [action for action in said.at.legal if tile and getattr(action, "tile", 0) == tile]
    return f"possible: {found[0]}" if found else None


@claims("why-no-money", "why-no-tile", "why-no-redesign")
def kind_shut(said: Said) -> str | None:
    """No action of that kind is legal."""
    at = said.at
    kinds = {
        "why-no-money": (TakeMoney,),
        "why-no-tile": (Buy,),
        "why-no-redesign": (AddTile, RemoveTile, SwapTile),
    }[said.text.id]
    named = ("add_with_gate",) if said.text.id == "why-no-redesign" else ()
    found = [action for action in at.legal if isinstance(action, kinds) or action.name in named]
    return f"possible: {found[0]}" if found else None


# -- paying ---------------------------------------------------------------------------------------


def slot_of(said: Said) -> int:
    """The slot whose price is spoken of: the one that is asked about, else the one chosen."""
    if isinstance(said.target, AtSlot):
        return said.target.number
    chosen = [slot.target.number for slot in said.at.view.market if slot.state == "chosen"]
    if len(chosen) != 1 or isinstance(said.target, AtZone):  # a bazaar has a price of its own
        raise Untried
    return chosen[0]


def held_for(at: Moment, slot: int) -> set[int]:
    """Return the worth of the hand for a slot: in its currency, or in diamonds."""
    return {
        sum(value(card) for card in hand(at) if currency(card) == money)
        for money in (CURRENCIES[slot], "diamond")
    }


@claims("refuse-buy-pay-hand")
def too_dear(said: Said) -> str | None:
    """The price, what the hand is worth for it, and what is missing."""
    slot, at = slot_of(said), said.at
    price = TILE_PRICE[at.game.market[slot]]
    sums = held_for(at, slot)
    told = said.args["price"], number(said.args["held"]), number(said.args["missing"])
    if told[0] != price or told[1] + told[2] != price or told[1] not in sums:
        return f"price {price}, held {sums}"
    found = [
        action
        for action in at.legal
        if getattr(action, "slot", -1) == slot and hasattr(action, "cards")
    ]
    return f"it can be bought: {found[0]}" if found else None


@claims("refuse-buy-pay")
def pays_not(said: Said) -> str | None:
    """Check the missing amount, or that a card is not accepted."""
    at, reason = said.at, said.args["reason"]
    slot = slot_of(said)
    price = TILE_PRICE[at.game.market[slot]]
    if reason == "currency":
        card = card_of(at, said.target)
        if card < 0:
            raise Untried
        legal = [
            action
            for action in at.legal
            if _buys(action, slot) and card in getattr(action, "cards", ())
        ]
        wrong = pays_tile((card,), CURRENCIES[slot], 0)
        return f"{card} pays: {legal}" if legal and wrong else None
    if reason == "short":
        chosen = [
            market_slot.target.number
            for market_slot in at.view.market
            if market_slot.state == "chosen"
        ]
        other = bool(chosen) and slot not in chosen
        other |= any(isinstance(chip.target, Do) and chip.chosen for chip in at.view.prompt.chips)
        paid = 0 if other else sum(map(value, chosen_cards(at)))
        whole = not paid or said.path.startswith("market")
        found = {price - one for one in held_for(at, slot)} if whole else {price - paid}
        found |= set() if slot in chosen else {price}  # nothing is chosen for this one
        missing = number(said.args["missing"])
        return None if missing in found else f"missing are {found}, not {missing}"
    raise Untried


def _buys(action: Action, slot: int) -> bool:
    return getattr(action, "slot", -1) == slot


def chosen_cards(at: Moment) -> list[int]:
    """The cards of the hand that are chosen."""
    cards = [card for group in at.view.hand.groups for card in group.cards]
    return [CARD_BY_ID[card.card] for card in cards if card.state == "chosen"]


# -- building -------------------------------------------------------------------------------------


def refusal_of(said: Said) -> RefusalView:
    """The refusal that a text is part of."""
    if isinstance(said.owner, RefusalView):
        return said.owner
    if isinstance(said.owner, Answer) and said.owner.refusal is not None:
        return said.owner.refusal
    raise Untried


def tried_at(said: Said) -> tuple[int, Cell]:
    """The tile and the space that a refusal is about."""
    view = refusal_of(said)
    target = said.target or view.target
    if view.tile is None or not isinstance(target, AtCell):
        raise Untried
    return TILE_BY_ID[view.tile], target.cell


BUILDING = {
    "refuse-build-hole": "build.hole",
    "refuse-build-walk": "build.walk",
    "refuse-build-free": "build.free",
    "refuse-build-adjacent": "build.adjacent",
    "refuse-build-edges": "build.edges",
    "refuse-build-edges-many": "build.edges",
    "refuse-camps-build": "camps.build",
}


@claims(*BUILDING)
def building(said: Said) -> str | None:
    """The plain board forbids the tile there, by the same rule and for the same sides."""
    at, game, seat = said.at, said.at.game, said.at.seat
    target = said.target
    if not isinstance(target, AtCell) or at.seat != at.desk.viewing.viewer:
        raise Untried
    rule = BUILDING[said.text.id]
    tiles = game.players[seat].palace.tiles
    near = any(target.cell + step in tiles for step in STEP)
    if rule == "build.free":
        return None if target.cell in tiles else "nothing stands there"
    if rule == "build.adjacent":
        return "a tile touches it" if near else None
    tile, cell = tried_at(said)
    if cell in tiles:
        raise Untried  # a swap
    found = obstacle(game, seat, tile, cell)
    if found != rule:
        return f"the plain board says {found}"
    board = board_of(game.players[seat].palace)
    piece = plain_palace.Piece(mask_of(game, seat, tile))
    after = {**board, xy(cell): piece}
    if said.text.id == "refuse-build-hole":
        return differs("spaces cut off", said.args["n"], len(plain_palace.holes(after)))
    if rule == "build.edges":
        bad = plain_palace.bad_sides(after)
        sides = [SIDE_LETTERS[side] for place, side in bad if place == xy(cell)]
        names = {"n": "north", "e": "east", "s": "south", "w": "west"}
        if said.text.id == "refuse-build-edges":
            mine = "wall" if piece.has(SIDE_LETTERS.index(said.args["dir"])) else "open"
            told = [said.args["dir"]], said.args["mine"]
            return differs("the side", told, (sides, mine))
        missing = [name for name in names if (names[name] in said.english) != (name in sides)]
        return f"the sides are {sides}" if missing else None
    return None


@claims("refuse-build-after-walk", "refuse-build-after-hole")
def after_redesign(said: Said) -> str | None:
    """Without the tile others are cut off, or a gap is left."""
    at, target = said.at, said.target
    if not isinstance(target, AtCell):
        raise Untried
    palace = at.game.players[at.seat].palace
    if target.cell not in palace.tiles:
        raise Untried
    board = {place: p for place, p in board_of(palace).items() if place != xy(target.cell)}
    if said.text.id == "refuse-build-after-walk":
        cut = plain_palace.cut_off(board, gates_of(palace))
        return differs("tiles cut off", said.args["n"], len(cut))
    return None if plain_palace.holes(board) else "no gap is left"


@claims("refuse-setup-fountain", "refuse-gates-fixed")
def fixed(said: Said) -> str | None:
    """The tile stays: no action names its space."""
    at, target = said.at, said.target
    if not isinstance(target, AtCell):
        raise Untried
    palace = at.game.players[at.seat].palace
    if said.text.id == "refuse-setup-fountain":
        return differs("the space", target.cell, next(iter(palace.tiles)))
    near = set().union(*gates_of(palace))
    return None if xy(target.cell) in near else "no gate is next to it"


@claims("refuse-redesign-remove", "refuse-redesign-add", "refuse-redesign-swap")
def nothing_there(said: Said) -> str | None:
    """There is no tile to take out, or none in the reserve to put in."""
    at, target = said.at, said.target
    if isinstance(target, AtCell):
        return "a tile is there" if target.cell in at.game.players[at.seat].palace.tiles else None
    raise Untried
