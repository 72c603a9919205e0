"""A scoring on the table: what counts is lit on every Alhambra, coins fly to the track.

    stage = ScoringStage(ctx, table)
    stage.play(page, remarks)          # then `closed`, once somebody went on

The stage lies over the table and shows a picture of it: dimmed, except for what is counted. Below
one's own Alhambra stand the building, everybody's medals and points, and the signs of all steps.
Enter goes on, P shows the step again, Space stands still, Esc goes to the end; a click on a step
shows it again. F6 leads to the steps and back.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.presenter.score_sheet import ScoringStep, scoring_steps
from alhambra_qt.controller.view.page_views import ScoringPage
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.remarks import Remark
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.access import Role, sentences
from alhambra_qt.ui.kit.context import Styled, UiContext
from alhambra_qt.ui.kit.focus import turned
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.steps import StepPlayer
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.scoring.scoring_parts import (
    ALL,
    Moment,
    Rail,
    StageBand,
    StepShown,
    Sums,
    moment,
    step_label,
)
from alhambra_qt.ui.scoring.scoring_picture import StagePicture
from alhambra_qt.ui.table import keys
from alhambra_qt.ui.table.widget import TableWidget
from alhambra_qt.ui.table.zones import Zones

PASSED_ON = ("menu", "save", "new", "players", "help", "rules")
"""Commands that work beside the table too."""
# What stands below the board covers at most such a part of it, nothing where it is lower (ems).
MOST_COVERED, LEAST_BOARD = 0.2, 12
LEAST_RAIL = 0, 0, 0, 84  # the height of medals and steps where letters are large
Known = tuple[int, int, bool, bool, bool]
NOTHING: Known = (-1, 0, False, False, False)


class ScoringPlayer(StepPlayer[ScoringStep, Moment]):
    """Plays the steps of a scoring."""

    def at(self, step: ScoringStep, time: float) -> Moment:
        return moment(step, time)


class Air(Guarded, QWidget):
    """The transparent layer for flying coins; nothing here can be pressed."""

    def __init__(self, stage: ScoringStage) -> None:
        super().__init__(stage)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, event: QPaintEvent) -> None:
        stage = self.parentWidget()
        shown = stage.shown if isinstance(stage, ScoringStage) else None
        if isinstance(stage, ScoringStage) and shown is not None:
            painter = QPainter(self)
            painter.setClipRegion(event.region())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            stage.picture.fly(painter, shown)


class ScoringStage(Styled, QWidget):
    """The stage; see the module's text.

    Signals:
        closed: everything was seen and somebody goes on.
        ledger_wanted: somebody goes on, but to the ledger.
    """

    closed = Signal()
    ledger_wanted = Signal()
    accessible_role = Role.LayeredPane  # of a group old readers read all of it at each entry

    def __init__(self, ctx: UiContext, table: TableWidget) -> None:
        super().__init__(ctx, table)
        self.page: ScoringPage | None = None
        self._remarks: Mapping[int, Msg] = {}  # by seat
        self._lifted = False  # whether one's own Alhambra was moved to be in sight
        self.led = False  # whether somebody goes from step to step: then nothing ends by itself
        self.picture = StagePicture(ctx, self)
        self._seen, self._known = ALL, NOTHING  # the moment, and what of it the parts show
        self.player = ScoringPlayer(ctx, self)
        self.player.moved.connect(self._moved)
        self.player.stepped.connect(self._stepped)
        self.player.ended.connect(self._all_seen)
        self.band, self.rail, self.sums = StageBand(ctx), Rail(ctx), Sums(ctx)
        self._air = Air(self)
        for part in (self.band, self.rail, self.sums):
            part.setParent(self)
        self.rail.chosen.connect(self.player.show)
        self.band.again.clicked.connect(self.player.again)
        self.band.pause.clicked.connect(self.player.pause)
        self.band.skip.clicked.connect(self._skip)
        self.band.on.clicked.connect(self.go_on)
        self.band.leave.clicked.connect(self.go_on)
        for button in (self.band.again, self.band.pause, self.band.skip, self.band.on):
            button.clicked.connect(self._lead)
        self.band.ledger.clicked.connect(self._to_ledger)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # the table below is not painted
        table.installEventFilter(self)
        self.hide()

    @property
    def table(self) -> TableWidget:
        return cast(TableWidget, self.parentWidget())

    @property
    def on(self) -> bool:
        """Whether a scoring is being shown."""
        return self.page is not None

    @property
    def whole(self) -> bool:
        """Whether all of it has been seen."""
        return self.player.whole

    # -- a scoring ----------------------------------------------------------------------------

    def play(self, page: ScoringPage, remarks: Sequence[Remark] = ()) -> None:
        """Show a scoring that has just happened, and in the end what is said about it."""
        self.page, self.led = page, False
        self._remarks = _by_seat(remarks)
        self.table.close_all()
        self.table.person_acts(by_key=False)
        steps = scoring_steps(page)
        self.rail.set_steps(steps)
        self.setAccessibleName(self.ctx.text(page.title))
        self.setGeometry(self.table.rect())
        self.show()
        self.raise_()
        self.ctx.sound("scoring")
        self.player.start(steps)
        self._take()
        self.take_focus()
        turned(self)

    def say(self, remarks: Sequence[Remark]) -> None:
        """Show other remarks."""
        self._remarks = _by_seat(remarks)
        self._show_parts()

    def go_on(self) -> None:
        """See the next step, or leave when all have been seen."""
        if self.player.whole:
            self._leave()
            self.closed.emit()
        else:
            self.player.next()

    def _lead(self) -> None:
        self.led = True

    def _skip(self) -> None:
        self.player.skip()
        self._onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def stop(self) -> None:
        """Leave at once."""
        if self.on:
            self._leave()

    def _to_ledger(self) -> None:
        self._leave()
        self.ledger_wanted.emit()

    def _leave(self) -> None:
        self.player.stop()
        self.page = None
        if self._lifted:
            self.table.zoom("fit")
        self._lifted = False
        self.hide()
        turned(self.table)
        self.picture.forget()

    def _stepped(self) -> None:
        self._show_parts()
        self.update()
        self.take_focus()
        announce(
            self, step_label(self.ctx, self.player.step)
        )  # last: with the focus speech begins anew

    def _has_focus(self, part: QWidget) -> bool:
        focused = self.window().focusWidget()
        return focused is not None and focused is not self and part.isAncestorOf(focused)

    def _all_seen(self) -> None:
        turned(self)  # what went on leaves now
        self._show_parts()
        if not self._has_focus(self.rail):
            self._onward.setFocus(Qt.FocusReason.OtherFocusReason)
        if self._remarks:
            announce(self, sentences(map(self.ctx.text, self._remarks.values())))

    def _moved(self) -> None:
        """Another moment: only what is another in it is painted again."""
        shown, now, old = self.shown, self.player.now, self._seen
        if shown is None:
            return
        self._seen = now
        if self._known_of(shown) != self._known:
            self._show_parts()
            self.update()
            return
        if (now.lit >= 1, now.upto is None) != (old.lit >= 1, old.upto is None):
            self._show_rail(shown)
        if now.lit != old.lit or (now.upto is None) != (old.upto is None):
            self.update(self.picture.counted(shown))
        elif now.upto != old.upto:
            self.update(self.picture.counted(shown, old.upto or 0, now.upto))
        if now.risen != old.risen:
            self.update(self.picture.ruler())
        if (now.lit, now.flown) != (old.lit, old.flown):
            self._air.update(self.picture.flights(shown, old) + self.picture.flights(shown, now))

    # -- what is shown ------------------------------------------------------------------------

    @property
    def shown(self) -> StepShown | None:
        """The moment, for the parts."""
        player = self.player
        if self.page is None or not player.steps:
            return None
        return StepShown(
            self.page, player.steps, player.index, player.done, player.now, self._remarks
        )

    def _known_of(self, shown: StepShown) -> Known:
        return shown.index, shown.done, self.player.paused, self.whole, shown.now.risen > 0

    def _show_parts(self) -> None:
        shown = self.shown
        if shown is None:
            return
        paused = msg("scoring-resume") if self.player.paused else msg("scoring-pause")
        self.band.pause.set_words(paused)
        self.band.whole, self.band.still = self.player.whole, self.ctx.still
        moving = not self.player.whole and not self.ctx.still
        self.rail.aside = (self.band.again, *([self.band.pause] if moving else []))
        self._known = self._known_of(shown)
        self.band.show_now(shown)
        self.sums.show_now(shown)
        self._show_rail(shown)

    def _show_rail(self, shown: StepShown) -> None:
        self.rail.show_now(shown)
        self.picture.places = self.rail.places()

    def _take(self) -> None:
        """Take the places and the picture of the table as they are now."""
        z = self.table.table.zones
        if not self.on or z is None or self.table.table.view is None or self.width() < 1:
            return
        for part in (self.band, self.rail, self.sums):
            part.take_look(self.table.look)
        self._show_parts()
        self._place(z)
        self._lift(z)
        self.picture.take()
        self.picture.places = self.rail.places()
        self.update()

    def _lift(self, z: Zones) -> None:
        """Move one's own Alhambra into what is left of the board, unless all of it is there."""
        scene, field = self.table.table, self.picture.field
        camera, view = scene.board.camera, scene.view
        tiles = view.palace.tiles if view is not None else ()
        if camera is None or all(field.contains(camera.cell(at.x, at.y)) for at in tiles):
            return
        self.table.zoom("fit", below=z.board.height() - field.height())
        self.table.pan(0, field.bottom() - z.board.bottom())
        self._lifted = True

    def _place(self, z: Zones) -> None:
        bottom = z.hand.united(z.reserve).united(z.you).united(z.dock)
        asked = QRectF(z.prompt)
        height = self.band.heightForWidth(int(asked.width()))
        asked.setHeight(max(asked.height(), height))
        self.band.setGeometry(asked.toRect())
        look, more = self.table.look, self.rail.needed(bottom.width()) - bottom.height()
        room = z.board.height() if z.board.height() > LEAST_BOARD * look.em else 0
        more = max(min(more, room * MOST_COVERED), look.pick(*LEAST_RAIL) - bottom.height(), 0.0)
        bottom.setTop(bottom.top() - more)
        self.rail.setGeometry(bottom.toRect())
        self.sums.setGeometry(self._sums_in(z).toRect())
        self._air.setGeometry(self.rect())
        self._air.raise_()
        self.picture.field = QRectF(z.board)
        self.picture.field.setTop(max(z.board.top(), asked.bottom()))
        self.picture.field.setBottom(min(z.board.bottom(), bottom.top() - look.m.gap))

    def _sums_in(self, z: Zones) -> QRectF:
        """Return the area of all scores: in the left column, from below as far as needed."""
        places = [zone for zone in (z.log, z.shelf, z.deck, z.display) if not zone.isEmpty()]
        area = QRectF(places[0])
        for more in places[1:]:
            if area.height() >= self.sums.needed(area.width()):
                break
            area = area.united(more)
        return area

    # -- Qt -----------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        shown = self.shown
        if shown is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipRegion(event.region())
            self.picture.paint(painter, shown, event.region())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the table and take over its keyboard focus."""
        if event.type() == QEvent.Type.Resize and watched is self.table and self.on:
            self.setGeometry(self.table.rect())
        elif event.type() == QEvent.Type.FocusIn and watched is self.table and self.on:
            # With large letters the table would keep the keyboard, and Esc would do nothing.
            QTimer.singleShot(0, self, self.take_focus)
        return False

    def take_focus(self) -> None:
        """Give the keyboard to what goes on, unless the focus is on the stage already."""
        if self.on and not self._has_focus(self):
            self._onward.setFocus(Qt.FocusReason.OtherFocusReason)

    def _change_part(self) -> None:
        if self._has_focus(self.rail) or not focus.next_zone([self.rail], 1):
            self._onward.setFocus(Qt.FocusReason.TabFocusReason)

    @property
    def _onward(self) -> Button:
        return self.band.leave if self.whole else self.band.on

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._take)

    def restyle(self) -> None:
        super().restyle()
        if hasattr(self, "page") and self.on:
            QTimer.singleShot(0, self, self._take)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.player.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        self.player.hold()
        super().hideEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Hand the focus on, once the buttons have places: until then it would show no ring."""
        super().focusInEvent(event)
        QTimer.singleShot(0, self, self.take_focus)

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes round the stage; the table below would keep it for itself."""
        return focus.go_round(self, following)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No rows of a page: this lies over the table, and any key at all ends the running step.
        key = Qt.Key(event.key())
        verbs = {
            Qt.Key.Key_Space: self.player.pause,
            Qt.Key.Key_Escape: self._skip if not self.whole else self.go_on,
            Qt.Key.Key_Return: self.go_on,
            Qt.Key.Key_Enter: self.go_on,
        }
        own = {"replay": self.player.again, **({"ledger": self._to_ledger} if self.whole else {})}
        pressed = keys.written(event)
        name = keys.given(self.ctx, event)
        if name in PASSED_ON:
            event.ignore()
        elif name in own and not event.isAutoRepeat():
            self._lead()
            own[name]()
        elif key == Qt.Key.Key_F6:
            self._change_part()
        elif key in focus.ARROWS:
            if not focus.move(self, focus.ARROWS[key]) and focus.ARROWS[key][1]:
                self._change_part()
        elif pressed and not event.isAutoRepeat() and self.ctx.keys.acts(pressed):
            self._lead()
            verbs.get(key, self.player.complete)()

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """A click brings the running step to its end."""
        self.player.complete()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Nothing is let go on the table below."""
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()


def _by_seat(remarks: Sequence[Remark]) -> Mapping[int, Msg]:
    return {remark.seat: remark.text for remark in remarks}
