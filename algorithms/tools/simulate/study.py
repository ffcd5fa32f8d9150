# SPDX-License-Identifier: GPL-2.0-or-later
"""The study file that talus:simulate writes beside its results: `talus run` does it again elsewhere, to the same bits.

Layers are written into a GeoPackage beside it as they were read: selected, filtered, edited and reprojected, with those
of their fields that were used. So nothing depends on the project. Elevation model, rock, table and raster of the ground
are named by their paths from the folder of the study.
"""

import os

from qgis.core import QgsProcessingUtils

from ....engine.ensemble.proof import INPUTS
from ....engine.ground.surface_roughness import FIELD, fields_of
from ....engine.io.geodata import Layer, library
from ....engine.scene.ground import surface_roughness_of
from ....engine.study.keys import TABLES
from ....engine.study.text import text_of
from ...shared.layers.writing import features_of
from ...shared.parameters.output_files import file_of, table_of
from ...shared.parameters.values import source_of
from ...shared.scene.dem import bounds_of
from ...shared.study_folder.run_record import FINISHED
from ...translation import tr
from .parameters import REPORT

SUFFIX, LAYERS_SUFFIX = ".study.toml", ".study.gpkg"
# table -> key of a field -> that field in the layer of the study, which is the usual one of barriers and trees
FIELDS = {
    "releases": {"runs_field": "runs", "height_field": "height_m", "volume_field": "volume_m3"},
    "ground": {"class_field": "class", "rolling_field": "rolling", "roughness_field": "roughness"},
    "forest": {"drag_field": "drag", "height_field": "height"},
    "barriers": {"height_field": "height_m", "energy_field": "energy_kj", "net_field": "net"},
    "trees": {"diameter_field": "dbh_cm", "height_field": "height_m", "species_field": "species",
              "energy_field": "energy_kj", "direction_field": "lies_deg", "lean_field": "leans_deg"},
}  # fmt: skip
WITH_USUAL = ("barriers", "trees")
OF_LOGS = ("trees", "energy_field")  # the usual field is read for what lies alone, and no key names it


def write_study(door, files, scene, result):
    """Write the study where an output has a place that stays; nothing where all outputs are temporary."""
    call = door.call
    paths = _paths(call)
    if paths is None:
        return
    path, layers = paths
    folder, name = os.path.split(os.path.abspath(path))
    writer = _Study(door, scene, folder, os.path.basename(layers))
    values = writer.values()
    values["desktop"] = _proof(scene, result)
    values["outputs"]["folder"] = name.replace(SUFFIX, "").replace(".toml", "") + ".results"
    writer.write_layers(files.stage(layers))
    comments = (
        f"Written by talus:simulate of Talus {values['desktop']['version']}, beside its results. Done again without",
        f"QGIS by: talus run {os.path.basename(path)}",
        "It needs the files that are named below; paths are relative to this one.",
    )
    with open(files.stage(path), "w", encoding="utf-8", newline="\n") as file:
        file.write(text_of(values, comments, writer.remarks))
    call.info(tr("Study for the command line: {}").format(path))


def files_of_study(call):
    """Pairs of the output that the study is written beside and a file of it; none in the folder of a run, a new one."""
    name, base = _base(call)
    return [] if call.placed is not None or base is None else [(name, base + SUFFIX), (name, base + LAYERS_SUFFIX)]


def _paths(call):
    """Paths of the study and of its layers, None where it is not written. In the folder of a run its name differs."""
    if call.placed is not None:
        return str(call.placed.folder / FINISHED), str(call.placed.folder / "study.gpkg")
    _, base = _base(call)
    return None if base is None else (base + SUFFIX, base + LAYERS_SUFFIX)


def _base(call):
    """Output beside which the study is written, the report or else the first, and its path without suffix; or Nones."""
    names = [REPORT, *(output.name() for output in call.outputs())]
    temporary = os.path.realpath(QgsProcessingUtils.tempFolder())
    for name in names:
        if not call.wants(name):
            continue
        value = call.raw(name)
        path, table = file_of(value, call.context), table_of(value, call.context)
        path = table.path if path is None and table is not None else path
        if path and not _is_within(path, temporary):
            return name, os.path.splitext(path)[0]
    return None, None


def _is_within(path, folder):
    return os.path.realpath(path).startswith(folder + os.sep)


def _proof(scene, result):
    """Digests of the results on this computer, by which the next run of the study is compared.

    Without the obstacles where there are flexible nets: their digest has how far the nets have sagged, the last digits
    of which differ between computers, while those of the result do not.
    """
    provenance = result.provenance
    digests = {name: provenance[name]["sha256"] for name in INPUTS}
    if scene.barriers is not None and any(net is not None for net in scene.barriers.nets):
        del digests["obstacles"]
    return {"version": provenance["version"], **digests, "result": result.result_digest}


class _Study:
    """Gathers the values of the keys, and what a reader of the file should know beside them."""

    def __init__(self, door, scene, folder, layers):
        self.door, self.call, self.scene = door, door.call, scene
        self.folder, self.layers = folder, layers
        self.unsupported, self.remarks, self.contents = [], {}, {}

    def values(self):
        """Table -> key -> value."""
        tables = {
            table: {name: self.door.values[table][name] for name, key in keys.items() if key.parameter}
            for table, keys in TABLES.items()
        }
        for table in FIELDS:
            if tables[table]["file"] is None:
                tables[table].update(dict.fromkeys(FIELDS[table]))
            else:
                tables[table].update(self._layer(table))
        dem = self.scene.dem
        bounds = bounds_of(self.call, dem)
        tables["terrain"].update(
            dem=self._path(dem.path), band=dem.band, extent=None if bounds is None else list(bounds),
            crs=dem.crs.authid() or dem.grid.crs,
        )  # fmt: skip
        for table, name in (("ground", "table"), ("ground", "raster"), ("rock", "file"), ("rock", "set")):
            if tables[table][name] is not None:
                tables[table][name] = self._path(self.door.file(f"{table}.{name}"))
        rock = tables["rock"]
        if rock["file"] is not None:
            rock["shape"] = None
        if rock["set"] is not None or rock["sizes"] is not None:
            rock["volume"] = None
        tables["outputs"].update({name: self.door.values["outputs"][name] for name in ("maps", "layers")})
        tables["compute"].pop("terrain_folder")
        if self.call.wants(REPORT):
            self.remarks["outputs"] = ["The report is made in QGIS alone; summary.json has its numbers."]
        tables[""]["unsupported"] = self.unsupported or None
        return tables

    def _path(self, path):
        """From the folder of the study; what is no file, as it is."""
        path = os.fspath(path)
        if not os.path.exists(path):
            return path
        if _is_within(path, os.path.realpath(QgsProcessingUtils.tempFolder())):
            name = os.path.basename(path)
            self.unsupported.append(f"{name} is a temporary file of QGIS, which is gone when that ends; save it.")
        try:
            return os.path.relpath(path, self.folder).replace(os.sep, "/")
        except ValueError:  # another drive
            return path

    def _layer(self, table):
        """Keys of a table with a layer, whose features are kept to be written."""
        name = self.door.called(f"{table}.file")
        features = features_of(self.call.quietly(), name, source_of(self.call, name), self.scene.dem.crs)
        rows, given = features.rows, self.door.values[table]
        columns, keys = {"id": [row.identifier for row in rows]}, {"file": self.layers, "layer": table}
        for key, column in FIELDS[table].items():
            usual = column if table in WITH_USUAL and column in features.fields else None
            field = given[key] or usual
            keys[key] = column if given[key] or (field and (table, key) != OF_LOGS) else None
            if field:
                columns[column] = [row.values[field] for row in rows]
        if "id_field" in TABLES[table]:
            keys["id_field"] = "id"
        if table == "ground":
            rough = fields_of(features.fields, given["surface_roughness_field"])
            keys["surface_roughness_field"] = FIELD if rough else None
            if rough:
                columns[FIELD] = [surface_roughness_of(features, row, rough, None) for row in rows]
        self.contents[table] = [row.wkb for row in rows], columns
        return keys

    def write_layers(self, path):
        """The layers as they were read, into a GeoPackage."""
        for table, (geometries, columns) in self.contents.items():
            numbers = list(range(1, len(geometries) + 1))
            layer = Layer(table, "Unknown", self.scene.dem.grid.crs, geometries, columns, numbers)
            library().write_layer(path, layer)
