"""A game to be taken along: correct HTML, sums that add up, all languages, and no secrets."""

import random
import re

import pytest
from attrs import evolve

from alhambra_qt.controller.game import records
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.share.drawings import tile_art, token_art
from alhambra_qt.controller.share.html_page import page
from alhambra_qt.controller.share.shared_game import points_by_turn, shared_game
from alhambra_qt.engine import Game, observe
from alhambra_qt.engine.ids import NOBODY_LOOKING
from alhambra_qt.engine.observe import redeal
from alhambra_qt.engine.pieces import TILE_ID
from alhambra_qt.i18n import LANGS, clean, has_text
from tests.cases import count, some
from tests.controller import share_kit
from tests.controller.kit import chance, config, played, true_game

MOST = 900_000  # bytes of a page


@pytest.mark.parametrize("seats", some(range(2, 7), 2))
def test_all_modules(seats: int) -> None:
    """With all modules the page is correct and small."""
    text, root = share_kit.page_of(seats), share_kit.read_page(seats)
    assert len(text.encode()) < MOST
    assert len(root.of("ro").all("svg")) > seats
    assert root.of("lines-victory").all("path")
    assert not re.search(r"https?:|url\(|@import|javascript", text)


@pytest.mark.parametrize("seats", [2, 6])
def test_ledgers_add_up(seats: int) -> None:
    """Each column of a ledger adds up, goes on from the one before, and ends at the score."""
    session = share_kit.session_of(seats)
    root = share_kit.read_page(seats)
    for lang in LANGS:
        for number, scored in enumerate(session.scored, start=1):
            table = next(iter(_section(root, f"{lang}-scoring-{number}").all("table")))
            lines = [
                [share_kit.number_in(cell) for cell in row.all("td")] for row in table.all("tr")[1:]
            ]
            *rows, gained, before, now = lines
            assert gained == [sum(column) for column in zip(*rows, strict=True)]
            assert now == [sum(pair) for pair in zip(gained, before, strict=True)]
            assert now[:seats] == [
                had + got
                for had, got in zip(scored.ledger.before, scored.ledger.totals, strict=True)
            ]
        result = next(iter(_section(root, f"{lang}-result").all("table"))).all("tr")[1:]
        every = [[share_kit.number_in(cell) for cell in row.all("td")[1:]] for row in result]
        assert all(sum(gained) == total for *gained, total in every)
        totals = [total for *_, total in every]
        assert totals[:seats] == sorted(session.scores, reverse=True)
        assert now[:seats] == list(session.scores)


def _section(root: share_kit.Element, heading: str) -> share_kit.Element:
    (found,) = (
        element
        for element in root.all("section")
        if element.attrs.get("aria-labelledby") == heading
    )
    return found


def test_languages_say_the_same() -> None:
    """Every language has the same elements in its article, its own words, and its own mark."""
    root = share_kit.read_page(6)
    articles = {element.attrs["lang"]: element for element in root.all("article")}
    assert tuple(articles) == LANGS
    shapes = {
        lang: [(element.tag, sorted(element.attrs)) for element in article.all()]
        for lang, article in articles.items()
    }
    assert all(shapes[lang] == shapes["en"] for lang in LANGS)
    assert len({article.text() for article in articles.values()}) == len(LANGS)
    assert not [
        one for one in re.findall(r"[\w-]+", share_kit.page_of(6)) if has_text(one) and "-" in one
    ]
    assert [element.attrs["lang"] for element in root.all("html")] == ["fr"]
    assert [element.attrs["id"] for element in root.all("input") if "checked" in element.attrs] == [
        "lang-fr"
    ]


HOSTILE = (
    '<script>a("1")</a>',
    "</title></svg>&amp;",
    "\" onload='x",
    "אבא ו\u2069",
    "two\nlines\x00\ufdd0",
    "]]>--><!--",
)


def test_hostile_names() -> None:
    """Names are text and nothing else: a page with them has the elements of one without."""
    first = played(config(6, 0, seed="names"), 150)
    wanted = share_kit.read(page(shared_game(first), "en"))
    seats = tuple(
        evolve(seat, name=name) for seat, name in zip(first.config.seats, HOSTILE, strict=True)
    )
    other = Session.new(evolve(first.config, seats=seats))
    other.replay(first.actions)
    game = shared_game(other)
    found = share_kit.read(page(game, "en"))
    assert [element.tag for element in found.all()] == [element.tag for element in wanted.all()]
    written = found.of("en").text()
    for name in other.config.seats:
        assert clean(name.name) in written


# -- secrets ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["all-4", "half", "base-5", "purists", "sealed", "position"])
def test_nothing_secret_is_told(name: str) -> None:
    """A shared running game is the same for any deal of its hidden pieces."""
    session = share_kit.running(name)
    wanted = page(shared_game(session), "en")
    changed = False
    for seed in "abc"[: count(1, 3)]:
        game = redeal(observe(true_game(session), NOBODY_LOOKING, memory=False), seed)
        changed |= _hidden(game) != _hidden(true_game(session))
        other = Session(session.config, session.tags, start=session.start, game=game)
        other.steps, other.trail = session.steps, session.trail
        other._past = [
            redeal(observe(past, NOBODY_LOOKING, memory=False), seed) for past in session._past
        ]
        other.takeovers = session.takeovers
        assert page(shared_game(other), "en") == wanted
    assert changed


def _hidden(game: Game) -> object:
    return game.deck, game.bag, [player.hand for player in game.players]


def test_the_seed_is_not_told() -> None:
    """From the seed the order of the deck follows, also for who plays the deal again."""
    session = played(config(3, 0, seed="orderofthedeck"), 40)
    for one in (session, played(session.config)):
        game = shared_game(one)
        assert "orderofthedeck" not in page(game, "en")


def test_what_was_taken_back_is_not_told() -> None:
    """A session tells what its record would: nothing of what was tried in it."""
    session = played(config(3, 3, seed="tried"), 30)
    while session.undo_blocked(session.to_move) is not None:
        chance(session, random.Random(len(session.steps)))
    seat = session.to_move
    assert seat is not None
    session.undo(seat)
    again = Session.new(session.config)
    again.replay(session.actions)
    assert len(session.trail) > len(session.steps)
    assert page(shared_game(session), "en") == page(shared_game(again), "en")


# -- drawings, lines -----------------------------------------------------------------


def test_every_piece_is_drawn() -> None:
    """Each tile has a picture, and so has each token that can stand in an Alhambra."""
    assert [tile for tile in TILE_ID if tile and not tile_art(tile)[0]] == []
    views = [seat.palace for n in (2, 6) for seat in shared_game(share_kit.session_of(n)).seats]
    tokens = {token for view in views for tile in view.tiles for token in tile.tokens}
    tokens |= {token.id for view in views for token in view.tokens}
    assert len(tokens) > 9
    assert [token for token in tokens if not token_art(token)] == []


@pytest.mark.parametrize("seats", [2, 6])
def test_points_by_turn(seats: int) -> None:
    """The lines are the scores that everybody had at the end of each turn."""
    session = share_kit.session_of(seats)
    again = Session.new(session.config)
    wanted = {session.steps[0].turn: again.scores}
    for step, action in zip(session.steps, session.actions, strict=True):
        again.replay((action,))
        wanted[step.turn + 1] = again.scores
    assert dict(points_by_turn(session)) == wanted


def test_a_game_that_has_just_begun() -> None:
    """Before anybody has done anything there is something to share too."""
    game = shared_game(records.load(share_kit.SAVES / "new.alhambra"))
    root = share_kit.read(page(game, "it"))
    assert not root.all("tfoot")
