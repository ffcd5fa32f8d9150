# SPDX-License-Identifier: GPL-2.0-or-later
"""A small slope with its layers, and ways to run talus:simulate on it that catch what it says."""

import numpy as np
import pytest

CELL = 2.0
COLUMNS, ROWS = 40, 60  # 80 m x 120 m
WEST, NORTH = 2_600_000.0, 1_200_000.0
EPSG = 2056
STEEP_ROWS = 35  # from the north, then the ground is level


def slope_heights():
    """A plane of 40 degrees that falls to the south and ends on level ground; row 0 in the north, a corner no data."""
    down = np.minimum(np.arange(ROWS), STEEP_ROWS) * CELL * np.tan(np.radians(40.0))
    heights = np.repeat((500.0 - down)[:, None], COLUMNS, axis=1)
    heights[:5, :5] = np.nan
    return heights


def write_dem(path, epsg=EPSG, heights=None, cell=CELL, corner=(WEST, NORTH), tilt=0.0, nodata=-9999.0):
    """A GeoTIFF; ``epsg`` None leaves the coordinate system out."""
    from osgeo import gdal, osr

    heights = slope_heights() if heights is None else heights
    raster = gdal.GetDriverByName("GTiff").Create(str(path), heights.shape[1], heights.shape[0], 1, gdal.GDT_Float32)
    raster.SetGeoTransform((corner[0], cell, tilt, corner[1], tilt, -cell))
    if epsg:
        system = osr.SpatialReference()
        system.ImportFromEPSG(epsg)
        raster.SetProjection(system.ExportToWkt())
    raster.GetRasterBand(1).SetNoDataValue(nodata)
    raster.GetRasterBand(1).WriteArray(np.where(np.isnan(heights), nodata, heights))
    return str(path)


def layer_of(kind, features, fields="", crs=f"EPSG:{EPSG}", name="layer"):
    """A memory layer: ``features`` are pairs of WKT, in metres from the north-western corner, and attributes."""
    from qgis.core import QgsCoordinateReferenceSystem, QgsFeature, QgsGeometry, QgsVectorLayer

    layer = QgsVectorLayer(f"{kind}?{fields}", name, "memory")
    layer.setCrs(QgsCoordinateReferenceSystem(crs))
    rows = []
    for wkt, attributes in features:
        geometry = QgsGeometry.fromWkt(wkt)
        geometry.translate(WEST, NORTH)
        row = QgsFeature(layer.fields())
        row.setGeometry(geometry)
        row.setAttributes(list(attributes))
        rows.append(row)
    assert layer.dataProvider().addFeatures(rows)[0]
    layer.updateExtents()
    return layer


def rectangle(west, south, east, north):
    """WKT of a rectangle, in metres from the north-western corner."""
    return f"POLYGON(({west} {south}, {east} {south}, {east} {north}, {west} {north}, {west} {south}))"


@pytest.fixture(scope="session")
def dem(tmp_path_factory):
    """Path of the slope's elevation model."""
    return write_dem(tmp_path_factory.mktemp("slope") / "slope.tif")


@pytest.fixture
def releases(qgis_app):
    """Two release points near the top of the slope."""
    return layer_of("Point", [("POINT(30 -20)", []), ("POINT(50 -20)", [])], name="releases")


@pytest.fixture
def make_layer(qgis_app):
    """The function layer_of, once QGIS runs."""
    return layer_of


@pytest.fixture
def make_dem(tmp_path):
    """``make_dem(...)``: path of another elevation model; see write_dem."""
    return lambda name="other.tif", **properties: write_dem(tmp_path / name, **properties)


@pytest.fixture
def box():
    """The function rectangle."""
    return rectangle


@pytest.fixture
def recorder(qgis_app):
    """A feedback that keeps its messages."""
    from qgis.core import QgsProcessingFeedback

    class Recorder(QgsProcessingFeedback):
        def __init__(self):
            super().__init__(False)
            self.messages, self.warnings, self.errors = [], [], []

        def pushInfo(self, info):
            self.messages.append(info)

        def setProgressText(self, text):
            self.messages.append(text)

        def pushWarning(self, warning):
            self.warnings.append(warning)

        def reportError(self, error, fatalError=False):
            self.errors.append(error)

    return Recorder()


@pytest.fixture
def simulate(qgis_app, dem, releases, recorder):
    """``simulate(NAME=value, ...)``: run the algorithm on the slope, in seconds."""

    def run(context=None, **parameters):
        import processing

        small = {"DEM": dem, "RELEASES": releases, "RUNS": 3, "MAX_TIME": 60.0, "VOLUME": 0.5}
        return processing.run("talus:simulate", {**small, **parameters}, feedback=recorder, context=context)

    return run


@pytest.fixture
def loaded(qgis_app, recorder):
    """``loaded(algorithm, parameters, outputs, project)``: name -> layer, as after a run from the dialog.

    ``project``: that the layers come into; a new one if there is none.
    """
    from processing.gui.Postprocessing import handleAlgorithmResults
    from qgis.core import QgsProcessingContext, QgsProcessingOutputLayerDefinition, QgsProject

    projects = []

    def run(name, parameters, outputs, project=None):
        project, context = project or QgsProject(), QgsProcessingContext()
        projects.append(project)
        context.setProject(project)
        context.setFeedback(recorder)
        sinks = {key: QgsProcessingOutputLayerDefinition(value, project) for key, value in outputs.items()}
        algorithm = qgis_app.processingRegistry().createAlgorithmById(name)
        _, succeeded = algorithm.run({**parameters, **sinks}, context, recorder)
        assert succeeded, recorder.errors
        assert handleAlgorithmResults(algorithm, context, recorder, parameters=parameters), recorder.errors
        return {layer.name(): layer for layer in project.mapLayers().values()}

    return run


@pytest.fixture
def project_with(make_layer):
    """``project_with(dem)``: a project that has an elevation model, a forest and a road of the user's own."""
    from qgis.core import QgsProject, QgsRasterLayer

    project = QgsProject()

    def start(dem):
        layers = QgsRasterLayer(dem, "own"), make_layer("Polygon", [], name="forest")
        for layer in (*layers, make_layer("LineString", [], name="road")):
            project.addMapLayer(layer)
        return project

    return start


@pytest.fixture
def refused(simulate, tmp_path):
    """``refused(NAME=value, ...)``: the message of a run that must fail and must leave no file."""
    from qgis.core import QgsProcessingException

    def run(**parameters):
        folder = tmp_path / "outputs"
        folder.mkdir(exist_ok=True)
        outputs = {
            "TRAJECTORIES": str(folder / "lines.gpkg"),
            "ENERGY_MAX": str(folder / "energy.tif"),
            "REPORT": str(folder / "report.html"),
        }
        with pytest.raises(QgsProcessingException) as caught:
            simulate(**{**outputs, **parameters})
        assert list(folder.iterdir()) == []
        return str(caught.value)

    return run


@pytest.fixture
def cells():
    """``cells(path)``: array of a raster's first band, row 0 in the north."""

    def read(path):
        from osgeo import gdal

        return gdal.Open(str(path)).ReadAsArray()

    return read


@pytest.fixture(scope="session")
def mountain(qgis_app, shared_data, tmp_path_factory):
    """Eighty runs from two cliffs of avaGar, with samples: (elevation model, results of the simulation)."""
    import processing

    from talus.tests.qgis.motion_layers import far_layer

    folder = tmp_path_factory.mktemp("mountain")
    dem = str(shared_data / "dem" / "avaGar_5m_EPSG31287.tif")
    releases = far_layer("Point", ["POINT(248235 351338)", "POINT(248190 351408)"], "EPSG:31287")
    names = {"TRAJECTORIES": "lines.gpkg", "SAMPLES": "samples.gpkg", "ENERGY_MAX": "energy.tif"}
    outputs = {output: str(folder / name) for output, name in names.items()}
    maps = dict.fromkeys(("PASSAGES", "ENERGY_P95", "HEIGHT_MAX", "HEIGHT_P95", "VELOCITY_MAX"))
    parameters = {"DEM": dem, "RELEASES": releases, "RUNS": 40, "GROUND_DEFAULT": "hard", "GROUND_MODEL": "as RAMMS 1"}
    return dem, processing.run("talus:simulate", {**parameters, **maps, **outputs})


@pytest.fixture
def to_rasters(qgis_app, recorder, tmp_path):
    """``to_rasters(algorithm, outputs)``: a function that runs it with these rasters to files, and one that gives the
    message of a run that must fail and leave no file."""
    from qgis.core import QgsProcessingException

    folder = tmp_path / "out"

    def runner_of(algorithm, outputs):
        def run(**parameters):
            import processing

            folder.mkdir(exist_ok=True)
            files = {name: str(folder / f"{name}.tif") for name in outputs}
            return processing.run(algorithm, {**files, **parameters}, feedback=recorder)

        def refusal(**parameters):
            with pytest.raises(QgsProcessingException) as caught:
                run(**parameters)
            assert list(folder.iterdir()) == []
            return str(caught.value)

        return run, refusal

    return runner_of


@pytest.fixture
def desk(qgis_app, dem, tmp_path):
    """Desk with a new study of the slope."""
    from talus.tests.qgis.story_desk import Desk
    from talus.tests.qgis.study_runs import open_new_study

    desk = Desk(tmp_path / "pictures")
    desk.study = open_new_study(dem, tmp_path / "study")
    yield desk
    desk.close()
