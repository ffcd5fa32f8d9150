# SPDX-License-Identifier: GPL-2.0-or-later
"""Findings of the inputs of a simulation, gathered from what carries them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .finding import Finding


def of_inputs(*inputs: Any) -> list[Finding]:
    """The ``findings`` of terrain, ground, rocks, ..., in order; lists of inputs are looked into."""
    found: list[Finding] = []
    for one in inputs:
        if isinstance(one, (list, tuple)) and not hasattr(one, "findings"):
            found.extend(of_inputs(*one))
        else:
            found.extend(_findings(one))
    return found


def of_scene_and_inputs(terrain, ground, rocks, releases, settings=None, barriers=None, trees=None):
    """Findings that the inputs carry, and those about their numbers."""
    from ..quantities.of_scene import of_scene

    rocks = rocks if isinstance(rocks, (list, tuple)) else [rocks]
    carried = of_inputs(terrain, ground, rocks, releases, settings, barriers, trees)
    return [*carried, *of_scene(ground, rocks, releases, settings, barriers, trees)]


def _findings(one: Any) -> Iterable[Finding]:
    return getattr(one, "findings", None) or ()
