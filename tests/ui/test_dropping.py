"""No page crashes the program when it goes, however it goes (`tests/ui/dropping.py`)."""

from __future__ import annotations

import json
import sys

import pytest

from tests.cases import some
from tests.processes import run
from tests.ui.dropping import PAGES

SOON = 300  # seconds
# Those that crashed or held most, and some of the others.
FIRST = ("games", "table", "book", "log")
TRIED = dict.fromkeys([*FIRST, *some(PAGES, 8)])


@pytest.mark.only_on("posix", "sees by which signal a process ended")
def test_pages_go_without_a_crash() -> None:
    """Dropped or deleted by Qt a page ends without a signal, and leaves the collector nothing."""
    done = run([sys.executable, "-m", "tests.ui.dropping", *TRIED], SOON)
    found = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    assert [one["page"] for one in found] == [*TRIED], done.stderr
    wrong = [f"{one['page']}: {one['failed']}, {one['status']}" for one in found if one["failed"]]
    wrong += [f"{one['page']}: {one['left']} left" for one in found if one["left"]]
    assert not wrong, "\n".join(wrong)
