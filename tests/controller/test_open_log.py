"""The open log: parts by turns, filters, and what was taken back struck through in its place."""

import random

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.controller.build.open_log import open_log
from alhambra_qt.controller.faces import found
from alhambra_qt.controller.game.history import History, ToldStep
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.log import TOPICS, LogFilter
from alhambra_qt.engine import events as ev
from alhambra_qt.engine import legal_actions
from alhambra_qt.i18n import Msg, tr
from tests.cases import count
from tests.controller.kit import config
from tests.controller.wandering import SETS, wander

SEEDS = range(count(2, 4))


def said(text: Msg | str) -> str:
    """Put words into English."""
    return text if isinstance(text, str) else tr("en", text)


@pytest.mark.parametrize("on", SETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_struck_lines_are_what_was_taken_back(on: str, seed: int) -> None:
    """The trail is every action in its place; what does not stand, and nothing else, is struck."""
    session, history, plain = wander(on, seed)
    told = [one for one in history.trail() if isinstance(one, ToldStep)]
    assert [(one.step.action, one.stands) for one in told] == plain
    assert [one.step for one in told if one.stands] == session.steps
    assert any(not one.stands for one in told)
    for one in told:
        assert all(line.undone is not one.stands for line in one.lines)
        assert one.stands or all(line.target is None for line in one.lines)
    view = open_log(history, 0)
    struck = [line for line in view.lines if line.undone]
    assert struck == [line for one in told if not one.stands for line in one.lines]
    assert [line.text for line in view.lines] == [
        line.text for line in open_log(History(session), 0).lines
    ]


@pytest.mark.parametrize("on", SETS)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_part_for_each_turn(on: str, seed: int) -> None:
    """Turns come in their order with their players; great events and scorings stand apart."""
    _, history, _ = wander(on, seed, 400)
    view = open_log(history, 1)
    started = [e for e in history.events() if isinstance(e, ev.TurnStarted)]
    turns = [group for group in view.groups if group.kind == "turn"]
    numbers = [group.turn for group in turns]
    assert numbers == sorted(numbers)
    owners = {event.turn + 1: event.seat for event in started}
    for group in turns:
        assert group.seat is not None
        assert owners.get(group.turn, group.seat.seat) == group.seat.seat
        assert group.own is (group.seat.seat == 1)
    scored = [e.ledger.scoring for e in history.events() if isinstance(e, ev.Scored)]
    titles = [said(group.title) for group in view.groups if group.kind == "scoring"]
    assert titles == [f"Scoring {number}" for number in scored]
    great = [type(e) for e in history.events() if type(e) in found.heads()]
    heads = [group for group in view.groups if group.kind == "module"]
    assert len(heads) == len(great)
    assert not any(isinstance(line.text, str) for line in view.lines)


def test_nothing_is_lost_between_the_log_and_its_parts() -> None:
    """What the log tells stands in a part, but for the mere machinery of turns."""
    _, history, _ = wander("base", 1, 400)
    view = open_log(history, 0)
    parts = [said(line.text) for line in view.lines if not line.undone and line.kind != "scoring"]
    whole = [said(one.text) for one in history.log() if one.kind not in ("turn", "scoring")]
    assert parts == whole


def test_each_filter_hides_its_lines() -> None:
    """Without a topic all others stay; all filters off show everything."""
    _, history, _ = wander("great", 2, 400)
    view = open_log(history, 0)
    every = LogFilter(without=frozenset())
    shown = [line for _, lines in every.of(view.groups, said) for line in lines]
    assert tuple(shown) == view.lines
    for topic in TOPICS:
        less = LogFilter(without=frozenset({topic}))
        kept = [line for _, lines in less.of(view.groups, said) for line in lines]
        assert kept == [line for line in view.lines if line.topic != topic], topic
        assert (less.active, every.active) == (1, 0)


def test_filters_by_player_words_and_what_was_taken_back() -> None:
    """Players, struck lines and words hide what they say; a line must pass all of them."""
    _, history, _ = wander("base", 0, 300)
    groups = open_log(history, 0).groups

    def lines(wanted: LogFilter) -> list[str]:
        return [said(line.text) for _, some in wanted.of(groups, said) for line in some]

    nobody = LogFilter(frozenset(), frozenset({0}))
    assert lines(nobody)
    assert not any(text.startswith("Anna ") for text in lines(nobody))
    assert any(text.startswith("Anna ") for text in lines(LogFilter(frozenset())))
    standing = LogFilter(frozenset(), struck=False)
    assert len(lines(standing)) < len(lines(LogFilter(frozenset())))
    assert all("TAKES" in text.upper() for text in lines(LogFilter(words=" TaKeS ")))
    assert lines(LogFilter(words="takes"))
    assert not lines(LogFilter(words="no such word"))


def test_what_a_wall_became_stands_beside_what_was_built() -> None:
    """The effect is the longest wall before and after, as the Alhambra itself counts it."""
    session = Session.new(config(3, 3, seed="walls"))
    history, chance = History(session), random.Random(5)
    seen: list[tuple[int, int]] = []
    for _ in range(300):
        seat = session.to_move
        if seat is None:
            break
        before = session.observation(None).game.players[seat].palace.longest_wall()
        session.play(chance.choice(legal_actions(session.observation(seat).game)))
        after = session.observation(None).game.players[seat].palace.longest_wall()
        if before != after:
            seen.append((before, after))
    told = [line.effect for line in history.log() if line.effect is not None]
    assert [said(one) for one in told] == [f"wall {a} → {b}" for a, b in seen]
    assert seen


def test_every_great_event_has_a_name_and_a_sign() -> None:
    """Each event with a part of its own belongs to a module that has a face."""
    assert set(found.heads().values()) <= set(modules.IDS)
    assert len(found.heads()) == 4


def test_purists_read_of_taken_cards_only_for_a_round() -> None:
    """Before the last round only how many were taken; once the game is over everything again."""
    _, open_to_all, _ = wander("base", 3, 400)
    session = open_to_all.session
    everything = open_to_all.log()
    session.config = evolve(session.config, purist=True)
    history, since = History(session), session.turn - session.seats
    assert not session.over
    told = [one for one in history.trail() if isinstance(one, ToldStep)]
    for one in told:
        for event, line in one.told:
            named = any(icon.kind == "card" for icon in line.icons)
            if isinstance(event, ev.TookMoney | ev.CardShown) and one.step.turn < since:
                assert not named
                assert line.text.id == "log-took-forgotten"
    raw = [History(session)._tell(one.step, 0) for one in told]
    late = [(a, b) for a, b in zip(told, raw, strict=True) if a.step.turn >= since]
    assert late
    assert all(a.lines == b.lines for a, b in late if a.stands)
    assert {line.text for line in history.log()} < {
        *(line.text for line in everything),
        *(line.text for line in history.log() if line.text.id == "log-took-forgotten"),
    }
    chance = random.Random(3)
    while session.to_move is not None:
        session.play(chance.choice(legal_actions(session.observation(session.to_move).game)))
    assert history.log()[: len(everything)] == everything
