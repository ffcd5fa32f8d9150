# SPDX-License-Identifier: GPL-2.0-or-later
"""The survey of the elevation model of an algorithm: once a run, of the part that is read."""

from qgis.core import QgsProcessingException

from ...engine import Cancelled
from ...engine.survey.survey import survey
from ..parameters.extent import DEM, EXTENT
from ..translation import tr
from .dem import open_dem, terrain_window


def findings_of(call, dem):
    """Findings of the survey; of a file that did not change since the last one, without reading it again.

    Raises QgsProcessingException where it is cancelled.
    """
    window = None
    if call.definition(EXTENT) is not None:
        window, _ = terrain_window(call, dem)
    try:
        return survey(dem.path, dem.band, window, dem.grid.crs, call[DEM].name(), cancelled=call.is_cancelled)
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error


def find_in_dem(call):
    """Tell the findings of the survey, where a model is given. Raises QgsProcessingException for a refused one."""
    if call.definition(DEM) is not None and call.is_given(DEM):
        call.find(findings_of(call, open_dem(call)))
