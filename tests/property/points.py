"""Points of random games are those of the plain scorer, and their lines prove them."""

from collections import Counter
from collections.abc import Mapping
from random import Random
from typing import Any

import attrs

from alhambra_qt.engine import DIRK, Game, Ledger, score_now
from alhambra_qt.engine.events import DirkDrew, Event, Scored
from alhambra_qt.engine.ids import SIDE_LETTERS
from alhambra_qt.engine.pieces import CARD_BY_ID, TILE_ID, TILE_KIND, TILE_TYPE, TILE_WALLS
from alhambra_qt.engine.position import position_to_json
from alhambra_qt.engine.scoring import building_counts, majority_points
from alhambra_qt.engine.state import Frame
from alhambra_qt.modules.bonus.rules import Bonus
from alhambra_qt.modules.characters.actions import HakimChose
from alhambra_qt.modules.characters.rules import Characters
from alhambra_qt.modules.invaders.rules import AttackTurned
from tests.property import plain_scoring

Json = dict[str, Any]
LOSS = "invaders.attack"


def position_of(game: Game) -> Json:
    """Write a game as a position, as if a turn began now."""
    copy = game.clone()
    copy.decisions = [Frame("turn", game.to_play)]
    copy.acted = 0
    return position_to_json(copy)


def decorated(game: Game, rng: Random) -> Game:
    """Give a copy with more to count: residents, chests, bonus cards, Hakim and Yusuf."""
    other = game.clone()
    for seat, player in enumerate(other.players):
        built = [
            (cell, TILE_TYPE[tile])
            for cell, tile in sorted(player.palace.tiles.items())
            if TILE_KIND[tile] == "building"
        ]
        for module, name, supply in (("trader", "homes", "supply"), ("treasure", "chests", "bag")):
            if module in other.ext:
                state = other.ext[module]
                fill(getattr(state, name)[seat], built, getattr(state, supply), rng)
        if "bonus" in other.ext:
            bare = [t for t in player.palace.tiles.values() if t > 1 and not TILE_WALLS[t]]
            shown = Bonus.of(other).shown[seat]
            more = [t for t in bare if TILE_KIND[t] == "building" and t not in shown]
            shown += rng.sample(more, min(len(more), rng.randrange(3)))
            hidden = Bonus.of(other).hidden[seat]
            hidden[:] = [tile for tile in hidden if tile not in shown]
    if "characters" in other.ext:
        owned = Characters.of(other).owned
        for name in ("yusuf", "hakim"):
            if not any(CARD_BY_ID[name] in cards for cards in owned):
                rng.choice(owned).append(CARD_BY_ID[name])
    return other


def fill(
    standing: dict[int, int], built: list[tuple[int, int]], supply: list[int], rng: Random
) -> None:
    """Put pieces of a supply onto buildings of their colour that have none."""
    for cell, colour in built:
        if cell not in standing and supply[colour] and rng.random() < 0.5:
            standing[cell] = colour
            supply[colour] -= 1


def are_right(game: Game, scoring: int) -> None:
    """The points of a scoring now are those of the plain scorer, and the lines prove them."""
    ledger = score_now(game, scoring)
    position = position_of(game)
    agrees(ledger, position, plain_scoring.best_favourites(position, scoring))
    rows = majority_points(building_counts(game, scoring), scoring)
    owners = [*range(len(game.players)), DIRK][: len(rows)]
    for owner, row in zip(owners, rows, strict=True):
        mine = [line for line in ledger.lines if line.seat == owner]
        assert row == sum(line.points for line in mine if line.rule == "score.majority")
    lines_are_sound(game, ledger)


def agrees(ledger: Ledger, position: Json, favourites: Mapping[int, str]) -> None:
    """Each rule gives each seat what the plain scorer says, before the losses."""
    wanted, dirk = plain_scoring.score(position, ledger.scoring, favourites)
    for seat, by_rule in enumerate(wanted):
        found: Counter[str] = Counter()
        for line in ledger.lines:
            if line.seat == seat and line.rule != LOSS:
                found[line.rule] += line.points
        assert +found == +Counter(by_rule), f"seat {seat}: {found} instead of {by_rule}"
    gained = Counter[str]()
    for line in ledger.lines:
        if line.seat == DIRK:
            gained[line.rule] += line.points
    assert +gained == +Counter(dirk or {})
    assert ledger.dirk == (None if dirk is None else sum(dirk.values()))


def lines_are_sound(game: Game, ledger: Ledger) -> None:
    """Counts, ties and the tiles shown go with the points of each line."""
    for line in ledger.lines:
        if line.rule in ("score.wall", "camps.score"):
            assert line.points == line.count
        if line.tie:
            assert line.tie.share == sum(line.tie.places) // len(line.tie.seats) == line.points
            assert line.seat in line.tie.seats
        if line.seat >= 0:
            assert set(line.cells) <= set(game.players[line.seat].palace.tiles)
        if line.seat >= 0 and line.rule == "score.majority":
            kinds = [TILE_KIND[game.players[line.seat].palace.tiles[cell]] for cell in line.cells]
            extra = sum(part.count for part in line.parts)
            assert line.count == kinds.count("building") + extra, line
    for seat, total in enumerate(ledger.totals):
        assert total == sum(line.points for line in ledger.lines if line.seat == seat)
        assert total + ledger.before[seat] >= 0


def scorings_are_right(game: Game, events: list[Event]) -> None:
    """The scorings among the events of an action are those of the plain scorer.

    After the last of them nothing changed but what Dirk drew, which is taken away again.
    """
    position = position_of(game)
    favourites: dict[int, str] = {}
    for number, event in enumerate(events):
        if isinstance(event, HakimChose):
            favourites = {event.seat: plain_scoring.TYPES[event.colour]}
        if isinstance(event, Scored):
            before = without_dirks(position, events[number:])
            agrees(event.ledger, before, favourites)
            lines_are_sound(game, event.ledger)
            attack = [e.side for e in events[number:] if isinstance(e, AttackTurned)]
            if attack:
                losses_are_right(before, event.ledger, SIDE_LETTERS[attack[0]])
            favourites = {}


def without_dirks(position: Json, later: list[Event]) -> Json:
    """Take the tiles that Dirk drew later from a position."""
    drawn = {
        TILE_ID[tile] for event in later if isinstance(event, DirkDrew) for tile in event.tiles
    }
    if not drawn:
        return position
    dirk = position["dirk"]
    return {
        **position,
        "dirk": {**dirk, "tiles": [tile for tile in dirk["tiles"] if tile not in drawn]},
    }


def losses_are_right(position: Json, ledger: Ledger, attack: str) -> None:
    """An attack takes what the plain scorer says, and nobody falls below 0 (invaders.attack)."""
    gains = [0] * len(ledger.totals)
    lost = [0] * len(ledger.totals)
    for line in ledger.lines:
        if line.seat >= 0:
            (lost if line.rule == LOSS else gains)[line.seat] += line.points
    scores = [before + gain for before, gain in zip(ledger.before, gains, strict=True)]
    assert lost == plain_scoring.losses(position, ledger.scoring, attack, scores)


@attrs.define
class Sheet:
    """The score sheet of a game, kept beside it: what scorings and events gave each seat."""

    scores: list[int]
    scored: int = 0

    def goes_on(self, game: Game, extra: Mapping[int, int]) -> None:
        """Add the scorings made since, and points given outside them (Fatima's 8)."""
        for seat, points in extra.items():
            self.scores[seat] += points
        for ledger in game.ledgers[self.scored :]:
            assert list(ledger.before) == self.scores
            gains = zip(self.scores, ledger.totals, strict=True)
            self.scores = [score + gain for score, gain in gains]
        self.scored = len(game.ledgers)
        assert [player.score for player in game.players] == self.scores
