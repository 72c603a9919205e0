"""The languages say the same, each by its own rules."""

import logging
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from alhambra_qt import i18n
from alhambra_qt.i18n import Arg, Catalog, msg
from tests.i18n.fluent_files import Entry, entries, files, resource, selects, texts, variables

LANGS = i18n.available()
NUMBERS = (0, 1, 2, 19, 20, 100, 101, 120)
FORMS = {
    "en": {"one", "other"},
    "it": {"one", "other"},
    "ro": {"one", "few", "other"},
    "fr": {"one", "other"},
}
NARROW = "\u202f"


def all_texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every stretch of text of a language with the id it belongs to."""
    for key, entry in entries(lang).items():
        yield from ((key, text) for text in texts(entry))


def report(found: list[str]) -> str:
    """What is wrong, one per line."""
    return "\n".join(found)


@pytest.mark.parametrize("lang", LANGS)
def test_files(lang: str) -> None:
    """Each language has the same files, all of them correct Fluent, no id twice."""
    assert [path.name for path in files(lang)] == [path.name for path in files("en")]
    seen: dict[str, Path] = {}
    wrong = []
    for path in files(lang):
        for entry in resource(path).body:
            if isinstance(entry, ast.Junk):
                wrong.append(f"{path}: {entry.content[:60]!r}")
            elif isinstance(entry, Entry):
                if entry.id.name in seen:
                    wrong.append(f"{entry.id.name} in {path} and {seen[entry.id.name]}")
                seen[entry.id.name] = path
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_quick_index_finds_everything(lang: str) -> None:
    """The program's quick index of a language knows the same ids as the complete parser."""
    assert Catalog(lang).ids() == entries(lang).keys()


@pytest.mark.parametrize("lang", LANGS)
def test_same_messages(lang: str) -> None:
    """Every language has the messages of English, in the same file, with the same values."""
    english, own = entries("en"), entries(lang)
    assert not english.keys() ^ own.keys(), report(sorted(english.keys() ^ own.keys()))
    wrong = [
        f"{key}: {sorted(variables(own[key]))} instead of {sorted(variables(english[key]))}"
        for key in english
        if variables(english[key]) != variables(own[key])
    ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_plural_forms(lang: str) -> None:
    """A text that depends on a number has exactly the forms of its language."""
    forms = FORMS.get(lang, {"other"})
    wrong = [
        f"{key}: {sorted(select.keys)}"
        for key, entry in entries(lang).items()
        for select in selects(entry)
        if select.plural and {k for k in select.keys if not k.isdigit()} != forms
    ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_agree_everywhere(lang: str) -> None:
    """Where an English text depends on a number, so does its translation."""
    wrong = []
    for key, entry in entries("en").items():
        english = {select.variable for select in selects(entry) if select.plural}
        own = {select.variable for select in selects(entries(lang)[key]) if select.plural}
        if english - own:
            wrong.append(f"{key}: {sorted(english - own)}")
    assert not wrong, report(wrong)


def values(lang: str, key: str) -> Iterator[dict[str, Arg]]:
    """Values that lead into every branch of a text."""
    choices: dict[str, list[Arg]] = {name: ["Ana"] for name in variables(entries(lang)[key])}
    for select in selects(entries(lang)[key]):
        if select.plural or select.numeric:
            choices[select.variable] = list(NUMBERS)
        elif select.variable and choices[select.variable] == ["Ana"]:
            choices[select.variable] = sorted(select.keys)
    # One variable at a time is enough: branches do not depend on each other.
    first: dict[str, Arg] = {name: options[0] for name, options in choices.items()}
    yield first
    for name, options in choices.items():
        yield from ({**first, name: option} for option in options[1:])


@pytest.mark.parametrize("lang", LANGS)
def test_everything_can_be_said(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every text can be made, with every number that counts, without a complaint."""
    catalog = Catalog(lang)
    with caplog.at_level(logging.WARNING):
        for key in sorted(entries(lang)):
            if key.startswith("-"):
                continue
            for chosen in values(lang, key):
                said = catalog.text(msg(key, **chosen))
                assert not re.search(r"[{}]|\?\?\?", said), f"{key}: {said}"
    assert not caplog.messages, report(caplog.messages)


@pytest.mark.parametrize("lang", LANGS)
def test_typography(lang: str) -> None:
    """No typewriter quotes, three dots, doubled or trailing spaces anywhere."""
    typewriter = re.compile(r"""['"`]|\.\.\.|(?<!\n)  +(?!\n)|[ \t]$""")
    wrong = [f"{key}: {text!r}" for key, text in all_texts(lang) if typewriter.search(text)]
    assert not wrong, report(wrong)


def test_french_spaces() -> None:
    """In French a narrow no-break space stands before : ; ! ? % and inside the quotes."""
    before = re.compile(rf"[^{NARROW}\s(:;!?\d][:;!?»%]|[\d][;!?»%]|(?<!{NARROW})[ \u00a0][:;!?»%]")
    after = re.compile(rf"«(?!{NARROW})")
    wrong = [
        f"{key}: {text!r}"
        for key, text in all_texts("fr")
        if before.search(text) or after.search(text)
    ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", [lang for lang in LANGS if lang != "fr"])
def test_no_space_before_marks(lang: str) -> None:
    """The other languages have no space before their marks."""
    wrong = [f"{key}: {text!r}" for key, text in all_texts(lang) if re.search(r"\w\s[:;!?]", text)]
    assert not wrong, report(wrong)


@pytest.mark.parametrize(
    ("lang", "foreign"), [("en", "«»„"), ("it", "„“”"), ("ro", "“"), ("fr", "„“”")]
)
def test_quotes(lang: str, foreign: str) -> None:
    """Each language uses its own quotation marks."""
    wrong = [f"{key}: {text!r}" for key, text in all_texts(lang) if set(text) & set(foreign)]
    assert not wrong, report(wrong)
