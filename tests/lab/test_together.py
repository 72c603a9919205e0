"""``host``, ``join`` and ``relay`` in processes of their own, killed and back again."""

import json
import os
import queue
import signal
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random
from typing import Any, TextIO

import pytest
from attrs import define, field

from alhambra_qt import __version__, files, modules
from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.gameconfig import default_config
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.together import frames
from tests import processes
from tests.cases import count
from tests.lab import forked
from tests.lab.kit import lab
from tests.lab.proxy import Proxy
from tests.processes import WINDOWS, Process

LONGEST_WAIT = count(120, 1200)  # seconds; whole games with all modules at night
Json = dict[str, Any]


@define(eq=False)
class Command:
    """A running command: its lines, as they come, and its end."""

    words: tuple[str, ...]
    changed: dict[str, object]
    process: BaseProcess = field(init=False)
    lines: "queue.Queue[str]" = field(factory=queue.Queue, init=False)
    errors: "queue.Queue[str]" = field(factory=queue.Queue, init=False)
    seen: list[Json] = field(factory=list, init=False)

    def __attrs_post_init__(self) -> None:
        self.process, *outputs = forked.start(self.words, self.changed)
        for output, lines in zip(outputs, (self.lines, self.errors), strict=True):
            stream = os.fdopen(output, encoding="utf-8")
            threading.Thread(target=self._read, args=(stream, lines), daemon=True).start()

    @staticmethod
    def _read(stream: TextIO, lines: "queue.Queue[str]") -> None:
        with stream:
            for line in stream:
                lines.put(line)
        lines.put("")

    def until(self, is_met: Callable[[Json], object]) -> Json:
        """Give the next line that says something."""
        while True:
            line = self.lines.get(timeout=LONGEST_WAIT)
            assert line, f"{self.words[0]} ended: {self.complaint()}"
            self.seen.append(json.loads(line))
            if is_met(self.seen[-1]):
                return self.seen[-1]

    def ended(self) -> int | None:
        """Wait for the end and give its status."""
        self.process.join(LONGEST_WAIT)
        return self.process.exitcode

    def rest(self) -> list[str]:
        """The lines that nobody waited for, once it has ended."""
        return list(iter(partial(self.lines.get, timeout=LONGEST_WAIT), ""))

    def error(self) -> str:
        """The next line of standard error."""
        return self.errors.get(timeout=LONGEST_WAIT)

    def complaint(self) -> str:
        """Return the rest of its standard error, once it has ended."""
        self.ended()
        return "".join(iter(partial(self.errors.get, timeout=LONGEST_WAIT), ""))

    def end(self) -> None:
        """Ask it to end; on Windows a console alone could, and it is killed."""
        self.process.terminate()

    def stop(self) -> None:
        """End it, whatever it does."""
        self.process.kill()
        self.process.join(LONGEST_WAIT)


@pytest.fixture
def run() -> Iterator[Callable[..., Command]]:
    """Starts commands and ends them."""
    running: list[Command] = []

    def start(*words: object, **changed: object) -> Command:
        running.append(Command(tuple(str(word) for word in words), changed))
        return running[-1]

    yield start
    for command in running:
        command.stop()


def invitations(host: Command) -> list[str]:
    """The texts of the first line."""
    first = host.until(lambda line: "listening" in line)
    assert host.seen == [first]
    assert [invitation["seat"] for invitation in first["invitations"]] == list(
        range(len(first["invitations"]))
    )
    return [invitation["text"] for invitation in first["invitations"]]


def is_over(line: Json) -> bool:
    """Whether a line is the last one."""
    return line.get("over") is True


def has_played(path: Path, number: int) -> bool:
    """Whether a record holds so many actions by now."""
    return path.exists() and len(json.loads(path.read_text("utf-8"))["actions"]) >= number


def wait_for(is_met: Callable[[], object]) -> None:
    """Wait for a condition."""
    for _ in range(LONGEST_WAIT * 20):
        if is_met():
            return
        threading.Event().wait(0.05)
    raise AssertionError("waited in vain")


def thinks_until(sign: Path) -> dict[str, object]:
    """Return a patch that makes a guest think, after a dozen actions, until a file exists."""
    return {"alhambra_qt.lab.join.thinker": partial(forked.patient, sign, 15)}


def test_a_game_with_kills(run: Callable[..., Command], tmp_path: Path) -> None:
    """Guests and host are killed and come back by the same invitations; all agree at the end."""
    record, keep = tmp_path / "g.alhambra", tmp_path / "seat"
    words = ("host", "--seats", "open,open,novice", "--modules", "vizier", "--record", record)
    host = run(*words)
    texts = invitations(host)
    may, kept = tmp_path / "may", tmp_path / "first.alhambra"
    first = run("join", texts[0], "--player", "random", "--record", kept, **thinks_until(may))
    second = run("join", texts[1], "--player", "easy", "--name", "Zoé", "--keep", keep)
    assert first.until(lambda _: True) == {"joined": {"seat": 0}}
    assert second.until(lambda _: True) == {"joined": {"seat": 1}}
    if not WINDOWS:  # where the folder decides who may read
        assert stat.S_IMODE(keep.stat().st_mode) == 0o600
        assert stat.S_IMODE((tmp_path / "g.alhambra.table").stat().st_mode) == 0o600
    wait_for(lambda: has_played(record, 5))
    second.process.kill()
    host.until(lambda line: line == {"seat": 1, "state": "away"})
    second = run("join", texts[1], "--player", "easy", "--keep", keep)
    host.until(lambda line: line == {"seat": 1, "state": "here"})
    wait_for(lambda: has_played(record, 15))
    host.process.kill()
    host.ended()
    host = run(*words)
    assert invitations(host) == texts
    may.touch()
    ends = [command.until(is_over) for command in (host, first, second)]
    assert [command.ended() for command in (host, first, second)] == [0, 0, 0]
    assert len({(end["digest"], tuple(end["scores"])) for end in ends}) == 1
    for end in ends[1:]:
        assert (end["honest"], end["seed"], end["faults"]) == (True, True, [])
    assert ends[1]["compares_from"] == 1
    assert ends[0]["record"] == str(record)
    assert not (tmp_path / "g.alhambra.table").exists()
    for path in (record, kept):
        assert lab("replay", path).only["digest"] == ends[0]["digest"]
    assert lab("host", "--record", record).complaint == f"{record}: the game in it is over"


def test_watching(run: Callable[..., Command], tmp_path: Path) -> None:
    """People watch a game without a seat; one is killed, and the host; all agree at the end."""
    record, file = tmp_path / "g.alhambra", tmp_path / "frames"
    words = ("host", "--seats", "open,novice", "--modules", "thieves", "--record", record)
    host = run(*words, "--watchers", "2")
    (text,) = invitations(host)
    watch = host.seen[0]["watch"]
    may = tmp_path / "may"
    watching = run("join", "--watch", watch, "--name", "Zoé", "--frames", file)
    assert watching.until(lambda _: True) == {"watching": True}
    killed = run("join", "--watch", watch)
    killed.until(lambda _: True)
    guest = run("join", text, "--player", "random", **thinks_until(may))
    wait_for(lambda: has_played(record, 8))
    killed.process.kill()
    host.process.kill()
    host.ended()
    host = run(*words)
    invitations(host)
    assert host.seen[0]["watch"] == watch
    late = run("join", "--watch", watch)
    late.until(lambda _: True)
    may.touch()
    ends = [command.until(is_over) for command in (host, guest, watching, late)]
    assert [command.ended() for command in (host, guest, watching, late)] == [0, 0, 0, 0]
    assert len({(end["digest"], tuple(end["scores"])) for end in ends}) == 1
    for end in ends[2:]:
        assert (end["honest"], end["seed"], end["faults"]) == (True, None, [])
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    assert lines[0]["type"] == "welcome"
    assert [line["type"] for line in lines].count("record") == 1
    seen = [line for line in lines if line["type"] == "seen"]
    hands = [player["hand"] for line in seen for player in line["observation"]["game"]["players"]]
    assert len(seen) > 20
    assert not any(card for hand in hands for card in hand)


def test_hands_by_consent(run: Callable[..., Command], tmp_path: Path) -> None:
    """If both players agree, hands arrive ten rounds late; without one of them none does."""
    for both in (True, False):
        file = tmp_path / f"frames-{both}"
        host = run("host", "--seats", "open,open", "--watchers", "1", "--hands")
        texts = invitations(host)
        watching = run("join", "--watch", host.seen[0]["watch"], "--frames", file)
        watching.until(lambda _: True)
        agree = ("--hands",) if both else ()
        guests = [
            run("join", texts[0], "--player", "random", "--hands"),
            run("join", texts[1], "--player", "random", *agree),
        ]
        for command in (host, *guests, watching):
            command.until(is_over)
            assert ({"hands": True} in command.seen) == both
        lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        shown, turns = 0, list[int]()
        for line in lines:
            if line["type"] == "seen":
                turns += [step["turn"] for step in line["steps"]]
            elif line["type"] == "hands":
                shown += len(line["hands"])
                assert line["at"] + len(line["hands"]) == shown
                assert turns[shown - 1] + 20 <= turns[-1] + 1
        assert bool(shown) == both


def test_invitations_are_not_mixed_up(run: Callable[..., Command]) -> None:
    """One sentence tells an invitation to watch from one to a seat; a table without has none."""
    host = run("host", "--seats", "open,easy", "--watchers", "1")
    (text,) = invitations(host)
    watch = host.seen[0]["watch"]
    wrong = "--watch: is an invitation to a seat, not to watch"
    assert lab("join", "--watch", text).complaint == wrong
    assert "use --watch" in lab("join", watch, "--player", "easy").complaint
    run("join", "--watch", watch).until(lambda _: True)
    assert "Nobody else can watch this table" in lab("join", "--watch", watch).complaint
    other = run("host", "--seats", "open,easy")
    invitations(other)
    assert "watch" not in other.seen[0]


def test_a_host_that_deals_alone(run: Callable[..., Command]) -> None:
    """A guest that was in the lobby and never asked for its part of the seed says so."""
    asks = "alhambra_qt.controller.together.table.HostTable._ask_parts"
    (text,) = invitations(
        host := run("host", "--seats", "open,random", **{asks: forked.deals_alone})
    )
    last = run("join", text, "--player", "random").until(is_over)
    assert (last["honest"], last["seed"]) == (False, False)
    assert last["faults"] == [{"why": "unasked"}]
    assert last["digest"] == host.until(is_over)["digest"]


@pytest.mark.only_on("posix", "SIGTERM")
def test_ended_and_gone_on(run: Callable[..., Command], tmp_path: Path) -> None:
    """SIGTERM keeps the game; the same table goes on, and who was there returns by itself."""
    record = tmp_path / "g.alhambra"
    host = run("host", "--seats", "open,easy", "--record", record)
    (text,) = invitations(host)
    may = tmp_path / "may"
    guest = run("join", text, "--player", "novice", **thinks_until(may))
    host.until(lambda line: line == {"seat": 0, "state": "here"})
    wait_for(lambda: has_played(record, 10))
    host.end()
    assert (host.ended(), host.complaint()) == (0, "")
    again = run("host", "--record", record)
    assert invitations(again) == [text]
    may.touch()
    again.until(lambda line: line == {"seat": 0, "state": "here"})
    assert guest.until(is_over)["digest"] == again.until(is_over)["digest"]
    assert guest.seen[-1]["honest"]


@pytest.mark.parametrize(
    "orderly", [False, pytest.param(True, marks=pytest.mark.only_on("posix", "SIGTERM"))]
)
def test_ended_before_the_game(run: Callable[..., Command], tmp_path: Path, orderly: bool) -> None:
    """A table that ends as soon as it has invited opens again with the same invitations."""
    words = ("host", "--seats", "open,easy", "--record", tmp_path / "g.alhambra")
    host = run(*words)
    texts = invitations(host)
    (host.end if orderly else host.process.kill)()
    assert host.ended() == (0 if orderly else -forked.KILL)
    half = tmp_path / f"{files.NEW}x.tmp"  # as a kill leaves it in the middle of writing
    half.write_text("half", encoding="utf-8")
    os.utime(half, (0, 0))
    assert invitations(run(*words)) == texts
    assert not half.exists()


@pytest.mark.parametrize(
    "place",
    [
        "alhambra_qt.controller.together.table.HostTable._begin",
        "alhambra_qt.lab.host.Autosave",
        "alhambra_qt.controller.together.hosting.OpenTable.begun",
    ],
)
def test_killed_before_the_first_save(
    run: Callable[..., Command], tmp_path: Path, place: str
) -> None:
    """A table killed when the seed is known deals the same game, which all find honest."""
    words = ("host", "--seats", "open,open", "--record", tmp_path / "g.alhambra")
    host = run(*words, **{place: forked.end_at_once})
    texts = invitations(host)
    guests = [run("join", text, "--player", "novice") for text in texts]
    assert host.ended() == forked.KILLED
    host = run(*words)
    assert invitations(host) == texts
    check_ends([guest.until(is_over) for guest in (host, *guests)])
    assert host.ended() == 0
    assert [path.name for path in tmp_path.iterdir()] == ["g.alhambra"]


def test_a_kept_seat_waits_for_its_table(run: Callable[..., Command], tmp_path: Path) -> None:
    """A guest started again while nobody listens looks on until the table is there."""
    record, keep = tmp_path / "g.alhambra", tmp_path / "seat"
    words = ("host", "--seats", "open,easy", "--record", record)
    host = run(*words)
    (text,) = invitations(host)
    join = ("join", text, "--player", "novice", "--keep", keep)
    first = run(*join)
    first.until(lambda line: "joined" in line)
    first.stop()
    host.stop()
    guest = run(*join)
    assert "Nobody answers" in guest.error()
    host = run(*words, "--listen", text.rpartition("@")[2])
    # The host first: it says so if another program has taken the port meanwhile.
    assert host.until(is_over)["digest"] == guest.until(is_over)["digest"]


@pytest.mark.parametrize("way", ["file", "-"])
def test_an_invitation_off_the_command_line(
    run: Callable[..., Command], tmp_path: Path, way: str
) -> None:
    """The invitation is read from a file or standard input, which other users cannot see."""
    host = run("host", "--seats", "open,random")
    (text,) = invitations(host)
    path = tmp_path / "mail.txt"
    path.write_text(f"Come to my table:\n{text}\n", encoding="utf-8")
    words = [sys.executable, "-m", "alhambra_qt.lab.cli", "join"]
    words += [str(path) if way == "file" else "-", "--player", "random"]
    with path.open(encoding="utf-8") as mail:
        given = {"stdin": mail} if way == "-" else {}
        guest = processes.run(words, LONGEST_WAIT, check=True, **given)
    assert is_over(json.loads(guest.stdout.splitlines()[-1]))
    assert host.until(is_over)


def test_a_full_disk(run: Callable[..., Command], tmp_path: Path) -> None:
    """A command whose game cannot be saved says so and ends; it does not say to play on."""
    full = partial(forked.no_room, "g.alhambra", 5)
    host = run(
        *("host", "--seats", "open,easy", "--record", tmp_path / "g.alhambra"),
        **{"alhambra_qt.files.os.replace": full},
    )
    (text,) = invitations(host)
    run("join", text, "--player", "novice")
    assert host.ended() == 2
    sentence = host.complaint()
    assert "cannot be saved: the disk is full" in sentence
    assert "keep playing" not in sentence
    assert "the same command continues" in sentence


def test_a_table_that_closes_at_once() -> None:
    """A guest with the record judges the deal and reports the end, though the table is closed.

    Both are started as a person starts them.
    """
    code = "import sys; from alhambra_qt.lab import cli, host; host.TOLD = -1; sys.exit(cli.main())"
    words = [sys.executable, "-c", code, "host", "--seats", "open,random"]
    with Process(words) as host:
        text = json.loads(host.line())["invitations"][0]["text"]
        words = [sys.executable, "-m", "alhambra_qt.lab.cli", "join", text, "--player", "random"]
        guest = processes.run(words, LONGEST_WAIT, check=True)
        last = json.loads(guest.stdout.splitlines()[-1])
        assert is_over(last)
        assert last["honest"]
        assert host.end(LONGEST_WAIT)[0] == 0


def test_through_a_relay(run: Callable[..., Command]) -> None:
    """Two ends meet in a room of a relay; the invitation names it."""
    relay = run("relay", "--rooms", "3")
    at = relay.until(lambda line: "listening" in line)["listening"]
    host = run("host", "--seats", "open,open", "--via", at)
    texts = [through(text, f"via:{at}") for text in invitations(host)]
    guests = [run("join", text, "--player", "novice") for text in texts]
    check_ends([guest.until(is_over) for guest in (host, *guests)])


def through(text: str, address: str) -> str:
    """An invitation with another way to the table."""
    return f"{text.partition('@')[0]}@{address}"


@define(eq=False)
class BadEvening:
    """A game of two guests over a bad line, with or without a relay, in which programs are lost."""

    run: Callable[..., Command]
    folder: Path
    roll: Random
    relay: Command | None = None
    host: Command = field(init=False)
    guests: list[Command] = field(factory=list)
    texts: list[str] = field(factory=list)
    words: tuple[object, ...] = ()

    def begin(self, modules: str, *, relayed: bool) -> Proxy:
        """Open the table and let both come."""
        record = self.folder / "g.alhambra"
        self.words = "host", "--seats", "open,open", "--modules", modules, "--record", record
        if relayed:
            self.relay = self.run("relay")
            at = self.relay.until(lambda line: "listening" in line)["listening"]
            self.words += ("--via", at)
        self.host = self.run(*self.words)
        texts = invitations(self.host)
        at = at if relayed else texts[0].rpartition("@")[2]
        proxy = Proxy(int(at.rpartition(":")[2]), 0.01, 60_000, self.roll)
        way = f"via:{proxy.address}" if relayed else proxy.address
        self.texts = [through(text, way) for text in texts]
        self.guests = [self._join(seat) for seat in range(2)]
        for guest in self.guests:
            guest.until(lambda line: "joined" in line)
        return proxy

    def _join(self, seat: int) -> Command:
        keep = self.folder / f"{seat}.seat"
        return self.run("join", self.texts[seat], "--player", "random", "--keep", keep)

    def lose(self) -> None:
        """Kill the host, a guest or the relay, and start it again; or stop one for a while."""
        seat = self.roll.randrange(2)
        match self.roll.choice(["host", "guest", "relay", "sleep"]):
            case "host":
                self.host.stop()
                self.host = self.run(*self.words)
            case "guest":
                self.guests[seat].stop()
                self.guests[seat] = self._join(seat)
            case "relay" if self.relay is not None:
                at = self.words[-1]
                self.relay.stop()
                self.relay = self.run("relay", "--listen", at)
            case _:
                asleep = self.roll.choice([self.host, *self.guests])
                assert asleep.process.pid is not None
                processes.suspend(asleep.process.pid)
                threading.Event().wait(self.roll.choice((1, 5, 40)))
                processes.resume(asleep.process.pid)

    def ends(self) -> list[Json]:
        """Return the last lines of all."""
        return [guest.until(is_over) for guest in (self.host, *self.guests)]


def check_ends(ends: list[Json]) -> None:
    """All have the same game, and both guests found the deal honest."""
    assert len({end["digest"] for end in ends}) == 1
    assert [end["honest"] for end in ends[1:]] == [True, True]


@pytest.mark.parametrize("number", range(count(1, 100)))
def test_over_a_bad_line(
    run: Callable[..., Command], tmp_path: Path, number: int, seed: str
) -> None:
    """Over a slow line that is cut in the middle of messages the game ends the same for all.

    At night hosts, guests and relays are killed and stopped, too.
    """
    roll = Random(f"{seed}/{number}")
    ids = [name for name in modules.IDS if roll.random() < 0.3] if number else []
    evening = BadEvening(run, tmp_path, roll)
    proxy = evening.begin(",".join(ids) or "none", relayed=number % 3 == 1)
    for at in range(20, 20 * roll.randrange(2, 6), 20) if number else ():
        wait_for(partial(has_played, tmp_path / "g.alhambra", at))
        evening.lose()
    ends = evening.ends()
    proxy.close()
    assert number or proxy.cuts
    check_ends(ends)


@pytest.mark.parametrize("newer", ["host", "join"])
def test_other_versions(run: Callable[..., Command], newer: str) -> None:
    """A program of another protocol gets both versions and who must update, nothing else."""
    other = {"alhambra_qt.controller.together.frames.PROTOCOL": 7}
    host = run("host", "--seats", "open,easy", **(other if newer == "host" else {}))
    (text,) = invitations(host)
    guest = run("join", text, "--player", "easy", **(other if newer == "join" else {}))
    sentence = guest.complaint()
    host.end()
    assert (host.ended(), host.rest()) == (-signal.SIGTERM if WINDOWS else 0, [])
    assert (guest.ended(), guest.rest()) == (2, [])
    assert f"(protocol {7 if newer == 'host' else frames.PROTOCOL})" in sentence.split(",")[0]
    update = "on this computer" if newer == "host" else "at the table must be updated"
    for part in (__version__, "protocol 7", f"protocol {frames.PROTOCOL}", update):
        assert part in sentence


@pytest.mark.parametrize("tokens", [{}, {"x": "ab" * 16}, {"5": "ab" * 16}])
def test_keys_of_another_table(tmp_path: Path, tokens: dict[str, str]) -> None:
    """A game goes on only with keys of its seats beside it."""
    record = tmp_path / "g.alhambra"
    records.save(Session.new(default_config(("Anna", "Marco"), humans=2)), record)
    keys = {"format": "alhambra-table", "version": 1, "key": "ab" * 32, "tokens": tokens}
    (tmp_path / "g.alhambra.table").write_text(json.dumps(keys), "utf-8")
    complaint = lab("host", "--record", record).complaint
    assert complaint == f"{record}: has no keys beside it to go on with"


def test_nobody_comes(run: Callable[..., Command]) -> None:
    """With --wait the table ends with status 3 if a seat stays open."""
    host = run("host", "--seats", "open,easy", "--wait", "0.5")
    invitations(host)
    assert (host.ended(), host.complaint()) == (3, "")


def test_somebody_stays_away(run: Callable[..., Command], tmp_path: Path) -> None:
    """With --wait the table ends with status 3 if somebody stays away, and keeps the game."""
    record = tmp_path / "g.alhambra"
    host = run("host", "--seats", "open,easy", "--record", record, "--wait", "10")
    (text,) = invitations(host)
    guest = run("join", text, "--player", "novice", **thinks_until(tmp_path / "never"))
    host.until(lambda line: line == {"seat": 0, "state": "here"})
    wait_for(lambda: has_played(record, 3))
    guest.process.kill()
    assert host.ended() == 3
    assert host.seen[-1] != {"over": True}
    assert lab("replay", record).only["ok"]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("host", "--seats", "open,wizard"), "--seats: 'wizard' is neither open nor a level"),
        (("host", "--seats", "open"), "--seats: 2 to 6 seats can play, not 1"),
        (("host", "--seats", "easy,easy"), "--seats: no seat is open"),
        (("host", "--modules", "moat"), "--modules: there is no module 'moat'"),
        (("host", "--listen", "here"), "--listen: “here” is not the address of a table"),
        (("host", "--listen", "192.0.2.1:1"), "--listen: nobody can listen there"),
        (("host", "--via", "x"), "--via: “x” is not the address of a table"),
        (("host", "--record", os.devnull), f"{os.devnull}: "),
        (("relay", "--listen", "192.0.2.1:1"), "--listen: nobody can listen there"),
        (("join", "hello", "--player", "easy"), "INVITATION: This text contains no invitation"),
        (("join", "ALH1-22", "--player", "easy"), "INVITATION: The invitation is incomplete"),
        (("join", "x", "--player", "wizard"), "--player: 'wizard' is no level or player"),
        (("join",), "INVITATION: is missing"),
        (("join", "x"), "--player: is missing"),
        (("join", "x", "--player", "easy", "--frames", "f"), "--frames: is for watching"),
        (("join", "--watch", "hello"), "--watch: This text contains no invitation"),
        (("join", "--watch", "x", "--keep", "f"), "--keep: is for a seat, not for watching"),
        (("join", "--watch", "x", "--hands"), "--hands: is for a seat, not for watching"),
        (("host", "--watchers", "17"), "argument --watchers: 17 is not from 0 to 16"),
        (("host", "--hands"), "--hands: is of no use without --watchers"),
    ],
)
def test_bad_input(words: tuple[str, ...], complaint: str) -> None:
    """One line says what is wrong, and the status is 2."""
    assert lab(*words).complaint.startswith(complaint)


def test_tables_that_are_not_there(run: Callable[..., Command]) -> None:
    """Dialling a closed table, or one with another key, fails with one sentence."""
    host = run("host", "--seats", "open,easy", "--wait", "60")
    (text,) = invitations(host)
    other = run("host", "--seats", "open,easy", "--wait", "60")
    (wrong,) = invitations(other)
    mixed = through(wrong, text.partition("@")[2])
    assert "Another table answers at 127.0.0.1:" in lab("join", mixed, "--player", "easy").complaint
    other.stop()
    assert "Nobody answers at 127.0.0.1:" in lab("join", wrong, "--player", "easy").complaint
