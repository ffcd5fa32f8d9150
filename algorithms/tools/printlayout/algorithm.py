# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:printlayout, a plan for the dossier: a layout template filled with maps, legend, scale and texts."""

from qgis.core import QgsProcessing, QgsProcessingAlgorithm

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import (
    advanced,
    choice,
    file,
    layers,
    number,
    optional_number,
    shown_file_output,
    text,
)
from ...shared.parameters.extent import DEM, EXTENT
from ...shared.parameters.outputs import number_outputs, report_head_parameters
from ...stages import DECIDE
from ...translation import tr
from .template import TEMPLATES

# The inputs and outputs of talus:printlayout.

LAYERS = layers("LAYERS", QgsProcessing.SourceType.TypeMapLayer)
TITLE = text("TITLE", is_words=True)
NOTE = text("NOTE", "", optional=True, lines=True, is_words=True)
SOURCES = text("SOURCES", "", optional=True, lines=True, is_words=True)
SCALE = optional_number("SCALE", None, 10.0, 1e7, decimals=0)
PAPER = choice("PAPER", TEMPLATES, TEMPLATES[0])
TEMPLATE = file("TEMPLATE")
SMOOTHING = number("SMOOTHING", 1.0, 0.0, 10.0, decimals=1)
RESOLUTION = number("RESOLUTION", 300.0, 30.0, 1200.0, decimals=0)
FILE = shown_file_output("FILE")


def labels():
    """Name -> label of each number."""
    return {"SCALE_VALUE": tr("Denominator of the scale")}


class PrintLayout(TalusAlgorithm):
    """Definition of talus:printlayout for Processing: id, names, help, parameters and outputs."""

    stage = DECIDE

    def name(self):
        return "printlayout"

    def displayName(self):
        return tr("Plan to print")

    def shortDescription(self):
        return tr(
            "Fills a print layout with results: map at a round scale, legend, scale bar, title, object, author, "
            "date. Writes it as PDF or picture, and keeps it in the project for editing."
        )

    def tags(self):
        return tr("print,layout,plan,map,pdf,template,composer,report,rockfall").split(",")

    def flags(self):  # layouts and layers of the project are changed, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define([
            LAYERS.shown(tr("Layers of the map, the first above the others"), tr(
                "Results of Talus and other layers of the plan. Results from files get their styles and names; layers "
                "of the project keep their appearance.")),
            DEM.shown(tr("Elevation model"), tr(
                "Drawn below the rest as a shaded relief. Leave it empty where a base map is among the layers."),
                optional=True),
            TITLE.shown(tr("Title"), tr("The headline, for example Rockfall, hazard map."), default=tr("Rockfall")),
            NOTE.shown(tr("Remarks"), tr("Further text on the plan: scenario, data, licence of the base map.")),
            SOURCES.shown(tr("Sources of the data"), tr(
                "Surveyor and date of the terrain, owner of the base map, licence. If left empty, the plan names the "
                "elevation model with its cell size, and the layers.")),
            SCALE.shown(tr("Scale 1 :"), tr(
                "2000 for 1 : 2000. If left empty, the largest round scale at which everything fits.")),
            EXTENT.shown(tr("Part to show"), tr(
                "If left empty, the whole extent of the vector layers; where there are none, of the rasters.")),
            *report_head_parameters(),
            PAPER.shown(tr("Paper"), tr("The layout of Talus for this paper.")),
            advanced(TEMPLATE.shown(tr("Your own layout template"), tr("Layout templates (*.qpt)"), tr(
                "Used instead of the layout of Talus. Its maps, legends and scale bars are filled; texts may hold [% "
                "@talus_title %], @talus_object, @talus_author, @talus_date, @talus_note and @talus_scale."))),
            advanced(SMOOTHING.shown(tr("Smoothing of danger zones [mm on the paper]"), tr(
                "Gaps between zones that are narrower than twice this width are filled, and narrower zones are widened "
                "to it, so that zones are legible on paper. No place gets a lower level. A raster of danger levels is "
                "drawn as such zones, too. The layer itself is unchanged. 0: zones and rasters are drawn unchanged."))),
            advanced(RESOLUTION.shown(tr("Resolution [dots per inch]"), tr(
                "Resolution of pictures, and of content that a PDF cannot draw as lines."))),
            FILE.shown(tr("Print"), tr("PDF files (*.pdf);;PNG files (*.png)"), tr(
                "The finished plan. In the desktop the layout is kept in the project too, for editing.")),
        ], number_outputs(labels()))  # fmt: skip
