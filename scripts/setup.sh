#!/usr/bin/env bash
# Install the project and its dependencies into .venv. Called by the Makefile.
#
#   scripts/setup.sh run    what the game needs, and the web pages
#   scripts/setup.sh dev    the same, and the development tools
#   scripts/setup.sh web    only the web pages
#
# PYTHON is the interpreter to try first.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

level=${1:?usage: scripts/setup.sh run|dev|web}
venv=.venv

# Say what is done, how far the whole is, and how long it has taken so far.
steps=4
step=0
next_step() {
    step=$((step + 1))
    printf 'set-up %s/%s: %s (%s s)\n' "$step" "$steps" "$1" "$SECONDS"
}

fail() {
    printf 'set-up: %s\n' "$1" >&2
    exit 1
}

# A name on the PATH may be a shim without an interpreter, so every candidate is run.
is_suitable() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    local candidate
    for candidate in "${PYTHON:-python3}" python3 python3.14 python3.13 python3.12 python3.11; do
        if is_suitable "$candidate"; then
            printf '%s\n' "$candidate"
            return
        fi
    done
    fail "Python 3.11 or newer is required; install it, or run make PYTHON=/path/to/python"
}

may_install() {
    [[ $EUID -eq 0 ]] && command -v apt-get >/dev/null
}

# Fresh containers have no package lists. The output is shown only on failure.
apt_install() {
    local log
    printf 'set-up: installing %s\n' "$*"
    export DEBIAN_FRONTEND=noninteractive
    if ! log=$({ apt-get update -qq && apt-get install -y -qq "$@"; } 2>&1); then
        printf '%s\n' "$log" >&2
        return 1
    fi
}

version_of() {
    "$1" -c 'import sys; print("python{}.{}".format(*sys.version_info))'
}

# Debian and Ubuntu have ensurepip, which a venv needs, in a separate package.
ensure_ensurepip() {
    local python=$1 package
    "$python" -c 'import ensurepip' >/dev/null 2>&1 && return
    package=$(version_of "$python")-venv
    may_install || fail \
        "$python cannot make a virtual environment; install $package (or your system's name for it)"
    apt_install "$package" || fail "could not install $package"
}

has_headers() {
    "$venv/bin/python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))'
}

# The kernel needs a C compiler and Python's headers. It is tested with the system's compiler; where
# there is none, the one that compiles it for the page builds it as well.
ensure_compiler() {
    has_headers || ! may_install || apt_install "$(version_of "$venv/bin/python")-dev" || true
    command -v cc >/dev/null && return
    [[ $level == dev ]] && may_install && apt_install gcc libc6-dev && return
    has_headers || return 0
    scripts/engine.sh compiler || return 0
    export CC="$venv/bin/python -m ziglang cc"
    export LDSHARED="$CC -shared"
}

# The kernel's C sources are tested with GCC and with Clang; without Clang, with GCC alone.
ensure_clang() {
    command -v clang >/dev/null && return
    may_install || return 0
    apt_install clang || return 0
}

# Tests start a PostgreSQL server of their own; without it they are skipped.
ensure_postgresql() {
    command -v initdb >/dev/null || compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null && return
    may_install || return 0
    apt_install postgresql || return 0
}

# Tests start a Redis server of their own; without it they are skipped.
ensure_redis() {
    command -v redis-server >/dev/null && return
    may_install || return 0
    apt_install redis-server || return 0
}

# Tests run deploy/nginx.conf; without nginx they are skipped.
ensure_nginx() {
    command -v nginx >/dev/null || [[ -x /usr/sbin/nginx ]] && return
    may_install || return 0
    apt_install nginx || return 0
}

# For the browser tests; without it they are skipped. The shell has no windows, so that a test costs
# a third of the processor time; it shows no notifications, though.
ensure_chromium() {
    command -v chromium >/dev/null && command -v chromium-headless-shell >/dev/null && return
    may_install || return 0
    apt_install chromium chromium-headless-shell || apt_install chromium || return 0
}

# The game works without the pages; in development their failure is an error.
build_pages() {
    [[ -f web/package.json ]] || return 0
    scripts/web.sh build && return
    [[ $level != dev && ! -e $venv/.dev-ready ]] || fail "the web pages could not be built"
    printf 'set-up: %s\n' "the web pages could not be built; the game still runs in the terminal. \
make web tries again" >&2
}

# Create .venv, also if its interpreter is gone or too old.
make_venv() {
    local python
    if is_suitable "$venv/bin/python" && "$venv/bin/python" -c 'import pip' 2>/dev/null; then
        return
    fi
    python=$(find_python)
    ensure_ensurepip "$python"
    "$python" -m venv --clear "$venv"
}

# -qq shows errors only. --no-compile saves a third of the time: most modules are never imported.
pip_install() {
    "$venv/bin/python" -m pip install -qq --no-compile --disable-pip-version-check --no-input "$@"
}

if [[ $level == web ]]; then
    build_pages
    exit
fi
next_step "a Python environment in $venv; once, and again when the locks change"
make_venv
ensure_compiler
if [[ $level == dev ]]; then
    ensure_clang
    ensure_postgresql
    ensure_redis
    ensure_nginx
    ensure_chromium
fi
packages=$(grep --count '^[a-z].*==' "locks/$level.lock")
next_step "$packages packages"
# The lock is complete. With --no-deps pip does not look at releases newer than the lock, which
# have no hash there.
pip_install --require-hashes --no-deps -r "locks/$level.lock"
next_step "the kernel, $(find src/kingdomino/kernel -name '*.c' | wc -l) C files, and the web pages"
# In parallel with the kernel, which takes half a minute to compile.
build_pages &
pages=$!
# Without isolation the build uses the locked setuptools and downloads nothing.
pip_install --no-deps --no-build-isolation --editable .
if ! "$venv/bin/python" -c 'import sys; from kingdomino import kernel; sys.exit(not kernel.is_available)'; then
    printf 'set-up: the compiled kernel could not be built; the game plays without it\n'
fi
next_step "the rest of the web pages"
wait "$pages"
if [[ $level == dev && -f web/package.json ]]; then
    scripts/web.sh types
fi
printf 'set-up done (%s s)\n' "$SECONDS"
