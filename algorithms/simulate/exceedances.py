# SPDX-License-Identifier: GPL-2.0-or-later
"""The rasters of runs above thresholds of energy and of passing height: their inputs, and how they are written."""

from qgis.core import QgsProcessingException

from ...engine.choices import MOST_THRESHOLDS
from ...engine.io.thresholds import thresholds_of
from ...engine.study.map_rasters import write_exceedances
from ...engine.study.outputs import counted_rocks, shown_maps
from ..styles import styles
from ..styles.known_layers import ITEM
from ..styles.on_load import style_on_load
from ..translation import tr
from .map_outputs import count_outputs


def kept_thresholds(call):
    """Name in the engine's Settings -> numbers in SI units; none of a raster that is not asked for.

    Raises QgsProcessingException for a text that has no such numbers.
    """
    return {f"{one.kind.quantity}_thresholds": _thresholds(call, one) for one in count_outputs()}


def write_counts(call, files, scene, result, items, offset):
    """Write the rasters that were asked for; returns parameter -> path. ``items``, ``offset``: of write_exceedances"""
    paths, maps = {}, shown_maps(result, scene.broken)
    items = counted_rocks(items, scene.broken, "passages")
    for one in count_outputs():
        name = one.parameter
        if not call.wants(name):
            continue
        paths[name] = path = call.path(name)
        said = {**items, ITEM: name}
        given = scene.dem.grid, offset, said, one.description
        write_exceedances(files.stage(path), one.kind, result, *given, maps=maps)
        largest = maps.largest(f"{one.kind.quantity}_exceedances")
        style = styles.RasterStyle("passages", largest)
        style_on_load(call, path, one.label, style, call.run_of_layers, name)
    return paths


def _thresholds(call, output):
    if not call.wants(output.parameter):
        return ()
    text = call[output.thresholds]
    try:
        found = thresholds_of(text, output.kind)
    except ValueError as error:
        message = tr("{}: {!r} will not do; give positive numbers of {} that rise, such as {}.")
        said = output.thresholds, text, output.kind.unit, output.kind.usual
        raise QgsProcessingException(message.format(*said)) from error
    if len(found) > MOST_THRESHOLDS:
        message = tr("{}: there are {} thresholds; give at most {}.")
        raise QgsProcessingException(message.format(output.thresholds, len(found), MOST_THRESHOLDS))
    return found
