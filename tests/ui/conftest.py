"""What tests of the window share: the bundled fonts and a context to paint with."""

import pytest
from pytestqt.qtbot import QtBot

from alhambra_qt.ui.context import UiContext
from alhambra_qt.ui.fonts import load_fonts


@pytest.fixture
def ctx(qtbot: QtBot) -> UiContext:
    """A light English context without motion, at the size of a common laptop."""
    assert load_fonts() == []
    return UiContext(speed=0)
