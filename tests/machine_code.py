# SPDX-License-Identifier: GPL-2.0-or-later
"""Machine code of this engine for a copy of it, so that a test of the copy need not compile for a minute.

numba keeps machine code by the path of its source and by the source's time and size.
"""

import hashlib
import os
import shutil
from pathlib import Path

from talus.engine.jit import kernels

HERE = Path(kernels.__file__).parents[1]  # as Python imports it, which is what the paths are made of


def hand_over(engine):
    """Give the engine in a folder, which has the sources of this one, what has been compiled of this one so far."""
    if not kernels.COMPILED:
        return
    there = engine / "__pycache__" / kernels.CACHE_FOLDER.name
    for source in HERE.rglob("*.py"):
        copy = engine / source.relative_to(HERE)
        assert copy.read_bytes() == source.read_bytes(), f"{copy} is another source"
        kept = source.stat()
        os.utime(copy, ns=(kept.st_atime_ns, kept.st_mtime_ns))
    for folder in {source.parent for source in HERE.rglob("*.py")}:
        compiled = kernels.CACHE_FOLDER / _name_of(folder)
        if compiled.is_dir():
            shutil.copytree(compiled, there / _name_of(engine / folder.relative_to(HERE)))


def _name_of(folder):
    """Name of the folder in which numba keeps what it has compiled from a folder of sources."""
    return f"{folder.name}_{hashlib.sha1(str(folder).encode()).hexdigest()}"
