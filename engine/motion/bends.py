# SPDX-License-Identifier: GPL-2.0-or-later
"""The bends of a path: where a straight line in time from the last bend would no longer give the motion.

Between two samples of a trajectory its place in plan, velocity, energy of rotation, spin and the ground below are taken
to be linear in time, which a flight's are. Think of a ruler that is laid from the last bend to the present value of
each: it must pass all values between within their room,

    place 1 cm, velocity 0.5 % of the speed, energy of rotation 0.5 % of the energy, spin 2 %,
    ground 0.3 % of the height above it

(and little more near zero). Of all rulers that do, only the steepest and the least steep need be kept. When
none is left, the step before is a bend: it becomes a sample, and the rulers start there. So a flight has a sample where
it takes off and one where it lands, a contact one before and one after, and a rock that rolls or slides as many as its
motion needs, whatever the interval of samples for drawing.
"""

from ..jit.kernels import inner_kernel
from ..rigid_body import free_flight

PLACE = 0.01  # m
VELOCITY, SLOWEST = 0.005, 0.02  # of the speed, and m/s more
TURNING, LEAST = 0.005, 1e-4  # of the energy, and J for each kg more
SPIN, SLOW_SPIN = 0.02, 0.02  # of the spin, and rad/s more
GROUND, FLAT = 0.003, 0.003  # of the height above ground, and m more

FOLLOWED = 8  # values
VALUE, LOW, HIGH = range(3)  # columns: at the last bend, and of the slopes that are left, 1/s
BAND_ROWS = FOLLOWED + 1  # the last row: the time of the last bend, s


@inner_kernel
def values_of(body, s, quantities):
    """The FOLLOWED values of a state: place in plan, velocity, energy of rotation, spin, height of the ground."""
    speed = free_flight.speed(s.vx, s.vy, s.vz)
    turning = quantities.energy - 0.5 * body.mass * speed * speed
    return s.x, s.y, s.vx, s.vy, s.vz, turning, quantities.rotation, s.z - quantities.height


@inner_kernel
def rooms_of(body, quantities):
    """Largest deviation that is allowed for each of the FOLLOWED values."""
    velocity = VELOCITY * quantities.velocity + SLOWEST
    turning = TURNING * quantities.energy + LEAST * body.mass
    spin, ground = SPIN * quantities.rotation + SLOW_SPIN, GROUND * abs(quantities.height) + FLAT
    return PLACE, PLACE, velocity, velocity, velocity, turning, spin, ground


@inner_kernel
def begin_band(out_band, time, values):
    """Start at a bend, in place."""
    for k in range(FOLLOWED):
        out_band[k, VALUE], out_band[k, LOW], out_band[k, HIGH] = values[k], -1e300, 1e300
    out_band[FOLLOWED, VALUE] = time


@inner_kernel
def is_outside(band, time, values):
    """True if no line from the last bend to these values passes all those between within their room."""
    by = 1.0 / (time - band[FOLLOWED, VALUE])
    for k in range(FOLLOWED):
        slope = (values[k] - band[k, VALUE]) * by
        if slope < band[k, LOW] or slope > band[k, HIGH]:
            return True
    return False


@inner_kernel
def narrow(out_band, time, values, rooms):
    """Leave only lines that pass these values within their room, in place."""
    by = 1.0 / (time - out_band[FOLLOWED, VALUE])
    for k in range(FOLLOWED):
        change = values[k] - out_band[k, VALUE]
        low, high = (change - rooms[k]) * by, (change + rooms[k]) * by
        if low > out_band[k, LOW]:  # False for NaN, where there is no ground
            out_band[k, LOW] = low
        if high < out_band[k, HIGH]:
            out_band[k, HIGH] = high


@inner_kernel
def follow_band(out_band, body, before, after):
    """True if the state before a step is a bend; the band then starts there, in place.

    ``before``, ``after``: (time, State, Quantities) of the step, or stride of several
    """
    time, s, now = after
    values = values_of(body, s, now)
    is_bend = is_outside(out_band, time, values)
    if is_bend:
        begun, was, earlier = before
        begin_band(out_band, begun, values_of(body, was, earlier))
    narrow(out_band, time, values, rooms_of(body, now))
    return is_bend
