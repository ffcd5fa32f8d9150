# SPDX-License-Identifier: GPL-2.0-or-later
"""A simulation that can be killed: what was gathered so far is kept in a folder, and the next call goes on from it.

    runs.bin, trajectories.bin, contacts.bin   rows as they are gathered; only ever appended to
    state.npz                                  what it belongs to, how many rows of each file count, the map table

Runs are gathered in their own order, so "the first n runs" says all there is to say about how far a job has come.
First rows are appended, then the state is written beside the old one and takes its place in one move. A job that is
killed in between leaves rows behind the last that counts; they are cut off. So the folder holds about as much as the
result itself, whatever the number of chunks.
"""

import json
import os
import time
from pathlib import Path
from zipfile import BadZipFile

import numpy as np

from .parcel import engine_version
from .result import fingerprint

INTERVAL = 30.0  # s between two savings at least
SHARE = 0.05  # of the time at most is spent on saving
ROWS_AT_ONCE = 2**16
STATE = "state.npz"
OF_NO_MATTER = ("threads",)  # settings that change no bit


class Checkpoint:
    """Saves a Gathering to a folder and restores it from there.

    Raises
    ------
    ValueError
        If the folder holds the checkpoint of another simulation, or a damaged one.
    """

    def __init__(self, folder, gathering):
        self.folder, self.gathering = Path(folder), gathering
        self.identity = _identity(gathering)
        self.saved = dict.fromkeys(gathering.rows, 0)  # rows in the files that count
        self.due = time.monotonic() + INTERVAL
        self.folder.mkdir(parents=True, exist_ok=True)
        if (self.folder / STATE).exists():
            self._resume()

    def _resume(self):
        try:
            with open(self.folder / STATE, "rb") as file, np.load(file, allow_pickle=False) as arrays:
                state = {name: arrays[name] for name in arrays.files}
            identity = json.loads(str(state.pop("identity")))
        except (BadZipFile, ValueError, KeyError, EOFError, OSError) as error:
            raise ValueError(
                f"simulate: the checkpoint {self.folder / STATE} cannot be read ({error}); delete it to begin anew."
            ) from error
        self._compare(identity)
        for name, rows in self.gathering.rows.items():
            self.saved[name] = int(state.pop(f"count_{name}"))
            self._read(name, rows)
        self.gathering.penetration = state.pop("penetration")
        for table in (self.gathering.table, self.gathering.trees):
            if table is not None:
                table.restore(state)

    def _read(self, name, rows):
        """Add the rows of a file that count, part by part, so that they are not in memory twice."""
        with open(self._path(name), "rb") as file:
            while rows.size < self.saved[name]:
                found = np.fromfile(file, rows.array.dtype, min(self.saved[name] - rows.size, ROWS_AT_ONCE))
                if not found.size:
                    raise ValueError(
                        f"simulate: the checkpoint in {self.folder} is damaged, {self._path(name).name} is too short; "
                        "delete the folder to begin anew."
                    )
                rows.add(found)

    def _compare(self, identity):
        names = [name for name in {**self.identity, **identity} if self.identity.get(name) != identity.get(name)]
        if names:
            raise ValueError(
                f"simulate: the folder {self.folder} holds the checkpoint of another simulation; it differs in "
                f"{', '.join(names)}. Give the same inputs to continue it, or another folder to begin anew."
            )

    def save_when_due(self):
        """Save if the last time is long enough ago."""
        if time.monotonic() >= self.due:
            self.save()

    def save(self):
        """Keep all that was gathered."""
        start = time.monotonic()
        state = {f"count_{name}": self._append(name, rows) for name, rows in self.gathering.rows.items()}
        state.update(identity=np.array(json.dumps(self.identity)), penetration=self.gathering.penetration)
        for table in (self.gathering.table, self.gathering.trees):
            if table is not None:
                state.update(table.state())
        new = self.folder / f"{STATE}.new"
        with open(new, "wb") as file:
            np.savez(file, **state)
            _to_disk(file)
        os.replace(new, self.folder / STATE)
        end = time.monotonic()
        self.due = end + max(INTERVAL, (end - start) / SHARE)

    def _append(self, name, rows):
        """Add the new rows to their file, after the last that counts; returns how many it holds now."""
        path = self._path(name)
        path.touch()
        with open(path, "r+b") as file:
            file.truncate(self.saved[name] * rows.array.itemsize)
            file.seek(0, os.SEEK_END)
            rows.since(self.saved[name]).tofile(file)
            _to_disk(file)
        self.saved[name] = rows.size
        return rows.size

    def _path(self, name):
        return self.folder / f"{name}.bin"

    def remove(self):
        """The simulation is complete: only the empty folder stays."""
        # the state first: without it the other files mean nothing
        for path in (self.folder / STATE, self.folder / f"{STATE}.new", *map(self._path, self.saved)):
            path.unlink(missing_ok=True)


def _to_disk(file):
    file.flush()
    os.fsync(file.fileno())


def _identity(gathering):
    """All that the bits of the result depend on, by names that a message can list."""
    provenance = gathering.provenance
    settings = {f"Settings.{name}": value for name, value in provenance["settings"].items() if name not in OF_NO_MATTER}
    inputs = {name: provenance[name]["sha256"] for name in ("terrain", "ground", "rocks", "releases", "obstacles")}
    identity = {
        "version of Talus": engine_version(), **inputs, "identifiers": fingerprint(gathering.identifiers), **settings,
    }  # fmt: skip
    return json.loads(json.dumps(identity))  # as it will be read back
