"""The runnable examples of the rulebook do what they say."""

import json
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.words.sentences import rule_id
from alhambra_qt.engine import apply
from alhambra_qt.engine.events import GameOver
from alhambra_qt.i18n import LANGS, Msg, has_text, tr
from alhambra_qt.modules import IDS
from alhambra_qt.teaching import examples, tryout
from alhambra_qt.teaching.examples import BadExample, Example
from alhambra_qt.teaching.rulebook import BASE as PARTS
from alhambra_qt.teaching.rulebook import part_of
from alhambra_qt.teaching.short_positions import expand
from alhambra_qt.teaching.tryout import Outcome

LISTED = Path(__file__).parents[1] / "data" / "rule_ids.txt"
RULES = tuple(LISTED.read_text(encoding="utf-8").split())
BASE = [rule for rule in RULES if part_of(rule) in PARTS]
OF_MODULES = [rule for rule in RULES if rule not in BASE]
# Every example there is; those of modules are tried as soon as their files exist.
WRITTEN = [rule for part in (*PARTS, *IDS) for rule in examples.examples(part)]
START = {
    "format": "alhambra-examples",
    "version": 1,
    "examples": [
        {
            "rule": "build.free",
            "position": {"seats": [{"reserve": "garden-10"}, {}]},
            "right": [{"do": [{"type": "add", "tile": "garden-10", "at": [1, 0]}]}],
            "wrong": [
                {"do": [{"type": "add", "tile": "garden-10", "at": [0, 0]}], "rule": "build.free"}
            ],
        }
    ],
}


@cache
def outcomes(rule: str) -> list[Outcome]:
    """Run all tries of the example of a rule."""
    example = examples.example(rule)
    return [tryout.run(example, one) for one in example.tries]


def unexplained(rules: list[str]) -> list[str]:
    """The rules that have no example."""
    return [rule for rule in rules if not examples.exists(rule)]


def test_base_complete() -> None:
    """Every rule of sections 1 to 6 has an example, and no example is of an unknown rule."""
    assert len(BASE) == 36
    assert unexplained(BASE) == []
    assert [rule for rule in WRITTEN if rule not in RULES] == []


def test_tries() -> None:
    """Right tries are legal, and wrong ones are refused by exactly the rule they name."""
    wrong = [
        f"{rule}: {tr('en', outcome.text)}"
        for rule in WRITTEN
        for attempt, outcome in zip(examples.example(rule).tries, outcomes(rule), strict=True)
        if attempt.rule != (outcome.refusal.rule if outcome.refusal is not None else "")
        or outcome.legal != (not attempt.rule)
        or (outcome.legal and not outcome.happened)
    ]
    assert not wrong


def test_wrong_tries() -> None:
    """A rule that can be broken is broken by a wrong try of its own example."""
    broken = [rule for rule in WRITTEN if has_text(f"refuse-{rule_id(rule)}")]
    tried = {rule: [one.rule for one in examples.example(rule).wrong] for rule in broken}
    assert broken
    assert [rule for rule in broken if rule not in tried[rule]] == []


@pytest.mark.parametrize("lang", LANGS)
def test_labels(lang: str) -> None:
    """The tries of an example differ in their words, in every language."""
    said = {rule: [tr(lang, outcome.text) for outcome in outcomes(rule)] for rule in WRITTEN}
    assert {rule: some for rule, some in said.items() if len(set(some)) < len(some)} == {}


def test_rows() -> None:
    """Every row of pieces that an example names is really there, before or after some try."""
    lost = []
    for rule in WRITTEN:
        example = examples.example(rule)
        looks = [tryout.look(example).rows, *(outcome.rows for outcome in outcomes(rule))]
        names = {row.name for rows in looks for row in rows}
        for name in example.show:
            word = name.rstrip("-0123456789")
            if word not in names and not any(one.startswith(name) for one in names):
                lost.append(f"{rule}: {name}")
    assert not lost


def test_points() -> None:
    """A try that is about points tells them, and has a proof to draw."""
    about = [
        (rule, outcome)
        for rule in WRITTEN
        for attempt, outcome in zip(examples.example(rule).tries, outcomes(rule), strict=True)
        if attempt.item
    ]
    assert about
    assert [rule for rule, outcome in about if not outcome.points or outcome.proof is None] == []


def messages(outcome: Outcome) -> Iterator[Msg]:
    """Everything that an outcome says."""
    yield outcome.text
    yield outcome.rule.title
    if outcome.refusal is not None:
        yield from (outcome.refusal.title, outcome.refusal.text, outcome.refusal.rule_text)
    yield from (line.text for line in outcome.happened)
    yield from (line.text for line in outcome.points)
    yield from (text for note in outcome.notes for text in note if text is not None)
    for row in outcome.rows:
        yield row.title
        yield from (piece.name for piece in row.pieces)


@pytest.mark.parametrize("lang", LANGS)
def test_texts(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Everything that examples say exists in each language, with all its values."""
    caplog.set_level(logging.WARNING)
    for rule in WRITTEN:
        for outcome in outcomes(rule):
            for message in messages(outcome):
                tr(lang, message)
    assert caplog.text == ""


# -- what some of them show -------------------------------------------------------------------


def test_refusal_is_drawn() -> None:
    """A refused tile comes with the side that does not match and with what it looks like."""
    outcome = outcomes("build.edges")[1]
    assert outcome.refusal is not None
    assert (outcome.refusal.sides, outcome.refusal.tile) == (((-1, -1, "e"),), "garden-8-nw")
    assert outcome.before == outcome.after


def test_placed_tile_is_marked() -> None:
    """After a right try the new tile stands in the Alhambra, marked as the last one."""
    outcome = outcomes("build.edges")[0]
    (last,) = [tile for tile in outcome.after.tiles if tile.last]
    assert (last.tile, last.x, last.y) == ("garden-8-nw", -1, 0)
    assert len(outcome.after.tiles) == len(outcome.before.tiles) + 1


def test_tie_arithmetic() -> None:
    """The example of shared places shows how the points are added and rounded down."""
    second = outcomes("score.tie")[1]
    assert [line.points for line in second.points] == [8, 8, 0]
    assert "(12 + 5) ÷ 2" in tr("en", second.points[0].text)


def test_shared_victory() -> None:
    """The example of the shared victory really ends with two winners."""
    example = examples.example("score.ties_final")
    game = example.start()
    action = example.right[0].steps[-1]
    assert not isinstance(action, examples.Count | examples.Lay)
    (over,) = [event for event in apply(game, action) if isinstance(event, GameOver)]
    assert over.winners == (0, 1)


def test_any_cell() -> None:
    """A right try can be made with any other cell: the engine tells which are allowed."""
    example = examples.example("build.hole")
    attempt = tryout.by_cell(example)
    assert attempt is not None
    tried = {
        at: tryout.run(example, tryout.at(attempt, at)).legal
        for at in ((1, 1), (0, 1), (0, -1), (5, 5), (0, 0))
    }
    assert tried == {(1, 1): True, (0, 1): False, (0, -1): True, (5, 5): False, (0, 0): False}
    assert tryout.tile_tried(example) == "seraglio-7-w"
    assert tryout.by_cell(examples.example("money.take")) is None


def test_nothing_is_kept() -> None:
    """Trying changes nothing: the example begins anew each time."""
    example = examples.example("turn.refill")
    before = tryout.look(example)
    for attempt in example.tries:
        tryout.run(example, attempt)
    assert tryout.look(example) == before


# -- broken files -----------------------------------------------------------------------------


def _broken(change: Any) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(START))
    change(data, data["examples"][0])
    return data


BROKEN = {
    "format": lambda data, one: data.update(format="other"),
    "version": lambda data, one: data.update(version=2),
    "examples": lambda data, one: data.update(examples={}),
    "examples[0].rule": lambda data, one: one.pop("rule"),
    "examples[1].rule": lambda data, one: data["examples"].append(one),
    "examples[0].colour": lambda data, one: one.update(colour="red"),
    "examples[0] (build.free).right": lambda data, one: one.update(right=[]),
    "examples[0] (build.free).right[0].do": lambda data, one: one.update(right=[{"do": []}]),
    "examples[0] (build.free).wrong[0].rule": lambda data, one: one["wrong"][0].pop("rule"),
    "examples[0] (build.free).position": lambda data, one: one.update(position="nowhere"),
    "examples[0] (build.free).right[0].do[0].tile": lambda data, one: one["right"][0]["do"][
        0
    ].update(tile="garden-99"),
    "examples[0] (build.free).right[0].do[0].type": lambda data, one: one.update(
        right=[{"do": ["dance"]}]
    ),
}


@pytest.mark.parametrize("field", BROKEN)
def test_broken_files(field: str, tmp_path: Path) -> None:
    """A broken file is reported in one sentence that names the file and the field."""
    path = tmp_path / "odd.json"
    path.write_text(json.dumps(_broken(BROKEN[field])), encoding="utf-8")
    with pytest.raises(BadExample) as caught:
        examples.read_file(path)
    assert caught.value.field == field
    assert str(caught.value).startswith(f"odd.json: {field}: ")
    assert "\n" not in str(caught.value)


def test_broken_position(tmp_path: Path) -> None:
    """A position that breaks a rule is reported when it is looked at."""
    path = tmp_path / "odd.json"
    seats = [{"alhambra": "garden-10@3,3"}, {}]
    path.write_text(
        json.dumps(_broken(lambda data, one: one.update(position={"seats": seats}))),
        encoding="utf-8",
    )
    example: Example = examples.read_file(path)["build.free"]
    with pytest.raises(BadExample, match=r"odd.json: examples\[0\] \(build.free\).position.seats"):
        example.start()


def test_not_json(tmp_path: Path) -> None:
    """A file that is no JSON is reported too."""
    path = tmp_path / "odd.json"
    path.write_text("{", encoding="utf-8")
    with pytest.raises(BadExample, match=r"odd.json: file: cannot be read"):
        examples.read_file(path)


def test_like_and_texts() -> None:
    """Positions may be written short, and take over what another one says."""
    named = {"base": {"seats": [{"hand": "florin-1 florin-1"}, {}], "display": "- denar-2"}}
    full = expand({"like": "base", "market": "garden-10 - - arcades-9"}, named)
    assert full["seats"][0]["hand"] == ["florin-1", "florin-1"]
    assert full["display"] == [None, "denar-2"]
    assert full["market"]["florin"] == "garden-10"
    assert full["market"]["dirham"] is None
