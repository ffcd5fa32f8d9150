# SPDX-License-Identifier: GPL-2.0-or-later
"""The Python packages that Talus uses and QGIS need not have: what for, how large, and whether they are there."""

import hashlib
import json
import os
import re
import shutil
import stat
import sys
import zipfile
from functools import cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path, PurePosixPath
from typing import NamedTuple

from qgis.core import QgsBlockingNetworkRequest
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QNetworkRequest

from ...translation import tr
from .processes import run

OLDEST = {"numba": (0, 56)}  # of the others: engine/io/optional_packages.py
THERE, TOO_OLD, MISSING = "there", "too old", "missing"


class Package(NamedTuple):
    """A package that can be installed."""

    name: str  # as Python imports it
    wanted: tuple  # what pip is asked for
    download: int  # MB, with what it brings along, for Python 3.11 on 64-bit Linux
    disk: int  # MB
    trial: str  # a program that raises where the package does not work

    @property
    def requirements(self):
        """Requirements that pip is given, with the oldest version that will do."""
        first, *others = self.wanted
        return (f"{first}>={'.'.join(map(str, oldest_of(self.name)))}", *others)

    @property
    def purpose(self):
        """Purpose of the package, in the user's language."""
        return {
            "numba": tr("Speed: simulations run some 500 times faster"),
            "scipy": tr("Hulls of rocks, which every simulation needs; tree stands, calibration, statistics"),
            "shapely": tr("Screen lines, profiles, ground classes and zones of a hazard map (version 2 or later)"),
            "matplotlib": tr("Figures in reports, print layouts and previews of rocks"),
            "laspy": tr("Rocks from point clouds in .las and .laz files"),
        }[self.name]


PACKAGES = (
    Package(
        "numba", ("numba",), 64, 210,
        "import numba\ntwice = numba.njit(lambda x: 2 * x)\nif twice(21) != 42: raise ValueError('a wrong number')",
    ),
    Package(
        "scipy", ("scipy",), 38, 110,
        "import numpy\nfrom scipy.spatial import ConvexHull\n"
        "if abs(ConvexHull(numpy.eye(4, 3)).volume - 1 / 6) > 1e-9: raise ValueError('a wrong volume')",
    ),
    Package(
        "shapely", ("shapely",), 3, 13,
        "import shapely\nif shapely.box(0, 0, 2, 3).area != 6: raise ValueError('a wrong area')",
    ),
    Package(
        "matplotlib", ("matplotlib",), 24, 70,
        "import io\nfrom matplotlib.figure import Figure\nfigure = Figure()\nfigure.add_subplot().plot([0, 1])\n"
        "figure.savefig(io.BytesIO())",
    ),
    Package(
        "laspy", ("laspy", "lazrs"), 1, 3,
        "import laspy\nif not laspy.LazBackend.detect_available(): raise ValueError('.laz files cannot be read')",
    ),
)  # fmt: skip


class State(NamedTuple):
    """State of a package as Python finds it."""

    kind: str  # THERE, TOO_OLD or MISSING
    version: str  # "" where it is not known
    place: str  # the folder it lies in, "" where it is missing


def oldest_of(name):
    """Numbers of the oldest version of a package that will do."""
    from ....engine.io.optional_packages import OLDEST as of_engine  # the engine waits until it is needed

    return {**of_engine, **OLDEST}[name]


def state_of(package):
    """The State of a package, which is not imported: a broken one could end QGIS."""
    try:
        spec = find_spec(package.name)
    except (ImportError, ValueError):  # something half made stands under its name
        spec = None
    if spec is None:
        return State(MISSING, "", "")
    try:
        version = metadata.version(package.name)
    except metadata.PackageNotFoundError:
        version = ""
    oldest = oldest_of(package.name)
    numbers = tuple(map(int, re.findall(r"\d+", version)[: len(oldest)]))
    kind = TOO_OLD if numbers and numbers < oldest else THERE
    return State(kind, version, str(Path(spec.origin).parent.parent) if spec.origin else "")


# pip, also where the Python of QGIS has none: Debian keeps it in a package of its own.

INDEX = "https://pypi.org/simple"
INDEX_FORMAT = b"application/vnd.pypi.simple.v1+json"  # PEP 691
WHEEL = re.compile(r"pip-(\d+(?:\.\d+)*)-py3-none-any\.whl")  # no trial versions
BUNDLED = """
import ensurepip, sysconfig
from pathlib import Path
folders = [Path(ensurepip.__file__).parent / "_bundled", Path(sysconfig.get_config_var("WHEEL_PKG_DIR") or "none")]
print(*[path for folder in folders for path in sorted(folder.glob("pip-*.whl"))][:1])
"""


class NoPip(Exception):
    """There is no pip, and none can be had."""


def find_pip(python, folder, wheels=None, run=run, fetch=None):
    """Arguments that make the Python run pip.

    python : path of the program
    folder : where a fetched pip may lie
    wheels : a folder of wheels; no network is used where it is given

    Raises NoPip.
    """
    if run([python, "-m", "pip", "--version"]).succeeded:
        return ["-m", "pip"]
    bundled = run([python, "-c", BUNDLED])
    if bundled.succeeded and bundled.text.endswith(".whl"):
        return [_program_in(bundled.text)]
    if wheels is not None:
        program_of = max(
            (path for path in Path(wheels).glob("pip-*.whl") if WHEEL.fullmatch(path.name)), key=_version, default=None
        )
        if program_of is None:
            raise NoPip(f"{wheels}: no wheel of pip is among them")
        return [_program_in(program_of)]
    return [_program_in(_fetched(folder, fetch or fetched_bytes))]


def fetched_bytes(address, accepted=b"*/*"):
    """Bytes at an https address, by the network access of QGIS with its proxy. Raises OSError."""
    request = QNetworkRequest(QUrl(address))
    request.setRawHeader(b"Accept", accepted)
    blocking = QgsBlockingNetworkRequest()
    if blocking.get(request, True) != QgsBlockingNetworkRequest.ErrorCode.NoError:
        raise OSError(f"{address}: {blocking.errorMessage()}")
    return bytes(blocking.reply().content())


def _fetched(folder, fetch):
    """Path of the newest wheel of pip for this Python."""
    index = os.environ.get("PIP_INDEX_URL", INDEX).rstrip("/")
    try:
        files = json.loads(fetch(f"{index}/pip/", INDEX_FORMAT))["files"]
        suited = [file for file in files if WHEEL.fullmatch(file["filename"]) and _is_for_this_python(file)]
        newest = max(suited, key=lambda file: _version(Path(file["filename"])))
        address = QUrl(f"{index}/pip/").resolved(QUrl(newest["url"])).toString()
        if not address.startswith("https://"):
            raise NoPip(f"{index}: its pip does not come over https ({address})")
        content = fetch(address)
        checksum = newest["hashes"]["sha256"]
    except OSError as error:
        raise NoPip(str(error)) from error
    except (KeyError, TypeError, ValueError) as error:
        raise NoPip(f"{index}: not the answer of a package index ({type(error).__name__}: {error})") from error
    if hashlib.sha256(content).hexdigest() != checksum:
        raise NoPip(f"{address}: its checksum is not the one that the index names; it was thrown away")
    path = Path(folder) / newest["filename"]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path


def _is_for_this_python(file):
    """Not withdrawn, and no newer Python asked for than this one."""
    oldest = re.search(r">=\s*(\d+)\.(\d+)", file.get("requires-python") or "")
    return not file.get("yanked") and (oldest is None or tuple(map(int, oldest.groups())) <= sys.version_info[:2])


def _version(path):
    return tuple(map(int, WHEEL.fullmatch(path.name)[1].split(".")))


def _program_in(wheel):
    """Python runs the package in an archive by this path."""
    return str(Path(wheel) / "pip")


# Wheels that a user has brought in a folder: looked through before anything is made of them.

LIST = Path(__file__).resolve().parents[3] / "resources" / "packages" / "wheels.sha256"
BYTES_AT_ONCE = 2**20
LARGEST = 2_000_000_000  # bytes of all that is in one wheel


class BadWheel(OSError):
    """A wheel that is not what it says; nothing is installed."""


class Checked(NamedTuple):
    """Outcome of the check of a folder of wheels."""

    folder: Path  # of the copies
    left_out: list  # names of wheels that are on no list


@cache
def known_wheels():
    """File name -> sha256."""
    lines = LIST.read_text(encoding="ascii").splitlines()
    return {name: digest for digest, _, name in (line.partition("  ") for line in lines)}


def checked_copies(folder, target):
    """Copy the wheels of a folder that are on the list into a new one; Checked.

    Raises BadWheel for a wheel of a known name with another content, or one that would write outside of its place;
    OSError where the folder cannot be read.
    """
    known, left_out = known_wheels(), []
    target.mkdir(parents=True)
    for file in sorted(os.scandir(folder), key=lambda entry: entry.name):
        if not file.name.lower().endswith(".whl"):
            continue
        if file.name not in known or not file.is_file(follow_symlinks=False):
            left_out.append(file.name)
            continue
        copy = target / file.name
        shutil.copyfile(file.path, copy, follow_symlinks=False)
        if _sha256(copy) != known[file.name]:
            raise BadWheel(
                tr("{}: its checksum differs from that of the package index. Download the file again; nothing was "
                   "installed.").format(file.path)
            )  # fmt: skip
        _check_names(file.path, copy)
    return Checked(target, left_out)


def _check_names(shown, path):
    """Raise BadWheel for a name that leads out of the folder, or a link."""
    try:
        with zipfile.ZipFile(path) as archive:
            members = archive.infolist()
    except (zipfile.BadZipFile, OSError, ValueError) as error:
        raise BadWheel(tr("{}: this is not a wheel ({}).").format(shown, error)) from error
    if sum(entry.file_size for entry in members) > LARGEST:
        raise BadWheel(tr("{}: its unpacked size is too large for a package of Talus.").format(shown))
    for member in members:
        name = PurePosixPath(member.filename.replace("\\", "/"))
        is_outside = name.is_absolute() or ".." in name.parts or ":" in member.filename
        if is_outside or stat.S_ISLNK(member.external_attr >> 16):
            raise BadWheel(tr("{}: {} in it points outside its folder; nothing was installed.").format(shown, name))


def _sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while part := file.read(BYTES_AT_ONCE):
            digest.update(part)
    return digest.hexdigest()
