# SPDX-License-Identifier: GPL-2.0-or-later
"""talus:heap runs: hangs the blocks up, lets them fall, writes the deposit."""

import time
from concurrent.futures import ThreadPoolExecutor, wait

import numpy as np
from qgis.core import QgsProcessingException

from ... import engine
from ...engine.findings.finding import DOUBTFUL, Kind
from ...engine.heap import simulate
from ...engine.heap.deposits import deposit_of
from ..number_words import share_text, told
from ..parameters.extent import DEM
from ..parameters.number_outputs import tell_numbers
from ..parameters.staging import Files
from ..scene.dem import read_terrain, tell_scale
from ..scene.readiness import find_slow
from ..translation import tr
from .blocks import hang, read_blocks
from .layers import write_layers
from .maps import cell_of, write_maps
from .numbers import is_moving, numbers_of
from .parameters import (
    BLOCK_RESTITUTION,
    DURATION,
    FRICTION,
    GROUND_FRICTION,
    GROUND_RESTITUTION,
    MAX_SWEEPS,
    PATCH,
    SAMPLE_INTERVAL,
    STEP,
    labels,
)

LEFT = Kind(
    "blocks-left-terrain", DOUBTFUL,
    "Blocks that left the elevation model and are not in the deposit: {value:.0f}.",
    "Give a model that covers their fall.",
)  # fmt: skip
MOVING = Kind(
    "blocks-still-moving", DOUBTFUL,
    "{value:.0f} blocks still move after {duration:g} s.",
    "Allow a longer duration (DURATION); on slopes steeper than the friction they may not come to rest at all.",
)  # fmt: skip
UNCONVERGED = Kind(
    "sweeps-not-enough", DOUBTFUL,
    "In {share} of the steps the contact solver did not converge, so blocks may creep.",
    "Increase the number of sweeps (MAX_SWEEPS).",
)  # fmt: skip

PATIENCE = 0.1  # s between two looks at the cancel button
UNCONVERGED_TOO_MANY = 0.9  # share of the steps


def run(call):
    """Run talus:heap and return its outputs and numbers to Processing."""
    dem = call.checked()
    tell_scale(dem, call)
    rocks = read_blocks(call)
    terrain, _ = read_terrain(call, dem)
    positions, orientations = hang(call, dem, terrain, rocks)
    find_slow(call)
    call.say(tr("The blocks fall ..."))
    started = time.perf_counter()
    lying = _fall(call, terrain, rocks, positions, orientations)
    stays = np.flatnonzero(~lying.left)
    if not stays.size:
        raise QgsProcessingException(tr("All blocks left the elevation model; give one that covers the whole fall."))
    left, poses = [rocks[k] for k in stays], (lying.position[-1][stays], lying.orientation[-1][stays])
    deposit = deposit_of(terrain, left, *poses, cell_of(call, dem, left, poses[0]))
    numbers = numbers_of(rocks, lying, deposit)
    call.info(told(tr("{:.1f} s of computing, {} steps."), time.perf_counter() - started, lying.steps))
    tell_numbers(labels(), numbers, call)
    _warn(call, lying)
    call.go_on(95.0)
    with Files() as files:
        outputs = write_maps(call, files, dem, deposit)
        outputs.update(write_layers(call, files, dem, terrain, rocks, lying))
    return {**outputs, **numbers}


def _fall(call, terrain, rocks, positions, orientations):
    """The engine's Heap. It is made in another thread: while that compiles, the user can cancel."""
    shares = [0.0]
    options = {
        "duration": call[DURATION], "time_step": call[STEP], "friction": call[FRICTION],
        "ground_friction": call[GROUND_FRICTION], "restitution": call[BLOCK_RESTITUTION],
        "ground_restitution": call[GROUND_RESTITUTION], "patch": call[PATCH], "max_sweeps": call[MAX_SWEEPS],
        "sample_every": max(1, round(call[SAMPLE_INTERVAL] / call[STEP])),
        "progress": shares.append, "cancelled": call.is_cancelled,
    }  # fmt: skip
    pool = ThreadPoolExecutor(1, thread_name_prefix="talus")
    try:
        future = pool.submit(simulate, terrain, rocks, positions, orientations, **options)
        while not future.done():
            wait([future], timeout=PATIENCE)
            call.go_on(90.0 * shares[-1])
        return future.result()
    except engine.Cancelled as error:
        raise QgsProcessingException(tr("Cancelled; nothing was written.")) from error
    finally:
        pool.shutdown(wait=False)


def _warn(call, lying):
    if lying.left.any():
        call.find([LEFT.of(str(DEM), lying.left.sum(), 0.0)])
    moving = int(is_moving(lying).sum())
    if moving:
        call.find([MOVING.of(str(DURATION), moving, 0.0, duration=float(lying.time[-1]))])
    if lying.unconverged > UNCONVERGED_TOO_MANY * lying.steps:
        share = lying.unconverged / lying.steps
        call.find([UNCONVERGED.of(str(MAX_SWEEPS), share, UNCONVERGED_TOO_MANY, share=share_text(share))])
