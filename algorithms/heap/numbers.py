# SPDX-License-Identifier: GPL-2.0-or-later
"""The numbers of talus:heap."""

import math

import numpy as np

STILL = 0.05  # m/s, of the centre: slower than the creep that a solver leaves in a deposit counts as rest


def is_moving(lying):
    """(blocks,) True for those on the terrain that move at the end; none where all came to rest."""
    if lying.stop_reason == "rest":
        return np.zeros(lying.left.size, bool)
    return ~lying.left & (np.linalg.norm(lying.velocity[-1], axis=1) > STILL)


def ways_of(lying):
    """(blocks,) m, horizontal, from the start to the end."""
    return np.linalg.norm(lying.position[-1, :, :2] - lying.position[0, :, :2], axis=1)


def numbers_of(rocks, lying, deposit):
    """Name -> value; what is not known is missing."""
    stays = ~lying.left
    numbers = {
        "BLOCK_COUNT": len(rocks), "BLOCK_VOLUME": float(sum(rock.volume for rock in rocks)),
        "MOVING_COUNT": int(is_moving(lying).sum()), "LEFT_COUNT": int(lying.left.sum()),
        "DEPOSIT_AREA": deposit.area, "DEPOSIT_VOLUME": deposit.bulk,
        "THICKNESS_MAX": float(np.nanmax(deposit.thickness, initial=0.0)),
        "RUNOUT_MAX": float(ways_of(lying)[stays].max()),
    }  # fmt: skip
    if lying.stop_reason == "rest":
        numbers["DURATION_VALUE"] = float(lying.time[-1])
    numbers["REACH_ANGLE"] = _reach_angle(lying, stays)
    return {name: value for name, value in numbers.items() if math.isfinite(value)}


def _reach_angle(lying, stays):
    """Degrees below the horizontal of the line from the highest start to the block farthest from it, in plan."""
    start, ends = lying.position[0][np.argmax(lying.position[0, :, 2])], lying.position[-1][stays]
    away = np.linalg.norm(ends[:, :2] - start[:2], axis=1)
    farthest = int(np.argmax(away))
    return math.degrees(math.atan2(float(start[2] - ends[farthest, 2]), float(away[farthest])))
