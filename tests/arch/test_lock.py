"""The lock file, the lists made from it, and the workflow that uses them."""

import re
import tomllib
from typing import Any

import pytest
import yaml
from packaging.markers import Marker
from packaging.utils import parse_wheel_filename

from tests import platforms
from tests.arch.source import ROOT

LISTS = ("requirements-play.txt", "requirements-test.txt", "requirements-build.txt")
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


def test_nothing_is_fetched_without_its_hash() -> None:
    """Wherever a script or workflow lets pip fetch a list, pip checks the hashes."""
    folders = (ROOT / "packaging", ROOT / ".github" / "workflows")
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    found = [
        line
        for path in files
        if path.suffix in (".sh", ".ps1", ".py", ".yml")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "--requirement" in line
    ]
    assert len(found) >= 4
    assert [line for line in found if "--require-hashes" not in line] == []


def test_actions_are_named_by_commit() -> None:
    """A tag can be moved to other code: workflows name the whole commit and, beside it, its tag."""
    pinned = re.compile(r"\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+")
    used = [
        line.partition("uses:")[2].strip()
        for path in WORKFLOW.parent.glob("*.yml")
        for line in path.read_text(encoding="utf-8").splitlines()
        if "uses:" in line and "uses: ./" not in line
    ]
    assert len(used) >= 10
    assert [one for one in used if not pinned.fullmatch(one)] == []


def test_lock_names_public_hosts_only() -> None:
    """The lock file names no private registry, so that anybody can install a clone."""
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
def test_nothing_needs_a_compiler(python: str, system: str, machine: str, tag: str) -> None:
    """The libraries of sounds and of the network are asked for only where they have wheels."""
    packages = tomllib.loads((ROOT / "uv.lock").read_text(encoding="utf-8"))["package"]
    urls = {package["name"]: [w["url"] for w in package.get("wheels", [])] for package in packages}
    text = (ROOT / "packaging" / "requirements-play.txt").read_text(encoding="utf-8")
    here = {"python_version": python, "sys_platform": system, "platform_machine": machine}
    for name in ("miniaudio", "cffi", "pynacl", "websockets", "zeroconf"):
        entry = re.search(rf"^{name}==\S+ (?:; (.*) )?\\$", text, re.MULTILINE)
        assert entry is not None
        if entry.group(1) is not None and not Marker(entry.group(1)).evaluate(here):
            continue
        files = [parse_wheel_filename(url.rpartition("/")[2])[3] for url in urls[name]]
        tags = {tag for some in files for tag in some}
        cp = f"cp{python.replace('.', '')}"
        fits = {tag for tag in tags if tag.interpreter == cp or tag.abi == "abi3"}
        assert any(re.fullmatch(tag, one.platform) for one in fits), name


WORKFLOW = ROOT / ".github" / "workflows" / "tests.yml"
NIGHT = WORKFLOW.with_name("night.yml")
HOOKS = ROOT / ".pre-commit-config.yaml"
SCRIPT = ROOT / "packaging" / "test.sh"


def jobs() -> dict[str, Any]:
    """The jobs of the workflow."""
    found: dict[str, Any] = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    return found


def commands(job: str) -> list[str]:
    """Return the commands of a job."""
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
        r"^\s*(?:exec |pytest\(\) \{ )?\.venv/bin/(?:python -m )?"
        r"((?:ruff|codespell_lib|tests\.platforms|pytest)[^\"\n]*)",
        SCRIPT.read_text(encoding="utf-8"),
        re.M,
    )
    windows = [line.removeprefix("python -m ") for line in commands("windows")]
    assert [line.strip() for line in script] == [line for line in windows if "pip" not in line]


def test_no_system_is_hidden() -> None:
    """mypy is asked for each system by name, and no encoding is left to the system."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "platform" not in project["tool"]["mypy"]
    assert project["tool"]["pytest"]["ini_options"]["filterwarnings"][0] == "error"
    assert set(platforms.SYSTEMS) == {system for system, _, _ in MACHINES}
    for path in (SCRIPT, SCRIPT.with_suffix(".cmd"), WORKFLOW):
        assert "PYTHONWARNDEFAULTENCODING" in path.read_text(encoding="utf-8")


def test_all_is_asked_at_night() -> None:
    """One workflow runs every case, and the odd place, each night and when another asks for it."""
    whole = yaml.safe_load(NIGHT.read_text(encoding="utf-8"))
    # YAML takes the word "on" for a truth value.
    assert {"schedule", "workflow_call"} <= set(whole[True])
    runs = {name: [step.get("run") for step in job["steps"]] for name, job in whole["jobs"].items()}
    assert "sh packaging/test.sh --night" in runs["night"]
    assert 'sudo env "PATH=$PATH" PYTHON=python sh packaging/odd.sh' in runs["odd"]


def test_hooks_take_the_locked_tools() -> None:
    """pre-commit runs what stands in the environment, with no version of its own."""
    (repo,) = yaml.safe_load(HOOKS.read_text(encoding="utf-8"))["repos"]
    assert repo["repo"] == "local"
    entries = [hook["entry"] for hook in repo["hooks"]]
    assert entries == [
        ".venv/bin/ruff format",
        ".venv/bin/ruff check",
        ".venv/bin/python -m tests.platforms",
    ]
    assert {hook["language"] for hook in repo["hooks"]} == {"system"}
