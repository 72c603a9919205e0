"""Moves in words that name what pays and which wall is opened."""

import re

import pytest

from alhambra_qt.i18n import tr
from alhambra_qt.teaching import examples, tryout

# Isolating marks that say nothing to the ear and the eye.
MARKS = re.compile("[\u2066-\u2069]")


def said(rule: str, number: int) -> str:
    """What a try of an example does, in words."""
    example = examples.example(rule)
    return MARKS.sub("", tr("en", tryout.said(example, example.tries[number])))


@pytest.mark.parametrize(
    ("rule", "number", "words"),
    [
        ("buy.pay", 0, "Buy a garden (8) with 3 + 5"),
        ("buy.pay", 3, "Buy an arcade (6) with 7 denars"),
        (
            "exchange.use",
            0,
            "Buy a tower (9) with 4 denars, 5 ducats and a denar–ducat exchange card",
        ),
        ("diamonds.use", 0, "Buy a chamber (10) with 3 + 7 diamonds"),
        ("gates.use", 0, "Add a garden from the reserve with a gate (2 east, west side)"),
    ],
)
def test_payments_and_gates(rule: str, number: int, words: str) -> None:
    """Cards are named where not all are in the currency of the slot; a gate names its side."""
    assert said(rule, number) == words


def test_vizier() -> None:
    """A purchase between two turns names tile and cards; of an empty slot only the cards."""
    assert said("vizier.use", 1) == "Use the vizier for a pavilion (7) with 2 + 3 + 4 florins"
    assert said("vizier.limits", 3).endswith(
        "The Vizier’s Favour – 3 florins, 4 ducats, florin–ducat exchange card"
    )
