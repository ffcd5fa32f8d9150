# SPDX-License-Identifier: GPL-2.0-or-later
"""A scenario of a study as a door to a scene: opens its files. What is wrong is told with the key and its line."""

from contextlib import contextmanager

from ..findings.finding import refuse
from ..ground.terrain import check_nodes
from ..io import raster
from ..io.coordinate_systems import check_metric
from ..io.geodata import library
from ..io.thresholds import KINDS, thresholds_of
from ..map_rows import statistics_needed
from ..scene.door import Elevations
from ..scene.inputs import read_inputs
from ..survey.survey import survey
from ..terrain_store.stored_terrain import StoredTerrain
from ..terrain_store.within_memory import is_too_large, memory_for_terrain, size_in_memory
from .layers import read_features
from .study import StudyError

MEGA = 1e6


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
        inputs = read_inputs(self, self._kept())
        has_nets = inputs.barriers is not None and any(net is not None for net in inputs.barriers.nets)
        if isinstance(inputs.terrain, StoredTerrain) and has_nets:
            raise self._needs_all(inputs.terrain.shape)
        return inputs

    def called(self, key):
        """A key is called as it stands in the file."""
        return key

    @contextmanager
    def at(self, key):
        """What is wrong within is told of a key."""
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
        """Tell nothing of what was read, for the files say it."""

    def found(self):
        """All findings so far."""
        return self.findings

    def features(self, table):
        """The layer of a table."""
        values = self.values[table]
        path = self.file(f"{table}.file")
        return read_features(path, values["layer"], self.system, values.get("id_field"), self.find)

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
        """The elevation model, surveyed and read, in tiles where it is larger than memory."""
        values = self.values["terrain"]
        path = self.study.file(values["dem"])
        name = str(path) if path.exists() else values["dem"]  # what GDAL opens need not be a file
        with self.at("terrain.dem"):
            grid = raster.read_grid(name, values["band"])
            check_nodes(grid.shape, grid.cell_size)
        grid = grid._replace(crs=values["crs"] or grid.crs)
        with self.at("terrain.crs" if values["crs"] else "terrain.dem"):
            check_metric(grid.crs, name, grid.extent)
            grid = grid._replace(crs=library().System(grid.crs).wkt)
        window = (0, 0, grid.shape[1], grid.shape[0])
        if values["extent"] is not None:
            with self.at("terrain.extent"):
                window = raster.window_of(grid, values["extent"])
        given = self.values["compute"]["terrain_memory"]
        memory = memory_for_terrain(None if given is None else MEGA * given)
        shape = window[3], window[2]
        is_whole = self.values["rock"]["breaking"] is not None or self.values["trees"]["events"] is not None
        if is_whole and is_too_large(shape, memory):
            raise self._needs_all(shape)
        with self.at("terrain.dem"):
            found = survey(name, values["band"], window, grid.crs, cancelled=self.cancelled)
            refuse(found)
            terrain = self.shelf.terrain(name, values["band"], window, grid.crs, memory, cancelled=self.cancelled)
        self.system = library().System(grid.crs) if grid.crs else None
        return Elevations(grid, terrain, (grid.row_from_south(window), window[0]), found)

    def _needs_all(self, shape):
        """The StudyError for what cannot be together with terrain in a store."""
        size = size_in_memory(shape) / MEGA
        text = (
            "rocks that break, events of trees and flexible nets need the whole elevation model in memory, some "
            f"{size:.0f} MB. Allow that much, or read a part of it (terrain.extent)."
        )
        return self.study.problem("compute.terrain_memory", text, self.scenario)

    def _kept(self):
        """Settings of the engine for all that the outputs need."""
        outputs, thresholds = self.values["outputs"], {}
        layers = outputs["layers"]
        for raster_name, kind in KINDS.items():
            name = f"{kind.quantity}_thresholds"
            with self.at(f"outputs.{name}"):
                thresholds[name] = thresholds_of(outputs[name], kind) if raster_name in outputs["maps"] else ()
        return {
            "maps": True,
            "confidence_maps": "confidence" in outputs["maps"],
            "map_statistics": statistics_needed(outputs["maps"]) if outputs["only_asked"] else None,
            **thresholds,
            "trajectories": "trajectories" in layers or "samples" in layers,
            "contacts": "contacts" in layers,
            "impacts": "tree_impacts" in layers,
        }
