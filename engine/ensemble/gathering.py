# SPDX-License-Identifier: GPL-2.0-or-later
"""Gathering of a result from the chunks, in the order of their runs."""

from __future__ import annotations

import numpy as np

from ..arithmetic import arrays, vectors
from ..choices import STOP_REASONS
from ..chunks.chunk import RUN_RECORD
from ..chunks.drawn_starts import SLIP, SPIN, VELOCITY, YAW
from ..chunks.summed_chunk import SummedChunk
from ..findings.finding import refuse
from ..maps import maps
from ..maps.cell_sums import CellSums
from ..maps.growing_arrays import Files
from ..maps.map_files import write_map_files
from ..motion.advance import PENETRATION_BINS
from ..motion.run import HELD_BY_TREE
from ..motion.run_records import CONTACT_COUNT, HEIGHT_ABOVE_GROUND
from ..obstacles.outcome import (
    CROSSINGS,
    FRACTURES,
    IMPACTS,
    TreeTable,
    barrier_table,
    count_meetings,
    crossings_of,
    fractures_of,
    impacts_of,
)
from ..sizes.size_order import shape_numbers
from ..version import __version__
from .ahead import RunsAhead
from .extents import EXTENTS, Bodies, extents_of
from .plausible_inputs import findings_of_inputs
from .proof import fingerprint, ground_digest, input_digest, terrain_digest
from .result import CONTACTS, RUNS, TRAJECTORIES, Result
from .rows import FIRST_ROWS, Rows


class Gathering:
    """Takes the chunks in the order of their runs; to be closed. ``adders``: threads that enter into the maps.

    maps_folder : where the maps grow and are written, None where they are kept in memory
    """

    findings = None  # of the inputs
    rock_counts = rock_of = None  # where rocks break: the RockCounts, and of each run the run of the rock that fell

    def __init__(
        self, terrain, ground, rocks, releases, settings, scene, barriers=None, trees=None, adders=1, maps_folder=None
    ):
        self.terrain, self.settings, self.barriers, self.given_trees = terrain, settings, barriers, trees
        self.take_up(ground, rocks, releases, settings, scene, barriers, trees)
        self.maps_folder = maps_folder
        files, self.adders = self._new_files(), adders
        try:
            self._make_tables(settings, scene, trees, files)
        except OSError:
            files.close()
            raise
        self.ahead = RunsAhead(self)
        self.trees = TreeTable(trees.identifiers) if trees is not None else None
        self.penetration = np.zeros(PENETRATION_BINS, np.int64)

    def _make_tables(self, settings, scene, trees, files):
        self.table = self.new_table(files=files) if settings.maps else None
        kinds = {"runs": RUNS}
        if settings.trajectories:
            kinds["trajectories"], kinds["extents"] = TRAJECTORIES, EXTENTS
        if settings.contacts:
            kinds["contacts"] = CONTACTS
        if self.barriers is not None:
            kinds["crossings"] = CROSSINGS
        if len(scene.obstacles.fragile):
            kinds["fractures"] = FRACTURES
        if trees is not None and settings.impacts:
            kinds["impacts"] = IMPACTS
        first = {"runs": max(self.total, 1)}
        self.rows = {name: Rows(name, kind, first.get(name, FIRST_ROWS), files) for name, kind in kinds.items()}

    def take_up(self, ground, rocks, releases, settings, scene, barriers=None, trees=None):
        """The scene whose runs come from here on: the one so far, maybe with more rocks and releases behind."""
        self.scene, self.total = scene, int(scene.releases.first_run[-1])
        self.identifiers = np.array(
            [i if release.identifier is None else release.identifier for i, release in enumerate(releases)], np.int64
        )
        self.provenance = _provenance(self.terrain, ground, rocks, settings, scene)
        self.shapes = shape_numbers(rocks)
        if self.findings is None:  # what comes later are pieces of these rocks
            parts = ground, rocks, releases, settings, barriers, trees
            self.findings = tuple(findings_of_inputs(self.terrain, *parts))
            refuse(self.findings)
        self.provenance["inputs"] = input_digest(
            self.provenance, self.identifiers, *(some.identifiers for some in (barriers, trees) if some is not None)
        )

    @property
    def count(self):
        """Number of runs that were added."""
        return self.rows["runs"].size

    def _new_files(self):
        return None if self.maps_folder is None else Files(self.maps_folder, getattr(self.terrain, "memory", None))

    def new_table(self, is_rough=False, files=None):
        """An empty MapTable; a rough one, which has no histograms, counts nothing above thresholds."""
        adders = max(self.adders, maps.parts_for(self.terrain.shape))
        thresholds = None if is_rough else self.settings.thresholds
        files = files or self._new_files()
        kept = tuple(statistic for statistic in self.settings.kept_statistics if not (is_rough and statistic == "p95"))
        return maps.MapTable(self.terrain.shape, adders, thresholds, files, self.settings.exact_means, kept)

    def reserve(self, chunk):
        """Room on the disk for the rows of a chunk. OSError: there is none, and all is as it was."""
        if self.maps_folder is None:
            return
        samples = len(chunk.samples)
        known = {
            "runs": chunk.runs.size, "trajectories": samples, "extents": samples, "contacts": len(chunk.impacts),
        }  # fmt: skip
        for name, rows in self.rows.items():
            rows.reserve(known.get(name, len(chunk.meetings)))

    def check_disk_space(self):
        """Raise the OSError of a disk that had no room for all of a chunk: it was added, and can be saved."""
        if self.table is not None and self.table.arrays.problem is not None:
            raise self.table.arrays.problem

    def keep_within_limit(self):
        """Give memory back that arrays in files take beyond what they may."""
        if self.table is not None:
            self.table.arrays.keep_within_limit()

    def add(self, chunk):
        """Add the next chunk. OSError: the disk has no room for it, and all is as it was."""
        self.reserve(chunk)
        if self.table is not None:
            self.add_to_maps(chunk, self.table)
            if self.rock_counts is not None:
                rocks = self.rock_of[self.count : self.count + chunk.runs.size]
                self.rock_counts.add(np.repeat(rocks, chunk.runs["passages"]), chunk.cells, chunk.values)
        if self.settings.trajectories:
            self.rows["trajectories"].add(self._trajectories(chunk))
            self.rows["extents"].add(self._extents(chunk))
        if self.settings.contacts:
            self.rows["contacts"].add(self._contacts(chunk))
        run_index = np.repeat(np.arange(chunk.runs.size), chunk.runs["meetings"])  # of the run of each meeting
        if self.barriers is not None:
            crossings = crossings_of(chunk.meetings, self.count + run_index, self.terrain.origin, self.barriers.heights)
            self.rows["crossings"].add(crossings)
        if self.trees is not None:
            held_by = np.where(chunk.runs["stop_code"] == HELD_BY_TREE, chunk.runs["stopped_by"], -1)[run_index]
            self.add_to_trees(chunk, held_by)
            if "impacts" in self.rows:
                impacts = impacts_of(chunk.meetings, self.count + run_index, held_by, self.terrain.origin)
                self.rows["impacts"].add(impacts)
        if "fractures" in self.rows:
            self.rows["fractures"].add(fractures_of(chunk.meetings, self.count + run_index, self.terrain.origin))
        self.penetration += chunk.penetration
        self.rows["runs"].add(self._runs(chunk.runs, chunk.meetings))  # last: now the chunk counts

    @staticmethod
    def add_to_maps(chunk, table):
        """Enter the passages and stops of a chunk into a MapTable."""
        stops = chunk.runs["stop_cell"]
        stops, cells = stops[stops >= 0], chunk.cells.astype(np.int64, copy=False)
        if isinstance(chunk, SummedChunk):
            table.add_sums(CellSums(cells, chunk.sums, chunk.bins), stops)
            return
        # of a chunk from another process the cells are short numbers and the values may be read-only
        table.add(cells, np.require(chunk.values, requirements="CAW"), stops)

    def add_to_trees(self, chunk, held_by):
        """Enter the meetings of a chunk; ``held_by``: number of the tree that held the run of each, -1 for none."""
        self.trees.add(chunk.meetings, held_by)

    def barrier_table(self, crossings):
        """The table of the barriers, None without any."""
        return barrier_table(self.barriers, crossings) if self.barriers is not None else None

    def maps_so_far(self):
        """Maps of all runs that are made, without percentiles; where they grow in files a sketch of the largest
        energies."""
        return self.ahead.maps_so_far()

    def close(self):
        """End the threads of the maps."""
        self.ahead.close()
        if self.table is not None:
            self.table.close()

    def result(self):
        """Everything added so far."""
        kept = {name: rows.since(0) for name, rows in self.rows.items()}
        runs = kept["runs"]
        # one by one: sorting the words takes a fifth of the memory of the table of runs, when there is least left
        counts = {reason: np.count_nonzero(runs["stop_reason"] == reason) for reason in sorted(STOP_REASONS)}
        self.provenance["runs"] = int(runs.size)
        self.provenance["stop_reasons"] = {reason: int(count) for reason, count in counts.items() if count}
        return Result(
            runs=runs,
            maps=self._maps(runs.size),
            trajectories=kept.get("trajectories"),
            extents=kept.get("extents"),
            bodies=self._bodies() if "extents" in kept else None,
            contacts=kept.get("contacts"),
            barriers=self.barrier_table(kept.get("crossings")),
            crossings=kept.get("crossings"),
            trees=self.trees.table if self.trees is not None else None,
            impacts=kept.get("impacts"),
            fractures=kept.get("fractures"),
            penetration_p999=_penetration_quantile(self.penetration, 0.999),
            provenance=self.provenance,
            crs=self.terrain.crs,
            of_inputs=self.findings,
            shapes=self.shapes,
            nets=self._nets(),
        )

    def _nets(self):
        """Numbers of the barriers that are flexible nets."""
        nets = [] if self.barriers is None else self.barriers.nets
        return tuple(number for number, net in enumerate(nets) if net is not None)

    def _maps(self, run_count):
        if self.table is None:
            return None
        if self.maps_folder is not None:
            return write_map_files(self.table, self.terrain, run_count, self.maps_folder, self.settings.confidence_maps)
        return self.table.maps(self.terrain, run_count, self.settings.confidence_maps)

    def _runs(self, records, meetings):
        runs = np.zeros(records.size, RUNS)
        for name in RUNS.names:
            if name in RUN_RECORD.names:
                runs[name] = records[name]
        for name in ("start", "stop"):
            runs[name][:, 0] += self.terrain.origin[0]
            runs[name][:, 1] += self.terrain.origin[1]
        runs["identifier"] = self.identifiers[records["release"]]
        runs["stop_reason"] = np.array(STOP_REASONS)[records["stop_code"]]
        runs["stopped_by"] = self._stopped_by(records)
        for name, counts in count_meetings(meetings, records["meetings"]).items():
            runs[name] = counts
        way = runs["stop"] - runs["start"]
        runs["distance"] = np.sqrt(way[:, 0] * way[:, 0] + way[:, 1] * way[:, 1])
        runs["reach_angle"] = arrays.atan2(-way[:, 2], runs["distance"])
        return runs

    def _stopped_by(self, records):
        """Identifiers in place of the numbers of obstacles."""
        number, is_tree = records["stopped_by"], records["stop_code"] == HELD_BY_TREE
        out = np.full(records.size, -1, np.int64)
        if self.trees is not None:
            out[is_tree] = self.trees.table["identifier"][number[is_tree]]
        if self.barriers is not None:
            by_barrier = (number >= 0) & ~is_tree
            out[by_barrier] = self.barriers.identifiers[number[by_barrier]]
        return out

    def _trajectories(self, chunk):
        samples = chunk.samples
        run_index = np.repeat(np.arange(chunk.runs.size), chunk.runs["samples"])
        velocity = vectors.length(samples[:, 8:11])
        out = np.zeros(len(samples), TRAJECTORIES)
        out["run"] = self.count + run_index
        out["time"], out["z"], out["height"] = samples[:, 0], samples[:, 3], samples[:, HEIGHT_ABOVE_GROUND]
        out["x"], out["y"] = samples[:, 1] + self.terrain.origin[0], samples[:, 2] + self.terrain.origin[1]
        out["velocity"], out["rotation"] = velocity, vectors.length(samples[:, 11:14])
        for column, axis in zip((8, 9, 10), "xyz"):
            out[f"velocity_{axis}"] = samples[:, column]
        out["contacts"] = samples[:, CONTACT_COUNT]
        spin = samples[:, 11:14]
        rotational = vectors.dot(self._inertia(chunk.runs)[run_index], spin * spin)
        out["energy"] = 0.5 * (chunk.runs["mass"][run_index] * (velocity * velocity) + rotational)
        return out

    def _extents(self, chunk):
        run_index, rocks = np.repeat(np.arange(chunk.runs.size), chunk.runs["samples"]), self.scene.rocks
        rock = chunk.runs["rock"]
        length = arrays.cbrt(chunk.runs["volume"] / rocks.volume[rock])
        return extents_of(chunk.samples[:, 4:8], chunk.samples[:, 11:14], rock[run_index], length[run_index], rocks)

    def _bodies(self):
        rocks = self.scene.rocks
        return Bodies(rocks.first, rocks.vertices, rocks.inertia, rocks.volume)

    def _inertia(self, records):
        rocks = self.scene.rocks
        growth = records["volume"] / rocks.volume[records["rock"]]
        length = arrays.cbrt(growth)
        heavier = records["mass"] / (rocks.mass[records["rock"]] * growth)  # where another density was drawn
        return rocks.inertia[records["rock"]] * (growth * length * length * heavier)[:, None]

    def _contacts(self, chunk):
        out = np.zeros(len(chunk.impacts), CONTACTS)
        out["run"] = self.count + np.repeat(np.arange(chunk.runs.size), chunk.runs["impacts"])
        for column, name in enumerate(CONTACTS.names[1:]):
            out[name] = chunk.impacts[:, column]
        out["x"] += self.terrain.origin[0]
        out["y"] += self.terrain.origin[1]
        return out


def _penetration_quantile(histogram, share):
    """Upper edge of the bin (0.1 % of the radius) below which the share of all contact steps lies."""
    if np.sum(histogram) == 0:
        return 0.0
    return float(np.searchsorted(np.cumsum(histogram), share * np.sum(histogram)) + 1) / 1000.0


def _provenance_of_obstacles(field, nets):
    numbers = np.array([field.friction, field.rule])
    more = [] if nets is None else [field.is_net, *nets.arrays()]
    more += [column for column in (field.lying, field.fragile, field.offsets) if len(column)]
    is_there = np.bincount(field.tree_grid.items, minlength=len(field.trees)) > 0
    more += [] if is_there.all() else [is_there]
    return {
        "sha256": fingerprint(field.trees, field.segments, field.barrier_of, field.barriers, numbers, *more),
        "barriers": len(field.barriers), "trees": len(field.trees),
    }  # fmt: skip


def _as_asked(releases):
    """The columns of the releases; what few have only where some are given, so that digests of all others stay."""
    columns = releases._asdict()
    start, laws = columns.pop("start"), columns.pop("start_law")
    if np.isnan(releases.elevation).all():
        del columns["elevation"]
    asked = []
    for name, column in columns.items():
        asked.append(column)
        if name == "orientation":
            asked += [start[:, VELOCITY], start[:, SPIN]]
    has_more = laws.any() or start[:, SLIP].any() or np.isfinite(start[:, YAW:SLIP]).any()
    return [*asked, start, laws] if has_more else asked


def _provenance(terrain, ground, rocks, settings, scene):
    return {
        "version": __version__,
        "settings": settings.as_dict(),
        "terrain": {
            "sha256": terrain_digest(terrain),
            "shape": list(terrain.shape), "cell_size": list(terrain.cell_size), "origin": list(terrain.origin),
        },
        "ground": {"sha256": ground_digest(ground), "classes": int(ground.table.shape[0])},
        "rocks": {"sha256": fingerprint(*scene.rocks), "names": [getattr(rock, "name", "") for rock in rocks]},
        "releases": {"sha256": fingerprint(*_as_asked(scene.releases)), "count": int(scene.releases.height.size)},
        "obstacles": _provenance_of_obstacles(scene.obstacles, scene.nets),
    }  # fmt: skip
