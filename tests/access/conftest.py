"""The same clean screen and context as for the other tests of the window."""

from tests.ui.conftest import _cleared, _pictures, ctx, qtbot

__all__ = ["_cleared", "_pictures", "ctx", "qtbot"]
