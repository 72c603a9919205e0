"""Laying a table: what fits, what is refused and why, and how it travels."""

import json
import random
import re
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import facts, sending
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, PositionPlace, Refused
from alhambra_qt.controller.position_editor.finding import find
from alhambra_qt.engine import BadData, score_now
from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.modules import IDS, read_position
from tests.cases import some
from tests.controller.kit import config, english, played, there
from tests.lab.kit import lab

BOARD, HAND, RESERVE = (
    PositionPlace("alhambra", 0),
    PositionPlace("hand", 0),
    PositionPlace("reserve", 0),
)
MARKET, DISPLAY, DIRK = PositionPlace("market"), PositionPlace("display"), PositionPlace("dirk")


def laid(*tiles: tuple[str, int, int], seats: int = 3) -> Draft:
    """Lay tiles before the first seat."""
    draft = editor.begin(["Anna", "Marco", "Ioana"][:seats])
    for tile, x, y in tiles:
        draft = editor.lay(draft, 0, tile, (x, y))
    return draft


WALLED = (("garden-8-nw", 0, -1), ("garden-10-n", 1, -1), ("arcades-6-ne", 2, -1))


def test_tiles_are_laid_and_taken() -> None:
    """A placed tile lies there, counts, and can be taken away again."""
    draft = laid(*WALLED)
    assert editor.pieces(draft, BOARD) == [tile for tile, *_ in WALLED]
    assert editor.palace(draft, 0).wall == 5
    assert (1, 0) in editor.fits(draft, 0, "garden-11")
    after = editor.take(draft, BOARD, "arcades-6-ne")
    assert editor.pieces(after, BOARD) == [tile for tile, *_ in WALLED[:2]]
    assert editor.pieces(draft, BOARD) == [tile for tile, *_ in WALLED]  # a draft never changes


def test_a_place_is_refused_by_its_rule() -> None:
    """A forbidden place is refused with the rule, drawn and in words."""
    draft = laid(*WALLED)
    with pytest.raises(Refused) as caught:
        editor.lay(draft, 0, "tower-7-new", (1, -2))
    assert (caught.value.view.rule, caught.value.view.at) == ("build.edges", (1, -2))
    with pytest.raises(Refused) as caught:
        editor.lay(draft, 0, "tower-11", (0, -1))
    assert caught.value.view.rule == "build.free"
    with pytest.raises(Refused) as caught:
        editor.take(draft, BOARD, "garden-8-nw")
    assert caught.value.view.rule == "build.after"


def test_laid_as_it_lies() -> None:
    """A table that was laid wrongly is kept and marked, counted, but not played."""
    draft = editor.lay(laid(*WALLED), 0, "tower-11", (5, 5), lies=True)
    assert [(seat, at) for seat, at, _ in draft.broken] == [(0, (5, 5))]
    page = editor.count(draft, 1).pages[0]
    assert page is not None
    assert page.gained == (3 + 5 + 6 + 5, 0, 0)
    text = "Anna, tower 11: A new tile shares at least one full side with the Alhambra."
    assert english(there(draft.breach)) == f"You cannot play on from here. {text}"
    assert (page.when.id, english(there(page.warning))) == (
        "position-counted",
        "1 thing breaks a rule but is counted",
    )
    more = editor.lay(draft, 1, "tower-12", (7, 7), lies=True)
    assert english(there(more.breach)).endswith(f"{text} (1 more problem)")
    with pytest.raises(BadDraft) as caught:
        editor.play(draft)
    assert caught.value.text.id == "position-broken"
    mended = editor.take(draft, BOARD, "tower-11")
    assert (mended.broken, mended.breach) == ((), None)
    sound = there(editor.count(mended, 1).pages[0])
    assert (sound.when.id, sound.warning) == ("position-counted", None)
    assert not editor.play(mended).over


def test_a_gap_is_named_with_its_board() -> None:
    """A rule that the whole board breaks, and no tile, names whose Alhambra it is."""
    ring = ((1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
    tiles = ("pavilion-8", "seraglio-9", "arcades-9", "chambers-10", "garden-10", "tower-12")
    draft = editor.begin(["Anna", "Marco"])
    for tile, at in zip((*tiles, "tower-11"), ring, strict=True):
        draft = editor.lay(draft, 1, tile, at, lies=True)
    text = english(there(draft.breach))
    assert "here. Marco, Alhambra: Every empty space must reach the outside" in text


def test_a_tile_exists_once() -> None:
    """A tile that lies somewhere cannot lie elsewhere too; cards have copies."""
    draft = editor.add(laid(*WALLED), MARKET, "tower-11")
    with pytest.raises(BadDraft) as caught:
        editor.add(draft, RESERVE, "tower-11")
    assert caught.value.text.id in ("position-wrong", "load-position")
    assert editor.places(draft)["tower-11"] == MARKET
    assert editor.left(draft)["florin-7"] == 3
    draft = editor.add(editor.add(draft, HAND, "florin-7"), DISPLAY, "florin-7")
    assert editor.left(draft)["florin-7"] == 1
    draft = editor.add(draft, HAND, "florin-7")
    with pytest.raises(BadDraft) as caught:
        editor.add(draft, HAND, "florin-7")
    assert english(caught.value.text).startswith("Money on display, 7 florins")


def test_every_zone_gives_and_takes() -> None:
    """Market, display, hand, reserve and Dirk hold what is put there until it is taken."""
    draft = laid(*WALLED, seats=2)
    put = [(zone, "tower-12") for zone in (RESERVE, MARKET, DIRK)]
    put += [(zone, "ducat-9") for zone in (HAND, DISPLAY)]
    for zone, piece in put:
        after = editor.add(draft, zone, piece)
        assert editor.pieces(after, zone) == [piece]
        assert editor.pieces(editor.take(after, zone, piece), zone) == []
    for tile in ("tower-9-es", "tower-9-ne", "tower-9-nw", "tower-10-w"):
        draft = editor.add(draft, MARKET, tile)
    with pytest.raises(BadDraft, match="position-no-room"):
        editor.add(draft, MARKET, "tower-12")


def test_zones_hold_what_can_lie_there() -> None:
    """Each zone offers the groups of pieces that the rules let lie there, module by module."""
    draft = editor.begin(["Anna", "Marco"], ["camps", "huts", "diamonds", "gates"])
    assert list(editor.groups(draft, BOARD))[-2:] == ["camp", "hut"]
    assert "hut" not in editor.groups(draft, MARKET)
    assert list(editor.groups(draft, HAND))[-2:] == ["diamond", "gate"]
    assert "gate" not in editor.groups(draft, DISPLAY)
    assert len(editor.groups(draft, BOARD)["garden"]) == 11
    assert {zone.kind for zone in editor.zones(draft)} == {
        *("alhambra", "reserve", "hand", "market", "display", "dirk", "huts_open")
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
    assert find(editor.begin(["Anna", "Marco"]), BOARD, typed, english) == found


def test_letters_of_every_language() -> None:
    """Letters are those of the language, with or without accents."""
    draft = editor.begin(["Anna", "Marco"])
    romanian = find(draft, BOARD, "gra8", lambda text: tr("ro", text))
    assert romanian == ["garden-8-sw", "garden-8-ne", "garden-8-nw"]


@pytest.mark.parametrize(
    ("lang", "typed", "found"),
    [
        ("it", "g8no", ["garden-8-nw"]),
        ("ro", "g8nv", ["garden-8-nw"]),
        ("fr", "j8no", ["garden-8-nw"]),
        ("it", "g8nw", ["garden-8-nw"]),
        ("ro", "g8w", ["garden-8-sw", "garden-8-nw"]),
        ("fr", "j8se", []),
        ("ro", "g8no", []),
        ("en", "g8no", []),
    ],
)
def test_walls_by_letters_of_the_language(lang: str, typed: str, found: list[str]) -> None:
    """Walls are typed by the letters of the language; the English ones are known as well."""
    assert find(editor.begin(["Anna"] * 2), BOARD, typed, partial(tr, lang)) == found


@pytest.mark.parametrize("lang", LANGS)
def test_the_letters_of_walls(lang: str) -> None:
    """Each language has four different letters, and its hint shows some of them."""
    letters = tr(lang, msg("position-walls"))
    shown = re.search(r"\(\w8(\w+)\)", tr(lang, msg("position-hint")))
    assert len(set(letters)) == 4
    assert shown is not None
    assert set(shown[1]) == {letters[0], letters[3]}


def test_seats_and_what_is_known() -> None:
    """Seats come and go; score, turn and scorings are kept; a module needs its pieces gone."""
    draft = facts.add_seat(laid(*WALLED), "Claire")
    draft = editor.put(editor.put_seat(draft, 3, score=17), to_move=3, scorings_done=2)
    assert draft.game.players[3].score == 17
    assert (draft.game.to_play, draft.game.scorings_done) == (3, 2)
    assert [tag.name for tag in facts.remove_seat(draft, 1).tags] == ["Anna", "Ioana", "Claire"]
    camp = editor.lay(editor.put(draft, modules=["camps"]), 0, "camp-4-e", (-1, -1))
    with pytest.raises(BadDraft) as caught:
        editor.put(camp, modules=[])
    assert english(caught.value.text).startswith("Anna, ")


def test_the_same_ledger_as_the_command_line(tmp_path: Path) -> None:
    """The score sheet has the points of ``alhambra-lab score`` for the same file."""
    draft = editor.lay(laid(*WALLED), 0, "tower-11", (5, 5), lies=True)
    where = tmp_path / "table.json"
    sending.save(draft, where)
    for scoring in (1, 2, 3):
        page = editor.count(draft, scoring).pages[scoring - 1]
        assert page is not None
        answer = lab("score", where, "--scoring", scoring).only
        assert list(page.gained) == answer["totals"]
        assert len(answer["broken"]) == 1


def test_files_and_texts_give_the_same_table(tmp_path: Path) -> None:
    """A file and a pasted text open again, in whatever way the text was broken into lines."""
    draft = editor.add(laid(*WALLED), HAND, "ducat-9")
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
        with pytest.raises(BadDraft, match="position-text-wrong"):
            sending.from_text(bad)
    with pytest.raises(BadDraft, match="position-no-text"):
        sending.from_text("Friday at eight?")


HOSTILE: list[tuple[Any, str]] = [
    ([], "load-no-object"),
    ({"seats": [{}, {}]}, "load-position"),
    ({"seats": [{}]}, "load-position"),
    ({"seats": [{}, {"alhambra": [{"tile": "garden-8-nw", "at": [9, 9]}]}]}, "position-wrong"),
    ({"seats": [{}, {"hand": ["florin-7"] * 4}]}, "position-wrong"),
    ({"seats": [{}, {"hand": [["florin-7"]]}]}, "load-position"),
    ({"seats": [{}, {"alhambra": [{"tile": "camp-4-e", "at": [0, 1]}]}]}, "position-wrong"),
    ({"seats": [{}, {"name": [], "hand": ["florin-7"] * 4}]}, "position-wrong"),
    ({"seats": [{}, 3]}, "load-position"),
    ({"seats": [{}, {}], "to_move": 7}, "load-position"),
    ({"seats": [{}, {}], "colour": "red"}, "load-position"),
    ({"seats": [{}, {"name": "x" * 300}], "as_it_lies": 3}, "load-position"),
]


@pytest.mark.parametrize(("data", "told"), HOSTILE)
def test_hostile_tables(data: Any, told: str) -> None:
    """An impossible table is refused as a whole in one sentence with seat, piece and rule."""
    if (isinstance(data, dict) and told != "load-position") or "to_move" in data:
        data = {"format": "alhambra-position", "version": 1, **data} if data else data
    with pytest.raises(BadDraft) as caught:
        editor.read(data)
    assert caught.value.text.id == told
    assert len(english(caught.value.text)) > 10


def test_any_turn_of_a_finished_game() -> None:
    """A game that is over opens at the beginning of a turn, and is played on from there."""
    session = played(config(3))
    was = session.as_it_was(len(session.steps) // 2)
    draft = editor.of_session(was)
    assert [player.score for player in draft.game.players] == list(was.scores)
    again = read_position(json.loads(json.dumps(draft.data))).game
    assert score_now(again, 3).totals == score_now(draft.game, 3).totals
    assert editor.play(draft).to_move == draft.game.to_play


def test_the_end_of_a_game() -> None:
    """In the middle of a turn and after the end the table is that of the last turn's beginning."""
    session = played(config(3))
    assert session.over
    draft = editor.of_session(session)
    begun = [n for n in range(len(session.steps)) if _begins(session.as_it_was(n))]
    last = session.as_it_was(begun[-1])
    assert draft.game.to_play == last.to_move
    assert [player.score for player in draft.game.players] == list(last.scores)


def _begins(session: Session) -> bool:
    with suppress(BadData):
        return bool(session.position())
    return False


MODULE_PIECES = [
    ("change", "coins", 0, "coin-florin"),
    ("trader", "residents", 1, "resident-garden"),
    ("treasure", "chests", -1, "chest-garden"),
    ("invaders", "attacks", -1, "attack-n"),
    ("invaders", "scouts_open", -1, "scout-garden"),
    ("thieves", "thieves_used", -1, "thief-ducat"),
    ("huts", "huts_open", -1, "hut-garden-e"),
    ("bonus", "bonus", 0, "bonus-tower-12"),
    ("characters", "characters", 1, "hakim"),
    ("thieves", "thieves", 0, "thief-ducat"),
    ("bazaars", "bazaars_open", -1, "bazaar-florin-arcades-garden-tower"),
    ("walls", "walls_open", -1, "wall-ne"),
]


@pytest.mark.parametrize(("module", "field", "seat", "piece"), MODULE_PIECES)
def test_pieces_of_modules(module: str, field: str, seat: int, piece: str) -> None:
    """Each piece of a module has a place of its own, to which it can be added and removed."""
    draft, zone = editor.begin(["Anna", "Marco"], [module]), PositionPlace(field, seat)
    draft = editor.put(draft, scorings_done=1, dirk={"tiles": ["garden-11"]})
    assert zone in editor.zones(draft)
    assert piece in editor.groups(draft, zone)[module]
    after = editor.add(draft, zone, piece)
    assert editor.pieces(after, zone) == [piece]
    assert editor.pieces(editor.take(after, zone, piece), zone) == []
    assert zone not in editor.zones(editor.begin(["Anna", "Marco"]))


def test_marks_on_tiles() -> None:
    """Chests, residents and sticks stand on tiles that can bear them, and are counted."""
    draft = editor.put(laid(*WALLED), modules=["treasure", "trader", "walls"])
    assert sorted(editor.marks(draft)) == ["chest", "resident", "sticks"]
    draft = editor.mark(draft, 0, (0, -1), "chest", True)
    draft = editor.mark(draft, 0, (1, -1), "resident", "garden")
    draft = editor.mark(draft, 0, (2, -1), "sticks", "s")
    assert editor.marked(draft, 0, (0, -1)) == {"chest": True}
    assert editor.palace(draft, 0).wall == 6
    page = editor.count(draft, 1).pages[0]
    assert page is not None
    assert page.gained == (3 + 5 + 6 + 7 + 1, 0, 0)
    with pytest.raises(BadDraft):
        editor.mark(draft, 0, (1, -1), "resident", "tower")
    assert editor.marked(editor.mark(draft, 0, (0, -1), "chest", False), 0, (0, -1)) == {}
    assert editor.marks(laid(*WALLED)) == {}


# Two walls meet between the last two.
GATED = (("garden-11", 0, 1), ("tower-11-s", 1, 0), ("garden-10-n", 1, 1))
MODULE_CHOICES = [
    ("gates", "gates", "tile", (1, 1), "n"),
    ("trader", "trader", "cell", (0, -2), True),
    ("vizier", "vizier", "seat", (0, 0), True),
    ("gates", "gate_open", "table", (0, 0), True),
    ("invaders", "attack_next", "table", (0, 0), "s"),
]


@pytest.mark.parametrize(("module", "field", "on", "at", "value"), MODULE_CHOICES)
def test_choices_of_modules(module: str, field: str, on: str, at: Any, value: Any) -> None:
    """A mark of a tile, a free cell, a seat or the table can be chosen, read and taken back."""
    draft = editor.put(laid(*GATED), modules=[module])
    assert field in editor.marks(draft, on)
    after = editor.mark(draft, 0, at, field, value)
    assert editor.marked(after, 0, at, on) == {field: value}
    assert editor.marked(editor.mark(after, 0, at, field, False), 0, at, on) == {}
    assert field not in editor.marks(laid(*GATED), on)


def test_a_gate_is_seen_from_both_of_its_tiles() -> None:
    """A gate belongs to two tiles, and is taken away from either."""
    draft = editor.mark(editor.put(laid(*GATED), modules=["gates"]), 0, (1, 1), "gates", "n")
    assert editor.marked(draft, 0, (1, 0)) == {"gates": "s"}
    assert editor.marked(editor.mark(draft, 0, (1, 0), "gates", False), 0, (1, 1)) == {}


def test_incomplete_rooms_lie_as_they_lie() -> None:
    """A room that is being filled breaks a rule until its fourth chest is there."""
    draft = editor.begin(["Anna", "Marco"], ["treasure"])
    rooms = PositionPlace("rooms")
    for number in range(1, 5):
        draft = editor.add(draft, rooms, "chest-garden" if number % 2 else "chest-tower")
        assert len(editor.pieces(draft, rooms)) == number
        assert bool(draft.broken) == (number < 4)
    assert not editor.play(draft).over


def test_numbers_of_hidden_pieces() -> None:
    """Of hands, bag and deck the number can be given; the pieces are dealt from what is left."""
    draft = editor.add(laid(*WALLED), HAND, "ducat-9")
    draft = editor.put_seat(draft, 1, face_down=4)
    assert editor.pieces(draft, PositionPlace("hand", 1)) == []
    assert len(draft.game.players[1].hand) == len(draft.game.players[1].hidden) == 4
    draft = editor.put(draft, bag=5, deck=11)
    assert (len(draft.game.bag), len(draft.game.deck)) == (5, 11)
    assert editor.rest(draft)["bag"] == (5, 0, 51)
    dealt = editor.deal(draft)
    assert (len(dealt.game.bag), len(dealt.game.deck)) == (1, 7)
    assert sending.from_text(sending.to_text(draft)).data == draft.data
    for tile in draft.game.rules.tile_rules and editor.groups(draft, BOARD)["pavilion"]:
        draft = editor.add(draft, RESERVE, tile)
    assert len(draft.game.bag) == 5
    for field, number in (("bag", 99), ("deck", 1)):
        with pytest.raises(BadDraft):
            editor.read({**draft.data, field: number})


def test_a_module_takes_its_pieces_along() -> None:
    """The pieces of a module leave the table with it; their number is reported."""
    draft = editor.put(laid(*WALLED, seats=2), modules=["camps", "treasure", "thieves"])
    draft = editor.lay(draft, 0, "camp-4-e", (-1, -1))
    draft = editor.mark(draft, 0, (0, -1), "chest", True)
    draft = editor.add(draft, PositionPlace("thieves", 1), "thief-ducat")
    draft = editor.add(draft, MARKET, "camp-5-s")
    draft = editor.put(draft, variants={"thieves": "round"})
    after = facts.switch(draft, ["treasure"])
    assert after.game.setup.modules == ("treasure",)
    assert after.cleared == 3
    assert editor.pieces(after, BOARD) == [tile for tile, *_ in WALLED]
    assert editor.pieces(after, MARKET) == []
    assert editor.marked(after, 0, (0, -1)) == {"chest": True}
    assert facts.switch(after, []).cleared == 1
    assert facts.switch(laid(*WALLED), ["camps"]).cleared == 0


def random_table(seed: int) -> Draft:
    """Take a table out of the middle of a random game with random modules."""
    dice = random.Random(seed)
    chosen = tuple(sorted(dice.sample(IDS, dice.randrange(6)), key=IDS.index))
    session = played(config(dice.randrange(2, 7), modules=chosen), seed=seed)
    while True:
        with suppress(BadDraft):
            return editor.of_session(session.as_it_was(dice.randrange(len(session.steps))))


@pytest.mark.parametrize("seed", some(range(24), 4))
def test_random_tables_score_as_the_command_line(seed: int, tmp_path: Path) -> None:
    """Any table of any game is counted as ``alhambra-lab score`` counts its file."""
    draft, where = random_table(seed), tmp_path / "table.json"
    sending.save(draft, where)
    assert sending.load(where).data == sending.from_text(sending.to_text(draft)).data
    for scoring in (1, 2, 3):
        page = editor.count(draft, scoring).pages[scoring - 1]
        assert page is not None
        answer = lab("score", where, "--scoring", scoring).only
        assert list(page.gained[: len(draft.tags)]) == answer["totals"]


WRONG: list[Any] = [
    None,
    -1,
    3,
    10**6,
    "x",
    "garden-8-nw",
    "florin-7",
    [],
    [[]],
    {},
    {"at": [0, 1]},
    True,
    1.5,
]


def spoiled(part: Any, dice: random.Random) -> Any:
    """Put something wrong somewhere into data."""
    if not isinstance(part, dict | list) or not part or dice.random() < 0.15:
        return dice.choice(WRONG)
    key = dice.choice(list(part) if isinstance(part, dict) else range(len(part)))
    copy: Any = part.copy()
    copy[key] = spoiled(part[key], dice)
    return copy


@pytest.mark.parametrize("seed", some(range(24), 3))
def test_spoiled_tables_are_told_in_a_sentence(seed: int) -> None:
    """Any fault of a table is reported in one sentence and causes no other error."""
    draft, dice = random_table(seed), random.Random(seed)
    for _ in range(60):
        found, text = None, ""
        try:
            found = editor.read(spoiled(draft.data, dice))
        except BadDraft as error:
            text = english(error.text)
        if found is None:
            assert text
        else:
            assert editor.count(found, found.next_scoring).pages
            editor.rest(found)
            for zone in editor.zones(found):
                editor.pieces(found, zone)
