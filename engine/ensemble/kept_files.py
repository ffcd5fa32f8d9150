# SPDX-License-Identifier: GPL-2.0-or-later
"""Names of the files that unfinished work consists of, and how they are removed: nothing else in a folder is touched.

Each folder carries a mark with the identity of its job (io/owned_folder.py).
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..io import owned_folder
from ..io.folder_lock import NAME as LOCK
from .net_memory import NAME as NET_IMPACTS

if TYPE_CHECKING:
    from ..hints import FilePath

STATE, AHEAD, RESERVE = "state.bin", "ahead.bin", "reserve.bin"
REPLACES = "anew"  # of a study: that somebody asked to replace earlier results, which is not done yet
ROWS = "runs", "trajectories", "extents", "contacts", "crossings", "fractures", "impacts"
MAPS_SO_FAR, WHAT = "maps_so_far", "of_what.txt"
CHECKPOINT, MAPS, MEMBERS = "checkpoint", "maps so far", "members"  # kinds of marked folders
OF_MEMBER = re.compile(r"member_\d+\.(cells\.npy|counts\.npy|energy\.npy|json|json\.part)|lock")

is_of_checkpoint = owned_folder.named(
    STATE, AHEAD, RESERVE, NET_IMPACTS, LOCK, REPLACES, owned_folder.MARK, *(f"{name}.bin" for name in ROWS)
)
is_of_maps = owned_folder.named(WHAT, "energy_max.tif", "reach_probability.tif")


def is_of_member(name: str) -> bool:
    """Is this file of the folder of members one of theirs?"""
    return OF_MEMBER.fullmatch(name) is not None


OWN = {CHECKPOINT: is_of_checkpoint, MAPS: is_of_maps, MEMBERS: is_of_member}


def job_of(identity: Mapping[str, Any]) -> str:
    """The sha256 of what JSON can hold, by which the mark of a folder names its job."""
    return hashlib.sha256(json.dumps(identity, sort_keys=True).encode()).hexdigest()


def claim(folder: FilePath, kind: str, job: str = "") -> Path:
    """Make or take up a folder of one of the kinds; NotOurs where files of others are in the way."""
    return owned_folder.claim(folder, kind, job, lambda name: OWN[kind](name) and name not in (LOCK, owned_folder.MARK))


def is_kept_folder(folder: FilePath) -> bool:
    """Was this folder claimed for unfinished work?"""
    return owned_folder.is_ours(folder, CHECKPOINT)


def remove_kept(folder: FilePath) -> None:
    """Remove the files of unfinished work, and the folder unless others put something there; nothing without a mark."""
    folder = Path(folder)
    mark = owned_folder.mark_of(folder)
    kind = None if mark is None else mark.get("kind")
    if kind in OWN:
        remove_maps(folder / MAPS_SO_FAR)
        owned_folder.remove(folder, kind, OWN[kind])


def remove_maps(folder: FilePath) -> None:
    """Remove the maps of a simulation that was under way."""
    owned_folder.remove(folder, MAPS, is_of_maps)
