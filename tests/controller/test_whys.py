"""Why a computer did that: noted when it played, said on request, no hand betrayed."""

import json
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt.ai.player import choose
from alhambra_qt.ai.worker import choice_to_json
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import answered
from alhambra_qt.controller.game.autosave import Autosave
from alhambra_qt.controller.game.records import BadFile
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.controller.game.whys import (
    Weighed,
    Why,
    answer,
    less_text,
    reason_text,
    unsure,
)
from alhambra_qt.controller.view.targets import AskWhy
from alhambra_qt.engine.actions import EndTurn
from alhambra_qt.i18n import LANGS, msg, tr
from tests.controller.kit import config


def thought(session: Session, level: str = "medium") -> Thought:
    """What a computer thinks now."""
    seat = session.to_move
    assert seat is not None
    choice = choose(session.ai_observation(seat), level, session.ai_seed(seat))
    return answered(json.dumps({"number": 1, **choice_to_json(choice)}).encode())[1]


def played(turns: int = 6) -> Session:
    """A game in which a person plays against computers, all with their thoughts."""
    session = Session.new(config(3, seed="why"))
    while session.turn < turns:
        found = thought(session)
        session.play(found.action, found if session.is_ai(session.to_move) else None)
    return session


def test_lines_of_computers_can_be_asked() -> None:
    """The first line of what a computer did has a target; what a person did has none."""
    session = played()
    table = Desk(session)
    asked = [line for line in table.view().log if line.target]
    assert asked
    assert all(line.seat and session.is_ai(line.seat.seat) for line in asked)
    for line in asked:
        assert isinstance(line.target, AskWhy)
        assert session.steps[line.target.number].why is not None
        found = table.ask(line.target)
        assert found.title == line.text
        assert found.lines
        for lang in LANGS:
            assert not any("{" in tr(lang, one) or "???" in tr(lang, one) for one in found.lines)
    assert tr("en", table.ask(AskWhy(9999)).text).startswith("No single reason")


def test_a_hand_is_betrayed_only_when_the_game_is_over() -> None:
    """What it could have paid is counted, not named, until nobody has a secret any more."""
    why = Why(
        reasons=(msg("ai-reason-exact"),),
        secret=(msg("ai-reason-soon", price=8, type="garden"),),
        others=(
            Weighed(msg("kind-take-money"), 0.4, open=True),
            Weighed(msg("kind-buy"), 3.1, open=False),
        ),
    )
    during = [tr("en", one) for one in answer(AskWhy(0), msg("why-title"), why, over=False).lines]
    after = [tr("en", one) for one in answer(AskWhy(0), msg("why-title"), why, over=True).lines]
    assert during == [
        "• Paid exactly: another action",
        "It also considered:",
        "Take money – a little worse (−0.4)",
        "2 more thoughts would give away its hand: shown when the game is over",
    ]
    assert after[1:] == [
        "• A garden (8): payable exactly next turn",
        "It also considered:",
        "Take money – a little worse (−0.4)",
        "Buy a tile – clearly worse (−3.1)",
    ]


TASTE = (("n", 75), ("points", -0.3), ("width", 2.4), ("win", 20))


def test_a_comparison_of_futures_is_told() -> None:
    """By how much, within what, in how many futures; what may be chance is not clearly worse."""
    assert tr("en", reason_text("ai-reason-taste", TASTE)) == (
        "A matter of taste; the next best move is about as good: "
        "−0.3 ± 2.4 points on average (a victory counts as 20 more), in 75 simulated continuations"
    )
    margin = (*TASTE[:1], ("points", 3.2), ("width", 2.4), ("win", 0))
    assert tr("fr", reason_text("ai-reason-clearly", margin)) == (
        "Nettement mieux que le deuxième meilleur coup\u202f: "
        "+3,2 ± 2,4 points en moyenne, sur 75 suites simulées"
    )
    even = (*TASTE[:1], ("points", 0.0), *TASTE[2:])
    assert ": 0 ± 2.4 points on average" in tr("en", reason_text("ai-reason-taste", even))
    seen = Thought(EndTurn.of(), reasons=(("ai-reason-taste", TASTE),))
    assert unsure(seen) == 2.4
    assert tr("en", less_text(msg("kind-buy"), 2.3, 2.4)) == "Buy a tile – a little worse (−2.3)"
    assert tr("en", less_text(msg("kind-buy"), 2.5, 2.4)) == "Buy a tile – clearly worse (−2.5)"


def test_a_broken_comparison_is_only_a_reason() -> None:
    """A file may hold anything in the place of a number."""
    odd = Thought(EndTurn.of(), reasons=(("ai-reason-taste", (("points", "x"), ("width", "y"))),))
    assert unsure(odd) == 0.0
    assert tr("en", reason_text(*odd.reasons[0]))


def test_buying_is_never_an_open_alternative() -> None:
    """That something could have been bought tells of the hand."""
    session = played(12)
    hidden = [
        other
        for step in session.steps
        if step.why is not None and step.thought is not None
        for other, (action, _) in zip(step.why.others, step.thought.alternatives, strict=False)
        if action.name == "buy"
    ]
    assert hidden
    assert not any(other.open for other in hidden)


def test_a_record_keeps_every_thought(tmp_path: Path) -> None:
    """A loaded game can be asked why from its first move on, saved as a copy or by itself."""
    session = played(30)
    copy, own = tmp_path / "why.alhambra", tmp_path / "auto.alhambra"
    records.save(session, copy)
    Autosave(session, own)
    assert sum(step.thought is not None for step in session.steps) > 40
    for path in (copy, own):
        again = records.load(path)
        assert again.digest() == session.digest()
        assert [step.why for step in again.steps] == [step.why for step in session.steps]


def test_saving_by_itself_follows_what_was_taken_back(tmp_path: Path) -> None:
    """The file has the thought of the action that was played, not of the one taken back."""
    session = played(6)
    while not session.is_ai(session.to_move):
        session.play(thought(session).action)
    saved = Autosave(session, tmp_path / "auto.alhambra")
    seat, best = session.to_move, thought(session)
    assert seat is not None
    for value in (1.0, 2.0):
        session.play(best.action, evolve(best, value=value))
        assert records.load(saved.path).steps[-1].thought == session.steps[-1].thought
        session.undo(seat)


@pytest.mark.parametrize(
    ("broken", "field"),
    [
        ([], "thoughts"),
        ({"x": {}}, "thoughts.x"),
        ({"9999": {}}, "thoughts.9999"),
        ({"0": 7}, "thoughts.0"),
        ({"0": {"reasons": [{"id": 3}]}}, "thoughts.0.reasons.0.id"),
        ({"0": {"reasons": [{"id": "load-newer"}]}}, "thoughts.0.reasons.0.id"),
        (
            {"0": {"reasons": [{"id": "ai-reason-wall", "params": {"points": -1e308}}]}},
            "thoughts.0.reasons.0.params.points",
        ),
        ({"0": {"alternatives": [[1]]}}, "thoughts.0.alternatives.0"),
        ({"0": {"alternatives": [[{"type": "fly"}, 1]]}}, "thoughts.0.type"),
        ({"0": {"value": True}}, "thoughts.0.value"),
        ({"0": {}, "1": {"value": 10**400}}, "thoughts.1.value"),
    ],
)
def test_broken_thoughts_are_named(tmp_path: Path, broken: object, field: str) -> None:
    """A file with unreadable thoughts says which."""
    path = tmp_path / "broken.alhambra"
    record = records.to_record(played(2)) | {"thoughts": broken}
    path.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(BadFile) as error:
        records.load(path)
    assert error.value.field == field


def test_a_move_without_thoughts_cannot_be_asked() -> None:
    """Random players have no reasons."""
    session = Session.new(config(3, humans=0, seed="why"))
    found = thought(session, "random")
    session.play(found.action, found)
    assert session.steps[0].why is None
    assert Thought(EndTurn.of()).reasons == ()


def test_the_move_compared_with_is_named() -> None:
    """As far as any onlooker may know of it; when the game is over, always."""
    rival = Weighed(msg("kind-buy"), 1.0, open=False)
    why = Why((msg("ai-reason-exact"),), others=(rival,), rival=rival)
    said = [
        tr("en", answer(AskWhy(0), msg("why-title"), why, over=over).text) for over in (False, True)
    ]
    assert said == [
        "Its reasons, compared with the next best move:",
        "Its reasons, compared with “Buy a tile”:",
    ]
    seen = evolve(why, rival=evolve(rival, open=True))
    during = answer(AskWhy(0), msg("why-title"), seen, over=False)
    assert tr("en", during.text) == "Its reasons, compared with “Buy a tile”:"
    alone = Why((msg("ai-reason-exact"),), alone=True)
    said_alone = answer(AskWhy(0), msg("why-title"), alone, over=False)
    assert tr("en", said_alone.text) == "Its reasons, compared with doing nothing:"


def test_a_thought_of_a_game_names_its_rival() -> None:
    """The move that reasons compare with is the first of the others; without one it is none."""
    named = 0
    for step in played(12).steps:
        if step.why is None or step.thought is None:
            continue
        others = step.thought.alternatives
        assert (step.why.rival is None) == (not others)
        if step.why.rival is not None:
            assert step.why.rival == step.why.others[0]
            named += 1
    assert named > 3
