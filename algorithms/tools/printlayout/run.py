# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:printlayout runs: reads the template, fills it, writes the plan and keeps the layout in the project."""

import itertools

from qgis.core import QgsCoordinateTransform, QgsProcessingException, QgsRectangle, QgsVectorLayer

from ....engine.version import __version__
from ...shared.parameters.extent import DEM, read_extent
from ...shared.parameters.output_files import check_outputs
from ...shared.parameters.outputs import REPORT_DATE, read_report_head, tell_numbers
from ...shared.parameters.staging import Files
from ...shared.study_folder.plans import note_plan
from ...shared.styles.on_load import project_for
from ...shared.styles.relief import relief_layer, relief_of
from ...translation import tr
from .algorithm import FILE, LAYERS, NOTE, PAPER, RESOLUTION, SCALE, SMOOTHING, SOURCES, TEMPLATE, TITLE, labels
from .borrowed import crs_text, sources_of
from .for_paper import smoothed_zones
from .template import FOLDER, export, fill, read_template, scale_for

# Checks of talus:printlayout before a run.


def check(call):
    """Raise QgsProcessingException for what can be known to be wrong before long work."""
    layers = call[LAYERS]
    if not layers:
        raise QgsProcessingException(tr("LAYERS: give at least one layer."))
    if not any(layer.isSpatial() for layer in layers):
        raise QgsProcessingException(tr("LAYERS: tables alone do not make a map."))
    read_extent(call, layers[0].crs())
    check_outputs(call)


# Content of a plan: its layers, and the relief below them.


def extent_of(layers, dem, crs, call):
    """Extent of the vector layers, in a system: maps have wide margins. All layers, and then the elevation model,
    where these cover nothing: a slope on which no danger zone was found has a plan too.

    Raises QgsProcessingException where nothing covers an area.
    """
    drawn = [layer for layer in layers if isinstance(layer, QgsVectorLayer)]
    for some in (drawn, layers, [] if dem is None else [dem]):
        whole = QgsRectangle()
        for layer in some:
            if layer.isSpatial() and not layer.extent().isEmpty():
                transform = QgsCoordinateTransform(layer.crs(), crs, call.transform_context)
                whole.combineExtentWith(transform.transformBoundingBox(layer.extent()))
        if not whole.isEmpty():
            return whole
    raise QgsProcessingException(tr("LAYERS: the layers cover no area; give EXTENT."))


def add_relief(dem, project):
    """The shaded relief of an elevation model as a layer of the project, [] where there is none."""
    relief = relief_of(dem, 1)
    layer = None if relief is None else relief_layer(relief)
    if layer is None or not layer.isValid():
        return []
    project.addMapLayer(layer, False)
    return [layer]


def run(call):
    """Run talus:printlayout and return its outputs and numbers to Processing."""
    call.checked()
    given = [layer for layer in call[LAYERS] if layer.isSpatial()]
    project, layers = project_for(given, call)
    crs = layers[0].crs()
    bounds = read_extent(call, crs)
    extent = extent_of(layers, call[DEM], crs, call) if bounds is None else QgsRectangle(*bounds)
    layout = _layout(call, project)
    texts = _texts(call, layers, crs)  # before the relief, which would then be found for the file of the terrain
    relief = add_relief(call[DEM], project)
    scale = scale_for(layout, extent, crs, call[SCALE])
    shown = smoothed_zones(layers, 1e-3 * call[SMOOTHING] * scale, project, call)
    scale = fill(layout, [*shown, *relief], extent, crs, scale, texts)
    outputs = _write(call, layout)
    if project is call.project:
        project.layoutManager().addLayout(layout)
        call.info(tr("The layout is in the project: {}.").format(layout.name()))
        note_plan(project, layout.name(), {**call.parameters, REPORT_DATE: read_report_head(call).day})
    numbers = {"SCALE_VALUE": round(scale, 3)}  # QGIS measures it from the map, to the last bits
    tell_numbers(labels(), numbers, call)
    return {**outputs, **numbers}


def _layout(call, project):
    own = call[TEMPLATE]
    paper = call[PAPER]
    path = own or FOLDER / f"{paper.lower().replace(' ', '_')}.qpt"
    title = call[TITLE].strip() or tr("Rockfall")
    taken = {layout.name() for layout in project.layoutManager().layouts()}
    names = (title if count == 1 else f"{title} ({count})" for count in itertools.count(1))
    return read_template(path, project, next(name for name in names if name not in taken))


def _texts(call, layers, crs):
    """Variable of the layout -> text."""
    head = read_report_head(call)
    return {
        "talus_title": call[TITLE],
        "talus_note": call[NOTE],
        "talus_object": head.project, "talus_author": head.author, "talus_date": head.day,
        "talus_object_label": tr("Object"), "talus_author_label": tr("Author"), "talus_date_label": tr("Date"),
        "talus_scale_label": tr("Scale"), "talus_legend": tr("Legend"),
        "talus_crs_label": tr("Coordinate system"), "talus_crs": crs_text(crs),
        "talus_sources_label": tr("Sources of the data"),
        "talus_sources": call[SOURCES].strip() or sources_of(call, layers),
        "talus_note_label": tr("Remarks"), "talus_made": f"Talus {__version__}",
    }  # fmt: skip


def _write(call, layout):
    if not call.wants(FILE):
        return {}
    path = call.path(FILE)
    resolution = call[RESOLUTION]
    with Files() as files:
        export(layout, files.stage(path), resolution)
    return {FILE: path}
