"""How an action is offered: its chip, choices, numbers, price and payments."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from attrs import evolve

from alhambra_qt.controller.faces.face import Asked, Table
from alhambra_qt.controller.faces.found import act_of, acts, card_kinds, questions
from alhambra_qt.controller.presenter.zone_views import Likeness
from alhambra_qt.controller.view.table_view import PromptLine
from alhambra_qt.controller.view.targets import (
    AT_OUT,
    Begin,
    Choose,
    Do,
    NamedCard,
    NamedTile,
    PaidCard,
    Press,
    Target,
)
from alhambra_qt.controller.view.view_parts import NO_STEPS, ActionButton, LegalCell, Steps
from alhambra_qt.controller.words.names import action_text, money, parts_text, sum_text
from alhambra_qt.engine import Game
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Card, Seat
from alhambra_qt.engine.observe import zones
from alhambra_qt.engine.payments import payment_options, purse_of, ways_to_pay
from alhambra_qt.engine.pieces import CARD_CURRENCY, CARD_KIND, CARD_VALUE, CURRENCIES, TYPES
from alhambra_qt.i18n import Msg, gain, has_text, msg, signed

OFFERED = 5
HIGHEST_PRICE = 13
Cards = tuple[Card, ...]


def total(cards: Sequence[Card]) -> int:
    """Return the total value of some cards."""
    return sum(CARD_VALUE[card] for card in cards)


def useful(left: Sequence[Card]) -> int:
    """Rate the cards left in a hand by how many prices they could still pay exactly."""
    sums = {0}
    for card in left:
        sums |= {total + CARD_VALUE[card] for total in sums}
    return sum(1 for total in sums if 0 < total <= HIGHEST_PRICE)


def ways(game: Game, seat: Seat, slot: int, price: int, exact: bool = False) -> list[Cards]:
    """List sensible payments, best first.

    Exact payments come first: those that lose no card for good, then those in the slot's currency
    alone, then the one that leaves the most useful hand. Overpayments follow, smallest first.
    """
    mine = Counter(purse_of(game, seat, slot))

    def rank(cards: Cards) -> tuple[int, int, int, int, int, Cards]:
        left = list((mine - Counter(cards)).elements())
        others = sum(1 for card in cards if CARD_CURRENCY[card] != slot)
        return total(cards), lost(cards), others, -useful(left), len(cards), cards

    return sorted(payment_options(game, seat, slot, price, exact), key=rank)


def lost(cards: Sequence[Card]) -> int:
    """Count the cards that a payment removes from the game."""
    kinds = card_kinds()
    return sum(1 for card in cards if (kind := kinds.get(CARD_KIND[card])) and kind.spent == AT_OUT)


def with_lost(text: Msg, cards: Sequence[Card]) -> Msg:
    """Add to a payment's text how many of its cards leave the game."""
    gone = lost(cards)
    return msg("pay-lost", paid=text, n=gone) if gone else text


def coins_of(cards: Sequence[Card]) -> tuple[str, ...]:
    """Name the currencies of a payment in currency order."""
    kinds = sorted({CARD_CURRENCY[card] for card in cards if CARD_VALUE[card]})
    return tuple(CURRENCIES[kind] for kind in kinds if 0 <= kind < len(CURRENCIES))


def rank_payment(
    cards: Sequence[Card], hand: Sequence[Card] = ()
) -> tuple[int, int, int, int, int, Sequence[Card]]:
    """Return a sort key for payments: cheapest, then most left, fewest currencies, fewest cards."""
    left = list((Counter(hand) - Counter(cards)).elements())
    kept = sum(
        useful([card for card in left if CARD_CURRENCY[card] == currency])
        for currency in range(len(CURRENCIES))
    )
    currencies = {CARD_CURRENCY[card] for card in cards}
    return total(cards), lost(cards), -kept, len(currencies), len(cards), cards


def payment_text(cards: Sequence[Card]) -> Msg:
    """Phrase a payment: "3 + 2 = 5", with its currency if there is only one."""
    values = sorted((CARD_VALUE[card] for card in cards if CARD_VALUE[card]), reverse=True) or [0]
    currencies = {CARD_CURRENCY[card] for card in cards}
    currency = currencies.pop() if len(currencies) == 1 else -1
    if currency < 0:
        return sum_text(values)
    whole = money(CURRENCIES[currency], sum(values))
    return whole if len(values) == 1 else msg("play-paid", parts=parts_text(values), money=whole)


def usable(game: Game, seat: Seat, slot: int, card: Card) -> bool:
    """Return whether a card could be part of a payment for a slot."""
    return any(card in way.cards or card in way.fixed for way in ways_to_pay(game, seat, slot))


def places(hand: Sequence[Card], cards: Sequence[Card]) -> list[int]:
    """Return the positions of some cards in a hand, each position once."""
    taken: list[int] = []
    for card in cards:
        taken.append(next(i for i, held in enumerate(hand) if held == card and i not in taken))
    return sorted(taken)


# Shortcuts of the choices every turn offers, by target.
TURN_KEYS: dict[Press | Begin, str] = {
    Begin("money"): "M",
    Begin("buy"): "B",
    Begin("redesign"): "D",
    Press("next"): "A",
    Press("reserve"): "R",
    Press("dirk"): "G",
    Press("no"): "N",
}


def action_chip(name: str, chosen: bool) -> ActionButton:
    """Return the chip for a kind of action."""
    act = act_of(name)
    return ActionButton(Do(name), action_text(name), act.key, icon=act.icon, chosen=chosen)


def told_apart(chips: Sequence[ActionButton]) -> tuple[ActionButton, ...]:
    """Number the shortcuts of chips that share one: ``W1`` means W, then 1."""
    shared, seen = Counter(chip.key for chip in chips), Counter[str]()
    found = []
    for chip in chips:
        seen[chip.key] += 1
        many = chip.key.isalpha() and shared[chip.key] > 1
        found.append(evolve(chip, key=f"{chip.key}{seen[chip.key]}") if many else chip)
    return tuple(found)


def keyed(cells: Iterable[LegalCell]) -> tuple[LegalCell, ...]:
    """Let an action's shortcut lead to the cells where that action must open a gate."""
    key = next((act.key for act in acts().values() if act.places), "")
    return tuple(evolve(cell, key=key) if cell.gates else cell for cell in cells)


STEPS = (-5, -1, 0, 1, 5)  # steps offered around a chosen number
STEP_KEYS = {-1: "Down", 1: "Up"}
FEW = 6  # up to this many numbers are all offered


def choice_icon(target: Target, action: str = "") -> str:
    """Return a chip's icon: a type or token where a colour is chosen, else the piece."""
    match target:
        case NamedTile(name) if name:
            return f"tile:{name}"
        case NamedCard(name) | PaidCard(name) if name:
            return f"card:{name}"
        case Choose(_, chosen) if chosen in TYPES:
            token = act_of(action).token
            return f"{token}-{chosen}" if token else chosen
    return ""


def pieces_in(game: Game, target: Target) -> str:
    """Return the tokens in a zone that is chosen by its number, as icons."""
    name = f"{target.field}-{target.chosen}" if isinstance(target, Choose) else ""
    return " ".join(token for zone in zones(game) if zone.name == name for token in zone.tokens)


def named_by(token: Likeness, target: Target, action: str) -> bool:
    """Return whether a token on the table stands for an action's choice."""
    if not isinstance(target, Choose) or token.value != target.chosen or not token.value:
        return False
    act = act_of(action)
    here = act.own.get(target.field, token.own) == token.own
    return here and (token.word if act.token is None else act.token) == token.word


def number_key(target: Target) -> str:
    """Return the digit of a choice named by its number, such as a room; empty for an amount."""
    number = _number(target) or 0
    sums = isinstance(target, Choose) and target.field == "amount"
    return str(number) if 0 < number < 10 and not sums else ""


def _number(target: Target | None) -> int | None:
    return target.number if isinstance(target, Choose) else None


def offered_numbers(open_: Sequence[Target], chosen: Target | None = None) -> list[Target]:
    """Reduce a long list of numbers to its ends and to steps around the chosen one.

    Every number remains reachable in a few picks. Short lists are returned whole.
    """
    known = {number: target for target in open_ if (number := _number(target)) is not None}
    if len(known) <= FEW:
        return list(open_)
    numbers = sorted(known)
    here = _number(chosen) if chosen in open_ else numbers[0]
    index = numbers.index(here) if here is not None else 0
    places = {0, len(numbers) - 1}
    places |= {index + step for step in STEPS if 0 <= index + step < len(numbers)}
    return [known[numbers[place]] for place in sorted(places)]


def steps_in(open_: Sequence[Target], chosen: Target | None) -> Steps:
    """Return the numbers one step below and above the chosen one."""
    if _number(chosen) is None or chosen not in open_:
        return NO_STEPS
    place, beside = open_.index(chosen), (None, *open_, None)
    return beside[place], beside[place + 2]


def stepper(now: int, most: int, why: Callable[[int], Msg | None]) -> tuple[ActionButton, ...]:
    """Return buttons that step down and up from a number, in fixed places, and the maximum.

    A disabled step says ``why``; the smallest steps have the keys down and up.
    """
    places = [(now + step, signed(step), STEP_KEYS.get(step, "")) for step in STEPS]
    down, up = (None if why(n) else Choose("amount", str(n)) for n in (now - 1, now + 1))
    found = []
    for amount, text, key in places:
        reason = why(amount)
        shown = msg("play-number", n=now) if amount == now else msg("play-action", name=text)
        found.append(
            ActionButton(
                Choose("amount", str(amount)),
                shown,
                key,
                enabled=reason is None,
                why=reason,
                chosen=amount == now,
                steps=(down, up),
            )
        )
    if most - now > STEPS[-1]:
        found.append(ActionButton(Choose("amount", str(most)), msg("step-most", n=most)))
    return tuple(found)


def asked(table: Table) -> Asked:
    """Return what is known about the current question."""
    question = questions().get(table.game.frame.kind)
    if question is None or question.describe is None:
        return Asked()
    return question.describe(table)


def pay_lines(table: Table, name: str, cards: Sequence[int]) -> tuple[PromptLine, ...]:
    """Say what the chosen cards are worth against an action's price, if it has one."""
    find = act_of(name).price
    if find is None:
        return ()
    price = find(table)
    values = [CARD_VALUE[card] for card in cards if CARD_VALUE[card]]
    if not values:
        return price.lines
    over = total(cards) - price.amount
    lines = [PromptLine(sum_text(values), "strong")]
    if over < 0:
        lines.append(PromptLine(msg("pay-short", n=-over), "warn"))
    elif over > 0:
        lines.append(PromptLine(msg("pay-over", n=over), "warn"))
    else:
        lines.append(PromptLine(msg("pay-just"), "ok"))
    return (*price.lines, *lines)


def follows(table: Table, actions: Sequence[Action]) -> tuple[PromptLine, ...]:
    """Say what actions of one kind bring, and what follows from them."""
    names = {action.name for action in actions}
    if len(names) != 1:
        return ()
    name = names.pop()
    sole = actions[0] if len(actions) == 1 else None
    act = act_of(name)
    if act.then is not None and sole is not None:
        return (PromptLine(act.then(table, sole)),)
    text = f"then-{name.replace('_', '-')}"
    return (PromptLine(msg(text)),) if has_text(text) else ()


def how(actions: Sequence[Action]) -> tuple[PromptLine, ...]:
    """Say what is to be chosen for actions of one kind, with the text ``how-<action>``."""
    names = {action.name for action in actions}
    text = f"how-{names.pop().replace('_', '-')}" if len(names) == 1 else ""
    return (PromptLine(msg(text), "strong"),) if has_text(text) else ()


def _unpaid(action: Action) -> tuple[object, ...]:
    """Return what an action names apart from the cards that pay for it."""
    return tuple(getattr(action, name) for name in action.__match_args__ if name != "cards")


def gain_text(table: Table, actions: Sequence[Action], text: Msg) -> Msg:
    """Add to a chip's text the points that its choice would gain, or a note, where known."""
    act = act_of(actions[0].name) if actions else None
    if act is not None and act.notes is not None:
        bare = {_unpaid(action): action for action in actions}.values()
        notes = {act.notes(table.game, table.seat, action) for action in bare}
        note = notes.pop() if len(notes) == 1 else None
        return text if note is None else msg("choice-noted", choice=text, note=note)
    if act is None or act.gains is None or len(actions) != 1:
        return text
    return msg("chip-gain", what=text, n=gain(act.gains(table, actions[0])))
