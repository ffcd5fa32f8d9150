# SPDX-License-Identifier: GPL-2.0-or-later
"""Put what study.py has made into docs/images and docs/first_study.md: ``study_page.py FOLDER``."""

import json
import platform
import sys
from pathlib import Path

from PIL import Image

from talus.docs.refresh.blocks import write_block

DOCS = Path(__file__).resolve().parents[1]
PAGE = DOCS / "first_study.md"
COLOURS = 256
WIDTHS = {  # picture of the page -> picture of the study, its width in pixels
    "study_canvas": ("study_canvas", 1120),
    "study_toolbox": ("study_toolbox", None),
    "study_dialog": ("study_dialog", 1000),
    "study_second_run": ("study_second_run", 1120),
    "study_net": ("study_net", 1120),
    "study_report": ("simulate 2 m³, fence_screen", 744),
    "study_plan": ("plan_page", 800),
}
SITES = (  # label, text of a row
    ("runs that pass", "{passing}"),
    ("above the top", "{over}"),
    ("thrown into the net, held", "{thrown}, {caught}"),
    ("passing rocks that are held", "{held_pct:.0f} % ({held_lo:.0f} to {held_hi:.0f} %)"),
    ("elongation, 95th percentile", "{elong_95_m:.1f} m"),
    ("distance to the road", "{dist_m:.1f} m"),
)


def small(source, target, width):
    """A picture of a given width with few colours."""
    with Image.open(source) as picture:
        picture = picture.convert("RGB")
        if width is not None and picture.width > width:
            picture = picture.resize((width, round(picture.height * width / picture.width)), Image.Resampling.LANCZOS)
        few = picture.quantize(COLOURS, Image.Quantize.MEDIANCUT, kmeans=5, dither=Image.Dither.NONE)  # keeps rare ones
        few.save(target, optimize=True)


def table_of_sites(sites):
    """Both candidate lines side by side, as the layer has them."""
    head = f"| of {sites[0]['runs']} runs | {' | '.join(str(site['name']) + ' line' for site in sites)} |"
    rows = [f"| {label} | {' | '.join(text.format(**site) for site in sites)} |" for label, text in SITES]
    return "\n".join([head, "| --- |" + " --- |" * len(sites), *rows])


def table_of_times(times):
    """Each step with its seconds."""
    version = f"Python {platform.python_version()}, {platform.machine()}"
    rows = [f"| {step} | {seconds:.1f} |" for step, seconds in times.items()]
    return "\n".join([f"| step ({version}) | seconds |", "| --- | --- |", *rows])


def main(folder):
    """Pictures, and both tables."""
    folder = Path(folder)
    for name, (source, width) in WIDTHS.items():
        small(folder / f"{source}.png", DOCS / "images" / f"{name}.png", width)
    write_block(PAGE, "nets", table_of_sites(json.loads((folder / "sites.json").read_text(encoding="utf-8"))))
    write_block(PAGE, "times", table_of_times(json.loads((folder / "times.json").read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main(sys.argv[1])
