# SPDX-License-Identifier: GPL-2.0-or-later
"""Style of the figures of the manual: black and grey, distinguished by dashes and markers, small files."""

from pathlib import Path

import matplotlib

matplotlib.use("Agg")
from matplotlib import pyplot
from PIL import Image

IMAGES = Path(__file__).resolve().parents[1] / "images"
DASHES = ("-", "--", ":", "-.")
GREYS = ("0.0", "0.35", "0.6", "0.75")

pyplot.rcParams.update(
    {
        "font.size": 8,
        "axes.titlesize": 8,
        "axes.titlelocation": "left",
        "axes.grid": True,
        "grid.color": "0.9",
        "axes.spines.top": False,
        "axes.spines.right": False,
        "legend.frameon": False,
        "lines.linewidth": 1.0,
    }
)


def save(figure, name, greys=None):
    """Write the figure to docs/images and close it; ``greys``: this many, as a small file."""
    IMAGES.mkdir(exist_ok=True)
    figure.savefig(IMAGES / name, dpi=130, metadata={"Software": None})
    if greys is not None:
        with Image.open(IMAGES / name) as drawn:
            small = drawn.convert("L").quantize(greys)
        small.save(IMAGES / name, optimize=True)
    pyplot.close(figure)
    print(f"{name}: {(IMAGES / name).stat().st_size // 1024} kB")
