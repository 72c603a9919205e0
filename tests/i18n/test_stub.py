"""A language that is not complete: English stands in, and what there is must be right."""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from babel import Locale

from alhambra_qt import i18n, paths
from alhambra_qt.i18n import Catalog, msg, tr
from tests.i18n import fluent_files, test_parity

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
    for kept in (i18n.available, i18n.percent, i18n.catalog):
        kept.cache_clear()
    fluent_files.entries.cache_clear()


@pytest.fixture
def spanish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Write]:
    """Writes the one file of Spanish beside the other languages of the program."""
    folder = tmp_path / "i18n"
    (folder / "es").mkdir(parents=True)
    for lang in OTHERS:
        (folder / lang).symlink_to(paths.i18n_dir() / lang, target_is_directory=True)

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
    """What part of a language is done stands beside its name, in the language of the reader."""
    assert i18n.language_names()["es"] == msg("language-part", name="Español", n=0)
    spanish("".join(f"{key} = x\n" for key in sorted(Catalog("en").ids())[::8]))
    name = i18n.language_names()["es"]
    assert isinstance(name, i18n.Msg)
    assert tr("en", name) == "Español (12%)"
    assert tr("fr", name) == "Español (12\u202f%)"
    assert i18n.language_names()["ro"] == "Română"


def test_own_names_are_those_of_babel() -> None:
    """The names written down are what Babel would tell."""
    told = {lang: Locale.parse(lang).get_display_name(lang) for lang in i18n.LANGS}
    assert {lang: i18n.capital(name or "") for lang, name in told.items()} == i18n.OWN_NAMES


def test_english_stands_in(spanish: Write, caplog: pytest.LogCaptureFixture) -> None:
    """What is missing is said in English, also inside a text that is there, without complaint."""
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
        (GOOD.replace("[one]", "[few]"), test_parity.wrong_forms),
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
    assert i18n.own_name("xx") == "xx"
    assert i18n.own_name("x_y_z_1") == "x_y_z_1"
