# SPDX-License-Identifier: GPL-2.0-or-later
"""Staging of output files: written beside their final places, and moved there at the end, all or none.

    results/lines.gpkg                        what an earlier run has left
    results/.talus-unfinished-k3x/lines.gpkg  what this one writes, then moved in one step over the other

A run that fails, is cancelled or finds the disk full deletes its folder, and what was there before is as it was. One
that is killed leaves it; the next run that writes there clears it away, for the lock in it has ended with the process.

A table of a database in a file, ogr:dbname='results.gpkg' table="lines", is written into a copy of the file. Where
another program or a layer in QGIS has the database open, it is written as it is (docs/robustness.md).
"""

import os
import shutil
import tempfile
import threading
from contextlib import contextmanager, suppress
from pathlib import Path

from qgis.PyQt.QtCore import QStandardPaths

from ....engine.io.folder_lock import NAME, FolderLock
from ....engine.io.owned_folder import MARK, claim, is_ours
from ...translation import tr
from .input_files import OPEN_ELSEWHERE, open_elsewhere, open_elsewhere_message
from .output_files import file_of, in_other_file, staged_destination, table_of

# Files that nothing may be written over while an algorithm runs: those that its inputs are read from.

_HERE = threading.local()


@contextmanager
def protecting(sources):
    """Meanwhile ``refuse_protected`` of this thread refuses the SourceFiles, and those of runs around this one."""
    before = getattr(_HERE, "sources", ())
    _HERE.sources = (*before, sources)
    try:
        yield
    finally:
        _HERE.sources = before


def refuse_protected(path):
    """Raise OSError for a file that an input of the run is read from."""
    for sources in getattr(_HERE, "sources", ()):
        owner = sources.owner(path)
        if owner is not None:
            message = tr("{} was not written: the input {} is read from this file. Choose another file for the output.")
            raise OSError(message.format(path, owner))


PREFIX = ".talus-unfinished-"
KIND = "staging"  # of a marked folder
BEFORE = "before"  # folder of earlier files, until all that replace them are in their places
# Files beside another that would belong to the earlier one: indexes, overviews, statistics.
SIDE_FILES = {
    ".shp": (".qix", ".sbn", ".sbx", ".idm", ".ind", ".prj", ".qpj", ".cpg", ".dbf", ".shx"),
    ".tif": (".tif.aux.xml", ".tif.ovr", ".tif.msk"),
}


class Files:
    """Files that a run makes.

    Used as a context: what stands in it either succeeds as a whole, or leaves all as it was. Raises OSError, saying
    which file and why, where one cannot be written or moved.
    """

    def __init__(self):
        self.folders = {}  # folder -> Staging
        self.made = []  # folders that were not there
        self.copies = {}  # database of earlier results -> what os.stat said of it when it was copied

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        succeeded = False
        try:
            if kind is None:
                self._refuse_changed()
                pairs = [pair for staging in self.folders.values() for pair in staging.files()]
                for _, path in pairs:
                    if path not in self.copies:  # a table beside the one that is read
                        refuse_protected(path)
                _move(pairs)
                succeeded = True
        finally:
            for staging in self.folders.values():
                staging.remove()
            if not succeeded:
                for folder in reversed(self.made):
                    with suppress(OSError):
                        os.rmdir(folder)

    def stage(self, path):
        """Name to write to; the file gets its own name when everything has succeeded."""
        folder, name = os.path.split(os.path.abspath(path))
        return os.path.join(self._staging(folder).path, name)

    def staged(self):
        """Names of the files that were written so far, where they are now; not of databases that got a table."""
        pairs = [pair for staging in self.folders.values() for pair in staging.files()]
        return [file for file, path in pairs if path not in self.copies]

    def sink(self, value, context):
        """Stage the destination of a layer: a StagedSink, None where it is none of a file."""
        path, table = file_of(value, context), table_of(value, context)
        if path is not None:
            staged = self.stage(path)
            return StagedSink(path, staged_destination(value, staged))
        if table is None or os.path.isdir(table.path) or open_elsewhere(table.path):
            return None
        return StagedSink(table.path, in_other_file(value, self._stage_database(table.path), context))

    def _stage_database(self, path):
        """Stage a database with its present contents."""
        staged, destination = self.stage(path), os.path.abspath(path)
        if os.path.exists(destination) and not os.path.exists(staged):
            self.copies[destination] = _state_of(destination)
            shutil.copyfile(destination, staged)
        return staged

    def _refuse_changed(self):
        for path, state in self.copies.items():
            if _state_of(path) != state:
                message = tr("{} was changed by another program while this run wrote into a copy of it. Nothing was "
                             "written; run it again.")  # fmt: skip
                raise OSError(message.format(path))

    def _staging(self, folder):
        if folder not in self.folders:
            if not os.path.isdir(folder):
                os.mkdir(folder)
                self.made.append(folder)
            self.folders[folder] = Staging(folder)
        return self.folders[folder]


class Staging:
    """The folder of a run's unfinished files beside their places, locked while the run lives."""

    def __init__(self, folder):
        self.folder, self.lock = folder, None
        clear_unfinished(folder)
        while self.lock is None:
            self.path = tempfile.mkdtemp(prefix=PREFIX, dir=folder)
            try:
                claim(self.path, KIND)
                self.lock = FolderLock(self.path)
            except FileNotFoundError:  # another run took the empty folder for one that was left
                shutil.rmtree(self.path, ignore_errors=True)
            except OSError:
                shutil.rmtree(self.path, ignore_errors=True)
                raise

    def files(self):
        """Pairs of a file that was made and its place."""
        names = sorted(name for name in os.listdir(self.path) if name not in (NAME, MARK))
        return [(os.path.join(self.path, name), os.path.join(self.folder, name)) for name in names]

    def remove(self):
        """Delete the folder with what is left in it; the lock last, so that what a killed run leaves is cleared."""
        for entry in os.scandir(self.path):
            if entry.name in (NAME, MARK):
                continue
            if entry.is_dir(follow_symlinks=False):
                shutil.rmtree(entry.path, ignore_errors=True)
            else:
                with suppress(OSError):
                    os.remove(entry.path)
        self.lock.release()
        shutil.rmtree(self.path, ignore_errors=True)


class StagedSink:
    """A layer that is written beside its place. ``value``: its destination there."""

    def __init__(self, path, value):
        self.path, self.value = path, value

    def settle(self, destination, context):
        """The destination under its own name, also for QGIS that loads it when all is done."""
        path, *rest = destination.split("|")
        final = "|".join([os.path.join(os.path.dirname(self.path), os.path.basename(path)), *rest])
        if context.willLoadLayerOnCompletion(destination):
            layers = context.layersToLoadOnCompletion()
            layers[final] = layers.pop(destination)
            context.setLayersToLoadOnCompletion(layers)
        return final


def clear_unfinished(folder):
    """Delete what killed runs have left in a folder; what runs that live write there is locked."""
    for entry in os.scandir(folder):
        if not entry.name.startswith(PREFIX):
            continue
        if not os.path.exists(os.path.join(entry.path, NAME)) or not is_ours(entry.path, KIND):
            with suppress(OSError):  # left empty by a run that was killed in its first or last moment
                if is_ours(entry.path, KIND):
                    os.remove(os.path.join(entry.path, MARK))
                os.rmdir(entry.path)
            continue
        try:
            lock = FolderLock(entry.path)
        except OSError:
            continue
        if lock.is_sure:
            _bring_back(os.path.join(entry.path, BEFORE), folder)
            lock.release()
            shutil.rmtree(entry.path, ignore_errors=True)


def _state_of(path):
    """State that changes when a file does; None where there is none."""
    try:
        status = os.stat(path)
    except FileNotFoundError:
        return None
    return status.st_ino, status.st_size, status.st_mtime_ns


def _bring_back(before, folder):
    """Earlier files whose places are empty, because the run that put them aside was killed; a link is not followed."""
    if os.path.islink(before) or not os.path.isdir(before):
        return
    for name in os.listdir(before):
        if not os.path.exists(os.path.join(folder, name)):
            os.replace(os.path.join(before, name), os.path.join(folder, name))


def _move(files):
    """Put all files into their places, or none. ``files``: pairs of a file and its place."""
    for file, path in files:
        _to_disk(file)
        message = open_elsewhere_message(path)
        if message:
            raise OSError(message)
    done = []  # pairs of a place and where its earlier file is kept, None for nothing
    new = {path for _, path in files}
    try:
        for file, path in files:
            for old in _side_files(path, new):
                done.append((old, _keep(file, old)))
                _delete(old)
            done.append((path, _keep(file, path)))
            os.replace(file, path)
    except OSError as error:
        _undo(done)
        message = tr("{} cannot be moved to its final place ({}). Nothing was written, and earlier results are "
                     "unchanged. Close the program that uses the file, or choose another one.")  # fmt: skip
        raise OSError(message.format(path, error.strerror)) from error


def _side_files(path, new):
    """Files beside a place that are no part of what comes there."""
    root, suffix = os.path.splitext(path)
    files = [root + side for side in SIDE_FILES.get(suffix.lower(), ())]
    if not os.path.exists(path):  # of a database that is gone, which SQLite would take for those of the new one
        files += [path + side for side in OPEN_ELSEWHERE]
    return [side for side in files if os.path.exists(side) and side not in new]


def _keep(file, path):
    """Keep what is at a place in the folder of the unfinished file; returns where, None where there is nothing."""
    if not os.path.exists(path):
        return None
    folder = os.path.join(os.path.dirname(file), BEFORE)
    os.makedirs(folder, exist_ok=True)
    kept = os.path.join(folder, os.path.basename(path))
    try:
        os.link(path, kept)
    except OSError:  # of folders, and on drives without links: for a moment the place is empty
        os.replace(path, kept)
    return kept


def _undo(done):
    for path, kept in reversed(done):
        if kept is None or os.path.isdir(path):
            _delete(path)
        if kept is not None:
            os.replace(kept, path)


def _delete(path):
    if os.path.isdir(path):
        shutil.rmtree(path)
    elif os.path.exists(path):
        os.remove(path)


def _to_disk(file):
    """Have the system write a file, which may only now find the disk full or the network gone."""
    if os.path.isfile(file):
        with open(file, "r+b") as content:
            os.fsync(content.fileno())


# Folders of a user's unfinished work and of blocks of large terrain.

OLD = 30.0  # days after which what nobody went on with is removed
FOLDER = Path("talus", "unfinished")  # in the user's folder of caches, which stays on this computer
STORES = Path("talus", "terrain")  # there too


def folder_of_caches():
    """The user's folder for what can be lost."""
    return Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.GenericCacheLocation))
