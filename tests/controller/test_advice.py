"""Asking the computer players about one moment: any seat, every level, in a process of its own."""

import queue
from collections.abc import Callable

from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.game.advising import AdviceHost
from alhambra_qt.controller.lay import draft as lay
from alhambra_qt.controller.lay.draft import Draft
from alhambra_qt.controller.review.advice_view import advice_view
from alhambra_qt.engine import legal_actions, observe
from alhambra_qt.i18n import Msg, tr
from alhambra_qt.review.advice import STEP, advise
from alhambra_qt.review.kept import advice_from_json, advice_to_json
from alhambra_qt.review.model import Advice


def table(**more: object) -> Draft:
    """Lay a table at which Anna can buy a garden exactly."""
    return lay.read(
        {
            "format": "alhambra-position",
            "version": 1,
            "scorings_done": 2,
            "seats": [
                {"name": "Anna", "hand": ["denar-8", "florin-3"]},
                {"name": "Marco", "hand": ["dirham-4"], "unseen": ["dirham-4"]},
                {"name": "Ioana", "hand": ["ducat-9"]},
            ],
            "market": {"florin": "pavilion-7-e", "denar": "garden-8-nw"},
            "display": ["florin-2", "denar-9", "dirham-1", "ducat-4"],
            **more,
        }
    )


def last(draft: Draft, seed: str = "x") -> Advice:
    """Give the advice to whoever is to move, with as little work as it takes."""
    *_, found = advise(observe(draft.game, draft.game.to_play), seed, STEP)
    return found


def test_every_level_and_every_choice() -> None:
    """Each level chooses something legal; the choices have prices, and the best costs nothing."""
    draft = table()
    found = last(draft)
    assert found.done == 1
    assert [one.level for one in found.levels] == [k for k, one in LEVELS.items() if one.thinks]
    legal = legal_actions(draft.game)
    priced = [one.action for one in found.moves]
    assert len(set(priced)) == len(priced) > 5
    assert {*priced, *(one.action for one in found.levels)} <= set(legal)
    assert all(one.action in priced for one in found.levels)
    best = [one for one in found.moves if one.low == one.high == 0]
    assert best
    assert all(one.low <= one.cost <= one.high for one in found.moves)
    assert advice_from_json(advice_to_json(found)) == found


def test_hidden_cards_make_no_difference() -> None:
    """Cards that the seat cannot know change nothing of its advice."""
    other = table()
    hidden = [*other.data["seats"]]
    hidden[1] = {"name": "Marco", "hand": ["denar-1"], "unseen": ["denar-1"]}
    assert last(table(seats=hidden)) == last(other)


def test_advice_in_words() -> None:
    """A row says the move, its chance, its cost and its reasons, and who would choose it."""
    draft = table()
    view = advice_view(observe(draft.game, 0), draft.tags, range(3), last(draft))
    levels = [one.level for one in view.levels if one.level is not None]
    assert levels[0].id == "level-novice"
    heard = [tr("en", one.heard) for one in view.moves]
    assert any("the best" in one for one in heard)
    assert any("Chosen by: " in one for one in heard)
    assert all(" in 100 games" in one for one in heard)


def test_asked_in_a_process_until_it_is_stopped() -> None:
    """Answers come one after the other; after a stop nobody is told anything."""
    calls: queue.Queue[Callable[[], None]] = queue.Queue()
    told, troubles = list[Advice](), list[Msg]()
    host = AdviceHost(calls.put, troubles.append)
    game = table().game
    host.ask(observe(game, 0), told.append)
    assert host.working
    calls.get(timeout=60)()
    assert len(told) == 1
    host.stop()
    assert not host.working
    while not calls.empty():
        calls.get()()
    assert len(told) == 1
    assert troubles == []
