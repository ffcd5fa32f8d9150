# SPDX-License-Identifier: GPL-2.0-or-later
"""From what a simulation is asked for to the objects of the engine, the same for every door.

A door (door.py) hands over values by the keys of a study and layers as features; inputs.py checks and reads them in one
order, job.py carries a simulation out from there to its results, and each of the other modules makes one part of the
scene.
"""
