"""Play together: open a table, join by an invitation, or take a table of this network.

page = TogetherPage(ctx)
page.show_self(name, mark, address, waiting)    # who plays, where a table would listen, what waits
page.joins.show_tables(tables)                  # `ListedTable`
page.tell(words, tone)                          # what comes of joining
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtGui import QGuiApplication, QHideEvent
from PySide6.QtWidgets import QWidget

from alhambra_qt import __version__
from alhambra_qt.controller.game.gameconfig import NAME_LENGTH
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.together import invitation
from alhambra_qt.controller.together.frames import PROTOCOL, Turn
from alhambra_qt.controller.together.invitation import BadInvitation, Invitation
from alhambra_qt.controller.together.listed import ListedTable
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.ui.kit.box import Box, Ground, Space, Words, small_panel, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented, language_choices
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Rightward, Row, Wrapped, all_room
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.setup.game_options import indented
from alhambra_qt.ui.setup.seat_cards import MarkButton

SIDE, END = (18, 14, 10), (12, 10, 8)
LONGEST_ADDRESS = 300
LONGEST = 4000  # letters of a pasted mail
NEW, SAVED = "new", "saved"
NETWORK, INVITED = "network", "invited"
PROMISES = ("sealed", "honest", "kept", "host")


class TitledCard(Holder):
    """A card with a title; a text without words takes no room."""

    def card(self, title: str, *parts: Box | None, role: str = "section") -> Box:
        """Return the panel with the title and what stands below it."""
        look = self.look
        column = Column(self.line(msg(title), role), *parts, gap=look.ems(7, 5, 3))
        return small_panel(column, (look.ems(*SIDE), look.ems(*END)))

    def line(self, words: Msg | str, role: str = "body", tone: str = "ink") -> Box | None:
        """Return a text, in line with the controls."""
        return indented(self.look, self.sentence(words, role, tone)) if words else None


def at_foot(*buttons: QWidget) -> Box:
    """Return the buttons at the right of the lower edge of a card."""
    return Column(spring(), Rightward(*map(Live, buttons), gap=0), gap=0, grow=1)


class OpenCard(TitledCard):
    """Open a table on this computer; what is seldom changed is unfolded."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.address = ""
        self.waiting: Msg | None = None
        self.warning: Msg | None = None  # about the address of the relay
        begins = [(NEW, msg("together-new")), (SAVED, msg("together-saved"))]
        self.begins = Segmented(ctx, msg("together-begin"), begins)
        finds = [(NETWORK, msg("together-network")), (INVITED, msg("together-invited"))]
        self.finds = Segmented(ctx, msg("together-finds"), finds)
        hint = msg("together-relay-hint")
        self.relay = Field(ctx, msg("together-relay"), limit=LONGEST_ADDRESS, hint=hint)
        self.relay.textChanged.connect(self._check_relay)
        enter = msg("key-enter")
        self.more = Button(ctx, msg("together-more"), kind="quiet", key="M")
        self.more.setCheckable(True)
        self.open = Button(ctx, msg("together-open"), kind="primary", key=enter, does=self.ask)
        for changed in (self.finds.changed, self.more.toggled):
            changed.connect(self.change_now)

    def tree(self) -> Box:
        small, waits = ("small", "ink2"), self.waiting
        relay = self.warning or msg("together-relay-note")
        tone = "ink2" if self.open.isEnabled() else "warn"
        seldom = (
            self._labelled(msg("together-finds"), self.finds),
            self.line(msg("together-listens", address=self.address), *small),
            self.line(msg("together-firewall"), *small),
            self._labelled(msg("together-relay"), self.relay),
            self.line(relay, "small", tone),
        )
        return self.card(
            "together-host",
            self.line(msg("together-open-note"), tone="ink2"),
            self._labelled(msg("together-begin"), self.begins) if waits else None,
            self.line(waits or "", *small),
            self.line(msg(f"together-found-by-{self.finds.value}"), *small),
            *(seldom if self.more.isChecked() else ()),
            at_foot(self.more, self.open),
            role="page",
        )

    def _labelled(self, words: Msg, control: QWidget) -> Box:
        look = self.look
        label = Row(Space(RING / look.em), Words(look.text(words), "body", "ink2"), gap=0)
        return Wrapped(label, Live(control), gap=look.ems(8))

    def _check_relay(self) -> None:
        """Say whether the text is the address of a relay."""
        text, self.warning = self.relay.text().strip(), None
        try:
            wrong = bool(text) and not invitation.address(text)
        except BadInvitation as error:
            self.warning, wrong = error.text, True
        self.open.setEnabled(not wrong)
        self.more.setEnabled(not wrong)  # what is wrong stays in sight
        self.change()

    def ask(self) -> None:
        """Ask for the table."""
        saved, public = self.begins.value == SAVED, self.finds.value == NETWORK
        if self.open.isEnabled():
            self.wish("open", saved, public, self.relay.text().strip())

    def show_self(self, address: str, waiting: Msg | None) -> None:
        """Say where the table would listen; ``waiting`` is the saved game, if any."""
        self.address, self.waiting = address, waiting
        self.change_now()
        if waiting is None:
            self.begins.set_value(NEW)


class FoundTable(Holder):
    """A table that can be joined."""

    def __init__(self, ctx: UiContext, table: ListedTable) -> None:
        super().__init__(ctx)
        self.table = table
        self.name = table.name or str(table.invitation.ways[0].address)
        watches = table.invitation.watches
        mine = "together-watch" if watches else "together-take-seat"
        words = msg(mine if table.mine else "together-join")
        kind = "primary" if table.mine else "secondary"
        key = msg("key-enter") if table.mine else ""
        self.join = Button(ctx, words, kind=kind, key=key, does=self.ask)
        self.join.setEnabled(table.speaks and (table.mine or table.free > 0))
        self.join.setAccessibleDescription(self.name)

    def tree(self) -> Box:
        look, state = self.look, self.sentence(self._state(), "small", "ink2")
        texts = Column(self.sentence(self.name, "name"), state, gap=look.ems(1))
        row = Row(all_room(texts), Live(self.join), gap=look.ems(8))
        return small_panel(row, (look.ems(*SIDE), look.ems(6)), strong=self.table.mine)

    def _state(self) -> Msg:
        table = self.table
        if not table.speaks:
            theirs, their = table.app, table.protocol
            return msg(
                "together-version", theirs=theirs, their=their, ours=__version__, our=PROTOCOL
            )
        if table.mine and table.turn is not None:
            return turn_words(table.turn)
        if table.invitation.watches:
            return msg("together-watched")
        if table.mine and not table.near:
            return msg("together-kept", address=str(table.invitation.ways[0].address))
        if table.mine:
            return msg("together-mine")
        if not table.free:
            return msg("together-full", all=table.seats)
        began = "running" if table.began else "waiting"
        return msg(f"together-{began}", n=table.free, all=table.seats)

    def ask(self) -> None:
        """Ask for a seat there."""
        self.wish("seat", self.table)


def turn_words(turn: Turn) -> Msg:
    """Say whose turn it is at a table, and for how long."""
    if not turn.began or turn.over:
        return msg("together-turn-over" if turn.over else "together-turn-lobby")
    whose = "yours" if turn.yours else "others"
    minutes = turn.seconds // 60
    for unit, size in (("-days", 24 * 60), ("-hours", 60)):
        if minutes >= 2 * size:
            return msg(f"together-turn-{whose}{unit}", n=minutes // size)
    return msg(f"together-turn-{whose}", n=minutes)


class JoinCard(TitledCard):
    """Join a table of this network, one's own seats first, or by an invitation.

    An invitation is checked while it is written.
    """

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx)
        self.rows: list[FoundTable] = []
        self.looks: Msg | None = None
        self.status, self.tone = msg("together-proves"), "ink2"
        hint = msg("together-invitation-hint")
        self.field = Field(ctx, msg("together-invitation"), limit=LONGEST, hint=hint)
        self.field.changed.connect(self.check)
        self.field.returnPressed.connect(self.ask)
        self.join = Button(ctx, msg("together-join"), does=self.ask)
        self.found: Invitation | None = None
        self.check()

    def tree(self) -> Box:
        look, near = self.look, sum(row.table.near for row in self.rows)
        note = "together-tables-note" if near else "together-missing-table"
        rows = Column(*map(Live, self.rows), gap=look.ems(8, 6, 4)) if self.rows else None
        return self.card(
            "together-join",
            self.line(self.looks or msg("together-found", n=near), "small", "ink2"),
            rows,
            self.line(msg(note), "small", "ink2"),
            self.line(msg("together-invitation"), "strong"),
            Row(all_room(Live(self.field)), Live(self.join), gap=look.ems(4)),
            self.line(self.status, "small", self.tone),
            role="page",
        )

    def show_tables(self, tables: Sequence[ListedTable], looks: Msg | None = None) -> None:
        """Show these tables; ``looks`` says why none are looked for."""
        self.looks = looks
        self.change()
        if [row.table for row in self.rows] == list(tables):
            return
        focused = next((row.table.invitation.key for row in self.rows if row.join.hasFocus()), None)
        discard(self.rows)
        self.rows = [FoundTable(self.ctx, table) for table in tables]
        for row in self.rows:
            row.setParent(self)  # at once: Enter may ask for a seat before the page is shown
        self.change_now()
        for row in self.rows:
            if row.table.invitation.key == focused:
                row.join.setFocus()
        self.wish("first")

    def paste(self, text: str) -> None:
        """Write a text into the field, of however many lines."""
        self.field.setText(" ".join(text.split())[:LONGEST])
        self.field.setCursorPosition(0)
        self.check()

    def check(self) -> None:
        """Say what the text is, or what is wrong with it."""
        self.found, text = None, self.field.text()
        self.join.set_words(msg("together-join"))
        try:
            found = invitation.read(text) if text.strip() else None
        except BadInvitation as error:
            self.tell(error.text, "warn")
        else:
            self._take(found)
        self.join.setEnabled(self.found is not None)
        self.join.kind = "primary" if self.found is not None else "secondary"
        self.join.update()

    def _take(self, found: Invitation | None) -> None:
        if found is None:
            self.tell(msg("together-proves"), "ink2")
        elif not found.ways:
            self.tell(msg("together-no-address"), "warn")
        else:
            self.found = found
            address = str(found.ways[0].address)
            self.join.set_words(msg("together-watch" if found.watches else "together-join"))
            whole = "together-watch-whole" if found.watches else "together-whole"
            self.tell(msg(whole, address=address), "ok")

    def tell(self, words: Msg, tone: str) -> None:
        """Say a sentence below the field."""
        self.status, self.tone = words, tone
        self.change()

    def ask(self) -> None:
        """Ask for the seat."""
        if self.found is not None:
            self.wish("join", self.found)


class TogetherPage(PageFrame):
    """The page; see the module's text."""

    snug = True
    KEYS = (
        PageKey("Paste", "_paste"),
        PageKey("M", "opens.more.click"),
        PageKey("F1", "wish", ("guide",)),
    )
    GRANTS: Mapping[str, str] = {"first": "_show_first"}

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("together-title"))
        self.name = Field(ctx, msg("together-name"), limit=NAME_LENGTH)
        self.name.textChanged.connect(self._show_mark)
        self.mark = MarkButton(ctx)
        self.mark.clicked.connect(self._turn_mark)
        self.lang = DropDown(ctx, msg("new-language"), language_choices(), ctx.language)
        self.lang.changed.connect(self.wishing("language"))
        self.opens, self.joins = OpenCard(ctx), JoinCard(ctx)
        self.primary.connect(self._go)
        guide = Button(ctx, msg("guide-entry"), kind="quiet", key="F1", wish="guide")
        self.footer.put(guide, self.button_back())
        self.zones = [self.header, self.content, self.opens, self.joins, self.footer]
        self._own()  # tables make a wish before anything is shown

    def show_self(self, name: str, mark: str, address: str, waiting: Msg | None) -> None:
        """Show who plays, where a table would listen, and the saved game, if any."""
        if not self.name.text():
            self.name.setText(name)
            self.mark.mark = mark
        self._show_mark()
        self.lang.set_value(self.ctx.language, silent=True)
        self.opens.show_self(address, waiting)

    def _turn_mark(self) -> None:
        """Take the next shape."""
        self.mark.mark = MARKS[(MARKS.index(self.mark.mark) + 1) % len(MARKS)]
        self._show_mark()

    def _show_mark(self) -> None:
        self.mark.letters = self.ctx.text(letters([self.name.text().strip()])[0])
        self.mark.set_words(msg("together-mark", mark=msg(f"mark-{self.mark.mark}")))

    def body_tree(self) -> Box:
        named = self.sentence(msg("together-name"), "section")
        me = Wrapped(named, *map(Live, (self.name, self.mark, self.lang)), gap=self.look.ems(8))
        cards = EqualColumns(28, (Live(self.opens), Live(self.joins)), most=2)
        promises = EqualColumns(15.4, [*map(self._promise, PROMISES)], most=4)
        return self.stacked(Ground(me, pad=(self.look.ems(RING), 0)), cards, promises)

    def _promise(self, name: str) -> Box:
        look, title = self.look, self.sentence(msg(f"together-{name}-title"), "strong")
        says = self.sentence(msg(f"together-{name}-what"), "small", "ink2")
        texts = Column(Space(height=look.ems(4)), title, says, gap=0)
        return Ground(texts, pad=(look.ems(RING), 0))

    def tell(self, words: Msg, tone: str = "warn") -> None:
        """Say what comes of joining."""
        self.footer.say(words, tone)

    @property
    def _first(self) -> FoundTable | OpenCard:
        """The card for Enter: the own seat, if there is one; else opening a table."""
        mine = [row for row in self.joins.rows if row.table.mine]
        return mine[0] if mine else self.opens

    def _go(self) -> None:
        self._first.ask()

    def _show_first(self) -> None:
        """Only one button is the primary one, and has Enter."""
        opens = self._first is self.opens
        self.opens.open.kind = "primary" if opens else "secondary"
        self.opens.open.key = msg("key-enter") if opens else ""
        self.opens.open.retranslate()

    def first_focus(self) -> QWidget:
        first = self._first
        return first.open if isinstance(first, OpenCard) else first.join

    def _paste(self) -> None:
        """Take an invitation that is pasted anywhere on the page."""
        self.joins.paste(QGuiApplication.clipboard().text())
        self.joins.field.setFocus()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():  # else the window is only out of sight
            self.wish("left")
