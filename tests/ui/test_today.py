"""The page of the day in the program: its deals, tries that count once, the month."""

import json
from collections.abc import Callable
from datetime import date, datetime, timedelta, tzinfo
from pathlib import Path
from random import Random

import pytest
from msgspec import structs
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from alhambra_qt.controller.career.finished import CareerProfile
from alhambra_qt.controller.game import records, saves, setup_code
from alhambra_qt.controller.game.gameconfig import SeatConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.today import deals
from alhambra_qt.controller.today.challenge import challenge, read
from alhambra_qt.controller.today.deals import BASE, MODULES, code_of
from alhambra_qt.controller.today.tries import DealTry, Tries
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.today.today_page import TodayPage
from tests.controller.kit import chances
from tests.ui.mutations import SilentHost
from tests.ui.window_kit import Player, clipboard, later

K = Qt.Key
DAY = date(2026, 11, 29)
Clock = Callable[[date], None]


class Later(datetime):
    """A minute later: a new game gets a name that no game before it had."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> "Later":
        """A minute later."""
        return super().now(tz) + timedelta(minutes=1)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Set the date."""

    def turn(day: date) -> None:
        monkeypatch.setattr(deals, "today", lambda: day)

    turn(DAY)
    return turn


def shown(player: Player) -> TodayPage:
    """The page, opened from the start page by its entry."""
    player.program.start.open()
    player.settle()
    player.click_widget(player.program.start().daily)
    assert player.window.shown == "today"
    page = player.window.page("today")
    assert isinstance(page, TodayPage)
    return page


def play(player: Player, most: int) -> None:
    """Play some actions of the game at the table at random."""
    chances(player.game.desk.session, Random(1), most)
    player.settle()


def finish(player: Player) -> Session:
    """Play the game to its end at random: at the table only its last actions, which takes time."""
    path = player.program.running.file
    assert path is not None
    player.program.running.leave()
    session = records.load(path)
    records.save(later(session, lambda session: session.over, 2), path)
    player.program.running.open_path(path)
    play(player, 10_000)
    return player.game.desk.session


def mine(kind: str = BASE, day: date = DAY) -> DealTry | None:
    """Return Anna's stored try."""
    return Tries().of("Anna").get(code_of(day, kind))


def told(player: Player) -> str:
    """Return the text of the notice, if it is there."""
    notice = player.window.notice
    return player.ctx.text(notice.words.words) if notice.isVisible() else ""


def send(player: Player) -> str:
    """Challenge from the results page; gives the text."""
    while player.page == "scoring":
        band = player.game.scorings.stage.band
        player.click_widget(band.leave if band.whole else band.skip)
        player.settle()
    results = player.game.findChild(ResultsPage)
    assert results is not None
    player.click_widget(results.card.choices[Press("challenge")])
    return clipboard()


def test_a_try_counts_once(clock: Clock) -> None:
    """It begins with the first action, ends with its points, and a second game is practice.

    That sends the result of the first as a challenge, as the first alone counts.
    """
    player = Player()
    page = shown(player)
    player.key(K.Key_Return)  # the primary button: the base game
    assert setup_code.write(player.game.desk.session.config) == code_of(DAY, BASE)
    play(player, 1)
    begun = mine()
    assert begun is not None
    assert (begun.deal, begun.points) == ("2026-11-29 base", None)
    session = finish(player)
    done = mine()
    assert done is not None
    assert done.points == session.scores[0] == sum(done.sources.values())
    page = shown(player)
    words = player.ctx.text(page.deals.deal(BASE).text)  # type: ignore[union-attr]
    assert words.startswith(f"{done.points} point")
    player.click_widget(page.deals.plays[BASE])
    assert "practice" in told(player)
    player.window.notice.dismiss()
    play(player, 7)
    assert finish(player).scores[0] != done.points
    assert mine() == done
    assert sum(read(send(player)).sources.values()) == done.points
    player.close()


def test_a_kill_gives_no_second_try(clock: Clock) -> None:
    """After a crash the page continues the try; its end counts, even after midnight.

    Once a deal is over, its review is offered; with one, the page says what would be best.
    """
    player = Player()
    shown(player)
    player.key(K.Key_Return)
    play(player, 5)
    begun = mine()
    assert begun is not None
    player.program.held.only(None)  # as the system does for a process that was killed
    again = Player()
    page = shown(again)
    assert again.ctx.text(page.deals.plays[BASE].words) == "Continue"
    again.click_widget(page.deals.plays[BASE])
    assert len(again.game.desk.session.steps) > 4
    clock(date(2026, 11, 30))
    session = finish(again)
    done = mine()
    assert done is not None
    assert (done.record, done.deal) == (begun.record, begun.deal)
    assert done.points == session.scores[0]
    assert mine(day=date(2026, 11, 30)) is None
    page = shown(again)
    assert page.deals.view is not None
    hint = page.deals.view.hint
    assert hint is not None
    assert hint.text.id == "today-hint-offer"
    again.click_widget(page.deals.review)
    assert again.window.shown == "review"
    again.close()
    player.close()


def test_an_earlier_day_is_practice(clock: Clock) -> None:
    """A day that was missed can be chosen in the month and played; it does not count for it."""
    player = Player(host=SilentHost)
    page = shown(player)
    player.click_widget(page.month.facts[27])
    assert page.deals.view is not None
    assert page.deals.view.day == date(2026, 11, 28)
    page.deals.plays[MODULES].click()
    chances(player.game.desk.session, Random(1), 1)
    player.events()
    found = mine(MODULES, date(2026, 11, 28))
    assert found is not None
    assert found.deal == ""
    page = shown(player)
    assert page.month.view is not None
    assert not any(day.results for day in page.month.view.month)
    player.close()


def test_months(clock: Clock) -> None:
    """Earlier and later months can be shown, no later one than this."""
    player = Player()
    page = shown(player)
    assert not page.month.after.isEnabled()
    player.click_widget(page.month.before)
    assert page.month.view is not None
    assert page.month.view.day == date(2026, 10, 31)
    assert len(page.month.facts) == 31
    player.click_widget(page.month.after)
    assert page.month.view.day == date(2026, 11, 1)
    assert len(page.month.facts) == 29
    assert "Sunday 1 November" in page.month.facts[0].accessibleName()
    player.close()


def test_it_can_be_switched_off(clock: Clock) -> None:
    """Without the setting the start page has no entry, and nothing is kept of games."""
    player = Player(chosen={"today": False})
    assert not player.program.start().daily.isVisible()
    player.program.running.play(deals.deal_of(DAY, BASE, SeatConfig("Anna")))
    play(player, 5)
    assert mine() is None
    player.settings.set("today", True)
    player.program.running.leave()
    assert player.program.start().daily.isVisible()
    player.close()


def test_a_broken_file_is_put_aside(clock: Clock, home: Path) -> None:
    """An unreadable file is renamed with a notice; a newer version's file stays."""
    file = home / "data" / "tries.json"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text("{", encoding="utf-8")
    player = Player()
    shown(player)
    assert "tries.json.broken" in told(player)
    player.close()
    file.write_text('{"version": 2, "tries": []}', encoding="utf-8")
    player = Player()
    shown(player)
    assert "stay as they are" in told(player)
    player.key(K.Key_Return)
    play(player, 5)
    assert file.read_text(encoding="utf-8") == '{"version": 2, "tries": []}'
    player.close()


def test_a_record_name_that_no_system_takes(clock: Clock, home: Path) -> None:
    """A spoilt file of tries that names a record of too many bytes leaves the page as it is."""
    code, name = code_of(DAY, BASE), "ț" * 160 + ".alhambra"
    tries = [{"code": code, "person": "anna", "record": name, "deal": f"{DAY}-{BASE}"}]
    (home / "data").mkdir(parents=True)
    (home / "data" / "tries.json").write_text(
        json.dumps({"version": 1, "tries": tries}), encoding="utf-8"
    )
    player = Player()
    page = shown(player)
    assert page.isVisible()
    player.key(K.Key_Return)
    assert player.window.shown in ("game", "today")
    player.close()


def test_a_challenge_from_home_to_home(clock: Clock, home: Path) -> None:
    """Sent from the results, pasted elsewhere, hidden until it is played, then side by side."""
    player = Player()
    shown(player)
    player.key(K.Key_Return)
    theirs = finish(player)
    text = send(player)
    assert read(text).sources.keys() >= {"wall"}
    assert sum(read(text).sources.values()) == theirs.scores[0]
    assert "clipboard" in told(player)
    player.click_widget(player.window.notice.more_button)
    assert len(read(clipboard()).actions) == len(theirs.actions)
    sent = clipboard()
    player.close()
    (home / "data").rename(home / "data-of-the-other")

    player = Player()
    page = shown(player)
    QGuiApplication.clipboard().setText(f"Hello!\n{sent}\nClaire")
    player.ctrl(K.Key_V)
    view = page.challenge.view
    assert view is not None
    assert view.compared is None
    player.click_widget(page.challenge.button)
    assert setup_code.write(player.game.desk.session.config) == code_of(DAY, BASE)
    play(player, 3)
    page = shown(player)
    assert player.ctx.text(page.challenge.button.words) == "Continue"
    player.click_widget(page.challenge.button)
    mine = finish(player)
    page = shown(player)
    view = page.challenge.view
    assert view is not None
    assert view.compared is not None
    assert view.compared.points == (mine.scores[0], theirs.scores[0])
    assert len(page.challenge.facts) == len(page.challenge.rows)
    player.close()


def test_friends_compare(clock: Clock, home: Path) -> None:
    """Pasted challenges stay side by side; one is removed by key or click, and put back."""
    config = deals.deal_of(DAY, BASE, SeatConfig("Anna"))
    path = home / "data" / "tries.json"
    path.parent.mkdir(parents=True)
    over = DealTry(code_of(DAY, BASE), "anna", "one.alhambra", "", 20, 1, {"wall": 20})
    data = {"version": 1, "tries": [structs.asdict(over)]}
    path.write_text(json.dumps(data), encoding="utf-8")
    player = Player()
    page = shown(player).challenge
    people = ("Claire", "Marco", "Ioana", "Zoé", "Claire")
    for number, name in enumerate(people):
        text = str(challenge(config, name, {"wall": 10 + number, "tower": 1}))
        QGuiApplication.clipboard().setText(text)
        player.ctrl(K.Key_V)
    player.close()

    player = Player()
    page = shown(player).challenge

    def names() -> list[str]:
        assert page.compared is not None
        return list(page.compared.names[1:])

    everybody = ["Claire", "Zoé", "Ioana", "Marco"]
    assert names() == everybody
    assert len(page.blocks) == 2
    assert len(page.facts) == 2 * len(page.rows) == 4
    heard = page.facts[1].accessibleName()
    assert heard == "Wall: Anna 20 (most), Claire 14, Zoé 13, Ioana 12"
    player.click_widget(page.crosses[1])
    assert names() == ["Claire", "Ioana", "Marco"]
    assert "Zoé was removed" in told(player)
    player.click_widget(player.window.notice.more_button)
    assert names() == everybody
    page.crosses[0].setFocus()
    player.key(K.Key_Space)
    assert names() == everybody[1:]
    assert [read(text).name for text in Tries().received()[over.code]] == ["Marco", "Ioana", "Zoé"]
    for _ in everybody[1:]:
        page.crosses[0].click()
        player.settle()
    assert page.view is None
    assert Tries().received() == {}
    player.close()


def test_a_wrong_challenge(clock: Clock) -> None:
    """One sentence says what is wrong with a text; Enter in the field plays nothing then."""
    player = Player()
    page = shown(player)
    for text, sentence in (
        ("Hello!", "contains no challenge"),
        ("DEAL2-0000", "newer version"),
        ("DEAL1-UUUU", "Group 2"),
    ):
        QGuiApplication.clipboard().setText(text)
        player.ctrl(K.Key_V)
        assert page.challenge.wrong is not None
        assert sentence in player.ctx.text(page.challenge.wrong)
        player.key(K.Key_Return)
        assert player.window.shown == "today"
    player.close()


def test_tries_follow_a_profile(clock: Clock) -> None:
    """A renamed person keeps the tries, a deleted one leaves none, and clearing deletes all."""
    player = Player()
    people = player.program.people
    people.add(CareerProfile("Anna"))
    shown(player)
    player.key(K.Key_Return)
    play(player, 3)
    first = mine()
    people.change(CareerProfile("Anna Maria"), "Anna")
    assert mine() is None
    moved = Tries().of("anna maria").get(code_of(DAY, BASE))
    assert first is not None
    assert moved is not None
    assert moved.record == first.record
    people.profiles().wish("delete", "Anna Maria")
    assert Tries().of("anna maria") == {}
    Tries().receive(
        "code", challenge(deals.deal_of(DAY, BASE, SeatConfig("Anna")), "Claire", {"wall": 1})
    )
    people.profiles().wish("clear")
    assert Tries().received() == {}
    player.close()


def test_a_renamed_game_is_still_the_try(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    """A try goes on in its renamed file; if the file is gone, the rest is practice."""
    player = Player()
    shown(player)
    player.key(K.Key_Return)
    play(player, 5)
    begun, path = mine(), player.program.running.file
    assert begun is not None
    assert path is not None
    player.program.running.leave()
    assert saves.rename(path, "mine") is None
    player.program.running.open_path(path.with_name("mine.alhambra"))
    assert player.program.running.file is not None
    now = mine()
    assert now is not None
    assert now.record == player.program.running.file.name
    assert now.deal == begun.deal
    player.program.running.leave()
    (path.parent / now.record).unlink()
    monkeypatch.setattr(saves, "datetime", Later)
    page = shown(player)
    player.click_widget(page.deals.plays[BASE])
    assert "practice" in told(player)
    assert not player.game.desk.session.steps
    player.close()
