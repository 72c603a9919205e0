"""Frame by frame: nothing tells what a scoring gave before the scoring itself does."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.replay.replayed import scorings_of
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.i18n import msg, unmarked
from alhambra_qt.ui.game.open_pages import Scorings
from alhambra_qt.ui.kit.context import UiContext
from tests.cases import each
from tests.controller.kit import config, played, there
from tests.ui.table_drive import Drive
from tests.ui.window_kit import HereHost, Player

K = Qt.Key
SPEEDS = {  # of the computers, of what moves, and whether nothing does
    "normal": ("normal", 3, "off"),
    "fast": ("fast", 4, "off"),
    "reduced": ("normal", 3, "on"),
    "demonstration": ("normal", 3, "off"),
}
ROUNDS = 3  # of events while a scoring is shown


class Patient(HereHost):
    """Computers that choose nothing until they may."""

    may = False

    def _send(self) -> None:
        if Patient.may:
            super()._send()


class Frames(QObject):
    """Each frame of a window in which a table is seen: its view, and whether a scoring is shown."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.window)
        self.player = player
        self.seen: list[tuple[TableView, bool]] = []
        self.heard: list[tuple[str, bool]] = []
        player.window.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Look at a frame that is about to be painted."""
        game = self.player.program.game
        if event.type() == QEvent.Type.UpdateRequest and game is not None:
            view = game.table.view_shown
            if view is not None and game.shown in ("table", "scoring"):
                self.seen.append((view, game.scorings.on))
        return False

    def hear(self, said: str) -> None:
        """Note what a screen reader is given."""
        self.heard.append((said, self.player.game.scorings.on))


@cache
def whole(humans: int) -> Session:
    """A whole game of three, by chance."""
    return played(config(3, humans=humans, seed="frames"))


def scores_in(view: TableView) -> dict[int, set[int]]:
    """Return all scores of each player in a view."""
    found = {mark.seat.seat: {mark.score} for mark in view.track.marks}
    for player in (view.you, *view.opponents):
        found[player.seat.seat].add(player.score)
    return found


@pytest.mark.parametrize(*each(number=(1, 2, 3), how=tuple(SPEEDS)))
def test_no_frame_is_early(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, number: int, how: str
) -> None:
    """Scores, track, log, question and speech wait until it is left, the counts until it begins.

    While it is shown the counts are those of this scoring, whatever computers do meanwhile.
    """
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    pace, motion, reduced = SPEEDS[how]
    game = whole(humans=0 if how == "demonstration" else 1)
    at = scorings_of(game.steps)[number]
    monkeypatch.setattr(Patient, "may", False)
    player = Player(chosen={"ai_speed": pace}, host=Patient, painted=True)
    player.settings.set("animation_speed", motion)
    player.settings.set("reduced_motion", reduced)
    frames = Frames(player)
    if how == "demonstration":
        player.program.running.run(game.as_it_was(at - 1), None, keep=False)
    else:
        player.open(game.as_it_was(at - 1), settled=False)
    player.wait(lambda: bool(frames.seen), "no frame of the table")
    screen, session = player.game, player.game.desk.session
    screen.table.news.announced.connect(frames.hear)
    before, scores = frames.seen[-1][0], session.scores
    first = len(frames.seen)
    session.play(there(game.steps[at - 1].action))
    assert session.scores != scores
    player.wait(lambda: screen.scorings.stage.isVisible(), "no scoring is shown")
    player.look()
    monkeypatch.setattr(Patient, "may", True)
    if screen.computers.host.waiting:
        screen.computers.host._send()
    for _ in range(ROUNDS):  # whatever computers and the pointer let be shown meanwhile
        screen.refresh()
        screen.table.hovered.emit(None)
        player.events(3)
    early = [view for view, on in frames.seen[first:] if not on]
    assert early, "not one frame before the stage"
    for view in early:
        held_back(before, view, scores)
    assert not [text for text, _ in frames.heard if "of 3:" in text]
    player.key_only(K.Key_Escape)
    player.wait(lambda: screen.scorings.stage.whole, "the scoring does not end")
    on = [view for view, on in frames.seen[first:] if on]
    assert on
    for view in on:
        assert view.counts.title == msg("play-counts-last", n=number)
        assert view.counts.scoring == number
        held_back(before, view, scores)
    player.look()
    player.key_only(K.Key_Return)
    player.wait(lambda: not screen.scorings.on, "the scoring is not left")
    screen.refresh()
    view = there(screen.table.view_shown)
    assert scores_in(view) == {k: {score} for k, score in enumerate(session.scores)}
    assert [line for line in view.log if line.kind == "scoring" and line not in before.log]
    player.close()


def held_back(before: TableView, view: TableView, scores: tuple[int, ...]) -> None:
    """A view tells no more of the points than the one before did."""
    assert scores_in(view) == {k: {score} for k, score in enumerate(scores)}
    assert not [line for line in view.log if line.kind == "scoring" and line not in before.log]
    assert not [line for some in view.recap for line in some.lines if line.kind == "scoring"]
    assert "+" not in unmarked(str(text_of(view.prompt.title)))
    last = msg("play-counts-last", n=before.counts.scoring)
    assert view.counts == before.counts or view.counts.title == last


def test_an_undone_scoring_holds_nothing(ctx: UiContext) -> None:
    """If its action is undone before it is shown, nothing is held back and nothing is shown."""
    game = whole(1)
    at = scorings_of(game.steps)[3]
    drive = Drive(ctx, game.as_it_was(at - 1))
    scorings, view = Scorings(drive.table, drive.desk), drive.desk.view()
    scorings.laid(view)
    scorings.note(SessionChange("played", (game.steps[at - 1],)))
    assert scorings.laid(view) != view
    assert scorings.begin() is None
    assert not scorings.left
    assert scorings.laid(view) is view
