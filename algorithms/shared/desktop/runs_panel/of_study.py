# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs of a project's study: their parameters, which are unfinished, which the project lacks."""

import re
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import numpy as np
from qgis.core import (
    QgsApplication,
    QgsFeatureRequest,
    QgsLayerTreeGroup,
    QgsProcessing,
    QgsProcessingOutputLayerDefinition,
    QgsRasterLayer,
    QgsVectorLayer,
    QgsWkbTypes,
)

from .....engine.ensemble.kept_files import remove_kept
from .....engine.io.folder_lock import NAME as LOCK
from .....engine.io.owned_folder import named
from ....translation import tr
from ...layers import written as so_far
from ...parameters.motion import TRAJECTORIES as LINES
from ...study_folder.bring_in import bring_in, is_in, records_of
from ...study_folder.folder import put_away, set_put_away, study_of
from ...study_folder.placing import RESULTS
from ...study_folder.run_record import FILE as OF_RUN
from ...study_folder.run_record import FINISHED, RECORD, read_record, value_again, write_record
from ...styles.known_layers import all_known, output_of, which_of
from ...styles.layer_order import hide_others

# The runs of a project: groups of its layer tree that hold maps or tables of Simulate rockfall.

STOPS = "STOPS"
NUMBER = re.compile(r"( \(\d+\))?$")  # of what looks at a run once more


class FoundRun(NamedTuple):
    """A group of the layer tree with the results of one simulation."""

    group: QgsLayerTreeGroup
    maps: dict  # output -> raster layer, in the order of the tree
    tables: dict  # output -> vector layer

    @property
    def title(self):
        return self.group.name()


def runs_of(project):
    """The FoundRuns from the top of the layer tree to its bottom."""
    known, of_runs = None, _outputs_of_simulations()
    runs = []
    for group in project.layerTreeRoot().findGroups(True):
        layers = [node.layer() for node in group.findLayers() if node.parent() is group and node.layer() is not None]
        rasters = {output_of(layer): layer for layer in layers if isinstance(layer, QgsRasterLayer)}
        maps = {output: layer for output, layer in rasters.items() if output in of_runs}
        vectors = [layer for layer in layers if isinstance(layer, QgsVectorLayer)]
        if vectors and known is None:
            known = all_known()
        tables = {
            which.output: layer for which, layer in ((which_of(known, vector), vector) for vector in vectors) if which
        }
        if maps or STOPS in tables or LINES in tables:
            runs.append(FoundRun(group, maps, tables))
    return runs


def _outputs_of_simulations():
    """Names; differences and hazard maps are no runs."""
    algorithm = QgsApplication.processingRegistry().algorithmById("talus:simulate")
    return {definition.name() for definition in algorithm.destinationParameterDefinitions()}


def show_only(runs, shown, output=None):
    """Tick one run and take the tick from the others; of its maps, where it has it, ``output`` alone."""
    for run in runs:
        run.group.setItemVisibilityChecked(run is shown)
    top = shown.group
    while top.parent() is not None and top.parent().parent() is not None:
        top = top.parent()
    hide_others(top.parent(), [top])
    if output in shown.maps:
        show_map(shown, output)


def show_map(run, output):
    """Show one map of a run and hide its others; its tables stay as they are."""
    for name, layer in run.maps.items():
        run.group.findLayer(layer.id()).setItemVisibilityChecked(name == output)


def layers_of(run, output):
    """Layers of a run for another canvas, in the order of the tree: this one of its maps, and all else with a tick."""
    maps = {layer.id(): name for name, layer in run.maps.items()}
    nodes = [node for node in run.group.findLayers() if node.layer() is not None]
    return [
        node.layer()
        for node in nodes
        if (maps[node.layerId()] == output if node.layerId() in maps else node.itemVisibilityChecked())
    ]


def rename(run, title):
    """Give the group another title, and its layers the end of it where they have the end of the old one."""
    old, new = run.title.strip(), title.strip()
    for layer in [node.layer() for node in run.group.findLayers() if node.layer() is not None]:
        head, dash, end = layer.name().rpartition(" – ")
        number = "" if old.endswith(end) else NUMBER.search(end)[0]
        if dash and old.endswith(end.removesuffix(number)):
            layer.setName(f"{head} – {new}{number}")
    run.group.setName(new)


def remove(project, run):
    """Take a run and its layers from the project; files stay where they are."""
    project.removeMapLayers([node.layerId() for node in run.group.findLayers()])
    run.group.parent().removeChildNode(run.group)


def label_of(layer):
    """The name of a layer without that of its run."""
    return layer.name().partition(" – ")[0]


def record_of(project, run):
    """The RunRecord of a FoundRun, None where it is of no study."""
    study = study_of(project)
    for layer in (*run.maps.values(), *run.tables.values()) if study is not None else ():
        folder = study.run_folder_of(layer.source().partition("|")[0])
        if folder is not None:
            return read_record(folder)
    return None


def records_elsewhere(project):
    """The RunRecords of the study that the project holds no layers of, the newest first."""
    study = study_of(project)
    return [] if study is None else [record for record in reversed(records_of(study)) if not is_in(project, record)]


def state_of(record):
    """State of a run that the project does not hold, for a list."""
    if record.is_finished:
        return tr("not in the project")
    return tr("in progress") if record.is_under_way() else tr("unfinished")


def parameters_again(project, record, goes_on):
    """For the dialog: the parameters of a run; with the places of its results where it goes on, else new ones."""
    study = study_of(project)
    given = {name: value_again(value, study, project) for name, value in record.parameters.items()}
    for name, value in record.outputs.items():
        destination = value_again(value, study, project) if goes_on else QgsProcessing.TEMPORARY_OUTPUT
        is_layer = str(value).startswith("ogr:") or str(value).endswith(".tif")
        given[name] = QgsProcessingOutputLayerDefinition(destination, project) if is_layer else destination
    return given


def load(project, record):
    """Into the project, also where it was put away."""
    set_put_away(project, put_away(project) - {record.folder.name})
    bring_in(project, study_of(project), record)


def put_run_away(project, record):
    """It stays away when the project is opened again."""
    set_put_away(project, put_away(project) | {record.folder.name})


def rename_record(record, title):
    """The name of a run where the study reports it; its folder keeps the name that layers know."""
    start = f"{tr('Rockfall')} "
    write_record(record._replace(name=title[len(start) :] if title.startswith(start) else title))


def files_of(project, record):
    """Files and folders that go with a run: its own, its unfinished work, its pages and pictures."""
    study, name = study_of(project), record.folder.name
    written = _names_written(record)
    parents = [path for path in (study.reports, study.figures) if path.is_dir()]
    beside = [
        path for parent in parents for path in sorted(parent.iterdir())
        if path.name in written and path.name.startswith(f"{name}_")
    ]  # fmt: skip
    kept = [study.unfinished / record.unfinished] if record.unfinished else []
    return [one for one in (record.folder, *kept, *beside) if Path(one).exists()]


def delete_files(project, record):
    """Delete them. OSError where one cannot be; a run under way is refused."""
    if record.is_under_way():
        raise OSError(tr("{} is in progress; cancel it first.").format(record.name))
    if record.unfinished:
        so_far.remove_layers(project, study_of(project).unfinished / record.unfinished)
    for path in files_of(project, record):
        if path == record.folder:
            _delete_run(record)
        elif path.is_dir():
            remove_kept(path)
        else:
            path.unlink()


def _delete_run(record):
    """Delete what Talus has written into the folder of a run, and the folder unless something else is in it."""
    own = named(RECORD, FINISHED, OF_RUN, LOCK, RESULTS, "study.gpkg", *_names_written(record))
    for path in list(record.folder.iterdir()):
        if own(path.name) and (path.is_symlink() or path.is_file()):
            path.unlink()
    with suppress(OSError):
        record.folder.rmdir()


def _names_written(record):
    """Names of the files that a run says it writes."""
    places = (str(value).partition("|")[0].replace("'", "") for value in record.outputs.values())
    return {Path(path.split(" table=")[0]).name for path in places}


# The paths of a run from its layer of trajectories, as they are drawn.

MOST_ROCKS = 400  # of more runs so many are taken, evenly: the canvas has thirty pictures a second


def paths_of_layer(layer):
    """Paths of some rocks, an (n, 3) array of time [s], x and y each; [] where the lines have no times (M)."""
    if not QgsWkbTypes.hasM(layer.wkbType()):
        return []
    identifiers = layer.allFeatureIds()
    chosen = np.unique(np.linspace(0, len(identifiers) - 1, min(len(identifiers), MOST_ROCKS)).astype(int))
    request = QgsFeatureRequest().setFilterFids([identifiers[k] for k in chosen]).setNoAttributes()
    paths = []
    for feature in layer.getFeatures(request):
        table = np.array([(vertex.m(), vertex.x(), vertex.y()) for vertex in feature.geometry().vertices()])
        if len(table) > 1 and np.isfinite(table).all():
            paths.append(table)
    return paths
