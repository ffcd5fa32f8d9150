# SPDX-License-Identifier: GPL-2.0-or-later
"""The study file that talus:simulate writes beside its results: `talus run` does it again elsewhere, to the same bits.

Layers are written into a GeoPackage beside it as they were read: selected, filtered, reprojected, lines and areas as
the points that were sampled on them. So nothing hangs on the project, and no sampling is done twice. Elevation model,
rock, table and raster of the ground are named by their paths from the folder of the study.
"""

import math
import os

import numpy as np
from qgis.core import QgsProcessingUtils

from ...engine.ensemble.proof import INPUTS
from ...engine.ground.surface_roughness import FIELD, fields_of
from ...engine.io import well_known_binary as binary
from ...engine.io.geodata import Layer, library
from ...engine.obstacles.strength import stem_energy, stem_height
from ...engine.obstacles.tree_layer import DEGREE
from ...engine.scene.ground import surface_roughness_of
from ...engine.study.keys import LAYERS, MAPS, TABLES
from ...engine.study.text import text_of
from ..layers.feature_rows import features_of
from ..parameters.by_name import filled_text, source_of
from ..parameters.destinations import file_of, table_of
from ..parameters.extent import read_extent
from ..parameters.ground import (
    GROUND,
    GROUND_FIELD,
    GROUND_TABLE,
    ROLLING_FIELD,
    ROUGHNESS_FIELD,
    SURFACE_ROUGHNESS_FIELD,
)
from ..parameters.obstacles import BARRIER_NET_FIELD, BARRIERS
from ..parameters.scene import FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD, ROCK_FILE, ROCK_SET, ROCK_SIZES
from ..scene.ground_raster import ground_raster_path
from ..scene.values import value_of_key
from ..study_folder.run_record import FINISHED
from ..translation import tr
from ..units import KILO
from .parameters import REPORT

SUFFIX, LAYERS_SUFFIX = ".study.toml", ".study.gpkg"
# key of the study, parameter with the field of the layer, field in the layer of the study
POLYGON_FIELDS = {
    "ground": (("class_field", GROUND_FIELD, "class"), ("rolling_field", ROLLING_FIELD, "rolling"),
               ("roughness_field", ROUGHNESS_FIELD, "roughness")),
    "forest": (("drag_field", FOREST_DRAG_FIELD, "drag"), ("height_field", FOREST_HEIGHT_FIELD, "height")),
}  # fmt: skip
OBSTACLE_FIELDS = {
    "barriers": {"id_field": "id", "height_field": "height_m", "energy_field": "energy_kj", "net_field": "net"},
    "trees": {"id_field": "id", "diameter_field": "dbh_cm", "height_field": "height_m", "species_field": "species",
              "energy_field": "energy_kj", "direction_field": "lies_deg",
              "lean_field": "leans_deg"},
}  # fmt: skip


def write_study(call, files, scene, result):
    """Write the study where an output has a place that stays; nothing where all outputs are temporary."""
    found = _paths(call)
    if found is None:
        return
    path, layers = found
    folder, name = os.path.split(os.path.abspath(path))
    writer = _Study(call, scene, folder, os.path.basename(layers))
    values = writer.values()
    values["desktop"] = _proof(scene, result)
    values["outputs"]["folder"] = name.replace(SUFFIX, "").replace(".toml", "") + ".results"
    writer.write_layers(files.stage(layers), values)
    comments = (
        f"Written by talus:simulate of Talus {values['desktop']['version']}, beside its results. Done again without",
        f"QGIS by: talus run {os.path.basename(path)}",
        "It needs the files that are named below; paths are relative to this one.",
    )
    with open(files.stage(path), "w", encoding="utf-8", newline="\n") as file:
        file.write(text_of(values, comments, writer.remarks))
    call.info(tr("Study for the command line: {}").format(path))


def _paths(call):
    """Of the study and of its layers, None where it is not written. In the folder of a run it has a name of its own."""
    if call.placed is not None:
        return str(call.placed.folder / FINISHED), str(call.placed.folder / "study.gpkg")
    base = _base(call)
    return None if base is None else (base + SUFFIX, base + LAYERS_SUFFIX)


def _base(call):
    """Path without suffix beside which the study is written: of the report, else of the first output; None for none."""
    names = [REPORT, *(one.name() for one in call.outputs())]
    temporary = os.path.realpath(QgsProcessingUtils.tempFolder())
    for name in names:
        if not call.wants(name):
            continue
        value = call.raw(name)
        path, table = file_of(value, call.context), table_of(value, call.context)
        path = table.path if path is None and table is not None else path
        if path and not _is_within(path, temporary):
            return os.path.splitext(path)[0]
    return None


def _is_within(path, folder):
    return os.path.realpath(path).startswith(folder + os.sep)


def _proof(scene, result):
    """What came of the study on this computer, by which the next one is compared.

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

    def __init__(self, call, scene, folder, layers):
        self.call, self.scene = call, scene
        self.folder, self.layers = folder, layers
        self.unsupported, self.remarks, self.numbers, self.found = [], {}, {}, {}

    def values(self):
        """Table -> key -> value."""
        found = {
            table: {
                name: value_of_key(self.call, key) for name, key in keys.items() if key.parameter and key.kind != "path"
            }
            for table, keys in TABLES.items()
        }
        self.found = found
        self._terrain(found["terrain"])
        self.numbers = self._numbers_of_points(found)
        self._releases(found["releases"])
        self._ground(found)
        self._obstacles(found)
        if self._text(ROCK_FILE):
            found["rock"].update(file=self._path(self._text(ROCK_FILE)), shape=None)
        if self._text(ROCK_SET):
            found["rock"].update(set=self._path(self._text(ROCK_SET)), volume=None)
        if self._text(ROCK_SIZES):
            found["rock"].update(volume=None)
        found["outputs"] = self._outputs()
        found[""]["unsupported"] = self.unsupported or None
        return found

    def _text(self, name):
        return filled_text(self.call, name)

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

    def _terrain(self, values):
        dem = self.scene.dem
        bounds = read_extent(self.call, dem.crs)
        values.update(dem=self._path(dem.path), band=dem.band, extent=None if bounds is None else list(bounds))
        values["crs"] = dem.crs.authid() or dem.grid.crs

    def _releases(self, values):
        sampled = int(self.scene.points.sampled.sum())
        if sampled:
            text = f"{sampled} of the points were sampled on lines and areas, {values['spacing']:g} m apart."
            self.remarks["releases"] = [text]
        values.update(file=self.layers, layer="releases", id_field="id")
        fields = {"runs_field": "runs", "height_field": "height_m", "volume_field": "volume_m3"}
        values.update({key: name if name in self.numbers else None for key, name in fields.items()})

    def _numbers_of_points(self, found):
        """Field -> numbers of the points, None where those of the study hold: who changes these changes such points."""
        points, rock = self.scene.points, found["rock"]
        volume = None if rock["volume_distribution"] else rock["volume"]
        columns = {}
        for name, numbers, usual in (
            ("runs", points.runs, found["releases"]["runs"]), ("height_m", points.height, found["releases"]["height"]),
            ("volume_m3", points.volume, volume),
        ):  # fmt: skip
            own = _unless(usual, [None if math.isnan(one) else one for one in numbers.tolist()])
            if any(one is not None for one in own):
                columns[name] = own
        return columns

    def _ground(self, found):
        table, raster = self._text(GROUND_TABLE), ground_raster_path(self.call)
        found["ground"].update(
            table=self._path(table) if table else None, raster=self._path(raster) if raster else None
        )
        for one, fields in POLYGON_FIELDS.items():
            found[one].update({key: None for key, _, _ in fields})
            if self.call.is_given(one.upper()):
                found[one].update(file=self.layers, layer=one)
                found[one].update({key: name for key, parameter, name in fields if self._text(parameter)})
        found["ground"]["surface_roughness_field"] = FIELD if self._roughness_fields() else None

    def _roughness_fields(self):
        """Fields of the ground polygons with the surface roughness; the study has one with metres for all of them."""
        if not self.call.is_given(GROUND):
            return ()
        names = source_of(self.call, GROUND).fields().names()
        return fields_of(names, self._text(SURFACE_ROUGHNESS_FIELD))

    def _obstacles(self, found):
        for table, fields in OBSTACLE_FIELDS.items():
            if getattr(self.scene, {"trees": "stand"}.get(table, table)) is None:
                found[table] = {}
            else:
                found[table].update(file=self.layers, layer=table, **fields)

    def _outputs(self):
        def wanted(names):
            return [name for name in names if self.call.wants(name.upper())]

        if self.call.wants(REPORT):
            self.remarks["outputs"] = ["The report is made in QGIS alone; summary.json has its numbers."]
        thresholds = {f"{one}_thresholds": self._text(f"{one.upper()}_THRESHOLDS") for one in ("energy", "height")}
        interval = value_of_key(self.call, TABLES["outputs"]["rolling_interval"])
        return {"maps": wanted(MAPS), **thresholds, "layers": wanted(LAYERS), "rolling_interval": interval}

    def write_layers(self, path, values):
        """The layers as they were read, into a GeoPackage."""
        crs = self.scene.dem.grid.crs
        for table, contents in (
            ("releases", self._release_rows), ("ground", self._polygon_rows), ("forest", self._polygon_rows),
            ("barriers", self._barrier_rows), ("trees", self._tree_rows),
        ):  # fmt: skip
            if values[table].get("file"):
                kind, geometries, columns = contents(table)
                numbers = list(range(1, len(geometries) + 1))
                library().write_layer(path, Layer(table, kind, crs, geometries, columns, numbers))

    def _release_rows(self, table):
        points = self.scene.points
        columns = {"id": points.feature.tolist(), **self.numbers}
        return "Point", [binary.point(place) for place in zip(points.x, points.y)], columns

    def _polygon_rows(self, table):
        name = table.upper()
        given = [(self._text(parameter), column) for _, parameter, column in POLYGON_FIELDS[table]]
        fields, columns = zip(*((field, column) for field, column in given if field))
        rough = self._roughness_fields() if name == GROUND else ()
        columns += (FIELD,) if rough else ()
        features = self._features(name)
        rows = features.within(self.scene.terrain)
        made = [[row.values[field] for field in fields] for row in rows]
        if rough:
            made = [[*one, surface_roughness_of(features, row, rough, None)] for one, row in zip(made, rows)]
        values = {column: list(row) for column, row in zip(columns, zip(*made))}
        return "Unknown", [row.wkb for row in rows], values

    def _features(self, name):
        """The Features of an input."""
        return features_of(self.call.quietly(), name, source_of(self.call, name), self.scene.dem.crs)

    def _barrier_rows(self, table):
        barriers, usual = self.scene.barriers, self.found["barriers"]
        nets = self._nets() if any(net is not None for net in barriers.nets) else {}
        columns = {
            "id": barriers.identifiers.tolist(),
            "height_m": _unless(usual["height"], barriers.heights.tolist()),
            "energy_kj": _unless(usual["energy"], [
                None if math.isinf(one) else _before(lambda kj: kj * KILO, one, one / KILO)
                for one in barriers.energies.tolist()
            ]),
            "net": [nets.get(one) or None for one in barriers.identifiers.tolist()],
        }  # fmt: skip
        return "LineString", list(map(binary.line, barriers.lines)), columns

    def _nets(self):
        """Id of a barrier -> the text that names its flexible net."""
        features = self._features(BARRIERS)
        field = features.chosen(self._text(BARRIER_NET_FIELD), "net")
        return {row.identifier: f"{row.values[field] or ''}".strip() for row in features.rows}

    def _tree_rows(self, table):
        """Numbers that follow from the diameter are left out; lying logs need their energy."""
        trees, usual = self.scene.stand, self.found["trees"]
        is_usual = (trees.energies == stem_energy(trees.diameters, trees.species)) & (
            np.isnan(trees.azimuths) | ~np.isnan(trees.leans)
        )
        energies = np.where(is_usual, np.nan, trees.energies)
        heights = np.where(trees.heights == stem_height(trees.diameters, trees.species), np.nan, trees.heights)
        columns = {
            "id": trees.identifiers.tolist(),
            "dbh_cm": _unless(usual["diameter"], _all_before(lambda cm: cm / 100.0, trees.diameters, 100.0)),
            "height_m": [None if math.isnan(one) else one for one in heights.tolist()],
            "species": _unless(usual["species"], [str(one) for one in trees.species]),
            "energy_kj": _all_before(lambda kj: kj * KILO, energies, 1.0 / KILO),
            "lies_deg": _all_before(lambda degrees: degrees * DEGREE, trees.azimuths, 1.0 / DEGREE),
            "leans_deg": _all_before(lambda degrees: degrees * DEGREE, trees.leans, 1.0 / DEGREE),
        }
        return "Point", [binary.point(place) for place in trees.positions], columns


def _unless(usual, values):
    """The values, None where the usual one holds: who changes that in the study changes these."""
    return [None if value == usual else value for value in values]


def _all_before(function, results, factor):
    """``_before`` of each result, None for NaN."""
    return [None if math.isnan(one) else _before(function, one, one * factor) for one in results.tolist()]


def _before(function, result, guess):
    """The number of which a function gives the result, to the bit; the guess is within rounding of it."""
    for steps in range(8):
        for towards in (math.inf, -math.inf):
            number = guess
            for _ in range(steps):
                number = float(np.nextafter(number, towards))
            if function(number) == result:
                return number
    return guess
