"""The ways of the program: each leads somewhere, and so does each signal of a page."""

import ast
from collections.abc import Iterator, Mapping
from operator import attrgetter
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

import alhambra_qt
from alhambra_qt import settings as kept
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.presenter.results import results_view
from alhambra_qt.controller.view.targets import Press
from alhambra_qt.faults import Faults
from alhambra_qt.i18n import has_text
from alhambra_qt.ui.flows.faults import FaultFlow
from alhambra_qt.ui.flows.flow import PAGES, PageFlow
from alhambra_qt.ui.kit.commands import BY_BUTTON, BY_NAME, COMMANDS, MENUS
from alhambra_qt.ui.kit.context import Styled, UiContext, make_context
from alhambra_qt.ui.kit.frames import PageFrame
from alhambra_qt.ui.kit.widgets import Button
from alhambra_qt.ui.kit.window import PageName
from alhambra_qt.ui.main.program import ROUTES
from tests.controller.kit import config, played
from tests.ui.page_kit import wishes
from tests.ui.window_kit import Player

UI = Path(alhambra_qt.__file__).parent / "ui"
# Whoever makes a button or a row says which wish it makes.
BY_OTHERS = ("kit/context.py", "kit/widgets.py", "pages/facts.py", "pages/menu.py")
# What a part could wish, but not on that page: no link stands in the reader's texts, only the score
# sheet of a real game is printed, and those of a review, a real game and a lesson show no replay.
NEVER = {
    *((page, "rule") for page in ("reader", "guide")),
    *((page, "print") for page in ("scores", "replay-ledger", "lesson", "game")),
    *((page, "replay") for page in ("scores", "real-ledger", "lesson")),
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


def wishes_in(tree: ast.AST) -> Iterator[str | None]:
    """Go through the names of the wishes made in code; None for one that is no literal."""
    for call in ast.walk(tree):
        if not isinstance(call, ast.Call):
            continue
        name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
        name = call.func.id if isinstance(call.func, ast.Name) else name
        first = call.args[:1]
        if name in ("weakly", "partial") and ast.unparse(first[0]).endswith(".wish"):
            first = call.args[1:2]
        elif name not in ("wish", "wishing"):
            first = []
        named = [word.value for word in call.keywords if word.arg == "wish"]
        for text in (*first, *named):
            yield str(text.value) if isinstance(text, ast.Constant) else None
    for row in ast.walk(tree):
        if isinstance(row, ast.Assign) and ast.unparse(row.targets[0]) == "row_wish":
            assert isinstance(row.value, ast.Constant)
            yield str(row.value.value)


class Part(NamedTuple):
    """A class of the window as the source has it."""

    bases: set[str]
    wishes: set[str]
    grants: set[str]
    made: set[str]  # the names of what it calls, other classes among them


def parts() -> dict[str, Part]:
    """Return each class of the window by its name."""
    found: dict[str, Part] = {}
    for path in sorted(UI.rglob("*.py")):
        for each in ast.parse(path.read_text(encoding="utf-8")).body:
            names = set(wishes_in(each))
            if not isinstance(each, ast.ClassDef):
                assert not names, f"{path}: only a widget makes wishes"
                continue
            if path.relative_to(UI).as_posix() not in BY_OTHERS:
                assert None not in names, f"{path}: write the name of a wish as a literal"
            calls = [node for node in ast.walk(each) if isinstance(node, ast.Call)]
            made = {ast.unparse(name) for call in calls for name in (call.func, *call.args[:1])}
            rows = [row for row in each.body if isinstance(row, ast.AnnAssign)]
            granting = [row.value for row in rows if ast.unparse(row.target) == "GRANTS"]
            grants = {
                ast.literal_eval(key)
                for row in granting
                if isinstance(row, ast.Dict)
                for key in row.keys
                if key is not None
            }
            bases = {ast.unparse(base).split("[")[0] for base in each.bases}
            found[each.name] = Part(bases, {name for name in names if name}, grants, made)
    return found


def lineage(every: Mapping[str, Part], name: str) -> set[str]:
    """Return a class and all that it derives from."""
    return {name}.union(*(lineage(every, base) for base in every[name].bases if base in every))


def ungranted(every: Mapping[str, Part], name: str, granted: frozenset[str]) -> Iterator[str]:
    """Go through the wishes of a class, and of those it makes, that nobody around them grants."""
    todo, seen = [(name, granted)], set[tuple[str, frozenset[str]]]()
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        kinds = [every[kind] for kind in lineage(every, here[0])]
        within = here[1].union(*(kind.grants for kind in kinds))
        yield from (wish for kind in kinds for wish in kind.wishes - within)
        todo += [(made, within) for kind in kinds for made in kind.made if made in every]


def granting(kind: type[QWidget] = QWidget) -> Iterator[tuple[type[QWidget], Mapping[str, str]]]:
    """Go through the classes of widgets that grant something, and what that is."""
    yield kind, getattr(kind, "GRANTS", {})
    for each in kind.__subclasses__():
        yield from granting(each)


def is_signal(player: Player, page: PageName, name: str) -> bool:
    """Return whether a route is that of a signal of the page."""
    return isinstance(getattr(player.window.page(page), name, None), SignalInstance)


class Granting(Styled, QWidget):
    """Remembers what it was asked for."""

    def __init__(self, ctx: UiContext, *args: QWidget) -> None:
        super().__init__(ctx, *args)
        self.asked: list[int] = []

    def hear(self, given: int) -> None:
        """Remember it."""
        self.asked.append(given)


def test_every_way_leads_somewhere(qtbot: object) -> None:
    """A way names what can be done, and whatever a page asks for, somebody does."""
    player = Player()
    player.program.running.play(default_config(("Anna", "Marco"), seed="ways"))
    player.know_pages()
    program = player.program
    assert all(callable(attrgetter(route.split()[0])(program)) for route in ROUTES.values())
    FaultFlow(player.window, Faults())
    silent = {(name, signal) for name in PAGES for signal in unheard(player.window.page(name))}
    assert silent == set()


def test_what_is_offered_is_a_command(qtbot: object) -> None:
    """Buttons of the results and the menus are commands that lead somewhere."""
    session = played(config(2, 2, "rows"))
    view = results_view(session)
    assert view is not None
    targets = [button.target for button in view.buttons]
    words = {target.word for target in targets if isinstance(target, Press)}
    assert len(words) == len(targets)
    assert {"same-deal", *words} <= {*BY_BUTTON}
    offered = {name for names in MENUS.values() for name in names}
    assert all(BY_NAME[name].route and has_text(BY_NAME[name].text) for name in offered)
    assert len(BY_NAME) == len(COMMANDS)
    assert all(row.like in ("", *BY_NAME) for row in COMMANDS)


def test_every_wish_is_granted(qtbot: object) -> None:
    """Every wish of a page is granted there, and every grant has its wish."""
    player = Player()
    player.know_pages()
    FaultFlow(player.window, Faults())
    every, own = parts(), dict[PageName, set[str]]()
    for flow in player.window.findChildren(PageFlow):
        own |= {page: set(ways) for page, ways in flow.grants.items()}
    kinds: dict[PageName, str] = {"game": "GameScreen"}
    kinds |= {name: place.rpartition(".")[2] for name, place in PAGES.items()}
    missing = {
        (name, wish)
        for name, kind in kinds.items()
        for wish in ungranted(every, kind, frozenset(own.get(name, ())))
    }
    assert missing == NEVER
    asked = {wish for part in every.values() for wish in part.wishes}
    inside = {name for part in every.values() for name in part.grants}
    led = {page: {one for one in own[page] if not is_signal(player, page, one)} for page in own}
    assert asked == inside.union(*led.values())


def test_grants_inside_a_page(qtbot: object) -> None:
    """Each name that a widget grants stands for a method that it has."""
    for kind, grants in granting():
        assert all(callable(getattr(kind, method)) for method in grants.values()), kind


def test_the_nearest_grants_a_wish(qtbot: QtBot) -> None:
    """A wish reaches the nearest that grants it; what none inside grants, the flow is asked for."""
    ctx = make_context(kept.load()[0])

    class Inner(Granting):
        GRANTS = MappingProxyType({"near": "hear"})

    class Outer(PageFrame, Granting):
        GRANTS = MappingProxyType({"near": "hear", "far": "hear"})

    page = Outer(ctx)
    qtbot.addWidget(page)
    inner = Inner(ctx, page)
    button = Button(ctx, "", wish="out")
    button.setParent(inner)
    asked = wishes(page, "out")
    inner.wish("near", 1)
    inner.wish("far", 2)
    button.click()
    assert (inner.asked, page.asked, asked) == ([1], [2], [()])
