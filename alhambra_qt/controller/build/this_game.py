"""What game this is: modules with their variants, what differs from the printed rules, who plays.

The seed and the code are those of the deal: with them anybody can play it again.
"""

from functools import reduce

from alhambra_qt.controller.build.scene import round_of
from alhambra_qt.controller.game import presets, setup_code
from alhambra_qt.controller.game.gameconfig import AI, SAME_LANGUAGE, SeatConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.pages import ThisGame
from alhambra_qt.i18n import Msg, language_names, msg


def this_game(session: Session) -> ThisGame:
    """Tell what is played here; nothing of it is a secret."""
    config = session.config
    variants = dict(config.variants)
    named = tuple(
        (
            name,
            msg(f"mod-{name}.bare"),
            msg(f"new-variant-{name}-{variants[name]}") if name in variants else None,
        )
        for name in config.modules
    )
    seats = tuple((tag, _plays(seat)) for tag, seat in zip(session.tags, config.seats, strict=True))
    return ThisGame(
        round=msg("table-round", n=round_of(session.turn, session.seats)),
        modules=named,
        differences=presets.differences(config),
        seats=seats,
        seed=config.seed,
        code=setup_code.write(config),
        branch=None if session.branch is None else msg("branch-frame", branch=session.branch.name),
        begun=bool(session.steps),
    )


def _plays(seat: SeatConfig) -> Msg:
    """Say who plays a seat: a computer with level and style, or a person with language and help."""
    if seat.kind == AI:
        return _joined(msg("new-ai"), msg(f"level-{seat.level}"), msg(f"style-{seat.style}"))
    own = () if seat.lang == SAME_LANGUAGE else (language_names().get(seat.lang, seat.lang),)
    helps = msg("this-game-help", help=msg(f"new-assist-{seat.assist}"))
    return _joined(msg("seat-human"), *own, helps)


def _joined(first: Msg, *rest: Msg | str) -> Msg:
    return reduce(lambda head, one: msg("new-joined", head=head, rest=one), rest, first)
