"""The lobby: who sits where before the game begins, for the host and for guests.

page = LobbyPage(ctx)
page.show_table(LobbyFacts(...))    # whenever something has changed
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from attrs import Factory, frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from alhambra_qt import files
from alhambra_qt.controller.game.presets import minutes
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.together import invitation
from alhambra_qt.controller.together.frames import MOST_WATCHERS, Lobby, LobbySeat
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, language_names, listing, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Fixed, Ground
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import Card, PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Segmented
from alhambra_qt.ui.kit.layouts import GAP, Flow, Lines, discard, fill
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.paper import ask_file, tell_written
from alhambra_qt.ui.kit.rows import ByWidth, Column, EqualColumns, Row, all_room
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import RING, Button, Sign, SureButton
from alhambra_qt.ui.setup.module_cards import sign
from alhambra_qt.ui.together.page import SIDE, TitledCard

if TYPE_CHECKING:
    from alhambra_qt.controller.together.hosting import OpenTable

HERE, FAR, COMPUTER = "here", "far", "computer"
BESIDE, RIGHT = 76, 30  # ems from which on the game stands beside the seats, and its width
CROWDS = (0, 1, 2, 4, 8, MOST_WATCHERS)  # how many may watch
TONES = {"here": "ok", "away": "warn"}


@frozen
class LobbyFacts:
    """The data of the page.

    Attributes:
        mine: the seats of the people at this computer.
        hosts: whether this computer is the table.
        fixed: whether a game goes on, so that no person becomes a computer here.
        invitations: the whole message for each seat that can be invited, as text.
        addresses: where the table listens.
        relay: the relay, and whether it answers; None without one.
        watch: the whole message for those who may watch, as text.
        watchers: how many may watch.
    """

    table: str
    lobby: Lobby
    mine: tuple[Seat, ...]
    hosts: bool = False
    fixed: bool = False
    invitations: dict[Seat, str] = Factory(dict)
    addresses: str = ""
    relay: Msg | None = None
    watch: str = ""
    watchers: int = 0


class Earlier(Sign):
    """A small button with an arrow: play earlier."""

    def draw(self, painter: QPainter, face: QRectF) -> None:
        theme = self.ctx.theme
        if not self.isEnabled():
            return
        with paint.saved(painter):
            painter.translate(face.center())
            painter.scale(1, -1)
            ink = theme.acc if self.underMouse() or self.hasFocus() else theme.ink2
            paint.arrow_down(painter, QPointF(), self.ctx.px(6), ink)


class SeatRow(Card):
    """The place card of a seat: who is there, and what the host can do about it."""

    def __init__(self, ctx: UiContext, seat: Seat) -> None:
        super().__init__(ctx)
        self.seat, self.tag, self.is_ready = seat, SeatTag(seat, "", "circle", ""), False
        self.presence = "open"
        self.mark, self.sign = Holder(ctx, self._seat_mark), Holder(ctx, self._state_sign)
        for holder in (self.mark, self.sign):
            holder.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.name = Text(ctx, "", role="name")
        self.detail = Text(ctx, "", role="small", tone="ink2")
        self.state = Text(ctx, "", role="strong", tone="ink2")
        kinds = [(kind, msg(f"lobby-{kind}")) for kind in (HERE, FAR, COMPUTER)]
        self.kind = Segmented(ctx, msg("new-seat-kind", n=seat + 1), kinds)
        self.kind.changed.connect(self._choose)
        self.invite = Button(ctx, msg("lobby-invite"), kind="quiet", does=self._invite)
        self.earlier = Earlier(ctx, msg("lobby-earlier", n=seat + 1))
        self.earlier.clicked.connect(self._play_earlier)
        column = Lines(ctx, self, pad=(SIDE, 6, SIDE, 6), gap=4)
        row, texts = Lines(ctx, gap=10, across=True), Lines(ctx)
        row.addWidget(self.mark)
        fill(texts, self.name, self.state, self.detail)
        row.addLayout(texts, 1)
        signs = Lines(ctx)
        fill(signs, self.sign, self.earlier)
        signs.addStretch(1)
        row.addLayout(signs)
        column.addLayout(row)
        controls = Flow(ctx, 4)
        fill(controls, self.kind, self.invite)
        column.addLayout(controls)
        column.addStretch(1)

    def _seat_mark(self) -> SeatMark:
        return SeatMark(self.tag, side=3.2)

    def _state_sign(self) -> Box:
        return Drawn(self._draw_state, 2.2, 2.2)

    def _draw_state(self, painter: QPainter, area: QRectF) -> None:
        """Paint a tick for ready, a dot for here, a clock for away, a ring for nobody yet."""
        theme, centre, radius = self.ctx.theme, area.center(), area.height() * 0.45
        if self.presence == "computer":
            return
        if self.is_ready:
            paint.tick_disc(painter, centre, radius, theme)
            return
        paint.ring_disc(painter, centre, radius, theme)
        with paint.saved(painter):
            if self.presence == "here":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.ok)
                painter.drawEllipse(centre, radius * 0.5, radius * 0.5)
            elif self.presence == "away":
                painter.setPen(paint.pen(theme.warn, radius * 0.18))
                painter.drawLine(centre, centre - QPointF(0, radius * 0.62))
                painter.drawLine(centre, centre + QPointF(radius * 0.42, 0))

    def _choose(self, kind: str) -> None:
        self.wish("seat", self.seat, kind)

    def _play_earlier(self) -> None:
        self.wish("move", self.seat, -1)

    def _invite(self) -> None:
        self.wish("invite", self.seat)

    def show_seat(self, tag: SeatTag, seat: LobbySeat, facts: LobbyFacts) -> None:
        """Show who is there now."""
        if tag != self.tag:
            self.tag = tag
            self.mark.change()
        self.presence, self.is_ready = seat.state, seat.ready
        self.sign.change()
        self.sign.setVisible(seat.state != "computer")
        self.border = "acc" if self.seat in facts.mine else "line"
        free = seat.state == "open" and not facts.fixed
        self.name.set_words(msg("lobby-free") if free else seat.name)
        self.detail.set_words(what := self._what(seat, facts))
        self.detail.setVisible(bool(what))
        self.state.set_words(status(seat))
        self.state.set_tone("ok" if seat.ready else TONES.get(seat.state, "ink2"))
        far = self.seat in facts.invitations
        self.earlier.setVisible(facts.hosts and not facts.fixed)
        self.earlier.setEnabled(self.seat > 0)
        self.kind.setVisible(facts.hosts and not (facts.fixed and seat.state == COMPUTER))
        self.kind.buttons[COMPUTER].setVisible(not facts.fixed)
        kind = COMPUTER if seat.state == COMPUTER and not far else FAR if far else HERE
        self.kind.set_value(kind, silent=True)
        self.invite.setVisible(far)
        self.update()

    def _what(self, seat: LobbySeat, facts: LobbyFacts) -> Msg | str:
        if self.seat in facts.mine:
            return msg("lobby-you")
        if seat.state == "away":
            return ""
        if seat.level:
            return msg(f"level-{seat.level}")
        return language_names().get(seat.lang, "")


def host_facts(ctx: UiContext, opened: OpenTable, lobby: Lobby) -> LobbyFacts:
    """Return what the host of a table is shown."""
    table, door = opened.table, opened.door
    texts = {
        seat: ctx.t("together-message", invitation=str(door.invitation(seat)))
        for seat in sorted(table.chairs)
    }
    addresses, fixed = ", ".join(map(str, door.addresses)), table.session is not None
    via, relay = door.via, None
    if via is not None:
        relay = msg(f"lobby-relay-{door.relay}", address=str(via))
    watch = ctx.t("lobby-watch-message", invitation=str(door.invitation(None)))
    here, most = table.here, table.gallery.most
    return LobbyFacts(table.name, lobby, here, True, fixed, texts, addresses, relay, watch, most)


def status(seat: LobbySeat) -> Msg:
    """Say who is in a seat."""
    if seat.state == "here":
        return msg("lobby-ready") if seat.ready else msg("lobby-not-ready")
    if seat.state == "away":
        return away_for(seat.away)
    return msg("lobby-computer") if seat.state == "computer" else msg("lobby-nobody")


def away_for(seconds: int) -> Msg:
    """Say how long somebody has been away; the first minute by tens of seconds."""
    if seconds < 60:
        return msg("lobby-away-seconds", n=seconds // 10 * 10)
    return msg("lobby-away", n=seconds // 60)


class LobbyPage(PageFrame):
    """The page; see the module's text."""

    snug = True

    KEYS = (
        PageKey("Ctrl+Up", "_move_focused", (-1,)),
        PageKey("Ctrl+Down", "_move_focused", (1,)),
        PageKey("C", "_copy_shown"),
        PageKey("S", "code.click"),
        PageKey("F7", "wish", ("say",)),
        PageKey("F1", "wish", ("guide",)),
    )
    GRANTS: Mapping[str, str] = {"invite": "invite", "move": "move_seat"}

    def __init__(self, ctx: UiContext) -> None:
        super().__init__(ctx, msg("lobby-title", name=""))
        self.facts: LobbyFacts | None = None
        self.rows: list[SeatRow] = []
        self.shown_to: Seat | None = None  # the seat whose invitation is shown
        self.asked_for: Seat | None = None  # the same, if somebody is there already
        self.seats = TitledCard(ctx, msg("lobby-seats"))
        self.lots = Button(ctx, msg("lobby-lots"), kind="quiet", wish="lots")
        self.places = Holder(ctx, self._places)
        self.count = Text(ctx, "")
        self.count.setContentsMargins(RING, 0, RING, 0)
        below = Lines(ctx, gap=8, across=True)
        below.addWidget(self.count, 1, Qt.AlignmentFlag.AlignVCenter)
        below.addWidget(self.lots)
        self.seats.column.addWidget(self.places)
        self.seats.column.addLayout(below)
        self._fill_watching()
        self.seats.column.addStretch(1)
        self.invitation = TitledCard(ctx, msg("lobby-invitation"))
        self.task, self.text = Text(ctx, ""), Text(ctx, "", role="small")
        self.copied = Text(ctx, "", role="small", tone="ok")
        self.copied.hide()
        self.listening = Text(ctx, "", role="small", tone="ink2")
        self.relay = Text(ctx, "", role="small", tone="ink2")
        self.copy = Button(ctx, msg("lobby-copy", n=1), key="C", does=self.copy_invitation)
        self.file = Button(ctx, msg("lobby-file"), kind="quiet", does=self._want_file)
        self.code = Button(ctx, msg("lobby-show"), kind="quiet", key="S")
        self.code.setCheckable(True)
        self.renew = SureButton(ctx, msg("lobby-renew"), msg("lobby-renew-sure"))
        self._fill_invitation()
        self.game = TitledCard(ctx, msg("lobby-game"))
        self.modules, self.length = Holder(ctx, self._modules), Text(ctx, "", tone="ink2")
        self.changed, self.added, self.removed = (Text(ctx, "", tone="warn") for _ in range(3))
        self.honest = Text(ctx, msg("lobby-honest"), role="small", tone="ink2")
        self.change_button = Button(ctx, msg("lobby-change"), kind="quiet", wish="game")
        self._fill_game()
        self._make_footer()
        self.zones = [self.header, self.seats, self.invitation, self.game, self.footer]

    def body_tree(self) -> Box:
        invited = Live(self.invitation) if self.facts is not None and self.facts.hosts else None
        gap = self.look.ems(*GAP)
        right = Column(invited, Live(self.game, grow=1), gap=gap)
        beside = Row(all_room(Live(self.seats)), Fixed(right, width=RIGHT), gap=gap, middle=False)
        return ByWidth(BESIDE, beside, Column(Live(self.seats), right, gap=gap))

    def _places(self) -> Box:
        hosts = self.facts is not None and self.facts.hosts
        return EqualColumns(23 if hosts else 16, [*map(Live, self.rows)], most=3)

    def _modules(self) -> Box:
        """Return the modules with their signs and a line each: what a guest agrees to."""
        modules = () if self.facts is None else self.facts.lobby.modules
        base = self.sentence(msg("new-preset-base"), "name")
        rows = EqualColumns(20, [*map(self._module, modules)], most=2) if modules else base
        return Ground(rows, pad=(self.look.ems(RING), 0))

    def _module(self, module: str) -> Box:
        name = self.sentence(msg(f"mod-{module}.bare"), "strong")
        idea = self.sentence(msg(f"new-idea-{module}"), "small", "ink2")
        texts = Column(name, idea, gap=0, grow=1)
        return Row(sign(self.ctx, module), texts, gap=0.6, middle=False)

    def _fill_invitation(self) -> None:
        self.renew.confirmed.connect(self._renew)
        self.code.toggled.connect(self._show_code)
        row = Flow(self.ctx, 6)
        fill(row, self.copy, self.file, self.code, self.renew)
        self.invitation.put(self.task, self.copied)
        self.invitation.column.addLayout(row)
        self.invitation.put(self.text, self.listening, self.relay)
        self.invitation.column.addStretch(1)

    def _fill_watching(self) -> None:
        """Below the seats: who watches, and for the host how many may, and their invitation."""
        ctx = self.ctx
        self.watching = Text(ctx, "", tone="ink2")
        mays = [(str(most), msg("lobby-watch-most", n=most)) for most in CROWDS]
        self.watchers = DropDown(ctx, msg("lobby-watchers"), mays)
        self.watchers.changed.connect(self._let_watch)
        copy = msg("lobby-watch-copy")
        self.copy_watch = Button(ctx, copy, kind="quiet", does=self.copy_watch_invitation)
        self.renew_watch = SureButton(ctx, msg("lobby-watch-renew"), msg("lobby-renew-sure"))
        self.renew_watch.confirmed.connect(self.wishing("renew_watch"))
        row = Flow(ctx, 6)
        fill(row, self.watchers, self.copy_watch, self.renew_watch)
        self.seats.put(self.watching)
        self.seats.column.addLayout(row)

    def _show_code(self) -> None:
        """Show the code and the addresses, or only what to do with them."""
        if self.facts is not None:
            self._show_invitation(self.facts)

    def _fill_game(self) -> None:
        changes = self.changed, self.added, self.removed
        self.game.put(*changes)
        self.game.column.addWidget(self.modules)
        self.game.put(self.length, self.honest)
        self._say_change("", (), ())
        self.game.column.addStretch(1)
        row = Flow(self.ctx, right=True)
        row.addWidget(self.change_button)
        self.game.column.addLayout(row)

    def _make_footer(self) -> None:
        ctx = self.ctx
        self.close_table = SureButton(ctx, msg("lobby-close"), msg("lobby-close-sure"))
        self.close_table.confirmed.connect(self.wishing("leave"))
        say, enter = msg("say-title"), msg("key-enter")
        self.say = Button(ctx, say, kind="header", key="F7", wish="say")
        self.start = Button(ctx, msg("lobby-start"), kind="primary", key=enter, does=self.go_on)
        guide = Button(ctx, msg("guide-entry"), kind="header", key="F1", wish="guide")
        self.header.put(guide, self.say)
        self.footer.put(self.close_table, self.start)
        self.primary.connect(self.go_on)
        self.back.connect(self._leave)

    def entitle(self, name: str) -> None:
        """Name the table, also in the title of the window."""
        title = msg("lobby-title", name=name)
        self.header.say(title)
        self.setWindowTitle(self.ctx.text(title))

    # -- what is shown ------------------------------------------------------------------------

    def show_table(self, facts: LobbyFacts) -> None:
        """Show who is there now."""
        before, self.facts = self.facts, facts
        self.entitle(facts.table)
        seats = facts.lobby.seats
        if len(self.rows) != len(seats):
            self._make_rows(len(seats))
        signs = letters([seat.name for seat in seats])
        for row, seat, letter in zip(self.rows, seats, signs, strict=True):
            row.show_seat(SeatTag(row.seat, seat.name, seat.mark, letter), seat, facts)
        free = [seat for seat in facts.invitations if seats[seat].state != "here"]
        if self.asked_for in facts.invitations:
            free = [*free, self.asked_for]
        if self.shown_to not in free:
            self.shown_to = next(iter(free), None)
            self._note("", True)
        self._show_invitation(facts)
        names = facts.lobby.watchers
        self.watching.set_words(msg("lobby-watching", names=listing(names)) if names else "")
        self.watching.setVisible(bool(names))
        self.watchers.setVisible(facts.hosts)
        self.watchers.set_value(str(facts.watchers), silent=True)
        for button in (self.copy_watch, self.renew_watch):
            button.setVisible(facts.hosts and facts.watchers > 0)
        self._show_game(facts)
        self._show_change(before, facts)
        self._show_footer(facts)

    def _make_rows(self, count: int) -> None:
        discard(self.rows)
        self.rows = [SeatRow(self.ctx, seat) for seat in range(count)]
        self.places.change_now()

    def _show_invitation(self, facts: LobbyFacts) -> None:
        self.change_now()
        seat = self.shown_to
        taken = seat is not None and facts.lobby.seats[seat].state == HERE
        usable, shown = seat is not None and not taken, self.code.isChecked()
        task: Msg = msg("lobby-all-taken" if seat is None else "lobby-for-seat", n=(seat or 0) + 1)
        if seat is not None and taken:
            task = msg("lobby-taken", name=facts.lobby.seats[seat].name)
        self.task.set_words(task)
        self.text.set_words(facts.invitations[seat] if seat is not None else "")
        self.text.setVisible(usable and shown)
        for button in (self.copy, self.file, self.code):
            button.setVisible(usable)
        self.renew.setVisible(seat is not None)
        self.copy.set_words(msg("lobby-copy", n=0 if seat is None else seat + 1))
        self.listening.setVisible(shown)
        self.listening.set_words(msg("lobby-listening", address=facts.addresses))
        self.relay.setVisible(facts.relay is not None)
        self.relay.set_words(facts.relay or "")

    def _show_game(self, facts: LobbyFacts) -> None:
        self.modules.change()
        people = sum(seat.state != "computer" for seat in facts.lobby.seats)
        time = minutes(facts.lobby.modules, len(facts.lobby.seats), people)
        self.length.set_words(msg("lobby-minutes", n=time))
        self.honest.set_words(msg("lobby-dealt" if facts.lobby.dealt else "lobby-honest"))
        for button in (self.change_button, self.lots):
            button.setVisible(facts.hosts and not facts.fixed)

    def _show_change(self, before: LobbyFacts | None, facts: LobbyFacts) -> None:
        """Say to a guest what the host has changed, until the guest is ready for that."""
        lobby, was = facts.lobby, None if before is None else before.lobby
        ready = any(lobby.seats[seat].ready for seat in facts.mine)
        if facts.hosts or lobby.began or ready or was is None or lobby.game < was.game:
            self._say_change("", (), ())
        elif lobby.game > was.game:
            added = [module for module in lobby.modules if module not in was.modules]
            removed = [module for module in was.modules if module not in lobby.modules]
            self._say_change(msg("lobby-changed"), added, removed)

    def _say_change(self, words: Msg | str, added: Sequence[str], removed: Sequence[str]) -> None:
        parts = [(self.changed, words)]
        for text, kind, names in (self.added, "added", added), (self.removed, "removed", removed):
            things = listing([msg(f"mod-{name}.bare") for name in names]) if names else ""
            parts.append((text, msg(f"lobby-{kind}", names=things) if names else ""))
        for text, line in parts:
            text.set_words(line)
            text.setVisible(bool(line))
        if words:
            announce(self, ". ".join(self.ctx.text(line) for _, line in parts if line))

    def _show_footer(self, facts: LobbyFacts) -> None:
        seats, mine = facts.lobby.seats, facts.mine
        ready = sum(seat.ready or seat.state == "computer" for seat in seats)
        self.count.set_words(msg("lobby-count", n=ready, all=len(seats)))
        idle = [seat.name for seat in seats if seat.state == HERE and not seat.ready]
        if facts.hosts and any(seat.state in ("open", "away") for seat in seats):
            self.count.set_words(msg("lobby-waits", n=ready, all=len(seats)))
        elif facts.hosts and idle and not facts.lobby.began:
            self.count.set_words(msg("lobby-unready", names=listing(idle)))
        am_ready = bool(mine) and seats[mine[0]].ready
        words = "lobby-start" if facts.hosts else "lobby-wait" if am_ready else "lobby-say-ready"
        waits = am_ready if not facts.hosts else ready < len(seats)
        self.start.kind = "secondary" if waits and not facts.lobby.began else "primary"
        self.start.set_words(msg("lobby-to-game" if facts.lobby.began else words))
        takes_part = facts.hosts or bool(mine)
        self.footer.offer(self.start, takes_part or facts.lobby.began)
        self.header.offer(self.say, takes_part)
        leave = msg("lobby-close") if facts.hosts else msg("lobby-leave")
        if self.close_table.usual != leave:
            self.close_table.usual = leave
            self.close_table.ask(False)

    # -- what is done -------------------------------------------------------------------------

    def _leave(self) -> None:
        """Go back to the game if there is one; else the table is closed or left."""
        began = self.facts is not None and self.facts.lobby.began
        (self.start if began else self.close_table).click()

    def go_on(self) -> None:
        """Begin, or go to the game that has begun; a guest says ready, or takes that back."""
        facts = self.facts
        if facts is None:
            return
        if facts.hosts:
            self.wish("start")
        elif facts.mine or facts.lobby.began:
            mine = facts.mine[:1]
            self.wish("ready", not any(facts.lobby.seats[seat].ready for seat in mine))

    def invite(self, seat: Seat) -> None:
        """Copy the invitation to a seat; of one that is taken offer a new one only."""
        facts, self.shown_to = self.facts, seat
        if facts is None:
            return
        here = facts.lobby.seats[seat].state == HERE
        self.asked_for = seat if here else None
        self._note("", True)
        self._show_invitation(facts)
        if not here:
            self.copy_invitation()

    def move_seat(self, seat: Seat, by: int) -> None:
        """Let a seat play earlier or later; the focus goes with it."""
        facts, to = self.facts, seat + by
        if facts is None or facts.fixed or not facts.hosts or not 0 <= to < len(self.rows):
            return
        order = list(range(len(self.rows)))
        order[seat], order[to] = order[to], order[seat]
        held = self.window().focusWidget()
        self.wish("order", order)
        part = self.rows[to].earlier if held is self.rows[seat].earlier and to else None
        (part or self.rows[to].kind).setFocus(Qt.FocusReason.OtherFocusReason)
        name = facts.lobby.seats[seat].name
        announce(self, self.ctx.t("lobby-moved", name=name, n=to + 1))

    def _renew(self) -> None:
        if self.shown_to is not None:
            self.wish("renew", self.shown_to)

    def _want_file(self) -> None:
        if self.shown_to is not None:
            name = self.ctx.t("lobby-file-name", n=self.shown_to + 1)
            ask_file(self, self.ctx.t("lobby-file"), f"{name}.alhambra", self.write_invitation)

    def write_invitation(self, path: Path) -> None:
        """Write the invitation into a file, which the program of the guest opens."""
        if self.facts is not None and self.shown_to is not None:
            found = invitation.read(self.facts.invitations[self.shown_to])
            tell_written(partial(files.write, path, f"{found}\n"), path, self._note)

    def _note(self, words: Msg | str, good: bool) -> None:
        self.copied.set_tone("ok" if good else "warn")
        self.copied.set_words(words)
        self.copied.setVisible(bool(words))

    def copy_invitation(self) -> None:
        """Put the whole message into the clipboard."""
        if self.facts is not None and self.shown_to is not None:
            QGuiApplication.clipboard().setText(self.facts.invitations[self.shown_to])
            self._note(msg("lobby-copied", n=self.shown_to + 1), True)

    def copy_watch_invitation(self) -> None:
        """Put the message for those who may watch into the clipboard."""
        if self.facts is not None:
            QGuiApplication.clipboard().setText(self.facts.watch)
            self._note(msg("lobby-watch-copied"), True)

    def _let_watch(self, most: str) -> None:
        self.wish("watchers", int(most))

    def first_focus(self) -> QWidget:
        return self.start if self.start in self.footer.shown else self.close_table

    def _move_focused(self, step: int) -> bool:
        focused = self.window().focusWidget()
        rows = (row for row in self.rows if focused and row.isAncestorOf(focused))
        row = next(rows, None)
        if row is not None:
            self.move_seat(row.seat, step)
        return row is not None

    def _copy_shown(self) -> None:
        if self.copy.isVisible():
            self.copy_invitation()
