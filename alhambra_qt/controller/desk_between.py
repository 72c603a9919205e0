"""The questions at the end of a turn and between two turns: ending it, and the vizier."""

from alhambra_qt.controller.buying import BuyingMode
from alhambra_qt.controller.modes import (
    CANCEL,
    NOTHING,
    Mode,
    Picked,
    Table,
    number,
    parts,
)
from alhambra_qt.controller.names import money, the_tile
from alhambra_qt.controller.overlay import Overlay
from alhambra_qt.controller.paying import (
    VIZIER_TEXTS,
    Cards,
    offers,
    pay_lines,
    total,
    ways,
)
from alhambra_qt.controller.picking import GenericMode, Narrow, action_chips, action_text
from alhambra_qt.controller.view import Prompt, PromptLine
from alhambra_qt.controller.view_parts import Button
from alhambra_qt.controller.words import refusal_text
from alhambra_qt.engine import Game, Refusal
from alhambra_qt.engine.actions import Action, EndTurn, PassWindow
from alhambra_qt.engine.payments import purse
from alhambra_qt.engine.pieces import CARD_CURRENCY, CURRENCIES, TILE_ID, TILE_PRICE
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.modules.vizier import UseVizier


def refill_reveals(game: Game) -> bool:
    """Tell whether ending the turn now would reveal something."""
    money_due = -1 in game.display and bool(game.deck or game.discards)
    tiles_due = 0 in game.market and bool(game.bag)
    return money_due or tiles_due


class EndMode(Mode):
    """The turn is done: end it, or do what a module still allows."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.other: Narrow | None = None

    def pick(self, target: str) -> Picked:
        """Take a pick of what a module allows."""
        kind, value = parts(target)
        if kind == "action":
            found = [a for a in self.table.legal if a.name == value and a != EndTurn.of()]
            self.other = Narrow(self.table, found) if found and self.other is None else None
        elif self.other is not None:
            self.other.pick(target)
        return NOTHING

    def ready(self) -> Action | None:
        """Give the end of the turn, unless something else is being picked."""
        return self.other.ready() if self.other is not None else EndTurn.of()

    def cancel(self) -> bool:
        """Forget what was being picked."""
        had = self.other is not None
        self.other = None
        return had

    def ask(self, target: str) -> Refusal | None:
        """The actions of the turn are over."""
        kind, _ = parts(target)
        if kind in ("display", "slot", "hand", "reserve", "cell", "chip"):
            return Refusal("turn.refill")
        return None

    def overlay(self) -> Overlay:
        """Ask whether the turn ends and say what follows."""
        reveals = refill_reveals(self.table.game)
        then = msg("prompt-end-then") if reveals else msg("prompt-end-safe")
        action = self.ready()
        text = action_text(action.name) if action is not None else msg("button-confirm")
        overlay = Overlay(
            Prompt(
                title=msg("prompt-end"),
                lines=(PromptLine(then),),
                buttons=(*((CANCEL,) if self.other else ()), self.confirm_button(text)),
                chips=action_chips(self.table, (EndTurn,)),
            )
        )
        if self.other is not None:
            self.other.lay(overlay)
        return overlay


class VizierMode(BuyingMode):
    """Between two turns: buy one tile exactly with the vizier, or do nothing."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.other: Narrow | None = None

    def pick(self, target: str) -> Picked:
        """Take a slot, cards, an offered payment, or the answer no."""
        kind, value = parts(target)
        if target == "button:no":
            return Picked(action=PassWindow.of())
        if kind == "slot":
            return self.pick_slot(number(value))
        if kind == "hand":
            return self.pick_card(number(value))
        if kind == "pay":
            return self.pick_offer(number(value))
        if kind == "action" and value != UseVizier.name:
            found = [a for a in self.table.legal if a.name == value]
            self.other = Narrow(self.table, found) if found else None
        elif self.other is not None:
            self.other.pick(target)
        return NOTHING

    def buy(self, slot: int, cards: Cards) -> Action:
        """Buy out of turn."""
        return UseVizier.of(slot, cards)

    def ready(self) -> Action | None:
        """Give the purchase."""
        if self.other is not None:
            return self.other.ready()
        return self.purchase()

    def not_ready(self) -> Msg:
        """Say what is still to be chosen."""
        return msg("why-choose-cards") if self.slot >= 0 else msg("why-choose-first")

    def cancel(self) -> bool:
        """Forget the picks."""
        had = self.slot >= 0 or self.other is not None
        self.slot, self.cards, self.other = -1, [], None
        return had

    def ask(self, target: str) -> Refusal | None:
        """Give the rule that forbids a slot or a card."""
        kind, value = parts(target)
        place = number(value)
        if kind == "slot" and 0 <= place < 4:
            return self._slot_refusal(place)
        if kind == "hand" and self.slot >= 0 and 0 <= place < len(self.table.hand):
            return self.card_refusal(place)
        if kind in ("display", "reserve", "cell", "chip"):
            return Refusal("turn.refill")
        return None

    def _slot_refusal(self, slot: int) -> Refusal | None:
        tile = self.table.game.market[slot]
        cards = purse(self.table.hand, slot)
        if not tile or total(cards) < TILE_PRICE[tile]:
            return self.table.refusal(UseVizier.of(slot, cards))
        best = ways(self.table.hand, slot, TILE_PRICE[tile])
        return self.table.refusal(UseVizier.of(slot, tuple(sorted(best[0]))))

    def overlay(self) -> Overlay:
        """Ask whether the vizier is used."""
        overlay = Overlay(self._prompt())
        for slot, tile in enumerate(self.table.game.market):
            refusal = self.ask(f"slot:{slot}") if tile else None
            if slot == self.slot:
                overlay.chosen(f"slot:{slot}")
            elif refusal is not None:
                overlay.cannot(f"slot:{slot}", refusal_text(refusal))
            elif tile:
                overlay.can(f"slot:{slot}")
        for place, card in enumerate(self.table.hand):
            if place in self.cards:
                overlay.chosen(f"hand:{place}")
            elif self.slot >= 0 and CARD_CURRENCY[card] == self.slot:
                overlay.can(f"hand:{place}")
        if self.other is not None:
            self.other.lay(overlay)
        self.say_effects(overlay)
        return overlay

    def _prompt(self) -> Prompt:
        no = Button("button:no", msg("play-button-no"), "Esc")
        chips = action_chips(self.table, (PassWindow, UseVizier))
        if self.slot < 0:
            possible = any(isinstance(action, UseVizier) for action in self.table.legal)
            lines = [PromptLine(msg("prompt-vizier-how"))]
            if not possible:
                lines.append(PromptLine(msg("prompt-vizier-none")))
            buttons = (no, self.confirm_button(msg("play-button-buy")))
            return Prompt(msg("prompt-vizier"), tuple(lines), None, buttons, chips)
        tile = TILE_ID[self.table.game.market[self.slot]]
        price = money(CURRENCIES[self.slot], self.price())
        hand, slot = self.table.hand, self.slot
        title = msg("prompt-vizier-buy", tile=the_tile(tile), price=price)
        lines_ = pay_lines(hand, slot, self.price(), self.cards, VIZIER_TEXTS)
        offer = offers(hand, slot, self.price(), self.cards)
        buttons = (no, self.confirm_button(msg("play-button-buy")))
        return Prompt(title, lines_, tile, buttons, chips, offer)


def window_mode(table: Table) -> Mode:
    """Give the picks of the question between two turns: the vizier's own if it plays."""
    return VizierMode(table) if UseVizier in table.game.rules.handlers else GenericMode(table)
