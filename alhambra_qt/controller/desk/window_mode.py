"""The questions at the end of a turn and between turns: ending it, and the vizier."""

from attrs import evolve

from alhambra_qt.controller.desk.chips import Cards, action_chip
from alhambra_qt.controller.desk.generic import BaseMode, GenericMode
from alhambra_qt.controller.desk.modes import CANCEL, Mode, Picked
from alhambra_qt.controller.desk.picking import Narrow
from alhambra_qt.controller.desk.purchase import VIZIER_TEXTS, BuyingMode
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.faces.found import act_of
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import Overlay, Prompt, PromptLine
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtDisplay,
    AtHand,
    AtReserve,
    AtSlot,
    AtZone,
    Begin,
    Do,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import PLAIN, ActionButton
from alhambra_qt.controller.words.names import action_text, money, price_paid, the_tile
from alhambra_qt.engine import Game, Refusal
from alhambra_qt.engine.actions import Action, EndTurn, PassWindow
from alhambra_qt.engine.ending import too_few_tiles
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_ID, CURRENCIES, TILE_ID
from alhambra_qt.i18n import Arg, Msg, msg

CONFIRM_ON, CONFIRM_FINAL, CONFIRM_OFF = "on", "irreversible", "off"


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
    if not table.only(EndTurn.of()):
        return False
    if confirm == CONFIRM_OFF:
        return True
    final = refill_reveals(table.game) or too_few_tiles(table.game)
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

    def ask(self, target: Target) -> Refusal | None:
        """Refuse actions of the turn, which is over, and others until the started one is played."""
        if isinstance(target, AtZone):
            return self.pieces.refusal(target)
        if not isinstance(target, (AtDisplay, AtSlot, AtHand, AtReserve, AtCell, Begin)):
            return None
        if self.other is None:
            return Refusal("turn.refill")
        first = self.other.actions[0].name
        return Refusal("turn.refill", params=(("reason", "first"), ("action", first)))

    def overlay(self) -> Overlay:
        other, action = self.other, self.ready()
        if other is not None:
            card = getattr(action, "card", -1)
            prompt = self.other_prompt(other)
            overlay = Overlay(evolve(prompt, card=CARD_ID[card] if card >= 0 else ""))
            other.lay(overlay)
            self.say_effects(overlay)
            return overlay
        lines = (PromptLine(self._then(), "strong"),)
        button = self.confirm_button(action_text(EndTurn.name))
        overlay = Overlay(Prompt(msg("prompt-end"), lines, None, (button,), self.other_chips()))
        Narrow(self.table, self.others()).lay(overlay)
        overlay.lit = frozenset()  # nothing here is being asked for
        return overlay

    def _then(self) -> Msg:
        if too_few_tiles(self.table.game):
            return msg("prompt-end-last")
        reveals = refill_reveals(self.table.game)
        return msg("prompt-end-then") if reveals else msg("prompt-end-safe")


class VizierMode(BuyingMode):
    """Between turns: use the vizier, do what another module allows, or nothing."""

    exact = True
    texts = VIZIER_TEXTS
    things = (AtDisplay, AtZone)

    def __init__(self, table: Table, kind: type[Action]) -> None:
        super().__init__(table)
        self.kind, self.own = kind, (kind, PassWindow)

    def pick(self, target: Target) -> Picked:
        return Picked(action=self.no()) if target == Press("no") else super().pick(target)

    def holds(self, target: Target) -> bool:
        return self.slot >= 0 if target == Do(self.kind.name) else super().holds(target)

    def buy(self, slot: int, cards: Cards) -> Action:
        return self.kind.of(slot, cards)

    def ask(self, target: Target) -> Refusal | None:
        idle = isinstance(target, (AtDisplay, AtReserve, AtCell, Begin))
        if idle and self.overlay().state(target) == PLAIN:
            return turn_is_over(self.table, target)
        return super().ask(target)

    def overlay(self) -> Overlay:
        overlay = Overlay(self._prompt())
        if self.other is None:
            with overlay.lighting():
                self.lay_market(overlay)
        if self.other is not None:
            self.other.lay(overlay)
        elif self.others() and self.slot < 0:
            Narrow(self.table, self.others()).lay(overlay)
        self.say_effects(overlay)
        return overlay

    def _prompt(self) -> Prompt:
        no = ActionButton(Press("no"), msg("play-button-no"), "Esc")
        if self.other is not None:
            prompt = self.other_prompt(self.other)
            return evolve(prompt, buttons=(evolve(no, key=""), *prompt.buttons))
        chips = window_chips(self.table)
        if self.slot < 0:
            buys = bool(self.table.options(self.kind))
            title = window_title(self.table) if chips or not buys else msg("prompt-vizier")
            lines = (PromptLine(msg("prompt-vizier-how")),) if buys else ()
            buy = (self.confirm_button(msg("play-button-buy")),) if buys else ()
            return Prompt(title, lines, None, (no, *buy), chips)
        tile = TILE_ID[self.table.game.market[self.slot]]
        price: Arg = money(CURRENCIES[self.slot], self.price())
        if self.cards and sum(self.paid()) == self.price():  # possibly in diamonds
            price = price_paid(tuple(self.cards), self.slot, self.price(), 0)
        title = msg("prompt-vizier-buy", tile=the_tile(tile), price=price)
        buttons = (evolve(no, key=""), CANCEL, self.confirm_button(msg("play-button-buy")))
        return Prompt(title, self.pay_lines(), tile, buttons, chips, self.offers())


def window_kinds(game: Game) -> list[type[Action]]:
    """List the kinds of actions allowed between turns, except doing nothing."""
    handlers = game.rules.handlers.items()
    return [kind for kind, one in handlers if "window" in one.frames and kind is not PassWindow]


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
        for taker in (one for one in table.legal if hasattr(one, "taken_card")):
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
        return None if action == self.no() else action

    def ask(self, target: Target) -> Refusal | None:
        found = super().ask(target)
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
