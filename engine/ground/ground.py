# SPDX-License-Identifier: GPL-2.0-or-later
"""The ground: friction, restitution and drag as fields on the terrain's grid.

The fields are stored as classes: an index for each node and a table with one row per class. Uniform ground is one
class, a map of polygons a handful; fields that vary freely simply have as many classes as they have different values.
Between the nodes the parameters are interpolated like the heights (Leine et al. 2014, section 3.2).
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import ArrayLike

from ..choices import USUAL_GROUND
from ..findings.finding import Finding
from ..quantities import quantities
from ..types import GroundGrid
from . import classes as ground_classes
from .classes import Classes
from .doubts import Stated, ground_doubts
from .parameters import (
    CONTACT,
    DEFAULTS,
    DRAG,
    DRAG_HEIGHT,
    MU_MAX,
    MU_MIN,
    NAMES,
    PARAMETERS,
    SCAR_LAYER,
    SLIDING_FRICTION,
    VISCOUS,
    names_of,
)
from .terrain import Terrain

BLOCK = 1 << 18  # nodes
MOST_PAIRS = 1 << 20  # of class and value, for which a flag is kept


class Ground:
    """Parameters of the contact and of the drag layer; each a number or an array of the terrain's shape.

    Parameters
    ----------
    terrain : Terrain
        Alone, it has the ground class of all doors where nothing is said, medium, with its scar layer.
    parameters : by their names, mu_min, mu_max, kappa ...; ``parameters.PARAMETERS`` lists names, units, meanings,
        defaults and limits; a ground of these numbers alone, which does not give way unless scar_strength is among them

    Raises
    ------
    ValueError
        For an unknown parameter, a wrong shape, or a value outside its range; the message names the parameter.
    """

    stated: tuple[Stated, ...] = ()  # inputs with the rolling resistance of an earlier version
    of_polygons: Sequence[Finding] = ()  # findings about the polygons that it was made of

    def __init__(self, terrain: Terrain, **parameters: ArrayLike) -> None:
        unknown = sorted(set(parameters) - set(DEFAULTS))
        if unknown:
            raise ValueError(f"Ground: unknown parameter {', '.join(unknown)}; known are {', '.join(DEFAULTS)}.")
        if not parameters:
            parameters = dict(class_parameters(USUAL_GROUND))
        self.shape = terrain.shape
        index, rows = np.zeros((1, 1), np.int32), {name: np.array([value]) for name, value in DEFAULTS.items()}
        self.index, self.table = _classified(terrain.shape, index, rows, parameters)

    @classmethod
    def of_class(
        cls,
        terrain: Terrain,
        name: str,
        with_viscous_drag: bool = False,
        classes: Classes | None = None,
        with_scar_layer: bool = True,
        **parameters: ArrayLike,
    ) -> Ground:
        """Ground of one named class everywhere; single parameters can be overridden. mu_min, mu_max or kappa replace
        the friction angle of the class.

        ``classes``: name -> GroundClass, those of ``ground_classes`` if None. ``with_viscous_drag``: take the viscous
        drag of the class too. ``with_scar_layer``: take its scar layer, friction angle and rolling resistance too.
        """
        of_class = class_parameters(name, with_viscous_drag, classes, with_scar_layer)
        return cls(terrain, **{**of_class, **with_friction_law(parameters)})

    @classmethod
    def from_classes(
        cls,
        terrain: Terrain,
        class_index: ArrayLike,
        class_names: Sequence[str],
        drag: ArrayLike = 0.0,
        drag_height: ArrayLike = 0.0,
        with_viscous_drag: bool = False,
        classes: Classes | None = None,
        with_scar_layer: bool = True,
        **parameters: ArrayLike,
    ) -> Ground:
        """Ground from a map of classes.

        ``class_index``: (ny, nx) integers into the list ``class_names``; ``drag`` and ``drag_height`` as in Ground.
        ``with_viscous_drag``, ``with_scar_layer``, ``classes`` as in ``of_class``.
        ``parameters`` override those of the classes; each a number, an array of the terrain's shape, or one number for
        each of the ``class_names``.
        """
        class_index = np.asarray(class_index)
        if class_index.shape != terrain.shape or not np.issubdtype(class_index.dtype, np.integer):
            raise ValueError(f"Ground: class_index must be integers of the terrain's shape {terrain.shape}.")
        if class_index.size and not (class_index.min() >= 0 and class_index.max() < len(class_names)):
            raise ValueError(f"Ground: class_index must lie between 0 and {len(class_names) - 1}.")
        ground = cls(terrain, **DEFAULTS)
        of_classes = [
            {**DEFAULTS, **class_parameters(name, with_viscous_drag, classes, with_scar_layer)} for name in class_names
        ]
        rows = {name: np.array([values[name] for values in of_classes]) for name in DEFAULTS}
        parameters = {"drag": drag, "drag_height": drag_height, **with_friction_law(parameters)}
        ground.index, ground.table = _classified(terrain.shape, class_index, rows, parameters)
        return ground

    @classmethod
    def from_table(cls, terrain: Terrain, index: ArrayLike, table: ArrayLike) -> Ground:
        """Ground from the arrays of another one: ``index`` (ny, nx) into the rows of ``table`` (classes, parameters).

        The columns are those of ``parameters.NAMES``. Raises ValueError as the constructor does.
        """
        ground = cls(terrain, **DEFAULTS)
        index, table = np.ascontiguousarray(index, np.int32), np.array(table, np.float64)
        if index.shape != terrain.shape or table.shape[1:] != (len(NAMES),):
            columns = len(NAMES)
            raise ValueError(f"Ground: the index must have the shape {terrain.shape} and the table {columns} columns.")
        if not (index.min() >= 0 and index.max() < len(table)):
            raise ValueError(f"Ground: the index must lie between 0 and {len(table) - 1}.")
        _check_table(table)
        ground.index, ground.table = index, table
        return ground

    @property
    def findings(self) -> list[Finding]:
        """Doubts about the numbers of the table, about inputs that it was made from, and about their polygons."""
        return [*ground_doubts(self.table, self.stated), *self.of_polygons]

    def grid(self) -> GroundGrid:
        """The record for the kernels, which know friction only as mu(s): where the ground has a friction angle of its
        own, mu_min and mu_max are its tangent."""
        return self._grid_of(self.index)

    def _grid_of(self, index: np.ndarray) -> GroundGrid:
        drag_top = float(np.where(self.table[:, DRAG] > 0.0, self.table[:, DRAG_HEIGHT], 0.0).max())
        table = self.table.copy()
        has_angle = table[:, SLIDING_FRICTION] > 0.0
        table[has_angle, MU_MIN] = table[has_angle, MU_MAX] = table[has_angle, SLIDING_FRICTION]
        return GroundGrid(index, table, drag_top)

    def sampled(self, rows: slice, columns: slice) -> np.ndarray:
        """Classes for a picture, by slices with a step; of ground in a store no block is read for it."""
        return np.broadcast_to(self.index, self.shape)[rows, columns]

    def at(self, rows: np.ndarray, columns: np.ndarray) -> np.ndarray:
        """The class of single nodes, of which the blocks are read."""
        return np.broadcast_to(self.index, self.shape)[rows, columns]

    def field(self, name: str) -> np.ndarray:
        """One parameter on the nodes: a read-only array of the terrain's shape."""
        values = self.table[self.index, NAMES.index(name)]
        return np.broadcast_to(values, self.shape)


def class_parameters(
    name: str, with_viscous_drag: bool = False, classes: Classes | None = None, with_scar_layer: bool = True
) -> dict[str, float]:
    """The parameters of ``Ground`` that a class gives, as in ``Ground.of_class``. Raises ValueError for no class."""
    known = ground_classes.load() if classes is None else classes
    if not isinstance(name, str) or name not in known:
        raise ValueError(f"Ground: unknown ground class {name!r}; known are {', '.join(known)}.")
    row = known[name]
    parts = (CONTACT,) + (VISCOUS,) * bool(with_viscous_drag) + (SCAR_LAYER,) * bool(with_scar_layer)
    return {key: getattr(row, key) for key in names_of(*parts)}


def with_friction_law(parameters):
    """Parameters that replace those of a class: a caller who gives mu(s) does not want its friction angle."""
    is_law_given = not {"mu_min", "mu_max", "kappa"}.isdisjoint(parameters)
    return {"sliding_friction": 0.0, **parameters} if is_law_given else parameters


def _as_field(name, value):
    try:
        return np.asarray(value, dtype=np.float64)
    except (TypeError, ValueError) as error:
        raise ValueError(f"Ground: {name} is {value!r}; give one number or an array of numbers.") from error


def _check_table(table):
    """Raise ValueError for a class with an impossible parameter."""
    for (name, _, _, highest, *_), values in zip(PARAMETERS, table.T):
        limit = "finite and not negative" if highest is None else f"between 0 and {highest:g}"
        if not (np.isfinite(values).all() and (values >= 0.0).all() and (highest is None or (values <= highest).all())):
            raise ValueError(f"Ground: {name} must be {limit} everywhere.")
    for name, values in zip(NAMES, table.T):
        quantities.check(name, float(values.max()), "Ground")
    if (table[:, MU_MAX] < table[:, MU_MIN]).any():
        raise ValueError("Ground: mu_max is below mu_min; friction grows with slip, so give mu_max >= mu_min.")


def _classified(shape, class_index, rows, parameters):
    """Index (ny, nx) int32 and table of the combinations of parameters that occur, sorted by their values.

    ``class_index``: of the nodes into the ``rows`` (parameter -> value of each class), (1, 1) for one class
    everywhere. ``parameters`` replace those of the rows: numbers, numbers for each class, or arrays of the shape.
    """
    count = rows["mu_min"].size
    fields = {name: _as_field(name, parameters[name]) for name in NAMES if name in parameters}
    for name, field in fields.items():
        if field.shape not in ((), (count,), shape):
            raise ValueError(
                f"Ground: {name} has the shape {field.shape}; give one number or an array of shape {shape}."
            )
    rows = {**rows, **{name: np.broadcast_to(field, count) for name, field in fields.items() if field.shape != shape}}
    maps = {name: field for name, field in fields.items() if field.shape == shape}
    index = np.array(np.broadcast_to(class_index, shape) if maps else class_index, np.int32, order="C")
    of_row, columns = np.arange(count), {}  # type: ignore[var-annotated]
    for name, field in maps.items():
        of_pair, values = _join(index, of_row.size, field)
        of_row, columns = of_row[of_pair], {key: column[of_pair] for key, column in columns.items()}
        columns[name] = values
    table = np.empty((of_row.size, len(NAMES)))
    for column, name in enumerate(NAMES):
        table[:, column] = columns[name] if name in columns else rows[name][of_row]
    return _sorted(index, table)


def _join(index, count, field):
    """Number the pairs of a class below ``count`` and a value that occur; ``index`` is written in place.

    Returns the class and the value of each pair.
    """
    values = _few_values(field, MOST_PAIRS // count)
    if values is None:  # as for a field that varies freely
        values, number = np.unique(field, return_inverse=True)
        pairs = np.arange(values.size)
        if count > 1:
            pairs = index.ravel().astype(np.int64) * values.size + number.ravel()
            pairs, number = np.unique(pairs, return_inverse=True)
        index[...] = number.reshape(index.shape)
    else:
        for block, of_block in zip(_blocks(index), _blocks(field)):
            block[...] = block * np.int32(values.size) + np.searchsorted(values, of_block).astype(np.int32)
        pairs = _used(index, count * values.size)
    of_class, of_value = np.divmod(pairs, values.size)
    return of_class, values[of_value]


def _few_values(field, most):
    """The distinct values of a field, sorted; None if there are more than ``most``."""
    values = np.empty(0)
    for block in _blocks(field):
        values = np.union1d(values, block)
        if values.size > most:
            return None
    return values


def _sorted(index, table):
    """Index and table with unused classes removed and equal ones merged, in the order of their values."""
    used = _used(index, len(table))
    table = table[used] if used.size < len(table) else table
    _check_table(table)
    varying = [column for column in table.T if (column != column[0]).any()] or [table[:, 0]]
    order = np.lexsort(varying[::-1])
    is_new = np.ones(len(table), bool)
    is_new[1:] = np.any([np.diff(column[order]) for column in varying], axis=0)
    number = np.empty(len(table), np.int32)
    number[order] = np.cumsum(is_new) - 1
    _renumber(index, number)
    return index, table[order[is_new]]


def _used(index, count):
    """The numbers below ``count`` that occur in the index, which is renumbered by these alone, in place."""
    is_used = np.zeros(count, bool)
    for block in _blocks(index):
        is_used[block] = True
    _renumber(index, np.cumsum(is_used, dtype=np.int32) - np.int32(1))
    return np.flatnonzero(is_used)


def _renumber(index, number):
    for block in _blocks(index):
        block[...] = number[block]


def _blocks(array):
    """An array in blocks of rows, so that what is computed from each stays small."""
    step = max(1, BLOCK // array.shape[1])
    return (array[first : first + step] for first in range(0, array.shape[0], step))
