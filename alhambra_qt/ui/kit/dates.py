"""Dates and times of saved games, formatted for each language."""

from datetime import date, datetime
from functools import lru_cache

from PySide6.QtCore import QDate, QLocale

from alhambra_qt.i18n import capital, msg, tr


def when(moment: datetime, language: str) -> str:
    """Format day and local time in a language: "21 Nov 2026, 14:05"."""
    local = _local(moment)
    return _together(local.date(), language, "date-when", time=f"{local:%H:%M}")


def day(moment: datetime, language: str) -> str:
    """Format only the day: "21 Nov 2026"."""
    return _dated(_local(moment).date(), language, "date-day")


def month(moment: datetime, language: str) -> str:
    """Format only the month: "Nov 2026"."""
    return _dated(_local(moment).date().replace(day=1), language, "date-month")


def day_name(date_: date, language: str) -> str:
    """Format a date with its weekday: "Saturday 21 November"."""
    weekday = _part(date_, language, "dddd")
    text = msg("date-weekday", weekday=weekday, day=str(date_.day), month=_month(date_, language))
    return capital(tr(language, text))


def month_name(date_: date, language: str) -> str:
    """Format a month: "November 2026"."""
    text = msg("date-month", month=_month(date_, language), year=str(date_.year))
    return capital(tr(language, text))


def _month(date_: date, language: str) -> str:
    return _part(date_, language, "MMMM")


def _part(date_: date, language: str, form: str) -> str:
    return QLocale(language).toString(QDate(date_.year, date_.month, date_.day), form)


def _local(moment: datetime) -> datetime:
    try:
        return moment.astimezone()
    except (OverflowError, ValueError, OSError):  # out of the range of local time: keep it as given
        return moment


def _together(date_: date, language: str, text: str, **values: str) -> str:
    """Format a date so that no line ends within it."""
    values |= {"month": _part(date_, language, "MMM"), "year": f"{date_.year:04}"}
    if text != "date-month":
        values["day"] = str(date_.day)
    return tr(language, msg(text, **values)).replace(" ", "\N{NO-BREAK SPACE}")


_dated = lru_cache(maxsize=5_000)(_together)  # a long career has a date for each game
