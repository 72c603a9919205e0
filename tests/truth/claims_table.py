"""Numbers on the table: market, hands, decks, Alhambras, the table of counts."""

from collections import Counter
from collections.abc import Callable, Iterator
from fractions import Fraction

from alhambra_qt.controller.view.table_view import CountTable, MarketSlot, PlayerView
from alhambra_qt.controller.view.view_parts import AlhambraView, LegalCell
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Buy
from alhambra_qt.engine.building import build
from alhambra_qt.engine.pieces import (
    CARD_BY_ID,
    CARD_CURRENCY,
    TILE_BY_ID,
    TILE_KIND,
    TILE_PRICE,
    TYPES,
)
from alhambra_qt.engine.state import Frame
from tests.property.paying import value
from tests.property.plain_scoring import open_sides
from tests.truth.claims_why import hand
from tests.truth.counting import (
    built,
    ext,
    next_number,
    number,
    owners,
    rules_points,
    town,
    wall,
)
from tests.truth.moment import Moment, Said, Untried, claims, differs


def in_turn(at: Moment) -> Game:
    """Give the game as if the turn of the one who looks began now."""
    copy = at.game.clone()
    copy.decisions = [Frame("turn", at.seat)]
    copy.to_play, copy.acted = at.seat, 0
    return copy


@claims("play-held")
def held(said: Said) -> str | None:
    """The money in the hand that a slot takes."""
    assert isinstance(said.owner, MarketSlot)
    slot = said.owner.target.number
    cards = [card for card in hand(said.at) if CARD_CURRENCY[card] == slot]
    return differs("in hand", said.args["n"], sum(value(card) for card in cards))


@claims("play-pay-exact", "play-pay-over", "play-pay-short")
def pays(said: Said) -> str | None:
    """How the tile of a slot can be paid at best: tried in a turn that begins now."""
    slot = getattr(said.owner, "target", None) or said.target
    place = getattr(slot, "number", -1)
    if type(slot).__name__ != "AtSlot":
        slots = [
            market_slot for market_slot in said.at.view.market if market_slot.pay_text == said.text
        ]
        if not slots:
            return "no slot is marked so"
        return None
    tile = said.at.game.market[place]
    cache = said.at.__dict__.setdefault("_in_turn", {})
    if not cache:
        cache["legal"] = [
            action for action in legal_actions(in_turn(said.at)) if isinstance(action, Buy)
        ]
    ways = [action for action in cache["legal"] if action.slot == place]
    over = [sum(value(card) for card in way.cards) - TILE_PRICE[tile] for way in ways]
    if said.text.id == "play-pay-short":
        mine = [card for card in hand(said.at) if CARD_CURRENCY[card] == place]
        short = TILE_PRICE[tile] - sum(value(card) for card in mine)
        return f"it can be paid: {ways[0]}" if ways else differs("short", said.args["n"], short)
    if not over:
        return "it cannot be paid"
    return differs("over", said.args.get("n", 0), min(over))


@claims("play-slot-bought", "play-slot-given", "play-slot-empty", "slot-first")
def empty_slot(said: Said) -> str | None:
    """A slot is empty, and why."""
    game = said.at.game
    slot = getattr(said.owner, "target", said.target)
    if game.market[slot.number]:
        return "a tile lies there"
    ended = game.over or any(frame.kind == "distribute" for frame in game.decisions)
    first = game.turn == 0 and not game.acted and not any(game.market)
    sooner = game.market[: slot.number].count(0)
    left = sum(TILE_KIND[tile] != "bazaar" for tile in game.bag) - sooner
    fits = {
        "play-slot-given": ended,
        "slot-first": first,
        "play-slot-bought": not ended and not first and left > 0,
        "play-slot-empty": not ended and left <= 0,
    }
    return None if fits[said.text.id] else f"bag {len(game.bag)}, ended {ended}, first {first}"


@claims("play-hand", "play-hand-shown", "special-wall")
def whole_hand(said: Said) -> str | None:
    """How many cards, worth how much."""
    if said.text.id == "special-wall":
        return differs("the wall", said.args["n"], wall(said.at.game, said.at.seat))
    mine = said.at.game.players[said.at.seat].hand
    if said.path.startswith("hands"):
        raise Untried  # of every seat, in a game that is over
    told = number(said.args["cards"]), said.args["total"]
    everything = hand(said.at)
    counts = {(len(cards), sum(map(value, everything))) for cards in (mine, everything)}
    return None if told in counts else f"{counts}, not {told}"


@claims("play-bag", "play-deck", "play-deck-again")
def stocks(said: Said) -> str | None:
    """Check the number of pieces left to draw."""
    game = said.at.game
    if said.text.id == "play-bag":
        return differs("tiles in the bag", said.args["n"], len(game.bag))
    if number(said.args["cards"]) != len(game.deck):
        return f"{len(game.deck)} cards"
    left = [pile for pile, n in enumerate(game.piles, 1) if n]
    if said.text.id == "play-deck-again":
        return None if game.shuffles else "never shuffled"
    return differs("the pile", said.args["k"], left[0])


@claims("worth-pile", "worth-pile-came")
def piles(said: Said) -> str | None:
    """Whether the card of a scoring is still in its pile."""
    pile, which = said.args["n"], said.args["k"]
    if pile != 2 * which:
        return f"scoring {which} is not in pile {pile}"
    game = said.at.game
    drawn = CARD_BY_ID[f"scoring-{which}"] not in game.deck
    return differs("drawn", said.text.id == "worth-pile-came", drawn)


@claims("play-header", "play-header-modules")
def header(said: Said) -> str | None:
    """How many play, with how many modules, in which round."""
    game = said.at.game
    if said.text.id == "play-header-modules":
        return differs("modules", said.args["n"], len(game.setup.modules))
    told = number(said.args["players"]), said.args["round"]
    return differs(
        "players and round", told, (len(game.players), game.turn // len(game.players) + 1)
    )


@claims("play-alhambra")
def alhambra(said: Said) -> str | None:
    """The wall that is written beside an Alhambra, and how many tiles it shows."""
    view = said.owner
    if not isinstance(view, AlhambraView):
        raise Untried
    seat = view.seat.seat
    tiles = said.at.game.players[seat].palace.tiles
    return differs(
        "wall and tiles", (view.wall, len(view.tiles)), (wall(said.at.game, seat), len(tiles))
    )


@claims("play-panel")
def panel(said: Said) -> str | None:
    """Points, wall, cards and tiles of a player, as words and as numbers."""
    view, game = said.owner, said.at.game
    if not isinstance(view, PlayerView):
        view = next(
            opponent
            for opponent in (said.at.view.you, *said.at.view.opponents)
            if opponent.seat.name == said.args["name"]
        )
    seat = view.seat.seat
    player = game.players[seat]
    found = (player.score, wall(game, seat), len(player.hand), len(player.reserve))
    told = tuple(number(said.args[name]) for name in ("points", "wall", "cards", "tiles"))
    if told != found:
        return f"{found}, not {told}"
    shown = (view.score, view.wall, view.hand, len(view.reserve))
    if shown != found:
        return f"the numbers are {found}, not {shown}"
    standing = [built(game, seat, kind) for kind in TYPES]
    counts = [Fraction(count) for count in view.counts]
    if "characters" in game.ext or "bonus" in game.ext:
        return None if all(a >= b for a, b in zip(counts, standing, strict=True)) else "counts"
    return differs("buildings", counts, standing)


@claims("play-counts-title")
def count_table(said: Said) -> str | None:
    """Every number of the table of counts is what a scoring would bring now."""
    table, at = said.owner, said.at
    if not isinstance(table, CountTable):
        raise Untried
    if table.scoring != next_number(at.game) or said.args["n"] != table.scoring:
        return f"the next scoring is {next_number(at.game)}"
    rows = rules_points(shown_game(at), table.scoring, at.seat)
    seats = [tag.seat for tag in table.seats]
    totals = [sum(rows[seat].values()) for seat in seats]
    if list(table.totals) != totals:
        return f"the totals are {totals}, not {table.totals}"
    after = [player.score + new for player, new in zip(at.game.players, totals, strict=False)]
    if list(table.then) != after:
        return f"the points after it are {after}, not {table.then}"
    return next(_wrong_rows(said, rows), None)


def shown_game(at: Moment) -> Game:
    """The game in which everything is counted."""
    return at.game


RULES = {
    "wall": "score.wall",
    "camps": "camps.score",
    "trader": "trader.score",
    "treasure": "treasure.score",
    "bazaars": "bazaars.score",
    "yusuf": "yusuf",
    "invaders": "invaders.attack",
}


def _wrong_rows(said: Said, rows: list[dict[str, int]]) -> Iterator[str]:
    game = said.at.game
    for row in said.owner.rows:
        if row.item in TYPES:
            counts = [built(game, owner, row.item) for owner in range(owners(game))]
            cells = [cell for cell in row.cells if cell.seat >= 0]
            extra = "characters" in game.ext or "bonus" in game.ext
            if not extra and any(cell.count != counts[cell.seat] for cell in cells):
                yield f"{row.item}: {counts}"
        elif row.item in RULES:
            for cell in row.cells:
                if cell.seat >= 0 and cell.points != rows[cell.seat].get(RULES[row.item], 0):
                    yield f"{row.item} of seat {cell.seat}: {rows[cell.seat]}, not {cell.points}"
    types = [row for row in said.owner.rows if row.item in TYPES]
    for seat, row in enumerate(rows[: len(game.players)]):
        points = sum(cell.points for one in types for cell in one.cells if cell.seat == seat)
        if points != row["score.majority"]:
            yield f"majorities of seat {seat}: {row['score.majority']}, not {points}"


@claims("play-cell-legal")
def legal_cell(said: Said) -> str | None:
    """How the longest wall would change if the tile were built there."""
    at, view = said.at, said.owner
    if not isinstance(view, LegalCell) or at.view.prompt.tile is None or view.gates:
        raise Untried
    tile = TILE_BY_ID[at.view.prompt.tile]
    after = at.game.clone()
    build(after, at.seat, tile, view.target.cell)
    change = wall(after, at.seat) - wall(at.game, at.seat)
    if not any(getattr(action, "cell", None) == view.target.cell for action in at.legal):
        return "nothing can be placed there"
    shown = view.wall if view.wall is not None else 0  # a change of 0 on all spaces is not shown
    return differs("the change", (said.args["wall"], shown), (change, change))


@claims("special-attack")
def open_to(said: Said) -> str | None:
    """How many sides are open to each side of the sky."""
    mine = town(said.at.game, said.at.seat)
    found = {side: open_sides(mine, side) for side in "nesw"}
    return differs("open sides", {side: said.args[side] for side in "nesw"}, found)


@claims("special-thieves", "special-bonus-cards", "count-coin", "count-chest", "count-resident")
def tallies(said: Said) -> str | None:
    """How many pieces lie before somebody: shown beside every player."""
    if not said.path.startswith(("you.extras.tallies.text", "opponents.extras.tallies.text")):
        raise Untried
    panels = (said.at.view.you, *said.at.view.opponents)
    seat = next(
        panel.seat.seat
        for panel in panels
        if panel.extras is not None and any(tally is said.owner for tally in panel.extras.tallies)
    )
    game = said.at.game
    counts: dict[str, Callable[[], int]] = {
        "special-thieves": lambda: len(ext(game, "thieves").held[seat]),
        "special-bonus-cards": lambda: len(ext(said.at.game, "bonus").hidden[seat]),
        "count-coin": lambda: sum(ext(said.at.game, "change").held[seat]),
        "count-chest": lambda: len(ext(said.at.game, "treasure").chests[seat]),
        "count-resident": lambda: len(ext(said.at.game, "trader").homes[seat]),
    }
    return differs("pieces", said.args["n"], counts[said.text.id]())


@claims("play-vizier-on", "play-vizier-off", "special-vizier-on", "special-vizier-off")
def vizier(said: Said) -> str | None:
    """Whether the vizier of a seat is active."""
    active = ext(said.at.game, "vizier").active
    panels = (said.at.view.you, *said.at.view.opponents)
    for panel_ in panels:
        cards = panel_.extras.cards if panel_.extras is not None else ()
        if any(badge is said.owner for badge in (*panel_.badges, *cards)):
            told = said.text.id.endswith("-on")
            return differs("active", told, active[panel_.seat.seat])
    raise Untried


@claims("undo-revealed", "undo-revealed-card", "undo-revealed-tile", "undo-moved", "undo-nothing")
def undo(said: Said) -> str | None:
    """Nothing is taken back: tried on the session's own word."""
    if not said.path.startswith("undo"):
        raise Untried
    blocked = said.at.desk.session.undo_blocked(said.at.seat)
    if blocked != said.text:
        return f"the session says {blocked}"
    last = said.at.desk.session.steps[-1:] if said.text.id.startswith("undo-revealed") else ()
    kinds = Counter(type(event).__name__ for step in last for event in step.events)
    if said.text.id == "undo-revealed-tile" and not kinds["TileShown"]:
        return f"no tile was drawn: {kinds}" if "CardShown" in kinds else None
    return None
