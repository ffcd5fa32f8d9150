# SPDX-License-Identifier: GPL-2.0-or-later
"""Source areas, ground, forest, field work and rocks: what is made before a simulation."""

import numpy as np
from matplotlib.colors import ListedColormap
from matplotlib.patches import Patch

from talus.algorithms.choice_names import choice_names
from talus.algorithms.number_words import formatted, number_text
from talus.algorithms.translation import tr
from talus.resources.demo import help_maps as maps
from talus.resources.demo import make_demo
from talus.resources.demo.help_drawings import common
from talus.resources.demo.picture import read_raster

MAPS = 3.7  # inches, height of a picture with two maps and a legend
GROUND = {
    "soft": "#5b8c5a", "medium_soft": "#86a95f", "medium": "#aebf6b", "medium_hard": "#d3cf86", "hard": "#cbb27b",
    "extra_hard": "#8d8d8d",
}  # fmt: skip
SPECIES = {"conifer": "#1b7837", "broadleaf": "#c98a1b"}


def sourceareas(folder):
    """Slope; areas and release points."""
    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, tr("slope [°]"))
    handles = maps.classes(left, folder / "sourceareas_slope.tif", "slope")
    maps.ground(right, folder, tr("source areas"))
    maps.polygons(right, folder / "sourceareas_areas.gpkg", 0, facecolors="#f58b2c", edgecolors=maps.RED)
    maps.points(right, folder / "sourceareas_points.gpkg", s=2, color=maps.DARK)
    area, point = Patch(color="#f58b2c", label=tr("source area")), maps.dot(maps.DARK, tr("release point"), 3)
    maps.legend(figure, [*handles, area, point])
    return figure


def groundclasses(folder):
    """Polygons; a band of the raster."""
    figure, (left, right) = maps.figure_of(4.0)
    maps.ground(left, folder, tr("polygons"))
    shapes, names = maps.read_lines(folder / "demo.gpkg", "ground", "ground_class")
    for shape, name in zip(shapes, names):
        left.fill(*shape.T, facecolor=GROUND[name], edgecolor="white", linewidth=0.8)
    maps.ground(right, folder, tr("friction µ, raster"))
    values, extent = read_raster(folder / "groundclasses_ground_raster.tif", band=2)
    known, place = np.unique(values, return_inverse=True)
    colours = ["#fff3b0", "#fbd16b", "#f2a444", "#d9722f", "#a63c26", "#5e1a1f"][-len(known) :]
    right.imshow(place.reshape(values.shape), extent=extent, cmap=ListedColormap(colours), interpolation="nearest")
    maps.scale(right, extent)
    words = choice_names()
    handles = [Patch(color=GROUND[name], label=words[name]) for name in GROUND]
    handles += [Patch(color=colour, label=formatted("µ {:.2f}", value)) for colour, value in zip(colours, known)]
    maps.legend(figure, handles, columns=4)
    return figure


def trees(folder):
    """Stands; stems with their diameters."""
    figure, (left, right) = maps.figure_of(3.6)
    extent = maps.ground(left, folder, tr("stands"))
    common.forest(left, folder)
    maps.ground(right, folder, tr("single trees"))
    path = folder / "trees_output.gpkg"
    diameters = np.array(maps.points_of(path, "dbh_cm"))
    colours = [SPECIES[name] for name in maps.points_of(path, "species")]
    window = 100.0  # m
    west, north = extent[0] + 330.0, extent[3] - 270.0
    maps.points(right, path, s=(diameters / 9.0) ** 2, c=colours, edgecolors="white", linewidths=0.3)
    right.set(xlim=(west, west + window), ylim=(north - 1.4 * window, north))
    maps.scale(right, (west, west + window, north - 1.4 * window, north), 20.0)
    left.add_patch(maps.frame(west, north - 1.4 * window, window, 1.4 * window))
    words = choice_names()
    handles = [maps.dot(colour, words[name]) for name, colour in SPECIES.items()]
    sizes = [maps.dot("#666666", f"{size} cm", size / 9.0) for size in (20, 40, 60)]
    maps.legend(figure, [*handles, *sizes], tr("species group, stem diameter"), columns=5)
    return figure


def treesfromheights(folder):
    """A part of the canopy; crowns and tops."""
    figure, (left, right) = maps.figure_of(3.6)
    canopy, extent = read_raster(folder / "treesfromheights_canopy.tif")
    window = 60.0  # m
    west, north = make_demo.WEST + 350.0, make_demo.NORTH - 330.0
    left.imshow(canopy, extent=extent, cmap="Greens", vmin=0.0)
    maps.polygons(right, folder / "treesfromheights_crowns.gpkg", 0, facecolors="#9dc68a", edgecolors="white")
    maps.points(right, folder / "treesfromheights_output.gpkg", s=9, color=maps.DARK)
    for axes, title in ((left, tr("canopy [m]")), (right, tr("crowns and stems"))):
        axes.set(xlim=(west, west + window), ylim=(north - window, north), title=title, aspect="equal")
        axes.set_xticks([])
        axes.set_yticks([])
    return figure


def forestcheck(folder):
    """Stands with their longest gaps; residual hazard by block and loss of stems."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, tr("stands, longest gaps"))
    maps.polygons(left, folder / "forestcheck_output.gpkg", 0, facecolors="#a5cf8a", edgecolors="white")
    maps.lines(left, folder / "forestcheck_gaps.gpkg", colors=maps.RED, linewidths=2.0)
    names = ("stand", "block_m", "lost_pct", "resid_pct")
    rows = np.array(
        list(zip(*(maps.points_of(folder / "forestcheck_block_table.gpkg", name) for name in names))), float
    )
    rows = rows[rows[:, 0] == rows[0, 0]]
    for k, lost in enumerate(np.unique(rows[:, 2])):
        own = rows[rows[:, 2] == lost]
        shade = ("#2f7d4f", "#c98a1b", "#b03030")[k]
        right.bar(
            np.arange(len(own)) + 0.27 * (k - 1),
            own[:, 3],
            0.25,
            color=shade,
            label=formatted(tr("{:.0f} % lost"), lost),
        )
    right.set_xticks(range(3), [f"{number_text(block)} m" for block in np.unique(rows[:, 1])])
    right.set(ylabel=tr("residual hazard [%]"), title=tr("a stand, by block"))
    right.legend(frameon=False, fontsize=7, loc="upper left")
    return figure


def fieldproject(folder):
    """Layers to map, and the list of values of one of them."""
    from talus.algorithms.tools.fieldproject.run import field_tables

    figure, (left, right) = maps.figure_of(3.4, gridspec_kw={"width_ratios": (1.0, 0.95)})
    tables = {table.name: table for table in field_tables()}
    maps.ground(left, folder, tr("layers to map"))
    for name, layer in (("ground", "ground"), ("forest", "forest")):
        maps.polygons(left, folder / "demo.gpkg", layer, facecolors=tables[name].colour, edgecolors="white", alpha=0.5)
    maps.points(left, folder / "demo.gpkg", "releases", s=26, marker="^", color=tables["releases"].colour)
    stops = maps.read_lines(folder / "simulate_stops.gpkg", 0)[0][::25]
    left.scatter(*np.concatenate(stops).T[:2], s=20, marker="D", color=tables["silent_witnesses"].colour, zorder=5)
    kind = next(entry for entry in tables["silent_witnesses"].entries if entry.name == "kind")
    classes = next(entry for entry in tables["ground"].entries if entry.name == "ground_class")
    right.axis("off")
    shown = [
        (tables["silent_witnesses"].label, None),
        *((f"  {words}", 8.5) for words in kind.values.values()),
        ("", 8.5),
        (tr("ground class"), None),
        *((f"  {words.split(' (')[0]}", 8.5) for words in classes.values.values()),
    ]
    for place, (text, size) in enumerate(shown):
        look = {"fontsize": size} if size else {"fontweight": "bold", "fontsize": 10}
        right.text(0.0, 1.0 - place / len(shown), text, va="top", transform=right.transAxes, **look)
    names = [tables[name] for name in ("releases", "silent_witnesses")]
    handles = [maps.Line2D([], [], marker=mark, color=table.colour, linestyle="", label=table.label)
               for table, mark in zip(names, "^D")]  # fmt: skip
    handles += [Patch(color=tables[name].colour, alpha=0.5, label=tables[name].label) for name in ("forest", "ground")]
    maps.legend(figure, handles, columns=4)
    return figure


def rocklibrary(folder):
    """Six rocks of one cubic metre."""
    figure, axes = maps.figure_of(3.3, 3, 2)
    words = (tr("box"), tr("prism"), tr("norm block"), tr("disc"), tr("rod"), tr("sphere"))
    for one, name, title in zip(axes.flat, ("box", "prism", "norm_block", "disc", "rod", "sphere"), words):
        maps.rock(one, folder / f"rocklibrary_{name}_rock.pts", 1.3)
        one.set_title(title)
    left = axes[1, 0].get_xlim()[0]
    bottom = axes[1, 0].get_ylim()[0]
    axes[1, 0].plot([left, left + 1.0], [bottom] * 2, color=maps.DARK, linewidth=3, clip_on=False)
    axes[1, 0].text(left + 1.1, bottom, tr("1 m, each 1 m³"), va="center")
    return figure


def rockfromcloud(folder):
    """A scan and the rock with few corners."""
    from talus.algorithms.shared.rocks import preview as rock_preview

    figure, (left, right) = maps.figure_of(2.5)
    scan = np.loadtxt(folder / "scan.xyz")
    seen = scan @ rock_preview.aslant().T
    left.scatter(*seen.T[:2], s=0.5, color=maps.BLUE)
    corners = np.loadtxt(folder / "rockfromcloud_rock.pts")
    maps.rock(right, folder / "rockfromcloud_rock.pts", 1.15)
    left.set(aspect="equal", title=formatted(tr("{} points"), len(scan)), xlim=right.get_xlim(), ylim=right.get_ylim())
    for entry in (left, right):
        entry.set_ylim(-0.85, 0.65)
    left.axis("off")
    right.set_title(formatted(tr("{} corners"), len(corners)))
    start_of_bar, bottom = left.get_xlim()[0] + 0.1, left.get_ylim()[0] + 0.1
    left.plot([start_of_bar, start_of_bar + 1.0], [bottom] * 2, color=maps.DARK, linewidth=3)
    left.text(start_of_bar + 1.1, bottom, "1 m", va="center")
    return figure


def fromrockyfor3d(folder):
    """The grid of soil types; areas and sources as layers."""
    from talus.algorithms.tools.fromrockyfor3d.layers import COLOURS

    figure, (left, right) = maps.figure_of(MAPS)
    values, extent = read_raster(folder / "rockyfor3d" / "soiltype.asc")
    left.imshow(values, extent=extent, cmap="Greys", vmin=-1.0, vmax=7.0, interpolation="nearest")
    left.set(xticks=[], yticks=[], title="soiltype.asc")
    maps.ground(right, folder, tr("layers"))
    codes = maps.points_of(folder / "fromrockyfor3d_soils.gpkg", "soiltype")
    colours = [COLOURS[code] for code in codes]
    source = maps.ogr.Open(str(folder / "fromrockyfor3d_soils.gpkg"))
    for feature, colour in zip(source.GetLayer(0), colours):
        shapes = maps.ogr.ForceToMultiPolygon(feature.GetGeometryRef().Clone())
        for shape in shapes:
            right.fill(*np.array(shape.GetGeometryRef(0).GetPoints())[:, :2].T, facecolor=colour, alpha=0.7, zorder=1)
    maps.points(right, folder / "fromrockyfor3d_sources.gpkg", s=3, marker="^", color=maps.RED)
    handles = [Patch(color=COLOURS[code], label=formatted(tr("soil {}"), int(code))) for code in sorted(set(codes))]
    maps.legend(figure, [*handles, maps.dot(maps.RED, tr("sources"), 4)], columns=5)
    return figure


def torockyfor3d(folder):
    """Layers as they are; the grid of soil types with the source cells."""
    from talus.algorithms.tools.fromrockyfor3d.layers import COLOURS

    figure, (left, right) = maps.figure_of(MAPS)
    maps.ground(left, folder, tr("layers"))
    maps.points(left, folder / "demo.gpkg", "releases", s=14, marker="^", color=maps.RED)
    codes, extent = read_raster(folder / "grids" / "soiltype.asc")
    kinds = ListedColormap([COLOURS[code] for code in sorted(COLOURS)])
    right.imshow(codes, extent=extent, cmap=kinds, vmin=-0.5, vmax=7.5, alpha=0.7, interpolation="nearest")
    sources, _ = read_raster(folder / "grids" / "rockdensity.asc")
    row, column = np.nonzero(np.nan_to_num(sources) > 0.0)
    west, east, south, north = extent
    x = west + (column + 0.5) * (east - west) / sources.shape[1]
    y = north - (row + 0.5) * (north - south) / sources.shape[0]
    right.plot(x, y, linestyle="", marker="s", markersize=3.5, color=maps.RED)
    right.set(xticks=[], yticks=[], title=tr("grids"))
    used = sorted(set(codes[np.isfinite(codes)].astype(int).tolist()))
    handles = [Patch(color=COLOURS[code], label=formatted(tr("soil {}"), code)) for code in used]
    maps.legend(figure, [*handles, maps.dot(maps.RED, tr("sources"), 4)], columns=5)
    return figure
