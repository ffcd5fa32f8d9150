# SPDX-License-Identifier: GPL-2.0-or-later
"""Calls between kernels.

numba asks six things of what a call returns, and keeps a place of its own for what went wrong in it. Kernels catch no
error: what goes wrong in one that is called (no memory, all else is no error to a kernel) is written where the caller's
caller looks, and the caller ends with it. So one thing is asked, and the place is handed on.
"""

from numba.core import cgutils, types
from numba.core.callconv import CPUCallConv, Status


class KernelCalls(CPUCallConv):
    """numba's convention of calls, for kernels that are called by kernels."""

    def call_function(self, builder, callee, resty, argtys, args, attrs=None):
        """numba's own, but for calls from kernels."""
        if not _is_in_kernel(builder) or isinstance(resty, types.Optional):
            return super().call_function(builder, callee, resty, argtys, args, attrs)
        kind = self._get_return_argument(callee.function_type).pointee
        returned = cgutils.alloca_once(builder, kind)
        given = self._get_arg_packer(argtys).as_arguments(builder, args)
        ended = builder.call(callee, [returned, self._get_excinfo_argument(builder.function), *given])
        is_error = builder.icmp_signed("!=", ended, ended.type(0))
        status = Status(
            code=ended, is_ok=None, is_none=None, is_error=is_error, is_stop_iteration=None, is_python_exc=None,
            is_user_exc=None, excinfoptr=None,
        )  # fmt: skip
        return status, self.context.get_returned_value(builder, resty, builder.load(returned))

    def return_status_propagate(self, builder, status):
        """numba's own, but where there is nothing to be written."""
        if status.excinfoptr is not None:
            return super().return_status_propagate(builder, status)
        return self._return_errcode_raw(builder, status.code)


def _is_in_kernel(builder):
    """Is this code written for a kernel, and not for its entry from Python?"""
    return len(builder.function.args) > 1 and builder.function.args[1].name == "excinfo"
