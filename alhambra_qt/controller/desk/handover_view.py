"""The screen between two people who share it: who is awaited, for what, and what has happened."""

from collections.abc import Iterator

from alhambra_qt.controller.desk.generic import question
from alhambra_qt.controller.faces.found import questions
from alhambra_qt.controller.game.gameconfig import SAME_LANGUAGE
from alhambra_qt.controller.game.history import History
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.step import asking
from alhambra_qt.controller.presenter.recap_view import recap
from alhambra_qt.controller.view.page_views import HandoverView
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.controller.view.view_parts import ActionButton, LogLine
from alhambra_qt.controller.words.names import modules_named
from alhambra_qt.controller.words.sentences import lead_text
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.refill import next_to_move
from alhambra_qt.i18n import Msg, has_text, msg

SINCE = 7  # lines on the hand-over screen


def handover(session: Session, history: History, seat: Seat, language: str) -> HandoverView:
    """Return the screen on which a seat is awaited; it holds no secrets."""
    tag = session.tags[seat]
    chosen = session.config.seats[seat].lang
    asked = session.between_turns
    matter, whose = _matter(session, seat)
    return HandoverView(
        seat=tag,
        lang=language if chosen == SAME_LANGUAGE else chosen,
        title=msg("pass-asked" if matter or whose else "pass-title", name=tag.label),
        text=msg("pass-window") if asked else msg("pass-text"),
        since_title=msg("pass-since" if history.has_acted(seat) else "pass-begun"),
        since=_since(session, history, seat),
        button=ActionButton(
            Press("here"), msg("pass-button", name=tag.label), "Space", primary=True
        ),
        note=msg("pass-note"),
        matter=matter,
        whose=whose,
    )


def _matter(session: Session, seat: Seat) -> tuple[Msg | None, Msg | None]:
    game, tags = session.observation(None).game, session.tags
    last, kind = game.to_play, game.frame.kind
    if session.between_turns:
        names = modules_named([module.id for module in asking(game, seat)])
        following = tags[next_to_move(game)].label
        return msg("pass-asks", names=names), msg(
            "pass-between", last=tags[last].label, next=following
        )
    face, asks = questions().get(kind), question(kind)
    matter = asks if has_text(f"ask-{kind}".replace("_", "-")) else None
    if face is not None and face.named is not None:
        matter = face.named(game)
    return matter, None if seat == last else msg("pass-playing", name=tags[last].label)


def _since(session: Session, history: History, seat: Seat) -> tuple[LogLine, ...]:
    recaps = recap(session, history, seat)
    if not recaps:
        return ()
    if sum(len(happened.lines) for happened in recaps) > SINCE:
        recaps = recap(session, history, seat, SINCE - 1 - len(recaps[0].lines))
        rest = recaps[0].rest
    else:
        rest = None
    lines = [line for happened in recaps for line in happened.lines]
    lines += [] if rest is None else [LogLine(rest)]
    return (*lines, *_lead(session))


def _lead(session: Session) -> Iterator[LogLine]:
    """Say who leads, once anybody has points."""
    scores, tags = session.scores, session.tags
    if min(scores) < max(scores):
        yield LogLine(lead_text(tags, scores), tags[scores.index(max(scores))])
