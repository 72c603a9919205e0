"""A game among computers, played without a window."""

from collections.abc import Callable, Sequence

from attrs import evolve

from alhambra_qt.ai.player import choose
from alhambra_qt.controller.game.gameconfig import AI, DEFAULT_NAMES, GameConfig, default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import PlayedStep

NAMES = DEFAULT_NAMES[:4]


def demo_config(seed: str = "", level: str = "medium", names: Sequence[str] = NAMES) -> GameConfig:
    """Set up a base game in which every seat is a computer's."""
    config = default_config(names, humans=0, seed=seed)
    seats = tuple(evolve(seat, kind=AI, level=level) for seat in config.seats)
    return evolve(config, seats=seats)


def play_one(session: Session) -> PlayedStep | None:
    """Let the computer whose turn it is play one action; None when the game is over."""
    seat = session.to_move
    if seat is None:
        return None
    player = session.config.seats[seat]
    seen, seed = session.ai_observation(seat), session.ai_seed(seat)
    return session.play(choose(seen, player.level, seed, style=player.style).action)


def play_out(session: Session, told: Callable[[PlayedStep], None] | None = None) -> Session:
    """Play a game to its end; ``told`` hears of every action."""
    while (step := play_one(session)) is not None:
        if told is not None:
            told(step)
    return session
