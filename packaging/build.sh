#!/bin/sh
# Make everything that players can install on this system, into dist/:
#
#   sh packaging/build.sh [FOLDER]      the work is done in FOLDER (else a temporary one)
#
# packaging/build.py does the work and says more; PYTHON names the Python that runs it. Build on the oldest
# system that must run the packages: they need at least the glibc found here, and the .deb says so.
set -eu
python=${PYTHON:-python3}
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
    echo "build: Python 3.11 or newer is needed; PYTHON can name it" >&2
    exit 1
fi
exec "$python" "$(dirname "$0")/build.py" all ${1:+--work "$1"}
