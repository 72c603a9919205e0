"""Games of the same deal side by side, once one's own is over."""

from collections.abc import Sequence
from datetime import date

from attrs import evolve, frozen

from alhambra_qt.ai.levels import PLAYERS
from alhambra_qt.controller.game import setup_code
from alhambra_qt.controller.game.gameconfig import NAME_LENGTH, GameConfig
from alhambra_qt.controller.game.history import told_lines
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.today.challenge import ROWS, Challenge
from alhambra_qt.controller.today.days import OwnGame, config_words
from alhambra_qt.controller.today.deals import KINDS, code_of
from alhambra_qt.controller.today.tries import DealTry
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.engine import BadData, IllegalAction
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.i18n import Msg, listing, msg


@frozen
class ComparedRow:
    """A row of the score sheet with the points of everybody."""

    item: str
    points: tuple[int, ...]

    @property
    def leaders(self) -> tuple[bool, ...]:
        """Whether each has the most points; nobody leads if all have the same."""
        most, least = max(self.points), min(self.points)
        return tuple(points == most > least for points in self.points)


@frozen
class Compared:
    """The games of everybody.

    Attributes:
        names, points: one's own first, then the best; so in all others.
        rows: the points by source; they add up to ``points``.
        lines: the largest leads, and where and how one's own game and the challenge parted.
        even: the wins in 100 games with even luck.
    """

    names: tuple[str, ...]
    points: tuple[int, ...]
    rows: tuple[ComparedRow, ...]
    lines: tuple[Msg, ...]
    even: tuple[int | None, ...]

    @property
    def places(self) -> list[int]:
        """The places by points; equal points share one."""
        return [1 + sum(other > points for other in self.points) for points in self.points]


@frozen
class ChallengeView:
    """A challenge as it may be seen: without its result before one's own try is over.

    Attributes:
        config: the deal, with the person in the seat.
        lines: who challenges to what; ``warned`` what to know before playing.
        mine: one's own try, if there is one; ``compared`` once it is over.
    """

    config: GameConfig
    lines: tuple[Msg, ...]
    warned: Msg | None = None
    mine: DealTry | None = None
    compared: Compared | None = None


def challenge_view(
    found: Challenge,
    config: GameConfig,
    mine: DealTry | None,
    own: OwnGame = (None, None),
    now: date | None = None,
    others: Sequence[Challenge] = (),
) -> ChallengeView:
    """Return what may be seen of a challenge, and of ``others`` of the deal; `now` is today."""
    words, against = config_words(config)
    lines = [msg("challenge-deal", name=found.name, modules=words), against]
    if mine is None or mine.points is None:
        code = setup_code.write(config)
        if now is not None and any(code == code_of(now, kind) for kind in KINDS):
            lines.append(msg("challenge-today"))
        if others:
            names = text_of(listing([other.name for other in others]))
            lines.append(msg("challenge-also", names=names))
        lines.append(msg("challenge-first" if mine is None else "today-begun"))
        warned = None
        if found.changed:
            warned = msg("challenge-changed", theirs=found.players, ours=PLAYERS)
        return ChallengeView(config, tuple(lines), warned, mine)
    return ChallengeView(
        config, tuple(lines), None, mine, _compared([*others, found], config, mine, own)
    )


def _compared(
    found: Sequence[Challenge], config: GameConfig, mine: DealTry, own: OwnGame
) -> Compared:
    """Compare one's own game with all, the last of which is the challenge."""
    ranked = sorted(found, key=lambda each: -sum(each.sources.values()))
    sources = [mine.sources, *(each.sources for each in ranked)]
    items = [*ROWS, *sorted(set().union(*sources) - {*ROWS})]
    rows = [ComparedRow(item, tuple(each.get(item, 0) for each in sources)) for item in items]
    names = (config.seats[people(config)[0]].name, *(each.name for each in ranked))
    return Compared(
        names,
        tuple(sum(each.values()) for each in sources),
        tuple(rows),
        (*_most(rows, names), *_parted(found[-1], config, own[0])),
        (even_of(own), *(each.even for each in ranked)),
    )


def even_of(own: OwnGame) -> int | None:
    """Return the wins in 100 games with even luck, None without a review."""
    game, review = own
    if game is None or review is None:
        return None
    return round(100 * review.adjusted(people(game.config)[0]))


def _most(rows: Sequence[ComparedRow], names: Sequence[str]) -> list[Msg]:
    """Say where one's own lead over all others is largest, and where another's over oneself is."""
    leads = [(row.points[0] - max(row.points[1:]), row) for row in rows]
    more, best = max(leads, key=lambda lead: lead[0])
    less, worst = min(leads, key=lambda lead: lead[0])
    lines = []
    if more > 0:
        lines.append(msg("challenge-most", item=row_name(best.item), n=more))
    if less < 0:
        name = names[worst.points.index(max(worst.points[1:]), 1)]
        lines.append(msg("challenge-least", name=name, item=row_name(worst.item), n=-less))
    return lines


def _parted(found: Challenge, config: GameConfig, game: Session | None) -> list[Msg]:
    """Say in which turn the games parted, and what each did there."""
    if game is None or not found.actions:
        return []
    seat = people(config)[0]
    seats = [
        evolve(seat_config, name=_unlike(found.name, config)) if k == seat else seat_config
        for k, seat_config in enumerate(config.seats)
    ]
    theirs = Session.new(evolve(config, seats=tuple(seats)))
    try:
        for number, data in enumerate(found.actions):
            theirs.replay([action_from_json(data, f"actions.{number}")])
    except (BadData, IllegalAction):
        return [msg("challenge-unlike")]
    pairs = zip(game.actions, theirs.actions, strict=False)
    at = next((k for k, (action, other) in enumerate(pairs) if action != other), None)
    if at is None:
        return [msg("challenge-alike")]
    step = game.steps[at]
    if step.seat != seat:
        return [msg("challenge-computers", turn=step.turn + 1)]
    both = [_done(session, at) for session in (game, theirs)]
    return [msg("challenge-parted", turn=step.turn + 1), *both[0], *both[1]]


def _unlike(name: str, config: GameConfig) -> str:
    """Return a name that nobody at the table has."""
    taken = {seat.name for seat in config.seats}
    return name if name not in taken else f"{name[: NAME_LENGTH - 2]} 2"


def _done(session: Session, at: int) -> list[Msg]:
    """Say what the seat did from a step on, to the end of its turn."""
    first = session.steps[at]
    steps = [
        step for step in session.steps[at:] if (step.turn, step.seat) == (first.turn, first.seat)
    ]
    lines = (line for step in steps for line in told_lines(step, session.tags)[:1])
    return [line.text for line in lines if line.kind == "move"]
