"""The same clean screen and context as for the other tests of the window."""

from tests.ui.conftest import (
    _cleared,
    _noted_words,
    _pictures,
    _words_of_file,
    _words_of_test,
    ctx,
    qtbot,
)

__all__ = [
    "_cleared",
    "_noted_words",
    "_pictures",
    "_words_of_file",
    "_words_of_test",
    "ctx",
    "qtbot",
]
