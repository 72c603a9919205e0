"""The shares of a moment."""

import pytest

from alhambra_qt.engine import apply_unchecked, observe
from alhambra_qt.engine.ids import ALL_HANDS
from alhambra_qt.engine.observe import redeal
from alhambra_qt.review.shares import evened, result_of, shares_of
from tests.review.endings import ending


@pytest.mark.parametrize(
    ("actions", "name"),
    [(240, "three-medium"), (60, "three-medium"), (90, "four-all"), (40, "two-random")],
)
def test_they_add_up(actions: int, name: str) -> None:
    """All seats together have the whole victory, in each future; the same seed gives the same."""
    table = observe(ending(actions, name)[0], ALL_HANDS)
    worlds = [redeal(table, str(number)) for number in range(4)]
    found = shares_of([world.clone() for world in worlds])
    assert [sum(shares) for shares in found] == pytest.approx([1.0] * 4)
    assert shares_of(worlds) == found


def test_the_end_is_the_result() -> None:
    """Once all is drawn and done futures say what came; equal winners share."""
    game, actions = ending(30)
    for action in actions[:-1]:
        apply_unchecked(game, action)
    table = observe(game, ALL_HANDS)
    futures = shares_of([redeal(table, str(number)) for number in range(5)])
    assert len(set(futures)) == 1
    apply_unchecked(game, actions[-1])
    assert futures[0] == result_of(game)
    for player in game.players:
        player.score = 90
    assert result_of(game) == pytest.approx((1 / 3,) * 3)


def test_sharper() -> None:
    """Chances set further apart keep their order and still add up to 1."""
    flat, sharp = evened([1.0, 0.0, -2.0], 1.0), evened([1.0, 0.0, -2.0], 2.0)
    assert sharp[0] > flat[0] > flat[1] > flat[2] > sharp[2]
    assert sum(sharp) == pytest.approx(1.0)
    assert evened([1.0, 0.0], 0.0) == (0.5, 0.5)
