"""The ways of the program: each leads somewhere, and so does each signal of a page."""

from collections.abc import Iterator
from operator import attrgetter

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from alhambra_qt.faults import Faults
from alhambra_qt.ui.flows.faults import FaultFlow
from alhambra_qt.ui.flows.flow import PAGES
from alhambra_qt.ui.main.program import WAYS
from tests.ui.window_kit import Player

# Nobody goes from the score sheet of a review to a replay: the review itself leads there. Only the
# score sheet of a real game is printed.
UNHEARD = {
    ("scores", "replay_wanted"),
    *((page, "print_wanted") for page in ("scores", "replay-ledger")),
}


def unheard(page: QWidget) -> Iterator[str]:
    """Go through the signals of a page's own that nobody listens to."""
    kinds = [kind for kind in type(page).__mro__ if kind.__module__.startswith("alhambra_qt")]
    own = {
        name for kind in kinds for name, is_it in vars(kind).items() if isinstance(is_it, Signal)
    }
    meta = page.metaObject()
    for method in map(meta.method, range(meta.methodCount())):
        name = bytes(method.name().data()).decode()
        if name in own - {"primary"} and not page.isSignalConnected(method):
            yield name


def test_every_way_and_every_signal_leads_somewhere(qtbot: object) -> None:
    """A way names what can be done, and whatever a page asks for, somebody does."""
    player = Player()
    player.know_pages()
    program = player.program
    assert all(callable(attrgetter(path)(program)) for path in WAYS.values())
    FaultFlow(player.window, Faults())
    silent = {(name, signal) for name in PAGES for signal in unheard(player.window.page(name))}
    assert silent == UNHEARD
