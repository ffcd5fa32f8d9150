# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:netsiting, candidate lines for one flexible net compared by the rocks of a simulation."""

import math

import numpy as np
from qgis.core import QgsGeometry, QgsWkbTypes

from ..base import TalusAlgorithm
from ..cancelling import go_on
from ..layers.vector_layers import layer_source, reprojected
from ..layers.writing import write_layer
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..runs.motion import check_motion, read_paths
from ..runs.net_impacts import cases_of, common_arguments, family_net, throw_all, with_margin
from ..runs.screen_lines import check_lines, read_lines
from ..scene.dem import tell_scale
from ..scene.ground_heights import check_ground, read_ground
from ..scene.readiness import tell_readiness
from ..stages import DECIDE
from ..styles.known_layers import known_table
from ..translation import tr
from .layers import Site, SiteStyle, site_columns, site_features
from .parameters import siting_parameters

READ = 40.0  # percent of the progress where the reading ends


class NetSiting(TalusAlgorithm):
    """Reads trajectories and lines, throws rocks into a net on each line, ranks the lines."""

    stage = DECIDE

    def name(self):
        return "netsiting"

    def displayName(self):
        return tr("Places for a net")

    def shortDescription(self):
        return tr(
            "Compares candidate lines for a flexible net: rocks of one simulation, made without it, are thrown into "
            "the net where they cross each line. Shares that are held, pass or go over, percentiles of elongation and "
            "forces, distance to the objects behind, and an order of the lines with its uncertainty."
        )

    def tags(self):
        return tr("rockfall,net,siting,barrier,line,elongation,distance,ranking,hazard").split(",")

    def known_layers(self):
        label = self.parameterDefinition("SITES").description()
        return [known_table("SITES", label, "line", site_columns(), lambda columns, layer: SiteStyle(columns))]

    def initAlgorithm(self, configuration=None):
        self.define(siting_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers."""
        dem = check_ground(self, parameters, context, check_motion(self, parameters, context))
        check_lines(self, parameters, context, "LINES", "NAME_FIELD")
        check_outputs(self, parameters, context)
        return dem

    def process(self, parameters, context, feedback):
        dem = self.checked(parameters, context)
        tell_scale(dem, feedback)
        tell_readiness(feedback)
        paths = read_paths(self, parameters, context, feedback)
        lines = read_lines(self, parameters, context, feedback, "LINES", dem.crs, "NAME_FIELD")
        objects = self._objects(parameters, context, feedback, dem.crs)
        sitings = [
            self._siting(parameters, context, feedback, dem, paths, line, (k, len(lines)))
            for k, line in enumerate(lines)
        ]
        sites = _ordered(lines, sitings, objects)
        numbers = _numbers_of(sites)
        tell_numbers(_labels(), numbers, feedback)
        with Files() as files:
            outputs = self._write(parameters, context, feedback, files, dem.crs, sites)
        return {**outputs, **numbers}

    def _objects(self, parameters, context, feedback, crs):
        """Geometries of the objects to protect."""
        if parameters.get("OBJECTS") in (None, ""):
            return []
        source = layer_source(self, parameters, "OBJECTS", context)
        return [one.geometry() for one in reprojected(source, crs, context, "OBJECTS", feedback) if one.hasGeometry()]

    def _siting(self, parameters, context, feedback, dem, paths, line, place):
        """The Siting of one line."""
        from ...engine.protection.net_crossings import crossings_of, worst_below_top
        from ...engine.protection.net_siting import siting_of, taken_evenly

        number, count = place
        terrain = read_ground(dem, with_margin(line.parts[0]))
        net = family_net(self, parameters, context, line.parts[0], terrain, "LINES").settle()
        rows = crossings_of(net, paths.motion)
        below, over = worst_below_top(net, rows, 0)
        below.sort(order="run")
        thrown = taken_evenly(np.arange(below.size), self.parameterAsInt(parameters, "CROSSINGS", context))
        common = common_arguments(self, parameters, context, net, terrain)
        chosen = below[thrown]
        masses = paths.motion.mass[chosen["run"]]
        cases = [{**case, **common} for case in cases_of(self, parameters, context, net, terrain, chosen, masses)]

        def advanced_to(share):
            go_on(feedback, READ + (99.0 - READ) * (number + share) / count)

        hits = throw_all(self, parameters, context, feedback, net, cases, advanced_to)
        sure = self._sure(parameters, context, feedback, net, below, thrown, hits, paths.motion.mass)
        found = siting_of(paths.motion.run_count, rows.size, over, hits, sure)
        message = tr("{}: {} of {} runs pass, {} above the top; {} of {} thrown are held.")
        feedback.pushInfo(message.format(line.name, found.passing, found.runs, over, found.caught, found.thrown))
        return found

    def _sure(self, parameters, context, feedback, net, below, thrown, hits, masses):
        """What a response surface is sure of, where it is asked for."""
        from ...engine.nets.surrogate import surrogate
        from ...engine.protection.net_crossings import features_of_rows, shares_taken
        from ...engine.protection.net_siting import NONE, sure_of

        if not self.parameterAsBoolean(parameters, "SURROGATE", context) or not hits:
            return NONE
        shape = self.parameterAsEnumString(parameters, "ROCK", context)
        density = self.parameterAsDouble(parameters, "DENSITY", context)
        features = features_of_rows(net, below, masses[below["run"]], shape, density)
        stand_in = surrogate(features[thrown], shares_taken(hits, below["energy"][thrown]))
        if stand_in is None:
            feedback.pushWarning(tr("{} rocks thrown are too few for a response surface: it decides on none.").format(
                len(hits)))  # fmt: skip
            return NONE
        found = sure_of(stand_in, features, thrown, [hit.verdict == "caught" for hit in hits])
        text = tr("A response surface is sure of {} of the {} rocks below the top; it misses the share of the energy "
                  "that the net takes by {:.2f} by cross-validation.")  # fmt: skip
        feedback.pushInfo(text.format(found.count, below.size, stand_in.surface.error))
        return found

    def _write(self, parameters, context, feedback, files, crs, sites):
        outputs = {}
        if is_wanted(self, parameters, "SITES"):
            columns = site_columns()
            form = columns, QgsWkbTypes.Type.MultiLineString, crs
            outputs["SITES"] = write_layer(
                self, parameters, context, feedback, files, "SITES", form, site_features(sites, columns),
                SiteStyle(columns),
            )  # fmt: skip
        if is_wanted(self, parameters, "REPORT"):
            from .report import write_siting_report

            outputs["REPORT"] = self.parameterAsFileOutput(parameters, "REPORT", context)
            rows, head = parameter_rows(self, parameters, context), read_report_head(self, parameters, context)
            write_siting_report(files.stage(outputs["REPORT"]), sites, rows, head)
        return outputs


def _ordered(lines, sitings, objects):
    """The Sites from the best on."""
    from ...engine.protection.net_siting import chance_of_best, order_of

    chances = chance_of_best(sitings)
    return [
        Site(lines[k], sitings[k], _distance(lines[k].geometry(), objects), rank, float(chances[k]))
        for rank, k in enumerate(order_of(sitings), start=1)
    ]


def _distance(geometry, objects):
    """Distance to the nearest object [m], NaN where there is none."""
    return min((QgsGeometry(geometry).distance(one) for one in objects), default=math.nan)


def _labels():
    """Name -> label of each number."""
    return {
        "LINE_COUNT": tr("Lines"),
        "BEST_HELD": tr("Share of the passing rocks that the best line holds [%]"),
        "BEST_CHANCE": tr("Chance that it is the best [%]"),
        "DISTANCE_NEEDED": tr("Distance that its net needs [m]"),
    }


def _numbers_of(sites):
    best = sites[0]
    numbers = {"LINE_COUNT": len(sites), "BEST_HELD": 100.0 * best.siting.caught_share,
               "BEST_CHANCE": 100.0 * best.chance}  # fmt: skip
    if best.siting.thrown:
        numbers["DISTANCE_NEEDED"] = best.siting.distance_needed()
    return numbers
