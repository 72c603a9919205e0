"""The past in words: the log, the tiles last placed, what each opponent did."""

from collections.abc import Iterator, Sequence

from attrs import define, evolve, field, frozen

from alhambra_qt.controller.faces.found import foretold
from alhambra_qt.controller.game.seats import line
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep, StepEffect
from alhambra_qt.controller.game.thoughts import answer
from alhambra_qt.controller.view.targets import AskWhy
from alhambra_qt.controller.view.view_parts import Answer, LogLine, SeatTag
from alhambra_qt.controller.words.sentences import link_to, log_line, rule_of_event
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.ids import NOBODY, Cell, Seat, Tile
from alhambra_qt.i18n import msg


@frozen
class ToldStep:
    """A step, whether it was undone, and its events with their log lines."""

    step: PlayedStep
    stands: bool
    entries: tuple[tuple[ev.Event, LogLine], ...]

    @property
    def lines(self) -> tuple[LogLine, ...]:
        """The lines alone."""
        return tuple(line for _, line in self.entries)


@frozen
class Happening:
    """An event with its line: its step, and whether it affects the reader.

    ``moment`` is the number of actions played before its turn.
    """

    event: ev.Event
    line: LogLine
    seat: Seat
    own: bool
    moment: int


@define
class History:
    """The history of a session; each step is put into words once.

    ``said`` are phrases of people at other computers, with the number of actions before them.
    """

    session: Session
    said: list[tuple[int, LogLine]] = field(factory=list)
    _known: dict[PlayedStep, ToldStep] = field(factory=dict, init=False)
    _turns: dict[tuple[PlayedStep, ...], tuple[LogLine, ...]] = field(factory=dict, init=False)

    def _tell(self, step: PlayedStep, index: int) -> ToldStep:
        """Put a step into words; the first line of a computer's step links to its reasons.

        For a person's step, mark whether nothing before it can be undone.
        """
        if step not in self._known:
            person = not self.session.was_ai(step.seat, index)
            lines = list(told_lines(step, self.session.tags, final=step.revealed and person))
            asked = next((k for k, written in enumerate(lines) if _is_own(written, step)), -1)
            if step.why is not None and asked >= 0:
                lines[asked] = evolve(lines[asked], target=AskWhy(index))
            told = tuple(zip(told_events(step), lines, strict=True))
            self._known[step] = ToldStep(step, stands=True, entries=told)
        return self._known[step]

    def hear(self, written: LogLine) -> None:
        """Note what somebody has said."""
        self.said.append((len(self.session.steps), written))

    def _asides(self) -> list[tuple[int, LogLine]]:
        """Return the lines that are about no step, oldest first: changes of players, phrases."""
        tags = self.session.tags
        changes = [(change.at, line(change, tags)) for change in self.session.takeovers]
        return sorted([*changes, *self.said], key=lambda change: change[0])

    def at(self, index: int) -> ToldStep:
        """Return one step as it may be shown now."""
        return self._still_told(self._tell(self.session.steps[index], index))

    def log(self, last: int = 0) -> tuple[LogLine, ...]:
        """Return the log lines, oldest first; only the ``last`` ones if given."""
        steps = self.session.steps
        begin = self._turn_of(max(0, len(steps) - 2 * last)) if last else 0  # it joins two at most
        asides = [aside for aside in self._asides() if aside[0] >= begin]
        end = len(steps)
        found = tuple(aside for at, aside in asides if at >= end)
        while end > begin and not 0 < last <= len(found):
            start = self._turn_of(end - 1)
            within = [aside for aside in asides if start <= aside[0] < end]
            found = self._turn_lines(start, end, within) + found
            end = start
        return found[-last:]

    def _turn_lines(
        self, start: int, end: int, asides: Sequence[tuple[int, LogLine]]
    ) -> tuple[LogLine, ...]:
        """Return the lines of one turn; those of a turn without asides are made once."""
        turn = tuple(self.session.steps[start:end])
        if not (asides or self.session.unaided) and turn in self._turns:
            return self._turns[turn]
        parts = list[ToldStep | LogLine]()
        for index in range(start, end):
            parts += (aside for at, aside in asides if at == index)
            parts.append(self.at(index))
        lines = (part.lines if isinstance(part, ToldStep) else (part,) for part in acts(parts))
        found = tuple(line for some in lines for line in some)
        if not (asides or self.session.unaided):
            self._turns[turn] = found
        return found

    def _turn_of(self, index: int) -> int:
        """Return the first step of the turn in which a step was played."""
        steps = self.session.steps
        while 0 < index < len(steps) and steps[index - 1].turn == steps[index].turn:
            index -= 1
        return index

    def trail(self) -> Iterator[ToldStep | LogLine]:
        """Return all steps in playing order, including undone ones.

        Lines about changes of player and phrases stand between them. An undone step has the lines
        that everybody could read at the time, but does not link to a computer's reasons.
        """
        asides, index = self._asides(), 0
        for step in self.session.trail:
            stands = index < len(self.session.steps) and self.session.steps[index] is step
            while stands and asides and asides[0][0] <= index:
                yield asides.pop(0)[1]
            told_step = self._still_told(self._tell(step, index))
            index += stands
            yield told_step if stands else _taken_back(told_step)
        yield from (aside for _, aside in asides)

    def _still_told(self, step: ToldStep) -> ToldStep:
        """Return a step as shown now: for purists, cards taken are hidden after a round."""
        session = self.session
        old = step.step.turn < session.turn - session.seats
        return _forgotten(step, session.tags) if old and session.unaided else step

    def why(self, target: AskWhy) -> Answer:
        """Explain what a computer did in a step."""
        steps, index = self.session.steps, target.number
        why = self.session.why(index) if 0 <= index < len(steps) else None
        lines = self.at(index).lines if why is not None else ()
        asked = next((written for written in lines if written.target == target), None)
        if why is None or asked is None:
            return Answer(target, msg("why-title"), msg("why-no-reason"))
        told = answer(target, asked.text, why, over=self.session.over)
        return evolve(told, rules=(link_to(asked.rule),)) if asked.rule else told

    def since(self, seat: Seat | None) -> tuple[LogLine, ...]:
        """Return the lines since a person last acted in a seat (None: since the last round).

        It includes what a computer did there meanwhile, but not what the person did.
        """
        return tuple(happening.line for happening in self.told_since(seat) if not happening.own)

    def told_since(self, seat: Seat | None) -> tuple[Happening, ...]:
        """Return the events behind those lines, and those that affected the seat itself."""
        steps = self.session.steps
        begin = len(steps)
        while begin and not self._acted(begin - 1, seat):
            begin -= 1
        if seat is None or not begin:
            rounds = max(0, self.session.turn - self.session.seats)
            begin = next((i for i, step in enumerate(steps) if step.turn >= rounds), len(steps))
        every = acts([self._tell(step, index) for index, step in enumerate(steps[begin:], begin)])
        return tuple(
            Happening(
                *(event, evolve(entry, final=False), part.step.seat),
                own=self._own(entry, seat, index),
                moment=self._turn_of(index),
            )
            for index, part in enumerate(every, begin)
            if isinstance(part, ToldStep)
            for event, entry in part.entries
            if entry.kind in ("move", "scoring")
        )

    def has_acted(self, seat: Seat) -> bool:
        """Return whether a person in a seat has acted yet."""
        return any(self._acted(index, seat) for index in range(len(self.session.steps)))

    def _acted(self, index: int, seat: Seat | None) -> bool:
        """Return whether a person in a seat acted in a step; passing between turns is no action."""
        step = self.session.steps[index]
        if seat is None or step.seat != seat or step.passed:
            return False
        return not self.session.was_ai(seat, index)

    def _own(self, entry: LogLine, seat: Seat | None, index: int) -> bool:
        """Return whether a line is about the person's own seat and no computer played it then."""
        if seat is None or entry.seat is None or entry.seat.seat != seat:
            return False
        return not self.session.was_ai(seat, index)

    def last_placed(self) -> dict[Seat, frozenset[Cell]]:
        """Return the cells each seat built on in its last turn."""
        cells: dict[Seat, set[Cell]] = {seat: set() for seat in range(self.session.seats)}
        begun: set[Seat] = set()
        for event in (
            event for step in reversed(self.session.steps) for event in step.events[::-1]
        ):
            if isinstance(event, ev.TurnStarted):
                begun.add(event.seat)
                if len(begun) == len(cells):
                    break
            elif isinstance(event, ev.Placed | ev.Added | ev.Swapped) and event.seat not in begun:
                cells[event.seat].add(event.cell)
        return {seat: frozenset(found) for seat, found in cells.items()}


PUT = (ev.Placed, ev.Reserved, ev.GaveToDirk)


def acts(parts: Sequence[ToldStep | LogLine]) -> list[ToldStep | LogLine]:
    """Join each purchase with the placing of its tile later in the turn: one line per act."""
    found = list(parts)
    bought: dict[tuple[int, Seat, Tile], tuple[int, LogLine]] = {}
    for at, part in enumerate(parts):
        if not isinstance(part, ToldStep) or not part.stands:
            continue
        for event, put in part.entries:
            key = part.step.turn, getattr(event, "seat", NOBODY), getattr(event, "tile", 0)
            if isinstance(event, ev.Bought):
                bought[key] = at, put
            elif isinstance(event, PUT) and key in bought:
                place, act = bought.pop(key)
                found[at] = _with(found[at], put)
                found[place] = _with(found[place], act, _put(act, event, put))
    return found


def _with(part: ToldStep | LogLine, old: LogLine, *new: LogLine) -> ToldStep | LogLine:
    """Replace a line of a step, or leave it out."""
    if isinstance(part, LogLine):
        return part
    place = [own is old for own in part.lines].index(True)
    made = ((part.entries[place][0], text) for text in new)
    return evolve(part, entries=(*part.entries[:place], *made, *part.entries[place + 1 :]))


def _put(bought: LogLine, event: ev.Event, put: LogLine) -> LogLine:
    """Add to the line of a purchase where the tile went."""
    kind = {ev.Reserved: "reserved", ev.GaveToDirk: "gift"}.get(type(event), "placed")
    text = msg(f"log-and-{kind}", act=bought.text)
    return evolve(bought, text=text, effect=put.effect, final=bought.final or put.final)


def told_events(step: PlayedStep) -> tuple[ev.Event, ...]:
    """Return the events to show for a step; the end appears once, however many slots are empty."""
    first = next((event for event in step.events if isinstance(event, ev.SlotEmpty)), None)
    return tuple(
        event for event in step.events if event is first or not isinstance(event, ev.SlotEmpty)
    )


def told_lines(
    step: PlayedStep, tags: tuple[SeatTag, ...], *, final: bool = False
) -> tuple[LogLine, ...]:
    """Put a step into words.

    In a ``final`` step the line of the cause is marked, or the first if there is none.
    """
    events = told_events(step)
    causes = (k for k, event in enumerate(events) if type(event) in foretold())
    cause = next((k for k in causes if foretold()[type(events[k])].seen), 0) if final else -1
    lines = [
        log_line(event, tags, rule_of_event(event), final=k == cause)
        for k, event in enumerate(events)
    ]
    for change in step.effects:
        if change.wall[0] != change.wall[1]:
            _note_wall(events, lines, change)
    return tuple(lines)


def _note_wall(events: Sequence[ev.Event], lines: list[LogLine], change: StepEffect) -> None:
    """Attach a change of the wall to the line that built, or to the seat's first line."""
    own = [
        k for k, written in enumerate(lines) if written.seat and written.seat.seat == change.seat
    ]
    built = [k for k in own if lines[k].topic == "build" or hasattr(events[k], "cell")]
    for k in (built or own)[:1]:
        old, new = change.wall
        effect = msg("log-effect-wall", before=old, after=new)
        lines[k] = evolve(lines[k], effect=effect)


def _is_own(line: LogLine, step: PlayedStep) -> bool:
    return line.kind == "move" and line.seat is not None and line.seat.seat == step.seat


def _forgotten(step: ToldStep, tags: tuple[SeatTag, ...]) -> ToldStep:
    """Reduce a money line to the number of cards taken, and drop the replacements."""
    lines = []
    for event, entry in step.entries:
        if isinstance(event, ev.TookMoney):
            name, count = tags[event.seat].label, len(event.cards)
            text = msg("log-took-forgotten", name=name, n=count)
            entry = evolve(entry, text=text, icons=(), target=None)
        if not isinstance(event, ev.CardShown):
            lines.append((event, entry))
    return ToldStep(step.step, step.stands, tuple(lines))


def _taken_back(step: ToldStep) -> ToldStep:
    lines = (evolve(line, undone=True, target=None, final=False) for line in step.lines)
    told = zip((event for event, _ in step.entries), lines, strict=True)
    return ToldStep(step.step, stands=False, entries=tuple(told))
