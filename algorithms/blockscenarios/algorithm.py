# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:blockscenarios, from a list of measured blocks to the block volume of each return period."""

from typing import NamedTuple

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsWkbTypes

from ..base import TalusAlgorithm
from ..layers.writing import write_layer
from ..parameters.number_lists import read_numbers
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import Files, check_outputs, is_wanted
from ..parameters.values import optional_number
from ..reports.figures import can_draw
from ..stages import PREPARE
from ..styles.tables import TableStyle
from ..translation import tr
from . import tables
from .block_lists import check_blocks, read_volumes
from .figure import draw_blocks
from .log import tell
from .parameters import BEST, block_parameters

NUMBERED = 3  # return periods whose volumes are number outputs


class Study(NamedTuple):
    """What tables and figure show."""

    volumes: list  # m3, measured
    fits: list  # engine.sources.block_statistics.Fit, the closest to the list first
    blocks: list  # of each fit the volumes (m3) of the return periods, NaN where it has none
    fit: object  # the one that was taken
    anchor: object  # engine.sources.block_statistics.Anchor
    scenarios: list  # of the fit that was taken


class BlockScenarios(TalusAlgorithm):
    """Fits the list, links it to the known event, writes scenarios."""

    stage = PREPARE

    def name(self):
        return "blockscenarios"

    def displayName(self):
        return tr("Block scenarios")

    def shortDescription(self):
        return tr(
            "How large is the block of 30, 100 and 300 years? Fits distributions to a list of measured blocks and "
            "links them to one event whose return period is known. The scenarios go into the simulation and the hazard "
            "map."
        )

    def tags(self):
        return tr("block,volume,return period,design block,scenario,distribution,percentile,rockfall").split(",")

    def initAlgorithm(self, configuration=None):
        self.define(block_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        check_blocks(self, parameters, context)
        read_numbers(self, parameters, context, "PERIODS")
        for name in ("ANCHOR_VOLUME", "ANCHOR_PERIOD"):
            if parameters.get(name) is None:
                message = tr("{}: the event whose return period is known is missing; without it a list of blocks says "
                             "nothing of how often they fall.")  # fmt: skip
                raise QgsProcessingException(message.format(name))
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        from ...engine.sources import block_statistics as statistics

        volumes = read_volumes(self, parameters, context, feedback)
        periods = read_numbers(self, parameters, context, "PERIODS")
        anchor = statistics.Anchor(
            self.parameterAsDouble(parameters, "ANCHOR_VOLUME", context),
            self.parameterAsDouble(parameters, "ANCHOR_PERIOD", context),
        )
        fits = self._fits(parameters, context, volumes)
        family = self.parameterAsEnumString(parameters, "DISTRIBUTION", context)
        if family == BEST:
            fit = statistics.most_plausible(fits, anchor, max(periods), volumes)
        else:
            fit = next(one for one in fits if one.family == family)
        found = statistics.scenarios(fit, anchor, periods)
        blocks = [statistics.blocks_of_periods(one, anchor, periods) for one in fits]
        tell(fits, blocks, fit, found, max(volumes), feedback)
        with Files() as files:
            outputs = self._write(
                parameters, context, feedback, files, Study(volumes, fits, blocks, fit, anchor, found)
            )
        numbers = _numbers_of(volumes, fit, statistics.blocks_a_year(fit, anchor), found)
        tell_numbers(_labels(), numbers, feedback)
        return {**outputs, **numbers}

    def _fits(self, parameters, context, volumes):
        """All distributions, cut off at the largest block that the cliff can give where it is known."""
        from ...engine.sources import block_statistics as statistics

        fits = statistics.fit_blocks(volumes)
        largest = optional_number(self, parameters, "LARGEST_VOLUME", context)
        return fits if largest is None else statistics.bounded(fits, largest, volumes)

    def _write(self, parameters, context, feedback, files, study):
        periods = [one.period for one in study.scenarios]
        made = (
            ("SCENARIOS", tables.scenario_columns(), tables.scenario_features(study.scenarios, study.fit)),
            ("FITS", tables.fit_columns(periods), tables.fit_features(study.fits, study.blocks)),
        )
        outputs = {}
        for name, columns, features in made:
            if is_wanted(self, parameters, name):
                form = columns, QgsWkbTypes.Type.NoGeometry, QgsCoordinateReferenceSystem()
                outputs[name] = write_layer(
                    self, parameters, context, feedback, files, name, form, features, TableStyle(columns)
                )
        if is_wanted(self, parameters, "FIGURE") and can_draw(feedback):
            outputs["FIGURE"] = self.parameterAsFileOutput(parameters, "FIGURE", context)
            draw_blocks(files.stage(outputs["FIGURE"]), study)
        return outputs


def _labels():
    """Name -> label of each number."""
    return {
        "BLOCK_COUNT": tr("Blocks in the list"),
        "VOLUME_P95": tr("Volume that 95 % of the list do not exceed [m³]"),
        "BLOCKS_A_YEAR": tr("Blocks of any size a year"),
        **{f"VOLUME_{k + 1}": tr("Volume of return period {} [m³]").format(k + 1) for k in range(NUMBERED)},
    }


def _numbers_of(volumes, fit, rate, found):
    import numpy as np

    numbers = {"BLOCK_COUNT": fit.blocks, "VOLUME_P95": float(np.quantile(volumes, 0.95)), "BLOCKS_A_YEAR": rate}
    return {**numbers, **{f"VOLUME_{k + 1}": one.volume for k, one in enumerate(found[:NUMBERED])}}
