"""The moments in a shared page: they add up to the game, and tell nothing that was hidden."""

import json
import re
from itertools import combinations
from typing import Any

import pytest
from attrs import evolve

from alhambra_qt import paths
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter import table_presenter
from alhambra_qt.controller.share.html_page import page
from alhambra_qt.controller.share.shared_game import Note, shared_game
from alhambra_qt.engine.ids import xy
from alhambra_qt.i18n import LANGS, msg
from tests.controller import share_kit
from tests.controller.kit import config, played, true_game

DATA = re.compile(r'<script type="application/json" id="moments">(.*?)</script>')
MOST = 900_000  # bytes, with a chance of winning after each turn


def data_in(text: str) -> dict[str, Any]:
    """Read the data of a page."""
    (found,) = DATA.findall(text)
    data: dict[str, Any] = json.loads(found)
    return data


def positions(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Lay the changes over the start, moment by moment."""
    found = [data["start"]]
    for step in data["steps"]:
        found.append(found[-1] | (step or {}))
    return found


@pytest.mark.parametrize("seats", [2, 6])
def test_positions_are_those_of_the_game(seats: int) -> None:
    """At each moment scores, hands' sizes, the market and the cells of each Alhambra are right."""
    session, text = share_kit.session_of(seats), share_kit.page_of(seats)
    data = data_in(text)
    english = data["words"]["en"]["names"]
    again = Session.new(session.config)
    for at, position in enumerate(positions(data)):
        game, drawn = true_game(again), {key for key, parts in position.items() if parts}
        for seat, player in enumerate(game.players):
            assert position[f"s{seat}"] == player.score
            assert position[f"h{seat}"] == len(player.hand)
            assert len(position[f"r{seat}"]) == len(player.reserve) + len(player.bought)
            assert drawn >= {"c{} {} {}".format(seat, *xy(cell)) for cell in player.palace.tiles}
        market = [position[f"m{slot}"] for slot in range(4)]
        assert [part >= 0 for part in market] == [tile > 0 for tile in game.market]
        assert all(english[part] for part in market if part >= 0)
        assert (position["k"], position["b"]) == (len(game.deck), len(game.bag))
        deck = table_presenter.deck(game)
        assert position["p"] == deck.pile
        if at < len(session.actions):
            again.replay(session.actions[at : at + 1])
    assert at == len(session.actions)


def test_every_part_is_drawn_and_named() -> None:
    """The page draws each part that a position names, and each language has all the words."""
    root, data = share_kit.read_page(6), data_in(share_kit.page_of(6))
    drawn = {element.attrs["id"] for element in root.all("g") if "id" in element.attrs}
    assert {f"p{part}" for part in range(len(data["layers"]))} <= drawn
    assert tuple(data["words"]) == LANGS
    for lang in LANGS:
        words = data["words"][lang]
        assert len(words["names"]) == len(data["layers"])
        assert len(words["zones"]) == len(data["zones"])
        lines = sum(len(turns.all("li")) for turns in _turns(root.of(lang)))
        assert lines == len(data["log"])
        assert data["log"] == sorted(data["log"])


def _turns(article: share_kit.Element) -> list[share_kit.Element]:
    return [each for each in article.all("div") if each.attrs.get("class") == "turns"]


def test_size_and_marks_with_a_review() -> None:
    """A game of six with all modules and its review stays small; no mark covers another."""
    session = share_kit.session_of(6)
    last = session.steps[-1].turn + 1
    shares = [(turn, [(turn * k % 97) / 300 for k in range(1, 7)]) for turn in range(1, last + 1)]
    sentence = msg("share-running", names="x" * 200)
    moments = 60, 61, 400, 900, 1300
    notes = [
        Note(tag.label, (), tag.seat, tuple((at, sentence) for at in moments))
        for tag in session.tags
    ]
    text = page(shared_game(session, share_kit.DAY, shares, tuple(notes)), "en")
    assert len(text.encode()) < MOST
    data = data_in(text)
    marks = data["marks"]
    assert [mark[:3] for mark in marks] == [
        [at, seat, number] for seat in range(6) for number, at in enumerate(moments, 1)
    ]
    turns = [next(turn for turn, end in data["turns"] if end >= at) for at in moments]
    assert marks[0][3] == pytest.approx(
        100 * (44 + 632 * (turns[0] - 1) / (last - 1)) / 720, abs=0.1
    )
    places = {(left, top) for *_, left, top in marks}
    assert all(
        abs(a - c) * 7.2 > 25 or abs(b - d) * 3 > 25 for (a, b), (c, d) in combinations(places, 2)
    )
    assert len(places) == len(marks)


@pytest.mark.parametrize("name", ["all-4", "half", "base-5"])
def test_only_public_places_are_in_the_file(name: str) -> None:
    """No position has a place for a hand, the deck or the bag, and the seed is nowhere."""
    session = share_kit.running(name)
    text = page(shared_game(session), "en")
    assert session.config.seed not in text
    keys = {key for position in positions(data_in(text)) for key in position}
    assert not [key for key in keys if not re.fullmatch(r"[akpb]|[mdshrz]\d+|c\d -?\d+ -?\d+", key)]
    assert not session.over
    counts = [position["h0"] for position in positions(data_in(text))]
    assert counts[-1] == len(true_game(session).players[0].hand)


def test_no_stepping_without_counting_aids() -> None:
    """While counting aids are off a running game has no script: looking back would be one."""
    setup = evolve(config(3, 0, seed="unaided"), counts=False)
    session = played(setup, 40)
    assert session.unaided
    assert not share_kit.read(page(shared_game(session), "en")).all("script")
    assert share_kit.read(page(shared_game(played(setup)), "en")).all("script")


def test_the_script_is_short() -> None:
    """The script is written by hand and stays readable."""
    text = (paths.assets_dir() / "share" / "page.js").read_text("utf-8")
    assert len(text.splitlines()) <= 400
