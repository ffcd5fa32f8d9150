# SPDX-License-Identifier: GPL-2.0-or-later
"""The elevation model of talus:simulate: in memory where that has room, else in tiles in a folder."""

from collections import Counter
from contextlib import nullcontext
from pathlib import Path

from qgis.core import (
    QgsProcessing,
    QgsProcessingException,
    QgsProcessingOutputLayerDefinition,
    QgsProcessingUtils,
)

from ...engine import Cancelled
from ...engine.memory.free_memory import free_memory
from ...engine.terrain_store.stored_terrain import StoredTerrain
from ...engine.terrain_store.within_memory import (
    Shelf,
    is_too_large,
    memory_for_terrain,
    room_missing,
    size_in_memory,
    still_to_read,
)
from ..number_words import told
from ..parameters.unfinished_folder import OLD, STORES, folder_of_caches
from ..scene.dem import terrain_window
from ..translation import tr
from .breaking import is_breaking
from .forecast import words_of_size
from .map_outputs import wanted_maps
from .parameters import TERRAIN_FOLDER, TERRAIN_MEMORY
from .tree_events import event_plan

MEGA = 1e6


def read_large_terrain(call, dem):
    """As dem.read_terrain, within the memory that the user allows."""
    window, offset = terrain_window(call, dem)
    shape = window[3], window[2]
    memory = memory_for_terrain(None if call[TERRAIN_MEMORY] is None else MEGA * call[TERRAIN_MEMORY])
    shelf = _shelf(call)
    if is_too_large(shape, memory):
        _refuse_what_needs_all(call, shape, is_breaking(call) or event_plan(call) is not None)
        _tell(call, shape, memory, shelf)
    try:
        terrain = shelf.terrain(dem.path, dem.band, window, dem.grid.crs, memory, call.progress, call.is_cancelled)
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    return terrain, offset


def check_nets(call, scene):
    """Raise QgsProcessingException where flexible nets need the whole elevation model."""
    if isinstance(scene.terrain, StoredTerrain) and scene.barriers is not None:
        has_nets = any(net is not None for net in scene.barriers.nets)
        _refuse_what_needs_all(call, scene.terrain.shape, has_nets)


def check_room(call, scene, expected):
    """Raise QgsProcessingException where a disk has no room for what the simulation will write, by its Forecast."""
    needs = Counter(still_to_read(scene.terrain, expected.disk_of_store))
    for output in wanted_maps(call):
        needs[_folder_of(call.raw(output.parameter))] += expected.disk_of_map
    missing = room_missing(needs)
    if missing:
        raise QgsProcessingException(f"TERRAIN_FOLDER: {missing}" if expected.is_in_tiles else missing)
    needs[folder_of_caches()] += expected.disk_kept  # without it results can be made all the same
    missing = room_missing(needs)
    if missing:
        call.warning(missing)


def _folder_of(value):
    """Where an output will lie, by the value of its parameter: to ask for its file would make QGIS wait for one."""
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        value = value.sink.staticValue()
    is_file = isinstance(value, str) and value not in ("", QgsProcessing.TEMPORARY_OUTPUT)
    return Path(value).parent if is_file else Path(QgsProcessingUtils.tempFolder())


def maps_folder(scene):
    """Folder for the maps of terrain in a store, which are as large as that; None for terrain in memory.

    A context: the folder goes at its end.
    """
    if not (isinstance(scene.terrain, StoredTerrain) and scene.settings.maps):
        return nullcontext()
    return scene.terrain.store.job_folder("maps")


def _shelf(call):
    folder = call[TERRAIN_FOLDER].strip()
    if folder:
        return Shelf(folder)
    shelf = Shelf(folder_of_caches() / STORES)
    shelf.remove_old(OLD)
    return shelf


def _refuse_what_needs_all(call, shape, is_needed):
    if not is_needed:
        return
    message = tr(
        "TERRAIN_MEMORY: rocks that break, events of trees and flexible nets need the whole elevation model in memory, "
        "some {} ({} are free). Allow that much, or choose a smaller extent (EXTENT)."
    )
    free = free_memory()
    free = "?" if free is None else words_of_size(free)
    raise QgsProcessingException(told(message, words_of_size(size_in_memory(shape)), free))


def _tell(call, shape, memory, shelf):
    message = tr(
        "The elevation model would take {} of memory, more than the {} that it may (TERRAIN_MEMORY). Those tiles of "
        "it that rocks come to are kept in {} (TERRAIN_FOLDER); the results are the same."
    )
    call.info(told(message, words_of_size(size_in_memory(shape)), words_of_size(memory), shelf.folder))
    call.say(tr("Looking through the elevation model ..."))
