# SPDX-License-Identifier: GPL-2.0-or-later
"""A barrier of three fields beside Kratos Multiphysics on the same mesh, in one run.

    python benchmarks/beside_kratos.py PYTHON_OF_KRATOS CASES.py

PYTHON_OF_KRATOS: of an environment with KratosMultiphysics and its StructuralMechanics, CableNet and ConstitutiveLaws
applications (PyPI, 10.4.4). CASES.py: a module with ``g_barrier``, which describes the barrier as plain data.

The middle of the net is thrown at 20 m/s, without a rock, as Kratos's coupling needs another code: so its time is that
of the structure alone. Ours is taken without a rock, for the same motion, and with one, of 400 kJ, with its contact.
"""

import importlib.util
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import numpy as np

from talus.engine import rock_library
from talus.engine.nets import Net, impact
from talus.engine.nets.motion.history import advance

STEP, DURATION, ROUNDS = 2.5e-5, 0.02, 3
IMPACT = 0.4  # s, with the rock, at 5e-5 s


def barrier(cases):
    """The description, with the velocities that its middle begins with."""
    net = cases.g_barrier(3, F=3, x_hit=15.0, cor=0.0)
    places = np.array(net["nodes"])
    far = np.sqrt(((places - places[net["idx_centre"]]) ** 2).sum(axis=1))
    net["thrown"] = [[int(i), 0.0, 20.0, 0.0] for i in net["contact_nodes"] if far[i] < 0.6]
    net["watched"] = int(net["idx_centre"])
    return net


def by_kratos(python, description):
    """Results of benchmarks/kratos_net.py."""
    kept = {
        name: description[name] for name in ("nodes", "fixed", "materials", "elements", "gravity", "thrown", "watched")
    }
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "net.json"
        path.write_text(json.dumps(kept), encoding="utf-8")
        command = [
            python,
            str(Path(__file__).with_name("kratos_net.py")),
            str(path),
            str(STEP),
            str(round(DURATION / STEP)),
        ]
        done = subprocess.run(
            command, capture_output=True, text=True, check=True, env={**os.environ, "OMP_NUM_THREADS": "1"}
        )
    return json.loads(done.stdout.splitlines()[-1])


def without_rock(description):
    """Seconds of processor for the same motion, and the displacement of the watched node; rings as in Kratos."""
    net = Net.from_dict(description, reference_ring_mass=True)
    for node, *velocity in description["thrown"]:
        net.state.velocities[node] = velocity
    steps = round(DURATION / STEP)
    advance(net, STEP, STEP)
    begin = time.process_time()
    history = advance(net, DURATION, STEP, sample_every=steps)
    seconds = time.process_time() - begin
    watched = description["watched"]
    return seconds, history.positions[-1, watched] - net.nodes[watched]


def with_rock(description):
    """Seconds of processor a step of an impact of a polyhedron of 400 kJ."""
    entry = description["rock"]
    rock = rock_library.rock("eota111", volume=entry["mass"] / 2700.0)
    net = Net.from_dict(description)
    impact(net, rock, entry["pos"], entry["vel"], max_time=1e-3, time_step=5e-5)
    begin = time.process_time()
    hit = impact(net, rock, entry["pos"], entry["vel"], max_time=IMPACT, time_step=5e-5)
    return (time.process_time() - begin) * 5e-5 / IMPACT, hit.verdict


def main(python, cases):
    """Print the table."""
    spec = importlib.util.spec_from_file_location("net_cases", cases)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    description = barrier(module)
    steps = round(DURATION / STEP)
    print("| round | Kratos, us/step | here | here, with a rock | Kratos over each | displacement of the middle, m |")
    print("| --- | --- | --- | --- | --- | --- |")
    for k in range(ROUNDS):
        theirs = by_kratos(python, description)
        own, moved = without_rock(description)
        step, verdict = with_rock(description)
        a, b = 1e6 * theirs["seconds"] / steps, 1e6 * own / steps
        print(
            f"| {k + 1} | {a:.0f} | {b:.1f} | {1e6 * step:.1f} ({verdict}) | {a / b:.0f}, {a / 1e6 / step:.0f} "
            f"| {theirs['moved'][1]:.6f}, {moved[1]:.6f} |",
            flush=True,
        )


if __name__ == "__main__":
    main(*sys.argv[1:])
