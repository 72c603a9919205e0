"""``share``: a record as a page, and one line for what cannot be read or written."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt.controller.game import saves
from tests.controller.share_kit import SAVES, read
from tests.lab.kit import lab

RECORD = SAVES / "people.alhambra"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page(tmp_path: Path, lang: str) -> None:
    """The page is written in the language that is asked for, as large as is printed."""
    html = tmp_path / "new" / "game.html"
    answer = lab("share", RECORD, "--html", html, "--lang", lang).only
    assert answer == {"html": {"file": str(html), "bytes": html.stat().st_size}}
    (root,) = read(html.read_text(encoding="utf-8")).all("html")
    assert root.attrs == {"lang": lang}


@pytest.fixture
def east(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A place where it is two hours later than the record says, as far as the system can."""
    monkeypatch.setenv("TZ", "EAST-2")
    if hasattr(time, "tzset"):
        time.tzset()
    yield
    monkeypatch.undo()
    if hasattr(time, "tzset"):
        time.tzset()


def test_the_day_is_that_of_the_record(tmp_path: Path, east: None) -> None:
    """The page tells on which day here the game was saved, shortly before midnight in London."""
    path = tmp_path / "game.html"
    assert lab("share", RECORD, "--html", path).status == 0
    saved = read(path.read_text(encoding="utf-8")).all("time")
    day = "2026-11-24" if hasattr(time, "tzset") else str(saves.summary(RECORD).day)
    assert {element.attrs["datetime"] for element in saved} == {day}


def test_what_cannot_be_done(tmp_path: Path) -> None:
    """A record that is none, and a place that cannot be written, are named in one line."""
    bad = tmp_path / "bad.alhambra"
    bad.write_text("{}", encoding="utf-8")
    page = tmp_path / "page.html"
    assert lab("share", bad, "--html", page).complaint.startswith(f"{bad}: ")
    assert f"{tmp_path / 'no'}: " in lab("share", tmp_path / "no", "--html", page).complaint
    assert not page.exists()
    assert lab("share", RECORD, "--html", tmp_path).complaint.startswith(f"{tmp_path}: ")
    null = f"{tmp_path}/a\0b"
    assert "cannot be written" in lab("share", RECORD, "--html", null).complaint
    assert [path.name for path in tmp_path.iterdir()] == [bad.name]  # nor any half a file
