"""The compiled kernel and the web pages. All else about the package is in pyproject.toml."""

import gzip
import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path
from tempfile import TemporaryDirectory

from Cython.Build import cythonize
from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist
from setuptools.errors import CCompilerError
from setuptools.modified import newer_group

# The modes of files in a wheel are those of the build, whatever the umask of its user.
os.umask(0o022)

KERNEL = Path("src/kingdomino/kernel")
PAGES = Path("src/kingdomino/server/pages")
WEB = Path("web")
ENGINE = Path("build/engine/kingdomino.wasm")
ENGINE_PYTHON = {"ENGINE_PYTHON": sys.executable}  # which has Zig, or gets it


class BuildWithPages(build_py):
    """Builds the web pages before they are collected, where that can be done and was not.

    An editable install takes them from where they are: `scripts/setup.sh` builds them there.
    """

    def run(self):
        if not self.editable_mode and not (PAGES / "index.html").is_file():
            build_pages()
            self.__dict__.pop("data_files", None)  # collected again: there are more now
        super().run()


def build_pages():
    npm = shutil.which("npm")
    try:
        if npm is None or not (WEB / "package.json").is_file():
            raise FileNotFoundError("npm")
        # The kernel for the page is the same everywhere: it may have been built before.
        if not ENGINE.is_file():
            subprocess.run(["scripts/engine.sh"], env=os.environ | ENGINE_PYTHON, check=True)
        flags = ["--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run([npm, "ci", *flags], cwd=WEB, check=True)
        subprocess.run([npm, "run", "--silent", "build"], cwd=WEB, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        # No npm, no pages: the package still installs, serves its API and plays in the terminal.
        print(f"the web pages are left out ({error})", file=sys.stderr)


class BuildKernel(build_ext):
    """Builds the kernel, or says in one line why it is left out: the package works without it."""

    def build_extensions(self):
        reason = missing_feature(self.compiler)
        if reason is None:
            try:
                self.compile_core()
                super().build_extensions()
                return
            except CCompilerError as error:
                reason = str(error)
        print(f"kingdomino: the compiled kernel is left out: {reason}", file=sys.stderr)
        self.extensions = []

    def compile_core(self):
        """Compile the C sources for speed; the binding is compiled for size."""
        engine, target = self.extensions[0], self.get_ext_fullpath(self.extensions[0].name)
        if self.force or newer_group([*engine.sources, *engine.depends], target, "newer"):
            engine.extra_objects = self.compiler.compile(
                C_SOURCES,
                output_dir=self.build_temp,
                include_dirs=INCLUDE,
                extra_postargs=[*COMPILE, *FAST],
            )


class ReproducibleSdist(sdist):
    """Writes the same archive for the same sources: sorted, without owners, times and umask.

    SOURCE_DATE_EPOCH is the time of all files, by default the start of 1980, the first that a ZIP
    file can have.
    """

    def make_archive(self, base_name, *_, base_dir, **__):
        time = int(os.environ.get("SOURCE_DATE_EPOCH", "315532800"))

        def normalized(member):
            member.mtime, member.uid, member.gid = time, 0, 0
            member.uname = member.gname = ""
            member.mode = 0o755 if member.isdir() or member.mode & 0o100 else 0o644
            return member

        name = f"{base_name}.tar.gz"
        with (
            Path(name).open("wb") as file,
            gzip.GzipFile("", "wb", mtime=time, fileobj=file) as packed,
            tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as archive,
        ):
            for path in [Path(base_dir), *sorted(Path(base_dir).rglob("*"))]:
                archive.add(path, recursive=False, filter=normalized)
        return name


# What the kernel needs of a compiler: a program that shows it, and what is wrong without it.
FEATURES = (
    ("int main(void) { return 0; }", "no C compiler works"),
    ("unsigned __int128 word;", "the C compiler has no __int128"),
    ("#include <Python.h>", "Python.h is missing"),
)


def missing_feature(compiler):
    """Say what is missing to build the kernel; None if nothing is."""
    if compiler.compiler_type != "unix":
        return f"it needs GCC or Clang, and this is {compiler.compiler_type}"
    include = "-I" + sysconfig.get_path("include")
    with TemporaryDirectory() as folder:
        source = Path(folder, "feature.c")
        command = [*compiler.compiler_so, include, "-c", str(source), "-o", f"{folder}/feature.o"]
        for text, reason in FEATURES:
            source.write_text(text + "\n")
            try:
                subprocess.run(command, check=True, capture_output=True)
            except (OSError, subprocess.CalledProcessError):
                return reason
    return None


# KINGDOMINO_DEBUG=1 keeps symbols and optimises little: see docs/explanation/kernel.md.
IS_DEBUG = os.environ.get("KINGDOMINO_DEBUG") == "1"
# Python itself is built with integers that wrap and functions that can be replaced when loading.
# With either, or with -O3, greedy play is slower.
# Without -ffp-contract=off, a processor that can multiply and add at once gives other numbers.
COMPILE = [
    "-std=gnu11",
    "-ffp-contract=off",
    "-fno-wrapv",
    "-fno-semantic-interposition",
    "-fvisibility=hidden",
]
FAST, SMALL = (["-O1", "-g"],) * 2 if IS_DEBUG else (["-O2", "-g0"], ["-Os", "-g0"])
STRIP = {"linux": ["-Wl,--strip-all"], "darwin": ["-Wl,-S,-x"]}.get(sys.platform, [])
INCLUDE = [str(KERNEL / "include"), str(KERNEL / "src")]
ANALYSIS_SOURCES = sorted(map(str, KERNEL.glob("src/analysis/*.c")))
SEARCH_SOURCES = sorted(map(str, KERNEL.glob("src/search/*.c")))
TILING_SOURCES = sorted(map(str, KERNEL.glob("src/tiling/*.c")))
OTHER_SOURCES = {*ANALYSIS_SOURCES, *SEARCH_SOURCES, *TILING_SOURCES}
C_SOURCES = sorted({*map(str, KERNEL.glob("src/**/*.c"))} - OTHER_SOURCES)
DOMINOES = str(KERNEL / "src/dominoes.c")
DEPENDS = sorted(map(str, [*KERNEL.glob("**/*.[ch]"), *KERNEL.glob("*.pxd")]))


def extension(name, *sources, optimisation=SMALL):
    return Extension(
        f"kingdomino.kernel.{name}",
        [str(KERNEL / f"{name}.pyx"), *sources],
        include_dirs=INCLUDE,
        depends=DEPENDS,
        extra_compile_args=[*COMPILE, *optimisation],
        extra_link_args=[] if IS_DEBUG else STRIP,
        libraries=["m"] if os.name == "posix" else [],
    )


# The C code is linked into the first; the others reach it through that one. Searches and the
# analysis are made of functions that it has as pointers; the analysis and tilings have the table of
# the dominoes of their own.
EXTENSIONS = [
    *map(extension, ("engine", "environments", "states")),
    extension("rollouts", *SEARCH_SOURCES),
    extension("estimates", *ANALYSIS_SOURCES, DOMINOES),
    extension("tiling", *TILING_SOURCES, DOMINOES, optimisation=FAST),
]

setup(
    ext_modules=cythonize(EXTENSIONS, build_dir="build"),
    cmdclass={"build_ext": BuildKernel, "build_py": BuildWithPages, "sdist": ReproducibleSdist},
)
