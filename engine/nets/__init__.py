# SPDX-License-Identifier: GPL-2.0-or-later
"""Flexible nets: the rock meets a barrier that gives way. docs/nets.md holds the theory."""

from .capacity import Surface, capacity
from .collision.impact import Impact, impact
from .collision.many import impacts
from .collision.successive import Succession, succession
from .contact.ground_contact import GroundPatch, ground_of
from .description import FlatGroundError, NetError, NoGroundError
from .motion.history import History, advance
from .net import Net
from .surrogate import Surrogate, surrogate

__all__ = [
    "FlatGroundError", "GroundPatch", "History", "Impact", "Net", "NetError", "NoGroundError", "Succession", "Surface",
    "Surrogate", "advance", "capacity", "ground_of", "impact", "impacts", "succession", "surrogate",
]  # fmt: skip
