"""Say what the folder of a language lacks: ``python -m tests.i18n.lacking it``."""

import sys
from collections.abc import Sequence

from alhambra_qt import i18n
from tests.i18n import folder

SHOWN = 100


def main(args: Sequence[str]) -> str:
    """Return one sentence for each thing that is missing, or that nothing is."""
    if len(args) != 1:
        return f"usage: python -m tests.i18n.lacking {'|'.join(i18n.available())}"
    (lang,) = args
    found = folder.lacking(lang)
    more = [f"and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
    return "\n".join([*found[:SHOWN], *more]) or f"{lang}: nothing is missing"


if __name__ == "__main__":
    print(main(sys.argv[1:]))
