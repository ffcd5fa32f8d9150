# SPDX-License-Identifier: GPL-2.0-or-later
"""Pictures and times of docs/first_study.md: the archive in a clean profile, and a whole study in the desktop.

    .venv/bin/python docs/figures/study.py FOLDER

Needs Xvfb, Chromium and pdftoppm. FOLDER takes the profile, the pictures, times.json and sites.json; study_page.py puts
them into the page. What is done in QGIS stands in study_desktop.py.
"""

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path

import desktop

from talus.resources.release.make_zip import emptied

HERE = Path(__file__).resolve().parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def main(folder):
    """The study, its pictures, and the table of its times."""
    folder = emptied(folder)
    profile = desktop.make_profile(folder)
    begin = time.monotonic()
    desktop.install_archive(folder, profile)
    installed = time.monotonic() - begin
    code = desktop.run_script(
        folder, profile, HERE / "study_desktop.py", STUDY_FOLDER=str(folder), STUDY_BEGIN=str(time.time())
    )
    failed = folder / "failed.txt"
    if failed.is_file() or not (folder / "times.json").is_file():
        said = failed if failed.is_file() else folder / "qgis.log"
        raise RuntimeError(f"QGIS ended with {code}: {said.read_text(encoding='utf-8')[-3000:]}")
    times = {
        "the archive is built and installed": installed,
        **json.loads((folder / "times.json").read_text(encoding="utf-8")),
    }
    (folder / "times.json").write_text(json.dumps(times, indent=1), encoding="utf-8")
    _print_reports(folder)
    print("\n".join(f"{step}: {seconds:.1f} s" for step, seconds in times.items()))


def _print_reports(folder):
    """The top of each report on a screen, and the plan as it is printed."""
    browser = next(filter(None, map(shutil.which, BROWSERS)))
    usual = [browser, "--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
             "--no-first-run", f"--user-data-dir={folder / 'browser'}", "--hide-scrollbars"]  # fmt: skip
    for report in sorted(folder.glob("*.html")):
        command = [*usual, f"--screenshot={report.with_suffix('')}_screen.png", "--window-size=900,1250"]
        subprocess.run([*command, report.as_uri()], check=True, capture_output=True, timeout=180.0)
    plan = folder / "plan.pdf"
    subprocess.run(["pdftoppm", "-r", "96", "-png", "-singlefile", plan, plan.with_name("plan_page")], check=True)


if __name__ == "__main__":
    main(sys.argv[1])
