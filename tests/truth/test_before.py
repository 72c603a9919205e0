"""Random games in which the sentences before a purchase or a bid are compared with the engine."""

from collections import Counter

import pytest

from alhambra_qt.i18n import tr
from tests.cases import some
from tests.controller.kit import config
from tests.truth.claims_before import CLAIMED
from tests.truth.moment import Untried
from tests.truth.test_truth import tried
from tests.truth.walk import walk

GAMES = {
    "bazaars": ("bazaars", "invaders"),
    "treasure": ("treasure", "huts"),
    "characters": ("characters", "change"),
}


@pytest.mark.parametrize("module", GAMES)
@pytest.mark.parametrize("number", some([0, 1, 2, 3], 1))
def test_a_purchase_is_described_truly(module: str, number: int) -> None:
    """The sentences of a module about a purchase or a bid to come are met in a game, and true."""
    found, wrong = Counter[str](), list[str]()
    setup = config(3, 3, seed=f"before{number}", modules=GAMES[module])
    for said in walk(f"before-{module}-{number}", setup, each=0.4, asked=0.02):
        if said.text.id not in CLAIMED[module]:
            continue
        try:
            mistake = tried(said)
        except Untried:
            continue
        found[said.text.id] += 1
        if mistake:
            wrong.append(f"{said.at.label}: “{tr('en', said.text)}”: {mistake}")
    assert not wrong, "\n".join(wrong[:10])
    assert found.total() > 20, found
