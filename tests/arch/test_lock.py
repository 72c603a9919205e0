"""The lock file and the lists made from it."""

import re
import tomllib

import pytest

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
