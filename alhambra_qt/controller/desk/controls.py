"""Explanations of the table's buttons, numbers and panels."""

from collections.abc import Iterator, Mapping

from alhambra_qt.controller.desk.things import Asker, Thing, of_badge, of_currency
from alhambra_qt.controller.faces.found import act_of, faces, known_zone, rows
from alhambra_qt.controller.view.targets import (
    ALL_SEATS,
    AT_BAG,
    AT_DECK,
    AT_DIRK,
    AtPlace,
    AtStep,
    Begin,
    Choose,
    Do,
    Handle,
    NumberOf,
    OnShelf,
    OnTray,
    PayWay,
    Press,
    PullOut,
    SkipUntil,
    Target,
    ToRead,
)
from alhambra_qt.controller.view.view_parts import ActionButton, Deck, Fact
from alhambra_qt.controller.words.names import (
    action_text,
    plain,
    row_name,
    row_of,
    things_named,
    tile_name,
)
from alhambra_qt.controller.words.sentences import is_known, rule_box, text_of
from alhambra_qt.engine.actions import EndActions
from alhambra_qt.engine.ids import SIDE_LETTERS
from alhambra_qt.engine.pieces import CURRENCIES, MAJORITY_POINTS, TYPES
from alhambra_qt.engine.scoring import building_counts
from alhambra_qt.i18n import Msg, listing, msg

# Names of the window's buttons; buttons of a question get their text from the view.
TITLES: Mapping[str, str] = {
    "menu": "table-button-menu",
    "players": "players-open",
    "ledger": "table-button-ledger",
    "log": "button-log",
    "log-more": "table-log-all",
    "counts": "table-counts",
    "tray": "table-tray",
    "hint": "hint-button",
    "pause": "pace-pause",
    "slow": "set-ai-speed-slow",
    "normal": "set-ai-speed-normal",
    "fast": "set-ai-speed-fast",
    "instant": "set-ai-speed-instant",
    "start": "pace-leave",
    "recap": "table-recap-close",
    "recap-more": "table-recap-list",
    "why": "what-title-move",
    "hint-do": "hint-do",
    "hint-close": "hint-close",
    "my-turn": "pace-my-turn",
    "reserve": "table-reserve",
    "dirk": "play-button-dirk",
    "chips-back": "table-tray-back",
    "chips-on": "table-tray-on",
    "zoom-in": "table-zoom-in",
    "zoom-out": "table-zoom-out",
    "zoom-fit": "table-zoom-fit",
    "overlay-close": "table-close",
    "shelf-close": "table-close",
    "tray-back": "table-tray-back",
    "tray-on": "table-tray-on",
    "pull-hand": "replay-hands",
    "pull-reserve": "table-reserve",
    "pull-you": "table-dock-cards",
    "pull-shelf": "table-dock-shelf",
    "pull-tray": "table-tray-short",
    "panel-header": "app-name",
    "panel-market": "table-market",
    "panel-display": "table-display",
    "panel-hand": "table-hand",
    "panel-reserve": "table-reserve",
    "panel-counts": "table-counts",
    "panel-log": "table-log",
    "panel-recap": "table-recap-title",
    "panel-shelf": "table-dock-shelf",
    "panel-tray": "table-tray",
    "score": "table-score",
}
BEGUN: Mapping[str, tuple[str, str]] = {
    "money": ("take_money", "money.take"),
    "buy": ("buy", "buy.pay"),
    "redesign": ("swap", "redesign.swap"),
}
ANSWERS = ("confirm", "no", "cancel")
RULES: Mapping[str, str] = {
    "pass": "turn.pass",
    "end-actions": "turn.pass",
    "redesign": "redesign.swap",
    "reserve": "reserve.free",
    "dirk": "dirk.gift",
    "ledger": "score.when",
    "counts": "score.majority",
    "score": "score.when",
}


def of_control(asker: Asker, target: Target) -> Thing | None:
    """Explain a button, a number or a panel; None for any other target."""
    match target:
        case Press() | Begin() | Do() | Choose() | PayWay() | SkipUntil():
            return of_button(asker, target)
        case Handle(name):
            return _does(asker, name.replace(":", "-"))
        case PullOut(name):
            return _does(asker, f"pull-{name}")
        case NumberOf():
            return of_number(asker, target)
        case ToRead():
            return _read(asker, target)
        case AtStep():
            return _does(asker, "panel-recap")
        case OnShelf(name):
            return _shelf(asker, name)
        case OnTray():
            return _does(asker, "panel-tray")
        case AtPlace():
            return of_place(asker, target)
    return None


# -- buttons ------------------------------------------------------------------------------------


def buttons(asker: Asker) -> Iterator[ActionButton]:
    """Iterate over all buttons in the view."""
    view = asker.view
    yield from (*view.prompt.buttons, *view.prompt.chips)
    yield from (view.undo.undo, view.undo.redo, view.undo.restart)
    yield from view.hint.buttons if view.hint is not None else ()


def found_button(asker: Asker, target: Target) -> ActionButton | None:
    """Find the button that sends a target."""
    return next((button for button in buttons(asker) if button.target == target), None)


def of_button(asker: Asker, target: Target) -> Thing:
    """Explain what a button does, and why it is disabled if it is."""
    found = found_button(asker, target)
    title = found.text if found is not None else None
    match target:
        case Begin(word):
            name, rule = BEGUN[word]
            return Thing(title or action_text(name), msg(f"does-{word}"), (rule,))
        case Do(name):
            return _action(asker, name, title)
        case PayWay(index):
            ways = [payment for payment in asker.view.prompt.payments if payment.target == target]
            text = ways[0].text if ways else msg("button-confirm")
            return Thing(text, msg("does-pay", n=index + 1), ("buy.pay",))
        case SkipUntil():
            return Thing(title or msg("between-open"), msg("does-skip"), ("turn.refill",))
        case Press(word):
            ends = word == "no" and asker.mode is not None and asker.mode.no() == EndActions.of()
            return _does(asker, "end-actions" if ends else word, title)
    question = asker.view.prompt
    return Thing(title or question.title, msg("does-choice"), _asked(asker))


def _action(asker: Asker, name: str, title: Msg | None) -> Thing:
    act = act_of(name)
    rule = act.rule or act.why or next(iter(_asked(asker)), "")
    if not is_known(rule):
        return Thing(title or action_text(name), msg("does-confirm"))
    return Thing(title or action_text(name), rule_box(rule).text, (rule,))


def _asked(asker: Asker) -> tuple[str, ...]:
    rule = asker.view.prompt.rule
    return (rule,) if is_known(rule) else ()


def _does(asker: Asker, word: str, title: Msg | None = None) -> Thing:
    called = title or msg(TITLES.get(word, f"does-{word}-title"))
    if title is None and word not in TITLES:
        called = asker.view.prompt.title
    rule = RULES.get(word, "")
    rules = (rule,) if rule else _asked(asker) if word in ANSWERS else ()
    return Thing(called, msg(f"does-{word}"), rules)


# -- numbers ------------------------------------------------------------------------------------


def of_number(asker: Asker, target: NumberOf) -> Thing:
    """Explain what a number beside a player counts and what it is worth."""
    what, seat = target.what, target.seat
    if what in CURRENCIES:
        return of_currency(asker, what)
    if what == "attack":
        return _attack(asker)
    badge = of_badge(asker, what, seat)
    if badge is not None:
        return badge
    if what in ("hand", "score", "total", "then"):
        rule = "money.take" if what == "hand" else "score.when"
        sums = tuple(_sums(asker, what, seat))
        title = _title(asker, msg(f"number-{what}"), seat)
        return Thing(title, msg(f"does-number-{what}"), (rule,), sums)
    if what == "reserve":
        return _reserve(asker, seat)
    zone = known_zone(what)
    if zone.counted is not None:
        return _tally(asker, what, seat)
    worth = tuple(_row(asker, what, seat))
    title = _title(asker, row_name(what), seat)
    if what in TYPES:
        return Thing(title, msg("does-number-type"), ("score.majority", "score.tie"), worth)
    if what == "wall":
        return Thing(title, msg("does-number-wall"), ("score.wall",), worth)
    rule = next(rule for rule in rows() if row_of(rule) == what)
    return Thing(title, rule_box(rule).text, (rule,), worth)


def _title(asker: Asker, what: Msg, seat: int) -> Msg:
    return what if seat == ALL_SEATS else msg("number-of", what=what, name=asker.name(seat))


def _row(asker: Asker, item: str, seat: int) -> Iterator[Fact]:
    table = asker.view.counts
    row = next((count_row for count_row in table.rows if count_row.item == item), None)
    if row is None or not table.visible:
        yield from _bare(asker, item, seat)
        return
    for cell in row.cells:
        if seat in (ALL_SEATS, cell.seat):
            text = msg("worth-has", name=asker.name(cell.seat), n=cell.count)
            yield Fact(item, text, asker.rates(cell.points, table.scoring))
    if item in TYPES:
        paid = MAJORITY_POINTS[table.scoring][TYPES.index(item)]
        pays = listing([msg("play-number", n=points) for points in paid])
        yield Fact("crown", msg("worth-pays", k=table.scoring, pays=text_of(pays)))


def _bare(asker: Asker, item: str, seat: int) -> Iterator[Fact]:
    counts = building_counts(asker.game)
    for index, row in enumerate(counts):
        tag = index if index < len(asker.game.players) else -1
        if item in TYPES and seat in (ALL_SEATS, tag):
            text = msg("worth-has", name=asker.name(tag), n=plain(row[TYPES.index(item)]))
            yield Fact(item, text)


def _sums(asker: Asker, what: str, seat: int) -> Iterator[Fact]:
    table = asker.view.counts
    sums = {"total": table.totals, "then": table.then}.get(what, ())
    for tag, total in zip(table.seats, sums, strict=False):
        if seat in (ALL_SEATS, tag.seat) and table.visible:
            text = msg("worth-has", name=tag.label, n=total)
            worth = asker.rates(total, table.scoring) if what == "total" else None
            yield Fact("crown", text, worth)


def _reserve(asker: Asker, seat: int) -> Thing:
    player = asker.player(seat)
    names = [tile_name(tile) for tile in player.reserve] if player is not None else []
    lines = (msg("ask-lies-there", things=text_of(things_named(names))),) if names else ()
    title = _title(asker, msg("table-reserve"), seat)
    return Thing(title, msg("does-number-reserve"), ("reserve.free",), lines=lines)


def _tally(asker: Asker, zone: str, seat: int) -> Thing:
    player = asker.player(seat)
    extras = player.extras if player is not None else None
    tally = (
        next((piece_tally for piece_tally in extras.tallies if piece_tally.zone == zone), None)
        if extras
        else None
    )
    title = _title(asker, tally.text if tally is not None else msg("table-tray-short"), seat)
    rule = known_zone(zone).rule
    lines = (tally.worth,) if tally is not None and tally.worth is not None else ()
    return Thing(title, rule_box(rule).text, (rule,), lines=lines)


def _attack(asker: Asker) -> Thing:
    for module, face in faces().items():
        if face.threat is not None and module in asker.game.ext:
            losses = face.threat.losses(asker.game, asker.own, asker.number).items()
            some = ((SIDE_LETTERS[side], lost) for side, lost in losses if asker.counts)
            worth = tuple(
                Fact("sword", msg("worth-attack-side", dir=at, n=lost)) for at, lost in some
            )
            rule = face.threat.rule
            return Thing(row_name(module), rule_box(rule).text, (rule,), worth)
    return Thing(msg("table-score"), msg("does-score"), ("score.when",))


# -- panels and places --------------------------------------------------------------------------


def _read(asker: Asker, target: ToRead) -> Thing:
    view = asker.view
    match target.about:
        case "count":
            return of_number(asker, NumberOf(target.which))
        case "panel":
            return _panel(asker, target.which)
        case "score":
            points = (
                (mark.seat.label, msg("count-point", n=mark.score)) for mark in view.track.marks
            )
            tips = (msg("table-tip-score", name=name, points=n) for name, n in points)
            worth = tuple(Fact("crown", tip) for tip in tips)
            return Thing(msg("table-score"), msg("does-score"), ("score.when",), worth)
        case "share":
            shares = [share for k, share in enumerate(view.shares) if str(k) == target.which]
            text = shares[0].text if shares else msg("does-share")
            return Thing(msg("table-shares"), text, ("end.distribute",))
        case "notice":
            return Thing(view.notice or asker.view.prompt.title, msg("does-notice"))
        case "recap" | "log":
            return _does(asker, f"panel-{target.about}")
        case "hint":
            title = view.hint.title if view.hint is not None else msg("hint-button")
            return Thing(title, msg("does-hint"))
        case "drawer":
            return _does(asker, "panel-shelf")
    return _panel(asker, "prompt")


def _panel(asker: Asker, zone: str) -> Thing:
    view = asker.view
    if zone == "header":
        return Thing(msg("app-name"), msg("does-panel-header"), lines=(view.header.text,))
    if zone == "prompt":
        lines = tuple(line.text for line in view.prompt.lines)
        return Thing(asker.view.prompt.title, msg("does-panel-prompt"), _asked(asker), lines=lines)
    if f"panel-{zone}" in TITLES:
        return _does(asker, f"panel-{zone}")
    return _does(asker, "panel-shelf")


def _shelf(asker: Asker, name: str) -> Thing:
    for shelf in asker.view.shelf:
        if shelf.name == name:
            note = (shelf.note,) if shelf.note is not None else ()
            kept = (known_zone(group.zone).rule for group in shelf.groups)
            rules = tuple(rule for rule in dict.fromkeys(kept) if is_known(rule))
            lines = (*(rule_box(rule).text for rule in rules), *note)
            return Thing(shelf.title, shelf.about, rules, lines=lines)
    stalls = asker.view.stalls
    if stalls is not None:
        return Thing(stalls.title, stalls.about, lines=(stalls.note,))
    return _does(asker, "panel-shelf")


def of_place(asker: Asker, target: AtPlace) -> Thing | None:
    """Explain a unique place: Dirk, the deck, the bag."""
    view = asker.view
    if target == AT_DIRK:
        worth = tuple(_sums(asker, "total", -1))
        return Thing(msg("dirk"), msg("ask-dirk"), ("dirk.score", "dirk.gift"), worth)
    if target == AT_DECK:
        lines = (view.deck.text,)
        piles = tuple(_piles(view.deck))
        return Thing(msg("table-deck"), msg("ask-deck"), ("score.when",), piles, lines)
    if target == AT_BAG:
        return Thing(msg("ask-bag-title"), msg("ask-bag"), ("end.trigger",), lines=(view.bag.text,))
    return None


def _piles(deck: Deck) -> Iterator[Fact]:
    for pile in deck.piles:
        if pile.scoring:
            text = "worth-pile-came" if pile.came else "worth-pile"
            yield Fact("crown", msg(text, n=pile.number, k=pile.scoring))
