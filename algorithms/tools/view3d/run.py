# SPDX-License-Identifier: GPL-2.0-or-later
"""The run of talus:view3d."""

import base64
import html
import json
import math
import os
import re
from pathlib import Path
from typing import NamedTuple

import numpy as np
from qgis.core import QgsProcessingException, QgsRectangle

from ....engine.io import raster
from ...number_words import user_locale
from ...shared.parameters.extent import read_extent
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.runs.motion import check_motion, read_paths
from ...shared.scene.dem import check_ground
from ...translation import tr
from .algorithm import LAYERS, NOTE, PAGE, ROCKS, TITLE, labels
from .drapes import drapes_of, grids_of, layers_of

# Checks of talus:view3d before a run.


def check(call):
    """The Dem. Raises QgsProcessingException."""
    dem = check_ground(call, check_motion(call))
    read_extent(call, dem.crs)
    for layer in call[LAYERS]:
        if not layer.isSpatial():
            raise QgsProcessingException(tr("LAYERS: the table {} cannot lie on the terrain.").format(layer.name()))
    check_outputs(call)
    return dem


# The page itself: the template of resources/view3d with scripts, style and data in it, so that it needs no network.

PLACE = re.compile(r"@(\w+)@")  # of the template, where a part goes
FOLDER = Path(__file__).resolve().parents[3] / "resources" / "view3d"


def write_page(path, title, note, terrain, rocks, drapes, grids):
    """Write the page. Raises OSError."""
    language = user_locale().bcp47Name() or "en"  # browsers know no language C
    content = {
        "language": language,
        "title": html.escape(title),
        "note": html.escape(note),
        "play": html.escape(tr("Play or stop")),
        "time": html.escape(tr("Time")),
        "problem": html.escape(tr("This browser shows no three-dimensional graphics (WebGL).")),
        "style": _resource("viewer.css"),
        "three": _resource("three.min.js"),
        "controls": _resource("OrbitControls.js"),
        "viewer": _resource("viewer.js"),
        "data": in_script(data_of(language, terrain, rocks, drapes, grids)),
    }
    template = _resource("page.html")
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for number, part in enumerate(PLACE.split(template)):
            file.write(content[part] if number % 2 else part)


def in_script(data):
    """JSON that stands in a script: "</" would end it, and "<!--<script" would keep it from ending."""
    text = json.dumps(data)
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def data_of(language, terrain, rocks, drapes, grids):
    """Data that the script of the page reads."""
    rows, columns = terrain.heights.shape
    size, pictures = drapes
    return {
        "language": language,
        "words": {"rocks": tr("Rocks"), "paths": tr("Paths"), "place": tr("Place"), "height": tr("Height")},
        "terrain": {
            "columns": columns, "rows": rows, "cell": terrain.cell, "centre": terrain.centre,
            "lowest": terrain.lowest, "step": terrain.step, "heights": _text(terrain.heights),
        },
        "from": _looked_from(rocks),
        "rocks": {
            "first": _text(rocks.first), "samples": _text(rocks.samples), "radius": _text(rocks.radius),
            "longest": float(rocks.samples[:, 0].max()),
        },
        "drape": {"width": size.width(), "height": size.height()},
        "layers": [
            {"name": picture.name, "isShown": picture.is_shown, "picture": _picture(picture)}
            for picture in pictures
        ],
        "grids": [
            {
                "name": grid.name, "values": _text(grid.values), "rows": grid.values.shape[0],
                "columns": grid.values.shape[1], "west": grid.west, "north": grid.north, "cell": grid.cell,
            }
            for grid in grids
        ],
    }  # fmt: skip


def _looked_from(rocks):
    """(east, north) in radii of the terrain: from where the rocks go to, so that they come towards the reader."""
    starts, ends = rocks.samples[rocks.first[:-1]], rocks.samples[rocks.first[1:] - 1]
    east, south = float((ends[:, 1] - starts[:, 1]).mean()), float((ends[:, 3] - starts[:, 3]).mean())
    length = math.hypot(east, south)
    return [1.5 * east / length, -1.5 * south / length] if length > 0.0 else [0.0, -1.5]


def _resource(name):
    return (FOLDER / name).read_text(encoding="utf-8")


def _picture(drape):
    return f"data:image/{drape.kind};base64,{_base64(drape.picture)}"


def _text(array):
    return _base64(array.tobytes())


def _base64(content):
    return base64.b64encode(content).decode("ascii")


# The rocks of the page: some of the runs, as rows of times and places from the middle of the terrain.

MOST_SAMPLES = 400_000  # 16 bytes each
USUAL_RADIUS = 0.7  # m, of a rock of 1 m3, where a layer does not tell


class Rocks(NamedTuple):
    """Samples of some runs, run after run."""

    first: np.ndarray  # (runs + 1,) uint32, number of each run's first sample
    samples: np.ndarray  # (n, 4) float32: time [s], x to the east, y upwards, z to the south [m]
    radius: np.ndarray  # (runs,) float32, m

    @property
    def count(self):
        return self.radius.size


def rocks_of(paths, terrain, most):
    """The Rocks of at most ``most`` runs, taken evenly; of long paths every n-th sample, and always the last."""
    motion = paths.motion
    chosen = np.unique(np.linspace(0, motion.run_count - 1, min(most, motion.run_count)).astype(np.int64))
    total = int((motion.first[chosen + 1] - motion.first[chosen]).sum())
    every = max(-(-total // MOST_SAMPLES), 1)
    kept = [_every_nth(motion.first[run], motion.first[run + 1], every) for run in chosen]
    first = np.concatenate([[0], np.cumsum([group.size for group in kept])])
    rows = np.concatenate(kept)
    x, y = motion.position[rows, 0] - terrain.centre[0], motion.position[rows, 1] - terrain.centre[1]
    samples = np.column_stack([motion.time[rows], x, motion.position[rows, 2] - terrain.lowest, -y])
    radius = np.where(np.isfinite(paths.radius[chosen]), paths.radius[chosen], USUAL_RADIUS)
    return Rocks(first.astype("<u4"), samples.astype("<f4"), radius.astype("<f4"))


def _every_nth(start, end, every):
    rows = np.arange(start, end, every)
    return rows if rows[-1] == end - 1 else np.append(rows, end - 1)


# The terrain of the page: as many nodes as a phone draws, heights in steps of centimetres.

MOST_NODES = 300_000
STEPS = 65_534  # of a height in two bytes; the one above means no data
NO_DATA = 65_535
MARGIN = 0.15  # around the trajectories, of their extent
SMALLEST_MARGIN = 50.0  # m


class Terrain(NamedTuple):
    """Heights at every n-th node, row 0 in the north."""

    heights: np.ndarray  # (rows, columns) uint16, in steps above the lowest; NO_DATA where there is none
    lowest: float  # m
    step: float  # m
    cell: tuple  # (x, y) spacing of the nodes, m
    bounds: QgsRectangle  # outer edges of the cells around the nodes
    crs: object  # QgsCoordinateReferenceSystem

    @property
    def centre(self):
        """(x, y) of the middle, from which the page counts."""
        return self.bounds.center().x(), self.bounds.center().y()


def surroundings(grid, position):
    """(xmin, ymin, xmax, ymax) around positions (n, 3), within the raster as far as it goes."""
    low, high = position[:, :2].min(axis=0), position[:, :2].max(axis=0)
    margin = max(MARGIN * float((high - low).max()), SMALLEST_MARGIN)
    return (*(low - margin), *(high + margin))


def terrain_of(dem, bounds):
    """The Terrain of a part of an elevation model. Raises QgsProcessingException where there is none."""
    try:
        window = raster.window_of(dem.grid, bounds)
    except ValueError as error:
        raise QgsProcessingException(tr("DEM: it does not cover the trajectories.")) from error
    heights, (width, height), origin, _ = raster.read_heights(dem.path, dem.band, window)
    every = max(math.ceil(math.sqrt(heights.size / MOST_NODES)), 1)
    heights = heights[::every, ::every]
    rows, columns = heights.shape
    if min(rows, columns) < 2 or np.isnan(heights).all():
        raise QgsProcessingException(tr("DEM: there are no heights in that part; choose another (EXTENT)."))
    cell = every * width, every * height
    west, south = origin[0] - 0.5 * cell[0], origin[1] - 0.5 * cell[1]
    box = QgsRectangle(west, south, west + columns * cell[0], south + rows * cell[1])
    lowest, highest = float(np.nanmin(heights)), float(np.nanmax(heights))
    step = max((highest - lowest) / STEPS, 1e-4)
    steps = np.where(np.isnan(heights), NO_DATA, np.round((np.nan_to_num(heights, nan=lowest) - lowest) / step))
    return Terrain(steps[::-1].astype("<u2"), lowest, step, cell, box, dem.crs)


LARGEST = 30e6  # bytes of a page that a phone opens and a mail takes


def run(call):
    dem = call.checked()
    paths = read_paths(call)
    bounds = read_extent(call, dem.crs) or surroundings(dem.grid, paths.motion.position)
    terrain = terrain_of(dem, bounds)
    call.go_on(50.0)
    rocks = rocks_of(paths, terrain, call[ROCKS])
    call.info(tr("Rocks: {} of {} runs.").format(rocks.count, paths.number.size))
    call.say(tr("Drawing the layers ..."))
    _project, layers = layers_of(call)
    drapes, grids = drapes_of(call, layers, terrain), grids_of(call, layers, terrain)
    call.go_on(90.0)
    outputs, numbers = {}, {"ROCK_COUNT": rocks.count}
    if call.wants(PAGE):
        outputs[PAGE] = call.path(PAGE)
        with Files() as files:
            staged = files.stage(outputs[PAGE])
            write_page(staged, call[TITLE].strip() or tr("Rockfall"), call[NOTE].strip(), terrain, rocks, drapes, grids)
            numbers["PAGE_SIZE"] = np.round(1e-6 * os.path.getsize(staged), 2)
        if 1e6 * numbers["PAGE_SIZE"] > LARGEST:
            call.info(tr("PAGE: the page is larger than 30 MB; use fewer layers, or a part (EXTENT)."))
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}
