"""A game looked at again: what the table showed then, and nothing that is secret."""

import random

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.replay.replay import NO_UNDO, Replay
from alhambra_qt.controller.view.table import Prompt, TableView
from alhambra_qt.controller.view.targets import AtSlot, AtStep
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.i18n import msg
from alhambra_qt.modules import IDS
from tests.controller.kit import chance, config, english, played, words
from tests.property.secrets import shaken


def laid(view: TableView) -> TableView:
    """A view without keys, thoughts and hints, without what stands above board and hand."""
    you = evolve(view.you, thinking=False)
    cards = tuple(card and evolve(card, key="") for card in view.display.cards)
    return evolve(
        view,
        you=you,
        opponents=tuple(evolve(one, thinking=False) for one in view.opponents),
        market=tuple(evolve(slot, key="") for slot in view.market),
        display=evolve(view.display, hint=None, cards=cards),
        hand=evolve(view.hand, title=msg("table-hand"), text=msg("play-empty")),
        prompt=Prompt(msg("play-empty")),
        undo=NO_UNDO,
        log=(),
        notice=None,
    )


def followed(modules: tuple[str, ...], seed: str, steps: int) -> tuple[Desk, dict[int, TableView]]:
    """Play a game by chance; give it with what its table showed the first seat meanwhile.

    Only moments at which others choose: while one chooses oneself the choices are lit.
    """
    desk = Desk(Session.new(config(3, 1, seed=seed[-20:], modules=modules)))
    session, rng, seen = desk.session, random.Random(seed), dict[int, TableView]()
    while not session.over and len(session.steps) < steps:
        if desk.actor is None and rng.random() < 0.2:
            seen[len(session.steps)] = desk.view()
        chance(session, rng)
    return desk, seen | {len(session.steps): desk.view()} if session.over else seen


@pytest.mark.parametrize(("modules", "steps"), [((), 5000), (IDS, 300)], ids=["base", "all"])
def test_every_moment_is_what_the_table_showed_then(
    modules: tuple[str, ...], steps: int, seed: str
) -> None:
    """The view from the own seat is what was shown there, after a game and while it goes on."""
    desk, seen = followed(modules, seed, steps)
    replay = Replay(desk.session, 0)
    assert desk.session.over == (not modules)
    assert len(seen) > 20
    for at, then in seen.items():
        now = replay.view(at, 0)
        assert laid(now) == laid(then), at
        assert (english(now.hand.title) == "Your hand") == bool(modules)


@pytest.mark.parametrize("seed_of", ["a", "b"])
def test_a_game_that_goes_on_shows_no_secret(seed_of: str) -> None:
    """With everything hidden from the viewer otherwise, each moment looks and reads the same."""
    session = played(config(3, 2, seed=seed_of, modules=IDS), 120, 3)
    replay, rng = Replay(session, 0), random.Random(seed_of)
    for at in rng.sample(range(len(session.steps)), 15):
        for seat in range(3):
            before, real = replay.view(at, seat), session._past[at]
            session._past[at] = shaken(real, 0, False, rng)
            assert replay.view(at, seat) == before
            assert seat == 0 or before.hand.hidden
            session._past[at] = real


def test_nobody_looks_with_all_hands_open_before_the_end() -> None:
    """While a game goes on no view has a hand that is not the viewer's; afterwards all lie open."""
    going = played(config(3, 1, seed="open"), 60)
    for seat in (None, 0, 1, 2):
        view = Replay(going, 0).view(30, seat)
        assert not view.hands
        assert view.hand.hidden == (view.you.seat.seat != 0 or seat is None)
    over = played(config(3, 1, seed="open"))
    view = Replay(over, 0).view(30, None)
    held = [len(player.hand) for player in over.as_it_was(30).observation(0).game.players]
    assert [len(words(hand) & set(CARD_ID)) > 0 for hand in view.hands] == [True] * 3
    assert [sum(len(group.cards) for group in hand.groups) for hand in view.hands] == held


def test_purists_see_the_last_round_again() -> None:
    """Who counts for themselves is shown no money that was taken longer ago than a round."""
    session = played(config(3, 1, seed="purist", purist=True), 60)
    replay = Replay(session, 0)
    first = session.steps[replay.stops.first]
    assert first.turn == session.turn - 3
    assert replay.view(0, 0) == replay.view(replay.stops.first, 0)
    assert Replay(evolved(session), 0).stops.first == 0


def evolved(session: Session) -> Session:
    """The same game of people who are helped."""
    again = Session.new(evolve(session.config, purist=False))
    again.replay(session.actions)
    return again


def test_stops_lead_through_the_whole_game() -> None:
    """Each stride leads from one end to the other and back, by growing parts."""
    stops = Replay(played(config(3, 0, seed="stops")), None).stops
    lengths = []
    for stride in ("action", "turn", "round", "scoring"):
        on, back = [stops.first], [stops.last]
        while on[-1] < stops.last:
            on.append(stops.beside(on[-1], stride, 1))
        while back[-1] > stops.first:
            back.append(stops.beside(back[-1], stride, -1))
        assert on == back[::-1]
        lengths.append(len(on))
    assert lengths == sorted(lengths, reverse=True)
    assert [stops.place(at + 1).turn for at in stops.of["turn"][:-1]] == list(
        range(1, stops.place(stops.last).turn + 1)
    )


def test_the_log_has_what_was_is_and_comes() -> None:
    """Around each moment the log tells past, present and the next step, each with its moment."""
    replay = Replay(played(config(3, 1, seed="log")), 0)
    for at in replay.stops.of["action"][5:-1:7]:
        log = replay.view(at, 0).log
        assert [line.when for line in log] == sorted(
            (line.when for line in log), key=["past", "now", "next"].index
        )
        for line in log:
            there = line.target.number if isinstance(line.target, AtStep) else -1
            assert (there > at) - (there < at) == {"past": -1, "now": 0, "next": 1}[line.when]


def test_what_a_thing_is_can_be_asked_at_any_moment() -> None:
    """A tile of the market says what it is, and nothing of what could be done with it."""
    replay = Replay(played(config(3, 1, seed="ask")), 0)
    answer = replay.ask(40, None, AtSlot(0))
    assert english(answer.title)
    assert answer.now is None
