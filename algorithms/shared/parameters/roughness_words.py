# SPDX-License-Identifier: GPL-2.0-or-later
"""Words for how rough the surface of the ground is, as it is mapped in the field, and what each looks like."""

from typing import NamedTuple

from ....engine.ground.surface_roughness import WORDS
from ...number_words import exact_text
from ...translation import tr


class Rough(NamedTuple):
    """One degree of surface roughness."""

    label: str
    looks: str
    height: float  # m, mean of what stands out of the ground

    @property
    def text(self):
        """Word with its metres, as in a list."""
        return tr("{} ({} m)").format(self.label, exact_text(self.height))


def roughness_words():
    """Word -> Rough, smoothest first."""
    words = {
        "smooth": (tr("smooth"), tr("no obstacles: road, slab, short grass on fine soil")),
        "uneven": (tr("uneven"), tr("tussocks and pebbles, no higher than a boot's toe; fine debris")),
        "stones": (tr("stones"), tr("stones to the ankle; stony meadow")),
        "small_blocks": (tr("small blocks"), tr("stones and blocks to the shin; medium debris")),
        "blocks": (tr("blocks"), tr("blocks to the knee; coarse debris")),
        "large_blocks": (tr("large blocks"), tr("blocks to the hip; block field")),
    }
    return {name: Rough(*words[name], height) for name, height in WORDS.items()}
