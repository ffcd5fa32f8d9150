# SPDX-License-Identifier: GPL-2.0-or-later
"""Checks of talus:hazardmap before a run."""

import numpy as np
from qgis.core import QgsProcessingException

from ....engine.choices import HAZARD_METHODS
from ....engine.io.thresholds import ENERGY, thresholds_of
from ...number_words import KILO, formatted
from ...shared.layers.vector_layers import check_layers
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.values import read_in_place
from ...shared.scene.dem import open_dem
from ...translation import tr
from .conclusions import classes_of
from .count_rasters import check_data
from .curves import check_width
from .frequency_maps import check_periods
from .frequency_rows import read_size_classes, reference_width, volumes_of_classes, volumes_of_scenarios
from .outputs import ENERGY_LINE, INTENSITIES, SHADOW_ANGLE
from .parameters import (
    APEX,
    CURVES,
    CURVES_FIGURE,
    DEM,
    METHOD,
    OBJECTS,
    RELEASES,
    RULES,
    STRONG,
    WEAK,
    frequency_outputs,
)
from .scenarios import known_runs, read_scenarios

FREQUENCY = HAZARD_METHODS[-1]
ANGLES = {ENERGY_LINE: RELEASES, SHADOW_ANGLE: APEX}  # output: layer that it needs


def check(call):
    """Check all that does not need the rasters to be read. Returns the scenarios, or the size classes."""
    known = known_runs(call) if call.prepared is None else call.prepared
    scenarios = (read_size_classes if is_frequency(call) else read_scenarios)(call, known)
    classes = classes_of(call)
    if is_frequency(call):
        _check_frequency(call, scenarios, classes)
        reference_width(call, classes.rules)
        volumes_of_classes(call, classes, scenarios)
    else:
        for output in (one.name() for one in frequency_outputs()):
            if call.wants(output):
                message = tr("{}: this output exists only for the method frequency; choose that as METHOD, or skip it.")
                raise QgsProcessingException(message.format(output))
        volumes_of_scenarios(call, classes, len(scenarios))
    _check_outputs_of_rules(call, classes)
    for output, source in ANGLES.items():
        if call.wants(output):
            if call[source] is None:
                raise QgsProcessingException(tr("{}: give the layer {} for it.").format(output, source))
            if not call.raw(DEM):
                raise QgsProcessingException(tr("{}: give the elevation model (DEM) for it.").format(output))
            open_dem(call)
    check_outputs(call)
    return scenarios


def is_frequency(call):
    """Are return periods those of sources and sizes?"""
    return call[METHOD] == FREQUENCY


def _check_frequency(call, sizes, classes):
    """Check the inputs of the method frequency besides its table. ``sizes``: of SizeClass"""
    check_periods(call)
    check_width(call, sizes)
    check_layers(call, (OBJECTS,))
    check_counted(call, classes, sizes[0].thresholds)
    has_objects = call[OBJECTS] is not None
    for output in (CURVES, CURVES_FIGURE):
        if call.wants(output) and not has_objects:
            raise QgsProcessingException(tr("{}: give the layer {} for it.").format(output, OBJECTS))


def check_counted(call, classes, thresholds):
    """Raise QgsProcessingException where the runs are not counted above an energy between two intensities.

    ``thresholds``: above which they are counted, J
    """
    counted = [threshold / KILO for threshold in thresholds]
    names = (WEAK, STRONG) if classes.rules is None else (RULES,) * len(classes.bounds)
    energies = () if classes.is_by_volume else classes.bounds
    for name, bound in zip(names, (energy / KILO for energy in energies)):
        if not np.isclose(counted, bound, rtol=1e-9, atol=0.0).any():
            message = tr("{}: the runs are not counted above {:g} kJ, but above {} kJ; choose one of these, or "
                         "simulate again with it among the ENERGY_THRESHOLDS.")  # fmt: skip
            listed = "; ".join(formatted("{:g}", threshold) for threshold in counted)
            raise QgsProcessingException(formatted(message, name, bound, listed))


def _check_outputs_of_rules(call, classes):
    """Outputs that rules do not make, or that are made by rules alone."""
    check_data(call, classes)
    if classes.rules is None and call.wants(INTENSITIES):
        message = tr("INTENSITIES: this output exists only for rules; choose RULES, or skip it.")
        raise QgsProcessingException(message)


# Check before the first simulation of a model that ends with a hazard map by frequency.

ENERGY_THRESHOLDS = "ENERGY_THRESHOLDS"  # of talus:simulate


def check_model(call):
    """Check rules, and that runs are counted above their energies. ``call``: of talus:hazardmap with a model's inputs.

    Raises QgsProcessingException.
    """
    call = call.of({**call.parameters, METHOD: FREQUENCY})
    read_in_place(call)
    classes = classes_of(call)
    text = ENERGY.usual if call.raw(ENERGY_THRESHOLDS) is None else call.raw(ENERGY_THRESHOLDS)
    try:
        thresholds = thresholds_of(text)
    except ValueError as error:
        raise QgsProcessingException(tr("{}: {}").format(ENERGY_THRESHOLDS, error)) from error
    check_counted(call, classes, thresholds)
