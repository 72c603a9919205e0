"""The list of saved games, by mouse and by keys."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication, QScrollBar
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Scroll
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.saved.gamecard import GameCard
from alhambra_qt.ui.saved.saved_games import GamesPage
from alhambra_qt.ui.saved.summary import GameLine
from tests.cases import count
from tests.ui.geometry import unpainted
from tests.ui.pages_samples import GAMES, fill, make, settle, shown

LEFT = Qt.MouseButton.LeftButton
Key = Qt.Key


@pytest.fixture
def games_page(ctx: UiContext, qtbot: QtBot) -> GamesPage:
    """The list with three games, the last of them broken."""
    page = GamesPage(ctx)
    fill(page, GAMES)
    shown(qtbot, page)
    return page


def test_games_open(games_page: GamesPage, qtbot: QtBot) -> None:
    """The first game has the focus: Enter plays on."""
    assert games_page.cards[0].play.hasFocus()
    with qtbot.waitSignal(games_page.open_game, timeout=500) as opened:
        qtbot.keyClick(games_page.cards[0].play, Key.Key_Return)
    assert opened.args == ["one.json"]


def test_games_delete_asks_first(games_page: GamesPage, qtbot: QtBot) -> None:
    """Delete asks; Esc keeps the game; only a second button deletes it."""
    card = games_page.cards[1]
    deleted: list[str] = []
    games_page.delete_game.connect(deleted.append)
    qtbot.keyClick(card.play, Key.Key_Delete)
    assert card.question.isVisible()
    assert card.question.cancel.hasFocus()
    qtbot.keyClick(card.question.cancel, Key.Key_Escape)
    assert not card.question.isVisible()
    assert deleted == []
    qtbot.mouseClick(card.delete, LEFT)
    qtbot.mouseClick(card.question.confirm, LEFT)
    assert deleted == ["two.json"]


def test_games_rename(games_page: GamesPage, qtbot: QtBot) -> None:
    """A new name is typed over the old one and kept with Enter."""
    card = games_page.cards[0]
    qtbot.mouseClick(card.rename, LEFT)
    with qtbot.waitSignal(games_page.rename_game, timeout=500) as renamed:
        qtbot.keyClicks(card.question.field, "Rematch")
        qtbot.keyClick(card.question.field, Key.Key_Return)
    assert renamed.args == ["one.json", "Rematch"]


def test_broken_games_say_so(games_page: GamesPage) -> None:
    """A file that cannot be opened shows one sentence and can only be deleted."""
    card = games_page.cards[3]
    assert not card.play.isVisible()
    assert card.delete.isVisible()
    words = [text.accessibleName() for text in card.findChildren(Text)]
    assert any("three.json" in text for text in words)


def test_games_refresh_keeps_the_place(games_page: GamesPage, qtbot: QtBot) -> None:
    """After a game is deleted the focus is on its neighbour."""
    games_page.cards[1].delete.setFocus()
    fill(games_page, (GAMES[0], GAMES[2]))
    QApplication.processEvents()
    assert games_page.cards[1].has_focus()


def test_no_games(ctx: UiContext, qtbot: QtBot) -> None:
    """An empty list explains itself."""
    page = make("games-empty", ctx)
    assert isinstance(page, GamesPage)
    shown(qtbot, page)
    assert page.empty.isVisible()


def test_replaced_cards_are_gone(ctx: UiContext, games_page: GamesPage, qtbot: QtBot) -> None:
    """Cards that were replaced do not listen any more when language and theme change."""
    for _ in range(5):
        fill(games_page, GAMES)
        settle()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    ctx.set_language("fr")
    ctx.set_theme("dark")
    settle()
    assert len(games_page.findChildren(GameCard)) == len(GAMES)


# Very many of them.

MANY = count(150, 1000)
MOST = 40  # cards that exist at once, whatever the list is long
NAMES = [f"{k}.json" for k in range(MANY)]


def game_of(name: str) -> GameLine:
    """The game of a name: some are broken, some have many words."""
    return evolve(GAMES[int(name.partition(".")[0]) * 7 % len(GAMES)], id=name)


@pytest.fixture
def long_page(ctx: UiContext, qtbot: QtBot) -> GamesPage:
    """The list with very many games, in a small window."""
    page = GamesPage(ctx)
    page.set_games(NAMES, game_of)
    ctx.set_window(1024, 600)
    shown(qtbot, page, (1024, 600))
    return page


def bar_of(page: GamesPage) -> QScrollBar:
    """The scroll bar of the list."""
    (scroller,) = page.findChildren(Scroll)
    return scroller.verticalScrollBar()


def scroll(page: GamesPage, share: float) -> QScrollBar:
    """Scroll to a part of the whole list."""
    bar = bar_of(page)
    bar.setValue(round(bar.maximum() * share))
    settle()
    return bar


def top_of(page: GamesPage, place: int) -> int:
    """How far from the top of the page a card lies."""
    return page.cards[place].mapTo(page, QPoint(0, 0)).y()


def in_sight(page: GamesPage) -> list[int]:
    """The places of the cards of which something is seen."""
    return [at for at, card in sorted(page.cards.items()) if not card.visibleRegion().isEmpty()]


def focused(page: GamesPage) -> int:
    """The place of the card that has the focus."""
    place = page.list.focused()
    assert place is not None
    return place


def press(qtbot: QtBot, key: Qt.Key) -> None:
    """Press a key where the focus is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    qtbot.keyClick(widget, key)
    settle()


def test_scrolling_shows_every_card(long_page: GamesPage) -> None:
    """Scrolled by less than a page at a time each game is seen once, and few cards exist."""
    bar, met = bar_of(long_page), set(in_sight(long_page))
    with unpainted(long_page):
        while bar.value() < bar.maximum():
            bar.setValue(bar.value() + 400)
            settle()
            seen = in_sight(long_page)
            assert seen == list(range(seen[0], seen[-1] + 1))
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            assert len(long_page.findChildren(GameCard)) <= MOST
            met |= set(seen)
    assert met == set(range(MANY))


def test_what_is_seen_does_not_jump(long_page: GamesPage) -> None:
    """Scrolled up into rows nobody has seen, each card moves just as far as the bar."""
    bar = scroll(long_page, 0.5)
    with unpainted(long_page):
        for _ in range(40):
            at = in_sight(long_page)[1]
            before = top_of(long_page, at)
            bar.setValue(bar.value() - 70)
            settle()
            assert top_of(long_page, at) == before + 70


def test_the_end_is_the_end(long_page: GamesPage) -> None:
    """Scrolled to the end the last card is seen whole, however high the rows turned out to be."""
    bar = scroll(long_page, 1)
    assert bar.value() == bar.maximum()
    last = long_page.cards[MANY - 1]
    assert last.visibleRegion().boundingRect().height() == last.height()


def test_the_beginning_is_the_beginning(long_page: GamesPage) -> None:
    """A list that was just opened is not scrolled."""
    assert bar_of(long_page).value() == 0


def test_every_card_is_reached_by_keys(ctx: UiContext, long_page: GamesPage, qtbot: QtBot) -> None:
    """Down goes from card to card and End to the last; Home, Page keys and Up lead back."""
    for place in range(45):
        assert focused(long_page) == place
        press(qtbot, Key.Key_Down)
    press(qtbot, Key.Key_PageDown)
    assert focused(long_page) > 46
    press(qtbot, Key.Key_End)
    assert focused(long_page) == MANY - 1
    assert MANY - 1 in in_sight(long_page)
    for place in range(MANY - 1, MANY - 25, -1):
        assert focused(long_page) == place
        press(qtbot, Key.Key_Up)
    press(qtbot, Key.Key_PageUp)
    assert focused(long_page) < MANY - 26
    press(qtbot, Key.Key_Home)
    assert (focused(long_page), bar_of(long_page).value()) == (0, 0)
    assert len(long_page.cards) <= MOST


def test_tab_goes_through_the_cards_in_order(long_page: GamesPage, qtbot: QtBot) -> None:
    """Tab leads from card to card also where cards were made in another order."""
    scroll(long_page, 1)
    press(qtbot, Key.Key_End)
    for _ in range(5):
        press(qtbot, Key.Key_Up)
    places = []
    for _ in range(16):
        places.append(focused(long_page))
        press(qtbot, Key.Key_Tab)
    assert places == sorted(places)
    assert places[-1] > places[0] + 2


def test_a_card_with_the_focus_stays(long_page: GamesPage, qtbot: QtBot) -> None:
    """Scrolled far away the focus stays in its card, and the arrows and Tab go on from there."""
    press(qtbot, Key.Key_Down)
    scroll(long_page, 1)
    assert focused(long_page) == 1
    press(qtbot, Key.Key_Down)
    assert focused(long_page) == 2
    assert 2 in in_sight(long_page)


def test_an_open_question_stays(long_page: GamesPage, qtbot: QtBot) -> None:
    """A card that asks is still asking when the list comes back to it."""
    press(qtbot, Key.Key_Delete)
    assert long_page.cards[0].asking
    long_page.header.setFocus()
    scroll(long_page, 1)
    scroll(long_page, 0)
    assert long_page.cards[0].question.isVisible()


def test_deleting_keeps_the_place_of_a_long_list(long_page: GamesPage, qtbot: QtBot) -> None:
    """After a game far down is deleted the next one has its place and the focus."""
    scroll(long_page, 0.4)
    place = in_sight(long_page)[1]
    assert place > MOST
    long_page.cards[place].delete.setFocus()
    settle()
    top, names = top_of(long_page, place), [*NAMES[:place], *NAMES[place + 1 :]]
    long_page.set_games(names, game_of)
    settle()
    assert focused(long_page) == place
    assert long_page.cards[place].game.id == names[place]
    assert abs(top_of(long_page, place) - top) < 60


def test_zones_of_a_long_list(long_page: GamesPage, qtbot: QtBot) -> None:
    """F6 leads from the footer over the header into what is seen of the list."""
    long_page.footer.findChildren(Button)[0].setFocus()
    bar = scroll(long_page, 0.5)
    middle = bar.value()
    press(qtbot, Key.Key_F6)
    press(qtbot, Key.Key_F6)
    assert focused(long_page) > MANY * 0.3
    assert abs(bar.value() - middle) < 300


def test_everything_changed_live(ctx: UiContext, long_page: GamesPage, qtbot: QtBot) -> None:
    """Another size, language or width keeps the row that is seen, and cards do not overlap."""
    scroll(long_page, 1 / 3)
    first = in_sight(long_page)[0]
    steps: tuple[Callable[[], None], ...] = (
        lambda: ctx.set_language("fr"),
        lambda: ctx.set_scale(2.0),
        lambda: ctx.set_scale(1.0),
        lambda: ctx.set_theme("high-contrast"),
        lambda: long_page.resize(1920, 1080),
    )
    for step in steps:
        step()
        settle()
        areas = [card.geometry() for _, card in sorted(long_page.cards.items())]
        assert not any(one.intersects(two) for one, two in pairwise(areas))
        assert all(area.right() < long_page.list.width() for area in areas)
        assert all(
            card.height() >= card.height_at(card.width()) for card in long_page.cards.values()
        )
        assert abs(in_sight(long_page)[0] - first) < 3


def test_one_that_cannot_be_described(ctx: UiContext, qtbot: QtBot) -> None:
    """A fault while a game is described costs its card only, and the next list is whole again."""

    def faulty(name: str) -> GameLine:
        if name == "1.json":
            raise LookupError(name)
        return game_of(name)

    page = GamesPage(ctx)
    shown(qtbot, page)
    with qtbot.captureExceptions() as faults:
        page.set_games(NAMES, faulty)
        page.resize(1300, 760)
        settle()
    assert [kind for kind, _, _ in faults] == [LookupError]
    assert 0 in page.cards
    assert 1 not in page.cards
    assert 3 in page.cards
    page.set_games(NAMES, game_of)
    settle()
    assert page.cards[0].play.hasFocus()
    assert sorted(page.cards) == list(range(len(page.cards)))


def test_nothing_is_read_before_it_is_seen(ctx: UiContext, qtbot: QtBot) -> None:
    """Only games whose cards are made are described."""
    asked: list[str] = []

    def describe(name: str) -> GameLine:
        asked.append(name)
        return game_of(name)

    page = GamesPage(ctx)
    page.set_games(NAMES, describe)
    assert asked == []
    shown(qtbot, page)
    assert len(asked) == len(set(asked)) == len(page.cards) <= MOST


def test_the_place_is_said(long_page: GamesPage) -> None:
    """A screen reader is told which of how many games a card is, also of a broken one."""
    long_page.set_games([f"{k}.json" for k in range(1000)], game_of)
    settle()
    assert long_page.cards[2].accessibleName().startswith("3 of 1,000")
    broken = next(card for card in long_page.cards.values() if card.game.trouble is not None)
    assert "three.json" in broken.accessibleName()


def test_the_rule_of_tidying_is_told(long_page: GamesPage) -> None:
    """The page says how many finished games that were saved automatically are kept."""
    assert str(shelf.KEPT_FINISHED) in long_page.footer_text.accessibleName()
