# SPDX-License-Identifier: GPL-2.0-or-later
"""From pictures to one file: MP4 by ffmpeg where it is installed, else GIF by Pillow where that is."""

import shutil
from importlib.util import find_spec
from pathlib import Path

from ...translation import tr
from ..processes import run
from .frames import NAMES, TEMPLATE, StoppedError

MP4, GIF = ".mp4", ".gif"
LAST = 1500  # ms that a GIF rests on its last picture


def endings():
    """Endings of films that can be made here, the better first."""
    found = {MP4: shutil.which("ffmpeg") is not None, GIF: find_spec("PIL") is not None}
    return [ending for ending, is_there in found.items() if is_there]


def what_is_missing():
    """Why no film can be made, '' where one can."""
    if endings():
        return ""
    return tr("A film needs the program ffmpeg (MP4) or the Python package Pillow (GIF), and neither is there. Install "
              "ffmpeg, or Pillow with the package manager of your system or of QGIS.")  # fmt: skip


def write_film(folder, path, rate, feedback, wait):
    """The pictures of a folder as a film; what was there is replaced once the film is whole.

    rate : pictures a second
    wait : function of s that lets the desktop go on meanwhile
    """
    path = Path(path)
    part = Path(folder) / f"film{path.suffix.lower()}"
    if path.suffix.lower() == MP4:
        _by_ffmpeg(folder, part, rate, feedback, wait)
    else:
        _by_pillow(folder, part, rate, feedback)
    shutil.move(part, path)


def _by_ffmpeg(folder, part, rate, feedback, wait):
    names = str(Path(folder) / TEMPLATE.replace("#####", "%05d"))
    command = ["ffmpeg", "-y", "-loglevel", "error", "-framerate", f"{rate:g}", "-i", names, "-pix_fmt", "yuv420p",
               "-movflags", "+faststart", str(part)]  # fmt: skip

    def is_cancelled():
        wait(0.0)
        return feedback.isCanceled()

    outcome = run(command, is_cancelled=is_cancelled)
    if feedback.isCanceled():
        raise StoppedError
    if not outcome.succeeded:
        said = outcome.text.strip().splitlines()
        raise OSError(tr("ffmpeg could not make the film ({}).").format(said[-1] if said else "ffmpeg"))


def _by_pillow(folder, part, rate, feedback):
    from PIL import Image  # where a film is made alone

    files = sorted(Path(folder).glob(NAMES))

    def pictures(paths, of_all):
        for number, path in enumerate(paths):
            if feedback.isCanceled():
                raise StoppedError
            feedback.setProgress(100.0 * (number + 1) / of_all)
            with Image.open(path) as image:
                yield image.convert("RGB").quantize(128, dither=Image.Dither.NONE)

    first, *rest = files
    length = [max(round(1000.0 / rate), 20)] * len(rest) + [LAST]
    (head,) = pictures([first], len(files))
    head.save(part, save_all=True, append_images=pictures(rest, len(files)), duration=length, loop=0, optimize=False)
