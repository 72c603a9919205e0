"""Dates and times of saved games, formatted for each language."""

from datetime import date, datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime


def when(moment: datetime, language: str) -> str:
    """Format day and local time in a language: "21 Nov 2026 14:05"."""
    return _written(moment, language, "d MMM yyyy, HH:mm")


def day(moment: datetime, language: str) -> str:
    """Format only the day: "21 Nov 2026"."""
    return _written(moment, language, "d MMM yyyy")


def month(moment: datetime, language: str) -> str:
    """Format only the month: "Nov 2026"."""
    return _written(moment, language, "MMM yyyy")


def day_name(date_: date, language: str) -> str:
    """Format a date with its weekday: "Saturday 21 November"."""
    return _local(date_, language, "dddd d MMMM")


def month_name(date_: date, language: str) -> str:
    """Format a month: "November 2026"."""
    return _local(date_, language, "MMMM yyyy")


def _local(date_: date, language: str, form: str) -> str:
    found = QLocale(language).toString(QDate(date_.year, date_.month, date_.day), form)
    return found[:1].upper() + found[1:]


def _written(moment: datetime, language: str, form: str) -> str:
    try:
        local = moment.astimezone()
    except (OverflowError, ValueError, OSError):  # out of the range of local time: keep it as given
        local = moment
    date = QDate(local.year, local.month, local.day)
    shown = QDateTime(date, QTime(local.hour, local.minute))
    return QLocale(language).toString(shown, form).replace(" ", "\N{NO-BREAK SPACE}")
