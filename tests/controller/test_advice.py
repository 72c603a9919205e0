"""Asking the computer players about one moment: any seat, every level, in a process of its own."""

import queue
from collections.abc import Callable

import pytest

from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.advising import AdviceHost
from alhambra_qt.controller.position_editor import draft as editor
from alhambra_qt.controller.position_editor.draft import Draft
from alhambra_qt.controller.review.advice_view import AdviceView, advice_view
from alhambra_qt.controller.words.moves import move_text
from alhambra_qt.engine import legal_actions, observe
from alhambra_qt.i18n import Msg, tr
from alhambra_qt.review.advice import STEP, advise
from alhambra_qt.review.kept import advice_from_json, advice_to_json
from alhambra_qt.review.model import Advice, LevelMove, PricedMove, ReviewReason
from tests.controller.kit import english


def table(**more: object) -> Draft:
    """Lay a table at which Anna can buy a garden exactly."""
    return editor.read(
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
    assert [level.level for level in found.levels] == [
        k for k, level in LEVELS.items() if level.thinks
    ]
    legal = legal_actions(draft.game)
    priced = [move.action for move in found.moves]
    assert len(set(priced)) == len(priced) > 5
    assert {*priced, *(level.action for level in found.levels)} <= set(legal)
    assert all(level.action in priced for level in found.levels)
    best = [move for move in found.moves if move.low == move.high == 0]
    assert best
    assert all(move.low <= move.cost <= move.high for move in found.moves)
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
    levels = [level.level for level in view.levels if level.level is not None]
    assert levels[0].id == "level-novice"
    heard = [tr("en", move.spoken) for move in view.moves]
    assert any("the best" in one for one in heard)
    assert any("Chosen by: " in one for one in heard)
    assert all(" in 100 games" in one for one in heard)


@pytest.mark.parametrize("seed", ["x", "y"])
def test_costs_claim_no_more_than_is_known(seed: str) -> None:
    """A range holds the interval it stands for; what may be as good is called about equal."""
    draft = table()
    found = last(draft, seed)
    prices = {
        english(move_text(Table(draft.game, 0, draft.tags), move.action)): move
        for move in found.moves
    }
    view = advice_view(observe(draft.game, 0), draft.tags, range(3), found)
    for row in view.moves:
        raw = prices[english(row.text)]
        assert row.low <= max(0.0, 100 * raw.low) + 1e-6
        assert row.high >= min(100.0, 100 * raw.high) - 1e-6
        assert (row.kind in ("best", "equal")) == (raw.low <= 0)
        assert row.kind != "equal" or "about equal" in english(row.spoken)
        assert row.kind != "cost" or row.low < row.high or raw.low == raw.high


def priced(*ranges: tuple[float, float, float]) -> AdviceView:
    """The page of choices with these costs in hundredths and their intervals, and two reasons."""
    draft = table()
    actions = legal_actions(draft.game)
    why = (
        ReviewReason("ai-reason-majority", (("points", 5.0), ("type", "garden")), 0.5),
        ReviewReason("ai-reason-exact", (), 0.5),
        ReviewReason("ai-reason-against", (("points", -1.0), ("term", "room")), 0.0),
    )
    moves = [
        PricedMove(action, 0.5 - cost / 100, cost / 100, low / 100, high / 100, why)
        for action, (cost, low, high) in zip(actions, ranges, strict=False)
    ]
    advice = Advice(1.0, (LevelMove("hard", actions[1], why),), tuple(moves))
    return advice_view(observe(draft.game, 0), draft.tags, range(3), advice)


def test_how_a_cost_is_said() -> None:
    """Ranges are rounded outwards; a cost within noise is no cost, a tiny one is under 1."""
    view = priced((0, 0, 0), (1, 0.6, 1.4), (2, 1.6, 2.4), (0.4, 0.2, 0.6), (1.5, -0.1, 3.1))
    assert [(move.kind, move.low, move.high) for move in view.moves] == [
        ("best", 0, 0),
        ("cost", 0, 2),
        ("cost", 1, 3),
        ("under", 0, 1),
        ("equal", 0, 4),
    ]
    assert "less than 1 behind" in english(view.moves[3].spoken)


def test_reasons_differ_by_choice() -> None:
    """The best says why; another says what it misses; one that may be as good says nothing."""
    best, other, equal = priced((0, 0, 0), (3, 2, 4), (1, -1, 3)).moves
    assert [english(reason) for reason in best.reasons][:2] == [
        "Gardens: +5 points expected",
        "Paid exactly: another action",
    ]
    assert [english(reason) for reason in other.reasons] == [
        "Misses – Gardens: +5 points expected",
        "Misses – Paid exactly: another action",
    ]
    assert "Misses:" in english(other.spoken)
    assert "Misses –" not in english(other.spoken)
    assert equal.reasons == ()
    level = priced((0, 0, 0), (3, 2, 4)).levels[0]
    assert english(level.reasons[0]) == "Gardens: +5 points expected"


def test_asked_in_a_process_until_it_is_stopped() -> None:
    """Answers arrive one after the other; after a stop no callback is called."""
    calls: queue.Queue[Callable[[], None]] = queue.Queue()
    advices, troubles = list[Advice](), list[Msg]()
    host = AdviceHost(calls.put, troubles.append)
    game = table().game
    host.ask(observe(game, 0), advices.append)
    assert host.working
    calls.get(timeout=60)()
    assert len(advices) == 1
    host.stop()
    assert not host.working
    while not calls.empty():
        calls.get_nowait()()
    assert len(advices) == 1
    assert troubles == []
