"""Choices of the person playing, kept between games.

One table, `SETTINGS`, describes everything; the settings screen is made from it.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import attrs
from msgspec import Meta as Limits
from msgspec import Struct

from alhambra_qt import files, i18n, paths
from alhambra_qt.i18n import Msg, msg

Value = str | int | bool | list[Any] | dict[str, Any] | None
Kind = Literal["choice", "number", "switch", "data"]
VERSION = 1  # of the file
FIRST_NAME = "Anna"  # of somebody who gave none
NOWHERE = Path()  # of settings that are neither read nor written


@attrs.frozen(eq=False, repr=False)
class Setting:
    """One thing that can be chosen.

    Kinds: "choice" is one of `choices`; "number" goes from `low` to `high` in steps of `step`;
    "switch" is yes or no; "data" is remembered but not shown (any JSON object that ``shape`` fits,
    or None). What has ``looks`` changes how pages and table look: they are laid out anew.
    """

    key: str
    default: Value
    kind: Kind
    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1
    shape: Any = dict[str, Any]
    looks: bool = False

    @property
    def label_id(self) -> str:
        """The text that names it."""
        return "set-" + self.key.replace("_", "-")

    @property
    def help_id(self) -> str:
        """The text that explains it."""
        return self.label_id + "-help"

    def choice_id(self, choice: str) -> str:
        """The text of one choice; languages are shown by their own names instead."""
        return f"{self.label_id}-{choice}"

    def accepts(self, value: Any) -> bool:
        """Whether the value is of the right type and within the choices."""
        match self.kind:
            case "choice":
                return isinstance(value, str) and value in self.choices
            case "number":
                whole = isinstance(value, int) and not isinstance(value, bool)
                return whole and self.low <= value <= self.high
            case "switch":
                return isinstance(value, bool)
            case "data":
                return value is None or (isinstance(value, dict) and files.fits(value, self.shape))


Pixels = Annotated[int, Limits(ge=-100_000, le=100_000)]


class WindowPlace(Struct):
    """The last place of the window; unknown while the width is 0."""

    x: Pixels = 0
    y: Pixels = 0
    width: Annotated[int, Limits(ge=0, le=100_000)] = 0
    height: Annotated[int, Limits(ge=0, le=100_000)] = 0
    maximised: bool = False


def _table(*settings: Setting) -> Mapping[str, Setting]:
    return {setting.key: setting for setting in settings}


SETTINGS = _table(
    Setting("language", "system", "choice", ("system", *i18n.available())),
    Setting("theme", "system", "choice", ("system", "light", "dark", "high-contrast")),
    Setting("tiles", "courtyard", "choice", ("courtyard", "plain", "mosaic")),
    Setting("ui_scale", 100, "number", low=80, high=200, step=10),
    Setting("touch", False, "switch"),
    Setting("animation_speed", 3, "number", low=0, high=5),
    Setting("reduced_motion", "system", "choice", ("system", "on", "off")),
    Setting("ai_speed", "normal", "choice", ("step", "slow", "normal", "fast", "instant")),
    Setting("sounds", True, "switch"),
    Setting("effects_volume", 60, "number", low=0, high=100, step=10),
    Setting("notices_volume", 70, "number", low=0, high=100, step=10),
    Setting("hear_phrases", True, "switch"),
    Setting("confirm_turn", "auto", "choice", ("auto", "on", "irreversible", "off")),
    Setting("assist", "normal", "choice", ("learn", "normal", "expert")),
    Setting("show_counts", True, "switch"),
    Setting("remarks", True, "switch", looks=True),
    Setting("hint_level", "expert", "choice", ("novice", "easy", "medium", "hard", "expert")),
    Setting("coach", "auto", "choice", ("auto", "on", "off")),
    Setting("milestones", True, "switch", looks=True),
    Setting("today", True, "switch", looks=True),
    Setting("alt_keys", False, "switch"),
    Setting("keys", None, "data"),
    Setting("window", None, "data", shape=WindowPlace),
    Setting("person", None, "data", shape=dict[str, str]),
    Setting("last_setup", None, "data"),
    Setting("favourites", None, "data"),
    Setting("book_beside", None, "data", shape=dict[str, str]),
)


def default_path() -> Path:
    """The settings of this person on this computer."""
    return paths.config_dir() / "settings.json"


class Settings:
    """The chosen values; without a path nothing is kept.

    `changed` holds functions that are called with the key after each change. The window listens to
    `setting_changed` of its context instead.
    """

    def __init__(
        self,
        path: Path = NOWHERE,
        values: Mapping[str, Value] | None = None,
        unknown: Mapping[str, Any] | None = None,
        *,
        unread: bool = False,
    ) -> None:
        self.path = path
        self._unread = unread  # the file could not be read: lists chosen now lack what is there
        self.changed: list[Callable[[str], None]] = []
        self._values = dict(values or {})
        # What a newer version may understand: kept, so that going back loses nothing.
        self._unknown = dict(unknown or {})
        self._chosen: set[str] = set()

    def get(self, key: str) -> Value:
        """The value, or its default if it was never chosen."""
        return self._values.get(key, SETTINGS[key].default)

    def text(self, key: str) -> str:
        """A setting of kind "choice"."""
        value = self.get(key)
        if not isinstance(value, str):
            raise TypeError(f"setting {key} is not a choice")
        return value

    def number(self, key: str) -> int:
        """A setting of kind "number"."""
        value = self.get(key)
        if not isinstance(value, int):
            raise TypeError(f"setting {key} is not a number")
        return value

    def switch(self, key: str) -> bool:
        """A setting of kind "switch"."""
        return self.get(key) is True

    def data(self, key: str) -> dict[str, Any]:
        """A setting of kind "data"; empty if nothing is remembered."""
        value = self.get(key)
        return value if isinstance(value, dict) else {}

    def window_place(self) -> WindowPlace:
        """Return the last place of the window."""
        return files.fit(self.data("window"), WindowPlace)

    @property
    def person(self) -> str:
        """The name given at the first start, or a default."""
        return self.data("person").get("name", "").strip() or FIRST_NAME

    def language(self, system: str | None = None) -> str:
        """The language of the program; `system` is the locale name of the computer."""
        chosen = self.text("language")
        return i18n.system_language(system) if chosen == "system" else chosen

    def set(self, key: str, value: Value) -> None:
        """Choose a value.

        Raises ValueError if the setting does not accept it.
        """
        if not SETTINGS[key].accepts(value):
            raise ValueError(f"setting {key} does not accept {value!r}")
        if self.get(key) == value:
            return
        self._values[key] = value
        self._chosen.add(key)
        for listener in self.changed:
            listener(key)

    def reset(self) -> None:
        """Back to the defaults, except what is only remembered."""
        for setting in SETTINGS.values():
            if setting.kind != "data":
                self.set(setting.key, setting.default)

    def save(self) -> Msg | None:
        """Write the file; if that is not possible, the sentence that says so.

        Another running program may have written since: what was not chosen here stays its choice.
        """
        if self.path == NOWHERE:
            return None
        there = files.open_kept(self.path, dict[str, Any], VERSION, "settings")
        if there.locked:
            return there.trouble
        lasting = (key for key in self._chosen if not (self._unread and _is_data(key)))
        chosen = {key: self._values[key] for key in lasting}
        content = {**self._unknown, **self._values, **_usable(there.value), **chosen}
        text = json.dumps(
            {**content, "version": VERSION}, ensure_ascii=False, indent=2, sort_keys=True
        )
        try:
            files.write(self.path, text + "\n")
        except OSError as error:
            reason = files.why_unwritable(error)
            return msg("settings-not-saved", file=str(self.path), reason=reason)
        return None


def _is_data(key: str) -> bool:
    return SETTINGS[key].kind == "data"


def _usable(found: dict[str, Any] | None) -> dict[str, Any]:
    return {
        key: value
        for key, value in (found or {}).items()
        if key not in SETTINGS or SETTINGS[key].accepts(value)
    }


def load(path: Path | None = None) -> tuple[Settings, list[Msg]]:
    """The settings of a file, with one sentence for each thing in it that could not be used.

    A broken file is put aside; one that cannot be read or is of a newer version is not touched.
    """
    path = path or default_path()
    kept = files.open_kept(path, dict[str, Any], VERSION, "settings")
    warnings = [kept.trouble] if kept.trouble is not None else []
    values: dict[str, Value] = {}
    unknown: dict[str, Any] = {}
    for key, value in (kept.value or {}).items():
        if key in SETTINGS and SETTINGS[key].accepts(value):
            values[key] = value
            continue
        unknown[key] = value
        if key in SETTINGS:
            warnings.append(msg("settings-bad-value", file=str(path), key=key))
    return Settings(path, values, unknown, unread=kept.locked), warnings
