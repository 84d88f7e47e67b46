#!/usr/bin/env bash
# Builds the kernel under AddressSanitizer and UndefinedBehaviorSanitizer, in a folder of its own, and
# runs its tests on that. Needs GCC, and about a minute.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

python=$PWD/.venv/bin/python
copy=$PWD/build/sanitize
rm -rf "$copy"
mkdir -p "$copy"
cp -r src tests training setup.py pyproject.toml conftest.py README.md LICENSE "$copy"
cd "$copy"
find src -name '*.so' -delete

flags="-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -O1 -g"
# The copies for other processors are chosen before the sanitizer is ready.
CFLAGS="$flags -DKINGDOMINO_NO_CLONES" LDFLAGS="$flags" \
    "$python" setup.py --quiet build_ext --inplace --force

# Python itself leaks on purpose, and is not built with the sanitizer, so it has to be loaded first.
LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)" \
    ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc PYTHONPATH=src \
    "$python" -m pytest --quiet -p no:cacheprovider tests/parity tests/kernel \
    -m "not slow" --deselect tests/kernel/test_without_compiler.py
