#!/usr/bin/env bash
# Resolve every dependency to exact versions with hashes, for all platforms, into requirements/.
# Versions already locked stay as they are; UPGRADE=1 takes the newest that fit.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

uv=${UV:-.venv/bin/uv}
upgrade=()
[ -n "${UPGRADE:-}" ] && upgrade=(--upgrade)

lock() {
  local output=$1
  shift
  echo "lock: requirements/$output"
  "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-config --system-certs --no-emit-index-url --no-emit-find-links \
    --custom-compile-command "make lock" ${upgrade[@]+"${upgrade[@]}"} \
    -o "requirements/$output" "$@"
}

lock build.txt requirements/build.in
lock node.txt requirements/node.in
lock runtime.txt pyproject.toml --extra server --extra postgres
lock dev.txt pyproject.toml --extra dev -c requirements/runtime.txt
lock bench.txt pyproject.toml --extra bench -c requirements/dev.txt
lock cluster.txt pyproject.toml --extra cluster -c requirements/dev.txt
lock audit.txt pyproject.toml --extra audit -c requirements/dev.txt
lock docs.txt pyproject.toml --extra docs -c requirements/dev.txt
lock frozen.txt pyproject.toml --extra frozen -c requirements/dev.txt

# A lock file names packages, versions and hashes: never where this machine got them.
if grep -nE '://|^ *-|@ +/' requirements/*.txt | grep -vE ': +--hash=sha256:'; then
  echo "lock: the lines above name a place and must not be committed" >&2
  exit 1
fi
