"""``bench`` measures what it says; the figures themselves are not judged."""

from alhambra_qt.ai.levels import LEVELS
from tests.lab.kit import lab


def test_figures() -> None:
    """Every figure is there and positive."""
    answer = lab("bench", "--seconds", "0.01").only
    for stage in ("base", "all"):
        assert answer["random_games"][stage]["games_per_second"] > 0
        assert answer["random_games"][stage]["decisions_per_second"] > 0
        assert answer["random_games"][stage]["turns_per_second"] > 0
        assert answer["uniform_games"][stage]["games_per_second"] > 0
        assert answer["clone_us"][stage] > 0
    assert answer["alhambra"]["placement_queries_per_second"] > 0
    assert answer["alhambra"]["wall_queries_per_second"] > 0
    assert set(answer["ai_decisions_per_second"]) == set(LEVELS)
    assert all(answer["ai_decisions_per_second"].values())
