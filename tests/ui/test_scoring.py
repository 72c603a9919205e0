"""A scoring on the table: its time, its keys, its words, and what it leaves as it was."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise, product

import pytest
import shiboken6
from attrs import evolve
from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.score_sheet import scoring_steps
from alhambra_qt.controller.view.targets import NumberOf
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine.ids import DIRK
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.i18n import LANGS
from alhambra_qt.teaching.remarks import remarks
from alhambra_qt.ui.game.open_pages import Scorings
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit import steps as step_player
from alhambra_qt.ui.kit.box import lay
from alhambra_qt.ui.kit.boxed import texts
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.holder import Holder
from alhambra_qt.ui.kit.sizes import load_fonts
from alhambra_qt.ui.scoring import stage as scoring_stage
from alhambra_qt.ui.scoring.scoring_parts import (
    ALL,
    BEAT,
    FLIGHT,
    HOLD,
    LIGHT,
    TRACK,
    gained,
    moment,
    seat_box,
    step_label,
)
from alhambra_qt.ui.scoring.stage import ScoringStage
from tests.access.hearing import noted
from tests.cases import night
from tests.controller.kit import chance, config, there
from tests.ui.geometry import picture, squeezed
from tests.ui.page_kit import COMMON, SIZES, press
from tests.ui.scoring_samples import page_at, stage_at
from tests.ui.table_drive import Drive

# Windows, languages and scales in which there is room for all remarks, and one with room for one.
REMARKED = [(COMMON, "en", 1.0), ((1024, 600), "ro", 1.0), ((1920, 1080), "fr", 1.0)]
REMARKED += [((1920, 1080), "it", 2.0)]
K = Qt.Key
Made = tuple[Drive, ScoringStage]


def made(
    size: tuple[int, int] = COMMON,
    lang: str = "en",
    scale: float = 1.0,
    speed: int = 0,
) -> Made:
    """The stage of a scoring; without speed nothing moves by itself."""
    ctx = UiContext("light", lang, scale, speed=speed)
    ctx.set_window(*size)
    found = stage_at(ctx)
    QApplication.processEvents()
    return found


@pytest.fixture(autouse=True)
def nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """No screen reader runs, even if other tests have switched accessibility on."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)


@pytest.fixture(scope="module")
def _still(qapp: QApplication) -> Iterator[ScoringStage]:
    assert load_fonts() == []
    _, still = made()
    yield still
    shiboken6.delete(still.table)


@pytest.fixture
def stage(_still: ScoringStage) -> Iterator[ScoringStage]:
    """A scoring in which each step waits, at its beginning: one table for all tests of the file."""
    yield anew(_still)
    _still.stop()


def anew(stage: ScoringStage, speed: int = 0, *, reduced: bool = False) -> ScoringStage:
    """The same scoring from its beginning."""
    stage.stop()
    stage.table.activateWindow()
    stage.table.setFocus()
    stage.ctx.settings.set("animation_speed", speed)
    stage.ctx.settings.set("reduced_motion", "on" if reduced else "off")
    stage.play(page_at(), remarks(page_at()))
    QApplication.processEvents()
    return stage


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of a scoring goes by frames, whatever time they take: a tenth of a second each."""

    class Frames:
        def start(self) -> None:
            self.seen = 0

        def elapsed(self) -> int:
            self.seen += 1
            return self.seen * 100

    monkeypatch.setattr(step_player, "QElapsedTimer", Frames)


def runs(stage: ScoringStage) -> bool:
    """Whether the clock of a scoring runs."""
    return any(timer.isActive() for timer in stage.player.findChildren(QTimer))


def test_moments_follow_each_other() -> None:
    """Light, one thing after the other, flight, ruler, rest; nothing ever goes back."""
    for step in scoring_steps(page_at()):
        counting = BEAT * step.beats
        assert moment(step, 0).lit == 0
        assert moment(step, LIGHT).lit == 1
        moments = [moment(step, time) for time in range(0, 4000, 10)]
        for one, other in pairwise(moments):
            assert one.lit <= other.lit
            assert one.flown <= other.flown
            assert one.risen <= other.risen
            assert one.upto is None or other.upto is None or one.upto <= other.upto
        if any(gain.points for gain in step.gains):
            assert moment(step, LIGHT + counting - 1).flown == 0
            assert moment(step, LIGHT + counting + FLIGHT / 2).risen == 0
            over = LIGHT + counting + FLIGHT + TRACK + HOLD
            assert moment(step, over) is ALL
            assert not moment(step, over - 1).over


def test_what_nobody_has_is_no_fault() -> None:
    """A step in which nothing is counted has all its moments, too."""
    step = scoring_steps(page_at())[0]
    gains = (evolve(gain, points=0, cells=(), sides=()) for gain in step.gains)
    nobody = evolve(step, gains=tuple(gains))
    assert nobody.beats == 0
    moments = [moment(nobody, time) for time in range(0, 1000, 10)]
    assert moments[-1] is ALL
    assert all(one.upto in (0, None) for one in moments)


def test_a_step_without_motion(stage: ScoringStage) -> None:
    """Boards, panels and rail show the same step, also in a pause."""
    anew(stage, speed=3)
    stage.player.skip()
    press(stage, K.Key_Space)
    stage.player.show(5)
    QApplication.processEvents()
    before = picture(stage)
    QTest.mouseClick(stage.rail.buttons[2], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    assert stage.player.now is ALL
    assert picture(stage) != before


def test_what_dirk_draws_later_is_not_there_yet(ctx: UiContext) -> None:
    """During a scoring the table shows the tiles that Dirk is counted for, not those he draws.

    He has no panel and no Alhambra to light: what he gains is shown without harm.
    """
    session, rng = Session.new(config(2, humans=1, seed="dirk")), random.Random(1)
    while not session.scored:
        chance(session, rng)
    drive = Drive(ctx, session)
    scorings = Scorings(drive.table, drive.desk)
    scorings.laid(drive.desk.view())
    scorings.note(SessionChange("played", tuple(session.steps[-1:])))
    page = there(scorings.begin())
    drive.table.show_view(scorings.laid(drive.desk.view()))
    scorings.show_scoring(page)
    dirk = there(drive.table.view_shown).dirk
    held = there(session.scored[0].dirk)
    assert there(dirk).tiles == tuple(TILE_ID[tile] for tile in held)
    counts = there(drive.table.view_shown).counts
    assert tuple(row.cells[-1].count for row in counts.rows[:6]) == there(dirk).counts
    steps = scorings.stage.player.steps
    assert any(gain.seat.seat == DIRK and gain.points for step in steps for gain in step.gains)
    for _ in steps:
        assert not picture(scorings.stage).isNull()
        scorings.stage.go_on()
    scorings.stop()


def test_the_counts_give_nothing_away(stage: ScoringStage) -> None:
    """The counts beside the board show a step with its points, the sums at the end."""
    side = stage.table.table.counts
    assert side.is_shown
    steps = stage.player.steps

    def told() -> set[str]:
        image, found = picture(stage), set[str]()
        for note in side.notes:
            assert isinstance(note.about, NumberOf)
            inside = image.copy(note.rect.toRect().adjusted(3, 3, -3, -3))
            points = bytes(inside.convertToFormat(QImage.Format.Format_RGB32).constBits())
            if points != points[:4] * (len(points) // 4):
                found.add(note.about.what)
        return found

    for number in range(len(steps)):
        QApplication.processEvents()
        items = {step.item for step in steps[: number + 1]}
        whole = number == len(steps) - 1
        assert told() == items | ({"total", "then"} if whole else set())
        stage.go_on()


def test_a_long_name_is_cut_with_an_ellipsis(stage: ScoringStage) -> None:
    """A name too long for its place beside a medal ends with an ellipsis."""
    shown = there(stage.shown)
    tag = SeatTag(0, "Jean-François de la Tour", "circle", "J")
    box = seat_box(stage.rail.look, shown, evolve(shown.step.gains[0], seat=tag), 2.9)
    with noted() as seen:
        image = QImage(150, 120, QImage.Format.Format_ARGB32)
        painter = QPainter(image)
        lay(box, stage.rail.look, QRectF(0, 0, 150, 120)).paint(painter)
        painter.end()
    assert next(one for one in seen if one.startswith("Jean")).endswith("…")


def test_enter_goes_through_all_steps(stage: ScoringStage) -> None:
    """Without motion each step waits for Enter; after the last one Enter leaves."""
    closed = []
    stage.closed.connect(lambda: closed.append(True))
    steps = stage.player.steps
    for number in range(len(steps)):
        assert (stage.player.index, stage.player.done, closed) == (number, number + 1, [])
        shown = stage.shown
        assert shown is not None
        scores = [shown.score(k) for k in range(len(shown.page.seats))]
        assert scores == [gain.now for gain in steps[number].gains]
        press(stage, K.Key_Return)
    assert closed == [True]
    assert not stage.on
    assert not stage.isVisible()


def test_escape_goes_to_the_end_and_then_leaves(stage: ScoringStage) -> None:
    """Esc shows how everything ends, never nothing; the second one leaves."""
    closed = []
    stage.closed.connect(lambda: closed.append(True))
    press(stage, K.Key_Escape)
    assert stage.whole
    assert not closed
    assert stage.band.ledger.isVisible()
    press(stage, K.Key_Escape)
    assert closed == [True]


def test_the_ledger_is_one_key_away(stage: ScoringStage) -> None:
    """S opens the ledger once everything was seen."""
    wanted = []
    stage.ledger_wanted.connect(lambda: wanted.append(True))
    press(stage, K.Key_S)
    assert not wanted
    press(stage, K.Key_Escape)
    press(stage, K.Key_S)
    assert wanted == [True]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_button_that_goes_on_has_the_focus(qtbot: QtBot, scale: float) -> None:
    """The button has the focus from the first moment on, and again when the table gets it."""
    _, stage = made(scale=scale)
    focused = stage.window().focusWidget
    qtbot.waitUntil(lambda: focused() is stage.band.on)
    stage.table.setFocus()
    qtbot.waitUntil(lambda: focused() is stage.band.on)
    stage.player.skip()
    qtbot.waitUntil(lambda: focused() is stage.band.leave)
    stage.setFocus()
    qtbot.waitUntil(lambda: focused() is stage.band.leave)
    stage.stop()


def test_a_step_is_seen_again(stage: ScoringStage) -> None:
    """A click on a step that was seen shows it again; one to come cannot be pressed."""
    press(stage, K.Key_Return)
    first, last = stage.rail.buttons[0], stage.rail.buttons[-1]
    assert not last.isEnabled()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert (stage.player.index, stage.player.done) == (0, 2)
    stage.band.on.setFocus()
    press(stage, K.Key_Return)
    assert stage.player.index == 2  # on to the first that was not seen


@pytest.mark.usefixtures("quick")
def test_motion_runs_by_itself_and_pauses(qtbot: QtBot) -> None:
    """With motion the steps follow each other; Space stands still, and any key completes a step."""
    _, stage = made(speed=5)
    qtbot.waitUntil(lambda: stage.player.index >= 2)
    press(stage, K.Key_Space)
    assert stage.player.paused
    here = stage.player.index, stage.player.now
    QApplication.processEvents()
    assert not runs(stage)
    assert (stage.player.index, stage.player.now) == here
    press(stage, K.Key_Space)
    assert runs(stage)
    press(stage, K.Key_X)
    assert stage.player.done > here[0]
    qtbot.waitUntil(lambda: stage.whole)
    assert stage.on
    stage.stop()


@pytest.mark.usefixtures("quick")
def test_a_step_that_is_heard_waits(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """To say a step takes longer than to show it: it waits, but not where nobody plays."""
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    _, stage = made(speed=5)
    qtbot.waitUntil(lambda: stage.player.done == 1)
    assert not runs(stage)
    assert (stage.player.index, stage.player.now) == (0, ALL)
    press(stage, K.Key_Return)
    assert stage.player.index == 1
    stage.player.alone = True
    press(stage, K.Key_X)
    qtbot.waitUntil(lambda: stage.whole)
    stage.stop()


def test_tab_goes_round_the_stage(stage: ScoringStage) -> None:
    """Every control of the stage is reached with Tab and with Shift+Tab, and the table is not."""
    press(stage, K.Key_Return)
    wanted = set(focus.focusable(stage))
    assert len(wanted) > 4
    for key in (K.Key_Tab, K.Key_Backtab):
        reached = []
        for _ in wanted:
            press(stage, key)
            reached.append(stage.window().focusWidget())
        assert set(reached) == wanted, key


def test_from_the_steps_back_to_what_goes_on(stage: ScoringStage) -> None:
    """F6 leads from a step to what goes on and back; Up leads out of the steps too."""
    press(stage, K.Key_Return)
    first = stage.rail.buttons[0]
    first.setFocus()
    for wanted in (stage.band.on, first):
        press(stage, K.Key_F6)
        assert stage.window().focusWidget() is wanted
    press(stage, K.Key_Up)
    focused = stage.window().focusWidget()
    assert focused is not None
    assert stage.band.isAncestorOf(focused)


@pytest.mark.usefixtures("quick")
def test_nothing_is_played_behind_another_page(qtbot: QtBot) -> None:
    """While the table is hidden the clock stands still."""
    _, stage = made(speed=5)
    stage.table.hide()
    here = stage.player.index, stage.player.done
    QApplication.processEvents()
    assert not runs(stage)
    assert (stage.player.index, stage.player.done) == here
    stage.table.show()
    qtbot.waitUntil(lambda: stage.whole)
    stage.stop()


def test_reduced_motion_is_still(stage: ScoringStage) -> None:
    """At reduced motion nothing flies: each step is there whole and waits."""
    anew(stage, speed=3, reduced=True)
    assert stage.ctx.still
    assert stage.player.now is ALL
    assert not runs(stage)
    assert stage.player.index == 0
    assert not stage.band.pause.isVisible()


BY_DAY = [(SIZES[0], 2.0, "fr"), (SIZES[1], 1.0, "ro"), (SIZES[2], 2.0, "it")]


@pytest.mark.parametrize(
    ("size", "scale", "lang"), [*product(SIZES, [1.0, 2.0], LANGS)] if night() else BY_DAY
)
def test_everything_has_its_place(
    qtbot: QtBot, size: tuple[int, int], scale: float, lang: str
) -> None:
    """The parts lie in the window, beside each other, and their buttons within them."""
    _, stage = made(size, lang, scale)
    parts = [stage.band, stage.rail, stage.sums]
    assert not squeezed(stage)
    for number, part in enumerate(parts):
        assert stage.rect().contains(part.geometry())
        for other in parts[number + 1 :]:
            assert not part.geometry().intersects(other.geometry()), (part, other)
        for seated in part.laid.items:
            widget = getattr(seated, "widget", None)
            if widget is not None:
                assert part.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()), lang
    stage.stop()


def hides_no_tile(stage: ScoringStage) -> None:
    """Check that every tile of the own Alhambra lies on the part of the board that is in sight."""
    camera, view = stage.table.table.board.camera, stage.table.table.view
    assert camera is not None
    assert view is not None
    field = stage.picture.field
    for tile in view.palace.tiles:
        assert field.contains(camera.cell(tile.x, tile.y)), tile
    for part in (stage.band, stage.rail, stage.sums):
        assert not field.intersects(QRectF(part.geometry())), part


@pytest.mark.parametrize("lang", LANGS)
def test_a_step_is_one_message(lang: str) -> None:
    """The announcement of a step has everybody's count, points and new score."""
    ctx = UiContext("light", lang)
    for step in scoring_steps(page_at()):
        text = step_label(ctx, step)
        assert text.startswith(ctx.text(step.name))
        for gain in step.gains:
            assert ctx.text(gain.seat.label) in text
            assert ctx.t("scoring-score", n=gain.now) in text


def words_of(part: Holder) -> str:
    """Everything that is written on a part of the stage."""
    return " ".join(text for entry in part.to_read() for text in texts(entry.words))


def test_points_are_shown_once_all_is_counted(stage: ScoringStage) -> None:
    """Until then neither points nor medals; then coins fly, and nothing flies before or after."""
    anew(stage, speed=3)
    player = stage.player
    player.show(4)
    player.hold()
    assert not picture(stage).isNull()  # the marks of the track are where they were painted
    points = {stage.ctx.text(gained(gain.points)) for gain in player.step.gains if gain.points}
    assert len(points) > 1
    for time in range(0, 3000, 20):
        player.now = player.at(player.step, time)
        player.moved.emit()
        shown = there(stage.shown)
        words = set(words_of(stage.rail).split())
        assert words & points == (points if shown.complete else set())
        assert shown.complete or "1st" not in words
        flying = not stage.picture.flights(shown, player.now).isEmpty()
        assert flying == (player.now.lit < 1 or 0 < player.now.flown < 1)


def test_who_shares_a_place_has_the_same_medal() -> None:
    """A tie is one place for all who share it; without any building nobody has one."""
    shared = 0
    for step in scoring_steps(page_at()):
        for gain in step.gains:
            assert gain.count or not gain.place
            equal = [other for other in step.gains if other.count == gain.count and gain.place]
            assert all(other.place == gain.place for other in equal)
            shared += len(equal) > 1
    assert shared


@pytest.mark.parametrize(("size", "lang", "scale"), REMARKED)
def test_the_stage_hides_no_tile(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], lang: str, scale: float
) -> None:
    """Tiles stay in sight; in the end each computer player's sentence is shown and announced."""
    heard: list[str] = []
    monkeypatch.setattr(scoring_stage, "announce", lambda _, text: heard.append(text))
    _, stage = made(size, lang, scale)
    hides_no_tile(stage)
    ctx = stage.ctx
    lines = [ctx.text(remark.text) for remark in remarks(page_at())]
    plain = [" ".join(one.split()) for one in lines]  # a narrow space is read as any other
    rooms = stage.sums.geometry()
    assert not any(one in words_of(stage.sums) + words_of(stage.band) for one in plain)
    while not stage.whole:
        press(stage, K.Key_Return)
    written = words_of(stage.sums) + words_of(stage.band)
    assert sum(one in written for one in plain) == (1 if scale > 1 else len(lines))
    assert stage.sums.geometry() == rooms
    assert all(one in heard[-1] for one in lines)
    stage.stop()


def test_remarks_can_be_switched_off(stage: ScoringStage) -> None:
    """Without remarks nothing is said, and the scores have their place as before."""
    stage.say(())
    while not stage.whole:
        press(stage, K.Key_Return)
    lines = [stage.ctx.text(remark.text) for remark in remarks(page_at())]
    assert not any(one in words_of(stage.sums) for one in lines)


def test_resize_and_language_while_it_is_on(qtbot: QtBot) -> None:
    """The stage follows the table."""
    _, stage = made()
    stage.table.resize(1024, 640)
    QApplication.processEvents()
    assert stage.size() == stage.table.size()
    before = picture(stage)
    stage.ctx.set_language("fr")
    stage.ctx.set_theme("dark")
    QApplication.processEvents()
    assert picture(stage) != before
    stage.stop()
