#!/bin/sh
# Put a release on the forge: the packages in dist/ under the tag TAG (v1.2.3), with checksums and with
# what CHANGELOG.md says of the version. Signed where gpg has a key named by SIGNING_KEY.
set -eu
cd "$(dirname "$0")/.."
version=${TAG#v}
told=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' alhambra_qt/__init__.py)
[ "$version" = "$told" ] || {
    echo "publish: the tag says $version, the program $told" >&2
    exit 1
}
python3 packaging/notes.py "$version" >dist/NOTES.md
(cd dist && find . -maxdepth 1 -type f ! -name NOTES.md ! -name 'SHA256SUMS*' -printf '%f\n' | sort |
    xargs sha256sum >SHA256SUMS)
if [ -n "${SIGNING_KEY:-}" ]; then
    gpg --batch --yes --armor --local-user "$SIGNING_KEY" --detach-sign dist/SHA256SUMS
fi
set -- dist/SHA256SUMS*
for file in dist/*.whl dist/*.tar.xz dist/*.deb dist/*.AppImage dist/*.exe dist/*.dmg; do
    [ -f "$file" ] && set -- "$@" "$file"
done
gh release create "$TAG" --title "Alhambra Qt $version" --notes-file dist/NOTES.md "$@"
