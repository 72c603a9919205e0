"""Tables of the coach: which rule an action practises, what must be known before a module."""

from collections.abc import Mapping

from alhambra_qt.teaching.progress import MASTERED, Profile, RuleKnown
from alhambra_qt.teaching.rulebook import module_of

EXACT, TAKE, BUILT, WALL, ADD = (
    "buy.exact",
    "money.take",
    "reserve.free",
    "score.wall",
    "redesign.add",
)

# How to add one: the name of an action, and the rule that whoever plays it uses.
RULE_OF: Mapping[str, str] = {
    "add": ADD,
    "remove": "redesign.remove",
    "swap": "redesign.swap",
    "give_to_dirk": "dirk.gift",
    "use_vizier": "vizier.use",
    "use_vizier_aside": "vizier.use",
    "wake_vizier": "vizier.reactivate",
    "reveal_bonus": "bonus.reveal",
    "take_hut": "huts.take",
    "take_gate": "gates.take",
    "place_with_gate": "gates.use",
    "add_with_gate": "gates.use",
    "bid": "characters.auction",
    "use_karim": "karim",
    "use_knihstig": "knihstig",
    "use_ammar": "ammar",
    "swap_fatima": "fatima",
    "keep_fatima": "fatima",
    "choose_hakim": "hakim",
    "use_laila": "laila",
    "use_machma": "machma",
    "use_yammerad": "yammerad",
    "build_sticks": "walls.build",
    "build_sticks_aside": "walls.build",
    "use_thief": "thieves.use",
    "move_in": "trader.move_in",
    "swap_resident": "trader.move_in",
    "place_trader": "trader.move_in",
    "buy_chests": "treasure.buy",
    "place_chest": "treasure.place",
    "use_builder": "builders.redesign",
    "buy_bazaar": "bazaars.buy",
}
# Kinds of cards: the rule that is used by paying with one.
PAID_WITH: Mapping[str, str] = {
    "exchange": "exchange.use",
    "diamond": "diamonds.use",
    "builder": "builders.money",
    "coin": "change.use",
}
# Kinds of cards and tiles that are taken or built by an action of the base game.
TAKEN: Mapping[str, str] = {"exchange": "exchange.take"}
STOOD: Mapping[str, str] = {"camp": "camps.build", "bazaar": "bazaars.build", "hut": "huts.tile"}

# What is offered once it was possible in so many turns and never tried.
TRIED_AFTER = 4
OFFERED = tuple(name for name in RULE_OF if name not in ("remove", "swap", "give_to_dirk", "bid"))

# The base rules that come before any module.
BASICS = (EXACT, TAKE, BUILT, WALL)
# How to add one: a module in the order of learning, and the rules that must be mastered before.
NEEDS: Mapping[str, tuple[str, ...]] = {
    "diamonds": (),
    "exchange": (),
    "bonus": (),
    "huts": (),
    "change": (),
    "vizier": (),
    "camps": (),
    "thieves": (),
    "treasure": (),
    "builders": (ADD,),
    "gates": (ADD,),
    "invaders": ("camps.build",),
    "walls": ("camps.build",),
    "bazaars": ("vizier.use",),
    "trader": ("huts.take",),
    "characters": ("exchange.use", "thieves.use"),
}


def mastered(profile: Profile, rule: str) -> bool:
    """Tell whether a rule was used well often enough: then nothing more is said about it."""
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
