"""Laying a table: what fits, what is refused and why, and how it travels."""

import json
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.lay import draft as lay
from alhambra_qt.controller.lay import sending
from alhambra_qt.controller.lay.draft import BadDraft, Draft, LayPlace, Refused
from alhambra_qt.engine import score_now
from alhambra_qt.i18n import Msg, tr
from alhambra_qt.modules import read_position
from tests.controller.kit import config, played
from tests.lab.kit import lab

BOARD, HAND, RESERVE = LayPlace("alhambra", 0), LayPlace("hand", 0), LayPlace("reserve", 0)
MARKET, DISPLAY, DIRK = LayPlace("market"), LayPlace("display"), LayPlace("dirk")


def say(text: Msg) -> str:
    """Put a text into English."""
    return tr("en", text)


def laid(*tiles: tuple[str, int, int], seats: int = 3) -> Draft:
    """Lay tiles before the first seat."""
    draft = lay.begin(["Anna", "Marco", "Ioana"][:seats])
    for tile, x, y in tiles:
        draft = lay.lay(draft, 0, tile, (x, y))
    return draft


WALLED = (("garden-8-nw", 0, -1), ("garden-10-n", 1, -1), ("arcades-6-ne", 2, -1))


def test_tiles_are_laid_and_taken() -> None:
    """What is laid lies there, counts, and can be taken away again."""
    draft = laid(*WALLED)
    assert lay.pieces(draft, BOARD) == [tile for tile, *_ in WALLED]
    assert lay.palace(draft, 0).wall == 5
    assert (1, 0) in lay.fits(draft, 0, "garden-11")
    after = lay.take(draft, BOARD, "arcades-6-ne")
    assert lay.pieces(after, BOARD) == [tile for tile, *_ in WALLED[:2]]
    assert lay.pieces(draft, BOARD) == [tile for tile, *_ in WALLED]  # a draft never changes


def test_a_place_is_refused_by_its_rule() -> None:
    """What may not be built is refused with the rule, drawn and in words."""
    draft = laid(*WALLED)
    with pytest.raises(Refused) as caught:
        lay.lay(draft, 0, "tower-7-new", (1, -2))
    assert (caught.value.view.rule, caught.value.view.at) == ("build.edges", (1, -2))
    with pytest.raises(Refused) as caught:
        lay.lay(draft, 0, "tower-11", (0, -1))
    assert caught.value.view.rule == "build.free"
    with pytest.raises(Refused) as caught:
        lay.take(draft, BOARD, "garden-8-nw")
    assert caught.value.view.rule == "build.after"


def test_laid_as_it_lies() -> None:
    """A table that was laid wrongly is kept and marked, counted, but not played."""
    draft = lay.lay(laid(*WALLED), 0, "tower-11", (5, 5), lies=True)
    assert [(seat, at) for seat, at, _ in draft.broken] == [(0, (5, 5))]
    page = lay.count(draft, 1).pages[0]
    assert page is not None
    assert page.gained == (3 + 5 + 6 + 5, 0, 0)
    with pytest.raises(BadDraft) as caught:
        lay.play(draft)
    assert caught.value.text.id == "lay-broken"
    mended = lay.take(draft, BOARD, "tower-11")
    assert mended.broken == ()
    assert not lay.play(mended).over


def test_a_tile_exists_once() -> None:
    """A tile that lies somewhere cannot lie elsewhere too; cards have copies."""
    draft = lay.add(laid(*WALLED), MARKET, "tower-11")
    with pytest.raises(BadDraft) as caught:
        lay.add(draft, RESERVE, "tower-11")
    assert caught.value.text.id in ("lay-wrong", "load-position")
    assert lay.places(draft)["tower-11"] == MARKET
    assert lay.left(draft)["florin-7"] == 3
    draft = lay.add(lay.add(draft, HAND, "florin-7"), DISPLAY, "florin-7")
    assert lay.left(draft)["florin-7"] == 1
    draft = lay.add(draft, HAND, "florin-7")
    with pytest.raises(BadDraft) as caught:
        lay.add(draft, HAND, "florin-7")
    assert say(caught.value.text).startswith("Money on display, 7 florins")


def test_every_zone_gives_and_takes() -> None:
    """Market, display, hand, reserve and Dirk hold what is put there until it is taken."""
    draft = laid(*WALLED, seats=2)
    put = [(zone, "tower-12") for zone in (RESERVE, MARKET, DIRK)]
    put += [(zone, "ducat-9") for zone in (HAND, DISPLAY)]
    for zone, piece in put:
        after = lay.add(draft, zone, piece)
        assert lay.pieces(after, zone) == [piece]
        assert lay.pieces(lay.take(after, zone, piece), zone) == []
    for tile in ("tower-9-es", "tower-9-ne", "tower-9-nw", "tower-10-w"):
        draft = lay.add(draft, MARKET, tile)
    with pytest.raises(BadDraft, match="lay-no-room"):
        lay.add(draft, MARKET, "tower-12")


def test_zones_hold_what_can_lie_there() -> None:
    """Each zone offers the groups of pieces that the rules let lie there, module by module."""
    draft = lay.begin(["Anna", "Marco"], ["camps", "huts", "diamonds", "gates"])
    assert list(lay.groups(draft, BOARD))[-2:] == ["camp", "hut"]
    assert "hut" not in lay.groups(draft, MARKET)
    assert list(lay.groups(draft, HAND))[-2:] == ["diamond", "gate"]
    assert "gate" not in lay.groups(draft, DISPLAY)
    assert len(lay.groups(draft, BOARD)["garden"]) == 11
    assert {zone.kind for zone in lay.zones(draft)} == {
        *("alhambra", "reserve", "hand", "market", "display", "dirk")
    }


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("g8", ["garden-8-sw", "garden-8-ne", "garden-8-nw"]),
        ("g8nw", ["garden-8-nw"]),
        ("t 13 e", ["tower-13-e"]),
        ("t1", ["tower-10-w", "tower-11-n", "tower-11-s", "tower-11", "tower-12", "tower-13-e"]),
        ("t7w", ["tower-7-new"]),
        ("x", []),
        ("8", []),
    ],
)
def test_finding_by_letters(typed: str, found: list[str]) -> None:
    """The first letters of the type, the price and the walls narrow the pieces down."""
    assert lay.find(lay.begin(["Anna", "Marco"]), BOARD, typed, say) == found


def test_letters_of_every_language() -> None:
    """Letters are those of the language, with or without accents."""
    draft = lay.begin(["Anna", "Marco"])
    romanian = lay.find(draft, BOARD, "gra8", lambda text: tr("ro", text))
    assert romanian == ["garden-8-sw", "garden-8-ne", "garden-8-nw"]


def test_seats_and_what_is_known() -> None:
    """Seats come and go; score, turn and scorings are kept; a module needs its pieces gone."""
    draft = lay.add_seat(laid(*WALLED), "Claire")
    draft = lay.put(lay.put_seat(draft, 3, score=17), to_move=3, scorings_done=2)
    assert draft.game.players[3].score == 17
    assert (draft.game.to_play, draft.game.scorings_done) == (3, 2)
    assert [tag.name for tag in lay.remove_seat(draft, 1).tags] == ["Anna", "Ioana", "Claire"]
    camp = lay.lay(lay.put(draft, modules=["camps"]), 0, "camp-4-e", (-1, -1))
    with pytest.raises(BadDraft) as caught:
        lay.put(camp, modules=[])
    assert say(caught.value.text).startswith("Anna, ")


def test_the_same_ledger_as_the_command_line(tmp_path: Path) -> None:
    """The score sheet has the points of ``alhambra-lab score`` for the same file."""
    draft = lay.lay(laid(*WALLED), 0, "tower-11", (5, 5), lies=True)
    where = tmp_path / "table.json"
    sending.save(draft, where)
    for scoring in (1, 2, 3):
        page = lay.count(draft, scoring).pages[scoring - 1]
        assert page is not None
        answer = lab("score", where, "--scoring", scoring).only
        assert list(page.gained) == answer["totals"]
        assert len(answer["broken"]) == 1


def test_files_and_texts_give_the_same_table(tmp_path: Path) -> None:
    """A file and a pasted text open again, in whatever way the text was broken into lines."""
    draft = lay.add(laid(*WALLED), HAND, "ducat-9")
    where = tmp_path / "table.json"
    sending.save(draft, where)
    text = sending.to_text(draft)
    wrapped = "\n  ".join(text[k : k + 30] for k in range(0, len(text), 30))
    assert sending.load(where).data == sending.from_text(wrapped).data == draft.data
    assert len(text) < 400


def test_a_wrong_letter_is_noticed() -> None:
    """A text that is cut, changed or none at all is refused in one sentence."""
    text = sending.to_text(laid(*WALLED))
    other = "A" if text[40] != "A" else "B"
    for bad in (text[:-5], text[:40] + other + text[41:], sending.MARK, sending.MARK + "%%%"):
        with pytest.raises(BadDraft, match="lay-text-wrong"):
            sending.from_text(bad)
    with pytest.raises(BadDraft, match="lay-no-text"):
        sending.from_text("Friday at eight?")


HOSTILE: list[tuple[Any, str]] = [
    ([], "load-no-object"),
    ({"seats": [{}, {}]}, "load-position"),
    ({"seats": [{}]}, "load-position"),
    ({"seats": [{}, {"alhambra": [{"tile": "garden-8-nw", "at": [9, 9]}]}]}, "lay-wrong"),
    ({"seats": [{}, {"hand": ["florin-7"] * 4}]}, "lay-wrong"),
    ({"seats": [{}, {"hand": [["florin-7"]]}]}, "load-position"),
    ({"seats": [{}, {"alhambra": [{"tile": "camp-4-e", "at": [0, 1]}]}]}, "lay-wrong"),
    ({"seats": [{}, {"name": [], "hand": ["florin-7"] * 4}]}, "lay-wrong"),
    ({"seats": [{}, 3]}, "load-position"),
    ({"seats": [{}, {}], "to_move": 7}, "load-position"),
    ({"seats": [{}, {}], "colour": "red"}, "load-position"),
    ({"seats": [{}, {"name": "x" * 300}], "as_it_lies": 3}, "load-position"),
]


@pytest.mark.parametrize(("data", "told"), HOSTILE)
def test_hostile_tables(data: Any, told: str) -> None:
    """What cannot lie is refused as a whole in one sentence with seat, piece and rule."""
    if (isinstance(data, dict) and told != "load-position") or "to_move" in data:
        data = {"format": "alhambra-position", "version": 1, **data} if data else data
    with pytest.raises(BadDraft) as caught:
        lay.read(data)
    assert caught.value.text.id == told
    assert len(say(caught.value.text)) > 10


def test_any_turn_of_a_finished_game() -> None:
    """A game that is over opens at the beginning of a turn, and is played on from there."""
    session = played(config(3))
    was = session.as_it_was(len(session.steps) // 2)
    draft = lay.of_session(was)
    assert [player.score for player in draft.game.players] == list(was.scores)
    again = read_position(json.loads(json.dumps(draft.data))).game
    assert score_now(again, 3).totals == score_now(draft.game, 3).totals
    assert lay.play(draft).to_move == draft.game.to_play


MODULE_PIECES = [
    ("bonus", "bonus", 0, "bonus-tower-12"),
    ("characters", "characters", 1, "hakim"),
    ("thieves", "thieves", 0, "thief-ducat"),
    ("bazaars", "bazaars_open", -1, "bazaar-florin-arcades-garden-tower"),
    ("walls", "walls_open", -1, "wall-ne"),
]


@pytest.mark.parametrize(("module", "field", "seat", "piece"), MODULE_PIECES)
def test_pieces_of_modules(module: str, field: str, seat: int, piece: str) -> None:
    """What a module brings has a place of its own, which gives and takes."""
    draft, zone = lay.begin(["Anna", "Marco"], [module]), LayPlace(field, seat)
    assert zone in lay.zones(draft)
    assert piece in lay.groups(draft, zone)[module]
    after = lay.add(draft, zone, piece)
    assert lay.pieces(after, zone) == [piece]
    assert lay.pieces(lay.take(after, zone, piece), zone) == []
    assert zone not in lay.zones(lay.begin(["Anna", "Marco"]))


def test_marks_on_tiles() -> None:
    """Chests, residents and sticks stand on tiles that can bear them, and are counted."""
    draft = lay.put(laid(*WALLED), modules=["treasure", "trader", "walls"])
    assert sorted(lay.marks(draft)) == ["chest", "resident", "sticks"]
    draft = lay.mark(draft, 0, (0, -1), "chest", True)
    draft = lay.mark(draft, 0, (1, -1), "resident", "garden")
    draft = lay.mark(draft, 0, (2, -1), "sticks", "s")
    assert lay.marked(draft, 0, (0, -1)) == {"chest": True}
    assert lay.palace(draft, 0).wall == 6
    page = lay.count(draft, 1).pages[0]
    assert page is not None
    assert page.gained == (3 + 5 + 6 + 7 + 1, 0, 0)
    with pytest.raises(BadDraft):
        lay.mark(draft, 0, (1, -1), "resident", "tower")
    assert lay.marked(lay.mark(draft, 0, (0, -1), "chest", False), 0, (0, -1)) == {}
    assert lay.marks(laid(*WALLED)) == {}
