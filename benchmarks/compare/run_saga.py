# SPDX-License-Identifier: GPL-2.0-or-later
"""The Gravitational Process Path model of SAGA (Wichmann 2017) with its one-parameter friction model and its defaults.

The tool names no classes of ground. ``saga`` has its defaults everywhere, which are for all gravitational processes;
``saga_rolling`` its mode of rolling, with the rolling coefficients of Azzoni et al. (1995) by the words of the ground
(run_sliding_block.py). Loss at the first impact, free-fall angle and random walk are its defaults in both. It moves a
mass point from cell to cell: no mass, no heights of jumps, and a start is the ground of a cell. Speed at the line is
the greatest of all paths that it writes for a cell, by the times it was passed. Processor time is that of the program
with its reading and writing.
"""

import resource
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
from exchange import cases, read_case, write_result
from run_sliding_block import FRICTION

TOOL = ("saga_cmd", "--cores=1", "sim_geomorphology", "0")
ITERATIONS, FEWER = 1000, 100  # paths from a start; from each of many
NO_DATA = -99999.0
SCHEIDEGGER, ROLLING = "4", "1"
SEED = "2"  # its default, 1, draws from the time of day; each higher number stands for numbers of its own


def write_grid(path, values, cell):
    """A grid of SAGA; NaN is no data."""
    rows, columns = values.shape
    np.where(np.isnan(values), NO_DATA, values).astype("<f4").tofile(path.with_suffix(".sdat"))
    path.with_suffix(".sgrd").write_text(
        f"NAME\t= {path.stem}\nDATAFORMAT\t= FLOAT\nDATAFILE_OFFSET\t= 0\nBYTEORDER_BIG\t= FALSE\n"
        f"POSITION_XMIN\t= 0.0\nPOSITION_YMIN\t= 0.0\nCELLCOUNT_X\t= {columns}\nCELLCOUNT_Y\t= {rows}\n"
        f"CELLSIZE\t= {cell!r}\nZ_FACTOR\t= 1.0\nNODATA_VALUE\t= {NO_DATA}\nTOPTOBOTTOM\t= FALSE\n",
        "ascii",
    )


def read_grid(path, shape):
    """Values of a grid that the tool wrote, NaN where there are none."""
    kinds = {"FLOAT": "<f4", "DOUBLE": "<f8", "INTEGER": "<i4", "INTEGER_UNSIGNED": "<u4", "SHORTINT": "<i2"}
    head = dict(line.split("=", 1) for line in path.with_suffix(".sgrd").read_text("utf-8").splitlines() if "=" in line)
    head = {key.strip(): value.strip() for key, value in head.items()}
    values = np.fromfile(path.with_suffix(".sdat"), kinds[head["DATAFORMAT"]]).reshape(shape).astype(float)
    lowest = [float(value) for value in head["NODATA_VALUE"].split(";")]
    values[(values >= lowest[0]) & (values <= lowest[-1])] = np.nan
    return values if head.get("TOPTOBOTTOM") != "TRUE" else values[::-1]


def processor_time():
    """Seconds of all programs that ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def paths_from(case, place, iterations, folder, more):
    """(stops (n, 2), share at the line, speed there) of the paths from one cell."""
    heights, cell = case["heights"], float(case["cell"])
    release = np.full(heights.shape, np.nan)
    column, row = np.rint(place[:2] / cell).astype(int)
    release[row, column] = 1.0
    write_grid(folder / "release", release, cell)
    names = {"PROCESS_AREA": "area", "MAX_VELOCITY": "speed", "STOP_POSITIONS": "stops"}
    subprocess.run(
        [
            *TOOL,
            "-DEM",
            str(folder / "dem.sgrd"),
            "-RELEASE_AREAS",
            str(folder / "release.sgrd"),
            "-FRICTION_MODEL",
            SCHEIDEGGER,
            "-GPP_ITERATIONS",
            str(iterations),
            "-GPP_SEED",
            SEED,
            *more,
            *(part for key, name in names.items() for part in (f"-{key}", str(folder / f"{name}.sgrd"))),
        ],
        check=True,
        capture_output=True,
        timeout=600,
    )
    area, speed, stops = (read_grid(folder / name, heights.shape) for name in names.values())
    stops = np.nan_to_num(stops).astype(int)
    row, column = np.nonzero(stops)
    result = np.repeat(np.stack([column, row], axis=1) * cell, stops[row, column], axis=0)
    return result, area, speed


def throw(name, program):
    """Write the result of a case."""
    case = read_case(name)
    starts, first = np.unique(np.round(case["position"][:, :2], 3), axis=0, return_index=True)
    iterations = ITERATIONS if len(starts) < 10 else FEWER
    columns = {key: [] for key in ("start", "stop", "left", "speed")}
    before = processor_time()
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        write_grid(folder / "dem", case["heights"], float(case["cell"]))
        more = ()
        if program == "saga_rolling":
            write_grid(folder / "mu", np.array(FRICTION)[case["word"]], float(case["cell"]))
            more = ("-FRICTION_MU_GRID", str(folder / "mu.sgrd"), "-FRICTION_MODE_OF_MOTION", ROLLING)
        for k, place in zip(first, starts):
            stop, area, speed = paths_from(case, place, iterations, folder, more)
            at_line = speed_at_line(case, k, area, speed, iterations)
            columns["start"].append(np.full(iterations, k))
            lost = iterations - len(stop)
            columns["stop"].append(np.concatenate([stop, np.full((lost, 2), np.nan)]))
            columns["left"].append(np.arange(iterations) >= len(stop))
            columns["speed"].append(at_line)
    seconds = processor_time() - before
    write_result(program, name, seconds, **{key: np.concatenate(value) for key, value in columns.items()})
    left = np.concatenate(columns["left"]).mean()
    print(f"SAGA, {program}: {name}: {1e3 * seconds / iterations / len(starts):.2f} ms a path, {left:.2f} left")


def speed_at_line(case, k, area, speed, iterations):
    """(iterations,) speeds of the cells of the line, as often as they were passed; NaN for paths that do not come."""
    cell = float(case["cell"])
    row, column = np.indices(area.shape)
    away = np.hypot(column * cell - case["centre"][k, 0], row * cell - case["centre"][k, 1])
    is_line = (np.abs(away - case["line"][k]) <= 0.75 * cell) & np.isfinite(area) & np.isfinite(speed)
    result = np.repeat(speed[is_line], np.maximum(area[is_line].astype(int), 0))
    result = (
        result[np.linspace(0, result.size - 1, min(result.size, iterations)).astype(int)] if result.size else result
    )
    return np.concatenate([result, np.full(iterations - result.size, np.nan)])


def main(names):
    """Throw the cases of these names, all without any."""
    for name in names or cases():
        for program in ("saga", "saga_rolling"):
            throw(name, program)


if __name__ == "__main__":
    main(sys.argv[1:])
