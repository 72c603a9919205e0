"""Questions of modules: clicks narrow the list of actions; numbers use a stepper."""

from collections.abc import Iterable
from functools import cached_property

from attrs import evolve

from alhambra_qt.controller.desk.chips import action_chip, asked, stepper
from alhambra_qt.controller.desk.laying import Laying
from alhambra_qt.controller.desk.modes import CANCEL, NO, NOTHING, Mode, Picked, no_button, refused
from alhambra_qt.controller.desk.picking import MANY, Narrow, PiecePicks, kind_chips, refusal_of
from alhambra_qt.controller.faces.face import Asked, Table
from alhambra_qt.controller.faces.found import act_of, questions
from alhambra_qt.controller.presenter.zone_views import pieces_named
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
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CHOSEN, ActionButton
from alhambra_qt.controller.words.names import action_text, card_name, things_named
from alhambra_qt.controller.words.sentences import refusal_text, text_of
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import Action, Buy, PassWindow, TakeMoney
from alhambra_qt.engine.ids import Cell
from alhambra_qt.i18n import Msg, has_text, msg


class BaseMode(Mode):
    """A question of the base game: it has picks of its own; module actions are narrowed.

    A module action is started by its chip, or by a thing on the table that it concerns.

    Attributes:
        own: kinds of actions that have picks of their own.
        things: kinds of targets that can start a module action.
        other: the module action being picked instead.
        part: the picks of a tile and its cell, if the question has them.
    """

    own: tuple[type[Action], ...] = ()
    things: tuple[type[Target], ...] = (AtZone,)

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.other: Narrow | None = None
        self.part: Laying | None = None

    # -- for subclasses -----------------------------------------------------------------------

    def pick_own(self, target: Target) -> Picked:
        """Handle a pick that starts no module action."""
        return self.part.take_pick(target) if self.part is not None else NOTHING

    def holds_own(self, target: Target) -> bool:
        """Return whether a target is picked while no module action is started."""
        return self.part is not None and self.part.holds(target)

    def own_action(self) -> Action | None:
        """Return the action that the question's own picks make up."""
        return self.part.action() if self.part is not None else None

    def forget(self) -> bool:
        """Clear the question's own picks; return whether there were any."""
        return False

    def own_prompt(self) -> Prompt:
        """Return the prompt while no module action is started."""
        raise NotImplementedError

    def own_chips(self) -> Iterable[ActionButton]:
        """Return the chips that stay while a module action is started."""
        return ()

    def lay_table(self, overlay: Overlay) -> None:
        """Highlight what can be chosen whatever is started."""

    def lay_idle(self, overlay: Overlay) -> None:
        """Highlight what can be chosen while nothing is started."""

    # -- picking ------------------------------------------------------------------------------

    def others(self) -> list[Action]:
        """List the module actions that are legal."""
        return self.table.others(self.own)

    @cached_property
    def pieces(self) -> PiecePicks:
        """The pieces beside the board that can be chosen now."""
        return PiecePicks(self.table, self.others())

    def take_pick(self, target: Target) -> Picked:
        """Apply a pick to the started action, else start one with it, else use it directly."""
        begun = {action.name for action in self.other.actions} if self.other is not None else set()
        name = target.name if isinstance(target, Do) else ""
        if begun == {name}:
            self.cancel()  # the same chip again: put it back
            return NOTHING
        taken = self.other.take_pick(target) if self.other is not None else None
        if taken is not None:
            return taken
        if found := [action for action in self.others() if action.name == name]:
            self.begin_other(Narrow(self.table, found))
            return NOTHING
        if isinstance(target, self.things) and self._begin_with(target):
            return NOTHING
        refusal = self.other_refusal(target)
        return refused(refusal, target) if refusal is not None else self.pick_own(target)

    def begin_other(self, narrow: Narrow) -> None:
        """Start a module action, with the choices that can be suggested."""
        self.cancel()
        self.other = narrow
        narrow.suggest()

    def _begin_with(self, target: Target) -> bool:
        """Start the actions that a thing belongs to, with the thing picked."""
        if isinstance(target, AtZone) and target not in self.pieces.targets:
            return False
        narrow = Narrow(self.table, self.others())
        if not narrow.change_picks(target):
            return False
        narrow = Narrow(self.table, narrow.left())
        narrow.change_picks(target)
        self.begin_other(narrow)
        return True

    def other_refusal(self, target: Target) -> Refusal | None:
        """Return the rule that forbids a piece, or forbids a cell for the started action."""
        if isinstance(target, AtZone):
            return self.pieces.refusal(target)
        if self.other is None or not isinstance(target, AtCell):
            return None
        return refusal_of(self.table, self.other.left() or self.other.actions, target)

    def holds(self, target: Target) -> bool:
        return self.holds_own(target) if self.other is None else self.other.holds(target)

    def chosen(self) -> Action | None:
        return self.own_action() if self.other is None else self.other.ready()

    def ready(self) -> Action | None:
        return self.chosen() or self.sole

    def confirm_button(self, text: Msg) -> ActionButton:
        """Return the primary button; while nothing is chosen it names the only legal action."""
        sole = self.sole if self.chosen() is None else None
        return super().confirm_button(text if sole is None else action_text(sole.name))

    def cancel(self) -> bool:
        begun, self.other = self.other is not None, None
        return self.forget() or begun

    # -- views --------------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        other = self.other
        if other is None:
            overlay = Overlay(self.own_prompt())
        else:
            overlay = Overlay(self.other_prompt(other, *self.own_chips()))
        self.lay_table(overlay)
        picks = other or self.part
        if picks is not None:
            picks.lay(overlay)
        else:
            self.lay_idle(overlay)
        self.say_effects(overlay)
        return overlay

    def tile_at(self, cell: Cell) -> int:
        return self.part.tile if self.part is not None else 0

    def not_ready(self) -> Msg:
        return super().not_ready() if self.part is None else self.part.not_ready()

    def other_chips(self) -> tuple[ActionButton, ...]:
        """Return a chip for each kind of legal module action."""
        names = {action.name for action in self.other.left()} if self.other is not None else set()
        kinds = dict.fromkeys(action.name for action in self.others())
        return tuple(action_chip(name, {name} == names) for name in kinds)

    def other_prompt(self, other: Narrow, *chips: ActionButton) -> Prompt:
        """Return the prompt of the started action, with its choices before the other chips."""
        action, kinds = other.ready(), {action.name for action in other.left()}
        name = action_text(kinds.pop()) if len(kinds) == 1 else None
        text = action_text(action.name) if action is not None else name or msg("button-confirm")
        buttons = (CANCEL, self.confirm_button(text))
        chips = (*other.chips(), *chips, *self.other_chips())
        title, *lines = act_of(other.actions[0].name).prompt or (name or msg("prompt-choose"),)
        prompt_lines = tuple(map(PromptLine, lines)) or other.lines()
        return Prompt(title, prompt_lines, None, buttons, chips, other.offers())


class LimitMode(Mode):
    """A person's limit in an auction; begins with the lowest possible bid."""

    def __init__(self, table: Table, least: int, most: int) -> None:
        super().__init__(table)
        self.least, self.most = least, most
        self.limit = least if least <= most else 0

    def take_pick(self, target: Target) -> Picked:
        number = target.number if isinstance(target, Choose) else None
        if number is not None and self._why(number) is None:
            self.limit = number
        return NOTHING

    def chosen_number(self, target: Target) -> int | None:
        """Return the limit that a button sets; None if it is neither of the two buttons."""
        if target == Press("no"):
            return 0
        return self.limit if target == Press("confirm") else None

    def holds(self, target: Target) -> bool:
        return target == Choose("amount", str(self.limit))

    def ready(self) -> Action | None:
        """Return None: a limit plays no action yet."""
        return None

    def _why(self, amount: int) -> Msg | None:
        if amount < self.least:
            return msg("sealed-least", n=self.least)
        return msg("sealed-most", n=self.most) if amount > self.most else None

    def overlay(self) -> Overlay:
        about = asked(self.table)
        none, limit = msg("sealed-none"), msg("sealed-limit", n=self.limit)
        no = evolve(no_button(none), primary=self.limit == 0, final=True)
        yes = ActionButton(Press("confirm"), limit, "Enter", primary=True, final=True)
        chips = stepper(self.limit, self.most, self._why) if self.limit else ()
        title = msg("sealed-title", card=card_name(about.card))
        lines = (PromptLine(msg("sealed-how")), *about.lines)
        buttons = (no, yes) if self.limit else (no,)
        return Overlay(Prompt(title, lines, None, buttons, chips, card=about.card, beside=False))


IDLE = (AtDisplay, AtSlot, AtHand, AtReserve, AtBought, Begin)


class GenericMode(Mode):
    """Any question: clicks narrow its actions."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        yes = [action for action in table.legal if not action.declines]
        self.narrow = Narrow(table, yes if self.no() is not None and yes else table.legal)
        self.narrow.suggest()

    def no(self) -> Action | None:
        declining = [action for action in self.table.legal if action.declines]
        return declining[0] if len(declining) == 1 else None

    def take_pick(self, target: Target) -> Picked:
        if target == Press("no"):
            return Picked(action=self.no())
        if self.narrow.full(target):
            return Picked(first=msg("chosen-full", n=len(self.narrow.picks)))
        taken = self.narrow.take_pick(target)
        refusal = self.why_not(target) if taken is None else None
        if refusal is not None:
            return refused(refusal, target)
        return taken or NOTHING

    def holds(self, target: Target) -> bool:
        return self.narrow.holds(target)

    def ready(self) -> Action | None:
        action = self.narrow.ready()
        if action is None or self.narrow.picks or self.no() is None:
            return action
        return None if action.__match_args__ else action

    def cancel(self) -> bool:
        had = bool(self.narrow.picks)
        self.narrow.picks.clear()
        return had

    def tile_at(self, cell: Cell) -> int:
        return self.narrow.tile()

    def why_not(self, target: Target) -> Refusal | None:
        """Return the rule that forbids a place, a piece or a number, or says what comes first."""
        if self.overlay().state(target) in (CAN, CHOSEN):
            return None
        found = refusal_of(self.table, self.table.legal, target)
        if found is None and isinstance(target, AtZone):
            found = PiecePicks(self.table, self.table.legal).refusal(target)
        if found is None and isinstance(target, AtSlot):
            found = self.table.refusal(Buy.of(max(0, target.number), ()))
        elif found is None and isinstance(target, IDLE):
            found = self.table.refusal(TakeMoney.of(()))
        return found

    # -- views --------------------------------------------------------------------------------

    def overlay(self) -> Overlay:
        said = asked(self.table)
        title, lines = said.title or question(self.table.game.frame.kind), self._lines(said)
        chips = (*kind_chips(self.narrow), *self.chips())
        prompt = Prompt(title, lines, None, self._buttons(), chips, self.narrow.offers())
        overlay = Overlay(evolve(prompt, card=said.card, beside=False))
        self.narrow.lay(overlay)
        self.say_effects(overlay)
        return overlay

    def chips(self) -> tuple[ActionButton, ...]:
        """Return chips for the choices that have no place on the table."""
        found = self.narrow.chips()
        question = questions().get(self.table.game.frame.kind)
        if question is not None and question.numbered:
            found = tuple(evolve(button, key=str(place + 1)) for place, button in enumerate(found))
        return found

    def yes_text(self) -> Msg:
        """Return the text of the button that plays the ready action."""
        action = self.ready()
        return action_text(action.name) if action is not None else msg("button-confirm")

    def _lines(self, said: Asked) -> tuple[PromptLine, ...]:
        kind = self.table.game.frame.kind
        lines = said.lines
        if not lines and not said.card:
            lines = tuple(PromptLine(line, "strong") for line in about(self.table, kind))
        return tuple(dict.fromkeys((*self._counted(), *lines, *self.narrow.lines())))

    def _counted(self) -> tuple[PromptLine, ...]:
        fields = {name for action in self.narrow.actions for name in action.__match_args__}
        if len(fields) == 1 and fields <= MANY:
            most = max(len(getattr(action, *fields)) for action in self.narrow.actions)
            chosen = msg("chosen-of", n=len(self.narrow.picks), most=most)
            return (PromptLine(chosen, "strong"),)
        return ()

    def _buttons(self) -> tuple[ActionButton, ...]:
        no = self.no()
        buttons = [CANCEL] if self.narrow.picks and self.cancels else []
        if no is not None and self.ready() != no:  # otherwise confirming declines
            text = NO if isinstance(no, PassWindow) else action_text(no.name)
            buttons.insert(0, no_button(text))
        return (*buttons, self.confirm_button(self.yes_text()))

    cancels = True


class AmountMode(GenericMode):
    """A question for a number: a stepper that starts at the lowest."""

    cancels = False

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        amounts = [getattr(action, "amount", 0) for action in self.narrow.actions]
        self.least, self.most = min(amounts), max(amounts)
        first = Choose("amount", str(self.least))
        self.narrow.picks = [] if self.no() in self.narrow.actions else [first]

    def take_pick(self, target: Target) -> Picked:
        return NOTHING if target in self.narrow.picks else super().take_pick(target)

    def cancel(self) -> bool:
        return False

    def yes_text(self) -> Msg:
        action = self.ready()
        amount = getattr(action, "amount", 0)
        return msg("act-bid-amount", n=amount) if amount else super().yes_text()

    def chips(self) -> tuple[ActionButton, ...]:
        now = getattr(self.ready(), "amount", 0)
        return stepper(now, self.most, self._why) if now else ()

    def _why(self, amount: int) -> Msg | None:
        refusal = refusal_of(self.table, self.narrow.actions, Choose("amount", str(amount)))
        return refusal_text(refusal) if refusal is not None else None


def question_mode(table: Table) -> GenericMode:
    """Return the mode of a question: a stepper where numbers are chosen."""
    numbers = any("amount" in action.__match_args__ for action in table.legal)
    return AmountMode(table) if numbers else GenericMode(table)


def question(kind: str) -> Msg:
    """Return the text of a question, named after its kind, such as ``ask-chests``."""
    text = f"ask-{kind.replace('_', '-')}"
    return msg(text) if has_text(text) else msg("prompt-choose")


def about(table: Table, kind: str) -> tuple[Msg, ...]:
    """Name the pieces a question is about: those of the common zone with the same name."""
    names = pieces_named(table.game, kind.replace("_", "-"))
    text = text_of(things_named(names)) if names else None
    return (msg("play-about", things=text),) if text is not None else ()
