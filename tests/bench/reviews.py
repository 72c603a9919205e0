"""The quality of reviews: calibration, unbiased luck, and whether stronger players lose less.

    python -m tests.bench.reviews positions --seed fit --games 20 --out fit.jsonl
    python -m tests.bench.reviews fit fit.jsonl            # writes assets/shares.json
    python -m tests.bench.reviews positions --seed check --games 42 --out check.jsonl
    python -m tests.bench.reviews calibration check.jsonl
    python -m tests.bench.reviews luck --games 1000 --futures 2 --out luck.jsonl
    python -m tests.bench.reviews evenness luck.jsonl --store
    alhambra-lab play --seats novice,easy,hard --games 9 --rotate --seed levels --record levels/1
        (and so on: easy,medium,expert medium,hard,novice hard,expert,easy expert,novice,medium)
    python -m tests.bench.reviews losses levels --every 2 --out losses.jsonl
    python -m tests.bench.reviews strength losses.jsonl levels      # writes assets/strength.json
    alhambra-lab play --seats medium,expert --games 2 --rotate --seed judge-2 --record judged/2
        (and so on, see docs/REVIEWS.md)
    python -m tests.bench.reviews judges judged --out judges.jsonl
    python -m tests.bench.reviews agreement judges.jsonl
    python -m tests.bench.reviews speed game.alhambra

The figures of docs/REVIEWS.md come from here. ``--games`` counts those of each number of seats,
without modules and with modules drawn at random; medium players play them, each with a
seed of its own.
"""

import argparse
import json
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from statistics import median
from typing import Any

from alhambra_qt.ai.intervals import Sample, interval
from alhambra_qt.ai.levels import Level
from alhambra_qt.controller.review.review_words import PLACES
from alhambra_qt.engine import Setup, apply_unchecked, observe
from alhambra_qt.engine.codec import action_from_json
from alhambra_qt.engine.ids import ALL_HANDS
from alhambra_qt.engine.observe import redeal
from alhambra_qt.lab.play import random_modules
from alhambra_qt.lab.replay import start_of
from alhambra_qt.lab.tally import mean
from alhambra_qt.paths import assets_dir
from alhambra_qt.review import second_opinion
from alhambra_qt.review.analyse import PHASES, Acted, Analysis
from alhambra_qt.review.judging import cost_of, judge
from alhambra_qt.review.model import BLUNDER, MISTAKE, SLIP
from alhambra_qt.review.shares import FILE, drawn, evened, known_by, leaves_of, result_of, shares_of
from alhambra_qt.review.strength import FILE as SCALE
from tests.review.endings import whole

SEATS = (2, 3, 4, 5, 6)
KINDS = ("base", "modules")
PARTS = (0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.85, 0.92, 0.97)  # of a game, where positions are taken
FUTURES = 6
BINS = 10
STEPS = range(8, 31)  # twentieths, in which chances are set apart
Early = tuple[float, float]  # see ``known_by``
EVER: Early = (1.0, 1.0)
EARLY_ONES: list[Early] = [EVER, (0.7, 0.5), (0.4, 0.6)]  # few: more would fit chance
NAMED = (SLIP, MISTAKE, BLUNDER)
CAREFUL = Level("careful", plans=12)  # hard without rollouts
CHECKED = 12  # worlds of careful players, and of all where nobody is asked for a second opinion

Json = dict[str, Any]


def setup_of(kind: str, seats: int, seed: str) -> Setup:
    """Say which game has a seed."""
    return Setup(seats, seed, random_modules(seed) if kind == "modules" else ())


# -- positions --------------------------------------------------------------------------------


def positions(options: argparse.Namespace) -> None:
    """Write positions of games, the results of their rollouts, and who won in the end."""
    with Path(options.out).open("w", encoding="utf-8") as file:
        for number in range(options.games):
            for seats in SEATS:
                for kind in KINDS:
                    seed = f"{options.seed}-{kind}-{seats}-{number}"
                    for row in _positions_of(setup_of(kind, seats, seed)):
                        file.write(json.dumps({"kind": kind, "seats": seats, **row}) + "\n")
                    file.flush()


def _positions_of(setup: Setup) -> Iterator[Json]:
    start, actions = whole(setup)
    stops = {int(len(actions) * part) for part in PARTS}
    game, rows = start.clone(), list[Json]()
    for number, action in enumerate(actions):
        if number in stops:
            table = observe(game, ALL_HANDS)
            worlds = [redeal(table, f"{setup.seed}/{number}/{n}") for n in range(FUTURES)]
            part = round(number / len(actions), 3)
            leaves = leaves_of(worlds)
            cuts = [round(drawn(world), 3) for world in worlds]
            rows.append({"game": setup.seed, "part": part, "leaves": leaves, "drawn": cuts})
        apply_unchecked(game, action)
    for row in rows:
        yield {**row, "result": result_of(game)}


def said(row: Json, sharp: float, early: Early) -> list[float]:
    """Give the shares that are said of a position, if chances are set apart so sharply."""
    found = [
        evened(logits, sharp * known_by(part, *early)) if end is None else end
        for (end, logits), part in zip(row["leaves"], row["drawn"], strict=True)
    ]
    return [math.fsum(column) / len(found) for column in zip(*found, strict=True)]


def recorded(path: Path, seed: str = "review") -> tuple[Json, Analysis]:
    """Read a record, and lay out the analysis of its game."""
    data = json.loads(path.read_text("utf-8"))
    actions = [action_from_json(part) for part in data["actions"]]
    return data, Analysis(start_of(data), actions, seed)


def read(file: str) -> list[Json]:
    """Read rows."""
    with Path(file).open(encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def brier(rows: Sequence[Json], sharp: float | None = None, early: Early = EVER) -> float:
    """Give the mean squared distance of what is said, or of an even guess, from what came."""
    gaps = []
    for row in rows:
        shares = [1 / row["seats"]] * row["seats"] if sharp is None else said(row, sharp, early)
        gaps += [(share - won) ** 2 for share, won in zip(shares, row["result"], strict=True)]
    return math.fsum(gaps) / len(gaps)


def fit(options: argparse.Namespace) -> None:
    """Find for each kind of game how sharply chances are set apart, also early, and write it.

    What is best for a number of seats counts as much as what is best for all: games are few.
    """
    rows, found = read(options.file), dict[str, Sequence[float]]()
    for kind in KINDS:
        here, by_seats = [row for row in rows if row["kind"] == kind], []
        tried = [
            (brier(here, step / 20, early), early) for step in STEPS[::2] for early in EARLY_ONES
        ]
        early = found[kind + "-early"] = min(tried)[1]
        for seats in SEATS:
            these = [row for row in here if row["seats"] == seats]
            by_seats.append([brier(these, step / 20, early) for step in STEPS])
        pooled = [mean(column) for column in zip(*by_seats, strict=True)]
        sharp = []
        for gaps in by_seats:
            both = [own + all_ for own, all_ in zip(gaps, pooled, strict=True)]
            sharp.append(STEPS[both.index(min(both))] / 20)
        found[kind] = sharp
        print(kind, sharp, "early", early)
    _store(FILE, found)


def _store(name: str, found: Json) -> None:
    """Write what was fitted into a data file, and leave the rest of it."""
    path = assets_dir() / name
    known = json.loads(path.read_text("utf-8")) if path.exists() else {}
    path.write_text(json.dumps({**known, **found}) + "\n", encoding="utf-8")


def calibration(options: argparse.Namespace) -> None:
    """Say how often shares that were said were won, by bins and by kinds of games."""
    rows, sharp = read(options.file), json.loads((assets_dir() / FILE).read_text("utf-8"))
    shares = [
        said(row, sharp[row["kind"]][row["seats"] - 2], sharp[row["kind"] + "-early"])
        for row in rows
    ]
    for kind in KINDS:
        here = [index for index, row in enumerate(rows) if row["kind"] == kind]
        for seats in SEATS:
            these = [index for index in here if rows[index]["seats"] == seats]
            found = [rows[index] for index in these]
            gap = brier(found, sharp[kind][seats - 2], sharp[kind + "-early"])
            games = len({row["game"] for row in found})
            print(f"{kind} {seats}: games {games} positions {len(found)}", end=" ")
            print(f"Brier {gap:.3f}, even guess {brier(found):.3f}")
        pairs = [
            (share, won)
            for index in here
            for share, won in zip(shares[index], rows[index]["result"], strict=True)
        ]
        for low in range(BINS):
            inside = [pair for pair in pairs if min(BINS - 1, int(pair[0] * BINS)) == low]
            if inside:
                said_, won_ = (math.fsum(part) / len(inside) for part in zip(*inside, strict=True))
                print(f"  {low / BINS:.1f}: {len(inside):5} said {said_:.3f} won {won_:.3f}")


# -- luck -------------------------------------------------------------------------------------


def luck(options: argparse.Namespace) -> None:
    """Write result and luck of games of equals, by one rollout more at each moment in each row."""
    with Path(options.out).open("w", encoding="utf-8") as file:
        for number in range(options.games):
            seed = f"{options.seed}-{options.kind}-{options.seats}-{number}"
            setup = setup_of(options.kind, options.seats, seed)
            start, actions = whole(setup)
            found: Json = {"game": seed, "seats": options.seats, "kind": options.kind, "luck": []}
            for part in range(options.futures):
                analysis = Analysis(start, actions, f"{seed}/{part}")
                found["luck"].append(analysis.luck(1))
                found["result"] = result_of(analysis.end)
            file.write(json.dumps(found) + "\n")
            file.flush()


def evenness(options: argparse.Namespace) -> None:
    """Say whether luck is even, and how much of the scatter of results it takes away.

    What luck scatters by itself is fitted on the games with even numbers and tried on the others.
    """
    rows = read(options.file)
    for seat in range(rows[0]["seats"]):
        luck_ = [mean([part[seat] for part in row["luck"]]) for row in rows]
        print(f"seat {seat}: luck {interval(luck_)[0]:+.4f} +- {interval(luck_)[1]:.4f}")
    own, noise, both = _luck_of(rows[::2])
    print(f"games {len(rows)}, variance of luck {own:.3f}, of each future {noise:.3f},", end=" ")
    print(f"shared with results {both:.3f}")
    for futures in range(1, len(rows[0]["luck"]) + 1):
        weight = both / (own + noise / futures)
        left = _left(rows[1::2], futures, weight) / _left(rows[1::2], futures, 0.0)
        print(f"futures {futures}: weight {weight:.2f}, variance left {left:.3f}")
    if options.store:
        _store(FILE, {"luck": [round(both / own, 2), round(noise / own, 2)]})


def _luck_of(rows: Sequence[Json]) -> tuple[float, float, float]:
    """Return the variance of luck, that of a single rollout, and the covariance with results."""
    found = [
        (row["luck"][0][seat], row["luck"][1][seat], row["result"][seat] - 1 / row["seats"])
        for row in rows
        for seat in range(row["seats"])
    ]
    own = mean([one * other for one, other, _ in found])
    noise = mean([(one * one + other * other) / 2 for one, other, _ in found]) - own
    return own, noise, mean([(one + other) / 2 * won for one, other, won in found])


def _left(rows: Sequence[Json], futures: int, weight: float) -> float:
    """Give the variance of results with a part of their luck taken off."""
    gaps = []
    for row in rows:
        for seat, won in enumerate(row["result"]):
            luck_ = mean([part[seat] for part in row["luck"][:futures]])
            gaps.append((won - weight * luck_ - 1 / row["seats"]) ** 2)
    return mean(gaps)


# -- losses -----------------------------------------------------------------------------------


def losses(options: argparse.Namespace) -> None:
    """Write what choices of recorded games cost, of each game every ``--every``-th."""
    with Path(options.out).open("w", encoding="utf-8") as file:
        for number, path in enumerate(sorted(Path(options.folder).rglob("*.alhambra"))):
            data, analysis = recorded(path, str(path.relative_to(options.folder)))
            choices = [moment for moment in analysis.moments if moment.choice]
            for choice in choices[number % options.every :: options.every]:
                found = judge(analysis.choosing(choice))
                row: Json = {"game": analysis.seed, "at": choice.at, "seat": choice.seat}
                row |= {"level": data["seats"][choice.seat]["level"], "seats": len(data["seats"])}
                row |= {"modules": len(data["setup"]["modules"]), "kind": choice.game.frame.kind}
                row |= {"cost": 0.0, "half": 0.0, "stake": stake_of(choice)}
                if found.worlds:
                    row["cost"], row["half"] = cost_of(found, choice.seat)
                file.write(json.dumps(row) + "\n")
            file.flush()


def stake_of(acted: Acted) -> float:
    """Give what is at stake for whoever acts: its share times what is missing to 1."""
    table = observe(acted.game, ALL_HANDS)
    found = shares_of([redeal(table, str(number)) for number in range(4)])
    share = mean([shares[acted.seat] for shares in found])
    return share * (1 - share)


def strength(options: argparse.Namespace) -> None:
    """Say what the levels lose by a choice and in a turn, and write the latter as the scale."""
    rows, per_turn = read(options.file), _choices_in_a_turn(options.folder)
    scale = list[list[float]]()
    for level in PLACES:
        mine = [row for row in rows if row["level"] == level]
        costs = [row["cost"] for row in mine]
        often = [sum(cost >= least for cost in costs) / len(costs) for least in NAMED]
        staked = mean([row["stake"] for row in mine])
        lost = mean(costs) / staked
        gaps = interval(row["cost"] - lost * row["stake"] for row in mine)[1] / staked
        scale.append([round(one * per_turn[level], 4) for one in (lost, gaps)])
        middle, half = interval(costs)
        print(f"{level}: {len(costs)} choices {middle:.4f} +- {half:.4f},", end=" ")
        print(f"of what was at stake in a turn {scale[-1]}", [round(part, 3) for part in often])
    for _ in scale:  # levels without a measured difference share a place
        for worse, better in pairwise(scale):
            if worse[0] < better[0]:
                worse[0] = better[0] = round((worse[0] + better[0]) / 2, 4)
    _store(SCALE, {"losses": scale})


def _choices_in_a_turn(folder: str) -> dict[str, float]:
    """Count the choices of each level for each of its turns."""
    choices, turns = Counter[str](), Counter[str]()
    for path in sorted(Path(folder).rglob("*.alhambra")):
        data, analysis = recorded(path)
        for seat, config in enumerate(data["seats"]):
            mine = [moment for moment in analysis.moments if moment.seat == seat]
            choices[config["level"]] += sum(acted.choice for acted in mine)
            turns[config["level"]] += len({acted.game.turn for acted in mine})
    return {level: choices[level] / turns[level] for level in turns}


# -- judges -----------------------------------------------------------------------------------


def judges(options: argparse.Namespace) -> None:
    """Write what choices cost by the judge, by medium players and by careful ones, game by game.

    These are all that would be called costly, and every ``--every``-th of the others that may have
    cost something. Games that are written already are left out.
    """
    out = Path(options.out)
    known = {row["game"] for row in read(options.out)} if out.exists() else set[str]()
    with out.open("a", encoding="utf-8") as file:
        for path in sorted(Path(options.folder).rglob("*.alhambra")):
            name = str(path.relative_to(options.folder))
            if name not in known:
                for row in _opinions(*recorded(path, name), options.every):
                    file.write(json.dumps(row) + "\n")
                file.flush()


def _opinions(data: Json, analysis: Analysis, every: int) -> Iterator[Json]:
    """Give the rows of a game: its costly choices with the opinions on them, then some others."""
    for phase in ("choices", "dear", "second"):  # no other phase changes a cost
        analysis.work.phase, analysis.work.step = PHASES.index(phase), 0
        for _ in analysis.steps():
            if analysis.work.phase != PHASES.index(phase):
                break
    prices = {at: found for at, found in analysis.work.prices.items() if found.worlds}
    asked = [at for at, found in prices.items() if found.second.count]
    rest = [at for at in prices if at not in asked][every // 2 :: every]
    for at in (*asked, *rest):
        moment, found = analysis.moments[at], prices[at]
        choosing = analysis.choosing(moment)
        if at in rest:
            list(map(found.second.add, second_opinion.costs(choosing, found, 0, CHECKED)))
        careful = Sample()
        list(map(careful.add, second_opinion.costs(choosing, found, 0, CHECKED, CAREFUL)))
        row: Json = {"game": analysis.seed, "at": at, "seat": moment.seat, "costly": at in asked}
        row |= {"level": data["seats"][moment.seat]["level"], "seats": len(data["seats"])}
        row |= {"modules": len(data["setup"]["modules"]), "kind": moment.game.frame.kind}
        row |= {"unclear": second_opinion.differs(found, moment.seat)}
        row |= {"judge": [found.worlds, *cost_of(found, moment.seat)]}
        row |= {"medium": _told(found.second), "careful": _told(careful)}
        yield row


def _told(costs: Sample) -> list[float]:
    return [costs.count, costs.mean, costs.half_width]


def agreement(options: argparse.Namespace) -> None:
    """Say how often a costly choice became unclear, and what each judge finds it cost."""
    rows = read(options.file)
    costly = [row for row in rows if row["costly"]]
    unclear = [row for row in costly if row["unclear"]]
    other = [row for row in unclear if row["medium"][1] > row["medium"][2]]
    none = [row for row in unclear if sum(row["medium"][1:]) < row["judge"][1] and row not in other]
    print(f"games {len({row['game'] for row in rows})}, costly choices {len(costly)},", end=" ")
    print(f"unclear {len(unclear)}: less and perhaps nothing {len(none)}, another cost", end=" ")
    print(f"{len(other)}, not known {len(unclear) - len(none) - len(other)};", end=" ")
    print(f"worlds for each {mean([row['medium'][0] for row in costly]):.1f}")
    lost = math.fsum(row["judge"][1] for row in unclear)
    print(f"of the cost {lost / math.fsum(row['judge'][1] for row in costly):.3f} is unclear")
    groups: dict[str, list[Json]] = {
        "costly": [row for row in costly if not row["unclear"]],
        "unclear": unclear,
        "no cost named": [row for row in rows if not row["costly"]],
    }
    for key in ("level", "seats"):
        for value in sorted({row[key] for row in costly}):
            groups[f"{key} {value}"] = [row for row in costly if row[key] == value]
    groups |= {"base": [row for row in costly if not row["modules"]]}
    groups |= {"modules": [row for row in costly if row["modules"]]}
    for name, found in groups.items():
        print(f"{name}: {len(found)}, unclear {sum(row['unclear'] for row in found)}", end="")
        for judge_ in ("judge", "medium", "careful"):
            middle, half = interval(row[judge_][1] for row in found)
            sure = sum(row[judge_][1] > row[judge_][2] for row in found)
            print(f"; {judge_} {middle:.4f} +- {half:.4f}, median", end=" ")
            print(f"{median(row[judge_][1] for row in found):.4f}, surely above 0 {sure}", end="")
        print()


# -- speed ------------------------------------------------------------------------------------


def speed(options: argparse.Namespace) -> None:
    """Say how long a review takes, in seconds of one processor, and without second opinions."""
    begun, before = time.process_time(), 0.0
    analysis = recorded(Path(options.record))[1]
    for number, _done in enumerate(analysis.steps()):
        if not number:
            analysis.review()
            print(
                f"{len(analysis.actions)} actions, first graph {time.process_time() - begun:.1f} s"
            )
        if analysis.work.phase <= PHASES.index("dear"):
            before = time.process_time() - begun
    whole_ = time.process_time() - begun
    asked = [found.second.count for found in analysis.work.prices.values() if found.second.count]
    print(f"{len(analysis.work.prices)} choices, whole review {whole_:.1f} s", end=" ")
    print(f"with {len(asked)} second opinions in {sum(asked)} worlds,", end=" ")
    print(f"{whole_ / before:.2f} times as long as without")


def _number(default: int) -> Json:
    return {"type": int, "default": default}


Argument = tuple[str, Json]  # its name, and how it is read

FILE_IN: Argument = ("file", {})
FOLDER: Argument = ("folder", {})
OUT: Argument = ("--out", {"required": True})
COMMANDS: dict[Callable[[argparse.Namespace], None], tuple[Argument, ...]] = {
    positions: (("--seed", {"default": "fit"}), ("--games", _number(40)), OUT),
    fit: (FILE_IN,),
    calibration: (FILE_IN,),
    luck: (
        ("--seed", {"default": "luck"}),
        ("--games", _number(1000)),
        ("--seats", _number(3)),
        ("--kind", {"choices": KINDS, "default": "base"}),
        ("--futures", _number(2)),
        OUT,
    ),
    evenness: (FILE_IN, ("--store", {"action": "store_true"})),
    losses: (FOLDER, ("--every", _number(4)), OUT),
    strength: (FILE_IN, FOLDER),
    judges: (FOLDER, ("--every", _number(25)), OUT),
    agreement: (FILE_IN,),
    speed: (("record", {}),),
}


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(required=True)
    for does, arguments in COMMANDS.items():
        command = commands.add_parser(does.__name__)
        for name, how in arguments:
            command.add_argument(name, **how)
        command.set_defaults(run=does)
    options = parser.parse_args()
    options.run(options)


if __name__ == "__main__":
    main()
