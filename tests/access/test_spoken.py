"""The accessible tree of each sample page equals its reviewed file."""

from pathlib import Path

import pytest

from alhambra_qt import paths
from alhambra_qt.ui.kit.context import UiContext
from tests.access import spoken


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path))


@pytest.mark.parametrize("name", spoken.pages())
def test_spoken(name: str, ctx: UiContext) -> None:
    """A page says what its file says; `python -m tests.access.spoken --write` writes it anew."""
    found = spoken.difference(name, spoken.page_lines(name, ctx))
    assert not found, found


def test_no_file_is_left_over() -> None:
    """Each file belongs to a page."""
    assert {file.stem for file in spoken.FOLDER.iterdir()} == set(spoken.pages())


def test_a_difference_is_shown() -> None:
    """A line that is not in the file is shown with its neighbours."""
    name = spoken.pages()[0]
    lines = spoken.file_of(name).read_text("utf-8").removesuffix("\n").split("\n")
    assert spoken.difference(name, lines) == ""
    assert spoken.difference(name, [*lines, "Button Unheard of"]).endswith("+Button Unheard of")
