# SPDX-License-Identifier: GPL-2.0-or-later
"""Number of files that a value of the dialog passes on its way to the kernel: who follows it has to open these.

A file is passed where one of its functions is called with the value, or has called what is. The walk begins when Run is
pressed and ends where the first chunk of the simulation is handed to compiled code; files count that only look at the
value, to check or tell it. When scenes were read by doors of their own, the same count was 23 files for VOLUME and 25
for DEM.
"""

import os
import sys
import threading
from pathlib import Path

import pytest

MOST = 22  # files
ROOT = Path(__file__).resolve().parents[2]
VOLUME = 0.512345  # m3, a number that nothing else is


class Walk:
    """Notes whom a value is handed to. ``files``: paths within the repository, once the walk has ended."""

    def __init__(self, value):
        self.value, self.files, self.simulates, self.has_ended = value, set(), False, False

    def __enter__(self):
        threading.setprofile(self._look)
        sys.setprofile(self._look)
        return self

    def __exit__(self, *_):
        sys.setprofile(None)
        threading.setprofile(None)

    def _look(self, frame, event, _):
        if event != "call" or self.has_ended or _place_of(frame) is None:
            return
        code = frame.f_code
        given = [frame.f_locals.get(name) for name in code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]]
        is_simulation = _place_of(frame) == "engine/ensemble/simulation.py" and code.co_name == "simulate"
        # only ever set: threads look at the same time, and one must not take back what another has seen
        if is_simulation:
            self.simulates = True
        if self.simulates and code.co_name == "simulate_chunk":
            self.has_ended = True
        is_handed = any(type(entry) is type(self.value) and entry == self.value for entry in given)
        if is_handed or self.has_ended or is_simulation:
            while frame is not None:
                self.files.add(_place_of(frame))
                frame = frame.f_back


def _place_of(frame):
    """The file of a frame within the repository, None for all others, for tests and for what runs at an import."""
    code = frame.f_code
    if code.co_name == "<module>" or code.co_filename.startswith("<"):
        return None
    path = os.path.realpath(code.co_filename)
    place = os.path.relpath(path, ROOT)
    is_ours = not place.startswith(("..", "tests", ".venv")) and "dist-packages" not in place
    return place.replace(os.sep, "/") if is_ours else None


@pytest.mark.parametrize("name", ["VOLUME", "DEM"])
def test_walk_from_the_dialog_to_the_kernel_is_short(simulate, dem, name):
    simulate()  # all modules are there then
    with Walk({"VOLUME": VOLUME, "DEM": dem}[name]) as walk:
        simulate(VOLUME=VOLUME, THREADS=1)
    assert walk.has_ended
    files = sorted(walk.files - {None})
    assert {"algorithms/tools/simulate/run.py", "engine/scene/job.py", "engine/chunks/chunk.py"} <= set(files)
    assert len(files) <= MOST, "\n".join(files)
