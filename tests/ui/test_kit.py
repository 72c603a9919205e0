"""The kit that everything is painted with: palette, sizes, art, text, controls."""

from itertools import pairwise
from pathlib import Path

import pytest
from attrs import evolve
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFontInfo, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from alhambra_qt.engine.pieces import CARD_ID, CURRENCIES, TILE_ID, TYPES
from alhambra_qt.i18n import BOLD, LANGS, msg
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe, listening
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.inputs import DropDown, Field, Segmented, Slider
from alhambra_qt.ui.kit.scroll import Scroll
from alhambra_qt.ui.kit.sizes import ROLES, Metrics, font, layout_class, measure
from alhambra_qt.ui.kit.text import Block, Run, Shaped, Text, layout_runs, plain
from alhambra_qt.ui.kit.theme import (
    BUILDINGS,
    CURRENCY_NAMES,
    PLAYERS,
    THEMES,
    TYPE_NAMES,
    contrast,
)
from alhambra_qt.ui.kit.widgets import Button, Toggle
from tests.ui.gallery import gallery


def test_names_are_the_engines() -> None:
    """The kit lists building types and currencies as the engine does."""
    assert TYPE_NAMES == TYPES
    assert CURRENCY_NAMES == CURRENCIES


def test_marks_carry_white_letters() -> None:
    """The letter on every player's mark reads at 4.5 to 1."""
    white = QColor("#FFFFFF")
    assert all(contrast(mark.colour, white) >= 4.5 for mark in PLAYERS)
    assert len({mark.shape for mark in PLAYERS}) == 6


def test_grounds_differ_without_colour() -> None:
    """The grounds of the six building types differ in lightness alone."""
    lights = sorted(building.fill.lightnessF() for building in BUILDINGS)
    assert len({round(value, 2) for value in lights}) == 6


@pytest.mark.parametrize(
    ("size", "expected"),
    [
        ((1024, 600), "XS"),
        ((1920, 690), "XS"),
        ((1366, 768), "S"),
        ((1600, 900), "M"),
        ((1920, 1080), "M"),
        ((2560, 1440), "L"),
    ],
)
def test_layout_classes(size: tuple[int, int], expected: str) -> None:
    """The layout follows from the logical size as the style guide says."""
    assert layout_class(*size) == expected


def test_scale_falls_to_smaller_layouts() -> None:
    """At 125 % layouts fall to the one for which there is room; a 4K window enlarges by itself."""
    assert Metrics.of(1920, 1080, 1.25).layout == "S"
    assert Metrics.of(1366, 768, 1.25).layout == "XS"
    assert Metrics.of(3840, 2160) == Metrics("M", 2.0)
    assert Metrics.of(2560, 1440) == Metrics("M", 1.25)


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_letters_grow_with_the_scale(size: tuple[int, int]) -> None:
    """At every scale from 100 to 200 % letters are that many times as large as at 100 %."""
    wrong = []
    for percent in range(105, 201, 5):
        usual, grown = Metrics.of(*size, 1.0), Metrics.of(*size, percent / 100)
        for role in ROLES:
            wanted = font(role, usual).pixelSize() * percent / 100
            if abs(font(role, grown).pixelSize() - wanted) > 1.0:
                wrong.append((role, percent))
    assert not wrong


def test_fonts_are_the_bundled_ones(ctx: UiContext) -> None:
    """Every type role finds its bundled family."""
    families = {QFontInfo(ctx.font(role)).family() for role in ROLES}
    assert families == {"Alegreya", "Source Sans 3"}


def test_title_digits_stand_in_line(ctx: UiContext) -> None:
    """Alegreya shows digits of one height: a three does not hang below the line."""

    def lowest(text: str) -> int:
        image = QImage(120, 120, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setFont(ctx.font("logo"))
        painter.drawText(QPointF(20, 80), text)
        painter.end()
        dark = [y for y in range(120) for x in range(120) if image.pixelColor(x, y).red() < 90]
        return max(dark)

    assert abs(lowest("3") - lowest("1")) <= 2


@pytest.mark.parametrize("size", [28, 48, 96])
def test_every_tile_has_a_picture(ctx: UiContext, size: int) -> None:
    """Every tile of every module is painted at every level of detail, and not only its frame."""
    for tile in TILE_ID[1:]:
        picture = ctx.images.tile(tile, size).toImage()
        colours = {picture.pixelColor(x, x).name() for x in range(2, size - 2)}
        assert len(colours) >= 3, tile


def test_every_card_has_a_picture(ctx: UiContext) -> None:
    """Every card, also those without art of their own, fills its rectangle."""
    for card in (*CARD_ID, "back"):
        picture = ctx.images.card(card, 70).toImage()
        assert picture.height() == 98
        assert picture.pixelColor(35, 49).alpha() == 255, card


def test_cache_is_bounded() -> None:
    """The cache forgets the oldest pictures and stays below its budget."""
    images = Images(budget=200_000)
    for size in range(40, 120):
        images.tile("garden-8-sw", size)
    assert images.used_bytes <= 200_000
    assert images.tile("garden-8-sw", 119) is images.tile("garden-8-sw", 119)


def test_few_files_are_kept_open(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files used long ago are read again for another size, the last ones are not."""
    read: list[str] = []
    own, parse = Images(), Images._parse

    def reading(images: Images, name: str, *colours: str) -> QSvgRenderer | None:
        read.append(name)
        return parse(images, name, *colours)

    monkeypatch.setattr(Images, "_parse", reading)
    monkeypatch.setattr("alhambra_qt.ui.kit.images.PARSED", 3)
    first, last = own.coin(0, 20).toImage(), own.coin(3, 20)
    for k in (1, 2, 3):
        own.coin(k, 24)
    assert not last.isNull()
    assert len(read) == 4
    own.coin(3, 30)
    assert len(read) == 4
    assert own.coin(0, 30).width() == 30
    assert read[-1] == read[0]
    own.clear()
    assert own.coin(0, 20).toImage() == first


def test_pictures_follow_the_pixel_ratio(ctx: UiContext) -> None:
    """On a screen of double density the picture has twice the pixels at the same size."""
    picture = ctx.images.tile("tower-11", 96, 2.0)
    assert picture.width() == 192
    assert picture.deviceIndependentSize().width() == 96


def test_missing_art_is_no_accident(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Missing art gives a placeholder and one warning, never an exception."""
    images = Images(folder=tmp_path / "nothing")
    assert images.tile("garden-8-sw", 96).width() == 96
    assert images.card("denar-7", 70).width() == 70
    assert "Picture missing" in caplog.text


def test_star_is_two_squares() -> None:
    """The one ornament is an eight-point star made of two squares."""
    points = paint.star_points(QPointF(0, 0), 30)
    assert points.count() == 16
    second = points.at(1)
    assert (second.x(), second.y()) == pytest.approx((8.79, -21.21), abs=0.01)


def test_no_break_spaces_hold(ctx: UiContext) -> None:
    """Text breaks at plain spaces only: French signs stay with their word."""
    block = layout_runs(plain("Abc\u202f: def ghi"), ctx.font("body"), 1)
    assert [piece.text for piece in block.pieces] == ["Abc\u202f:", "def", "ghi"]
    assert block.lines == 3


def test_a_line_never_ends_or_begins_with_a_dot(ctx: UiContext) -> None:
    """A dot between two facts is left out where a line breaks, and only there."""
    font = ctx.font("small")
    words = "4 players · round 1"
    whole = layout_runs(plain(words), font, 1000).width
    for width in range(20, round(whole) + 2):
        block = layout_runs(plain(words), font, width)
        lines = [[piece for piece in block.pieces if piece.line == k] for k in range(block.lines)]
        assert all(line[0].text != "·" != line[-1].text for line in lines)
        assert block.widths == tuple(line[-1].x + line[-1].width for line in lines)
    assert "·" in [piece.text for piece in block.pieces]


def test_a_word_wider_than_a_line_breaks(ctx: UiContext) -> None:
    """A path breaks after its signs, other long words wherever the line ends; nothing is lost."""
    font = ctx.font("body")
    for word in ("/home/somebody/games/alhambra/saved/one.json", "m" * 90, "e\u0301" * 90):
        block = layout_runs(plain(f"In {word} it is"), font, 160)
        assert block.width <= 160
        assert "".join(piece.text for piece in block.pieces) == f"In{word}itis"
        assert not any(piece.text.startswith("\u0301") for piece in block.pieces)
    parts = layout_runs(plain("/home/somebody/games/alhambra/saved"), font, 160).pieces
    assert all(piece.text.endswith("/") for piece in parts[:-1])
    assert Shaped(plain("m" * 90), measure(font)).block(160, whole=True).lines == 1


def test_no_break_spaces_beside_bold_parts(ctx: UiContext) -> None:
    """A sign after a bold part keeps its narrow space: no second one, no line of its own."""
    font = ctx.font("body")
    wide = layout_runs(plain(f"«\u202f{BOLD}Abc{BOLD}\u202f»\u202f: def"), font, 1000)
    assert [piece.text for piece in wide.pieces] == ["«\u202f", "Abc", "\u202f»\u202f:", "def"]
    for before, piece in pairwise(wide.pieces[:3]):
        assert piece.x == before.x + before.width
    words = plain(f"def {BOLD}Abc{BOLD}\u202f: ghi")
    whole = layout_runs(words[:2], font, 1000).width
    tight = layout_runs(words, font, whole + 1)
    assert [piece.line for piece in tight.pieces] == [0, 1, 1, 2]


@pytest.mark.parametrize("role", ["body", "small", "strong", "log"])
def test_lines_look_as_if_painted_word_by_word(ctx: UiContext, role: str) -> None:
    """Words that are painted together stand on the same pixels as each for itself."""
    words = f"Anna pays 7 and takes {BOLD}Tower 8{BOLD}: « À vrai dire, WAVY · fifty »"
    runs = [
        *plain(words),
        Run("struck out", struck=True),
        Run("glued", glue=True),
        Run("on", glue=True),
    ]
    for width in (60, 137, 1000):
        block = layout_runs(runs, ctx.font(role), width)
        alone = (evolve(block, pieces=(piece,)) for piece in block.pieces)
        whole, parts = painted_blocks(block), painted_blocks(*alone)
        assert whole == parts


def painted_blocks(*blocks: Block) -> QImage:
    """Paint some texts over each other."""
    image = QImage(1000, 800, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for block in blocks:
        block.paint(painter, 3.3, 5.4, QColor("black"))
    painter.end()
    return image


def test_bold_parts_and_pictures(ctx: UiContext) -> None:
    """A sentence may hold bold parts and pictures; pictures count as words."""
    runs = [*plain(f"a {BOLD}b{BOLD} c"), Run(picture=ctx.images.chip(0, 20))]
    block = layout_runs(runs, ctx.font("body"), 1000)
    assert [piece.run.bold for piece in block.pieces] == [False, True, False, False]
    assert block.lines == 1


def test_texts_change_their_language(ctx: UiContext, qtbot: QtBot) -> None:
    """Words on controls follow the language at once, for the eye and for the ear."""
    button = Button(ctx, msg("button-back"))
    text = Text(ctx, msg("button-settings"))
    qtbot.addWidget(button)
    qtbot.addWidget(text)
    seen = set()
    for lang in LANGS:
        ctx.set_language(lang)
        seen.add((button.accessibleName(), text.accessibleName()))
    assert len(seen) == len(LANGS)


def test_buttons_by_mouse_and_keys(ctx: UiContext, qtbot: QtBot) -> None:
    """A button answers to a click, Space and Enter."""
    button = Button(ctx, msg("button-back"))
    qtbot.addWidget(button)
    pressed: list[bool] = []
    button.clicked.connect(lambda: pressed.append(True))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(button, Qt.Key.Key_Space)
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert len(pressed) == 3


def test_values_by_keys(ctx: UiContext, qtbot: QtBot) -> None:
    """Arrows or Space change the value of every control that holds one."""
    pair = [("human", msg("seat-human")), ("ai", msg("new-ai"))]
    segmented = Segmented(ctx, msg("new-players"), pair, "human")
    choice = DropDown(ctx, msg("new-players"), pair, "human")
    slider = Slider(ctx, msg("set-ui-scale"), 80, 200, 10, 100)
    toggle = Toggle(ctx, msg("mod-camps"))
    for control in (segmented, choice, slider, toggle):
        qtbot.addWidget(control)
    segmented.show()
    segmented.activateWindow()
    QApplication.processEvents()
    segmented.setFocus()
    qtbot.keyClick(segmented.buttons["human"], Qt.Key.Key_Right)
    qtbot.keyClick(choice, Qt.Key.Key_Down)
    qtbot.keyClick(slider, Qt.Key.Key_Right)
    qtbot.keyClick(toggle, Qt.Key.Key_Space)
    assert (segmented.value, choice.value, slider.value()) == ("ai", "ai", 110)
    assert toggle.isChecked()


def test_choice_opens_a_menu(ctx: UiContext, qtbot: QtBot) -> None:
    """Enter opens the list of a choice; arrows, Home, End and Enter take another value."""
    pair = [("human", msg("seat-human")), ("ai", msg("new-ai"))]
    choice = DropDown(ctx, msg("new-players"), pair, "human")
    qtbot.addWidget(choice)
    choice.show()
    qtbot.keyClick(choice, Qt.Key.Key_Return)
    assert QApplication.activePopupWidget() is not None
    qtbot.keyClick(choice.view(), Qt.Key.Key_Down)
    qtbot.keyClick(choice.view(), Qt.Key.Key_Return)
    assert choice.value == "ai"
    qtbot.keyClick(choice, Qt.Key.Key_Home)
    assert choice.value == "human"
    qtbot.keyClick(choice, Qt.Key.Key_End)
    assert choice.value == "ai"
    interface = QAccessible.queryAccessibleInterface(choice)
    assert interface.role() == QAccessible.Role.ComboBox
    kinds = QAccessible.Text
    spoken = {interface.text(kind) for kind in (kinds.Name, kinds.Value, kinds.Description)}
    assert {"Players", "AI"} <= spoken


def test_segments_by_mouse(ctx: UiContext, qtbot: QtBot) -> None:
    """A click on a segment chooses it."""
    pair = [("human", msg("seat-human")), ("ai", msg("new-ai"))]
    control = Segmented(ctx, msg("new-players"), pair, "human")
    qtbot.addWidget(control)
    control.show()
    qtbot.mouseClick(control.buttons["ai"], Qt.MouseButton.LeftButton)
    assert control.value == "ai"
    interface = QAccessible.queryAccessibleInterface(control.buttons["ai"])
    assert interface.role() == QAccessible.Role.RadioButton
    assert interface.state().checked


def test_hits_are_large_enough(ctx: UiContext, qtbot: QtBot) -> None:
    """No control is smaller than 24 pixels at any layout."""
    for width, height in ((1024, 600), (1366, 768), (1920, 1080)):
        ctx.set_window(width, height)
        for control in (Button(ctx, "x"), Toggle(ctx, "x"), Field(ctx, "x")):
            qtbot.addWidget(control)
            assert control.sizeHint().height() >= 24


@pytest.mark.parametrize("name", THEMES)
def test_gallery_shows_every_state(ctx: UiContext, name: str) -> None:
    """Each of the seven states of a cell looks different from an untouched one."""
    ctx.set_theme(name)
    ctx.set_window(1920, 1080)
    picture = gallery(ctx)
    boxes = [picture.copy(24 + k * 190, 76, 170, 140) for k in range(7)]
    assert len({bytes(box.constBits()) for box in boxes}) == 7


def test_panel_border_is_inside(ctx: UiContext) -> None:
    """A panel without shadow paints nothing outside its rectangle."""
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint.panel(painter, QRectF(10, 10, 40, 40), ctx.theme, with_shadow=False)
    painter.end()
    assert image.pixelColor(9, 30).alpha() == 0
    assert image.pixelColor(30, 30) == ctx.theme.panel


def ink_contrast(field: Field) -> float:
    """How far the strongest ink within a field is from its ground."""
    image = field.grab().toImage()
    inside = image.rect().adjusted(12, 8, -12, -8)
    ground = image.pixelColor(inside.right(), inside.center().y())
    columns, rows = range(inside.left(), inside.right()), range(inside.top(), inside.bottom() + 1)
    colours = {image.pixel(x, y) for x in columns for y in rows}
    return max(contrast(QColor(colour), ground) for colour in colours)


@pytest.mark.parametrize("first", THEMES)
@pytest.mark.parametrize("scrolls", [False, True], ids=["bare", "in a page that scrolls"])
def test_fields_follow_the_theme(
    ctx: UiContext, qtbot: QtBot, first: str, *, scrolls: bool
) -> None:
    """Text and placeholder of a field read well in each theme, also in one chosen later."""
    ctx.set_theme(first)
    fields = [Field(ctx, "x", "MMMM"), Field(ctx, "x", hint="MMMM")]
    box = QWidget()
    rows = QVBoxLayout(box)
    for field in fields:
        rows.addWidget(field)
    top = Scroll(ctx, box) if scrolls else box
    qtbot.addWidget(top)
    top.resize(320, 160)
    top.show()
    for name in (first, *THEMES):
        ctx.set_theme(name)
        assert min(ink_contrast(field) for field in fields) >= 4.5, name
        assert all(field.font() == ctx.font("body") for field in fields)


def test_a_block_hears_its_text() -> None:
    """A text belongs to the block it is painted in, also after an inner block without a text."""
    with listening() as outer:
        with listening() as inner:
            pass
        describe("tower", QRectF())
    assert [text.text for text in outer] == ["tower"]
    assert not inner
