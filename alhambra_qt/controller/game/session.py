"""The running game: playing, undo, and notifying listeners.

The session alone owns the game and never hands it out: others get observations, steps and events.
Undo restores a copy. Revealed information can never be undone: the engine counts reveals, so this
does not depend on the kind of action.
"""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence

from attrs import define, evolve, field

from alhambra_qt import modules
from alhambra_qt.ai.levels import level_of
from alhambra_qt.controller.faces.face import ScoredBoard
from alhambra_qt.controller.game import seats
from alhambra_qt.controller.game.gameconfig import AI, GameConfig, SeatConfig, checked, setup_of
from alhambra_qt.controller.game.seats import (
    Seating,
    Skip,
    Spoken,
    Takeover,
    kind_at,
    people,
    seated,
    spoken_to,
    tags,
)
from alhambra_qt.controller.game.step import (
    WINDOW,
    Branch,
    Chance,
    PlayedStep,
    SessionChange,
    barrier_text,
    effects,
    scored_boards,
)
from alhambra_qt.controller.game.thoughts import Thought, Why, seen_by_all, why_of
from alhambra_qt.controller.view.view_parts import SeatTag
from alhambra_qt.engine import Game, Observation, Refusal, apply, observe, redeal, to_move, why_not
from alhambra_qt.engine.actions import Action, PassWindow
from alhambra_qt.engine.codec import digest
from alhambra_qt.engine.ids import ALL_HANDS, NOBODY_LOOKING, Card, Seat
from alhambra_qt.engine.position import begins_turn, position_to_json
from alhambra_qt.i18n import Msg, msg

CHECK_EVERY = 25  # actions between stored digests

Listener = Callable[[SessionChange], None]


@define(eq=False)
class Session:
    """A running game.

    Args:
        config: the set-up, already validated.
        start: a position to start from; None uses the set-up.
        skips: people's seats that pass automatically between turns.
        elsewhere: seats whose moves come from other computers. A record keeps those of people:
            their hands must not be shown where the game is opened again.
        takeovers: changes of players since the beginning.
        marks: digests of some moments, by number of actions, to verify a record.
        foreign: unknown data of the game's file, preserved for newer versions.
        branches: alternative lines from a moment of this game.
        root, branch: if this is a branch, the game it belongs to and its origin.
        waiting: whether a request is on its way to another computer, so that nothing else can be
            asked for; never in a session that has the game and answers at once.
        trail: all steps in the order first played, including undone ones. It lives as long as the
            session and is not saved: a record holds the game, not the attempts.
        known_from: the first moment from which every position is here.
        refused: moves of each seat that were refused; None if the game was not played at one go.
    """

    config: GameConfig
    tags: tuple[SeatTag, ...]
    steps: list[PlayedStep] = field(factory=list)
    listeners: list[Listener] = field(factory=list)
    version: int = 0
    start: dict[str, object] | None = None
    skips: seats.Skips = field(factory=dict)
    elsewhere: frozenset[Seat] = frozenset()
    takeovers: list[Takeover] = field(factory=list)
    marks: dict[int, str] = field(factory=dict)
    foreign: dict[str, object] = field(factory=dict)
    branches: list[Branch] = field(factory=list)
    root: "Session | None" = None
    branch: Branch | None = None
    waiting: bool = field(default=False, init=False)
    trail: list[PlayedStep] = field(factory=list, init=False)
    known_from: int = field(default=0, init=False)
    refused: Counter[Seat] | None = field(default=None, init=False)
    _game: Game = field(kw_only=True)
    _began: tuple[SeatConfig, ...] = field(init=False)
    _back: list[PlayedStep] = field(factory=list, init=False)  # steps that can be undone
    _forward: list[PlayedStep] = field(factory=list, init=False)
    _left: dict[Seat, Game] = field(factory=dict, init=False)
    _past: list[Game] = field(factory=list, init=False)  # the position before each step
    _afterwards: list[Callable[[], None]] = field(factory=list, init=False, repr=False)
    _barrier: Msg = field(factory=lambda: msg("undo-nothing"), init=False)

    def __attrs_post_init__(self) -> None:
        self._began = self.config.seats
        self._mark()

    @classmethod
    def new(cls, config: GameConfig) -> "Session":
        """Start a new game.

        Raises:
            BadConfig: if the set-up cannot be played.
        """
        config = checked(config)
        session = cls(config, tags(config), game=modules.new_game(setup_of(config)))
        session.refused = Counter()
        return session

    @classmethod
    def at(cls, config: GameConfig, game: Game, start: dict[str, object]) -> "Session":
        """Start from a position; ``start`` is its data, stored for the record."""
        return cls(config, tags(config), start=start, game=game)

    def as_it_was(self, number: int) -> "Session":
        """Return the game as it stood after so many steps, as a session of its own.

        Positions are stored, so no step is replayed. Earlier steps can be viewed there, but not
        undone.
        """
        positions = [*self._past, self._game]
        began = evolve(self.config, seats=self._began)
        was = Session(
            began, tags(began), self.steps[:number], start=self.start, game=positions[number]
        )
        for change in self.takeovers:
            if change.at <= number:
                was.reseat(change)
        was.trail += was.steps
        was._past += self._past[:number]
        was.marks.update((at, mark) for at, mark in self.marks.items() if at <= number)
        for index, step in enumerate(was.steps):
            if not (step.passed or was.was_ai(step.seat, index)):
                was._left[step.seat] = positions[index + 1]
        return was

    def leave_by(self, branch: Branch) -> "Session":
        """Return a new session at the start of a branch."""
        was = self.as_it_was(branch.at)
        was.root, was.branch = self.root or self, branch
        if branch.luck:
            was._game = redeal(observe(was._game, ALL_HANDS), branch.luck)
        was.marks = {at: mark for at, mark in was.marks.items() if at < branch.at}
        return was

    # -- looking ------------------------------------------------------------------------------

    @property
    def beginning(self) -> Game:
        """The game before its first action; to be used only when the game is over."""
        return (self._past or [self._game])[0]

    @property
    def to_move(self) -> Seat | None:
        """The seat that must choose now; None when the game is over."""
        return to_move(self._game)

    @property
    def between_turns(self) -> bool:
        """Whether the current question is one between turns, which may always be passed."""
        return bool(self._game.decisions) and self._game.frame.kind == WINDOW

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.over

    @property
    def turn(self) -> int:
        """The number of the turn, from 0."""
        return self._game.turn

    @property
    def seats(self) -> int:
        """How many players there are."""
        return len(self._game.players)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Every action played so far; to be used only where the whole game is."""
        known = tuple(step.action for step in self.steps if step.action is not None)
        if len(known) < len(self.steps):
            raise RuntimeError("the actions of players at other computers are not known")
        return known

    @property
    def scored(self) -> tuple[ScoredBoard, ...]:
        """The scorings so far, with what was counted."""
        return tuple(board for step in self.steps for board in step.scored)

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        return tuple(player.score for player in self._game.players)

    @property
    def began(self) -> tuple[SeatConfig, ...]:
        """The seats at the beginning of the game, before any takeover."""
        return self._began

    @property
    def unaided(self) -> bool:
        """Whether counting aids are hidden now."""
        return self.config.unaided and not self.over

    def is_ai(self, seat: Seat | None) -> bool:
        """Return whether a computer player has a seat, wherever it thinks."""
        return seat is not None and self.config.seats[seat].kind == AI

    def thinks_here(self, seat: Seat | None) -> bool:
        """Return whether this program plays a seat."""
        return self.is_ai(seat) and seat not in self.elsewhere

    @property
    def here(self) -> tuple[Seat, ...]:
        """The seats of the people at this screen."""
        return tuple(seat for seat in people(self.config) if seat not in self.elsewhere)

    @property
    def away(self) -> tuple[Seat, ...]:
        """The seats of the people at other computers."""
        return tuple(seat for seat in people(self.config) if seat in self.elsewhere)

    def was_ai(self, seat: Seat, index: int) -> bool:
        """Return whether a computer played a seat at an earlier step."""
        return kind_at(self._began, self.takeovers, seat, index) == AI

    def observation(self, seat: Seat | None) -> Observation:
        """Return what a seat may know; None is an observer without a seat.

        Cards that others took openly are not remembered: other hands are only sizes.
        """
        return observe(self._game, NOBODY_LOOKING if seat is None else seat, memory=False)

    def public(self) -> Callable[[], Iterator[Game]]:
        """Return how to see what an observer saw, from the beginning until after the last step."""
        positions = (*self._past, self._game)
        return lambda: (observe(game, NOBODY_LOOKING, memory=False).game for game in positions)

    def seen_before(self, number: int, seat: Seat) -> Observation:
        """Return what a seat saw before a step, as `observation` does for the present."""
        return observe(self._past[number], seat, memory=False)

    def hands_before(self, number: int) -> list[list[Card]]:
        """Return all hands as they were before a step."""
        return [list(player.hand) for player in self._past[number].players]

    @property
    def opened(self) -> int:
        """The number of positions, from the first, of which all hands may be shown here."""
        return len(self.steps) + 1 if self.over else 0

    def left_by(self, seat: Seat) -> Game | None:
        """Return what a person in a seat knew at their last action, None if there was none."""
        left = self._left.get(seat)
        return None if left is None else observe(left, seat, memory=False).game

    def ai_observation(self, seat: Seat | None) -> Observation:
        """Return what a computer player may know, including cards taken openly."""
        return observe(self._game, NOBODY_LOOKING if seat is None else seat)

    @property
    def demonstration(self) -> bool:
        """Whether no person has had a seat so far, so that no hand is hidden from anybody."""
        kinds = {seat.kind for seat in (*self._began, *self.config.seats)}
        return kinds | {change.kind for change in self.takeovers} == {AI}

    @property
    def opens_at_end(self) -> bool:
        """Whether a hand can be shown here once the game is over."""
        return True

    def why(self, index: int) -> Why | None:
        """Return why a computer did a step, as far as it may be shown now; None if unknown.

        Its own reasons depend on its hand: they are for the time after the game.
        """
        step = self.steps[index]
        if step.why is None or step.thought is None or not (self.over or self.demonstration):
            return step.why
        return why_of(step.thought, self._past[index], step.seat, self.tags)

    def ai_seed(self, seat: Seat) -> str:
        """Return a random seed for a computer player that does not reveal the game's seed."""
        moment = f"{self.config.seed}/{seat}/{len(self.steps)}"
        return hashlib.sha256(moment.encode()).hexdigest()[:16]

    def position(self) -> dict[str, object]:
        """Return the beginning of the turn as a position, hands included: once the game is over.

        Raises:
            BadData: if no turn has begun.
        """
        names = [seat.name for seat in self.config.seats]
        turns = (game for game in reversed([*self._past, self._game]) if begins_turn(game))
        return position_to_json(next(turns, self._game), names)

    def digest(self) -> str:
        """Return the digest of the whole state."""
        return digest(self._game)

    # -- playing ------------------------------------------------------------------------------

    def refusal(self, action: Action) -> Refusal | None:
        """Return the rule that forbids an action now, None if it is legal."""
        return why_not(self._game, action)

    def play(
        self, action: Action, thought: Thought | None = None, *, settled: bool = False
    ) -> PlayedStep:
        """Play an action for the seat to move, with a computer's thought about it.

        A ``settled`` action was the only option, so it cannot be undone if it comes first.

        Raises:
            IllegalAction: if a rule forbids it; nothing has changed then.
        """
        again = self._forward[-1] if self._forward else None
        if again is not None and again.action != action:
            again = None
        step = self._do(action, thought, again)
        if again is not None:
            self._forward.pop()
        else:
            self._forward.clear()
        if settled and len(self._back) == 1:
            self._back.clear()
            self._barrier = msg("undo-nothing")
        self._tell(SessionChange("played", (step,)))
        return step

    def replay(self, actions: Sequence[Action], thought: Thought | None = None) -> None:
        """Play recorded actions without notifying listeners; ``thought`` belongs to each of them.

        Raises:
            IllegalAction: at the first action that does not fit.
        """
        for action in actions:
            self._do(action, thought)

    def _do(
        self, action: Action, thought: Thought | None = None, again: PlayedStep | None = None
    ) -> PlayedStep:
        """Play an action; a redone step keeps its place in the trail."""
        before, game = self._game, self._game.clone()
        seat = to_move(game)
        turn, reveals = game.turn, game.reveals
        events = tuple(apply(game, action))  # on a copy, so that an error changes nothing
        if seat is None:
            raise RuntimeError("an action was played in a game that is over")
        self._game = game
        if not (isinstance(action, PassWindow) or self.is_ai(seat)):
            self._left[seat] = game
        scored = scored_boards(before, game, events)
        revealed = game.reveals != reveals
        thinks = thought is not None and level_of(self.config.seats[seat].level).thinks
        why = seen_by_all(before, game, events) if thinks else None
        asked = isinstance(action, PassWindow) and not self.is_ai(seat) and seat not in self.skips
        declined = Chance.of(before, seat) if asked else None
        changed = effects(before, game)
        step = PlayedStep(
            seat, action, events, turn, revealed, scored, thought, why, declined, changed
        )
        self.steps.append(step)
        if again is None:
            self.trail.append(step)
        else:
            self.trail[self.trail.index(again)] = step
        self.skips = seats.still(self.skips, events)
        self.version += 1
        self._mark()
        if self._back and self._back[-1].seat != seat:
            self._back.clear()
            self._barrier = msg("undo-moved", name=self.tags[seat].label)
        self._back.append(step)
        self._past.append(before)
        if step.revealed:
            self._back.clear()
            self._barrier = barrier_text(events)
        return step

    # -- who plays ----------------------------------------------------------------------------

    def take_over(self, *changes: Seating) -> None:
        """Change the players of some seats from now on; ignored once the game is over."""
        for change in () if self.over else changes:
            at = len(self.steps)
            self.reseat(Takeover(change.seat, change.kind, change.level, change.style, at))
        self.version += 1  # invalidates the pending request to a computer
        self._tell(SessionChange("seated", ()))

    def speak(self, *changes: Spoken) -> None:
        """Change some seats' language or help from now on; the game itself is unaffected."""
        for change in changes:
            self._began = spoken_to(self._began, change)
            self.config = evolve(self.config, seats=spoken_to(self.config.seats, change))
        self.version += 1
        self._tell(SessionChange("seated", ()))

    def play_elsewhere(self, elsewhere: Iterable[Seat]) -> None:
        """Say which seats are played at other computers from now on.

        A person who comes back there to a seat of a computer is announced before the takeover.
        """
        self.elsewhere = frozenset(elsewhere)
        self.version += 1
        self._tell(SessionChange("seated", ()))

    def introduce(self, seat: Seat, name: str, mark: str) -> None:
        """Name the person who has taken a seat."""
        self._began, now = (
            tuple(
                evolve(config, name=name, mark=mark) if index == seat else config
                for index, config in enumerate(some)
            )
            for some in (self._began, self.config.seats)
        )
        self.config = evolve(self.config, seats=now)
        self.tags = tags(self.config)
        self.version += 1
        self._tell(SessionChange("seated", ()))

    def pass_until(self, seat: Seat, skip: Skip | None) -> None:
        """Let a person's seat pass between turns until an event; None: no longer."""
        if skip is None:
            self.skips.pop(seat, None)
        else:
            self.skips[seat] = skip

    def reseat(self, change: Takeover) -> None:
        """Apply a takeover without notifying listeners."""
        self.takeovers.append(change)
        self.config = evolve(self.config, seats=seated(self.config.seats, change))
        self.tags = tags(self.config)
        if change.kind == AI:
            self.skips.pop(change.seat, None)
            self.elsewhere -= {change.seat}

    def afterwards(self, call: Callable[[], None]) -> None:
        """Call once all listeners have received the current change."""
        self._afterwards.append(call)

    def _tell(self, change: SessionChange) -> None:
        for listener in tuple(self.listeners):
            listener(change)
        calls, self._afterwards = self._afterwards, []
        for call in calls:
            call()

    # -- undo ---------------------------------------------------------------------------------

    def undo_blocked(self, seat: Seat | None) -> Msg | None:
        """Say why a person cannot undo now; None if they can."""
        if seat is None:
            return msg("undo-not-yours")
        if any(branch.parent is self.branch for branch in (self.root or self).branches):
            return msg("undo-branches")
        if not self._back:
            return self._barrier
        last = self._back[-1]
        return None if last.seat == seat else msg("undo-moved", name=self.tags[last.seat].label)

    def bar_undo(self, why: Msg) -> None:
        """Let nothing that was played be undone."""
        self._back.clear()
        self._forward.clear()
        self._barrier = why

    def keeps_way_back(self, action: Action) -> bool:
        """Return whether an action leaves everything undoable that the person can undo now.

        That holds if the same seat answers next and nothing was revealed, or if nothing can be
        undone anyway.
        """
        seat = self.to_move
        if self.undo_blocked(seat) is not None:
            return True
        after = self._game.clone()
        apply(after, action)
        same = to_move(after) == seat and after.frame.kind != WINDOW
        return same and after.reveals == self._game.reveals

    def redo_blocked(self) -> Msg | None:
        """Say why redo is not possible; None if it is."""
        return None if self._forward else msg("undo-no-redo")

    def undo(self, seat: Seat) -> PlayedStep | None:
        """Undo a seat's last action; None if that is not possible."""
        if self.undo_blocked(seat) is not None:
            return None
        step = self._undo_one()
        self._tell(SessionChange("undone", (step,)))
        return step

    def restart_turn(self, seat: Seat) -> tuple[PlayedStep, ...]:
        """Undo everything that a seat can undo in its turn."""
        if self.undo_blocked(seat) is not None:
            return ()
        turn = self._back[-1].turn
        undone = []
        while self._back and self._back[-1].turn == turn:
            undone.append(self._undo_one())
        self._tell(SessionChange("undone", tuple(undone)))
        return tuple(undone)

    def redo(self) -> PlayedStep | None:
        """Redo the action undone last; None if there is none."""
        again = self._forward.pop() if self._forward else None
        if again is None or again.action is None:
            return None
        step = self._do(again.action, again=again)
        self._tell(SessionChange("redone", (step,)))
        return step

    def _undo_one(self) -> PlayedStep:
        step = self._back.pop()
        self._game = self._left[step.seat] = self._past.pop()
        self.steps.pop()
        played = len(self.steps)  # takeovers stay, and none may lie ahead of the game
        self.takeovers = [
            evolve(takeover, at=min(takeover.at, played)) for takeover in self.takeovers
        ]
        self.version += 1
        self._forward.append(step)
        self.marks.pop(played + 1, None)
        return step

    def _mark(self) -> None:
        if len(self.steps) % CHECK_EVERY == 0:
            self.marks[len(self.steps)] = self.digest()
