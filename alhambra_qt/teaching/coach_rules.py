"""Tables of the coach: which rule an action practises, what must be known before a module."""

from collections.abc import Mapping

from alhambra_qt.controller.faces.found import acts, card_kinds, faces, tile_kinds
from alhambra_qt.teaching.progress import MASTERED, Profile, RuleKnown
from alhambra_qt.teaching.rulebook import module_of

EXACT, TAKE, BUILT, WALL, ADD = (
    "buy.exact",
    "money.take",
    "reserve.free",
    "score.wall",
    "redesign.add",
)

# The name of an action, and the rule that whoever plays it uses; of modules their faces tell it.
BASE_RULE_OF: Mapping[str, str] = {
    "add": ADD,
    "remove": "redesign.remove",
    "swap": "redesign.swap",
    "give_to_dirk": "dirk.gift",
}
RULE_OF: Mapping[str, str] = {
    **BASE_RULE_OF,
    **{name: act.rule for name, act in acts().items() if act.rule},
}
# Kinds of cards: the rule that is used by paying with one, and by taking one.
PAID_WITH: Mapping[str, str] = {
    kind: card_kind.paid for kind, card_kind in card_kinds().items() if card_kind.paid
}
TAKEN: Mapping[str, str] = {
    kind: card_kind.taken for kind, card_kind in card_kinds().items() if card_kind.taken
}
# Kinds of tiles: the rule that is used by building one.
STOOD: Mapping[str, str] = {
    kind: tile_kind.stood for kind, tile_kind in tile_kinds().items() if tile_kind.stood
}

# What is offered once it was possible in so many turns and never tried.
TRIED_AFTER = 4
OFFERED = ("add", *(name for name, act in acts().items() if act.rule and act.offered))

# The base rules that come before any module.
BASICS = (EXACT, TAKE, BUILT, WALL)
# The modules in the order of learning, and the rules that must be mastered before.
NEEDS: Mapping[str, tuple[str, ...]] = {
    module: face.needs for module, face in sorted(faces().items(), key=lambda item: item[1].learned)
}


def mastered(profile: Profile, rule: str) -> bool:
    """Return whether a rule was used often enough for the coach to drop it."""
    return profile.rules.get(rule, RuleKnown()).used >= MASTERED


def tried(profile: Profile) -> set[str]:
    """List the modules of which any rule was used."""
    return {module_of(rule) for rule, known in profile.rules.items() if known.used} - {""}


def proposal(profile: Profile) -> str:
    """Give the module to try next: all it needs is mastered, and it is new; empty for none."""
    if not all(mastered(profile, rule) for rule in BASICS):
        return ""
    old = tried(profile) | set(profile.offered)
    ready = (
        module
        for module, needs in NEEDS.items()
        if module not in old and all(mastered(profile, rule) for rule in needs)
    )
    return next(ready, "")
