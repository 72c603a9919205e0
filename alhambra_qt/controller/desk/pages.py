"""Pages that the desk shows beside the table: ledger, results, hand-over."""

from collections import Counter

from attrs import evolve

from alhambra_qt.controller.desk.desk import Desk
from alhambra_qt.controller.desk.generic import question
from alhambra_qt.controller.faces.found import questions
from alhambra_qt.controller.game.gameconfig import SAME_LANGUAGE
from alhambra_qt.controller.game.step import asking
from alhambra_qt.controller.presenter.recap import recap
from alhambra_qt.controller.presenter.results import results_view
from alhambra_qt.controller.presenter.score_sheet import ledger_view
from alhambra_qt.controller.view.page_views import HandoverView, LedgerView, ResultsView
from alhambra_qt.controller.view.parts import ActionButton, LogLine
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import TILE_ID, TILE_KIND, TILE_TYPE, TYPES
from alhambra_qt.engine.refill import next_to_move
from alhambra_qt.i18n import Msg, has_text, msg

SINCE = 8  # lines of the hand-over screen


def ledger(desk: Desk, scoring: int = 0) -> LedgerView:
    """Give the score ledger."""
    return ledger_view(desk.session.scored, desk.session.tags, scoring)


def scored_table(desk: Desk, scoring: int) -> TableView:
    """Give the table with what Dirk had when a scoring counted it: he draws right after it."""
    view = desk.view()
    held = next((one.dirk for one in desk.session.scored if one.ledger.scoring == scoring), None)
    if view.dirk is None or held is None:
        return view
    types = Counter(TILE_TYPE[tile] for tile in held if TILE_KIND[tile] == "building")
    counts = tuple(types[kind] for kind in range(len(TYPES)))
    tiles = tuple(TILE_ID[tile] for tile in held)
    return evolve(view, dirk=evolve(view.dirk, tiles=tiles, counts=counts))


def results(desk: Desk) -> ResultsView | None:
    """Give the results, None while the game goes on."""
    return results_view(desk.session)


def person(desk: Desk) -> str:
    """Name who looks at the screen or is awaited there; empty if that is nobody."""
    viewing = desk.viewing
    seat = viewing.waiting if viewing.viewer is None else viewing.viewer
    return "" if seat is None else desk.session.config.seats[seat].name


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
    matter, whose = _matter(desk, seat)
    return HandoverView(
        seat=tag,
        lang=language if chosen == SAME_LANGUAGE else chosen,
        title=msg("pass-asked" if matter or whose else "pass-title", name=tag.said),
        text=msg("pass-window") if asked else msg("pass-text"),
        since_title=msg("pass-since"),
        since=_since(desk, seat),
        button=ActionButton(
            Press("here"), msg("pass-button", name=tag.said), "Space", primary=True
        ),
        note=msg("pass-note"),
        matter=matter,
        whose=whose,
    )


def _matter(desk: Desk, seat: Seat) -> tuple[Msg | None, Msg | None]:
    session = desk.session
    game, tags = session.observation(None).game, session.tags
    last, kind = game.to_play, game.frame.kind
    if session.between_turns:
        names = modules_named([module.id for module in asking(game, seat)])
        following = tags[next_to_move(game)].said
        return msg("pass-asks", names=names), msg(
            "pass-between", last=tags[last].said, next=following
        )
    face, asks = questions().get(kind), question(kind)
    matter = asks if has_text(f"ask-{kind}".replace("_", "-")) else None
    if face is not None and face.named is not None:
        matter = face.named(game)
    return matter, None if seat == last else msg("pass-playing", name=tags[last].said)


def _since(desk: Desk, seat: Seat) -> tuple[LogLine, ...]:
    told = recap(desk.session, desk.history, seat)
    if not told:
        return (LogLine(msg("pass-nothing")),)
    if sum(len(one.lines) for one in told) > SINCE:
        told = recap(desk.session, desk.history, seat, SINCE - 1 - len(told[0].lines))
        rest = told[0].rest
    else:
        rest = None
    lines = tuple(line for one in told for line in one.lines)
    return lines if rest is None else (*lines, LogLine(rest))
