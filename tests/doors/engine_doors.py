# SPDX-License-Identifier: GPL-2.0-or-later
"""The doors of the engine: Python objects, tables, sets of rocks, distributions, studies, Rockyfor3D, nets."""

import csv

import numpy as np

from talus.engine import Barriers, Ground, Release, Settings, Terrain, Trees, ground_classes, rock_library
from talus.engine.ensemble.plausible_inputs import findings_of_inputs
from talus.engine.ground.parameters import CLASS_COLUMNS, NAMES
from talus.engine.io.raster import Grid
from talus.engine.io.rockyfor3d import NEEDED, SOURCE, read_folder, write_folder
from talus.engine.io.rockyfor3d import Study as RockyStudy
from talus.engine.nets.families.family import check_family
from talus.engine.nets.families.product_sheet import generic_sheet, rows_of, sheet_of
from talus.engine.shapes.rock_set import read_rock_set
from talus.engine.study.inputs import Reader
from talus.engine.study.keys import TABLES
from talus.engine.study.study import Study
from talus.engine.terrain_store.within_memory import Shelf
from talus.tests.study_files import SOUTH, STUDY, WEST, binary, square, write_layer, write_study

from .numbers import RIGHT

LINE = np.array([[2.0, 2.0], [18.0, 2.0]])
KEYS = {key.quantity: (table, name) for table, keys in TABLES.items() for name, key in keys.items() if key.quantity}
SHEET = {"sheet_energy": "mel", "net_height": "height", "post_spacing": "post_spacing",
         "breaking_load": "support_rope_strength"}  # fmt: skip
ROCKY = {"density": SOURCE, "rock_length": "d1", "surface_roughness": "rg70", "stem_density": "nrtrees",
         "stem_diameter_cm": "dbhmean", "stem_deviation_cm": "dbhstd"}  # fmt: skip


def flat():
    """Twenty by twenty nodes."""
    y, x = np.mgrid[0:20, 0:20]
    return Terrain(0.05 * y + 0.3 * np.sin(x), 1.0)


def scene(**changes):
    """Findings of a small scene with other parts."""
    terrain = flat()
    parts = {
        "ground": Ground.of_class(terrain, "medium"), "rocks": [rock_library.rock("cube", volume=1.0)],
        "releases": [Release((10.0, 10.0))], "settings": Settings(air_density=0.0),
        "barriers": None, "trees": None, **changes,
    }  # fmt: skip
    return findings_of_inputs(terrain, *parts.values())


def python_door(quantity, value):
    """Objects made in Python, as simulate takes them."""
    if quantity in NAMES:
        others = {"mu_max": max(2.0, min(value, 10.0))} if quantity == "mu_min" else {}
        others |= {"mu_min": 0.0} if quantity == "mu_max" else {}
        return scene(ground=Ground(flat(), **{quantity: value}, **others))
    if quantity in ("density", "volume"):
        given = {"density": 2700.0, "volume": 1.0, quantity: value}
        return [*scene(rocks=[rock_library.rock("cube", **given)]),
                *scene(releases=[Release((10.0, 10.0), **{quantity: value})])]  # fmt: skip
    if quantity == "release_height":
        return scene(releases=[Release((10.0, 10.0), height=value)])
    if quantity == "release_velocity":
        return scene(releases=[Release((10.0, 10.0), velocity=(value, 0.0, 0.0))])
    if quantity in ("friction_factor", "rolling_factor"):
        return scene(
            settings=Settings(**{"air_density": 0.0, **{quantity: f"uniform({0.99 * value!r}, {1.01 * value!r})"}})
        )
    if quantity == "air_density":
        return scene(settings=Settings(air_density=value))
    if quantity.startswith("barrier"):
        given = {"barrier_height": 4.0, "barrier_energy": 1000.0, quantity: value}
        return scene(barriers=Barriers([LINE], [given["barrier_height"]], [1000.0 * given["barrier_energy"]]))
    given = {"stem_diameter": 0.3, "tree_height": 20.0, "stem_energy": 200.0, quantity: value}
    trees = Trees([(3.0, 3.0)], [given["stem_diameter"]], [given["tree_height"]],
                  energies=[1000.0 * given["stem_energy"]])  # fmt: skip
    return scene(trees=trees)


def table_door(folder):
    """A table of ground classes."""

    def door(quantity, value):
        rows = list(csv.reader(ground_classes.TABLE.read_text(encoding="utf-8").splitlines()))
        head, (row,) = rows[0], [row for row in rows if row[0] == "medium"]
        row[head.index(quantity)] = repr(value)
        if quantity in ("mu_min", "mu_max"):
            row[head.index("mu_max" if quantity == "mu_min" else "mu_min")] = "9.9" if quantity == "mu_min" else "0.0"
        with open(folder / "table.csv", "w", newline="", encoding="utf-8") as file:
            csv.writer(file).writerows(rows)
        classes = ground_classes.read(folder / "table.csv")
        return scene(ground=Ground.of_class(flat(), "medium", with_viscous_drag=True, classes=classes))

    return door


def rock_set_door(folder):
    """A set of rocks."""

    def door(quantity, value):
        row = {"rock": "cube", "volume_m3": 1.0, "density": 2700.0}
        if quantity == "rock_length":
            row = {"rock": "cube", "long_m": value, "middle_m": value, "short_m": value, "density": 2700.0}
        else:
            row["volume_m3" if quantity == "volume" else quantity] = value
        (folder / "rocks.csv").write_text(",".join(row) + "\n" + ",".join(map(str, row.values())) + "\n")
        return scene(rocks=read_rock_set(folder / "rocks.csv", "cube", 2700.0).rocks)

    return door


def distribution_door(quantity, value):
    """A distribution, from which each run draws."""
    text = f"normal({value!r}, {0.01 * value!r})"
    if quantity in ("friction_factor", "rolling_factor"):
        return scene(settings=Settings(**{"air_density": 0.0, **{quantity: text}}))
    if quantity == "release_velocity":
        return scene(releases=[Release((10.0, 10.0), velocity=(1.0, 0.0, 0.0), speed=text)])
    return scene(releases=[Release((10.0, 10.0), **{quantity: text})])


def _findings_of_study(path, folder):
    study = Study(path)
    reader = Reader(study, study.scenarios[0], Shelf(folder / "shelf")).inputs()
    parts = reader.ground, reader.rocks, reader.releases, reader.settings, reader.barriers, reader.trees
    return findings_of_inputs(reader.terrain, *parts)


def study_key_door(folder):
    """A key of a study."""

    def door(quantity, value):
        table, name = KEYS[quantity]
        lay_out(folder, "line", {"n": 1})
        text = STUDY.replace("volume = 0.5  # m³\n", "") + "\n[barriers]\nfile = 'layers.gpkg'\nlayer = 'line'\n"
        path = write_study(folder, text.replace(f"[{table}]\n", f"[{table}]\n{name} = {value!r}\n"))
        return _findings_of_study(path, folder)

    return door


FIELDS = {
    "volume": ("releases", "volume_field"), "release_height": ("releases", "height_field"),
    "barrier_height": ("barriers", "height_field"), "barrier_energy": ("barriers", "energy_field"),
    "stem_diameter_cm": ("trees", "diameter_field"), "tree_height": ("trees", "height_field"),
    "stem_energy": ("trees", "energy_field"), "rolling_resistance": ("ground", "rolling_field"),
    "roughness": ("ground", "roughness_field"), "surface_roughness": ("ground", "surface_roughness_field"),
    "drag": ("forest", "drag_field"), "drag_height": ("forest", "height_field"),
}  # fmt: skip


def lay_out(folder, name, fields):
    """A layer with one feature of the geometry that its table needs."""
    (folder / "layers.gpkg").unlink(missing_ok=True)
    (folder / "dem.tif").unlink(missing_ok=True)
    write_study(folder)
    kinds = {
        "point": ("Point", binary.point((WEST + 30.0, SOUTH + 100.0))),
        "line": ("LineString", binary.line([(WEST + 20.0, SOUTH + 60.0), (WEST + 60.0, SOUTH + 60.0)])),
        "tree": ("Point", binary.point((WEST + 40.0, SOUTH + 70.0))),
        "square": ("Polygon", square(10.0, 50.0, 60.0, 90.0)),
    }  # fmt: skip
    kind, geometry = kinds[name]
    write_layer(folder, name, kind, [(geometry, fields)])


def study_field_door(folder):
    """A field of a layer of a study."""

    def door(quantity, value):
        table, key = FIELDS[quantity]
        layer = {"releases": "point", "barriers": "line", "trees": "tree"}.get(table, "square")
        drag = {"drag": 500.0, "drag_height": 20.0}
        lay_out(folder, layer, {**drag, "class_name": "medium", "number": value})
        text = STUDY.replace("volume = 0.5  # m³", "volume = 1.0")
        if table == "releases":
            text = text.replace('layer = "releases"', f'layer = "point"\n{key} = "number"')
        else:
            words = [f'file = "layers.gpkg"\nlayer = "{layer}"\n{key} = "number"']
            if table == "ground":
                words.append('class_field = "class_name"')
            if table == "forest":
                other = "height_field" if key == "drag_field" else "drag_field"
                words.append(f'{other} = "{"drag_height" if key == "drag_field" else "drag"}"')
            head = f"[{table}]\n"
            body = "\n".join(words) + "\n"
            text = text.replace(head, head + body) if head in text else f"{text}\n{head}{body}"
        return _findings_of_study(write_study(folder, text), folder)

    return door


def rocky_door(folder):
    """The input folder of Rockyfor3D."""

    def door(quantity, value):
        grid = Grid((8, 8), (2.0, 2.0), (WEST, SOUTH))
        arrays = {name: np.zeros(grid.shape) for name in NEEDED}
        arrays["dem"] = 500.0 + np.indices(grid.shape)[0]
        arrays[SOURCE][4, 4], arrays["blshape"][4, 4] = 2700.0, 1
        for name in ("d1", "d2", "d3"):
            arrays[name][4, 4] = 1.0
        arrays["soiltype"][:] = 4.0
        for name, number in (("rg70", 0.1), ("nrtrees", 400.0), ("dbhmean", 30.0), ("dbhstd", 12.0)):
            arrays[name] = np.full(grid.shape, number)
        write_folder(folder, RockyStudy(grid, arrays))
        path = folder / f"{ROCKY[quantity]}.asc"  # as other programs write it, with all digits
        head, rows = path.read_text().split("NODATA_value -9999\n")
        cells = [repr(value) if float(number) > 0.0 else number for number in rows.split()]
        rows = "\n".join(" ".join(cells[k : k + 8]) for k in range(0, 64, 8))
        path.write_text(f"{head}NODATA_value -9999\n{rows}\n")
        return read_folder(folder).findings

    return door


def net_door(quantity, value):
    """A generic net."""
    given = {"net_energy": 1000.0, "net_height": 4.0, "post_spacing": 10.0, quantity: value}
    check_family("ring net", 1000.0 * given["net_energy"], given["net_height"], given["post_spacing"], 0.33)
    return []


def sheet_door(quantity, value):
    """A product sheet of a net."""
    rows = {name: text for name, text, *_ in rows_of(generic_sheet("ring net", 1e6, 4.0, 10.0))}
    rows.update(sel="", **{SHEET[quantity]: repr(value)})
    sheet_of(rows)
    return []


def engine_doors(folder):
    """Name -> (door, its quantities)."""
    in_python = [entry for entry in RIGHT if entry in NAMES or entry in (
        "density", "volume", "release_height", "release_velocity", "friction_factor", "rolling_factor", "air_density",
        "barrier_height", "barrier_energy", "stem_diameter", "tree_height", "stem_energy")]  # fmt: skip
    for name in ("table", "rocks", "study", "rocky"):
        (folder / name).mkdir(exist_ok=True)
    return {
        "Python objects": (python_door, in_python),
        "Table of ground classes": (table_door(folder / "table"), CLASS_COLUMNS),
        "Set of rocks": (rock_set_door(folder / "rocks"), ("density", "volume", "rock_length")),
        "Distributions": (distribution_door, ("density", "volume", "release_velocity", "friction_factor",
                                              "rolling_factor")),
        "Keys of a study": (study_key_door(folder / "study"), list(KEYS)),
        "Fields of a study": (study_field_door(folder / "study"), list(FIELDS)),
        "Folder of Rockyfor3D": (rocky_door(folder / "rocky"), list(ROCKY)),
        "Generic nets": (net_door, ("net_energy", "net_height", "post_spacing")),
        "Product sheets of nets": (sheet_door, list(SHEET)),
    }  # fmt: skip
