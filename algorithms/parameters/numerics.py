# SPDX-License-Identifier: GPL-2.0-or-later
"""How exactly and with what chance runs are computed: the settings that all algorithms with runs ask for."""


def numerics(algorithm, parameters, context):
    """Name in the engine's Settings -> value."""
    return {
        "time_step": algorithm.parameterAsDouble(parameters, "TIME_STEP", context),
        "impact_law": algorithm.parameterAsEnumString(parameters, "IMPACT_LAW", context),
        "max_time": algorithm.parameterAsDouble(parameters, "MAX_TIME", context),
        "seed": algorithm.parameterAsInt(parameters, "SEED", context),
        "air_density": algorithm.parameterAsDouble(parameters, "AIR_DENSITY", context),
        "threads": algorithm.parameterAsInt(parameters, "THREADS", context),
    }
