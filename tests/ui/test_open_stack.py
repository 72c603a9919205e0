"""Popovers over the table: the order in which Esc closes them, and the focus after it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from functools import cache

import pytest
from attrs import evolve, frozen

from alhambra_qt.controller.view.table_view import HintLine, HintView, Recap, TableView
from alhambra_qt.controller.view.targets import (
    AtHand,
    AtReserve,
    AtZone,
    Handle,
    OnShelf,
    OnTray,
    Press,
    PullOut,
    Target,
)
from alhambra_qt.controller.view.view_parts import ActionButton, LogLine
from alhambra_qt.i18n import msg
from alhambra_qt.ui.sides.popovers import REFUSAL, Extra
from alhambra_qt.ui.sides.recap import CLOSE, MORE
from alhambra_qt.ui.sides.spots import find
from alhambra_qt.ui.table.widget import TableWidget
from tests.cases import night
from tests.ui import table_games
from tests.ui.table_kit import showing
from tests.ui.table_samples import refused
from tests.ui.test_shelf import desk_at

WORDS = msg("play-action", name="Elif takes the garden")
SIZE = (1366, 768)
WIDE, FOLDED = 1.0, 2.0  # scales at which panels stand beside the board, or fold into the dock


@frozen
class Form:
    """A form in which something lies open: how it is opened, and how it is seen to be."""

    name: str
    open: Callable[[TableWidget], object]
    seen: Callable[[TableWidget], bool]
    scales: tuple[float, ...] = (WIDE, FOLDED)


def has(table: TableWidget, target: Target) -> bool:
    """Whether a target is on the table."""
    return find(table.table.spots(), target) is not None


def pulled_out(table: TableWidget) -> bool:
    """Whether the reserve is out of the dock."""
    spot = find(table.table.spots(), PullOut("reserve"))
    return spot is not None and table.look.t("table-say-chosen") in spot.value


def answered(table: TableWidget) -> bool:
    """Whether the callout says what was asked."""
    callout = table.table.callout
    words = table.look.text(WORDS)
    return callout.is_shown and callout.bubble is not None and callout.bubble.title == words


# From above to below, as Esc closes them.
FORMS = (
    Form("cues", lambda widget: widget.toggle_cues(), lambda widget: widget.table.cues.isVisible()),
    Form(
        "overlay",
        lambda widget: widget.activate(Press("counts")),
        lambda widget: widget.table.overlay.is_shown,
    ),
    Form(
        "drawer",
        lambda widget: widget.activate(OnShelf("rooms")),
        lambda widget: widget.table.drawer.is_shown,
        (WIDE,),
    ),
    Form("recap", lambda widget: widget.activate(MORE), lambda widget: has(widget, CLOSE)),
    Form(
        "tray",
        lambda widget: widget.activate(Press("tray")),
        lambda widget: has(widget, OnTray()),
        (WIDE,),
    ),
    Form("dock", lambda widget: widget.activate(PullOut("reserve")), pulled_out, (FOLDED,)),
    Form("answer", lambda widget: widget.show_told(Extra(lines=(WORDS,))), answered),
)
NUMBERS = itertools.count()  # no two refusals are the same
ASKED = ("refusal", "hint", "news", "nothing")  # what of the view Esc is for, after those


@cache
def quiet() -> TableView:
    """A table of six with all modules, on which much can lie open."""
    return desk_at(table_games.rich()).view()


def telling() -> TableView:
    """The same with a refusal of its own, a hint and news of the others."""
    view = quiet()
    shut = ActionButton(Press("hint-close"), msg("hint-close"), "Esc")
    hint = HintView(1, WORDS, (HintLine(WORDS),), buttons=(shut,))
    line = (LogLine(WORDS, view.you.seat),)
    recap = tuple(Recap(opponent.seat, line * 3) for opponent in view.opponents)
    refusal = refused("build.walk").refusal
    assert refusal is not None
    another = evolve(refusal, title=msg("play-action", name=str(next(NUMBERS))))
    return evolve(view, refusal=another, hint=hint, recap=recap)


class Closing:
    """A table at which Esc is pressed; what goes to the desk is answered by another view."""

    def __init__(self, table: TableWidget, view: TableView) -> None:
        self.table, self.view = table, view
        self.asked: list[Target] = []
        table.picked.connect(self.take)
        table.show_view(view)

    def take(self, target: Target) -> None:
        """Answer as the desk does."""
        self.asked.append(target)
        if target == Press("hint-close"):
            self.view = evolve(self.view, hint=None)
        elif target == Press("recap"):
            self.view = evolve(self.view, recap=())
        self.table.show_view(self.view)

    def open(self) -> list[str]:
        """Return all open things, the highest first."""
        table, view = self.table, self.view
        told = (REFUSAL in table.table.opened, view.hint, view.recap, True)
        found = [form.name for form in FORMS if form.seen(table)]
        return [*found, *(name for name, there in zip(ASKED, told, strict=True) if there)]

    def closed(self) -> Iterator[list[str]]:
        """Press Esc until nothing is left to close; yields what went each time."""
        while Press("cancel") not in self.asked:
            before = self.open()
            self.table.cancel()
            gone = [one for one in before if one not in self.open()]
            yield gone or ["nothing"]


def in_turn(forms: tuple[Form, ...], view: TableView) -> list[list[str]]:
    """Return the order in which Esc should close things: an answer goes together with a refusal."""
    names = [[form.name] for form in FORMS if form in forms]
    if view.refusal is not None:
        if names and names[-1] == ["answer"]:
            names[-1] = ["answer", "refusal"]
        else:
            names.append(["refusal"])
    names += [["hint"]] if view.hint is not None else []
    names += [["news"]] if view.recap else []
    return [*names, ["nothing"]]


def orders(scale: float) -> Iterator[tuple[Form, ...]]:
    """In which orders forms are opened: each alone, each pair, all; at night all triples."""
    forms = [form for form in FORMS if scale in form.scales]
    for many in (1, 2, 3) if night() else (1, 2):
        yield from itertools.permutations(forms, many)
    yield tuple(forms)
    yield tuple(reversed(forms))


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scale", [WIDE, FOLDED])
def test_esc_closes_what_lies_highest(scale: float) -> None:
    """In whatever order things were opened, Esc closes the highest, and at last asks the desk."""
    with showing(quiet(), SIZE, scale=scale) as table:
        for forms in orders(scale):
            needs = any(form.name == "recap" for form in forms)
            views = [telling()] if needs or len(forms) > 2 else [quiet(), telling()]
            for view in views:
                made = Closing(table, view)
                for form in forms:
                    form.open(table)
                names = [form.name for form in forms]
                assert sorted(names) == sorted(set(made.open()) - set(ASKED)), names
                assert list(made.closed()) == in_turn(forms, view), names
                table.picked.disconnect()


@frozen
class Way:
    """Where the focus goes when something opens, and back from inside and from outside."""

    form: str
    scale: float
    entry: Target
    inside: Target
    outside: Target


HAND, MENU = AtHand(0), Press("menu")
WAYS = (
    Way("overlay", WIDE, Handle("overlay:close"), HAND, HAND),
    Way("drawer", WIDE, AtZone(53, 0), OnShelf("rooms"), MENU),
    Way("recap", WIDE, MORE, MORE, MORE),
    Way("tray", WIDE, AtZone(34, 0), Press("tray"), MENU),
    Way("overlay", FOLDED, Handle("overlay:close"), HAND, HAND),
    Way("recap", FOLDED, MORE, MORE, MORE),
    Way("dock", FOLDED, AtReserve("pavilion-7-e"), PullOut("reserve"), PullOut("reserve")),
    *(Way(name, WIDE, HAND, HAND, MENU) for name in ("cues", "answer")),
)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: f"{way.form}-{way.scale}")
def test_the_focus_goes_along(way: Way) -> None:
    """A focus that is shown enters what opens; Esc leads it back, one that is not shown stays."""
    form = next(form for form in FORMS if form.name == way.form)
    with showing(telling(), SIZE, scale=way.scale) as table:
        for moved in (False, True):
            table.focus.to(HAND, shown=True)
            form.open(table)
            assert table.focus.target == way.entry
            if moved:
                table.focus.to(MENU)
            table.cancel()
            assert table.focus.target == (way.outside if moved else way.inside)
        table.focus.to(HAND, shown=False)
        form.open(table)
        assert table.focus.target == HAND
        table.cancel()
        assert (table.focus.target, table.focus.shown) == (HAND, False)


@pytest.mark.usefixtures("qapp")
def test_an_empty_tray_closes() -> None:
    """When what lay in the open tray is gone, the others are in sight again and Esc goes on."""
    view = quiet()
    with showing(view, SIZE) as table:
        made = Closing(table, view)
        table.activate(Press("tray"))
        assert not table.table.rivals[0].is_shown
        table.show_view(evolve(view, zones=()))
        assert table.table.rivals[0].is_shown
        table.cancel()
        assert made.asked == [Press("cancel")]


@pytest.mark.usefixtures("qapp")
def test_a_rule_broken_again_is_drawn_again() -> None:
    """A refusal that was put away stays away while it lasts; broken once more the rule is drawn."""
    view = evolve(telling(), hint=None, recap=())
    with showing(view, SIZE) as table:
        callout = table.table.callout
        table.cancel()
        table.show_view(evolve(view, ghost=None))
        assert not callout.is_shown
        table.show_view(evolve(view, refusal=None))
        table.show_view(view)
        assert callout.is_shown
