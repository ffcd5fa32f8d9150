# SPDX-License-Identifier: GPL-2.0-or-later
"""Fixed classes with units, so that maps of two runs compare."""

# Upper bounds of the classes; the last class has none. 30 and 300 kJ part the intensities of the Swiss hazard maps.
RAMPS = {
    "energy": ((30, 100, 300, 1000, 3000), "kJ"),
    "height": ((1, 2, 3, 5, 10), "m"),
    "velocity": ((5, 10, 15, 20, 30), "m/s"),
    "rotation": ((0.5, 1, 2, 3, 5), "rev/s"),
    "passages": ((1, 5, 20, 100, 500), ""),
    "probability": ((0.001, 0.01, 0.05, 0.1, 0.3), ""),
    "slope": ((30, 40, 50, 60, 70), "°"),
    "annual probability": ((0.0001, 0.001, 0.003, 0.01, 0.03), ""),
    "angle": ((25, 28, 31, 34, 40), "°"),
    "slippage": ((0.1, 0.3, 1, 2, 5), "m"),
}
COLOURS = ("#ffe88c", "#fdc04d", "#f58b2c", "#dc4a28", "#a8173c", "#5b0a55")
HIGHEST = 1e30  # upper bound of the last class: above any value


def classes(ramp):
    """(lower, upper, colour, label) of each class of a ramp."""
    bounds, unit = RAMPS[ramp]
    edges = [0.0, *bounds, HIGHEST]
    for k, colour in enumerate(COLOURS):
        lower, upper = edges[k], edges[k + 1]
        text = f"{lower:g} – {upper:g}"
        if k == 0:
            text = f"≤ {upper:g}"
        elif upper == HIGHEST:
            text = f"> {lower:g}"
        yield lower, upper, colour, f"{text} {unit}".rstrip()
