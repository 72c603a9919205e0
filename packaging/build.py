"""Make the packages that players install, on the system that they are for.

    python packaging/build.py [all] [--work DIR]
        everything that this system can make, in dist/
    python packaging/build.py folder [--ready] [--work DIR]
        only the folder with the program, below DIR/bundle
    python packaging/build.py installer --folder FOLDER [--work DIR] [--dist DIR]
        the Windows installer of a finished folder, wherever makensis is

Linux makes the wheel, tar.xz, AppImage and deb; Windows the installer, by NSIS; macOS the disk
image. Python 3.11 is enough. Without --work a temporary folder is used. With --ready this Python
already has all that requirements-play.txt and requirements-build.txt lock: no environment is made
and nothing is fetched. Nothing is written to the checkout except to dist/.

The same commit gives the same files on the same system; PUBLISHED=SHA256SUMS compares them with
what was published. Signing is optional: CERTIFICATE (a .pfx in base64) and CERTIFICATE_PASSWORD on
Windows, CODESIGN_IDENTITY and NOTARY_PROFILE on macOS. Linux needs cc, binutils and dpkg-deb.
"""

import argparse
import base64
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[1]
PACKAGING = ROOT / "packaging"
BUNDLE = PACKAGING / "bundle"
SYSTEM = platform.system()
ID = "io.github.alhambra_qt.AlhambraQt"
NAME = "alhambra-qt"
COMMANDS = (NAME, "alhambra-lab")
MOST = 45 * 1024 * 1024  # bytes in a package
ICON_SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
# What a Linux desktop has: parts of glibc, and what must fit its screen and its printers.
ON_EVERY_DESKTOP = re.compile(
    r"ld-linux.*|lib(c\.so\.6|dl\.so\.2|m\.so\.6|mvec\.so\.1|pthread\.so\.0|resolv\.so\.2|rt\.so\.1"
    r"|EGL\.so\.1|GL\.so\.1|xcb\.so\.1|wayland-.*\.so\..*|cups\.so\.2)"
)
# Windows 10 has it; wine 8 does not, and a stub without function stands in for it there.
ONLY_OF_WINDOWS = {"icuuc.dll"}
OF_WINE = (b"Wine builtin DLL", b"Wine placeholder DLL")  # in the head of each of its libraries


class Failure(Exception):
    """The build cannot go on; the text is one sentence for the person who started it."""


@dataclass(frozen=True)
class Place:
    """Where the work is done, and the Python into which everything locked is installed."""

    work: Path
    python: Path

    @property
    def folder(self) -> Path:
        """The finished program."""
        return self.work / "bundle" / ("Alhambra Qt.app" if SYSTEM == "Darwin" else NAME)

    @property
    def program(self) -> Path:
        """The command that opens the window."""
        inside = {"Darwin": f"Contents/MacOS/{NAME}", "Windows": f"{NAME}.exe"}
        return self.folder / inside.get(SYSTEM, NAME)


def say(text: str) -> None:
    """Print a line at once, also where the output is a pipe."""
    print(f"build: {text}", flush=True)


def run(
    trouble: str,
    *command: object,
    log: Path | None = None,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
) -> None:
    """Run a program to its end, with its output in a log if one is given.

    Raises:
        Failure: with the trouble, if the program is missing or ends with another status than 0.
    """
    words = [str(word) for word in command]
    output = log.open("wb") if log else None
    try:
        # Under wine, a standard input that is no file keeps Python from starting.
        done = subprocess.run(
            words,
            check=False,
            cwd=cwd,
            env=env,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT if output else None,
        )
    except FileNotFoundError:
        raise Failure(f"{trouble}: {words[0]} is not there") from None
    finally:
        if output:
            output.close()
    if done.returncode:
        raise Failure(f"{trouble}: see {log}" if log else trouble)


def output_of(*command: object, cwd: Path = ROOT) -> str | None:
    """Give what a program prints; None if it is missing or fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(
            words, check=False, cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True
        )
    except FileNotFoundError:
        return None
    return None if done.returncode else done.stdout.decode()


def version() -> str:
    """Give the version of the program, read from where it is defined."""
    text = (ROOT / "alhambra_qt" / "__init__.py").read_text(encoding="utf-8")
    if (found := re.search(r'^__version__ = "(.*)"', text, re.M)) is None:
        raise Failure("alhambra_qt/__init__.py has no __version__")
    return found[1]


def begin() -> None:
    """Let nothing depend on who builds, where and when: times are those of the commit."""
    if "SOURCE_DATE_EPOCH" not in os.environ:
        commit = output_of("git", "log", "-1", "--format=%ct")
        os.environ["SOURCE_DATE_EPOCH"] = (commit or str(int(time.time()))).strip()
    os.environ |= {
        "PYTHONHASHSEED": "0",
        "PYTHONDONTWRITEBYTECODE": "1",
        "LC_ALL": "C.UTF-8",
        "TZ": "UTC",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    os.umask(0o022)


def epoch() -> int:
    """Give the time of everything in the packages, in seconds."""
    return int(os.environ["SOURCE_DATE_EPOCH"])


def working_folder(name: str | None) -> Path:
    """Make the folder for the work, outside the checkout.

    Inside, `import alhambra_qt` would take the checkout, which lacks the data of the wheel.
    """
    folder = Path(name or tempfile.mkdtemp(prefix="alhambra-build-")).resolve()
    if folder.is_relative_to(ROOT):
        raise Failure(f"{folder} is inside the checkout; choose another folder for the work")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


# --- wheel and folder ---------------------------------------------------------------------------


def make_place(work: Path, ready: bool) -> Place:
    """Give this Python if it is ready, else an environment with everything that is locked."""
    if ready:
        return Place(work, Path(sys.executable))
    inside = "Scripts/python.exe" if SYSTEM == "Windows" else "bin/python"
    place = Place(work, work / "venv" / inside)
    if not place.python.exists():
        say(f"making an environment in {work / 'venv'}")
        run("no environment could be made", sys.executable, "-m", "venv", work / "venv")
    for goal in ("play", "build"):
        requirements = PACKAGING / f"requirements-{goal}.txt"
        pip(place, "--require-hashes", "--no-deps", "--requirement", requirements)
    return place


def pip(place: Place, *options: object) -> None:
    """Install into the environment."""
    quiet = ("--quiet", "install", "--no-warn-script-location")
    run("pip could not install", place.python, "-m", "pip", *quiet, *options)


def make_wheel(place: Place) -> Path:
    """Make the wheel, check it, and install it: what is frozen is what is in the wheel."""
    say("wheel")
    target = place.work / "wheel"
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir()
    options = ("--wheel", "--no-isolation", "--outdir", target, ROOT)
    run("no wheel", place.python, "-m", "build", *options, log=place.work / "wheel.log")
    wheel = target / f"alhambra_qt-{version()}-py3-none-any.whl"
    run("the wheel is not whole", place.python, PACKAGING / "check_wheel.py", wheel)
    pip(place, "--no-deps", "--force-reinstall", wheel)
    return wheel


def make_icons(place: Place) -> Path:
    """Make the icons that Windows and macOS want in one file."""
    folder = place.work / "icons"
    folder.mkdir(exist_ok=True)
    kinds = {"Windows": ("ico", ("alhambra", "game")), "Darwin": ("icns", ("alhambra",))}
    kind, names = kinds.get(SYSTEM, ("", ()))
    for name in names:
        options = (f"--{kind}", folder / f"{name}.{kind}", "--name", name)
        run("no icon", place.python, PACKAGING / "icons.py", *options)
    return folder


def make_folder(place: Place) -> None:
    """Freeze the wheel and complete the folder, check it, and let it play a game."""
    icons = make_icons(place)
    say("folder (a minute)")
    run(
        "no folder",
        *(place.python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", place.work / "bundle", "--workpath", place.work / "pyinstaller"),
        BUNDLE / "alhambra.spec",
        log=place.work / "bundle.log",
        cwd=place.work,
        env={**os.environ, "ALHAMBRA_ICONS": str(icons)},
    )
    contents = place.folder / "Contents" / "Resources" if SYSTEM == "Darwin" else place.folder
    run("licences are missing", place.python, PACKAGING / "licences.py", contents)
    if SYSTEM == "Linux":
        complete_linux(place.folder, place.work)
        check_libraries(place.folder)
    if SYSTEM == "Windows":
        complete_windows(place.folder, icons)
        check_windows(place.folder)
    say("folder: a game")
    play(place.program, place.work)


def files_of(folder: Path) -> list[Path]:
    """Give all files below a folder, without links, in the order of their names."""
    return sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


def copy_documents(folder: Path) -> None:
    """Put what people read beside the program."""
    for name in ("README.md", "CHANGELOG.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)


def set_times(folder: Path) -> None:
    """Give everything in the folder, and the folder, the time of the commit."""
    for path in [*folder.rglob("*"), folder]:
        if path.is_symlink():
            os.utime(path, (epoch(), epoch()), follow_symlinks=False)
        else:
            os.utime(path, (epoch(), epoch()))


def play(program: Path, work: Path) -> None:
    """Play a game of computer players from a home of its own, without this environment.

    Raises:
        Failure: if there is no result or no picture, or the hard player (numpy) does not play.
    """
    log = work / "game.log"
    clean = {**os.environ} if SYSTEM == "Windows" else {"PATH": "/usr/bin:/bin"}
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
        options = ("--demo", "--offscreen", "--seed", "build", "--home", home)
        env = {**clean, "HOME": home}
        run(f"{program} does not play", program, *options, log=log, env=env)
        picture = Path(home, "data", "demo.png")
        if not picture.is_file() or not picture.stat().st_size:
            raise Failure(f"{program} made no picture: see {log}")
    said = log.read_text(encoding="utf-8")
    # A program with a window has no output on Windows.
    if SYSTEM != "Windows" and not re.search(r"wins? with|points after", said):
        raise Failure(f"{program} shows no result: see {log}")
    if SYSTEM != "Darwin":
        lab = program.with_name(program.name.replace(NAME, "alhambra-lab"))
        games = ("--seats", "hard,easy", "--games", "2", "--jobs", "2", "--seed", "build")
        run(f"{lab} does not play", lab, "play", *games, log=work / "lab.log", env=clean)


def digest(path: Path) -> str:
    """Give the SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def differing(text: str, made: Sequence[Path]) -> list[str]:
    """Give the names of files that differ from a list of checksums, as `sha256sum` writes it.

    Raises:
        Failure: if the list names none of the files.
    """
    lines = (line.split(maxsplit=1) for line in text.splitlines() if line.strip())
    known = {name.strip().lstrip("*"): checksum for checksum, name in lines}
    common = [path for path in made if path.name in known]
    if not common:
        raise Failure("the list of published checksums names nothing that was made here")
    return [path.name for path in common if digest(path) != known[path.name]]


def check_sizes(made: Sequence[Path]) -> None:
    """Say how large the packages are.

    Raises:
        Failure: if one is too large.
    """
    for path in made:
        size = path.stat().st_size
        say(f"{path}: {size // 1_000_000} MB")
        # Nobody has made a disk image yet, so its size is only printed.
        if size > MOST and path.suffix != ".dmg":
            raise Failure(f"{path} is larger than 45 MB")


def finish(made: Sequence[Path], published: Path | None) -> None:
    """Write the checksums beside the packages, and compare them with those published.

    Raises:
        Failure: if a package is too large, or differs from what was published.
    """
    lines = [f"{digest(path)}  {path.name}\n" for path in made]
    (made[0].parent / "SHA256SUMS").write_text("".join(lines), encoding="utf-8", newline="\n")
    check_sizes(made)
    if published:
        other = differing(published.read_text(encoding="utf-8"), made)
        if other:
            raise Failure(f"not what was published: {', '.join(other)}")
        say("the same as was published")


def make_texts(work: Path) -> Path:
    """Make what menus, shops and the installer show, in every language."""
    folder = work / "texts"
    run("no texts", sys.executable, PACKAGING / "texts.py", folder)
    return folder


# --- Linux --------------------------------------------------------------------------------------


def complete_linux(folder: Path, work: Path) -> None:
    """Add what a desktop reads, and set modes and times, whatever those of the checkout are."""
    copy_documents(folder)
    texts = make_texts(work)

    def share(source: Path, place: str) -> None:
        target = folder / "share" / place
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)

    icons = ROOT / "assets" / "icons"
    share(texts / f"{ID}.desktop", f"applications/{ID}.desktop")
    share(texts / f"{ID}.metainfo.xml", f"metainfo/{ID}.metainfo.xml")
    share(texts / f"{ID}.mime.xml", f"mime/packages/{ID}.xml")
    for name, place in (
        ("alhambra", f"apps/{ID}"),
        ("game", "mimetypes/application-x-alhambra-game"),
    ):
        for size in ICON_SIZES:
            share(icons / f"{name}_{size}.png", f"icons/hicolor/{size}x{size}/{place}.png")
        share(icons / f"{name}.svg", f"icons/hicolor/scalable/{place}.svg")
    for page in (texts / "man").rglob("*.6"):
        share(page, page.relative_to(texts).as_posix())
    folder.chmod(0o755)
    for path in folder.rglob("*"):
        if not path.is_symlink():
            library = path.is_file() and ".so" in path.name
            runs = path.is_dir() or (path.stat().st_mode & 0o111 and not library)
            path.chmod(0o755 if runs else 0o644)
    set_times(folder)


def binaries(folder: Path) -> Iterator[Path]:
    """Give the libraries and programs of a folder for Linux."""
    for path in files_of(folder):
        if ".so" in path.name or path.stat().st_mode & 0o100:
            yield path


def check_libraries(folder: Path) -> None:
    """Find what the folder asks for and does not hold; PyInstaller only warns of it.

    Raises:
        Failure: if not every desktop has it.
    """
    asked: set[str] = set()
    for path in binaries(folder):
        said = output_of("readelf", "-d", path)
        if said is None:
            raise Failure("readelf is not there; it comes with binutils")
        asked |= set(re.findall(r"\(NEEDED\).*\[(.*)\]", said))
    held = {path.name for path in folder.rglob("*")}
    for library in sorted(asked - held):
        if not ON_EVERY_DESKTOP.fullmatch(library):
            raise Failure(f"{library} is missing here, and would be in the folder")


def needed_glibc(folder: Path) -> str:
    """Give the newest version of glibc that anything in the folder asks for."""
    found = {
        int(minor)
        for path in binaries(folder)
        for minor in re.findall(rb"GLIBC_2\.([0-9]+)", path.read_bytes())
    }
    return f"2.{max(found)}"


def make_tarball(place: Place, dist: Path) -> Path:
    """Pack the folder so that it runs wherever it is unpacked."""
    say("tar.xz")
    tarball = dist / f"{NAME}-{version()}-linux-{platform.machine()}.tar.xz"
    owner = ("--sort=name", "--owner=0", "--group=0", "--numeric-owner", f"--mtime=@{epoch()}")
    pack = ("tar", "--use-compress-program", "xz -9 -T1", *owner)
    run("no tar.xz", *pack, "-C", place.work / "bundle", "-cf", tarball, NAME)
    return tarball


def make_appimage(place: Place, dist: Path) -> list[Path]:
    """Make the folder of the AppImage and try it; the file too where appimagetool is."""
    say("AppImage")
    appimage = dist / f"{NAME}-{version()}-{platform.machine()}.AppImage"
    bundle = place.work / "bundle"
    run("no AppImage", "sh", PACKAGING / "appimage" / "build.sh", bundle, appimage)
    play(bundle / "AppDir" / "usr" / "lib" / NAME / NAME, place.work)
    return [appimage] if appimage.exists() else []


def make_deb(place: Place, dist: Path) -> Path:
    """Pack the folder for /opt, with its share/ below /usr."""
    say("deb")
    arch = (output_of("dpkg", "--print-architecture") or "").strip()
    if not arch:
        raise Failure("the Debian package can only be made where dpkg is")
    tree = place.work / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    for name in ("opt", "usr/bin", f"usr/share/doc/{NAME}", "DEBIAN"):
        (tree / name).mkdir(parents=True)
    installed = tree / "opt" / NAME
    shutil.copytree(place.folder, installed, symlinks=True)
    shutil.copytree(installed / "share", tree / "usr" / "share", dirs_exist_ok=True)
    shutil.rmtree(installed / "share")
    for name in COMMANDS:
        (tree / "usr" / "bin" / name).symlink_to(f"/opt/{NAME}/{name}")
    control = (BUNDLE / "control").read_text(encoding="utf-8")
    documents = tree / "usr" / "share" / "doc" / NAME
    shutil.copy(BUNDLE / "copyright", documents)
    (documents / "changelog").write_text(changelog(control), encoding="utf-8")
    pages = sorted((tree / "usr" / "share" / "man").rglob("*.6"))
    run("man pages are not packed", "gzip", "-9n", *pages, documents / "changelog")
    files = files_of(tree)
    # Of files alone: how large a folder is depends on where it lies.
    size = sum((path.stat().st_size + 1023) // 1024 for path in files)
    values = {"VERSION": version(), "ARCH": arch, "GLIBC": needed_glibc(place.folder), "SIZE": size}
    for name, value in values.items():
        control = control.replace(f"@{name}@", str(value))
    (tree / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    shutil.copyfile(BUNDLE / "postrm", tree / "DEBIAN" / "postrm")
    sums = "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree).as_posix()}\n"  # noqa: S324
        for path in sorted(files, key=lambda path: path.relative_to(tree).as_posix())
    )
    (tree / "DEBIAN" / "md5sums").write_text(sums, encoding="utf-8")
    (tree / "DEBIAN" / "postrm").chmod(0o755)
    for path in [tree, *tree.rglob("*")]:
        if path.is_dir() and not path.is_symlink():
            path.chmod(0o755)
    deb = dist / f"{NAME}_{version()}_{arch}.deb"
    options = ("--root-owner-group", "-Zxz", "-z9", "--build", tree, deb)
    run("no Debian package", "dpkg-deb", *options, log=place.work / "deb.log")
    run("the Debian package is broken", "dpkg-deb", "--info", deb, log=place.work / "deb.log")
    return deb


def changelog(control: str) -> str:
    """Give the changelog that Debian wants; ours is in the folder."""
    maintainer = re.search(r"^Maintainer: (.*)", control, re.M)
    if maintainer is None:
        raise Failure("packaging/bundle/control names no maintainer")
    day = format_datetime(datetime.fromtimestamp(epoch(), UTC))
    return (
        f"{NAME} ({version()}) stable; urgency=medium\n\n"
        f"  * /opt/{NAME}/CHANGELOG.md\n\n -- {maintainer[1]}  {day}\n"
    )


def make_linux(place: Place, dist: Path) -> list[Path]:
    """Make the packages for Linux of the finished folder."""
    tarball = make_tarball(place, dist)
    appimage = make_appimage(place, dist)
    made = [tarball, make_deb(place, dist), *appimage]
    size = sum(path.stat().st_size for path in files_of(place.folder)) // 1_000_000
    say(
        f"folder: {size} MB unpacked; needs glibc {needed_glibc(place.folder)} or newer, libgl1, "
        "libegl1 and fontconfig-config"
    )
    return made


# --- Windows ------------------------------------------------------------------------------------


def complete_windows(folder: Path, icons: Path) -> None:
    """Add documents and the icons that the installer needs, and sign the programs."""
    copy_documents(folder)
    for name in ("alhambra", "game"):
        shutil.copy(icons / f"{name}.ico", folder)
    set_times(folder)
    sign([folder / f"{name}.exe" for name in COMMANDS])


def check_windows(folder: Path) -> None:
    """Look for what only Windows itself may bring, and for libraries of wine.

    Raises:
        Failure: if the folder is not one of this program, or holds such a file.
    """
    if not (folder / f"{NAME}.exe").is_file():
        raise Failure(f"{folder} holds no {NAME}.exe")
    for path in files_of(folder):
        if path.name.lower() in ONLY_OF_WINDOWS:
            raise Failure(f"{path} must not be in the folder: Windows has its own")
        if path.suffix.lower() in (".dll", ".exe", ".pyd"):
            with path.open("rb") as file:
                head = file.read(256)
            if any(mark in head for mark in OF_WINE):
                raise Failure(f"{path} is a library of wine and must not be in the folder")


def sign(files: Iterable[Path]) -> None:
    """Sign programs if CERTIFICATE holds a certificate; else leave them as they are.

    Raises:
        Failure: if there is a certificate and no signtool, or signing fails.
    """
    certificate = os.environ.get("CERTIFICATE")
    if not certificate:
        return
    kits = Path(os.environ.get("PROGRAMFILES(X86)", "")) / "Windows Kits" / "10" / "bin"
    tools = sorted(kits.glob("*/x64/signtool.exe"))
    if not tools:
        raise Failure("there is a CERTIFICATE but no signtool, which is in the Windows SDK")
    with tempfile.TemporaryDirectory() as private:
        key = Path(private, "certificate.pfx")
        key.write_bytes(base64.b64decode(certificate))
        password = os.environ.get("CERTIFICATE_PASSWORD", "")
        for path in files:
            say(f"signing {path}")
            stamp = ("/fd", "sha256", "/td", "sha256", "/tr", "http://timestamp.digicert.com")
            run(
                f"{path} cannot be signed",
                tools[-1],
                "sign",
                *stamp,
                "/f",
                key,
                "/p",
                password,
                path,
            )


def find_makensis() -> Path | None:
    """Give NSIS's compiler: from the path, or from where its installer puts it on Windows."""
    if found := shutil.which("makensis"):
        return Path(found)
    for variable in ("PROGRAMFILES(X86)", "PROGRAMFILES"):
        usual = Path(os.environ.get(variable, ""), "NSIS", "makensis.exe")
        if variable in os.environ and usual.is_file():
            return usual
    return None


def target_of(makensis: Path) -> str:
    """Give the kind of installer to make: 64-bit where NSIS has it.

    NSIS for Windows comes with 32-bit stubs alone, which every 64-bit Windows runs; wine runs them
    only with its 32-bit half, which Debian does not install by default.
    """
    real = makensis.resolve()
    for data in (real.parent, real.parents[1] / "share" / "nsis"):
        if (data / "Stubs" / "lzma_solid-amd64-unicode").exists():
            return "amd64-unicode"
    return "x86-unicode"


def lists_of(folder: Path) -> str:
    """Give NSIS's macros that install every file of a folder, and remove exactly these.

    INSTALL_FILES, REMOVE_FILES: the files, and the folders once they are empty. FIND_FOREIGN
    puts the place of one of our files in $R0 if $INSTDIR already holds it. $ begins a variable.
    """
    files = sorted(PurePosixPath(path.relative_to(folder).as_posix()) for path in files_of(folder))
    above = {up for name in files for up in name.parents if up.parts}

    def inside(name: PurePosixPath) -> str:
        return "\\".join(["$INSTDIR", *(part.replace("$", "$$") for part in name.parts)])

    install = []
    for parent in sorted({name.parent for name in files}):
        install.append(f'SetOutPath "{inside(parent)}"')
        install += [f'File "{folder / name}"' for name in files if name.parent == parent]
    remove = [f'Delete "{inside(name)}"' for name in files]
    remove += [f'RMDir "{inside(up)}"' for up in sorted(above, reverse=True)]
    foreign = []
    for name in files:
        foreign += [f'IfFileExists "{inside(name)}" 0 +2', f'StrCpy $R0 "{inside(name)}"']
    macros = {"INSTALL_FILES": install, "REMOVE_FILES": remove, "FIND_FOREIGN": foreign}
    return "".join(
        "\n".join([f"!macro {name}", *lines, "!macroend\n"]) for name, lines in macros.items()
    )


def make_installer(folder: Path, work: Path, dist: Path) -> Path:
    """Run NSIS over a finished folder for Windows.

    Raises:
        Failure: if makensis is missing or fails, or the folder holds what it must not.
    """
    check_windows(folder)
    makensis = find_makensis()
    if makensis is None:
        raise Failure("makensis is not installed; it comes with NSIS")
    say("installer (a minute)")
    lists = work / "files.nsh"
    lists.write_text(lists_of(folder), encoding="utf-8", newline="\n")
    installer = dist / f"{NAME}-{version()}-windows-x86_64.exe"
    dist.mkdir(parents=True, exist_ok=True)
    numbers = [int(part) for part in re.findall(r"\d+", version())[:3]]
    values = {
        "TARGET": target_of(makensis),
        "VERSION": version(),
        "NUMBERS": ".".join(str(part) for part in (*numbers, 0, 0, 0, 0)[:4]),
        "FOLDER": folder,
        "TEXTS": make_texts(work) / "languages.nsh",
        "LISTS": lists,
        "OUTPUT": installer,
        "LICENSE_FILE": ROOT / "LICENSE",
        "KILOBYTES": sum((path.stat().st_size + 1023) // 1024 for path in files_of(folder)),
    }
    script = PACKAGING / "windows" / "installer.nsi"
    defines = [f"-D{name}={value}" for name, value in values.items()]
    options = ("-V2", "-WX", "-INPUTCHARSET", "UTF8", *defines, script)
    run("no installer", makensis, *options, log=work / "installer.log", cwd=work)
    sign([installer])
    return installer


# --- macOS --------------------------------------------------------------------------------------


def make_image(place: Place, dist: Path) -> Path:
    """Make the disk image, signed and notarised where the keychain has what is named."""
    identity = os.environ.get("CODESIGN_IDENTITY")
    profile = os.environ.get("NOTARY_PROFILE")
    signature = ("codesign", "--sign", identity, "--timestamp")
    if identity:
        say("signing")
        # Python needs to map what it compiles; nothing else is asked for.
        entitlements = ("--entitlements", PACKAGING / "macos" / "entitlements.plist")
        hardened = ("--force", "--deep", "--options", "runtime", *entitlements)
        run("the program cannot be signed", *signature, *hardened, place.folder)
        run("the signature is wrong", "codesign", "--verify", "--deep", "--strict", place.folder)
    say("disk image")
    image = dist / f"{NAME}-{version()}-macos-{platform.machine()}.dmg"
    stage = place.work / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir()
    shutil.copytree(place.folder, stage / place.folder.name, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    options = ("-volname", "Alhambra Qt", "-srcfolder", stage, "-format", "ULMO", "-ov", image)
    run("no disk image", "hdiutil", "create", *options, log=place.work / "image.log")
    if identity and profile:
        say("notarising")
        run("the image cannot be signed", *signature, image)
        submit = ("submit", image, "--keychain-profile", profile, "--wait")
        run("the image is not notarised", "xcrun", "notarytool", *submit)
        run("the image cannot be stapled", "xcrun", "stapler", "staple", image)
    return image


# --- what is asked for --------------------------------------------------------------------------


def make_all(work: Path) -> None:
    """Make everything that this system can make, in dist/."""
    published = os.environ.get("PUBLISHED")
    place = make_place(work, ready=False)
    dist = ROOT / "dist"
    dist.mkdir(exist_ok=True)
    wheel = Path(shutil.copy(make_wheel(place), dist))
    make_folder(place)
    if SYSTEM == "Linux":
        made = [wheel, *make_linux(place, dist)]
    elif SYSTEM == "Darwin":
        made = [wheel, make_image(place, dist)]
    elif find_makensis():
        made = [wheel, make_installer(place.folder, work, dist)]
    else:
        made = [wheel]
        say(f"no installer: makensis (NSIS) is not installed; the folder is {place.folder}")
    finish(made, Path(published) if published else None)
    say("the packages of other systems are made there (packaging/PACKAGING.md)")


def parser() -> argparse.ArgumentParser:
    """Give the options."""
    whole = argparse.ArgumentParser(
        description="Make the packages that players install, on the system they are for."
    )
    commands = whole.add_subparsers(dest="command", metavar="COMMAND")
    everything = commands.add_parser("all", help="everything this system can make, in dist/")
    folder = commands.add_parser("folder", help="only the folder with the program")
    installer = commands.add_parser("installer", help="the Windows installer of a finished folder")
    for one in (everything, folder, installer):
        one.add_argument("--work", metavar="DIR", help="do the work there, and keep it")
    folder.add_argument(
        "--ready", action="store_true", help="this Python has everything: make no environment"
    )
    installer.add_argument("--folder", type=Path, required=True, help="that of the program")
    installer.add_argument("--dist", type=Path, default=ROOT / "dist", metavar="DIR")
    whole.set_defaults(work=None)
    return whole


def main(arguments: Sequence[str]) -> int:
    """Make what was asked for; 1 after one sentence if it cannot be made."""
    options = parser().parse_args(arguments)
    try:
        if SYSTEM not in ("Linux", "Windows", "Darwin"):
            raise Failure(f"there are no packages for {SYSTEM}")
        begin()
        work = working_folder(options.work)
        if options.command == "installer":
            dist = options.dist.resolve()
            installer = make_installer(options.folder.resolve(), work, dist)
            check_sizes([installer])
        elif options.command == "folder":
            place = make_place(work, options.ready)
            make_wheel(place)
            make_folder(place)
            say(f"{place.folder} is ready")
        else:
            make_all(work)
    except (Failure, OSError) as trouble:
        print(f"build: {trouble}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
