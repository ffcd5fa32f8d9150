# SPDX-License-Identifier: GPL-2.0-or-later
"""A simulation that can be killed: what was gathered so far is kept in a folder, and the next call goes on from it.

    runs.bin, trajectories.bin, contacts.bin   rows as they are gathered; only ever appended to
    ahead.bin                                  chunks that wait for their turn (ahead.py)
    state.bin                                  what it belongs to, how many rows of each file count and the sha256 of
                                               these, the map table; at its end the sha256 of all that
    net_impacts.txt                            impacts that surrogates of nets are made of (net_memory.py)
    lock                                       held by the job that works here

Runs are gathered in their own order, so "the first n runs" says all there is to say about how far a job has come.
First rows are appended, then the state is written beside the old one and takes its place in one move. A job that is
killed in between leaves rows behind the last that counts; they are cut off. So the folder holds about as much as the
result itself, whatever the number of chunks. A byte that a disk has changed is found before anything is computed.
"""

import hashlib
import json
import math
import os
import time
from contextlib import suppress
from pathlib import Path

import numpy as np

from ..findings.finding import NOTE, Kind
from ..io.folder_lock import FolderLock
from ..io.owned_folder import MARK, NotOurs
from ..io.plain_file import parse_json
from ..io.sealed_arrays import read_arrays, to_disk, write_arrays
from ..workers.transport import engine_version
from .kept_files import AHEAD, CHECKPOINT, RESERVE, STATE, claim, job_of
from .net_memory import NAME as NET_IMPACTS
from .proof import INPUTS, fingerprint, settings_that_matter
from .unfinished import Unfinished, UntilWritten, remove_files

INTERVAL = 30.0  # s between two savings at least
SHARE = 0.05  # of the time at most is spent on saving
ROWS_AT_ONCE = 2**16
RESERVED = 2**25  # bytes of the disk that are held for the first saving, should it be full by then
ANEW = "delete the folder to begin anew."
NO_LOCKS = Kind(
    "checkpoint-without-locks", NOTE,
    "The drive of the folder {folder}, which keeps unfinished work, does not support file locks: let only one job at "
    "a time use it.",
)  # fmt: skip


def checkpoint_of(folder, gathering):
    """The Checkpoint of a folder; None for none, and for an Unfinished that cannot be used, which gets the reason."""
    if folder is None:
        return None
    if not isinstance(folder, Unfinished):
        return Checkpoint(folder, gathering)
    try:
        return Checkpoint(folder, gathering)
    except NotKept as error:
        folder.problem = f"{folder.folder} cannot be used ({error})"
        gathering.ahead.path = None
        return None


class NotKept(OSError):
    """The folder of a checkpoint cannot be used, or not be written."""


class Checkpoint:
    """Saves a Gathering to a folder and restores it from there; to be closed.

    folder : path, or Unfinished, which names one by the inputs, or UntilWritten; both are told how many runs are kept

    Raises
    ------
    ValueError
        If the folder holds the checkpoint of another simulation, or a damaged one, or another job works in it.
    OSError
        If the folder cannot be made or used.
    """

    def __init__(self, folder, gathering):
        self.gathering, self.identity = gathering, _identity(gathering)
        self.owner = folder if isinstance(folder, (Unfinished, UntilWritten)) else None
        self.folder = Path(folder) if self.owner is None else folder.place_of(self.identity)
        self.saved = dict.fromkeys(gathering.rows, 0)  # rows in the files that count
        self.digests = {name: hashlib.sha256() for name in gathering.rows}  # of these rows
        self.due = time.monotonic() + INTERVAL
        if isinstance(folder, UntilWritten):
            folder.files = self._files()
        self.lock = self._lock()
        gathering.ahead.path = self.folder / AHEAD
        try:
            if isinstance(self.owner, UntilWritten) and not (self.folder / STATE).exists():
                self._reserve()
            if (self.folder / STATE).exists():
                self._resume()
                if self.owner is not None:
                    self.owner.runs_before = self.owner.runs_kept = gathering.count + gathering.ahead.count
        except BaseException:
            gathering.ahead.close()
            self.close()
            raise

    def _lock(self):
        try:
            claim(self.folder, CHECKPOINT, job_of(self.identity))
            lock = FolderLock(self.folder)
        except BlockingIOError as error:
            raise ValueError(
                f"simulate: another job works in the checkpoint folder {self.folder}; wait for its end, or give this "
                "one a folder of its own."
            ) from error
        except NotOurs as error:
            raise NotKept(f"simulate: the checkpoint folder cannot be used: {error}") from error
        except OSError as error:
            raise NotKept(
                f"simulate: the checkpoint folder {self.folder} cannot be used ({error.strerror}); give another one."
            ) from error
        if not lock.is_sure:
            finding = NO_LOCKS.of("checkpoint", folder=str(self.folder))
            self.gathering.findings = (*(self.gathering.findings or ()), finding)
        return lock

    def _reserve(self):
        """Hold room for what the first minutes make: where the disk is full before it was saved, that is lost."""
        with suppress(OSError), open(self.folder / RESERVE, "wb") as file:
            if hasattr(os, "posix_fallocate"):
                os.posix_fallocate(file.fileno(), 0, RESERVED)
            else:
                file.write(bytes(RESERVED))

    def _give_reserve(self):
        """Give the room back; whether there was some."""
        path = self.folder / RESERVE
        had = path.exists() and path.stat().st_size > 0
        path.unlink(missing_ok=True)
        return had

    def close(self):
        """Let other jobs work in the folder."""
        self.lock.release()

    def _resume(self):
        state, identity, file = self._read_state()
        self._compare(identity)
        try:
            for name, rows in self.gathering.rows.items():
                self.saved[name] = int(state.pop(f"count_{name}"))
                self._read(name, rows, str(state.pop(f"sha256_{name}")))
            self.gathering.penetration = state.pop("penetration")
            if self.gathering.table is not None:
                with self.gathering.table.arrays.copying_from(file):
                    self.gathering.table.restore(state)
            if self.gathering.trees is not None:
                self.gathering.trees.restore(state)
        except KeyError as error:
            raise ValueError(self._damage(f"it lacks {error}")) from error
        try:
            self.gathering.ahead.restore(state)
        except (ValueError, KeyError, OSError) as error:
            raise ValueError(self._damage(f"of {AHEAD}, {error}")) from error

    def _read_state(self):
        """The arrays of the state by name, what it belongs to, and the file in which those of the maps lie."""
        try:
            state, file = read_arrays(self.folder / STATE, is_of_maps)
            return state, parse_json(str(state.pop("identity"))), file
        except (ValueError, KeyError, EOFError, OSError) as error:
            raise ValueError(
                f"simulate: the checkpoint {self.folder / STATE} cannot be read ({error}); delete it to begin anew."
            ) from error

    def _read(self, name, rows, digest):
        """Add the rows of a file that count, part by part, so that they are not in memory twice."""
        for part in self._parts(name, rows.array.dtype):
            self.digests[name].update(_bytes_of(part))
            rows.add(part)  # OSError where the disk has no room for them, which is no damage
            self.gathering.keep_within_limit()
        if self.digests[name].hexdigest() != digest:
            raise ValueError(self._damage(f"the checksum of {self._path(name).name} is not that of what was written"))

    def _parts(self, name, kind):
        """The rows of a file that count, some at a time."""
        path, left = self._path(name), self.saved[name]
        try:
            with open(path, "rb") as file:
                while left > 0:
                    part = np.fromfile(file, kind, min(left, ROWS_AT_ONCE))
                    if not part.size:
                        raise ValueError(self._damage(f"{path.name} is too short"))
                    left -= part.size
                    yield part
        except OSError as error:
            raise ValueError(self._damage(f"{path.name} cannot be read ({error.strerror})")) from error

    def _damage(self, what):
        return f"simulate: the checkpoint in {self.folder} is damaged, {what}; {ANEW}"

    def _compare(self, identity):
        names = [name for name in {**self.identity, **identity} if self.identity.get(name) != identity.get(name)]
        if names:
            raise ValueError(
                f"simulate: the folder {self.folder} holds the checkpoint of another simulation; it differs in "
                f"{', '.join(names)}. Give the same inputs to continue it, or another folder to begin anew."
            )

    def save_before_result(self):
        """Save what is complete, if it is kept beyond the simulation.

        Where the disk has no room for that, it may have room for the results all the same.
        """
        if self.owner is not None:
            try:
                self.save()
            except NotKept as error:
                self.owner.problem = str(error)

    def save_when_due(self):
        """Save if the last time is long enough ago."""
        if time.monotonic() >= self.due:
            self.save()

    def save(self):
        """Keep all that was gathered."""
        start = time.monotonic()
        before = dict(self.saved), {name: digest.copy() for name, digest in self.digests.items()}
        try:
            try:
                self._save()
            except OSError:
                if not self._give_reserve():
                    raise
                self.saved, self.digests = dict(before[0]), {name: digest.copy() for name, digest in before[1].items()}
                self._cut_off()
                self._save()
        except OSError as error:
            self.saved, self.digests = before
            self._cut_off()
            if isinstance(self.owner, Unfinished):
                self.owner.problem = f"{self.folder} cannot be written ({error.strerror or error})"
                self.due = math.inf
                return
            is_there = (self.folder / STATE).exists()
            held = "what it held before is still good" if is_there else "nothing is kept yet"
            then = "goes on" if is_there else "begins anew"
            raise NotKept(
                f"simulate: the checkpoint in {self.folder} cannot be written ({error.strerror or error}); {held}. "
                f"Make room there, and the same call {then}."
            ) from error
        if self.owner is not None:
            self.owner.runs_kept = self.gathering.count + self.gathering.ahead.count
        end = time.monotonic()
        self.due = end + max(INTERVAL, (end - start) / SHARE)

    def _save(self):
        state = {}
        for name, rows in self.gathering.rows.items():
            state[f"count_{name}"] = self._append(name, rows)
            state[f"sha256_{name}"] = np.array(self.digests[name].hexdigest())
        state.update(identity=np.array(json.dumps(self.identity)), penetration=self.gathering.penetration)
        for table in (self.gathering.table, self.gathering.trees):
            if table is not None:
                state.update(table.state())
        state.update(self.gathering.ahead.state())
        write_arrays(self.folder / STATE, state, self.gathering.keep_within_limit)

    def _append(self, name, rows):
        """Add the new rows to their file, after the last that counts; returns how many it holds now."""
        path = self._path(name)
        path.touch()
        new = rows.since(self.saved[name])
        with open(path, "r+b") as file:
            file.truncate(self.saved[name] * rows.array.itemsize)
            file.seek(0, os.SEEK_END)
            file.write(_bytes_of(new))
            to_disk(file)
        self.digests[name].update(_bytes_of(new))
        self.saved[name] = rows.size
        return rows.size

    def _cut_off(self):
        """Give the room of rows back that do not count."""
        for name, rows in self.gathering.rows.items():
            with suppress(OSError), open(self._path(name), "r+b") as file:
                file.truncate(self.saved[name] * rows.array.itemsize)

    def _path(self, name):
        return self.folder / f"{name}.bin"

    def remove(self):
        """The simulation is complete: only the empty folder stays. Who asked for it removes what is kept longer."""
        if self.owner is None:
            self.gathering.ahead.close()
            remove_files(self._files())

    def _files(self):
        """Files of the folder; the state first, for without it the others mean nothing."""
        return [
            self.folder / STATE, self.folder / f"{STATE}.new", self.folder / NET_IMPACTS, self.folder / AHEAD,
            self.folder / RESERVE,
            *map(self._path, self.saved), *([] if isinstance(self.owner, UntilWritten) else [self.folder / MARK]),
        ]  # fmt: skip


def is_of_maps(name):
    """Is this array of the state one of a map table, which may be larger than memory?"""
    return name == "row_of_cell" or name.startswith("part")


def _bytes_of(rows):
    return np.ascontiguousarray(rows).view(np.uint8).data if rows.size else b""


def _identity(gathering):
    """All that the bits of the result depend on, by names that a message can list."""
    provenance = gathering.provenance
    settings = {f"Settings.{name}": value for name, value in settings_that_matter(provenance["settings"]).items()}
    for name in ("energy_thresholds", "height_thresholds"):  # above them runs are counted from the first run on
        settings[f"Settings.{name}"] = provenance["settings"][name]
    inputs = {name: provenance[name]["sha256"] for name in INPUTS}
    identity = {
        "version of Talus": engine_version(), **inputs, "identifiers": fingerprint(gathering.identifiers), **settings,
    }  # fmt: skip
    return json.loads(json.dumps(identity))  # as it will be read back
