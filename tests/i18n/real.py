"""Every text as it is really read: with the tiles, cards, names and numbers the game puts in.

``slots.csv`` says for each slot of a text what may stand there: ``number``, ``signed``, ``name``
(of a player), ``keys`` (what the text chooses by), ``money``, ``character``, ``text:`` and the
words themselves with _ for spaces, or texts by their id, with * for any letters. ``list:`` before
one of these says that several are listed.
"""

import csv
import fnmatch
from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from pathlib import Path

from alhambra_qt.engine.pieces import CARD_ID, CURRENCIES
from alhambra_qt.i18n import DEFAULT, Arg, Msg, listing, locale_of, msg, signed, tr, unmarked
from tests.cases import night
from tests.i18n.fluent_files import entries, selects, variables

NUMBERS = (2, 0, 1, 3, 19, 20, 21, 101) if night() else (2, 0, 1, 19, 20, 101)
LARGE = frozenset() if night() else frozenset({19, 20, 101})  # like 2, but where there are "few"
SIGNED = tuple(signed(n) for n in (4, 1, 0, -1, -20))
NAMES = ("Anna", "Elena", "Émile", "Ștefan")
LISTS = ("list-end", "list-more")
DEEPEST = 2
FAMILIES = {
    "money": tuple(f"count-{currency}" for currency in CURRENCIES),
    "character": tuple(f"card-{card}" for card in CARD_ID if "-" not in card and card != "gate"),
}
WORDS: dict[str, tuple[Arg, ...]] = {"number": NUMBERS, "signed": SIGNED, "name": NAMES}


@cache
def slots() -> dict[str, dict[str, tuple[str, ...]]]:
    """Return the values of each slot of each text, by the text's id and the slot's name."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    with (Path(__file__).parent / "slots.csv").open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            found.setdefault(row["id"], {})[row["slot"]] = tuple(row["holds"].split())
    return found


@cache
def named(pattern: str) -> tuple[str, ...]:
    """The ids of the texts that a pattern means, forms included: ``count-*``, ``mod-*.bare``."""
    if pattern in FAMILIES:
        return FAMILIES[pattern]
    name, dot, form = pattern.partition(".")
    found = (key for key in fnmatch.filter(entries(DEFAULT), name) if key not in LISTS)
    return tuple(key + dot + form for key in found)


def held(kind: str, keys: tuple[str, ...], deep: int) -> list[Arg]:
    """The values that a kind of slot may have; `keys` are those by which its text chooses."""
    if kind.startswith("list:"):
        single = held(kind.removeprefix("list:"), keys, deep)
        return [
            listing(some) for some in (single[:3], single[-1:], single[-2:] + single[:1]) if some
        ]
    if kind.startswith("text:"):
        return [kind.removeprefix("text:").replace("_", " ")]
    if kind == "keys":
        return list(keys)
    return list(WORDS.get(kind) or texts_of(kind, deep + 1))


@cache
def texts_of(pattern: str, deep: int) -> tuple[Msg, ...]:
    """The texts that may stand in a slot, each with what stands in its own slots."""
    found: list[Msg] = []
    for key in named(pattern):
        if deep <= DEEPEST or not slots().get(key):
            found += [msg(key, **some) for some in values(key.partition(".")[0], deep)]
    return tuple(found)


def values(key: str, deep: int = 0) -> Iterator[dict[str, Arg]]:
    """Values for all slots of a text: one slot after the other goes through all it may hold.

    It does so in every branch of the text.
    In a text that stands `deep` in others only numbers vary, and only a little.
    """
    chosen_by = {
        select.variable: tuple(sorted(select.keys))
        for select in selects(entries(DEFAULT)[key])
        if not select.plural and not select.numeric
    }
    choices: dict[str, list[Arg]] = {}
    for slot, kinds in slots().get(key, {}).items():
        several = (held(kind, chosen_by.get(slot, ()), deep) for kind in kinds)
        choices[slot] = [one for some in several for one in (some[:3] if deep else some)]
    begin = {slot: some[0] for slot, some in choices.items() if some}
    if len(begin) < len(choices):
        return  # it holds only what goes deeper still
    yield begin
    for slot, some in choices.items():
        if not deep or isinstance(some[0], int):
            yield from ({**begin, slot: one} for one in some[1:])
    for key, slot in () if deep else permutations(choices, 2):
        if key in chosen_by:  # its branches may be worded quite differently
            for branch, one in product(choices[key][1:], choices[slot][1:]):
                yield {**begin, key: branch, slot: one}


@cache
def rendered(lang: str) -> tuple[tuple[str, str], ...]:
    """Every text with everything that it may hold, as (id, what is read)."""
    large = frozenset[int]() if "few" in locale_of(lang).plural_form.tags else LARGE
    return tuple(
        dict.fromkeys(
            (text.id, unmarked(tr(lang, text)))
            for text in _every()
            if large.isdisjoint(value for _, value in text.args)
        )
    )


@cache
def _every() -> tuple[Msg, ...]:
    """Every text with everything that it may hold, for all languages."""
    return tuple(
        msg(key, **some)
        for key in sorted(entries(DEFAULT))
        if key not in LISTS
        for some in values(key)
    )


@cache
def unknown() -> tuple[str, ...]:
    """Slots of texts without a row in the table, and rows that no slot or text fits."""
    wrong = []
    for key, entry in entries(DEFAULT).items():
        rows = slots().get(key, {})
        wrong += [f"no row for {key},{slot}" for slot in variables(entry) - rows.keys()]
        wrong += [f"no such slot: {key},{slot}" for slot in rows.keys() - variables(entry)]
    wrong += [f"no such text: {key}" for key in slots().keys() - entries(DEFAULT).keys()]
    for key, rows in slots().items():
        for kind in (kind.removeprefix("list:") for kinds in rows.values() for kind in kinds):
            plain = kind in WORDS or kind == "keys" or kind.startswith("text:")
            if not plain and not named(kind):
                wrong.append(f"{key}: no text {kind}")
    return tuple(wrong)
