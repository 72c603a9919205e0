"""What a step of a game did, as it stands above the board and in the log of a replay."""

from collections.abc import Sequence

from attrs import evolve

from alhambra_qt.controller.game.history import ToldStep
from alhambra_qt.controller.replay.stops import Whereabouts
from alhambra_qt.controller.view.parts import ActionButton, LogLine
from alhambra_qt.controller.view.table import Prompt, PromptLine
from alhambra_qt.controller.view.targets import AskWhy, AtStep
from alhambra_qt.controller.words.sentences import REFILLS
from alhambra_qt.engine import events as ev
from alhambra_qt.i18n import Msg, msg

UNTOLD = (*REFILLS, ev.TurnEnded, ev.WindowPassed)  # what the log of a replay leaves out

WHY_KEY = "?"


def log_of(one: ToldStep, at: int, least: int = 0) -> tuple[LogLine, ...]:
    """Give the lines of a step, at least so many; each leads to the moment after it."""
    told = [line for event, line in one.told if not isinstance(event, UNTOLD)]
    kept = told or one.lines[:least]
    return tuple(evolve(line, target=AtStep(at), final=False) for line in kept)


def told(one: ToldStep, place: Whereabouts) -> Prompt:
    """Say what a step did, where that was, and what else it led to; a computer is asked why."""
    main = _main(one.told)
    lines = [PromptLine(_where(place), "strong")]
    if main.effect is not None:
        lines.append(PromptLine(main.effect))
    others = (line for event, line in one.told if line is not main)
    lines += [PromptLine(line.text) for line in others if line.kind != "turn"]
    asked = [line.target for line in one.lines if isinstance(line.target, AskWhy)]
    pictures = {icon.kind: icon.id for icon in reversed(main.icons)}
    return Prompt(
        main.text,
        tuple(lines),
        tile=pictures.get("tile"),
        buttons=tuple(ActionButton(target, msg("why-ask"), WHY_KEY) for target in asked),
        card="" if "tile" in pictures else pictures.get("card", ""),
        mood="wait",
        rule=main.rule,
    )


def begun() -> Prompt:
    """Say that nothing has happened yet."""
    return Prompt(msg("replay-begun"), mood="wait")


def ahead(name: Msg | str, turn: int) -> Prompt:
    """Say who is about to choose."""
    return Prompt(msg("replay-chooses", turn=turn, name=name), mood="wait")


def _main(told: Sequence[tuple[ev.Event, LogLine]]) -> LogLine:
    """The line that tells a step: who won, what was scored, else what was done first."""
    for kind in (ev.GameOver, ev.Scored):
        found = next((line for event, line in told if isinstance(event, kind)), None)
        if found is not None:
            return found
    lines = [line for _, line in told]
    return next((line for line in lines if line.kind == "move"), lines[0])


def _where(place: Whereabouts) -> Msg:
    if not place.action:
        return msg("replay-turn", turn=place.turn, round=place.round)
    return msg(
        "replay-action",
        turn=place.turn,
        round=place.round,
        k=place.action,
        n=place.actions,
    )
