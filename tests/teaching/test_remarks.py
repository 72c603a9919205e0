"""Remarks of computer players after a scoring are true by the ledger, in every language."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt.controller.faces.face import ScoredBoard
from alhambra_qt.controller.game.ai_host import demo_config
from alhambra_qt.controller.game.gameconfig import STYLES
from alhambra_qt.controller.presenter.score_sheet import scoring_page
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine import DIRK, Ledger
from alhambra_qt.i18n import LANGS, Arg, Msg, catalog, msg
from alhambra_qt.modules import IDS
from alhambra_qt.teaching.remarks import remarks
from tests.cases import some
from tests.controller.kit import played

KINDS = {"alone", "shared", "wall", "lead", "most", "points", "lost", "none"}
GAMES = [(2, ()), (3, ()), (6, ()), (4, ("characters", "invaders", "huts", "camps")), (5, IDS)]


def scorings(seats: int, modules: tuple[str, ...], seed: str) -> Iterator[ScoredBoard]:
    """The scorings of a game of random moves."""
    config = evolve(demo_config(seed, "random", tuple("ABCDEF")[:seats]), modules=modules)
    yield from played(config).scored


def players(seats: int, rng: Random) -> tuple[SeatTag, ...]:
    """Computer players of random styles."""
    styles = [msg(f"style-{rng.choice(STYLES)}") for _ in range(seats)]
    return tuple(
        SeatTag(k, f"P{k}", "circle", "P", "ai", msg("level-easy"), style)
        for k, style in enumerate(styles)
    )


def is_true(said: Msg, ledger: Ledger, tags: tuple[SeatTag, ...], seat: int) -> bool:
    """A reference implementation: whether the ledger says the same, from its lines alone."""
    args: dict[str, Any] = dict(said.args)
    lines = ledger.lines
    counted: dict[str, dict[int, float]] = {}
    for line in lines:
        if line.rule in ("score.majority", "score.wall"):
            counted.setdefault(line.item, {})[line.seat] = line.count
    others = [k for k in range(len(tags)) if k != seat]
    now = [a + b for a, b in zip(ledger.before, ledger.totals, strict=True)]
    gained = ledger.totals[seat]
    names = {tag.label: tag.seat for tag in tags} | {msg("dirk"): DIRK}
    assert args["name"] == tags[seat].label
    match said.id.removeprefix("remark-"):
        case "alone":
            counts = dict(counted[args["what"].id.removeprefix("all-")])
            mine = counts.pop(seat)
            return bool(mine - max(counts.values(), default=0) == args["n"] > 0)
        case "shared":
            item = args["what"].id.removeprefix("all-")
            first = [ln.seat for ln in lines if ln.item == item and ln.rank == 1]
            return sorted(first) == sorted([seat, names[args["other"]]])
        case "wall":
            walls = counted["wall"]
            longest = all(walls.get(k, 0) < walls[seat] for k in others)
            return bool(longest and dict(args["sides"].args)["n"] == walls[seat])
        case "lead":
            ahead = all(now[k] < now[seat] for k in others)
            was = all(ledger.before[k] < ledger.before[seat] for k in others)
            return bool(ahead and not was and dict(args["points"].args)["n"] == now[seat])
        case "most":
            most = all(ledger.totals[k] < gained for k in others)
            told = dict(args["points"].args)["n"]
            return bool(most and gained > (ledger.dirk or 0) and told == gained)
        case "points":
            return bool(dict(args["points"].args)["n"] == gained > 0)
        case "lost":
            return bool(dict(args["points"].args)["n"] == -gained > 0)
    return gained == 0


@pytest.mark.parametrize(("seats", "modules"), some(GAMES, 3))
def test_remarks_are_true(seats: int, modules: tuple[str, ...], seed: str) -> None:
    """In random scorings every sentence of every style agrees with the lines of the ledger."""
    rng = Random(seed)
    for _ in range(1 if len(modules) > 4 else 3):
        for board in scorings(seats, modules, f"remarks {rng.randrange(10**6)}"):
            tags = players(seats, rng)
            page = scoring_page(board, tags)
            said = {tags[remark.seat]: remark.text for remark in remarks(page)}
            assert list(said) == list(tags)
            for tag, text in said.items():
                assert is_true(text, board.ledger, tags, tag.seat), (text, board.ledger)


def test_styles_speak_of_what_they_value(seed: str) -> None:
    """A collector prefers majorities and a wall builder walls, in the same position."""
    kinds: dict[str, list[str]] = {style: [] for style in STYLES}
    for number in range(6):
        for board in scorings(3, (), f"styles {number}"):
            for style in STYLES:
                tags = tuple(
                    evolve(tag, style=msg(f"style-{style}")) for tag in players(3, Random(seed))
                )
                kinds[style] += [remark.text.id for remark in remarks(scoring_page(board, tags))]
    assert kinds["builder"].count("remark-wall") > kinds["collector"].count("remark-wall")
    majorities = ("remark-alone", "remark-shared")
    told = {
        style: sum(ids.count(majority) for majority in majorities) for style, ids in kinds.items()
    }
    assert told["collector"] > told["builder"]


def test_only_computer_players_say_something() -> None:
    """A person, Dirk, and the others in a lesson, who have no level, say nothing."""
    board = next(scorings(2, (), "silent"))
    first, second = players(2, Random(1))
    page = scoring_page(board, (evolve(first, level=None, kind="human"), second))
    assert [remark.seat for remark in remarks(page)] == [1]


@pytest.mark.parametrize("lang", LANGS)
def test_every_remark_has_a_text(lang: str) -> None:
    """All sentences exist in the language itself, begin with the name and end as sentences do."""
    texts = catalog(lang)
    points, sides = msg("count-point", n=3), msg("proof-sides", n=4)
    args: dict[str, Arg] = {"name": "Vega", "other": "Rigel", "n": 1}
    args |= {"points": points, "sides": sides}
    shown = set()
    for kind in sorted(KINDS):
        for what in ("pavilion", "seraglio", "arcades", "chambers", "garden", "tower"):
            text = texts.text(msg(f"remark-{kind}", **args, what=msg(f"all-{what}")))
            assert re.fullmatch(r"Vega .*\w.*\.", text), text
            shown.add(text)
    assert len(shown) == 2 * 6 + len(KINDS) - 2
    for n in (2, 5):  # as numbers, which stand below each other
        args |= {"n": n, "what": msg("all-garden")}
        assert str(n) in texts.text(msg("remark-alone", **args))
