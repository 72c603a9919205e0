"""The lock file and the lists made from it."""

import re
import tomllib

import pytest
from packaging.markers import Marker
from packaging.utils import parse_wheel_filename

from tests.arch.source import ROOT

LISTS = ("requirements-play.txt", "requirements-test.txt")
HASH = re.compile(r"--hash=(sha256:[0-9a-f]{64})")


def locked() -> dict[str, tuple[str, set[str]]]:
    """Version and hashes of each package in uv.lock."""
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    result = {}
    for package in packages:
        files = [*package.get("wheels", []), *([package["sdist"]] if "sdist" in package else [])]
        result[package["name"]] = package.get("version", ""), {file["hash"] for file in files}
    return result


@pytest.mark.parametrize("name", LISTS)
def test_lists_follow_the_lock(name: str) -> None:
    """pip is given exactly the locked versions and hashes; packaging/lock.sh writes both."""
    lock = locked()
    text = (ROOT / "packaging" / name).read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\w)", text.strip())
    assert entries
    for entry in entries:
        package, _, rest = entry.partition("==")
        version, hashes = lock[package]
        found = re.match(r"[\w.]+", rest)
        assert found is not None
        assert found.group() == version
        assert set(HASH.findall(entry)) == hashes


def test_lock_names_public_hosts_only() -> None:
    """Whoever clones the project can install it: no private registry is in the lock file."""
    text = (ROOT / "uv.lock").read_text(encoding="utf-8")
    hosts = set(re.findall(r'(?:https?|file)://([^/"]*)', text))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}


# Where the game is played: `sys.platform`, `platform.machine()`, and what wheels call it.
MACHINES = (
    ("linux", "x86_64", r"manylinux.*_x86_64"),
    ("linux", "aarch64", r"manylinux.*_aarch64"),
    ("win32", "AMD64", r"win_amd64"),
    ("win32", "ARM64", r"win_arm64"),
    ("darwin", "arm64", r"macosx_.*_(arm64|universal2)"),
    ("darwin", "x86_64", r"macosx_.*_(x86_64|universal2)"),
)
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


@pytest.mark.parametrize("python", PYTHONS)
@pytest.mark.parametrize(("system", "machine", "tag"), MACHINES)
def test_sound_needs_no_compiler(python: str, system: str, machine: str, tag: str) -> None:
    """The library of sounds is asked for only where it and what it needs have wheels."""
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    urls = {one["name"]: [w["url"] for w in one.get("wheels", [])] for one in packages}
    text = (ROOT / "packaging" / "requirements-play.txt").read_text(encoding="utf-8")
    here = {"python_version": python, "sys_platform": system, "platform_machine": machine}
    for name in ("miniaudio", "cffi"):
        marker = re.search(rf"^{name}==\S+ ; (.*) \\$", text, re.MULTILINE)
        assert marker is not None
        if not Marker(marker.group(1)).evaluate(here):
            continue
        files = [parse_wheel_filename(url.rpartition("/")[2])[3] for url in urls[name]]
        tags = {one for some in files for one in some}
        cp = f"cp{python.replace('.', '')}"
        assert any(one.interpreter == cp and re.fullmatch(tag, one.platform) for one in tags), name
