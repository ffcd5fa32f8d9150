# SPDX-License-Identifier: GPL-2.0-or-later
"""The inputs and outputs of talus:view3d."""

from qgis.core import QgsProcessing

from ..parameters.definitions import advanced, layers, shown_file_output, text, whole_number
from ..parameters.extent import BAND, DEM, EXTENT
from ..parameters.motion import TRAJECTORIES
from ..translation import tr

LAYERS = layers("LAYERS", QgsProcessing.SourceType.TypeMapLayer, optional=True)
TITLE = text("TITLE", is_words=True)
NOTE = text("NOTE", "", optional=True, is_words=True)
ROCKS = whole_number("ROCKS", 300, 1, 5000)
PAGE = shown_file_output("PAGE")


def view_parameters():
    """All inputs and outputs in the order of the dialog."""
    return [
        DEM.shown(tr("Elevation model"), tr("Terrain that is shown; a large model is shown with larger cells.")),
        TRAJECTORIES.shown(tr("Trajectories"), tr(
            "The lines that Simulate rockfall wrote, with height (Z) and time (M).")),
        LAYERS.shown(tr("Maps and plans on the terrain, the first above the others"), tr(
            "Maps of energy or height, hazard zones, roads, an orthophoto: they are drawn as in the project, and can "
            "be switched on and off in the page. For maps with one band the page also shows the values.")),
        TITLE.shown(tr("Title"), tr("The headline of the page."), default=tr("Rockfall")),
        NOTE.shown(tr("Remarks"), tr("A sentence below the title: scenario, data, licence of the orthophoto.")),
        advanced(ROCKS.shown(tr("Rocks in the page"), tr(
            "If there are more runs, this number is selected evenly. Each takes some kilobytes of the page."))),
        advanced(BAND.shown(tr("Band of the elevation model"), tr("The band with the heights."))),
        advanced(EXTENT.shown(tr("Part to show"), tr("If left empty, the surroundings of the trajectories."))),
        PAGE.shown(tr("Page"), tr("Web pages (*.html)"), tr(
            "One self-contained file. Adding #t=12.5 to its address opens it at that second.")),
    ]  # fmt: skip


def labels():
    """Name -> label of each number."""
    return {"ROCK_COUNT": tr("Rocks in the page"), "PAGE_SIZE": tr("Size of the page [MB]")}
