"""Playing on from a moment of a game in the real window, and what becomes of it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.reviews import KeptReview, tie_of, write_review
from alhambra_qt.ui.review.branches import BranchesPage
from tests.review.samples import Finished, review_of
from tests.ui.branch_samples import FILE
from tests.ui.window_keys import K
from tests.ui.window_kit import Player, save_files


@pytest.fixture
def player(qtbot: QtBot, home: Path) -> Player:
    """A game that is over, at its results."""
    found = Player()
    path = found.program.folder / "auto-20260101-120000.alhambra"
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(FILE, path)
    found.program.running.open_path(path)
    found.wait(lambda: found.page == "results")
    return found


def test_play_on_by_keys(player: Player, home: Path) -> None:
    """A branch begins by keys with new luck, is called by its name, and is kept after each move."""
    root = player.game.desk.session
    before = root.digest()
    page = player.program.after.branches.play_on
    player.program.after.branches.ask(root, 60, player.program.running.file)
    player.events()
    assert page().luck.buttons["same"].hasFocus()
    player.key(K.Key_Right, K.Key_Return)
    player.settle()
    session = player.game.desk.session
    assert session.root is root
    assert session.branch is not None
    assert session.branch.luck
    assert "Branch 1" in player.program.ctx.text(player.view.header.text)
    assert "Branch 1 · does not count" in [
        text.text for text in player.game.table.table.board.words()
    ]
    (file,) = save_files(home)
    again = records.load(file)
    assert again.digest() == before
    assert [branch.name for branch in again.branches] == ["Branch 1"]
    assert again.branches[0].length == len(session.steps)
    player.key(K.Key_F10)
    menu = player.program.running.menu()
    assert "Branch 1 · does not count" in menu.facts.accessibleName()
    player.click_widget(menu.entries["original"])
    assert player.page == "results"
    assert player.game.desk.session is root
    assert [branch.name for branch in records.load(file).branches] == ["Branch 1"]
    player.key(K.Key_F10)
    assert not menu.entries["original"].isVisible()


def test_back_from_the_question(player: Player) -> None:
    """Esc leaves the game as it is, and nothing has begun."""
    root = player.game.desk.session
    player.program.after.branches.ask(root, 60, player.program.running.file)
    player.key(K.Key_Escape)
    assert player.page == "results"
    assert not root.branches


def test_the_list_of_branches(player: Player, home: Path) -> None:
    """The results of a branch lead to the list; renaming and deleting are saved."""
    program, root = player.program, player.game.desk.session
    program.after.branches.ask(root, len(root.steps) - 2, program.running.file)
    player.key(K.Key_Return)
    player.settle()
    program.after.branches.show(player.game.desk.session, program.running.file)
    page = program.after.branches.branches()
    assert isinstance(page, BranchesPage)
    branch = page.cards[1]
    player.events()
    program.after.review.host = Finished()
    assert program.running.file is not None
    known = KeptReview(review_of(root), None)
    write_review(records.review_path(program.running.file), tie_of(root), known)
    player.click_widget(branch.review)
    assert player.page == "review"
    assert program.after.review.sheet().happened == known.review
    session = program.after.review.sheet().session
    assert session is not None
    assert session.branch is branch.line.branch
    player.key(K.Key_Escape)
    happened, branch = page.cards
    assert happened.line.branch is None
    player.events()
    player.click_widget(branch.rename)
    branch.question.field.setText("Another end")
    player.click_widget(branch.question.confirm)
    (file,) = save_files(home)
    assert [line.name for line in records.load(file).branches] == ["Another end"]
    program.running.run(root, program.running.file)
    player.settle()
    program.after.branches.show(root, program.running.file)
    player.events()
    branch = page.cards[1]
    review = records.review_path(file, root.branches[0])
    review.write_text("{}", encoding="utf-8")
    player.click_widget(branch.delete)
    player.click_widget(branch.question.confirm)
    assert len(page.cards) == 1
    assert records.load(file).branches == []
    assert not review.exists()


def test_from_the_list_back_into_a_branch(player: Player) -> None:
    """A branch that was left goes on as it was."""
    program, root = player.program, player.game.desk.session
    program.after.branches.ask(root, 60, program.running.file)
    player.key(K.Key_Return)
    player.settle()
    digest, file = player.game.desk.session.digest(), program.running.file
    assert file is not None
    program.running.leave()
    program.saved.games.open()
    player.events(3)
    button = program.saved.games().chosen.buttons["branches"]
    assert player.ctx.text(button.words) == "1 branch"
    player.click_widget(button)
    page = program.after.branches.branches()
    assert page.cards[1].play.hasFocus()
    player.key(K.Key_Space)
    player.settle()
    assert player.game.desk.session.digest() == digest


def test_a_running_game_is_not_left(qtbot: QtBot, home: Path) -> None:
    """While a game goes on it is said why nobody can play on from its moments or review it."""
    player = Player()
    player.program.running.open_path(FILE.with_name("half.alhambra"))
    player.settle()
    player.program.after.branches.ask(player.game.desk.session, 3, None)
    assert "once it is over" in player.notice()
    player.program.after.review.show(player.game.desk.session)
    player.program.window.notice.dismiss()
    assert "played to its end" in player.notice()
    assert player.page != "review"


def test_from_the_replay(player: Player) -> None:
    """The replay of a game leads to a branch from the moment it shows, and shows where it left."""
    program, root = player.program, player.game.desk.session
    player.key("P")
    player.events()
    page = program.after.replay.shown()
    page.go(60)
    player.key("B")
    player.events()
    assert player.window.shown == "playon"
    player.key(K.Key_Return)
    player.settle()
    branch = player.game.desk.session.branch
    assert branch is not None
    assert branch.at == 60
    program.running.run(root, program.running.file)
    player.settle()
    player.key("P")
    player.events()
    replay = program.after.replay.shown().replay
    assert replay is not None
    assert [(fork.at, fork.name) for fork in replay.forks] == [(60, branch.name)]
    line, page = program.after.replay.shown().bar.line, program.after.replay.shown()
    player.click_at(line.mapTo(player.window, line.said_at(0)[1].center().toPoint()))
    assert page.replay is not None
    assert page.replay.session.branch is branch
    assert page.at == page.replay.stops.nearest(60)
    player.key("V")
    assert player.window.shown == "branches"
    assert program.after.branches.branches().cards[1].play.hasFocus()


def test_a_branch_that_is_played_is_deleted(player: Player, home: Path) -> None:
    """Deleting the branch on the table leads back to the game that it left."""
    program, root = player.program, player.game.desk.session
    program.after.branches.ask(root, 60, program.running.file)
    player.key(K.Key_Return)
    player.settle()
    program.after.branches.show(player.game.desk.session, program.running.file)
    player.events()
    card = program.after.branches.branches().cards[1]
    player.click_widget(card.delete)
    player.click_widget(card.question.confirm)
    player.settle()
    assert player.game.desk.session is root
    assert player.page == "results"
    (file,) = save_files(home)
    assert records.load(file).branches == []
