"""Games in which much is taken back and done again."""

import random

from alhambra_qt.controller.build.open_log import open_log
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine import legal_actions
from alhambra_qt.engine.actions import Action
from tests.controller.kit import config

SETS: dict[str, tuple[str, ...]] = {
    "base": (),
    "great": ("vizier", "thieves", "camps", "invaders", "characters"),
}


def wander(
    on: str, seed: int, steps: int = 160
) -> tuple[Session, History, list[tuple[Action, bool]]]:
    """Play, take back and redo at random; keep a plain list of what was done and what stands."""
    chance = random.Random(f"{on}/{seed}")
    session = Session.new(config(3, 3, seed=str(seed), modules=SETS[on]))
    history, plain = History(session), list[tuple[Action, bool]]()
    undone: list[int] = []  # places in the list, the last undone at the end
    while session.to_move is not None and len(plain) < steps:
        seat, roll = session.to_move, chance.random()
        standing = [k for k, (_, stands) in enumerate(plain) if stands]
        if roll < 0.25 and session.undo(seat) is not None:
            undone.append(standing[-1])
            plain[standing[-1]] = plain[standing[-1]][0], False
        elif roll < 0.45 and session.redo() is not None:
            place = undone.pop()
            plain[place] = plain[place][0], True
        elif roll >= 0.25:
            action = chance.choice(legal_actions(session.observation(seat).game))
            if undone and plain[undone[-1]][0] == action:
                plain[undone.pop()] = action, True  # the same again is a redo
            else:
                undone.clear()
                plain.append((action, True))
            session.play(action)
        if chance.random() < 0.1:
            open_log(history, 0)  # told in between, it must be the same in the end
    return session, history, plain
