"""Texts that teach are translated from the English text of today."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tests.i18n import freshness, translated


def test_translations_are_fresh() -> None:
    """No English text that teaches changed without its translations being marked again."""
    english, marks = freshness.originals(), freshness.read()
    wrong = []
    for lang in freshness.translations():
        old = freshness.stale(marks.get(lang, {}), english)
        if old:
            wrong.append(f"{lang}: {' '.join(old)}")
    text = "translate, then: python -m tests.i18n.translated <lang> <keys>"
    assert not wrong, "\n".join([text, *wrong])


def test_every_teaching_text_is_watched() -> None:
    """The rulebook is among the texts that are watched; what only names things is not."""
    keys = freshness.originals().keys()
    assert {"book-build-hole", "book-part-setup", "ruling-vizier-huts"} <= keys
    assert not [key for key in keys if key.startswith(("rule-", "refuse-", "log-"))]


def test_a_changed_text_is_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A change makes every language stale; marking one key of one language ends that there."""
    english = freshness.originals()
    monkeypatch.setattr(freshness, "MARKS", tmp_path / "marks.json")
    for lang in freshness.translations():
        assert translated.main([lang]).endswith(" 0 left")
    changed = {**english, "book-build-hole": "0", "ruling-vizier-huts": "1"}
    monkeypatch.setattr(freshness, "originals", lambda: changed)
    both = ["book-build-hole", "ruling-vizier-huts"]
    assert freshness.stale(freshness.read()["ro"], changed) == both
    assert translated.main(["ro", "book-build-hole"]) == "ro: 1 marked, 1 left"
    assert freshness.stale(freshness.read()["ro"], changed) == both[1:]
    assert freshness.stale(freshness.read()["fr"], changed) == both


def test_wrong_keys_and_languages_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is marked that is no text, and English is no translation."""
    monkeypatch.setattr(freshness, "MARKS", tmp_path / "marks.json")
    assert translated.main(["ro", "book-nothing"]) == "no such text in en and ro: book-nothing"
    assert translated.main(["en"]).startswith("usage: ")
    assert translated.main([]).startswith("usage: ")
    assert not freshness.MARKS.exists()


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
