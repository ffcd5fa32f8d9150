# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs of talus:hazardmap beside its scenarios."""

from qgis.core import QgsProcessing

from ....engine.choices import HAZARD_MATRIX, HAZARD_METHODS, HAZARD_RULES, RELEASE_UNITS, ZONE_DATA
from ...shared.parameters.definitions import (
    Source,
    advanced,
    choice,
    file,
    file_output,
    layer,
    layer_output,
    layers,
    matrix,
    number,
    optional_number,
    optional_whole_number,
    raster,
    raster_output,
    shown_file_output,
    switch,
    text,
)
from ...shared.parameters.scenario_table import scenario_table
from ...translation import tr

# The inputs and outputs of the method frequency: simulations, rates, the volume-frequency relation, objects.

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
        *map(advanced, [
            EXCEEDANCES.shown(tr("Runs above energies of each row"), tr(
                "For simulations without names: the raster Runs above energies (EXCEEDANCES) of each row of Sources "
                "and sizes by frequency, in its order, with the rasters of passages in the same order.")),
            SIZE_EXPONENT.shown(tr("Volume-frequency relation: exponent b"), tr(
                "Exponent b of the power law N(>V) ~ V^-b of the blocks that the sources release. There is no built-in "
                "value: fit it to a survey, or take that of a similar cliff. Not 1.")),
            SIZE_BLOCKS.shown(tr("Volume-frequency relation: surveyed blocks [m³]"), tr(
                "Volumes to which the exponent is fitted instead, such as 0.2 0.35 0.35 1.1; the log reports it with "
                "its standard error. Blocks below the smallest volume are not used. Blocks on the slope follow a "
                "steeper law than rock masses that fail: survey the blocks to which the rate refers.")),
            SIZE_SMALLEST.shown(tr("Volume-frequency relation: smallest volume [m³]"), tr(
                "Smallest block volume included in the release rate (completeness threshold of the survey).")),
            SIZE_LARGEST.shown(tr("Volume-frequency relation: largest volume [m³]"), tr(
                "Largest possible block volume.")),
            ENERGY_PERIODS.shown(tr("Return periods of energies [years]"), tr(
                "Return periods of the output Energy by return period (RETURN_ENERGY), one band each."
            )),
            RATE_EVENTS.shown(tr("Number of events behind the rates"), tr(
                "Number of recorded events. The log reports the factor by which the rates may be smaller or larger, "
                "with 95 % confidence; all frequencies change with it.")),
            REFERENCE_WIDTH.shown(tr("Reference width of an object [m]"), tr(
                "For the method frequency: maps and danger levels show how often an object of this width is hit, such "
                "as a house, so that they do not depend on the cells of the elevation model. If left empty, the width "
                "of the RULES, 10 m with the matrix of this dialog. 0: frequencies of single cells, as in earlier "
                "versions.")),
            OBJECTS.shown(tr("Objects for hazard curves"), tr(
                "Points, buildings as polygons, roads as lines; a field name holds their name. With the trajectories "
                "of all simulations each run that meets the shape within the radius of its rock is a hit, as in Rocks "
                "at screen lines. Without them hits are estimated from the cells of the object.")),
            TRAJECTORIES.shown(tr("Trajectories of each row"), tr(
                "For the hits of objects: the layer Trajectories (TRAJECTORIES) of each row of Sources and sizes by "
                "frequency, in its order. For runs with names the layers of the project are found. If left empty, and "
                "not in the project, hits are estimated from the cells.")),
            OBJECT_WIDTH.shown(tr("Width of objects that are points [m]"), tr(
                "Width of an object that is given as a point, such as a small building or a mast. A block hits it "
                "where it passes within half of this width and its own radius. If left empty, the reference width of "
                "an object (REFERENCE_WIDTH), the same as in the map. Lines and polygons have their own width.")),
            HEIGHT_EXCEEDANCES.shown(tr("Runs above heights of each row"), tr(
                "For Return period of passing heights (HEIGHT_PERIOD), of simulations without names: the raster Runs "
                "above heights of each row, in the same order.")),
        ]),
    ]  # fmt: skip


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
    return [_names(), *map(advanced, [
        ENERGY.shown(tr("Energy of each scenario [kJ]"), tr(
            "One raster of each simulation, its maximum or 95th percentile of energy. The order is that of the "
            "other rasters and of the rows of the table.")),
        PASSAGES.shown(tr("Passages of each scenario [runs]"), tr(
            "The raster of passages of each simulation, in the same order. A raster of reach probabilities will do "
            "too, with 1 as the number of runs.")),
        scenario_table(tr("A row for each scenario in the order of the rasters"), tr(
            "Runs left empty are read from the rasters of passages of Simulate rockfall."), optional=True),
    ])]  # fmt: skip


def _names():
    columns = [tr("Name of the run"), tr("Return period [years]"), tr("Blocks per event")]
    label = tr("Scenarios by the names of their runs")
    return SCENARIO_NAMES.shown(label, columns, tr(
        "A row for each simulation of the project: its RUN_NAME, the return period of the event in years, and the "
        "number of blocks that it releases (empty: 1). Its maps of energy (95th percentile, else maximum) and of "
        "passages, and the number of its runs, are found by the name."))  # fmt: skip


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
        advanced(ZONE_COVER.shown(tr("Rounding only enlarges zones"), tr(
            "No cell of a zone is left out by the rounding of its border; islands below the smallest zone are still "
            "removed. Otherwise the log reports the area that the zones leave out."))),
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


# The inputs and outputs of talus:hazardmap that follow an authority: its rules, and zones as its data.

OF_DIALOG = "matrix"  # the rules that the dialog itself gives
COMPLETENESS = ("complete", "not_complete", "not_recognizable", "to_be_clarified")  # of the Swiss data model
PROCEDURES = ("PPRN", "PPRN-Mvt", "PPRN-Multi")  # kinds of French plans
RULES = choice("RULES", (OF_DIALOG, *HAZARD_RULES), OF_DIALOG)
RULES_FILE = file("RULES_FILE")
BLOCK_VOLUMES = text("BLOCK_VOLUMES", optional=True)
ZONE_COVER = switch("ZONE_COVER", False)
DATA_MODEL = choice("DATA_MODEL", ZONE_DATA, ZONE_DATA[0])
CANTON = text("CANTON", optional=True, is_words=True)
SUBPROCESSES_COMPLETE = choice("SUBPROCESSES_COMPLETE", COMPLETENESS, None, optional=True)
SOURCES_COMPLETE = choice("SOURCES_COMPLETE", COMPLETENESS, None, optional=True)
PROCESS_TERM = text("PROCESS_TERM", optional=True, is_words=True)
MAP_NUMBER = text("MAP_NUMBER", "1", is_words=True)
PROCEDURE_CODE = text("PROCEDURE_CODE", optional=True, is_words=True)
PROCEDURE_NAME = text("PROCEDURE_NAME", optional=True, is_words=True)
PROCEDURE_KIND = choice("PROCEDURE_KIND", PROCEDURES, PROCEDURES[0])
DATA = file_output("DATA")
SWISS, FRENCH = "ch_166_1", "fr_ppr"  # of ZONE_DATA
OF_MODELS = {  # what each asks for
    SWISS: (CANTON, SUBPROCESSES_COMPLETE, SOURCES_COMPLETE, PROCESS_TERM, MAP_NUMBER),
    FRENCH: (PROCEDURE_CODE, PROCEDURE_NAME, PROCEDURE_KIND),
}


def rule_inputs():
    """Inputs for the rules of an authority, or for a matrix of one's own."""
    return [
        RULES.shown(tr("Rules of the authority"), tr(
            "matrix: WEAK, STRONG and MATRIX of this dialog. Otherwise a set of rules included in Talus: Switzerland "
            "(ch), France (fr), Norway (no), Austria (at), South Tyrol (it_bz), PAI (it_pai), Catalonia (es_ct), "
            "British Columbia (ca_bc), or one to fill in (own). Values not verified in the source are blank; the run "
            "reports which values must be entered, and where.")),
        RULES_FILE.shown(tr("Rules from a file (instead)"), tr("Rules (*.json)"), tr(
            "Your own file: copy one of resources/hazard_rules and edit it. Errors in it are reported by file, line "
            "and key.")),
        advanced(BLOCK_VOLUMES.shown(tr("Volume of the blocks of each scenario [m³]"), tr(
            "For rules whose intensity is the volume of the block and not its energy (measure volume in their file): "
            "a number for each scenario, in its order, such as 0.5 3. The method frequency takes them from the size "
            "classes."))),
    ]  # fmt: skip


def data_parameters():
    """Zones as data, and what the models ask for that no simulation yields."""
    return [
        *map(advanced, (
            DATA_MODEL.shown(tr("Form of the zones as data"), tr(
                "plain: zones, intensities, and the rules with their sources. ch_166_1: Swiss model 166.1 V1.2, the "
                "classes hazard_area and synoptic_intensity. fr_ppr: Géostandard Risques PPR, zones of the reference "
                "hazard 123."
            )),
            CANTON.shown(tr("Canton"), tr(
                "For ch_166_1: two letters, such as TI, for the canton that is responsible for the data.")),
            SUBPROCESSES_COMPLETE.shown(tr("Are the subprocesses complete?"), tr(
                "For ch_166_1: states whether all kinds of rockfall of the area are in the map.")),
            SOURCES_COMPLETE.shown(tr("Are the sources complete?"), tr(
                "For ch_166_1: states whether all sources of the area are in the map.")),
            PROCESS_TERM.shown(tr("The canton's word for the process"), tr(
                "For ch_166_1: the canton's term, at most 50 characters.")),
            MAP_NUMBER.shown(tr("Number of the map"), tr(
                "For ch_166_1: a part of the identifiers of its objects; letters, digits, - and _.")),
            PROCEDURE_CODE.shown(tr("Code of the procedure (GASPAR)"), tr("For fr_ppr: a code such as 38DDT20120001.")),
            PROCEDURE_NAME.shown(tr("Name of the procedure"), tr(
                "For fr_ppr: its title, as the administration writes it.")),
            PROCEDURE_KIND.shown(tr("Kind of the procedure"), tr("For fr_ppr: the kind of the plan.")),
        )),
        DATA.shown(tr("Zones as data"), tr("GeoPackage (*.gpkg);;INTERLIS transfer file (*.xtf)"), tr(
            "Zones and intensities by RULES in the form of DATA_MODEL. The Swiss model can be a transfer file, too.")),
    ]  # fmt: skip
