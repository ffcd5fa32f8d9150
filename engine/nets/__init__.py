# SPDX-License-Identifier: GPL-2.0-or-later
"""Flexible nets: the rock meets a barrier that gives way. See docs/nets.md for the theory."""

from .description import NetError
from .history import History, advance
from .impact import Impact, impact
from .net import Net

__all__ = ["History", "Impact", "Net", "NetError", "advance", "impact"]
