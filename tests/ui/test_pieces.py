"""The pictures of all pieces: each has its own, each is well-formed, no two look alike."""

import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, islice
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, QXmlStreamReader
from PySide6.QtGui import QColor, QImage, QPainter

from alhambra_qt import paths
from alhambra_qt.controller.game.step import zones_of
from alhambra_qt.engine.pieces import CARD_ID, TILE_ID, TILE_KIND
from alhambra_qt.modules import IDS
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import CARD_RATIO, SMALL_CARD, Images
from alhambra_qt.ui.kit.theme import CLOTHS
from alhambra_qt.ui.pieces.tiles import (
    BACK,
    back_of,
    draw_card,
    draw_gate,
    draw_sticks,
    draw_tile,
    draw_token,
    gate_area,
    token_art,
    token_pixmap,
)
from tests.cases import some
from tests.kit import table
from tests.ui.piece_gallery import BACKS, FACES, SPECIAL, TOKENS, piece_gallery

FOLDER = paths.assets_dir() / "svg"
FILES = tuple(sorted(FOLDER.rglob("*.svg")))
# What QtSvg draws as the style guide shows it (no text, filter, clip, mask, gradient, CSS).
SHAPES = {"svg", "defs", "g", "path", "rect", "circle", "polygon", "polyline"}
ATTRIBUTES = {
    *("width", "height", "viewBox", "transform", "d", "points", "x", "y", "rx", "cx", "cy", "r"),
    *("fill", "fill-rule", "stroke", "stroke-width", "stroke-linecap", "stroke-linejoin"),
    *("stroke-dasharray", "stroke-opacity", "opacity"),
}
WHITE = QColor("#FFFFFF")
MONEY = set(CARD_ID) - set(SPECIAL)
COLOUR = re.compile(r"none|#[0-9A-F]{6}")
Draw = Callable[[QPainter, QRectF, str, UiContext], None]


def elements(path: Path) -> Iterator[tuple[str, dict[str, str]]]:
    """Everything in a picture, with its attributes."""
    reader = QXmlStreamReader(path.read_text(encoding="utf-8"))
    while not reader.atEnd():
        if reader.readNext() == QXmlStreamReader.TokenType.StartElement:
            given = reader.attributes()
            pairs = (given.at(k) for k in range(given.size()))
            yield reader.name(), {pair.name(): pair.value() for pair in pairs}
    assert not reader.hasError()


def drawn(draw: Draw, piece: str, ctx: UiContext, wide: int, high: int) -> QImage:
    """A piece on clear ground."""
    image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    draw(painter, QRectF(image.rect()), piece, ctx)
    painter.end()
    return image


def grey(image: QImage) -> bytes:
    """Return a picture without its colours."""
    plain = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return bytes(plain.constBits())


def far(first: bytes, second: bytes, least: int) -> bool:
    """Whether at least so many points differ clearly in lightness."""
    clear = (True for a, b in zip(first, second, strict=True) if abs(a - b) > 40)
    return next(islice(clear, least - 1, None), False)


def test_only_what_qtsvg_draws() -> None:
    """Every picture has only plain shapes in plain colours."""
    assert len(FILES) > 300
    for path in FILES:
        found = list(elements(path))
        assert len(found) > 1, path.name
        for shape, attributes in found:
            colours = [attributes.get(name, "none") for name in ("fill", "stroke")]
            assert shape in SHAPES, path.name
            assert set(attributes) <= ATTRIBUTES, path.name
            assert all(COLOUR.fullmatch(colour) for colour in colours), path.name


def test_every_card_has_its_face(ctx: UiContext) -> None:
    """Every card, bonus card, attack and back has a face of its own."""
    missing = [card for card in FACES if not ctx.images.has(f"card_{card.replace('-', '_')}")]
    assert missing == []


def test_every_special_card_has_a_simple_face(ctx: UiContext) -> None:
    """Every card but money has a simpler face where it is small; a coin is simple already."""
    names = [name.replace("-", "_") for name in SPECIAL if not name.startswith("coin")]
    assert [name for name in names if not ctx.images.has(f"card_{name}_mini")] == []


@pytest.mark.parametrize("cloth", CLOTHS)
def test_small_tiles_are_one_set(cloth: str) -> None:
    """In a small Alhambra a building looks the same at every size, without its price."""
    images = Images(cloth=cloth)
    for size in (18, 41, 64):
        for low, high in (("tower-9", "tower-12"), ("garden-8", "garden-10")):
            first, second = (images.tile(tile, size, small=True).toImage() for tile in (low, high))
            assert first == second
    assert images.tile("tower-9", 64).toImage() != images.tile("tower-9", 64, small=True).toImage()


def test_every_token_has_its_picture(ctx: UiContext) -> None:
    """Every token of the modules has a picture, and no two share one."""
    arts = Counter(token_art(ctx.images, token) for token in TOKENS)
    assert "" not in arts
    assert max(arts.values()) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_what_lies_in_the_zones_can_be_drawn(ctx: UiContext, seats: int) -> None:
    """With all modules at once, every piece that lies in a zone has a picture."""
    zones = zones_of(table(seats, [*IDS]).game)
    assert len(zones) > 10
    for zone in zones:
        assert {CARD_ID[card] for card in zone.cards if card >= 0} <= set(FACES), zone.name
        assert set(zone.tokens) <= set(TOKENS), zone.name


def test_cards_are_told_apart_without_colour(ctx: UiContext) -> None:
    """In grey any two cards differ, also small; builders differ from money of the same value."""
    width, height = 28, int(28 * CARD_RATIO)
    names = [face for face in FACES if face.endswith("-3") or face not in MONEY]
    faces = [grey(drawn(draw_card, name, ctx, width, height)) for name in names]
    for first, second in combinations(range(len(names)), 2):
        assert far(faces[first], faces[second], 5), (names[first], names[second])


def test_tokens_are_told_apart_without_colour(ctx: UiContext) -> None:
    """In grey any two tokens differ, even at 20 pixels, where scouts differ by a small chip."""
    for size in (28, 20):
        arts = [grey(drawn(draw_token, token, ctx, size, size)) for token in TOKENS]
        for first, second in combinations(range(len(TOKENS)), 2):
            assert far(arts[first], arts[second], 4), (TOKENS[first], TOKENS[second], size)


def test_a_small_card_is_simpler(qtbot: object) -> None:
    """Below the limit the simple face is drawn: scaled down, the full one looks different."""
    below, above = SMALL_CARD - 1.0, float(SMALL_CARD)
    images = Images()  # of no theme: nothing is drawn around a card
    small = images.card("thief-denar", below).toImage()
    full = images.card("thief-denar", above).toImage()
    plain = images.svg("card_thief_denar", above, above * CARD_RATIO).toImage()
    assert full == plain
    assert small == images.svg("card_thief_denar_mini", below, below * CARD_RATIO).toImage()


def test_hidden_cards_show_the_back_of_their_kind() -> None:
    """The zone of hidden cards tells which back they show."""
    assert back_of("thieves") == back_of("thieves-removed") == "back-thief"
    assert back_of("bonus") == back_of("bonus_removed") == "back-bonus"
    assert back_of("side_stack") == "back-character"
    assert back_of("deck") == BACK
    assert BACK not in BACKS


def test_three_forms_of_a_token(qtbot: object) -> None:
    """The same token is drawn in three ways; each is made once and kept."""
    light, dark = UiContext("light"), UiContext("dark")
    plain, rimmed = token_pixmap(light, "trader", 40), token_pixmap(dark, "trader", 40)
    plated = token_pixmap(light, "resident-tower", 40, on_tile=True)
    assert plain.toImage() != rimmed.toImage()
    assert plated.toImage() != token_pixmap(light, "resident-tower", 40).toImage()
    assert plated.toImage().pixelColor(20, 0).lightness() < 120  # the dark edge of the plate
    assert token_pixmap(dark, "trader", 40).cacheKey() == rimmed.cacheKey()
    again = token_pixmap(light, "resident-tower", 40, on_tile=True)
    assert again.cacheKey() == plated.cacheKey()


def test_a_piece_without_picture_is_still_drawn(ctx: UiContext) -> None:
    """A token that nobody has drawn yet is shown as a plain card."""
    assert token_art(ctx.images, "djinn-blue") == ""
    assert grey(drawn(draw_token, "djinn-blue", ctx, 40, 40)) != bytes(40 * 40)


def test_a_gate_lies_on_two_tiles() -> None:
    """A gate is centred on the side it opens."""
    tile = QRectF(100, 100, 80, 80)
    centres = {side: gate_area(tile, side).center() for side in "nesw"}
    assert (centres["n"].x(), centres["n"].y()) == (140, 100)
    assert (centres["e"].x(), centres["e"].y()) == (180, 140)
    assert (centres["s"].x(), centres["s"].y()) == (140, 180)
    assert (centres["w"].x(), centres["w"].y()) == (100, 140)


@pytest.mark.parametrize("size", [96, 28])
@pytest.mark.parametrize("side", "nesw")
def test_sticks_and_gates_are_seen_at_their_side(ctx: UiContext, side: str, size: int) -> None:
    """A stick changes the tile only along its side, a gate only around the side's middle."""
    bare = drawn(draw_tile, "tower-12", ctx, size, size)

    def with_stick(painter: QPainter, rect: QRectF, tile: str, ctx: UiContext) -> None:
        draw_tile(painter, rect, tile, ctx)
        draw_sticks(painter, rect, side, ctx)

    def with_gate(painter: QPainter, rect: QRectF, tile: str, ctx: UiContext) -> None:
        draw_tile(painter, rect, tile, ctx)
        draw_gate(painter, rect, side, ctx)

    near, off = size // 20, size - 1 - size // 20
    at = {"n": (size // 2, near), "e": (off, size // 2), "s": (size // 2, off)}
    x, y = at.get(side, (near, size // 2))
    for draw in (with_stick, with_gate):
        changed = drawn(draw, "tower-12", ctx, size, size)
        assert changed.pixelColor(x, y) != bare.pixelColor(x, y)
        assert changed.pixelColor(size // 2, size // 2) == bare.pixelColor(size // 2, size // 2)
        opposite = (size - 1 - x if side in "ew" else x, size - 1 - y if side in "ns" else y)
        assert changed.pixelColor(*opposite) == bare.pixelColor(*opposite)


@pytest.mark.parametrize("theme", some(["high-contrast", "light", "dark"], 2))
def test_the_gallery_shows_everything(
    qtbot: object, caplog: pytest.LogCaptureFixture, theme: str
) -> None:
    """All pieces can be drawn in each theme, and no picture is missing."""
    assert piece_gallery(UiContext(theme)).height() > 1500
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("cloth", list(CLOTHS)[1:])
def test_every_look_draws_every_tile(
    ctx: UiContext, caplog: pytest.LogCaptureFixture, cloth: str
) -> None:
    """Each look draws every tile, and has its own pictures of buildings, huts and bazaars."""
    every = zip(TILE_ID, TILE_KIND, strict=True)
    tiles = [name for name, kind in every if name and kind != "camp"]
    kinds = {name.split("-")[0]: name for name in tiles}.values()
    usual = {(name, n): grey(drawn(draw_tile, name, ctx, n, n)) for name in kinds for n in (96, 48)}
    ctx.settings.set("tiles", cloth)
    assert piece_gallery(ctx).height() > 1500
    assert all(any(grey(drawn(draw_tile, name, ctx, 64, 64))) for name in tiles)
    for (name, n), before in usual.items():
        assert grey(drawn(draw_tile, name, ctx, n, n)) != before, (name, n)
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.parametrize("cloth", list(CLOTHS)[1:])
def test_a_look_replaces_known_pictures(cloth: str) -> None:
    """Each file of a look stands for one of the courtyard; no look has a theme of its own."""
    own = {path.name for path in (FOLDER / cloth).glob("*.svg")}
    assert len(own) > 40
    assert own <= {path.name for path in FOLDER.glob("*.svg")}


def test_only_the_chosen_look_is_read(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Without the folders of the other looks nothing is missing; a look kept none of another."""
    folder = tmp_path / "svg"
    shutil.copytree(FOLDER, folder, ignore=lambda _at, names: [n for n in names if n in CLOTHS])
    images = Images(folder)
    usual = images.tile("tower-11-ne", 96).toImage()
    used = images.used_bytes
    images.dress(WHITE, "mosaic")
    assert images.used_bytes == 0
    images.dress(WHITE, "courtyard")
    images.rim = None
    assert images.tile("tower-11-ne", 96).toImage() == usual
    assert images.used_bytes == used
    assert [record.getMessage() for record in caplog.records] == []
