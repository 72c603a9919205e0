"""No crash and no error while another process reads the tree all the time and games come and go."""

import json
import sys
from pathlib import Path

from tests.access import session
from tests.cases import count

# At least; on a busy machine it lasts until all of it is done.
SECONDS, GAMES, WALKS, TURNS = count(1, 8), count(2, 3), count(2, 10), count(2, 6)
TIME_LIMIT = 240


def test_read_while_games_come_and_go(tmp_path: Path) -> None:
    """The tree is read from outside many times, in several games: nothing breaks."""
    asked = [str(number) for number in (SECONDS, GAMES, WALKS, TURNS)]
    play = [sys.executable, "-m", "tests.access.stress", *asked]
    result = json.loads(session.run(play, tmp_path, TIME_LIMIT).splitlines()[-1])
    assert result["active"]
    assert result["errors"] == []
    assert result["games"] >= GAMES
    assert result["walks"] >= WALKS
    assert result["deep"] == 0  # nothing is its own parent
    assert result["unanswered"] < result["nodes"] / 10
