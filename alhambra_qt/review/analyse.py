"""The work of a review: share by share along a game, first roughly, then where it matters.

A *node* is a moment whose shares are asked for: after a choice, with what it reveals left open,
and after what was really revealed. Each pass takes one guessed order of all that is undrawn
(``Orders``) along the whole game and plays a rollout at the nodes that need one more. Then each
choice is judged in the chooser's own view. All that is known is in ``Work``, which can be kept and
gone on with; what comes next follows from it alone, so that a review does not depend on where it
was interrupted.
"""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, pairwise

import attrs

from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import ALL_HANDS, Seat
from alhambra_qt.engine.observe import observe, redeal
from alhambra_qt.engine.play import answers, apply_unchecked, free_acts, to_move
from alhambra_qt.engine.rules import Game

from . import second_opinion
from .judging import Choosing, Pricing, begun, cost_of, half_width, judge, price
from .model import (
    SLIP,
    JudgedChoice,
    Reveal,
    Review,
    ReviewReason,
    Shares,
    Swing,
    TriedCost,
    in_hundredths,
)
from .orders import Orders
from .shares import BETWEEN, horizon, result_of, shares_of
from .strength import place_of

ROUGH, ALL, MORE = 2, 12, 6  # rollouts at the ends of turns, then at all nodes, then where needed
MOST = 96  # rollouts of one node
WIDE = 0.02  # half the width of the interval of a share at which rollouts stop
TRIED = 48  # worlds in which something else is priced
DEARER = (72, 160)  # worlds in all in which choices that look costly are priced
SPLIT = (0.02, 0.18, 0.52, 0.7, 0.85, 1.0)  # of the work: how much is done after each stage

PHASES = ("rough", "all", "choices", "wide", "dear", "second")


@attrs.frozen(eq=False)
class Acted:
    """A moment at which somebody acted: the game before and after, and what came of it.

    ``free`` tells that the action was a free act: it could have waited, so it is no choice to be
    judged, nor part of one.
    """

    at: int
    game: Game
    after: Game
    seat: Seat
    action: Action
    choice: bool
    free: bool
    reveals: bool


@attrs.define
class Node:
    """Rollout results of a moment: number, sums and sums of squares of the shares.

    Seats are weighed at the ends of turns later than ``after``: just before a reveal and just after
    it the same turns, or what is no luck would look like it.
    """

    at: int
    revealed: bool
    open: bool = False  # what the action reveals is still left open
    after: int = -1
    last: bool = False  # of its turn
    futures: int = 0
    sums: list[float] = attrs.Factory(list)
    squares: list[float] = attrs.Factory(list)

    def try_out(self, worlds: Sequence[Game]) -> None:
        """Add a rollout of each world; where all agree on what is seen, they share a policy."""
        ended = not worlds[0].decisions or worlds[0].decisions[-1].kind in BETWEEN
        policy = None if self.open or ended else Policy(worlds[0], BALANCED)
        for shares in shares_of(worlds, self.after, policy):
            self.futures += 1
            nothing = [0.0] * len(shares)
            summed = zip(self.sums or nothing, shares, strict=True)
            squared = zip(self.squares or nothing, shares, strict=True)
            self.sums = [total + share for total, share in summed]
            self.squares = [total + share * share for total, share in squared]

    @property
    def shares(self) -> Shares:
        """The shares as far as they are known."""
        return tuple(total / self.futures for total in self.sums)

    @property
    def half_width(self) -> float:
        """Half the width of the 95 % interval of a share, the widest of all seats."""
        if self.futures < 2:
            return 1.0
        known = zip(self.sums, self.squares, strict=True)
        return max(half_width(self.futures, *sums) for sums in known)


@attrs.define
class Work:
    """The state of an analysis so far; the next step follows from it."""

    nodes: list[Node]
    prices: dict[int, Pricing] = attrs.Factory(dict)
    passes: int = 0
    phase: int = 0
    step: int = 0  # within the phase
    size: int = 1  # steps of the phase, as far as is known


@attrs.define(eq=False)
class Analysis:
    """Computes the review of a game.

    ``dealt`` lists the actions before which undrawn pieces were dealt again, with the seeds: in
    branches with other luck.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> Analysis(new_game(Setup(seats=3, seed="a")), [], "x").review().result
    (0.3333333333333333, 0.3333333333333333, 0.3333333333333333)
    """

    start: Game
    actions: Sequence[Action]
    seed: str = "review"
    futures: int = MOST
    dealt: Mapping[int, str] = attrs.field(factory=dict)
    moments: list[Acted] = attrs.field(init=False)
    end: Game = attrs.field(init=False)
    work: Work = attrs.field(init=False)
    _costly: list[int] | None = attrs.field(init=False, default=None)  # once second opinions begin

    def __attrs_post_init__(self) -> None:
        self.moments, self.end = _moments(self.start, self.actions, self.dealt)
        self.work = Work(self._nodes())

    def _nodes(self) -> list[Node]:
        """List the moments whose shares are asked for, but the result, which is known."""
        known = _last_swing(self.moments)
        nodes = [Node(-1, True, last=True)]
        for moment in self.moments:
            nodes += [Node(moment.at, False, moment.reveals)] if moment.choice else []
            nodes += [Node(moment.at, True)] if moment.reveals else []
        nodes = [node for node in nodes if (node.at, node.revealed) != known]
        for node, later in zip(nodes, [*nodes[1:], None], strict=True):
            turn = self.moments[node.at].game.turn if node.at >= 0 else -1
            node.last = later is None or self.moments[later.at].game.turn != turn
            before = later if later is not None and later.revealed else node
            node.after = horizon(self.after(before.at)) - 1
        return nodes

    # -- the work -----------------------------------------------------------------------------

    def steps(self) -> Iterator[float]:
        """Work until all is done; give after each step how much is done, 0 to 1."""
        while self.work.phase < len(PHASES):
            self.work.size = max(1, getattr(self, f"_{PHASES[self.work.phase]}")())
            self.work.step += 1
            if self.work.step >= self.work.size:
                self.work.phase, self.work.step = self.work.phase + 1, 0
            yield self.done()

    def done(self) -> float:
        """Tell how much of the work is done, 0 to 1."""
        phase = self.work.phase
        if phase == len(PHASES):
            return 1.0
        before = SPLIT[phase - 1] if phase else 0.0
        return before + (SPLIT[phase] - before) * self.work.step / self.work.size

    def _rough(self) -> int:
        self._pass([node for node in self.work.nodes if node.last], ROUGH)
        return 1

    def _all(self) -> int:
        self._pass(self.work.nodes, min(MORE, self.futures))
        return min(ALL, self.futures) // MORE

    def _choices(self) -> int:
        found = [moment for moment in self.moments if moment.choice and not moment.free]
        if self.work.step < len(found):
            moment = found[self.work.step]
            self.work.prices[moment.at] = judge(self.choosing(moment))
        return len(found)

    def _wide(self) -> int:
        wanted = [
            node
            for node in self.work.nodes
            if node.half_width > WIDE and node.futures < self.futures
        ]
        self._pass(wanted, MORE)
        left = max((self.futures - node.futures for node in wanted), default=0)
        return self.work.step + 1 + -(-max(0, left) // MORE)

    def _dear(self) -> int:
        found = [at for at, pricing in sorted(self.work.prices.items()) if pricing.worlds]
        if self.work.step < len(found):
            at = found[self.work.step]
            for most in (least for least in DEARER if least <= 2 * self.futures):
                pricing = self.work.prices[at]
                if may_be_dear(pricing, self.moments[at].seat):
                    price(self.choosing(self.moments[at]), pricing, most - pricing.worlds)
        return len(found)

    def _second(self) -> int:
        """Ask for a second opinion on a choice that would be called costly."""
        wanted = self.called_costly() if self._costly is None else self._costly
        if wanted:
            choosing, found = self.choosing(self.moments[wanted[0]]), self.work.prices[wanted[0]]
            second_opinion.ask(choosing, found)
            # Only where the opinions differ may another choice be called costly instead.
            differs = second_opinion.differs(found, choosing.seat)
            wanted = self.called_costly() if differs else wanted[1:]
        self._costly = wanted
        return self.work.step + 1 + len(wanted)

    def called_costly(self) -> list[int]:
        """List the choices that are called costly, or shown as such, without a second opinion.

        Where one becomes unclear, another may be shown instead.
        """
        review = self.review()
        shown = chain.from_iterable(review.dearest(seat) for seat in range(review.seats))
        called = {choice.at for choice in review.judged() if choice.severity}
        called |= {choice.at for choice in shown}
        return sorted(at for at in called if not self.work.prices[at].second.count)

    def luck(self, futures: int) -> Shares:
        """Add up for each seat what reveals changed, by a number of rollouts and nothing else."""
        pairs = [(old, new) for old, new in pairwise(self.work.nodes) if new.revealed]
        # Before the result; else the last change was a choice.
        last = self.work.nodes[-1:] if _last_swing(self.moments)[1] else []
        self._pass([*chain.from_iterable(pairs), *last], futures)
        swings = [(old.shares, new.shares) for old, new in pairs]
        swings += [(node.shares, result_of(self.end)) for node in last]
        changes = [[b - a for a, b in zip(*swing, strict=True)] for swing in swings]
        return tuple(math.fsum(column) for column in zip(*changes, strict=True))

    def _pass(self, wanted: Sequence[Node], more: int) -> None:
        """Take more orders of what is undrawn along the game, with a rollout at some nodes."""
        first = self.work.passes
        guesses = [Orders(f"{self.seed}/{number}") for number in range(first, first + more)]
        self.work.passes += more
        nodes = {(node.at, node.revealed): node for node in wanted}
        last = max((node.at for node in wanted), default=-1)
        worlds = [orders.world(observe(self.start, ALL_HANDS)) for orders in guesses]
        if (-1, True) in nodes:
            nodes[-1, True].try_out(worlds)
        for moment in self.moments[: last + 1]:
            after = self.after(moment.at)
            node = nodes.get((moment.at, False))
            if node is not None:
                table = observe(moment.game, ALL_HANDS)
                worlds = [orders.world(table) for orders in guesses]
                for world in worlds:
                    world.proves = False
                    apply_unchecked(world, moment.action)
                node.try_out(worlds)
            for orders in guesses:
                orders.follow(moment.game, after)
            node = nodes.get((moment.at, True))
            if node is not None:
                table = observe(after, ALL_HANDS)
                node.try_out([orders.world(table) for orders in guesses])

    def after(self, at: int) -> Game:
        """Give the game after an action."""
        return self.moments[at].after if at >= 0 else self.start

    def choosing(self, moment: Acted) -> Choosing:
        """Give a choice with what the seat went on to do until something was revealed."""
        done = list[Action]()
        for later in self.moments[moment.at :]:
            goes_on = later.seat == moment.seat and later.game.turn == moment.game.turn
            if done and (not goes_on or later.game.frame.kind in ("turn_end", "window")):
                break
            if later is self.moments[moment.at] or not later.free:
                done.append(later.action)
            if later.reveals:
                break
        seed = f"{self.seed}/{moment.at}"
        return Choosing(moment.game, moment.seat, tuple(done), seed)

    def try_out(self, at: int, tried: Action, best: Action) -> TriedCost:
        """Say what another choice would have cost beside the best that was found."""
        choosing, nothing = self.choosing(self.moments[at]), [0.0] * len(self.end.players)
        if tried in free_acts(choosing.game):
            return TriedCost(0.0, 0.0, 0.0)  # it could wait, and the choice is still to be made
        found = Pricing(begun(choosing, best), begun(choosing, tried), 0, nothing)
        price(choosing, found, TRIED)
        cost, half = cost_of(found, choosing.seat)
        if abs(cost) > half and in_hundredths(abs(cost)) >= SLIP:
            second_opinion.ask(choosing, found)
        unclear = second_opinion.differs(found, choosing.seat)
        return TriedCost(cost, cost - half, cost + half, unclear)

    # -- the results --------------------------------------------------------------------------

    def review(self) -> Review:
        """Say what is known so far."""
        result = result_of(self.end)
        known = {(node.at, node.revealed): node for node in self.work.nodes if node.futures}
        start = known.get((-1, True))
        seats = len(self.end.players)
        now = first = start.shares if start is not None else (1 / seats,) * seats
        if not self.moments:
            now = first = result
        swings: list[Swing] = []
        ends = _last_swing(self.moments)
        for moment in self.moments:
            for revealed in (False, True):
                if not (moment.reveals if revealed else moment.choice):
                    continue
                node = known.get((moment.at, revealed))
                shares = node.shares if node is not None else now
                if (moment.at, revealed) == ends:
                    shares = result
                swings.append(self._swing(moment, revealed, now, shares))
                now = shares
        wide = [node.half_width for node in known.values()]
        found = Review(
            start=first,
            result=now,
            swings=tuple(swings),
            turns=self.end.turn - self.start.turn + 1,
            done=self.done(),
            rough=self.work.phase <= PHASES.index("wide"),
            error=math.fsum(wide) / len(wide) if wide else 0.0,
            places=(None,) * seats,
        )
        if self.work.phase <= PHASES.index("choices"):
            return found
        # The scale of the levels was measured by the judge alone.
        places = tuple(place_of(tuple(found.judged(seat)), seats) for seat in range(seats))
        clear = tuple(map(self._with_second, found.swings))
        return attrs.evolve(found, places=places, swings=clear)

    def _with_second(self, swing: Swing) -> Swing:
        """Call the cost of a choice unclear where the second opinion differs."""
        if not isinstance(swing, JudgedChoice) or swing.at not in self.work.prices:
            return swing
        differs = second_opinion.differs(self.work.prices[swing.at], swing.seat)
        return swing.without_cost() if differs else swing

    def _swing(self, moment: Acted, revealed: bool, before: Shares, after: Shares) -> Swing:
        at, seat = moment.at, moment.seat
        turn = moment.game.turn - self.start.turn
        if revealed:
            return Reveal(at, turn, seat, before, after)
        own, cost, half, best = (0.0,) * len(before), 0.0, 0.0, moment.action
        reasons: tuple[ReviewReason, ...] = ()
        found = self.work.prices.get(at)
        if found is not None and found.worlds:
            own = tuple(total / found.worlds for total in found.sums)
            best, (cost, half) = found.best[0], cost_of(found, seat)
            reasons = tuple(
                attrs.evolve(reason, part=reason.part * cost) for reason in found.reasons
            )
        return JudgedChoice(
            *(at, turn, seat, before, after, own, cost, cost - half, cost + half),
            *(moment.action, best, reasons),
        )


def may_be_dear(found: Pricing, seat: Seat) -> bool:
    """Whether a choice may be one to be named, and more worlds would tell more surely."""
    cost, half = cost_of(found, seat)
    return cost + half > SLIP and half > cost / 3


def _last_swing(moments: Sequence[Acted]) -> tuple[int, bool]:
    """Find the last change of the game: after it comes the result."""
    found = [(moment.at, False) for moment in moments if moment.choice]
    found += [(moment.at, True) for moment in moments if moment.reveals]
    return max(found, default=(-1, False))


def _moments(
    start: Game, actions: Sequence[Action], dealt: Mapping[int, str]
) -> tuple[list[Acted], Game]:
    game, found = start, list[Acted]()
    for at, action in enumerate(actions):
        if at in dealt:
            game = redeal(observe(game, ALL_HANDS), dealt[at])
        seat = to_move(game)
        if seat is None:
            break
        after, free = game.clone(), action in free_acts(game)
        choice = free or len(answers(game)) > 1
        apply_unchecked(after, action)
        reveals = after.reveals != game.reveals
        found.append(Acted(at, game, after, seat, action, choice, free, reveals))
        game = after
    return found, game
