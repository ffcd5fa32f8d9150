# SPDX-License-Identifier: GPL-2.0-or-later
"""The desktop of QGIS on a screen that nobody sees, with a profile of its own and the plugin of the archive in it."""

import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

from talus.resources.release.make_zip import make_zip
from talus.resources.release.try_zip import install

SCREEN, SIZE = ":87", "1600x1000x24"
LONGEST = 3600.0  # s
SETTINGS = "[PythonPlugins]\ntalus=true\nprocessing=true\n\n[qgis]\ncheckVersion=false\nshowTips=false\n"


def make_profile(folder):
    """A clean profile under the folder, with nothing but the switches of the plugins; returns its path."""
    profile = Path(folder) / "profiles" / "profiles" / "study"
    shutil.rmtree(Path(folder) / "profiles", ignore_errors=True)
    (profile / "QGIS").mkdir(parents=True)
    (profile / "QGIS" / "QGIS3.ini").write_text(SETTINGS, encoding="utf-8")
    return profile


def install_archive(folder, profile):
    """The archive of today's sources into the profile."""
    install(make_zip(folder), profile / "python")


def run_script(folder, profile, script, **environment):
    """Run QGIS with a script until that ends it; what both say goes to qgis.log. Returns the exit code."""
    screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", SIZE], stderr=subprocess.DEVNULL)
    # numba of this Python; talus itself is that of the archive, whose folder QGIS puts first
    packages = sysconfig.get_paths()["purelib"]
    usual = {"DISPLAY": SCREEN, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8", "XDG_RUNTIME_DIR": str(folder),
             "PYTHONPATH": packages}  # fmt: skip
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = ["qgis", "--nologo", "--noversioncheck", "--profiles-path", str(profile.parents[1]), "--profile",
               profile.name, "--code", str(script)]  # fmt: skip
    try:
        with open(folder / "qgis.log", "w", encoding="utf-8") as log:
            done = subprocess.run(
                command, env={**kept, **usual, **environment}, stdout=log, stderr=log, timeout=LONGEST, check=False
            )
    finally:
        screen.terminate()
        screen.wait()
    return done.returncode
