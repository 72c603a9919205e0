"""Narrowing: pick any legal action by clicking its parts.

Every field of an action is one or more targets (``words/moves.py``). A pick keeps the actions that
contain it; when one action is left, or the picks spell one out, it can be confirmed. So even a
module action without picks of its own can be played. A piece beside the board starts the actions
that name it.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from alhambra_qt.controller.desk.chips import (
    OFFERED,
    Cards,
    action_chip,
    choice_icon,
    coins_of,
    follows,
    gain_text,
    how,
    named_by,
    number_key,
    offered_numbers,
    pay_lines,
    payment_text,
    pieces_in,
    places,
    rank_payment,
    steps_in,
    ways,
    with_lost,
)
from alhambra_qt.controller.desk.modes import (
    NOTHING,
    Picked,
    Picks,
    ghost,
    legal_cell,
    told_apart_by_wall,
)
from alhambra_qt.controller.faces.face import Table
from alhambra_qt.controller.game.step import zones_of
from alhambra_qt.controller.presenter.zone_views import Likeness, Meaning, meanings, rule_of
from alhambra_qt.controller.view.table_view import Overlay, PromptLine
from alhambra_qt.controller.view.targets import (
    AtCell,
    AtDisplay,
    AtHand,
    AtZone,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    PaidCard,
    PayWay,
    Target,
)
from alhambra_qt.controller.view.view_parts import ActionButton, Ghost, LegalCell, Payment
from alhambra_qt.controller.whatif.effects import after, can_be_tried
from alhambra_qt.controller.words.moves import NAMED, choice_text, field_of, targets
from alhambra_qt.controller.words.names import cell_name
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.building import walls_of
from alhambra_qt.engine.ids import letters_of, xy
from alhambra_qt.engine.market import offers
from alhambra_qt.engine.payments import by_currency, wallet
from alhambra_qt.engine.pieces import CARD_BY_ID, CARD_ID, TILE_BY_ID, TILE_ID, TILE_TYPE, TYPES
from alhambra_qt.i18n import Msg, msg

MANY = {"colours"}  # fields that hold several choices
CARDS = (PaidCard, NamedCard)  # targets that are cards: from the hand, or from anywhere
PLACELESS = (*CARDS, NamedTile, Choose)


def cards_in(action: Action) -> Cards:
    """Return the cards that an action names."""
    cards: Cards = getattr(action, "cards", ())
    return cards


def _holds(spelled: Counter[Target], wanted: Counter[Target]) -> bool:
    """Return ``spelled >= wanted``; Counter's own comparison takes most of the time of a drag."""
    return all(spelled.get(target, 0) >= many for target, many in wanted.items())


class Narrow(Picks):
    """A list of actions and the picks that have narrowed it so far."""

    def __init__(self, table: Table, actions: Sequence[Action]) -> None:
        self.table = table
        self.actions = list(actions)
        self.picks: list[Target] = []
        self._clicked: set[Target] = set()
        self._spelled = [(action, Counter(targets(table, action))) for action in self.actions]
        self._ranked: dict[tuple[Target, ...], list[Action]] = {}

    def _meanings(self, target: Target) -> list[Target]:
        """Return the possible meanings of a target: a card stands for any card of its kind."""
        match target:
            case AtHand(place):
                return self._cards_meant(self.table.hand, place, CARDS[: 1 if self._takes else 2])
            case AtDisplay(place):
                return self._cards_meant(self.table.game.display, place, CARDS[1:])
            case AtZone():
                return self._pieces_meant(target)
        return [target]

    def _cards_meant(
        self, cards: Sequence[int], place: int, kinds: Sequence[type[PaidCard | NamedCard]]
    ) -> list[Target]:
        card = cards[place] if 0 <= place < len(cards) else -1
        return [kind(CARD_ID[card]) for kind in kinds] if card >= 0 else []

    def _pieces_meant(self, target: AtZone) -> list[Target]:
        found = (
            place
            for meant in self._meant.get(target, ())
            for place, name in self._every
            if place == meant or (isinstance(meant, Likeness) and named_by(meant, place, name))
        )
        return list(dict.fromkeys(found))

    @property
    def _meant(self) -> dict[Target, tuple[Meaning, ...]]:
        table = self.table  # a drag asks hundreds of times
        table.meant = table.meant or meanings(table.game, table.seat)
        return table.meant

    @cached_property
    def _takes(self) -> bool:
        return all(
            hasattr(action, "taken_card") and not hasattr(action, "given_card")
            for action in self.actions
        )

    @cached_property
    def _every(self) -> list[tuple[Target, str]]:
        every = {(target, action.name) for action, spelled in self._spelled for target in spelled}
        return sorted(every, key=lambda both: (str(both[0]), both[1]))

    def left(self, picks: Sequence[Target] | None = None) -> list[Action]:
        """List the actions that contain all the picks."""
        wanted = Counter(self.picks if picks is None else picks)
        return [action for action, spelled in self._spelled if _holds(spelled, wanted)]

    def change_picks(self, target: Target) -> bool:
        """Add, remove or replace a pick; return whether it means anything."""
        if isinstance(target, PayWay):
            return self._pick_payment(target.number)
        meant = self._taken().get(target)
        # This card, not an equal one still in the hand.
        if meant is not None and meant in self.picks:
            self.picks.remove(meant)
            self._clicked.discard(target)
            return True
        self._clicked.add(target)
        return any(self._pick(meaning) for meaning in self._meanings(target))

    def holds(self, target: Target) -> bool:
        if isinstance(target, Do) and {action.name for action in self.actions} == {target.name}:
            return True
        return any(meaning in self.picks for meaning in self._meanings(target))

    def take_pick(self, target: Target) -> Picked | None:
        """Handle a pick; a chosen cell picked again confirms. None if it means nothing."""
        action = self.ready()
        if action is not None and isinstance(target, AtCell) and target in self.picks:
            return Picked(action=action)
        if not self.change_picks(target):
            return None
        if not any(isinstance(meaning, PaidCard) for meaning in self._meanings(target)):
            self.suggest()
        return NOTHING

    def suggest(self) -> None:
        """Choose the best payment, if only the payment is open."""
        paid = any(isinstance(pick, PaidCard) for pick in self.picks)
        if not paid and self.table.assist != "expert" and self.payments():
            self._pick_payment(0)

    def give(self) -> None:
        """Choose the card that the only action left takes, so that it is highlighted."""
        left = self.left()
        if len(left) == 1 and not self.picks:
            self.picks = [
                target for target in targets(self.table, left[0]) if isinstance(target, NamedCard)
            ]

    def full(self, target: Target) -> bool:
        """Return whether something chosen must be taken back before a target can be chosen."""

        def many(targets: Sequence[Target]) -> list[Target]:
            return [a for a in targets if isinstance(a, Choose) and a.field in MANY]

        meant = many(self._meanings(target)) if many(self.picks) else []
        open_ = (part in self.picks or self.left([*self.picks, part]) for part in meant)
        return bool(meant) and not any(open_)

    def _pick(self, meaning: Target) -> bool:
        if not isinstance(meaning, CARDS) and meaning in self.picks:
            self.picks.remove(meaning)
            return True
        if self.left([*self.picks, meaning]):
            self.picks.append(meaning)
            return True
        if meaning in self.picks:
            self.picks.remove(meaning)
            return True
        for kept in self._fewer(field_of(meaning)):
            if self.left([*kept, meaning]):
                self.picks = [*kept, meaning]
                return True
        return False

    def _fewer(self, field: str) -> Iterator[list[Target]]:
        """Return the picks without those that another pick of a field may replace, oldest first."""
        same = [pick for pick in self.picks if field_of(pick) == field]
        others = [pick for pick in self.picks if field_of(pick) != field]
        for oldest in range(1, len(same) + 1):
            yield [*others, *same[oldest:]]
        yield others
        yield [target for target in others if isinstance(target, Do)]
        yield []

    def ready(self) -> Action | None:
        """Return the action that is spelled out, or the only one left."""
        left = self.left()
        if len(left) == 1:
            return left[0]
        wanted = Counter(pick for pick in self.picks if not isinstance(pick, Do))
        spelled = [
            action
            for action, parts_ in self._spelled
            if wanted and wanted == parts_ - Counter([Do(action.name)])
        ]
        return next((action for action in spelled if action in left), None)

    def next_targets(self) -> set[Target]:
        """Return every target that could be picked next."""
        found: set[Target] = set()
        wanted = Counter(self.picks)
        for _, spelled in self._spelled:
            if _holds(spelled, wanted):
                found.update(
                    target for target, many in spelled.items() if many > wanted.get(target, 0)
                )
        return found

    def tile(self) -> int:
        """Return the tile that all remaining actions would build; 0 if there is none."""
        tiles = {getattr(action, "tile", 0) for action in self.left()}
        cells = all(hasattr(action, "cell") for action in self.left())
        return tiles.pop() if cells and len(tiles) == 1 else 0

    # -- payments -----------------------------------------------------------------------------

    def payments(self) -> list[Action]:
        """List the best ways to pay, once only the payment is open."""
        rest = tuple(pick for pick in self.picks if not isinstance(pick, PaidCard))
        if rest not in self._ranked:
            self._ranked[rest] = self._payments(rest)
        return self._ranked[rest]

    def _payments(self, rest: tuple[Target, ...]) -> list[Action]:
        left = self.left(rest)
        bare = {
            frozenset(
                target for target in targets(self.table, action) if not isinstance(target, PaidCard)
            )
            for action in left
        }
        paying = [action for action in left if cards_in(action) and self._pays(action)]
        if len(bare) != 1 or not paying:
            return []
        hand = self.table.hand
        return sorted(paying, key=lambda action: rank_payment(cards_in(action), hand))[:OFFERED]

    def _pays(self, action: Action) -> bool:
        return any(isinstance(target, PaidCard) for target in targets(self.table, action))

    def _pick_payment(self, index: int) -> bool:
        found = self.payments()
        if not 0 <= index < len(found):
            return False
        self.picks = [pick for pick in self.picks if not isinstance(pick, PaidCard)]
        cards = targets(self.table, found[index])
        self.picks += [card for card in cards if isinstance(card, PaidCard)]
        return True

    def offers(self) -> tuple[Payment, ...]:
        """Offer the best ways to pay."""
        hand = self.table.hand
        now = self.ready()
        shown = {
            payment_text(cards_in(action)): index
            for index, action in reversed(list(enumerate(self.payments())))
        }
        return tuple(
            Payment(
                PayWay(index),
                tuple(AtHand(place) for place in places(hand, cards_in(action))),
                with_lost(payment_text(cards_in(action)), cards_in(action)),
                exact=False,
                chosen=action == now,
                coins=coins_of(cards_in(action)),
            )
            for index, action in enumerate(self.payments())
            if action == now or shown[payment_text(cards_in(action))] == index
        )

    # -- views --------------------------------------------------------------------------------

    def lay(self, overlay: Overlay) -> None:
        """Highlight what can be picked and what is."""
        with overlay.lighting():
            self._lay(overlay)

    def _lay(self, overlay: Overlay) -> None:
        open_ = self.next_targets()
        overlay.can(*(place for place in open_ if not isinstance(place, PLACELESS)))
        overlay.chosen(*(pick for pick in self.picks if not isinstance(pick, PLACELESS)))
        self._lay_cards(overlay, open_)
        for target in self._meant:
            meant = self._meanings(target)
            if any(place in self.picks for place in meant):
                overlay.chosen(target)
            elif any(place in open_ or not isinstance(place, PaidCard) for place in meant):
                overlay.can(target)  # as a further pick, or instead of one
        overlay.legal = (*overlay.legal, *self._legal(open_ | set(self.picks)))
        overlay.ghost = overlay.ghost or self._ghost()

    def _lay_cards(self, overlay: Overlay, open_: set[Target]) -> None:
        taken = self._taken()
        overlay.chosen(*taken)
        places_ = (place for place in self._card_places() if place not in taken)
        overlay.can(*(place for place in places_ if open_ & set(self._meanings(place))))

    def _taken(self) -> dict[Target, Target]:
        """Return the positions of the chosen cards, with what each is chosen as.

        Among equal cards the clicked ones are chosen; so are the last possible ones.
        """
        ready = self.ready() if self.picks else None
        taken = Counter(self.picks if ready is None else targets(self.table, ready))
        found: dict[Target, Target] = {}
        for target in sorted(self._card_places(), key=lambda place: place not in self._clicked):
            chosen = next(
                (meaning for meaning in self._meanings(target) if taken[meaning] > 0), None
            )
            if chosen is not None:
                found[target] = chosen
                taken[chosen] -= 1
        return found

    def _card_places(self) -> list[Target]:
        shown = ((AtHand, self.table.hand), (AtDisplay, self.table.game.display))
        return [kind(place) for kind, cards in shown for place in range(len(cards))]

    def _legal(self, open_: set[Target]) -> list[LegalCell]:
        table, tile = self.table, self.tile()
        built = table.game.players[table.seat].palace.tiles
        found = []
        cells = (place for place in open_ if isinstance(place, AtCell))
        for target in sorted(cells, key=str):
            cell = target.cell
            if cell in built:
                continue
            where = cell_name(*xy(cell))
            if tile:
                found.append(legal_cell(table, tile, cell, where))
            else:
                text = msg("play-cell-free", cell=where)
                chosen = target in self.picks
                found.append(LegalCell(target, *xy(cell), None, text, chosen=chosen))
        return told_apart_by_wall(found)

    def _ghost(self) -> Ghost | None:
        tile, built = self.tile(), self.table.game.players[self.table.seat].palace.tiles
        cells = (pick.cell for pick in self.picks if isinstance(pick, AtCell))
        cell = next((cell for cell in cells if cell not in built), None)
        if not tile or cell is None:
            return self._changed()
        return ghost(self.table, tile, cell, legal=True, put=True)

    def _changed(self) -> Ghost | None:
        """Return a preview of the tile on the picked cell with its new walls."""
        action, table = self.ready(), self.table
        cell = getattr(action, "cell", None)
        tile = table.game.players[table.seat].palace.tiles.get(cell, 0) if cell is not None else 0
        if action is None or cell is None or not tile or not can_be_tried(action):
            return None
        tried = after(table.game, table.seat, action).players[table.seat]
        walls = letters_of(walls_of(tried, tile))
        if walls == table.walls(tile):
            return None
        return Ghost(TILE_ID[tile], *xy(cell), walls, legal=True)

    def chips(self) -> tuple[ActionButton, ...]:
        """Return a chip for each choice that has no place on the table."""
        here = {meaning for place in self._card_places() for meaning in self._meanings(place)}
        found: dict[str, list[Target]] = {}
        for pick in sorted(self._choosable() | set(self.picks), key=self._in_order):
            if isinstance(pick, PLACELESS) and pick not in here:
                found.setdefault(field_of(pick), []).append(pick)
        name, chips = self.actions[0].name, []
        for same in found.values():
            chosen = next((target for target in same if target in self.picks), None)
            steps = steps_in(same, chosen)
            for choice in offered_numbers(same, chosen):
                text, picked = self._chip_text(choice), choice in self.picks
                icon = choice_icon(choice, name) or pieces_in(self.table.game, choice)
                key = number_key(choice)
                chips.append(ActionButton(choice, text, key, icon=icon, chosen=picked, steps=steps))
        return tuple(chips)

    def _in_order(self, target: Target) -> tuple[int, str, int, str]:
        """Return a sort key for choices: field order, numbers by size, types as usual."""
        fields, place, size = self.actions[0].__match_args__, -1, -1
        if isinstance(target, Choose):
            value = target.chosen
            place = fields.index(target.field) if target.field in fields else -1
            size = TYPES.index(value) if value in TYPES else int(value) if value.isdigit() else -1
        elif isinstance(target, NamedTile):
            size = TILE_TYPE[target.tile]
        return place, field_of(target), size, str(target)

    def _chip_text(self, target: Target) -> Msg:
        rest = [pick for pick in self.picks if field_of(pick) != field_of(target)]
        return gain_text(self.table, self.left([*rest, target]), choice_text(target))

    def lines(self) -> tuple[PromptLine, ...]:
        """Say what is paid and what follows."""
        left = self.left()
        names = {action.name for action in left}
        picked = [CARD_BY_ID[pick.name] for pick in self.picks if isinstance(pick, PaidCard)]
        ready = self.ready()  # its cards may be the only ones that go with the picks
        paid = getattr(ready, "cards", picked)
        costs = pay_lines(self.table, names.pop(), paid) if len(names) == 1 else ()
        asks = how(left) if ready is None else ()
        return (*asks, *costs, *follows(self.table, [ready] if ready is not None else left))

    def _choosable(self) -> set[Target]:
        """Return everything that can be picked, also instead of a choice already made."""
        found = self.next_targets()
        for pick in self.picks:
            if isinstance(pick, Choose):
                kept = Counter(
                    target for target in self.picks if field_of(target) != field_of(pick)
                )
                for _, spelled in self._spelled:
                    if _holds(spelled, kept):
                        found |= {
                            target for target in spelled if field_of(target) == field_of(pick)
                        }
        return found


def refusal_of(table: Table, actions: Sequence[Action], target: Target) -> Refusal | None:
    """Return the rule that forbids such actions with this target substituted.

    Only a cell or a number can be substituted.
    """
    put: dict[str, int] = {}
    if isinstance(target, AtCell):
        put = {"cell": target.cell}
    elif isinstance(target, Choose) and target.number is not None and target.field not in NAMED:
        put = {target.field: target.number}
    for action in actions:
        fields = {name: getattr(action, name) for name in action.__match_args__}
        if put and put.keys() <= fields.keys():
            return table.refusal(type(action).of(*(fields | put).values()))
    return None


def kind_chips(narrow: Narrow) -> tuple[ActionButton, ...]:
    """Return a chip for each kind of action, if there are several."""
    names = dict.fromkeys(action.name for action in narrow.actions)
    left = {action.name for action in narrow.left()}
    return tuple(
        action_chip(name, Do(name) in narrow.picks)
        for name in names
        if len(names) > 1 and (name in left or any(isinstance(p, Do) for p in narrow.picks))
    )


class PiecePicks:
    """The pieces that start some of the actions; ``targets`` are the pieces' targets."""

    def __init__(self, table: Table, actions: Sequence[Action]) -> None:
        self.table = table
        self._spelled = [(action, frozenset(targets(table, action))) for action in actions]
        self._meant = meanings(table.game, table.seat)
        every = frozenset().union(*(spelled for _, spelled in self._spelled))
        self.targets = [
            target
            for target, meant in self._meant.items()
            if any(meaning in every for meaning in meant if not isinstance(meaning, PaidCard))
        ]  # a piece that can only serve as payment starts nothing

    def actions(self, target: Target) -> list[Action]:
        """List the actions that a piece starts."""
        meant = {
            meaning for meaning in self._meant.get(target, ()) if not isinstance(meaning, PaidCard)
        }
        return [action for action, spelled in self._spelled if spelled & meant]

    def refusal(self, target: Target) -> Refusal | None:
        """Return the rule that forbids every action which names only this piece and cards.

        A piece in front of the seat is judged by its own module's rules only: a bonus card shows a
        building, but cannot be taken like a hut. A piece in the middle is judged first by the
        module that put it there. Among several payments the one that gets furthest decides.
        """
        if not isinstance(target, AtZone) or target not in self._meant or target in self.targets:
            return None
        game = self.table.game
        zone = zones_of(game)[target.zone]
        word = f"{zone.name.partition('-')[0]}." if zone.seat >= 0 else ""
        owner = rule_of(zone.name).partition(".")[0]
        kinds = [kind for kind, h in game.rules.handlers.items() if game.frame.kind in h.frames]
        for kind in sorted(kinds, key=lambda kind: owner not in kind.__module__.split(".")):
            tried = self._tried(kind, target)
            found = (self.table.refusal(action) for action in tried)
            refusals = [
                why_not
                for why_not in found
                if why_not is not None and why_not.rule.startswith(word)
            ]
            if refusals:
                return min(refusals, key=_distance)
        return None

    def _tried(self, kind: type[Action], target: Target) -> list[Action]:
        """Build actions from a piece's meaning and any money; none if more is needed."""
        values: dict[str, Any] = {}
        for field in kind.__match_args__:
            value = () if field == "cards" else _value(field, self._meant[target])
            if value is None:
                return []
            values[field] = value
        if all(field == "cards" for field in values):
            return []
        if "cards" not in values:
            return [kind.of(*values.values())]
        purses = self._purses(values.get("tile", 0))
        return [kind.of(*(values | {"cards": cards}).values()) for cards in purses]

    def _purses(self, tile: int) -> list[Cards]:
        """List the payments to try for a piece: none, all of a kind, what fits a price."""
        game, seat = self.table.game, self.table.seat
        *purses, diamonds = by_currency(wallet(game, seat))
        mixed = tuple(sorted(card for purse in purses for card in purse))
        offer = next((offer for offer in offers(game) if offer.tile == tile), None)
        fits = ways(game, seat, offer.currency, offer.price)[:1] if offer is not None else []
        tried = [(), *fits, *(purses if offer is not None else (mixed, diamonds))]
        return [tuple(sorted(cards)) for cards in dict.fromkeys(map(tuple, tried))]


def _distance(refusal: Refusal) -> tuple[int, int]:
    """Rank a refused payment by how near it is: too much is nearer than too little."""
    params = dict(refusal.params)
    for place, name in enumerate(("over", "missing")):
        if name in params:
            return place, int(str(params[name]))
    return len(params) + 2, 0


def _value(field: str, meant: Sequence[Meaning]) -> int | None:
    for meaning in meant:
        match meaning:
            case NamedTile(name) if field == "tile":
                return TILE_BY_ID.get(name)
            case NamedCard(name) if field == "card":
                return CARD_BY_ID.get(name)
            case Choose(of, chosen) if of == field and chosen.isdigit():
                return int(chosen) - 1
    return None
