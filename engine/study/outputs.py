# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes the results of a scenario into a folder: rasters, a GeoPackage a layer, and a summary.

Units, fields and bits are those of talus:simulate. Files are written beside their places and moved there when all are
complete, the summary last: a folder with a summary is whole.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from ..choices import BROKEN_ITEM, COUNTED_ITEM, ROCKS, SPLITTING_ITEM, SQUARES
from ..ensemble.proof import without_threads
from ..ensemble.split_words import RARE_SHARES
from ..ensemble.splitting import rare_run_outs
from ..hazard.findings import VOLUMES_ITEM, volumes_item
from ..io import owned_folder
from ..io.geodata import Layer, library
from ..io.plain_file import read_json
from ..io.thresholds import KINDS
from ..map_rows import KILO, MAP_ROWS
from ..maps.grids import Maps
from ..sizes.reach import ITEM, reach_of
from .features import features_of
from .keys import LAYERS, MAPS
from .map_rasters import OF_SQUARES, MapBand, write_exceedances, write_map

if TYPE_CHECKING:
    from ..ensemble.fragments import Broken
    from ..hints import FilePath, Result
    from ..scene.inputs import Inputs

SUMMARY = "summary.json"
PART = "unfinished"  # folder of files that are being written
CONFIDENCE = "confidence"
NONE: Mapping[str, str] = {}
RESULTS = "results"  # kind of the marked folder
OF_STRIPS = tuple(f"{name}.tif.part.{left}" for name in MAPS for left in ("rows.tif", "ovr.tmp", "msk.ovr.tmp"))
IS_OWN = owned_folder.named(
    *(f"{name}.tif" for name in MAPS), *(f"{name}.tif.part" for name in MAPS), *OF_STRIPS,
    *(f"{name}.gpkg" for name in LAYERS), SUMMARY,
)  # fmt: skip

# bands of the raster of confidence
QUANTILES = ("p50", "p90", "p95", "p99", "p95_low", "p95_high")
CONFIDENCE_BANDS = tuple(
    MapBand(grid, factor, unit, grid)
    for grid, factor, unit in (
        ("energy_more_runs", 1, ""), ("height_more_runs", 1, ""), ("reach_probability", 1, ""), ("reach_low", 1, ""),
        ("reach_high", 1, ""), *((f"energy_{quantile}", KILO, "kJ") for quantile in QUANTILES),
        *((f"height_{quantile}", 1, "m") for quantile in QUANTILES),
    )
)  # fmt: skip


def files_of(outputs, inputs):
    """Names of the files of a scenario; layers of obstacles only where there are some. ``outputs``: of the study."""
    has = {"barrier": inputs.barriers is not None, "tree": inputs.trees is not None}
    layers = [name for name in LAYERS if name in outputs["layers"] and has.get(name.split("_")[0], True)]
    return [f"{name}.tif" for name in MAPS if name in outputs["maps"]] + [f"{name}.gpkg" for name in layers]


def write_outputs(folder, names, name, inputs, result, facts, more=None):
    """Write the files and the summary; what was there of an earlier run under these names is replaced.

    folder : Path, which is there
    names : of files_of
    name : of the study and scenario, for the metadata
    facts : dictionary of what else stands in the summary, by which a folder is known to be done
    more : dictionary of further results that stand there

    Raises OSError where a file cannot be written; the folder then has none of them, or those from before.
    """
    part = owned_folder.claim(Path(folder) / PART, RESULTS, result.result_digest, IS_OWN)
    owned_folder.empty(part, RESULTS, IS_OWN)  # of a job that was killed
    try:
        items = proof_of(result, name)
        for key in names:
            stem, suffix = key.split(".")
            if suffix == "tif":
                write_raster(part / key, stem, inputs, result, {**items, "TALUS_OUTPUT": stem.upper()})
            else:
                features = features_of(stem, result, inputs, name)
                geometries, values = features.layer()
                numbers = list(range(1, features.count + 1))
                layer = Layer(stem, features.kind, inputs.grid.crs or "", geometries, values, numbers)
                library().write_layer(str(part / key), layer, items)
        (Path(folder) / SUMMARY).unlink(missing_ok=True)  # from here on the folder is not whole
        for key in names:
            os.replace(part / key, Path(folder) / key)
        text = json.dumps({**facts, **summary_of(result, names), **(more or {})}, indent=1)
        (part / SUMMARY).write_text(text + "\n", encoding="utf-8")
        os.replace(part / SUMMARY, Path(folder) / SUMMARY)
    finally:
        owned_folder.remove(part, RESULTS, IS_OWN)


def files_written(folder: Path) -> list[str]:
    """Names of the files that the summary of a folder says Talus wrote there, with the summary; [] without one."""
    try:
        json = read_json(Path(folder) / SUMMARY)
    except (OSError, ValueError):
        return []
    names = json.get("files") if isinstance(json, dict) and "talus" in json and "provenance" in json else None
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        return []
    return [*names, SUMMARY]


def proof_of(result: Result, name: str) -> dict[str, str]:
    """Texts by name, as they stand in the metadata of files; see docs/reproducibility.md."""
    broken = result.provenance["stop_reasons"].get("broken", 0)
    reach = reach_of(result)
    return {
        **({"TALUS_RUN": name} if name else {}),
        **({BROKEN_ITEM: str(broken)} if broken else {}),
        "TALUS_RUNS": str(result.rocks_thrown),
        **({SPLITTING_ITEM: json.dumps(result.provenance["splitting"])} if result.weight is not None else {}),
        "TALUS_VERSION": result.provenance["version"],
        "TALUS_INPUTS": result.input_digest,
        "TALUS_RESULT": result.result_digest,
        **({ITEM: json.dumps(reach)} if reach is not None else {}),
        **({VOLUMES_ITEM: volumes_item(result.runs["volume"])} if not broken and result.runs.size else {}),
        "TALUS_SETTINGS": json.dumps(without_threads(result.provenance["settings"]), sort_keys=True),
    }


def shown_maps(result: Result, broken: Broken | None) -> Maps | None:
    """The maps as they are written: where rocks broke, counts are of the rocks that fell, all else is of all pieces."""
    if broken is None or result.maps is None:
        return result.maps
    return Maps(result.maps.window, {**result.maps.grids, **broken.rock_maps.grids})


def counted_rocks(items: Mapping[str, str], broken: Broken | None, grid: str) -> dict[str, str]:
    """The texts of ``proof_of`` for a raster of a grid: of rocks where it counts them, and how many of them fell."""
    if broken is None or grid not in broken.rock_maps:
        return dict(items)
    return {**items, COUNTED_ITEM: ROCKS, "TALUS_RUNS": str(np.count_nonzero(broken.parent < 0))}


def summary_of(result, names):
    """Summary of a simulation for scripts, in SI units, with its inputs."""
    runs, plain, provenance = result.runs, result.plain_runs, result.provenance
    return {
        "files": names,
        "runs": int(runs.size),
        "stop_reasons": provenance["stop_reasons"],
        "energy_max": float(runs["energy_max"].max()),
        "velocity_max": float(runs["velocity_max"].max()),
        "height_max": float(runs["height_max"].max()),
        "distance_max": float(runs["distance"].max()),
        "distance_mean": float(plain["distance"].mean()),
        "distance_p95": float(np.quantile(plain["distance"], 0.95)),
        **({"rare_distances": rare_run_outs(result, RARE_SHARES)} if result.weight is not None else {}),
        "reach_angle_min": float(runs["reach_angle"].min()),
        "reach": reach_of(result),
        "counters": result.counters(),
        "findings": [finding.as_dict() for finding in result.findings],
        "result": result.result_digest,
        "provenance": provenance,
    }


def write_raster(
    path: FilePath, name: str, inputs: Inputs, result: Result, items: Mapping[str, str], words: Mapping[str, str] = NONE
) -> float:
    """Write the raster of a name of keys.MAPS; returns its largest value in the unit of the file, 0 for the confidence.

    Where runs split the counts of runs are sums of weights, with a band behind each for its bounds: the sum over the
    rocks that were thrown of the square of the weights that each leaves in the cell.

    items : texts of ``proof_of`` and others, for the metadata
    words : grid of a band -> its description, else the grid or the map; of counts with a place for the threshold
    """
    maps = shown_maps(result, inputs.broken)
    position_in_grid = inputs.grid, (inputs.offset[0] + result.maps.row0, inputs.offset[1] + result.maps.col0)
    if name == CONFIDENCE:
        bands = [band._replace(description=words.get(band.grid, band.grid)) for band in CONFIDENCE_BANDS]
        write_map(path, maps, bands, *position_in_grid, items)
        return 0.0
    if name in KINDS:
        kind, items = KINDS[name], counted_rocks(items, inputs.broken, "passages")
        grid = f"{kind.quantity}_exceedances"
        description = words.get(grid, f"runs above {{}} {kind.unit}")
        write_exceedances(path, kind, result, *position_in_grid, items, description, maps)
        return maps.largest(grid)
    row = MAP_ROWS[name]
    bands = [MapBand(row.grid, row.factor, row.unit, words.get(row.grid, name))]
    if row.grid + SQUARES in maps:
        bands.append(MapBand(row.grid + SQUARES, 1, "", OF_SQUARES.format(bands[0].description)))
    write_map(path, maps, bands, *position_in_grid, counted_rocks(items, inputs.broken, row.grid))
    return maps.largest(row.grid) * row.factor
