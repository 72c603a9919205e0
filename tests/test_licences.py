"""Licences of the parts that were made elsewhere."""

import json
import re
import runpy
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import qVersion

from alhambra_qt import bundled, paths

ROOT = Path(__file__).parents[1]


@pytest.fixture
def script() -> dict[str, Any]:
    """The script that writes them."""
    return runpy.run_path(str(ROOT / "packaging" / "licences.py"))


@pytest.mark.only_on("no wine", "numpy is another there than the locked one")
def test_the_list_is_that_of_the_lock(script: dict[str, Any]) -> None:
    """Names, versions, checksums and licences: packaging/licences.py would write the same again."""
    kept = (paths.assets_dir() / "sbom.cdx.json").read_text(encoding="utf-8")
    assert kept == script["sbom"]()


def test_the_list_has_all_that_is_installed(script: dict[str, Any]) -> None:
    """The list has everything that pip installs for players, but no installers of a checkout."""
    text = (ROOT / "packaging" / "requirements-play.txt").read_text(encoding="utf-8")
    installs = {"editables", "hatchling", "packaging", "pathspec", "pluggy", "tomlkit"}
    installs |= {"trove-classifiers"}
    assert set(re.findall(r"^([\w.-]+)==", text, re.M)) - installs == set(script["needed"]())


def test_every_part_is_told() -> None:
    """The page About names each part with version and licence; Qt is the one that runs."""
    text = bundled.describe_parts()
    found = json.loads((paths.assets_dir() / "sbom.cdx.json").read_text(encoding="utf-8"))
    assert found["bomFormat"] == "CycloneDX"
    for component in found["components"]:
        assert component["licenses"][0]["expression"]
        if component["type"] == "library":
            assert f"{component['name']} {component['version']} (" in text
    assert f"Qt {qVersion()} (" in text


def test_texts_of_all_licences(script: dict[str, Any], tmp_path: Path) -> None:
    """A bundle gets a text for each part, on every system."""
    script["texts"](tmp_path)
    names = {path.name for path in (tmp_path / "licences").iterdir()}
    assert {f"{name}.txt" for name in script["needed"]()} <= names
    assert {"alhambra-qt.txt", "python.txt", "OFL-alegreya.txt", "sbom.cdx.json"} <= names
    assert all(path.stat().st_size > 100 for path in (tmp_path / "licences").iterdir())


def test_a_part_without_a_wheel_here(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A package without a wheel for a system is not in its bundle, and neither is its licence."""
    find = script["metadata"].distribution

    def distribution(name: str) -> object:
        if name == "miniaudio":
            raise script["metadata"].PackageNotFoundError(name)
        return find(name)

    monkeypatch.setattr(script["metadata"], "distribution", distribution)
    script["texts"](tmp_path)
    names = {path.name for path in (tmp_path / "licences").iterdir()}
    assert "miniaudio.txt" not in names
    assert "msgspec.txt" in names


@pytest.mark.parametrize("own", [[], ["LicenseRef-Qt-Commercial.txt"]])
def test_the_licences_of_qt_are_whole(
    script: dict[str, Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, own: list[str]
) -> None:
    """LGPL and GPL are in every bundle, also where the wheel of Qt only names them."""
    folder = tmp_path / "qt.dist-info"
    folder.mkdir()
    for name in own:
        (folder / name).write_text("Alternatively, under the LGPL.", encoding="utf-8")
    (folder / "RECORD").write_text(
        "".join(f"{folder.name}/{name},,\n" for name in [*own, "RECORD"]), encoding="utf-8"
    )
    find = script["metadata"].distribution
    qt = {"pyside6-essentials": folder, "shiboken6": folder}
    monkeypatch.setattr(
        script["metadata"],
        "distribution",
        lambda name: script["metadata"].PathDistribution(qt[name]) if name in qt else find(name),
    )
    script["texts"](tmp_path)
    for name in qt:
        texts = [
            path.read_text(encoding="utf-8")
            for path in (tmp_path / "licences").glob(f"{name}*.txt")
        ]
        assert len(texts) == 2 + len(own)
        for title in ("GNU LESSER GENERAL PUBLIC LICENSE", "GNU GENERAL PUBLIC LICENSE"):
            assert [text for text in texts if text.lstrip().startswith(title)], name
