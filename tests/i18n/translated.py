"""Say that texts were translated again: ``python -m tests.i18n.translated ro [keys...]``.

Without keys every text of the language that teaches is marked. Read the English text first.
"""

import sys
from collections.abc import Sequence

from alhambra_qt.i18n import DEFAULT, available
from tests.i18n import freshness
from tests.i18n.fluent_files import entries


def main(args: Sequence[str]) -> str:
    """Mark texts of a language; gives a sentence that says what was done, or what is wrong."""
    langs = [lang for lang in available() if lang != DEFAULT]
    if not args or args[0] not in langs:
        return f"usage: python -m tests.i18n.translated {'|'.join(langs)} [keys...]"
    lang, *keys = args
    marks, english = freshness.read(lang), freshness.originals()
    before = freshness.stale(marks, english)
    try:
        marks = freshness.mark(marks, english, entries(lang).keys(), keys)
    except KeyError as error:
        return f"no such text in {DEFAULT} and {lang}: {error.args[0]}"
    freshness.write(lang, marks)
    left = freshness.stale(marks, english)
    return f"{lang}: {len(before) - len(left)} marked, {len(left)} left"


if __name__ == "__main__":
    print(main(sys.argv[1:]))
