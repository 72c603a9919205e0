"""The shown table: its scene, the camera, the one focus, and the tooltip."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from attrs import evolve
from PySide6.QtCore import (
    QEasingCurve,
    QPointF,
    QRectF,
    QSizeF,
    Qt,
    QTimer,
    QVariantAnimation,
    Signal,
)
from PySide6.QtGui import QAccessible, QFocusEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from alhambra_qt.controller.view.page_views import Motion
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtCell, OpenRule, Target
from alhambra_qt.controller.view.view_parts import Answer
from alhambra_qt.ui.kit.access import install
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import by_pointer
from alhambra_qt.ui.kit.guard import Guarded
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.sides.popovers import ANSWER, CLOSER, CUES, NOTHING, Extra, Popover
from alhambra_qt.ui.sides.prompt import WHY
from alhambra_qt.ui.sides.spots import Spot, find
from alhambra_qt.ui.table import bubbles
from alhambra_qt.ui.table.camera import Camera
from alhambra_qt.ui.table.camera_control import CameraControl
from alhambra_qt.ui.table.focus import Focus
from alhambra_qt.ui.table.moving import Playback
from alhambra_qt.ui.table.news import News
from alhambra_qt.ui.table.pieces import Sharpener
from alhambra_qt.ui.table.scene import TableScene

ZOOM = 1.12  # how much a key enlarges
GLIDE = 200  # milliseconds in which the board moves to another place
REST = 180  # milliseconds a pointer rests on a panel before the Alhambra is shown
BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)


class ShownTable(Guarded, QGraphicsView):
    """The table of a running game, as it is shown.

    Signals:
        picked: a target was chosen.
        asked: the person wants to know what a target is, or why it cannot be chosen.
        hovered: a target is pointed at; None when none is.
        lifted: a thing is taken up to be dragged.
        dropped: it was let go over another thing; None if over nothing.
        rule_wanted: the rulebook is to be opened at a rule, a module or a part.
        key: a shortcut that is no target, by its name in keys.py.
        idle: what `play` was given is over, nothing moves any more.
    """

    picked = Signal(object)
    asked = Signal(object)
    hovered = Signal(object)
    lifted = Signal(object)
    dropped = Signal(object, object)
    rule_wanted = Signal(str)
    key = Signal(str)
    idle = Signal()
    scene_kind = TableScene  # what lays the table out
    has_news = True  # whether it says by itself what happened
    room = QSizeF()  # of the window whose sizes it takes; empty: its own

    def __init__(self, ctx: UiContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.ctx = ctx
        self.table = self.scene_kind()
        self.focus = Focus(self.table)
        self._asked_at = QRectF()
        self._look: Look | None = None
        self._hovered: Target | None = None
        self.camera = CameraControl()
        self._glide = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._on_its_way)
        self._way: tuple[Camera, Camera]
        self.sharpener = Sharpener(self)
        self._pointed: Target | None = None  # the rival whose panel is pointed at
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._come_closer)
        self._prepare()
        self.news = News(self)
        self.news.announced.connect(self._announce)
        self.playback = Playback(self.table.director, self)
        self.playback.due.connect(self._show)
        self.playback.idle.connect(self.idle)
        self.table.director.sounded.connect(ctx.sound)
        ctx.language_changed.connect(self.retranslate)
        ctx.restyled.connect(self.restyle)

    def _prepare(self) -> None:
        """Set the view up: raster, no scroll bars, every pixel of the scene one of the screen."""
        self.table.setParent(self)  # deleted with the view, by Qt
        self.setScene(self.table)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        install()

    @property
    def look(self) -> Look:
        """Sizes, colours and texts of now."""
        if self._look is None:
            size = QSizeF(self.size()) if self.room.isEmpty() else self.room
            self._look = Look(self.ctx, size.width(), size.height(), self.devicePixelRatioF())
        return self._look

    def set_room(self, room: QSizeF) -> None:
        """Take the sizes that fit a window of that size."""
        if room != self.room:
            self.room, self._look = room, None

    @property
    def view_shown(self) -> TableView | None:
        """The view on the screen."""
        return self.table.view

    @property
    def extra(self) -> Extra:
        """The answer that a person asked for; `NOTHING` if none."""
        return self.table.opened.shows(ANSWER) or NOTHING

    @property
    def busy(self) -> bool:
        """Whether something moves or waits to."""
        return self.playback.busy

    def show_view(self, view: TableView) -> None:
        """Show the table as it is now; what is moving is left to arrive first."""
        self.playback.show(view)

    def prepare_question(self, view: TableView) -> None:
        """Lay out and paint the question of a view that may be shown next."""
        if self.look is self.table.look and self.table.prompt.is_shown:
            self.table.prompt.prepare(view)

    def prepare_callout(self, view: TableView) -> None:
        """Measure the callout of a view that may be shown next."""
        if self.look is self.table.look and self.table.prompt.is_shown:
            bubbles.prepare(self.table, self.look, view)

    def play(self, motions: Sequence[Motion], view: TableView) -> None:
        """Show that something happened: the pieces move, then `idle` is emitted."""
        self.table.opened.close(ANSWER)
        self.playback.play(motions, view)

    def stop(self) -> None:
        """Show nothing more: what is still to be played is forgotten."""
        self.playback.stop()

    def show_answer(self, answer: Answer) -> None:
        """Show what the desk answers to a question, beside the thing asked about."""
        if self.table.view is not None:
            self.table.opened.show_refusal(self.table.view)
        self.table.show_board()
        self.show_told(Extra(answer=answer, at=self._asked_at))
        announce(self, bubbles.spoken(self.look, answer))

    def _announce(self, text: str) -> None:
        announce(self, text)

    def _show(self, view: TableView, motions: Sequence[Motion] | None = None) -> None:
        table, look = self.table, self.look
        old = table.view
        if motions == () and view == old and look is table.look:
            self._land()
            self.settle()
            return
        same = old is None or old.you.seat == view.you.seat
        moves = motions is not None and same and self.isVisible()
        self._land()
        kept = table.board.camera if same and look is table.look else None
        table.arrange(view, look, self.width(), self.height())
        self.camera.aim(table, view, look, dragging=self.dragging)
        self._set_out(kept)
        table.show_board()
        table.show_overlay()
        table.show_closer(table.opened.shows(CLOSER))
        table.put_pieces(motions or (), animate=moves)
        self.focus.follow()
        self._bubble()
        self.show_focus()
        self.settle()
        if view is not old and self.has_news and self.isVisible():
            self.news.follow(self.look, old, view)

    def _set_out(self, kept: Camera | None) -> None:
        """Let the board glide from where it was kept, unless nothing moves by itself."""
        board, still = self.table.board, self.ctx.still or not self.isVisible()
        if kept is None or board.camera is None or kept == board.camera or still:
            return
        self._way, board.camera = (kept, board.camera), kept
        self._glide.setDuration(self.ctx.duration(GLIDE))
        self._glide.start()

    def _on_its_way(self, share: float) -> None:
        """Show the board where it is on its way; what flies ends there too."""
        self.table.board.camera = self._way[0].between(self._way[1], share)
        self.table.show_board()
        self.sharpener.soften([piece for piece in self.table.pieces if piece.on_board])
        self.table.follow_camera()
        if share == 1.0:
            self._bubble()
            self.show_focus()

    def _land(self) -> None:
        """Let the board be at once where it glides."""
        if self._glide.state() == QVariantAnimation.State.Running:
            self._glide.setCurrentTime(self._glide.duration())

    def retranslate(self) -> None:
        """Say everything in the language of now."""
        self._look = None
        self.show_again()

    def restyle(self) -> None:
        """Follow theme and sizes."""
        self._look = None
        self.show_again()

    def show_again(self) -> None:
        """Show the view anew, because something about showing it changed."""
        self.viewport().update()
        if self.table.view is not None and self.width() > 0:
            self._show(self.table.view)

    def _bubble(self) -> None:
        table = self.table
        view = None if table.opened.modal else table.view
        table.lights.show_on(view, table.spots(), self.look)
        bubbles.show_hint(self.table, self.look)
        bubbles.show(table, self.look)

    def show_focus(self) -> None:
        """Put the ring where the focus is, and the focus on the control that stands there."""
        spot = self.focus.spot() if self.focus.shown else None
        self.table.show_ring(spot, self.look)
        self.table.cues.setVisible(CUES in self.table.opened)
        if CUES in self.table.opened:
            self._show_cues()
        self.tell_focus()

    def _board_changed(self) -> None:
        self.table.show_board()
        self.table.put_pieces()
        self._bubble()
        self.show_focus()

    def pan(self, dx: float, dy: float) -> None:
        """Move what is seen of the board."""
        self._land()
        if self.camera.pan(self.table, dx, dy):
            self._board_changed()

    def zoom(self, how: str, *, below: float = 0) -> None:
        """Enlarge, make smaller, or show everything ("in", "out", "fit" `below` what covers it)."""
        self._land()
        if how == "fit":
            self.camera.fit(self.table, self.look, below=below)
            self._board_changed()
        else:
            self.zoom_by(ZOOM if how == "in" else 1 / ZOOM, self.table.board.area.center())

    def zoom_by(self, factor: float, around: QPointF) -> None:
        """Enlarge the board, one place on screen kept."""
        self._land()
        if self.camera.zoom(self.table, factor, around, self.look):
            self.sharpener.soften([piece for piece in self.table.pieces if piece.on_board])
            self._board_changed()

    def zoom_to(self, point: QPointF) -> None:
        """Make cells large enough to hit."""
        if self.camera.enlarge(self.table, point, self.look):
            self._board_changed()

    def come_closer(self, spot: Spot | None, *, at_once: bool = False) -> None:
        """Show the Alhambra of the rival to whom belongs what is pointed at or has the focus."""
        self._pointed = self.table.rival_at(spot)
        if self._pointed is None or at_once or CLOSER in self.table.opened:
            self._come_closer()
        elif not self._rest.isActive():
            self._rest.start()

    def _come_closer(self) -> None:
        self._rest.stop()
        self.table.show_closer(self._pointed)

    def _show_cues(self) -> None:
        table = self.table
        table.cues.show_on(table.spots(), self.look, self.sceneRect(), table.covers())

    def show_told(self, extra: Extra) -> None:
        """Show an answer that a person asked for."""
        self.table.opened.open(Popover(ANSWER, extra))
        self._bubble()

    def person_acts(self, *, by_key: bool, reads: bool = False) -> None:
        """A key or a click: nothing is waited for, what was answered is put away once read."""
        self.news.acted()
        self.playback.finish()
        self._land()
        self.come_closer(None)
        if ANSWER in self.table.opened and not reads:
            self._forget()
        if not by_key and self.focus.shown:
            self.focus.shown = False
            self.show_focus()

    def tell_whole(self) -> None:
        """Tell all that the move would do, or put it away."""
        if self.extra.whole:
            self._forget()
        else:
            self.show_told(Extra(whole=True))

    def _forget(self) -> None:
        """Tell no longer what was asked."""
        self.table.opened.close(ANSWER)
        self._bubble()

    def main_button(self) -> Spot | None:
        """The button Enter presses while nothing has the focus."""
        view = self.table.view
        buttons = view.prompt.buttons if view is not None else ()
        main = [button.target for button in buttons if button.primary]
        return find(self.table.spots(), main[-1]) if main else None

    def ask(self, target: Target, at: QRectF | None = None) -> None:
        """Ask what a thing at a place is, or why not; a rule says its sentence."""
        self._asked_at = QRectF() if at is None else QRectF(at)
        if isinstance(target, OpenRule):
            self.show_told(Extra(rule=target.name))
        else:
            self.asked.emit(target)

    def ask_focus(self) -> None:
        """Ask about the thing with the focus; at the main button, what it would do."""
        spot = self.focus.spot()
        if spot in (None, self.main_button()) and find(self.table.spots(), WHY) is not None:
            self.tell_whole()
        elif spot is not None:
            self.ask(spot.target, spot.rect)

    def hover(self, target: Target | None) -> None:
        """Point at a target."""
        if target != self._hovered and not self.busy:
            self._hovered = target
            self.hovered.emit(target)

    def focus_moved(self) -> None:
        """The focus went elsewhere: show it, say it, and point at cells with it."""
        if self.table.prompt.reveal(self.focus.target):
            self.show_again()
        self.show_focus()
        self.come_closer(self.focus.spot(), at_once=True)
        self.hover(self.focus.target if isinstance(self.focus.target, AtCell) else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._look = None
        if ANSWER in self.table.opened:
            self.table.opened.open(Popover(ANSWER, evolve(self.extra, at=QRectF())))
        self.show_again()

    def focusNextPrevChild(self, _next: bool) -> bool:
        return False

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Coming by key shows the focus, coming back with the pointer does not."""
        super().focusInEvent(event)
        if by_pointer():  # Qt says "by Tab" too when what had the focus is hidden
            self.focus.shown = False
            self.show_focus()
        elif QAccessible.isActive() or event.reason() in BY_TAB:  # Enter is for the announced thing
            self.focus.shown = True
            self.focus.follow()
            self.show_focus()
        # Qt tells of the table itself after this.
        QTimer.singleShot(0, self, partial(self.tell_focus, again=True))

    # -- what is done with it -----------------------------------------------------------------

    @property
    def dragging(self) -> bool:
        """Whether something is being dragged."""
        return False

    def settle(self) -> None:
        """Follow a view that was just shown."""

    def tell_focus(self, *, again: bool = False) -> None:
        """Tell a screen reader where the focus is."""
