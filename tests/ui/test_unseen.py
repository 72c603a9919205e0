"""The page of what can be known: reached, read, turned, closed; of nobody but the seat here."""

from __future__ import annotations

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.unseen.unseen_view import unseen_view
from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.unseen.unseen_page import TABS, UnseenPage
from tests.cases import some
from tests.controller.kit import config, true_game
from tests.ui.page_kit import COMMON, SMALL, alone, resize
from tests.ui.tabbed_kit import heard, reach_every_row
from tests.ui.unseen_samples import NAMES, SETS, session_of, view_of
from tests.ui.window_kit import Player

K = Qt.Key


def page_at(
    qtbot: QtBot, name: str = "base", size: tuple[int, int] = COMMON, scale: float = 1.0
) -> UnseenPage:
    """The page alone, filled."""

    def made(ctx: UiContext) -> UnseenPage:
        page = UnseenPage(ctx)
        page.show_view(view_of(name))
        return page

    page = alone(qtbot, made, size, UiContext(scale=scale, speed=0))
    page.focus_first()
    return page


# -- what it shows ----------------------------------------------------------------------------


def test_every_row_is_heard_with_its_names(qtbot: QtBot) -> None:
    """Rows say kind, number, chance and prices; cells say rival, currency, sums and verdict."""
    page = page_at(qtbot)
    found = heard(page)
    assert any(
        one.startswith("Gardens: 8 of 11 never seen; next tile 20%; prices ") for one in found
    )
    assert any(one.startswith("Florin: 18 of 27 never seen; values ") for one in found)
    marco = next(one for one in found if one.startswith("Marco, Florin"))
    assert "16 for certain, 16 at most" in marco
    assert "chamber 7: exact" in marco
    assert any(one.startswith("Scoring 2: in pile 4, 19 cards left; 0% ") for one in found)
    assert all("{" not in one for one in found if "never seen" in one)


@pytest.mark.parametrize("name", NAMES)
def test_words_in_every_language(name: str) -> None:
    """No word is missing in any language, whatever modules play."""
    page = UnseenPage(UiContext())
    page.show_view(view_of(name))
    for lang in LANGS:
        page.ctx.set_language(lang)
        texts = [fact.accessibleName() for part in page.sheet.parts for fact in part.facts]
        assert all(texts)
        assert not [one for one in texts if "unseen-" in one], lang


def test_tabs_are_what_there_is_room_for(qtbot: QtBot) -> None:
    """In a large window all stands together; in the smallest each part has its tab."""
    page = page_at(qtbot)
    assert page.facts.offered == list(TABS)
    shown = [part for part in page.sheet.parts if part.isVisibleTo(page)]
    assert shown == [part for part in page.sheet.parts if part is not page.sheet.why]
    small = page_at(qtbot, size=SMALL)
    assert small.facts.offered == list(TABS[1:])
    seen = [part for part in small.sheet.parts if part.isVisibleTo(small)]
    assert seen == [small.sheet.tiles, small.sheet.cards]


def test_a_small_window_comes_back_to_all(qtbot: QtBot) -> None:
    """The wanted tab is remembered while there is no room for it."""
    page = page_at(qtbot)
    resize(page, SMALL)
    assert page.sheet.tab == TABS[1]
    resize(page, COMMON)
    assert page.sheet.tab == TABS[0]


@pytest.mark.parametrize(
    ("size", "scale"), some([(SMALL, 2.0), (COMMON, 2.0), (SMALL, 1.0), (COMMON, 1.0)], 2)
)
def test_keys_reach_every_row(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    """Ctrl+Tab turns all tabs; Tab reaches each row, which is then in sight."""
    reach_every_row(page_at(qtbot, "every", size, scale))


def test_f6_goes_from_part_to_part(qtbot: QtBot) -> None:
    """F6 visits the band and all parts, in their order, and Shift+F6 goes back."""
    page = page_at(qtbot)
    visited = []
    for _ in range(6):
        QTest.keyClick(page, K.Key_F6)
        held = page.window().focusWidget()
        visited.append(
            next(
                k
                for k, p in enumerate((page.facts.band, *page.sheet.parts))
                if p.isAncestorOf(held)
            )
        )
    assert visited == [2, 3, 4, 5, 0, 1]
    QTest.keyClick(page, K.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert page.facts.band.isAncestorOf(page.window().focusWidget())


def test_arrows_go_through_the_purses(qtbot: QtBot) -> None:
    """Right goes to the next currency, down to the next rival."""
    page = page_at(qtbot)
    page.sheet.purses.facts[0].setFocus()
    QTest.keyClick(page, K.Key_Right)
    assert page.sheet.purses.facts[1].hasFocus()
    QTest.keyClick(page, K.Key_Down)
    assert page.sheet.purses.facts[5].hasFocus()


def test_the_page_is_a_group_with_names(qtbot: QtBot) -> None:
    """Each part is named by its title for who listens."""
    page = page_at(qtbot)
    for part in page.sheet.parts:
        found = QAccessible.queryAccessibleInterface(part)
        assert found is not None
        assert found.text(QAccessible.Text.Name)


# -- purists ----------------------------------------------------------------------------------


def test_closed_page_shows_only_why(qtbot: QtBot) -> None:
    """While purists play nothing is counted for anybody, and the page can be left."""
    page = page_at(qtbot, "closed")
    assert page.facts.offered == []
    assert heard(page) == []
    assert page.sheet.why.isVisibleTo(page)


def begun(people: int = 1) -> Player:
    """A game of three, or of so many people alone."""
    player = Player()
    player.program.running.play(config(3 if people == 1 else people, people, seed="known"))
    player.settle()
    return player


def test_page_in_a_window_game() -> None:
    """E opens it from the table, Esc leads back, and so does the menu."""
    player = begun()
    before = player.state()
    player.key("E")
    assert player.page == "unseen"
    player.key(K.Key_Escape)
    assert player.page == "table"
    player.key(K.Key_F10)
    player.program.running.menu().entries["unseen"].click()
    assert player.page == "unseen"
    player.key(K.Key_Escape)
    assert (player.page, player.state()) == ("table", before)


# -- secrets ----------------------------------------------------------------------------------


def test_nobody_at_the_screen_sees_no_hand() -> None:
    """Between two people the page holds only what all have seen."""
    session = session_of(SETS["every"], 34)
    page = unseen_view(session, None)
    assert page.page is not None
    hidden = [p.hidden for p in true_game(session).players]
    assert page.page.held == sum(map(len, hidden))


def test_titles_differ_from_lessons() -> None:
    """No language gives this page the name of the page of rules somebody knows."""
    for lang in LANGS:
        assert tr(lang, msg("unseen-title")) != tr(lang, msg("known-title"))


def test_no_scoring_is_announced_after_the_last(qtbot: QtBot) -> None:
    """The page of a finished game says that all three scorings have taken place."""
    page = page_at(qtbot, "done")
    done, over = (tr("en", msg(f"unseen-coming-{name}")) for name in ("done", "over"))
    assert done in heard(page)
    assert over not in heard(page)
    session = session_of((), 9999)
    assert session.over
    page.show_view(unseen_view(session, 0))
    qtbot.waitUntil(lambda: over in heard(page))
    qtbot.waitUntil(lambda: done not in heard(page))


def test_samples_differ() -> None:
    """The sample pages show what they are named by."""
    assert view_of("closed").page is None
    done = view_of("done").page
    assert done is not None
    assert evolve(done, coming=None) == done
