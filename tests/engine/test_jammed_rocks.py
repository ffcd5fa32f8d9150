# SPDX-License-Identifier: GPL-2.0-or-later
"""Rocks that friction jams between steep faces: the percussions that hold them are found.

The steps of jammed_rocks.json come from the physics campaign (rough fractal ground, friction 1.2 to 1.9). The solver
gave them up: for `newton` because the percussions grow up to 1e5 times as large as those that stop the rock, for
`energetic` because the springs of an impact rattle without an end.
"""

import importlib
import json
from pathlib import Path

import numpy as np
import pytest

from talus.engine.contact.contact_records import CONTACT, MEMORY
from talus.engine.contact.laws import Terms

STEPS = json.loads((Path(__file__).parent / "jammed_rocks.json").read_text(encoding="utf-8"))


def solved(step):
    """Contacts after the law has acted, motion at the end, and whether it converged."""
    contacts = np.zeros(len(step["contacts"]), CONTACT)
    for contact, given in zip(contacts, step["contacts"]):
        for name, value in given.items():
            contact[name] = value
        contact["delassus"] = contact["lever"] @ contact["response"].T + step["inverse_mass"] * np.eye(3)
    law = getattr(importlib.import_module(f"talus.engine.contact.laws.{step['law']}"), step["law"])
    memory, terms = np.zeros(len(contacts), MEMORY), Terms(step["step"], step["inverse_mass"], step["tolerance"], 50)
    *motion, _, is_converged = law(
        contacts, len(contacts), memory, terms, tuple(step["reference"]), tuple(step["free"])
    )
    return contacts, np.array(motion), is_converged


def velocities(contacts, motion):
    """(n, 3) m/s, normal and tangential velocity of each contact."""
    return contacts["direction"] @ motion[:3] + contacts["lever"] @ motion[3:]


@pytest.mark.parametrize("step", [step for step in STEPS if step["law"] == "newton"])
def test_percussions_of_a_jammed_rock_obey_the_law(step):
    """Signorini and Coulomb on what was found: friction within the cone, nothing goes down, and what is pressed neither
    leaves nor slips but against its friction, to ten times the tolerance, which is that of a change in an iteration."""
    contacts, motion, is_converged = solved(step)
    assert is_converged
    p, gamma, slack = contacts["percussion"], velocities(contacts, motion), 10.0 * step["tolerance"]
    limit = contacts["friction"] * p[:, 0]
    friction, slip = np.linalg.norm(p[:, 1:], axis=1), np.linalg.norm(gamma[:, 1:], axis=1)
    assert (p[:, 0] >= 0.0).all() and (friction <= limit * (1.0 + 1e-9)).all()
    assert (gamma[:, 0] >= -slack).all()
    assert (np.abs(gamma[p[:, 0] > 0.0, 0]) <= slack).all()
    against = np.einsum("ij,ij->i", p[:, 1:], gamma[:, 1:]) <= -friction * slip + friction * slack
    assert (against | (slip <= slack)).all()
    assert p[:, 0].max() * step["inverse_mass"] > 100.0 * np.abs(step["free"][:3]).max()  # it is such a case


@pytest.mark.parametrize("step", [step for step in STEPS if step["law"] == "energetic"])
def test_impact_of_a_jammed_rock_ends_with_less_energy(step):
    """Work of the percussions with the mean of the velocities before and after: it only takes."""
    contacts, motion, is_converged = solved(step)
    assert is_converged
    mean = 0.5 * (motion + np.array(step["reference"]))
    assert (contacts["percussion"] * velocities(contacts, mean)).sum() <= 0.0
    assert (velocities(contacts, motion)[:, 0] >= -10.0 * step["tolerance"]).all()
