#!/usr/bin/env bash
# Have Chromium for the browser tests. Never fails: without it those tests are reported as not run.
set -uo pipefail

if command -v chromium >/dev/null; then
  exit 0
fi

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  echo "browser: installing Chromium"
  apt-get update -qq
  if DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium \
    && command -v chromium >/dev/null; then
    exit 0
  fi
fi

{
  echo "browser: there is no Chromium, and it could not be installed. These tests will NOT run:"
  root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
  names=$(cd "$root" && .venv/bin/python -m pytest --collect-only -q -m browser \
    -p no:cacheprovider 2>/dev/null | grep '::' | sed 's/^/    /')
  echo "${names:-    (all tests marked browser)}"
  echo "    To run them: sudo apt-get install chromium"
} >&2
exit 0
