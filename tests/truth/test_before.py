"""Random games in which the sentences before a purchase or a bid are compared with the engine."""

from collections import Counter

import pytest

from alhambra_qt.i18n import tr
from tests.cases import night, some
from tests.controller.kit import config
from tests.truth.claims_before import CLAIMED
from tests.truth.moment import Untried
from tests.truth.test_truth import tried
from tests.truth.walk import walk

# Modules that are played together, and the share of positions that is read: less is said of bazaars
# than of the others.
GAMES = {
    "bazaars": (("bazaars", "invaders"), 0.4),
    "treasure": (("treasure", "huts"), 0.1),
    "characters": (("characters", "change"), 0.1),
}


@pytest.mark.parametrize("module", GAMES)
@pytest.mark.parametrize("number", some([0, 1, 2, 3], 1))
def test_a_purchase_is_described_truly(module: str, number: int) -> None:
    """The sentences of a module about a purchase or a bid to come are met in a game, and true."""
    found, wrong = Counter[str](), list[str]()
    together, share = GAMES[module]
    setup = config(3, 3, seed=f"before{number}", modules=together)
    each = 0.4 if night() else share
    for said in walk(f"before-{module}-{number}", setup, each=each, asked=0.02):
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
