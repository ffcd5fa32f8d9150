# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:blockscenarios, from a list of measured blocks to the block volume of each return period."""

from qgis.core import QgsCoordinateReferenceSystem, QgsProcessingException, QgsWkbTypes

from ..base import TalusAlgorithm
from ..layers.writing import write_layer
from ..parameters.number_lists import read_numbers
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import Files, check_outputs, is_wanted
from ..reports.figures import can_draw
from ..stages import PREPARE
from ..styles.tables import TableStyle
from ..translation import tr
from . import tables
from .block_lists import check_blocks, read_volumes
from .figure import draw_blocks
from .parameters import BEST, block_parameters

NUMBERED = 3  # return periods whose volumes are number outputs


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
        fits = statistics.fit_blocks(volumes)
        family = self.parameterAsEnumString(parameters, "DISTRIBUTION", context)
        fit = fits[0] if family == BEST else next(one for one in fits if one.family == family)
        anchor = statistics.Anchor(
            self.parameterAsDouble(parameters, "ANCHOR_VOLUME", context),
            self.parameterAsDouble(parameters, "ANCHOR_PERIOD", context),
        )
        found = statistics.scenarios(fit, anchor, read_numbers(self, parameters, context, "PERIODS"))
        _tell(fits, fit, found, max(volumes), feedback)
        with Files() as files:
            outputs = self._write(parameters, context, feedback, files, (volumes, fits, fit, anchor, found))
        numbers = _numbers_of(volumes, fit, statistics.blocks_a_year(fit, anchor), found)
        tell_numbers(_labels(), numbers, feedback)
        return {**outputs, **numbers}

    def _write(self, parameters, context, feedback, files, study):
        volumes, fits, fit, anchor, found = study
        made = (
            ("SCENARIOS", tables.scenario_columns(), tables.scenario_features(found, fit)),
            ("FITS", tables.fit_columns(), tables.fit_features(fits)),
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
            draw_blocks(files.stage(outputs["FIGURE"]), volumes, fits, fit, anchor, found)
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


def _tell(fits, fit, found, largest, feedback):
    """What was fitted, the scenarios, and what a reviewer would ask."""
    from ...engine.sources.block_statistics import ADVISED

    for one in fits:
        message = tr("  {}: Akaike {:.1f}, largest distance from the list {:.3f}, 95 % below {:.3g} m³")
        feedback.pushInfo(message.format(one.family, one.information, one.distance, float(one.volume(0.95))))
    feedback.pushInfo(tr("Taken: {}.").format(fit.family))
    for one in found:
        feedback.pushInfo(tr("  once in {:g} years: {:.3g} m³").format(one.period, one.volume))
    if fit.blocks < ADVISED:
        message = tr("The list has {} blocks; {} are advised.")
        feedback.pushWarning(message.format(fit.blocks, ADVISED))
    beyond = [one for one in found if one.volume > 2.0 * largest]
    if beyond:
        message = tr(
            "The block of {:g} years, {:.3g} m³, is more than twice the largest of the list, {:.3g} m³: nothing that "
            "was measured supports it. Is such a block possible with the joints of this cliff?"
        )
        feedback.pushWarning(message.format(beyond[0].period, beyond[0].volume, largest))
