"""Additions of modules to the learned value: named parts, learned weights, and their games."""

import json
import random

import pytest

from alhambra_qt import modules
from alhambra_qt.ai import beside as ours
from alhambra_qt.ai.beside import EXPERT_FILE, FILE, beside, correction, parts, weights
from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.player import VICTORY, first_guesses, judging, weighed
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.ai.policy import Mind, Policy
from alhambra_qt.ai.reasons import TriedWay
from alhambra_qt.ai.search import Depth
from alhambra_qt.ai.value import judge
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Game, Setup, legal_actions, observe
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import CARD_BY_ID
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.paths import assets_dir


def walked(seed: str, ids: tuple[str, ...], steps: int = 250, seats: int = 3) -> Game:
    """A game after some random actions."""
    dice = random.Random(seed)
    game = modules.new_game(Setup(seats, seed, ids))
    for _ in range(steps):
        if game.decisions and len(game.bag) > 8:
            apply_unchecked(game, quick_action(game, dice.random))
    return game


def plainly(evaluator: Evaluator, game: Game) -> dict[str, float]:
    """The parts again, slowly: every seat by itself, the rivals' mean taken at the end."""
    by_seat: list[dict[str, float]] = [{} for _ in game.players]
    for number in evaluator.outlook.scorings:
        lines: list[Line] = []
        for module in game.rules.modules:
            module.score_items(game, number, lines)
        for line in lines:
            if line.seat >= 0:
                row = by_seat[line.seat]
                row[line.rule] = row.get(line.rule, 0.0) + line.points
    for seat, row in enumerate(by_seat):
        for module in game.rules.modules:
            row[f"prospect/{module.id}"] = module.prospect(game, seat, evaluator.future, 0.0)
    own, rivals = by_seat[evaluator.seat], by_seat[:]
    rivals.pop(evaluator.seat)
    names = {name for row in by_seat for name in row}
    return {
        name: own.get(name, 0.0) - sum(row.get(name, 0.0) for row in rivals) / len(rivals)
        for name in names
    }


def test_parts_equal_the_plain_way(seed: str) -> None:
    """In games with all modules the quick way gives what the plain one gives."""
    seen = set()
    for number in range(12):
        seats = 2 + number % 2  # with two there are lines of Dirk
        game = walked(f"{seed}-{number}", modules.IDS, 60 + 40 * number, seats)
        if not game.decisions or game.scorings_done >= 3:
            continue
        for seat in range(seats):
            evaluator = Evaluator(game, seat, BALANCED)
            found = parts(evaluator, game)
            table = {n: v for n, v in found.items() if not n.startswith("held/") and n != "window"}
            expected = plainly(evaluator, game)
            for name in table.keys() | expected.keys():
                assert table.get(name, 0.0) == pytest.approx(expected.get(name, 0.0)), name
            seen |= {name for name, points in found.items() if points}
    assert {"treasure.score", "prospect/characters", "held/exchange"} <= seen, seen


def test_what_is_held_is_named_by_its_kind() -> None:
    """Cards beside money count one each, those of rivals do not."""
    game = modules.new_game(Setup(3, "held", ("diamonds", "builders")))
    game.players[0].hand = sorted(
        CARD_BY_ID[name] for name in ("diamond-1", "diamond-1", "builder-florin", "florin-3")
    )
    game.players[1].hand = [CARD_BY_ID["diamond-2"]]
    found = parts(Evaluator(game, 0, BALANCED), game)
    assert found["held/diamond"] == 2.0
    assert found["held/builder"] == 1.0
    assert "held/money" not in found


def test_the_base_game_adds_nothing() -> None:
    """Without modules there is neither a part nor a correction."""
    game = walked("base", ())
    evaluator = Evaluator(game, 0, BALANCED)
    assert beside(evaluator, game) == correction(evaluator, game) == 0.0


def test_weights_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each part counts with its weight, one that was never met as much as it says."""
    game = walked("by-hand", ("camps", "trader", "treasure", "builders"))
    evaluator = Evaluator(game, 1, BALANCED)
    found = parts(evaluator, game)
    assert len([points for points in found.values() if points]) >= 3, found
    told = {name: 0.5 + index for index, name in enumerate(sorted(found)[:-1])}
    monkeypatch.setattr(ours, "weights", lambda _file: told)
    total = sum(told.get(name, 1.0) * points for name, points in found.items())
    assert beside(evaluator, game) == pytest.approx(total)
    held = sum(told.get(n, 1.0) * v for n, v in found.items() if n.startswith("held/"))
    expected = total - held - evaluator.of_modules(game)
    assert correction(evaluator, game) == pytest.approx(expected)


def test_at_the_end_lines_count_as_they_stand() -> None:
    """After the last turn what was learned of games going on is no longer asked."""
    game = walked("closing", ("camps", "invaders"))
    while game.decisions:
        evaluator = Evaluator(game, 0, BALANCED)
        if evaluator.outlook.closing:
            assert beside(evaluator, game) == evaluator.of_modules(game)
            assert correction(evaluator, game) == 0.0
            return
        apply_unchecked(game, quick_action(game, random.Random(game.turn).random))
    pytest.fail("the game never came to its end")


def guessed(game: Game, depth: Depth) -> tuple[list[TriedWay], list[float], Mind]:
    """The ways of whoever must choose, and their first guesses."""
    seen = observe(game, game.frame.seat)
    copy = seen.game.clone()
    evaluator = Evaluator(copy, seen.seat, BALANCED)
    ways = weighed(evaluator, seen, copy, legal_actions(copy), LEVELS["medium"], "guess")
    mind = Policy(copy, BALANCED).minds[seen.seat]
    return ways, first_guesses(copy, ways, mind, judging(mind, depth), depth), mind


@pytest.mark.parametrize("learned", ["", FILE])
def test_turns_with_modules_are_guessed_by_both(learned: str) -> None:
    """Without modules, and without a learned value, the evaluation alone guesses."""
    depth = Depth(1, learned=learned)
    game = walked("turn", ("camps", "treasure"))
    while game.frame.kind != "turn":
        apply_unchecked(game, legal_actions(game)[0])
    ways, guesses, mind = guessed(game, depth)
    assert len(ways) > 2
    plain = [way.value for way in ways]
    known = judge(mind, [way.game for way in ways], VICTORY, FILE)
    right = [way.value + correction(mind.evaluator, way.game) for way in ways]
    both = [(one + other) / 2 for one, other in zip(right, known, strict=True)]
    assert guesses == (both if learned else plain)
    ways, guesses, _ = guessed(modules.new_game(Setup(3, "turn")), depth)
    assert guesses == [way.value for way in ways]


def test_guesses_between_turns_are_corrected() -> None:
    """Between turns the evaluation guesses, put right by what is learned of the parts."""
    dice = random.Random(3)
    game = modules.new_game(Setup(3, "question", ("characters", "treasure", "trader")))
    changed = 0
    while game.decisions and changed < 3:
        if game.frame.kind not in ("turn", "place") and len(legal_actions(game)) > 1:
            ways, guesses, mind = guessed(game, Depth(1, learned=FILE))
            right = [correction(mind.evaluator, way.game) for way in ways]
            plain = [way.value for way in ways]
            assert guesses == [sum(pair) for pair in zip(plain, right, strict=True)]
            changed += any(right)
        apply_unchecked(game, quick_action(game, dice.random))
    assert changed == 3


def test_the_weights_are_numbers_of_known_parts() -> None:
    """Every weight is a plain number, and its part is met in games with all modules."""
    assert all(isinstance(value, float) and abs(value) < 10 for value in weights().values())
    rules = modules.new_game(Setup(3, "names", modules.IDS)).rules
    promising = {f"prospect/{owner}" for owner in rules.owners["prospect"]}
    assert {name for name in weights() if name.startswith("prospect/")} == promising
    assert json.loads((assets_dir() / ours.FILE).read_text("utf-8")) == weights()


def test_the_expert_changes_known_weights() -> None:
    """The expert's file has only weights that it changes; all others are those of hard."""
    changed = json.loads((assets_dir() / EXPERT_FILE).read_text("utf-8"))
    assert weights(EXPERT_FILE) == {**weights(), **changed}
    assert all(name in weights() and weights()[name] != value for name, value in changed.items())
    mind = Mind(game := walked("bids", ("characters",)), game.frame.seat, BALANCED)
    found = parts(mind.evaluator, game)
    more = sum((changed[name] - weights()[name]) * found.get(name, 0.0) for name in changed)
    worths = [beside(mind.evaluator, game, file) for file in (FILE, EXPERT_FILE)]
    assert worths[1] - worths[0] == pytest.approx(more)
    assert more
