"""Reviews that add up, made by a seed, for the actions of games that were really played.

session = game(4)
review = review_of(session)     # the shares walk at random from even ones to the result

``python -m tests.review.samples`` plays the games in ``games`` again, which stand there as records:
to think of a game takes thirty times as long as to open it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random

from attrs import define, evolve, field

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.ai_host import demo_config, play_out
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep
from alhambra_qt.controller.review.review_view import Changed, Priced
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.events import ScoringDrawn
from alhambra_qt.engine.ids import Seat
from alhambra_qt.review import model

NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")
GAMES = Path(__file__).parent / "games"
COSTS = (0.13, 0.07, 0.05, 0.04, 0.03)  # of the costly choices of each seat
REASONS = (
    ("ai-reason-majority", (("type", "tower"), ("points", 3.0))),
    ("ai-reason-money", (("points", 1.2),)),
    ("ai-reason-rivals", (("points", 0.8),)),
)


def think(seats: int, modules: tuple[str, ...]) -> Session:
    """A whole game of computers, played now."""
    config = demo_config(f"review-{seats}", "easy", NAMES[:seats])
    return play_out(Session.new(evolve(config, modules=modules)))


@cache
def game(seats: int = 4, modules: tuple[str, ...] = (), people: int = 0) -> Session:
    """A whole game of computers, kept for all tests; the first seats are called people."""
    path = GAMES / f"{'-'.join((str(seats), *modules))}.alhambra"
    session = records.load(path) if path.exists() else think(seats, modules)
    session.refused = Counter()  # a game that is opened does not know them
    if people:
        config = session.config
        seated = (
            evolve(seat, kind=HUMAN if k < people else AI) for k, seat in enumerate(config.seats)
        )
        session.config = evolve(config, seats=tuple(seated))
    return session


def unfinished() -> Session:
    """A game that has only begun."""
    return Session.new(default_config(NAMES[:3], 1, "begun"))


@define
class _Walk:
    """The shares on their way, and all swings so far."""

    session: Session
    rng: Random
    dear: dict[int, float]
    now: model.Shares
    goal: model.Shares
    swings: list[model.Swing] = field(factory=list)

    def step(self, at: int, step: PlayedStep) -> None:
        """Take one action: its choice, and what it revealed."""
        last = at == len(self.session.steps) - 1
        self._choose(at, step)
        drawn = step.revealed or any(isinstance(event, ScoringDrawn) for event in step.events)
        if drawn or last:
            after = self.goal if last else self._towards(at)
            self._add(model.Reveal(at, step.turn, step.seat, self.now, after))

    def _towards(self, at: int) -> model.Shares:
        done = at / len(self.session.steps)
        wild = [max(0.0, share + self.rng.gauss(0, 0.05 * (1 - done))) for share in self.now]
        part = 0.12 * done * done
        drawn = [(1 - part) * w + part * g for w, g in zip(wild, self.goal, strict=True)]
        return tuple(one / sum(drawn) for one in drawn)

    def _choose(self, at: int, step: PlayedStep) -> None:
        cost = self.dear.get(at, self.rng.choice((0.0, 0.0, 0.0, 0.004)))
        cost = min(cost, self.now[step.seat])
        rest = len(self.now) - 1
        own = tuple(-cost if k == step.seat else cost / rest for k in range(rest + 1))
        unknown = self._zero_sum(0.01)
        after = tuple(
            n + o + u if 0 <= n + o + u <= 1 else n + o
            for n, o, u in zip(self.now, own, unknown, strict=True)
        )
        total = sum(after)  # what was cut off above
        after = tuple(one / total for one in after)
        surely, played = at in self.dear and cost > 0, self.session.actions[at]
        self._add(
            model.JudgedChoice(
                at,
                step.turn,
                step.seat,
                self.now,
                after,
                own=own,
                cost=cost,
                low=cost * 0.7 if surely else cost - 0.02,
                high=cost * 1.3 if surely else cost + 0.02,
                played=played,
                best=self._other(at, played) if surely else played,
                reasons=_reasons(cost) if surely else (),
            )
        )

    def _zero_sum(self, wide: float) -> model.Shares:
        drawn = [self.rng.gauss(0, wide) for _ in self.now]
        mean = sum(drawn) / len(drawn)
        return tuple(one - mean for one in drawn)

    def _other(self, at: int, played: Action) -> Action:
        was = self.session.as_it_was(at)
        legal = legal_actions(was.observation(was.to_move).game)
        return self.rng.choice([action for action in legal if action != played])

    def doubt(self, seat: Seat) -> None:
        """Make the cost of a choice of a seat unclear, the first one past the middle."""
        late = [at for at in _free(self.session) if 2 * at > len(self.session.steps)]
        for k, swing in enumerate(self.swings):
            plain = swing.seat == seat and swing.at in late and swing.at not in self.dear
            if plain and isinstance(swing, model.JudgedChoice):
                best = self._other(swing.at, swing.played)
                self.swings[k] = evolve(swing.without_cost(), best=best)
                break

    def _add(self, swing: model.Swing) -> None:
        self.swings.append(swing)
        self.now = swing.after


def _reasons(cost: float) -> tuple[model.ReviewReason, ...]:
    parts = (0.6 * cost, 0.5 * cost, -0.1 * cost)
    named = zip(REASONS, parts, strict=True)
    return tuple(model.ReviewReason(*reason, part) for reason, part in named)


def _dear(session: Session, seat: Seat, rng: Random, costs: Sequence[float]) -> dict[int, float]:
    """Choose the actions of a seat that were costly: those where something else could be done."""
    own = [at for at in _free(session) if session.steps[at].seat == seat]
    return dict(zip(rng.sample(own, min(len(own), len(costs))), costs, strict=False))


@cache
def _free(session: Session) -> tuple[int, ...]:
    """Give the steps of a whole game at which something else could be done."""
    moments = ((at, session.as_it_was(at)) for at in range(len(session.steps)))
    games = ((at, was.observation(was.to_move).game) for at, was in moments)
    return tuple(at for at, game in games if len(legal_actions(game)) > 1)


def review_of(
    session: Session, seed: int = 1, costs: Sequence[float] = COSTS, upto: float = 1.0
) -> model.Review:
    """A review of a whole game, or rough and only of its first part.

    Each seat has costly choices, and one whose cost is unclear.
    Where it ends early the shares after it are those at the end of what was looked at.
    """
    rng, seats = Random(seed), session.seats
    dear: dict[int, float] = {}
    for seat in range(seats):
        dear |= _dear(session, seat, rng, costs)
    best = [score == max(session.scores) for score in session.scores]
    result = tuple(one / sum(best) for one in best)
    start = (1 / seats,) * seats
    walk = _Walk(session, rng, dear, start, result)
    for at, step in enumerate(session.steps):
        walk.step(at, step)
    for seat in range(seats):
        walk.doubt(seat)
    turns = session.steps[-1].turn + 1
    kept = walk.swings if upto == 1 else walk.swings[: round(upto * len(walk.swings))]
    half = 1.8 if seats == 2 else 0.65  # between two all is possible
    places = tuple(
        model.LevelPlace(1.95 - 0.3 * k, 1.95 - 0.3 * k - half, 1.95 - 0.3 * k + half)
        for k in range(seats)
    )
    return model.Review(
        start,
        result,
        tuple(kept),
        turns,
        done=upto,
        rough=upto < 1,
        error=0.06 if upto < 1 else 0.02,
        places=places if upto == 1 else (None,) * seats,
    )


class Finished:
    """Gives a review that is there already: there is nothing to work at."""

    def __init__(self, review: model.Review | None = None, seconds: float = 0.0) -> None:
        self.review, self.seconds = review, seconds
        self.told: Changed | None = None

    def start(self, _session: Session, changed: Changed) -> None:
        """Tell it at once."""
        self.told = changed
        changed(self.review, self.seconds)

    def stop(self) -> None:
        """Tell that nothing more comes."""
        self._tell(0.0)

    def go_on(self) -> None:
        """Tell that there is something left."""
        self._tell(self.seconds)

    def try_out(self, _choice: model.JudgedChoice, _tried: Action, priced: Priced) -> None:
        """Price any other action at 0.02."""
        priced(model.TriedCost(0.02, 0.01, 0.03))

    def _tell(self, seconds: float) -> None:
        if self.told is not None:
            self.told(self.review, seconds)


def main() -> None:
    """Let computers play all games that are kept, as after a change of the rules."""
    for path in GAMES.glob("*.alhambra"):
        seats, *modules = path.stem.split("-")
        records.save(think(int(seats), tuple(modules)), path)


if __name__ == "__main__":
    main()
