# SPDX-License-Identifier: GPL-2.0-or-later
"""Build the archive that is uploaded to plugins.qgis.org: ``python resources/release/make_zip.py FOLDER``.

Writes FOLDER/talus-VERSION.zip with all that the plugin needs in use, and the compiled translations, which are made
anew. What serves only the development stays out: tests, benchmarks, documents, the demonstration, sources of
translations. Links of pages to what stays out lead to the public repository. The same sources give the same bytes.
"""

import configparser
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from talus.i18n import compile as translations
from talus.resources.release import addresses
from talus.resources.release.shipped_pages import with_links

ROOT = Path(__file__).resolve().parents[2]
NAME = "talus"  # of the folder in the archive
PATTERNS = (
    "LICENSE", "README.md", "CHANGELOG.md", "metadata.txt", "__init__.py", "plugin.py",
    "algorithms/**/*.py", "engine/**/*.py",
    "resources/*.csv", "resources/icons/*.svg", "resources/models/*.model3", "resources/layouts/*.qpt",
    "resources/help/**/*.png", "resources/example/*", "resources/hazard_rules/*", "resources/view3d/*",
    "resources/papers/*/*",
    "resources/packages/*",
)  # fmt: skip
TIME = (2020, 1, 1, 0, 0, 0)  # of all files, so that the bytes depend on the contents only
READABLE = 0o644 << 16  # an executable bit is a warning at the upload


def version():
    """The version in metadata.txt."""
    metadata = configparser.ConfigParser(interpolation=None)
    metadata.read(ROOT / "metadata.txt", encoding="utf-8")
    return metadata["general"]["version"]


def emptied(folder):
    """The folder, empty. RuntimeError where something is in it and it lies neither in build/ nor is temporary."""
    folder = Path(folder).resolve()
    homes = {ROOT / "build", Path(tempfile.gettempdir()).resolve()}
    if folder.exists() and any(folder.iterdir()) and homes.isdisjoint(folder.parents):
        raise RuntimeError(f"{folder} is not empty, and its files may be somebody's; give another folder.")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def source_files():
    """Paths of the files that go in as they are, relative to the root."""
    return sorted({path.relative_to(ROOT) for pattern in PATTERNS for path in ROOT.glob(pattern)})


def make_zip(folder):
    """Write the archive; returns its path. Raises FileNotFoundError where lrelease is not installed."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    archive = folder / f"{NAME}-{version()}.zip"
    shipped = {path.as_posix() for path in source_files()}
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as file:
        for name in sorted(shipped):
            _add(file, name, _page(name, shipped) if name.endswith(".md") else (ROOT / name).read_bytes())
        with tempfile.TemporaryDirectory() as made:
            for name, content in _made_files(Path(made)):
                _add(file, name, content)
    return archive


def _page(name, shipped):
    """A page with links that lead somewhere from within the archive."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return with_links(text, name, shipped, addresses.read().repository, version()).encode("utf-8")


def _made_files(folder):
    """(name, content) of the .qm file of each language, and of the pages of the manual in each."""
    for source in sorted((ROOT / "i18n").glob("talus_*.ts")):
        translations.compile_translation(source, folder / source.with_suffix(".qm").name)
    program = [sys.executable, "-m", "talus.resources.release.manual_pages", str(folder / "manual"), str(folder)]
    subprocess.run(program, check=True)  # QGIS gets a process of its own
    for path in sorted(folder.glob("*.qm")):
        yield f"i18n/{path.name}", path.read_bytes()
    for path in sorted((folder / "manual").rglob("*.html")):
        yield path.relative_to(folder).as_posix(), path.read_bytes()


def _add(file, name, content):
    entry = zipfile.ZipInfo(f"{NAME}/{name}", TIME)
    entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, READABLE
    file.writestr(entry, content)


if __name__ == "__main__":
    archive = make_zip(sys.argv[1] if len(sys.argv) > 1 else "build")
    print(f"{archive}: {archive.stat().st_size / 1e6:.2f} MB")
    print(addresses.warning(addresses.read()), end="", file=sys.stderr)
