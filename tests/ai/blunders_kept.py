"""The suite of plain mistakes: what the rules call one, kept where games played on agree.

    python -m tests.ai.blunders_kept wall_broken --count 38 --modules

What costs points now may be made up for later: of 43 exact purchases of worth near the end only 13
were shown to be better than money, which was better in 9. So the rules only propose. From each
position that they find the mistake and what they hold to be right are played on by careful players,
medium ones without opinions, in the same guessed worlds. It is kept where the mistake costs two
points or more and that can hardly be luck; no level is asked what it would do. Nobody need play on
to know that who overpays throws money away.

Files by kind and setting hold the positions, so that they stay what they are whatever becomes of
the players that they were found with. All were found as above, for kept_for_nothing with modules
with ``--late 12``, as judging games with modules takes long.
"""

import argparse
import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from alhambra_qt import modules
from alhambra_qt.ai.board import form_of, fractions_of
from alhambra_qt.ai.intervals import Sample
from alhambra_qt.ai.outlook import look_ahead
from alhambra_qt.engine import Setup, codec, legal_actions, observe
from alhambra_qt.engine.actions import Action, Buy, TakeMoney
from alhambra_qt.engine.observe import redeal
from alhambra_qt.engine.pieces import TILE_PRICE
from tests.ai import blunders
from tests.ai.blunders import CAREFUL, Puzzle, coins

FOLDER = Path(__file__).with_name("blunder_positions")
UNJUDGED = ("overpaid_for_nothing",)
COSTS = 2.0  # points that a mistake must cost
SURE = 1.3  # half widths of the 95 % interval by which: it is looked at more than once
AT_A_TIME, WORLDS = 12, 60  # worlds that are played before each look, and at most
LATE = 24  # tiles left in the bag at most: games played on from earlier tell little and take long
MODULES = 0.25  # chance of each
ONE_IN = 3  # of the positions of a game that are a mistake's, so many are passed by


def right_and_wrong(puzzle: Puzzle) -> tuple[Action, Action]:
    """Give what the rules hold to be right, and the mistake that they hold to be the least bad."""
    game, seat = puzzle.game, puzzle.game.frame.seat
    if puzzle.kind == "exact_not_seen":
        exact = {
            action: blunders.built_best(game, seat, game.market[action.slot])
            for action in legal_actions(game)
            if isinstance(action, Buy) and coins(action) == TILE_PRICE[game.market[action.slot]]
        }
        takes = [action for action in puzzle.blunders if isinstance(action, TakeMoney)]
        return max(exact, key=lambda action: exact[action]), max(takes, key=coins)
    parts = fractions_of(look_ahead(game).shares)

    def worth(action: Action) -> tuple[float, float]:
        after = blunders.after(game, action)
        form = form_of(after.players[seat].palace)
        return blunders.worth_now(after, seat), parts[form.once]

    others = [action for action in legal_actions(game) if action not in puzzle.blunders]
    return max(others, key=worth), max(puzzle.blunders, key=worth)


def costs(puzzle: Puzzle) -> Sample | None:
    """Give what a mistake costs in games played on; None where it may be none."""
    right, wrong = right_and_wrong(puzzle)
    seen = observe(puzzle.game, puzzle.game.frame.seat)
    lost = Sample()
    for number in range(WORLDS):
        world = redeal(seen, f"kept-{number}")
        ends = [blunders.played(world, seen.seat, action, CAREFUL) for action in (right, wrong)]
        lost.add(float(ends[0] - ends[1]))
        if lost.count % AT_A_TIME:
            continue
        doubt = SURE * lost.half_width
        if lost.count > AT_A_TIME and lost.mean >= COSTS and lost.mean > doubt:
            return lost
        if lost.mean + doubt < COSTS or lost.mean < 0:
            return None
    return None


def find(
    kind: str, count: int, seed: str, with_modules: bool, late: int = LATE
) -> Iterator[tuple[Puzzle, Sample]]:
    """Find so many positions of a kind that are kept, no two of them from one game."""
    finder = next(one for one in blunders.KINDS if one.__name__ == kind)
    dice = random.Random(f"{seed}-{kind}-{with_modules}")
    found = 0
    while found < count:
        chosen = [name for name in modules.IDS if with_modules and dice.random() < MODULES]
        setup = Setup(dice.randint(2, 5), f"{seed}-{dice.random()}", tuple(chosen))
        for game in blunders.positions(setup, dice):
            if kind not in UNJUDGED and len(game.bag) > late:
                continue
            wrong = finder(game)
            if not wrong or dice.randrange(ONE_IN):
                continue
            puzzle = Puzzle(kind, game.clone(), wrong)
            lost = Sample() if kind in UNJUDGED else costs(puzzle)
            if lost is not None:
                found += 1
                yield puzzle, lost
                break


def to_json(puzzle: Puzzle, lost: Sample) -> dict[str, Any]:
    """Write a position, its mistakes and what they cost: points, 95 % interval and worlds."""
    return {
        "position": codec.state_to_json(puzzle.game),
        "blunders": [codec.action_to_json(action) for action in puzzle.blunders],
        "costs": [round(lost.mean, 2), round(lost.half_width, 2), lost.count],
    }


def from_json(kind: str, data: dict[str, Any]) -> Puzzle:
    """Read a position and its mistakes."""
    setup = codec.setup_from_json(data["position"]["setup"])
    game = codec.state_from_json(data["position"], modules.new_game(setup).rules)
    wrong = tuple(codec.action_from_json(action) for action in data["blunders"])
    lost, doubt, worlds = data["costs"]
    return Puzzle(kind, game, wrong, (lost, doubt, worlds) if worlds else None)


def kept() -> list[Puzzle]:
    """Read the suite: the positions of every kind, base game first."""
    found = []
    for setting in ("base", "modules"):
        for kind in (kind.__name__ for kind in blunders.KINDS):
            with gzip.open(FOLDER / f"{kind}-{setting}.jsonl.gz", "rt", encoding="utf-8") as lines:
                found += [from_json(kind, json.loads(line)) for line in lines]
    return found


def main() -> None:
    """Find the positions of one kind and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=[kind.__name__ for kind in blunders.KINDS])
    parser.add_argument("--count", type=int, default=38)
    parser.add_argument("--modules", action="store_true", help="games with modules at random")
    parser.add_argument("--seed", default="kept")
    parser.add_argument("--late", type=int, default=LATE, help="tiles left in the bag at most")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    options = parser.parse_args()
    setting = "modules" if options.modules else "base"
    lines = []
    kept_ones = find(options.kind, options.count, options.seed, options.modules, options.late)
    for puzzle, lost in kept_ones:
        lines.append(json.dumps(to_json(puzzle, lost), separators=(",", ":")) + "\n")
        print(len(lines), round(lost.mean, 1), round(lost.half_width, 1), lost.count, flush=True)
    options.folder.mkdir(exist_ok=True)
    path = options.folder / f"{options.kind}-{setting}.jsonl.gz"
    # Without the time, so that the same positions make the same file.
    path.write_bytes(gzip.compress("".join(lines).encode(), mtime=0))


if __name__ == "__main__":
    main()
