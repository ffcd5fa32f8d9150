# SPDX-License-Identifier: GPL-2.0-or-later
"""Styles of trajectories, stops, contacts and samples when they are loaded."""

from qgis.core import (
    QgsCategorizedSymbolRenderer,
    QgsEditorWidgetSetup,
    QgsGeometryGeneratorSymbolLayer,
    QgsLineSymbol,
    QgsRendererCategory,
    QgsRuleBasedRenderer,
    QgsSymbol,
)

from ....engine.io.line_fields import ENERGY_ALONG, MOTION, TURNING
from ...shared.styles import styles
from ...shared.styles.ramps import classes
from ...shared.styles.styles import INTEGER, OTHER_STOP, REAL, STOPS, TEXT, Column, show_in_3d, stop_names
from ...shared.styles.temporal import set_frames, show_in_time
from ...translation import tr

# Columns of trajectories, stops, contacts and samples in words; their values are those of engine/study/columns.py.

NUMBER = Column("run", INTEGER, "", None)  # of the run, before the other columns


def run_columns():
    """Columns of trajectories and stops; the number of the run comes before them."""
    return (
        Column("release", INTEGER, tr("id of the release feature"), None),
        Column("point", INTEGER, tr("number of the release point"), None),
        Column("rock", TEXT, tr("shape of the rock"), None),
        Column("volume_m3", REAL, tr("volume [m³]"), None),
        Column("mass_kg", REAL, tr("mass [kg]"), None),
        Column("radius_m", REAL, tr("largest radius of the rock [m]"), None),
        Column("e_max_kj", REAL, tr("maximum energy [kJ]"), None),
        Column("v_max_ms", REAL, tr("maximum velocity [m/s]"), None),
        Column("h_max_m", REAL, tr("maximum passing height of the centre of mass [m]"), None),
        Column("runout_m", REAL, tr("run-out length, horizontal [m]"), None),
        Column("reach_deg", REAL, tr("reach angle [°]"), None),
        Column("duration_s", REAL, tr("duration [s]"), None),
        Column("stop", TEXT, tr("why the run ended"), None),
        Column("run_name", TEXT, tr("name of the simulation"), None),
    )


def event_columns(damaged):
    """Columns of a run; none where no events were asked for."""
    if damaged is None:
        return ()
    return (
        Column("sequence", INTEGER, tr("number of the sequence of events"), None),
        Column("event", INTEGER, tr("number of the event in its sequence"), None),
    )


def piece_columns(broken):
    """Columns of a run; none where no rock may break."""
    if broken is None:
        return ()
    return (
        Column("whole_run", INTEGER, tr("run of the rock that fell, of which this is a piece"), None),
        Column("begin_s", REAL, tr("start of the run after the release of that rock [s]"), None),
    )


def way_columns():
    """The last columns of trajectories: for their colours, and what screen lines, barriers and profiles read."""
    return (
        Column(ENERGY_ALONG, TEXT, tr("parts of the line by class of energy, for its colours"), None),
        Column(MOTION, TEXT, tr("motion at the vertices, for other algorithms of Talus"), None),
        Column(TURNING, TEXT, tr("orientation at the vertices, for other algorithms of Talus"), None),
    )


def sample_columns():
    """Columns of the samples; the number of the run comes before them."""
    return (
        Column("time_s", REAL, tr("time since the release [s]"), None),
        Column("v_ms", REAL, tr("velocity [m/s]"), None),
        Column("vx_ms", REAL, tr("velocity to the east [m/s]"), None),
        Column("vy_ms", REAL, tr("velocity to the north [m/s]"), None),
        Column("vz_ms", REAL, tr("velocity upwards [m/s]"), None),
        Column("rot_revs", REAL, tr("rotation [rev/s]"), None),
        Column("e_kj", REAL, tr("energy [kJ]"), None),
        Column("h_m", REAL, tr("height of the centre of mass above the ground [m]"), None),
        Column("contacts", INTEGER, tr("corners that touch the ground"), None),
    )


def contact_columns():
    """Columns of the contacts; the number of the run comes before them."""
    return (
        Column("time_s", REAL, tr("time since the release [s]"), None),
        Column("duration_s", REAL, tr("duration [s]"), None),
        Column("slip_m", REAL, tr("slippage [m]"), None),
        Column("depth_m", REAL, tr("penetration [m]"), None),
        Column("scar_m", REAL, tr("depth of the scar [m]"), None),
        Column("scar_way_m", REAL, tr("length of the scar [m]"), None),
        Column("v_in_ms", REAL, tr("velocity before [m/s]"), None),
        Column("v_out_ms", REAL, tr("velocity after [m/s]"), None),
        Column("e_in_kj", REAL, tr("energy before [kJ]"), None),
        Column("e_out_kj", REAL, tr("energy after [kJ]"), None),
    )


def meeting_columns(obstacle, description):
    """Columns of a rock that meets an obstacle; name and text of that with its identifier."""
    return (
        Column("run", INTEGER, tr("number of the run"), None),
        Column(obstacle, INTEGER, description, None),
        Column("outcome", TEXT, tr("outcome"), None),
        Column("time_s", REAL, tr("time since the release [s]"), None),
        Column("e_kj", REAL, tr("energy [kJ]"), None),
        Column("taken_kj", REAL, tr("energy taken [kJ]"), None),
        Column("v_ms", REAL, tr("velocity [m/s]"), None),
        Column("h_m", REAL, tr("height of the centre of mass above the ground [m]"), None),
    )


# Style of trajectories by the class of energy of their parts, which a field of the lines holds.

# The parts of a line in a class, as one geometry.
PARTS = (
    'collect_geometries(array_foreach(string_to_array(array_get(string_to_array("'
    + ENERGY_ALONG
    + "\", '|'), {number}), ';'), "
    "line_substring($geometry, to_real(regexp_substr(@element, '^([0-9.]+)')), "
    "to_real(regexp_substr(@element, '([0-9.]+)$')))))"
)


def along_renderer(layer):
    """Lines in the colour of the energy that the rocks have there, the larger above the smaller."""
    root = QgsRuleBasedRenderer.Rule(None)
    needed = classes("energy", styles.largest_of(layer, "e_max_kj"))
    for number, (lower, _, colour, label) in enumerate(needed):
        # a line is asked for its parts only where it has some
        rule = QgsRuleBasedRenderer.Rule(_symbol(number, colour), 0, 0, f'"e_max_kj" > {lower!r}', label)
        root.appendChild(rule)
    return QgsRuleBasedRenderer(root)


def _symbol(number, colour):
    part = QgsGeometryGeneratorSymbolLayer.create({"geometryModifier": PARTS.format(number=number)})
    part.setSymbolType(QgsSymbol.SymbolType.Line)
    part.setSubSymbol(styles.line(colour))
    part.setRenderingPass(number)
    symbol = QgsLineSymbol()
    symbol.changeSymbolLayer(0, part)
    return symbol


STOP_SIZE = 1.9  # mm
MOVING_SIZE = 2.2  # mm, of rocks in motion, which stand out from maps of the same colours by a dark rim


class LineStyle(styles.VectorStyle):
    """Lines in the colour of the energy along their way; in the 3D view in that of their largest."""

    sort_key = 2

    def renderer(self, layer):
        # shapefiles cut off long texts
        if layer.fields().lookupField(ENERGY_ALONG) >= 0 and "shapefile" not in layer.storageType().lower():
            return along_renderer(layer)
        return styles.graduated(layer, "e_max_kj", "energy", styles.line)

    def apply(self, layer):
        super().apply(layer)
        for field in (MOTION, TURNING, ENERGY_ALONG):  # long, and not to be read by people
            if layer.fields().lookupField(field) >= 0:
                layer.setEditorWidgetSetup(layer.fields().lookupField(field), QgsEditorWidgetSetup("Hidden", {}))
        show_in_3d(layer, styles.class_rules(layer, "e_max_kj", "energy"))


class ContactStyle(styles.VectorStyle):
    """Small dots in the colour of their slippage, which appear when they happen."""

    sort_key = 3

    def renderer(self, layer):
        return styles.graduated(layer, "slip_m", "slippage", lambda colour: styles.dot(colour, 1.2))

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s")


class SampleStyle(styles.VectorStyle):
    """Dots in the colour of their energy; one of each rock at a time, so that the rocks move.

    ``interval``: s from a sample to the next.
    """

    sort_key = 3

    def __init__(self, columns, interval):
        super().__init__(columns)
        self.interval = interval

    def renderer(self, layer):
        return styles.graduated(layer, "e_kj", "energy", lambda colour: styles.dot(colour, MOVING_SIZE, "#111111", 0.4))

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "time_s", self.interval)
        set_frames(layer, self.interval)
        show_in_3d(layer, styles.class_rules(layer, "e_kj", "energy"))


class StopStyle(styles.VectorStyle):
    """A mark for each reason to stop; they appear when the runs end."""

    sort_key = 4

    def renderer(self, layer):
        names = stop_names()
        categories = [
            QgsRendererCategory(reason, styles.marker(mark, STOP_SIZE), names[reason]) for reason, mark in STOPS.items()
        ]
        categories.append(QgsRendererCategory("", styles.marker(OTHER_STOP, STOP_SIZE), tr("other")))
        return QgsCategorizedSymbolRenderer("stop", categories)

    def apply(self, layer):
        super().apply(layer)
        show_in_time(layer, "duration_s")
        rules = [(f"\"stop\" = '{reason}'", mark.colour) for reason, mark in STOPS.items()]
        show_in_3d(layer, rules)
