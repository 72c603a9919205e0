"""The computer players' process, spoken to as the program does."""

import json
import multiprocessing

import pytest

from alhambra_qt.ai import choose
from alhambra_qt.ai.worker import STOP, answer, serve
from alhambra_qt.engine import Setup, apply, observe
from alhambra_qt.engine.codec import action_to_json, observation_to_json
from alhambra_qt.engine.errors import BadData
from alhambra_qt.engine.rules import Game
from alhambra_qt.modules import new_game
from tests.ai.positions import mover


def request(game: Game, number: int) -> bytes:
    """A request for an action of whoever must choose."""
    observation = observation_to_json(observe(game, mover(game)))
    data = {"number": number, "observation": observation, "level": "medium", "seed": "s"}
    return json.dumps(data).encode()


def test_process_answers_and_ends() -> None:
    """A process of its own answers with the number and a readable action, and ends on request."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=serve, args=(there,), daemon=True)
    process.start()
    there.close()
    game = new_game(Setup(3, "worker", ("vizier", "camps")))
    here.send_bytes(request(game, 7))
    assert here.poll(60)
    reply = json.loads(here.recv_bytes())
    choice = choose(observe(game, mover(game)), "medium", "s")
    assert reply["number"] == 7
    assert reply["action"] == action_to_json(choice.action)
    assert reply["reasons"] == [
        {"id": reason.id, "params": dict(reason.params)} for reason in choice.reasons
    ]
    here.send_bytes(STOP)
    process.join(timeout=20)
    assert process.exitcode == 0
    here.close()


def test_a_written_observation(seed: str) -> None:
    """An observation written and read again leads to the same action and value, all game long."""
    game = new_game(Setup(3, seed, ("vizier", "camps")))
    for number in range(120):
        choice = choose(observe(game, mover(game)), "medium", "s")
        reply = json.loads(answer(request(game, number)))
        assert reply["action"] == action_to_json(choice.action)
        assert reply["value"] == pytest.approx(choice.value, abs=0.006)
        apply(game, choice.action)


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (b"nonsense", ValueError),
        (b"[1]", BadData),
        (b'{"number": 1}', BadData),
        (b'{"number": 1, "observation": {"game": {}}}', BadData),
    ],
)
def test_broken_requests(data: bytes, error: type[Exception]) -> None:
    """A broken request is refused with an error that says what is wrong."""
    with pytest.raises(error):
        answer(data)


def test_unknown_level() -> None:
    """An unknown level is refused by its name."""
    data = json.loads(request(new_game(Setup(2, "level")), 1))
    with pytest.raises(ValueError, match="grandmaster"):
        answer(json.dumps({**data, "level": "grandmaster"}).encode())
