# SPDX-License-Identifier: GPL-2.0-or-later
"""PyRockfall: point masses on slope profiles, with the material library that it ships; run in its own environment.

Settings are those of its own script that makes studies (scripts/create.py): restitution scaled by velocity, rotation by
Pfeiffer and Bowen. More iterations than its default, so that sliding rocks come to rest. Each material is drawn from
the normal distributions of the library, between its bounds.
"""

import csv
import sys
import time
from importlib.resources import files

import numpy as np
import pyrockfall as program
from exchange import cases, ground_height, on_map, profile, read_case, write_result

LIBRARY = ("Talus\\Debris", "Talus\\Debris", "Sandstone", "Talus\\Debris")  # by the rows of WORDS
SEED = 1
ITERATIONS = 6_000  # its default of 1,000 ends rocks that slide for 10 s
MOST = 20  # profiles of a case; each has its own run


def library():
    """Material by name, from the file that the package ships."""
    with (files("pyrockfall.scripts") / "material_lib.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))

    def drawn(row, name):
        normal = program.stats.Normal(float(row[f"{name}_mean"]), float(row[f"{name}_std"]))
        return program.stats.Truncate(normal, float(row[f"{name}_min"]), float(row[f"{name}_max"]))

    return {
        row["name"]: program.Material(row["name"], drawn(row, "Rn"), drawn(row, "Rt"), drawn(row, "phi"))
        for row in rows
    }


def analysis_of(case, first, rocks, materials):
    """Analysis of the starts ``rocks``, which share the profile of ``first``."""
    distance, height, word = profile(case, first)
    slope = program.Slope(
        program.Geometry(nodes=np.stack([distance, height], axis=1)), materialIDs=word[:-1], materials=materials
    )
    made = program.Analysis()
    made.slope, made.seeders = slope, []
    way = np.cos(case["direction"][first]), np.sin(case["direction"][first])
    for k in rocks:
        along = (case["position"][k, :2] - case["position"][first, :2]) @ way
        volume = float(case["volume"][k])
        rock = program.Rock(f"rock {k}", mass=float(case["mass"][k]), density=float(case["mass"][k]) / volume)
        seeder = program.Seeder(points=np.array([along, case["position"][k, 2]]), rocks=[rock])
        seeder.numberOfRocks = 1
        seeder.translationalVelocity = [float(case["velocity"][k, :2] @ way), float(case["velocity"][k, 2])]
        made.seeders.append(seeder)
    made.useSpecificSeed, made.specificSeed = True, SEED + int(first)
    made.scaleByVelocity = made.considerRotationalVelocity = True
    made.maxIter = ITERATIONS
    return made, distance


def throw(name):
    """Write the result of a case."""
    case = read_case(name)
    materials = [library()[entry] for entry in LIBRARY]
    same = np.unique(
        np.round(np.column_stack([case["position"][:, :2], case["direction"]]), 3), axis=0, return_inverse=True
    )[1].ravel()
    if name == "authume":  # its profile begins at the drop point that lies farthest back
        same[:] = 0
    rows, seconds = [], 0.0
    for group in np.unique(np.linspace(0, same.max(), MOST).astype(int)):
        rocks = np.flatnonzero(same == group)
        way = np.array([np.cos(case["direction"][rocks[0]]), np.sin(case["direction"][rocks[0]])])
        first = rocks[np.argmin(case["position"][rocks, :2] @ way)]
        made, distance = analysis_of(case, first, rocks, materials)
        np.random.seed(SEED)  # its roughness draws from numpy's own stream
        begin = time.process_time()
        made.run()
        seconds += time.process_time() - begin
        rows += rows_of(case, made.trajectories, first, rocks, distance[-1], way)
    start, stop, left, speed, height, energy = (np.array(column) for column in zip(*rows))
    write_result(
        "pyrockfall", name, seconds, start=start, stop=stop, left=left, speed=speed, height=height, energy=energy
    )
    print(f"PyRockfall: {name}: {1e3 * seconds / len(start):.2f} ms a rock, {left.mean():.2f} left")


def rows_of(case, paths, first, rocks, end, way):
    """Row of the result of each rock, from the states that the program keeps: one an impact, one a step of sliding."""
    places, speeds = paths.positionHistory, paths.velocityHistory  # (states, 2, rocks)
    spins = paths.angularVelocityHistory[:, 0]
    moments = paths.timeHistory
    actual = []
    for number, k in enumerate(rocks):
        s, z = places[:, 0, number], places[:, 1, number]
        centre = (case["centre"][k] - case["position"][first, :2]) @ way
        far = s - centre >= case["line"][k]
        speed = height = energy = np.nan
        if far.any() and not far[0]:
            i = int(np.argmax(far))
            share = (centre + case["line"][k] - s[i - 1]) / (s[i] - s[i - 1])
            moment = share * (moments[i, number] - moments[i - 1, number])
            v = speeds[i - 1, :, number].copy()
            drop = z[i] - z[i - 1] - v[1] * (moments[i, number] - moments[i - 1, number])
            is_flight = drop < -1e-6
            v[1] -= 9.80665 * moment if is_flight else 0.0
            speed = float(np.hypot(*v))
            x, y = on_map(case, first, s[i - 1] + share * (s[i] - s[i - 1]))
            top = z[i - 1] + speeds[i - 1, 1, number] * moment - 0.5 * 9.80665 * moment**2 if is_flight else np.nan
            height = float(top - ground_height(case, x, y)) if is_flight else 0.0
            radius = np.cbrt(case["volume"][k] / (4.0 / 3.0 * np.pi))
            inertia = 0.4 * case["mass"][k] * radius**2
            energy = 5e-4 * (case["mass"][k] * speed**2 + inertia * spins[i - 1, number] ** 2)
        stop = on_map(case, first, s[-1])
        moving = np.hypot(*speeds[-1, :, number]) > 0.1
        actual.append((k, stop, float(moving or s[-1] > end - 1.5), speed, height, energy))
    return actual


def strike(repeats=200):
    """Speed after / before of single impacts: rocks that fall onto a plane with the velocity of the impact."""
    case = read_case("impacts")
    material, ratios = library()[LIBRARY[3]], np.zeros((case["mass"].size, repeats))
    for k, mass in enumerate(case["mass"]):
        normal, velocity = case["normal"][k], case["velocity"][k]
        into = float(velocity @ normal)
        along = float(np.linalg.norm(velocity - into * normal))
        slope = program.Slope(program.Geometry(nodes=np.array([[0.0, 0.0], [400.0, 0.0]])), materials=material)
        rock = program.Rock("rock", mass=float(mass), density=2700.0)
        seeder = program.Seeder(points=np.array([5.0, 1e-3]), rocks=[rock])
        seeder.numberOfRocks = repeats
        seeder.translationalVelocity = [along, into]
        spin = np.linalg.norm(case["spin"][k])
        seeder.angularVelocity = float(np.degrees(spin))
        made = program.Analysis()
        made.slope, made.seeders = slope, [seeder]
        made.useSpecificSeed, made.specificSeed = True, SEED
        made.scaleByVelocity = made.considerRotationalVelocity = True
        np.random.seed(SEED)
        made.run()
        speed = np.hypot(*made.trajectories.velocityHistory[2].reshape(2, -1))  # start, arrival, after
        ratios[k] = speed / np.linalg.norm(velocity)
    return ratios


def main(names):
    """Throw the cases of these names, all without any."""
    for name in names or cases():
        throw(name)
    if not names:
        try:
            write_result("pyrockfall", "impacts", 0.0, start=np.arange(8), ratios=strike())
        except FileNotFoundError:
            return


if __name__ == "__main__":
    main(sys.argv[1:])
