"""Which rule is at work: of a question, and of something that happened.

The rulebook opens there. Events name their rule themselves. Where a module asks, it is the rule its
question names, or the module itself: a part of the rulebook bears its id.
"""

from collections.abc import Mapping

from alhambra_qt import modules
from alhambra_qt.controller.view.parts import RuleLink
from alhambra_qt.controller.words.actions import action_text
from alhambra_qt.controller.words.sentences import is_known, rule_title
from alhambra_qt.engine import Game
from alhambra_qt.engine.events import Bought, Event
from alhambra_qt.i18n import Msg, has_text, msg

# What the prompts of the base game are about, by the first words of their ids; the longest counts.
PROMPTS: Mapping[str, str] = {
    "prompt-turn": "turn",
    "prompt-money": "money.take",
    "prompt-take": "money.take",
    "prompt-market": "buy.pay",
    "prompt-buy": "buy.pay",
    "prompt-again": "buy.exact",
    "prompt-place": "buy.place_late",
    "prompt-reserve": "reserve.free",
    "prompt-gift": "dirk.gift",
    "prompt-redesign": "redesign.swap",
    "prompt-add": "redesign.add",
    "prompt-remove": "redesign.remove",
    "prompt-swap": "redesign.swap",
    "prompt-pass": "turn.pass",
    "prompt-end": "turn.refill",
    "prompt-over": "score.ties_final",
}


def rule_of_prompt(game: Game, title: Msg) -> str:
    """Give the rule that a prompt is about; that of the question where its title says nothing."""
    starts = [start for start in PROMPTS if title.id.startswith(start)]
    if starts and game.frame.kind != "distribute":
        return PROMPTS[max(starts, key=len)]
    for module in modules.chosen(game.setup.modules):
        if any(title == action_text(kind.name) for kind in module.handlers()):
            return module.id
    decision = game.rules.decisions.get(game.frame.kind)
    return decision.closed if decision is not None else ""


def rule_of_event(event: Event) -> str:
    """Give the rule that an event is about; empty for the mere machinery."""
    if type(event) is Bought and not event.overpaid:
        return "buy.exact"
    return event.rule


def link_to(rule: str) -> RuleLink:
    """Point to a rule, to the rules of a module, or to a part of the rulebook."""
    if is_known(rule):
        return RuleLink(rule, rule_title(rule))
    module = f"mod-{rule}"
    return RuleLink(rule, msg(module) if has_text(module) else msg(f"book-part-{rule}"))
