# SPDX-License-Identifier: GPL-2.0-or-later
"""Kernels that are compiled when they are first called, not with those that call them.

A kernel is compiled with all that it may call. Some of that is long and most runs never come to it: what solves
contacts that jam, what draws numbers for each contact. What steps come to is not for this: three such kernels made a
step slower by a tenth (measured). Of a late kernel its callers have a door only: a place for its address, which is
filled at the first call. The code that fills it calls Python, from whatever thread the run is in, with what tells the
kernel and the types of its arguments; so the door can be kept on disk.

The result is the same whoever compiles it when. See ``kernels.late_kernel``.
"""

import ctypes
import importlib
import inspect
import operator
import pickle
import sys
import traceback

import llvmlite.binding
from llvmlite import ir as code
from numba.core import cgutils, types
from numba.extending import intrinsic

ADDRESS = code.IntType(64)
FILL = "talus_address_of_late_kernel"
FAILED = "a kernel could not be compiled; the reason was printed"


def door_of(function, returned):
    """What callers are compiled with in place of the function. ``returned``: function that returns the type."""
    names = ", ".join(inspect.signature(function).parameters)
    parts = {"call": _call_of(function.__module__, function.__qualname__, returned)}
    exec(f"def {function.__name__}({names}):\n    return call(({names},))", parts)
    return parts[function.__name__]


def _call_of(module, name, returned):
    @intrinsic
    def call(typing, arguments):
        kinds = tuple(arguments.types)
        told = pickle.dumps((module, name, kinds))

        def generate(context, builder, _, values):
            convention = context.call_conv
            address = builder.inttoptr(
                _filled(context, builder, told), convention.get_function_type(returned(), kinds).as_pointer()
            )
            unpacked = cgutils.unpack_tuple(builder, values[0])
            status, result = convention.call_function(builder, address, returned(), kinds, unpacked)
            with cgutils.if_unlikely(builder, status.is_error):
                convention.return_status_propagate(builder, status)
            return result

        return returned()(types.Tuple(kinds)), generate

    return call


def _filled(context, builder, told):
    """The address that a door leads to; at the first call found by ``_address``."""
    place = cgutils.add_global_variable(builder.module, ADDRESS, builder.module.get_unique_name("late_kernel"))
    place.linkage, place.initializer = "internal", code.Constant(ADDRESS, 0)
    with cgutils.if_unlikely(builder, builder.icmp_unsigned("==", _read(builder, place), code.Constant(ADDRESS, 0))):
        fill = cgutils.get_or_insert_function(
            builder.module, code.FunctionType(ADDRESS, [cgutils.voidptr_t, ADDRESS]), FILL
        )
        text = context.insert_const_bytes(builder.module, told)
        found = builder.call(fill, [text, code.Constant(ADDRESS, len(told))])
        with cgutils.if_unlikely(builder, builder.icmp_unsigned("==", found, code.Constant(ADDRESS, 0))):
            context.call_conv.return_user_exc(builder, RuntimeError, (FAILED,))
        builder.store_atomic(found, place, "release", 8)
    return _read(builder, place)


def _read(builder, place):
    return builder.load_atomic(place, "acquire", 8)


@ctypes.CFUNCTYPE(ctypes.c_uint64, ctypes.c_void_p, ctypes.c_uint64)
def _address(place, length):
    """Address of the kernel that is told there; 0 if it cannot be had. Called by kernels, which hold no lock."""
    from .kernels import may_compile

    try:
        return may_compile(_compiled, *pickle.loads(ctypes.string_at(place, length)))
    except BaseException:  # nothing may be raised through machine code
        traceback.print_exc(file=sys.stderr)
        return 0


def _compiled(module, name, kinds):
    kernel = operator.attrgetter(name)(importlib.import_module(module))
    kernel.compile(kinds)
    compiled = kernel.overloads[kinds]
    if compiled.signature.return_type != kernel.returned():
        raise TypeError(f"{name} returns {compiled.signature.return_type}, not {kernel.returned()}")
    return compiled.library.get_pointer_to_function(compiled.fndesc.llvm_func_name)


llvmlite.binding.add_symbol(FILL, ctypes.cast(_address, ctypes.c_void_p).value)
