# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:view3d, one page for the client: terrain, maps and flying rocks in three dimensions, in any browser."""

from qgis.core import QgsProcessing, QgsProcessingAlgorithm

from ...base import TalusAlgorithm
from ...shared.parameters.definitions import advanced, layers, shown_file_output, text, whole_number
from ...shared.parameters.extent import BAND, DEM, EXTENT
from ...shared.parameters.motion import TRAJECTORIES
from ...shared.parameters.outputs import number_outputs
from ...stages import DECIDE
from ...translation import tr

# The inputs and outputs of talus:view3d.

LAYERS = layers("LAYERS", QgsProcessing.SourceType.TypeMapLayer, optional=True)
TITLE = text("TITLE", is_words=True)
NOTE = text("NOTE", "", optional=True, is_words=True)
ROCKS = whole_number("ROCKS", 300, 1, 5000)
PAGE = shown_file_output("PAGE")


def labels():
    """Name -> label of each number."""
    return {"ROCK_COUNT": tr("Rocks in the page"), "PAGE_SIZE": tr("Size of the page [MB]")}


class View3D(TalusAlgorithm):
    """Reads terrain and trajectories, draws the layers, writes the page."""

    stage = DECIDE

    def name(self):
        return "view3d"

    def displayName(self):
        return tr("Page with flying rocks")

    def shortDescription(self):
        return tr(
            "Writes one page that any browser shows, also on a phone and without a network: the terrain in three "
            "dimensions, rocks that fly down it with a slider for the time, and maps and plans that lie on it and "
            "can be switched on and off. A click on the ground shows the values of the maps there."
        )

    def tags(self):
        return tr("3d,film,animation,html,page,client,public,presentation,browser,rockfall").split(",")

    def flags(self):  # layers of the project are drawn, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define([
            DEM.shown(tr("Elevation model"), tr("Terrain that is shown; a large model is shown with larger cells.")),
            TRAJECTORIES.shown(tr("Trajectories"), tr(
                "The lines that Simulate rockfall wrote, with height (Z) and time (M).")),
            LAYERS.shown(tr("Maps and plans on the terrain, the first above the others"), tr(
                "Maps of energy or height, hazard zones, roads, an orthophoto: they are drawn as in the project, and "
                "can be switched on and off in the page. For maps with one band the page also shows the values.")),
            TITLE.shown(tr("Title"), tr("The headline of the page."), default=tr("Rockfall")),
            NOTE.shown(tr("Remarks"), tr("A sentence below the title: scenario, data, licence of the orthophoto.")),
            advanced(ROCKS.shown(tr("Rocks in the page"), tr(
                "If there are more runs, this number is selected evenly. Each takes some kilobytes of the page."))),
            advanced(BAND.shown(tr("Band of the elevation model"), tr("The band with the heights."))),
            advanced(EXTENT.shown(tr("Part to show"), tr("If left empty, the surroundings of the trajectories."))),
            PAGE.shown(tr("Page"), tr("Web pages (*.html)"), tr(
                "One self-contained file. Adding #t=12.5 to its address opens it at that second.")),
        ], number_outputs(labels()))  # fmt: skip
