#!/bin/sh
# Make everything ready that play.sh or test.sh needs, and do nothing if it is ready.
#
#   sh packaging/setup.sh play|test
#
# 1. system libraries (Debian and Ubuntu: apt, as root or through sudo; elsewhere Qt brings its own
#    or the missing ones are named),
# 2. a virtual environment in .venv,
# 3. the locked dependencies, by pip with hashes: pip comes with Python, so nothing else has to be
#    there first, and it obeys the proxy and certificate settings people already have. The lists are
#    made from uv.lock by lock.sh.
set -eu
cd "$(dirname "$0")/.."
goal=${1:-play}
requirements=packaging/requirements-$goal.txt

say() { echo "setup: $*"; }
fail() {
    echo "setup: $*" >&2
    exit 1
}

# --- system packages -------------------------------------------------------------------------

# Library and the Debian package that brings it. The first group is needed even without a screen.
libraries='libGL.so.1 libgl1
libEGL.so.1 libegl1
libxkbcommon.so.0 libxkbcommon0
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libglib-2.0.so.0 libglib2.0-0
libgssapi_krb5.so.2 libgssapi-krb5-2'
x11_libraries='libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0
libxcb-xkb.so.1 libxcb-xkb1
libxkbcommon-x11.so.0 libxkbcommon-x11-0'
wayland_libraries='libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1'

missing_libraries() {
    # Prints the packages of the libraries that the system does not have.
    wanted=$libraries
    if [ "$goal" = play ] && [ -n "${DISPLAY:-}" ]; then
        wanted="$wanted
$x11_libraries"
    fi
    if [ "$goal" = play ] && [ -n "${WAYLAND_DISPLAY:-}" ]; then
        wanted="$wanted
$wayland_libraries"
    fi
    present=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null) || return 0
    echo "$wanted" | while read -r library package; do
        case $present in
        *"$library "*) ;;
        *) echo "$package" ;;
        esac
    done
}

install_packages() {
    # Installs the packages given, or says how the person at the keyboard can.
    if ! command -v apt-get >/dev/null 2>&1; then
        fail "these libraries are missing (Debian names, yours may differ): $*"
    fi
    if [ "$(id -u)" = 0 ]; then
        as_root=
    elif command -v sudo >/dev/null 2>&1 && { [ -t 0 ] || sudo -n true 2>/dev/null; }; then
        as_root=sudo
    else
        fail "please install as root, then start again: apt-get install --no-install-recommends $*"
    fi
    say "installing system packages: $*"
    quiet="-qq -o Dpkg::Use-Pty=0 -o Dpkg::Options::=--force-confold"
    $as_root apt-get $quiet update
    $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get $quiet install -y --no-install-recommends "$@" >/dev/null
}

packages=
if [ "$(uname -s)" = Linux ]; then
    packages=$(missing_libraries)
fi

missing_tools() {
    # Prints the packages that the system does not have of those for the tests with a screen reader, on a
    # display, and of man pages and entries in menus and software centres.
    for pair in Xvfb:xvfb dbus-run-session:dbus gdbus:libglib2.0-bin xdotool:xdotool xprop:x11-utils openbox:openbox \
        desktop-file-validate:desktop-file-utils appstreamcli:appstream groff:groff-base; do
        command -v "${pair%%:*}" >/dev/null 2>&1 || echo "${pair##*:}"
    done
    [ -x /usr/libexec/at-spi-bus-launcher ] || echo at-spi2-core
    /usr/bin/python3 -c 'import gi; gi.require_version("Atspi", "2.0")' 2>/dev/null ||
        echo python3-gi gir1.2-atspi-2.0
    echo "$x11_libraries" | while read -r library package; do
        PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null | grep -q "$library " || echo "$package"
    done
}

# Those tests are skipped, and say so, where this cannot be had: it is tried once.
if [ "$goal" = test ] && [ "$(uname -s)" = Linux ] && [ ! -f .venv/tools ]; then
    tools=$(missing_tools)
    # One word per package is wanted here.
    if [ -n "$tools" ]; then
        (install_packages $tools) || say "tests with a screen reader and others will be skipped"
    fi
    [ ! -d .venv ] || : >.venv/tools
fi

# --- is everything there already? ------------------------------------------------------------

stamp=.venv/ready-$goal
state=$(pwd && cat pyproject.toml "$requirements" | cksum)
ready=no
if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$state" ]; then
    ready=yes
fi
if [ $ready = yes ] && [ -z "$packages" ]; then
    exit 0
fi

# --- Python ----------------------------------------------------------------------------------

suits() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; }

find_python() {
    # Prints the first Python that is new enough.
    for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
        if suits "$python"; then
            echo "$python"
            return 0
        fi
    done
    return 1
}

offered() { apt-cache policy python3 | sed -n 's/^ *Candidate: 3\.\([0-9]*\).*/\1/p'; }

if ! python=$(find_python); then
    command -v apt-get >/dev/null 2>&1 || fail "Python 3.11 to 3.14 is needed (python.org)"
    # A bare system has no lists of packages yet: these come with the libraries.
    if [ -z "$(offered)" ] && [ -n "$packages" ]; then
        install_packages $packages
        packages=
    fi
    if [ "$(offered)" -ge 11 ] 2>/dev/null; then
        packages="$packages python3 python3-venv"
    else # Ubuntu 22.04: its python3 is 3.10, but 3.11 is there under its own name
        packages="$packages python3.11 python3.11-venv"
    fi
elif ! "$python" -c 'import venv, ensurepip' 2>/dev/null; then
    # Debian keeps venv in a package of its own, named after the version.
    packages="$packages python$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')-venv"
fi
if [ -n "$packages" ]; then
    # One word per package is wanted here.
    install_packages $packages
    python=$(find_python) || fail "Python 3.11 to 3.14 is needed and this system has none"
fi
if [ $ready = yes ]; then
    exit 0
fi

# --- the virtual environment -----------------------------------------------------------------

if [ ! -x .venv/bin/python ] || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    say "making a virtual environment in .venv ($("$python" --version))"
    "$python" -m venv --clear .venv
fi

# --- the locked dependencies -----------------------------------------------------------------

say "installing the locked dependencies (about 80 MB the first time)"
pip() {
    PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/python -m pip --quiet "$@" ||
        fail "pip could not install; its message is above. Without a network nothing can be set up"
}
# The lists name all that is needed: nothing is to be resolved, and older pips cannot where an extra is asked for.
pip install --require-hashes --no-deps --requirement "$requirements"
pip install --no-deps --no-build-isolation --editable .
echo "$state" >"$stamp"
say "ready"
