#!/bin/sh
# Make the disk image for macOS into dist/, on a Mac with Xcode's command line tools:
#
#   sh packaging/macos/build.sh
#
# It is signed if CODESIGN_IDENTITY names a "Developer ID Application" certificate of the keychain, and
# notarised if NOTARY_PROFILE also names a profile that was stored with
#   xcrun notarytool store-credentials NAME --apple-id ... --team-id ... --password ...
# Unsigned, Gatekeeper asks the person to allow it in the settings under Privacy & Security.
set -eu
cd "$(dirname "$0")/../.."
say() { echo "build: $*"; }
fail() {
    echo "build: $*" >&2
    exit 1
}
[ "$(uname -s)" = Darwin ] || fail "this script is for macOS"
root=$(pwd)
work=${1:-$(mktemp -d)}
mkdir -p "$work" dist
version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' alhambra_qt/__init__.py)
python=$work/venv/bin/python

say "environment"
[ -x "$python" ] || "${PYTHON:-python3}" -m venv "$work/venv"
"$python" -m pip --quiet install --require-hashes --no-deps --requirement packaging/requirements-play.txt
"$python" -m pip --quiet install --requirement packaging/requirements-build.txt
"$python" -m build --wheel --no-isolation --outdir dist .
"$python" -m pip --quiet install --no-deps --force-reinstall "dist/alhambra_qt-$version-py3-none-any.whl"

say "bundle"
"$python" packaging/icons.py --icns packaging/bundle/alhambra.icns
(cd "$work" && "$python" -m PyInstaller --noconfirm --clean --log-level WARN --distpath "$work/bundle" \
    --workpath "$work/pyinstaller" "$root/packaging/bundle/alhambra.spec")
bundle="$work/bundle/Alhambra Qt.app"
"$python" packaging/licences.py "$bundle/Contents/Resources"

say "a game"
home=$(mktemp -d)
"$bundle/Contents/MacOS/alhambra-qt" --demo --offscreen --seed build --home "$home" >"$home/said" 2>&1 ||
    fail "it does not play: $(cat "$home/said")"
[ -s "$home/data/demo.png" ] || fail "it made no picture"

if [ -n "${CODESIGN_IDENTITY:-}" ]; then
    say "signing"
    # Python needs to map what it compiles; nothing else is asked for.
    codesign --force --deep --options runtime --timestamp --entitlements packaging/macos/entitlements.plist \
        --sign "$CODESIGN_IDENTITY" "$bundle"
    codesign --verify --deep --strict "$bundle"
fi

say "disk image"
image=dist/alhambra-qt-$version-macos-$(uname -m).dmg
stage=$work/image
rm -rf "$stage" "$image"
mkdir -p "$stage"
cp -R "$bundle" "$stage"
ln -s /Applications "$stage/Applications"
hdiutil create -volname "Alhambra Qt" -srcfolder "$stage" -format ULMO -ov "$image" >/dev/null
if [ -n "${CODESIGN_IDENTITY:-}" ] && [ -n "${NOTARY_PROFILE:-}" ]; then
    say "notarising"
    codesign --sign "$CODESIGN_IDENTITY" --timestamp "$image"
    xcrun notarytool submit "$image" --keychain-profile "$NOTARY_PROFILE" --wait
    xcrun stapler staple "$image"
fi
say "$image: $(($(stat -f %z "$image") / 1000000)) MB"
