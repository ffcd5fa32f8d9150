# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground: friction, restitution and drag as fields on the terrain's grid.

The fields are kept as classes: an index for each node and a table with a row a class. Uniform ground is one class,
a map of polygons a handful; fields that vary freely simply have as many classes as they have different values.
Between the nodes the parameters are interpolated like the heights (Leine et al. 2014, section 3.2).
"""

import numpy as np

from . import ground_classes
from .types import DRAG, DRAG_HEIGHT, GROUND_COLUMNS, GroundGrid

DEFAULTS = {
    "mu_min": 0.55, "mu_max": 2.0, "kappa": 3.0, "beta": 185.0,
    "restitution": 0.0, "tangential_restitution": 0.0, "drag": 0.0, "drag_height": 0.0,
    "viscous_drag": 0.0, "rolling_resistance": 0.0, "roughness": 0.0,
}  # fmt: skip

# of the ground classes, besides the viscous drag
CONTACT_PARAMETERS = ("mu_min", "mu_max", "kappa", "beta", "restitution", "rolling_resistance", "roughness")
STEEPEST_TILT = 45.0  # degrees


class Ground:
    """Parameters of the contact and of the drag layer; each a number or an array of the terrain's shape.

    Parameters
    ----------
    terrain : Terrain
    mu_min, mu_max : friction coefficient of a fresh contact and after long slip (eq. 46), -
    kappa : how fast friction grows with slip (eq. 46), 1/m
    beta : how fast the slip is forgotten in flight (eq. 47), 1/s
    restitution, tangential_restitution : epsilon_N and epsilon_T of the impact law (eqs. 38, 40), 0 to 1
    drag : c_d of the drag layer (eq. 10), kg/s
    drag_height : z_height, thickness of the drag layer above the ground (eq. 11), m
    viscous_drag : nu, drag -nu m v while the rock touches the ground, 1/s; not in the paper, see ``ground_classes``
    rolling_resistance : mu_r, tangent of the slope on which a ball just goes on rolling, - (see ``rolling``)
    roughness : standard deviation of the angle between the plane of a contact and the smooth ground, seen in a vertical
        section, 0 to 45 degrees (see ``chance``)

    Raises
    ------
    ValueError
        For an unknown parameter, a wrong shape, or a value outside its range; the message names the parameter.
    """

    def __init__(self, terrain, **parameters):
        unknown = sorted(set(parameters) - set(DEFAULTS))
        if unknown:
            raise ValueError(f"Ground: unknown parameter {', '.join(unknown)}; known are {', '.join(DEFAULTS)}.")
        fields = [_as_field(name, parameters.get(name, DEFAULTS[name])) for name in GROUND_COLUMNS]
        self.shape = terrain.shape
        for name, field in zip(GROUND_COLUMNS, fields):
            _check_field(name, field, terrain.shape)
        _check_friction(*(fields[GROUND_COLUMNS.index(name)] for name in ("mu_min", "mu_max")))
        self.index, self.table = _as_classes(fields, terrain.shape)

    @classmethod
    def of_class(cls, terrain, name, with_viscous_drag=False, classes=None, **parameters):
        """Ground of one named class everywhere; single parameters can be overridden.

        ``classes``: name -> GroundClass, those of ``ground_classes`` if None.
        """
        return cls(terrain, **{**_contact_parameters(name, with_viscous_drag, classes), **parameters})

    @classmethod
    def from_classes(
        cls, terrain, class_index, class_names, drag=0.0, drag_height=0.0, with_viscous_drag=False, classes=None,
        **parameters,
    ):
        """Ground from a map of classes.

        ``class_index``: (ny, nx) integers into the list ``class_names``; ``drag`` and ``drag_height`` as in Ground.
        ``with_viscous_drag``: take the viscous drag of the classes too. ``classes`` as in ``of_class``.
        ``parameters`` override those of the classes.
        """
        class_index = np.asarray(class_index)
        if class_index.shape != terrain.shape or not np.issubdtype(class_index.dtype, np.integer):
            raise ValueError(f"Ground: class_index must be integers of the terrain's shape {terrain.shape}.")
        if class_index.size and not (class_index.min() >= 0 and class_index.max() < len(class_names)):
            raise ValueError(f"Ground: class_index must lie between 0 and {len(class_names) - 1}.")
        rows = [_contact_parameters(name, with_viscous_drag, classes) for name in class_names]
        fields = {name: np.array([row[name] for row in rows])[class_index] for name in rows[0]}
        return cls(terrain, **{**fields, "drag": drag, "drag_height": drag_height, **parameters})

    @classmethod
    def from_table(cls, terrain, index, table):
        """Ground from what another one keeps: ``index`` (ny, nx) into the rows of ``table`` (classes, parameters).

        The columns are those of ``types.GROUND_COLUMNS``. Raises ValueError as the constructor does.
        """
        ground = cls(terrain)
        index, table = np.ascontiguousarray(index, np.int32), np.array(table, np.float64)
        if index.shape != terrain.shape or table.shape[1:] != (len(GROUND_COLUMNS),):
            columns = len(GROUND_COLUMNS)
            raise ValueError(f"Ground: the index must have the shape {terrain.shape} and the table {columns} columns.")
        if not (index.min() >= 0 and index.max() < len(table)):
            raise ValueError(f"Ground: the index must lie between 0 and {len(table) - 1}.")
        for name, column in zip(GROUND_COLUMNS, table.T):
            _check_field(name, column, column.shape)
        _check_friction(*(table[:, GROUND_COLUMNS.index(name)] for name in ("mu_min", "mu_max")))
        ground.index, ground.table = index, table
        return ground

    def grid(self):
        """The record for the kernels."""
        drag_top = float(np.where(self.table[:, DRAG] > 0.0, self.table[:, DRAG_HEIGHT], 0.0).max())
        return GroundGrid(self.index, self.table, drag_top)

    def field(self, name):
        """One parameter on the nodes: a read-only array of the terrain's shape."""
        values = self.table[self.index, GROUND_COLUMNS.index(name)]
        return np.broadcast_to(values, self.shape)


def _contact_parameters(name, with_viscous_drag, classes):
    known = ground_classes.load() if classes is None else classes
    if name not in known:
        raise ValueError(f"Ground: unknown ground class {name!r}; known are {', '.join(known)}.")
    row = known[name]
    parameters = {key: getattr(row, key) for key in CONTACT_PARAMETERS}
    return {**parameters, "viscous_drag": row.viscous_drag} if with_viscous_drag else parameters


def _as_field(name, value):
    try:
        return np.asarray(value, dtype=np.float64)
    except (TypeError, ValueError) as error:
        raise ValueError(f"Ground: {name} is {value!r}; give one number or an array of numbers.") from error


def _check_field(name, field, shape):
    if field.ndim and field.shape != shape:
        raise ValueError(f"Ground: {name} has the shape {field.shape}; give one number or an array of shape {shape}.")
    highest = 1.0 if name.endswith("restitution") else STEEPEST_TILT if name == "roughness" else np.inf
    if not (np.isfinite(field).all() and (field >= 0.0).all() and (field <= highest).all()):
        limit = f"between 0 and {highest:g}" if highest < np.inf else "finite and not negative"
        raise ValueError(f"Ground: {name} must be {limit} everywhere.")


def _check_friction(lowest, highest):
    if (highest < lowest).any():
        raise ValueError("Ground: mu_max is below mu_min; friction grows with slip, so give mu_max >= mu_min.")


def _as_classes(fields, shape):
    """Index (int32) and table of the distinct combinations of the fields, found one field at a time."""
    if all(field.ndim == 0 for field in fields):
        return np.zeros((1, 1), np.int32), np.array([[float(field) for field in fields]])
    index = np.zeros(shape, np.int64)
    for field in fields:
        if field.ndim:
            values, position = np.unique(field, return_inverse=True)
            _, index = np.unique(index.ravel() * values.size + position.ravel(), return_inverse=True)
            index = index.reshape(shape)
    _, first = np.unique(index, return_index=True)
    table = np.column_stack([np.broadcast_to(field, shape).ravel()[first] for field in fields])
    return np.ascontiguousarray(index, np.int32), np.ascontiguousarray(table)
