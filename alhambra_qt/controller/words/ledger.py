"""Lines of a scoring as sentences."""

from alhambra_qt.controller.words.names import SUM, plain, row_name, row_of, tile_name
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import TILE_BY_ID, TYPES
from alhambra_qt.i18n import Msg, has_text, msg


def line_text(line: Line) -> Msg:
    """Say a line of a scoring; a module may have a text of its own, such as ``lab-line-camps``."""
    count = plain(line.count)
    points = msg("count-point", n=line.points)
    own = f"lab-line-{row_of(line.rule)}"
    if has_text(own):
        return msg(own, item=line.item, n=count, points=abs(line.points))
    if line.item in TYPES:
        return _majority(line, count, points)
    if line.item in TILE_BY_ID:
        counted = msg("proof-in-line", n=count)
        return msg("lab-line", item=tile_name(line.item), counted=counted, points=points)
    counted = msg("proof-sides", n=count)
    return msg("lab-line", item=row_name(line.item), counted=counted, points=points)


def _majority(line: Line, count: int | float, points: Msg) -> Msg:
    item, counted = row_name(line.item), msg("proof-built", n=count)
    place = msg("rank-place", n=line.rank)
    if line.tie is None or not line.tie.pool:
        return msg("lab-line-place", item=item, counted=counted, place=place, points=points)
    tie = line.tie
    parts = SUM.join(str(points) for points in tie.places)
    share = msg("proof-share", parts=parts, pool=tie.pool, k=len(tie.seats), share=tie.share)
    return msg(
        "lab-line-shared", item=item, counted=counted, place=place, share=share, points=points
    )
