# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures and times of docs/first_study.md: the archive in a clean profile, and a whole study in the desktop.

    .venv/bin/python docs/figures/study.py FOLDER

Needs Xvfb, and chromium for pictures of the reports and their print; without it those are left out. FOLDER takes the
profile, the pictures and times.json. What is done in QGIS stands in study_desktop.py.
"""

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

from talus.resources.release.make_zip import NAME, make_zip
from talus.resources.release.try_zip import install

HERE = Path(__file__).resolve().parent
SCREEN, SIZE = ":87", "1600x1000x24"
LONGEST = 1800.0  # s
SETTINGS = "[PythonPlugins]\ntalus=true\nprocessing=true\n\n[qgis]\ncheckVersion=false\nshowTips=false\n"
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main(folder):
    """The study, its pictures, and the table of its times."""
    folder = Path(folder).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    profile = folder / "profiles" / "profiles" / "study"
    shutil.rmtree(folder / "profiles", ignore_errors=True)
    (profile / "QGIS").mkdir(parents=True)
    (profile / "QGIS" / "QGIS3.ini").write_text(SETTINGS, encoding="utf-8")
    archive = next(folder.glob(f"{NAME}-*.zip"), None) or make_zip(folder)
    begin = time.monotonic()
    install(archive, profile / "python")
    installed = time.monotonic() - begin
    _desktop(folder, profile.parents[1])
    times = {"the archive is installed": installed, **json.loads((folder / "times.json").read_text(encoding="utf-8"))}
    (folder / "times.json").write_text(json.dumps(times, indent=1), encoding="utf-8")
    _print_reports(folder)
    print("\n".join(f"{step}: {seconds:.1f} s" for step, seconds in times.items()))


def _desktop(folder, profiles):
    """Run QGIS with the steps on a screen of its own; raises RuntimeError with what it said where they failed."""
    screen = subprocess.Popen(["Xvfb", SCREEN, "-screen", "0", SIZE], stderr=subprocess.DEVNULL)
    environment = {
        **os.environ, "DISPLAY": SCREEN, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8", "STUDY_FOLDER": str(folder),
        "XDG_RUNTIME_DIR": str(folder), "STUDY_BEGIN": str(time.time()),
    }  # fmt: skip
    # numba of this Python; talus itself is that of the archive, whose folder QGIS puts first
    environment["PYTHONPATH"] = sysconfig.get_paths()["purelib"]
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = ["qgis", "--nologo", "--noversioncheck", "--profiles-path", str(profiles), "--profile", "study",
               "--code", str(HERE / "study_desktop.py")]  # fmt: skip
    try:
        with open(folder / "qgis.log", "w", encoding="utf-8") as log:
            done = subprocess.run(command, env=environment, stdout=log, stderr=log, timeout=LONGEST, check=False)
    finally:
        screen.terminate()
    failed = folder / "failed.txt"
    if failed.is_file() or not (folder / "times.json").is_file():
        said = failed if failed.is_file() else folder / "qgis.log"
        raise RuntimeError(f"QGIS ended with {done.returncode}: {said.read_text(encoding='utf-8')[-3000:]}")


def _print_reports(folder):
    """Each report as it stands on the screen, and as its first printed pages."""
    browser = next(filter(None, map(shutil.which, BROWSERS)), None)
    for report in sorted(folder.glob("*.html")) if browser else ():
        place = report.with_suffix("")
        usual = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--no-pdf-header-footer"]
        for option in (f"--screenshot={place}_screen.png", f"--print-to-pdf={place}.pdf"):
            command = [*usual, option, "--window-size=1100,1400", report.as_uri()]
            subprocess.run(command, check=True, capture_output=True, timeout=120.0)
        if shutil.which("pdftoppm"):
            command = ["pdftoppm", "-r", "60", "-png", f"{place}.pdf", f"{place}_page"]
            subprocess.run(command, check=True)


if __name__ == "__main__":
    main(sys.argv[1])
