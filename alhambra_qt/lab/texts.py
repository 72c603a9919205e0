"""Refusals and lines of a scoring as sentences."""

from alhambra_qt.controller.words import scoring_words as ledger_words
from alhambra_qt.controller.words import sentences as words
from alhambra_qt.engine import Refusal
from alhambra_qt.engine.ledger import Line
from alhambra_qt.i18n import tr


def refusal_text(refusal: Refusal, tile: str | None, lang: str) -> str:
    """Say how a rule would be broken; ``tile`` is what was to be placed."""
    return tr(lang, words.refusal_text(refusal, tile))


def line_text(line: Line, lang: str) -> str:
    """Say a line of a scoring."""
    return tr(lang, ledger_words.line_text(line))
