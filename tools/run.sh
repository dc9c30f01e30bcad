#!/bin/sh
# Opens Holotank, after making it ready: tools/run.sh [words for holotank...].
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
"$here/tools/bootstrap.sh" run
exec "${HOLOTANK_VENV:-$here/.venv}/bin/python" -m gui "$@"
