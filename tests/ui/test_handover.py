"""The screen between two people: one button, every language, no secret."""

from itertools import product

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.view.page_views import HandoverView
from alhambra_qt.controller.view.view_parts import Icon
from alhambra_qt.i18n import LANGS, unmarked
from alhambra_qt.ui.game.handover import HandoverPage
from alhambra_qt.ui.kit.access import sentences
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.focus import focusable
from alhambra_qt.ui.kit.signs import icon_picture
from alhambra_qt.ui.kit.theme import CURRENCY_NAMES
from tests.ui.geometry import cut_words
from tests.ui.ledger_samples import handover_of
from tests.ui.page_kit import COMMON, SIZES, SMALL, alone, wrong_at

Key = Qt.Key


def opened(
    ctx: UiContext, qtbot: QtBot, view: HandoverView, size: tuple[int, int] = COMMON
) -> HandoverPage:
    """The screen in a window of that size."""

    def make(ctx: UiContext) -> HandoverPage:
        page = HandoverPage(ctx)
        page.show_view(view)
        return page

    return alone(qtbot, make, size, ctx)


def heard(interface: QAccessibleInterface) -> list[str]:
    """Everything a screen reader can find below an interface."""
    texts = [
        interface.text(kind)
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value)
    ]
    for k in range(interface.childCount()):
        texts += heard(interface.child(k))
    return [text for text in texts if text]


@pytest.mark.parametrize("lines", [1, 3, 8])
def test_nothing_is_cut(ctx: UiContext, qtbot: QtBot, lines: int) -> None:
    """At every size and in every language all words fit, however much happened."""
    page = opened(ctx, qtbot, handover_of(lines))
    assert wrong_at(page, product(SIZES, [1.0], LANGS)) == []


def test_the_button_is_always_seen(ctx: UiContext, qtbot: QtBot) -> None:
    """Even in the smallest window at double size the button lies inside the window."""
    ctx.set_scale(2.0)
    page = opened(ctx, qtbot, handover_of(8), SMALL)
    area = page.button.rect().translated(page.button.mapTo(page, page.button.rect().topLeft()))
    assert page.rect().contains(area)


def test_long_names(ctx: UiContext, qtbot: QtBot) -> None:
    """The longest name allowed is shown whole."""
    view = handover_of()
    seat = evolve(view.seat, name="Wilhelmina Wolkenstein-W")
    named = evolve(view, seat=seat, title=evolve(view.title, args=(("name", seat.name),)))
    page = opened(ctx, qtbot, named, SMALL)
    assert cut_words(page) == []


def test_keys_take_the_seat_once(ctx: UiContext, qtbot: QtBot) -> None:
    """Space and a click on the button take the seat, each once; Enter and all else do not."""
    page = opened(ctx, qtbot, handover_of())
    taken: list[bool] = []
    page.wish_made.connect(lambda *_: taken.append(True))
    qtbot.keyClick(QApplication.focusWidget(), Key.Key_Space)
    assert len(taken) == 1
    qtbot.mouseClick(page.button, Qt.MouseButton.LeftButton)
    assert len(taken) == 2
    qtbot.mouseClick(page, Qt.MouseButton.LeftButton)
    qtbot.keyClick(page, Key.Key_Return)
    for key in (
        Key.Key_Return,
        Key.Key_Enter,
        Key.Key_Escape,
        Key.Key_S,
        Key.Key_Left,
        Key.Key_F6,
        Key.Key_Tab,
    ):
        qtbot.keyClick(page.button, key)
    assert len(taken) == 2


def test_only_one_thing_can_be_reached(ctx: UiContext, qtbot: QtBot) -> None:
    """The button is all that takes the keyboard."""
    page = opened(ctx, qtbot, handover_of())
    assert focusable(page) == [page.button]


def test_only_the_view_is_heard(ctx: UiContext, qtbot: QtBot) -> None:
    """A screen reader finds exactly the texts of the view: no hand, no board, no score."""
    view = handover_of()
    page = opened(ctx, qtbot, view)
    messages = (view.title, view.text, view.since_title, view.button.text, view.note)
    more = [message for message in (view.matter, view.whose) if message is not None]
    allowed = {ctx.text(message) for message in (*messages, *more)}
    allowed.add("\n".join(ctx.text(line.text) for line in view.since))
    allowed.add(sentences(map(ctx.text, (view.title, *more, view.text))))  # with the button
    texts = set(heard(QAccessible.queryAccessibleInterface(page)))
    assert allowed <= texts
    lines = {unmarked(line) for text in allowed for line in text.split("\n")}
    tags = {view.seat, *(line.seat for line in view.since)} - {None}
    names = {ctx.text(tag.label) for tag in tags if tag is not None}
    assert texts - allowed - lines - names == set()


def test_the_next_view_replaces_everything(ctx: UiContext, qtbot: QtBot) -> None:
    """Shown for another person, nothing of the earlier view is left."""
    page = opened(ctx, qtbot, handover_of())
    view = handover_of(1)
    page.show_view(evolve(view, seat=evolve(view.seat, name="Zoe", letters="Z"), since=()))
    QApplication.processEvents()
    texts = heard(QAccessible.queryAccessibleInterface(page))
    assert not any("Marco" in text for text in texts)


@pytest.mark.parametrize("card", ["coin-denar", "builder-denar", "denar-4"])
def test_money_of_every_kind_shows_its_currency(ctx: UiContext, card: str) -> None:
    """Coins and builders have the picture of their currency, as cards have."""
    shown = icon_picture(ctx, Icon("card", card), 20, 1.0).toImage()
    assert shown == ctx.images.coin(CURRENCY_NAMES.index("denar"), 20, 1.0).toImage()
