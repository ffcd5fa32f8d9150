# SPDX-License-Identifier: GPL-2.0-or-later
"""The maps: which there are, in which unit, and how they are written on the grid of the elevation model."""

from ...engine.study.map_rasters import MapBand, write_exceedances, write_map
from ...engine.study.outputs import counted_rocks, proof_of, shown_maps
from ..styles import styles
from ..styles.known_layers import ITEM
from ..styles.on_load import style_on_load
from ..translation import tr
from .map_outputs import CONFIDENCE, count_outputs, wanted_maps


def confidence_bands():
    """MapBand of each band."""
    kilo = 1e-3
    bands = [
        ("energy_more_runs", 1, "", tr("Energy: times as many runs for 10 %")),
        ("height_more_runs", 1, "", tr("Height: times as many runs for 10 %")),
        ("reach_probability", 1, "", tr("Reach probability")),
        ("reach_low", 1, "", tr("Reach probability, lower bound")),
        ("reach_high", 1, "", tr("Reach probability, upper bound")),
    ]
    for name, label, factor, unit in (("energy", tr("Energy"), kilo, "kJ"), ("height", tr("Height"), 1, "m")):
        for kind in ("p50", "p90", "p95", "p99"):
            bands.append((f"{name}_{kind}", factor, unit, tr("{}, {}th percentile").format(label, kind[1:])))
        bands.append((f"{name}_p95_low", factor, unit, tr("{}, 95th percentile, lower bound").format(label)))
        bands.append((f"{name}_p95_high", factor, unit, tr("{}, 95th percentile, upper bound").format(label)))
    return [MapBand(*band) for band in bands]


def write_maps(call, files, scene, result):
    """Write the maps that were asked for; returns parameter -> path."""
    paths, items, maps = {}, proof_of(result, call.run_of_layers.name), shown_maps(result, scene.broken)
    place = scene.dem.grid, (0, 0) if result.maps is None else _offset(scene, result.maps)
    for output in wanted_maps(call):
        path = paths[output.parameter] = call.path(output.parameter)
        band = MapBand(output.grid, output.factor, output.unit, output.label)
        proof = {**counted_rocks(items, scene.broken, output.grid), ITEM: output.parameter}
        write_map(files.stage(path), maps, [band], *place, proof)
        style = styles.RasterStyle(output.ramp, maps.largest(output.grid) * output.factor)
        style_on_load(call, path, output.label, style, call.run_of_layers, output.parameter)
    if call.wants(CONFIDENCE):
        path = paths[CONFIDENCE] = call.path(CONFIDENCE)
        write_map(files.stage(path), maps, confidence_bands(), *place, {**items, ITEM: CONFIDENCE})
        label = call.label(CONFIDENCE)
        style_on_load(call, path, label, styles.RasterStyle("more runs"), call.run_of_layers, CONFIDENCE)
    paths.update(_write_counts(call, files, scene, result, items, place[1]))
    return paths


def _offset(scene, maps):
    """(row, column) of the maps' window in the elevation model."""
    return scene.offset[0] + maps.row0, scene.offset[1] + maps.col0


def _write_counts(call, files, scene, result, items, offset):
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
