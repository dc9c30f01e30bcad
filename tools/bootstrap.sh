#!/bin/sh
# Makes .venv ready, once: tools/bootstrap.sh [run|test].
#
# Needs nothing but a POSIX shell. Says what is missing in one exact command; where it may (root on a Debian-like
# system) it runs that command itself. When all is in place it costs a few milliseconds.
set -eu
cd "$(dirname "$0")/.."
PATH=$PATH:/usr/sbin:/sbin

purpose=${1:-run}
venv=${HOLOTANK_VENV:-.venv}
log=build/bootstrap.log

say() { printf '%s\n' "$*" >&2; }
stop() { say "$@"; exit 2; }

may_install() { [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; }

install_packages() { # packages...
  say "Installing system packages: $*"
  mkdir -p build
  if ! { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"; } \
      >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    stop "apt-get could not install them. To see why, run:" "  apt-get install -y --no-install-recommends $*"
  fi
}

apt_command() { # packages... -> the one command that a person has to type
  echo "apt-get update && apt-get install -y --no-install-recommends $*" |
    if [ "$(id -u)" = 0 ]; then cat; else sed 's/apt-get/sudo apt-get/g'; fi
}

need_packages() { # why, packages...
  why=$1; shift
  if may_install; then install_packages "$@"; return; fi
  if command -v apt-get >/dev/null 2>&1; then stop "$why" "Run this, then the same command again:" "  $(apt_command "$@")"; fi
  stop "$why" "On Debian the packages are called: $*" "Install the like of them with your system's package manager, then run the same command again."
}

# --- Python --------------------------------------------------------------------------------------------------------

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
  python=
  for candidate in ${PYTHON:-} python3.11 python3.12 python3.13 python3 python; do
    if command -v "$candidate" >/dev/null 2>&1 && new_enough "$candidate"; then python=$candidate; return 0; fi
  done
  return 1
}

make_venv() {
  find_python || { need_packages "Holotank needs Python 3.11 or newer, and there is none." python3 python3-venv; find_python; } ||
    stop "Holotank needs Python 3.11 or newer; this system's package manager offers none." \
      "Install one from python.org and name it: PYTHON=/path/to/python3 make $purpose"
  "$python" -c 'import venv, ensurepip' >/dev/null 2>&1 ||
    need_packages "This Python cannot make virtual environments." python3-venv
  say "Making $venv with $("$python" --version)"
  rm -rf "$venv"
  "$python" -m venv "$venv" >"$log" 2>&1 || { cat "$log" >&2; stop "The virtual environment could not be made."; }
}

fingerprint() { # what the installed dependencies depend on
  { cat pyproject.toml; "$venv/bin/python" -c 'import sys; print(sys.version_info[:2])'; pwd; } | cksum
}

install_python_packages() {
  what=.
  if [ "$purpose" = test ]; then what='.[dev]'; fi
  say "Installing the Python packages (about 110 MB the first time)"
  "$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable "$what" >"$log" 2>&1 || {
    tail -n 20 "$log" >&2
    stop "pip could not install the Python packages; the whole report is in $log."
  }
  fingerprint >"$venv/.ready-$purpose"
  if [ "$purpose" = test ]; then cp "$venv/.ready-test" "$venv/.ready-run"; fi
}

# --- system libraries ------------------------------------------------------------------------------------------------

# Shared library, and the Debian package that holds it: what Qt needs to draw, in a window or without one.
libraries='
libglib-2.0.so.0 libglib2.0-0
libEGL.so.1 libegl1
libGL.so.1 libgl1
libX11.so.6 libx11-6
libX11-xcb.so.1 libx11-xcb1
libdbus-1.so.3 libdbus-1-3
libfontconfig.so.1 libfontconfig1
libfreetype.so.6 libfreetype6
libxkbcommon.so.0 libxkbcommon0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-image.so.0 libxcb-image0
libxcb-render-util.so.0 libxcb-render-util0
libxcb-render.so.0 libxcb-render0
libxcb-shape.so.0 libxcb-shape0
libxcb-util.so.1 libxcb-util1
libxcb-xkb.so.1 libxcb-xkb1
libxcb-randr.so.0 libxcb-randr0
libxcb-shm.so.0 libxcb-shm0
libxcb-sync.so.1 libxcb-sync1
libxcb-xfixes.so.0 libxcb-xfixes0
'
# Programs that the tests need: a screen of their own, a hand on its mouse, and the bus that screen readers use.
programs='
Xvfb xvfb
xauth xauth
xdotool xdotool
dbus-daemon dbus
/usr/libexec/at-spi-bus-launcher at-spi2-core
'

missing_packages() {
  present=$(ldconfig -p)
  echo "$libraries" | while read -r library package; do
    if [ -n "$library" ]; then case $present in *"$library "*) ;; *) echo "$package" ;; esac; fi
  done
  if [ "$purpose" = test ]; then
    echo "$programs" | while read -r program package; do
      if [ -n "$program" ] && ! command -v "$program" >/dev/null 2>&1; then echo "$package"; fi
    done
  fi
}

check_system() {
  if [ "$(uname -s)" != Linux ] || ! command -v ldconfig >/dev/null 2>&1; then return 0; fi
  missing=$(missing_packages | tr '\n' ' ' | sed 's/ *$//')
  if [ -z "$missing" ]; then return 0; fi
  # shellcheck disable=SC2086 # a list of packages
  need_packages "Qt needs system libraries that are not here: $missing" $missing
}

case $purpose in run | test) ;; *) stop "usage: tools/bootstrap.sh [run|test]" ;; esac
mkdir -p build
check_system
if ! "$venv/bin/python" -c '' >/dev/null 2>&1; then make_venv; fi
if [ "$(cat "$venv/.ready-$purpose" 2>/dev/null)" != "$(fingerprint)" ]; then install_python_packages; fi
