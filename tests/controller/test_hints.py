"""Hints: three steps, only for whoever must choose, and nothing played by itself."""

import json
import re
from collections.abc import Iterator
from functools import partial

import pytest
from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.ai import worker
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.hints import Hints, places
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game import ai_host
from alhambra_qt.controller.game.ai_host import AiHost, request
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import Thought
from alhambra_qt.controller.view.targets import AtDisplay, Press
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.engine import legal_actions
from alhambra_qt.i18n import LANGS, msg, tr
from tests.cases import some
from tests.controller.kit import act, config, desk, picks, there

HAND = "florin-1 florin-2 florin-5 dirham-6 denar-3 denar-7 ducat-3"
MARKET = "tower-8-nes chambers-6-es arcades-5-nw pavilion-4-es"
DISPLAY = "ducat-3 florin-7 florin-2 denar-9"


def begun(hand: str = HAND) -> Desk:
    """A table at which the first person is to move."""
    return desk(hand=hand, market=MARKET, display=DISPLAY)


class Slow(AiHost):
    """Keeps its questions until the test lets it answer."""

    def __init__(self) -> None:
        super().__init__(lambda call: call())
        self.sent: list[bytes] = []

    def _send(self) -> None:
        asked = self._asked
        if asked is not None:
            seen = asked.observation
            self.sent.append(request(asked.number, seen, asked.level, asked.seed, asked.style))

    def think(self) -> None:
        """Answer the last question."""
        self._answered(worker.answer(self.sent[-1]))


def asking(table: Desk, level: str = "medium") -> Slow:
    """Give a desk somebody to ask."""
    host = Slow()
    table.hints.host, table.hints.level = host, level
    return host


def advised(hand: str = HAND) -> tuple[Desk, Slow]:
    """A table at which the hint is at its third step, and who gave it."""
    table = begun(hand)
    host = asking(table)
    for _ in range(3):
        table.pick(Press("hint"))
        if host.waiting:
            host.think()
    return table, host


def told(table: Desk) -> list[str]:
    """Return the lines of the hint."""
    hint = there(table.view().hint)
    return [tr("en", hint.title), *(tr("en", line.text) for line in hint.lines)]


def test_a_single_candidate_says_so() -> None:
    """A hint says so if nothing is close to the best move."""
    table = begun()
    host = asking(table)
    table.hint()
    host.think()
    table.hint()
    assert told(table)[1:] == ["Buy a tower (8) with 1 + 2 + 5", "Nothing else comes close"]


def test_steps_are_asked_for_while_it_is_computed() -> None:
    """No press is lost: the step wanted is said at once, and shown when it is there."""
    table = begun("florin-1 dirham-1 denar-1 ducat-1")
    host = asking(table)
    for step in (1, 2, 3, 3):
        table.pick(Press("hint"))
        assert told(table) == [f"Thinking about hint {step} of 3…"]
        more = [button.target for button in there(table.view().hint).buttons]
        assert more == [Press("hint-close"), *([Press("hint")] if step < 3 else [])]
    host.think()
    assert told(table)[0] == "Hint 3 of 3"
    table.pick(Press("hint"))
    assert table.view().hint is None


def test_three_steps() -> None:
    """The topic, then up to three candidates with marks, then the best move with its reasons."""
    table = begun("florin-1 dirham-1 denar-1 ducat-1")
    host = asking(table)
    table.pick(Press("hint"))
    assert told(table) == ["Thinking about hint 1 of 3…"]
    host.think()
    assert told(table) == ["Hint 1 of 3", "The best kind of move now: “Take money”"]
    table.pick(Press("hint"))
    title, *lines = told(table)
    hint = table.view().hint
    assert title == "Hint 2 of 3"
    assert hint is not None
    assert 2 <= len(lines) <= 3
    assert [line.number for line in hint.lines] == [1, 2, 3][: len(lines)]
    assert "worse (−" in lines[1] or "next best" in lines[1]
    assert {mark.number for mark in hint.marks} >= {1}
    table.pick(Press("hint"))
    title, best, *reasons = told(table)
    assert title == "Hint 3 of 3"
    assert best.startswith("Best: Take ")
    assert 1 <= len(reasons) <= 4
    hint = there(table.view().hint)
    assert isinstance(hint.marks[0].target, AtDisplay)
    assert table.session.steps == []
    table.pick(Press("hint"))
    assert table.view().hint is None


def test_the_best_move_is_compared_with_the_next() -> None:
    """The third step names the next best move, with points unless rollouts give them."""
    table, _ = advised("florin-1 dirham-1 denar-1 ducat-1")
    assert told(table)[2].startswith(("Compared with “", "Next best: “"))
    thought = there(table.hints._thought)
    values = (("n", 75), ("points", 3.2), ("width", 1.1), ("win", 0))
    table.hints._thought = evolve(thought, reasons=(("ai-reason-clearly", values),))
    _, _, other, *reasons = told(table)
    assert other.startswith("Next best: “Take ")
    text = "Clearly better than the next best move: +3.2 ± 1.1 points on average"
    assert reasons == [f"{text}, in 75 simulated continuations"]


def test_the_best_move_is_played_on_request() -> None:
    """Once it is shown; before, the button does nothing."""
    table = begun("florin-1 dirham-1 denar-1 ducat-1")
    host = asking(table)
    table.pick(Press("hint-do"))
    table.pick(Press("hint"))
    host.think()
    table.pick(Press("hint-do"))
    assert table.session.steps == []
    picks(table, Press("hint"), Press("hint"))
    best = there(table.hints.best)
    table.pick(Press("hint-do"))
    assert table.session.actions[-1] == best
    assert table.hints.best is None


def test_following_the_marks_plays_the_best_move() -> None:
    """Clicking what the third step marks, and confirming, is the move that was advised."""
    table, host = advised()
    hint = there(table.view().hint)
    slot, *hand = [mark.target for mark in hint.marks]
    table.pick(slot)
    chosen = {
        card.target
        for group in table.view().hand.groups
        for card in group.cards
        if card.state == "chosen"
    }
    for target in chosen ^ set(hand):
        table.pick(target)
    assert table.view().hint is not None  # it stays while one follows it
    best = json.loads(worker.answer(host.sent[-1]))["action"]
    table.confirm()
    assert table.session.actions[0].name == best["type"] == "buy"
    assert table.view().hint is None


def test_a_question_holds_no_secrets() -> None:
    """The question holds the observation of this seat and nothing of another's hand."""
    session = Session.new(config(3, humans=3, seed="verysecret"))
    table = Desk(session)
    table.take_seat()
    host = asking(table)
    table.hint()
    asked = json.loads(host.sent[0])
    seat = session.to_move
    assert asked["observation"]["seat"] == seat
    assert b"verysecret" not in host.sent[0]
    assert asked["seed"] == session.ai_seed(seat or 0)


def test_not_on_another_turn() -> None:
    """A person who is not to choose gets a notice for a hint; no computer is asked."""
    session = Session.new(config(3, humans=2, seed="kit"))
    table = Desk(session)  # nobody has taken the computer yet
    host = asking(table)
    table.pick(Press("hint"))
    assert host.sent == []
    assert table.view().hint is None
    assert table.view().notice is not None
    assert tr("en", table.notice or msg("hint-title")) == "You can ask for a hint on your turn"


def test_late_answers_and_closing() -> None:
    """An answer to a question that no longer stands is not shown; closing stops the thinking."""
    table = begun()
    host = asking(table)
    picks(table, Press("hint"), Press("hint-close"))
    assert not host.waiting
    assert table.view().hint is None
    host.think()
    assert table.view().hint is None
    act(table, Press("hint"), AtDisplay(1))
    host.think()
    assert table.hints.step == 0
    assert table.view().hint is None


def test_no_answer() -> None:
    """A move made up because nobody could think is no hint."""
    table = begun()
    asking(table)
    heard: list[bool] = []
    table.hints.on_ready = lambda: heard.append(table.hints.failed)
    table.pick(Press("hint"))
    game = table.session.observation(0).game
    table.hints._take(Thought(legal_actions(game)[0], blind=True), table.session.version)
    assert heard == [True]
    assert table.view().hint is None


def every_question() -> Iterator[tuple[Session, Table]]:
    """Play games with all modules and look at questions of every kind."""
    for seed in some(("a", "b", "c"), 2):
        plain = ai_host.demo_config(seed, "random", ("Anna", "Marco", "Ioana"))
        session = Session.new(evolve(plain, modules=modules.IDS))
        counts: dict[str, int] = {}
        while (seat := session.to_move) is not None and len(session.steps) < 700:
            game = session.observation(seat).game
            kind = game.frame.kind
            counts[kind] = counts.get(kind, 0) + 1
            if counts[kind] <= 4:
                yield session, Table.of(game, seat, session.tags, "normal")
            ai_host.play_one(session)


def test_hints_for_every_action() -> None:
    """Each legal action is said in all languages without a gap, and has a place to be marked.

    Where something is asked that can be declined, the first step speaks of the answer.
    """
    gaps: list[str] = []
    topics: dict[str, set[str]] = {}
    for session, table in every_question():
        for action in table.legal[:40]:
            text = move_text(table, action)
            for lang in LANGS:
                sentence = tr(lang, text)
                if re.search(r"[{}]|-of-|move-|kind-|\?\?", sentence) or not sentence.strip():
                    gaps.append(f"{lang} {action}: {sentence}")
            if not places(table, action):
                gaps.append(f"{action} has no place")
        hints = Hints(session)
        given(hints, Thought(table.legal[0]), 1, session)
        topic = there(hints.view(table)).lines[0].text.id
        topics.setdefault(topic, set()).add(table.game.frame.kind)
    assert gaps == []
    assert {"turn", "place", "redesign", "turn_end"} <= topics["hint-topic"]
    assert {"window", "before_turn"} <= topics["hint-topic-answer"]
    assert "auction" in set().union(*topics.values())
    assert not topics["hint-topic"] & topics["hint-topic-answer"]


@pytest.mark.parametrize("kind", ["turn", "place", "window", "auction"])
def test_hints_for_questions_of_modules(kind: str) -> None:
    """A hint comes for every kind of question, in all three steps."""
    plain = ai_host.demo_config("hint", "random", ("Anna", "Marco", "Ioana"))
    session = Session.new(evolve(plain, modules=modules.IDS))
    while session.observation(session.to_move).game.frame.kind != kind:
        ai_host.play_one(session)
    seat = there(session.to_move)
    table = Desk(session)
    host = asking(table, "easy")
    seen = session.observation(seat).game
    press = partial(table.hints.press, seat)
    press()
    host.think()
    for step in (1, 2, 3):
        view = there(table.hints.view(Table.of(seen, seat, session.tags, "normal")))
        assert view.step == step
        assert view.lines
        press()


def given(hints: Hints, thought: Thought, step: int, session: Session) -> None:
    """Let a hint be at a step of a thought."""
    hints._thought, hints._step, hints._version = thought, step, session.version


def shown(table: Desk, thought: Thought, step: int) -> list[str]:
    """Return the lines of a step of the hint for a thought."""
    given(table.hints, thought, step, table.session)
    return told(table)[1:]


def test_one_comparison_has_one_number() -> None:
    """The second step of a hint repeats the rollout's number for the next best move."""
    table = begun("florin-1 dirham-1 denar-1 ducat-1")
    best, second, third = legal_actions(table.session.observation(0).game)[:3]
    values = (("n", 75), ("points", 2.5), ("width", 1.1), ("win", 20))
    thought = Thought(best, 9.0, ((second, 6.44), (third, 6.41)), (("ai-reason-clearly", values),))
    lines = shown(table, thought, 2)
    assert lines[1].endswith("– clearly worse (−2.5)")
    assert lines[2].endswith("– clearly worse (−2.6)")
    assert "+2.5 ± 1.1" in shown(table, thought, 3)[2]
    taste = evolve(
        thought,
        alternatives=((second, 8.6), (third, 8.5)),
        reasons=(("ai-reason-taste", (*values[:1], ("points", -0.4), *values[2:])),),
    )
    assert all(line.endswith("– about as good") for line in shown(table, taste, 2)[1:])
    assert "−0.4 ± 1.1" in shown(table, taste, 3)[2]
    same = evolve(thought, reasons=(("ai-reason-same", ()),), alternatives=((second, 9.0),))
    assert shown(table, same, 2)[1].endswith("– makes no difference")
    assert shown(table, same, 3)[1:] == [
        f"Next best: “{shown(table, same, 2)[1].removesuffix(' – makes no difference')}”",
        "It makes no difference: the next best move is worth as much",
    ]


def test_what_reasons_compare_with_is_said() -> None:
    """Without another move it is doing nothing; where nothing else is possible, both say so."""
    table = begun()
    best = legal_actions(table.session.observation(0).game)[0]
    alone = Thought(best, 9.0, (), (("ai-reason-money", (("points", 2.0),)),))
    assert shown(table, alone, 2)[1] == "Nothing else comes close"
    assert shown(table, alone, 3)[1] == "Compared with doing nothing"
    only = evolve(alone, reasons=(("ai-reason-only", ()),))
    assert shown(table, only, 2)[1:] == shown(table, only, 3)[1:] == ["Nothing else is possible"]
