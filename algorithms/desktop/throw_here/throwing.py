# SPDX-License-Identifier: GPL-2.0-or-later
"""One throw: the scene read as talus:simulate reads it, the runs in a task of their own, and what came of them."""

from typing import NamedTuple

import numpy as np
from qgis.core import QgsApplication, QgsProcessingContext, QgsTask

from ....engine import Cancelled, Ground, Release, Settings, Terrain, rock_library, simulate
from ....engine.passages.motion import motion_of
from ....engine.passages.screen_line import crossings, first_passages, segments_of
from ...call import Call
from ...scene.scene import read_scene
from ...translation import tr
from .asking import inputs_of, may_grow

LEFT = "left terrain"  # of STOP_REASONS
KEPT = {"maps": False, "trajectories": True}  # of what a run can keep
PERCENTILE = 95.0


class Thrown(NamedTuple):
    """Result of a throw."""

    inputs: dict  # of talus:simulate
    paths: list  # of each rock an (n, 3) array: time [s], x, y in the system of the elevation model
    numbers: dict  # see numbers_of
    findings: tuple = ()  # of the engine, about inputs and results


class Throw(QgsTask):
    """Made in the main thread, where layers are read; ``then`` is called there with a Thrown, with a text that says why
    there is none, or with the larger margin that is needed where rocks left the window and the model goes on.

    Whoever begins it keeps it: QGIS forgets a task of which Python has let go.
    """

    def __init__(self, choices, releases, screens, then, margin):
        super().__init__(tr("Talus: rocks thrown from here"))
        self.dem, self.releases, self.screens, self.then = choices.dem, releases, screens, then
        self.margin, self.inputs = margin, inputs_of(choices, releases, margin)
        self.scene, self.thrown, self.problem = read_inputs(self.inputs), None, ""

    def run(self):
        """In the thread of the task."""
        try:
            result = run_scene(self.scene, self.isCanceled, self.setProgress)
            self.thrown = Thrown(self.inputs, paths_of(result), numbers_of(result, self.screens),
                                 tuple(result.findings))  # fmt: skip
        except Cancelled:
            return False
        except (ValueError, OSError, MemoryError) as error:
            self.problem = str(error) or type(error).__name__
        return not self.problem

    def finished(self, succeeded):
        """In the main thread."""
        if not succeeded:
            self.then(self.problem)
        elif self.thrown.numbers["left"] and may_grow(self.dem, self.releases, self.margin):
            self.then(2.0 * self.margin)
        else:
            self.then(self.thrown)


def read_inputs(inputs):
    """The SimulationInputs. Raises QgsProcessingException or ValueError that says what is wrong."""
    algorithm = QgsApplication.processingRegistry().createAlgorithmById("talus:simulate")
    return read_scene(Call(algorithm, dict(inputs), QgsProcessingContext()), KEPT)


def run_scene(scene, cancelled, advanced):
    """The engine's Result."""
    return simulate(
        scene.terrain, scene.ground, scene.rock, scene.releases, scene.settings,
        progress=lambda share: advanced(100.0 * share), cancelled=cancelled,
    )  # fmt: skip


def paths_of(result):
    """Paths of the runs, an (n, 3) array of time, x, y each."""
    samples = result.trajectories
    ends = np.searchsorted(samples["run"], np.arange(result.runs.size + 1))
    table = np.column_stack([samples["time"], samples["x"], samples["y"]])
    return [table[first:last] for first, last in zip(ends[:-1], ends[1:])]


def numbers_of(result, screens=()):
    """Name -> number. With ``screens``, each a list of (k, 2) arrays: what passes them; energies in kJ."""
    runs = result.runs
    numbers = {
        "rocks": runs.size,
        "run_out_median": float(np.median(runs["distance"])),
        "run_out_largest": float(runs["distance"].max()),
        "reach_angle_smallest": float(np.degrees(runs["reach_angle"].min())),
        "velocity": float(np.percentile(runs["velocity_max"], PERCENTILE)),
        "energy": 1e-3 * float(np.percentile(runs["energy_max"], PERCENTILE)),
        "left": int(np.count_nonzero(runs["stop_reason"] == LEFT)),
    }
    if not screens:
        return numbers
    rows = first_passages(crossings(motion_of(result), segments_of(screens)))
    numbers["passing"] = int(np.unique(rows["run"]).size)
    if rows.size:
        numbers["energy_there"] = 1e-3 * float(np.percentile(rows["energy"], PERCENTILE))
        numbers["height_there"] = float(np.percentile(rows["height"] + rows["highest"], PERCENTILE))
    return numbers


def make_ready():
    """Compile what a throw calls, if it is not there yet; in whatever thread."""
    terrain = Terrain(np.zeros((20, 20)), 2.0)
    rock, release = rock_library.rock("worn_compact"), Release((20.0, 20.0))
    simulate(terrain, Ground.of_class(terrain, "medium"), rock, release, Settings(max_time=0.1, threads=1, **KEPT))
