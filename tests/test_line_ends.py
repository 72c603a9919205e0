"""Files with the line ends of Windows are read like others: editors and mail add them."""

import json
from pathlib import Path

import pytest

from alhambra_qt import settings as kept
from alhambra_qt.controller.position_editor import draft, sending
from alhambra_qt.controller.together.invitation import Invitation, new_token, read
from alhambra_qt.i18n import Catalog
from alhambra_qt.options import INVITATION
from alhambra_qt.paths import i18n_dir


def windows(text: str) -> bytes:
    """A text as an editor of Windows saves it."""
    return text.replace("\r\n", "\n").replace("\n", "\r\n").encode()


def test_texts(tmp_path: Path) -> None:
    """A checkout with the line ends of Windows has the same texts, also those of several lines."""
    (tmp_path / "en").mkdir()
    for path in (i18n_dir() / "en").glob("*.ftl"):
        (tmp_path / "en" / path.name).write_bytes(windows(path.read_text(encoding="utf-8")))
    ours, theirs = Catalog("en"), Catalog("en", tmp_path)
    assert theirs.ids() == ours.ids()
    assert theirs._sources == ours._sources


def test_settings(home: Path) -> None:
    """Settings that were changed in an editor are read."""
    path = kept.default_path()
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xef\xbb\xbf" + windows(json.dumps({"language": "ro"}, indent=2)))
    settings, troubles = kept.load()
    assert (settings.text("language"), troubles) == ("ro", [])


def test_a_position(tmp_path: Path) -> None:
    """So is a position."""
    path = tmp_path / "table.json"
    begun = draft.begin(("Anna", "Marco"))
    path.write_bytes(windows(json.dumps(begun.data, indent=2)))
    assert sending.load(path).data == begun.data


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r\n\r\n"])
def test_an_invitation(end: str) -> None:
    """An invitation that a mail has broken into lines is one."""
    asked = Invitation(bytes(32), new_token(), ())
    text = str(asked).replace("-", f"-{end}", 3) + end
    assert INVITATION.match(text)
    assert read(text) == asked
