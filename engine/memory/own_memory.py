# SPDX-License-Identifier: GPL-2.0-or-later
"""The memory that this process has, and the most that it ever had, as the operating system counts them."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from typing import NamedTuple

try:
    import resource
except ImportError:  # Windows has none
    resource = None

STATUS, MAPPINGS = Path("/proc/self/status"), Path("/proc/self/smaps")
KILO = 1024.0
PROGRAM = 350e6  # bytes of Python with numpy, numba, GDAL and the machine code of a run, where nobody says (measured)


class OwnMemory(NamedTuple):
    """Bytes, pages of files that are mapped included."""

    now: float
    highest: float


def own_memory() -> OwnMemory:
    """The memory of this process. Where the system reports the highest alone, that is taken for both."""
    try:
        lines = STATUS.read_text(encoding="ascii", errors="replace").splitlines()
        facts = dict(line.split(":", 1) for line in lines if ":" in line)
        return OwnMemory(*(KILO * float(facts[name].split()[0]) for name in ("VmRSS", "VmHWM")))
    except (OSError, KeyError, ValueError, IndexError):
        return _of_windows() or _of_others()


def pages_of(folder: Path) -> float:
    """Bytes of the pages of files in a folder that this process has; 0 where the system does not say."""
    try:
        lines = MAPPINGS.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return 0.0
    total, is_within, folder_path = 0.0, False, f"{Path(folder).resolve()}/"
    for line in lines:
        name = line.split(None, 1)[0]
        if not name.endswith(":"):  # the addresses of a mapping, and at the end its file
            is_within = folder_path in line
        elif is_within and name == "Rss:":
            total += KILO * float(line.split()[1])
    return total


def _of_others():
    if resource is None:
        return OwnMemory(PROGRAM, PROGRAM)
    unit = 1.0 if sys.platform == "darwin" else KILO
    highest = unit * resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return OwnMemory(highest, highest)


def _of_windows():
    if not hasattr(ctypes, "windll"):
        return None
    sizes = [(f"size{number}", ctypes.c_size_t) for number in range(6)]
    fields = [("length", ctypes.c_ulong), ("faults", ctypes.c_ulong), ("highest", ctypes.c_size_t)]
    fields.append(("now", ctypes.c_size_t))
    counters = type("Counters", (ctypes.Structure,), {"_fields_": [*fields, *sizes]})()
    counters.length = ctypes.sizeof(counters)
    process = ctypes.windll.kernel32.GetCurrentProcess
    process.restype = ctypes.c_void_p
    ask = ctypes.windll.psapi.GetProcessMemoryInfo
    ask.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ulong]
    if not ask(process(), ctypes.byref(counters), counters.length):
        return None
    return OwnMemory(float(counters.now), float(counters.highest))
