"""The table of a game as one picture: who has how many points, and every Alhambra.

It is painted as the results page paints it, twice as large as on a usual screen and in the same
size for everybody; colours and language are those of the window.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from alhambra_qt import __version__
from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.share.shared_game import SharedGame, SharedSeat, Telling
from alhambra_qt.ui.kit import paint
from alhambra_qt.ui.kit.box import Box, Drawn, Ground, Plate, Space, Words, lay, spring
from alhambra_qt.ui.kit.context import UiContext
from alhambra_qt.ui.kit.look import Look
from alhambra_qt.ui.kit.rows import Column, Grid, Row, Stack
from alhambra_qt.ui.kit.signs import SeatMark, name_of
from alhambra_qt.ui.pieces.board_picture import BoardPicture
from alhambra_qt.ui.pieces.picture import draw_ground
from alhambra_qt.ui.results.result_card import Standing, podium, rank_boxes

SCREEN = 1920, 1080  # as large as if it were painted there
WIDE, SHARP = 1280, 2  # pixels of a usual screen, and how many there are to each
ACROSS = {2: 2, 4: 2}  # Alhambras side by side, by seats; else three
LEAST = 2.75  # ems of a tile: smaller ones have no price
LOW, EDGES = 20.0, 4.4  # ems: how high an Alhambra is at least, and the room beside its tiles


def final_picture(ctx: UiContext, game: SharedGame) -> QImage:
    """Paint the table of a game."""
    own = UiContext(ctx.theme.name, ctx.language)
    own.set_window(*SCREEN)
    look = Look.of_page(own, SHARP)
    tree = _tree(look, game)
    _, height = tree.room(look, WIDE)
    picture = QImage(WIDE * SHARP, int(height) * SHARP, QImage.Format.Format_RGB32)
    picture.setDevicePixelRatio(SHARP)
    painter, area = QPainter(picture), QRectF(0, 0, WIDE, int(height))
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    paint.lattice(painter, area, ctx.theme)
    lay(tree, look, area).paint(painter)
    painter.end()
    return picture


def _tree(look: Look, game: SharedGame) -> Box:
    telling = Telling(game, look.ctx.language)
    when = " · ".join(filter(None, (telling.day(), look.text(game.round))))
    about = [Words(line, "body", "ink2", wrap=True) for line in (when, *telling.about())]
    lines = [_standing(seat, game) for seat in game.seats]
    title = Column(Words(look.text(game.title), "page", wrap=True), *about, gap=0.1, grow=1)
    head = Row(podium(look, lines, 5.0), title, gap=1) if game.over else title
    if game.dirk is not None:
        lines.append(Standing(DIRK_TAG, 0, sum(game.dirk), game.dirk, False))
    top = max(1, *(line.score for line in lines))
    ranks = Grid([rank_boxes(look, line, top) for line in lines], (0, 0, 0, 1, 0), (0.6, 0.1))
    card = Plate(Column(head, ranks, gap=0.6), border="gold2", width=2, pad=(1.4, 1.0))
    made = Words(look.t("share-made", version=__version__), "small", "ink2")
    foot = Row(spring(), Ground(made, "bg", pad=(0.6, 0.1)))
    return Ground(Column(card, _boards(look, game), foot, gap=0.8), pad=1.0)


def _standing(seat: SharedSeat, game: SharedGame) -> Standing:
    won = game.over and seat.place == 1
    return Standing(seat.tag, seat.place, seat.score, seat.gained, won)


def _boards(look: Look, game: SharedGame) -> Box:
    boxes = [seat.palace.box for seat in game.seats]
    width = max(east - west + 1 for west, _, east, _ in boxes) * LEAST + EDGES
    height = max(LOW, max(south - north + 1 for _, north, _, south in boxes) * LEAST)
    fit = max(1, int(WIDE / look.em / width))
    across = min(ACROSS.get(len(game.seats), 3), fit)
    cells = [_board(look, game, seat, height) for seat in game.seats]
    cells += [Space() for _ in range(-len(cells) % across)]
    rows = [cells[start : start + across] for start in range(0, len(cells), across)]
    return Grid(rows, (1,) * across, (0.8, 0.8), equal=True)


def _board(look: Look, game: SharedGame, seat: SharedSeat, height: float) -> Box:
    facts = Words(Telling(game, look.ctx.language).built(seat), "body", "ink2", keep=1)
    name = name_of(look, seat.tag, "name", 12)
    caption = Row(SeatMark(seat.tag, side=1.7), name, facts, gap=0.7)
    pill = Row(spring(), Ground(caption, "panel", "line", pad=(0.9, 0.3), radius=1.2), spring())
    tiles = BoardPicture(
        seat.palace, largest=6.5, edge=0, ground=False, width=18, height=height, grow=1
    )
    ground = Drawn(partial(draw_ground, ctx=look.ctx))
    return Stack(ground, Ground(Column(tiles, pill, gap=0.6), pad=(1.2, 1.2)), grow=1)
