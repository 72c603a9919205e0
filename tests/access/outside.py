"""The program as somebody outside of it finds it: what its tree holds over AT-SPI, and no more.

Runs under the system's Python, which has the bindings (gir1.2-atspi-2.0), like `walker.py`: it can
import nothing of the program, so it knows names, roles, states and what can be done. It waits for
what it wants to find, never for a time; `STEPS` and what it read last say what it did when that
does not come.
"""

from __future__ import annotations

import subprocess
import time
import warnings
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path
from typing import Any, TypeVar

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
warnings.simplefilter("ignore")

from gi.repository import Atspi, GLib  # type: ignore[import-not-found] # noqa: E402

PATIENCE = 60.0  # seconds that something may take to come
PAUSE = 0.04
DOES = ("Press", "Toggle")
KEYS = {"Tab": 0xFF09, "Return": 0xFF0D, "Escape": 0xFF1B, "space": 0x20, "Left": 0xFF51}
KEYS |= {"Up": 0xFF52, "Right": 0xFF53, "Down": 0xFF54, "F6": 0xFFC3, "F10": 0xFFC7}
T = TypeVar("T")


class Lost(Exception):
    """Something expected did not appear; the message says what was there instead."""


class Thing:
    """Something in the tree as it was when it was read; each question is asked once."""

    def __init__(self, node: Any) -> None:
        node.clear_cache()  # what it was before is no matter
        self.node = node

    @cached_property
    def name(self) -> str:
        """The accessible name."""
        return str(self.node.get_name())

    @cached_property
    def told(self) -> str:
        """The accessible description."""
        return str(self.node.get_description())

    @cached_property
    def role(self) -> str:
        """The name of the accessible role."""
        return str(self.node.get_role_name())

    @cached_property
    def states(self) -> set[str]:
        """The names of the accessible states."""
        return {state.value_nick for state in self.node.get_state_set().get_states()}

    @cached_property
    def does(self) -> list[str]:
        """The names of the accessible actions."""
        count = self.node.get_n_actions() if self.node.get_action_iface() else 0
        return [str(self.node.get_action_name(k)) for k in range(count)]

    @cached_property
    def key(self) -> str:
        """The key that does the same."""
        return str(self.node.get_key_binding(0)) if self.does else ""

    @property
    def count(self) -> int:
        """How many parts it has."""
        return int(self.node.get_child_count())

    @cached_property
    def parts(self) -> list[Thing]:
        """The children that are showing."""
        found = (self.node.get_child_at_index(k) for k in range(self.count))
        things = [Thing(one) for one in found if one is not None]
        return [thing for thing in things if "showing" in thing.states]

    @property
    def can(self) -> bool:
        """Whether it can be pressed or switched now."""
        return "enabled" in self.states and any(name in self.does for name in DOES)

    def all(self) -> Iterator[Thing]:
        """It and all below it, in reading order."""
        yield self
        for part in self.parts:
            yield from part.all()

    def __str__(self) -> str:
        does = f" [{self.key}]" if self.can else ""
        return f"{self.role} {self.name!r} {self.told[:60]!r}{does}"


def again(thing: Thing | None) -> Thing | None:
    """The same thing as it is now; None if it is not shown any more."""
    if thing is None:
        return None
    try:
        now = Thing(thing.node)
        return now if "showing" in now.states else None
    except GLib.Error:
        return None


class Program:
    """The running program: its window, and what is done to it.

    Args:
        command: starts it; started again it calls its window to the front.
        home: where it keeps everything, its log too.
        keys: whether it needs the keyboard.
    """

    def __init__(self, command: list[str], home: Path, *, keys: bool = True) -> None:
        Atspi.init()
        Atspi.set_timeout(int(PATIENCE * 1000), int(PATIENCE * 1000))
        self.home, self.steps = home, list[str]()
        self.read: Thing | None = None  # where was looked last
        self.process = subprocess.Popen(command)
        self.root = self.wait("the program", self._found)
        self.wait("a window", lambda: "showing" in self.window().states)
        if not keys:
            return
        # Nobody manages windows here, so nobody gives it the keyboard: a second start does.
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
        self.wait("the keyboard", lambda: "active" in self.window().states)

    def _found(self) -> Any:
        desktop = Atspi.get_desktop(0)
        desktop.clear_cache()
        kids = (desktop.get_child_at_index(k) for k in range(desktop.get_child_count()))
        pid = self.process.pid
        return next((kid for kid in kids if kid and kid.get_process_id() == pid), None)

    def window(self) -> Thing:
        """Its window, with what it holds now."""
        self.read = next(iter(Thing(self.root).parts), Thing(self.root))
        return self.read

    # -- looking ------------------------------------------------------------------------------

    def wait(self, what: str, found: Callable[[], T | None]) -> T:
        """Look until something is there."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                if answer := found():
                    return answer
            except GLib.Error:
                pass  # it went while it was read
            if self.process.poll() is not None:
                raise Lost(f"the program ended by itself: {self.process.returncode}")
            time.sleep(PAUSE)
        raise Lost(f"no {what}. " + self.report())

    def report(self) -> str:
        """Return the last steps and the present things, for somebody who has to debug."""
        try:
            there = [f"  {thing}" for thing in self.read.all()] if self.read is not None else []
        except GLib.Error as error:
            there = [f"  {error}"]
        return "\n".join(["done:", *self.steps[-30:], "read:", *there])

    def look(self, name: str, role: str = "") -> Thing | None:
        """Return the thing with a name or (before an ellipsis) its beginning; None if not there."""
        begins, start = name.endswith("..."), name.removesuffix("...")
        for thing in self.window().all():
            fits = thing.name.startswith(start) if begins else thing.name == name
            if fits and role in ("", thing.role):
                return thing
        return None

    def find(self, name: str, role: str = "") -> Thing:
        """Wait for a thing with a name and return it."""
        return self.wait(f"{role} {name}", lambda: self.look(name, role))

    def focus(self) -> Thing | None:
        """Return the named thing that has the keyboard."""
        found = (thing for thing in self.window().all() if "focused" in thing.states)
        return next((thing for thing in found if thing.name), None)

    # -- doing --------------------------------------------------------------------------------

    def press(self, thing: Thing) -> None:
        """Press or switch something."""
        self.do(thing, *DOES)

    def do(self, thing: Thing, *names: str) -> None:
        """Do the first of these that can be done."""
        self.steps.append(f"  {names[0]} {thing.role} {thing.name}")
        name = next((name for name in names if name in thing.does), None)
        if name is None:
            raise Lost(f"{thing} can only {thing.does}. " + self.report())
        try:
            thing.node.do_action(thing.does.index(name))
        except GLib.Error:
            self.steps.append("  which was gone")

    def go(self, name: str, role: str = "") -> None:
        """Find something that can be pressed, and press it."""

        def able() -> Thing | None:
            found = self.look(name, role)
            return found if found is not None and found.can else None

        self.press(self.wait(f"{role} {name} that can be pressed", able))

    def type(self, *keys: str) -> None:
        """Press keys, as if on the keyboard."""
        for key in keys:
            self.steps.append(f"  key {key}")
            code = KEYS.get(key) or ord(key)
            Atspi.generate_keyboard_event(code, None, Atspi.KeySynthType.SYM)

    # -- the end ------------------------------------------------------------------------------

    def errors(self) -> list[str]:
        """Return the errors in the program's log."""
        logs = (self.home / "log").glob("*.log")
        lines = [line for log in logs for line in log.read_text("utf-8").splitlines()]
        return [line for line in lines if "ERROR" in line or "Traceback" in line]

    def kill(self) -> None:
        """End it, however it is."""
        self.process.kill()
        self.process.wait(PATIENCE)
