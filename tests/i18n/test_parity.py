"""The languages say the same, each by its own rules; a language that is not complete too."""

import logging
import re
import shutil
from collections.abc import Callable, Collection, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from alhambra_qt import i18n, paths
from alhambra_qt.i18n import Arg, Catalog, msg, tr
from tests.cases import night
from tests.i18n import fluent_files, test_parity
from tests.i18n.fluent_files import Entry, entries, files, resource, selects, texts, variables
from tests.i18n.folder import style
from tests.i18n.store import store_texts

LANGS = i18n.LANGS
EVERY = i18n.available()  # some may have gaps
COUNTED = 1000  # numbers below this are said in games
NUMBERS = (0, 1, 2, 19, 20, 100, 101, 120) if night() else (1, 2, 20)
NARROW = "\u202f"


def all_texts(lang: str) -> Iterator[tuple[str, str]]:
    """Every stretch of text of a language with its id, those of the store page included."""
    for key, entry in entries(lang).items():
        yield from ((key, text) for text in texts(entry))
    yield from store_texts(lang)


def report(found: list[str]) -> str:
    """Join the faults, one per line."""
    return "\n".join(found)


@pytest.mark.parametrize("lang", EVERY)
def test_files(lang: str) -> None:
    """The files of a language are correct Fluent, with no id twice."""
    assert not file_mistakes(lang), report(file_mistakes(lang))


def file_mistakes(lang: str) -> list[str]:
    """List invalid Fluent in the files of a language, and the ids that occur twice."""
    seen: dict[str, Path] = {}
    wrong = []
    for path in files(lang):
        for entry in resource(path).body:
            if isinstance(entry, ast.Junk):
                before, _, _ = path.read_text(encoding="utf-8").partition(entry.content or "")
                why = entry.annotations[0].message if entry.annotations else ""
                line = before.count("\n") + 1
                wrong.append(f"{lang}/{path.name}, text in line {line} is not Fluent: {why}")
            elif isinstance(entry, Entry):
                if entry.id.name in seen:
                    wrong.append(f"{entry.id.name} in {path} and {seen[entry.id.name]}")
                seen[entry.id.name] = path
    return wrong


@pytest.mark.parametrize("lang", EVERY)
def test_quick_index_finds_everything(lang: str) -> None:
    """The program's quick index of a language knows the same ids as the complete parser."""
    assert Catalog(lang).ids() == entries(lang).keys()


@pytest.mark.parametrize("lang", LANGS)
def test_complete(lang: str) -> None:
    """A complete language has the messages of English, in the same files."""
    assert [path.name for path in files(lang)] == [path.name for path in files(i18n.DEFAULT)]
    missing = entries(i18n.DEFAULT).keys() - entries(lang).keys()
    assert not missing, report(sorted(missing))


@pytest.mark.parametrize("lang", EVERY)
def test_same_messages(lang: str) -> None:
    """Every message of a language exists in English, with the same values."""
    assert not unlike_english(lang), report(unlike_english(lang))


def unlike_english(lang: str) -> list[str]:
    """The texts of a language that English does not have, or has with other values."""
    english, own = entries(i18n.DEFAULT), entries(lang)
    wrong = [f"{key}: no such text in English" for key in sorted(own.keys() - english.keys())]
    shared = [(key, entry, english[key]) for key, entry in own.items() if key in english]
    wrong += [
        f"{key}: has {braced(variables(entry))}, in English {braced(variables(source))}"
        for key, entry, source in shared
        if variables(source) != variables(entry)
    ]
    wrong += [
        f"{key}: {braced([name])} has the branches {bracketed(keys)}, "
        f"in English {bracketed(choices(source)[name])}"
        for key, entry, source in shared
        for name, keys in choices(entry).items()
        if keys != choices(source).get(name, keys)
    ]
    return wrong + [
        f"{key}: {braced([name])} is a number, and {bracketed(keys)} is no plural form"
        for key, entry, source in shared
        for name, keys in choices(entry).items()
        if keys and name in {one.variable for one in selects(source) if one.plural}
    ]


def braced(names: Collection[str]) -> str:
    """Values as they stand in a file of texts."""
    return ", ".join(f"{{ ${name} }}" for name in sorted(names)) or "no value"


def bracketed(keys: Collection[str]) -> str:
    """The keys of branches as they stand in a file of texts."""
    return " ".join(f"[{key}]" for key in sorted(keys))


def choices(entry: Entry) -> dict[str, set[str]]:
    """Return the variants that a text selects by words, not by number, by the name of the value."""
    found: dict[str, set[str]] = {}
    for select in selects(entry):
        if not select.plural:
            words = {key for key in select.keys - {"other"} if not key.isdigit()}
            found.setdefault(select.variable, set()).update(words)
    return found


def plural_forms(lang: str) -> tuple[set[str], set[str]]:
    """The plural forms that numbers of a game have in a language, and all that it has."""
    rule = i18n.locale_of(lang).plural_form
    return {rule(n) for n in range(COUNTED)}, {*rule.tags, "other"}


@pytest.mark.parametrize("lang", EVERY)
def test_plural_forms(lang: str) -> None:
    """A text that depends on a number has the forms of its language, and none of others."""
    assert not wrong_forms(lang), report(wrong_forms(lang))


def wrong_forms(lang: str) -> list[str]:
    """The texts of a language that lack a plural form, or have one too many."""
    needed, known = plural_forms(lang)
    wanted = bracketed(needed | {"other"})
    return [
        f"{key}: has the plural forms {bracketed(select.keys)}, the language {wanted}"
        for key, entry in entries(lang).items()
        for select in selects(entry)
        if select.plural and not needed <= {k for k in select.keys if not k.isdigit()} <= known
    ]


@pytest.mark.parametrize(
    ("lang", "forms"),
    [
        ("en", {"one", "other"}),
        ("it", {"one", "other"}),
        ("ro", {"one", "few", "other"}),
        ("fr", {"one", "other"}),
        ("es", {"one", "other"}),
        ("pl", {"one", "few", "many"}),
        ("ja", {"other"}),
    ],
)
def test_forms_of_languages(lang: str, forms: set[str]) -> None:
    """Which plural forms a language needs comes from its own rules."""
    assert plural_forms(lang)[0] == forms


@pytest.mark.parametrize("lang", LANGS)
def test_numbers_agree_everywhere(lang: str) -> None:
    """Where an English text depends on a number, so does its translation."""
    wrong = []
    for key, entry in entries(i18n.DEFAULT).items():
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


@pytest.mark.parametrize("lang", EVERY)
def test_everything_can_be_said(lang: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every text can be made, with every number that counts, without a complaint."""
    with caplog.at_level(logging.WARNING):
        for key in sorted(entries(lang)):
            if key.startswith("-"):
                continue
            for chosen in values(lang, key):
                text = tr(lang, msg(key, **chosen))
                assert not re.search(r"[{}]|\?\?\?", text), f"{key}: {text}"
    assert not caplog.messages, report(caplog.messages)


@pytest.mark.parametrize("lang", EVERY)
def test_typography(lang: str) -> None:
    """No typewriter quotes, three dots, doubled or trailing spaces anywhere."""
    typewriter = re.compile(r"""['"`]|\.\.\.|(?<!\n)  +(?!\n)|[ \t]$""")
    wrong = [f"{key}: {text!r}" for key, text in all_texts(lang) if typewriter.search(text)]
    assert not wrong, report(wrong)


# Of "none" and of "narrow" spaces before marks, and of quotes that are set apart.
SPACES = {
    "none": (r"\w\s[:;!?]",),
    "narrow": (
        rf"[^{NARROW}\s(:;!?\d][:;!?»%]|[\d][;!?»%]|(?<!{NARROW})[ \u00a0][:;!?»%]",
        rf"«(?!{NARROW})",
    ),
}


@pytest.mark.parametrize("lang", LANGS)
def test_spaces_before_marks(lang: str) -> None:
    """No space stands before : ; ! ? or a narrow no-break one, as the language wants it."""
    (kind,) = style(lang, "space before marks")
    wrong = [
        f"{key}: {text!r}"
        for key, text in all_texts(lang)
        if any(re.search(pattern, text) for pattern in SPACES[kind])
    ]
    assert not wrong, report(wrong)


@pytest.mark.parametrize("lang", LANGS)
def test_quotes(lang: str) -> None:
    """Each language uses its own quotation marks."""
    foreign = {mark for marks in style(lang, "foreign quotes") for mark in marks}
    wrong = [f"{key}: {text!r}" for key, text in all_texts(lang) if set(text) & foreign]
    assert not wrong, report(wrong)


# -- a language that is not complete ---------------------------------------------------------------


Write = Callable[[str], None]
OTHERS = tuple(lang for lang in i18n.LANGS if lang != "es")
GOOD = """\
set-language = Idioma
count-card =
    { $n ->
        [one] { $n } carta
       *[other] { $n } cartas
    }
"""


def forget() -> None:
    """Forget all that was read."""
    for kept in (i18n.available, i18n.facts, i18n.percent, i18n.catalog):
        kept.cache_clear()
    fluent_files.entries.cache_clear()


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes the one file of Spanish beside the other languages of the program."""
    folder = tmp_path / "i18n"
    (folder / "es").mkdir(parents=True)
    for lang in OTHERS:
        shutil.copytree(paths.i18n_dir() / lang, folder / lang)  # Windows allows few to make links

    def write(text: str) -> None:
        (folder / "es" / "a.ftl").write_text(text, encoding="utf-8")
        forget()

    monkeypatch.setattr(paths, "i18n_dir", lambda: folder)
    monkeypatch.setattr(i18n, "LANGS", OTHERS)
    write("")
    yield write
    monkeypatch.undo()
    forget()


def test_a_folder_is_a_language(spanish: Write) -> None:
    """A new folder of texts is a new language: no code needs to know it."""
    assert i18n.available() == (*OTHERS, "es")


def test_its_share_is_told(spanish: Write) -> None:
    """The share of a language that is translated is beside its name, in the reader's language."""
    assert i18n.language_names()["es"] == msg("language-part", name="Español", n=0)
    spanish("".join(f"{key} = x\n" for key in sorted(Catalog("en").ids())[::8]))
    name = i18n.language_names()["es"]
    assert isinstance(name, i18n.Msg)
    assert tr("en", name) == "Español (12%)"
    assert tr("fr", name) == "Español (12\u202f%)"
    assert i18n.language_names()["ro"] == "Română"


def test_english_stands_in(spanish: Write, caplog: pytest.LogCaptureFixture) -> None:
    """English replaces a missing text, also inside a text that is there, without a warning."""
    spanish(GOOD + "set-language-help = Idioma: { count-only }\nfar = { mod-camps }\n")
    with caplog.at_level(logging.WARNING):
        assert tr("es", msg("set-language")) == "Idioma"
        assert tr("es", msg("count-card", n=1)) == "1 carta"
        assert tr("es", msg("set-language-system")) == "System language"
        assert tr("es", msg("far")) == "Camps"
    assert not caplog.messages


def test_what_is_right_passes(spanish: Write) -> None:
    """A few texts with the values and forms of the language are correct."""
    spanish(GOOD)
    assert test_parity.file_mistakes("es") == []
    assert test_parity.unlike_english("es") == []
    assert test_parity.wrong_forms("es") == []


@pytest.mark.parametrize(
    ("text", "find"),
    [
        ("set-language = { $n\n", test_parity.file_mistakes),
        ("set-language = Idioma\nset-language = Lengua\n", test_parity.file_mistakes),
        ("set-lenguaje = Idioma\n", test_parity.unlike_english),
        ("set-language = Idioma { $name }\n", test_parity.unlike_english),
        (
            "say-edge = { $kind ->\n    [gate] x [open] y\n   *[wall] z\n    }\n",
            test_parity.unlike_english,
        ),
        (GOOD.replace("[one]", "[few]"), test_parity.wrong_forms),
        (GOOD.replace("[one]", "[uno]"), test_parity.unlike_english),
        (
            GOOD.replace("        [one] { $n } carta\n", "        [two] x\n"),
            test_parity.wrong_forms,
        ),
    ],
)
def test_what_is_wrong_is_found(
    spanish: Write, text: str, find: Callable[[str], list[str]]
) -> None:
    """Bad Fluent, unknown texts and values, and plural forms of other languages are named."""
    spanish(text)
    assert find("es")


def test_a_code_that_nobody_knows(spanish: Write) -> None:
    """A folder with a strange name is offered by that name."""
    assert i18n.own_name("q1") == "q1"
    assert i18n.own_name("x_y_z_1") == "x_y_z_1"
