# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks seen aslant, each face in the grey of its light."""

import numpy as np
from mpl_toolkits.mplot3d.art3d import Poly3DCollection
from scipy.spatial.transform import Rotation

from talus.engine.shapes.hull_faces import rings_of_faces

LIGHT = np.array([-0.5, -0.6, 0.62])


def faces_of(rock, place, orientation):
    """Corners of each face in I, and how light it is."""
    turn = Rotation.from_quat(np.roll(orientation, -1))
    corners = place + turn.apply(rock.vertices)
    for ring in rings_of_faces(rock.hull.vertices, rock.hull.triangles, 1e-6):
        face = corners[ring]
        normal = np.cross(face[1] - face[0], face[2] - face[0])
        yield face, 0.62 + 0.33 * float(normal @ LIGHT) / np.linalg.norm(normal)


def draw_rocks(axes, rocks, places, orientations, low, high, zoom=1.08):
    """Rocks in a box from ``low`` to ``high``, without axes."""
    poses = zip(rocks, places, orientations)
    faces, greys = zip(*(it for pose in poses for it in faces_of(*pose)))
    axes.add_collection3d(
        Poly3DCollection(faces, facecolors=[(grey, grey, grey) for grey in greys], edgecolors="0.2", linewidths=0.3)
    )
    axes.set(xlim=(low[0], high[0]), ylim=(low[1], high[1]), zlim=(low[2], high[2]))
    axes.set_box_aspect(tuple(np.subtract(high, low)), zoom=zoom)
    axes.view_init(28, -60)
    axes.set_axis_off()
