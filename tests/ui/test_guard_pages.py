"""Every override of every page fails: no crash, one report each, and the page goes on."""

from __future__ import annotations

import gc

import pytest

from alhambra_qt.faults import Faults
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.voice import Notification
from tests.ui.every_page import PAGES
from tests.ui.guard_kit import (
    Override,
    Slip,
    Tampered,
    end,
    lay_out,
    named_as,
    overrides,
    use,
    use_until,
)

FEWEST = 10  # overrides of a page at least
# Overrides that only special moments of a page call: tests/arch makes sure that they are guarded.
NOTIFIED = [name for name, value in vars(Notification).items() if callable(value)]
RARE = frozenset(
    (
        "Band.minimumSizeHint",
        "Band.sizeHint",
        "BoxList.keyPressEvent",
        "BoxList.scrollContentsBy",
        "CareerGames.showEvent",
        "Celebration.eventFilter",
        "Celebration.paintEvent",
        "Cell.mousePressEvent",
        "DearTab.sizeHint",
        "DebugOverlay.paintEvent",
        "ExampleView.minimumSizeHint",
        "PracticePicture.minimumSizeHint",
        "AccessibleActions.localizedActionDescription",
        "EmptyPanel.paintEvent",
        "FileOpener.eventFilter",
        "GameCursor.mouseDoubleClickEvent",
        "Hits.keyPressEvent",
        "HoldRing.paintEvent",
        "Layer.paint",
        "LessonOffer.paintEvent",
        "ModuleCard.contextMenuEvent",
        "MomentLine.minimumSizeHint",
        *(f"Notification.{name}" for name in NOTIFIED),  # only where old readers listen
        "PalacePicture.minimumSizeHint",
        "Pick.nextCheckState",
        "ProfileMenu.nextCheckState",
        "Pill.nextCheckState",
        "Results.keyPressEvent",
        "ProofRoom.sizeHint",
        "Slider.minimumSizeHint",
        "TextLink.focusNextPrevChild",
        "TipBox.eventFilter",
        "TipBox.paintEvent",
        "TipBox.setVisible",
        "TurnLines.paintEvent",  # Alt+T
        "SpotDoer.keyBindingsForAction",  # only where a reader asks for a step
        "SpotDoer.localizedActionDescription",
        "_Wrapping.sizeHint",
    )
)


@pytest.fixture
def tampered(monkeypatch: pytest.MonkeyPatch) -> Tampered:
    """All overrides, ready to fail."""
    return Tampered(monkeypatch)


def order(override: Override) -> tuple[str, str]:
    """The same order in every process."""
    return override[0].__qualname__, override[1]


# On these pages all fails, on the others only what is no part of the kit.
ALL = ("start", "new", "settings", "games", "players", "book", "learn", "log", "table", "results")
WINDOW = ("window", "notice", "focus")  # of the kit, what only a whole window has
# Of these only what is their own, by parts of its module.
OWN = {
    "branches": (".branches",),
    "career": (".career", ".plots.", ".facts"),
    "lesson": (".lesson.", ".lights"),
    "lists": (".lists.",),
    "program": (".main.", ".game.", ".flows.", *(f".kit.{one}" for one in WINDOW)),
    "replay": (".replay.",),
    "review": (".review", ".plots."),
    "scoring": (".scoring.",),
    "share": (".pages.share",),
}
# Pages that have nothing of their own, or that are there already and have nothing on them.
SAME = (
    *("book-two", "branches-none", "career-empty", "guide", "playon", "playon-laid", "profiles"),
    "reader",
)


def tried(name: str, used: set[Override]) -> list[Override]:
    """Which overrides of a page fail there, always in the same order."""
    return sorted((one for one in used if _fails(name, one[0].__module__)), key=order)


def _fails(name: str, module: str) -> bool:
    if name in OWN:
        return any(part in module for part in OWN[name])
    return name in ALL or ".kit." not in module


# On these pages together every override is called: on another none would fail for the first time.
BY_DAY = (
    *("branches-none", "book-two", "career", "example", "fault", "games", "handover", "keys"),
    *("known", "position-hand", "ledger-real", "lesson", "lists", "lobby-guest", "log"),
    *("menu-guest", "new", "program", "real", "replay", "results-deal", "review", "say", "scoring"),
    *("settings", "share", "start-table", "sum", "today-fresh", "together"),
)


@pytest.mark.night
@pytest.mark.parametrize("name", [name for name in PAGES if name not in SAME])
def test_each_override_of_a_page_fails(
    ctx: UiContext, tampered: Tampered, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """An override of a page that always fails gives one report and no crash."""
    page = PAGES[name](ctx)
    use(page)
    assert len(tampered.used) >= FEWEST
    used = tried(name, tampered.used)
    assert used
    monkeypatch.setattr("sys.excepthook", lambda *_: None)
    for one in used:
        faults = Faults()
        faults.install()
        tampered.failing = one
        use_until(faults, page, one[1])
        if not faults.found:  # only asked while a page is made
            end(page)
            page = PAGES[name](ctx)
            use(page)
        tampered.failing = None
        faults.remove()
        assert [fault.kind for fault in faults.found.values()] == [Slip.__name__], one
    gc.collect()
    monkeypatch.undo()
    use(page)
    end(page)


def test_each_override_fails_once(
    ctx: UiContext, tampered: Tampered, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first call of each override fails: one report each, and the page is shown again."""
    texts: list[str] = []
    monkeypatch.setattr("sys.excepthook", lambda _kind, error, _trace: texts.append(error.args[0]))
    tampered.waiting.update(overrides())
    wrong = []
    for name in BY_DAY:
        for noted in (texts, tampered.failed):
            noted.clear()
        tampered.used.clear()
        page = PAGES[name](ctx)
        use(page, tampered.waits)
        if sorted(texts) != sorted(tampered.failed) or len(tampered.used) < FEWEST:
            wrong.append(f"{name}: failed {tampered.failed}, told {texts}")
        texts.clear()
        with monkeypatch.context() as patch:
            patch.setattr(tampered, "waiting", set())
            lay_out(page)
        wrong += [f"{name} again: {one}" for one in texts]
        end(page)
    gc.collect(1)
    assert not wrong
    assert {named_as(one) for one in tampered.waiting} <= RARE
