"""The layers of the project, and the imports allowed between them."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from alhambra_qt import modules
from tests.arch.source import PACKAGE, imports, module_name, place, python_files, tree

LEAVES = {"i18n", "settings", "paths", "files", "bundled", "logs", "faults"}
# Layer: the layers it may import from, beside itself.
LAYERS = {
    "engine": set[str](),
    "modules": {"engine"},
    "faces": {"engine", "modules", "controller", *LEAVES},  # face.py in the folder of a module
    "ai": {"engine", "modules", "paths"},  # paths: the learned value is a data file
    "review": {"engine", "modules", "ai", "paths"},  # paths: what was fitted are data files
    "controller": {"engine", "modules", "ai", "review", "net", *LEAVES},
    "lab": {"engine", "modules", "ai", "review", "controller", "net", "console", *LEAVES},
    "teaching": {"engine", "modules", "ai", "review", "controller", "lab", *LEAVES},
    "lessons": {"engine", "modules", "controller", "teaching", *LEAVES},  # lessons.py beside it
    "ui": {
        *("engine", "modules", "ai", "review", "controller", "teaching", "options", "sound", "net"),
        *LEAVES,
    },
    "paths": set[str](),
    "logs": {"paths"},
    "faults": {"logs"},
    "fluent_texts": set[str](),
    "without": set[str](),
    "i18n": {"fluent_texts", "paths", "without"},
    "files": {"i18n", "paths"},
    "settings": {"i18n", "paths", "files"},
    "options": {"paths"},
    "command_line": {"i18n"},
    "sound": set[str](),
    "console": set[str](),
    "net": set[str](),
}
# What is inside the engine and no business of a window.
ENGINE_INSIDES = {f"alhambra_qt.engine.{name}" for name in ("rules", "palace", "base", "scoring")}
# Third-party packages and the only places that may know them.
OUTSIDE = {
    "PySide6": ("ui", "app"),
    "shiboken6": ("ui", "app"),
    "fluent": ("fluent_texts",),
    "babel": ("fluent_texts",),
    "platformdirs": ("paths",),
    "msgspec": ("files", "settings", "bundled", "controller", "teaching", "i18n"),
    "distributed": ("lab",),
    "jinja2": ("controller",),
    "numpy": ("ai",),
    "miniaudio": ("sound",),
    "websockets": ("net",),
    "nacl": ("net",),
    "zeroconf": ("net",),
    "attrs": tuple(LAYERS),
}
MODULE_IDS = frozenset(modules.IDS)
# A text that begins with such an id, as it stands in a file: only then the file is parsed.
NAMING = re.compile(rf"[\"'}}](?:{'|'.join(modules.IDS)})[\"'.{{]")
# Files in the folder of a module that stand on a higher layer than its rules.
IN_A_MODULE = {"face": "faces", "lessons": "lessons"}
# What the face of a module may know of the controller.
ROOMS_OF_FACES = ("view", "faces", "words")


def layer(name: str) -> str:
    """The part of the package a dotted name belongs to."""
    parts = name.split(".")
    if parts[1:2] == ["modules"] and parts[3:4]:
        return IN_A_MODULE.get(parts[3], "modules")
    return parts[1] if len(parts) > 1 else ""


def of_layer(name: str) -> tuple[Path, ...]:
    """The files of one layer."""
    return tuple(path for path in python_files() if layer(module_name(path)) == name)


def is_part(name: str) -> bool:
    """Whether this is a folder or file of the package, not a name defined in its __init__."""
    return (
        name in IN_A_MODULE.values()
        or (PACKAGE / name).is_dir()
        or (PACKAGE / f"{name}.py").exists()
    )


@pytest.mark.parametrize("name", LAYERS)
def test_imports_go_down(name: str) -> None:
    """Each layer imports only itself and the layers below it."""
    allowed = LAYERS[name] | {name, ""}
    wrong = [
        f"{place(path, line)} imports {target}"
        for path in of_layer(name)
        for target, line in imports(path)
        if target.startswith("alhambra_qt.")
        and is_part(layer(target))
        and layer(target) not in allowed
    ]
    assert not wrong, "\n".join(wrong)


def test_outside_packages() -> None:
    """PySide6 is known only to the window, and every other package only where it is needed."""
    wrong = []
    for path in python_files():
        here = layer(module_name(path))
        for target, line in imports(path):
            package = target.split(".")[0]
            known = package == "alhambra_qt" or package in sys.stdlib_module_names
            if not known and here not in OUTSIDE.get(package, ()):
                wrong.append(f"{place(path, line)} imports {target}")
    assert not wrong, "\n".join(wrong)


def test_modules_do_not_know_each_other() -> None:
    """A module of the game never imports another: what they share are the hooks."""
    wrong = [
        f"{place(path, line)} imports {target}"
        for path in (*of_layer("modules"), *of_layer("faces"), *of_layer("lessons"))
        if path.parent.name != "modules"  # the list of all
        for target, line in imports(path)
        if target.startswith("alhambra_qt.modules.")
        and target.split(".")[2] in MODULE_IDS - {path.parent.name}
    ]
    assert not wrong, "\n".join(wrong)


def test_faces_know_what_they_are_made_of() -> None:
    """A face uses the data, the forms and the words of the controller, and no other room of it."""
    assert {path.parent.name for path in of_layer("faces")} == MODULE_IDS
    wrong = [
        f"{place(path, line)} imports {target}"
        for path in of_layer("faces")
        for target, line in imports(path)
        if target.startswith("alhambra_qt.controller.")
        and target.split(".")[2] not in ROOMS_OF_FACES
    ]
    assert not wrong, "\n".join(wrong)


def test_window_uses_the_public_engine() -> None:
    """The window never looks into the insides of the engine."""
    wrong = [
        f"{place(path, line)} imports {target}"
        for path in of_layer("ui")
        for target, line in imports(path)
        if target in ENGINE_INSIDES
    ]
    assert not wrong, "\n".join(wrong)


def compared_strings(path: Path) -> Iterator[tuple[str, int]]:
    """All strings a file compares something with, also in `in` and `match`."""
    for node in ast.walk(tree(path)) if NAMING.search(path.read_text(encoding="utf-8")) else ():
        parts: list[ast.expr] = []
        if isinstance(node, ast.Compare):
            parts = [node.left, *node.comparators]
        elif isinstance(node, ast.MatchValue):
            parts = [node.value]
        for part in parts:
            inner = part.elts if isinstance(part, ast.Tuple | ast.Set | ast.List) else [part]
            for item in inner:
                if isinstance(item, ast.Constant) and isinstance(item.value, str):
                    yield item.value, item.lineno


def test_no_ifs_for_modules() -> None:
    """Outside modules/ nothing asks which module it has to do with: modules use hooks."""
    wrong = [
        f'{place(path, line)} compares with "{text}"'
        for path in python_files()
        if layer(module_name(path)) != "modules"
        for text, line in compared_strings(path)
        if text in MODULE_IDS
    ]
    assert not wrong, "\n".join(wrong)


# Files below the modules that name one, and why; the list may only become shorter.
NAMES_A_MODULE = {
    "engine.base": "the rules say in vizier.use what is allowed between two turns",
    "engine.palace": "camps and gates stand in the Alhambra, and what stands there is geometry",
}
# Words that are ids of modules and something else too: by file, and what they are.
OTHER_MEANINGS: dict[str, frozenset[str]] = {
    "controller.words.speech": frozenset({"walls"}),  # a question of who does not look
    "engine.codec": frozenset({"gates"}),  # what is open in an Alhambra
    "engine.observe": frozenset({"exchange"}),  # a kind of card
    "engine.palace": frozenset({"camps", "gates", "walls"}),  # what stands in an Alhambra
    "engine.pieces": frozenset({"exchange"}),  # a kind of card
    "engine.stock": frozenset({"exchange"}),  # a kind of card
    "ui.kit.commands": frozenset({"bonus"}),  # an icon
}


def names_of_modules(path: Path) -> Iterator[str]:
    """Every place where a file names a single module: its id, one of its rules, or an import."""
    other = OTHER_MEANINGS.get(module_name(path).partition(".")[2], frozenset())
    for node in ast.walk(tree(path)) if NAMING.search(path.read_text(encoding="utf-8")) else ():
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            word, dot, _ = node.value.partition(".")
            if word in MODULE_IDS - (frozenset() if dot else other):
                yield f'{place(path, node.lineno)} says "{node.value}"'
    for target, line in imports(path):
        parts = target.split(".")
        if parts[:2] == ["alhambra_qt", "modules"] and parts[2:3] and parts[2] in MODULE_IDS:
            yield f"{place(path, line)} imports {target}"


def test_nothing_above_names_a_module() -> None:
    """Outside the folders of the modules no file names a single one, but for those listed."""
    naming = {}
    for path in python_files():
        name = module_name(path).partition(".")[2]
        if name != "modules" and not name.startswith("modules."):
            naming[name] = list(names_of_modules(path))
    wrong = [one for name, found in naming.items() if name not in NAMES_A_MODULE for one in found]
    assert not wrong, "\n".join(wrong)
    assert {name for name, found in naming.items() if found} == {*NAMES_A_MODULE}
