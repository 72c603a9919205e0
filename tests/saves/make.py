"""Saved games of every kind, kept for ever: each later version of the program must open them.

``python -m tests.saves.make`` adds the games of the newest version of the format that are not there
yet. A file that is there is never written again: it is what somebody has on their disk.
"""

import json
import random
from pathlib import Path

from attrs import evolve, frozen

from alhambra_qt import modules
from alhambra_qt.ai.player import choose
from alhambra_qt.ai.worker import choice_to_json
from alhambra_qt.controller.game import gameconfig, records
from alhambra_qt.controller.game.ai_host import answered
from alhambra_qt.controller.game.gameconfig import AI, HUMAN, GameConfig, default_config, setup_of
from alhambra_qt.controller.game.seats import UNTIL, Seating, Skip
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine import apply, legal_actions
from alhambra_qt.engine.position import position_to_json

FOLDER = Path(__file__).parent
NAMES = ("Anna", "Marco", "Ioana", "Claire", "Țepeș & Đœ", "Élise-Ana")
LONG = 10_000


@frozen
class Kind:
    """A saved game: how many play, with which modules, how far, and what more it holds."""

    seats: int
    modules: tuple[str, ...] = ()
    actions: int = LONG
    humans: int = 1
    level: str = "random"
    variants: tuple[tuple[str, str], ...] = ()
    more: str = ""


def kinds() -> dict[str, Kind]:
    """Name every kind: each module once alone, all together, every number of seats and feature."""
    variants = tuple((class_.id, name) for class_ in modules.ALL for name in class_.variants)
    found = {f"one-{class_.id}": Kind(3, (class_.id,), level="medium") for class_ in modules.ALL}
    found |= {f"base-{seats}": Kind(seats, (), 150, level="medium") for seats in range(3, 7)}
    half = len(modules.IDS) // 2
    found |= {
        "base-2": Kind(2, level="medium"),
        "all-2": Kind(2, modules.IDS, level="medium"),
        "all-4": Kind(4, modules.IDS, 150, humans=2),
        "all-6": Kind(6, modules.IDS, humans=0, level="medium", variants=variants),
        "half": Kind(4, modules.IDS[:half], 250, humans=2, level="medium"),
        "other-half": Kind(5, modules.IDS[half:], 250, humans=3, level="medium"),
        "wild": Kind(3, ("vizier", "gates", "characters"), 900, humans=2),
        "wild-6": Kind(3, ("vizier", "characters", "bazaars"), 1500, humans=2),
        "people": Kind(5, ("vizier", "characters"), humans=2, level="medium"),
        "new": Kind(4, actions=0),
        "thoughts": Kind(3, modules.IDS, 60, level="medium", more="thoughts"),
        "seated": Kind(4, ("vizier", "thieves"), 60, humans=2, more="seated"),
        "purists": Kind(3, ("builders",), 20, humans=2, more="purists"),
        "sealed": Kind(3, ("characters",), 60, humans=2, more="sealed"),
        "position": Kind(3, modules.IDS[:half], 60, more="position"),
        "branches": Kind(3, ("vizier",), level="medium", more="branches"),
        "elsewhere": Kind(3, ("camps",), 40, humans=3, more="elsewhere"),
    }
    return found


def make(name: str, kind: Kind) -> Session:
    """Play a game of a kind."""
    plain = default_config(NAMES[: kind.seats], kind.humans, f"kept {name}")
    seats = tuple(evolve(seat, level=kind.level) for seat in plain.seats)
    setup = evolve(plain, seats=seats, modules=kind.modules, variants=kind.variants)
    setup = evolve(setup, sealed=kind.more == "sealed", purist=kind.more == "purists")
    rng = random.Random(name)
    if kind.more == "position":
        return _from_position(setup, kind, rng)
    session = Session.new(setup)
    _play(session, kind, kind.actions, rng)
    if kind.more == "seated":
        session.take_over(Seating(0, AI, "easy", "builder"), Seating(3, HUMAN, "medium"))
        session.skips = {1: Skip(UNTIL[0])}
        _play(session, kind, kind.actions + 10, rng)
    if kind.more == "elsewhere":
        session.play_elsewhere({1})
    if kind.more == "branches":
        _try_others(session, rng)
    return session


def _try_others(session: Session, rng: random.Random) -> None:
    """Leave a game that is over twice, and one of the branches once more."""
    first = records.play_on(session, 40, "Țepeș", "other", [Seating(0, AI, "easy", "builder")])
    for line in (first, records.play_on(session, 60, "b")):
        _wander(line, 80, rng)
    _wander(records.play_on(first, 50, "c"), 60, rng)


def _wander(line: Session, until: int, rng: random.Random) -> None:
    while (seat := line.to_move) is not None and len(line.steps) < until:
        line.play(rng.choice(legal_actions(line.ai_observation(seat).game)))
    records.to_record(line)  # which keeps it in the game that it leaves


def _play(session: Session, kind: Kind, until: int, rng: random.Random) -> None:
    while (seat := session.to_move) is not None and len(session.steps) < until:
        seen = session.ai_observation(seat)
        if kind.level == "random":
            session.play(rng.choice(legal_actions(seen.game)))
            continue
        choice = choose(seen, kind.level, session.ai_seed(seat))
        answer = json.dumps({"number": 0, **choice_to_json(choice)}).encode()
        thought = answered(answer)[1] if kind.more == "thoughts" else None
        session.play(choice.action, thought)


def _from_position(setup: GameConfig, kind: Kind, rng: random.Random) -> Session:
    """Play to the beginning of a turn, write that as a position, and go on from there."""
    game = modules.new_game(setup_of(setup))
    for _ in range(kind.actions // 2):
        apply(game, rng.choice(legal_actions(game)))
    while game.frame.kind != "turn" or game.acted:
        apply(game, rng.choice(legal_actions(game)))
    data = position_to_json(game, [seat.name for seat in setup.seats])
    start, config = gameconfig.open_position(data)
    session = Session.at(evolve(config, seed=setup.seed), start, data)
    _play(session, kind, kind.actions, rng)
    return session


def every() -> list[Path]:
    """Give all files that are kept and open whole."""
    return sorted(FOLDER.glob(f"version-*/*{records.SUFFIX}"))


def changed() -> list[Path]:
    """Give files of which corrected rules leave a part: so many actions, as their names say."""
    return sorted(FOLDER.glob(f"changed/*@*{records.SUFFIX}"))


def main() -> None:
    """Add what is not there."""
    folder = FOLDER / f"version-{records.VERSION}"
    folder.mkdir(exist_ok=True)
    for name, kind in kinds().items():
        path = folder / f"{name}{records.SUFFIX}"
        if not path.exists():
            records.save(make(name, kind), path)
            print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
