"""The start page: continue, a new game, learn, today; the rest as signs; the language."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import cast

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent

from alhambra_qt.i18n import Msg, msg
from alhambra_qt.settings import FIRST_NAME
from alhambra_qt.ui.kit import focus, paint
from alhambra_qt.ui.kit.box import CENTRE, Box, Drawn, Fixed, Ground, Words, gilded, spring
from alhambra_qt.ui.kit.commands import BY_NAME, MENUS, key_of
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.dates import when
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live, Pressed
from alhambra_qt.ui.kit.inputs import ENTER, DropDown, Field, language_choices
from alhambra_qt.ui.kit.page_keys import PageKey, written
from alhambra_qt.ui.kit.rows import ByHeight, ByWidth, Column, EqualColumns, First, Row, all_room
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.weakly import weakly
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.pages.menu import MenuButton, MenuEntry, command_button
from alhambra_qt.ui.pieces.picture import ALONE, AlhambraPicture
from alhambra_qt.ui.saved.summary import Waiting

WIDE = 34.0  # ems of a menu whose entries stand beside each other
SIGN = 6.8  # ems of a sign whose longest word fits
AIR = 0.15  # how much higher than its content a menu may be, as a share


class StartPage(PageFrame):
    """The first thing anybody sees; `set_continue` tells which game waits, if any."""

    KEYS = (PageKey("Home", "_to_entry", (0,)), PageKey("End", "_to_entry", (-1,)))

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self._waiting: Waiting | None = None
        self._learn: Msg | None = None
        self._deals: Msg | str = " "
        self.newcomer = False
        self.picture = AlhambraPicture(ctx, msg("start-picture"))
        self.entries: dict[str, MenuButton] = {}
        for name in (*MENUS["start"], *MENUS["start-more"]):
            entry = command_button(ctx, name, sign=name in MENUS["start-more"])
            entry.clicked.connect(weakly(self.wish, "choose", name))
            self.entries[name] = entry
        self.go_on, self.new = self.entries["continue"], self.entries["new"]
        self.learning, self.daily = self.entries["learn"], self.entries["today"]
        self.menu = _Menu(ctx, self.entries)
        self.language, self.name = self.menu.language, self.menu.name
        self.name.editingFinished.connect(self._keep_name)
        self.name.returnPressed.connect(self._answer)
        self.menu.named.clicked.connect(self._answer)
        self.scroller = Scroll(ctx, self.menu)
        self.picture.setParent(self)
        self.scroller.setParent(self)
        self.set_continue(None)

    def set_continue(
        self,
        game: Waiting | None,
        *,
        newcomer: bool = False,
        learn: Msg | None = None,
        deals: Msg | None = None,
        asks: bool = False,
    ) -> None:
        """Show what waits: a game, a chapter, the deals of today; a newcomer begins at learning.

        ``asks``: ask for the person's name.
        """
        self._waiting, self.newcomer, self._learn = game, newcomer, learn
        self._deals = deals or " "  # what is not known yet has its room
        self.menu.leave_out(self._left_out())
        self.menu.ask(asks)
        self.retranslate()
        # Also in a window that is not active yet.
        if self.focusWidget() in (self.new, self.learning, self.name):
            self.focus_first()

    def retranslate(self) -> None:
        """The second line of "continue" holds a date in the language."""
        game = self._waiting
        learn = msg("start-learn-first" if self.newcomer else "start-learn-detail")
        self.new.set_detail(msg("start-new-detail"), main=game is None and not self.newcomer)
        self.learning.set_detail(self._learn or learn, main=self.newcomer)
        self.daily.set_detail(self._deals, main=False)
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
        self.language.set_value(self.ctx.language, silent=True)
        self.change()

    def restyle(self) -> None:
        self.menu.leave_out(self._left_out())
        super().restyle()

    def _share_room(self) -> None:
        """Let the scene give way to a menu that is too high for the width it has beside it."""
        m = self.ctx.metrics
        edge = m.pick(28, 12, 6)
        room = self.rect().adjusted(edge, edge, -edge, -edge)
        width = m.pick(500, 430, 390)
        fits = self.menu.heightForWidth(width) <= room.height()
        beside = fits and room.width() >= width + m.px(280)
        width = width if beside else room.width()
        height = self.menu.best(width, room.height())
        left, free = room.right() + 1 - width, room.height() - height
        height += min(free, round(height * AIR))
        self.scroller.setGeometry(left, (self.height() - height) // 2, width, height)
        self.picture.setVisible(beside)
        self.picture.setGeometry(self.rect())
        self.picture.room = QRectF(0, 0, left, self.height())
        self.picture.update()

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
        wanted = self.name if self.menu.asks else first if self._waiting is None else self.go_on
        wanted.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep_name(self) -> None:
        """Keep the name at once, as the next click may lead away; nothing moves under it."""
        if self.name.text().strip():
            self.wish("named", self.name.text())

    def _answer(self) -> None:
        """Ask no more; without a name the person has the usual one."""
        self.wish("named", self.name.text())
        self.menu.ask(False)
        self.focus_first()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # No rows: those would also take the keys that the person has taken from the commands.
        key = self.ctx.keys.meant(written(event))
        found = (name for name in (*self.entries, "reader") if key_of(name) == key)
        name = next(found, "") if key else ""
        if name:
            self.wish("choose", name)
        else:
            super().keyPressEvent(event)

    def _to_entry(self, place: int) -> None:
        focus.give([entry for entry in self.entries.values() if not entry.isHidden()][place])

    def turn_zone(self, step: int) -> None:
        """Turn between the entries and the language."""
        if self.language.hasFocus():
            self._to_entry(0)
        else:
            focus.give(self.language)


class _Languages(DropDown):
    """The languages by their own names; on the way past, an arrow must not change the language."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Down, *ENTER):
            self.showPopup()
        else:
            event.ignore()


class _Menu(Holder):
    """The card with title, entries and foot, in the roomiest form that the height allows."""

    def __init__(self, ctx: UiContext, entries: Mapping[str, MenuButton]) -> None:
        super().__init__(ctx)
        self._entries = tuple(entries.values())
        names = language_choices()
        self.language = _Languages(ctx, msg("set-language"), names, ctx.language, framed=False)
        self.language.changed.connect(self.wishing("language"))
        self.by_ear = Button(ctx, msg(BY_NAME["reader"].text), kind="quiet", key=key_of("reader"))
        self.by_ear.clicked.connect(weakly(self.wish, "choose", "reader"))
        self._left_out: list[MenuButton] = []
        self.asks = False
        self.name = Field(ctx, msg("start-name"), hint=FIRST_NAME)
        self.named = Button(ctx, msg("button-next"), key=msg("key-enter"))
        # In the order of Tab.
        for control in (self.name, self.named, *self._entries, self.language, self.by_ear):
            control.setParent(self)
        self.name.hide()
        self.named.hide()

    def leave_out(self, entries: list[MenuButton]) -> None:
        """Show all entries but these."""
        if entries != self._left_out:
            self._left_out = entries
            for entry in self._entries:  # one of them may take the focus at once
                entry.setVisible(entry not in entries)
            self.change()

    def ask(self, asks: bool) -> None:
        """Ask for a name, or no more."""
        if asks != self.asks:
            self.asks = asks
            self.name.setVisible(asks)
            self.named.setVisible(asks)
            self.change_now()

    def sizeHint(self) -> QSize:
        """Return the least: the page gives it its place, and one form of eight is measured."""
        return QSize(math.ceil(14 * self.look.em), 10)

    def best(self, width: int, height: int) -> int:
        """Return the height of the roomiest form that fits."""
        forms = cast(ByWidth, self.known_tree()).form(self.look, width, height)
        form = cast(ByHeight, forms).form(self.look, width, height)
        return min(height, math.ceil(form.room(self.look, width)[1]))

    def tree(self) -> Box:
        shown = [k for k in self._entries if k not in self._left_out and not k.sign]
        full, brief = ([MenuEntry(k, short, grow=1.0) for k in shown] for short in (False, True))
        about = self.ctx.t("start-about")
        logo, small = (Words(self.ctx.t("app-name"), role) for role in ("logo", "hero"))
        tagline = Words(self.ctx.t("start-tagline"), "small", "ink2", CENTRE, wrap=True)
        slogan = Ground(tagline, pad=(0.0, 0.4))
        star = Drawn(self._star, 3.6, 3.6, keep=1)
        title = Row(spring(), star, logo, spring(), gap=0.8)
        ends = [Pressed(self.by_ear, short) for short in (False, True)]
        feet = [Row(Live(self.language), spring(), end, gap=0.1) for end in ends]
        below = Words(about, "tiny", "ink2", CENTRE, wrap=True)
        foot = Column(First(*feet, Column(*feet[1].children, gap=0.0)), below, gap=0.1)
        line = Row(Live(self.language), all_room(below), ends[0], gap=0.8)
        upright, flat = self._signs(brief=False), self._signs(brief=True)
        asked = self._question() if self.asks else None

        def wide(above: Box | None, entries: list[MenuEntry], tail: Box = upright) -> Box:
            head, rest = title, entries
            name = logo if tail is upright else small
            if asked is not None:
                head = Row(star, name, Fixed(asked, grow=1.0), gap=0.8)
            elif self._entries[0] not in self._left_out:
                head, rest = Row(star, name, Fixed(entries[0], grow=1.0), gap=0.8), entries[1:]
            main = EqualColumns(11.0, rest, most=3, gap=0.1, grow=1.0)
            return self._card(head, above, main, tail, line)

        forms = [(slogan, full), (None, full), (None, brief)]
        columns = [
            self._card(title, above, asked, *entries, upright, foot) for above, entries in forms
        ]
        beside = [*(wide(*form) for form in forms), wide(None, brief, flat)]
        return ByWidth(WIDE, ByHeight(*beside), ByHeight(*columns))

    def _card(self, *parts: Box | None) -> Box:
        pick, em = self.look.pick, self.look.em
        pad = (pick(17, 8, 3) / em, pick(8, 2, 0) / em)
        return gilded(self.look, Ground(Column(*parts, gap=0.1), pad=pad), (0.05, 0.05))

    def _question(self) -> Box:
        """Ask for the name where the game that waits would stand."""
        words = Ground(Words(self.ctx.t("start-name"), "bold"), pad=(RING / self.look.em, 0))
        answer = Row(Live(self.name, grow=1.0), Pressed(self.named), gap=0.1, grow=1.0)
        return First(Row(words, answer, gap=0.5), Column(words, answer, gap=0.0))

    def _signs(self, *, brief: bool) -> Box:
        signs = [MenuEntry(entry, brief) for entry in self._entries if entry.sign]
        row, rows = (EqualColumns(SIGN, signs, most=most, gap=0.0) for most in (len(signs), 4))
        return ByWidth(len(signs) * SIGN * 1.05, row, rows, grow=1.0)

    def _star(self, painter: QPainter, rect: QRectF) -> None:
        paint.logo(painter, rect.center(), rect.height() / 2, self.ctx.theme)
