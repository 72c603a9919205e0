"""Faces of the computer players: medallions drawn from a few parts that the name chooses.

The garment has the colour of the seat. All are invented. A face says nothing that letters and words
beside it do not say: a screen reader hears those.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from zlib import crc32

from attrs import frozen
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from alhambra_qt.controller.game.gameconfig import AI_NAMES
from alhambra_qt.controller.view.view_parts import MARKS, SeatTag
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.access import describe
from alhambra_qt.ui.kit.box import ENDLESS, Size
from alhambra_qt.ui.kit.images import Images
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.signs import STARS, Square, mark_colour, played_by, player_mark
from alhambra_qt.ui.kit.theme import CREAM, INDIGO, Theme, mix

FIELD = 72.0  # the side of the square in which the parts are drawn
SIMPLE = 30  # pixels: on a smaller face brows and folds would be blots
WHITE, GREY, BLACK = "#F4EFE2", "#B5B0AC", "#33283A"
PALE, OLIVE, TAN, BROWN, DARK = "#F6D3AC", "#E6B588", "#CF9463", "#B0754B", "#8A5638"


@frozen
class Features:
    """The features of a face: its skin, headdress with a colour, hair, beard and ornament."""

    skin: str
    head: str
    cloth: str = WHITE
    hair: str = BLACK
    beard: str = ""
    ornament: str = ""


FACES: tuple[Features, ...] = (
    Features(OLIVE, "veil", "#23777A", ornament="band"),
    Features(TAN, "turban", WHITE, beard="full", ornament="jewel"),
    Features(PALE, "fez", "#A62C33", hair="#5A3A22", beard="moustache"),
    Features(PALE, "bun", hair=GREY, ornament="glasses"),
    Features(OLIVE, "long", hair="#D9824A", ornament="diadem"),
    Features(BROWN, "scarf", WHITE, beard="goatee"),
    Features(PALE, "straw", "#E3C27A", hair="#6B4424"),
    Features(DARK, "curls", ornament="rings"),
    Features(PALE, "bald", hair=WHITE, beard="long"),
    Features(BROWN, "turban", "#6C4AA0", beard="moustache", ornament="feather"),
    Features(DARK, "cap", "#3B78C4", beard="full"),
    Features(TAN, "veil", "#D9A03A", ornament="rings"),
)


@frozen
class PortraitPart:
    """An outline to fill, or with a `width` a line to draw; `fine` ones only where there is room.

    An outline has the commands of SVG paths for absolute points (M, C, L), or E for an ellipse: its
    centre and both radii.
    """

    paint: str
    path: str
    width: float = 0.0
    fine: bool = False


GARMENT = (
    PortraitPart("shade", "M28 46 L44 46 L46 60 L26 60"),
    PortraitPart("seat", "M29 53 C20 57 7 58 4 76 L68 76 C65 58 52 57 43 53 L36 63"),
    PortraitPart("cream", "M29 53 L25 56 L36 69 L47 56 L43 53 L36 63"),
)
HEAD = (
    PortraitPart("skin", "E21 36 3.6 4.6"),
    PortraitPart("skin", "E51 36 3.6 4.6"),
    PortraitPart(
        "skin", "M21.5 32 C21.5 12 50.5 12 50.5 32 C50.5 46 44 53 36 53 C28 53 21.5 46 21.5 32"
    ),
)
EYES = (
    PortraitPart("brow", "M26 31 C28 28.8 31 28.8 33 30.4", 2.0, fine=True),
    PortraitPart("brow", "M39 30.4 C41 28.8 44 28.8 46 31", 2.0, fine=True),
    PortraitPart("shade", "M36 36 C37.5 39 38.5 40.5 35.4 41", 1.8, fine=True),
)
MOUTH = PortraitPart("#93403A", "M32 46 C34 48.2 38 48.2 40 46", 2.2)
BEHIND: Mapping[str, tuple[PortraitPart, ...]] = {
    "veil": (
        PortraitPart(
            "cloth",
            "M36 6 C14 6 15 30 14 46 C13 56 10 62 6 70 L66 70 C62 62 59 56 58 46 C57 30 58 6 36 6",
        ),
    ),
    "scarf": (
        PortraitPart("cloth", "M36 8 C16 8 16 26 16 42 L11 66 L61 66 L56 42 C56 26 56 8 36 8"),
    ),
    "long": (
        PortraitPart(
            "hair",
            "M36 8 C14 8 17 32 15 46 C14 55 12 58 13 63 L59 63 C60 58 58 55 57 46 C55 32 58 8 36 8",
        ),
    ),
    "bun": (PortraitPart("hair", "E36 10 9 8"),),
    "curls": tuple(
        PortraitPart("hair", f"E{x} {y} 8.5 8.5")
        for x, y in ((18, 44), (54, 44), (15, 33), (57, 33), (17, 22), (55, 22))
    ),
}
BEARDS: Mapping[str, tuple[PortraitPart, ...]] = {
    "": (MOUTH,),
    "full": (
        PortraitPart(
            "hair",
            "M21.5 34 C24 41 30 42 36 41.5 C42 42 48 41 50.5 34 "
            "C53 52 45 61 36 61 C27 61 19 52 21.5 34",
        ),
        PortraitPart("#D98C7C", "M33 47 C35 48.4 37 48.4 39 47", 2.4),
    ),
    "long": (
        PortraitPart(
            "hair",
            "M21.5 36 C25 43 30 42 36 41.5 C42 42 47 43 50.5 36 "
            "C53 56 44 70 36 71 C28 70 19 56 21.5 36",
        ),
        PortraitPart("#C9786A", "M33 47 C35 48.4 37 48.4 39 47", 2.4),
    ),
    "goatee": (
        PortraitPart("hair", "M29 44 C32 41.6 40 41.6 43 44 C43 52 41 58 36 59 C31 58 29 52 29 44"),
        PortraitPart("#D98C7C", "M33.5 47.4 C35 48.4 37 48.4 38.5 47.4", 2.4),
    ),
    "moustache": (
        MOUTH,
        PortraitPart(
            "hair",
            "M36 42 C31 39.5 27 44.5 22.5 40.5 C25 48.5 33 47 36 44.6 "
            "C39 47 47 48.5 49.5 40.5 C45 44.5 41 39.5 36 42",
        ),
    ),
}
HEADS: Mapping[str, tuple[PortraitPart, ...]] = {
    "veil": (
        PortraitPart(
            "cloth",
            "M36 7 C18 7 19 26 18.5 40 C22 36 24 28 26 24 "
            "C30 20 42 20 46 24 C48 28 50 36 53.5 40 C53 26 54 7 36 7",
        ),
        PortraitPart("fold", "M20 50 C18 56 17 60 14 66", 1.8, fine=True),
        PortraitPart("fold", "M52 50 C54 56 55 60 58 66", 1.8, fine=True),
    ),
    "turban": (
        PortraitPart("cloth", "M17 26 C12 6 28 4 36 4 C44 4 60 6 55 26 C46 19 26 19 17 26"),
        PortraitPart("fold", "M18 21 C26 10 38 8 50 9", 2.0),
        PortraitPart("fold", "M54 21 C46 13 38 12 30 13", 2.0, fine=True),
    ),
    "fez": (
        PortraitPart(
            "hair", "M20.5 32 C19 18 53 18 51.5 32 C48 27 47 25 46 24 L26 24 C25 25 24 27 20.5 32"
        ),
        PortraitPart("cloth", "M22.5 24 L26 5 L46 5 L49.5 24 C44 27 28 27 22.5 24"),
        PortraitPart("gold", "M36 5 C46 6 54 8 54 22", 2.4),
        PortraitPart("gold", "E54 25 2.6 4"),
    ),
    "bun": (PortraitPart("hair", "M20 36 C16 8 56 8 52 36 C50 26 44 22 36 21 C28 22 22 26 20 36"),),
    "long": (
        PortraitPart("hair", "M19.5 40 C14 6 58 6 52.5 40 C51 30 46 24 36 19 C28 24 22 28 19.5 40"),
    ),
    "scarf": (
        PortraitPart(
            "cloth",
            "M36 9 C19 9 18 24 17.5 38 C21 34 23 28 25 25 "
            "C30 22 42 22 47 25 C49 28 51 34 54.5 38 C54 24 53 9 36 9",
        ),
        PortraitPart("#33283A", "M18.5 24 C24 15 48 15 53.5 24", 4.4),
        PortraitPart("fold", "M18 48 C17 54 16 58 14 64", 1.8, fine=True),
    ),
    "straw": (
        PortraitPart(
            "hair", "M20.5 36 C18 18 54 18 51.5 36 C49 29 47 26 46 24 L26 24 C25 26 23 29 20.5 36"
        ),
        PortraitPart("cloth", "M22 22 C22 2 50 2 50 22"),
        PortraitPart("#A62C33", "M22.5 18 C30 21 42 21 49.5 18", 3.4),
        PortraitPart("cloth", "E36 23 29 5"),
        PortraitPart("fold", "M14 23 C26 26 46 26 58 23", 1.6, fine=True),
    ),
    "curls": tuple(
        PortraitPart("hair", f"E{x} {y} 8.5 8")
        for x, y in ((24, 15), (48, 15), (36, 11), (30, 19), (42, 19))
    ),
    "bald": (
        PortraitPart("hair", "M21 38 C16 36 17 26 21 24 C22 28 23 32 21 38"),
        PortraitPart("hair", "M51 38 C56 36 55 26 51 24 C50 28 49 32 51 38"),
        PortraitPart("light", "M30 20 C33 18.4 36 18.2 39 18.8", 2.4, fine=True),
    ),
    "cap": (
        PortraitPart("cloth", "M21 26 C19 4 53 4 51 26 C44 22 28 22 21 26"),
        PortraitPart("gold", "M21.5 23.5 C28 19 44 19 50.5 23.5", 3.0),
        PortraitPart("cream", "M26 14 L31 9 L36 14 L41 9 L46 14", 1.8, fine=True),
    ),
}
ORNAMENTS: Mapping[str, tuple[PortraitPart, ...]] = {
    "band": (
        PortraitPart("gold", "M25.5 25 C30 21 42 21 46.5 25", 3.2),
        PortraitPart("gold", "E36 24 3.2 3.2"),
    ),
    "jewel": (
        PortraitPart("gold", "E36 17 4.4 4.4"),
        PortraitPart("#A62C33", "E36 17 2 2", fine=True),
    ),
    "feather": (
        PortraitPart("cream", "M37 17 C38 6 44 0 52 2 C52 8 46 14 37 17"),
        PortraitPart("gold", "E36 18 3.6 3.6"),
    ),
    "glasses": (
        PortraitPart("gold", "M23.6 35 C23.6 28.6 34 28.6 34 35 C34 41.4 23.6 41.4 23.6 35", 1.9),
        PortraitPart("gold", "M38 35 C38 28.6 48.4 28.6 48.4 35 C48.4 41.4 38 41.4 38 35", 1.9),
        PortraitPart("gold", "M34 34.4 C35 33 37 33 38 34.4", 1.9),
    ),
    "diadem": (
        PortraitPart("gold", "M21 28 C28 18 44 18 51 28", 3.0),
        PortraitPart("#2F8F8A", "E36 19.6 3.4 4.2"),
    ),
    "rings": (
        PortraitPart("gold", "E20.5 44.5 2.6 3.4"),
        PortraitPart("gold", "E51.5 44.5 2.6 3.4"),
    ),
}


def face_of(name: str, mark: str) -> Features:
    """Return the face of a player: that of a usual name, or else one of the two of the mark."""
    if name in AI_NAMES:
        return FACES[AI_NAMES.index(name) % len(FACES)]
    return FACES[MARKS.index(mark) * 2 + crc32(name.encode()) % 2]


def portrait(
    images: Images, theme: Theme, name: str, mark: str, size: float, dpr: float
) -> QPixmap:
    """Return the medallion of a computer player whose seat has that mark."""
    rim = theme.rim if theme.dark else INDIGO
    key = ("portrait", name, mark, size, dpr, rim.rgb())
    return images.painted(key, size, size, dpr, partial(_medallion, name, mark, rim))


BADGE = 0.46  # the size of a mark on its portrait


def draw_computer(
    painter: QPainter,
    images: Images,
    theme: Theme,
    area: QRectF,
    name: str,
    mark: str,
    letters: str,
) -> None:
    """Draw the portrait of a computer player with the mark of its seat in the lower corner."""
    dpr, side = painter.device().devicePixelRatio(), min(area.width(), area.height())
    face = portrait(images, theme, name, mark, side, dpr)
    paint.picture(painter, face, round(area.center().x() - side / 2), round(area.top()))
    badge = QRectF(0, 0, side * BADGE, side * BADGE)
    badge.moveBottomRight(area.bottomRight())
    player_mark(painter, badge, mark, letters)


@frozen(eq=False)
class Portrait(Square):
    """The face of a computer player; the squares beside it are its level, of five."""

    tag: SeatTag

    def size(self, look: Look, width: float, height: float = ENDLESS) -> Size:
        side = round(self.side * look.em)
        return min(side + _pip(side) + 1.0, width), float(side)

    def draw(self, painter: QPainter, look: Look, rect: QRectF) -> None:
        if self.tag.level is None:
            return
        area, theme = self.square(look, rect), look.theme
        area.moveLeft(rect.left())
        describe(look.text(played_by(self.tag)), rect, sign=True)
        name, mark = self.tag.name, self.tag.mark
        face = portrait(look.images, theme, name, mark, area.width(), look.dpr)
        paint.picture(painter, face, area.x(), area.y())
        pip, pitch = _pip(area.width()), area.height() / len(STARS)
        reached = STARS.get(self.tag.level.id.removeprefix("level-"), 0)
        painter.setPen(QPen(theme.gold, 1))
        for k in range(len(STARS)):
            top = round(area.bottom() - (k + 1) * pitch + 1)
            painter.setBrush(theme.gold if k < reached else Qt.BrushStyle.NoBrush)
            painter.drawRect(QRectF(area.right() + 1.5, top + 0.5, pip - 1, round(pitch) - 2))


def _pip(side: float) -> int:
    return max(4, round(side * 0.2))


def _medallion(name: str, mark: str, rim: QColor, painter: QPainter, area: QRectF) -> None:
    """Paint everything from behind to the front, inside the disc."""
    face, seat, pixel = face_of(name, mark), mark_colour(mark), FIELD / area.width()
    skin, cloth = QColor(face.skin), QColor(face.cloth)
    paints = {
        "seat": seat,
        "skin": skin,
        "shade": skin.darker(128),
        "light": skin.lighter(115),
        "cloth": cloth,
        "fold": cloth.darker(135),
        "hair": QColor(face.hair),
        "brow": QColor(GREY if face.hair == WHITE else face.hair),
        "cream": CREAM,
        "gold": QColor("#E5B84B"),
    }
    fine, line, edge = pixel <= FIELD / SIMPLE, max(2.0, 0.9 * pixel), max(2.6, 1.2 * pixel)
    eye = "E{} 35.4 2.3 2.8" if fine else "E{} 35 2.9 3.4"
    eyes = tuple(PortraitPart("#1B2238", eye.format(x), width=-1) for x in (29.2, 42.8))
    disc = QPainterPath()
    disc.addEllipse(QPointF(FIELD / 2, FIELD / 2), *[(FIELD - edge) / 2] * 2)
    painter.scale(1 / pixel, 1 / pixel)
    painter.fillPath(disc, mix(CREAM, seat, 0.25))
    painter.setClipPath(disc)
    parts = (
        *(BEHIND.get(face.head, ()), GARMENT, HEAD, EYES, eyes),
        *(BEARDS[face.beard], HEADS[face.head], ORNAMENTS.get(face.ornament, ())),
    )
    for shape in (shape for part in parts for shape in part if fine or not shape.fine):
        colour, path = paints.get(shape.paint, QColor(shape.paint)), _path(shape.path)
        if shape.width > 0:
            painter.strokePath(path, paint.pen(colour, max(shape.width, 0.8 * pixel)))
            continue
        path.closeSubpath()
        painter.fillPath(path, colour)
        if shape.width == 0:
            painter.strokePath(path, paint.pen(INDIGO, line))
    painter.setClipping(False)
    painter.strokePath(disc, paint.pen(rim, edge))


def _path(text: str) -> QPainterPath:
    """Return the path of a shape; nothing is closed yet."""
    path = QPainterPath()
    words = text.replace("M", " M ").replace("C", " C ").replace("L", " L ").replace("E", " E ")
    command, numbers = "", list[float]()
    for word in [*words.split(), "end"]:
        if word.isalpha():
            _draw(path, command, numbers)
            command, numbers = word, []
        else:
            numbers.append(float(word))
    return path


def _draw(path: QPainterPath, command: str, numbers: list[float]) -> None:
    if command == "E":
        path.addEllipse(QPointF(*numbers[:2]), *numbers[2:])
        return
    points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=True)]
    if command == "M":
        path.moveTo(points[0])
    elif command == "L":
        path.lineTo(points[0])
    elif command == "C":
        path.cubicTo(*points)
