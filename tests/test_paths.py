"""Where files are found and kept."""

import os
from pathlib import Path

import pytest

from alhambra_qt import files, paths


def test_one_folder_for_tests(home: Path) -> None:
    """ALHAMBRA_QT_HOME holds all personal folders."""
    for folder in (paths.config_dir(), paths.data_dir(), paths.saves_dir(), paths.log_dir()):
        assert folder.is_relative_to(home)


def test_a_relative_home_stays_where_it_was_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever folder a process works in, the home is the one that was meant at the start."""
    monkeypatch.setenv(paths.HOME_VARIABLE, "")
    monkeypatch.chdir(tmp_path)
    paths.use_home(Path("here"))
    monkeypatch.chdir("/")
    assert paths.saves_dir() == tmp_path.resolve() / "here" / "data" / "games"


def test_personal_folders(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the variable the folders are those the system wants, named after the program."""
    monkeypatch.delenv(paths.HOME_VARIABLE)
    for folder in (paths.config_dir(), paths.data_dir(), paths.log_dir()):
        assert paths.APP in folder.parts


def test_checkout() -> None:
    """In a checkout the files of the program are beside the package."""
    assert (paths.i18n_dir() / "en" / "terms.ftl").is_file()
    assert (paths.assets_dir() / "svg" / "fountain.svg").is_file()
    assert paths.missing_files() is None


def test_wheel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In an installed package they are inside it."""
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "alhambra_qt" / "paths.py"))
    (tmp_path / "alhambra_qt" / "_data").mkdir(parents=True)
    assert paths.i18n_dir() == tmp_path.resolve() / "alhambra_qt" / "_data" / "i18n"
    assert str(paths.i18n_dir()) in str(paths.missing_files())


@pytest.mark.posix
def test_nobody_else_lists_the_folders(home: Path) -> None:
    """New folders are their owner's alone whatever the umask; those of old versions become so."""
    before = os.umask(0)
    try:
        files.write(paths.saves_dir() / "a" / "b", "x")
    finally:
        os.umask(before)
    for folder in (paths.data_dir(), paths.saves_dir(), paths.saves_dir() / "a"):
        assert folder.stat().st_mode & 0o777 == paths.PRIVATE
    paths.data_dir().chmod(0o755)
    paths.keep_private()
    assert paths.data_dir().stat().st_mode & 0o777 == paths.PRIVATE
