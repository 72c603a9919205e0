# shellcheck shell=sh
# What odd.sh, bare.sh and try.sh share, read by each from the root of the project:
# `begin "$@"` runs the script again in namespaces of its own, so that whatever it mounts or starts ends
# with it, with an empty folder in $work that is removed at the end; `copy_to FOLDER` copies the
# checkout; `make_system RELEASE` makes the smallest Debian or Ubuntu in $root, which takes packages from
# where this machine takes them; `inside COMMAND` runs something in it.
script=$(basename "$0" .sh)
say() { echo "$script: $*"; }
fail() {
    echo "$script: $*" >&2
    exit 1
}

begin() {
    [ "$(uname -s)" = Linux ] || fail "this script is for Linux"
    [ "$(id -u)" = 0 ] || fail "only root can do this: sudo sh packaging/$script.sh"
    if [ -n "${FRESH:-}" ]; then
        work=$FRESH
        return
    fi
    FRESH=$(mktemp -d)
    export FRESH
    child=
    # Again if something that is being killed still wrote there.
    trap 'rm -rf --one-file-system "$FRESH" 2>/dev/null || { sleep 2; rm -rf --one-file-system "$FRESH"; }' EXIT
    trap '[ -z "$child" ] || kill $child; exit 130' INT TERM HUP
    chmod 755 "$FRESH"
    unshare --mount --pid --mount-proc --fork --kill-child sh "packaging/$script.sh" "$@" &
    child=$!
    status=0
    wait $child || status=$?
    exit $status
}

copy_to() {
    # What git tracks or does not ignore, as it is now; everything where this is no checkout.
    mkdir -p "$1"
    if git -c safe.directory='*' ls-files -z --cached --others --exclude-standard >"$work/files" 2>/dev/null; then
        xargs -0 sh -c 'for file; do [ ! -e "$file" ] || printf "%s\0" "$file"; done' sh \
            <"$work/files" >"$work/there"
        tar -cf - --null --files-from="$work/there" | tar -C "$1" -xf - --no-same-owner
        rm "$work/files" "$work/there"
    else
        tar -cf - --exclude=./.venv --exclude=./dist --exclude=./.git . | tar -C "$1" -xf - --no-same-owner
    fi
}

make_system() {
    root=$work/$1
    how='' # debootstrap's script, where it may be older than the release
    case $1 in
    jammy | noble) origin=Ubuntu usual=http://archive.ubuntu.com/ubuntu how=/usr/share/debootstrap/scripts/gutsy ;;
    *) origin=Debian usual=http://deb.debian.org/debian ;;
    esac
    # shellcheck disable=SC2016  # apt's own variables
    here=$(apt-get indextargets --format '$(REPO_URI)' "Codename: $1" "Origin: $origin" "Identifier: Packages" \
        2>/dev/null | head -n 1)
    mirror=${MIRROR:-${here:-$usual}}
    # The signature of another distribution cannot be checked without its keys.
    debootstrap --variant=minbase --no-check-gpg "$1" "$root" "$mirror" ${how:+"$how"} >"$work/$1.log" 2>&1 ||
        fail "no fresh $1: see $(tail -n 1 "$work/$1.log")"
    [ $origin = Debian ] || echo "deb $mirror $1 main universe" >"$root/etc/apt/sources.list"
    for file in /etc/resolv.conf /etc/hosts; do
        [ ! -e $file ] || cp -L $file "$root$file"
    done
    mount -t proc proc "$root/proc"
    mount --rbind /dev "$root/dev"
    take_over
}

take_over() {
    # Proxies and certificates of apt and pip, and the files and folders that their settings name.
    settings=$work/settings
    apt-config dump | grep -iE '^Acquire::https?::|^Acquire::Retries' \
        >"$root/etc/apt/apt.conf.d/90machine" || true
    # Installing ca-certificates replaces the usual file: these certificates are kept beside it.
    certificates=${PIP_CERT:-${SSL_CERT_FILE:-$(sed -n 's/^cert *= *//p' /etc/pip.conf /etc/xdg/pip/pip.conf \
        "${HOME:-/root}/.config/pip/pip.conf" 2>/dev/null | head -n 1)}}
    [ ! -f "$certificates" ] || cp -L "$certificates" "$root/root/certificates.crt"
    passed=$(env | grep -E '^(PIP_[A-Z_]+|(http|https|all|no|HTTP|HTTPS|ALL|NO)_(proxy|PROXY)|SSL_CERT_FILE|REQUESTS_CA_BUNDLE)=' |
        sed 's,^\(PIP_CERT\|SSL_CERT_FILE\|REQUESTS_CA_BUNDLE\)=.*,\1=/root/certificates.crt,' || true)
    [ ! -f "$certificates" ] || passed="$passed
PIP_CERT=/root/certificates.crt"
    {
        echo "$passed"
        cat "$root/etc/apt/apt.conf.d/90machine"
        for file in /etc/pip.conf /etc/xdg/pip/* "${HOME:-/root}/.config/pip/pip.conf" "${HOME:-/root}/.pip/pip.conf"; do
            [ -f "$file" ] || continue
            case $file in /etc/*) to=$file ;; *) to=/root/${file#"${HOME:-/root}"/} ;; esac
            mkdir -p "$root$(dirname "$to")"
            cp -L "$file" "$root$to"
            cat "$file"
        done
    } >"$settings"
    grep -oE '(^|[= "/])/[^ ";]+' "$settings" | sed 's,^[= "/]*/,/,' | sort -u | while read -r path; do
        case $path in /etc/pip.conf | /etc/xdg/pip/*) continue ;; esac
        if [ -f "$path" ]; then
            mkdir -p "$root$(dirname "$path")"
            cp -L "$path" "$root$path"
        elif [ -d "$path" ]; then
            # Never one of the system itself: what is installed inside must not change it here.
            case $path in /bin* | /dev* | /etc* | /home | /lib* | /proc* | /root | /run* | /sbin* | /sys* | /tmp | /usr* | /var* | /) continue ;; esac
            # Files of an index on this machine are beside its pages.
            case $(dirname "$path") in /*/*) path=$(dirname "$path") ;; esac
            mkdir -p "$root$path"
            mount --bind "$path" "$root$path"
            mount -o remount,bind,ro "$root$path"
        fi
    done
}

inside() {
    # One variable a line.
    before=$IFS
    IFS='
'
    # shellcheck disable=SC2086
    set -- HOME=/root PATH=/usr/bin:/bin:/usr/sbin:/sbin LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
        ${passed:-} "$@"
    IFS=$before
    chroot "$root" env -i "$@"
}
