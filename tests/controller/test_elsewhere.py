"""A person at another computer: never at this screen, never played for, and still a person."""

import random
from datetime import UTC, datetime
from typing import Any

import pytest

from alhambra_qt.controller.career.finished import counts, entry_of
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.ai_host import AiHost, Autoplay
from alhambra_qt.controller.game.gameconfig import AI, HUMAN
from alhambra_qt.controller.game.records import to_record
from alhambra_qt.controller.game.seats import ALWAYS, Seating, Skip
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import WINDOW
from alhambra_qt.controller.view.targets import AtDisplay, AtSlot, Press
from alhambra_qt.i18n import msg
from alhambra_qt.modules import IDS
from tests.cases import count
from tests.controller.kit import chance, chances, config, played, there, true_game

FAR = 2
NOON = datetime(2026, 1, 1, 12, tzinfo=UTC)
SETS = [(), ("vizier",), ("thieves", "trader"), ("characters",), IDS]


def table(people: int, on: tuple[str, ...] = (), **more: Any) -> Session:
    """A game of three, in which the last seat is a person's elsewhere if it is a person's."""
    session = Session.new(config(3, people, seed="far", modules=on, **more))
    if people == 3:
        session.play_elsewhere({FAR})
    return session


@pytest.mark.parametrize("on", SETS)
def test_a_screen_for_two_of_three(on: tuple[str, ...], seed: str) -> None:
    """Of three people two share the screen: it goes between these, as beside a computer."""
    twins = [Desk(table(people, on), DeskOptions(ask_idle=False)) for people in (2, 3)]
    rng = random.Random(seed)
    for _ in range(count(250, 2000)):
        if twins[0].session.over:
            break
        state = rng.getstate()
        for desk in twins:
            rng.setstate(state)
            if desk.viewing.waiting is not None:
                assert there(desk.handover()).seat.seat != FAR
                desk.take_seat()
            if desk.asking.goes_on:
                desk.asking.go_on()
            else:
                chance(desk.session, rng)
        one, other = twins
        assert one.viewing == other.viewing
        assert (one.actor, one.asking.seat, one.asking.goes_on) == (
            other.actor,
            other.asking.seat,
            other.asking.goes_on,
        )
        assert other.viewing.viewer != FAR


@pytest.mark.parametrize("on", SETS)
def test_alone_at_this_screen(on: tuple[str, ...], seed: str) -> None:
    """With all others elsewhere there is no hand-over; their turns are waited for by name."""
    session = Session.new(config(3, 3, seed="alone", modules=on))
    session.play_elsewhere({1, FAR})
    desk, rng, waited = Desk(session), random.Random(seed), 0
    for _ in range(count(60, 400)):
        assert desk.handover() is None
        assert desk.view().viewer == 0
        seat = there(desk.asking.seat)
        if seat:
            waited += 1
            assert desk.actor is None
            assert desk.view().prompt.title == msg(
                "prompt-wait-human", name=session.tags[seat].label
            )
            version = session.version
            for target in (AtDisplay(0), AtSlot(0), Press("confirm")):
                desk.pick(target)
            assert session.version == version
        chance(session, rng)
        if session.over:
            break
    assert waited


def test_nobody_passes_for_a_person_elsewhere() -> None:
    """A person at another computer passes there, whatever setting was stored here before."""
    session = table(3, ("vizier",))
    desk, rng = Desk(session, DeskOptions(ask_idle=False)), random.Random(1)
    session.skips[FAR] = Skip(ALWAYS)
    seen = 0
    while not session.over and seen < 5:
        if true_game(session).frame.kind == WINDOW and session.to_move == FAR:
            seen += 1
            assert not desk.asking.goes_on
        chance(session, rng)
    assert seen == 5


def test_limits_are_asked_only_here() -> None:
    """In an auction with secret limits everybody states theirs at their own computer."""
    session = table(3, ("characters",), sealed=True)
    desk, rng, asked = Desk(session), random.Random(2), set[int]()
    while not session.over and len(asked) < 2:
        seat = desk.asking.sealed.asking
        if seat is None:
            chance(session, rng)
        else:
            asked.add(seat)
            desk.take_seat()
            desk.asking.sealed.enter(0)
            desk._ask_next()
    assert asked == {0, 1}


def test_a_record_does_not_say_who_sat_where() -> None:
    """Record and career are those of a game of people, so it can be finished at one screen."""
    near = played(config(3, 3, seed="far"))
    far = Session.new(config(3, 3, seed="far"))
    far.play_elsewhere({1, FAR})
    chances(far, random.Random(1))
    assert far.over
    assert timeless(to_record(near)) == timeless(to_record(far))
    assert counts(far) == counts(near)
    assert entry_of(far, when=NOON) == entry_of(near, when=NOON)


def timeless(record: dict[str, Any]) -> dict[str, Any]:
    """A record without the time at which it was written."""
    record["meta"]["saved"] = ""
    return record


class Asked(AiHost):
    """A host of computer players that keeps what it is asked."""

    def _send(self) -> None:
        """Answer never."""


def test_a_computer_elsewhere_thinks_there() -> None:
    """A guest does not play the computers of the table."""
    session = Session.new(config(3, 1, seed="far"))
    session.play_elsewhere({1, 2})
    host = Asked(lambda call: call())
    computers = Autoplay(session, host)
    rng = random.Random(3)
    while not session.is_ai(session.to_move):
        chance(session, rng)
    assert not session.thinks_here(session.to_move)
    assert computers.thinking is None
    session.play_elsewhere(())
    assert computers.thinking == session.to_move
    computers.stop()


def test_a_computer_plays_for_the_absent() -> None:
    """A computer plays here for who is away; who comes back elsewhere never sits here."""
    session = table(3)
    desk = Desk(session)
    session.take_over(Seating(FAR, AI, "novice"))
    assert session.thinks_here(FAR)
    session.play_elsewhere({FAR})
    session.take_over(Seating(FAR, HUMAN, "novice"))
    assert session.here == desk.viewing.here == (0, 1)
    assert not session.thinks_here(FAR)
