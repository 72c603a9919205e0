"""How the table looks while an action of a turn is picked: states, chips, question."""

from typing import TYPE_CHECKING

from attrs import evolve

from alhambra_qt.controller.action_chips import TURN_KEYS, action_chips, action_text, chip
from alhambra_qt.controller.modes import CANCEL
from alhambra_qt.controller.names import card_name, money, sum_text, the_tile
from alhambra_qt.controller.overlay import Overlay
from alhambra_qt.controller.paying import TURN_TEXTS, offers, pay_lines
from alhambra_qt.controller.view import Prompt, PromptLine
from alhambra_qt.controller.view_parts import Button, Payment
from alhambra_qt.controller.words import refusal_text
from alhambra_qt.engine.actions import (
    AddTile,
    Buy,
    EndActions,
    Pass,
    RemoveTile,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.pieces import CARD_ID, CARD_VALUE, CURRENCIES, TILE_ID
from alhambra_qt.engine.turn import take_limit
from alhambra_qt.i18n import Msg, msg

if TYPE_CHECKING:
    from alhambra_qt.controller.desk_turn import TurnMode

OWN = (TakeMoney, Buy, AddTile, RemoveTile, SwapTile, EndActions, Pass)
MONEY, MARKET, REDESIGN = "money", "market", "redesign"


def turn_overlay(mode: "TurnMode") -> Overlay:
    """Show what can be chosen, what is, and the question."""
    prompt, text = _prompt(mode)
    overlay = Overlay(prompt)
    _lay_money(mode, overlay)
    _lay_market(mode, overlay)
    table = mode.table
    if mode.redesign is not None:
        mode.redesign.lay(overlay)
    elif mode.other is not None:
        mode.other.lay(overlay)
    elif table.options(AddTile) or table.options(SwapTile):
        reserve = table.game.players[table.seat].reserve
        overlay.can(*(f"reserve:{TILE_ID[tile]}" for tile in reserve))
    overlay.can(*(one for one in mode.pieces.targets if one not in overlay.states))
    cancel = (CANCEL,) if mode.focus or mode.other else ()
    overlay.prompt = evolve(
        prompt,
        buttons=(*cancel, mode.confirm_button(text)),
        chips=_chips(mode),
        payments=_offers(mode),
    )
    mode.say_effects(overlay)
    return overlay


def _offers(mode: "TurnMode") -> tuple[Payment, ...]:
    if mode.other is not None:
        return mode.other.offers()
    if mode.slot < 0 or mode.table.assist == "expert":
        return ()
    return offers(mode.payments(mode.slot), mode.price(), mode.table.hand, mode.cards)


def _lay_money(mode: "TurnMode", overlay: Overlay) -> None:
    for place, card in enumerate(mode.table.game.display):
        target = f"display:{place}"
        if place in mode.shown:
            overlay.chosen(target)
        elif card >= 0:
            overlay.can(target)


def _lay_market(mode: "TurnMode", overlay: Overlay) -> None:
    for slot, tile in enumerate(mode.table.game.market):
        target = f"slot:{slot}"
        refusal = mode.ask(target) if tile else None
        if slot == mode.slot:
            overlay.chosen(target)
        elif refusal is not None:
            overlay.cannot(target, refusal_text(refusal))
        elif tile:
            overlay.can(target)
    for place, card in enumerate(mode.table.hand):
        target = f"hand:{place}"
        refusal = mode.card_refusal(place) if mode.slot >= 0 else None
        if place in mode.cards:
            overlay.chosen(target)
        elif refusal is not None:
            overlay.cannot(target, refusal_text(refusal))
        elif mode.slot >= 0 or mode.payable(card):
            overlay.can(target)


def _chips(mode: "TurnMode") -> tuple[Button, ...]:
    table = mode.table
    money_why = None if table.options(TakeMoney) else msg("why-no-money")
    buy_why = None if table.options(Buy) else msg("why-no-tile")
    changes = any(table.options(kind) for kind in (AddTile, RemoveTile, SwapTile))
    redesign_why = None if changes else msg("why-no-redesign")
    own = (
        _chip("chip:money", "cards", money_why),
        _chip("chip:buy", "bag", buy_why),
        _chip("chip:redesign", "swap", redesign_why),
    )
    chosen = {MONEY: 0, MARKET: 1, REDESIGN: 2}.get(mode.focus, -1)
    other = mode.other.actions[0].name if mode.other else ""
    shown = (evolve(one, chosen=index == chosen) for index, one in enumerate(own))
    narrow = mode.other.chips() if mode.other else ()
    narrow = mode.redesign.chips() if mode.redesign is not None else narrow
    return (*narrow, *shown, *action_chips(table, OWN, other))


def _chip(target: str, icon: str, why: Msg | None) -> Button:
    text = msg(f"play-{target.replace(':', '-')}")
    return chip(target, text, TURN_KEYS[target], icon, why)


# -- the prompt -------------------------------------------------------------------------------


def _prompt(mode: "TurnMode") -> tuple[Prompt, Msg]:
    if mode.other is not None:
        name = mode.other.actions[0].name
        if name == "wake_vizier":
            return _said(msg("prompt-wake"), msg("prompt-take-ends")), action_text(name)
        return Prompt(action_text(name), mode.other.lines()), action_text(name)
    if mode.redesign is not None:
        return mode.redesign.prompt()
    if mode.slot >= 0:
        return _buy_prompt(mode), msg("play-button-buy")
    if mode.shown:
        return _take_prompt(mode), msg("play-button-take")
    if mode.focus == MONEY:
        how = msg("prompt-money-how", limit=take_limit(mode.table.game, mode.table.seat))
        return _said(msg("prompt-money"), how), msg("play-button-take")
    if mode.focus == MARKET:
        return _said(msg("prompt-market"), msg("prompt-market-how")), msg("play-button-buy")
    return _open_prompt(mode)


def _open_prompt(mode: "TurnMode") -> tuple[Prompt, Msg]:
    table = mode.table
    if table.legal == [Pass.of()]:
        return Prompt(msg("prompt-pass")), msg("play-button-pass")
    if table.game.acted:
        held = len(table.game.players[table.seat].bought)
        lines = (msg("prompt-again-why"), msg("prompt-held", n=held))
        return _said(msg("prompt-again"), *lines), msg("play-button-end-actions")
    return _said(msg("prompt-turn"), msg("prompt-turn-how")), msg("button-confirm")


def _take_prompt(mode: "TurnMode") -> Prompt:
    display = mode.table.game.display
    cards = [display[place] for place in mode.shown]
    values = [CARD_VALUE[card] for card in cards]
    one = card_name(CARD_ID[cards[0]])
    what = one if len(cards) == 1 else msg("count-card", n=len(cards))
    lines = [PromptLine(sum_text(values), "strong")] if len(cards) > 1 else []
    more = [place for place, card in enumerate(display) if place not in mode.shown and card >= 0]
    limit = take_limit(mode.table.game, mode.table.seat)
    if mode.apart is not None:
        lines.append(PromptLine(refusal_text(mode.apart), "warn"))
    elif sum(values) < limit and any(mode.together([*mode.shown, place]) for place in more):
        lines.append(PromptLine(msg("prompt-take-more", sum=sum(values), limit=limit)))
    lines.append(PromptLine(msg("prompt-take-ends")))
    return Prompt(msg("prompt-take", cards=what), tuple(lines))


def _buy_prompt(mode: "TurnMode") -> Prompt:
    tile = TILE_ID[mode.table.game.market[mode.slot]]
    price = money(CURRENCIES[mode.slot], mode.price())
    found = mode.payments(mode.slot)
    lines = pay_lines(found, mode.slot, mode.price(), mode.paid(), TURN_TEXTS)
    return Prompt(msg("prompt-buy", tile=the_tile(tile), price=price), lines, tile)


def _said(title: Msg, *lines: Msg) -> Prompt:
    return Prompt(title, tuple(PromptLine(line) for line in lines))
