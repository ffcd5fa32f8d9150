<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Talus</name>
    <message>
        <location filename="../algorithms/base.py"/>
        <location filename="../algorithms/outputs/report.py"/>
        <location filename="../algorithms/outputs/styles.py"/>
        <source>Rockfall</source>
        <translation>Steinschlag</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Inputs</source>
        <translation>Eingaben</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Advanced inputs</source>
        <translation>Erweiterte Eingaben</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Outputs</source>
        <translation>Ausgaben</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>There is not enough memory. Choose a smaller extent, fewer runs or fewer outputs.</source>
        <translation>Der Arbeitsspeicher reicht nicht aus. Wählen Sie einen kleineren Ausschnitt, weniger Läufe oder weniger Ausgaben.</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Talus needs a Python package that is not there: {}. Install it for the Python of QGIS.</source>
        <translation>Talus benötigt ein Python-Paket, das fehlt: {}. Installieren Sie es für das Python von QGIS.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/cluster.py"/>
        <source>Connecting to the scheduler at {} ...</source>
        <translation>Verbindung mit dem Scheduler {} wird aufgebaut ...</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/dem.py"/>
        <source>DEM: this is no raster layer that QGIS can read.</source>
        <translation>DEM: Das ist kein Rasterlayer, den QGIS lesen kann.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/dem.py"/>
        <source>DEM: export the layer {} to a GeoTIFF first.</source>
        <translation>DEM: Exportieren Sie den Layer {} zuerst in ein GeoTIFF.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>GROUND: choose the field with the ground class (GROUND_FIELD).</source>
        <translation>GROUND: Wählen Sie das Feld mit der Bodenklasse (GROUND_FIELD).</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>GROUND: feature {} has the class {!r} in {}; known classes are {}.</source>
        <translation>GROUND: Objekt {} hat die Klasse {!r} in {}; bekannte Klassen sind {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>(empty)</source>
        <translation>(leer)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>FOREST: choose the fields with the drag coefficient and the height (FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD).</source>
        <translation>FOREST: Wählen Sie die Felder mit dem Widerstandskoeffizienten und der Höhe (FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD).</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: {} overlap with different values. Cut them so that each place has one value only.</source>
        <translation>{}: {} überlappen sich mit unterschiedlichen Werten. Schneiden Sie sie zu, damit jeder Ort nur einen Wert hat.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: {} polygons cover {:.0f} % of the cells.</source>
        <translation>{}: {} Polygone bedecken {:.0f} % der Zellen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} is empty.</source>
        <translation>{}: Der Layer {} ist leer.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: all polygons of {} lie outside of the elevation model; is its coordinate system right?</source>
        <translation>{}: Alle Polygone von {} liegen außerhalb des Höhenmodells; stimmt das Koordinatensystem?</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: without effect, outside of the elevation model: {}.</source>
        <translation>{}: ohne Wirkung, weil außerhalb des Höhenmodells: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>FOREST: feature {} has {} = {}; give a number of at least 0.</source>
        <translation>FOREST: Objekt {} hat {} = {}; geben Sie eine Zahl von mindestens 0 an.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/parameter_values.py"/>
        <source>{} ({}) is {:g}; give a number from {:g} to {:g}.</source>
        <translation>{} ({}) ist {:g}; geben Sie eine Zahl von {:g} bis {:g} an.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/release_sampling.py"/>
        <source>RELEASES: a polygon of {:.0f} m x {:.0f} m holds too many points {} m apart; raise SPACING.</source>
        <translation>RELEASES: Ein Polygon von {:.0f} m x {:.0f} m fasst zu viele Punkte im Abstand von {} m; erhöhen Sie SPACING.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: left out for want of a geometry: {}.</source>
        <translation>RELEASES: ausgelassen, weil ohne Geometrie: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: the layer has no feature to start from.</source>
        <translation>RELEASES: Der Layer hat kein Objekt, von dem ein Lauf starten kann.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: no elevation under {}: outside of the elevation model, or no data there. Move or delete them, or choose an elevation model that covers them.</source>
        <translation>RELEASES: kein Höhenwert für {}: außerhalb des Höhenmodells oder ohne Daten. Verschieben oder löschen Sie sie, oder wählen Sie ein Höhenmodell, das sie abdeckt.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: {} sampled points outside of the elevation model are left out.</source>
        <translation>RELEASES: {} Punkte auf Linien und Flächen liegen außerhalb des Höhenmodells und werden ausgelassen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>more than {:g}</source>
        <translation>größer als {:g}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>at least {:g}</source>
        <translation>von mindestens {:g}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: feature {} has {} = {}; give a number of {}.</source>
        <translation>RELEASES: Objekt {} hat {} = {}; geben Sie eine Zahl {} an.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.</source>
        <translation>Sturzblock: {}, {:.3g} m³, {:.0f} kg, {} Ecken.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Elevation model: {} x {} cells of {:g} m x {:g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data.</source>
        <translation>Höhenmodell: {} x {} Zellen von {:g} m x {:g} m in {}, Höhen {:.0f} bis {:.0f} m, {:.0f} % ohne Daten.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Releases: {} points of {} features, {} runs.</source>
        <translation>Starts: {} Punkte aus {} Objekten, {} Läufe.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Elevation model</source>
        <translation>Höhenmodell</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Heights in metres, in a projected coordinate system in metres. The rocks collide with the smooth surface between its cell centres. Buildings and trees should not be in it.</source>
        <translation>Höhen in Metern, in einem projizierten Koordinatensystem in Metern. Die Blöcke treffen auf die glatte Fläche zwischen den Zellmittelpunkten. Gebäude und Bäume sollten nicht enthalten sein.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Release points, lines or areas</source>
        <translation>Startpunkte, Startlinien oder Anrissgebiete</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Where rocks start. Points are used as they are, lines and polygons are sampled at the spacing among the advanced inputs. Only x and y count; the height comes from the elevation model.</source>
        <translation>Wo Blöcke starten. Punkte gelten, wie sie sind; Linien und Polygone werden mit dem Abstand aus den erweiterten Eingaben in Punkte aufgelöst. Nur x und y zählen; die Höhe kommt aus dem Höhenmodell.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Runs per release point</source>
        <translation>Läufe je Startpunkt</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>How many rocks start at each point, each with a random orientation. 100 and more give smooth maps.</source>
        <translation>Wie viele Blöcke an jedem Punkt starten, jeder mit zufälliger Ausrichtung. 100 und mehr ergeben glatte Karten.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Release height above the ground [m]</source>
        <translation>Starthöhe über dem Boden [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Height of the lowest corner of the rock above the ground when it is let go.</source>
        <translation>Höhe der tiefsten Ecke des Blocks über dem Boden, wenn er losgelassen wird.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Shape of the rocks</source>
        <translation>Form der Sturzblöcke</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A shape of the library. eota111 and eota221 are the norm blocks of the tests of rockfall nets; plates and discs run furthest, cubes and tetrahedra stop first.</source>
        <translation>Eine Form der Bibliothek. eota111 und eota221 sind die Normblöcke für die Prüfung von Steinschlagschutznetzen; Platten und Scheiben laufen am weitesten, Würfel und Tetraeder bleiben zuerst liegen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Shape from a file (instead)</source>
        <translation>Form aus einer Datei (stattdessen)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply)</source>
        <translation>Punkte und Netze (*.pts *.xyz *.csv *.obj *.stl *.ply)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A point cloud or mesh in metres; the rock is its convex hull. Replaces the shape of the library.</source>
        <translation>Eine Punktwolke oder ein Netz in Metern; der Block ist dessen konvexe Hülle. Ersetzt die Form der Bibliothek.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Volume of a rock [m³]</source>
        <translation>Volumen eines Sturzblocks [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The shape is scaled to this volume. Left empty, a rock from a file keeps its own size.</source>
        <translation>Die Form wird auf dieses Volumen skaliert. Bleibt das Feld leer, behält ein Block aus einer Datei seine Größe.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Density of the rock [kg/m³]</source>
        <translation>Dichte des Gesteins [kg/m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.</source>
        <translation>2700 passt zu Granit, Gneis und Kalk; Sandstein hat etwa 2400, Basalt 3000.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground polygons</source>
        <translation>Bodenpolygone</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Areas of one ground class each. Where no polygon is, the class for the rest applies. Polygons of different classes must not overlap.</source>
        <translation>Flächen mit je einer Bodenklasse. Wo kein Polygon ist, gilt die Klasse des übrigen Geländes. Polygone verschiedener Klassen dürfen sich nicht überlappen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the ground class</source>
        <translation>Feld mit der Bodenklasse</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Names of classes: {}.</source>
        <translation>Namen der Klassen: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground class of the rest</source>
        <translation>Bodenklasse des übrigen Geländes</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Class where no polygon is: soft ground brakes by long slippage, hard ground throws rocks back up. extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
        <translation>Klasse, wo kein Polygon ist: Weicher Boden bremst durch langes Gleiten, harter Boden wirft Blöcke wieder hoch. extra_hard ist Fels, hard grober Hangschutt, medium Waldboden, soft feuchte Wiese.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Forest polygons</source>
        <translation>Waldpolygone</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Stands that brake rocks by a drag below the height of the layer. Overlapping stands must agree.</source>
        <translation>Bestände, die Blöcke unterhalb der Höhe der Widerstandsschicht bremsen. Überlappende Bestände müssen übereinstimmen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the drag coefficient [kg/s]</source>
        <translation>Feld mit dem Widerstandskoeffizienten [kg/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Drag force per velocity: about 250 open, 500 medium and 750 dense forest.</source>
        <translation>Widerstandskraft je Geschwindigkeit: etwa 250 für lockeren, 500 für mittleren und 750 für dichten Wald.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the height of the drag layer [m]</source>
        <translation>Feld mit der Höhe der Widerstandsschicht [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Up to this height above the ground a rock is braked.</source>
        <translation>Bis zu dieser Höhe über dem Boden wird ein Block gebremst.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the volume [m³]</source>
        <translation>Feld der Startobjekte mit dem Volumen [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Volume of the rocks of each feature; empty values take the volume above.</source>
        <translation>Volumen der Blöcke jedes Objekts; leere Werte übernehmen das Volumen oben.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the number of runs</source>
        <translation>Feld der Startobjekte mit der Anzahl Läufe</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Runs from each point of a feature; empty values take the number above.</source>
        <translation>Läufe von jedem Punkt eines Objekts; leere Werte übernehmen die Anzahl oben.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the release height [m]</source>
        <translation>Feld der Startobjekte mit der Starthöhe [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Height above the ground of each feature; empty values take the height above.</source>
        <translation>Höhe jedes Objekts über dem Boden; leere Werte übernehmen die Höhe oben.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Spacing of points on lines and areas [m]</source>
        <translation>Punktabstand auf Linien und Flächen [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Distance between the release points on lines, and of their square grid in polygons.</source>
        <translation>Abstand der Startpunkte auf Linien und ihres quadratischen Rasters in Polygonen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Initial velocity [m/s]</source>
        <translation>Anfangsgeschwindigkeit [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Horizontal velocity at the start, for example after an earthquake or from a blast.</source>
        <translation>Horizontale Geschwindigkeit beim Start, zum Beispiel nach einem Erdbeben oder durch eine Sprengung.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Direction of the initial velocity [° from north]</source>
        <translation>Richtung der Anfangsgeschwindigkeit [° von Nord]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Azimuth, clockwise from north. Left empty, each rock starts down the steepest slope.</source>
        <translation>Azimut, im Uhrzeigersinn von Nord. Bleibt das Feld leer, startet jeder Block in Falllinie.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Time step [s]</source>
        <translation>Zeitschritt [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>0.002 s is proven for rocks from a tenth to some tens of m³; smaller rocks need smaller steps.</source>
        <translation>0.002 s hat sich für Blöcke von einem Zehntel bis zu einigen Dutzend m³ bewährt; kleinere Blöcke brauchen kleinere Schritte.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Scheme of free flight</source>
        <translation>Verfahren für den freien Flug</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>implicit keeps energy and spin of flying rocks (Leine et al. 2021); explicit is the older scheme (Leine et al. 2014), for comparison.</source>
        <translation>implicit erhält Energie und Drall fliegender Blöcke (Leine et al. 2021); explicit ist das ältere Verfahren (Leine et al. 2014), zum Vergleich.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Impact law</source>
        <translation>Stoßgesetz</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>newton: Newton's law of restitution with Coulomb friction.</source>
        <translation>newton: Newtonsches Stoßgesetz mit Coulombscher Reibung.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Normal restitution of all ground</source>
        <translation>Normale Restitution des gesamten Bodens</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Share of the approach velocity that is returned. Left empty, the ground classes say; theirs is 0, as rebounds come from the rock's shape and spin.</source>
        <translation>Anteil der Auftreffgeschwindigkeit, der zurückgegeben wird. Bleibt das Feld leer, gilt der Wert der Bodenklassen; er ist 0, weil Abpraller aus Form und Drall des Blocks entstehen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground classes brake by viscous drag too</source>
        <translation>Bodenklassen bremsen auch durch viskosen Widerstand</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>While a rock touches the ground it is braked by the drag of the class times its mass and velocity, as in RAMMS::ROCKFALL; rocks stop earlier. Leine et al. (2014) have no such term.</source>
        <translation>Solange ein Block den Boden berührt, bremst ihn der Widerstand der Klasse mal seine Masse und Geschwindigkeit, wie in RAMMS::ROCKFALL; Blöcke bleiben früher liegen. Leine et al. (2014) kennen diesen Term nicht.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Longest duration of a run [s]</source>
        <translation>Maximale Dauer eines Laufs [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A rock that still moves then is stopped and counted as such.</source>
        <translation>Ein Block, der sich dann noch bewegt, wird angehalten und als solcher gezählt.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Seed of the random orientations</source>
        <translation>Startwert der zufälligen Ausrichtungen</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The same seed and inputs give the same results to the last bit, on any number of threads.</source>
        <translation>Gleicher Startwert und gleiche Eingaben ergeben bis aufs letzte Bit gleiche Ergebnisse, mit beliebig vielen Threads.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Threads (0: all processors)</source>
        <translation>Threads (0: alle Prozessoren)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>How many runs are computed at once.</source>
        <translation>Wie viele Läufe gleichzeitig gerechnet werden.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Address of a dask scheduler</source>
        <translation>Adresse eines Dask-Schedulers</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Computes on a cluster instead of this computer, for example tcp://host:8786. Needs the Python package distributed here and the same Talus on all workers. Empty: the threads of this computer.</source>
        <translation>Rechnet auf einem Cluster statt auf diesem Computer, zum Beispiel tcp://host:8786. Benötigt hier das Python-Paket distributed und auf allen Workern dasselbe Talus. Leer: die Threads dieses Computers.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Time between the vertices of a line [s]</source>
        <translation>Zeit zwischen den Stützpunkten einer Linie [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Longer intervals make smaller layers. Maps and numbers do not depend on it.</source>
        <translation>Längere Abstände ergeben kleinere Layer. Karten und Kennzahlen hängen nicht davon ab.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Band of the elevation model</source>
        <translation>Kanal des Höhenmodells</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The band with the heights.</source>
        <translation>Der Kanal mit den Höhen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Part of the elevation model to read</source>
        <translation>Zu lesender Teil des Höhenmodells</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Saves memory on a large model. Rocks that leave the extent end there. Empty: all of it.</source>
        <translation>Spart Speicher bei einem großen Modell. Blöcke, die den Ausschnitt verlassen, enden dort. Leer: das ganze Modell.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} has no coordinate system. Assign the one it was made in with the layer's menu, Layer CRS, or with Assign projection.</source>
        <translation>{}: Der Layer {} hat kein Koordinatensystem. Weisen Sie ihm jenes zu, in dem er erstellt wurde, im Menü des Layers unter Layer-KBS oder mit Projektion zuweisen.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} has no field {!r}; it has {}.</source>
        <translation>{}: Der Layer {} hat kein Feld {!r}; vorhanden: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: feature {} cannot be reprojected to {}; is its coordinate system right?</source>
        <translation>{}: Objekt {} kann nicht nach {} umprojiziert werden; stimmt das Koordinatensystem?</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{} features ({} ...)</source>
        <translation>{} Objekte ({} ...)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>feature {}</source>
        <translation>Objekt {}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>features {}</source>
        <translation>Objekte {}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: this is no vector layer that QGIS can read.</source>
        <translation>{}: Das ist kein Vektorlayer, den QGIS lesen kann.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is the input {}; choose another file for the output.</source>
        <translation>{}: {} ist die Eingabe {}; wählen Sie eine andere Datei für die Ausgabe.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is the file of {} too; choose another one.</source>
        <translation>{}: {} ist auch die Datei von {}; wählen Sie eine andere.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} cannot be written, because there is no folder {}. Make it first.</source>
        <translation>{}: {} kann nicht geschrieben werden, weil es den Ordner {} nicht gibt. Legen Sie ihn zuerst an.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is a folder; give the name of a file.</source>
        <translation>{}: {} ist ein Ordner; geben Sie den Namen einer Datei an.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} cannot be written ({}). Choose another place, or close what uses the file.</source>
        <translation>{}: {} kann nicht geschrieben werden ({}). Wählen Sie einen anderen Ort, oder schließen Sie das Programm, das die Datei benutzt.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passages [runs]</source>
        <translation>Durchgänge [Läufe]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>How many runs pass a cell. Each counts once.</source>
        <translation>Anzahl Läufe, die eine Zelle queren. Jeder zählt einmal.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, maximum [kJ]</source>
        <translation>Energie, Maximum [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest kinetic energy, of translation and rotation, of all runs in a cell.</source>
        <translation>Maximale kinetische Energie (Translation und Rotation) aller Läufe in einer Zelle.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, 95th percentile [kJ]</source>
        <translation>Energie, 95. Perzentil [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy that 95 % of the passing runs stay below, each with its largest in the cell.</source>
        <translation>Energie, unter der 95 % der querenden Läufe bleiben, jeder mit seinem Maximum in der Zelle.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, maximum [m]</source>
        <translation>Sprunghöhe, Maximum [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest height of a rock's centre of mass above the ground.</source>
        <translation>Maximale Höhe des Massenschwerpunkts eines Sturzblocks über dem Boden.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, 95th percentile [m]</source>
        <translation>Sprunghöhe, 95. Perzentil [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Height of the centre of mass that 95 % of the passing runs stay below.</source>
        <translation>Höhe des Massenschwerpunkts, unter der 95 % der querenden Läufe bleiben.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Velocity, maximum [m/s]</source>
        <translation>Geschwindigkeit, Maximum [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest velocity of a rock's centre of mass.</source>
        <translation>Maximale Geschwindigkeit des Massenschwerpunkts eines Sturzblocks.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Reach probability [share of runs]</source>
        <translation>Erreichenswahrscheinlichkeit [Anteil der Läufe]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Share of all runs that pass a cell, 0 to 1.</source>
        <translation>Anteil aller Läufe, die eine Zelle queren, 0 bis 1.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Deposits [runs]</source>
        <translation>Ablagerungen [Läufe]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>How many runs come to rest in a cell.</source>
        <translation>Anzahl Läufe, die in einer Zelle zur Ruhe kommen.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, mean [kJ]</source>
        <translation>Energie, Mittelwert [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest energy in the cell.</source>
        <translation>Mittelwert der maximalen Energie in der Zelle über alle querenden Läufe.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, mean [m]</source>
        <translation>Sprunghöhe, Mittelwert [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest height in the cell.</source>
        <translation>Mittelwert der maximalen Höhe in der Zelle über alle querenden Läufe.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Velocity, mean [m/s]</source>
        <translation>Geschwindigkeit, Mittelwert [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest velocity in the cell.</source>
        <translation>Mittelwert der maximalen Geschwindigkeit in der Zelle über alle querenden Läufe.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Rotation, maximum [rev/s]</source>
        <translation>Rotation, Maximum [rev/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest rate of rotation.</source>
        <translation>Maximale Drehgeschwindigkeit, in Umdrehungen je Sekunde.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Numbers</source>
        <translation>Kennzahlen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Distributions</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Why runs ended</source>
        <translation>Warum Läufe endeten</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Parameters</source>
        <translation>Parameter</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Made from</source>
        <translation>Grundlagen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Limits</source>
        <translation>Grenzen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Talus {}, {}. Seed {}.</source>
        <translation>Talus {}, {}. Startwert {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Rockfall simulation</source>
        <translation>Steinschlagsimulation</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Largest energy, paths and release points (blue). North is up, the picture is {:.0f} m wide.</source>
        <translation>Maximale Energie, Sturzbahnen und Startpunkte (blau). Norden ist oben, das Bild ist {:.0f} m breit.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Map</source>
        <translation>Karte</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Coordinate system</source>
        <translation>Koordinatensystem</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the terrain as used</source>
        <translation>SHA-256 des verwendeten Geländes</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the ground as used</source>
        <translation>SHA-256 des verwendeten Bodens</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the rocks as used</source>
        <translation>SHA-256 der verwendeten Blöcke</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the releases as used</source>
        <translation>SHA-256 der verwendeten Starts</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Run-out length [m]</source>
        <translation>Auslaufstrecke [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Largest energy of a run [kJ]</source>
        <translation>Maximale Energie eines Laufs [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Parameters of the ground have to be calibrated at events of the site; published values are a start.</source>
        <translation>Bodenparameter müssen an Ereignissen des Standorts kalibriert werden; veröffentlichte Werte sind ein Ausgangspunkt.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Rocks stay whole: no fragmentation, and no impacts between rocks or against single trees.</source>
        <translation>Blöcke bleiben ganz: keine Fragmentierung und keine Stöße zwischen Blöcken oder gegen einzelne Bäume.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>The ground is the elevation model, smooth between its cells; what is smaller than a cell is not there.</source>
        <translation>Der Boden ist das Höhenmodell, glatt zwischen seinen Zellen; was kleiner ist als eine Zelle, fehlt.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Maps count the runs that were made. How often rocks fall is not part of the simulation.</source>
        <translation>Die Karten zählen die gerechneten Läufe. Wie oft Blöcke stürzen, ist nicht Teil der Simulation.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>The 95th percentile of a cell that few runs pass is uncertain; look at the passages too.</source>
        <translation>Das 95. Perzentil einer Zelle, die nur wenige Läufe queren, ist unsicher; beachten Sie auch die Durchgänge.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>id of the release feature</source>
        <translation>ID des Startobjekts</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>number of the release point</source>
        <translation>Nummer des Startpunkts</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>shape of the rock</source>
        <translation>Form des Sturzblocks</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>volume [m³]</source>
        <translation>Volumen [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>mass [kg]</source>
        <translation>Masse [kg]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum energy [kJ]</source>
        <translation>maximale Energie [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum velocity [m/s]</source>
        <translation>maximale Geschwindigkeit [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum passing height [m]</source>
        <translation>maximale Sprunghöhe [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>run-out length, horizontal [m]</source>
        <translation>Auslaufstrecke, horizontal [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>reach angle [°]</source>
        <translation>Pauschalgefälle [°]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>duration [s]</source>
        <translation>Dauer [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>why the run ended</source>
        <translation>Grund für das Ende des Laufs</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>time since the release [s]</source>
        <translation>Zeit seit dem Start [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>slippage [m]</source>
        <translation>Gleitweg [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>penetration [m]</source>
        <translation>Eindringung [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>velocity before [m/s]</source>
        <translation>Geschwindigkeit vorher [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>velocity after [m/s]</source>
        <translation>Geschwindigkeit nachher [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>energy before [kJ]</source>
        <translation>Energie vorher [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>energy after [kJ]</source>
        <translation>Energie nachher [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/styles.py"/>
        <source>other</source>
        <translation>andere</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Runs</source>
        <translation>Läufe</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Release points</source>
        <translation>Startpunkte</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of runs that came to rest</source>
        <translation>Anteil der Läufe, die zur Ruhe kamen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of runs that left the terrain</source>
        <translation>Anteil der Läufe, die das Gelände verließen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest energy [kJ]</source>
        <translation>Maximale Energie [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest 95th percentile of energy in a cell [kJ]</source>
        <translation>Maximales 95. Perzentil der Energie in einer Zelle [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest passing height [m]</source>
        <translation>Maximale Sprunghöhe [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest 95th percentile of passing height in a cell [m]</source>
        <translation>Maximales 95. Perzentil der Sprunghöhe in einer Zelle [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest velocity [m/s]</source>
        <translation>Maximale Geschwindigkeit [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Longest run-out, horizontal [m]</source>
        <translation>Maximale Auslaufstrecke, horizontal [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Mean run-out, horizontal [m]</source>
        <translation>Mittlere Auslaufstrecke, horizontal [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Smallest reach angle [°]</source>
        <translation>Minimales Pauschalgefälle [°]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of contact steps that did not converge</source>
        <translation>Anteil der Kontaktschritte ohne Konvergenz</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>at rest</source>
        <translation>zur Ruhe gekommen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>left the terrain</source>
        <translation>Gelände verlassen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>longest duration reached</source>
        <translation>maximale Dauer erreicht</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>{} runs in {:.1f} s: {:.0f} runs/s, {:.2g} million steps/s.</source>
        <translation>{} Läufe in {:.1f} s: {:.0f} Läufe/s, {:.2g} Millionen Schritte/s.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>More than 0.1 % of the contact steps did not converge; try a smaller time step.</source>
        <translation>Mehr als 0.1 % der Kontaktschritte konvergierten nicht; versuchen Sie einen kleineren Zeitschritt.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Trajectories</source>
        <translation>Sturzbahnen</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M).</source>
        <translation>Bahnen der Massenschwerpunkte der Blöcke als Linien mit Höhe (Z) und Zeit in Sekunden (M).</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Stops</source>
        <translation>Endpunkte</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Where and why each run ended, with the same fields.</source>
        <translation>Wo und warum jeder Lauf endete, mit denselben Feldern.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Contacts</source>
        <translation>Bodenkontakte</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Each phase of contact with the ground: slippage, and velocity and energy before and after it.</source>
        <translation>Jede Phase des Bodenkontakts: Gleitweg sowie Geschwindigkeit und Energie davor und danach.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Cancelled while layers were written; nothing is kept.</source>
        <translation>Beim Schreiben der Layer abgebrochen; nichts bleibt erhalten.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>{}: a feature could not be written; is the disk full?</source>
        <translation>{}: Ein Objekt konnte nicht geschrieben werden; ist der Datenträger voll?</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <location filename="../algorithms/provider.py"/>
        <source>Talus (rockfall)</source>
        <translation>Talus (Steinschlag)</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Simulate rockfall</source>
        <translation>Steinschlag simulieren</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Throws rigid, polyhedral rocks down an elevation model and maps where they go, how high they jump and with how much energy. An elevation model and release points are all it needs; ground and forest polygons make it more precise.</source>
        <translation>Lässt starre, polyedrische Blöcke über ein Höhenmodell stürzen und kartiert, wohin sie gelangen, wie hoch sie springen und mit welcher Energie. Ein Höhenmodell und Startpunkte genügen; Boden- und Waldpolygone machen das Ergebnis genauer.</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>rockfall,rock,fall,trajectory,run-out,hazard,energy,jump height,talus,boulder</source>
        <translation>Steinschlag,Blockschlag,Sturz,Sturzblock,Sturzbahn,Trajektorie,Auslaufstrecke,Naturgefahren,Energie,Sprunghöhe,talus,rockfall</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>The first run compiles the engine, which takes about half a minute ...</source>
        <translation>Beim ersten Mal wird der Rechenkern übersetzt; das dauert etwa eine halbe Minute ...</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Simulating ...</source>
        <translation>Simulation läuft ...</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Cancelled; nothing was written.</source>
        <translation>Abgebrochen; nichts wurde geschrieben.</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>HTML files (*.html)</source>
        <translation>HTML-Dateien (*.html)</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>One page with a map, the numbers, all parameters and what the results were made from.</source>
        <translation>Eine Seite mit Karte, Kennzahlen, allen Parametern und den Grundlagen der Ergebnisse.</translation>
    </message>
</context>
</TS>
