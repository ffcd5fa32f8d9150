# SPDX-License-Identifier: GPL-2.0-or-later
"""The runs that pass a cell or hit an object: values of each there, and which releases they come from."""

from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsApplication,
    QgsCoordinateTransform,
    QgsFeatureRequest,
    QgsGeometry,
    QgsProcessingContext,
    QgsProcessingException,
    QgsProcessingFeedback,
    QgsProject,
    QgsRectangle,
    QgsVectorLayer,
    QgsWkbTypes,
)
from qgis.PyQt.QtCore import Qt
from qgis.PyQt.QtWidgets import QProgressDialog

from .....engine.passages.arrivals import stopped_there
from .....engine.passages.hits import hits
from .....engine.passages.in_area import passages_in_area
from .....engine.passages.passage_statistics import values_of
from .....engine.statistics.order_statistics import share_interval
from ....call import Call
from ....number_words import KILO
from ....translation import tr
from ...parameters.extent import DEM
from ...parameters.motion import TRAJECTORIES
from ...parameters.values import is_empty
from ...runs.motion import check_motion, read_paths
from ...scene.dem import check_ground, read_ground

# The motion of a run, read from its trajectories as talus:profile reads it, and kept until the layer changes.

READER = "talus:profile"  # whose inputs these are
PATIENCE = 500  # ms until a progress is shown


class Tells(QgsProcessingFeedback):
    """A feedback that keeps warnings."""

    def __init__(self):
        super().__init__(False)
        self.warnings = []

    def pushWarning(self, warning):
        self.warnings.append(warning)


class RunMotion:
    """Paths of one layer at a time."""

    def __init__(self, parent=None):
        self.parent, self.key, self.paths, self.warnings = parent, None, None, []

    def of(self, layer):
        """The Paths of a layer of trajectories. Raises QgsProcessingException that says why there are none."""
        key = layer.id(), layer.featureCount(), layer.subsetString()
        if self.key != key:
            feedback, dialog = Tells(), self._dialog()
            feedback.progressChanged.connect(lambda percent: dialog.setValue(min(int(percent), 99)))
            dialog.canceled.connect(feedback.cancel)
            try:
                call = _call({TRAJECTORIES: layer}, feedback)
                check_motion(call)
                self.key, self.paths, self.warnings = None, read_paths(call), feedback.warnings
            finally:
                dialog.close()
                dialog.deleteLater()
            self.key = key
        return self.paths

    def forget(self):
        """Forget the motion that was read, which may be large."""
        self.key = self.paths = None

    def _dialog(self):
        dialog = QProgressDialog(tr("Reading the trajectories ..."), tr("Cancel"), 0, 100, self.parent)
        dialog.setWindowModality(Qt.WindowModality.WindowModal)
        dialog.setMinimumDuration(PATIENCE)
        return dialog


def terrain_at(layer, crs, points):
    """The Terrain of an elevation model around points (n, 2); None where there is no such model, or it is elsewhere."""
    if layer is None:
        return None
    try:
        return read_ground(check_ground(_call({DEM: layer}, Tells()), crs), points)
    except QgsProcessingException:
        return None


def _call(parameters, feedback):
    context = QgsProcessingContext()
    context.setProject(QgsProject.instance())
    return Call(QgsApplication.processingRegistry().createAlgorithmById(READER), parameters, context, feedback)


SHARES = {"p50": 0.5, "p90": 0.9, "p95": 0.95, "p99": 0.99}
QUANTITIES = ("energy", "top", "height", "velocity", "rotation")


class Passing(NamedTuple):
    """Passages of one place; values are in kJ, m, m/s and revolutions per second."""

    runs: int  # of the whole simulation
    run: np.ndarray  # (n,) places in the Paths of those that pass
    values: dict  # quantity -> (n,); NaN where it is not known
    has_rotation: bool
    stopped: int = 0  # of them by a barrier on the line


class Source(NamedTuple):
    """Passages from one release."""

    release: int
    start: tuple  # (x, y) of its first run
    passing: int
    runs: int
    energy: float  # kJ, 95th percentile of what passes


def through_cells(paths, rings, terrain=None):
    """The Passing of cells of a map, each run with its largest values there; ``rings``: outlines (k, 2), closed."""
    rows = passages_in_area(paths.motion, rings, paths.radius, terrain)
    values = {name: rows[name].copy() for name in QUANTITIES}
    values["energy"] /= KILO
    values["rotation"] /= 2.0 * np.pi
    return Passing(paths.motion.run_count, rows["run"], values, paths.has_rotation)


def at_object(paths, target, terrain=None):
    """The Passing of an object, an engine's Target: the runs that hit it, each with its values at the hit."""
    rows = hits(paths.motion, [target], paths.radius)
    if terrain is not None:
        unknown = np.isnan(rows["height"])
        rows["height"][unknown] = (rows["z"] - terrain.height(rows["x"], rows["y"]))[unknown]
    values = {name: values_of(rows, np.nan_to_num(paths.radius), name) for name in QUANTITIES}
    stopped = np.unique(rows["run"][stopped_there(paths.motion, rows)]).size
    return Passing(paths.motion.run_count, rows["run"], values, paths.has_rotation, stopped)


def bands_of(values):
    """Mean, percentiles and maximum of values by name; {} where none is known."""
    values = values[np.isfinite(values)]
    if not values.size:
        return {}
    quantiles = {name: float(np.quantile(values, share)) for name, share in SHARES.items()}
    return {"mean": float(values.mean()), **quantiles, "largest": float(values.max())}


def reach_of(passing):
    """(share of the runs that pass, its lower and upper bound with 95 % confidence)."""
    low, high = share_interval(passing.run.size, passing.runs)
    return passing.run.size / passing.runs, float(low), float(high)


def sources_of(passing, paths):
    """The Sources from which runs pass, those with the most first."""
    known, of_run = np.unique(paths.release, return_inverse=True)
    runs, through = np.bincount(of_run, minlength=known.size), of_run[passing.run]
    counts = np.bincount(through, minlength=known.size)
    starts = paths.motion.position[paths.motion.first[:-1], :2]
    sources = []
    for k in np.flatnonzero(counts):
        energies = passing.values["energy"][through == k]
        energies = energies[np.isfinite(energies)]
        energy = float(np.quantile(energies, SHARES["p95"])) if energies.size else float("nan")
        start = starts[np.argmax(of_run == k)]
        sources.append(Source(int(known[k]), tuple(start.tolist()), int(counts[k]), int(runs[k]), energy))
    return sorted(sources, key=lambda source: (-source.passing, source.release))


# From a click to a place: the cell of a raster with those around it, or the object of a layer below the pointer.

REACH = 6  # px from the pointer to an object
Type = QgsWkbTypes.GeometryType
ORDER = (Type.PointGeometry, Type.LineGeometry, Type.PolygonGeometry)


class Found(NamedTuple):
    """The object below the pointer."""

    layer: QgsVectorLayer
    feature: object


def cell_at(layer, point, around=0):
    """Outline (5, 2) of the cell of a raster at a point in its system, with this many cells around it; None outside."""
    extent, east, north = layer.extent(), layer.rasterUnitsPerPixelX(), layer.rasterUnitsPerPixelY()
    if not extent.contains(point):
        return None
    column = min(int((point.x() - extent.xMinimum()) / east), layer.width() - 1)
    row = min(int((extent.yMaximum() - point.y()) / north), layer.height() - 1)
    west, top = extent.xMinimum() + (column - around) * east, extent.yMaximum() - (row - around) * north
    width, height = (2 * around + 1) * east, (2 * around + 1) * north
    return np.array([
        (west, top - height), (west + width, top - height), (west + width, top), (west, top), (west, top - height),
    ])  # fmt: skip


def object_at(canvas, point, left_out=()):
    """The Found nearest to a point; None where there is none.

    Points go before lines, and lines before areas, which would cover them; of two layers of a kind the upper one.
    """
    reach = REACH * canvas.mapUnitsPerPixel()
    box = QgsRectangle(point.x() - reach, point.y() - reach, point.x() + reach, point.y() + reach)
    layers = [layer for layer in canvas.layers() if isinstance(layer, QgsVectorLayer) and layer.geometryType() in ORDER]
    for layer in sorted(layers, key=lambda candidate: ORDER.index(candidate.geometryType())):
        if layer.id() in left_out:
            continue
        request = QgsFeatureRequest().setFilterRect(box).setFlags(QgsFeatureRequest.Flag.ExactIntersect)
        request.setDestinationCrs(canvas.mapSettings().destinationCrs(), QgsProject.instance().transformContext())
        features = list(layer.getFeatures(request))
        if features:
            point_geometry = QgsGeometry.fromPointXY(point)
            nearest = min(features, key=lambda feature: feature.geometry().distance(point_geometry))
            return Found(layer, layer.getFeature(nearest.id()))
    return None


def name_of(feature):
    """Name of a feature: its field name where that is filled, or its number."""
    at = feature.fields().lookupField("name")
    name = feature.attribute(at) if at >= 0 else None
    return str(feature.id()) if is_empty(name) or not str(name).strip() else str(name)


def moved(geometry, crs, to):
    """A copy of a geometry in another system."""
    copy = QgsGeometry(geometry)
    copy.transform(QgsCoordinateTransform(crs, to, QgsProject.instance()))
    return copy


def lines_of(geometry):
    """Vertices (k, 2) of the parts of a line."""
    parts = geometry.asMultiPolyline() if geometry.isMultipart() else [geometry.asPolyline()]
    return [np.array([(point.x(), point.y()) for point in part]) for part in parts if len(part) > 1]


def rings_of(geometry):
    """Vertices (k, 2) of the outlines and holes of polygons."""
    polygons = geometry.asMultiPolygon() if geometry.isMultipart() else [geometry.asPolygon()]
    return [np.array([(point.x(), point.y()) for point in ring]) for polygon in polygons for ring in polygon]
