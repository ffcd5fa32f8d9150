# SPDX-License-Identifier: GPL-2.0-or-later
"""Several sites for one calibration: a JSON file with the inputs of talus:calibrate for each of the others."""

from pathlib import Path
from typing import NamedTuple

from qgis.core import QgsProcessingException

from ....engine.io.plain_file import read_json
from ...shared.parameters.extent import DEM
from ...shared.parameters.ground import GROUND_TABLE
from ...shared.parameters.scene import RELEASES, SCHEDULER, THREADS
from ...translation import tr
from .algorithm import (
    BOULDERS,
    BOUNDS,
    CLASS,
    ENSEMBLE,
    EVALUATIONS,
    FIGURE,
    FIT_GROUND,
    LOG,
    MORE_SITES,
    OBSERVED,
    REPORT,
    RESIDUALS,
    SEARCH_SEED,
    SOURCE_TABLE,
    TABLE,
)

NEEDED = (DEM, RELEASES, OBSERVED)
# said once for all sites; left aside where a site has them, for the dialog's own JSON has all
OF_ALL = (
    MORE_SITES, CLASS, BOUNDS, EVALUATIONS, SEARCH_SEED, GROUND_TABLE, SCHEDULER, THREADS, TABLE,
    FIGURE, LOG, ENSEMBLE, FIT_GROUND, REPORT, RESIDUALS, BOULDERS, SOURCE_TABLE,
)  # fmt: skip
# what lies at one site only: not taken from the dialog for another
OF_ONE = ("source", "raster", "extent", "field", "band")


class Site(NamedTuple):
    """Site: its simulation and its observations."""

    name: str  # empty for that of the dialog
    layer: str  # of the observed points
    model: object  # of the engine, Model or Speeds
    cloud: object  # Cloud
    terrain: object  # of the engine
    crs: object  # of the elevation model
    rocks: list  # of the engine, that are thrown
    blocks: object = None  # blocks.ObservedBlocks, where each is thrown as itself
    sources: object = None  # blocks.Sources of an inventory
    findings: tuple = ()  # of engine.findings


def read_sites(call):
    """Pairs of a name and the parameters of each further site. Raises QgsProcessingException for what is none."""
    path = call[MORE_SITES]
    if not path:
        return []
    try:
        json = read_json(path, "utf-8-sig")
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise QgsProcessingException(tr("MORE_SITES: {} cannot be read as JSON: {}.").format(path, why)) from error
    entries = json if isinstance(json, list) else [json]
    if not entries:
        raise QgsProcessingException(tr("MORE_SITES: {} has no site.").format(path))
    return [
        (tr("site {}").format(number), _inputs(call, entry, number, Path(path).parent))
        for number, entry in enumerate(entries, 2)
    ]


def _inputs(call, entry, number, folder):
    """The parameters of one site: its own, and of the dialog those that lie nowhere."""
    if isinstance(entry, dict):
        entry = entry.get("inputs", entry)
    if not isinstance(entry, dict):
        message = tr("MORE_SITES: site {} is not an object of names and values.")
        raise QgsProcessingException(message.format(number))
    known = {definition.name(): definition.type() for definition in call.definitions()}
    unknown = sorted(set(entry) - set(known))
    if unknown:
        message = tr("MORE_SITES: site {} has {}, which is not an input of the calibration.")
        raise QgsProcessingException(message.format(number, ", ".join(unknown)))
    missing = [name for name in NEEDED if not entry.get(name)]
    if missing:
        message = tr("MORE_SITES: site {} lacks {}.").format(number, ", ".join(missing))
        raise QgsProcessingException(message)
    own = {name: _found(value, folder) for name, value in entry.items() if name not in OF_ALL}
    shared = {name: value for name, value in call.parameters.items() if known.get(name) not in OF_ONE or name in OF_ALL}
    return {**shared, **own, MORE_SITES: None}


def _found(value, folder):
    """The path of a file that lies beside the list; anything else as it is. ``|`` begins the name of a layer."""
    if not isinstance(value, str):
        return value
    file, bar, rest = value.partition("|")
    path = folder / file
    return f"{path}{bar}{rest}" if file and path.is_file() else value
