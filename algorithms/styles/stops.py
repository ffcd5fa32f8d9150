# SPDX-License-Identifier: GPL-2.0-or-later
"""Why runs end: words and colours."""

from ..translation import tr

STOP_COLOURS = {
    "rest": "#1a9850", "left terrain": "#7b3294", "max time": "#d7301f", "barrier": "#2c7fb8", "tree": "#a6761d",
}  # fmt: skip
OTHER_STOP = "#666666"


def stop_names():
    """Why a run can end: name in the engine -> words."""
    return {
        "rest": tr("at rest"),
        "left terrain": tr("left the terrain"),
        "max time": tr("longest duration reached"),
        "barrier": tr("stopped by a barrier"),
        "tree": tr("held by a tree"),
    }
