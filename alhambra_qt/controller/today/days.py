"""Data of the Today page: the two deals of a date, and the person's month."""

from calendar import monthrange
from collections.abc import Mapping
from datetime import date

from attrs import frozen

from alhambra_qt.controller.game.gameconfig import AI, GameConfig, SeatConfig
from alhambra_qt.controller.game.seats import people
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.game.setup_code import write
from alhambra_qt.controller.review.review_words import dear_choice
from alhambra_qt.controller.today.deals import KINDS, deal_of
from alhambra_qt.controller.today.tries import DealTry
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.i18n import Msg, listing, msg
from alhambra_qt.review.model import Review

NEW, BEGUN, DONE, LATE = "new", "begun", "done", "late"


OwnGame = tuple[Session | None, Review | None]  # one's own try, as far as its files are there


@frozen
class DayDeal:
    """One of the deals of a date.

    Attributes:
        state: not played yet, begun, done; or late: its day is over, it was not played.
        modules, against, text: in words: its modules, the opponents, what became of it.
        mine: the try that counts, if there is one.
    """

    kind: str
    config: GameConfig
    state: str
    modules: Msg | str
    against: Msg
    text: Msg
    mine: DealTry | None = None


@frozen
class MonthDay:
    """A day of the month; ``results`` are the points of its deals, None if not finished."""

    day: date
    results: tuple[int | None, ...] = ()
    won: bool = False
    spoken: tuple[Msg, ...] = ()


@frozen
class DayHint:
    """The best play in a deal of an earlier date; ``record`` is the file of the try."""

    day: date
    record: str
    text: Msg


@frozen
class DayView:
    """A date for a person, and the month around it."""

    day: date
    today: date
    deals: tuple[DayDeal, ...]
    month: tuple[MonthDay, ...]
    summary: Msg
    hint: DayHint | None = None


def day_view(person: SeatConfig, tries: Mapping[str, DealTry], day: date, now: date) -> DayView:
    """Return what a person sees of a date."""
    marked = {attempt.deal: attempt for attempt in tries.values() if attempt.deal}
    deals = tuple(_deal(deal_of(day, kind, person), kind, tries, day == now) for kind in KINDS)
    last = monthrange(day.year, day.month)[1]
    month = tuple(_month_day(day.replace(day=n), marked) for n in range(1, last + 1))
    played = [attempt for attempt in marked.values() if attempt.deal[:7] == day.isoformat()[:7]]
    won = sum(attempt.place == 1 for attempt in played)
    summary = msg("today-month", n=len(played), won=won) if played else msg("today-month-none")
    return DayView(day, now, deals, month, summary)


def day_hint(day: date, record: str, own: OwnGame) -> DayHint:
    """Return the costliest choice of a try by its review, or where to look for it."""
    game, review = own
    if game is None or review is None:
        return DayHint(day, record, msg("today-hint-offer"))
    costly = review.dearest(people(game.config)[0])
    if not costly:
        return DayHint(day, record, msg("today-hint-none"))
    choice = dear_choice(game, max(costly, key=lambda choice: choice.cost), 1, 1)
    return DayHint(day, record, msg("today-hint-better", turn=choice.turn, move=choice.better))


def label(day: date, kind: str) -> str:
    """Return how a try names its deal."""
    return f"{day.isoformat()} {kind}"


def config_words(config: GameConfig) -> tuple[Msg | str, Msg]:
    """Name the modules and the opponents of a set-up."""
    names = [msg(f"mod-{name}.bare") for name in config.modules] or [msg("career-module-base")]
    others = [
        msg("today-opponent", name=seat.name, level=msg(f"level-{seat.level}"))
        for seat in config.seats
        if seat.kind == AI
    ]
    return text_of(listing(names)), msg("today-against", opponents=text_of(listing(others)))


def result(attempt: DealTry) -> Msg:
    """Say how a finished try ended."""
    points = msg("count-point", n=attempt.points or 0)
    return msg("today-result", points=points, place=msg("rank-place", n=attempt.place))


def _deal(config: GameConfig, kind: str, tries: Mapping[str, DealTry], now: bool) -> DayDeal:
    mine = tries.get(write(config))
    words, against = config_words(config)
    if mine is None:
        state, text = (NEW, msg("today-one-try")) if now else (LATE, msg("today-late"))
    elif mine.points is None:
        state, text = BEGUN, msg("today-begun")
    else:
        state, text = DONE, result(mine)
    return DayDeal(kind, config, state, words, against, text, mine)


def _month_day(day: date, marked: Mapping[str, DealTry]) -> MonthDay:
    found = [marked.get(label(day, kind)) for kind in KINDS]
    if not any(found):
        return MonthDay(day)
    results = tuple(None if tried is None else tried.points for tried in found)
    won = any(tried is not None and tried.place == 1 for tried in found)
    lines = tuple(
        msg(f"today-heard-{kind}", result=_heard(tried))
        for kind, tried in zip(KINDS, found, strict=True)
    )
    return MonthDay(day, results, won, lines)


def _heard(attempt: DealTry | None) -> Msg:
    if attempt is None:
        return msg("today-heard-missed")
    return msg("today-heard-begun") if attempt.points is None else result(attempt)
