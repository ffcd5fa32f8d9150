# SPDX-License-Identifier: GPL-2.0-or-later
"""Rasters of passages and of runs above energies that belong together, and what they hold."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException

from ....engine.choices import SPLITTING_ITEM
from ....engine.hazard.danger_zones import danger_zones
from ....engine.hazard.data_models import french, plain, swiss
from ....engine.hazard.data_models.zones import zones_of_intensity
from ....engine.hazard.visited import VisitedCounts
from ....engine.io import raster
from ....engine.io.geodata import library
from ....engine.io.thresholds import ITEM, KINDS, thresholds_of
from ....engine.version import __version__
from ...shared.layers.vector_layers import check_metric_system
from ...shared.parameters.values import as_number
from ...shared.scene.dem import check_raster
from ...shared.styles.known_layers import ITEM as OUTPUT_ITEM
from ...translation import tr
from .parameters import (
    CANTON,
    DATA,
    DATA_MODEL,
    EXCEEDANCES,
    FRENCH,
    HEIGHT_EXCEEDANCES,
    MAP_NUMBER,
    PASSAGES,
    PROCEDURE_CODE,
    PROCEDURE_KIND,
    PROCEDURE_NAME,
    PROCESS_TERM,
    SOURCES_COMPLETE,
    SUBPROCESSES_COMPLETE,
    SWISS,
)
from .scenarios import check_same_cells, check_same_simulation, counts_pieces, metadata_of, name_in_study
from .zones import zone_form

COUNTS, HEIGHTS, PASSAGES = EXCEEDANCES, HEIGHT_EXCEEDANCES, PASSAGES


class CountRasters(NamedTuple):
    """Two rasters of one simulation, not yet read."""

    name: str  # of the layer with the counts
    counts: str  # what GDAL opens
    passages: str
    thresholds: tuple  # in SI units
    crs: QgsCoordinateReferenceSystem
    runs: float  # NaN where the file does not say


def rasters_in_order(counts, passages, rows, output=COUNTS):
    """CountRasters of each row. Raises QgsProcessingException for lists that do not go together.

    output : parameter with the counts, COUNTS or HEIGHTS
    """
    if not len(counts) == len(passages) == rows:
        message = tr("{} has {} rasters, PASSAGES {}, FREQUENCIES {} rows; give one of each for every row, or leave "
                     "the raster inputs empty and name the runs.")  # fmt: skip
        raise QgsProcessingException(message.format(output, len(counts), len(passages), rows))
    in_order = []
    for count, passed in zip(counts, passages):
        for layer, name in ((count, output), (passed, PASSAGES)):
            check_metric_system(layer.crs(), f"{name} {layer.name()}", layer.extent())
        if passed.crs() != count.crs():
            message = tr("{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.")
            systems = passed.name(), passed.crs().authid(), count.name(), count.crs().authid()
            raise QgsProcessingException(message.format(*systems))
        paths = check_raster(count, output), check_raster(passed, PASSAGES)
        in_order.append(_rasters(count.name(), *paths, count.crs(), output))
    return in_order


def rasters_by_name(name, row, known, counts=COUNTS):
    """CountRasters of a run with a name. Raises QgsProcessingException where there is none, or not both rasters.

    counts : output with the counts, COUNTS or HEIGHTS
    """
    name = name_in_study(name, known)
    if name not in known:
        message = tr("FREQUENCIES, row {}: there is no map of a run {!r} in the project; there are {}. Load its maps "
                     "of passages and of runs above energies, or give rasters in EXCEEDANCES and "
                     "PASSAGES.")  # fmt: skip
        raise QgsProcessingException(message.format(row, name, ", ".join(sorted(known)) or tr("none")))
    maps = known[name]
    for output in (counts, PASSAGES):
        if output not in maps:
            message = tr("FREQUENCIES, row {}: of the run {!r} there is no map {}; simulate it with that output, and "
                         "load it.")  # fmt: skip
            raise QgsProcessingException(message.format(row, name, output))
        if maps[output] is None:
            message = tr("FREQUENCIES, row {}: two runs are called {!r}; give rasters in EXCEEDANCES and PASSAGES.")
            raise QgsProcessingException(message.format(row, name))
        check_metric_system(maps[output].crs, f"{output} {maps[output].layer}", maps[output].extent)
    return _rasters(name, maps[counts].path, maps[PASSAGES].path, maps[counts].crs, counts)


def read_counts(rasters, grid=None):
    """(VisitedCounts of the engine, grid); on the cells of ``grid`` if given. One band at a time is held whole.

    rasters : SizeClass or CountRasters
    """
    return _read(rasters, grid, np.float64 if has_weights(rasters) else np.int32, 0)


def read_squares(rasters, grid):
    """VisitedCounts with the sums over rocks of the squares of their weights, of runs that split; None of others."""
    return _read(rasters, grid, np.float64, 1)[0] if has_weights(rasters) else None


def has_weights(rasters):
    """Return True for rasters of runs that split: they have sums of weights, and bands with their squares."""
    return SPLITTING_ITEM in metadata_of(rasters.passages)


def _read(rasters, grid, kind, behind):
    """(VisitedCounts of a kind of numbers, grid). ``behind``: 1 for the bands behind those of the counts."""
    passages, grid_of_passages, _ = raster.read_values(rasters.passages, 1 + behind)
    check_same_cells(rasters.passages, grid_of_passages, grid or grid_of_passages)

    def bands():
        yield np.nan_to_num(passages).astype(kind)
        for band in range(1, 1 + len(rasters.thresholds)):
            values, other, _ = raster.read_values(rasters.counts, band + behind * len(rasters.thresholds))
            check_same_cells(rasters.counts, other, grid or grid_of_passages)
            yield np.nan_to_num(values).astype(kind)

    try:
        return VisitedCounts.of_bands(bands()), grid_of_passages
    except ValueError as error:
        raise QgsProcessingException(f"FREQUENCIES, {rasters.name}: {error}") from error


def _rasters(name, counts, passages, crs, output):
    said = metadata_of(counts)
    if ITEM not in said or said.get(OUTPUT_ITEM, output) != output:
        message = tr(
            "{}: {} does not state above which values its runs are counted; use the output {} of Simulate rockfall."
        )
        raise QgsProcessingException(message.format(output, name, output))
    if counts_pieces(counts) or counts_pieces(passages):
        message = tr("FREQUENCIES: rocks broke in the run {}, and their pieces are counted as runs, so the number of "
                     "blocks that pass is unknown; simulate it again with this version, which counts "
                     "the blocks.")  # fmt: skip
        raise QgsProcessingException(message.format(said.get("TALUS_RUN") or name))
    check_same_simulation(counts, passages)
    return CountRasters(
        said.get("TALUS_RUN") or name,
        counts,
        passages,
        thresholds_of(said[ITEM], KINDS[output.lower()]),
        crs,
        as_number(said.get("TALUS_RUNS")),
    )


# Zones of a hazard map as the data of an authority: checks, and the files.

TRANSFER = ".xtf"
LV95 = "EPSG:2056"
OF_FACTS = {  # field of the engine's facts -> input
    "canton": CANTON, "subprocesses_complete": SUBPROCESSES_COMPLETE, "sources_complete": SOURCES_COMPLETE,
    "term": PROCESS_TERM, "code": PROCEDURE_CODE, "name": PROCEDURE_NAME, "kind": PROCEDURE_KIND, "number": MAP_NUMBER,
}  # fmt: skip


def check_data(call, classes):
    """Raise QgsProcessingException where the zones cannot be written as data, before any raster is read."""
    if not call.wants(DATA):
        return
    if classes.rules is None:
        message = tr("DATA: levels of data need codes; choose RULES, or a file of rules (RULES_FILE).")
        raise QgsProcessingException(message)
    if call.path(DATA).lower().endswith(TRANSFER) and call[DATA_MODEL] != SWISS:
        message = tr("DATA: a transfer file is of the Swiss model alone; choose a name that ends in .gpkg.")
        raise QgsProcessingException(message)
    checks = {SWISS: (swiss.check_facts, _swiss_facts), FRENCH: (french.check_facts, _french_facts)}
    if call[DATA_MODEL] in checks:
        check, facts = checks[call[DATA_MODEL]]
        _named(check, facts(call))
    if call[DATA_MODEL] == SWISS:
        _named(swiss.check_number, call[MAP_NUMBER])


def write_data(call, files, levels, intensities, classes, grid):
    """Write the zones where they are asked for; returns parameter -> path.

    levels : list of the engine's Zone; intensities : (periods, ny, nx) of the map
    """
    if not call.wants(DATA):
        return {}
    path, model = call.path(DATA), call[DATA_MODEL]
    shaped = _intensity_zones(call, intensities, classes, grid) if model != FRENCH else []
    layers = _named(_layers_of, call, model, levels, shaped, classes, grid)
    staged = files.stage(path)
    if path.lower().endswith(TRANSFER):
        swiss.write_transfer(staged, layers, f"Talus {__version__}")
    else:
        for layer in layers:
            library().write_layer(staged, layer)
    return {DATA: path}


def _layers_of(call, model, levels, intensities, classes, grid):
    if model == SWISS:
        system = QgsCoordinateReferenceSystem.fromWkt(grid.crs).authid()
        if system != LV95:
            raise ValueError(tr("DATA_MODEL: the maps are in {}, the model ch_166_1 asks for EPSG:2056; warp them all.")
                             .format(system or tr("a system without a code")))  # fmt: skip
        return swiss.swiss_layers(levels, intensities, _swiss_facts(call), grid.crs, call[MAP_NUMBER])
    if model == FRENCH:
        return french.french_layers(levels, _french_facts(call), grid.crs)
    return plain.plain_layers(levels, intensities, classes.rules, grid.crs)


def _intensity_zones(call, intensities, classes, grid):
    zones = []
    for period, intensity in zip(classes.periods, intensities):
        zones += zones_of_intensity(danger_zones(intensity, grid, *zone_form(call, grid)), classes.rules, period)
    return zones


def _swiss_facts(call):
    return swiss.SwissFacts(
        call[CANTON].strip().upper(), call[SUBPROCESSES_COMPLETE] or "", call[SOURCES_COMPLETE] or "",
        call[PROCESS_TERM].strip(), comments=f"Talus {__version__}",
    )  # fmt: skip


def _french_facts(call):
    return french.FrenchFacts(call[PROCEDURE_CODE].strip(), call[PROCEDURE_NAME], call[PROCEDURE_KIND])


def _named(function, *arguments):
    """Call a function of the engine and return its result; its messages begin with the input that they are about."""
    try:
        return function(*arguments)
    except ValueError as error:
        field, colon, rest = str(error).partition(":")
        raise QgsProcessingException(f"{OF_FACTS.get(field, field)}{colon}{rest}") from error
