"""What must hold after every action of any game."""

import json
from collections import Counter
from itertools import combinations
from random import Random

from alhambra_qt.engine import DIRK, Game, legal_actions, observe, redeal, score_now, why_not
from alhambra_qt.engine.actions import Action, AddTile, Place, RemoveTile, SwapTile, TakeMoney
from alhambra_qt.engine.codec import (
    action_from_json,
    action_to_json,
    digest,
    observation_from_json,
    observation_to_json,
    state_from_json,
    state_to_json,
)
from alhambra_qt.engine.events import CardShown, DirkDrew, Event, ScoringDrawn, TileShown
from alhambra_qt.engine.ids import Seat, Tile, cell_at
from alhambra_qt.engine.observe import SCORING_OF_PILE, all_cards
from alhambra_qt.engine.palace import Palace
from alhambra_qt.engine.pieces import CARD_KIND, CARD_VALUE, TILE_KIND, TILE_WALLS
from alhambra_qt.engine.scoring import building_counts, majority_points
from tests.engine import plain_palace as plain
from tests.engine.random_palaces import board_of, gates_of
from tests.property import plain_scoring


def pieces_are_conserved(game: Game) -> None:
    """Every tile and every card is in exactly one place."""
    tiles = [*game.market, *game.bag, *(game.dirk or [])]
    cards = [*game.deck, *game.discards, *game.gone, *game.display]
    for player in game.players:
        tiles += [*player.reserve, *player.bought]
        tiles += [tile for cell, tile in player.palace.tiles.items() if cell]
        cards += player.hand
        assert not Counter(player.hidden) - Counter(player.hand)
        assert player.hand == sorted(player.hand)
    every = [tile for give in game.rules.tiles for tile in give(game.setup)]
    assert sorted(tile for tile in tiles if tile) == sorted(every)
    assert sorted(card for card in cards if card >= 0) == sorted(all_cards(game))
    assert not game.piles or sum(game.piles) == len(game.deck)


# -- Alhambras ---------------------------------------------------------------------------------


def palace_is_right(palace: Palace) -> None:
    """The Alhambra obeys the plain rules, and what it keeps in mind is what it would work out."""
    board = board_of(palace)
    assert plain.broken(board) is None
    twin = Palace()
    for cell in sorted(palace.tiles, reverse=True):
        if cell:
            twin.place(palace.tiles[cell], cell)
    for name in ("tiles", "walls", "frontier", "camps"):
        assert getattr(palace, name) == getattr(twin, name), name
    assert palace.removable() == twin.removable()
    assert palace.removable() == [cell_at(x, y) for x, y in plain.removable(board)]
    runs = plain.wall_runs(board)
    longest = len(runs[0]) if runs else 0
    assert palace.longest_wall() == twin.longest_wall() == longest == len(palace.wall_path())


def building_agrees(game: Game, rng: Random) -> None:
    """For a tile in question every cell around is legal, or refused, as the plain rules have it."""
    frame = game.decisions[-1]
    player = game.players[frame.seat]
    listed = set(legal_actions(game))
    if frame.kind in ("place", "distribute"):
        tile = rng.choice(player.bought)
        adding_agrees(game, player.palace, tile, Place, listed)
    elif frame.kind == "turn":
        removing_agrees(game, player.palace, listed)
        if player.reserve:
            tile = rng.choice(player.reserve)
            adding_agrees(game, player.palace, tile, AddTile, listed)
            swapping_agrees(game, player.palace, tile, listed)


def piece(tile: Tile) -> plain.Piece:
    """Give a tile as a plain piece."""
    return plain.Piece(TILE_WALLS[tile], TILE_KIND[tile] == "camp")


def adding_agrees(
    game: Game, palace: Palace, tile: Tile, kind: type[Action], listed: set[Action]
) -> None:
    """Building the tile is legal, or refused by the same rule, on every cell around."""
    board, gates = board_of(palace), gates_of(palace)
    for place in plain.places_around(board):
        action = kind.of(tile, cell_at(*place))
        refusal = why_not(game, action)
        wanted = plain.why_not(board, gates, place, piece(tile))
        assert (refusal.rule if refusal else None) == wanted, (place, refusal, wanted)
        assert (action in listed) == (wanted is None)


def swapping_agrees(game: Game, palace: Palace, tile: Tile, listed: set[Action]) -> None:
    """Swapping the tile in is legal just where the board obeys the plain rules afterwards."""
    board = board_of(palace)
    for place in plain.places_around(board):
        action = SwapTile.of(tile, cell_at(*place))
        fine = place in board and place != (0, 0)
        fine = fine and plain.broken({**board, place: piece(tile)}) is None
        assert (why_not(game, action) is None) == fine, (place, why_not(game, action))
        assert (action in listed) == fine


def removing_agrees(game: Game, palace: Palace, listed: set[Action]) -> None:
    """Removing is legal just where the board obeys the plain rules afterwards."""
    wanted = set(plain.removable(board_of(palace)))
    for place in plain.places_around(board_of(palace)):
        action = RemoveTile.of(cell_at(*place))
        assert (why_not(game, action) is None) == (place in wanted), (place, why_not(game, action))
        assert (action in listed) == (place in wanted)


# What may be asked, and what waits below it.
REFILL = ("end_check", "scorings", "refill_tiles", "refill_money")
STACKS = {
    (),
    ("turn",),
    ("turn_end",),
    ("turn_end", "place"),
    ("next_turn", "window"),
    ("next_turn", "open_window", *REFILL, "place"),
}


def nothing_is_left_on_the_stack(game: Game) -> None:
    """Below the question lies just what is still to come, nothing of turns gone by."""
    kinds = tuple(frame.kind for frame in game.decisions)
    if kinds[:2] == ("game_over", "score"):
        assert set(kinds[2:]) == {"distribute"}
        assert len(kinds[2:]) <= 4
    else:
        assert kinds in STACKS, kinds


# -- actions -----------------------------------------------------------------------------------


def listed_actions_are_legal(game: Game) -> None:
    """Each listed action is legal, listed once, and survives being written and read."""
    listed = legal_actions(game)
    assert len(set(listed)) == len(listed)
    assert bool(listed) != game.over
    for action in listed:
        assert why_not(game, action) is None, action
    for action in listed[:: max(1, len(listed) // 5)]:
        assert action_from_json(json.loads(json.dumps(action_to_json(action)))) is action


def money_choices_are_complete(game: Game) -> None:
    """In a turn all single open cards and all groups worth 5 or less may be taken, nothing else."""
    if game.over or game.decisions[-1].kind != "turn":
        return
    shown = sorted(card for card in game.display if card >= 0)
    wanted = {
        group
        for size in range(1, 5)
        for group in combinations(shown, size)
        if size == 1 or sum(CARD_VALUE[card] for card in group) <= 5
    }
    found = {a.cards for a in legal_actions(game) if isinstance(a, TakeMoney)}
    assert found == wanted


def revelations_are_counted(before: int, game: Game, events: list[Event]) -> None:
    """The count of revelations grew by the cards and tiles drawn, and by nothing else."""
    drawn = sum(isinstance(event, CardShown | ScoringDrawn | TileShown) for event in events)
    drawn += sum(len(event.tiles) for event in events if isinstance(event, DirkDrew))
    assert game.reveals - before == drawn


# -- copies ------------------------------------------------------------------------------------


def written_and_read_again(game: Game) -> None:
    """A state written as JSON and read again is the same state with the same choices."""
    data = json.loads(json.dumps(state_to_json(game)))
    again = state_from_json(data, game.rules)
    assert digest(again) == digest(game)
    assert legal_actions(again) == legal_actions(game)
    assert [p.palace.frontier for p in again.players] == [p.palace.frontier for p in game.players]


def nothing_hidden_is_seen(game: Game, seat: Seat, memory: bool, rng: Random) -> None:
    """Whatever is hidden from a seat may be otherwise: its observation stays the same."""
    seen = json.dumps(observation_to_json(observe(game, seat, memory)))
    assert game.setup.seed not in seen
    assert json.dumps(observation_to_json(observe(shaken(game, seat, rng), seat, memory))) == seen
    again = observation_from_json(json.loads(seen), game.rules)
    assert json.dumps(observation_to_json(again)) == seen


def shaken(game: Game, seat: Seat, rng: Random) -> Game:
    """Give a game that differs in everything a seat cannot know."""
    other = game.clone()
    other.setup = type(game.setup)(
        game.setup.seats, f"other {rng.random()}", game.setup.modules, (), game.setup.youngest
    )
    rng.shuffle(other.bag)
    hidden = [player for who, player in enumerate(other.players) if who != seat and player.hidden]
    pool = [card for card in other.deck if CARD_KIND[card] != "scoring"]
    scoring = [card for card in other.deck if CARD_KIND[card] == "scoring"]
    for player in hidden:
        pool += player.hidden
    rng.shuffle(pool)
    for player in hidden:
        known = list((Counter(player.hand) - Counter(player.hidden)).elements())
        player.hidden = sorted(pool.pop() for _ in player.hidden)
        player.hand = sorted(known + player.hidden)
    other.deck = pool + scoring
    rng.shuffle(other.deck)
    return other


def guesses_agree(game: Game, seat: Seat, memory: bool, rng: Random) -> None:
    """A guess from an observation conserves all pieces and is seen by that seat as the game is."""
    seen = observe(game, seat, memory)
    guess = redeal(seen, str(rng.random()))
    pieces_are_conserved(guess)
    again = observation_to_json(observe(guess, seat, memory))
    assert again == observation_to_json(seen)
    scoring_cards_are_possible(guess)
    if game.decisions and game.decisions[-1].seat == seat:
        assert legal_actions(guess) == legal_actions(game)


def scoring_cards_are_possible(game: Game) -> None:
    """Scoring cards still in the deck lie in their piles."""
    left = game.deck[::-1]
    for number, size in enumerate(game.piles):
        pile, left = left[:size], left[size:]
        special = [card for card in pile if CARD_KIND[card] == "scoring"]
        assert special == [SCORING_OF_PILE[number] for _ in game.special[number]]


# -- points ------------------------------------------------------------------------------------


def points_are_right(game: Game, scoring: int) -> None:
    """The points of a scoring now are those of the plain scorer, and the lines prove them."""
    ledger = score_now(game, scoring)
    gained, dirk = plain_scoring.totals(game, scoring)
    assert list(ledger.totals) == gained
    assert ledger.dirk == dirk
    rows = majority_points(building_counts(game), scoring)
    owners = [*range(len(game.players)), DIRK][: len(rows)]
    for owner, row in zip(owners, rows, strict=True):
        mine = [line for line in ledger.lines if line.seat == owner]
        assert row == sum(line.points for line in mine if line.rule == "score.majority")
    for line in ledger.lines:
        if line.rule in ("score.wall", "camps.score"):
            assert line.points == line.count
        if line.tie:
            assert line.tie.share == sum(line.tie.places) // len(line.tie.seats) == line.points
            assert line.seat in line.tie.seats
        if line.seat >= 0:
            built = game.players[line.seat].palace.tiles
            assert set(line.cells) <= set(built)
        if line.rule == "score.majority" and line.seat >= 0:
            assert len(line.cells) == line.count


def scorings_add_up(game: Game) -> None:
    """Each seat's score is the sum of what the ledgers gave it, each beginning where one ended."""
    scores = [0] * len(game.players)
    for ledger in game.ledgers:
        assert list(ledger.before) == scores
        scores = [score + gain for score, gain in zip(scores, ledger.totals, strict=True)]
    assert [player.score for player in game.players] == scores
