"""Texts as Fluent parses and fills them, with the plurals, numbers and dates of Babel.

Only `i18n` imports this, and only when it first needs it: Fluent and Babel are slow to import.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from functools import cached_property
from types import SimpleNamespace
from typing import Any

from babel import Locale, UnknownLocaleError
from babel.dates import format_date
from babel.plural import PluralRule, to_python
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentFloat, FluentInt
from fluent.syntax import FluentParser, ast

__all__ = ["Locale", "Pattern"]

MINUS = "\N{MINUS SIGN}"
LARGEST = 10**15  # larger numbers are shown as this one: they stand only in broken files


def _shown(text: str, sign: str) -> str:
    return sign + text.replace("-", MINUS)


def _sign(value: float, wanted: bool) -> str:
    if not wanted or value < 0:
        return ""
    return "+" if value > 0 else "±"


class _Int(FluentInt):
    """A whole number; small ones need no help from the locale data."""

    signed = False

    def format(self, locale: Any) -> str:
        plain = str(int(self)) if abs(self) < 1000 else super().format(locale)
        return _shown(plain, _sign(self, self.signed))


class _Float(FluentFloat):
    """A number with a decimal part."""

    signed = False

    def format(self, locale: Any) -> str:
        return _shown(super().format(locale), _sign(self, self.signed))


Number = _Int | _Float
_PARSER = FluentParser(with_spans=False)  # positions would take nearly as much memory again
_NO_PLURALS = SimpleNamespace(plural_form=PluralRule({}))


class Bundle(FluentBundle):
    """A bundle that leaves our numbers as they are: the plain one would turn them into its own.

    Babel's data of the language are read once a text needs them: most have no plural.
    """

    def __init__(self, langs: Sequence[str], initial: Callable[[Any], Any]) -> None:
        super().__init__([*langs], functions={"INITIAL": initial}, use_isolating=False)
        self._babel_locale = self.locale_of(langs)
        self._plural_form = self._plural

    def _get_babel_locale(self) -> Any:
        return _NO_PLURALS

    @cached_property
    def _rule(self) -> Any:
        return to_python(self._babel_locale.plural_form)

    def _plural(self, number: float) -> Any:
        return self._rule(number)

    def add(self, source: str) -> None:
        """Parse a message or term."""
        self.add_resource(_PARSER.parse(source))

    def format_pattern(
        self, pattern: Pattern, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        errors: list[Exception] = []
        env = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=args or {}), errors=errors
        )
        return pattern(env), errors

    @staticmethod
    def language_name(lang: str) -> str:
        """Return the name of a language in that language; empty if it is unknown."""
        try:
            return Locale.parse(lang).get_display_name(lang) or ""
        except (UnknownLocaleError, ValueError):
            return ""

    @staticmethod
    def locale_of(langs: Sequence[str]) -> Locale:
        """Return what Babel knows of the first of these languages that it knows.

        Raises:
            UnknownLocaleError: it knows none.
        """
        for lang in langs:
            with suppress(UnknownLocaleError, ValueError):
                return Locale.parse(lang)
        raise UnknownLocaleError(", ".join(langs))

    @staticmethod
    def month_name(locale: Locale, day: date) -> str:
        """Return the month of a day as it stands beside the day: "novembre"."""
        return format_date(day, "MMMM", locale)

    @staticmethod
    def mistakes_in(text: str) -> list[int]:
        """Return the lines at which something begins that is no correct Fluent."""
        found = (entry for entry in FluentResource(text).body if isinstance(entry, ast.Junk))
        return [text.count("\n", 0, entry.span.start) + 1 for entry in found if entry.span]

    @staticmethod
    def number(value: int | float, *, signed: bool = False) -> Number:
        """The number as the plural rules need it: 2.0 counts as 2."""
        value = max(-LARGEST, min(LARGEST, value))
        found = _Int(value) if value == int(value) else _Float(value)
        found.signed = signed
        return found
