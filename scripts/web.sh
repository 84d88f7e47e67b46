#!/usr/bin/env bash
# Runs npm in web/. Called by the Makefile and by scripts/setup.sh, after .venv was created.
#
#   scripts/web.sh build    builds the web pages into src/kingdomino/server/pages
#   scripts/web.sh site     builds them for hosts without a server, into build/site
#   scripts/web.sh types    writes the API's description, its types and the names of all messages
#   scripts/web.sh check    checks style (Prettier, ESLint) and types (svelte-check)
#   scripts/web.sh format   fixes what can be fixed in style
#   scripts/web.sh test     runs the client's tests
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

task=${1:?usage: scripts/web.sh build|site|types|check|format|test}
venv=.venv
api=web/src/lib/api

# Node.js in .venv comes first: it was installed there because the system's is too old.
PATH=$PWD/$venv/bin:$PATH

# The oldest version that Vite supports.
has_node() {
    local oldest='const [major, minor] = process.versions.node.split(".").map(Number);
process.exit(major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19) ? 0 : 1)'
    command -v npm >/dev/null && node -e "$oldest" >/dev/null 2>&1
}

ensure_node() {
    has_node && return
    printf 'set-up: Node.js, to build the web pages\n'
    "$venv/bin/python" -m pip install -qq --no-compile --disable-pip-version-check --no-input \
        --require-hashes --no-deps -r locks/node.lock
    hash -r
    has_node || {
        printf 'web: needs Node.js 20.19, 22.12 or newer, with npm\n' >&2
        return 1
    }
}

# npm writes its copy of the lock file last: if ours is newer, it is not installed yet.
ensure_modules() {
    [[ web/node_modules/.package-lock.json -nt web/package-lock.json ]] && return
    npm --prefix web ci --include=dev --no-audit --no-fund --loglevel=error >/dev/null
    touch web/node_modules/.package-lock.json
}

run() {
    npm --prefix web run --silent "$@"
}

write_description() {
    "$venv/bin/python" -m kingdomino.server.openapi >"$api/openapi.json.new"
    mv "$api/openapi.json.new" "$api/openapi.json"
}

ensure_node
ensure_modules
case $task in
build | site | test) scripts/engine.sh ;;
esac
case $task in
build) run build -- --logLevel warn ;;
site) run build -- --logLevel warn --mode site ;;
types)
    write_description
    run types >/dev/null
    ;;
check | format | test) run "$task" ;;
*)
    printf 'web: unknown task: %s\n' "$task" >&2
    exit 2
    ;;
esac
