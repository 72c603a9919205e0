"""The page "Learn": the course, lessons about modules, rulebook, exercises, and who is learning."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.lesson import course, lessons
from alhambra_qt.teaching.progress import NAME_LENGTH, Profile, Progress
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.inputs import DropDown, Field
from alhambra_qt.ui.kit.labels import Text
from alhambra_qt.ui.kit.layouts import Columns, Flow, Lines, fill
from alhambra_qt.ui.kit.styled import Styled
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.pages.chapters import lesson_done
from alhambra_qt.ui.pages.lessoncards import LessonCard
from alhambra_qt.ui.pages.menu import MenuButton

ICONS = {"book": "fountain", "practice": "star", "known": "crown"}


class LearnPage(PageFrame):
    """Everything that teaches, in one place.

    Signals:
        lesson: the id of a lesson to begin.
        guided: the first guided game.
        opened: another page: "book", "practice" or "known".
        chosen, forgotten: the name of who is learning, and of somebody to be deleted.
    """

    lesson = Signal(str)
    guided = Signal()
    opened = Signal(str)
    chosen = Signal(str)
    forgotten = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("learn-title"))
        self.course = _Course(ctx)
        self.course.go.clicked.connect(lambda: self.lesson.emit(self.course.next))
        self.course.game.clicked.connect(self.guided)
        for card in self.course.cards:
            card.clicked.connect(lambda _=False, card=card: self.lesson.emit(card.lesson.id))
        self.entries = {
            name: MenuButton(ctx, msg(f"learn-{name}"), icon, detail=msg(f"learn-{name}-detail"))
            for name, icon in ICONS.items()
        }
        for name, entry in self.entries.items():
            policy = entry.sizePolicy()  # as high as the highest of the row
            policy.setVerticalPolicy(QSizePolicy.Policy.Preferred)
            entry.setSizePolicy(policy)
            entry.clicked.connect(lambda _=False, name=name: self.opened.emit(name))
        self.modules = [LessonCard(ctx, one) for one in lessons() if one.module]
        for card in self.modules:
            card.clicked.connect(lambda _=False, card=card: self.lesson.emit(card.lesson.id))
        self.who = _Who(ctx)
        self.who.chosen.connect(self.chosen)
        self.who.forgotten.connect(self.forgotten)
        self._lay_out()

    def _lay_out(self) -> None:
        ctx = self.ctx
        row = Columns(lambda: ctx.px(4), lambda: ctx.px(270), most=3)
        fill(row, *self.entries.values())
        self.body.addWidget(self.course)
        self.body.addLayout(row)
        if self.modules:
            self.body.addWidget(Text(ctx, msg("learn-modules"), role="section"))
            grid = Columns(lambda: ctx.px(4), lambda: ctx.px(230), most=5)
            fill(grid, *self.modules)
            self.body.addLayout(grid)
        self.body.addStretch(1)
        self.add_footer(self._back())
        self._footer_row.insertWidget(0, self.who)

    def _back(self) -> Button:
        return Button(self.ctx, msg("button-back"), key=msg("key-esc"), does=self.back)

    def show_progress(self, progress: Progress, entries: Sequence[str]) -> None:
        """Show what the one who learns has done; ``entries`` are the other pages there are."""
        profile, finished = progress.profile, self.course.finished
        self.course.show_profile(profile)
        if self.course.finished != finished:
            self._last_focus = None  # something else is the next thing to do
        for card in self.modules:
            card.show_done(lesson_done(card.lesson, profile))
        for name, entry in self.entries.items():
            entry.setVisible(name in entries)
        self.who.show_progress(progress)

    def first_focus(self) -> QWidget:
        return self.course.game if self.course.finished else self.course.go


class _Course(Card):
    """The chapters of the base game, and the button that begins or goes on."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, strong=True)
        self.next, self.finished = "", False
        self.title = Text(ctx, msg("lesson-course"), role="page")
        self.about = Text(ctx, self._about(), role="body", tone="ink2")
        self.go = Button(ctx, msg("learn-begin"), kind="primary")
        self.game = Button(ctx, msg("learn-guided"), kind="secondary")
        self.cards = [LessonCard(ctx, one) for one in course()]
        side = (20, 14, 10)
        self.column = Lines(ctx, self, pad=(side, (14, 10, 6), side, (10, 8, 4)))
        self.column.addWidget(self.title)
        self.column.addWidget(self.about)
        grid = Columns(lambda: ctx.px(2), lambda: ctx.px(170), most=5)
        fill(grid, *self.cards)
        self.column.addLayout(grid)
        self.line = Flow(lambda: ctx.px(6))
        self.line.addWidget(self.go)
        self.line.addWidget(self.game)
        self.column.addLayout(self.line)

    def _about(self) -> Msg:
        return msg("learn-course-about", n=sum(one.minutes for one in course()))

    def show_profile(self, profile: Profile) -> None:
        """Show which chapters are done, and which comes next."""
        done = [lesson_done(card.lesson, profile) for card in self.cards]
        for card, is_done in zip(self.cards, done, strict=True):
            card.show_done(is_done)
        self.finished = all(done)
        waiting = [
            card.lesson.id for card, is_done in zip(self.cards, done, strict=True) if not is_done
        ]
        self.next = (waiting or [card.lesson.id for card in self.cards])[0]
        begun = any(profile.lessons.get(card.lesson.id) for card in self.cards)
        words = "learn-repeat" if self.finished else "learn-go-on" if begun else "learn-begin"
        self.go.set_words(msg(words))
        self.go.kind = "secondary" if self.finished else "primary"
        self.game.kind = "primary" if self.finished else "secondary"
        self.about.set_words(msg("learn-course-done") if self.finished else self._about())
        self.update()


class _Who(Styled, QWidget):
    """Who is learning: choose, add, delete.

    Signals:
        chosen, forgotten: a name.
    """

    chosen = Signal(str)
    forgotten = Signal(str)

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.label = Text(ctx, msg("learn-who"), role="strong", wrap=False)
        self.choice = DropDown(ctx, msg("learn-who"), [("", msg("learn-nobody"))])
        name = msg("learn-new-name")
        self.field = Field(ctx, name, limit=NAME_LENGTH, hint=name)
        self.add = Button(ctx, msg("learn-add"), kind="quiet")
        self.delete = SureButton(ctx, msg("learn-delete"), msg("learn-delete-sure"))
        row = Lines(ctx, self, across=True)
        fill(row, self.label, self.choice, self.delete, self.field, self.add)
        row.addStretch(1)
        self.choice.changed.connect(self.chosen)
        self.add.clicked.connect(self._add)
        self.field.returnPressed.connect(self._add)
        self.delete.confirmed.connect(lambda: self.forgotten.emit(self.choice.value))

    def show_progress(self, progress: Progress) -> None:
        """Show the names there are."""
        self.delete.ask(False)
        names = sorted(name for name in progress.profiles if name)
        choices: list[tuple[str, Msg | str]] = [(name, name) for name in names]
        if not names or not progress.current:
            choices.insert(0, ("", msg("learn-nobody")))
        self.choice.set_choices(choices)
        self.choice.set_value(progress.current, silent=True)
        self.delete.setVisible(bool(progress.current or progress.profile.lessons))

    def _add(self) -> None:
        name = self.field.text().strip()
        if name:
            self.field.clear()
            self.chosen.emit(name)
