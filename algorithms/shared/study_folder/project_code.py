# SPDX-License-Identifier: GPL-2.0-or-later
"""A study that was borrowed is opened without its project: that file is never read, and built again from the folder.

A project of QGIS may bring code in many ways: macros, functions of expressions, actions, code and QML of forms, layers
embedded from other projects, styles in databases. A list of them has holes, so what one did not save oneself is not
opened. Which projects were saved by this profile, it knows by their sha256.

``code_in`` only tells: of projects that somebody opens by other ways, and it may miss some.
"""

import hashlib
import re
import zipfile
from pathlib import Path
from xml.etree import ElementTree

from qgis.core import QgsProject, QgsReferencedRectangle, QgsSettings

from ....engine.io.plain_file import read_bytes
from ...translation import tr
from ..parameters.extent import DEM
from ..styles.relief import relief_layer, relief_of
from ..styles.styles import show_terrain_in_3d
from .bring_in import NOT_MADE, SEEN, local_raster, raster_of_study, records_of
from .drawn_layers import drawn_layers
from .folder import IS_STUDY, PROJECT, SCOPE, StudyFolder
from .new_study import TERRAIN

OWN = "talus/own_projects"  # in the settings of the profile: sha256 of projects that it saved
MOST_OWN = 500
COMMENT = re.compile(rb"<!--.*?-->", re.DOTALL)
LARGEST = 500_000_000  # bytes of XML; larger ones are refused rather than read
PAGES = "http://", "https://", "mailto:"
OPENS_ADDRESS = ("5", "6")  # kinds of actions that open an address; all others run a program or Python
OF_FORMS = ("attributeEditorQmlElement", "attributeEditorHtmlElement")
INIT_CODE = ("editforminit", "editforminitcode", "editforminitfilepath")


def is_own(path):
    """Has this profile saved the project, and has nobody changed the file since?"""
    digest = _sha256(path)
    return digest is not None and digest in _own()


def note_own(path):
    """Know a project that was just saved."""
    digest = _sha256(path)
    if digest is not None:
        known = [known_digest for known_digest in _own() if known_digest != digest]
        QgsSettings().setValue(OWN, [*known, digest][-MOST_OWN:])


def take_code_out(path):
    """Build the project of a study again, from its folder and by the rules of Talus; returns the path of the new file.

    The file itself is not read and stays as it is. Raises ValueError where it lies in no study, OSError where the
    folder cannot be written.
    """
    study = StudyFolder(Path(path).absolute().parent)
    if not any(folder.is_dir() for folder in (study.runs, study.inputs)):
        text = tr("{} does not belong to a study of Talus: its folder has neither a folder runs nor inputs. Open it "
                  "with QGIS, which asks before it runs code.")  # fmt: skip
        raise ValueError(text.format(path))
    target = _free(study.root, Path(path).stem)
    project = QgsProject()
    _fill(project, study, target)
    is_written, problem = project.write(), project.error()
    project.clear()
    if not is_written:
        raise OSError(tr("{} could not be written ({}).").format(target, problem))
    note_own(target)
    return target


def code_in(path):
    """Code in a project file, in words and without repetition; [] where none was found.

    Raises ValueError where it is no project that can be read.
    """
    return sorted({words for root in _roots(Path(path)) for words in map(_words_of, root.iter()) if words})


def _fill(project, study, target):
    """Fill a new study with contents of the folder; its runs come in when the project is opened."""
    dem, drawn = _terrain_of(study), [layer for layer in drawn_layers(study.inputs) if layer.isValid()]
    crs = next((layer.crs() for layer in (dem, *drawn) if layer is not None), None)
    if crs is not None:
        project.setCrs(crs)
    project.setTitle(study.root.name)
    project.writeEntryBool("Paths", "/Absolute", False)
    project.writeEntryBool(SCOPE, IS_STUDY, True)
    project.writeEntry(SCOPE, SEEN, [NOT_MADE])  # all others are new to it
    project.setFileName(str(target))
    for layer in drawn:
        project.addMapLayer(layer, False)
        project.layerTreeRoot().addLayer(layer)
    relief = None if dem is None else relief_of(dem, 1)
    if relief is not None:
        shown = relief_layer(relief)
        shown.setName(tr("Elevation model"))
        project.addMapLayer(shown, False)
        project.layerTreeRoot().addLayer(shown).setExpanded(False)
        show_terrain_in_3d(project, shown)
        project.viewSettings().setDefaultViewExtent(QgsReferencedRectangle(dem.extent(), dem.crs()))


def _terrain_of(study):
    """The elevation model of a study as a layer: the copy in it, else that of its newest run; None for none."""
    copy = study.inputs / TERRAIN
    named = [record.parameters.get(DEM) for record in reversed(records_of(study))]
    for path in [copy, *(local_raster(source, study) for source in named)]:
        if path is not None and Path(path).is_file():
            layer = raster_of_study(path, study, TERRAIN)
            if layer.isValid():
                return layer
    return None


def _free(root, stem):
    """A name for the project that no file has."""
    suffix, number = Path(PROJECT).suffix, 1
    path = root / f"{stem}_rebuilt{suffix}"
    while path.exists() or path.is_symlink():
        number += 1
        path = root / f"{stem}_rebuilt_{number}{suffix}"
    return path


def _own():
    digests = QgsSettings().value(OWN, [])
    return [digests] if isinstance(digests, str) else [str(digest) for digest in digests or ()]


def _sha256(path):
    try:
        return hashlib.sha256(read_bytes(path, LARGEST)).hexdigest()
    except OSError:
        return None


def _roots(path):
    """Root elements of all XML in a file: of an archive, and of a file that is both."""
    roots, problem = [], None
    try:
        text = read_bytes(path, LARGEST)
        if zipfile.is_zipfile(path):
            with zipfile.ZipFile(path) as archive:
                for member in archive.infolist():
                    if member.filename.lower().endswith(".qgs"):
                        if member.file_size > LARGEST:
                            raise ValueError("too large")
                        roots.append(_parsed(archive.read(member)))
        if text.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<") or not roots:  # QGIS reads it as XML, whatever follows
            roots.append(_parsed(_without_comments(text)))
    except (OSError, ValueError, zipfile.BadZipFile, ElementTree.ParseError, RuntimeError, RecursionError) as error:
        problem, roots = error, []
    if not roots:
        raise ValueError(tr("{} cannot be read as a project of QGIS ({}).").format(path, problem)) from problem
    return roots


def _without_comments(text):
    """XML as a reader takes it that forgives bytes in comments and behind the end."""
    text = COMMENT.sub(b"", text)
    end = text.rfind(b"</qgis>")
    return text if end < 0 else text[: end + len(b"</qgis>")]


def _parsed(text):
    """The root of XML. ValueError for declarations of entities, which can make a small file fill the memory."""
    if b"<!ENTITY" in text.replace(b"\0", b""):  # in UTF-16 too
        raise ValueError("it declares entities")
    return ElementTree.fromstring(text)


def _words_of(element):
    """Kind of code of an element, '' for none; in whatever namespace, for QGIS asks for none."""
    tag = element.tag.rpartition("}")[2].rpartition(":")[2] if isinstance(element.tag, str) else ""
    name = element.get("name") if tag == "properties" else tag
    if name == "Macros" and _has_text(element):
        return tr("macros of the project")
    if name == "ExpressionFunctions" and _has_text(element):
        return tr("Python functions of expressions")
    if tag == "actionsetting" and not _opens_page(element):
        return tr("actions of layers")
    if tag in INIT_CODE and _has_text(element):
        return tr("Python code of forms")
    if tag == "editforminitcodesource" and (element.text or "").strip() not in ("", "0"):
        return tr("Python code of forms")
    if element.get("embedded") == "1":
        return tr("layers embedded from another project")
    return tr("QML or HTML in forms") if tag in OF_FORMS else ""


def _opens_page(element):
    """Does this action open a page of the internet? An address may be a local program, too."""
    address = (element.get("action") or "").strip().lower()
    return element.get("type") in OPENS_ADDRESS and address.startswith(PAGES)


def _has_text(element):
    return any(text.strip() for text in element.itertext())
