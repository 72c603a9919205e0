"""Challenges: every mistake in the text is found, nothing is shown too early, sums are right."""

import json
import random
from datetime import date
from functools import cache
from pathlib import Path

import pytest
from msgspec import structs

from alhambra_qt.ai.levels import PLAYERS
from alhambra_qt.controller.game import setup_code
from alhambra_qt.controller.game.gameconfig import AI, BALANCED, SeatConfig, default_config
from alhambra_qt.controller.game.seats import Takeover, people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.setup_code import LETTERS
from alhambra_qt.controller.today import challenge as challenges
from alhambra_qt.controller.today.challenge import (
    BadChallenge,
    Challenge,
    challenge,
    read,
    with_moves,
)
from alhambra_qt.controller.today.compare import Compared, ComparedRow, challenge_view
from alhambra_qt.controller.today.deals import BASE, MODULES, deal_of
from alhambra_qt.controller.today.tries import PEOPLE, RECEIVED, DealTry, Tries
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import TakeMoney
from tests.cases import night
from tests.controller.kit import chances, english, true_game

ANNA = SeatConfig("Anna")
SOURCES = {"pavilion": 16, "seraglio": 17, "arcades": 6, "chambers": 18, "garden": 12, "tower": 31}
DAY = "2026-11-28"


@cache
def game(seed: int, kind: str = BASE) -> Session:
    """A deal of the day, played at random; not to be changed."""
    session = Session.new(deal_of(date.fromisoformat(DAY), kind, ANNA))
    chances(session, random.Random(seed))
    return session


def made(*, whole: bool = False) -> Challenge:
    """A challenge of Claire's."""
    session = game(1)
    found = challenge(session.config, "Claire", {**SOURCES, "wall": 13}, even=38)
    return with_moves(found, session) if whole else found


def tried(session: Session, home: Path) -> DealTry:
    """Return the stored try of a finished game."""
    tries = Tries(home / "tries.json")
    tries.begin(session, "one.alhambra")
    tries.end(session, "one.alhambra")
    return tries.of("Anna")[setup_code.write(session.config)]


def complaint(text: str) -> str:
    """The name of what is said about a text, empty if it is a challenge."""
    try:
        read(text).config(ANNA)
    except BadChallenge as error:
        return error.text.id
    return ""


def compared(session: Session, found: Challenge, home: Path) -> Compared:
    """A finished game beside a challenge."""
    view = challenge_view(found, found.config(ANNA), tried(session, home), (session, None))
    assert view.compared is not None
    return view.compared


def test_written_and_read() -> None:
    """A written challenge is read again; the short form fits a message, the long has all moves."""
    for whole in (False, True):
        assert read(str(made(whole=whole))) == made(whole=whole)
    assert len(str(made())) < 160
    assert len(made(whole=True).actions) == len(game(1).actions)


def test_read_from_a_mail() -> None:
    """Breaks, quotes, small letters, lookalikes and words around it change nothing."""
    text = str(made())
    assert (
        read(f"Can you beat that?\n> {text[:41]}\n> {text[41:90]}\n>{text[90:]}\nClaire") == made()
    )
    head, rest = text[:5], text[5:].lower().replace("0", "o").replace("1", "l")
    assert read(f"“{head}{rest}”.") == made()


def test_every_wrong_letter_is_found() -> None:
    """A single letter that is changed or lost is found; what reads the same is the same."""
    text, mark = str(made()), len("DEAL1")
    others = f"{LETTERS}U!-" if night() else "0AZU!-"
    for place in range(len(text)):
        for other in ("", *others):
            wrong = text[:place] + other + text[place + 1 :]
            same = place > mark and text[place] == "-" and other in ("", "-")
            if wrong == text or same:
                assert read(wrong) == made()
            else:
                assert complaint(wrong), (place, other)


def test_a_wrong_letter_is_named_with_its_group() -> None:
    """The complaint says which group is wrong, counting the mark."""
    groups = str(made()).split("-")
    for index in range(2, len(groups)):
        wrong = [*groups]
        wrong[index] = ("A" if wrong[index][0] != "A" else "B") + wrong[index][1:]
        with pytest.raises(BadChallenge) as found:
            read("-".join(wrong))
        assert found.value.text.id == "challenge-group"
        assert dict(found.value.text.args) == {"n": index + 1, "group": wrong[index]}


def test_groups_in_each_others_place() -> None:
    """Two groups in each other's place: the first of them is named, and no letter is blamed."""
    spelled = str(made()).split("-")
    for index in range(2, len(spelled) - 1):
        swapped = [*spelled]
        swapped[index : index + 2] = reversed(swapped[index : index + 2])
        if swapped == spelled:
            continue
        with pytest.raises(BadChallenge) as found:
            read("-".join(swapped))
        text = english(found.value.text)
        assert text == f"Group {index + 1} is wrong or in the wrong place: {swapped[index]}"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "challenge-none"),
        ("ALH1-K7QF", "challenge-none"),
        ("DEAL2-0000", "challenge-newer"),
        ("DEAL1", "challenge-short"),
        ("DEAL1-000", "challenge-short"),
        ("DEAL1-0000", "challenge-wrong"),
        ("DEAL1-UUUU", "challenge-group"),
    ],
)
def test_what_is_no_challenge(text: str, said: str) -> None:
    """Each kind of mistake has its own sentence."""
    assert complaint(text) == said


def test_hostile_contents() -> None:
    """A well-formed text with the contents of no challenge is refused."""
    found = made()
    assert complaint(str(structs.replace(found, code="4RNR"))) == "code-wrong"
    two = setup_code.write(default_config(["Anna", "Marco", "Ioana"], 2, "x"))
    assert complaint(str(structs.replace(found, code=two))) == "challenge-people"
    for wrong in (
        {"name": ""},
        {"base": [1]},
        {"players": 0},
        {"even": 101},
        {"base": [10**9] * 7},
    ):
        assert complaint(str(structs.replace(found, **wrong))) == "challenge-wrong"
    bomb = structs.replace(found, more={"x" * 100: 1}, actions=[{"type": "y" * 300_000}])
    assert complaint(str(bomb)) == "challenge-wrong"


def test_no_look_before_playing() -> None:
    """Until one's own try is over nothing tells the result, only who plays against whom."""
    found = made(whole=True)
    begun = DealTry(setup_code.write(found.config(ANNA)), "anna", "one")
    for mine in (None, begun):
        view = challenge_view(found, found.config(ANNA), mine, (game(1), None))
        assert view.compared is None
        text = " ".join(map(english, view.lines))
        assert not any(str(n) in text for n in (113, 38, *SOURCES.values()))


def test_changed_players_are_said_before_playing() -> None:
    """A challenge from other computer players says so, with both versions."""
    found = structs.replace(made(), players=made().players + 1)
    warned = challenge_view(found, found.config(ANNA), None).warned
    assert warned is not None
    assert english(warned).startswith(
        f"The computer players have changed since (version {PLAYERS + 1} then"
    )
    assert challenge_view(made(), made().config(ANNA), None).warned is None


@pytest.mark.parametrize("kind", [BASE, MODULES])
def test_numbers_add_up(kind: str, tmp_path: Path) -> None:
    """The rows of both add up to their points, which are those of the games."""
    mine, theirs = game(1, kind), game(2, kind)
    other = tried(theirs, tmp_path / "b")
    found = challenge(theirs.config, "Claire", other.sources)
    both = compared(mine, found, tmp_path / "a")
    assert both.points == (mine.scores[0], theirs.scores[0])
    assert tuple(map(sum, zip(*(row.points for row in both.rows), strict=True))) == both.points
    assert both.names == ("Anna", "Claire")


def test_many_side_by_side() -> None:
    """One's own game comes first, then the others by points, with places and leaders."""
    config, mine = (
        game(1).config,
        DealTry("", "anna", "", points=20, sources={"wall": 12, "tower": 8}),
    )
    others = [
        challenge(config, name, {"wall": wall, "garden": 5})
        for name, wall in (("Marco", 15), ("Ioana", 3), ("Zoé", 12))
    ]
    both = challenge_view(made(), config, mine, others=others).compared
    assert both is not None
    assert both.names == ("Anna", "Claire", "Marco", "Zoé", "Ioana")
    assert both.points == (20, 113, 20, 17, 8)
    assert both.places == [2, 1, 2, 4, 5]
    rows = {row.item: row for row in both.rows}
    assert rows["wall"].points == (12, 13, 15, 12, 3)
    assert rows["wall"].leaders == (False, False, True, False, False)
    assert not any(ComparedRow("wall", (4, 4, 4)).leaders)
    assert ComparedRow("wall", (4, 1, 4)).leaders == (True, False, True)
    assert "Claire, largest lead: Towers (+23)" in [english(line) for line in both.lines]
    hidden = " ".join(
        english(line) for line in challenge_view(made(), config, None, others=others).lines
    )
    assert "Marco, Ioana and Zoé" in hidden
    assert not any(str(n) in hidden for n in (113, 20, 17))


def test_challenges_are_kept_by_person(tmp_path: Path) -> None:
    """A second challenge of a person replaces the first; forgetting one leaves the others."""
    tries, config = Tries(tmp_path / "tries.json"), game(1).config
    for name, wall in (("Claire", 1), ("Marco", 2), (" claire", 3)):
        tries.receive("A", challenge(config, name, {"wall": wall}))
    tries.receive("B", challenge(config, "Claire", {"wall": 4}))
    assert [read(text).name for text in tries.received()["A"]] == ["Marco", " claire"]
    assert [*tries.received()] == ["A", "B"]
    tries.receive("A", challenge(config, "Zoé", {"wall": 5}))
    assert [*tries.received()] == ["B", "A"]
    tries.forget("A", "CLAIRE")
    assert [read(text).name for text in tries.received()["A"]] == ["Marco", "Zoé"]
    assert len(tries.received()["B"]) == 1


def test_so_many_challenges_are_kept(tmp_path: Path) -> None:
    """The oldest people of a deal are dropped, and the oldest deals."""
    tries, config = Tries(tmp_path / "tries.json"), game(1).config
    for number in range(PEOPLE + 2):
        tries.receive("A", challenge(config, f"Marco {number}", {"wall": 1}))
    assert len(tries.received()["A"]) == PEOPLE
    assert read(tries.received()["A"][0]).name == "Marco 2"
    for number in range(RECEIVED):
        tries.receive(f"B{number}", challenge(config, "Claire", {"wall": 1}))
    assert [*tries.received()] == [f"B{number}" for number in range(RECEIVED)]


def test_a_file_with_one_challenge_for_each_deal(tmp_path: Path) -> None:
    """A file of an earlier version is read; the same person replaces its challenge."""
    path, text = tmp_path / "tries.json", str(made())
    data = {"version": 1, "tries": [], "received": {"A": text, "B": "?"}}
    path.write_text(json.dumps(data), encoding="utf-8")
    tries = Tries(path)
    assert tries.received() == {"A": [text], "B": ["?"]}
    tries.receive("A", challenge(game(1).config, "Marco", {"wall": 1}))
    tries.receive("B", made())
    tries.receive("A", structs.replace(made(), even=None))
    assert [read(text).name for text in tries.received()["A"]] == ["Marco", "Claire"]
    assert tries.received()["B"] == ["?", text]


def parted(at: int, tmp_path: Path) -> str:
    """Return the comparison of two games in which another action was chosen at some moment."""
    theirs = Session.new(game(1).config)
    theirs.replay(game(1).actions[:at])
    others = (
        action for action in legal_actions(true_game(theirs)) if action != game(1).actions[at]
    )
    theirs.replay([next(others)])
    chances(theirs, random.Random(7))
    found = with_moves(challenge(theirs.config, "Claire", {"wall": theirs.scores[0]}), theirs)
    return "\n".join(map(english, compared(game(1), found, tmp_path).lines))


def free(*, person: bool) -> int:
    """A moment in the middle of the game in which somebody had a choice."""
    steps = [(k, step) for k, step in enumerate(game(1).steps) if (step.seat == 0) == person]
    some = (k for k, step in steps[len(steps) // 2 :] if isinstance(step.action, TakeMoney))
    return next(some)


def test_where_they_parted(tmp_path: Path) -> None:
    """The turn of the first difference is said, and what each did there."""
    at = free(person=True)
    text = parted(at, tmp_path)
    assert f"Your games differ from turn {game(1).steps[at].turn + 1} on:" in text
    assert "\nAnna " in text
    assert "\nClaire " in text


def test_where_computers_parted(tmp_path: Path) -> None:
    """If a computer player chose otherwise first, that is said instead."""
    assert "a computer player chose differently" in parted(free(person=False), tmp_path)


def test_the_same_game_and_a_foreign_one(tmp_path: Path) -> None:
    """Games without a difference are called alike; illegal moves are not shown."""
    alike = with_moves(challenge(game(1).config, "Anna", {"wall": 1}), game(1))
    assert "challenge-alike" in [text.id for text in compared(game(1), alike, tmp_path / "a").lines]
    wrong = structs.replace(alike, actions=[*alike.actions[:9], alike.actions[3], {"type": "?"}])
    assert "challenge-unlike" in [
        text.id for text in compared(game(1), wrong, tmp_path / "b").lines
    ]


def test_a_seat_given_away(tmp_path: Path) -> None:
    """A game that only computer players finish keeps the try as it was."""
    session, tries = game(1), Tries(tmp_path / "tries.json")
    tries.begin(session, "one.alhambra")
    before = tries.of("Anna")
    (me,) = people(session.config)
    session.reseat(Takeover(me, AI, "medium", BALANCED, len(session.steps)))
    tries.begin(session, "one.alhambra")
    tries.end(session, "one.alhambra")
    assert tries.of("Anna") == before


def test_long_texts_end() -> None:
    """However long a text is, only so much of it is read."""
    assert complaint("x" * challenges.LONGEST + str(made())) == "challenge-none"


def test_a_challenge_of_today_says_so() -> None:
    """A challenge of one of the deals of today names that the one try counts for both."""
    day = date(2026, 11, 28)
    config = deal_of(day, "base", ANNA)
    found = challenge(config, "Claire", {"wall": 12})
    said = [line.id for line in challenge_view(found, config, None, now=day).lines]
    assert "challenge-today" in said
    later = challenge_view(found, config, None, now=date(2026, 11, 29)).lines
    assert "challenge-today" not in [line.id for line in later]
