# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:net, rocks thrown into one flexible net."""

from qgis.core import QgsProcessingException, QgsWkbTypes

from ..base import TalusAlgorithm
from ..layers.writing import write_layer
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..runs.barrier_crossings import check_crossings
from ..runs.motion import check_motion
from ..runs.net_impacts import throw_all
from ..runs.screen_lines import check_lines
from ..scene.dem import open_dem, tell_scale
from ..scene.ground_heights import check_ground
from ..scene.readiness import tell_readiness
from ..stages import DECIDE
from ..styles.known_layers import known_table
from ..translation import tr
from . import layers
from .numbers import labels, numbers_of, tell, with_largest_elongation
from .parameters import net_parameters
from .scene import read_net_scene

Wkb = QgsWkbTypes.Type
THROWN = 90.0  # percent of the progress where the impacts end


class NetImpacts(TalusAlgorithm):
    """Reads a line or a file and what hits it, calls the engine, writes layers and the report."""

    stage = DECIDE

    def name(self):
        return "net"

    def displayName(self):
        return tr("Impacts on a net")

    def shortDescription(self):
        return tr(
            "Throws rocks into a flexible net of ropes, rings, brakes and posts, and computes how it gives way: "
            "elongation, strokes of the brakes, forces in ropes and anchors, energies, and whether the rock is held. "
            "One impact as in a type test, or the worst ones of a simulation. A generic net, no product; nothing "
            "breaks, but what passes its strength is named."
        )

    def tags(self):
        return tr("rockfall,net,flexible barrier,ring net,cable,brake,elongation,anchor force,EAD 340059").split(",")

    def known_layers(self):
        return [
            known_table(name, self.parameterDefinition(name).description(), *rest)
            for name, *rest in layers.known_kinds()
        ]

    def initAlgorithm(self, configuration=None):
        self.define(net_parameters(), number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        dem = open_dem(self, parameters, context)
        if not self.parameterAsFile(parameters, "NET_FILE", context):
            if parameters.get("BARRIERS") in (None, ""):
                raise QgsProcessingException(tr("BARRIERS: give the line of the net, or a net from a file."))
            check_lines(self, parameters, context, "BARRIERS")
        given = [name for name in ("TRAJECTORIES", "CROSSINGS") if parameters.get(name) not in (None, "")]
        if len(given) > 1:
            raise QgsProcessingException(tr("TRAJECTORIES, CROSSINGS: give one of them, not both."))
        for name in given:
            check = check_motion if name == "TRAJECTORIES" else check_crossings
            check_ground(self, parameters, context, check(self, parameters, context))
        check_outputs(self, parameters, context)
        return dem

    def process(self, parameters, context, feedback):
        tell_scale(self.checked(parameters, context), feedback)
        tell_readiness(feedback)
        scene = read_net_scene(self, parameters, context, feedback)
        hits, film = self._throw(parameters, context, feedback, scene)
        numbers = numbers_of(hits)
        tell(hits, numbers, feedback)
        with Files() as files:
            outputs = self._write_layers(parameters, context, feedback, files, scene, hits, film)
            outputs.update(self._write_files(parameters, context, files, scene, hits, film))
        return {**outputs, **numbers}

    def _throw(self, parameters, context, feedback, scene):
        """All impacts, and the one with the largest elongation once more with pictures."""
        from ...engine.nets import impact

        hits = throw_all(self, parameters, context, feedback, scene.net, scene.cases,
                         lambda share: feedback.setProgress(THROWN * share))  # fmt: skip
        worst = with_largest_elongation(hits)
        interval = self.parameterAsDouble(parameters, "FRAME_INTERVAL", context)
        return hits, (worst, impact(scene.net, **scene.cases[worst], frame_interval=interval))

    def _write_layers(self, parameters, context, feedback, files, scene, hits, film):
        worst, hit = film
        interval = self.parameterAsDouble(parameters, "FRAME_INTERVAL", context)
        of_impacts, of_net, of_rock = layers.impact_columns(), layers.film_columns(), layers.rock_columns()
        rows = list(zip(range(1, len(hits) + 1), scene.runs, scene.cases, hits))
        rock = scene.cases[worst]["rock"]
        made = (
            ("IMPACTS", of_impacts, Wkb.PointZ, lambda: layers.impact_features(rows, of_impacts),
             layers.ImpactStyle(of_impacts)),
            ("NET", of_net, Wkb.MultiLineStringZ, lambda: layers.net_features(scene.net.description, hit),
             layers.NetStyle(of_net, interval)),
            ("ROCK_FILM", of_rock, Wkb.MultiPolygonZ, lambda: layers.rock_features(rock, hit),
             layers.RockStyle(of_rock, interval)),
        )  # fmt: skip
        outputs = {}
        for name, columns, kind, features, style in made:
            if is_wanted(self, parameters, name):
                form = columns, kind, scene.crs
                outputs[name] = write_layer(self, parameters, context, feedback, files, name, form, features(), style)
        return outputs

    def _write_files(self, parameters, context, files, scene, hits, film):
        outputs = {}
        if is_wanted(self, parameters, "DESCRIPTION"):
            from ...engine.io.net_files import write_net

            outputs["DESCRIPTION"] = self.parameterAsFileOutput(parameters, "DESCRIPTION", context)
            write_net(files.stage(outputs["DESCRIPTION"]), scene.net.description)
        if is_wanted(self, parameters, "REPORT"):
            from .report import write_net_report

            outputs["REPORT"] = self.parameterAsFileOutput(parameters, "REPORT", context)
            rows, head = parameter_rows(self, parameters, context), read_report_head(self, parameters, context)
            write_net_report(files.stage(outputs["REPORT"]), scene, hits, film, rows, head)
        return outputs
