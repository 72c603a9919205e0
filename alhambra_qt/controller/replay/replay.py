"""A game looked at again by somebody: the table of any moment, and what led to it.

While a game goes on only what the person looking may see is shown, then as now: their own hand, no
other, and to purists no more than the last round, as what was taken before is to be remembered.
Once it is over any hand may be looked into, or all at once; the order of what was still to be
drawn is never shown.
"""

from collections.abc import Iterator, Sequence

from attrs import define, evolve, field

from alhambra_qt.controller.build.overlay import Overlay
from alhambra_qt.controller.build.scene import Scene, hand, table_view
from alhambra_qt.controller.build.sight import share_rows
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.peeking import Peek
from alhambra_qt.controller.game.history import History, ToldStep
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.replay import telling
from alhambra_qt.controller.replay.stops import Fork, Stops
from alhambra_qt.controller.view.parts import ActionButton, Answer, LogLine
from alhambra_qt.controller.view.table import Hand, PlayerView, Prompt, TableView, Undo
from alhambra_qt.controller.view.targets import AskWhy, Press, Target
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import PassWindow
from alhambra_qt.engine.ids import ALL_HANDS, Seat
from alhambra_qt.i18n import Msg, msg

LOG_STEPS = 40  # before a moment, of which the log tells
_OFF = ActionButton(Press("undo"), msg("play-button-undo"), enabled=False)
NO_UNDO = Undo(_OFF, evolve(_OFF, target=Press("redo")), evolve(_OFF, target=Press("restart")))


@define(eq=False)
class Replay:
    """All moments of a game.

    Attributes:
        session: the game; it is only looked at.
        viewer: who looks while it goes on, None for somebody without a seat.
        forks: the branches of the game.
        stops: where one can stop.
    """

    session: Session
    viewer: Seat | None = None
    forks: Sequence[Fork] = ()
    stops: Stops = field(init=False)
    history: History = field(init=False)

    def __attrs_post_init__(self) -> None:
        """Find out from where on it may be seen, and where one can stop."""
        session = self.session
        self.history = History(session)
        first, steps = 0, session.steps
        if session.unaided:
            since = session.turn - session.seats
            first = next((k for k, step in enumerate(steps) if step.turn >= since), len(steps))
        self.stops = Stops(tuple(steps), session.seats, first)

    # -- who sees what ------------------------------------------------------------------------

    @property
    def open(self) -> bool:
        """Whether any hand may be looked into."""
        return self.session.over

    def usual(self) -> Seat | None:
        """The view to begin with: all hands open, or that of whoever looks."""
        return None if self.open else self.viewer or 0

    def actor(self, at: int) -> Seat:
        """Give who did what led to a moment, or is the first to do something."""
        steps = self.stops.steps
        done = (step for step in reversed(steps[:at]) if not isinstance(step.action, PassWindow))
        found = next(done, steps[0] if steps else None)
        return 0 if found is None else found.seat

    def step(self, at: int) -> PlayedStep | None:
        """Give what led to a moment, None at the beginning."""
        return self.stops.steps[at - 1] if at else None

    # -- what is seen -------------------------------------------------------------------------

    def view(self, at: int, seat: Seat | None, own: Seat | None = None) -> TableView:
        """Give the table of a moment.

        Args:
            at: the moment.
            seat: from whose seat; None opens all hands, once the game is over.
            own: who is about to choose and has their Alhambra in the middle then, by default
                it is that of who acted last.
        """
        at = self.stops.nearest(at)
        was = self.session.as_it_was(at)
        shown = seat if seat is not None else self.actor(at) if own is None else own
        looks: Seat | None = shown if self.open or seat == self.viewer else None
        game = was.observation(ALL_HANDS if seat is None and self.open else looks).game
        peek = Peek(was)
        if looks is not None and not self.open:
            game = peek.told(game, looks)
        scene = self._scene(was, at, game, shown, looks)
        told = self.prompt(at) if own is None else telling.ahead(was.tags[own].said, was.turn + 1)
        view = table_view(scene, Overlay(told))
        if not self.open:
            view = peek.laid(view)
        else:
            view = evolve(view, hand=_shown(view.hand, was.tags[shown].said))
        hands = self._hands(scene) if seat is None and self.open else ()
        return _at_rest(evolve(view, hands=hands))

    def _scene(self, was: Session, at: int, game: Game, own: Seat, looks: Seat | None) -> Scene:
        return Scene(
            game=game,
            own=own,
            viewer=looks,
            tags=was.tags,
            to_move=was.to_move,
            log=tuple(self._log(at)),
            recap=(),
            undo=NO_UNDO,
            last=History(was).last_placed(),
            counts=was.config.counts,
            hints=False,
            shares=share_rows(was.steps, was.tags),
            branch=self.session.branch.name if self.session.branch is not None else "",
        )

    def _hands(self, scene: Scene) -> tuple[Hand, ...]:
        seats = range(len(scene.tags))
        return tuple(hand(evolve(scene, own=one, viewer=one)) for one in seats)

    # -- what is told -------------------------------------------------------------------------

    def _told(self, at: int) -> ToldStep:
        return self.history.at(at - 1)

    def prompt(self, at: int) -> Prompt:
        """Say what led to a moment: the last step of which there is anything to say."""
        said = next((k for k in range(at, 0, -1) if self._told(k).told), 0)
        return telling.told(self._told(said), self.stops.place(said)) if said else telling.begun()

    def _log(self, at: int) -> Iterator[LogLine]:
        """The lines up to a moment, and the first of the step after it."""
        begin = max(self.stops.first, at - LOG_STEPS)
        for number in range(begin + 1, at + 1):
            now = number == at
            for line in telling.log_of(self._told(number), number, least=now):
                yield evolve(line, when="now") if now else line
        ahead = self.stops.beside(at, "action", 1)
        if ahead > at:
            for line in telling.log_of(self._told(ahead), ahead, least=1)[:1]:
                yield evolve(line, when="next")

    def ask(self, at: int, seat: Seat | None, target: Target) -> Answer:
        """Say what a thing of a moment is, or why a computer did it."""
        if isinstance(target, AskWhy):
            return self.history.why(target)
        desk = Desk(self.session.as_it_was(self.stops.nearest(at)))
        looks = self.actor(at) if seat is None else seat
        may = self.open or looks == self.viewer
        desk.viewing.viewer, desk.viewing.waiting = (looks if may else None), None
        desk.viewing.last = looks
        return evolve(desk.ask(target), now=None, refusal=None)


def _shown(hand: Hand, name: Msg | str) -> Hand:
    """A hand that is named by its seat, as it is hidden from nobody any more."""
    cards = msg("count-card", n=hand.count)
    text = msg("play-hand-shown", cards=cards, total=hand.total)
    return evolve(hand, title=msg("table-hand-of", name=name), text=text)


def _at_rest(view: TableView) -> TableView:
    """Nobody thinks, and no key chooses anything."""

    def still(panel: PlayerView) -> PlayerView:
        return evolve(panel, thinking=False) if panel.thinking else panel

    return evolve(
        view,
        you=still(view.you),
        opponents=tuple(map(still, view.opponents)),
        market=tuple(evolve(slot, key="") for slot in view.market),
        display=evolve(
            view.display,
            cards=tuple(card and evolve(card, key="") for card in view.display.cards),
        ),
    )
