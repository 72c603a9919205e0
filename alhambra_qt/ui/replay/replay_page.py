"""The page of a replay: the table of a moment, and below it the bar that leads through all.

    page = ReplayPage(ctx)
    page.show_replay(Replay(session, viewer), at)

Every step and every jump ends in ``go``. A single action forwards is shown as it was in play, with
its pieces on their way; all else is there at once.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QObject, QSizeF, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent

from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.motions import motions
from alhambra_qt.controller.replay.replayed import Replay, Stride
from alhambra_qt.controller.view.targets import AskWhy, AtStep, Press, Target
from alhambra_qt.engine.ids import Seat
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.program.page_rows import REPLAY
from alhambra_qt.ui.replay.replay_table import ReplayTable
from alhambra_qt.ui.replay.transport import ReplayClock, Transport
from alhambra_qt.ui.sides.popovers import ANSWER
from alhambra_qt.ui.table import keys

SEEING = ("zoom-", "pan-", "say-", "opponent-", "counts", "cues", "rules")  # wherever the focus is


class ReplayPage(PageFrame):
    """The page; see the module's text.

    Signals:
        closed: Esc or Close.
    """

    GRANTS: Mapping[str, str] = {
        "put": "put_at",
        "step": "_stepped",
        "look": "look_from",
        "play_on": "play_on",
        "unfold": "restyle",
    }
    KEYS = REPLAY

    closed = Signal()

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.replay: Replay | None = None
        self.at = 0
        self.seat: Seat | None = None  # from where it is seen; None opens all hands
        self._chooser: Seat | None = None  # who is about to choose, where that was asked for
        self.player = ReplayClock(self)
        self.table, self.bar = ReplayTable(ctx), Transport(ctx, self.player)
        for child in (self.table, self.bar):
            child.setParent(self)
        self.table.installEventFilter(self)
        self.player.due.connect(self._due)
        self.table.picked.connect(self._pick)
        self.table.asked.connect(self._ask)
        self.table.rule_wanted.connect(self.wishing("rule"))
        self.table.key.connect(self._key)

    # -- what is shown ------------------------------------------------------------------------

    def show_replay(
        self, replay: Replay, at: int | None = None, chooser: Seat | None = None
    ) -> None:
        """Show a game, at a moment or at its beginning; or as somebody was about to choose."""
        self.player.stop()
        self._chooser = chooser
        self.replay, self.seat = replay, replay.usual()
        self.at = replay.stops.nearest(0 if at is None else at)
        self.bar.show_replay(replay)
        self.retranslate()
        self.table.zoom("fit")

    def retranslate(self) -> None:
        self.setWindowTitle(self.ctx.t("replay-title"))
        self.restyle()

    def _show(self) -> None:
        if self.replay is not None:
            self.table.jump(self.replay.view(self.at, self.seat, self._chooser))
            self._show_bar()

    def _show_bar(self) -> None:
        replay = self.replay
        if replay is None:
            return
        prompt = replay.prompt(self.at)
        tag = replay.session.tags[replay.actor(self.at)]
        self.bar.show_at(
            self.at, tag, self.seat, prompt.lines[0].text if prompt.lines else prompt.title
        )

    # -- going about --------------------------------------------------------------------------

    def go(self, at: int, *, quiet: bool = False) -> None:
        """Show another moment."""
        replay = self.replay
        if replay is None:
            return
        self.at, self._chooser = replay.stops.nearest(at), None
        self._show()
        if not quiet:
            self._say()

    def walk(self, stride: Stride, way: int) -> None:
        """Go to the next stop of a kind, or (-1) to the one before."""
        replay = self.replay
        if replay is None:
            return
        before, after = self.at, replay.stops.beside(self.at, stride, way)
        if after == before:
            self.player.stop()
            return
        if stride == "action" and way > 0 and self.player.flies:
            self._fly(replay, after)
        else:
            self.go(after, quiet=True)
        self._say(before)

    def _fly(self, replay: Replay, after: int) -> None:
        """Show what happens up to the next stop, seen from whoever does it."""
        steps, shown = replay.stops.steps[self.at : after], self.table.view_shown
        own = replay.actor(after)
        self.table.playback.finish()
        if self.seat is None and (shown is None or shown.you.seat.seat != own):
            self.table.jump(replay.view(self.at, None, own))
        self.at, self._chooser = after, None
        change = SessionChange("played", tuple(steps))
        self.table.play(motions(change), replay.view(after, self.seat))
        self._show_bar()

    def look_from(self, seat: Seat | None) -> None:
        """Look from another seat, or with all hands open where they may be shown."""
        replay = self.replay
        if replay is None or (seat is None and replay.usual() is not None):
            return
        if seat is None or seat < replay.session.seats:
            self.seat, self._chooser = seat, None
            self._show()
            self.table.zoom("fit")

    def branch(self, way: int) -> None:
        """Go where the next branch leaves the game, or the one before."""
        replay = self.replay
        if replay is None:
            return
        every = sorted({fork.at for fork in replay.forks})
        ahead = [at for at in every if (at - self.at) * way > 0]
        if ahead:
            self.go(ahead[0 if way > 0 else -1])

    def play_on(self) -> None:
        """Play on from here."""
        if self.replay is not None and self.replay.open:
            self.player.stop()
            self.wish("play_on_from", self.at)

    def why(self) -> None:
        """Say why a computer did this, or what has the focus of the table is."""
        spots = self.table.table.prompt.spots
        asked = next((spot.target for spot in spots if isinstance(spot.target, AskWhy)), None)
        if self.table.walking or asked is None:
            self.table.ask_focus()
        else:
            self.table.activate(asked)

    def escape(self) -> None:
        """Put away what was answered, else leave."""
        if ANSWER in self.table.table.opened:
            self.table.put_away()
        else:
            self.close_page()

    def close_page(self) -> None:
        """Leave."""
        self.player.stop()
        self.closed.emit()

    # -- what is said -------------------------------------------------------------------------

    def _say(self, before: int = 0) -> None:
        """Say what the step did; while it plays quickly only turns and scorings."""
        replay = self.replay
        if replay is None:
            return
        if self.player.brief:
            scored = any(before < at <= self.at for at in replay.stops.scorings.values())
            turns = (replay.stops.place(at).turn for at in (before, self.at))
            if not scored and len(set(turns)) == 1:
                return
        prompt = replay.prompt(self.at)
        announce(self, sentences([self.ctx.text(prompt.title)]))

    # -- what is done -------------------------------------------------------------------------

    def _due(self, way: int) -> None:
        self.walk("action", way)

    def put_at(self, at: int) -> None:
        """Stop there."""
        self.player.stop()
        self.go(at)

    def _stepped(self, stride: Stride, way: int) -> None:
        self.player.stop()
        self.walk(stride, way)

    def _pick(self, target: Target) -> None:
        match target:
            case AtStep(at):
                self.put_at(at)
            case Press("ledger"):
                self._ledger()
            case Press("log"):
                self.wish("log")
            case Press("cancel"):
                self.close_page()
            case _:
                self._ask(target)

    def _ledger(self) -> None:
        """The last scoring until now, if there was one."""
        replay = self.replay
        if replay is not None:
            past = [number for number, at in replay.stops.scorings.items() if at <= self.at]
            self.wish("ledger", past[-1] if past else 0)

    def _ask(self, target: Target) -> None:
        if self.replay is not None:
            self.table.show_answer(self.replay.explain(self.at, self.seat, target))

    def _key(self, name: str) -> None:
        if name == "rules" and self.replay is not None:
            self.wish("rule", self.replay.prompt(self.at).rule)

    # -- keys ---------------------------------------------------------------------------------

    def _seen_by_seat(self, seat: Seat) -> bool:
        exists = self.replay is not None and seat < self.replay.session.seats
        if exists:
            self.look_from(seat)
        return exists

    def _to_end(self) -> None:
        self.put_at(self.bar.line.maximum())

    def turn_zone(self, step: int) -> None:
        if not self.table.step_zone(step):
            self.focus_first()

    def _press(self, event: QKeyEvent) -> bool:
        name = keys.meant(self.ctx, event)
        going = name in ("Space", "Esc") or keys.command(name).startswith(("cell-", *keys.STEPS))
        if self.table.walking and going:
            return False  # about the table, and what is open on it
        return self.press(event, self.KEYS)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A key that means something on the whole page is not for the table."""
        if watched is self.table and isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._press(event)
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys of the page, then those of the table wherever the focus is."""
        if self._press(event):
            return
        if keys.given(self.ctx, event).startswith(SEEING):
            self.table.keyPressEvent(event)
        elif not self.press(event, self.EVERY_PAGE):
            event.ignore()

    # -- the page itself ----------------------------------------------------------------------

    def restyle(self) -> None:
        """Lay out the two parts: the table has what the bar leaves."""
        edge, width = self.ctx.metrics.pick(12, 8, 6), self.width()
        self.table.set_room(QSizeF(max(1, width), max(1, self.height())))
        self.bar.set_low(self.table.look.m.is_xxs)
        height = self.bar.heightForWidth(width - 2 * edge)
        top = self.height() - height - edge
        self.bar.setGeometry(edge, top, width - 2 * edge, height)
        self.table.setGeometry(0, 0, width, top)
        self._show()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def focus_first(self) -> None:
        """The knob of the line."""
        self.bar.line.setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.player.stop()
