"""The settings: one table, kept in a file that may be anything."""

import json
import os
from pathlib import Path

import pytest

from alhambra_qt import i18n, settings
from alhambra_qt.i18n import msg, tr
from alhambra_qt.settings import SETTINGS, Setting


def written(tmp_path: Path, content: object) -> Path:
    """A settings file with this content."""
    path = tmp_path / "settings.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def test_first_start(home: Path) -> None:
    """Without a file everything has its default, and nobody is warned."""
    chosen, warnings = settings.load()
    assert chosen.path.is_relative_to(home)
    assert warnings == []
    assert {key: chosen.get(key) for key in SETTINGS} == {
        key: setting.default for key, setting in SETTINGS.items()
    }


@pytest.mark.parametrize("setting", SETTINGS.values(), ids=lambda setting: setting.key)
def test_table(setting: Setting) -> None:
    """Each setting accepts its own default and nothing of a foreign kind."""
    assert setting.accepts(setting.default)
    foreign = {"choice": 1, "number": "1", "switch": 1, "seats": ["same"], "data": 3}
    assert not setting.accepts(foreign[setting.kind])


def test_numbers_have_limits() -> None:
    """A number outside its range is not accepted, nor is a truth value."""
    scale = SETTINGS["ui_scale"]
    assert [scale.accepts(value) for value in (79, 80, 200, 201, True)] == [
        *(False, True, True, False, False)
    ]
    assert [SETTINGS["animation_speed"].accepts(value) for value in (1, True)] == [True, False]


@pytest.mark.parametrize("lang", i18n.LANGS)
def test_texts(lang: str) -> None:
    """Everything that can be chosen has a name, an explanation and names for its choices."""
    catalog = i18n.catalog(lang)
    for setting in SETTINGS.values():
        if setting.kind == "data":
            continue
        ids = {setting.label_id, setting.help_id}
        ids |= {setting.choice_id(c) for c in setting.choices if c not in i18n.available()}
        assert ids <= catalog.ids()


def test_kept(tmp_path: Path) -> None:
    """Saved settings are loaded again, and listeners get each real change once."""
    chosen, _ = settings.load(tmp_path / "settings.json")
    heard: list[str] = []
    chosen.changed.append(heard.append)
    chosen.set("theme", "dark")
    chosen.set("theme", "dark")
    chosen.set("last_setup", {"seats": ["Ana"]})
    assert heard == ["theme", "last_setup"]
    assert chosen.save() is None
    again, warnings = settings.load(chosen.path)
    assert warnings == []
    assert again.text("theme") == "dark"
    assert again.data("last_setup") == {"seats": ["Ana"]}
    again.reset()
    assert again.text("theme") == "system"
    assert again.data("last_setup") == {"seats": ["Ana"]}


def test_refuses_wrong_values(tmp_path: Path) -> None:
    """The program itself cannot set a value that the table does not allow."""
    chosen, _ = settings.load(tmp_path / "settings.json")
    with pytest.raises(ValueError, match="ui_scale"):
        chosen.set("ui_scale", 500)


def test_keys_of_newer_versions_survive(tmp_path: Path) -> None:
    """A key this version does not know is written back unchanged."""
    path = written(tmp_path, {"sound": 5, "ui_scale": 120})
    chosen, warnings = settings.load(path)
    assert warnings == []
    chosen.set("ui_scale", 130)
    chosen.save()
    assert json.loads(path.read_text(encoding="utf-8")) == {
        "sound": 5,
        "ui_scale": 130,
        "version": 1,
    }


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("ui_scale", "big"),
        ("animation_speed", 9),
        ("theme", ["dark"]),
        ("show_counts", 1),
        ("window", "wide"),
        ("window", {"x": 99999999999, "y": 1, "width": 100, "height": 100}),
        ("window", {"width": -1}),
    ],
)
def test_wrong_value(tmp_path: Path, key: str, value: object) -> None:
    """A wrong value becomes the default, and the warning names file and key in every language."""
    path = written(tmp_path, {key: value, "ai_speed": "fast"})
    chosen, warnings = settings.load(path)
    assert chosen.get(key) == SETTINGS[key].default
    assert chosen.text("ai_speed") == "fast"
    assert len(warnings) == 1
    for lang in i18n.LANGS:
        text = tr(lang, warnings[0])
        assert str(path) in text
        assert key in text
    chosen.save()
    assert json.loads(path.read_text(encoding="utf-8"))[key] == value, (
        "lost before anybody chose another"
    )
    chosen.set(key, SETTINGS[key].default)


@pytest.mark.parametrize("content", ["", "{", "[1]", "null", "\x00", "[" * 100_000])
def test_broken_file(tmp_path: Path, content: str) -> None:
    """A file that is no settings file is kept aside; the game starts with the defaults."""
    for number in (1, 2):
        path = written(tmp_path, content)
        chosen, warnings = settings.load(path)
        (warning,) = warnings
        kept = sorted(tmp_path.glob("settings.json.broken-*"))
        assert len(kept) == number
        assert [path.read_text(encoding="utf-8") for path in kept] == [content] * number
        for lang in i18n.LANGS:
            assert str(path) in tr(lang, warning)
            assert any(path.name in tr(lang, warning) for path in kept)
        assert chosen.number("ui_scale") == 100
        assert not path.exists()


def test_not_utf8(tmp_path: Path) -> None:
    """A file that is no text at all is kept aside too."""
    path = tmp_path / "settings.json"
    path.write_bytes(b"\xff\xfe{}")
    _, warnings = settings.load(path)
    assert [warning.id for warning in warnings] == ["settings-broken"]


def test_unreadable(tmp_path: Path) -> None:
    """A file that cannot be opened is reported, and so is a place where nothing can be saved."""
    path = tmp_path / "settings.json"
    path.mkdir()
    chosen, warnings = settings.load(path)
    assert [warning.id for warning in warnings] == ["settings-locked"]
    text = chosen.save()
    assert text is not None
    assert str(path) in tr("fr", text)
    assert path.is_dir()


def test_a_full_disk_is_told_in_every_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reason is ours, not what the system says in English."""

    def full(*_args: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    text = settings.load(tmp_path / "settings.json")[0].save()
    assert text is not None
    for lang in i18n.LANGS:
        assert tr(lang, msg("save-reason-full")) in tr(lang, text)


def test_what_cannot_be_read_is_not_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Settings that the disk does not give just now are there again at the next start."""
    ours, new = {"list": [{"name": "ours"}]}, {"list": [{"name": "new"}]}
    path = written(tmp_path, {"theme": "dark", "ui_scale": 130, "favourites": ours})

    def failing(*_args: object) -> None:
        raise OSError(5, "Input/output error")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fstat", failing)
        chosen, warnings = settings.load(path)
        chosen.set("theme", "light")
        chosen.set("favourites", new)
        assert chosen.save() == warnings[0]
    assert [warning.id for warning in warnings] == ["settings-locked"]
    assert settings.load(path)[0].text("theme") == "dark"
    assert chosen.save() is None
    again, _ = settings.load(path)
    assert (again.text("theme"), again.number("ui_scale")) == ("light", 130)
    assert again.data("favourites") == ours


def test_a_newer_file_is_used_and_kept(tmp_path: Path) -> None:
    """Known settings of a newer version are used, and its file is never written."""
    path = written(tmp_path, {"version": 2, "theme": "dark", "sound": {"on": True}})
    before = path.read_bytes()
    chosen, warnings = settings.load(path)
    assert [warning.id for warning in warnings] == ["settings-locked"]
    assert chosen.text("theme") == "dark"
    chosen.set("theme", "light")
    chosen.save()
    assert path.read_bytes() == before


def test_languages(tmp_path: Path) -> None:
    """The language is that of the computer if it is offered, until another is chosen."""
    chosen, _ = settings.load(tmp_path / "settings.json")
    assert chosen.language("ro_RO.UTF-8") == "ro"
    assert chosen.language("pl_PL") == "en"
    chosen.set("language", "it")
    assert chosen.language("fr-CA") == "it"


def test_two_programs_share_a_file(tmp_path: Path) -> None:
    """The last program that saves changes only its own settings, and keeps another one's."""
    path = written(tmp_path, {"theme": "light"})
    one, _ = settings.load(path)
    two, _ = settings.load(path)
    one.set("theme", "dark")
    one.set("favourites", {"Ours": "code"})
    assert one.save() is None
    two.set("language", "ro")
    two.set("window", {"x": 1})
    assert two.save() is None
    found, _ = settings.load(path)
    assert (found.text("theme"), found.text("language")) == ("dark", "ro")
    assert (found.data("favourites"), found.data("window")) == ({"Ours": "code"}, {"x": 1})
    assert one.save() is None
    again, _ = settings.load(path)
    assert (again.text("theme"), again.text("language")) == ("dark", "ro")
