"""Things are named as one says them at the table."""

import pytest

from alhambra_qt import modules
from alhambra_qt.controller.words.names import cards_named, modules_named, things_named
from alhambra_qt.i18n import Arg, Msg, msg, tr
from tests.controller.kit import cards


def said(lang: str, named: Arg) -> str:
    """What is read of a name."""
    assert isinstance(named, Msg)
    return tr(lang, named)


@pytest.mark.parametrize(
    ("ids", "text"),
    [
        ("ducat-4", "4 ducats"),
        ("ducat-4 ducat-4", "4 + 4 ducats"),
        ("ducat-4 florin-2 ducat-1 exchange-florin-ducat", "4 + 1 ducats, 2 florins and a "),
        ("karim", "Abdul Karim"),
        ("", ""),
    ],
)
def test_cards_of_one_currency_are_one_sum(ids: str, text: str) -> None:
    """Cards are grouped by currency, each group is said once, what has no value after them."""
    assert said("en", cards_named(tuple(cards(ids)))).startswith(text)


def test_hidden_cards_are_not_named() -> None:
    """Cards that nobody has seen have no name in a list."""
    assert said("it", cards_named((-1, *cards("denar-5"), -1))) == "5 dinari"


def test_equal_things_are_said_once() -> None:
    """A list says how many there are of the same."""
    garden, tower = msg("type-garden"), msg("type-tower")
    assert said("fr", things_named([garden, tower, garden])) == "jardin ×\xa02 et tour"


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_modules_have_no_article_in_lists(lang: str) -> None:
    """Where a language gives its modules an article, a list of them leaves it out."""
    for module in modules.IDS:
        name, bare = tr(lang, msg(f"mod-{module}")), said(lang, modules_named([module]))
        article, _, rest = name.replace("’", " ").partition(" ")
        assert article in {"Il", "La", "I", "Le", "Gli", "Les", "L"}
        assert bare.lower() == rest.lower()
