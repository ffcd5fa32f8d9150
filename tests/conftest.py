# SPDX-License-Identifier: GPL-2.0-or-later
"""Fixtures of all tests: a running QGIS, ``qgis_process``, and the data that may lie beside the checkout."""

import contextlib
import os
import sys
from pathlib import Path

import pytest
from hypothesis import settings

from talus.docs.refresh.refresh import OLD as OLD_THINGS
from talus.tests import real_data

# The same examples everywhere and every time, and no limit on the time of one: a busy machine must not fail a test.
# TALUS_EXAMPLES=1500 tries more of them.
settings.register_profile(
    "talus", derandomize=True, deadline=None, max_examples=int(os.environ.get("TALUS_EXAMPLES", 50))
)
settings.load_profile("talus")

# Before anything of Qt is imported: tests have no screen.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"  # messages in English

TESTS = Path(__file__).resolve().parent
# The files that a run of several processes begins with, in this order. The first makes machine code for a minute or two
# and keeps it for all; the next need none, so that no other process makes the same meanwhile; then the longest.
FIRST = (
    "engine/test_jit.py", "test_qt6.py", "test_release.py", "qgis/test_packages.py", "test_translations.py",
    "test_links.py", "test_repository.py", "qgis/test_parameters.py", "qgis/test_manual.py", "qgis/test_three_ways.py",
)  # fmt: skip


def pytest_collection_modifyitems(items):
    """A test that asks for QGIS carries the marker, so that ``-m "not qgis"`` leaves it out.

    Files with slow tests come first, so that no process is left alone with one in the end; FIRST before them.
    """
    for item in items:
        if {"qgis_app", "qgis_process"} & set(item.fixturenames):
            item.add_marker("qgis")
    slow = {item.path for item in items if item.get_closest_marker("slow") or item.get_closest_marker("long")}
    items.sort(key=lambda item: (_place_of(item.path), item.path not in slow))


def _place_of(path):
    file = path.relative_to(TESTS).as_posix() if path.is_relative_to(TESTS) else ""
    return FIRST.index(file) if file in FIRST else len(FIRST)


def pytest_terminal_summary(terminalreporter):
    """Print facts that no test fails for and a developer should know."""
    tell_missing_data(terminalreporter)
    tell_old_things(terminalreporter)


def tell_old_things(terminalreporter):
    """Print the shipped files that are older than the results of the engine, as found by tests/test_refresh.py."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    properties = [entry for report in reports for entry in getattr(report, "user_properties", [])]
    for messages in dict.fromkeys(text for name, text in properties if name == OLD_THINGS):
        terminalreporter.section("old things, which make release refuses")
        for line in messages.split("\n"):
            terminalreporter.line(line)


def tell_missing_data(terminalreporter):
    """Print the data that the skipped tests need, and their source."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    of_data = [reason for reason in reasons if real_data.MARK in reason]
    if of_data:
        names = [
            name for name in real_data.DATA_SETS if any(f"{real_data.MARK}: {name} " in entry for entry in of_data)
        ]
        terminalreporter.section(f"{len(of_data)} tests compare with data that are not here")
        for line in real_data.how_to_get(names):
            terminalreporter.line(line)


def pytest_runtest_teardown():
    """Reset GDAL's switch for exceptions, which is one for the whole process: each test finds it as in a new one."""
    modules = [sys.modules[name] for name in ("osgeo.osr", "osgeo.ogr", "osgeo.gdal") if name in sys.modules]
    for _ in modules:  # one after the other, for the last one switched on has to be switched off first
        for module in modules:
            if module.GetUseExceptions():
                with contextlib.suppress(RuntimeError):
                    module.DontUseExceptions()


@pytest.fixture(scope="session")
def shared_data():
    """Real terrain, rocks and field experiments, which are no part of the project: real_data.RealData."""
    return real_data.RealData()


@pytest.fixture(scope="session")
def qgis_app(tmp_path_factory):
    """A QgsApplication with Processing and the provider of Talus, on a profile of its own."""
    folder = tmp_path_factory.mktemp("qgis")
    os.environ["QGIS_CUSTOM_CONFIG_PATH"] = str(folder)
    _make_runtime_folder(folder)
    core = pytest.importorskip("qgis.core", reason="QGIS is not installed")
    application = core.QgsApplication([], False)
    application.initQgis()
    _start_processing(core, application)
    yield application
    # Neither exitQgis() nor an end of the last reference: both destroy objects that Python still holds, which ends in a
    # crash after the last test.
    _kept.append(application)


@pytest.fixture(scope="session")
def qgis_process(tmp_path_factory):
    """``run(algorithm, parameters)`` of a separate qgis_process with the plugin enabled; see HeadlessQgis."""
    pytest.importorskip("qgis.core", reason="QGIS is not installed")
    from talus.resources.demo.headless_qgis import HeadlessQgis

    return HeadlessQgis(tmp_path_factory.mktemp("qgis_process"))


_kept = []


def _make_runtime_folder(folder):
    if not Path(os.environ.get("XDG_RUNTIME_DIR") or "missing").is_dir():
        runtime = folder / "runtime"
        runtime.mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = str(runtime)


def _start_processing(core, application):
    plugins = str(Path(application.pkgDataPath()) / "python" / "plugins")
    if plugins not in sys.path:
        sys.path.append(plugins)
    from processing.core.Processing import Processing

    from talus.algorithms.provider import TalusProvider

    Processing.initialize()
    registry = application.processingRegistry()
    if registry.providerById("talus") is None:
        # The registry owns the provider, but Python must hold it too, or its methods vanish.
        application.talus_provider = TalusProvider()
        registry.addProvider(application.talus_provider)
