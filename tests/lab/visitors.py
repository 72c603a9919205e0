"""Packages of players, as pip would install them, for tests."""

import tomllib
from pathlib import Path

from tests.arch.source import ROOT

EXAMPLE = ROOT / "examples" / "greedy_player"


def install(folder: Path, name: str, source: str, players: dict[str, str]) -> None:
    """Put a package of one file and its entry points into a folder of the path."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (folder / f"{name}.py").write_text(source, encoding="utf-8")
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8"
    )
    entries = "\n".join(f"{player} = {place}" for player, place in players.items())
    (info / "entry_points.txt").write_text(f"[alhambra_qt.players]\n{entries}\n", encoding="utf-8")


def install_example(folder: Path) -> None:
    """Install the example of the documentation with the entry points that it declares."""
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    source = (EXAMPLE / "greedy_player.py").read_text(encoding="utf-8")
    install(folder, "greedy_player", source, project["entry-points"]["alhambra_qt.players"])
