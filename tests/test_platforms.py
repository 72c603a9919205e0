"""Types on every system, and text files whose encoding is named."""

import sys

import pytest

from tests import platforms
from tests.processes import run

FAILS_ON = "import sys; sys.exit(f'--platform={sys.argv[1]}' in sys.argv[2:])"


@pytest.mark.parametrize(
    ("system", "status"), [*((system, 1) for system in platforms.SYSTEMS), ("aix", 0)]
)
def test_one_system_is_enough_to_fail(
    monkeypatch: pytest.MonkeyPatch, system: str, status: int
) -> None:
    """A fault on one system only fails the check, and only then."""
    monkeypatch.setattr(platforms, "CHECK", [sys.executable, "-c", FAILS_ON, system])
    assert platforms.main() == status


def test_a_program_that_names_no_encoding_fails() -> None:
    """A program started by a test may not depend on the encoding of the system either."""
    done = run([sys.executable, "-c", f"open({__file__!r})"])
    assert done.returncode == 1
    assert "EncodingWarning" in done.stderr
