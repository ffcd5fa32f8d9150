# SPDX-License-Identifier: GPL-2.0-or-later
"""Consistency of the repository: metadata, version, layers of imports, files, ground classes."""

import ast
import configparser
import re
import subprocess
import sys
from pathlib import Path

import pytest

import talus
from talus.engine import ground_classes
from talus.engine.version import __version__

ROOT = Path(__file__).resolve().parents[1]

# plugins.qgis.org refuses an upload without these.
REQUIRED_METADATA = (
    "name", "description", "version", "qgisMinimumVersion", "author", "email", "about", "tracker",
    "repository",
)  # fmt: skip

WORKFLOWS = (Path(".github/workflows/tests.yml"), Path(".github/workflows/release.yml"))
TOP_LEVEL = {
    ".ci", ".github", ".gitignore", ".pre-commit-config.yaml", "CHANGELOG.md", "CITATION.cff", "CONTRIBUTING.md",
    "LICENSE", "Makefile", "README.md", "SECURITY.md", "__init__.py", "algorithms", "benchmarks", "docs", "engine",
    "i18n", "metadata.txt", "mkdocs.yml", "paper", "plugin.py", "pyproject.toml", "resources", "tests",
}  # fmt: skip

# mu_min, mu_max, beta, kappa, viscous drag of the classes of RAMMS::ROCKFALL (Bartelt et al. 2016) that were
# found in published tables; the restitution of all classes is 0.
PUBLISHED_CLASSES = {
    "extra_soft": (0.20, 2.0, 50.0, 1.0, 0.9),
    "hard": (0.55, 2.0, 185.0, 3.0, 0.4),
    "extra_hard": (0.80, 2.0, 200.0, 4.0, 0.3),
}


def tracked_files():
    """The files that belong to the repository: tracked, or new and not ignored."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    try:
        names = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("git cannot list the files: this is no checkout")
    return [Path(name) for name in names.split("\0") if name and (ROOT / name).exists()]


def metadata():
    parser = configparser.ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(ROOT / "metadata.txt", encoding="utf-8")
    return parser["general"]


def find_in(file, pattern):
    """The first group of a regular expression in a file of the root."""
    return re.search(pattern, (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)[1]


def imported_modules(source):
    """Names of all modules that a source file imports absolutely, wherever in the file the import stands."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield node.module


def importers(folder, packages):
    """The source files of a folder that import one of the packages, relative to the root."""
    return {
        str(source.relative_to(ROOT))
        for source in (ROOT / folder).rglob("*.py")
        if any(module.split(".")[0] in packages for module in imported_modules(source))
    }


def private_names_of_others(source):
    """Names with an underscore that a source file imports, or takes from what it imports; not those of QGIS itself."""
    tree, imported = ast.parse(source.read_text(encoding="utf-8")), set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            imported |= {(alias.asname or alias.name).split(".")[0] for alias in node.names}
        if isinstance(node, ast.ImportFrom):
            modules = (node.module or "").split(".") if node.level else []
            yield from (name for name in [*modules, *(alias.name for alias in node.names)] if is_private(name))
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imported:
            yield from [node.attr] * is_private(node.attr)


def is_private(name):
    return name.startswith("_") and not name.startswith("__")


@pytest.mark.parametrize("key", REQUIRED_METADATA)
def test_metadata_has_what_the_plugin_repository_requires(key):
    assert metadata().get(key, "").strip()


def test_metadata_covers_qgis_3_22_to_4():
    assert (metadata()["qgisMinimumVersion"], metadata()["qgisMaximumVersion"]) == ("3.22", "4.99")
    assert metadata()["hasProcessingProvider"] == "yes"  # or qgis_process would not load the plugin


@pytest.mark.parametrize("key", ["homepage", "tracker", "repository"])
def test_links_of_the_metadata_are_web_addresses(key):
    """The plugin repository opens each of them at the upload."""
    assert re.fullmatch(r"https://[\w.-]+\.[a-z]+/\S+", metadata()[key])


def test_metadata_tells_qgis_4_by_its_version_alone():
    """The plugin repository and QGIS 4 read qgisMaximumVersion; supportsQt6 is no longer known."""
    assert "supportsQt6" not in metadata()


def test_icon_of_the_metadata_exists():
    assert (ROOT / metadata()["icon"]).is_file()


def test_version_is_the_same_everywhere():
    """engine/version.py says it; pyproject.toml and the package read it there, QGIS from metadata.txt."""
    changelog = find_in("CHANGELOG.md", r"^## \[(\d+\.\d+\.\d+)\]")  # the topmost section with a number
    cited = find_in("CITATION.cff", r"^version: (.+)$")
    assert {metadata()["version"], changelog, cited} == {talus.__version__} == {__version__}
    assert find_in("pyproject.toml", r'^path = "(.+)"$') == "engine/version.py"


def test_citation_is_of_the_day_of_the_release():
    assert find_in("CITATION.cff", r"^date-released: (.+)$") == find_in("CHANGELOG.md", r"^## \[\d\S+\] - (.+)$")


def test_citation_is_valid():
    pytest.importorskip("cffconvert", reason="cffconvert is not installed: .ci/setup site")
    program = Path(sys.executable).with_name("cffconvert")
    done = subprocess.run([program, "--validate", "-i", "CITATION.cff"], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_engine_knows_nothing_of_qgis():
    assert importers("engine", {"qgis", "PyQt5", "PyQt6", "processing"}) == set()


def test_engine_reads_and_writes_files_only_in_its_io_package():
    outside = {name for name in importers("engine", {"osgeo"}) if not name.startswith("engine/io/")}
    assert outside == set()


def test_plugin_uses_qt_only_through_qgis():
    folders = ("algorithms", "engine", "resources", "tests")
    direct = set().union(*(importers(folder, {"PyQt5", "PyQt6"}) for folder in folders))
    assert {name for name in direct if not name.startswith("tests/qt6/")} == set()  # where qgis.PyQt has a stand-in


def test_no_module_uses_a_private_name_of_another():
    of_tuples = {"_replace", "_fields", "_make", "_asdict", "_field_defaults"}  # public in spite of their names
    actual = [
        f"{source.relative_to(ROOT)}: {name}"
        for folder in ("algorithms", "engine")
        for source in sorted((ROOT / folder).rglob("*.py"))
        for name in private_names_of_others(source)
        if name not in of_tuples
    ]
    assert actual == []


def test_top_level_holds_only_what_the_layout_names():
    assert {path.parts[0] for path in tracked_files()} <= TOP_LEVEL


def test_the_workflow_and_the_pages_name_targets_that_the_makefile_has():
    targets = set(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    for name in (*map(str, WORKFLOWS), "CONTRIBUTING.md", "README.md", ".ci/run"):
        named = re.findall(
            r"(?:^ *|run: |`)make ([a-z][\w-]*)", (ROOT / name).read_text(encoding="utf-8"), re.MULTILINE
        )
        assert named, name
        assert set(named) <= targets, name


def test_forge_and_hooks_are_written_in_yaml():
    yaml = pytest.importorskip("yaml", reason="PyYAML is not installed")
    tests, release = (yaml.safe_load((ROOT / path).read_text(encoding="utf-8")) for path in WORKFLOWS)
    assert set(tests["jobs"]) == {"qgis-3-22", "qgis-3-44"}
    assert set(release["jobs"]) == {"release", "site"}
    for form in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"):
        content = yaml.safe_load(form.read_text(encoding="utf-8"))
        assert form.name == "config.yml" or {"name", "description", "body"} <= set(content), form.name
    (hooks,) = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))["repos"]
    files = re.findall(r"[\w/]+\.py", " ".join(hook["entry"] for hook in hooks["hooks"]))
    assert [name for name in files if not (ROOT / name).is_file()] == []


def test_the_forge_runs_what_is_run_here():
    assert "run: .ci/run" in (ROOT / WORKFLOWS[0]).read_text(encoding="utf-8")


def test_no_file_is_larger_than_a_megabyte():
    assert [str(path) for path in tracked_files() if (ROOT / path).stat().st_size > 1_000_000] == []


def test_no_file_is_of_a_kind_that_plugin_archives_refuse():
    refused = {".sh", ".bat", ".cmd", ".exe", ".dll", ".so", ".pyc"}
    assert [str(path) for path in tracked_files() if path.suffix in refused] == []


def test_every_source_file_names_its_licence():
    line = "# SPDX-License-Identifier: GPL-2.0-or-later"
    sources = [ROOT / path for path in tracked_files() if path.suffix == ".py"]
    assert [source for source in sources if not source.read_text(encoding="utf-8").startswith(line)] == []


@pytest.mark.parametrize("name", PUBLISHED_CLASSES)
def test_ground_class_has_the_published_parameters(name):
    row = ground_classes.load()[name]
    assert (row.mu_min, row.mu_max, row.beta, row.kappa, row.viscous_drag) == PUBLISHED_CLASSES[name]
    assert row.restitution == 0.0


def test_only_ground_classes_with_a_published_table_say_so():
    classes = ground_classes.load().values()
    assert {row.name for row in classes if row.source == "published"} == set(PUBLISHED_CLASSES)


def test_harder_ground_has_more_friction_grows_it_faster_and_drags_less():
    # The order of the classes of RAMMS::ROCKFALL; snow stands apart.
    classes = [row for row in ground_classes.load().values() if row.name != "snow"]
    for softer, harder in zip(classes, classes[1:]):
        assert softer.mu_min < harder.mu_min
        assert softer.kappa < harder.kappa
        assert softer.viscous_drag > harder.viscous_drag


def test_ground_class_with_a_wrong_number_is_refused_with_its_place(tmp_path):
    table = tmp_path / "classes.csv"
    table.write_text(ground_classes.TABLE.read_text(encoding="utf-8").replace("hard,0.55", "hard,rough"))
    with pytest.raises(ValueError, match=r"classes\.csv, line 7: mu_min must be a number, not 'rough'"):
        ground_classes.read(table)


def test_report_of_the_example_names_no_place_of_the_machine_that_made_it():
    """Its files are named as they lie beside it."""
    text = (ROOT / "resources" / "example" / "report.html").read_text(encoding="utf-8")
    named = re.findall(r"<code>([^<]*)</code>", text)
    assert any(name.startswith("terrain.tif") for name in named)
    assert not [name for name in named if name.startswith("/") or name[1:3] in (":\\", ":/")]
