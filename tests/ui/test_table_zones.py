"""The zones of the table: nothing overlaps, nothing leaves the window, the board stays large."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from alhambra_qt.ui.kit.sizes import Metrics
from alhambra_qt.ui.sides.header import spread
from alhambra_qt.ui.table.camera import Camera, box_of, fit
from alhambra_qt.ui.table.zones import Zones, ZoneTree, solved, zones
from tests.ui.table_kit import COMMON, SMALL, rects_of, showing
from tests.ui.table_samples import everything

SIZES = [
    *((1024, 600), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (3840, 2160)),
    *((1600, 900), (1680, 1050), (1280, 720)),
]
SCALES = (0.8, 1.0, 1.25, 1.5, 2.0)


def of(width: float, height: float, rivals: int, scale: float = 1.0, prompt: float = 0) -> Zones:
    """The zones of a window."""
    metrics = Metrics.of_table(width, height, scale)
    return zones(width, height, metrics, rivals, counts=True, prompt=prompt)


def test_nothing_overlaps() -> None:
    """No two zones share a pixel and all lie in the window, at every size, scale and number."""
    wrong = []
    for size, scale, rivals in itertools.product(SIZES, SCALES, range(1, 6)):
        found = ill_laid(of(*size, rivals, scale))
        wrong += [f"{size} {scale} {rivals}: {one}" for one in found]
    assert not wrong, "\n".join(wrong)


def ill_laid(z: Zones) -> list[str]:
    """Zones that cross, that leave the window or that are too small."""
    named, window = rects_of(z), z.window.adjusted(-1, -1, 1, 1)
    both = itertools.combinations(named.items(), 2)
    wrong = [f"{one} on {other}" for (one, a), (other, b) in both if a.intersects(b)]
    for name, rect in named.items():
        if not window.contains(rect) or rect.width() <= 40 or rect.height() < 24:
            wrong.append(f"{name} {rect}")
    if z.log.height() <= 60 and z.dock.width() <= 0:
        wrong.append("neither log nor dock")
    return wrong


@pytest.mark.parametrize("size", SIZES[:6])
def test_board_is_large(size: tuple[int, int]) -> None:
    """The own Alhambra has the largest part of the window."""
    z = of(*size, 3)
    window = z.window.width() * z.window.height()
    assert z.board.width() * z.board.height() >= 0.29 * window


def test_style_guide_sizes() -> None:
    """The zones of the style guide's pictures have the sizes given there."""
    m = of(1920, 1080, 3)
    assert (m.board.width(), m.board.height()) == (1056, 736)
    assert (m.market.width(), m.market.height()) == (400, 404)
    assert (m.hand.width(), m.you.width(), m.reserve.width()) == (610, 232, 190)
    s = of(1366, 768, 5)
    assert (s.board.width(), s.board.height()) == (798, 515)
    assert (s.prompt.height(), s.hand.height(), s.deck.height()) == (58, 131, 54)
    assert (s.rivals[0].width(), s.rivals[0].height()) == (264, 138)
    xs = of(1024, 600, 5)
    assert xs.board.width() == pytest.approx(660, abs=8)
    assert xs.board.height() == pytest.approx(372, abs=8)


def test_large_windows_enlarge() -> None:
    """A 4K window shows the layout of 1920 x 1080 at twice the size."""
    small, large = of(1920, 1080, 3), of(3840, 2160, 3)
    for name, rect in rects_of(small).items():
        twice = rects_of(large)[name]
        assert twice.width() == pytest.approx(rect.width() * 2, abs=2), name
        assert twice.height() == pytest.approx(rect.height() * 2, abs=4), name


def test_wide_window_gives_columns_more() -> None:
    """In a very wide window the columns grow up to 480 and the board takes the rest."""
    z = of(3440, 1440, 3)
    scale = Metrics.of_table(3440, 1440, 1.0).scale
    assert z.market.width() / scale <= 480
    assert z.market.width() > 400 * scale


def test_prompt_pushes_only_the_board() -> None:
    """A prompt that needs more height takes it from the board alone."""
    low, high = of(1366, 768, 3), of(1366, 768, 3, prompt=130)
    assert high.prompt.height() == 130
    changed = {k for k, rect in rects_of(low).items() if rect != rects_of(high)[k]}
    assert changed == {"prompt", "board"}
    assert high.board.bottom() == low.board.bottom()


def heights(room: float, *parts: ZoneTree) -> dict[str, float]:
    """How high the parts of a column of that height are, 10 apart."""
    column = ZoneTree(parts=parts, down=True, gap=10)
    return {name: rect.height() for name, rect in column.solve(QRectF(0, 0, 100, room))}


def test_what_is_missing_is_taken_from_what_gives() -> None:
    """Each area gives its share down to its least, then what takes the rest has less."""
    market, money = (
        ZoneTree("market", 200, least=90, give=0.75),
        ZoneTree("display", 100, give=0.25),
    )
    log = ZoneTree("log", 80, rest=True)
    assert heights(400, market, money, log) == {"market": 200, "display": 100, "log": 80}
    assert heights(300, market, money, log) == {"market": 125, "display": 75, "log": 80}
    assert heights(180, market, money, log) == {"market": 90, "display": 0, "log": 70}


def test_what_has_less_than_its_least_goes() -> None:
    """A log without room for a line leaves it to the first area, as what has no length does."""
    market, log = ZoneTree("market", 200), ZoneTree("log", 76, least=76, rest=True, goes=True)
    assert heights(286, market, ZoneTree("deck"), log) == {"market": 200, "log": 76}
    assert heights(285, market, ZoneTree("deck"), log) == {"market": 285}


def test_one_zone_may_be_two_areas() -> None:
    """Areas of the same name are one zone; the others have an empty rectangle."""
    shelf = ZoneTree(parts=(ZoneTree("shelf", 30), ZoneTree("shelf", rest=True)), down=True, gap=10)
    found = solved(shelf, QRectF(0, 0, 50, 100))
    assert found.shelf == QRectF(0, 0, 50, 100)
    assert found.log.isEmpty()


@pytest.mark.usefixtures("qapp")
def test_the_area_of_a_panel_says_its_form() -> None:
    """A panel is narrow where its area is less than the roomy form needs, in any layout."""
    found = []
    for size, scale in ((COMMON, 1.0), (SMALL, 1.0), (SMALL, 2.0)):
        with showing(everything()["place"], size, scale=scale) as table:
            scene = table.table
            panels = scene.rivals[0], scene.display, scene.you, scene.board, scene.hand
            found.append([panel.narrow for panel in panels])
            areas = [panel.area for panel in panels]
            assert found[-1] == [
                area.width() < panel.roomy[0] * table.look.em
                or area.height() < panel.roomy[1] * table.look.em
                for panel, area in zip(panels, areas, strict=True)
            ]
    assert found == [[False] * 5, [True, True, True, False, False], [True] * 5]


def test_fit_shows_everything() -> None:
    """A fitted camera shows the whole box inside the area, unless cells would get too small."""
    area = of(1366, 768, 3).board
    box = box_of([(-3, -2), (4, 2)])
    camera = fit(box, area, 36, 92)
    assert area.contains(camera.area(box))
    assert camera.at(camera.cell(2, -1).center()) == (2, -1)
    assert fit(box_of([(-30, 0), (30, 0)]), area, 36, 92).size == 36


def test_zoom_keeps_its_place() -> None:
    """Enlarging keeps the place under the pointer."""
    camera = Camera(60, QPointF(400, 300))
    point = camera.cell(2, 1).center()
    assert camera.zoomed(90, point).at(point) == (2, 1)


def test_marks_on_the_ruler_keep_apart() -> None:
    """Marks of equal scores stand side by side, in order and within the ruler."""
    places = spread([100, 100, 100, 130, 500], 40, 90, 520)
    assert places == sorted(places)
    assert all(b - a >= 39.9 for a, b in itertools.pairwise(places))
    assert places[0] >= 90
    assert places[-1] <= 520
    crowded = spread([100, 100, 110, 130, 200, 200], 28, 96, 520)
    assert all(b - a >= 27.9 for a, b in itertools.pairwise(crowded))
    assert crowded[0] >= 96
