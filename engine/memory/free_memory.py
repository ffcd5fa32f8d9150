# SPDX-License-Identifier: GPL-2.0-or-later
"""Memory that programs can have without swapping, as the operating system reports it."""

from __future__ import annotations

import ctypes


def free_memory() -> float | None:
    """Bytes, None where the system does not say."""
    try:
        with open("/proc/meminfo", encoding="ascii") as file:
            facts = dict(row.split(":", 1) for row in file)
        return 1024.0 * float(facts["MemAvailable"].split()[0])
    except (OSError, KeyError, ValueError, IndexError):
        return _of_windows()


def _of_windows():
    if not hasattr(ctypes, "windll"):
        return None
    lengths = [("length", ctypes.c_ulong), ("load", ctypes.c_ulong)]
    sizes = [(name, ctypes.c_ulonglong) for name in ("all", "free", "page", "page_free", "own", "own_free", "more")]
    status = type("Status", (ctypes.Structure,), {"_fields_": [*lengths, *sizes]})()
    status.length = ctypes.sizeof(status)
    return float(status.free) if ctypes.windll.kernel32.GlobalMemoryStatusEx(ctypes.byref(status)) else None
