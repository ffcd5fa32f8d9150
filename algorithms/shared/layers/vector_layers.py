# SPDX-License-Identifier: GPL-2.0-or-later
"""Shared parts of all vector inputs: their checks, their reprojection, and the names of features in messages."""

import math

from qgis.core import (
    Qgis,
    QgsCoordinateReferenceSystem,
    QgsCoordinateTransform,
    QgsCsException,
    QgsFeatureRequest,
    QgsGeometry,
    QgsProcessingException,
    QgsProcessingFeatureSource,
    QgsProcessingFeatureSourceDefinition,
    QgsRectangle,
)

from ....engine.choices import WEIGHT_FIELD
from ....engine.findings.subjects import Listed
from ....engine.io.coordinate_systems import check_metric
from ....engine.quantities.quantities import out_of_range
from ....engine.scene.features import BARE, PARTLY_OUTSIDE
from ...number_words import formatted
from ...translation import tr
from ..findings.output import feature_list, finding_text
from ..parameters.ground import GROUND
from ..parameters.obstacles import BARRIERS, TREES
from ..parameters.scene import FOREST, RELEASES
from ..parameters.values import as_number, is_empty

# Numbers in the fields of features: within bounds, or a message that names layer, feature, field and value.


def number_of(feature, name, field, otherwise, lowest=0.0, above=-math.inf, highest=math.inf, quantity=None):
    """Value of a field, ``otherwise`` where it is empty or no field was chosen ('').

    Raises QgsProcessingException for anything but a finite number from ``lowest`` to ``highest``, larger than
    ``above``, and within the legal range of a ``quantity`` of the engine; ``name``: of the input.
    """
    if not field or is_empty(feature[field]):
        return otherwise
    return needed_number(feature, name, field, lowest, above, highest, quantity)


def needed_number(feature, name, field, lowest=0.0, above=-math.inf, highest=math.inf, quantity=None):
    """Number of a field that must not be empty."""
    number = as_number(feature[field])
    if not (math.isfinite(number) and lowest <= number <= highest and number > above):
        shown = tr("(empty)") if is_empty(feature[field]) else feature[field]
        message = tr("{}: feature {} has {} = {}; give {}.")
        raise QgsProcessingException(message.format(name, feature.id(), field, shown, _wanted(lowest, above, highest)))
    if quantity is not None:
        _check_quantity(quantity, number, tr("{}: feature {}, {}").format(name, feature.id(), field))
    return number


def _check_quantity(quantity, number, subject):
    finding = out_of_range(quantity, number, subject)
    if finding is not None:
        raise QgsProcessingException(finding_text(finding))


def _wanted(lowest, above, highest):
    if highest < math.inf:
        return formatted(tr("a number from {:g} to {:g}"), lowest, highest)
    if above > -math.inf:
        return formatted(tr("a number of more than {:g}"), above)
    return formatted(tr("a number of at least {:g}"), lowest) if lowest > -math.inf else tr("a number")


# Is the coordinate system of a layer fit for a simulation: projected, in metres, true to scale?.


def check_metric_system(crs, name, box):
    """The engine's Scale of a system in the QgsRectangle ``box``, see engine/io/coordinate_systems.py.

    Raises QgsProcessingException that says of the layer ``name`` how to mend it.
    """
    try:
        return check_metric(wkt_of(crs), name, (box.xMinimum(), box.yMinimum(), box.xMaximum(), box.yMaximum()))
    except ValueError as error:
        raise QgsProcessingException(str(error)) from error


def wkt_of(crs):
    """The system as the engine reads it."""
    return crs.toWkt(QgsCoordinateReferenceSystem.WktVariant.WKT2_2019)


# Finds what of polygons and lines lies outside of the elevation model, and reports how much.

LEAST = 1e-6  # share of a feature; less is rounding of coordinates


class PartlyOutside:
    """Gathers features that reach over the outer edge of the cells of a terrain, or of its grid."""

    def __init__(self, terrain):
        west, south, east, north = terrain.extent  # of the nodes, in the middle of cells
        half_x, half_y = (0.5 * size for size in terrain.cell_size)
        box = QgsRectangle(west - half_x, south - half_y, east + half_x, north + half_y)
        self.frame, self.box = QgsGeometry.fromRect(box), box
        self.identifiers, self.outside, self.whole, self.unit = [], 0.0, 0.0, ""

    def add(self, identifier, geometry):
        """A feature that meets the elevation model."""
        is_area = geometry.constGet().dimension() > 1
        measure = QgsGeometry.area if is_area else QgsGeometry.length
        self.unit = "m²" if is_area else "m"
        whole = measure(geometry)
        self.whole += whole
        if self.box.contains(geometry.boundingBox()):
            return
        outside = whole - measure(geometry.intersection(self.frame))
        if outside > LEAST * whole:
            self.identifiers.append(identifier)
            self.outside += outside

    def tell(self, name, call):
        """Warn, where there is something; ``name``: the input with these features."""
        if self.identifiers:
            share = 100.0 * self.outside / self.whole
            sizes = {"outside": self.outside, "whole": self.whole, "unit": self.unit}
            call.find([PARTLY_OUTSIDE.of(str(name), share, features=Listed.of(self.identifiers), **sizes)])


# Lines need not be valid in the sense of polygons; an iterator of QGIS 3.22 that ends at one can end Python with it.
UNCHECKED = QgsProcessingFeatureSource.Flag.FlagSkipGeometryValidityChecks
OF_RUNS = frozenset(("run", "mass_kg", "runout_m", "e_max_kj", "e_kj"))  # fields of which one tells a layer of runs
OBSTACLES = BARRIERS, TREES
LAYERS = (RELEASES, GROUND, FOREST, BARRIERS, TREES)  # of talus:simulate


def layer_source(call, name):
    """The features of an input. Raises QgsProcessingException where there is no layer."""
    source = call[name]
    if source is None:
        raise QgsProcessingException(tr("{}: this is no vector layer that QGIS can read.").format(name))
    return source


def check_system(source, name):
    """Raise QgsProcessingException where a layer has no coordinate system."""
    if not source.sourceCrs().isValid():
        message = tr(
            "{}: the layer {} has no coordinate system. Assign the one it was made in with the layer's menu, Layer "
            "CRS, or with Assign projection."
        )
        raise QgsProcessingException(message.format(name, source.sourceName()))


def check_fields(source, name, fields, takes_weights=False):
    """Raise QgsProcessingException where a field that was chosen is not in the layer, and for runs with weights.

    takes_weights : layers of runs that split will do
    """
    known = source.fields().names()
    if WEIGHT_FIELD in known and not takes_weights and not OF_RUNS.isdisjoint(fields):
        message = tr("{}: the runs of {} have weights, as rocks that got far went on as several (SPLITTING_SHARE), and "
                     "would count as one each here. Give a layer of a simulation without; barriers, trees and maps of "
                     "Simulate rockfall and its frequencies know the weights.")  # fmt: skip
        raise QgsProcessingException(message.format(name, source.sourceName()))
    for field in fields:
        if field and field not in known:
            message = tr("{}: the layer {} has no field {!r}; it has {}.")
            listed = ", ".join(known) or tr("none")
            raise QgsProcessingException(message.format(name, source.sourceName(), field, listed))


def name_field(source, chosen):
    """The field with names: the one that was chosen, else the field "name" of the layer, "" where it has none."""
    if chosen:
        return chosen
    index = source.fields().lookupField("name")  # whatever the case
    return source.fields().names()[index] if index >= 0 else ""


def feature_name(feature, field):
    """Name of a feature by the field with names, "" where there is no such field or no name."""
    value = feature[field] if field else None
    return "" if is_empty(value) else str(value).strip()


def reprojected(source, crs, call, name):
    """The features in the system ``crs``, their geometries unchecked.

    Raises QgsProcessingException where the user cancels, and at a feature that cannot be reprojected, by its id.
    QGIS is not asked to reproject: 3.22 drops the geometry of such a feature without a word.
    """
    transform = QgsCoordinateTransform(source.sourceCrs(), crs, call.transform_context)
    for feature in source.getFeatures(QgsFeatureRequest(), UNCHECKED):
        call.stop_if_cancelled()
        if feature.hasGeometry() and not transform.isShortCircuited():
            geometry = feature.geometry()
            was_finite = _is_finite(geometry)
            try:
                geometry.transform(transform)
                is_there = _is_finite(geometry) or not was_finite
            except QgsCsException:
                is_there = False
            if not is_there:
                message = tr("{}: feature {} cannot be reprojected to {}; is its coordinate system right?")
                raise QgsProcessingException(message.format(name, feature.id(), crs.authid()))
            feature.setGeometry(geometry)
        yield feature


def _is_finite(geometry):
    """False where a coordinate is infinite, as some projections make it of metres taken for degrees, or no number."""
    box = geometry.boundingBox()
    return geometry.isEmpty() or (math.isfinite(box.width()) and math.isfinite(box.height()))


def valid_features(source, crs, call, name):
    """Valid features, checked as ``checked`` does."""
    return checked(reprojected(source, crs, call, name), name)


def checked(features, name):
    """Yield the valid features; where some are not, QgsProcessingException is raised after the last one."""
    invalid = []
    for feature in features:
        wrong = _what_is_wrong(feature.geometry())
        if wrong:
            invalid.append((feature.id(), wrong))
        else:
            yield feature
    if invalid:
        message = tr("{}: {} cannot be used; the geometry of feature {} is invalid ({}). Repair the layer with Fix "
                     "geometries.")  # fmt: skip
        raise QgsProcessingException(
            message.format(name, feature_list([feature for feature, _ in invalid]), *invalid[0])
        )


def _what_is_wrong(geometry):
    """Fault of an invalid geometry and its position, as GEOS reports it; '' for a valid one, or none at all."""
    if geometry.isNull():
        return ""
    if not _is_finite(geometry):
        return tr("coordinates that are not finite")
    if geometry.isGeosValid():
        return ""
    errors = geometry.validateGeometry(Qgis.GeometryValidationEngine.Geos)
    if not errors:
        return tr("invalid")
    location = errors[0].where()
    if not errors[0].hasWhere():
        return errors[0].what()
    return f"{errors[0].what()}, {location.x():.2f} {location.y():.2f}"  # to be pasted into QGIS's box of coordinates


def no_geometry_text(name, source):
    """Message for a layer with features and no geometry at all."""
    return tr("{}: no feature of the layer {} has a geometry.").format(name, source.sourceName())


def tell_bare(name, identifiers, call):
    """Warn of features without a geometry."""
    if identifiers:
        call.find([BARE.of(str(name), len(identifiers), features=Listed.of(identifiers))])


def features_within(frame, features, bare, outside):
    """Yield the features that reach into a frame; list identifiers of those without a geometry or beyond."""
    for feature in features:
        geometry = feature.geometry()
        if geometry.isNull() or geometry.isEmpty():
            bare.append(feature.id())
        elif not geometry.intersects(frame):
            outside.append(feature.id())
        else:
            yield feature


def check_layers(call, names=LAYERS):
    """Checks of all vector inputs that need no feature: is there a layer, a coordinate system, are there features?"""
    for name in names:
        if not call.is_given(name) and call[name] is None:
            continue
        source = layer_source(call, name)
        check_system(source, name)
        if source.featureCount() == 0:
            raise QgsProcessingException(tr("{}: the layer {} is empty.").format(name, source.sourceName()))
    if RELEASES in names:
        _check_not_released(call)


def _check_not_released(call):
    """Raise where rocks would start from the obstacles: a dialog takes the current layer for each of its inputs."""
    releases, *obstacles = (
        call.vector_layer(name) if is_whole(call.raw(name)) else None for name in (RELEASES, *OBSTACLES)
    )
    for name, layer in zip(OBSTACLES, obstacles):
        if layer is not None and releases is not None and layer.id() == releases.id():
            message = tr("RELEASES: the layer {} is also the input {}; choose the layer from which rocks fall.")
            raise QgsProcessingException(message.format(layer.name(), name))


def is_whole(value):
    """False for no layer, and where only selected or filtered features of one are taken."""
    if not isinstance(value, QgsProcessingFeatureSourceDefinition):
        return value not in (None, "")
    is_limited = getattr(value, "featureLimit", -1) >= 0
    return not value.selectedFeaturesOnly and not is_limited and not getattr(value, "filterExpression", "")
