"""Nothing secret is ever in a view that is not its owner's."""

import json
import random
from collections import Counter
from typing import Any

import attrs
import pytest

from alhambra_qt.controller.desk import pages
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.ai_host import request
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table import TableView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.engine.pieces import CARD_ID
from alhambra_qt.i18n import Msg
from tests.cases import count
from tests.controller.kit import arranged, chance, config, words


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
    """What is sent to a computer player does not hold the seed, which orders deck and bag."""
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


@pytest.mark.parametrize("humans", [1, 2, 3])
def test_whole_games_show_only_the_own_hand(humans: int) -> None:
    """All through a game a view names exactly the cards of the person looking, or of nobody."""
    setup = config(3, humans, seed=f"show{humans}", modules=("vizier", "camps"))
    session = Session.new(setup)
    desk = Desk(session)
    rng = random.Random(humans)
    while not session.over:
        looked = rng.random() < count(1, 4) / 4
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
        chance(session, rng)


def test_seed_is_not_in_a_view() -> None:
    """The seed, from which all hidden things follow, is in no table view."""
    setup = config(2, 1, seed="verysecretseed")
    desk = Desk(Session.new(setup))
    assert "verysecretseed" not in json.dumps(plain(desk.view()))


def test_handover_page_has_no_card() -> None:
    """The page between two people names no card of any hand that was not taken openly."""
    setup = config(3, 3, seed="cards")
    desk = Desk(Session.new(setup))
    page = pages.handover(desk)
    assert page is not None
    assert not words(page) & set(CARD_ID)


def test_dealt_money_is_not_logged() -> None:
    """The log of a new game names no card of a hand."""
    setup = config(3, 2, seed="log")
    desk = Desk(Session.new(setup))
    assert not [word for line in desk.view().log for word in words(line) if word in CARD_ID]
