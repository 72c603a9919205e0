"""The documents: links lead somewhere, commands exist, and the ones at the root stay short."""

import importlib.util
import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt.lab.arguments import parser

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])
EXAMPLE = re.compile(r"^```python\n(.*?)^```\n", re.MULTILINE | re.DOTALL)
LONGEST = {"README.md": 80, "CONTRIBUTING.md": 140, "ARCHITECTURE.md": 125, "CHANGELOG.md": 200}


def texts() -> Iterator[tuple[Path, str]]:
    """Every document, with its text."""
    return ((page, page.read_text(encoding="utf-8")) for page in PAGES)


def anchors(page: Path) -> set[str]:
    """The anchors that the headings of a page make."""
    heads = re.findall(r"^#+ (.*)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def test_links_lead_somewhere() -> None:
    """Each link inside the project names a file, and a heading of it if it names one."""
    broken = []
    for page, text in texts():
        for link in re.findall(r"\]\(([^)\s]+)\)", text):
            name, _, anchor = link.partition("#")
            target = page.parent / name if name else page
            if not re.match(r"\w+:", link) and not (
                target.exists() and (not anchor or anchor in anchors(target))
            ):
                broken.append(f"{page.relative_to(ROOT)}: {link}")
    assert not broken, "\n".join(broken)


def commands() -> Iterator[tuple[str, list[str]]]:
    """Every command in a document, with the page that names it."""
    for page, text in texts():
        blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
        lines = [line.strip() for block in blocks for line in block.splitlines()]
        for line in [*lines, *re.findall(r"`([^`\n]+)`", text)]:
            words = shlex.split(line.partition(" #")[0], posix=False) or [""]
            if words[0] in ("sh", "alhambra-lab") or words[:2] in PYTHON:
                yield page.name, words


def test_one_page_says_how_long_the_tests_take() -> None:
    """Only README.md gives the time of the daily tests, so no page can contradict it."""
    ours = [*PAGES, ROOT / "packaging" / "PACKAGING.md", ROOT / "packaging" / "test.sh"]
    lines = [(page.name, line) for page in ours for line in page.read_text("utf-8").splitlines()]
    about = re.compile(r"--fast`? takes|(test\.sh|[Dd]aily tests|every check).*minutes?\b")
    assert {name for name, line in lines if about.search(line)} == {"README.md"}


def test_the_example_of_the_readme_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    """The block of Python in README.md runs as it stands, to the third scoring and the winners."""
    blocks = EXAMPLE.findall((ROOT / "README.md").read_text("utf-8"))
    assert len(blocks) == 1
    exec(compile(blocks[0], "README.md", "exec"), {})  # noqa: S102  # our own text
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "Scoring 1",
        "Scoring 2",
        "Scoring 3",
        "Points",
    ]
    assert re.search(r"winners: \(\d", lines[-1])


PYTHON = (["python", "-m"], [".venv/bin/python", "-m"])


def test_commands_exist() -> None:
    """Each script, module and command of the lab that a document names is there."""
    known = set(re.findall(r"[\w-]+", parser().format_help()))
    found, wrong = 0, []
    for page, words in commands():
        found += 1
        if words[0] == "sh":
            there = (ROOT / words[1]).is_file()
        elif words[0] == "alhambra-lab":
            there = words[1:2] == [] or words[1].startswith("-") or words[1] in known
        else:
            there = importlib.util.find_spec(words[2]) is not None
        if not there:
            wrong.append(f"{page}: {' '.join(words)}")
    assert not wrong, "\n".join(wrong)
    assert found > 40


def test_the_root_stays_short() -> None:
    """Only these documents lie at the root, each no longer than a reader has patience for."""
    text = {page.name: EXAMPLE.sub("", page.read_text("utf-8")) for page in ROOT.glob("*.md")}
    lines = {name: len(text[name].splitlines()) for name in text}
    assert set(lines) == set(LONGEST)
    assert not {name: n for name, n in lines.items() if n > LONGEST[name]}
