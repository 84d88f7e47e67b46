"""The compiled kernel and the web pages. All else about the package is in pyproject.toml."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_py import build_py

KERNEL = Path("src/kingdomino/kernel")
PAGES = Path("src/kingdomino/server/pages")
WEB = Path("web")


class BuildWithPages(build_py):
    """Builds the web pages before they are collected, where that can be done and was not.

    An editable install takes them from where they are: `scripts/setup.sh` builds them there.
    """

    def run(self):
        if not self.editable_mode and not (PAGES / "index.html").is_file():
            build_pages()
            self.__dict__.pop("data_files", None)  # found again: there are more now
        super().run()


def build_pages():
    npm = shutil.which("npm")
    try:
        if npm is None or not (WEB / "package.json").is_file():
            raise FileNotFoundError("npm")
        flags = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([npm, "ci", *flags], cwd=WEB, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=WEB, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        # No npm, no pages: the package still installs, serves its API and plays in the terminal.
        print(f"the web pages are left out ({error})", file=sys.stderr)


engine = Extension(
    "kingdomino.kernel.engine",
    [str(KERNEL / "engine.pyx")],
    include_dirs=[str(KERNEL)],
    depends=[str(header) for header in sorted([*KERNEL.glob("*.h"), *KERNEL.glob("*.pxi")])],
    # With -O3, greedy play is slower; with numbers that wrap round and functions that others may
    # replace, as Python itself is built, too.
    extra_compile_args=["-O2", "-fno-wrapv", "-fno-semantic-interposition"],
    libraries=["m"] if os.name == "posix" else [],
)
extensions = cythonize([engine], build_dir="build")
for extension in extensions:
    # No compiler, no kernel: the package still installs and plays.
    extension.optional = True

setup(ext_modules=extensions, cmdclass={"build_py": BuildWithPages})
