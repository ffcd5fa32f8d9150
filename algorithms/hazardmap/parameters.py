# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:hazardmap beside its scenarios."""

from qgis.core import QgsProcessing

from ...engine.choices import HAZARD_MATRIX, HAZARD_METHODS
from ..parameters.definitions import (
    Source,
    advanced,
    choice,
    layer,
    layer_output,
    layers,
    matrix,
    number,
    optional_number,
    raster,
    shown_file_output,
    switch,
)
from ..parameters.scenario_table import scenario_table
from ..translation import tr

SCENARIO_NAMES = matrix("SCENARIO_NAMES", 3, optional=True, words=(0,))
ENERGY = layers("ENERGY", Source.TypeRaster, optional=True)
PASSAGES = layers("PASSAGES", Source.TypeRaster, optional=True)
METHOD = choice("METHOD", HAZARD_METHODS, HAZARD_METHODS[0])
LEAST_REACH = number("LEAST_REACH", 0.0, 0.0, 100.0)
WEAK = number("WEAK", 30.0, 0.001, 1e9)
STRONG = number("STRONG", 300.0, 0.001, 1e9)
MATRIX = matrix("MATRIX", 3, list(HAZARD_MATRIX), fixed=True, optional=True)
DEM = raster("DEM", optional=True)
RELEASES = layer("RELEASES", [Source.TypeVectorAnyGeometry])
APEX = layer("APEX", [Source.TypeVectorAnyGeometry])
SPACING = number("SPACING", 5.0, 0.01, 100_000.0)
LINE_OF_SIGHT = switch("LINE_OF_SIGHT", False)
REPORT = shown_file_output("REPORT")
ZONE_AREA = number("ZONE_AREA", 100.0, 0.0, 1e9)
ZONE_RADIUS = optional_number("ZONE_RADIUS", None, 0.0, 10_000.0)
ZONES = layer_output("ZONES", QgsProcessing.SourceType.TypeVectorPolygon, by_default=False)


def scenario_parameters():
    """The table of runs by name; or two lists of rasters and a table of their numbers."""
    return [_names(), *map(advanced, _rasters())]


def _names():
    columns = [tr("Name of the run"), tr("Return period [years]"), tr("Blocks per event")]
    label = tr("Scenarios by the names of their runs")
    return SCENARIO_NAMES.shown(label, columns, tr(
        "A row for each simulation of the project: its RUN_NAME, the return period of the event in years, and the "
        "number of blocks that it releases (empty: 1). Its maps of energy (95th percentile, else maximum) and of "
        "passages, and the number of its runs, are found by the name."))  # fmt: skip


def _rasters():
    """For simulations without names."""
    return [
        ENERGY.shown(tr("Energy of each scenario [kJ]"), tr(
            "One raster of each simulation, its maximum or 95th percentile of energy. The order is that of the "
            "other rasters and of the rows of the table.")),
        PASSAGES.shown(tr("Passages of each scenario [runs]"), tr(
            "The raster of passages of each simulation, in the same order. A raster of reach probabilities will do "
            "too, with 1 as the number of runs.")),
        scenario_table(tr("A row for each scenario in the order of the rasters"), tr(
            "Runs left empty are read from the rasters of passages of Simulate rockfall."), optional=True),
    ]  # fmt: skip


def hazard_classes():
    """Inputs for the return period that counts, the bounds of the intensities, and the matrix."""
    return [
        METHOD.shown(tr("Method for the return period"), tr(
            "scenario: that of the event, in every cell that its blocks reach, as in most hazard maps. cell: the "
            "frequency with which the cell itself is hit, by the events of all scenarios together, which is milder "
            "where few blocks arrive. propagation: that which RULES assign to a place from the return period of the "
            "event and the share of its runs that reach it. frequency: as cell, but each run with its own energy, "
            "from the table Sources and sizes by frequency (FREQUENCIES) instead of the scenarios.")),
        LEAST_REACH.shown(tr("Smallest share of runs considered [%]"), tr(
            "Cells that a smaller share of the runs of a scenario passes are left out of its intensity. Single "
            "outliers otherwise draw the border of a zone.")),
        WEAK.shown(tr("Energy up to which the intensity is weak [kJ]"), tr(
            "30 kJ in the Swiss recommendation.")),
        STRONG.shown(tr("Energy above which the intensity is strong [kJ]"), tr(
            "300 kJ in the Swiss recommendation.")),
        advanced(MATRIX.shown(
            tr("Hazard matrix: weak, medium, strong"), [tr("30 years"), tr("100 years"), tr("300 years")], tr(
            "Danger level of each intensity (rows: weak, medium, strong) and return period (columns): red, blue, "
            "yellow or residual. The default is the matrix for falling stones and blocks of the Canton of Ticino; "
            "other authorities set some fields differently."))),
    ]  # fmt: skip


def angle_inputs():
    """Elevation model and points of the energy-line and shadow angles."""
    return [
        DEM.shown(tr("Elevation model for the angles"), tr(
            "Needed for the maps of energy-line and shadow angles only.")),
        RELEASES.shown(tr("Releases for the energy-line angle"), tr(
            "Points, lines or areas where blocks start.")),
        APEX.shown(tr("Apex of the talus for the shadow angle"), tr(
            "Points or a line along the top of the talus, where the cliff ends.")),
        advanced(SPACING.shown(tr("Spacing of points on lines and areas [m]"), tr(
            "Spacing of the points that represent lines and areas."))),
        advanced(LINE_OF_SIGHT.shown(tr("Only lines above the ground"), tr(
            "Lines through ridges are excluded, for an eye 2 m above the points. Needs a viewshed of each point, so "
            "use few points."))),
    ]  # fmt: skip


def zone_parameters():
    """The output and how it is made."""
    return [
        advanced(ZONE_AREA.shown(tr("Smallest zone [m²]"), tr(
            "Smaller islands and holes of the danger zones are removed."))),
        advanced(ZONE_RADIUS.shown(tr("Rounding of the zones [m]"), tr(
            "Borders of the danger zones are rounded with this radius. If left empty, two cells. 0: they follow the "
            "cells."))),
        ZONES.shown(tr("Danger zones"), tr(
            "The danger levels as polygons for a plan, one for each part, without specks and with rounded borders. "
            "The raster of danger levels stays as it is. Needs shapely 2.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {
        "AREA_HIGH": tr("Area of high danger [m²]"),
        "AREA_CONSIDERABLE": tr("Area of moderate danger [m²]"),
        "AREA_LOW": tr("Area of low danger [m²]"),
        "AREA_RESIDUAL": tr("Area of residual danger [m²]"),
        "PROBABILITY_MAX": tr("Largest reach probability per year"),
    }
