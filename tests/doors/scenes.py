# SPDX-License-Identifier: GPL-2.0-or-later
"""One scene at three doors: talus:simulate, `talus run` or `talus check`, and Python.

A scene is a dictionary of keys and one of layers on a small slope; its elevation model may have a fault.
"""

import json
from tempfile import TemporaryDirectory

import numpy as np

from talus.engine import Terrain
from talus.engine.command_line import main
from talus.engine.io import raster
from talus.engine.io import well_known_binary as binary
from talus.engine.scene.features import Feature
from talus.engine.scene.inputs import read_inputs
from talus.engine.scene.job import Host, carry_out
from talus.engine.study.inputs import Reader
from talus.engine.study.keys import TABLES
from talus.engine.study.objects import ObjectDoor
from talus.engine.study.study import Study
from talus.engine.study.text import text_of
from talus.engine.terrain_store.within_memory import Shelf
from talus.tests.study_files import COLUMNS, ROWS, SOUTH, WEST, square, write_dem, write_layer

USUAL = {
    "releases": {"runs": 2}, "rock": {"shape": "cube", "volume": 0.5}, "numerics": {"max_time": 30.0, "seed": 3},
}  # fmt: skip
ALL = (0, 0, 78, 118)
STRIP = (10, 70.3, 60, 71.1)  # between two rows of nodes


def place(x, y):
    return binary.point((WEST + x, SOUTH + y))


def line(*places):
    return binary.line([(WEST + x, SOUTH + y) for x, y in places])


def area(*corners, **fields):
    return square(*corners), fields


POINTS = [(place(30, 100), {}), (place(50, 100), {})]
TREES = [(place(x, y), {"dbh_cm": 30.0}) for x in (25, 30, 35, 45, 50, 55) for y in (50, 60, 70)]
SOFT = [area(*ALL, ground_class="soft")]


def points(**fields):
    return [(wkb, fields) for wkb, _ in POINTS]


def case(layers=None, table=None, model=None, **values):
    """One scene.

    layers : table -> pairs of a geometry and fields
    table : text of a file that a key names by TABLE
    model : degrees and unit of the elevation model, and the fault that it has, as of ``_change``
    """
    return {"releases": POINTS, **(layers or {})}, values, table, dict(model or {})


def _change(path, step=None, cell=None, heights_of=None):
    """Give an elevation model a fault.

    step : m, of which all heights are multiples
    cell : m, another size of the cells
    heights_of : function of heights and of the row from the south that returns other heights
    """
    grid, (heights, *_) = raster.read_grid(path, 1), raster.read_heights(path, 1, (0, 0, COLUMNS, ROWS))
    if heights_of is not None:
        heights = heights_of(heights, np.arange(ROWS)[:, None])
    if step is not None:
        heights = step * np.round(heights / step)
    if cell is not None:
        heights, grid = heights * cell / grid.cell_size[0], grid._replace(cell_size=(cell, cell))
    raster.write_grid(path, heights.astype(np.float32), grid, nodata=-9999.0)


class _Keeping(Host):
    """Keeps what a job has found and made."""

    def simulated(self, inputs, result, findings, seconds):
        self.findings, self.digest = findings, result.result_digest


def _facts(rows):
    """Code, severity, value and limit of each finding."""
    return [tuple(row[name] for name in ("code", "severity", "value", "limit")) for row in rows]


class Scene:
    """A case with its files in a folder."""

    def __init__(self, folder, case):
        layers, values, table, model = case
        model = dict(model)
        self.folder, self.layers = folder, layers
        self.values = {name: {**USUAL.get(name, {}), **values.get(name, {})} for name in {*USUAL, *values}}
        write_dem(folder / "dem.tif", degrees=model.pop("degrees", 40.0), unit=model.pop("unit", ""))
        if model:
            _change(str(folder / "dem.tif"), **model)
        for name, rows in layers.items():
            write_layer(folder, name, "Unknown", rows)
        if table is not None:
            (folder / "table.csv").write_text(table, encoding="utf-8")
        for keys in self.values.values():
            keys.update({name: str(folder / "table.csv") for name, value in keys.items() if value == "TABLE"})

    def study(self):
        """Path of a study file."""
        files = {name: {"file": "layers.gpkg", "layer": name} for name in self.layers}
        values = {name: {**self.values.get(name, {}), **files.get(name, {})} for name in {*self.values, *files}}
        values.update(terrain={"dem": "dem.tif"}, outputs={"maps": ["passages"], "layers": ["stops"]})
        path = self.folder / "study.toml"
        path.write_text(text_of(values), encoding="utf-8")
        return path

    def parameters(self):
        """Parameters of talus:simulate."""
        actual = {"DEM": str(self.folder / "dem.tif"), "VOLUME": None}
        for table, keys in self.values.items():
            actual.update({TABLES[table][name].parameter: value for name, value in keys.items()})
        for name in self.layers:
            actual[TABLES[name]["file"].parameter] = f"{self.folder / 'layers.gpkg'}|layername={name}"
        outputs = {"STOPS": str(self.folder / "stops.gpkg"), "PASSAGES": str(self.folder / "passages.tif")}
        return {"TRAJECTORIES": None, **actual, **outputs}

    def objects(self):
        """The ObjectDoor."""
        terrain = Terrain.from_raster(str(self.folder / "dem.tif"))
        layers = {
            name: [Feature(number, wkb, fields) for number, (wkb, fields) in enumerate(rows, 1)]
            for name, rows in self.layers.items()
        }
        return ObjectDoor(terrain, layers, self.values)

    def read_by_python(self):
        """The Inputs of objects."""
        return read_inputs(self.objects(), {"maps": True})

    def read_by_command(self):
        """Inputs that the study file gives."""
        study = Study(self.study())
        with TemporaryDirectory() as folder:
            return Reader(study, study.scenarios[0], Shelf(folder)).inputs()

    def read_by_qgis(self):
        """Inputs that the algorithm reads."""
        from qgis.core import QgsApplication, QgsProcessingContext

        from talus.algorithms.call import Call
        from talus.algorithms.shared.scene.scene import read_scene

        algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
        return read_scene(Call(algorithm, self.parameters(), QgsProcessingContext()), {"maps": True})

    def read_by_all(self):
        """The Inputs of all three doors."""
        return self.read_by_python(), self.read_by_command(), self.read_by_qgis()

    def by_python(self):
        """Findings and digest."""
        host = _Keeping()
        carry_out(self.objects(), host)
        return _facts(finding.as_dict() for finding in host.findings), host.digest

    def by_command(self):
        """Findings and digest."""
        assert main(["run", str(self.study())]) == 0
        summary = json.loads((self.folder / "results" / "summary.json").read_text(encoding="utf-8"))
        return _facts(summary["findings"]), summary["result"]

    def by_check(self, capsys):
        """Findings of `talus check`."""
        path = str(self.study())
        capsys.readouterr()
        assert main(["check", path, "--json"]) in (0, 2)
        return _facts(json.loads(capsys.readouterr().out)["findings"])

    def by_processing(self):
        """Findings and digest."""
        import processing
        from osgeo import gdal

        outputs = processing.run("talus:simulate", self.parameters())
        digest = gdal.Open(str(self.folder / "passages.tif")).GetMetadataItem("TALUS_RESULT")
        return _facts(json.loads(outputs["FINDINGS"])), digest
