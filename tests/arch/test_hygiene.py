"""Letters and line ends of everything that is text."""

import unicodedata
from collections.abc import Iterator
from pathlib import Path

from tests.arch.source import ROOT

FOLDERS = ("alhambra_qt", "examples", "i18n", "packaging", "tests")
TEXTS = {".py", ".ftl", ".md", ".toml", ".sh", ".json", ".csv", ".txt", ".svg"}
# The four letters with a cedilla: in Romanian the ones with a comma below are right.
CEDILLAS = frozenset(map(chr, (0x15E, 0x15F, 0x162, 0x163)))


def text_files() -> Iterator[Path]:
    """Every text file of the project."""
    yield from ROOT.glob("*.md")
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in TEXTS and "__pycache__" not in path.parts:
                yield path


def test_letters() -> None:
    """Texts are UTF-8 in composed form, with Romanian letters and plain line ends."""
    wrong = []
    for path in text_files():
        text = path.read_bytes().decode("utf-8")
        if CEDILLAS.intersection(text):
            wrong.append(f"{path}: letter with cedilla")
        if not unicodedata.is_normalized("NFC", text):
            wrong.append(f"{path}: not in composed form (NFC)")
        if "\r" in text:
            wrong.append(f"{path}: line ends of Windows")
    assert not wrong, "\n".join(wrong)
