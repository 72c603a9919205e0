"""The start page: continue, new game, learn, saved games, demonstration, settings, languages."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import (
    QKeyEvent,
    QPainter,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout

from alhambra_qt.i18n import LANGS, Msg, language_names, msg
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.box import CENTRE, Box, Drawn, Fixed, Ground, Space, Words, gilded, spring
from alhambra_qt.ui.kit.commands import BY_NAME, MENUS, key_of
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import when
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.page_keys import written
from alhambra_qt.ui.kit.rows import ByHeight, ByWidth, Column, EqualColumns, First, Row, Wrapped
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.pages.menu import MenuButton, MenuEntry, command_button
from alhambra_qt.ui.pieces.picture import ALONE, AlhambraPicture
from alhambra_qt.ui.saved.summary import Waiting

DETAILED = ("new", "today", "saved")  # the detail of "continue" and "learn" changes
WIDE = 34.0  # ems of a menu whose entries stand beside each other


class StartPage(PageFrame):
    """The first thing anybody sees; `set_continue` tells which game waits, if any."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._waiting: Waiting | None = None
        self.newcomer = self.begun = False
        self.picture = AlhambraPicture(ctx, msg("start-picture"))
        self._make_entries()
        self.menu = _Panel(ctx, tuple(self.entries.values()), self.languages)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        self._row.addWidget(self.picture, 1)
        self._row.addWidget(self.menu, 0)
        self.set_continue(None)
        self.restyle()

    def _make_entries(self) -> None:
        ctx = self.ctx
        self.entries: dict[str, MenuButton] = {}
        for name in (*MENUS["start"], *MENUS["start-more"]):
            detail = msg(f"start-{name}-detail") if name in DETAILED else ""
            entry = command_button(ctx, name, detail=detail, tight=name in MENUS["start-more"])
            entry.clicked.connect(weakly(self.wish, "choose", name))
            self.entries[name] = entry
        self.go_on, self.new = self.entries["continue"], self.entries["new"]
        self.learning, self.daily = self.entries["learn"], self.entries["today"]
        self.languages = {
            lang: Button(ctx, name, kind="quiet") for lang, name in language_names().items()
        }
        for lang, button in self.languages.items():
            button.setCheckable(True)
            button.clicked.connect(weakly(self._choose, lang))

    def set_continue(
        self, game: Waiting | None, *, newcomer: bool = False, begun: bool = False
    ) -> None:
        """Show what "continue" would continue, if anything, or recommend (to go on) learning."""
        self._waiting, self.newcomer, self.begun = game, newcomer, begun
        self.menu.content.leave_out(self._left_out())
        self.retranslate()
        if self.focusWidget() in (self.new, self.learning):  # also in a window not yet active
            self.focus_first()

    def retranslate(self) -> None:
        """The second line of "continue" holds a date in the language."""
        game = self._waiting
        self.new.set_detail(msg("start-new-detail"), main=game is None and not self.newcomer)
        first = self.newcomer and game is None
        about = msg("start-learn-again" if self.begun else "start-learn-first")
        self.learning.set_detail(about if first else msg("start-learn-detail"), main=first)
        if game is not None:
            # What is not known yet has its room: nothing may move when it comes.
            firsts = [(name.split() or [name])[0] for name in game.names]
            apart = [
                name if firsts.count(first) > 1 else first
                for first, name in zip(firsts, game.names, strict=True)
            ]
            names = ", ".join(apart) or " "
            text: Msg | str = " "
            if game.saved is not None:
                time = when(game.saved, self.ctx.language)
                text = msg("start-continue-detail", n=game.round, when=time)
            if game.table:
                names = self.ctx.t("lobby-title", name=game.table)
                text = msg("together-mine")
            self.go_on.set_detail(names, main=True, more=text, preview=game.preview or ALONE)
        self._mark_language()

    def _mark_language(self) -> None:
        for lang, button in self.languages.items():
            button.setChecked(lang == self.ctx.language)

    def _choose(self, lang: str) -> None:
        self.wish("language", lang)
        self._mark_language()

    def restyle(self) -> None:
        m = self.ctx.metrics
        edge = m.pick(28, 12, 6)
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(m.pick(24, 12, 6))
        self.menu.content.leave_out(self._left_out())
        self.update()

    def _share_room(self) -> None:
        """Let the picture give way to a menu that is too high for the width it has beside it."""
        m, edge = self.ctx.metrics, self._row.contentsMargins().left()
        room = max(200, self.width() - 2 * edge)
        narrow = min(m.pick(470, 390, 350), room)
        beside = room >= narrow + m.px(280) and self.menu.least(narrow) <= self.height() - 2 * edge
        self.menu.setFixedWidth(narrow if beside else room)
        self.picture.setVisible(beside)

    def event(self, event: QEvent) -> bool:
        """Share the room when what is in the menu, its letters or its words have changed."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._share_room()
        return super().event(event)

    def _left_out(self) -> list[MenuButton]:
        """Return the entries that lead nowhere now."""
        shown = self._waiting is not None, self.ctx.settings.switch("today")
        return [k for k, on in zip((self.go_on, self.daily), shown, strict=True) if not on]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def focus_first(self) -> None:
        first = self.learning if self.newcomer else self.new
        (first if self._waiting is None else self.go_on).setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if key in focus.ARROWS:
            focus.move(self, focus.ARROWS[key])
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            every = focus.focusable(self.menu)
            focus.give(every[0 if key == Qt.Key.Key_Home else -1])
        elif name := self._by_key(event):
            self.wish("choose", name)
        elif key == Qt.Key.Key_F6:
            inside = any(button.hasFocus() for button in self.languages.values())
            first = next(entry for entry in self.entries.values() if not entry.isHidden())
            target = first if inside else self.languages[self.ctx.language]
            target.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _by_key(self, event: QKeyEvent) -> str:
        """Return the command whose key the person means."""
        key = self.ctx.keys.meant(written(event))
        found = (name for name in (*self.entries, "reader") if key_of(name) == key)
        return next(found, "") if key else ""


class _Panel(Holder):
    """The card with title and menu, which scrolls only if its closest form is too high."""

    def __init__(
        self, ctx: UiContext, entries: Sequence[MenuButton], languages: Mapping[str, Button]
    ) -> None:
        super().__init__(ctx)
        self.content = _Menu(ctx, entries, languages)
        self.scroller = Scroll(ctx, self.content)

    def tree(self) -> Box:
        return gilded(self.look, Live(self.scroller, grow=1), (0.05, 0.05))

    def least(self, width: int) -> int:
        """Return the height below which a panel of that width scrolls."""
        edges = gilded(self.look, Space(), (0.05, 0.05)).room(self.look, width)
        return self.content.heightForWidth(width - math.ceil(edges[0])) + math.ceil(edges[1])


class _Menu(Holder):
    """Title, entries and languages, in the roomiest form that the height allows."""

    def __init__(
        self, ctx: UiContext, entries: Sequence[MenuButton], languages: Mapping[str, Button]
    ) -> None:
        super().__init__(ctx)
        self._entries, self._languages = entries, languages
        self.by_ear = Button(ctx, msg(BY_NAME["reader"].text), kind="quiet", key=key_of("reader"))
        self.by_ear.clicked.connect(weakly(self.wish, "choose", "reader"))
        self._left_out: Sequence[MenuButton] = ()
        for button in (*entries, self.by_ear, *languages.values()):  # in the order of Tab
            button.setParent(self)

    def leave_out(self, entries: Sequence[MenuButton]) -> None:
        """Show all entries but these."""
        if list(entries) != list(self._left_out):
            self._left_out = entries
            for entry in self._entries:  # one of them may take the focus at once
                entry.setVisible(entry not in entries)
            self.change()

    def tree(self) -> Box:
        shown = [k for k in self._entries if k not in self._left_out and not k.tight]
        full, brief = ([MenuEntry(entry, short) for entry in shown] for short in (False, True))
        slogan = Words(self.ctx.t("start-tagline"), "small", "ink2", CENTRE, wrap=True)
        title, rest = self._title(), self._rest()

        def form(head: Box, tagline: Box | None, entries: Sequence[MenuEntry]) -> Box:
            main = EqualColumns(17.0, entries, most=2, gap=0.1)
            return Column(head, tagline, spring(), main, rest, gap=0.0)

        column = [form(title, slogan, full), form(title, None, full), form(title, None, brief)]
        wide = column
        if len(shown) % 2:  # beside the title, so that the others fill their rows
            high, low = (self._title(entries[0]) for entries in (full, brief))
            wide = [form(high, slogan, full[1:]), form(high, None, full[1:])]
            wide += [form(low, None, brief[1:])]
        if not self.look.m.at_most_s:
            column = [form(self._title(above=True), slogan, full), *column]
        forms = ByWidth(WIDE, ByHeight(*wide), ByHeight(*column))
        pick, em = self.look.pick, self.look.em
        return Ground(forms, pad=(pick(19, 9, 1) / em, pick(8, 2, 0) / em))

    def _title(self, beside: Box | None = None, *, above: bool = False) -> Box:
        """Return star and name of the game, with something `beside` or the star `above` it."""
        name = self.ctx.t("app-name")
        if above:
            star, name_below = Drawn(self._star, 5.0, 5.0), Words(name, "logo", align=CENTRE)
            return Column(Space(height=0.25), star, name_below, gap=0.0)
        both = Drawn(self._star, 3.6, 3.6, keep=1), Words(name, "logo")
        ends = (spring(), spring()) if beside is None else (None, Fixed(beside, grow=1.0))
        return Row(ends[0], *both, ends[1], gap=0.8)

    def _rest(self) -> Box:
        """Return what all forms have: the short entries, and how to read and hear the program."""
        tight = [MenuEntry(entry) for entry in self._entries if entry.tight]
        whole = [Live(button) for lang, button in self._languages.items() if lang in LANGS]
        begun = [Live(button) for lang, button in self._languages.items() if lang not in LANGS]
        by_ear, brief = (Pressed(self.by_ear, short) for short in (False, True))
        rows = [Row(spring(), first, *whole, spring(), gap=0.1) for first in (by_ear, brief)]
        below = EqualColumns(5.75, whole, most=len(LANGS), gap=0.1)
        return Column(
            EqualColumns(10.7, tight, most=3, gap=0.1),
            Space(grow=1.0),
            First(*rows, Column(Row(spring(), by_ear, spring()), below, gap=0.0)),
            Wrapped(*begun, gap=0.1),  # beside their names stands what part is done
            Words(self.ctx.t("start-about"), "tiny", "ink2", CENTRE, wrap=True),
            gap=0.0,
            grow=2.0,
        )

    def _star(self, painter: QPainter, rect: QRectF) -> None:
        paint.logo(painter, rect.center(), rect.height() / 2, self.ctx.theme)
