# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs that mean nothing, by the thousand: ``python tests/campaign/bad_inputs.py --inputs 3300 --seed 1``.

Each takes good parameters of an algorithm and puts in one value of tests/campaign/bad_values.py. It must be refused
with a message that a user understands: no traceback, no crash, no file left, and not after minutes. What is accepted
means nothing, and is told as a failure too.
"""

import argparse
import os
import random
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy as np

from talus.tests.campaign import bad_values

SLOWEST = 30.0  # s of processor time, until an input must be refused
SHORTEST_MESSAGE = 20  # letters, that say something
MODELS = "demtorunout", "barrierdesign"  # whose first steps have written when a later one refuses
CROSSINGS = "&".join(
    f"field={name}" for name in ("run:integer", "line:integer", "passage:integer", "mass_kg:double", "e_kj:double",
                                 "e_rot_kj:double", "v_ms:double", "top_m:double")
)  # fmt: skip
RUNS = "&".join(f"field={name}:double" for name in ("run", "mass_kg", "runout_m", "e_max_kj", "v_max_ms", "h_max_m"))


class Outcome(NamedTuple):
    """Outcome of one bad input."""

    verdict: str  # refused, accepted, traceback, mute, slow, files left
    algorithm: str
    parameter: str
    value: str
    message: str


class World:
    """Good parameters of each algorithm, and bad layers, rasters and files."""

    def __init__(self, folder):
        from talus.tests.qgis import motion_layers
        from talus.tests.qgis.conftest import layer_of, rectangle, write_dem

        self.folder, self.outputs = folder, folder / "outputs"
        self.outputs.mkdir(parents=True)
        self.layers = bad_values.bad_layers(folder / "layers")
        self.rasters = bad_values.bad_rasters(folder / "rasters")
        self.files = bad_values.bad_files(folder / "files")
        dem = write_dem(folder / "slope.tif")
        points = layer_of("Point", [("POINT(30 -20)", [1.0]), ("POINT(50 -20)", [2.0])], "field=size:double")
        line = layer_of("LineString", [("LINESTRING(5 -40, 70 -40)", [3.0])], "field=height_m:double")
        ground = layer_of("Polygon", [(rectangle(0, -60, 80, 0), ["hard"])], "field=ground_class:string")
        forest_fields = "field=drag_coefficient:double&field=drag_height:double"
        forest = layer_of("Polygon", [(rectangle(0, -90, 80, -60), [250.0, 20.0])], forest_fields)
        moved, sampled = motion_layers.trajectories((10.0, 20.0)), motion_layers.samples((10.0, 20.0))
        lines = motion_layers.lines([("wall", "LINESTRING(0 -24, 80 -24)")])
        stops = layer_of("Point", [(f"POINT(30 {-80 - k})", [k, 10.0 + k]) for k in range(40)],
                         "field=run:integer&field=e_max_kj:double")  # fmt: skip
        blocks = layer_of("Point", [(f"POINT({k} 0)", [0.1 + 0.01 * k]) for k in range(40)], "field=volume_m3:double")
        cloud = folder / "cloud.xyz"
        cloud.write_text("".join(f"{x} {y} {z}\n" for x in (0, 1) for y in (0, 1) for z in (0, 1)), encoding="utf-8")
        crossings = layer_of("Point", [(f"POINT({k} 0)", [k, 1, 1, 270.0, 50.0 + k, 5.0, 15.0 + 0.1 * k, 1.0])
                                       for k in range(40)], CROSSINGS)  # fmt: skip
        runs = layer_of("Point", [(f"POINT({k} 0)", [k, 100.0, 50.0 + k, 10.0 + k, 5.0, 1.0]) for k in range(40)], RUNS)
        observed = layer_of("Point", [(f"POINT({30 + k} -80)", [k]) for k in range(20)], "field=run:integer")
        across = layer_of("LineString", [("LINESTRING(60 -50, 44 -50)", [])], "")
        small = {"NET_ENERGY": 100.0, "FAMILY": "cable net", "SPACING": 8.0, "MESH": 0.5, "MAX_TIME": 0.1, "THREADS": 1}
        self.kept = [
            across,
            points,
            line,
            ground,
            forest,
            moved,
            sampled,
            lines,
            stops,
            blocks,
            crossings,
            runs,
            observed,
        ]
        self.good = {
            "simulate": {
                "DEM": dem, "RELEASES": points, "RUNS": 1, "VOLUME": 0.5, "MAX_TIME": 20.0, "GROUND": ground,
                "FOREST": forest, "BARRIERS": line, "TREES": stops, "TRAJECTORIES": self._out("lines.gpkg"),
                "ENERGY_MAX": self._out("energy.tif"),
            },
            "sourceareas": {"DEM": dem, "METHOD": "fixed", "THRESHOLD": 35.0, "AREAS": self._out("areas.gpkg")},
            "groundclasses": {"DEM": dem, "GROUND": ground, "GROUND_FIELD": "ground_class",
                              "GROUND_RASTER": self._out("ground.tif")},
            "trees": {"STANDS": forest, "DENSITY": 100.0, "OUTPUT": self._out("trees.gpkg")},
            "screenline": {"TRAJECTORIES": moved, "LINES": lines, "SAMPLES": sampled, "DEM": dem,
                           "STATISTICS": self._out("statistics.gpkg")},
            "profile": {"TRAJECTORIES": moved, "LINE": lines, "DEM": dem, "STATIONS": self._out("stations.gpkg")},
            "barrier": {"DEM": dem, "BARRIERS": lines, "TRAJECTORIES": moved, "OUTPUT": self._out("barriers.gpkg")},
            "convergence": {"LAYER": stops, "TABLE": self._out("curve.csv")},
            "rockfromcloud": {"FILE": str(cloud), "ROCK": self._out("rock.pts")},
            "hazardmap": {
                "ENERGY": [_grid(folder / "energy.tif", 20.0)], "PASSAGES": [_grid(folder / "passages.tif", 50.0)],
                "SCENARIOS": [100, 10, 1], "HAZARD": self._out("hazard.tif"),
            },
            "blockscenarios": {"BLOCKS": blocks, "VOLUME_FIELD": "volume_m3", "ANCHOR_VOLUME": 0.2,
                               "ANCHOR_PERIOD": 10.0, "SCENARIOS": self._out("blocks.gpkg")},
            "rocklibrary": {"SHAPE": "block", "ROCK": self._out("rock.pts"), "SIZE_MIN": 0.1, "SIZE_MAX": 5.0},
            "calibrate": {
                "DEM": dem, "RELEASES": points, "OBSERVED": observed, "RUNS": 2, "VOLUME": 0.5, "MAX_TIME": 20.0,
                "GROUND": ground, "FOREST": forest, "BOUNDS": ["kappa", 0.05, 3.0], "EVALUATIONS": 4,
                "TABLE": self._out("classes.csv"),
            },
            "designcheck": {"CROSSINGS": crossings, "OUTPUT": self._out("checks.gpkg"), "HEIGHT": 4.0},
            "compareruns": {"BEFORE": runs, "AFTER": runs, "CROSSINGS_BEFORE": crossings, "CROSSINGS_AFTER": crossings,
                            "TABLE": self._out("differences.gpkg")},
            "objectrisk": {"OBJECTS": lines, "CROSSINGS": [crossings], "SCENARIOS": [100, 50, 1],
                           "LOSSES": ["", 0.1, 0.4, 1.0, 0.0, 0.05, 0.5], "RISK": self._out("risk.gpkg")},
            "net": {"DEM": dem, "BARRIERS": across, **small, "IMPACTS": self._out("impacts.gpkg")},
            "netsiting": {"DEM": dem, "LINES": across, "TRAJECTORIES": moved, "CROSSINGS": 1, **small,
                          "SITES": self._out("sites.gpkg")},
            "demtorunout": {"DEM": dem, "METHOD": "fixed", "THRESHOLD": 35.0, "RUNS": 1, "VOLUME": 0.5,
                            "GROUND": ground, "FOREST": forest, **self._outs("demtorunout")},
            "barrierdesign": {"DEM": dem, "RELEASES": points, "LINES": lines, "RUNS": 1, "VOLUME": 0.5,
                              "GROUND": ground, "FOREST": forest, **self._outs("barrierdesign")},
        }  # fmt: skip

    def _out(self, name):
        return str(self.outputs / name)

    def _outs(self, model):
        """Parameter -> path of each output of a model that is needed."""
        from qgis.core import QgsApplication, QgsProcessingParameterDefinition

        needed = {}
        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"talus:{model}")
        for definition in algorithm.destinationParameterDefinitions():
            if not definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional:
                needed[definition.name()] = self._out(f"{model}-{len(needed)}.{definition.defaultFileExtension()}")
        return needed


def _grid(path, value):
    """Path of a raster of one value."""
    from talus.tests.qgis.conftest import write_dem

    return write_dem(path, heights=np.full((4, 5), value))


def bad_value(world, algorithm, definition, draw):
    """A value that means nothing for a parameter; LookupError where none is known."""
    kind, name = definition.type(), definition.name()
    if kind == "number":
        return bad_values.no_number(definition, draw)
    if kind == "source":
        wanted = {0: "point", 1: "line", 2: "polygon"}
        kinds = [wanted[entry] for entry in map(int, definition.dataTypes()) if entry in wanted]
        if len(kinds) == 1 and name not in ("CROSSINGS",):
            return draw.choice(world.layers[kinds[0]])
        return draw.choice(world.files)
    lists = {
        "enum": bad_values.NO_CHOICES, "boolean": bad_values.NO_SWITCHES, "extent": bad_values.NO_EXTENTS,
        "band": bad_values.NO_BANDS, "raster": world.rasters, "file": world.files, "field": ("no_such_field",),
        "matrix": bad_values.NO_TABLES,
        "multilayer": ([], ["missing.tif"], 7, {}, "", [world.files[0]], world.rasters[:1]),
    }  # fmt: skip
    if kind == "raster" and algorithm == "groundclasses":  # which asks for the cells alone, and not for heights
        return draw.choice([path for path in world.rasters if Path(path).stem not in ("empty", "infinite")])
    if name in ("SCENARIO_NAMES", "LOSSES"):  # an empty row is that of a table that is not given
        return draw.choice([table for table in bad_values.NO_TABLES if table != ["", "", ""]])
    if kind in lists:
        return draw.choice(lists[kind])
    if kind == "string" and name.endswith("_DISTRIBUTION"):
        return draw.choice(bad_values.NO_DISTRIBUTIONS)
    if kind == "string" and name in ("HEIGHTS", "ENERGIES", "VARIANT_HEIGHTS", "VARIANT_ENERGIES"):
        return draw.choice(bad_values.NO_LISTS)
    if definition.isDestination() and name in world.good[algorithm]:
        suffix = Path(world.good[algorithm][name]).suffix
        return draw.choice((f"/proc/x{suffix}", str(world.folder / "none" / f"x{suffix}"), str(world.folder)))
    raise LookupError(name)


# Parameters without effect where another has its value, or which take any text.
UNUSED = {
    "simulate": {"PRECISION_OF", "GROUND_TABLE", "ROCK_FILE"}, "sourceareas": {"MIN_AREA"}, "convergence": {"TARGET"},
    "groundclasses": {"CLASS_FILE", "FOREST_FILE", "FOREST_FIELD", "FOREST_TABLE"},
    "trees": {"DIAMETER_RASTER", "DENSITY_RASTER", "POINTS", "POINT_DIAMETER_FIELD", "POINT_HEIGHT_FIELD",
              "POINT_SPECIES_FIELD"},
    "rockfromcloud": {"LAYER"}, "barrier": {"CROSSINGS"}, "blockscenarios": {"BLOCK_FILE"},
    "hazardmap": {"DEM", "RELEASES", "APEX", "MATRIX", "HEIGHT_EXCEEDANCES"},
    "calibrate": {"PRECISION_OF", "GROUND_TABLE", "ROCK_FILE"},
    "demtorunout": {"PRECISION_OF", "GROUND_TABLE", "ROCK_FILE"}, "compareruns": {"MAP_BEFORE", "MAP_AFTER"},
    "barrierdesign": {"PRECISION_OF", "GROUND_TABLE", "ROCK_FILE"}, "net": {"SAMPLES", "TRAJECTORIES"},
}  # fmt: skip


def one_input(world, number, seed):
    """Draw a bad input by its number and try it; an Outcome."""
    import processing
    from qgis.core import QgsApplication, QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback

    draw = random.Random(f"{seed}-{number}")
    registry = QgsApplication.processingRegistry()
    while True:
        name = draw.choice(sorted(world.good))
        definition = draw.choice(registry.algorithmById(f"talus:{name}").parameterDefinitions())
        try:
            value = bad_value(world, name, definition, draw)
        except LookupError:
            continue
        if not (definition.name() in UNUSED.get(name, ()) and definition.name() not in world.good[name]):
            break
    shown = repr(value)[:80]
    begin = time.process_time()
    given = {**world.good[name], definition.name(): value}
    try:
        processing.run(f"talus:{name}", given, feedback=QgsProcessingFeedback(False), context=QgsProcessingContext())
        verdict, message = "accepted", ""
    except QgsProcessingException as error:
        message = str(error)
        verdict = "refused" if len(message) >= SHORTEST_MESSAGE else "mute"
        if "Traceback" in message:
            verdict = "traceback"
    except Exception:
        verdict, message = "traceback", traceback.format_exc()
    left = list(world.outputs.rglob("*"))
    if verdict == "refused" and left and name not in MODELS:
        verdict, message = "files left", ", ".join(path.name for path in left)
    for path in left:
        path.unlink()
    if verdict == "refused" and time.process_time() - begin > SLOWEST:
        verdict = "slow"
    return Outcome(verdict, name, definition.name(), shown, message)


def campaign(folder, inputs, seed, tell=None):
    """Outcomes of this many bad inputs."""
    world, outcomes = World(folder), []
    _compile()
    for number in range(inputs):
        outcomes.append(one_input(world, number, seed))
        if tell is not None:
            tell(number, outcomes[-1])
    return outcomes


def _compile():
    """Have the engine ready, for its compiling is no part of an answer: first steps of models simulate."""
    from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate

    terrain = Terrain([[0.0] * 20] * 20, 1.0)
    simulate(
        terrain,
        Ground(terrain, mu_min=0.55),
        rock_library.rock("cube"),
        Release((10.0, 10.0), 1.0),
        Settings(max_time=0.1, air_density=0.0),
    )


def main():
    """Run the campaign in a QGIS of its own, and end with 1 where an input was not refused in words."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--inputs", type=int, default=3300)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--show", action="store_true", help="print every message")
    given = arguments.parse_args()
    start_qgis()

    def tell(number, outcome):
        if given.show or outcome.verdict != "refused":
            print(f"{number} {outcome.verdict}: {outcome.algorithm} {outcome.parameter}={outcome.value}\n"
                  f"    {outcome.message[-600:]}", flush=True)  # fmt: skip

    with tempfile.TemporaryDirectory() as folder:
        outcomes = campaign(Path(folder), given.inputs, given.seed, tell)
    counts = Counter(outcome.verdict for outcome in outcomes)
    print(f"{given.inputs} bad inputs, seed {given.seed}: {dict(counts)}", flush=True)
    os._exit(0 if set(counts) == {"refused"} else 1)  # QGIS may crash when Python takes it down


def start_qgis():
    """A QgsApplication with Processing and Talus."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from qgis.core import QgsApplication

    application = QgsApplication([], False)
    application.initQgis()
    sys.path.append(f"{application.pkgDataPath()}/python/plugins")
    from processing.core.Processing import Processing

    from talus.algorithms.provider import TalusProvider

    Processing.initialize()
    start_qgis.kept = application, TalusProvider()  # the registry needs the references of Python
    application.processingRegistry().addProvider(start_qgis.kept[1])


if __name__ == "__main__":
    main()
