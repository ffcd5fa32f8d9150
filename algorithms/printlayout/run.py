# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:printlayout runs: reads the template, fills it, writes the plan and keeps the layout in the project."""

import itertools

from qgis.core import QgsRectangle

from ..parameters.extent import DEM, read_extent
from ..parameters.number_outputs import tell_numbers
from ..parameters.report_heads import REPORT_DATE, read_report_head
from ..parameters.staging import Files
from ..study_folder.plans import note_plan
from ..styles.drawn_layers import project_for
from ..translation import tr
from .content import add_relief, extent_of
from .for_paper import smoothed_zones
from .parameters import FILE, LAYERS, NOTE, PAPER, RESOLUTION, SCALE, SMOOTHING, SOURCES, TEMPLATE, TITLE, labels
from .sources import crs_text, made_by, sources_of
from .template import FOLDER, export, fill, read_template, scale_for


def run(call):
    """Run talus:printlayout and return its outputs and numbers to Processing."""
    call.checked()
    given = [one for one in call[LAYERS] if one.isSpatial()]
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
        "talus_note_label": tr("Remarks"), "talus_made": made_by(),
    }  # fmt: skip


def _write(call, layout):
    if not call.wants(FILE):
        return {}
    path = call.path(FILE)
    resolution = call[RESOLUTION]
    with Files() as files:
        export(layout, files.stage(path), resolution)
    return {FILE: path}
