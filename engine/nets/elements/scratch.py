# SPDX-License-Identifier: GPL-2.0-or-later
"""Rows of ``NetState.scratch``: what is worked out of the segments of ropes within a step."""

# length [m] and direction of a segment
SEGMENT_LENGTH, TX, TY, TZ = range(4)
# of a rope with friction (rope_friction.py): its force [N], unstretched length [m] and stretch, kept for the next step;
# what a metre of rope would set free [N], elastic energy [J]; exp(mu theta) at the node behind it, and one over it
FORCE, MATERIAL, STRETCH, RELEASE, ENERGY, FACTOR, INVERSE = range(4, 11)
# and of the search for its slip (rope_slip.py): the root R [N], the unstretched length without force [m] and its fall
# with the force [m/N]
ROOT, LOOSE, YIELDING = range(11, 14)
SCRATCH_ROWS = 14
