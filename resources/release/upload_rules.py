# SPDX-License-Identifier: GPL-2.0-or-later
"""Rules for uploads to plugins.qgis.org, besides its scanners: names, sizes, metadata, addresses."""

import configparser
import re
import stat
import urllib.request
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import PurePosixPath

LARGEST = 25_000_000  # bytes
REQUIRED = (
    "name", "description", "version", "qgisMinimumVersion", "author", "email", "about", "tracker", "repository",
    "homepage",
)  # fmt: skip
SUSPICIOUS = (".exe", ".dll", ".so", ".dylib", ".bat", ".sh", ".ps1", ".cmd", ".pyc", ".pyo")
REFUSED_FOLDERS = {"__pycache__", ".git", "__MACOSX"}
BOOLEANS = ("experimental", "deprecated", "hasProcessingProvider", "server")
PATIENCE = 10.0  # s, as the site has


def problems_of(archive):
    """A sentence for each reason to refuse an archive, but for its addresses."""
    with zipfile.ZipFile(archive) as file:
        bad = file.testzip()
        if bad:
            return [f"{bad} is damaged."]
        names = [PurePosixPath(name) for name in file.namelist()]
        problems = [*_of_names(names), *_of_modes(file)]
        metadata = next((name for name in file.namelist() if name.endswith("/metadata.txt")), None)
        text = file.read(metadata).decode("utf-8") if metadata else ""
    if archive.stat().st_size > LARGEST:
        problems.append(f"The archive has {archive.stat().st_size / 1e6:.1f} MB; {LARGEST / 1e6:.0f} are allowed.")
    return [*problems, *of_metadata(text, names)]


def _of_names(names):
    folders = {name.parts[0] for name in names}
    if len(folders) != 1 or not next(iter(folders)).isidentifier():
        yield f"The archive must hold one folder that Python can import, not {', '.join(sorted(folders))}."
    for folder in folders:
        for needed in ("__init__.py", "metadata.txt", "LICENSE"):
            if PurePosixPath(folder, needed) not in names:
                yield f"{folder}/{needed} is missing."
    for name in names:
        if ".." in str(name) or name.is_absolute():
            yield f"{name} leads out of the archive."
        if name.suffix.lower() in SUSPICIOUS or REFUSED_FOLDERS & set(name.parts):
            yield f"{name} is of a kind that is refused."
        if name.name.startswith("."):
            yield f"{name} is hidden."


def _of_modes(file):
    for entry in file.infolist():
        if stat.S_IMODE(entry.external_attr >> 16) & 0o111:
            yield f"{entry.filename} is executable."


def of_metadata(text, names=()):
    """A sentence for each thing in a metadata.txt that is refused."""
    parser = configparser.ConfigParser()  # as the site reads it: a % must stand for something
    parser.optionxform = str
    try:
        parser.read_string(text)
        general = dict(parser.items("general"))
    except configparser.Error as error:
        yield f"metadata.txt cannot be read: {error}"
        return
    for key in REQUIRED:
        if not general.get(key, "").strip():
            yield f"metadata.txt: {key} is missing."
    for key in ("version", "qgisMinimumVersion", "qgisMaximumVersion"):
        if not re.fullmatch(r"\d+(\.\d+){1,2}", general.get(key, "")):
            yield f"metadata.txt: {key}={general.get(key)} is no version such as 1.2.3."
    if "/" in general.get("author", ""):
        yield "metadata.txt: the author may have no slash."
    if "plugin" in general.get("name", "").lower():
        yield "metadata.txt: the name may not say that it is a plugin."
    for key in BOOLEANS:
        if general.get(key, "False").lower() not in ("true", "false", "yes", "no", "0", "1"):
            yield f"metadata.txt: {key}={general[key]} is neither True nor False."
    icon = general.get("icon")
    if icon and names and PurePosixPath(names[0].parts[0], icon) not in names:
        yield f"metadata.txt: the icon {icon} is not in the archive."
    if "supportsQt6" in general:
        yield "metadata.txt: supportsQt6 is no longer known; qgisMaximumVersion says it."


def unreachable(addresses):
    """A sentence for each of some https addresses that does not answer within the site's patience."""
    with ThreadPoolExecutor(len(addresses)) as pool:
        return [problem for problem in pool.map(_why_unreachable, addresses) if problem]


def _why_unreachable(address):
    request = urllib.request.Request(address, method="HEAD", headers={"User-Agent": "Mozilla/5.0"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            status = answer.status
    except OSError as error:
        return f"{address} does not answer: {error}"
    return f"{address} answers with {status}." if status >= 400 else ""
