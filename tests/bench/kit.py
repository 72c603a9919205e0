"""Common parts of the benches: names at the table, memory, and how times are printed."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMES = ("Anna", "Marco", "Ioana", "Claire", "Tom", "Elif")
Times = list[tuple[float, float]]  # milliseconds by clock and of the processor


def resident(process: int | str = "self") -> float:
    """Give the resident memory of a process in megabytes."""
    lines = Path(f"/proc/{process}/status").read_text(encoding="ascii").splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024


def timed(work: Callable[[int], object], rounds: Iterable[int]) -> Times:
    """Do some work again and again."""
    found = []
    for number in rounds:
        start, busy = time.perf_counter(), time.process_time()
        work(number)
        clock, own = time.perf_counter() - start, time.process_time() - busy
        found.append((clock * 1000, own * 1000))
    return found


def told(times: Iterable[float]) -> str:
    """Say median, 95th percentile and longest of some milliseconds."""
    ranked = sorted(times) or [0.0]
    high = ranked[int(len(ranked) * 0.95)]
    return (
        f"median {statistics.median(ranked):6.2f} ms   p95 {high:6.2f}   longest {ranked[-1]:6.2f}"
    )


def report(name: str, times: Times) -> None:
    """Print a row by the clock and one of the processor."""
    for kind, found in zip(("clock", "processor"), zip(*times, strict=True), strict=True):
        print(f"{name:28} {kind:10} {told(found)}")
