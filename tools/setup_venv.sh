#!/usr/bin/env bash
# Make the virtual environment: setup_venv.sh FOLDER
# An existing one that works is kept. PYTHON names the interpreter to use.
set -euo pipefail

venv=${1:?usage: setup_venv.sh FOLDER}

fits() {
  command -v "$1" >/dev/null && "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

if [ -x "$venv/bin/python" ]; then
  if fits "$venv/bin/python" && "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    exit 0
  fi
  echo "setup: $venv does not work any more (its Python is gone or too old); making it anew"
  rm -rf "$venv"
fi

python=
for candidate in ${PYTHON:-python3 python3.14 python3.13 python3.12 python3.11}; do
  if fits "$candidate"; then
    python=$candidate
    break
  fi
done
if [ -z "$python" ]; then
  echo "setup: Python 3.11 or newer is needed, and was not found as: ${PYTHON:-python3}." >&2
  echo "       Install it (Debian: apt-get install python3 python3-venv)," >&2
  echo "       or name one: make setup PYTHON=/path/to/python3.11" >&2
  exit 1
fi

# Debian keeps ensurepip, without which a venv has no pip, in a package of its own.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
  if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    echo "setup: installing python3-venv"
    apt-get update -qq || true
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends python3-venv
  fi
  if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])')
    echo "setup: $python cannot make virtual environments: its venv module is missing." >&2
    echo "       Install it, then run make again. Debian and Ubuntu:" >&2
    echo "           sudo apt-get install python3-venv     (or python$version-venv)" >&2
    exit 1
  fi
fi

echo "setup: virtual environment in $venv ($("$python" --version))"
"$python" -m venv "$venv"
