"""The results of a game: by mouse, by keys, in every language and size."""

from collections.abc import Iterator

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.page_views import ResultsView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.i18n import LANGS
from alhambra_qt.ui.kit.bindings import Bindings
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.results import results_page
from alhambra_qt.ui.results.result_card import RankRow, ScoreBar, standings, tables
from alhambra_qt.ui.results.results_page import ResultsPage
from alhambra_qt.ui.table.keys import standard
from tests.ui.geometry import cut_words, outside, picture
from tests.ui.ledger_samples import ledger_of, results_of, written_boxes
from tests.ui.page_kit import COMMON, alone, press, rows_of, wishes, wrong_at

SCALES = (1.0, 0.8, 1.5, 2.0)
NAMES = ("sample", "two", "six")
Key = Qt.Key


def opened(
    ctx: UiContext, qtbot: QtBot, name: str = "six", size: tuple[int, int] = COMMON
) -> ResultsPage:
    """The results of a game in a window of that size."""

    def make(ctx: UiContext) -> ResultsPage:
        page = ResultsPage(ctx)
        page.show_view(results_of(name), ledger_of(name))
        return page

    return alone(qtbot, make, size, ctx)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_cut(ctx: UiContext, qtbot: QtBot, name: str) -> None:
    """At every size, at every scale and in every language all words of all tables fit."""
    page, unranked = opened(ctx, qtbot, name), list[str]()

    def looks() -> Iterator[str]:
        for look in page.offered():
            page.card.look_at(look)
            yield look
        ranked = {box.text.replace("\n", " ") for box in written_boxes(page.card.rank_box)}
        unranked.extend({ctx.text(rank.line.tag.label) for rank in page.ranks} - ranked)

    assert wrong_at(page, rows_of(name, NAMES, SCALES), looks) == []
    assert unranked == []


def test_another_table_paints_only_itself(
    ctx: UiContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ranking and title are not painted again, and what is on the screen is the whole page."""
    painted: list[Holder] = []
    real = Holder.paintEvent

    def paint(holder: Holder, event: QPaintEvent) -> None:
        painted.append(holder)
        real(holder, event)

    monkeypatch.setattr(Holder, "paintEvent", paint)
    page = opened(ctx, qtbot)
    page.setUpdatesEnabled(True)
    card = page.card
    qtbot.waitUntil(lambda: card.table in painted)
    numbers = [look for look in page.offered() if look != "game"]  # which needs a bar beside it
    for look in (*numbers, *numbers):
        QApplication.processEvents()
        painted.clear()
        card.look_at(look)
        for _ in range(3):
            QApplication.processEvents()
        assert not {card.head, card.rank_box, card.foot} & set(painted)
        seen = page.screen().grabWindow(page.winId()).toImage()
        assert seen == picture(page).convertToFormat(seen.format())
    assert card.table in painted


@pytest.mark.parametrize("at_once", [0, 8])
@pytest.mark.parametrize("name", ["two", "six"])
def test_sources_add_up(name: str, at_once: int) -> None:
    """Points of types, walls, camps, and between scorings add up to every player's score."""
    view = results_of(name)
    first, *others = view.rows
    view = evolve(view, rows=(evolve(first, score=first.score + at_once), *others))
    found = tables(view, ledger_of(name))
    for rows in (found.sources, found.scorings):
        for k, line in enumerate(standings(view)):
            paid = [dict(row.values[k].args)["n"] for row in rows if not row.strong]
            assert sum(n for n in paid if isinstance(n, int)) == line.score
    assert any(row.name.id == "results-between" for row in found.sources) == bool(at_once)


def test_points_between_scorings(ctx: UiContext, qtbot: QtBot) -> None:
    """Points between scorings are read out, and do not stretch the other parts of a bar."""
    page, at_once = opened(ctx, qtbot), 8
    view = results_of("six")
    first, *others = view.rows
    line = standings(evolve(view, rows=(evolve(first, score=first.score + at_once), *others)))[0]
    text = RankRow(ctx, line).accessibleDescription()
    assert text == " + ".join(ctx.t("ledger-number", n=n) for n in (*first.gained, at_once))
    look, area = page.card.look, QRectF(0, 0, 400, 40)
    bars = []
    for standing, top in ((standings(view)[0], first.score), (line, line.score)):
        shown = QPixmap(400, 40)
        shown.fill(Qt.GlobalColor.black)
        with QPainter(shown) as painter:
            width = area.width() * top / line.score
            ScoreBar(standing, top).draw(painter, look, QRectF(0, 0, width, area.height()))
        bars.append(shown.toImage())
    known = round(area.width() * first.score / line.score) - 6  # the rounded end left aside
    assert bars[0].copy(0, 0, known, 40) == bars[1].copy(0, 0, known, 40)


def test_without_a_ledger_there_are_no_sources(ctx: UiContext, qtbot: QtBot) -> None:
    """Without a ledger the scorings are shown first."""
    page = opened(ctx, qtbot)
    page.show_view(results_of("six"))
    assert "sources" not in page.offered()
    assert page.card.look_name == "scorings"


def test_imaginary_player_is_last_and_not_chosen(ctx: UiContext, qtbot: QtBot) -> None:
    """In a game of two the imaginary player's points are listed, but he has no place."""
    page = opened(ctx, qtbot, "two")
    last = page.ranks[-1]
    assert (last.line.tag.seat, last.line.place) == (-1, 0)
    assert not last.isEnabled()


def test_own_alhambra_is_shown_first(ctx: UiContext, qtbot: QtBot) -> None:
    """The only person's own is the large picture, the winner's the second; a click changes it."""
    page = opened(ctx, qtbot)
    view = results_of("six")
    assert page.picture.row is view.rows[0]  # no person plays: the winner's
    qtbot.mouseClick(page.ranks[2], Qt.MouseButton.LeftButton)
    assert page.picture.row is view.rows[2]
    qtbot.mouseClick(page.thumbs[4], Qt.MouseButton.LeftButton)
    assert page.picture.row is view.rows[4]
    assert page.ranks[4].isChecked()
    page.show_view(evolve(view, own=view.rows[3].seat.seat), ledger_of("six"))
    assert page.picture.row is view.rows[3]
    assert [row.place for row in page.rows] == [4, 1, 2, 3, 5, 6]


def test_a_close_defeat_and_a_clear_victory_look_different(ctx: UiContext, qtbot: QtBot) -> None:
    """The ground of the headline tells a victory, a narrow defeat and any other apart."""
    page, view = opened(ctx, qtbot), results_of("six")
    seen = []
    for place, feeling in ((0, "far"), (1, "close"), (1, "far")):
        own = view.rows[place].seat.seat
        page.show_view(evolve(view, own=own, feeling=feeling), ledger_of("six"))
        QApplication.processEvents()
        seen.append(picture(page.card.head).pixelColor(page.card.head.width() - 9, 9).name())
    assert len(set(seen)) == 3


def test_focus_ring_keeps_to_its_line(ctx: UiContext, qtbot: QtBot) -> None:
    """The focus on a line changes nothing in the next one, although they touch each other."""
    page = opened(ctx, qtbot, size=(1024, 600))
    first, second = page.ranks[:2]
    holder = first.parentWidget()
    assert holder is not None
    inside = second.geometry().adjusted(0, 2, 0, 0)
    seen = []
    for row in (first, page.ranks[3]):
        row.setFocus()
        assert row.hasFocus()
        seen.append(picture(holder, inside))
    assert seen[0] == seen[1]


def shared(view: ResultsView) -> ResultsView:
    """The same end, but two share the victory."""
    rows = tuple(evolve(row, place=1, winner=True) for row in view.rows[:2])
    winners = tuple(row.seat for row in rows)
    return evolve(view, rows=(*rows, *view.rows[2:]), winners=winners)


def test_shared_victory(ctx: UiContext, qtbot: QtBot) -> None:
    """Everybody who shares the victory has a star and a crown."""
    page = opened(ctx, qtbot)
    page.show_view(shared(results_of("six")), ledger_of("six"))
    QApplication.processEvents()
    assert sum(rank.line.winner for rank in page.ranks) == 2
    assert cut_words(page) == []


def test_rows_are_read_sentences(ctx: UiContext, qtbot: QtBot) -> None:
    """A line of the ranking says place, name and points."""
    page = opened(ctx, qtbot, "sample")
    assert page.ranks[0].accessibleName() == "1st place: Anna, 122 points"
    assert "Anna" in page.card.table.accessibleName()


@pytest.mark.parametrize("choice", [Press("ledger"), Press("save"), Press("rematch")])
def test_buttons(ctx: UiContext, qtbot: QtBot, choice: Press) -> None:
    """Each button and each link asks for what it says."""
    page = opened(ctx, qtbot)
    picked = wishes(page, "press")
    qtbot.mouseClick(page.card.choices[choice], Qt.MouseButton.LeftButton)
    assert picked == [choice]


@pytest.mark.parametrize("size", [COMMON, (1920, 1080)])
def test_every_choice_is_in_sight(ctx: UiContext, qtbot: QtBot, size: tuple[int, int]) -> None:
    """One green button, two others, and the rest as links in one line below."""
    page = opened(ctx, qtbot, "six", size)
    every = [*page.card.choices.values()]
    assert all(not control.visibleRegion().isEmpty() for control in every)
    assert [getattr(control, "kind", "link") for control in every[:4]] == [
        "primary",
        "secondary",
        "secondary",
        "link",
    ]
    for group in (every[:3], every[3:]):
        assert len({control.mapTo(page, QPoint()).y() for control in group}) == 1


@pytest.mark.parametrize(("size", "scale"), [((1024, 600), 1.0), ((1366, 768), 2.0)])
def test_a_low_window_keeps_the_tables_in_sight(
    ctx: UiContext, qtbot: QtBot, size: tuple[int, int], scale: float
) -> None:
    """There the links are at the end of what scrolls, within reach of Tab, and a table is seen."""
    ctx.set_scale(scale)
    page = opened(ctx, qtbot, "six", size)
    card, last = page.card, page.card.choices[Press("start")]
    for lang in LANGS:
        ctx.set_language(lang)
        QApplication.processEvents()
        held = [*card.choices.values()][:3]
        assert len({button.y() for button in held}) == 1
        last.setFocus(Qt.FocusReason.TabFocusReason)
        QApplication.processEvents()
        assert not last.visibleRegion().isEmpty()
        assert cut_words(page) == []
        assert outside(page) == []
    card.looks["stats"].click()
    QApplication.processEvents()
    area = card.scroller.viewport()
    tabs = card.look_box.mapTo(area, card.look_box.rect().topLeft()).y()
    table = card.table.mapTo(area, card.table.rect().topLeft()).y()
    assert tabs >= 0
    assert area.height() - table >= 5 * card.look.em


def test_keys_of_buttons(ctx: UiContext, qtbot: QtBot) -> None:
    """The key on each button chooses it, wherever the focus is; Esc leaves no results behind."""
    page = opened(ctx, qtbot)
    picked = wishes(page, "press")
    press(page, Key.Key_S, Key.Key_Escape)
    keys = Key.Key_R, Key.Key_N, Key.Key_W
    press(page, *keys, mod=Qt.KeyboardModifier.ControlModifier)
    assert picked == [Press(one) for one in ("ledger", "rematch", "new", "start")]


def test_own_keys_of_buttons(ctx: UiContext, qtbot: QtBot) -> None:
    """A button has the key of its command, also a custom one, and shows it."""
    ctx.set_keys(Bindings(standard(), {"ledger": ("F9",), "counts": ()}))
    page = opened(ctx, qtbot)
    picked = wishes(page, "press")
    caps = [page.card.choices[Press(one)].cap for one in ("ledger", "table", "rematch", "start")]
    assert caps == ["F9", "", "Ctrl R", "Ctrl W"]
    press(page, Key.Key_S, Key.Key_T, Key.Key_F9)
    assert picked == [Press("ledger")]


def test_enter_begins_no_other_game(ctx: UiContext, qtbot: QtBot) -> None:
    """The Enter that ended the game, pressed again, does nothing; Tab and F6 lead to the rest."""
    page = opened(ctx, qtbot)
    picked = wishes(page, "press")
    assert QApplication.focusWidget() is page.card.head
    press(page, Key.Key_Return, Key.Key_Return)
    assert picked == []
    press(page, Key.Key_Tab)
    assert QApplication.focusWidget() is page.ranks[0]
    page.focus_first()
    press(page, Key.Key_F6, Key.Key_Return)
    assert picked == [Press("review")]


def test_the_story_is_heard_first(
    ctx: UiContext, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A screen reader says who won and why, and the headline with the focus has the same words."""
    heard: list[str] = []
    monkeypatch.setattr(results_page, "announce", lambda _page, text: heard.append(text))
    page, view = opened(ctx, qtbot), results_of("six")
    title, text = ctx.text(view.title), ctx.text(view.text)
    assert heard == [f"{title}. {text}"]
    head = page.card.head
    assert (head.accessibleName(), head.accessibleDescription()) == (title, text)


def test_copied_text(ctx: UiContext, qtbot: QtBot) -> None:
    """Ctrl+C copies the ranking and the tables."""
    page = opened(ctx, qtbot, "sample")
    control = Qt.KeyboardModifier.ControlModifier
    qtbot.keyClick(page.card.choices[Press("rematch")], Key.Key_C, control)
    text = QGuiApplication.clipboard().text()
    assert "1st place: Anna, 122 points" in text
    assert "Total\t122\t87\t87\t74" in text


def test_tiles_are_laid_one_by_one(ctx: UiContext, qtbot: QtBot) -> None:
    """With motion the winner's Alhambra is built tile by tile, and then complete."""
    ctx.settings.set("animation_speed", 5)
    page = opened(ctx, qtbot)
    row = page.picture.row
    assert row is not None
    qtbot.waitUntil(lambda: page.picture.built == len(row.palace.tiles))


def test_theme_and_language_change_live(ctx: UiContext, qtbot: QtBot) -> None:
    """Other colours and another language are shown at once."""
    page = opened(ctx, qtbot)
    before, name = picture(page), page.ranks[0].accessibleName()
    ctx.set_theme("high-contrast")
    ctx.set_language("ro")
    assert picture(page) != before
    assert page.ranks[0].accessibleName() != name
