"""Write what menus, shops and the installer show, in every language that is whole.

    python packaging/texts.py FOLDER

The menu entry, the page in shops and the file type are made from `packaging/linux`: a line with the
id of a text, `@store-kind@`, becomes one line for each language. `languages.nsh` is what the
installer says, `man` has the man pages. The texts are `i18n/<language>/store.ftl`. No library is
needed.
"""

import json
import re
import shutil
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from unicodedata import normalize
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parents[1]
TEMPLATES = ROOT / "packaging" / "linux"
I18N = ROOT / "i18n"
_SOURCE = (ROOT / "alhambra_qt" / "i18n.py").read_text(encoding="utf-8")
(DEFAULT,) = re.findall(r'^DEFAULT = "(\w+)"', _SOURCE, re.MULTILINE)  # English
TEXT = re.compile(r"^(store-[\w-]+) = (.+)$", re.MULTILINE)
PLACE = re.compile(r"@(store-[\w-]+)@")
INSTALLER = "store-install-"
FIRST = "English"  # as NSIS calls it; the installer speaks it to all whose language it lacks
GAME_FILE = "store-file"  # the installer says it too
# What stands in NSIS for what a text leaves open.
FILLED = {"{ $folder }": {"STAY": "${GAMES}", "OLDER": "$R9"}, "{ $file }": {"FOREIGN": "$R0"}}
Texts = Mapping[str, Mapping[str, str]]


def texts(folder: Path = I18N) -> dict[str, dict[str, str]]:
    """The texts of each language that is whole, English first, then by their names."""
    names = dict[str, str]()
    for path in folder.glob("*/language.json"):
        facts = json.loads(path.read_text(encoding="utf-8"))
        if facts.get("whole"):
            names[path.parent.name] = facts["name"]
    order = sorted(
        names, key=lambda lang: (lang != DEFAULT, normalize("NFD", names[lang].casefold()))
    )
    found = {}
    for lang in order:
        store = folder / lang / "store.ftl"
        found[lang] = dict(TEXT.findall(store.read_text(encoding="utf-8")))
    return found


def filled(template: str, known: Texts, line: Callable[[str, str, str], str]) -> str:
    """Return a template with each line that names a text once in each language that has it."""
    made = []
    for row in template.splitlines():
        place = PLACE.search(row)
        made += [row] if place is None else _in_each(row, place[1], known, line)
    return "\n".join(made) + "\n"


def _in_each(
    row: str, key: str, known: Texts, line: Callable[[str, str, str], str]
) -> Iterator[str]:
    for lang, own in known.items():
        if key in own:
            yield line(row, lang, own[key]).replace(f"@{key}@", own[key])


def in_entry(row: str, lang: str, text: str) -> str:
    """Return a line of the menu entry: its key names the language; words of a list end with ;."""
    key, _, value = row.partition("=")
    if value.endswith(";"):
        value = text.replace(", ", ";") + ";"
    return f"{key}={value}" if lang == DEFAULT else f"{key}[{lang}]={value}"


def in_xml(row: str, lang: str, text: str) -> str:
    """Return a line of XML: its element names the language."""
    row = PLACE.sub(lambda _: escape(text), row)
    return row if lang == DEFAULT else re.sub(r"<(\w+)>", rf'<\1 xml:lang="{lang}">', row, count=1)


def desktop_file(name: str, known: Texts) -> str:
    """Return a file of `packaging/linux` in every language."""
    line = in_entry if name.endswith(".desktop") else in_xml
    return filled((TEMPLATES / name).read_text(encoding="utf-8"), known, line)


def installer(known: Texts, folder: Path = I18N) -> str:
    """Return the part of the installer that holds its languages and what it says in them."""
    names = {DEFAULT: FIRST}
    for lang in known:
        facts = json.loads((folder / lang / "language.json").read_text(encoding="utf-8"))
        if facts.get("nsis") and facts["nsis"] not in names.values():
            names[lang] = facts["nsis"]
    made = [f'!insertmacro MUI_LANGUAGE "{name}"' for name in names.values()]
    for key in known[DEFAULT]:
        if key.startswith(INSTALLER) or key == GAME_FILE:
            label = key.removeprefix(INSTALLER).replace("-", "_").upper()
            made += [
                f"LangString {label} ${{LANG_{name.upper()}}} "
                f'"{_for_nsis(label, known[lang].get(key, known[DEFAULT][key]))}"'
                for lang, name in names.items()
            ]
    return "\n".join(made) + "\n"


def _for_nsis(label: str, text: str) -> str:
    for slot, values in FILLED.items():
        text = text.replace(slot, values.get(label, slot))
    return text.replace('"', '$\\"')


def write(folder: Path) -> None:
    """Write all of it into a folder."""
    known = texts()
    folder.mkdir(parents=True, exist_ok=True)
    made = {path.name: desktop_file(path.name, known) for path in TEMPLATES.iterdir()}
    for name, text in {**made, "languages.nsh": installer(known)}.items():
        (folder / name).write_text(text, encoding="utf-8", newline="\n")
    for page in I18N.glob("*/man/*.6"):
        lang = page.parents[1].name
        place = folder / "man" / ("" if lang == DEFAULT else lang) / "man6"
        place.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(page, place / page.name)


def main(args: Sequence[str]) -> None:
    """Write everything into the folder that is named."""
    if len(args) != 1:
        raise SystemExit("usage: python packaging/texts.py FOLDER")
    write(Path(args[0]))


if __name__ == "__main__":
    main(sys.argv[1:])
