"""How a lesson speaks of the learner: "You", never "You takes"."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.words.sentences import distribution_text
from alhambra_qt.engine import events
from alhambra_qt.engine.pieces import TILE_BY_ID
from alhambra_qt.i18n import LANGS, Msg, tr
from alhambra_qt.ui.kit.signs import letters_of
from alhambra_qt.ui.lesson.hands import view_of
from alhambra_qt.ui.sides.popovers import OVERLAY
from tests.i18n.folder import style
from tests.ui.lesson_kit import SIZES, K, page_of, tutor_of


@pytest.mark.parametrize("lang", LANGS)
def test_the_tile_given_away_at_the_end_is_yours(lang: str) -> None:
    """Others are named, the learner is spoken to."""
    (words,) = style(lang, "you hold")
    tags = tutor_of("scoring").session.tags
    given = events.Distributed(3, TILE_BY_ID["tower-12"], 0, (13, 8, 0))
    assert tr(lang, distribution_text(given, tags)).startswith(f"{words} ")
    given = events.Distributed(3, TILE_BY_ID["tower-12"], 1, (4, 8, 0))
    assert tr(lang, distribution_text(given, tags)).startswith("Marco ")


@pytest.mark.parametrize("lang", LANGS)
def test_the_letter_of_the_learner(lang: str) -> None:
    """The mark has the letter of the name that is shown, at the table and in the ledger."""
    you, marco, *_ = tutor_of("scoring").session.tags

    def text(words: Msg | str) -> str:
        return words if isinstance(words, str) else tr(lang, words)

    assert letters_of(you, text) == text(you.alias or you.name)[0].upper()
    assert letters_of(marco, text) == "M"


def test_no_line_of_a_log_is_made_for_you() -> None:
    """Neither shown nor read out."""
    tutor = tutor_of("money")
    tutor.next()
    for pick in tutor.step.solve:
        tutor.desk.pick(pick)
    assert tutor.done
    assert tutor.desk.view().log
    assert not view_of(tutor).log


def test_no_empty_log_opens(qtbot: QtBot) -> None:
    """A lesson has no log, so its key does nothing there."""
    page = page_of(qtbot, "money", 1, SIZES[1])
    for key in (K.Key_T, K.Key_L):
        QTest.keyClick(page.table, key)
        kind = page.table.table.opened.shows(OVERLAY)
        assert kind == ("counts" if key == K.Key_T else None)
        page.table.cancel()
