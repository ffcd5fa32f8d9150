# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that break where they meet the ground, as talus:simulate is asked for it (research)."""

from qgis.core import QgsProcessingException

from ...engine.ensemble.fragments import Fragmentation, simulate_breaking
from ..parameters.chance import DENSITY_DISTRIBUTION
from ..parameters.obstacles import BARRIER_NET_FIELD
from ..parameters.scene import PRECISION, SCHEDULER
from ..translation import tr
from .parameters import BREAKING, SMALLEST_PIECE


def is_breaking(call):
    """Whether rocks may break."""
    return call[BREAKING] is not None


def check_breaking(call):
    """Raise QgsProcessingException for what cannot be together with rocks that break."""
    if not is_breaking(call):
        return
    for name in (DENSITY_DISTRIBUTION, SCHEDULER):
        if call[name].strip():
            message = tr("BREAKING: rocks that break cannot be together with {}; leave one of them empty.")
            raise QgsProcessingException(message.format(name))
    if call[BARRIER_NET_FIELD]:
        raise QgsProcessingException(tr("BREAKING: flexible nets are not made for pieces; leave BARRIER_NET_FIELD."))
    if call[PRECISION] > 0.0:
        raise QgsProcessingException(tr("BREAKING: all runs are made; leave PRECISION at 0."))


def simulate_pieces(call, scene, options):
    """The engine's Broken; ``options``: of its ``simulate``."""
    fragmentation = Fragmentation(
        threshold=call[BREAKING],
        smallest=call[SMALLEST_PIECE],
    )
    found = simulate_breaking(
        scene.terrain, scene.ground, scene.rock, scene.releases, scene.settings, fragmentation, **options
    )
    broken = int((found.result.runs["stop_reason"] == "broken").sum())
    pieces = int((found.parent >= 0).sum())
    call.info(tr("{} rocks and pieces broke; {} pieces are runs of their own.").format(broken, pieces))
    if not broken:
        call.warning(tr(
            "BREAKING: no rock broke. Rocks of less than twice SMALLEST_PIECE do not, and few do with a share near 1."
        ))  # fmt: skip
    return found
