"""Examples of rules are tried out by mouse and by keys, right and wrong."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.words.sentences import rule_title
from alhambra_qt.i18n import LANGS
from alhambra_qt.teaching import examples
from alhambra_qt.teaching.rulebook import BASE as PARTS
from alhambra_qt.ui.book.book_example import ExampleView
from alhambra_qt.ui.kit.access import DESCRIPTION, NAME
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.pieces.picture import Fit
from tests.access.hearing import tree_of
from tests.cases import each
from tests.controller.kit import there
from tests.ui.geometry import picture
from tests.ui.page_kit import wishes
from tests.ui.pages_samples import settle, shown

LEFT, Key = Qt.MouseButton.LeftButton, Qt.Key


@pytest.fixture
def view(ctx: UiContext, qtbot: QtBot) -> ExampleView:
    """The example column, as wide as beside a text."""
    view = ExampleView(ctx)
    shown(qtbot, view, (420, 640))
    return view


def answer(view: ExampleView) -> str:
    """Return the accessible text of the game's answer."""
    return view.answer.text.accessibleName()


def cell(view: ExampleView, at: tuple[int, int]) -> QWidget:
    """Return the button on a cell of the board."""
    return view.board.picks[view.board.cells().index(at)]


def click(qtbot: QtBot, view: ExampleView, at: tuple[int, int]) -> None:
    """Click a cell of the board, once it is laid out."""
    settle()
    qtbot.mouseClick(cell(view, at), LEFT)


def test_right_by_mouse(view: ExampleView, qtbot: QtBot) -> None:
    """A click on a right try builds the tile and says so."""
    view.show_rule("build.edges")
    assert [button.accessibleName() for button in view.tries] == [
        "Right: Place a garden (1 west)",
        "Wrong: Place a garden (1 west, 1 north)",
        "Wrong: Place a garden (2 east, 1 north)",
    ]
    qtbot.mouseClick(view.tries[0], LEFT)
    assert answer(view) == "This is allowed\nAnna places a garden in the Alhambra"
    assert view.board.outcome is not None
    assert any(tile.last for tile in view.board.outcome.after.tiles)
    assert view.tries[0].chosen
    assert not view.tries[1].chosen


def test_wrong_by_mouse(view: ExampleView, qtbot: QtBot) -> None:
    """A click on a wrong try is refused, with the reason and the rule to read."""
    view.show_rule("build.edges")
    qtbot.mouseClick(view.tries[1], LEFT)
    assert answer(view).splitlines()[:2] == [
        "This is not allowed",
        "On the east side an open side would meet a wall.",
    ]
    (link,) = view.answer.links
    wanted = wishes(view, "rule")
    qtbot.mouseClick(link, LEFT)
    assert wanted == ["build.edges"]


def test_by_keys(view: ExampleView, qtbot: QtBot) -> None:
    """Enter tries a try; arrows lead to the next one, from the last one to the rule."""
    view.show_rule("money.take")
    view.tries[0].setFocus()
    qtbot.keyClick(view.tries[0], Key.Key_Return)
    assert answer(view).startswith("This is allowed")
    qtbot.keyClick(view.tries[0], Key.Key_Down)
    assert view.tries[1].hasFocus()
    qtbot.keyClick(view.tries[1], Key.Key_Down)
    qtbot.keyClick(view.tries[2], Key.Key_Space)
    assert "Together these cards are worth 7: the limit is 5." in answer(view)
    qtbot.keyClick(view.tries[2], Key.Key_Down)
    qtbot.keyClick(view.tries[3], Key.Key_Down)
    (link,) = view.answer.links
    assert link.hasFocus()
    wanted = wishes(view, "rule")
    qtbot.keyClick(link, Key.Key_Return)
    assert wanted == [link.target]


def test_tab_goes_down(view: ExampleView, qtbot: QtBot) -> None:
    """Tab leads from the board through the tries to the rule of the answer, also anew."""
    for rule in ("build.after", "build.hole"):
        view.show_rule(rule)
        view.board.setFocus()
        for button in view.tries:
            qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
            assert button.hasFocus()
            qtbot.keyClick(button, Key.Key_Return)
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Tab)
        assert view.answer.links[0].hasFocus()


def test_any_cell_by_mouse(view: ExampleView, qtbot: QtBot) -> None:
    """A click on any cell tries the tile there; what was tried stays marked."""
    view.show_rule("build.hole")
    click(qtbot, view, (0, 1))
    assert "1 empty space would be cut off." in answer(view)
    click(qtbot, view, (1, 1))
    assert answer(view).startswith("This is allowed")
    click(qtbot, view, (1, 0))
    assert "A tile already stands here." in answer(view)
    assert view.board.tried == {(0, 1): False, (1, 1): True, (1, 0): False}
    assert not any(button.chosen for button in view.tries)


def test_any_cell_by_keys(view: ExampleView, qtbot: QtBot) -> None:
    """Arrows go from cell to cell and say them; Enter tries one; at the edge they lead out."""
    view.show_rule("build.hole")
    view.board.setFocus()
    assert there(QApplication.focusWidget()).accessibleName() == "the fountain: fountain"
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Down)
    assert there(QApplication.focusWidget()).accessibleName() == "1 south: empty space"
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Return)
    assert "1 empty space would be cut off." in answer(view)
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Right)
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    assert view.board.tried == {(0, 1): False, (1, 1): True}
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Key.Key_Down)
    assert view.tries[0].hasFocus()


def test_any_cell_through_the_tree(view: ExampleView) -> None:
    """Each cell is a button for a reader: pressed, it tries the tile there and tells what came."""
    view.show_rule("build.hole")
    below = [
        interface
        for interface in tree_of(view.board)
        if interface.role() == QAccessible.Role.PushButton
    ]
    cells = {interface.text(NAME): interface for interface in below}
    assert len(cells) == len(view.board.cells()) > 8
    for name, at in (("1 south: empty space", (0, 1)), ("1 east, 1 south: empty space", (1, 1))):
        doer = cells[name].actionInterface()
        doer.doAction(doer.setFocusAction())
        assert cell(view, at).hasFocus()
        doer.doAction(doer.pressAction())
    assert view.board.tried == {(0, 1): False, (1, 1): True}
    verdicts = [cell(view, at).accessibleDescription() for at in view.board.tried]
    assert verdicts == [view.ctx.t("book-example-refused"), view.ctx.t("book-example-allowed")]
    heard = [interface.text(DESCRIPTION) for interface in tree_of(view.board)]
    assert all(any(verdict in text for text in heard) for verdict in verdicts)
    assert "This is allowed" in answer(view)


def test_removing_by_cell(view: ExampleView, qtbot: QtBot) -> None:
    """Where a tile is to be removed, a click on a tile tries it."""
    view.show_rule("build.after")
    click(qtbot, view, (1, 1))
    assert "A gap would be left here." in answer(view)
    click(qtbot, view, (0, -2))
    assert answer(view).startswith("This is allowed")


def test_reset(view: ExampleView, qtbot: QtBot) -> None:
    """The beginning can be had again: nothing is tried, nothing is marked."""
    view.show_rule("build.hole")
    begin = answer(view)
    assert not view.again.isEnabled()
    click(qtbot, view, (1, 1))
    qtbot.mouseClick(view.again, LEFT)
    assert answer(view) == begin
    assert view.board.tried == {}
    assert view.board.outcome is None
    assert not view.again.isEnabled()


def test_points(view: ExampleView, qtbot: QtBot) -> None:
    """A scoring says who gets what, draws what counted, and leads to both of its rules."""
    view.show_rule("score.tie")
    qtbot.mouseClick(view.tries[1], LEFT)
    assert "(12 + 5) ÷ 2 = 17 ÷ 2 = 8, 8 points" in answer(view)
    titles = [rule_title(rule) for rule in ("score.tie", "score.majority")]
    assert [link.words for link in view.answer.links] == titles
    counted = view.pieces.counted
    assert counted is not None
    assert "garden-12-s" in counted
    assert "chambers-9-s" not in counted


def test_no_example(view: ExampleView) -> None:
    """Without an example nothing is offered."""
    view.show_rule("build.edges")
    view.show_rule("no.rule")
    assert not view.available("no.rule")
    assert view.tries == []
    assert view.column.isHidden()
    assert answer(view) == "Nothing can be tried out here."


def test_broken_file(
    view: ExampleView, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: object
) -> None:
    """A broken file of examples is reported and stops nobody."""
    (tmp_path / "building.json").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(examples, "folder", lambda: tmp_path)
    examples.examples.cache_clear()
    try:
        assert not view.available("build.edges")
        view.show_rule("build.edges")
        assert view.tries == []
    finally:
        examples.examples.cache_clear()


@pytest.mark.parametrize(*each(lang=("fr", *LANGS[:-1]), size=((300, 470), (520, 900))))
def test_room(ctx: UiContext, qtbot: QtBot, lang: str, size: tuple[int, int]) -> None:
    """Nothing is cut at the sides, narrow or wide, and whatever does not fit can be scrolled to."""
    ctx.set_language(lang)
    ctx.set_window(1024, 600) if size[0] == 300 else ctx.set_window(1920, 1080)
    view = ExampleView(ctx)
    shown(qtbot, view, size)
    for rule in ("buy.exact", "end.trigger", "score.tie"):
        view.show_rule(rule)
        for number in range(len(view.tries)):
            view.try_number(number)
            settle()
            assert view.width() == size[0]
            for button in view.tries:
                assert button.height() >= button.heightForWidth(button.width())
            for widget in (*view.tries, *view.answer.links, view.again, view.board):
                left = widget.mapTo(view, QPoint(0, 0)).x()
                assert left >= 0
                assert left + widget.width() <= size[0]
            assert _reaches(view.above)
            assert _reaches(view.answer.scroll_area)


def test_the_board_uses_the_room(ctx: UiContext, qtbot: QtBot) -> None:
    """Where there is room the tiles of an example get larger than those of a small column."""
    sides = []
    for size in ((420, 600), (1366, 900)):
        ctx.set_window(1366, 768)
        view = ExampleView(ctx)
        shown(qtbot, view, size)
        view.show_rule("build.edges")
        settle()
        sides.append(view.board.laid.of(Fit)[0].size)
    assert sides[1] > 1.2 * ctx.px(96) > sides[0]


def _reaches(area: QScrollArea) -> bool:
    """Whether all of the content can be scrolled to."""
    content = area.widget()
    assert content is not None
    room = area.viewport().height() + area.verticalScrollBar().maximum()
    return content.height() <= room


def test_every_rule(view: ExampleView) -> None:
    """Every example of the base game can be shown and tried out; one of each part is painted."""
    firsts = {next(iter(examples.examples(part))) for part in PARTS}
    for rule in (rule for part in PARTS for rule in examples.examples(part)):
        view.show_rule(rule)
        assert view.tries, rule
        for number in range(len(view.tries)):
            view.try_number(number)
            assert answer(view), rule
        assert rule not in firsts or not picture(view).isNull()
