# SPDX-License-Identifier: GPL-2.0-or-later
"""Friction that grows with slip: the scarring model. Leine et al. (2014), section 3.7.

mu(s) = mu_min + 2/pi (mu_max - mu_min) arctan(kappa s)         eq. 46
s' = |v_S| in contact,  s' = -beta s in flight                  eqs. 47 and 51
"""

import math

from ..arithmetic.exponential import exp
from ..arithmetic.inverse_circular import atan
from ..jit.kernels import inner_kernel

FORGOTTEN = 1e-9  # slip in m below which it is set to zero: mu(s) differs from mu_min by rounding only


@inner_kernel
def friction_coefficient(mu_min, mu_max, kappa, slippage):
    """mu(s). Leine et al. (2014), eq. 46."""
    if slippage == 0.0 or mu_max == mu_min:
        return mu_min
    return mu_min + (2.0 / math.pi) * (mu_max - mu_min) * atan(kappa * slippage)


@inner_kernel
def slippage_in_contact(slippage, end_speed, h):
    """Slip after a step with a loaded contact. Leine et al. (2014), eq. 51, first case."""
    return slippage + h * end_speed


@inner_kernel
def slippage_in_flight(slippage, beta, h):
    """Slip after a step without one. Leine et al. (2014), eq. 51, second case."""
    if slippage < FORGOTTEN:
        return 0.0
    return slippage * exp(-beta * h)
