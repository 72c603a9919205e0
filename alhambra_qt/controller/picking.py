"""Narrowing: any list of legal actions can be picked by clicking its parts.

Every field of an action is a target or several: a slot, cards, a tile, a cell, a choice. A pick
keeps the actions that contain it; when one is left, or the picks spell one out, it can be
confirmed. So the action of a module that nobody wrote picks for can be played all the same.
"""

from collections import Counter
from collections.abc import Sequence

from alhambra_qt.controller.modes import CANCEL, NOTHING, Mode, Picked, Table, parts, target_of
from alhambra_qt.controller.overlay import Overlay
from alhambra_qt.controller.view import Prompt
from alhambra_qt.controller.view_parts import Button
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID
from alhambra_qt.i18n import Msg, msg

# How to add one: the name of an action, its text; its key and icon are below.
ACTION_TEXTS: dict[str, Msg] = {
    "wake_vizier": msg("play-button-wake"),
    "use_vizier": msg("mod-vizier"),
    "pass_window": msg("play-button-no"),
    "end_turn": msg("play-button-end-turn"),
    "end_actions": msg("play-button-end-actions"),
    "pass": msg("play-button-pass"),
    "take_money": msg("play-button-take"),
    "buy": msg("play-button-buy"),
    "add": msg("play-button-add"),
    "remove": msg("play-button-remove"),
    "swap": msg("play-button-swap"),
    "place": msg("play-button-place"),
    "reserve": msg("play-button-reserve"),
    "give_to_dirk": msg("play-button-dirk"),
}
KEYS = {"wake_vizier": "V", "use_vizier": "V"}
ICONS = {"wake_vizier": "vizier", "use_vizier": "vizier"}


def action_text(name: str) -> Msg:
    """Say an action on a button."""
    return ACTION_TEXTS.get(name, msg("play-action", name=name))


def chip(target: str, text: Msg, key: str, icon: str, why: Msg | None = None) -> Button:
    """Give an action chip; one that does not work tells why."""
    return Button(target, text, key, enabled=why is None, why=why, icon=icon)


def action_chips(
    table: Table, own: tuple[type[Action], ...], chosen: str = ""
) -> tuple[Button, ...]:
    """Give a chip for each kind of legal action that is not one of ``own``."""
    names = dict.fromkeys(a.name for a in table.legal if not isinstance(a, own))
    return tuple(
        Button(
            target=f"action:{name}",
            text=action_text(name),
            key=KEYS.get(name, ""),
            icon=ICONS.get(name, "star"),
            chosen=name == chosen,
        )
        for name in names
    )


def targets(table: Table, action: Action) -> list[str]:
    """Give the targets that spell an action out; a card is any card of its kind."""
    player = table.game.players[table.seat]
    found = [f"action:{action.name}"]
    for field in action.__match_args__:
        value = getattr(action, field)
        if field == "slot":
            found.append(f"slot:{value}")
        elif field == "cards":
            found += [f"card:{CARD_ID[card]}" for card in value]
        elif field == "cell":
            found.append(target_of(value))
        elif field == "tile":
            kind = "bought" if value in player.bought else "reserve"
            found.append(f"{kind}:{TILE_ID[value]}")
        else:
            found.append(f"choice:{field}={value}")
    return found


class Narrow:
    """A list of actions and the picks that have narrowed it so far."""

    def __init__(self, table: Table, actions: Sequence[Action]) -> None:
        self.table = table
        self.actions = list(actions)
        self.picks: list[str] = []

    def _meaning(self, target: str) -> str:
        """Turn a card of the hand or the display into a card of its kind."""
        kind, value = parts(target)
        cards = {"hand": self.table.hand, "display": self.table.game.display}.get(kind)
        if cards is None or not value.isdigit() or int(value) >= len(cards):
            return target
        card = cards[int(value)]
        return f"card:{CARD_ID[card]}" if card >= 0 else target

    def left(self, picks: Sequence[str] | None = None) -> list[Action]:
        """List the actions that contain all the picks."""
        wanted = Counter(self.picks if picks is None else picks)
        return [a for a in self.actions if Counter(targets(self.table, a)) >= wanted]

    def pick(self, target: str) -> bool:
        """Take or take back a pick; tells whether it means anything."""
        meaning = self._meaning(target)
        if self.left([*self.picks, meaning]):
            self.picks.append(meaning)
            return True
        if meaning in self.picks:
            self.picks.remove(meaning)
            return True
        return False

    def ready(self) -> Action | None:
        """Give the action that is spelled out, or the only one left."""
        left = self.left()
        if len(left) == 1:
            return left[0]
        wanted = Counter(self.picks)
        for action in left:
            spelled = Counter(targets(self.table, action))
            spelled.subtract([f"action:{action.name}"])
            if +spelled == wanted or Counter(targets(self.table, action)) == wanted:
                return action
        return None

    def open(self) -> set[str]:
        """Give every target that a further pick could be."""
        found: set[str] = set()
        wanted = Counter(self.picks)
        for action in self.left():
            found |= set((Counter(targets(self.table, action)) - wanted).elements())
        return found

    def lay(self, overlay: Overlay) -> None:
        """Show what can be picked and what is."""
        open_ = self.open()
        for kind, cards in (("hand", self.table.hand), ("display", self.table.game.display)):
            for place, card in enumerate(cards):
                if card >= 0 and f"card:{CARD_ID[card]}" in open_:
                    overlay.can(f"{kind}:{place}")
        overlay.can(*(target for target in open_ if not target.startswith(("card:", "choice:"))))
        overlay.chosen(*(pick for pick in self.picks if not pick.startswith("card:")))
        for kind, cards in (("hand", self.table.hand), ("display", self.table.game.display)):
            taken = Counter(pick for pick in self.picks if pick.startswith("card:"))
            for place, card in enumerate(cards):
                name = f"card:{CARD_ID[card]}" if card >= 0 else ""
                if taken[name] > 0:
                    overlay.chosen(f"{kind}:{place}")
                    taken[name] -= 1

    def chips(self) -> tuple[Button, ...]:
        """Give a chip for each choice that has no place on the table."""
        open_ = sorted(self.open() | set(self.picks))
        return tuple(
            Button(one, msg("play-action", name=parts(one)[1]), chosen=one in self.picks)
            for one in open_
            if one.startswith("choice:")
        )


class GenericMode(Mode):
    """Any question: its actions are narrowed by what is clicked."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.narrow = Narrow(table, table.legal)

    def pick(self, target: str) -> Picked:
        """Take a pick."""
        self.narrow.pick(target)
        return NOTHING

    def ready(self) -> Action | None:
        """Give the only action left."""
        return self.narrow.ready()

    def cancel(self) -> bool:
        """Forget the picks."""
        had = bool(self.narrow.picks)
        self.narrow.picks.clear()
        return had

    def overlay(self) -> Overlay:
        """Show what can be picked."""
        names = dict.fromkeys(action.name for action in self.narrow.left())
        chips = tuple(
            Button(f"action:{name}", action_text(name), KEYS.get(name, "")) for name in names
        )
        action = self.ready()
        text = action_text(action.name) if action is not None else msg("button-confirm")
        cancel = (CANCEL,) if self.narrow.picks else ()
        buttons = (*cancel, self.confirm_button(text))
        overlay = Overlay(
            Prompt(msg("prompt-choose"), buttons=buttons, chips=(*chips, *self.narrow.chips()))
        )
        self.narrow.lay(overlay)
        self.say_effects(overlay)
        return overlay
