"""The reasons that everybody can see agree with the boards, the purchases and the legal answers."""

import random
from collections import Counter

import pytest

from alhambra_qt.ai.evaluate import Evaluator
from alhambra_qt.ai.onlooker import open_reasons
from alhambra_qt.ai.reasons import TEXTS, Reason
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Game, Setup, apply, legal_actions
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.pieces import CARD_VALUE, TILE_PRICE
from alhambra_qt.modules import IDS, new_game
from tests.cases import count
from tests.property.player import WEIGHTS

NAMES = {text: name for name, text in TEXTS.items()} | {
    "ai-reason-majority": "majority",
    "ai-reason-buildings": "majority",
    "ai-reason-wall": "wall",
    "ai-reason-walls": "wall",
}
del NAMES["ai-reason-modules"]  # who sees the whole game expects something else of hidden pieces


def mistake(reason: Reason, before: Game, after: Game, action: Action) -> str:
    """Return the fault of a reason, judged by the whole game; empty if there is none."""
    values, seat = dict(reason.params), before.frame.seat
    walls = [game.players[seat].palace.longest_wall() for game in (before, after)]
    bought = len(after.players[seat].bought) > len(before.players[seat].bought)
    match reason.id:
        case "ai-reason-only":
            others = [one for one in legal_actions(before) if one != action]
            return f"{others} is possible" if others else ""
        case "ai-reason-exact":
            cards = getattr(action, "cards", ())
            price = TILE_PRICE[before.market[getattr(action, "slot", 0)]]
            again = after.frame[:2] == ("turn", seat) and after.turn == before.turn
            paid = sum(CARD_VALUE[card] for card in cards)
            return "" if again and (action.name != "buy" or paid == price) else "no further action"
        case "ai-reason-wall" if not bought:
            told = [values["from"], values["to"]]
            return "" if told == walls else f"walls are {walls}"
    if bought or reason.id not in NAMES:
        return ""
    evaluator = Evaluator(before, seat, BALANCED)
    terms = [evaluator.terms(game) for game in (before, after)]
    gain = getattr(terms[1], NAMES[reason.id]) - getattr(terms[0], NAMES[reason.id])
    return "" if values["points"] == round(gain, 1) else f"it is {gain}"


@pytest.mark.parametrize(("seats", "on"), [(3, ()), (2, ()), (2, IDS), (3, IDS)])
def test_what_everybody_can_see_is_true(seats: int, on: tuple[str, ...], seed: str) -> None:
    """Numbers are those of the evaluation of the whole game, and claims those of the rules."""
    rng, found, wrong = random.Random(seed), Counter[str](), list[str]()
    for number in range(count(2, 20)):
        game = new_game(Setup(seats=seats, seed=f"{seed}{number}", modules=on))
        while game.decisions:
            actions = legal_actions(game)
            weights = [WEIGHTS.get(action.name, 1.0) for action in actions]
            action = rng.choices(actions, weights)[0]
            before, events = game.clone(), apply(game, action)
            for reason in open_reasons(before, game, events):
                found[reason.id] += 1
                if error := mistake(reason, before, game, action):
                    wrong.append(f"{before.frame.kind} {action}: {reason}: {error}")
    assert not wrong, "\n".join(wrong[:10])
    assert {"ai-reason-exact", "ai-reason-majority", "ai-reason-wall"} <= set(found)
    assert found["ai-reason-only"] > 0 or on
