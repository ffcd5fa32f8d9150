# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of talus:simulate to the objects of the engine, telling the user what was read."""

from qgis.core import QgsProcessingException

from ...engine import Cancelled
from ...engine.scene.inputs import read_inputs
from ..number_words import told
from ..translation import tr
from .door import QgisDoor
from .rock import rock_set_texts, rock_text

DRAWN = (
    ("rock", "volume_distribution"), ("rock", "density_distribution"), ("ground", "restitution_distribution"),
    ("ground", "friction_distribution"), ("ground", "rolling_distribution"),
)  # fmt: skip


def read_scene(call, kept):
    """The engine's Inputs, told to the user. Raises QgsProcessingException or, from the engine, ValueError.

    ``kept``: what the runs shall keep beside their ends, as Settings of the engine: maps, trajectories ...
    """
    door = QgisDoor(call)
    try:
        scene = read_inputs(door, kept)
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    tell_scene(door, scene)
    return scene


def tell_scene(door, scene):
    """Log what was read beside what the door told."""
    rocks = [rock_text(scene.rock)] if scene.shares is None else rock_set_texts(scene.rocks, scene.shares)
    for text in (*rocks, releases_text(scene.points)):
        door.call.info(text)
    names = tr("volume"), tr("density"), tr("restitution"), tr("factor of friction"), tr("factor of rolling resistance")
    for name, (table, key) in zip(names, DRAWN):
        if door.values[table][key] is not None:
            door.call.info(tr("Drawn at random: {} from {}.").format(name, door.values[table][key]))


def releases_text(points):
    """One sentence about the release points."""
    text = tr("Release points: {}, of features: {}, runs: {}.")
    return told(text, points.x.size, len(set(points.feature.tolist())), int(points.runs.sum()))
