# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:net runs: reads a line or a file and what hits it, calls the engine, writes layers and the report."""

from qgis.core import QgsWkbTypes

from ...engine.io.net_files import write_net
from ...engine.nets import impact
from ..layers.writing import write_layer
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..runs.net_impacts import throw_all
from ..scene.dem import tell_scale
from ..scene.readiness import tell_readiness
from . import layers
from .features import impact_features, net_features, rock_features
from .numbers import numbers_of, tell, with_largest_elongation
from .parameters import DESCRIPTION, FRAME_INTERVAL, IMPACTS, NET, REPORT, ROCK_FILM
from .report import write_net_report
from .scene import read_net_scene

Wkb = QgsWkbTypes.Type
THROWN = 90.0  # percent of the progress where the impacts end


def run(call):
    """What Processing is told: outputs and numbers."""
    tell_scale(call.checked(), call)
    tell_readiness(call)
    scene = read_net_scene(call)
    hits, film = _throw(call, scene)
    numbers = numbers_of(hits)
    tell(hits, numbers, call)
    with Files() as files:
        outputs = _write_layers(call, files, scene, hits, film)
        outputs.update(_write_files(call, files, scene, hits, film))
    return {**outputs, **numbers}


def _throw(call, scene):
    """All impacts, and the one with the largest elongation once more with pictures."""
    hits = throw_all(call, scene.net, scene.cases,
                     lambda share: call.progress(THROWN * share))  # fmt: skip
    worst = with_largest_elongation(hits)
    interval = call[FRAME_INTERVAL]
    return hits, (worst, impact(scene.net, **scene.cases[worst], frame_interval=interval))


def _write_layers(call, files, scene, hits, film):
    worst, hit = film
    interval = call[FRAME_INTERVAL]
    of_impacts, of_net, of_rock = layers.impact_columns(), layers.film_columns(), layers.rock_columns()
    rows = list(zip(range(1, len(hits) + 1), scene.runs, scene.cases, hits))
    rock = scene.cases[worst]["rock"]
    made = (
        (IMPACTS, of_impacts, Wkb.PointZ, lambda: impact_features(rows, of_impacts),
         layers.ImpactStyle(of_impacts)),
        (NET, of_net, Wkb.MultiLineStringZ, lambda: net_features(scene.net.description, hit),
         layers.NetStyle(of_net, interval)),
        (ROCK_FILM, of_rock, Wkb.MultiPolygonZ, lambda: rock_features(rock, hit),
         layers.RockStyle(of_rock, interval)),
    )  # fmt: skip
    outputs = {}
    for name, columns, kind, features, style in made:
        if call.wants(name):
            form = columns, kind, scene.crs
            outputs[name] = write_layer(call, files, name, form, features(), style)
    return outputs


def _write_files(call, files, scene, hits, film):
    outputs = {}
    if call.wants(DESCRIPTION):
        outputs[DESCRIPTION] = call.path(DESCRIPTION)
        write_net(files.stage(outputs[DESCRIPTION]), scene.net.description)
    if call.wants(REPORT):
        outputs[REPORT] = call.path(REPORT)
        rows, head = parameter_rows(call), read_report_head(call)
        write_net_report(files.stage(outputs[REPORT]), scene, hits, film, rows, head)
    return outputs
