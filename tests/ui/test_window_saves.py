"""Nothing is lost: autosave, Continue, and every kind of broken file said in one sentence."""

from __future__ import annotations

import json
import random
import shutil
import sys
import time
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt import paths, settings
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game import saves as shelf
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.saves import safe_path
from alhambra_qt.controller.view.table_view import Prompt
from alhambra_qt.options import Options
from alhambra_qt.ui.kit.dates import day
from alhambra_qt.ui.main.instance import Instance, come_forward
from alhambra_qt.ui.main.program import Program
from alhambra_qt.ui.pages.start import StartPage
from alhambra_qt.ui.saved.saved_games import GamesPage
from alhambra_qt.ui.saved.summary import WAITING
from tests.controller.kit import chance, config, make_pipe, played
from tests.controller.test_shelf import written
from tests.processes import PATIENCE, Process, environment
from tests.saves import make
from tests.ui.geometry import picture
from tests.ui.mutations import SilentHost
from tests.ui.window_keys import K, take_turn
from tests.ui.window_kit import Player, save_files

SETUP = default_config(("Anna", "Marco"), seed="saves")
DRIVER = """
from PySide6.QtWidgets import QApplication
from alhambra_qt.controller.game.gameconfig import default_config
from tests.ui.window_keys import take_turn
from tests.ui.window_kit import Player

app = QApplication([])
player = Player()
player.program.running.play(default_config(("Anna", "Marco"), seed="kill"))
player.settle()
while player.page == "table":
    take_turn(player)
    print(*player.state(), flush=True)
"""


def test_no_widget_outlives_its_game(qtbot: QtBot, home: Path) -> None:
    """However many games are opened, looked at and left, there are as many widgets as before."""
    player, found, over = Player(), list[int](), played(config(2, seed="over"))
    for _ in range(3):
        player.open(over)
        player.wait(lambda: player.page == "results")
        player.game.show_ledger()
        player.settle()
        player.program.running.leave()
        player.events(3)
        found.append(len(QApplication.allWidgets()))
    assert found[1] == found[2]
    player.close()


def begun(turns: int = 1) -> Player:
    """A game in which some turns were played."""
    player = Player()
    player.program.running.play(SETUP)
    player.settle()
    play(player, turns)
    return player


def play(player: Player, turns: int) -> None:
    """Play some random turns: this tests the file, not the table."""
    session, roll = player.game.desk.session, random.Random(1)
    last = session.turn + turns
    while session.turn < last:
        chance(session, roll)
        player.settle()


@cache
def left() -> tuple[dict[str, bytes], tuple[int, str], Prompt]:
    """All files of a program that was closed in mid-game; how far it was, and what was asked."""
    player = begun()
    player.key(K.Key_F10, K.Key_Escape)
    state, prompt = player.state(), player.view.prompt
    player.close()
    home = paths.data_dir().parent
    found = [path for path in home.rglob("*") if path.is_file()]
    return {str(path.relative_to(home)): path.read_bytes() for path in found}, state, prompt


def leave(home: Path) -> tuple[int, str]:
    """Leave a home as a program does that was closed in mid-game; tells how far that is."""
    found, state, _ = left()
    for name, data in found.items():
        (home / name).parent.mkdir(parents=True, exist_ok=True)
        (home / name).write_bytes(data)
    return state


def test_close_and_continue(qtbot: QtBot, home: Path) -> None:
    """A window closed in mid-game leaves Continue, and behind it exactly that game."""
    state, prompt = leave(home), left()[-1]
    assert len(save_files(home)) == 1
    again = Player()
    assert again.page == "start"
    again.key(K.Key_Return)
    assert again.page == "table"
    assert again.state() == state
    assert again.view.prompt == prompt
    take_turn(again)
    assert again.state() != state
    assert len(save_files(home)) == 1
    again.close()


@pytest.mark.parametrize("updated", [False, True])
def test_the_first_frame_knows_what_continues(
    qtbot: QtBot, home: Path, monkeypatch: pytest.MonkeyPatch, *, updated: bool
) -> None:
    """Continue stands at its place from the start, as noted; an older version noted nothing."""
    leave(home)
    if updated:
        (home / "data" / "games" / WAITING).unlink()
    later = Program._after_first_picture
    monkeypatch.setattr(Program, "_after_first_picture", lambda _: None)
    again = Player()
    page = again.program.start()

    def entries() -> list[tuple[object, ...]]:
        """Return all that is seen of the entries, but how many deals of today are left."""
        return [
            (one.geometry(), one.main, one is page.daily or one.accessibleDescription())
            for one in page.entries.values()
        ]

    before = entries()
    assert page.go_on.hasFocus()
    assert "Anna, Marco" in page.go_on.accessibleDescription()
    assert not page.daily.accessibleDescription()
    later(again.program)
    again.events(3)
    assert entries() == before
    assert page.daily.accessibleDescription() == "2 deals to play"
    again.close()


def test_kill_loses_at_most_a_click(home: Path) -> None:
    """After kill -9 in the middle of a game it continues at the last or the current action."""
    with Process([sys.executable, "-c", DRIVER], env=environment(ALHAMBRA_QT_HOME=home)) as process:
        texts = [process.line().split() for _ in range(6)]
        process.kill()
        _, rest, _ = process.end()
    texts += [line.split() for line in rest.splitlines(keepends=True) if line.endswith("\n")]
    waiting = shelf.unfinished(home / "data" / "games")
    assert waiting is not None
    session = records.load(waiting.path)
    done = int(texts[-1][0])
    assert len(session.steps) >= done
    if len(session.steps) == done:
        assert session.digest() == texts[-1][1]


def goes_on(player: Player) -> None:
    """Close the program, and go on with the same game in another."""
    state = player.state()
    player.close()
    again = Player()
    again.key(K.Key_Return)
    assert again.state() == state
    again.close()


def broken(path: Path, how: str) -> None:
    """Spoil a saved game."""
    data = json.loads(path.read_text(encoding="utf-8"))
    match how:
        case "half":
            path.write_text(path.read_text(encoding="utf-8")[:200], encoding="utf-8")
            return
        case "foreign":
            data = {"format": "chess", "version": 1}
        case "newer":
            data["version"] = 99
        case "tampered":
            data["digests"] = dict.fromkeys(data["digests"], "0" * 16)
        case "action":
            data["actions"][0] = {"type": "buy", "slot": 9, "cards": ["florin-99"]}
    path.write_text(json.dumps(data), encoding="utf-8")


@pytest.mark.parametrize("how", ["half", "foreign", "newer", "tampered", "action"])
def test_broken_save_is_said_and_kept(qtbot: QtBot, home: Path, how: str) -> None:
    """A save that cannot be opened is named in a sentence, stays as it is, and blocks nothing."""
    leave(home)
    path = save_files(home)[0]
    broken(path, how)
    text = path.read_text(encoding="utf-8")
    again = Player(Options(lang="it", open=path), {"language": "it"})
    again.settle()
    assert again.page == "start"
    assert path.name in again.notice()
    assert "\n" not in again.notice()
    assert path.read_text(encoding="utf-8") == text
    again.key(K.Key_Escape)
    assert again.notice() == ""
    again.program.running.play(SETUP)
    again.settle()
    assert again.page == "table"
    assert path.read_text(encoding="utf-8") == text
    again.close()


@pytest.mark.parametrize("kept", make.changed(), ids=lambda kept: kept.stem)
def test_a_game_of_other_rules_goes_on(qtbot: QtBot, home: Path, kept: Path) -> None:
    """A game that no longer fits is reported; it goes on in a new file, and is continued."""
    old = home / "data" / "games" / "auto-old.alhambra"
    old.parent.mkdir(parents=True)
    shutil.copy(kept, old)
    player = Player(Options(lang="en", open=old), host=SilentHost)
    player.wait(lambda: player.program.game is not None)
    assert old.name in player.notice()
    steps, digest = player.state()
    assert steps == int(kept.stem.partition("@")[2])
    player.close()
    assert old.read_bytes() == kept.read_bytes()
    assert len(save_files(home)) == 2
    again = Player(host=SilentHost)
    again.key_only(K.Key_Return)
    again.wait(lambda: again.program.game is not None)
    assert again.state() == (steps, digest)
    assert again.notice() == ""
    again.close()


def test_a_wrong_file_throws_nobody_out(qtbot: QtBot, tmp_path: Path) -> None:
    """A file that another start cannot open is reported in place: in the game or over it."""
    player, wrong = begun(), tmp_path / "wrong.alhambra"
    wrong.write_text("no game", encoding="utf-8")
    game, state = player.game, player.state()
    for page in ("table", "settings", "start"):
        come_forward(player.program, wrong)
        player.settle()
        assert player.page == page
        assert "wrong.alhambra" in player.notice()
        player.program.window.notice.dismiss()
        if page == "table":
            player.window.open("settings")
        elif page == "settings":
            assert (player.game, player.state()) == (game, state)
            player.program.running.leave()
    player.close()


def test_odd_files_hide_nothing(qtbot: QtBot, home: Path) -> None:
    """With a pipe, a folder, an endless and many odd files beside it a game can be continued."""
    state = leave(home)
    (game,) = save_files(home)
    data = json.loads(game.read_text(encoding="utf-8"))
    odd_ones: tuple[dict[str, Any], ...] = (
        {"scores": 0.5},
        {"turn": 10**400},
        {"saved": "0001-01-01"},
    )
    for number, meta in enumerate(odd_ones):
        odd = {**data, "meta": {**data["meta"], **meta}}
        game.with_name(f"odd-{number}.alhambra").write_text(json.dumps(odd), encoding="utf-8")
    make_pipe(game.with_name("pipe.alhambra"))
    game.with_name("folder.alhambra").mkdir()
    with game.with_name("large.alhambra").open("wb") as file:
        file.truncate(200 * 2**20)
    again = Player()
    again.program.saved.games.open()
    again.events(3)
    picture(again.window)
    page = again.window.page("games")
    assert isinstance(page, GamesPage)
    assert page.list.count() == 7
    again.program.start.open()
    again.key(K.Key_Return)
    assert again.state() == state
    again.close()


def test_a_game_survives_a_power_cut(qtbot: QtBot, home: Path) -> None:
    """Where only zeros are left of the file of a game, it is continued from the copy beside it."""
    state = leave(home)
    (game,) = save_files(home)
    game.rename(safe_path(game))
    game.write_bytes(b"\x00" * 2000)
    left = [home / name / ".new-abc.tmp" for name in ("data/games", "data", "config")]
    for path in left:
        path.write_text("half", encoding="utf-8")
    again = Player()
    again.key(K.Key_Return)
    assert again.state() == state
    again.close()
    assert not any(path.exists() for path in left)
    assert not safe_path(game).exists()


@pytest.mark.parametrize("text", ["{", "[1, 2]", '{"theme": "pink", "ui_scale": 9000}'])
def test_broken_settings_are_said(qtbot: QtBot, home: Path, text: str) -> None:
    """Settings that cannot be used are named, kept aside if unreadable, and defaults are taken."""
    path = home / "config" / "settings.json"
    path.parent.mkdir(parents=True)
    path.write_text(text, encoding="utf-8")
    player = Player()
    for trouble in player.troubles:
        player.program.window.notice.say(trouble)
    assert "settings.json" in player.notice()
    if "theme" not in text:
        (kept,) = path.parent.glob("settings.json.broken-*")
        assert kept.read_text(encoding="utf-8") == text
    player.key(K.Key_Escape, K.Key_Escape)
    assert player.notice() == ""
    player.close()


def vanish(folder: Path) -> None:
    """Delete a folder, also while the copy beside a game is being written into it."""
    end = time.monotonic() + PATIENCE
    while folder.exists():
        assert time.monotonic() < end, f"{folder} cannot be deleted"
        shutil.rmtree(folder, ignore_errors=True)


@pytest.mark.only_on("posix", "deletes a folder whose files are open")
def test_save_folder_vanishes(qtbot: QtBot, home: Path) -> None:
    """A folder that disappears in mid-game is made again, nothing is lost."""
    player = begun()
    vanish(home / "data")
    play(player, 1)
    assert player.notice() == ""
    assert len(save_files(home)) == 1
    player.close()


@pytest.mark.only_on("posix", "deletes a folder whose files are open")
def test_save_folder_cannot_be_written(qtbot: QtBot, home: Path) -> None:
    """While nothing can be saved it is said once, the game goes on, and is saved again later."""
    player = begun()
    vanish(home / "data")
    (home / "data").write_text("not a folder", encoding="utf-8")
    play(player, 1)
    assert str(home / "data" / "games") in player.notice()
    assert player.program.window.notice.warns
    focus = player.window.focusWidget()
    player.key(K.Key_Escape)
    assert player.notice() == ""
    assert player.window.focusWidget() is focus
    play(player, 1)
    player.ctrl(K.Key_S)
    assert player.notice() != ""
    player.key(K.Key_Escape)
    (home / "data").unlink()
    play(player, 1)
    assert len(save_files(home)) == 1
    assert player.notice() == ""
    goes_on(player)


@pytest.mark.only_on("posix", "looking for a name that is too long is an error")
def test_a_home_that_may_not_be_entered(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The program starts, says what is not kept, and is played; nothing fails for it."""
    shut = tmp_path / ("x" * 300)  # too long to be looked for, whoever looks
    with pytest.raises(OSError, match="x"):
        shut.exists()
    monkeypatch.setenv("ALHAMBRA_QT_HOME", str(shut))
    assert Instance(paths.data_dir()).begins(None)
    player = begun()
    texts = [str(trouble) for trouble in player.troubles]
    assert any("settings.json" in one for one in texts), texts
    assert str(shut) in player.notice()
    player.ctrl(K.Key_S)
    player.program.saved.games.open()
    player.close()


def test_save_a_copy(qtbot: QtBot, home: Path) -> None:
    """Ctrl+S keeps a copy, named by its day, of which there may be several, and leads back.

    The time is written by the list alone: a file cannot be named by it as the list writes it.
    """
    player = begun()
    player.ctx.set_language("fr")
    player.ctrl(K.Key_S)
    assert player.page == "table"
    assert len(save_files(home)) == 2
    copy = next(path for path in save_files(home) if not path.name.startswith("auto"))
    text = day(datetime.fromtimestamp(copy.stat().st_mtime, UTC), "fr")
    assert copy.stem == text.replace("\N{NO-BREAK SPACE}", " ")
    assert copy.stem in player.notice()
    assert not player.program.window.notice.warns  # it went well
    assert records.load(copy).digest() == player.state()[1]
    player.ctrl(K.Key_S)
    assert copy.with_name(f"{copy.stem} (2){copy.suffix}") in save_files(home)
    player.close()


def test_a_language_is_kept_at_once(qtbot: QtBot, home: Path) -> None:
    """A language chosen by its button outlives a program that never gets to close."""
    player = Player()
    page = player.window.page("start")
    assert isinstance(page, StartPage)
    page.wish("language", "ro")
    kept, _ = settings.load(player.settings.path)
    assert kept.text("language") == "ro"
    player.close()


def test_a_copy_saved_from_the_menu_is_told(qtbot: QtBot, home: Path) -> None:
    """The page that comes back after the menu does not lie over what is said."""
    player = begun()
    player.key(K.Key_F10)
    assert player.page == "menu"
    player.key(K.Key_Down)
    player.key(K.Key_Return)
    assert player.page == "table"
    copy = next(path for path in save_files(home) if not path.name.startswith("auto"))
    assert copy.stem in player.notice()
    player.close()


@pytest.mark.parametrize("name", ["gone.alhambra", "."])
def test_a_file_that_cannot_be_opened_is_named(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    """The program starts with a file that is not there or is none, and says so."""
    player = Player(Options(lang="en", open=tmp_path / name))
    player.wait(lambda: player.notice() != "")
    assert (tmp_path / name).name in player.notice()
    assert player.page == "start"
    player.close()


def test_position_is_played_on(qtbot: QtBot, tmp_path: Path) -> None:
    """A position of a file is shown, and playing goes on from it and is saved as a game."""
    path = written(tmp_path)
    player = Player(Options(lang="en", open=path))
    player.wait(lambda: player.program.game is not None)
    player.settle()
    assert player.page == "table"
    assert [tile.tile for tile in player.view.opponents[1].palace.tiles][-1] == "garden-10-n"
    play(player, 1)
    goes_on(player)
