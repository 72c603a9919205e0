"""Games that are played and read: without modules, with each alone, with random sets of all."""

import random
from collections.abc import Iterator
from typing import Any

from attrs import evolve

from alhambra_qt import modules
from alhambra_qt.ai.player import choose
from alhambra_qt.controller.desk.desk import Desk, DeskOptions
from alhambra_qt.controller.game.gameconfig import GameConfig
from alhambra_qt.controller.game.session import Session
from alhambra_qt.controller.view.table_view import TableView
from alhambra_qt.controller.view.targets import AtCell, Press, SkipUntil, Target
from alhambra_qt.controller.view.view_parts import CAN
from alhambra_qt.engine import Game, legal_actions
from alhambra_qt.engine.actions import Action
from alhambra_qt.engine.ids import Seat
from alhambra_qt.engine.pieces import TILE_BY_ID
from tests.cases import count, night
from tests.controller.asked import BASE_FRAMES, dark, each_sort, everything
from tests.controller.kit import config, there, true_game
from tests.truth.moment import Moment, Said, parts, read

BY_PICKS = ("prompt", "callout", "refusal", "legal", "market", "hand", "notice", "zones", "lit")
BY_DAY = 8  # so many things are clicked in a position
WEIGHTS = {"place": 9.0, "buy": 9.0, "add": 3.0, "remove": 0.5, "reserve": 0.7, "swap": 0.5}
LEVEL = "novice"  # quick, and it builds better than chance


def games(number: int) -> Iterator[tuple[str, GameConfig]]:
    """Give games with their names; the name is the seed of all that is random in them."""
    for seats in range(2, 7) if night() else (2, 3):
        yield f"base-{seats}-{number}", config(seats, seats, seed=f"truth{number}")
    for k, name in enumerate(modules.IDS):
        seats = 2 + (k + number) % 3
        yield f"{name}-{number}", config(seats, seats, seed=f"truth{number}", modules=(name,))
    for k in range(count(1, 8)):
        rng = random.Random(f"truth-{number}-{k}")
        on = tuple(sorted(rng.sample(modules.IDS, rng.choice((3, 6, 10, 14, 16)))))
        open_ = (("invaders", "open"),) if "invaders" in on and rng.random() < 0.4 else ()
        seats = rng.randint(2, count(4, 6))
        plain = config(seats, seats, seed=f"truth{number}", modules=on, variants=open_)
        yield f"random-{number}-{k}", plain


def walk(
    name: str, setup: GameConfig, each: float | None = None, asked: float | None = None
) -> Iterator[Said]:
    """Play a game half by chance, half as a computer does; read some of its positions.

    ``each`` is the share of positions that are read, ``asked`` that of things that are clicked.
    """
    many = len(setup.modules) > 1  # long games, of which the daily run reads little
    each = each if each is not None else (0.02 if night() else 0.001 if many else 0.005)
    asked = asked if asked is not None else (0.2 if night() else 0.06)
    rng = random.Random(name)
    help_ = rng.choice(("learn", "normal"))
    setup = evolve(setup, seats=tuple(evolve(seat, assist=help_) for seat in setup.seats))
    session, clever = (
        Session.new(setup),
        name.startswith("base") or (night() and rng.random() < 0.5),
    )
    desk = Desk(session, DeskOptions("irreversible"))
    seen, often = set[str](), 0.5 if many and not night() else 1.0
    while not session.over:
        kind = true_game(session).frame.kind
        known = not night() and len(setup.modules) == 1 and kind in BASE_FRAMES - {"turn"}
        rare = kind not in seen and not known and rng.random() < often
        if rare or rng.random() < each:
            seen.add(kind)
            yield from _here(f"{name}, step {len(session.steps)}", desk, rng, asked)
        before = true_game(session).clone() if rng.random() < asked else None
        session.play(_next(session, rng, clever=clever and rng.random() < 0.8))
        if before is not None:
            yield from _logged(f"{name}, step {len(session.steps)}", desk, before)
    yield from _here(f"{name}, over", desk, rng, asked)


def _next(session: Session, rng: random.Random, *, clever: bool) -> Action:
    """Choose as a computer does, or by chance: a kind that leads on, then one of the kind."""
    seat = there(session.to_move)
    if clever:
        return choose(session.ai_observation(seat), LEVEL, session.ai_seed(seat)).action
    kinds: dict[str, list[Action]] = {}
    for action in legal_actions(true_game(session)):
        kinds.setdefault(action.name, []).append(action)
    weights = [WEIGHTS.get(kind, 2.0) for kind in kinds]
    return rng.choice(kinds[rng.choices(list(kinds), weights)[0]])


def _logged(label: str, desk: Desk, before: Game) -> Iterator[Said]:
    """Read what the log says of the last step."""
    session = desk.session
    at = Moment(label, desk, session.steps[-1].seat)
    after = true_game(session).clone()
    for event, line in desk.history.at(len(session.steps) - 1).entries:
        for text in (line.text, line.effect):
            if text is not None:
                sentence = Said(text, "log", line, at, None, None, event, before, after)
                yield sentence
                for part in parts(text):
                    yield evolve(sentence, text=part, inside=text)


def _here(label: str, desk: Desk, rng: random.Random, asked: float) -> Iterator[Said]:
    """Read the table as the seat to move and as another one; then with picks half made."""
    session = desk.session
    seat = session.to_move or 0
    for viewer in (seat, (seat + 1) % session.seats)[: 1 if rng.random() < 0.7 else 2]:
        desk.viewing.viewer, desk.viewing.waiting = viewer, None
        at = _moment(label, desk, viewer)
        yield from read(at.view, at)
        yield from _asked(at, rng, asked)
        if desk.actor == viewer:
            for trial in range(count(1, 4)):
                yield from _picked(f"{label}, trial {trial}", desk, viewer, rng, asked)


def _moment(label: str, desk: Desk, viewer: Seat) -> Moment:
    mode = desk.mode()
    at = Moment(f"{label}, seat {viewer}", desk, viewer, mode.ready() if mode else None)
    assert at.view.viewer == viewer
    return at


def _hovered(at: Moment, cell: AtCell) -> Moment:
    """Give the moment with the action that the tile seen on a cell stands for."""
    if at.ready is None and at.view.ghost is not None:
        tile = TILE_BY_ID[at.view.ghost.tile]
        fitting = (
            action
            for action in at.legal
            if getattr(action, "tile", 0) == tile and getattr(action, "cell", None) == cell.cell
        )
        at.ready = next(fitting, None)
    return at


def _asked(at: Moment, rng: random.Random, share: float) -> Iterator[Said]:
    """Right click on some things of each sort, and on what is dark."""
    found = [*each_sort(everything(at.view), 3, rng.randrange(3)), *dark(at.view)]
    found = list(dict.fromkeys(found))
    number = max(1, int(len(found) * share))
    for target in rng.sample(found, number if night() else min(number, BY_DAY)):
        yield from read(at.desk.explain(target), at)
    at.desk._refusal = None


def _lit(view: TableView) -> list[Target]:
    """Return the targets that can be chosen."""
    cards = [card for card in view.display.cards if card is not None]
    cards += [card for group in view.hand.groups for card in group.cards]
    items: list[Any] = [*cards]
    items += [*view.market, *view.reserve.tiles, *view.bought, *view.palace.tiles]
    items += [piece for zone in view.zones for piece in zone.pieces]
    found: list[Target] = [item.target for item in items if item.state == CAN]
    found += [cell.target for cell in view.legal]
    found += [chip.target for chip in view.prompt.chips]
    found += [way.target for way in view.prompt.payments]
    found += [button.target for button in view.prompt.buttons if button.enabled]
    aside = (SkipUntil, Press)
    return [target for target in dict.fromkeys(found) if not isinstance(target, aside)]


def _picked(
    label: str, desk: Desk, viewer: Seat, rng: random.Random, asked: float
) -> Iterator[Said]:
    """Choose one thing after another, without playing; read the table after each."""
    done: list[str] = []
    for _ in range(4):
        mode = there(desk.mode())
        lit = _lit(desk.view())
        target = rng.choice(lit) if lit else None
        if target is None or mode.twin().take_pick(target).action is not None:
            break
        desk.pick(target)
        done.append(str(target))
        at = _moment(f"{label}, picked {' '.join(done)}", desk, viewer)
        yield from read(at.view, at, BY_PICKS)
        if rng.random() < asked:
            yield from _asked(at, rng, asked / 4)
        cells = [cell.target for cell in at.view.legal if isinstance(cell.target, AtCell)]
        for cell in rng.sample(cells, min(2, len(cells))):
            desk.hover(cell)
            at = _hovered(_moment(f"{label}, over {cell}", desk, viewer), cell)
            yield from read(at.view, at, "callout")
        desk.hover(None)
    while there(desk.mode()).cancel():
        pass
