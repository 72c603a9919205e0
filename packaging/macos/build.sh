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
. packaging/building.sh
begin Darwin "$@"
make_wheel
"$python" packaging/icons.py --icns packaging/bundle/alhambra.icns
freeze
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
