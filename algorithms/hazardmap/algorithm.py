# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:hazardmap, from simulations of several scenarios to intensities, danger levels and annual probability."""

import numpy as np
from qgis.core import QgsProcessingException

from ...engine.choices import DANGER_LEVELS, HAZARD_MATRIX, HAZARD_METHODS
from ..base import TalusAlgorithm
from ..cancelling import stop_if_cancelled
from ..layers.metric_systems import wkt_of
from ..layers.vector_layers import check_layers
from ..parameters.definitions import shown_file_output
from ..parameters.matrices import read_matrix
from ..parameters.number_outputs import number_outputs
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.report_heads import read_report_head, report_head_parameters
from ..parameters.staging import Files
from ..reports.parameter_rows import parameter_rows
from ..scene.dem import open_dem
from ..stages import DECIDE
from ..styles.run_groups import end_run, new_evaluation
from ..translation import tr
from ..units import KILO
from .curves import check_width, curves_of, write_curves
from .frequency_maps import (
    add_up,
    check_periods,
    known_frequency_rasters,
    maps_of_report,
    tell_rates,
    write_frequencies,
)
from .frequency_parameters import frequency_inputs, frequency_outputs
from .frequency_rows import read_size_classes
from .named_scenarios import maps_of_runs
from .numbers import facts_of, labels, numbers_of, tell, tell_scenario
from .outputs import hazard_parameters, known_rasters, write_grids
from .parameters import angle_inputs, hazard_classes
from .scenarios import read_grids, read_scenarios, scenario_parameters
from .source_points import ground_points
from .zones import known_zones, write_zones, zone_parameters

FREQUENCY = HAZARD_METHODS[-1]
ANGLES = {"ENERGY_LINE": "RELEASES", "SHADOW_ANGLE": "APEX"}  # output: layer that it needs


class HazardMap(TalusAlgorithm):
    """Adds up the scenarios one by one."""

    stage = DECIDE
    run_of_layers = None  # until it is prepared

    def name(self):
        return "hazardmap"

    def displayName(self):
        return tr("Hazard map")

    def shortDescription(self):
        return tr(
            "Combines simulations of several scenarios, such as rock sizes with their return periods, to intensities, "
            "danger levels after the Swiss matrix, and the probability per year that a place is reached. Energy-line "
            "and shadow-angle maps can be made beside it, as a check that needs no simulation."
        )

    def tags(self):
        return tr("hazard,danger,intensity,return period,probability,matrix,energy line,shadow angle").split(",")

    def known_layers(self):
        return [*known_rasters(), *known_frequency_rasters(), known_zones()]

    def initAlgorithm(self, configuration=None):
        inputs = [*scenario_parameters(), *hazard_classes(), *frequency_inputs(), *angle_inputs()]
        outputs = [*zone_parameters(), *hazard_parameters(), *frequency_outputs(), _report_parameter()]
        self.define([*inputs, *report_head_parameters(), *outputs], number_outputs(labels()))

    def _check(self, parameters, context):
        """What can be known without reading the rasters. Returns the scenarios, or the size classes of the sources."""
        known = self._known_runs(parameters, context)
        is_frequency = self._is_frequency(parameters, context)
        scenarios = (read_size_classes if is_frequency else read_scenarios)(self, parameters, context, known)
        if is_frequency:
            self._check_frequency(scenarios, parameters, context)
        else:
            self._check_no_frequency(parameters, context)
        self._matrix(parameters, context)
        for output, source in ANGLES.items():
            if is_wanted(self, parameters, output):
                if self.parameterAsSource(parameters, source, context) is None:
                    raise QgsProcessingException(tr("{}: give the layer {} for it.").format(output, source))
                if not parameters.get("DEM"):
                    raise QgsProcessingException(tr("{}: give the elevation model (DEM) for it.").format(output))
                open_dem(self, parameters, context)
        check_outputs(self, parameters, context)
        return scenarios

    def _is_frequency(self, parameters, context):
        return self.parameterAsEnumString(parameters, "METHOD", context) == FREQUENCY

    def _check_frequency(self, classes, parameters, context):
        """What the method frequency asks for beside its table."""
        check_periods(self, parameters, context)
        check_width(self, parameters, context, classes)
        check_layers(self, parameters, context, ("OBJECTS",))
        thresholds = [one / KILO for one in classes[0].thresholds]
        for name in ("WEAK", "STRONG"):
            bound = self.parameterAsDouble(parameters, name, context)
            if not np.isclose(thresholds, bound, rtol=1e-9, atol=0.0).any():
                message = tr("{}: the runs are not counted above {:g} kJ, but above {} kJ; choose one of these, or "
                             "simulate with it among the ENERGY_THRESHOLDS.")  # fmt: skip
                listed = "; ".join(f"{one:g}" for one in thresholds)
                raise QgsProcessingException(message.format(name, bound, listed))
        has_objects = self.parameterAsSource(parameters, "OBJECTS", context) is not None
        for output in ("CURVES", "CURVES_FIGURE"):
            if is_wanted(self, parameters, output) and not has_objects:
                raise QgsProcessingException(tr("{}: give the layer {} for it.").format(output, "OBJECTS"))

    def _check_no_frequency(self, parameters, context):
        """Outputs that other methods do not make."""
        for output in (one.name() for one in frequency_outputs()):
            if is_wanted(self, parameters, output):
                message = tr("{}: it is made by the method frequency alone; choose that as METHOD, or skip it.")
                raise QgsProcessingException(message.format(output))

    def prepareAlgorithm(self, parameters, context, feedback):
        """In the main thread, where the project and its layer tree may be looked at."""
        self.known_runs = self._known_runs(parameters, context)
        prepared = super().prepareAlgorithm(parameters, context, feedback)
        # one map is seen, the others are loaded; a second hazard map does not mix with the first
        self.run_of_layers = new_evaluation(self.displayName(), {"HAZARD", "ZONES"}, context.project())
        return prepared

    def _known_runs(self, parameters, context):
        """Maps of runs with names: of the rasters that are given, else of the project."""
        if getattr(self, "known_runs", None) is not None:
            return self.known_runs
        given = [
            layer
            for name in ("ENERGY", "PASSAGES", "EXCEEDANCES", "HEIGHT_EXCEEDANCES")
            for layer in self.parameterAsLayerList(parameters, name, context)
        ]
        project = context.project()
        return maps_of_runs(given or (project.mapLayers().values() if project is not None else ()))

    def process(self, parameters, context, feedback):
        try:
            return self._map(parameters, context, feedback)
        finally:
            end_run(self.run_of_layers)

    def _map(self, parameters, context, feedback):
        scenarios = self.checked(parameters, context)
        if self._is_frequency(parameters, context):
            hazard, grid, facts, frequencies, objects = self._by_frequency(scenarios, parameters, context, feedback)
        else:
            hazard, grid, facts = self._add_up(scenarios, parameters, context, feedback)
            frequencies = objects = None
        matrix = self._matrix(parameters, context)
        danger = hazard.danger(matrix)
        grids = {"HAZARD": (danger, grid), "PROBABILITY": (_visited(hazard.annual_probability()), grid)}
        for period, intensity in zip(hazard.periods, hazard.intensities()):
            grids[f"INTENSITY_{period:.0f}"] = (intensity, grid)
        for output, source in ANGLES.items():
            if is_wanted(self, parameters, output):
                grids[output] = self._angle(source, parameters, context, feedback)
        stop_if_cancelled(feedback)
        with Files() as files:
            paths = write_grids(self, parameters, context, files, grids)
            paths.update(write_zones(self, parameters, context, feedback, files, danger, grid))
            if frequencies is not None:
                given = frequencies, grid, feedback, scenarios
                paths.update(write_frequencies(self, parameters, context, files, *given))
            if objects is not None:
                curves = curves_of(self, parameters, context, objects, scenarios, grid)
                thresholds = frequencies.thresholds
                paths.update(write_curves(self, parameters, context, feedback, files, curves, thresholds))
            if is_wanted(self, parameters, "REPORT"):
                from .report import write_hazard_report

                paths["REPORT"] = self.parameterAsFileOutput(parameters, "REPORT", context)
                terrain = self._terrain_on(grid, parameters, context)
                rows = parameter_rows(self, parameters, context)
                head = read_report_head(self, parameters, context)
                more = [] if frequencies is None else maps_of_report(self, parameters, context, frequencies)
                write_hazard_report(files.stage(paths["REPORT"]), facts, grids, matrix, terrain, rows, head, more)
        numbers = numbers_of(danger, hazard, grid)
        tell(numbers, grids, danger, feedback)
        return {**paths, **numbers}

    def _add_up(self, scenarios, parameters, context, feedback):
        """The engine's Hazard of all scenarios, the grid, and ScenarioFacts of each."""
        from ...engine.hazard.hazard import Hazard

        bounds = self._bounds(parameters, context)
        method = self.parameterAsEnumString(parameters, "METHOD", context)
        least = 0.01 * self.parameterAsDouble(parameters, "LEAST_REACH", context)
        hazard, grid, facts = None, None, []
        for number_done, scenario in enumerate(scenarios):
            stop_if_cancelled(feedback)
            energy, reach, found = read_grids(scenario, grid)
            if hazard is None:
                crs = wkt_of(scenario.crs)
                hazard, grid = Hazard(reach.shape, bounds, method=method, least_reach=least), found._replace(crs=crs)
            hazard.add(energy, reach, scenario.period, scenario.blocks)
            facts.append(facts_of(scenario, energy, reach))
            tell_scenario(facts[-1], feedback)
            feedback.setProgress(60.0 * (number_done + 1) / len(scenarios))
        return hazard, grid, facts

    def _by_frequency(self, classes, parameters, context, feedback):
        """Hazard of the engine, grid, ScenarioFacts of each row, Frequencies of the engine, CountsOfObjects or None."""
        from ...engine.hazard.hazard import Hazard

        bounds = self._bounds(parameters, context)
        if self.parameterAsDouble(parameters, "LEAST_REACH", context) > 0.0:
            feedback.pushWarning(tr("LEAST_REACH: the method frequency takes all runs; it is not used."))
        tell_rates(self, parameters, context, feedback, classes)
        frequencies, grid, facts, objects = add_up(self, parameters, context, feedback, classes)
        return Hazard.of_frequencies(frequencies, bounds), grid, facts, frequencies, objects

    def _bounds(self, parameters, context):
        """Energies between the intensities, J."""
        bounds = [KILO * self.parameterAsDouble(parameters, name, context) for name in ("WEAK", "STRONG")]
        if not bounds[0] < bounds[1]:
            raise QgsProcessingException(tr("STRONG must be more than WEAK."))
        return bounds

    def _terrain_on(self, grid, parameters, context):
        """The elevation model if it has the cells of the maps, for the relief of the report; else None."""
        from ...engine import Terrain
        from ...engine.io import raster

        if not parameters.get("DEM"):
            return None
        dem = open_dem(self, parameters, context)
        offset = np.abs(np.subtract(dem.grid.origin, grid.origin)).max()
        if dem.grid.shape != grid.shape or offset > 0.5 * min(grid.cell_size):
            return None
        return Terrain(*raster.read_heights(dem.path, dem.band)[:3], dem.grid.crs)

    def _matrix(self, parameters, context):
        fields = read_matrix(self, parameters, "MATRIX", context) or HAZARD_MATRIX
        names = [str(one).strip().lower() for one in fields]
        known = DANGER_LEVELS[1:]
        unknown = [one for one in names if one not in known]
        if unknown or len(names) != len(HAZARD_MATRIX):
            message = tr("MATRIX: {} is not known, or there are not 9 fields; fields are {}.")
            raise QgsProcessingException(message.format(", ".join(unknown) or tr("(nothing)"), ", ".join(known)))
        return np.array([DANGER_LEVELS.index(one) for one in names]).reshape(3, 3)

    def _angle(self, source, parameters, context, feedback):
        """(angle in degrees, grid) of the lines to a layer."""
        from ...engine import Terrain
        from ...engine.hazard import energy_line
        from ...engine.io import raster
        from ...engine.io.viewshed import Views

        dem = open_dem(self, parameters, context)
        terrain = Terrain(*raster.read_heights(dem.path, dem.band)[:3], dem.grid.crs)
        spacing = self.parameterAsDouble(parameters, "SPACING", context)
        layer_of_points = self.parameterAsSource(parameters, source, context)
        points = ground_points(layer_of_points, source, terrain, dem.crs, spacing, context, feedback)
        feedback.pushInfo(tr("{}: lines to {} points.").format(source, len(points)))
        if self.parameterAsBoolean(parameters, "LINE_OF_SIGHT", context):
            angle = energy_line.steepest_visible_angle(terrain, points, Views(terrain), feedback.isCanceled)
        else:
            angle = energy_line.steepest_angle(terrain, points, feedback.isCanceled)
        return np.degrees(angle), dem.grid


def _report_parameter():
    return shown_file_output(
        "REPORT",
        tr("Report"),
        tr("HTML files (*.html)"),
        tr("One page with the scenarios, maps, areas, the matrix, and what the results were made from, to print."),
    )


def _visited(probability):
    return np.where(probability > 0.0, probability, np.nan)
