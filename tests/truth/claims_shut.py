"""Not now: whoever says so names the question that is asked, or what was done already."""

from alhambra_qt.controller.view.targets import AtBought, AtCell
from alhambra_qt.engine.actions import Buy, TakeMoney
from tests.truth.claims_why import naming
from tests.truth.counting import ext, has, play_on
from tests.truth.moment import Said, Untried, claims, differs

# For each refusal the actions that it speaks of, and the questions in which it says "first".
SPOKEN = {
    "refuse-bonus-reveal": ("reveal_bonus",),
    "refuse-thieves-use": ("use_thief",),
    "refuse-vizier-use": ("use_vizier", "use_vizier_aside"),
    "refuse-vizier-reactivate": ("wake_vizier",),
    "refuse-karim": ("use_karim",),
    "refuse-knihstig": ("use_knihstig",),
    "refuse-ammar": ("use_ammar",),
    "refuse-fatima": ("swap_fatima", "keep_fatima"),
    "refuse-hakim": ("choose_hakim",),
    "refuse-laila": ("use_laila",),
    "refuse-machma": ("use_machma",),
    "refuse-yammerad": ("use_yammerad",),
    "refuse-builders-redesign": ("use_builder",),
    "refuse-gates-take": ("take_gate",),
    "refuse-huts-take": ("take_hut",),
    "refuse-treasure-buy": ("buy_chests",),
    "refuse-bazaars-buy": ("buy_bazaar",),
    "refuse-walls-build": ("build_sticks", "build_sticks_aside"),
}
FIRST = {
    "refuse-characters-auction": ("auction", "pay_bid"),
    "refuse-knihstig": ("knihstig",),
    "refuse-fatima": ("fatima",),
    "refuse-hakim": ("hakim",),
    "refuse-bonus-reveal": ("bonus",),
    "refuse-trader-deal": ("residents", "trader_place"),
    "refuse-trader-move-in": ("trader_in", "trader_swap", "trader_back"),
    "refuse-treasure-place": ("chests",),
    "refuse-characters-limits": ("before_turn",),
}
STARS = ("knihstig", "ammar", "faruk", "laila", "machma", "yammerad")


@claims(*(set(SPOKEN) | set(FIRST)))
def not_now(said: Said) -> str | None:
    """No action that it speaks of is legal; "first" only while that question is asked."""
    at, id_ = said.at, said.text.id
    reason, kind = said.args.get("reason"), at.game.frame.kind if not at.game.over else "over"
    if id_ in FIRST and reason == "not_now" and "first" in said.english.lower():
        return None if kind in FIRST[id_] else f"asked is {kind}"
    if id_.removeprefix("refuse-") in STARS and reason == "not_now" and at.mine:
        state = ext(at.game, "characters")
        if reason == "not_now" and state.star and at.game.to_play == at.seat:
            return "another card marked * has been used in this turn"
    names = SPOKEN.get(id_, ())
    found = [action for action in at.legal if action.name in names]
    if id_ == "refuse-bazaars-buy" or reason not in ("not_now", None):
        raise Untried
    return f"legal: {found[0]}" if found else None


@claims("refuse-turn-refill")
def over(said: Said) -> str | None:
    """The actions of a turn are over, or no turn goes on, or something is to be confirmed first."""
    at, reason = said.at, said.args.get("reason")
    between_ = at.game.frame.kind == "window"
    if reason == "first":
        return None if said.say("action") in said.english else "nothing is to be confirmed"
    if (reason == "between") != between_:
        return f"asked is {at.game.frame.kind}"
    acts = [action for action in at.legal if isinstance(action, (TakeMoney, Buy))]
    if acts:
        return f"legal: {acts[0]}"
    if said.path.startswith("why") and isinstance(said.target, AtCell):
        found = naming(at, said.target)
        return f"legal: {found[0]}" if found else None
    return None


@claims("refuse-buy-place-late")
def later(said: Said) -> str | None:
    """Bought tiles come at the end of the turn; "first" only while some wait."""
    at, reason = said.at, said.args.get("reason")
    held = at.game.players[at.seat].bought
    gifts = any(frame.kind == "distribute" for frame in at.game.decisions)
    if reason == "place":
        return None if held else "no tile is held aside"
    if reason == "not_held":
        bought = isinstance(said.target, AtBought) and said.target.tile in held
        return "it was bought" if bought else None
    return "there is no turn any more" if at.game.over or gifts else None


@claims("refuse-end-distribute", "refuse-end-trigger")
def ended(said: Said) -> str | None:
    """The last tiles are given away, or all is over."""
    game = said.at.game
    gifts = any(frame.kind == "distribute" for frame in game.decisions)
    fits = gifts if said.text.id == "refuse-end-distribute" else game.over
    return None if fits else f"asked: {game.decisions}"


@claims("refuse-turn-refill-late")
def empty(said: Said) -> str | None:
    """The slot is empty."""
    number = getattr(said.target, "number", -1)
    if type(said.target).__name__ != "AtSlot":
        raise Untried
    return "a tile lies there" if said.at.game.market[number] else None


@claims("refuse-turn-pass")
def no_pass(said: Said) -> str | None:
    """Something else can be done."""
    others = [action for action in said.at.legal if action.name != "pass"]
    return None if others else "nothing is possible"


@claims("refuse-dirk-gift")
def no_gift(said: Said) -> str | None:
    """No tile can be given to Dirk."""
    found = [action for action in said.at.legal if action.name == "give_to_dirk"]
    if said.args.get("reason") == "hut":
        raise Untried
    if said.args.get("reason") == "distribution":
        gifts = any(frame.kind == "distribute" for frame in said.at.game.decisions)
        if not gifts:
            return "nothing is given away now"
    return f"legal: {found[0]}" if found else None


@claims("prompt-end-safe", "prompt-end-then")
def refilled(said: Said) -> str | None:
    """Check the refill at the end of the turn: nothing, or market and money."""
    end = [action for action in said.at.legal if action.name == "end_turn"]
    if not end:
        return "the turn cannot end now"
    after, events = said.at.after(end[0])
    if said.text.id == "prompt-end-then":
        events += play_on(after, said.at.seat)[1]
    shown = has(events, "TileShown") or has(events, "CardShown")
    safe = said.text.id == "prompt-end-safe"
    return f"refilled: {shown}" if shown == safe else None


@claims("why-no-chests", "why-no-room", "why-no-bazaar")
def nothing_for_sale(said: Said) -> str | None:
    """No such purchase is legal; a hand is blamed only where something is on sale."""
    at, id_ = said.at, said.text.id
    bazaar = id_ == "why-no-bazaar"
    name = "buy_bazaar" if bazaar else "buy_chests"
    found = [action for action in at.legal if action.name == name]
    if found:
        return f"legal: {found[0]}"
    sale = ext(at.game, "bazaars").open if bazaar else any(ext(at.game, "treasure").rooms)
    if bool(sale) != (id_ != "why-no-room"):
        return f"on sale: {sale}"
    if id_ == "why-no-chests":
        return differs("chests", said.args["n"], 8)
    return None
