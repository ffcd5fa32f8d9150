# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of the method frequency: simulations, rates, the volume-frequency relation, objects."""

from ...engine.choices import RELEASE_UNITS
from ..parameters.definitions import (
    Source,
    advanced,
    file_output,
    layer,
    layer_output,
    layers,
    matrix,
    optional_number,
    optional_whole_number,
    raster_output,
    text,
)
from ..translation import tr

PERIODS = "30; 100; 300; 1000; 5000"  # years
FREQUENCIES = matrix("FREQUENCIES", 1, optional=True, words=(0, 1))
EXCEEDANCES = layers("EXCEEDANCES", Source.TypeRaster, optional=True)
HEIGHT_EXCEEDANCES = layers("HEIGHT_EXCEEDANCES", Source.TypeRaster, optional=True)
SIZE_EXPONENT = optional_number("SIZE_EXPONENT", None, 0.01, 10.0, decimals=3)
SIZE_BLOCKS = text("SIZE_BLOCKS", optional=True)
SIZE_SMALLEST = optional_number("SIZE_SMALLEST", None, 1e-6, 1e6, decimals=3)
SIZE_LARGEST = optional_number("SIZE_LARGEST", None, 1e-6, 1e6, decimals=3)
ENERGY_PERIODS = text("ENERGY_PERIODS", PERIODS)
RATE_EVENTS = optional_whole_number("RATE_EVENTS", None, 1, 1_000_000)
REFERENCE_WIDTH = optional_number("REFERENCE_WIDTH", None, 0.0, 10_000.0)
OBJECTS = layer("OBJECTS", [Source.TypeVectorAnyGeometry])
OBJECT_WIDTH = optional_number("OBJECT_WIDTH", None, 0.0, 10_000.0)
TRAJECTORIES = layers("TRAJECTORIES", Source.TypeVectorLine, optional=True)
RETURN_PERIOD = raster_output("RETURN_PERIOD", by_default=False)
HEIGHT_PERIOD = raster_output("HEIGHT_PERIOD", by_default=False)
RETURN_ENERGY = raster_output("RETURN_ENERGY", by_default=False)
CURVES = layer_output("CURVES", Source.TypeVector, by_default=False)
CURVES_FIGURE = file_output("CURVES_FIGURE")
YEARS = "return period"  # ramp
RAMPS = {RETURN_PERIOD: YEARS, HEIGHT_PERIOD: YEARS, RETURN_ENERGY: "energy"}


def frequency_inputs():
    """Inputs of the method frequency, of which the table is the one that counts."""
    return [
        _table(),
        *map(advanced, [_counts(), *_size_law(), _periods(), _rate_events(), _width(), *_objects(), _heights()]),
    ]


def _table():
    columns = [
        tr("Name of the run"), tr("Source"), tr("Blocks from [m³]"), tr("Blocks to [m³]"), tr("Rate"),
        tr("Unit of the rate"), tr("True area [hm²]"), tr("Runs"),
    ]  # fmt: skip
    label = tr("Sources and sizes by frequency")
    meaning = tr(
        "For the method frequency: a row for each simulation, which is one size class of the blocks of one source. "
        "Name: its RUN_NAME, by which its maps Passages and Runs above energies are found in the project. Rate and "
        "unit, {}: blocks of this class per year; blocks of all classes per year and hm² of true area, from the "
        "smallest volume of the volume-frequency relation; or retreat of the source in m³ per year and hm². The last "
        "two need the bounds of the class and the true area of the source, along the slope: plan area divided by the "
        "cosine of the slope. Runs: leave empty to use those of the maps."
    )
    return FREQUENCIES.shown(label, columns, meaning.format(", ".join(RELEASE_UNITS)))


def _counts():
    return EXCEEDANCES.shown(tr("Runs above energies of each row"), tr(
        "For simulations without names: the raster Runs above energies (EXCEEDANCES) of each row of Sources and "
        "sizes by frequency, in its order, with the rasters of passages in the same order."))  # fmt: skip


def _heights():
    return HEIGHT_EXCEEDANCES.shown(tr("Runs above heights of each row"), tr(
        "For Return period of passing heights (HEIGHT_PERIOD), of simulations without names: the raster Runs above "
        "heights of each row, in the same order."))  # fmt: skip


def _size_law():
    return [
        SIZE_EXPONENT.shown(tr("Volume-frequency relation: exponent b"), tr(
            "Exponent b of the power law N(>V) ~ V^-b of the blocks that the sources release. There is no built-in "
            "value: fit it to a survey, or take that of a similar cliff. Not 1.")),
        SIZE_BLOCKS.shown(tr("Volume-frequency relation: surveyed blocks [m³]"), tr(
            "Volumes to which the exponent is fitted instead, such as 0.2 0.35 0.35 1.1; the log reports it with its "
            "standard error. Blocks below the smallest volume are not used. Blocks on the slope follow a steeper law "
            "than rock masses that fail: survey the blocks to which the rate refers.")),
        SIZE_SMALLEST.shown(tr("Volume-frequency relation: smallest volume [m³]"), tr(
            "Smallest block volume included in the release rate (completeness threshold of the survey).")),
        SIZE_LARGEST.shown(tr("Volume-frequency relation: largest volume [m³]"), tr(
            "Largest possible block volume.")),
    ]  # fmt: skip


def _periods():
    return ENERGY_PERIODS.shown(tr("Return periods of energies [years]"), tr(
        "Return periods of the output Energy by return period (RETURN_ENERGY), one band each."
    ))  # fmt: skip


def _rate_events():
    return RATE_EVENTS.shown(tr("Number of events behind the rates"), tr(
        "Number of recorded events. The log reports the factor by which the rates may be smaller or larger, with 95 "
        "% confidence; all frequencies change with it."))  # fmt: skip


def _width():
    return REFERENCE_WIDTH.shown(tr("Reference width of an object [m]"), tr(
        "For the method frequency: maps and danger levels show how often an object of this width is hit, such as a "
        "house, so that they do not depend on the cells of the elevation model. If left empty, the width of the "
        "RULES, 10 m with the matrix of this dialog. 0: frequencies of single cells, as in earlier "
        "versions."))  # fmt: skip


def _objects():
    return [
        OBJECTS.shown(tr("Objects for hazard curves"), tr(
            "Points, buildings as polygons, roads as lines; a field name holds their name. With the trajectories of "
            "all simulations each run that meets the shape within the radius of its rock is a hit, as in Rocks at "
            "screen lines. Without them hits are estimated from the cells of the object.")),
        TRAJECTORIES.shown(tr("Trajectories of each row"), tr(
            "For the hits of objects: the layer Trajectories (TRAJECTORIES) of each row of Sources and sizes by "
            "frequency, in its order. For runs with names the layers of the project are found. If left empty, and "
            "not in the project, hits are estimated from the cells.")),
        OBJECT_WIDTH.shown(tr("Width of objects that are points [m]"), tr(
            "Width of an object that is given as a point, such as a small building or a mast. A block hits it where "
            "it passes within half of this width and its own radius. If left empty, the reference width of an object "
            "(REFERENCE_WIDTH), the same as in the map. Lines and polygons have their own width.")),
    ]  # fmt: skip


def frequency_outputs():
    """All of them only where they are asked for, as the other methods do not know them."""
    return [
        RETURN_PERIOD.shown(tr("Return period [years]"), tr(
            "Method frequency. One raster with bands: return period of any passage, and of more than each energy; then "
            "their lower and their upper bounds, from the number of runs, at 95 % confidence.")),
        HEIGHT_PERIOD.shown(tr("Return period of passing heights [years]"), tr(
            "Method frequency. The same bands for the passing height of the centre of mass, of simulations with the "
            "output Runs above heights.")),
        RETURN_ENERGY.shown(tr("Energy by return period [kJ]"), tr(
            "Method frequency. One raster with a band for each of the ENERGY_PERIODS: the energy that is exceeded "
            "once in this period, interpolated between two thresholds. Below the lowest threshold it is that "
            "threshold; above the highest it is just above that, and may be more.")),
        CURVES.shown(tr("Hazard curves"), tr(
            "Method frequency. Table: annual frequency with which each of the OBJECTS is hit with more than each "
            "energy, with its 95 % bounds; in total, by source, and by size class.")),
        CURVES_FIGURE.shown(tr("Figure of the hazard curves"), tr("Pictures (*.png *.svg *.pdf)"), tr(
            "Method frequency. The hazard curves of the first objects, with their bounds and sources.")),
    ]  # fmt: skip
