# SPDX-License-Identifier: GPL-2.0-or-later
"""When a rock is stopped by a net, and when an impact is over. SI units, frame I.

    past       the rock's centre lies beyond all nodes of the net that it can touch by more than its radius, along the
               normal of the net, or it goes away from the net farther than the net reaches and LEAVES besides
    still      it has touched the net, and no point of it was faster than SLOW for STILL
    stopped    it has touched the net and goes across it no more, and the energies of rock and net in motion, and what
               the net has stored more than at the start, are less than LEFT of the rock's energy as it came

Stopped, still or past, whichever comes first, decides: what is left then is a twentieth of what the net has borne. An
impact that is followed to its rest goes on until the rock is still or past, for a rock that was stopped may still roll
out below the net or beside it.
"""

import math

from ...jit.kernels import inner_kernel
from ..arrays import ELASTIC
from .impact_records import NET_KINETIC, PAST, REST, ROCK_MOTION, ROCK_ROTATION, STOPPED, TIME

SLOW, STILL = 0.5, 0.2  # m/s, s
LEFT = 0.05  # of the energy
LEAVES = 15.0  # m
# entries of what is kept from sample to sample: the time since which the rock is slow, s; its energy as it came, and
# what the net had stored then, J
SLOW_SINCE, CAME_WITH, STORED = range(3)


@inner_kernel
def how_it_ended(scene, rock, state, has_touched, s, record, kept):
    """State of the rock at sample s: TIME (neither), STOPPED, PAST or REST; the last two are the end.

    kept : (3,) in place
    """
    energy, position, velocity = record.energy[s], record.position[s], record.velocity[s]
    own = energy[ROCK_MOTION] + energy[ROCK_ROTATION]
    ahead, away, way, far = 0.0, 0.0, 0.0, 0.0
    for a in range(3):
        offset = position[a] - scene.middle[a]
        ahead += scene.across[a] * offset
        way += scene.across[a] * velocity[a]
        away += offset * velocity[a]
        far += offset * offset
    if ahead > 0.0 and ahead - farthest(scene, state.positions) > rock.radius:
        return PAST
    if away > 0.0 and math.sqrt(far) > scene.reach + LEAVES:
        return PAST
    spin = record.spin[s]
    turning = math.sqrt(spin[0] * spin[0] + spin[1] * spin[1] + spin[2] * spin[2])
    speed = math.sqrt(velocity[0] * velocity[0] + velocity[1] * velocity[1] + velocity[2] * velocity[2])
    if not has_touched:
        kept[SLOW_SINCE], kept[CAME_WITH], kept[STORED] = record.time[s], own, energy[ELASTIC]
        return TIME
    if speed + rock.radius * turning > SLOW:
        kept[SLOW_SINCE] = record.time[s]
    if record.time[s] - kept[SLOW_SINCE] >= STILL:
        return REST
    left = own + energy[NET_KINETIC] + max(0.0, energy[ELASTIC] - kept[STORED])
    return STOPPED if way <= 0.0 and left < LEFT * kept[CAME_WITH] else TIME


@inner_kernel
def farthest(scene, positions):
    """Farthest reach of the net beyond its middle at the start, along its normal [m]."""
    most = -math.inf
    for k in range(scene.touchable.shape[0]):
        i, along = scene.touchable[k], 0.0
        for a in range(3):
            along += scene.across[a] * (positions[i, a] - scene.middle[a])
        most = max(most, along)
    return most
