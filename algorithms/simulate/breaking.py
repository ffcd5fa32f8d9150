# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that break where they meet the ground, as talus:simulate is asked for it (research)."""

from qgis.core import QgsProcessingException

from ..parameters.definitions import number
from ..parameters.values import optional_number
from ..translation import tr


def breaking_parameters():
    """When rocks break, and into what."""
    return [
        number("BREAKING", tr("Rocks break above this share of new surface (research)"), None, 0.0, 1.0, tr(
            "A rock that meets the ground hard enough breaks into pieces that fly on, after RockGIS: the share is that "
            "of the surface which the impact would open in all surface then, 0.65 for 1 m³ and 50 kJ. RockGIS was "
            "fitted with 0.25 to 0.7. Pieces are runs of their own and in all maps. Left empty, rocks do not break."),
            optional=True),
        number("SMALLEST_PIECE", tr("Smallest piece [m³]"), 0.01, 1e-4, 1000.0, tr(
            "Rocks of less than twice this volume do not break. The smaller it is, the more pieces there are, and the "
            "smaller they are, the shorter the time step must be."), decimals=4),
    ]  # fmt: skip


def is_breaking(algorithm, parameters, context):
    """Whether rocks may break."""
    return optional_number(algorithm, parameters, "BREAKING", context) is not None


def check_breaking(algorithm, parameters, context):
    """Raise QgsProcessingException for what cannot be together with rocks that break."""
    if not is_breaking(algorithm, parameters, context):
        return
    for name in ("DENSITY_DISTRIBUTION", "SCHEDULER"):
        if algorithm.parameterAsString(parameters, name, context).strip():
            message = tr("BREAKING: rocks that break cannot be together with {}; leave one of them empty.")
            raise QgsProcessingException(message.format(name))
    if algorithm.parameterAsString(parameters, "BARRIER_NET_FIELD", context):
        raise QgsProcessingException(tr("BREAKING: flexible nets are not made for pieces; leave BARRIER_NET_FIELD."))
    if algorithm.parameterAsDouble(parameters, "PRECISION", context) > 0.0:
        raise QgsProcessingException(tr("BREAKING: all runs are made; leave PRECISION at 0."))


def simulate_pieces(algorithm, parameters, context, feedback, scene, options):
    """The engine's Broken; ``options``: of its ``simulate``."""
    from ...engine.ensemble.fragments import Fragmentation, simulate_breaking

    fragmentation = Fragmentation(
        threshold=optional_number(algorithm, parameters, "BREAKING", context),
        smallest=algorithm.parameterAsDouble(parameters, "SMALLEST_PIECE", context),
    )
    found = simulate_breaking(
        scene.terrain, scene.ground, scene.rock, scene.releases, scene.settings, fragmentation, **options
    )
    broken = int((found.result.runs["stop_reason"] == "broken").sum())
    pieces = int((found.parent >= 0).sum())
    feedback.pushInfo(tr("{} rocks and pieces broke; {} pieces are runs of their own.").format(broken, pieces))
    if not broken:
        feedback.pushWarning(tr(
            "BREAKING: no rock broke. Rocks of less than twice SMALLEST_PIECE do not, and few do with a share near 1."
        ))  # fmt: skip
    return found
