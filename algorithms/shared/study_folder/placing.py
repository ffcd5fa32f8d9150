# SPDX-License-Identifier: GPL-2.0-or-later
"""Results without a place of their own go into the study of the project, when the desktop runs an algorithm.

What prepares goes into inputs/, a simulation into a folder of its own in runs/, what is made of runs into one in
evaluations/; pages into reports/, pictures into figures/. Scripts and qgis_process get temporary layers where they ask
for such.
"""

import shutil
from contextlib import suppress
from pathlib import Path

from qgis.core import QgsDataSourceUri, QgsProcessing, QgsProcessingOutputLayerDefinition

from ....engine.io.folder_lock import FolderLock
from ...stages import PREPARE, SIMULATE
from ..parameters.output_files import IN_FILE, file_of, staged_destination, table_of
from .cog import make_cog
from .folder import keeps_results, name_for_files, number_of, study_of
from .run_record import FILE as OF_RUN
from .run_record import FINISHED, RECORD, RunRecord, now, read_record, write_record, written_value

LAYERS = ("sink", "vectorDestination")
PAGES, PICTURES = ("html", "pdf"), ("png", "svg", "jpg", "gif", "mp4")
RESULTS = "results.gpkg"


def place_in_study(call):
    """The Placed of a call, None where its results do not go into a study. In the main thread.

    Raises OSError where the study cannot be written.
    """
    study = study_of(call.project)
    if study is None:
        return None
    stage, name = call.algorithm.stage, call.algorithm.name()
    if stage == SIMULATE:
        folder = _folder_of_earlier(call, study)
        if folder is not None:
            return Placed(call, study, folder, {})
    if not keeps_results(call.project) or not is_from_desktop(call):
        return None
    homeless = [output for output in call.outputs() if _has_no_place(call, output.name())]
    if not homeless:
        return None
    if stage == PREPARE:
        # files in inputs/ that there are not yet
        places = {
            one.name(): str(_free(study.inputs, f"{name}_{one.name().lower()}", _suffix_of(one))) for one in homeless
        }
        return Placed(call, study, None, places)
    new = study.new_run_folder if stage == SIMULATE else study.new_evaluation_folder
    folder = new(call.algorithm.name_in_study(call))
    return Placed(call, study, folder, _places_of_results(study, folder, homeless))


class Placed:
    """Places of a run's results, and the state in which the run leaves them. A context for the run itself.

    study : StudyFolder
    folder : of the run alone, None where it has none
    outputs : parameter -> destination, in place of what the call has
    """

    def __init__(self, call, study, folder, places):
        self.study, self.folder, self.lock, self.record = study, folder, None, None
        self.outputs = {name: staged_destination(call.raw(name), path) for name, path in places.items()}
        self.files = [Path(path) for path in places.values() if not path.startswith(IN_FILE)]
        self.names = {RESULTS, *(path.name for path in self.files)}
        if folder is not None and call.algorithm.stage == SIMULATE:
            self.record = read_record(folder) or self._new_record(call, places)

    def _new_record(self, call, places):
        parameters = {
            name: written_value(value, self.study, call.project)
            for name, value in call.parameters.items()
            if name not in places
        }
        outputs = {name: written_value(path, self.study, call.project) for name, path in places.items()}
        return RunRecord(self.folder, call.algorithm.id(), "", parameters, outputs, now(), "")

    def has_chosen(self, destination):
        """Is the name of a file that Processing loads the study's and not the user's?"""
        return Path(destination.partition("|")[0]).name in self.names

    def name_of_run(self, name):
        """The name of a simulation with its number before it; one that goes on has the name that it had."""
        return self.record.name or f"{number_of(self.folder):03d} {name}".strip()

    def of_name(self, name):
        """The run is called so, and is written down."""
        if self.record is not None:
            self.record = self.record._replace(name=name)
            write_record(self.record)

    def abandon(self):
        """The run does not begin."""
        if self.folder is not None:
            self._tidy()

    def keeps(self, folder):
        """The run keeps its unfinished work in a folder of the study."""
        if self.record is not None and self.record.unfinished != folder.name:
            self.record = self.record._replace(unfinished=folder.name)
            write_record(self.record)

    def __enter__(self):
        if self.folder is not None:
            self.lock = FolderLock(self.folder)
        for parent in {path.parent for path in self.files}:
            parent.mkdir(exist_ok=True)
        return self

    def __exit__(self, kind, value, traceback):
        if kind is None:
            for path in self.files:
                make_cog(path)
        if self.lock is not None:
            self.lock.release()
            self._tidy()

    def _tidy(self):
        """A run that came to nothing and can go on nowhere leaves no folder behind."""
        is_kept = self.record is not None and ((self.folder / FINISHED).exists() or self._has_unfinished())
        names = {path.name for path in self.folder.iterdir()}
        if not is_kept and names <= {RECORD, OF_RUN}:
            shutil.rmtree(self.folder, ignore_errors=True)
            if self.folder.parent == self.study.evaluations:
                with suppress(OSError):  # others are there
                    self.study.evaluations.rmdir()

    def _has_unfinished(self):
        return bool(self.record.unfinished) and (self.study.unfinished / self.record.unfinished).is_dir()


def is_from_desktop(call):
    """Will QGIS load a layer when all is done? What has no layers is taken for the desktop's too."""
    layers = [call.raw(output.name()) for output in call.outputs() if output.type() in (*LAYERS, "rasterDestination")]
    loaded = [isinstance(layer, QgsProcessingOutputLayerDefinition) and layer.destinationProject for layer in layers]
    return any(loaded) or not layers


def _has_no_place(call, name):
    """Is it wanted, and temporary?"""
    value = call.raw(name)
    if value is None or not call.wants(name):
        return False
    if file_of(value, call.context) is not None or table_of(value, call.context) is not None:
        return False
    text = value.sink.staticValue() if isinstance(value, QgsProcessingOutputLayerDefinition) else value
    return text == QgsProcessing.TEMPORARY_OUTPUT


def _folder_of_earlier(call, study):
    """The folder of the run that a call goes on with: its first output has a place there."""
    for output in call.outputs():
        value = call.raw(output.name())
        if value is None:
            continue
        table = table_of(value, call.context)
        path = file_of(value, call.context) if table is None else table.path
        folder = None if path is None else study.run_folder_of(path)
        if folder is not None and read_record(folder) is not None:
            return folder
    return None


def _places_of_results(study, folder, outputs):
    places = {}
    for output in outputs:
        name, suffix = output.name().lower(), _suffix_of(output)
        if output.type() in LAYERS:
            places[output.name()] = _table_in(folder / RESULTS, name)
        elif suffix in (*PAGES, *PICTURES):
            parent = study.reports if suffix in PAGES else study.figures
            places[output.name()] = str(_free(parent, f"{folder.name}_{name}", suffix))
        else:
            places[output.name()] = str(folder / (f"{name}.{suffix}" if suffix else name))
    return places


def _suffix_of(output):
    """Suffix of the file of an output, '' for a folder."""
    if output.type() in LAYERS:
        return "gpkg"
    if output.type() == "rasterDestination":
        return "tif"
    return "" if output.type() == "folderDestination" else output.defaultFileExtension().lower()


def _free(folder, stem, suffix):
    """Path of a file that there is not yet."""
    stem, dot, number = name_for_files(stem), "." if suffix else "", 1
    path = folder / f"{stem}{dot}{suffix}"
    while path.exists():
        number += 1
        path = folder / f"{stem}_{number}{dot}{suffix}"
    return path


def _table_in(database, name):
    uri = QgsDataSourceUri()
    uri.setDatabase(str(database))
    uri.setTable(name)
    uri.setGeometryColumn("geom")
    return f"{IN_FILE}{uri.uri(False)}"
