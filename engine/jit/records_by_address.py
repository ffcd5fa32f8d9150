# SPDX-License-Identifier: GPL-2.0-or-later
"""Kernels hand each other large records at their places in memory, not word by word.

numba takes a record apart before a call, every word of every array in it, and puts it together again in the kernel
called: a world is some 150 words, and half of the code of a run was that, to be written, read and optimised away. Here
a kernel is told where the record lies. A record does not change (a NamedTuple), so a kernel that hands on a record that
it was handed, or a record in one, hands on the place, and what it reads of it is read there. No operation on a number
changes.

Only kernels that are compiled so can call each other; ``PartLibrary`` refuses others.
"""

from types import FunctionType, SimpleNamespace

from llvmlite import ir as code
from numba.core import ir, typed_passes, types
from numba.core.compiler_machinery import register_pass
from numba.core.datamodel import default_manager, models

from .elements import ElementLower, field_at
from .plain_values import FEW, words_in
from .remembered_answers import asked_once, is_number


class RecordModel(models.StructModel):
    """numba's model of a record, but for how it is handed over."""

    def __init__(self, model):
        self.__dict__.update(vars(model))

    def get_argument_type(self):
        return self.get_value_type().as_pointer()

    def as_argument(self, builder, value):
        address = place_of(value)
        if address is not None:
            return address
        with builder.goto_entry_block():
            address = builder.alloca(value.type)
        builder.store(value, address)
        return address

    def from_argument(self, builder, value):
        value.holds_one_record = True
        return builder.load(value)


class Models:
    """numba's models of types, with those of large records replaced."""

    def __init__(self, manager):
        self._manager = manager
        self._records = {}

    def __getattr__(self, name):
        return getattr(self._manager, name)

    def __getitem__(self, kind):
        return self.lookup(kind)

    def lookup(self, kind):
        if not isinstance(kind, types.BaseNamedTuple):
            return self._manager.lookup(kind)
        if kind not in self._records:  # a record whose fields are all of one kind is an array to numba: it stays so
            model = self._manager.lookup(kind)
            is_large = isinstance(model, models.StructModel) and words_in(model.get_argument_type()) > FEW
            self._records[kind] = RecordModel(model) if is_large else model
        return self._records[kind]


def place_of(value):
    """Pointer from which a value was read that stays as it is during this kernel; None if there is none."""
    if not isinstance(value, code.LoadInstr):
        return None
    address = value.operands[0]
    return address if stays_as_it_is(address) else None


def stays_as_it_is(address):
    """Is this pointer never written from the time it is first read?"""
    return getattr(base_of(address), "holds_one_record", False)


def base_of(address):
    """The place of the record that this is a place in."""
    while isinstance(address, code.GEPInstr):
        address = address.operands[0]
    return address


class RecordLower(ElementLower):
    """numba's lowering, in which a large record that was handed over, and those in it, stay where they are.

    Variables that are assigned once then name the place instead of a copy. Where references to arrays are counted, this
    is so for arguments alone, whose caller holds on to them.
    """

    def init(self):
        super().init()
        self._at_place = set()  # names of variables
        self._borrowed = set()
        self._asked_for = set()

    def extract_function_arguments(self):
        """numba's own, then what holds for the places of large records."""
        values = super().extract_function_arguments()
        for name, value in zip(self.func_ir.arg_names, values):
            address = place_of(value)
            if address is not None:
                self.library.takes_places = True
                address.attributes.add("noalias")
                address.attributes.dereferenceable = self.context.get_abi_sizeof(address.type.pointee)
                if name in self._assigned_once and name not in self._singly_assigned_vars:
                    self._name_place(name, address)
        return values

    def _name_place(self, name, address):
        self.varmap[name] = address
        self._at_place.add(name)

    def _alloca_var(self, name, fetype):
        is_new = name not in self.varmap
        super()._alloca_var(name, fetype)
        if is_new and name in self.varmap and name in self._assigned_once and not self.context.enable_nrt:
            self.varmap[name].holds_one_record = isinstance(fetype, types.BaseNamedTuple)

    def getvar(self, name):
        self._asked_for.add(name)
        return super().getvar(name)

    def storevar(self, value, name, argidx=None):
        """numba's own, but for a record that lies somewhere already."""
        if name in self._at_place:
            return
        address = place_of(value)
        if address is not None and self._may_name_place(name):
            self._name_place(name, address)
        elif name in self._borrowed and name not in self._singly_assigned_vars:
            self._alloca_var(name, self.typeof(name))
            self.builder.store(value, self.getvar(name))
        else:
            super().storevar(value, name, argidx)

    def _may_name_place(self, name):
        if name not in self._assigned_once or name in self._singly_assigned_vars or name in self._asked_for:
            return False
        return isinstance(self.typeof(name), types.BaseNamedTuple) and self._is_uncounted(name)

    def _is_uncounted(self, name):
        return name in self._borrowed or super()._is_uncounted(name)

    def delvar(self, name):
        """numba's own, which writes zeros, but for a record that others may have the place of."""
        is_kept = getattr(self.varmap.get(name), "holds_one_record", False)
        if not (is_kept or name in self._at_place or name in self._borrowed):
            super().delvar(name)

    def lower_assign(self, ty, inst):
        """numba's own, without a reference for what the caller holds on to: arguments and what is in them."""
        name = inst.target.name
        if name not in self._assigned_once:
            return super().lower_assign(ty, inst)
        value = None
        if isinstance(inst.value, ir.Arg) and self.typeof("arg." + inst.value.name) == ty:
            value = self.fnargs[inst.value.index]
        elif isinstance(inst.value, ir.Expr) and inst.value.op == "getattr":
            address = self._place_of_field(ty, inst.value)
            if address is not None and isinstance(base_of(address), code.Argument):
                value = self.builder.load(address)
        if value is None:
            return super().lower_assign(ty, inst)
        self._borrowed.add(name)
        return value

    def lower_expr(self, resty, expr):
        """numba's own, but for what is read from a record that lies somewhere."""
        if expr.op == "getattr":
            address = self._place_of_field(resty, expr)
            if address is not None:
                value = self.builder.load(address)
                self.incref(resty, value)
                return value
            size = self.read_size(expr.value.name, expr.attr)
            if size is not None:
                return size
        return super().lower_expr(resty, expr)

    def lower_binop(self, resty, expr, op):
        """numba's own, asked once what it makes of numbers."""
        if not (is_number(self.typeof(expr.lhs.name)) and is_number(self.typeof(expr.rhs.name))):
            return super().lower_binop(resty, expr, op)
        if expr.static_lhs is not ir.UNDEFINED or expr.static_rhs is not ir.UNDEFINED:
            return super().lower_binop(resty, expr, op)
        signature = self.fndesc.calltypes[expr]
        sides = [
            self.context.cast(self.builder, self.loadvar(operand.name), self.typeof(operand.name), kind)
            for operand, kind in zip((expr.lhs, expr.rhs), signature.args)
        ]
        with asked_once(self.context):
            typing = self.context.typing_context
            operation = typing.resolve_value_type(op)
            result = self.context.get_function(operation, operation.get_call_type(typing, signature.args, {}))(
                self.builder, sides
            )
        return self.context.cast(self.builder, result, signature.return_type, resty)

    def lasting_place(self, value):
        """Pointer from which a value was read that stays as it is."""
        return place_of(value)

    def _place_of_field(self, kind, expression):
        name = expression.value.name
        record = self.typeof(name)
        if not isinstance(record, types.BaseNamedTuple) or expression.attr not in record.fields:
            return None
        index = record.fields.index(expression.attr)
        address = self._place_of_variable(name)
        if address is None or record[index] != kind:
            return None
        return field_at(self.builder, address, index)

    def _place_of_variable(self, name):
        if name in self._blk_local_varmap:
            return place_of(self._blk_local_varmap[name])
        address = self.getvar(name)
        return address if stays_as_it_is(address) else None


@register_pass(mutates_CFG=True, analysis_only=False)
class RecordLowering(typed_passes.NativeLowering):
    """numba's pass, with the lowering above."""

    _name = "talus_record_lowering"
    lowering_class = RecordLower

    if not hasattr(typed_passes.NativeLowering, "lowering_class"):  # numba 0.56: its own code, with another lowering
        run_pass = FunctionType(
            typed_passes.NativeLowering.run_pass.__code__,
            {**vars(typed_passes), "lowering": SimpleNamespace(Lower=RecordLower)},
        )


MODELS = Models(default_manager)
