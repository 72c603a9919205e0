"""Every sentence that the table says in a position is true (read it in its `__init__`)."""

import importlib
import pkgutil
import re
from collections import Counter
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

import tests.truth
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtSlot, Do
from alhambra_qt.i18n import DEFAULT, catalog, tr
from alhambra_qt.modules.bazaars.rules import Bazaars
from tests.cases import count
from tests.controller.kit import arranged, config, interrupt, there, tiles
from tests.truth.moment import CLAIMS, Moment, Said, Untried, read
from tests.truth.walk import games, walk

HERE = Path(__file__).parent
for _found in pkgutil.iter_modules(tests.truth.__path__):
    if _found.name.startswith("claims"):
        importlib.import_module(f"tests.truth.{_found.name}")

# The files whose messages are said at the table.
FILES = "acting advice asked between log play proofs rules special table terms mod-*".split()
GAMES = [(name, setup) for number in range(count(1, 3)) for name, setup in games(number)]


@cache
def unclaimed() -> dict[str, str]:
    """Give the patterns of messages that no check tries, with the reasons."""
    lines = (HERE / "unclaimed.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.split("\t") for line in lines if line and not line.startswith("#"))
    return {pattern: reason for pattern, reason in pairs if reason}


@cache
def has_reason(id_: str) -> bool:
    """Whether it is known why no check tries a message."""
    return any(fnmatchcase(id_, name) for name in unclaimed())


# What a check stumbles over is no truth either.
ERRORS = (AssertionError, AttributeError, LookupError, StopIteration, TypeError, ValueError)


def tried(said: Said) -> str | None:
    """Let the check of a message try it."""
    try:
        return CLAIMS[said.text.id](said)
    except ERRORS as error:
        return f"cannot be checked: {error!r}"


@pytest.mark.parametrize(("name", "setup"), GAMES, ids=[name for name, _ in GAMES])
def test_every_sentence_is_true(name: str, setup: GameConfig) -> None:
    """Texts in the positions of a game agree with the engine and with reference counts."""
    known, unknown, wrong = Counter[str](), set[str](), list[str]()
    for sentence in walk(name, setup):
        id_ = sentence.text.id.partition(".")[0]
        if sentence.text.id not in CLAIMS:
            if not has_reason(id_):
                unknown.add(id_)
            continue
        try:
            mistake = tried(sentence)
        except Untried:
            continue
        known[id_] += 1
        if mistake:
            where = f"{sentence.at.label}, {sentence.path} of {sentence.target}"
            wrong.append(f"{where}: “{tr('en', sentence.text)}” ({id_}): {mistake}")
    print(f"{name}: {known.total()} sentences of {len(known)} messages")
    assert not unknown, f"neither a check nor a reason in unclaimed.txt: {sorted(unknown)}"
    assert not wrong, "\n".join([f"{len(wrong)} of {known.total()}:", *wrong[:20]])
    assert known.total() > 100


def test_cards_for_a_bazaar_pay_no_slot() -> None:
    """With cards chosen for a bazaar, what is missing for a slot is counted from the whole hand."""
    setup = config(2, modules=("vizier", "bazaars"))
    market = "tower-12 chambers-8-nw seraglio-9 pavilion-6-n"
    game = arranged(setup, hand="florin-3 ducat-6", market=market)
    Bazaars.of(game).open = tiles("bazaar-ducat-seraglio-arcades-chambers")
    interrupt(game, "window", 0)
    desk = Desk(Session.at(setup, game, {}), DeskOptions("off"))
    desk.pick(Do("use_vizier_aside"))
    at = Moment("a bazaar", desk, 0)
    answer = desk.explain(AtSlot(0))
    assert tr("en", there(answer.now)) == "Still to pay: 9 florins."
    found = [sentence for sentence in read(answer, at) if sentence.text.id == "refuse-buy-pay"]
    assert found
    assert [tried(sentence) for sentence in found] == [None] * len(found)


def test_every_message_of_the_table_is_known() -> None:
    """Each message has a check or a reason why not, and each reason is of a message."""
    ids = [one for path in FILES for one in _ids(path)]
    assert [one for one in ids if one not in CLAIMS and not has_reason(one)] == []
    everything = catalog(DEFAULT).ids()
    assert [
        name for name in unclaimed() if not any(fnmatchcase(id_, name) for id_ in everything)
    ] == []
    assert [claim for claim in CLAIMS if claim not in everything] == []


def _ids(pattern: str) -> list[str]:
    folder = HERE.parents[1] / "i18n" / DEFAULT
    texts = (path.read_text(encoding="utf-8") for path in sorted(folder.glob(f"{pattern}.ftl")))
    return [one for text in texts for one in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)]
