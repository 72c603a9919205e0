"""What the tests of the structure share."""

from collections.abc import Generator

import pytest

from tests.arch.source import tree


@pytest.fixture(scope="package", autouse=True)
def _trees() -> Generator[None, None, None]:
    """Let the syntax trees go after the last of these tests: all of them take 170 MB."""
    yield
    tree.cache_clear()
