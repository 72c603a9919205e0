"""Somebody who plays a whole game with all modules through what the screen shows.

Hardly a rule is known here: what is lit can be chosen, and what is chosen is confirmed once the
button for it works. Every kind of question and of action is said yes to a few times and then no, so
that the game stays short. With which device things are chosen is up to the ``Hand``.

What is asked only of those who earn it is worked for: money is saved, mostly of one currency, and
bid for the characters that ask something new; the trader stands where tiles fit and waits for one
that is a home. The seed is for what is luck all the same, above all which six of the ten characters
are dealt.

In the daily run only the beginning is played, then every second question and action that did not
occur yet, from a position where it is due, and the end: those of one device are not those of the
other, as tests/ui/test_interaction_map.py and test_dragging.py ask each with both.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial

from attrs import evolve

from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtHand,
    AtZone,
    Begin,
    Choose,
    Do,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import CAN, CANNOT, LegalCell
from alhambra_qt.engine import legal_actions
from alhambra_qt.i18n import Msg
from alhambra_qt.modules import IDS
from alhambra_qt.options import Options
from tests.cases import night
from tests.controller.kit import chance
from tests.ui.geometry import unpainted
from tests.ui.whole_hand import Hand
from tests.ui.window_keys import can, frame_of
from tests.ui.window_kit import Player

MOST_STEPS = 3000
MOST_PICKS = 14
YES = 2  # so often a question or an action is said yes to
BIDS = 30
RICH = 25  # so much money is held before it is spent on what costs less or was done already
TRIES = 8  # so often an action is begun that then does not come about
STUCK = 16
BEGINNING = 14  # questions answered daily before it looks for the others
MOST_GAMES, FAR = 40, 720  # so many games are played by chance in search of them, and so far
SOON = 12  # daily, due ones occur within so many questions
# What is asked only of those who own the character or build where the trader stands; each is asked
# by itself in test_interaction_map.py.
RARE = {"knihstig", "fatima", "hakim", "trader_in", "trader_swap"}
# What is asked in every whole game.
ALWAYS = {
    *("residents", "trader_place", "trader_back", "turn", "place", "turn_end", "window"),
    *("before_turn", "auction", "pay_bid", "chests", "bonus", "redesign"),
}
# What this person does by itself in every whole game.
DOES = {
    *("place", "place_with_gate", "reserve", "take_gate", "take_hut", "buy_bazaar", "buy_chests"),
    *("bid", "wake_vizier", "use_vizier_aside", "use_thief", "use_builder", "build_sticks"),
}
# An action that uses up what another one needs, and that other one, which comes first.
AFTER = {Do("add_with_gate"): "place_with_gate"}


def whole_game(seed: str, names: tuple[str, ...], scale: float = 1.0) -> Player:
    """Somebody at the table of a game with all modules, against computers that play anything.

    `scale` is the size of texts and buttons.
    """
    player = Player(Options(lang="en"), painted=night())
    player.ctx.set_scale(scale)
    setup = default_config(names, seed=seed)
    seats = tuple(evolve(seat, level="random") for seat in setup.seats)
    player.program.running.play(evolve(setup, seats=seats, modules=IDS))
    player.settle()
    return player


def lit(view: TableView) -> list[Target]:
    """Everything that can be chosen now and is not, but the buttons."""
    pieces = {piece.target for zone in view.zones for piece in zone.pieces if piece.state == CAN}
    return sorted(can(view) | pieces, key=str)


def worth(card: str, held: dict[str, int]) -> float:
    """Return the worth of a card on the display: more if much of its currency is held to bid."""
    currency, _, value = card.rpartition("-")
    return (int(value) if value.isdigit() else 0) + held.get(currency, 0) / 3


def kind_of(target: Target) -> Target | type[Target]:
    """Return the kind of a target; of the pieces beside the board each is one by itself."""
    return target if isinstance(target, AtZone) else type(target)


def _is_amount(target: Target) -> bool:
    """Whether this chooses a number."""
    return isinstance(target, Choose) and target.field == "amount"


def _due(session: Session) -> set[str]:
    """Return the question of the first seat, and the actions that it could play."""
    if session.to_move != 0:
        return set()
    seen = session.observation(0).game
    return {seen.frame.kind, *(action.name for action in legal_actions(seen))}


class Person:
    """Says yes to everything new, buys what can be paid, and takes money otherwise.

    ``never`` are the chips of actions that this one does not begin; ``half`` is 0 or 1, for the
    half of all that is asked and done that must occur in the daily run.
    """

    def __init__(self, hand: Hand, seed: str, half: int, never: tuple[Target, ...] = ()) -> None:
        self.player, self.hand, self.seed, self.never = hand.player, hand, seed, never
        self.due = (ALWAYS | DOES) if night() else set(sorted(ALWAYS | DOES)[half::2])
        self.rng = random.Random(seed)
        self.asked: Counter[str] = Counter()
        self.yes: Counter[str | Target] = Counter()
        self.tries: Counter[Target] = Counter()
        self.begun, self.before = (
            0,
            set[str](),
        )  # where the game was opened; what was done till then
        self.only: Target | None = None  # the chip of the only action to begin now
        self.fitting: set[AtCell] = set()  # the cells where the last tile could be built
        self.astray: set[tuple[Target | None, Target | type[Target]]] = (
            set()
        )  # what led from an action to another one

    # -- a game -------------------------------------------------------------------------------

    def play(self) -> None:
        """Play to the results page, daily not all of it; check the questions and actions.

        An error lists the last inputs.
        """
        try:
            if night():
                self._until(lambda: self.player.page == "results", MOST_STEPS)
                assert self.asked.keys() >= ALWAYS | RARE
            else:
                self._play_parts()
            assert not self._missed() - RARE
            assert self.player.page == "results"
        except BaseException as error:
            error.add_note(f"seed {self.seed!r}, the last inputs:")
            for one in self.hand.inputs:
                error.add_note(f"  {one}")
            raise

    def _play_parts(self) -> None:
        """Play the beginning, then what did not come yet, then the end."""
        self._until(lambda: self.asked.total() >= BEGINNING, MOST_STEPS)
        for what, session in self._where(self._missed() - RARE).items():
            self.only = Do(what) if what in DOES else None
            self.before = self.done()
            self.player.open(session)
            self.begun = len(session.steps)
            self._until(partial(self._has_come, what), SOON)
        self.only, self.before = None, self.done()
        self.player.skip_to(lambda session: session.over, 3)
        self.begun = len(self.player.game.desk.session.steps)
        self._until(lambda: self.player.page == "results", MOST_STEPS)

    def _where(self, wanted: set[str]) -> dict[str, Session]:
        """Positions after the beginning, reached at random, where this person can do something."""
        session, found = self.player.game.desk.session, dict[str, Session]()
        for number in range(MOST_GAMES):
            rng, trial = random.Random(number), session.as_it_was(len(session.steps))
            while not (trial.over or len(trial.steps) > FAR or found.keys() == wanted):
                for what in (_due(trial) & wanted) - found.keys():
                    found[what] = trial.as_it_was(len(trial.steps))
                chance(trial, rng)
        assert found.keys() == wanted, wanted - found.keys()
        return found

    def _until(self, happened: Callable[[], bool], most: int) -> None:
        """Answer question after question until something is true."""
        player, stuck = self.player, 0
        for _ in range(most):
            if happened():
                return
            before = player.state()
            if player.page == "table":
                player.events()  # at night each question is painted, no key or click
                with unpainted(player.game.table):
                    self._answer()
            else:
                self.hand.go_on()
            stuck = stuck + 1 if player.state() == before else 0
            assert stuck < STUCK, f"{frame_of(player)}: {player.ctx.text(self._title())}"
        assert happened(), "it did not come"

    def done(self) -> set[str]:
        """The actions that this person played from its seat."""
        session = self.player.game.desk.session
        played = [*zip(session.steps, session.actions, strict=True)][self.begun :]
        return self.before | {action.name for step, action in played if step.seat == 0}

    def _has_come(self, what: str) -> bool:
        """Whether something was asked or done."""
        return what not in self._missed()

    def _rich(self) -> bool:
        """Whether there is money to spare."""
        return self.player.view.hand.total >= RICH

    def _missed(self) -> set[str]:
        """Return the questions and actions that are due and did not occur so far."""
        return (self.due | RARE) - self.asked.keys() - self.done()

    def _title(self) -> Msg:
        return self.player.view.prompt.title

    # -- a question ---------------------------------------------------------------------------

    def _answer(self) -> None:
        frame = frame_of(self.player)
        self.asked[frame] += 1
        new = self._new()
        if new is not None:
            self._begin(new)
        elif frame == "turn":
            self._turn()
        elif frame in ("place", "distribute"):
            self._place()
        else:
            self._say(f"{frame} {self.player.view.prompt.card}")

    def _say(self, question: str) -> None:
        """Say yes, or no once that was said often.

        Every character is bid for until one is owned that asks before a turn.
        """
        bids = question.startswith("auction") and "before_turn" not in self.asked
        often = BIDS if bids or self._wanted() else YES
        if self._button(Press("no")) and self.yes[question] >= often:
            self.hand.choose(Press("no"))
        else:
            self.yes[question] += 1
            self._bid()
            self._narrow()

    def _wanted(self) -> bool:
        """Whether the character in question asks something that was never asked."""
        return self.player.view.prompt.card in RARE - self.asked.keys()

    def _new(self) -> Target | None:
        """The chip of an action that was never done, or not often and there is money to spare."""
        chips = self.player.view.prompt.chips
        names: list[Target] = [
            chip.target for chip in chips if isinstance(chip.target, Do) and chip.enabled
        ]
        if self._button(Begin("redesign")):
            names.append(Begin("redesign"))
        late = {action for action, first in AFTER.items() if first not in self.done()}
        names = [name for name in names if name not in self.never and name not in late]
        if self.only is not None:
            names = [name for name in names if name == self.only]
        often = (2 * YES if self._missed() else YES) if self._rich() else 1
        fresh = [name for name in names if self.yes[name] < often and self.tries[name] < TRIES]
        return min(fresh, key=lambda target: self.tries[target], default=None)

    def _begin(self, target: Target) -> None:
        """Begin an action by its chip, and choose what it needs."""
        self.tries[target] += 1
        before = self.player.state()
        self.hand.choose(target)
        self._narrow(target if self._is_begun(target) else None)
        self.yes[target] += self.player.state() != before

    def _is_begun(self, target: Target) -> bool:
        """Whether the chip of an action is shown as chosen."""
        chips = self.player.view.prompt.chips
        return any(chip.chosen and chip.target == target for chip in chips)

    def _narrow(self, begun: Target | None = None) -> None:
        """Choose anything that is lit until that can be confirmed.

        What leads from the action that was begun to another one is not chosen for it again.
        """
        before, tried = self.player.state(), set[Target]()
        for _ in range(MOST_PICKS):
            if self.player.state() != before:
                return
            if self._button(Press("confirm")):
                self.hand.choose(Press("confirm"))
                return
            goals = [
                target
                for target in self._goals(tried)
                if (begun, kind_of(target)) not in self.astray
            ]
            goal = next((target for target in goals if self.hand.reach(target)), None)
            if goal is None:
                break
            tried.add(goal)
            self.hand.choose(goal)
            still = begun is not None and self.player.state() == before
            if begun is not None and still and not self._is_begun(begun):
                self.astray.add((begun, kind_of(goal)))
                break
        self.hand.give_up()

    def _goals(self, tried: set[Target]) -> list[Target]:
        """List the next choices: new things first, and pieces beside the board mostly last.

        Such a piece may begin another action instead.
        """
        goals = [target for target in lit(self.player.view) if self._is_part(target)]
        self.rng.shuffle(goals)
        late = AtZone if self.rng.random() < 0.75 else AtHand
        return sorted(
            goals,
            key=lambda goal: (goal in tried, goal not in self.fitting, isinstance(goal, late)),
        )

    def _is_part(self, target: Target) -> bool:
        """Whether choosing this goes on with what was begun."""
        chips = self.player.view.prompt.chips
        begun = any(chip.chosen and isinstance(chip.target, (Do, Begin)) for chip in chips)
        return not isinstance(target, Begin) and not (begun and isinstance(target, Do))

    def _button(self, target: Target) -> bool:
        """Whether a button or a chip is there and works."""
        spot = self.player.spot(target)
        return spot is not None and spot.enabled

    # -- the questions with a way of their own ------------------------------------------------

    def _bid(self) -> None:
        """Bid the most for what is wanted: somebody else will hardly go beyond that."""
        chips = self.player.view.prompt.chips
        steps = [chip for chip in chips if _is_amount(chip.target) and chip.enabled]
        goal = steps[-1 if self._wanted() else 0] if steps else None
        if goal is not None and not goal.chosen:
            self.hand.choose(goal.target)

    def _turn(self) -> None:
        """Buy what can be paid exactly, or at all with money to spare; else take the best card."""
        goal = next(self._wishes(), None)
        if goal is not None:
            self.hand.choose(goal)
        if self._button(Press("confirm")):
            self.hand.choose(Press("confirm"))
        else:
            self.hand.give_up()

    def _wishes(self) -> Iterator[Target]:
        view = self.player.view
        for wanted in ("exact", "over") if self._rich() else ("exact",):
            for slot in sorted(view.market, key=lambda slot: -slot.price):
                if slot.tile and slot.pay == wanted and slot.state != CANNOT:
                    yield slot.target
        cards = [card for card in view.display.cards if card is not None and card.state == CAN]
        held = {group.currency: group.sum for group in view.hand.groups}
        for card in sorted(cards, key=lambda card: worth(card.card, held), reverse=True):
            yield card.target

    def _place(self) -> None:
        """Put the tile where it needs a gate, or the trader wants it, or into the reserve."""
        view, before, done = self.player.view, self.player.state(), self.done()
        gated = "place_with_gate" in done
        legal = sorted(
            view.legal, key=lambda cell: (gated or not cell.gates, -self._for_trader(cell))
        )
        self.fitting = {cell.target for cell in legal}
        if not legal or ("reserve" not in done and self._button(Press("reserve"))):
            self.hand.choose(Press("reserve"))
        elif view.ghost is None or not view.ghost.put:
            self.hand.choose(legal[0].target)
        if self.player.state() == before:
            self._narrow()  # where a gate can open several sides, one is to be chosen

    def _for_trader(self, cell: LegalCell) -> int:
        """How much the trader wants the tile here: 1 if it should come, -1 if another one should.

        Once a resident was swapped, the trader waits until one can move in.
        """
        view = self.player.view
        if (cell.x, cell.y) not in {(token.x, token.y) for token in view.palace.tokens}:
            return 0
        zones = [zone for zone in view.zones if zone.name == "trader" and zone.tag == view.you.seat]
        waiting = {piece.id for zone in zones for piece in zone.pieces}
        home = f"resident-{(view.prompt.tile or '').partition('-')[0]}" in waiting
        new = "trader_swap" not in self.asked or "trader_in" in self.asked
        return 1 if home or new else -1
