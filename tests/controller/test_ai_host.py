"""The computer players' process, and what processes that work for another one do."""

import os
import queue
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.ai.player import choose
from alhambra_qt.controller.game import ai_host, children
from alhambra_qt.controller.game.ai_host import AiHost, Autoplay, request, simple_move
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.thoughts import MOST_ALTERNATIVES, Thought
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Buy
from alhambra_qt.i18n import Msg
from tests.cases import count, some
from tests.controller.kit import config, there
from tests.processes import SIGHUP, Process, environment, kill, lasts, resume, runs, suspend


class Main:
    """A main thread: calls are queued and run one by one."""

    def __init__(self) -> None:
        self.calls: queue.Queue[Any] = queue.Queue()
        self.troubles: list[Msg] = []
        self.again: list[Callable[[], None] | None] = []
        self.host = AiHost(self.calls.put, self.troubles.append, self.waits)

    def waits(self, words: Msg, again: Callable[[], None] | None) -> None:
        """Hear that an answer does not come, or that this holds no longer."""
        assert words.id == "ai-waits"
        self.again.append(again)

    def turn(self) -> None:
        """Run the next call."""
        self.calls.get(timeout=30)()

    def until(self, done: Any) -> None:
        """Run calls until something is so."""
        while not done():
            self.turn()


@pytest.fixture
def main() -> Iterator[Main]:
    """A main thread with a host, ended after the test."""
    made = Main()
    yield made
    made.host.close()


@pytest.fixture(scope="module")
def kept() -> Iterator[Main]:
    """A main thread whose process lives on: for tests that leave nothing asked and harm nothing."""
    made = Main()
    yield made
    made.host.close()


def game(seed: str = "host", level: str = "random") -> Session:
    """A game of computers."""
    return Session.new(ai_host.demo_config(seed, level, ("Anna", "Marco", "Ioana")))


def test_answer_is_legal_and_repeatable(kept: Main) -> None:
    """The same question with the same seed has the same legal answer, here and there."""
    session = game(level="medium")
    seen = session.ai_observation(there(session.to_move))
    answers: list[Thought] = []
    for _ in range(2):
        kept.host.ask(seen, "medium", "s", answers.append)
        kept.until(lambda: not kept.host.waiting)
    here = choose(seen, "medium", "s")
    assert [thought.action for thought in answers] == [here.action, here.action]
    assert [name for name, _ in answers[0].reasons] == [reason.id for reason in here.reasons]
    assert len(answers[0].alternatives) == min(len(here.alternatives), MOST_ALTERNATIVES)
    assert session.refusal(here.action) is None


def test_style_is_asked_for(kept: Main) -> None:
    """A builder is asked as a builder."""
    session = game(level="medium")
    seen = session.ai_observation(there(session.to_move))
    answers: list[Thought] = []
    for style in ("balanced", "builder"):
        kept.host.ask(seen, "medium", "s", answers.append, style)
        kept.until(lambda: not kept.host.waiting)
    here = [choose(seen, "medium", "s", style=style) for style in ("balanced", "builder")]
    assert [thought.value for thought in answers] == [round(choice.value, 2) for choice in here]
    assert here[0].value != here[1].value


def test_only_an_observation_is_sent() -> None:
    """The request holds no seed and no card that the seat cannot know."""
    session = Session.new(config(3, humans=0, seed="verysecret"))
    seat = there(session.to_move)
    sent = request(1, session.ai_observation(seat), "random", "s")
    assert b"verysecret" not in sent
    full = session.observation(seat).game
    assert sent.count(b"null") >= len(full.deck) + len(full.bag)


def test_stale_answers_are_dropped(kept: Main) -> None:
    """Only the last question is answered; a cancelled one never is."""
    session = game()
    seat = there(session.to_move)
    answers: list[str] = []
    kept.host.ask(session.ai_observation(seat), "random", "a", lambda _: answers.append("a"))
    kept.host.ask(session.ai_observation(seat), "random", "b", lambda _: answers.append("b"))
    kept.until(lambda: not kept.host.waiting)
    assert answers == ["b"]
    kept.host.ask(session.ai_observation(seat), "random", "c", lambda _: answers.append("c"))
    kept.host.cancel()
    kept.host.ask(session.ai_observation(seat), "random", "d", lambda _: answers.append("d"))
    kept.until(lambda: not kept.host.waiting)
    assert answers == ["b", "d"]


def test_a_new_question_is_not_delayed(main: Main) -> None:
    """A process that thinks in vain is replaced, which is no trouble worth telling."""
    session = game()
    seen = session.ai_observation(there(session.to_move))
    main.host.ask(seen, "expert", "a", lambda _: None)
    first = main.host.pid
    answers: list[Thought] = []
    main.host.ask(seen, "random", "b", answers.append)
    assert main.host.pid != first
    main.until(lambda: bool(answers))
    main.host.ask(seen, "expert", "c", answers.append)
    main.host.cancel()
    second = main.host.pid
    main.host.ask(seen, "random", "d", answers.append)
    assert main.host.pid == second
    main.until(lambda: len(answers) == 2)
    assert main.troubles == []


def test_killed_process_is_started_again(main: Main) -> None:
    """If the process is killed, that is reported, it is restarted, and the question is answered."""
    session = game()
    play = Autoplay(session, main.host)
    play.wake()
    main.until(lambda: len(session.steps) == 3)
    pid = there(main.host.pid)
    kill(pid)
    main.until(lambda: len(session.steps) == 6)
    assert [trouble.id for trouble in main.troubles] == ["ai-lost"]
    assert main.host.pid != pid


def test_without_a_process_simple_moves_are_made(
    main: Main, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If the process cannot be started, the game goes on with simple legal moves."""

    def broken(self: AiHost) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(AiHost, "_start", broken)
    session = game()
    play = Autoplay(session, main.host)
    play.wake()
    main.until(lambda: len(session.steps) == 4)
    assert {trouble.id for trouble in main.troubles} == {"ai-lost", "ai-failed"}


def test_a_stopped_process_is_told_and_replaced(
    main: Main, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A missing answer is reported, once; asked again, a new process gives it."""
    session = game()
    seen = session.ai_observation(there(session.to_move))
    answers: list[Thought] = []
    main.host.warm_up()
    first = there(main.host.pid)
    suspend(first)
    monkeypatch.setattr(children, "PATIENCE", 0.05)
    main.host.ask(seen, "random", "a", answers.append)
    main.until(lambda: bool(main.again))
    monkeypatch.undo()
    there(main.again[0])()
    main.until(lambda: bool(answers))
    assert (len(main.again), main.again[1]) == (2, None)
    assert not runs(first)
    assert main.host.pid != first
    assert main.troubles == []


def test_a_late_answer_counts(main: Main, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow machine gets no false alarm: an answer that arrives late takes the notice away."""
    session = game()
    seen = session.ai_observation(there(session.to_move))
    answers: list[Thought] = []
    main.host.warm_up()
    pid = there(main.host.pid)
    suspend(pid)
    monkeypatch.setattr(children, "PATIENCE", 0.05)
    main.host.ask(seen, "random", "a", answers.append)
    main.until(lambda: bool(main.again))
    resume(pid)
    main.until(lambda: bool(answers))
    assert main.again[1:] == [None]
    assert (main.host.pid, main.troubles) == (pid, [])


def test_nobody_waits_for_what_nobody_wants(main: Main, monkeypatch: pytest.MonkeyPatch) -> None:
    """A withdrawn question causes no more reports, and a stopped process ends with the host."""
    session = game()
    seen = session.ai_observation(there(session.to_move))
    monkeypatch.setattr(children, "PATIENCE", 0.05)
    main.host.warm_up()
    first = there(main.host.pid)
    suspend(first)
    main.host.ask(seen, "random", "a", lambda _: None)
    main.until(lambda: bool(main.again))
    main.host.cancel()
    assert main.again[1:] == [None]
    assert not lasts(first, PATIENCE)
    suspend(there(main.host.pid))
    main.host.ask(seen, "random", "b", lambda _: None)
    second, here = there(main.host.pid), main.calls.get(timeout=30)
    main.host.close()
    here()  # it had been on its way
    assert main.again[1:] == [None]
    assert not runs(second)


@pytest.mark.only_on("posix", "sends signals, which end a process of Windows")
def test_processes_are_deaf(main: Main) -> None:
    """The end of a session is sent to all processes at once: only the program itself acts on it."""
    session = game()
    main.host.warm_up()
    pid = there(main.host.pid)
    for number in (signal.SIGTERM, signal.SIGINT, SIGHUP) * 3:
        os.kill(pid, number)
    answers: list[Thought] = []
    seen = session.ai_observation(there(session.to_move))
    main.host.ask(seen, "random", "a", answers.append)
    main.until(lambda: bool(answers))
    assert (main.host.pid, main.troubles) == (pid, [])


def test_simple_move_is_legal() -> None:
    """A simple move is a legal one, the same for the same seed."""
    session = game()
    seen = session.ai_observation(there(session.to_move))
    move = simple_move(seen, "x")
    assert move in legal_actions(seen.game)
    assert move == simple_move(seen, "x")


def test_step_by_step(kept: Main) -> None:
    """With step by step a move waits until it is let go, and undo throws it away."""
    session = game()
    ready: list[int] = []
    play = Autoplay(session, kept.host, lambda: ready.append(len(session.steps)))
    play.wake()
    kept.until(lambda: play.ready)
    assert session.steps == []
    assert play.go()
    assert len(session.steps) == 1
    kept.until(lambda: play.ready)
    assert not play.thinking
    play.stop()
    assert not play.go()


def test_a_game_through_the_process(kept: Main) -> None:
    """A game played through the process is the one that is played here with the same seed."""
    session, here = game("whole", "medium"), game("whole", "medium")
    play = Autoplay(session, kept.host)
    play.wake()
    kept.until(lambda: session.over or len(session.steps) >= count(60, 10_000))
    while len(here.steps) < len(session.steps):
        ai_host.play_one(here)
    assert session.digest() == here.digest()
    assert kept.troubles == []


def test_closed_host_leaves_no_process() -> None:
    """Closing ends the process."""
    made = Main()
    made.host.warm_up()
    pid = there(made.host.pid)
    made.host.close()
    assert made.host.pid is None
    assert not runs(pid)


def test_demo_tells_every_action() -> None:
    """A demonstration game is played to its end and tells of every action."""
    heard: list[int] = []
    session = ai_host.play_out(game("demo"), lambda step: heard.append(step.seat))
    assert session.over
    assert len(heard) == len(session.steps)


def test_forbidden_answer_does_no_harm(main: Main, caplog: pytest.LogCaptureFixture) -> None:
    """If a computer player ever chose what the rules forbid, a simple legal move is played.

    The log names the kind of action and no card; nobody can ask for reasons.
    """
    session = game()
    play = Autoplay(session, main.host, lambda: None)
    play._take(Thought(Buy.of(0, (8, 107))), session.version)
    assert play.go()
    assert len(session.steps) == 1
    assert session.actions[0] != Buy.of(0, (8, 107))
    assert session.steps[0].thought is None
    assert [record.message for record in caplog.records if "forbid" in record.message] == [
        "The computer player chose what the rules forbid: buy"
    ]


PATIENCE = 30.0  # seconds until an end that should come is given up; a thought lasts far longer
ASK = """
import os, signal, sys, time
import attrs
from alhambra_qt import modules
from alhambra_qt.controller.game.ai_host import AiHost, demo_config
from alhambra_qt.controller.game.session import Session
from tests.processes import suspend

if __name__ == "__mp_main__":  # in the computers' process: somebody who thinks for ever
    from alhambra_qt.ai import worker
    worker.answer = lambda data: time.sleep(600)

if __name__ == "__main__":
    config = demo_config("orphan", "expert", ("Anna", "Marco", "Ioana"))
    session = Session.new(attrs.evolve(config, modules=modules.IDS))
    host = AiHost(lambda call: None)
    host.warm_up()
    time.sleep(float(sys.argv[1]))
    if sys.argv[2] != "start":
        host.ask(session.ai_observation(session.to_move), "expert", "s", print)
        time.sleep(0.5)
    # Where tests run in the background Ctrl+C is ignored.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        print(host.pid, flush=True)
        if sys.argv[2] == "leave":
            suspend(host.pid)
            sys.exit()
        time.sleep(60)
    except KeyboardInterrupt:
        time.sleep(0.7)
        host.close()
"""


def asking(folder: Path, *words: str) -> Process:
    """Start a process that starts one for the computer players."""
    script = folder / "ask.py"
    script.write_text(ASK, encoding="utf-8")
    return Process([sys.executable, script, *words], env=environment())


@pytest.mark.parametrize(("wait", "what"), [("0.05", "start"), ("1.5", "ask")])
def test_nobody_thinks_on_for_nobody(tmp_path: Path, wait: str, what: str) -> None:
    """If the window is killed, its computers end at once, while they start and while they think."""
    with asking(tmp_path, wait, what) as made:
        pid = int(made.line())
        assert runs(pid)
        made.kill()
        assert not lasts(pid, PATIENCE)


def test_the_end_waits_for_nobody(tmp_path: Path) -> None:
    """A program that ends without a word takes its processes with it, also a stopped one."""
    with asking(tmp_path, "0", "leave") as made:
        pid = int(made.line())
        status, _, text = made.end(PATIENCE)
        assert (text, status) == ("", 0)
        assert not lasts(pid, PATIENCE)


@pytest.mark.only_on("posix", "Ctrl+C for one group: Windows sends it to all at a console")
@pytest.mark.parametrize("wait", some(["0.1", "0", "0.3"], 1))
def test_ctrl_c_is_not_for_the_computers(tmp_path: Path, wait: str) -> None:
    """Ctrl+C reaches every process of a terminal; the computers say nothing and end with theirs."""
    with asking(tmp_path, wait, "start") as made:
        pid = int(made.line())
        made.signal(signal.SIGINT, group=True)
        _, _, text = made.end()
        assert text == ""
        assert not lasts(pid, PATIENCE)
