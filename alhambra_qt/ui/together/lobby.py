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
from PySide6.QtWidgets import QWidget

from alhambra_qt import files
from alhambra_qt.controller.game.presets import minutes
from alhambra_qt.controller.game.seats import letters
from alhambra_qt.controller.together import invitation
from alhambra_qt.controller.together.frames import MOST_WATCHERS, Lobby, LobbySeat
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, language_names, listing, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Fixed, Ground, Space
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.holder import Holder, Live
from alhambra_qt.ui.kit.inputs import DropDown, Segmented
from alhambra_qt.ui.kit.layouts import discard
from alhambra_qt.ui.kit.page_keys import PageKey
from alhambra_qt.ui.kit.paper import ask_file, tell_written
from alhambra_qt.ui.kit.rows import ByWidth, Column, EqualColumns, Row, Wrapped, all_room
from alhambra_qt.ui.kit.signs import SeatMark
from alhambra_qt.ui.kit.text import Text
from alhambra_qt.ui.kit.voice import announce
from alhambra_qt.ui.kit.widgets import RING, Button, Sign, SureButton
from alhambra_qt.ui.setup.module_cards import sign
from alhambra_qt.ui.together.page import SIDE, TitledCard, at_foot

if TYPE_CHECKING:
    from alhambra_qt.controller.together.hosting import OpenTable

GAP = (12, 6, 6)  # between the cards
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

    @property
    def may_agree(self) -> bool:
        """Whether people may agree now to show all hands later to those who watch."""
        return self.lobby.hands and not (self.lobby.began or self.lobby.dealt)

    @property
    def hands(self) -> Msg | str:
        """Say what becomes of the hands, if it is offered to show them later."""
        people = [seat for seat in self.lobby.seats if seat.state in ("here", "away")]
        all_agree = self.lobby.shows_hands or all(seat.agrees for seat in people)
        return (
            msg("lobby-hands-all" if all_agree else "lobby-hands-note") if self.lobby.hands else ""
        )


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


class SeatRow(Holder):
    """The place card of a seat: who is there, and what the host can do about it."""

    def __init__(self, ctx: UiContext, seat: Seat, facts: LobbyFacts) -> None:
        super().__init__(ctx)
        self.seat, self.tag, self.facts = seat, SeatTag(seat, "", "circle", ""), facts
        kinds = [(kind, msg(f"lobby-{kind}")) for kind in (HERE, FAR, COMPUTER)]
        self.kind = Segmented(ctx, msg("new-seat-kind", n=seat + 1), kinds)
        self.kind.changed.connect(self._choose)
        self.invite = Button(ctx, msg("lobby-invite"), kind="quiet", does=self._invite)
        self.agree = Button(ctx, msg("lobby-agree"), kind="quiet", does=self._agree)
        self.agree.setCheckable(True)
        self.earlier = Earlier(ctx, msg("lobby-earlier", n=seat + 1))
        self.earlier.clicked.connect(self._play_earlier)

    @property
    def place(self) -> LobbySeat:
        """Return who is there."""
        return self.facts.lobby.seats[self.seat]

    def tree(self) -> Box:
        look, facts, place = self.look, self.facts, self.place
        computer, far = place.state == COMPUTER, self.seat in facts.invitations
        free, detail = place.state == "open" and not facts.fixed, self._detail()
        agrees = place.agrees and self.seat not in facts.mine  # whose button says it
        tone = "ok" if place.ready else TONES.get(place.state, "ink2")
        texts = Column(
            self.sentence(msg("lobby-free") if free else place.name, "name"),
            self.sentence(status(place), "strong", tone),
            self.sentence(detail, "small", "ink2") if detail else None,
            self.sentence(msg("lobby-agrees"), "small", "ok") if agrees else None,
            gap=0,
        )
        signs = Column(
            None if computer else Drawn(self._draw_state, 2.2, 2.2),
            Live(self.earlier) if facts.hosts and not facts.fixed else None,
            gap=0,
        )
        named = Row(SeatMark(self.tag, side=3.2), all_room(texts), gap=look.ems(10))
        controls = Wrapped(
            Live(self.kind) if facts.hosts and not (facts.fixed and computer) else None,
            Live(self.invite) if far else None,
            Live(self.agree) if facts.may_agree and self.seat in facts.mine else None,
            gap=look.ems(4),
        )
        top = Row(all_room(named), signs, gap=look.ems(10), middle=False)
        column, pad = Column(top, controls, gap=look.ems(4)), (look.ems(*SIDE), look.ems(6))
        edge = "acc" if self.seat in facts.mine else "line"
        return Ground(column, "panel2", edge, paint.BORDER, pad=pad, radius=0.7)

    def _draw_state(self, painter: QPainter, area: QRectF) -> None:
        """Paint a tick for ready, a dot for here, a clock for away, a ring for nobody yet."""
        theme, centre, radius = self.ctx.theme, area.center(), area.height() * 0.45
        if self.place.ready:
            paint.tick_disc(painter, centre, radius, theme)
            return
        paint.ring_disc(painter, centre, radius, theme)
        with paint.saved(painter):
            if self.place.state == "here":
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.ok)
                painter.drawEllipse(centre, radius * 0.5, radius * 0.5)
            elif self.place.state == "away":
                painter.setPen(paint.pen(theme.warn, radius * 0.18))
                painter.drawLine(centre, centre - QPointF(0, radius * 0.62))
                painter.drawLine(centre, centre + QPointF(radius * 0.42, 0))

    def _choose(self, kind: str) -> None:
        self.wish("seat", self.seat, kind)

    def _agree(self) -> None:
        self.wish("agree", self.seat, self.agree.isChecked())

    def _play_earlier(self) -> None:
        self.wish("move", self.seat, -1)

    def _invite(self) -> None:
        self.wish("invite", self.seat)

    def show_seat(self, tag: SeatTag, facts: LobbyFacts) -> None:
        """Show who is there now."""
        self.tag, self.facts = tag, facts
        self.agree.setChecked(self.place.agrees)
        self.earlier.setEnabled(self.seat > 0)
        self.kind.buttons[COMPUTER].setVisible(not facts.fixed)
        taken = COMPUTER if self.place.state == COMPUTER else HERE
        self.kind.set_value(FAR if self.seat in facts.invitations else taken, silent=True)
        self.change()

    def _detail(self) -> Msg | str:
        seat = self.place
        if self.seat in self.facts.mine:
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
        self.count: Msg | str = ""
        # An invitation and a path are long words, which a `Text` breaks instead of shrinking them.
        self.copied, self.text = Text(ctx, "", role="small"), Text(ctx, "", role="small")
        for text in (self.copied, self.text):
            text.setContentsMargins(RING, 0, RING, 0)
        self.changes: list[Msg] = []
        self.seats = TitledCard(ctx, self._seats)
        self.invitation = TitledCard(ctx, self._invitation)
        self.game = TitledCard(ctx, self._game)
        self.lots = Button(ctx, msg("lobby-lots"), kind="quiet", wish="lots")
        mays = [(str(most), msg("lobby-watch-most", n=most)) for most in CROWDS]
        self.watchers = DropDown(ctx, msg("lobby-watchers"), mays)
        self.watchers.changed.connect(self._let_watch)
        self.hands = Button(ctx, msg("lobby-hands"), kind="quiet", does=self._offer_hands)
        self.hands.setCheckable(True)
        copy = msg("lobby-watch-copy")
        self.copy_watch = Button(ctx, copy, kind="quiet", does=self.copy_watch_invitation)
        self.renew_watch = SureButton(ctx, msg("lobby-watch-renew"), msg("lobby-renew-sure"))
        self.renew_watch.confirmed.connect(self.wishing("renew_watch"))
        self.copy = Button(ctx, msg("lobby-copy", n=1), key="C", does=self.copy_invitation)
        self.file = Button(ctx, msg("lobby-file"), kind="quiet", does=self._want_file)
        self.code = Button(ctx, msg("lobby-show"), kind="quiet", key="S")
        self.code.setCheckable(True)
        self.code.toggled.connect(self.invitation.change_now)
        self.renew = SureButton(ctx, msg("lobby-renew"), msg("lobby-renew-sure"))
        self.renew.confirmed.connect(self._renew)
        self.change_button = Button(ctx, msg("lobby-change"), kind="quiet", wish="game")
        self._make_footer()
        self.zones = [self.header, self.seats, self.invitation, self.game, self.footer]

    def body_tree(self) -> Box:
        invited = Live(self.invitation) if self.facts is not None and self.facts.hosts else None
        gap = self.look.ems(*GAP)
        right = Column(invited, Live(self.game, grow=1), gap=gap)
        beside = Row(all_room(Live(self.seats)), Fixed(right, width=RIGHT), gap=gap, middle=False)
        return ByWidth(BESIDE, beside, Column(Live(self.seats), right, gap=gap))

    def _seats(self) -> Box:
        card, facts, look = self.seats, self.facts, self.look
        if facts is None:
            return Space()
        names, hosts = facts.lobby.watchers, facts.hosts
        count = all_room(card.line(self.count) or Space())
        lots = Live(self.lots) if hosts and not facts.fixed else None
        hands = () if facts.fixed else (self.hands,)
        watch = (self.copy_watch, self.renew_watch, *hands) if facts.watchers > 0 else ()
        watchers = map(Live, (self.watchers, *watch))
        return card.card(
            "lobby-seats",
            EqualColumns(23 if hosts else 16, [*map(Live, self.rows)], most=3),
            Row(count, lots, gap=look.ems(8)),
            card.line(msg("lobby-watching", names=listing(names)) if names else "", tone="ink2"),
            Wrapped(*watchers, gap=look.ems(6)) if hosts else None,
            card.line(facts.hands, "small", "ink2"),
        )

    def _invitation(self) -> Box:
        card, facts, seat = self.invitation, self.facts, self.shown_to
        if facts is None:
            return Space()
        taken = seat is not None and facts.lobby.seats[seat].state == HERE
        usable, shown = seat is not None and not taken, self.code.isChecked()
        task: Msg = msg("lobby-all-taken" if seat is None else "lobby-for-seat", n=(seat or 0) + 1)
        if seat is not None and taken:
            task = msg("lobby-taken", name=facts.lobby.seats[seat].name)
        buttons = (self.copy, self.file, self.code) if usable else ()
        renew = Live(self.renew) if seat is not None else None
        listens = msg("lobby-listening", address=facts.addresses) if shown else ""
        return card.card(
            "lobby-invitation",
            card.line(task),
            Live(self.copied) if self.copied.words else None,
            Wrapped(*map(Live, buttons), renew, gap=self.look.ems(6)),
            Live(self.text) if usable and shown else None,
            card.line(listens, "small", "ink2"),
            card.line(facts.relay or "", "small", "ink2"),
        )

    def _game(self) -> Box:
        card, facts = self.game, self.facts
        if facts is None:
            return Space()
        lobby = facts.lobby
        people = sum(seat.state != "computer" for seat in lobby.seats)
        time = minutes(lobby.modules, len(lobby.seats), people)
        return card.card(
            "lobby-game",
            *(card.line(change, tone="warn") for change in self.changes),
            self._modules(),
            card.line(msg("lobby-minutes", n=time), tone="ink2"),
            card.line(msg("lobby-dealt" if lobby.dealt else "lobby-honest"), "small", "ink2"),
            at_foot(self.change_button) if facts.hosts and not facts.fixed else None,
        )

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
            discard(self.rows)
            self.rows = [SeatRow(self.ctx, seat, facts) for seat in range(len(seats))]
        signs = letters([seat.name for seat in seats])
        for row, seat, letter in zip(self.rows, seats, signs, strict=True):
            row.show_seat(SeatTag(row.seat, seat.name, seat.mark, letter), facts)
        free = [seat for seat in facts.invitations if seats[seat].state != "here"]
        if self.asked_for in facts.invitations:
            free = [*free, self.asked_for]
        if self.shown_to not in free:
            self.shown_to = next(iter(free), None)
            self._note("", True)
        self.watchers.set_value(str(facts.watchers), silent=True)
        self.hands.setChecked(facts.lobby.hands)
        self._show_change(before, facts)
        self._show_footer(facts)
        self.seats.change_now()
        self.game.change_now()
        self._show_invitation()
        self.change_now()

    def _show_invitation(self) -> None:
        seat = self.shown_to
        self.copy.set_words(msg("lobby-copy", n=1 + (seat or 0)))
        if self.facts is not None and seat is not None:
            self.text.set_words(self.facts.invitations[seat])
        self.invitation.change_now()

    def _show_change(self, before: LobbyFacts | None, facts: LobbyFacts) -> None:
        """Say to a guest what the host has changed, until the guest is ready for that."""
        lobby, was = facts.lobby, None if before is None else before.lobby
        ready = any(lobby.seats[seat].ready for seat in facts.mine)
        if facts.hosts or lobby.began or ready or was is None or lobby.game < was.game:
            self.changes = []
        elif lobby.game > was.game:
            added = [module for module in lobby.modules if module not in was.modules]
            removed = [module for module in was.modules if module not in lobby.modules]
            self._say_change(added, removed)

    def _say_change(self, added: Sequence[str], removed: Sequence[str]) -> None:
        self.changes = [msg("lobby-changed")]
        for kind, names in ("added", added), ("removed", removed):
            if names:
                things = listing([msg(f"mod-{name}.bare") for name in names])
                self.changes.append(msg(f"lobby-{kind}", names=things))
        announce(self, ". ".join(map(self.ctx.text, self.changes)))

    def _show_footer(self, facts: LobbyFacts) -> None:
        seats, mine = facts.lobby.seats, facts.mine
        ready = sum(seat.ready or seat.state == "computer" for seat in seats)
        self.count = msg("lobby-count", n=ready, all=len(seats))
        idle = [seat.name for seat in seats if seat.state == HERE and not seat.ready]
        if facts.hosts and any(seat.state in ("open", "away") for seat in seats):
            self.count = msg("lobby-waits", n=ready, all=len(seats))
        elif facts.hosts and idle and not facts.lobby.began:
            self.count = msg("lobby-unready", names=listing(idle))
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
        self._show_invitation()
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
        self.invitation.change_now()

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

    def _offer_hands(self) -> None:
        self.wish("hands", self.hands.isChecked())

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
