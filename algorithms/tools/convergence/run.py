# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:convergence runs: reads one number a run, asks the engine, draws the curve."""

import csv
import math

import numpy as np
from qgis.core import QgsFeatureRequest, QgsGeometry, QgsProcessingException, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.statistics import convergence
from ...number_words import formatted
from ...shared.layers.vector_layers import (
    UNCHECKED,
    check_fields,
    check_system,
    layer_source,
    needed_number,
    valid_features,
)
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import tell_numbers
from ...shared.parameters.staging import Files
from ...shared.parameters.values import is_empty
from ...shared.reports.figures import can_draw, draw_curve
from ...shared.styles.known_layers import all_known, which_of
from ...translation import tr
from .algorithm import (
    CONFIDENCE,
    DISTANCE,
    FIGURE,
    LAYER,
    PERCENTILE,
    PRECISION,
    RUN_FIELD,
    STATISTIC,
    STATISTICS,
    TABLE,
    TARGET,
    TOTAL_RUNS,
    VALUE_FIELD,
    labels,
)

# Checks of talus:convergence before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    source = layer_source(call, LAYER)
    statistic = call[STATISTIC]
    names = [call[name] for name in (RUN_FIELD, VALUE_FIELD)]
    check_fields(source, LAYER, names if statistic != "share" else names[:1])
    if statistic != "share" and not names[1]:
        message = tr("VALUE_FIELD: choose the field for the {}.")
        raise QgsProcessingException(message.format(statistic))
    has_target = call[TARGET] is not None
    if statistic == "share" and not has_target and not call.raw(TOTAL_RUNS):
        message = tr("STATISTIC: a share needs the layer TARGET, or TOTAL_RUNS where the layer has only the hits.")
        raise QgsProcessingException(message)
    if has_target:
        check_system(source, LAYER)
    check_outputs(call)


# Outputs of talus:convergence: its numbers, whether the runs are enough, the table of the curve.

NO_INTERVAL = Kind(
    "interval-not-known", DOUBTFUL,
    "These runs are too few for a confidence interval.",
    "Simulate more runs.",
)  # fmt: skip


def numbers_of(sample, estimate, needed):
    """Name -> value; those that are not finite are missing."""
    numbers = {
        "RUN_COUNT": len(sample), "VALUE": estimate.value, "LOW": estimate.low, "HIGH": estimate.high,
        "PRECISION_REACHED": 100.0 * estimate.precision, "RUNS_NEEDED": needed,
    }  # fmt: skip
    return {name: number for name, number in numbers.items() if math.isfinite(number)}


def tell(numbers, estimate, asked, call):
    """Log the numbers, and whether the runs are enough for the precision ``asked``, a share."""
    tell_numbers(labels(), numbers, call, digits=5)
    if math.isinf(estimate.precision):
        call.find([NO_INTERVAL.of(str(LAYER), numbers["RUN_COUNT"])])
    elif estimate.precision <= asked:
        call.info(tr("There are enough runs."))
    elif "RUNS_NEEDED" in numbers:
        message = tr("Simulate {:.3g} times as many runs for a precision of {:g} %.")
        call.info(formatted(message, numbers["RUNS_NEEDED"] / numbers["RUN_COUNT"], 100.0 * asked))


def write_table(path, curve):
    """The curve as CSV; what is not known is empty."""
    with open(path, "w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(curve._fields)
        for row in zip(*curve):
            rows.writerow([f"{value:.9g}" if math.isfinite(value) else "" for value in row])


# One number a run from a layer with a feature or several for each run: stops, trajectories, crossings of a line.

WHOLE_RUNS = Kind(
    "values-of-whole-runs", DOUBTFUL,
    "VALUE_FIELD: the values of trajectories are those of whole runs, not those at TARGET.",
    "Use the crossings of Rocks at screen lines for these.",
)  # fmt: skip


def read_sample(call, statistic):
    """A number for each run, NaN where it has none; for a share True where it meets the target."""
    source = call[LAYER]
    target = call[TARGET]
    distance = call[DISTANCE]
    meets = None if target is None else make_target(target, source.sourceCrs(), distance, call)
    run_field = call[RUN_FIELD]
    value_field = call[VALUE_FIELD] if statistic != "share" else ""
    if meets is not None and value_field and is_of_lines(source):
        call.find([WHOLE_RUNS.of(str(VALUE_FIELD))])
    values = read_run_values(source, run_field, value_field, meets, call)
    total = int(call[TOTAL_RUNS] or len(values))
    if total < len(values):
        message = tr("TOTAL_RUNS is {}, but the layer has {} different runs.")
        raise QgsProcessingException(message.format(total, len(values)))
    sample = np.full(total, math.nan)
    sample[: len(values)] = list(values.values())
    missing = int(np.count_nonzero(np.isnan(sample)))
    call.info(tr("{} runs, {} of them with a value.").format(total, total - missing))
    if missing == total and statistic != "share":
        raise QgsProcessingException(tr("TARGET: no run meets it, so there is no value."))
    return ~np.isnan(sample) if statistic == "share" else sample


def read_run_values(source, run_field, value_field, meets, call):
    """Run -> its largest value, 1.0 without a field; NaN for runs of which no feature ``meets`` the target.

    Raises QgsProcessingException for a layer without features and values that are no numbers.
    """
    check_fields(source, LAYER, [run_field, value_field])
    values = {}
    request = QgsFeatureRequest()
    for feature in source.getFeatures(request, UNCHECKED):
        call.stop_if_cancelled()
        run = feature[run_field] if run_field else feature.id()
        if is_empty(run):
            message = tr("LAYER: feature {} has no number of a run in {}.")
            raise QgsProcessingException(message.format(feature.id(), run_field))
        value = _value_of(feature, value_field) if meets is None or meets(feature.geometry()) else math.nan
        values[run] = np.fmax(values.get(run, math.nan), value)
    if not values:
        raise QgsProcessingException(tr("LAYER: the layer {} is empty.").format(source.sourceName()))
    return values


def is_of_lines(source):
    """Does a source have lines, such as trajectories?"""
    return QgsWkbTypes.geometryType(source.wkbType()) == QgsWkbTypes.GeometryType.LineGeometry


def make_target(target, crs, distance, call):
    """Function that reports whether a geometry comes within a distance of the features of a source."""
    check_system(target, TARGET)
    shapes = [feature.geometry() for feature in valid_features(target, crs, call, TARGET)]
    shapes = [shape for shape in shapes if not shape.isEmpty()]
    if not shapes:
        raise QgsProcessingException(tr("TARGET: the layer {} is empty.").format(target.sourceName()))
    if distance == 0.0 and QgsWkbTypes.geometryType(target.wkbType()) == QgsWkbTypes.GeometryType.PointGeometry:
        raise QgsProcessingException(tr("DISTANCE: nothing passes exactly through a point; give a distance in metres."))
    if distance > 0.0:
        shapes = [shape.buffer(distance, 16) for shape in shapes]
    united = QgsGeometry.unaryUnion(shapes)
    engine = QgsGeometry.createGeometryEngine(united.constGet())
    engine.prepareGeometry()

    def meets(geometry, keep=united):
        return not geometry.isEmpty() and engine.intersects(geometry.constGet())

    return meets


def _value_of(feature, field):
    if not field:
        return 1.0
    return needed_number(feature, LAYER, field, lowest=-math.inf)


# Label of the field with the values: its alias in the layer, or Talus' name for it in results.


def value_words(call):
    """Words for the field, its name where it has no other."""
    layer, name = call.vector_layer(LAYER), call[VALUE_FIELD]
    if layer is None or not name:
        return name
    alias = layer.attributeAlias(layer.fields().lookupField(name))
    if alias:
        return alias
    known = which_of(all_known(), layer)
    columns = getattr(known.style(layer), "columns", ()) if known is not None else ()
    return next((column.alias for column in columns if column.name == name and column.alias), name)


def run(call):
    """Run talus:convergence and return its outputs and numbers to Processing."""
    call.checked()
    statistic = STATISTICS[call[STATISTIC]]
    sample = read_sample(call, statistic)
    share = 0.01 * call[PERCENTILE]
    confidence = 0.01 * call[CONFIDENCE]
    asked = 0.01 * call[PRECISION]
    estimate = convergence.estimate_of_present(sample, statistic, share, confidence)
    needed = convergence.needed_runs(sample, statistic, asked, share, confidence)
    call.progress(60)
    curve = convergence.curve(sample, statistic, share, confidence)
    with Files() as files:
        paths = _write(call, files, curve)
    numbers = numbers_of(sample, estimate, needed)
    tell(numbers, estimate, asked, call)
    return {**paths, **numbers}


def _write(call, files, curve):
    paths = {}
    if call.wants(FIGURE) and can_draw(call):
        paths[FIGURE] = call.path(FIGURE)
        draw_curve(files.stage(paths[FIGURE]), curve, *_captions(call))
    if call.wants(TABLE):
        paths[TABLE] = call.path(TABLE)
        write_table(files.stage(paths[TABLE]), curve)
    return paths


def _captions(call):
    """(label of the statistic, title, label of the band)."""
    statistic = call[STATISTIC]
    value = value_words(call)
    percentile = call[PERCENTILE]
    label = {
        "percentile": formatted(tr("{:g}th percentile of {}"), percentile, value),
        "mean": tr("mean of {}").format(value),
        "share": tr("share of runs"),
    }[statistic]
    source = call[LAYER].sourceName()
    band = formatted(tr("{:g} % confidence"), call[CONFIDENCE])
    return label, source, band
