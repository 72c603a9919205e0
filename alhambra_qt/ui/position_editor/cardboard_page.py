"""A table of cardboard: its scorings written down as numbers, or its tiles laid, and its facts.

    page = CardboardPage(ctx)
    page.show_draft(draft, every)

Players, modules and the scoring are the same whichever way is shown. Ctrl+Z and Ctrl+Y undo and
redo. With numbers Ctrl+Return goes on and Ctrl+C copies the scoring; tiles have keys of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import get_args

from attrs import evolve
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import QApplication

from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor import numbers
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, Refused, Way
from alhambra_qt.controller.position_editor.keeping import Kept
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit import focus
from alhambra_qt.ui.kit.band import Band
from alhambra_qt.ui.kit.box import Box, Fixed, Ground, Plate, Space, Words
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.rows import ByWidth, Column, First, Row, Wrapped, all_room
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button, SureButton
from alhambra_qt.ui.ledger.score_table import mime
from alhambra_qt.ui.position_editor.facts import TableFacts
from alhambra_qt.ui.position_editor.numbers import NumberTable
from alhambra_qt.ui.position_editor.tiles import TileEntry

NARROW = 70.0  # ems, from which the facts stand beside the table
RIGHT = 20.0  # ems, of the facts
LAST = numbers.SCORINGS[-1]
WAYS: tuple[Way, ...] = get_args(Way)
TITLES = {"numbers": "real-tab-numbers", "tiles": "position-tiles"}
# What can be done with laid tiles, and its keys.
EXITS = {
    "count": "F9",
    "play": "F5",
    "ask": "F8",
    "save": "Ctrl+S",
    "copy": "Ctrl+C",
    "open": "Ctrl+O",
    "paste": "Ctrl+V",
}
STUDY = ("play", "ask")  # only from a table that keeps the rules
IN_BAND = ("open", "paste")
KINDS = {"count": "primary", **dict.fromkeys(IN_BAND, "header")}
CTRL = Qt.KeyboardModifier.ControlModifier


class CardboardPage(PageFrame):
    """The page; see the module's text."""

    TITLE = msg("real-title")
    GRANTS: Mapping[str, str] = {
        "edit": "edit",
        "give": "give",
        "scoring": "_look_at",
        "below": "_below",
        "tell": "tell",
    }

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.draft: Draft | None = None
        self.past: list[Draft] = []
        self.future: list[Draft] = []
        self.rule = ""
        self.news: Msg | None = None
        self.band = Band(ctx, self.TITLE, "wall")
        self.numbers, self.tiles, self.facts = NumberTable(ctx), TileEntry(ctx), TableFacts(ctx)
        self.left, self.right = Scroll(ctx, self.numbers), Scroll(ctx, self.facts)
        self.middle = Scroll(ctx, self.tiles)
        self.foot = Holder(ctx, self._footing)
        self._make_band()
        self._make_buttons()
        self.retranslate()

    def _make_band(self) -> None:
        header = partial(Button, self.ctx, kind="header")
        self.ways = {way: header(msg(TITLES[way]), does=weakly(self.turn_to, way)) for way in WAYS}
        self.table = header(msg("real-tab-table"), does=weakly(self._show_facts, True))
        for button in (*self.ways.values(), self.table):
            button.setCheckable(True)
        self.undo_button = header(msg("real-undo"), key="Ctrl+Z", does=self.undo)
        self.close_button = self.button_back("header", "ledger-close")

    def _make_buttons(self) -> None:
        ctx = self.ctx
        self.begin = Button(ctx, msg("real-new"), wish="begin")
        self.copy = Button(ctx, msg("keys-real-copy"), key="Ctrl+C", does=self.copy_text)
        self.proof = Button(ctx, msg("result-ledger"), wish="proof")
        sure = msg("real-finish-sure")
        self.career = SureButton(ctx, msg("real-finish"), sure, kind="primary")
        self.career.confirmed.connect(self.wishing("finish"))
        self.career.clicked.connect(self._object)
        self.next = Button(
            ctx, msg("real-next"), kind="primary", key="Ctrl+Return", does=self.go_on
        )
        self.exits = {
            name: Button(
                ctx,
                msg(f"position-{name}"),
                key=key,
                kind=KINDS.get(name, "secondary"),
                does=weakly(self.wish, "exit", name),
            )
            for name, key in EXITS.items()
        }
        lies = self.tiles.lay_as_it_lies
        self.lies = Button(ctx, msg("position-lies"), key="Ctrl+Return", does=lies)

    # -- what it shows ------------------------------------------------------------------------

    @property
    def way(self) -> Way:
        """Whether numbers are written or tiles laid."""
        return WAYS[0] if self.draft is None else self.draft.way

    @property
    def in_tiles(self) -> bool:
        """Whether tiles are laid."""
        return self.way == "tiles"

    def show_draft(self, draft: Draft, every: Mapping[str, Kept]) -> None:
        """Show a table among all there are; one that was left unchanged keeps its steps to undo."""
        if draft != self.draft:
            self.past, self.future = [], []
        self.draft = draft
        self.facts.every = dict(every)
        self.tiles.begin(draft)
        self._show_facts(False)
        self.tell(None)
        self.show_now()

    def show_now(self) -> None:
        """Show the table as it is."""
        draft = self.draft
        if draft is None:
            return
        self.tiles.show_draft(draft)
        self.numbers.show_draft(draft, numbers.scoring_page(draft, draft.next_scoring))
        self.facts.show_draft(draft)
        self.undo_button.setEnabled(bool(self.past))
        for name in STUDY:
            self.exits[name].setEnabled(not draft.broken)
        last = draft.next_scoring == LAST
        self.next.setEnabled(not last)
        self.career.setEnabled(last and numbers.begun(draft, LAST))
        self.career.certain = numbers.objection(draft) is None
        self.career.ask(False)
        self._offer()
        self.change()
        self._show_state()

    def _show_state(self) -> None:
        """Show in the foot how far the table is."""
        if self.draft is not None:
            self.foot.setAccessibleName(self.ctx.text(self._state(self.draft)[0]))
        self.foot.change()

    def turn_to(self, way: Way) -> None:
        """Turn to the other way; players, modules and the scoring stay."""
        self._show_facts(False)
        self.edit(lambda draft: evolve(draft, way=way), step=False)
        self.focus_first()

    def _show_facts(self, shown: bool) -> None:
        self.table.setChecked(shown)
        self._offer()
        self.change()

    def _look_at(self, scoring: int) -> None:
        self.edit(partial(editor.put, scorings_done=scoring - 1), step=False)

    def tell(self, news: Msg | None, rule: str = "") -> None:
        """Show a sentence in the foot, and read it aloud."""
        self.news, self.rule = news, rule
        if not rule:
            self.tiles.refused = None
        self._show_state()
        if news is not None:
            announce(self, self.ctx.text(news))

    # -- edits --------------------------------------------------------------------------------

    def edit(self, change: Callable[[Draft], Draft], *, step: bool = True) -> None:
        """Make a change, which is a step to be undone and kept, or say why it cannot be."""
        if self.draft is None:
            return
        try:
            after = change(self.draft)
        except Refused as error:
            self.tiles.show_refusal(error.view)
            self.tell(error.view.text, error.view.rule)
            return
        except BadDraft as error:
            self.tell(error.text)
            self.show_now()
            return
        if step and after != self.draft:
            self.past.append(self.draft)
            self.future.clear()
            self._go_to(after)
        else:
            self.draft = self.draft if step else after
            self.show_now()
        if after.cleared:
            self.draft = evolve(after, cleared=0)  # said once
            self.tell(msg("position-cleared", n=after.cleared))

    def _go_to(self, draft: Draft) -> None:
        self.draft = draft
        self.tell(None)
        self.show_now()
        self.wish("keep", draft)

    def undo(self) -> None:
        """Take back the last change."""
        if self.past and self.draft is not None:
            self.future.append(self.draft)
            self._go_to(self.past.pop())

    def redo(self) -> None:
        """Make the change again that was taken back last."""
        if self.future and self.draft is not None:
            self.past.append(self.draft)
            self._go_to(self.future.pop())

    def give(self, row: str, column: int, value: float | None) -> None:
        """Take a number of the scoring; an impossible one is shown no longer."""
        before = self.draft
        if before is not None and value is not None and not numbers.possible(before, row, value):
            self.show_now()
            self.tell(msg("real-most", row=row_name(row), most=numbers.most(row)))
            return
        self.edit(lambda draft: numbers.put(draft, draft.next_scoring, row, column, value))
        page = self.numbers.page
        if self.draft is not None and page is not None and self.draft is not before:
            points = msg("count-point", n=page.gained[column])
            name, total = page.seats[column].label, page.now[column]
            text = msg("real-gained", name=name, points=points, total=total)
            announce(self, self.ctx.text(text))

    def go_on(self) -> None:
        """Go on to the next scoring, which starts from these numbers."""
        if self.draft is None or self.draft.next_scoring == LAST:
            return
        done = self.draft.next_scoring
        self.edit(lambda draft: editor.put(numbers.go_on(draft, done), scorings_done=done))
        self.numbers.focus_first()

    def copy_text(self) -> None:
        """Put the scoring into the clipboard."""
        if self.draft is not None:
            page = numbers.scoring_page(self.draft, self.draft.next_scoring)
            QGuiApplication.clipboard().setMimeData(mime(self.ctx, page))
            self.tell(msg("ledger-copied"))

    def _object(self) -> None:
        """Say what a game lacks before it is added all the same."""
        if self.draft is not None and self.career.words == self.career.question:
            self.tell(numbers.objection(self.draft))

    def _below(self) -> bool:
        """Give the focus to what comes next, after the last number; False if nothing can yet."""
        button = self.next if self.next.isEnabled() else self.career
        button.setFocus(Qt.FocusReason.TabFocusReason)
        return button.isEnabled()

    # -- its trees ----------------------------------------------------------------------------

    def tree(self) -> Box:
        entry = Live(self.middle) if self.in_tiles else Live(self.left)
        facts = Fixed(Live(self.right), width=RIGHT)
        beside = Row(all_room(entry), facts, gap=0.2, middle=False)
        alone = all_room(Live(self.right) if self.table.isChecked() else entry)
        body = ByWidth(NARROW, beside, Row(alone, middle=False), grow=1)
        return Column(Live(self.band), body, Live(self.foot), gap=0)

    def _footing(self) -> Box:
        draft = self.draft
        if draft is None:
            return Space()
        buttons = self._tile_buttons() if self.in_tiles else self._number_buttons()
        title, warns, kept_words = self._state(draft)
        tone = "warn" if warns or self.rule else "ink"
        role = "strong" if self.in_tiles else "section"
        words = Words(self.look.text(title), role, tone, wrap=True, grow=1.0)
        kept: Box | None = None
        if kept_words is not None:
            kept = Words(self.look.text(kept_words), "small", "ink2", wrap=True)
        keys = Row(*map(Pressed, buttons), gap=0)
        brief = [Pressed(button, brief=True) for button in buttons]
        wide = Row(Column(words, kept, gap=0, grow=1.0), keys, gap=0.6)
        low = Row(words, *brief, gap=0)
        below = (Column(words, child, gap=0.1) for child in (keys, Wrapped(*brief, gap=0)))
        form = First(wide, low, *below)
        return Ground(Plate(form, pad=(0.9, 0.3)), pad=(0.5, 0.2))

    def _state(self, draft: Draft) -> tuple[Msg, bool, Msg | None]:
        """Say how far the table is, whether that is a warning, and what stands below it."""
        if self.in_tiles:
            breach = draft.breach
            title = self.news or breach or msg("position-whole")
            return title, title == breach, None
        doubts = bool(numbers.doubts(draft, draft.next_scoring))
        return (
            self.news or numbers.state_of(draft, draft.next_scoring),
            doubts,
            msg("real-kept"),
        )

    def _number_buttons(self) -> list[Button]:
        every = (self.begin, self.copy, self.proof, self.career, self.next)
        return [button for button in every if button.isEnabled()]

    def _tile_buttons(self) -> list[Button]:
        refused = self.tiles.refused is not None and bool(self.rule)
        beside = [self.lies] if refused else []
        ways = [button for name, button in self.exits.items() if name not in IN_BAND]
        return [*beside, *(button for button in ways if button.isEnabled())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.tiles.table.set_room(QSizeF(self.size()))
        super().resizeEvent(event)
        self._offer()

    def restyle(self) -> None:
        super().restyle()
        self._offer()

    def _offer(self) -> None:
        """Where there is no room for the facts beside the table, a button turns to them."""
        wide = self.width() >= NARROW * self.look.em
        facts = self.table.isChecked() and not wide
        for way, button in self.ways.items():
            button.setChecked(way == self.way and not facts)
        left = [*self.ways.values(), *([] if wide else [self.table])]
        files = [self.exits[name] for name in IN_BAND if self.in_tiles]
        self.band.put(left, files, [self.undo_button, self.close_button])

    # -- keys ---------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, ctrl = Qt.Key(event.key()), bool(event.modifiers() & CTRL)
        act = self._act(key, ctrl)
        if event.matches(QKeySequence.StandardKey.Redo):
            self.redo()
        elif act is not None:
            act()
        elif self.in_tiles and self.tiles.take_key(event):
            return
        elif key == Qt.Key.Key_Escape:
            self._escape()
        elif key == Qt.Key.Key_F6:
            step = -1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            entry = self.tiles if self.in_tiles else self.numbers
            if not (self.in_tiles and self.tiles.step_zone(step)):
                focus.next_zone([entry, self.facts, self.foot, self.band], step)
        elif key in focus.ARROWS:
            focus.move(self, focus.ARROWS[key])
        else:
            super().keyPressEvent(event)

    def _act(self, key: Qt.Key, ctrl: bool) -> Callable[[], object] | None:
        """Return what a key does that has one meaning on the page, whatever has the focus."""
        acts: dict[tuple[Qt.Key, bool], Callable[[], object]] = {
            (Qt.Key.Key_Z, True): self.undo,
            (Qt.Key.Key_Y, True): self.redo,
        }
        if self.in_tiles:
            for name, keys in EXITS.items():
                letter = keys.removeprefix("Ctrl+")
                act = partial(self.wish, "exit", name)
                acts[Qt.Key[f"Key_{letter}"], keys != letter] = act
        else:
            enter = dict.fromkeys((Qt.Key.Key_Return, Qt.Key.Key_Enter), self.go_on)
            acts |= {(at, True): act for at, act in enter.items()}
            acts[Qt.Key.Key_C, True] = self.copy_text
        return acts.get((key, ctrl))

    def _escape(self) -> None:
        """Drop what is held and what was typed; with empty hands leave."""
        if self.in_tiles and (self.tiles.drop_held() or self.news is not None):
            self.tell(None)
        else:
            self.back.emit()

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab in the last number leads to what comes next."""
        fields = list(self.numbers.fields.values())
        at_end = following and bool(fields) and fields[-1].hasFocus()
        moved = (at_end and self._below()) or super().focusNextPrevChild(following)
        focused = QApplication.focusWidget()
        if focused is not None:
            focus.reveal(focused)
        return moved

    def focus_first(self) -> None:
        if self.in_tiles:
            self.tiles.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.numbers.fields:
            self.numbers.focus_first()

    def retranslate(self) -> None:
        super().retranslate()
        self.show_now()
