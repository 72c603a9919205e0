"""A lesson in the window: the table in the middle, chapters at the left, words at the right.

The page sends what is chosen to the tutor's desk, shows what happens as a game does, and lets the
tutor take back or play on when nothing moves any more. Where there is little room the chapters
are folded into a button.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from attrs import frozen
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.controller.game.step import SessionChange
from alhambra_qt.controller.presenter.motions import motions
from alhambra_qt.controller.view.targets import AtCell
from alhambra_qt.i18n import msg
from alhambra_qt.teaching.lesson import Lesson, course
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import WRONG, Tutor
from alhambra_qt.ui.kit.box import Box, Drawn
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame, PageHeader
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.layouts import Pages
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.kit.theme import with_alpha
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.lesson.hands import Hands, scorings, view_of
from alhambra_qt.ui.lesson.lesson_table import LessonTable, parts_of
from alhambra_qt.ui.lesson.step_panel import StepPanel
from alhambra_qt.ui.practice.learn import Chapters
from alhambra_qt.ui.table import keys

CHAPTERS_KEY = "C"
SEEN = 900  # how long an unwanted move is seen before it is taken back, in milliseconds


class LessonPage(PageFrame):
    """The screen of lessons; ``open`` begins one."""

    GRANTS: Mapping[str, str] = {
        "chapters": "toggle_chapters",
        "skip": "skip",
        "leave": "leave",
        "back": "step_back",
        "hint": "hint",
        "onward": "onward",
        "step": "go",
        "lesson": "_other",
    }
    KEYS = (
        PageKey("Ctrl+Right", "skip"),
        PageKey("Ctrl+Left", "step_back"),
        PageKey("Esc", "_escape"),
        PageKey("Return", "onward"),
        PageKey("Enter", "onward"),
        PageKey(CHAPTERS_KEY, "toggle_chapters"),
    )

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.tutor: Tutor | None = None
        self._heard: object = None
        self._scorings: list[int] = []
        self.band = LessonBand(ctx)
        self.chapters = Chapters(ctx)
        self.middle = QWidget()
        self.table = LessonTable(ctx)
        self.hands = Hands(self.table, self)
        self.table.hear()
        self.panel = StepPanel(ctx)
        self._stack = Pages(self.middle)
        self._stack.addWidget(self.table)
        self.ledger: LedgerPage | None = None
        for child in (self.band, self.middle, self.panel, self.chapters):
            child.setParent(self)
        self.zones = [self.table, self.panel, self.chapters, self.band]
        self.folded, self.unfolded = True, False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._settle)
        self._connect()

    def _connect(self) -> None:
        table, hands = self.table, self.hands
        table.idle.connect(self._rest)
        table.onward.connect(self.onward)
        table.skipped.connect(self.skip)
        table.key.connect(self._command)
        table.rule_wanted.connect(self.wishing("rule"))
        hands.moved.connect(self.refresh)
        hands.idle.connect(self.focus_first)
        hands.done.connect(self._learned)
        hands.left.connect(self.leave)
        hands.hint.connect(self.hint)

    # -- the lesson ---------------------------------------------------------------------------

    def open(self, lesson: Lesson, profile: Profile) -> None:
        """Begin a lesson, or go on with it; one that was finished begins anew."""
        self._pause.stop()
        if all(step.id in profile.lessons.get(lesson.id, ()) for step in lesson.steps):
            profile.resume.pop(lesson.id, None)
        self.unfolded = False
        self.tutor = self.hands.tutor = Tutor(lesson, profile)
        self.tutor.on_table = weakly(self._new_table)
        self._new_table()

    def _other(self, id: str) -> None:
        found = next((lesson for lesson in self._course() if lesson.id == id), None)
        if found is not None and self.tutor is not None and found is not self.tutor.lesson:
            self.open(found, self.tutor.profile)
            self.restyle()  # the list is closed

    def _course(self) -> tuple[Lesson, ...]:
        """The chapters the lesson belongs to; one about a module stands by itself."""
        if self.tutor is None:
            return ()
        return (self.tutor.lesson,) if self.tutor.lesson.module else course()

    def _new_table(self) -> None:
        """Another step begins, perhaps with another game."""
        tutor = self.tutor
        if tutor is None:
            return
        self._pause.stop()
        self._scorings = []
        self.table.stop()
        fresh = tutor.session is not self._heard
        if fresh:
            self._heard = tutor.session
            tutor.session.listeners.append(weakly(self._changed))
        self.wish("learned")
        self._show_table()
        self.refresh()
        if fresh:
            self.table.begin()
        self.table.start_asking()
        if tutor.step.ledger:
            self._show_ledger(tutor.step.ledger, read=True)
        else:
            self._rest()
        self.focus_first()

    def go(self, index: int) -> None:
        """Begin a step."""
        if self.tutor is not None:
            self.unfolded = False
            self.tutor.go(index)
            self.restyle()

    def onward(self) -> None:
        """Go on, once the step is done."""
        tutor = self.tutor
        if tutor is None or not tutor.done:
            return
        self.skip()

    def skip(self) -> None:
        """Go on, done or not; after the last step the lesson is finished."""
        tutor = self.tutor
        if tutor is None:
            return
        if tutor.last:
            self.wish("finished", tutor.lesson.id)
        else:
            tutor.next()

    def step_back(self) -> None:
        """Go back one step."""
        if self.tutor is not None:
            self.tutor.back()

    def hint(self) -> None:
        """Show the hint, or put it away."""
        if self.tutor is not None:
            self.tutor.hint()
            self.refresh()

    def show_rules(self) -> None:
        """Open the rulebook at what the step teaches."""
        rules = self.tutor.step.rules if self.tutor is not None else ()
        self.wish("rule", rules[0] if rules else "")

    def _command(self, name: str) -> None:
        """A command that is not of the table."""
        verbs: dict[str, Callable[[], object]] = {
            "hint": self.hint,
            "rules": self.show_rules,
            "help": self.wishing("keys"),
            "leave": self.leave,
        }
        verbs.get(name, partial(self.table.say_useless, name))()

    def leave(self) -> None:
        """Leave the lesson; where it was is kept."""
        self._pause.stop()
        self.table.stop()
        self.wish("left")

    # -- what is shown ------------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the table and the words as they are now."""
        tutor = self.tutor
        if tutor is None:
            return
        self.setWindowTitle(self.ctx.text(tutor.lesson.title))
        self.table.asks = not tutor.done
        view = view_of(tutor)
        self.table.set_parts(parts_of(view, tutor.step.show), told=_tells(tutor))
        self.table.show_view(view)
        self._mark()
        self._show_words()

    def _mark(self) -> None:
        tutor = self.tutor
        if tutor is not None:
            shown = () if tutor.done and tutor.step.want is not None else tutor.highlight
            want = tutor.step.want
            self.table.tries = want is not None and bool(want.refused)
            used = (*tutor.step.hint, *tutor.step.solve)
            self.table.mark(shown, used, dims=want is not None)

    def _show_words(self) -> None:
        tutor = self.tutor
        if tutor is None:
            return
        lessons = self._course()
        place = lessons.index(tutor.lesson)
        more = tutor.last and place + 1 < len(lessons)
        game = "lesson-finish" if tutor.lesson.module else "learn-guided"
        last = "lesson-next-chapter" if more else game
        self.panel.set_last(last if tutor.last else "button-next")
        self.panel.show_step(tutor, self.table.said_marks())
        self.chapters.show_course(lessons, tutor)
        self.band.show_lesson(tutor, place + 1, len(lessons))

    def retranslate(self) -> None:
        self.refresh()

    # -- what happens -------------------------------------------------------------------------

    def _changed(self, change: SessionChange) -> None:
        """Show what happened; ``_rest`` follows when the motions are over."""
        tutor = self.tutor
        if tutor is None or self._heard is not tutor.session:
            return
        if change.kind != "undone":
            self._scorings += scorings(change)
        self.table.mark((), ())
        self.table.play(motions(change), view_of(tutor))
        self._show_words()

    def _rest(self) -> None:
        """Nothing moves any more: show a scoring, take back, or let the others play."""
        tutor = self.tutor
        if tutor is None:
            return
        if tutor.say is not None and tutor.say.kind == WRONG:
            self._scorings = []  # what is taken back is not counted
            self.ctx.sound("refuse")
        if self._scorings and self.isVisible():
            self._show_ledger(self._scorings.pop(0))
            return
        if not tutor.asks and not tutor.done:
            self._pause.start(self.ctx.duration(SEEN if tutor.say is not None else SEEN // 2))
        self.refresh()
        if tutor.done:
            self._learned()

    def _learned(self) -> None:
        self.refresh()
        self.ctx.sound("award")
        self.wish("learned")
        self.focus_first()

    def _settle(self) -> None:
        if self.tutor is not None and not self.table.busy:
            self.tutor.settle()
            self.table.ask_again()

    @property
    def quiet(self) -> bool:
        """Whether nothing moves and nothing is about to happen by itself."""
        return not self.table.busy and not self._pause.isActive()

    # -- scorings -----------------------------------------------------------------------------

    def _show_ledger(self, scoring: int, *, read: bool = False) -> None:
        tutor = self.tutor
        if tutor is None:
            return
        if self.ledger is None:
            self.ledger = LedgerPage(self.ctx)
            self.ledger.closed.connect(self._ledger_closed)
            self._stack.addWidget(self.ledger)
        view = tutor.desk.ledger(scoring)
        if read:
            self.ledger.show_view(view, scoring, stays=True)  # Next goes on
            self.ledger.point_at(tutor.step.rules)
        else:
            self.ledger.show_scoring(view, scoring)
        self._stack.setCurrentWidget(self.ledger)
        self.restyle()
        if not read:
            self.ledger.focus_first()

    @property
    def ledger_shown(self) -> bool:
        """Whether a scoring is shown instead of the table."""
        return self.ledger is not None and self._stack.currentWidget() is self.ledger

    def _ledger_closed(self) -> None:
        if self.tutor is not None and self.tutor.step.ledger:
            self.onward()
            return
        self._show_table()
        self._rest()

    def _show_table(self) -> None:
        if self.ledger_shown:
            self._stack.setCurrentWidget(self.table)
            self.restyle()

    # -- the page itself ----------------------------------------------------------------------

    def toggle_chapters(self) -> None:
        """Open or close the chapters where they are folded."""
        self.unfolded = self.folded and not self.unfolded
        self.restyle()
        if self.unfolded and self.chapters.rows:
            now = next((row for row in self.chapters.rows if row.now and row.step >= 0), None)
            (now or self.chapters.rows[0]).setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.focus_first()

    def restyle(self) -> None:
        size = self.size()
        self.table.set_room(QSizeF(max(1, size.width()), max(1, size.height())))
        height = self.band.heightForWidth(self.width())
        unfolded, wide = self.unfolded, self.ledger_shown
        room = arrange(size, height, self.ctx.metrics, unfolded=unfolded, wide=wide)
        self.folded = room.folded
        self.band.offer(self.band.fold, room.folded)
        self.band.setGeometry(room.band)
        self.chapters.setGeometry(room.chapters)
        self.chapters.setVisible(not room.folded or self.unfolded)
        self.chapters.raise_()
        self.panel.setGeometry(room.panel)
        self.middle.setGeometry(room.middle)
        if self.ledger is not None:
            self.ledger.restyle()
        self.refresh()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.restyle()

    def focus_first(self) -> None:
        """The table has the keyboard while something is asked, else the button that goes on."""
        if not self.isVisible() or self.tutor is None:
            return
        reads = self._stack.currentWidget() is not self.table
        wanted: QWidget = self.panel.next_button if self.tutor.done else self.table
        if reads and not self.tutor.done and self.ledger is not None:
            wanted = self.ledger
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.tutor is not None and self.quiet and not self.ledger_shown:
            self._rest()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._pause.stop()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No rows for commands: the person may have given them other keys.
        command = keys.given(self.ctx, event)
        if self.press(event, self.KEYS):
            return
        if command in ("hint", "rules", "help", "leave"):
            self._command(command)
        elif command not in ("", *keys.FIXED) and not self.ledger_shown:
            self.table.keyPressEvent(event)  # the focus is on a button beside the table
        else:
            super().keyPressEvent(event)

    def _escape(self) -> None:
        if self.folded and self.unfolded:
            self.toggle_chapters()
        else:
            self.leave()


def _tells(tutor: Tutor) -> bool:
    """Return whether the step asks for a space, or previews are allowed by now."""
    picks = (*tutor.step.hint, *tutor.step.solve)
    return tutor.lesson.scores or any(isinstance(pick, AtCell) for pick in picks)


ROOMY = 1640  # from this width on the chapters have a place of their own


@frozen
class LessonRoom:
    """The rectangles of a page; `folded` tells that the chapters lie over the table if at all."""

    band: QRect
    chapters: QRect
    middle: QRect
    panel: QRect
    folded: bool


def arrange(size: QSize, band: int, m: Metrics, *, unfolded: bool, wide: bool) -> LessonRoom:
    """Lay a page out; `band` is the height of the band, `unfolded` shows folded chapters.

    What is in the middle may need to be `wide`: then the chapters are folded.
    """
    edge, words, column = m.pick(12, 8, 6), m.pick(400, 340, 296), m.pick(280, 270, 240)
    height = size.height() - band
    folded = wide or m.at_most_s or size.width() < m.px(ROOMY)
    shown = unfolded or not folded
    chapters = QRect(edge, band + edge, column, height - 2 * edge) if shown else QRect()
    left = 0 if folded else column + edge
    panel = QRect(size.width() - words - edge, band + edge, words, height - 2 * edge)
    return LessonRoom(
        band=QRect(0, 0, size.width(), band),
        chapters=chapters,
        middle=QRect(left, band, panel.left() - left, height),
        panel=panel,
        folded=folded,
    )


class LessonBand(PageHeader):
    """Title, chapter, progress, and the buttons."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("lesson-course"))
        self.bar = Bar(ctx)
        self.fold = Button(ctx, msg("lesson-chapters"), kind="header", key=CHAPTERS_KEY, tied=True)
        self.fold.clicked.connect(weakly(self.wish, "chapters"))
        self.skip_button = Button(ctx, msg("lesson-skip"), kind="header", key="Ctrl+Right")
        self.leave_button = Button(ctx, msg("lesson-leave"), kind="header", key=msg("key-esc"))
        self.skip_button.clicked.connect(weakly(self.wish, "skip"))
        self.leave_button.clicked.connect(weakly(self.wish, "leave"))
        self.put(self.fold, self.skip_button, self.leave_button)

    def show_lesson(self, tutor: Tutor, chapter: int, of: int) -> None:
        """Say where the learner is."""
        lesson = tutor.lesson
        steps = len(lesson.steps)
        where = msg("lesson-chapter", n=chapter, of=of)
        if lesson.module:
            where = msg("lesson-step", n=tutor.index + 1, of=steps)
        self.say(lesson.title if lesson.module else msg("lesson-course"), where)
        self.fold.set_words(msg("lesson-steps" if lesson.module else "lesson-chapters"))
        share = (tutor.index + tutor.done) / steps
        self.bar.show_share((chapter - 1 + share) / of)

    def between(self) -> Box:
        return Live(self.bar, grow=2)

    def folded(self) -> Box:
        """Return the short line: the buttons matter more than the progress where room is scarce."""
        return self.line(True, full=False)

    def low(self) -> float:
        return self.look.pick(60, 48, 44)


class Bar(Holder):
    """How much of the course is done."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.share = 0.0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_share(self, share: float) -> None:
        """Show a share from 0 to 1."""
        self.share = max(0.0, min(1.0, share))
        self.setAccessibleName(f"{round(100 * self.share)} %")
        self.update()

    def tree(self) -> Box:
        return Drawn(self._paint, 1.5, self.look.pick(12, 10, 8) / self.look.em)

    def _paint(self, painter: QPainter, rect: QRectF) -> None:
        theme, radius = self.ctx.theme, rect.height() / 2
        done = QRectF(rect)
        done.setWidth(max(rect.height(), rect.width() * self.share))
        painter.setPen(Qt.PenStyle.NoPen)
        for area, colour in ((rect, with_alpha(theme.headink, 0.22)), (done, theme.gold2)):
            painter.setBrush(colour)
            painter.drawRoundedRect(area, radius, radius)
