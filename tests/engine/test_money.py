"""Section 2: taking money."""

from itertools import combinations

from alhambra_qt.engine.actions import TakeMoney
from alhambra_qt.engine.events import TookMoney
from alhambra_qt.engine.pieces import CARD_ID, CARD_VALUE
from tests.kit import Table, table
from tests.moves import take


def shown(cards: str) -> Table:
    """A table with these cards open."""
    return table(3).display(cards)


def taken(seen: Table) -> set[str]:
    """Give the ways to take money, as words."""
    return {" ".join(CARD_ID[card] for card in a.cards) for a in seen.options(TakeMoney)}


def test_one_card_of_any_value() -> None:
    """`money.take`: any single open card may be taken, into the hand."""
    seen = shown("florin-9 dirham-8 denar-7 ducat-6").play(0, take("dirham-8"))
    seen.expect(asks="turn_end", hand={0: "dirham-8"}, display="florin-9 denar-7 ducat-6")
    assert seen.happened(TookMoney) == [TookMoney(0, take("dirham-8").cards)]


def test_the_rulebooks_example() -> None:
    """`money.take`: both cards on the left (2 and 3), or one of the two others, as printed."""
    seen = shown("denar-2 ducat-3 florin-6 dirham-8")
    assert taken(seen) == {"denar-2", "ducat-3", "denar-2 ducat-3", "florin-6", "dirham-8"}


def test_cards_of_four_currencies() -> None:
    """`money.take`: four cards of four currencies worth 5 are taken at once."""
    four = "florin-1 dirham-1 denar-1 ducat-2"
    seen = shown(four).hand(0, "florin-9").play(0, take(four))
    seen.expect(hand={0: f"florin-9 {four}"}, display="")


def test_every_choice_up_to_5() -> None:
    """`money.take`: listed are all single cards and all groups worth 5 or less, each once."""
    for cards in (
        "florin-1 florin-1 florin-1 florin-2",
        "florin-1 dirham-1 denar-4 ducat-4",
        "florin-5 dirham-5 denar-1 ducat-1",
        "ducat-2 ducat-2 ducat-3 ducat-9",
        "florin-3 dirham-3 denar-3 ducat-3",
    ):
        seen = shown(cards)
        display = seen.game.display
        wanted = {
            tuple(sorted(group))
            for size in (1, 2, 3, 4)
            for group in combinations(display, size)
            if size == 1 or sum(CARD_VALUE[card] for card in group) <= 5
        }
        found = [action.cards for action in seen.options(TakeMoney)]
        assert len(found) == len(set(found))
        assert set(found) == wanted


def test_more_than_5_together_is_refused() -> None:
    """`money.take`: several cards worth more than 5 are refused with their sum."""
    seen = shown("florin-3 dirham-3 denar-5 ducat-1")
    seen.refused(take("florin-3 dirham-3"), "money.take", reason="sum", sum=6)
    seen.refused(take("denar-5 ducat-1"), "money.take", reason="sum", sum=6)
    seen.refused(take("florin-3 dirham-3 ducat-1"), "money.take", reason="sum", sum=7)
    seen.allowed(take("florin-3 ducat-1"), take("denar-5"))


def test_only_what_lies_open() -> None:
    """`money.take`: a card that does not lie open, or not twice, is refused."""
    seen = shown("florin-1 dirham-2")
    seen.refused(take("florin-2"), "money.take", reason="not_shown")
    seen.refused(take("florin-1 florin-1"), "money.take", reason="not_shown")
    seen.refused(TakeMoney.of((-1,)), "money.take", reason="not_shown")


def test_nothing_is_no_money() -> None:
    """`money.take`: taking no card is refused."""
    shown("florin-1").refused(TakeMoney.of(()), "money.take", reason="none")


def test_money_ends_the_actions() -> None:
    """`money.take`: one money action only; afterwards only the end of the turn is left."""
    seen = shown("florin-1 dirham-2").play(0, take("florin-1"))
    seen.refused(take("dirham-2"), "turn.refill", reason="not_now")
