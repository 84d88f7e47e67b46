#!/usr/bin/env bash
# Run the kernel's tests under AddressSanitizer and UndefinedBehaviorSanitizer: first the tests in C,
# then those in Python on a copy of the package with a sanitized kernel. Needs GCC.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

python=$PWD/.venv/bin/python
copy=$PWD/build/sanitize
flags="-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer -O1 -g"

CFLAGS="$flags" "$python" -m pytest --quiet -p no:cacheprovider tests/kernel/test_c.py -k gcc

rm -rf "$copy"
mkdir -p "$copy"
cp -r src tests training setup.py pyproject.toml conftest.py README.md LICENSE "$copy"
cd "$copy"
find src -name '*.so' -delete
# The loader chooses a version of a function before the sanitizer is ready, so there is one only.
KINGDOMINO_DEBUG=1 CFLAGS="$flags -DKD_NO_MULTIVERSION" LDFLAGS="$flags" \
    "$python" setup.py --quiet build_ext --inplace --force

# Python leaks on purpose, and is not built with the sanitizer, so that has to be loaded first.
LD_PRELOAD="$(gcc -print-file-name=libasan.so) $(gcc -print-file-name=libubsan.so)" \
    ASAN_OPTIONS=detect_leaks=0 PYTHONMALLOC=malloc PYTHONPATH=src \
    "$python" -m pytest --quiet -p no:cacheprovider tests/parity tests/kernel tests/envs/test_batch.py -m "not slow" \
    --ignore tests/kernel/test_c.py --ignore tests/kernel/test_without_compiler.py
