# SPDX-License-Identifier: GPL-2.0-or-later
"""Record of a run in its folder: run.json, written when the run begins, so that a killed one is known too.

Its parameters are as the dialog had them, with layers by their sources from the root of the study. So the dialog can be
opened with them again, here and in a copy of the study elsewhere. What came of the run, study.toml says.
"""

import json
import os
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

from qgis.core import (
    QgsCoordinateReferenceSystem,
    QgsMapLayer,
    QgsProcessingFeatureSourceDefinition,
    QgsProcessingOutputLayerDefinition,
    QgsProperty,
    QgsRectangle,
    QgsReferencedRectangle,
    QgsVectorLayer,
)

from ....engine.io.folder_lock import FolderLock
from ....engine.io.plain_file import read_json, write_json
from ....engine.version import __version__
from ..parameters.output_files import IN_FILE
from ..parameters.values import is_empty
from ..styles.relief import is_below_a_run

# Notes of the run or the group that an evaluation in a study belongs to: its layers come back under that name.

FILE = "of_run.json"


class Noted(NamedTuple):
    """Facts that are written down of a styles/run_groups.Run; empty where there are none."""

    group: str = ""  # of the layer tree
    name: str = ""  # of the run, '' for a group of its own, such as a hazard map
    shown: tuple = None  # names of the outputs that are to be seen; None: all


def note_run(folder, run):
    """Write down the group, the name and what is seen; nothing for an evaluation without a group of its own."""
    if folder is not None and run is not None and run.group:
        shown = None if run.shown is None else sorted(run.shown)
        content = {"group": run.group, "name": run.name, "shown": shown}
        (folder / FILE).write_text(json.dumps(content), encoding="utf-8")


def noted_run(folder):
    """The Noted of a folder."""
    try:
        json = read_json(folder / FILE)
        shown = json.get("shown")
        return Noted(str(json["group"]), str(json["name"]), None if shown is None else tuple(map(str, shown)))
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return Noted()


RECORD, FINISHED = "run.json", "study.toml"
HERE = "study:"  # begins what is named from the root of the study


class RunRecord(NamedTuple):
    """Record of a run, finished or not."""

    folder: Path
    algorithm: str
    name: str  # as it stands in the layer tree
    parameters: dict  # as they are written
    outputs: dict  # parameter -> destination, as it is written
    started: str  # ISO 8601
    unfinished: str  # name of the folder of its unfinished work, '' for none

    @property
    def is_finished(self):
        return (self.folder / FINISHED).is_file()

    def is_under_way(self):
        """Is a process at work on it?"""
        try:
            FolderLock(self.folder).release()
        except BlockingIOError:
            return True
        except OSError:  # a drive that may not be written: nobody works there
            return False
        return False


def write_record(record):
    """Write it, whole or not at all."""
    path = record.folder / RECORD
    content = {**record._asdict(), "talus": __version__}
    del content["folder"]
    write_json(path, content)


def read_record(folder):
    """The RunRecord of a folder, None where it has none that can be read."""
    try:
        content = read_json(folder / RECORD)
        record = {name: content[name] for name in RunRecord._fields if name != "folder"}
    except (OSError, ValueError, KeyError, TypeError):
        return None
    texts = all(isinstance(record[name], str) for name in ("algorithm", "name", "started", "unfinished"))
    tables = all(isinstance(record[name], dict) for name in ("parameters", "outputs"))
    if not (texts and tables and _stays_within(record) and record["algorithm"].startswith("talus:")):
        return None
    return RunRecord(folder, **record)


def _stays_within(record):
    """Does what is written and deleted by it lie within the study? A borrowed one could say anything."""
    kept, places = record["unfinished"], map(str, record["outputs"].values())
    return Path(kept).name == kept and kept != ".." and all(HERE in path and ".." not in path for path in places)


def now():
    """When a run begins, ISO 8601."""
    return datetime.now().astimezone().isoformat(timespec="seconds")


def written_value(value, study, project):
    """A value of a parameter as JSON can hold it; layers and files within the study by their place there."""
    if is_empty(value):
        return None
    if isinstance(value, QgsProcessingFeatureSourceDefinition):
        return {
            "source": written_value(value.source, study, project), "selected": value.selectedFeaturesOnly,
            "limit": value.featureLimit, "features": _selected(value, project),
        }  # fmt: skip
    if isinstance(value, QgsProcessingOutputLayerDefinition):
        return written_value(value.sink, study, project)
    if isinstance(value, QgsProperty):
        is_fixed = value.propertyType() == QgsProperty.Type.StaticProperty
        return written_value(value.staticValue(), study, project) if is_fixed else value.asExpression()
    if isinstance(value, QgsCoordinateReferenceSystem):
        return value.authid() or value.toWkt()
    if isinstance(value, QgsReferencedRectangle):
        return f"{_corners(value)} [{value.crs().authid()}]"
    if isinstance(value, QgsRectangle):
        return _corners(value)
    if isinstance(value, (list, tuple)):
        return [written_value(entry, study, project) for entry in value]
    if isinstance(value, QgsMapLayer):
        return _written_text(value.source(), study)
    if isinstance(value, (str, os.PathLike)):
        text = os.fspath(value)
        layer = project.mapLayer(text)
        if layer is not None:  # of one in memory the id alone, for nothing else finds it
            text = layer.id() if layer.providerType() == "memory" else layer.source()
        return _written_text(text, study)
    return value if isinstance(value, (bool, int, float)) else str(value)


def value_again(value, study, project):
    """Value written by ``written_value``, for a dialog or a run: layers of the project by their ids."""
    if isinstance(value, dict):
        source = value_again(value.get("source"), study, project)
        if value.get("selected"):
            _select(project.mapLayer(str(source)), value.get("features"))
        return QgsProcessingFeatureSourceDefinition(source, bool(value.get("selected")), int(value.get("limit", -1)))
    if isinstance(value, list):
        return [value_again(entry, study, project) for entry in value]
    if not isinstance(value, str) or HERE not in value:
        return value
    root = study.root.as_posix()
    text = value.replace(HERE, f"{_quoted(root) if value.startswith(IN_FILE) else root}/")
    same = [layer for layer in project.mapLayers().values() if _plain(layer.source()) == _plain(text)]
    return min(same, key=lambda layer: (is_below_a_run(layer, project), layer.name())).id() if same else text


def _selected(value, project):
    """Selected features, None where all count: QGIS forgets a selection when it ends."""
    if not value.selectedFeaturesOnly:
        return None
    source = value.source.staticValue() if isinstance(value.source, QgsProperty) else value.source
    named = project.mapLayer(str(source))
    layers = (
        [named] if named is not None else [layer for layer in project.mapLayers().values() if layer.source() == source]
    )
    return sorted(layers[0].selectedFeatureIds()) if layers and isinstance(layers[0], QgsVectorLayer) else None


def _select(layer, features):
    """The features of the run again, where the record names some."""
    if isinstance(layer, QgsVectorLayer) and isinstance(features, list) and features:
        layer.selectByIds([feature for feature in features if isinstance(feature, int)])


def _written_text(text, study):
    """A text in which the root of the study stands, from there."""
    for root in (study.root.as_posix(), study.root.resolve().as_posix()):
        if f"{root}/" in _plain(text):
            text = _plain(text).replace(f"{root}/", HERE)
    return text


def _plain(source):
    """A source with slashes, and without the name of the one table where that is the name of the file."""
    path, _, table = source.replace(_quoted("'"), "'").replace("\\", "/").partition("|layername=")
    return path if table in ("", Path(path).stem) else f"{path}|layername={table}"


def _quoted(path):
    """A path as it stands between the apostrophes of a table in a file, ogr:dbname='...'."""
    return path.replace("'", "\\'")


def _corners(box):
    return f"{box.xMinimum()!r},{box.xMaximum()!r},{box.yMinimum()!r},{box.yMaximum()!r}"
