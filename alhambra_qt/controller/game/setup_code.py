"""Set-ups as short codes to copy, send and paste: ``write(config)``, ``read(code, present)``.

The code holds seats (people or computers with level and style), modules, variants, who is youngest,
the counting help and the seed. Names, marks and languages belong to the people at the table and are
not changed.

It is a number in 32 unambiguous letters and digits. Lookalikes are accepted (O as 0, I and L as 1),
and so are spaces, hyphens and lower case. Bits, first to last: version 4, seats 3, per seat 3 (0 a
person, else the place in LEVELS), number of modules 5, one per module in rulebook order, number of
variants 4, one per variant, youngest 3 (7: random), counting help 1, seed, zeros up to a whole
letter, checksum 10. Trailing modules and variants that are off and newer than the first code format
are omitted, so that a set-up has the same code in every version, and older programs can read the
set-ups they can play. A seed from `new_seed` is a 1 and 5 bits per letter; any other is a 0, its
length in bytes (8) and its bytes. Version 2 has 2 more bits per computer, after its level: its
place in STYLES. It is used only if some computer has a style other than the first, so older
programs can read all other codes. Version 3 is for purists with building counts on; otherwise it
equals version 2. Versions 4 to 6 are 1 to 3 with a seed that several computers have made together:
160 bits and nothing before them. Such a code is too long to be typed, but who guesses seeds at one
of these computers cannot find it; a game at one computer keeps the short one.

The checksum makes the whole number a multiple of a prime, so a single wrong letter or two swapped
neighbours never yield a valid code.
"""

from collections.abc import Sequence
from itertools import zip_longest
from typing import TypeVar

from attrs import define, evolve

from alhambra_qt import modules
from alhambra_qt.controller.game.gameconfig import (
    AI,
    BALANCED,
    HUMAN,
    MAX_SEATS,
    MIN_SEATS,
    SEED_LETTERS,
    GameConfig,
    SeatConfig,
    free_name,
    problems,
    renamed,
)
from alhambra_qt.controller.view.view_parts import MARKS
from alhambra_qt.i18n import Msg, msg

T = TypeVar("T")

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
ALIKE = str.maketrans("OIL", "011")
GROUP = 4  # letters between hyphens
PER_LETTER = 5
PLAIN, STYLED, PURIST = 1, 2, 3  # the versions: without and with styles, and for purists
LONG = 3  # added to them for a long seed
LONG_BITS = 160
CHECK_BITS, PRIME = 10, 1021
LOT = 7
FIRST_MODULES, FIRST_VARIANTS = 16, 2  # those in the first code format
# Place 0 is a person; add further levels at the end and never move one.
LEVELS = ("random", "novice", "easy", "medium", "hard", "expert")
STYLES = (BALANCED, "collector", "builder")  # the same applies here
SEED_FORM = (4, 4)  # letters before and after the hyphen of a generated seed


class BadCode(ValueError):
    """A text that is not a set-up code; ``text`` says why in one sentence."""

    def __init__(self, text: Msg) -> None:
        super().__init__(text.id)
        self.text = text


@define
class _Bits:
    """A sequence of numbers as bits, for writing and reading."""

    value: int = 0
    size: int = 0

    def put(self, number: int, size: int) -> None:
        """Write a number below 2 ** size."""
        self.value = self.value << size | number
        self.size += size

    def take(self, size: int) -> int:
        """Read a number from the front.

        Raises:
            BadCode: if the code is too short.
        """
        if size > self.size:
            raise BadCode(msg("code-wrong"))
        self.size -= size
        number = self.value >> self.size
        self.value &= (1 << self.size) - 1
        return number


def known_variants() -> tuple[tuple[str, str], ...]:
    """List every variant of every module, in rulebook order."""
    return tuple((module.id, value) for module in modules.ALL for value in module.variants)


# -- writing ----------------------------------------------------------------------------------


def write(config: GameConfig) -> str:
    """Write a set-up that can be played as a code such as ``2H4M-0C80-...``."""
    bits = _Bits()
    styled = any(seat.kind == AI and seat.style != BALANCED for seat in config.seats)
    purist = config.purist and config.counts
    styled = styled or purist
    version = PURIST if purist else STYLED if styled else PLAIN
    bits.put(version + LONG * _is_long(config.seed), 4)
    bits.put(len(config.seats), 3)
    for seat in config.seats:
        bits.put(0 if seat.kind == HUMAN else 1 + LEVELS.index(seat.level), 3)
        if styled and seat.kind == AI:
            bits.put(STYLES.index(seat.style), 2)
    _put_flags(bits, [name in config.modules for name in modules.IDS], 5, FIRST_MODULES)
    variants = [variant in config.variants for variant in known_variants()]
    _put_flags(bits, variants, 4, FIRST_VARIANTS)
    bits.put(LOT if config.youngest is None else config.youngest, 3)
    bits.put(int(config.counts), 1)
    _put_seed(bits, config.seed)
    bits.put(0, -(bits.size + CHECK_BITS) % PER_LETTER)
    bits.put(-(bits.value << CHECK_BITS) % PRIME, CHECK_BITS)
    letters = _spelled(bits)
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def _put_flags(bits: _Bits, flags: Sequence[bool], size: int, least: int) -> None:
    """Write the number of flags and each flag; newer ones only up to the last that is on."""
    last = max((at for at, flag in enumerate(flags) if flag), default=-1)
    some = flags[: max(least, last + 1)]
    bits.put(len(some), size)
    for flag in some:
        bits.put(int(flag), 1)


def _put_seed(bits: _Bits, seed: str) -> None:
    if _is_long(seed):
        bits.put(int(seed, 16), LONG_BITS)
        return
    if _made_up(seed):
        bits.put(1, 1)
        for letter in seed.replace("-", ""):
            bits.put(SEED_LETTERS.index(letter), PER_LETTER)
        return
    data = seed.encode()
    bits.put(0, 1)
    bits.put(len(data), 8)
    for byte in data:
        bits.put(byte, 8)


def _is_long(seed: str) -> bool:
    return len(seed) * 4 == LONG_BITS and set(seed) <= set("0123456789abcdef")


def _made_up(seed: str) -> bool:
    """Return whether a seed has the form that `new_seed` generates."""
    parts = seed.split("-")
    return tuple(map(len, parts)) == SEED_FORM and all(c in SEED_LETTERS for c in "".join(parts))


def _spelled(bits: _Bits) -> str:
    places = range(bits.size - PER_LETTER, -1, -PER_LETTER)
    return "".join(LETTERS[bits.value >> place & 31] for place in places)


# -- reading ----------------------------------------------------------------------------------


def read(code: str, present: GameConfig) -> GameConfig:
    """Read a code; people keep their current names, marks, languages, help and bidding mode.

    Raises:
        BadCode: if it is no valid code for this version of the program.
    """
    bits = _checked(_letters(code))
    version = bits.take(4)
    if not PLAIN <= version <= PURIST + LONG:
        raise BadCode(msg("code-newer"))
    long = version > PURIST
    version -= LONG * long
    number = bits.take(3)
    if not MIN_SEATS <= number <= MAX_SEATS:
        raise BadCode(msg("code-wrong"))
    players = [_take_player(bits, version != PLAIN) for _ in range(number)]
    ids = _take_flagged(bits, modules.IDS, 5)
    variants = _take_flagged(bits, known_variants(), 4)
    youngest = bits.take(3)
    config = GameConfig(
        seats=_seated(players, present.seats),
        modules=ids,
        variants=tuple(sorted(variants)),
        youngest=None if youngest == LOT else youngest,
        counts=bool(bits.take(1)),
        purist=version == PURIST,
        sealed=present.sealed,
        seed=f"{bits.take(LONG_BITS):040x}" if long else _take_seed(bits),
    )
    wrong = problems(config)
    if wrong:
        raise BadCode(wrong[0].text)
    return config


def _letters(code: str) -> list[int]:
    plain = "".join(code.split()).replace("-", "").upper().translate(ALIKE)
    if not plain:
        raise BadCode(msg("code-empty"))
    for letter in plain:
        if letter not in LETTERS:
            raise BadCode(msg("code-letter", letter=letter))
    return [LETTERS.index(letter) for letter in plain]


def _checked(letters: Sequence[int]) -> _Bits:
    bits = _Bits()
    for letter in letters:
        bits.put(letter, PER_LETTER)
    if not bits.value or bits.value % PRIME:
        raise BadCode(msg("code-wrong"))
    return _Bits(bits.value >> CHECK_BITS, bits.size - CHECK_BITS)


def _take_flagged(bits: _Bits, names: Sequence[T], size: int) -> tuple[T, ...]:
    """Read which names are on; a name unknown to this version comes from a newer one."""
    flags = [bits.take(1) for _ in range(bits.take(size))]
    if any(flags[len(names) :]):
        raise BadCode(msg("code-newer"))
    return tuple(name for name, flag in zip(names, flags, strict=False) if flag)


def _take_seed(bits: _Bits) -> str:
    if bits.take(1):
        places = [bits.take(PER_LETTER) for _ in range(sum(SEED_FORM))]
        if max(places) >= len(SEED_LETTERS):
            raise BadCode(msg("code-wrong"))
        letters = "".join(SEED_LETTERS[place] for place in places)
        return f"{letters[: SEED_FORM[0]]}-{letters[SEED_FORM[0] :]}"
    data = bytes(bits.take(8) for _ in range(bits.take(8)))
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise BadCode(msg("code-wrong")) from error


def _take_player(bits: _Bits, styled: bool) -> dict[str, str]:
    kind = bits.take(3)
    if not kind:
        return {"kind": HUMAN}
    style = bits.take(2) if styled else 0
    if kind > len(LEVELS) or style >= len(STYLES):
        raise BadCode(msg("code-newer"))
    return {"kind": AI, "level": LEVELS[kind - 1], "style": STYLES[style]}


def _seated(
    players: Sequence[dict[str, str]], present: Sequence[SeatConfig]
) -> tuple[SeatConfig, ...]:
    """Seat people and computers; those seated now stay."""
    seats: list[SeatConfig] = []
    for player, seat in zip_longest(players, present[: len(players)]):
        others = [*seats, *present[len(seats) + 1 :]]
        names, marks = [config.name for config in others], [config.mark for config in others]
        if seat is None:
            mark = next(mark for mark in MARKS if mark not in marks)
            seat = SeatConfig(free_name(player["kind"], names), mark=mark)
        same = seat.kind == player["kind"]
        seat = evolve(seat, fitting=False, **player)
        seats.append(seat if same else renamed(seat, names))
    return tuple(seats)
