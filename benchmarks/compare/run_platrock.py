# SPDX-License-Identifier: GPL-2.0-or-later
"""PlatRock's three-dimensional model of spheres, with two of its rebound models; run in an environment with PlatRock.

``pfeiffer`` has the classes of its authors (Pfeiffer and Bowen 1989, table of CRSP, as Ashayer 2007 quotes it: middles
of their ranges). ``bourrier`` has the numbers that PlatRock gives a terrain when none are said, everywhere: the package
names no classes of ground. Roughness, step and the velocity at which a rock rests are the package's defaults.
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path

import numpy as np
from exchange import cases, flight_at_line, ground_height, read_case, write_result

MODELS = {"pfeiffer": 1, "bourrier": 2}
CRSP = ((0.315, 0.815), (0.315, 0.85), (0.35, 0.85), (0.30, 0.80))  # R_n, R_t by the rows of WORDS
CRSP_WORDS = (
    "talus with some vegetation",
    "talus with little vegetation",
    "bedrock or boulders with little soil",
    "vegetated soil slope",
)
LONGEST = 120.0  # s of a run
LEAST_DROP = 2.0  # m: the least drop height above the terrain that PlatRock takes
SEED = 1
MOST = {"authume": 164, "avagar": 20, "plane": 50, "rolls": 0.25}  # rocks, or their share: one takes it half a second


def terrain_of(case, model, folder):
    """Its Terrain, with its own defaults or the classes of CRSP on each face."""
    import platrock.ThreeD.Objects as objects

    heights = case["heights"]
    rows, columns = heights.shape
    head = (
        f"ncols {columns}\nnrows {rows}\nxllcorner 0\nyllcorner 0\ncellsize {float(case['cell'])}\nNODATA_value -9999\n"
    )
    filled = np.where(np.isnan(heights), -9999.0, heights)[::-1]
    body = "\n".join(" ".join(f"{value:.4f}" for value in row) for row in filled)
    (folder / "terrain.asc").write_text(head + body, encoding="ascii")
    terrain = objects.Terrain(DEM_asc=str(folder / "terrain.asc"))
    nodes = np.argwhere(np.isfinite(heights))
    shift = np.array(terrain.points_as_array[:, :2].min(axis=0)) - nodes.min(axis=0)[::-1] * float(case["cell"])
    for face in terrain.faces:
        face.bounce_model_number = MODELS[model]
        if model == "pfeiffer":
            column, row = np.rint((face.cog[:2] - shift) / float(case["cell"])).astype(int)
            word = case["word"][min(max(row, 0), rows - 1), min(max(column, 0), columns - 1)]
            face.R_n, face.R_t = CRSP[word]
    return terrain, shift


def throw(name, case, model, most=None):
    """(columns of the result, seconds): each rock of the case once."""
    import platrock.ThreeD.Objects as objects
    import platrock.ThreeD.Simulations as simulations
    from platrock.Common import BounceModels

    BounceModels.Toe_Tree_2022.__init__ = lambda self: None  # it fetches a table of trees; here are none
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        terrain, shift = terrain_of(case, model, Path(folder))
        chosen = np.arange(len(case["mass"]))
        if most:  # a repeat of all starts where it is one, else spread over them
            most = int(most * chosen.size) if most < 1 else most
            repeats = chosen.size // most if chosen.size % most == 0 else 1
            chosen = chosen[:most] if repeats > 1 else np.unique(np.linspace(0, chosen.size - 1, most).astype(int))

        class Simulation(simulations.Simulation):
            """PlatRock's, with rocks that start where the case says."""

            def add_rock(self):
                k = chosen[self.current_rock_number]
                volume = float(case["volume"][k])
                self.current_rock = objects.Sphere(volume=volume, density=float(case["mass"][k]) / volume)

            def setup_rock_kinematics(self):
                k = chosen[self.current_rock_number]
                position = case["position"][k] + [*shift, 0.0]
                floor = float(ground_height(case, *case["position"][k, :2]))
                if name != "authume":
                    position[2] = max(position[2], floor + LEAST_DROP + self.current_rock.radius)
                position[2] = max(position[2], floor + 1.02 * self.current_rock.radius)
                small = 0.01 * self.random_generator.rand(2)  # as PlatRock, which needs a rock that is not at rest
                self.current_rock.setup_kinematics(
                    pos=position, vel=case["velocity"][k] + [*small, 0.0], angVel=[0, 0, 0], ori=[0, 0, 0]
                )

        start = {
            "number": int(chosen.size),
            "z": 3.0,
            "rocks_min_vol": 1.0,
            "rocks_max_vol": 1.0,
            "density": 2700.0,
            "vz": 0.0,
        }
        square = [[0, 0], [1, 0], [1, 1], [0, 1], [0, 0]]
        feature = {"type": "Feature", "properties": start, "geometry": {"type": "Polygon", "coordinates": [square]}}
        Path("rocks.geojson").write_text(json.dumps({"type": "FeatureCollection", "features": [feature]}), "ascii")
        one = Simulation(
            terrain=terrain,
            rocks_start_params_geojson="rocks.geojson",
            random_seed=SEED,
            name="case",
            enable_forest=False,
        )
        os.makedirs(one.get_dir(), exist_ok=True)
        one.before_run_tasks()
        stop, left, at_line = np.zeros((chosen.size, 2)), np.zeros(chosen.size), np.full((chosen.size, 3), np.nan)
        seconds = 0.0
        for number, k in enumerate(chosen):
            one.current_rock_number = number
            begin = time.process_time()
            one.before_rock_launch_tasks()
            rock = one.current_rock
            while not rock.is_stopped and one.iter * one.dt < LONGEST:
                one.rock_propagation_tasks()
            left[number] = rock.out_of_bounds or not rock.is_stopped
            one.after_rock_propagation_tasks()
            seconds += time.process_time() - begin
            contacts = one.output.contacts[-1]
            stop[number] = contacts[-1, 1:3] - shift
            at_line[number] = state_at_line(case, k, contacts, shift, rock, one.gravity)
        os.chdir("/")
    speed, height, energy = at_line.T
    columns = {"start": chosen, "stop": stop, "left": left, "speed": speed, "height": height, "energy": energy}
    return columns, seconds


def state_at_line(case, k, contacts, shift, rock, gravity):
    """(speed, height of the centre above ground, energy) where the flight after some contact comes to the line."""
    for before, after in zip(contacts[:-1], contacts[1:]):
        place, velocity, spin = before[1:4] - [*shift, 0.0], before[4:7].astype(float), before[7:10]
        across = np.hypot(*velocity[:2])
        if across < 1e-6:
            continue
        duration = np.hypot(*(after[1:3] - before[1:3])) / across
        moment, met = flight_at_line(case, k, place, velocity, duration)
        if met:
            z = place[2] + velocity[2] * moment - 0.5 * gravity * moment**2
            x, y = place[:2] + velocity[:2] * moment
            velocity[2] -= gravity * moment
            speed2 = velocity @ velocity
            energy = 0.5 * rock.mass * speed2 + 0.5 * float(rock.I[0]) * float(spin @ spin)
            return np.sqrt(speed2), z - float(ground_height(case, x, y)), 1e-3 * energy
    return np.nan, np.nan, np.nan


def strike(model, repeats=200):
    """Speed after / before of single impacts, (impacts, repeats): its rebound model on one face."""
    import types

    from platrock.Common import BounceModels, Math
    from platrock.ThreeD.Objects import Sphere, Terrain

    case = read_case("impacts")
    values = dict(Terrain().default_faces_params)
    if model == "pfeiffer":
        values["R_n"], values["R_t"] = CRSP[3]
    ratios = np.zeros((case["mass"].size, repeats))
    GenericThreeD = type("Simulation3D", (), {})
    simulation = GenericThreeD()
    simulation.override_rebound_params, simulation.random_generator = False, np.random.RandomState(SEED)
    bounce = BounceModels.number_to_model_correspondance[MODELS[model]](simulation)
    for k, mass in enumerate(case["mass"]):
        face = types.SimpleNamespace(normal=Math.Vector3(case["normal"][k]), **values)
        for repeat in range(repeats):
            rock = Sphere(volume=float(mass) / 2700.0, density=2700.0)
            rock.setup_kinematics(pos=[0, 0, 0], vel=case["velocity"][k], angVel=case["spin"][k], ori=[0, 0, 0])
            bounce.run(rock, face)
            ratios[k, repeat] = rock.vel.norm() / np.linalg.norm(case["velocity"][k])
    return ratios


def main(names):
    """Throw the cases of these names, all without any."""
    for name in names or cases():
        for model in MODELS:
            case = read_case(name)
            columns, seconds = throw(name, case, model, MOST.get(name.split("_")[0]))
            write_result(f"platrock_{model}", name, seconds, **columns)
            print(
                f"PlatRock, {model}: {name}: {columns['left'].mean():.2f} left, "
                f"{seconds / len(columns['start']):.3f} s a rock"
            )
    for model in MODELS if not names else ():
        write_result(f"platrock_{model}", "impacts", 0.0, start=np.arange(8), ratios=strike(model))


if __name__ == "__main__":
    main(sys.argv[1:])
