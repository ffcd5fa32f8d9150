# SPDX-License-Identifier: GPL-2.0-or-later
"""Folder of members until all are there: in the user's folder of unfinished work, where the same inputs find them."""

import tempfile
from contextlib import contextmanager
from pathlib import Path

from ...engine.ensemble.kept_files import MEMBERS, claim, job_of
from ...engine.ensemble.unfinished import Unfinished
from ...engine.io.folder_lock import FolderLock
from ...engine.members.job import identity_of
from ...engine.members.store import MemberStore
from ..parameters.unfinished_folder import FOLDER, OLD, folder_of_caches
from ..translation import tr
from .parameters import KEEP_UNFINISHED


class Kept:
    """A store, how many members it had before, and whether it is needed no more."""

    def __init__(self, store, members):
        self.store, self.is_done = store, False
        self.before = next((number for number in range(members) if not store.has(number)), members)


@contextmanager
def unfinished_members(call, scene, doubts, made):
    """A Kept; what is in it goes when all is done, or at once where unfinished work shall not be kept."""
    if not call[KEEP_UNFINISHED]:
        with tempfile.TemporaryDirectory(prefix="talus-members-") as folder:
            yield Kept(MemberStore(folder), made.members)
        return
    unfinished = Unfinished(folder_of_caches() / FOLDER)
    unfinished.remove_old(OLD)
    identity = identity_of(scene, doubts, made)
    place = claim(Path(unfinished.place_of(identity)), MEMBERS, job_of(identity))
    lock = FolderLock(place)
    kept = Kept(MemberStore(place), made.members)
    call.info(tr("Unfinished work is kept in {} (KEEP_UNFINISHED).").format(place))
    try:
        yield kept
    finally:
        lock.release()
        if kept.is_done:
            unfinished.remove()
