"""The classes of the window: nothing that Qt calls can fail (alhambra_qt/ui/kit/guard.py)."""

import ast
import importlib
import inspect
import pkgutil
import re
import textwrap
from collections.abc import Iterator
from types import FunctionType, ModuleType

import alhambra_qt.controller
import alhambra_qt.ui
from alhambra_qt.ui.kit.guard import Guarded, of_qt, overridden
from tests.arch.source import place
from tests.arch.test_layers import of_layer

LEAST = 250  # overrides there are at least: fewer found means that this test looks past them


def all_classes(layer: ModuleType = alhambra_qt.ui) -> Iterator[type]:
    """Every class of a layer, by default of the window."""
    for module in pkgutil.walk_packages(layer.__path__, f"{layer.__name__}."):
        for value in vars(importlib.import_module(module.name)).values():
            if isinstance(value, type) and value.__module__ == module.name:
                yield value


def classes() -> Iterator[type]:
    """Every class of the window that is made from one of Qt."""
    return (class_ for class_ in all_classes() if any(map(of_qt, class_.__mro__)))


def is_brief(method: FunctionType | property) -> bool:
    """Whether the body of a method is one statement, which says more than a sentence would."""
    function = method.fget if isinstance(method, property) else method
    tree = ast.parse(textwrap.dedent(inspect.getsource(inspect.unwrap(function))))  # type: ignore[arg-type]
    return isinstance(tree.body[0], ast.FunctionDef) and len(tree.body[0].body) == 1


def test_new_methods_have_docstrings() -> None:
    """A public method says what it does, unless it is brief or overrides one that says so."""
    silent = [
        f"{class_.__module__}.{class_.__qualname__}.{name}"
        for layer in (alhambra_qt.controller, alhambra_qt.ui)
        for class_ in all_classes(layer)
        for name, method in vars(class_).items()
        if isinstance(method, FunctionType | property) and not name.startswith("_")
        if not method.__doc__ and not any(name in vars(base) for base in class_.__mro__[1:])
        if not is_brief(method)
    ]
    assert not silent, "\n".join(silent)


def test_every_class_is_guarded() -> None:
    """Every class made from one of Qt is Guarded, before any class of Qt."""
    bare = []
    for class_ in classes():
        first = next(base for base in class_.__mro__ if base is Guarded or of_qt(base))
        if first is not Guarded:
            bare.append(f"{class_.__module__}.{class_.__qualname__}")
    assert not bare, "\n".join(bare)


def test_every_override_is_wrapped() -> None:
    """Every method that overrides one of Qt is a guarded function."""
    found, bare = 0, []
    for class_ in classes():
        for name, method in vars(class_).items():
            if overridden(class_, name) is None or name == "staticMetaObject":
                continue
            found += 1
            if not isinstance(method, FunctionType) or not hasattr(method, "__wrapped__"):
                bare.append(f"{class_.__module__}.{class_.__qualname__}.{name}")
    assert not bare, "\n".join(bare)
    assert found >= LEAST


def test_no_class_of_qt_inside_functions() -> None:
    """No class is defined inside a function, where these tests would not see it."""
    inside = [
        place(path, part.lineno)
        for path in of_layer("ui")
        for text in [path.read_text(encoding="utf-8")]
        if re.search(r"^ +class ", text, re.MULTILINE)
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
        for part in ast.walk(node)
        if isinstance(part, ast.ClassDef)
    ]
    assert not inside, "\n".join(inside)


def test_painters_are_given_back_whole() -> None:
    """Only paint.saved saves and restores a painter: a failure between the two would be kept."""
    wrong = [
        place(path, node.lineno)
        for path in of_layer("ui")
        if path.name != "paint.py"
        for text in [path.read_text(encoding="utf-8")]
        if ".save" in text or ".restore" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Attribute)
        and (node.attr == "restore" or (node.attr == "save" and "painter" in ast.unparse(node)))
    ]
    assert not wrong, "\n".join(wrong)
