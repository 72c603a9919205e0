"""The question of a turn: take money, buy, redesign, or what a module adds."""

from functools import cached_property

from attrs import evolve

from alhambra_qt.controller.desk.chips import TURN_KEYS, action_chips, chip
from alhambra_qt.controller.desk.modes import CANCEL, NOTHING, Picked, refused
from alhambra_qt.controller.desk.paying import TURN_TEXTS, BuyingMode, Cards, offers, pay_lines
from alhambra_qt.controller.desk.picking import Narrow, PiecePicks, refusal_of
from alhambra_qt.controller.desk.redesign import Redesign, redesigned
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.faces.found import act_of
from alhambra_qt.controller.presenter.overlay import Overlay
from alhambra_qt.controller.view.parts import ActionButton, Payment
from alhambra_qt.controller.view.table_view import Prompt, PromptLine
from alhambra_qt.controller.view.targets import (
    AtBought,
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    AtZone,
    Begin,
    Choose,
    Do,
    PayWay,
    Press,
    Start,
    Target,
)
from alhambra_qt.controller.words.names import a_card, action_text, money, sum_text, the_tile
from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    EndActions,
    Pass,
    RemoveTile,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.ids import Cell
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_ID, CARD_VALUE, CURRENCIES, TILE_ID
from alhambra_qt.engine.turn import take_limit
from alhambra_qt.i18n import Msg, msg


class TurnMode(BuyingMode):
    """Picks of one action of a turn; one kind of action is picked at a time."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.focus = ""
        self.shown: list[int] = []
        self.apart: Refusal | None = None  # why the last card let go of those before it
        self.redesign: Redesign | None = None
        self.other: Narrow | None = None

    # -- picking ------------------------------------------------------------------------------

    def pick(self, target: Target) -> Picked:
        """Take a pick; a pick of another kind of action forgets the former."""
        taken = self.other.take(target) if self.other is not None else None
        if taken is not None:
            return taken
        refusal = self._other_refusal(target)
        if refusal is not None:
            return refused(refusal, target)
        return self._pick_own(target)

    def _pick_own(self, target: Target) -> Picked:
        """Take a pick of an action of the base game, or the beginning of one of a module."""
        match target:
            case AtDisplay(place):
                return self._pick_display(place)
            case AtSlot(slot):
                return self.pick_slot(slot)
            case AtHand(place):
                return self.pick_card(place)
            case PayWay(index):
                return self.pick_offer(index)
            case AtReserve() | AtCell():
                return self._pick_redesign(target)
            case Choose() if self.redesign is not None:
                return self._pick_redesign(target)
            case AtBought():
                refusal = self.ask(target)
                return refused(refusal, target) if refusal else NOTHING
            case Do(name):
                return self._pick_other(name)
            case AtZone():
                return self._pick_piece(target)
        return self._press(target)

    def _press(self, target: Target) -> Picked:
        """Begin one of the actions of every turn, or do one at once."""
        match target:
            case Begin(word):
                self._start(STARTED[word])
            case Press("redesign"):
                self._start(REDESIGN)
            case Press("end-actions"):
                return self._now(EndActions.of(), target)
            case Press("pass"):
                return self._now(Pass.of(), target)
        return NOTHING

    def holds(self, target: Target) -> bool:
        """Tell whether a target is picked for the action that is being picked."""
        picks = self.other or self.redesign
        if picks is not None:
            return picks.holds(target)
        shown = isinstance(target, AtDisplay) and target.number in self.shown
        return shown or super().holds(target)

    def overlay(self) -> Overlay:
        """Show what can be chosen, what is, and the question."""
        return turn_overlay(self)

    def _start(self, focus: str) -> None:
        again = focus == self.focus and focus == REDESIGN
        self.cancel()
        self.focus = "" if again else focus
        then = (msg("prompt-take-ends"),)
        self.redesign = Redesign(self.table, then) if self.focus == REDESIGN else None

    def _now(self, action: Action, target: Target) -> Picked:
        refusal = self.table.refusal(action)
        return refused(refusal, target) if refusal else Picked(action=action)

    def _pick_display(self, place: int) -> Picked:
        display = self.table.game.display
        if not 0 <= place < len(display) or display[place] < 0:
            refusal = Refusal("money.take", params=(("reason", "empty"),))
            return refused(refusal, AtDisplay(place))
        kept = self.shown if self.focus == MONEY else []
        self.cancel()
        self.focus = MONEY
        if place in kept:
            self.shown = [other for other in kept if other != place]
        else:
            self.apart = self.table.refusal(self._take([*kept, place])) if kept else None
            self.shown = [place] if self.apart else sorted([*kept, place])
        return NOTHING

    def together(self, shown: list[int]) -> bool:
        """Tell whether these places of the display may be taken together."""
        return self.table.refusal(self._take(shown)) is None

    def _take(self, shown: list[int]) -> TakeMoney:
        return TakeMoney.of(tuple(sorted(self.table.game.display[place] for place in shown)))

    def buy(self, slot: int, cards: Cards) -> Action:
        """Buy in the own turn."""
        return Buy.of(slot, cards)

    def begin(self, slot: int) -> None:
        """Forget all other picks and choose the tile of a slot."""
        super().begin(slot)
        self.focus = MARKET

    def pick_card(self, place: int) -> Picked:
        """Add a card to the payment, or take it back; the first card chooses the tile too."""
        if self.slot < 0 and 0 <= place < len(self.table.hand):
            card = self.table.hand[place]
            if not 0 <= CARD_CURRENCY[card] < 4:
                return NOTHING
            if not self.payable(card):
                empty = Refusal("turn.refill_late", params=(("reason", "empty_slot"),))
                return refused(empty, AtHand(place))
            self.begin(CARD_CURRENCY[card])
        return super().pick_card(place)

    def _pick_redesign(self, target: Target) -> Picked:
        if self.redesign is None:
            if isinstance(target, AtCell):
                return NOTHING
            self._start(REDESIGN)
        return self.redesign.pick(target) if self.redesign else NOTHING

    def _pick_other(self, name: str) -> Picked:
        found = [a for a in self.table.legal if a.name == name and not isinstance(a, OWN)]
        again = self.other is not None and found == self.other.actions
        self.cancel()
        self.other = Narrow(self.table, found) if found and not again else None
        if self.other is not None:
            self.other.suggest()
        return NOTHING

    def _pick_piece(self, target: Target) -> Picked:
        """Begin the actions that a piece beside the board is for, and choose it for them."""
        found = self.pieces.actions(target)
        if not found:
            refusal = self.pieces.refusal(target)
            return refused(refusal, target) if refusal else NOTHING
        self.cancel()
        self.other = Narrow(self.table, found)
        self.other.take(target)
        return NOTHING

    @cached_property
    def pieces(self) -> PiecePicks:
        """The pieces beside the board that can be chosen now."""
        return PiecePicks(self.table, self.table.others(OWN))

    def payable(self, card: int) -> bool:
        """Tell whether a card could help to pay a tile of the market."""
        currency = CARD_CURRENCY[card]
        return 0 <= currency < 4 and self.table.game.market[currency] > 0

    def _other_refusal(self, target: Target) -> Refusal | None:
        """Give the rule that forbids a cell to the action of a module that is being picked."""
        if self.other is None or not isinstance(target, AtCell):
            return None
        return refusal_of(self.table, self.other.left() or self.other.actions, target)

    # -- what the picks mean ------------------------------------------------------------------

    def ready(self) -> Action | None:
        """Give the action picked."""
        if self.other is not None:
            return self.other.ready()
        if self.redesign is not None:
            return self.redesign.action()
        if self.slot >= 0:
            return self.purchase()
        if self.shown:
            return self._take(self.shown)
        if self.focus:
            return None
        if self.table.game.acted:
            return EndActions.of()
        return Pass.of() if self.table.only(Pass.of()) else None

    def not_ready(self) -> Msg:
        """Say what is still to be chosen."""
        if self.redesign is not None:
            return self.redesign.not_ready()
        return msg("why-choose-cards") if self.slot >= 0 else msg("why-choose-first")

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """A tile dragged off the board is removed, or swapped with the reserve tile it falls on."""
        steps = redesigned(target, onto)
        if not steps or self.other is not None:
            return super().dropped(target, onto)
        return steps if self.redesign is not None else [Press("redesign"), *steps]

    def cancel(self) -> bool:
        """Forget the picks."""
        had = bool(self.focus or self.other)
        self.focus, self.slot, self.redesign, self.other = "", -1, None, None
        self.shown, self.cards, self.apart = [], [], None
        return had

    def tile_at(self, cell: Cell) -> int:
        """Give the reserve tile that is being added."""
        return self.redesign.tile if self.redesign is not None else 0

    def ask(self, target: Target) -> Refusal | None:
        """Give the rule that forbids choosing a target."""
        display = self.table.game.display
        match target:
            case AtDisplay(place) if 0 <= place < len(display):
                if display[place] < 0:
                    return Refusal("money.take", params=(("reason", "empty"),))
                return self.table.refusal(self._take(sorted({*self.shown, place})))
            case AtSlot(slot) if 0 <= slot < 4:
                return self.slot_refusal(slot)
            case AtHand(place) if self.slot >= 0 and 0 <= place < len(self.table.hand):
                return self.card_refusal(place)
            case AtBought():
                return Refusal("buy.place_late", params=(("reason", "not_now"),))
            case Press("end-actions"):
                return self.table.refusal(EndActions.of())
            case Press("pass"):
                return self.table.refusal(Pass.of())
            case AtZone():
                return self.pieces.refusal(target)
        if self.other is not None:
            return self._other_refusal(target)
        cell = target.cell if isinstance(target, AtCell) else None
        if cell is not None and self.redesign is not None:
            return self.redesign.refusal(cell)
        return None


# -- how it looks ------------------------------------------------------------------------------

OWN = (TakeMoney, Buy, AddTile, RemoveTile, SwapTile, EndActions, Pass)
MONEY, MARKET, REDESIGN = "money", "market", "redesign"
STARTED: dict[Start, str] = {"money": MONEY, "buy": MARKET, "redesign": REDESIGN}


def turn_overlay(mode: TurnMode) -> Overlay:
    """Show what can be chosen, what is, and the question."""
    prompt, text = _prompt(mode)
    overlay = Overlay(prompt)
    asks, table = "" if mode.shown or mode.slot >= 0 else mode.focus, mode.table
    with overlay.lighting(asked=asks == MONEY):
        _lay_money(mode, overlay)
    with overlay.lighting(asked=asks == MARKET):
        _lay_market(mode, overlay)
    if mode.redesign is not None:
        mode.redesign.lay(overlay)
    elif mode.other is not None:
        mode.other.lay(overlay)
    elif table.options(AddTile) or table.options(SwapTile):
        reserve = table.game.players[table.seat].reserve
        overlay.can(*(AtReserve(TILE_ID[tile]) for tile in reserve))
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


def _offers(mode: TurnMode) -> tuple[Payment, ...]:
    if mode.other is not None:
        return mode.other.offers()
    if mode.slot < 0 or mode.table.assist == "expert":
        return ()
    return offers(mode.payments(mode.slot), mode.price(), mode.table.hand, mode.cards)


def _lay_money(mode: TurnMode, overlay: Overlay) -> None:
    for place, card in enumerate(mode.table.game.display):
        if card >= 0:
            (overlay.chosen if place in mode.shown else overlay.can)(AtDisplay(place))


def _lay_market(mode: TurnMode, overlay: Overlay) -> None:
    for slot, tile in enumerate(mode.table.game.market):
        target = AtSlot(slot)
        refusal = mode.ask(target) if tile else None
        if slot == mode.slot:
            overlay.chosen(target)
        elif refusal is not None:
            overlay.cannot(target, refusal_text(refusal))
        elif tile:
            overlay.can(target)
    for place, card in enumerate(mode.table.hand):
        held = AtHand(place)
        refusal = mode.card_refusal(place) if mode.slot >= 0 else None
        if place in mode.cards:
            overlay.chosen(held)
        elif refusal is not None:
            overlay.cannot(held, refusal_text(refusal))
        elif mode.slot >= 0 or mode.payable(card):
            overlay.can(held)


def _chips(mode: TurnMode) -> tuple[ActionButton, ...]:
    table = mode.table
    money_why = None if table.options(TakeMoney) else msg("why-no-money")
    buy_why = None if table.options(Buy) else msg("why-no-tile")
    changes = any(table.options(kind) for kind in (AddTile, RemoveTile, SwapTile))
    redesign_why = None if changes else msg("why-no-redesign")
    own = (
        _chip(Begin("money"), "cards", money_why),
        _chip(Begin("buy"), "bag", buy_why),
        _chip(Begin("redesign"), "swap", redesign_why),
    )
    chosen = {MONEY: 0, MARKET: 1, REDESIGN: 2}.get(mode.focus, -1)
    other = mode.other.actions[0].name if mode.other else ""
    shown = (evolve(one, chosen=index == chosen) for index, one in enumerate(own))
    narrow = mode.other.chips() if mode.other else ()
    narrow = mode.redesign.chips() if mode.redesign is not None else narrow
    return (*narrow, *shown, *action_chips(table, OWN, other))


def _chip(target: Begin, icon: str, why: Msg | None) -> ActionButton:
    text = msg(f"play-chip-{target.word}")
    return chip(target, text, TURN_KEYS[target], icon, why)


# -- the prompt -------------------------------------------------------------------------------


def _prompt(mode: TurnMode) -> tuple[Prompt, Msg]:
    if mode.other is not None:
        name = mode.other.actions[0].name
        own = act_of(name).prompt
        if own:
            return _said(*own), action_text(name)
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


def _open_prompt(mode: TurnMode) -> tuple[Prompt, Msg]:
    table = mode.table
    if table.only(Pass.of()):
        return Prompt(msg("prompt-pass")), msg("play-button-pass")
    if table.game.acted:
        held = len(table.game.players[table.seat].bought)
        lines = (msg("prompt-again-why"), msg("prompt-held", n=held))
        return _said(msg("prompt-again"), *lines), msg("play-button-end-actions")
    return _said(msg("prompt-turn"), msg("prompt-turn-how")), msg("button-confirm")


def _take_prompt(mode: TurnMode) -> Prompt:
    display = mode.table.game.display
    cards = [display[place] for place in mode.shown]
    values = [CARD_VALUE[card] for card in cards]
    one = a_card(CARD_ID[cards[0]])
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


def _buy_prompt(mode: TurnMode) -> Prompt:
    tile = TILE_ID[mode.table.game.market[mode.slot]]
    price = money(CURRENCIES[mode.slot], mode.price())
    found = mode.payments(mode.slot)
    lines = pay_lines(found, mode.slot, mode.price(), mode.paid(), TURN_TEXTS)
    return Prompt(msg("prompt-buy", tile=the_tile(tile), price=price), lines, tile)


def _said(title: Msg, *lines: Msg) -> Prompt:
    return Prompt(title, tuple(PromptLine(line) for line in lines))
