# SPDX-License-Identifier: GPL-2.0-or-later
"""From the parameters of a call to the objects of the engine, reporting the user what was read."""

import math
from contextlib import nullcontext

import numpy as np
from qgis.core import QgsProcessingException

from ....engine import Cancelled
from ....engine.choices import BROADLEAF_SPECIES, CONIFER_SPECIES, KNOWN_SPECIES, LIBRARY_ROCKS
from ....engine.findings.finding import DOUBTFUL, Kind
from ....engine.scene import obstacles, rocks
from ....engine.scene.inputs import read_inputs
from ....engine.scene.releases import read_points, sampled_points
from ....engine.workers.cluster import cluster_executor
from ...choice_names import choice_names
from ...number_words import formatted, share_text
from ...translation import tr
from ..layers.vector_layers import check_fields, check_system, valid_features
from ..layers.writing import features_of, linear_wkb
from ..parameters.obstacles import BARRIERS
from ..parameters.scene import OUTSIDE, RELEASES, ROCK_FILE, ROCK_SOLID
from ..parameters.values import is_empty
from ..styles import styles
from ..styles.styles import INTEGER, REAL, STEMS, TEXT, Column
from .door import QgisDoor

# Fields and lines of barriers, and species of trees, for algorithms that make no scene of them.


def barrier_fields(call, source, height_field, energy_field):
    """Fields of barriers with their height and energy, '' for none."""
    usual = (height_field, "height_m"), (energy_field, "energy_kj")
    return [chosen_field(call, source, BARRIERS, *field) for field in usual]


def lines_of(geometry):
    """Vertices (n, 2) of each part of a line that has a length; curves are made of short pieces."""
    return obstacles.lines_of(linear_wkb(geometry))


def chosen_field(call, source, name, parameter, usual):
    """The field that was chosen, else the usual one if the layer has it, else ''."""
    field = call[parameter]
    check_fields(source, name, [field])
    return field or (usual if usual in source.fields().names() else "")


def species_of(feature, name, field, otherwise):
    """Species group in a field of a feature of QGIS, ``otherwise`` where it is empty."""
    if not field or is_empty(feature[field]):
        return otherwise
    value = feature[field]
    if value not in KNOWN_SPECIES:
        message = tr("{}: feature {} has the species group {!r} in {}; known groups are {}.")
        raise QgsProcessingException(message.format(name, feature.id(), value, field, ", ".join(KNOWN_SPECIES)))
    return value


# Points of layers: releases of Simulate rockfall and of other algorithms, sampled on lines and in areas.

OFF_GROUND = Kind(
    "releases-left-out", DOUBTFUL,
    "{subject}: points outside of the elevation model, which are left out: {value:.0f}.",
    "Give a larger elevation model, or move them.",
)  # fmt: skip


def release_points(call, crs, terrain, spacing, volume=math.nan, volume_field=None, may_skip=False):
    """The ReleasePoints of RELEASES in the system ``crs`` that have ground under them.

    spacing : m, of points on lines and in areas
    volume : m3, of points whose field says nothing
    may_skip : leave features out that have no ground under them
    """
    values = {
        "height": 0.0, "runs": 1, "height_field": None, "runs_field": None, "volume_field": volume_field or None,
        "spacing": spacing, "outside": "skip" if may_skip else "stop",
    }  # fmt: skip
    features = features_of(call, RELEASES, call[RELEASES], crs)
    return read_points(features, values, volume, terrain, str(OUTSIDE))


def points_of(geometry, spacing):
    """Points (x, y) of a geometry; empty where it has none."""
    if geometry.isNull() or geometry.isEmpty():
        return []
    return sampled_points(linear_wkb(geometry), spacing, str(RELEASES))


def layer_points(source, name, crs, spacing, call):
    """(n, 2) x, y of the points of a layer. Raises QgsProcessingException where it has none."""
    check_system(source, name)
    points = []
    for feature in valid_features(source, crs, call, name):
        points.extend(points_of(feature.geometry(), spacing))
    if not points:
        raise QgsProcessingException(_nowhere(source, name))
    return np.array(points, np.float64).reshape(-1, 2)


def points_on_ground(points, source, name, terrain, call):
    """(n, 3) x, y and height of the terrain. Raises QgsProcessingException where none lies on it."""
    heights = terrain.height(points[:, 0], points[:, 1])
    on_ground = ~np.isnan(heights)
    if not on_ground.any():
        raise QgsProcessingException(_nowhere(source, name))
    if not on_ground.all():
        call.find([OFF_GROUND.of(str(name), np.count_nonzero(~on_ground), 0.0)])
    return np.column_stack([points, heights])[on_ground]


def _nowhere(source, name):
    message = tr("{}: the layer {} has no feature on the elevation model; is its coordinate system right?")
    return message.format(name, source.sourceName())


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
    return formatted(text, points.x.size, len(set(points.feature.tolist())), int(points.runs.sum()))


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
    text = formatted(
        text, choice_names(LIBRARY_ROCKS).get(rock.name, rock.name), rock.volume, rock.mass, len(rock.vertices)
    )
    if rock.parts:
        return text + " " + formatted(tr("{} convex parts."), len(rock.parts))
    share = rock.void_share
    return text + " " + formatted(tr("{:.1f} % of its hull is void."), 100.0 * share) if share > 0.0 else text


def rock_set_texts(rocks, shares):
    """A sentence for each rock with its share, of many for the first ones."""
    texts = [f"{rock_text(rock)} {share_text(share)}" for rock, share in zip(rocks, shares)][:MOST_TOLD]
    if len(rocks) > MOST_TOLD:
        texts.append(formatted(tr("And {} more rocks."), len(rocks) - MOST_TOLD))
    return texts


# Stems as a layer: columns and marks, which simulations and lists of trees share.

LATER = ("lies_deg",)  # that layers of earlier versions have not


def stem_columns():
    """Identifier, diameter, height, species group and strength."""
    return (
        Column("id", INTEGER, tr("id of the feature"), lambda row: int(row["identifier"])),
        Column("dbh_cm", REAL, tr("stem diameter [cm]"), None),
        Column("height_m", REAL, tr("height [m]"), None),
        Column("species", TEXT, tr("species group"), None),
        Column("energy_kj", REAL, tr("energy that the stem can take [kJ]"), None),
        Column("lies_deg", REAL, tr("direction of a lying log [° from north], empty: it stands"), None),
    )


class StemStyle(styles.VectorStyle):
    """A mark for each species group."""

    sort_key = 5

    def renderer(self, layer):
        words = {"conifer": tr("conifer"), "broadleaf": tr("broadleaved tree"), "fir": tr("silver fir")}
        return styles.categorised(_group(), {name: (mark, words[name]) for name, mark in STEMS.items()})


def _group():
    """The group of the species, as an expression: single species have the mark of their group."""
    cases = (("conifer", CONIFER_SPECIES), ("broadleaf", BROADLEAF_SPECIES))
    whens = (f"WHEN \"species\" IN ({', '.join(map(repr, names))}) THEN '{group}'" for group, names in cases)
    return f'CASE {" ".join(whens)} ELSE "species" END'


# The workers of a simulation: threads of this computer, or a dask cluster.


def open_executor(address, call):
    """Context of the executor for the engine; of None, which means threads, where there is no address."""
    address = address.strip()
    if not address:
        return nullcontext()
    call.say(tr("Connecting to the scheduler at {} ...").format(address))
    return cluster_executor(address)
