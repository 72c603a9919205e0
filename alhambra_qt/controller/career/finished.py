"""Career entries for finished games, which games count, and player profiles.

People are identified by name, ignoring spacing and capitalisation.
"""

import hashlib
from collections import Counter
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any

from attrs import evolve, field, frozen
from msgspec import Meta as Limits

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.file_shapes import Count, Text
from alhambra_qt.controller.game.gameconfig import (
    AI,
    ASSISTS,
    HUMAN,
    SAME_LANGUAGE,
    SeatConfig,
    setup_of,
)
from alhambra_qt.controller.game.seats import Seating, people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.presenter.player_panels import item_of
from alhambra_qt.controller.presenter.results import seat_numbers
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.engine.codec import action_to_json, setup_to_json
from alhambra_qt.engine.events import Bought
from alhambra_qt.i18n import Msg, available, msg
from alhambra_qt.settings import SETTINGS

Score = Annotated[int, Limits(ge=-10_000, le=10_000)]  # a plot has a line for every few points
Share = Annotated[float, Limits(ge=-10, le=10)]
OTHER = "other"  # the source of points that are in no ledger


@frozen
class CareerSeat:
    """A seat's result.

    Attributes:
        share: share of the win; tied winners divide it.
        adjusted: the share with luck removed; None until it has been computed.
        sources: points by source, as in the rows of the score sheet.
        bought: tiles paid for; ``exact`` counts those paid exactly. These, ``turns`` and ``wall``
            are None if nobody counted them, as in a game played with cardboard.
        feats: what milestones need and the rest does not tell: "run", the most exact payments of a
            turn; "first", the majorities held or shared at the end; "behind", the points behind
            the leader before the last scoring; "refused", the moves refused, known only of a game
            that was played without a break; "whole", 1 if all numbers of a real game were given
            and can be right, else 0.
    """

    name: Text
    kind: Text
    level: Text
    style: Text
    mark: Text
    points: Score
    place: Count
    share: Share
    sources: dict[Text, Score]
    bought: Count | None
    exact: Count | None
    wall: Count | None
    turns: Count | None
    adjusted: Share | None = None
    feats: dict[Text, Count] = field(factory=dict)

    @property
    def person(self) -> str:
        """The key of the person; empty for a computer."""
        return person_key(self.name) if self.kind == HUMAN else ""


@frozen
class CareerGame:
    """A finished game.

    Attributes:
        id: unique to this game; ``deal`` is shared by all games of the same people and deal.
        finished: time of the end as an ISO date in UTC.
        record: the name of its file among the saved games.
    """

    id: Text
    deal: Text
    finished: Text
    modules: tuple[Text, ...]
    variants: tuple[tuple[Text, Text], ...]
    seed: Text
    record: Text
    seats: tuple[CareerSeat, ...]

    @property
    def real(self) -> bool:
        """Whether it was played at a real table: no program dealt it."""
        return not self.seed


def person_key(name: str) -> str:
    """Return a name in normalised form, the same for all spellings of it.

    >>> person_key(" anna  Maria") == person_key("Anna Maria")
    True
    """
    return " ".join(name.split()).casefold()


def counts(session: Session, changes: Sequence[Seating] = ()) -> Msg | None:
    """Say why a finished game does not count, if seats change hands so; None if it does."""
    if not session.here and not session.takeovers:
        sat = people(session.config)
        return msg("career-not-elsewhere" if sat else "career-not-computers")
    if session.branch is not None:
        return msg("career-not-branch")
    if session.start is not None:
        return msg("career-not-laid")
    if _taken_over(session, changes):
        return msg("career-not-taken")
    return None


def _taken_over(session: Session, changes: Sequence[Seating]) -> bool:
    """Return whether a seat ever changed hands: to another kind, or to another computer."""
    began = list(session.began)
    for change in (*session.takeovers, *changes):
        seat = began[change.seat]
        if change.kind != seat.kind:
            return True
        if change.kind == AI and (change.level, change.style) != (seat.level, seat.style):
            return True
    return False


def game_id(session: Session) -> str:
    """Return an id derived from the game's set-up, players and actions."""
    actions = [records.dumps(action_to_json(action)) for action in session.actions]
    return _digest(_setup(session), *(seat.name for seat in session.config.seats), *actions)


def _setup(session: Session) -> str:
    return records.dumps(setup_to_json(setup_of(session.config)))


def entry_of(session: Session, record: str = "", when: datetime | None = None) -> CareerGame:
    """Return the career entry of a finished game."""
    names = sorted(person_key(seat.name) for seat in session.config.seats if seat.kind == HUMAN)
    return CareerGame(
        id=game_id(session),
        deal=_digest(_setup(session), *names),
        finished=(when or datetime.now(UTC)).astimezone(UTC).isoformat(timespec="seconds"),
        modules=session.config.modules,
        variants=session.config.variants,
        seed=session.config.seed,
        record=record,
        seats=_seats(session),
    )


def _digest(*parts: str) -> str:
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:24]


def _seats(session: Session) -> tuple[CareerSeat, ...]:
    scores, best = session.scores, max(session.scores)
    numbers = seat_numbers(
        session.seats, (event for step in session.steps for event in step.events)
    )
    palaces = [player.palace for player in session.observation(None).game.players]
    return tuple(
        CareerSeat(
            name=seat.name,
            kind=seat.kind,
            level=seat.level if seat.kind == AI else "",
            style=seat.style if seat.kind == AI else "",
            mark=seat.mark,
            points=scores[k],
            place=1 + sum(score > scores[k] for score in scores),
            share=1 / scores.count(best) if scores[k] == best else 0.0,
            sources=_sources(session, k),
            bought=numbers[k].bought,
            exact=numbers[k].exact,
            wall=palaces[k].longest_wall(),
            turns=numbers[k].turns,
            feats=_feats(session, k),
        )
        for k, seat in enumerate(session.config.seats)
    )


def _feats(session: Session, seat: int) -> dict[str, int]:
    bought = (
        (step.turn, event)
        for step in session.steps
        for event in step.events
        if isinstance(event, Bought) and event.seat == seat
    )
    exact = Counter(turn for turn, event in bought if not event.overpaid)
    last = session.scored[-1].ledger
    lines = [line for line in last.lines if line.seat == seat and line.rule == "score.majority"]
    found = {
        "run": max(exact.values(), default=0),
        "first": sum(line.rank == 1 for line in lines),
        "behind": max(last.before) - last.before[seat],
    }
    return found if session.refused is None else {**found, "refused": session.refused[seat]}


def _sources(session: Session, seat: int) -> dict[str, int]:
    """Sum a seat's points by ledger row; the sources add up to its score."""
    lines = (line for board in session.scored for line in board.ledger.lines if line.seat == seat)
    paid = _sums((item_of(line), line.points) for line in lines)
    rest = session.scores[seat] - sum(paid.values())
    return paid if not rest else {**paid, OTHER: paid.get(OTHER, 0) + rest}


def _sums(pairs: Iterable[tuple[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, points in pairs:
        found[name] = found.get(name, 0) + points
    return {name: points for name, points in found.items() if points}


SAME = "same"  # as in the settings


@frozen
class CareerProfile:
    """A person by name, with the mark, language and help level of their seat.

    ``keys`` are their own shortcuts by command; None means the shared ones. ``tiles`` is the look
    of the table while they are at the screen; ``"same"`` is that of the settings.
    """

    name: Text
    mark: Text = MARKS[0]
    lang: Text = SAME_LANGUAGE
    assist: Text = "normal"
    keys: dict[Text, Any] | None = None
    tiles: Text = SAME


def profile_of(seat: SeatConfig) -> CareerProfile:
    """Return a profile for the person in a seat."""
    return CareerProfile(" ".join(seat.name.split()), seat.mark, seat.lang, seat.assist)


def known(profile: CareerProfile) -> CareerProfile:
    """Return a profile without options that this program does not offer."""
    return evolve(
        profile,
        mark=profile.mark if profile.mark in MARKS else MARKS[0],
        lang=profile.lang if profile.lang in available() else SAME_LANGUAGE,
        assist=profile.assist if profile.assist in ASSISTS else ASSISTS[1],
        tiles=profile.tiles if profile.tiles in SETTINGS["tiles"].choices else SAME,
    )


def seat_of(profile: CareerProfile, seat: SeatConfig) -> SeatConfig:
    """Return the seat with a profile applied; marks are resolved among all seats elsewhere."""
    return evolve(seat, name=profile.name, kind=HUMAN, lang=profile.lang, assist=profile.assist)


def profile_named(profiles: Sequence[CareerProfile], name: str) -> CareerProfile | None:
    """Find a person's profile by name."""
    key = person_key(name)
    return next((profile for profile in profiles if person_key(profile.name) == key), None)
