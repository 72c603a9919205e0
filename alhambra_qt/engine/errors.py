"""The errors of the engine.

AlhambraError
├── IllegalAction   an action breaks a rule; carries the Refusal that names it
├── SetupClash      a set-up that cannot be played (seats, modules, variants)
└── BadData         a record, position or action that cannot be read; names the field
"""

from .refusal import Refusal


class AlhambraError(Exception):
    """Base class of the engine's errors.

    >>> issubclass(BadData, AlhambraError)
    True
    """


class IllegalAction(AlhambraError):
    """The rules forbid the action now; the game is unchanged.

    >>> IllegalAction(Refusal("build.hole")).refusal.rule
    'build.hole'
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {dict(refusal.params)}")
        self.refusal = refusal


class SetupClash(AlhambraError):
    """A set-up that cannot be played; ``field`` names the part to change.

    >>> from alhambra_qt.engine import Setup
    >>> from alhambra_qt.modules import new_game
    >>> new_game(Setup(seats=7, seed="a"))
    Traceback (most recent call last):
    alhambra_qt.engine.errors.SetupClash: 2 to 6 seats can play, not 7
    """

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class BadData(AlhambraError):
    """Data from outside that cannot be read; ``field`` and ``rule`` say where and why.

    >>> from alhambra_qt.modules import read_position
    >>> read_position({"format": "alhambra-position", "version": 1, "seats": []})
    Traceback (most recent call last):
    alhambra_qt.engine.errors.BadData: 2 to 6 seats can play, not 0
    """

    def __init__(self, field: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.field = field
        self.rule = rule
