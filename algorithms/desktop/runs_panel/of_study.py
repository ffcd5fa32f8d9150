# SPDX-License-Identifier: GPL-2.0-or-later
"""Runs of a project's study: their parameters, which are unfinished, which the project lacks."""

from contextlib import suppress
from pathlib import Path

from qgis.core import QgsProcessing, QgsProcessingOutputLayerDefinition

from ....engine.ensemble.kept_files import remove_kept
from ....engine.io.folder_lock import NAME as LOCK
from ....engine.io.owned_folder import named
from ...layers import so_far
from ...study_folder.bring_in import bring_in, is_in, records_of
from ...study_folder.folder import put_away, set_put_away, study_of
from ...study_folder.of_run import FILE as OF_RUN
from ...study_folder.placing import RESULTS
from ...study_folder.run_record import FINISHED, RECORD, read_record, value_again, write_record
from ...translation import tr


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
    return [] if study is None else [one for one in reversed(records_of(study)) if not is_in(project, one)]


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
        place = value_again(value, study, project) if goes_on else QgsProcessing.TEMPORARY_OUTPUT
        is_layer = str(value).startswith("ogr:") or str(value).endswith(".tif")
        given[name] = QgsProcessingOutputLayerDefinition(place, project) if is_layer else place
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
    beside = [
        one for parent in (study.reports, study.figures) for one in _files_in(parent)
        if one.name in written and one.name.startswith(f"{name}_")
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
    for one in list(record.folder.iterdir()):
        if own(one.name) and (one.is_symlink() or one.is_file()):
            one.unlink()
    with suppress(OSError):
        record.folder.rmdir()


def _names_written(record):
    """Names of the files that a run says it writes."""
    places = (str(value).partition("|")[0].replace("'", "") for value in record.outputs.values())
    return {Path(one.split(" table=")[0]).name for one in places}


def _files_in(folder):
    return sorted(folder.iterdir()) if folder.is_dir() else []
