# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:netsiting runs: reads trajectories and lines, throws rocks into a net on each line, ranks the lines."""

import math

import numpy as np
from qgis.core import QgsGeometry, QgsWkbTypes

from ....engine.findings.finding import DOUBTFUL, UNSAFE, Kind
from ....engine.nets.surrogate import surrogate
from ....engine.protection.net_crossings import crossings_of, features_of_rows, shares_taken, worst_below_top
from ....engine.protection.net_findings import of_impacts
from ....engine.protection.net_siting import NONE, chance_of_best, order_of, siting_of, sure_of, taken_evenly
from ...number_words import formatted
from ...shared.layers.vector_layers import layer_source, reprojected
from ...shared.layers.writing import make_feature, write_layer
from ...shared.parameters.motion import TRAJECTORIES
from ...shared.parameters.obstacles import DENSITY
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import read_report_head, tell_numbers
from ...shared.parameters.staging import Files
from ...shared.reports.page import parameter_rows
from ...shared.runs.motion import check_motion, read_paths
from ...shared.runs.net_impacts import (
    cases_of,
    common_arguments,
    energy_of_net,
    family_net,
    find_other_shape,
    read_sheet,
    rock_template,
    tell_sheet,
    tell_template,
    throw_all,
    with_margin,
)
from ...shared.runs.screen_lines import check_lines, read_lines
from ...shared.scene.dem import check_ground, read_ground, tell_scale
from ...shared.scene.profile_runs import tell_readiness
from ...translation import tr
from .algorithm import CROSSINGS, LINES, NAME_FIELD, OBJECTS, REPORT, SITES, SURROGATE, labels
from .layers import Site, SiteStyle, site_columns
from .report import write_siting_report

# Checks of talus:netsiting before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    dem = check_ground(call, check_motion(call))
    check_lines(call, LINES, NAME_FIELD)
    read_sheet(call)
    rock_template(call)
    check_outputs(call)
    return dem


NO_SURFACE = Kind(
    "response-surface-missing", DOUBTFUL,
    "{value:.0f} rocks thrown are too few for a response surface: it decides none.",
    "Throw more rocks (CROSSINGS).",
)  # fmt: skip
UNSURE = Kind(
    "order-not-sure", DOUBTFUL,
    "CROSSINGS: the probability that the first line is the best is only {value:.0f} %.",
    "Throw more rocks to distinguish the lines.",
)  # fmt: skip

UNSURE_OF_ALL = Kind(
    "order-not-sure-of-all", DOUBTFUL,
    "CROSSINGS: the probability that the first line is the best is only {value:.0f} %, and all rocks below the top "
    "were thrown.",
    "Simulate more runs to distinguish the lines.",
)  # fmt: skip

AROUND = Kind(
    "site-passed-around", DOUBTFUL,
    "{subject} ranks first, but {value:.0f} runs pass it and {limit:.0f} pass {other}: rocks that pass around its "
    "ends, or stop above it, are not counted for it.",
    "Draw the line across the whole path of the rocks, or simulate with the net and count the rocks that reach the "
    "objects.",
)  # fmt: skip
TOO_NEAR = Kind(
    "net-reaches-object", UNSAFE,
    "{subject}: the net needs {value:.3g} m behind it, and the nearest object (OBJECTS) is {limit:.3g} m away.",
    "Move the line away from the object, or choose a net with a smaller elongation.",
)  # fmt: skip

READ = 40.0  # percent of the progress where the reading ends
SURE = 0.8  # chance of the first place below which the order is not told apart


def run(call):
    """Run talus:netsiting and return its outputs and numbers to Processing."""
    dem = call.checked()
    tell_scale(dem, call)
    tell_readiness(call)
    paths = read_paths(call)
    lines = read_lines(call, LINES, dem.crs, NAME_FIELD)
    objects = _objects(call, dem.crs)
    template, sheet = rock_template(call), read_sheet(call)
    tell_template(template, call)
    find_other_shape(call, template, TRAJECTORIES)
    tell_sheet(sheet, call)
    sitings = [_siting(call, dem, paths, line, template, (k, len(lines))) for k, line in enumerate(lines)]
    sites = _ordered(lines, sitings, objects)
    _tell_order(call, sites)
    call.find(find_misleading(sites))
    numbers = _numbers_of(sites)
    tell_numbers(labels(), numbers, call)
    with Files() as files:
        outputs = _write(call, files, dem, sites, (objects, sheet))
    return {**outputs, **numbers}


def _objects(call, crs):
    """Geometries of the objects to protect."""
    if not call.is_given(OBJECTS):
        return []
    source = layer_source(call, OBJECTS)
    return [feature.geometry() for feature in reprojected(source, crs, call, OBJECTS) if feature.hasGeometry()]


def _siting(call, dem, paths, line, template, number_and_count):
    """The Siting of one line."""
    number, count = number_and_count
    terrain = read_ground(dem, with_margin(line.parts[0]))
    net = family_net(call, line.parts[0], terrain, LINES).settle()
    rows = crossings_of(net, paths.motion, paths.radius)
    below, over = worst_below_top(net, rows, 0)
    below.sort(order="run")
    thrown = taken_evenly(np.arange(below.size), call[CROSSINGS])
    common = common_arguments(call, net, terrain)
    chosen = below[thrown]
    masses = paths.motion.mass[chosen["run"]]
    cases = [{**case, **common} for case in cases_of(call, net, terrain, chosen, masses, template)]

    def advanced_to(share):
        call.go_on(READ + (99.0 - READ) * (number + share) / count)

    hits = throw_all(call, net, cases, advanced_to)
    call.find(of_impacts(line.name, hits, chosen["energy"], energy_of_net(call)))
    sure = _sure(call, net, below, thrown, hits, paths.motion.mass, template)
    siting = siting_of(paths.motion.run_count, rows.size, over, hits, sure)
    message = tr("{}: runs that pass: {} of {}, above the top: {}; thrown and held: {} of {}.")
    call.info(message.format(line.name, siting.passing, siting.runs, over, siting.caught, siting.thrown))
    return siting


def _sure(call, net, below, thrown, hits, masses, template):
    """Verdicts of a response surface, where it is asked for."""
    if not call[SURROGATE] or not hits:
        return NONE
    features = features_of_rows(net, below, masses[below["run"]], template, call[DENSITY])
    stand_in = surrogate(features[thrown], shares_taken(hits, below["energy"][thrown]))
    if stand_in is None:
        call.find([NO_SURFACE.of(str(SURROGATE), len(hits))])
        return NONE
    sure = sure_of(stand_in, features, thrown, [hit.verdict == "caught" for hit in hits])
    text = tr("A response surface decides {} of the {} rocks below the top; its error of the energy share taken by "
              "the net is {:.2f} by cross-validation.")  # fmt: skip
    call.info(formatted(text, sure.count, below.size, stand_in.surface.error))
    return sure


def _write(call, files, dem, sites, about):
    outputs = {}
    if call.wants(SITES):
        columns = site_columns()
        form = columns, QgsWkbTypes.Type.MultiLineString, dem.crs
        features = (make_feature(site.line.geometry(), [column.value(site) for column in columns]) for site in sites)
        outputs[SITES] = write_layer(call, files, SITES, form, features, SiteStyle(columns))
    if call.wants(REPORT):
        outputs[REPORT] = call.path(REPORT)
        rows, head = parameter_rows(call), read_report_head(call)
        scene = read_ground(dem, with_margin(np.concatenate([np.concatenate(one.line.parts) for one in sites])))
        write_siting_report(files.stage(outputs[REPORT]), sites, (scene, *about), rows, head)
    return outputs


def _ordered(lines, sitings, objects):
    """The Sites from the best on."""
    chances = chance_of_best(sitings)
    return [
        Site(lines[k], sitings[k], _distance(lines[k].geometry(), objects), rank, float(chances[k]))
        for rank, k in enumerate(order_of(sitings, chances), start=1)
    ]


def _tell_order(call, sites):
    """Say the order, and where the first place is not much more likely than the second."""
    for site in sites:
        text = tr("{}. {}: {:.0f} % of the runs continue behind it, {:.1f} % probability of being the best.")
        call.info(formatted(text, site.rank, site.line.name, 100.0 * site.siting.rest_share, 100.0 * site.chance))
    if len(sites) > 1 and sites[0].chance < SURE:
        are_all_thrown = all(site.siting.thrown >= site.siting.passing - site.siting.over for site in sites)
        kind = UNSURE_OF_ALL if are_all_thrown else UNSURE
        call.find([kind.of(str(CROSSINGS), 100.0 * sites[0].chance, 100.0 * SURE)])


def find_misleading(sites):
    """Findings of a first place that rocks go around, and of nets that reach the objects behind them.

    It would not be first if what passes another line and not this one counted as going on behind it.
    """
    findings = []
    first, most = sites[0], max(sites, key=lambda site: site.siting.passing)
    around = (most.siting.passing - first.siting.passing) / first.siting.runs
    if any(first.siting.rest_share + around > site.siting.rest_share for site in sites[1:]) and around > 0.0:
        passing = first.siting.passing, most.siting.passing
        findings.append(AROUND.of(first.line.name, *passing, other=most.line.name))
    for site in sites:
        if site.siting.caught and site.distance <= site.siting.distance_needed():
            findings.append(TOO_NEAR.of(site.line.name, float(site.siting.distance_needed()), site.distance))
    return findings


def _distance(geometry, objects):
    """Distance to the nearest object [m], NaN where there is none."""
    return min((QgsGeometry(geometry).distance(obstacle) for obstacle in objects), default=math.nan)


def _numbers_of(sites):
    best = sites[0]
    numbers = {"LINE_COUNT": len(sites), "BEST_HELD": 100.0 * best.siting.caught_share,
               "BEST_CHANCE": 100.0 * best.chance}  # fmt: skip
    if best.siting.caught or not best.siting.passing:  # of a net that holds no rock nothing is known
        numbers["DISTANCE_NEEDED"] = float(best.siting.distance_needed()) if best.siting.caught else 0.0
    return numbers
