"""Paths: the files that ship with the program and the folders of the person playing."""

import ntpath
import os
import sys
from contextlib import suppress
from pathlib import Path

import platformdirs

APP = "alhambra-qt"
HOME_VARIABLE = "ALHAMBRA_QT_HOME"
LONG = 200  # letters; Windows takes 260, less the name of a file that is still being written
PRIVATE = 0o700  # the names of saved games, too, are nobody else's business


def root() -> Path:
    """The folder that holds assets/ and i18n/: inside the package in a wheel, else the checkout."""
    package = Path(__file__).resolve().parent
    bundled = package / "_data"
    return bundled if bundled.is_dir() else package.parent


def assets_dir() -> Path:
    """Pictures and fonts."""
    return root() / "assets"


def i18n_dir() -> Path:
    """One folder of texts per language."""
    return root() / "i18n"


def missing_files() -> str | None:
    """One sentence if the files of the program are not where they belong, else None."""
    for folder, pattern in ((i18n_dir(), "*/*.ftl"), (assets_dir() / "svg", "*.svg")):
        if not any(folder.glob(pattern)):
            return f"files of the program are missing in {folder}; please install it again"
    return None


def _home() -> Path | None:
    """The one folder that replaces all personal folders, if the environment names one."""
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) if home else None


def use_home(folder: Path) -> None:
    """Keep everything in one folder from now on, here and in the processes that are started."""
    os.environ[HOME_VARIABLE] = str(folder.resolve())


def config_dir() -> Path:
    """Settings."""
    home = _home()
    return home / "config" if home else platformdirs.user_config_path(APP, appauthor=False)


def data_dir() -> Path:
    """Everything the person playing would not like to lose."""
    home = _home()
    return home / "data" if home else platformdirs.user_data_path(APP, appauthor=False)


def saves_dir() -> Path:
    """Saved games and the autosaves."""
    return data_dir() / "games"


def log_dir() -> Path:
    """Messages for bug reports."""
    home = _home()
    return home / "log" if home else platformdirs.user_log_path(APP, appauthor=False)


def reachable(path: Path) -> Path:
    """Return the form of a path by which Windows also finds it if it is very long."""
    return Path(extended(os.path.abspath(path))) if sys.platform == "win32" else path


def extended(path: str) -> str:
    r"""Put ``\\?\`` before an absolute path of Windows that is long; leave others as they are.

    The limit of 260 letters holds unless both the program and the computer's registry lift it.
    """
    drive = ntpath.splitdrive(path)[0]
    if len(path) < LONG or not drive or path.startswith(("\\\\?\\", "\\\\.\\")):
        return path
    return f"\\\\?\\UNC{path[1:]}" if drive.startswith("\\\\") else f"\\\\?\\{path}"


def keep_private() -> None:
    """Let nobody else list the folders that an older version has made."""
    for folder in (config_dir(), data_dir(), log_dir()):
        with suppress(OSError):
            if folder.is_dir():
                folder.chmod(PRIVATE)
