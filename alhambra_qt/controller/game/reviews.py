"""The review of a saved game: a file beside the record, tied to what was played.

Whatever is wrong with the file is one sentence, and the review is made anew: nothing is lost that
could not be worked out again.
"""

import json
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Annotated, Any

from attrs import frozen
from msgspec import Meta as Limits
from msgspec import Struct

from alhambra_qt import files
from alhambra_qt.controller.game.branch import Branch
from alhambra_qt.controller.game.records import review_path, review_paths
from alhambra_qt.controller.game.saved import Count, Json, SavedReason, Seat, Version
from alhambra_qt.controller.game.session import Session
from alhambra_qt.engine import BadData
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import msg
from alhambra_qt.review.kept import review_from_json, review_to_json, tie
from alhambra_qt.review.model import JudgedChoice, Review

FORMAT = "alhambra-review"
VERSION = 1

Number = Annotated[float, Limits(ge=-1_000, le=1_000)]
Row = Annotated[list[Number], Limits(min_length=2, max_length=6)]
Sums = Annotated[list[Annotated[float, Limits(ge=-1e6, le=1e6)]], Limits(max_length=6)]


class SavedCause(SavedReason):
    """Why another choice was better, and its part of the cost."""

    part: Number = 0.0


class SavedSwing(Struct):
    """A change of the shares; of a choice also what it cost."""

    at: Count
    turn: Count
    seat: Seat
    before: Row
    after: Row
    own: Row | None = None
    cost: Number | None = None
    low: Number | None = None
    high: Number | None = None
    played: Json | None = None
    best: Json | None = None
    reasons: list[SavedCause] = []


class SavedPlace(Struct):
    """Where between the levels a seat played."""

    at: Number
    low: Number
    high: Number


class SavedFindings(Struct):
    """What was found out about a game."""

    start: Row
    result: Row
    swings: Annotated[list[SavedSwing], Limits(max_length=100_000)]
    turns: Count
    done: Annotated[float, Limits(ge=0, le=1)]
    rough: bool
    error: Number
    places: Annotated[list[SavedPlace | None], Limits(max_length=6)]


class SavedPricing(Struct):
    """What is known of the cost of a choice."""

    best: Annotated[list[Json], Limits(min_length=1, max_length=100)]
    played: Annotated[list[Json], Limits(min_length=1, max_length=100)]
    worlds: Count
    sums: Sums
    squares: Annotated[float, Limits(ge=0, le=1e6)]
    reasons: list[SavedCause]


class SavedWork(Struct):
    """What is known halfway."""

    passes: Count
    phase: Count
    step: Count
    size: Annotated[int, Limits(ge=1, le=100_000)]
    nodes: Annotated[list[tuple[Count, Sums, Sums]], Limits(max_length=100_000)]
    prices: dict[Annotated[str, Limits(pattern=r"^[0-9]{1,9}\Z")], SavedPricing]


class SavedReview(Struct):
    """The whole file."""

    format: str
    version: Version
    tie: str
    review: SavedFindings
    work: SavedWork | None = None


@frozen
class KeptReview:
    """A review with what goes on from it; no work is left of one that is done."""

    review: Review
    work: Json | None


def tie_of(session: Session) -> str:
    """Give what ties a review to a game or to one of its branches."""
    return tie(session.beginning, session.actions, dealt_in(session))


def dealt_in(session: Session) -> Mapping[int, str]:
    """Tell before which actions what was not drawn was dealt anew, and by what."""
    return {} if session.branch is None else session.branch.dealt


def write_review(file: Path, tied: str, kept: KeptReview) -> None:
    """Keep a review in a file beside its record.

    Raises:
        OSError: if it cannot be written.
    """
    data = {"format": FORMAT, "version": VERSION, "tie": tied}
    data |= {"review": review_to_json(kept.review), "work": kept.work}
    files.write(file, json.dumps(data, separators=(",", ":")), safe=False)


def read_review(file: Path, tied: str, seats: int) -> KeptReview:
    """Read a review from its file.

    Raises:
        Unreadable: with one sentence; also if it is the review of another game.
    """
    data = files.read(file, dict[str, Any])
    if data.get("format") != FORMAT:
        raise Unreadable(msg("load-foreign"), "format")
    version = files.fit(data.get("version"), Version, "version")
    if version > VERSION:
        raise Unreadable(msg("load-newer", found=version, known=VERSION), "version")
    saved = files.fit(data, SavedReview)
    if saved.tie != tied:
        raise files.bad_field("tie")
    try:
        kept = KeptReview(review_from_json(data["review"]), data.get("work"))
    except BadData as error:
        raise files.bad_field(error.field) from error
    except (KeyError, TypeError, ValueError) as error:
        raise files.bad_field("review") from error
    _check(kept.review, seats)
    return kept


def forget_lost(record: Path, branches: Iterable[Branch]) -> None:
    """Delete the reviews of branches that a record no longer has."""
    known = {review_path(record), *(review_path(record, branch) for branch in branches)}
    for file in review_paths(record):
        if file not in known:
            with suppress(OSError):  # it only takes room
                file.unlink()


def whole_review(session: Session, record: Path | None) -> Review | None:
    """Give the review of a game if it is kept beside its record and nothing is left to be done."""
    if record is None:
        return None
    file = review_path(record, session.branch)
    try:
        kept = read_review(file, tie_of(session), session.seats)
    except Unreadable:  # whoever opens the review is told
        return None
    return kept.review if kept.work is None else None


def _check(review: Review, seats: int) -> None:
    """See that every part speaks of the same seats and turns.

    Raises:
        Unreadable: naming the field.
    """
    rows = {"start": review.start, "result": review.result, "places": review.places}
    for index, swing in enumerate(review.swings):
        where = f"review.swings.{index}"
        rows |= {f"{where}.before": swing.before, f"{where}.after": swing.after}
        if isinstance(swing, JudgedChoice):
            rows[f"{where}.own"] = swing.own
        if swing.seat >= seats or swing.turn >= review.turns:
            raise files.bad_field(where, "range")
    for where, row in rows.items():
        if len(row) != seats:
            raise files.bad_field(where, "long")
