"""Positions of games with modules with a mistake that anybody would see, for every module.

As in ``blunders`` nothing here asks a computer player: the engine tells that another choice is at
least as good in every respect that the rules can pay.

    python -m tests.ai.blunders_modules --games 60 --level medium

The suite is kept in a file, so that tests need not play the games it comes from; ``--write`` makes
the file anew.
"""

import argparse
import gzip
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence

from alhambra_qt import modules
from alhambra_qt.ai.intervals import Sample
from alhambra_qt.ai.levels import LEVELS
from alhambra_qt.ai.playout import quick_action
from alhambra_qt.ai.policy import Policy
from alhambra_qt.ai.weights import BALANCED
from alhambra_qt.engine import Game, Setup, legal_actions
from alhambra_qt.engine.actions import Action, EndTurn
from alhambra_qt.engine.play import apply_unchecked
from alhambra_qt.modules.builders.rules import UseBuilder
from alhambra_qt.modules.characters.actions import UseAmmar
from alhambra_qt.modules.characters.auction import drawn
from alhambra_qt.modules.characters.state import state_of
from tests.ai.blunders import Puzzle, after, blunders_of
from tests.ai.blunders_asked import ASKED, ends_now
from tests.ai.blunders_boards import BOARDS, Kinds
from tests.ai.blunders_ends import ENDS
from tests.ai.blunders_kept import FOLDER, from_json, to_json

ON = 0.45  # chance of each module
STRAY = 0.2  # part of the actions that are drawn
USE = 0.3  # part of the turns in which a module offers something and it is taken up
FILE = FOLDER / "of-modules.jsonl.gz"
SUITE = ("modules-1", 50, 8)  # seed, games looked through and positions of each kind

QUESTIONS = tuple(dict.fromkeys((*BOARDS, *ASKED, *ENDS)))
KINDS: Mapping[str, Kinds] = {
    asked: {**BOARDS.get(asked, {}), **ASKED.get(asked, {}), **ENDS.get(asked, {})}
    for asked in QUESTIONS
}
FIND = {name: find for kinds in KINDS.values() for name, (_, find) in kinds.items()}
NEEDED = {name: needed for kinds in KINDS.values() for name, (needed, _) in kinds.items()}
# In which something can be misused, by the kinds above: no other module changes what is drawn.
MISUSED = frozenset(name for needed in NEEDED.values() for name in needed)
# What the games of all modules rarely show: looked for in quick games with these modules alone.
RARE: Mapping[str, tuple[str, ...]] = {
    "thief_for_less": ("thieves", "builders"),
    "yammerad_refused": ("characters",),
    "hut_misplaced": ("huts",),
    "camp_misplaced": ("camps",),
    "bazaar_misplaced": ("bazaars",),
    "last_side_open": ("invaders",),
    "last_resident_out": ("trader", "invaders"),
    "machma_for_nothing": ("characters",),
    "knihstig_declined": ("characters",),
    "last_redesign": ("characters", "builders"),
}
QUICK = 4  # quick games for each of the others


def puzzles(seed: str, games: int, most: int) -> Iterator[Puzzle]:
    """Find positions of each kind, at the most so many of one, in so many games."""
    dice = random.Random(seed)
    left = Counter(dict.fromkeys(NEEDED, most))
    known = [name for name in modules.IDS if name in MISUSED]
    for number in range(games):
        chosen = tuple(name for name in known if dice.random() < ON)
        setup = Setup(dice.randint(2, 5), f"{seed}-{number}", chosen)
        yield from _found(_positions(setup, dice), chosen, left)
    for name, chosen in RARE.items():
        only = Counter({name: left[name]})
        for number in range(QUICK * games):
            setup = Setup(dice.randint(2, 5), f"{seed}-{name}-{number}", chosen)
            if only[name]:
                yield from _found(_quick_positions(setup, dice), chosen, only)


def _found(games: Iterator[Game], on: Sequence[str], left: Counter[str]) -> Iterator[Puzzle]:
    """Look through the positions of one game; each kind is taken from it once."""
    taken: set[str] = set()
    for game in games:
        for name, (needed, find) in KINDS.get(game.frame.kind, {}).items():
            if name in taken or left[name] <= 0 or (needed and not set(needed) & set(on)):
                continue
            blunders = find(game)
            if blunders and len(legal_actions(game)) > len(blunders):
                left[name] -= 1
                taken.add(name)
                yield Puzzle(name, game.clone(), blunders)


def _positions(setup: Setup, dice: random.Random) -> Iterator[Game]:
    """Play a game of fast players who stray and use what modules offer; show every position."""
    game = modules.new_game(setup)
    policy, turn = Policy(game, BALANCED), 0
    while game.decisions:
        if game.turn > turn + 3:
            policy, turn = Policy(game, BALANCED), game.turn
        yield game
        yield from _made_at_the_end(game)
        apply_unchecked(game, _drawn(game, dice) or policy.action(game))


def _quick_positions(setup: Setup, dice: random.Random) -> Iterator[Game]:
    """Play a game of players who draw their actions, and bid low."""
    game = modules.new_game(setup)
    while game.decisions:
        yield game
        bids = game.frame.kind == "auction" and dice.random() > STRAY
        apply_unchecked(game, _low_bid(game) if bids else quick_action(game, dice.random))


def _made_at_the_end(game: Game) -> Iterator[Game]:
    """Give what games hardly ever show after the last turn's actions.

    A redesign is asked for, and a character of the side stack comes up in the last refill.
    """
    if game.frame.kind != "turn_end" or not ends_now(game):
        return
    uses = [use for use in legal_actions(game) if isinstance(use, UseAmmar | UseBuilder)]
    if uses:
        yield after(game, uses[0])
    if "characters" in game.setup.modules and state_of(game).side:
        late = after(game, EndTurn.of())
        drawn(late, state_of(late).side.pop())
        yield late


def _drawn(game: Game, dice: random.Random) -> Action | None:
    """Draw an action, or leave it to the fast player."""
    kind = game.frame.kind
    if kind == "turn" and dice.random() < USE:
        offers: list[Action] = []
        for add in game.rules.turn_actions:
            offers = offers if offers and dice.random() < 1 / 2 else _offered(game, add) or offers
        if offers:
            return offers[int(dice.random() * len(offers))]
    if kind == "auction" and dice.random() < USE:
        return _low_bid(game)
    stray = STRAY if kind in ("turn", "place", "distribute") else 2 * USE
    return quick_action(game, dice.random) if dice.random() < stray else None


def _offered(game: Game, add: Callable[[Game, int, list[Action]], None]) -> list[Action]:
    offers: list[Action] = []
    add(game, game.frame.seat, offers)
    return offers


def _low_bid(game: Game) -> Action:
    """Raise by one where that can be covered, else pass."""
    return legal_actions(game)[0]


def kept() -> list[Puzzle]:
    """Read the suite."""
    with gzip.open(FILE, "rt", encoding="utf-8") as lines:
        return [from_json(data["kind"], data) for data in map(json.loads, lines)]


def write() -> None:
    """Find the suite and write it."""
    found = [{"kind": puzzle.kind} | to_json(puzzle, Sample()) for puzzle in puzzles(*SUITE)]
    lines = "".join(json.dumps(data, separators=(",", ":")) + "\n" for data in found)
    FILE.write_bytes(gzip.compress(lines.encode(), mtime=0))


def main() -> None:
    """Count the blunders of a level, or write the suite."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--most", type=int, default=10)
    parser.add_argument("--level", default="medium", choices=tuple(LEVELS))
    parser.add_argument("--seed", default="modules")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    if options.write:
        write()
        return
    found = list(puzzles(options.seed, options.games, options.most))
    missed = Counter(puzzle.kind for puzzle in blunders_of(options.level, found))
    for name, number in sorted(Counter(puzzle.kind for puzzle in found).items()):
        print(f"{name:24} {missed[name]:3} of {number}")
    print(f"{'all':24} {missed.total():3} of {len(found)}")


if __name__ == "__main__":
    main()
