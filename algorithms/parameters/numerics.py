# SPDX-License-Identifier: GPL-2.0-or-later
"""Settings of numerics and chance that all algorithms with runs ask for."""

from .scene import AIR_DENSITY, IMPACT_LAW, MAX_TIME, SEED, THREADS, TIME_STEP


def numerics(call):
    """Name in the engine's Settings -> value."""
    return {
        "time_step": call[TIME_STEP],
        "impact_law": call[IMPACT_LAW],
        "max_time": call[MAX_TIME],
        "seed": call[SEED],
        "air_density": call[AIR_DENSITY],
        "threads": call[THREADS],
    }
