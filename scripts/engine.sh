#!/usr/bin/env bash
# Build the kernel for the page, as WebAssembly: build/engine/kingdomino.wasm, and a copy without
# SIMD for older browsers. Does nothing if no source is newer.
#
#   scripts/engine.sh             called by scripts/web.sh and setup.py
#   scripts/engine.sh compiler    installs the compiler, Zig: a Python package, in a lock of its own
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

python=${ENGINE_PYTHON:-$PWD/.venv/bin/python}
kernel=src/kingdomino/kernel
target=build/engine

is_current() {
    [[ -f $1 && -z $(find $kernel scripts/engine.sh locks/engine.lock -newer "$1" \
        \( -name '*.[ch]' -o -name engine.\* \)) ]]
}

ensure_zig() {
    "$python" -c 'import ziglang' 2>/dev/null && return
    printf 'set-up: Zig, which compiles the kernel\n'
    "$python" -m pip install -qq --no-compile --disable-pip-version-check --no-input \
        --require-hashes --no-deps -r locks/engine.lock
}

# The stack holds a rollout, which is larger than what a module gets by default. -O3 is faster here
# than -O2, other than with GCC.
compile() {
    local output=$1
    shift
    "$python" -m ziglang cc -target wasm32-wasi -mexec-model=reactor -O3 -std=gnu11 \
        -ffp-contract=off -fvisibility=hidden -DKD_NO_TRAINING "$@" \
        -I$kernel/include -I$kernel/src -I$kernel/host \
        -Wl,--strip-all -Wl,-z,stack-size=1048576 \
        $kernel/host/*.c $kernel/src/*.c $kernel/src/*/*.c -o "$output.new"
    mv "$output.new" "$output"
}

if [[ ${1:-} == compiler ]]; then
    ensure_zig
    exit
fi
is_current $target/kingdomino.wasm && is_current $target/kingdomino-basic.wasm && exit
ensure_zig
mkdir -p $target
compile $target/kingdomino.wasm -msimd128
compile $target/kingdomino-basic.wasm
