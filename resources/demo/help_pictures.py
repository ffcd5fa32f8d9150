# SPDX-License-Identifier: GPL-2.0-or-later
"""Draw the pictures of the help from what the algorithms give on the demonstration slope, in each language.

    python resources/demo/help_pictures.py FOLDER

FOLDER takes the demonstration data and the results that the pictures are taken from. English ones are
resources/help/NAME.png, those of another language resources/help/LANGUAGE/NAME.png where words or numbers differ.
"""

import os
import sys
from pathlib import Path

from talus.resources.demo import help_maps as maps
from talus.resources.demo import help_runs, make_demo
from talus.resources.demo.embedded_qgis import in_language, start
from talus.resources.demo.help_drawings import DRAWINGS

HELP = Path(__file__).resolve().parents[1] / "help"
LANGUAGES = ("en", "de", "fr", "it")  # English first: what it has in common with the others is not kept again


def draw(folder, languages=LANGUAGES, drawings=DRAWINGS):
    """Write the pictures from the results in a folder."""
    for language in languages:
        with in_language(language):
            help_runs.plans(folder)
            for drawing in drawings:
                _write(drawing.__name__, maps.finished(drawing(folder)), language)


def _write(name, picture, language):
    english = HELP / f"{name}.png"
    path = english if language == "en" else HELP / language / f"{name}.png"
    path.parent.mkdir(parents=True, exist_ok=True)
    if path != english and picture == english.read_bytes():
        path.unlink(missing_ok=True)
        return
    path.write_bytes(picture)
    print(f"{path}: {path.stat().st_size / 1000:.0f} kB", flush=True)


def main(folder):
    """Run the algorithms and draw what they give."""
    folder = Path(folder).resolve()
    make_demo.main(folder)
    start()
    help_runs.everything(folder)
    draw(folder)
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "build/help")
