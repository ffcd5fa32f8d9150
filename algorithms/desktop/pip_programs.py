# SPDX-License-Identifier: GPL-2.0-or-later
"""pip, also where the Python of QGIS has none: Debian keeps it in a package of its own.

    1  pip of that Python
    2  the one that ensurepip carries, run from its archive
    3  one that lies among the wheels that the user has brought
    4  the newest that the package index has for this Python, fetched by QGIS's own network access over https, compared
       with the checksum of the index, and run from its archive

Nothing is installed for that: an archive of pip runs as it is.
"""

import hashlib
import json
import os
import re
import sys
from pathlib import Path

from qgis.core import QgsBlockingNetworkRequest
from qgis.PyQt.QtCore import QUrl
from qgis.PyQt.QtNetwork import QNetworkRequest

from .processes import run

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
        found = max(
            (path for path in Path(wheels).glob("pip-*.whl") if WHEEL.fullmatch(path.name)), key=_version, default=None
        )
        if found is None:
            raise NoPip(f"{wheels}: no wheel of pip is among them")
        return [_program_in(found)]
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
