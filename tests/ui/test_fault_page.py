"""The reporting of a fault: a notice, a page, a report without names, the way on."""

from __future__ import annotations

import gc
import json
import weakref
from pathlib import Path
from typing import cast

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt import logs
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.fault_report import nameless
from alhambra_qt.controller.game.gameconfig import default_config, setup_of
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.faults import Fault, Faults
from alhambra_qt.i18n import LANGS, msg
from alhambra_qt.modules import new_game
from alhambra_qt.ui.flows.faults import FaultFlow
from alhambra_qt.ui.pages.fault import FaultPage
from tests.ui.window_kit import Player, accessible_texts

K = Qt.Key
NAMES = ("Bartholomew", "Marie-Antoinette", "Ștefan")


class Told:
    """A program that hears of faults."""

    def __init__(self, size: tuple[int, int] = (1366, 768), **chosen: object) -> None:
        self.player = Player(chosen=chosen or None, size=size)
        self.faults = Faults()
        self.door = FaultFlow(self.player.program.window, self.faults)

    def fail(self, kind: type[Exception] = ValueError, words: str = "") -> None:
        """Let something fail, and wait until it is reported."""
        try:
            raise kind(words)
        except kind as error:
            self.faults.caught(error)
        self.player.events(2)

    @property
    def page(self) -> FaultPage:
        """The page that explains."""
        page = self.player.window.page("fault")
        assert isinstance(page, FaultPage)
        return page


@pytest.fixture
def told(qtbot: QtBot) -> Told:
    """A program at its start page."""
    return Told()


def playing(told: Told) -> Told:
    """The same with a running game."""
    config = default_config(NAMES, 1, "fault")
    told.player.program.running.play(config)
    told.player.settle()
    return told


def test_told_once_by_a_notice(told: Told) -> None:
    """A fault is reported by a sentence across the window; the same fault again is not."""
    for _ in range(5):
        told.fail()
    assert told.player.notice() == told.player.ctx.text(msg("fault-told"))
    told.player.key(K.Key_Escape)
    assert told.player.notice() == ""
    told.fail()
    assert told.player.notice() == ""
    assert told.player.page == "start"
    told.fail(KeyError)
    assert told.player.notice() != ""


def test_many_faults_are_one_notice(told: Told) -> None:
    """Several faults at once are one sentence, not a queue of them."""
    for kind in (ValueError, KeyError, TypeError, OSError):
        told.fail(kind)
    told.player.key(K.Key_Escape)
    assert told.player.notice() == ""


@pytest.mark.parametrize("by_mouse", [True, False])
def test_to_the_page_and_back(told: Told, by_mouse: bool) -> None:
    """From the table to the page, the report copied, and back to the table, either way."""
    player = playing(told).player
    told.fail(words=f"{NAMES[0]} failed at {Path.home()}")
    if by_mouse:
        player.click_widget(player.program.window.notice.more_button)
        player.click_widget(told.page.copy_button)
    else:
        player.key(K.Key_F12, K.Key_Tab)
        assert told.page.copy_button.hasFocus()
        player.key(K.Key_Return)
    assert player.page == "fault"
    assert player.notice() == ""
    text = told.page.ctx.text(told.page.footer.words)
    assert text == player.ctx.text(msg("fault-copied"))
    check_report(QGuiApplication.clipboard().text(), player)
    if by_mouse:
        player.click_widget(told.page.go_on)
    else:
        player.key(K.Key_Escape)
    assert player.page == "table"


def check_report(text: str, player: Player) -> None:
    """The report has all its parts and no names, and its game can be played again."""
    for part in ("== Program ==", "== Log ==", "== Settings ==", "== Game ==", "Python 3"):
        assert part in text
    for name in (*NAMES, str(Path.home())):
        assert name not in text
    record = json.loads(text.rpartition("== Game ==\n")[2])
    path = Path(player.program.folder) / "report.alhambra"
    path.write_text(json.dumps(record), encoding="utf-8")
    again = records.load(path)
    assert again.digest() == player.game.desk.session.digest()
    assert [seat.name for seat in again.config.seats] == ["Player 1", "Player 2", "Player 3"]


def test_without_a_game(told: Told) -> None:
    """Where no game runs the page and the report say so, and the way leads to the page before."""
    player = told.player
    player.program.window.open("settings")
    told.fail()
    player.key(K.Key_F12)
    texts = accessible_texts(told.page)
    assert player.ctx.text(msg("fault-holds-no-game")) in texts
    assert player.ctx.text(msg("fault-holds-game")) not in texts
    told.door.copy()
    assert QGuiApplication.clipboard().text().rstrip().endswith("== Game ==\nnone")
    player.key(K.Key_Return)
    assert player.page == "settings"


def test_a_fault_of_the_page_itself(told: Told) -> None:
    """A fault of the page itself is reported by the notice alone."""
    told.fail()
    with pytest.raises(AttributeError) as raised:
        told.page.show_fault(cast(Fault, None), 1, game=False)
    told.player.key(K.Key_Escape)
    told.faults.caught(raised.value)
    told.player.events(2)
    assert told.player.notice() != ""
    assert not told.player.program.window.notice.more_button.isVisible()
    told.player.key(K.Key_F12)
    assert told.player.page == "start"


def test_the_notice_may_fail(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """If the notice fails too, nothing goes round in circles."""
    monkeypatch.setattr("sys.excepthook", lambda *_: None)
    told, said = Told(), list[object]()

    def fail(words: object, **_: object) -> None:
        said.append(words)
        raise LookupError("no notice")

    monkeypatch.setattr(told.player.program.window.notice, "say", fail)
    told.faults.install()
    told.fail()
    told.player.events(5)
    told.faults.remove()
    assert sorted(fault.kind for fault in told.faults.found.values()) == [
        "LookupError",
        "ValueError",
    ]
    assert len(said) == 2


def test_faults_before_the_window(qtbot: QtBot) -> None:
    """A fault while the program was starting is reported once there is a window."""
    player, faults = Player(), Faults()
    assert faults.caught(ValueError())
    door = FaultFlow(player.program.window, faults)
    player.events(2)
    assert door.faults is faults
    assert player.notice() != ""


def test_the_log_keeps_no_window(qtbot: QtBot) -> None:
    """It asks a window for the names of people as long as there is one."""
    told = playing(Told())
    assert NAMES[0] in {name for known in logs.names for name in known() or ()}
    gone = weakref.ref(told.player.program)
    told.player.close()
    shiboken6.delete(told.player.window)
    del told
    gc.collect()
    assert gone() is None


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("scale", [100, 200])
def test_the_notice_fits(qtbot: QtBot, lang: str, scale: int) -> None:
    """In the smallest window the sentence and both buttons are seen whole."""
    told = Told((1024, 600), language=lang, ui_scale=scale)
    told.fail()
    notice = told.player.program.window.notice
    window = told.player.window.rect()
    for waits in (msg("ai-waits"), msg("review-waits")):
        notice.offer(waits, notice.dismiss)
    for _ in range(3):
        told.player.events()
        for part in (notice.words, notice.more_button, notice.close_button):
            place = part.geometry().translated(notice.pos())
            assert window.contains(place)
            assert notice.rect().contains(part.geometry())
            assert fits(part)
        notice.dismiss()


def fits(part: QWidget) -> bool:
    """Whether a part has the room it wants."""
    if part.hasHeightForWidth():
        return part.height() >= part.heightForWidth(part.width())
    return part.width() >= part.sizeHint().width() and part.height() >= part.sizeHint().height()


def test_names_of_a_position_are_left_out(tmp_path: Path) -> None:
    """A game that began with a position gives away no names either."""
    path = tmp_path / "position.json"
    game = new_game(setup_of(default_config(NAMES, 1, "fault")))
    path.write_text(json.dumps(position_to_json(game, NAMES)), encoding="utf-8")
    record = json.dumps(nameless(records.load(path)), ensure_ascii=False)
    assert '"start":{' in record.replace(" ", "")
    assert not any(name in record for name in NAMES)
