"""Spoken answers about the table."""

import pytest

from alhambra_qt.controller.words.speech import ANSWERS, spoken
from alhambra_qt.i18n import LANGS, tr
from tests import samples


def said(query: str) -> list[str]:
    """The answers about the table of the design picture, in English."""
    return [tr("en", text) for text in spoken(samples.table_place(), query)]


def test_answers_name_everybody() -> None:
    """Walls and points are told for every player, counts for every row."""
    assert said("walls") == ["Longest wall: Anna 9, Marco 11, Ioana 6 and Claire 8"]
    assert said("points") == ["Points: Anna 23, Marco 19, Ioana 26 and Claire 14"]
    assert said("counts")[4] == "Gardens: Anna 4, Marco 0, Ioana 1 and Claire 2"


def test_hands_are_counted_not_told() -> None:
    """Of every hand, the own one too, only the size is said."""
    assert said("hands") == ["Cards in hand: Anna 7, Marco 7, Ioana 4 and Claire 5"]


def test_free_cells_are_counted_from_the_fountain() -> None:
    """The legal cells are named by their way from the fountain."""
    assert said("free")[:3] == ["5 possible spaces", "2 west, 1 north", "1 north"]


def test_last_move() -> None:
    """The last move is the last line of the log that is a move."""
    assert said("last") == ["Anna buys a garden for 8 dirhams, exactly: another action"]


@pytest.mark.parametrize("lang", LANGS)
def test_every_query_in_every_language(lang: str) -> None:
    """There is an answer to every query, also when there is nothing to tell."""
    for view in (samples.table_place(), samples.table_wait()):
        for query in ANSWERS:
            for text in spoken(view, query):
                assert "{" not in tr(lang, text)
