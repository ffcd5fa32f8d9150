# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:calibrate runs: reads a scene like talus:simulate, searches, and writes a table of ground classes."""

import numpy as np
from qgis.core import QgsProcessingException

from ... import engine
from ...engine import ground_classes
from ...engine.calibration.clouds import VALUES, Cloud, Clouds
from ...engine.calibration.models import Model, Models, Speeds, calibrated_class
from ...engine.calibration.posterior import FEWEST_OBSERVED, posterior
from ...engine.calibration.search import calibrate
from ...engine.ground.parameters import SEARCHABLE
from ..parameters.cluster import open_executor
from ..parameters.ground import GROUND_DEFAULT, GROUND_TABLE
from ..parameters.scene import SCHEDULER
from ..parameters.staging import Files
from ..reports.figures import can_draw, draw_calibration
from ..scene.ground import known_classes
from ..scene.readiness import tell_readiness
from ..scene.scene import read_scene
from ..translation import tr
from .observations import read_observed, read_scars, read_speeds, tell_low_bounds
from .outputs import Progress, numbers_of, of_sites, tell, tell_ensemble, tell_sites, write_ensemble, write_log
from .parameters import (
    CLASS,
    COMPARE,
    ENSEMBLE,
    EVALUATIONS,
    FIGURE,
    LOG,
    OBSERVED,
    PLACES,
    SEARCH_SEED,
    SPEED_RADIUS,
    TABLE,
)
from .sites import Site, read_sites


def run(call):
    """What Processing is told: outputs and numbers."""
    bounds = call.checked()
    tell_low_bounds(bounds, call)
    ground_class = _class(call)
    with open_executor(call[SCHEDULER], call) as executor:
        sites = _sites(call, ground_class, executor)
        _check_observations(call, sites)
        found = _calibrate(call, sites, bounds)
    with Files() as files:
        paths = _write(call, files, found, sites, bounds, ground_class)
    numbers = numbers_of(found)
    tell(found, bounds, numbers, call)
    tell_sites(found, sites, call)
    return {**paths, **numbers}


def _sites(call, ground_class, executor):
    """The Site of the dialog and those of the file."""
    sites = [_site(call, "", ground_class, executor)]
    for name, inputs in read_sites(call):
        call.info(f"MORE_SITES: {name}")
        site = call.of(inputs)
        site.checked()
        try:
            sites.append(_site(site, name, ground_class, executor))
        except (QgsProcessingException, ValueError) as error:
            raise QgsProcessingException(f"MORE_SITES: {name}: {error}") from error
    return sites


def _site(call, name, ground_class, executor):
    """What is simulated at a site and what was observed there."""
    scene = read_scene(call, {"maps": False})
    places = call[PLACES]
    observed, cloud = _observed(call, scene, places)
    call.info(tr("Observed: {} points. Ground class: {}.").format(len(cloud.places), ground_class.name))
    model = Model(
        scene.terrain, scene.ground, scene.rocks, scene.releases, scene.settings, ground_class,
        "stops" if places == "speeds" else places, executor, call.is_cancelled,
    )  # fmt: skip
    if places == "speeds":
        radius = call[SPEED_RADIUS]
        model = Speeds(model, np.unique(observed[:, :2], axis=0), radius)
    layer = call[OBSERVED].sourceName()
    return Site(name, layer, model, cloud, scene.terrain)


def _class(call):
    """The GroundClass whose parameters are searched."""
    names = (call[name] for name in (CLASS, GROUND_DEFAULT))
    table = known_classes(call[GROUND_TABLE])
    return table[next(name for name in names if name)]


def _calibrate(call, sites, bounds):
    """The engine's Calibration to all sites."""
    evaluations = call[EVALUATIONS]
    seed = call[SEARCH_SEED]
    tell_readiness(call)
    call.say(tr("Simulating ..."))
    progress = Progress(evaluations, call)
    model = sites[0].model if len(sites) == 1 else Models([site.model for site in sites])
    try:
        return calibrate(model, bounds, _cloud(sites), evaluations, seed, progress)
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error


def _cloud(sites):
    """What all sites are compared with."""
    return sites[0].cloud if len(sites) == 1 else Clouds([site.cloud for site in sites])


def _check_observations(call, sites):
    """Raise QgsProcessingException where there are too few for an ensemble."""
    fewest = _cloud(sites).fewest_observed
    if call.wants(ENSEMBLE) and fewest < FEWEST_OBSERVED:
        message = tr("ENSEMBLE: {} observed points say too little of the spread; give at least {} of each site, or "
                     "skip the ensemble.")  # fmt: skip
        raise QgsProcessingException(message.format(fewest, FEWEST_OBSERVED))


def _observed(call, scene, places):
    """What was observed, and the Cloud of it."""
    if places == "scar sizes":
        observed = read_scars(call)
        return observed, Cloud(observed, VALUES)
    if places == "speeds":
        observed = read_speeds(call, scene.terrain, scene.dem.crs)
        return observed, Cloud(observed, VALUES)
    middle = scene.points.x.mean(), scene.points.y.mean()
    observed = read_observed(call, scene.terrain, scene.dem.crs)
    return observed, Cloud(observed, call[COMPARE], middle)


def _write(call, files, found, sites, bounds, ground_class):
    wanted = [name for name in (TABLE, FIGURE, LOG, ENSEMBLE) if call.wants(name)]
    if FIGURE in wanted and not can_draw(call):
        wanted.remove(FIGURE)
    paths = {name: call.path(name) for name in wanted}
    if TABLE in paths:
        observed = ", ".join(dict.fromkeys(site.layer for site in sites))
        count = sum(len(site.cloud.places) for site in sites)
        note = tr("calibrated to {} points of {}; {}").format(count, observed, ground_class.note)
        classes = known_classes(call[GROUND_TABLE])
        classes[ground_class.name] = calibrated_class(ground_class, found.best, note, found.low, found.high)
        ground_classes.write(files.stage(paths[TABLE]), classes.values())
    if FIGURE in paths:
        terrains = [site.terrain for site in sites]
        draw_calibration(files.stage(paths[FIGURE]), found, bounds, of_sites(found, sites), SEARCHABLE, terrains)
    if LOG in paths:
        write_log(files.stage(paths[LOG]), found)
    if ENSEMBLE in paths:
        ensemble = posterior(found, bounds, _cloud(sites), call[SEARCH_SEED])
        write_ensemble(files.stage(paths[ENSEMBLE]), ground_class.name, ensemble)
        tell_ensemble(ensemble, call)
    return paths
