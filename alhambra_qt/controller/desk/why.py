"""Explanations of anything on the table: what it is, what it is worth, what to do with it.

``why`` finds the thing (``things.py``, ``controls.py``) and what the ledgers say about it
(``worths.py``), then asks the engine which legal actions name it, or else which rule forbids the
usual one. The same rules are shown after a click or drag that has no effect.
"""

from collections.abc import Mapping

from attrs import evolve

from alhambra_qt.controller.desk import controls, things
from alhambra_qt.controller.desk.modes import Mode
from alhambra_qt.controller.desk.picking import PiecePicks
from alhambra_qt.controller.desk.things import Asker, Thing
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.step import zones_of
from alhambra_qt.controller.presenter.zone_views import is_watched, rule_of
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AT_DIRK,
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSeat,
    AtSlot,
    AtZone,
    BadgeOf,
    Decide,
    HiddenIn,
    NamedCard,
    NamedTile,
    OnCell,
    PaidCard,
    PeekInto,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, Answer, RefusalView
from alhambra_qt.controller.words.moves import targets
from alhambra_qt.controller.words.names import action_text
from alhambra_qt.controller.words.sentences import refusal_view, rule_link, text_of
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    GiveToDirk,
    PassWindow,
    RemoveTile,
    Reserve,
    TakeMoney,
)
from alhambra_qt.engine.ids import FOUNTAIN_CELL, SIDES, STEP, Cell
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID
from alhambra_qt.i18n import Msg, listing, msg

TURN, WINDOW = "turn", "window"
MONEY = TakeMoney.of(())  # any action of a turn would do
# The usual action for a kind of target; any instance will do if the question forbids all.
TRIED: Mapping[type[Target] | Target, Action] = {
    AtDisplay: MONEY,
    AtSlot: Buy.of(0, ()),
    AtHand: MONEY,
    AtReserve: RemoveTile.of(FOUNTAIN_CELL),
    AtCell: RemoveTile.of(FOUNTAIN_CELL),
    AtBought: Reserve.of(0),
    Press("reserve"): Reserve.of(0),
    AT_DIRK: GiveToDirk.of(0),
}
PIECES = (AtSlot, AtDisplay, AtHand, AtReserve, AtBought, AtCell, AtZone)  # chosen in one's turn
# Texts for things that no action names.
IDLE: Mapping[type[Target], Msg] = {AtHand: msg("ask-no-purchase"), AtCell: msg("ask-none-fits")}
# Targets that can explain why they cannot be chosen.
EXPLAINED = (*PIECES, HiddenIn)


def chosen_in_vain(target: Target, old: TableView | None, new: TableView | None) -> Target | None:
    """Return the thing whose choice changed nothing, so that an explanation is due."""
    thing = target.thing if isinstance(target, Decide) else target
    if old is None or not isinstance(thing, EXPLAINED):
        return None
    vain = evolve(old, refusal=None, notice=None) == new
    ready = any(
        button.target == Press("confirm") and button.enabled for button in old.prompt.buttons
    )
    # What is chosen already waits for the button that plays it.
    return thing if vain and not (ready and isinstance(target, Decide)) else None


def why(asker: Asker, target: Target) -> Answer:
    """Explain what a target is, what it is worth now, and what can be done with it or why not."""
    mode, thing = asker.mode, _thing(asker, target)
    refusal = refused(mode, target) if mode is not None else None
    named = (refusal.rule,) if refusal is not None else ()
    rules = tuple(rule_link(rule) for rule in dict.fromkeys((*named, *thing.rules)))
    now = thing.now if refusal is None else refusal.text
    if refusal is not None and isinstance(target, AtCell):
        built = any(tile.target == target for tile in asker.view.palace.tiles)
        if not built and asker.free_token(asker.own, target.x, target.y) is None:
            text = msg("ask-title-here"), refusal.text
            return Answer(target, *text, refusal, (rule_link(refusal.rule),))
        if mode is not None and forbidden(mode, target) is None:
            refusal = None  # nobody tried to move it
            ever = not (target.x or target.y)  # the fountain
            stays = (msg("ask-stays-ever" if ever else "ask-stays"),) if built else ()
            thing = evolve(thing, lines=(*thing.lines, *stays))
    if now is None:
        now = _now(asker, target)
    worth, lines = thing.worth, thing.lines
    return Answer(target, thing.title, thing.text, refusal, rules, lines, worth, now)


def _thing(asker: Asker, target: Target) -> Thing:
    found = things.of_special(asker, target) or _lying(asker, target)
    return (
        found
        or controls.of_control(asker, target)
        or Thing(msg("ask-nothing-title"), msg("ask-nothing"))
    )


def _lying(asker: Asker, target: Target) -> Thing | None:
    match target:
        case AtCell():
            return things.of_cell(asker, target)
        case OnCell():
            return things.of_standing(asker, target)
        case AtSlot():
            return things.of_slot(asker, target)
        case AtDisplay() | AtHand():
            return things.of_card(asker, target)
        case AtReserve() | AtBought():
            return things.of_held_tile(asker, target)
        case AtSeat():
            return things.of_seat(asker, target)
        case AtZone():
            return things.of_zone(asker, target)
        case HiddenIn(zone) | PeekInto(zone):
            return things.of_hidden(asker, zone)
        case NamedCard(name) | PaidCard(name) | NamedTile(name):
            return things.of_any(name)
        case BadgeOf(module):
            return things.of_badge(asker, module, asker.own)
    return None


# -- what can be done ---------------------------------------------------------------------------


def _now(asker: Asker, target: Target) -> Msg | None:
    button = controls.found_button(asker, target)
    if button is not None and not button.enabled:
        return button.why
    mode = asker.mode
    if mode is None:
        return asker.waiting if _is_chosen(asker, target) else None
    names = dict.fromkeys(_named(mode.table, target))
    if button is not None:
        return None
    if not names:
        if isinstance(target, AtReserve) and target.name and mode.table.game.frame.kind == TURN:
            return msg("why-add-nowhere")  # else it could be added or swapped
        return IDLE.get(type(target))
    return msg("ask-can", acts=text_of(listing([action_text(name) for name in names])))


def _is_chosen(asker: Asker, target: Target) -> bool:
    """Return whether a thing is of a kind that can be chosen in a turn."""
    found = asker.zone_piece(target)
    if found is not None:
        return bool(rule_of(found[0].name)) and not is_watched(found[0].name)
    return isinstance(target, PIECES)


def _named(table: Table, target: Target) -> list[str]:
    meant = _spelled(table, target)
    if isinstance(target, AtZone):
        return [
            action.name for action in PiecePicks(table, table.others((PassWindow,))).actions(target)
        ]
    if not meant:
        return []
    # A card taken from the display is not the one in the hand, even if it looks the same.
    shut = TakeMoney if isinstance(target, AtHand) else ()
    acts = (action for action in table.legal if not isinstance(action, shut))
    return [act.name for act in acts if not meant.isdisjoint(targets(table, act))]


def _spelled(table: Table, target: Target) -> set[Target]:
    match target:
        case AtDisplay(place) if 0 <= place < len(table.game.display):
            card = table.game.display[place]
            return {NamedCard(CARD_ID[card])} if card >= 0 else set()
        case AtHand(place) if 0 <= place < len(table.hand):
            name = CARD_ID[table.hand[place]]
            return {PaidCard(name), NamedCard(name)}
        case AtSlot() | AtReserve() | AtBought() | AtCell():
            return {target}
    return set()


# -- what forbids it ----------------------------------------------------------------------------


def forbidden(mode: Mode, target: Target) -> RefusalView | None:
    """Return the rule by which a mode's picks forbid a target."""
    refusal = mode.forbids(target)
    if refusal is None:
        return None
    cell = target.cell if isinstance(target, AtCell) else None
    tile = mode.tile_at(cell) if cell is not None else 0
    name, walls = (TILE_ID[tile], mode.table.walls(tile)) if tile else (None, None)
    return refusal_view(refusal, name, cell, target, walls)


def refused(mode: Mode, target: Target) -> RefusalView | None:
    """Return the rule by which a mode's picks or its question forbid a target."""
    idle = _idle(mode, target) if (found := forbidden(mode, target)) is None else None
    if idle is None:
        return found
    return refusal_view(idle, None, target.cell if isinstance(target, AtCell) else None, target)


def _idle(mode: Mode, target: Target) -> Refusal | None:
    """Return the rule by which the current question excludes a target."""
    overlay = mode.overlay()
    lit = any(cell.target == target for cell in overlay.legal)
    if lit or overlay.state(target) in (CAN, CHOSEN):
        return None
    if isinstance(target, AtZone):
        return _piece(mode.table, target)
    if isinstance(target, AtCell) and mode.table.game.frame.kind == TURN:
        return _cell(mode.table, target.cell)
    action = TRIED.get(target, TRIED.get(type(target)))
    return _closed(mode.table, action) if action is not None else None


def _closed(table: Table, action: Action) -> Refusal | None:
    """Return the rule by which the current question allows no action of a kind at all."""
    refusal = table.refusal(action)
    if refusal is None or ("reason", "not_now") not in refusal.params:
        return None
    if table.game.frame.kind == WINDOW:
        # The window's own rule covers the vizier only.
        return Refusal("turn.refill", params=(("reason", "between"),))
    return refusal


def _piece(table: Table, target: AtZone) -> Refusal | None:
    zones = zones_of(table.game)
    if not 0 <= target.zone < len(zones) or zones[target.zone].seat >= 0:
        return None
    name = zones[target.zone].name
    shut = _closed(table, MONEY) if rule_of(name) and not is_watched(name) else None
    if shut is not None and table.game.frame.kind != WINDOW:
        return shut
    return PiecePicks(table, table.others((PassWindow,))).refusal(target) or shut


def _cell(table: Table, cell: Cell) -> Refusal | None:
    """Return why nothing can be done with a space in a turn."""
    player = table.game.players[table.seat]
    built = player.palace.tiles
    if any(getattr(action, "cell", None) == cell for action in table.legal):
        return None
    if cell in built:
        return table.refusal(RemoveTile.of(cell))
    if not any(cell + STEP[side] in built for side in SIDES):
        return Refusal("build.adjacent")
    if not player.reserve:
        return Refusal("buy.place_late")
    found = [table.refusal(AddTile.of(tile, cell)) for tile in player.reserve]
    same = len({why_not.rule for why_not in found if why_not is not None}) == 1
    return found[0] if same else None  # otherwise it depends on the tile
