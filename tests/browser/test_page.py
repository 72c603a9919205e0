"""A shared page in a real browser: Chromium without a window, driven by selenium.

Both are for these tests alone: Debian's packages chromium and chromium-driver, and the group
``browser`` of pyproject.toml.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra_qt.controller.share.html_page import page
from alhambra_qt.controller.share.shared_game import Note, shared_game
from alhambra_qt.i18n import LANGS, msg
from tests.controller import share_kit
from tests.controller.test_moments import data_in, positions

webdriver = pytest.importorskip("selenium.webdriver", reason="selenium is not installed")
CHROMIUM, DRIVER = shutil.which("chromium"), shutil.which("chromedriver")
pytestmark = [
    pytest.mark.skipif(not (CHROMIUM and DRIVER), reason="there is no chromium with its driver"),
    pytest.mark.filterwarnings("ignore::ResourceWarning"),
]
FLAGS = (
    "headless no-sandbox disable-gpu disable-quic no-first-run disable-background-networking"
    " disable-component-update disable-sync"
)
SIZES = [(360, 640), (1920, 1080)]
LOCAL = ("file:", "data:")


@pytest.fixture(scope="module")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    """A browser with an empty folder of its own."""
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for flag in FLAGS.split():
        options.add_argument(f"--{flag}")
    options.add_argument(f"--user-data-dir={tmp_path_factory.mktemp('chromium')}")
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    driver = webdriver.Chrome(options=options, service=webdriver.ChromeService(DRIVER))
    driver.set_page_load_timeout(60)
    yield driver
    driver.quit()


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of two with all modules, with chances and a costly choice, as a page."""
    session = share_kit.session_of(2)
    last = session.steps[-1].turn + 1
    shares = [(turn, [0.4, 0.6]) for turn in range(1, last + 1)]
    choices = (41, msg("replay-begun")), (43, msg("replay-begun")), (300, msg("replay-title"))
    note = Note(session.tags[0].label, (), 0, choices)
    path = tmp_path_factory.mktemp("page") / "game.html"
    path.write_text(page(shared_game(session, share_kit.DAY, shares, (note,)), "en"), "utf-8")
    return path


class Reader:
    """A page that is open in the browser."""

    def __init__(self, chromium: Any, path: Path, mark: str = "", size: tuple[int, int] = SIZES[1]):
        self.chromium = chromium
        chromium.get("about:blank")
        self.logs()
        metrics = {"width": size[0], "height": size[1], "deviceScaleFactor": 1, "mobile": False}
        chromium.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", metrics)
        chromium.get(path.as_uri() + mark)

    def run(self, code: str) -> Any:
        """Evaluate an expression in the page; ``one`` finds an element of the shown article."""
        head = (
            "const lang = document.querySelector('input.lang:checked').id.slice(5);"
            "const one = (what) => document.querySelector(`article.in-${lang} ${what}`);"
        )
        return self.chromium.execute_script(f"{head} return {code}")

    @property
    def moment(self) -> int:
        """The moment in the address."""
        found: str = self.run("location.hash")
        return int(found.removeprefix("#t=") or 0)

    def keys(self, *names: str) -> None:
        """Press keys, whatever has the focus."""
        for name in names:
            for kind in ("rawKeyDown", "keyUp"):
                self.chromium.execute_cdp_cmd(
                    "Input.dispatchKeyEvent",
                    {"type": kind, "key": name, "code": name, "windowsVirtualKeyCode": CODES[name]},
                )

    def logs(self) -> tuple[list[Any], list[str]]:
        """Return what the console said, and the addresses that were asked for."""
        asked = []
        for entry in self.chromium.get_log("performance"):
            message = json.loads(entry["message"])["message"]
            if message["method"] == "Network.requestWillBeSent":
                asked.append(message["params"]["request"]["url"])
        return self.chromium.get_log("browser"), asked


CODES = {"ArrowLeft": 37, "ArrowRight": 39, "Home": 36, "End": 35, "PageDown": 34}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_nothing_is_asked_or_complained_of(
    chromium: Any, file: Path, size: tuple[int, int], scheme: str
) -> None:
    """Played to its end in each size and scheme, the page asks nobody and the console is empty."""
    features = [{"name": "prefers-color-scheme", "value": scheme}]
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": features})
    reader = Reader(chromium, file, size=size)
    count = reader.run("Number(one('.at').max)")
    assert count > 300
    for _ in range(12):
        reader.run("one('button.on-turn').click()")
    reader.run("one('.at').focus()")
    reader.keys("End")
    assert reader.run("one('.at').value === one('.at').max")
    assert reader.run("document.documentElement.scrollWidth <= innerWidth")
    said, asked = reader.logs()
    assert said == []
    assert asked
    assert [address for address in asked if not address.startswith(LOCAL)] == []


def test_keys_buttons_and_link(chromium: Any, file: Path) -> None:
    """Arrows, the slider and buttons go through the moments; an address opens its own."""
    data = data_in(file.read_text("utf-8"))
    reader = Reader(chromium, file)
    reader.keys("ArrowRight", "ArrowRight", "ArrowRight")
    third = reader.moment
    assert third == sorted(set(data["log"]) - {0})[2]
    reader.keys("ArrowLeft")
    assert 0 < reader.moment < third
    reader.run("one('button.on-turn').click()")
    stops = sorted({*data["log"], 0})
    assert reader.moment in {max(t for t in stops if t <= at) for _, at in data["turns"]}
    before = reader.moment
    reader.run("one('button.on-turn').click()")
    assert reader.moment > before
    scoring = reader.run("Number(one('.jumps button').dataset.t)")
    reader.run("one('.jumps button').click()")
    assert reader.moment == scoring
    scores = [reader.run(f"one('[data-seat=\"{k}\"] .score').textContent") for k in (0, 1)]
    assert scores == [str(positions(data)[scoring][f"s{k}"]) for k in (0, 1)]
    text = reader.run("one('.line').textContent")
    again = Reader(chromium, file, f"#t={scoring}")
    assert again.run("one('.line').textContent") == text
    quiet = next(t for t in range(1, 200) if t not in data["log"])
    assert Reader(chromium, file, f"#t={quiet}").moment == quiet
    for odd in ("#t=99999", "#t=-1", "#t=x", "#t=1e9"):
        assert Reader(chromium, file, odd).run("one('.damaged').hidden")
    assert Reader(chromium, file, "#t=99999").moment == len(data["steps"])


def test_graph_choices_and_log(chromium: Any, file: Path) -> None:
    """A click in the graph, at a costly choice or in the log leads to its moment."""
    reader = Reader(chromium, file)
    reader.run("one('[aria-labelledby=\"en-review\"] .jump').click()")
    assert reader.moment == 41
    marks = reader.run(
        "[...one('.graph').querySelectorAll('.dear')].map((each) => each.textContent + each.title)"
    )
    assert [mark[0] for mark in marks] == ["1", "2", "3"]
    assert len(set(marks)) == 3
    for mark, moment in ((2, 300), (0, 41)):
        reader.run(f"one('.graph').querySelectorAll('.dear')[{mark}].focus()")
        chromium.switch_to.active_element.send_keys(" ")
        assert reader.moment == moment
        assert reader.run("one('.graph .here').matches(':focus')")
    reader.run(
        "((box) => one('.graph .course').dispatchEvent(new MouseEvent('click', {bubbles: true,"
        " clientX: box.left + box.width / 2, clientY: box.top + 9})))"
        "(one('.graph .course').getBoundingClientRect())"
    )
    middle = reader.moment
    assert middle > 41
    assert reader.run("one('.graph .cursor').getAttribute('d')").startswith("M")
    reader.run("one('.turns li:last-child').click()")
    assert reader.moment < middle
    assert reader.run("one('.turns [aria-current]') !== null")


def test_play_pause_and_swipe(chromium: Any, file: Path) -> None:
    """Play goes on by itself and its button is pressed; a swipe goes one step."""
    reader = Reader(chromium, file, "#t=20")
    at = reader.moment
    reader.run("one('button.go').click()")
    assert reader.run("one('button.go').getAttribute('aria-pressed')") == "true"
    waited = (
        "const done = arguments[0], from = location.hash;"
        "const look = () => location.hash === from ? setTimeout(look, 50) : done(true); look();"
    )
    chromium.set_script_timeout(30)
    assert chromium.execute_async_script(waited)
    reader.run("one('button.go').click()")
    assert reader.run("one('button.go').getAttribute('aria-pressed')") == "false"
    at = reader.moment
    for start, end in ((300, 100), (100, 300)):
        for kind, x in (("touchStart", start), ("touchEnd", end)):
            points = [] if kind == "touchEnd" else [{"x": x, "y": 500}]
            if kind == "touchEnd":
                chromium.execute_cdp_cmd(
                    "Input.dispatchTouchEvent",
                    {"type": "touchMove", "touchPoints": [{"x": x, "y": 500}]},
                )
            chromium.execute_cdp_cmd(
                "Input.dispatchTouchEvent", {"type": kind, "touchPoints": points}
            )
        if end < start:
            assert reader.moment > at
    assert reader.moment == at


def test_for_a_screen_reader(chromium: Any, file: Path) -> None:
    """Every control has a name, the line is a live region, and pictures say what they show."""
    reader = Reader(chromium, file, "#t=200")
    names = reader.run(
        "[...one('.player').querySelectorAll('button, input')].map((each) =>"
        " each.getAttribute('aria-label') || each.textContent)"
    )
    assert len(names) >= 9
    assert all(names)
    assert reader.run("one('.line').getAttribute('role')") == "status"
    assert reader.run("one('.line').getAttribute('aria-live')") == "polite"
    assert reader.run("one('.at').getAttribute('aria-valuetext')")
    pictures = reader.run(
        "[...one('.player').querySelectorAll('[role=img]')].map((each) =>"
        " each.getAttribute('aria-label') || each.getAttribute('aria-labelledby'))"
    )
    assert len(pictures) > 10
    assert all(pictures)


def test_every_language(chromium: Any, file: Path) -> None:
    """The one choice of language changes the words and keeps the moment."""
    reader = Reader(chromium, file, "#t=100")
    lines = set()
    for lang in LANGS:
        reader.run(f"document.getElementById('lang-{lang}').click()")
        assert reader.moment == 100
        lines.add(reader.run("one('.line').textContent"))
    assert len(lines) == len(LANGS)


@pytest.mark.parametrize("damage", ["{", '{"start":', '"steps":[', '"words":'])
def test_damaged_data(chromium: Any, file: Path, tmp_path: Path, damage: str) -> None:
    """A page whose data is damaged says so, shows the rest, and complains of nothing."""
    text = file.read_text("utf-8")
    head, mark, tail = text.partition('id="moments">')
    assert damage in tail
    path = tmp_path / "bad.html"
    path.write_text(head + mark + tail.replace(damage, "x", 1), "utf-8")
    reader = Reader(chromium, path)
    assert not reader.run("one('.damaged').hidden")
    assert reader.run("one('.table').hidden")
    assert reader.run("one('.turns li').offsetHeight") > 0
    assert reader.logs()[0] == []


def test_damage_found_on_the_way(chromium: Any, file: Path, tmp_path: Path) -> None:
    """A position that cannot be drawn is reported when it is reached, and not before."""
    text = re.sub(r'"r1":\[\d+\]', '"r1":7', file.read_text("utf-8"), count=1)
    path = tmp_path / "bad.html"
    path.write_text(text, "utf-8")
    reader = Reader(chromium, path)
    assert reader.run("one('.damaged').hidden")
    for _ in range(60):
        reader.run("one('button.on').click()")
    assert not reader.run("one('.damaged').hidden")
    assert reader.logs()[0] == []


def test_without_scripts_and_on_paper(chromium: Any, file: Path) -> None:
    """Without scripts the page can be read and shows no controls; nor does paper."""
    chromium.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": True})
    reader = Reader(chromium, file)
    chromium.execute_cdp_cmd("Emulation.setScriptExecutionDisabled", {"value": False})
    shown = "getComputedStyle(one('.player')).display"
    assert reader.run(shown) == "none"
    assert reader.run("one('.turns li').offsetHeight") > 0
    paper = Reader(chromium, file, "#t=9")
    assert paper.run(shown) != "none"
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": "print"})
    assert paper.run(shown) == "none"
    chromium.execute_cdp_cmd("Emulation.setEmulatedMedia", {"media": ""})
