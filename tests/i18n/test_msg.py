"""Messages become sentences."""

import logging
from pathlib import Path

import pytest
from fluent.syntax import ast

from alhambra_qt import i18n, paths
from alhambra_qt.i18n import (
    _VALUE,
    BOLD,
    ISOLATE,
    ISOLATED,
    LANGS,
    Arg,
    Catalog,
    Msg,
    capital,
    catalog,
    listing,
    msg,
    signed,
    system_language,
    tr,
    unmarked,
)
from tests.i18n.fluent_files import resource

pytestmark = pytest.mark.wordless


@pytest.fixture
def small(tmp_path: Path) -> Path:
    """A folder with a few texts in English and Romanian."""
    for lang in ("en", "ro"):
        (tmp_path / lang).mkdir()
    (tmp_path / "en" / "a.ftl").write_text(
        "took = { $name } takes { $cards }\n"
        "cards = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }\n"
        "only = only here\n"
        "-town = Granada\n"
        "far = far from { -town } and { only }\n"
        "broken = { $nobody }\n",
        encoding="utf-8",
    )
    (tmp_path / "ro" / "a.ftl").write_text(
        "took = { $name } ia { $cards }\n"
        "cards = { $n ->\n    [one] { $n } carte\n    [few] { $n } cărți\n"
        "   *[other] { $n } de cărți\n }\n",
        encoding="utf-8",
    )
    return tmp_path


def test_nested(small: Path) -> None:
    """A message inside a message is said in the same language."""
    took = msg("took", name="Ana", cards=msg("cards", n=20))
    assert Catalog("en", small).text(took) == "Ana takes 20 cards"
    assert Catalog("ro", small).text(took) == "Ana ia 20 de cărți"


def test_equal_messages() -> None:
    """Messages are plain values: the order of what is put in does not matter."""
    assert msg("x", a=1, b="2") == msg("x", b="2", a=1)
    assert len({msg("x", a=1, b="2"), msg("x", b="2", a=1)}) == 1


def test_references(small: Path) -> None:
    """Texts may refer to terms and to other texts."""
    assert Catalog("en", small).text(msg("far")) == "far from Granada and only here"


def test_falls_back_to_english(small: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A text missing in one language is said in English, with values in English too."""
    assert Catalog("ro", small).text(msg("only")) == "only here"
    assert "No text only in ro" in caplog.text


def test_missing_everywhere(small: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A text that exists nowhere shows its id and does not stop the game."""
    assert Catalog("ro", small).text(msg("nowhere", n=1)) == "nowhere"
    assert "No text nowhere in en" in caplog.text
    assert not Catalog("ro", small).has("nowhere")
    assert Catalog("ro", small).has("only")


def test_missing_value(small: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A value that was not given is reported in the log."""
    assert Catalog("en", small).text(msg("broken")) == "nobody"
    assert "broken" in caplog.text


def test_unreadable_file(small: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A file that is no text is reported; the others are used."""
    (small / "en" / "b.ftl").write_bytes(b"\xff\xfe\x00")
    assert Catalog("en", small).text(msg("only")) == "only here"
    assert "b.ftl" in caplog.text


def test_junk(small: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A text that is not correct Fluent counts as missing."""
    caplog.set_level(logging.WARNING)
    (small / "en" / "b.ftl").write_text("bad = { $n\nnext = fine\n", encoding="utf-8")
    catalog = Catalog("en", small)
    assert catalog.text(msg("bad")) == "bad"
    assert catalog.text(msg("next")) == "fine"


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("en", 1.5, "1.5 points"),
        ("it", 1.5, "1,5 punti"),
        ("ro", 1.5, "1,5 puncte"),
        ("fr", 1.5, "1,5 point"),
        ("ro", 2.0, "2 puncte"),
        ("fr", 0, "0 point"),
        ("ro", 119, "119 puncte"),
        ("en", -3, "−3 points"),
        ("en", signed(4), "+4 points"),
        ("it", signed(0), "±0 punti"),
        ("ro", signed(-1), "−1 punct"),
        ("fr", signed(-2), "−2 points"),
        ("fr", signed(0.5), "+0,5 point"),
        ("en", 1234, "1,234 points"),
        ("it", -1234, "−1.234 punti"),
    ],
)
def test_numbers(lang: str, number: Arg, said: str) -> None:
    """Numbers are written and counted as the language does, with a real minus sign."""
    assert tr(lang, msg("count-point", n=number)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Ana, Bruno and Clara"),
        ("it", "Ana, Bruno e Clara"),
        ("ro", "Ana, Bruno și Clara"),
        ("fr", "Ana, Bruno et Clara"),
    ],
)
def test_listing(lang: str, said: str) -> None:
    """Several names are joined as the language does."""
    joined = listing(["Ana", "Bruno", "Clara"])
    assert isinstance(joined, i18n.Msg)
    assert tr(lang, joined) == said
    assert listing(["Ana"]) == "Ana"
    with pytest.raises(ValueError, match="nothing"):
        listing([])


@pytest.mark.parametrize(
    ("last", "said"),
    [
        ("Elena", "Ugo ed Elena"),
        ("Émile", "Ugo ed Émile"),
        (msg("dir-e"), "Ugo ed est"),
        ("Anna", "Ugo e Anna"),
        ("{ $head }", "Ugo e { $head }"),
    ],
)
def test_italian_and(last: Arg, said: str) -> None:
    """Italian says "ed" before an e, also one with an accent or inside a text of the program."""
    said_by = listing(["Ugo", last])
    assert isinstance(said_by, Msg)
    assert tr("it", said_by) == said


def test_names_are_never_read_as_code() -> None:
    """A typed name is shown as it is."""
    assert tr("en", msg("list-end", head="{ $last }", last="<b>")) == "{ $last } and <b>"


@pytest.mark.parametrize(
    ("tag", "lang"),
    [
        ("it_IT", "it"),
        ("fr-CA", "fr"),
        ("ro", "ro"),
        ("C", "en"),
        ("pl_PL.UTF-8", "en"),
        ("es_ES", "en"),
        ("", "en"),
    ],
)
def test_system_language(monkeypatch: pytest.MonkeyPatch, tag: str, lang: str) -> None:
    """The language of the computer is used if we have it."""
    four = ("en", "it", "ro", "fr")
    monkeypatch.setattr(i18n, "LANGS", four)
    monkeypatch.setattr(i18n, "available", lambda: four)
    assert system_language(tag) == lang


@pytest.mark.parametrize(("done", "lang"), [(49, "en"), (50, "q1"), (100, "q1")])
def test_a_language_in_progress_is_followed(
    monkeypatch: pytest.MonkeyPatch, done: int, lang: str
) -> None:
    """A language in progress is that of the computer once half of its texts are there."""
    monkeypatch.setattr(i18n, "available", lambda: (*LANGS, "q1"))
    monkeypatch.setattr(i18n, "percent", lambda _: done)
    assert system_language("q1_XX") == lang
    assert i18n.has_gaps("q1") == (done < 100)
    assert not i18n.has_gaps("en")


def test_capital() -> None:
    """A term as a heading begins with a capital."""
    assert capital(tr("fr", msg("type-seraglio"))) == "Sérail"


def test_stars_are_bold_only_in_our_own_text(small: Path) -> None:
    """Stars of a text mark what is bold; those of what is put into it are stars."""
    (small / "en" / "b.ftl").write_text("loud = **Look**, { $name }!\n", encoding="utf-8")
    catalog = Catalog("en", small)
    bold = catalog.text(msg("loud", name="**An**na"))
    assert bold == f"{BOLD}Look{BOLD}, **An**na!"
    assert unmarked(bold) == "Look, **An**na!"
    assert catalog.text(msg("took", name=msg("loud", name="x"), cards="y")).count(BOLD) == 2
    assert catalog.text(msg("loud", name=f"{BOLD}x")).count(BOLD) == 2


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_foreign_direction_keeps_to_itself(lang: str) -> None:
    """Names written from right to left are isolated, marks that would turn the rest are gone."""
    text = tr(lang, msg("list-end", head="אבא ו", last="gpj\u202e.\u2066exe"))
    assert f"{ISOLATE}אבא\N{NO-BREAK SPACE}ו{ISOLATED}" in text
    assert text.endswith("gpj.exe")


@pytest.mark.parametrize("length", [300, 3_000, 60_000])
def test_endless_names_are_cut(length: int) -> None:
    """However long what is put into a text is, there is a sentence."""
    name = "x" * length
    for head in (name, msg("list-end", head=name, last=name)):
        text = tr("en", msg("list-more", head=head, rest=listing([name] * 40)))
        assert "x" * 10 in text
        assert len(text) < 5_000
    assert listing([str(k) for k in range(10_000)]) == listing([*map(str, range(50)), "…"])


@pytest.mark.parametrize(
    "number",
    [10**400, -(10**4_000), float("inf"), 1e300, float("nan")],
    ids=range(5),
)
def test_endless_numbers_are_told(number: float) -> None:
    """Numbers that no game has do not stop a sentence."""
    assert "1,000,000,000,000,000" in tr("en", msg("count-point", n=number))


def test_forms_of_a_term(small: Path) -> None:
    """A term is said in the form that is asked for, as itself where it has no such form."""
    text = "walls = The walls\n    .bare = Walls\ntown = Granada\n"
    (small / "en" / "b.ftl").write_text(text, encoding="utf-8")
    (small / "ro" / "b.ftl").write_text("walls = Zidurile\n", encoding="utf-8")
    english, romanian = Catalog("en", small), Catalog("ro", small)
    assert english.text(msg("walls.bare")) == "Walls"
    assert english.text(msg("town.bare")) == "Granada"
    assert romanian.text(msg("walls.bare")) == "Zidurile"
    assert romanian.text(msg("town.bare")) == "Granada"
    assert romanian.has("town.bare")


@pytest.mark.parametrize("lang", LANGS)
def test_plain_texts_as_in_fluent(lang: str) -> None:
    """A text without anything to fill in says what its file says, read by Fluent."""
    texts, plain = Catalog(lang), 0
    for file in (paths.i18n_dir() / lang).glob("*.ftl"):
        for entry in resource(file).body:
            if isinstance(entry, ast.Message) and entry.value is not None:
                first, *more = entry.value.elements
                if isinstance(first, ast.TextElement) and not more:
                    assert texts.text(msg(entry.id.name)) == first.value.replace("**", BOLD)
                    plain += 1
    assert plain > 2000


@pytest.mark.parametrize("lang", LANGS)
def test_words_are_put_in_as_fluent_does(lang: str) -> None:
    """The quick way for texts that only take words says what Fluent says."""
    texts, tried = catalog(lang), 0
    for key in sorted(texts.ids()):
        names = set(_VALUE.findall(texts._sources[key]))
        message = msg(key, **{name: f" {name} – „x“ {{ $y }} " for name in names})
        quick = texts._with_words(key, message)
        if quick is not None:
            assert texts._load(key)
            pattern = texts._bundle.get_message(key).value
            assert pattern is not None
            assert (quick, []) == texts._filled(pattern, message), key
            tried += 1
    assert tried > 300
