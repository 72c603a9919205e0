"""Reviews in the background, and what is kept of them."""

import json
import queue
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt import modules
from alhambra_qt.ai.arena import of_level
from alhambra_qt.controller.game import ai_host, children, records, reviews, saves
from alhambra_qt.controller.game.records import review_path, review_paths
from alhambra_qt.controller.game.reviews import (
    UNKNOWN,
    ReviewHost,
    forget_lost,
    read_review,
    tie_of,
)
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Branch
from alhambra_qt.controller.review.review_build import review_view
from alhambra_qt.engine import apply_unchecked
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import Msg
from alhambra_qt.review.analyse import Analysis
from alhambra_qt.review.kept import tie
from alhambra_qt.review.model import Review, TriedCost
from alhambra_qt.review.shares import result_of
from alhambra_qt.review.worker import PACE
from tests.controller.kit import english, there
from tests.processes import suspend
from tests.review.endings import ending
from tests.review.samples import review_of

ACTIONS = 14
Left = tuple[Review | None, float]


@cache
def record() -> str:
    """A record that begins shortly before the end of a game, as text."""
    config = ai_host.demo_config("review", "medium", ("Anna", "Marco", "Ioana"))
    game, actions = ending(ACTIONS)
    while game.frame.kind != "turn" or game.acted:
        apply_unchecked(game, actions[0])
        actions = actions[1:]
    start = position_to_json(game)
    session = Session.at(config, modules.read_position(start).game, start)
    play_to_the_end(session)
    return records.dumps(records.to_record(session))


def play_to_the_end(session: Session) -> None:
    """Let a medium player play for everybody."""
    player = of_level("medium")
    while (seat := session.to_move) is not None:
        session.play(player(session.observation(seat), str(len(session.actions))))


class Desk:
    """A main thread with a host, a game and the host's reports."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "game.alhambra"
        self.path.write_text(record(), encoding="utf-8")
        self.session = records.load(self.path)
        self.calls: queue.Queue[Any] = queue.Queue()
        self.troubles: list[Msg] = []
        self.again: list[Callable[[], None] | None] = []
        self.told: list[Left] = []
        self.host = ReviewHost(
            self.calls.put, lambda _: self.path, self.troubles.append, self.waits
        )

    def waits(self, words: Msg, again: Callable[[], None] | None) -> None:
        """Hear that there is no news, or that this holds no longer."""
        assert words.id == "review-waits"
        self.again.append(again)

    def begin(self) -> None:
        """Ask for the review."""
        self.told.clear()
        self.host.start(self.session, lambda review, left: self.told.append((review, left)))

    def until(self, done: float) -> Review:
        """Run calls until so much of the work is done."""
        while not (self.told and (review := self.told[-1][0]) and review.done >= done):
            self.calls.get(timeout=60)()
        return review

    @property
    def kept(self) -> Any:
        """The review stored beside the record."""
        return json.loads(review_path(self.path).read_text("utf-8"))


@pytest.fixture
def main(tmp_path: Path) -> Iterator[Desk]:
    """A desk whose process is ended after the test."""
    made = Desk(tmp_path)
    yield made
    made.host.stop()


def test_worked_out_and_kept(main: Desk) -> None:
    """A review is computed, reported, stored, and read at once the next time."""
    main.begin()
    assert main.host.working
    assert main.told == [(None, UNKNOWN)]
    review = main.until(1.0)
    for found, left in main.told:
        assert (left == UNKNOWN) == (found is None or found.done < PACE), "its pace is known"
    assert main.told[-1] == (review, 0.0)
    assert review.result == result_of(main.session.observation(None).game)
    assert main.kept["work"] is None
    # What was played is priced as in the review, on its own.
    choice = max(review.judged(), key=lambda judged_choice: judged_choice.cost)
    priced: list[TriedCost | None] = []
    main.host.try_out(choice, choice.played, priced.append)
    while not priced:
        main.calls.get(timeout=60)()
    assert priced[0] is not None
    assert priced[0].low <= priced[0].cost <= priced[0].high
    assert priced[0].cost == pytest.approx(choice.cost, abs=0.05)
    main.begin()
    assert (main.told, main.host.working) == ([(review, 0.0)], False)
    assert main.troubles == []


def test_stopped_and_gone_on_with(main: Desk) -> None:
    """The state of a stopped analysis is stored, and also another host resumes it."""
    main.begin()
    halfway = main.until(0.01)
    main.host.stop()
    assert main.told[-1] == (halfway, 0.0)
    assert not main.host.working
    # A quick process may have sent more than the main thread had read when it stopped it.
    done = main.kept["review"]["done"]
    assert 0 < done <= 1
    assert (main.kept["work"] is None) == (done == 1)
    main.host.go_on()
    whole = main.until(1.0)
    review_path(main.path).unlink()
    main.begin()
    assert main.until(1.0) == whole


@pytest.mark.parametrize(
    "change",
    [
        {"format": "tea"},
        {"version": 99},
        {"tie": "another"},
        {"review": {}},
        {"work": {"nodes": 3}},
    ],
)
def test_broken(main: Desk, change: dict[str, Any]) -> None:
    """Any fault of a stored review is one sentence, and the review is computed again."""
    tied = tie(main.session.beginning, main.session.actions)
    review_path(main.path).write_text(json.dumps({**sample(main), **change}), encoding="utf-8")
    with pytest.raises(Unreadable):
        read_review(review_path(main.path), tied, 3)
    main.begin()
    assert main.told[0][0] is None
    assert [text.id for text in main.troubles] == ["save-review-broken"]


def test_a_newer_review_is_not_replaced(main: Desk) -> None:
    """The review of a newer version stays; ours lasts until the program ends."""
    newer = {**sample(main), "version": 99}
    review_path(main.path).write_text(json.dumps(newer), encoding="utf-8")
    main.begin()
    main.until(0.01)
    main.host.stop()
    assert main.kept == newer


def sample(main: Desk) -> dict[str, Any]:
    """A kept review, as plain as can be."""
    tied = tie(main.session.beginning, main.session.actions)
    even = [0.4, 0.3, 0.3]
    swing = {"at": 0, "turn": 0, "seat": 0, "before": even, "after": even}
    review = {"start": even, "result": even, "swings": [swing], "turns": 2, "done": 1.0}
    review |= {"rough": False, "error": 0.0, "places": [None] * 3}
    return {"format": "alhambra-review", "version": 1, "tie": tied, "review": review}


def test_rows_fit_the_table(main: Desk) -> None:
    """A review whose rows have not one share for each seat is not believed."""
    tied = tie(main.session.beginning, main.session.actions)
    kept = sample(main)
    review_path(main.path).write_text(json.dumps(kept), encoding="utf-8")
    assert read_review(review_path(main.path), tied, 3).review.turns == 2
    kept["review"]["swings"][0]["after"] = [0.5, 0.5]
    review_path(main.path).write_text(json.dumps(kept), encoding="utf-8")
    with pytest.raises(Unreadable) as error:
        read_review(review_path(main.path), tied, 3)
    assert error.value.field == "review.swings.0.after"


def test_goes_with_its_record(tmp_path: Path) -> None:
    """A review is renamed and deleted with its record."""
    path = tmp_path / "one.alhambra"
    path.write_text(record(), encoding="utf-8")
    review_path(path).write_text("{}", encoding="utf-8")
    assert saves.rename(path, "two") is None
    other = tmp_path / "two.alhambra"
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "two.alhambra",
        "two.alhambra.review.json",
    ]
    assert saves.names(tmp_path) == ["two.alhambra"]
    assert saves.delete(other) is None
    assert list(tmp_path.iterdir()) == []


def test_a_branch_has_a_review_of_its_own(main: Desk) -> None:
    """The review of a branch with other luck is of what was played there, and kept beside it."""
    session = records.play_on(main.session, 3, "Otherwise", "other")
    play_to_the_end(session)
    records.save(session, main.path)
    assert session.branch is not None
    file = review_path(main.path, session.branch)
    end = Analysis(session.beginning, session.actions, dealt=session.branch.dealt).end
    assert digest(end) == session.digest()
    main.session = session
    main.begin()
    assert main.until(0.01).result == result_of(session.observation(None).game)
    main.host.stop()
    again = records.open_branch(records.load(main.path), session.branch)
    assert tie_of(again) == tie_of(session) != tie_of(main.session.root or session)
    assert read_review(file, tie_of(again), 3).review.turns
    assert not review_path(main.path).exists()
    assert "does not count" in english(review_view(session, main.until(0.01)).branch)


def test_reviews_of_branches_go_with_them(tmp_path: Path) -> None:
    """They are renamed and deleted with their record, and deleted with their branch."""
    path, other = tmp_path / "one.alhambra", tmp_path / "two.alhambra"
    path.write_text(record(), encoding="utf-8")
    tried = [Branch("a", None, 1), Branch("b", None, 2)]
    for file in (review_path(path), *(review_path(path, branch) for branch in tried)):
        file.write_text("{}", encoding="utf-8")
    forget_lost(path, tried[1:])
    assert set(review_paths(path)) == {review_path(path), review_path(path, tried[1])}
    assert saves.rename(path, "two") is None
    tried[1].name = "c"
    assert all(path.exists() for path in (review_path(other), review_path(other, tried[1])))
    assert saves.delete(other) is None
    assert list(tmp_path.iterdir()) == []


def test_a_process_that_dies_twice(main: Desk) -> None:
    """It is started once more; then it is said in a sentence that there will be no review."""
    main.begin()
    while (work := main.host._work) is not None:
        work.process.kill()
        main.calls.get(timeout=60)()
    assert main.told[-1] == (None, 0.0)
    assert [text.id for text in main.troubles] == ["review-failed"]


def test_a_stopped_process(main: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """A stalled analysis is reported and resumed by a new process; a price is given up."""
    monkeypatch.setattr(children, "PATIENCE", 0.05)
    main.begin()
    stop(main)
    while not main.again or main.again[-1] is None:
        main.calls.get(timeout=60)()
    monkeypatch.undo()
    there(main.again[-1])()
    assert main.until(0.01).done > 0
    assert main.again.pop() is None
    assert main.troubles == []


def test_a_stopped_price(main: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The price of another action has a time limit."""
    begun = children.start

    def stopped(worker: str) -> children.Child:
        child = begun(worker)
        suspend(there(child.process.pid))
        return child

    main.begin()
    main.host.stop()
    choice = next(review_of(main.session).judged())
    monkeypatch.setattr(children, "start", stopped)
    monkeypatch.setattr(reviews, "LONGEST", 0.05)
    priced: list[TriedCost | None] = []
    main.host.try_out(choice, choice.played, priced.append)
    while not priced:
        main.calls.get(timeout=60)()
    assert priced == [None]


def stop(main: Desk) -> None:
    """Let the system stop the process that works."""
    suspend(there(there(main.host._work).process.pid))


def test_work_of_another_game(main: Desk) -> None:
    """Work that does not fit the game ends its process once; then all is made anew."""
    kept = sample(main)
    kept["review"]["done"] = 0.5
    kept["work"] = {"passes": 1, "phase": 1, "step": 0, "size": 1, "nodes": [], "prices": {}}
    review_path(main.path).write_text(json.dumps(kept), encoding="utf-8")
    main.begin()
    assert main.told[0][0] is not None
    while main.told[-1][0] is not None:
        main.calls.get(timeout=60)()
    assert main.host.working
    assert main.until(0.01).result == result_of(main.session.observation(None).game)
