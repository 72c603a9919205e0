"""What the desk answers when asked about a thing that no rule forbids: what it is."""

from collections.abc import Mapping

from attrs import evolve

from alhambra_qt.controller.build.shelf import rule_of
from alhambra_qt.controller.build.special import about
from alhambra_qt.controller.faces.found import act_of, card_kinds, known_zone
from alhambra_qt.controller.view.parts import ActionButton, Answer, RefusalView
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtPlace,
    AtReserve,
    AtSeat,
    AtSlot,
    AtZone,
    Begin,
    Do,
    HiddenIn,
    PeekInto,
    Press,
    Target,
)
from alhambra_qt.controller.words.names import a_tile, the_tile
from alhambra_qt.controller.words.sentences import is_known, rule_box, rule_link
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_KIND, TILE_BY_ID
from alhambra_qt.i18n import Msg, msg

WHAT = msg("ask-title-what")
# The target of a button of the base game, and what to read when it does not work.
BUTTONS: Mapping[Target, str] = {
    Begin("money"): "money.take",
    Begin("buy"): "buy.pay",
    Begin("redesign"): "redesign.remove",
    Press("dirk"): "dirk.gift",
}


def refused_answer(target: Target, refusal: RefusalView) -> Answer:
    """Answer with the rule that forbids a target."""
    title = msg("ask-title-here") if isinstance(target, AtCell) else msg("ask-title-why")
    return Answer(target, title, refusal.text, refusal, (rule_link(refusal.rule),))


def answer(view: TableView, target: Target) -> Answer:
    """Say what a target is."""
    special = about((view.you.extras, *(panel.extras for panel in view.opponents)), target)
    if special is not None:
        card, text = special
        title = msg("ask-title-why") if card.why is not None else WHAT
        return Answer(target, title, text, None, card.rules)
    match target:
        case AtSlot():
            return _slot(view, target)
        case AtDisplay() | AtHand():
            return _card(view, target)
        case AtBought(name) if name in TILE_BY_ID:
            return _told(target, msg("ask-bought"), "buy.place_late")
        case AtReserve() | AtBought():
            return _told(target, msg("ask-reserve"), "reserve.free", "redesign.add")
        case AtCell():
            return _cell(view, target)
        case AtSeat():
            return _told(target, msg("ask-seat"), "score.majority", "score.wall")
        case AtPlace("dirk"):
            return _told(target, msg("ask-dirk"), "dirk.score", "dirk.gift")
        case AtZone():
            return _piece(view, target)
        case HiddenIn() | PeekInto():
            return _hidden(view, target)
    return _button(view, target)


def _told(target: Target, text: Msg, *rules: str) -> Answer:
    return Answer(target, WHAT, text, None, tuple(rule_link(rule) for rule in rules))


def _read(target: Target, text: Msg, rule: str) -> Answer:
    """Say what a thing is, and what the rules say about it."""
    if not rule:
        return _told(target, text)
    return evolve(_told(target, text, rule), lines=(rule_box(rule).text,))


def _slot(view: TableView, target: AtSlot) -> Answer:
    slot = next((slot for slot in view.market if slot.target == target), None)
    if slot is None or slot.tile is None:
        text = slot.note if slot is not None and slot.note is not None else msg("play-slot-empty")
        return _told(target, text, "turn.refill_late")
    text = msg("ask-slot", tile=a_tile(slot.tile), n=slot.price, held=slot.held)
    return _told(target, text, "buy.pay", "buy.exact")


def _card(view: TableView, target: AtDisplay | AtHand) -> Answer:
    held = (card for group in view.hand.groups for card in group.cards)
    shown = [card for card in (*view.display.cards, *held) if card is not None]
    special = next((card for card in shown if card.target == target), None)
    if special is not None and CARD_KIND[CARD_BY_ID[special.card]] != "money":
        kind = card_kinds().get(CARD_KIND[CARD_BY_ID[special.card]])
        return _read(target, special.name, kind.rule if kind is not None else "")
    if isinstance(target, AtDisplay):
        return _told(target, msg("ask-card", limit=view.display.limit), "money.take")
    return _told(target, msg("ask-hand"), "buy.pay")


def _cell(view: TableView, target: AtCell) -> Answer:
    here = next((tile for tile in view.palace.tiles if tile.target == target), None)
    if here is not None:
        rule = "setup.fountain" if here.tile == "fountain" else "redesign.remove"
        return _read(target, msg("ask-cell-tile", tile=the_tile(here.tile)), rule)
    if any(cell.target == target for cell in view.legal) and view.prompt.tile:
        text = msg("ask-cell-legal", tile=a_tile(view.prompt.tile))
        return _told(target, text, "build.edges", "build.walk", "build.hole")
    return _read(
        target, msg("ask-cell-free"), "redesign.add" if view.reserve.tiles else "build.adjacent"
    )


def _piece(view: TableView, target: AtZone) -> Answer:
    for zone in view.zones:
        for piece in zone.pieces:
            if piece.target == target:
                rule = known_zone(zone.name).rule
                if not rule and zone.tag is None:
                    rule = rule_of(zone.name)
                text = msg("zone-of", zone=zone.title, name=piece.name)
                said = _read(target, text, rule)
                if zone.tag is None or zone.tag.seat == view.viewer:
                    return said
                return evolve(said, lines=(msg("why-theirs", name=zone.tag.said), *said.lines))
    return _told(target, msg("why-wait"))


def _hidden(view: TableView, target: HiddenIn | PeekInto) -> Answer:
    for shelf in view.shelf:
        for group in shelf.groups:
            if group.zone == target.name:
                text = msg("zone-of", zone=shelf.title, name=group.pieces[0].piece.name)
                return _read(target, text, rule_of(target.name))
    return _told(target, msg("why-wait"))


def _button(view: TableView, target: Target) -> Answer:
    undo = (view.undo.undo, view.undo.redo, view.undo.restart)
    buttons: list[ActionButton] = [*view.prompt.buttons, *view.prompt.chips, *undo]
    found = next((button for button in buttons if button.target == target), None)
    if found is None:
        return _told(target, msg("why-wait"))
    asked = (view.prompt.rule or "turn.pass") if found in view.prompt.buttons else ""
    why = act_of(target.name).why if isinstance(target, Do) else ""
    rule = why or BUTTONS.get(target, asked)
    rules = (rule_link(rule),) if is_known(rule) else ()
    if found.why is not None:
        return Answer(target, msg("ask-title-why"), found.why, None, rules)
    return Answer(target, WHAT, found.text, None, rules)
