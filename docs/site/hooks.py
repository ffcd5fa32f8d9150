# SPDX-License-Identifier: GPL-2.0-or-later
"""Hooks of the site besides the pages of docs: addresses, pages of the root, and links to files that are no pages.

The pages are written for a reader of the repository. A link from one of them to a source file leads to the repository
on the web here, and pictures of the help come along.
"""

import configparser
import os
import re
import shutil
from pathlib import Path, PurePosixPath

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[2]
PAGES_OF_THE_ROOT = {
    "README.md": "readme.md", "CHANGELOG.md": "changelog.md", "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}  # fmt: skip
PICTURES = "resources/help"
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]+)(#[^)\s]*)?\)")
BRANCH = "main"
ALONE = ("index.md", "first_study.md")


def on_startup(command, dirty):
    """The engine alone as the package that docstrings are read of, before the plugin looks for its folder."""
    _copy_engine(ROOT / "build" / "site-package" / "talus")


def on_config(config):
    """The addresses of metadata.txt."""
    addresses = _metadata()
    config.site_url = addresses["homepage"].rstrip("/") + "/"
    config.extra["repository"] = addresses["repository"].rstrip("/")
    config.extra["social"] = [{"icon": "fontawesome/brands/git-alt", "link": config.extra["repository"]}]
    return config


def _copy_engine(package):
    """The engine alone, for its docstrings: the repository as a package holds its own environment, and so itself."""
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "engine", package / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    (package / "__init__.py").write_text('"""Talus."""\n', encoding="utf-8")


def on_files(files, config):
    """Pages of the root, and the pictures of the help."""
    for source, target in PAGES_OF_THE_ROOT.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, target, content=_with_links(text, PurePosixPath(source), files, config)))
    for picture in sorted((ROOT / PICTURES).glob("*.png")):
        files.append(File.generated(config, f"{PICTURES}/{picture.name}", abs_src_path=str(picture)))
    return files


def on_page_markdown(markdown, page, config, files):
    """Links of a page of docs; what has no pages beside it needs no list of them."""
    if page.file.src_uri in ALONE:
        page.meta["hide"] = ["navigation"]
    if page.file.src_uri in PAGES_OF_THE_ROOT.values():
        return markdown
    return _with_links(markdown, PurePosixPath("docs", page.file.src_uri), files, config)


def _with_links(text, place, files, config):
    """A page whose links lead to pages of the site, or to the repository on the web."""
    pages = {file.src_uri for file in files if not file.src_uri.endswith(".py")} | set(PAGES_OF_THE_ROOT.values())
    here = PurePosixPath(PAGES_OF_THE_ROOT.get(str(place), str(place).removeprefix("docs/")))

    def lead(match):
        opening, link, anchor = match.groups()
        if re.match(r"[a-z]+:", link):
            return match[0]
        target = os.path.normpath(place.parent / link)
        on_site = PAGES_OF_THE_ROOT.get(target)
        if on_site is None and target.startswith("docs/"):
            on_site = target.removeprefix("docs/")
        if on_site is None and target.startswith(f"{PICTURES}/"):
            on_site = target
        if on_site is not None and (on_site in pages or on_site.startswith(PICTURES)):
            return f"{opening}{os.path.relpath(on_site, here.parent)}{anchor or ''})"
        if not (ROOT / target).exists():
            return match[0]  # mkdocs warns of it
        kind = "tree" if (ROOT / target).is_dir() else "blob"
        return f"{opening}{config.extra['repository']}/{kind}/{BRANCH}/{target}{anchor or ''})"

    return LINK.sub(lead, text)


def _metadata():
    parser = configparser.ConfigParser(interpolation=None)
    parser.read(ROOT / "metadata.txt", encoding="utf-8")
    return parser["general"]
