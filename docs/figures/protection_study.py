# SPDX-License-Identifier: GPL-2.0-or-later
"""Tables and figure of docs/protection_study.md: ``protection_study.py FOLDER``.

A cliff above a road on the demonstration slope, bare and with forest, dam and net. FOLDER takes the inputs and layers.
The words of the page that draw conclusions are not written by it: read them again when the tables change.
"""

import os
import sys
from pathlib import Path

import numpy as np
from figure_style import IMAGES, pyplot
from osgeo import ogr

from talus.docs.refresh.blocks import write_block
from talus.resources.demo import make_demo, run_demo, slope
from talus.resources.demo.embedded_qgis import start
from talus.resources.demo.help_runs import run, run_native

PAGE = Path(__file__).resolve().parents[1] / "protection_study.md"
RUNS, EVENTS = 60, 12  # from each of 12 points; EVENTS times RUNS / EVENTS where stems stay broken
RATE = 0.2  # blocks of 1 m3 a year, of the whole cliff: made up
TRAFFIC = 3000  # vehicles a day: made up
LOSSES = ["", 0.05, 0.3, 1.0, 0.05, 0.2, 0.8]  # made up
UPHILL = 26.0  # m, of dam and net from the axis of the road
DAM = {"HEIGHT": 4.0, "CREST_WIDTH": 2.0, "UPHILL_ANGLE": 70.0, "DOWNHILL_ANGLE": 60.0, "DITCH_DEPTH": 0.5,
       "DITCH_WIDTH": 3.0, "DITCH_ANGLE": 60.0, "CELL_SIZE": 1.0}  # fmt: skip
NET = {"BARRIER_HEIGHT": 5.0, "BARRIER_ENERGY": 3000.0}
WOOD = {"DENSITY": 400.0, "CONIFERS": 60.0}
CUT = 30.0  # percent of the stems
OUTSIDE = "outside of the stands"
NAMES = {
    "bare": "bare slope", "forest": "forest", "cut": f"forest without {CUT:.0f} % of its stems",
    "worn": "forest with broken stems", "dam": "forest and dam", "net": "forest and net",
}  # fmt: skip
MAPPED = ("bare", "forest", "worn", "dam", "net")


class Study:
    """The variants in a folder, one after the other."""

    def __init__(self, folder):
        self.folder = Path(folder).resolve()
        make_demo.main(self.folder)
        self.inputs = {name: str(self.folder / file) for name, file in run_demo.INPUTS.items()}
        self.sections = self._sections()
        self.trees = run("trees", {"STANDS": self.inputs["FOREST"], **WOOD, "OUTPUT": self.file("trees.gpkg")})[
            "OUTPUT"
        ]

    def file(self, name):
        """Path of a new file."""
        path = self.folder / name
        path.unlink(missing_ok=True)
        return str(path)

    def _sections(self):
        """Sections of 50 m of the road, with a name and the traffic."""
        road = f"{self.folder / 'demo.gpkg'}|layername=road"
        parts = run_native("splitlinesbylength", {"INPUT": road, "LENGTH": 50.0, "OUTPUT": "memory:"})
        for field, kind, formula in (
            ("section", 2, "'from ' || (50 * ($id - 1)) || ' m'"),
            ("traffic", 1, f"{TRAFFIC}"),
        ):
            given = {"INPUT": parts, "FIELD_NAME": field, "FIELD_TYPE": kind, "FIELD_LENGTH": 20, "FORMULA": formula}
            parts = run_native("fieldcalculator", {**given, "OUTPUT": "memory:sections"})
        return parts

    def crest(self):
        """Dam and net: a line above the road, in the part of the slope that rocks come down."""
        points = make_demo.line_at(lambda x: slope.road_line(x) - UPHILL, 40.0, slope.WIDTH - 40.0)
        return _line_layer(points)

    def variant(self, name, **changes):
        """Simulate one, count what comes to the road, and its risk; returns a dictionary of numbers."""
        given = {**self.inputs, **run_demo.SETTINGS, "FOREST": None, "RUNS": RUNS, **changes}
        files = {
            entry: self.file(f"{name}_{entry.lower()}.gpkg") for entry in ("TRAJECTORIES", "STOPS", "TREE_RESULTS")
        }
        files["ENERGY_P95"] = self.file(f"{name}_energy.tif")
        done = run("simulate", {**given, **files, "REPORT": None, "RUN_NAME": NAMES[name]})
        crossings = self.file(f"{name}_crossings.gpkg")
        lines = {"LINES": self.sections, "NAME_FIELD": "section", "DEM": given["DEM"]}
        run("screenline", {**lines, "TRAJECTORIES": files["TRAJECTORIES"], "CROSSINGS": crossings, "STATISTICS": None,
                           "REPORT": None})  # fmt: skip
        risk = run("objectrisk", {
            "OBJECTS": self.sections, "NAME_FIELD": "section", "TRAFFIC_FIELD": "traffic", "CROSSINGS": [crossings],
            "RATES": [done["RUN_COUNT"], RATE], "LOSSES": LOSSES, "RISK": self.file(f"{name}_risk.gpkg"), "HITS": None,
        })  # fmt: skip
        arriving = _arriving(crossings)
        energies = list(arriving.values())
        return {
            "runs": done["RUN_COUNT"], "reach": len(arriving) / done["RUN_COUNT"],
            "energy": np.quantile(energies, 0.95) if energies else 0.0, "most": max(energies, default=0.0),
            "years": 1.0 / (RATE * len(arriving) / done["RUN_COUNT"]) if arriving else np.inf,
            "deaths": risk["COLLECTIVE_RISK"], "worst": risk["PROBABILITY_MAX"], "lost": done.get("TREES_LOST_SHARE"),
        }  # fmt: skip

    def all_variants(self):
        """Name -> numbers."""
        trees, crest = {"TREES": self.trees}, self.crest()
        actual = {"bare": self.variant("bare"), "forest": self.variant("forest", **trees)}
        actual["cut"] = self.variant("cut", **trees, STEMS_LOST=CUT)
        actual["worn"] = self.variant("worn", **trees, TREE_EVENTS=EVENTS, TREE_SEQUENCES=1, **{"RUNS": RUNS // EVENTS})
        ground = {"GROUND": self.inputs["GROUND"], "GROUND_FIELD": "ground_class"}
        built = {"TERRAIN": self.file("dam.tif"), "GROUND_MAP": self.file("dam_ground.gpkg"), "REPORT": None}
        dam = run("embankment", {"DEM": self.inputs["DEM"], "CREST": crest, **DAM, **ground, **built})
        actual["dam"] = self.variant("dam", **trees, DEM=dam["TERRAIN"], GROUND=dam["GROUND_MAP"])
        actual["dam"].update({name: dam[name] for name in ("FILL", "CUT", "LENGTH")})
        actual["net"] = self.variant("net", **trees, BARRIERS=crest, **NET)
        return actual

    def stands(self):
        """Protection of the road by the stands: rows of talus:forestcheck, and its numbers."""
        given = {
            "STANDS": self.inputs["FOREST"], "STAND_FIELD": "density", "TREES": self.trees, "DEM": self.inputs["DEM"],
            "CROSSINGS_WITHOUT": str(self.folder / "bare_crossings.gpkg"),
            "CROSSINGS_WITH": str(self.folder / "forest_crossings.gpkg"),
            "STOPS_WITH": str(self.folder / "forest_stops.gpkg"), "PROTECTION": self.file("protection.gpkg"),
            "REPORT": None,
        }  # fmt: skip
        done = run("forestcheck", given)
        return done, _rows(given["PROTECTION"])

    def changes(self):
        """Paired differences from the bare slope of the largest energies, by variant."""
        actual = {}
        for name in ("forest", "cut", "dam", "net"):
            given = {f"{what}_{when}": str(self.folder / f"{one}_crossings.gpkg") for what in ("CROSSINGS",)
                     for when, one in (("BEFORE", "bare"), ("AFTER", name))}  # fmt: skip
            stops = {"BEFORE": str(self.folder / "bare_stops.gpkg"), "AFTER": str(self.folder / f"{name}_stops.gpkg")}
            actual[name] = run("compareruns", {**stops, **given, "TABLE": self.file(f"{name}_change.gpkg")})
        return actual


def table_of_variants(found):
    """The variants side by side."""
    head = ("", *(NAMES[name] for name in found))
    bare = found["bare"]["deaths"]
    shown = {
        "rocks that reach the road": lambda value: f"{100.0 * value['reach']:.1f} %",
        "energy there, 95th percentile and largest": lambda entry: f"{entry['energy']:.0f}, {entry['most']:.0f} kJ",
        "years between two rocks on the road": lambda entry: f"{entry['years']:.0f}" if entry["reach"] else "-",
        "annual probability of a hit, section of 50 m with the largest": lambda value: (
            f"{100.0 * value['worst']:.2f} %"
        ),
        "risk of death, all persons on the road": lambda entry: f"{entry['deaths']:.1e} per year",
        "relative to the bare slope": lambda value: f"{100.0 * value['deaths'] / bare:.0f} %",
    }
    rows = [(label, *map(text, found.values())) for label, text in shown.items()]
    return "\n".join(f"| {' | '.join(line)} |" for line in (head, ["---"] * len(head), *rows))


def table_of_stands(done, rows):
    """Runs that reach a section of the road without the forest alone, by the stand in which they stop with it."""
    counts = {}
    for row in rows:
        key = row["object"], row["name"] or OUTSIDE
        counts[key] = counts.get(key, 0) + row["runs"]
    sections = sorted({section for section, _ in counts}, key=lambda name: int(name.split()[1]))
    stands = sorted({stand for _, stand in counts}, key=lambda name: (name == OUTSIDE, name))
    head = ("section of the road", *stands)
    lines = [head, ["---"] * len(head), *(
        (section, *(str(counts.get((section, stand), "")) for stand in stands)) for section in sections
    )]  # fmt: skip
    effect = (
        f"The forest keeps {done['FEWER']:.0f} % of the rocks and {done['BOTH']:.0f} % of their energy from the road."
    )
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + f"\n\n{effect}"


def draw(folder, found):
    """The 95th percentile of energy of each variant with stands, road, dam and net; and the risk that is left."""
    from talus.resources.demo import help_maps as maps  # sets its own style, with bold titles

    pyplot.rcParams.update({"axes.titleweight": "normal", "axes.titlesize": 8, "font.size": 8})
    figure, axes = pyplot.subplots(2, 3, figsize=(7.2, 6.4), layout="constrained")
    line = np.array(make_demo.line_at(lambda x: slope.road_line(x) - UPHILL, 40.0, slope.WIDTH - 40.0))
    for one, name in zip(axes.flat, MAPPED):
        maps.ground(one, folder, f"{NAMES[name]}\n{100.0 * found[name]['reach']:.0f} % reach the road")
        handles = maps.classes(one, folder / f"{name}_energy.tif", "energy")
        if name != "bare":
            maps.polygons(one, folder / "demo.gpkg", "forest", facecolors="none", edgecolors="#2f7d4f", linewidths=0.8)
        if name == "worn":
            lost = [row for row in _rows(folder / "worn_tree_results.gpkg", True) if row["lost_pct"]]
            one.scatter(*np.array([row["place"] for row in lost]).T, s=1.0, color="#08306b", zorder=6)
        one.plot(*np.array(make_demo.line_at(slope.road_line)).T, color="0.1", linewidth=1.6, zorder=7)
        if name in ("dam", "net"):
            one.plot(*line.T, color="#08306b", linewidth=1.8, zorder=7)
        one.set(ylim=(make_demo.NORTH - 620.0, make_demo.NORTH - 40.0))
    last = axes.flat[-1]
    last.barh(range(len(found)), [entry["deaths"] for entry in found.values()], color="0.8")
    for place, name in enumerate(found):
        last.text(1.3e-5, place, NAMES[name], va="center", fontsize=7)
    last.set(xscale="log", xlim=(1e-5, 5e-3), title="risk of death on the road\n1/year", yticks=[])
    last.invert_yaxis()
    maps.legend(figure, handles, "energy, 95 % [kJ]", 6)
    path = IMAGES / "protection_study.png"
    path.write_bytes(maps.finished(figure))
    print(f"{path.name}: {path.stat().st_size // 1024} kB")


def _arriving(path):
    """Run -> largest energy at the road, kJ."""
    actual = {}
    for row in _rows(path):
        actual[row["run"]] = max(actual.get(row["run"], 0.0), row["e_kj"])
    return actual


def _rows(path, with_places=False):
    """Rows of the first layer of a file, as dictionaries; with their ``place`` (x, y) where it is asked for."""
    source = ogr.Open(str(path))
    layer = source.GetLayer(0)
    return [
        {**feature.items(), **({"place": feature.GetGeometryRef().GetPoint_2D()} if with_places else {})}
        for feature in layer
    ]


def _line_layer(points):
    """A layer with one line."""
    from qgis.core import QgsFeature, QgsGeometry, QgsPointXY, QgsVectorLayer

    layer = QgsVectorLayer(f"LineString?crs=EPSG:{make_demo.EPSG}", "crest", "memory")
    feature = QgsFeature()
    feature.setGeometry(QgsGeometry.fromPolylineXY([QgsPointXY(*point) for point in points]))
    layer.dataProvider().addFeature(feature)
    layer.updateExtents()
    return layer


def main(folder):
    """The study, its tables and its figure."""
    Path(folder).mkdir(parents=True, exist_ok=True)
    start()
    study = Study(folder)
    all_variants = study.all_variants()
    for name, numbers in all_variants.items():
        print(name, numbers)
    for name, numbers in study.changes().items():
        print(name, {key: value for key, value in numbers.items() if isinstance(value, (int, float))})
    write_block(PAGE, "variants", table_of_variants(all_variants))
    write_block(PAGE, "stands", table_of_stands(*study.stands()))
    draw(study.folder, all_variants)
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main(sys.argv[1])
