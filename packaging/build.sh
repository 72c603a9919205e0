#!/bin/sh
# Make everything that players can install, into dist/, and check each piece:
#
#   sh packaging/build.sh [FOLDER]      the work is done in FOLDER (else a temporary one)
#
#   wheel      for pip, pipx and uv
#   tar.xz     one folder that runs where it is unpacked (PyInstaller)
#   deb        the same folder, installed in /opt with menu entry, file type, icons and man pages
#   AppImage   the same folder in one file, if appimagetool is there
#
# The bundles for Windows and macOS can only be made on those systems (PACKAGING.md). Build on the
# oldest system that is to run it: the bundle needs at least the glibc found here, and the .deb says
# so. With PUBLISHED=SHA256SUMS it also says whether the same came out as was published.
set -eu
published=${PUBLISHED:+$(readlink -f "$PUBLISHED")}
cd "$(dirname "$0")/.."
. packaging/building.sh
begin Linux "$@"
id=io.github.alhambra_qt.AlhambraQt
most=47185920 # bytes of a package: 45 MB
make_wheel

# --- the folder -------------------------------------------------------------------------------

freeze
folder=$work/bundle/alhambra-qt
"$python" packaging/licences.py "$folder"
cp README.md CHANGELOG.md LICENSE "$folder"
mkdir -p "$folder/share"
share() { install -D -m 644 "$1" "$folder/share/$2"; }
share packaging/linux/$id.desktop applications/$id.desktop
share packaging/linux/$id.metainfo.xml metainfo/$id.metainfo.xml
share packaging/linux/$id.mime.xml mime/packages/$id.xml
for size in 16 22 24 32 48 64 128 256 512; do
    share assets/icons/alhambra_$size.png icons/hicolor/${size}x$size/apps/$id.png
    share assets/icons/game_$size.png icons/hicolor/${size}x$size/mimetypes/application-x-alhambra-game.png
done
share assets/icons/alhambra.svg icons/hicolor/scalable/apps/$id.svg
share assets/icons/game.svg icons/hicolor/scalable/mimetypes/application-x-alhambra-game.svg
for page in $(cd packaging/linux/man && find . -name '*.6'); do
    share "packaging/linux/man/$page" "man/$(dirname "$page")/man6/$(basename "$page")"
done
chmod -R u=rwX,go=rX "$folder" # whatever a checkout has
find "$folder" -type f -name '*.so*' -exec chmod 644 {} +
find "$folder" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +

# PyInstaller only warns of what this system lacks. What the folder asks for and does not hold, every
# desktop must have.
for library in $(find "$folder" -type f \( -name '*.so*' -o -perm -100 \) -exec readelf -d {} + 2>/dev/null |
    sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p' | sort -u); do
    case $library in
    ld-linux* | libc.so.6 | libdl.so.2 | libm.so.6 | libmvec.so.1 | libpthread.so.0 | libresolv.so.2 | librt.so.1) ;;
    libEGL.so.1 | libGL.so.1 | libxcb.so.1 | libwayland-*.so.* | libcups.so.2) ;;
    *) [ -n "$(find "$folder" -name "$library")" ] || fail "$library is missing here, and would be in the bundle" ;;
    esac
done

demo() {
    # A whole game of computers, in a home of its own and without anything of this environment.
    home=$(mktemp -d)
    env -i HOME="$home" PATH=/usr/bin:/bin "$1" --demo --offscreen --seed build --home "$home" \
        >"$home/said" 2>&1 || fail "$1 does not play: $(cat "$home/said")"
    grep -q "wins with\|win with\|points after" "$home/said" || fail "$1 tells no result"
    [ -s "$home/data/demo.png" ] || fail "$1 made no picture"
    # The hard one needs numpy with all its libraries.
    env -i PATH=/usr/bin:/bin "$(dirname "$1")/alhambra-lab" play --seats hard,easy --games 2 --jobs 2 \
        --seed build >/dev/null || fail "alhambra-lab beside $1 does not play"
    rm -rf "$home"
}
say "folder: a game"
demo "$folder/alhambra-qt"

pack() { tar --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" "$@"; }
tarball=dist/alhambra-qt-$version-linux-$(uname -m).tar.xz
say "tar.xz"
pack -C "$work/bundle" -cf - alhambra-qt | xz -9 -T1 >"$tarball"

# The folder is what all packages are made of; that of the AppImage is tried too.
appimage=dist/alhambra-qt-$version-$(uname -m).AppImage
say "AppImage"
sh packaging/appimage/build.sh "$work/bundle" "$appimage"
demo "$work/bundle/AppDir/usr/lib/alhambra-qt/alhambra-qt"

# --- the Debian package -----------------------------------------------------------------------

say "deb"
tree=$work/deb
rm -rf "$tree"
mkdir -p "$tree/opt" "$tree/usr/bin" "$tree/DEBIAN"
cp -a "$folder" "$tree/opt/alhambra-qt"
mv "$tree/opt/alhambra-qt/share" "$tree/usr/share"
find "$tree/usr/share/man" -name '*.6' -exec gzip -9n {} +
for name in alhambra-qt alhambra-lab; do ln -s "/opt/alhambra-qt/$name" "$tree/usr/bin/$name"; done
mkdir -p "$tree/usr/share/doc/alhambra-qt"
cp packaging/bundle/copyright "$tree/usr/share/doc/alhambra-qt/copyright"
printf 'alhambra-qt (%s) stable; urgency=medium\n\n  * /opt/alhambra-qt/CHANGELOG.md\n\n -- %s  %s\n' "$version" \
    "$(sed -n 's/^Maintainer: //p' packaging/bundle/control)" "$(date --rfc-email --date="@$SOURCE_DATE_EPOCH")" |
    gzip -9n >"$tree/usr/share/doc/alhambra-qt/changelog.gz"
arch=$(dpkg --print-architecture)
# The newest symbol of glibc that anything in the folder asks for.
glibc=$(find "$folder" -type f \( -name '*.so*' -o -perm -100 \) -exec grep -aoh 'GLIBC_2\.[0-9]*' {} + |
    sort -uV | tail -n 1)
# Of files alone: how large a folder is depends on where it lies.
size=$(find "$tree" -type f -printf '%s\n' | awk '{ n += int(($1 + 1023) / 1024) } END { print n }')
sed -e "s/@VERSION@/$version/" -e "s/@ARCH@/$arch/" -e "s/@GLIBC@/${glibc#GLIBC_}/" \
    -e "s/@SIZE@/$size/" packaging/bundle/control >"$tree/DEBIAN/control"
install -m 755 packaging/bundle/postrm "$tree/DEBIAN/postrm"
(cd "$tree" && find opt usr -type f -print0 | sort -z | xargs -0 md5sum >DEBIAN/md5sums)
find "$tree" -type d -exec chmod 755 {} +
deb=dist/alhambra-qt_${version}_$arch.deb
dpkg-deb --root-owner-group -Zxz -z9 --build "$tree" "$deb" >/dev/null
dpkg-deb --info "$deb" >/dev/null

# --- what came out ----------------------------------------------------------------------------

set -- "$wheel" "$tarball" "$deb"
[ ! -f "$appimage" ] || set -- "$@" "$appimage"
(cd dist && for file in "$@"; do basename "$file"; done | xargs sha256sum >SHA256SUMS)
for file in "$@"; do
    size=$(stat -c %s "$file")
    say "$file: $((size / 1000000)) MB"
    [ "$size" -le $most ] || fail "$file is larger than 45 MB"
done
say "folder: $(du -sm "$folder" | cut -f 1) MB unpacked; needs ${glibc} or newer, libgl1, libegl1 and fontconfig-config"
if [ -n "$published" ]; then
    (cd dist && sha256sum --check --ignore-missing "$published") || fail "that is not what was published"
fi
say "not made here: Windows, macOS, Flatpak (packaging/PACKAGING.md)"
