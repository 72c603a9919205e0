"""The bundle for macOS, as far as it can be checked on other systems."""

import importlib
import plistlib
import re
import runpy
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import attrs
import pytest
from packaging.markers import Marker
from packaging.utils import parse_wheel_filename

import alhambra_qt
from alhambra_qt import __version__, app, i18n
from alhambra_qt.controller.game.records import SUFFIX
from tests.arch.source import PACKAGE, python_files
from tests.processes import OFFLINE, ROOT, environment, run

RECIPE = ROOT / "packaging" / "bundle" / "alhambra.spec"
LISTS = ("play", "test", "build")
MACHINES = ("arm64", "x86_64")
OLDEST = "13.0"  # the wheel of PySide6 is for this macOS and later
OF_SYSTEM = ("/usr/lib/", "/System/Library/")
MACH_O = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")  # for one processor, for several
RPATH = 0x8000001C  # LC_RPATH: a folder of libraries
SLOW = 900  # seconds; 170 MB

Entry = tuple[str, str, str]  # of PyInstaller: its name in the bundle, the file, its kind


@attrs.frozen
class Recipe:
    """The results of `alhambra.spec` on macOS: the files it keeps, and the options of BUNDLE."""

    kept: list[Entry]
    bundle: dict[str, Any]


def follow(patch: pytest.MonkeyPatch, folder: Path, found: Iterable[Entry] = ()) -> Recipe:
    """Run the recipe as PyInstaller does on macOS, with the binaries that it would have found."""
    bundles: list[dict[str, Any]] = []

    class Analysis:
        def __init__(self, *_: object, **__: object) -> None:
            self.binaries, self.datas = list(found), list[Entry]()
            self.pure = self.scripts = list[Entry]()

    made = {"config": ModuleType("config"), "utils.hooks": ModuleType("hooks")}
    vars(made["config"])["CONF"] = {"workpath": str(folder)}
    vars(made["utils.hooks"])["collect_submodules"] = lambda _: []
    for name in ("PyInstaller", "PyInstaller.utils"):
        patch.setitem(sys.modules, name, ModuleType(name))
    for name, module in made.items():
        patch.setitem(sys.modules, f"PyInstaller.{name}", module)
    package = folder / "alhambra_qt"
    for lang in i18n.LANGS:
        (package / "_data" / "i18n" / lang).mkdir(parents=True)
    patch.setattr(alhambra_qt, "__file__", str(package / "__init__.py"))
    patch.setattr(sys, "platform", "darwin")
    patch.setenv("ALHAMBRA_ICONS", str(folder))
    steps = dict.fromkeys(("PYZ", "EXE", "COLLECT"), lambda *_, **__: None)
    given = {"SPECPATH": str(RECIPE.parent), "Analysis": Analysis, **steps}
    given["BUNDLE"] = lambda *_, **options: bundles.append(options)
    done = runpy.run_path(str(RECIPE), init_globals=given)
    (bundle,) = bundles
    return Recipe(done["analysis"].binaries, bundle)


def test_the_list_of_the_bundle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Info.plist can be written, and names the program, its languages, network and file type."""
    with monkeypatch.context() as patch:
        bundle = follow(patch, tmp_path).bundle
    plist = bundle["info_plist"]
    assert plistlib.loads(plistlib.dumps(plist)) == plist
    assert bundle["bundle_identifier"] == app.DESKTOP_ID
    assert bundle["version"] == __version__
    assert Path(bundle["icon"]).name == "alhambra.icns"
    assert set(plist["CFBundleLocalizations"]) == set(i18n.LANGS)
    assert plist["LSMinimumSystemVersion"] == OLDEST
    (service,) = plist["NSBonjourServices"]
    announced = (PACKAGE / "net" / "discovery.py").read_text(encoding="utf-8")
    assert f'KIND = "{service}.local."' in announced
    assert plist["NSLocalNetworkUsageDescription"]
    (exported,) = plist["UTExportedTypeDeclarations"]
    (opened,) = plist["CFBundleDocumentTypes"]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX[1:]]
    assert opened["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]


def test_the_oldest_macos_is_that_of_the_wheels() -> None:
    """The bundle promises no macOS for which the locked PySide6 has no wheel."""
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    (name,) = set(re.findall(r"pyside6_essentials-[^/\"]*macosx[^/\"]*\.whl", lock))
    (tag,) = parse_wheel_filename(name)[3]
    assert tag.platform == f"macosx_{OLDEST.replace('.', '_')}_universal2"


def entries(name: str, machine: str) -> Iterator[str]:
    """The entries of a list that hold on a Mac, without their markers."""
    here = {
        "python_version": "3.11",
        "python_full_version": "3.11.9",
        "os_name": "posix",
        "sys_platform": "darwin",
        "platform_system": "Darwin",
        "platform_machine": machine,
        "platform_python_implementation": "CPython",
        "implementation_name": "cpython",
    }
    text = (ROOT / "packaging" / f"requirements-{name}.txt").read_text(encoding="utf-8")
    for entry in re.split(r"\n(?=\w)", text.strip()):
        found = re.fullmatch(r"(\S+==\S+)(?: ; (.*?))?( \\\n.*)", entry, re.DOTALL)
        assert found is not None, entry
        pin, marker, hashes = found.groups()
        if marker is None or Marker(marker).evaluate(here):
            yield pin + hashes


def fetch(folder: Path, listed: Iterable[str], machine: str) -> str:
    """Let pip download wheels for a Mac; return its complaint, empty if it has them all."""
    folder.mkdir()
    requirements = folder / "list.txt"
    requirements.write_text("\n".join(listed), encoding="utf-8")
    command = [
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--require-hashes", "--no-deps", "--only-binary", ":all:", "--dest", folder),
        *("--python-version", "3.11", "--implementation", "cp"),
        *("--platform", f"macosx_{OLDEST.replace('.', '_')}_{machine}"),
        *("--requirement", requirements),
    ]
    done = run(command, SLOW, env=environment(PYTHONWARNINGS=""))  # pip names no encodings
    return done.stdout + done.stderr if done.returncode else ""


@attrs.frozen
class Libraries:
    """The compiled files of a folder: what each is linked with, and where that would be found."""

    folder: Path
    macholib: Any

    def files(self) -> list[str]:
        """The names of all, but of those that are only linked into others."""
        found = []
        for path in sorted(self.folder.rglob("*")):
            if path.is_file() and path.suffix != ".a":
                with path.open("rb") as file:
                    if file.read(4) in MACH_O:
                        found.append(path.relative_to(self.folder).as_posix())
        return found

    def wanted_by(self, name: str) -> Iterator[tuple[str, str | None]]:
        """Each library that a file names, and the name of the file that has it, if there is one."""
        file = self.folder / name
        for header in self.macholib.MachO(str(file)).headers:
            places = [
                data.rstrip(b"\0").decode()
                for load, _, data in header.commands
                if load.cmd == RPATH
            ]
            for _, _, library in header.walkRelocatables():
                if not library.startswith(OF_SYSTEM):
                    yield library, self._where(file, library, places)

    def _where(self, file: Path, library: str, places: Iterable[str]) -> str | None:
        tried = [library]
        if library.startswith("@rpath/"):
            tried = [f"{place.rstrip('/')}/{library[7:]}" for place in places]
        for one in tried:
            path = Path(one.replace("@loader_path", str(file.parent))).resolve()
            if path.is_file() and path.is_relative_to(self.folder.resolve()):
                return path.relative_to(self.folder.resolve()).as_posix()
        return None


def imported() -> set[str]:
    """The modules of Qt that the program imports."""
    text = "".join(path.read_text(encoding="utf-8") for path in python_files(PACKAGE))
    found = set(re.findall(r"from PySide6\.(\w+) import", text))
    for names in re.findall(r"from PySide6 import (.+)", text):
        found |= set(re.findall(r"Qt\w+", names))
    return found


@pytest.mark.night
@pytest.mark.parametrize("machine", MACHINES)
def test_every_library_is_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, machine: str
) -> None:
    """Each locked package has a wheel for Macs, and what the bundle is linked with is in them.

    PyInstaller takes the modules that are imported, and the plug-ins that it lists for each.
    """
    small = [entry for entry in entries("play", machine) if entry.startswith("attrs==")]
    if complaint := fetch(tmp_path / "small", small, machine):
        assert OFFLINE.search(complaint), complaint
        pytest.skip("no package index can be reached")
    for name in LISTS:
        assert fetch(tmp_path / name, entries(name, machine), machine) == ""
    unpack(tmp_path / "build", tools := tmp_path / "tools", "macholib-", "pyinstaller-")
    unpack(tmp_path / "play", shipped := tmp_path / "shipped")
    monkeypatch.syspath_prepend(tools)
    libraries = Libraries(shipped, importlib.import_module("macholib.MachO"))

    names = libraries.files()
    found = [(name, str(shipped / name), "BINARY") for name in names]
    with monkeypatch.context() as patch:
        kept = {name for name, _, _ in follow(patch, tmp_path / "recipe", found).kept}
    begins = beginnings(tools)
    asked = [name for name in names if name in kept and name.startswith(begins)]
    assert "PySide6/Qt/plugins/platforms/libqcocoa.dylib" in asked
    wrong, seen = [], set(asked)
    while asked:
        name = asked.pop()
        for library, there in libraries.wanted_by(name):
            if there not in kept:
                wrong.append(f"{name}: {library}: {'left out' if there else 'missing'}")
            elif there not in seen:
                seen.add(there)
                asked.append(there)
    assert wrong == []
    assert "PySide6/Qt/lib/QtDBus.framework/Versions/A/QtDBus" in seen


def unpack(wheels: Path, folder: Path, *names: str) -> None:
    """Unpack the wheels whose names begin so, or all."""
    for wheel in wheels.glob("*.whl"):
        if wheel.name.startswith(names or ("",)):
            with zipfile.ZipFile(wheel) as packed:
                packed.extractall(folder)


def beginnings(tools: Path) -> tuple[str, ...]:
    """The paths of what PyInstaller takes without being asked by another library."""
    info = tools / "PyInstaller" / "utils" / "hooks" / "qt" / "_modules_info.py"
    modules = imported()
    plugins = {
        plugin
        for one in runpy.run_path(str(info))["QT_MODULES_INFO"]
        if one.module in modules
        for plugin in one.plugins
    }
    others = ("_cffi", "_mini", "msgspec/", "nacl/", "numpy/", "shiboken6/", "websockets/")
    return (
        *(f"PySide6/{module}." for module in modules),
        *(f"PySide6/Qt/plugins/{plugin}/" for plugin in plugins),
        *others,
    )
