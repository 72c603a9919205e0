"""Packages that are made on other systems: what can be checked of their recipes everywhere."""

import ast
import json
import plistlib
import re
import runpy
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml

from alhambra_qt import __version__, app, i18n, paths
from alhambra_qt.controller.game.records import SUFFIX
from tests.processes import ROOT, run

PACKAGING = ROOT / "packaging"
RELEASE = ROOT / ".github" / "workflows" / "release.yml"
BUILD = PACKAGING / "build.py"


def text(name: str) -> str:
    """A file of the folder."""
    return (PACKAGING / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def build() -> dict[str, Any]:
    """The definitions of the script that makes the packages."""
    return runpy.run_path(str(BUILD))


@pytest.fixture
def made_up(tmp_path: Path) -> Path:
    """A folder for Windows with few files, whose names are unusual."""
    folder = tmp_path / "made up" / "alhambra-qt"
    for name in ("alhambra-qt.exe", "alhambra-lab.exe", "LICENSE", "_internal/a b/$INSTDIR é.txt"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"MZ " + name.encode())
    (folder / "_internal" / "only" / "folders").mkdir(parents=True)
    (folder / "_internal" / "only" / "folders" / "x.dll").write_bytes(b"MZ")
    return folder


def is_there(name: str) -> bool:
    """Whether a file that a recipe names is in the project."""
    plain = name.replace("\\", "/").strip("\"'")
    return (ROOT / plain).exists()


@pytest.mark.parametrize("name", sorted(path.name for path in PACKAGING.glob("*.sh")))
def test_every_script_is_sound(name: str) -> None:
    """The shell reads it, and so does shellcheck where it is installed."""
    check(PACKAGING / name)


@pytest.mark.parametrize("name", ["appimage/build.sh", "appimage/AppRun", "windows/wine.sh"])
def test_every_recipe_is_sound(name: str) -> None:
    """So are those of other packages."""
    check(PACKAGING / name)


def check(script: Path) -> None:
    """Let the tools that are there read a script."""
    for tool in (["sh", "-n"], ["shellcheck", "-x", "-S", "warning"]):
        if shutil.which(tool[0]):
            done = run([*tool, script])
            assert done.returncode == 0, done.stdout + done.stderr


def test_scripts_name_what_is_there() -> None:
    """Every file of the project that a recipe names exists."""
    names = [
        *("build.sh", "windows/installer.nsi", "appimage/build.sh"),
        *("setup.ps1", "play.cmd", "test.cmd", "publish.sh"),
    ]
    found = [
        (name, word)
        for name in names
        for word in re.findall(r"(?<![\w$-])packaging[\\/][\w./\\-]+\.\w+", text(name))
    ]
    assert len(found) > 8
    assert [pair for pair in found if not is_there(pair[1])] == []


@pytest.mark.parametrize("options", [[], ["folder"], ["installer"]])
def test_the_build_explains_itself(options: list[str]) -> None:
    """Each command has help."""
    done = run([sys.executable, BUILD, *options, "--help"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "--work" in done.stdout or "installer" in done.stdout


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["folder", "--ready", "--work", ROOT / "dist" / "work"], "is inside the checkout"),
        (["installer", "--folder", ROOT / "docs"], "holds no alhambra-qt.exe"),
    ],
)
def test_a_failed_build_says_why(tmp_path: Path, options: list[object], reason: str) -> None:
    """One sentence, and status 1; PyInstaller must not find the checkout, which has no data."""
    work = [] if "--work" in options else ["--work", tmp_path]
    done = run([sys.executable, BUILD, *options, *work])
    assert done.returncode == 1
    (line,) = done.stderr.splitlines()
    assert reason in line
    assert not (ROOT / "dist" / "work").exists()


def test_published_files_are_compared(build: dict[str, Any], tmp_path: Path) -> None:
    """By their names in the list; a list of other files proves nothing."""
    first, second = tmp_path / "one.deb", tmp_path / "two.exe"
    first.write_bytes(b"1")
    second.write_bytes(b"2")
    sums = f"{build['digest'](first)}  one.deb\n{build['digest'](first)} *two.exe\n"
    assert build["differing"](sums, [first, second]) == ["two.exe"]
    assert build["differing"](sums, [first]) == []
    with pytest.raises(build["Failure"], match="names nothing"):
        build["differing"]("", [first])


def test_packages_have_a_limit(build: dict[str, Any], tmp_path: Path) -> None:
    """One that is too large is refused."""
    package = tmp_path / "large.deb"
    with package.open("wb") as file:
        file.truncate(build["MOST"])
    build["check_sizes"]([package])
    with package.open("ab") as file:
        file.write(b"1")
    with pytest.raises(build["Failure"], match="larger than 45 MB"):
        build["check_sizes"]([package])


def test_libraries_of_every_desktop(build: dict[str, Any]) -> None:
    """The system brings only what all desktops have."""
    known = build["ON_EVERY_DESKTOP"].fullmatch
    for name in ("libc.so.6", "ld-linux-x86-64.so.2", "libwayland-client.so.0", "libcups.so.2"):
        assert known(name)
    for name in ("libssl.so.3", "libcups.so.20", "libxcb-cursor.so.0", "libc.so.60", "xlibc.so.6"):
        assert not known(name)


def wanted() -> Callable[[tuple[str, str, str]], bool]:
    """The function of the recipe that says which files belong into the folder."""
    tree = ast.parse(text("bundle/alhambra.spec"))
    names = {"NO_FILE", "NO_LIBRARY", "NO_QT", "wanted"}
    tree.body = [
        part
        for part in tree.body
        if getattr(part, "name", "") in names
        or (isinstance(part, ast.Assign) and ast.unparse(part.targets[0]) in names)
    ]
    found: dict[str, Any] = {"LANGUAGES": list(i18n.LANGS)}
    exec(compile(tree, "alhambra.spec", "exec"), found)  # noqa: S102
    function: Callable[[tuple[str, str, str]], bool] = found["wanted"]
    return function


@pytest.mark.parametrize("name", ["icuuc.dll", r"PySide6\icuuc.dll", "PySide6/ICUUC.dll"])
def test_the_folder_has_no_icu_of_windows(name: str) -> None:
    """Windows brings its own; under wine a stub without function is in its place."""
    assert not wanted()((name, "", "BINARY"))
    assert wanted()((r"PySide6\Qt6Core.dll", "", "BINARY"))


def test_what_the_folder_leaves_to_the_system() -> None:
    """Not CUPS itself, but Qt's plug-in for it; nothing that depends on where it was made."""
    assert not wanted()(("libcups.so.2", "", "BINARY"))
    plugin = "PySide6/Qt/plugins/printsupport/libcupsprintersupport.so"
    assert wanted()((plugin, "", "BINARY"))
    assert not wanted()(("websockets-17.4.dist-info/RECORD", "", "DATA"))
    assert wanted()(("websockets-17.4.dist-info/METADATA", "", "DATA"))


def test_a_folder_for_windows_is_checked(build: dict[str, Any], made_up: Path) -> None:
    """Neither that stub nor a library of wine gets into the installer."""
    check = build["check_windows"]
    check(made_up)
    stub = made_up / "_internal" / "ICUuc.dll"
    stub.write_bytes(b"MZ")
    with pytest.raises(build["Failure"], match="Windows has its own"):
        check(made_up)
    stub.rename(stub.with_name("ucrtbase.dll"))
    check(made_up)
    stub.with_name("ucrtbase.dll").write_bytes(b"MZ".ljust(64) + b"Wine builtin DLL")
    with pytest.raises(build["Failure"], match="a library of wine"):
        check(made_up)


def test_the_uninstaller(build: dict[str, Any], made_up: Path) -> None:
    """Each file by its name and each folder only if it is empty: other files there stay."""
    macros = {}
    for part in build["lists_of"](made_up).split("!macroend\n")[:-1]:
        head, *lines = part.splitlines()
        macros[head.removeprefix("!macro ")] = lines
    strange = r"_internal\a b\$$INSTDIR é.txt"
    files = ["LICENSE", strange, r"_internal\only\folders\x.dll", "alhambra-lab.exe"]
    files.append("alhambra-qt.exe")
    remove = macros["REMOVE_FILES"]
    assert [line for line in remove if line.startswith("Delete")] == [
        rf'Delete "$INSTDIR\{name}"' for name in files
    ]
    assert [line for line in remove if not line.startswith("Delete")] == [
        r'RMDir "$INSTDIR\_internal\only\folders"',
        r'RMDir "$INSTDIR\_internal\only"',
        r'RMDir "$INSTDIR\_internal\a b"',
        r'RMDir "$INSTDIR\_internal"',
    ]
    assert sum(line.startswith("File ") for line in macros["INSTALL_FILES"]) == len(files)
    assert f'File "{made_up / "_internal" / "a b" / "$INSTDIR é.txt"}"' in macros["INSTALL_FILES"]
    assert [line for line in macros["FIND_FOREIGN"] if line.startswith("StrCpy")] == [
        rf'StrCpy $R0 "$INSTDIR\{name}"' for name in files
    ]
    assert "RMDir /r" not in "\n".join(remove) + text("windows/installer.nsi")


def test_a_folder_is_packed(build: dict[str, Any], made_up: Path, tmp_path: Path) -> None:
    """NSIS understands the script, and warns of nothing."""
    if build["find_makensis"]() is None:
        pytest.skip("NSIS is not installed")
    for name in ("alhambra", "game"):
        icon = runpy.run_path(str(PACKAGING / "icons.py"))["ico"](name)
        (made_up / f"{name}.ico").write_bytes(icon)
    work = ["--work", tmp_path / "work", "--dist", tmp_path / "dist"]
    done = run([sys.executable, BUILD, "installer", "--folder", made_up, *work])
    log = tmp_path / "work" / "installer.log"
    assert done.returncode == 0, done.stderr + log.read_text(encoding="utf-8")
    made = tmp_path / "dist" / f"alhambra-qt-{__version__}-windows-x86_64.exe"
    assert made.read_bytes()[:2] == b"MZ"


def test_the_kind_of_installer(build: dict[str, Any], tmp_path: Path) -> None:
    """It is for 64 bits where NSIS has a stub for them: in Debian, not in its own package."""
    windows = tmp_path / "NSIS" / "makensis.exe"
    debian = tmp_path / "usr" / "bin" / "makensis"
    stubs = tmp_path / "usr" / "share" / "nsis" / "Stubs"
    for file in (windows, debian, stubs / "lzma_solid-amd64-unicode"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch()
    assert build["target_of"](windows) == "x86-unicode"
    assert build["target_of"](debian) == "amd64-unicode"


def defined() -> dict[str, str]:
    """The names that the installer's script defines."""
    found = re.findall(r'^!define (\w+) "(.*)"$', text("windows/installer.nsi"), re.M)
    return dict(found)


def test_the_installer_knows_the_program(build: dict[str, Any]) -> None:
    """File type, window class, folder of the games and the commands are those of the program."""
    script, names = text("windows/installer.nsi"), defined()
    assert names["APP_ID"] == app.DESKTOP_ID == build["ID"]
    assert names["SUFFIX"] == SUFFIX
    assert names["GAMES"] == rf"$LOCALAPPDATA\{paths.APP}"
    assert names["EXE"] == f"{build['NAME']}.exe"
    assert """'"$INSTDIR\\${EXE}" "%1"'""" in script  # the file alone: the program takes it so
    assert __version__ not in script
    given = set(re.findall(r'^ +"([A-Z_]+)": ', BUILD.read_text(encoding="utf-8"), re.M))
    head = re.search(r"^; It defines (.*?)\. LISTS", script, re.M)
    assert head
    assert set(re.findall(r"[A-Z_]{3,}", head[1])) <= given


def test_the_installer_speaks_every_language(tmp_path: Path) -> None:
    """Each language of the program has its own words there; nothing in the script is unsaid."""
    maker = runpy.run_path(str(PACKAGING / "texts.py"))
    maker["write"](tmp_path)
    files = (paths.i18n_dir() / lang / "language.json" for lang in i18n.LANGS)
    written = [json.loads(path.read_text(encoding="utf-8")) for path in files]
    said = (tmp_path / "languages.nsh").read_text(encoding="utf-8")
    words: dict[str, dict[str, str]] = {}
    for key, lang, word in re.findall(r'^LangString (\w+) \$\{LANG_(\w+)\} "(.*)"$', said, re.M):
        assert word not in words.setdefault(lang, {}).values()
        words[lang][key] = word
    names = re.findall(r'MUI_LANGUAGE "(\w+)"', said)
    given = [maker["FIRST"], *(facts["nsis"] for facts in written if "nsis" in facts)]
    assert {*names} == {*given}
    assert [*words] == [name.upper() for name in names]
    assert len({frozenset(of_one) for of_one in words.values()}) == 1
    script = text("windows/installer.nsi")
    first = words[names[0].upper()]
    assert set(re.findall(r"\$\((\w+)\)|REFUSE ([A-Z]\w+)", script)) <= {
        pair for key in first for pair in ((key, ""), ("", key))
    }
    for key in first:
        assert f"$({key})" in script or f"REFUSE {key}\n" in script
        used = {frozenset(re.findall(r"\$\{?\w+", of_one[key])) for of_one in words.values()}
        assert len(used) == 1, key


def test_nsis_knows_the_languages(tmp_path: Path) -> None:
    """NSIS has each language under the name that its folder gives."""
    if shutil.which("makensis") is None:
        pytest.skip("NSIS is not installed")
    runpy.run_path(str(PACKAGING / "texts.py"))["write"](tmp_path)
    script = tmp_path / "trial.nsi"
    script.write_text(
        '!include MUI2.nsh\n!define GAMES "$TEMP"\nOutFile trial.exe\n'
        "!insertmacro MUI_PAGE_INSTFILES\n!include languages.nsh\n"
        'Section\nDetailPrint "$(STAY) $(WINDOWS)"\nSectionEnd\n',
        encoding="utf-8",
    )
    done = run(["makensis", "-V2", "-INPUTCHARSET", "UTF8", str(script)], cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_installer_asks_for_no_rights() -> None:
    """Anybody may install it for themselves, and games are not removed."""
    script = text("windows/installer.nsi")
    assert re.findall(r"^RequestExecutionLevel (\w+)", script, re.M) == ["user"]
    assert "HKLM" not in script
    assert "SetShellVarContext" not in script  # the person's folders are the default
    assert [line for line in script.splitlines() if "${GAMES}" in line] == []


def test_windows_scripts_do_the_same() -> None:
    """Their steps are those of the scripts for other systems."""
    script = re.findall(
        r"\.venv/bin/(?:python -m )?((?:ruff|codespell_lib|tests\.platforms|pytest)[^\"\n]*?)"
        r" *(?:\"\$@\".*)?$",
        text("test.sh"),
        re.M,
    )
    windows = re.findall(r"^%python% -m (.*?) (?:%\* )?\|\| exit", text("test.cmd"), re.M)
    assert [line.strip() for line in script][: len(windows)] == windows
    for line in ("--require-hashes --no-deps", "--no-deps --no-build-isolation --editable ."):
        assert line in text("setup.sh")
        assert line in text("setup.ps1")
    assert "requirements-$Goal.txt" in text("setup.ps1")


def test_flatpak() -> None:
    """The manifest is whole, and asks for no files of the person."""
    file = PACKAGING / "flatpak" / f"{app.DESKTOP_ID}.yml"
    data: dict[str, Any] = yaml.safe_load(file.read_text(encoding="utf-8"))
    assert data["app-id"] == app.DESKTOP_ID
    assert {"runtime", "runtime-version", "sdk", "command", "modules"} <= set(data)
    assert not [one for one in data["finish-args"] if "filesystem" in one]
    (module,) = data["modules"]
    assert f"/app/bin/{data['command']}" in " ".join(module["build-commands"])


def test_entitlements() -> None:
    """The entitlements of the macOS bundle are a valid list."""
    data = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert data
    assert all(value is True for value in data.values())


def test_the_release_makes_every_package() -> None:
    """One tag makes the packages of all systems after a full run; each script is there."""
    jobs: dict[str, Any] = yaml.safe_load(RELEASE.read_text(encoding="utf-8"))["jobs"]
    steps = [step for job in jobs.values() for step in job.get("steps", ())]
    runs = [step["run"] for step in steps if "run" in step]
    named = [word for run in runs for word in run.split() if "/" in word]
    assert [name for name in named if not is_there(name)] == []
    makes = {name: str(job.get("steps")) for name, job in jobs.items()}
    assert "packaging/build.sh" in makes["linux"]
    assert "packaging/build.py" in text("build.sh")
    for system in ("windows", "macos"):
        assert "python packaging/build.py" in makes[system]
    assert set(jobs["publish"]["needs"]) == set(jobs) - {"publish"}
    assert is_there(jobs["night"]["uses"].removeprefix("./"))
    kept = " ".join(step["with"]["path"] for step in steps if "path" in step.get("with", {}))
    for kind in ("whl", "tar.xz", "deb", "AppImage", "exe", "dmg"):
        assert f"*.{kind}" in kept
        assert f"*.{kind}" in text("publish.sh")


def test_notes_of_a_release() -> None:
    """The page of a release says what the list of changes says of that version."""
    notes = runpy.run_path(str(PACKAGING / "notes.py"))["notes"]
    assert notes(__version__)
    with pytest.raises(SystemExit, match="says nothing"):
        notes("99.0.0")
