# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs that bring about each finding of a scene, and the scene after its remedy was followed."""

from contextlib import nullcontext
from types import SimpleNamespace

import numpy as np

from talus.engine import ground_classes
from talus.engine.findings.finding import FindingError
from talus.engine.io.thresholds import ENERGY
from talus.engine.scene.elevations import _memory
from talus.engine.scene.ground import _GroundMaker
from talus.engine.scene.inputs import _thresholds
from talus.engine.scene.job import _unbroken
from talus.engine.scene.papers import LAW, grades
from talus.engine.scene.rocks import findings_of_file
from talus.engine.scene.splitting import check_inputs
from talus.engine.terrain_store.stored_terrain import StoredTerrain
from talus.tests.findings.scenes import ALL, POINTS, TREES, area, box, line, place, scene, terrain

SOFT = [area(*ALL, ground_class="soft")]
ACROSS, FAR = line((5, 60), (75, 60)), (500, 500, 600, 600)
DRAGS = {"drag_field": "drag", "height_field": "drag_height"}
FOREST = [area(0, 40, 78, 90, drag=3000.0, drag_height=10.0)]
HOLE = (slice(28, 33), slice(10, 20))
AT_A_POINT = (slice(48, 50), slice(13, 15))
HALF, EDGE = (-50, 0, 40, 118), (0, 0, 40, 118)


def soil(*rows, **keys):
    """A scene with polygons of the ground."""
    return scene({"ground": list(rows)}, ground={"class_field": "ground_class", **keys})


def law(**keys):
    """A scene of the model of a paper with friction in numbers."""
    numbers = {"mu_min": 0.2, "mu_max": 1.3, "kappa": 0.7, "beta": 20.0}
    return scene(
        ground={"model": "Leine et al. 2014", **numbers, **{name.rstrip("_"): key for name, key in keys.items()}}
    )


def graded(source, raster=None):
    """Findings about a class whose numbers are from a source, or about a raster."""
    ground = {"model": "Leine et al. 2014", "raster": raster, **dict.fromkeys(LAW)}
    door = SimpleNamespace(values={"ground": ground}, called=lambda key: key)
    return grades(door, {"own": ground_classes.load()["hard"]._replace(source=source)}, ["own"])


def barrier(wkb=ACROSS, at=None, **fields):
    """A scene with one barrier."""
    return scene({"barriers": [(wkb, fields)]}, at)


def net(wkb=ACROSS, at=None, name="ring net", energy=500.0):
    """A scene with a flexible net."""
    return barrier(wkb, at, net=name, height_m=4.0, energy_kj=energy)


def trees(*rows, layers=None, **values):
    """A scene with a layer of trees."""
    return scene({"trees": list(rows) or TREES, **(layers or {})}, **values)


def tree(x=30, y=60, **fields):
    """One tree."""
    return place(x, y), {"dbh_cm": 30.0, **fields}


def releases(*rows, at=None, **keys):
    """A scene with a layer of releases."""
    return scene({"releases": list(rows)}, at, releases={"runs": 2, **keys})


def rock(**keys):
    """A scene with values of the rock."""
    return scene(rock={"shape": "cube", "volume": None, **keys})


def void(share, parts=()):
    """Findings of a rock from a file whose hull is void by this share."""
    vertices = np.random.default_rng(1).standard_normal((400, 3))
    vertices /= np.linalg.norm(vertices, axis=1)[:, None]
    return findings_of_file(
        SimpleNamespace(vertices=vertices, parts=parts, void_share=share), "rock.file", "rock.solid"
    )


def corners(*sizes):
    """Findings of a rock from a file: a box with these sizes, or one whose edges are round."""
    grid = np.stack(np.meshgrid(*[np.linspace(-1.0, 1.0, 9)] * 3), axis=-1).reshape(-1, 3)
    grid = grid[np.abs(grid).max(axis=1) == 1.0]
    if not sizes:
        grid /= np.linalg.norm(grid, axis=1)[:, None]
    return findings_of_file(SimpleNamespace(vertices=grid, parts=(), void_share=0.0), "rock.file", "rock.solid")


def tiled(start):
    """Findings of a raster of the ground on terrain in tiles, at a distance from the releases without forest."""
    maker = object.__new__(_GroundMaker)
    maker.values, maker.is_stored = {"raster": "ground.tif", "viscous_drag": True}, True
    maker.door = SimpleNamespace(called=lambda key: key, file=lambda key: key, cancelled=None)
    try:
        maker._of_raster(start)
    except FindingError as error:
        return error.findings
    except (OSError, ValueError, RuntimeError, AttributeError):  # the file is not there: beyond the check
        pass
    return []


def door(memory=None, breaking=None, **outputs):
    """A door for one check of its values, which keeps what it reports."""
    values = {
        "outputs": outputs, "compute": {"terrain_memory": memory}, "rock": {"breaking": breaking},
        "trees": {"events": None},
    }  # fmt: skip
    messages = []
    return SimpleNamespace(
        values=values, called=lambda key: key, at=lambda key: nullcontext(), told=messages, tell=messages.append,
        shelf=SimpleNamespace(folder="tiles"),
    )  # fmt: skip


def found_by(check, one, *given):
    """Findings of a check of a door."""
    try:
        check(one, *given)
    except FindingError as error:
        return error.findings
    return one.told


def thresholds(text):
    """Findings of thresholds of energy."""
    return found_by(_thresholds, door(energy_thresholds=text), ENERGY)


def tiles(memory, breaking=None):
    """Findings of an elevation model of 10^8 cells."""
    return found_by(_memory, door(memory, breaking), (10_000, 10_000))


def splits(outputs=None, **values):
    """A scene whose runs split at a level."""
    return scene(splitting={"levels": "20", "measure": "distance"}, outputs=outputs or {}, **values)


def splits_after_reading(terrain=None, nets=()):
    """Findings of a scene whose runs split, once it is read: its terrain, and the nets of its barriers."""
    one = door()
    one.values["splitting"] = {"levels": "20", "share": None}
    return found_by(check_inputs, one, SimpleNamespace(terrain=terrain, barriers=SimpleNamespace(nets=nets)))


def unbroken(stem=False, has_broken=False):
    """Findings of rocks, or of stems, that may break."""
    reasons = np.array([("broken" if has_broken else "rest",)], [("stop_reason", "U12")])
    broken = None if stem else SimpleNamespace(result=SimpleNamespace(runs=reasons))
    damaged = SimpleNamespace(lost_after=np.array([1 if has_broken else 0])) if stem else None
    return list(_unbroken(door(), SimpleNamespace(broken=broken, damaged=damaged)))


def own(field, value, key, *, entered, table="releases"):
    """A scene with points that have a number of their own, and the number for all."""
    values = {"runs": 2, f"{key}_field": field}
    if table == "releases":
        values[key] = entered
    points = [(wkb, {field: value}) for wkb, _ in POINTS]
    rock_values = {"rock": {"shape": "cube", "volume": entered}} if table == "rock" else {}
    return scene({"releases": points}, releases=values, **rock_values)


# kind -> what brings it about, and the same after its remedy; None where there is nothing to follow
CASES = {
    "ground.narrow_polygons.WITHOUT_EFFECT": (
        lambda: soil(area(10, 70.3, 60, 71.1, ground_class="hard")),
        lambda: soil(area(10, 69.0, 60, 72.9, ground_class="hard")),
    ),
    "ground.doubts.EARLIER": (
        lambda: scene(ground={"rolling_resistance": 0.6}),
        lambda: scene(ground={"rolling_resistance": 0.6, "surface_roughness": 0.0}),
    ),
    "ground.doubts.LOW": (
        lambda: scene(ground={"rolling_resistance": 0.2, "surface_roughness": 0.0}),
        lambda: scene(),
    ),
    "ground.doubts.ROUGH": (
        lambda: scene(ground={"surface_roughness": 3.0}),
        lambda: scene(ground={"surface_roughness": 0.03}),
    ),
    "ensemble.plausible_terrain.CELLS": (lambda: scene(at=terrain(15.0)), lambda: scene(at=terrain(5.0))),
    "ensemble.plausible_terrain.CELLS_AT_BARRIERS": (
        lambda: barrier(at=terrain(6.0)), lambda: barrier(at=terrain(2.0)),
    ),
    "ensemble.plausible_terrain.SOFT_CLIFFS": (
        lambda: scene(at=terrain(degrees=70.0), ground={"class": "soft"}),
        lambda: scene({"ground": [area(0, 40, 78, 118, ground_class="extra_hard")]}, terrain(degrees=70.0),
                      ground={"class": "soft", "class_field": "ground_class"}),
    ),
    "ensemble.plausible_terrain.HOLES": (
        lambda: scene(at=terrain(hole=AT_A_POINT)), lambda: scene(at=terrain()),
    ),
    "ensemble.plausible_inputs.AT_ONE_PLACE": (lambda: releases(*POINTS, *POINTS), lambda: releases(*POINTS)),
    "obstacles.stand_findings.TWICE": (
        lambda: trees(layers={"forest": FOREST}, forest=DRAGS), lambda: trees(),
    ),
    "obstacles.stand_findings.DUPLICATED": (lambda: trees(*TREES, *TREES[:3]), lambda: trees()),
    "obstacles.stand_findings.TOO_THICK": (
        lambda: trees(*[tree(x, dbh_cm=300.0) for x in (20, 30, 40)]),
        lambda: trees(*[tree(x, dbh_cm=30.0) for x in (20, 30, 40)]),
    ),
    "obstacles.stand_findings.NO_DIAMETER": (
        lambda: trees(tree(20), tree(30, dbh_cm=None)), lambda: trees(tree(20), tree(30)),
    ),
    "obstacles.stand_findings.AT_RELEASE": (
        lambda: trees(*TREES, tree(30.2, 100)), lambda: trees(*TREES, tree(30.2, 100), forest={"start": 3.0}),
    ),
    "obstacles.stand_findings.BEYOND": (
        lambda: trees(rock={"volume": 8.0}), lambda: scene(rock={"volume": 8.0}),
    ),
    "scene.obstacles.NO_LENGTH": (lambda: barrier(line((5, 60), (5, 60))), lambda: barrier()),
    "scene.obstacles.FLAT": (lambda: net(line((20, 20), (60, 20))), lambda: net(line((20, 75), (60, 75)))),
    "scene.obstacles.NO_GROUND": (lambda: net(line((-2, 75), (38, 75))), lambda: net(line((20, 75), (60, 75)))),
    "scene.obstacles.BAD_NET": (
        lambda: net(line((20, 75), (60, 75)), energy=90_000.0), lambda: net(line((20, 75), (60, 75))),
    ),
    "scene.obstacles.UNKNOWN_NET": (
        lambda: net(line((20, 75), (60, 75)), name="string"), lambda: net(line((20, 75), (60, 75))),
    ),
    "scene.obstacles.GAPS": (
        lambda: barrier(line((5, 60), (30, 60), (75, 60)), terrain(hole=HOLE)),
        lambda: barrier(line((5, 60), (30, 60), (75, 60))),
    ),
    "scene.obstacles.NETS": (lambda: net(line((20, 75), (60, 75))), None),
    "scene.obstacles.LINES": (lambda: barrier(), None),
    "scene.obstacles.UNKNOWN_SPECIES": (lambda: trees(tree(species="palm")), lambda: trees(tree(species="spruce"))),
    "scene.obstacles.NO_ENERGY": (
        lambda: trees(tree(lies_deg=90.0)), lambda: trees(tree(lies_deg=90.0, energy_kj=20.0)),
    ),
    "scene.obstacles.NO_DIRECTION": (
        lambda: trees(tree(leans_deg=20.0)), lambda: trees(tree(leans_deg=20.0, lies_deg=90.0)),
    ),
    "scene.obstacles.ALL_NEAR": (lambda: trees(forest={"start": 500.0}), lambda: trees(forest={"start": 5.0})),
    "scene.obstacles.LOST": (lambda: trees(trees={"lost": 50.0}), None),
    "scene.obstacles.NONE_LEFT": (lambda: trees(trees={"lost": 100.0}), lambda: trees(trees={"lost": 50.0})),
    "scene.obstacles.LYING": (lambda: trees(tree(lies_deg=90.0, energy_kj=20.0)), None),
    "scene.obstacles.STEMS": (lambda: trees(), None),
    "scene.inputs.NO_REBOUND": (
        lambda: scene(numerics={"impact_law": "maximum_dissipation"}, ground={"restitution": 0.3}),
        lambda: scene(numerics={"impact_law": "maximum_dissipation"}),
    ),
    "scene.ground.UNKNOWN_CLASS": (lambda: soil(area(*ALL, ground_class="gravel")), lambda: soil(*SOFT)),
    "scene.ground.UNKNOWN_DEFAULT": (lambda: scene(ground={"class": "gravel"}), lambda: scene()),
    "scene.ground.CHOOSE_CLASS": (lambda: soil(*SOFT, class_field=None), lambda: soil(*SOFT)),
    "scene.ground.CHOOSE_DRAG": (
        lambda: scene({"forest": FOREST}, forest=dict.fromkeys(DRAGS)), lambda: scene({"forest": FOREST}, forest=DRAGS),
    ),
    "scene.ground.NO_HEIGHT": (
        lambda: soil(area(*ALL, ground_class="soft", surface_roughness=15.0)),
        lambda: soil(area(*ALL, ground_class="soft", surface_roughness=0.15)),
    ),
    "scene.ground.RASTER_IN_TILES": (lambda: tiled(5.0), lambda: tiled(0.0)),
    "scene.ground.ROUGHNESS_FROM": (lambda: soil(area(*ALL, ground_class="soft", surface_roughness=0.1)), None),
    "scene.features.BARE": (lambda: releases(*POINTS, (None, {})), lambda: releases(*POINTS)),
    "scene.features.ALL_BARE": (lambda: releases((None, {})), lambda: releases(*POINTS)),
    "scene.features.OUTSIDE": (lambda: soil(*SOFT, area(*FAR, ground_class="soft")), lambda: soil(*SOFT)),
    "scene.features.ALL_OUTSIDE": (lambda: soil(area(*FAR, ground_class="soft")), lambda: soil(*SOFT)),
    "scene.features.PARTLY_OUTSIDE": (
        lambda: soil(area(*HALF, ground_class="soft")), lambda: soil(area(*EDGE, ground_class="soft")),
    ),
    "scene.features.CONTRADICTORY": (
        lambda: soil(*SOFT, area(*EDGE, ground_class="hard")),
        lambda: soil(area(41, 0, 78, 118, ground_class="soft"), area(*EDGE, ground_class="hard")),
    ),
    "scene.features.NO_FIELD": (lambda: soil(area(*ALL, soil="soft")), lambda: soil(*SOFT)),
    "scene.features.NO_NUMBER": (
        lambda: barrier(energy_kj=-5.0), lambda: barrier(energy_kj=500.0),
    ),
    "scene.features.NOT_ABOVE": (lambda: barrier(height_m=0.0), lambda: barrier(height_m=3.0)),
    "scene.features.NOT_WITHIN": (
        lambda: trees(tree(lies_deg=400.0, energy_kj=20.0)), lambda: trees(tree(lies_deg=40.0, energy_kj=20.0)),
    ),
    "scene.features.COVERED": (lambda: soil(*SOFT), None),
    "scene.releases.TOO_MANY": (
        lambda: releases((box(20, 95, 60, 105), {}), spacing=0.01),
        lambda: releases((box(20, 95, 60, 105), {}), spacing=5.0),
    ),
    "scene.releases.NO_GROUND": (
        lambda: releases(*POINTS, (place(500, 500), {})),
        lambda: releases(*POINTS, (place(500, 500), {}), outside="skip"),
    ),
    "scene.releases.LEFT_OUT": (
        lambda: releases(*POINTS, (place(500, 500), {}), outside="skip"), lambda: releases(*POINTS),
    ),
    "scene.releases.PARTLY": (
        lambda: releases((line((20, 100), (120, 100)), {}), spacing=10.0),
        lambda: releases((line((20, 100), (70, 100)), {}), spacing=10.0),
    ),
    "scene.releases.RUNS_NOT_USED": (
        lambda: own("n", 3, "runs", entered=7), lambda: own("n", None, "runs", entered=7),
    ),
    "scene.releases.HEIGHT_NOT_USED": (
        lambda: own("h", 3.0, "height", entered=7.0), lambda: own("h", None, "height", entered=7.0),
    ),
    "scene.releases.VOLUME_NOT_USED": (
        lambda: own("v", 0.3, "volume", entered=2.0, table="rock"),
        lambda: own("v", None, "volume", entered=2.0, table="rock"),
    ),
    "scene.inputs.NO_THRESHOLDS": (lambda: thresholds("300; 100"), lambda: thresholds("30; 100; 300; 1000")),
    "scene.inputs.MANY_THRESHOLDS": (
        lambda: thresholds("; ".join(map(str, range(1, 100)))), lambda: thresholds("30; 100; 300; 1000"),
    ),
    "scene.elevations.NEEDS_ALL": (lambda: tiles(10.0, 0.5), lambda: tiles(4000.0, 0.5)),
    "scene.elevations.IN_TILES": (lambda: tiles(10.0), None),
    "scene.job.NO_ROCK_BROKE": (lambda: unbroken(), lambda: unbroken(has_broken=True)),
    "scene.job.NO_STEM_BROKE": (lambda: unbroken(stem=True), lambda: unbroken(stem=True, has_broken=True)),
    "scene.rocks.SAID_TWICE": (
        lambda: rock(sizes="1 1", lengths="2 1 1"), lambda: rock(sizes="1 1"),
    ),
    "scene.rocks.VOLUME_NOT_USED": (
        lambda: rock(volume=2.0, lengths="1.4 1.0 0.8"), lambda: rock(lengths="1.4 1.0 0.8"),
    ),
    "scene.rocks.NO_LENGTHS": (lambda: rock(lengths="2 1"), lambda: rock(lengths="2.1 1.4 0.9")),
    "scene.rocks.TWO_SHAPES": (
        lambda: rock(lengths="2 1 1", file="rock.pts"), lambda: rock(lengths="2 1 1"),
    ),
    "scene.rocks.VOID": (lambda: void(0.3), lambda: void(0.3, (np.zeros((4, 3)),) * 2)),
    "scene.rocks.LARGE_FACES": (lambda: corners(1), lambda: corners()),
    "scene.checks.NO_PART": (
        lambda: scene(ground={"model": "slip friction", "rolling_resistance": 0.4}),
        lambda: scene(ground={"model": "slip friction"}),
    ),
    "scene.papers.NO_PART": (
        lambda: scene(ground={"model": "Leine et al. 2014", "restitution": 0.3}),
        lambda: scene(ground={"model": "Leine et al. 2014"}),
    ),
    "scene.papers.NO_SLIP": (
        lambda: scene(ground={"mu_min": 0.3}), lambda: scene(ground={"mu_min": 0.3, "model": "slip friction"}),
    ),
    "scene.papers.FALLS": (
        lambda: scene(ground={"mu_min": 0.9, "mu_max": 0.3, "model": "slip friction"}),
        lambda: scene(ground={"mu_min": 0.3, "mu_max": 0.9, "model": "slip friction"}),
    ),
    "scene.papers.MODEL": (lambda: scene(ground={"model": "Leine et al. 2014"}), None),
    "scene.papers.PUBLISHED": (lambda: scene(ground={"model": "Leine et al. 2014", "class": "hard"}), None),
    "scene.papers.RECALLED": (
        lambda: scene(ground={"model": "Leine et al. 2014", "class": "medium"}), lambda: law(class_="medium"),
    ),
    "scene.papers.CALIBRATED": (lambda: graded("calibrated"), None),
    "scene.papers.GIVEN": (lambda: law(), None),
    "scene.papers.OF_RASTER": (lambda: graded("published", raster="ground.tif"), None),
    "scene.checks.BREAKS": (
        lambda: rock(breaking=0.5, sizes="1 1"), lambda: rock(sizes="1 1"),
    ),
    "scene.checks.BREAKS_ALL": (
        lambda: scene(rock={"breaking": 0.5}, numerics={"precision": 5.0}), lambda: scene(rock={"breaking": 0.5}),
    ),
    "scene.checks.NO_TREES": (
        lambda: scene(trees={"events": 3}), lambda: trees(trees={"events": 3}),
    ),
    "scene.checks.EVENTS": (
        lambda: trees(trees={"events": 3}, rock={"breaking": 0.5}), lambda: trees(trees={"events": 3}),
    ),
    "scene.checks.EVENTS_ALL": (
        lambda: trees(trees={"events": 3}, numerics={"precision": 5.0}), lambda: trees(trees={"events": 3}),
    ),
    "scene.splitting.SPLITS": (lambda: splits(rock={"breaking": 0.5}), lambda: splits()),
    "scene.splitting.SPLITS_ALL": (lambda: splits(numerics={"precision": 5.0}), lambda: splits()),
    "scene.splitting.NO_WEIGHTS": (
        lambda: splits({"maps": ["passages", "confidence"]}), lambda: splits({"maps": ["passages"]}),
    ),
    "scene.splitting.SPLITS_TWICE": (
        lambda: scene(splitting={"levels": "20", "measure": "distance", "share": 0.01}), lambda: splits(),
    ),
    "scene.splitting.IN_TILES": (
        lambda: splits_after_reading(object.__new__(StoredTerrain)), lambda: splits_after_reading(),
    ),
    "scene.splitting.AT_NETS": (
        lambda: splits_after_reading(nets=(None, "net")), lambda: splits_after_reading(nets=(None,)),
    ),
    "scene.checks.RASTER_TWICE": (
        lambda: soil(*SOFT, raster="ground.tif"), lambda: soil(*SOFT),
    ),
}  # fmt: skip
