# SPDX-License-Identifier: GPL-2.0-or-later
"""From a scenario of a study to the objects of the engine. What is wrong is told with the key and its line."""

import re
from collections.abc import Mapping
from contextlib import contextmanager
from typing import NamedTuple, Optional

import numpy as np

from ..ensemble.fragments import Broken
from ..findings.finding import refuse
from ..forest.damaging_events import Damaged
from ..ground.ground import Ground
from ..ground.terrain import Terrain, check_nodes
from ..io import raster
from ..io.coordinate_systems import check_metric
from ..io.geodata import library
from ..io.thresholds import KINDS, thresholds_of
from ..map_rows import statistics_needed
from ..obstacles.barriers import Barriers
from ..obstacles.trees import Trees
from ..random_numbers import distributions
from ..settings import Settings
from ..shapes import rock_library
from ..shapes.rock import Rock
from ..shapes.rock_set import read_rock_set, rock_set_of_sizes, with_rocks
from ..survey.survey import survey
from ..terrain_store.stored_terrain import StoredTerrain
from ..terrain_store.within_memory import is_too_large, memory_for_terrain, size_in_memory
from . import ground as ground_of
from . import obstacles
from .features import Features
from .releases import no_volume, read_points
from .starts import make_releases, start_of
from .study import StudyError

MEGA = 1e6
DISTRIBUTIONS = {
    "rock.volume_distribution": {"quantity": "volume", "above": 0.0, "unit": "m3"},
    "rock.density_distribution": {"quantity": "density", "above": 0.0, "unit": "kg/m3"},
    "ground.restitution_distribution": {"lowest": 0.0, "highest": 1.0},
    "ground.friction_distribution": {"quantity": "friction_factor", "lowest": 0.0},
    "ground.rolling_distribution": {"quantity": "rolling_factor", "lowest": 0.0},
}
# of the table releases: field of a Start -> key
STARTS = {
    "speed": "velocity_distribution", "upwards": "vertical_velocity", "spin": "spin", "angles": "orientation",
    "slip": "slip",
}  # fmt: skip


class Inputs(NamedTuple):
    """What one simulation takes."""

    grid: raster.Grid  # of the whole elevation model
    terrain: Terrain
    offset: tuple  # (row, column) of the terrain's first node in the grid
    ground: Ground
    rocks: list  # of Rock
    releases: list
    settings: Settings
    barriers: Optional[Barriers]
    trees: Optional[Trees]
    point_of: np.ndarray  # (releases,) the release point of each: several rocks at a point are several releases
    damaged: Optional[Damaged] = None  # where broken stems stayed broken from event to event
    broken: Optional[Broken] = None  # where rocks broke
    classes: Optional[Mapping] = None  # name -> GroundClass, from which the ground was made


class Reader:
    """Reads one scenario of a Study.

    tell : function that takes warnings
    shelf : terrain_store.within_memory.Shelf for terrain that is larger than memory
    cancelled : function that says whether to stop

    Raises StudyError naming key and line for the first input that cannot be used.
    """

    def __init__(self, study, scenario, tell, shelf, cancelled=None):
        self.study, self.scenario, self.tell = study, scenario, tell
        self.shelf, self.cancelled = shelf, cancelled
        self.values = scenario.values

    def inputs(self):
        """The Inputs."""
        self._check_distributions()
        self._check_breaking()
        self._check_events()
        rocks, shares = self._rocks()
        grid, terrain, offset = self._terrain()
        system = library().System(grid.crs) if grid.crs else None
        with self._at("releases.file"):
            features = self._features("releases", system)
            points = read_points(features, self.values["releases"], no_volume(self.values["rock"]), terrain, self.tell)
        starts = np.column_stack([points.x, points.y])
        ground, classes = self._ground(terrain, system, starts)
        releases, of_rock = self.values["releases"], self.values["rock"]
        released = make_releases(
            points, terrain, releases["velocity"], releases["velocity_direction"], of_rock["volume_distribution"],
            of_rock["density_distribution"], self._start(),
        )  # fmt: skip
        point_of = np.arange(len(released))
        if shares is not None:
            released, point_of = with_rocks(released, shares)
        barriers = trees = None
        if self.values["barriers"]["file"] is not None:
            with self._at("barriers.file"):
                features = self._features("barriers", system)
                file = self.study.file
                barriers = obstacles.make_barriers(features, self.values["barriers"], terrain, file, self.tell)
            if isinstance(terrain, StoredTerrain) and any(net is not None for net in barriers.nets):
                raise self._needs_all(terrain.shape)
        if self.values["trees"]["file"] is not None:
            bare = starts, self.values["forest"]["start"]
            with self._at("trees.file"):
                features = self._features("trees", system)
                seed = self.values["numerics"]["seed"]
                trees = obstacles.make_trees(features, self.values["trees"], terrain, bare, seed, self.tell)
        parts = grid, terrain, offset, ground, rocks, released, self._settings(), barriers, trees, point_of
        return Inputs(*parts, classes=classes)

    @contextmanager
    def _at(self, key):
        """What is wrong within is told of a key."""
        try:
            yield
        except StudyError:
            raise
        except (ValueError, OSError) as error:
            raise self.study.problem(key, str(error), self.scenario, getattr(error, "findings", ())) from error

    def _features(self, table, system):
        values = self.values[table]
        return Features(self._file(f"{table}.file"), values["layer"], system, values.get("id_field"), self.tell)

    def _file(self, key):
        """The path that a key names. Raises StudyError where there is no such file."""
        table, name = key.split(".")
        path = self.study.file(self.values[table][name])
        if not path.exists():
            raise self.study.problem(key, f"there is no file {path}. Paths are relative to the study.", self.scenario)
        return path

    def _check_distributions(self):
        for key, limits in DISTRIBUTIONS.items():
            table, name = key.split(".")
            with self._at(key):
                distributions.row_of(self.values[table][name], name, **limits)

    def _start(self):
        """The Start of the table releases."""
        given = {field: self.values["releases"][name] for field, name in STARTS.items()}
        for field, name in STARTS.items():
            with self._at(f"releases.{name}"):
                start_of(**{field: given[field]})
        return start_of(**given)

    def _check_breaking(self):
        rock = self.values["rock"]
        if rock["breaking"] is None:
            return
        others = ("rock", "density_distribution"), ("barriers", "net_field"), ("compute", "scheduler")
        for table, name in others:
            if self.values[table][name] is not None:
                text = f"rocks that break cannot be together with {table}.{name}; leave one of them out."
                raise self.study.problem("rock.breaking", text, self.scenario)
        if self.values["numerics"]["precision"] > 0.0:
            text = "rocks break, so all runs are made; leave the precision at 0."
            raise self.study.problem("numerics.precision", text, self.scenario)

    def _check_events(self):
        trees = self.values["trees"]
        if trees["events"] is None:
            return
        if trees["file"] is None:
            raise self.study.problem(
                "trees.events", "there are no trees that could break; give trees.file.", self.scenario
            )
        others = ("rock", "breaking"), ("barriers", "net_field"), ("compute", "scheduler")
        for table, name in others:
            if self.values[table][name] is not None:
                text = f"events of trees cannot be together with {table}.{name}; leave one of them out."
                raise self.study.problem("trees.events", text, self.scenario)
        if self.values["numerics"]["precision"] > 0.0:
            text = "all runs of all events are made; leave the precision at 0."
            raise self.study.problem("numerics.precision", text, self.scenario)

    def _terrain(self):
        """Grid of the whole elevation model, the Terrain, and the place of its first node in the grid."""
        values = self.values["terrain"]
        path = self.study.file(values["dem"])
        name = str(path) if path.exists() else values["dem"]  # what GDAL opens need not be a file
        with self._at("terrain.dem"):
            grid = raster.read_grid(name, values["band"])
            check_nodes(grid.shape, grid.cell_size)
        grid = grid._replace(crs=values["crs"] or grid.crs)
        with self._at("terrain.crs" if values["crs"] else "terrain.dem"):
            check_metric(grid.crs, name, grid.extent)
            grid = grid._replace(crs=library().System(grid.crs).wkt)
        window = (0, 0, grid.shape[1], grid.shape[0])
        if values["extent"] is not None:
            with self._at("terrain.extent"):
                window = raster.window_of(grid, values["extent"])
        given = self.values["compute"]["terrain_memory"]
        memory = memory_for_terrain(None if given is None else MEGA * given)
        shape = window[3], window[2]
        is_whole = self.values["rock"]["breaking"] is not None or self.values["trees"]["events"] is not None
        if is_whole and is_too_large(shape, memory):
            raise self._needs_all(shape)
        with self._at("terrain.dem"):
            found = survey(name, values["band"], window, grid.crs, cancelled=self.cancelled)
            refuse(found)
            terrain = self.shelf.terrain(name, values["band"], window, grid.crs, memory, cancelled=self.cancelled)
            terrain.findings = found
        return grid, terrain, (grid.row_from_south(window), window[0])

    def _needs_all(self, shape):
        """The StudyError for what cannot be together with terrain in a store."""
        size = size_in_memory(shape) / MEGA
        text = (
            "rocks that break, events of trees and flexible nets need the whole elevation model in memory, some "
            f"{size:.0f} MB. Allow that much, or read a part of it (terrain.extent)."
        )
        return self.study.problem("compute.terrain_memory", text, self.scenario)

    def _rocks(self):
        """(Rocks, their shares, None where there is one alone)."""
        values = self.values["rock"]
        named = "set" if values["set"] is not None else "sizes"
        if values[named] is None:
            return [self._rock()], None
        for name in ("file", "sizes", "lengths", "volume", "volume_distribution", "breaking"):
            if name != named and values[name] is not None:
                text = f"it says what the rocks are, and so does rock.{name}; leave one of them out."
                raise self.study.problem(f"rock.{named}", text, self.scenario)
        path = self._file("rock.set") if named == "set" else None
        with self._at(f"rock.{named}"):
            if path is None:
                found = rock_set_of_sizes(values["sizes"], values["shape"], values["density"])
            else:
                found = read_rock_set(path, values["shape"], values["density"])
        return found.rocks, found.shares

    def _rock(self):
        values = self.values["rock"]
        if values["file"] is not None:
            path = self._file("rock.file")
            with self._at("rock.file"):
                return Rock.from_file(path, density=values["density"], volume=values["volume"], solid=values["solid"])
        if values["lengths"] is not None:
            with self._at("rock.lengths"):
                lengths = [float(part) for part in re.split(r"[,;\s]+", values["lengths"].strip())]
                return rock_library.rock_of_lengths(values["shape"], lengths, density=values["density"])
        with self._at("rock.shape"):
            volume = 1.0 if values["volume"] is None else values["volume"]
            return rock_library.rock(values["shape"], volume=volume, density=values["density"])

    def _ground(self, terrain, system, starts):
        values = dict(self.values)
        ground = values["ground"] = dict(values["ground"])
        if ground["raster"] is not None:
            ground["raster"] = self._file("ground.raster")
            for table, name in (("ground", "file"), ("forest", "file"), ("ground", "table")):
                if self.values[table][name] is not None:
                    text = f"it says what ground and forest are where, and so does {table}.{name}; give one of them."
                    raise self.study.problem("ground.raster", text, self.scenario)
        with self._at("ground.table"):
            classes = ground_of.known_classes(self._file("ground.table") if ground["table"] is not None else None)
        if ground["class"] not in classes:
            text = f"is {ground['class']!r}; known are {', '.join(classes)}."
            raise self.study.problem("ground.class", text, self.scenario)
        layers = {}
        for table in ("ground", "forest"):
            with self._at(f"{table}.file"):
                layers[table] = self._features(table, system) if values[table]["file"] is not None else None
        key = "ground.raster" if ground["raster"] else "ground.file" if layers["ground"] else "forest.file"
        with self._at(key):
            made = ground_of.make_ground(
                terrain, values, classes, layers["ground"], layers["forest"], starts, self.tell, self.cancelled
            )
        return made, classes

    def _settings(self):
        numerics, ground, outputs = (dict(self.values[table]) for table in ("numerics", "ground", "outputs"))
        numerics["precision"] *= 0.01
        layers = outputs["layers"]
        thresholds = {}
        for raster_name, kind in KINDS.items():
            name = f"{kind.quantity}_thresholds"
            with self._at(f"outputs.{name}"):
                thresholds[name] = thresholds_of(outputs[name], kind) if raster_name in outputs["maps"] else ()
        with self._at("numerics"):
            return Settings(
                **numerics,
                threads=self.values["compute"]["threads"],
                restitution_halving_speed=ground["restitution_halving_speed"],
                restitution=ground["restitution_distribution"],
                friction_factor=ground["friction_distribution"],
                rolling_factor=ground["rolling_distribution"],
                material_drawn=ground["material_drawn"],
                maps=True,
                confidence_maps="confidence" in outputs["maps"],
                map_statistics=statistics_needed(outputs["maps"]) if outputs["only_asked"] else None,
                **thresholds,
                trajectories="trajectories" in layers or "samples" in layers,
                contacts="contacts" in layers,
                impacts="tree_impacts" in layers,
            )
