# SPDX-License-Identifier: GPL-2.0-or-later
"""Inputs that bring about the findings that the tests of whole tools look for too, and those after their remedy.

Here the function that finds is handed what the tool would read (as in advice_of_calls.py).
"""

import math
from types import SimpleNamespace as Of
from unittest.mock import patch

import numpy as np

from talus.engine.io.raster import Grid
from talus.tests.findings.advice_of_calls import found_by, layer, patched, plan, room

INF = math.inf


def passing(*barriers):
    """Findings of one run that passes these barriers."""
    module = room("tools.barrier.crossings_at_barriers")
    planned = [Of(identifier=entry, part=0, laid=Of(x=np.zeros(2), y=np.zeros(2))) for entry in (1, 2)]
    paths = Of(motion=None, radius=np.ones(1), number=np.ones(1), has_rotation=True)
    columns = [(name, float) for name in ("x", "y", "z", "energy")] + [("run", int), ("line", int)]
    rows = np.zeros(len(barriers), columns)
    rows["line"] = barriers
    ground = Of(height=lambda x, y: np.zeros(x.shape))
    stubs = {"read_paths": paths, "hits": rows, "_with_heights": None}
    return patched(
        module, lambda: found_by(lambda call: module._of_trajectories(call, planned, ground), RULE="centre of mass"),
        **stubs,
    )  # fmt: skip


def ditch_rows(*ditches):
    """Findings of a chart of as many slopes, and the rows of a guideline that hold for them."""
    module, order = room("tools.catchmentchart.run"), iter(ditches)

    def tried(call):
        with patch.object(module, "ditch_of", lambda *_: next(order)):
            module._write(call, None, [Of(case=None)] * len(ditches))

    return patched(module, lambda: found_by(tried), ditches_of=True)


def simulations(high):
    """Findings of two simulations, the second with this upper bound of a percentile of the energy."""
    module, names = room("tools.comparemany.run"), list(room("tools.comparemany.run").VALUES[:3])
    known = [{**{name: Of(value=1.0, high=2.0) for name in names}, "e_max_kj": Of(value=1.0, high=entry)}
             for entry in (2.0, high)]  # fmt: skip
    given = [Of(name=name, runs=20) for name in "AB"]
    return found_by(lambda call: module._tell(given, known, 95.0, call))


def arrivals(high):
    """Findings of a line with this upper bound of a percentile of the energy."""
    rows = [Of(line="road", simulation="A", arrived=4, energy=Of(high=high))]
    return found_by(lambda call: room("tools.comparemany.run")._tell_lines(rows, call))


def values_at_target(is_lines):
    """Findings of the values of runs at a target."""
    module, form = room("tools.convergence.run"), Of(sourceCrs=lambda: None)
    stubs = {"make_target": 1, "is_of_lines": is_lines, "read_run_values": {1: 2.0}}
    return patched(module, lambda: found_by(lambda call: module.read_sample(call, "mean"), LAYER=form, TARGET=1,
                                            VALUE_FIELD="e_max_kj"), **stubs)  # fmt: skip


def crest_crossings(x):
    """Findings of a crossing so far east at a crest line from 0 to 10 m."""
    module = room("tools.embankment.rocks_at_crest")
    fields = "field=passage:int&" + "&".join(f"field={name}:double" for name in module.FIELDS[1:])
    source = layer("Point", (f"POINT({x} 0)", (1, 5.0, 1.0, 2.0, 30.0)), fields=fields)
    built = [Of(crest=Of(points=np.array([[0.0, 0.0], [10.0, 0.0]]), name="dam"))]
    stubs = {"layer_source": source, "_places_on_the_carved": None, "_check": None, "findings_of": []}
    return patched(
        module, lambda: found_by(lambda call: module.check_built(call, plan(), built), CROSSINGS=source), **stubs
    )


def thresholds(highest):
    """Findings of an energy of 300 kJ once in 100 years, with so high a threshold, J."""
    module = room("tools.hazardmap.frequency_maps")

    def energies(_):
        return np.array([[np.inf if highest < 3e5 else 3e5]], np.float32)

    cells = Of(in_window=lambda values, _: values)
    frequencies = Of(thresholds=np.array([1e5, highest]), cells=cells, energies=energies)
    stubs = {"Band": None, "_offset": None}
    return patched(module, lambda: found_by(lambda call: module._energy_bands(frequencies, [100.0], call)), **stubs)


def objects_on_maps(size):
    """Findings of objects at 5 and 50 m on maps of this many metres."""
    module = room("tools.hazardmap.objects")
    source = layer("Point", ("POINT(5 5)", ()), ("POINT(50 50)", ()))
    kept = next(value for name, value in vars(module).items() if isinstance(value, type) and hasattr(value, "read"))
    grid = Grid((size, size), (1.0, 1.0), (0.5, 0.5), None)
    return found_by(lambda call: kept.read(call, grid, plan()), OBJECTS=source)


def zones(area, cover):
    """Findings of a danger zone of one lone cell of 100 m², with the smallest area of a zone, m²."""
    module = room("tools.hazardmap.zones")
    outcomes = np.zeros((9, 9), np.int64)
    outcomes[4, 4] = 1
    grid = Grid((9, 9), (10.0, 10.0), (0.0, 0.0), None)
    names = Of(levels=Of(names={0: "none", 1: "low"}))
    classes = Of(levels_of=lambda numbers: numbers, legends=names, rules=None)

    def tried(call):
        call.wants = lambda _: True
        module.drawn_zones(call, outcomes, grid, classes)

    return patched(module, lambda: found_by(tried), zone_form=(area, 0.0, cover))


def net_surface(size):
    """Findings of a ranking of 40 crossings by this many impacts on a net."""
    module, count = room("tools.net.scene"), max(size, 1)
    surface = Of(error=0.1) if size >= 10 else None
    stubs = {"features_of_rows": np.zeros((40, 2)), "design": np.arange(count), "common_arguments": {},
            "cases_of": [{}], "throw_all": [None] * count, "demand_of": 0.5, "demand_surface": surface,
            "most_demanding": slice(None)}  # fmt: skip
    below = np.zeros(40)
    return patched(
        module, lambda: found_by(lambda call: module.ranking(call, None, None, below, lambda rows: rows, None),
                                 RANKING=size), **stubs)  # fmt: skip


def siting_surface(thrown):
    """Findings of a siting that throws this many rocks for its response surface."""
    module = room("tools.netsiting.run")
    below = np.zeros(40, [("run", int), ("energy", float)])
    stand_in = Of(surface=Of(error=0.1)) if thrown >= 10 else None
    stubs = {"features_of_rows": np.zeros((40, 2)), "shares_taken": None, "surrogate": stand_in, "sure_of": Of(count=9)}
    hits, rows = [Of(verdict="caught")] * thrown, np.arange(thrown)
    return patched(
        module, lambda: found_by(lambda call: module._sure(call, None, below, rows, hits, np.ones(1), None),
                                 SURROGATE=True), **stubs)  # fmt: skip


def losses(*kinds):
    """Findings of a house and a road, with rows of losses for these kinds."""
    module = room("tools.objectrisk.objects")
    source = layer("Point", ("POINT(0 0)", ("house",)), ("POINT(1 0)", ("road",)), fields="field=kind:string")
    rows = {kind: Of() for kind in kinds}
    stubs = {"_exposure": None, "number_of": 1.0, "name_field": "kind"}
    return patched(
        module, lambda: found_by(lambda call: module.read_objects(call, rows), OBJECTS=source, KIND_FIELD="kind"),
        **stubs,
    )  # fmt: skip


def unused(**parameters):
    """Findings of parameters of a tool that has VOLUME, and a field FOREST_FIELD of the layer FOREST."""
    from qgis.core import QgsProcessingParameterField, QgsProcessingParameterNumber, QgsProcessingParameterVectorLayer

    definitions = [
        QgsProcessingParameterNumber("VOLUME", ""), QgsProcessingParameterVectorLayer("FOREST", "", optional=True),
        QgsProcessingParameterField("FOREST_FIELD", "", None, "FOREST", optional=True),
    ]  # fmt: skip

    def tried(call):
        call.parameters = parameters
        call.algorithm = Of(name=lambda: "simulate", parameterDefinitions=lambda: definitions)
        room("shared.parameters.outputs").tell_of_unused(call)

    return found_by(tried)


def screened(choice):
    """Findings of a line for which a barrier of a table was looked for."""
    one = {name: Of(p95=1.0, p95_high=5.0) for name in ("energy", "top")}
    design = Of(shares=[1.0], choice=choice, height=6.0, energy=9e5)
    screening = Of(
        numbers=[Of(passing=10, runs=100, of=one)], rows={"height": np.array([1.0])}, designs=[design],
        barriers=Of(target=0.95),
    )  # fmt: skip
    analysis = Of(lines=[Of(name="upper")], screening=screening, stopped=[0])
    return found_by(lambda call: room("tools.screenline.numbers").tell(analysis, {"PASSING_COUNT": 10}, True, call))


def at_lines(count):
    """Findings of lines that this many rocks pass."""
    one = {name: Of(p95=1.0, p95_high=5.0) for name in ("energy", "top")}
    screening = Of(
        numbers=[Of(passing=count, runs=100, of=one)], rows={"height": np.array([1.0])},
        designs=[Of(shares=None, choice=None)],
    )  # fmt: skip
    analysis = Of(lines=[Of(name="upper")], screening=screening, stopped=[0])
    return found_by(lambda call: room("tools.screenline.numbers").tell(analysis, {"PASSING_COUNT": count}, True, call))


def pieces(chosen):
    """Findings of the trajectories of rocks that broke, with energies by PIECES."""
    module = room("tools.screenline.numbers")
    source = layer("LineString", fields="&".join(f"field={name}:int" for name in module.FIELDS))
    return found_by(module.check_pieces, TRAJECTORIES=source, PIECES=module.ALONE if chosen == "alone" else chosen)


def threshold(method):
    """Findings of a threshold of 50 degrees that is given beside a method."""
    module = room("tools.sourceareas.run")

    def tried(call):
        call.definition = lambda _: Of(defaultValue=lambda: 45.0)
        module._tell_of_idle_threshold(call, method, 48.0)

    return found_by(tried, THRESHOLD=50.0)


def release_cells(most=None, density=100.0, cell=10.0):
    """Findings of the release points of a source area of 100 m by 100 m, on cells of a size."""
    from talus.engine.sources import source_areas

    module, count = room("tools.sourceareas.run"), round(100.0 / cell)
    slope = np.full((count, count), 60.0)
    areas = source_areas.find_areas(slope, 45.0, (cell, cell))
    return found_by(
        lambda call: module._points(call, areas, (slope, None), (cell, cell)), DENSITY=density, MOST_POINTS=most
    )


def to_rockyfor3d(roughness=0.1, shared=0, outer=0):
    """Findings of a folder for Rockyfor3D."""
    module = room("tools.torockyfor3d.run")
    dem = Of(grid=Grid((3, 3), (1.0, 1.0), (0.0, 0.0), None), crs=None)
    soil = Of(fields=(), roughness=np.array([roughness]), types=None)
    ground = Of(heights=np.zeros((3, 3)), origin=(0.0, 0.0))
    stubs = {"open_dem": dem, "tell_scale": None, "read_terrain": (ground, None), "_blocks": Of(x=np.zeros(5)),
            "soil_of": soil, "study_of": (None, shared), "_outer_sources": outer, "write_folder": None,
            "tell_numbers": None, "labels": None}  # fmt: skip

    def tried(call):
        call.checked = lambda: None
        with patch.object(module.os, "makedirs", lambda *_, **__: None):
            module.run(call)

    return patched(module, lambda: found_by(tried, FOLDER="folder"), **stubs)


def layers_to_style(*known):
    """Findings of layers, which are results of Talus or not."""
    module, order = room("tools.restyle.run"), iter(known)

    def tried(call):
        with patch.object(module, "which_of", lambda *_: next(order)):
            module._known(call, [Of(name=lambda: "layer")] * len(known))

    return patched(module, lambda: found_by(tried), all_known=None)


# kind -> what brings it about, and the same after its remedy; None where there is nothing to follow
CASES = {
    "algorithms.tools.barrier.crossings_at_barriers.SEVERAL": (lambda: passing(0, 1), lambda: passing(0)),
    "algorithms.tools.catchmentchart.run.NO_ROW": (lambda: ditch_rows(1, None), lambda: ditch_rows(1, 2)),
    "algorithms.tools.comparemany.run.UNBOUNDED_AT_LINES": (lambda: arrivals(INF), lambda: arrivals(3.0)),
    "algorithms.tools.comparemany.run.UNBOUNDED": (lambda: simulations(INF), lambda: simulations(3.0)),
    "algorithms.tools.convergence.run.WHOLE_RUNS": (lambda: values_at_target(True), lambda: values_at_target(False)),
    "algorithms.tools.embankment.rocks_at_crest.NONE_AT_CREST": (
        lambda: crest_crossings(50), lambda: crest_crossings(5),
    ),
    "algorithms.tools.hazardmap.frequency_maps.ABOVE_THRESHOLDS": (lambda: thresholds(2e5), lambda: thresholds(4e5)),
    "algorithms.tools.hazardmap.objects.OFF_THE_MAPS": (lambda: objects_on_maps(20), lambda: objects_on_maps(80)),
    "algorithms.tools.hazardmap.zones.CELLS_LOST": (lambda: zones(500.0, False), lambda: zones(50.0, True)),
    "algorithms.tools.net.scene.NO_SURFACE": (lambda: net_surface(3), lambda: [*net_surface(30), *net_surface(0)]),
    "algorithms.tools.netsiting.run.NO_SURFACE": (lambda: siting_surface(3), lambda: siting_surface(30)),
    "algorithms.tools.objectrisk.objects.NO_LOSSES": (losses, lambda: losses("house", "road")),
    "algorithms.tools.objectrisk.objects.KINDS_UNKNOWN": (
        lambda: losses("house"), lambda: [*losses("house", "road"), *losses("house", "")]),
    "algorithms.shared.parameters.outputs.FIELD_NOT_USED": (
        lambda: unused(FOREST_FIELD="dbh"), lambda: [*unused(FOREST_FIELD="dbh", FOREST="stand"), *unused()]),
    "algorithms.shared.parameters.outputs.UNKNOWN": (lambda: unused(QQQQ=2.0), unused),
    "algorithms.shared.parameters.outputs.ALIKE": (lambda: unused(VOLUMES=2.0), lambda: unused(VOLUME=2.0)),
    "algorithms.tools.restyle.run.NO_STYLE": (lambda: layers_to_style(True, None), None),
    "algorithms.shared.runs.run_paths.NO_PASSAGE": (lambda: at_lines(0), lambda: at_lines(9)),
    "algorithms.tools.screenline.numbers.NO_BARRIER": (lambda: screened(None), lambda: screened(Of(capacity=2000.0))),
    "algorithms.tools.screenline.numbers.OF_PIECES": (lambda: pieces("alone"), lambda: pieces("together")),
    "algorithms.tools.sourceareas.run.IDLE": (
        lambda: threshold("slope angle distribution"), lambda: threshold("fixed"),
    ),
    "algorithms.tools.sourceareas.run.LOWERED": (lambda: release_cells(20), lambda: release_cells(500)),
    "algorithms.tools.sourceareas.run.FULL": (
        lambda: release_cells(density=99.0), lambda: release_cells(density=99.0, cell=2.0)),
    "algorithms.tools.torockyfor3d.run.SMOOTH": (lambda: to_rockyfor3d(roughness=0.0), to_rockyfor3d),
    "algorithms.tools.torockyfor3d.run.SHARED": (lambda: to_rockyfor3d(shared=2), to_rockyfor3d),
    "algorithms.tools.torockyfor3d.run.OUTER_SOURCES": (lambda: to_rockyfor3d(outer=2), to_rockyfor3d),
}  # fmt: skip
