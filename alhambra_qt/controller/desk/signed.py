"""Which buttons do what can't be taken back: found by trying what each of them plays."""

from attrs import evolve

from alhambra_qt.controller.desk.chips import told_apart
from alhambra_qt.controller.desk.modes import Mode
from alhambra_qt.controller.game.declined import WINDOW
from alhambra_qt.controller.view.parts import ActionButton
from alhambra_qt.controller.view.table import Prompt
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.whatif.outcome import foresee
from alhambra_qt.controller.words.rules import rule_of_prompt
from alhambra_qt.engine import answers
from alhambra_qt.engine.actions import Action, EndActions, EndTurn, Pass


def finished(prompt: Prompt, mode: Mode, *, ends: bool, passes: bool = False) -> Prompt:
    """Give a prompt with its rule, the keys of its chips, and buttons that tell what is final.

    With ``ends`` a turn in which nothing is left ends right after the action, with ``passes`` the
    seat passes by itself when it is asked between two turns.
    """

    def signed(button: ActionButton) -> ActionButton:
        action = played_by(mode, button) if button.enabled else None
        final = action is not None and is_final(mode, action, ends=ends, passes=passes)
        return evolve(button, final=True) if final else button

    rule = rule_of_prompt(mode.table.game, prompt.title)
    buttons, chips = map(signed, prompt.buttons), map(signed, told_apart(prompt.chips))
    return evolve(prompt, buttons=tuple(buttons), chips=tuple(chips), rule=rule)


def played_by(mode: Mode, button: ActionButton) -> Action | None:
    """Give the action that a button plays at once; None if it only chooses."""
    match button.target:
        case Press("confirm"):
            return mode.ready()
        case Press("no"):
            return mode.no()
        case Press("end-actions"):
            return EndActions.of()
        case Press("pass"):
            return Pass.of()
    return None


def is_final(mode: Mode, action: Action, *, ends: bool, passes: bool = False) -> bool:
    """Tell whether an action can't be taken back: something is seen, or somebody else is asked."""
    seat = mode.table.seat
    out = foresee(mode.table.game, seat, action)
    if out is None or out.final:
        return out is not None
    if passes and not out.after.over and out.after.frame.kind == WINDOW:
        return True  # it passes at once, and others follow
    end: Action = EndTurn.of()
    if not ends or out.after.over or answers(out.after) != [end]:
        return False
    last = foresee(out.after, seat, end)
    return last is not None and last.final
