"""Pictures of every step of lessons, to be looked at.

python -m tests.ui.lesson_pictures FOLDER [LESSON ...] [--sizes 1024x600 ...] [--langs en ro]
                                   [--themes light dark] [--moments begin done wrong hint]
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from alhambra_qt.i18n import LANGS
from alhambra_qt.teaching import lesson as lessons
from alhambra_qt.teaching.progress import Profile
from alhambra_qt.teaching.tutor import WRONG

SIZES = ("1024x600", "1366x768", "1920x1080")
MOST_TRIED = 12


def main() -> None:
    """Make the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("lessons", nargs="*")
    parser.add_argument("--sizes", nargs="*", default=SIZES)
    parser.add_argument("--langs", nargs="*", default=LANGS)
    parser.add_argument("--themes", nargs="*", default=("light",))
    parser.add_argument("--moments", nargs="*", default=("begin", "done"))
    chosen = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    chosen.folder.mkdir(parents=True, exist_ok=True)
    found = [
        lesson for lesson in lessons.lessons() if not chosen.lessons or lesson.id in chosen.lessons
    ]
    for size in chosen.sizes:
        width, height = map(int, size.split("x"))
        for lang in chosen.langs:
            for theme in chosen.themes:
                camera = Camera(chosen.folder, (width, height), lang, theme)
                for lesson in found:
                    camera.draw(lesson, tuple(chosen.moments))
                camera.close()


class Camera:
    """Draws a lesson in a window of one size, language and theme."""

    def __init__(self, folder: Path, size: tuple[int, int], lang: str, theme: str) -> None:
        from PySide6.QtWidgets import QApplication

        from alhambra_qt.ui.kit.context import UiContext
        from alhambra_qt.ui.kit.sizes import load_fonts
        from alhambra_qt.ui.lesson.lesson_page import LessonPage

        self.app = QApplication.instance() or QApplication([])
        load_fonts()
        ctx = UiContext(theme, lang, speed=0)
        ctx.set_window(*size)
        self.folder, self.sign = folder, f"{size[0]}-{lang}-{theme}"
        self.page = LessonPage(ctx)
        self.page.resize(*size)
        self.page.show()

    def wait(self, rounds: int) -> None:
        """Let everything happen that is due."""
        for _ in range(rounds):
            self.app.processEvents()

    def save(self, moment: str) -> None:
        """Save a picture."""
        self.wait(8)
        tutor = self.page.tutor
        if tutor is not None:
            name = f"{tutor.lesson.id}-{tutor.index + 1}-{tutor.step.id}-{self.sign}-{moment}.png"
            self.page.grab().save(str(self.folder / name))

    def draw(self, lesson: lessons.Lesson, moments: tuple[str, ...]) -> None:
        """Draw every step of a lesson."""
        self.page.open(lesson, Profile("Anna"))
        for index, step in enumerate(lesson.steps):
            if index:
                self.page.skip()
            if "begin" in moments:
                self.save("begin")
            if step.want is None:
                continue
            if "hint" in moments:
                self.page.hint()
                self.save("hint")
                self.page.hint()
            if "wrong" in moments:
                self._wrong(index)
            for number, target in enumerate(step.solve):
                self.page.table.picked.emit(target)
                self.wait(20)
                if "picks" in moments:
                    self.save(f"pick{number}")
            if "done" in moments:
                self.save("done")

    def _wrong(self, index: int) -> None:
        """Save the answer to the first legal move that is wrong, if there is one."""
        for number in range(MOST_TRIED):
            tutor = self.page.tutor
            legal = tuple(tutor.session.legal()) if tutor is not None else ()
            if tutor is None or number >= len(legal):
                break
            tutor.session.play(legal[-1 - number])
            self.wait(4)
            if tutor.say is not None and tutor.say.kind == WRONG:
                self.save("wrong")
                break
            self.page.go(index)
        self.page.go(index)
        self.wait(8)

    def close(self) -> None:
        """Put everything away."""
        self.page.close()
        self.page.deleteLater()
        self.wait(2)


if __name__ == "__main__":
    main()
