# SPDX-License-Identifier: GPL-2.0-or-later
"""Do what the menu's window for Python packages does, in the QGIS that is here, without a window.

    python resources/release/try_packages.py PROFILE            install what is missing from the package index
    python resources/release/try_packages.py PROFILE --wheels FOLDER    from a folder of wheels, without a network
    python resources/release/try_packages.py PROFILE --remove   remove it again

With .ci/test-in-root it runs in a bare root, where there is no pip. Ends with an error where a package is still missing
afterwards, where the numpy that is found has changed, or where the first simulation does not run compiled.
"""

import argparse
import os
import sys

import numpy as np
from qgis.core import QgsApplication

from talus.algorithms.shared.desktop import package_folder
from talus.algorithms.shared.desktop.package_folder import advice_on
from talus.algorithms.shared.desktop.packages import PACKAGES, THERE, state_of
from talus.algorithms.shared.desktop.processes import path_of_python, python_program, run

SIMULATE = """
import sys
import numpy as np
from talus.engine import Ground, Release, Settings, Terrain, rock_library, simulate
from talus.engine.jit import readiness
if readiness.why_slow():
    sys.exit(readiness.why_slow())
heights = 0.7 * 2.0 * np.arange(60.0)[:, None] * np.ones(60)
result = simulate(Terrain(heights, 2.0), Ground.of_class(Terrain(heights, 2.0), "hard"), rock_library.rock("block"),
                  [Release((60.0, 100.0), runs=20)], Settings(seed=1))
print(f"numpy {np.__version__} of {np.__file__}; 20 runs, mean run-out {result.runs['distance'].mean():.2f} m")
"""


def main():
    """Install or remove, and look what Python then finds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("profile", help="folder of a profile of QGIS; it may be empty")
    parser.add_argument("--wheels", help="a folder of wheels")
    parser.add_argument("--remove", action="store_true")
    arguments = parser.parse_args()
    application = QgsApplication([], False)
    application.initQgis()
    folders = package_folder.folders_of(arguments.profile)
    if arguments.remove:
        package_folder.remove(folders)
        tell()
        return 0
    lacking = tell()
    result = package_folder.install(folders, lacking, arguments.wheels, hear=lambda text: print(text, end=""))
    if result.problem:
        print(f"\n{result.problem}: {advice_on(result, lacking)}")
        return 1
    print(f"\nInstalled and tried: {result.text}")
    before = np.__file__
    package_folder.use_packages(folders)
    if tell():
        return 1
    path = path_of_python([folders.newer], [folders.packages])
    done = run([python_program(), "-c", SIMULATE], {"PYTHONPATH": path}, hear=print)
    return 0 if done.succeeded and before in done.text else 1


def tell():
    """Print what is there; returns the packages that are not."""
    lacking = []
    for package in PACKAGES:
        state = state_of(package)
        print(f"{package.name}: {state.kind} {state.version} {state.place}".rstrip())
        lacking += [package] * (state.kind != THERE)
    return lacking


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(bool(status))  # QGIS may crash when Python takes it down
