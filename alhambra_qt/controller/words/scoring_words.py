"""A scoring in sentences: gains per line, the proofs of points, what is built."""

from collections.abc import Callable, Iterable

from alhambra_qt.controller.view.page_views import (
    LinesProof,
    MajorityProof,
    Proof,
    ProofShare,
    ScoringPage,
    WallProof,
)
from alhambra_qt.controller.view.view_parts import AlhambraView
from alhambra_qt.controller.words.names import SUM, plain, row_name, row_of, tile_name, tile_noun
from alhambra_qt.engine.ledger import Line
from alhambra_qt.engine.pieces import TILE_BY_ID, TYPES
from alhambra_qt.i18n import Msg, gain, has_text, msg


def line_text(line: Line) -> Msg:
    """Phrase a line of a scoring; modules may have their own text, such as ``lab-line-camps``."""
    count = plain(line.count)
    points = msg("count-point", n=line.points)
    own = f"lab-line-{row_of(line.rule)}"
    if has_text(own):
        return msg(own, item=line.item, n=count, points=abs(line.points))
    if line.item in TYPES:
        return _majority_text(line, count, points)
    if line.item in TILE_BY_ID:
        counted = msg("proof-in-line", n=count)
        return msg("lab-line", item=tile_name(line.item), counted=counted, points=points)
    counted = msg("proof-sides", n=count)
    return msg("lab-line", item=row_name(line.item), counted=counted, points=points)


def _majority_text(line: Line, count: int | float, points: Msg) -> Msg:
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


Say = Callable[[Msg | str], str]


def row_gains(say: Say, page: ScoringPage, item: str) -> str:
    """Say who gets how much for a line: "Seraglios: Anna +5, Ioana +5"."""
    names = {tag.seat: tag.label for tag in page.seats}
    for row in page.rows:
        if row.item == item:
            gains = [(names[cell.seat], cell.points) for cell in row.cells if cell.points]
            return _gains_line(say, row.name, gains)
    return ""


def sum_gains(say: Say, page: ScoringPage) -> str:
    """Say what everybody gained in a scoring."""
    gains = [(tag.label, points) for tag, points in zip(page.seats, page.gained, strict=True)]
    return _gains_line(say, page.title, gains)


def _gains_line(say: Say, title: Msg, gains: Iterable[tuple[Msg | str, int]]) -> str:
    parts = [say(msg("ledger-name-gain", name=name, n=gain(n))) for name, n in gains]
    text = ", ".join(parts) or say(msg("ledger-number", n=0))
    return say(msg("ledger-line", name=title, text=text))


def proof_sentences(say: Say, proof: Proof) -> list[str]:
    """Put the proof of a ledger cell into words, without its title and rule."""
    if isinstance(proof, MajorityProof):
        return _majority(say, proof)
    if isinstance(proof, WallProof):
        return [f"{say(text)} {say(why)}" for _, text, why in proof.lines]
    return _lines(say, proof)


def _lines(say: Say, proof: LinesProof) -> list[str]:
    parts = ((line.text, line.detail) for line in proof.lines)
    return [" ".join(say(line) for line in pair if line is not None) for pair in parts]


def _majority(say: Say, proof: MajorityProof) -> list[str]:
    if not proof.counts:
        return [say(msg("ledger-nobody"))]
    lines = [
        say(msg("ledger-line", name=count.seat.label, text=msg("ledger-number", n=count.count)))
        for count in proof.counts
    ]
    lines += [say(note) for note in proof.notes]
    for place in proof.places:
        if place.points is not None and place.seats:
            names = ", ".join(say(tag.label) for tag in place.seats)
            lines.append(f"{say(place.name)} ({say(place.text)}): {names}")
    if not proof.shares:
        lines.append(say(msg("ledger-no-tie")))
    return lines + [share_line(say, share) for share in proof.shares]


def share_line(say: Say, share: ProofShare) -> str:
    """Phrase the arithmetic of a tie in one line."""
    parts = [say(share.text)]
    if share.rest is not None:
        parts.append(say(share.rest))
    parts += [
        say(msg("ledger-name-gain", name=tag.label, n=gain(points))) for tag, points in share.gains
    ]
    return " · ".join(parts)


def built_line(say: Say, palace: AlhambraView) -> str:
    """Say how many buildings an Alhambra has, and how long its wall is."""
    built = sum(tile_noun(tile.tile) in TYPES for tile in palace.tiles)
    sides = msg("proof-sides", n=palace.wall)
    wall = msg("ledger-line", name=msg("play-row-wall"), text=sides)
    return f"{say(msg('proof-built', n=built))} · {say(wall)}"
