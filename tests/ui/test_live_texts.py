"""A translator sees a changed text in the running window."""

import shutil
from collections.abc import Generator
from pathlib import Path

import pytest

from alhambra_qt import i18n, paths
from alhambra_qt.ui.main.debug import LiveTexts
from tests.ui.window_kit import Player, accessible_texts

pytestmark = pytest.mark.wordless  # while somebody changes a text there may be none


@pytest.fixture
def texts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Generator[Path, None, None]:
    """Texts of which the program reads a copy."""
    copy = tmp_path / "texts"
    shutil.copytree(paths.i18n_dir(), copy)
    monkeypatch.setattr(paths, "i18n_dir", lambda: copy)
    i18n.reread()
    yield copy
    i18n.reread()


def replace(path: Path, old: str, new: str) -> None:
    """Change a file as editors do: write a new one and put it in the place of the old."""
    beside = path.with_suffix(".new")
    beside.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    beside.replace(path)


def test_changed_texts_are_shown(texts: Path, qapp: object) -> None:
    """A saved text stands in the window at once, and again when it is saved once more."""
    player = Player(chosen={"language": "it"})
    live = LiveTexts(player.program, texts)
    file = texts / "it" / "app.ftl"
    replace(file, "Partite salvate", "Partite di ieri")
    player.wait(lambda: "Partite di ieri" in shown(player))
    assert player.notice() == "Riletto 1 file di testi"
    replace(file, "Partite di ieri", "Giochi")
    player.wait(lambda: "Giochi" in shown(player))
    live.deleteLater()
    player.close()


def test_a_language_in_progress_says_so_once(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """A person who changes to a language in progress reads once that English stands in."""
    monkeypatch.setattr("alhambra_qt.ui.main.program.has_gaps", lambda lang: lang == "it")
    player = Player(chosen={"language": "en"})
    assert player.notice() == ""
    player.settings.set("language", "it")
    assert player.notice().startswith("Italiano è ancora in lavorazione.")
    player.program.window.notice.dismiss()
    player.settings.set("language", "en")
    player.settings.set("language", "it")
    assert player.notice() == ""
    player.close()


def test_a_mistake_is_named(texts: Path, qapp: object) -> None:
    """Invalid Fluent is reported with file and line; the text is shown in English."""
    player = Player(chosen={"language": "fr"})
    live = LiveTexts(player.program, texts)
    replace(texts / "fr" / "app.ftl", "start-saved = ", "start-saved == { $")
    player.wait(lambda: "Saved games" in shown(player))
    line = (texts / "fr" / "app.ftl").read_text(encoding="utf-8").split("\n")
    number = next(n for n, text in enumerate(line, start=1) if text.startswith("start-saved"))
    assert f"fr/app.ftl, ligne {number}" in player.notice()
    live.deleteLater()
    player.close()


def test_only_the_last_save_is_told(texts: Path, qapp: object) -> None:
    """The message about a save replaces that about the last one, also undismissed."""
    player = Player(chosen={"language": "it"})
    live = LiveTexts(player.program, texts)
    file = texts / "it" / "app.ftl"
    replace(file, "start-saved = ", "start-saved = Ieri: ")
    player.wait(lambda: player.notice() == "Riletto 1 file di testi")
    replace(file, "start-saved = ", "start-saved = { $")
    player.wait(lambda: "it/app.ftl, riga" in player.notice())
    assert player.program.window.notice.warns
    replace(file, "start-saved = { $", "start-saved = ")
    player.wait(lambda: player.notice() == "Riletto 1 file di testi")
    player.program.window.notice.dismiss()
    assert player.notice() == ""
    live.deleteLater()
    player.close()


def shown(player: Player) -> list[str]:
    """Return all accessible texts of the page."""
    return accessible_texts(player.window)
