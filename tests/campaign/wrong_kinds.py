# SPDX-License-Identifier: GPL-2.0-or-later
"""Values of the wrong kind for every parameter of every tool: ``python tests/campaign/wrong_kinds.py --calls 10000``.

Each call takes a tool with inputs that do, and puts values of any kind into one or two of its parameters, by what
their declaration takes least: numbers for texts, texts for numbers, pipes, devices, archives and databases that are
hostile, names that are programs of pages. A call may end well or be refused; it must not end in a traceback, keep the
processor for more than ten seconds, or change a file that it was given. Of the calls whose values are taken every
third runs to its end; the others are cancelled as they begin.
"""

import argparse
import faulthandler
import hashlib
import json
import math
import os
import random
import sqlite3
import tempfile
import threading
import time
import traceback
import zipfile
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy as np

from talus.tests.campaign.bad_inputs import RUNS, World, _compile, start_qgis
from talus.tests.folder_digest import missing_or_changed

LONGEST = 10.0  # s of processor time until a call must have ended
PATIENCE = 4.0  # s until a call that goes on is cancelled, as a user would
TO_THE_END = 3  # one of so many calls that are not refused
TOLD = 50  # calls between two lines of counts
HANGS = 300.0  # s of the clock until the campaign itself is ended, telling where
CROSSINGS = "&".join(
    f"field={name}:double"
    for name in ("passage", "mass_kg", "e_kj", "e_rot_kj", "v_ms", "dip_deg", "skew_deg", "h_m", "top_m")
)
OUTPUT_KINDS = ("sink", "vectorDestination", "rasterDestination", "fileDestination", "folderDestination")


class Outcome(NamedTuple):
    """Outcome of one call."""

    verdict: str  # done, refused, cancelled, traceback, slow, input changed
    tool: str
    values: str
    message: str
    seconds: float  # of the processor


def hostile_files(folder):
    """Paths of files that are something else than they seem."""
    folder.mkdir(parents=True, exist_ok=True)
    deep, bomb = "[" * 100_000, '<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa">'
    for k in range(9):
        bomb += f'<!ENTITY {chr(98 + k)} "{f"&{chr(97 + k)};" * 10}">'
    bomb += "]><a>&j;</a>"
    remote = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'
    texts = {
        "empty.json": "", "deep.json": deep, "deep.toml": deep, "number.json": "5", "text.json": '"x"',
        "net.json": '{"nodes": 5, "materials": [], "elements": {"a": 1}}',
        "net2.json": '{"nodes": [[0,0,0]], "materials": {"a": 5}, "elements": ["x"]}', "digits.json": "9" * 10_000,
        "twice.json": '{"a": 1, "a": 2}', "list.json": "[[1], {}]", "nan.json": '{"format": NaN, "name": Infinity}',
        "laughs.kml": bomb, "laughs.gml": bomb, "laughs.gpx": bomb, "laughs.vrt": bomb, "laughs.qpt": bomb,
        "remote.gml": remote, "remote.kml": remote, "remote.qpt": remote,
        "html.qpt": "<Layout><LayoutMultiFrame/></Layout>",
        "lines.csv": "\n" * 1000, "wide.csv": ",".join(map(str, range(100_000))), "quote.csv": '"' * 9_999,
        "zeros.xyz": "\0" * 5_000, "inf.xyz": "inf nan 1\n" * 50, "one.pts": "1 2 3\n", "huge.stl": "solid x\n" * 1000,
        "count.ply": "ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\nend_header\n",
        "self.vrt": '<VRTDataset rasterXSize="9" rasterYSize="9"><VRTRasterBand dataType="Float32" band="1">'
                    '<SimpleSource><SourceFilename relativeToVRT="1">self.vrt</SourceFilename>'
                    "<SourceBand>1</SourceBand></SimpleSource></VRTRasterBand></VRTDataset>",
        "code.vrt": '<VRTDataset rasterXSize="9" rasterYSize="9"><VRTRasterBand dataType="Float32" band="1" '
                    'subClass="VRTDerivedRasterBand"><PixelFunctionType>f</PixelFunctionType><PixelFunctionLanguage>'
                    "Python</PixelFunctionLanguage><PixelFunctionCode>def f(*_): open('harm', 'w')</PixelFunctionCode>"
                    "</VRTRasterBand></VRTDataset>",
        "wms.xml": '<GDAL_WMS><Service name="TMS"><ServerUrl>file:///etc/${x}</ServerUrl></Service></GDAL_WMS>',
    }  # fmt: skip
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "garbage.tif").write_bytes(random.Random(1).randbytes(5_000))
    (folder / "half.gpkg").write_bytes(b"SQLite format 3\0" + bytes(3_000))
    with zipfile.ZipFile(folder / "zeros.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("../../dem.tif", bytes(10_000_000))
    _hostile_database(folder / "hostile.gpkg")
    actual = [str(path) for path in sorted(folder.iterdir())]
    if hasattr(os, "mkfifo"):
        for name in ("pipe.tif", "pipe.gpkg", "pipe.json"):
            os.mkfifo(folder / name)
            actual.append(str(folder / name))
        (folder / "loop.tif").symlink_to("loop.tif")
        actual += [str(folder / "loop.tif"), "/dev/zero", "/dev/stdin", "/proc/self/mem"]
    return [*actual, str(folder), "/vsizip/nothing.zip/a.tif", f"/vsizip/{folder / 'zeros.zip'}/../../dem.tif"]


def _hostile_database(path):
    """A GeoPackage with a view that never ends, and triggers."""
    from osgeo import ogr, osr

    system = osr.SpatialReference()
    system.ImportFromEPSG(2056)
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    layer = source.CreateLayer("releases", system, ogr.wkbPoint)
    layer.CreateField(ogr.FieldDefn("name", ogr.OFTString))
    feature = ogr.Feature(layer.GetLayerDefn())
    feature.SetGeometryDirectly(ogr.CreateGeometryFromWkt("POINT (2600030 1199980)"))
    feature.SetField("name", "<!--<script></script>=cmd|' /C calc'!A0")
    layer.CreateFeature(feature)
    feature = layer = source = None  # closes it
    connection = sqlite3.connect(path)
    connection.execute("CREATE TRIGGER harm AFTER UPDATE ON releases BEGIN DELETE FROM releases; END")
    connection.commit()
    connection.close()


def any_values(folder):
    """Values of all kinds."""
    from qgis.core import QgsGeometry, QgsPointXY, QgsProperty, QgsRasterLayer, QgsRectangle, QgsVectorLayer
    from qgis.PyQt.QtCore import QDate, QDateTime

    return [
        "", " ", "abc", "0", "-1", "1e400", "nan", "1,5", "\0", "a\0b", "x" * 100_000, "<!--<script>", "../../x",
        "${HOME}", "%s%n", "'; DROP TABLE x; --", "\u202e\u2028", "\ud7ff", "𝔘", "NULL", "None", "[]", "{}",
        0, -1, 1, 2**31, 2**63, -(2**63), 10**30, 0.5, 1e308, -1e308, math.nan, math.inf, -math.inf, True, False,
        [], [[]], [None], [1, "a", {}], ["x"] * 1000, [[[[1]]]], {}, {"a": [1]}, {1: 2}, (), (1, 2), set(), b"abc",
        QDate(2026, 1, 1), QDateTime(), QgsPointXY(1.0, 2.0), QgsRectangle(0, 0, 1, 1), QgsRectangle(),
        QgsGeometry.fromWkt("POINT(1 2)"), QgsGeometry(), QgsProperty.fromExpression("1/0"),
        QgsProperty.fromExpression("'a' || 1"), QgsProperty.fromValue(None), QgsVectorLayer("", "none", "ogr"),
        QgsRasterLayer("", "none", "gdal"), QgsVectorLayer("Point", "memory", "memory"), object(),
        str(folder / "missing" / "x.tif"), "/", "C:\\x", "file:///etc/passwd", "http://127.0.0.1:1/x.tif",
        "ogr:dbname='x' table=\"y\" (geom)", "memory:", "TEMPORARY_OUTPUT", "EPSG:2056", "EPSG:99999999",
    ]  # fmt: skip


class Tools:
    """All tools of Talus, each with inputs that do."""

    def __init__(self, folder):
        from qgis.core import QgsApplication

        self.world = World(folder)
        self.folder, self.outputs = folder, self.world.outputs
        self.files = hostile_files(folder / "hostile")
        self.values = any_values(folder)
        self.algorithms = {
            algorithm.name(): algorithm
            for algorithm in QgsApplication.processingRegistry().providerById("talus").algorithms()
        }
        self.more = self._more()
        self.good = {name: self._good(name, algorithm) for name, algorithm in self.algorithms.items()}

    def _good(self, name, algorithm):
        """Good values, from bad_inputs.py where it has some; else by the kinds of the parameters that are needed."""
        from qgis.core import QgsProcessingParameterDefinition

        given = {**self.world.good.get(name, {}), **self.more.get(name, {})}
        for definition in algorithm.parameterDefinitions():
            is_needed = not definition.flags() & QgsProcessingParameterDefinition.Flag.FlagOptional
            if (
                is_needed
                and definition.name() not in given
                and (definition.defaultValue() is None or definition.isDestination())
            ):
                value = self._value(name, definition)
                if value is not None:
                    given[definition.name()] = value
        quick = {"RUNS": 1, "MAX_TIME": 0.2, "THREADS": 1, "MEMBERS": 4, "IMPACTS": 1, "BLOCK_COUNT": 2, "COUNT": 2}
        known = {definition.name() for definition in algorithm.parameterDefinitions() if not definition.isDestination()}
        return {**given, **{key: quick[key] for key in quick if key in known and key not in self.more.get(name, {})}}

    def _more(self):
        """Parameters that tools need beside what is good for most: small tasks that end well."""
        import processing
        from qgis.core import QgsProcessingFeedback

        from talus.tests.qgis.conftest import layer_of, rectangle, write_dem

        known = self.world.good
        dem, points = known["simulate"]["DEM"], known["simulate"]["RELEASES"]
        impact = [1, 1000.0, 220.0, 20.0, 20.0, 30.0, 0.0, 1.0, 1.5]
        crossings = layer_of("Point", [(f"POINT({10.2 + 0.4 * k} -20)", impact) for k in range(100)], CROSSINGS)
        roof = layer_of("LineString", [("LINESTRING(10 -20, 70 -20)", [])])
        crest = layer_of("LineString", [("LINESTRING(30 -100, 50 -100)", [])])
        fall_line = layer_of("LineString", [("LINESTRING(40 -12, 40 -110)", [])])
        stands = layer_of("Polygon", [(rectangle(15, -60, 75, -10), [])])
        stems = [(f"POINT({17 + 4 * (k % 14)} {-12 - 4 * (k // 14)})", [36.0, "spruce"]) for k in range(150)]
        trees = layer_of("Point", stems, "field=dbh_cm:double&field=species:string")
        self.kept = crossings, roof, crest, fall_line, stands, trees
        chart = {"HEIGHTS": "12", "SLOPES": "0.5", "CATCHMENTS": "0", "ROCKS": ["block"], "RUNS": 5}
        sizes = {"ANCHOR_VOLUME": 0.2, "ANCHOR_PERIOD": 10.0}
        blocks = {name: known["blockscenarios"][name] for name in ("BLOCKS", "VOLUME_FIELD")}
        rate = {"RATE": 1.0, "SIZE_EXPONENT": 1.4, "SIZE_SMALLEST": 0.1, "SIZE_LARGEST": 1.0}
        rows, columns = np.mgrid[0:60, 0:40]
        canopy = 20.0 * np.cos(0.8 * rows) ** 2 * np.cos(0.8 * columns) ** 2
        rocky = {"DEM": dem, "RELEASES": points, "FOLDER": str(self.folder / "rocky")}
        processing.run("talus:torockyfor3d", rocky, feedback=QgsProcessingFeedback(False))
        rows = layer_of("Point", [(f"POINT({k} 0)", [k, 90.0, 45.0 + k, 9.0 + k, 4.0, 1.0]) for k in range(40)], RUNS)
        self.kept += (rows,)
        return {
            "catchmentchart": chart, "comparemany": {"STOPS": [known["compareruns"]["BEFORE"], rows]},
            "cutslope": {**chart, **sizes, **blocks, "DEM": dem, "LINE": fall_line}, "dossier": {**sizes, **blocks},
            "embankment": {"DEM": dem, "CREST": crest, "HEIGHT": 1.0, "DITCH_DEPTH": 0.0},
            "fieldproject": {"DEM": dem}, "forestcheck": {"DEM": dem, "STANDS": stands, "TREES": trees},
            "frequencystudy": {**rate, "METHOD": "fixed", "THRESHOLD": 35.0},
            "fromrockyfor3d": {"INPUTS": rocky["FOLDER"], "FOLDER_CRS": "EPSG:2056"},
            "gallery": {"STRUCTURE": roof, "CROSSINGS": crossings, "ASTRA_FACTOR": 2.8},
            "indication": {"DEM": dem, "ANGLES": [1.0, "", 32.0], "METHOD": "fixed", "THRESHOLD": 35.0},
            "slopeprofile": {"RUNS": 5, "DEM": dem, "LINE": fall_line}, "ensemble": {"VOLUME": 0.5},
            "view3d": {"DEM": dem, "TRAJECTORIES": known["screenline"]["TRAJECTORIES"]},
            "treesfromheights": {"CANOPY": write_dem(self.folder / "canopy.tif", heights=canopy)},
            "rocklibrary": {"COUNT": 1},
        }  # fmt: skip

    def _value(self, tool, definition):
        good = self.world.good["simulate"]
        if definition.isDestination():
            suffix = getattr(definition, "defaultFileExtension", lambda: "")()
            return str(self.outputs / f"{tool}-{definition.name().replace(':', '-')}{'.' if suffix else ''}{suffix}")
        if definition.type() == "raster":
            return good["DEM"]
        if definition.type() == "multilayer":
            return [good["DEM"]]
        if definition.type() == "source":
            kinds = {0: good["RELEASES"], 1: good["BARRIERS"], 2: good["GROUND"]}
            return next((kinds[entry] for entry in map(int, definition.dataTypes()) if entry in kinds), good["TREES"])
        return str(self.folder / "cloud.xyz") if definition.type() == "file" else None

    def takes(self, name, given):
        """Does a tool take its inputs, as far as it sees before it runs?"""
        from qgis.core import QgsApplication, QgsProcessingContext

        algorithm = QgsApplication.processingRegistry().createAlgorithmById(f"talus:{name}")
        return algorithm.checkParameterValues(given, QgsProcessingContext())[0]

    def draw(self, draw):
        """(name of a tool, its parameters, words for what is wrong in them)."""
        name = draw.choice(sorted(self.algorithms))
        given, messages = dict(self.good[name]), []
        definitions = self.algorithms[name].parameterDefinitions()
        for definition in draw.sample(definitions, min(draw.choice((1, 1, 1, 2)), len(definitions))):
            pool = self.values if draw.random() < 0.6 else self.files
            if definition.type() in OUTPUT_KINDS and pool is self.files:
                pool = self.values  # writing over hostile files is what a user asked for
            value = draw.choice(pool)
            given[definition.name()] = value
            messages.append(f"{definition.name()} ({definition.type()}) = {_shown(value)}")
        return name, given, "; ".join(messages)

    def not_good(self):
        """Names of tools that refuse their good inputs; each is run once, which compiles what it needs, too."""
        import processing
        from qgis.core import QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback

        actual = {}
        for name in sorted(self.algorithms):
            try:
                context, feedback = QgsProcessingContext(), QgsProcessingFeedback(False)
                processing.run(f"talus:{name}", self.good[name], context=context, feedback=feedback)
            except QgsProcessingException as error:
                actual[name] = str(error)
            _clear(self.outputs)
        return actual


def _shown(value):
    try:
        return repr(value)[:80]
    except Exception as error:  # of whatever kind: this is what the campaign is about
        return type(error).__name__


def one_call(tools, number, seed):
    """Draw a call by its number and make it; an Outcome."""
    import processing
    from qgis.core import QgsProcessingContext, QgsProcessingException, QgsProcessingFeedback

    name, given, messages = tools.draw(random.Random(f"{seed}-{number}"))
    before = _inputs(tools.folder)
    feedback = QgsProcessingFeedback(False)
    timer = threading.Timer(PATIENCE, feedback.cancel)
    timer.start()
    faulthandler.dump_traceback_later(HANGS, exit=True)
    begin = time.process_time()
    try:
        if number % TO_THE_END and tools.takes(name, given):
            feedback.cancel()
        processing.run(f"talus:{name}", given, feedback=feedback, context=QgsProcessingContext())
        verdict, message = "done", ""
    except QgsProcessingException as error:
        message = str(error)
        verdict = "traceback" if "Traceback" in message else "refused"
    except Exception:
        verdict, message = "traceback", traceback.format_exc()
    seconds = time.process_time() - begin
    if feedback.isCanceled() and verdict in ("done", "refused"):
        verdict = "cancelled"
    timer.cancel()
    faulthandler.cancel_dump_traceback_later()
    if verdict != "traceback" and seconds > LONGEST:
        verdict = "slow"
    changed = missing_or_changed(before, _inputs(tools.folder))
    if changed:
        verdict, message = "input changed", ", ".join(changed)
    _clear(tools.outputs)
    return Outcome(verdict, name, messages, message, seconds)


def _inputs(folder):
    """Name -> sha256 of the files that do, which every tool may be given."""
    files = [path for path in folder.iterdir() if path.is_file() and not path.name.endswith((".aux.xml", ".qmd"))]
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def _clear(folder):
    """Remove the files that the calls of this campaign have written."""
    for path in sorted(folder.rglob("*"), reverse=True):
        path.rmdir() if path.is_dir() and not path.is_symlink() else path.unlink()


def campaign(folder, calls, seed, tell=None, first=0, is_ready=None):
    """Outcomes of this many calls, from a number on."""
    faulthandler.enable()
    tools = Tools(folder)
    _compile()
    outcomes = []
    os.chdir(tools.outputs)  # relative names are written here
    if is_ready is not None:
        is_ready(tools.not_good())
    for number in range(first, first + calls):
        outcomes.append(one_call(tools, number, seed))
        if tell is not None:
            tell(number, outcomes[-1])
    return outcomes


def main():
    """Run the campaign in a QGIS of its own; ends with 1 for a traceback, a call that was slow, or a changed input."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--calls", type=int, default=10_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--first", type=int, default=0, help="number of the first call")
    arguments.add_argument("--show", action="store_true", help="print every message")
    given = arguments.parse_args()
    start_qgis()
    failures = ("traceback", "slow", "input changed")

    so_far = Counter()

    def tell(number, outcome):
        so_far[outcome.verdict] += 1
        if sum(so_far.values()) % TOLD == 0:
            print(f"{sum(so_far.values())} calls: {dict(so_far)}", flush=True)
        if given.show or outcome.verdict in failures:
            messages = {**outcome._asdict(), "message": outcome.message[-900:], "number": number}
            print(json.dumps(messages, ensure_ascii=True), flush=True)

    def print_not_good(refused):
        print(f"{len(refused)} tools refuse inputs that should do: {json.dumps(refused)}", flush=True)

    with tempfile.TemporaryDirectory() as folder:
        is_ready = None if given.first else print_not_good
        outcomes = campaign(Path(folder), given.calls, given.seed, tell, given.first, is_ready)
        os.chdir("/")
    counts, tools = Counter(outcome.verdict for outcome in outcomes), {outcome.tool for outcome in outcomes}
    slowest = max(outcomes, key=lambda entry: entry.seconds)
    print(f"{given.calls} calls of {len(tools)} tools, seed {given.seed}: {dict(counts)}; slowest "
          f"{slowest.seconds:.1f} s of the processor ({slowest.tool}: {slowest.values})", flush=True)  # fmt: skip
    os._exit(1 if set(counts) & set(failures) else 0)  # QGIS may crash when Python takes it down


if __name__ == "__main__":
    main()
