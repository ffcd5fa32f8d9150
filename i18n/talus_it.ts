<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Talus</name>
    <message>
        <location filename="../algorithms/base.py"/>
        <location filename="../algorithms/outputs/report.py"/>
        <location filename="../algorithms/outputs/styles.py"/>
        <source>Rockfall</source>
        <translation>Caduta massi</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Inputs</source>
        <translation>Input</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Advanced inputs</source>
        <translation>Input avanzati</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Outputs</source>
        <translation>Output</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>There is not enough memory. Choose a smaller extent, fewer runs or fewer outputs.</source>
        <translation>La memoria non è sufficiente. Scegliere un'estensione più piccola, meno traiettorie o meno output.</translation>
    </message>
    <message>
        <location filename="../algorithms/base.py"/>
        <source>Talus needs a Python package that is not there: {}. Install it for the Python of QGIS.</source>
        <translation>Talus richiede un pacchetto Python che manca: {}. Installarlo per il Python di QGIS.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/cluster.py"/>
        <source>Connecting to the scheduler at {} ...</source>
        <translation>Connessione allo scheduler {} ...</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/dem.py"/>
        <source>DEM: this is no raster layer that QGIS can read.</source>
        <translation>DEM: non è un layer raster che QGIS possa leggere.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/dem.py"/>
        <source>DEM: export the layer {} to a GeoTIFF first.</source>
        <translation>DEM: esportare prima il layer {} in un GeoTIFF.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>GROUND: choose the field with the ground class (GROUND_FIELD).</source>
        <translation>GROUND: scegliere il campo con la classe di suolo (GROUND_FIELD).</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>GROUND: feature {} has the class {!r} in {}; known classes are {}.</source>
        <translation>GROUND: l'elemento {} ha la classe {!r} in {}; le classi note sono {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>(empty)</source>
        <translation>(vuoto)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>FOREST: choose the fields with the drag coefficient and the height (FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD).</source>
        <translation>FOREST: scegliere i campi con il coefficiente di resistenza e l'altezza (FOREST_DRAG_FIELD, FOREST_HEIGHT_FIELD).</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: {} overlap with different values. Cut them so that each place has one value only.</source>
        <translation>{}: {} si sovrappongono con valori diversi. Ritagliarli in modo che ogni punto abbia un solo valore.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: {} polygons cover {:.0f} % of the cells.</source>
        <translation>{}: {} poligoni coprono il {:.0f} % delle celle.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} is empty.</source>
        <translation>{}: il layer {} è vuoto.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: all polygons of {} lie outside of the elevation model; is its coordinate system right?</source>
        <translation>{}: tutti i poligoni di {} sono esterni al modello del terreno; il sistema di coordinate è corretto?</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>{}: without effect, outside of the elevation model: {}.</source>
        <translation>{}: senza effetto, perché all'esterno del modello del terreno: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/ground_layers.py"/>
        <source>FOREST: feature {} has {} = {}; give a number of at least 0.</source>
        <translation>FOREST: l'elemento {} ha {} = {}; indicare un numero di almeno 0.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/parameter_values.py"/>
        <source>{} ({}) is {:g}; give a number from {:g} to {:g}.</source>
        <translation>{} ({}) è {:g}; indicare un numero da {:g} a {:g}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/release_sampling.py"/>
        <source>RELEASES: a polygon of {:.0f} m x {:.0f} m holds too many points {} m apart; raise SPACING.</source>
        <translation>RELEASES: un poligono di {:.0f} m x {:.0f} m contiene troppi punti a distanza di {} m; aumentare SPACING.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: left out for want of a geometry: {}.</source>
        <translation>RELEASES: esclusi per mancanza di geometria: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: the layer has no feature to start from.</source>
        <translation>RELEASES: il layer non ha elementi da cui partire.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: no elevation under {}: outside of the elevation model, or no data there. Move or delete them, or choose an elevation model that covers them.</source>
        <translation>RELEASES: nessuna quota per {}: all'esterno del modello del terreno, o senza dati in quel punto. Spostarli o eliminarli, o scegliere un modello del terreno che li copra.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: {} sampled points outside of the elevation model are left out.</source>
        <translation>RELEASES: {} punti campionati all'esterno del modello del terreno sono esclusi.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>more than {:g}</source>
        <translation>maggiore di {:g}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>at least {:g}</source>
        <translation>di almeno {:g}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/releases.py"/>
        <source>RELEASES: feature {} has {} = {}; give a number of {}.</source>
        <translation>RELEASES: l'elemento {} ha {} = {}; indicare un numero {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.</source>
        <translation>Blocco: {}, {:.3g} m³, {:.0f} kg, {} vertici.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Elevation model: {} x {} cells of {:g} m x {:g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data.</source>
        <translation>Modello del terreno: {} x {} celle di {:g} m x {:g} m in {}, quote da {:.0f} a {:.0f} m, {:.0f} % senza dati.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_inputs.py"/>
        <source>Releases: {} points of {} features, {} runs.</source>
        <translation>Distacchi: {} punti di {} elementi, {} traiettorie.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Elevation model</source>
        <translation>Modello del terreno</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Heights in metres, in a projected coordinate system in metres. The rocks collide with the smooth surface between its cell centres. Buildings and trees should not be in it.</source>
        <translation>Quote in metri, in un sistema di coordinate proiettato in metri. I blocchi urtano la superficie liscia tra i centri delle celle. Edifici e alberi non dovrebbero esserci.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Release points, lines or areas</source>
        <translation>Punti, linee o zone di distacco</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Where rocks start. Points are used as they are, lines and polygons are sampled at the spacing among the advanced inputs. Only x and y count; the height comes from the elevation model.</source>
        <translation>Da dove partono i blocchi. I punti sono usati come sono; linee e poligoni sono campionati con la spaziatura indicata negli input avanzati. Contano solo x e y; la quota viene dal modello del terreno.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Runs per release point</source>
        <translation>Traiettorie per punto di distacco</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>How many rocks start at each point, each with a random orientation. 100 and more give smooth maps.</source>
        <translation>Numero di blocchi che partono da ogni punto, ognuno con un orientamento casuale. 100 o più danno mappe uniformi.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Release height above the ground [m]</source>
        <translation>Altezza di distacco sopra il suolo [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Height of the lowest corner of the rock above the ground when it is let go.</source>
        <translation>Altezza del vertice più basso del blocco sopra il suolo quando viene lasciato.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Shape of the rocks</source>
        <translation>Forma dei blocchi</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A shape of the library. eota111 and eota221 are the norm blocks of the tests of rockfall nets; plates and discs run furthest, cubes and tetrahedra stop first.</source>
        <translation>Una forma della libreria. eota111 e eota221 sono i blocchi normalizzati delle prove sulle barriere paramassi a rete; piastre e dischi vanno più lontano, cubi e tetraedri si fermano per primi.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Shape from a file (instead)</source>
        <translation>Forma da un file (in alternativa)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply)</source>
        <translation>Punti e mesh (*.pts *.xyz *.csv *.obj *.stl *.ply)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A point cloud or mesh in metres; the rock is its convex hull. Replaces the shape of the library.</source>
        <translation>Una nuvola di punti o una mesh in metri; il blocco è il suo inviluppo convesso. Sostituisce la forma della libreria.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Volume of a rock [m³]</source>
        <translation>Volume di un blocco [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The shape is scaled to this volume. Left empty, a rock from a file keeps its own size.</source>
        <translation>La forma è scalata a questo volume. Se il campo è vuoto, un blocco da file mantiene la sua dimensione.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Density of the rock [kg/m³]</source>
        <translation>Densità della roccia [kg/m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.</source>
        <translation>2700 è adatto a granito, gneiss e calcare; l'arenaria ha circa 2400, il basalto 3000.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground polygons</source>
        <translation>Poligoni di suolo</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Areas of one ground class each. Where no polygon is, the class for the rest applies. Polygons of different classes must not overlap.</source>
        <translation>Aree di una classe di suolo ciascuna. Dove non c'è un poligono vale la classe del resto. Poligoni di classi diverse non devono sovrapporsi.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the ground class</source>
        <translation>Campo con la classe di suolo</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Names of classes: {}.</source>
        <translation>Nomi delle classi: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground class of the rest</source>
        <translation>Classe di suolo del resto</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Class where no polygon is: soft ground brakes by long slippage, hard ground throws rocks back up. extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
        <translation>Classe dove non c'è un poligono: il suolo tenero frena con un lungo scorrimento, il suolo duro fa rimbalzare i blocchi. extra_hard è roccia affiorante, hard detrito grossolano, medium suolo boschivo, soft prato umido.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Forest polygons</source>
        <translation>Poligoni di bosco</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Stands that brake rocks by a drag below the height of the layer. Overlapping stands must agree.</source>
        <translation>Popolamenti che frenano i blocchi con una resistenza al di sotto dell'altezza dello strato. Popolamenti sovrapposti devono concordare.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the drag coefficient [kg/s]</source>
        <translation>Campo con il coefficiente di resistenza [kg/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Drag force per velocity: about 250 open, 500 medium and 750 dense forest.</source>
        <translation>Forza di resistenza per unità di velocità: circa 250 per bosco rado, 500 per bosco medio e 750 per bosco fitto.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field with the height of the drag layer [m]</source>
        <translation>Campo con l'altezza dello strato di resistenza [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Up to this height above the ground a rock is braked.</source>
        <translation>Fino a questa altezza sopra il suolo un blocco viene frenato.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the volume [m³]</source>
        <translation>Campo dei distacchi con il volume [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Volume of the rocks of each feature; empty values take the volume above.</source>
        <translation>Volume dei blocchi di ogni elemento; i valori vuoti prendono il volume indicato sopra.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the number of runs</source>
        <translation>Campo dei distacchi con il numero di traiettorie</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Runs from each point of a feature; empty values take the number above.</source>
        <translation>Traiettorie da ogni punto di un elemento; i valori vuoti prendono il numero indicato sopra.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Field of the releases with the release height [m]</source>
        <translation>Campo dei distacchi con l'altezza di distacco [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Height above the ground of each feature; empty values take the height above.</source>
        <translation>Altezza di ogni elemento sopra il suolo; i valori vuoti prendono l'altezza indicata sopra.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Spacing of points on lines and areas [m]</source>
        <translation>Spaziatura dei punti su linee e aree [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Distance between the release points on lines, and of their square grid in polygons.</source>
        <translation>Distanza tra i punti di distacco sulle linee, e passo della loro griglia quadrata nei poligoni.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Initial velocity [m/s]</source>
        <translation>Velocità iniziale [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Horizontal velocity at the start, for example after an earthquake or from a blast.</source>
        <translation>Velocità orizzontale alla partenza, per esempio dopo un terremoto o per un'esplosione.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Direction of the initial velocity [° from north]</source>
        <translation>Direzione della velocità iniziale [° da nord]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Azimuth, clockwise from north. Left empty, each rock starts down the steepest slope.</source>
        <translation>Azimut, in senso orario da nord. Se il campo è vuoto, ogni blocco parte lungo la linea di massima pendenza.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Time step [s]</source>
        <translation>Passo temporale [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>0.002 s is proven for rocks from a tenth to some tens of m³; smaller rocks need smaller steps.</source>
        <translation>0.002 s è collaudato per blocchi da un decimo ad alcune decine di m³; blocchi più piccoli richiedono passi più piccoli.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Scheme of free flight</source>
        <translation>Schema del volo libero</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>implicit keeps energy and spin of flying rocks (Leine et al. 2021); explicit is the older scheme (Leine et al. 2014), for comparison.</source>
        <translation>implicit conserva l'energia e il momento angolare dei blocchi in volo (Leine et al. 2021); explicit è lo schema precedente (Leine et al. 2014), per confronto.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Impact law</source>
        <translation>Legge d'urto</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>newton: Newton's law of restitution with Coulomb friction.</source>
        <translation>newton: legge di restituzione di Newton con attrito di Coulomb.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Normal restitution of all ground</source>
        <translation>Restituzione normale di tutto il suolo</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Share of the approach velocity that is returned. Left empty, the ground classes say; theirs is 0, as rebounds come from the rock's shape and spin.</source>
        <translation>Quota della velocità di avvicinamento che viene restituita. Se il campo è vuoto, decidono le classi di suolo; la loro è 0, perché i rimbalzi derivano dalla forma e dalla rotazione del blocco.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Ground classes brake by viscous drag too</source>
        <translation>Le classi di suolo frenano anche con resistenza viscosa</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>While a rock touches the ground it is braked by the drag of the class times its mass and velocity, as in RAMMS::ROCKFALL; rocks stop earlier. Leine et al. (2014) have no such term.</source>
        <translation>Finché un blocco tocca il suolo è frenato dalla resistenza della classe moltiplicata per la sua massa e la sua velocità, come in RAMMS::ROCKFALL; i blocchi si fermano prima. Leine et al. (2014) non hanno questo termine.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Longest duration of a run [s]</source>
        <translation>Durata massima di una traiettoria [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>A rock that still moves then is stopped and counted as such.</source>
        <translation>Un blocco che allora si muove ancora viene fermato e contato come tale.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Seed of the random orientations</source>
        <translation>Seme degli orientamenti casuali</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The same seed and inputs give the same results to the last bit, on any number of threads.</source>
        <translation>Lo stesso seme e gli stessi input danno gli stessi risultati fino all'ultimo bit, con qualsiasi numero di thread.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Threads (0: all processors)</source>
        <translation>Thread (0: tutti i processori)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>How many runs are computed at once.</source>
        <translation>Numero di traiettorie calcolate contemporaneamente.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Address of a dask scheduler</source>
        <translation>Indirizzo di uno scheduler dask</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Computes on a cluster instead of this computer, for example tcp://host:8786. Needs the Python package distributed here and the same Talus on all workers. Empty: the threads of this computer.</source>
        <translation>Calcola su un cluster invece che su questo computer, per esempio tcp://host:8786. Richiede qui il pacchetto Python distributed e lo stesso Talus su tutti i worker. Vuoto: i thread di questo computer.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Time between the vertices of a line [s]</source>
        <translation>Tempo tra i vertici di una linea [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Longer intervals make smaller layers. Maps and numbers do not depend on it.</source>
        <translation>Intervalli più lunghi danno layer più piccoli. Mappe e valori caratteristici non ne dipendono.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Band of the elevation model</source>
        <translation>Banda del modello del terreno</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>The band with the heights.</source>
        <translation>La banda con le quote.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Part of the elevation model to read</source>
        <translation>Parte del modello del terreno da leggere</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/simulate_parameters.py"/>
        <source>Saves memory on a large model. Rocks that leave the extent end there. Empty: all of it.</source>
        <translation>Risparmia memoria con un modello grande. I blocchi che escono dall'estensione terminano lì. Vuoto: tutto il modello.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} has no coordinate system. Assign the one it was made in with the layer's menu, Layer CRS, or with Assign projection.</source>
        <translation>{}: il layer {} non ha un sistema di coordinate. Assegnare quello in cui è stato creato con il menu del layer, SR del layer, o con Assegna proiezione.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: the layer {} has no field {!r}; it has {}.</source>
        <translation>{}: il layer {} non ha il campo {!r}; presenti: {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: feature {} cannot be reprojected to {}; is its coordinate system right?</source>
        <translation>{}: l'elemento {} non può essere riproiettato in {}; il sistema di coordinate è corretto?</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{} features ({} ...)</source>
        <translation>{} elementi ({} ...)</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>feature {}</source>
        <translation>elemento {}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>features {}</source>
        <translation>elementi {}</translation>
    </message>
    <message>
        <location filename="../algorithms/inputs/vector_layers.py"/>
        <source>{}: this is no vector layer that QGIS can read.</source>
        <translation>{}: non è un layer vettoriale che QGIS possa leggere.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is the input {}; choose another file for the output.</source>
        <translation>{}: {} è l'input {}; scegliere un altro file per l'output.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is the file of {} too; choose another one.</source>
        <translation>{}: {} è anche il file di {}; sceglierne un altro.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} cannot be written, because there is no folder {}. Make it first.</source>
        <translation>{}: {} non può essere scritto, perché la cartella {} non esiste. Crearla prima.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} is a folder; give the name of a file.</source>
        <translation>{}: {} è una cartella; indicare il nome di un file.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/output_files.py"/>
        <source>{}: {} cannot be written ({}). Choose another place, or close what uses the file.</source>
        <translation>{}: {} non può essere scritto ({}). Scegliere un'altra posizione, o chiudere il programma che usa il file.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passages [runs]</source>
        <translation>Passaggi [traiettorie]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>How many runs pass a cell. Each counts once.</source>
        <translation>Numero di traiettorie che attraversano una cella. Ognuna conta una volta.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, maximum [kJ]</source>
        <translation>Energia, massimo [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest kinetic energy, of translation and rotation, of all runs in a cell.</source>
        <translation>Energia cinetica massima (traslazione e rotazione) di tutte le traiettorie in una cella.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, 95th percentile [kJ]</source>
        <translation>Energia, 95° percentile [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy that 95 % of the passing runs stay below, each with its largest in the cell.</source>
        <translation>Energia sotto la quale resta il 95 % delle traiettorie che attraversano la cella, ognuna con il suo massimo nella cella.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, maximum [m]</source>
        <translation>Altezza di passaggio, massimo [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest height of a rock's centre of mass above the ground.</source>
        <translation>Altezza massima del centro di massa di un blocco sopra il suolo.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, 95th percentile [m]</source>
        <translation>Altezza di passaggio, 95° percentile [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Height of the centre of mass that 95 % of the passing runs stay below.</source>
        <translation>Altezza del centro di massa sotto la quale resta il 95 % delle traiettorie che attraversano la cella.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Velocity, maximum [m/s]</source>
        <translation>Velocità, massimo [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest velocity of a rock's centre of mass.</source>
        <translation>Velocità massima del centro di massa di un blocco.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Reach probability [share of runs]</source>
        <translation>Probabilità di raggiungimento [quota delle traiettorie]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Share of all runs that pass a cell, 0 to 1.</source>
        <translation>Quota di tutte le traiettorie che attraversano una cella, da 0 a 1.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Deposits [runs]</source>
        <translation>Depositi [traiettorie]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>How many runs come to rest in a cell.</source>
        <translation>Numero di traiettorie che si arrestano in una cella.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Energy, mean [kJ]</source>
        <translation>Energia, media [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest energy in the cell.</source>
        <translation>Media, sulle traiettorie che attraversano la cella, della loro energia massima nella cella.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Passing height, mean [m]</source>
        <translation>Altezza di passaggio, media [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest height in the cell.</source>
        <translation>Media, sulle traiettorie che attraversano la cella, della loro altezza massima nella cella.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Velocity, mean [m/s]</source>
        <translation>Velocità, media [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Mean over the passing runs of their largest velocity in the cell.</source>
        <translation>Media, sulle traiettorie che attraversano la cella, della loro velocità massima nella cella.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Rotation, maximum [rev/s]</source>
        <translation>Rotazione, massimo [rev/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/raster_outputs.py"/>
        <source>Largest rate of rotation.</source>
        <translation>Velocità di rotazione massima, in giri al secondo.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Numbers</source>
        <translation>Valori caratteristici</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Distributions</source>
        <translation>Distribuzioni</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Why runs ended</source>
        <translation>Perché le traiettorie sono terminate</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Parameters</source>
        <translation>Parametri</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Made from</source>
        <translation>Dati di base</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Limits</source>
        <translation>Limiti</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Talus {}, {}. Seed {}.</source>
        <translation>Talus {}, {}. Seme {}.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Rockfall simulation</source>
        <translation>Simulazione di caduta massi</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Largest energy, paths and release points (blue). North is up, the picture is {:.0f} m wide.</source>
        <translation>Energia massima, traiettorie e punti di distacco (blu). Il nord è in alto, l'immagine è larga {:.0f} m.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Map</source>
        <translation>Mappa</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Coordinate system</source>
        <translation>Sistema di coordinate</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the terrain as used</source>
        <translation>SHA-256 del terreno utilizzato</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the ground as used</source>
        <translation>SHA-256 del suolo utilizzato</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the rocks as used</source>
        <translation>SHA-256 dei blocchi utilizzati</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>SHA-256 of the releases as used</source>
        <translation>SHA-256 dei distacchi utilizzati</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Run-out length [m]</source>
        <translation>Distanza di propagazione [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Largest energy of a run [kJ]</source>
        <translation>Energia massima di una traiettoria [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Parameters of the ground have to be calibrated at events of the site; published values are a start.</source>
        <translation>I parametri del suolo vanno calibrati su eventi del sito; i valori pubblicati sono un punto di partenza.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Rocks stay whole: no fragmentation, and no impacts between rocks or against single trees.</source>
        <translation>I blocchi restano interi: nessuna frammentazione e nessun urto tra blocchi o contro singoli alberi.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>The ground is the elevation model, smooth between its cells; what is smaller than a cell is not there.</source>
        <translation>Il suolo è il modello del terreno, liscio tra le sue celle; ciò che è più piccolo di una cella non c'è.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>Maps count the runs that were made. How often rocks fall is not part of the simulation.</source>
        <translation>Le mappe contano le traiettorie calcolate. La frequenza delle cadute non fa parte della simulazione.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/report.py"/>
        <source>The 95th percentile of a cell that few runs pass is uncertain; look at the passages too.</source>
        <translation>Il 95° percentile di una cella attraversata da poche traiettorie è incerto; considerare anche i passaggi.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>id of the release feature</source>
        <translation>id dell'elemento di distacco</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>number of the release point</source>
        <translation>numero del punto di distacco</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>shape of the rock</source>
        <translation>forma del blocco</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>volume [m³]</source>
        <translation>volume [m³]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>mass [kg]</source>
        <translation>massa [kg]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum energy [kJ]</source>
        <translation>energia massima [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum velocity [m/s]</source>
        <translation>velocità massima [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>maximum passing height [m]</source>
        <translation>altezza di passaggio massima [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>run-out length, horizontal [m]</source>
        <translation>distanza di propagazione, orizzontale [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>reach angle [°]</source>
        <translation>angolo di portata [°]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>duration [s]</source>
        <translation>durata [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>why the run ended</source>
        <translation>causa della fine della traiettoria</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>time since the release [s]</source>
        <translation>tempo dal distacco [s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>slippage [m]</source>
        <translation>scorrimento [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>penetration [m]</source>
        <translation>penetrazione [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>velocity before [m/s]</source>
        <translation>velocità prima [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>velocity after [m/s]</source>
        <translation>velocità dopo [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>energy before [kJ]</source>
        <translation>energia prima [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/result_fields.py"/>
        <source>energy after [kJ]</source>
        <translation>energia dopo [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/styles.py"/>
        <source>other</source>
        <translation>altro</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Runs</source>
        <translation>Traiettorie calcolate</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Release points</source>
        <translation>Punti di distacco</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of runs that came to rest</source>
        <translation>Quota delle traiettorie terminate con l'arresto del blocco</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of runs that left the terrain</source>
        <translation>Quota delle traiettorie uscite dal terreno</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest energy [kJ]</source>
        <translation>Energia massima [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest 95th percentile of energy in a cell [kJ]</source>
        <translation>95° percentile massimo dell'energia in una cella [kJ]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest passing height [m]</source>
        <translation>Altezza di passaggio massima [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest 95th percentile of passing height in a cell [m]</source>
        <translation>95° percentile massimo dell'altezza di passaggio in una cella [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Largest velocity [m/s]</source>
        <translation>Velocità massima [m/s]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Longest run-out, horizontal [m]</source>
        <translation>Distanza di propagazione massima, orizzontale [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Mean run-out, horizontal [m]</source>
        <translation>Distanza di propagazione media, orizzontale [m]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Smallest reach angle [°]</source>
        <translation>Angolo di portata minimo [°]</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>Share of contact steps that did not converge</source>
        <translation>Quota dei passi di contatto senza convergenza</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>at rest</source>
        <translation>fermo</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>left the terrain</source>
        <translation>uscito dal terreno</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>longest duration reached</source>
        <translation>durata massima raggiunta</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>{} runs in {:.1f} s: {:.0f} runs/s, {:.2g} million steps/s.</source>
        <translation>{} traiettorie in {:.1f} s: {:.0f} traiettorie/s, {:.2g} milioni di passi/s.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/summary.py"/>
        <source>More than 0.1 % of the contact steps did not converge; try a smaller time step.</source>
        <translation>Più dello 0.1 % dei passi di contatto non è giunto a convergenza; provare un passo temporale più piccolo.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Trajectories</source>
        <translation>Traiettorie</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M).</source>
        <translation>Percorsi dei centri di massa dei blocchi come linee con quota (Z) e tempo in secondi (M).</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Stops</source>
        <translation>Punti di arresto</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Where and why each run ended, with the same fields.</source>
        <translation>Dove e perché ogni traiettoria è terminata, con gli stessi campi.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Contacts</source>
        <translation>Contatti con il suolo</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Each phase of contact with the ground: slippage, and velocity and energy before and after it.</source>
        <translation>Ogni fase di contatto con il suolo: scorrimento, e velocità ed energia prima e dopo.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>Cancelled while layers were written; nothing is kept.</source>
        <translation>Annullato durante la scrittura dei layer; nulla viene conservato.</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>{}: a feature could not be written; is the disk full?</source>
        <translation>{}: non è stato possibile scrivere un elemento; il disco è pieno?</translation>
    </message>
    <message>
        <location filename="../algorithms/outputs/vector_outputs.py"/>
        <source>{}: {}</source>
        <translation>{}: {}</translation>
    </message>
    <message>
        <location filename="../algorithms/provider.py"/>
        <source>Talus (rockfall)</source>
        <translation>Talus (caduta massi)</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Simulate rockfall</source>
        <translation>Simulare la caduta massi</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Throws rigid, polyhedral rocks down an elevation model and maps where they go, how high they jump and with how much energy. An elevation model and release points are all it needs; ground and forest polygons make it more precise.</source>
        <translation>Lancia blocchi rigidi e poliedrici su un modello del terreno e mappa dove arrivano, a quale altezza passano e con quale energia. Bastano un modello del terreno e punti di distacco; poligoni di suolo e di bosco rendono il risultato più preciso.</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>rockfall,rock,fall,trajectory,run-out,hazard,energy,jump height,talus,boulder</source>
        <translation>caduta massi,crollo,masso,blocco,traiettoria,propagazione,pericolo naturale,energia,altezza di passaggio,talus,rockfall</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>The first run compiles the engine, which takes about half a minute ...</source>
        <translation>La prima esecuzione compila il motore di calcolo, il che richiede circa mezzo minuto ...</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Simulating ...</source>
        <translation>Simulazione in corso ...</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Cancelled; nothing was written.</source>
        <translation>Annullato; non è stato scritto nulla.</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>Report</source>
        <translation>Rapporto</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>HTML files (*.html)</source>
        <translation>File HTML (*.html)</translation>
    </message>
    <message>
        <location filename="../algorithms/simulate.py"/>
        <source>One page with a map, the numbers, all parameters and what the results were made from.</source>
        <translation>Una pagina con una mappa, i valori caratteristici, tutti i parametri e i dati di base dei risultati.</translation>
    </message>
</context>
</TS>
