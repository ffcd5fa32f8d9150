# SPDX-License-Identifier: GPL-2.0-or-later
"""Zones of a hazard map as the data of an authority: checks, and the files."""

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException

from ...engine.hazard.danger_zones import danger_zones
from ...engine.hazard.data_models import french, plain, swiss
from ...engine.hazard.data_models.zones import zones_of_intensity
from ...engine.io.geodata import library
from ...engine.version import __version__
from ..translation import tr
from .rule_parameters import (
    CANTON,
    DATA,
    DATA_MODEL,
    FRENCH,
    MAP_NUMBER,
    PROCEDURE_CODE,
    PROCEDURE_KIND,
    PROCEDURE_NAME,
    PROCESS_TERM,
    SOURCES_COMPLETE,
    SUBPROCESSES_COMPLETE,
    SWISS,
)
from .zones import zone_form

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
    found = []
    for period, one in zip(classes.periods, intensities):
        found += zones_of_intensity(danger_zones(one, grid, *zone_form(call, grid)), classes.rules, period)
    return found


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
