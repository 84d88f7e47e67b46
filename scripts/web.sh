#!/usr/bin/env bash
# Whatever is done with npm in web/. Called by the Makefile and by scripts/setup.sh, which has made
# .venv before.
#
#   scripts/web.sh build    the web pages, into src/kingdomino/server/pages
#   scripts/web.sh types    the API's description, and types of it to check the client against
#   scripts/web.sh check    checks the client's types
#   scripts/web.sh test     runs the client's tests
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

wish=${1:?say build, types, check or test}
venv=.venv
wire=web/src/wire

# What was put into .venv goes before what the machine has: it is there because that was too old.
PATH=$PWD/$venv/bin:$PATH

# The oldest that Vite runs on.
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

# npm writes its own copy of the lock last, so what is newer than that is not installed yet.
ensure_modules() {
    [[ web/node_modules/.package-lock.json -nt web/package-lock.json ]] && return
    npm --prefix web ci --include=dev --no-audit --no-fund --loglevel=error >/dev/null
    touch web/node_modules/.package-lock.json
}

run() {
    npm --prefix web run --silent "$@"
}

write_description() {
    "$venv/bin/python" -m kingdomino.server.openapi >"$wire/openapi.json.new"
    mv "$wire/openapi.json.new" "$wire/openapi.json"
}

ensure_node
ensure_modules
case $wish in
build) run build -- --logLevel warn ;;
types)
    write_description
    run types >/dev/null
    ;;
check | test) run "$wish" ;;
*)
    printf 'web: there is no %s\n' "$wish" >&2
    exit 2
    ;;
esac
