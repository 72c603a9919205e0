"""When a game was saved, as people of each language write it."""

from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale, QTime


def when(moment: datetime, language: str) -> str:
    """Day and time in the language and in local time: "21 Nov 2026 14:05"."""
    return _written(moment, language, "d MMM yyyy, HH:mm")


def day(moment: datetime, language: str) -> str:
    """The day alone: "21 Nov 2026"."""
    return _written(moment, language, "d MMM yyyy")


def month(moment: datetime, language: str) -> str:
    """The month alone: "Nov 2026"."""
    return _written(moment, language, "MMM yyyy")


def _written(moment: datetime, language: str, form: str) -> str:
    try:
        local = moment.astimezone()
    except (OverflowError, ValueError, OSError):  # at the ends of the calendar: as it is written
        local = moment
    date = QDate(local.year, local.month, local.day)
    shown = QDateTime(date, QTime(local.hour, local.minute))
    return QLocale(language).toString(shown, form).replace(" ", "\N{NO-BREAK SPACE}")
