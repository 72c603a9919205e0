"""The score ledger: every point of every scoring, with its proof.

    page = LedgerPage(ctx)
    page.show_view(view)               # to read
    page.show_scoring(view, 2)         # right after scoring 2: played step by step, then Continue

Esc closes, Space plays, P leads into the game where that is offered, Ctrl+C copies, F1 opens the
rule, the arrows go through the table, Enter pins a proof.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import accumulate, groupby

import shiboken6
from attrs import frozen
from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import (
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from alhambra_qt.controller.view.page_views import LedgerView, MajorityProof, Proof, ScoringPage
from alhambra_qt.controller.words import scoring_words
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.access import Role, sentences
from alhambra_qt.ui.kit.band import Band
from alhambra_qt.ui.kit.box import Box
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column
from alhambra_qt.ui.kit.steps import StepPlayer
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.ledger.proofs import ALL, ProofRoom, numbers
from alhambra_qt.ui.ledger.score_table import EVERYTHING, Revealed, mime

STEP_MS, NUMBER_MS = 420, 70
COPIED_MS = 1600
LEFT_SLOT, RIGHT_SLOT = 0, 1
Pin = tuple[str, int]


@frozen
class Beat:
    """One moment of the play: what the table shows, and how far the proof of the line is."""

    item: str
    seat: int
    shows: Revealed
    stage: int = ALL
    upto: int | None = None
    ms: int = STEP_MS


@frozen
class LineStep:
    """The moments of one line; without any, the step in which everything is shown."""

    beats: tuple[Beat, ...] = ()

    @property
    def pays(self) -> bool:
        """Whether its points have a sound."""
        return bool(self.beats)


@frozen
class LineSeen:
    """The moment of a line that is seen now."""

    beat: Beat | None
    over: bool

    @property
    def paid(self) -> bool:
        """Whether its points are shown."""
        return self.beat is None or self.beat.shows.points


def best_seat(page: ScoringPage, item: str) -> int:
    """Return the seat with the largest gain or loss in a line among those with a proof."""
    cells = next((row.cells for row in page.rows if row.item == item), ())
    proved = [cell for cell in cells if page.proof(item, cell.seat) is not None]
    best = max(proved, key=lambda cell: (abs(cell.points), cell.count), default=None)
    return -1 if best is None else best.seat


def beats(page: ScoringPage) -> list[Beat]:
    """All moments of a scoring, in order."""
    found: list[Beat] = []
    for index, row in enumerate(page.rows):
        seat = best_seat(page, row.item)
        proof = page.proof(row.item, seat)
        counted, paid = Revealed(index, counts=True), Revealed(index, counts=True, points=True)
        if isinstance(proof, MajorityProof) and proof.counts:
            found += [
                Beat(row.item, seat, counted, 1),
                Beat(row.item, seat, counted, 2),
                Beat(row.item, seat, paid, 3),
            ]
        elif proof is None or isinstance(proof, MajorityProof):
            found.append(Beat(row.item, seat, paid))
        else:
            found += _numbered(row.item, seat, index, proof)
            found.append(Beat(row.item, seat, paid))
    return found


def _numbered(item: str, seat: int, index: int, proof: Proof) -> list[Beat]:
    last = 0 if isinstance(proof, MajorityProof) else numbers(proof)
    return [Beat(item, seat, Revealed(index), ALL, k, NUMBER_MS) for k in range(1, last + 1)]


class LinePlayer(StepPlayer[LineStep, LineSeen]):
    """Plays the lines of a scoring, each with its proof."""

    def at(self, step: LineStep, time: float) -> LineSeen:
        for beat, end in zip(step.beats, accumulate(beat.ms for beat in step.beats), strict=True):
            if time < end:
                return LineSeen(beat, over=False)
        return LineSeen(step.beats[-1] if step.beats else None, over=True)


def line_steps(page: ScoringPage) -> list[LineStep]:
    """Return the lines of a scoring as steps, and everything as the last."""
    lines = groupby(beats(page), key=lambda beat: beat.shows.rows)
    return [*(LineStep(tuple(line)) for _, line in lines), LineStep()]


class LedgerPage(PageFrame):
    """The ledger; see the module's text.

    Signals:
        closed: Esc, Close, or Continue after a scoring.
    """

    KEYS = (
        PageKey("Copy", "copy_text"),
        PageKey("Print", "_print"),
        PageKey("Esc", "_escape"),
        PageKey("F1", "show_rule"),
        PageKey("Space", "toggle_play"),
        PageKey("P", "_replay_by_key"),
        PageKey("Return", "_end_step"),
        PageKey("Enter", "_end_step"),
        PageKey("PgUp", "_turn_pages", (-1,)),
        PageKey("PgDown", "_turn_pages", (1,)),
    )
    GRANTS: Mapping[str, str] = {"looked": "_offer"}

    closed = Signal()

    def __init__(self, ctx: UiContext, *, replays: bool = False, prints: bool = False) -> None:
        super().__init__(ctx)
        self.replays = replays  # whether the game can be seen again
        self.prints = prints
        self.view: LedgerView | None = None
        self.shown = 0
        self.stepping = self.stays = False
        self.pins: list[Pin | None] = [None, None]
        self.band = Band(ctx, msg("result-ledger"))
        self.room = ProofRoom(ctx)
        self.table = self.room.table
        self.player = LinePlayer(ctx, self, alone=True)
        self._beat: Beat | None = None  # the moment that is shown
        self.player.moved.connect(self._moved)
        self.player.stepped.connect(self._moved)
        self.player.ended.connect(self._ended)
        self.table.pinned.connect(self.pin)
        self.table.asked.connect(self._ask_rule)
        self._left: QWidget | None = None  # what had the focus when another page came up
        self._copied = QTimer(self)
        self._copied.setSingleShot(True)
        self._copied.timeout.connect(self._copy_again)
        self._make_buttons()

    def _make_buttons(self) -> None:
        def made(words: str, act: Callable[..., None], *known: int, key: Msg | str = "") -> Button:
            button = Button(self.ctx, msg(words) if words else "", kind="header", key=key)
            button.clicked.connect(weakly(act, *known) if known else act)
            return button

        self.tabs = [made("", self.show_page, number) for number in (1, 2, 3)]
        names = ("ledger-view-table", "ledger-view-proof")
        self.looks = [made(name, self._look, k) for k, name in enumerate(names)]
        for button in (*self.tabs, *self.looks):
            button.setCheckable(True)
            button.accessible_role = Role.PageTab
        self.play = made("ledger-play", self.toggle_play, key=msg("key-space"))
        self.play.turns = msg("ledger-all"), msg("ledger-play"), msg("button-next")
        self.replay = made("replay-title", self._replay, key="P")
        self.copy = made("ledger-copy", self.copy_text, key="Ctrl+C")
        self.paper = made("ledger-print", self._print, key="Ctrl+P")
        self.rules = made("rulebook-title", self.show_rule, key="F1")
        self.rules.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the line with the focus is meant
        self.close_button = made("ledger-close", self._close, key=msg("key-esc"))
        self.go_on = Button(self.ctx, msg("button-continue"), kind="primary", key=msg("key-enter"))
        self.go_on.takes_space = False  # it goes on playing
        self.go_on.clicked.connect(self._close)

    # -- what it shows ------------------------------------------------------------------------

    def show_view(self, view: LedgerView, scoring: int = 0, *, stays: bool = False) -> None:
        """Show the ledger to be read, at a scoring or where the view says; `stays` has no Close."""
        self.stays = stays
        self._take(view, stepping=False)
        self.show_page(scoring or view.shown)

    def show_scoring(self, view: LedgerView, scoring: int) -> None:
        """Show a scoring that has just happened, step by step, and then wait for Continue."""
        self._take(view, stepping=True)
        self.ctx.sound("scoring")
        self.show_page(scoring)
        page = self.page
        if page is not None and self.ctx.still:
            announce(self, scoring_words.sum_gains(self.ctx.text, page))
        elif page is not None:
            self._play()

    def _take(self, view: LedgerView, *, stepping: bool) -> None:
        self._stop()
        self._left = None
        self.view, self.stepping = view, stepping
        self.room.empty.tabs = view.tabs
        for tab, words, page in zip(self.tabs, view.tabs, view.pages, strict=True):
            tab.set_words(words)
            tab.setEnabled(page is not None)
        self.room.look_at(0)

    @property
    def page(self) -> ScoringPage | None:
        """The scoring that is shown, None before the first."""
        if self.view is None or not 1 <= self.shown <= 3:
            return None
        return self.view.pages[self.shown - 1]

    def show_page(self, number: int) -> None:
        """Turn to a scoring."""
        self._stop()
        self.shown = number
        for k, tab in enumerate(self.tabs, start=1):
            tab.setChecked(k == number and tab.isEnabled())
        page = self.page
        self.play.setEnabled(page is not None)
        self.copy.setEnabled(page is not None)
        self.room.set_page(page)
        self.settle()
        if page is not None:
            self.pins = self.first_pins(page)
            self._show_pins(LEFT_SLOT if self.pins[LEFT_SLOT] else RIGHT_SLOT)
        else:
            announce(
                self, sentences(self.ctx.t(f"ledger-empty-{role}") for role in ("title", "text"))
            )
        self._say_play()
        self._offer()
        if self.isVisible():
            self.focus_first()

    @staticmethod
    def first_pins(page: ScoringPage) -> list[Pin | None]:
        """Choose the first proofs: the first paid tie, else the richest line; the best wall."""
        points = {row.item: max((c.points for c in row.cells), default=0) for row in page.rows}
        ties = [
            (bool(proof.shares), points.get(proof.item, 0), -k, proof.item)
            for k, proof in enumerate(page.proofs)
            if isinstance(proof, MajorityProof)
        ]
        boards = [row.item for row in page.rows if best_seat(page, row.item) >= 0]
        walls = [item for item in boards if not _is_majority(page, item)]
        first = [max(ties)[-1] if ties else "", walls[0] if walls else ""]
        return [(item, best_seat(page, item)) if item else None for item in first]

    def point_at(self, rules: Sequence[str]) -> None:
        """Begin with the proof of what one of these rules paid, if a line is about it."""
        page = self.page
        found = (
            [proof for proof in page.proofs if proof.rule.rule in rules] if page is not None else []
        )
        first = self.pins[LEFT_SLOT] or ("", -1)
        if page is None or not found or first[0] in [proof.item for proof in found]:
            return
        slot, item = RIGHT_SLOT, found[0].item
        if _is_majority(page, item):
            slot = LEFT_SLOT
        self.pins[slot] = item, best_seat(page, item)
        self._show_pins(slot)

    # -- pinning ------------------------------------------------------------------------------

    def pin(self, item: str, seat: int, other: bool = False) -> None:
        """Show the proof of a cell: majorities at the left, boards at the right, or the other."""
        page = self.page
        if page is None or page.proof(item, seat) is None:
            return
        self.player.skip()
        slot = LEFT_SLOT if _is_majority(page, item) else RIGHT_SLOT
        if other and self.room.slots == 2:
            slot = 1 - slot
        self.pins[slot] = (item, seat)
        self._show_pins(slot)
        self._look(1)

    def _look(self, index: int) -> None:
        self.room.look_at(index)
        if self.room.single and index:
            self.looks[index].setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.room.single:
            self.table.focus_first()

    def _show_pins(self, latest: int) -> None:
        page = self.page
        if page is None:
            return
        proofs = [None if pin is None else page.proof(*pin) for pin in self.pins]
        self.room.set_proofs(proofs, latest)
        shown = self.room.shown_slots
        self.table.set_pins(tuple(pin for k in shown if (pin := self.pins[k]) is not None))

    # -- playing ------------------------------------------------------------------------------

    def toggle_play(self) -> None:
        """Play, or show everything at once; without motion go on by one line."""
        if not self.player.running:
            self._play()
        elif self.ctx.still:
            self.player.next()
        else:
            self.player.skip()

    def _play(self) -> None:
        if self.page is not None:
            self.room.set_solo(True)
            self._beat = None
            self.player.start(line_steps(self.page))
            self._say_play()

    def _stop(self) -> None:
        self.player.stop()
        self.room.set_solo(False)

    def _moved(self) -> None:
        beat = self.player.now.beat
        if beat is not None and beat is not self._beat:
            self._beat = beat
            self.show_beat(beat)

    def show_beat(self, beat: Beat) -> None:
        """Show one moment of the play; the points of a line are said."""
        page = self.page
        if page is None:
            return
        slot = LEFT_SLOT if _is_majority(page, beat.item) else RIGHT_SLOT
        if self.pins[slot] != (beat.item, beat.seat) or self.room.shown_slots[0] != slot:
            self.pins[slot] = (beat.item, beat.seat)
            self._show_pins(slot)
        self.table.set_pins(((beat.item, beat.seat),))
        self.table.reveal(beat.shows)
        self.room.follow(beat.shows.rows)
        self.room.panel_of(slot).sheet.show_stage(beat.stage, beat.upto)
        if beat.shows.points:
            announce(self, scoring_words.row_gains(self.ctx.text, page, beat.item))

    def _ended(self) -> None:
        self.table.reveal(EVERYTHING)
        self.room.set_solo(False)
        for slot in (LEFT_SLOT, RIGHT_SLOT):
            self.room.panel_of(slot).sheet.show_stage(ALL, None)
        if self.page is not None:
            self.pins = self.first_pins(self.page)
            self._show_pins(LEFT_SLOT)
            announce(self, scoring_words.sum_gains(self.ctx.text, self.page))
            if self.stepping:
                self.room.follow(len(self.page.rows) - 1)
        self._say_play()

    def _say_play(self) -> None:
        self.play.set_words(msg("ledger-all" if self.player.running else "ledger-play"))
        if self.player.running and self.ctx.still:
            self.play.set_words(msg("button-next"))

    # -- rules --------------------------------------------------------------------------------

    def rule_of(self, item: str) -> str:
        """The rule that pays a line; the rule of scorings if nobody proved anything by it."""
        proofs = self.page.proofs if self.page is not None else ()
        return next((proof.rule.rule for proof in proofs if proof.item == item), "score.when")

    def show_rule(self) -> None:
        """Open the rulebook at the line with the focus, or at the proof that is shown."""
        pin = self.table.focused_item() or self.pins[self.room.latest]
        self.wish("rule", self.rule_of(pin[0] if pin is not None else ""))

    def _ask_rule(self, item: str) -> None:
        self.wish("rule", self.rule_of(item))

    # -- other keys ---------------------------------------------------------------------------

    def _replay(self) -> None:
        self.wish("replay", self.shown)

    def copy_text(self) -> None:
        """Put the scoring into the clipboard."""
        if self.page is not None:
            QGuiApplication.clipboard().setMimeData(mime(self.ctx, self.page))
            self.copy.set_words(msg("ledger-copied"))
            self._copied.start(COPIED_MS)

    def _print(self) -> None:
        if self.prints:
            self.wish("print")

    def _copy_again(self) -> None:
        self.copy.set_words(msg("ledger-copy"))

    def _close(self) -> None:
        """Leave; while something plays, the first press shows everything."""
        if self.player.running and self.stepping:
            self.player.skip()
            return
        self._stop()
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        if not event.isAccepted():
            self._hurry()

    def turn_zone(self, step: int) -> None:
        focus.next_zone([self.band, self.table], step)

    def _escape(self) -> None:
        """Look at all seats again, where there is room for one; else close."""
        if self.room.single and self.room.looking and not self.stepping:
            self._look(0)
        else:
            self._close()

    def _replay_by_key(self) -> bool:
        shown = self.replay.isVisible()
        if shown:
            self.replay.click()
        return shown

    def _end_step(self) -> None:
        if self.stepping:
            self._close()

    def _turn_pages(self, step: int) -> None:
        self.room.turn_pages(step)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._hurry()
        super().mousePressEvent(event)

    def _hurry(self) -> None:
        if self.player.running and not self.ctx.still:
            self.player.skip()

    def focus_first(self) -> None:
        """Focus the widget that had the focus before; after a scoring Continue, else the table."""
        last = self._left
        if last is not None and shiboken6.isValid(last) and last.isVisibleTo(self):
            last.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.stepping:
            self.go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.page is None:
            self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.table.focus_first()

    # -- the page itself ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.player.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is played that nobody sees; the place is kept."""
        self.player.hold()
        last = QApplication.focusWidget()
        self._left = last if last is not None and self.isAncestorOf(last) else None
        super().hideEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._offer()

    def restyle(self) -> None:
        super().restyle()
        self.setAccessibleName(self.ctx.text(msg("result-ledger")))
        self._offer()

    def tree(self) -> Box:
        return Column(Live(self.band), Live(self.room, grow=1), gap=0)

    def _offer(self) -> None:
        if self.view is None:
            return
        self.settle()
        page, turns = self.page, self.room.single and self.page is not None
        ends = [self.go_on] if self.stepping else [] if self.stays else [self.close_button]
        replay = [self.replay] if self.replays and page is not None else []
        paper = [self.paper] if self.prints and page is not None else []
        right = [self.play, *replay, self.copy, *paper, self.rules, *ends]
        self.band.put([] if self.stepping else self.tabs, self.looks if turns else [], right)
        self.band.settle()
        hints = [self.view.hint]
        if self.room.slots == 2:
            hints.append(msg("ledger-hint-other"))
        self.table.set_hints(tuple(hints))
        if page is not None and not self.player.running:
            self._show_pins(self.room.latest)
        for index, look in enumerate(self.looks):
            look.setChecked(index == self.room.looking)


def _is_majority(page: ScoringPage, item: str) -> bool:
    return any(isinstance(proof, MajorityProof) for proof in page.proofs if proof.item == item)
