"""Characters: who owns which card, and what was used in this turn (rules of section 7.7)."""

from collections.abc import Mapping
from typing import Any

import attrs

from alhambra_qt.engine.derived import spelt
from alhambra_qt.engine.fields import EACH_SEAT, Json
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, CARD_KIND, TYPES
from alhambra_qt.engine.refusal import Refusal
from alhambra_qt.engine.rules import Game, StateOwner
from alhambra_qt.engine.state import CARDS_BY_ID, UNKNOWN, ModuleState

ID = "characters"
LIMITS = "characters.limits"

CHARACTERS: tuple[Card, ...] = tuple(
    card for card, kind in enumerate(CARD_KIND) if kind == "character"
)
KARIM = CARD_BY_ID["karim"]
KNIHSTIG = CARD_BY_ID["knihstig"]
AMMAR = CARD_BY_ID["ammar"]
FARUK = CARD_BY_ID["faruk"]
FATIMA = CARD_BY_ID["fatima"]
HAKIM = CARD_BY_ID["hakim"]
LAILA = CARD_BY_ID["laila"]
MACHMA = CARD_BY_ID["machma"]
YAMMERAD = CARD_BY_ID["yammerad"]
STARRED = (KNIHSTIG, AMMAR, FARUK, LAILA, MACHMA, YAMMERAD)
# Positions and older data only say whether a card marked * was used.
STAR_CARDS: Mapping[Any, Any] = {False: None, True: UNKNOWN, **CARD_BY_ID}
STAR = spelt({card: used for used, card in STAR_CARDS.items()}.__getitem__, STAR_CARDS.__getitem__)
YUSUF = CARD_BY_ID["yusuf"]


TYPE_OR_NONE = spelt(
    lambda chosen: None if chosen < 0 else TYPES[chosen],
    lambda name: -1 if name is None else TYPES.index(name),
)


@attrs.define(eq=False)
class CharacterCards(ModuleState):
    """The characters outside the deck.

    Attributes:
        owned: the cards of each seat, in the order they came.
        side: the closed side stack, its top card last.
        star: the card marked * that the player to move has used in this turn, if any; UNKNOWN
            where only that is known.
        chosen: the type that Hakim's owner chose for the scoring about to be counted, or -1.
        draws: how often Laila put a tile back, the key of the next place in the bag.
        begun: whether a position says that nothing comes before the first action any more.
    """

    owned: list[list[Card]] = attrs.field(metadata={**CARDS_BY_ID, **EACH_SEAT})
    side: list[Card] = attrs.field(metadata=CARDS_BY_ID)
    star: Card | None = attrs.field(default=None, metadata=STAR)
    chosen: int = attrs.field(default=-1, metadata=TYPE_OR_NONE)
    draws: int = 0
    begun: bool = False

    def counted(self) -> Json:
        """Return the JSON that digests have always counted: only whether a card was used."""
        return {**self.to_json(), "star": self.star is not None}


class _Kept(StateOwner[CharacterCards]):
    id = ID


state_of = _Kept().own  # for the files of this module that the module itself imports


def owns(game: Game, seat: Seat, card: Card) -> bool:
    """Return whether a seat owns a character."""
    return card in state_of(game).owned[seat]


def owner_of(game: Game, card: Card) -> Seat | None:
    """Give who owns a character."""
    for seat, cards in enumerate(state_of(game).owned):
        if card in cards:
            return seat
    return None


def star_free(game: Game, seat: Seat, card: Card) -> bool:
    """Return whether a seat may use a card marked * in this turn, or in its next if another plays.

    One may be used in each turn (rule characters.limits).
    """
    state = state_of(game)
    return (state.star is None or game.to_play != seat) and card in state.owned[seat]


def star_obstacle(game: Game, seat: Seat, card: Card) -> Refusal | None:
    """Give the rule that keeps a seat from using a card marked *, or None."""
    if not owns(game, seat, card):
        return not_owned(card)
    used = state_of(game).star
    if used is None:
        return None
    if used == UNKNOWN:
        return Refusal(LIMITS, params=(("reason", "star"),))
    return Refusal(LIMITS, params=(("reason", "acted"), ("card", CARD_ID[used])))


def not_owned(card: Card) -> Refusal:
    """Refuse the use of a character that the seat does not have."""
    return Refusal(CARD_ID[card], params=(("reason", "not_owned"),))


def leave(game: Game, seat: Seat, card: Card) -> None:
    """Take a card marked 1x out of the game after its use (rule characters.limits)."""
    state_of(game).owned[seat].remove(card)
    game.gone.append(card)
