"""What the prompt says while a question or an action of a module is picked.

The words are found by name: ``then-<action>`` is what follows from an action, ``about-<card>`` what
a card does. What depends on the game stands in the faces of the modules.
"""

from collections.abc import Sequence

from alhambra_qt.controller.desk.paying import total
from alhambra_qt.controller.faces.asked import Table
from alhambra_qt.controller.faces.face import Asked
from alhambra_qt.controller.faces.found import act_of, questions
from alhambra_qt.controller.view.table import PromptLine
from alhambra_qt.controller.words.names import sum_text
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.pieces import CARD_VALUE
from alhambra_qt.i18n import Msg, has_text, msg, signed

# -- questions --------------------------------------------------------------------------------


def asked(table: Table) -> Asked:
    """Say what is known of the question of the moment."""
    question = questions().get(table.game.frame.kind)
    if question is None or question.said is None:
        return Asked()
    return question.said(table)


# -- what an action costs ---------------------------------------------------------------------


def pay_lines(table: Table, name: str, cards: Sequence[int]) -> tuple[PromptLine, ...]:
    """Say what the chosen cards are worth against the price of an action, if it has one."""
    find = act_of(name).price
    if find is None:
        return ()
    price = find(table)
    values = [CARD_VALUE[card] for card in cards if CARD_VALUE[card]]
    if not values:
        return price.lines
    over = total(cards) - price.amount
    lines = [PromptLine(sum_text(values), "strong")]
    if over < 0:
        lines.append(PromptLine(msg("pay-short", n=-over), "warn"))
    elif over > 0:
        lines.append(PromptLine(msg("pay-over", n=over), "warn"))
    else:
        lines.append(PromptLine(msg("pay-just"), "ok"))
    return (*price.lines, *lines)


# -- what follows from an action --------------------------------------------------------------


def follows(table: Table, actions: Sequence[Action]) -> tuple[PromptLine, ...]:
    """Say what actions of one kind bring, and what follows from them."""
    names = {action.name for action in actions}
    if len(names) != 1:
        return ()
    name = names.pop()
    one = actions[0] if len(actions) == 1 else None
    act = act_of(name)
    if act.then is not None and one is not None:
        return (PromptLine(act.then(table, one)),)
    text = f"then-{name.replace('_', '-')}"
    return (PromptLine(msg(text)),) if has_text(text) else ()


def how(actions: Sequence[Action]) -> tuple[PromptLine, ...]:
    """Say what is to be chosen for actions of one kind: by the text ``how-<action>``."""
    names = {action.name for action in actions}
    text = f"how-{names.pop().replace('_', '-')}" if len(names) == 1 else ""
    return (PromptLine(msg(text), "strong"),) if has_text(text) else ()


# -- what a choice would gain -----------------------------------------------------------------


def gain_text(table: Table, actions: Sequence[Action], text: Msg) -> Msg:
    """Add to what a chip says what its choice would gain, where that is known."""
    find = act_of(actions[0].name).gains if len(actions) == 1 else None
    if find is None:
        return text
    return msg("chip-gain", what=text, n=signed(find(table, actions[0])))
