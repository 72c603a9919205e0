"""Where files are found and kept."""

import errno
import os
import sys
import tempfile
from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows
from platformdirs.windows import Windows

from alhambra_qt import files, options, paths
from alhambra_qt.settings import default_path

LONG = "\\".join(["a folder"] * 30)


def test_one_folder_for_tests(home: Path) -> None:
    """ALHAMBRA_QT_HOME holds all personal folders."""
    for folder in (paths.config_dir(), paths.data_dir(), paths.saves_dir(), paths.log_dir()):
        assert folder.is_relative_to(home)


def test_a_relative_home_stays_where_it_was_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A relative home is resolved once, whatever folder the process works in later."""
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


@pytest.mark.parametrize(
    ("path", "reached"),
    [
        (r"C:\Users\Ana\game.alhambra", r"C:\Users\Ana\game.alhambra"),
        (rf"C:\{LONG}\ș.csv", rf"\\?\C:\{LONG}\ș.csv"),
        (rf"\\server\share\{LONG}", rf"\\?\UNC\server\share\{LONG}"),
        (rf"\\?\C:\{LONG}", rf"\\?\C:\{LONG}"),
        (rf"\\.\{LONG}", rf"\\.\{LONG}"),
        (rf"{LONG}\relative", rf"{LONG}\relative"),
    ],
)
def test_long_paths_of_windows(path: str, reached: str) -> None:
    """A long path gets the prefix that lifts the limit of 260 letters, each path only once."""
    assert paths.extended(path) == reached


def test_files_at_long_paths_are_written_and_read(tmp_path: Path) -> None:
    """A file with umlauts and spaces at a path of more than 260 letters is written and read."""
    path = tmp_path.joinpath(*["ein sehr tiefer Ordner für Spiele"] * 9, "Spiel ș.alhambra")
    assert len(str(path)) > 300
    files.write(path, "[1]")
    assert files.read(path, list[int]) == [1]
    assert options.parse(["--open", str(path)]).open == path


def test_personal_folders_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """There all is in the local part of the profile, and nothing has the name of anything else.

    The roaming part would be copied at each login and logout, while locks and a database of this
    computer are in use.
    """
    monkeypatch.delenv(paths.HOME_VARIABLE)
    monkeypatch.setattr(platformdirs, "PlatformDirs", Windows)
    if sys.platform != "win32":
        monkeypatch.setattr(
            windows, "get_win_folder", {"CSIDL_LOCAL_APPDATA": "/Local"}.__getitem__
        )
    own = paths.data_dir()
    assert (own.name, own.parent.name) == (paths.APP, "Local")
    assert paths.config_dir() == own
    assert paths.log_dir() == own / "Logs"
    names = [path.name.lower() for path in (default_path(), paths.saves_dir(), paths.log_dir())]
    assert len(set(names)) == len(names)


def test_a_home_that_is_too_deep_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A home that takes short names only is refused at the start, with one line.

    Windows says then that there is no such file, although the folder is there.
    """

    def too_long(*_args: object, prefix: str = "", **_kw: object) -> None:
        raise FileNotFoundError(errno.ENOENT, "No such file or directory", prefix)

    monkeypatch.setattr(tempfile, "TemporaryFile", too_long)
    with pytest.raises(SystemExit):
        options.parse(["--home", str(tmp_path), "--offscreen"])
    assert capsys.readouterr().err == (
        f"alhambra-qt: cannot keep anything in {tmp_path}: its path is too long\n"
    )


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


@pytest.mark.only_on("posix", "the modes of folders")
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
