# SPDX-License-Identifier: GPL-2.0-or-later
"""Draw the pictures of the help, resources/help/*.png, with the algorithms themselves on the demonstration slope.

    python resources/demo/help_pictures.py FOLDER

FOLDER takes the demonstration data and the results that the pictures are taken from.
"""

import base64
import io
import os
import re
import sys
from pathlib import Path

from talus.resources.demo import make_demo, run_demo
from talus.resources.demo.embedded_qgis import start

HELP = Path(__file__).resolve().parents[1] / "help"
WIDTH = 400  # pixels
GREYS = 24  # of the palette: few colours make a picture of some tens of kilobytes
BLUES = ("#003cff", "#08306b", "#1b3a57", "#4a708b", "#c8d4de", "#d9d2c7", "#b03030")


def simulate(folder):
    """The demonstration; the picture is the map of its report."""
    files = {**run_demo.INPUTS, "TRAJECTORIES": "lines.gpkg", "SAMPLES": "samples.gpkg", "REPORT": "simulate.html"}
    results = run("simulate", {**paths(folder, files), **run_demo.SETTINGS, "RUNS": 25})
    return first_picture(results["REPORT"])


def screenline(folder):
    """The road of the demonstration as a screen line."""
    files = {"TRAJECTORIES": "lines.gpkg", "SAMPLES": "samples.gpkg", "DEM": "terrain.tif", "REPORT": "screenline.html",
             "LINES": "demo.gpkg|layername=road", "STATISTICS": "statistics.gpkg"}  # fmt: skip
    return first_picture(run("screenline", paths(folder, files))["REPORT"])


def profile(folder):
    """A profile down the middle of the slope."""
    from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsVectorLayer

    line = QgsVectorLayer("LineString", "line", "memory")
    line.setCrs(QgsCoordinateReferenceSystem(f"EPSG:{make_demo.EPSG}"))
    x, y = make_demo.release_points()[6]
    feature = QgsFeature()
    feature.setGeometry(QgsGeometry.fromWkt(f"LINESTRING({x} {y}, {x} {make_demo.NORTH - 690.0})"))
    line.dataProvider().addFeatures([feature])
    files = {"TRAJECTORIES": "lines.gpkg", "SAMPLES": "samples.gpkg", "DEM": "terrain.tif", "PLOT": "profile.png"}
    return Path(run("profile", {**paths(folder, files), "LINE": line})["PLOT"]).read_bytes()


def rocklibrary(folder):
    """The rock that is made by default."""
    return Path(run("rocklibrary", paths(folder, {"PREVIEW": "rock.png"}))["PREVIEW"]).read_bytes()


def paths(folder, files):
    return {name: str(folder / file) for name, file in files.items()}


def run(name, parameters):
    """Run an algorithm of Talus."""
    import processing

    return processing.run(f"talus:{name}", parameters)


def first_picture(report):
    """The first picture within a page."""
    page = Path(report).read_text(encoding="utf-8")
    return base64.b64decode(re.search(r"data:image/png;base64,([^']+)'", page)[1])


def small(content):
    """A picture in the width and the colours of the help."""
    from PIL import Image

    picture = Image.open(io.BytesIO(content)).convert("RGB")
    picture = picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)), Image.Resampling.LANCZOS)
    buffer = io.BytesIO()
    picture.quantize(palette=palette(), dither=Image.Dither.NONE).save(buffer, "PNG", optimize=True)
    return buffer.getvalue()


def palette():
    """Greys for relief and writing, the classes of the styles as they are and over relief, the blues of plots."""
    from PIL import Image, ImageColor

    from talus.algorithms.outputs.styles import COLOURS

    greys = [(round(255 * k / (GREYS - 1)),) * 3 for k in range(GREYS)]
    classes = [ImageColor.getrgb(colour) for colour in COLOURS]
    below = (40, 110, 180)  # greys of the relief
    mixed = [tuple(round(0.35 * grey + 0.65 * part) for part in colour) for colour in classes for grey in below]
    image = Image.new("P", (1, 1))
    image.putpalette(sum([*greys, *classes, *mixed, *map(ImageColor.getrgb, BLUES)], ()))
    return image


def main(folder):
    """Write all pictures; the later ones use what the first simulation wrote."""
    folder = Path(folder).resolve()
    make_demo.main(folder)
    HELP.mkdir(exist_ok=True)
    start()
    for draw in (simulate, screenline, profile, rocklibrary):
        path = HELP / f"{draw.__name__}.png"
        path.write_bytes(small(draw(folder)))
        print(f"{path}: {path.stat().st_size / 1000:.0f} kB")
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/help")
