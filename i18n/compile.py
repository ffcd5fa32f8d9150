# SPDX-License-Identifier: GPL-2.0-or-later
"""Compile translations into what Qt loads: ``python i18n/compile.py`` makes a talus_*.qm beside each talus_*.ts.

``python i18n/compile.py i18n/talus_de.ts`` compiles only those that are named. Needs lrelease, a tool of Qt.
"""

import shutil
import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
# Debian's lrelease in the path may be a wrapper without a Qt to choose, so the program itself comes first.
PROGRAMS = (
    "/usr/lib/qt5/bin/lrelease", "/usr/lib/qt6/bin/lrelease", "lrelease", "lrelease-qt5", "lrelease-qt6", "lrelease6",
)  # fmt: skip


def find_lrelease():
    """Path of lrelease. Raises FileNotFoundError where there is none."""
    for program in PROGRAMS:
        path = shutil.which(program)
        if path:
            return path
    raise FileNotFoundError("lrelease is not installed; on Debian and Ubuntu it is in the package qttools5-dev-tools.")


def compile_translation(file, target):
    """Make the .qm file ``target`` of a .ts file; texts that are not finished are left in English."""
    command = [find_lrelease(), "-silent", "-nounfinished", str(file), "-qm", str(target)]
    subprocess.run(command, check=True)


def main(names):
    """Compile the named files, or all."""
    for file in [Path(name) for name in names] or sorted(FOLDER.glob("talus_*.ts")):
        compile_translation(file, file.with_suffix(".qm"))


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except (OSError, subprocess.CalledProcessError) as error:
        sys.exit(str(error))
