"""What every system has in common: text files whose encoding is named."""

import sys

from tests.processes import run


def test_a_program_that_names_no_encoding_fails() -> None:
    """What a test starts may not depend on the encoding of the system either."""
    done = run([sys.executable, "-c", f"open({__file__!r})"])
    assert done.returncode == 1
    assert "EncodingWarning" in done.stderr
