# SPDX-License-Identifier: GPL-2.0-or-later
"""Why runs end, in words."""

from ..translation import tr


def stop_names():
    """Why a run can end: name in the engine -> words."""
    return {
        "rest": tr("at rest"),
        "left terrain": tr("left the terrain"),
        "max time": tr("longest duration reached"),
        "barrier": tr("stopped by a barrier"),
        "tree": tr("held by a tree"),
        "broken": tr("broken by the ground"),
    }
