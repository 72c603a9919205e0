"""A table that was laid as a file, and as a short text that can be pasted anywhere."""

import base64
import binascii
import json
import zlib
from pathlib import Path
from typing import Any

from alhambra_qt import files
from alhambra_qt.controller.game import records
from alhambra_qt.controller.position_editor.draft import BadDraft, Draft, read
from alhambra_qt.files import Unreadable
from alhambra_qt.i18n import msg

MARK = "ALHAMBRA1."  # how a table as text begins
LARGEST = 100_000  # letters of such a text


def save(draft: Draft, where: Path) -> None:
    """Write a table as a position, whole or not at all.

    Raises:
        OSError: if it cannot be written.
    """
    files.write(where, records.dumps(draft.data), safe=False)


def load(where: Path) -> Draft:
    """Read a position.

    Raises:
        BadDraft: saying why it cannot be laid.
    """
    try:
        return read(files.read(where, dict[str, Any]))
    except Unreadable as error:
        raise BadDraft(error.reason) from error


def to_text(draft: Draft) -> str:
    """Write a table as a short text that can be pasted anywhere, with a checksum."""
    plain = json.dumps(draft.data, separators=(",", ":"), ensure_ascii=False).encode()
    packed = zlib.compress(plain, 9) + zlib.crc32(plain).to_bytes(4, "big")
    return MARK + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def from_text(text: str) -> Draft:
    """Read a table from such a text, whatever spaces were put into it.

    Raises:
        BadDraft: if it is none, or a letter is missing or wrong.
    """
    bare = "".join(text.split())
    if not bare.startswith(MARK) or len(bare) > LARGEST:
        raise BadDraft(msg("position-no-text"))
    letters = bare.removeprefix(MARK)
    try:
        packed = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
        unpack = zlib.decompressobj()
        plain = unpack.decompress(packed[:-4], LARGEST)
        right = unpack.eof and zlib.crc32(plain).to_bytes(4, "big") == packed[-4:]
        found = files.decode(plain, dict[str, Any]) if right else None
    except (binascii.Error, ValueError, zlib.error, Unreadable):
        found = None
    if found is None:
        raise BadDraft(msg("position-text-wrong"))
    return read(found)
