#!/bin/sh
# Put a release on the forge: the packages in dist/ under the tag TAG (v1.2.3), with checksums and with
# what CHANGELOG.md says of the version. The checksums are signed if SIGNING_KEY holds a private key
# (gpg --armor --export-secret-keys, without a password).
set -eu
cd "$(dirname "$0")/.."
version=${TAG#v}
told=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' alhambra_qt/__init__.py)
[ "$version" = "$told" ] || {
    echo "publish: the tag says $version, the program $told" >&2
    exit 1
}
python3 packaging/notes.py "$version" >dist/NOTES.md
rm -f dist/SHA256SUMS*
set --
for file in dist/*.whl dist/*.tar.xz dist/*.deb dist/*.AppImage dist/*.exe dist/*.dmg; do
    [ ! -f "$file" ] || set -- "$@" "$file"
done
sha256sum "$@" | sed 's| dist/| |' >dist/SHA256SUMS
if [ -n "${SIGNING_KEY:-}" ]; then
    GNUPGHOME=$(mktemp -d) # only for this key: whatever else is in a keyring signs nothing
    export GNUPGHOME
    echo "$SIGNING_KEY" | gpg --batch --quiet --import
    gpg --batch --armor --detach-sign dist/SHA256SUMS
    rm -rf "$GNUPGHOME"
fi
gh release create "$TAG" --title "Alhambra Qt $version" --notes-file dist/NOTES.md "$@" dist/SHA256SUMS*
