"""The C compiler's share: libraries from what mypyc wrote.

Objects are kept under a digest of everything that went into them, so that a change compiles what it
touches and nothing else.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from threading import get_ident

SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
# Integers wrap; mypyc's headers define in every file what its libraries exchange (-fcommon). They
# exchange it by capsules: nothing but the start of each module need be seen from outside.
NEEDED = ("-fwrapv", "-fcommon", "-fPIC", "-fvisibility=hidden", "-w")
STRIP = "-s"  # leave out the names of functions: for the linker only
SHORTCUTS = Path(__file__).with_name("shortcuts.h")  # comes before every C file
INCLUDED = re.compile(rb'^#include ["<]([^">]+)[">]', re.MULTILINE)


@dataclass(frozen=True)
class Library:
    """One module for Python to import, and the C files it is made of."""

    name: str
    sources: list[Path]


class Compiler:
    """The compiler that Python was built with, or ``CC``."""

    def __init__(self, headers: Path, objects: Path, flags: list[str]) -> None:
        import mypyc

        runtime = Path(mypyc.__file__).parent / "lib-rt"
        python = Path(sysconfig.get_path("include"))
        self.folders = (headers, runtime)
        self.objects = objects
        words = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
        self.link = [words[0], "-shared", *flags]
        include = [f"-I{folder}" for folder in (*self.folders, python)]
        told = [flag for flag in flags if flag != STRIP]
        before = ["-include", str(SHORTCUTS)]
        self.compile = [words[0], "-DNDEBUG", *NEEDED, *told, *include, *before, "-c"]
        objects.mkdir(parents=True, exist_ok=True)

    @cache  # noqa: B019 (one compiler for a whole build)
    def digest(self, path: Path) -> bytes:
        """Of a file and all that it includes."""
        text = path.read_bytes()
        found = sha256(text)
        for name in INCLUDED.findall(text):
            near = [folder / name.decode() for folder in self.folders]
            for header in [place for place in near if place.is_file()][:1]:
                found.update(self.digest(header))
        return found.digest()

    def object_of(self, source: Path) -> Path:
        """The object of a C file, compiled unless it is kept from another time."""
        given = repr(self.compile).replace(str(self.folders[0]), "").encode()
        given += self.digest(SHORTCUTS)
        made = self.objects / f"{sha256(given + self.digest(source)).hexdigest()[:32]}.o"
        if not made.exists():
            part = made.with_suffix(f".{os.getpid()}-{get_ident()}")
            subprocess.run([*self.compile, str(source), "-o", str(part)], check=True)
            shutil.move(part, made)
        return made


def compile_c(compiler: Compiler, libraries: list[Library], lib: Path, jobs: int) -> None:
    """All libraries into a folder, each where Python looks for it.

    Many are tiny: everything is compiled side by side, the largest first, and linked after that.
    What was compiled before something stops is kept.
    """
    sources = {source for library in libraries for source in library.sources}  # some in several
    largest_first = sorted(sources, key=lambda path: -path.stat().st_size)

    def link(library: Library) -> None:
        parts = [str(compiler.object_of(source)) for source in library.sources]
        made = lib / (library.name.replace(".", "/") + SUFFIX)
        subprocess.run([*compiler.link, *parts, "-o", str(made)], check=True)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(compiler.object_of, largest_first))
        list(pool.map(link, libraries))
