# SPDX-License-Identifier: GPL-2.0-or-later
"""Additions to the dialogs of tools: the study's own layers as inputs, the next step, the results of a batch."""

import functools
import inspect
import re
import time

from qgis.core import QgsApplication, QgsProcessingParameterDefinition, QgsProject, QgsVectorLayer, QgsWkbTypes
from qgis.PyQt.QtWidgets import QComboBox, QDialogButtonBox

from ...translation import tr
from ..parameters.extent import DEM
from ..parameters.motion import CROSSINGS, TRAJECTORIES
from ..parameters.obstacles import BARRIERS, TREES
from ..parameters.scene import RELEASES
from ..study_folder.drawn_layers import DATABASE
from ..study_folder.folder import INPUTS, study_of
from ..styles.known_layers import all_known, is_carved, which_of
from ..styles.relief import elevation_models, is_drawn_relief
from .ground_mapper.maps import CLASS, DRAG, STAND

# A batch with reports or pictures in QGIS 3.22, which ends with an error of Processing after the last run.


def mend_batch_results():
    """Let results without a time have that of now; returns what undoes it, None where nothing had to be repaired."""
    try:
        from processing.core.ProcessingResults import ProcessingResults
    except ImportError:  # Processing is switched off, or keeps its results elsewhere
        return None
    asked = inspect.signature(ProcessingResults.addResult).parameters.get("timestamp")
    if asked is None or asked.default is not inspect.Parameter.empty:
        return None
    original = ProcessingResults.addResult

    @functools.wraps(original)
    def add_result(self, icon, name, timestamp=None, result=None):
        original(self, icon, name, timestamp or time.localtime(), result)

    def undo():
        ProcessingResults.addResult = original

    ProcessingResults.addResult = add_result
    return undo


# The crossings of a project, for dialogs in which QGIS has put the current layer, whatever it is.

Flag = QgsProcessingParameterDefinition.Flag
CROSSING_FIELDS = frozenset({"line", "passage", "e_kj", "v_ms", "top_m"})  # of Rocks at screen lines


def fill_in_crossings(panel, project=None):
    """Give the panel of a dialog the one layer of crossings that there is; leave the input empty otherwise."""
    wrapper, project = panel.wrappers.get(CROSSINGS), project or QgsProject.instance()
    if wrapper is None or wrapper.parameterDefinition().type() != "source":
        return
    if wrapper.parameterDefinition().flags() & Flag.FlagOptional:
        return
    layers = [
        layer
        for layer in project.mapLayers().values()
        if isinstance(layer, QgsVectorLayer) and set(layer.fields().names()) >= CROSSING_FIELDS
    ]
    if project.mapLayer(str(wrapper.parameterValue())) in layers:
        return
    if len(layers) == 1:
        wrapper.setParameterValue(layers[0].id(), panel.processing_context)
        return
    for box in wrapper.wrappedWidget().findChildren(QComboBox)[:1]:
        box.setCurrentIndex(-1)


# The elevation model of a project, for dialogs whose input for it is empty or holds a result.


def fill_in_elevation_model(panel, project=None):
    """Give the panel of a dialog the elevation model of the project, where it has none, or one with embankments.

    The one that there is, or that of the study; which of several others is meant, only the user knows. Returns what is
    to be told: a carved elevation model is never taken without being asked for, nor forgotten without a word.
    """
    wrapper, project = panel.wrappers.get(DEM), project or QgsProject.instance()
    if wrapper is None:
        return ""
    given, models = project.mapLayer(str(wrapper.parameterValue())), elevation_models(project)
    carved = [layer for layer in models if is_carved(layer)]
    natural = [layer for layer in models if layer not in carved]
    own = [layer for layer in natural if _is_of_study(layer, project)]
    sources = {layer.source() for layer in natural}
    if given not in natural or is_drawn_relief(given):
        best = natural if len(sources) == 1 else own or (natural if given in carved else [])
        if best:
            wrapper.setParameterValue(best[0].id(), panel.processing_context)
    if not carved or not natural:
        return ""
    taken = project.mapLayer(str(wrapper.parameterValue()))
    text = tr("Elevation model: {}. With the embankment: {}.")
    return text.format("–" if taken is None else taken.name(), carved[0].name())


def _is_of_study(layer, project):
    study = study_of(project)
    return study is not None and study.relative(layer.source()).startswith(f"{INPUTS}/")


# A button in the dialog of an algorithm that opens the next one, with the result and the inputs that both have.


def offer_next_step(dialog, result):
    """Add the button once the algorithm says that a result leads on; a later run changes what it opens.

    The algorithm has ``next_step``: a function of the result that returns None, or the label of the button, the id of
    the next algorithm and what that gets of the result.
    """
    step = dialog.algorithm().next_step(result) if hasattr(dialog.algorithm(), "next_step") else None
    button = getattr(dialog, "next_step_button", None)
    if button is not None:
        button.setVisible(step is not None)
    if step is None:
        return
    label, name, values = step
    inputs = {**shared_inputs(name, dialog.createProcessingParameters()), **values}
    if button is None:
        hidden = [button for button in dialog.buttonBox().buttons() if button.isHidden()]
        button = dialog.next_step_button = dialog.buttonBox().addButton(label, QDialogButtonBox.ButtonRole.ActionRole)
        for widget in hidden:  # Qt shows all of them when one is added
            widget.hide()
        button.clicked.connect(lambda: _open(*dialog.next_step))
    dialog.next_step = name, inputs


def shared_inputs(name, parameters):
    """Parameters of one algorithm that another has as inputs too; hidden ones keep their defaults."""
    algorithm = QgsApplication.processingRegistry().algorithmById(name)
    known = {
        definition.name() for definition in algorithm.parameterDefinitions()
        if not definition.isDestination() and not definition.flags() & Flag.FlagHidden
    }  # fmt: skip
    return {key: value for key, value in parameters.items() if key in known}


def _open(name, inputs):
    import processing  # QGIS has it on its path once it has started

    processing.execAlgorithmDialog(name, inputs)


# Choice of the layers of a project that an input means, where QGIS has put the current layer, or the first one.

Kind = QgsWkbTypes.GeometryType
STEMS = frozenset({"dbh_cm"})
BEFORE, AFTER = "BEFORE", "AFTER"


def fill_in_own_layers(panel, project=None):
    """Give inputs that must have a layer the one that is meant; leave those empty for which the project has none."""
    project, known = project or QgsProject.instance(), []
    for name, is_meant in _meant().items():
        wrapper = panel.wrappers.get(name)
        definition = None if wrapper is None else wrapper.parameterDefinition()
        if definition is None or definition.type() != "source" or definition.flags() & Flag.FlagOptional:
            continue
        known = known or all_known()
        layers = [layer for layer in _layers_of(project) if _fits(definition, layer) and is_meant(layer, known)]
        _give(panel, wrapper, layers, _place_of(name), project)


def _meant():
    """Input -> question whether a layer is meant by it."""
    of_user = dict.fromkeys(("LINES", "CREST", str(BARRIERS), "STRUCTURE", "LINE", "OBJECTS"), _is_of_user)
    return {
        **of_user, BEFORE: _is_of_stops, AFTER: _is_of_stops, "OBSERVED": _is_observed,
        "STANDS": lambda layer, known: {STAND, DRAG} & _names(layer),
        str(TREES): lambda layer, known: _names(layer) >= STEMS,
    }  # fmt: skip


def _is_of_user(layer, known):
    """Is it drawn, and no map of ground or forest?"""
    return not {CLASS, STAND, DRAG} & _names(layer) and which_of(known, layer) is None


def _is_of_stops(layer, known):
    which = which_of(known, layer)
    return which is not None and which.output == "STOPS"


def _is_observed(layer, known):
    """Points that somebody surveyed: no result, and no releases with the fields of a study."""
    return "height_m" not in _names(layer) and which_of(known, layer) is None


def _names(layer):
    return set(layer.fields().names())


def _fits(definition, layer):
    kinds = {1: Kind.LineGeometry, 2: Kind.PolygonGeometry, 0: Kind.PointGeometry}
    wanted = [kinds[kind] for kind in map(int, definition.dataTypes()) if kind in kinds]
    return layer.isSpatial() and (not wanted or layer.geometryType() in wanted)


def _layers_of(project):
    """Vector layers from the top of the layer tree, what is drawn in a study before all others."""
    layers = [node.layer() for node in project.layerTreeRoot().findLayers()]
    layers = [layer for layer in layers if isinstance(layer, QgsVectorLayer)]
    return sorted(layers, key=lambda layer: f"/{DATABASE}|" not in layer.source().replace("\\", "/"))


def _place_of(name):
    """Choose among layers that fit: the newest result is that after a measure, the one before it that without."""
    return 1 if name == BEFORE else 0


def _give(panel, wrapper, layers, position, project):
    is_one_of_two = wrapper.parameterDefinition().name() in (BEFORE, AFTER)
    if not is_one_of_two and project.mapLayer(str(wrapper.parameterValue())) in layers:
        return
    if len(layers) > position:
        wrapper.setParameterValue(layers[position].id(), panel.processing_context)
        return
    for box in wrapper.wrappedWidget().findChildren(QComboBox)[:1]:
        box.setCurrentIndex(-1)


# The layer of releases of a project, for dialogs in which QGIS has put the current layer, whatever it is.

MADE = ("area_id", "slope_deg", "area_m2")  # fields of the release points of Find source areas
WORDS = re.compile(
    r"\brelease|\bsource areas?\b|\bablös|\babloes|\banriss|\bausbruch|\b(zones?|points?) de d[ée]part\b|\bdistacc"
    r"|\b(area|aree) sorgent",
    re.IGNORECASE,
)


def fill_in_releases(panel, project=None):
    """Give the panel of a dialog the layer that is plausibly that of the releases; leave the input empty otherwise."""
    wrapper, project = panel.wrappers.get(RELEASES), project or QgsProject.instance()
    if wrapper is None or wrapper.parameterDefinition().flags() & Flag.FlagOptional:
        return
    layers = release_layers(project)
    if project.mapLayer(str(wrapper.parameterValue())) in layers:
        return
    if len(layers) == 1:
        wrapper.setParameterValue(layers[0].id(), panel.processing_context)
        return
    for box in wrapper.wrappedWidget().findChildren(QComboBox)[:1]:
        box.setCurrentIndex(-1)


def release_layers(project):
    """Layers that may be one: those that Talus made for it, else by their name, else points that are no result."""
    layers = [
        layer for layer in project.mapLayers().values() if isinstance(layer, QgsVectorLayer) and layer.isSpatial()
    ]
    points = [layer for layer in layers if layer.geometryType() == QgsWkbTypes.GeometryType.PointGeometry]
    made = [point for point in points if set(MADE) <= set(point.fields().names())]
    named = [layer for layer in layers if WORDS.search(layer.name())]
    return made or named or _that_are_no_result(points)


def _that_are_no_result(layers):
    """To ask every algorithm for its outputs takes a third of a second, which a dialog need not take without reason."""
    known = all_known() if layers else []
    return [layer for layer in layers if which_of(known, layer) is None]


# The trajectories of a project, for dialogs in which QGIS has put the current layer, whatever it is.

TRAJECTORY_FIELDS = frozenset({"run", "point", "runout_m", "e_max_kj"})  # of Simulate rockfall


def fill_in_trajectories(panel, project=None):
    """Give the panel of a dialog that must have some those of the run at the top of the layer tree, else nothing."""
    wrapper, project = panel.wrappers.get(TRAJECTORIES), project or QgsProject.instance()
    if wrapper is None or wrapper.parameterDefinition().type() != "source":
        return
    if wrapper.parameterDefinition().flags() & Flag.FlagOptional:
        return
    layers = [node.layer() for node in project.layerTreeRoot().findLayers() if is_of_trajectories(node.layer())]
    if project.mapLayer(str(wrapper.parameterValue())) in layers:
        return
    if layers:
        wrapper.setParameterValue(layers[0].id(), panel.processing_context)
        return
    for box in wrapper.wrappedWidget().findChildren(QComboBox)[:1]:
        box.setCurrentIndex(-1)


def is_of_trajectories(layer):
    """Are its lines the paths of rocks?"""
    if not isinstance(layer, QgsVectorLayer) or layer.geometryType() != QgsWkbTypes.GeometryType.LineGeometry:
        return False
    return set(layer.fields().names()) >= TRAJECTORY_FIELDS
