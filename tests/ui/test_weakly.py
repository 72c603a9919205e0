"""A method that is kept weakly keeps nothing alive."""

import weakref

import pytest
from PySide6.QtCore import QObject, Signal
from shiboken6 import delete

from alhambra_qt.ui.kit.weakly import weakly


class Asked(QObject):
    """Something that is asked."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[object] = []

    def hear(self, word: object) -> int:
        """Remember a word and count."""
        self.heard.append(word)
        return len(self.heard)


def test_calls_while_it_is_there() -> None:
    """It passes on its arguments, or those given before, and returns the result."""
    asked = Asked()
    assert weakly(asked.hear)("a") == 1
    asked.wanted.connect(weakly(asked.hear))
    asked.wanted.connect(weakly(asked.hear, 7))
    asked.wanted.emit("b")
    assert asked.heard == ["a", "b", 7]


@pytest.mark.parametrize("by_qt", [True, False])
def test_does_nothing_when_it_is_gone(by_qt: bool) -> None:
    """Neither Python nor Qt needs to keep the object; nothing fails afterwards."""
    asked = Asked()
    call, gone = weakly(asked.hear), weakref.ref(asked)
    if by_qt:
        delete(asked)
    else:
        del asked
        assert gone() is None
    assert call("a") is None
