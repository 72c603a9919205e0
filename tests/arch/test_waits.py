"""Nothing waits without a limit: not the tests, and not the threads that the program ends with."""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

from tests.arch.source import PACKAGE, ROOT, place, python_files, tree

TESTS = ROOT / "tests"
# All start programs by the first; the second runs with the system's Python, which has no attrs.
STARTS = {"processes.py", "access/outside.py"}
ENDLESS = {"wait", "join", "get", "acquire", "communicate", "result", "recv_bytes"}
STARTED = "starts a program"
STARTING = {"run", "call", "check_call", "check_output", "Popen", "getoutput"}
PIPES = {"stdout", "stderr"}
READING = {"read", "readline", "readlines"}
# Nothing else in a file can be meant: all files are searched for this, and few are parsed.
HINT = re.compile(
    rf"\.(?:{'|'.join(ENDLESS)})\(\s*\)|communicate|subprocess|wait_for\(|Thread\(|Timer\("
    r"|timeout=None|(?:stdout|stderr)\b.*(?:read|:$)",
    re.MULTILINE,
)


def waits(path: Path) -> Iterator[tuple[int, str]]:
    """Line and kind of each wait without a limit in a file."""
    if not HINT.search(path.read_text(encoding="utf-8")):
        return
    whole = tree(path)
    for node in ast.walk(whole):
        if isinstance(node, ast.Call):
            yield from ((node.lineno, why) for why in _call(node))
        elif isinstance(node, ast.For | ast.comprehension) and _is_pipe(node.iter):
            yield node.iter.lineno, "reads a pipe"


def _call(node: ast.Call) -> Iterator[str]:
    given = {keyword.arg: keyword.value for keyword in node.keywords}
    limit = given.get("timeout")
    if isinstance(limit, ast.Constant) and limit.value is None:
        yield "timeout=None"
    if not isinstance(node.func, ast.Attribute):
        return
    name, on = node.func.attr, node.func.value
    if isinstance(on, ast.Name) and on.id == "subprocess" and name in STARTING:
        yield STARTED
    elif name in READING and _is_pipe(on):
        yield "reads a pipe"
    elif name == "wait_for" and len(node.args) == 1 and limit is None:
        yield "wait_for"
    elif name in ENDLESS and limit is None and _without_limit(name, node, ast.unparse(on)):
        yield name


def _without_limit(name: str, node: ast.Call, on: str) -> bool:
    if name == "join" and on.endswith("guest"):
        return False  # that of a guest takes a seat
    return name == "communicate" or not (node.args or node.keywords)


def _is_pipe(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute) and node.attr in PIPES


def test_every_kind_of_wait_is_found(tmp_path: Path) -> None:
    """Each way to wait for ever is found, and none of the ways with a limit is."""
    endless = (
        *("thread.join()", "process.wait()", "gate.wait()", "calls.get()", "lock.acquire()"),
        *("process.communicate()", "process.communicate(text)", "future.result()"),
        *("line.recv_bytes()", "news.wait_for(lambda: True)", "gate.wait(timeout=None)"),
        *("made.stdout.readline()", "made.stderr.read()", "list(one for one in made.stdout)"),
        *("subprocess.run(words)", "subprocess.Popen(words)"),
    )
    limited = (
        *("thread.join(1)", "process.wait(timeout=1)", "gate.wait(1)", "calls.get(timeout=1)"),
        *("process.communicate(timeout=1)", "' '.join(words)", "found.get(name)", "guest.join()"),
        *("news.wait_for(lambda: True, 1)", "lock.acquire(timeout=1)", "file.read()"),
    )
    (tmp_path / "endless.py").write_text("\n".join(endless), encoding="utf-8")
    (tmp_path / "limited.py").write_text(
        "import subprocess\n" + "\n".join(limited), encoding="utf-8"
    )
    found = [line for line, _ in waits(tmp_path / "endless.py")]
    assert sorted(found) == list(range(1, len(endless) + 1))
    assert list(waits(tmp_path / "limited.py")) == []


# Waits without a limit that hold nothing up, and why.
MAY_WAIT = {
    ("tests/ai/test_worker.py", "recv_bytes"): "it has asked first whether there is something",
    ("alhambra_qt/ai/worker.py", "recv_bytes"): "a child process, which ends with its parent",
    ("alhambra_qt/review/worker.py", "recv_bytes"): "a child process, which ends with its parent",
    ("alhambra_qt/controller/game/children.py", "recv_bytes"): "it has asked, too; `wait` before it"
    " is that of daemons and ends with the child",
    ("alhambra_qt/controller/game/saves.py", "wait_for"): "a daemon, waiting for the next action",
    ("alhambra_qt/lab/workers.py", "result"): "a game on a cluster, however long; Ctrl+C ends it",
}


def found_in(folder: Path, starting: Collection[str]) -> list[str]:
    """Waits without a limit in a folder; some files may start programs."""
    found = []
    for path in python_files(folder):
        name = path.relative_to(ROOT).as_posix()
        for line, why in waits(path):
            allowed = why == STARTED and path.relative_to(folder).as_posix() in starting
            if not allowed and (name, why) not in MAY_WAIT:
                found.append(f"{place(path, line)}: {why}")
    return found


def test_tests_wait_with_a_limit() -> None:
    """Tests and benchmarks start programs by ``processes.py`` and wait for nothing without a limit.

    The texts of programs are not searched: who starts one has a limit, and ends it with its group.
    """
    assert found_in(TESTS, STARTS) == []


def test_the_program_waits_with_a_limit() -> None:
    """No thread can keep the program from ending: only daemons wait without a limit."""
    assert found_in(PACKAGE, ()) == []


def test_every_exception_is_needed() -> None:
    """A file that waits no more is no exception any more."""
    assert [
        (name, why) for name, why in MAY_WAIT if why not in {one for _, one in waits(ROOT / name)}
    ] == []


def test_every_thread_is_a_daemon() -> None:
    """Python waits at its end for every thread that is none."""
    found = []
    for path in python_files(PACKAGE):
        text = path.read_text(encoding="utf-8")
        if not re.search(r"\b(?:Thread|Timer)\(", text):
            continue
        for node in ast.walk(tree(path)):
            if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
                continue
            names = {keyword.arg for keyword in node.keywords}
            if node.func.attr == "Thread" and "daemon" not in names:
                found.append(place(path, node.lineno))
    assert found == []


def handlers(path: Path) -> Iterator[ast.FunctionDef]:
    """The functions of a file that are given to ``signal.signal``."""
    text = path.read_text(encoding="utf-8")
    if "signal.signal(" not in text:
        return
    whole = tree(path)
    given = {
        ast.unparse(node.args[1]).rpartition(".")[2]
        for node in ast.walk(whole)
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "signal.signal"
    }
    for node in ast.walk(whole):
        if isinstance(node, ast.FunctionDef) and node.name in given:
            yield node


def test_handlers_of_signals_write_nothing() -> None:
    """A signal may come in the middle of a print: a handler that prints as well fails there."""
    found = [
        place(path, node.lineno)
        for path in python_files(PACKAGE)
        for handler in handlers(path)
        for node in ast.walk(handler)
        if isinstance(node, ast.Call)
        and re.search(r"\b(?:print|say|write|log|logs)\b", ast.unparse(node.func))
    ]
    assert found == []
    assert sum(1 for path in python_files(PACKAGE) for _ in handlers(path)) >= 2
