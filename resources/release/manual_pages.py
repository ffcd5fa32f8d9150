# SPDX-License-Identifier: GPL-2.0-or-later
"""Write the manual as web pages in each language: ``python resources/release/manual_pages.py FOLDER QM_FOLDER``.

The help button of a dialog opens them, so they go into the archive of the plugin. They are made of the texts of the
algorithms themselves, as docs/manual is.
"""

import html
import os
import sys
from pathlib import Path

from talus.algorithms.manual import PICTURES, help_picture, site_link

TO_PICTURES = "../../resources/help"  # from manual/LANGUAGE
STYLE = """
body { font-family: sans-serif; max-width: 62em; margin: 2em auto; padding: 0 1em; color: #222; line-height: 1.4; }
h1 { font-size: 1.6em; } h2 { font-size: 1.2em; margin-top: 2em; border-bottom: 1px solid #ccc; }
table { border-collapse: collapse; } td, th { padding: 0.25em 0.8em 0.25em 0; vertical-align: top; text-align: left; }
tr { border-bottom: 1px solid #eee; } code { background: #f2f2f2; padding: 0 0.2em; }
"""


def write_pages(folder, translations):
    """FOLDER/LANGUAGE/NAME.html for English and each compiled translation."""
    from qgis.core import QgsApplication
    from qgis.PyQt.QtCore import QCoreApplication, QTranslator

    registry = QgsApplication.processingRegistry()
    names = [algorithm.id() for algorithm in registry.providerById("talus").algorithms()]
    for language, file in (("en", None), *sorted((path.stem[-2:], path) for path in translations)):
        translator = QTranslator()
        if file is not None:
            if not translator.load(str(file)):
                raise OSError(f"{file} is no compiled translation")
            QCoreApplication.installTranslator(translator)
        algorithms = [registry.createAlgorithmById(name) for name in names]
        place = Path(folder) / language
        place.mkdir(parents=True, exist_ok=True)
        for one in algorithms:
            (place / f"{one.name()}.html").write_text(page(one, language), encoding="utf-8")
        (place / "index.html").write_text(index(algorithms, language), encoding="utf-8")
        QCoreApplication.removeTranslator(translator)


def page(algorithm, language):
    """The page of one algorithm."""
    picture = help_picture(algorithm.name(), language).relative_to(PICTURES).as_posix()
    parts = [f"<p><a href='index.html'>Talus</a> | {site_link(f'manual/{algorithm.name()}')}</p>"]
    parts.append(f"<h1>{html.escape(algorithm.displayName())}</h1>")
    parts.append(f"<p><code>{algorithm.id()}</code></p>")
    parts.append(f"<p><img src='{TO_PICTURES}/{picture}' alt=''></p>")
    parts.append(f"<p>{html.escape(algorithm.introduction())}</p>")
    for title, definitions in algorithm.sections():
        if definitions:
            rows = "".join(_row(definition) for definition in definitions)
            parts.append(f"<h2>{html.escape(title)}</h2><table>{rows}</table>")
    return _document(algorithm.displayName(), parts, language)


def index(algorithms, language):
    """The page that lists all others in the order of a study."""
    parts = [f"<p>{site_link()}</p><h1>Talus</h1>"]
    ordered = sorted(algorithms, key=lambda entry: (entry.group(), entry.displayName()))
    for group in dict.fromkeys(entry.group() for entry in ordered):
        rows = "".join(
            f"<tr><td><a href='{entry.name()}.html'>{html.escape(entry.displayName())}</a></td>"
            f"<td>{html.escape(entry.shortDescription())}</td></tr>"
            for entry in ordered
            if entry.group() == group
        )
        parts.append(f"<h2>{html.escape(group)}</h2><table>{rows}</table>")
    return _document("Talus", parts, language)


def _row(definition):
    label = f"<b>{html.escape(definition.description())}</b><br><code>{definition.name()}</code>"
    return f"<tr><td>{label}</td><td>{html.escape(definition.help())}</td></tr>"


def _document(title, parts, language):
    head = f"<!DOCTYPE html>\n<html lang='{language}'><head><meta charset='utf-8'><title>{html.escape(title)}</title>"
    return f"{head}<style>{STYLE}</style></head><body>\n" + "\n".join(parts) + "\n</body></html>\n"


if __name__ == "__main__":
    from talus.resources.demo.embedded_qgis import start

    application = start()
    write_pages(sys.argv[1], list(Path(sys.argv[2]).glob("talus_*.qm")))
    sys.stdout.flush()
    os._exit(0)  # exitQgis() destroys objects that Python still holds
