"""The page of lessons: the course and its chapters, lessons about modules, rulebook, exercises."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.faces.found import faces
from alhambra_qt.controller.words.names import card_name, tile_name
from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.lesson import Lesson, course, lesson_done, lessons, steps_left
from alhambra_qt.teaching.progress import NAME_LENGTH, Profile, Progress
from alhambra_qt.teaching.tutor import Tutor
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Art, Box, Drawn, Ground, Plate, Space, Words, small_panel, spring
from alhambra_qt.ui.kit.boxed import BoxButton
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Filling, Holder, Live
from alhambra_qt.ui.kit.images import CARD_RATIO
from alhambra_qt.ui.kit.inputs import DropDown, Field
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row, Wrapped
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.pages.menu import MenuButton
from alhambra_qt.ui.setup.module_cards import draw_icon

PICTURE = 4.0  # ems, the height of a chapter's piece
ICONS = {"book": "fountain", "practice": "star", "known": "crown"}


class LearnPage(PageFrame):
    """Everything that teaches, in one place."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("learn-title"))
        self.course = _Course(ctx)
        self.course.go.clicked.connect(self._go_on)
        self.course.game.clicked.connect(weakly(self.wish, "guided"))
        self.modules = [LessonCard(ctx, lesson) for lesson in lessons() if lesson.module]
        self.entries = {
            name: MenuButton(ctx, msg(f"learn-{name}"), icon, detail=msg(f"learn-{name}-detail"))
            for name, icon in ICONS.items()
        }
        for name, entry in self.entries.items():
            entry.clicked.connect(weakly(self.wish, "open", name))
        self.offered: Sequence[str] = [*ICONS]
        self.who = _Who(ctx)
        self.footer.put(self.button_back())
        self.footer.start = self.who

    def _go_on(self) -> None:
        self.wish("lesson", self.course.next)

    def body_tree(self) -> Box:
        entries = [Live(entry) for name, entry in self.entries.items() if name in self.offered]
        offered = EqualColumns(20, entries, most=3, gap=0.25) if entries else None
        modules: list[Box] = []
        if self.modules:
            modules.append(self.sentence(msg("learn-modules"), "section"))
            modules.append(EqualColumns(18, [*map(Live, self.modules)], most=5, gap=0.25))
        return self.stacked(Live(self.course), offered, *modules)

    def show_progress(self, progress: Progress, entries: Sequence[str]) -> None:
        """Show what the one who learns has done; ``entries`` are the other pages there are."""
        profile, finished = progress.profile, self.course.finished
        self.course.show_profile(profile)
        if self.course.finished != finished:
            self._last_focus = None  # something else is the next thing to do
        for card in self.modules:
            card.show_profile(profile)
        self.offered = entries
        self.change_now()
        self.who.show_progress(progress)

    def first_focus(self) -> QWidget:
        return self.course.game if self.course.finished else self.course.go


class _Course(Holder):
    """The chapters of the base game, and the button that begins or goes on."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.next, self.finished = "", False
        self.go = Button(ctx, msg("learn-begin"), kind="primary")
        self.game = Button(ctx, msg("learn-guided"), kind="secondary")
        self.cards = [LessonCard(ctx, lesson) for lesson in course()]

    def tree(self) -> Box:
        look, minutes = self.look, sum(lesson.minutes for lesson in course())
        done = msg("learn-course-done")
        about = done if self.finished else msg("learn-course-about", n=minutes)
        child = Column(
            self.sentence(msg("lesson-course"), "page"),
            self.sentence(about, tone="ink2"),
            EqualColumns(13.8, [*map(Live, self.cards)], most=5, gap=0.1),
            Wrapped(Live(self.go), Live(self.game), gap=look.ems(6)),
            gap=0,
        )
        return small_panel(child, (look.ems(20, 14, 10), look.ems(12, 9, 5)), strong=True)

    def show_profile(self, profile: Profile) -> None:
        """Show which chapters are done, and which comes next."""
        for card in self.cards:
            card.show_profile(profile)
        waiting = [card.lesson.id for card in self.cards if not card.done]
        self.finished = not waiting
        self.next = (waiting or [card.lesson.id for card in self.cards])[0]
        begun = any(profile.lessons.get(card.lesson.id) for card in self.cards)
        words = "learn-repeat" if self.finished else "learn-go-on" if begun else "learn-begin"
        self.go.set_words(msg(words))
        self.go.kind = "secondary" if self.finished else "primary"
        self.game.kind = "primary" if self.finished else "secondary"
        self.change_now()


class _Who(Holder):
    """The chooser of the learner: choose, add, delete."""

    WIDE = 80.0

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.choice = DropDown(ctx, msg("learn-who"), [("", msg("learn-nobody"))])
        name = msg("learn-new-name")
        self.field = Field(ctx, name, limit=NAME_LENGTH, hint=name)
        self.add = Button(ctx, msg("learn-add"), kind="quiet")
        self.delete = SureButton(ctx, msg("learn-delete"), msg("learn-delete-sure"))
        self.known = False  # whether there is somebody to forget
        self.choice.changed.connect(self.wishing("choose"))
        self.add.clicked.connect(self._add)
        self.field.returnPressed.connect(self._add)
        self.delete.confirmed.connect(self._forget)

    def show_progress(self, progress: Progress) -> None:
        """Show the names there are."""
        self.delete.ask(False)
        names = sorted(name for name in progress.profiles if name)
        choices: list[tuple[str, Msg | str]] = [(name, name) for name in names]
        if not names or not progress.current:
            choices.insert(0, ("", msg("learn-nobody")))
        self.choice.set_choices(choices)
        self.choice.set_value(progress.current, silent=True)
        self.known = bool(progress.current or progress.profile.lessons)
        self.change_now()

    def tree(self) -> Box:
        label = Words(self.look.t("learn-who"), "strong")
        delete = Live(self.delete) if self.known else None
        rest = Live(self.choice), delete, Live(self.field), Live(self.add)
        return Wrapped(label, *rest, gap=self.look.m.gap / self.look.em)

    def _forget(self) -> None:
        self.wish("forget", self.choice.value)

    def _add(self) -> None:
        name = self.field.text().strip()
        if name:
            self.field.clear()
            self.wish("choose", name)


class LessonCard(BoxButton):
    """A button that begins a lesson."""

    wide = 200.0

    def __init__(self, ctx: UiContext, lesson: Lesson) -> None:
        super().__init__(ctx, lesson.title)
        self.lesson, self.done = lesson, False
        self.state: Msg = msg("learn-minutes", n=lesson.minutes)
        self.clicked.connect(self._begin)
        self.retranslate()

    def _begin(self) -> None:
        self.wish("lesson", self.lesson.id)

    def show_profile(self, profile: Profile) -> None:
        """Show whether it is done, or which step of one that was begun is still open."""
        waiting = steps_left(self.lesson, profile)
        self.done = not waiting
        self.state = msg("learn-minutes", n=self.lesson.minutes)
        if waiting and len(waiting) < len(self.lesson.steps):
            self.state = msg("learn-open", step=waiting[0].title)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        piece = self.lesson.picture
        lines = [self.lesson.about, self.state]
        if piece:
            lines.append(card_name(piece) if piece in CARD_BY_ID else tile_name(piece))
        lines += [msg("lesson-state-done")] if self.done else []
        self.setAccessibleDescription(", ".join(self.ctx.text(text) for text in lines))

    def tree(self) -> Box:
        text = self.ctx.text
        title = Words(text(self.words), "title", wrap=True, grow=1.0)
        head = Row(Drawn(self._sign, 2.1, 2.1), title, gap=0.5)
        about = Words(text(self.lesson.about), "small", "ink2", wrap=True)
        state = Words(text(self.state), "tiny", "ink2", wrap=True)
        below: tuple[Box, ...] = (spring(), state)
        if self.lesson.picture:
            is_card, look = self.lesson.picture in CARD_BY_ID, self.look
            ratio = 1 / CARD_RATIO if is_card else 1.0
            piece = Art(look.card if is_card else look.tile, self.lesson.picture, PICTURE, ratio)
            head, below = Row(piece, Column(head, state, gap=0.2, grow=1.0), gap=0.6), (spring(),)
        column = Column(head, about, *below, gap=0.2)
        return self.ground(column, border="acc" if self.done else "line", pad=(0.75, 0.4))

    def _sign(self, painter: QPainter, rect: QRectF) -> None:
        """Its number or the star of its module; a tick once it is done."""
        theme, face = self.ctx.theme, faces().get(self.lesson.module)
        centre, radius = rect.center(), rect.width() / 2
        ground = theme.acc if face is None else QColor(face.colour)
        with paint.saved(painter):
            painter.setPen(QPen(ground, 1.6))
            painter.setBrush(theme.panel if face is None and not self.done else ground)
            painter.drawPath(paint.star_path(centre, radius))
            if face is not None:
                draw_icon(painter, self.ctx, centre, radius * 1.1, face)
            elif not self.done:
                painter.setFont(self.ctx.font("strong"))
                painter.setPen(theme.acc)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self.lesson.chapter))
            else:
                paint.tick(painter, centre, radius * 0.62, theme.accink)
        if self.done and face is not None:
            corner = centre + QPointF(radius * 0.8, radius * 0.7)
            paint.tick_disc(painter, corner, radius * 0.5, theme)


class Chapters(Filling):
    """The left side of a lesson."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.title = msg("lesson-chapters")
        self.rows: list[ChapterRow] = []
        self.list = Holder(ctx, self._list)
        self.scroller = Scroll(ctx, self.list)

    def _list(self) -> Box:
        return Column(Space(height=self.look.ems(4)), *map(Live, self.rows), gap=0)

    def tree(self) -> Box:
        look = self.look
        child = Column(
            self.sentence(self.title, "section"),
            Live(self.scroller, grow=1),
            self.sentence(msg("lesson-kept"), "small", "ink2"),
            gap=0,
        )
        return Ground(Plate(child, pad=look.ems(14, 10, 8)), pad=look.ems(2))

    def show_course(self, lessons: Sequence[Lesson], tutor: Tutor) -> None:
        """Show the chapters, the steps of the one that is learned, and what is done."""
        alone = bool(tutor.lesson.module)
        self.title = msg("lesson-steps" if alone else "lesson-chapters")
        wanted = [(other, step) for other in lessons for step in self._steps(other, tutor)]
        if len(wanted) != len(self.rows) or self.rows[0].lesson not in [
            other for other, _ in wanted
        ]:
            self._remake(wanted)
        for row, (lesson, number) in zip(self.rows, wanted, strict=True):
            row.take(lesson, number, tutor)
        self.change()

    def _steps(self, lesson: Lesson, tutor: Tutor) -> range:
        """The row of a chapter (-1), and those of its steps if it is open."""
        return range(-1, len(lesson.steps) if lesson is tutor.lesson else 0)

    def _remake(self, wanted: Sequence[tuple[Lesson, int]]) -> None:
        discard(self.rows)
        self.rows = []
        for lesson, _ in wanted:
            row = ChapterRow(self.ctx, lesson)
            row.clicked.connect(weakly(self._chosen, len(self.rows)))
            self.rows.append(row)
        self.list.change_now()

    def _chosen(self, place: int) -> None:
        row = self.rows[place]
        if row.step >= 0:
            self.wish("step", row.step)
        else:
            self.wish("lesson", row.lesson.id)


class ChapterRow(BoxButton):
    """A chapter or a step: a sign of what is done, and its title."""

    wide, least = 180.0, 100.0
    edge = (2, 1)

    def __init__(self, ctx: UiContext, lesson: Lesson) -> None:
        super().__init__(ctx)
        self.lesson, self.step = lesson, -1
        self.done = self.now = False

    def take(self, lesson: Lesson, step: int, tutor: Tutor) -> None:
        """Stand for a chapter or a step of it."""
        self.lesson, self.step = lesson, step
        if step < 0:
            self.done = lesson_done(lesson, tutor.profile)
            self.now = lesson is tutor.lesson
            self.set_words(lesson.title)
        else:
            self.done = tutor.was_done(lesson.steps[step])
            self.now = step == tutor.index
            self.set_words(lesson.steps[step].title)
        states: list[Msg] = [msg("lesson-state-done")] if self.done else []
        states += [msg("lesson-state-now")] if self.now else []
        self.setAccessibleDescription(", ".join(self.ctx.text(state) for state in states))

    def low(self) -> float:
        return self.ctx.metrics.target + (0 if self.step >= 0 else self.ctx.px(8))

    def tree(self) -> Box:
        role = ("bold" if self.now else "small") if self.step >= 0 else "bold"
        tone = "ink" if self.done or self.now else "ink2"
        chapter = Drawn(self._chapter_sign, 1.9, 1.9)
        step = Row(Space(1.1), Drawn(self._step_sign, 1.2, 1.2), gap=0.0)
        words = Words(self.ctx.text(self.words), role, tone, wrap=True, grow=1.0)
        row = Row(chapter if self.step < 0 else step, words, gap=0.8)
        fill = "accs" if self.now else "panel2" if self.underMouse() else "panel"
        return self.ground(row, fill, None, pad=(0.5, 0.25))

    def _chapter_sign(self, painter: QPainter, rect: QRectF) -> None:
        theme, centre, radius = self.ctx.theme, rect.center(), rect.width() / 2
        filled = self.done or self.now
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc if filled else theme.ink2, 1.6))
            painter.setBrush(theme.acc if filled else theme.panel)
            painter.drawPath(paint.star_path(centre, radius))
            if self.done:
                paint.tick(painter, centre, radius * 0.6, theme.accink)
            elif self.lesson.chapter:  # a lesson about a module is no chapter
                painter.setFont(self.ctx.font("smallstrong"))
                painter.setPen(theme.accink if filled else theme.ink2)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(self.lesson.chapter))

    def _step_sign(self, painter: QPainter, rect: QRectF) -> None:
        theme, centre, radius = self.ctx.theme, rect.center(), rect.width() * 0.38
        with paint.saved(painter):
            painter.setPen(QPen(theme.acc if self.done or self.now else theme.ink2, 1.8))
            painter.setBrush(theme.acc if self.done else theme.panel)
            painter.drawEllipse(centre, radius, radius)
            if self.done:
                paint.tick(painter, centre, radius * 0.8, theme.accink)
            elif self.now:
                painter.setBrush(theme.acc)
                painter.drawEllipse(centre, radius * 0.45, radius * 0.45)
