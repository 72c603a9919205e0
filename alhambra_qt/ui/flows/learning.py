"""The learning progress on this computer, loaded on first use and shared by all pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from alhambra_qt import files
from alhambra_qt.i18n import Msg, msg
from alhambra_qt.teaching import lesson, progress
from alhambra_qt.teaching.progress import Profile, Progress
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.window import MainWindow


class Learning(PageFlow):
    """Stores the learning progress, and reports errors in reading or writing it."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.ctx.setting_changed.connect(self._setting_changed)

    @cached_property
    def progress(self) -> Progress:
        """Return the progress of everybody."""
        found = progress.load(progress.default_path())
        if found.trouble is not None:
            self.say(found.trouble)
        return found

    @property
    def profile(self) -> Profile:
        """Return the learner, by default the person who gave a name on the start page."""
        name = self.settings.data("person").get("name", "")
        if name and not self.progress.current:
            self.progress.call(name)
        return self.progress.profile

    def following(self, newcomer: bool) -> Msg | None:
        """Return what the learner continues with: a chapter, or a newcomer's first game."""
        if not self.profile.lessons:
            return None  # reading all chapters takes a moment
        done = [lesson.lesson_done(chapter, self.profile) for chapter in lesson.course()]
        if all(done):
            return msg("learn-guided") if newcomer else None
        return msg("lesson-chapter", n=done.index(False) + 1, of=len(done))

    def save(self) -> None:
        """Save the progress."""
        self._write(self.progress.save)

    def delete(self) -> None:
        """Delete the progress of everybody."""
        self._write(self.progress.delete_file)

    def _write(self, change: Callable[[], None]) -> None:
        try:
            change()
        except OSError as error:
            self.say(msg("learn-not-saved", reason=files.why_unwritable(error)))

    def _setting_changed(self, key: str) -> None:
        """Drop the coach choices made at the table when the coach setting changes."""
        if key == "coach":
            for profile in self.progress.profiles.values():
                profile.coach = None
            self.save()
