# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:printlayout, a plan for the dossier: a layout template filled with maps, legend, scale and texts."""

import itertools

from qgis.core import QgsProcessingAlgorithm, QgsProcessingException, QgsRectangle

from ..base import TalusAlgorithm
from ..parameters.extent import read_extent
from ..parameters.number_outputs import number_outputs, tell_numbers
from ..parameters.output_files import check_outputs, is_wanted
from ..parameters.report_heads import read_report_head
from ..parameters.staging import Files
from ..parameters.values import optional_number
from ..stages import DECIDE
from ..translation import tr
from .content import add_relief, extent_of, project_for
from .parameters import layout_parameters
from .template import FOLDER, export, fill, read_template


class PrintLayout(TalusAlgorithm):
    """Reads the template, fills it, writes the plan and keeps the layout in the project."""

    stage = DECIDE

    def name(self):
        return "printlayout"

    def displayName(self):
        return tr("Plan to print")

    def shortDescription(self):
        return tr(
            "Fills a print layout with results: map in a round scale, legend, scale bar, title, object, author, date. "
            "Writes it as PDF or picture, and keeps it in the project to be worked on."
        )

    def tags(self):
        return tr("print,layout,plan,map,pdf,template,composer,report,rockfall").split(",")

    def flags(self):  # layouts and layers of the project are changed, which only the main thread may
        return super().flags() | QgsProcessingAlgorithm.Flag.FlagNoThreading

    def initAlgorithm(self, configuration=None):
        self.define(layout_parameters(), number_outputs(_labels()))

    def _check(self, parameters, context):
        layers = self.parameterAsLayerList(parameters, "LAYERS", context)
        if not layers:
            raise QgsProcessingException(tr("LAYERS: give one layer at least."))
        if not any(layer.isSpatial() for layer in layers):
            raise QgsProcessingException(tr("LAYERS: tables alone make no map."))
        read_extent(self, parameters, context, layers[0].crs())
        check_outputs(self, parameters, context)

    def process(self, parameters, context, feedback):
        self.checked(parameters, context)
        given = [one for one in self.parameterAsLayerList(parameters, "LAYERS", context) if one.isSpatial()]
        project, layers = project_for(given, context)
        crs = layers[0].crs()
        bounds = read_extent(self, parameters, context, crs)
        extent = extent_of(layers, crs, context) if bounds is None else QgsRectangle(*bounds)
        layout = self._layout(parameters, context, project)
        relief = add_relief(self.parameterAsRasterLayer(parameters, "DEM", context), project)
        texts = self._texts(parameters, context)
        scale = fill(
            layout, [*layers, *relief], extent, crs, optional_number(self, parameters, "SCALE", context), texts
        )
        outputs = self._write(parameters, context, layout)
        if project is context.project():
            project.layoutManager().addLayout(layout)
            feedback.pushInfo(tr("The layout is in the project: {}.").format(layout.name()))
        numbers = {"SCALE_VALUE": scale}
        tell_numbers(_labels(), numbers, feedback)
        return {**outputs, **numbers}

    def _layout(self, parameters, context, project):
        own = self.parameterAsFile(parameters, "TEMPLATE", context)
        paper = self.parameterAsEnumString(parameters, "PAPER", context)
        path = own or FOLDER / f"{paper.lower().replace(' ', '_')}.qpt"
        title = self.parameterAsString(parameters, "TITLE", context).strip() or tr("Rockfall")
        taken = {layout.name() for layout in project.layoutManager().layouts()}
        names = (title if count == 1 else f"{title} ({count})" for count in itertools.count(1))
        return read_template(path, project, next(name for name in names if name not in taken))

    def _texts(self, parameters, context):
        """Variable of the layout -> text."""
        head = read_report_head(self, parameters, context)
        return {
            "talus_title": self.parameterAsString(parameters, "TITLE", context),
            "talus_note": self.parameterAsString(parameters, "NOTE", context),
            "talus_object": head.project, "talus_author": head.author, "talus_date": head.day,
            "talus_object_label": tr("Object"), "talus_author_label": tr("Author"), "talus_date_label": tr("Date"),
            "talus_scale_label": tr("Scale"),
        }  # fmt: skip

    def _write(self, parameters, context, layout):
        if not is_wanted(self, parameters, "FILE"):
            return {}
        path = self.parameterAsFileOutput(parameters, "FILE", context)
        resolution = self.parameterAsDouble(parameters, "RESOLUTION", context)
        with Files() as files:
            export(layout, files.stage(path), resolution)
        return {"FILE": path}


def _labels():
    """Name -> label of each number."""
    return {"SCALE_VALUE": tr("Scale 1 :")}
