"""What was learned at this computer, read when it is first wanted and shared by all pages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from alhambra_qt import files
from alhambra_qt.i18n import msg
from alhambra_qt.teaching import progress
from alhambra_qt.teaching.progress import Profile, Progress
from alhambra_qt.ui.flows.flow import PageFlow
from alhambra_qt.ui.kit.window import MainWindow


class Learning(PageFlow):
    """Keeps what was learned; what cannot be read or written is said."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self.ctx.setting_changed.connect(self._setting_changed)

    @cached_property
    def progress(self) -> Progress:
        """What everybody has learned."""
        found = progress.load(progress.default_path())
        if found.trouble is not None:
            self.say(found.trouble)
        return found

    @property
    def profile(self) -> Profile:
        """Who is learning."""
        return self.progress.profile

    @property
    def begun(self) -> bool:
        """Whether anybody has done a step of a lesson."""
        return any(profile.lessons for profile in self.progress.profiles.values())

    def save(self) -> None:
        """Keep what was learned."""
        self._write(self.progress.save)

    def delete(self) -> None:
        """Delete what everybody has learned."""
        self._write(self.progress.delete_file)

    def _write(self, change: Callable[[], None]) -> None:
        try:
            change()
        except OSError as error:
            self.say(msg("learn-not-saved", reason=files.why_unwritable(error)))

    def _setting_changed(self, key: str) -> None:
        """Who chose at the table follows the setting again once that is changed."""
        if key == "coach":
            for profile in self.progress.profiles.values():
                profile.coach = None
            self.save()
