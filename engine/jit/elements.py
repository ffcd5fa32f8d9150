# SPDX-License-Identifier: GPL-2.0-or-later
"""Kernels read and write single numbers of arrays, and fields of records, where they lie.

To read one number numba copies the description of its array (place, sizes, strides, owner), twice, and takes both
copies apart: fifty instructions, of which five read the number. They were half of the code of a run, to be written,
read and optimised away. Here only those five are written. The number is the same; negative indices count from the end.
"""

from contextlib import nullcontext

from llvmlite import ir as code
from numba.core import types
from numba.core.datamodel import default_manager
from numba.np.arrayobj import load_item, store_item

from .plain_values import PlainLower
from .remembered_answers import asked_once, is_number

_INDEX = code.IntType(32)
_ZERO = code.Constant(_INDEX, 0)
# fields of numba's description of an array
DATA, SHAPE, STRIDES, SIZE = map(
    default_manager[types.Array(types.float64, 1, "C")].get_field_position, ("data", "shape", "strides", "nitems")
)


def field_at(builder, address, *indices):
    """Pointer to the field of a structure at these indices."""
    return builder.gep(address, [_ZERO, *(code.Constant(_INDEX, index) for index in indices)], inbounds=True)


def part_of(builder, value, *indices):
    """Field of a structure that is a value; a part that was just put in needs no code."""
    while isinstance(value, code.InsertValue) and len(indices) == 1:
        if tuple(value.indices) == indices:
            return value.operands[1]
        value = value.operands[0]
    return builder.extract_value(value, indices)


class ElementLower(PlainLower):
    """numba's lowering, but for numbers in arrays and for sizes of arrays."""

    def lower_getitem(self, resty, expr, value, index, signature):
        """numba's own, but for one element of an array."""
        kind = self.typeof(value.name)
        if not self._is_element(kind, index):
            is_asked_once = isinstance(kind, types.Array) and all(map(is_number, self._kinds_of(index)))
            with asked_once(self.context) if is_asked_once else nullcontext():
                return super().lower_getitem(resty, expr, value, index, signature)
        item = load_item(self.context, self.builder, kind, self._place_of_element(kind, value.name, index))
        return self.context.cast(self.builder, item, kind.dtype, resty)

    def lower_setitem(self, target_var, index_var, value_var, signature):
        """numba's own, but for one number of an array."""
        kind, given = self.typeof(target_var.name), self.typeof(value_var.name)
        if not (self._is_element(kind, index_var) and is_number(given) and is_number(kind.dtype)):
            return super().lower_setitem(target_var, index_var, value_var, signature)
        value = self.context.cast(self.builder, self.loadvar(value_var.name), given, signature.args[2])
        value = self.context.cast(self.builder, value, signature.args[2], kind.dtype)
        store_item(self.context, self.builder, kind, value, self._place_of_element(kind, target_var.name, index_var))

    def read_size(self, name, attribute):
        """``array.shape`` or ``array.size``; None of anything else."""
        kind = self.typeof(name)
        if not (isinstance(kind, types.Array) and attribute in ("shape", "size")) or kind.ndim == 0:
            return None
        return self._described(name, SHAPE if attribute == "shape" else SIZE)

    def _is_element(self, kind, index):
        if not (isinstance(kind, types.Array) and (is_number(kind.dtype) or isinstance(kind.dtype, types.Record))):
            return False
        kinds = self._kinds_of(index)
        return len(kinds) == kind.ndim and all(isinstance(kind, types.Integer) for kind in kinds)

    def _kinds_of(self, index):
        kind = self.typeof(index.name)
        return tuple(kind.types) if isinstance(kind, types.BaseTuple) else (kind,)

    def _place_of_element(self, kind, name, index):
        """Place of an element; the sums are those of numba (cgutils.get_item_pointer2)."""
        builder = self.builder
        at = [self._index(kind, name, axis, *number) for axis, number in enumerate(self._indices(index))]
        data = self._described(name, DATA)
        if kind.layout == "C":
            address = at[0]
            for axis in range(1, kind.ndim):
                address = builder.add(builder.mul(address, self._described(name, SHAPE, axis)), at[axis])
            return builder.gep(data, [address])
        offset = builder.mul(self._described(name, STRIDES, 0), at[0])
        for axis in range(1, kind.ndim):
            offset = builder.add(offset, builder.mul(self._described(name, STRIDES, axis), at[axis]))
        bytes_of = builder.bitcast(data, code.IntType(8).as_pointer())
        return builder.bitcast(builder.gep(bytes_of, [offset]), data.type)

    def _indices(self, index):
        """The type and the value of each index."""
        kinds, value = self._kinds_of(index), self.loadvar(index.name)
        if not isinstance(self.typeof(index.name), types.BaseTuple):
            return [(kinds[0], value)]
        return [(kind, part_of(self.builder, value, axis)) for axis, kind in enumerate(kinds)]

    def _index(self, array, name, axis, kind, value):
        """An index as it is added, counted from the end where it is negative."""
        builder = self.builder
        if isinstance(kind, types.IntegerLiteral) and kind.literal_value >= 0:
            return self.context.get_constant(types.intp, kind.literal_value)
        whole = types.intp if kind.signed else types.uintp
        value = self.context.cast(builder, value, kind, whole)
        if not kind.signed:
            return value
        is_negative = builder.icmp_signed("<", value, value.type(0))
        return builder.select(is_negative, builder.add(value, self._described(name, SHAPE, axis)), value)

    def _described(self, name, *indices):
        """A word, or words, of the description of an array."""
        if name not in self._blk_local_varmap:
            return self.builder.load(field_at(self.builder, self.getvar(name), *indices))
        value = self._blk_local_varmap[name]
        address = self.lasting_place(value)
        if address is not None:
            return self.builder.load(field_at(self.builder, address, *indices))
        return part_of(self.builder, value, *indices)

    def lasting_place(self, value):
        """Pointer from which a value was read that stays as it is; None if it was read nowhere, or elsewhere."""
        return None
