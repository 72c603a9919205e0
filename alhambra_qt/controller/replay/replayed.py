"""Replay: where it can stop, the table at a moment, and what led to it.

A moment is the number of actions played before it: 0 is the table after set-up.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Literal

from attrs import define, evolve, field, frozen

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.peeking import Peek
from alhambra_qt.controller.game.history import History, ToldStep
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.presenter.table_presenter import (
    Scene,
    hand,
    round_of,
    scene_of,
    table_view,
)
from alhambra_qt.controller.view.table_view import (
    Hand,
    Overlay,
    PlayerView,
    Prompt,
    PromptLine,
    TableView,
    Undo,
)
from alhambra_qt.controller.view.targets import AskWhy, AtStep, Press, Target
from alhambra_qt.controller.view.view_parts import ActionButton, Answer, LogLine
from alhambra_qt.controller.words.sentences import QUIET, REFILLS
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.ids import ALL_HANDS, Seat
from alhambra_qt.i18n import Msg, msg

Stride = Literal["action", "turn", "round", "scoring"]


@frozen
class Fork:
    """A branch: the moments at which it forks from the game and ends, counted alike.

    ``luck`` says whether hidden cards and tiles were dealt anew there.
    """

    at: int
    name: str
    luck: bool
    end: int


@frozen
class Whereabouts:
    """The position of a moment: turn and round from 1, and the action within the turn.

    A step that is not an action, such as the end of a turn, has the number 0.
    """

    turn: int
    round: int
    action: int
    actions: int


@define(eq=False)
class Stops:
    """The moments of a game where a replay can stop, from the ``first`` visible one.

    Attributes:
        of: the moments of a stride, in order; the first and last are part of each.
        scorings: the moment after each scoring, by its number.
    """

    steps: Sequence[PlayedStep]
    seats: int
    first: int = 0
    of: Mapping[Stride, list[int]] = field(init=False)
    scorings: Mapping[int, int] = field(init=False)

    def __attrs_post_init__(self) -> None:
        after = list(enumerate(self.steps, start=1))
        scorings = scorings_of(self.steps)
        self.scorings = {number: at for number, at in scorings.items() if at >= self.first}
        found: Mapping[Stride, list[int]] = {
            "action": [at for at, step in after if is_told(step)],
            "turn": self._begun(lambda turn: turn),
            "round": self._begun(lambda turn: round_of(turn, self.seats)),
            "scoring": list(self.scorings.values()),
        }
        ends = {self.first, self.last}
        self.of = {
            stride: sorted(ends.union(at for at in stops if at >= self.first))
            for stride, stops in found.items()
        }

    def _begun(self, number: Callable[[int], int]) -> list[int]:
        numbers = [number(step.turn) for step in self.steps]
        return [at for at in range(1, len(numbers)) if numbers[at] != numbers[at - 1]]

    @property
    def last(self) -> int:
        """The moment after the last action."""
        return len(self.steps)

    def beside(self, at: int, stride: Stride, way: int) -> int:
        """Return the next stop after a moment (``way`` -1: before it), or the end if there is none.

        >>> Stops((), 3).beside(0, "turn", 1)
        0
        """
        stops = self.of[stride]
        if way > 0:
            return stops[min(bisect_right(stops, at), len(stops) - 1)]
        return stops[max(bisect_left(stops, at) - 1, 0)]

    def nearest(self, at: int) -> int:
        """Return an existing moment: the requested one, or the nearest end."""
        return max(self.first, min(self.last, at))

    def place(self, at: int) -> Whereabouts:
        """Return the position of a moment."""
        if not self.steps:
            return Whereabouts(1, 1, 0, 0)
        here = max(at - 1, 0)
        turn = self.steps[here].turn
        low, high = here, here + 1
        while low and self.steps[low - 1].turn == turn:
            low -= 1
        while high < len(self.steps) and self.steps[high].turn == turn:
            high += 1
        acts = [k for k in range(low, high) if is_act(self.steps[k])]
        number = acts.index(here) + 1 if at and here in acts else 0
        return Whereabouts(turn + 1, round_of(turn, self.seats), number, len(acts))


def scorings_of(steps: Sequence[PlayedStep]) -> dict[int, int]:
    """Return the moment after each scoring, by its number."""
    return {
        board.ledger.scoring: at for at, step in enumerate(steps, start=1) for board in step.scored
    }


def is_told(step: PlayedStep) -> bool:
    """Return whether a step has an event that a log shows."""
    return any(not isinstance(event, QUIET) for event in step.events)


def is_act(step: PlayedStep) -> bool:
    """Return whether a step is more than ending the turn or passing."""
    return is_told(step) and not step.ended_turn


UNTOLD = (*REFILLS, ev.TurnEnded, ev.WindowPassed)  # events that the log of a replay omits

WHY_KEY = "?"


def log_of(step: ToldStep, at: int, least: int = 0) -> tuple[LogLine, ...]:
    """Return a step's lines, at least so many; each links to the moment after it."""
    lines = [line for event, line in step.entries if not isinstance(event, UNTOLD)]
    kept = lines or step.lines[:least]
    return tuple(evolve(line, target=AtStep(at), final=False) for line in kept)


def prompt_of(step: ToldStep, place: Whereabouts) -> Prompt:
    """Return the prompt for a step: what, where, and its effects; computers' steps explain why."""
    main = _main(step.entries)
    lines = [PromptLine(_where(place), "strong")]
    if main.effect is not None:
        lines.append(PromptLine(main.effect))
    others = (line for event, line in step.entries if line is not main)
    lines += [PromptLine(line.text) for line in others if line.kind != "turn"]
    asked = [line.target for line in step.lines if isinstance(line.target, AskWhy)]
    pictures = {icon.kind: icon.id for icon in reversed(main.icons)}
    return Prompt(
        main.text,
        tuple(lines),
        tile=pictures.get("tile"),
        buttons=tuple(ActionButton(target, msg("why-ask"), WHY_KEY) for target in asked),
        card="" if "tile" in pictures else pictures.get("card", ""),
        mood="wait",
        rule=main.rule,
    )


def begun() -> Prompt:
    """Return the prompt for the beginning."""
    return Prompt(msg("replay-begun"), mood="wait")


def ahead(name: Msg | str, turn: int) -> Prompt:
    """Return the prompt that names who is about to choose."""
    return Prompt(msg("replay-chooses", turn=turn, name=name), mood="wait")


def _main(told: Sequence[tuple[ev.Event, LogLine]]) -> LogLine:
    """Return a step's main line: who won, what was scored, else the first thing done."""
    for kind in (ev.GameOver, ev.Scored):
        found = next((line for event, line in told if isinstance(event, kind)), None)
        if found is not None:
            return found
    lines = [line for _, line in told]
    return next((line for line in lines if line.kind == "move"), lines[0])


def _where(place: Whereabouts) -> Msg:
    if not place.action:
        return msg("replay-turn", turn=place.turn, round=place.round)
    return msg("replay-action", turn=place.turn, round=place.round, k=place.action, n=place.actions)


LOG_STEPS = 40  # steps before a moment that the log shows
_OFF = ActionButton(Press("undo"), msg("play-button-undo"), enabled=False)
NO_UNDO = Undo(_OFF, evolve(_OFF, target=Press("redo")), evolve(_OFF, target=Press("restart")))


@define(eq=False)
class Replay:
    """All moments of a game.

    Attributes:
        session: the game; it is only read.
        viewer: the viewer while it is running, None for an observer.
        forks: the branches of the game.
        stops: where the replay can stop.
    """

    session: Session
    viewer: Seat | None = None
    forks: Sequence[Fork] = ()
    stops: Stops = field(init=False)
    history: History = field(init=False)

    def __attrs_post_init__(self) -> None:
        session = self.session
        self.history = History(session)
        first, steps = session.known_from, session.steps
        if session.unaided and not session.opened:
            since = session.turn - session.seats
            begun = next((k for k, step in enumerate(steps) if step.turn >= since), len(steps))
            first = max(first, begun)
        self.stops = Stops(tuple(steps), session.seats, first)

    # -- visibility ---------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether all hands may be shown."""
        return self.session.over

    def usual(self) -> Seat | None:
        """The default view: all hands open where they may be, or the viewer's."""
        return None if self.session.opened else self.viewer or 0

    def actor(self, at: int) -> Seat:
        """Return who acted to reach a moment, or who acts first."""
        steps = self.stops.steps
        done = (step for step in reversed(steps[:at]) if not step.passed)
        found = next(done, steps[0] if steps else None)
        return 0 if found is None else found.seat

    def step(self, at: int) -> PlayedStep | None:
        """Return the step that led to a moment, None at the beginning."""
        return self.stops.steps[at - 1] if at else None

    # -- views --------------------------------------------------------------------------------

    def view(self, at: int, seat: Seat | None, own: Seat | None = None) -> TableView:
        """Return the table at a moment.

        Args:
            at: the moment.
            seat: the seat whose view it is; None shows all hands, where they may be shown.
            own: the seat to choose, whose Alhambra is in the middle; defaults to the last actor.
        """
        at = self.stops.nearest(at)
        was = self.session.as_it_was(at)
        shown = seat if seat is not None else self.actor(at) if own is None else own
        opened = at < self.session.opened
        looks = shown if opened or (seat is not None and seat == self.viewer) else None
        game = was.observation(ALL_HANDS if seat is None and opened else looks).game
        peek = Peek(was)
        if looks is not None and not opened:
            game = peek.observed(game, looks)
        scene = scene_of(
            *(was, self.session.branch, game, shown, looks),
            to_move=was.to_move,
            log=tuple(self._log(at)),
            recap=(),
            undo=NO_UNDO,
            last=History(was).last_placed(),
            hints=False,
        )
        prompt = self.prompt(at) if own is None else ahead(was.tags[own].label, was.turn + 1)
        view = table_view(scene, Overlay(prompt))
        if not opened:
            view = peek.laid(view)
        else:
            view = evolve(view, hand=_shown(view.hand, was.tags[shown].label))
        hands = self._hands(scene) if seat is None and opened else ()
        return _at_rest(evolve(view, hands=hands))

    def _hands(self, scene: Scene) -> tuple[Hand, ...]:
        seats = range(len(scene.tags))
        return tuple(hand(evolve(scene, own=seat, viewer=seat)) for seat in seats)

    # -- explanations -------------------------------------------------------------------------

    def _told(self, at: int) -> ToldStep:
        return self.history.at(at - 1)

    def prompt(self, at: int) -> Prompt:
        """Return the prompt for a moment: the last step that is worth a line."""
        said = next((k for k in range(at, 0, -1) if self._told(k).entries), 0)
        return prompt_of(self._told(said), self.stops.place(said)) if said else begun()

    def _log(self, at: int) -> Iterator[LogLine]:
        begin = max(self.stops.first, at - LOG_STEPS)
        for number in range(begin + 1, at + 1):
            now = number == at
            for line in log_of(self._told(number), number, least=now):
                yield evolve(line, when="now") if now else line
        ahead = self.stops.beside(at, "action", 1)
        if ahead > at:
            for line in log_of(self._told(ahead), ahead, least=1)[:1]:
                yield evolve(line, when="next")

    def explain(self, at: int, seat: Seat | None, target: Target) -> Answer:
        """Explain a thing at a moment, or a computer's move."""
        if isinstance(target, AskWhy):
            return self.history.why(target)
        desk = Desk(self.session.as_it_was(self.stops.nearest(at)))
        looks = self.actor(at) if seat is None else seat
        may = at < self.session.opened or looks == self.viewer
        desk.viewing.viewer, desk.viewing.waiting = (looks if may else None), None
        desk.viewing.last = looks
        return evolve(desk.explain(target), now=None, refusal=None)


def _shown(hand: Hand, name: Msg | str) -> Hand:
    cards = msg("count-card", n=hand.count)
    text = msg("play-hand-shown", cards=cards, total=hand.total)
    return evolve(hand, title=msg("table-hand-of", name=name), text=text)


def _at_rest(view: TableView) -> TableView:
    """Return a view without thinking players and shortcuts for choices."""

    def still(panel: PlayerView) -> PlayerView:
        return evolve(panel, thinking=False) if panel.thinking else panel

    return evolve(
        view,
        you=still(view.you),
        opponents=tuple(map(still, view.opponents)),
        market=tuple(evolve(slot, key="") for slot in view.market),
        display=evolve(
            view.display, cards=tuple(card and evolve(card, key="") for card in view.display.cards)
        ),
    )
