# SPDX-License-Identifier: GPL-2.0-or-later
"""Records of an impact while it runs: samples in time, and peaks over all steps. SI units."""

from typing import NamedTuple

import numpy as np

# columns of energy, J: their sum stays. The first six are the entries of the net's account.
NET_KINETIC, CONTACT, GROUND_CONTACT, ROCK_MOTION, ROCK_ROTATION, ROCK_POTENTIAL = 6, 7, 8, 9, 10, 11
ENERGIES = (
    "elastic", "brakes", "rope_friction", "damping", "loads", "torn", "net_motion", "contact", "ground", "rock_motion",
    "rock_rotation", "rock_potential",
)  # fmt: skip
# entries of milestones
FIRST_CONTACT, ELONGATION, ELONGATION_TIME, CONTACT_TIME, MOST_SWEEPS, STEPS_DONE, FAILED_AT, END = range(8)
STOPPED_AT, PAST_AT = 8, 9
# values of END: the time ended it; the net has stopped the rock, which still moves; at rest in it; past it
TIME, STOPPED, PAST, REST = range(4)


class Record(NamedTuple):
    """Written in place by the kernels. s samples, k brakes, r ropes without rings, f nodes that are held."""

    time: np.ndarray  # (s,) s
    position: np.ndarray  # (s, 3) centre of mass of the rock, m
    orientation: np.ndarray  # (s, 4)
    velocity: np.ndarray  # (s, 3) m/s
    spin: np.ndarray  # (s, 3) in K, rad/s
    contacts: np.ndarray  # (s,) number
    contact_force: np.ndarray  # (s, 3) of the net on the rock, mean over the step, N
    energy: np.ndarray  # (s, 12) the columns above, J
    brake_travel: np.ndarray  # (s, k) length beyond that at the start, m
    brake_force: np.ndarray  # (s, k) N
    rope_force: np.ndarray  # (s, r) mean along the rope, N
    reaction: np.ndarray  # (s, f, 3) of the support on the net, N
    frames: np.ndarray  # (frames, n, 3) nodes, m
    most_travel: np.ndarray  # (k,) m
    bar_peak: np.ndarray  # (b,) N
    bend_peak: np.ndarray  # (q,) of beams, N m
    rope_peak: np.ndarray  # (all ropes and rings,) N
    membrane_peak: np.ndarray  # (t,) N/m
    reaction_peak: np.ndarray  # (f,) N
    milestones: np.ndarray  # (10,) the entries above


def empty_record(net, samples, frames):
    """Room for this many samples and frames of the nodes."""
    bars, ropes, fixed = len(net.brakes), len(net.ropes), len(net.fixed)
    milestones = np.zeros(10)
    milestones[[FIRST_CONTACT, FAILED_AT, STOPPED_AT, PAST_AT]] = np.nan
    return Record(
        time=np.zeros(samples), position=np.zeros((samples, 3)), orientation=np.zeros((samples, 4)),
        velocity=np.zeros((samples, 3)), spin=np.zeros((samples, 3)), contacts=np.zeros(samples, np.int64),
        contact_force=np.zeros((samples, 3)), energy=np.zeros((samples, len(ENERGIES))),
        brake_travel=np.zeros((samples, bars)), brake_force=np.zeros((samples, bars)),
        rope_force=np.zeros((samples, ropes)), reaction=np.zeros((samples, fixed, 3)),
        frames=np.zeros((frames, *net.nodes.shape)), most_travel=np.zeros(bars),
        bar_peak=np.zeros(len(net.arrays.bar_kinds)),
        bend_peak=np.zeros(len(net.arrays.bend_nodes)), rope_peak=np.zeros(len(net.arrays.rope_kinds)),
        membrane_peak=np.zeros(len(net.arrays.membrane_nodes)), reaction_peak=np.zeros(fixed), milestones=milestones,
    )  # fmt: skip


OF_SAMPLES = (
    "time", "position", "orientation", "velocity", "spin", "contacts", "contact_force", "energy", "brake_travel",
    "brake_force", "rope_force", "reaction",
)  # fmt: skip


def cut(record, last, frame_every):
    """The Record without the samples and frames after the sample ``last``."""
    kept = {name: getattr(record, name)[: last + 1] for name in OF_SAMPLES}
    frames = record.frames[: last // frame_every + 1] if frame_every else record.frames
    return record._replace(frames=frames, **kept)
