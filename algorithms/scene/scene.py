# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of talus:simulate to the objects of the engine, telling the user what was read."""

from qgis.core import QgsProcessingException

from ...engine import Cancelled
from ...engine.scene.inputs import read_inputs
from ..number_words import told
from ..translation import tr
from .dem import read_terrain
from .door import QgisDoor
from .rock import rock_text
from .rock_set import rock_set_texts

DRAWN = (
    ("rock", "volume_distribution"), ("rock", "density_distribution"), ("ground", "restitution_distribution"),
    ("ground", "friction_distribution"), ("ground", "rolling_distribution"),
)  # fmt: skip


def read_scene(call, kept, read=read_terrain):
    """The engine's Inputs. Raises QgsProcessingException or, from the engine, ValueError.

    ``kept``: what the runs shall keep beside their ends, as Settings of the engine: maps, trajectories ...
    ``read``: function of the call and the Dem that returns the terrain and its place, as dem.read_terrain
    """
    door = QgisDoor(call, read)
    try:
        scene = read_inputs(door, kept)
    except Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    rocks = [rock_text(scene.rock)] if scene.shares is None else rock_set_texts(scene.rocks, scene.shares)
    for text in (*rocks, releases_text(scene.points)):
        call.info(text)
    _tell_chances(call, door.values)
    return scene


def releases_text(points):
    """One sentence about the release points."""
    text = tr("Release points: {}, of features: {}, runs: {}.")
    return told(text, points.x.size, len(set(points.feature.tolist())), int(points.runs.sum()))


def _tell_chances(call, values):
    """One line for each quantity that is drawn."""
    names = tr("volume"), tr("density"), tr("restitution"), tr("factor of friction"), tr("factor of rolling resistance")
    for name, (table, key) in zip(names, DRAWN):
        if values[table][key] is not None:
            call.info(tr("Drawn at random: {} from {}.").format(name, values[table][key]))
