# SPDX-License-Identifier: GPL-2.0-or-later
"""The site of the documentation: all pages, links that lead somewhere, nothing from other servers; and snippets."""

import html
import io
import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

ROOT = Path(__file__).resolve().parents[1]
PYTHON = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
LOADED = re.compile(r"""<(?:script|img|iframe|source|link)\b[^>]*?\b(?:src|href)=["']?([^"'\s>]+)["'\s>]""")
LINK = re.compile(r"""<a\b[^>]*?\bhref=["']?([^"'\s>]+)["'\s>]""")
IDENTIFIER = re.compile(r"""\bid=["']?([^"'\s>]+)["'\s>]""")
MAKES_ITSELF = ("docs/api/index.md", "docs/decision.md", "docs/forest.md", "docs/fragmentation.md",
                "docs/hazard_rules.md", "docs/heap.md", "docs/how_to/scripts.md", "docs/research.md",
                "docs/rocks.md", "docs/splitting.md")  # fmt: skip
NEEDS_NAMES = {"docs/nets.md": "description, rock, position and velocity are the reader's"}
NEEDS_THE_DEMO = ("README.md",)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The folder of the site, built as `make site` does; mkdocs ends with an error where a link leads nowhere."""
    pytest.importorskip("material", reason="mkdocs-material is not installed: .ci/setup site")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", folder]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site):
    return {path: path.read_text(encoding="utf-8") for path in site.rglob("*.html")}


def test_nothing_is_loaded_from_another_server(pages):
    outside = {
        (path.name, address) for path, text in pages.items() for address in LOADED.findall(text)
        if urlsplit(address).scheme in ("http", "https") and 'rel="canonical"' not in text[: text.index(address)][-60:]
    }  # fmt: skip
    assert outside == set()


def test_styles_load_nothing_from_another_server(site):
    for path in site.rglob("*.css"):
        assert re.findall(r"(?:url\(|@import)\s*[\"']?https?:", path.read_text(encoding="utf-8")) == [], path.name


def test_no_page_has_what_the_theme_would_fetch_a_script_for(pages):
    assert [path.name for path, text in pages.items() if 'class="mermaid"' in text] == []


def test_links_between_pages_lead_to_what_is_there(site, pages):
    identifiers = {path: set(map(html.unescape, IDENTIFIER.findall(text))) for path, text in pages.items()}
    broken = set()
    for path, text in pages.items():
        if path.name == "404.html":  # its links are those of the server's root
            continue
        for address in map(html.unescape, LINK.findall(text)):
            parts = urlsplit(address)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            known = identifiers.get(target)
            if not target.exists() or (parts.fragment and known is not None and parts.fragment not in known):
                broken.add((path.relative_to(site).as_posix(), address))
    assert broken == set()


def test_links_to_sources_are_to_files_that_there_are(pages):
    from talus.tests.test_repository import metadata

    start = metadata()["repository"].rstrip("/") + "/"
    named = {address for text in pages.values() for address in map(html.unescape, LINK.findall(text))}
    of_repository = {
        re.sub(r"^(?:blob|tree)/main/", "", entry[len(start) :]) for entry in named if entry.startswith(start)
    }
    paths = {entry.partition("#")[0] for entry in of_repository} - {"", "issues"}
    assert paths and [path for path in sorted(paths) if not (ROOT / path).exists()] == []


def test_search_finds_a_word_of_a_page_and_works_from_a_folder(site):
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert any("screen line" in entry["text"].lower() for entry in index["docs"])
    assert (site / "search" / "search_index.js").read_text(encoding="utf-8").startswith("var __index")
    assert "site/iframe-worker.js" in (site / "index.html").read_text(encoding="utf-8")


def test_interface_is_told_with_units_from_the_docstrings(site):
    text = (site / "api" / "simulation.html").read_text(encoding="utf-8")
    assert "called with the share of runs done" in text  # of a parameter of simulate
    assert "M/s2." in text  # the comment of Settings.gravity


def test_every_name_that_the_engine_offers_is_in_the_interface(site):
    from talus import engine

    messages = "".join(path.read_text(encoding="utf-8") for path in (site / "api").glob("*.html"))
    offered = set(engine.__all__) - {"__version__", "Cancelled"}
    assert [name for name in sorted(offered) if f">{name}<" not in messages and f".{name}" not in messages] == []


def test_every_page_of_the_docs_is_in_the_site(site):
    sources = {path.relative_to(ROOT / "docs").with_suffix(".html") for path in (ROOT / "docs").rglob("*.md")}
    missing = [
        str(path) for path in sources
        if not (site / (path.with_name("index.html") if path.name == "README.html" else path)).is_file()
    ]  # fmt: skip
    assert missing == []


def test_versions_stand_beside_each_other(tmp_path, monkeypatch):
    """mike puts the site of a version into a branch; tried in a repository of its own."""
    pytest.importorskip("mike", reason="mike is not installed: .ci/setup site")
    if shutil.which("git") is None:
        pytest.skip("git is not installed")
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
    for name in filter(lambda name: name and (ROOT / name).is_file(), names):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, tmp_path / name)
    for arguments in (("init", "-q", "-b", "main"), ("config", "user.name", "A"), ("config", "user.email", "a@b.c"),
                      ("add", "mkdocs.yml"), ("commit", "-q", "-m", "all")):  # fmt: skip
        subprocess.run(["git", *arguments], cwd=tmp_path, check=True)
    programs = Path(sys.executable).parent  # mike calls mkdocs by its name
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    for arguments in (("deploy", "--update-aliases", "1.0.0", "latest"), ("set-default", "latest")):
        done = subprocess.run([programs / "mike", *arguments], cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    shown = ["git", "show", "gh-pages:versions.json"]
    versions = json.loads(subprocess.run(shown, cwd=tmp_path, capture_output=True, text=True, check=True).stdout)
    assert [(version["version"], version["aliases"]) for version in versions] == [("1.0.0", ["latest"])]
    subprocess.run(
        ["git", "show", "gh-pages:latest/manual/simulate.html"], cwd=tmp_path, check=True, capture_output=True
    )


def snippets():
    """(page, number, code) of each piece of Python on a page."""
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))):
        for number, code in enumerate(PYTHON.findall(path.read_text(encoding="utf-8"))):
            yield path.relative_to(ROOT).as_posix(), number, code


def test_every_piece_of_python_is_tried():
    assert {page for page, _, _ in snippets()} == {*MAKES_ITSELF, *NEEDS_NAMES, *NEEDS_THE_DEMO}


@pytest.mark.parametrize("page, number, code", list(snippets()))
def test_python_of_a_page_runs_as_it_stands(page, number, code, tmp_path, monkeypatch):
    if page in NEEDS_NAMES:
        compile(code, page, "exec")
        return
    monkeypatch.chdir(tmp_path)
    if page in NEEDS_THE_DEMO:
        from talus.resources.demo import make_demo

        (tmp_path / "build" / "demo").mkdir(parents=True)
        make_demo.main(tmp_path / "build" / "demo")
    said = io.StringIO()
    with redirect_stdout(said):
        exec(compile(code, page, "exec"), {})
    assert said.getvalue().strip() or "print(" not in code


def test_labels_and_names_of_the_how_to_pages_are_those_of_the_dialogs():
    """*Label* and `NAME` of docs/how_to stand in the manual, which is written by the algorithms themselves, or in the
    menu and its panels.
    """
    manual = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "manual").glob("*.md"))
    labels = {cell.strip() for line in manual.split("\n") if line.startswith("| `") for cell in line.split(" | ")[1:2]}
    labels |= set(re.findall(r"^# (.+)$", manual, re.MULTILINE))
    for path in (ROOT / "algorithms" / "shared" / "desktop").rglob("*.py"):
        labels |= set(re.findall(r'tr\("([^"]+)"\)', path.read_text(encoding="utf-8")))
    for path in sorted((ROOT / "docs" / "how_to").glob("*.md")):
        text = path.read_text(encoding="utf-8").replace("**", "")
        for actual in re.findall(r"(?<!\w)\*([A-Z][^*]+)\*", text):
            label = " ".join(actual.split())
            assert any(known.startswith(label) for known in labels), (path.name, label)
        for name in re.findall(r"`([A-Z][A-Z_0-9]{2,})`", text):
            assert name == "CAPITALS" or f"`{name}`" in manual, (path.name, name)
