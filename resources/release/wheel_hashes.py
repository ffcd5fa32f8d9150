# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the list of wheels that may be installed from a folder: ``python resources/release/wheel_hashes.py``.

It asks the package index once for each package that Talus offers and what it brings along, and takes the sha256 that
the index names. Done before a release; a wheel that is not on the list is left out of an installation without network.
"""

import json
import re
import urllib.request
from pathlib import Path

INDEX = "https://pypi.org/simple"
FORMAT = "application/vnd.pypi.simple.v1+json"
SINCE = "2024-01-01"  # of the upload: each package has a later version for every Python of QGIS
OTHERWISE = {"numpy": "2020-06-01", "cycler": "2021-01-01", "fonttools": "2025-01-01"}  # that of QGIS; seldom; often
PATH = Path(__file__).resolve().parents[1] / "packages" / "wheels.sha256"
NAMES = (
    "numba", "llvmlite", "scipy", "shapely", "laspy", "lazrs", "matplotlib", "contourpy", "cycler", "fonttools",
    "kiwisolver", "packaging", "pillow", "pyparsing", "python-dateutil", "six", "importlib-resources", "zipp", "numpy",
    "pip",
)  # fmt: skip
# Pythons of QGIS from 3.22 on, and the platforms that QGIS is made for
TAGS = re.compile(
    r".*-((cp39|cp310|cp311|cp312|cp313)-(abi3|cp\d+)|py2\.py3-none|py3-none|cp\d+-abi3)-"
    r"(any|win_amd64|manylinux\w*(x86_64|aarch64)[\w.]*|macosx_\d+_\d+_(x86_64|arm64|universal2))\.whl"
)


def wheels_of(name):
    """File name -> sha256 of the wheels of a package."""
    request = urllib.request.Request(f"{INDEX}/{name}/", headers={"Accept": FORMAT})
    with urllib.request.urlopen(request, timeout=60) as answer:
        files = json.load(answer)["files"]
    return {
        file["filename"]: file["hashes"]["sha256"]
        for file in files
        if TAGS.fullmatch(file["filename"])
        and not file.get("yanked")
        and file["upload-time"] >= OTHERWISE.get(name, SINCE)
    }


def main():
    """Write the list, in the order of the names."""
    actual = {}
    for name in NAMES:
        actual.update(wheels_of(name))
    PATH.parent.mkdir(exist_ok=True)
    lines = [f"{digest}  {name}\n" for name, digest in sorted(actual.items())]
    PATH.write_text("".join(lines), encoding="ascii", newline="\n")
    print(f"{PATH}: {len(lines)} wheels")


if __name__ == "__main__":
    main()
