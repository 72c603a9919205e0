"""The questions of a turn: what to do in it, at its end, and between two turns."""

from collections.abc import Iterable, Iterator

from attrs import evolve

from alhambra_qt.controller.desk.chips import TURN_KEYS, Cards, action_chip
from alhambra_qt.controller.desk.generic import BaseMode, GenericMode
from alhambra_qt.controller.desk.laying import Redesign, redesigned
from alhambra_qt.controller.desk.modes import CANCEL, NOTHING, Mode, Picked, no_button, refused
from alhambra_qt.controller.desk.picking import Narrow
from alhambra_qt.controller.desk.purchase import VIZIER_TEXTS, BuyingMode
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.faces.found import act_of, acts
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import Overlay, Prompt, PromptLine
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
    Press,
    Start,
    Target,
)
from alhambra_qt.controller.view.view_parts import PLAIN, ActionButton
from alhambra_qt.controller.whatif.foreseen import ends_game
from alhambra_qt.controller.words.names import (
    a_card,
    action_text,
    money,
    price_paid,
    sum_text,
    the_tile,
)
from alhambra_qt.controller.words.sentences import refusal_text
from alhambra_qt.engine import Game, Refusal
from alhambra_qt.engine.actions import (
    Action,
    AddTile,
    Buy,
    EndActions,
    EndTurn,
    Pass,
    PassWindow,
    RemoveTile,
    SwapTile,
    TakeMoney,
)
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_ID, CARD_VALUE, CURRENCIES, TILE_ID
from alhambra_qt.engine.turn import take_limit
from alhambra_qt.i18n import Arg, Msg, msg

MONEY, MARKET, REDESIGN = "money", "market", "redesign"
# The choices of every turn: chip word, icon, actions, why it may be disabled.
OFFERED: tuple[tuple[Start, str, tuple[type[Action], ...], str], ...] = (
    ("money", "cards", (TakeMoney,), "why-no-money"),
    ("buy", "buy", (Buy,), "why-no-tile"),
    ("redesign", "swap", (AddTile, RemoveTile, SwapTile), "why-no-redesign"),
)
STARTED: dict[Start, str] = {"money": MONEY, "buy": MARKET, "redesign": REDESIGN}
AT_ONCE: dict[str, Action] = {"end-actions": EndActions.of(), "pass": Pass.of()}
NO_CARD = Refusal("money.take", params=(("reason", "empty"),))


class TurnMode(BuyingMode):
    """Picks of one action of a turn; one kind of action is picked at a time.

    Attributes:
        focus: the kind of action being picked, empty while none is.
        shown: positions of the cards picked from the display.
        apart: why the last card replaced the earlier ones.
        part: the picks of a redesign.
    """

    own = (TakeMoney, Buy, AddTile, RemoveTile, SwapTile, EndActions, Pass)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.focus = ""
        self.shown: list[int] = []
        self.apart: Refusal | None = None
        self.part: Redesign | None = None

    # -- picking ------------------------------------------------------------------------------

    def pick_own(self, target: Target) -> Picked:
        match target:
            case AtDisplay(place):
                return self._pick_display(place)
            case AtReserve() | AtCell() | Choose():
                return self._pick_redesign(target)
            case AtBought():
                refusal = self.why_not(target)
                return refused(refusal, target) if refusal else NOTHING
            case Begin(word):
                self._start(STARTED[word])
                return NOTHING
            case Press("redesign"):
                self._start(REDESIGN)
                return NOTHING
            case Press("no"):
                return Picked(action=self.no())
            case Press(word) if word in AT_ONCE:
                refusal = self.why_not(target)
                return refused(refusal, target) if refusal else Picked(action=AT_ONCE[word])
        return super().pick_own(target)

    def holds_own(self, target: Target) -> bool:
        if self.part is not None:
            return self.part.holds(target)
        shown = isinstance(target, AtDisplay) and target.number in self.shown
        return shown or super().holds_own(target)

    def _start(self, focus: str) -> None:
        again = focus == self.focus and focus == REDESIGN
        self.cancel()
        self.focus = "" if again else focus
        then = (msg("prompt-take-ends"),)
        self.part = Redesign(self.table, then) if self.focus == REDESIGN else None

    def _pick_display(self, place: int) -> Picked:
        display = self.table.game.display
        if not 0 <= place < len(display) or display[place] < 0:
            return refused(NO_CARD, AtDisplay(place))
        kept = self.shown if self.focus == MONEY else []
        self.cancel()
        self.focus = MONEY
        if place in kept:
            self.shown = [other for other in kept if other != place]
        else:
            self.apart = self.table.refusal(self._take([*kept, place])) if kept else None
            self.shown = [place] if self.apart else sorted([*kept, place])
        return NOTHING

    def _take(self, shown: Iterable[int]) -> TakeMoney:
        return TakeMoney.of(tuple(sorted(self.table.game.display[place] for place in shown)))

    def buy(self, slot: int, cards: Cards) -> Action:
        return Buy.of(slot, cards)

    def begin(self, slot: int) -> None:
        super().begin(slot)
        self.focus = MARKET

    def pick_card(self, place: int) -> Picked:
        """Add a card to the payment, or remove it; the first card also selects the tile."""
        if self.slot < 0:
            card = self.table.hand[place]
            if not 0 <= CARD_CURRENCY[card] < 4:
                return NOTHING
            if not self.payable(card):
                empty = Refusal("turn.refill_late", params=(("reason", "empty_slot"),))
                return refused(empty, AtHand(place))
            self.begin(CARD_CURRENCY[card])
        return super().pick_card(place)

    def _pick_redesign(self, target: Target) -> Picked:
        if self.part is None and isinstance(target, AtReserve):
            self._start(REDESIGN)
        return self.part.take_pick(target) if self.part is not None else NOTHING

    def payable(self, card: int) -> bool:
        currency = CARD_CURRENCY[card]
        return 0 <= currency < 4 and self.table.game.market[currency] > 0

    # -- meaning of the picks -----------------------------------------------------------------

    def own_action(self) -> Action | None:
        if self.part is not None:
            return self.part.action()
        if self.shown:
            return self._take(self.shown)
        return super().own_action() if self.focus else None

    def no(self) -> Action | None:
        """Decline another action, after an exact payment."""
        return EndActions.of() if self.table.game.acted else None

    def dropped(self, target: Target, onto: Target) -> list[Target]:
        """Remove a tile dragged off the board, or swap it with the reserve tile it lands on."""
        steps = redesigned(target, onto)
        if not steps or self.other is not None:
            return super().dropped(target, onto)
        return steps if self.part is not None else [Press("redesign"), *steps]

    def forget(self) -> bool:
        super().forget()
        had = bool(self.focus)
        self.focus, self.part, self.shown, self.apart = "", None, [], None
        return had

    def why_not(self, target: Target) -> Refusal | None:
        display = self.table.game.display
        match target:
            case AtDisplay(place) if 0 <= place < len(display):
                if display[place] < 0:
                    return NO_CARD
                return self.table.refusal(self._take({*self.shown, place}))
            case AtBought():
                return Refusal("buy.place_late", params=(("reason", "not_now"),))
            case Press(word) if word in AT_ONCE:
                return self.table.refusal(AT_ONCE[word])
            case AtCell(cell=cell) if self.part is not None:
                return self.part.refusal(cell)
        return super().why_not(target)

    # -- views --------------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        overlay = super().overlay()
        overlay.can(*(target for target in self.pieces.targets if target not in overlay.states))
        return overlay

    def lay_table(self, overlay: Overlay) -> None:
        asks = "" if self.shown or self.slot >= 0 else self.focus
        with overlay.lighting(asked=asks == MONEY):
            for place, card in enumerate(self.table.game.display):
                if card >= 0:
                    (overlay.chosen if place in self.shown else overlay.can)(AtDisplay(place))
        with overlay.lighting(asked=asks == MARKET):
            self.lay_market(overlay)

    def lay_idle(self, overlay: Overlay) -> None:
        if self.table.options(AddTile) or self.table.options(SwapTile):
            reserve = self.table.game.players[self.table.seat].reserve
            overlay.can(*(AtReserve(TILE_ID[tile]) for tile in reserve))

    def own_prompt(self) -> Prompt:
        prompt, text = self._asked()
        cancel = (CANCEL,) if self.focus else ()
        no = self.no()
        if no is not None and not self.focus and self.ready() != no:
            cancel = (no_button(action_text(no.name)),)  # Enter must not give the action away
        sides = self.part.chips() if self.part is not None else ()
        offers = self.offers() if self.slot >= 0 and self.table.assist != "expert" else ()
        return evolve(
            prompt,
            buttons=(*cancel, self.confirm_button(text)),
            chips=(*sides, *self.own_chips(), *self.other_chips()),
            payments=offers,
        )

    def own_chips(self) -> Iterator[ActionButton]:
        """Return the chips that every turn offers; a disabled one says why."""
        for word, icon, kinds, why in OFFERED:
            target, works = Begin(word), any(self.table.options(kind) for kind in kinds)
            yield ActionButton(
                target,
                msg(f"play-chip-{word}"),
                TURN_KEYS[target],
                enabled=works,
                why=None if works else msg(why),
                icon=icon,
                chosen=self.focus == STARTED[word],
            )

    def other_chips(self) -> tuple[ActionButton, ...]:
        """Keep a chip while its action is illegal if it says why, so that the others stay put."""
        chips = {chip.target: chip for chip in super().other_chips()}
        known = {kind.name for kind in self.table.game.rules.handlers}
        for name, act in acts().items():
            chip = chips.pop(Do(name), None)
            if chip is None and act.shut is not None and name in known:
                why = act.shut(self.table)
                shut = evolve(action_chip(name, chosen=False), enabled=False, why=why)
                chip = shut if why is not None else None
            if chip is not None:
                chips[chip.target] = chip  # in the order of the modules
        return tuple(chips.values())

    def _asked(self) -> tuple[Prompt, Msg]:
        """Return the current prompt and the text of the primary button."""
        table = self.table
        if self.part is not None:
            return self.part.prompt()
        if self.slot >= 0:
            tile = TILE_ID[table.game.market[self.slot]]
            price = money(CURRENCIES[self.slot], self.price())
            title = msg("prompt-buy", tile=the_tile(tile), price=price)
            return Prompt(title, self.pay_lines(), tile), msg("play-button-buy")
        if self.shown:
            return self._take_prompt(), msg("play-button-take")
        if self.focus == MONEY:
            how = msg("prompt-money-how", limit=take_limit(table.game, table.seat))
            return _said(msg("prompt-money"), how), msg("play-button-take")
        if self.focus == MARKET:
            return _said(msg("prompt-market"), msg("prompt-market-how")), msg("play-button-buy")
        if self.sole == Pass.of():
            return Prompt(msg("prompt-pass")), msg("play-button-pass")
        if table.game.acted:
            held = len(table.game.players[table.seat].bought)
            lines = (msg("prompt-again-why"), msg("prompt-held", n=held))
            return _said(msg("prompt-again"), *lines), msg("button-confirm")
        return _said(msg("prompt-turn"), msg("prompt-turn-how")), msg("button-confirm")

    def _take_prompt(self) -> Prompt:
        game, display = self.table.game, self.table.game.display
        cards = [display[place] for place in self.shown]
        values = [CARD_VALUE[card] for card in cards]
        many = len(cards) > 1
        what = msg("count-card", n=len(cards)) if many else a_card(CARD_ID[cards[0]])
        lines = [PromptLine(sum_text(values), "strong")] if many else []
        more = (place for place, card in enumerate(display) if card >= 0)
        further = ([*self.shown, place] for place in more if place not in self.shown)
        limit = take_limit(game, self.table.seat)
        if self.apart is not None:
            lines.append(PromptLine(refusal_text(self.apart), "warn"))
        elif sum(values) < limit and any(
            self.table.refusal(self._take(shown)) is None for shown in further
        ):
            lines.append(PromptLine(msg("prompt-take-more", sum=sum(values), limit=limit)))
        lines.append(PromptLine(msg("prompt-take-ends")))
        return Prompt(msg("prompt-take", cards=what), tuple(lines))


def _said(title: Msg, *lines: Msg) -> Prompt:
    return Prompt(title, tuple(PromptLine(line) for line in lines))


CONFIRM_AUTO, CONFIRM_ON, CONFIRM_FINAL, CONFIRM_OFF = "auto", "on", "irreversible", "off"


def refill_reveals(game: Game) -> bool:
    """Return whether ending the turn now would reveal something."""
    money_due = -1 in game.display and bool(game.deck or game.discards)
    tiles_due = 0 in game.market and bool(game.bag)
    return money_due or tiles_due


def ends_itself(session: Session, seat: Seat, confirm: str) -> bool:
    """Return whether only ending the turn is left and no confirmation is wanted.

    A turn ends automatically only if that can be undone or cuts off no undo: undo becomes
    impossible as soon as another seat acts, be it a computer or a person at the screen. Free
    actions do not hold the turn open, because onlookers would then see that a hidden card can be
    shown.
    """
    if session.to_move != seat or confirm == CONFIRM_ON:
        return False
    table = Table.of(session.observation(seat).game, seat, session.tags, "normal")
    if table.answers != [EndTurn.of()]:
        return False
    if confirm == CONFIRM_OFF:
        return True
    final = refill_reveals(table.game) or ends_game(table.game, seat)
    return not final and session.keeps_way_back(EndTurn.of())


class EndMode(BaseMode):
    """The turn is done: end it, or do what a module still allows."""

    own = (EndTurn,)
    things = (AtZone, AtHand)

    def begin_other(self, narrow: Narrow) -> None:
        super().begin_other(narrow)
        narrow.give()

    def own_action(self) -> Action | None:
        return EndTurn.of()

    def why_not(self, target: Target) -> Refusal | None:
        """Refuse actions of the turn, which is over, and others until the started one is played."""
        if isinstance(target, AtZone):
            return self.pieces.refusal(target)
        if not isinstance(target, (AtDisplay, AtSlot, AtHand, AtReserve, AtCell, Begin)):
            return None
        if self.other is None:
            return Refusal("turn.refill")
        first = self.other.actions[0].name
        return Refusal("turn.refill", params=(("reason", "first"), ("action", first)))

    def other_prompt(self, other: Narrow, *chips: ActionButton) -> Prompt:
        card = getattr(self.ready(), "card", -1)
        prompt = super().other_prompt(other, *chips)
        return evolve(prompt, card=CARD_ID[card] if card >= 0 else "")

    def own_prompt(self) -> Prompt:
        lines = (PromptLine(self._then(), "strong"),)
        button = self.confirm_button(action_text(EndTurn.name))
        return Prompt(msg("prompt-end"), lines, None, (button,), self.other_chips())

    def lay_idle(self, overlay: Overlay) -> None:
        Narrow(self.table, self.others()).lay(overlay)
        overlay.lit = frozenset()  # nothing here is being asked for

    def say_effects(self, overlay: Overlay) -> None:
        if self.other is not None:  # what the end of a turn brings is in the prompt
            super().say_effects(overlay)

    def _then(self) -> Msg:
        if ends_game(self.table.game, self.table.seat):
            return msg("prompt-end-last")
        return msg("prompt-end-then" if refill_reveals(self.table.game) else "prompt-end-safe")


class VizierMode(BuyingMode):
    """Between turns: use the vizier, do what another module allows, or nothing."""

    exact = True
    texts = VIZIER_TEXTS
    things = (AtDisplay, AtZone)

    def __init__(self, table: Table, kind: type[Action]) -> None:
        super().__init__(table)
        self.kind, self.own = kind, (kind, PassWindow)

    def take_pick(self, target: Target) -> Picked:
        return Picked(action=self.no()) if target == Press("no") else super().take_pick(target)

    def holds(self, target: Target) -> bool:
        return self.slot >= 0 if target == Do(self.kind.name) else super().holds(target)

    def buy(self, slot: int, cards: Cards) -> Action:
        return self.kind.of(slot, cards)

    def why_not(self, target: Target) -> Refusal | None:
        idle = isinstance(target, (AtDisplay, AtReserve, AtCell, Begin))
        if idle and self.overlay().state(target) == PLAIN:
            return turn_is_over(self.table, target)
        return super().why_not(target)

    def lay_idle(self, overlay: Overlay) -> None:
        with overlay.lighting():
            self.lay_market(overlay)
        if self.others() and self.slot < 0:
            Narrow(self.table, self.others()).lay(overlay)

    def other_prompt(self, other: Narrow, *chips: ActionButton) -> Prompt:
        prompt = super().other_prompt(other, *chips)
        return evolve(prompt, buttons=(no_button(), *prompt.buttons))

    def own_prompt(self) -> Prompt:
        chips = window_chips(self.table)
        if self.slot < 0:
            buys = bool(self.table.options(self.kind))
            title = window_title(self.table) if chips or not buys else msg("prompt-vizier")
            lines = (PromptLine(msg("prompt-vizier-how")),) if buys else ()
            no = (no_button(),) if self.sole is None else ()  # else the primary button says it
            main = (self.confirm_button(msg("play-button-buy")),) if buys or not no else ()
            return Prompt(title, lines, None, (*no, *main), chips)
        tile = TILE_ID[self.table.game.market[self.slot]]
        price: Arg = money(CURRENCIES[self.slot], self.price())
        if self.cards and sum(self.paid()) == self.price():  # possibly in diamonds
            price = price_paid(tuple(self.cards), self.slot, self.price(), 0)
        title = msg("prompt-vizier-buy", tile=the_tile(tile), price=price)
        buttons = (no_button(), CANCEL, self.confirm_button(msg("play-button-buy")))
        return Prompt(title, self.pay_lines(), tile, buttons, chips, self.offers())


def window_kinds(game: Game) -> list[type[Action]]:
    """List the kinds of actions allowed between turns, except doing nothing."""
    handlers = game.rules.handlers.items()
    return [
        kind for kind, handler in handlers if "window" in handler.frames and kind is not PassWindow
    ]


def buying(game: Game) -> type[Action] | None:
    """Return the action that buys a slot's tile between turns; None if there is none."""
    return next((kind for kind in window_kinds(game) if act_of(kind.name).buys), None)


def window_chips(table: Table) -> tuple[ActionButton, ...]:
    """Return a chip for everything this seat can do between turns, except market purchases."""
    return tuple(action_chip(name, chosen=False) for name in _can(table) if not act_of(name).buys)


def _can(table: Table) -> tuple[str, ...]:
    """Name what this seat can do now; other options are not mentioned."""
    legal = {type(action) for action in table.legal}
    return tuple(kind.name for kind in window_kinds(table.game) if kind in legal)


def window_title(table: Table) -> Msg:
    """Return the title: the only possible action, a choice of several, or that there is none."""
    can = _can(table)
    if len(can) == 1:
        return msg("prompt-window-only", what=action_text(can[0]))
    return msg("prompt-window") if can else msg("prompt-window-none")


def turn_is_over(table: Table, target: Target) -> Refusal:
    """Return the rule by which an action on the display excludes this card.

    Anything else belongs to a turn, which is over.
    """
    shown = table.game.display
    place = target.number if isinstance(target, AtDisplay) else -1
    if 0 <= place < len(shown) and shown[place] >= 0:
        for taker in (action for action in table.legal if hasattr(action, "taken_card")):
            values = {name: getattr(taker, name) for name in taker.__match_args__}
            other = taker.of(*(values | {"taken_card": shown[place]}).values())
            found = table.refusal(other)
            if found is not None:
                return found
    return Refusal("turn.refill", params=(("reason", "between"),))


class WindowMode(GenericMode):
    """Between two turns without the vizier."""

    def ready(self) -> Action | None:
        action = super().ready()
        return None if action == self.no() != self.sole else action

    def why_not(self, target: Target) -> Refusal | None:
        found = super().why_not(target)
        closed = found is not None and ("reason", "not_now") in found.params
        return turn_is_over(self.table, target) if closed else found

    def overlay(self) -> Overlay:
        overlay = super().overlay()
        if not self.narrow.picks:
            chips = window_chips(self.table)
            title = window_title(self.table)
            overlay.prompt = evolve(overlay.prompt, title=title, lines=(), chips=chips)
        return overlay


def window_mode(table: Table) -> Mode:
    """Return the mode of the question between turns: the vizier's own if it is in play."""
    kind = buying(table.game)
    return VizierMode(table, kind) if kind is not None else WindowMode(table)
