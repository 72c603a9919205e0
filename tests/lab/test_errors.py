"""Bad input: status 2 and one clear line that names file and field, never a traceback."""

import signal
import sys
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from alhambra_qt import __version__
from alhambra_qt.engine.pieces import CARD_ID, CURRENCIES, TILE_ID
from alhambra_qt.lab.cli import main
from alhambra_qt.modules import ALL
from alhambra_qt.modules import IDS as MODULE_IDS
from tests.cases import count
from tests.lab.kit import Run, lab, lines, position, written
from tests.processes import HEEDING, Process, group, left_after, run

COMMAND = [sys.executable, "-m", "alhambra_qt.lab.cli"]


@pytest.mark.parametrize(
    ("words", "part"),
    [
        ([], "COMMAND"),
        (["dance"], "dance"),
        (["analyse"], "RECORD"),
        (["analyse", "game.alhambra"], "no such file"),
        (["analyse", "game.alhambra", "--futures", "1"], "--futures"),
        (["analyse", "game.alhambra", "--lang", "pl"], "--lang"),
        (["legal"], "POSITION"),
        (["legal", "p", "--seat", "x"], "--seat"),
        (["legal", "p", "--seat", "-1"], "--seat"),
        (["legal", "p", "--se", "1"], "--se"),
        (["why", "p"], "--tile"),
        (["why", "p", "--tile", "garden-11"], "--at"),
        (["why", "p", "--tile", "garden-11", "--at", "1;2"], "--at"),
        (["why", "p", "--tile", "garden-11", "--at"], "--at"),
        (["why", "p", "--tile", "garden-11", "--at", "1,2", "--lang", "pl"], "--lang"),
        (["why", "-", "--tile", "garden-11"], "--tile"),
        (["score", "p"], "--scoring"),
        (["play", "--seats", "random,random", "--seed", "\udcff"], "--seed"),
        (["score", "p", "--scoring", "4"], "--scoring"),
        (["score", "p", "--scoring", "1", "--attack", "x"], "--attack"),
        (["perft", "p"], "--depth"),
        (["perft", "p", "--depth", "-1"], "--depth"),
        (["play"], "--seats"),
        (["play", "--seats", "random"], "--seats"),
        (["play", "--seats", "random," * 6 + "random"], "--seats"),
        (["play", "--seats", "random,clever"], "clever"),
        (["play", "--seats", "random,Medium"], "Medium"),
        (["play", "--seats", "random,random", "--games", "0"], "--games"),
        (["play", "--seats", "random,random", "--jobs", "-1"], "--jobs"),
        (["play", "--seats", "random,random", "--jobs", "many"], "--jobs"),
        (["play", "--seats", "random,medium", "--sprt", "0.5"], "--sprt"),
        (["play", "--seats", "random,medium", "--sprt", "0.6,0.5"], "--sprt"),
        (["play", "--seats", "random,medium", "--sprt", "0,nan"], "--sprt"),
        (["play", "--seats", "random,random", "--sprt", "0.4,0.6"], "--sprt"),
        (["play", "--seats", "random,random", "--scheduler", "somewhere"], "--scheduler"),
        (["play", "--seats", "random,random", "--scheduler", "foo://x:1"], "--scheduler"),
        (
            ["play", "--seats", "random,random", "--jobs", "2", "--scheduler", "tcp://x:1"],
            "--scheduler",
        ),
        (["play", "--seats", "random,random", "--modules", "camps,pirates"], "pirates"),
        (["replay", "p", "--until", "-3"], "--until"),
        (["share", "p"], "--html"),
        (["share", "p", "--html", "x", "--lang", "q1"], "--lang"),
        (["bench", "--seconds", "0"], "--seconds"),
        (["bench", "--seconds", "nan"], "--seconds"),
    ],
)
def test_bad_arguments(words: list[str], part: str) -> None:
    """A wrong argument is named."""
    assert part in lab(*words).complaint


COMMANDS = "legal why score play replay share perft bench actions analyse".split()


def test_what_is_there_is_offered() -> None:
    """The help lists every command."""
    done = run([*COMMAND, "--help"], check=True)
    assert [command for command in COMMANDS if command not in done.stdout] == []
    assert not done.stderr


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    """Every command has its help and tells its version."""
    version = f"alhambra-lab {__version__}\n"
    for command in COMMANDS:
        for option, part in (("--help", f"alhambra-lab {command}"), ("--version", version)):
            assert main([command, option]) == 0
            results = capsys.readouterr()
            assert part in results.out
            assert not results.err


@pytest.mark.parametrize("command", ["legal", "replay"])
@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"", "not JSON"),
        (b"{", "not JSON"),
        (b"\xff\xfe", "not UTF-8"),
        (b"[" * 100_000, "too deeply"),
        (b'{"seed": NaN}', "NaN"),
        (b'{"seed": -Infinity}', "Infinity"),
        (b'{"seed": ' + b"9" * 9999 + b"}", "digits"),
        (b'{"seed": 1, "seed": 2}', "twice"),
        (b"[]", "object"),
        (b"null", "object"),
        (b'{"format": "alhambra"}', "format"),
        (b'{"format": ["a"]}', "format"),
    ],
)
def test_bad_files(tmp_path: Path, command: str, content: bytes, part: str) -> None:
    """A file that cannot be read is named, with the reason."""
    path = tmp_path / "bad.json"
    path.write_bytes(content)
    complaint = lab(command, path).complaint
    assert complaint.startswith(f"{path}: ")
    assert part in complaint


def test_a_file_may_begin_with_a_mark(tmp_path: Path) -> None:
    """The mark that some editors put before UTF-8 text is no fault."""
    path = written(tmp_path, position())
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert "place" in lab("legal", path).only


@pytest.mark.parametrize("command", [["legal"], ["replay"], ["perft", "--depth=1"]])
def test_files_that_are_none(tmp_path: Path, command: list[str]) -> None:
    """A missing file and a folder are named."""
    assert f"{tmp_path / 'no'}: " in lab(*command, tmp_path / "no").complaint
    assert f"{tmp_path}: " in lab(*command, tmp_path).complaint
    assert "cannot be read" in lab(*command, "a\0b").complaint


def test_field_and_rule_are_named(tmp_path: Path) -> None:
    """The line says file, field, what is wrong, and the rule."""
    tiles = [{"tile": "garden-6-esw", "at": [1, 0]}]
    path = written(tmp_path, position(seats=[{"alhambra": tiles}, {}]))
    complaint = lab("score", path, "--scoring", 1).complaint
    assert complaint.startswith(f"{path}: seats.0.alhambra.0.at: garden-6-esw at [1, 0]")
    assert complaint.endswith("(rule build.edges)")


def test_options_are_named_like_fields(tmp_path: Path) -> None:
    """A tile or seat that is not there is answered with the option's name."""
    path = written(tmp_path, position())
    assert "--seat: " in lab("legal", path, "--seat", 2).complaint
    assert "--tile: " in lab("why", path, "--tile", "x", "--at", "1,1").complaint
    assert "--at: " in lab("why", path, "--tile", "garden-11", "--at", "101,1").complaint
    camp = lab("why", path, "--tile", "camp-5-s", "--at", "1,1").complaint
    assert camp.endswith("(rule camps.deal)")


def test_play_needs_a_folder(tmp_path: Path) -> None:
    """Records go into a folder; a file in its place is named."""
    path = written(tmp_path, {})
    complaint = lab("play", "--seats", "random,random", "--record", path).complaint
    assert complaint.startswith(f"{path}: ")


# -- how it ends ------------------------------------------------------------------------------


def test_nobody_reads_on() -> None:
    """A closed pipe ends the command quietly."""
    with Process([*COMMAND, "play", "--seats", "random,random", "--games", "500"]) as made:
        made.close_output()
        status, _, err = made.end()
    assert (status, err) == (0, "")


@pytest.mark.only_on("linux", "needs a device that is always full")
def test_no_room_for_the_answer() -> None:
    """A full disk is one clear line."""
    with Path("/dev/full").open("wb") as full:
        done = run([*COMMAND, "actions"], stdout=full)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


@pytest.mark.only_on("posix", "Ctrl+C for one program: Windows sends it to all at a console")
@pytest.mark.parametrize(
    ("jobs", "played"), [(1, True), (2, False), pytest.param(2, True, marks=[pytest.mark.night])]
)
@pytest.mark.only_on("linux", "looks at /proc")
def test_interrupted(jobs: int, played: bool) -> None:
    """Ctrl+C ends the command at once and with one line and status 130, wherever it comes."""
    with playing(jobs) as made:
        if played:
            made.line()
        else:
            while len(group(made.pid)) <= 1:  # the processes are being started
                assert not made.ended
                time.sleep(0.02)
        made.signal(signal.SIGINT, group=True)
        status, _, err = made.end()
    assert (status, err) == (130, "alhambra-lab: interrupted\n")


def test_killed() -> None:
    """If the command is killed, the processes that play for it end by themselves."""
    with playing(2) as made:
        made.line()
        assert len(group(made.pid)) >= 3
        made.kill()
        assert left_after(made.pid, 30) == set()


def playing(jobs: int) -> Process:
    """Start a command that plays for a long time."""
    words = ["play", "--seats", "medium,medium", "--games", "5000", "--jobs", str(jobs)]
    return Process([*COMMAND, *words], **HEEDING)


# -- anything at all --------------------------------------------------------------------------

IDS = st.sampled_from([name for name in (*TILE_ID, *CARD_ID) if name])
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.integers(min_value=10**300, max_value=10**301)
    | st.floats()
    | st.text(max_size=8)
    | st.just("\ud800")  # half of a letter: JSON can write it, nothing else can
    | IDS
)
ANYTHING = st.recursive(
    SCALARS,
    lambda part: (
        st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=4), part, max_size=3)
    ),
    max_leaves=8,
)
FIELDS = [name for module in ALL for name in module.fields]
NAMES = st.sampled_from(
    [*FIELDS, *CURRENCIES, "name", "score", "hand", "reserve", "alhambra", "tile", "at", "x"]
)
CELLS = st.lists(st.integers(min_value=-3, max_value=3), min_size=2, max_size=2)
BUILT = st.lists(
    st.fixed_dictionaries({"tile": IDS, "at": CELLS | ANYTHING}) | ANYTHING, max_size=5
)
SEAT = st.fixed_dictionaries(
    {},
    optional={
        "name": st.text() | SCALARS,
        "score": st.integers(0, 200) | SCALARS,
        "alhambra": BUILT,
        "reserve": BUILT,
        "hand": st.lists(IDS | SCALARS, max_size=6),
        "vizier": SCALARS,
    },
)
POSITION = st.fixed_dictionaries(
    {
        "format": st.just("alhambra-position"),
        "version": st.just(1) | SCALARS,
        "seats": st.lists(SEAT | ANYTHING, min_size=2, max_size=6) | ANYTHING,
    },
    optional={
        "seed": SCALARS,
        "modules": st.lists(st.sampled_from([*MODULE_IDS, "x"]), max_size=3) | ANYTHING,
        "variants": ANYTHING,
        "scorings_done": st.integers(-1, 4) | SCALARS,
        "to_move": st.integers(-1, 6) | SCALARS,
        "market": st.dictionaries(NAMES, IDS | SCALARS, max_size=4) | ANYTHING,
        "display": st.lists(IDS | SCALARS, max_size=5),
        "dirk": st.dictionaries(NAMES | st.just("tiles"), ANYTHING, max_size=2) | ANYTHING,
        "deck": st.lists(IDS, max_size=4) | ANYTHING,
        "discards": st.lists(IDS, max_size=4) | ANYTHING,
        "bag": st.lists(IDS, max_size=4) | ANYTHING,
        "attack_next": ANYTHING,
    },
)


def only_answers(run: Run, wanted: str) -> None:
    """Each line is either answered or refused in the promised way."""
    assert (run.status, run.err) == (0, "")
    for answer in run.out:
        if "error" in answer:
            assert set(answer) == {"error"}
            assert set(answer["error"]) == {"field", "rule", "message"}
            assert all(isinstance(part, str) for part in answer["error"].values())
            assert answer["error"]["message"]
        else:
            assert wanted in answer


@settings(max_examples=count(25, 150), suppress_health_check=[HealthCheck.too_slow])
@given(st.lists(POSITION | ANYTHING, min_size=1, max_size=4))
def test_any_lines(documents: list[object]) -> None:
    """Any JSON gets one answer a line: a result, or an error in its place."""
    stdin = lines(*documents)
    for words, wanted in ((["legal"], "place"), (["score", "--scoring", "2"], "totals")):
        run = lab(words[0], "-", *words[1:], stdin=stdin)
        assert len(run.out) == len(documents)
        only_answers(run, wanted)


@settings(max_examples=count(30, 60), suppress_health_check=[HealthCheck.too_slow])
@given(POSITION, IDS | ANYTHING, CELLS | ANYTHING)
def test_any_question(place: object, tile: object, at: object) -> None:
    """``why`` answers whatever it is asked, or says which field is wrong."""
    run = lab("why", "-", stdin=lines({"position": place, "tile": tile, "at": at}))
    only_answers(run, "legal")


@settings(max_examples=count(50, 100), suppress_health_check=[HealthCheck.too_slow])
@given(st.binary(max_size=200))
def test_any_bytes(content: bytes) -> None:
    """Any bytes get an answer for every line."""
    run = lab("legal", "-", stdin=content)
    assert len(run.out) == content.count(b"\n") + (not content.endswith(b"\n") and content != b"")
    only_answers(run, "place")


def test_a_mistake_of_the_program_names_its_place() -> None:
    """An error in the program itself is one line with the file and line where it was raised."""
    code = "\n".join(
        (
            "from alhambra_qt.lab import arguments, cli",
            "def parser():",
            "    return 1 // 0",
            "arguments.parser = parser",
            "cli.main()",
        )
    )
    done = run([sys.executable, "-c", code])
    assert done.returncode == 1
    assert "mistake of the program: ZeroDivisionError" in done.stderr
    assert done.stderr.endswith("(<string>:3)\n")
    assert done.stderr.count("\n") == 1
