# shellcheck shell=sh
# What build.sh and macos/build.sh share, read by both from the root of the project: `begin SYSTEM [FOLDER]`
# says where the work is done, `make_wheel` makes the wheel and an environment with it and all that is
# locked, and `freeze` the bundle. The same commit gives the same files on the same system.
say() { echo "build: $*"; }
fail() {
    echo "build: $*" >&2
    exit 1
}

begin() {
    [ "$(uname -s)" = "$1" ] || fail "this script is for $1; packaging/PACKAGING.md tells the rest"
    root=$(pwd)
    work=${2:-$(mktemp -d)}
    mkdir -p "$work" dist
    work=$(cd "$work" && pwd)
    python=$work/venv/bin/python
    version=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' alhambra_qt/__init__.py)
    wheel=dist/alhambra_qt-$version-py3-none-any.whl
    # Times are those of the commit, and nothing depends on who builds, where and when.
    export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 LC_ALL=C.UTF-8 TZ=UTC
    SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}
    umask 022
}

pip() { PIP_DISABLE_PIP_VERSION_CHECK=1 "$python" -m pip --quiet "$@" || fail "pip could not install"; }

make_wheel() {
    if [ ! -x "$python" ]; then
        say "making an environment in $work/venv"
        "${PYTHON:-python3}" -m venv "$work/venv"
    fi
    pip install --require-hashes --no-deps --requirement packaging/requirements-play.txt
    pip install --require-hashes --no-deps --requirement packaging/requirements-build.txt
    say "wheel"
    "$python" -m build --wheel --no-isolation --outdir dist . >"$work/wheel.log" || fail "see $work/wheel.log"
    "$python" packaging/check_wheel.py "$wheel"
    # What is frozen is what is in the wheel.
    pip install --no-deps --force-reinstall "$wheel"
}

freeze() {
    say "bundle (a minute)"
    (
        cd "$work"
        "$python" -m PyInstaller --noconfirm --clean --log-level WARN --distpath "$work/bundle" \
            --workpath "$work/pyinstaller" "$root/packaging/bundle/alhambra.spec" >"$work/bundle.log" 2>&1
    ) || fail "see $work/bundle.log"
}
