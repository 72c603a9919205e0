"""No crash and no error while another process reads the tree all the time and games come and go."""

import json
import sys
from pathlib import Path

from tests.access import session

SECONDS = 10
LEAST_GAMES, LEAST_WALKS = 3, 10


def test_read_while_games_come_and_go(tmp_path: Path) -> None:
    """The tree is read from outside many times, in several games: nothing breaks."""
    play = [sys.executable, "-m", "tests.access.stress", str(SECONDS)]
    result = json.loads(session.run(play, tmp_path, SECONDS * 12).splitlines()[-1])
    assert result["active"]
    assert result["errors"] == []
    assert result["games"] >= LEAST_GAMES
    assert result["walks"] >= LEAST_WALKS
    assert result["deep"] == 0  # nothing is its own parent
    assert result["unanswered"] < result["nodes"] / 10
