"""``perft``: how many sequences of actions there are from a position."""

import argparse
import time

from alhambra_qt import modules
from alhambra_qt.engine import BadData, Game, apply_unchecked, legal_actions
from alhambra_qt.engine.actions import Action
from alhambra_qt.lab.questions import in_file
from alhambra_qt.lab.reading import read_file
from alhambra_qt.lab.writing import ProgressBar, emit


def run(options: argparse.Namespace) -> None:
    """Count and print."""
    try:
        game = modules.read_position(read_file(options.position)).game
    except BadData as error:
        raise in_file(error, options.position) from error
    start = time.perf_counter()
    nodes = count_shown(game, options.depth)
    seconds = round(time.perf_counter() - start, 6)
    emit({"depth": options.depth, "nodes": nodes, "seconds": seconds})


def count_shown(game: Game, depth: int) -> int:
    """Count with a progress bar over the first actions."""
    if depth < 2:
        return count(game, depth)
    actions = legal_actions(game)
    progress = ProgressBar(len(actions))
    nodes = 0
    for done, action in enumerate(actions):
        progress.tell(done)
        nodes += count_after(game, action, depth)
    progress.clear()
    return nodes


def count(game: Game, depth: int) -> int:
    """Count the sequences of exactly ``depth`` listed actions; chance is fixed by the seed."""
    if depth == 0:
        return 1
    actions = legal_actions(game)
    if depth == 1:
        return len(actions)
    return sum(count_after(game, action, depth) for action in actions)


def count_after(game: Game, action: Action, depth: int) -> int:
    """Count the sequences that begin with this action."""
    following = game.clone()
    apply_unchecked(following, action)
    return count(following, depth - 1)
