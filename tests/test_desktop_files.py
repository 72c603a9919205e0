"""Desktop integration: icons, the menu entry, the store page, file type, man pages.

Tools of the system check it where they are installed; what must agree with the program is always
checked here.
"""

import configparser
import re
import runpy
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from alhambra_qt import __version__, app, command_line, i18n, options, paths
from alhambra_qt.controller.game.records import SUFFIX
from alhambra_qt.lab import arguments
from tests.i18n.folder import place
from tests.i18n.store import made
from tests.processes import ROOT, run

LANG = "{http://www.w3.org/XML/1998/namespace}lang"
OTHERS = set(i18n.LANGS) - {i18n.DEFAULT}
PAGES = [place(lang, "man") for lang in i18n.LANGS]


def menu_entry() -> configparser.ConfigParser:
    """The menu entry."""
    found = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    found.optionxform = str  # type: ignore[method-assign,assignment]  # the way its own page says
    found.read_string(made(f"{app.DESKTOP_ID}.desktop"))
    return found


def xml(kind: str) -> ElementTree.Element:
    """A file for the desktop, read."""
    return ElementTree.fromstring(made(f"{app.DESKTOP_ID}.{kind}.xml"))  # noqa: S314  # our own


def tool(*command: str) -> None:
    """Let a tool of the system check a file; where it is not installed there is nothing to do."""
    if shutil.which(command[0]) is None:
        pytest.skip(f"{command[0]} is not installed")
    done = run(command)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


def in_every_language(parent: ElementTree.Element, tag: str) -> None:
    """A text stands there in English and equally often in each other language."""
    found = [element.get(LANG, i18n.DEFAULT) for element in parent.findall(tag)]
    assert set(found) == set(i18n.LANGS), tag
    assert len({found.count(lang) for lang in i18n.LANGS}) == 1, tag


def test_menu_entry() -> None:
    """It starts what is installed, opens our files, and says all it says in every language."""
    found = menu_entry()
    main = found["Desktop Entry"]
    assert main["Exec"].split() == ["alhambra-qt", "%f"]
    assert main["Icon"] == app.DESKTOP_ID
    assert main["StartupWMClass"] == app.APP_ID
    assert main["MimeType"] == f"{type_name()};"
    for section in found.sections():
        for key in found[section]:
            base, _, lang = key.partition("[")
            if lang:
                assert {f"{base}[{other}]" for other in OTHERS} <= set(found[section]), base
    for key in ("GenericName", "Comment", "Keywords"):
        assert all(f"{key}[{other}]" in main for other in OTHERS)
    assert main["Keywords"].endswith(";")
    for action in main["Actions"].rstrip(";").split(";"):
        command = found[f"Desktop Action {action}"]["Exec"].split()
        assert options.parse([*command[1:], "--offscreen"]).demo


def type_name() -> str:
    """The name of the type of saved games."""
    kind = xml("mime")[0]
    return kind.attrib["type"]


def test_file_type() -> None:
    """The type is that of the files the program writes; its icon is there under the same name."""
    kind = xml("mime")[0]
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    glob, icon = kind.find(f"{space}glob"), kind.find(f"{space}icon")
    assert glob is not None
    assert glob.attrib["pattern"] == f"*{SUFFIX}"
    assert icon is not None
    assert icon.attrib["name"] == type_name().replace("/", "-")
    in_every_language(kind, f"{space}comment")


def test_store_page() -> None:
    """The page of the store names this version, this program and pictures that are there."""
    page = xml("metainfo")
    assert page.findtext("id") == app.DESKTOP_ID
    assert page.findtext("launchable") == f"{app.DESKTOP_ID}.desktop"
    assert page.findtext("provides/mediatype") == type_name()
    releases = page.findall("releases/release")
    assert releases[0].attrib["version"] == __version__
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.search(rf"^## {re.escape(__version__)}\b", changes, re.M)
    for parent, tag in (
        (page, "summary"),
        *((element, "p") for element in page.iter("description")),
        *((element, "caption") for element in page.iter("screenshot")),
    ):
        in_every_language(parent, tag)
    pictures = [element.text or "" for element in page.iter("image")]
    assert len(pictures) >= 3
    for name in (url.rpartition("/")[2] for url in pictures):
        assert (ROOT / "packaging" / "screenshots" / name).is_file()


def options_of(parser: Any) -> set[str]:
    """The long options of a parser."""
    return {
        name for action in parser._actions for name in action.option_strings if name[:2] == "--"
    }


@pytest.mark.parametrize("folder", PAGES, ids=i18n.LANGS)
def test_man_pages_name_everything(folder: Path) -> None:
    """Each page names all options or commands of its program, and nothing else."""
    page = (folder / "alhambra-qt.6").read_text(encoding="utf-8").replace("\\-", "-")
    named = set(re.findall(r"^\.BI? (--\w+)", page, re.M))
    assert named == options_of(command_line.parser())
    assert f'"Alhambra Qt {__version__}"' in page
    page = (folder / "alhambra-lab.6").read_text(encoding="utf-8").replace("\\-", "-")
    (commands,) = (action for action in arguments.parser()._actions if action.dest == "command")
    assert commands.choices is not None
    assert set(re.findall(r"^\.TP\n\.B (\w+)$", page, re.M)) == set(commands.choices)


@pytest.mark.parametrize("folder", PAGES, ids=i18n.LANGS)
@pytest.mark.parametrize("name", ["alhambra-qt.6", "alhambra-lab.6"])
def test_man_finds_no_fault(folder: Path, name: str) -> None:
    """groff reads each page without a warning."""
    tool("groff", "-man", "-K", "utf8", "-T", "utf8", "-ww", "-z", str(folder / name))


def test_tools_find_no_fault(tmp_path: Path) -> None:
    """The desktop's own tool accepts the menu entry."""
    name = f"{app.DESKTOP_ID}.desktop"
    (tmp_path / name).write_text(made(name), encoding="utf-8")
    tool("desktop-file-validate", str(tmp_path / name))


def test_store_finds_no_fault(tmp_path: Path) -> None:
    """The store's own tool accepts the page."""
    name = f"{app.DESKTOP_ID}.metainfo.xml"
    (tmp_path / name).write_text(made(name), encoding="utf-8")
    tool("appstreamcli", "validate", "--no-net", str(tmp_path / name))


def test_icons_are_made_from_the_drawings(qtbot: QtBot) -> None:
    """Each size is there, and is what packaging/icons.py makes of the drawing."""
    icons = runpy.run_path(str(ROOT / "packaging" / "icons.py"))
    for name in icons["NAMES"]:
        for size in icons["SIZES"]:
            kept = QImage(str(paths.assets_dir() / "icons" / f"{name}_{size}.png"))
            assert (kept.width(), kept.height()) == (size, size)
            assert far(kept, icons["picture"](name, size)) <= 8, (name, size)


def far(icon: QImage, drawing: QImage) -> int:
    """The largest difference of a colour at any pixel; versions of Qt may round otherwise."""
    form = QImage.Format.Format_ARGB32_Premultiplied
    same = [image.convertToFormat(form) for image in (icon, drawing)]  # held while they are read
    pairs = (bytes(image.constBits()) for image in same)
    largest: int = max(abs(a - b) for a, b in zip(*pairs, strict=True))
    return largest


@pytest.mark.parametrize("ground", [0xFFFFFF, 0x10131C], ids=["light", "dark"])
@pytest.mark.parametrize("name", ["alhambra", "game"])
def test_icons_show_on_light_and_dark(qtbot: QtBot, name: str, ground: int) -> None:
    """The outermost ring of every size from 32 on has something that stands out from the ground."""
    for size in (32, 48, 128, 512):
        image = QImage(str(paths.assets_dir() / "icons" / f"{name}_{size}.png"))
        row = [image.pixelColor(x, size // 8) for x in range(size // 2)]
        solid = [colour for colour in row if colour.alpha() > 200][: max(3, size // 20)]
        contrast = max(abs(colour.lightness() - (ground >> 8 & 255)) for colour in solid)
        assert contrast > 60, (size, contrast)


def test_ico_and_icns_hold_every_size(qtbot: QtBot) -> None:
    """Windows and macOS get one file with all sizes in it."""
    icons = runpy.run_path(str(ROOT / "packaging" / "icons.py"))
    ico, icns = icons["ico"]("alhambra"), icons["icns"]("alhambra")
    assert ico.count(b"\x89PNG") == ico[4] == len(icons["ICO_SIZES"])
    assert (icns[:4], int.from_bytes(icns[4:8], "big")) == (b"icns", len(icns))
    at, sizes = 8, {}
    while at < len(icns):
        kind, length = icns[at : at + 4], int.from_bytes(icns[at + 4 : at + 8], "big")
        picture = QImage.fromData(icns[at + 8 : at + length], "PNG")  # type: ignore[arg-type]
        sizes[kind] = (picture.width(), picture.height())
        at += length
    # Those of iconutil; Finder shows noise for a PNG of any other kind.
    points = {b"ic11": 16, b"ic12": 32, b"ic13": 128, b"ic14": 256, b"ic10": 512}
    pixels = {kind: 2 * n for kind, n in points.items()}
    pixels |= {b"ic07": 128, b"ic08": 256, b"ic09": 512}
    assert sizes == {kind: (n, n) for kind, n in pixels.items()}
