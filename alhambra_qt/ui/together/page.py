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
from alhambra_qt.ui.kit.box import Box, Ground, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.holder import Live
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented, language_choices
from alhambra_qt.ui.kit.layouts import Flow, Lines, discard, fill
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.rows import Column, EqualColumns, Wrapped
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.widgets import RING, Button
from alhambra_qt.ui.setup.seat_cards import MarkButton

SIDE, END = (18, 14, 10), (12, 10, 8)
LONGEST_ADDRESS = 300
LONGEST = 4000  # letters of a pasted mail
NEW, SAVED = "new", "saved"
NETWORK, INVITED = "network", "invited"
PROMISES = ("sealed", "honest", "kept", "host")


class TitledCard(Card):
    """A card with a title."""

    def __init__(
        self, ctx: UiContext, title: Msg | str, note: Msg | str = "", *, role: str = "section"
    ) -> None:
        super().__init__(ctx)
        self.column = Lines(ctx, self, pad=(SIDE, END, SIDE, END), gap=(7, 5, 3))
        self.title = Text(ctx, title, role=role)
        self.note = Text(ctx, note, tone="ink2")
        self.note.setVisible(bool(note))
        self.put(self.title, self.note)

    def put(self, *texts: Text) -> None:
        """Add texts, in line with the controls."""
        for text in texts:
            text.setContentsMargins(RING, 0, RING, 0)
            self.column.addWidget(text)


class OpenCard(TitledCard):
    """Open a table on this computer; what is seldom changed is unfolded."""

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("together-host"), msg("together-open-note"), role="page")
        begins = [(NEW, msg("together-new")), (SAVED, msg("together-saved"))]
        self.begins = Segmented(ctx, msg("together-begin"), begins)
        finds = [(NETWORK, msg("together-network")), (INVITED, msg("together-invited"))]
        self.finds = Segmented(ctx, msg("together-finds"), finds)
        self.finds.changed.connect(self._show_finds)
        self.waits, self.seen, self.listens, firewall, self.relays = (
            Text(ctx, words, role="small", tone="ink2")
            for words in ("", "", "", msg("together-firewall"), msg("together-relay-note"))
        )
        self._begin_row = self._labelled(msg("together-begin"), self.begins)
        self.column.addWidget(self._begin_row)
        self.put(self.waits, self.seen)
        hint = msg("together-relay-hint")
        self.relay = Field(ctx, msg("together-relay"), limit=LONGEST_ADDRESS, hint=hint)
        self.relay.textChanged.connect(self._check_relay)
        self._seldom = [
            self._labelled(msg("together-finds"), self.finds),
            self.listens,
            firewall,
            self._labelled(msg("together-relay"), self.relay),
            self.relays,
        ]
        for seldom in self._seldom:
            self.put(seldom) if isinstance(seldom, Text) else self.column.addWidget(seldom)
        enter = msg("key-enter")
        self.more = Button(ctx, msg("together-more"), kind="quiet", key="M")
        self.more.setCheckable(True)
        self.more.toggled.connect(self._unfold)
        self.open = Button(ctx, msg("together-open"), kind="primary", key=enter, does=self.ask)
        last = Flow(ctx, right=True)
        fill(last, self.more, self.open)
        self.column.addStretch(1)
        self.column.addLayout(last)
        self._unfold(False)
        self._show_finds(self.finds.value)

    def _labelled(self, words: Msg, control: QWidget) -> QWidget:
        whole = QWidget()
        row = Flow(self.ctx, 8)
        whole.setLayout(row)
        label = Text(self.ctx, words, tone="ink2", wrap=False)
        label.setContentsMargins(RING, 0, 0, 0)
        fill(row, label, control)
        return whole

    def _unfold(self, shown: bool) -> None:
        for widget in self._seldom:
            widget.setVisible(shown)

    def _show_finds(self, finds: str) -> None:
        self.seen.set_words(msg(f"together-found-by-{finds}"))

    def _check_relay(self) -> None:
        """Say whether the text is the address of a relay."""
        text, sentence = self.relay.text().strip(), msg("together-relay-note")
        try:
            wrong = bool(text) and not invitation.address(text)
        except BadInvitation as error:
            sentence, wrong = error.text, True
        self.relays.set_words(sentence)
        self.relays.set_tone("warn" if wrong else "ink2")
        self.open.setEnabled(not wrong)
        self.more.setEnabled(not wrong)  # what is wrong stays in sight

    def ask(self) -> None:
        """Ask for the table."""
        saved, public = self.begins.value == SAVED, self.finds.value == NETWORK
        if self.open.isEnabled():
            self.wish("open", saved, public, self.relay.text().strip())

    def show_self(self, address: str, waiting: Msg | None) -> None:
        """Say where the table would listen; ``waiting`` is the saved game, if any."""
        self.listens.set_words(msg("together-listens", address=address))
        self._begin_row.setVisible(waiting is not None)
        self.waits.setVisible(waiting is not None)
        self.waits.set_words(waiting or "")
        if waiting is None:
            self.begins.set_value(NEW)


class FoundTable(Card):
    """A table that can be joined."""

    def __init__(self, ctx: UiContext, table: ListedTable) -> None:
        super().__init__(ctx, strong=table.mine)
        self.table = table
        row = Lines(ctx, self, pad=(SIDE, 6, SIDE, 6), gap=8, across=True)
        texts = Lines(ctx, gap=1)
        name = table.name or str(table.invitation.ways[0].address)
        texts.addWidget(Text(ctx, name, role="name"))
        texts.addWidget(Text(ctx, self._state(), role="small", tone="ink2"))
        row.addLayout(texts, 1)
        words = msg("together-take-seat") if table.mine else msg("together-join")
        kind = "primary" if table.mine else "secondary"
        key = msg("key-enter") if table.mine else ""
        self.join = Button(ctx, words, kind=kind, key=key, does=self.ask)
        self.join.setEnabled(table.speaks and (table.mine or table.free > 0))
        self.join.setAccessibleDescription(name)
        row.addWidget(self.join)

    def _state(self) -> Msg:
        table = self.table
        if not table.speaks:
            theirs, their = table.app, table.protocol
            return msg(
                "together-version", theirs=theirs, their=their, ours=__version__, our=PROTOCOL
            )
        if table.mine and table.turn is not None:
            return turn_words(table.turn)
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
        super().__init__(ctx, msg("together-join"), role="page")
        self.rows: list[FoundTable] = []
        self.looks, self.names, self.missing, self.status = (
            Text(ctx, words, role="small", tone="ink2")
            for words in (
                "",
                msg("together-tables-note"),
                msg("together-missing-table"),
                msg("together-proves"),
            )
        )
        self._rows = Lines(ctx, gap=(8, 6, 4))
        self.put(self.looks)
        self.column.addLayout(self._rows)
        self.put(self.names, self.missing)
        self.put(Text(ctx, msg("together-invitation"), role="strong"))
        hint = msg("together-invitation-hint")
        self.field = Field(ctx, msg("together-invitation"), limit=LONGEST, hint=hint)
        self.field.changed.connect(self.check)
        self.field.returnPressed.connect(self.ask)
        self.join = Button(ctx, msg("together-join"), does=self.ask)
        row = Lines(ctx, gap=4, across=True)
        row.addWidget(self.field, 1)
        row.addWidget(self.join)
        self.column.addLayout(row)
        self.put(self.status)
        self.column.addStretch(1)
        self.found: Invitation | None = None
        self.check()
        self.show_tables(())

    def show_tables(self, tables: Sequence[ListedTable], looks: Msg | None = None) -> None:
        """Show these tables; ``looks`` says why none are looked for."""
        near = sum(table.near for table in tables)
        self.looks.set_words(looks or msg("together-found", n=near))
        self.names.setVisible(near > 0)
        self.missing.setVisible(not near)
        if [row.table for row in self.rows] == list(tables):
            return
        focused = next((row.table.invitation.key for row in self.rows if row.join.hasFocus()), None)
        discard(self.rows)
        self.rows = [FoundTable(self.ctx, table) for table in tables]
        for row in self.rows:
            self._rows.addWidget(row)
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
        self.status.set_tone(tone)
        self.status.set_words(words)

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
