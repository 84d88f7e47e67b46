"""The compiled kernel. Everything else about the package is in pyproject.toml."""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

KERNEL = Path("src/kingdomino/kernel")

engine = Extension(
    "kingdomino.kernel.engine",
    [str(KERNEL / "engine.pyx")],
    include_dirs=[str(KERNEL)],
    depends=[str(header) for header in sorted([*KERNEL.glob("*.h"), *KERNEL.glob("*.pxi")])],
    extra_compile_args=["-O2"],  # with -O3, greedy play is slower
    libraries=["m"] if os.name == "posix" else [],
)
extensions = cythonize([engine], build_dir="build")
for extension in extensions:
    # No compiler, no kernel: the package still installs and plays.
    extension.optional = True

setup(ext_modules=extensions)
