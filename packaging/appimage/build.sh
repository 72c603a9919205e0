#!/bin/sh
# Make an AppImage of the folder that packaging/build.sh made:
#
#   sh packaging/appimage/build.sh FOLDER OUTPUT.AppImage
#
# FOLDER holds alhambra-qt/. The folder of the AppImage is made and tried; the file itself needs
# `appimagetool` (github.com/AppImage/appimagetool) in the path or named by APPIMAGETOOL.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
from=$1/alhambra-qt output=$2
id=io.github.alhambra_qt.AlhambraQt
tree=$1/AppDir
rm -rf "$tree"
mkdir -p "$tree/usr/lib"
cp -a "$from" "$tree/usr/lib/alhambra-qt"
mv "$tree/usr/lib/alhambra-qt/share" "$tree/usr/share"
install -m 755 "$root/packaging/appimage/AppRun" "$tree/AppRun"
cp "$tree/usr/share/applications/$id.desktop" "$tree/$id.desktop"
cp "$root/assets/icons/alhambra_256.png" "$tree/$id.png"
ln -s "$id.png" "$tree/.DirIcon"
"$tree/AppRun" --version
tool=${APPIMAGETOOL:-appimagetool}
if command -v "$tool" >/dev/null 2>&1; then
    ARCH=$(uname -m) "$tool" --no-appstream "$tree" "$output"
    chmod 755 "$output"
else
    echo "appimage: $tree is ready; there is no appimagetool here to make a file of it"
fi
