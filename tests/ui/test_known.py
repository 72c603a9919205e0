"""The page of what is known: every rule with its state, deleting, a page to keep."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QScrollArea
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import LANGS, msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.options import Options
from alhambra_qt.teaching import progress
from alhambra_qt.teaching.coach_rules import BASICS
from alhambra_qt.teaching.exercises import code_of, make
from alhambra_qt.teaching.known_page import STATES, known_parts, summary, to_html
from alhambra_qt.teaching.progress import MASTERED, Profile, RuleKnown
from alhambra_qt.teaching.rulebook import BASE, all_rules
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.practice.practice import PracticePage
from alhambra_qt.ui.unseen.known import KnownPage
from tests.cases import night
from tests.ui.page_kit import COMMON, SIZES, alone, wishes, wrong_at
from tests.ui.window_kit import Player

K = Qt.Key


def learner() -> Profile:
    """Somebody who knows some rules in every way."""
    profile = Profile("Anna")
    profile.met("buy.exact", used=MASTERED)
    profile.met("money.take", seen=1)
    profile.met("build.hole", missed=2)
    profile.answered("wall", "wall.1.1", right=True)
    profile.answered("wall", "wall.1.2", right=False)
    profile.step_done("money", "first")
    return profile


def page_at(qtbot: QtBot) -> KnownPage:
    """The page alone, filled."""

    def make(ctx: UiContext) -> KnownPage:
        page = KnownPage(ctx)
        page.show_profile(learner())
        return page

    return alone(qtbot, make, COMMON, UiContext("dark"))


def test_every_rule_is_there_once_with_its_state() -> None:
    """All rules stand under their part or module, in the order of the rulebook."""
    parts = known_parts(learner())
    assert [rule.rule for part in parts for rule in part.rules] == list(all_rules())
    assert len(parts) == len(BASE) + len(IDS)
    state = {rule.rule: rule.state for part in parts for rule in part.rules}
    assert state["buy.exact"] == "mastered"
    assert state["money.take"] == "met"
    assert state["build.hole"] == "missed"
    assert state["camps.score"] == "new"
    assert set(state.values()) == set(STATES)
    turn = parts[list(BASE).index("turn")]
    assert (turn.met, turn.mastered) == (2, 1)


def test_the_next_module_in_the_summary() -> None:
    """Exercises and lessons are counted; a module is named when the base rules are mastered."""
    profile = learner()
    assert summary(profile) == (
        msg("known-record", k=1, n=2, best=1),
        msg("known-lessons", n=1),
    )
    for rule in BASICS:
        profile.met(rule, used=MASTERED)
    assert summary(profile)[-1] == msg("known-next", module=msg("mod-diamonds"))


@pytest.mark.parametrize("lang", LANGS)
def test_the_page_to_keep(lang: str) -> None:
    """The page for a browser holds every rule title in the language, and no markup by accident."""
    profile = learner()
    profile.name = "<Anna>"
    text = to_html(profile, lang)
    assert f'lang="{lang}"' in text
    assert "&lt;Anna&gt;" in text
    assert "<Anna>" not in text
    for part in known_parts(profile):
        for rule in part.rules:
            title = tr(lang, rule.title).replace("&", "&amp;")
            assert title in text
    assert tr(lang, msg("known-mastered")) in text


def test_saved_as_a_file(qtbot: QtBot, tmp_path: Path) -> None:
    """The chosen file is written and named; where nothing can be written that is said."""
    page = page_at(qtbot)
    said = wishes(page, "say")
    QTest.mouseClick(page.save, Qt.MouseButton.LeftButton)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(tmp_path / "known.html"))
    dialog.close()
    assert "Exact payment" in (tmp_path / "known.html").read_text(encoding="utf-8")
    assert said[-1] == (msg("file-saved", file=str(tmp_path / "known.html")), True)
    (tmp_path / "dir").mkdir()
    page.write(tmp_path / "dir")
    assert said[-1][0].id == "file-not-saved"
    assert not said[-1][1]


def test_everything_fits(qtbot: QtBot) -> None:
    """No title is cut and nothing stands out at the side, also while it asks about deleting."""
    page = page_at(qtbot)
    area = page.findChild(QScrollArea)
    assert area is not None

    page.delete.click()

    def looks() -> Iterator[str]:
        yield "asks"
        assert page.delete.words == msg("known-delete-sure")
        assert page.content.width() <= area.viewport().width()

    small, *others = SIZES
    by_day = [*((small, 1.0, lang) for lang in LANGS), *((other, 1.0, "fr") for other in others)]
    rows = product(SIZES, [1.0], LANGS) if night() else by_day
    assert wrong_at(page, rows, looks) == []


def test_states_are_heard(qtbot: QtBot) -> None:
    """The accessible text of a rule has its state and uses, as the signs show them."""
    page = page_at(qtbot)
    button = page.rules["buy.exact"]
    assert button.accessibleName() == "Exact payment: mastered"
    assert button.accessibleDescription() == "used well 3, missed 0"


def test_in_the_program(qtbot: QtBot) -> None:
    """By keys and mouse: a rule is read about, what an exercise taught is seen, all is deleted."""
    player = Player(Options(lang="en"))
    player.program.lessons.show_practice()
    practice = player.window.page("practice")
    assert isinstance(practice, PracticePage)
    exercise = make(code_of("wall", 1, "1"))
    practice.show_exercise(exercise)
    practice.pick(next(iter(exercise.solution)))
    player.program.lessons.show_known()
    player.settle()
    assert player.page == "known"
    page = player.window.page("known")
    assert isinstance(page, KnownPage)
    assert page.rules["score.wall"].rule.known == RuleKnown(seen=1, used=1)
    assert page.rules["score.wall"].rule.state == "met"
    page.rules["build.hole"].setFocus()
    player.key(K.Key_Return)
    assert player.page == "book"
    player.key(K.Key_Escape)
    assert player.page == "known"
    file = progress.default_path()
    assert file.exists()
    player.click_widget(page.delete)
    assert file.exists()
    assert page.delete.words == msg("known-delete-sure")
    player.key(K.Key_Escape)
    assert player.page == "practice"
    player.program.lessons.show_known()
    assert page.delete.words == msg("known-delete")
    page.delete.setFocus()
    player.key(K.Key_Return, K.Key_Return)
    assert not file.exists()
    assert page.rules["score.wall"].rule.state == "new"
    assert "deleted" in player.notice()
    player.close()


def test_a_part_leads_to_practising_and_back(qtbot: QtBot) -> None:
    """By keys and mouse: exercises, a lesson, or the book, and back to the page as it is then."""
    player = Player(Options(lang="en"))
    player.program.learning.profile.met("build.hole", missed=2)
    player.program.lessons.show_known()
    player.settle()
    page = player.window.page("known")
    assert isinstance(page, KnownPage)
    names = list(BASE)
    buttons = {name: page.parts[k].button for k, name in enumerate(names)}
    assert buttons["building"].accessibleName() == "Practise this: No gap inside"
    heard = page.parts[names.index("building")].accessibleDescription()
    assert "often missed 1" in heard
    assert "Next: No gap inside (often missed)" in heard
    buttons["building"].setFocus()
    player.key(K.Key_Return)
    assert player.page == "practice"
    practice = player.window.page("practice")
    assert isinstance(practice, PracticePage)
    assert practice.exercise is not None
    assert practice.exercise.family == "forbids"
    assert practice.leave.words == msg("button-back")
    practice.pick(next(iter(practice.exercise.solution)))
    rule = practice.exercise.rule
    player.key(K.Key_Escape)
    assert player.page == "known"
    assert page.rules[rule].rule.known.used == 1  # what was learned is seen at once
    assert buttons["building"].hasFocus()
    player.click_widget(buttons["setup"])
    assert player.page == "lesson"
    player.key(K.Key_Escape)
    assert player.page == "known"
    assert buttons["dirk"].accessibleName() == "Read the rules: Dirk’s tiles"
    player.click_widget(buttons["dirk"])
    assert player.page == "book"
    player.key(K.Key_Escape)
    page.rules["camps.score"].setFocus()
    player.key(K.Key_P)
    assert player.page == "practice"
    assert practice.exercise.family == "camps"
    player.key(K.Key_Escape)
    assert player.page == "known"
    player.program.lessons.show_practice()  # chosen there, topics are what leaving leads to
    practice.begin("wall")
    player.key(K.Key_Escape)
    assert player.page == "practice"
    player.close()
