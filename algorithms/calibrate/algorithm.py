# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:calibrate, ground parameters with which simulated blocks stop where observed ones did."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.ground.parameters import SEARCHABLE
from ..base import TalusAlgorithm
from ..layers.vector_layers import check_layers, check_system, layer_source
from ..parameters.cluster import open_executor
from ..parameters.ground import check_ground_model
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.staging import Files
from ..reports.figures import can_draw, draw_calibration
from ..scene.dem import open_dem
from ..scene.ground import known_classes
from ..scene.readiness import tell_readiness
from ..scene.rock import rock_lengths
from ..scene.scene import read_scene
from ..stages import SIMULATE
from ..translation import tr
from .outputs import Progress, calibration_files, labels, numbers_of, of_sites, tell, tell_sites, write_log
from .parameters import (
    calibration_parameters,
    check_value_fields,
    read_bounds,
    read_observed,
    read_scars,
    read_speeds,
    tell_low_bounds,
)
from .sites import Site, read_sites


class Calibrate(TalusAlgorithm):
    """Reads a scene like talus:simulate, searches, and writes a table of ground classes."""

    stage = SIMULATE

    def name(self):
        return "calibrate"

    def displayName(self):
        return tr("Calibrate the ground")

    def shortDescription(self):
        return tr(
            "Finds parameters of a ground class with which simulated blocks stop, or hit the ground, where observed "
            "ones did. Shows how well they fit and how uncertain they are, and writes a table of ground classes for "
            "the simulation."
        )

    def tags(self):
        return tr("calibration,back analysis,ground,friction,observed,stops,scars,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define([*calibration_parameters(), *calibration_files()], number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the layers. Returns the bounds."""
        check_ground_model(self, parameters, context)
        rock_lengths(self, parameters, context)
        check_layers(self, parameters, context)
        observed = layer_source(self, parameters, "OBSERVED", context)
        check_system(observed, "OBSERVED")
        open_dem(self, parameters, context)
        check_outputs(self, parameters, context)
        bounds = read_bounds(self, parameters, context)
        check_value_fields(self, parameters, context)
        evaluations, fewest = self.parameterAsInt(parameters, "EVALUATIONS", context), 2 * len(bounds) + 2
        if evaluations < fewest:
            message = tr("EVALUATIONS is {}; for {} parameters give at least {}.")
            raise QgsProcessingException(message.format(evaluations, len(bounds), fewest))
        for name, site in read_sites(self, parameters, context):
            accepted, message = self.checkParameterValues(site, context)
            if not accepted:
                raise QgsProcessingException(f"MORE_SITES: {name}: {message}")
        return bounds

    def process(self, parameters, context, feedback):
        bounds = self.checked(parameters, context)
        tell_low_bounds(bounds, feedback)
        ground_class = self._class(parameters, context)
        with open_executor(self.parameterAsString(parameters, "SCHEDULER", context), feedback) as executor:
            sites = self._sites(parameters, ground_class, executor, context, feedback)
            found = self._calibrate(sites, bounds, parameters, context, feedback)
        with Files() as files:
            paths = self._write(files, found, sites, bounds, ground_class, parameters, context, feedback)
        numbers = numbers_of(found)
        tell(found, bounds, numbers, feedback)
        tell_sites(found, sites, feedback)
        return {**paths, **numbers}

    def _sites(self, parameters, ground_class, executor, context, feedback):
        """The Site of the dialog and those of the file."""
        sites = [self._site("", parameters, ground_class, executor, context, feedback)]
        for name, inputs in read_sites(self, parameters, context):
            feedback.pushInfo(f"MORE_SITES: {name}")
            self.checked(inputs, context)
            try:
                sites.append(self._site(name, inputs, ground_class, executor, context, feedback))
            except (QgsProcessingException, ValueError) as error:
                raise QgsProcessingException(f"MORE_SITES: {name}: {error}") from error
        return sites

    def _site(self, name, parameters, ground_class, executor, context, feedback):
        """What is simulated at a site and what was observed there."""
        from ...engine.calibration.models import Model, Speeds

        scene = read_scene(self, parameters, context, feedback, {"maps": False})
        places = self.parameterAsEnumString(parameters, "PLACES", context)
        observed, cloud = self._observed(scene, places, parameters, context)
        feedback.pushInfo(tr("Observed: {} points. Ground class: {}.").format(len(cloud.places), ground_class.name))
        model = Model(
            scene.terrain, scene.ground, scene.rock, scene.releases, scene.settings, ground_class,
            "stops" if places == "speeds" else places, executor, feedback.isCanceled,
        )  # fmt: skip
        if places == "speeds":
            radius = self.parameterAsDouble(parameters, "SPEED_RADIUS", context)
            model = Speeds(model, np.unique(observed[:, :2], axis=0), radius)
        layer = self.parameterAsSource(parameters, "OBSERVED", context).sourceName()
        return Site(name, layer, model, cloud)

    def _class(self, parameters, context):
        """The GroundClass whose parameters are searched."""
        names = (self.parameterAsEnumString(parameters, name, context) for name in ("CLASS", "GROUND_DEFAULT"))
        table = known_classes(self.parameterAsFile(parameters, "GROUND_TABLE", context))
        return table[next(name for name in names if name)]

    def _calibrate(self, sites, bounds, parameters, context, feedback):
        """The engine's Calibration to all sites."""
        from ... import engine
        from ...engine.calibration.clouds import Clouds
        from ...engine.calibration.models import Models
        from ...engine.calibration.search import calibrate

        evaluations = self.parameterAsInt(parameters, "EVALUATIONS", context)
        seed = self.parameterAsInt(parameters, "SEARCH_SEED", context)
        tell_readiness(feedback)
        feedback.setProgressText(tr("Simulating ..."))
        progress = Progress(evaluations, feedback)
        model, cloud = sites[0].model, sites[0].cloud
        if len(sites) > 1:
            model, cloud = Models([site.model for site in sites]), Clouds([site.cloud for site in sites])
        try:
            return calibrate(model, bounds, cloud, evaluations, seed, progress)
        except engine.Cancelled as error:
            raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error

    def _observed(self, scene, places, parameters, context):
        """What was observed, and the Cloud of it."""
        from ...engine.calibration.clouds import VALUES, Cloud

        if places == "scar sizes":
            observed = read_scars(self, parameters, context)
            return observed, Cloud(observed, VALUES)
        if places == "speeds":
            observed = read_speeds(self, parameters, context, scene.terrain, scene.dem.crs)
            return observed, Cloud(observed, VALUES)
        middle = scene.points.x.mean(), scene.points.y.mean()
        observed = read_observed(self, parameters, context, scene.terrain, scene.dem.crs)
        return observed, Cloud(observed, self.parameterAsEnumString(parameters, "COMPARE", context), middle)

    def _write(self, files, found, sites, bounds, ground_class, parameters, context, feedback):
        from ...engine import ground_classes
        from ...engine.calibration.models import calibrated_class

        wanted = [name for name in ("TABLE", "FIGURE", "LOG") if is_wanted(self, parameters, name)]
        if "FIGURE" in wanted and not can_draw(feedback):
            wanted.remove("FIGURE")
        paths = {name: self.parameterAsFileOutput(parameters, name, context) for name in wanted}
        if "TABLE" in paths:
            observed = ", ".join(dict.fromkeys(site.layer for site in sites))
            count = sum(len(site.cloud.places) for site in sites)
            note = tr("calibrated to {} points of {}; {}").format(count, observed, ground_class.note)
            classes = known_classes(self.parameterAsFile(parameters, "GROUND_TABLE", context))
            classes[ground_class.name] = calibrated_class(ground_class, found.best, note, found.low, found.high)
            ground_classes.write(files.stage(paths["TABLE"]), classes.values())
        if "FIGURE" in paths:
            draw_calibration(files.stage(paths["FIGURE"]), found, bounds, of_sites(found, sites), SEARCHABLE)
        if "LOG" in paths:
            write_log(files.stage(paths["LOG"]), found)
        return paths
