"""Events, refusals and rules as messages, and the rule that a prompt or log line opens."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from alhambra_qt import modules
from alhambra_qt.controller.view.targets import Target
from alhambra_qt.controller.view.view_parts import (
    Icon,
    LineKind,
    LogLine,
    LogTopic,
    RefusalView,
    RuleBox,
    RuleLink,
    SeatTag,
)
from alhambra_qt.controller.words.names import (
    a_card,
    a_tile,
    action_text,
    card_name,
    cards_named,
    cell_name,
    money,
    price_paid,
    the_tile,
    tile_name,
    type_name,
)
from alhambra_qt.engine import Game, Ledger, Refusal
from alhambra_qt.engine import events as ev
from alhambra_qt.engine.events import Bought, Event
from alhambra_qt.engine.ids import NOBODY, SIDE_LETTERS, Cell, letters_of, xy
from alhambra_qt.engine.pieces import (
    CARD_ID,
    CARD_VALUE,
    CURRENCIES,
    TILE_BY_ID,
    TILE_ID,
    TILE_PRICE,
    TILE_WALLS,
    TYPES,
)
from alhambra_qt.i18n import Arg, Msg, gain, has_text, listing, msg

Tags = Sequence[SeatTag]

# -- events -----------------------------------------------------------------------------------


def tile_icon(tile: int) -> Icon:
    """Return the picture of a tile with its price."""
    return Icon("tile", TILE_ID[tile], str(TILE_PRICE[tile] or ""))


def card_icon(card: int) -> Icon:
    """Return the picture of a card with its value."""
    return Icon("card", CARD_ID[card], str(CARD_VALUE[card] or ""))


def _took(event: ev.TookMoney, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    total, name = sum(CARD_VALUE[card] for card in event.cards), tags[event.seat].label
    if not total and len(event.cards) == 1:  # a card without a value is named
        text = msg("log-took-card", name=name, card=a_card(CARD_ID[event.cards[0]]))
    else:
        text = msg("log-took", name=name, n=len(event.cards), sum=total)
    return text, tuple(card_icon(card) for card in event.cards)


def _bought(event: ev.Bought, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    name = tags[event.seat].label
    tile = a_tile(TILE_ID[event.tile])
    price = price_paid(event.cards, event.slot, event.price, event.overpaid)
    icons = (tile_icon(event.tile),)
    if not event.overpaid:
        return msg("log-exact", name=name, tile=tile, price=price), icons
    paid = event.price + event.overpaid
    text = msg("log-over", name=name, tile=tile, price=price, paid=paid)
    return text, icons


def _with_tile(id: str) -> Callable[[Any, Tags], tuple[Msg, tuple[Icon, ...]]]:
    def say(event: Any, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
        text = msg(f"log-{id}", name=tags[event.seat].label, tile=a_tile(TILE_ID[event.tile]))
        return text, (tile_icon(event.tile),)

    return say


def _plain(id: str) -> Callable[[Any, Tags], tuple[Msg, tuple[Icon, ...]]]:
    def say(event: Any, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
        return msg(f"log-{id}", name=tags[event.seat].label), ()

    return say


def _swapped(event: ev.Swapped, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    old, new = a_tile(TILE_ID[event.tile_out]), a_tile(TILE_ID[event.tile_in])
    text = msg("log-swapped", name=tags[event.seat].label, old=old, new=new)
    return text, (tile_icon(event.tile_out), tile_icon(event.tile_in))


def _turn_started(event: ev.TurnStarted, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    return msg("log-turn-started", k=event.turn + 1, name=tags[event.seat].label), ()


def _card_shown(event: ev.CardShown, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    return msg("log-card-shown", card=a_card(CARD_ID[event.card])), (card_icon(event.card),)


def _tile_shown(event: ev.TileShown, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    return msg("log-tile-shown", tile=tile_name(TILE_ID[event.tile])), (tile_icon(event.tile),)


def _scored(event: ev.Scored, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    return msg("log-scored", k=event.ledger.scoring, points=gains_text(event.ledger, tags)), ()


def gains_text(ledger: Ledger, tags: Tags) -> Msg | str:
    """Say who gained what in a scoring: "Anna +12, Marco +7 and Ioana 0"."""
    gains = [
        msg("log-gain", name=tag.label, n=gain(points))
        for tag, points in zip(tags, ledger.totals, strict=True)
    ]
    if ledger.dirk is not None:
        gains.append(msg("log-gain", name=msg("dirk"), n=gain(ledger.dirk)))
    return text_of(listing(gains))


def lead_text(tags: Tags, points: Sequence[int]) -> Msg:
    """Say who has the most points: "Anna and Marco lead with 12 points"."""
    best = max(points)
    first = [tag.label for tag, own in zip(tags, points, strict=False) if own == best]
    kind = "pass-lead" if len(first) == 1 else "pass-lead-shared"
    return msg(kind, name=text_of(listing(first)), n=best)


def text_of(value: Any) -> Msg | str:
    """Return a value that is known to be text, for lists without numbers."""
    return value if isinstance(value, Msg | str) else str(value)


def _distributed(event: ev.Distributed, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    return distribution_text(event, tags), (tile_icon(event.tile),)


def distribution_text(event: ev.Distributed, tags: Tags) -> Msg:
    """Say who gets a tile at the end and why (rule end.distribute)."""
    tile, currency = a_tile(TILE_ID[event.tile]), CURRENCIES[event.slot]
    most = max(event.sums)
    if event.seat != NOBODY and tags[event.seat].alias is not None:  # the reader: "You" in a lesson
        return msg("log-distributed-you", cur=currency, sum=most, tile=tile)
    if event.seat != NOBODY:
        name = tags[event.seat].label
        return msg("log-distributed", name=name, cur=currency, sum=most, tile=tile)
    if most:
        return msg("log-distributed-tie", tile=the_tile(TILE_ID[event.tile]), sum=most)
    return msg("log-distributed-none", cur=currency, tile=the_tile(TILE_ID[event.tile]))


def _game_over(event: ev.GameOver, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    best = max(event.scores)
    if len(event.winners) == 1:
        return msg("log-won", name=tags[event.winners[0]].label, n=best), ()
    names = text_of(listing([tags[seat].label for seat in event.winners]))
    return msg("log-won-shared", names=names, n=best), ()


def _named(event: Any, tags: Tags) -> tuple[Msg, tuple[Icon, ...]]:
    """Phrase a module's event with the text of its name, such as ``log-vizier-used``.

    The text receives every field of the event under its name (see ``PHRASES``), the seat as
    ``name``. An event without a text at least names its player.
    """
    values: dict[str, Arg] = {}
    icons: list[Icon] = []
    if 0 <= getattr(event, "seat", NOBODY) < len(tags):
        values["name"] = tags[event.seat].label
    for field in getattr(event, "__match_args__", ()):
        value = getattr(event, field)
        say = PHRASES.get(field.rpartition("_")[2])
        if say is not None:
            values[field] = say(value)
        elif isinstance(value, int | str):
            values[field] = value
        if field in ICONS:
            some = value if field == "cards" else (value,)
            icons += [ICONS[field](thing) for thing in some if thing >= 0]
    if isinstance(event, ev.Bought):
        values["price"] = price_paid(event.cards, event.slot, event.price, event.overpaid)
        icons = [tile_icon(event.tile)]
    text = f"log-{event.name}"
    if has_text(text):
        return msg(text, **values), tuple(icons)
    return msg("log-other", name=values["name"]) if "name" in values else msg("log-nobody"), ()


def _card_text(card: int) -> Msg:
    return a_card(CARD_ID[card]) if card >= 0 else msg("card-hidden.a")


# How event fields are put into texts, by the last word of their names; other fields are numbers or
# words already.
PHRASES: dict[str, Callable[[Any], Arg]] = {
    "tile": lambda tile: a_tile(TILE_ID[tile]),
    "drawn": lambda tile: a_tile(TILE_ID[tile]),
    "card": _card_text,
    "given": _card_text,
    "thief": _card_text,
    "cards": lambda cards: text_of(cards_named(cards)),
    "colour": lambda kind: TYPES[kind] if kind >= 0 else "none",
    "side": lambda side: SIDE_LETTERS[side],
    "sides": letters_of,
    "cell": lambda cell: cell_name(*xy(cell)),
    "room": lambda room: room + 1,
    "residents": lambda kinds: text_of(listing([type_name(TYPES[kind]) for kind in kinds])),
    "slot": lambda slot: CURRENCIES[slot],
}
ICONS: dict[str, Callable[[int], Icon]] = {
    "tile": tile_icon,
    "card": card_icon,
    "cards": card_icon,
    "colour": lambda kind: Icon("type", TYPES[kind]),
}

Say = Callable[[Any, Tags], tuple[Msg, tuple[Icon, ...]]]

# Events of the base game; events of modules are phrased by their names.
SAID: dict[type[ev.Event], Say] = {
    ev.TurnStarted: _turn_started,
    ev.TookMoney: _took,
    ev.Bought: _bought,
    ev.Placed: _with_tile("placed"),
    ev.Reserved: _with_tile("reserved"),
    ev.GaveToDirk: _with_tile("gift"),
    ev.Added: _with_tile("added"),
    ev.Removed: _with_tile("removed"),
    ev.Swapped: _swapped,
    ev.Passed: _plain("passed"),
    ev.ActionsEnded: _plain("actions-ended"),
    ev.TurnEnded: _plain("turn-ended"),
    ev.CardShown: _card_shown,
    ev.TileShown: _tile_shown,
    ev.SlotEmpty: lambda event, tags: (msg("log-slot-empty"), ()),
    ev.DeckShuffled: lambda event, tags: (msg("log-shuffled", n=event.count), ()),
    ev.ScoringDrawn: lambda event, tags: (msg("log-scoring-drawn", k=event.number), ()),
    ev.Scored: _scored,
    ev.DirkDrew: lambda event, tags: (msg("log-dirk-drew", n=len(event.tiles)), ()),
    ev.Distributed: _distributed,
    ev.WindowPassed: _plain("window-passed"),
    ev.GameOver: _game_over,
}

# Events that belong to the mechanics of a turn rather than to a player's action.
REFILLS = (ev.CardShown, ev.TileShown)
QUIET = (ev.TurnStarted, ev.TurnEnded, ev.WindowPassed)

TOPICS: tuple[tuple[tuple[type[ev.Event], ...], LogTopic], ...] = (
    ((ev.Bought,), "buy"),
    ((ev.TookMoney,), "money"),
    ((ev.Placed, ev.Reserved, ev.GaveToDirk, ev.Added, ev.Removed, ev.Swapped), "build"),
    ((ev.CardShown, ev.TileShown, ev.SlotEmpty, ev.DeckShuffled, ev.DirkDrew), "draw"),
    ((ev.ScoringDrawn, ev.Scored, ev.Distributed, ev.GameOver), "scoring"),
)


def log_line(event: ev.Event, tags: Tags, rule: str = "", *, final: bool = False) -> LogLine:
    """Phrase an event as a line of the log."""
    seat = getattr(event, "seat", NOBODY)
    tag = tags[seat] if 0 <= seat < len(tags) else None
    text, icons = SAID.get(type(event), _named)(event, tags)
    return LogLine(text, tag, icons, _kind(event), topic=topic_of(event), rule=rule, final=final)


def topic_of(event: ev.Event) -> LogTopic:
    """Return an event's topic; module events have their own, except purchases and money."""
    found = next((topic for kinds, topic in TOPICS if isinstance(event, kinds)), None)
    return found or ("other" if type(event) in SAID else "module")


def _kind(event: ev.Event) -> LineKind:
    if isinstance(event, REFILLS):
        return "refill"
    if isinstance(event, (*QUIET, ev.ActionsEnded)):
        return "turn"
    if isinstance(event, ev.Scored | ev.ScoringDrawn):
        return "scoring"
    return "end" if isinstance(event, ev.GameOver | ev.Distributed) else "move"


# -- rules ------------------------------------------------------------------------------------


def rule_id(rule: str) -> str:
    """Return the prefix of a rule's message ids: ``build.own_one`` is ``build-own-one``."""
    return rule.replace(".", "-").replace("_", "-")


def is_known(rule: str) -> bool:
    """Return whether a rule has a title and a sentence."""
    return has_text(f"rule-{rule_id(rule)}-title")


def rule_title(rule: str) -> Msg:
    """Return the short title of a rule."""
    if is_known(rule):
        return msg(f"rule-{rule_id(rule)}-title")
    return msg("rule-other-title", rule=rule)


def rule_link(rule: str) -> RuleLink:
    """Return a link to a rule."""
    return RuleLink(rule, rule_title(rule))


def rule_box(rule: str) -> RuleBox:
    """Return a rule with its title and its sentence."""
    text = msg(f"rule-{rule_id(rule)}-text") if is_known(rule) else rule_title(rule)
    return RuleBox(rule, rule_title(rule), text)


# -- refusals ---------------------------------------------------------------------------------


def refusal_text(refusal: Refusal, tile: str | None = None, walls: str | None = None) -> Msg:
    """Say in one sentence how a rule would be broken; ``tile`` is the tile to be placed.

    ``walls`` are its wall sides if sticks were added to the printed ones.

    The text is named after the rule, such as ``refuse-build-hole``, and receives the refusal's
    values and the number of its cells as ``n``.
    """
    params = dict(refusal.params)
    say = REFUSED.get(refusal.rule)
    if say is not None:
        return say(refusal, params, _sides(tile, walls))
    text = f"refuse-{rule_id(refusal.rule)}"
    if not has_text(text):
        return msg("refuse-other", rule=refusal.rule)
    values: dict[str, Arg] = {"reason": "", "frame": "", "n": len(refusal.cells)}
    values |= {name: value for name, value in params.items() if isinstance(value, int | str)}
    if "card" in params:
        values["card"] = card_name(str(params["card"]))
    if "action" in params:
        values["action"] = action_text(str(params["action"]))
    return msg(text, **values)


def _sides(tile: str | None, walls: str | None) -> str | None:
    """Return the wall sides of a tile, by default the printed ones."""
    printed = letters_of(TILE_WALLS[TILE_BY_ID[tile]]) if tile else None
    return printed if walls is None else walls


def _buy_pay(refusal: Refusal, params: dict[str, Any], walls: str | None) -> Msg:
    currency = str(params.get("currency", "florin"))
    missing = money(currency, int(params.get("missing", 0)))
    held = params.get("held")
    if held is not None and int(held) < int(params["price"]):
        short = money(currency, int(params["price"]) - int(held))
        return msg("refuse-buy-pay-hand", price=params["price"], held=held, missing=short)
    reason = params.get("reason", "")
    return msg("refuse-buy-pay", reason=reason, missing=missing, currency=msg(f"curs-{currency}"))


def _place_late(refusal: Refusal, params: dict[str, Any], walls: str | None) -> Msg:
    reason = params.get("reason", "")
    return msg("refuse-buy-place-late", reason=params.get("frame", reason))


def _edges(refusal: Refusal, params: dict[str, Any], walls: str | None) -> Msg:
    letters = [SIDE_LETTERS[side] for _, side in refusal.sides]
    if len(letters) != 1 or walls is None:
        sides = [msg(f"dir-{letter}") for letter in letters]
        return msg("refuse-build-edges-many", sides=text_of(listing(sides)) if sides else "")
    mine = "wall" if letters[0] in walls else "open"
    return msg("refuse-build-edges", dir=letters[0], mine=mine)


def _after(refusal: Refusal, params: dict[str, Any], walls: str | None) -> Msg:
    if params.get("kind") == "walk":
        return msg("refuse-build-after-walk", n=len(refusal.cells))
    return msg("refuse-build-after-hole")


RefusalSay = Callable[[Refusal, dict[str, Any], str | None], Msg]

# Rules whose sentence needs more than the refusal's values.
REFUSED: dict[str, RefusalSay] = {
    "buy.pay": _buy_pay,
    "buy.place_late": _place_late,
    "build.edges": _edges,
    "build.after": _after,
}


def refusal_view(
    refusal: Refusal,
    tile: str | None = None,
    cell: Cell | None = None,
    target: Target | None = None,
    walls: str | None = None,
) -> RefusalView:
    """Return a refusal ready to be drawn; ``build.walk`` shows its cells as a blocked path.

    ``walls`` are the wall sides of the tile if sticks were added to the printed ones.
    """
    cells = tuple(xy(edge_cell) for edge_cell in refusal.cells)
    path = refusal.rule == "build.walk"
    box = rule_box(refusal.rule)
    return RefusalView(
        rule=refusal.rule,
        title=box.title,
        text=refusal_text(refusal, tile, walls),
        rule_text=box.text,
        cells=() if path else cells,
        sides=tuple((*xy(edge_cell), SIDE_LETTERS[side]) for edge_cell, side in refusal.sides),
        path=cells if path else (),
        tile=tile,
        at=None if cell is None else xy(cell),
        walls=_sides(tile, walls) or "",
        target=target,
    )


# Rules of the base game's prompts, by the first words of their ids; the longest match wins.
PROMPTS: Mapping[str, str] = {
    "prompt-turn": "turn",
    "prompt-money": "money.take",
    "prompt-take": "money.take",
    "prompt-market": "buy.pay",
    "prompt-buy": "buy.pay",
    "prompt-again": "buy.exact",
    "prompt-place": "buy.place_late",
    "prompt-reserve": "reserve.free",
    "prompt-gift": "dirk.gift",
    "prompt-redesign": "redesign.swap",
    "prompt-add": "redesign.add",
    "prompt-remove": "redesign.remove",
    "prompt-swap": "redesign.swap",
    "prompt-pass": "turn.pass",
    "prompt-end": "turn.refill",
    "prompt-over": "score.ties_final",
}


def rule_of_prompt(game: Game, title: Msg) -> str:
    """Return a prompt's rule, or the question's rule if its title has none."""
    starts = [start for start in PROMPTS if title.id.startswith(start)]
    if starts and game.frame.kind != "distribute":
        return PROMPTS[max(starts, key=len)]
    for module in modules.chosen(game.setup.modules):
        if any(title == action_text(kind.name) for kind in module.handlers()):
            return module.id
    decision = game.rules.decisions.get(game.frame.kind)
    return decision.closed if decision is not None else ""


def rule_of_event(event: Event) -> str:
    """Return an event's rule; empty for mere mechanics."""
    if type(event) is Bought and not event.overpaid:
        return "buy.exact"
    return event.rule


def link_to(rule: str) -> RuleLink:
    """Return a link to a rule, to a module's rules, or to a part of the rulebook."""
    if is_known(rule):
        return RuleLink(rule, rule_title(rule))
    module = f"mod-{rule}"
    return RuleLink(rule, msg(module) if has_text(module) else msg(f"book-part-{rule}"))
