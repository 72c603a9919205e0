"""What can go wrong in the engine.

AlhambraError
├── IllegalAction   an action breaks a rule; carries the Refusal that says which
├── SetupClash      a set-up that cannot be played (seats, modules, variants)
└── BadData         a record, position or action that cannot be read; names the field
"""

from .refusal import Refusal


class AlhambraError(Exception):
    """Anything the engine refuses."""


class IllegalAction(AlhambraError):
    """An action that the rules forbid now; nothing was changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {dict(refusal.params)}")
        self.refusal = refusal


class SetupClash(AlhambraError):
    """A set-up that cannot be played; ``field`` names what to change."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field


class BadData(AlhambraError):
    """Data from outside that cannot be read; ``field`` and ``rule`` say where and why."""

    def __init__(self, field: str, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.field = field
        self.rule = rule
