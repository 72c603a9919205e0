"""The chips of payments: in which coins they are paid, and what is lost with them."""

from alhambra_qt.controller.view.targets import AtSlot
from tests.controller.kit import config, desk, english


def test_a_payment_names_its_coins_and_what_it_loses() -> None:
    """A builder among the cards is counted on the chip; without one the sum stands alone."""
    setup = config(3, modules=("builders",))
    table = desk(setup, hand="builder-florin florin-3 florin-8", market="tower-11 - - -")
    table.pick(AtSlot(0))
    kept, spent = table.view().prompt.payments
    assert (kept.chosen, kept.coins, english(kept.text)) == (True, ("florin",), "3 + 8 = 11")
    assert english(spent.text) == "8 + 3 = 11, 1 card leaves the game"
