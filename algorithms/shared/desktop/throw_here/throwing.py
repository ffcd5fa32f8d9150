# SPDX-License-Identifier: GPL-2.0-or-later
"""One throw: the scene read as talus:simulate reads it, the runs in a task of their own, and what came of them."""

import math
from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsApplication,
    QgsCoordinateTransform,
    QgsCsException,
    QgsFeature,
    QgsGeometry,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProject,
    QgsRectangle,
    QgsReferencedRectangle,
    QgsTask,
    QgsVectorLayer,
)

from .....engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from .....engine.passages.motion import motion_of
from .....engine.passages.screen_line import crossings, first_passages, segments_of
from ....call import Call
from ....translation import tr
from ...parameters.extent import DEM, EXTENT
from ...parameters.ground import GROUND, GROUND_DEFAULT
from ...parameters.scene import RELEASES, ROCK, RUNS, SPACING, VOLUME
from ...scene.scene import read_scene

# Request of a click or a line on the map to talus:simulate: its own inputs, on a part of the elevation model.

ROCKS = 100  # of one throw
POINTS_ON_A_LINE = 10
SMALLEST_WINDOW = 1000.0  # m of terrain on each side of the start; doubled as long as rocks leave it
MOST_NODES = 16_000_000  # of a window, some 0.3 GB


class Choices(NamedTuple):
    """Choices in the panel."""

    dem: object  # QgsRasterLayer
    rock: str  # of the library
    volume: float  # m3
    ground_class: str  # where no polygon is
    ground: object = None  # QgsVectorLayer with polygons of ground classes
    rocks: int = ROCKS


def release_layer(points, crs):
    """A layer with the clicked point, or the drawn line, in the system of the map."""
    is_line = len(points) > 1
    layer = QgsVectorLayer("LineString" if is_line else "Point", tr("Thrown from"), "memory")
    layer.setCrs(crs)
    feature = QgsFeature(layer.fields())
    feature.setGeometry(QgsGeometry.fromPolylineXY(points) if is_line else QgsGeometry.fromPointXY(points[0]))
    layer.dataProvider().addFeatures([feature])
    layer.updateExtents()
    return layer


def inputs_of(choices, releases, margin):
    """The inputs of talus:simulate; the elevation model is read to ``margin`` m around the releases."""
    bounds = _in_system_of(choices.dem, releases)
    length = math.hypot(bounds.width(), bounds.height())
    points = POINTS_ON_A_LINE if length > 0.0 else 1
    window = window_around(choices.dem, bounds, margin)
    inputs = {
        DEM: choices.dem, RELEASES: releases, EXTENT: QgsReferencedRectangle(window, choices.dem.crs()),
        RUNS: max(choices.rocks // points, 1), ROCK: choices.rock, VOLUME: choices.volume,
        GROUND_DEFAULT: choices.ground_class,
    }  # fmt: skip
    if length > 0.0:
        inputs[SPACING] = max(length / points, 0.01)
    if choices.ground is not None:
        inputs[GROUND] = choices.ground
    return inputs


def window_around(dem, bounds, margin):
    """The part of an elevation model within ``margin`` m of some bounds, as large as memory allows."""
    cell = dem.rasterUnitsPerPixelX(), dem.rasterUnitsPerPixelY()
    widest = 0.5 * math.sqrt(MOST_NODES * cell[0] * cell[1])
    wanted = QgsRectangle(bounds)
    wanted.grow(min(margin, widest))
    window = wanted.intersect(dem.extent())
    if window.isEmpty():
        raise QgsProcessingException(tr("The elevation model {} does not cover this point.").format(dem.name()))
    return window


def may_grow(dem, releases, margin):
    """Would a window of twice the margin hold more of the elevation model?"""
    bounds = _in_system_of(dem, releases)
    return window_around(dem, bounds, 2.0 * margin) != window_around(dem, bounds, margin)


def _in_system_of(dem, releases):
    try:
        transform = QgsCoordinateTransform(releases.crs(), dem.crs(), QgsProject.instance())
        return transform.transformBoundingBox(releases.extent())
    except QgsCsException as error:
        message = tr("The point cannot be transformed to the coordinate system of {}.").format(dem.name())
        raise QgsProcessingException(message) from error


LEFT = "left terrain"  # of STOP_REASONS
KEPT = {"maps": False, "trajectories": True}  # of what a run can keep
PERCENTILE = 95.0


class Thrown(NamedTuple):
    """Result of a throw."""

    inputs: dict  # of talus:simulate
    paths: list  # of each rock an (n, 3) array: time [s], x, y in the system of the elevation model
    numbers: dict  # see numbers_of
    findings: tuple = ()  # of the engine, about inputs and results


class Throw(QgsTask):
    """Made in the main thread, where layers are read; ``then`` is called there with a Thrown, with a text that says why
    there is none, or with the larger margin that is needed where rocks left the window and the model goes on.

    Whoever begins it keeps it: QGIS forgets a task of which Python has let go.
    """

    def __init__(self, choices, releases, screens, then, margin):
        super().__init__(tr("Talus: rocks thrown from here"))
        self.dem, self.releases, self.screens, self.then = choices.dem, releases, screens, then
        self.margin, self.inputs = margin, inputs_of(choices, releases, margin)
        self.scene, self.thrown, self.problem = read_inputs(self.inputs), None, ""

    def run(self):
        """In the thread of the task."""
        try:
            result = simulate(
                self.scene.terrain, self.scene.ground, self.scene.rock, self.scene.releases, self.scene.settings,
                progress=lambda share: self.setProgress(100.0 * share), cancelled=self.isCanceled,
            )  # fmt: skip
            self.thrown = Thrown(self.inputs, paths_of(result), numbers_of(result, self.screens),
                                 tuple(result.findings))  # fmt: skip
        except Cancelled:
            return False
        except (ValueError, OSError, MemoryError) as error:
            self.problem = str(error) or type(error).__name__
        return not self.problem

    def finished(self, succeeded):
        """In the main thread."""
        if not succeeded:
            self.then(self.problem)
        elif self.thrown.numbers["left"] and may_grow(self.dem, self.releases, self.margin):
            self.then(2.0 * self.margin)
        else:
            self.then(self.thrown)


def read_inputs(inputs):
    """The SimulationInputs. Raises QgsProcessingException or ValueError that says what is wrong."""
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    return read_scene(Call(algorithm, dict(inputs), QgsProcessingContext()), KEPT)


def paths_of(result):
    """Paths of the runs, an (n, 3) array of time, x, y each."""
    samples = result.trajectories
    ends = np.searchsorted(samples["run"], np.arange(result.runs.size + 1))
    table = np.column_stack([samples["time"], samples["x"], samples["y"]])
    return [table[first:last] for first, last in zip(ends[:-1], ends[1:])]


def numbers_of(result, screens=()):
    """Name -> number. With ``screens``, each a list of (k, 2) arrays: what passes them; energies in kJ."""
    runs = result.runs
    numbers = {
        "rocks": runs.size,
        "run_out_median": float(np.median(runs["distance"])),
        "run_out_largest": float(runs["distance"].max()),
        "reach_angle_smallest": float(np.degrees(runs["reach_angle"].min())),
        "velocity": float(np.percentile(runs["velocity_max"], PERCENTILE)),
        "energy": 1e-3 * float(np.percentile(runs["energy_max"], PERCENTILE)),
        "left": int(np.count_nonzero(runs["stop_reason"] == LEFT)),
    }
    if not screens:
        return numbers
    rows = first_passages(crossings(motion_of(result), segments_of(screens)))
    numbers["passing"] = int(np.unique(rows["run"]).size)
    if rows.size:
        numbers["energy_there"] = 1e-3 * float(np.percentile(rows["energy"], PERCENTILE))
        numbers["height_there"] = float(np.percentile(rows["height"] + rows["highest"], PERCENTILE))
    return numbers


def make_ready():
    """Compile what a throw calls, if it is not there yet; in whatever thread."""
    terrain = Terrain(np.zeros((20, 20)), 2.0)
    rock, release = rock_library.rock("worn_compact"), Release((20.0, 20.0))
    simulate(terrain, Ground.of_class(terrain, "medium"), rock, release, Settings(max_time=0.1, threads=1, **KEPT))
