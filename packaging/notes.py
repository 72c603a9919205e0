"""Print what CHANGELOG.md says of a version, for the page of its release.

`python packaging/notes.py 1.2.3`
"""

import re
import sys
from pathlib import Path

CHANGELOG = Path(__file__).resolve().parents[1] / "CHANGELOG.md"


def notes(version: str) -> str:
    """Give the section of a version.

    Raises:
        SystemExit: if there is none.
    """
    parts = re.split(r"^## ", CHANGELOG.read_text(encoding="utf-8"), flags=re.M)
    for part in parts[1:]:
        head, _, body = part.partition("\n")
        if head.split()[0].strip("[]") == version:
            return body.strip()
    raise SystemExit(f"notes: CHANGELOG.md says nothing of {version}")


if __name__ == "__main__":
    print(notes(sys.argv[1]))
