"""Keys of the person over those of the program, without a window."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from itertools import chain
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from alhambra_qt.controller.desk.between import KEY
from alhambra_qt.controller.desk.chips import TURN_KEYS
from alhambra_qt.controller.faces.found import acts, shelves, stalls
from alhambra_qt.controller.presenter.table_presenter import DISPLAY_KEYS, SLOT_KEYS
from alhambra_qt.i18n import LANGS, Msg, tr
from alhambra_qt.modules import IDS
from alhambra_qt.ui.kit.bindings import Bindings, Keys, cap, sound, split, types
from alhambra_qt.ui.kit.page_keys import STANDARD, PageKey, rows_for
from alhambra_qt.ui.program.key_list import KeyRow, key_groups
from alhambra_qt.ui.program.keys_page import KeyAsking, to_html
from alhambra_qt.ui.table.keys import FIXED, KEYS, RESERVED, standard, written

K, HELD = Qt.Key, Qt.KeyboardModifier
NONE, ALT, CTRL = HELD.NoModifier, HELD.AltModifier, HELD.ControlModifier
SHIFT = HELD.ShiftModifier
EVERY = [key for keys in standard().values() for key in keys]
SAYS = ("say-walls", "say-counts", "say-free", "say-points", "say-last")


def row(name: str, keys: Bindings) -> KeyRow:
    """The first row that tells of a command."""
    rows = chain.from_iterable(group.rows for group in key_groups(IDS, keys))
    return next(key_row for key_row in rows if name in key_row.names)


def asked(name: str, keys: Bindings, *pressed: str) -> KeyAsking:
    """A row that was given some keys."""
    asking = KeyAsking(row(name, keys), keys)
    for key in pressed:
        asking.press(key)
    return asking


def read(own: Any) -> tuple[Keys, list[str]]:
    """Return the keys and complaints for settings that were written to a file."""
    return sound(standard(), json.loads(json.dumps(own)), FIXED, RESERVED)


# -- the names ------------------------------------------------------------------------------------


def test_every_key_has_one_name() -> None:
    """Every key on a thing or of a command has one lasting name."""
    things = {KEY, *TURN_KEYS.values(), *SLOT_KEYS, *DISPLAY_KEYS}
    things |= {act.key for act in acts().values() if act.key}
    things |= {shelf.key for shelf in shelves() if shelf.key}
    things |= {stall.key for stall in stalls().values() if stall.key}
    assert things <= set(EVERY)
    assert len(EVERY) == len(set(EVERY))
    assert set(KEYS) < set(standard())


def test_every_name_has_a_row() -> None:
    """Each can be changed on the keys page, if it can be changed at all."""
    rows = chain.from_iterable(group.rows for group in key_groups(IDS, Bindings(standard())))
    assert {name for key_row in rows for name in key_row.names} == set(standard())


def test_parts_of_a_key() -> None:
    """A plus may be the key itself; what is held with it is parted by one."""
    assert split("Ctrl++") == (frozenset(("Ctrl",)), "+")
    assert split("+") == (frozenset(), "+")
    assert split("Alt+Shift+O") == (frozenset(("Alt", "Shift")), "O")
    typing = ["M", "Shift+O", "+", "?", "1"]
    assert [key for key in ("F1", "Ctrl+Z", "Alt+W", "Space", *typing) if types(key)] == typing


# -- keys as they are written ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "held", "text", "name"),
    [
        *(
            (K.Key_A, NONE, "a", "A"),
            (K.Key_A, ALT, "a", "Alt+A"),
            (K.Key_O, SHIFT, "O", "Shift+O"),
        ),
        *((K.Key_1, NONE, "1", "1"), (K.Key_1, ALT, "1", "Alt+1"), (K.Key_1, ALT, "¡", "Alt+1")),
        *((K.Key_Ampersand, SHIFT, "1", "1"), (K.Key_Question, SHIFT, "?", "?")),
        *((K.Key_Question, ALT | SHIFT, "?", "Alt+?"), (K.Key_Plus, ALT, "+", "Alt++")),
        *((K.Key_W, ALT, "∑", "Alt+W"), (K.Key_NumberSign, ALT | SHIFT, "#", "Alt+#")),
        *((K.Key_NumberSign, SHIFT, "#", "#"), (K.Key_Z, CTRL | SHIFT, "\x1a", "Ctrl+Shift+Z")),
        *((K.Key_Backtab, SHIFT, "", "Shift+Tab"), (K.Key_AltGr, NONE, "", "")),
        (K.Key_Backtab, CTRL | SHIFT, "", "Ctrl+Shift+Tab"),
        *((K.Key_Space, NONE, " ", "Space"), (K.Key_Alt, ALT, "", "")),
    ],
)
def test_written(key: Qt.Key, held: Qt.KeyboardModifier, text: str, name: str) -> None:
    """A sign has its name wherever it lies; with Alt that of its key, whatever the system types."""
    assert written(QKeyEvent(QEvent.Type.KeyPress, key, held, text)) == name


# -- other keys -----------------------------------------------------------------------------------


def test_without_own_keys_nothing_changes() -> None:
    """Every key means and shows itself, also where nobody knows it."""
    for keys in (Bindings(), Bindings(standard())):
        assert all(keys.meant(key) == key == keys.shown(key) for key in (*EVERY, "F7", "K2"))


def test_another_key() -> None:
    """The new key means the old one, which means nothing any more; both are shown as the new."""
    keys = Bindings(standard(), {"money": ("Ctrl+F5",), "characters": ("A",), "redo": ("F8",)})
    assert keys.meant("Ctrl+F5") == "M"
    assert keys.meant("M") == ""
    assert keys.shown("M") == "Ctrl+F5"
    assert keys.meant("F8") == "Ctrl+Shift+Z"
    assert keys.shown("Ctrl+Y") == "F8"
    assert keys.shown("K2") == "A2"
    assert keys.meant("B") == "B"


def test_no_key() -> None:
    """A command whose key was taken has none: nothing is shown, nothing gives it."""
    keys = Bindings(standard(), {"huts": (), "undo": ("U",)})
    assert keys.shown("U") == ""
    assert keys.meant("U") == "Ctrl+Z"
    assert row("huts", keys).caps == ()


# -- letters only with Alt ------------------------------------------------------------------------


def test_only_with_alt() -> None:
    """No key that types anything acts; each still gives what it gave, by one of its own."""
    keys = Bindings(standard(), alt=True)
    now = [key for name in standard() for key in keys.keys(name)]
    assert len(now) == len(set(now)) == len(EVERY)
    assert not [key for key in now if types(key)]
    assert not [key for key in (*EVERY, "A", "ö", "#") if types(key) and keys.meant(key)]
    assert all(keys.meant(keys.shown(key)) == key for key in EVERY)
    assert all(keys.shown(key) == key for key in EVERY if not types(key))
    assert [keys.meant(key) for key in ("Alt+/", "Alt+Shift+J", "Alt+F7")] == [
        "/",
        "Shift+J",
        "Alt+F7",
    ]
    assert keys.shown("/") == "Alt+/"


def test_alt_that_is_taken() -> None:
    """Keys that have Alt already stay; the letter goes to Alt with Shift."""
    keys = Bindings(standard(), alt=True)
    assert [keys.keys(name) for name in SAYS] == [KEYS[name] for name in SAYS]
    assert keys.keys("log") == ("Alt+Shift+L",)
    assert keys.keys("walls") == ("Alt+Shift+W",)
    assert keys.keys("money") == ("Alt+Shift+M",)
    assert keys.keys("opponent-back") == ("Ctrl+Alt+Shift+O",)
    assert keys.shown("K2") == "Alt+K 2"


def test_keys_of_pages_with_alt() -> None:
    """A key without a name gets what no command has, and only that means it."""
    keys = Bindings(standard(), alt=True)
    held = {"V": "Ctrl+Alt+V", "Y": "Alt+Y", "Shift+Z": "Alt+Shift+Z", "7": "Alt+7"}
    for plain, pressed in held.items():
        assert keys.shown(plain) == pressed
        assert keys.meant(pressed) == plain
        assert keys.meant(plain) == ""
    assert keys.meant("Alt+V") == "Alt+V"
    assert keys.meant("Ctrl+Alt+Y") == "Ctrl+Alt+Y"


def test_own_keys_with_alt() -> None:
    """The person's keys follow the same rule, and one with Alt of theirs comes first."""
    keys = Bindings(standard(), {"undo": ("F",), "redo": ("Alt+T",)}, alt=True)
    assert keys.keys("undo") == ("Alt+Shift+F",)
    assert keys.keys("redo") == ("Alt+T",)
    assert keys.keys("counts") == ("Alt+Shift+T",)
    assert keys.meant("Alt+Shift+T") == "T"


# -- the settings ---------------------------------------------------------------------------------


def test_kept_keys_come_back() -> None:
    """Stored keys are read again, also two commands that swapped their keys."""
    own = {"undo": ["Ctrl+R"], "restart": ["Ctrl+Z"], "huts": [], "zoom-in": ["*", "Ctrl++"]}
    good, bad = read(own)
    assert good == {name: tuple(keys) for name, keys in own.items()}
    assert bad == []


@pytest.mark.parametrize(
    "keys",
    [
        *(5, "Q", None, {"Q": 1}, ["Q", 5], [""], ["Ctrl+"], ["no key"], ["x" * 30]),
        *(["A", "A"], ["F5", "F7", "F8", "F9", "Ctrl+F5"]),
        *(["Tab"], ["Esc"], ["F11"], ["B"], ["Alt+W"]),
    ],
)
def test_bad_keys(keys: Any) -> None:
    """An entry that cannot be used is named, and the others stay."""
    good, bad = read({"undo": ["F9"], "money": keys})
    assert good == {"undo": ("F9",)}
    assert bad == ["money"]


def test_what_stays_and_what_is_unknown() -> None:
    """A key that must stay is not changed; what another version knows is not called wrong."""
    good, bad = read({"cancel": ["F9"], "harbour": ["F8"]})
    assert good == {}
    assert bad == ["cancel"]


# -- giving keys ----------------------------------------------------------------------------------


def test_a_free_key_is_taken() -> None:
    """A key that nobody has is given at once; the program's own leaves nothing to be kept."""
    asking = asked("money", Bindings(standard()), "F5")
    assert asking.done
    assert asking.own == {"money": ("F5",)}
    assert asked("money", asking.keys, "M").own == {}


def test_a_key_is_taken_the_second_time() -> None:
    """A taken key is reported first; pressed again it is given away, another one is not."""
    asking = asked("restart", Bindings(standard()), "B")
    assert not asking.done
    assert asking.text == Msg("keys-taken", (("key", "B"), ("what", Msg("keys-buy"))))
    assert asked("restart", asking.keys, "B", "C").own == {}
    assert asked("restart", asking.keys, "B", "B").own == {"restart": ("B",), "buy": ()}


@pytest.mark.parametrize("key", sorted(RESERVED))
def test_keys_that_stay(key: str) -> None:
    """A key with the same meaning on every page is never given away, however often pressed."""
    asking = asked("money", Bindings(standard()), key, key)
    assert not asking.done
    assert asking.text is not None
    assert asking.text.id == "keys-reserved"
    assert asking.own == {}


def test_a_row_of_several_commands() -> None:
    """Each is asked for in turn, by its present key; a reported key belongs to one of them."""
    asking = asked("zoom-in", Bindings(standard()), "F5")
    assert asking.prompt == Msg("keys-press", (("key", "-"),))
    for key in ("-", "Ctrl+0"):
        asking.press(key)
    assert asking.done
    own = {"zoom-in": ("F5",), "zoom-out": ("-",), "zoom-fit": ("Ctrl+0",)}
    assert asking.own == own
    assert row("zoom-in", asking.keys).caps == ("F5", "-", cap("Ctrl+0"))


def test_giving_with_alt() -> None:
    """With Alt a letter is the same whether Alt was held or not; taking takes it with its Alt."""
    keys = Bindings(standard(), alt=True)
    assert asked("money", keys, "Alt+Shift+M").own == {}
    free = Bindings(standard(), {"money": ()}, alt=True)
    assert asked("undo", free, "M").keys.keys("undo") == ("Alt+Shift+M",)
    for pressed in ("Alt+T", "T"):
        taken = asked("undo", keys, pressed, pressed)
        assert taken.keys.keys("undo") == ("Alt+T",)
        assert taken.keys.keys("counts") == ()


def test_as_it_was() -> None:
    """Going back takes the keys from whoever has them now; nothing is twice."""
    keys = Bindings(standard(), {"undo": ("Ctrl+R",), "restart": ("M",), "money": ()})
    assert keys.without(["restart"]) == {"money": ()}
    assert keys.without(["money"]) == {}
    assert keys.without(["undo"]) == {"restart": ("M",), "money": ()}


# -- the card -------------------------------------------------------------------------------------


class _Reader(HTMLParser):
    """Collects the texts of the cells, and the tags to be closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.keys: list[str] = []
        self.heads: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Something begins; nothing may come from elsewhere."""
        assert not {"src", "href"} & {name for name, _ in attrs}
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        """It ends what began last."""
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        """Keys and heads."""
        {"kbd": self.keys, "th": self.heads}.get(self.open[-1] if self.open else "", []).append(
            data
        )


@pytest.mark.parametrize("lang", LANGS)
def test_the_card(lang: str) -> None:
    """It stands alone, in the language, with the person's keys and the modules of the game."""
    keys = Bindings(standard(), {"money": ("<",), "undo": ("Ctrl+Enter",)}, alt=True)
    groups, reader = key_groups(("huts",), keys), _Reader()
    page = to_html(groups, ("huts",), lang)
    reader.feed(page)
    assert reader.open == []
    rows = [row for group in groups for row in group.rows]
    assert reader.heads == [tr(lang, row.text) for row in rows]
    assert "Alt <" in reader.keys
    shown = cap("Ctrl+Enter")
    assert isinstance(shown, Msg)
    assert tr(lang, shown) in reader.keys
    assert tr(lang, Msg("mod-huts.bare")) in page or tr(lang, Msg("mod-huts")) in page
    assert not re.search(r"https?:|url\(", page)


def test_caps() -> None:
    """A cap tells what is held, in the language what has a name, and arrows as arrows."""
    assert cap("Alt++") == "Alt +"
    assert cap("Alt+Left") == "Alt ←"
    told = {
        "Shift+Left": ["Shift ←", "Maj ←", "Umschalt ←"],
        "Ctrl++": ["Ctrl +", "Ctrl +", "Strg +"],
        "Ctrl+Shift+Z": ["Ctrl Shift Z", "Ctrl Maj Z", "Strg Umschalt Z"],
        "PgDown": ["PgDn", "Page ↓", "Bild ↓"],
        "Del": ["Del", "Suppr", "Entf"],
    }
    for key, words in told.items():
        shown = cap(key)
        assert isinstance(shown, Msg)
        assert [tr(lang, shown) for lang in ("en", "fr", "de")] == words
    assert cap("Alt+Space") == Msg("key-held", (("held", "Alt"), ("key", Msg("key-space"))))


def test_an_own_key_stays() -> None:
    """A person's key stays, where a new version gives it to another command."""
    keys = Bindings({"faster": (".",), "say": ("F7",)}, {"faster": ("F7",)})
    assert (keys.keys("faster"), keys.keys("say")) == (("F7",), ())
    assert (keys.meant("F7"), keys.shown("F7"), keys.shown(".")) == (".", "", "F7")


@pytest.mark.parametrize(
    ("name", "modifier", "key"),
    [
        ("Copy", Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_C),
        ("Paste", Qt.KeyboardModifier.ShiftModifier, Qt.Key.Key_Insert),
        ("Print", Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_P),
    ],
)
def test_standard_keys(
    qtbot: object, name: str, modifier: Qt.KeyboardModifier, key: Qt.Key
) -> None:
    """A row with a standard key is found by every key that the system has for it."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, modifier)
    if event.matches(STANDARD[name]):
        rows = PageKey(name, "use"), PageKey("F1", "help")
        assert list(rows_for(event, rows, Bindings(standard()))) == [rows[0]]
