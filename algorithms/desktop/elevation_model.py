# SPDX-License-Identifier: GPL-2.0-or-later
"""The elevation model of a project, for dialogs whose input for it is empty or holds a result.

QGIS puts the current layer where it fits. Where that is a layer of releases or lines, the input for the elevation model
stays empty, and Run does nothing but mark it; where it is a map of energies, that would be the terrain.
"""

from qgis.core import QgsProject

from ..parameters.extent import DEM
from ..study_folder.folder import INPUTS, study_of
from ..styles.elevation_models import elevation_models, is_drawn_relief
from ..styles.known_layers import is_carved
from ..translation import tr


def fill_in_elevation_model(panel, project=None):
    """Give the panel of a dialog the elevation model of the project, where it has none, or one with embankments.

    The one that there is, or that of the study; which of several others is meant, only the user knows. Returns what is
    to be told: a carved elevation model is never taken without being asked for, nor forgotten without a word.
    """
    wrapper, project = panel.wrappers.get(DEM), project or QgsProject.instance()
    if wrapper is None:
        return ""
    given, found = project.mapLayer(str(wrapper.parameterValue())), elevation_models(project)
    carved = [layer for layer in found if is_carved(layer)]
    natural = [layer for layer in found if layer not in carved]
    own = [layer for layer in natural if _is_of_study(layer, project)]
    sources = {layer.source() for layer in natural}
    if given not in natural or is_drawn_relief(given):
        best = natural if len(sources) == 1 else own or (natural if given in carved else [])
        if best:
            wrapper.setParameterValue(best[0].id(), panel.processing_context)
    if not carved or not natural:
        return ""
    taken = project.mapLayer(str(wrapper.parameterValue()))
    text = tr("Elevation model: {}. For the slope with the embankment choose {}.")
    return text.format("–" if taken is None else taken.name(), carved[0].name())


def _is_of_study(layer, project):
    study = study_of(project)
    return study is not None and study.relative(layer.source()).startswith(f"{INPUTS}/")
