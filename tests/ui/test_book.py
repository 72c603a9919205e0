"""The rulebook in its window: read, searched, chosen, saved, and one step from everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from attrs import evolve
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QTextDocument, QTextFormat
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTextEdit
from pytestqt.qtbot import QtBot

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.targets import AtCell, AtSlot, OpenRule, ToRead
from alhambra_qt.controller.words.sentences import rule_box
from alhambra_qt.engine import legal_actions
from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.options import Options
from alhambra_qt.teaching.rulebook import CHAPTERS, all_variants, cited, compose, everything
from alhambra_qt.ui.book import book_menus
from alhambra_qt.ui.book.book import BookPage, ReadingPlace
from alhambra_qt.ui.book.book_contents import NUMBERED, RULE
from alhambra_qt.ui.book.book_menus import document, write_pdf
from alhambra_qt.ui.game.menu import GameMenu
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.longtext import TextLink
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.ledger.ledger_page import LedgerPage
from alhambra_qt.ui.ledger.proofs import Rule
from alhambra_qt.ui.setup.newgame_page import NewGamePage
from alhambra_qt.ui.sides.callout import bubble_of_rule
from tests.cases import night
from tests.controller.kit import there
from tests.ui.geometry import cut_words, outside, overlaps
from tests.ui.ledger_samples import cut_sheets
from tests.ui.page_kit import COMMON, LARGE, SIZES, alone, lasting, wishes
from tests.ui.pages_samples import settle
from tests.ui.window_keys import frame_of, take_turn
from tests.ui.window_kit import Player, accessible_texts, clipboard

K = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
EVERYTHING = compose(IDS, 2, all_variants())


@pytest.fixture(scope="module")
def _page(qapp: QApplication) -> Iterator[BookPage]:
    with lasting(BookPage) as page:
        yield page


@pytest.fixture
def page(_page: BookPage) -> BookPage:
    """The page with the rulebook of everything, at its beginning: one for all, not looked at."""
    _page.ctx.set_language("en")
    begun_at(_page)
    _page.activateWindow()
    settle()
    return _page


def begun_at(page: BookPage) -> BookPage:
    """The page where the rulebook of everything begins."""
    page.show_book(EVERYTHING, "game", {"game": EVERYTHING})
    page.enter("setup")
    return page


def shown(qtbot: QtBot, ctx: UiContext, size: tuple[int, int] = COMMON) -> BookPage:
    """A page of its own, in a window of some size."""
    return alone(qtbot, lambda ctx: begun_at(BookPage(ctx)), size, ctx)


def cut_rows(page: BookPage) -> list[str]:
    """The rows of the contents whose words have no room."""
    tree, found = page.contents, []
    room = tree.viewport().width()
    tree.executeDelayedItemsLayout()
    for rule in tree.shown():
        index = tree.indexFromItem(tree.item_of(rule))
        block, rect = tree.rows.block(index), tree.visualRect(index)
        if block.height > rect.height() or block.width > room - tree.ctx.px(22):
            found.append(rule)
    return found


def coloured(page: BookPage) -> set[str]:
    """Return the texts that the search has coloured."""
    found = (
        selection.cursor.selectedText()
        for selection in page.text.extraSelections()
        if ground(selection)
    )
    return {one.lower() for one in found}


def ground(selection: QTextEdit.ExtraSelection) -> bool:
    """Whether a selection has a ground of its own."""
    return selection.format.hasProperty(QTextFormat.Property.BackgroundBrush)


def type_in(page: BookPage, words: str) -> None:
    """Type into the line of the search, from anywhere."""
    QTest.keyClick(page.contents, K.Key_Slash)
    assert page.search.hasFocus()
    QTest.keyClicks(page.search, words)


def paste_in(page: BookPage, words: str) -> None:
    """The same all at once, so that it is searched for once."""
    QApplication.clipboard().setText(words)
    type_in(page, "")
    QTest.keyClick(page.search, K.Key_V, Qt.KeyboardModifier.ControlModifier)


# -- how it looks -----------------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_cut(qtbot: QtBot, ctx: UiContext, size: tuple[int, int]) -> None:
    """Light and dark, every word of page, results and choice has its room.

    The daily run takes the languages with the longest words where room is scarce, one of them
    elsewhere.
    """
    made = shown(qtbot, ctx, size)
    few = {COMMON: ("ro",), LARGE: ("fr",)}.get(size, ("ro", "fr"))
    langs = LANGS if night() else few
    places = ("buy.pay", "camps.score", "score.wall", "trader.move_in")
    for k, lang in enumerate(langs):
        ctx.set_language(lang)
        ctx.set_theme(("light", "dark")[k % 2])
        made.open(places[k % len(places)])
        qtbot.waitUntil(lambda: not cut_words(made) + cut_sheets(made))
        assert overlaps(made) + outside(made) + cut_rows(made) == [], lang
        made.search.setText("20")
        made._typed("20")
        qtbot.waitUntil(lambda: not cut_words(made) + cut_sheets(made))
        assert outside(made) == [], lang
        made._end_search()
        made.choose.click()
        qtbot.waitUntil(lambda: not cut_words(made) + cut_sheets(made))
        assert overlaps(made.chooser) + outside(made) == [], lang
        made.choose.click()


def test_the_paragraph_is_in_sight(page: BookPage, qtbot: QtBot) -> None:
    """Opened at a rule, the page shows it, marks it everywhere, and names it to a screen reader."""
    page.open("score.ties_final")
    text = page.text
    qtbot.waitUntil(lambda: 0 <= text.cursorRect().y() < text.viewport().height() - 20)
    title = tr("en", there(EVERYTHING.paragraph("score.ties_final")).title)
    assert text.textCursor().block().text().endswith(title)
    assert text.hasFocus()
    assert text.section == "score.ties_final"
    assert page.contents.chosen == "score.ties_final"
    assert page.example.rule == "score.ties_final"
    sentence = "\n".join(accessible_texts(page))
    assert tr("en", msg("book-score-ties-final", seats=2)) in sentence


def test_a_part_begins_with_a_usual_example(page: BookPage) -> None:
    """The part about a turn begins with taking money, not with the rare turn without an action."""
    page.open("turn")
    assert page.example.rule == "money.take"


def test_the_contents_are_those_of_the_book(page: BookPage) -> None:
    """All parts, folded but for the one that is read."""
    tree = page.contents
    parts = [tree.topLevelItem(k) for k in range(tree.topLevelItemCount())]
    assert [item.data(0, RULE) for item in parts if item] == [p.key for p in EVERYTHING.parts]
    assert [item.data(0, RULE) for item in parts if item and item.isExpanded()] == ["setup"]
    page.open("karim")
    assert [item.data(0, RULE) for item in parts if item and item.isExpanded()] == ["characters"]


# -- going through it -------------------------------------------------------------------------


def test_by_keys_alone(page: BookPage) -> None:
    """Contents, paragraphs, links, the way back and the search need no mouse."""
    tree = page.contents
    assert tree.hasFocus()
    QTest.keyClick(tree, K.Key_Down)
    assert page.place == ReadingPlace("setup", "setup.fountain")
    QTest.keyClick(tree, K.Key_Return)
    assert page.text.hasFocus()
    QTest.keyClick(page.focusWidget(), K.Key_Down)
    assert page.place.rule == "setup.market"
    assert page.text.section == "setup.market"
    QTest.keyClick(page.focusWidget(), K.Key_Tab)
    QTest.keyClick(page.focusWidget(), K.Key_Return)
    linked = page.place.rule
    assert linked in there(EVERYTHING.paragraph("setup.market")).links
    QTest.keyClick(page.focusWidget(), K.Key_Left, ALT)
    assert page.place.rule == "setup.market"
    QTest.keyClick(page.focusWidget(), K.Key_Right, ALT)
    assert page.place.rule == linked
    QTest.keyClick(page.focusWidget(), K.Key_F6)
    assert page.example.isAncestorOf(page.focusWidget()) or page.footer.isAncestorOf(
        page.focusWidget()
    )


def test_the_text_is_selected_and_copied(page: BookPage) -> None:
    """Shift with the arrows selects, Ctrl+C copies; Tab goes by links to the next paragraph."""
    page.open("setup.market")
    text, shift = page.text, Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(text, K.Key_End, shift)
    QTest.keyClick(text, K.Key_C, Qt.KeyboardModifier.ControlModifier)
    paragraph = there(EVERYTHING.paragraph("setup.market"))
    assert clipboard() == tr("en", cited(paragraph.rule, paragraph.title)).replace("\u00a0", " ")
    assert text.textCursor().hasSelection()
    QTest.keyClick(text, K.Key_Down)
    QTest.keyClick(text, K.Key_Up)
    assert (text.textCursor().hasSelection(), text.section) == (False, "setup.market")
    for rule in paragraph.links:
        QTest.keyClick(page.focusWidget(), K.Key_Tab)
        link = page.focusWidget()
        assert isinstance(link, TextLink)
        assert link.target == rule
        assert text.viewport().rect().contains(link.geometry().center())
    QTest.keyClick(page.focusWidget(), K.Key_Tab)
    after = list(text.words)[list(text.words).index("setup.market") + 1]
    assert (text.hasFocus(), page.place.rule) == (True, after)
    page.open("scoring")  # another text, while the keyboard is in this one
    assert (page.place, text.section) == (ReadingPlace("scoring"), "")
    assert text.accessibleName() == text.document().begin().text() != ""


def test_search_by_keys(page: BookPage) -> None:
    """The slash searches, Down goes into what was found, Enter opens it, Alt+Left leads back."""
    paste_in(page, "bastion arrow")
    assert page.place.query == "bastion arrow"
    found = [hit.rule for hit in page.results.hits]
    assert "camps.score" in found
    QTest.keyClick(page.search, K.Key_Down)
    assert page.results.found.hasFocus()
    assert page.results.found.currentIndex().row() == 0
    QTest.keyClick(page.results.found, K.Key_Up)
    assert page.search.hasFocus()
    for _ in range(found.index("camps.score") + 1):
        QTest.keyClick(page.focusWidget(), K.Key_Down)
    QTest.keyClick(page.focusWidget(), K.Key_Return)
    assert page.place == ReadingPlace("camps", "camps.score")
    assert page.text.hasFocus()
    assert "bastion" in coloured(page)
    QTest.keyClick(page.text, K.Key_Left, ALT)
    assert page.place.query == "bastion arrow"
    left = []
    page.back.connect(lambda: left.append(True))
    QTest.keyClick(page.search, K.Key_Return)
    assert page.place == ReadingPlace("camps")
    QTest.keyClick(page.focusWidget(), K.Key_Left, ALT)
    QTest.keyClick(page.search, K.Key_Escape)
    assert page.place.query == ""
    assert page.search.text() == ""
    assert not left
    QTest.keyClick(page.focusWidget(), K.Key_Escape)
    assert left == [True]


def test_a_number_leads_to_its_rule(page: BookPage) -> None:
    """The number that the ledger and refusals cite stands at the paragraph, and finds it."""
    type_in(page, "§ 4.3")
    assert [hit.rule for hit in page.results.hits] == ["score.tie"]
    QTest.keyClick(page.search, K.Key_Return)
    assert page.place == ReadingPlace("scoring", "score.tie")
    assert "§\u00a04.3" in coloured(page)
    assert page.text.accessibleName().startswith("§\u00a04.3 · Shared places")
    row = page.contents.item_of("score.tie")
    assert row.data(0, Qt.ItemDataRole.AccessibleTextRole) == "4.3 Shared places"
    link = bubble_of_rule(Look.of_page(page.ctx), rule_box("score.tie")).rules[0]
    assert link == (OpenRule("score.tie"), "§\u00a04.3 · Read on in the rules")
    assert not [text for text in accessible_texts(page) if "score.tie" in text]
    QTest.keyClick(page.contents, K.Key_E)  # letters look for titles, not for numbers
    assert page.contents.chosen == "end"


def test_nothing_found(page: BookPage) -> None:
    """A search without a result says so, and Enter does nothing."""
    paste_in(page, "can I rotate a tile")
    assert page.results.count == msg("rulebook-nearest")
    assert page.results.hits[0].rule == "build.orientation"
    paste_in(page, "xyzzy")
    assert page.results.count == msg("rulebook-found", n=0)
    QTest.keyClick(page.search, K.Key_Return)
    assert page.place.query == "xyzzy"
    QTest.keyClick(page.search, K.Key_A, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.search, K.Key_Backspace)
    assert page.place == ReadingPlace("setup")
    type_in(page, "r")  # nearly every paragraph has one
    assert page.place == ReadingPlace("setup")


def test_no_number_is_missing(page: BookPage) -> None:
    """Chapters that the set-up does without stand among the others, named and out of reach."""
    for book in (compose((), 4), compose(("camps",), 2), EVERYTHING):
        page.show_book(book)
        tree = page.contents
        tops = [tree.topLevelItem(k) for k in range(tree.topLevelItemCount())]
        rows = [(str(top.data(0, NUMBERED)), not top.isDisabled()) for top in tops if top]
        numbers = [int(words.split()[0].split(".")[0]) for words, _ in rows]
        assert sorted(set(numbers)) == list(range(1, len(CHAPTERS) + 1))
        assert [words for words, here in rows if here != ("not in play" not in words)] == []
        assert sum(here for _, here in rows) == len(book.parts)
        for _ in tops if len(book.parts) < len(tops) else ():
            QTest.keyClick(tree, K.Key_Down)
            assert tree.chosen


def test_found_in_other_rules(page: BookPage) -> None:
    """Hits in other modules or the rules for two are counted, and one click searches there."""
    page.show_book(compose((), 4))
    paste_in(page, "xyzzy")
    assert not page.results.others.isVisible()
    paste_in(page, "street trader")
    assert page.results.others.isVisible()
    assert all(hit.part != "trader" for hit in page.results.hits)
    page.results.others.click()
    assert page.book == everything()
    assert page.place.query == "street trader"
    assert not page.results.others.isVisible()
    assert page.results.hits[0].part == "trader"
    assert page.chooser.sources["all"].isChecked()


def test_modules_are_chosen_by_chips(page: BookPage) -> None:
    """Chips and seats compose another book; what is read stays if the new book has it."""
    page.open("camps.score")
    page.choose.click()
    chooser = page.chooser
    assert chooser.sources["game"].isChecked()
    chooser.chips["vizier"].click()
    assert "vizier" not in page.book.modules
    assert not chooser.sources["game"].isChecked()
    chooser.seats.set_value("5")
    assert page.book.part("dirk") is None
    assert not chooser.variants[("thieves", "round")].isHidden()
    chooser.chips["thieves"].click()
    assert chooser.variants[("thieves", "round")].isHidden()
    chooser.read.click()
    assert page.place == ReadingPlace("camps", "camps.score")
    page.choose.click()
    chooser.sources["base"].click()
    assert page.book == compose((), 5)
    QTest.keyClick(chooser.seats, K.Key_Escape)
    assert page.place == ReadingPlace()
    assert page.choose.isChecked() is False


# -- on paper ---------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["ro", "fr"])
def test_files(page: BookPage, tmp_path: Path, lang: str) -> None:
    """PDF and HTML hold every title; the PDF is named in the language."""
    page.ctx.set_language(lang)
    said = wishes(page, "say")
    book = compose(("camps",), 3)
    page.show_book(book)
    for kind in ("pdf", "html"):
        getattr(page, f"write_{kind}")(tmp_path / f"rules.{kind}")
    assert [(words.id, good) for words, good in said] == [("file-saved", True)] * 2
    pdf = (tmp_path / "rules.pdf").read_bytes()
    assert pdf.startswith(b"%PDF")
    assert len(pdf) > 20_000
    assert tr(lang, msg("rulebook-whole-title")).encode("utf-16-be") in pdf
    html = (tmp_path / "rules.html").read_text(encoding="utf-8")
    plain = document(book, lang).toPlainText()
    for paragraph in book.paragraphs():
        title = tr(lang, paragraph.title)
        assert title in html
        assert title.replace("\u202f", " ") in plain.replace("\u00a0", " ")


@pytest.fixture
def on_one_page(monkeypatch: pytest.MonkeyPatch) -> None:
    """Print hardly anything, where that is not looked at: the whole book takes long."""
    monkeypatch.setattr(book_menus, "document", lambda *_: QTextDocument("rules"))


@pytest.mark.usefixtures("on_one_page")
def test_files_that_cannot_be_written(page: BookPage, tmp_path: Path) -> None:
    """A folder that is a file is reported, nothing is raised."""
    said = wishes(page, "say")
    (tmp_path / "file").write_text("", encoding="utf-8")
    for kind in ("pdf", "html"):
        getattr(page, f"write_{kind}")(tmp_path / "file" / f"rules.{kind}")
    assert [words.id for words, _good in said] == ["file-not-saved"] * 2
    with pytest.raises(OSError, match="file"):
        write_pdf(page.book, "en", tmp_path / "file" / "rules.pdf")


@pytest.mark.usefixtures("qapp", "on_one_page")
def test_a_file_is_whole_or_not_there(tmp_path: Path) -> None:
    """A file that cannot be put in its place leaves nothing behind."""
    (tmp_path / "rules.pdf").mkdir()
    with pytest.raises(OSError, match="rules"):
        write_pdf(compose(), "en", tmp_path / "rules.pdf")
    assert [path.name for path in tmp_path.iterdir()] == ["rules.pdf"]


def test_without_a_printer(page: BookPage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A computer without printers says what can be done instead."""
    support = pytest.importorskip("PySide6.QtPrintSupport")
    monkeypatch.setattr(support.QPrinterInfo, "availablePrinterNames", staticmethod(list))
    said = wishes(page, "say")
    page.print_book()
    assert [words.id for words, _good in said] == ["rulebook-no-printer"]


# -- one step from everything -----------------------------------------------------------------


def begun(modules: tuple[str, ...] = (), turns: int = 2) -> Player:
    """A running game of three."""
    player = Player(Options(lang="en"))
    setup = default_config(("Anna", "Marco", "Ioana"), seed="book")
    player.program.running.play(evolve(setup, modules=modules))
    player.settle()
    while player.game.desk.session.turn < turns:
        take_turn(player)
    return player


def book_of(player: Player) -> BookPage:
    """The page of the rulebook, which is shown."""
    assert player.page == "book"
    page = player.window.page("book")
    assert isinstance(page, BookPage)
    return page


def test_from_the_table_and_back(qtbot: QtBot) -> None:
    """F1, the sign after the question, a refusal and the log lead to their rules and back."""
    player = begun(("camps",))
    while frame_of(player) != "turn":
        take_turn(player)
    before = player.state()
    player.key(K.Key_F1)
    page = book_of(player)
    assert page.place == ReadingPlace("turn")
    assert page.book == compose(("camps",), 3)
    player.key(K.Key_Escape)
    assert player.page == "table"
    player.key("5")
    picked, table = player.view, player.game.table
    player.key(K.Key_F1)
    assert page.place.rule == "money.take"
    player.key(K.Key_F1)
    assert player.view == picked
    player.click(ToRead("prompt", "rule"))
    assert book_of(player).place.rule == "money.take"
    player.key(K.Key_Escape)
    table.focus.to(AtSlot(0), shown=True)
    player.key("?")
    answer = table.extra
    rule = next(s.rule for s in table.table.spots() if isinstance(s.target, OpenRule))
    player.click(OpenRule(rule))
    assert book_of(player).place.rule == rule
    player.key(K.Key_Escape)
    assert table.extra == answer
    assert table.focus.target == AtSlot(0)
    player.key(K.Key_Escape, "l")
    log = player.game.log.page
    assert log is not None
    log.show_all()  # also what was drawn
    here = next(entry for entry in log.sheet.entries if entry.line.rule and not entry.line.target)
    log.focus_entry(here)
    player.key(K.Key_Return)
    assert book_of(player).place.rule == here.line.rule
    player.key(K.Key_Escape)
    assert player.page == "log"
    assert player.state() == before
    player.close()


def test_from_a_refusal(qtbot: QtBot) -> None:
    """Why a cell is no place is one step from its paragraph; back, it is still drawn."""
    player = begun()
    while frame_of(player) != "place":
        take_turn(player)
    table = player.game.table
    table.focus.to(AtCell(0, 0), shown=True)
    player.key("?")
    refusal = player.view.refusal
    assert refusal is not None
    player.key(K.Key_F1)
    assert book_of(player).place.rule == refusal.rule
    player.key(K.Key_Escape)
    assert player.view.refusal == refusal
    assert table.table.callout.is_shown
    player.click(OpenRule(refusal.rule))
    assert book_of(player).place.rule == refusal.rule
    player.close()


def scored() -> Session:
    """A game after its first scoring, in which the person is to move."""
    session, rng = Session.new(default_config(("Anna", "Marco", "Ioana"), seed="book")), Random(1)
    while not session.scored or session.to_move != 0:
        seat = session.to_move
        assert seat is not None
        session.play(rng.choice(legal_actions(session.observation(seat).game)))
    return session


def test_from_the_ledger_and_the_menu(qtbot: QtBot, tmp_path: Path) -> None:
    """A line of the ledger, its proof and the menu lead into the book and are found again."""
    player = Player(Options(lang="en"))
    records.save(scored(), tmp_path / "scored.alhambra")
    player.program.running.open_path(tmp_path / "scored.alhambra")
    player.settle()
    player.key("s")
    ledger = player.game.findChild(LedgerPage)
    assert ledger is not None
    player.key(K.Key_Down)
    item = ledger.table.focused_item()
    assert item is not None
    player.key(K.Key_F1)
    assert book_of(player).place.rule == ledger.rule_of(item[0])
    player.key(K.Key_Escape)
    assert player.page == "ledger"
    assert ledger.table.focused_item() == item
    player.click_widget(ledger.rules)
    assert book_of(player).place.rule == ledger.rule_of(item[0])
    player.key(K.Key_Escape)
    sheet = ledger.room.panel_of(ledger.room.latest).sheet
    place = sheet.mapTo(player.window, sheet.laid.of(Rule)[0].rect.center().toPoint())
    player.click_at(place)
    assert sheet.proof is not None
    assert book_of(player).place.rule == sheet.proof.rule.rule
    player.key(K.Key_Escape, K.Key_Escape, K.Key_F10)
    menu = player.window.page("menu")
    assert isinstance(menu, GameMenu)
    player.click_widget(menu.entries["rules"])
    book_of(player)
    player.key(K.Key_Escape)
    assert player.page == "menu"
    player.close()


def test_from_the_new_game_page_and_the_start(qtbot: QtBot) -> None:
    """A module card leads to its rules, also while it is off; the set-up stays as it was."""
    player = Player(Options(lang="en"))
    player.key(K.Key_F1)
    assert book_of(player).place == ReadingPlace()
    player.key(K.Key_Escape)
    assert player.page == "start"
    new = player.program.new_game.new.open()
    assert isinstance(new, NewGamePage)
    new.unfold()
    card = next(card for card in new.cards if card.module == "walls")
    card.setFocus(Qt.FocusReason.TabFocusReason)
    config = new.config()
    player.key(K.Key_F1)
    page = book_of(player)
    assert page.place == ReadingPlace("walls")
    assert page.book.modules == ("walls",)
    player.key(K.Key_Escape)
    assert player.page == "new"
    assert card.hasFocus()
    assert new.config() == config
    camps = next(card for card in new.cards if card.module == "camps")
    right = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, camps.rect().center(), QPoint())
    QApplication.sendEvent(camps, right)
    assert book_of(player).place == ReadingPlace("camps")
    player.key(K.Key_Escape)
    card.clearFocus()
    player.click_widget(new.shortcuts[-1])
    assert book_of(player).book.modules == config.modules
    player.close()
