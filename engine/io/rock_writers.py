# SPDX-License-Identifier: GPL-2.0-or-later
"""Writes rocks: corners as .pts, the hull as a Wavefront .obj, both in metres about the centre of mass."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from ..hints import FilePath, Rock


def write_pts(path: FilePath, rock: Rock) -> None:
    """Corners, one 'x y z' a line and nothing else, so that every program reads it."""
    np.savetxt(path, rock.vertices, fmt="%.9f")


def write_obj(path: FilePath, rock: Rock) -> None:
    """The hull as triangles, counterclockwise seen from outside; the comments name the rock, volume and mass."""
    hull = rock.hull
    lines = [
        f"# {rock.name}",
        f"# volume {rock.volume:.6g} m3, mass {rock.mass:.6g} kg, unit metre",
        *("v {:.9f} {:.9f} {:.9f}".format(*corner) for corner in hull.vertices),
        *("f {} {} {}".format(*triangle) for triangle in hull.triangles + 1),
    ]
    with open(path, "w", encoding="utf-8", newline="\n") as file:
        file.write("\n".join(lines) + "\n")
