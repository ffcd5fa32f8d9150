# SPDX-License-Identifier: GPL-2.0-or-later
"""Contacts at the lowest corners of a box on rough ground, for the tests of laws that solve a few at once."""

import numpy as np

from talus.engine.contact.contacts import delassus_block, force_directions
from talus.engine.motion.workspace import make_workspace
from talus.engine.rigid_body import quaternion
from talus.engine.rigid_body.free_flight import explicit_matrix
from talus.engine.shapes.body import body_of

CORNERS = np.stack(np.meshgrid([-0.5, 0.5], [-0.5, 0.5], [-0.5, 0.5]), -1).reshape(-1, 3)  # of a cube, m
PLACE = 15.0  # local x and y of the centre of mass, m


def lowest_corners(rock, grid, turn, count, spin=None):
    """CONTACT records, the first ``count`` of them at the lowest vertices of a rock turned by a Rotation, with
    directions, levers, responses and blocks. ``spin``: of the explicit scheme, whose responses are not symmetric."""
    inverse = np.diag(1.0 / np.array(rock.inertia))
    if spin is not None:
        p, q, r = explicit_matrix(tuple(rock.inertia), tuple(spin), 2e-3)
        inverse = np.linalg.inv(np.diag(rock.inertia) + np.array([[0, -r, q], [r, 0, -p], [-q, p, 0]]))
    matrix = quaternion.rotation_matrix(np.roll(turn.as_quat(), 1))
    workspace, body = make_workspace(len(rock.vertices)), body_of(rock)
    for k, vertex in enumerate(np.argsort(turn.apply(rock.vertices)[:, 2], kind="stable")[:count]):
        contact = workspace.contacts[k]
        force_directions(grid, body, workspace.features[vertex], int(vertex), matrix, PLACE, PLACE, contact)
        delassus_block(1.0 / rock.mass, inverse, contact)
    return workspace.contacts
