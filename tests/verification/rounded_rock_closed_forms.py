# SPDX-License-Identifier: GPL-2.0-or-later
"""The closed forms of ridges and raised nodes with the search of rounded_rock.py, printed as JSON.

    python -m talus.tests.verification.rounded_rock_closed_forms

A process of its own, see there. Each value is what a closed form wants to be 1 or 0, for each margin.
"""

import json

from talus.tests.verification import rounded_rock  # before anything of the engine

import numpy as np  # isort: skip

from talus.tests.verification import test_ridges_and_nodes as nodes  # isort: skip

MARGINS = (0.02, 0.01)  # radii; the thinnest plate is 0.06 of them thick


def pendulum():
    """Tilt over that of the closed form of a slab on one raised node, after 0.4 s."""
    rock, tilt, d = nodes.box(2.4, 1.6, 0.4), 0.01, 0.2
    x, z = d * np.sin(tilt), 0.5 + d * np.cos(tilt)
    run = nodes.put(nodes.raised_nodes((0, 0)), rock, x, 0.0, z, tilt, mu=2.0, max_time=0.4)
    rate = np.sqrt(rock.mass * nodes.GRAVITY * d / (rock.inertia[1] + rock.mass * d * d))
    return 2.0 * np.arcsin(run.orientation[-1, 2]) / (tilt * np.cosh(rate * 0.4))


def laid_across_a_ridge(thickness):
    """Motion of a plate or cube that lies across a ridge, in radii."""
    rock, z = nodes.box(2.0, 2.0, thickness), 0.5 + 0.5 * thickness
    run = nodes.put(nodes.ridge(), rock, 0.0, 0.13, z, max_time=2.0, rest_time=0.5)
    return np.abs(run.position[-1] - [0.0, 0.13, z]).max() / rock.radius


def closed_forms():
    """All of them."""
    way, contacts = nodes.slide_over_nodes()
    return {
        "three nodes": way, "contacts": int(contacts), "pendulum": pendulum(),
        "plate on a ridge": laid_across_a_ridge(0.3), "cube on a ridge": laid_across_a_ridge(2.0),
    }  # fmt: skip


if __name__ == "__main__":
    actual = {}
    for margin in MARGINS:
        with rounded_rock.rounded(margin):
            actual[margin] = closed_forms()
    print(json.dumps(actual))
