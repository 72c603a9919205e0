"""The review of a game that is over: what decided it, where, and which choices were costly.

    page = ReviewPage(ctx)
    page.show_game(session, happened)           # of a branch with the review of the game
    page.show_review(review, seconds_left)      # whenever more was found out

In a large window all stands together, in a small one each behind its tab.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from alhambra_qt.controller.game.gameconfig import HUMAN
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.review_build import (
    answer,
    ends,
    judged_at,
    known,
    moment_after,
    moment_of,
    review_view,
    to_try,
)
from alhambra_qt.controller.review.review_view import DearChoice, ReviewView
from alhambra_qt.engine.actions import Action
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.review.model import JudgedChoice, Review, TriedCost
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.box import ENDLESS, Bounded, Box, Fixed, Ground, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, Row
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.facts import FACTS_KEYS, Facts, FactsSheet
from alhambra_qt.ui.plots.graph import ValueGraph
from alhambra_qt.ui.program.page_rows import REVIEW
from alhambra_qt.ui.review.moments import ChoicesPart, DearRow, DearTab, MomentPart
from alhambra_qt.ui.review.review_panels import EvenPart, LevelPart, ReviewTable, TurningPart

TABS = ("course", "moment", "choices")
GAP = 0.35
LEFT = 0.62  # of the width
BESIDE = 60.0  # ems from which on how well and how lucky stand beside each other
ROWS = 21.5  # ems of the costliest choices, if there are as many as are ever shown
LOWEST = 24.0  # ems of the graph behind a tab, if the window is as high
LEARN = "learn"  # the help that hides what was better until somebody tried it
QUARTER = 0.25  # of the work, after which its progress is announced
PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End)


class ReviewSheet(FactsSheet):
    """All parts where there is room for them, else those of a tab."""

    TABS = TABS
    BY_SIZE = True

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.turning, self.graph = TurningPart(ctx), ValueGraph(ctx)
        self.level, self.even = LevelPart(ctx), EvenPart(ctx)
        self.moment, self.choices = MomentPart(ctx), ChoicesPart(ctx)
        self.table = ReviewTable(ctx)
        self.tabled = False  # whether the table stands where the graph stands

        first = self.turning, self.graph, self.table, self.moment
        self.parts = (*first, self.choices, self.level, self.even)  # in the order of F6

    @property
    def together(self) -> bool:
        """Whether there is room for all parts."""
        return not self.look.m.at_most_xs

    def offered(self, _together: bool) -> Sequence[str]:
        return () if self.together else TABS

    def first(self) -> QWidget | None:
        graph = self.graph.slider
        return graph if graph.isVisibleTo(self) else super().first()

    def tree(self) -> Box:
        if self.together:
            return Ground(self._all(), pad=GAP)
        if self.tab == "course":
            return Ground(self._course(), pad=GAP)
        part = self.moment if self.tab == "moment" else self.choices
        return Ground(Column(Live(part, grow=1), gap=GAP), pad=GAP)

    def _course(self) -> Box:
        """Lay out turning point, graph, accuracy and luck; in a small window the table alone."""
        if self.tabled and not self.together:
            return Live(self.table, grow=1)
        wide = self.width() >= BESIDE * self.look.em
        last = Live(self.level), Live(self.even)
        below = Row(*last, gap=GAP, middle=False, even=True) if wide else Column(*last, gap=GAP)
        course: Box = Live(self.table if self.tabled else self.graph, grow=1)
        if not self.together:
            least = min(LOWEST, self.room)
            course = Bounded(course, least=(0, least), most=(ENDLESS, ENDLESS), grow=1)
        return Column(Live(self.turning), course, below, gap=GAP, grow=1)

    @property
    def room(self) -> float:
        """How many ems high the window is that this is looked at through."""
        window = self.parentWidget() or self
        return (window.height() - 1) / self.look.em - 2 * GAP

    def _all(self) -> Box:
        """The course, never higher than the window; beside it the moment and the choices."""
        em = self.look.em
        left = LEFT * (self.width() / em - 3 * GAP)
        course = Fixed(self._course(), width=left)
        height = max(self.room, course.room(self.look, left * em)[1] / em)
        children: list[Box] = [Live(self.choices, grow=1)]
        if self.choices.open is None:
            moment, view = Live(self.moment, grow=1), self.choices.view
            children = [moment, Live(self.choices)]
            if view is None or not view.whole:  # rows that come in take nothing from the board
                width = self.width() - (left + 3 * GAP) * em
                rows = min(ROWS, self.room - GAP - moment.room(self.look, width)[1] / em)
                children[1] = Bounded(children[1], (0, rows))
        right = Column(*children, gap=GAP, grow=1)
        beside = Column(Fixed(course, width=left, height=height), Space(grow=1), gap=0)
        return Row(beside, right, gap=GAP, middle=False)


class ReviewPage(PageFrame):
    """The page; see the module's text."""

    TITLE = msg("review-title")

    GRANTS: Mapping[str, str] = {
        "turning": "show_turning",
        "choice": "open_choice",
        "go": "go_there",
        "try_it": "try_it",
        "play_on": "play_on",
    }

    KEYS = (
        *FACTS_KEYS,
        *(PageKey(QKeySequence(key).toString(), "_scroll_table", (key,)) for key in PAGES),
        *REVIEW,
    )

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.session: Session | None = None
        self.review: Review | None = None
        self.happened: Review | None = None
        self.view: ReviewView | None = None
        self.seat = 0
        self._board: int | None = None  # whose Alhambra is wanted, None: of whose turn it was
        self._told = 0.0
        self._placed = 0  # where the page itself put the cursor
        self._tries = (0, 0)  # seat and moment at which somebody began to choose again
        self._tried: dict[int, Msg] = {}  # what came out where a choice was tried again
        self.facts = Facts(ctx, "review", "star", ReviewSheet, *self._buttons())
        self.sheet = self.facts.sheet
        self.zones = [self.facts.band, *self.sheet.parts]
        self._connect()

    def tree(self) -> Box:
        return Live(self.facts, grow=1)

    def focus_first(self) -> None:
        self.facts.focus_first()

    def _buttons(self) -> list[Button]:
        button = partial(Button, self.ctx, kind="header", tied=True)
        replay = button(msg("review-replay"), key="P", does=self.go_there)
        ledger = button(msg("result-ledger"), key="S", wish="ledger")
        share = button(msg("share-title"), key="E", wish="share")
        self.table_button = button(msg("review-table"), key="Alt+T", does=self.show_table)
        self.table_button.setCheckable(True)
        close = self.button_back("header", "ledger-close")
        return [self.table_button, replay, ledger, share, close]

    def _connect(self) -> None:
        sheet = self.sheet
        sheet.graph.moved.connect(self._moved)
        sheet.graph.chosen.connect(self.choose)
        sheet.graph.opened.connect(self.open_choice)
        sheet.moment.before.clicked.connect(weakly(self._step, -1))
        sheet.moment.after.clicked.connect(weakly(self._step, 1))

    # -- what it shows ------------------------------------------------------------------------

    def show_game(self, session: Session, happened: Review | None = None) -> None:
        """Show a game of which nothing is found out yet, as its first person reads it.

        Of a branch, ``happened`` is the review of the game that it left.
        """
        self.session, self.review, self.view = session, None, None
        self.happened = happened
        people = [k for k, config in enumerate(session.began) if config.kind == HUMAN]
        self.seat, self._board, self._told = (people or [0])[0], None, 0.0
        self._tried.clear()
        self.sheet.wished = TABS[0]
        self.show_table(False)
        self._fill(0.0)

    def show_review(self, review: Review | None, seconds: float) -> None:
        """Show what was found out so far; ``seconds`` are left, 0 where nobody works at it."""
        if self.session is None:
            return
        first = self.review is None
        before = self.view is not None and self.view.whole
        self.review = review
        self.view = None if review is None else review_view(self.session, review, self.happened)
        self._fill(seconds)
        if self.view is None:
            return
        untouched = self.sheet.graph.turn == self._placed and self.sheet.choices.open is None
        if (first or not before) and self.view.whole:
            if first or untouched:  # else somebody reads elsewhere
                self.see_turning()
            announce(self, self.ctx.text(self.view.turning.text))
        elif first:
            self.sheet.graph.go(self.view.found)
            self._placed = self.view.found
        if first and self.isVisible():
            self.focus_first()
        self._tell_progress()

    def _fill(self, seconds: float) -> None:
        sheet = self.sheet
        sheet.turning.show_progress(self.view, self.seat, seconds)
        open_at = sheet.choices.open.at if sheet.choices.open is not None else -1
        for part in (sheet.level, sheet.even, sheet.choices, sheet.table):
            part.show_view(self.view, self.seat)
        sheet.graph.show_view(self.view, self.seat)
        if open_at >= 0 and (choice := self.dear_at(open_at)) is not None:
            self.open_choice(choice.number)
        self._show_moment()
        self.facts.show_tab()

    def _tell_progress(self) -> None:
        """Say how far the work is, a quarter at a time."""
        if self.view is None or self.view.whole or self.view.done < self._told + QUARTER:
            return
        self._told = self.view.done // QUARTER * QUARTER
        announce(
            self, " ".join(self.ctx.text(sentence) for sentence in self.sheet.turning.sentences())
        )

    def choose(self, seat: int) -> None:
        """Read the game of another seat."""
        if self.session is None or not 0 <= seat < self.session.seats:
            return
        self.seat = self._board = seat
        sheet = self.sheet
        for part in (sheet.turning, sheet.level, sheet.even, sheet.choices, sheet.table):
            part.show_view(self.view, seat)
        sheet.graph.choose(seat)
        sheet.graph.show_open(0)
        self._show_moment()
        sheet.change()

    def _step(self, step: int) -> None:
        self.sheet.graph.go(self.sheet.graph.turn + step)

    def _moved(self, turn: int) -> None:
        self._board = None
        if self.sheet.tabled:
            self.sheet.table.see(turn)
        self._show_moment()

    def _show_moment(self) -> None:
        if self.session is not None and self.session.steps:
            turn = min(self.sheet.graph.turn, len(ends(self.session)) - 1)
            self.sheet.moment.show_moment(moment_after(self.session, turn, self._board))

    def see_turning(self) -> None:
        """Put the cursor where the game was decided, or at its end."""
        if self.view is not None:
            turn = self.view.turning.turn
            self.open_choice(0)
            self.sheet.graph.go(turn if turn >= 0 else self.view.turns)

    def show_turning(self) -> None:
        """See it, also where the moment stands behind a tab of its own."""
        self.see_turning()
        if not self.sheet.together and self.sheet.tab != "moment":
            self.facts.show_tab("moment")
            self.focus_first()

    # -- the costly choices ---------------------------------------------------------------------

    @property
    def dearest(self) -> tuple[DearChoice, ...]:
        return () if self.view is None else self.view.seats[self.seat].dearest

    def dear_at(self, at: int) -> DearChoice | None:
        return next((choice for choice in self.dearest if choice.at == at), None)

    def open_choice(self, number: int) -> None:
        """Open a costly choice with its position, or close it (0)."""
        choice = next(
            (dear_choice for dear_choice in self.dearest if dear_choice.number == number), None
        )
        sheet, before = self.sheet, self.sheet.choices.open
        focused = self.window().focusWidget()
        if choice is None or self.session is None:
            sheet.choices.show_choice(None)
        else:
            sheet.graph.go(choice.turn)
            text = self._tried.get(choice.at)
            learns = self.session.config.seats[self.seat].assist == LEARN and text is None
            moment = moment_of(self.session, choice.at)
            sheet.choices.show_choice(choice, moment, covered=learns, text=text)
        sheet.graph.show_open(number if choice is not None else 0)
        if choice is not None and not sheet.together:
            self.facts.show_tab("choices")
            self.facts.scroller.verticalScrollBar().setValue(0)
        sheet.change()
        shown = choice or before
        moved = shown is not None and self._keep_focus(focused, shown.number)
        if choice is not None and not moved:  # else its tab says the same
            announce(self, self.ctx.text(choice.spoken))

    def _keep_focus(self, focused: QWidget | None, number: int) -> bool:
        """Give the focus to a choice if it was at one, or would be lost; whether that was so."""
        sheet, wanted = self.sheet, self.sheet.choices.control_of(number)
        for holder in (sheet, sheet.choices):
            _ = holder.laid  # what is not in it is hidden now
        if focused is None or wanted is None or not self.isAncestorOf(focused):
            return False
        if not isinstance(focused, DearRow | DearTab) and focused.isVisibleTo(self):
            return False
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)
        focus.reveal(wanted)
        return True

    def step_choice(self, step: int) -> None:
        """Open the next costly choice in the list, or the one before."""
        if self.dearest:
            here = self.sheet.choices.open
            number = (here.number + step if here else (1 if step > 0 else 0)) - 1
            self.open_choice(number % len(self.dearest) + 1)

    def toggle_choice(self) -> None:
        """Close the open choice, or open the one at the cursor or the costliest."""
        if self.sheet.choices.open is not None:
            self.open_choice(0)
        elif self.dearest:
            turn = self.sheet.graph.turn
            here = next((choice for choice in self.dearest if choice.turn == turn), self.dearest[0])
            self.open_choice(here.number)

    def _judged(self, at: int) -> JudgedChoice | None:
        return None if self.review is None else judged_at(self.review, at)

    # -- what can be done ---------------------------------------------------------------------

    @property
    def at(self) -> int:
        """The number of the action that is looked at: the open choice, else the cursor."""
        if self.sheet.choices.open is not None:
            return self.sheet.choices.open.at
        moment = self.sheet.moment.moment
        return moment.next_at if moment is not None else 0

    def go_there(self) -> None:
        """See it in the replay."""
        if self.session is not None:
            self.wish("replay", self.at)

    def play_on(self) -> None:
        """Play on from there."""
        if self.session is not None:
            self.wish("play_on_from", self.at)

    def try_it(self) -> None:
        """Choose again: at the open choice, else at the next one of the seat that was judged."""
        choice = None if self.review is None else to_try(self.review, self.seat, self.at)
        if choice is not None:
            self._tries = self.seat, self.at
            self.wish("choose_again", choice.at)

    def tried(self, at: int, action: Action) -> None:
        """Show the answer to what was chosen at an action."""
        choice = self._judged(at)
        if choice is None:
            return
        if known(choice, action):
            self._tried[at] = answer(choice, action)
        else:
            self._tried[at] = msg("review-tried-working")
            self.wish("price", choice, action)
        dear = self.dear_at(at)
        if dear is not None:
            self.open_choice(dear.number)
        self._say(at)

    def priced(self, choice: JudgedChoice, action: Action, found: TriedCost | None) -> None:
        """Show the computed cost of the chosen action."""
        self._tried[choice.at] = answer(choice, action, found)
        self._say(choice.at)

    def _say(self, at: int) -> None:
        """Show what came out of a try, unless somebody reads elsewhere by now."""
        words, here = self._tried[at], self.sheet.choices.open
        if here is not None and here.at == at:
            self.sheet.choices.say(words)
        elif here is None and self._tries == (self.seat, self.at):
            self.sheet.moment.say(words)
        announce(self, self.ctx.text(words))

    def show_table(self, tabled: bool) -> None:
        """Show the table instead of the graph, or the graph again."""
        sheet, focused = self.sheet, self.window().focusWidget()
        sheet.tabled = tabled
        self.table_button.setChecked(tabled)
        sheet.change()
        _ = sheet.laid
        if tabled:
            sheet.table.see(sheet.graph.turn)
        if focused is not None and self.isAncestorOf(focused) and not focused.isVisibleTo(self):
            self.table_button.setFocus(Qt.FocusReason.OtherFocusReason)
        elif focused is self.table_button and not tabled:
            self.focus_first()

    # -- keys ---------------------------------------------------------------------------------

    def _scroll_table(self, key: Qt.Key) -> bool:
        shown = self.sheet.table.isVisible()
        if shown:
            self.sheet.table.scroll_by(key)
        return shown

    def _turn_even(self) -> None:
        self.sheet.graph.set_even(not self.sheet.graph.even)

    def _turn_table(self) -> None:
        self.show_table(not self.sheet.tabled)

    def _say_turn(self) -> None:
        announce(self, self.ctx.text(self.sheet.graph.label()))

    def _change(self, step: int) -> None:
        """Go to the next turn in which the seat had luck or chose dearly, or the one before."""
        graph = self.sheet.graph
        if self.view is None:
            return
        seat = self.view.seats[self.seat]
        turns = [
            turn
            for turn, (luck, cost) in enumerate(zip(seat.luck, seat.choices, strict=True), 1)
            if round(luck) or round(cost)
        ]
        found = [turn for turn in turns if (turn - graph.turn) * step > 0]
        if found:
            graph.go(found[0] if step > 0 else found[-1])

    def _escape(self) -> None:
        """Close the open choice, then the page."""
        if self.sheet.choices.open is not None:
            self.open_choice(0)
        elif self.sheet.tabled:
            self.show_table(False)
        else:
            self.back.emit()
