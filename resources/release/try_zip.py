# SPDX-License-Identifier: GPL-2.0-or-later
"""Install the archive into a clean profile and do the main job from it: ``python resources/release/try_zip.py FOLDER``.

Takes FOLDER/talus-VERSION.zip of make_zip.py, and simulates rockfall on the demonstration slope with what is in it.
"""

import shutil
import sys
import zipfile
from pathlib import Path

from talus.resources.demo import make_demo, run_demo
from talus.resources.demo.headless_qgis import HeadlessQgis
from talus.resources.release.make_zip import NAME, version

SETTINGS = {**run_demo.SETTINGS, "RUNS": 5}
OUTPUTS = ("TRAJECTORIES", "PASSAGES", "ENERGY_P95", "REPORT")


def install(archive, folder):
    """Unpack the archive as QGIS does; returns the folder of plugins, which holds nothing else."""
    plugins = Path(folder) / "plugins"
    shutil.rmtree(plugins, ignore_errors=True)
    with zipfile.ZipFile(archive) as file:
        file.extractall(plugins)
    return plugins


def main(folder):
    """Raises RuntimeError with the messages of QGIS if the plugin of the archive does not load or run."""
    folder = Path(folder).resolve()
    clean = folder / "clean"
    shutil.rmtree(clean, ignore_errors=True)
    plugins = install(folder / f"{NAME}-{version()}.zip", clean)
    make_demo.main(clean / "demo")
    files = {**run_demo.INPUTS, **{name: run_demo.OUTPUTS[name] for name in OUTPUTS}}
    parameters = {name: clean / "demo" / file for name, file in files.items()}
    results = HeadlessQgis(clean, plugins / NAME).run("talus:simulate", {**parameters, **SETTINGS})
    run_demo.print_results(results)
    compiled = list((plugins / NAME / "engine" / "__pycache__").glob("kernels-*"))
    print(f"Ran from {plugins / NAME}; its engine was compiled there: {'yes' if compiled else 'no'}.")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build")
