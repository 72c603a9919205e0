"""A game in one language, as an article: result, Alhambras, course, review, scorings, log."""

from collections.abc import Iterable
from html import escape

from attrs import frozen

from alhambra_qt import __version__
from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.share.course import HIGH, WIDE
from alhambra_qt.controller.share.drawn import CELL, box_of
from alhambra_qt.controller.share.telling import Telling
from alhambra_qt.controller.share.told import Note, Series, SharedSeat
from alhambra_qt.controller.view.log import LogGroup
from alhambra_qt.controller.view.pages import LedgerRow, Proof, ScoringPage
from alhambra_qt.controller.view.parts import SeatTag
from alhambra_qt.controller.words.proof import proof_sentences
from alhambra_qt.controller.words.sides import stands
from alhambra_qt.i18n import Msg, capital, msg

SIDE = 58  # of a tile on a wide screen, in pixels
Cells = Iterable[str]


@frozen
class Article(Telling):
    """Writes a game in one language; all ids begin with it: articles share a page."""

    def say(self, words: Msg | str) -> str:
        """Put something into words that may stand in a page."""
        return escape(self.plain(words))

    def whole(self) -> str:
        """Write all of it."""
        game = self.game
        parts = [self._head(), self._result(), self._boards()]
        if len(game.points) > 1:
            parts.append(self._course("points", game.points))
        if len(game.shares) > 1:
            parts.append(self._course("victory", game.shares))
        if game.notes:
            parts.append(
                self._part("review", msg("review-title"), "".join(map(self._note, game.notes)))
            )
        parts += [self._scoring(page) for page in game.scorings]
        parts += [self._log(), f"<footer><p>{self.say(msg('share-made', version=__version__))}</p>"]
        head = f'<article class="in-{self.lang}" id="{self.lang}" lang="{self.lang}">'
        return f"{head}{''.join(parts)}</footer></article>"

    def _part(self, name: str, title: Msg, inside: str) -> str:
        """Write a section with its heading."""
        own = f"{self.lang}-{name}"
        head = f'<h2 id="{own}">{self.say(title)}</h2>'
        return f'<section aria-labelledby="{own}">{head}{inside}</section>'

    # -- what game it is ----------------------------------------------------------------------

    def _head(self) -> str:
        """Write who has won or who plays, when, and with which modules."""
        game, facts = self.game, self.say(self.game.round)
        if game.day is not None:
            day = f'<time datetime="{game.day.isoformat()}">{escape(self.day())}</time>'
            facts = f"{day} · {facts}"
        lines = [facts, *map(escape, self.about())]
        told = "".join(f'<p class="soft">{line}</p>' for line in lines)
        return f"<header><h1>{self.say(game.title)}</h1>{told}</header>"

    def _result(self) -> str:
        """Write the places with the points of each scoring."""
        pages = self.game.scorings
        heads = [msg("share-place"), msg("players-title")]
        heads += [page.name for page in pages] + [msg("results-total")]
        rows = [self._standing(seat) for seat in self.game.seats]
        if self.game.dirk is not None:
            points = map(self.number, (*self.game.dirk, sum(self.game.dirk)))
            rows.append(_row(self.say(msg("results-none")), [self._name(DIRK_TAG), *points]))
        table = _table(map(self.say, heads), rows, f"{self.lang}-result")
        return self._part("result", msg("result-show"), table)

    def _standing(self, seat: SharedSeat) -> str:
        who = f"{self._name(seat.tag)}<small>{self.say(seat.plays)}</small>"
        points = map(self.number, (*seat.gained, seat.score))
        return _row(self.say(msg("rank-place", n=seat.place)), [who, *points])

    def _name(self, tag: SeatTag) -> str:
        """Write a name after its mark; the imaginary player has none."""
        use = f'<use href="#mark-{tag.seat}"/>' if tag.seat >= 0 else ""
        mark = f'<svg class="mark" aria-hidden="true" viewBox="0 0 24 24">{use}</svg>'
        return f"{mark if use else ''}{self.say(tag.said)}"

    # -- Alhambras ----------------------------------------------------------------------------

    def _boards(self) -> str:
        """Write the drawing of every Alhambra, with its tiles in words."""
        boards = "".join(map(self._board, self.game.seats))
        title = msg("share-alhambras")
        return self._part("boards", title, f'<div class="boards">{boards}</div>')

    def _board(self, seat: SharedSeat) -> str:
        palace, own = seat.palace, f"{self.lang}-board-{seat.tag.seat}"
        facts = escape(self.built(seat))
        _, _, wide, high = box_of(palace)
        size = f'width="{wide * SIDE // CELL}" height="{high * SIDE // CELL}"'
        tiles = [", ".join(map(self.say, stands(tile))) for tile in palace.tiles]
        return (
            f"<figure><figcaption><strong>{self._name(seat.tag)}</strong> · {seat.score}"
            f"<p>{facts}</p></figcaption>"
            f'<svg class="board" role="img" aria-labelledby="{own}-name {own}-facts" {size} '
            f'viewBox="0 0 {wide} {high}"><title id="{own}-name">{self.say(palace.title)}</title>'
            f'<desc id="{own}-facts">{facts}</desc>'
            f'<use href="#board-{seat.tag.seat}" width="{wide}" height="{high}"/></svg>'
            f"{self._folded(msg('share-tiles'), _list(tiles))}</figure>"
        )

    def _folded(self, title: Msg, inside: str) -> str:
        return f"<details><summary>{self.say(title)}</summary>{inside}</details>"

    # -- the course ---------------------------------------------------------------------------

    def _course(self, name: str, series: Series) -> str:
        """Write lines over the turns, and their numbers wherever they change."""
        title, own = msg(f"share-{name}"), f"{self.lang}-{name}"
        tags = self.game.tags
        heads = [self.say(msg("share-turn")), *map(self._name, tags)]
        rows = [
            _row(str(turn), [f"{values[tag.seat]:.0f}" for tag in tags])
            for k, (turn, values) in enumerate(series)
            if not k or values != series[k - 1][1]
        ]
        who = ", ".join(map(self._name, tags))
        drawn = (
            f"<figure><figcaption>{who}<p>{self.say(msg('share-scored'))}</p></figcaption>"
            f'<svg class="course" role="img" aria-labelledby="{own}" viewBox="0 0 {WIDE} {HIGH}">'
            f'<use href="#lines-{name}" width="{WIDE}" height="{HIGH}"/></svg></figure>'
        )
        table = _table(heads, rows, own)
        return self._part(name, title, drawn + self._folded(msg("share-numbers"), table))

    def _note(self, note: Note) -> str:
        """Write what the review tells of one thing."""
        return f"<h3>{self.say(note.title)}</h3>{_list(map(self.say, note.lines))}"

    # -- scorings -----------------------------------------------------------------------------

    def _scoring(self, page: ScoringPage) -> str:
        """Write the ledger of a scoring, and below it how each of its points comes about."""
        heads = [self.say(msg("share-counted")), *(self._name(tag) for tag in page.seats)]
        rows = [self._ledger_row(row) for row in page.rows]
        sums = (("this", page.gained), ("before", page.before), ("now", page.now))
        feet = [_row(self.say(msg(f"ledger-{name}")), map(self.number, row)) for name, row in sums]
        name = f"scoring-{page.number}"
        told = "<br>".join(capital(self.say(one)) for one in (page.when, page.pays))
        about = f'<p class="soft">{told}</p>'
        table = _table(heads, rows, f"{self.lang}-{name}", feet)
        proofs = "".join(map(self._proof, page.proofs))
        inside = about + table + self._folded(msg("share-proofs"), proofs)
        return self._part(name, page.title, inside)

    def _ledger_row(self, row: LedgerRow) -> str:
        cells = []
        for cell in row.cells:
            points = self.number(cell.points)
            points = f'<span class="best">{points}</span>' if cell.most else points
            cells.append(f"{points}<small>{self.say(cell.text)}</small>")
        return _row(f"{self.say(row.name)}<small>{self.say(row.pay)}</small>", cells)

    def _proof(self, proof: Proof) -> str:
        lines = map(escape, proof_sentences(self.plain, proof))
        return f"<h3>{self.say(proof.title)}</h3>{_list(lines)}"

    # -- what happened ------------------------------------------------------------------------

    def _log(self) -> str:
        """Write what happened, turn by turn."""
        turns = "".join(map(self._turn, self.game.log))
        return self._part("log", msg("table-log"), f'<div class="turns">{turns}</div>')

    def _turn(self, group: LogGroup) -> str:
        lines = _list(map(escape, self.happened(group)))
        return f"<section><h3>{escape(self.entitled(group))}</h3>{lines}</section>"


def _list(lines: Cells) -> str:
    return f"<ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>"


def _row(head: str, cells: Cells) -> str:
    held = "".join(f"<td>{cell}</td>" for cell in cells)
    return f'<tr><th scope="row">{head}</th>{held}</tr>'


def _table(heads: Cells, rows: Cells, title: str, feet: Cells = ()) -> str:
    """Write a table that is called by the heading of an id."""
    head = "".join(f'<th scope="col">{one}</th>' for one in heads)
    foot = f"<tfoot>{''.join(feet)}</tfoot>" if feet else ""
    return (
        f'<div class="wide"><table aria-labelledby="{title}"><thead><tr>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}</tbody>{foot}</table></div>"
    )
