# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:ensemble runs: one scene, a simulation for each member, and what they say together."""

import time

import numpy as np
from qgis.core import QgsProcessingException

from ... import engine
from ...engine import rock_library
from ...engine.findings.finding import DOUBTFUL, Finding, Kind, worst_first, worst_of_each
from ...engine.members.bands import FEWEST_MEMBERS
from ...engine.members.doubts import Doubts, Scene
from ...engine.members.job import run_members, with_member_settings
from ...engine.members.summary import summarise
from ...engine.statistics.experience import SO_FAR, forecast_of
from ..number_words import number_text, told
from ..parameters.cluster import open_executor
from ..parameters.number_outputs import tell_numbers
from ..parameters.scene import DENSITY, SCHEDULER, SEED
from ..parameters.staging import Files
from ..reports.experience import experience_lines
from ..scene.readiness import tell_readiness
from ..scene.scene import read_scene
from ..translation import tr
from .outputs import write_all
from .parameters import MEMBERS, labels
from .unfinished import unfinished_members

FEW_MEMBERS = Kind(
    "members-few", DOUBTFUL,
    "MEMBERS: {value:.0f} members draw {draws} values of each uncertain input; {limit:.0f} and more are needed for "
    "the smallest to lie below the 5 % quantile with 95 % confidence. The bands are narrower than they should be.",
    "Use more members.",
)  # fmt: skip

SIMULATED, SUMMED = 94.0, 98.0  # percent of the progress


def run(call):
    """Run talus:ensemble and return its outputs and numbers to Processing."""
    asked = call.checked()
    inputs = read_scene(call, {"energy_thresholds": asked.thresholds})
    shapes = _shapes(call, inputs, asked)
    scene = with_member_settings(Scene(inputs.terrain, inputs.ground, _rocks(inputs, shapes), inputs.releases,
                                       inputs.settings, inputs.barriers, inputs.trees))  # fmt: skip
    doubts = Doubts(
        asked.ground.fitting(inputs.ground), shapes, asked.volume, asked.height, asked.rate, asked.known_rate
    )
    classes = doubts.check(scene)
    made = doubts.designed(call[MEMBERS], call[SEED])
    _tell(call, doubts, made, classes, inputs)
    tell_readiness(call)
    call.say(tr("Simulating ..."))
    try:
        with open_executor(call[SCHEDULER], call) as executor, unfinished_members(call, scene, doubts, made) as kept:
            facts = run_members(
                scene, doubts, made, kept.store, executor, lambda share: call.progress(SIMULATED * share),
                call.is_cancelled, Telling(call, made.members, kept),
            )  # fmt: skip
            summary = summarise(
                kept.store, made, facts, asked.periods,
                lambda share: call.progress(SIMULATED + (SUMMED - SIMULATED) * share), call.is_cancelled,
            )  # fmt: skip
            if summary is None:
                raise engine.Cancelled("The summary was cancelled.")
            with Files() as files:
                paths = write_all(call, files, (inputs, asked, made, facts, summary))
            kept.is_done = True
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    numbers = numbers_of(facts, summary, inputs.terrain.cell_size)
    tell_numbers(labels(), numbers, call)
    call.info(tr("Forecasts compared with observations") + ":")
    for line in experience_lines():
        call.info("  " + line)
    call.find(worst_first([*_findings_of(facts), *forecast_of(one["energy"] for one in facts)]))
    for name, path in paths.items():
        call.info(f"{name}: {path}")
    return {**paths, **numbers}


def _findings_of(facts):
    """The worst finding of each code of all members, with the number of the one that has it; ``forecast_of`` quotes the
    experience for all of them together."""
    rows = [(number, row) for number, one in enumerate(facts, 1) for row in one.get("findings", ())
            if row["code"] != SO_FAR.code]  # fmt: skip
    return worst_of_each(Finding(**row).at(told(tr("Member {}"), number)) for number, row in rows)


def numbers_of(facts, summary, cell_size):
    """Name -> value."""
    cell = cell_size[0] * cell_size[1]
    low, middle, high = (float(np.count_nonzero(one > 0.0)) * cell for one in summary.reach)
    distances = np.quantile([one["distance"] for one in facts], (0.05, 0.5, 0.95)).tolist()
    names = "DISTANCE_LOW", "DISTANCE_MEDIAN", "DISTANCE_HIGH"
    return {
        "MEMBER_COUNT": len(facts), "RUNS_PER_MEMBER": facts[0]["runs"],
        "AREA_MEDIAN": middle, "AREA_LOW": low, "AREA_HIGH": high, **dict(zip(names, distances)),
    }  # fmt: skip


class Telling:
    """Reports how far the members are, and how long they take."""

    def __init__(self, call, members, kept):
        self.call, self.members, self.kept = call, members, kept
        self.before, self.started = kept.before, None

    def __call__(self, number, facts):
        done = number + 1
        if done == self.before:
            self.call.info(told(tr("Resumes with {} finished members."), self.before))
        if done <= self.before:
            return
        drawn = "; ".join(f"{name} {_short(value)}" for name, value in facts["drawn"].items())
        self.call.info(told(tr("Member {} of {}: {}; run-out {:.0f} m"), done, self.members, drawn, facts["distance"]))
        if self.started is None:  # the first may have compiled
            self.started = time.monotonic()
        elif done == self.before + 3:
            left = 0.5 * (time.monotonic() - self.started) * (self.members - done)
            self.call.info(told(tr("All will take about {:.1f} minutes."), left / 60.0))


def _rocks(inputs, shapes):
    """Rocks of the scene, or the one shape that was chosen."""
    return shapes if len(shapes) == 1 else inputs.rocks


def _shapes(call, inputs, asked):
    """Rocks of the shapes that were chosen, as large as that of the scene."""
    return [rock_library.rock(name, inputs.rock.volume, call[DENSITY]) for name in asked.shapes]


def _tell(call, doubts, made, classes, inputs):
    names = {
        "ground": tr("ground"), "rolling": tr("rolling resistance"),
        "shape": tr("shape"), "size": tr("size"), "height": tr("release height"),
        "rate": tr("rate"),
    }  # fmt: skip
    said = ", ".join(names[one] for one in doubts.numbers())
    call.info(tr("Uncertain: {}. Uncertain ground classes: {}.").format(said, ", ".join(classes) or "-"))
    runs = int(inputs.points.runs.sum())
    call.info(told(tr("{} members of {} runs: {} runs."), made.members, runs, made.members * runs))
    if made.members // 2 < FEWEST_MEMBERS:
        call.find([FEW_MEMBERS.of(str(MEMBERS), made.members, FEWEST_MEMBERS, draws=made.members // 2)])


def _short(value):
    return number_text(value) if isinstance(value, float) else str(value)
