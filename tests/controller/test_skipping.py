"""Passing by itself between turns, and who is asked again after passing."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.desk.between import nothing_new
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game import records, seats
from alhambra_qt.controller.game.seats import ALWAYS, PRICE, SCORING, TURN, UNTIL, Skip, Viewing
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import Chance
from alhambra_qt.controller.view.targets import AtDisplay, Do, Press, SkipUntil
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Action, EndTurn, PassWindow
from alhambra_qt.engine.codec import action_to_json
from alhambra_qt.engine.events import Scored, WindowPassed
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import tr
from alhambra_qt.modules import IDS
from alhambra_qt.modules.thieves.rules import Thieves, UseThief
from alhambra_qt.modules.vizier.rules import Vizier
from tests.cases import count
from tests.controller.kit import (
    act,
    arranged,
    cards,
    chance,
    chances,
    config,
    interrupt,
    picks,
    there,
    tiles,
    true_game,
)

VIZIER = {"modules": ("vizier",)}
EVERY = IDS
NOTHING = "Nothing you can do between these turns"
BOTH = "Do something between turns?"
STATE = {
    "hand": "florin-4 florin-5 dirham-9",
    "market": "seraglio-9 chambers-8-nw tower-12 tower-11",
    "display": "ducat-3 florin-7 florin-2 denar-9",
}


def asked(seats: int = 2, humans: int = 1, **more: Any) -> Desk:
    """Seat 0, a person, is asked between turns, as the last one."""
    setup = config(seats, humans, **{**VIZIER, **more})
    game = arranged(setup, **STATE)
    interrupt(game, "window", 0)
    desk = Desk(Session.at(setup, game, {}), DeskOptions("off"))
    if humans > 1:
        desk.take_seat()
    return desk


def ask_again(desk: Desk, seat: int = 0) -> None:
    """Put the same question once more."""
    game = true_game(desk.session)
    game.push("window", seat)
    desk.session.version += 1
    desk.between.look()


def on(desk: Desk) -> None:
    """Let time pass: who passes by itself does, the others do something at random."""
    session = desk.session
    if desk.between.passing:
        desk.between.pass_()
        return
    if desk.viewing.waiting is not None:
        desk.take_seat()
    chance(session, random.Random(f"{session.config.seed}/{len(session.steps)}"))


# -- saying it ---------------------------------------------------------------------------------


def test_every_question_between_turns_offers_it() -> None:
    """The question has a chip that leads to the choice; Esc leads back without passing."""
    desk = asked()
    chip = desk.view().prompt.chips[-1]
    assert (chip.target, chip.key) == (SkipUntil("open"), "Q")
    desk.pick(chip.target)
    prompt = desk.view().prompt
    assert tr("en", prompt.title) == "Pass between turns until when?"
    assert [button.target for button in prompt.chips] == [SkipUntil(until) for until in UNTIL]
    assert not prompt.beside  # the chips are the answer, not one more thing to do
    desk.cancel()
    assert tr("en", desk.view().prompt.title) == "Use the vizier?"
    assert desk.session.actions == ()
    assert desk.session.skips == {}


def test_skipping_with_thieves_only() -> None:
    """Where only thieves are asked about, no price is waited for."""
    desk = asked(modules=("thieves",))
    assert desk.view().prompt.chips[-1].target == SkipUntil("open")
    desk.pick(SkipUntil("open"))
    offered = [chip.target for chip in desk.view().prompt.chips]
    assert offered == [SkipUntil("turn"), SkipUntil("scoring"), SkipUntil("always")]
    desk.pick(SkipUntil("price"))
    assert desk.session.skips == {}


def test_choosing_passes_this_time_too() -> None:
    """The choice to pass applies at once, by itself; only the own panel shows it."""
    desk = asked()
    desk.pick(SkipUntil("always"))
    assert desk.between.passing
    assert desk.actor is None
    assert tr("en", desk.view().prompt.title) == "You pass automatically between turns"
    desk.between.pass_()
    assert desk.session.actions == (PassWindow.of(),)
    view = desk.view()
    assert there(view.you.extras).cards[0].target == SkipUntil("off")
    assert all(repr(SkipUntil("off")) not in str(panel) for panel in view.opponents)


def test_one_click_switches_it_off() -> None:
    """The card in the own panel ends it, also in the moment before passing."""
    desk = asked()
    picks(desk, SkipUntil("always"), SkipUntil("off"))
    assert not desk.between.passing
    desk.between.pass_()
    assert desk.session.actions == ()
    assert tr("en", desk.view().prompt.title) == "Use the vizier?"


def test_taking_the_passing_back_asks_again() -> None:
    """Undo after passing by itself asks what was passed, and passes no more."""
    desk = asked(seats=3)
    game = true_game(desk.session)
    game.decisions[-1] = game.decisions[-1]._replace(data=(1,))
    desk.pick(SkipUntil("always"))
    desk.between.pass_()
    assert desk.session.to_move == 1
    desk.undo()
    assert desk.session.to_move == 0
    assert not desk.between.passing
    assert desk.session.skips == {}
    assert desk.actor == 0


# -- until when --------------------------------------------------------------------------------


@pytest.mark.parametrize("until", UNTIL)
def test_it_ends_with_what_was_named(until: str) -> None:
    """In a whole game it lasts until just what was said."""
    setup = config(3, 1, seed=f"until {until}", **VIZIER)
    desk = Desk(Session.new(setup), DeskOptions("off"))
    session, ends = desk.session, 0
    while not session.over:
        if desk.actor == 0 and session.between_turns:
            desk.pick(SkipUntil(until))
            assert desk.between.passing == (0 in session.skips)
        before = len(session.steps)
        skipped = 0 in session.skips
        on(desk)
        events = [event for step in session.steps[before:] for event in step.events]
        ended = skipped and 0 not in session.skips
        ends += ended
        kinds = [type(event).__name__ for event in events]
        if until == TURN:
            assert ended == (skipped and session.to_move == 0 and "TurnStarted" in kinds)
        elif until == SCORING:
            assert ended == (skipped and any(isinstance(event, Scored) for event in events))
        elif until == ALWAYS:
            assert not ended
    assert ends > 0 or until == ALWAYS


def test_a_price_is_waited_for_once() -> None:
    """A single person is asked again when a tile comes that can be paid exactly, and only then."""
    desk = asked()
    desk.pick(SkipUntil("price"))
    assert desk.session.skips[0] == Skip(PRICE, tuple(tiles("seraglio-9")))
    assert desk.between.passing  # the seraglio could be paid when that was said
    true_game(desk.session).market[1] = tiles("chambers-9-w")[0]
    ask_again(desk)
    assert not desk.between.passing  # 9 dirhams are in the hand
    assert desk.session.skips == {}


def test_a_price_that_cannot_be_met_is_passed() -> None:
    """A new tile that cannot be paid exactly does not end it for a single person."""
    desk = asked()
    desk.pick(SkipUntil("price"))
    true_game(desk.session).market[2] = tiles("garden-8-nw")[0]
    ask_again(desk)
    assert desk.between.passing


def test_among_several_people_a_price_is_public() -> None:
    """Where others see who is asked again, any new tile ends it, whatever the hand holds."""
    for hand in ("florin-4 florin-5 dirham-9", "denar-1"):
        desk = asked(seats=3, humans=2)
        true_game(desk.session).players[0].hand = sorted(cards(hand))
        desk.pick(SkipUntil("open"))
        chips = [tr("en", chip.text) for chip in desk.view().prompt.chips]
        assert "until a new price is in the market" in chips
        desk.pick(SkipUntil("price"))
        assert desk.between.passing
        true_game(desk.session).market[2] = tiles("garden-8-nw")[0]
        ask_again(desk)
        assert not desk.between.passing


# -- what is never passed, and what others see ---------------------------------------------------


def test_only_questions_between_turns_are_passed() -> None:
    """With every module, all seats passing: nothing but the questions between turns is answered."""
    setup = config(3, 3, seed="compulsory", modules=EVERY)
    desk = Desk(Session.new(setup), DeskOptions("off"))
    session = desk.session
    session.skips = {seat: Skip(ALWAYS) for seat in range(3)}
    desk.between.look()
    kinds = set()
    while not session.over and len(session.steps) < count(600, 10_000):
        kind = session.observation(None).game.frame.kind
        assert desk.between.passing == (kind == "window")
        if not desk.between.passing:
            kinds.add(kind)
        before = len(session.steps)
        on(desk)
        if kind == "window":
            assert session.steps[before].action == PassWindow.of()
    assert {"residents", "bonus", "auction", "turn"} <= kinds


def test_passing_by_itself_is_like_saying_no() -> None:
    """The same game by hand and by itself: same actions, same events, same log, same saved game."""
    by_hand, by_itself = (Desk(Session.new(config(3, 3, seed="same", **VIZIER))) for _ in range(2))
    by_itself.session.skips = {1: Skip(ALWAYS)}
    by_itself.between.look()
    for _ in range(120):
        if by_hand.session.over:
            break
        if by_itself.between.passing:
            by_hand.take_seat()
            by_hand.pick(Press("no"))
            by_itself.between.pass_()
        else:
            on(by_itself)
            by_hand.session.play(by_itself.session.actions[-1])
    events = [step.events for step in by_itself.session.steps]
    assert sum(isinstance(event, WindowPassed) for events in events for event in events) > 10
    assert [step.events for step in by_hand.session.steps] == events
    assert by_hand.session.digest() == by_itself.session.digest()
    assert by_hand.history.log() == by_itself.history.log()


def test_nobody_is_called_to_the_screen_for_it() -> None:
    """A seat that passes by itself does not get the screen; its owner keeps it."""
    desk = asked(seats=3, humans=3)
    game = true_game(desk.session)
    game.decisions[-1] = game.decisions[-1]._replace(data=(1, 2))
    desk.session.skips = {1: Skip(ALWAYS)}
    desk.pick(Press("no"))
    assert (desk.session.to_move, desk.viewing.viewer, desk.viewing.waiting) == (1, 0, None)
    assert desk.handover() is None
    assert desk.actor is None
    desk.between.pass_()
    assert (desk.session.to_move, desk.viewing.viewer, desk.viewing.waiting) == (2, None, 2)


ASKED = [
    ("vizier", "florin-4 florin-5", "", "Use the vizier?", []),
    ("vizier", "denar-1", "", NOTHING, []),
    ("thieves", "denar-1", "thief-florin", "Use a thief?", [Do("use_thief")]),
    ("thieves", "denar-1", "thief-dirham", NOTHING, []),
    ("vizier thieves", "florin-4 florin-5", "thief-dirham", "Use the vizier?", []),
    ("vizier thieves", "denar-1", "thief-florin", "Use a thief?", [Do("use_thief")]),
    ("vizier thieves", "florin-9", "thief-florin", BOTH, [Do("use_thief")]),
]


@pytest.mark.parametrize(("modules", "hand", "thieves", "title", "chips"), ASKED)
def test_only_what_can_be_done_is_spoken_of(
    modules: str, hand: str, thieves: str, title: str, chips: list[Do]
) -> None:
    """Nobody reads of buying who cannot pay, nor of a thief without one that takes anything."""
    desk = asked(seats=3, humans=2, modules=tuple(modules.split()))
    game = true_game(desk.session)
    game.players[0].hand = sorted(cards(hand))
    if thieves:
        Thieves.of(game).held[0] = cards(thieves)
    page, prompt = desk.handover(), desk.view().prompt
    assert page is None
    assert tr("en", prompt.title) == title
    assert [chip.target for chip in prompt.chips] == [*chips, SkipUntil("open")]
    buys = any(button.text.id == "play-button-buy" for button in prompt.buttons)
    assert buys is (title in ("Use the vizier?", BOTH))
    desk.pick(Press("no"))
    assert desk.session.actions == (PassWindow.of(),)


def test_a_thief_is_used_from_the_same_question() -> None:
    """The chip of the thief leads to its card, and the answer is played."""
    desk = asked(seats=3, humans=2, modules=("thieves",))
    Thieves.of(true_game(desk.session)).held[0] = cards("thief-florin")
    act(desk, Do("use_thief"), AtDisplay(1))
    assert desk.session.actions == (UseThief.of(*cards("thief-florin florin-7")),)


@pytest.mark.parametrize(("hand", "able"), [("florin-4 florin-5", True), ("denar-1", False)])
def test_a_person_alone_passes(hand: str, able: bool) -> None:
    """A seat that can only pass does so by itself with the reason, and no undo is offered."""
    desk = asked(seats=3)
    game = true_game(desk.session)
    game.players[0].hand = sorted(cards(hand))
    game.decisions[-1] = game.decisions[-1]._replace(data=(1,))
    assert not desk.between.passing  # a desk asks everything by default
    desk.between.look(ask_idle=False)
    assert desk.between.passing is not able
    if able:
        return
    assert tr("en", desk.view().prompt.title).startswith("Nothing to use between turns")
    assert desk.session.skips == {}
    desk.between.pass_()
    assert desk.session.actions == (PassWindow.of(),)
    assert desk.session.undo_blocked(0) is not None  # taken back there would be nothing to do


def test_among_several_people_everybody_is_asked() -> None:
    """Whether one could act would show by not being asked."""
    desk = asked(seats=3, humans=2)
    true_game(desk.session).players[0].hand = sorted(cards("denar-1"))
    desk.between.look(ask_idle=False)
    assert not desk.between.passing


# -- the saved game ------------------------------------------------------------------------------


def test_it_is_saved_and_loaded(tmp_path: Path) -> None:
    """A saved game remembers it by seat, and goes on passing."""
    desk = Desk(Session.new(config(3, 2, seed="kept", **VIZIER)))
    while not (desk.session.between_turns and desk.session.to_move == 0):
        on(desk)
    desk.take_seat()
    desk.pick(SkipUntil("price"))
    path = tmp_path / "game.alhambra"
    records.save(desk.session, path)
    loaded = records.load(path)
    assert loaded.skips == desk.session.skips
    assert loaded.skips[0].known
    again = Desk(loaded)
    assert again.between.passing
    assert again.handover() is None


def test_it_changes_nothing_of_the_record(tmp_path: Path) -> None:
    """A record with it and one without replay the same; without it the field is left out."""
    session = Session.new(config(3, 1, seed="replay", **VIZIER))
    chances(session, random.Random(4), 40)
    plain = records.to_record(session)
    session.skips = {0: Skip(ALWAYS)}
    marked = records.to_record(session)
    assert set(marked) - set(plain) == {"skips"}
    found = []
    for name, record in (("plain", plain), ("marked", marked)):
        path = tmp_path / f"{name}.alhambra"
        records.write_record(path, record)
        loaded = records.load(path)
        found.append(([action_to_json(action) for action in loaded.actions], loaded.digest()))
    assert found[0] == found[1]


@pytest.mark.parametrize(
    "broken",
    [
        None,
        7,
        [],
        {"0": 3},
        {"0": {"until": "dawn"}},
        {"9": {"until": "always"}},
        {"1": {"until": "always"}},
        {"0": {"until": ["turn"]}},
    ],
)
def test_what_cannot_be_read_was_not_said(broken: object) -> None:
    """Anything strange in its place, or a seat without a person, is left out without complaint."""
    assert seats.skips_from_json(broken, (0,)) == {}


def test_strange_prices_are_forgotten() -> None:
    """Of the known prices only tiles are read."""
    data = {"0": {"until": "price", "known": ["seraglio-9", "moon", 3, None]}}
    assert seats.skips_from_json(data, (0,)) == {0: Skip(PRICE, tuple(tiles("seraglio-9")))}
    assert seats.skips_from_json({"0": {"until": "price", "known": "x"}}, (0,)) == {0: Skip(PRICE)}


# -- who is asked again ----------------------------------------------------------------------------


MODULES = ("vizier", "characters", "thieves", "treasure")
SETS = (("vizier",), ("thieves",), ("vizier", "thieves"), MODULES)


class Hotseat:
    """A random game of people at one screen; counts who is called to it, and who would be."""

    def __init__(self, modules: tuple[str, ...], people: int, seed: str) -> None:
        setup = config(people, people, seed[-40:], modules=modules)
        self.session = Session.new(setup)
        self.desk = Desk(self.session, DeskOptions("off"))
        self.plain = Viewing.of(self.session.here)
        self.rng = random.Random(seed)
        self.calls: Counter[str] = Counter()
        self.offered: dict[tuple[int, Seat], set[Action]] = {}

    def play(self, actions: int) -> None:
        """Play so many actions, or to the end."""
        while not self.session.over and self.session.to_move is not None and actions:
            self._one(self.session.to_move)
            actions -= 1

    def _one(self, seat: Seat) -> None:
        self.plain.turn_to(seat)
        if self.plain.waiting is not None:
            self.calls["before"] += 1
            self.plain.taken()
        if self.desk.viewing.waiting is not None:
            self.calls["after"] += 1
            self.desk.take_seat()
        legal = legal_actions(self.session.ai_observation(seat).game)
        if self.session.between_turns:
            self._check(seat, {action for action in legal if not isinstance(action, PassWindow)})
        if self.desk.between.passing:
            self.desk.between.pass_()
            return
        self.session.play(self._choice(legal))

    def _check(self, seat: Seat, can: set[Action]) -> None:
        """Check that a skipped seat had offers of all it can do; secrets decide nothing."""
        offered = self.offered.setdefault((self.session.turn, seat), set())
        if self.desk.between.passing:
            assert can <= offered
        else:
            offered |= can
        before = [step for step in self.session.steps if step.turn == self.session.turn]
        mine = [step.declined for step in before if step.seat == seat]
        if mine and mine[-1] is not None:
            self.calls["again"] += 1
            self.calls["passed"] += self.desk.between.passing
        if mine and mine[-1] is not None:
            now = Chance.of(true_game(self.session), seat)
            assert now.seen is not None
            assert now.can <= mine[-1].can or not now.seen <= there(mine[-1].seen)

    def _choice(self, legal: list[Action]) -> Action:
        acting = [action for action in legal if not isinstance(action, PassWindow)]
        if len(acting) < len(legal) and acting:
            return self.rng.choice(acting) if self.rng.random() < 0.5 else PassWindow.of()
        return self.rng.choice(legal)


@pytest.mark.parametrize("modules", SETS, ids=lambda found: "-".join(found))
@pytest.mark.parametrize("people", [2, 4])
def test_skipping_hides_no_option(modules: tuple[str, ...], people: int, seed: int) -> None:
    """In random games nobody passes what they were never offered, and the screen moves less."""
    game = Hotseat(modules, people, f"{seed}-{people}")
    game.play(300)
    assert game.calls["after"] <= game.calls["before"]


def table(people: int = 2) -> Desk:
    """Marco has an active vizier and no thief, Anna a thief; Anna has just had her turn."""
    setup = config(people, people, modules=("vizier", "thieves"))
    game = arranged(setup, hand="florin-4 florin-5 dirham-9")
    game.display, game.market = (
        cards("ducat-3 florin-7 dirham-2 denar-9"),
        tiles("seraglio-9 chambers-8-nw tower-12 tower-11"),
    )
    game.turn = 5
    Thieves.of(game).held[:] = [cards("thief-florin thief-denar"), []][:people]
    Vizier.of(game).active[:] = [False, True]
    interrupt(game, "window", 1, 0)
    desk = Desk(Session.at(setup, game, {}), DeskOptions("off"))
    desk.take_seat()
    return desk


def test_a_thief_asks_no_vizier_again() -> None:
    """Marco passed with his vizier; after a thief only a money card is new: he is not called."""
    desk = table()
    session = desk.session
    session.play(PassWindow.of())
    desk.take_seat()
    thief, taken = cards("thief-florin florin-7")
    session.play(UseThief.of(thief, taken))
    assert (session.to_move, desk.between.passing, desk.viewing.viewer) == (1, True, 0)
    desk.between.pass_()
    assert session.actions[-1] == PassWindow.of()
    assert (session.to_move, desk.actor) == (0, 0)  # she used one and may use the other


def test_a_new_price_asks_again() -> None:
    """Another tile in the market is something new, whatever Marco holds."""
    desk = table()
    desk.session.play(PassWindow.of())
    true_game(desk.session).market = tiles("seraglio-9 chambers-8-nw tower-12 pavilion-2-new")
    true_game(desk.session).push("window", 1)
    desk.between.look()
    assert not desk.between.passing


def test_the_next_window_asks_again() -> None:
    """A declined offer is made again after the next turn, and after a load."""
    desk = table()
    session = desk.session
    session.play(PassWindow.of())
    true_game(session).turn += 1
    true_game(session).push("window", 1)
    assert not nothing_new(session, public=True)


def test_asked_again_after_skipping() -> None:
    """To have said no for some time is no answer to the question asked when the time is over."""
    desk = table()
    desk.pick(SkipUntil("scoring"))
    desk.between.pass_()
    desk.session.skips.clear()
    true_game(desk.session).push("window", 1)
    desk.between.look()
    assert not desk.between.passing


def test_alone_at_the_screen_the_own_hand_counts() -> None:
    """A single person is asked again only for what they can do, and reads why not."""
    desk = table()
    desk.session.config = config(2, 1, modules=("vizier", "thieves"))
    game = true_game(desk.session)
    game.decisions[:] = [game.decisions[0]]
    game.push("window", 0)
    game.display = cards("dirham-2 dirham-3 ducat-9 ducat-8")
    desk.session.play(PassWindow.of())
    game = true_game(desk.session)
    game.turn = desk.session.steps[-1].turn
    interrupt(game, "window", 0)
    game.display = cards("dirham-2 dirham-3 ducat-9 ducat-7")  # no thief of hers takes it
    desk._ask_next()
    assert desk.between.again
    desk.viewing.viewer = 0
    words = "You passed, and nothing new is possible"
    assert tr("en", desk.view().prompt.title) == words
    assert not isinstance(desk.session.actions[-1], EndTurn)
