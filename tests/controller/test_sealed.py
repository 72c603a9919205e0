"""Sealed bids: said once in secret, then an auction like any other."""

import json
import logging
import random
import re
from collections import Counter
from pathlib import Path

import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game import gameconfig, records
from alhambra_qt.controller.game.gameconfig import AI, GameConfig
from alhambra_qt.controller.game.seats import Seating
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import Choose, Press
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_VALUE
from alhambra_qt.i18n import LANGS, tr
from alhambra_qt.modules.characters.actions import Bid, BidMade, PassBid
from tests.controller.kit import arranged, cards, config, english, interrupt, there, true_game

HANDS = ("florin-9 florin-8", "denar-7 denar-6 ducat-2", "dirham-4", "ducat-9 ducat-8 ducat-7")
Limits = dict[tuple[int, Seat], int]  # by card on auction and seat


def sealed(seats: int, people: int, seed: str = "sealed") -> GameConfig:
    """A game with characters in which bids are sealed."""
    return evolve(config(seats, people, seed, modules=("characters",)), sealed=True)


def auction(people: int = 3, seats: int = 3, opener: Seat = 0) -> Desk:
    """Laila is up for auction."""
    setup = sealed(seats, people)
    game = arranged(setup)
    for player, hand in zip(game.players, HANDS, strict=False):
        player.hand, player.hidden = sorted(cards(hand)), []
    interrupt(game, "auction", opener, cards("laila")[0], 0, -1, 0)
    return Desk(Session.at(setup, game, {}), DeskOptions("off"))


def say(desk: Desk, limit: int) -> None:
    """Let the person who is asked take the screen and state a limit."""
    if desk.viewing.waiting is not None:
        desk.take_seat()
    if limit:
        desk.pick(Choose("amount", str(limit)))
        desk.pick(Press("confirm"))
    else:
        desk.pick(Press("no"))


def run(desk: Desk) -> list[Action]:
    """Let the bids follow; gives all actions."""
    while desk.asking.goes_on:
        desk.asking.go_on()
    return list(desk.session.actions)


def test_what_is_said_is_said_once() -> None:
    """Both answers tell that they can't be taken back, as the buttons of an open auction do."""
    desk = auction()
    desk.take_seat()
    assert [button.final for button in desk.view().prompt.buttons] == [True, True]
    desk.pick(Press("confirm"))
    actions = desk.session.actions
    desk.take_seat()
    desk.undo()
    assert desk.asking.sealed
    assert desk.session.actions == actions


# -- the same auction --------------------------------------------------------------------------


def chosen(session: Session, limits: Limits) -> Action:
    """Return the action of a seat, the same in both games: a bidder raises by the least."""
    seat = there(session.to_move)
    game = session.observation(seat).game
    if game.frame.kind == "auction" and not session.is_ai(seat):
        card, highest = game.frame.data[:2]
        bid = Bid.of(highest + 1)
        return bid if highest + 1 <= limits[card, seat] else PassBid.of()
    rng = random.Random(f"{session.config.seed}/{len(session.steps)}")
    return rng.choice(legal_actions(session.ai_observation(seat).game))


def most_of(game: Game, seat: Seat) -> int:
    """Return the most that a seat could pay in one currency, naively added up."""
    sums: Counter[int] = Counter()
    for card in game.players[seat].hand:
        for currency in range(4):
            kind = ("florin", "dirham", "denar", "ducat")[currency]
            if card in cards(" ".join(f"{kind}-{n}" for n in range(1, 10))):
                sums[currency] += CARD_VALUE[card]
    return max(sums.values(), default=0)


@pytest.mark.parametrize(("seats", "people"), [(2, 2), (3, 2), (4, 4), (4, 1)])
def test_the_same_as_bids_by_the_least(seats: int, people: int, seed: int) -> None:
    """A sealed auction is, bid by bid, the open one of people who raise by the least."""
    setup = sealed(seats, people, f"{seed}{seats}{people}"[-40:])
    desk, limits = Desk(Session.new(setup), DeskOptions("off")), Limits()
    rng, calls = random.Random(setup.seed), Counter[tuple[int, Seat]]()
    session = desk.session
    while not session.over and len(session.steps) < 350:
        seat = there(desk.asking.seat)
        if desk.asking.goes_on:
            desk.asking.go_on()
        elif desk.asking.sealed.asking is not None:
            game = session.observation(seat).game
            card, least = game.frame.data[0], game.frame.data[1] + 1
            most = most_of(game, seat)
            limit = rng.choice([0, most, rng.randint(0, most)])
            limits[card, seat] = limit if limit >= least else 0
            calls[card, seat] += 1
            say(desk, limits[card, seat])
        else:
            desk.take_seat()
            session.play(chosen(session, limits))
    plain = Session.new(evolve(setup, sealed=False))
    while len(plain.steps) < len(session.steps):
        plain.play(chosen(plain, limits))
    assert plain.actions == session.actions
    assert plain.digest() == session.digest()
    assert calls
    assert set(calls.values()) == {1}, "each person is asked once in each auction"


def test_each_says_it_once_then_bids_follow() -> None:
    """In the order of the table each is called once; the highest pays one more than the second."""
    desk = auction()
    asked = []
    for limit in (9, 7, 0):
        asked.append(desk.asking.seat)
        assert desk.session.actions == ()
        say(desk, limit)
    assert asked == [0, 1, 2]
    assert (desk.viewing.viewer, desk.viewing.waiting) == (None, None)  # all look on
    assert desk.view().hand.hidden
    assert english(desk.view().prompt.title) == "Anna bids up to a secret limit"
    actions = run(desk)
    bids = [action.amount for action in actions if isinstance(action, Bid)]
    assert bids == [1, 2, 3, 4, 5, 6, 7]
    made = [
        event for step in desk.session.steps for event in step.events if isinstance(event, BidMade)
    ]
    assert (made[-1].seat, made[-1].amount) == (0, 7)
    assert (desk.session.to_move, desk.viewing.waiting) == (0, 0)  # who won pays


def test_people_are_asked_before_a_computer_opens() -> None:
    """Where a computer is to bid first, people say how far they go before it does."""
    desk = auction(people=2, opener=2)
    assert (desk.session.to_move, desk.asking.seat) == (2, 0)
    desk.take_seat()
    assert not any(panel.thinking for panel in desk.view().opponents)
    say(desk, 4)
    say(desk, 0)
    assert desk.asking.seat == desk.session.to_move == 2
    assert not desk.asking.goes_on
    desk.session.play(Bid.of(1))
    assert desk.asking.goes_on
    assert run(desk)[-2:] == [Bid.of(2), PassBid.of()]


def test_alone_one_says_it_once() -> None:
    """A single person says it too, and keeps seeing the own hand."""
    desk = auction(people=1)
    say(desk, 5)
    assert run(desk) == [Bid.of(1)]
    assert desk.viewing.viewer == 0
    desk.session.play(Bid.of(4))
    desk.session.play(PassBid.of())
    assert run(desk)[-1] == Bid.of(5)


def test_only_what_can_be_paid_is_offered() -> None:
    """Too high and too low numbers are not chosen; who has nothing can only decline."""
    desk = auction()
    desk.take_seat()
    desk.pick(Choose("amount", "18"))
    assert desk.view().prompt.buttons[-1].text.args == (("n", 1),)
    off = [chip for chip in desk.view().prompt.chips if not chip.enabled]
    assert [english(chip.why) for chip in off] == ["The least you could bid is 1."] * 2
    true_game(desk.session).players[0].hand = []
    desk._mode = None
    prompt = desk.view().prompt
    assert [button.target for button in prompt.buttons] == [Press("no")]
    assert english(prompt.title) == "Laila Wundabah: your highest bid, in secret?"


# -- secret ------------------------------------------------------------------------------------


def test_nobody_learns_what_was_said(caplog: pytest.LogCaptureFixture) -> None:
    """After one person's number all that others see, and the record, is the same for any number."""
    caplog.set_level(logging.DEBUG)
    seen = []
    for limit in (0, 3, 17):
        desk = auction()
        say(desk, limit)
        page, onlooker = repr(desk.handover()), repr(desk.view())
        desk.take_seat()
        record = records.to_record(desk.session)
        record["meta"]["saved"] = ""
        state = re.sub("0x[0-9a-fA-F]+", "", repr((desk.asking, desk.session)))
        seen.append((page, onlooker, repr(desk.view()), state, json.dumps(record)))
    assert seen[0] == seen[1] == seen[2]
    assert "17" not in caplog.text


def test_a_game_left_in_the_middle_asks_anew(tmp_path: Path) -> None:
    """The file holds no number; opened again, those who are still in say it again."""
    session = Session.new(sealed(3, 3, "left"))
    desk = Desk(session, DeskOptions("off"))
    limits = Limits()
    for _ in range(400):
        if desk.asking.sealed.asking is not None and desk.asking.seat is not None:
            game = session.observation(desk.asking.seat).game
            limits[game.frame.data[0], desk.asking.seat] = 0
            most = most_of(game, desk.asking.seat)
            say(desk, most)
        elif desk.asking.goes_on:
            desk.asking.go_on()
            break
        else:
            desk.take_seat()
            session.play(chosen(session, limits))
    assert isinstance(session.actions[-1], Bid | PassBid)
    records.save(session, tmp_path / "left.alhambra")
    again = records.load(tmp_path / "left.alhambra")
    assert again.config.sealed
    assert again.digest() == session.digest()
    later = Desk(again, DeskOptions("off"))
    if later.session.observation(None).game.frame.kind == "auction":
        assert later.asking.sealed.asking is not None
        while later.asking.sealed.asking is not None:
            say(later, 0)
    run(later)
    assert later.session.observation(None).game.frame.kind != "auction"


def test_bids_are_not_taken_back() -> None:
    """A won auction cannot be taken back, since the winner knows that all others passed."""
    desk = auction()
    for limit in (5, 0, 0):
        say(desk, limit)
    assert run(desk) == [Bid.of(1), PassBid.of(), PassBid.of()]
    desk.take_seat()
    number = len(desk.session.steps)
    desk.undo()
    assert len(desk.session.steps) == number


def test_who_leaves_takes_the_number_along() -> None:
    """A computer that takes over bids by itself; a person who comes back says it anew."""
    desk = auction()
    say(desk, 9)
    desk.session.take_over(Seating(0, AI, "easy", "balanced"))
    assert desk.asking.seat == 1
    desk.session.take_over(Seating(0, "human", "easy", "balanced"))
    assert desk.asking.seat == 0


def test_no_hint_is_given_out_of_turn() -> None:
    """Hints are for the question of the rules, not for the number said in secret."""
    desk = auction(opener=2)
    say(desk, 0)
    assert desk.asking.seat == 0
    desk.take_seat()
    desk.hint()
    assert there(desk.notice).id == "hint-not-now"


# -- the option --------------------------------------------------------------------------------


def test_the_option_is_kept() -> None:
    """It is remembered with the set-up, and left out by older programs it is off."""
    setup = sealed(3, 2)
    assert gameconfig.from_json(gameconfig.to_json(setup)) == setup
    data = gameconfig.to_json(setup)
    del data["sealed"]
    assert gameconfig.from_json(data) == evolve(setup, sealed=False)


def test_in_the_open_nothing_is_asked_before() -> None:
    """Without the option people bid one after the other."""
    desk = auction()
    desk.session.config = evolve(desk.session.config, sealed=False)
    assert desk.asking.sealed.asking is None
    assert not desk.asking.goes_on


def test_every_language_asks() -> None:
    """The question is a whole sentence everywhere."""
    desk = auction()
    desk.take_seat()
    for lang in LANGS:
        assert tr(lang, desk.view().prompt.title).endswith("?")
