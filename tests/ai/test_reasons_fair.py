"""Reasons do not mislead: what speaks against a move, what is alike and what is made payable."""

import attrs
import pytest

from alhambra_qt.ai.placing import ASIDE
from alhambra_qt.ai.reasons import HARDLY, LEAST, MISLED, SAME, explain
from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.pieces import TILE_PRICE
from tests.ai.fairness import positions
from tests.ai.test_reasons_numbers import (
    AGAINST,
    ALIKE,
    FUTURES,
    MEDIUM,
    ROUNDED,
    SOON,
    TERMS,
    Asked,
    asked,
    cases,
    differences,
    evaluator_of,
    points_of,
    soon,
)
from tests.cases import count, some


def lead_of(case: Asked, changes: dict[str, float]) -> float:
    """Return the announced lead of the chosen way."""
    for reason in case.choice.reasons:
        if reason.id in FUTURES:
            return points_of(reason)
    rival = case.rival
    return sum(changes.values()) if rival is None else case.chosen.value - rival.value


@pytest.mark.parametrize("with_modules", some([True, False], 1))
def test_the_term_against_a_move(
    with_modules: bool,
) -> None:
    """The term that differs most the other way speaks against a move, nearer to the lead."""
    told = 0
    for case in cases(with_modules):
        if case.rival is None:
            continue
        fresh = evaluator_of(case.game, case.seen.seat)
        changes = differences(*(fresh.terms(way.game) for way in (case.chosen, case.rival)))
        reasons = case.choice.reasons
        lead = lead_of(case, changes)
        ours = sum(points_of(reason) for reason in reasons if reason.id in TERMS)
        found = [reason for reason in reasons if reason.id == AGAINST]
        worst = min(changes, key=lambda term: changes[term])
        for reason in found:
            told += 1
            assert reason is reasons[-1]
            assert dict(reason.params)["term"] == worst
            assert points_of(reason) == pytest.approx(-changes[worst], abs=ROUNDED)
        if not found and ours - lead > MISLED + 2 * ROUNDED and changes[worst] < -LEAST:
            # Listed, it would mislead as far the other way.
            assert len(reasons) == 3
            fewer = ours - points_of([reason for reason in reasons if reason.id in TERMS][-1])
            assert abs(fewer + changes[worst] - lead) > ours - lead - 4 * ROUNDED
    assert told > 5


def test_futures_against_a_move() -> None:
    """Rollouts that cost a move more points than any term does are named, with their cost."""
    told = 0
    for case in cases(with_modules=False):
        if case.rival is None:
            continue
        chosen = attrs.evolve(case.chosen, worths=(0.9, 1.0, 1.1, 1.0))
        rival = attrs.evolve(case.rival, worths=(0.0,) * 4)
        fresh = evaluator_of(case.game, case.seen.seat)
        reasons = explain(fresh, case.game, (chosen, rival), case.game.clone)
        assert dict(reasons[0].params)["points"] == 1.0
        last, changes = reasons[-1], differences(chosen.terms, rival.terms)
        taken = sum(changes.values()) - 1.0
        if last.id == AGAINST and dict(last.params)["term"] == "futures":
            told += 1
            assert points_of(last) == pytest.approx(taken, abs=ROUNDED)
            assert points_of(last) >= -min(changes.values())
    assert told > count(1, 5)


def test_placing_alike_makes_no_difference() -> None:
    """Where everything agrees within rounding, that is the only reason, and it is true."""
    told = 0
    for game in positions("alike", 300, with_modules=False):
        if game.frame.kind not in ASIDE:
            continue
        case = asked(game, MEDIUM)
        if [reason.id for reason in case.choice.reasons] != [ALIKE]:
            continue
        told += 1
        assert case.rival is not None
        assert abs(case.chosen.value - case.rival.value) < HARDLY
        changes = differences(case.chosen.terms, case.rival.terms)
        assert all(abs(change) < SAME for change in changes.values())
        if told == count(1, 100):
            break
    assert told > 0


def test_what_money_makes_payable_is_always_told() -> None:
    """If a tile worth buying becomes payable exactly by the money taken, that is not left out."""
    told = 0
    for case in cases(with_modules=False):
        other, first = case.rival, case.choice.action
        if other is None or not isinstance(first, TakeMoney):
            continue
        worthy = evaluator_of(case.game, case.seen.seat)
        hands = [game.players[case.seen.seat].hand for game in (other.game, case.chosen.game)]
        staying = [
            tile if tile == other.game.market[slot] == case.chosen.game.market[slot] else 0
            for slot, tile in enumerate(case.game.market)
        ]
        gains = {
            TILE_PRICE[staying[slot]]
            for worth, slot in worthy.newly_exact(hands[0], hands[1], staying)
            if worth > 0
        }
        named = [reason for reason in case.choice.reasons if reason.id == SOON]
        assert bool(named) == bool(gains & soon(case, other))
        told += len(named)
    assert told > 5
