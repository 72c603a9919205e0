"""``legal``, ``why`` and ``score``, from files and from standard input."""

from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.i18n import LANGS
from alhambra_qt.modules import read_position
from tests.lab.kit import Json, built, lab, lines, position, written


def scene(**fields: Any) -> Json:
    """Give a position with a small Alhambra, a reserve, a market and a display."""
    ana = {
        "alhambra": built(("garden-10-n", 1, 0), ("tower-11", 0, 1)),
        "reserve": [{"tile": "garden-11"}],
        "hand": ["florin-7", "denar-4", "florin-2"],
    }
    return position(
        modules=["camps"],
        seats=[ana, {}],
        dirk={"tiles": ["garden-8-sw"]},
        market={"florin": "arcades-9", "dirham": "camp-5-s", "ducat": "tower-13-e"},
        display=["florin-3", "ducat-9"],
        **fields,
    )


# -- legal ------------------------------------------------------------------------------------


def test_legal(tmp_path: Path) -> None:
    """Every list of ``legal``, cells by x, then y; actions are those of the engine."""
    answer = lab("legal", written(tmp_path, scene())).only
    round_about = [[-1, 0], [-1, 1], [0, -1], [0, 2], [1, 1], [2, 0]]
    actions = [action_to_json(action) for action in legal_actions(read_position(scene()).game)]
    assert answer == {
        "place": {
            "arcades-9": round_about,
            "camp-5-s": [[1, -1]],
            "tower-13-e": [[0, -1], [0, 2], [1, 1], [2, 0]],
        },
        "add": {"garden-11": round_about},
        "remove": [[0, 1], [1, 0]],
        "swap": {"garden-11": [[0, 1], [1, 0]]},
        "actions": actions,
    }
    assert {action["type"] for action in actions} == {"take_money", "buy", "add", "remove", "swap"}


def test_legal_of_another_seat(tmp_path: Path) -> None:
    """A seat that is not to move has places for tiles, but no action."""
    answer = lab("legal", written(tmp_path, scene()), "--seat", 1).only
    assert answer["place"]["arcades-9"] == [[-1, 0], [0, -1], [0, 1], [1, 0]]
    assert answer["actions"] == []
    assert answer["add"] == {}
    other = lab("legal", written(tmp_path, scene(to_move=1)), "--seat", 0).only
    assert other["actions"] == []


def test_legal_with_nothing_to_do(tmp_path: Path) -> None:
    """turn.pass: where nothing is possible, passing is the only action."""
    answer = lab("legal", written(tmp_path, position())).only
    assert answer["actions"] == [{"type": "pass"}]


# -- why --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "at", "rule", "cells"),
    [
        ("garden-11", "1,0", "build.free", [[1, 0]]),
        ("garden-11", "5,5", "build.adjacent", [[5, 5]]),
        ("garden-11", "1,-1", "build.edges", [[1, -1]]),
        ("garden-6-esw", "2,0", "build.edges", [[2, 0]]),
        ("camp-5-s", "-1,0", "camps.build", [[-1, 0]]),
        ("garden-7-nsw", "1,-1", "build.walk", None),
        ("fountain", "1,1", "setup.fountain", [[0, 0]]),
    ],
)
def test_why_not(tmp_path: Path, tile: str, at: str, rule: str, cells: Any) -> None:
    """``why`` names the one rule, shows it, and says it."""
    answer = lab("why", written(tmp_path, scene()), "--tile", tile, "--at", at).only
    assert answer["legal"] is False
    assert answer["rule"] == rule
    assert answer["text"]
    if cells is not None:
        assert answer["cells"] == cells


def test_why_not_shows_the_hole(tmp_path: Path) -> None:
    """build.hole: the cells of the hole are shown."""
    around = [(1, 0), (-1, 0), (-1, 1), (-1, 2), (0, 2), (1, 2)]
    names = "tower-11 tower-12 garden-11 garden-10 chambers-11 chambers-10".split()
    tiles = built(*[(name, x, y) for name, (x, y) in zip(names, around, strict=True)])
    path = written(tmp_path, position(seats=[{"alhambra": tiles}, {}]))
    answer = lab("why", path, "--tile", "arcades-9", "--at", "1,1").only
    assert (answer["rule"], answer["cells"]) == ("build.hole", [[0, 1]])


def test_why_not_shows_the_sides(tmp_path: Path) -> None:
    """build.edges: the failing sides of the asked cell are shown."""
    answer = lab("why", written(tmp_path, scene()), "--tile=garden-6-esw", "--at=2,0").only
    assert answer["sides"] == [{"at": [2, 0], "side": "w"}]


def test_why_allowed(tmp_path: Path) -> None:
    """An allowed action gets a short answer, also with cells west of the fountain."""
    for seat in (0, 1):
        answer = lab(
            "why", written(tmp_path, scene()), "--tile", "garden-11", "--at", "-1,0", "--seat", seat
        )
        assert answer.only == {"legal": True}


def test_why_in_every_language(tmp_path: Path) -> None:
    """The sentence comes in each language."""
    path = written(tmp_path, scene())
    texts = {
        lab("why", path, "--tile", "garden-11", "--at", "5,5", "--lang", lang).only["text"]
        for lang in LANGS
    }
    assert len(texts) == len(LANGS)


# -- score ------------------------------------------------------------------------------------


def test_score(tmp_path: Path) -> None:
    """The ledger: totals, Dirk's, and lines in the shape that is promised."""
    answer = lab("score", written(tmp_path, scene()), "--scoring", 2).only
    assert answer["totals"] == [22, 0]
    assert answer["dirk"] == 8
    assert answer["lines"][0] == {
        "seat": 0,
        "rule": "score.majority",
        "item": "garden",
        "count": 1,
        "rank": 1,
        "points": 8,
        "cells": [[1, 0]],
        "text": "Gardens: 1 building, 1st place, (12 + 5) ÷ 2 = 17 ÷ 2 = 8, 8 points",
    }
    assert [line["seat"] for line in answer["lines"]] == [0, -1, 0, 0]


@pytest.mark.parametrize("scoring", [1, 2, 3])
@pytest.mark.parametrize("lang", LANGS)
def test_score_lines_add_up(tmp_path: Path, scoring: int, lang: str) -> None:
    """The lines of a seat add up to its total, and each has a sentence."""
    data = scene()
    data["seats"][0]["alhambra"] += built(("camp-5-s", 1, -1))
    data["market"]["dirham"] = None
    path = written(tmp_path, data)
    answer = lab("score", path, "--scoring", scoring, "--lang", lang).only
    for seat, total in enumerate(answer["totals"]):
        mine = [line for line in answer["lines"] if line["seat"] == seat]
        assert sum(line["points"] for line in mine) == total
    assert {line["rule"] for line in answer["lines"]} == {
        "score.majority",
        "score.wall",
        "camps.score",
    }
    assert all(line["text"] and "lab-" not in line["text"] for line in answer["lines"])


def test_score_without_dirk(tmp_path: Path) -> None:
    """With three seats there is no Dirk."""
    answer = lab("score", written(tmp_path, position(seats=[{}] * 3)), "--scoring", 3).only
    assert answer == {"totals": [0, 0, 0], "dirk": None, "lines": []}


# -- score with an attack ---------------------------------------------------------------------


def besieged(**fields: Any) -> Json:
    """Give a position whose first seat has 1, 3, 2, 3 open sides to n, e, s, w."""
    tiles = built(("tower-11", 0, -1), ("garden-10-n", 1, 0), ("garden-11", 0, 1))
    return position(seats=[{"score": 50, "alhambra": tiles}, {}], **fields)


@pytest.mark.parametrize("on", [[], ["invaders"]])
@pytest.mark.parametrize(
    ("scoring", "attack", "lost"),
    [
        (1, "w", {"w": (3, -3)}),
        (1, "n", {"n": (1, -1)}),
        (2, "s", {"s": (2, -4)}),
        (3, "e", {"e": (3, -9), "n": (1, -1), "s": (2, -2)}),
        (3, "s", {"s": (2, -6), "e": (3, -3), "w": (3, -3)}),
    ],
)
def test_score_with_an_attack(
    tmp_path: Path, on: list[str], scoring: int, attack: str, lost: dict[str, tuple[int, int]]
) -> None:
    """invaders.attack: losses are negative lines, whether the module is on or off."""
    path = written(tmp_path, besieged(modules=on))
    gains = lab("score", path, "--scoring", scoring).only
    answer = lab("score", path, "--scoring", scoring, "--attack", attack).only
    added = answer["lines"][len(gains["lines"]) :]
    assert answer["lines"][: len(gains["lines"])] == gains["lines"]
    assert {line["rule"] for line in added} == {"invaders.attack"}
    mine = {ln["item"]: (ln["count"], ln["points"]) for ln in added if ln["seat"] == 0}
    assert mine == lost
    assert answer["totals"][0] == gains["totals"][0] + sum(points for _, points in lost.values())
    assert answer["dirk"] == gains["dirk"]


def test_an_attack_leaves_no_score_below_zero(tmp_path: Path) -> None:
    """invaders.attack: position's score and gains together are the most that can be lost."""
    tiles = built(("pavilion-8", 0, -1), ("seraglio-9", 0, 1))
    data = position(seats=[{"score": 2, "alhambra": tiles}, {"score": 1}])
    answer = lab("score", written(tmp_path, data), "--scoring", 3, "--attack", "e").only
    assert answer["totals"] == [33 - 9 - 2, -1]
    mine = [line["points"] for line in answer["lines"] if line["seat"] == 1]
    assert mine == [-1, 0, 0]


def test_a_scoring_without_an_attack(tmp_path: Path) -> None:
    """invaders.attack: the next attack card is left out unless it is asked for."""
    path = written(tmp_path, besieged(modules=["invaders"], attack_next="w"))
    lines_ = lab("score", path, "--scoring", 1).only["lines"]
    assert "invaders.attack" not in {line["rule"] for line in lines_}


def test_the_words_of_an_attack(tmp_path: Path) -> None:
    """Each line of an attack is a sentence in each language, with its cells."""
    path = written(tmp_path, besieged())
    found = []
    for lang in LANGS:
        answer = lab("score", path, "--scoring", 2, "--attack", "s", "--lang", lang).only
        line = next(ln for ln in answer["lines"] if ln["rule"] == "invaders.attack")
        assert line["cells"] == [[0, 1], [1, 0]]
        found.append(line["text"])
    assert found[0] == "Attack from the south: 2 open sides, −4 points"
    assert len(set(found)) == len(LANGS)


def test_attacks_by_lines() -> None:
    """``--attack`` holds for every position of standard input."""
    run = lab("score", "-", "--scoring", 1, "--attack", "w", stdin=lines(besieged(), {}))
    assert run.out[0]["lines"][-1]["rule"] == "invaders.attack"
    assert run.out[1]["error"]["field"] == "format"


# -- JSON Lines -------------------------------------------------------------------------------


def test_lines_are_answered_in_order() -> None:
    """Each line gets one answer; a bad one an error, and the rest goes on."""
    bad = scene(to_move=9)
    wrong = position(seats=[{"alhambra": built(("garden-6-esw", 1, 0))}, {}])
    stdin = lines(scene()) + b"{\n\n\xff\n" + lines(bad, wrong, position())
    run = lab("legal", "-", stdin=stdin)
    assert (run.status, run.err) == (0, "")
    kinds = ["error" if "error" in answer else "fine" for answer in run.out]
    assert kinds == ["fine", "error", "error", "error", "error", "error", "fine"]
    assert run.out[4]["error"]["field"] == "to_move"
    error = run.out[5]["error"]
    assert (error["field"], error["rule"]) == ("seats.0.alhambra.0.at", "build.edges")
    assert set(error) == {"field", "rule", "message"}


def test_why_by_lines() -> None:
    """For ``why`` each line names position, tile and cell."""
    ask = {"position": scene(), "tile": "garden-11", "at": [5, 5]}
    wrong = [
        {**ask, "position": scene(to_move=9)},
        {**ask, "tile": "garden-99"},
        {**ask, "at": [0]},
        {**ask, "colour": 1},
        {"tile": "garden-11", "at": [1, 1]},
        {**ask, "position": None},
        {**ask, "tile": "bazaar-denar-pavilion-seraglio-garden"},
        7,
    ]
    run = lab("why", "-", "--lang", "it", stdin=lines(ask, *wrong))
    assert run.status == 0
    assert run.out[0]["rule"] == "build.adjacent"
    assert [answer["error"]["field"] for answer in run.out[1:]] == [
        "position.to_move",
        "tile",
        "at",
        "colour",
        "position",
        "position",
        "tile",
        "position",
    ]


def test_score_by_lines() -> None:
    """``score`` answers lines too; a seat that is not there is an error of its line."""
    run = lab("score", "-", "--scoring", 1, stdin=lines(scene(), {}))
    assert run.out[0]["totals"] == [9, 0]
    assert run.out[1]["error"]["field"] == "format"
    run = lab("legal", "-", "--seat", 2, stdin=lines(scene(), position(seats=[{}] * 3)))
    assert run.out[0]["error"]["field"] == "seat"
    assert "place" in run.out[1]


def test_no_lines() -> None:
    """Empty input has no answers."""
    assert lab("legal", "-") == lab("score", "-", "--scoring", 1)
    assert lab("legal", "-").out == []


def test_score_of_a_table_laid_wrongly(tmp_path: Path) -> None:
    """A board that breaks rules is scored if it says so, and every broken rule is named."""
    wrong = built(("garden-10-n", 1, 0), ("tower-7-new", 1, -1), ("pavilion-8", 4, 4))
    laid = position(seats=[{"alhambra": wrong}, {}])
    assert "build.adjacent" in lab("score", written(tmp_path, laid), "--scoring", 1).complaint
    answer = lab("score", written(tmp_path, {**laid, "as_it_lies": True}), "--scoring", 1).only
    assert [(one["error"]["field"], one["error"]["rule"]) for one in answer["broken"]] == [
        ("seats.0.alhambra.2.at", "build.adjacent"),
        ("seats.0.alhambra.1.at", "build.edges"),
    ]
    walls = [line for line in answer["lines"] if line["item"] == "wall"]
    assert [line["count"] for line in walls] == [3]
    assert answer["totals"] == [1 + 5 + 6 + 3, 0]
    kept = {**position(seats=[{}, {}]), "as_it_lies": True}
    assert "broken" not in lab("score", written(tmp_path, kept), "--scoring", 1).only


def test_only_a_scoring_takes_a_table_as_it_lies(tmp_path: Path) -> None:
    """A game cannot be played on from a board that breaks rules."""
    wrong = position(seats=[{"alhambra": built(("pavilion-8", 4, 4))}, {}], as_it_lies=True)
    assert "build.adjacent" in lab("legal", written(tmp_path, wrong)).complaint


def test_walls_that_meet_at_a_corner() -> None:
    """Walls that meet only at a corner join, as they do in the proof."""
    corner = built(("pavilion-4-es", 3, 3), ("pavilion-5-nw", 4, 4))
    laid = position(seats=[{"alhambra": corner}, {}], as_it_lies=True)
    palace = read_position(laid, lenient=True).game.players[0].palace
    assert palace.longest_wall() == len(palace.wall_path()) == 4
