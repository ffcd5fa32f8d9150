# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:blockscenarios, from a list of measured blocks to the block volume of each return period."""

from ....engine.choices import BLOCK_FAMILIES
from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    Source,
    choice,
    field,
    file,
    file_output,
    layer,
    layer_output,
    matrix,
    number,
    optional_number,
    text,
)
from ...shared.parameters.outputs import number_outputs
from ...stages import PREPARE
from ...translation import tr

# The inputs and outputs of talus:blockscenarios.

BEST = "best"
BLOCKS = layer("BLOCKS", [Source.TypeVector])
VOLUME_FIELD = field("VOLUME_FIELD", BLOCKS, default="volume_m3")
BLOCK_FILE = file("BLOCK_FILE")
DISTRIBUTION = choice("DISTRIBUTION", (BEST, *BLOCK_FAMILIES), BEST)
ANCHOR_VOLUME = number("ANCHOR_VOLUME", None, 1e-6, 1e6, decimals=3)
ANCHOR_PERIOD = number("ANCHOR_PERIOD", None, 1e-3, 1e6)
LARGEST_VOLUME = optional_number("LARGEST_VOLUME", None, 1e-6, 1e6, decimals=3)
JOINTS = matrix("JOINTS", 3, optional=True)
PERIODS = text("PERIODS", "30, 100, 300")
SCENARIOS = layer_output("SCENARIOS", Source.TypeVector, by_default=True)
FITS = layer_output("FITS", Source.TypeVector, by_default=False)
FIGURE = file_output("FIGURE", by_default=True)
NUMBERED = 3  # return periods whose volumes are number outputs


def labels():
    """Name -> label of each number."""
    return {
        "BLOCK_COUNT": tr("Blocks in the list"),
        "VOLUME_P95": tr("Volume that 95 % of the list do not exceed [m³]"),
        "BLOCKS_A_YEAR": tr("Blocks of any size per year"),
        **{f"VOLUME_{k + 1}": tr("Volume of return period {} [m³]").format(k + 1) for k in range(NUMBERED)},
    }


class BlockScenarios(TalusAlgorithm):
    """Definition of talus:blockscenarios for Processing: id, names, help, parameters and outputs."""

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
        self.define([
            BLOCKS.shown(tr("Measured blocks"), tr(
                "A layer or table with a row for each block, such as those lying on the scree. At least 10, better 65 "
                "and more, measured without leaving out the small ones on purpose.")),
            VOLUME_FIELD.shown(tr("Field with the volume [m³]"), tr(
                "Volume of each block in cubic metres.")),
            BLOCK_FILE.shown(tr("Or a text file of volumes [m³]"), tr("Text files (*.txt *.csv)"), tr(
                "One volume in cubic metres on each line; lines that begin with # are left out. Instead of BLOCKS.")),
            DISTRIBUTION.shown(tr("Distribution of the sizes"), tr(
                "Fitted to the sizes, the cube roots of the volumes. power_law is fitted to the largest fifth of the "
                "list. best: the distribution closest to the largest tenth of the list, and power_law only if it is "
                "twice as close as the next. A distribution is excluded if its block of the longest period is more "
                "than 5 times the largest of the list. Compare the distributions in the figure: they differ most "
                "where they matter, beyond the largest blocks of the list.")),
            ANCHOR_VOLUME.shown(tr("Volume of the known event [m³]"), tr(
                "A block of at least this size is known to fall once in the period below, from a register of events or "
                "from silent witnesses.")),
            ANCHOR_PERIOD.shown(tr("Return period of the known event [years]"), tr(
                "Mean time between two blocks of at least this size from the same area.")),
            LARGEST_VOLUME.shown(tr("Largest possible block of the cliff [m³]"), tr(
                "All distributions are cut off there. If left empty, the joints below give the limit; without joints "
                "there is no limit, and the distribution alone decides how large the block of a long return period "
                "is.")),
            JOINTS.shown(tr("Joint sets of the cliff"), [
                tr("Dip direction [°]"), tr("Dip [°]"), tr("Widest spacing [m]")], tr(
                "A row for each set, at least three, measured at the source: the largest block is the parallelepiped "
                "between the most widely spaced joints. Valid where the joints are continuous; rock bridges allow "
                "larger blocks. Where LARGEST_VOLUME is given too, the smaller of both applies.")),
            PERIODS.shown(tr("Return periods [years]"), tr(
                "Numbers with commas between them. For each, the block that is exceeded once in that time is "
                "computed.")),
            SCENARIOS.shown(tr("Scenarios"), tr(
                "A row for each return period with its volume. Volume and period go into Simulate rockfall and into "
                "the table of Hazard map.")),
            FITS.shown(tr("Fitted distributions"), tr(
                "A row for each distribution, the closest to the largest blocks first: its parameters, how well it "
                "fits, its volumes, and its block of each return period.")),
            FIGURE.shown(tr("Figure of the distributions"), tr("Pictures (*.png *.svg *.pdf)"), tr(
                "Share of blocks above each volume, measured and fitted, and the volume against the return period, by "
                "all distributions.")),
        ], number_outputs(labels()))  # fmt: skip
