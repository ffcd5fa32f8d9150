# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:blockscenarios."""

from qgis.core import QgsProcessing, QgsProcessingParameterFile, QgsProcessingParameterString

from ...engine.choices import BLOCK_FAMILIES
from ..parameters.definitions import choice, field, file_output, helped, layer, layer_output, number
from ..translation import tr

Source = QgsProcessing.SourceType
BEST = "best"


def block_parameters():
    """All inputs and files in the order of the dialog."""
    return [
        layer("BLOCKS", tr("Measured blocks"), [Source.TypeVector], tr(
            "A layer or table with a row for each block, such as those lying on the scree. At least 10, better 65 and "
            "more, measured without leaving out the small ones on purpose.")),
        field("VOLUME_FIELD", tr("Field with the volume [m³]"), "BLOCKS", tr(
            "Volume of each block in cubic metres."), default="volume_m3"),
        helped(
            QgsProcessingParameterFile("BLOCK_FILE", tr("Or a text file of volumes [m³]"), optional=True,
                                       fileFilter=tr("Text files (*.txt *.csv)")),
            tr("One volume in cubic metres on each line; lines that begin with # are left out. Instead of BLOCKS.")),
        choice("DISTRIBUTION", tr("Distribution of the sizes"), (BEST, *BLOCK_FAMILIES), BEST, tr(
            "Fitted to the sizes, the cube roots of the volumes. power_law is fitted to the largest fifth of the list. "
            "best: the one closest to the largest tenth, and power_law only where it is twice as close as the next; "
            "one whose block of the longest period is more than 5 times the largest of the list is passed over. "
            "Compare them in the figure: they differ most where they matter, beyond the largest blocks of the list.")),
        number("ANCHOR_VOLUME", tr("Volume of the known event [m³]"), None, 1e-6, 1e6, tr(
            "A block of at least this size is known to fall once in the period below, from a register of events or "
            "from silent witnesses."), decimals=3),
        number("ANCHOR_PERIOD", tr("Return period of the known event [years]"), None, 1e-3, 1e6, tr(
            "In so many years such a block comes once, on average, from the same area.")),
        number("LARGEST_VOLUME", tr("Largest block that the cliff can give [m³]"), None, 1e-6, 1e6, tr(
            "What the spacing of the joints allows at most. All distributions are cut off there. Empty: no limit, and "
            "the distribution alone decides how large the block of a long return period is."),
            decimals=3, optional=True),
        helped(QgsProcessingParameterString("PERIODS", tr("Return periods asked for [years]"), "30, 100, 300"), tr(
            "Numbers with commas between them. For each the block that is exceeded once in that time.")),
        layer_output("SCENARIOS", tr("Scenarios"), Source.TypeVector, tr(
            "A row for each return period with its volume. Volume and period go into Simulate rockfall and into the "
            "table of Hazard map."), True),
        layer_output("FITS", tr("Fitted distributions"), Source.TypeVector, tr(
            "A row for each distribution, the closest to the largest blocks first: its parameters, how well it fits, "
            "its volumes, and its block of each return period."), False),
        file_output("FIGURE", tr("Figure of the distributions"), tr("Pictures (*.png *.svg *.pdf)"), tr(
            "Share of blocks above each volume, measured and fitted, and the volume against the return period, by all "
            "distributions."), True),
    ]  # fmt: skip
