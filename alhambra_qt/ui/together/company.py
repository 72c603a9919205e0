"""Notices about people at the other computers, in the place of the prompt of a running game.

Nothing happens by itself: while somebody whose turn it is is away, the game waits and asks the
others, and while the own line is lost the table stays as it was seen last.
"""

from __future__ import annotations

from attrs import evolve
from PySide6.QtCore import QObject, Signal

from alhambra_qt.controller.game.gameconfig import AI
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.table_presenter import round_of
from alhambra_qt.controller.together.frames import Lobby, LobbySeat
from alhambra_qt.controller.together.honest import DealFault, DealVerdict
from alhambra_qt.controller.view.page_views import DealLine
from alhambra_qt.controller.view.table_view import PlayerView, Prompt, PromptLine, TableView
from alhambra_qt.controller.view.targets import AtStep, Press, Target
from alhambra_qt.controller.view.view_parts import ActionButton
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.ui.kit.guard import Guarded

LONG = 60  # seconds from which on minutes are shown
ASKS = 120  # seconds until the others are asked what to do
WAIT, COMPUTER, SAVE = Press("await"), Press("let-computer"), Press("save-leave")
TAKE, NEXT, TAKEN = Press("take-seat"), Press("next-board"), msg("join-elsewhere")
CLOSED = (msg("join-closed"), msg("join-ended"))


class Company(Guarded, QObject):
    """The people at other computers, beside a running game.

    Signals:
        changed: the table is to be drawn again.
        computer_wanted: whether a computer is to play for the seat that is away.
        wanted: SAVE, to leave the table (the game stays saved at the host), TAKE, to take the
            seat back that is played at another computer now, or NEXT, to see the next player's
            Alhambra in the middle.
    """

    changed = Signal()
    computer_wanted = Signal(int, bool)
    wanted = Signal(object)

    def __init__(self, session: Session, table: str, lobby: Lobby | None) -> None:
        super().__init__()
        self.session, self.table, self.history = session, table, History(session)
        self.lobby, self.lost, self.ended = lobby, False, False
        self.why: Msg | None = None
        self.saves = False  # whether this computer has the game
        self.watches = False  # whether the person here has no seat
        self.verdict: DealVerdict | None = None
        self._waits: tuple[Seat, int] | None = None  # the seat, and how often it was left by then
        self._told: object = None

    def show_lobby(self, lobby: Lobby) -> None:
        """Take who is there now; the table is drawn again only if it looks different."""
        self.lobby = lobby
        absent = self._away()
        if absent is None:
            self._waits = None
        told = [
            (player.state, player.name, player.away // 60, player.wants) for player in lobby.seats
        ]
        if told != self._told:
            self._told = told
            self.changed.emit()

    def lose(self, lost: bool, *, ended: bool = False, why: Msg | None = None) -> None:
        """Note that the line to the table is lost, or there again; ``why`` it has ended."""
        if (lost, ended, why) != (self.lost, self.ended, self.why):
            self.lost, self.ended, self.why = lost, ended, why
            self.changed.emit()

    @property
    def waits_here(self) -> bool:
        """Whether somebody elsewhere is there, who waits while this computer's players choose."""
        seats = [] if self.lobby is None else self.lobby.seats
        return any(player.state == "here" and not player.host for player in seats)

    def judge(self, verdict: DealVerdict) -> None:
        """Note whether the deal was honest."""
        self.verdict = verdict
        self.changed.emit()

    @property
    def deal(self) -> DealLine:
        """Whether the deal was honest, for the results."""
        verdict = self.verdict
        if verdict is None:
            words = "host" if self.saves else "missing" if self.ended else "checking"
            return DealLine(msg(f"deal-{words}"), (msg(f"deal-{words}-note"),))
        if not verdict.honest:
            return _wrong(verdict)
        words = "honest" if verdict.seed else "moves"
        note = "watched" if self.watches and not verdict.seed else words
        texts = (msg(f"deal-{note}-note"), *_not_compared(verdict))
        return DealLine(msg(f"deal-{words}"), texts, "ok")

    def misses(self, seat: Seat) -> bool:
        """Return whether the game waits for the absent player in a seat, as the prompt says."""
        found = self._away()
        return found is not None and found[0] == seat

    def _away(self) -> tuple[Seat, LobbySeat] | None:
        """Return the absent player that the game waits for."""
        seat = self.session.to_move
        if self.lobby is None or seat is None or seat >= len(self.lobby.seats):
            return None
        player = self.lobby.seats[seat]
        return (seat, player) if player.state in ("away", "open") and not player.host else None

    # -- on the table -------------------------------------------------------------------------

    def laid(self, view: TableView) -> TableView:
        """Put what is to be known into the place of the prompt."""
        if self.session.over:
            return view
        if self.lost:
            return evolve(view, prompt=self._lost())
        view = evolve(view, opponents=tuple(map(self._present, view.opponents)))
        found = self._away()
        prompt = self._present_one(view.prompt)
        if self.watches:
            return evolve(view, prompt=self._watched(prompt, view.you.seat.seat))
        return evolve(view, prompt=prompt if found is None else self._absent(prompt, *found))

    def _watched(self, prompt: Prompt, middle: Seat) -> Prompt:
        """Say whose Alhambra can come into the middle next, and who the game waits for."""
        tags, found = self.session.tags, self._away()
        name = tags[(middle + 1) % len(tags)].label
        buttons, note = [ActionButton(NEXT, msg("watch-next", name=name))], msg("watch-note")
        if opened := self.session.opened:
            rounds = [round_of(step.turn, len(tags)) for step in self.session.steps[:opened]]
            at = AtStep(rounds.index(rounds[-1]))  # the replay plays on from there
            buttons.append(ActionButton(at, msg("watch-open", n=rounds[-1])))
        if self.lobby is not None and self.lobby.hands:
            note = msg("watch-hands")
        lines = (*prompt.lines, PromptLine(note))
        if found is not None:
            lines = (PromptLine(presence(found[1])), *lines)
        return evolve(prompt, lines=lines, buttons=tuple(buttons))

    def _present_one(self, prompt: Prompt) -> Prompt:
        """Say of a person elsewhere who chooses what they have done in this turn."""
        session, seat = self.session, self.session.to_move
        if prompt.mood != "wait" or seat is None or seat in session.here or session.is_ai(seat):
            return prompt
        last = len(session.steps) - 1
        step = session.steps[last] if last >= 0 else None
        if step is None or step.seat != seat or step.turn != session.turn:
            return evolve(prompt, person=session.tags[seat])
        done = [line for line in self.history.at(last).lines if line.kind == "move"]
        lines = (*prompt.lines, *(PromptLine(line.text) for line in done[-1:]))
        return evolve(prompt, lines=lines, person=session.tags[seat])

    def _present(self, panel: PlayerView) -> PlayerView:
        """Say in the panel of an opponent who is there; nothing of a computer's own seat."""
        seat, seats = panel.seat.seat, [] if self.lobby is None else self.lobby.seats
        player = seats[seat] if seat < len(seats) else None
        if player is None or (player.state == "computer" and self.session.began[seat].kind == AI):
            return panel
        return evolve(panel, presence=presence(player), away=player.state == "away")

    def _lost(self) -> Prompt:
        taken = self.ended and self.why == TAKEN
        words = "taken" if taken else "ended" if self.ended else "lost"
        note = "watch-lost-note" if self.watches and words == "lost" else f"company-{words}-note"
        lines = (PromptLine(msg(note)),)
        leave = ActionButton(SAVE, msg("company-leave"), "Ctrl+W")
        back = ActionButton(TAKE, msg("company-take"), "Enter", primary=True)
        title = msg(f"company-{words}", table=self.table)
        if self.ended and self.why not in (None, TAKEN, *CLOSED):
            title = self.why
        return Prompt(title, lines, buttons=(leave, back) if taken else (leave,), mood="wait")

    def _absent(self, prompt: Prompt, seat: Seat, player: LobbySeat) -> Prompt:
        long = player.away >= LONG
        title = msg(f"company-{'away' if long else 'left'}", name=player.name, n=player.away // 60)
        lines = [PromptLine(msg("company-waits", name=player.name))]
        if player.wants and self.lobby is not None:
            names = listing([self.lobby.seats[who].name for who in player.wants])
            lines.append(PromptLine(msg("company-wants", names=names), "strong"))
        if player.away < ASKS and player.state == "away":
            return evolve(prompt, lines=(PromptLine(title), PromptLine(msg("company-soon"))))
        mine = any(who in self.session.here for who in player.wants)
        leave = ActionButton(SAVE, msg("company-save" if self.saves else "company-leave"))
        computer = ActionButton(COMPUTER, msg("company-computer"), chosen=mine)
        wait = ActionButton(WAIT, msg("company-wait"), "Enter", primary=True)
        asks = self._waits != (seat, len(player.wants))
        buttons = (leave, computer, wait) if asks else (computer,)
        return Prompt(title, tuple(lines), buttons=buttons, mood="wait", person=prompt.person)

    def press_company(self, target: Target) -> bool:
        """Take one of its buttons; return whether it was one."""
        if target not in (WAIT, COMPUTER, SAVE, TAKE, NEXT):
            return False
        found = self._away()
        if target in (SAVE, TAKE, NEXT):
            self.wanted.emit(target)
        elif found is not None and target == COMPUTER:
            seat, player = found
            self.computer_wanted.emit(
                seat, not any(who in self.session.here for who in player.wants)
            )
        elif found is not None:
            seat, player = found
            self._waits = seat, len(player.wants)
            self.changed.emit()
        return True


def _wrong(verdict: DealVerdict) -> DealLine:
    """Say what speaks against a deal, each kind once, the gravest first, and lead to its turn."""
    earliest = {fault.kind: fault for fault in reversed(verdict.faults)}
    first, *others = (fault for fault in verdict.faults if earliest[fault.kind] is fault)
    more = len(verdict.faults) - len(earliest)
    texts = (
        msg(f"deal-{first.kind}-note"),
        *(msg(f"deal-{fault.kind}", n=_number(fault)) for fault in others),
        *([msg("deal-more", n=more)] if more else []),
        *_not_compared(verdict),
    )
    line = DealLine(msg(f"deal-{first.kind}", n=_number(first)), texts, "warn")
    turn = next((fault.turn for fault in verdict.faults if fault.turn is not None), None)
    if turn is None or verdict.session is None:
        return line
    steps = verdict.session.steps
    at = next((k for k, step in enumerate(steps) if step.turn >= turn), len(steps))
    return evolve(line, at=at, show=msg("deal-show", n=turn + 1))


def _number(fault: DealFault) -> int:
    return 0 if fault.turn is None else fault.turn + 1


def _not_compared(verdict: DealVerdict) -> list[Msg]:
    start = verdict.compares_from
    return [msg("deal-compared", n=start + 1)] if start else []


def presence(player: LobbySeat) -> Msg:
    """Say in few words who is in a seat."""
    match player.state:
        case "away" if player.away >= LONG:
            return msg("presence-away-for", n=player.away // LONG)
        case "away" | "computer":
            return msg(f"presence-{player.state}")
        case "open":
            return msg("lobby-nobody")
    return msg("presence-host") if player.host else msg("lobby-not-ready")


def changes(before: Lobby | None, lobby: Lobby) -> list[tuple[Seat, Msg]]:
    """Say of each seat whose player has come, gone, moved or been replaced since."""
    known = {} if before is None else dict(enumerate(before.seats))
    found = list[tuple[Seat, Msg]]()
    for seat, player in enumerate(lobby.seats):
        was = known.get(seat)
        if was is None or (was.state, was.name, was.moves) == (
            player.state,
            player.name,
            player.moves,
        ):
            continue
        if player.moves > was.moves:
            found.append((seat, msg("company-moved", name=player.name)))
        elif player.state == "here":
            back = was.state in ("away", "computer")
            words = "company-back" if back else "company-came"
            found.append((seat, msg(words, name=player.name, n=seat + 1)))
        elif player.state == "away":
            found.append((seat, msg("company-left", name=player.name)))
        elif player.state == "computer" and was.state in ("away", "open"):
            found.append((seat, msg("company-plays", name=player.name)))
    return found


def leaving(lobby: Lobby) -> Msg | None:
    """Ask the host before the table closes; None while nobody else is there."""
    names = [player.name for player in lobby.seats if player.state == "here" and not player.host]
    return msg("together-leave-ask", n=len(names), names=listing(names)) if names else None
