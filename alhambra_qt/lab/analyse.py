"""``analyse``: what was luck in a game that was played, and what each choice cost."""

import argparse
from collections.abc import Mapping
from typing import Any

from alhambra_qt.controller.game import records, reviews
from alhambra_qt.controller.game.thoughts import reason_text
from alhambra_qt.controller.review.review_words import PLACES
from alhambra_qt.engine import BadData
from alhambra_qt.engine.codec import action_from_json, action_to_json
from alhambra_qt.engine.fields import Fields
from alhambra_qt.i18n import DEFAULT, tr
from alhambra_qt.lab.questions import in_file
from alhambra_qt.lab.reading import BadInput, Json, read_file
from alhambra_qt.lab.replay import replay, start_of
from alhambra_qt.lab.share import session_of
from alhambra_qt.lab.writing import ProgressBar, emit
from alhambra_qt.review.analyse import Analysis
from alhambra_qt.review.model import JudgedChoice, Review, ReviewReason, Shares, Swing

DIGITS = 6
STEPS = 100  # of the progress that is shown


def run(options: argparse.Namespace) -> None:
    """Print each change of the shares, then the summary.

    Raises:
        BadInput: naming the field that cannot be read, or a game that is not over.
    """
    data = read_file(options.record)
    if not isinstance(data, Mapping):
        raise BadInput("a record must be an object", file=options.record)
    try:
        analysis = read_game(data, options.futures)
        if options.branch is not None:
            analysis = read_branch(options.record, options.branch, options.futures)
    except BadData as error:
        raise in_file(error, options.record) from error
    progress = ProgressBar(STEPS)
    for done in analysis.steps():
        progress.tell(int(done * STEPS))
    progress.clear()
    review = analysis.review()
    for swing in review.swings:
        emit(line(swing, options.lang))
    emit({"summary": summary(review)})


def read_game(data: Mapping[str, Any], futures: int) -> Analysis:
    """Read a record of a game that is over.

    Raises:
        BadData: naming the field; for an action that does not fit also the rule it breaks.
    """
    replay(Fields(data, ""), None)
    current = records.migrated(dict(data))
    actions = [action_from_json(part) for part in current["actions"]]
    analysis = Analysis(start_of(current), actions, futures=futures)
    if not analysis.end.over:
        raise BadData("actions", "do not lead to the end of a game")
    return analysis


def read_branch(record: str, wanted: str, futures: int) -> Analysis:
    """Read a branch of a record that is over, by its name or its number from 1.

    Raises:
        BadData: naming the option, if there is no such branch or it cannot be read.
        BadInput: if the record cannot be read.
    """
    root = session_of(record)
    found = [branch for branch in root.branches if branch.name == wanted]
    if not found and wanted.isdecimal():
        found = root.branches[int(wanted) - 1 : int(wanted)] if int(wanted) else []
    if len(found) != 1:
        names = (
            ", ".join(f"{n} {branch.name!r}" for n, branch in enumerate(root.branches, 1)) or "none"
        )
        raise BadData("--branch", f"must be one branch of the record ({names})")
    try:
        session = records.open_branch(root, found[0])
    except records.BadBranch as error:
        raise BadData("--branch", tr(DEFAULT, error.text)) from error
    if not session.over:
        raise BadData("--branch", f"{found[0].name!r} is not over")
    dealt = reviews.dealt_in(session)
    return Analysis(session.beginning, session.actions, futures=futures, dealt=dealt)


def line(swing: Swing, lang: str) -> Json:
    """Write one change: what was luck, what could not be known, what a choice cost."""
    found: Json = {"t": swing.at, "turn": swing.turn, "seat": swing.seat}
    found["kind"] = "choice" if isinstance(swing, JudgedChoice) else "reveal"
    found |= {"before": shown(swing.before), "after": shown(swing.after)}
    nothing = [0.0] * len(swing.before)
    if not isinstance(swing, JudgedChoice):
        return found | {"luck": shown(swing.change), "unknown": nothing}
    found |= {"luck": nothing, "unknown": shown(swing.unknown), "own": shown(swing.own)}
    found |= {
        "cost": round(swing.cost, DIGITS),
        "cost_ci": [round(swing.low, DIGITS), round(swing.high, DIGITS)],
        "unclear": swing.unclear,
        "best": action_to_json(swing.best),
        "played": action_to_json(swing.played),
        "reasons": [reason_json(reason, lang) for reason in swing.reasons],
    }
    return found


def reason_json(reason: ReviewReason, lang: str) -> Json:
    """Write a reason: its numbers, its part of the cost and a sentence."""
    numbers = {"id": reason.id, "part": round(reason.part, DIGITS), **dict(reason.params)}
    return {**numbers, "text": tr(lang, reason_text(reason.id, reason.params))}


def summary(review: Review) -> Json:
    """Say what became of each seat: result - start = luck + choices + others + unknown."""
    seats = range(review.seats)
    terms = ("luck", "choices", "others", "unknown", "adjusted")
    sums = {term: [getattr(review, term)(seat) for seat in seats] for term in terms}
    return {
        "start": shown(review.start),
        "result": shown(review.result),
        **{term: [round(value, DIGITS) for value in values] for term, values in sums.items()},
        "level": [None if place is None else PLACES[round(place.at)] for place in review.places],
        "error": round(review.error, DIGITS),
    }


def shown(shares: Shares) -> list[float]:
    """Round shares for print."""
    return [round(share, DIGITS) for share in shares]
