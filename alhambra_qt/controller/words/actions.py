"""Actions as their buttons say them."""

from alhambra_qt.controller.faces.found import act_of
from alhambra_qt.i18n import Msg, has_text, msg

# The texts of the base game; those of a module stand in its face, or bear the action's name.
ACTION_TEXTS: dict[str, Msg] = {
    "pass_window": msg("play-button-no"),
    "end_turn": msg("play-button-end-turn"),
    "end_actions": msg("play-button-end-actions"),
    "pass": msg("play-button-pass"),
    "take_money": msg("play-button-take"),
    "buy": msg("play-button-buy"),
    "add": msg("play-button-add"),
    "remove": msg("play-button-remove"),
    "swap": msg("play-button-swap"),
    "place": msg("play-button-place"),
    "reserve": msg("play-button-reserve"),
    "give_to_dirk": msg("play-button-dirk"),
}


def action_text(name: str) -> Msg:
    """Say an action on a button: by the text that bears its name, such as ``act-take-gate``."""
    text = f"act-{name.replace('_', '-')}"
    if has_text(text):
        return msg(text)
    own = act_of(name).text
    return own or ACTION_TEXTS.get(name, msg("play-action", name=name.replace("_", " ")))
