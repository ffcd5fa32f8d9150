# SPDX-License-Identifier: GPL-2.0-or-later
"""Fields of the layers of a study, as talus:simulate has them: name -> list of the values of all rows."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np

from ..arithmetic.power import cbrt
from ..choices import FIRST_FIELD, WEIGHT_FIELD
from ..ensemble.families import first_rocks
from ..io.line_fields import ENERGY_ALONG, MOTION, TURNING, encode_energy_along, encode_motion, encode_turning
from ..obstacles.outcome import OUTCOMES, TREE_OUTCOMES
from ..protection.fragment_hits import begin_times

if TYPE_CHECKING:
    from ..hints import Array, Result
    from ..obstacles.barriers import Barriers
    from ..scene.inputs import Inputs
    from ..settings import Settings

Columns = dict[str, list[Any]]  # name -> a value a row

KILO, TURN = 1000.0, 2.0 * math.pi
SHARES = ("mean", "p50", "p90", "p95", "p99", "max")
MEASURES = (("e", "energy", "_kj", KILO), ("v", "velocity", "_ms", 1.0), ("h", "height", "_m", 1.0),
            ("top", "top", "_m", 1.0))  # fmt: skip


def run_columns(result: Result, inputs: Inputs, name: str | None) -> Columns:
    """Columns of trajectories and stops; ``name``: of the study, None or "" for none."""
    runs, rocks, point_of = result.runs, inputs.rocks, inputs.point_of
    return {
        "run": list(range(runs.size)),
        "release": runs["identifier"].tolist(),
        "point": point_of[runs["release"]].tolist(),
        "rock": [rocks[k].name for k in runs["rock"]],
        "volume_m3": runs["volume"].tolist(),
        "mass_kg": runs["mass"].tolist(),
        "radius_m": [_radius_of(rocks[run["rock"]], run) for run in runs],
        "e_max_kj": _in(runs, "energy_max", KILO),
        "v_max_ms": runs["velocity_max"].tolist(),
        "h_max_m": runs["height_max"].tolist(),
        "runout_m": runs["distance"].tolist(),
        "reach_deg": [math.degrees(angle) for angle in runs["reach_angle"]],
        "duration_s": runs["duration"].tolist(),
        "stop": runs["stop_reason"].tolist(),
        "run_name": [name or None] * runs.size,
        **_event_columns(runs, inputs.damaged),
        **_piece_columns(inputs.broken),
        **_split_columns(result),
    }


def _split_columns(result):
    if result.weight is None:
        return {}
    return {WEIGHT_FIELD: result.weight.tolist(), FIRST_FIELD: result.first.tolist()}


def _event_columns(runs, damaged):
    if damaged is None:
        return {}
    rows = [damaged.row_of(release) for release in runs["release"]]
    return {name: [int(row[name]) for row in rows] for name in ("sequence", "event")}


def _piece_columns(broken):
    if broken is None:
        return {}
    begins = begin_times(broken.parent, broken.result.fractures["run"], broken.result.fractures["time"])
    return {"whole_run": first_rocks(broken.parent).tolist(), "begin_s": begins.tolist()}


def ways(result: Result) -> Iterator[tuple[Array, dict[str, str]]]:
    """Yield each trajectory: its samples, which are its vertices, and its last columns.

    A run that ended before the next sample has it twice, for a line needs two vertices.
    """
    samples, first = result.trajectories, _first_of(result.trajectories, result.runs.size)
    bodies = result.bodies
    for run, begin, end in zip(result.runs, first, first[1:]):
        part = samples[begin:end]
        extents, rock = result.extents[begin:end], run["rock"]
        motion = encode_motion(part, extents, run["mass"])
        corners = bodies.corners[bodies.first[rock] : bodies.first[rock + 1]]
        scale = cbrt(float(run["volume"] / bodies.volume[rock]))
        turning = encode_turning(extents, corners, bodies.inertia[rock], scale)
        values = {ENERGY_ALONG: encode_energy_along(part), MOTION: motion, TURNING: turning}
        yield np.repeat(part, 2) if part.size == 1 else part, values


def samples_at_intervals(result: Result, settings: Settings) -> Array:
    """Samples at whole intervals of time and at the ends of the runs: of each rock one at a time, for moving pictures.

    The trajectories have vertices at the bends of the paths besides.
    """
    samples = result.trajectories
    is_kept = settings.at_intervals(samples["time"])
    is_kept[np.flatnonzero(np.diff(samples["run"], append=-1))] = True
    return samples[is_kept]


def sample_columns(rows: Array, result: Result) -> Columns:
    """Columns of the layer of samples of the motion."""
    return {
        "run": rows["run"].tolist(), "time_s": rows["time"].tolist(), "v_ms": rows["velocity"].tolist(),
        "vx_ms": rows["velocity_x"].tolist(), "vy_ms": rows["velocity_y"].tolist(),
        "vz_ms": rows["velocity_z"].tolist(), "rot_revs": _in(rows, "rotation", TURN),
        "e_kj": _in(rows, "energy", KILO), "h_m": rows["height"].tolist(),
        "contacts": rows["contacts"].astype(np.int64).tolist(), **_weight_column(rows, result),
    }  # fmt: skip


def contact_columns(rows: Array, result: Result) -> Columns:
    """Columns of the phases of contact with the ground."""
    return {
        "run": rows["run"].tolist(), "time_s": rows["time"].tolist(), "duration_s": rows["duration"].tolist(),
        "slip_m": rows["slippage"].tolist(), "depth_m": rows["penetration"].tolist(),
        "scar_m": rows["scar_depth"].tolist(), "scar_way_m": rows["scar_length"].tolist(),
        "v_in_ms": rows["velocity_before"].tolist(), "v_out_ms": rows["velocity_after"].tolist(),
        "e_in_kj": _in(rows, "energy_before", KILO), "e_out_kj": _in(rows, "energy_after", KILO),
        **_weight_column(rows, result),
    }  # fmt: skip


def barrier_columns(rows: Array, barriers: Barriers) -> Columns:
    """Columns of barriers and their crossings."""
    columns = {
        "id": rows["identifier"].tolist(), "name": list(barriers.names),
        "height_m": rows["height"].tolist(),
        "energy_kj": _known(rows["capacity"] / KILO), "length_m": rows["length"].tolist(),
    }  # fmt: skip
    fields = ("crossings", "runs", "stopped", "passed_over", "broke_through")
    for name, field in zip(("crossings", "runs", "stopped", "over", "through"), fields):
        columns[name] = rows[field].tolist()
    columns["stop_pct"] = [100.0 * float(row["stopped"]) / float(row["crossings"]) if row["crossings"] else None
                           for row in rows]  # fmt: skip
    for short, measure, unit, divisor in MEASURES:
        for share in SHARES:
            columns[f"{short}_{share}{unit}"[:10]] = _known(rows[f"{measure}_{share}"] / divisor)
    return columns


def crossing_columns(rows: Array, result: Result, barriers: Barriers) -> Columns:
    """Columns of crossings of barriers, for some of the rows of a Result."""
    columns = _meeting_columns(rows, "barrier", barriers.identifiers, OUTCOMES)
    columns.update(top_m=rows["top"].tolist(), mass_kg=result.runs["mass"][rows["run"]].tolist())
    columns.update({f"v{axis}_ms": rows[f"velocity_{axis}"].tolist() for axis in "xyz"})
    columns.update({f"w{axis}_rads": rows["spin"][:, k].tolist() for k, axis in enumerate("xyz")})
    columns.update({f"turn_{axis}": rows["orientation"][:, k].tolist() for k, axis in enumerate("wxyz")})
    return {**columns, **_weight_column(rows, result)}


def _weight_column(rows, result):
    """Weight columns of rows with the number of a run, where runs split."""
    return {} if result.weight is None else {WEIGHT_FIELD: result.weight[rows["run"]].tolist()}


def tree_rows(result: Result, inputs: Inputs) -> tuple[Array, Columns]:
    """Places of the trees that are shown, and their columns."""
    trees, numbers = inputs.trees, np.arange(result.trees.size)
    if inputs.damaged is not None:
        trees, numbers = inputs.damaged.trees, inputs.damaged.shown
    return np.asarray(trees.positions)[numbers], _tree_columns(result, trees, numbers, inputs.damaged)


def _tree_columns(result, trees, numbers, damaged):
    """Columns of the trees of some numbers and their damage."""
    rows, trees = result.trees[numbers], trees.some(numbers)
    state = np.select([rows["breaks"] > 0, rows["stops"] > 0, rows["hits"] > 0], ["broken", "stopped", "hit"],
                      "untouched")  # fmt: skip
    return {
        "id": rows["identifier"].tolist(), "dbh_cm": (100.0 * trees.diameters).tolist(),
        "height_m": trees.heights.tolist(), "species": [str(species) for species in trees.species],
        "energy_kj": (trees.energies / KILO).tolist(),
        "lies_deg": [None if math.isnan(azimuth) else math.degrees(azimuth) for azimuth in trees.azimuths.tolist()],
        "hits": rows["hits"].tolist(), "deflects": rows["deflections"].tolist(), "stops": rows["stops"].tolist(),
        "breaks": rows["breaks"].tolist(), "taken_kj": _in(rows, "taken", KILO),
        "t_max_kj": _in(rows, "taken_max", KILO), "e_max_kj": _in(rows, "energy_max", KILO), "state": state.tolist(),
        **_lean_columns(trees), **_loss_columns(numbers, damaged),
    }  # fmt: skip


def _lean_columns(trees):
    if np.isnan(trees.leans).all():
        return {}
    return {"leans_deg": [None if math.isnan(lean) else math.degrees(lean) for lean in trees.leans.tolist()]}


def _loss_columns(numbers, damaged):
    if damaged is None:
        return {}
    shares, events = zip(*(damaged.loss_of(number) for number in numbers.tolist()))
    lost = [None if share is None else 100.0 * share for share in shares]
    return {
        "kind": [damaged.kind_of(number) for number in numbers.tolist()],
        "lost_pct": lost,
        "lost_event": list(events),
    }


def impact_columns(rows: Array, result: Result, inputs: Inputs) -> Columns:
    """Columns of impacts on trees, for some of the rows of a Result."""
    trees = inputs.trees if inputs.damaged is None else inputs.damaged.trees
    columns = _meeting_columns(rows, "tree", trees.identifiers, TREE_OUTCOMES)
    return {**columns, **_weight_column(rows, result)}


def _meeting_columns(rows, obstacle, identifiers, outcomes):
    return {
        "run": rows["run"].tolist(), obstacle: identifiers[rows[obstacle]].tolist(),
        "outcome": [outcomes[code] for code in rows["outcome"]], "time_s": rows["time"].tolist(),
        "e_kj": _in(rows, "energy", KILO), "taken_kj": _in(rows, "taken", KILO), "v_ms": rows["velocity"].tolist(),
        "h_m": rows["height"].tolist(),
    }  # fmt: skip


def _in(rows, field, divisor):
    return (rows[field] / divisor).tolist()


def _known(numbers):
    """Numbers that databases keep, None for NaN and the infinite."""
    return [number if math.isfinite(number) else None for number in numbers.tolist()]


def _first_of(samples, runs):
    return np.searchsorted(samples["run"], np.arange(runs + 1))


def _radius_of(rock, run):
    """Distance of the farthest corner from the centre of mass, m."""
    return rock.radius * cbrt(float(run["volume"] / rock.volume))
