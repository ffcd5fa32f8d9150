# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:calibrate runs: reads a scene like talus:simulate, searches, and writes a table of ground classes."""

import math

import numpy as np
from qgis.core import QgsProcessingException

from .... import engine
from ....engine import ground_classes
from ....engine.calibration.blocks import Blocks
from ....engine.calibration.clouds import VALUES, Cloud, Clouds
from ....engine.calibration.inventory import Inventory, mean_sources
from ....engine.calibration.models import Model, Models, Speeds, Throws, calibrated_class
from ....engine.calibration.observed_blocks import mean_radius
from ....engine.calibration.posterior import FEWEST_OBSERVED, posterior
from ....engine.calibration.search import as_it_is, calibrate
from ....engine.calibration.told_apart import size_law
from ....engine.ground.parameters import SEARCHABLE
from ...number_words import formatted
from ...shared.layers.vector_layers import check_layers, check_system, layer_source
from ...shared.parameters.ground import GROUND_DEFAULT, GROUND_TABLE
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.scene import SCHEDULER
from ...shared.parameters.staging import Files
from ...shared.reports.figures import can_draw, draw_calibration
from ...shared.reports.page import parameter_rows
from ...shared.scene.dem import known_classes, open_dem
from ...shared.scene.door import check_scene
from ...shared.scene.profile_runs import tell_readiness
from ...shared.scene.scene import open_executor, read_scene
from ...translation import tr
from .algorithm import (
    BOULDERS,
    CLASS,
    COMPARE,
    ENSEMBLE,
    EVALUATIONS,
    FIGURE,
    FIT_GROUND,
    LOG,
    MORE_SITES,
    OBSERVED,
    PLACES,
    REPORT,
    RESIDUALS,
    SEARCH_SEED,
    SOURCE_RADIUS,
    SOURCE_TABLE,
    SPEED_RADIUS,
    TABLE,
)
from .block_layers import write_block_layers
from .blocks import (
    check_blocks,
    has_blocks,
    is_inventory,
    read_blocks,
    read_sources,
    releases_of_blocks,
    releases_of_inventory,
)
from .observations import (
    check_on_terrain,
    check_value_fields,
    evaluated,
    read_bounds,
    read_observed,
    read_scars,
    read_speeds,
    tell_low_bounds,
)
from .outputs import Progress, numbers_of, of_sites, tell, tell_ensemble, tell_sites, write_ensemble, write_log
from .report import write_report
from .sites import Site, read_sites

# Checks of talus:calibrate before a run.


def check(call):
    """Check all that does not need the layers to be read. Returns the bounds."""
    check_scene(call)
    check_layers(call)
    observed = layer_source(call, OBSERVED)
    check_system(observed, OBSERVED)
    open_dem(call)
    check_outputs(call)
    bounds = read_bounds(call)
    check_value_fields(call)
    check_blocks(call)
    _check_block_outputs(call)
    evaluations, fewest = call[EVALUATIONS], 2 * len(bounds) + 2
    if call[FIT_GROUND] and evaluations < fewest:
        message = tr("EVALUATIONS is {}; for {} parameters give at least {}.")
        raise QgsProcessingException(message.format(evaluations, len(bounds), fewest))
    for name, site in read_sites(call):
        problem = call.of(site).problem()
        if problem:
            raise QgsProcessingException(f"MORE_SITES: {name}: {problem}")
    return bounds


def _check_block_outputs(call):
    """Raise QgsProcessingException for outputs of blocks where there are none, and for inventories of several sites."""
    if is_inventory(call) and call[MORE_SITES]:
        raise QgsProcessingException(
            tr("MORE_SITES: an inventory of boulders has one site, with all its candidate sources; leave it empty.")
        )
    for output, is_there in ((RESIDUALS, has_blocks(call)), (BOULDERS, is_inventory(call)),
                             (SOURCE_TABLE, is_inventory(call))):  # fmt: skip
        if call.wants(output) and not is_there:
            message = (
                tr("{}: it requires stops with the size or the release of each block.")
                if output == RESIDUALS
                else (tr("{}: it requires an inventory of boulders (PLACES)."))
            )
            raise QgsProcessingException(message.format(output))


GROUNDS = 12  # sets of the ensemble over which probabilities of sources are means


def run(call):
    """Run talus:calibrate and return its outputs and numbers to Processing."""
    bounds = call.checked()
    is_searched = call[FIT_GROUND]
    if is_searched:
        tell_low_bounds(bounds, call)
    ground_class = _class(call)
    with open_executor(call[SCHEDULER], call) as executor:
        sites = _sites(call, ground_class, executor)
        _check_observations(call, sites)
        calibration = _calibrate(call, sites, bounds if is_searched else None)
        made = _made_of(call, calibration, sites, bounds if is_searched else [], ground_class)
    numbers = {**numbers_of(calibration), **made.numbers}
    tell(calibration, made.bounds, numbers, call)
    tell_sites(calibration, sites, call)
    call.find(made.findings)
    with Files() as files:
        paths = _write(call, files, made)
    return {**paths, **numbers}


def _made_of(call, calibration, sites, bounds, ground_class):
    """The Made of a calibration: its ensemble, the law of size, residuals and sources."""
    ensemble = law = None
    is_new = any(site.blocks is not None for site in sites) or call.wants(REPORT)
    wants_ensemble = bool(bounds) and (call.wants(ENSEMBLE) or is_new)
    if wants_ensemble and _cloud(sites).fewest_observed >= FEWEST_OBSERVED:
        ensemble = posterior(calibration, bounds, _cloud(sites), call[SEARCH_SEED])
        tell_ensemble(ensemble, call)
        law = size_law(ensemble, ground_class._asdict(), _mean_radius(sites))
    found_sources = [None] * len(sites)
    if sites[0].sources is not None:
        found_sources = [_sources_of(call, sites[0], calibration, ensemble, bounds)]
    return evaluated(calibration, ensemble, law, bounds, sites, found_sources, ground_class, call)


def _mean_radius(sites):
    """Geometric mean of the mean radii of all blocks, m."""
    rocks = [rock for site in sites for rock in site.rocks]
    return math.exp(math.fsum(math.log(mean_radius(rock)) for rock in rocks) / len(rocks))


def _sources_of(call, site, calibration, ensemble, bounds):
    """The engine's Sources of the best simulation, or the mean over some sets of the ensemble."""
    if ensemble is None:
        return site.cloud.sources(calibration.points)
    call.say(tr("Simulating the sources with {} sets of the ensemble ...").format(GROUNDS))
    rows = ensemble.rows[:: max(1, len(ensemble.rows) // GROUNDS)][:GROUNDS].tolist()
    return mean_sources([site.cloud.sources(site.model(dict(zip(ensemble.names, row)))) for row in rows])


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
    """Simulation at a site and the observations there."""
    scene = read_scene(call, {"maps": False})
    if has_blocks(call) or is_inventory(call):
        return _site_of_blocks(call, name, ground_class, executor, scene)
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
    return Site(name, layer, model, cloud, scene.terrain, scene.dem.crs, scene.rocks)


def _site_of_blocks(call, name, ground_class, executor, scene):
    """Calibrate where each block is thrown as itself."""
    blocks, findings = read_blocks(call, scene)
    check_on_terrain(blocks.places, scene.terrain)
    sources = read_sources(call, scene)
    middle = np.array([scene.points.x.mean(), scene.points.y.mean()])
    if is_inventory(call):
        releases, source_of = releases_of_inventory(blocks, scene, sources)
        cloud = Inventory(blocks.places, blocks.of_rock, sources.weights, middle, call[SOURCE_RADIUS] or None)
        message = tr(
            "Inventory: {} boulders of {} sizes, {} candidate sources, runs that stop within {:.3g} m are attributed."
        )
        call.info(formatted(message, len(blocks.places), len(blocks.rocks), len(sources.names), cloud.radius))
    else:
        releases, origins = releases_of_blocks(blocks, scene, sources)
        source_of, sources = None, None
        is_own = any(release is not None for release in blocks.release)
        cloud = Blocks(blocks.places, blocks.masses, call[COMPARE], origins if is_own else middle)
    message = tr(
        "Observed: {} blocks of {:.3g} to {:.3g} kg, each simulated with its own size, {} runs in all. Ground class: "
        "{}."
    )
    runs = sum(release.runs for release in releases)
    call.info(formatted(message, len(blocks.places), blocks.masses.min(), blocks.masses.max(), runs, ground_class.name))
    model = Model(scene.terrain, scene.ground, blocks.rocks, releases, scene.settings, ground_class, "stops", executor,
                  call.is_cancelled)  # fmt: skip
    model, layer = Throws(model, source_of), call[OBSERVED].sourceName()
    return Site(name, layer, model, cloud, scene.terrain, scene.dem.crs, blocks.rocks, blocks, sources, tuple(findings))


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
        if bounds is None:
            return as_it_is(model, _cloud(sites), seed)
        return calibrate(model, bounds, _cloud(sites), evaluations, seed, progress)
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error


def _cloud(sites):
    """Observations of all sites, with which the simulations are compared."""
    return sites[0].cloud if len(sites) == 1 else Clouds([site.cloud for site in sites])


def _check_observations(call, sites):
    """Raise QgsProcessingException where there are too few for an ensemble."""
    fewest = _cloud(sites).fewest_observed
    if call[FIT_GROUND] and call.wants(ENSEMBLE) and fewest < FEWEST_OBSERVED:
        message = tr("ENSEMBLE: {} observed points are too few for a spread; give at least {} of each site, or skip "
                     "the ensemble.")  # fmt: skip
        raise QgsProcessingException(message.format(fewest, FEWEST_OBSERVED))


def _observed(call, scene, places):
    """Observations at a site, and the Cloud of them."""
    if places == "scar sizes":
        observed = read_scars(call)
        return observed, Cloud(observed, VALUES)
    if places == "speeds":
        observed = read_speeds(call, scene.terrain, scene.dem.crs)
        return observed, Cloud(observed, VALUES)
    middle = scene.points.x.mean(), scene.points.y.mean()
    observed = read_observed(call, scene.terrain, scene.dem.crs)
    return observed, Cloud(observed, call[COMPARE], middle)


def _write(call, files, made):
    of_search = (TABLE, FIGURE, LOG, ENSEMBLE) if made.bounds else ()
    wanted = [name for name in of_search if call.wants(name)]
    if FIGURE in wanted and not can_draw(call):
        wanted.remove(FIGURE)
    paths = {name: call.path(name) for name in wanted}
    calibration, sites, ground_class = made.found, made.sites, made.ground_class
    if TABLE in paths:
        observed = ", ".join(dict.fromkeys(site.layer for site in sites))
        count = sum(len(site.cloud.places) for site in sites)
        note = tr("calibrated to {} points of {}; {}").format(count, observed, ground_class.note)
        classes = known_classes(call[GROUND_TABLE])
        classes[ground_class.name] = calibrated_class(
            ground_class, calibration.best, note, calibration.low, calibration.high
        )
        ground_classes.write(files.stage(paths[TABLE]), classes.values())
    if FIGURE in paths:
        terrains = [site.terrain for site in sites]
        draw_calibration(
            files.stage(paths[FIGURE]), calibration, made.bounds, of_sites(calibration, sites), SEARCHABLE, terrains
        )
    if LOG in paths:
        write_log(files.stage(paths[LOG]), calibration)
    if ENSEMBLE in paths:
        write_ensemble(files.stage(paths[ENSEMBLE]), ground_class.name, made.ensemble)
    paths.update(write_block_layers(call, files, made))
    if call.wants(REPORT):
        paths[REPORT] = call.path(REPORT)
        write_report(files.stage(paths[REPORT]), made, call.findings, parameter_rows(call))
    return paths
