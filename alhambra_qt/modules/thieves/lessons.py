"""The exercise of the module: what a thief may take, and who steals."""

from alhambra_qt.engine import Game
from alhambra_qt.engine.ids import Card
from alhambra_qt.engine.pieces import (
    CARD_CURRENCY,
    CURRENCIES,
)
from alhambra_qt.engine.refill import asked_seats
from alhambra_qt.i18n import listing, msg
from alhambra_qt.modules.thieves.rules import CURRENCY_OF, Thieves
from alhambra_qt.teaching.exercise import (
    CARDS,
    HARD,
    MANY,
    Draw,
    Exercise,
    Option,
    all_right,
)
from alhambra_qt.teaching.exercise_parts import (
    cards_row,
    is_kind,
    name_of,
)


def exercise(draw: Draw) -> Exercise | None:
    """Which cards may be taken by a thief, and who may play one?"""
    game = draw.game("thieves")
    held = Thieves.of(game).held
    if draw.level == HARD:
        return _who_steals(draw, game, held)
    shown = draw.rng.sample([card for card in game.deck if is_kind(card, "money")], 4)
    mine = draw.rng.sample(sorted(CURRENCY_OF), draw.level)
    may = [n for n, card in enumerate(shown) if CARD_CURRENCY[card] in map(CURRENCY_OF.get, mine)]
    if not may or len(may) == len(shown):
        return None
    if len({CARD_CURRENCY[card] for card in shown}) < 3:
        return None
    currencies = [msg(f"curs-{CURRENCIES[CURRENCY_OF[card]]}") for card in mine]
    notes = {
        n: msg("exercise-note-thief", list=listing(currencies))
        for n in range(len(shown))
        if n not in may
    }
    return Exercise(
        CARDS,
        msg("exercise-ask-thief", n=len(mine)),
        all_right(may),
        (msg("exercise-why-thief", list=listing(currencies)),),
        "thieves.use",
        single=False,
        rows=(
            cards_row(msg("exercise-row-thieves"), mine),
            cards_row(msg("exercise-row-display"), shown, pick=True),
        ),
        notes=notes,
    )


def _who_steals(draw: Draw, game: Game, held: list[list[Card]]) -> Exercise | None:
    seats = range(len(game.players))
    left = sorted(CURRENCY_OF) * 3
    draw.rng.shuffle(left)
    for cards in held:
        cards[:] = sorted(left.pop() for _ in range(draw.rng.randrange(3)))
    able = [seat for seat in seats if seat in asked_seats(game)]
    following = (game.to_play + 1) % len(game.players)
    if len(able) < 1 or not held[following]:
        return None
    names = [name_of(game, seat) for seat in seats]
    said = listing([names[seat] for seat in able])
    return Exercise(
        MANY,
        msg("exercise-ask-thief-who"),
        all_right(able),
        (msg("exercise-why-thief-who", list=said, name=names[following]),),
        "thieves.use",
        single=False,
        options=tuple(Option(name) for name in names),
        rows=tuple(
            cards_row(msg("exercise-row-of", name=names[seat]), held[seat]) for seat in seats
        ),
        lines=(msg("exercise-next", name=names[following]),),
        notes={following: msg("exercise-note-next", name=names[following])},
    )
