"""Games for the tests of the career."""

import random
from functools import cache

from alhambra_qt.controller.career.finished import counts
from alhambra_qt.controller.game.session import Session
from alhambra_qt.i18n import Msg
from tests.controller.kit import chances, config, english, played

SEED = 7


@cache
def ended() -> Session:
    """A game of one person that was played to its end; not to be changed."""
    return played(config(3, 1, "career", modules=("camps", "vizier")), seed=SEED)


def finish(session: Session, seed: int = SEED) -> Session:
    """Play on at random to the end."""
    chances(session, random.Random(seed))
    return session


def why(session: Session) -> str:
    """Why a game does not count, in English; empty if it does."""
    reason: Msg | None = counts(session)
    return "" if reason is None else english(reason)
