"""Reads the tree of another process again and again, as a screen reader does; presses nothing.

    /usr/bin/python3 walker.py PROCESS SECONDS WALKS

It goes on until the time is up and it has been through so many times.

Runs under the system's Python, which has the bindings of AT-SPI (gir1.2-atspi-2.0); prints one
line of JSON: how often the tree was read, how many nodes, how many calls were not answered.
"""

import json
import sys
import time
import warnings
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
warnings.simplefilter("ignore")

from gi.repository import Atspi, GLib  # type: ignore[import-not-found] # noqa: E402

DEPTH = 24


class Walker:
    """Counts what it reads."""

    def __init__(self) -> None:
        self.walks, self.nodes, self.unanswered, self.deep = 0, 0, 0, 0

    def walk(self, one: Any, depth: int = 0) -> None:
        """Read a node and all below it."""
        if one is None or depth > DEPTH:
            self.deep += depth > DEPTH
            return
        try:
            self.nodes += 1
            one.clear_cache()
            one.get_name(), one.get_description(), one.get_role_name()
            one.get_state_set().get_states()
            if "Action" in one.get_interfaces():
                for k in range(one.get_n_actions()):
                    one.get_action_name(k)
            one.get_component_iface() and one.get_extents(Atspi.CoordType.SCREEN)
            for k in range(one.get_child_count()):
                self.walk(one.get_child_at_index(k), depth + 1)
        except GLib.Error:
            self.unanswered += 1  # it is gone, or the program is busy


def main() -> None:
    """Walk as long and as often as is asked for."""
    process, seconds, least = int(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
    Atspi.init()
    Atspi.set_timeout(1000, 3000)
    walker, end = Walker(), time.time() + seconds
    while time.time() < end or walker.walks < least:
        desktop = Atspi.get_desktop(0)
        for k in range(desktop.get_child_count()):
            try:
                one = desktop.get_child_at_index(k)
                if one is not None and one.get_process_id() == process:
                    walker.walk(one)
                    walker.walks += 1
            except GLib.Error:
                walker.unanswered += 1
        time.sleep(0.01)
    print(json.dumps(vars(walker)), flush=True)


main()
