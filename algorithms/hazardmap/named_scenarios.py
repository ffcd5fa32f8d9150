# SPDX-License-Identifier: GPL-2.0-or-later
"""Simulations by their names: the maps that talus:simulate wrote say in their metadata of which run they are."""

import re
from typing import NamedTuple

from osgeo import gdal
from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsRasterLayer, QgsRectangle

from ...engine.choices import BROKEN_ITEM, COUNTED_ITEM, ROCKS
from ..layers.metric_systems import check_metric_system
from ..parameters.values import as_number
from ..runs.run_paths import trajectories_by_name
from ..scene.dem import gdal_path
from ..styles.elevation_models import relief_for
from ..translation import tr
from .frequency_parameters import EXCEEDANCES, HEIGHT_EXCEEDANCES, TRAJECTORIES
from .parameters import DEM, ENERGY, PASSAGES

NUMBER = re.compile(r"^\d+ ")  # of a run in a study, before the name that the user gave
ENERGIES = ("ENERGY_P95", "ENERGY_MAX")  # outputs of talus:simulate, the first that is there counts


class RunMap(NamedTuple):
    """A raster of a run, as plain values: layers belong to the main thread."""

    path: str
    layer: str
    runs: float
    crs: QgsCoordinateReferenceSystem
    extent: QgsRectangle


def relief_below(call):
    """The styles/relief.Relief below the maps, which hides those of the runs that they are made of; None for none."""
    return relief_for(call[DEM] if call.is_given(DEM) else None, call.project)


def known_runs(call):
    """Maps of runs with names: of the rasters that are given, else of the project. Call it in the main thread.

    Their trajectories are those of the project, as a LayerSource under TRAJECTORIES.
    """
    given = [layer for name in (ENERGY, PASSAGES, EXCEEDANCES, HEIGHT_EXCEEDANCES) for layer in call[name]]
    of_project = list(call.project.mapLayers().values()) if call.project is not None else []
    known = maps_of_runs(given or of_project)
    for name, source in trajectories_by_name(of_project).items() if known else ():
        if name in known and source is not None:
            known[name][TRAJECTORIES] = source
    return known


def maps_of_runs(layers):
    """Name of a run -> output -> RunMap, of those layers that talus:simulate wrote for runs with names.

    Where two files are the same output of runs of one name, the RunMap is None. To be called in the main thread.
    """
    found = {}
    for layer in layers:
        if not isinstance(layer, QgsRasterLayer) or not layer.isValid() or layer.providerType() != "gdal":
            continue
        path = gdal_path(layer.source())
        items = metadata_of(path)
        name, output = items.get("TALUS_RUN"), items.get("TALUS_OUTPUT")
        if not (name and output):
            continue
        outputs = found.setdefault(name, {})
        one = RunMap(path, layer.name(), as_number(items.get("TALUS_RUNS")), layer.crs(), layer.extent())
        is_another = outputs.get(output) is not None and outputs[output].path != path
        outputs[output] = None if is_another else one
    return found


def name_in_study(name, known):
    """The name of a run among ``known`` as its maps have it, for the name that was typed: a study puts a number before.

    Raises QgsProcessingException where several runs of the study were given that name.
    """
    numbered = [one for one in sorted(known) if NUMBER.sub("", one) == name]
    if name in known or not numbered:
        return name
    if len(numbered) > 1:
        message = tr("There are several runs called {!r}: write {}, with the number in the study.")
        raise QgsProcessingException(message.format(name, ", ".join(map(repr, numbered))))
    return numbered[0]


def maps_of(name, known):
    """(energy, passages, runs) of a run; the runs are 1 where shares stand for the passages.

    Raises QgsProcessingException where there is no such run, or not what is needed of it.
    """
    name = name_in_study(name, known)
    if name not in known:
        message = tr("SCENARIO_NAMES: there is no map of a run {!r} in the project; there are {}. Load the maps of "
                     "energy and passages of the run, or write its name as it stands in the layer tree.")  # fmt: skip
        raise QgsProcessingException(message.format(name, ", ".join(sorted(known)) or tr("none")))
    outputs = known[name]
    energy = next((output for output in ENERGIES if output in outputs), None)
    passages = next((output for output in (PASSAGES, "REACH_PROBABILITY") if output in outputs), None)
    if energy is None or passages is None:
        message = tr("SCENARIO_NAMES: of the run {!r} there is no map of {}; load it too.")
        raise QgsProcessingException(message.format(name, tr("energy") if energy is None else tr("passages")))
    for output in (energy, passages):
        if outputs[output] is None:
            message = tr("SCENARIO_NAMES: two runs are called {!r}; give their rasters instead, or remove one from the "
                         "project.")  # fmt: skip
            raise QgsProcessingException(message.format(name))
        check_metric_system(outputs[output].crs, f"{output} {outputs[output].layer}", outputs[output].extent)
    runs = 1.0 if passages == "REACH_PROBABILITY" else outputs[passages].runs
    return outputs[energy], outputs[passages], runs


def runs_of(layer):
    """Number of runs of a raster of passages, by its metadata; 1 of reach probabilities, None where it is unknown."""
    items = metadata_of(gdal_path(layer.source()))
    runs = as_number(items.get("TALUS_RUNS"))
    if items.get("TALUS_OUTPUT") == "REACH_PROBABILITY":
        return 1
    return int(runs) if runs >= 1.0 else None


def has_broken(path):
    """Was this raster made of runs whose rocks broke?"""
    return BROKEN_ITEM in metadata_of(path)


def counts_pieces(path):
    """Did rocks break, and does the raster count their pieces, not the rocks that fell?"""
    items = metadata_of(path)
    return BROKEN_ITEM in items and items.get(COUNTED_ITEM) != ROCKS


def metadata_of(path):
    try:
        dataset = gdal.Open(path)
    except RuntimeError:  # where exceptions of GDAL are switched on
        return {}
    return dataset.GetMetadata() if dataset is not None else {}
