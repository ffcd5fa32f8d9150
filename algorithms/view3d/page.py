# SPDX-License-Identifier: GPL-2.0-or-later
"""The page itself: the template of resources/view3d with scripts, style and data in it, so that it needs no network."""

import base64
import html
import json
import math
import re
from pathlib import Path

from ..number_words import user_locale
from ..translation import tr

PLACE = re.compile(r"@(\w+)@")  # of the template, where a part goes
FOLDER = Path(__file__).resolve().parents[2] / "resources" / "view3d"


def write_page(path, title, note, terrain, rocks, drapes, grids):
    """Write the page. Raises OSError."""
    language = user_locale().bcp47Name() or "en"  # browsers know no language C
    content = {
        "language": language,
        "title": html.escape(title),
        "note": html.escape(note),
        "play": html.escape(tr("Play or stop")),
        "time": html.escape(tr("Time")),
        "problem": html.escape(tr("This browser shows no three-dimensional graphics (WebGL).")),
        "style": _resource("viewer.css"),
        "three": _resource("three.min.js"),
        "controls": _resource("OrbitControls.js"),
        "viewer": _resource("viewer.js"),
        "data": in_script(data_of(language, terrain, rocks, drapes, grids)),
    }
    template = _resource("page.html")
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        for number, part in enumerate(PLACE.split(template)):
            file.write(content[part] if number % 2 else part)


def in_script(data):
    """JSON that stands in a script: "</" would end it, and "<!--<script" would keep it from ending."""
    text = json.dumps(data)
    for sign in "<>&\u2028\u2029":
        text = text.replace(sign, f"\\u{ord(sign):04x}")
    return text


def data_of(language, terrain, rocks, drapes, grids):
    """Data that the script of the page reads."""
    rows, columns = terrain.heights.shape
    size, pictures = drapes
    return {
        "language": language,
        "words": {"rocks": tr("Rocks"), "paths": tr("Paths"), "place": tr("Place"), "height": tr("Height")},
        "terrain": {
            "columns": columns, "rows": rows, "cell": terrain.cell, "centre": terrain.centre,
            "lowest": terrain.lowest, "step": terrain.step, "heights": _text(terrain.heights),
        },
        "from": _looked_from(rocks),
        "rocks": {
            "first": _text(rocks.first), "samples": _text(rocks.samples), "radius": _text(rocks.radius),
            "longest": float(rocks.samples[:, 0].max()),
        },
        "drape": {"width": size.width(), "height": size.height()},
        "layers": [
            {"name": one.name, "isShown": one.is_shown, "picture": _picture(one)}
            for one in pictures
        ],
        "grids": [
            {
                "name": one.name, "values": _text(one.values), "rows": one.values.shape[0],
                "columns": one.values.shape[1], "west": one.west, "north": one.north, "cell": one.cell,
            }
            for one in grids
        ],
    }  # fmt: skip


def _looked_from(rocks):
    """(east, north) in radii of the terrain: from where the rocks go to, so that they come towards the reader."""
    starts, ends = rocks.samples[rocks.first[:-1]], rocks.samples[rocks.first[1:] - 1]
    east, south = float((ends[:, 1] - starts[:, 1]).mean()), float((ends[:, 3] - starts[:, 3]).mean())
    length = math.hypot(east, south)
    return [1.5 * east / length, -1.5 * south / length] if length > 0.0 else [0.0, -1.5]


def _resource(name):
    return (FOLDER / name).read_text(encoding="utf-8")


def _picture(drape):
    return f"data:image/{drape.kind};base64,{_base64(drape.picture)}"


def _text(array):
    return _base64(array.tobytes())


def _base64(content):
    return base64.b64encode(content).decode("ascii")
