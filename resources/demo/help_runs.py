# SPDX-License-Identifier: GPL-2.0-or-later
"""Run every algorithm on the demonstration slope, for the pictures of the help.

Files are named by the algorithm that wrote them and its output, as in sourceareas_areas.gpkg.
"""

import csv
from pathlib import Path

import numpy as np

from talus.algorithms.translation import tr
from talus.resources.demo import make_demo, run_demo, slope

VOLUMES = {0.2: 30, 1.0: 100, 5.0: 300}  # m3 of the scenarios: years between two such events
CLASSES = Path(__file__).resolve().parents[1] / "ground_classes.csv"
CALIBRATED = "hard"  # ground class of the talus, which is searched
TRUTH = {"sliding_friction": 0.7, "rolling_resistance": 0.6}  # of the observed slope
BOUNDS = ["sliding_friction", 0.4, 1.0, "rolling_resistance", 0.3, 1.2]
KNOWN_EVENT = {"ANCHOR_VOLUME": 0.5, "ANCHOR_PERIOD": 20.0}  # m3, years
CLOUD = 4000  # points of the scan
NOISE = 0.01  # m
CONE = 33.5  # degrees


def run(name, parameters):
    """Run an algorithm of Talus."""
    import processing

    return processing.run(f"talus:{name}", parameters)


def paths(folder, name, outputs):
    """Output -> path; ``outputs``: output -> extension."""
    return {output: str(folder / f"{name}_{output.lower()}.{end}") for output, end in outputs.items()}


def simulation(folder, name, outputs, **changes):
    """The demonstration, or a change of it; ``outputs`` as in ``paths``."""
    inputs = {key: str(folder / file) for key, file in run_demo.INPUTS.items()}
    files = dict.fromkeys(("TRAJECTORIES", "PASSAGES", "ENERGY_MAX", "ENERGY_P95", "HEIGHT_P95", "REPORT"))
    files.update(paths(folder, name, outputs))
    return run("simulate", {**inputs, **run_demo.SETTINGS, **files, "RUNS": 25, **changes})


def simulate(folder):
    """The demonstration, with the road as a barrier that only counts."""
    outputs = {"TRAJECTORIES": "gpkg", "SAMPLES": "gpkg", "STOPS": "gpkg", "ENERGY_P95": "tif",
               "BARRIER_CROSSINGS": "gpkg"}  # fmt: skip
    simulation(folder, "simulate", outputs, BARRIERS=_layer(folder, "road"), BARRIER_ENERGY=0.0)


def sourceareas(folder):
    """Areas and points by the distribution of the slope."""
    outputs = paths(folder, "sourceareas", {"AREAS": "gpkg", "POINTS": "gpkg", "SLOPE": "tif"})
    run("sourceareas", {"DEM": _terrain(folder), "SPACING": 15.0, **outputs})


def indication(folder):
    """Cones of two volumes, compared with the runs of the demonstration."""
    outputs = paths(folder, "indication", {"INDICATION": "tif", "INDICATION_DIFFERENCE": "tif"})
    passages = simulation(folder, "indication", {"PASSAGES": "tif"})["PASSAGES"]
    angles = [1.0, "", CONE]
    run("indication", {"DEM": _terrain(folder), "ANGLES": angles, "PASSAGES": passages, **outputs})


def ensemble(folder):
    """Few members, for a picture: ground, size and height in doubt."""
    inputs = {key: str(folder / file) for key, file in run_demo.INPUTS.items()}
    outputs = paths(folder, "ensemble", {"REACH_BAND": "tif", "SHARES": "gpkg"})
    doubts = {"SOFTNESS": 1.0, "VOLUMES": "lognormal(1, 0.6)", "HEIGHTS": "uniform(0, 5)", "MEMBERS": 32}
    files = {"ENERGY_BAND": None, **outputs}
    run("ensemble", {**inputs, **run_demo.SETTINGS, "RUNS": 4, **doubts, **files, "KEEP_UNFINISHED": False})


def groundclasses(folder):
    """The raster of the demonstration's ground."""
    ground = {"GROUND": _layer(folder, "ground"), "GROUND_FIELD": "ground_class"}
    outputs = paths(folder, "groundclasses", {"GROUND_RASTER": "tif"})
    run("groundclasses", {"DEM": _terrain(folder), **ground, **outputs, "PROBLEMS": None})


def screenline(folder):
    """The road as a line to watch."""
    motion = paths(folder, "simulate", {"TRAJECTORIES": "gpkg", "SAMPLES": "gpkg"})
    outputs = paths(folder, "screenline", {"CROSSINGS": "gpkg"})
    files = {"STATISTICS": None, "REPORT": None, **motion, **outputs}
    run("screenline", {"DEM": _terrain(folder), "LINES": _layer(folder, "road"), **files})


def barrier(folder):
    """Variants of a barrier along the road."""
    outputs = paths(folder, "barrier", {"OUTPUT": "gpkg", "VARIANTS": "gpkg"})
    crossings = paths(folder, "simulate", {"BARRIER_CROSSINGS": "gpkg"})["BARRIER_CROSSINGS"]
    run("barrier", {"DEM": _terrain(folder), "BARRIERS": _layer(folder, "road"), "CROSSINGS": crossings, **outputs})


def trees(folder):
    """Stems of the stands."""
    run("trees", {"STANDS": _layer(folder, "forest"), "DENSITY": 350.0, "CONIFERS": 60.0,
                  **paths(folder, "trees", {"OUTPUT": "gpkg"})})  # fmt: skip


def hazardmap(folder):
    """Three sizes of rocks with their return periods."""
    scenarios, rasters = [], {"ENERGY": [], "PASSAGES": []}
    for volume, period in VOLUMES.items():
        outputs = {"ENERGY_P95": "tif", "PASSAGES": "tif"}
        done = simulation(folder, f"scenario{period}", outputs, VOLUME=volume)
        scenarios += [done["RUN_COUNT"], period, 1]
        rasters["ENERGY"].append(done["ENERGY_P95"])
        rasters["PASSAGES"].append(done["PASSAGES"])
    outputs = paths(folder, "hazardmap", {"HAZARD": "tif", "PROBABILITY": "tif"})
    skipped = dict.fromkeys(f"INTENSITY_{period}" for period in VOLUMES.values())
    run("hazardmap", {**rasters, "SCENARIOS": scenarios, **outputs, **skipped})


def convergence(folder):
    """The 95th percentile of the largest energy of a run."""
    stops = paths(folder, "simulate", {"STOPS": "gpkg"})["STOPS"]
    outputs = paths(folder, "convergence", {"TABLE": "csv"})
    run("convergence", {"LAYER": stops, "VALUE_FIELD": "e_max_kj", **outputs, "FIGURE": None})


def calibrate(folder):
    """Stops of another slope of the same kind stand for observed ones; the friction of its talus is found again."""
    observed = paths(folder, "observed", {"STOPS": "gpkg"})
    simulation(folder, "observed", {"STOPS": "gpkg"}, RUNS=6, SEED=7, GROUND_TABLE=_table(folder))
    outputs = paths(folder, "calibrate", {"TABLE": "csv", "LOG": "csv"})
    inputs = {key: str(folder / file) for key, file in run_demo.INPUTS.items()}
    search = {"CLASS": CALIBRATED, "BOUNDS": BOUNDS, "EVALUATIONS": 50, "RUNS": 6}
    settings = {key: run_demo.SETTINGS[key] for key in ("ROCK", "VOLUME", "DENSITY", "GROUND_FIELD", "SEED")}
    run("calibrate", {**inputs, **settings, **search, "OBSERVED": observed["STOPS"], **outputs, "FIGURE": None})
    simulation(folder, "calibrated", {"STOPS": "gpkg"}, RUNS=6, GROUND_TABLE=outputs["TABLE"])


def objectrisk(folder):
    """Sections of 40 m of the road; the losses are made up."""
    import processing

    cut = {"INPUT": _layer(folder, "road"), "LENGTH": 40.0, "OUTPUT": "memory:sections"}
    sections = processing.run("native:splitlinesbylength", cut)["OUTPUT"]
    motion = paths(folder, "simulate", {"TRAJECTORIES": "gpkg", "SAMPLES": "gpkg"})
    crossings = paths(folder, "objectrisk", {"CROSSINGS": "gpkg"})
    done = run("screenline", {"LINES": sections, "STATISTICS": None, "REPORT": None, **motion, **crossings})
    events = {"CROSSINGS": [done["CROSSINGS"]], "SCENARIOS": [25 * len(make_demo.release_points()), 100, 20]}
    losses = ["", 0.05, 0.3, 1.0, 0.05, 0.2, 0.8]
    outputs = paths(folder, "objectrisk", {"RISK": "gpkg", "HITS": "gpkg"})
    run("objectrisk", {"OBJECTS": sections, **events, "LOSSES": losses, **outputs})


def designcheck(folder):
    """Nets of 8 m at the road, by the classes of EAD 340059."""
    crossings = paths(folder, "screenline", {"CROSSINGS": "gpkg"})["CROSSINGS"]
    outputs = {**paths(folder, "designcheck", {"OUTPUT": "gpkg"}), "REPORT": None}
    run("designcheck", {"CROSSINGS": crossings, "HEIGHT": 8.0, **outputs})


def embankment(folder):
    """Below the road, 230 m across the slope, with a ditch before it."""
    west, north = make_demo.release_points()[6][0] - 115.0, make_demo.NORTH - 460.0
    bends = ((0.0, -6.0), (110.0, 4.0), (230.0, 6.0))
    crest = _line_layer(f"LINESTRING({', '.join(f'{west + x} {north + y}' for x, y in bends)})")
    inputs = {"DEM": _terrain(folder), "CREST": crest, "HEIGHT": 6.0, "DITCH_DEPTH": 1.5, "DITCH_WIDTH": 4.0}
    outputs = paths(folder, "embankment", {"TERRAIN": "tif", "FOOTPRINT": "gpkg", "EMBANKMENTS": "gpkg"})
    run("embankment", {**inputs, **outputs, "REPORT": str(folder / "embankment_report.html")})


def gallery(folder):
    """A gallery along the road, sections of 40 m; the factor is the one that is recalled."""
    crossings = paths(folder, "screenline", {"CROSSINGS": "gpkg"})["CROSSINGS"]
    inputs = {"STRUCTURE": _layer(folder, "road"), "CROSSINGS": crossings, "ASTRA_FACTOR": 2.8, "SECTION": 40.0}
    run("gallery", {**inputs, **paths(folder, "gallery", {"SECTIONS": "gpkg"})})


def treesfromheights(folder):
    """The trees of the stands, found again in a canopy that is painted of them."""
    path = _canopy(folder)
    inputs = {"CANOPY": str(path), "STANDS": _layer(folder, "forest")}
    run("treesfromheights", {**inputs, **paths(folder, "treesfromheights", {"OUTPUT": "gpkg", "CROWNS": "gpkg"})})


def forestcheck(folder):
    """The stands with their trees."""
    inputs = {"DEM": _terrain(folder), "STANDS": _layer(folder, "forest"),
              "TREES": paths(folder, "trees", {"OUTPUT": "gpkg"})["OUTPUT"]}  # fmt: skip
    files = paths(folder, "forestcheck", {"OUTPUT": "gpkg", "BLOCK_TABLE": "gpkg", "GAPS": "gpkg"})
    run("forestcheck", {**inputs, **files, "BLOCKS": "0.4, 0.8, 1.2", "CLIFF": 60.0})


def heap(folder):
    """A hundred large blocks from the cliff above the middle cone."""
    east, north = make_demo.release_points()[6]
    corners = ((-15.0, -8.0), (15.0, -8.0), (15.0, 10.0), (-15.0, 10.0), (-15.0, -8.0))
    ring = ", ".join(f"{east + x} {north + y}" for x, y in corners)
    area = _line_layer(f"POLYGON(({ring}))", kind="Polygon")
    inputs = {"DEM": _terrain(folder), "RELEASES": area, "COUNT": 100, "ROCK": "worn_slab", "VOLUME": 12.0}
    files = paths(folder, "heap", {"BLOCKS": "gpkg", "OUTLINES": "gpkg", "THICKNESS": "tif", "PATHS": "gpkg"})
    run("heap", {**inputs, "FRICTION": 0.7, "STEP": 0.008, "DURATION": 90.0, "CELL": 1.0, **files})


def net(folder):
    """The ten rocks with the most energy at a ring net beside the road."""
    motion = {"TRAJECTORIES": paths(folder, "simulate", {"TRAJECTORIES": "gpkg"})["TRAJECTORIES"]}
    outputs = {**paths(folder, "net", {"IMPACTS": "gpkg", "NET": "gpkg"}), "ROCK_FILM": None, "REPORT": None}
    design = {"NET_ENERGY": 3000.0, "HEIGHT": 6.0, "MESH": 0.5, "FRAME_INTERVAL": 0.05}
    run("net", {"DEM": _terrain(folder), "BARRIERS": _net_line(folder), **motion, **design, **outputs})


def netsiting(folder):
    """Siting of one net on the line, and 60 m uphill and downhill."""
    motion = {"TRAJECTORIES": paths(folder, "simulate", {"TRAJECTORIES": "gpkg"})["TRAJECTORIES"]}
    outputs = {**paths(folder, "netsiting", {"SITES": "gpkg"}), "REPORT": None}
    design = {"NET_ENERGY": 3000.0, "HEIGHT": 6.0, "MESH": 0.5, "CROSSINGS": 5}
    lines = _net_line(folder, (60.0, 0.0, -60.0))
    run("netsiting", {"DEM": _terrain(folder), "LINES": lines, **motion, **design, **outputs})


def compareruns(folder):
    """The demonstration with the road as a barrier that only counts, and as one of 3000 kJ and 5 m."""
    with_barrier = {"BARRIERS": _layer(folder, "road"), "BARRIER_ENERGY": 3000.0, "BARRIER_HEIGHT": 5.0}
    simulation(folder, "protected", {"STOPS": "gpkg", "ENERGY_P95": "tif"}, **with_barrier)
    outputs = paths(folder, "compareruns", {"TABLE": "gpkg", "DIFFERENCE": "tif"})
    run("compareruns", {
        "BEFORE": str(folder / "simulate_stops.gpkg"), "AFTER": str(folder / "protected_stops.gpkg"),
        "MAP_BEFORE": str(folder / "simulate_energy_p95.tif"), "MAP_AFTER": str(folder / "protected_energy_p95.tif"),
        **outputs,
    })  # fmt: skip


def simulatemany(folder):
    """Three sizes of blocks, with and without the forest, and what comes to the road."""
    inputs = {key: str(folder / file) for key, file in run_demo.INPUTS.items()}
    settings = {key: run_demo.SETTINGS[key] for key in ("DENSITY", "GROUND_FIELD", "SEED")}
    outputs = paths(folder, "simulatemany", {"TABLE": "gpkg", "AT_LINES": "gpkg"})
    study = {"VOLUMES": ", ".join(map(str, VOLUMES)), "RUNS": 10, "LINES": _layer(folder, "road"), "FIGURE": None}
    run("simulatemany", {**inputs, **settings, **study, "FOLDER": str(folder / "many"), **outputs})


def comparemany(folder):
    """Comparison of the six simulations."""
    folders = sorted((folder / "many").iterdir())
    given = {
        key: [str(folder / file) for folder in folders]
        for key, file in (("STOPS", "stops.gpkg"), ("CROSSINGS", "crossings.gpkg"))
    }
    run("comparemany", {**given, **paths(folder, "comparemany", {"TABLE": "gpkg", "LINES": "gpkg"}), "FIGURE": None})


def blockscenarios(folder):
    """A list of 200 made-up blocks."""
    volumes = np.exp(np.random.default_rng(5).normal(-0.8, 0.5, 200)) ** 3
    np.savetxt(folder / "blocks.txt", volumes, fmt="%.4f")
    outputs = {**paths(folder, "blockscenarios", {"SCENARIOS": "gpkg"}), "FIGURE": None}
    run("blockscenarios", {"BLOCK_FILE": str(folder / "blocks.txt"), **KNOWN_EVENT, **outputs})


def profile(folder):
    """A profile down the middle of the slope."""
    motion = paths(folder, "simulate", {"TRAJECTORIES": "gpkg", "SAMPLES": "gpkg"})
    files = {**motion, **paths(folder, "profile", {"STATIONS": "gpkg"}), "PLOT": None}
    run("profile", {"DEM": _terrain(folder), "LINE": _profile_line(), **files})


def slopeprofile(folder):
    """A cut slope above a road, from a file of points."""
    path = folder / "cut_slope.csv"
    path.write_text("distance,height,class\n0,24\n3,24,extra_hard\n15,0,medium_soft\n35,0\n", encoding="utf-8")
    thrown = {"START": 3.0, "VELOCITY": 1.0, "VELOCITY_TO": None, "VOLUME": 0.1, "RUNS": 500,
              "ROCKS": ["worn_compact", "eota111"]}  # fmt: skip
    files = {**paths(folder, "slopeprofile", {"STATIONS": "csv"}), "PLOT": None}
    run("slopeprofile", {"PROFILE_FILE": str(path), "TOE": 15.0, **thrown, **files})


def catchmentchart(folder):
    """Three slopes of one height, with a flat and a sloping catchment."""
    cases = {"HEIGHTS": "12", "SLOPES": "0.25, 0.5, 1", "CATCHMENTS": "0, 0.25", "GROUND_DEFAULT": "hard"}
    run("catchmentchart", {**cases, **paths(folder, "catchmentchart", {"CHART": "csv"}), "PLOT": None})


def restyle(folder):
    """A package of the demonstration's results."""
    layers = [str(folder / f"simulate_{name}") for name in ("trajectories.gpkg", "stops.gpkg", "energy_p95.tif")]
    run("restyle", {"LAYERS": layers, "FOLDER": str(folder / "package")})


def plans(folder):
    """The plans of the demonstration's results and of the dossier, in the language of the moment."""
    printlayout(folder)
    layers = [str(folder / "dossier_risk.gpkg"), _named_layer(folder / "barrier.gpkg", tr("Barriers")),
              str(folder / "dossier_zones.gpkg")]  # fmt: skip
    texts = {"TITLE": tr("Rockfall: danger zones and risk"), "REPORT_OBJECT": tr("Demonstration slope")}
    _plan(folder, "dossier", layers, texts)


def printlayout(folder):
    """The plan of the demonstration's results."""
    layers = [str(folder / f"simulate_{name}") for name in ("stops.gpkg", "energy_p95.tif")]
    texts = {"TITLE": tr("Rockfall, blocks of 1 m³"), "REPORT_OBJECT": tr("Demonstration slope")}
    _plan(folder, "printlayout", layers, {**texts, "REPORT_AUTHOR": "A. Muster"})


def _plan(folder, name, layers, texts):
    file = str(folder / f"{name}_plan.png")
    run("printlayout", {"LAYERS": layers, "DEM": _terrain(folder), **texts, "RESOLUTION": 150.0, "FILE": file})


def _named_layer(path, name):
    from qgis.core import QgsVectorLayer

    return QgsVectorLayer(str(path), name, "ogr")


def view3d(folder):
    """A page with the map of energies."""
    layers = [str(folder / "simulate_energy_p95.tif")]
    inputs = {"DEM": _terrain(folder), "TRAJECTORIES": str(folder / "simulate_trajectories.gpkg"), "LAYERS": layers}
    run("view3d", {**inputs, "ROCKS": 40, **paths(folder, "view3d", {"PAGE": "html"})})


def fieldproject(folder):
    """An empty project."""
    run("fieldproject", {"DEM": _terrain(folder), "FOLDER": str(folder / "survey")})


def fromrockyfor3d(folder):
    """A folder as Rockyfor3D takes it, of the demonstration slope, with made-up soil types and sources."""
    from talus.engine.io.raster import read_values
    from talus.engine.io.rockyfor3d import NEEDED, SOURCE, Study, write_folder

    heights, grid, _ = read_values(_terrain(folder))
    steep = np.hypot(*np.gradient(heights, grid.cell_size[0])) > np.tan(np.radians(55.0))
    arrays = {**{name: np.zeros(grid.shape) for name in NEEDED}, "dem": heights, SOURCE: 2700.0 * steep}
    arrays.update(d1=0.8 * steep, d2=1.2 * steep, d3=1.5 * steep, blshape=1.0 * steep)
    north = np.linspace(0.0, 1.0, grid.shape[0])[:, None] * np.ones(grid.shape)
    arrays["soiltype"] = np.where(steep, 6.0, np.where(north > 0.55, 4.0, np.where(north > 0.35, 3.0, 1.0)))
    path = folder / "rockyfor3d"
    path.mkdir(exist_ok=True)
    write_folder(path, Study(grid, arrays))
    outputs = paths(folder, "fromrockyfor3d", {"SOURCES": "gpkg", "SOILS": "gpkg", "TERRAIN": "tif"})
    run("fromrockyfor3d", {"INPUTS": str(path), "FOLDER_CRS": f"EPSG:{make_demo.EPSG}", **outputs})


def torockyfor3d(folder):
    """The demonstration's inputs as grids."""
    ground = {"GROUND": _layer(folder, "ground"), "GROUND_FIELD": "ground_class"}
    inputs = {"DEM": _terrain(folder), "RELEASES": _layer(folder, "releases"), "RG70": 0.05, "RG20": 0.1, "RG10": 0.2}
    run("torockyfor3d", {**inputs, **ground, "FOLDER": str(folder / "grids")})


def rocklibrary(folder):
    """Six rocks of one cubic metre."""
    shapes = {
        "box": {"SHAPE": "box"}, "prism": {"SHAPE": "prism"}, "norm block": {"SHAPE": "eota111"},
        "disc": {"SHAPE": "random", "ZINGG": "disc"}, "rod": {"SHAPE": "random", "ZINGG": "rod"},
        "sphere": {"SHAPE": "random", "ZINGG": "sphere"},
    }  # fmt: skip
    for name, shape in shapes.items():
        outputs = paths(folder, f"rocklibrary_{name.replace(' ', '_')}", {"ROCK": "pts"})
        run("rocklibrary", {**shape, **outputs, "PREVIEW": None, "PROPERTIES": None})
    return tuple(shapes)


def rockfromcloud(folder):
    """A scan of a rock: points on its faces, with noise."""
    from scipy.spatial import ConvexHull

    corners = np.loadtxt(folder / "rocklibrary_disc_rock.pts")
    chance = np.random.default_rng(3)
    faces = corners[ConvexHull(corners).simplices]
    areas = np.linalg.norm(np.cross(faces[:, 1] - faces[:, 0], faces[:, 2] - faces[:, 0]), axis=1)
    chosen = faces[chance.choice(len(faces), CLOUD, p=areas / areas.sum())]
    shares = chance.dirichlet((1.0, 1.0, 1.0), CLOUD)
    points = np.einsum("nk,nkd->nd", shares, chosen) + chance.normal(0.0, NOISE, (CLOUD, 3))
    np.savetxt(folder / "scan.xyz", points, fmt="%.4f")
    outputs = paths(folder, "rockfromcloud", {"ROCK": "pts"})
    skipped = {"PREVIEW": None, "PROPERTIES": None}
    run("rockfromcloud", {"FILE": str(folder / "scan.xyz"), "VERTICES": 40, **outputs, **skipped})


def demtorunout(folder):
    """The example model from the elevation model alone."""
    files = paths(folder, "demtorunout", {"AREAS": "gpkg", "ENERGY_P95": "tif"})
    _run_model("demtorunout", {"DEM": _terrain(folder), "SPACING": 15.0, "RUNS": 10}, files)


def barrierdesign(folder):
    """The example model with the road."""
    inputs = {"DEM": _terrain(folder), "RELEASES": _layer(folder, "releases"), "LINES": _layer(folder, "road")}
    files = paths(folder, "barrierdesign", {"DESIGN": "gpkg", "TRAJECTORIES": "gpkg", "STATISTICS": "gpkg"})
    _run_model("barrierdesign", {**inputs, "RUNS": 25, "GROUND_DEFAULT": "medium_hard"}, files)


def dossier(folder):
    """The example model with the road as the object, and a barrier above it."""
    blocks = {"BLOCK_FILE": str(folder / "blocks.txt"), **KNOWN_EVENT}
    slope = {"DEM": _terrain(folder), "RELEASES": _layer(folder, "releases"), "GROUND": _layer(folder, "ground"),
             "RUNS": 25, "ROCK": "block"}  # fmt: skip
    road = run_native(
        "offsetline", {"INPUT": _layer(folder, "road"), "DISTANCE": 40.0, "OUTPUT": str(folder / "barrier.gpkg")}
    )
    measures = {"FOREST": _layer(folder, "forest"), "BARRIERS": road, "BARRIER_HEIGHT": 6.0, "BARRIER_ENERGY": 5000.0}
    objects = {"OBJECTS": _layer(folder, "road"), "LOSSES": ["", 0.05, 0.3, 1.0, 0.05, 0.2, 0.8]}
    text = {"TITLE": "Rockfall: danger zones and risk", "REPORT_OBJECT": "Demonstration slope"}
    ends = {"ZONES": "gpkg", "RISK": "gpkg", "DIFFERENCE": "tif", "DIFFERENCE_TABLE": "gpkg",
            "DESIGN_CHECKS": "gpkg", "STOPS_BEFORE_100": "gpkg", "STOPS_AFTER_100": "gpkg"}  # fmt: skip
    _run_model("dossier", {**blocks, **slope, **measures, **objects, **text}, paths(folder, "dossier", ends))


def cutslope(folder):
    """The example model on the cut slope of the profile."""
    blocks = {"BLOCK_FILE": str(folder / "blocks.txt"), **KNOWN_EVENT}
    throw = {"PROFILE_FILE": str(folder / "cut_slope.csv"), "TOE": 15.0, "START": 3.0, "RUNS": 200}
    cases = {"HEIGHTS": "12, 24", "SLOPES": "0.5", "CATCHMENTS": "0", "GROUND_DEFAULT": "medium_soft"}
    ends = {"STATIONS_30": "csv", "STATIONS_100": "csv", "STATIONS_300": "csv", "CHART": "csv"}
    _run_model("cutslope", {**blocks, **throw, **cases}, paths(folder, "cutslope", ends))


def frequencystudy(folder):
    """The example model on the demonstration, with the road as the object; rate and law are made up."""
    ground = {"GROUND": _layer(folder, "ground"), "FOREST": _layer(folder, "forest")}
    sources = {"DEM": _terrain(folder), "METHOD": "fixed", "THRESHOLD": 50.0, "MIN_AREA": 200.0}
    law = {"RATE": 0.4, "SIZE_EXPONENT": 0.6, "SIZE_SMALLEST": 0.1, "SIZE_LARGEST": 10.0}
    inputs = {**sources, **ground, **law, "RUNS": 10, "OBJECTS": _layer(folder, "road"), "RATE_EVENTS": 12}
    _run_model("frequencystudy", inputs, paths(folder, "frequencystudy", {"RETURN_PERIOD": "tif", "CURVES": "csv"}))


def run_native(name, parameters):
    """Run an algorithm of QGIS; its OUTPUT."""
    import processing

    return processing.run(f"native:{name}", parameters)["OUTPUT"]


def everything(folder):
    """All of them, those first that others need."""
    for entry in (simulate, sourceareas, indication, ensemble, groundclasses, screenline, barrier, trees, hazardmap,
                convergence, calibrate, blockscenarios, compareruns, simulatemany, comparemany,
                objectrisk, designcheck, embankment, gallery,
                treesfromheights, forestcheck, heap, net, netsiting, profile, slopeprofile,
                catchmentchart, restyle, printlayout, view3d, fieldproject, fromrockyfor3d, torockyfor3d, rocklibrary,
                rockfromcloud, demtorunout, barrierdesign, dossier, cutslope, frequencystudy):  # fmt: skip
        print(entry.__name__, flush=True)
        entry(folder)


def _canopy(folder):
    """A canopy height model of the trees of ``trees``: crowns of half an ellipsoid, a fifth as wide as high."""
    from osgeo import ogr

    from talus.engine.io import raster

    cell, width, height = 0.5, slope.WIDTH, slope.LENGTH
    rows, columns = int(height / cell), int(width / cell)
    canopy = np.zeros((rows, columns), np.float32)
    source = ogr.Open(str(folder / "trees_output.gpkg"))  # is closed with its last name
    for feature in source.GetLayer(0):
        place, tall = feature.GetGeometryRef(), feature["height_m"]
        x, y = (place.GetX() - make_demo.WEST) / cell, (make_demo.NORTH - place.GetY()) / cell
        reach = 0.1 * tall / cell
        i, j = (
            np.arange(max(int(at - reach), 0), min(int(at + reach) + 1, most)) for at, most in ((y, rows), (x, columns))
        )
        share = (((i - y) / reach) ** 2)[:, None] + ((j - x) / reach) ** 2
        crown = np.where(share < 1.0, tall * (0.5 + 0.5 * np.sqrt(np.maximum(1.0 - share, 0.0))), 0.0)
        part = canopy[np.ix_(i, j)]
        canopy[np.ix_(i, j)] = np.maximum(part, crown)
    half = 0.5 * cell
    origin = make_demo.WEST + half, make_demo.NORTH - (rows - 0.5) * cell
    grid = raster.Grid(canopy.shape, (cell, cell), origin, make_demo.coordinate_system())
    path = folder / "treesfromheights_canopy.tif"
    raster.write_grid(path, canopy[::-1], grid, unit="m", description="canopy")
    return path


def _run_model(name, inputs, files):
    """Run an example model; ``files``: output -> path, the others are skipped."""
    from qgis.core import QgsApplication

    model = QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}")
    # QGIS puts the name of the step before that of an output, and later versions not
    outputs = {definition.name(): _file_of(definition, files) for definition in model.destinationParameterDefinitions()}
    run(name, {**inputs, **outputs})


def _file_of(definition, files):
    """Path of an output: skipped where nobody asks for it and no later step needs it."""
    from qgis.core import QgsProcessingParameterDefinition

    optional = QgsProcessingParameterDefinition.Flag.FlagOptional
    otherwise = None if definition.flags() & optional else "TEMPORARY_OUTPUT"
    return files.get(definition.name().split(":")[-1], otherwise)


def _terrain(folder):
    return str(folder / run_demo.INPUTS["DEM"])


def _layer(folder, name):
    return str(folder / f"demo.gpkg|layername={name}")


def _net_line(folder, shifts=(0.0,)):
    """40 m across the slope where half of the rocks that reach the road have passed to either side; shifted uphill."""
    from qgis.core import QgsVectorLayer

    crossings = QgsVectorLayer(str(folder / "simulate_barrier_crossings.gpkg"), "crossings", "ogr")
    points = np.array(
        [(place.x(), place.y()) for place in (feature.geometry().constGet() for feature in crossings.getFeatures())]
    )
    x, y = np.median(points, axis=0)
    return _line_layer(*(f"LINESTRING({x + 20.0} {y + way}, {x - 20.0} {y + way})" for way in shifts))


def _profile_line():
    x, y = make_demo.release_points()[6]
    return _line_layer(f"LINESTRING({x} {y}, {x} {make_demo.NORTH - 690.0})")


def _line_layer(*texts, kind="LineString"):
    """A layer of lines, or of another kind, in WKT."""
    from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsVectorLayer

    line = QgsVectorLayer(kind, "line", "memory")
    line.setCrs(QgsCoordinateReferenceSystem(f"EPSG:{make_demo.EPSG}"))
    for text in texts:
        feature = QgsFeature()
        feature.setGeometry(QgsGeometry.fromWkt(text))
        line.dataProvider().addFeatures([feature])
    return line


def _table(folder):
    """The table of ground classes of the observed slope."""
    path = folder / "observed_ground.csv"
    with open(CLASSES, encoding="utf-8", newline="") as file:
        row = next(row for row in csv.DictReader(file) if row["name"] == CALIBRATED)
    with open(path, "w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, row)
        writer.writeheader()
        writer.writerow({**row, **TRUTH})
    return str(path)
