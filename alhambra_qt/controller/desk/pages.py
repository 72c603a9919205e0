"""Pages that the desk shows beside the table: ledger, results, hand-over."""

from alhambra_qt.controller.build.ledgers import ledger_view
from alhambra_qt.controller.build.results import results_view
from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.game.gameconfig import SAME_LANGUAGE
from alhambra_qt.controller.view.pages import HandoverView, LedgerView, ResultsView
from alhambra_qt.controller.view.parts import ActionButton, LogLine
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.engine.ids import Seat
from alhambra_qt.i18n import msg

SINCE = 8  # lines of the hand-over screen


def ledger(desk: Desk, scoring: int = 0) -> LedgerView:
    """Give the score ledger."""
    return ledger_view(desk.session.scored, desk.session.tags, scoring)


def results(desk: Desk) -> ResultsView | None:
    """Give the results, None while the game goes on."""
    return results_view(desk.session)


def language(desk: Desk, own: str) -> str:
    """Give the language of whoever looks at the screen; ``own`` is the program's."""
    viewer = desk.viewing.viewer
    lang = SAME_LANGUAGE if viewer is None else desk.session.config.seats[viewer].lang
    return own if lang == SAME_LANGUAGE else lang


def handover(desk: Desk, language: str = "en") -> HandoverView | None:
    """Give the screen between two people, None if nobody is awaited; it holds no secret.

    ``language`` is the program's, for seats that have none of their own.
    """
    seat = desk.viewing.waiting
    if seat is None:
        return None
    session = desk.session
    tag = session.tags[seat]
    chosen = session.config.seats[seat].lang
    asked = session.between_turns
    return HandoverView(
        seat=tag,
        lang=language if chosen == SAME_LANGUAGE else chosen,
        title=msg("pass-title", name=tag.said),
        text=msg("pass-window") if asked else msg("pass-text"),
        since_title=msg("pass-since"),
        since=_since(desk, seat),
        button=ActionButton(
            Press("here"), msg("pass-button", name=tag.said), "Space", primary=True
        ),
        note=msg("pass-note"),
    )


def _since(desk: Desk, seat: Seat) -> tuple[LogLine, ...]:
    """Tell what happened since a person last acted in a seat, the newest where it is too much."""
    told = desk.history.since(seat)
    if not told:
        return (LogLine(msg("pass-nothing")),)
    if len(told) <= SINCE:
        return told
    newest = told[1 - SINCE :]
    return (LogLine(msg("table-recap-more", n=len(told) - len(newest))), *newest)
