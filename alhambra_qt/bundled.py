"""The components the program is built with, for the About page: names, versions, licences."""

from __future__ import annotations

import msgspec

from alhambra_qt import files, paths


class _StatedLicence(msgspec.Struct):
    expression: str


class BundledPart(msgspec.Struct):
    """A part that came from elsewhere."""

    name: str
    version: str
    licenses: tuple[_StatedLicence, ...]


class _Bill(msgspec.Struct):
    components: tuple[BundledPart, ...]


def parts() -> tuple[BundledPart, ...]:
    """Read the list that packaging/licences.py writes from the locked packages."""
    return files.read(paths.assets_dir() / "sbom.cdx.json", _Bill).components


def describe_parts() -> str:
    """All libraries in one line; the typefaces have a sentence of their own."""
    return " · ".join(
        f"{part.name} {part.version} ({part.licenses[0].expression})"
        for part in parts()
        if part.licenses[0].expression != "OFL-1.1"
    )
