# SPDX-License-Identifier: GPL-2.0-or-later
"""Time and memory of the survey of a large elevation model, which is made in a folder first (docs/findings.md).

    python benchmarks/survey_large.py FOLDER make 1e9           # a tiled GeoTIFF of so many cells; DEFLATE: compressed
    python benchmarks/survey_large.py FOLDER survey             # findings, processor time and memory of the process

The model is a slope of 30 degrees with hills of 5 to 80 m and centimetres of noise, cells of 1 m, float32 as surveys
deliver them: nothing is found in it. A process of its own makes it, for memory is counted from the start of a process.
"""

import json
import resource
import sys
import time
from pathlib import Path

import numpy as np

NAME, ROWS, SYSTEM = "large.tif", 512, "EPSG:2056"
ORIGIN = (2_600_000.0, 1_240_000.0)  # m, of the north-west corner


def make(folder, cells, *options):
    """Write the model by rows of tiles."""
    from osgeo import gdal, osr

    gdal.UseExceptions()
    across = round(cells**0.5)
    kept = [
        "TILED=YES",
        "BLOCKXSIZE=512",
        "BLOCKYSIZE=512",
        "BIGTIFF=YES",
        *[f"COMPRESS={option}" for option in options],
    ]
    kept += ["PREDICTOR=3"] * bool(options)
    system = osr.SpatialReference()
    system.SetFromUserInput(SYSTEM)
    file = gdal.GetDriverByName("GTiff").Create(str(folder / NAME), across, across, 1, gdal.GDT_Float32, kept)
    file.SetProjection(system.ExportToWkt())
    file.SetGeoTransform((ORIGIN[0], 1.0, 0.0, ORIGIN[1], 0.0, -1.0))
    chance, east = np.random.default_rng(0), np.arange(across)[None, :]
    noise = chance.normal(0.0, 0.03, (ROWS, across)).astype(np.float32)
    hills = 40.0 * np.sin(east / 37.0) + 5.0 * np.sin(east / 11.3)
    for row in range(0, across, ROWS):
        south = np.arange(row, min(row + ROWS, across))[:, None]
        heights = 2000.0 + 1500.0 * np.sin(south / 2600.0) + hills * np.cos(south / 53.0) + noise[: south.size]
        file.GetRasterBand(1).WriteArray(np.round(heights, 2).astype(np.float32), 0, row)
        noise = np.roll(noise, 997, axis=1)
    file = None


def survey_of(folder):
    """Print what the survey found and took."""
    from talus.engine.io import raster
    from talus.engine.survey.survey import survey

    path = folder / NAME
    began, spent = time.perf_counter(), time.process_time()
    result, grid = survey(path), raster.read_grid(path, 1)
    row = {
        "cells": grid.shape[0] * grid.shape[1],
        "findings": [finding.code for finding in result],
        "s": round(time.perf_counter() - began, 1),
        "processor time, s": round(time.process_time() - spent, 1),
        "memory of the process, MB": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024,
    }
    print(json.dumps(row))


def main(folder, what, cells="1e9", *options):
    """Do one of both."""
    if what == "make":
        make(Path(folder), float(cells), *options)
    else:
        survey_of(Path(folder))


if __name__ == "__main__":
    main(*sys.argv[1:])
