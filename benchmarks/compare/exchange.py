# SPDX-License-Identifier: GPL-2.0-or-later
"""Cases and results as files of plain arrays: all that the environments of the compared programs share; needs numpy.

A case is one terrain, one rock a start. Coordinates are metres from the lower left node of the terrain, axis 0 of
``heights`` runs north. ``word``: row of WORDS for each node. ``line``: horizontal distance from ``centre`` at which
speed, height and energy are asked for. A result has a row a run: ``start`` (row of the case), ``stop``, ``left`` (it
left the terrain or was still moving), and at the line ``speed`` (m/s), ``height`` (of the centre above ground, m) and
``energy`` (kJ, of translation and rotation where the program knows one); NaN: not reached, or not known to the
program. ``seconds``: processor time of all runs, without reading files and building the scene.
"""

from pathlib import Path

import numpy as np

FOLDER = Path(__file__).resolve().parents[2] / "build" / "compare"
RESULTS, BEFORE = "results", "results_before"  # folders of the last run and of the one before
WORDS = ("thin stony soil", "debris", "bedrock", "alpine meadow")
GRAVITY = 9.81
COLUMNS = ("start", "stop", "left", "speed", "height", "energy")


def cases(prefix=""):
    """Names of the cases on disk that begin with ``prefix``, sorted; impacts are not among them."""
    return sorted(p.stem for p in (FOLDER / "cases").glob(f"{prefix}*.npz") if p.stem != "impacts")


def read_case(name):
    """Dict of arrays of a case."""
    with np.load(FOLDER / "cases" / f"{name}.npz") as file:
        return dict(file)


def write_case(name, /, **arrays):
    """Keep a case."""
    (FOLDER / "cases").mkdir(parents=True, exist_ok=True)
    np.savez(FOLDER / "cases" / f"{name}.npz", **arrays)


def write_result(program, case, seconds, **columns):
    """Keep the result of a program; columns that it does not know become NaN."""
    folder = FOLDER / RESULTS / program
    folder.mkdir(parents=True, exist_ok=True)
    count = len(columns["start"])
    for name in COLUMNS:
        columns.setdefault(name, np.full(count, np.nan))
    np.savez(folder / f"{case}.npz", seconds=seconds, **columns)


def read_result(program, case, run=RESULTS):
    """Dict of arrays, or None where the program has no such result in this run."""
    path = FOLDER / run / program / f"{case}.npz"
    if not path.is_file():
        return None
    with np.load(path) as file:
        return dict(file)


def ground_height(case, x, y):
    """Height of the bilinear surface, m; NaN outside of it."""
    heights, cell = case["heights"], float(case["cell"])
    u, v = np.asarray(x) / cell, np.asarray(y) / cell
    i = np.clip(np.floor(u).astype(int), 0, heights.shape[1] - 2)
    j = np.clip(np.floor(v).astype(int), 0, heights.shape[0] - 2)
    u, v = u - i, v - j
    actual = (heights[j, i] * (1 - u) + heights[j, i + 1] * u) * (1 - v) + (
        heights[j + 1, i] * (1 - u) + heights[j + 1, i + 1] * u
    ) * v
    return np.where((u < 0) | (u > 1) | (v < 0) | (v > 1), np.nan, actual)


def word_at(case, x, y):
    """Row of WORDS at points."""
    size, cell = case["word"].shape, float(case["cell"])
    j = np.clip(np.rint(np.asarray(y) / cell).astype(int), 0, size[0] - 1)
    i = np.clip(np.rint(np.asarray(x) / cell).astype(int), 0, size[1] - 1)
    return case["word"][j, i]


def profile(case, start, step=1.0):
    """A slope profile for programs of two dimensions: (distances, heights, rows of WORDS), straight down the slope.

    Its direction is that of the start in the case; it ends before the first node without data."""
    x, y = case["position"][start, :2]
    length = float(case["profile_length"])
    s = np.arange(0.0, length, step)
    px, py = x + s * np.cos(case["direction"][start]), y + s * np.sin(case["direction"][start])
    z = ground_height(case, px, py)
    good = np.isfinite(z)
    end = int(np.argmin(good)) if not good.all() else good.size
    return s[:end], z[:end], word_at(case, px[:end], py[:end])


def on_map(case, start, distances):
    """Points on the map of distances along the profile of each start: (n, 2)."""
    way = np.stack([np.cos(case["direction"][start]), np.sin(case["direction"][start])], axis=-1)
    return case["position"][start, :2] + np.asarray(distances)[..., None] * way


def flight_at_line(case, start, before, velocity, after):
    """(share of the flight, True where met): when points on a parabola first are the line's distance from the centre.

    ``before``, ``velocity``: at its start; ``after``: its duration, s. For one flight."""
    t = np.linspace(0.0, after, 65)
    x, y = before[0] + velocity[0] * t, before[1] + velocity[1] * t
    beyond = np.hypot(x - case["centre"][start, 0], y - case["centre"][start, 1]) >= case["line"][start]
    if beyond[0] or not beyond.any():
        return np.nan, False
    k = int(np.argmax(beyond))
    r = np.hypot(x - case["centre"][start, 0], y - case["centre"][start, 1])
    share = (case["line"][start] - r[k - 1]) / (r[k] - r[k - 1])
    return t[k - 1] + share * (t[k] - t[k - 1]), True
