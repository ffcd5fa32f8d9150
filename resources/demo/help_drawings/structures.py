# SPDX-License-Identifier: GPL-2.0-or-later
"""Barriers, nets, embankments and galleries."""

import numpy as np
from matplotlib.patches import Patch

from talus.algorithms.number_words import exact_text, formatted
from talus.algorithms.translation import tr
from talus.resources.demo import help_maps as maps
from talus.resources.demo import make_demo
from talus.resources.demo.help_drawings import common
from talus.resources.demo.picture import read_raster

MAPS = 3.7  # inches, height of a picture with two maps and a legend


def barrier(folder):
    """Draw the share that barriers of each height and capacity would stop."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (0.85, 1.0)})
    common.road_of_crossings(left, folder, folder / "screenline_crossings.gpkg", tr("planned line"))
    rows = np.array(list(zip(*(maps.points_of(folder / "barrier_variants.gpkg", name)
                               for name in ("energy_kj", "height_m", "stop_pct")))))  # fmt: skip
    shares_table(right, rows, tr("stopped [%]"))
    maps.legend(figure, maps.class_patches("energy"), tr("energy at the line [kJ]"))
    return figure


def shares_table(axes, rows, title):
    """Shares by energy and height as numbers on colours; ``rows``: (energy, height, per cent)."""
    energies = [entry for entry in np.unique(rows[:, 0]) if entry in (500, 1000, 2000, 3000, 4500)]
    heights = [entry for entry in np.unique(rows[:, 1]) if entry in (2, 3, 4, 5, 6, 8)]
    table = np.array([[rows[(rows[:, 0] == energy) & (rows[:, 1] == height), 2].mean() for energy in energies]
                      for height in heights])  # fmt: skip
    axes.imshow(table, cmap="RdYlGn", vmin=0.0, vmax=100.0, origin="lower", aspect="auto", alpha=0.8)
    for (row, column), share in np.ndenumerate(table):
        axes.text(column, row, f"{share:.0f}", ha="center", va="center", fontsize=9.5)
    axes.set_xticks(range(len(energies)), [exact_text(energy) for energy in energies], fontsize=8)
    axes.set_yticks(range(len(heights)), [exact_text(height) for height in heights])
    axes.set(xlabel=tr("capacity [kJ]"), ylabel=tr("height [m]"), title=title)


def barrierdesign(folder):
    """Trajectories of the model's simulation; share of the rocks that each barrier would stop."""
    figure, (left, right) = maps.figure_of(3.3, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, tr("rocks, road"))
    maps.lines(left, folder / "barrierdesign_trajectories.gpkg", colors="#c9302c", linewidths=0.25)
    maps.lines(left, folder / "demo.gpkg", "road", colors=maps.BLUE, linewidths=2.5)
    maps.releases(left, folder)
    names = ("energy_kj", "height_m", "stopped")
    table = [maps.points_of(folder / "barrierdesign_design.gpkg", name) for name in names]
    rows = np.array(list(zip(*table)), dtype=float)
    rows[:, 2] *= 100.0 if rows[:, 2].max() <= 1.0 else 1.0
    shares_table(right, rows, tr("stopped [%]"))
    return figure


def designcheck(folder):
    """Energy and height that are needed, in per cent of what each net class offers."""
    figure, panels = maps.figure_of(2.9)
    path = folder / "designcheck_output.gpkg"
    quantities, nets, shares = (np.array(maps.points_of(path, name)) for name in ("quantity", "net", "use_pct"))
    for axes, quantity, title in zip(panels, ("energy", "height"), (tr("energy"), tr("height"))):
        chosen = quantities == quantity
        used = shares[chosen].astype(float)
        names = [name.rsplit(" ", 1)[-1] for name in nets[chosen]]
        axes.barh(names, np.minimum(used, 200.0), color=np.where(used <= 100.0, "#7cc47c", "#d98a7a"))
        axes.axvline(100.0, color=maps.RED, linewidth=1.5)
        axes.set(xlim=(0.0, 200.0), xlabel=tr("% of what it offers"), title=title)
    panels[0].set(ylabel=tr("net class"))
    return figure


def net(folder):
    """The net from the side when the rock touches it and at its largest elongation; elongation over energy."""
    figure, (left, right) = maps.figure_of(2.4, gridspec_kw={"width_ratios": (1.5, 1.0)})
    path = folder / "net_impacts.gpkg"
    energy, elongation = (np.array(maps.points_of(path, name), float) for name in ("e_kj", "elong_m"))
    worst = elongation.argmax()
    moment = maps.points_of(path, "elong_s")[worst]
    film = net_film(folder / "net_net.gpkg")
    times = np.array(sorted({time for time, _, _ in film}))
    for wanted, colour in ((0.0, "#b8c7d1"), (moment, maps.DARK)):
        shown = times[np.abs(times - wanted).argmin()]
        for time, part, lines in film:
            if time == shown:
                width = 0.3 if part == "net" else 1.0
                left.plot(*lines, color=maps.RED if part == "brake" else colour, linewidth=width)
    left.set(aspect="equal", xlabel=tr("across [m]"), ylabel=tr("up [m]"), title=tr("net from the side"))
    right.plot(energy, elongation, "o", color=maps.BLUE, markersize=5)
    limits = {"xlim": (0.0, 1.15 * energy.max()), "ylim": (0.0, 1.1 * elongation.max())}
    right.set(xlabel=tr("energy [kJ]"), title=tr("elongation [m]"), **limits)
    return figure


def net_film(path):
    """(time, part, (2, k) places across and up, NaN between lines) of each feature of a film of a net."""
    from osgeo import ogr

    data = ogr.Open(str(path))
    layer = data.GetLayer(0)
    rows, ends = [], None
    for feature in layer:
        geometry = feature.GetGeometryRef()
        lines = [np.array(geometry.GetGeometryRef(k).GetPoints()) for k in range(geometry.GetGeometryCount())]
        rows.append((feature["time_s"], feature["part"], lines))
    posts = np.array([line for _, part, lines in rows[:8] if part == "post" for line in lines])
    feet = posts.min(axis=1)
    along = posts[-1, 0, :2] - posts[0, 0, :2]
    along /= np.hypot(*along)
    ends = np.array([-along[1], along[0]]), feet[0]
    gap = np.full((1, 2), np.nan)
    return [
        (time, part, np.concatenate([
            np.vstack([np.column_stack([(line[:, :2] - ends[1][:2]) @ ends[0], line[:, 2] - ends[1][2]]), gap])
            for line in lines
        ]).T)
        for time, part, lines in rows
    ]  # fmt: skip


def netsiting(folder):
    """Candidate lines on the map; share of the runs behind each, without and with the net."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (1.0, 0.8)})
    path = folder / "netsiting_sites.gpkg"
    maps.ground(left, folder, tr("candidate lines"))
    shapes, ranks = maps.read_lines(path, 0, "rank")
    for shape, rank in zip(shapes, ranks):
        left.plot(*shape.T, color=maps.RED if rank == 1 else maps.DARK, linewidth=2.5)
        left.annotate(str(rank), shape[0], xytext=(4, 2), textcoords="offset points", fontweight="bold")
    rows = sorted(zip(ranks, maps.points_of(path, "before_pct"), maps.points_of(path, "after_pct")))
    names, before, after = (np.array(column, float) for column in zip(*rows))
    kinds = ((before, -0.2, "#b8c7d1", tr("without")), (after, 0.2, maps.BLUE, tr("with the net")))
    for shares, aside, colour, _ in kinds:
        bars = right.bar(names + aside, shares, 0.4, color=colour)
        right.bar_label(bars, [formatted("{:.1f}", share) for share in shares], fontsize=8, padding=2)
    right.set(xlabel=tr("line"), title=tr("runs behind it [%]"), xticks=names)
    right.margins(y=0.1)
    maps.legend(figure, [Patch(color=colour, label=name) for *_, colour, name in kinds])
    return figure


def embankment(folder):
    """The footprint on the map, and a section."""
    from talus.algorithms.tools.embankment.outputs import COLOURS, part_words

    figure, (left, right) = maps.figure_of(2.6, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, tr("footprint"))
    path = folder / "embankment_footprint.gpkg"
    for part, colour in COLOURS.items():
        maps.polygons(left, path, 0, f"part = '{part}'", facecolors=colour)
    maps.lines(left, folder / "demo.gpkg", "road", colors=maps.BLUE, linewidths=2.0)
    east, north = make_demo.release_points()[6][0], make_demo.NORTH - 440.0
    window = east - 150.0, east + 150.0, north - 150.0, north + 150.0
    left.set(xlim=window[:2], ylim=window[2:])
    maps.scale(left, window, 50.0)
    section_of_embankment(right, folder)
    handles = [Patch(color=colour, label=part_words()[part]) for part, colour in COLOURS.items()]
    maps.legend(figure, handles, columns=4)
    return figure


def section_of_embankment(axes, folder):
    """Down the slope through the middle of the embankment: fill and cut."""
    (before, extent), (after, fine) = (
        read_raster(folder / f"{name}.tif") for name in ("terrain", "embankment_terrain")
    )
    east = make_demo.release_points()[6][0]
    columns = [heights[:, int((east - box[0]) / (box[1] - box[0]) * heights.shape[1])]
               for heights, box in ((before, extent), (after, fine))]  # fmt: skip
    ways = [np.linspace(box[3], box[2], 2 * column.size + 1)[1::2] for column, box in zip(columns, (extent, fine))]
    ground = np.interp(-ways[1], -ways[0], columns[0])
    middle = ways[1][np.argmax(columns[1] - ground)]
    x, near = middle - ways[1], np.abs(ways[1] - middle) < 40.0
    x, ground, finished = x[near], ground[near], columns[1][near]
    axes.fill_between(x, ground.min() - 3.0, np.fmin(ground, finished), color="#e6e1d6", linewidth=0)
    axes.fill_between(x, ground, finished, where=finished > ground, color="#d9a066", linewidth=0)
    axes.fill_between(x, finished, ground, where=finished < ground, color="#8fb0d6", linewidth=0)
    axes.plot(x, ground, color=maps.DARK, linewidth=0.8, linestyle="--")
    axes.plot(x, finished, color=maps.DARK, linewidth=1.6)
    axes.set(title=tr("section [m]"), aspect="equal", ylim=(ground.min() - 3.0, None))
    axes.set_yticks([])
    axes.spines["left"].set_visible(False)


def gallery(folder):
    """Sections along the road by their force, and the force along it."""
    figure, (left, right) = maps.figure_of(MAPS, gridspec_kw={"width_ratios": (0.85, 1.0)})
    maps.ground(left, folder, tr("sections"))
    path = folder / "gallery_sections.gpkg"
    shapes, forces = maps.read_lines(path, 0, "force_kn")
    ends = list(zip(*(maps.read_lines(path, 0, name)[1] for name in ("from_m", "to_m"))))
    known = np.array([0.0 if force is None else force for force in forces])
    for shape, force in zip(shapes, known):
        left.plot(*shape.T, color=maps.RED if force > 0.0 else maps.BLUE, linewidth=1.0 + 6.0 * force / known.max(),
                  solid_capstyle="butt")  # fmt: skip
    for (low, high), force in zip(ends, known):
        right.bar(0.5 * (low + high), force / 1000.0, high - low, color="#9fb4c7", edgecolor="white")
    right.set(xlabel=tr("along the road [m]"), ylabel=tr("95 % force [MN]"), title=tr("on the gallery"))
    return figure
