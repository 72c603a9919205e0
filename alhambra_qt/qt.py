"""Import Qt, without what PySide gets ready at each start and a program does not need.

A library of PySide holds the sources of its support for signatures and compiles them when it is
imported, a tenth of the start. They serve the message of a wrong call and ``help()``: here those in
`LATER` are compiled when something of them is first wanted, so every message stays as it is. To
keep their compiled code in a file would gain two thirds of that, as the rest are two regular
expressions, and the file would have to be guarded.
"""

import builtins
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from types import CodeType, ModuleType
from typing import Any

BOOTSTRAP = "signature_bootstrap"  # the module in which PySide compiles them
MAPPING = "shibokensupport/signature/mapping.py"
LATER = {MAPPING} | {
    f"shibokensupport/signature/{name}.py"
    for name in (
        "errorhandler",
        "layout",
        "parser",
        "lib/enum_sig",
        "lib/pyi_generator",
        "lib/tool",
    )
}
_one_at_a_time = threading.RLock()  # they import each other


def import_qt() -> None:
    """Import Qt's core; signatures are put off, and modules are imported as Python does it.

    PySide would read the source of each module that is imported after it, to look for its optional
    features, of which we use none: a twentieth of the start.
    """
    # There it finds this `compile` before that of Python. In a version of PySide that goes another
    # way, or with SBK_EMBED=0, which keeps its sources in a folder, nothing is put off.
    bootstrap = ModuleType(BOOTSTRAP)
    vars(bootstrap)["compile"] = _compile
    sys.modules.setdefault(BOOTSTRAP, bootstrap)
    import_module("PySide6.QtCore")
    vars(builtins)["__import__"] = vars(builtins).get("__orig_import__", builtins.__import__)


def _compile(source: bytes, filename: str, mode: str) -> CodeType:
    """Compile a source of PySide; of one in `LATER` nothing yet."""
    if filename in LATER:
        module = sys.modules[filename.removesuffix(".py").replace("/", ".")]
        vars(module)["__getattr__"] = _put_off(vars(module), source, filename)
        source = b""
    return compile(source, filename, mode)


def _put_off(names: dict[str, Any], source: bytes, filename: str) -> Callable[[str], Any]:
    """Return what finds an attribute of a module that is still empty, by filling the module."""

    def attribute(name: str) -> Any:
        with _one_at_a_time:
            if names.pop("__getattr__", None):
                exec(compile(source, filename, "exec"), names)
        if name not in names:
            raise AttributeError(f"module {names['__name__']!r} has no attribute {name!r}")
        return names[name]

    if filename == MAPPING:  # a library of PySide looks for this among its names by itself
        names["update_mapping"] = lambda: attribute("update_mapping")()
    return attribute
