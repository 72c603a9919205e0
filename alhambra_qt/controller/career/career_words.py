"""Career statistics as sentences, both for table rows and for screen readers."""

from collections.abc import Sequence

from alhambra_qt.controller.career.figures import (
    ALL,
    BASE,
    PEOPLE,
    REAL,
    CareerGameOf,
    CareerRecord,
    CareerSource,
    CareerStreaks,
    CareerStrength,
    mean,
)
from alhambra_qt.controller.career.rating import (
    LEAST,
    Fitting,
    Rating,
    chance_of,
    place,
    suggested,
)
from alhambra_qt.controller.game.gameconfig import OFFERED_LEVELS
from alhambra_qt.controller.words.names import row_name
from alhambra_qt.controller.words.sentences import text_of
from alhambra_qt.i18n import Msg, gain, listing, msg, signed


def decimal(value: float, *, sign: bool = False) -> Msg:
    """Return a mean with one decimal place; ``sign`` formats it as a difference."""
    rounded = round(value, 1) + 0.0
    return msg("career-number", n=signed(rounded) if sign and rounded else rounded)


def difference(value: int) -> Msg:
    """Return a points difference as text; zero reads as no difference."""
    return msg("career-number", n=gain(value))


def times(value: float) -> Msg:
    """Return a multiple of an even share as text."""
    return msg("career-times", n=round(value, 1) + 0.0)


def summary(games: Sequence[CareerGameOf]) -> Msg:
    """Say how many games there are, and how many were won."""
    count = msg("career-games", n=len(games))
    won = msg("career-won", n=sum(game.won for game in games))
    return msg("career-summary", games=count, won=won)


def averages(games: Sequence[CareerGameOf]) -> list[tuple[Msg, Msg]]:
    """Return the share of games won (shared wins included) and the means."""
    won = round(100 * mean(game.won for game in games))
    return [
        (msg("unseen-percent", n=won), msg("career-share")),
        (decimal(mean(game.seat.points for game in games)), msg("career-mean-points")),
        (decimal(mean(game.seat.place for game in games)), msg("career-mean-place")),
    ]


def level_name(level: str) -> Msg:
    """Name the opponents of a game by the strongest computer."""
    if level in (ALL, PEOPLE, REAL):
        return msg(f"career-level-{level}")
    return msg(f"level-{level}")


def module_name(module: str) -> Msg:
    """Name a module, or the base game without any."""
    if module in (ALL, BASE):
        return msg(f"career-module-{module}")
    return msg(f"mod-{module}.bare")


def result(game: CareerGameOf, day: str) -> Msg:
    """Say how a game ended."""
    return msg(
        "career-result",
        day=day,
        place=msg("rank-place", n=game.seat.place),
        points=msg("count-point", n=game.seat.points),
        lead=lead(game.margin),
    )


def lead(margin: int) -> Msg:
    """Say by how many points a person is ahead of or behind the best rival."""
    if not margin:
        return msg("career-even")
    return msg("career-ahead" if margin > 0 else "career-behind", n=abs(margin))


def rivals(game: CareerGameOf) -> Msg | str:
    """Name the rivals; computers are named with their levels."""
    named = [
        msg("career-rival", name=rival.name, level=msg(f"level-{rival.level}"))
        if rival.level
        else rival.name
        for rival in game.rivals
    ]
    return text_of(listing(named))


def played_with(game: CareerGameOf) -> Msg | str:
    """Name the modules of a game."""
    return text_of(listing([module_name(module) for module in game.played]))


def source_name(career_source: CareerSource) -> Msg:
    """Name a source, with the number of games if it was not available in all of them."""
    if not career_source.item:
        return msg("results-total")
    name = row_name(career_source.item)
    return (
        msg("career-source-in", item=name, n=career_source.games) if career_source.games else name
    )


def source(career_source: CareerSource) -> Msg:
    """Say how many points a source gave the person, and how many the rivals."""
    return msg(
        "career-source",
        item=source_name(career_source),
        points=decimal(career_source.own),
        others=decimal(career_source.rivals),
        more=decimal(more(career_source), sign=True),
    )


def more(career_source: CareerSource) -> float:
    """Return the difference between the person and the rivals, using the rounded numbers shown."""
    return round(career_source.own, 1) - round(career_source.rivals, 1)


def best_and_worst(found: Sequence[CareerSource]) -> Msg | None:
    """Say where a person is furthest ahead of the rivals, and where furthest behind."""
    if not found:
        return None
    first, last = max(found, key=more), min(found, key=more)
    if more(first) <= 0 or more(last) >= 0:
        return None
    return msg("career-best-worst", best=row_name(first.item), worst=row_name(last.item))


def strength(career_strength: CareerStrength, name: Msg) -> Msg:
    """Say how strong a person was, with the interval and the number of games."""
    won = won_in(career_strength)
    if career_strength.ratio is None:
        return msg("career-strength-few", name=name, won=won)
    return msg(
        "career-strength",
        name=name,
        times=times(career_strength.ratio),
        low=times(career_strength.low),
        high=times(career_strength.high),
        sure="yes" if career_strength.sure else "no",
        won=won,
    )


def won_in(career_strength: CareerStrength) -> Msg:
    """Say how many of the games were won."""
    return msg("career-won-of", n=career_strength.won, all=career_strength.games)


def record_value(career_record: CareerRecord) -> Msg:
    """Phrase the value of a record."""
    if career_record.name == "margin":
        return msg("career-number", n=signed(career_record.value))
    if career_record.name == "turns":
        return msg("career-turns", n=career_record.value)
    return msg("career-number", n=career_record.value)


def record(career_record: CareerRecord, day: str) -> Msg:
    """Phrase a record and when it was reached."""
    name = msg(f"career-record-{career_record.name}")
    return msg("career-record", name=name, value=record_value(career_record), day=day)


def streak_lines(found: CareerStreaks) -> list[Msg]:
    """Return the current and the longest streaks as sentences."""
    now = msg("career-streak-won", n=found.now)
    if found.now < 0:
        now = msg("career-streak-lost", n=-found.now)
    most = msg("career-streak-most", n=found.most_won)
    return [now, most, msg("career-streak-without", n=found.most_lost)]


# -- the rating -------------------------------------------------------------------------------


def set_name(module_set: str) -> Msg:
    """Name a set of games by the number of modules."""
    return msg("career-module-base") if module_set == BASE else msg(f"career-set-{module_set}")


def points(value: float) -> Msg:
    """Return rating points as text."""
    return msg("career-number", n=round(value))


def between(rating: Rating) -> Msg:
    """Return the likely range of a rating, and what the last game changed."""
    low, high = map(points, rating.ends)
    return msg("career-rating-between", low=low, high=high, last=difference(round(rating.last)))


def nearest(rating: Rating) -> str:
    """Return the level that a rating is nearest to."""
    return OFFERED_LEVELS[round(place(rating.mean, rating.module_set))]


def rating_later() -> Msg:
    """Say when a rating is shown."""
    return msg("career-rating-later", games=msg("career-games", n=LEAST))


def rating(rating: Rating) -> Msg:
    """Say a rating with its interval, beside the levels."""
    if not rating.known:
        return msg("career-rating-few", name=set_name(rating.module_set), later=rating_later())
    return msg(
        "career-rating-told",
        name=set_name(rating.module_set),
        points=points(rating.mean),
        between=between(rating),
        level=msg(f"level-{nearest(rating)}"),
        games=msg("career-games", n=rating.games),
    )


def expected(rating: Rating, levels: Sequence[str], *, draws: bool) -> list[Msg]:
    """Say a rating, how often the person would win here, and which level to try next."""
    if not rating.known or not levels:
        return []
    low, high = map(points, rating.ends)
    base = "yes" if rating.module_set == BASE else "no"
    found = [msg("new-rating", base=base, points=points(rating.mean), low=low, high=high)]
    if draws:
        return found
    found.append(msg("new-rating-chance", n=round(100 * chance_of(rating, levels))))
    level = (
        suggested(rating, levels[0], len(levels) + 1)
        if {*levels} <= {levels[0]} & {*OFFERED_LEVELS}
        else ""
    )
    if level:
        harder = OFFERED_LEVELS.index(level) > OFFERED_LEVELS.index(levels[0])
        found.append(msg(f"new-rating-{'up' if harder else 'down'}", level=msg(f"level-{level}")))
    return found


def drawn(found: Fitting, level: str) -> Msg:
    """Say which level the fitting seats play this time, and between which they were drawn."""
    return msg(
        "new-fitting-drawn",
        level=msg(f"level-{level}"),
        easier=msg(f"level-{found.easier}"),
        harder=msg(f"level-{found.harder}"),
        alike="yes" if found.easier == found.harder else "no",
        n=round(100 * found.chance),
    )
