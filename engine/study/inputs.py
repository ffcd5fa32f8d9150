# SPDX-License-Identifier: GPL-2.0-or-later
"""A scenario of a study as a door to a scene: opens its files. What is wrong is reported with the key and its line."""

from contextlib import contextmanager

from ..findings.finding import refuse
from ..io import raster
from ..io.geodata import library
from ..scene.elevations import Model, read_model, scale_in
from ..scene.inputs import kept_of, read_inputs
from .layers import read_features
from .study import StudyError


class Reader:
    """Reads one scenario of a Study.

    shelf : terrain_store.within_memory.Shelf for terrain that is larger than memory
    cancelled : function that says whether to stop

    Raises StudyError naming key and line for the first input that cannot be used.
    """

    def __init__(self, study, scenario, shelf, cancelled=None):
        self.study, self.scenario = study, scenario
        self.shelf, self.cancelled = shelf, cancelled
        self.values, self.findings, self.system = scenario.values, [], None

    def inputs(self):
        """The Inputs."""
        return read_inputs(self, kept_of(self, True))

    def called(self, key):
        """A key is called as it stands in the file."""
        return key

    @contextmanager
    def at(self, key):
        """Raise an error within as one of the study that names the key."""
        try:
            yield
        except StudyError:
            raise
        except (ValueError, OSError) as error:
            text = str(error).removeprefix(f"{key}: ")
            raise self.study.problem(key, text, self.scenario, getattr(error, "findings", ())) from error

    def find(self, findings):
        """Keep findings; raises FindingError for those that are refused."""
        findings = list(findings)
        refuse(findings)
        self.findings += findings

    def tell(self, finding):
        """Report nothing of what was read, for the files say it."""

    def found(self):
        """All findings so far."""
        return self.findings

    def features(self, table):
        """The layer of a table."""
        values = self.values[table]
        path = self.file(f"{table}.file")
        crs = values.get("crs")
        if crs:
            with self.at(f"{table}.crs"):
                library().System(crs)
        return read_features(path, values["layer"], self.system, values.get("id_field"), self.find, crs)

    def file(self, key):
        """The path that a key names. Raises StudyError where there is no such file."""
        table, name = key.split(".")
        value = self.values[table][name]
        if value.startswith("/vsi"):  # in an archive, or on a server: GDAL says what is wrong with it
            return value
        path = self.study.file(value)
        if not path.exists():
            raise self.study.problem(key, f"there is no file {path}. Paths are relative to the study.", self.scenario)
        return path

    def net_file(self, name):
        """The path of a net, from the folder of the study."""
        return self.study.file(name)

    def elevations(self):
        """The elevation model."""
        values, name = self.values["terrain"], self.dem()
        with self.at("terrain.dem"):
            grid = raster.read_grid(name, values["band"])
        with self.at("terrain.crs" if values["crs"] else "terrain.dem"):
            scale = scale_in(grid, values["crs"], name)
            self.system = library().System(values["crs"] or grid.crs)
        model = Model(name, values["band"], grid._replace(crs=self.system.wkt), scale, self.system)
        return read_model(self, model, values["extent"])

    def dem(self):
        """Return what GDAL opens of the elevation model, which need not be a file."""
        value = self.values["terrain"]["dem"]
        path = self.study.file(value)
        return str(path) if path.exists() else value
