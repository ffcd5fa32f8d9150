# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of a call to the objects of the engine, reporting the user what was read."""

from qgis.core import QgsProcessingException

from ...engine import Cancelled
from ...engine.choices import LIBRARY_ROCKS
from ...engine.scene import rocks
from ...engine.scene.inputs import read_inputs
from ..choice_names import choice_names
from ..number_words import share_text, told
from ..parameters.scene import ROCK_FILE, ROCK_SOLID
from ..translation import tr
from .door import QgisDoor

MOST_TOLD = 8  # rocks, in the log and in a report
DRAWN = (
    ("rock", "volume_distribution"), ("rock", "density_distribution"), ("ground", "restitution_distribution"),
    ("ground", "friction_distribution"), ("ground", "rolling_distribution"),
)  # fmt: skip


def read_scene(call, kept):
    """The engine's Inputs, reported to the user. Raises QgsProcessingException or, from the engine, ValueError.

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
    """Log what was read beside what the door reported."""
    of_rocks = [rock_text(scene.rock)] if scene.shares is None else rock_set_texts(scene.rocks, scene.shares)
    for text in (*of_rocks, releases_text(scene.points)):
        door.call.info(text)
    names = tr("volume"), tr("density"), tr("restitution"), tr("factor of friction"), tr("factor of rolling resistance")
    for name, (table, key) in zip(names, DRAWN):
        if door.values[table][key] is not None:
            door.call.info(tr("Drawn at random: {} from {}.").format(name, door.values[table][key]))


def releases_text(points):
    """One sentence about the release points."""
    text = tr("Release points: {}, of features: {}, runs: {}.")
    return told(text, points.x.size, len(set(points.feature.tolist())), int(points.runs.sum()))


def read_rock(call):
    """The engine's Rock, reported to the user. Raises QgsProcessingException where a file makes none."""
    (rock, *_), _ = rocks.read_rocks(QgisDoor(call))
    call.info(rock_text(rock))
    return rock


def rock_lengths(call):
    """The three lengths of a block, m, longest first; None where none are given.

    Raises QgsProcessingException for other texts, and beside a rock from a file.
    """
    return rocks.block_lengths(QgisDoor(call))


def tell_rock(rock, call, is_from_file=True):
    """Log what the rock is, with the findings of one from a file."""
    call.info(rock_text(rock))
    if is_from_file:
        call.find(rocks.findings_of_file(rock, str(ROCK_FILE), str(ROCK_SOLID)))


def rock_text(rock):
    """One sentence about a rock."""
    text = tr("Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.")
    text = told(text, choice_names(LIBRARY_ROCKS).get(rock.name, rock.name), rock.volume, rock.mass, len(rock.vertices))
    if rock.parts:
        return text + " " + told(tr("{} convex parts."), len(rock.parts))
    share = rock.void_share
    return text + " " + told(tr("{:.1f} % of its hull is void."), 100.0 * share) if share > 0.0 else text


def rock_set_texts(found, shares):
    """A sentence for each rock with its share, of many for the first ones."""
    texts = [f"{rock_text(rock)} {share_text(share)}" for rock, share in zip(found, shares)][:MOST_TOLD]
    if len(found) > MOST_TOLD:
        texts.append(told(tr("And {} more rocks."), len(found) - MOST_TOLD))
    return texts
