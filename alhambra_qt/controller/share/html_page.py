"""A shared game as one HTML file: an article per language, one style, one script, no links.

The page is made from the template, the style and the script in ``assets/share``. Without its
script it can be read; with it the game can be stepped through.
"""

import base64
import hashlib
import json
from collections.abc import Sequence
from functools import cache

from attrs import frozen
from jinja2 import Environment, FileSystemLoader, StrictUndefined

from alhambra_qt import __version__, paths
from alhambra_qt.controller.game.seats import DIRK_TAG
from alhambra_qt.controller.share import drawings
from alhambra_qt.controller.share.drawings import HIGH, PALE, WIDE, Symbols
from alhambra_qt.controller.share.moments import Moments
from alhambra_qt.controller.share.shared_game import Series, SharedGame, Telling
from alhambra_qt.controller.view.page_views import Proof
from alhambra_qt.controller.words.names import stands
from alhambra_qt.controller.words.scoring_words import proof_sentences
from alhambra_qt.engine.pieces import CURRENCIES
from alhambra_qt.i18n import LANGS, capital, msg, own_name

SIDE = 58  # of a tile on a wide screen, in pixels


@cache
def _environment() -> Environment:
    made = Environment(
        loader=FileSystemLoader(paths.assets_dir() / "share"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    made.filters |= {
        "say": lambda words, t: t.plain(words),
        "number": lambda value, t: t.number(value),
        "stood": lambda tile, t: ", ".join(map(t.plain, stands(tile))),
        "whole": lambda value: f"{value:.0f}",
    }
    return made


@frozen
class Article(Telling):
    """A game in one language; all its ids have a language prefix, as articles share a page."""

    def proved(self, proof: Proof) -> Sequence[str]:
        """Return the sentences of a proof."""
        return proof_sentences(self.plain, proof)

    def words(self, moments: Moments) -> dict[str, object]:
        """Return the words that the script needs."""
        return {
            "names": ["" if name is None else self.plain(name) for name in moments.names],
            "zones": [self.plain(title) for title in moments.zones.values()],
            "cards": [self.plain(msg("count-card", n=n)) for n in range(moments.cards + 1)],
            # The script puts a number of cards in the place of the sign.
            "piles": [
                self.plain(
                    msg("play-deck", cards="#", k=k) if k else msg("play-deck-again", cards="#")
                )
                for k in range(6)
            ],
            "bag": [self.plain(msg("play-bag", n=n)) for n in range(moments.tiles + 1)],
            "begun": self.plain(msg("replay-begun")),
        }


def page(game: SharedGame, lang: str) -> str:
    """Return a game as a page that opens in this language."""
    langs = tuple(dict.fromkeys((*LANGS, lang)))
    articles = [Article(game, lang) for lang in langs]
    symbols = Symbols()
    data = _data(game, articles, symbols)
    script = _file("page.js")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    template = _environment().get_template("page.html")
    boards = {seat.tag.seat: drawings.drawing(seat.palace, symbols) for seat in game.seats}
    return template.render(
        version=__version__,
        game=game,
        lang=lang,
        articles=articles,
        between=any(seat.score != sum(seat.gained) for seat in game.seats),
        scorings=[group for group in game.log if group.kind == "scoring"],
        currencies=CURRENCIES[:4],
        coins=[symbols.use(f"coin_{name}", 0, 0, 24) for name in CURRENCIES[:4]],
        boards=boards,
        lines={
            "points": _lines(game, game.points, stepped=True),
            "victory": _lines(game, game.shares, stepped=False),
        },
        symbols=symbols,
        style=_file("page.css"),
        pale=PALE,
        script=script,
        digest=digest,
        data=data.replace("<", "\\u003c"),
        box_of=drawings.box_of,
        mark_drawn=drawings.mark_drawn,
        side=SIDE,
        cell=drawings.CELL,
        size=(WIDE, HIGH),
        dirk=DIRK_TAG,
        msg=msg,
        own_name=own_name,
        capital=capital,
    )


def _data(game: SharedGame, articles: Sequence[Article], symbols: Symbols) -> str:
    """Return what the script reads; nothing if no action can be shown."""
    moments = Moments(game, symbols)
    found = moments.data()
    if not found.get("steps"):
        return ""
    found["words"] = {each.lang: each.words(moments) for each in articles}
    found["marks"] = drawings.choice_marks(game)
    found["plot"] = drawings.LEFT, WIDE - drawings.RIGHT, drawings.TOP, HIGH - drawings.BOTTOM
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def _file(name: str) -> str:
    return (paths.assets_dir() / "share" / name).read_text(encoding="utf-8")


def _lines(game: SharedGame, series: Series, *, stepped: bool) -> str:
    if len(series) < 2:
        return ""
    scored = [group.turn for group in game.log if group.kind == "scoring"]
    top = 1.0 if stepped else 100.0
    return drawings.lines_drawn(series, game.tags, scored, top=top, stepped=stepped)
