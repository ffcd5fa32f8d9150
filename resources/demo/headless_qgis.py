# SPDX-License-Identifier: GPL-2.0-or-later
"""Run Processing algorithms through ``qgis_process`` with this copy of Talus and without a screen.

QGIS gets a profile of its own, so neither the profile nor the plugins of the user are touched.
"""

import json
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class HeadlessQgis:
    """``qgis_process`` with the plugin enabled.

    Parameters
    ----------
    folder : where the profile and the folder of plugins are made, for example ``build/qgis``
    plugin : the folder of the plugin, called talus; left out, it is this one, by a link
    """

    def __init__(self, folder, plugin=None):
        self.folder = Path(folder).resolve()
        self.program = _program()
        self.plugin = Path(plugin).resolve() if plugin else self._linked()
        self.environment = {**os.environ, **self._settings()}
        self._enable()

    def _linked(self):
        """Path of this copy of Talus under its name: where this Python imports it from, for machine code is kept by the
        path of its source and serves both then; elsewhere a link, which is made where it is missing.
        """
        installed = Path(sysconfig.get_paths()["purelib"]) / "talus"
        if installed.is_dir() and installed.resolve() == ROOT:
            return installed
        plugin = self.folder / "plugins" / "talus"
        plugin.parent.mkdir(parents=True, exist_ok=True)
        if not (plugin.is_symlink() and plugin.resolve() == ROOT):
            plugin.unlink(missing_ok=True)
            plugin.symlink_to(ROOT, target_is_directory=True)
        return plugin

    def run(self, algorithm, parameters):
        """Run one algorithm; returns a dictionary from the names of its outputs to their values.

        ``parameters`` maps names to values or lists of them. Raises RuntimeError with the messages of QGIS if the run
        fails.
        """
        lists = {name: value if isinstance(value, (list, tuple)) else [value] for name, value in parameters.items()}
        arguments = [f"{name}={value}" for name, values in lists.items() for value in values]
        return json.loads(self._call("--json", "run", algorithm, "--", *arguments))["results"]

    def _enable(self):
        """Enable the plugin in the profile; QGIS 3.22 calls it an error if it was enabled by an earlier run."""
        try:
            self._call("plugins", "enable", "talus")
        except RuntimeError as error:
            if "already enabled" not in str(error):
                raise

    def _settings(self):
        runtime = self.folder / "runtime"
        runtime.mkdir(mode=0o700, parents=True, exist_ok=True)
        paths = [sysconfig.get_paths()["purelib"], os.environ.get("PYTHONPATH", "")]
        return {
            "QT_QPA_PLATFORM": "offscreen",
            "XDG_RUNTIME_DIR": str(runtime),
            "QGIS_CUSTOM_CONFIG_PATH": str(self.folder / "profile"),
            "QGIS_PLUGINPATH": str(self.plugin.parent),
            # The packages of .venv, above all numba, for the Python inside QGIS.
            "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        }

    def _call(self, *arguments):
        command = [self.program, *arguments]
        done = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError(f"qgis_process {' '.join(arguments)} failed:\n{done.stdout}{done.stderr}")
        return done.stdout


def _program():
    # Debian's qgis_process is a wrapper with an option that QGIS 3.22 refuses; the program lies beside it.
    program = shutil.which("qgis_process.bin") or shutil.which("qgis_process")
    if program is None:
        raise RuntimeError("qgis_process is not installed; run `make setup`, which says what is missing.")
    return program
