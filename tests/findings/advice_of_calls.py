# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs that bring about each finding declared by a tool of QGIS, and those after its remedy.

Tools are handed stand-ins of what they read; ``BY_TEST`` names the test of tests/qgis that runs the whole tool for a
finding, and the words of it that the test looks for.
"""

import math
from contextlib import ExitStack
from importlib import import_module
from types import SimpleNamespace as Of
from unittest.mock import patch

import numpy as np

from talus.engine.io.line_fields import FREE
from talus.engine.io.raster import Grid
from talus.tests.findings.scenes import terrain

PLAN = "+proj=tmerc +lat_0=47 +lon_0=9 +k=1 +x_0=0 +y_0=0 +ellps=GRS80 +units=m +type=crs"  # true to scale at 0
KEPT = []  # layers that sources read


def room(name):
    """A module of the algorithms; they import QGIS, so they are loaded when a row is tried."""
    return import_module(f"talus.algorithms.{name}")


def found_by(tried, **values):
    """Findings of a function that takes a Call; ``values``: parameters that are given."""
    from qgis.core import QgsProcessingContext

    class Asked(room("call").Call):
        """A Call whose parameters are at hand."""

        def __getitem__(self, parameter):
            return values.get(parameter)

        def raw(self, parameter):
            return values.get(parameter)

        def is_given(self, parameter):
            return values.get(parameter) is not None

        def is_unset(self, parameter):
            return values.get(parameter) is None

        def wants(self, output):
            return False

    call = Asked(None, values, QgsProcessingContext())
    tried(call)
    return call.findings


def patched(module, tried, /, **names):
    """Call a function while names of a module are functions that return these values."""
    with ExitStack() as stack:
        for name, value in names.items():
            stack.enter_context(patch.object(module, name, lambda *_, value=value, **__: value))
        return tried()


def layer(kind, *rows, fields=""):
    """A layer in memory: pairs of a geometry in words and values of its fields."""
    from qgis.core import (
        QgsCoordinateReferenceSystem,
        QgsFeature,
        QgsGeometry,
        QgsProcessingContext,
        QgsProcessingFeatureSource,
        QgsVectorLayer,
    )

    made = QgsVectorLayer(f"{kind}?{fields}", "layer", "memory")
    made.setCrs(QgsCoordinateReferenceSystem.fromProj(PLAN))
    for words, values in rows:
        feature = QgsFeature(made.fields())
        feature.setAttributes(list(values))
        if words:
            feature.setGeometry(QgsGeometry.fromWkt(words))
        made.dataProvider().addFeature(feature)
    KEPT.append(made)
    return QgsProcessingFeatureSource(made, QgsProcessingContext())


def plan():
    """The coordinate system of the layers."""
    return layer("Point").sourceCrs()


def barriers(*lines, hole=None):
    """Findings of planned barriers."""
    source = layer("LineString", *((f"LINESTRING({line})", ()) for line in lines))
    place = terrain(hole=hole)
    return found_by(
        lambda call: room("tools.barrier.run").read_planned(call, place, plan()),
        BARRIERS=source,
        HEIGHT=3.0,
        CLASS="1000",
    )


def crossings(top=1.0, rotation=10.0):
    """Findings of crossings that a barrier is designed for."""
    fields = "field=line:int&field=passage:int&field=e_kj:double&field=e_rot_kj:double&field=top_m:double"
    known, other = (1, 1, 100.0, 10.0, 1.0), (1, 1, 100.0, rotation, top)
    source = layer("Point", ("POINT(30 60)", known), ("POINT(31 60)", other), fields=fields)
    planned = [Of(identifier=1, part=0, laid=Of(x=np.array([20.0, 60.0]), y=np.array([60.0, 60.0])))]
    return found_by(lambda call: room("tools.barrier.crossings_at_barriers")._measured(call, planned), CROSSINGS=source)


def sites(first, distance=100.0):
    """Findings of two lines, the first of which this many of 480 runs pass, so far from the road; nets need 6 m.

    None goes on behind the first, and 9 % of all behind the second, which 267 pass.
    """
    made = [Of(line=Of(name=name), distance=distance,
               siting=Of(passing=passing, runs=480, rest_share=rest, caught=1, distance_needed=lambda: 6.0))
            for name, passing, rest in (("upper", first, 0.0), ("lower", 267, 0.09))]  # fmt: skip
    return room("tools.netsiting.run").find_misleading(made)


def thrown(shape):
    """Findings of a net that rocks of this shape are thrown into, from a simulation of eota221."""
    module = room("shared.runs.net_impacts")
    paths = layer("LineString", ("LINESTRING(0 0, 1 1)", ["eota221"]), fields="field=rock:string")
    return patched(module, lambda: found_by(lambda call: module.find_other_shape(call, shape, "TRAJECTORIES")),
                   layer_source=paths)  # fmt: skip


def thrown_of(count, ranking=0):
    """Findings of a net that this many of 267 rocks are thrown into, by energy or by a response surface."""
    return found_by(lambda call: room("tools.net.scene").find_not_thrown(call, count, 267), RANKING=ranking)


def weak_barrier(share):
    """Findings of a barrier that stops this many of the rocks, %, of which 95 % shall be stopped."""
    return found_by(
        lambda call: room("tools.barrier.run")._find_weak(call, [{"id": 1, "name": "", "stop_pct": share}]), TARGET=95.0
    )


def unreached(count):
    """Findings of a barrier that this number of rocks reaches."""
    return found_by(
        lambda call: room("tools.barrier.run")._find_unreached(call, [{"id": 1, "name": "", "crossings": count}])
    )


def radius(value):
    """Findings of rocks whose radius is known, or not."""
    return found_by(lambda call: room("tools.barrier.crossings_at_barriers")._known_radius(np.array([value]), call))


def bounds(low):
    """Findings of the bounds of a calibration."""
    given = [Of(name="rolling_resistance", low=low, high=0.6)]
    return found_by(lambda call: room("tools.calibrate.observations").tell_low_bounds(given, call))


def calibrated(fit=0.5, best=5.0):
    """Findings of what a calibration found."""
    stub, given = Of(fit=fit, best={"kappa": best}, names=["kappa"]), [Of(name="kappa", low=1.0, high=9.0)]
    return found_by(lambda call: room("tools.calibrate.outputs").tell(stub, given, {}, call))


def over_the_crest(share):
    """Findings of the rocks that pass over the crest of a slope."""
    row = Of(fallen=share, thrown=100, case=Of(height=10.0, slope=0.5))
    return found_by(lambda call: room("tools.catchmentchart.run")._tell_counted(call, [row]), RUNS=100)


def interval(precision):
    """Findings of the precision of a statistic."""
    numbers = {"RUN_COUNT": 30}
    return found_by(lambda call: room("tools.convergence.run").tell(numbers, Of(precision=precision), 0.1, call))


def checked_line(passing=1000, **changed):
    """A line of a design check."""
    usual = {"name": "upper", "identifier": 3, "hits": None, "has_rotation": True, "field": None}
    return Of(**{**usual, "passing": passing, "actions": Of(percentile=0.95), **changed})


def few_rocks(*passing):
    """Findings of lines with this many rocks."""
    return room("tools.designcheck.actions").few_rocks([checked_line(entry) for entry in passing])


def design(best=True, reasons=(), **changed):
    """Findings of a design check."""
    run = room("tools.designcheck.run")
    verdict = Of(net=Of(name="net"), passes=True) if best else None
    stubs = {"smallest_passing": verdict, "not_checked": reasons, "shown_net": "net", "result_word": "passes"}
    stubs["is_named"] = True
    line = [checked_line(**changed)]
    return patched(run, lambda: found_by(lambda call: run._tell(call, line, [])), **stubs)


def design_of_nothing():
    """Findings of a design check of lines that no rock passes."""
    return found_by(lambda call: room("tools.designcheck.run")._tell(call, [], []))


def crest():
    """A crest line."""
    return Of(identifier=1, points=np.zeros((2, 2)), shape=Of(crest_width=2.0, height=5.0), name="dam")


def overlapping(numbers):
    """Findings of embankments that overlap."""
    built = [Of(carved=Of(part=np.array([True])), crest=crest())]
    return found_by(lambda call: room("tools.embankment.carving")._tell_shared(call, [crest()], built, numbers))


def side(chosen="by the terrain", **changed):
    """Findings of the uphill side of a crest."""
    carving = room("tools.embankment.carving")
    usual = {"is_along_fall_line": False, "angle": 80.0, "is_left": True, "is_level": False, "agreeing": 1.0}
    seen = Of(**{**usual, **changed})
    return patched(carving, lambda: found_by(lambda call: carving._side(None, crest(), chosen, call)), uphill_side=seen)


def standing(height):
    """Findings of a crest that stands so high above its uphill toe, and should 5 m."""
    layout = Of(uphill_height=np.array([height]), stations=Of(points=np.zeros((1, 2))))
    return found_by(lambda call: room("tools.embankment.carving")._tell_low(crest(), layout, call))


def carved_cells(size):
    """Findings of the cells asked for on a model with cells of 2 m."""
    module, dem = room("tools.embankment.carving"), Of(crs=None, grid=Grid((10, 10), (2.0, 2.0), (0.0, 0.0), None))
    return patched(
        module, lambda: found_by(lambda call: module.cells_of(call, dem, []), CELL_SIZE=size), read_extent=None
    )


def carved_nodes(rows):
    """Findings of a carved model of this many rows and columns."""
    grid = Of(shape=(rows, rows), cell_size=(0.5, 0.5))
    return found_by(lambda call: room("tools.embankment.carving")._refuse_many(grid, call))


def ensemble(members):
    """Findings of an ensemble of this many members."""
    inputs, doubts = Of(points=Of(runs=np.array([1]))), Of(numbers=lambda: [])
    return found_by(lambda call: room("tools.ensemble.run")._tell(call, doubts, Of(members=members), [], inputs))


def stands(slope=True, velocity=5.0):
    """Findings of a stand of a protective forest."""
    findings = room("tools.forestcheck.findings")
    actual = [Of(stand=Of(name="upper"), slope=slope or None, today=Of(outcome=Of(velocity=velocity)))]
    return [*found_by(lambda call: findings._tell_level(call, actual)), *findings._gentle(actual)]


def stand_areas(*trees):
    """Findings of two stands, with trees at these places."""
    module = room("tools.forestcheck.run")
    boxes = ("POLYGON((0 0,10 0,10 10,0 10,0 0))", "POLYGON((20 0,30 0,30 10,20 10,20 0))")
    source, places = layer("Polygon", *((box, ()) for box in boxes)), np.array(trees, np.float64)
    known = places, np.full(len(trees), 0.3), np.ones(len(trees))
    return patched(module, lambda: found_by(lambda call: module.read_stands(call, plan()), STANDS=source), _trees=known)


def sources(is_outer=False, count=3):
    """Findings of the sources of a folder of Rockyfor3D."""
    stub = Of(x=np.zeros(count), is_outer=np.full(count, is_outer))
    return found_by(lambda call: room("tools.fromrockyfor3d.run")._tell_sources(call, stub))


def roughness(known=0.1, highest=0.1):
    """Findings of the roughness of a folder of Rockyfor3D."""
    module = room("tools.fromrockyfor3d.run")
    arrays = {module.SOIL: np.zeros(1), **{name: np.array([highest]) for name in module.ROUGHNESS}}
    return found_by(lambda call: module._tell_roughness(call, Of(arrays=arrays), np.array([known])))


def structures(*rows):
    """Findings of two walls, with rocks at these places."""
    module, lines = room("tools.gallery.run"), (("LINESTRING(0 0,10 0)", ()), ("LINESTRING(0 50,10 50)", ()))
    source, table = layer("LineString", *lines), np.array([(x, y, *[1.0] * 7) for x, y in rows])
    return patched(module, lambda: found_by(module.read_structures, STRUCTURE=source), _rows=table)


def sections(count):
    """Findings of a section that this many rocks reach."""
    part = Of(section=Of(rows=np.zeros(count)))
    return found_by(lambda call: room("tools.gallery.run")._tell_few(call, [part]), PERCENTILE="95")


def map_of_grounds(gaps=0, contradictions=0):
    """Findings of a map of ground classes."""
    numbers = {"CONTRADICTION_COUNT": contradictions, "GAP_COUNT": gaps, "SLIVER_COUNT": 0}
    return found_by(lambda call: room("tools.groundclasses.outputs").tell(Of(burnt={}), numbers, call))


def classes(missing=(), upper=2.0):
    """Findings of classes of sizes."""
    module = room("tools.hazardmap.frequency_maps")
    law = Of(smallest=0.1, largest=10.0, mean_volume=lambda: 0.5)
    stubs = {"read_size_law": law, "read_blocks": None, "missing_classes": missing}
    given = [Of(name="small", lower=1.0, upper=upper)]
    return patched(module, lambda: found_by(lambda call: module.tell_rates(call, given)), **stubs)


def scenario(without=0, counts=False, broken=False):
    """Findings of a scenario of a hazard map."""
    module = room("tools.hazardmap.run")
    one = Of(name="A", runs=10.0, period=30.0, blocks=1.0, passages="p", energy="e")
    facts = Of(scenario=one, without_energy=without, largest=10.0, cells=5)
    stubs = {"counts_pieces": counts, "has_broken": broken, "metadata_of": {}}
    return patched(module, lambda: found_by(lambda call: module.tell_scenario(facts, call)), **stubs)


def least_reach(value):
    """Findings of a least reach beside frequencies."""
    return found_by(room("tools.hazardmap.run")._tell_reach, LEAST_REACH=value)


def columns(count):
    """Findings of this many blocks that hang in a column."""
    module = room("tools.heap.run")
    stubs = {"start_spacing": 2.0, "release_points": Of(x=np.zeros(1), y=np.zeros(1)), "_chosen": np.zeros((1, 2)),
            "hang_up": (0, 0), "_chance": None}  # fmt: skip
    return patched(module, lambda: found_by(lambda call: module.hang(call, Of(crs=None), None, [0] * count)), **stubs)


def apart(*places):
    """Findings of places that should be 2 m apart."""
    return found_by(lambda call: room("tools.heap.run")._apart(np.array(places), 2.0, call))


def cells_of_deposit(size):
    """Findings of the cells of the maps of a deposit of blocks with a radius of 1 m."""
    rocks = [Of(radius=1.0)]
    return found_by(lambda call: room("tools.heap.run").cell_of(call, None, rocks, np.zeros((1, 3))), CELL=size)


def deposit(left=False, moving=False, unconverged=0):
    """Findings of a deposit."""
    module = room("tools.heap.run")
    lying = Of(left=np.array([left]), time=np.array([0.0, 30.0]), steps=100, unconverged=unconverged)
    return patched(module, lambda: found_by(lambda call: module._warn(call, lying)), is_moving=np.array([moving]))


def impacts(*flags):
    """Findings of an impact with these flags."""
    module, hits = room("tools.net.numbers"), [Of(flags=flags)]
    return patched(module, lambda: found_by(lambda call: module.tell(None, hits, {}, call)), flag_words="a rope breaks")


def aimed(distance):
    """Findings of a rock with a radius of 1 m that hits a net so far from a post."""
    module = room("tools.net.scene")
    stubs = {"distance_to_post": distance, "has_posts_to_hit": False, "middle_of_field": 0.5}
    rock = Of(radius=1.0)
    return patched(module, lambda: found_by(lambda call: module.tell_place(call, None, 0.5, rock)), **stubs)


def hits_of_net(distance):
    """Findings of two rocks of a simulation that meet a net near a post."""
    module, cases = room("tools.net.scene"), [{"rock": Of(radius=1.0)}] * 2
    stubs = {"has_posts_to_hit": False, "distance_of_hit": distance}
    return patched(module, lambda: found_by(lambda call: module.tell_hits(call, None, cases, [1, 2])), **stubs)


def lines_of_net(*lines):
    """Findings of the lines of which a net takes the first."""
    module = room("tools.net.scene")
    stubs = {"read_lines": [Of(parts=[line]) for line in lines], "with_margin": None, "read_ground": None,
            "family_net": None}  # fmt: skip
    return patched(module, lambda: found_by(lambda call: module.read_net(call, Of(crs=None))), **stubs)


def hanging(unrest):
    """Findings of a net with so much of its largest force left over."""
    net = Of(description={"elements": []}, nodes=[], brakes=[], time_step=0.001, unrest=unrest)
    return found_by(lambda call: room("tools.net.scene").tell_net(net, call))


def type_test(elongation):
    """Findings of a type test that gave way by 5 m."""
    module = room("tools.net.run")
    scene, hit = Of(sheet=Of(tested_elongation=5.0)), Of(elongation=elongation, verdict="caught")
    return patched(module, lambda: found_by(lambda call: module._tell_sheet(call, scene, hit)), is_type_test=True)


def succession(used_up=0, lasted=1.0):
    """Findings of rocks one after the other."""
    hit = Of(verdict="caught", residual_height=0.8, time=np.array([0.0, lasted]), time_step=0.001)
    stub = Of(hits=[hit], used=[np.array([0.5])], used_up=used_up)
    return found_by(lambda call: room("tools.net.moments")._tell(call, stub, [0]), MAX_TIME=5.0)


def order(chance, thrown=20):
    """Findings of two places, the first the best with a chance, where some of 60 rocks below the top were thrown."""
    siting = Of(rest_share=0.1, thrown=thrown, passing=70, over=10)
    sites = [Of(rank=k, line=Of(name="A"), siting=siting, chance=chance) for k in (1, 2)]
    return found_by(lambda call: room("tools.netsiting.run")._tell_order(call, sites))


def written_to(path, lost):
    """Findings of an output in a format."""
    module = room("shared.parameters.output_files")
    losses = [("TRAJECTORIES", path, lost)] if lost else []
    return patched(module, lambda: found_by(module.tell_losses), outputs_with_losses=losses)


def along(ground=1.0, turn=1.0, passing=5):
    """Findings of the passages along a line."""
    stations = Of(place=np.array([[0.0, 0.0], [1.0, 0.0]]), left=np.array([[0.0, 1.0], [turn, 1.0]]),
                  right=np.array([[0.0, -1.0], [1.0, -1.0]]))  # fmt: skip
    stub, numbers = Of(ground=np.array([ground]), stations=stations), {"PASSING_COUNT": passing}
    return found_by(lambda call: room("tools.profile.layers").tell(stub, numbers, call))


def cloud(volume):
    """Findings of a rock of a point cloud."""
    return found_by(lambda call: room("tools.rockfromcloud.run")._tell_small(call, Of(volume=volume)))


def carried(rows):
    """Findings of trajectories that carry the motion at their vertices, or not."""
    motion = Of(_replace=lambda **_: None, position=np.zeros((1, 3)))
    return found_by(lambda call: room("shared.runs.motion")._with_carried(motion, [rows], call))


def sheet(*assumed):
    """Findings of a product sheet."""
    return found_by(
        lambda call: room("shared.runs.net_impacts").tell_sheet(Of(title="net", assumed=list(assumed)), call)
    )


def screen_lines(*lines):
    """Findings of screen lines."""
    source = layer("LineString", *((f"LINESTRING({line})", ()) for line in lines))
    return found_by(lambda call: room("shared.runs.screen_lines").read_lines(call, "LINES", plan()), LINES=source)


def on_ground(*points):
    """Findings of points on the terrain."""
    return found_by(lambda call: room("shared.scene.scene").points_on_ground(
        np.array(points, np.float64), None, "POINTS", terrain(), call))  # fmt: skip


def passages(height=1.0, p95_high=5.0, has_ground=True):
    """Findings of the passages of a line."""
    line = Of(passing=10, runs=100, of={name: Of(p95=1.0, p95_high=p95_high) for name in ("energy", "top")})
    screening = Of(numbers=[line], rows={"height": np.array([height])}, designs=[Of(shares=None, choice=None)])
    analysis = Of(lines=[Of(name="upper")], screening=screening, stopped=[0])
    messages = room("tools.screenline.numbers").tell
    return found_by(lambda call: messages(analysis, {"PASSING_COUNT": 10}, has_ground, call))


def excluded(*corners):
    """Findings of an area that is excluded."""
    west, south, east, north = corners
    box = f"POLYGON(({west} {south},{east} {south},{east} {north},{west} {north},{west} {south}))"
    module = room("tools.sourceareas.run")
    return found_by(lambda call: module.excluded_cells(call, terrain(), plan()), EXCLUDE=layer("Polygon", (box, ())))


def slope_units(**changed):
    """Findings of slope units."""
    from talus.engine.sources.slope_findings import of_units

    return of_units(Of(**{"r_squared": 0.99, "has_distinct_cliffs": True, **changed}))


def source_points(count=10, threshold=45.0):
    """Findings of release points, and of two thresholds."""
    module = room("tools.sourceareas.layers")
    units = Of(angle=0, mode=[], deviation=[], r_squared=0.99, has_distinct_cliffs=True, threshold=threshold)
    stub = Of(units=units, by_resolution=45.0)
    stubs = {"parts_of": [], "tell_numbers": None}
    return patched(module, lambda: found_by(lambda call: module.tell(stub, {"POINT_COUNT": count}, call)), **stubs)


def raster_trees(diameter=30.0, missing=0):
    """Findings of trees that are drawn from rasters."""
    module = room("tools.trees.stands")
    choices = Of(diameter=0.3, variation=0.1, conifers=1.0, distance=1.0, distribution="normal", seed=1, kinds={})
    grids = iter(((np.array([[100.0]]), (10.0, 10.0), (0.0, 0.0)), (np.array([[diameter]]), (10.0, 10.0), (0.0, 0.0))))
    raster, stems = Of(crs=plan, name=lambda: "raster"), Of(x=np.zeros(0))

    def tried(call):
        with patch.object(module, "_raster", lambda *_: next(grids)):
            module.trees_of_rasters(raster, raster, choices, call)

    stubs = {"stands_on_grid": (stems, missing), "_of_kinds": stems}
    return patched(module, lambda: found_by(tried), **stubs)


def stand_trees(missing):
    """Findings of trees that are drawn in a polygon."""
    module = room("tools.trees.stands")
    box = layer("Polygon", ("POLYGON((0 0,100 0,100 100,0 100,0 0))", ()))
    choices = Of(density=400.0, diameter=0.3, variation=0.3, conifers=1.0, distance=1.0, distribution="normal", seed=1,
                 kinds={})  # fmt: skip
    stems = room("tools.trees.stands").Stems(*(np.zeros(0) for _ in room("tools.trees.stands").Stems._fields))
    fields = ("", "", "", "")
    return patched(
        module, lambda: found_by(lambda call: module.trees_of_polygons(box, fields, choices, call)),
        stand_in_polygon=(stems, missing),
    )  # fmt: skip


def canopy(size):
    """Findings of a canopy with cells of a size."""
    grid = Of(cell_size=(size, size))
    return found_by(lambda call: room("tools.treesfromheights.run")._tell_coarse(call, grid))


def inventory(unseen):
    """Findings of stems that were not seen."""
    return found_by(lambda call: room("tools.treesfromheights.run")._tell_unseen(call, {"UNSEEN": unseen}), KNOWN=1)


def draped(is_readable):
    """Findings of a layer of a view."""
    module = room("tools.view3d.drapes")

    def grid(*_):
        if not is_readable:
            raise ValueError("no file")
        return 1

    def tried(call):
        with patch.object(module, "_grid_of", grid):
            module.grids_of(call, [Of(name=lambda: "map")], None)

    return patched(module, lambda: found_by(tried), _has_numbers=True, _lies_on=True)


def compiled(reason):
    """Findings of an engine that is not compiled for a reason."""
    module = room("shared.scene.profile_runs")
    return patched(module.readiness, lambda: found_by(module.find_slow), why_slow=reason)


INF = math.inf
# kind -> what brings it about, and the same after its remedy; None where there is nothing to follow
CASES = {
    "algorithms.tools.barrier.run.OUTSIDE": (
        lambda: barriers("20 60,60 60", "900 900,950 900"), lambda: barriers("20 60,60 60")),
    "algorithms.tools.barrier.run.OVER_GAPS": (
        lambda: barriers("20 60,60 60", hole=(slice(25, 35), slice(10, 20))), lambda: barriers("20 60,60 60")),
    "algorithms.tools.barrier.crossings_at_barriers.TRANSLATION_ONLY": (lambda: crossings(rotation=None), crossings),
    "algorithms.tools.netsiting.run.AROUND": (lambda: sites(161), lambda: sites(250)),
    "algorithms.tools.netsiting.run.TOO_NEAR": (lambda: sites(250, 5.0), lambda: sites(250)),
    "algorithms.tools.net.scene.NOT_THROWN": (lambda: thrown_of(3), lambda: thrown_of(3, 80)),
    "algorithms.shared.runs.net_impacts.OTHER_SHAPE": (lambda: thrown("eota111"), lambda: thrown("eota221")),
    "algorithms.tools.barrier.run.BELOW_TARGET": (lambda: weak_barrier(9.0), lambda: weak_barrier(95.0)),
    "algorithms.tools.barrier.run.NOT_REACHED": (lambda: unreached(0), lambda: unreached(7)),
    "algorithms.tools.barrier.crossings_at_barriers.NO_RADIUS": (lambda: radius(math.nan), lambda: radius(1.0)),
    "algorithms.tools.barrier.crossings_at_barriers.UNKNOWN": (lambda: crossings(top=None), crossings),
    "algorithms.tools.calibrate.observations.LOW_BOUNDS": (lambda: bounds(0.2), lambda: bounds(0.4)),
    "algorithms.tools.calibrate.outputs.UNEXPLAINED": (lambda: calibrated(fit=0.0), calibrated),
    "algorithms.tools.calibrate.outputs.ON_A_BOUND": (lambda: calibrated(best=9.0), calibrated),
    "algorithms.tools.catchmentchart.run.FEW_OVER": (lambda: over_the_crest(0.2), lambda: over_the_crest(0.9)),
    "algorithms.tools.convergence.run.NO_INTERVAL": (lambda: interval(INF), lambda: interval(0.05)),
    "algorithms.tools.designcheck.actions.FEW_AT_LINE": (lambda: few_rocks(20), lambda: few_rocks(1000)),
    "algorithms.tools.designcheck.actions.FEW_AT_LINES": (lambda: few_rocks(20, 30), lambda: few_rocks(1000, 1000)),
    "algorithms.tools.designcheck.run.TRANSLATION_ONLY": (lambda: design(has_rotation=False), design),
    "algorithms.tools.designcheck.run.NONE_PASSES": (lambda: design(best=False), design),
    "algorithms.tools.designcheck.run.NO_ROCK_PASSES": (design_of_nothing, design),
    "algorithms.tools.designcheck.run.NOT_CHECKED": (lambda: design(reasons=[("height", "no height")]), design),
    "algorithms.tools.embankment.carving.OVERLAP": (lambda: overlapping([0]), lambda: overlapping([])),
    "algorithms.tools.embankment.carving.DOWN_THE_SLOPE": (lambda: side(is_along_fall_line=True), side),
    "algorithms.tools.embankment.carving.LEVEL": (lambda: side(is_level=True), lambda: side("left", is_level=True)),
    "algorithms.tools.embankment.carving.SIDE_CHANGES": (
        lambda: side(agreeing=0.6), lambda: side("left", agreeing=0.6),
    ),
    "algorithms.tools.embankment.carving.AGAINST": (lambda: side("right"), lambda: side("left")),
    "algorithms.tools.embankment.carving.LOW": (lambda: standing(3.0), lambda: standing(5.0)),
    "algorithms.tools.embankment.carving.NOT_COARSER": (lambda: carved_cells(5.0), None),
    "algorithms.tools.embankment.carving.MANY": (lambda: carved_nodes(6000), lambda: carved_nodes(600)),
    "algorithms.tools.ensemble.run.FEW_MEMBERS": (lambda: ensemble(16), lambda: ensemble(128)),
    "algorithms.tools.forestcheck.findings.LEVEL": (lambda: stands(slope=False), stands),
    "algorithms.tools.forestcheck.findings.GENTLE": (lambda: stands(velocity=0.0), stands),
    "algorithms.tools.forestcheck.run.NO_TREES": (
        lambda: stand_areas((5.0, 5.0)), lambda: stand_areas((5.0, 5.0), (25.0, 5.0))),
    "algorithms.tools.fromrockyfor3d.run.NO_SOURCE": (lambda: sources(count=0), sources),
    "algorithms.tools.fromrockyfor3d.run.OUTER": (lambda: sources(is_outer=True), sources),
    "algorithms.tools.fromrockyfor3d.run.NO_ROUGHNESS": (lambda: roughness(known=math.nan), roughness),
    "algorithms.tools.fromrockyfor3d.run.STOPPING": (lambda: roughness(highest=100.0), roughness),
    "algorithms.tools.gallery.run.NO_ARRIVAL": (
        lambda: structures((5.0, 0.0)), lambda: structures((5.0, 0.0), (5.0, 50.0))),
    "algorithms.tools.gallery.run.FEW": (lambda: sections(10), lambda: sections(500)),
    "algorithms.tools.groundclasses.outputs.SETTLED": (lambda: map_of_grounds(contradictions=2), map_of_grounds),
    "algorithms.tools.groundclasses.outputs.GAPS": (lambda: map_of_grounds(gaps=2), map_of_grounds),
    "algorithms.tools.hazardmap.frequency_maps.CLASSES_MISSING": (lambda: classes([("A", 1.0, 2.0)]), classes),
    "algorithms.tools.hazardmap.frequency_maps.CLASS_WIDE": (lambda: classes(upper=9.0), classes),
    "algorithms.tools.hazardmap.run.NO_ENERGY": (lambda: scenario(without=3), scenario),
    "algorithms.tools.hazardmap.run.PIECES_COUNTED": (lambda: scenario(counts=True), scenario),
    "algorithms.tools.hazardmap.run.ENERGY_OF_PIECES": (lambda: scenario(broken=True), scenario),
    "algorithms.tools.hazardmap.run.REACH_NOT_USED": (lambda: least_reach(5.0), lambda: least_reach(0.0)),
    "algorithms.tools.heap.run.TALL_COLUMN": (lambda: columns(100), lambda: columns(2)),
    "algorithms.tools.heap.run.PLACES_NEAR": (
        lambda: apart((0.0, 0.0), (1.0, 0.0)), lambda: apart((0.0, 0.0), (3.0, 0.0))),
    "algorithms.tools.heap.run.CELLS_COARSE": (lambda: cells_of_deposit(3.0), lambda: cells_of_deposit(1.0)),
    "algorithms.tools.heap.run.LEFT": (lambda: deposit(left=True), deposit),
    "algorithms.tools.heap.run.MOVING": (lambda: deposit(moving=True), deposit),
    "algorithms.tools.heap.run.UNCONVERGED": (lambda: deposit(unconverged=95), deposit),
    "algorithms.tools.net.numbers.FLAGGED": (lambda: impacts("rope"), impacts),
    "algorithms.tools.net.scene.AT_A_POST": (lambda: aimed(0.2), lambda: aimed(4.0)),
    "algorithms.tools.net.scene.NEAR_POSTS": (lambda: hits_of_net(0.2), lambda: hits_of_net(4.0)),
    "algorithms.tools.net.scene.FIRST_LINE": (lambda: lines_of_net(1, 2), lambda: lines_of_net(1)),
    "algorithms.tools.net.scene.RESTLESS": (lambda: hanging(0.2), lambda: hanging(0.01)),
    "algorithms.tools.net.report.OFF": (lambda: type_test(9.0), lambda: type_test(5.1)),
    "algorithms.tools.net.moments.USED_UP": (lambda: succession(used_up=2), succession),
    "algorithms.tools.net.moments.STILL_MOVING": (lambda: succession(lasted=5.0), succession),
    "algorithms.tools.netsiting.run.UNSURE": (lambda: order(0.4), lambda: order(0.9)),
    "algorithms.tools.netsiting.run.UNSURE_OF_ALL": (lambda: order(0.4, thrown=60), lambda: order(0.9, thrown=60)),
    "algorithms.shared.parameters.output_files.CANNOT_HOLD": (
        lambda: written_to("a.csv", {"geometry"}), lambda: written_to("a.gpkg", set())),
    "algorithms.tools.profile.layers.NO_ROCK": (lambda: along(passing=0), along),
    "algorithms.tools.profile.layers.GAPS": (lambda: along(ground=math.nan), along),
    "algorithms.tools.profile.layers.SCREENS_CROSS": (lambda: along(turn=-1.0), along),
    "algorithms.tools.rockfromcloud.run.SMALL": (lambda: cloud(1e-6), lambda: cloud(1.0)),
    "algorithms.shared.runs.motion.NO_MOTION": (lambda: carried(None), lambda: carried(np.full((1, 9), FREE))),
    "algorithms.shared.runs.motion.NO_BENDS": (
        lambda: carried(np.zeros((1, 9))), lambda: carried(np.full((1, 9), FREE)),
    ),
    "algorithms.shared.runs.net_impacts.ASSUMED": (lambda: sheet("rope"), sheet),
    "algorithms.shared.runs.screen_lines.NO_LENGTH": (
        lambda: screen_lines("0 0,10 0", "5 5,5 5"), lambda: screen_lines("0 0,10 0")),
    "algorithms.shared.scene.profile_runs.SLOW": (lambda: compiled("numba is missing"), lambda: compiled("")),
    "algorithms.shared.scene.scene.OFF_GROUND": (
        lambda: on_ground((30, 60), (900, 900)), lambda: on_ground((30, 60))),
    "algorithms.tools.screenline.numbers.NO_GROUND": (lambda: passages(has_ground=False), passages),
    "algorithms.tools.screenline.numbers.NO_HEIGHT": (lambda: passages(height=math.nan), passages),
    "algorithms.tools.screenline.numbers.FEW": (lambda: passages(p95_high=INF), passages),
    "algorithms.tools.sourceareas.run.NO_CELL": (
        lambda: excluded(20.2, 20.2, 20.8, 20.8), lambda: excluded(20, 20, 40, 40)),
    "algorithms.tools.sourceareas.layers.MANY": (lambda: source_points(10_000_000), source_points),
    "algorithms.tools.sourceareas.layers.APART": (lambda: source_points(threshold=70.0), source_points),
    "algorithms.tools.trees.stands.NO_DIAMETER": (lambda: raster_trees(math.nan), raster_trees),
    "algorithms.tools.trees.stands.NO_ROOM": (lambda: raster_trees(missing=3), raster_trees),
    "algorithms.tools.trees.stands.CROWDED": (lambda: stand_trees(5), lambda: stand_trees(0)),
    "algorithms.tools.treesfromheights.run.COARSE": (lambda: canopy(5.0), lambda: canopy(0.5)),
    "algorithms.tools.treesfromheights.run.UNSEEN": (lambda: inventory(50.0), lambda: inventory(0.0)),
    "algorithms.tools.view3d.drapes.NO_NUMBERS": (lambda: draped(False), None),
    "sources.slope_findings.POOR_FIT": (lambda: slope_units(r_squared=0.5), slope_units),
    "sources.slope_findings.NO_CLIFFS": (lambda: slope_units(has_distinct_cliffs=False), slope_units),
}  # fmt: skip
# kind -> the test of tests/qgis that runs the whole tool for it, and words of the finding that it looks for
BY_TEST = {
    "algorithms.tools.barrier.crossings_at_barriers.SEVERAL": ("test_barrier", "runs pass several barriers"),
    "algorithms.tools.catchmentchart.run.NO_ROW": ("test_catchmentchart", "no row applies to"),
    "algorithms.tools.comparemany.run.UNBOUNDED": ("test_comparemany", "Too few runs"),
    "algorithms.tools.comparemany.run.UNBOUNDED_AT_LINES": ("test_comparemany", "Too few rocks arrive"),
    "algorithms.tools.convergence.run.WHOLE_RUNS": ("test_convergence", "those of whole runs, not those at "),
    "algorithms.tools.embankment.rocks_at_crest.NONE_AT_CREST": ("test_embankment", "none lies on the crest line"),
    "algorithms.tools.hazardmap.frequency_maps.ABOVE_THRESHOLDS": ("test_hazardmap_frequency", "above the highest"),
    "algorithms.tools.hazardmap.objects.OFF_THE_MAPS": ("test_hazardmap_frequency", "OBJECTS: left out"),
    "algorithms.tools.hazardmap.zones.CELLS_LOST": ("test_hazardmap_rules", "leave out"),
    "algorithms.tools.net.scene.NO_SURFACE": ("test_net", "impacts are too few"),
    "algorithms.tools.netsiting.run.NO_SURFACE": ("test_netsiting", "too few for a response surface"),
    "algorithms.tools.objectrisk.objects.NO_LOSSES": ("test_objectrisk", "without vulnerabilities"),
    "algorithms.tools.objectrisk.objects.KINDS_UNKNOWN": ("test_objectrisk", "no row for the kinds"),
    "algorithms.shared.parameters.outputs.FIELD_NOT_USED": ("test_unused_parameters", "belongs to the layer"),
    "algorithms.shared.parameters.outputs.UNKNOWN": ("test_unused_parameters", "has no parameter of this name"),
    "algorithms.shared.parameters.outputs.ALIKE": ("test_unused_parameters", "Did you mean "),
    "algorithms.tools.restyle.run.NO_STYLE": ("test_restyle", "not results of Talus"),
    "algorithms.shared.runs.run_paths.NO_PASSAGE": ("test_screenline", "No rock passes"),
    "algorithms.tools.screenline.numbers.NO_BARRIER": ("test_screenline", "no barrier of the table stops"),
    "algorithms.tools.screenline.numbers.OF_PIECES": ("test_screenline_pieces", "each piece counts as a rock"),
    "algorithms.tools.sourceareas.run.IDLE": ("test_sourceareas", "is not used"),
    "algorithms.tools.sourceareas.run.LOWERED": ("test_sourceareas", "lowered from"),
    "algorithms.tools.sourceareas.run.FULL": ("test_sourceareas", "finer elevation model"),
    "algorithms.tools.torockyfor3d.run.SMOOTH": ("test_torockyfor3d", "smooth"),
    "algorithms.tools.torockyfor3d.run.SHARED": ("test_torockyfor3d", "share a cell"),
    "algorithms.tools.torockyfor3d.run.OUTER_SOURCES": ("test_torockyfor3d", "outer"),
}  # fmt: skip
