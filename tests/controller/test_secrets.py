"""Nothing that another seat alone may know is in a view, a page or a spoken answer."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import attrs
import pytest
from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.ai_host import request
from alhambra_qt.controller.game.history import told_lines
from alhambra_qt.controller.game.seats import ALWAYS, Skip
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import NumberOf, PeekInto, Press
from alhambra_qt.controller.words.speech import ANSWERS, spoken
from alhambra_qt.engine import Game
from alhambra_qt.engine.codec import observation_from_json, observation_to_json
from alhambra_qt.engine.events import Event
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import CARD_ID, CARD_KIND, TILE_ID, TYPES
from alhambra_qt.i18n import Msg
from alhambra_qt.modules import IDS
from alhambra_qt.modules.bonus.rules import Bonus, BonusReturned
from alhambra_qt.modules.invaders.rules import Invaders
from alhambra_qt.modules.trader.residents import ResidentsChosen
from alhambra_qt.modules.trader.rules import Trader
from tests.cases import count, some
from tests.controller.kit import arranged, chance, config, go_on, true_game, words
from tests.property.secrets import shaken


def hand_targets(view: TableView) -> list[str]:
    """Every card of a hand that a view names."""
    return [card.card for group in view.hand.groups for card in group.cards]


def plain(thing: Any) -> object:
    """A view as JSON-ready data."""
    if isinstance(thing, Msg):
        return [thing.id, [[key, plain(value)] for key, value in thing.args]]
    if attrs.has(type(thing)):
        return {f.name: plain(getattr(thing, f.name)) for f in attrs.fields(type(thing))}
    if isinstance(thing, tuple | list):
        return [plain(part) for part in thing]
    return thing


def shuffled_secrets(session: Session, rng: random.Random) -> Session:
    """The same game with deck, bag and everybody's hand but seat 0's dealt again."""
    game = arranged(session.config)
    mixed = Session.at(session.config, game, {})
    loose = game.deck + [card for player in game.players[1:] for card in player.hand]
    rng.shuffle(loose)
    for player in game.players[1:]:
        player.hand = sorted(loose.pop() for _ in player.hand)
    game.deck = loose
    rng.shuffle(game.bag)
    return mixed


def test_a_computer_is_not_told_the_seed() -> None:
    """The request to a computer player lacks the seed, which orders deck and bag."""
    session = Session.new(config(3, 0, seed="order-of-the-deck"))
    seed = session.ai_seed(1)
    assert b"order-of-the-deck" not in request(1, session.ai_observation(1), "medium", seed)
    assert seed != session.ai_seed(2)
    assert seed == Session.new(session.config).ai_seed(1)


def test_view_does_not_depend_on_secrets() -> None:
    """Dealing hidden cards and tiles again changes nothing in a person's view."""
    setup = config(3, 1, seed="secret")
    first = Session.at(setup, arranged(setup), {})
    wanted = plain(Desk(first).view())
    for seed in range(5):
        other = shuffled_secrets(first, random.Random(seed))
        assert plain(Desk(other).view()) == wanted


@pytest.mark.parametrize("humans", some([2, 1, 3], 1))
def test_whole_games_show_only_the_own_hand(humans: int) -> None:
    """All through a game a view names exactly the cards of the person looking, or of nobody."""
    setup = config(3, humans, seed=f"show{humans}", modules=("vizier", "camps"))
    session = Session.new(setup)
    desk = Desk(session)
    rng = random.Random(humans)
    while not session.over:
        looked = rng.random() < count(6, 60) / 60
        if desk.viewing.waiting is not None:
            if looked:
                view = desk.view()
                assert view.viewer is None
                assert view.hand.hidden
                assert hand_targets(view) == []
                assert all(slot.held == 0 and not slot.pay for slot in view.market)
            desk.pick(Press("here"))
        if looked and (view := desk.view()).viewer is not None:
            own = session.ai_observation(view.viewer).game.players[view.viewer].hand
            assert Counter(hand_targets(view)) == Counter(CARD_ID[card] for card in own)
        go_on(session, rng)


@pytest.mark.parametrize("on", [(), *((name,) for name in IDS), IDS])
def test_a_sent_observation(on: tuple[str, ...], seed: str) -> None:
    """An observation that was written and read shows the same table, also far away."""
    session, rng = Session.new(config(3, 1, seed="journey", modules=on)), random.Random(seed)
    for _ in range(count(80, 500)):
        chance(session, rng)
        if session.over or rng.random() > 1 / 12:
            continue
        seen = session.observation(0)
        data = json.loads(json.dumps(observation_to_json(seen)))
        views = []
        for game in (seen.game, observation_from_json(data, seen.game.rules).game):
            twin = session.as_it_was(len(session.steps))
            twin._game = game
            views.append(Desk(twin).view())
        assert views[0] == views[1]


def test_seed_is_not_in_a_view() -> None:
    """The seed, from which all hidden things follow, is in no table view."""
    desk = Desk(Session.new(config(2, 1, seed="verysecretseed")))
    assert "verysecretseed" not in json.dumps(plain(desk.view()))


def test_handover_page_has_no_card() -> None:
    """The page between two people names no card of any hand that was not taken openly."""
    page = Desk(Session.new(config(3, 3, seed="cards"))).handover()
    assert page is not None
    assert not words(page) & set(CARD_ID)


def test_dealt_money_is_not_logged() -> None:
    """The log of a new game names no card of a hand."""
    desk = Desk(Session.new(config(3, 2, seed="log")))
    assert not [word for line in desk.view().log for word in words(line) if word in CARD_ID]


# -- with all modules ------------------------------------------------------------------------------


SEATS = 3
LOOKERS = (*range(SEATS), None)
HELD = {"money", "diamond", "builder", "exchange", "thief"}  # kinds of cards that hands hide


def table(seed: str) -> Session:
    """A game of three people with all modules."""
    return Session.new(config(SEATS, SEATS, seed=seed, modules=IDS))


def at(session: Session, viewer: Seat | None, game: Game) -> Desk:
    """The desk with this game, as a person sees it who has the computer now."""
    desk = Desk(Session.at(session.config, game, {}))
    desk.viewing.viewer, desk.viewing.waiting = viewer, None
    return desk


def everything(view: TableView) -> object:
    """A view and all that is said about it."""
    return plain(view), plain([spoken(view, query) for query in ANSWERS])


def secret_bonus(game: Game, viewer: Seat | None, told: set[str]) -> set[str]:
    """The bonus cards of others that nobody has seen; each exists once."""
    hidden = Bonus.of(game).hidden
    cards = (tile for seat, some in enumerate(hidden) if seat != viewer for tile in some)
    return {f"bonus-{TILE_ID[tile]}" for tile in cards} - told


def returned(events: tuple[Event, ...]) -> Iterator[str]:
    """The bonus cards that were open before they went back to a hand."""
    for event in events:
        if isinstance(event, BonusReturned):
            yield f"bonus-{TILE_ID[event.tile]}"


def of_others(view: TableView) -> set[str]:
    """Every word of what lies before the others: their panels, and zones that are theirs."""
    theirs = [zone for zone in view.zones if zone.tag and zone.tag.seat != view.viewer]
    mine = [] if view.viewer is not None else [view.you, view.hand]
    return words([view.opponents, theirs, mine])


def check_view(desk: Desk, viewer: Seat | None, told: set[str]) -> None:
    """Search the view and all texts of a seat for secrets of others."""
    game = true_game(desk.session)
    viewing = desk.viewing
    desk.viewing = evolve(viewing, viewer=viewer, waiting=None)
    view = desk.view()
    desk.viewing = viewing
    assert view.viewer == viewer
    texts = words([view, [spoken(view, query) for query in ANSWERS]])
    assert not secret_bonus(game, viewer, told) & texts
    others = of_others(view)
    kinds = {CARD_KIND[card] for card, name in enumerate(CARD_ID) if name in others}
    assert not kinds & HELD
    if Trader.of(game).choosing:  # nothing is singled out of the six that all have
        theirs = [zone for zone in view.zones if zone.name == "trader"]
        assert [len(zone.pieces) for zone in theirs] == [len(TYPES)] * SEATS
    known = viewer is not None and Invaders.of(game).seen[viewer]
    attack = next((shelf_view for shelf_view in view.shelf if shelf_view.name == "attack"), None)
    if attack is not None and not game.over:
        assert (attack.groups[0].pieces[0].piece.target == PeekInto("attack-next")) == known
        assert attack.groups[0].pieces[0].piece.id == ""


def check_handover(desk: Desk, told: set[str]) -> None:
    """Search the page between two people."""
    page = desk.handover()
    assert page is not None
    assert not secret_bonus(true_game(desk.session), None, told) & words(page)


@pytest.mark.parametrize(("seed", "whole"), some([("one", 3), ("two", 4)], 1))
def test_views_hold_no_secret_of_others(seed: str, whole: int) -> None:
    """At every question the views of all, and of nobody, hold nothing that others hide.

    What is asked again and again is looked at by all some times, and then in turn now and then.
    """
    whole, rarely = count(1, whole), count(50, 12)
    session, texts, rng = table(seed), set[str](), random.Random(seed)
    desk, asked = Desk(session), Counter[str]()
    while not session.over:
        kind = true_game(session).frame.kind
        for viewer in (
            LOOKERS if asked[kind] < whole else LOOKERS[len(session.steps) % rarely :][:1]
        ):
            check_view(desk, viewer, texts)
        asked[kind] += 1
        if desk.viewing.waiting is not None:
            check_handover(desk, texts)
            desk.take_seat()
        go_on(session, rng)
        texts.update(returned(session.steps[-1].events))


def test_views_do_not_depend_on_secrets() -> None:
    """Other hands, another deck and another bag leave a view and its answers the same."""
    session, rng, questions = table("three"), random.Random("three"), set[str]()
    while not session.over:
        game = true_game(session)
        kind = game.frame.kind
        new, now_and_then = kind not in questions, not len(session.steps) % count(80, 40)
        if new or now_and_then:
            questions.add(kind)
            for viewer in LOOKERS if new else (rng.choice(LOOKERS),):
                mixed = shaken(game, -1 if viewer is None else viewer, memory=False, rng=rng)
                here, there = (at(session, viewer, game).view() for game in (game, mixed))
                assert everything(here) == everything(there), (kind, viewer)
        go_on(session, rng)
    assert {"turn", "window", "residents", "bonus", "auction"} <= questions


def test_choosing_residents_is_told_without_them() -> None:
    """The log says that a seat has chosen, not whom."""
    session, rng = table("residents"), random.Random(1)
    while session.observation(None).game.frame.kind == "residents":
        seat = session.to_move
        chance(session, rng)
        step = session.steps[-1]
        chosens = [event for event in step.events if isinstance(event, ResidentsChosen)]
        assert [event.seat for event in chosens] == [seat]
        lines = told_lines(step, session.tags)[: step.events.index(chosens[0]) + 1]
        assert not any(word.startswith("resident-") for word in words(lines))


# -- what only one seat has looked at ------------------------------------------------------------


def scouted(humans: int = 2) -> Desk:
    """Seat 0 has taken a scout and looks at the screen; the next attack comes from the east."""
    session = Session.new(config(3, humans, seed="scout", modules=("invaders",)))
    game = true_game(session)
    enemies = Invaders.of(game)
    enemies.stack = [0, 2, 3, 1]
    enemies.seen[0] = True
    desk = Desk(session)
    desk.viewing.viewer, desk.viewing.waiting = 0, None
    return desk


def attack_words(desk: Desk) -> list[str]:
    """Where a view names an attack card."""
    return [word for word in words(desk.view()) if word.startswith("attack-e")]


def test_a_scouted_attack_stays_down() -> None:
    """The card is turned up by its own target, and down again by the same."""
    desk = scouted()
    assert attack_words(desk) == []
    piece = (
        next(view for view in desk.view().shelf if view.name == "attack").groups[0].pieces[0].piece
    )
    assert (piece.target, piece.state) == (PeekInto("attack-next"), "can")
    assert len(desk.explain(piece.target).worth) == 4  # face down it may come from anywhere
    assert len(desk.explain(NumberOf("attack", 0)).worth) == 4
    desk.pick(piece.target)
    assert attack_words(desk)
    assert desk.explain(piece.target).text.id == "piece-attack"
    desk.pick(piece.target)
    assert attack_words(desk) == []


def test_nobody_else_looks_at_it() -> None:
    """Another seat, and the screen between two people, can do nothing to see it."""
    for viewer in (1, None):
        desk = scouted()
        desk.viewing.viewer = viewer
        desk.pick(PeekInto("attack-next"))
        assert desk.peek.open == ""
        assert attack_words(desk) == []
        assert str(PeekInto("attack-next")) not in words(desk.view())


def test_an_attack_is_turned_down() -> None:
    """Every event turns the attack down, so that the next person never sees it open."""
    desk = scouted()
    desk.pick(PeekInto("attack-next"))
    assert attack_words(desk)
    chance(desk.session, random.Random(2))
    assert desk.peek.open == ""
    assert attack_words(desk) == []


def test_an_attack_that_all_know_lies_open() -> None:
    """In the variant with the open card there is nothing to turn up."""
    setup = config(3, 2, modules=("invaders",), variants=(("invaders", "open"),))
    desk = Desk(Session.new(setup))
    for viewer in (0, 1, None):
        desk.viewing.viewer = viewer
        assert any(word.startswith("attack-") and len(word) == 8 for word in words(desk.view()))
        assert str(PeekInto("attack-next")) not in words(desk.view())


# -- the screen between two people ---------------------------------------------------------------


@pytest.mark.parametrize("passing", [(), (1,)])
def test_one_handover_per_change(passing: tuple[Seat, ...]) -> None:
    """Before a question of another person it is asked for, for who has it already never."""
    session, rng = table("order"), random.Random(7)
    session.skips = {seat: Skip(ALWAYS) for seat in passing}
    desk, holder, calls = Desk(session), None, Counter[str]()
    while not session.over:
        if desk.between.passing:
            assert desk.between.again or session.to_move in passing
            assert (desk.viewing.waiting, desk.viewing.viewer, desk.actor) == (None, holder, None)
            desk.between.pass_()
            continue
        asked = session.to_move
        assert desk.viewing.waiting == (None if asked == holder else asked)
        if asked != holder:
            assert desk.viewing.viewer is None
            assert desk.mode() is None
            calls[true_game(session).frame.kind] += 1
            desk.take_seat()
            holder = asked
        assert desk.actor == holder
        go_on(session, rng)
    assert {"turn", "window", "residents", "bonus", "auction"} <= set(calls)
