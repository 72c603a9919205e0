"""Every level chooses the same whatever is hidden from its seat."""

import pytest

from alhambra_qt.ai.levels import LEVELS
from tests.ai.fairness import positions, same_choice, shallow
from tests.cases import count


@pytest.mark.parametrize("with_modules", [False, True])
@pytest.mark.parametrize("level", LEVELS)
def test_what_is_hidden_changes_nothing(level: str, with_modules: bool) -> None:
    """Deck, bag, secret cards and scoring places dealt anew: the same choice and reasons."""
    how = shallow(LEVELS[level])
    for number, game in enumerate(positions(f"fair-{level}", count(3, 8), with_modules)):
        assert same_choice(game, how, str(number)), (level, game.setup, game.turn)
