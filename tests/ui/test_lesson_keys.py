"""Keys in lessons: those that a text names do something there, the others say that they do not."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtGui import QImage, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.i18n import LANGS, Msg, catalog, msg
from alhambra_qt.teaching.lesson import Step
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.ui.kit.bindings import NAMED
from alhambra_qt.ui.kit.commands import COMMANDS
from alhambra_qt.ui.lesson.lesson_page import LessonPage
from tests.cases import night
from tests.ui.geometry import picture
from tests.ui.lesson_kit import ALL, lesson_of
from tests.ui.window_kit import Player

WORDS = ("Enter", "Home", "End")  # a text says End of a turn, too
STEP = "take"  # of the first lesson: the one that speaks of keys
# What works in a game only, or leads away from it.
ELSEWHERE = (
    *("hint-do", "coach", "players", "save", "new", "menu", "my-turn", "slower", "faster"),
    *("say", "invite", "ledger", "unseen", "lists", "log", "replay"),
)


def texts_of(step: Step) -> list[Msg]:
    """Return all texts of a step."""
    parts = [*(str(number) for number in range(1, step.points + 1))]
    if step.want is not None:
        parts += ["turn", "hint", "done", *(f"wrong-{name}" for name in step.wrong)]
    return [step.title, *map(step.text, parts)]


def keys_in(lang: str, text: str) -> set[str]:
    """The keys that a text of a language names, as Qt writes them; none is called like a word."""
    names = {catalog(lang).text(msg(NAMED[key])): key for key in NAMED if key not in WORDS}
    known = "|".join(map(re.escape, names))
    held = "|".join(name for name, key in names.items() if key in ("Ctrl", "Shift"))
    found = re.findall(rf"(?<!\w)(?:(?:{held}|Alt)[ +])*(?:F\d+|{known})(?!\w)", text)
    return {"+".join(names.get(part, part) for part in re.split("[ +]", one)) for one in found}


def named() -> Iterator[tuple[str, str, str, str]]:
    """Language, lesson, step and key of each key that a lesson names."""
    for lang in LANGS:
        for lesson in ALL:
            for step in lesson.steps:
                for text in texts_of(step):
                    for key in sorted(keys_in(lang, catalog(lang).text(text))):
                        yield lang, lesson.id, step.id, key


def to_press() -> dict[str, list[tuple[str, str, str]]]:
    """The lesson, step and key of all that is named, by language; in the daily run each once."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for lang, lesson, step, key in named():
        found.setdefault((lesson, step, key), []).append(lang)
    pressed: dict[str, list[tuple[str, str, str]]] = {}
    for number, (place, langs) in enumerate(found.items()):
        for lang in langs if night() else (langs[number % len(langs)],):
            pressed.setdefault(lang, []).append(place)
    return pressed


class Pupil:
    """Somebody at a step of a lesson in the program."""

    def __init__(self, lang: str = "en") -> None:
        self.player = Player(chosen={"language": lang})

    def at(self, lesson: str, step: str) -> LessonPage:
        """Begin a step."""
        self.player.program.lessons.show_lesson(lesson)
        page: LessonPage = self.player.program.lessons.lesson()
        page.open(lesson_of(lesson), Profile("Ana"))
        page.go(lesson_of(lesson).index(step))
        self.player.events(5)
        page.focus_first()
        return page

    def press(self, key: str) -> None:
        """Press a key where the focus is."""
        pressed = QKeySequence(key)
        focused: QWidget = self.player.window.focusWidget() or self.player.window
        QTest.keySequence(focused, pressed)
        self.player.events(5)

    def seen(self) -> tuple[str, QImage]:
        """The page that is shown, and what it looks like."""
        return self.player.page, picture(self.player.window)


def test_a_lesson_names_keys() -> None:
    """The pattern finds the keys that lessons name, in every language."""
    found = set(named())
    for lang in LANGS:
        assert {(lang, "money", STEP, "F2"), (lang, "money", STEP, "F3")} <= found
        assert (lang, "money", "refill", "Return") in found


def test_keys_that_a_lesson_names(qtbot: QtBot) -> None:
    """Each key that the text of a step names does something at that step."""
    dead = []
    for lang, places in to_press().items():
        pupil = Pupil(lang)
        for lesson, step, key in places:
            pupil.at(lesson, step)
            before = pupil.seen()
            pupil.press(key)
            dead += [(lang, lesson, step, key)] if pupil.seen() == before else []
        pupil.player.close()
    assert dead == []


def test_all_keys_from_a_lesson(qtbot: QtBot) -> None:
    """F3 opens all keys and Esc leads back to the step, from the table and from a button."""
    pupil = Pupil()
    page = pupil.at("money", STEP)
    for focused in (page.table, page.panel.hint_button):
        focused.setFocus()
        pupil.press("F3")
        assert pupil.player.page == "keys"
        pupil.press("Esc")
        assert pupil.player.page == "lesson"
        assert page.tutor is not None
        assert page.tutor.step.id == STEP
    pupil.player.close()


def test_keys_without_a_meaning_say_so(qtbot: QtBot) -> None:
    """A key of the game that does nothing in a lesson says so in one sentence, and only that."""
    pupil = Pupil()
    page = pupil.at("money", STEP)
    silent = []
    every = [command for command in COMMANDS if command.name in ELSEWHERE]
    assert len(every) == len(ELSEWHERE)
    for command in every:
        for focused in (page.table, page.panel.hint_button):
            focused.setFocus()
            pupil.press(command.keys[0])
            words = msg("lesson-key", key=page.ctx.cap(command.keys[0]))
            silent += [] if page.table.extra.lines == (words,) else [command.name]
            assert pupil.player.page == "lesson", command.name
    assert silent == []
    pupil.player.close()
