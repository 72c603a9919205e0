"""The lowest versions that pyproject.toml allows."""

import itertools
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from packaging.requirements import Requirement
from packaging.version import Version

from tests.processes import ROOT

LIST = ROOT / "packaging" / "requirements-lowest.txt"


def asked() -> Iterator[Requirement]:
    """Yield the requirements of pyproject.toml on Linux, with the extras and those of the tests."""
    data: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    extras, groups = data["project"]["optional-dependencies"], data["dependency-groups"]
    lists = [data["project"]["dependencies"], *extras.values(), groups["build"], groups["dev"]]
    for requirement in map(Requirement, itertools.chain(*lists)):
        here = {"sys_platform": "linux", "platform_machine": "x86_64"}
        if requirement.marker is None or requirement.marker.evaluate(here):
            yield requirement


def test_the_list_follows_the_bounds() -> None:
    """The list holds the first version of each bound that has a wheel; lock.sh writes it."""
    pins = dict(re.findall(r"^(\S+)==(\S+)", LIST.read_text(encoding="utf-8"), re.MULTILINE))
    wrong = []
    for requirement in asked():
        pin = Version(pins[requirement.name.lower().replace(".", "-")])
        (bound,) = (
            Version(some.version) for some in requirement.specifier if some.operator == ">="
        )
        if pin not in requirement.specifier or pin.release[: len(bound.release)] != bound.release:
            wrong.append(f"{requirement}: {pin}")
    assert wrong == []
    assert len(list(asked())) > 20
