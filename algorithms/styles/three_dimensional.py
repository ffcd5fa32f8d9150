# SPDX-License-Identifier: GPL-2.0-or-later
"""Lines and points at their own height in the 3D view and in the elevation profile, in the colours of their classes,
and the terrain below them.
"""

from qgis import core
from qgis.core import Qgis, QgsWkbTypes
from qgis.PyQt.QtGui import QColor

LINE_WIDTH = 2.0  # pixels
RADIUS = 0.6  # m, of the sphere for a point


def show_in_profile(layer):
    """Features at their own height in the elevation profile, in the colours of the map. QGIS has it since 3.26."""
    properties = layer.elevationProperties()
    if hasattr(properties, "setClamping"):
        properties.setClamping(Qgis.AltitudeClamping.Absolute)
        properties.setBinding(Qgis.AltitudeBinding.Vertex)
    if hasattr(properties, "setRespectLayerSymbology"):
        properties.setRespectLayerSymbology(True)


def show_terrain_in_3d(project, layer):
    """3D views and elevation profiles of a project open on a terrain, as high as it is. QGIS has it since 3.26."""
    kind = getattr(core, "QgsRasterDemTerrainProvider", None)
    if kind is not None:
        terrain = kind()
        terrain.setLayer(layer)
        project.elevationProperties().setTerrainProvider(terrain)


def show_in_3d(layer, rules):
    """Features at their own height in the 3D view, if this QGIS has one.

    ``rules``: pairs of an expression, which says to which features it applies, and a colour.
    """
    try:
        from qgis._3d import QgsRuleBased3DRenderer
    except ImportError:
        return
    Rule = QgsRuleBased3DRenderer.Rule
    root = Rule(None)
    for expression, colour in rules:
        root.appendChild(Rule(_symbol(layer, colour), expression))
    renderer = QgsRuleBased3DRenderer(root)
    renderer.setLayer(layer)
    layer.setRenderer3D(renderer)


def _symbol(layer, colour):
    from qgis._3d import QgsLine3DSymbol, QgsPhongMaterialSettings, QgsPoint3DSymbol, QgsSimpleLineMaterialSettings

    if layer.geometryType() == QgsWkbTypes.GeometryType.LineGeometry:
        symbol = QgsLine3DSymbol()
        symbol.setRenderAsSimpleLines(True)
        symbol.setWidth(LINE_WIDTH)
        material = QgsSimpleLineMaterialSettings()  # simple lines are black with any other
    else:
        material = QgsPhongMaterialSettings()
        material.setDiffuse(QColor(colour))
        symbol = QgsPoint3DSymbol()
        shapes = getattr(Qgis, "Point3DShape", None) or QgsPoint3DSymbol.Shape  # moved in QGIS 3.36
        symbol.setShape(shapes.Sphere)
        symbol.setShapeProperties({"radius": RADIUS})
    symbol.setAltitudeClamping(_absolute())
    material.setAmbient(QColor(colour))
    (getattr(symbol, "setMaterialSettings", None) or symbol.setMaterial)(material)  # renamed in QGIS 3.30
    return symbol


def _absolute():
    if hasattr(Qgis, "AltitudeClamping"):  # since QGIS 3.26
        return Qgis.AltitudeClamping.Absolute
    from qgis._3d import Qgs3DTypes

    return Qgs3DTypes.AltitudeClamping.AltClampAbsolute
