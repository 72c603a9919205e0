"""The career page and the profiles: reached, read, filtered, by keys; and what is booked."""

from __future__ import annotations

import codecs
import threading
from datetime import datetime
from pathlib import Path
from unittest.mock import Mock

import pytest
from attrs import evolve
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.career.figures import CareerGameOf
from alhambra_qt.controller.career.finished import CareerProfile
from alhambra_qt.controller.career.store import CareerStore, default_store
from alhambra_qt.controller.game import records
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.ui.career.career_page import TABS, CareerPage
from alhambra_qt.ui.kit import dates
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.plots.bars import SignedBar, SignedBars
from tests.cases import some
from tests.controller.kit import config, played
from tests.ui.career_samples import career_of, games_in, held, made_up, profiles_in
from tests.ui.page_kit import COMMON, SMALL, alone, wishes
from tests.ui.pages_samples import settle
from tests.ui.tabbed_kit import heard, reach_every_row
from tests.ui.window_kit import PATIENCE, Player, accessible_texts

K = Qt.Key

pytestmark = pytest.mark.usefixtures("qtbot")


def page_at(
    qtbot: QtBot, games: int = 48, size: tuple[int, int] = COMMON, scale: float = 1.0
) -> CareerPage:
    """The page alone, filled."""

    def made(ctx: UiContext) -> CareerPage:
        page = CareerPage(ctx)
        page.show_view(career_of(games))
        return page

    page = alone(qtbot, made, size, UiContext(scale=scale, speed=0))
    settle()
    return page


# -- what it shows ----------------------------------------------------------------------------


def dated(game: CareerGameOf) -> str:
    """The day of a game where this computer is."""
    return dates.day(datetime.fromisoformat(game.game.finished), "en")


def test_every_row_is_heard_as_a_sentence(qtbot: QtBot) -> None:
    """Sources, strengths and records say their names, numbers and what is sure."""
    page = page_at(qtbot)
    found = heard(page)
    assert any(one.startswith("Gardens: 13.8, opponents 14.3, difference −0.5") for one in found)
    assert any(
        one.startswith("Beginner: wins 1.4× as often as chance (0.9× to 2×), too close")
        for one in found
    )
    assert any(one.startswith("Base game: 1,301 (1,051 to 1,551, last") for one in found)
    assert any(one.startswith("Highest score: 144, ") for one in found)
    last = f"Results, game 48 of 48. {dated(page.view.games[-1])}"
    assert any(one.startswith(last) for one in found)


def test_words_in_every_language(qtbot: QtBot) -> None:
    """No text is missing, and what was shown before changes with the language."""
    page = page_at(qtbot, 12)
    for lang in LANGS:
        page.ctx.set_language(lang)
        settle()
        assert page.windowTitle() == tr(lang, msg("career-title"))
        record, found = tr(lang, msg("career-record-points")), list[str]()
        for tab in TABS:
            page.facts.show_tab(tab)
            found += heard(page)
        assert all(one and "career-" not in one for one in found), lang
        assert any(one.startswith(record) for one in found), lang


def test_tabs_are_what_there_is_room_for(qtbot: QtBot) -> None:
    """In a large window all but the list stands together, in the smallest each has its tab."""
    page = page_at(qtbot)
    assert page.facts.offered == ["all", "milestones", "games"]
    together = [part for part in page.sheet.parts if part.isVisibleTo(page)]
    assert together == list(page.sheet.parts[:-2])
    small = page_at(qtbot, size=SMALL)
    assert small.facts.offered == list(TABS[1:])
    assert small.sheet.results.isVisibleTo(small)
    assert not small.sheet.level.isVisibleTo(small)


@pytest.mark.parametrize(
    ("size", "scale"), some([(SMALL, 2.0), (COMMON, 2.0), (SMALL, 1.0), (COMMON, 1.0)], 2)
)
def test_keys_reach_every_row(qtbot: QtBot, size: tuple[int, int], scale: float) -> None:
    """Ctrl+Tab turns all tabs; Tab reaches each row, which is then in sight."""
    reach_every_row(page_at(qtbot, 12, size, scale))


def test_what_is_read_stays_in_sight(qtbot: QtBot) -> None:
    """Filters and another size leave what was scrolled where it is; another tab begins anew."""
    page = page_at(qtbot, 48, SMALL, 2.0)
    page.facts.show_tab("points")
    settle()
    sheet, games = (
        page.facts.scroller.verticalScrollBar(),
        page.sheet.games.list.verticalScrollBar(),
    )
    sheet.setValue(40)
    page.show_chosen()
    page.resize(1020, 590)
    settle()
    assert sheet.value() == 40
    page.facts.show_tab("games")
    assert sheet.value() == 0
    settle()
    games.setValue(40)
    page.show_chosen()
    page.resize(1024, 600)
    settle()
    assert games.value() == 40


def test_f6_goes_from_part_to_part(qtbot: QtBot) -> None:
    """F6 visits filters, plots, strengths, records and the band."""
    page = page_at(qtbot)
    zones, visited = list(page.zones), []
    for _ in range(5):
        QTest.keyClick(page, K.Key_F6)
        held = page.window().focusWidget()
        visited.append(next(zone for zone in zones if zone.isAncestorOf(held)))
    sheet = page.sheet
    assert visited[:3] == [sheet.results, sheet.sources, sheet.level]
    assert visited[3:] == [sheet.records, page.facts.band]


def test_arrows_choose_a_game_and_enter_opens_it(qtbot: QtBot) -> None:
    """The plot is gone through by keys and by the pointer, and says where it is."""
    page = page_at(qtbot)
    opened = wishes(page, "open_game")
    results = page.sheet.results
    results.picker.setFocus()
    for key, chosen in ((K.Key_Left, 46), (K.Key_Home, 0), (K.Key_Right, 1), (K.Key_End, 47)):
        QTest.keyClick(results.picker, key)
        assert results.chosen == chosen
        assert results.picker.accessibleName().startswith(f"Results, game {chosen + 1} of 48")
    QTest.keyClick(results.picker, K.Key_Left)
    QTest.keyClick(results.picker, K.Key_Return)
    assert opened == [page.view.games[46]]
    area = results.picker.rect()
    at = area.center()
    at.setX(area.left() + area.width() // 2)
    QTest.mouseClick(results.picker, Qt.MouseButton.LeftButton, pos=at)
    assert 15 < results.chosen < 33
    assert len(opened) == 1
    QTest.mouseDClick(results.picker, Qt.MouseButton.LeftButton, pos=at)
    assert opened[1:] == [page.view.games[results.chosen]]


def test_records_open_their_games(qtbot: QtBot) -> None:
    """Pressed, a record opens the game in which it was reached."""
    page = page_at(qtbot)
    opened = wishes(page, "open_game")
    page.sheet.records.facts[0].click()
    (one,) = opened
    assert one.seat.points == max(game.seat.points for game in page.view.games)


def test_milestones_open_their_games(qtbot: QtBot) -> None:
    """A milestone opens the game that brought it, an open one nothing; off, there is no tab."""
    page = page_at(qtbot)
    opened = wishes(page, "open_game")
    page.facts.show_tab("milestones")
    settle()
    panel = page.sheet.milestones
    walled = next(game for game in page.view.games if (game.seat.wall or 0) >= 20)
    assert f"A wall of 20: {dated(walled)}" in heard(page)
    for fact in panel.facts:
        QTest.keyClick(fact, K.Key_Return)
    assert opened == [milestone.game for milestone in panel.shown if milestone.game is not None]
    page.ctx.settings.set("milestones", False)
    page.show_chosen()
    assert page.facts.offered == ["all", "games"]
    assert not panel.isVisibleTo(page)


def test_filters_act_on_everything(qtbot: QtBot, tmp_path: Path) -> None:
    """A filter shows only those games, also in the table; cleared, all are back."""
    page = page_at(qtbot)
    told = wishes(page, "say")
    page.filters.lists["level"].set_value("hard")
    hard = [game for game in page.view.games if game.level == "hard"]
    assert all(list(part.games) == hard for part in page.sheet.parts)
    assert page.filters.choice.active == 1
    page.write(tmp_path / "career.csv")
    assert (tmp_path / "career.csv").read_bytes().startswith(codecs.BOM_UTF8)
    assert len((tmp_path / "career.csv").read_text(encoding="utf-8").splitlines()) == len(hard) + 1
    page.write(tmp_path / "nowhere" / ("x" * 300) / "career.csv")
    assert [good for _words, good in told] == [True, False]
    QTest.mouseClick(page.filters.clear, Qt.MouseButton.LeftButton)
    assert len(page.sheet.games.games) == 48


def test_filters_that_leave_nothing_say_so(qtbot: QtBot) -> None:
    """A choice without games keeps the filters, so that it can be taken back."""
    page = page_at(qtbot, 3)
    page.filters.lists["since"].set_value("month")
    page.filters.choice = evolve(page.filters.choice, seats=99)
    page.show_chosen()
    settle()
    assert heard(page) == []
    assert page.filters.clear.isVisibleTo(page)
    assert page.filters.clear.isEnabled()


def test_without_games_a_new_one_is_offered(qtbot: QtBot) -> None:
    """The empty page says what it is for and has one way on."""
    page = page_at(qtbot, 0)
    assert page.facts.offered == []
    assert page.sheet.none.new_game.hasFocus()
    assert not page.export.isEnabled()


def test_each_game_has_a_row(qtbot: QtBot) -> None:
    """Keys and clicks choose a game, Enter and a double click open it, a button deletes it."""
    page = page_at(qtbot)
    opened = wishes(page, "open_game")
    page.facts.show_tab("games")
    settle()
    games = page.sheet.games
    assert games.list.model().rowCount() == 48
    games.list.setFocus()
    QTest.keyClick(games.list, K.Key_Down)
    QTest.keyClick(games.list, K.Key_Return)
    assert opened == [page.view.games[-2]]
    at, port = games.list.face(2).center().toPoint(), games.list.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=at)
    assert games.list.chosen == page.view.games[-3]
    assert len(opened) == 1
    QTest.mouseDClick(port, Qt.MouseButton.LeftButton, pos=at)
    assert opened[1:] == [page.view.games[-3]]
    for key in (K.Key_End, K.Key_Tab):
        QTest.keyClick(page.window().focusWidget(), key)
    assert games.delete.hasFocus()
    assert games.delete.accessibleDescription().startswith(f"{dated(page.view.games[0])}: ")


def test_bars_find_what_is_pointed_at(qtbot: QtBot) -> None:
    """The bar at a place is the one painted there; where not all fit the newest are shown."""
    look = page_at(qtbot, 3).sheet.look
    rect = QRectF(0, 0, 300, 150)
    bars = SignedBars([SignedBar(k - 10, k > 10) for k in range(20)], chosen=19)
    assert bars.shown(look, rect) == range(20)
    assert bars.index_at(look, rect, 0) == 0
    assert bars.index_at(look, rect, 300) == 19
    many = SignedBars([SignedBar(1, True)] * 500, chosen=499)
    shown = many.shown(look, rect)
    assert len(shown) < 100
    assert many.index_at(look, rect, 0) == shown[0]
    assert many.index_at(look, rect, 300) == shown[-1] == 499
    early = SignedBars([SignedBar(1, True)] * 500, chosen=3)
    assert early.index_at(look, rect, 0) == 3


# -- in the window ----------------------------------------------------------------------------


def ended_at(player: Player, name: str = "auto-20261101-120000.alhambra") -> Path:
    """Put a game of two people, ended but for the last action, among the saved games."""
    session = played(config(2, 2, "career"))
    path = player.program.folder / name
    record = records.to_record(session)
    record["actions"] = record["actions"][:-1]
    record["digests"] = {"0": record["digests"]["0"]}
    records.write_record(path, record)
    return path


def end(player: Player) -> None:
    """Play the last action of the running game."""
    session = player.game.desk.session
    assert not session.over
    session.play(played(config(2, 2, "career")).actions[-1])
    player.settle()


def test_a_finished_game_is_booked_once() -> None:
    """The end of a game puts it into the career, which its button shows; opened again, nothing."""
    player = Player()
    path = ended_at(player)
    player.program.running.open_path(path)
    player.settle()
    assert games_in(default_store()) == ()
    end(player)
    (game,) = games_in(default_store(), "Anna")
    assert default_store().people() == {"Anna": 1, "Marco": 1}
    assert game.record == path.name
    player.program.running.leave()
    player.program.running.open_path(path)
    player.settle()
    assert len(games_in(default_store())) == 1
    player.game.show_results()
    player.game._pick(Press("career"))
    player.settle()
    assert player.program.window.shown == "career"
    page = player.program.people.career()
    assert [game.game.id for game in page.view.games] == [game.id]
    assert not player.program.window.notice.isVisible()
    player.key(K.Key_Escape)
    assert player.page == "results"


def test_an_unbooked_game() -> None:
    """If nobody was left to book a game that is over, the next time it is opened does so."""
    player = Player()
    player.wait(lambda: all(thread.name != "tidy" for thread in threading.enumerate()))
    path = player.program.folder / "auto-20261101-120000.alhambra"
    records.save(played(config(3, 1, "career")), path)
    copy = player.program.folder / "copy.alhambra"
    copy.write_bytes(path.read_bytes())
    player.program.running.open_path(copy)
    assert games_in(default_store()) == ()
    player.program.running.open_path(path)
    assert len(games_in(default_store())) == 1


def test_a_game_is_booked_later() -> None:
    """While another program holds the career nothing waits; the next look at it books the game."""
    player = Player()
    path = ended_at(player)
    player.program.running.open_path(path)
    player.settle()
    store = default_store()
    store.add(made_up(1)[0])
    door = player.program.people
    with held(store):
        end(player)
        assert "another program" in player.notice()
        door.show_after(player.game.desk.session)
        player.settle()
        assert door.career().view.state == "unread"
        assert player.ctx.t("career-unread") in accessible_texts(door.career())
        player.program.window.notice.dismiss()
        assert player.notice() == ""
    player.program.window.back()
    door.show()
    player.settle()
    assert [game.record for game in games_in(store)] == ["auto-0.alhambra", path.name]
    assert len(door.career().view.games) == 2
    assert player.notice() == ""


def test_what_does_not_count_is_said() -> None:
    """A game that is not part of the career gives the reason."""
    player = Player()
    root = played(config(3, 1, "career"))
    branch = records.play_on(root, len(root.steps) - 1, "another end")
    player.program.running.run(branch, player.program.folder / "auto-20261101-120000.alhambra")
    player.settle()
    player.program.people.show_after(player.game.desk.session)
    assert games_in(default_store()) == ()
    assert "branch of another game" in player.ctx.text(player.program.window.notice.words.words)


def test_the_career_from_the_start_page() -> None:
    """It opens, shows who played last, deletes a game after a question, and leads back."""
    player = Player()
    store = default_store()
    for game in made_up(3):
        store.add(game)
    player.program.start.open()
    player.program.start().entries["career"].click()
    page = player.program.people.career()
    player.settle()
    assert page.filters.lists["person"].isVisible()
    assert page.view.person == "Anna"
    assert len(page.view.games) == 3
    page.facts.show_tab("games")
    page.sheet.games.delete.click()
    assert len(games_in(default_store())) == 3
    page.sheet.games.delete.click()
    assert len(games_in(default_store())) == 2
    page.sheet.games.list.activated.emit(page.sheet.games.list.currentIndex())
    assert player.program.window.shown == "career"
    player.program.window.notice.dismiss()  # the file of the game is not there
    player.key(K.Key_Escape)
    assert player.program.window.shown == "start"


def test_a_long_career_is_read_beside_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page says that it reads, and never that there are no games; then it shows them."""
    player, may, read = Player(), threading.Event(), CareerStore.games
    store, people = default_store(), player.program.people
    for game in made_up(3):
        store.add(game)
    slow = Mock(side_effect=lambda *of: read(*of) if may.wait(PATIENCE) else None)
    monkeypatch.setattr(CareerStore, "games", lambda *of: slow(*of))
    people.show()
    page = people.career()
    assert heard(page) == []
    assert player.ctx.t("career-reading") in accessible_texts(page)
    assert player.ctx.t("career-empty") not in accessible_texts(page)
    assert not page.export.isEnabled()
    may.set()
    player.settle()
    assert len(page.view.games) == 3
    assert page.filters.isAncestorOf(player.window.focusWidget())
    may.clear()
    people.fill()
    assert len(page.view.games) == 3
    player.close()  # while it reads
    may.set()


def test_profiles_are_made_and_deleted() -> None:
    """New, renamed, chosen for a seat, kept from a seat, deleted with all games."""
    player = Player()
    store = default_store()
    for game in made_up(2):
        store.add(game)
    door = player.program.people
    door.show_profiles()
    page = door.profiles()
    assert [card.profile.name for card in page.cards] == ["Anna"]
    page.new.click()
    card = next(card for card in page.cards if card.name.hasFocus())
    card.name.setText("Maria")
    card.name.editingFinished.emit()
    card.lang.set_value("it")
    card.mark.click()
    assert [profile.name for profile in profiles_in(store)] == ["Maria"]
    assert (profiles_in(store)[0].lang, profiles_in(store)[0].mark) == ("it", card.profile.mark)
    card.name.setText("Anna")
    card.name.editingFinished.emit()
    assert {profile.name for profile in profiles_in(store)} == {"Maria"}
    anna = next(card for card in page.cards if card.profile.name == "Anna")
    anna.delete.click()
    anna.delete.click()
    assert store.people() == {"Maria": 0}
    page.clear.click()
    page.clear.click()
    assert store.people() == {}
    assert player.ctx.t("profiles-none") in accessible_texts(page)


def test_a_profile_keeps_a_look() -> None:
    """The look is chosen in the profile, with a picture of it, and kept at once."""
    player = Player(painted=True)
    store = default_store()
    store.keep_profile(CareerProfile("Maria"))
    player.program.people.show_profiles()
    (card,) = player.program.people.profiles().cards
    seen: list[QImage] = []
    for tiles in ("courtyard", "plain", "mosaic", "same"):
        card.tiles.set_value(tiles)
        assert profiles_in(store)[0].tiles == tiles
        player.settle()
        image = card.grab().toImage()
        assert image not in seen
        seen.append(image)
    player.close()


def test_few_games_are_one_sentence(ctx: UiContext, qtbot: QtBot) -> None:
    """Level and streaks say when they will be shown, instead of zeros and empty rows."""
    page = CareerPage(ctx)
    qtbot.addWidget(page)
    parts = page.sheet.level, page.sheet.rows
    for games, few in ((2, True), (3, False)):
        page.show_view(career_of(games))
        assert [len(part.content()) == 1 for part in parts] == [few, few]
    assert page.sheet.level.accessible_rows()


def test_a_profile_is_chosen_for_a_seat() -> None:
    """The small button beside a name offers the profiles; one fills name, language and mark."""
    player = Player()
    store = default_store()
    store.keep_profile(CareerProfile("Maria", "star", "it", "expert"))
    store.keep_profile(CareerProfile("Marco", "square"))
    player.program.new_game.show()
    page = player.program.new_game.new()
    card = page.seats[0]
    card.profile.open_menu()
    (menu,) = card.profile.findChildren(QMenu)
    assert [action.text() for action in menu.actions()][:2] == ["Marco", "Maria"]
    menu.actions()[1].trigger()
    seat = page.config().seats[0]
    assert (seat.name, seat.lang, seat.assist, seat.mark) == ("Maria", "it", "expert", "star")
    assert len({seat_config.mark for seat_config in page.config().seats}) == 4
    assert card.profile.isChecked()
    card.name.setText("Vlad")
    card.name.textEdited.emit("Vlad")
    assert not card.profile.isChecked()
    card.profile.open_menu()
    menu.actions()[-1].trigger()
    assert [profile.name for profile in profiles_in(store)] == ["Marco", "Maria", "Vlad"]
    assert card.profile.isChecked()
    page.seats[1].kind.set_value("human")
    assert "Vlad" not in [entry[0] for entry in page.seats[1].profile._offered()]


def test_a_broken_career_is_told_once() -> None:
    """The sentence names the file that was kept; the games that are still saved are booked."""
    store = default_store()
    store.add(made_up(1)[0])
    player = Player()
    path = player.program.folder / "auto-20261101-120000.alhambra"
    records.save(played(config(3, 1, "career")), path)
    store.path.write_text("nothing of ours", encoding="utf-8")
    player.program.people.show()
    player.settle()
    assert "was kept as" in player.ctx.text(player.program.window.notice.words.words)
    assert list(store.path.parent.glob("career.db.broken-*"))
    player.wait(lambda: [game.record for game in games_in(store)] == [path.name])
