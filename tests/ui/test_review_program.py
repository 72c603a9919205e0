"""The ways from the program to a review, to choosing again, and back."""

from __future__ import annotations

from PySide6.QtTest import QTest

from alhambra_qt.controller.game import records
from alhambra_qt.controller.review.review_build import judged_at, known
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.i18n import msg, tr
from tests.review.samples import Finished, game, review_of
from tests.ui.review_kit import LEFT, K, words
from tests.ui.window_kit import Player, accessible_texts


def finished_game(player: Player) -> None:
    """A game that is over is opened, and its results are shown.

    Exercises were searched for in it before: else a process would go on searching in later tests.
    """
    session = game(4)
    player.program.after.puzzles.shelf.add(session, ())
    player.program.after.review.host = Finished(review_of(session))
    records.save(session, player.program.folder / "over.alhambra")
    player.program.running.open_path(player.program.folder / "over.alhambra")
    player.settle()
    assert player.page == "results"


def test_from_the_results_to_a_try_and_back() -> None:
    """A opens the review, Y lays a position, one action is chosen, and the answer is shown."""
    player = Player()
    finished_game(player)
    player.key("A")
    player.events(3)
    assert player.page == "review"
    page = player.program.after.review.sheet()
    player.key("N")
    player.events(3)
    opened = page.sheet.choices.open
    assert opened is not None
    player.key("P")
    player.events(3)
    assert player.page == "replay"
    shown = player.program.after.replay.shown().table.view_shown
    assert shown is not None
    assert shown.you.seat.seat == page.seat
    title = player.program.ctx.text(shown.prompt.title)
    assert (
        title.replace("\u2068", "").replace("\u2069", "") == f"Turn {opened.turn}: Anna chooses now"
    )
    player.key(K.Key_Escape)
    player.events(3)
    player.key("Y")
    player.events(3)
    assert player.page == "try"
    trying = player.program.after.review.trying()
    assert trying.desk is not None
    assert page.review is not None
    choice = judged_at(page.review, opened.at)
    assert choice is not None
    trying.desk.session.play(choice.played)
    player.events(3)
    assert player.page == "review"
    text = page.sheet.choices.verdict
    assert text is not None
    assert tr("en", text).startswith("As in the game")
    player.key("E")
    player.events(3)
    assert player.page == "share"
    assert player.program.after.share.game is not None
    assert player.program.after.share.game.notes
    assert tr("en", msg("share-review")) in accessible_texts(player.program.after.share.forms())
    player.key(K.Key_Escape)
    player.events(3)
    other = next(
        judged_choice.played
        for judged_choice in page.review.judged()
        if not known(choice, judged_choice.played)
    )
    page.tried(choice.at, other)
    player.events(3)
    assert "It would win 2 fewer" in " ".join(words(page.sheet.choices))
    for expected in ("review", "results", "results", "results"):  # one Esc goes back one step
        player.key(K.Key_Escape)
        player.events(3)
        assert player.page == expected
    player.ctrl(K.Key_W)
    assert player.page == "start"


def test_a_try_can_be_left_without_an_answer() -> None:
    """Esc and the button lead back from the table, and nothing was tried."""
    player = Player()
    finished_game(player)
    player.key("A", "N")
    player.events(3)
    page = player.program.after.review.sheet()
    for leave in ("esc", "button"):
        player.key("Y")
        player.events(3)
        assert player.page == "try"
        if leave == "esc":
            player.key(K.Key_Escape)
        else:
            table = player.program.after.review.trying().table
            place = table.mapFromScene(table.table.rect_of(Press("menu")).center())
            player.click_at(table.viewport().mapTo(player.window, place))
        player.events(3)
        assert player.page == "review"
        assert page.sheet.choices.verdict is None


def test_the_list_of_games_leads_to_reviews() -> None:
    """A finished game in the list has a button for it, one that goes on has none."""
    player = Player()
    finished_game(player)
    player.program.running.leave()
    player.program.saved.games.open()
    player.events(5)
    games, over = player.program.saved.games(), []
    review = games.chosen.buttons["review"]
    for row in range(games.list.count()):
        games.list.go(row)
        player.events(2)
        assert games.chosen.game is not None
        assert review.isVisible() == games.chosen.game.over
        over += [row] if games.chosen.game.over else []
    games.list.go(over[0])
    player.events(2)
    QTest.mouseClick(review, LEFT)
    player.events(3)
    assert player.page == "review"
    page = player.program.after.review.sheet()
    page.wish("ledger")
    player.events(3)
    assert player.page == "scores"
    for expected in ("review", "games"):
        player.key(K.Key_Escape)
        player.events(3)
        assert player.page == expected
