# SPDX-License-Identifier: GPL-2.0-or-later
"""The public interface of the engine: what scripts, examples and algorithms of the plugin may import, and from where.

Everything else may change from one version to the next. All of it has type hints, which `make types` checks; shapes and
units stand in the docstrings. docs/api/interface.md is made from this page, and tests/test_interface.py finds what
imports anything else. ``talus.engine.choices`` is public as a whole: all names to choose from.
"""

# subject -> module within talus.engine ("": itself) -> names
PUBLIC = {
    "Simulations": {
        "": (
            "Barriers", "Cancelled", "Ground", "Release", "Result", "Rock", "Run", "Settings", "Terrain", "Trees",
            "ground_classes", "rock_library", "simulate", "trace",
        ),
        "arithmetic.power": ("cbrt",),
        "ensemble.fragments": ("Fragmentation", "simulate_breaking"),
        "ensemble.proof": ("INPUTS", "fingerprint"),
        "ensemble.unfinished": ("Unfinished",),
        "jit.readiness": ("is_compiled", "why_slow"),
        "random_numbers.distributions": ("row_of",),
        "study.keys": ("LAYERS", "MAPS", "RIGID", "TABLES"),
        "study.maps": ("MAP_ROWS",),
        "study.outputs": ("proof_of", "write_exceedances"),
        "study.starts": ("ReleasePoints", "make_releases", "start_of"),
        "study.text": ("text_of",),
        "version": ("__version__",),
        "workers.cluster": ("cluster_executor",),
    },
    "Rocks": {
        "rigid_body.quaternion": ("rotation_matrix",),
        "shapes.equivalent": ("equivalent_box",),
        "shapes.flats": ("LARGE_FLATS", "MOST_NATURAL_FLATS", "flat_share"),
        "shapes.lengths": ("checked_lengths",),
        "shapes.make": ("Recipe", "make_rocks", "recipe_of"),
        "shapes.measures": ("measures",),
        "shapes.point_cloud": ("largest_cluster", "to_metres"),
        "shapes.polyhedron": ("convex_hull",),
        "shapes.rock": ("LARGEST_EXTENT",),
        "shapes.rock_library": ("names", "rock", "rock_of_lengths"),
        "shapes.simplify": ("simplify",),
        "shapes.sizes": ("draw_sizes",),
    },
    "Terrain and ground": {
        "embankments.carving": ("Carving", "LABELS"),
        "embankments.crest_line": ("without_repeats",),
        "embankments.finer_grid": ("finer_grid", "finer_heights", "parts_of_cell"),
        "embankments.layout": ("layout_of", "place_text"),
        "embankments.overtopping": ("overtopping", "rolling_climb", "sliding_climb"),
        "embankments.shape": ("EmbankmentShape", "check_shape", "section_error"),
        "embankments.uphill_side": ("uphill_side",),
        "ground.classes": ("TABLE", "GroundClass", "load", "read", "write"),
        "ground.clearings": ("without_drag_near",),
        "ground.ground": ("class_parameters",),
        "ground.parameters": (
            "BY_NAME", "CLASS_BAND", "CONTACT", "DEFAULTS", "DRAG", "NAMES", "RESTITUTION", "ROLLING_RESISTANCE",
            "ROUGHNESS", "SCAR_LAYER", "SCAR_STRENGTH", "SEARCHABLE", "SLIDING_FRICTION", "TELLING", "VISCOUS_DRAG",
        ),
        "ground.polygon_problems": ("find_problems", "without_contradictions"),
        "ground.terrain": ("check_nodes",),
    },
    "Barriers, trees and nets": {
        "forest.dead_wood": ("logs_in_polygon",),
        "forest.tree_stands": ("Stems", "stand_in_polygon", "stands_on_grid"),
        "nets": ("FlatGroundError", "Net", "NoGroundError", "ground_of", "impact", "impacts"),
        "nets.collision.throws": ("across", "aimed", "place_on", "thrown"),
        "nets.collision.verdict": ("line_direction",),
        "nets.surrogate": ("design", "surrogate"),
        "obstacles.outcome": ("OUTCOMES", "TREE_OUTCOMES"),
        "obstacles.strength": ("stem_energy", "stem_height"),
    },
    "Before a simulation": {
        "slope_profiles.catchment_chart": ("cases", "chart"),
        "slope_profiles.slope_profile": ("envelope", "pieces_of", "profile", "stations", "strip", "width_for"),
        "sources.block_statistics": (
            "ADVISED", "Anchor", "PLAUSIBLE", "block_of_period", "blocks_a_year", "blocks_of_periods", "bounded",
            "fit_blocks", "most_plausible", "scenarios",
        ),
        "sources.slope_units": ("slope_units",),
        "sources.source_areas": ("find_areas", "points_in", "resolution_threshold", "spacing_for", "steepness"),
    },
    "After a simulation": {
        "calibration.clouds": ("Cloud", "Clouds", "VALUES"),
        "calibration.models": ("Model", "Models", "Speeds", "calibrated_class"),
        "calibration.search": ("Bounds", "calibrate", "check_bounds"),
        "hazard.danger_zones": ("danger_zones",),
        "hazard.energy_line": ("steepest_angle", "steepest_visible_angle"),
        "hazard.frequency": (
            "Frequencies", "block_diameter", "rate_band", "release_rate", "return_period", "width_of_cell",
        ),
        "hazard.hazard": ("Hazard",),
        "hazard.hazard_curve": ("counts_of_line", "counts_of_object", "hazard_curve", "widened"),
        "hazard.object_risk": ("Exposure", "Scenario", "hits_of", "presence_of_vehicles", "risk_of"),
        "hazard.size_law": ("SizeLaw", "WIDEST", "check_classes", "fitted_exponent"),
        "passages.motion": ("Motion",),
        "passages.passage_statistics": ("highest_of", "values_of"),
        "passages.profile": ("profile", "stations_along"),
        "passages.screen_line": ("crossings", "first_passages", "segments_of"),
        "protection.barrier_variants": ("SERVICE_SHARE", "compare", "line_on_ground", "needed", "net_class"),
        "protection.design_check": (
            "Actions", "Net", "OnrFactors", "Site", "UNI_FACTORS", "UniFactors", "check_ead", "check_onr", "check_uni",
            "design_ead", "design_onr", "design_uni", "least_free_border", "passes", "residual_category",
        ),
        "protection.net_crossings": (
            "crossings_of", "features_of_rows", "line_of", "rock_of", "shares_taken", "worst_below_top",
        ),
        "protection.net_ranking": ("demand_of", "demand_surface", "most_demanding"),
        "protection.net_siting": ("NONE", "chance_of_best", "order_of", "siting_of", "sure_of", "taken_evenly"),
        "protection.screening": ("BarrierClasses", "screen"),
        "statistics.convergence": (
            "curve", "estimate", "estimate_of_present", "fewest_runs", "needed_runs", "quantile_precisions",
        ),
        "statistics.order_statistics": ("fewest_values", "share_interval"),
        "statistics.paired_difference": ("difference",),
    },
    "Files": {
        "io.burn": ("Polygon", "burn", "nodes_inside"),
        "io.coordinate_systems": ("check_metric", "scale_warning"),
        "io.csv_cells": ("safe_cell",),
        "io.folder_lock": ("FolderLock", "NAME"),
        "io.geodata": ("Layer", "library"),
        "io.geopackage_columns": ("blocks_of_numbers",),
        "io.geopackage_rows": ("append_points", "empty_table", "well_known_binaries"),
        "io.ground_raster": ("read_ground", "write_ground"),
        "io.line_fields": ("ENERGY_ALONG", "MOTION", "decode_motion", "encode_energy_along", "encode_motion"),
        "io.mesh_files": ("enclosed_volume", "read_triangles"),
        "io.net_files": ("write_net",),
        "io.optional_packages": ("OLDEST", "require"),
        "io.polygonize": ("polygonize",),
        "io.raster": (
            "Band", "Grid", "complete_or_absent", "new_geotiff", "open_raster", "read_grid", "read_heights",
            "read_values", "window_of", "write_bands", "write_grid",
        ),
        "io.rock_files": ("read_points",),
        "io.rock_writers": ("write_obj", "write_pts"),
        "io.rockyfor3d": (
            "CLASS_OF_SOIL", "DEM", "NEEDED", "OUTER", "SOIL", "SOILS", "SOURCE", "Sources", "Study", "read_folder",
            "sources_of", "write_folder",
        ),
        "io.rockyfor3d_export": ("SOIL_OF_CLASS", "axes_of", "study_of"),
        "io.sql_commands": ("sql_with_names",),
        "io.thresholds": ("ENERGY", "HEIGHT", "ITEM", "KINDS", "Kind", "text_of", "thresholds_of"),
        "io.viewshed": ("Views",),
        "io.well_known_binary": ("line", "point", "polygon"),
    },
}  # fmt: skip


def public_names() -> dict[str, frozenset[str]]:
    """Module within talus.engine -> its public names."""
    return {module: frozenset(names) for modules in PUBLIC.values() for module, names in modules.items()}
