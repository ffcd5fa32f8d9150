# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:printlayout."""

from qgis.core import (
    QgsProcessing,
    QgsProcessingParameterExtent,
    QgsProcessingParameterFile,
    QgsProcessingParameterMultipleLayers,
    QgsProcessingParameterRasterLayer,
    QgsProcessingParameterString,
)

from ..parameters.definitions import advanced, choice, helped, number, shown_file_output
from ..parameters.report_heads import report_head_parameters
from ..translation import tr
from .template import TEMPLATES


def layout_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [*_content(), *report_head_parameters(), *_template(), _output()]


def _content():
    return [
        helped(
            QgsProcessingParameterMultipleLayers(
                "LAYERS", tr("Layers of the map, the first above the others"), QgsProcessing.SourceType.TypeMapLayer),
            tr("Results of Talus and whatever else belongs on the plan. Results from files get their styles and "
               "names; layers of the project look as they do there.")),
        helped(
            QgsProcessingParameterRasterLayer("DEM", tr("Elevation model"), optional=True),
            tr("Drawn below the rest as a shaded relief. Leave it empty where a base map is among the layers.")),
        helped(
            QgsProcessingParameterString("TITLE", tr("Title"), tr("Rockfall")),
            tr("The headline, for example Rockfall, hazard map.")),
        helped(
            QgsProcessingParameterString("NOTE", tr("Remarks"), "", True, True),
            tr("What else has to stand on the plan: scenario, data, licence of the base map.")),
        number("SCALE", tr("Scale 1 :"), None, 10.0, 1e7, tr(
            "2000 for 1 : 2000. Empty: the largest round scale at which the map shows all."),
            optional=True, decimals=0),
        helped(
            QgsProcessingParameterExtent("EXTENT", tr("Part to show"), optional=True),
            tr("Empty: all of the vector layers; where there are none, of the rasters.")),
    ]  # fmt: skip


def _template():
    return [
        choice("PAPER", tr("Paper"), TEMPLATES, TEMPLATES[0], tr("The layout that comes with Talus for this paper.")),
        advanced(helped(
            QgsProcessingParameterFile(
                "TEMPLATE", tr("Layout template of your own"), optional=True,
                fileFilter=tr("Layout templates (*.qpt)")),
            tr("Used instead. Its maps, legends and scale bars are filled; texts may hold [% @talus_title %], "
               "@talus_object, @talus_author, @talus_date, @talus_note and @talus_scale."))),
        advanced(number("RESOLUTION", tr("Resolution [dots per inch]"), 300.0, 30.0, 1200.0, tr(
            "Of pictures, and of what a PDF cannot draw as lines."), decimals=0)),
    ]  # fmt: skip


def _output():
    return shown_file_output("FILE", tr("Print"), tr("PDF files (*.pdf);;PNG files (*.png)"), tr(
        "The finished plan. In the desktop the layout is kept in the project too, to be worked on."))  # fmt: skip
