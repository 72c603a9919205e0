"""The exercises in the window: choosing a topic, answering, the verdict, the next one.

Everything goes by the mouse and by the keys: digits choose options and cards or write a number,
arrows and Space choose on the board, Enter checks and then leads on, R opens the rule, Esc goes
back. What was answered is kept in the profile.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from random import Random
from string import digits

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QPixmap, QShowEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.faces.face import GEM, STAR
from alhambra_qt.controller.faces.found import face_of
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching.exercise import CARDS, LEVELS, MANY, NUMBER, ONE, Exercise
from alhambra_qt.teaching.exercises import (
    BASE_FAMILIES,
    MODULE_FAMILIES,
    NoExercise,
    default_set,
    families_for,
    family_name,
    fresh,
    known,
)
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.puzzles import PUZZLES, Daily
from alhambra_qt.ui.kit.box import Art, Box, Ground, Space, Words, spring
from alhambra_qt.ui.kit.boxed import BoxButton, ShareBar
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import turned
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import Segmented
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Row, Wrapped, all_room
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.practice.daily import DailyPart
from alhambra_qt.ui.practice.exercise_view import PracticePicture, Side

MIXED, REVIEW = "mixed", "review"
LONGEST = 3  # digits of a number


class PracticePage(PageFrame):
    """The page of the exercises; ``show_daily`` tells who is practising, and today's puzzles."""

    GRANTS: Mapping[str, str] = {
        "begin": "begin",
        "puzzles": "_begin_puzzles",
        "pick": "pick",
        "type": "type_digit",
    }

    body_scrolls = False
    KEYS = (
        PageKey("M", "_begin_by_key", (MIXED,)),
        PageKey("P", "_begin_by_key", (PUZZLES,)),
        PageKey("Esc", "_leave_exercise"),
        PageKey("R", "_read_rule"),
        PageKey("L", "_lay"),
        PageKey("Backspace", "type_digit", ("",)),
        PageKey("Del", "type_digit", ("",)),
        *(PageKey(digit, "_digit", (digit,)) for digit in digits),
    )

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("practice-title"))
        self.daily = Daily(Profile(""), date.min)
        self.exercise: Exercise | None = None
        self.topic, self.rng = MIXED, Random()
        self.direct = False  # whether another page began it: leaving leads back there
        self.chosen: frozenset[int] = frozenset()
        self.number, self.judged = "", False
        self._waiting: list[str] = []  # the codes that come next
        self.topics = Topics(ctx)
        self.picture = PracticePicture(ctx)
        self.side: Side | None = None
        self.choosing = Scroll(ctx, self.topics)
        self._side_box = Holder(ctx, self._side_tree)
        self._scroll = Scroll(ctx, self._side_box)
        self.asking = Holder(ctx, self._asking_tree)
        self._make_buttons()
        self.primary.connect(self._enter)
        self.restyle()
        self.show_topics()

    def body_tree(self) -> Box:
        return Live(self.choosing if self.exercise is None else self.asking, grow=1)

    def _asking_tree(self) -> Box:
        exercise, gap = self.exercise, self.look.ems(6)
        shown = exercise is not None and (exercise.rows or exercise.boards)
        picture = all_room(Live(self.picture)) if shown else Space(grow=1)
        return Row(picture, Live(self._scroll), gap=gap, middle=False)

    def _side_tree(self) -> Box:
        return Live(self.side) if self.side is not None else Space()

    def _turn(self) -> None:
        """Show the topics or the exercise."""
        for part in (self._side_box, self.asking, self):
            part.change_now()
        turned(self.content)

    def _make_buttons(self) -> None:
        ctx = self.ctx
        self.leave = Button(ctx, msg("practice-topics"), kind="quiet", key=msg("key-esc"))
        self.leave.clicked.connect(self._leave)
        self.check = Button(ctx, msg("practice-check"), kind="primary", key=msg("key-enter"))
        self.check.clicked.connect(self.judge)
        self.onward = Button(ctx, msg("practice-next"), kind="primary", key=msg("key-enter"))
        self.onward.clicked.connect(self.next)
        self.done = self.button_back("quiet")
        self.lay = Button(ctx, msg("practice-lay"), kind="quiet", key="L", does=self._lay)
        self.footer.put(self.leave, self.done, self.lay, self.check, self.onward)

    def restyle(self) -> None:
        super().restyle()
        self.arrange()

    def arrange(self) -> None:
        """The question takes less than half of a narrow window."""
        usual = self.ctx.metrics.pick(440, 380, 350)
        self._scroll.setFixedWidth(min(usual, self.panel_rect().width() * 9 // 20))

    # -- choosing a topic ---------------------------------------------------------------------

    def show_daily(self, daily: Daily) -> None:
        """Practise with what a person knows."""
        self.daily = daily
        self.topics.show_daily(daily)

    @property
    def profile(self) -> Profile:
        """The profile of the person."""
        return self.daily.profile

    @property
    def level(self) -> int:
        """The chosen difficulty."""
        return int(self.topics.level.value)

    def show_topics(self) -> None:
        """Choose what to practise."""
        self.exercise, self.direct = None, False
        self.topics.show_daily(self.daily)
        self._turn()
        self._say_state()

    def practise(self, topic: str) -> None:
        """Practise a topic for another page."""
        self.direct = True
        self.begin(topic)

    def _lay(self) -> None:
        if self.exercise is not None:
            self.wish("lay", self.exercise)

    def _begin_puzzles(self) -> None:
        self.begin(PUZZLES)

    def begin(self, topic: str) -> None:
        """Practise a topic from its beginning: what everybody gets first, then new ones."""
        self.topic = topic
        missed = known(self.profile.missed)
        if topic == REVIEW:
            self._waiting = list(missed)
        elif topic == PUZZLES:
            self._waiting = list(self.daily.waiting or self.daily.codes)
        else:
            families = families_for(self.profile) if topic == MIXED else (topic,)
            codes = list(default_set(families, (self.level,)))
            if topic == MIXED:
                self.rng.shuffle(codes)
            self._waiting = codes
        self.next()

    def next(self) -> None:
        """Show the next exercise."""
        while True:
            code = self._next_code()
            if code is None:
                self._leave()
                return
            try:
                exercise = self.daily.make(code)
            except NoExercise:
                self.profile.missed = [
                    exercise for exercise in self.profile.missed if exercise != code
                ]
                continue
            self.show_exercise(exercise)
            return

    def _next_code(self) -> str | None:
        if self._waiting:
            return self._waiting.pop(0)
        if self.topic in (REVIEW, PUZZLES):
            return None
        mixed = self.topic == MIXED
        family = self.rng.choice(families_for(self.profile)) if mixed else self.topic
        return fresh(family, self.level, self.rng)

    # -- answering ----------------------------------------------------------------------------

    def show_exercise(self, exercise: Exercise) -> None:
        """Ask an exercise."""
        self.exercise, self.chosen = exercise, frozenset()
        self.number, self.judged = "", False
        discard([self.side] if self.side is not None else [])
        self.side = Side(self.ctx, exercise)
        self.picture.show_exercise(exercise)
        self._turn()
        self._scroll.verticalScrollBar().setValue(0)
        self._say_state()
        self._focus_answer()
        announce(self, self.side.spoken)

    def _focus_answer(self) -> None:
        if self.exercise is None or self.side is None:
            return
        target: QWidget = self.check
        if self.picture.picks:
            target = self.picture
        elif self.side.options:
            target = self.side.options[0]
        elif self.side.keypad is not None:
            target = self.side.keypad
        target.setFocus(Qt.FocusReason.OtherFocusReason)

    def _focus_topics(self) -> None:
        others = {PUZZLES: self.topics.daily.button, **self.topics.buttons}
        button = others.get(self.topic, self.topics.mixed)
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def pick(self, number: int) -> None:
        """Choose an option, a card or a cell; where one is the answer it is judged at once."""
        if self.exercise is None or self.judged:
            return
        if self.exercise.single:
            self.chosen = frozenset((number,))
            self.judge()
            return
        self.chosen ^= {number}
        self._show_chosen()

    def type_digit(self, digit: str) -> None:
        """Write a digit of the number, or take back the last one."""
        if self.exercise is None or self.judged or self.exercise.kind != NUMBER:
            return
        number = self.number[:-1] if not digit else (self.number + digit)[:LONGEST]
        self.number = number
        if self.side is not None and self.side.keypad is not None:
            self.side.keypad.show_number(number)
        self._say_state()

    def _show_chosen(self) -> None:
        if self.side is not None:
            self.side.show_chosen(self.chosen)
        self.picture.show_chosen(self.chosen, self.judged)
        self._say_state()

    @property
    def answer(self) -> frozenset[int]:
        """The chosen or typed answer."""
        if self.exercise is not None and self.exercise.kind == NUMBER:
            return frozenset((int(self.number),)) if self.number else frozenset()
        return self.chosen

    def judge(self) -> None:
        """Say whether the answer is right, and remember it."""
        exercise, side = self.exercise, self.side
        if exercise is None or side is None or self.judged or not self.answer:
            return
        right = exercise.is_right(self.answer)
        self.judged = True
        self.profile.answered(exercise.family, exercise.code, right)
        if self.topic == PUZZLES:
            self.daily.answered(exercise.code, right)
        if exercise.rule:
            self.profile.met(exercise.rule, seen=1, used=right, missed=not right)
        verdict = side.judge(self.answer, right)
        self.picture.show_chosen(self.chosen, judged=True)
        self._say_state()
        self.onward.setFocus(Qt.FocusReason.OtherFocusReason)
        verdict.show()
        announce(self, side.spoken)
        QTimer.singleShot(0, self, self._show_verdict)
        self.wish("learned")

    def _show_verdict(self) -> None:
        if self.side is not None and self.side.verdict is not None:
            self._scroll.ensureWidgetVisible(self.side.verdict, 0, 0)

    # -- what can be done now -----------------------------------------------------------------

    def _say_state(self) -> None:
        asking = self.exercise is not None
        self.footer.offer(self.done, not asking)
        self.footer.offer(self.leave, asking)
        self.leave.set_words(msg("button-back" if self.direct else "practice-topics"))
        single = self.exercise is not None and self.exercise.single
        needs_check = not single or (self.exercise is not None and self.exercise.kind == NUMBER)
        self.footer.offer(self.check, asking and not self.judged and needs_check)
        self.check.setEnabled(bool(self.answer))
        if asking and self.judged:
            more = "puzzle-next" if self._waiting else "puzzle-finish"
            self.onward.set_words(msg(more if self.topic == PUZZLES else "practice-next"))
        self.footer.offer(self.onward, asking and self.judged)
        self.footer.offer(self.lay, self.exercise is not None and bool(self.exercise.tables))
        if self.exercise is None:
            self.header.say(self.header.title)
            self.footer.say("")
            return
        name = family_name(self.exercise.family)
        self.header.say(self.header.title, name)
        self.footer.say(self._score())

    def _score(self) -> Msg | str:
        """How far the puzzles are, or how many answers in a row were right."""
        if self.topic == PUZZLES:
            codes, right = self.daily.codes, self.daily.right
            number = codes.index(self.exercise.code) + 1 if self.exercise is not None else 0
            if self.judged and number == len(codes):
                return msg("puzzle-done", k=sum(right), n=len(codes))
            return msg("puzzle-number", k=number, n=len(codes))
        streak = self.profile.streak
        return msg("practice-streak", n=streak) if streak else ""

    def _enter(self) -> None:
        if self.judged:
            self.next()
        elif self.exercise is not None:
            self.judge()

    def _leave(self) -> None:
        direct = self.direct
        self.show_topics()
        self._focus_topics()
        if direct:
            self.back.emit()

    def _begin_by_key(self, topic: str) -> bool:
        offered = self.exercise is None and (topic != PUZZLES or bool(self.daily.codes))
        if offered:
            self.begin(topic)
        return offered

    def _leave_exercise(self) -> bool:
        asking = self.exercise is not None
        if asking:
            self._leave()
        return asking

    def _read_rule(self) -> None:
        if self.exercise is not None and self.judged and self.exercise.rule:
            self.wish("rule", self.exercise.rule)

    def _digit(self, digit: str) -> None:
        if self.exercise is None:
            return
        if self.exercise.kind == NUMBER:
            self.type_digit(digit)
        elif self.exercise.kind in (ONE, MANY, CARDS):
            number = int(digit) - 1
            if 0 <= number < self.exercise.choices:
                self.pick(number)

    def first_focus(self) -> QWidget | None:
        button = self.topics.daily.button
        if self.exercise is None and button.isEnabled():
            return button
        return super().first_focus()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.topics.show_daily(self.daily)


# The base game; the family of a module has the picture of its face.
ICONS = {
    "exact": "coins",
    "market": "buy",
    "take": "hand",
    "left": "cards",
    "cells": "fountain",
    "forbids": "unfit",
    "wall-cell": "wall",
    "remove": "swap",
    "wall": "wall",
    "majority": "crown",
    "tie": "person",
    "scoring": "star",
    "final": "bag",
}


def icon_of(family: str) -> str:
    """The icon of a family; a gem is drawn in another way, so that a star stands for it here."""
    icon = ICONS.get(family) or face_of(family).icon
    return STAR if icon == GEM else icon


class TopicButton(BoxButton):
    """A topic with how it went so far."""

    wide, least = 230.0, 150.0

    def __init__(self, ctx: UiContext, family: str) -> None:
        super().__init__(ctx, family_name(family))
        self.family = family
        self.show_record(0, 0)

    def show_record(self, solved: int, tried: int) -> None:
        """Show how many answers were right."""
        record = msg("practice-record", k=solved, n=tried)
        self.record = record if tried else msg("practice-untried")
        self.share = solved / tried if tried else -1.0
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        text = msg("practice-topic", name=self.ctx.text(self.words), record=self.record)
        self.setAccessibleName(self.ctx.text(text))

    def tree(self) -> Box:
        look, theme = self.look, self.look.theme

        def picture(name: str, side: float) -> QPixmap:
            return look.images.icon(name, side, theme.acc, look.dpr, theme.panel2)

        words = Column(
            Words(self.ctx.text(self.words), "strong", wrap=True),
            Words(self.ctx.text(self.record), "small", "ink2", wrap=True),
            gap=0.0,
            grow=1.0,
        )
        line = Row(Art(picture, icon_of(self.family), 1.6), words, gap=0.6)
        bar = ShareBar(((max(0.0, self.share), "ok"),)) if self.share >= 0 else Space(height=0.2)
        border = "acc" if self.underMouse() else "line"
        child = Column(spring(), line, spring(), bar, gap=0.1)
        return self.ground(child, "panel2", border, 1.6, (0.75, 0.3))


class Topics(Holder):
    """All topics."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.best = 0  # correct answers in a row
        self.daily = DailyPart(ctx)
        levels = [(str(level), msg(f"practice-level-{level}")) for level in LEVELS]
        self.level = Segmented(ctx, msg("practice-level"), levels)
        self.mixed = Button(ctx, msg("practice-mixed"), kind="primary", key="M")
        self.mixed.clicked.connect(weakly(self.wish, "begin", MIXED))
        self.review = Button(ctx, msg("practice-review", n=0))
        self.review.clicked.connect(weakly(self.wish, "begin", REVIEW))
        families = (*BASE_FAMILIES, *MODULE_FAMILIES)
        self.buttons = {family: TopicButton(ctx, family) for family in families}
        for family, button in self.buttons.items():
            button.clicked.connect(weakly(self.wish, "begin", family))

    def tree(self) -> Box:
        look, em = self.look, self.look.em
        controls = Live(self.level), Live(self.mixed), Live(self.review)
        best = Words(look.t("practice-best", n=self.best), "strong") if self.best else None
        return Column(
            self.sentence(msg("practice-intro"), tone="ink2"),
            Live(self.daily),
            Wrapped(*controls, best, gap=look.px(10) / em),
            *self._group("practice-group-base", BASE_FAMILIES),
            *self._group("practice-group-modules", MODULE_FAMILIES),
            gap=look.pick(8, 6, 4) / em,
        )

    def _group(self, title: str, families: Iterable[str]) -> tuple[Box, Box]:
        label = Ground(self.sentence(msg(title), "section"), pad=(RING / self.look.em, 0))
        buttons = [Live(self.buttons[family]) for family in families]
        return label, EqualColumns(13.2, buttons, most=7, gap=0.1)

    def show_daily(self, daily: Daily) -> None:
        """Show how it went so far."""
        profile = daily.profile
        self.daily.show_daily(daily)
        for family, button in self.buttons.items():
            button.show_record(profile.solved.get(family, 0), profile.tried.get(family, 0))
        missed = known(profile.missed)
        self.review.set_words(msg("practice-review", n=len(missed)))
        self.review.setEnabled(bool(missed))
        self.best = profile.best
        self.change_now()
