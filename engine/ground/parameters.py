# SPDX-License-Identifier: GPL-2.0-or-later
"""The parameters of the ground: one row each, which holds all that is known about the parameter.

These rows determine the columns of the kernels' table, the bands of a ground raster, the defaults and limits of
``Ground``, the columns of the table of ground classes, and what a calibration may search. A new parameter takes a row
here, and the physics that reads it, whose kernel needs a constant for the column.
"""

from typing import NamedTuple, Optional

# parts of the model of the ground
CONTACT, VISCOUS, DRAG_LAYER, SCAR_LAYER = "contact", "viscous drag", "drag layer", "scar layer"


class Parameter(NamedTuple):
    """One parameter of the ground."""

    name: str
    unit: str  # "-" for none
    default: float  # of Ground
    highest: Optional[float]  # None: any; none is below 0
    part: str  # of the model: what a class gives always (CONTACT), or only on request
    column: int  # among the numbers of the table of ground classes, from 1; 0: not in it
    absent: Optional[float]  # value of a class whose table has no such column; None: the column has to be there
    search: str  # how a calibration searches it: "", "linear", or "logarithmic" for what acts by ratios
    tells_apart: bool  # whether a calibration tells classes apart by it
    meaning: str


def _row(
    name, unit, default, meaning, highest=None, part=CONTACT, column=0, absent=None, search="", tells_apart=False
):  # fmt: skip
    return Parameter(name, unit, default, highest, part, column, absent, search, tells_apart, meaning)


# in the order of the columns of the kernels and of the bands
PARAMETERS = (
    _row("mu_min", "-", 0.55, "friction coefficient of a fresh contact, Leine et al. (2014), eq. 46",
         column=1, search="linear", tells_apart=True),
    _row("mu_max", "-", 2.0, "friction coefficient after long slip, eq. 46",
         column=2, search="linear", tells_apart=True),
    _row("kappa", "1/m", 3.0, "how fast friction grows with slip, eq. 46",
         column=4, search="logarithmic", tells_apart=True),
    _row("beta", "1/s", 185.0, "how fast the slip is forgotten in flight, eq. 47",
         column=3, search="logarithmic", tells_apart=True),
    _row("restitution", "-", 0.0, "epsilon_N of the impact law, eq. 38",
         highest=1.0, column=5, search="linear", tells_apart=True),
    _row("tangential_restitution", "-", 0.0, "epsilon_T of the impact law, eq. 40", highest=1.0),
    _row("drag", "kg/s", 0.0, "c_d of the drag layer, eq. 10", part=DRAG_LAYER),
    _row("drag_height", "m", 0.0, "z_height, thickness of the drag layer above the ground, eq. 11", part=DRAG_LAYER),
    _row("viscous_drag", "1/s", 0.0,
         "nu, drag -nu m v while the rock touches the ground; not in the paper, of RAMMS::ROCKFALL",
         part=VISCOUS, column=6, search="linear"),
    _row("rolling_resistance", "-", 0.0,
         "mu_0, tangent of the slope on which a rock just goes on rolling where nothing stands out of the ground, "
         "corners of the rock included (contact/rolling.py)", highest=3.0, part=SCAR_LAYER, column=7, search="linear"),
    _row("roughness", "degrees", 0.0,
         "standard deviation of the angle between the plane of a contact and the smooth ground, seen in a vertical "
         "section (contact/chance.py)", highest=45.0, column=8),
    _row("scar_strength", "MN/m2", 0.0, "M_e of the scar layer (motion/scar.py); 0: the ground does not give way",
         part=SCAR_LAYER, column=9, absent=0.0, search="logarithmic"),
    _row("scar_drag", "-", 1.5, "C_s, solid part of the drag coefficient of the scar layer",
         part=SCAR_LAYER, column=10, absent=0.0, search="linear"),
    _row("soil_density", "kg/m3", 1700.0, "rho_s, density of the soil of the scar layer",
         part=SCAR_LAYER, column=11, absent=0.0),
    _row("sliding_friction", "-", 0.0,
         "tangent of the friction angle of rock on this ground, instead of mu(s) of eq. 46; 0: mu(s) holds",
         part=SCAR_LAYER, column=12, absent=0.0, search="linear"),
    _row("surface_roughness", "m", 0.0,
         "d, mean height of what stands out of the ground, such as stones and tussocks; a rock of the radius R just "
         "rolls on with mu_0 + d / 2R (contact/rolling.py)", highest=5.0, part=SCAR_LAYER, column=13, absent=0.0,
         search="linear"),
)  # fmt: skip

# columns of the kernels' table, which is why they are constants; what no kernel reads needs none
_column_of = [parameter.name for parameter in PARAMETERS].index
(
    MU_MIN, MU_MAX, KAPPA, BETA, RESTITUTION, TANGENTIAL_RESTITUTION, DRAG, DRAG_HEIGHT, VISCOUS_DRAG,
    ROLLING_RESISTANCE, ROUGHNESS, SCAR_STRENGTH, SCAR_DRAG, SOIL_DENSITY, SLIDING_FRICTION, SURFACE_ROUGHNESS,
) = map(
    _column_of, (
        "mu_min", "mu_max", "kappa", "beta", "restitution", "tangential_restitution", "drag", "drag_height",
        "viscous_drag", "rolling_resistance", "roughness", "scar_strength", "scar_drag", "soil_density",
        "sliding_friction", "surface_roughness",
    ),
)  # fmt: skip

NAMES = tuple(parameter.name for parameter in PARAMETERS)
DEFAULTS = {parameter.name: parameter.default for parameter in PARAMETERS}
BY_NAME = {parameter.name: parameter for parameter in PARAMETERS}
SEARCHABLE = {
    parameter.name: parameter.search == "logarithmic" for parameter in PARAMETERS if parameter.search
}  # True: by the logarithm
TELLING = tuple(parameter.name for parameter in PARAMETERS if parameter.tells_apart)
CLASS_COLUMNS = tuple(
    parameter.name for parameter in sorted(PARAMETERS, key=lambda parameter: parameter.column) if parameter.column
)
CLASS_BAND = "class"  # of a raster of the ground: which row of its table a cell has


def names_of(*parts):
    """Names of the parameters that a ground class gives for these parts of the model."""
    return tuple(parameter.name for parameter in PARAMETERS if parameter.column and parameter.part in parts)
