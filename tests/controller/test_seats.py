"""Who may look at the screen."""

from alhambra_qt.controller.game.seats import Viewing, letters, tags
from tests.controller.kit import config


def test_letters_tell_names_apart() -> None:
    """Equal initials become two letters, which differ where the names do."""
    assert letters(["Anna", "Marco", "Mihai"]) == ("A", "Ma", "Mi")
    assert letters(["medium 1", "hard 2", "medium 3"]) == ("M1", "H", "M3")
    assert letters(["Maria", "Marco", "Mihai"]) == ("Ma", "Mc", "Mi")
    assert letters(["Jo Ann", "Joe", "Max"]) == ("JA", "Je", "M")
    assert letters(["anna", "Andre", "ANTON"]) == ("An", "Ad", "AT")
    assert letters(["Ann", "Anna", "Jo"]) == ("An", "Aa", "J")
    assert letters(["Anna", "Anna", "\u2068", "e"]) == ("An", "An", "?", "E")


def test_tags_name_computers_by_level() -> None:
    """A computer's tag has its level, a person's has none."""
    human, computer = tags(config(2))
    assert human.level is None
    assert computer.level is not None


def test_one_person_never_waits() -> None:
    """With one person the screen is theirs all the time."""
    viewing = Viewing.of(config(3, humans=1))
    for seat in (0, 1, 2, 0, None):
        viewing.turn_to(seat)
        assert (viewing.viewer, viewing.waiting) == (0, None)


def test_two_people_hand_over() -> None:
    """Nobody sees a hand between two people until the next one has taken the computer."""
    viewing = Viewing.of(config(3, humans=2))
    viewing.turn_to(0)
    assert (viewing.viewer, viewing.waiting) == (None, 0)
    viewing.taken()
    assert (viewing.viewer, viewing.waiting) == (0, None)
    viewing.turn_to(1)
    assert (viewing.viewer, viewing.waiting) == (None, 1)


def test_computers_leave_no_hand_open() -> None:
    """Among several people no hand is shown while computers play; whose it was is remembered."""
    viewing = Viewing.of(config(3, humans=2))
    viewing.turn_to(1)
    viewing.taken()
    viewing.turn_to(2)
    assert (viewing.viewer, viewing.waiting, viewing.last) == (None, None, 1)
    viewing.turn_to(1)
    assert (viewing.viewer, viewing.waiting) == (None, 1)


def test_only_computers_show_nobody() -> None:
    """In a game of computers nobody's hand is shown."""
    viewing = Viewing.of(config(3, humans=0))
    viewing.turn_to(1)
    assert (viewing.viewer, viewing.waiting) == (None, None)
