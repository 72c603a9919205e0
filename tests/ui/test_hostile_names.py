"""Names that were made to look like something else are text wherever they are shown."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.gameconfig import GameConfig, default_config
from alhambra_qt.controller.game.presets import Favourite
from alhambra_qt.controller.game.session import Session
from alhambra_qt.i18n import BOLD, ISOLATE, ISOLATED, LANGS, clean
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import when
from alhambra_qt.ui.kit.text import plain
from alhambra_qt.ui.kit.tips import tip_text
from alhambra_qt.ui.ledger import score_table
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.results import result_card
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.saved.saved_games import GamesPage
from alhambra_qt.ui.saved.shelf import page_summary
from alhambra_qt.ui.setup.favourite_list import FavouriteRow
from alhambra_qt.ui.table.widget import TableWidget
from tests.arch.source import PACKAGE
from tests.review.samples import game
from tests.ui.geometry import picture
from tests.ui.pages_samples import GAME, GAMES, fill, settle, shown

HOSTILE = (
    "<h1>Fav</h1>&lt;",
    "**An**na",
    "txt\u202egpj",
    "\u2067\u2066Io",
    "אבא ו\u2069",
    "two\nlines\there\x00",
    "\ud800half",
    "x" * 5000,
    f"{BOLD}bold",
    "{ $name }",
    "\u2028end",
)
WRONG = re.compile(f"[\u202a-\u202e\u2066\u2067\x00-\x08\ud800-\udfff{BOLD}]")


def harmless(text: str) -> bool:
    """Whether nothing in the text is half, hidden, or turns what stands around it."""
    depth = 0
    for letter in text:
        depth += {ISOLATE: 1, ISOLATED: -1}.get(letter, 0)
        if depth < 0:
            return False
    return depth == 0 and not WRONG.search(text)


def played(names: tuple[str, ...], actions: int) -> Session:
    """A game of computers with these names, in which the same is done whatever they are called."""
    done = game(4)
    session = Session.new(default_config(names, 0, done.config.seed))
    for action in done.actions[:actions]:
        session.play(action)
    return session


# Four at a table, where names are short.
SHORT = [name[:20] for name in HOSTILE]
TABLES = [(*SHORT[start : start + 4], "Anna")[:4] for start in range(0, len(SHORT), 4)]


def heard(root: QWidget) -> Iterator[str]:
    """Yield the accessible texts and tooltips of a widget and everything in it."""
    for widget in (root, *root.findChildren(QWidget)):
        yield widget.accessibleName()
        yield widget.accessibleDescription()
        yield widget.toolTip()


@pytest.mark.parametrize("name", HOSTILE, ids=range(len(HOSTILE)))
def test_a_name_stays_text(name: str) -> None:
    """A cleaned name is never bold, turns nothing around it, and is the same when cleaned again."""
    text = clean(name)
    assert harmless(text)
    assert clean(text) == text
    assert not any(run.bold for run in plain(text))
    assert "\n" not in text


@pytest.mark.parametrize("name", ["Anna", "Ștefan", "Élodie «x»", "山田", "Tom & <3", "a**b"])
def test_usual_names_stay_as_they_are(name: str) -> None:
    """Names without anything odd are shown letter by letter."""
    assert clean(name) == name


@pytest.mark.parametrize("names", TABLES, ids=range(3))
def test_table_and_log(ctx: UiContext, qtbot: QtBot, names: tuple[str, ...]) -> None:
    """At the table, in its log and in its accessible texts every name is harmless."""
    widget = TableWidget(ctx)
    widget.show_view(Desk(played(names, 60)).view())
    shown(qtbot, widget)
    picture(widget)
    texts = [text for spot in widget.table.spots() for text in (spot.name, spot.value, spot.tip)]
    assert all(harmless(text) for text in (*texts, *heard(widget)))
    assert any(clean(names[0])[:40] in text for text in texts)


@pytest.mark.parametrize("names", TABLES, ids=range(3))
def test_ledger_and_results(ctx: UiContext, qtbot: QtBot, names: tuple[str, ...]) -> None:
    """Scorings and results, shown and copied, hold harmless names and keep their columns."""
    desk = Desk(played(names, 5000))
    view, ledger = desk.results(), desk.ledger()
    assert view is not None
    results, page = ResultsPage(ctx), LedgerPage(ctx)
    results.show_view(view, ledger)
    page.show_view(ledger)
    for one in (results, page):
        shown(qtbot, one)
        picture(one)
        assert all(harmless(text) for text in heard(one))
    assert results.tables is not None
    first = ledger.pages[0]
    assert first is not None
    copied = result_card.results_text(ctx, view, results.tables)
    table = score_table.table_text(ctx, first)
    assert harmless(copied)
    assert harmless(score_table.page_text(ctx, first))
    assert table.splitlines()[0].count("\t") == 1 + 2 * len(names)


def test_saved_games(ctx: UiContext, qtbot: QtBot) -> None:
    """Files and players with such names are listed, renamed and asked about as text."""
    page = GamesPage(ctx)
    shown(qtbot, page)
    seat = GAME.seats[0]
    games = []
    for number, name in enumerate(HOSTILE):
        seats = (evolve(seat, name=name), GAME.seats[1])
        automatic = number % 2 == 0
        line = evolve(GAMES[1], id=f"{number}", name=name, seats=seats, automatic=automatic)
        games.append(line)
    fill(page, games)
    settle()
    for place in range(len(games)):
        page.list.go(place)
        page.chosen.ask("delete")
        settle()
    picture(page)
    assert all(harmless(text) for text in heard(page))
    page.list.go(4)
    page.chosen.buttons["rename"].click()
    assert ISOLATE not in page.chosen.question.field.text()


def test_favourites(ctx: UiContext, qtbot: QtBot) -> None:
    """The tip and the words of a favourite show its name letter by letter."""
    config: GameConfig = default_config(("Anna", "Marco"))
    for name in HOSTILE:
        row = FavouriteRow(ctx, Favourite(name, config))
        shown(qtbot, row, (600, 80))
        picture(row)
        assert all(harmless(text) for text in heard(row))
    row = FavouriteRow(ctx, Favourite(HOSTILE[0], config))
    qtbot.addWidget(row)
    shows = QTextDocument()
    shows.setHtml(row.cross.toolTip())
    assert HOSTILE[0] in shows.toPlainText()


@pytest.mark.parametrize("words", ["<b>x</b>", "&lt;b&gt;", "a < b\nc", "Tom & Jerry", "x"])
def test_tips_are_text(words: str) -> None:
    """A tooltip shows any text literally."""
    tip = tip_text(words)
    shows = QTextDocument()
    if tip == words:
        assert "<" not in tip
        shows.setPlainText(tip)
    else:
        shows.setHtml(tip)
    assert shows.toPlainText() == words


def test_only_one_place_makes_tips() -> None:
    """No page gives Qt a tip that was not made harmless."""
    folder = PACKAGE / "ui"
    found = [path.name for path in folder.rglob("*.py") if "setToolTip(" in path.read_text("utf-8")]
    assert found == ["tips.py"]


@pytest.mark.parametrize("lang", LANGS)
def test_any_moment_is_told(lang: str) -> None:
    """A date at either end of the calendar, with or without a zone, is written."""
    east, west = timezone(timedelta(hours=23)), timezone(timedelta(hours=-23))
    for zone in (None, UTC, east, west):
        first = datetime(1, 1, 1, tzinfo=zone)
        for moment in (first, first.replace(year=9999, month=12, day=31, hour=23)):
            assert f"{moment.year}," in when(moment, lang)


@pytest.mark.parametrize("saved", ["", "0001-01-01", "9999-12-31T23:59:59-23:59", "zz", 7])
def test_any_stamp_is_told(saved: object, tmp_path: Path) -> None:
    """An invalid save time in a file leaves the day of the file in the list."""
    path = tmp_path / "x.alhambra"
    data = records.to_record(Session.new(default_config(("Anna", "Marco"))))
    data["meta"]["saved"] = saved
    path.write_text(json.dumps(data), encoding="utf-8")
    os.utime(path, (1.7e9, 1.7e9))
    game = page_summary(shelf.summary(path))
    assert game.trouble is None
    assert "2023" in when(game.saved, "en")
