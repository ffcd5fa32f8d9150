# SPDX-License-Identifier: GPL-2.0-or-later
"""Cost of code of our own beside a library that does the same, as a share of a run. For docs/developing.md.

    python benchmarks/libraries.py run FOLDER       throws rocks on avaGar and keeps their chunk in the folder; first
    python benchmarks/libraries.py PART FOLDER      points, meshes, clouds, memory, sums or checkpoint

Times are processor seconds of this process, the least of REPEATS; memory is the largest that Python and NumPy held
beyond what they began with. The libraries that Talus does not need (trimesh, manifold3d, laspy, psutil, zarr) have to
be installed for their part.
"""

import hashlib
import importlib
import io
import pickle
import sqlite3
import sys
import tempfile
import time
import tracemalloc
import zlib
from contextlib import closing
from pathlib import Path

import numpy as np

DATA = Path(__file__).resolve().parents[2] / "shared" / "data"
CELLS, FROM_EACH, AT_ONCE = 100, 10, 50  # releases, runs of each, runs of a chunk
REPEATS = 3


def part_run(folder):
    """Processor time and counts of 1,000 runs, whose chunks are kept."""
    from talus.engine import Ground, Release, Settings, Terrain, rock_library
    from talus.engine.chunks.chunk import simulate_chunk
    from talus.engine.chunks.scene import make_scene
    from talus.tests.verification.real_terrain_case import cliffs

    terrain = Terrain.from_raster(DATA / "dem" / "avaGar_5m_EPSG31287.tif")
    releases = [Release(tuple(place), height=1.0, runs=FROM_EACH) for place in cliffs(terrain, CELLS)]
    rock = rock_library.rock("eota221", volume=1.0)
    settings = Settings(seed=1, threads=1, trajectories=True)
    scene = make_scene(terrain, Ground.of_class(terrain, "medium"), [rock], releases, settings)
    cancel = np.zeros(1, np.uint8)
    simulate_chunk(scene, 0, 1, cancel)  # compiles
    begin = time.process_time()
    chunks = [simulate_chunk(scene, first, first + AT_ONCE, cancel) for first in range(0, CELLS * FROM_EACH, AT_ONCE)]
    spent = time.process_time() - begin
    Path(folder).mkdir(parents=True, exist_ok=True)
    with open(kept_in(folder), "wb") as file:
        pickle.dump((spent, chunks), file, protocol=5)
    samples, passages = (sum(len(getattr(chunk, name)) for chunk in chunks) for name in ("samples", "cells"))
    print(f"{CELLS * FROM_EACH} runs, {spent:.2f} s, {samples} samples, {passages} passages")


def kept_in(folder):
    """Path of the chunks."""
    return Path(folder) / "chunks.pickle"


def kept(folder):
    """Processor seconds of all runs, and their chunks."""
    with open(kept_in(folder), "rb") as file:
        return pickle.load(file)


def measured(function, repeats=REPEATS, is_weighed=True):
    """(processor seconds, bytes of memory, what it returned); memory is NaN where it is not weighed."""
    times = []
    for _ in range(repeats):
        begin = time.process_time()
        found = function()
        times.append(time.process_time() - begin)
    if not is_weighed:
        return min(times), np.nan, found
    tracemalloc.start()
    function()
    memory = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return min(times), memory, found


def tell(name, found, engine, more=""):
    """Print a row; ``engine``: processor seconds of the runs."""
    seconds, memory = found[:2]
    print(f"{name:44s} {seconds:9.4f} s {100.0 * seconds / engine:7.3f} %  {memory / 1e6:8.1f} MB  {more}", flush=True)


# Points with a time into a GeoPackage: rows as arrays and a packed index, or GDAL's and SQLite's ways.


def new_table(path, index=True):
    """A table of points without rows, as GDAL makes it."""
    from osgeo import ogr, osr

    system = osr.SpatialReference()
    system.ImportFromEPSG(31287)
    source = ogr.GetDriverByName("GPKG").CreateDataSource(str(path))
    options = ["GEOMETRY_NAME=geom", f"SPATIAL_INDEX={'YES' if index else 'NO'}"]
    layer = source.CreateLayer("samples", system, ogr.wkbPointZM, options)
    layer.CreateField(ogr.FieldDefn("run", ogr.OFTInteger64))
    layer.CreateField(ogr.FieldDefn("speed", ogr.OFTReal))
    return source, layer


def part_points(folder):
    """Samples of a tenth of the runs."""
    from osgeo import gdal, ogr, osr

    from talus.engine.io import geopackage_rows

    gdal.UseExceptions(), ogr.UseExceptions(), osr.UseExceptions()
    spent, chunks = kept(folder)
    some = len(chunks) // 10
    spent *= some / len(chunks)
    samples = np.concatenate([chunk.samples for chunk in chunks[:some]])
    places = np.ascontiguousarray(samples[:, [1, 2, 3, 0]])
    columns = [list(range(len(places))), places[:, 3].tolist()]
    work = Path(tempfile.mkdtemp(dir=folder))

    def rows(path):
        source, layer = new_table(path)
        del layer, source
        return geopackage_rows.empty_table(str(path))

    def ours(path):
        geopackage_rows.append_points(rows(path), [(places, columns)])

    def by_feature(path):
        source, layer = new_table(path)
        layer.StartTransaction()
        binaries = geopackage_rows.well_known_binaries(places)
        for binary, run, speed in zip(binaries, *columns):
            feature = ogr.Feature(layer.GetLayerDefn())
            feature.SetGeometry(ogr.CreateGeometryFromWkb(binary))
            feature.SetField(0, run)
            feature.SetField(1, speed)
            layer.CreateFeature(feature)
        layer.CommitTransaction()
        del feature, layer, source

    def with_index_of_sqlite(path):
        def insert(database, table, found):
            name = f'"rtree_{table.name}_{table.geometry}"'
            numbers = range(1, len(found) + 1)
            x, y = found[:, 0].tolist(), found[:, 1].tolist()
            database.executemany(f"INSERT INTO {name} VALUES (?, ?, ?, ?, ?)", zip(numbers, x, x, y, y))

        with replaced(geopackage_rows, "_write_index", insert):
            ours(path)

    def with_index_of_gdal(path):
        source, layer = new_table(path, index=False)
        del layer, source
        with closing(sqlite3.connect(path)) as database:
            (system,) = database.execute("SELECT srs_id FROM gpkg_geometry_columns").fetchone()
        table = geopackage_rows.EmptyTable(str(path), "samples", "geom", system, ("run", "speed"), 0)
        with replaced(geopackage_rows, "_write_index", lambda *given: None):
            geopackage_rows.append_points(table, [(places, columns)])
        source = gdal.OpenEx(str(path), gdal.OF_VECTOR | gdal.OF_UPDATE)
        source.ReleaseResultSet(source.ExecuteSQL("SELECT CreateSpatialIndex('samples', 'geom')"))
        del source

    ways = {
        "rows as arrays, packed index (ours)": ours, "rows as arrays, index of SQLite": with_index_of_sqlite,
        "rows as arrays, index of GDAL": with_index_of_gdal, "GDAL, feature by feature": by_feature,
    }  # fmt: skip
    print(f"{len(places)} points, GDAL {gdal.__version__}, SQLite {sqlite3.sqlite_version}")
    for number, (name, way) in enumerate(ways.items()):
        paths = iter([work / f"{number}_{k}.gpkg" for k in range(9)])
        used = []

        def write(way=way, paths=paths, used=used):
            used.append(next(paths))
            way(used[-1])

        found = measured(write, 2, is_weighed=False)
        with closing(sqlite3.connect(used[0])) as database:
            (check,) = database.execute("SELECT rtreecheck('rtree_samples_geom')").fetchone()
            content = database.execute("SELECT geom, run, speed FROM samples ORDER BY fid").fetchall()
        digest = zlib.crc32(b"".join(geometry for geometry, *_ in content))
        size = used[0].stat().st_size / len(places)
        tell(name, found, spent, f"{size:.0f} bytes a point, index {check}, rows {digest:08x}")


class replaced:
    """A context in which an attribute is another one."""

    def __init__(self, owner, name, value):
        self.owner, self.name, self.value = owner, name, value

    def __enter__(self):
        self.before = getattr(self.owner, self.name)
        setattr(self.owner, self.name, self.value)

    def __exit__(self, *_):
        setattr(self.owner, self.name, self.before)


# Meshes and unions of convex parts.


def part_meshes(folder):
    """A mesh of 5,000 corners as .ply, and the union of four boxes."""
    from talus.engine.io.ply_files import parse_ply
    from talus.engine.shapes.polyhedron import convex_hull
    from talus.engine.shapes.union import union_integrals

    spent, _ = kept(folder)
    begin = time.process_time()
    trimesh = importlib.import_module("trimesh")
    importlib.import_module("manifold3d")
    print(f"trimesh {trimesh.__version__}: import takes {time.process_time() - begin:.2f} s")
    chance = np.random.default_rng(1)
    points = chance.normal(size=(5000, 3))
    points /= np.linalg.norm(points, axis=1)[:, None]
    hull = convex_hull(points)
    mesh = trimesh.Trimesh(hull.vertices, hull.triangles, process=False)
    for encoding in ("ascii", "binary"):
        content = mesh.export(file_type="ply", encoding=encoding)
        own = measured(lambda content=content: parse_ply(content))
        other = measured(
            lambda content=content: trimesh.load(io.BytesIO(content), file_type="ply", process=False).vertices
        )
        tell(f".ply, {encoding} (ours)", own, spent)
        tell(f".ply, {encoding}, trimesh", other, spent, f"same bits: {np.array_equal(own[2], np.asarray(other[2]))}")
    broken = content.replace(b"element vertex 5000", b"element vertex 4000000000")
    for name, read in (("ours", parse_ply), ("trimesh", lambda text: trimesh.load(io.BytesIO(text), file_type="ply"))):
        try:
            read(broken)
            print(f"4e9 vertices in the head, {name}: no error")
        except Exception as error:
            print(f"4e9 vertices in the head, {name}: {type(error).__name__}: {error}")
    corners = np.array([[x, y, z] for x in (0.0, 1.0) for y in (0.0, 1.0) for z in (0.0, 1.0)])
    parts = [corners + shift for shift in ((0, 0, 0), (0.3, 0.2, 0.1), (0.7, 0.1, -0.4), (-0.5, 0.6, 0.3))]
    turn = np.linalg.qr(chance.normal(size=(3, 3)))[0]
    parts = [part @ turn.T for part in parts]
    own = measured(lambda: union_integrals(parts))
    boxes = [trimesh.convex.convex_hull(part) for part in parts]
    other = measured(lambda: trimesh.boolean.union(boxes, engine="manifold"))
    apart = abs(other[2].volume / own[2].volume - 1.0)
    tell("union of four boxes (ours)", own, spent)
    tell("union of four boxes, manifold3d", other, spent, f"volumes apart by {apart:.1e}")


# Points of laser scanners.


def part_clouds(folder):
    """A million points as .las."""
    import struct

    from talus.engine.io.las_files import parse_las

    spent, _ = kept(folder)
    begin = time.process_time()
    laspy = importlib.import_module("laspy")
    print(f"laspy {laspy.__version__}: import takes {time.process_time() - begin:.2f} s")
    header = laspy.LasHeader(version="1.4", point_format=6)
    header.offsets, header.scales = (2_600_000.0, 1_200_000.0, 500.0), (0.001, 0.001, 0.001)
    cloud = laspy.LasData(header)
    chance = np.random.default_rng(1)
    cloud.xyz = chance.random((1_000_000, 3)) * 100.0 + header.offsets
    file = io.BytesIO()
    cloud.write(file, do_compress=False)
    content = file.getvalue()
    own = measured(lambda: parse_las(content))
    other = measured(lambda: np.asarray(laspy.read(io.BytesIO(content)).xyz))
    tell("a million points, .las (ours)", own, spent)
    tell("a million points, .las, laspy", other, spent, f"same bits: {np.array_equal(own[2], other[2])}")
    begin = time.process_time()
    broken = bytearray(content[:5000])
    struct.pack_into("<Q", broken, 247, 4_000_000_000)
    for name, read in (("ours", parse_las), ("laspy", lambda text: laspy.read(io.BytesIO(text)).xyz)):
        try:
            read(bytes(broken))
            print(f"4e9 points in the head, {name}: no error")
        except Exception as error:
            print(f"4e9 points in the head, {name}: {type(error).__name__}: {str(error)[:100]}")


# Memory of the process and of the computer.


def part_memory(folder):
    """One question each."""
    from talus.engine.memory.free_memory import free_memory
    from talus.engine.memory.own_memory import own_memory, pages_of

    spent, _ = kept(folder)
    begin = time.process_time()
    psutil = importlib.import_module("psutil")
    print(f"psutil {psutil.__version__}: import takes {time.process_time() - begin:.3f} s")
    process = psutil.Process()
    tell("free memory (ours)", measured(free_memory), spent, f"{free_memory() / 1e9:.3f} GB")
    available = measured(lambda: psutil.virtual_memory().available)
    tell("free memory, psutil", available, spent, f"{available[2] / 1e9:.3f} GB")
    tell("own memory, now and highest (ours)", measured(own_memory), spent, str(own_memory()))
    info = measured(process.memory_info)
    tell("own memory, psutil", info, spent, f"{info[2]}")
    tell("pages of files in a folder (ours)", measured(lambda: pages_of(folder)), spent)
    tell("pages of files, psutil", measured(process.memory_maps), spent)


# Sums of cells on the wire.


def part_sums(folder):
    """The sums of runs as one chunk: compressed as they travel, and as an archive of NumPy."""
    from talus.engine.maps.cell_sums import sum_up

    spent, chunks = kept(folder)
    for share in (0.25, 1.0):
        some = chunks[: int(share * len(chunks))]
        runs = sum(len(chunk.runs) for chunk in some)
        cells = np.concatenate([chunk.cells for chunk in some]).astype(np.int32)
        found = sum_up(cells, np.concatenate([chunk.values for chunk in some]))
        print(f"{runs} runs, {cells.size / found.cells.size:.1f} passages of a visited cell")
        engine = spent * share

        arrays = {"cells": found.cells, **{name: found.sums[name] for name in found.sums.dtype.names},
                  **{f"bin_{name}": found.bins[name] for name in found.bins.dtype.names}}  # fmt: skip
        for name, close, reopen, weigh in (
            (
                "zlib over bytes of equal place (ours)",
                _closed,
                _reopened,
                lambda made: sum(len(one[2]) for one in made.values()),
            ),
            (".npz", _archived, _unarchived, len),
        ):
            made = measured(lambda close=close, arrays=arrays: close(arrays))
            back = measured(lambda reopen=reopen, made=made: reopen(made[2]))
            is_same = all(np.array_equal(back[2][key], arrays[key]) for key in arrays)
            size = weigh(made[2]) / runs
            tell(f"{name}, worker", made, engine, f"{size:.0f} bytes a run, same bits: {is_same}")
            tell(f"{name}, who gathers", back, engine)


def _closed(arrays):
    from talus.engine.chunks.compressed_chunk import packed

    return {name: packed(np.ascontiguousarray(array)) for name, array in arrays.items()}


def _reopened(columns):
    from talus.engine.chunks.compressed_chunk import expanded

    return {name: expanded(*column) for name, column in columns.items()}


def _archived(arrays):
    file = io.BytesIO()
    np.savez_compressed(file, **arrays)
    return file.getvalue()


def _unarchived(content):
    with np.load(io.BytesIO(content), allow_pickle=False) as file:
        return {name: file[name] for name in file.files}


# Checkpoints.


def part_checkpoint(folder):
    """All chunks saved one after another, then read: rows appended and a sealed state, .npz a chunk, zarr."""
    from talus.engine.io.sealed_arrays import read_arrays, write_arrays

    spent, chunks = kept(folder)
    work = Path(tempfile.mkdtemp(dir=folder))
    table = np.random.default_rng(1).random((4_000_000, 8))  # 256 MB, the state of 1.3 million visited cells
    names = ("runs", "samples")

    def appended():
        for name in names:
            digest = hashlib.sha256()
            with open(work / f"{name}.bin", "wb") as file:
                for chunk in chunks:
                    content = np.ascontiguousarray(getattr(chunk, name)).view(np.uint8).data
                    digest.update(content)
                    file.write(content)

    def read_rows():
        found = [np.fromfile(work / f"{name}.bin", getattr(chunks[0], name).dtype) for name in names]
        return found, [hashlib.sha256(rows.view(np.uint8).data).hexdigest() for rows in found]

    def archives():
        for number, chunk in enumerate(chunks):
            np.savez(work / f"{number}.npz", **{name: getattr(chunk, name) for name in names})

    def read_archives():
        parts = []
        for number in range(len(chunks)):
            with np.load(work / f"{number}.npz") as file:
                parts.append([file[name] for name in names])
        return [np.concatenate(part) for part in zip(*parts)]

    tell("rows appended (ours)", measured(appended), spent)
    tell("rows read (ours)", measured(read_rows), spent)
    tell(".npz a chunk, written", measured(archives), spent, f"{len(chunks)} files")
    tell(".npz a chunk, read", measured(read_archives), spent)
    own = measured(lambda: write_arrays(work / "state.bin", {"part": table}), 1)
    tell("state of 256 MB, sealed (ours)", own, spent)

    def read_state():
        arrays, _ = read_arrays(work / "state.bin", lambda name: True)
        return arrays["part"].shape

    tell("state read where it lies (ours)", measured(read_state, 1), spent)
    tell("state of 256 MB, .npz", measured(lambda: np.savez(work / "state.npz", part=table), 1), spent)

    def read_archive():
        with np.load(work / "state.npz") as file:
            return file["part"].shape

    tell("state read, .npz", measured(read_archive, 1), spent)
    try:
        zarr = importlib.import_module("zarr")
    except (ImportError, AttributeError) as error:  # zarr 3 wants a later NumPy than Debian 12 has
        print(f"zarr: {error}")
        return

    def of_zarr():
        group = zarr.open_group(str(work / "rows.zarr"), mode="w")
        for number, chunk in enumerate(chunks):
            for name in names:
                rows = np.ascontiguousarray(getattr(chunk, name)).view(np.uint8)
                group.create_dataset(f"{number}/{name}", data=rows, shape=rows.shape)

    def read_zarr():
        group = zarr.open_group(str(work / "rows.zarr"), mode="r")
        return [group[f"{number}/{name}"][:] for number in range(len(chunks)) for name in names]

    tell(f"zarr {zarr.__version__} a chunk, written", measured(of_zarr, 1), spent)
    files = sum(1 for one in (work / "rows.zarr").rglob("*") if one.is_file())
    tell(f"zarr {zarr.__version__} a chunk, read", measured(read_zarr, 1), spent, f"{files} files")


PARTS = {
    "run": part_run, "points": part_points, "meshes": part_meshes, "clouds": part_clouds, "memory": part_memory,
    "sums": part_sums, "checkpoint": part_checkpoint,
}  # fmt: skip

if __name__ == "__main__":
    PARTS[sys.argv[1]](sys.argv[2])
