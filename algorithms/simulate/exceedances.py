# SPDX-License-Identifier: GPL-2.0-or-later
"""The rasters of runs above thresholds of energy and of passing height: their inputs, and how they are written."""

from typing import NamedTuple

from qgis.core import QgsProcessingException, QgsProcessingParameterString

from ...engine.choices import MOST_THRESHOLDS
from ...engine.io.thresholds import ENERGY, HEIGHT, Kind, thresholds_of
from ..parameters.definitions import helped, raster_output
from ..parameters.output_files import is_wanted
from ..styles import styles
from ..styles.known_layers import ITEM, known_raster, range_of
from ..styles.on_load import style_on_load
from ..translation import tr


class CountOutput(NamedTuple):
    """One raster, with a band for each threshold."""

    parameter: str
    thresholds: str  # parameter with the numbers
    kind: Kind
    label: str
    description: str  # of a band


def count_outputs():
    """Both rasters."""
    return (
        CountOutput("EXCEEDANCES", "ENERGY_THRESHOLDS", ENERGY, tr("Runs above energies"), tr("Runs above {} kJ")),
        CountOutput(
            "HEIGHT_EXCEEDANCES", "HEIGHT_THRESHOLDS", HEIGHT, tr("Runs above heights"), tr("Runs above {} m")),
    )  # fmt: skip


def count_parameters():
    """A destination for each raster."""
    energies = tr(
        "One raster with a band for each of the ENERGY_THRESHOLDS: how many runs pass a cell with a largest energy "
        "above it; 0 where runs pass and none exceeds it, no data where none passes. With these counts Hazard map "
        "tells how often a year a place is hit with more than an energy."
    )
    heights = tr(
        "The same for the passing height of the centre of mass above the ground, with a band for each of the "
        "HEIGHT_THRESHOLDS."
    )
    return [
        raster_output(one.parameter, one.label, text, False) for one, text in zip(count_outputs(), (energies, heights))
    ]


def threshold_parameters():
    """The numbers above which runs are counted."""
    energies = tr(
        "Energies of the output Runs above energies (EXCEEDANCES), in kJ and rising, such as 10; 30; 100; 300; 1000. "
        "Take the bounds of the intensities, 30 and 300 kJ in Switzerland, and some between and beyond them."
    )
    heights = tr(
        "Heights of the output Runs above heights (HEIGHT_EXCEEDANCES), of the centre of mass above the ground, in m "
        "and rising."
    )
    texts = (tr("Thresholds of energy [kJ]"), energies), (tr("Thresholds of height [m]"), heights)
    return [
        helped(QgsProcessingParameterString(one.thresholds, label, one.kind.usual, optional=True), text)
        for one, (label, text) in zip(count_outputs(), texts)
    ]


def kept_thresholds(algorithm, parameters, context):
    """Name in the engine's Settings -> numbers in SI units; none of a raster that is not asked for.

    Raises QgsProcessingException for a text that has no such numbers.
    """
    return {
        f"{one.kind.quantity}_thresholds": _thresholds(algorithm, parameters, context, one) for one in count_outputs()
    }


def known_counts():
    """The KnownLayer of each raster."""
    return [
        known_raster(one.parameter, one.label, lambda layer: styles.RasterStyle("passages", range_of(layer)[1]))
        for one in count_outputs()
    ]


def write_counts(algorithm, parameters, context, files, scene, result, items, offset):
    """Write the rasters that were asked for; returns parameter -> path. ``items``, ``offset``: of raster.write_bands"""
    from ...engine.study.outputs import write_exceedances

    paths = {}
    for one in count_outputs():
        name = one.parameter
        if not is_wanted(algorithm, parameters, name):
            continue
        paths[name] = path = algorithm.parameterAsOutputLayer(parameters, name, context)
        said = {**items, ITEM: name}
        write_exceedances(files.stage(path), one.kind, result, scene.dem.grid, offset, said, one.description)
        largest = result.maps[f"{one.kind.quantity}_exceedances"].max(initial=0)
        style = styles.RasterStyle("passages", largest)
        style_on_load(context, path, one.label, style, algorithm.run_of_layers, name)
    return paths


def _thresholds(algorithm, parameters, context, output):
    if not is_wanted(algorithm, parameters, output.parameter):
        return ()
    text = algorithm.parameterAsString(parameters, output.thresholds, context)
    try:
        found = thresholds_of(text, output.kind)
    except ValueError as error:
        message = tr("{}: {!r} will not do; give positive numbers of {} that rise, such as {}.")
        said = output.thresholds, text, output.kind.unit, output.kind.usual
        raise QgsProcessingException(message.format(*said)) from error
    if len(found) > MOST_THRESHOLDS:
        message = tr("{}: there are {} thresholds; give at most {}.")
        raise QgsProcessingException(message.format(output.thresholds, len(found), MOST_THRESHOLDS))
    return found
