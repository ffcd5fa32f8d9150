# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:net runs: reads a line or a file and what hits it, calls the engine, writes layers and the report."""

from qgis.core import QgsProcessingException, QgsWkbTypes

from ....engine.io.net_files import write_net
from ....engine.protection.net_findings import of_impacts
from ...shared.layers.writing import write_layer
from ...shared.parameters.motion import CROSSINGS, TRAJECTORIES
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import read_report_head
from ...shared.parameters.staging import Files
from ...shared.reports.page import parameter_rows
from ...shared.runs.motion import check_motion
from ...shared.runs.net_impacts import read_sheet, rock_template, throw_all
from ...shared.runs.screen_lines import check_crossings, check_lines
from ...shared.scene.dem import check_ground, open_dem, tell_scale
from ...shared.scene.profile_runs import tell_readiness
from ...translation import tr
from . import layers
from .algorithm import BARRIERS, DESCRIPTION, FRAME_INTERVAL, IMPACTS, NET, NET_FILE, REPORT, ROCK_FILM, SHEET_OUT
from .layers import impact_features, net_features, rock_features
from .moments import numbers_in_succession, throw_in_succession
from .numbers import energy_of, numbers_of, tell, with_largest_elongation
from .report import comparison_text, is_off, off, write_net_report, write_sheet
from .scene import is_type_test, read_net_scene, tell_hits

# Checks of talus:net before a run.


def check(call):
    """Check all that does not need the layers to be read."""
    dem = open_dem(call)
    if not call[NET_FILE]:
        if not call.is_given(BARRIERS):
            raise QgsProcessingException(tr("BARRIERS: give the line of the net, or a net from a file."))
        check_lines(call, BARRIERS)
        read_sheet(call)
    rock_template(call)
    given = [name for name in (TRAJECTORIES, CROSSINGS) if call.is_given(name)]
    if len(given) > 1:
        raise QgsProcessingException(tr("TRAJECTORIES, CROSSINGS: give one of them, not both."))
    for name in given:
        crs_of = check_motion if name == TRAJECTORIES else check_crossings
        check_ground(call, crs_of(call))
    check_outputs(call)
    return dem


Wkb = QgsWkbTypes.Type
THROWN, FILMED = 80.0, 90.0  # percent of the progress where the impacts end, and where their film ends


def run(call):
    """Run talus:net and return its outputs and numbers to Processing."""
    tell_scale(call.checked(), call)
    tell_readiness(call)
    scene = read_net_scene(call)
    hits, film = _throw(call, scene)
    made_for = (scene.net.description.get("family") or {}).get("energy")
    if made_for is not None:
        call.find(of_impacts(tr("The net"), hits, [energy_of(hit) for hit in hits], made_for))
    made = throw_in_succession(call, scene, hits)
    numbers = {**numbers_of(hits), **numbers_in_succession(made)}
    tell(scene.net, hits, numbers, call)
    tell_hits(call, scene.net, scene.cases, hits)
    _tell_sheet(call, scene, film[1])
    with Files() as files:
        outputs = _write_layers(call, files, scene, hits, film)
        outputs.update(_write_files(call, files, scene, (hits, film, made)))
    return {**outputs, **numbers}


def _throw(call, scene):
    """All impacts, and the one with the largest elongation once more with pictures."""
    filmed = {"frame_interval": call[FRAME_INTERVAL]}
    if len(scene.cases) == 1:
        hits = throw_all(call, scene.net, [{**scene.cases[0], **filmed}], lambda share: call.progress(FILMED * share))
        return hits, (0, hits[0])
    hits = throw_all(call, scene.net, scene.cases, lambda share: call.progress(THROWN * share))
    worst = with_largest_elongation(hits)
    film = throw_all(call, scene.net, [{**scene.cases[worst], **filmed}],
                     lambda share: call.progress(THROWN + (FILMED - THROWN) * share))  # fmt: skip
    return hits, (worst, film[0])


def _tell_sheet(call, scene, hit):
    """Log the difference between the model and the type test of its product."""
    if scene.sheet is not None:
        is_test = is_type_test(call)
        if is_off(scene.sheet, hit, is_test):
            call.find([off(scene.sheet, hit)])
        else:
            call.info(comparison_text(scene.sheet, hit, is_test))


def _write_layers(call, files, scene, hits, film):
    worst, hit = film
    interval = call[FRAME_INTERVAL]
    of_impacts, of_net, of_rock = layers.impact_columns(), layers.film_columns(), layers.rock_columns()
    rows = [(k + 1, scene.runs[k], scene.cases[k], hit, scene.net) for k, hit in enumerate(hits)]
    rock = scene.cases[worst]["rock"]
    made = (
        (IMPACTS, of_impacts, Wkb.PointZ, lambda: impact_features(rows, of_impacts),
         layers.ImpactStyle(of_impacts)),
        (NET, of_net, Wkb.MultiLineStringZ, lambda: net_features(scene.net.description, hit),
         layers.NetStyle(of_net, interval, goes_there=True)),
        (ROCK_FILM, of_rock, Wkb.MultiPolygonZ, lambda: rock_features(rock, hit),
         layers.RockStyle(of_rock, interval)),
    )  # fmt: skip
    outputs = {}
    for name, columns, kind, features, style in made:
        if call.wants(name):
            form = columns, kind, scene.crs
            outputs[name] = write_layer(call, files, name, form, features(), style)
    return outputs


def _write_files(call, files, scene, results):
    (hits, film, made), outputs = results, {}
    if call.wants(DESCRIPTION):
        outputs[DESCRIPTION] = call.path(DESCRIPTION)
        write_net(files.stage(outputs[DESCRIPTION]), scene.net.description)
    if call.wants(SHEET_OUT):
        outputs[SHEET_OUT] = call.path(SHEET_OUT)
        write_sheet(files.stage(outputs[SHEET_OUT]), call, scene.sheet)
    if call.wants(REPORT):
        outputs[REPORT] = call.path(REPORT)
        rows, head = parameter_rows(call), read_report_head(call)
        about = rows, head, is_type_test(call)
        write_net_report(files.stage(outputs[REPORT]), scene, hits, film, about, made)
    return outputs
