"""The workflow of a public forge and the hooks of pre-commit do what everybody does here."""

import re
import tomllib
from typing import Any

import yaml

from tests.arch.source import ROOT

WORKFLOW = ROOT / ".github" / "workflows" / "tests.yml"
NIGHT = WORKFLOW.with_name("night.yml")
HOOKS = ROOT / ".pre-commit-config.yaml"
SCRIPT = ROOT / "packaging" / "test.sh"


def jobs() -> dict[str, Any]:
    """The jobs of the workflow."""
    found: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    return found


def commands(job: str) -> list[str]:
    """What a job runs."""
    return [step["run"] for step in jobs()[job]["steps"] if "run" in step]


def test_the_workflow_knows_every_python() -> None:
    """The Pythons are those of pyproject.toml; Windows has the first and the last of them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    first, beyond = map(int, re.findall(r"3\.(\d+)", project["requires-python"]))
    pythons = [f"3.{minor}" for minor in range(first, beyond)]
    assert jobs()["tests"]["strategy"]["matrix"]["python"] == pythons
    assert jobs()["windows"]["strategy"]["matrix"]["python"] == [pythons[0], pythons[-1]]


def test_the_workflow_names_what_is_there() -> None:
    """Every script and list that a job names is in the project, with the options it is given."""
    found = [
        word for job in jobs() for line in commands(job) for word in line.split() if "/" in word
    ]
    assert len(found) >= 3
    assert [name for name in found if not (ROOT / name).is_file()] == []
    assert "--coverage" in SCRIPT.read_text(encoding="utf-8")


def test_windows_runs_the_same() -> None:
    """Without a shell the steps are those of the script, in the same order."""
    script = re.findall(
        r"^\s*(?:exec |pytest\(\) \{ )?\.venv/bin/(?:python -m )?((?:ruff|mypy|pytest)[^\"\n]*)",
        SCRIPT.read_text(encoding="utf-8"),
        re.M,
    )
    windows = [line.removeprefix("python -m ") for line in commands("windows")]
    assert [line.strip() for line in script] == [line for line in windows if "pip" not in line]


def test_all_is_asked_at_night() -> None:
    """One workflow runs every case each night and whenever another asks for it."""
    whole = yaml.safe_load(NIGHT.read_text(encoding="utf-8"))
    # YAML takes the word "on" for a truth value.
    assert {"schedule", "workflow_call"} <= set(whole[True])
    runs = [step.get("run") for step in whole["jobs"]["night"]["steps"]]
    assert "sh packaging/test.sh --night" in runs


def test_hooks_take_the_locked_tools() -> None:
    """pre-commit runs what stands in the environment, with no version of its own."""
    (repo,) = yaml.safe_load(HOOKS.read_text(encoding="utf-8"))["repos"]
    assert repo["repo"] == "local"
    entries = [hook["entry"] for hook in repo["hooks"]]
    assert entries == [".venv/bin/ruff format", ".venv/bin/ruff check", ".venv/bin/mypy"]
    assert {hook["language"] for hook in repo["hooks"]} == {"system"}
