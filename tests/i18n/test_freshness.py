"""Texts that teach are translated from the English text of today."""

from collections.abc import Callable
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from alhambra_qt import i18n
from tests.i18n import folder, freshness, translated


def test_translations_are_fresh() -> None:
    """No English text that teaches changed without its translations being marked again."""
    english = freshness.originals()
    wrong = []
    for lang in freshness.translations():
        old = freshness.stale(freshness.read(lang), english, freshness.originals(lang))
        if old:
            wrong.append(f"{lang}: {' '.join(old)}")
    text = "translate, then: python -m tests.i18n.translated <lang> <keys>"
    assert not wrong, "\n".join([text, *wrong])


def test_every_teaching_text_is_watched() -> None:
    """The rulebook is among the texts that are watched; what only names things is not."""
    keys = freshness.originals().keys()
    assert {"book-build-hole", "book-part-setup", "ruling-vizier-huts"} <= keys
    assert not [key for key in keys if key.startswith(("rule-", "refuse-", "log-"))]


@pytest.fixture
def marks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Path]:
    """The marks of each language lie in a folder of their own."""

    def place(lang: str, name: str) -> Path:
        return tmp_path / lang / Path(name).name

    monkeypatch.setattr(folder, "place", place)
    return place


def test_a_changed_text_is_stale(
    marks: Callable[[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change makes every language stale; marking one key of one language ends that there."""
    english, langs = freshness.originals(), freshness.translations()
    for lang in langs:
        marks(lang, "").parent.mkdir(exist_ok=True)
        assert translated.main([lang]).endswith(" 0 left")
    changed = {**english, "book-build-hole": "0", "ruling-vizier-huts": "1"}
    monkeypatch.setattr(freshness, "originals", lambda: changed)
    both, (one, *_, other) = ["book-build-hole", "ruling-vizier-huts"], langs
    assert freshness.stale(freshness.read(one), changed) == both
    assert translated.main([one, "book-build-hole"]) == f"{one}: 1 marked, 1 left"
    assert freshness.stale(freshness.read(one), changed) == both[1:]
    assert freshness.stale(freshness.read(other), changed) == both


def test_wrong_keys_and_languages_are_refused(marks: Callable[[str, str], Path]) -> None:
    """Nothing is marked that is no text, and English is no translation."""
    (one, *_), english = freshness.translations(), i18n.DEFAULT
    refused = f"no such text in {english} and {one}: book-nothing"
    assert translated.main([one, "book-nothing"]) == refused
    assert translated.main([english]).startswith("usage: ")
    assert translated.main([]).startswith("usage: ")
    assert not marks(one, freshness.MARKS).exists()


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("a = Two walls\n    may touch.\n", True),
        ("a =\n    Two walls may touch.\n", True),
        ("a = Two walls may meet.\n", False),
        ("a = Two walls { $n } may touch.\n", False),
    ],
)
def test_line_breaks_do_not_matter(text: str, same: bool) -> None:
    """The fingerprint follows the words, not how they are broken into lines."""
    message, other = (
        next(entry for entry in FluentParser().parse(source).body if isinstance(entry, Message))
        for source in ("a = Two walls may touch.\n", text)
    )
    assert (freshness.fingerprint(message) == freshness.fingerprint(other)) == same
