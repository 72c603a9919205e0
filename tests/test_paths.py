"""Where files are found and kept."""

from pathlib import Path

import pytest

from alhambra_qt import paths


def test_one_folder_for_tests(home: Path) -> None:
    """ALHAMBRA_QT_HOME holds all personal folders."""
    for folder in (paths.config_dir(), paths.data_dir(), paths.saves_dir(), paths.log_dir()):
        assert folder.is_relative_to(home)


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


def test_write_atomically(tmp_path: Path) -> None:
    """A file is replaced whole, in a folder that is made if needed, and nothing is left beside."""
    path = tmp_path / "new" / "file.json"
    paths.write_atomically(path, "one\n")
    paths.write_atomically(path, "ș two\n")
    assert path.read_bytes() == "ș two\n".encode()
    assert list(path.parent.iterdir()) == [path]


def test_write_fails_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """If writing fails, the old file is untouched."""
    path = tmp_path / "file.json"
    path.write_text("old")

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(paths.os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        paths.write_atomically(path, "new")
    assert path.read_text() == "old"
    assert list(tmp_path.glob("*.tmp")) == []
