"""``share``: a record as a page for a browser."""

import argparse
from pathlib import Path

from alhambra_qt import files
from alhambra_qt.controller.game import records, saves
from alhambra_qt.controller.game.reviews import whole_review
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.review.review_build import shared_with_review
from alhambra_qt.controller.share.html_page import page
from alhambra_qt.controller.share.shared_game import SharedGame
from alhambra_qt.i18n import DEFAULT, tr
from alhambra_qt.lab.reading import BadInput
from alhambra_qt.lab.writing import emit


def run(options: argparse.Namespace) -> None:
    """Write the page and print how large it is.

    Raises:
        BadInput: if the record cannot be read, or the page not be written.
    """
    name = options.html
    text = page(read_game(options.record), options.lang)
    try:
        files.write(Path(name), text)
    except (OSError, ValueError) as error:  # ValueError: a null byte in the name
        reason = getattr(error, "strerror", None) or error
        raise BadInput(f"cannot be written: {reason}", file=name) from error
    emit({"html": {"file": name, "bytes": len(text.encode("utf-8"))}})


def read_game(name: str) -> SharedGame:
    """Read a record as a game to be shared, with the day on which it was saved if it says so.

    It includes a review that is stored beside it.

    Raises:
        BadInput: naming file and field.
    """
    session, path = session_of(name), Path(name)
    return shared_with_review(session, saves.summary(path).day, whole_review(session, path))


def session_of(name: str) -> Session:
    """Open a record.

    Raises:
        BadInput: naming file and field.
    """
    try:
        return records.load(Path(name))
    except records.BadFile as error:
        raise BadInput(tr(DEFAULT, error.reason), error.field, file=name) from error
