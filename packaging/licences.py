"""Say what the program brings along, and under which licences.

    python packaging/licences.py              writes assets/sbom.cdx.json (CycloneDX 1.6)
    python packaging/licences.py BUNDLE       writes the texts of all licences into BUNDLE/licences

Versions and checksums are those of uv.lock, licences those that the installed packages state. A
bundle also has libraries of the system it was made on: what Debian says of each goes beside them.
"""

import hashlib
import json
import re
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from importlib import metadata
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from alhambra_qt import __version__  # noqa: E402  # also where nothing is installed

SBOM = ROOT / "assets" / "sbom.cdx.json"
COMMON = (
    ROOT / "packaging" / "bundle" / "licences"
)  # as Debian has them; Windows and macOS have none
STATED = ("License-Expression", "License")  # where a package states it, newest way first
QT = "LGPL-3.0-only OR GPL-2.0-only OR GPL-3.0"
UNSTATED = {"jinja2": "BSD-3-Clause"}  # it names a family of licences; the text is in its wheel
# What packages say in their own way, as SPDX says it.
SPDX = {"APL 2": "Apache-2.0", QT: f"{QT}-only"}
# Licences whose text a package leaves out, by the names of the files in COMMON.
TEXTS = {"Apache-2.0": ("Apache-2.0",), SPDX[QT]: ("LGPL-3", "GPL-3")}
FONTS = {"Alegreya": "OFL-alegreya.txt", "Source Sans 3": "OFL-source-sans-3.txt"}


def needed() -> dict[str, dict[str, Any]]:
    """Give the locked packages that the program needs to run, by name."""
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    packages = {one["name"]: one for one in tomllib.loads(text)["package"]}
    found: dict[str, dict[str, Any]] = {}
    program = packages["alhambra-qt"]
    asked = program["dependencies"] + program["optional-dependencies"]["together"]
    waiting = [one["name"] for one in asked]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = packages[name]
            waiting += [dependency["name"] for dependency in packages[name].get("dependencies", ())]
    return dict(sorted(found.items()))


def licence(name: str) -> str:
    """Give the licence of an installed package as an SPDX expression."""
    about = metadata.metadata(name)
    stated = next((str(about[key]) for key in STATED if key in about), UNSTATED.get(name, ""))
    if not stated:
        raise SystemExit(f"licences: {name} states none")
    return SPDX.get(stated, stated)


def component(name: str, version: str, expression: str, **more: Any) -> dict[str, Any]:
    """Give the entry of one part."""
    part = {"type": "library", "name": name, "version": version}
    return part | {"licenses": [{"expression": expression}]} | more


def sbom() -> str:
    """Give the list of all parts as JSON; the same lock gives the same text."""
    parts = [
        component(
            name,
            package["version"],
            licence(name),
            purl=f"pkg:pypi/{name}@{package['version']}",
            hashes=[
                {"alg": "SHA-256", "content": wheel["hash"].removeprefix("sha256:")}
                for wheel in package.get("wheels", ())
            ],
        )
        for name, package in needed().items()
    ]
    qt = next(part["version"] for part in parts if part["name"] == "pyside6-essentials")
    parts.append(component("Qt", qt, "LGPL-3.0-only", purl=f"pkg:generic/qt@{qt}"))
    for name, file in FONTS.items():
        text = (ROOT / "assets" / "fonts" / file).read_bytes()
        mark = hashlib.sha256(text).hexdigest()[:8]
        parts.append(component(name, mark, "OFL-1.1") | {"type": "data"})
    program = component("alhambra-qt", __version__, "MIT") | {"type": "application"}
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": program},
        "components": parts,
    }
    return json.dumps(whole, indent=1) + "\n"


def texts(bundle: Path) -> None:
    """Copy the text of every licence into a bundle."""
    folder = bundle / "licences"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    shutil.copy(ROOT / "LICENSE", folder / "alhambra-qt.txt")
    shutil.copy(SBOM, folder)
    for name in FONTS.values():
        shutil.copy(ROOT / "assets" / "fonts" / name, folder)
    shutil.copy(licence_of_python(), folder / "python.txt")
    for name in needed():
        try:
            files = metadata.distribution(name).files or []
        except metadata.PackageNotFoundError:
            continue  # it has no wheel for this system, so the bundle lacks it too
        own = [
            Path(str(file.locate()))
            for file in files
            if ".dist-info" in str(file) and re.search(r"(?i)licen[cs]e|copying", file.name)
        ]
        common = [COMMON / text for text in TEXTS.get(licence(name), ())]
        if not own and not common:
            raise SystemExit(f"licences: no text for {name}")
        # The wheels of Qt for Windows hold a text that only names the LGPL.
        both = [*common, *own] if licence(name) == SPDX[QT] else own or common
        for number, path in enumerate(both):
            shutil.copy(path, folder / f"{name}{f'-{number}' if number else ''}.txt")
    if shutil.which("dpkg-query"):
        libraries(bundle, folder)


def licence_of_python() -> Path:
    """Give the file with the licence of this Python; where it is depends on the system."""
    short = "{}.{}".format(*sys.version_info)
    places = [
        Path(sysconfig.get_path("stdlib")) / "LICENSE.txt",
        Path(sys.base_prefix) / "LICENSE.txt",
    ]
    places.append(Path(f"/usr/share/doc/python{short}/copyright"))
    for path in places:
        if path.exists():
            return path
    raise SystemExit("licences: this Python has no licence beside it")


def libraries(bundle: Path, folder: Path) -> None:
    """Copy what Debian says of the libraries of its own in a bundle."""
    found = set()
    for path in bundle.glob("_internal/*.so*"):
        if not path.is_symlink():  # a link leads to a library that came with a package
            command = ["dpkg-query", "--search", f"*/{path.name}"]
            said = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
            found |= {line.split(":")[0] for line in said.stdout.splitlines()[:1]}
    for package in sorted(found):
        notice = Path("/usr/share/doc") / package / "copyright"
        if notice.exists():
            shutil.copy(notice, folder / f"debian-{package}.txt")


if __name__ == "__main__":
    if sys.argv[1:]:
        texts(Path(sys.argv[1]))
    else:
        SBOM.write_text(sbom(), encoding="utf-8")
