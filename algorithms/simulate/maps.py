# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps as rasters of QGIS: written by the engine, with the words and the styles of the desktop."""

from ...engine.study.outputs import proof_of, write_raster
from ..styles import styles
from ..styles.known_layers import ITEM
from ..styles.on_load import style_on_load
from ..translation import tr
from .map_outputs import CONFIDENCE, count_outputs, map_outputs


def confidence_words():
    """Grid of a band -> what it is."""
    words = {
        "energy_more_runs": tr("Energy: factor of runs needed for 10 %"),
        "height_more_runs": tr("Height: factor of runs needed for 10 %"),
        "reach_probability": tr("Reach probability"),
        "reach_low": tr("Reach probability, lower bound"),
        "reach_high": tr("Reach probability, upper bound"),
    }
    for name, label in (("energy", tr("Energy")), ("height", tr("Height"))):
        for kind in ("p50", "p90", "p95", "p99"):
            words[f"{name}_{kind}"] = tr("{}, {}th percentile").format(label, kind[1:])
        words[f"{name}_p95_low"] = tr("{}, 95th percentile, lower bound").format(label)
        words[f"{name}_p95_high"] = tr("{}, 95th percentile, upper bound").format(label)
    return words


def looks_of(call):
    """Output -> label, colours, descriptions of its bands."""
    looks = {one.parameter: (one.label, one.ramp, {one.grid: one.label}) for one in map_outputs()}
    looks[CONFIDENCE] = call.label(CONFIDENCE), "more runs", confidence_words()
    for one in count_outputs():
        looks[one.parameter] = one.label, "passages", {f"{one.kind.quantity}_exceedances": one.description}
    return looks


def write_maps(call, files, scene, result):
    """Write the maps that were asked for; returns parameter -> path."""
    paths, items = {}, proof_of(result, call.run_of_layers.name)
    for name, (label, ramp, words) in looks_of(call).items():
        if not call.wants(name):
            continue
        path = paths[name] = call.path(name)
        largest = write_raster(files.stage(path), name.lower(), scene, result, {**items, ITEM: name}, words)
        style_on_load(call, path, label, styles.RasterStyle(ramp, largest), call.run_of_layers, name)
    return paths
