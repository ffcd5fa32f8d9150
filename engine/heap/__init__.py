# SPDX-License-Identifier: GPL-2.0-or-later
"""Several rocks at once that meet each other (research), apart from simulations of single rocks. docs/heap.md holds
the theory.

    from talus.engine import Rock, Terrain, heap

    lying = heap.simulate(terrain, [rock] * 100, positions, duration=6.0)
"""

from .result import Heap
from .simulation import simulate

__all__ = ["Heap", "simulate"]
