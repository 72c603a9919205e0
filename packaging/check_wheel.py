"""Check that a wheel is whole: `python packaging/check_wheel.py WHEEL`.

Every file of the program, its texts, pictures, sounds and lessons is in it, byte for byte, both
commands are named, and nothing else is there.
"""

import configparser
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = {"alhambra-qt": "gui_scripts", "alhambra-lab": "console_scripts"}


def files(folder: str) -> dict[str, Path]:
    """Give the files below a folder of the project by their place in it."""
    found = (ROOT / folder).rglob("*")
    return {
        path.relative_to(ROOT).as_posix(): path
        for path in found
        if path.is_file() and "__pycache__" not in path.parts
    }


def troubles(wheel: Path) -> list[str]:
    """Say what is wrong with a wheel; nothing if it is whole."""
    wanted = files("alhambra_qt")
    for folder in ("assets", "i18n"):
        wanted |= {f"alhambra_qt/_data/{name}": path for name, path in files(folder).items()}
    with zipfile.ZipFile(wheel) as packed:
        names = {name for name in packed.namelist() if ".dist-info/" not in name}
        found = [f"missing: {name}" for name in sorted(set(wanted) - names)]
        found += [f"not ours: {name}" for name in sorted(names - set(wanted))]
        found += [
            f"differs: {name}"
            for name in sorted(names & set(wanted))
            if packed.read(name) != wanted[name].read_bytes()
        ]
        (entries,) = (n for n in packed.namelist() if n.endswith(".dist-info/entry_points.txt"))
        scripts = configparser.ConfigParser()
        scripts.read_string(packed.read(entries).decode("utf-8"))
    for name, kind in SCRIPTS.items():
        if not scripts.has_option(kind, name):
            found.append(f"no command {name}")
    return found


if __name__ == "__main__":
    said = troubles(Path(sys.argv[1]))
    print("\n".join(said) or "wheel: whole")
    sys.exit(bool(said))
