<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>Talus</name>
<message>
 <source>  Energy-line angles within {}: from {:.1f}°, 5 % below {:.1f}°.</source>
 <translation>  Angoli della linea di energia entro {}: a partire da {:.1f}°, il 5 % sotto {:.1f}°.</translation>
</message>
<message>
 <source>  The results are already there.</source>
 <translation>  C’è già.</translation>
</message>
<message>
 <source>  once in {:g} years: {:.3g} m³</source>
 <translation>  una volta in {:g} anni: {:.3g} m³</translation>
</message>
<message>
 <source>  {}, {} [{}]: {:.4g} before, {:.4g} after, difference {:.3g} ({:.3g} to {:.3g})</source>
 <translation>  {}, {} [{}]: {:.4g} prima, {:.4g} dopo, differenza {:.3g} (da {:.3g} a {:.3g})</translation>
</message>
<message>
 <source>  {}: distance from the largest blocks {:.2f}, from all {:.3f}; blocks of {} m³</source>
 <translation>  {}: distanza dai blocchi più grandi {:.2f}, da tutti {:.3f}; blocchi di {} m³</translation>
</message>
<message>
 <source>  {}: no rock passes.</source>
 <translation>  {}: nessun blocco in transito.</translation>
</message>
<message>
 <source>  {}: {:.4g} m².</source>
 <translation>  {}: {:.4g} m².</translation>
</message>
<message>
 <source>  {}: {} of {} runs pass; 95th percentiles {} kJ and {} m (top).</source>
 <translation>  {}: {} lanci su {} attraversano; 95° percentili {} kJ e {} m (punto più alto).</translation>
</message>
<message>
 <source>% of the runs that hit</source>
 <translation>% dei lanci che colpiscono</translation>
</message>
<message>
 <source>% of what it offers</source>
 <translation>% di quanto offre</translation>
</message>
<message>
 <source>(empty)</source>
 <translation>(vuoto)</translation>
</message>
<message>
 <source>0 is vertical, 1 is 45°.</source>
 <translation>0 è verticale, 1 è 45°.</translation>
</message>
<message>
 <source>0.002 s has been tested for rocks from 0.1 m³ to some tens of m³; smaller rocks need smaller steps.</source>
 <translation>0,002 s è collaudato per blocchi da un decimo ad alcune decine di m³; blocchi più piccoli richiedono passi più piccoli.</translation>
</message>
<message>
 <source>0.004 s for blocks of about 1 m³. Half of it for blocks of 0.1 m³.</source>
 <translation>0.004 s per blocchi di circa 1 m³. La metà per blocchi di 0.1 m³.</translation>
</message>
<message>
 <source>1  Not checked</source>
 <translation>1  Non verificato</translation>
</message>
<message>
 <source>1 Prepare</source>
 <translation>1 Preparare</translation>
</message>
<message>
 <source>1 both, 2 the indication only, 3 runs only, 0 neither; of the largest volume. Needs passages.</source>
 <translation>1 entrambi, 2 solo l'indicazione, 3 solo i lanci, 0 nessuno; del volume maggiore. Richiede gli attraversamenti.</translation>
</message>
<message>
 <source>1 is an octahedron, 2 an ellipsoid, 4 a rounded block; large exponents come near to a box.</source>
 <translation>1 è un ottaedro, 2 un ellissoide, 4 un blocco arrotondato; esponenti grandi si avvicinano a un parallelepipedo.</translation>
</message>
<message>
 <source>1 m, each 1 m³</source>
 <translation>1 m, ciascuno 1 m³</translation>
</message>
<message>
 <source>1 second</source>
 <translation>1 secondo</translation>
</message>
<message>
 <source>1 where blocks can arrive, 2 sources, 0 neither; a band for each volume. Without frequency and intensity: not a hazard map.</source>
 <translation>1 dove i blocchi possono arrivare, 2 aree sorgente, 0 nessuna delle due; una banda per volume. Senza frequenza e intensità: non è una carta di pericolosità.</translation>
</message>
<message>
 <source>1 where the interval does not contain 0</source>
 <translation>1 dove l'intervallo non contiene 0</translation>
</message>
<message>
 <source>1 where the required share is reached</source>
 <translation>1 se la quota di blocchi richiesta è raggiunta</translation>
</message>
<message>
 <source>100 years</source>
 <translation>100 anni</translation>
</message>
<message>
 <source>1: from the line's left to its right, -1: back</source>
 <translation>1: da sinistra a destra della linea, -1: in senso inverso</translation>
</message>
<message>
 <source>1: in the two outer rows or columns, not started by Rockyfor3D</source>
 <translation>1: nelle due righe o colonne esterne, non avviato da Rockyfor3D</translation>
</message>
<message>
 <source>1: the values differ</source>
 <translation>1: i valori sono diversi</translation>
</message>
<message>
 <source>2  Result</source>
 <translation>2  Risultato</translation>
</message>
<message>
 <source>2 Simulate</source>
 <translation>2 Simulare</translation>
</message>
<message>
 <source>200 parameter sets, all equally probable given the observations, for the ensemble of simulations; a button of this dialog opens that tool with them. Needs at least 5 observed points; leave out those with which you want to check the result.</source>
 <translation>200 serie di parametri, tutte ugualmente probabili secondo le osservazioni, per l'ensemble di simulazioni: il pulsante di questo dialogo lo apre con esse. Da 5 punti osservati in su; tenere da parte quelli con cui si vuole verificare il risultato.</translation>
</message>
<message>
 <source>2000 for 1 : 2000. If left empty, the largest round scale at which everything fits.</source>
 <translation>2000 per 1 : 2000. Vuoto: la scala tonda più grande in cui sta tutto.</translation>
</message>
<message>
 <source>25 m/s is the minimum in type tests by EAD 340059.</source>
 <translation>25 m/s è il minimo delle prove di tipo secondo EAD 340059.</translation>
</message>
<message>
 <source>2700 is near granite, gneiss and limestone; sandstone has about 2400, basalt 3000.</source>
 <translation>2700 è adatto a granito, gneiss e calcare; l'arenaria ha circa 2400, il basalto 3000.</translation>
</message>
<message>
 <source>3  Scope</source>
 <translation>3  Oggetto</translation>
</message>
<message>
 <source>3 Evaluate</source>
 <translation>3 Valutare</translation>
</message>
<message>
 <source>3 is a wedge, 6 a column of basalt.</source>
 <translation>3 è un cuneo, 6 una colonna di basalto.</translation>
</message>
<message>
 <source>3 m allow access for a machine. Whether the embankment is thick enough for the rocks is a separate question, which rigid ground cannot answer.</source>
 <translation>3 m bastano al passaggio di una macchina. Se il rilevato sia abbastanza spesso per i blocchi è un'altra questione, alla quale un terreno rigido non può rispondere.</translation>
</message>
<message>
 <source>30 kJ in the Swiss recommendation.</source>
 <translation>30 kJ nelle raccomandazioni svizzere.</translation>
</message>
<message>
 <source>30 years</source>
 <translation>30 anni</translation>
</message>
<message>
 <source>300 kJ in the Swiss recommendation.</source>
 <translation>300 kJ nelle raccomandazioni svizzere.</translation>
</message>
<message>
 <source>300 years</source>
 <translation>300 anni</translation>
</message>
<message>
 <source>3d,film,animation,html,page,client,public,presentation,browser,rockfall</source>
 <translation>3D,filmato,animazione,HTML,pagina,cliente,pubblico,presentazione,browser,caduta massi</translation>
</message>
<message>
 <source>4  Partial factors</source>
 <translation>4  Coefficienti parziali</translation>
</message>
<message>
 <source>4 Decide</source>
 <translation>4 Decidere</translation>
</message>
<message>
 <source>4 high (red), 3 moderate (blue), 2 low (yellow), 1 residual (yellow-white), by the matrix of intensity and return period.</source>
 <translation>4 elevato (rosso), 3 medio (blu), 2 basso (giallo), 1 residuo (giallo-bianco), secondo la matrice di intensità e periodo di ritorno.</translation>
</message>
<message>
 <source>50 to 95 %</source>
 <translation>dal 50 al 95 %</translation>
</message>
<message>
 <source>5th percentile of {}</source>
 <translation>5° percentile di {}</translation>
</message>
<message>
 <source>90 % of the bootstrap</source>
 <translation>90 % del bootstrap</translation>
</message>
<message>
 <source>90th percentile</source>
 <translation>90° percentile</translation>
</message>
<message>
 <source>95 % bounds</source>
 <translation>limiti al 95 %</translation>
</message>
<message>
 <source>95 % confidence</source>
 <translation>confidenza 95 %</translation>
</message>
<message>
 <source>95 % energy [kJ]</source>
 <translation>energia 95 % [kJ]</translation>
</message>
<message>
 <source>95 % energy of each scenario [kJ]</source>
 <translation>energia 95 % di ogni scenario [kJ]</translation>
</message>
<message>
 <source>95 % energy, difference</source>
 <translation>energia 95 %, differenza</translation>
</message>
<message>
 <source>95 % force [MN]</source>
 <translation>forza 95 % [MN]</translation>
</message>
<message>
 <source>95 % height</source>
 <translation>altezza 95 %</translation>
</message>
<message>
 <source>95 % of the rocks have a run-out of at most {:.0f} m; within the interval of the rolling resistance of the ground classes it is {:.0f} to {:.0f} m ({} runs at each end).</source>
 <translation>Il 95 % dei blocchi non supera {:.0f} m; nell'intervallo della resistenza al rotolamento delle classi di terreno sono da {:.0f} a {:.0f} m ({} lanci a ogni estremo).</translation>
</message>
<message>
 <source>95 % of the runs</source>
 <translation>95 % dai lanci</translation>
</message>
<message>
 <source>95 % run-out, longest within the interval of the rolling resistance [m]</source>
 <translation>Distanza di arresto al 95 %, massima nell'intervallo della resistenza al rotolamento [m]</translation>
</message>
<message>
 <source>95 % run-out, shortest within the interval of the rolling resistance [m]</source>
 <translation>Distanza di arresto al 95 %, minima nell'intervallo della resistenza al rotolamento [m]</translation>
</message>
<message>
 <source>95 %: {}</source>
 <translation>95 %: {}</translation>
</message>
<message>
 <source>95 is usual for the energy and height that a barrier is designed for.</source>
 <translation>95 è usuale per l'energia e l'altezza di dimensionamento di una barriera.</translation>
</message>
<message>
 <source>95th percentile</source>
 <translation>95° percentile</translation>
</message>
<message>
 <source>95th percentile of "{}": {} from {} runs, of which {} pass.</source>
 <translation>95° percentile di "{}": {} da {} lanci, di cui {} attraversano.</translation>
</message>
<message>
 <source>95th percentile of "{}": {} from {} runs.</source>
 <translation>95° percentile di "{}": {} da {} lanci.</translation>
</message>
<message>
 <source>95th percentile of energy at the line where it is largest [kJ]</source>
 <translation>95° percentile dell'energia alla linea in cui è massimo [kJ]</translation>
</message>
<message>
 <source>95th percentile of the height of the top there [m]</source>
 <translation>95° percentile dell'altezza del punto più alto su quella linea [m]</translation>
</message>
<message>
 <source>95th percentile of the stops along the profile [m]</source>
 <translation>95° percentile degli arresti lungo il profilo [m]</translation>
</message>
<message>
 <source>95th percentile of velocity there [m/s]</source>
 <translation>95° percentile della velocità su quella linea [m/s]</translation>
</message>
<message>
 <source>95th percentile of {}</source>
 <translation>95° percentile di {}</translation>
</message>
<message>
 <source>95th percentile, lower bound of its confidence</source>
 <translation>95° percentile, limite inferiore della confidenza</translation>
</message>
<message>
 <source>95th percentile, upper bound of its confidence</source>
 <translation>95° percentile, limite superiore della confidenza</translation>
</message>
<message>
 <source>95th percentile: {}</source>
 <translation>95° percentile: {}</translation>
</message>
<message>
 <source>99th percentile</source>
 <translation>99° percentile</translation>
</message>
<message>
 <source>A CSV file with the columns value and class.</source>
 <translation>Un file CSV con le colonne value (valore) e class (classe).</translation>
</message>
<message>
 <source>A CSV file with the columns value, drag in kg/s and height in m.</source>
 <translation>Un file CSV con le colonne value (valore), drag (resistenza) in kg/s e height (altezza) in m.</translation>
</message>
<message>
 <source>A GeoPackage with the polygons of ground and forest; it is made if it is not there.</source>
 <translation>Un GeoPackage con i poligoni di suolo e bosco; viene creato se non esiste.</translation>
</message>
<message>
 <source>A band for each volume.</source>
 <translation>Una banda per volume.</translation>
</message>
<message>
 <source>A band for each volume; needs volumes in the table of angles. Kinetic energy of translation.</source>
 <translation>Una banda per volume; richiede volumi nella tabella degli angoli. Energia cinetica di traslazione.</translation>
</message>
<message>
 <source>A bar for each simulation with the confidence interval of its percentile: run-out, energy, height; and for each line the share of the runs that arrive.</source>
 <translation>Una barra per ogni simulazione con la confidenza del suo percentile: distanza di arresto, energia, altezza; e per ogni linea la quota dei lanci che arrivano.</translation>
</message>
<message>
 <source>A bar for each simulation: run-out, energy, height, and arrivals at the lines.</source>
 <translation>Una barra per ogni simulazione: distanza di arresto, energia, altezza e ciò che arriva alle linee.</translation>
</message>
<message>
 <source>A barrier on the line stops {} of them, {} continue. Numbers are of all that arrive, with their motion there.</source>
 <translation>Una barriera sulla linea ne ferma {}, {} proseguono. I numeri sono di tutti quelli che arrivano, con il loro moto in quel punto.</translation>
</message>
<message>
 <source>A block of at least this size is known to fall once in the period below, from a register of events or from silent witnesses.</source>
 <translation>Un blocco di almeno questa dimensione cade notoriamente una volta nel periodo qui sotto, secondo un catasto degli eventi o testimoni muti.</translation>
</message>
<message>
 <source>A block of the mean size (mean radius {:.2g} m) rolls with {:.3g}, from {:.3g} to {:.3g} (median, 5 and 95 %).</source>
 <translation>Un blocco di dimensione media (raggio medio {:.2g} m) ha una resistenza al rotolamento di {:.3g}, da {:.3g} a {:.3g} (mediana, 5 e 95 %).</translation>
</message>
<message>
 <source>A brake is used up after successive rock {value:.0f}: from then on it acts as a stiff stop, and its rope has to carry the load.</source>
 <translation>Un freno è esaurito dopo il blocco successivo {value:.0f}: da lì in poi è un arresto rigido, e la sua fune deve sopportare ciò che segue.</translation>
</message>
<message>
 <source>A cell without a level was not reached by the simulated blocks. That is no proof that it is safe: sources, volumes and paths that were not simulated are not in the map.</source>
 <translation>Una cella senza grado non è stata raggiunta dai blocchi simulati. Ciò non prova che sia sicura: zone di distacco, volumi e traiettorie non simulati non sono nella carta.</translation>
</message>
<message>
 <source>A contact resists rotation about its normal, as an evenly loaded disc of this radius does. 0: point contacts, which do not resist it; some blocks then never stop spinning.</source>
 <translation>Un contatto resiste alla rotazione attorno alla sua normale come un disco di questo raggio caricato uniformemente. 0: punti, che non resistono; allora alcuni blocchi girano senza fine.</translation>
</message>
<message>
 <source>A cushion passes only if it meets both rules: q times the penetration, and a minimum thickness. If one of them was not entered (DEPTH_RATIO, LEAST_THICKNESS), the cushion counts as not checked, unless it fails by the other.</source>
 <translation>Un cuscino soddisfa entrambe le regole, q volte la penetrazione e uno spessore minimo. Se una non è stata indicata (DEPTH_RATIO, LEAST_THICKNESS) non è verificato, qualunque sia l'altra, salvo che non la soddisfi.</translation>
</message>
<message>
 <source>A file with points of the rock's surface. Faces are ignored: the rock is the convex hull. .laz needs the Python package laspy.</source>
 <translation>Un file con punti della superficie del blocco. Le facce non contano: il blocco è l'inviluppo convesso. .laz richiede il pacchetto Python laspy.</translation>
</message>
<message>
 <source>A film needs the program ffmpeg (MP4) or the Python package Pillow (GIF), and neither is there. Install ffmpeg, or Pillow with the package manager of your system or of QGIS.</source>
 <translation>Un filmato richiede il programma ffmpeg (MP4) o il pacchetto Python Pillow (GIF), e nessuno dei due è presente. Installare ffmpeg, oppure Pillow con il gestore di pacchetti del sistema o di QGIS.</translation>
</message>
<message>
 <source>A first map of rock, debris below it and meadow by the slope of the elevation model, to be corrected.</source>
 <translation>Una prima carta di roccia, detrito sottostante e prato secondo la pendenza del modello del terreno, da correggere.</translation>
</message>
<message>
 <source>A ground class with soil applies on the whole slope, which is {value:.0f}° steep; above {limit:g}° there is no soil. Rocks that strike this face keep too little energy.</source>
 <translation>La classe di suolo è cedevole e vale su tutta la scarpata, ripida {value:.0f}°; oltre {limit:g}° non c'è suolo. I blocchi che colpiscono questa parete conservano troppo poca energia.</translation>
</message>
<message>
 <source>A hull fills the hollows of a block, often 5 to 15 % of its volume. With a closed .stl or .obj the rock can get the volume and the mass of the block itself.</source>
 <translation>Un inviluppo riempie le cavità di un blocco, spesso dal 5 al 15 % del suo volume. Con un file .stl o .obj chiuso il blocco può ricevere il volume e la massa del masso reale.</translation>
</message>
<message>
 <source>A layer or table with a row for each block, such as those lying on the scree. At least 10, better 65 and more, measured without leaving out the small ones on purpose.</source>
 <translation>Un layer o una tabella con una riga per blocco, ad esempio quelli sul detrito. Almeno 10, meglio 65 e più, misurati senza tralasciare apposta i piccoli.</translation>
</message>
<message>
 <source>A level step in slopes that are higher than its depth below the crest. 0: no berm.</source>
 <translation>Un gradone orizzontale nei versanti più alti della sua profondità sotto il ciglio. 0: nessuna berma.</translation>
</message>
<message>
 <source>A line for each section with hits, energies, forces, penetration and checks.</source>
 <translation>Una linea per tratto con impatti, energie, forze, penetrazione e verifiche.</translation>
</message>
<message>
 <source>A map of geology, soil or land cover, in any system. Its surface roughness in metres is taken from the field surface_roughness, or from the obstacle heights rg70, rg20 and rg10, if it has them.</source>
 <translation>Una carta della geologia, del suolo o della copertura del suolo, in qualsiasi sistema. La scabrezza superficiale in metri viene letta dal campo surface_roughness, o dalle altezze degli ostacoli rg70, rg20 e rg10, se ci sono.</translation>
</message>
<message>
 <source>A metre of the coordinate system is {:.4f} m on the ground.</source>
 <translation>Un metro del sistema di coordinate è {:.4f} m al suolo.</translation>
</message>
<message>
 <source>A metre of the coordinate system is {:.4f} to {:.4f} m on the ground (middle, corners of the model).</source>
 <translation>Un metro del sistema di coordinate è {:.4f} - {:.4f} m al suolo (centro, angoli del modello).</translation>
</message>
<message>
 <source>A new polygon gets only the area that no other covers, so that none overlap.</source>
 <translation>Un nuovo poligono riceve solo ciò che nessun altro copre, così nessuno si sovrappone.</translation>
</message>
<message>
 <source>A number or a distribution. Left empty: normal(0.25, 0.05, 0.2, 0.3), of cut slopes in hard rock (Ashayer 2007).</source>
 <translation>Un numero o una distribuzione. Vuoto: normal(0.25, 0.05, 0.2, 0.3), di scarpate di scavo in roccia dura (Ashayer 2007).</translation>
</message>
<message>
 <source>A number or a distribution. Left empty: normal(0.40, 0.05, 0.35, 0.45), of the same slopes.</source>
 <translation>Un numero o una distribuzione. Vuoto: normal(0.40, 0.05, 0.35, 0.45), delle stesse scarpate.</translation>
</message>
<message>
 <source>A number, or a distribution such as lognormal(0.2, 0.5). Needed for return periods.</source>
 <translation>Un numero, o una distribuzione come lognormal(0.2, 0.5). Serve per i periodi di ritorno.</translation>
</message>
<message>
 <source>A number, or a distribution such as uniform(0.3, 0.4). Its meaning depends on the model: for azzoni it is the share of the energy that is kept, for pfeiffer R_n; R_t is 0.85. If left empty, the values published for rock, 0.35, azzoni 0.75 to 0.9, pfeiffer 0.33 to 0.37.</source>
 <translation>Un numero, o una distribuzione come uniform(0.3, 0.4). Il significato dipende dal modello: per azzoni è la quota di energia che resta, per pfeiffer R_n; R_t è 0.85. Vuoto: quanto pubblicato per la roccia, 0.35, azzoni da 0.75 a 0.9, pfeiffer da 0.33 a 0.37.</translation>
</message>
<message>
 <source>A panel for each height and catchment: share of the rocks that are held against the width, a line for each slope; thin lines, the share that first hits the catchment within this width; dotted, the width by the modified Ritchie criterion; diamonds, the ditches of a guideline.</source>
 <translation>Un riquadro per altezza e area di raccolta: quota dei blocchi trattenuti secondo la larghezza, una linea per pendenza; sottile, la quota il cui primo impatto è entro la larghezza; punteggiata, la larghezza secondo il criterio modificato di Ritchie; rombi, i fossi di una linea guida.</translation>
</message>
<message>
 <source>A part of Talus, or a Python package that it uses, cannot be loaded: {}. A package of another version or a file with the name of a Python module can be the reason; restart QGIS, or install Talus again.</source>
 <translation>Una parte di Talus, o un pacchetto Python che usa, non può essere caricata: {}. La causa può essere un pacchetto di un'altra versione o un file con il nome di un modulo Python; riavviare QGIS o reinstallare Talus.</translation>
</message>
<message>
 <source>A percentile or the mean of a field, or the share of runs that meet the target: the reach probability.</source>
 <translation>Un percentile o la media di un campo, oppure la quota dei lanci che raggiungono l'obiettivo: la probabilità di raggiungimento.</translation>
</message>
<message>
 <source>A point at the start of each rock: verdict, elongation, strokes and forces, energies.</source>
 <translation>Un punto dove comincia ogni blocco: esito, deformazione, corse e forze, energie.</translation>
</message>
<message>
 <source>A point cloud or mesh in metres; the rock is its convex hull. Replaces the shape of the library.</source>
 <translation>Una nuvola di punti o una mesh in metri; il blocco è il suo inviluppo convesso. Sostituisce la forma della libreria.</translation>
</message>
<message>
 <source>A point in the middle of each cell with a rock density above 0, with the volume of its block, the three axes, density, shape and runs. Those of the two outer rows and columns, which Rockyfor3D does not start, are marked.</source>
 <translation>Un punto a metà di ogni cella con densità della roccia sopra 0, con il volume del suo blocco, i tre assi, densità, forma e lanci. Quelli delle due righe e colonne esterne, che Rockyfor3D non avvia, sono segnati.</translation>
</message>
<message>
 <source>A point of the profile on each line, from the top down: horizontal distance [m], height [m] and, where it differs from the class outside the polygons, the ground class from this point to the next, with commas or semicolons between them. A first line with names is skipped. Instead of line and elevation model.</source>
 <translation>Un punto del profilo per riga, dall'alto in basso: distanza orizzontale [m], quota [m] e, dove non è la classe del resto, la classe di terreno da questo punto al successivo, separati da virgole o punti e virgola. Una prima riga di nomi è saltata. Al posto di linea e modello altimetrico.</translation>
</message>
<message>
 <source>A point per tree, with the fields that Simulate rockfall reads, and the diameter of its crown.</source>
 <translation>Un punto per albero, con i campi che cerca la simulazione, e il diametro della sua chioma.</translation>
</message>
<message>
 <source>A point per tree, with the fields that Simulate rockfall reads.</source>
 <translation>Un punto per ogni albero, con i campi che Simulare la caduta massi cerca.</translation>
</message>
<message>
 <source>A project for QField or QGIS on a tablet: releases, silent witnesses, ground and forest to be mapped, with forms, lists of values and limits, so that the layers go straight into the simulation.</source>
 <translation>Un progetto per QField o QGIS su tablet: punti di distacco, testimoni muti, suolo e bosco da rilevare, con moduli, liste di valori e limiti, così che i layer entrino direttamente nella simulazione.</translation>
</message>
<message>
 <source>A residual above 0 means that a block went farther than its simulated runs on average.</source>
 <translation>Un residuo sopra 0 significa che un blocco è andato più lontano dei suoi lanci simulati in media.</translation>
</message>
<message>
 <source>A response surface decides on rocks that are not thrown</source>
 <translation>Una superficie di risposta decide dei blocchi che non sono lanciati</translation>
</message>
<message>
 <source>A response surface decides {} of the {} rocks below the top; its error of the energy share taken by the net is {:.2f} by cross-validation.</source>
 <translation>Una superficie di risposta è sicura di {} dei {} blocchi sotto il bordo superiore; manca la quota dell'energia che prende la rete di {:.2f} secondo la validazione incrociata.</translation>
</message>
<message>
 <source>A rock belongs to the profile if it passes within half this width on either side of the line, or if its edge touches this corridor. At each station these are the rocks that Rocks at screen lines would count there.</source>
 <translation>I blocchi che passano entro la metà di questa larghezza da ciascun lato della linea, o che toccano questa fascia con il loro bordo, fanno parte del profilo: a ogni stazione quelli che Blocchi alle linee di controllo vi trova.</translation>
</message>
<message>
 <source>A rock counts once at a line, with its first passage. Later passages are in the layer of the crossings.</source>
 <translation>Un blocco conta una volta a una linea, con il suo primo attraversamento. I successivi sono nel layer degli attraversamenti.</translation>
</message>
<message>
 <source>A rock is held only if no rope, ring, cable or mesh tears, no brake is used up, the energy balance closes within 1 % and the rock is wider than the meshes; all others count as passing. A rock that rolls out below the net after being stopped counts as held; a finding gives the number of such rocks.</source>
 <translation>Un blocco è considerato trattenuto solo se nessuna fune, anello, cavo o maglia si rompe, nessun freno è esaurito, il bilancio dell'energia si chiude entro l'1 % e il blocco è più largo delle maglie; tutti gli altri contano come passanti. Un blocco che rotola fuori sotto la rete dopo essere stato fermato conta come trattenuto; un rilievo dice quanti sono.</translation>
</message>
<message>
 <source>A rock that falls from the edge of the slope onto the roof gains velocity that the crossing does not have; put the line at the level of the roof.</source>
 <translation>Un blocco che cade dal bordo del pendio sul tetto acquista velocità che l'attraversamento non ha; mettere la linea al livello del tetto.</translation>
</message>
<message>
 <source>A rock that hits the ground hard enough breaks into pieces that fly on (after RockGIS). It breaks if the new surface that the impact could open exceeds this share of the total surface, old and new; for 1 m³ and 50 kJ the share is 0.65. RockGIS was fitted with 0.25 to 0.7. Pieces are runs of their own and included in all maps. Left empty, rocks do not break.</source>
 <translation>Un blocco che colpisce il suolo con sufficiente forza si rompe in pezzi che proseguono (secondo RockGIS). Si rompe se la nuova superficie che l'impatto potrebbe aprire supera questa quota della superficie totale, vecchia e nuova; per 1 m³ e 50 kJ la quota è 0,65. RockGIS è stato adattato con 0,25 a 0,7. I pezzi sono lanci propri e compresi in tutte le mappe. Vuoto: i blocchi non si rompono.</translation>
</message>
<message>
 <source>A rock that still moves after this time is stopped and counted as such.</source>
 <translation>Un blocco che allora si muove ancora viene fermato e contato come tale.</translation>
</message>
<message>
 <source>A rope, ring, cable or mesh whose strength is exceeded tears and carries no load from then on. A rock is held only if nothing tears, no brake is used up, the bending strength of no post is exceeded, the energy balance closes within 1 % and the rock is wider than the meshes. If a net fails, only the energy that it absorbed until its first part failed counts.</source>
 <translation>Una fune, un anello, un cavo o una maglia che supera la resistenza si rompe e non porta più nulla. Un blocco è trattenuto solo se nulla si rompe, nessun freno è esaurito, nessun montante supera la resistenza a flessione, il bilancio energetico chiude entro l'1 % e il blocco è più largo delle maglie. Di una rete che cede conta solo quanto ha assorbito fino alla rottura del primo elemento.</translation>
</message>
<message>
 <source>A row for each distribution, the closest to the largest blocks first: its parameters, how well it fits, its volumes, and its block of each return period.</source>
 <translation>Una riga per distribuzione, prima la più vicina ai blocchi più grandi: i parametri, la bontà dell'adattamento, i volumi e il blocco di ogni periodo di ritorno.</translation>
</message>
<message>
 <source>A row for each kind of object: the share of its value that a hit of weak, medium and strong intensity destroys, and the probability of death of a person in it; numbers from 0 to 1. A row without a kind applies to all others. There are no built-in numbers: use those of your authority. If left empty, hits and probabilities only.</source>
 <translation>Una riga per ogni tipo di oggetto: quale quota del suo valore distrugge un impatto di intensità debole, media e forte, e con quale probabilità una persona al suo interno muore; numeri da 0 a 1. Una riga senza tipo vale per tutti gli altri. Nessun numero è predefinito: prenda quelli della sua autorità. Vuoto: solo impatti e probabilità.</translation>
</message>
<message>
 <source>A row for each line and simulation: share of the runs that arrive with its bounds, energy and height of those that do. Empty without crossings.</source>
 <translation>Una riga per ogni linea e simulazione: quota dei lanci che arrivano con i suoi limiti, la loro energia e altezza. Vuota senza attraversamenti.</translation>
</message>
<message>
 <source>A row for each line and simulation: share of the runs that arrive, their energy and height. Only with lines.</source>
 <translation>Una riga per ogni linea e simulazione: quota dei lanci che arrivano, la loro energia e altezza. Solo con linee.</translation>
</message>
<message>
 <source>A row for each line, net and requirement, with action, resistance and the result.</source>
 <translation>Una riga per linea, rete e requisito, con sollecitazione, resistenza e risultato.</translation>
</message>
<message>
 <source>A row for each parameter: {}. Search for few parameters: stops alone determine one or two.</source>
 <translation>Una riga per ogni parametro: {}. Cercarne pochi: dai soli punti di arresto se ne possono trovare uno o due.</translation>
</message>
<message>
 <source>A row for each quantity: before, after, their difference and its confidence interval.</source>
 <translation>Una riga per grandezza: prima, dopo, la differenza e il suo intervallo di confidenza.</translation>
</message>
<message>
 <source>A row for each return period with its volume. Volume and period go into Simulate rockfall and into the table of Hazard map.</source>
 <translation>Una riga per periodo di ritorno con il suo volume. Volume e tempo vanno nella simulazione e nella tabella della carta di pericolo.</translation>
</message>
<message>
 <source>A row for each scenario in the order of the layers</source>
 <translation>Una riga per ogni scenario nell'ordine dei layer</translation>
</message>
<message>
 <source>A row for each scenario in the order of the rasters</source>
 <translation>Una riga per ogni scenario nell'ordine dei raster</translation>
</message>
<message>
 <source>A row for each set, at least three, measured at the source: the largest block is the parallelepiped between the most widely spaced joints. Valid where the joints are continuous; rock bridges allow larger blocks. Where LARGEST_VOLUME is given too, the smaller of both applies.</source>
 <translation>Una riga per ogni famiglia di discontinuità, almeno tre, rilevate nell'area sorgente: il blocco più grande è il parallelepipedo compreso tra le discontinuità più distanziate. È corretto dove sono persistenti; i ponti di roccia consentono blocchi più grandi. Se è indicato anche LARGEST_VOLUME, vale il minore dei due.</translation>
</message>
<message>
 <source>A row for each set, with the standard deviation of its poles (empty: 0). Sources are then the steep cells from whose face blocks can slide on a joint or a pair of joints, or topple (Markland's tests). If left empty, the slope alone decides.</source>
 <translation>Una riga per famiglia, con la deviazione standard dei suoi poli (vuoto: 0). Sono allora sorgenti le celle ripide dalla cui parete i blocchi possono scivolare su un giunto o una coppia di giunti, o ribaltarsi (test di Markland). Vuoto: conta solo la pendenza.</translation>
</message>
<message>
 <source>A row for each simulation of the project: its RUN_NAME, the return period of the event in years, and the number of blocks that it releases (empty: 1). Its maps of energy (95th percentile, else maximum) and of passages, and the number of its runs, are found by the name.</source>
 <translation>Una riga per ogni simulazione del progetto: il suo RUN_NAME, in quanti anni un tale evento si verifica una volta e quanti blocchi libera (vuoto: 1). Le sue mappe di energia (95° percentile, altrimenti massimo) e degli attraversamenti, e il numero dei suoi lanci, si trovano con il nome.</translation>
</message>
<message>
 <source>A row for each simulation: runs, run-out, energy, velocity and height, percentiles with their bounds.</source>
 <translation>Una riga per ogni simulazione: lanci, distanza di arresto, energia, velocità e altezza, percentili con i loro limiti.</translation>
</message>
<message>
 <source>A row for each slope and catchment: the width that holds 50, 90, 95 and 99 % of the rocks, empty where the catchment is too short for it; the width within which 90 % of the rocks first hit the catchment; two rules for its width; and, where ditches of a guideline are given, the share that they hold. Shares refer to the rocks that pass over the crest.</source>
 <translation>Una riga per versante e area di raccolta: la larghezza che trattiene 50, 90, 95 e 99 % dei blocchi, vuota dove l'area è troppo corta; quella entro cui 90 % toccano per la prima volta l'area; due regole per la larghezza; e, dove sono dati fossi di una linea guida, ciò che trattengono. Quote dei blocchi che superano il ciglio.</translation>
</message>
<message>
 <source>A row for each uncertain number: the class, the parameter ({}), and its distribution, for example uniform(0.6, 0.8). They replace the effect of the softness on these numbers.</source>
 <translation>Una riga per ogni valore non noto: la classe, il parametro ({}) e la sua distribuzione, per esempio uniform(0.6, 0.8). Sostituiscono ciò che la morbidezza fa di questi valori.</translation>
</message>
<message>
 <source>A row for each value of the field. Classes: {}.</source>
 <translation>Una riga per ogni valore del campo. Classi: {}.</translation>
</message>
<message>
 <source>A row for each value of the field: about 250 kg/s for open, 500 for medium and 750 for dense forest.</source>
 <translation>Una riga per ogni valore del campo: circa 250 kg/s per bosco rado, 500 per bosco medio e 750 per bosco fitto.</translation>
</message>
<message>
 <source>A row for each: run-out, energy, height and velocity, with the bounds of their percentiles.</source>
 <translation>Una riga per ciascuna: distanza di arresto, energia, altezza e velocità, con i limiti dei loro percentili.</translation>
</message>
<message>
 <source>A run of the study that is not in the project.</source>
 <translation>Una simulazione dello studio che non è nel progetto.</translation>
</message>
<message>
 <source>A sentence below the title: scenario, data, licence of the orthophoto.</source>
 <translation>Una frase sotto il titolo: scenario, dati, licenza dell'ortofoto.</translation>
</message>
<message>
 <source>A shape from the library. Natural, worn rocks come first: choose the proportions of the blocks on the slope. eota111 and eota221 are the standard blocks for testing rockfall nets. Ideal solids have sharp edges and large flat faces, which no rock keeps after its first impacts; they serve verification.</source>
 <translation>Una forma della libreria. Prima vengono i massi naturali, consumati: scegliere le proporzioni che hanno i blocchi sul pendio. eota111 e eota221 sono i blocchi normalizzati delle prove sulle barriere paramassi a rete. I solidi ideali hanno spigoli vivi e grandi facce piane come nessun masso dopo i primi impatti; servono alla verifica.</translation>
</message>
<message>
 <source>A simulation that takes longer than a minute keeps its finished runs in a folder that the log names. When you start it again with the same inputs, also after a cancel or a crash, it continues from there; the results are the same bit for bit. The folder is removed when the results are written, and after 30 days. Simulations in which rocks break or runs split start from the beginning.</source>
 <translation>Una simulazione che dura più di un minuto conserva ciò che ha calcolato in una cartella indicata nel registro. Riavviata con gli stessi dati, anche dopo un annullamento o un arresto, prosegue da lì; i risultati sono gli stessi bit per bit. La cartella è rimossa quando i risultati sono scritti, e dopo 30 giorni. Le simulazioni in cui i blocchi si rompono o le corse si dividono ricominciano.</translation>
</message>
<message>
 <source>A smaller part (EXTENT) saves memory.</source>
 <translation>Una parte più piccola (EXTENT) risparmia memoria.</translation>
</message>
<message>
 <source>A surface in energy, mass, position, height, dip, spin and size is fitted to the rocks thrown at each line. Rocks for which it is reliable are counted by its prediction; the others are counted by the share of similar rocks that were thrown. It needs some 80 thrown rocks where all seven differ.</source>
 <translation>Una superficie in energia, massa, luogo, altezza, inclinazione, rotazione e grandezza passa per i blocchi lanciati su ogni linea. I blocchi dei quali è sicura contano come essa dice; solo gli altri contano secondo la quota di quelli lanciati che sono simili. Servono circa 80 blocchi lanciati dove tutti e sette differiscono.</translation>
</message>
<message>
 <source>A table with a row for each rock: rock (a shape of the library, or a file in the folder of the table; empty: the shape above), volume_m3 or long_m, middle_m and short_m, density, share. Only the sizes are required, so a list of measured blocks will do. The runs of each release are distributed among them.</source>
 <translation>Una tabella con una riga per blocco: rock (una forma della libreria o un file accanto alla tabella; vuoto: la forma qui sopra), volume_m3 oppure long_m, middle_m e short_m, density, share. Servono solo le dimensioni: basta quindi un elenco di blocchi misurati. I lanci di ogni punto di distacco sono ripartiti tra i blocchi.</translation>
</message>
<message>
 <source>A table with the columns name, mel_kj, sel_kj, height_m, elongation_m, residual_share. Empty: the classes of EAD 340059, without elongations, which are those of a product.</source>
 <translation>Una tabella con le colonne name, mel_kj, sel_kj, height_m, elongation_m, residual_share. Vuoto: le classi dell'EAD 340059, senza deformazioni, che sono quelle di un prodotto.</translation>
</message>
<message>
 <source>A table with volume, mass, axes, class of Zingg, sphericity, principal moments of inertia, the box of equal volume and ratios of inertia, and the error of the simplification.</source>
 <translation>Una tabella con volume, massa, assi, classe di Zingg, sfericità, momenti principali d'inerzia, il parallelepipedo di uguale volume e rapporti d'inerzia, e le perdite dovute alla semplificazione.</translation>
</message>
<message>
 <source>A3 landscape</source>
 <translation>A3 orizzontale</translation>
</message>
<message>
 <source>A3 portrait</source>
 <translation>A3 verticale</translation>
</message>
<message>
 <source>A4 landscape</source>
 <translation>A4 orizzontale</translation>
</message>
<message>
 <source>A4 portrait</source>
 <translation>A4 verticale</translation>
</message>
<message>
 <source>ALONG: at {along:.0f} % the rock, {radius:.1f} m in radius, meets a post {value:.1f} m away, and the model has no contact of rocks with posts: a real net responds differently.</source>
 <translation>ALONG: al {along:.0f} % il blocco, di raggio {radius:.1f} m, incontra un montante a {value:.1f} m, e il modello non ha contatto dei blocchi con i montanti: una rete reale cede diversamente.</translation>
</message>
<message>
 <source>ANGLES, row {}: {!r} is not a valid {}.</source>
 <translation>ANGLES, riga {}: {!r} non è un numero per {}.</translation>
</message>
<message>
 <source>ANGLES: give at least one reach angle; the help of the table quotes published ones.</source>
 <translation>ANGLES: indicare almeno un angolo d'arresto; l'aiuto della tabella ne cita di pubblicati.</translation>
</message>
<message>
 <source>ANGLE_LAW: {!r} is not a law; give a and b of log10(H/L) = a + b log10(V), with a space between.</source>
 <translation>ANGLE_LAW: {!r} non è una legge; indicate a e b di log10(H/L) = a + b log10(V), con uno spazio in mezzo.</translation>
</message>
<message>
 <source>ASCII grids have no coordinate system. Projected, in metres.</source>
 <translation>Le griglie ASCII non ne hanno uno. Proiettato, in metri.</translation>
</message>
<message>
 <source>ASTRA 12006</source>
 <translation>ASTRA 12006</translation>
</message>
<message>
 <source>ASTRA 12006: F = c e^-0.5 r^0.7 M_E^0.4 tan φ E^0.6; Labiouse et al. (1996): F = c M_E^0.4 r^0.2 E^0.6; Japan Road Association: F = c (m g)^(2/3) λ^0.4 H^0.6, times √(2 r / e) on cushions thinner than the rock. F kN, e thickness and r radius in m, M_E and λ kN/m², E = m v² / 2 kJ, m t, H = E / (m g) m.</source>
 <translation>ASTRA 12006: F = c e^-0,5 r^0,7 M_E^0,4 tan φ E^0,6; Labiouse et al. (1996): F = c M_E^0,4 r^0,2 E^0,6; Japan Road Association: F = c (m g)^(2/3) λ^0,4 H^0,6, per √(2 r / e) su strati più sottili del blocco. F kN, e spessore e r raggio in m, M_E e λ kN/m², E = m v² / 2 kJ, m t, H = E / (m g) m.</translation>
</message>
<message>
 <source>AXIS_1, AXIS_2 and AXIS_3: a sphere has three axes of one length.</source>
 <translation>AXIS_1, AXIS_2 e AXIS_3: una sfera ha tre assi della stessa lunghezza.</translation>
</message>
<message>
 <source>AZIMUTH: the ground on both sides of the net is too flat to find the downhill side. Enter the direction of the rocks.</source>
 <translation>AZIMUTH: il terreno accanto alla rete non dice da che parte è valle. Indicare dove vanno i blocchi.</translation>
</message>
<message>
 <source>About the three axes of the rock: numbers or distributions with semicolons between them, for example 0; normal(2, 1); 0. For rocks that are followed from the middle of their path.</source>
 <translation>Attorno ai tre assi del blocco: numeri o distribuzioni separati da punti e virgola, per esempio 0; normal(2, 1); 0. Per blocchi seguiti da metà del loro percorso.</translation>
</message>
<message>
 <source>Above the ground at the line. Rocks whose lowest point is higher pass above.</source>
 <translation>Sopra il suolo alla linea. I blocchi il cui punto più basso è più alto passano sopra.</translation>
</message>
<message>
 <source>Above: the lowest point of the rock, taken as far below its centre as the highest is above it, is above the top. Shares with their 95 % confidence. Too much energy: not above, with more energy than the wall can absorb.</source>
 <translation>Sopra: il punto più basso del blocco, tanto sotto il suo centro quanto il più alto è sopra, è più alto della sommità. Quote con la loro confidenza del 95 %. Troppo forti: non sopra, con più energia di quanta il muro ne prenda.</translation>
</message>
<message>
 <source>Add candidate sources, give more runs (RUNS), or check the ground.</source>
 <translation>Aggiungere sorgenti possibili, indicare più traiettorie (RUNS), o verificare il terreno.</translation>
</message>
<message>
 <source>Add rows for the other heights and slopes.</source>
 <translation>Aggiungere righe per le altre altezze e pendenze.</translation>
</message>
<message>
 <source>Add rows for these kinds, or one without a kind.</source>
 <translation>Aggiungere righe per questi tipi, o una senza tipo.</translation>
</message>
<message>
 <source>Add stronger or higher barriers to the table, or move the line.</source>
 <translation>Aggiungere alla tabella barriere più resistenti o più alte, o spostare la linea.</translation>
</message>
<message>
 <source>Added to the length of the vehicle: a block hits if it arrives within both.</source>
 <translation>Si aggiunge alla lunghezza del veicolo: colpisce il blocco che arriva entro entrambe.</translation>
</message>
<message>
 <source>Address of a dask scheduler</source>
 <translation>Indirizzo di uno scheduler dask</translation>
</message>
<message>
 <source>Adds embankments with uphill ditches to the elevation model, from crest line, height, width and face angles. In a simulation on the result, rocks meet them as terrain. Reports the volumes of fill and cut, the footprint with its ground classes, and sections.</source>
 <translation>Inserisce nel modello del terreno rilevati paramassi preceduti da fossi: linea di coronamento, altezza, larghezza e inclinazione dei paramenti. Simulando sul risultato, i blocchi li incontrano come terreno. Fornisce i volumi di riporto e scavo, l'ingombro con le classi di terreno e le sezioni.</translation>
</message>
<message>
 <source>Adjust the brakes of the sheet before you rely on the numbers of other impacts.</source>
 <translation>Adattare i freni della scheda prima di fidarsi dei numeri di altri impatti.</translation>
</message>
<message>
 <source>Advanced inputs</source>
 <translation>Input avanzati</translation>
</message>
<message>
 <source>After a cancel or a crash the same inputs continue with the next member.</source>
 <translation>Dopo un annullamento o un arresto anomalo, gli stessi dati proseguono dal membro successivo.</translation>
</message>
<message>
 <source>After minus before. A cell that only one of the simulations reaches counts as 0 in the other; a cell that neither reaches is empty.</source>
 <translation>Dopo meno prima; una cella che nulla raggiunge conta 0, una che nessuna delle due raggiunge è vuota.</translation>
</message>
<message>
 <source>After the test at the maximum energy level, category A keeps at least 50 % of the nominal height, B 30 %; the catalogue states the share (residual_share). not_asked: not checked, as no code here requires it. Where several rocks may come before repair, choose A.</source>
 <translation>Dopo la prova al livello massimo di energia: A conserva almeno il 50 % dell'altezza nominale, B il 30 %; il catalogo dice quanto (residual_share). not_asked: non verificata, poiché nessuna norma qui la richiede. Se possono arrivare più blocchi prima della riparazione, scegliere A.</translation>
</message>
<message>
 <source>All blocks left the elevation model; give one that covers the whole fall.</source>
 <translation>Tutti i blocchi sono usciti dal modello altimetrico; darne uno che copra tutta la caduta.</translation>
</message>
<message>
 <source>All distributions are cut off there. If left empty, the joints below give the limit; without joints there is no limit, and the distribution alone decides how large the block of a long return period is.</source>
 <translation>Tutte le distribuzioni vi sono troncate. Vuoto: ciò che consentono le discontinuità qui sotto; se mancano anche queste, nessun limite, e solo la distribuzione decide quanto è grande il blocco di un lungo periodo di ritorno.</translation>
</message>
<message>
 <source>All ground classes with the calibrated one among them, for the table of ground classes of the simulation.</source>
 <translation>Tutte le classi di terreno, compresa quella calibrata, per la tabella delle classi di terreno della simulazione.</translation>
</message>
<message>
 <source>All lines</source>
 <translation>Tutte le linee</translation>
</message>
<message>
 <source>All logs have this length; thicker and thinner ones differ in their diameter alone.</source>
 <translation>Tutti i tronchi hanno questa lunghezza; più grossi o più sottili, differiscono solo nel diametro.</translation>
</message>
<message>
 <source>All nets</source>
 <translation>Tutte le reti</translation>
</message>
<message>
 <source>All packages that Talus can use are installed.</source>
 <translation>Tutti i pacchetti che Talus può usare ci sono.</translation>
</message>
<message>
 <source>All requirements of the code were checked.</source>
 <translation>Tutti i requisiti della norma sono stati verificati.</translation>
</message>
<message>
 <source>All runs start from one release point.</source>
 <translation>Tutti i lanci partono da un solo punto di distacco.</translation>
</message>
<message>
 <source>All runs use the same classes and colours, so that maps can be compared by eye. When ticked again, all runs are drawn as the one that is shown.</source>
 <translation>Stesse classi e stessi colori in tutte le simulazioni, per confrontare le mappe a occhio. Rimettendo la spunta, tutte sono disegnate come quella mostrata.</translation>
</message>
<message>
 <source>All will take about {:.1f} minutes.</source>
 <translation>In tutto occorreranno circa {:.1f} minuti.</translation>
</message>
<message>
 <source>Allow a longer duration (DURATION); on slopes steeper than the friction they may not come to rest at all.</source>
 <translation>Consentire una durata più lunga (DURATION); su pendii più ripidi dell'attrito possono non fermarsi affatto.</translation>
</message>
<message>
 <source>Allow more runs per release point.</source>
 <translation>Consentire più lanci per punto di distacco.</translation>
</message>
<message>
 <source>Allow that much, or read a part of it ({key}).</source>
 <translation>Concedetene altrettanta, oppure leggetene solo una parte ({key}).</translation>
</message>
<message>
 <source>Along the line</source>
 <translation>Lungo la linea</translation>
</message>
<message>
 <source>Along the slope, from the release to the upper edge of a stand. Not used with releases.</source>
 <translation>Lungo il pendio, dal distacco al margine superiore di un popolamento. Non usato con i distacchi.</translation>
</message>
<message>
 <source>Also without the forest</source>
 <translation>Anche senza il bosco</translation>
</message>
<message>
 <source>An elevation model that needs more memory (24 bytes per cell) is not read as a whole: tiles of it are read when rocks reach them and kept on the disk, and maps are built there, too. So a region larger than memory can be simulated; the results are the same to the last bit. Leave empty for half of the free memory.</source>
 <translation>Un modello del terreno che richiede di più (24 byte per cella) non viene letto per intero: i suoi riquadri si leggono quando i blocchi vi arrivano e restano sul disco, dove si formano anche le mappe. Così si può simulare una regione più grande della memoria; i risultati sono gli stessi fino all'ultimo bit. Vuoto: la metà della memoria libera.</translation>
</message>
<message>
 <source>An impact ends when the rock is at rest or has passed the net. A rock that has done neither after this time counts as not held.</source>
 <translation>Un impatto finisce quando il blocco è fermo o oltre la rete. Se dopo questo tempo non è né l'uno né l'altro, conta come non trattenuto.</translation>
</message>
<message>
 <source>An impact is decided when the net has stopped the rock, with less than 5 % of its energy left in rock and net, or when the rock has passed. Then it is followed until the rock is still; the residual height is that at its end. A rock that was stopped may roll on below a slack lower edge; its flags and a finding then state this.</source>
 <translation>Un impatto è deciso quando la rete ha fermato il blocco, con meno del 5 % della sua energia rimasta nel blocco e nella rete, o quando questo è passato. Poi è seguito finché il blocco è fermo; l’altezza residua è quella alla fine. Un blocco fermato può rotolare oltre sotto un bordo inferiore allentato; allora lo dicono le sue note e un riscontro.</translation>
</message>
<message>
 <source>An unfinished run continues where it ended, to the same bits.</source>
 <translation>Una simulazione incompiuta riprende da dove si è fermata, con gli stessi bit.</translation>
</message>
<message>
 <source>Anchors</source>
 <translation>Ancoraggi</translation>
</message>
<message>
 <source>Anchors and foundations are fixed points here: the ground in which they stand is not checked.</source>
 <translation>Ancoraggi e fondazioni sono qui punti fissi: il terreno in cui si trovano non è esaminato.</translation>
</message>
<message>
 <source>Anchors, {}: {} = {}.</source>
 <translation>Ancoraggi, {}: {} = {}.</translation>
</message>
<message>
 <source>And {} more rocks.</source>
 <translation>E altri {} blocchi.</translation>
</message>
<message>
 <source>Angle from the highest start to the farthest block [°]</source>
 <translation>Angolo dal distacco più alto al blocco più lontano [°]</translation>
</message>
<message>
 <source>Angle of friction of the cushion [°]</source>
 <translation>Angolo di attrito dello strato [°]</translation>
</message>
<message>
 <source>Angle of the back slope of the ditch [°]</source>
 <translation>Inclinazione della scarpata di monte del fosso [°]</translation>
</message>
<message>
 <source>Angle of the downhill face [°]</source>
 <translation>Inclinazione del paramento di valle [°]</translation>
</message>
<message>
 <source>Angle of the impact below the horizontal [°]</source>
 <translation>Angolo dell'impatto sotto l'orizzontale [°]</translation>
</message>
<message>
 <source>Angle of the uphill face [°]</source>
 <translation>Inclinazione del paramento di monte [°]</translation>
</message>
<message>
 <source>Annual damage, all objects with a value and losses</source>
 <translation>Danno all’anno, tutti gli oggetti con un valore e perdite</translation>
</message>
<message>
 <source>Another seed tries other sets of parameters. If the result changes much, use more simulations.</source>
 <translation>Un altro seme prova altri insiemi di parametri. Se il risultato cambia molto, calcolare più lanci.</translation>
</message>
<message>
 <source>Any map of the simulation, such as the 95th percentile of the energy.</source>
 <translation>Una qualsiasi carta della simulazione, come il 95° percentile dell'energia.</translation>
</message>
<message>
 <source>Apex of the talus for the shadow angle</source>
 <translation>Apice della falda di detrito per l'angolo d'ombra</translation>
</message>
<message>
 <source>Appears in the layer group and the names of the layers, the field run_name, the title of the report and the metadata of files. Each run has its own group; if left empty, the group shows the time of the run.</source>
 <translation>Sta nel gruppo e nei nomi dei layer, nel campo run_name, nel titolo del rapporto e nei metadati dei file. Ogni simulazione ha il suo gruppo; se vuoto, porta l'ora della simulazione.</translation>
</message>
<message>
 <source>Are the sources complete?</source>
 <translation>Le aree sorgente sono complete?</translation>
</message>
<message>
 <source>Are the subprocesses complete?</source>
 <translation>I sottoprocessi sono completi?</translation>
</message>
<message>
 <source>Are there enough runs? Draws a percentile, a mean or a reach probability against the number of runs with its confidence band, and reports the number of runs needed for a required precision.</source>
 <translation>I lanci sono sufficienti? Disegna un percentile, una media o una probabilità di raggiungimento in funzione del numero di lanci con la banda di confidenza, e indica quanti lanci danno il valore con la precisione voluta.</translation>
</message>
<message>
 <source>Area in plan [m²]</source>
 <translation>Superficie in pianta [m²]</translation>
</message>
<message>
 <source>Area of high danger [m²]</source>
 <translation>Area di pericolo elevato [m²]</translation>
</message>
<message>
 <source>Area of low danger [m²]</source>
 <translation>Area di pericolo basso [m²]</translation>
</message>
<message>
 <source>Area of moderate danger [m²]</source>
 <translation>Area di pericolo medio [m²]</translation>
</message>
<message>
 <source>Area of residual danger [m²]</source>
 <translation>Area di pericolo residuo [m²]</translation>
</message>
<message>
 <source>Area of the deposit [m²]</source>
 <translation>Superficie del deposito [m²]</translation>
</message>
<message>
 <source>Area of the footprint [m²]</source>
 <translation>Area di ingombro [m²]</translation>
</message>
<message>
 <source>Area of the gaps [m²]</source>
 <translation>Superficie delle lacune [m²]</translation>
</message>
<message>
 <source>Area of the indication, largest volume [m²]</source>
 <translation>Area dell'indicazione, volume maggiore [m²]</translation>
</message>
<message>
 <source>Area of the overlaps [m²]</source>
 <translation>Superficie delle sovrapposizioni [m²]</translation>
</message>
<message>
 <source>Area of the slivers [m²]</source>
 <translation>Superficie dei poligoni spuri [m²]</translation>
</message>
<message>
 <source>Area on the slope [m²]</source>
 <translation>Superficie lungo il pendio [m²]</translation>
</message>
<message>
 <source>Area that 5 % of the members reach [m²]</source>
 <translation>Area raggiunta dal 5 % dei membri [m²]</translation>
</message>
<message>
 <source>Area that 95 % of the members reach [m²]</source>
 <translation>Area raggiunta dal 95 % dei membri [m²]</translation>
</message>
<message>
 <source>Area that half of the members reach (median) [m²]</source>
 <translation>Area raggiunta dalla mediana [m²]</translation>
</message>
<message>
 <source>Areas</source>
 <translation>Superfici</translation>
</message>
<message>
 <source>Areas and shares that both cover, and those that the indication adds and misses, for each volume.</source>
 <translation>Aree e quote di ciò che entrambi hanno, e di ciò che l'indicazione aggiunge e che le sfugge, per ogni volume.</translation>
</message>
<message>
 <source>Areas of one ground class each. Outside the polygons, the class below applies. Polygons of different classes must not overlap.</source>
 <translation>Aree di una classe di terreno ciascuna. Dove non c'è un poligono vale la classe del resto. Poligoni di classi diverse non devono sovrapporsi.</translation>
</message>
<message>
 <source>Areas of one soil type and roughness, with the ground class of Talus whose description is closest. Check each: the numbers of one program do not follow from those of the other. The field surface_roughness has the mean obstacle height d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10 in metres, which Simulate rockfall uses; it is empty where one of the three has no data, and there the value of the ground class applies.</source>
 <translation>Aree di un tipo di suolo e di una scabrezza, con la classe di terreno di Talus descritta allo stesso modo. Controllate ognuna: i numeri di un programma non derivano da quelli dell'altro. Il campo surface_roughness contiene l'altezza media degli ostacoli d = 0,7 rg70 + 0,2 rg20 + 0,1 rg10 in metri, che la simulazione della caduta massi riprende; è vuoto dove uno dei tre non ha dati, e lì vale la classe di terreno.</translation>
</message>
<message>
 <source>Areas with their size in plan and on the slope, and mean and largest slope; number 1 is the largest.</source>
 <translation>Zone con la loro superficie in pianta e lungo il pendio, e con la pendenza media e massima; la numero 1 è la più grande.</translation>
</message>
<message>
 <source>Areas without sources</source>
 <translation>Superfici senza aree sorgente</translation>
</message>
<message>
 <source>Ask the manufacturer for them.</source>
 <translation>Chiederli al produttore.</translation>
</message>
<message>
 <source>Assign to selected</source>
 <translation>Assegnare ai selezionati</translation>
</message>
<message>
 <source>At all objects together the forest keeps {} % of the rocks away, reduces the 95th-percentile energy by {} % and the total energy by {} %.</source>
 <translation>Per tutti gli oggetti insieme il bosco trattiene {} % dei blocchi, riduce il 95° percentile dell'energia del {} % e l'energia totale del {} %.</translation>
</message>
<message>
 <source>At each station a screen across the corridor records height, velocity and energy of the passing rocks.</source>
 <translation>A ogni stazione una sezione trasversale al corridoio rileva altezza, velocità ed energia di ciò che passa.</translation>
</message>
<message>
 <source>At least 1.0.</source>
 <translation>Almeno 1.0.</translation>
</message>
<message>
 <source>At the end {} of the stems are lost, on average over {} sequences.</source>
 <translation>Alla fine il {} dei fusti è perso, in media su {} sequenze.</translation>
</message>
<message>
 <source>At this size the rolling resistance is proportional to the mass to the power of {:.2g}, from {:.2g} to {:.2g} (median, 5 and 95 %).</source>
 <translation>A questa dimensione la resistenza al rotolamento va con la massa elevata a {:.2g}, da {:.2g} a {:.2g} (mediana, 5 e 95 %).</translation>
</message>
<message>
 <source>At {:.0f}, {:.0f}</source>
 <translation>A {:.0f}, {:.0f}</translation>
</message>
<message>
 <source>At {:.0f}, {:.0f}: {:g} m x {:g} m</source>
 <translation>A {:.0f}, {:.0f}: {:g} m x {:g} m</translation>
</message>
<message>
 <source>Austria</source>
 <translation>Austria</translation>
</message>
<message>
 <source>Austrian practice also requires that the post spacing be within 2 m of the tested one, that a line have at least three fields and at most 60 m, or intermediate anchors, and that openings at the end fields be at most 10 % of the nominal height (second hand).</source>
 <translation>La pratica austriaca chiede inoltre che l'interasse dei montanti si scosti al massimo di 2 m da quello provato, che una linea abbia almeno tre campi e al massimo 60 m, o ancoraggi intermedi, e che le aperture ai campi di estremità siano al massimo il 10 % dell'altezza nominale (di seconda mano).</translation>
</message>
<message>
 <source>Author</source>
 <translation>Autore</translation>
</message>
<message>
 <source>Axis of the block; only the proportions of the three axes are used, the size follows from the volume.</source>
 <translation>Asse del blocco; contano solo le proporzioni dei tre, la grandezza risulta dal volume.</translation>
</message>
<message>
 <source>Azimuth, clockwise from north. Left empty, each rock starts down the steepest slope.</source>
 <translation>Azimut, in senso orario da nord. Se il campo è vuoto, ogni blocco parte lungo la linea di massima pendenza.</translation>
</message>
<message>
 <source>BARRIERS: give the line of the net, or a net from a file.</source>
 <translation>BARRIERS: indicare la linea della rete, o una rete da un file.</translation>
</message>
<message>
 <source>BARRIERS: left out, outside of the elevation model or without length: {features}.</source>
 <translation>BARRIERS: esclusi, perché all'esterno del modello del terreno o senza lunghezza: {features}.</translation>
</message>
<message>
 <source>BARRIERS: no rock reaches {features}, so the effect there is unknown.</source>
 <translation>BARRIERS: nessun blocco arriva a {features}, quindi non si sa che cosa vi sarebbe fermato.</translation>
</message>
<message>
 <source>BARRIERS: nothing of {} lies on the elevation model; is its coordinate system right?</source>
 <translation>BARRIERS: nulla di {} si trova sul modello del terreno; il sistema di coordinate è corretto?</translation>
</message>
<message>
 <source>BARRIERS: only the first line of the first feature is taken.</source>
 <translation>BARRIERS: si prende solo la prima linea del primo elemento.</translation>
</message>
<message>
 <source>BARRIERS: partly where the elevation model has no data: {features}; {value:.0f} of {limit:.0f} m.</source>
 <translation>BARRIERS: in parte dove il modello altimetrico non ha dati: {features}; {value:.0f} di {limit:.0f} m.</translation>
</message>
<message>
 <source>BARRIERS: {features} would stop only {value:.3g} % of the arriving rocks; {limit:.3g} % are required (TARGET).</source>
 <translation>BARRIERS: {features} fermerebbe solo il {value:.3g} % dei blocchi che vi arrivano; è richiesto il {limit:.3g} % (TARGET).</translation>
</message>
<message>
 <source>BARRIERS_ALONG: {!r} is not a barrier; give its distance along the profile, above 0 and below {:g} m, its height [m] and, where it is not rigid, its energy [kJ], with colons between them, such as 35: 3: 1000.</source>
 <translation>BARRIERS_ALONG: {!r} non è una barriera; date la distanza lungo il profilo, sopra 0 e sotto {:g} m, l'altezza [m] e, se non è rigida, l'energia [kJ], separate da due punti, per esempio 35: 3: 1000.</translation>
</message>
<message>
 <source>BLOCKS, BLOCK_FILE: give a layer of blocks or a text file, one of the two.</source>
 <translation>BLOCKS, BLOCK_FILE: indicare un layer di blocchi o un file di testo, uno dei due.</translation>
</message>
<message>
 <source>BLOCK_FILE: line {} is {!r}; give one volume above 0 m³ on each line.</source>
 <translation>BLOCK_FILE: la riga {} è {!r}; indicare un volume sopra 0 m³ per riga.</translation>
</message>
<message>
 <source>BLOCK_VOLUMES is {!r}; the intensity of these rules is by the volume of the block, so give a positive volume in m³ for each of the {} scenarios, in their order and with spaces between them.</source>
 <translation>BLOCK_VOLUMES è {!r}; l'intensità di queste regole dipende dal volume del blocco: indicare un volume positivo in m³ per ognuno dei {} scenari, nel loro ordine e separati da spazi.</translation>
</message>
<message>
 <source>BLOCK_VOLUME_FIELD: MASS_FIELD is given too and is equivalent; leave one empty.</source>
 <translation>BLOCK_VOLUME_FIELD: anche MASS_FIELD è dato e dice lo stesso in altro modo; lasciarne uno vuoto.</translation>
</message>
<message>
 <source>BOUNDS: rolling_resistance from {value:g} to {highest:g}. It is the tangent of the slope on which rocks just keep rolling, corners included; earlier versions had 0.11 to 0.25 for the part that soil adds to corners. Published values begin at 0.4.</source>
 <translation>BOUNDS: rolling_resistance da {value:g} a {highest:g}. È la tangente del pendio su cui i massi continuano appena a rotolare, spigoli compresi; le versioni precedenti avevano da 0,11 a 0,25 e intendevano ciò che il suolo aggiunge agli spigoli. I valori pubblicati cominciano da 0.4.</translation>
</message>
<message>
 <source>BOUNDS: with slip friction as the ground model (GROUND_MODEL) there is no {}; leave its row out, or choose another model.</source>
 <translation>BOUNDS: con slip friction come modello del suolo (GROUND_MODEL) non c'è {}; togliere la sua riga o scegliere un altro modello.</translation>
</message>
<message>
 <source>BOUNDS: {} values do not make rows of a name, the lowest and the highest value.</source>
 <translation>BOUNDS: {} valori non formano righe con un nome, il valore minimo e il valore massimo.</translation>
</message>
<message>
 <source>Band of the elevation model</source>
 <translation>Banda del modello del terreno</translation>
</message>
<message>
 <source>Bands are the range that the observations leave open within the bounds that were searched. On synthetic slopes that flatten evenly, bands of 90 % contained 86 % of the true values, at a sharp break of slope 79 %. Errors of the model, of the elevation model or of the release points are not included.</source>
 <translation>Le fasce sono ciò che le osservazioni lasciano aperto entro i limiti esplorati. Su pendii inventati che si addolciscono gradualmente fasce del 90 % contenevano l'86 % delle verità, il 79 % a una brusca rottura di pendenza. Gli errori del modello, del modello altimetrico o dei punti di distacco non vi sono compresi.</translation>
</message>
<message>
 <source>Bands for any passage and for more than each energy, and for each period: the probability that a cell lies in that zone. Needs the rate.</source>
 <translation>Bande per ogni attraversamento e per più di ogni energia, e per ogni periodo: con quale certezza una cella è in quella zona. Richiede il tasso.</translation>
</message>
<message>
 <source>Bands for any passage and for more than each energy: return period of the mean frequency of all members, which is the one for planning; then its lower and its upper bound, 5 and 95 % of the members. Needs the rate.</source>
 <translation>Bande per ogni attraversamento e per più di ogni energia: periodo di ritorno della frequenza media di tutti i membri, quello con cui pianificare; poi i suoi limiti inferiore e superiore, 5 e 95 % dei membri. Richiede il tasso.</translation>
</message>
<message>
 <source>Barrier design</source>
 <translation>Dimensionamento delle barriere</translation>
</message>
<message>
 <source>Barrier design table</source>
 <translation>Tabella di dimensionamento delle barriere</translation>
</message>
<message>
 <source>Barrier heights to compare, with commas between them.</source>
 <translation>Altezze delle barriere da esaminare, separate da virgole.</translation>
</message>
<message>
 <source>Barrier lines</source>
 <translation>Linee di barriere</translation>
</message>
<message>
 <source>Barrier lines: {value:.0f}, total length: {length:.0f} m.</source>
 <translation>Linee di barriere: {value:.0f}, lunghezza in tutto: {length:.0f} m.</translation>
</message>
<message>
 <source>Barrier {}</source>
 <translation>Opera {}</translation>
</message>
<message>
 <source>Barriers</source>
 <translation>Barriere</translation>
</message>
<message>
 <source>Barriers (screening model)</source>
 <translation>Barriere (valutazione preliminare)</translation>
</message>
<message>
 <source>Barriers on the profile</source>
 <translation>Barriere sul profilo</translation>
</message>
<message>
 <source>Barriers: crossings</source>
 <translation>Barriere: attraversamenti</translation>
</message>
<message>
 <source>Barriers: crossings of Simulate rockfall with a barrier on the line of the net: its rocks are thrown with their orientation and spin there.</source>
 <translation>Barriere: attraversamenti di una simulazione con una barriera sulla linea della rete: i suoi blocchi sono lanciati come lì sono orientati e ruotano.</translation>
</message>
<message>
 <source>Barriers: results</source>
 <translation>Barriere: risultati</translation>
</message>
<message>
 <source>Barriers: {}.</source>
 <translation>Barriere: {}.</translation>
</message>
<message>
 <source>Basal area [m²/ha]</source>
 <translation>Area basimetrica [m²/ha]</translation>
</message>
<message>
 <source>Begin at 0.4, unless the site was measured.</source>
 <translation>Cominciare da 0.4, salvo misure sul sito.</translation>
</message>
<message>
 <source>Begin with some runs of each release point</source>
 <translation>Cominciare con alcuni lanci da ogni punto di distacco</translation>
</message>
<message>
 <source>Best {}</source>
 <translation>Valore migliore di {}</translation>
</message>
<message>
 <source>Between two vertices a rock flies on a parabola, with one impact where the velocities do not fit; this is exact in flight without drag. In contact with the ground the uncertainty of the energy is its change between two vertices.</source>
 <translation>Tra due vertici un blocco vola su una parabola, con un urto dove le velocità non concordano; nel volo senza resistenza ciò è esatto. A contatto con il suolo l'energia è nota a meno della sua variazione tra due vertici.</translation>
</message>
<message>
 <source>Beyond its ends the dam slopes down around a half disc, with an angle that changes from that of one face to that of the other. No rule for this is published; sections and ends are a choice of Talus.</source>
 <translation>Oltre le estremità il rilevato scende attorno a un mezzo disco, con un'inclinazione che passa da un paramento all'altro. Nessuna regola è pubblicata; sezione ed estremità sono una scelta di Talus.</translation>
</message>
<message>
 <source>Block scenarios</source>
 <translation>Scenari di blocchi</translation>
</message>
<message>
 <source>Blocks</source>
 <translation>Blocchi</translation>
</message>
<message>
 <source>Blocks are assumed to stay whole: none breaks on its path.</source>
 <translation>I blocchi sono considerati interi: nessuno si frammenta lungo il percorso.</translation>
</message>
<message>
 <source>Blocks broke on their path. A block hits a cell if any of its pieces passes it, and counts once, with the energy of the hardest piece; energies of several pieces are not added.</source>
 <translation>Dei blocchi si sono frammentati lungo il percorso. Un blocco colpisce una cella se un suo frammento la attraversa, e conta una volta, con l'energia del frammento più energetico; le energie di più frammenti non si sommano.</translation>
</message>
<message>
 <source>Blocks from [m³]</source>
 <translation>Blocchi da [m³]</translation>
</message>
<message>
 <source>Blocks in the list</source>
 <translation>Blocchi nella lista</translation>
</message>
<message>
 <source>Blocks of any size per year</source>
 <translation>Blocchi di ogni dimensione all'anno</translation>
</message>
<message>
 <source>Blocks per event</source>
 <translation>Blocchi per evento</translation>
</message>
<message>
 <source>Blocks per year</source>
 <translation>Blocchi all'anno</translation>
</message>
<message>
 <source>Blocks per year from all releases</source>
 <translation>Blocchi all'anno da tutti i punti di distacco</translation>
</message>
<message>
 <source>Blocks slide on joints that are at least as steep.</source>
 <translation>I blocchi scivolano su ciò che è almeno così ripido.</translation>
</message>
<message>
 <source>Blocks start in columns a little more than a block's diameter apart, in random orientations, the lowest ones just above the ground, the others in layers above. All are released at the same time.</source>
 <translation>I blocchi pendono in colonne distanti poco più del diametro di un blocco, con orientazioni casuali, i più bassi appena sopra il terreno, gli altri in strati sovrapposti. Poi vengono lasciati cadere tutti insieme.</translation>
</message>
<message>
 <source>Blocks that do not fit side by side start in further layers. Two hundred take about a minute.</source>
 <translation>Ciò che non trova posto affiancato pende in altri strati. Duecento blocchi richiedono circa un minuto.</translation>
</message>
<message>
 <source>Blocks that left the elevation model and are not in the deposit: {value:.0f}.</source>
 <translation>Blocchi che hanno lasciato il modello del terreno e non sono nel deposito: {value:.0f}.</translation>
</message>
<message>
 <source>Blocks that left the terrain</source>
 <translation>Blocchi usciti dal terreno</translation>
</message>
<message>
 <source>Blocks that still move</source>
 <translation>Blocchi ancora in moto</translation>
</message>
<message>
 <source>Blocks that stop: N d L / (100 n) %, at most 99; d diameter of the block, L length of the stand in plan. Values are means of blocks 5 % smaller and larger.</source>
 <translation>Blocchi che si fermano: N d L / (100 n) %, al massimo 99; d diametro del blocco, L lunghezza del popolamento in pianta. I valori sono medie di blocchi più piccoli e più grandi del 5 %.</translation>
</message>
<message>
 <source>Blocks to [m³]</source>
 <translation>Blocchi fino a [m³]</translation>
</message>
<message>
 <source>Borders of the danger zones are rounded with this radius. If left empty, two cells. 0: they follow the cells.</source>
 <translation>I bordi delle zone di pericolo sono arrotondati come da una moneta di questo raggio. Vuoto: due celle. 0: seguono le celle.</translation>
</message>
<message>
 <source>Both have the mean and the standard deviation of the stand; gamma has the longer tail of thick stems.</source>
 <translation>Entrambe hanno la media e la deviazione standard del popolamento; gamma ha la coda più lunga di fusti grossi.</translation>
</message>
<message>
 <source>Both runs must have the same map in the project.</source>
 <translation>Entrambe le simulazioni devono avere la stessa mappa nel progetto.</translation>
</message>
<message>
 <source>Both runs must have their stops in the project.</source>
 <translation>Gli arresti delle due simulazioni devono essere nel progetto.</translation>
</message>
<message>
 <source>Boulders that no source explains</source>
 <translation>Blocchi che nessuna sorgente spiega</translation>
</message>
<message>
 <source>Boulders with their most probable source</source>
 <translation>Blocchi con la loro sorgente più probabile</translation>
</message>
<message>
 <source>Bounds of the number of runs alone, with 95 % confidence; those of the rates are wider.</source>
 <translation>Limiti dovuti al solo numero di lanci, con una confidenza del 95 %; quelli dei tassi sono più ampi.</translation>
</message>
<message>
 <source>Bounds with 95 % confidence (Clopper and Pearson 1934), narrower with the square root of the number of runs. Where rasters hold probabilities, with 1 as the number of runs, no bounds can be given.</source>
 <translation>Limiti con una confidenza del 95 % (Clopper e Pearson 1934), più stretti con la radice quadrata del numero di lanci. Se i raster contengono probabilità, con 1 come numero di lanci, non si può indicare nulla.</translation>
</message>
<message>
 <source>Bozzolo and Azzoni</source>
 <translation>Bozzolo e Azzoni</translation>
</message>
<message>
 <source>British Columbia</source>
 <translation>Columbia Britannica</translation>
</message>
<message>
 <source>By frequency, instead of the scenarios: a row for each layer, in its order, with the runs of the simulation and the blocks of its source and size class that fall per year. The log of Hazard map by the method frequency reports these rates.</source>
 <translation>Per frequenza, al posto degli scenari: una riga per ogni layer, nel loro ordine, con i lanci della simulazione e i blocchi della sua area sorgente e classe di dimensione che cadono in un anno. Il registro della carta dei pericoli con il metodo frequency indica questi tassi.</translation>
</message>
<message>
 <source>By the failure mode of the roof: 0.4 ductile, 1.2 brittle (punching) are recalled from ASTRA 12006. If left empty, no static force.</source>
 <translation>Secondo la rottura del tetto: 0,4 duttile, 1,2 fragile (punzonamento) si ricordano di ASTRA 12006. Vuoto: nessuna forza statica.</translation>
</message>
<message>
 <source>CANOPY, SURFACE, CLOUD: give one of them; {} were given.</source>
 <translation>CANOPY, SURFACE, CLOUD: dare uno di essi; ne sono stati dati {}.</translation>
</message>
<message>
 <source>CATALOGUE: line {}, residual_share is {:g}; it is a share of the nominal height, from 0 to 1. Give 0.6 for 60 %.</source>
 <translation>CATALOGUE: riga {}, residual_share è {:g}; è una quota dell'altezza nominale, da 0 a 1. Indicare 0,6 per 60 %.</translation>
</message>
<message>
 <source>CATALOGUE: line {}, {} is {!r}; give a positive number or leave it empty.</source>
 <translation>CATALOGUE: riga {}, {} è {!r}; indicare un numero positivo o lasciare vuoto.</translation>
</message>
<message>
 <source>CATALOGUE: {} has no column {}; it needs name and mel_kj.</source>
 <translation>CATALOGUE: {} non ha la colonna {}; servono name e mel_kj.</translation>
</message>
<message>
 <source>CELL: in cells of {value:g} m blocks of {size:.2g} m may be missed, because only the centre of a cell counts.</source>
 <translation>CELL: in celle di {value:g} m possono mancare blocchi di {size:.2g} m, perché conta solo il centro di una cella.</translation>
</message>
<message>
 <source>CELL_SIZE: the carved elevation model would have {:.0f} million cells of {:.3g} m, more than {:.0f} million. Give the part around the embankments (EXTENT) or larger cells.</source>
 <translation>CELL_SIZE: il modello del terreno modificato avrebbe {:.0f} milioni di celle di {:.3g} m, più di {:.0f} milioni. Indicare la parte attorno ai rilevati (EXTENT) o celle più grandi.</translation>
</message>
<message>
 <source>CELL_SIZE: the elevation model has cells of {value:g} m; they are not made larger.</source>
 <translation>CELL_SIZE: il modello del terreno ha celle di {value:g} m; non vengono ingrandite.</translation>
</message>
<message>
 <source>CREST: all lines of {} lie outside of the elevation model; is its coordinate system right?</source>
 <translation>CREST: tutte le linee di {} sono esterne al modello del terreno; il sistema di coordinate è corretto?</translation>
</message>
<message>
 <source>CREST: along {value:.0f} % of feature {feature} the other side is the higher one. The {side} side is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST: lungo il {value:.0f} % dell'elemento {feature} il lato più alto è l'altro. Come monte vale il lato {side} (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: embankments overlap: {features}. The higher dam remains, no ditch cuts into a dam, and volumes are those of the visible parts. Heights refer to the ground without the others.</source>
 <translation>CREST: rilevati si sovrappongono: {features}. Resta il rilevato più alto, nessun fosso taglia un rilevato, e i volumi sono di ciò che si vede di ciascuno. Le altezze contano sul terreno senza gli altri.</translation>
</message>
<message>
 <source>CREST: feature {feature} is only {value:.2f} m high above its uphill toe near {place}, instead of the required {limit:.2f} m.</source>
 <translation>CREST: l'elemento {feature} è alto solo {value:.2f} m sopra il suo piede di monte presso {place}, su {limit:.2f} m richiesti.</translation>
</message>
<message>
 <source>CREST: feature {feature} runs down the slope, {value:.0f}° off the contour lines; it stops only rocks from one side. The {side} side is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST: l'elemento {feature} scende lungo il pendio, a {value:.0f}° dalle curve di livello; ferma ciò che arriva da un lato. Come monte vale il lato {side} (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: feature {} changes no cell: the ground, or another embankment, is higher than its crest.</source>
 <translation>CREST: l'elemento {} non modifica alcuna cella: il terreno, o un altro rilevato, è più alto del suo coronamento.</translation>
</message>
<message>
 <source>CREST: feature {} crosses or touches itself; an embankment needs a line with two ends. Split it.</source>
 <translation>CREST: l'elemento {} incrocia o tocca sé stesso; un rilevato richiede una linea con due estremità. Tagliarla.</translation>
</message>
<message>
 <source>CREST: feature {} has coordinates that are not finite.</source>
 <translation>CREST: l'elemento {} ha coordinate non finite.</translation>
</message>
<message>
 <source>CREST: feature {}: {}</source>
 <translation>CREST: elemento {}: {}</translation>
</message>
<message>
 <source>CREST: outside of the elevation model: {}. Leave them out, or use a larger elevation model.</source>
 <translation>CREST: fuori dal modello del terreno: {}. Tralasciarli, o usare un modello più grande.</translation>
</message>
<message>
 <source>CREST: the ground is as high on both sides of feature {feature}; the left side in the direction of the line is taken as uphill (UPHILL_SIDE).</source>
 <translation>CREST: il terreno è ugualmente alto sui due lati dell'elemento {feature}; come monte vale il lato sinistro nel verso della linea (UPHILL_SIDE).</translation>
</message>
<message>
 <source>CREST: the {side} side of feature {feature} is uphill by UPHILL_SIDE, but the ground is higher on the {other} side. Heights, faces and the ditch are those of the side chosen.</source>
 <translation>CREST: secondo UPHILL_SIDE il lato {side} dell'elemento {feature} è a monte, ma il terreno è più alto sul lato {other}. Altezze, paramenti e fosso sono quelli del lato scelto.</translation>
</message>
<message>
 <source>CROSSINGS has {} layers, {} {} rows; give one of each for every scenario.</source>
 <translation>CROSSINGS ha {} layer, {} {} righe; indicarne uno di ciascuno per ogni scenario.</translation>
</message>
<message>
 <source>CROSSINGS, TRAJECTORIES: give one of them, not both; either provides the rocks that arrive at the lines.</source>
 <translation>CROSSINGS, TRAJECTORIES: indicare uno dei due, non entrambi; ciascuno indica che cosa i blocchi portano alle linee.</translation>
</message>
<message>
 <source>CROSSINGS: energies are those of the translation alone, without rotation.</source>
 <translation>CROSSINGS: le energie sono quelle della sola traslazione, senza rotazione.</translation>
</message>
<message>
 <source>CROSSINGS: feature {} has no position with a height (Z); use the layer of Simulate rockfall.</source>
 <translation>CROSSINGS: l'elemento {} non ha un luogo con quota (Z); prendere il layer della simulazione.</translation>
</message>
<message>
 <source>CROSSINGS: no rock arrives at: {names}.</source>
 <translation>CROSSINGS: nessun blocco arriva a: {names}.</translation>
</message>
<message>
 <source>CROSSINGS: none lies on the crest line {name}.</source>
 <translation>CROSSINGS: nessuno si trova sulla linea di coronamento {name}.</translation>
</message>
<message>
 <source>CROSSINGS: none lies within {:g} m of a structure; count the rocks at these lines with Rocks at screen lines.</source>
 <translation>CROSSINGS: nessuno è entro {:g} m da un'opera; contare i blocchi a queste linee con Blocchi alle linee di controllo.</translation>
</message>
<message>
 <source>CROSSINGS: none of the {} crossings in {} belongs to a feature of BARRIERS; simulate with the same layer of lines.</source>
 <translation>CROSSINGS: nessuno dei {} attraversamenti in {} è di un elemento di BARRIERS; simulare con lo stesso layer di linee.</translation>
</message>
<message>
 <source>CROSSINGS: rocks broke in {}: a rock hits an object once, with its hardest piece, and the runs of the table are the rocks that were released.</source>
 <translation>CROSSINGS: in {} dei blocchi si sono frammentati: un blocco colpisce un oggetto una volta, con il frammento di maggiore energia, e i lanci della tabella sono i blocchi lasciati cadere.</translation>
</message>
<message>
 <source>CROSSINGS: the probability that the first line is the best is only {value:.0f} %, and all rocks below the top were thrown.</source>
 <translation>CROSSINGS: il primo posto ha solo il {value:.0f} % di probabilità di essere il migliore, e tutti i blocchi sotto il bordo superiore sono stati lanciati.</translation>
</message>
<message>
 <source>CROSSINGS: the probability that the first line is the best is only {value:.0f} %.</source>
 <translation>CROSSINGS: il primo posto ha solo il {value:.0f} % di probabilità di essere il migliore.</translation>
</message>
<message>
 <source>CROSSINGS: {} has crossings of the line {}, which is not a feature of OBJECTS; use the crossings of these objects.</source>
 <translation>CROSSINGS: {} ha attraversamenti della linea {}, che non è un elemento di OBJECTS; prenda gli attraversamenti di questi oggetti.</translation>
</message>
<message>
 <source>CROSSINGS: {} layers of crossings for {} of stops; give one for each simulation, or none.</source>
 <translation>CROSSINGS: {} layer di attraversamenti per {} di punti di arresto; darne uno per ogni simulazione, o nessuno.</translation>
</message>
<message>
 <source>CROSSINGS_BEFORE, CROSSINGS_AFTER: give both or none.</source>
 <translation>CROSSINGS_BEFORE, CROSSINGS_AFTER: indicare entrambi o nessuno.</translation>
</message>
<message>
 <source>CROSSINGS_CARVED: they are used with CROSSINGS only; give these too.</source>
 <translation>CROSSINGS_CARVED: utile solo con CROSSINGS; indicare anche questi.</translation>
</message>
<message>
 <source>CROSSINGS_OTHERS: {} layers of crossings for {} of stops; give one for each simulation, or none.</source>
 <translation>CROSSINGS_OTHERS: {} layer di attraversamenti per {} di arresti; darne uno per ogni simulazione, o nessuno.</translation>
</message>
<message>
 <source>CSV files (*.csv *.txt)</source>
 <translation>File CSV (*.csv *.txt)</translation>
</message>
<message>
 <source>CSV files (*.csv)</source>
 <translation>File CSV (*.csv)</translation>
</message>
<message>
 <source>Calibrate the ground</source>
 <translation>Calibrare il suolo</translation>
</message>
<message>
 <source>Calibrated numbers of the ground</source>
 <translation>Valori calibrati del terreno</translation>
</message>
<message>
 <source>Calibrates to several sites at once, so that the result is valid for the ground and not for one slope only. A file with a list of objects, one for each further site, of the inputs of this dialog by their names: DEM, RELEASES, OBSERVED and other layers of the site, and all other inputs that differ there; numbers and choices that are not given are those of the dialog. Copy as JSON of the dialog writes such an object. Class, bounds and search are the same for all. Paths may be relative to the file.</source>
 <translation>Calibra su più siti insieme: ciò che si trova vale allora per il suolo e non per un solo versante. Un file con una lista di oggetti, uno per ogni altro sito, fatti degli ingressi di questa finestra con i loro nomi: DEM, RELEASES, OBSERVED e altri layer del sito, e ciò che lì è diverso; i numeri e le scelte non dati sono quelli della finestra. Ciò che dà «Copia come JSON» della finestra è un tale oggetto. Classe, limiti e ricerca sono gli stessi per tutti. I percorsi possono essere relativi al file.</translation>
</message>
<message>
 <source>Calibration of the ground</source>
 <translation>Calibrazione del terreno</translation>
</message>
<message>
 <source>Cancel</source>
 <translation>Annulla</translation>
</message>
<message>
 <source>Cancelled while layers were written; nothing was saved.</source>
 <translation>Annullato durante la scrittura dei layer; nulla viene conservato.</translation>
</message>
<message>
 <source>Cancelled; nothing was changed.</source>
 <translation>Annullato; nulla è stato modificato.</translation>
</message>
<message>
 <source>Cancelled; nothing was thrown.</source>
 <translation>Annullato; nessun blocco è stato lanciato.</translation>
</message>
<message>
 <source>Cancelled; nothing was written.</source>
 <translation>Annullato; non è stato scritto nulla.</translation>
</message>
<message>
 <source>Cancelled; nothing was written. {:.0f} % of the runs are done and kept: start the simulation again with the same inputs, and it continues from there.</source>
 <translation>Annullato; nulla è stato scritto. {:.0f} % dei lanci è calcolato e conservato: riavviate la simulazione con gli stessi dati, e riprende da lì.</translation>
</message>
<message>
 <source>Candidate lines</source>
 <translation>Linee candidate</translation>
</message>
<message>
 <source>Canopy height model</source>
 <translation>Modello di altezza delle chiome</translation>
</message>
<message>
 <source>Canopy height model as used</source>
 <translation>Modello delle altezze delle chiome utilizzato</translation>
</message>
<message>
 <source>Canton</source>
 <translation>Cantone</translation>
</message>
<message>
 <source>Capacities to compare [kJ]</source>
 <translation>Capacità da confrontare [kJ]</translation>
</message>
<message>
 <source>Capacity from your own proof: no published rule gives it for rigid walls. If left empty, not checked.</source>
 <translation>Della propria verifica: nessuna regola pubblicata la dà per muri rigidi. Vuoto: non verificato.</translation>
</message>
<message>
 <source>Carved elevation model</source>
 <translation>Modello del terreno modificato</translation>
</message>
<message>
 <source>Cases in which the catchment is too short to hold 95 %</source>
 <translation>Casi in cui l'area di raccolta è troppo corta per trattenere il 95 %</translation>
</message>
<message>
 <source>Catalogue of nets</source>
 <translation>Catalogo delle reti</translation>
</message>
<message>
 <source>Catalonia</source>
 <translation>Catalogna</translation>
</message>
<message>
 <source>Catchment chart</source>
 <translation>Abaco delle aree di raccolta</translation>
</message>
<message>
 <source>Catchment widths</source>
 <translation>Larghezze delle aree di raccolta</translation>
</message>
<message>
 <source>Catchments, vertical : 1 horizontal</source>
 <translation>Aree di raccolta, verticale su 1 orizzontale</translation>
</message>
<message>
 <source>Cell size of the canopy model made from a cloud [m]</source>
 <translation>Dimensione delle celle del modello delle chiome ricavato da una nuvola [m]</translation>
</message>
<message>
 <source>Cell size of the carved elevation model [m]</source>
 <translation>Dimensione delle celle del modello del terreno modificato [m]</translation>
</message>
<message>
 <source>Cell size of the maps [m]</source>
 <translation>Dimensione delle celle delle carte [m]</translation>
</message>
<message>
 <source>Cells around it</source>
 <translation>Celle intorno</translation>
</message>
<message>
 <source>Cells at least as steep are sources. Used by the method fixed only.</source>
 <translation>Le celle con almeno questa pendenza sono aree sorgente. Conta solo per il metodo fixed.</translation>
</message>
<message>
 <source>Cells of the elevation model are divided into equal parts that are no larger; the surface is unchanged outside the embankment. If left empty, half the width of the narrowest part, crest or face, but at least 0.1 m.</source>
 <translation>Le celle del modello del terreno sono divise in parti uguali non più grandi; la superficie resta la stessa, salvo il rilevato. Se è vuoto: metà della larghezza della parte più stretta, coronamento o paramento, ma almeno 0,1 m.</translation>
</message>
<message>
 <source>Cells of the indication with runs [%]</source>
 <translation>Celle della carta indicativa con lanci [%]</translation>
</message>
<message>
 <source>Cells of the source areas</source>
 <translation>Celle delle aree sorgente</translation>
</message>
<message>
 <source>Cells of upper edges, from which cones fall</source>
 <translation>Celle dei bordi superiori, da cui scendono i coni</translation>
</message>
<message>
 <source>Cells that a smaller share of the runs of a scenario passes are left out of its intensity. Single outliers otherwise draw the border of a zone.</source>
 <translation>Le celle attraversate da una quota minore dei lanci di uno scenario sono escluse dalla sua intensità. Altrimenti singoli casi estremi determinano il limite di una zona.</translation>
</message>
<message>
 <source>Cells that are sources</source>
 <translation>Celle sorgente</translation>
</message>
<message>
 <source>Cells without data or with 0 have no trees.</source>
 <translation>Le celle senza dati o con 0 non hanno alberi.</translation>
</message>
<message>
 <source>Centre line of the crest; each feature is one embankment. A line may bend, but not cross itself.</source>
 <translation>La mezzeria del coronamento, ogni elemento un rilevato. Una linea può piegare, ma non incrociarsi.</translation>
</message>
<message>
 <source>Certainty: read in the source; in its abstract; second hand, in a text that quotes it; given, by the author of the file {}.</source>
 <translation>Certezza: letto nella fonte; nel suo riassunto; di seconda mano, in un testo che la cita; indicato, da chi ha compilato il file {}.</translation>
</message>
<message>
 <source>Change of the 95th percentile of the maximum energy [kJ]</source>
 <translation>Variazione del 95° percentile dell'energia massima [kJ]</translation>
</message>
<message>
 <source>Change of the mean run-out [m]</source>
 <translation>Variazione della distanza di arresto media [m]</translation>
</message>
<message>
 <source>Change of the residual for a ratio of short to long length larger by 0.1 [m]</source>
 <translation>Residuo per 0,1 in più di lunghezza minore su maggiore [m]</translation>
</message>
<message>
 <source>Change of the residual for a ratio of short to long length larger by 0.1, standard error [m]</source>
 <translation>Residuo per 0,1 in più di lunghezza minore su maggiore, errore standard [m]</translation>
</message>
<message>
 <source>Change of the residual for ten times the mass [m]</source>
 <translation>Residuo per dieci volte la massa [m]</translation>
</message>
<message>
 <source>Change of the residual for ten times the mass, standard error [m]</source>
 <translation>Residuo per dieci volte la massa, errore standard [m]</translation>
</message>
<message>
 <source>Characteristic percentile [%]</source>
 <translation>Percentile caratteristico [%]</translation>
</message>
<message>
 <source>Chart</source>
 <translation>Abaco</translation>
</message>
<message>
 <source>Charts: the statistic of the first n runs in a random order, its 95 % confidence band, and dashed lines 10 % above and below the value of all runs. The bands cover the number of runs only, not the choice of the release points, the ground or the model.</source>
 <translation>Grafici: la statistica dei primi lanci in un ordine estratto a caso, la sua banda di confidenza al 95 % e, a tratteggio, il 10 % sopra e sotto il valore di tutti i lanci. Le bande indicano solo l'effetto del numero di lanci, non quello della scelta dei punti di distacco, del suolo o del modello.</translation>
</message>
<message>
 <source>Check it by hand, or enter the missing input.</source>
 <translation>Verificarlo a mano, o indicare ciò che manca.</translation>
</message>
<message>
 <source>Check of the net {}: {}</source>
 <translation>Verifica della rete {}: {}</translation>
</message>
<message>
 <source>Check release points, release height and ground there, and do not treat the larger class as the less dangerous one.</source>
 <translation>Verificate i punti di distacco, l'altezza di distacco e il terreno in quel punto, e non ritenete innocua la classe maggiore.</translation>
</message>
<message>
 <source>Check rock, releases and terrain, or widen the bounds.</source>
 <translation>Verificare blocco, punti di distacco e terreno, o ampliare i limiti.</translation>
</message>
<message>
 <source>Check ropes and posts of the description: forces at an impact begin from this state.</source>
 <translation>Verificare funi e montanti della descrizione: le forze dell'impatto partono da questo stato.</translation>
</message>
<message>
 <source>Check the figure.</source>
 <translation>Verificare la figura.</translation>
</message>
<message>
 <source>Check the free border (FREE_BORDER), the radius (RADIUS) and the partial factors; lengths are in m.</source>
 <translation>Controllare la fascia libera (FREE_BORDER), il raggio (RADIUS) e i coefficienti parziali; le lunghezze sono in m.</translation>
</message>
<message>
 <source>Check the ground classes of the flat parts.</source>
 <translation>Controllare le classi di terreno delle parti piane.</translation>
</message>
<message>
 <source>Check the mass of the design block (MASS) and the partial factors.</source>
 <translation>Controllare la massa del blocco di progetto (MASS) e i coefficienti parziali.</translation>
</message>
<message>
 <source>Check the number and its unit.</source>
 <translation>Controllare il numero e la sua unità.</translation>
</message>
<message>
 <source>Check the run-out against events with blocks of this size.</source>
 <translation>Verificate la distanza di arresto con eventi di blocchi di queste dimensioni.</translation>
</message>
<message>
 <source>Check the run-out of this scenario against events with blocks of this size.</source>
 <translation>Verificate la distanza di arresto di questo scenario con eventi di blocchi di queste dimensioni.</translation>
</message>
<message>
 <source>Check the sections, and enter a larger height.</source>
 <translation>Si vedano le sezioni, e si dia un'altezza maggiore.</translation>
</message>
<message>
 <source>Check the threshold by the figure and in the field.</source>
 <translation>Verificare la soglia con la figura e sul terreno.</translation>
</message>
<message>
 <source>Check the unit of the heights and which raster was chosen.</source>
 <translation>Verificare l'unità delle altezze e il raster scelto.</translation>
</message>
<message>
 <source>Check these impacts with a description of the net that has its posts as beams.</source>
 <translation>Verificare questi impatti con una descrizione della rete che abbia i montanti come travi.</translation>
</message>
<message>
 <source>Check these numbers before you rely on them, or enter your own.</source>
 <translation>Verificate questi numeri prima di farvi affidamento, oppure date i vostri.</translation>
</message>
<message>
 <source>Check these sizes, or choose a shape that fills more, or less, of the box of its lengths (ROCK).</source>
 <translation>Verificare queste dimensioni, o scegliere una forma che riempie di più, o di meno, il parallelepipedo delle sue lunghezze (ROCK).</translation>
</message>
<message>
 <source>Check volume, density and the heights of the elevation model; consider whether the block would stay whole.</source>
 <translation>Verificare volume, densità e quote del modello del terreno; chiedersi se il blocco resterebbe intero.</translation>
</message>
<message>
 <source>Check whether they lie on ledges or in hollows; if not, choose a ground class with less friction there, and try other shapes.</source>
 <translation>Verificare se giacciono su cenge o in cavità; altrimenti scegliere lì una classe di terreno con meno attrito e provare altre forme.</translation>
</message>
<message>
 <source>Check whether this is the right file and band.</source>
 <translation>Verificare che file e banda siano quelli giusti.</translation>
</message>
<message>
 <source>Check why obstacles hold the larger blocks better, such as small blocks that pass over them.</source>
 <translation>Verificate perché gli ostacoli trattengono meglio i blocchi maggiori, per esempio perché i piccoli li superano in volo.</translation>
</message>
<message>
 <source>Check with the joints of the cliff whether such a block is possible; enter the largest possible block (LARGEST_VOLUME) or the joint sets (JOINTS).</source>
 <translation>Verificare con le discontinuità della parete se un tale blocco è possibile; indicare il blocco massimo possibile (LARGEST_VOLUME) o i sistemi di discontinuità (JOINTS).</translation>
</message>
<message>
 <source>Checked barriers</source>
 <translation>Barriere verificate</translation>
</message>
<message>
 <source>Checked stands</source>
 <translation>Popolamenti verificati</translation>
</message>
<message>
 <source>Checks net fences at the lines of Rocks at screen lines by UNI 11211-4, ONR 24810 or the classes of EAD 340059: design energy, height with free border, and distance to the object behind, line by line.</source>
 <translation>Verifica reti paramassi alle linee di controllo secondo UNI 11211-4, ONR 24810 o le classi dell'EAD 340059: energia di progetto, altezza con franco e distanza dall'oggetto dietro, linea per linea.</translation>
</message>
<message>
 <source>Choose a class of rock (extra_hard), or one for the face and one for the catchment (talus:slopeprofile).</source>
 <translation>Scegliere una classe di roccia (extra_hard), o una per la parete e una per la fossa di raccolta (talus:slopeprofile).</translation>
</message>
<message>
 <source>Choose a height and a capacity that together reach the required share (field reaches of the variants). Each of need_h_m and need_class of the result meets one criterion only, and need_class is empty where no class suffices.</source>
 <translation>Scegliere un’altezza e una capacità che raggiungono insieme la quota (campo reaches delle varianti). need_h_m e need_class del risultato la raggiungono solo ciascuno per sé, e need_class è vuoto dove nessuna classe basta.</translation>
</message>
<message>
 <source>Choose a run, and a second one: the run before the measure.</source>
 <translation>Scegliere una simulazione e una seconda: quella prima della misura.</translation>
</message>
<message>
 <source>Choose a smaller SPACING where the stand is narrow.</source>
 <translation>Scegliere uno SPACING minore dove il popolamento è stretto.</translation>
</message>
<message>
 <source>Choose an elevation model first.</source>
 <translation>Scegliere prima un modello del terreno.</translation>
</message>
<message>
 <source>Choose an elevation model in metres first: the map gets its coordinate system.</source>
 <translation>Scegliere prima un modello del terreno in metri: la carta riceve il suo sistema di coordinate.</translation>
</message>
<message>
 <source>Choose an elevation model: a raster file with heights in metres.</source>
 <translation>Scegliete un modello del terreno: un file raster con quote in metri.</translation>
</message>
<message>
 <source>Choose another impact law, or leave the restitution at 0.</source>
 <translation>Scegliere un'altra legge d'urto, oppure lasciare la restituzione a 0.</translation>
</message>
<message>
 <source>Choose another shape of the rocks, and check the lengths.</source>
 <translation>Scegliere un'altra forma dei blocchi, e verificare le lunghezze.</translation>
</message>
<message>
 <source>Choose fewer runs, a longer interval between samples, or fewer outputs.</source>
 <translation>Scegliere meno lanci, un intervallo più lungo tra i campioni o meno output.</translation>
</message>
<message>
 <source>Choose the band with the heights.</source>
 <translation>Scegliere la banda con le quote.</translation>
</message>
<message>
 <source>Choose the file of the map first.</source>
 <translation>Scegliere prima il file della carta.</translation>
</message>
<message>
 <source>Choose the file or the band with the heights.</source>
 <translation>Scegliere il file o la banda con le quote.</translation>
</message>
<message>
 <source>Choose the layer whose polygons are to be taken.</source>
 <translation>Scegliere il layer i cui poligoni vanno presi.</translation>
</message>
<message>
 <source>Choose the method fixed to use it.</source>
 <translation>Scegliere il metodo fixed perché valga.</translation>
</message>
<message>
 <source>Choose the option together in PIECES.</source>
 <translation>Scegliere in PIECES le loro energie insieme.</translation>
</message>
<message>
 <source>Choose the other side, unless rocks come from there.</source>
 <translation>Scegliere l'altro lato, salvo che i blocchi arrivino da lì.</translation>
</message>
<message>
 <source>Choose the shape of the simulation (ROCK).</source>
 <translation>Scegliere la forma della simulazione (ROCK).</translation>
</message>
<message>
 <source>Choose the side, or split the line where the side changes.</source>
 <translation>Scegliere il lato, o dividere la linea dove il lato cambia.</translation>
</message>
<message>
 <source>Choose the side.</source>
 <translation>Scegliere il lato.</translation>
</message>
<message>
 <source>Choose the unit of the points (UNIT).</source>
 <translation>Scegliere l'unità dei punti (UNIT).</translation>
</message>
<message>
 <source>Class by ONR 24810: CC3 requires more than CC1 and CC2. The authority decides which one applies.</source>
 <translation>Secondo la ONR 24810: CC3 chiede più di CC1 e CC2. L'autorità dice quale vale.</translation>
</message>
<message>
 <source>Class changed</source>
 <translation>Classe cambiata</translation>
</message>
<message>
 <source>Class of random blocks after Zingg</source>
 <translation>Classe dei blocchi casuali secondo Zingg</translation>
</message>
<message>
 <source>Class of the slope and of the catchment below it: extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
 <translation>Classe della scarpata e dell'area di raccolta sottostante: extra_hard è roccia affiorante, hard detrito grossolano, medium suolo boschivo, soft prato umido.</translation>
</message>
<message>
 <source>Class where there is no polygon.</source>
 <translation>Classe dove non c'è un poligono.</translation>
</message>
<message>
 <source>Class where there is no polygon: rocks plough deep into soft ground, and lose the least energy on hard ground. extra_hard is bedrock, hard coarse scree, medium forest floor, soft wet meadow.</source>
 <translation>Classe dove non c'è un poligono: i blocchi solcano a fondo il suolo tenero e perdono il minimo su quello duro. extra_hard è roccia affiorante, hard detrito grossolano, medium suolo boschivo, soft prato umido.</translation>
</message>
<message>
 <source>Classes and matrix are those chosen above. The authority decides which apply, and draws the zones.</source>
 <translation>Le classi e la matrice sono quelle scelte sopra. L'autorità decide quali valgono, e delimita le zone.</translation>
</message>
<message>
 <source>Classes of ETAG 27 and EAD 340059; 8500 stands for the one above 4500, which has no upper bound. capacity: the number below. rigid: a wall or dam that takes any energy.</source>
 <translation>Classi di ETAG 27 ed EAD 340059; 8500 indica la classe oltre 4500, che non ha limite superiore. capacity: il numero qui sotto. rigid: un muro o un vallo che assorbe qualsiasi energia.</translation>
</message>
<message>
 <source>Classes where no polygon sets one; each is simulated separately, to show how much the ground matters.</source>
 <translation>Dove nessun poligono dice altro; per ciascuna si fa una simulazione, per vedere quanto conta il terreno.</translation>
</message>
<message>
 <source>Clauses</source>
 <translation>Punti della norma</translation>
</message>
<message>
 <source>Clear</source>
 <translation>Cancella</translation>
</message>
<message>
 <source>Clear all</source>
 <translation>Cancella tutto</translation>
</message>
<message>
 <source>Click on an object of any visible layer.</source>
 <translation>Cliccare su un oggetto di un layer visibile.</translation>
</message>
<message>
 <source>Click on the map, or draw a line.</source>
 <translation>Fare clic sulla mappa o tracciare una linea.</translation>
</message>
<message>
 <source>Click on the map.</source>
 <translation>Cliccare sulla carta.</translation>
</message>
<message>
 <source>Click the corners; the right button ends the polygon, Backspace takes one back.</source>
 <translation>Cliccare i vertici; il tasto destro termina il poligono, Backspace ne toglie uno.</translation>
</message>
<message>
 <source>Click the points of a line downhill along the paths; the right button ends it.</source>
 <translation>Cliccare i punti di una linea verso valle lungo le traiettorie; il tasto destro la termina.</translation>
</message>
<message>
 <source>Click the points of a line; the right button ends it.</source>
 <translation>Cliccare i punti di una linea; il tasto destro la termina.</translation>
</message>
<message>
 <source>Close</source>
 <translation>Chiudi</translation>
</message>
<message>
 <source>Close QGIS, and choose in the OSGeo4W set-up: {}</source>
 <translation>Chiudete QGIS e scegliete nell'installatore OSGeo4W: {}</translation>
</message>
<message>
 <source>Close it, or leave this off.</source>
 <translation>Chiuderla, o lasciare disattivata questa opzione.</translation>
</message>
<message>
 <source>Cloud of points</source>
 <translation>Nuvola di punti</translation>
</message>
<message>
 <source>Code</source>
 <translation>Norma</translation>
</message>
<message>
 <source>Code of the procedure (GASPAR)</source>
 <translation>Codice della procedura (GASPAR)</translation>
</message>
<message>
 <source>Codes 0 to 7 of Rockyfor3D. Where it is empty or not given, the type is chosen by the description of the ground class; check each, for the numbers of one program do not follow from those of the other.</source>
 <translation>Codici da 0 a 7 di Rockyfor3D. Dove è vuoto o manca, il tipo segue le parole della classe di terreno; controllarli tutti, perché i numeri di un programma non derivano da quelli dell'altro.</translation>
</message>
<message>
 <source>Coefficient of determination of the slope distribution</source>
 <translation>Coefficiente di determinazione della distribuzione della pendenza</translation>
</message>
<message>
 <source>Combinations of ground and forest</source>
 <translation>Combinazioni di suolo e bosco</translation>
</message>
<message>
 <source>Combinations of slope and catchment</source>
 <translation>Combinazioni di versante e area di raccolta</translation>
</message>
<message>
 <source>Combines simulations of several scenarios, such as rock sizes with their return periods, to intensities, danger levels after the Swiss matrix, and the probability per year that a place is reached. Energy-line and shadow-angle maps can be made as well, as a check that needs no simulation.</source>
 <translation>Combina le simulazioni di più scenari, per esempio dimensioni dei blocchi con i loro periodi di ritorno, in intensità, gradi di pericolo secondo la matrice svizzera e probabilità annua che un punto sia raggiunto. Vi si possono affiancare carte della linea di energia e dell'angolo d'ombra, come verifica che non richiede simulazioni.</translation>
</message>
<message>
 <source>Compare ...</source>
 <translation>Confronta ...</translation>
</message>
<message>
 <source>Compare both ends of the interval of the rolling resistance</source>
 <translation>Confrontare i due estremi dell'intervallo della resistenza al rotolamento</translation>
</message>
<message>
 <source>Compare both.</source>
 <translation>Confrontarle.</translation>
</message>
<message>
 <source>Compare many simulations</source>
 <translation>Confrontare molte simulazioni</translation>
</message>
<message>
 <source>Compare two simulations</source>
 <translation>Confrontare due simulazioni</translation>
</message>
<message>
 <source>Compared quantity</source>
 <translation>Che cosa si confronta</translation>
</message>
<message>
 <source>Compares candidate lines for a flexible net: rocks of a simulation without the net are thrown into it where they cross each line. Reports the shares of rocks that are held, that pass through and that pass over, percentiles of elongation and forces, the distance to the objects behind, and a ranking of the lines with its uncertainty.</source>
 <translation>Confronta linee candidate per una rete flessibile: i blocchi di una simulazione fatta senza di essa sono lanciati nella rete dove attraversano ogni linea. Quote trattenute, che passano o passano sopra, percentili di deformazione e forze, distanza dagli oggetti dietro, e un ordine delle linee con la sua incertezza.</translation>
</message>
<message>
 <source>Comparing both ends of the interval of the rolling resistance ...</source>
 <translation>Confronto dei due estremi dell'intervallo della resistenza al rotolamento ...</translation>
</message>
<message>
 <source>Comparison of the variants</source>
 <translation>Confronto delle varianti</translation>
</message>
<message>
 <source>Computes on a cluster instead of this computer, for example tcp://host:8786. Needs the Python package distributed here and the same Talus on all workers. Empty: the threads of this computer.</source>
 <translation>Calcola su un cluster invece che su questo computer, per esempio tcp://host:8786. Richiede qui il pacchetto Python distributed e lo stesso Talus su tutti i worker. Vuoto: i thread di questo computer.</translation>
</message>
<message>
 <source>Computing time grows with the corners; 30 to 100 keep the shape of most blocks.</source>
 <translation>Il tempo di calcolo cresce con i vertici; da 30 a 100 conservano la forma della maggior parte dei blocchi.</translation>
</message>
<message>
 <source>Computing time grows with them. Superellipsoids are symmetric and need an even number, at least 8.</source>
 <translation>Il tempo di calcolo cresce con il loro numero. I superellissoidi sono simmetrici e richiedono un numero pari, almeno 8.</translation>
</message>
<message>
 <source>Conclusions</source>
 <translation>Conclusioni</translation>
</message>
<message>
 <source>Confidence [%]</source>
 <translation>Confidenza [%]</translation>
</message>
<message>
 <source>Confidence of the maps</source>
 <translation>Confidenza delle mappe</translation>
</message>
<message>
 <source>Connecting to the scheduler at {} ...</source>
 <translation>Connessione allo scheduler {} ...</translation>
</message>
<message>
 <source>Consequence class {}. Forces of several ropes at one anchor are added as numbers, whatever their directions. The ground must be tested on site.</source>
 <translation>Classe di conseguenza {}. Le forze di più funi su uno stesso ancoraggio si sommano come numeri, qualunque sia la direzione. Il terreno va provato sul posto.</translation>
</message>
<message>
 <source>Consequence class, for the anchors</source>
 <translation>Classe di conseguenza, per gli ancoraggi</translation>
</message>
<message>
 <source>Contacts</source>
 <translation>Contatti con il suolo</translation>
</message>
<message>
 <source>Convergence</source>
 <translation>Convergenza</translation>
</message>
<message>
 <source>Convergence of a simulation</source>
 <translation>Convergenza di una simulazione</translation>
</message>
<message>
 <source>Coordinate system</source>
 <translation>Sistema di coordinate</translation>
</message>
<message>
 <source>Coordinate system of the grids</source>
 <translation>Sistema di coordinate delle griglie</translation>
</message>
<message>
 <source>Coordinate system of the layers, in metres. If left empty, that of the elevation model.</source>
 <translation>Dei layer, in metri. Vuoto: quello del modello altimetrico.</translation>
</message>
<message>
 <source>Copy its heights into the study (cloud-optimised GeoTIFF)</source>
 <translation>Copiare le quote nello studio (GeoTIFF ottimizzato per il cloud)</translation>
</message>
<message>
 <source>Copying the elevation model ...</source>
 <translation>Copia del modello del terreno ...</translation>
</message>
<message>
 <source>Corners of superellipsoids and random blocks</source>
 <translation>Vertici dei superellissoidi e dei blocchi casuali</translation>
</message>
<message>
 <source>Corners of the rock in metres about its centre of mass, which the simulation takes as a shape from a file.</source>
 <translation>Vertici del blocco in metri attorno al suo centro di massa, che la simulazione usa come forma da un file.</translation>
</message>
<message>
 <source>Correlation of rolling_resistance and surface_roughness</source>
 <translation>Correlazione di rolling_resistance e surface_roughness</translation>
</message>
<message>
 <source>Could climb over: rocks that do not pass over the crest, for which a sphere that rolls at the velocity of the crossing down the mean slope climbs higher than the crest above the uphill toe: v' = v (2 + 5 cos δ) / 7, h = 7 v'² / (10 g), δ the sum of the angles of slope and face; derived for no slip, no resistance and a plastic impact, so it is an upper limit of the climb.</source>
 <translation>Potrebbe scavalcare: non sopra, e una sfera che rotola alla velocità dell'attraversamento lungo il pendio medio sale più di quanto il coronamento superi il piede di monte: v' = v (2 + 5 cos δ) / 7, h = 7 v'² / (10 g), δ la somma degli angoli di pendio e paramento; ricavato senza slittamento, senza resistenza e per un impatto plastico, dunque il massimo che un blocco risale.</translation>
</message>
<message>
 <source>Coulomb's coefficient, the tangent of the friction angle; it also applies to the ground, unless another value is entered below. Not a ground class: soft ground and rolling resistance are not modelled.</source>
 <translation>Coefficiente di Coulomb, la tangente dell'angolo d'attrito; anche quello del terreno, se non è dato sotto. Non è una classe di terreno: terreno cedevole e resistenza al rotolamento non ci sono.</translation>
</message>
<message>
 <source>Coulomb's coefficient; it turns rocks that graze a stem.</source>
 <translation>Coefficiente di Coulomb; fa deviare i blocchi che sfiorano un fusto.</translation>
</message>
<message>
 <source>Coulomb's friction coefficient; 0.4 was fitted by Sautter to a field test.</source>
 <translation>Coefficiente di Coulomb, 0,4 secondo l'adattamento di Sautter a una prova sul campo.</translation>
</message>
<message>
 <source>Count the rocks again, with SAMPLES of the simulation.</source>
 <translation>Contare di nuovo i blocchi, con i SAMPLES della simulazione.</translation>
</message>
<message>
 <source>Count the rocks at the lines of these structures.</source>
 <translation>Contare i blocchi alle linee di queste opere.</translation>
</message>
<message>
 <source>Count the rocks at this line with Rocks at screen lines.</source>
 <translation>Contare i blocchi a questa linea con «Blocchi alle linee di controllo».</translation>
</message>
<message>
 <source>Counts the rocks of a simulation that pass lines, such as a planned barrier, a road or the outline of a house, with their energy, velocity, height and impact angle, says from which releases they come, and how high and strong a barrier has to be.</source>
 <translation>Conta i blocchi di una simulazione che attraversano linee, come una barriera in progetto, una strada o il contorno di una casa, con la loro energia, velocità, altezza e angolo d'impatto, indica da quali punti di distacco provengono e quanto alta e resistente deve essere una barriera.</translation>
</message>
<message>
 <source>Course in time: the largest force is 1 (steady), 2 (triangle), 4/3 (falling) or 8/3 (rising) times energy over distance.</source>
 <translation>Nel tempo: la forza massima è 1 (steady), 2 (triangle), 4/3 (falling) o 8/3 (rising) volte energia su distanza.</translation>
</message>
<message>
 <source>Course of the force on the wall</source>
 <translation>Andamento della forza sul muro</translation>
</message>
<message>
 <source>Crest lines</source>
 <translation>Linee di coronamento</translation>
</message>
<message>
 <source>Crest, faces and ditches with area and ground class (field ground_class), along the edges of the cells. The simulation takes them as ground polygons.</source>
 <translation>Coronamento, paramenti e fossi con area e classe di terreno (campo ground_class), lungo i bordi delle celle. La simulazione li accetta come poligoni di suolo.</translation>
</message>
<message>
 <source>Crossings</source>
 <translation>Attraversamenti</translation>
</message>
<message>
 <source>Crossings are ranked by a response surface of {} impacts, whose error of the largest utilisation is {:.2f} by cross-validation.</source>
 <translation>Gli attraversamenti sono ordinati con una superficie di risposta di {} impatti, che sbaglia la massima quota di una resistenza di {:.2f} per validazione incrociata.</translation>
</message>
<message>
 <source>Crossings at objects with the forest</source>
 <translation>Attraversamenti agli oggetti con il bosco</translation>
</message>
<message>
 <source>Crossings at objects without the forest</source>
 <translation>Attraversamenti agli oggetti senza il bosco</translation>
</message>
<message>
 <source>Crossings decided by the net model</source>
 <translation>Attraversamenti decisi dalle reti flessibili</translation>
</message>
<message>
 <source>Crossings left out because their height above the ground or their energy is unknown: {value:.0f}.</source>
 <translation>Attraversamenti tralasciati, perché la loro altezza dal suolo o la loro energia non è nota: {value:.0f}.</translation>
</message>
<message>
 <source>Crossings of a barrier (instead)</source>
 <translation>Attraversamenti di una barriera (in alternativa)</translation>
</message>
<message>
 <source>Crossings of a simulation</source>
 <translation>Attraversamenti di una simulazione</translation>
</message>
<message>
 <source>Crossings of a simulation with the trees; the releases, runs and seed must be the same.</source>
 <translation>Lo stesso di una simulazione con gli alberi; partenze, lanci e seme devono essere gli stessi.</translation>
</message>
<message>
 <source>Crossings of each scenario</source>
 <translation>Attraversamenti di ogni scenario</translation>
</message>
<message>
 <source>Crossings of lines after</source>
 <translation>Attraversamenti delle linee dopo</translation>
</message>
<message>
 <source>Crossings of lines before</source>
 <translation>Attraversamenti delle linee prima</translation>
</message>
<message>
 <source>Crossings of lines of the simulations</source>
 <translation>Attraversamenti delle linee nelle simulazioni</translation>
</message>
<message>
 <source>Crossings of lines with other measures</source>
 <translation>Attraversamenti delle linee con altre misure</translation>
</message>
<message>
 <source>Crossings of the barriers by each rock, with energy and height there. Made where BARRIERS are given.</source>
 <translation>Dove ogni blocco ha attraversato una barriera, con la sua energia e altezza in quel punto. Creato se sono indicate BARRIERS.</translation>
</message>
<message>
 <source>Crossings of the crest lines</source>
 <translation>Attraversamenti delle linee di coronamento</translation>
</message>
<message>
 <source>Crossings of the crest lines on the carved elevation model</source>
 <translation>Passaggi alle linee di coronamento sul modello altimetrico con rilevato</translation>
</message>
<message>
 <source>Crossings of the lines</source>
 <translation>Attraversamenti delle linee</translation>
</message>
<message>
 <source>Crossings of the same lines with the measure.</source>
 <translation>Le stesse linee con la misura.</translation>
</message>
<message>
 <source>Crossings of the same lines, a layer for each of the stops with other measures, in their order.</source>
 <translation>Le stesse linee, un layer per ciascuno dei layer di arresti con altre misure, nel loro ordine.</translation>
</message>
<message>
 <source>Crossings of the same runs simulated on the carved elevation model: the rocks that pass over the embankment. Used only together with the crossings above.</source>
 <translation>Lo stesso per le stesse simulazioni sul modello altimetrico con rilevato: i blocchi che superano il rilevato. Usato solo con i passaggi indicati sopra.</translation>
</message>
<message>
 <source>Crossings of the structures</source>
 <translation>Attraversamenti delle opere</translation>
</message>
<message>
 <source>Crossings without elevation below them, whose height is empty: {value:.0f}.</source>
 <translation>Attraversamenti senza quota sotto di essi, la cui altezza è vuota: {value:.0f}.</translation>
</message>
<message>
 <source>Crossings: {}, at barriers: {}.</source>
 <translation>Attraversamenti: {}, a barriere: {}.</translation>
</message>
<message>
 <source>Crowns</source>
 <translation>Chiome</translation>
</message>
<message>
 <source>Cut slope and its catchment</source>
 <translation>Scarpata e la sua area di raccolta</translation>
</message>
<message>
 <source>Cut the polygons so that each place has one value.</source>
 <translation>Ritagliare i poligoni in modo che ogni punto abbia un valore.</translation>
</message>
<message>
 <source>Cut them so that each place has one value only.</source>
 <translation>Ritagliarli in modo che ogni punto abbia un solo valore.</translation>
</message>
<message>
 <source>DATA: a transfer file is of the Swiss model alone; choose a name that ends in .gpkg.</source>
 <translation>DATA: un file di trasferimento esiste solo per il modello svizzero; scegliere un nome che termini con .gpkg.</translation>
</message>
<message>
 <source>DATA: levels of data need codes; choose RULES, or a file of rules (RULES_FILE).</source>
 <translation>DATA: i gradi dei dati hanno bisogno di codici; scegliere RULES o un file di regole (RULES_FILE).</translation>
</message>
<message>
 <source>DATA_MODEL: the maps are in {}, the model ch_166_1 asks for EPSG:2056; warp them all.</source>
 <translation>DATA_MODEL: le carte sono in {}, il modello ch_166_1 richiede EPSG:2056; riproiettarle tutte.</translation>
</message>
<message>
 <source>DEM: it does not cover the area of the lines.</source>
 <translation>DEM: non copre la zona delle linee.</translation>
</message>
<message>
 <source>DEM: it does not cover the trajectories.</source>
 <translation>DEM: non copre le traiettorie.</translation>
</message>
<message>
 <source>DEM: it does not lie below the canopy; are both in one system?</source>
 <translation>DEM: non sta sotto le chiome; sono entrambi nello stesso sistema?</translation>
</message>
<message>
 <source>DEM: it is in {} and the trajectories in {}. Give the elevation model of the simulation, or reproject it.</source>
 <translation>DEM: è in {} e le traiettorie in {}. Indicare il modello del terreno della simulazione, o riproiettarlo.</translation>
</message>
<message>
 <source>DEM: no cell has heights all around it, so there is no slope.</source>
 <translation>DEM: nessuna cella ha quote tutt'attorno, quindi non si può calcolare la pendenza.</translation>
</message>
<message>
 <source>DEM: no fall line was found in: {names}. The ground there is level, without data, or the stand is narrower than SPACING.</source>
 <translation>DEM: nessuna linea di massima pendenza trovata in: {names}. Il terreno lì è piano o senza dati, o il popolamento è più stretto di SPACING.</translation>
</message>
<message>
 <source>DEM: no steeper than the energy line of 31°: {names}. In Rockfor.NET blocks stop there even without trees, so its residual hazard of 1 % is no evidence of an effect of the forest.</source>
 <translation>DEM: non più ripido della linea d'energia di 31°: {names}. Rockfor.NET vi lascia fermare i blocchi da soli, quali che siano gli alberi; il suo pericolo residuo dell'1 % non dice quindi nulla del bosco.</translation>
</message>
<message>
 <source>DEM: the heights along the line are missing; give an elevation model.</source>
 <translation>DEM: mancano le quote lungo la linea; indicare un modello altimetrico.</translation>
</message>
<message>
 <source>DEM: the layer {} has an additional no-data value, {:g}, which QGIS keeps in the project and Talus does not read. Export the layer (Export &gt; Save As, with that no-data value) and use the file, or remove the value (Layer Properties &gt; Transparency).</source>
 <translation>DEM: il layer {} ha un valore nodata aggiuntivo, {:g}, che QGIS conserva nel progetto e Talus non legge. Esportare il layer con questo valore (Esporta &gt; Salva con nome) e usare il file, oppure togliere il valore (Proprietà layer &gt; Trasparenza).</translation>
</message>
<message>
 <source>DEM: the profile needs the elevation model of the simulation.</source>
 <translation>DEM: il profilo richiede il modello del terreno della simulazione.</translation>
</message>
<message>
 <source>DEM: there are no heights in that part; choose another (EXTENT).</source>
 <translation>DEM: in questa parte non ci sono quote; sceglierne un'altra (EXTENT).</translation>
</message>
<message>
 <source>DEM: with {} the elevation model of the ground is needed, for heights above it.</source>
 <translation>DEM: con {} serve il modello del terreno del suolo, per le altezze sopra di esso.</translation>
</message>
<message>
 <source>DEM: {} cannot be read as a raster.</source>
 <translation>DEM: {} non è leggibile come raster.</translation>
</message>
<message>
 <source>DEM: {} is a result of Talus ({}) and no elevation model. Choose the layer with the heights.</source>
 <translation>DEM: {} è un risultato di Talus ({}) e non un modello altimetrico. Scegliere il layer con le quote.</translation>
</message>
<message>
 <source>DENSITY: each cell has its one point; a finer elevation model allows more.</source>
 <translation>DENSITY: ogni cella ha il suo unico punto; un modello del terreno più fine ne ammette di più.</translation>
</message>
<message>
 <source>DENSITY: lowered from {value:g} to {allowed:.3g} points per hectare, so that there are at most {limit:.0f} points (MOST_POINTS); each area keeps one.</source>
 <translation>DENSITY: ridotta da {value:g} a {allowed:.3g} punti per ettaro, il che dà non più di {limit:.0f} punti (MOST_POINTS); ogni area ne conserva uno.</translation>
</message>
<message>
 <source>DENSITY: there is a spacing (SPACING) too; give one of them.</source>
 <translation>DENSITY: c'è anche una spaziatura (SPACING); indicare uno dei due.</translation>
</message>
<message>
 <source>DIAMETER_RASTER: cells with stems and without a diameter, which get no trees: {value:.0f}.</source>
 <translation>DIAMETER_RASTER: celle con fusti e senza diametro, che non ricevono alberi: {value:.0f}.</translation>
</message>
<message>
 <source>DIAMETER_RASTER: its cells are not those of DENSITY_RASTER; align them (Align rasters).</source>
 <translation>DIAMETER_RASTER: le sue celle non sono quelle di DENSITY_RASTER; allinearle (Allinea raster).</translation>
</message>
<message>
 <source>DIAMETER_RASTER: its coordinate system is {}, that of DENSITY_RASTER is {}; warp one.</source>
 <translation>DIAMETER_RASTER: il suo sistema di coordinate è {}, quello di DENSITY_RASTER è {}; riproiettarne (warp) uno.</translation>
</message>
<message>
 <source>DISTANCE: nothing passes exactly through a point; give a distance in metres.</source>
 <translation>DISTANCE: nulla passa esattamente per un punto; indicare una distanza in metri.</translation>
</message>
<message>
 <source>DITCHES: no row applies to {value:.0f} of {limit:.0f} cases.</source>
 <translation>DITCHES: nessuna riga vale per {value:.0f} dei {limit:.0f} casi.</translation>
</message>
<message>
 <source>DITCHES: row {} needs a slope of 0 or more, and a height and a width above 0; the depth may be left empty.</source>
 <translation>DITCHES: la riga {} richiede una pendenza di almeno 0, un'altezza e una larghezza maggiori di 0; la profondità può restare vuota.</translation>
</message>
<message>
 <source>Dam: z = z_c - max(0, |x| - b/2) tan β, x across the line, b the width of the crest, β the angle of the face. Ditch: the uphill face continues to the bottom, D below the ground at the uphill toe; then the bottom and the back slope. Ground above the dam and ground below the ditch stay unchanged.</source>
 <translation>Rilevato: z = z_c - max(0, |x| - b/2) tan β, x trasversale alla linea, b la larghezza del coronamento, β l'inclinazione del paramento. Fosso: il paramento di monte continua fino al fondo, D sotto il terreno al piede di monte; poi il fondo e la scarpata di monte. Il terreno sopra il rilevato resta, come quello sotto il fosso.</translation>
</message>
<message>
 <source>Danger level of each intensity (rows: weak, medium, strong) and return period (columns): red, blue, yellow or residual. The default is the matrix for falling stones and blocks of the Canton of Ticino; other authorities set some fields differently.</source>
 <translation>Grado di pericolo di ogni intensità (righe: debole, media, forte) e periodo di ritorno (colonne): red (rosso), blue (blu), yellow (giallo) o residual (residuo). Il valore predefinito è la matrice per la caduta di sassi e massi del Cantone Ticino; altre autorità definiscono diversamente alcuni campi.</translation>
</message>
<message>
 <source>Danger levels</source>
 <translation>Gradi di pericolo</translation>
</message>
<message>
 <source>Danger zones</source>
 <translation>Zone di pericolo</translation>
</message>
<message>
 <source>Danger zones are printed unchanged: the Python of QGIS has no shapely, which smooths them.</source>
 <translation>Le zone di pericolo sono stampate così come sono: il Python di QGIS non ha shapely, che le smussa.</translation>
</message>
<message>
 <source>Data sheet of a manufacturer: energy levels, height, post spacing, breaking loads of the ropes, force and stroke of the brakes, elongation in the test. Replaces kind, energy, height and post spacing. Impacts on a net writes an empty table of this form.</source>
 <translation>Ciò che la scheda tecnica di un produttore dice di una rete: livelli di energia, altezza, interasse dei montanti, carichi di rottura delle funi, forza e corsa dei freni, deformazione nella prova. Sostituisce tipo, energia, altezza e interasse dei montanti. «Impatti su una rete» scrive una tale tabella da compilare.</translation>
</message>
<message>
 <source>Date</source>
 <translation>Data</translation>
</message>
<message>
 <source>Date in the heading of the report. Empty: today.</source>
 <translation>Data nell'intestazione del rapporto. Vuoto: oggi.</translation>
</message>
<message>
 <source>Deaths per year, all objects with losses</source>
 <translation>Decessi all’anno, tutti gli oggetti con perdite</translation>
</message>
<message>
 <source>Decay of slip in flight, beta [1/s]</source>
 <translation>Oblio dello scivolamento in volo, beta [1/s]</translation>
</message>
<message>
 <source>Declare {nodata} as no data (Raster &gt; Conversion &gt; Translate, 'Assign a specified NoData value'; gdal_translate -a_nodata {nodata}) and use the new file.</source>
 <translation>Dichiarare {nodata} come nodata (Raster &gt; Conversione &gt; Converti, «Assegna un valore nodata specifico»; gdal_translate -a_nodata {nodata}) e usare il nuovo file.</translation>
</message>
<message>
 <source>Delete</source>
 <translation>Elimina</translation>
</message>
<message>
 <source>Delete ...</source>
 <translation>Elimina ...</translation>
</message>
<message>
 <source>Delete duplicates of features, or confirm that they are intended.</source>
 <translation>Eliminare gli elementi doppi, o confermare che sono voluti.</translation>
</message>
<message>
 <source>Delete duplicates of lines and stems that stand within centimetres of one another, or reduce the time step.</source>
 <translation>Eliminate i doppioni di linee e i tronchi distanti pochi centimetri, oppure riducete il passo temporale.</translation>
</message>
<message>
 <source>Delete the duplicates of the tree layer.</source>
 <translation>Eliminare i doppioni del layer degli alberi.</translation>
</message>
<message>
 <source>Delete the run {} and all its files? This cannot be undone.</source>
 <translation>Eliminare la simulazione {} e tutti i suoi file? Non si può annullare.</translation>
</message>
<message>
 <source>Deletes the run from the project and from the disk.</source>
 <translation>Dal progetto e dal disco.</translation>
</message>
<message>
 <source>Demonstration slope</source>
 <translation>Pendio dimostrativo</translation>
</message>
<message>
 <source>Denominator of the scale</source>
 <translation>Denominatore della scala</translation>
</message>
<message>
 <source>Density of the air [kg/m³]</source>
 <translation>Densità dell'aria [kg/m³]</translation>
</message>
<message>
 <source>Density of the rock [kg/m³]</source>
 <translation>Densità della roccia [kg/m³]</translation>
</message>
<message>
 <source>Density of the rocks [kg/m³]</source>
 <translation>Densità dei blocchi [kg/m³]</translation>
</message>
<message>
 <source>Deposits [runs]</source>
 <translation>Depositi [lanci]</translation>
</message>
<message>
 <source>Depth below the ground at the uphill toe; the uphill face continues down to the bottom. 0: no ditch.</source>
 <translation>Sotto il terreno al piede di monte; il paramento di monte continua fino al fondo. 0: nessun fosso.</translation>
</message>
<message>
 <source>Depth of scars, maximum [m]</source>
 <translation>Profondità delle tracce d'impatto, massimo [m]</translation>
</message>
<message>
 <source>Depth of scars, mean [m]</source>
 <translation>Profondità delle tracce d'impatto, media [m]</translation>
</message>
<message>
 <source>Depth of the berm below the crest [m]</source>
 <translation>Profondità della berma sotto il ciglio [m]</translation>
</message>
<message>
 <source>Depth of the ditch [m]</source>
 <translation>Profondità del fosso [m]</translation>
</message>
<message>
 <source>Descoeudres and Zimmermann</source>
 <translation>Descoeudres e Zimmermann</translation>
</message>
<message>
 <source>Description of the net, to edit and to read again as a net from a file.</source>
 <translation>La descrizione della rete, da cambiare e rileggere come rete da un file.</translation>
</message>
<message>
 <source>Design check by {}</source>
 <translation>Verifica secondo {}</translation>
</message>
<message>
 <source>Design check of nets</source>
 <translation>Verifica di reti</translation>
</message>
<message>
 <source>Design checks</source>
 <translation>Verifiche</translation>
</message>
<message>
 <source>Design energy of the net [kJ]</source>
 <translation>Energia per cui è fatta la rete [kJ]</translation>
</message>
<message>
 <source>Design value in % of the resistance of the net.</source>
 <translation>Valore di progetto in % di ciò che la rete offre.</translation>
</message>
<message>
 <source>Design velocity at the roof</source>
 <translation>Velocità che conta al tetto</translation>
</message>
<message>
 <source>Details are shown for the {} lines that most rocks pass.</source>
 <translation>Si mostrano i dettagli delle {} linee attraversate da più blocchi.</translation>
</message>
<message>
 <source>Diameter at breast height, where field and raster have no value.</source>
 <translation>A petto d'uomo, se campo e raster non lo indicano.</translation>
</message>
<message>
 <source>Diameter at breast height, where the field below has no value.</source>
 <translation>A petto d'uomo, se il campo qui sotto non lo indica.</translation>
</message>
<message>
 <source>Diameter at breast height.</source>
 <translation>A petto d'uomo.</translation>
</message>
<message>
 <source>Diameter in the middle of their length; its variation is that of the stems.</source>
 <translation>A metà della loro lunghezza; variano come i fusti in piedi.</translation>
</message>
<message>
 <source>Diameters of spheres, with commas between them.</source>
 <translation>Di sfere, separati da virgole.</translation>
</message>
<message>
 <source>Diameters of the blocks [m]</source>
 <translation>Diametri dei blocchi [m]</translation>
</message>
<message>
 <source>Did you mean {near}?</source>
 <translation>Si intendeva {near}?</translation>
</message>
<message>
 <source>Difference</source>
 <translation>Differenza</translation>
</message>
<message>
 <source>Difference of the maps</source>
 <translation>Differenza delle carte</translation>
</message>
<message>
 <source>Differences</source>
 <translation>Differenze</translation>
</message>
<message>
 <source>Dip [°]</source>
 <translation>Inclinazione [°]</translation>
</message>
<message>
 <source>Dip direction [°]</source>
 <translation>Direzione d'immersione [°]</translation>
</message>
<message>
 <source>Direction in which the rock arrives.</source>
 <translation>Direzione in cui arriva il blocco.</translation>
</message>
<message>
 <source>Direction in which the single rock flies. If left empty, downhill, perpendicular to the net.</source>
 <translation>Dove vola il blocco singolo. Vuoto: a valle, perpendicolare alla rete.</translation>
</message>
<message>
 <source>Direction of the impact [° from north]</source>
 <translation>Direzione dell'impatto [° da nord]</translation>
</message>
<message>
 <source>Direction of the initial velocity [° from north]</source>
 <translation>Direzione della velocità iniziale [° da nord]</translation>
</message>
<message>
 <source>Distance</source>
 <translation>Distanza</translation>
</message>
<message>
 <source>Distance along the profile [m], height [m] and, where it is not rigid, the energy capacity [kJ], with colons between them, and semicolons between barriers: 35: 3: 1000; 50: 2. Rocks are stopped, pass over or break through; the stations show the rocks beyond. For a first look at the best place of a barrier.</source>
 <translation>Distanza lungo il profilo [m], altezza [m] e, se non è rigida, energia che assorbe [kJ], separate da due punti, con punti e virgola tra le barriere: 35: 3: 1000; 50: 2. I blocchi vengono fermati, passano sopra o sfondano; le stazioni mostrano che cosa arriva oltre. Per un primo sguardo a dove una barriera serve.</translation>
</message>
<message>
 <source>Distance at which a target is met [m]</source>
 <translation>Distanza alla quale un obiettivo è raggiunto [m]</translation>
</message>
<message>
 <source>Distance between a known and a found tree [m]</source>
 <translation>Distanza tra un albero noto e uno trovato [m]</translation>
</message>
<message>
 <source>Distance between the release points on lines, and of their square grid in polygons.</source>
 <translation>Distanza tra i punti di distacco sulle linee, e passo della loro griglia quadrata nei poligoni.</translation>
</message>
<message>
 <source>Distance between two posts, counted from the beginning of the line. If left empty, the whole line is one field.</source>
 <translation>Tra due montanti, contata dall'inizio della linea. Vuoto: tutta la linea è una campata.</translation>
</message>
<message>
 <source>Distance from the beginning of the profile. The width of the catchment that holds 50, 90, 95 and 99 % of the rocks is measured from here. If left empty, no widths.</source>
 <translation>Dall'inizio del profilo. Da qui si conta la larghezza dell'area di raccolta che trattiene 50, 90, 95 e 99 % dei blocchi. Vuoto: nessuna larghezza.</translation>
</message>
<message>
 <source>Distance from the beginning of the profile; at least the radius of the rock.</source>
 <translation>Distanza dall'inizio del profilo; almeno il raggio del blocco.</translation>
</message>
<message>
 <source>Distance from the releases without forest [m]</source>
 <translation>Distanza dai punti di distacco senza bosco [m]</translation>
</message>
<message>
 <source>Distance of the foot of the slope [m]</source>
 <translation>Distanza del piede del versante [m]</translation>
</message>
<message>
 <source>Distance over which the wall stops a rock [m]</source>
 <translation>Distanza su cui il muro ferma un blocco [m]</translation>
</message>
<message>
 <source>Distance required by the net on the first line [m]</source>
 <translation>Distanza che richiede la rete sulla prima linea [m]</translation>
</message>
<message>
 <source>Distance that a rock has already slid where it starts on the ground, for friction that grows with slip (Leine et al. 2014, s(0)). A number or a distribution. It decays in flight, so it needs a release height of 0. For blocks that have begun to slide.</source>
 <translation>Cammino che un blocco ha già percorso scivolando dove parte sul suolo, per un attrito che cresce con lo scivolamento (Leine et al. 2014, s(0)). Un numero o una distribuzione. Il volo lo dimentica, perciò serve un'altezza di distacco di 0. Per blocchi che hanno cominciato a scivolare.</translation>
</message>
<message>
 <source>Distance to the object behind the net [m]</source>
 <translation>Distanza dall'oggetto dietro la rete [m]</translation>
</message>
<message>
 <source>Distance within which a block passes [m]</source>
 <translation>Distanza entro cui un blocco passa [m]</translation>
</message>
<message>
 <source>Distance within which a run is attributed to a boulder [m]</source>
 <translation>Distanza entro cui un lancio è attribuito a un blocco [m]</translation>
</message>
<message>
 <source>Distance, height, share of the runs that reach at least this distance, stops, and largest and 95th percentile of energy, velocity and height of the centre. Points along the line, or a table for a profile from a file.</source>
 <translation>Distanza, quota, quota dei lanci che arrivano almeno fin lì, arresti, e massimo e 95° percentile di energia, velocità e altezza del centro. Punti lungo la linea, o una tabella per un profilo da file.</translation>
</message>
<message>
 <source>Distribution</source>
 <translation>Distribuzione</translation>
</message>
<message>
 <source>Distribution of the density [kg/m³]</source>
 <translation>Distribuzione della densità [kg/m³]</translation>
</message>
<message>
 <source>Distribution of the diameters</source>
 <translation>Distribuzione dei diametri</translation>
</message>
<message>
 <source>Distribution of the factor of friction</source>
 <translation>Distribuzione del fattore di attrito</translation>
</message>
<message>
 <source>Distribution of the factor of rolling resistance</source>
 <translation>Distribuzione del fattore della resistenza al rotolamento</translation>
</message>
<message>
 <source>Distribution of the initial velocity [m/s]</source>
 <translation>Distribuzione della velocità iniziale [m/s]</translation>
</message>
<message>
 <source>Distribution of the normal restitution</source>
 <translation>Distribuzione della restituzione normale</translation>
</message>
<message>
 <source>Distribution of the release height [m]</source>
 <translation>Distribuzione dell'altezza di distacco [m]</translation>
</message>
<message>
 <source>Distribution of the size</source>
 <translation>Distribuzione della dimensione</translation>
</message>
<message>
 <source>Distribution of the sizes</source>
 <translation>Distribuzione delle dimensioni</translation>
</message>
<message>
 <source>Distribution of the slopes ...</source>
 <translation>Distribuzione delle pendenze ...</translation>
</message>
<message>
 <source>Distribution of the volume [m³]</source>
 <translation>Distribuzione del volume [m³]</translation>
</message>
<message>
 <source>Distribution of the volume of the members [m³]</source>
 <translation>Distribuzione del volume dei membri [m³]</translation>
</message>
<message>
 <source>Distributions</source>
 <translation>Distribuzioni</translation>
</message>
<message>
 <source>Ditches of a guideline</source>
 <translation>Fossi di una linea guida</translation>
</message>
<message>
 <source>Divide by 100 if centimetres were entered; put single blocks of that size into the elevation model.</source>
 <translation>Dividere per 100 se sono stati inseriti centimetri; i singoli blocchi di queste dimensioni vanno messi nel modello del terreno.</translation>
</message>
<message>
 <source>Do not base decisions on these results: findings above are unsafe.</source>
 <translation>Questi risultati non sono una base per decidere: alcuni rilievi qui sopra sono gravi.</translation>
</message>
<message>
 <source>Do not treat the larger class as the less dangerous one; check where its blocks stop.</source>
 <translation>Non ritenete innocua la classe maggiore; verificate dove si fermano i suoi blocchi.</translation>
</message>
<message>
 <source>Documentation on the web</source>
 <translation>Documentazione sul web</translation>
</message>
<message>
 <source>Dossier of a slope</source>
 <translation>Dossier di un versante</translation>
</message>
<message>
 <source>Download [MB]</source>
 <translation>Scaricamento [MB]</translation>
</message>
<message>
 <source>Drag coefficient [kg/s]</source>
 <translation>Coefficiente di resistenza [kg/s]</translation>
</message>
<message>
 <source>Drag coefficient of the forest, force per velocity: about 250 for open, 500 for medium and 750 for dense forest.</source>
 <translation>Forza di resistenza per unità di velocità: circa 250 per bosco rado, 500 per bosco medio e 750 per bosco fitto.</translation>
</message>
<message>
 <source>Drag of each value</source>
 <translation>Resistenza di ogni valore</translation>
</message>
<message>
 <source>Drag of each value, from a file (instead)</source>
 <translation>Resistenza di ogni valore, da un file (in alternativa)</translation>
</message>
<message>
 <source>Drag of the air on the mean projected area of the rock, with a coefficient of 1. 1.2 near sea level, 1.0 at 2,000 m; 0: none.</source>
 <translation>Resistenza dell'aria sull'area proiettata media del blocco, con un coefficiente di 1. 1,2 vicino al livello del mare, 1,0 a 2000 m; 0: nessuna.</translation>
</message>
<message>
 <source>Draw a larger area (RELEASES) or use fewer blocks (COUNT).</source>
 <translation>Disegnare un'area più grande (RELEASES) o prendere meno blocchi (COUNT).</translation>
</message>
<message>
 <source>Draw points farther apart.</source>
 <translation>Disegnare punti più distanti.</translation>
</message>
<message>
 <source>Draw polygon</source>
 <translation>Disegnare un poligono</translation>
</message>
<message>
 <source>Draw polygons over the cells to be left out.</source>
 <translation>Disegnare poligoni sulle celle da escludere.</translation>
</message>
<message>
 <source>Draw polygons over the gaps, and join slivers to their neighbours.</source>
 <translation>Disegnare poligoni sulle lacune, e unire i poligoni spuri ai vicini.</translation>
</message>
<message>
 <source>Draw such water as ground that stops the rocks.</source>
 <translation>Disegnare tale acqua come terreno che ferma i blocchi.</translation>
</message>
<message>
 <source>Draw the crest across the fall line.</source>
 <translation>Disegnare il coronamento trasversale alla linea di massima pendenza.</translation>
</message>
<message>
 <source>Draw the faces as ground polygons of rock (class extra_hard).</source>
 <translation>Disegnare le pareti come poligoni di suolo in roccia (classe extra_hard).</translation>
</message>
<message>
 <source>Draw the line across the whole path of the rocks, or simulate with the net and count the rocks that reach the objects.</source>
 <translation>Tracciare la linea attraverso tutto il percorso dei blocchi, oppure simulare con la rete e contare ciò che arriva agli oggetti.</translation>
</message>
<message>
 <source>Draw the line along their paths, or widen the corridor.</source>
 <translation>Disegnare la linea lungo le traiettorie, o allargare il corridoio.</translation>
</message>
<message>
 <source>Draw the rolling resistance from its intervals</source>
 <translation>Estrarre la resistenza al rotolamento dai suoi intervalli</translation>
</message>
<message>
 <source>Draw them across the paths.</source>
 <translation>Disegnarle attraverso le traiettorie.</translation>
</message>
<message>
 <source>Draw them again, or delete them.</source>
 <translation>Disegnarli di nuovo, o eliminarli.</translation>
</message>
<message>
 <source>Draw them on the elevation model, or give a larger model.</source>
 <translation>Disegnarli sul modello del terreno, o indicare un modello più grande.</translation>
</message>
<message>
 <source>Draw them with Single trees, and join the layers.</source>
 <translation>Estrarli con Alberi singoli, e unire i layer.</translation>
</message>
<message>
 <source>Drawing the layers ...</source>
 <translation>Disegno dei layer ...</translation>
</message>
<message>
 <source>Drawn at random: {} from {}.</source>
 <translation>Estratto a caso: {} da {}.</translation>
</message>
<message>
 <source>Drawn below the rest as a shaded relief. Leave it empty where a base map is among the layers.</source>
 <translation>Disegnato sotto il resto come rilievo ombreggiato. Lasciare vuoto se tra i layer c'è una carta di base.</translation>
</message>
<message>
 <source>Draws of each member, its seed, and its run-out and energy.</source>
 <translation>Che cosa ha estratto ogni membro, il suo seme, la sua distanza di arresto e la sua energia.</translation>
</message>
<message>
 <source>Draws the terrain along a line with the rocks of a simulation that travel along it: their heights above the ground, velocities, energies and numbers with percentiles at stations, as a picture and a table.</source>
 <translation>Disegna il terreno lungo una linea con i blocchi di una simulazione che la percorrono: le loro altezze sopra il suolo, velocità, energie e numeri con percentili alle stazioni, come immagine e come tabella.</translation>
</message>
<message>
 <source>Duration of a run [s]</source>
 <translation>Durata di un lancio [s]</translation>
</message>
<message>
 <source>Duration of the film [s]</source>
 <translation>Durata del filmato [s]</translation>
</message>
<message>
 <source>Duration until rest [s]</source>
 <translation>Durata fino alla quiete [s]</translation>
</message>
<message>
 <source>EAD 340059 class {}</source>
 <translation>EAD 340059 classe {}</translation>
</message>
<message>
 <source>EAD 340059: characteristic values against the energy level of the net, without partial factors. UNI 11211-4 and ONR 24810: with their partial factors.</source>
 <translation>EAD 340059: valori caratteristici contro il livello d'energia della rete, senza coefficienti parziali. UNI 11211-4 e ONR 24810: con i loro.</translation>
</message>
<message>
 <source>ENERGY has {} rasters, PASSAGES {}, SCENARIOS {} rows; give one of each for every scenario, or name the runs in SCENARIO_NAMES.</source>
 <translation>ENERGY ha {} raster, PASSAGES {}, SCENARIOS {} righe; datene uno di ciascuno per ogni scenario, o nominate le simulazioni in SCENARIO_NAMES.</translation>
</message>
<message>
 <source>ENERGY: {} is in {}; give a raster of energies in kJ.</source>
 <translation>ENERGY: {} è in {}; indicare un raster di energie in kJ.</translation>
</message>
<message>
 <source>ENSEMBLE: {} observed points are too few for a spread; give at least {} of each site, or skip the ensemble.</source>
 <translation>ENSEMBLE: {} punti osservati dicono troppo poco della dispersione; indicarne almeno {} per sito, o tralasciare l'insieme.</translation>
</message>
<message>
 <source>ESRI ASCII grids of one extent: dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10, soiltype.</source>
 <translation>Griglie ESRI ASCII di una stessa estensione: dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10, soiltype.</translation>
</message>
<message>
 <source>EVALUATIONS is {}; for {} parameters give at least {}.</source>
 <translation>EVALUATIONS è {}; per {} parametri indicare almeno {}.</translation>
</message>
<message>
 <source>EXCLUDE: no effect, as no cell of the elevation model lies in its polygons.</source>
 <translation>EXCLUDE: senza effetto, nessuna cella del modello del terreno si trova nei suoi poligoni.</translation>
</message>
<message>
 <source>EXCLUDE: polygons: {}, cells below them: {}.</source>
 <translation>EXCLUDE: poligoni: {}, celle sotto di essi: {}.</translation>
</message>
<message>
 <source>Each barrier with the rocks that it stopped, that passed over and that broke through, and their energy, velocity and height at the line. Made where BARRIERS are given.</source>
 <translation>Ogni barriera con i blocchi che ha fermato, che sono passati sopra e che sono passati attraverso, e la loro energia, velocità e altezza alla linea. Creato se sono indicate BARRIERS.</translation>
</message>
<message>
 <source>Each block in plan as it lies, with its volume and the height of its top above the ground.</source>
 <translation>Ogni blocco in pianta come giace, con il suo volume e l'altezza della sua sommità sopra il terreno.</translation>
</message>
<message>
 <source>Each cell gets the height of its highest point. An empty cell is filled with the mean of its neighbours, unless it has too few.</source>
 <translation>Ogni cella riceve l'altezza del suo punto più alto. Una cella vuota riceve la media delle vicine, se non sono troppo poche.</translation>
</message>
<message>
 <source>Each feature is a line, such as a road or a barrier, or an area, such as a house. Each run that reaches it within the radius of its rock counts once, as passage 1, with its motion at the crossing of a line or at the first touch of an area. On the line of a barrier that stopped rocks in the simulation, all rocks that arrive are counted.</source>
 <translation>Ogni elemento è una linea, come una strada o una barriera, o un'area, come una casa. Ogni lancio che lo incontra entro il raggio del suo blocco conta una volta, come passaggio 1: una linea con il moto all'attraversamento, un'area con quello al primo contatto. Sulla linea di una barriera che nella simulazione ha fermato dei blocchi si contano tutti i blocchi che arrivano.</translation>
</message>
<message>
 <source>Each feature is one candidate line for the net.</source>
 <translation>Ogni elemento è un posto per la rete.</translation>
</message>
<message>
 <source>Each member draws one volume for all its blocks, for example from lognormal(1, 0.4): the design block is uncertain. Volumes that differ from block to block are entered as the distribution of the volume of the simulation. If left empty, the volume is certain.</source>
 <translation>Ogni membro estrae il volume di tutti i suoi blocchi, per esempio da lognormal(1, 0.4): il blocco di progetto non è noto. Volumi che differiscono da blocco a blocco sono la distribuzione del volume della simulazione. Vuoto: il volume è noto.</translation>
</message>
<message>
 <source>Each member draws the level of the rolling resistance and the surface roughness of all ground classes from the intervals of the classes; all classes move together. Ground whose rolling resistance was entered keeps it.</source>
 <translation>Ogni membro estrae il livello della resistenza al rotolamento e la rugosità superficiale di tutte le classi di terreno dagli intervalli delle classi; tutte le classi variano insieme. Un terreno con resistenza al rotolamento data a mano la mantiene.</translation>
</message>
<message>
 <source>Each member draws the release height of all its blocks, for example from uniform(0, 5). If left empty, it is certain.</source>
 <translation>Ogni membro estrae l'altezza di distacco di tutti i suoi blocchi, per esempio da uniform(0, 5). Vuoto: è nota.</translation>
</message>
<message>
 <source>Each member uses one of them, all equally probable, instead of the shape of the rocks. If left empty, the shape is certain.</source>
 <translation>Ogni membro ne prende una, tutte ugualmente probabili, al posto della forma dei blocchi. Vuoto: la forma è nota.</translation>
</message>
<message>
 <source>Each observed block is simulated with its own mass and compared with its own runs; the stops then show how the resistance of the ground changes with size. Without lengths the shape of the rocks is scaled to the mass at their density. If left empty, one rock represents all blocks.</source>
 <translation>Ogni blocco osservato è lanciato con la sua dimensione e confrontato con i propri lanci: gli arresti mostrano così come la resistenza del terreno cambia con la dimensione. Senza lunghezze la forma dei blocchi è scalata alla massa secondo la loro densità. Vuoto: un blocco vale per tutti.</translation>
</message>
<message>
 <source>Each passage of a rock through a line: position, time, energy, velocity, height, angles.</source>
 <translation>Ogni attraversamento di una linea da parte di un blocco: dove e quando, energia, velocità, altezza, angoli.</translation>
</message>
<message>
 <source>Each phase of contact with the ground: slippage, and velocity and energy before and after it.</source>
 <translation>Ogni fase di contatto con il suolo: scorrimento, e velocità ed energia prima e dopo.</translation>
</message>
<message>
 <source>Each quantity's change in % of the value before, with its confidence interval; coloured where the change is statistically significant.</source>
 <translation>La variazione di ogni grandezza in % del valore prima, con il suo intervallo di confidenza; a colori dove la variazione è statisticamente significativa.</translation>
</message>
<message>
 <source>Each rock hits a new net, except in the section on successive rocks. There the net comes to rest only within the duration of an impact, and no brake is repaired or replaced.</source>
 <translation>Un blocco alla volta colpisce una rete nuova, tranne nella sezione sui blocchi uno dopo l'altro. Lì la rete torna in quiete solo per quanto lo permette la durata di un impatto, e nessun freno è riparato o sostituito.</translation>
</message>
<message>
 <source>Each rock hits a new net.</source>
 <translation>Un blocco alla volta colpisce una rete nuova.</translation>
</message>
<message>
 <source>Each rock meets the net in the state that the earlier ones have left. Strokes of brakes are cumulative.</source>
 <translation>Ogni blocco incontra la rete come l'hanno lasciata i precedenti. Le corse dei freni sono le somme fino a quel punto.</translation>
</message>
<message>
 <source>Each row is one size class of one source, as if each of its blocks had one volume; its return period is that of a block of the class, and its energy the highest threshold that a run exceeds.</source>
 <translation>Ogni riga è una classe dimensionale di un'area sorgente, come se tutti i suoi blocchi avessero un solo volume; il suo periodo di ritorno è quello di un blocco della classe, la sua energia la soglia più alta superata da un lancio.</translation>
</message>
<message>
 <source>Each run draws its density, for example from normal(2700, 50). Replaces the density of the rock. For sensitivity studies.</source>
 <translation>Per ogni lancio si estrae la densità, per esempio da normal(2700, 50). Sostituisce la densità della roccia. Per studi di sensibilità.</translation>
</message>
<message>
 <source>Each run draws its horizontal velocity, for example from uniform(0.5, 1.5), instead of the initial velocity. For back-analyses and for comparison with studies that draw it.</source>
 <translation>Per ogni lancio si estrae la velocità orizzontale, per esempio da uniform(0.5, 1.5), al posto della velocità iniziale. Per retroanalisi e per il confronto con studi che la estraggono.</translation>
</message>
<message>
 <source>Each run draws its volume, for example from lognormal(1.0, 0.3): median and standard deviation of the logarithm; or uniform(0.5, 2), normal(1, 0.2), normal(1, 0.5, 0.2, 3) with bounds. Replaces the volume of a rock; a volume in the field of the releases takes precedence. For sources whose block sizes are known as a distribution.</source>
 <translation>Per ogni lancio si estrae il volume, per esempio da lognormal(1.0, 0.3): mediana e deviazione standard del logaritmo; oppure uniform(0.5, 2), normal(1, 0.2), normal(1, 0.5, 0.2, 3) con limiti. Sostituisce il volume di un blocco; un volume dal campo dei punti di distacco resta valido. Per zone di distacco le cui dimensioni dei blocchi sono note come distribuzione.</translation>
</message>
<message>
 <source>Each sequence begins with the intact stand and has its own random draws; numbers of stems are means over the sequences. The order in which stems break is random: use about ten sequences.</source>
 <translation>Ciascuna comincia con il popolamento intero e ha estrazioni proprie; i numeri di fusti ne sono le medie. Quali fusti si rompono per primi è un caso: una decina di sequenze mostra quanto.</translation>
</message>
<message>
 <source>Each simulation gets a folder in it, with stops, trajectories, maps and report. A simulation whose folder is complete and was made by the same inputs is not made again.</source>
 <translation>Ogni simulazione vi riceve una cartella con punti di arresto, traiettorie, mappe e rapporto. Una simulazione la cui cartella è completa e fatta con gli stessi ingressi non viene rifatta.</translation>
</message>
<message>
 <source>Each tree with the runs that hit it, those of them that it deflected, that it stopped and that broke it, and the energy that it took. Larger dots are hit more often. Made where TREES are given.</source>
 <translation>Ogni albero con i lanci che lo hanno urtato, quelli tra essi che ha deviato, che ha fermato e che lo hanno spezzato, e l'energia che ha assorbito. I punti più grandi sono urtati più spesso. Creato se sono indicati TREES.</translation>
</message>
<message>
 <source>Edition of the rules here</source>
 <translation>Edizione delle regole usate</translation>
</message>
<message>
 <source>Effect of the rocks of a simulation on a gallery with a cushion, or on a rigid wall: largest force by up to three formulas, static force, penetration of the cushion, energy per metre, rocks above a wall. Section by section along the structure.</source>
 <translation>Che cosa fanno i blocchi di una simulazione a una galleria con strato ammortizzante, o a un muro rigido: forza massima secondo al più tre formule, forza statica, penetrazione, energia per metro, blocchi sopra un muro. Tratto per tratto lungo l'opera.</translation>
</message>
<message>
 <source>Elevation model</source>
 <translation>Modello del terreno</translation>
</message>
<message>
 <source>Elevation model for the angles</source>
 <translation>Modello del terreno per gli angoli</translation>
</message>
<message>
 <source>Elevation model of the simulation: heights in metres, in a projected coordinate system in metres.</source>
 <translation>Quello della simulazione: quote in metri, in un sistema di coordinate proiettato in metri.</translation>
</message>
<message>
 <source>Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, read in tiles.</source>
 <translation>Modello del terreno: {} x {} celle di {:.4g} m x {:.4g} m in {}, quote da {:.0f} a {:.0f} m, letto per riquadri.</translation>
</message>
<message>
 <source>Elevation model: {} x {} cells of {:.4g} m x {:.4g} m in {}, heights {:.0f} to {:.0f} m, {:.0f} % no data.</source>
 <translation>Modello del terreno: {} x {} celle di {:.4g} m x {:.4g} m in {}, quote da {:.0f} a {:.0f} m, {:.0f} % senza dati.</translation>
</message>
<message>
 <source>Elevation model: {}, cells of {} m</source>
 <translation>Modello del terreno: {}, celle di {} m</translation>
</message>
<message>
 <source>Elevation model: {}. With the embankment: {}.</source>
 <translation>Modello del terreno: {}. Con il rilevato: {}.</translation>
</message>
<message>
 <source>Elongation is the displacement of the rock in its direction of impact, from the first touch. A rock that is not held continues behind the net: its displacement is not an elongation, it is listed first in the table, and the impact that is shown in full is a held one if there is one.</source>
 <translation>La deformazione è il percorso del blocco nella direzione di arrivo, dal primo contatto. Un blocco che non è trattenuto prosegue dietro la rete: il suo percorso non è una deformazione, sta in cima alla tabella, e l'impatto mostrato per esteso è uno trattenuto, se c'è.</translation>
</message>
<message>
 <source>Elongation of the net in its test [m]</source>
 <translation>Deformazione della rete nella sua prova [m]</translation>
</message>
<message>
 <source>Elongation where the catalogue has none. If left empty, it is unknown, and the distance is not checked.</source>
 <translation>Se il catalogo non lo indica. Vuoto: non noto, e la distanza non è verificata.</translation>
</message>
<message>
 <source>Elongation: intermediate to long axis</source>
 <translation>Allungamento: asse intermedio su asse lungo</translation>
</message>
<message>
 <source>Elongation: {:.2f} m in the model, {:.2f} m in the type test, a difference of {:.0f} %.</source>
 <translation>Deformazione: {:.2f} m nel modello, {:.2f} m nella prova di tipo, una differenza del {:.0f} %.</translation>
</message>
<message>
 <source>Elongation: {value:.2f} m in the model, {limit:.2f} m in the type test, a difference of {difference:.0f} %.</source>
 <translation>Deformazione: {value:.2f} m nel modello, {limit:.2f} m nella prova di tipo, una differenza del {difference:.0f} %.</translation>
</message>
<message>
 <source>Embankments</source>
 <translation>Rilevati</translation>
</message>
<message>
 <source>Embankments and ditches</source>
 <translation>Rilevati e fossi</translation>
</message>
<message>
 <source>Empty values are computed from the diameter (Wykoff et al. 1982).</source>
 <translation>I valori vuoti sono calcolati dal diametro (Wykoff et al. 1982).</translation>
</message>
<message>
 <source>Empty values take the number below.</source>
 <translation>I valori vuoti prendono il numero indicato sotto.</translation>
</message>
<message>
 <source>Empty values take the species below.</source>
 <translation>I valori vuoti prendono la specie qui sotto.</translation>
</message>
<message>
 <source>Energies are multiplied by it before they are compared with the classes, as design standards require.</source>
 <translation>Le energie sono moltiplicate per questo valore prima di essere confrontate con le classi, come richiesto dalle norme di dimensionamento.</translation>
</message>
<message>
 <source>Energies are multiplied by {:g} and heights by {:g} before.</source>
 <translation>Le energie sono prima moltiplicate per {:g} e le altezze per {:g}.</translation>
</message>
<message>
 <source>Energies are those of the translation alone: no samples of the motion were given.</source>
 <translation>Le energie sono quelle della sola traslazione: non sono stati indicati campioni del moto.</translation>
</message>
<message>
 <source>Energies of rocks that broke, for the barriers</source>
 <translation>Energie dei blocchi frammentati, per le opere</translation>
</message>
<message>
 <source>Energies of the output Runs above energies (EXCEEDANCES), in kJ and ascending, such as 10; 30; 100; 300; 1000. Enter the bounds of the intensities, 30 and 300 kJ in Switzerland, and some between and beyond them.</source>
 <translation>Energie dell'output Lanci sopra energie (EXCEEDANCES), in kJ e crescenti, per esempio 10; 30; 100; 300; 1000. Prendere i limiti delle intensità, 30 e 300 kJ in Svizzera, e alcune tra questi e oltre.</translation>
</message>
<message>
 <source>Energies of the return periods [kJ]</source>
 <translation>Energie dei periodi di ritorno [kJ]</translation>
</message>
<message>
 <source>Energies that barriers can absorb, with commas between them. The default values are the maximum energy levels of the classes of ETAG 027 and EAD 340059; energies above the largest are listed too.</source>
 <translation>Energie che le barriere possono assorbire, separate da virgole. Sono indicati i livelli energetici massimi delle classi di ETAG 027 ed EAD 340059; sono elencate anche le energie superiori alla più grande.</translation>
</message>
<message>
 <source>Energy</source>
 <translation>Energia</translation>
</message>
<message>
 <source>Energy above which the intensity is strong [kJ]</source>
 <translation>Energia oltre la quale l'intensità è forte [kJ]</translation>
</message>
<message>
 <source>Energy and penetration</source>
 <translation>Energia e penetrazione</translation>
</message>
<message>
 <source>Energy budget</source>
 <translation>Bilancio dell'energia</translation>
</message>
<message>
 <source>Energy by return period [kJ]</source>
 <translation>Energia per periodo di ritorno [kJ]</translation>
</message>
<message>
 <source>Energy by the energy line [kJ]</source>
 <translation>Energia secondo la linea di energia [kJ]</translation>
</message>
<message>
 <source>Energy capacity [kJ]</source>
 <translation>Capacità di assorbimento [kJ]</translation>
</message>
<message>
 <source>Energy capacity of the barriers [kJ]</source>
 <translation>Capacità di assorbimento delle barriere [kJ]</translation>
</message>
<message>
 <source>Energy capacity of the wall [kJ]</source>
 <translation>Energia che prende il muro [kJ]</translation>
</message>
<message>
 <source>Energy class of the smallest barrier there [kJ]</source>
 <translation>Classe di energia della barriera minima su quella linea [kJ]</translation>
</message>
<message>
 <source>Energy classes of barriers [kJ]</source>
 <translation>Classi di energia delle barriere [kJ]</translation>
</message>
<message>
 <source>Energy level</source>
 <translation>Livello d'energia</translation>
</message>
<message>
 <source>Energy level of the class to use</source>
 <translation>Livello della classe che conta</translation>
</message>
<message>
 <source>Energy of each scenario [kJ]</source>
 <translation>Energia di ogni scenario [kJ]</translation>
</message>
<message>
 <source>Energy of rocks that broke</source>
 <translation>Energia dei blocchi frammentati</translation>
</message>
<message>
 <source>Energy of the single rock that hits it, from its design. The report then counts the rocks with more energy. If left empty, not checked. Used with crossings only.</source>
 <translation>Di un singolo blocco, secondo il progettista. Il rapporto conta allora i blocchi con più energia. Vuoto: non verificato. Usato solo con gli attraversamenti.</translation>
</message>
<message>
 <source>Energy once in {} years</source>
 <translation>Energia una volta in {} anni</translation>
</message>
<message>
 <source>Energy that 95 % of the passing runs do not exceed; each run counts with its largest energy in the cell.</source>
 <translation>Energia sotto la quale resta il 95 % dei lanci che attraversano la cella, ognuno con il suo massimo nella cella.</translation>
</message>
<message>
 <source>Energy that a log can absorb, in per cent of that of a standing stem of its diameter and species group: fresh wood near 100, rotten wood near 0. There is no default: measure or estimate it.</source>
 <translation>Energia che un tronco a terra può assorbire, in per cento di quella di un fusto in piedi dello stesso diametro e gruppo di specie: legno fresco vicino a 100, marcio vicino a 0. Non c'è un valore predefinito: misuratela o stimatela.</translation>
</message>
<message>
 <source>Energy that the embankment withstands [kJ]</source>
 <translation>Energia a cui il rilevato resiste [kJ]</translation>
</message>
<message>
 <source>Energy up to which the intensity is weak [kJ]</source>
 <translation>Energia fino alla quale l'intensità è debole [kJ]</translation>
</message>
<message>
 <source>Energy with its band [kJ]</source>
 <translation>Energia con la sua banda [kJ]</translation>
</message>
<message>
 <source>Energy, 95th percentile [kJ]</source>
 <translation>Energia, 95° percentile [kJ]</translation>
</message>
<message>
 <source>Energy, maximum [kJ]</source>
 <translation>Energia, massimo [kJ]</translation>
</message>
<message>
 <source>Energy, mean [kJ]</source>
 <translation>Energia, media [kJ]</translation>
</message>
<message>
 <source>Energy-line angle [°]</source>
 <translation>Angolo della linea di energia [°]</translation>
</message>
<message>
 <source>Energy: factor of runs needed for 10 %</source>
 <translation>Energia: multiplo dei lanci per il 10 %</translation>
</message>
<message>
 <source>Enlarges the simplified rock to the volume of the whole hull, so that its mass is right.</source>
 <translation>Ingrandisce il blocco semplificato fino al volume dell'inviluppo completo, in modo che la sua massa sia corretta.</translation>
</message>
<message>
 <source>Ensemble of simulations</source>
 <translation>Insieme di simulazioni</translation>
</message>
<message>
 <source>Ensemble of simulations ...</source>
 <translation>Ensemble di simulazioni ...</translation>
</message>
<message>
 <source>Ensemble of the ground</source>
 <translation>Insieme del terreno</translation>
</message>
<message>
 <source>Ensemble: {} and {} are correlated by {:.2f}; take them from the ensemble together.</source>
 <translation>Insieme: {} e {} sono correlati con {:.2f}; vanno presi insieme dall'insieme.</translation>
</message>
<message>
 <source>Ensemble: {} {:.3g}, from {:.3g} to {:.3g} (median, 5 and 95 %).</source>
 <translation>Insieme: {} {:.3g}, da {:.3g} a {:.3g} (mediana, 5 e 95 %).</translation>
</message>
<message>
 <source>Enter a smaller piece ({key}) or a smaller share.</source>
 <translation>Indicare un pezzo più piccolo ({key}) o una quota minore.</translation>
</message>
<message>
 <source>Enter a time step of 0.002 s, or 0.01 s for a first look.</source>
 <translation>Inserire un passo temporale di 0.002 s, oppure di 0.01 s per una prima valutazione.</translation>
</message>
<message>
 <source>Enter only one of canopy height model, surface model and cloud.</source>
 <translation>Dare uno solo tra modello delle altezze delle chiome, modello di superficie e nuvola.</translation>
</message>
<message>
 <source>Enter shares of the value and probabilities of death by intensity.</source>
 <translation>Indicate quote del valore e probabilità di morte per intensità.</translation>
</message>
<message>
 <source>Enter the density of the blocks in the cells of the sources.</source>
 <translation>Dare alle celle delle sorgenti la densità dei blocchi.</translation>
</message>
<message>
 <source>Enter the heights of the obstacles.</source>
 <translation>Indicare le altezze degli ostacoli.</translation>
</message>
<message>
 <source>Enter the mass (MASS) in kg, or leave it empty for the heaviest rock that passes.</source>
 <translation>Indicare la massa (MASS) in kg, o lasciarla vuota per il blocco più pesante che passa.</translation>
</message>
<message>
 <source>Enter the radius (RADIUS) in m, or leave it empty.</source>
 <translation>Indicare il raggio (RADIUS) in m, o lasciarlo vuoto.</translation>
</message>
<message>
 <source>Enter the surface roughness d in metres as well, 0 for smooth ground. To keep the resistance of a rock of 1 t, reduce the rolling resistance by {share:.1f} d.</source>
 <translation>Inserire anche la scabrezza superficiale d in metri, 0 dove nulla sporge. Perché un blocco di 1 t senta lo stesso, ridurre la resistenza al rotolamento di {share:.1f} d.</translation>
</message>
<message>
 <source>Equations</source>
 <translation>Equazioni</translation>
</message>
<message>
 <source>Estimate</source>
 <translation>Stima</translation>
</message>
<message>
 <source>Estimate the cost only</source>
 <translation>Dire solo quanto costerebbe</translation>
</message>
<message>
 <source>Estimated disk space [MB]</source>
 <translation>Spazio su disco stimato [MB]</translation>
</message>
<message>
 <source>Estimated memory [MB]</source>
 <translation>Memoria stimata [MB]</translation>
</message>
<message>
 <source>Estimated time [s]</source>
 <translation>Tempo stimato [s]</translation>
</message>
<message>
 <source>Event {}</source>
 <translation>Evento {}</translation>
</message>
<message>
 <source>Events from which broken stems stay broken</source>
 <translation>Eventi dopo i quali i fusti rotti restano rotti</translation>
</message>
<message>
 <source>Every set of parameters that was tried, and its misfit.</source>
 <translation>Ogni insieme di parametri provato, e il suo scarto.</translation>
</message>
<message>
 <source>Evidence of the observations</source>
 <translation>Che cosa dicono le osservazioni</translation>
</message>
<message>
 <source>Experience so far: at {sites} sites with open data rocks had {value:.2f} times the forecast speed at the foot of the slope and {energy:.2f} times the translational energy, as geometric means. At a new site these ratios are expected between {low:.2f} and {high:.2f} (speed) and between {energy_low:.2f} and {energy_high:.2f} (energy) with a probability of 80 %. Such sites for the run-out: {run_out_sites}; a band needs {fewest}.</source>
 <translation>Esperienza finora: in {sites} siti con dati aperti i blocchi avevano al piede del versante {value:.2f} volte la velocità prevista e {energy:.2f} volte l'energia di traslazione, come medie geometriche. In un nuovo sito questi rapporti sono attesi tra {low:.2f} e {high:.2f} (velocità) e tra {energy_low:.2f} e {energy_high:.2f} (energia) con una probabilità dell'80 %. Siti di questo tipo per la distanza di arresto: {run_out_sites}; una banda ne richiede {fewest}.</translation>
</message>
<message>
 <source>Exponent b of the power law N(&gt;V) ~ V^-b of the blocks that the sources release. There is no built-in value: fit it to a survey, or take that of a similar cliff. Not 1.</source>
 <translation>b della legge di potenza N(&gt;V) ~ V^-b dei blocchi che le aree sorgente rilasciano. Non c'è un valore predefinito: adattarlo a un rilievo, o prendere quello di una parete simile. Non 1.</translation>
</message>
<message>
 <source>Exponent of superellipsoids</source>
 <translation>Esponente dei superellissoidi</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, 5 %</source>
 <translation>Esponente della massa nella resistenza al rotolamento, 5 %</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, 95 %</source>
 <translation>Esponente della massa nella resistenza al rotolamento, 95 %</translation>
</message>
<message>
 <source>Exponent of the mass in the rolling resistance, median</source>
 <translation>Esponente della massa nella resistenza al rotolamento, mediana</translation>
</message>
<message>
 <source>Extend the elevation model, and do not treat the larger class as the less dangerous one.</source>
 <translation>Estendete il modello del terreno e non ritenete innocua la classe maggiore.</translation>
</message>
<message>
 <source>Extend the elevation model; if rocks run too far, choose softer ground.</source>
 <translation>Estendere il modello altimetrico; se i blocchi arrivano troppo lontano, scegliere un terreno più molle.</translation>
</message>
<message>
 <source>FIELDS: no map of the fields; give LINES, the lines of the net.</source>
 <translation>FIELDS: nessuna carta dei campi; indicare LINES, le linee della rete.</translation>
</message>
<message>
 <source>FIGURE: it exists for the method distribution only; skip FIGURE or choose that method.</source>
 <translation>FIGURE: esiste solo per il metodo distribution; tralasciare FIGURE o scegliere questo metodo.</translation>
</message>
<message>
 <source>FIGURE: it requires the Python package matplotlib, which is not installed. Install it, or skip FIGURE.</source>
 <translation>FIGURE: richiede il pacchetto Python matplotlib, che manca. Installarlo, o tralasciare FIGURE.</translation>
</message>
<message>
 <source>FILE and LAYER: both are given; empty one of them.</source>
 <translation>FILE e LAYER: sono indicati entrambi; svuotarne uno.</translation>
</message>
<message>
 <source>FILE and LAYER: give a file with the rock's points, or a layer of them.</source>
 <translation>FILE e LAYER: indicare un file con i punti del blocco, o un layer con tali punti.</translation>
</message>
<message>
 <source>FILE: {} could not be written. Choose a name that ends with .pdf or .png, in a folder that can be written.</source>
 <translation>FILE: impossibile scrivere {}. Scegliere un nome che termini con .pdf o .png, in una cartella con permesso di scrittura.</translation>
</message>
<message>
 <source>FOLDER: name a folder for more than one rock, or make one rock.</source>
 <translation>FOLDER: indicare una cartella per più di un blocco, o creare un solo blocco.</translation>
</message>
<message>
 <source>FOLDER: {} could not be written ({}).</source>
 <translation>FOLDER: non è stato possibile scrivere {} ({}).</translation>
</message>
<message>
 <source>FOLDER: {} exists already; a survey is not overwritten. Choose another folder.</source>
 <translation>FOLDER: {} c'è già; un rilievo non viene sovrascritto. Scegliete un'altra cartella.</translation>
</message>
<message>
 <source>FOLDER_CRS: {} is not a known system.</source>
 <translation>FOLDER_CRS: {} non è un sistema noto.</translation>
</message>
<message>
 <source>FOLDER_CRS: {} is not in metres; choose a projected system.</source>
 <translation>FOLDER_CRS: {} non è in metri; scegliete un sistema proiettato.</translation>
</message>
<message>
 <source>FREEBOARD: with crossings (CROSSINGS) a freeboard is required; enter that of your code, or 0.</source>
 <translation>FREEBOARD: con gli attraversamenti (CROSSINGS) serve un franco; indicare quello della propria norma, o 0.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: a rate in {} needs the bounds of the class and a volume-frequency relation: SIZE_EXPONENT or SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST.</source>
 <translation>FREQUENCIES, riga {}: un tasso in {} richiede gli estremi della classe e una relazione volume-frequenza: SIZE_EXPONENT o SIZE_BLOCKS, SIZE_SMALLEST, SIZE_LARGEST.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: a rate in {} needs the true area of the source in hm².</source>
 <translation>FREQUENCIES, riga {}: un tasso in {} richiede la superficie vera dell'area sorgente in hm².</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: of the run {!r} there is no map {}; simulate it with that output, and load it.</source>
 <translation>FREQUENCIES, riga {}: della simulazione {!r} non c'è la mappa {}; simularla con questo output e caricarla.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: rate, unit and area of the source {} differ from those of row {}; they refer to the whole source, so enter the same values.</source>
 <translation>FREQUENCIES, riga {}: tasso, unità e superficie dell'area sorgente {} non sono quelli della riga {}; valgono per tutta l'area, quindi indicarli uguali.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the class goes from {} to {} m³; give two ascending volumes.</source>
 <translation>FREQUENCIES, riga {}: la classe va da {} a {} m³; indicare due volumi crescenti.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the rate {} has {}; give one of the units {}.</source>
 <translation>FREQUENCIES, riga {}: il tasso {} ha {}; indicare una delle unità {}.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: the source has no name; name the group of cells that the blocks come from.</source>
 <translation>FREQUENCIES, riga {}: l'area sorgente non ha nome; dare un nome al gruppo di celle da cui vengono i blocchi.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: there are {:g} runs, but {} was made of {:g}; leave the field empty.</source>
 <translation>FREQUENCIES, riga {}: sono indicati {:g} lanci, ma {} è fatto con {:g}; lasciare vuoto il campo.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: there is no map of a run {!r} in the project; there are {}. Load its maps of passages and of runs above energies, or give rasters in EXCEEDANCES and PASSAGES.</source>
 <translation>FREQUENCIES, riga {}: nel progetto non c'è alcuna mappa di una simulazione {!r}; ci sono {}. Caricare le sue mappe degli attraversamenti e dei lanci sopra energie, oppure indicare i raster in EXCEEDANCES e PASSAGES.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: two runs are called {!r}; give rasters in EXCEEDANCES and PASSAGES.</source>
 <translation>FREQUENCIES, riga {}: due simulazioni si chiamano {!r}; indicare i raster in EXCEEDANCES e PASSAGES.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {!r} is not a number of runs; give the number that the simulation made, at least 1.</source>
 <translation>FREQUENCIES, riga {}: {!r} non è un numero di lanci; indicare quanti ne ha fatti la simulazione, almeno 1.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {!r} is not a valid {}; give a positive number.</source>
 <translation>FREQUENCIES, riga {}: {!r} non va bene ({}); indicare un numero positivo.</translation>
</message>
<message>
 <source>FREQUENCIES, row {}: {}</source>
 <translation>FREQUENCIES, riga {}: {}</translation>
</message>
<message>
 <source>FREQUENCIES: rocks broke in the run {}, and their pieces are counted as runs, so the number of blocks that pass is unknown; simulate it again with this version, which counts the blocks.</source>
 <translation>FREQUENCIES: nella simulazione {} dei blocchi si sono frammentati e i loro frammenti sono contati come lanci; nessuno sa quindi quanti blocchi passano. Simulare di nuovo con questa versione, che conta i blocchi.</translation>
</message>
<message>
 <source>FREQUENCIES: the class of {name} goes from {lower:g} to {upper:g} m³; a size class should span at most a factor of 3 in volume, so split it.</source>
 <translation>FREQUENCIES: la classe di {name} va da {lower:g} a {upper:g} m³; un solo volume rappresenta male blocchi che differiscono di oltre un fattore 3, quindi dividerla.</translation>
</message>
<message>
 <source>FREQUENCIES: the class of {} goes from {:g} to {:g} m³, but these rules have an intensity bound at {:g} m³; split the class there, too.</source>
 <translation>FREQUENCIES: la classe di {} va da {:g} a {:g} m³, ma queste regole separano le intensità a {:g} m³; dividere anche la classe a quel valore.</translation>
</message>
<message>
 <source>FREQUENCIES: the classes of {source} go from {lower:g} to {upper:g} m³, the volume-frequency relation from {least:g} to {largest:g} m³; the other blocks are not in the map.</source>
 <translation>FREQUENCIES: le classi di {source} vanno da {lower:g} a {upper:g} m³, la relazione volume-frequenza da {least:g} a {largest:g} m³; gli altri blocchi mancano nella mappa.</translation>
</message>
<message>
 <source>FREQUENCIES: the intensity of these rules is by the volume of the block, but source {} has no size class; enter its lower and upper volume.</source>
 <translation>FREQUENCIES: l'intensità di queste regole dipende dal volume del blocco, ma la dimensione dei blocchi di {} non è nota; indicare gli estremi della sua classe.</translation>
</message>
<message>
 <source>FREQUENCIES: the method frequency needs a row for each simulation.</source>
 <translation>FREQUENCIES: il metodo frequency richiede una riga per ogni simulazione.</translation>
</message>
<message>
 <source>FREQUENCIES: {}</source>
 <translation>FREQUENCIES: {}</translation>
</message>
<message>
 <source>FREQUENCIES: {} has runs above {} kJ, {} above {} kJ; simulate all with the same ENERGY_THRESHOLDS.</source>
 <translation>FREQUENCIES: {} ha lanci sopra {} kJ, {} sopra {} kJ; simulare tutto con le stesse ENERGY_THRESHOLDS.</translation>
</message>
<message>
 <source>FREQUENCIES: {} values do not make rows of {}: name, source, blocks from, blocks to, rate, unit, true area, runs.</source>
 <translation>FREQUENCIES: {} valori non formano righe di {}: nome, area sorgente, blocchi da, blocchi fino a, tasso, unità, superficie vera, lanci.</translation>
</message>
<message>
 <source>Faces of the rock at the same times.</source>
 <translation>Facce del blocco nelle stesse immagini.</translation>
</message>
<message>
 <source>Factor by the consequence class. Take it from the standard.</source>
 <translation>Secondo la classe di conseguenza. Da prendere dalla norma.</translation>
</message>
<message>
 <source>Factor by the consequence class. Take it from the standard: Talus has not seen its table.</source>
 <translation>Secondo la classe di conseguenza. Da prendere dalla norma: Talus non ne ha visto la tabella.</translation>
</message>
<message>
 <source>Factor by which the energy level of the net is divided. Take it from the standard.</source>
 <translation>Per cui si divide il livello d'energia della rete. Da prendere dalla norma.</translation>
</message>
<message>
 <source>Factor from the largest to the static force</source>
 <translation>Fattore dalla forza massima a quella statica</translation>
</message>
<message>
 <source>Factor of ASTRA 12006</source>
 <translation>Fattore di ASTRA 12006</translation>
</message>
<message>
 <source>Factor of Labiouse et al. (1996)</source>
 <translation>Fattore di Labiouse et al. (1996)</translation>
</message>
<message>
 <source>Factor of the Japanese handbook</source>
 <translation>Fattore del manuale giapponese</translation>
</message>
<message>
 <source>Factor on the energy, by the objects at risk. Take it from the standard: Talus has not seen its table.</source>
 <translation>Sull'energia, secondo ciò che è a rischio. Da prendere dalla norma: Talus non ne ha visto la tabella.</translation>
</message>
<message>
 <source>Farthest stop along the profile [m]</source>
 <translation>Arresto più lontano lungo il profilo [m]</translation>
</message>
<message>
 <source>Fast impacts rebound less: the restitution e becomes e / (1 + (v / this velocity)^2) for an approach at v. 9.8 m/s is the value of Pfeiffer and Bowen (1989), as quoted by Ashayer (2007). If left empty, restitution does not depend on the velocity.</source>
 <translation>Gli urti veloci restituiscono meno: la restituzione e diventa e / (1 + (v / questa velocità)^2) per un avvicinamento con velocità v. 9,8 m/s è il valore di Pfeiffer e Bowen (1989), citato da Ashayer (2007). Se il campo è vuoto, la restituzione non dipende dalla velocità.</translation>
</message>
<message>
 <source>Features that will be written, about: {}.</source>
 <translation>Elementi che saranno scritti, circa: {}.</translation>
</message>
<message>
 <source>Features with the same number belong to the same run. If left empty, each feature is a run.</source>
 <translation>Elementi con lo stesso numero sono dello stesso lancio. Vuoto: ogni elemento è un lancio.</translation>
</message>
<message>
 <source>Fewer than 72 rocks: their 95th percentile has no upper bound. Simulate more runs before you use it.</source>
 <translation>Meno di 72 blocchi: il loro 95° percentile non ha un limite superiore. Simulare più lanci prima di usarlo.</translation>
</message>
<message>
 <source>Fewer than {limit:.0f} rocks pass at {lines} of {all}, at least {value:.0f}: their {percentile:g}th percentile has no upper bound.</source>
 <translation>Meno di {limit:.0f} blocchi passano in {lines} su {all}, al minimo {value:.0f}: il loro percentile {percentile:g} non ha limite superiore.</translation>
</message>
<message>
 <source>Fewer than {} runs from all sources stop near {} of {} boulders: {}. Their probabilities are unreliable.</source>
 <translation>Meno di {} lanci da tutte le sorgenti si fermano vicino a {} blocchi su {}: {}. Le loro probabilità dicono poco.</translation>
</message>
<message>
 <source>Field</source>
 <translation>Campo</translation>
</message>
<message>
 <source>Field of the barriers with the energy capacity [kJ]</source>
 <translation>Campo delle barriere con la capacità di assorbimento [kJ]</translation>
</message>
<message>
 <source>Field of the barriers with the flexible net</source>
 <translation>Campo delle barriere con la rete flessibile</translation>
</message>
<message>
 <source>Field of the barriers with the height [m]</source>
 <translation>Campo delle barriere con l'altezza [m]</translation>
</message>
<message>
 <source>Field of the forest polygons</source>
 <translation>Campo dei poligoni di bosco</translation>
</message>
<message>
 <source>Field of the ground polygons</source>
 <translation>Campo dei poligoni di suolo</translation>
</message>
<message>
 <source>Field of the ground polygons with the rolling resistance</source>
 <translation>Campo dei poligoni di suolo con la resistenza al rotolamento</translation>
</message>
<message>
 <source>Field of the ground polygons with the scatter of the contact plane [°]</source>
 <translation>Campo dei poligoni di suolo con la dispersione del piano di contatto [°]</translation>
</message>
<message>
 <source>Field of the ground polygons with the surface roughness [m]</source>
 <translation>Campo dei poligoni di suolo con la scabrezza superficiale [m]</translation>
</message>
<message>
 <source>Field of the known trees with the stem diameter [cm]</source>
 <translation>Campo degli alberi noti con il diametro del fusto [cm]</translation>
</message>
<message>
 <source>Field of the observed blocks with their release</source>
 <translation>Campo dei blocchi osservati con il loro distacco</translation>
</message>
<message>
 <source>Field of the points with the height [m]</source>
 <translation>Campo dei punti con l'altezza [m]</translation>
</message>
<message>
 <source>Field of the points with the species</source>
 <translation>Campo dei punti con la specie</translation>
</message>
<message>
 <source>Field of the points with the stem diameter [cm]</source>
 <translation>Campo dei punti con il diametro del fusto [cm]</translation>
</message>
<message>
 <source>Field of the releases with the number of runs</source>
 <translation>Campo dei punti di distacco con il numero di lanci</translation>
</message>
<message>
 <source>Field of the releases with the release height [m]</source>
 <translation>Campo dei punti di distacco con l'altezza di distacco [m]</translation>
</message>
<message>
 <source>Field of the releases with the volume [m³]</source>
 <translation>Campo dei punti di distacco con il volume [m³]</translation>
</message>
<message>
 <source>Field of the releases with the weight of the source</source>
 <translation>Campo dei distacchi con il peso della sorgente</translation>
</message>
<message>
 <source>Field of the releases with their name or number</source>
 <translation>Campo dei distacchi con il loro nome o numero</translation>
</message>
<message>
 <source>Field of the stands with the lying dead wood [m³/ha]</source>
 <translation>Campo dei popolamenti con il legno morto a terra [m³/ha]</translation>
</message>
<message>
 <source>Field of the stands with the mean stem diameter [cm]</source>
 <translation>Campo dei popolamenti con il diametro medio del fusto [cm]</translation>
</message>
<message>
 <source>Field of the stands with the share of conifers [%]</source>
 <translation>Campo dei popolamenti con la quota di conifere [%]</translation>
</message>
<message>
 <source>Field of the stands with the species</source>
 <translation>Campo dei popolamenti con la specie</translation>
</message>
<message>
 <source>Field of the stands with the standard deviation of the diameters [cm]</source>
 <translation>Campo dei popolamenti con la deviazione standard dei diametri [cm]</translation>
</message>
<message>
 <source>Field of the stands with the stems per hectare</source>
 <translation>Campo dei popolamenti con i fusti per ettaro</translation>
</message>
<message>
 <source>Field of the trees with the direction of lying logs [° from north]</source>
 <translation>Campo degli alberi con la direzione dei tronchi a terra [° da nord]</translation>
</message>
<message>
 <source>Field of the trees with the energy that a stem can take [kJ]</source>
 <translation>Campo degli alberi con l'energia che un fusto può assorbire [kJ]</translation>
</message>
<message>
 <source>Field of the trees with the height [m]</source>
 <translation>Campo degli alberi con l'altezza [m]</translation>
</message>
<message>
 <source>Field of the trees with the lean of stems [° from the vertical]</source>
 <translation>Campo degli alberi con l'inclinazione dei fusti [° dalla verticale]</translation>
</message>
<message>
 <source>Field of the trees with the species</source>
 <translation>Campo degli alberi con la specie</translation>
</message>
<message>
 <source>Field of the trees with the stem diameter [cm]</source>
 <translation>Campo degli alberi con il diametro del fusto [cm]</translation>
</message>
<message>
 <source>Field test</source>
 <translation>Prova sul terreno</translation>
</message>
<message>
 <source>Field whose percentile or mean is computed, for example the energy.</source>
 <translation>Campo di cui si calcola il percentile o la media, per esempio l'energia.</translation>
</message>
<message>
 <source>Field with the depth of a scar [m]</source>
 <translation>Campo con la profondità di una traccia d'impatto [m]</translation>
</message>
<message>
 <source>Field with the drag coefficient [kg/s]</source>
 <translation>Campo con il coefficiente di resistenza [kg/s]</translation>
</message>
<message>
 <source>Field with the ground class</source>
 <translation>Campo con la classe di terreno</translation>
</message>
<message>
 <source>Field with the height of each embankment [m]</source>
 <translation>Campo con l'altezza di ogni rilevato [m]</translation>
</message>
<message>
 <source>Field with the height of the drag layer [m]</source>
 <translation>Campo con l'altezza dello strato di resistenza [m]</translation>
</message>
<message>
 <source>Field with the kind</source>
 <translation>Campo con il tipo</translation>
</message>
<message>
 <source>Field with the length of a scar [m]</source>
 <translation>Campo con la lunghezza di una traccia d'impatto [m]</translation>
</message>
<message>
 <source>Field with the long length of each block [m]</source>
 <translation>Campo con la lunghezza maggiore di ogni blocco [m]</translation>
</message>
<message>
 <source>Field with the mass of each block [kg]</source>
 <translation>Campo con la massa di ogni blocco [kg]</translation>
</message>
<message>
 <source>Field with the middle length of each block [m]</source>
 <translation>Campo con la lunghezza media di ogni blocco [m]</translation>
</message>
<message>
 <source>Field with the name</source>
 <translation>Campo con il nome</translation>
</message>
<message>
 <source>Field with the name of a line</source>
 <translation>Campo con il nome di una linea</translation>
</message>
<message>
 <source>Field with the name of a stand</source>
 <translation>Campo con il nome di un popolamento</translation>
</message>
<message>
 <source>Field with the name of a structure</source>
 <translation>Campo con il nome di un'opera</translation>
</message>
<message>
 <source>Field with the name of an embankment</source>
 <translation>Campo con il nome di un rilevato</translation>
</message>
<message>
 <source>Field with the number of persons</source>
 <translation>Campo con il numero di persone</translation>
</message>
<message>
 <source>Field with the number of the run</source>
 <translation>Campo con il numero del lancio</translation>
</message>
<message>
 <source>Field with the presence [share of the time]</source>
 <translation>Campo con la presenza [quota del tempo]</translation>
</message>
<message>
 <source>Field with the short length of each block [m]</source>
 <translation>Campo con la lunghezza minore di ogni blocco [m]</translation>
</message>
<message>
 <source>Field with the soil type (instead)</source>
 <translation>Campo con il tipo di suolo (al suo posto)</translation>
</message>
<message>
 <source>Field with the value</source>
 <translation>Campo con il valore</translation>
</message>
<message>
 <source>Field with the vehicles per day</source>
 <translation>Campo con i veicoli al giorno</translation>
</message>
<message>
 <source>Field with the velocity [m/s]</source>
 <translation>Campo con la velocità [m/s]</translation>
</message>
<message>
 <source>Field with the volume [m³]</source>
 <translation>Campo del volume [m³]</translation>
</message>
<message>
 <source>Field with the volume of each block (instead) [m³]</source>
 <translation>Campo con il volume di ogni blocco (in alternativa) [m³]</translation>
</message>
<message>
 <source>Fields of the net</source>
 <translation>Campi della rete</translation>
</message>
<message>
 <source>Figure</source>
 <translation>Figura</translation>
</message>
<message>
 <source>Figure of the calibration</source>
 <translation>Figura della calibrazione</translation>
</message>
<message>
 <source>Figure of the comparison</source>
 <translation>Figura del confronto</translation>
</message>
<message>
 <source>Figure of the curve</source>
 <translation>Figura della curva</translation>
</message>
<message>
 <source>Figure of the differences</source>
 <translation>Figura delle differenze</translation>
</message>
<message>
 <source>Figure of the distributions</source>
 <translation>Figura delle distribuzioni</translation>
</message>
<message>
 <source>Figure of the hazard curves</source>
 <translation>Figura delle curve di pericolosità</translation>
</message>
<message>
 <source>Figure of the objects</source>
 <translation>Figura degli oggetti</translation>
</message>
<message>
 <source>Figure of the slope distribution</source>
 <translation>Figura della distribuzione della pendenza</translation>
</message>
<message>
 <source>Figures in reports, print layouts and previews of rocks</source>
 <translation>Figure nei rapporti e nelle composizioni di stampa, anteprime dei blocchi</translation>
</message>
<message>
 <source>Figures need the Python package matplotlib; see Python packages in the menu of Talus.</source>
 <translation>Le figure richiedono il pacchetto Python matplotlib; vedere i pacchetti Python nel menu di Talus.</translation>
</message>
<message>
 <source>Fill in the diameters, or delete these stems.</source>
 <translation>Completare i diametri o eliminare questi tronchi.</translation>
</message>
<message>
 <source>Fill the holes (Raster &gt; Analysis &gt; Fill Nodata) or use an elevation model without holes.</source>
 <translation>Riempire i vuoti (Raster &gt; Analisi &gt; Riempi valori nulli) o usare un modello del terreno senza vuoti.</translation>
</message>
<message>
 <source>Fill the holes of the elevation model below them, or draw them elsewhere.</source>
 <translation>Colmare i vuoti del modello altimetrico sotto di essi, o disegnarli altrove.</translation>
</message>
<message>
 <source>Fill the raster there.</source>
 <translation>Completare il raster in quei punti.</translation>
</message>
<message>
 <source>Fill the three rasters there.</source>
 <translation>Completare i tre raster in quei punti.</translation>
</message>
<message>
 <source>Fills a print layout with results: map at a round scale, legend, scale bar, title, object, author, date. Writes it as PDF or picture, and keeps it in the project for editing.</source>
 <translation>Riempie un layout di stampa con i risultati: carta in una scala tonda, legenda, barra di scala, titolo, oggetto, autore, data. Lo scrive come PDF o immagine e lo tiene nel progetto per lavorarci.</translation>
</message>
<message>
 <source>Film ...</source>
 <translation>Filmato ...</translation>
</message>
<message>
 <source>Film of the net</source>
 <translation>Filmato della rete</translation>
</message>
<message>
 <source>Film of the rock</source>
 <translation>Filmato del blocco</translation>
</message>
<message>
 <source>Final position of each block, with its volume, mass, height above the ground, and the horizontal and vertical distance of its fall.</source>
 <translation>Posizione finale di ogni blocco, con volume, massa, altezza dal suolo e distanze orizzontale e verticale della caduta.</translation>
</message>
<message>
 <source>Final positions of the blocks</source>
 <translation>Posizioni finali dei blocchi</translation>
</message>
<message>
 <source>Find source areas</source>
 <translation>Individuare le aree sorgente</translation>
</message>
<message>
 <source>Findings about inputs and results (JSON)</source>
 <translation>Riscontri su dati e risultati (JSON)</translation>
</message>
<message>
 <source>Finds parameters of a ground class with which simulated blocks stop, or hit the ground, where observed ones did. Shows how well they fit and how uncertain they are, and writes a table of ground classes for the simulation.</source>
 <translation>Trova i parametri di una classe di terreno con i quali i blocchi simulati si arrestano, o urtano il suolo, dove lo hanno fatto quelli osservati. Mostra quanto concordano e quanto sono incerti, e scrive una tabella delle classi di terreno per la simulazione.</translation>
</message>
<message>
 <source>Finds possible detachment areas on an elevation model, releases rocks there and maps their run-out: a first look at an unmapped slope.</source>
 <translation>Trova in un modello del terreno dove possono staccarsi blocchi, li fa cadere da quei punti e mappa dove arrivano: un primo esame di un versante che nessuno ha ancora cartografato.</translation>
</message>
<message>
 <source>Finds possible detachment areas: areas of an elevation model steeper than a threshold, which is entered, follows from the resolution, or from the distribution of the slope after Loye et al. (2009). Gives areas with size and steepness, and release points for the simulation.</source>
 <translation>Individua dove possono staccarsi blocchi: zone di un modello del terreno più ripide di una soglia, che è indicata, risulta dalla risoluzione, o dalla distribuzione della pendenza secondo Loye et al. (2009). Fornisce zone con superficie e pendenza, e punti di distacco per la simulazione.</translation>
</message>
<message>
 <source>Finds rare run-outs: 0.0001 looks for the distance that one rock in 10,000 reaches. A rock that gets farther than most continues as several copies, each with a fraction of its weight, so that many runs reach the places that few rocks reach. Maps, lines, barriers and trees contain sums of weights, whose expected values are those without splitting. About 500 runs find each level first. Unfinished work is not kept, and no map grows during the run. If left empty, no run splits.</source>
 <translation>Per gli arresti lontani che sono rari: 0.0001 cerca dove arriva un blocco su 10 000. Un blocco che arriva dove pochi arrivano prosegue in più corse, ognuna con una parte del suo peso; così molte corse sono dove arrivano pochi blocchi. Mappe, linee, opere e alberi hanno somme di pesi, e le medie sono quelle di corse ordinarie. I livelli sono prima trovati con circa 500 corse ciascuno. Il lavoro incompiuto non è conservato, e nessuna mappa cresce nel frattempo. Vuoto: nessuna corsa si divide.</translation>
</message>
<message>
 <source>Finds single trees in a canopy height model, in a surface model and an elevation model, or in the points of a lidar flight: tops, crowns, and stem diameters by height. The result is the input TREES of Simulate rockfall. Trees below the crowns of others are not seen.</source>
 <translation>Trova alberi singoli in un modello di altezza delle chiome, in un modello di superficie con un modello del terreno, o nei punti di un volo lidar: cime, chiome e diametri dei fusti secondo l'altezza. Il risultato è l'ingresso TREES della simulazione. Gli alberi sotto le chiome di altri non si vedono.</translation>
</message>
<message>
 <source>First axis of the block [proportion]</source>
 <translation>Primo asse del blocco [proporzione]</translation>
</message>
<message>
 <source>First passages through the crest line in a simulation without the embankment. Over: the lowest point of the rock, taken as far below its centre as the highest is above it, passes above the crest. In the freeboard: not over, but the highest point is above the crest less the freeboard. Shares with their 95 % confidence.</source>
 <translation>Primi attraversamenti della linea di coronamento in una simulazione senza il rilevato. Sopra: il punto più basso del blocco, tanto sotto il centro quanto il più alto è sopra, passa sopra il coronamento. Nel franco: non sopra, ma il punto più alto supera il coronamento meno il franco. Quote con la confidenza del 95 %.</translation>
</message>
<message>
 <source>Fitted distributions</source>
 <translation>Distribuzioni adattate</translation>
</message>
<message>
 <source>Fitted to the sizes, the cube roots of the volumes. power_law is fitted to the largest fifth of the list. best: the distribution closest to the largest tenth of the list, and power_law only if it is twice as close as the next. A distribution is excluded if its block of the longest period is more than 5 times the largest of the list. Compare the distributions in the figure: they differ most where they matter, beyond the largest blocks of the list.</source>
 <translation>Adattata alle dimensioni, le radici cubiche dei volumi. power_law (legge di potenza) è adattata al quinto più grande della lista. best: la più vicina al decimo più grande, e power_law solo dove è due volte più vicina della successiva; una il cui blocco del periodo più lungo supera 5 volte il più grande della lista viene scartata. Confrontatele nella figura: differiscono di più dove conta, oltre i blocchi più grandi della lista.</translation>
</message>
<message>
 <source>Fixed threshold of slope [°]</source>
 <translation>Soglia di pendenza fissa [°]</translation>
</message>
<message>
 <source>Flatness: short to intermediate axis</source>
 <translation>Appiattimento: asse corto su asse intermedio</translation>
</message>
<message>
 <source>Folder</source>
 <translation>Cartella</translation>
</message>
<message>
 <source>Folder for Rockyfor3D</source>
 <translation>Cartella per Rockyfor3D</translation>
</message>
<message>
 <source>Folder for a package</source>
 <translation>Cartella per un pacchetto</translation>
</message>
<message>
 <source>Folder for all rocks</source>
 <translation>Cartella per tutti i blocchi</translation>
</message>
<message>
 <source>Folder for figures and tables</source>
 <translation>Cartella per figure e tabelle</translation>
</message>
<message>
 <source>Folder for the grids</source>
 <translation>Cartella per le griglie</translation>
</message>
<message>
 <source>Folder for these tiles, some 20 bytes per cell that rocks can reach, for later simulations on the same elevation model. Leave empty for the folder of the user for temporary data, where they are kept for 30 days.</source>
 <translation>Dove restano questi riquadri, circa 20 byte per ogni cella che i blocchi possono raggiungere, per altre simulazioni sullo stesso modello del terreno. Vuoto: la cartella dell'utente per i dati temporanei, per 30 giorni.</translation>
</message>
<message>
 <source>Folder for tiles of the elevation model</source>
 <translation>Cartella dei riquadri del modello del terreno</translation>
</message>
<message>
 <source>Folder of the project</source>
 <translation>Cartella del progetto</translation>
</message>
<message>
 <source>Folder of the simulations</source>
 <translation>Cartella delle simulazioni</translation>
</message>
<message>
 <source>Folder of the variants</source>
 <translation>Cartella delle varianti</translation>
</message>
<message>
 <source>Folder of wheels (*.whl)</source>
 <translation>Cartella di wheel (*.whl)</translation>
</message>
<message>
 <source>Folder with the inputs of Rockyfor3D</source>
 <translation>Cartella con gli input di Rockyfor3D</translation>
</message>
<message>
 <source>Footprint of the embankments</source>
 <translation>Ingombro dei rilevati</translation>
</message>
<message>
 <source>For Return period of passing heights (HEIGHT_PERIOD), of simulations without names: the raster Runs above heights of each row, in the same order.</source>
 <translation>Per Periodo di ritorno delle altezze di passaggio (HEIGHT_PERIOD), di simulazioni senza nome: il raster Lanci sopra altezze di ogni riga, nello stesso ordine.</translation>
</message>
<message>
 <source>For a simulation with BREAKING. pieces: each piece counts as a rock; most are small, so a barrier designed for them is too weak for one rock. largest: the largest piece of each rock at a field. together: the largest sum of those that hit a field within the time below. whole: the sum of all. No published rule for barriers against rocks that break was found.</source>
 <translation>Di una simulazione con BREAKING. pieces: ogni frammento conta come un blocco; la maggior parte è piccola, così che un'opera per essi è troppo debole per un blocco. largest: di ogni blocco il frammento più grande su una campata. together: la somma maggiore di quelli che colpiscono una campata entro il tempo sotto. whole: di tutti. Nessuna regola per opere contro blocchi che si frammentano è stata trovata.</translation>
</message>
<message>
 <source>For ch_166_1: a part of the identifiers of its objects; letters, digits, - and _.</source>
 <translation>Per ch_166_1: una parte degli identificatori dei suoi oggetti; lettere, cifre, - e _.</translation>
</message>
<message>
 <source>For ch_166_1: states whether all kinds of rockfall of the area are in the map.</source>
 <translation>Per ch_166_1: se tutti i tipi di crollo dell'area sono nella carta.</translation>
</message>
<message>
 <source>For ch_166_1: states whether all sources of the area are in the map.</source>
 <translation>Per ch_166_1: se tutte le aree sorgente dell'area sono nella carta.</translation>
</message>
<message>
 <source>For ch_166_1: the canton's term, at most 50 characters.</source>
 <translation>Per ch_166_1: al massimo 50 caratteri.</translation>
</message>
<message>
 <source>For ch_166_1: two letters, such as TI, for the canton that is responsible for the data.</source>
 <translation>Per ch_166_1: due lettere, per esempio TI, del Cantone responsabile dei dati.</translation>
</message>
<message>
 <source>For comparison of this study with an older one; never for an assessment. As many runs go down the profile as ellipses in its plane, by each chosen model: stronge (energetic restitution), descoeudres (Descoeudres and Zimmermann), azzoni (Bozzolo, Azzoni and others), pfeiffer (Pfeiffer and Bowen, as in CRSP). They ignore ground classes and barriers. Their run-outs are in stations, plot and log.</source>
 <translation>Per chi deve confrontare questo studio con uno precedente; mai per una valutazione. Altrettanti lanci scendono lungo il profilo come ellissi nel suo piano, secondo ogni modello scelto: stronge (restituzione energetica), descoeudres (Descoeudres e Zimmermann), azzoni (Bozzolo, Azzoni e altri), pfeiffer (Pfeiffer e Bowen, come in CRSP). Classi di terreno e barriere per loro non contano. Quanti arrivano fin dove sta nelle stazioni, nel grafico e nel registro.</translation>
</message>
<message>
 <source>For crossings of a simulation with BREAKING: a rock counts once at a line or field, however many of its pieces pass. whole: with the energy and mass of all of them together. largest: of the piece with the most energy. The log and the report have both, and that over single pieces, most of which are small. No rule for nets against rocks that break was found.</source>
 <translation>Negli attraversamenti di una simulazione con BREAKING un blocco conta una volta su una linea o un campo, quanti che siano i frammenti che passano. whole: con l'energia e la massa di tutti insieme. largest: del frammento con più energia. Registro e rapporto danno entrambe, e quella sui singoli frammenti, per lo più piccoli. Non è stata trovata una regola per reti contro blocchi che si frammentano.</translation>
</message>
<message>
 <source>For delivery: all vector layers in one GeoPackage, talus_results.gpkg, which holds their styles too, all rasters as GeoTIFF, and the style of each as a .qml file of its name, which QGIS loads automatically when the file is opened.</source>
 <translation>Da consegnare: tutti i layer vettoriali in un GeoPackage, talus_results.gpkg, che contiene anche i loro stili, tutti i raster come GeoTIFF, e lo stile di ognuno in un file .qml con il suo nome, che QGIS prende da sé all'apertura.</translation>
</message>
<message>
 <source>For drawing only. Whatever the interval, lines have vertices wherever the motion needs them: where a rock takes off, lands or changes its speed. Results evaluated from the lines, such as screen lines and profiles, hardly depend on it (energies to 1 %). Longer intervals make smaller layers.</source>
 <translation>Solo per il disegno. Qualunque sia l'intervallo, le linee hanno vertici ovunque il movimento li richieda: dove un blocco si stacca dal suolo, lo tocca o cambia velocità. Ciò che si valuta dalle linee, come alle linee di controllo e nei profili, ne dipende appena (energie entro l'1 %). Intervalli più lunghi danno layer più piccoli.</translation>
</message>
<message>
 <source>For each period: the share of the members in which a cell is passed at least that often.</source>
 <translation>Per ciascuno: in quanti membri una cella è attraversata almeno così spesso.</translation>
</message>
<message>
 <source>For energies.</source>
 <translation>Per le energie.</translation>
</message>
<message>
 <source>For example 0.5 60, 2 30, 8 10: of 100 runs 60 have 0.5 m³, 30 have 2 m³ and 10 have 8 m³. Without shares all sizes have the same share. Separate numbers with decimal commas by semicolons. For several shapes, enter a table under More.</source>
 <translation>Per esempio 0.5 60, 2 30, 8 10: su 100 simulazioni, 60 lanciano 0.5 m³, 30 lanciano 2 m³ e 10 lanciano 8 m³. Senza quote tutte le dimensioni contano allo stesso modo. I numeri con la virgola decimale sono separati da punti e virgola. Per più forme, indicare una tabella sotto Altro.</translation>
</message>
<message>
 <source>For example 2.1 1.4 0.9, as measured in the field. The shape from the library is stretched to them, and the volume of a rock above is not used. Where a field of the releases or a distribution gives volumes, only the proportions of the lengths are used.</source>
 <translation>Per esempio 2.1 1.4 0.9, come misurate sul terreno. La forma della libreria viene stirata a queste lunghezze, e il volume di un masso indicato sopra non è usato. Dove un campo dei punti di distacco o una distribuzione dà i volumi, le lunghezze sono proporzioni.</translation>
</message>
<message>
 <source>For example normal(0.35, 0.05, 0.3, 0.4). Replaces the restitution of all ground. For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>Per esempio normal(0.35, 0.05, 0.3, 0.4). Sostituisce la restituzione di tutto il suolo. Per studi di sensibilità e per il confronto con studi che la estraggono.</translation>
</message>
<message>
 <source>For example the volume of a block measured otherwise; it takes precedence over that of the mesh. If left empty, the cloud's own size is used.</source>
 <translation>Per esempio il volume di un blocco misurato in altro modo; ha la precedenza su quello della mesh. Se il campo è vuoto, vale la dimensione propria della nuvola.</translation>
</message>
<message>
 <source>For fr_ppr: a code such as 38DDT20120001.</source>
 <translation>Per fr_ppr: per esempio 38DDT20120001.</translation>
</message>
<message>
 <source>For fr_ppr: its title, as the administration writes it.</source>
 <translation>Per fr_ppr: il suo titolo, come lo scrive l'amministrazione.</translation>
</message>
<message>
 <source>For fr_ppr: the kind of the plan.</source>
 <translation>Per fr_ppr: il tipo di piano.</translation>
</message>
<message>
 <source>For objects with vehicles per day.</source>
 <translation>Degli oggetti con veicoli al giorno.</translation>
</message>
<message>
 <source>For rows of the reach angles with a volume and without an angle: a and b of log10(H/L) = a + b log10(V), as laws by volume are published, H/L the tangent of the angle and V in m³. Two numbers with a space between. There are no built-in ones: take them from the source that you quote.</source>
 <translation>Per le righe degli angoli di portata con un volume e senza angolo: a e b di log10(H/L) = a + b log10(V), come si pubblicano le leggi secondo il volume, H/L la tangente dell'angolo e V in m³. Due numeri con uno spazio in mezzo. Non ce ne sono di incorporati: prendeteli dalla fonte che citate.</translation>
</message>
<message>
 <source>For rules whose intensity is the volume of the block and not its energy (measure volume in their file): a number for each scenario, in its order, such as 0.5 3. The method frequency takes them from the size classes.</source>
 <translation>Per regole la cui intensità è il volume del blocco e non la sua energia (measure volume nel loro file): un numero per ogni scenario, nel loro ordine, come 0.5 3. Il metodo frequency li prende dalle classi dimensionali.</translation>
</message>
<message>
 <source>For simulations without names: the raster Runs above energies (EXCEEDANCES) of each row of Sources and sizes by frequency, in its order, with the rasters of passages in the same order.</source>
 <translation>Di simulazioni senza nome: il raster Lanci sopra energie (EXCEEDANCES) di ogni riga di Aree sorgente e dimensioni per frequenza, nel suo ordine, con i raster degli attraversamenti nello stesso ordine.</translation>
</message>
<message>
 <source>For the class capacity, where the field below has no value. 0 only measures the crossings.</source>
 <translation>Per la classe capacity, se il campo qui sotto non la indica. Con 0 si misura soltanto ciò che attraversa.</translation>
</message>
<message>
 <source>For the error of the diameters.</source>
 <translation>Per l'errore dei diametri.</translation>
</message>
<message>
 <source>For the height and energy required, and to mark the variants that reach it.</source>
 <translation>Per l'altezza e l'energia necessarie, e per contrassegnare le varianti che la raggiungono.</translation>
</message>
<message>
 <source>For the hits of objects: the layer Trajectories (TRAJECTORIES) of each row of Sources and sizes by frequency, in its order. For runs with names the layers of the project are found. If left empty, and not in the project, hits are estimated from the cells.</source>
 <translation>Per gli impatti sugli oggetti: il layer Traiettorie (TRAJECTORIES) di ogni riga di Aree sorgente e dimensioni per frequenza, nel suo ordine. Per le simulazioni con un nome si trovano i layer del progetto. Vuoto e assente dal progetto: gli impatti sono stimati dalle celle.</translation>
</message>
<message>
 <source>For the layer of paths.</source>
 <translation>Per il layer delle traiettorie.</translation>
</message>
<message>
 <source>For the method frequency: a row for each simulation, which is one size class of the blocks of one source. Name: its RUN_NAME, by which its maps Passages and Runs above energies are found in the project. Rate and unit, {}: blocks of this class per year; blocks of all classes per year and hm² of true area, from the smallest volume of the volume-frequency relation; or retreat of the source in m³ per year and hm². The last two need the bounds of the class and the true area of the source, along the slope: plan area divided by the cosine of the slope. Runs: leave empty to use those of the maps.</source>
 <translation>Per il metodo frequency: una riga per ogni simulazione, cioè per una classe dimensionale dei blocchi di un'area sorgente. Nome: il suo RUN_NAME, le cui mappe Attraversamenti e Lanci sopra energie si trovano nel progetto. Tasso e unità, {}: blocchi di questa classe all'anno; blocchi di tutte le classi all'anno e per hm² di superficie vera, a partire dal volume minimo della relazione volume-frequenza; oppure arretramento dell'area in m³ all'anno e per hm². Gli ultimi due richiedono gli estremi della classe e la superficie vera dell'area sorgente, lungo il pendio: superficie in pianta divisa per il coseno della pendenza. Lanci: vuoto, come dicono le mappe.</translation>
</message>
<message>
 <source>For the method frequency: maps and danger levels show how often an object of this width is hit, such as a house, so that they do not depend on the cells of the elevation model. If left empty, the width of the RULES, 10 m with the matrix of this dialog. 0: frequencies of single cells, as in earlier versions.</source>
 <translation>Per il metodo frequency: le carte e i gradi di pericolo mostrano quante volte viene colpito un oggetto di questa larghezza, per esempio una casa, e così non dipendono dalle celle del modello altimetrico. Vuoto: la larghezza indicata dalle regole (RULES), 10 m con la matrice di questa finestra. 0: frequenze di singole celle, come nelle versioni precedenti.</translation>
</message>
<message>
 <source>For the number of posts; nets have 8 to 12 m.</source>
 <translation>Per il numero di montanti; le reti hanno da 8 a 12 m.</translation>
</message>
<message>
 <source>For trajectories; crossings have theirs from their simulation. highest point is on the safe side. It is that of the rock in its orientation at the line; where the trajectories do not hold it, the centre of mass plus the largest radius. Simulate rockfall has the same choice and default.</source>
 <translation>Per le traiettorie; gli attraversamenti hanno la scelta dalla loro simulazione. highest point è dal lato della sicurezza: il punto più alto del blocco così come è girato alla linea; se le traiettorie non lo dicono, il centro di massa più il raggio massimo. La simulazione ha la stessa scelta e lo stesso valore predefinito.</translation>
</message>
<message>
 <source>For users who have a curve from tests: the largest share of its energy capacity that a stem takes from a rock, depending on how far off centre the rock hits. Enter pairs of offset and share with semicolons between them: 0: 1; 0.5: 0.8; 1: 0. The offset is that of the contact point from the line through the stem axis along which the rock moves, in stem radii. A rock that would lose more energy continues with the rest. Stems break as without the curve, where the share is above 0. Applies to upright stems. If left empty, the contact alone decides; no published curve is built in.</source>
 <translation>Il massimo che un fusto toglie a un blocco, per chi ha una curva da prove: coppie dell'eccentricità del punto di contatto rispetto alla linea del blocco per l'asse, in raggi del fusto, e della quota, separate da punti e virgola: 0: 1; 0.5: 0.8; 1: 0. Un blocco che perderebbe di più prosegue con il resto. I fusti si spezzano come senza di essa, dove la quota è maggiore di 0. Vale per i fusti verticali. Vuoto: decide il solo contatto; nessuna curva si è potuta leggere nella sua fonte.</translation>
</message>
<message>
 <source>Forces and strokes</source>
 <translation>Forze e corse</translation>
</message>
<message>
 <source>Forecasts compared with observations</source>
 <translation>Previsioni a confronto con le osservazioni</translation>
</message>
<message>
 <source>Forest</source>
 <translation>Bosco</translation>
</message>
<message>
 <source>Forest and trees</source>
 <translation>Bosco e alberi</translation>
</message>
<message>
 <source>Forest polygons</source>
 <translation>Poligoni di bosco</translation>
</message>
<message>
 <source>Form of the zones as data</source>
 <translation>Forma delle zone come dati</translation>
</message>
<message>
 <source>Formulas are for single rocks on a fresh cushion. After an earlier impact the cushion is stiffer and the force larger.</source>
 <translation>Le formule valgono per singoli blocchi su uno strato fresco. Uno già colpito è più duro, e la forza maggiore.</translation>
</message>
<message>
 <source>Found trees that are not known [%]</source>
 <translation>Alberi trovati che non sono noti [%]</translation>
</message>
<message>
 <source>Foundations, anchors and posts are not checked: they have to resist the forces of the type test.</source>
 <translation>Fondazioni, ancoraggi e montanti non sono verificati: devono sopportare le forze della prova di tipo.</translation>
</message>
<message>
 <source>France</source>
 <translation>Francia</translation>
</message>
<message>
 <source>Free border [m]</source>
 <translation>Franco [m]</translation>
</message>
<message>
 <source>Freeboard [m]</source>
 <translation>Franco [m]</translation>
</message>
<message>
 <source>Freeboard of the wall [m]</source>
 <translation>Franco del muro [m]</translation>
</message>
<message>
 <source>French geostandard</source>
 <translation>geostandard francese</translation>
</message>
<message>
 <source>French practice has no rule here: none was available that could be checked.</source>
 <translation>Per la pratica francese qui non c'è regola: nessuna era disponibile per un controllo.</translation>
</message>
<message>
 <source>Frequencies and levels are those of an object of {:g} m width; they do not depend on the cells of the elevation model. Where blocks come most often, such an object is hit with a probability of {} % within a year.</source>
 <translation>Frequenze e gradi si riferiscono a un oggetto largo {:g} m; non dipendono dalle celle del modello altimetrico. Dove i blocchi arrivano più spesso, un tale oggetto viene colpito con una probabilità del {} % in un anno.</translation>
</message>
<message>
 <source>Frequencies are those of {}; they do not depend on the cells of the elevation model.</source>
 <translation>Le frequenze si riferiscono a: {}; non dipendono dalle celle del modello altimetrico.</translation>
</message>
<message>
 <source>Friction after long slip, mu_max</source>
 <translation>Attrito dopo un lungo scivolamento, mu_max</translation>
</message>
<message>
 <source>Friction angle of the joints [°]</source>
 <translation>Angolo d'attrito dei giunti [°]</translation>
</message>
<message>
 <source>Friction between blocks</source>
 <translation>Attrito tra i blocchi</translation>
</message>
<message>
 <source>Friction between blocks and ground</source>
 <translation>Attrito tra i blocchi e il terreno</translation>
</message>
<message>
 <source>Friction between rock and ground</source>
 <translation>Attrito fra blocco e terreno</translation>
</message>
<message>
 <source>Friction between rock and net</source>
 <translation>Attrito fra blocco e rete</translation>
</message>
<message>
 <source>Friction between rock and stem</source>
 <translation>Attrito tra blocco e fusto</translation>
</message>
<message>
 <source>Friction coefficient of all ground approached after long slip (eq. 46). If left empty, the ground classes give it.</source>
 <translation>Coefficiente di attrito di tutto il terreno a cui un lungo scivolamento si avvicina (eq. 46). Se vuoto, valgono le classi di terreno.</translation>
</message>
<message>
 <source>Friction coefficient of all ground where a rock begins to slip (Leine et al. 2014, eq. 46), for ground models whose friction grows with slip. If left empty, the ground classes give it.</source>
 <translation>Coefficiente di attrito di tutto il terreno dove un blocco comincia a scivolare (Leine et al. 2014, eq. 46), per i modelli di terreno il cui attrito cresce con lo scivolamento. Se vuoto, valgono le classi di terreno.</translation>
</message>
<message>
 <source>Friction of a fresh contact, mu_min</source>
 <translation>Attrito di un contatto nuovo, mu_min</translation>
</message>
<message>
 <source>Friction of the earlier models</source>
 <translation>Attrito dei modelli precedenti</translation>
</message>
<message>
 <source>From a list of blocks to the printed plan: blocks of 30, 100 and 300 years fall, hazard zones and the risk of objects follow; a barrier and a forest are added, and their effect is reported with its confidence; the barrier is checked by a code.</source>
 <translation>Dalla lista di blocchi alla planimetria stampata: cadono blocchi di 30, 100 e 300 anni, seguono le zone di pericolo e il rischio degli oggetti; si aggiungono una barriera e un bosco, e ciò che cambiano è detto con la sua confidenza; la barriera è verificata secondo una norma.</translation>
</message>
<message>
 <source>From a list of blocks to the width of a ditch: blocks of 30, 100 and 300 years go down one profile, with their energies and heights along it and the width of catchment that holds them; a second chart shows other heights and slopes, for the block of 100 years.</source>
 <translation>Da una lista di blocchi alla larghezza di un fosso: blocchi di 30, 100 e 300 anni scendono lungo un profilo, con le loro energie e altezze lungo di esso e la larghezza dell'area di raccolta che li trattiene; accanto sta l'abaco per altre altezze e pendenze, per il blocco di 100 anni.</translation>
</message>
<message>
 <source>From an elevation model and a release rate to return periods: finds the sources with their true area, releases blocks of five size classes, and combines them to the return period of each energy in every cell, danger levels by the rules of an authority, and hazard curves of objects.</source>
 <translation>Da un modello di elevazione e da un tasso di distacco ai tempi di ritorno: trova le aree sorgente con la loro superficie vera, fa cadere blocchi di cinque classi dimensionali e li somma al tempo di ritorno di ogni energia in ogni cella, ai gradi di pericolo secondo le regole di un'autorità e alle curve di pericolosità di oggetti.</translation>
</message>
<message>
 <source>From an elevation model to the run-out</source>
 <translation>Dal modello del terreno alla propagazione</translation>
</message>
<message>
 <source>From the layer</source>
 <translation>Dal layer</translation>
</message>
<message>
 <source>Front</source>
 <translation>Vista frontale</translation>
</message>
<message>
 <source>Further text on the plan: scenario, data, licence of the base map.</source>
 <translation>Cos'altro deve figurare sulla planimetria: scenario, dati, licenza della carta di base.</translation>
</message>
<message>
 <source>GROUND: choose the field with the ground class (GROUND_FIELD).</source>
 <translation>GROUND: scegliere il campo con la classe di terreno (GROUND_FIELD).</translation>
</message>
<message>
 <source>GROUND: feature {} and another of a different class overlap at ({:.1f}, {:.1f}).</source>
 <translation>GROUND: l'oggetto {} e un altro di classe diversa si sovrappongono in ({:.1f}, {:.1f}).</translation>
</message>
<message>
 <source>GROUND: feature {} has the class {!r} in {}; known classes are {}.</source>
 <translation>GROUND: l'elemento {} ha la classe {!r} in {}; le classi note sono {}.</translation>
</message>
<message>
 <source>GROUND: give ground polygons, forest polygons (FOREST) or both.</source>
 <translation>GROUND: indicare poligoni di suolo, poligoni di bosco (FOREST) o entrambi.</translation>
</message>
<message>
 <source>GROUND: the surface roughness is that of the field {}.</source>
 <translation>GROUND: la scabrezza superficiale è quella del campo {}.</translation>
</message>
<message>
 <source>GROUND_RASTER: it is in {} and the elevation model in {}; make it again with talus:groundclasses.</source>
 <translation>GROUND_RASTER: è in {} e il modello del terreno in {}; crearlo di nuovo con talus:groundclasses.</translation>
</message>
<message>
 <source>GROUND_RASTER: this is no raster file that QGIS can read.</source>
 <translation>GROUND_RASTER: non è un file raster che QGIS possa leggere.</translation>
</message>
<message>
 <source>Galleries and walls</source>
 <translation>Gallerie e muri</translation>
</message>
<message>
 <source>Galleries or walls</source>
 <translation>Gallerie o muri</translation>
</message>
<message>
 <source>Gap between standing vehicles [m]</source>
 <translation>Distanza tra veicoli fermi [m]</translation>
</message>
<message>
 <source>Gap in a queue, from bumper to bumper.</source>
 <translation>Di una coda, da paraurti a paraurti.</translation>
</message>
<message>
 <source>Gap: the longest section of a fall line between two stems, or between a stem and the edge of the stand, in plan.</source>
 <translation>Radura: il tratto più lungo di una linea di massima pendenza tra due fusti, o tra un fusto e il bordo del popolamento, in pianta.</translation>
</message>
<message>
 <source>Gaps</source>
 <translation>Lacune</translation>
</message>
<message>
 <source>Gaps between zones that are narrower than twice this width are filled, and narrower zones are widened to it, so that zones are legible on paper. No place gets a lower level. A raster of danger levels is drawn as such zones, too. The layer itself is unchanged. 0: zones and rasters are drawn unchanged.</source>
 <translation>Le lacune tra zone più strette del doppio vengono colmate e ciò che è più stretto di questo valore viene allargato fino a esso: sulla carta una zona non è un fascio di fili. Nessun luogo riceve un grado inferiore. Anche un raster dei gradi di pericolo viene disegnato come tali zone. Il layer stesso resta invariato. 0: zone e raster così come sono.</translation>
</message>
<message>
 <source>Gaps: {} ({} m²); the ground class outside the polygons applies there.</source>
 <translation>Lacune: {} ({} m²); lì vale la classe del resto.</translation>
</message>
<message>
 <source>Generates single trees from forest data: polygons of stands or rasters with stems per hectare and stem diameters; or completes trees that are points already. Each gets a diameter, a species group, a height and the energy that its stem can absorb. The result is the input TREES of Simulate rockfall.</source>
 <translation>Genera alberi singoli da ciò che è noto di un bosco: poligoni di popolamenti o raster con fusti per ettaro e diametri dei fusti; oppure completa alberi già disponibili come punti. Ognuno riceve un diametro, un gruppo di specie, un'altezza e l'energia che il suo fusto può assorbire. Il risultato è l'input TREES di Simulare la caduta massi.</translation>
</message>
<message>
 <source>Generic nets, not products: ring nets, diagonal cable nets, or a membrane such as chain-link.</source>
 <translation>Reti generiche, non prodotti: anelli, funi diagonali o una rete a maglie intrecciate.</translation>
</message>
<message>
 <source>GeoPackage (*.gpkg);;INTERLIS transfer file (*.xtf)</source>
 <translation>GeoPackage (*.gpkg);;File di trasferimento INTERLIS (*.xtf)</translation>
</message>
<message>
 <source>GeoPackages (*.gpkg)</source>
 <translation>GeoPackage (*.gpkg)</translation>
</message>
<message>
 <source>Gets a .pts and an .obj file for each rock, numbered from 1.</source>
 <translation>Riceve un file .pts e un file .obj per ogni blocco, numerati da 1.</translation>
</message>
<message>
 <source>Give DEM or SAMPLES.</source>
 <translation>Indicare DEM o SAMPLES.</translation>
</message>
<message>
 <source>Give a larger elevation model, or move them.</source>
 <translation>Indicare un modello del terreno più grande, o spostarli.</translation>
</message>
<message>
 <source>Give a model that covers their fall.</source>
 <translation>Indicare un modello che copra la loro caduta.</translation>
</message>
<message>
 <source>Give an elevation model that has data at all crossings.</source>
 <translation>Indicare un modello del terreno con dati in tutti gli attraversamenti.</translation>
</message>
<message>
 <source>Give an elevation model that has data there.</source>
 <translation>Indicare un modello del terreno che abbia dati in quei punti.</translation>
</message>
<message>
 <source>Give an elevation model without holes there.</source>
 <translation>Indicare un modello altimetrico senza vuoti in quei punti.</translation>
</message>
<message>
 <source>Give diameters at breast height in cm.</source>
 <translation>Indicare i diametri a petto d'uomo in cm.</translation>
</message>
<message>
 <source>Give either stands, a raster of densities or points.</source>
 <translation>Indicare popolamenti, un raster di densità o punti.</translation>
</message>
<message>
 <source>Give maps that reach these objects.</source>
 <translation>Indicare mappe che raggiungano questi oggetti.</translation>
</message>
<message>
 <source>Give masses in kilograms, not in tonnes, and volumes in cubic metres.</source>
 <translation>Indicare le masse in chilogrammi, non in tonnellate, e i volumi in metri cubi.</translation>
</message>
<message>
 <source>Give one of STANDS, DENSITY_RASTER and POINTS; {} were given.</source>
 <translation>Indicare uno tra STANDS, DENSITY_RASTER e POINTS; ne sono stati indicati {}.</translation>
</message>
<message>
 <source>Give passages and energies of one simulation.</source>
 <translation>Indicare attraversamenti ed energie della stessa simulazione.</translation>
</message>
<message>
 <source>Give that barrier an energy instead of a net, or leave the splitting out.</source>
 <translation>Dare all'opera un'energia invece di una rete, o rinunciare alla divisione.</translation>
</message>
<message>
 <source>Give the folder of the new study.</source>
 <translation>Indicate la cartella del nuovo studio.</translation>
</message>
<message>
 <source>Give the layer, or leave the field empty.</source>
 <translation>Indicare il layer, o lasciare vuoto il campo.</translation>
</message>
<message>
 <source>Give the rock as convex parts ({key}).</source>
 <translation>Descrivere il blocco con parti convesse ({key}).</translation>
</message>
<message>
 <source>Give the stand either as polygons or as single stems.</source>
 <translation>Indicare il popolamento o con poligoni o con tronchi singoli.</translation>
</message>
<message>
 <source>Give the trajectories of all simulations (TRAJECTORIES), whose hits are counted as in Rocks at screen lines.</source>
 <translation>Dare le traiettorie di tutte le simulazioni (TRAJECTORIES), i cui impatti sono contati come in Blocchi alle linee di controllo.</translation>
</message>
<message>
 <source>Give the trees of these stands, or leave the stands out.</source>
 <translation>Indicare gli alberi di questi popolamenti, o tralasciarli.</translation>
</message>
<message>
 <source>Gives layers of earlier runs the symbols, classes and labels of Talus again, also layers from a colleague or from the command line, and packages them for the client: one GeoPackage with styles, rasters with theirs.</source>
 <translation>Ridà ai layer di simulazioni precedenti i simboli, le classi e le etichette di Talus, anche a quelli di un collega o della riga di comando, e li impacchetta per il committente: un GeoPackage con gli stili, i raster con i loro.</translation>
</message>
<message>
 <source>Gives the mass of a block from its diameter.</source>
 <translation>Dà la massa di un blocco dal suo diametro.</translation>
</message>
<message>
 <source>Gives the radius of the sphere of equal volume from the mass of a crossing.</source>
 <translation>Dà il raggio della sfera di uguale volume dalla massa di un attraversamento.</translation>
</message>
<message>
 <source>Grid of starts in the stands. Closer lines find more gaps and take longer.</source>
 <translation>Su una griglia nei popolamenti. Linee più fitte trovano più radure e richiedono più tempo.</translation>
</message>
<message>
 <source>Ground</source>
 <translation>Suolo</translation>
</message>
<message>
 <source>Ground class</source>
 <translation>Classe di terreno</translation>
</message>
<message>
 <source>Ground class of crest and faces</source>
 <translation>Classe di terreno di coronamento e paramenti</translation>
</message>
<message>
 <source>Ground class of each value</source>
 <translation>Classe di terreno di ogni valore</translation>
</message>
<message>
 <source>Ground class of each value, from a file (instead)</source>
 <translation>Classe di terreno di ogni valore, da un file (in alternativa)</translation>
</message>
<message>
 <source>Ground class of the bottom and the back slope; soft ground there takes energy.</source>
 <translation>Lo stesso per fondo e scarpata di monte; un terreno soffice vi assorbe energia.</translation>
</message>
<message>
 <source>Ground class of the ditch</source>
 <translation>Classe di terreno del fosso</translation>
</message>
<message>
 <source>Ground class outside the polygons</source>
 <translation>Classe di terreno del resto</translation>
</message>
<message>
 <source>Ground class outside the polygons, from the table (instead)</source>
 <translation>Classe di terreno del resto, della tabella (in alternativa)</translation>
</message>
<message>
 <source>Ground class to calibrate</source>
 <translation>Classe di terreno da calibrare</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; calibrated, in a table of your own.</source>
 <translation>Classe di terreno {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; calibrati, in una tabella vostra.</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; published.</source>
 <translation>Classe di terreno {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; pubblicati.</translation>
</message>
<message>
 <source>Ground class {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; recalled, that is, written down from memory of a manual.</source>
 <translation>Classe di terreno {name}: mu_min {mu_min:g}, mu_max {mu_max:g}, kappa {kappa:g} 1/m, beta {beta:g} 1/s; ricordati, cioè annotati a memoria da un manuale.</translation>
</message>
<message>
 <source>Ground classes outside the polygons</source>
 <translation>Classi di terreno del resto</translation>
</message>
<message>
 <source>Ground model</source>
 <translation>Modello del terreno</translation>
</message>
<message>
 <source>Ground polygons</source>
 <translation>Poligoni di suolo</translation>
</message>
<message>
 <source>Ground polygons of the simulation. They are cut out under the embankments and written with the footprint into one layer, because polygons of different classes must not overlap in a simulation.</source>
 <translation>Quelli della simulazione. Vengono ritagliati dove stanno i rilevati e vanno con l'ingombro in un layer, perché i poligoni di una simulazione non devono sovrapporsi con classi diverse.</translation>
</message>
<message>
 <source>Ground polygons with the embankments</source>
 <translation>Poligoni di suolo con i rilevati</translation>
</message>
<message>
 <source>Ground proposed from the terrain</source>
 <translation>Suolo proposto dal terreno</translation>
</message>
<message>
 <source>Ground raster</source>
 <translation>Raster del suolo</translation>
</message>
<message>
 <source>Ground that rocks passed: {}.</source>
 <translation>Terreno percorso dai blocchi: {}.</translation>
</message>
<message>
 <source>Ground, forest, and releases.</source>
 <translation>Suolo, bosco e punti di distacco.</translation>
</message>
<message>
 <source>Growth of friction with slip, kappa [1/m]</source>
 <translation>Crescita dell’attrito con lo scivolamento, kappa [1/m]</translation>
</message>
<message>
 <source>HEIGHTS: with SLOPES and CATCHMENTS there are {} combinations; give at most {}.</source>
 <translation>HEIGHTS: con SLOPES e CATCHMENTS ci sono {} combinazioni; indicarne al massimo {}.</translation>
</message>
<message>
 <source>HEIGHT_EXCEEDANCES: the runs are counted above heights that differ from row to row; simulate all with the same HEIGHT_THRESHOLDS.</source>
 <translation>HEIGHT_EXCEEDANCES: i lanci sono contati sopra altezze diverse da riga a riga; simulare tutto con le stesse HEIGHT_THRESHOLDS.</translation>
</message>
<message>
 <source>HITS: the table is for rocks that broke; choose their energies in PIECES.</source>
 <translation>HITS: la tabella riguarda i blocchi frammentati; scegliere le loro energie in PIECES.</translation>
</message>
<message>
 <source>HTML files (*.html)</source>
 <translation>File HTML (*.html)</translation>
</message>
<message>
 <source>Half the width of the confidence interval, relative to the value.</source>
 <translation>Metà dell'ampiezza dell'intervallo di confidenza, in rapporto al valore.</translation>
</message>
<message>
 <source>Hazard by source</source>
 <translation>Pericolosità per area sorgente</translation>
</message>
<message>
 <source>Hazard curve</source>
 <translation>Curva di pericolosità</translation>
</message>
<message>
 <source>Hazard curves</source>
 <translation>Curve di pericolosità</translation>
</message>
<message>
 <source>Hazard map</source>
 <translation>Carta dei pericoli</translation>
</message>
<message>
 <source>Hazard matrix</source>
 <translation>Matrice dei pericoli</translation>
</message>
<message>
 <source>Hazard matrix: weak, medium, strong</source>
 <translation>Matrice dei pericoli: debole, media, forte</translation>
</message>
<message>
 <source>Hazard study by annual frequency</source>
 <translation>Studio di pericolosità per frequenza annua</translation>
</message>
<message>
 <source>Height</source>
 <translation>Altezza</translation>
</message>
<message>
 <source>Height [m]</source>
 <translation>Altezza [m]</translation>
</message>
<message>
 <source>Height above the ground of each feature; empty values take the height above.</source>
 <translation>Altezza di ogni elemento sopra il suolo; i valori vuoti prendono l'altezza indicata sopra.</translation>
</message>
<message>
 <source>Height at the uphill toe: z_c = H + the ground at b/2 + H / tan β uphill of the line. Height at the axis: z_c = H + the ground below the line.</source>
 <translation>Altezza al piede di monte: z_c = H + il terreno a b/2 + H / tan β a monte della linea. Altezza all'asse: z_c = H + il terreno sotto la linea.</translation>
</message>
<message>
 <source>Height from which blocks fall onto the slope; 0: none.</source>
 <translation>Da cui i blocchi cadono sul pendio; 0: nessuna.</translation>
</message>
<message>
 <source>Height of stumps of broken and lost stems [m]</source>
 <translation>Altezza dei ceppi dei fusti spezzati e persi [m]</translation>
</message>
<message>
 <source>Height of the barriers [m]</source>
 <translation>Altezza delle barriere [m]</translation>
</message>
<message>
 <source>Height of the centre of mass that 95 % of the passing runs do not exceed.</source>
 <translation>Altezza del centro di massa sotto la quale resta il 95 % dei lanci che attraversano la cella.</translation>
</message>
<message>
 <source>Height of the cliff [m]</source>
 <translation>Altezza della parete [m]</translation>
</message>
<message>
 <source>Height of the cliff from [m]</source>
 <translation>Altezza della parete da [m]</translation>
</message>
<message>
 <source>Height of the crest [m]</source>
 <translation>Altezza del coronamento [m]</translation>
</message>
<message>
 <source>Height of the drag layer [m]</source>
 <translation>Altezza dello strato di resistenza [m]</translation>
</message>
<message>
 <source>Height of the highest block above the ground in each cell; the voids between blocks are included.</source>
 <translation>Altezza del blocco più alto sopra il terreno in ogni cella; i vuoti tra i blocchi contano.</translation>
</message>
<message>
 <source>Height of the lowest corner of the rock above the ground at its release.</source>
 <translation>Altezza del vertice più basso del blocco sopra il suolo quando viene lasciato.</translation>
</message>
<message>
 <source>Height of the net [m]</source>
 <translation>Altezza della rete [m]</translation>
</message>
<message>
 <source>Height of the obstacles that {} % of the blocks encounter; 0 for smooth ground. Polygons with the field surface_roughness, or with the fields rg70, rg20 and rg10, have their own heights. The surface roughness of Talus is the mean 0.7 rg70 + 0.2 rg20 + 0.1 rg10.</source>
 <translation>Altezza degli ostacoli che incontra il {} % dei blocchi; 0 indica un terreno liscio. I poligoni con il campo surface_roughness, o con i campi rg70, rg20 e rg10, hanno altezze proprie. La rugosità superficiale di Talus è la media 0,7 rg70 + 0,2 rg20 + 0,1 rg10.</translation>
</message>
<message>
 <source>Height of the smallest barrier there [m]</source>
 <translation>Altezza della barriera minima su quella linea [m]</translation>
</message>
<message>
 <source>Height of the wall [m]</source>
 <translation>Altezza del muro [m]</translation>
</message>
<message>
 <source>Height that a rock has to overcome, above the ground at the uphill toe or at the reference chosen below.</source>
 <translation>Altezza che un blocco deve superare, sopra il terreno al piede di monte o al riferimento scelto sotto.</translation>
</message>
<message>
 <source>Height: factor of runs needed for 10 %</source>
 <translation>Altezza: multiplo dei lanci per il 10 %</translation>
</message>
<message>
 <source>Heights</source>
 <translation>Altezze</translation>
</message>
<message>
 <source>Heights above the ground after filling and smoothing.</source>
 <translation>Altezze sopra il suolo dopo il riempimento e la lisciatura.</translation>
</message>
<message>
 <source>Heights above the ground are not known.</source>
 <translation>Le altezze sopra il suolo non sono note.</translation>
</message>
<message>
 <source>Heights above the ground in metres, in cells of 0.25 to 1.5 m.</source>
 <translation>Altezze sopra il suolo in metri, in celle da 0,25 a 1,5 m.</translation>
</message>
<message>
 <source>Heights along the line. Not needed with a profile from a file.</source>
 <translation>Quote lungo la linea. Non serve con un profilo da file.</translation>
</message>
<message>
 <source>Heights and diameters</source>
 <translation>Altezze e diametri</translation>
</message>
<message>
 <source>Heights in metres, in a projected coordinate system in metres.</source>
 <translation>Quote in metri, in un sistema di coordinate proiettato in metri.</translation>
</message>
<message>
 <source>Heights in metres, in a projected coordinate system in metres. The rocks collide with the smooth surface between its cell centres. Buildings and trees should not be in it.</source>
 <translation>Quote in metri, in un sistema di coordinate proiettato in metri. I blocchi urtano la superficie liscia tra i centri delle celle. Edifici e alberi non dovrebbero esserci.</translation>
</message>
<message>
 <source>Heights of barriers [m]</source>
 <translation>Altezze delle barriere [m]</translation>
</message>
<message>
 <source>Heights of the canopy above the sea, like the elevation model.</source>
 <translation>Quote delle chiome sul mare, come il modello del terreno.</translation>
</message>
<message>
 <source>Heights of the ground in metres, in a projected coordinate system in metres. Cells at its edge and next to cells without data have no slope.</source>
 <translation>Quote del suolo in metri, in un sistema di coordinate proiettato in metri. Le celle al bordo del modello e accanto a celle senza dati non hanno pendenza.</translation>
</message>
<message>
 <source>Heights of the ground in metres, in a projected coordinate system in metres. It is read by windows, so it may be of any size: a virtual raster (VRT) of many tiles too.</source>
 <translation>Quote del terreno in metri, in un sistema di coordinate proiettato in metri. È letto a finestre, quindi può avere qualsiasi dimensione: anche un raster virtuale (VRT) di molti riquadri.</translation>
</message>
<message>
 <source>Heights of the ground, in metres. Needed with a surface model or a cloud of points; a canopy height model has the heights above the ground already.</source>
 <translation>Del suolo, in metri. Necessario con un modello di superficie o una nuvola di punti; un modello di altezza delle chiome ha già le altezze sopra il suolo.</translation>
</message>
<message>
 <source>Heights of the ground, in metres; slope and fall lines are taken from it.</source>
 <translation>Del suolo, in metri; pendenza e linee di massima pendenza ne sono tratte.</translation>
</message>
<message>
 <source>Heights of the output Runs above heights (HEIGHT_EXCEEDANCES), of the centre of mass above the ground, in m and ascending.</source>
 <translation>Altezze dell'output Lanci sopra altezze (HEIGHT_EXCEEDANCES), del baricentro sopra il suolo, in m e crescenti.</translation>
</message>
<message>
 <source>Heights of the rocks' tops are multiplied by it before they are compared with the barriers.</source>
 <translation>Le altezze del punto più alto dei blocchi sono moltiplicate per questo valore prima di essere confrontate con le barriere.</translation>
</message>
<message>
 <source>Heights of the slope [m]</source>
 <translation>Altezze del versante [m]</translation>
</message>
<message>
 <source>Heights to compare [m]</source>
 <translation>Altezze da confrontare [m]</translation>
</message>
<message>
 <source>Held shares refer to the rocks that cross the line, with the 95 % confidence of the number that was thrown. They do not cover the ground, the releases or the model.</source>
 <translation>Le quote trattenute sono dei blocchi che attraversano la linea, con la confidenza del 95 % del numero lanciato. Non dicono nulla del terreno, dei punti di distacco o del modello.</translation>
</message>
<message>
 <source>Held, but:</source>
 <translation>Trattenuto, ma:</translation>
</message>
<message>
 <source>Here</source>
 <translation>Qui</translation>
</message>
<message>
 <source>Highest</source>
 <translation>Massimo</translation>
</message>
<message>
 <source>Histogram of the slope with the Gaussians of the landforms and the threshold. For the method distribution.</source>
 <translation>Istogramma della pendenza con le gaussiane delle forme del terreno e la soglia. Per il metodo distribution.</translation>
</message>
<message>
 <source>Histograms</source>
 <translation>Istogrammi</translation>
</message>
<message>
 <source>Histograms, profiles and sources of rocks need the trajectories of the run, which are not in the project: create Trajectories (TRAJECTORIES) in Simulate rockfall.</source>
 <translation>Istogrammi, profili e provenienza dei blocchi richiedono le traiettorie della simulazione, che non sono nel progetto: chiedere le traiettorie (TRAJECTORIES) nell'algoritmo di simulazione.</translation>
</message>
<message>
 <source>Hits by scenario</source>
 <translation>Impatti per scenario</translation>
</message>
<message>
 <source>Hits of rocks that broke</source>
 <translation>Colpi di blocchi frammentati</translation>
</message>
<message>
 <source>Hits of the objects are estimated from the density of the paths in their cells, over the mean width that each object presents. Where paths follow the rows or columns of the grid this is 0.79 times the hits, diagonally 1.11 times.</source>
 <translation>Gli impatti sugli oggetti sono stimati dalla densità delle traiettorie nelle loro celle, sulla larghezza che ogni oggetto presenta in media. Dove le traiettorie seguono le righe o le colonne della griglia sono 0.79 volte gli impatti, in diagonale 1.11 volte.</translation>
</message>
<message>
 <source>Horizontal distance from the upper edge of a cliff beyond which no block is looked for. The longer, the longer it takes.</source>
 <translation>Distanza orizzontale dal bordo superiore di una parete oltre la quale non si cerca alcun blocco. Più è grande, più dura il calcolo.</translation>
</message>
<message>
 <source>Horizontal velocity at the release, for example by an earthquake or a blast.</source>
 <translation>Velocità orizzontale al distacco, per esempio dopo un terremoto o per un'esplosione.</translation>
</message>
<message>
 <source>Horizontal, down the profile.</source>
 <translation>Orizzontale, verso il basso del profilo.</translation>
</message>
<message>
 <source>Houses or roads: their distance from each line is compared with the elongation of the net.</source>
 <translation>Case o strade: la loro distanza da ogni linea è confrontata con la deformazione della rete.</translation>
</message>
<message>
 <source>How far do the results differ between rocks, grounds, forests or measures? Compares the results of many simulations in a table and a figure: run-out, energy, height, and arrivals at each line.</source>
 <translation>Quanto differiscono le risposte tra blocchi, terreni, boschi o misure? Mette i risultati di molte simulazioni fianco a fianco, in una tabella e una figura: distanza di arresto, energia, altezza e ciò che arriva a ogni linea.</translation>
</message>
<message>
 <source>How large is the block of 30, 100 and 300 years? Fits distributions to a list of measured blocks and links them to one event whose return period is known. The scenarios go into the simulation and the hazard map.</source>
 <translation>Quanto è grande il blocco di 30, 100 e 300 anni? Adatta distribuzioni a una lista di blocchi misurati e le collega a un evento di cui è noto il periodo di ritorno. Gli scenari vanno nella simulazione e nella carta di pericolo.</translation>
</message>
<message>
 <source>How often are buildings and sections of road hit, and how hard? Combines the scenarios to hits per year, the annual probability of a hit, damage, and the collective and individual risk of death, with the vulnerabilities that you enter.</source>
 <translation>Quante volte edifici e tratti di strada vengono colpiti, e con quale forza? Somma gli scenari in impatti all'anno, probabilità di un impatto entro un anno, danno, e rischio di morte collettivo e individuale, con le vulnerabilità da lei indicate.</translation>
</message>
<message>
 <source>How uncertain is the map? Repeats a simulation with other numbers of the ground, other shapes, volumes, release heights and rates, each drawn from its uncertainty. Gives the median and the 5 to 95 % band of reach, energy and return period in each cell, and the shares of ground, size, shape and chance in the spread.</source>
 <translation>Quanto è sicura la carta? Ripete una simulazione con altri valori del terreno, altre forme, volumi, altezze di distacco e tassi, ciascuno estratto da ciò che non è noto. Fornisce in ogni cella la mediana e la banda dal 5 al 95 % di raggiungimento, energia e periodo di ritorno, e quanta dispersione viene da terreno, dimensione, forma e caso.</translation>
</message>
<message>
 <source>How uncertain is the run-out?</source>
 <translation>Quanto è certa la distanza di arresto?</translation>
</message>
<message>
 <source>How wide does the catchment below a cut slope have to be? Throws rocks off slopes of several heights and angles into catchments that are flat or slope back towards the cut, as in the field programme behind the design charts of Pierson et al. (2001), and draws the share that is held against the width.</source>
 <translation>Quanto deve essere larga l'area di raccolta sotto un versante di scavo? Lancia blocchi da versanti di più altezze e pendenze in aree piane o inclinate verso il versante, come il programma di prove dietro gli abachi di Pierson et al. (2001), e disegna la quota trattenuta secondo la larghezza.</translation>
</message>
<message>
 <source>Hulls of rocks, which every simulation needs; tree stands, calibration, statistics</source>
 <translation>Involucri dei blocchi, necessari a ogni simulazione; popolamenti, calibrazione, statistiche</translation>
</message>
<message>
 <source>I / L of boxes, superellipsoids, prisms and random blocks of given ratios; 1 is not elongated.</source>
 <translation>I / L di parallelepipedi, superellissoidi, prismi e blocchi casuali con rapporti dati; 1 è non allungato.</translation>
</message>
<message>
 <source>INPUTS: there is no folder {}.</source>
 <translation>INPUTS: non c'è una cartella {}.</translation>
</message>
<message>
 <source>INTENSITIES: this output exists only for rules; choose RULES, or skip it.</source>
 <translation>INTENSITIES: solo secondo regole; scegliere RULES o tralasciare questo output.</translation>
</message>
<message>
 <source>If left empty, not computed. Talus has not seen the formula in its source; {} is the recalled value of its factor. Compare it with your copy.</source>
 <translation>Vuoto: non calcolato. Talus non ha visto la formula nella sua fonte; {} è ciò che si ricorda del suo fattore. Confrontarlo con la propria copia.</translation>
</message>
<message>
 <source>If left empty, that of a sphere of the mass at 2700 kg/m³.</source>
 <translation>Vuoto: quello di una sfera di questa massa a 2700 kg/m³.</translation>
</message>
<message>
 <source>If left empty, the field dbh_cm is used.</source>
 <translation>Vuoto: il campo dbh_cm.</translation>
</message>
<message>
 <source>If left empty, the largest mass among the crossings. Another mass has the velocities of the crossings, and their energies in proportion to the masses. If it is less than half of the largest, the energy is not checked.</source>
 <translation>Vuoto: la massa più grande tra gli attraversamenti. Un'altra massa ha le velocità degli attraversamenti, e le loro energie in proporzione alle masse. Sotto la metà della più grande l’energia non è verificata.</translation>
</message>
<message>
 <source>If left empty, the surroundings of the trajectories.</source>
 <translation>Vuoto: i dintorni delle traiettorie.</translation>
</message>
<message>
 <source>If left empty, the whole extent of the vector layers; where there are none, of the rasters.</source>
 <translation>Vuoto: tutto ciò che coprono i layer vettoriali; se non ce ne sono, i raster.</translation>
</message>
<message>
 <source>If several measures are planned: simulations with only one of them, for example the barrier without the forest, and the forest without the barrier. Each is compared with the simulation before, and the simulation after is compared with each; this shows what one measure adds to the other. The names of the runs distinguish them.</source>
 <translation>Dove sono previste più misure: simulazioni con ciascuna da sola, per esempio la barriera senza il bosco e il bosco senza la barriera. Ognuna è confrontata con quella prima, e quella dopo con ognuna: che cosa una misura aggiunge all'altra. I nomi delle simulazioni le distinguono.</translation>
</message>
<message>
 <source>If the mass is ten times as large, the residual changes by {:.1f} m, with a standard error of {:.1f} m: {}.</source>
 <translation>Per una massa dieci volte maggiore il residuo cambia di {:.1f} m, con un errore standard di {:.1f} m: {}.</translation>
</message>
<message>
 <source>If the ratio of short to long length is larger by 0.1, the residual changes by {:.1f} m, with a standard error of {:.1f} m: {}.</source>
 <translation>Per 0,1 in più di lunghezza minore su maggiore il residuo cambia di {:.1f} m, con un errore standard di {:.1f} m: {}.</translation>
</message>
<message>
 <source>If there are more runs, this number is selected evenly. Each takes some kilobytes of the page.</source>
 <translation>Se i lanci sono di più, se ne prendono tanti, a intervalli regolari. Ognuno occupa alcuni kilobyte della pagina.</translation>
</message>
<message>
 <source>If this is in {other}, enter {instead:.4g}{unit}.</source>
 <translation>Se è in {other}, inserire {instead:.4g}{unit}.</translation>
</message>
<message>
 <source>Impact law</source>
 <translation>Legge d'urto</translation>
</message>
<message>
 <source>Impact law {}, time step {:g} s, at most {:g} s per run.</source>
 <translation>Legge d'urto {}, passo temporale {:g} s, al massimo {:g} s per lancio.</translation>
</message>
<message>
 <source>Impact models of earlier programs, for comparison</source>
 <translation>Modelli d'impatto di programmi precedenti, per confronto</translation>
</message>
<message>
 <source>Impact models of earlier programs, for comparison and not for an assessment:</source>
 <translation>Modelli d'impatto di programmi precedenti, per confronto e non per una valutazione:</translation>
</message>
<message>
 <source>Impact {}, with the largest elongation</source>
 <translation>Impatto {}, con la deformazione massima</translation>
</message>
<message>
 <source>Impacts</source>
 <translation>Impatti</translation>
</message>
<message>
 <source>Impacts of each run on a tree: its energy, the energy that the tree took, and whether the rock was deflected or stopped or the stem broken. Made where TREES are given.</source>
 <translation>Punti in cui ogni lancio ha urtato un albero, con la sua energia, la parte assorbita dall'albero e l'indicazione se il blocco è stato deviato o fermato o se il fusto è stato spezzato. Creato se sono indicati TREES.</translation>
</message>
<message>
 <source>Impacts on a net</source>
 <translation>Impatti su una rete</translation>
</message>
<message>
 <source>Impacts on the net</source>
 <translation>Impatti sulla rete</translation>
</message>
<message>
 <source>In 80 % of the members the 95th percentile of the largest energy of a run lies between {low:.3g} and {limit:.3g} kJ. This band covers the uncertain inputs only, and at sites with open data such bands were too narrow. The experience so far from {sites} sites (observed / forecast, translational energy at the foot of the slope: {factor_low:.2f} to {factor_high:.2f}) widens it to the band of a forecast, between {lowest:.3g} and {value:.3g} kJ.</source>
 <translation>Per l'80 % dei membri il 95° percentile dell'energia massima di un lancio si trova tra {low:.3g} e {limit:.3g} kJ. È la banda di ciò che è stato messo in dubbio, e nei siti con dati aperti tali bande erano troppo strette. L'esperienza finora di {sites} siti (osservato / previsto, energia di traslazione al piede del versante: da {factor_low:.2f} a {factor_high:.2f}) la allarga alla banda di una previsione, tra {lowest:.3g} e {value:.3g} kJ.</translation>
</message>
<message>
 <source>In its type test the net had an elongation of {:.2f} m. Compare it with an impact as in the test: no volume, no crossings, the middle of a field.</source>
 <translation>Nella prova di tipo la rete si è deformata di {:.2f} m. Confrontarla con un impatto come nella prova: nessun volume, nessun attraversamento, il centro di un campo.</translation>
</message>
<message>
 <source>In place of the crossings: the lines that Simulate rockfall wrote, without these barriers. Each rock counts where it first passes a line, as in Rocks at screen lines.</source>
 <translation>Al posto degli attraversamenti: le linee scritte da Simulare la caduta massi, senza queste barriere. Ogni blocco conta dove attraversa una linea per la prima volta, come in Blocchi alle linee di controllo.</translation>
</message>
<message>
 <source>In succession, rock {} (impact {}): {}; height left {:.0f} %, longest stroke {:.0f} % of a brake.</source>
 <translation>In successione, blocco {} (impatto {}): {}; altezza residua {:.0f} %, corsa più lunga {:.0f} % di un freno.</translation>
</message>
<message>
 <source>In succession, rock {} (impact {}): {}; height left {:.0f} %.</source>
 <translation>In successione, blocco {} (impatto {}): {}; altezza residua {:.0f} %.</translation>
</message>
<message>
 <source>In {count} steps rocks met more barriers or stems than can be followed in a step, and passed the others unhindered.</source>
 <translation>In {count} passi i blocchi hanno incontrato più barriere o tronchi di quanti se ne seguano in un passo e hanno superato gli altri senza ostacolo.</translation>
</message>
<message>
 <source>In {count} steps the spin of rocks was too fast for the time step.</source>
 <translation>In {count} passi i blocchi hanno girato troppo spesso per il passo temporale.</translation>
</message>
<message>
 <source>In {share} of the steps the contact solver did not converge, so blocks may creep.</source>
 <translation>Nel {share} dei passi il risolutore dei contatti non è giunto a termine, così che i blocchi possono scorrere.</translation>
</message>
<message>
 <source>In {value:.0f} of {sections} sections fewer than {fewest} rocks arrive, and their {percentile}th percentile has no upper bound.</source>
 <translation>In {value:.0f} tratti su {sections} arrivano meno di {fewest} blocchi, e il loro percentile {percentile} non ha limite superiore.</translation>
</message>
<message>
 <source>Included as a shaded relief; gives the coordinate system where none is given below.</source>
 <translation>Viene incluso come rilievo ombreggiato e dà il sistema di coordinate se sotto non ne è indicato uno.</translation>
</message>
<message>
 <source>Increase MOST_POINTS for the density entered.</source>
 <translation>Aumentare MOST_POINTS per la densità richiesta.</translation>
</message>
<message>
 <source>Increase it.</source>
 <translation>Aumentarlo.</translation>
</message>
<message>
 <source>Increase the longest duration of a run, and do not treat the larger class as the less dangerous one.</source>
 <translation>Aumentate la durata massima di un lancio e non ritenete innocua la classe maggiore.</translation>
</message>
<message>
 <source>Increase the longest duration of a run.</source>
 <translation>Aumentare la durata massima di un lancio.</translation>
</message>
<message>
 <source>Increase the longest duration of an impact (MAX_TIME).</source>
 <translation>Aumentate la durata massima di un impatto (MAX_TIME).</translation>
</message>
<message>
 <source>Increase the number of sweeps (MAX_SWEEPS).</source>
 <translation>Dare più passate (MAX_SWEEPS).</translation>
</message>
<message>
 <source>Independent of the penetration; 0.5 is recalled from ASTRA 12006. If left empty, not checked.</source>
 <translation>Qualunque sia la penetrazione; 0,5 si ricorda di ASTRA 12006. Vuoto: non verificato.</translation>
</message>
<message>
 <source>Indication</source>
 <translation>Indicazione</translation>
</message>
<message>
 <source>Indication compared with runs</source>
 <translation>Indicazione confrontata con i lanci</translation>
</message>
<message>
 <source>Initial orientation [°]</source>
 <translation>Orientamento iniziale [°]</translation>
</message>
<message>
 <source>Initial slip [m]</source>
 <translation>Scivolamento iniziale [m]</translation>
</message>
<message>
 <source>Initial spin [rad/s]</source>
 <translation>Rotazione iniziale [rad/s]</translation>
</message>
<message>
 <source>Initial velocity [m/s]</source>
 <translation>Velocità iniziale [m/s]</translation>
</message>
<message>
 <source>Initial vertical velocity [m/s]</source>
 <translation>Velocità verticale iniziale [m/s]</translation>
</message>
<message>
 <source>Inputs</source>
 <translation>Input</translation>
</message>
<message>
 <source>Inputs of EconoMe and RiskPlan</source>
 <translation>Dati per EconoMe e RiskPlan</translation>
</message>
<message>
 <source>Inputs of Rockyfor3D</source>
 <translation>Input di Rockyfor3D</translation>
</message>
<message>
 <source>Install</source>
 <translation>Installa</translation>
</message>
<message>
 <source>Install from a folder of wheels ...</source>
 <translation>Installa da una cartella di wheel ...</translation>
</message>
<message>
 <source>Install them with {}, or with the tool that installed QGIS.</source>
 <translation>Installateli con {}, o con ciò che ha installato QGIS.</translation>
</message>
<message>
 <source>Install, {} MB</source>
 <translation>Installa, {} MB</translation>
</message>
<message>
 <source>Installed and tested: {}. Restart QGIS, so that Talus uses them.</source>
 <translation>Installati e provati: {}. Riavviate QGIS, affinché Talus li usi.</translation>
</message>
<message>
 <source>Instead of a share: the levels at which runs split, such as 20; 45; 70. Numbers rise, elevations fall. With 5 runs that continue, about every fifth rock that passes a level should pass the next. Levels of the measure energy_line need its friction.</source>
 <translation>Invece di una quota: dove le corse si dividono, per esempio 20; 45; 70. Numeri crescenti, altitudini decrescenti, ogni livello superato da circa un blocco su quanti ne proseguono. Con energy_line serve il suo attrito.</translation>
</message>
<message>
 <source>Instead of a spacing: number of points per 10,000 m² of the true area on the slope, spread evenly over each area, so that all points of an area represent the same rock face area. Each area has at least one point, each cell at most one.</source>
 <translation>Invece di una spaziatura: altrettanti punti per 10 000 m² di area vera del versante, distribuiti uniformemente su ogni area, così che tutti i punti di un'area rappresentino la stessa parete. Ogni area ha almeno un punto, ogni cella al massimo uno.</translation>
</message>
<message>
 <source>Intensities by return period</source>
 <translation>Intensità per periodo di ritorno</translation>
</message>
<message>
 <source>Intensity</source>
 <translation>Intensità</translation>
</message>
<message>
 <source>Intensity, 100 years</source>
 <translation>Intensità, 100 anni</translation>
</message>
<message>
 <source>Intensity, 30 years</source>
 <translation>Intensità, 30 anni</translation>
</message>
<message>
 <source>Intensity, 300 years</source>
 <translation>Intensità, 300 anni</translation>
</message>
<message>
 <source>Intensity, {} years</source>
 <translation>Intensità, {} anni</translation>
</message>
<message>
 <source>Internal friction; used only by ASTRA's formula.</source>
 <translation>Attrito interno; lo usa solo la formula dell'USTRA.</translation>
</message>
<message>
 <source>Interval of the layers of net and rock.</source>
 <translation>Dei layer di rete e blocco.</translation>
</message>
<message>
 <source>Interval of the rolling resistance: not compared, because {}.</source>
 <translation>Intervallo della resistenza al rotolamento: nessun confronto, perché {}.</translation>
</message>
<message>
 <source>Intervals cover the number of runs only, each for one quantity: of 20 quantities without a change one may be counted as changed at 95 % confidence. Ground, rocks and the measure are taken as simulated.</source>
 <translation>Gli intervalli sono solo quelli del numero di lanci, ciascuno di una grandezza: di 20 grandezze senza variazione una può contare come variata al 95 % di confidenza. Terreno, blocchi e misura valgono come simulati.</translation>
</message>
<message>
 <source>Inventory: {} boulders of {} sizes, {} candidate sources, runs that stop within {:.3g} m are attributed.</source>
 <translation>Inventario: {} blocchi di {} dimensioni, {} sorgenti possibili, contano i lanci entro {:.3g} m.</translation>
</message>
<message>
 <source>It is known to ± {} %: {} to {} with 95 % confidence. ± 10 % requires {} runs, ± 5 % requires {}.</source>
 <translation>È noto con una precisione di ± {} %: da {} a {} con una confidenza del 95 %. Per ± 10 % occorrono {} lanci, per ± 5 % ne occorrono {}.</translation>
</message>
<message>
 <source>It took {}; {} were expected.</source>
 <translation>Durata: {}; previsto: {}.</translation>
</message>
<message>
 <source>Italy, PAI</source>
 <translation>Italia, PAI</translation>
</message>
<message>
 <source>Its corners are enough for the rock.</source>
 <translation>I suoi vertici bastano per il blocco.</translation>
</message>
<message>
 <source>Its lower edge is straight between the posts: {:.1f} to {:.1f} m above the ground.</source>
 <translation>Il bordo inferiore è diritto fra i montanti: da {:.1f} a {:.1f} m sopra il terreno.</translation>
</message>
<message>
 <source>Its parameters are searched; all other ground is unchanged. If left empty, the ground class outside the polygons.</source>
 <translation>Si cercano i suoi parametri; tutto l'altro suolo resta com'è. Vuoto: la classe di terreno del resto.</translation>
</message>
<message>
 <source>Its values are looked up in the table of forests.</source>
 <translation>I suoi valori sono cercati nella tabella dei boschi.</translation>
</message>
<message>
 <source>Its values are looked up in the table, or are names of classes themselves.</source>
 <translation>I suoi valori sono cercati nella tabella, o sono essi stessi nomi di classi.</translation>
</message>
<message>
 <source>JOINTS: {} values do not make rows of {}: dip direction, dip, spacing.</source>
 <translation>JOINTS: {} valori non formano righe di {}: immersione, inclinazione, spaziatura.</translation>
</message>
<message>
 <source>JOINT_SETS, row {}: give dip direction and dip as numbers of degrees, not {}.</source>
 <translation>JOINT_SETS, riga {}: indicare direzione d'immersione e inclinazione come numeri in gradi, non {}.</translation>
</message>
<message>
 <source>JSON files (*.json)</source>
 <translation>File JSON (*.json)</translation>
</message>
<message>
 <source>Japanese handbook</source>
 <translation>manuale giapponese</translation>
</message>
<message>
 <source>Joint sets</source>
 <translation>Famiglie di discontinuità</translation>
</message>
<message>
 <source>Joint sets of the cliff</source>
 <translation>Famiglie di discontinuità della parete</translation>
</message>
<message>
 <source>Joints at a larger angle to the direction of the face do not release blocks, for sliding on one plane and toppling.</source>
 <translation>I giunti più lontani dalla direzione della parete non lasciano uscire blocchi, per lo scivolamento planare e il ribaltamento.</translation>
</message>
<message>
 <source>Jump height</source>
 <translation>Altezza di rimbalzo</translation>
</message>
<message>
 <source>Keep ...</source>
 <translation>Conserva ...</translation>
</message>
<message>
 <source>Keep existing polygons unchanged</source>
 <translation>Lasciare com'è ciò che è cartografato</translation>
</message>
<message>
 <source>Keep results in the study</source>
 <translation>Conservare i risultati nello studio</translation>
</message>
<message>
 <source>Keep the volume</source>
 <translation>Conservare il volume</translation>
</message>
<message>
 <source>Keep unfinished work</source>
 <translation>Conservare il lavoro incompiuto</translation>
</message>
<message>
 <source>Keeps the largest group of points that are linked by gaps of at most this many times the median distance between neighbours; 5 suits an even scan. If left empty, all points are used.</source>
 <translation>Conserva il gruppo più grande di punti collegati da distanze non superiori a questo multiplo della distanza mediana tra vicini; 5 è adatto a una scansione uniforme. Se il campo è vuoto, contano tutti i punti.</translation>
</message>
<message>
 <source>Kind</source>
 <translation>Tipo</translation>
</message>
<message>
 <source>Kind of net</source>
 <translation>Tipo di rete</translation>
</message>
<message>
 <source>Kind of the procedure</source>
 <translation>Tipo di procedura</translation>
</message>
<message>
 <source>Kind of the structures</source>
 <translation>Tipo delle opere</translation>
</message>
<message>
 <source>Kind such as house or road; it selects the row of the table of losses.</source>
 <translation>Per esempio casa o strada; sceglie la riga della tabella delle perdite.</translation>
</message>
<message>
 <source>Kinetic energy that a barrier can absorb from one rock, where the field below has no value. 0 only measures the crossings. If left empty, the barrier is rigid, as an embankment: it stops every rock that it covers.</source>
 <translation>Energia cinetica che una barriera può assorbire da un blocco, se il campo qui sotto non la indica. Con 0 si misura soltanto ciò che attraversa. Se il campo è vuoto: rigida come un rilevato, ferma ogni blocco che copre.</translation>
</message>
<message>
 <source>Known trees</source>
 <translation>Alberi noti</translation>
</message>
<message>
 <source>Known trees that were found [%]</source>
 <translation>Alberi noti che sono stati trovati [%]</translation>
</message>
<message>
 <source>LAYER: feature {} has no number of a run in {}.</source>
 <translation>LAYER: l'elemento {} non ha un numero di lancio in {}.</translation>
</message>
<message>
 <source>LAYER: the layer {} is empty.</source>
 <translation>LAYER: il layer {} è vuoto.</translation>
</message>
<message>
 <source>LAYER: the points of {} have no heights. Use a PointZ layer, for example with Set Z value.</source>
 <translation>LAYER: i punti di {} non hanno quote. Usare un layer PointZ, ottenuto per esempio con Imposta valore Z.</translation>
</message>
<message>
 <source>LAYER: {} is in degrees ({}). Reproject it to a system in metres first.</source>
 <translation>LAYER: {} è in gradi ({}). Riproiettarlo prima in un sistema in metri.</translation>
</message>
<message>
 <source>LAYER: {} points have no height (NaN), the first is number {}. Delete or correct them.</source>
 <translation>LAYER: {} punti non hanno quota (NaN), il primo è il numero {}. Eliminarli o correggerli.</translation>
</message>
<message>
 <source>LAYERS: give at least one layer.</source>
 <translation>LAYERS: indicate almeno un layer.</translation>
</message>
<message>
 <source>LAYERS: tables alone do not make a map.</source>
 <translation>LAYERS: le sole tabelle non fanno una carta.</translation>
</message>
<message>
 <source>LAYERS: the layers cover no area; give EXTENT.</source>
 <translation>LAYERS: i layer non coprono alcuna area; indicate EXTENT.</translation>
</message>
<message>
 <source>LAYERS: the table {} cannot lie on the terrain.</source>
 <translation>LAYERS: la tabella {} non può stare sul terreno.</translation>
</message>
<message>
 <source>LAYERS: these are not results of Talus that have a style: {names}.</source>
 <translation>LAYERS: questi non sono risultati di Talus che abbiano uno stile: {names}.</translation>
</message>
<message>
 <source>LAYERS: {name} is drawn, but the page shows no values of it: {reason}</source>
 <translation>LAYERS: {name} è disegnato, ma la pagina non ne indica i numeri: {reason}</translation>
</message>
<message>
 <source>LAYERS: {} cannot be drawn: {}</source>
 <translation>LAYERS: {} non può essere disegnato: {}</translation>
</message>
<message>
 <source>LEAST_HEIGHT: there is no tree of {:g} m and more in the canopy, or none within the stands.</source>
 <translation>LEAST_HEIGHT: nelle chiome non c'è un albero di {:g} m e più, o nessuno nei popolamenti.</translation>
</message>
<message>
 <source>LEAST_REACH: the method frequency takes all runs; it is not used.</source>
 <translation>LEAST_REACH: il metodo frequency prende tutti i lanci; il valore non è usato.</translation>
</message>
<message>
 <source>LINE, PROFILE_FILE: give a line with an elevation model, or a profile from a file, one of the two.</source>
 <translation>LINE, PROFILE_FILE: indicare una linea con un modello altimetrico o un profilo da file, uno dei due.</translation>
</message>
<message>
 <source>LINE: there are {} lines, but a profile follows one line only; select it, and use selected features only.</source>
 <translation>LINE: ci sono {} linee, ma un profilo ne segue una sola; selezionarla e attivare Solo elementi selezionati.</translation>
</message>
<message>
 <source>LINE: {:.1f} m along it the elevation model has no data; shorten the line.</source>
 <translation>LINE: dopo {:.1f} m il modello altimetrico non ha dati; accorciare la linea.</translation>
</message>
<message>
 <source>LINES: none of the features has the id of a line of CROSSINGS; give the layer that Rocks at screen lines was given.</source>
 <translation>LINES: nessun elemento ha l'id di una linea di CROSSINGS; indicare il layer che è stato dato a Blocchi alle linee di controllo.</translation>
</message>
<message>
 <source>LINE_ENERGY: the table of reach angles (ANGLES) has no volumes, so there is no mass; enter volumes, or skip LINE_ENERGY.</source>
 <translation>LINE_ENERGY: la tabella degli angoli (ANGLES) non ha volumi, quindi non c'è massa; indicarli, o tralasciare LINE_ENERGY.</translation>
</message>
<message>
 <source>LOG_STRENGTH: enter the strength of lying logs, in % of a living stem: fresh ones near 100, rotten ones near 0. There is no default, because no published curve could be checked.</source>
 <translation>LOG_STRENGTH: indicate quanto assorbono i tronchi a terra, in % di un fusto vivo: freschi vicino a 100, marci vicino a 0. Non c'è un valore predefinito, perché nessuna curva pubblicata era leggibile.</translation>
</message>
<message>
 <source>LOSSES has no row for the kinds {kinds}, and none without a kind; their damage is left empty.</source>
 <translation>LOSSES non ha una riga per i tipi {kinds}, né una senza tipo; il loro danno resta vuoto.</translation>
</message>
<message>
 <source>LOSSES has no row: without vulnerabilities there are hits, but no damage and no deaths.</source>
 <translation>LOSSES non ha righe: senza vulnerabilità ci sono impatti, ma né danni né vittime.</translation>
</message>
<message>
 <source>LOSSES, row {}: give six numbers from 0 to 1.</source>
 <translation>LOSSES, riga {}: dia sei numeri da 0 a 1.</translation>
</message>
<message>
 <source>LOSSES: {} values do not make rows of {}: kind, three shares of the value, three probabilities.</source>
 <translation>LOSSES: {} valori non formano righe di {}: tipo, tre quote del valore, tre probabilità.</translation>
</message>
<message>
 <source>Labiouse et al. (1996)</source>
 <translation>Labiouse et al. (1996)</translation>
</message>
<message>
 <source>Lamé's constant of the cushion [kN/m²]</source>
 <translation>Costante di Lamé dello strato [kN/m²]</translation>
</message>
<message>
 <source>Larger heights are treated as errors and ignored.</source>
 <translation>Altezze maggiori sono trattate come errori e ignorate.</translation>
</message>
<message>
 <source>Largest 95th percentile of energy at a station [kJ]</source>
 <translation>95° percentile massimo dell'energia a una stazione [kJ]</translation>
</message>
<message>
 <source>Largest 95th percentile of energy in a cell [kJ]</source>
 <translation>95° percentile massimo dell'energia in una cella [kJ]</translation>
</message>
<message>
 <source>Largest 95th percentile of passing height of the centre at a station [m]</source>
 <translation>95° percentile massimo dell'altezza di passaggio del centro a una stazione [m]</translation>
</message>
<message>
 <source>Largest 95th percentile of passing height of the centre in a cell [m]</source>
 <translation>95° percentile massimo dell'altezza di passaggio del centro in una cella [m]</translation>
</message>
<message>
 <source>Largest annual probability of a hit</source>
 <translation>Massima probabilità di un impatto entro un anno</translation>
</message>
<message>
 <source>Largest annual probability of death of one person</source>
 <translation>Massima probabilità di morte di una persona entro un anno</translation>
</message>
<message>
 <source>Largest block [m³]</source>
 <translation>Blocco più grande [m³]</translation>
</message>
<message>
 <source>Largest cell size of the carved elevation model [m]</source>
 <translation>Dimensione massima delle celle del modello del terreno modificato [m]</translation>
</message>
<message>
 <source>Largest characteristic energy of a section [kJ]</source>
 <translation>Massima energia caratteristica di un tratto [kJ]</translation>
</message>
<message>
 <source>Largest characteristic force of a section [kN]</source>
 <translation>Massima forza caratteristica di un tratto [kN]</translation>
</message>
<message>
 <source>Largest depth below the surface to which a rock ploughs the ground; 0 where rocks only fly, and on ground that does not give way.</source>
 <translation>Massima profondità sotto la superficie fino alla quale un masso ara il suolo; 0 dove i massi volano soltanto, e su suolo che non cede.</translation>
</message>
<message>
 <source>Largest elongation, of held rocks if there are any [m]</source>
 <translation>Deformazione massima, dei blocchi trattenuti se ce ne sono [m]</translation>
</message>
<message>
 <source>Largest energy [kJ]</source>
 <translation>Energia massima [kJ]</translation>
</message>
<message>
 <source>Largest energy at a line [kJ]</source>
 <translation>Energia massima a una linea [kJ]</translation>
</message>
<message>
 <source>Largest energy at a station [kJ]</source>
 <translation>Energia massima a una stazione [kJ]</translation>
</message>
<message>
 <source>Largest energy level needed [kJ]</source>
 <translation>Massimo livello d'energia necessario [kJ]</translation>
</message>
<message>
 <source>Largest energy needed, by the energies alone [kJ]</source>
 <translation>Energia massima necessaria, secondo le sole energie [kJ]</translation>
</message>
<message>
 <source>Largest energy of a run [kJ]</source>
 <translation>Energia massima di un lancio [kJ]</translation>
</message>
<message>
 <source>Largest energy, and paths.</source>
 <translation>Energia massima e traiettorie.</translation>
</message>
<message>
 <source>Largest error of the volume [%]</source>
 <translation>Errore massimo del volume [%]</translation>
</message>
<message>
 <source>Largest force F = k E / p, E energy with rotation, p the distance over which the wall stops a rock; k is 1 for a steady force, 2 for a triangle in time, 4/3 for a falling and 8/3 for a rising force. Derived.</source>
 <translation>Forza massima F = k E / p, E energia con rotazione, p la distanza su cui il muro ferma un blocco; k è 1 per una forza costante, 2 per un triangolo nel tempo, 4/3 per una forza decrescente e 8/3 per una crescente. Derivato.</translation>
</message>
<message>
 <source>Largest force in a sliding rope [kN]</source>
 <translation>Massima forza in una fune scorrevole [kN]</translation>
</message>
<message>
 <source>Largest force on an anchor or foot [kN]</source>
 <translation>Massima forza su un ancoraggio o un piede [kN]</translation>
</message>
<message>
 <source>Largest height [m]</source>
 <translation>Altezza massima [m]</translation>
</message>
<message>
 <source>Largest height above the uphill toe [m]</source>
 <translation>Altezza massima sopra il piede di monte [m]</translation>
</message>
<message>
 <source>Largest height needed, by the heights alone [m]</source>
 <translation>Altezza massima necessaria, secondo le sole altezze [m]</translation>
</message>
<message>
 <source>Largest height of a rock's centre of mass above the ground.</source>
 <translation>Altezza massima del centro di massa di un blocco sopra il suolo.</translation>
</message>
<message>
 <source>Largest height of a tree [m]</source>
 <translation>Altezza massima di un albero [m]</translation>
</message>
<message>
 <source>Largest initial velocity [m/s]</source>
 <translation>Velocità iniziale massima [m/s]</translation>
</message>
<message>
 <source>Largest kinetic energy, of translation and rotation, of all runs in a cell.</source>
 <translation>Energia cinetica massima (traslazione e rotazione) di tutti i lanci in una cella.</translation>
</message>
<message>
 <source>Largest number of corners of the rock</source>
 <translation>Vertici del blocco, al massimo</translation>
</message>
<message>
 <source>Largest number of release points</source>
 <translation>Punti di distacco al massimo</translation>
</message>
<message>
 <source>Largest passing height of the centre [m]</source>
 <translation>Altezza di passaggio massima del centro [m]</translation>
</message>
<message>
 <source>Largest passing height of the centre at a station [m]</source>
 <translation>Altezza di passaggio massima del centro a una stazione [m]</translation>
</message>
<message>
 <source>Largest passing height of the centre in a run [m]</source>
 <translation>Altezza di passaggio massima del centro in un lancio [m]</translation>
</message>
<message>
 <source>Largest penetration of the cushion [m]</source>
 <translation>Massima penetrazione nello strato [m]</translation>
</message>
<message>
 <source>Largest possible block of the cliff [m³]</source>
 <translation>Blocco più grande che la parete può dare [m³]</translation>
</message>
<message>
 <source>Largest possible block volume.</source>
 <translation>Nessun blocco è più grande.</translation>
</message>
<message>
 <source>Largest post spacing [m]</source>
 <translation>Massima distanza dei montanti [m]</translation>
</message>
<message>
 <source>Largest rate of rotation.</source>
 <translation>Velocità di rotazione massima, in giri al secondo.</translation>
</message>
<message>
 <source>Largest reach probability per year</source>
 <translation>Probabilità di raggiungimento annua massima</translation>
</message>
<message>
 <source>Largest residual hazard of a stand today [%]</source>
 <translation>Maggiore pericolo residuo di un popolamento oggi [%]</translation>
</message>
<message>
 <source>Largest share of the rocks above a wall [%]</source>
 <translation>Massima quota dei blocchi sopra un muro [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that could climb over a crest [%]</source>
 <translation>Massima quota dei blocchi che potrebbero risalire oltre un coronamento [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that hit a freeboard [%]</source>
 <translation>Massima quota dei blocchi che colpiscono un franco [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that pass above a crest [%]</source>
 <translation>Quota massima dei blocchi che passano sopra un coronamento [%]</translation>
</message>
<message>
 <source>Largest share of the rocks that pass over a carved crest [%]</source>
 <translation>Massima quota dei blocchi che superano un coronamento inserito nel modello [%]</translation>
</message>
<message>
 <source>Largest size [m³, m or kg]</source>
 <translation>Dimensione massima [m³, m o kg]</translation>
</message>
<message>
 <source>Largest slope [°]</source>
 <translation>Pendenza massima [°]</translation>
</message>
<message>
 <source>Largest static force of a section [kN]</source>
 <translation>Massima forza statica di un tratto [kN]</translation>
</message>
<message>
 <source>Largest surface roughness [m]</source>
 <translation>Scabrezza superficiale massima [m]</translation>
</message>
<message>
 <source>Largest thickness [m]</source>
 <translation>Spessore massimo [m]</translation>
</message>
<message>
 <source>Largest utilisation of the energy of the chosen nets [%]</source>
 <translation>Massimo sfruttamento dell'energia delle reti scelte [%]</translation>
</message>
<message>
 <source>Largest values of a run, 95th percentiles: {} and {} m/s.</source>
 <translation>Massimo di un lancio, 95° percentile: {} e {} m/s.</translation>
</message>
<message>
 <source>Largest velocity [m/s]</source>
 <translation>Velocità massima [m/s]</translation>
</message>
<message>
 <source>Largest velocity at a station [m/s]</source>
 <translation>Velocità massima a una stazione [m/s]</translation>
</message>
<message>
 <source>Largest velocity of a rock's centre of mass.</source>
 <translation>Velocità massima del centro di massa di un blocco.</translation>
</message>
<message>
 <source>Largest velocity of a run [m/s]</source>
 <translation>Velocità massima di un lancio [m/s]</translation>
</message>
<message>
 <source>Largest width that holds 90 % [m]</source>
 <translation>Larghezza massima che trattiene il 90 % [m]</translation>
</message>
<message>
 <source>Largest width that holds 95 % [m]</source>
 <translation>Larghezza massima che trattiene il 95 % [m]</translation>
</message>
<message>
 <source>Lateral limit of the tests [°]</source>
 <translation>Limite laterale dei test [°]</translation>
</message>
<message>
 <source>Layer of points with heights (instead)</source>
 <translation>Layer di punti con quote (in alternativa)</translation>
</message>
<message>
 <source>Layers and report</source>
 <translation>Layer e rapporto</translation>
</message>
<message>
 <source>Layers left unchanged</source>
 <translation>Layer lasciati come sono</translation>
</message>
<message>
 <source>Layers of earlier runs</source>
 <translation>Layer di simulazioni precedenti</translation>
</message>
<message>
 <source>Layers of the map, the first above the others</source>
 <translation>Layer della carta, il primo sopra gli altri</translation>
</message>
<message>
 <source>Layers of the study added to the project: {}.</source>
 <translation>Layer dello studio che il progetto non conteneva ancora: {}.</translation>
</message>
<message>
 <source>Layers to map</source>
 <translation>Layer da rilevare</translation>
</message>
<message>
 <source>Layers with a style</source>
 <translation>Layer con uno stile</translation>
</message>
<message>
 <source>Layers: {}</source>
 <translation>Layer: {}</translation>
</message>
<message>
 <source>Layout templates (*.qpt)</source>
 <translation>Modelli di layout (*.qpt)</translation>
</message>
<message>
 <source>Leave REFERENCE_WIDTH empty and choose the method frequency, whose frequencies are those of an object of {limit:g} m on cells of any size.</source>
 <translation>Lasciare vuoto REFERENCE_WIDTH e scegliere il metodo frequency, le cui frequenze si riferiscono a un oggetto di {limit:g} m su celle di qualsiasi dimensione.</translation>
</message>
<message>
 <source>Leave it at 0, or allow more memory.</source>
 <translation>Lasciarlo a 0, oppure consentire più memoria.</translation>
</message>
<message>
 <source>Leave out points farther than this many spacings</source>
 <translation>Escludere i punti più lontani di questo numero di spaziature</translation>
</message>
<message>
 <source>Leave the field empty where the number shall apply, or choose no field ({key}).</source>
 <translation>Lasciare vuoto il campo dove deve valere il numero, oppure non scegliere alcun campo ({key}).</translation>
</message>
<message>
 <source>Left empty</source>
 <translation>Lasciato vuoto</translation>
</message>
<message>
 <source>Left empty, the field dbh_cm is taken where there is one.</source>
 <translation>Se è vuoto, si usa il campo dbh_cm, se esiste.</translation>
</message>
<message>
 <source>Left empty, the field energy_kj is taken where there is one.</source>
 <translation>Se è vuoto, si usa il campo energy_kj, se esiste.</translation>
</message>
<message>
 <source>Left empty, the field height_m is taken where there is one.</source>
 <translation>Se è vuoto, si usa il campo height_m, se esiste.</translation>
</message>
<message>
 <source>Left empty, the field height_m is taken where there is one; trees without a height get one from their diameter (Wykoff et al. 1982).</source>
 <translation>Se è vuoto, si usa il campo height_m, se esiste; gli alberi senza altezza ne ricevono una dal loro diametro (Wykoff et al. 1982).</translation>
</message>
<message>
 <source>Left empty, the field species is taken where there is one.</source>
 <translation>Se è vuoto, si usa il campo species, se esiste.</translation>
</message>
<message>
 <source>Left empty: as between blocks.</source>
 <translation>Vuoto: come tra i blocchi.</translation>
</message>
<message>
 <source>Left empty: half the radius of the smallest block, so that single blocks are visible, or the cell size of the elevation model if that is smaller.</source>
 <translation>Vuoto: metà del raggio del blocco più piccolo, così che i blocchi si vedano uno per uno, o quella del modello altimetrico dove è più fine.</translation>
</message>
<message>
 <source>Left out, because they are not on the list of wheels that ships with Talus: {}.</source>
 <translation>Tralasciati perché non figurano nell'elenco di wheel fornito con Talus: {}.</translation>
</message>
<message>
 <source>Legend</source>
 <translation>Legenda</translation>
</message>
<message>
 <source>Leine et al. (2014), explicit</source>
 <translation>Leine et al. (2014), esplicito</translation>
</message>
<message>
 <source>Leine et al. (2014), implicit</source>
 <translation>Leine et al. (2014), implicito</translation>
</message>
<message>
 <source>Length in plan [m]</source>
 <translation>Lunghezza in pianta [m]</translation>
</message>
<message>
 <source>Length of 1 in the file or layer. Files carry no unit; scans of hand samples are often in millimetres.</source>
 <translation>Lunghezza di 1 nel file o nel layer. I file non contengono un'unità; le scansioni di campioni sono spesso in millimetri.</translation>
</message>
<message>
 <source>Length of a field of the barrier [m]</source>
 <translation>Lunghezza di una campata dell'opera [m]</translation>
</message>
<message>
 <source>Length of the block, in metres. With all three lengths the shape of the rocks is stretched to them.</source>
 <translation>Del blocco, in metri. Con tutte e tre le lunghezze la forma dei blocchi viene adattata ad esse.</translation>
</message>
<message>
 <source>Length of the catchment [m]</source>
 <translation>Lunghezza dell'area di raccolta [m]</translation>
</message>
<message>
 <source>Length of the crest lines [m]</source>
 <translation>Lunghezza delle linee di coronamento [m]</translation>
</message>
<message>
 <source>Length of the line [m]</source>
 <translation>Lunghezza della linea [m]</translation>
</message>
<message>
 <source>Length of the logs [m]</source>
 <translation>Lunghezza dei tronchi a terra [m]</translation>
</message>
<message>
 <source>Length of vehicles [m]</source>
 <translation>Lunghezza dei veicoli [m]</translation>
</message>
<message>
 <source>Length without elevation [m]</source>
 <translation>Lunghezza senza quote [m]</translation>
</message>
<message>
 <source>Let the officer in charge decide on the level of these cells, and note the decision on the map.</source>
 <translation>Far decidere all'ufficio competente il livello di queste celle e indicarlo accanto alla carta.</translation>
</message>
<message>
 <source>Lets rocks fall from release points, counts those that pass planned barriers or roads, and proposes the energy class and height of a barrier on each line.</source>
 <translation>Fa cadere blocchi da punti di distacco, conta quelli che attraversano barriere in progetto o strade, e propone la classe di energia e l'altezza di una barriera su ogni linea.</translation>
</message>
<message>
 <source>Level of the crest</source>
 <translation>Quota del coronamento</translation>
</message>
<message>
 <source>Level {} at {:.1f} m: {} runs of {} rocks pass it, {:.3g} % of all rocks.</source>
 <translation>Livello {} a {:.1f} m: lo superano {} corse di {} blocchi, il {:.3g} % di tutti i blocchi.</translation>
</message>
<message>
 <source>Level, across the line. Has no effect without a depth.</source>
 <translation>Trasversale alla linea, orizzontale. Senza profondità non ha effetto.</translation>
</message>
<message>
 <source>Levels: {}. Method for the return period: {}.</source>
 <translation>Gradi: {}. Metodo per il periodo di ritorno: {}.</translation>
</message>
<message>
 <source>Limits of the method</source>
 <translation>Limiti del metodo</translation>
</message>
<message>
 <source>Line across the paths</source>
 <translation>Linea attraverso le traiettorie</translation>
</message>
<message>
 <source>Line of the net</source>
 <translation>Linea della rete</translation>
</message>
<message>
 <source>Line of the profile</source>
 <translation>Linea del profilo</translation>
</message>
<message>
 <source>Line {}</source>
 <translation>Linea {}</translation>
</message>
<message>
 <source>Lines</source>
 <translation>Linee</translation>
</message>
<message>
 <source>Lines (blue), up to 300 paths, and the first passages in the colour of their energy. North is up.</source>
 <translation>Linee (blu), fino a 300 traiettorie, e i primi attraversamenti nel colore della loro energia. Il nord è in alto.</translation>
</message>
<message>
 <source>Lines are ranked by their probability of letting the fewest runs through, which follows from the numbers of rocks thrown and held: three held of three are weaker evidence than 29 of 30. A line that rocks pass around has few passing runs, but does not protect the area behind its ends.</source>
 <translation>L'ordine è quello della probabilità di lasciar passare meno lanci, ricavata da quanti blocchi sono stati lanciati e trattenuti: tre su tre dicono meno di 29 su 30. Una linea che i blocchi aggirano ne ha pochi che la attraversano, e non protegge ciò che sta dietro le sue estremità.</translation>
</message>
<message>
 <source>Lines at which a net passes</source>
 <translation>Linee dove una rete soddisfa</translation>
</message>
<message>
 <source>Lines of Simulate rockfall, without this net: its rocks that hit the line are thrown, instead of the single impact above, where their centre of mass crosses it, or else where their edge first touches it. They have the orientation and the spin of the lines. Lines of other programs hold neither; their rocks have the orientation of the library, and roll.</source>
 <translation>Linee della simulazione, senza questa rete: i blocchi che colpiscono la linea vengono lanciati, al posto dell'impatto singolo sopra, dove il loro centro di massa la attraversa, altrimenti dove il loro bordo la tocca per la prima volta. Arrivano con l'orientamento e la rotazione che hanno lì; le linee di altri programmi non li indicano, i loro blocchi arrivano orientati come nella libreria e rotolano.</translation>
</message>
<message>
 <source>Lines of nets, walls or dams as planned.</source>
 <translation>Linee di reti, muri o valli in progetto.</translation>
</message>
<message>
 <source>Lines of nets, walls or dams. A rock that crosses below the top stops if its energy is within the capacity; otherwise it continues with its energy reduced by the capacity. A screening model: the barrier does not deform, fill up or wear; with a flexible net (among the advanced inputs) it deforms.</source>
 <translation>Linee di reti, muri o rilevati. Un blocco che attraversa sotto la sommità si ferma se la sua energia è entro la capacità, altrimenti prosegue perdendo la capacità. Un modello di preselezione: la barriera non cede, non si riempie e non si usura; con una rete flessibile (fra gli ingressi avanzati) cede.</translation>
</message>
<message>
 <source>Lines of the net</source>
 <translation>Linee della rete</translation>
</message>
<message>
 <source>Lines on the ground, with the fields that Simulate rockfall reads and the results of the checks.</source>
 <translation>Linee sul suolo, con i campi che Simulare la caduta massi cerca e con i valori verificati.</translation>
</message>
<message>
 <source>Lines or areas to watch</source>
 <translation>Linee o aree da controllare</translation>
</message>
<message>
 <source>Lines such as a road or houses: the rocks that arrive there are counted in each simulation, as by Rocks at screen lines.</source>
 <translation>Per esempio una strada o case: ciò che vi arriva è contato in ogni simulazione, come da «Blocchi alle linee di controllo».</translation>
</message>
<message>
 <source>Lines through ridges are excluded, for an eye 2 m above the points. Needs a viewshed of each point, so use few points.</source>
 <translation>Le linee che attraversano dorsali non contano, per un osservatore 2 m sopra i punti. Richiede un bacino visivo per ogni punto: usare quindi pochi punti.</translation>
</message>
<message>
 <source>Lines to evaluate</source>
 <translation>Linee di controllo</translation>
</message>
<message>
 <source>Lines, areas or points, such as a road or a house. Only runs that meet it count; for trajectories, those that cross it.</source>
 <translation>Linee, aree o punti, come una strada o una casa. Contano solo i lanci che lo raggiungono; nel caso di layer di traiettorie, quelli che lo attraversano.</translation>
</message>
<message>
 <source>Load</source>
 <translation>Carica</translation>
</message>
<message>
 <source>Loads on the net</source>
 <translation>Che cosa deve reggere lì la rete</translation>
</message>
<message>
 <source>Logs lose strength by exp(-rate t). No published rate.</source>
 <translation>I tronchi a terra perdono resistenza secondo exp(-tasso t). Nessun tasso pubblicato.</translation>
</message>
<message>
 <source>Logs that lie on the ground of the stands, where the field has no value. They are obstacles with a breaking energy: rocks are stopped, hop over, or break them. Their variation of diameters is that of the stems, their directions are random.</source>
 <translation>Tronchi che giacciono al suolo dei popolamenti, dove il campo non dice nulla. Sono ostacoli con un'energia di rottura: i blocchi vengono fermati, li saltano o li rompono. I diametri variano come quelli dei fusti in piedi, le direzioni sono casuali.</translation>
</message>
<message>
 <source>Long, middle and short length of a block [m]</source>
 <translation>Lunghezza maggiore, media e minore di un blocco [m]</translation>
</message>
<message>
 <source>Longest duration [s]</source>
 <translation>Durata massima [s]</translation>
</message>
<message>
 <source>Longest duration of a run [s]</source>
 <translation>Durata massima di un lancio [s]</translation>
</message>
<message>
 <source>Longest duration of an impact [s]</source>
 <translation>Durata massima di un impatto [s]</translation>
</message>
<message>
 <source>Longest gap [m]</source>
 <translation>Radura più lunga [m]</translation>
</message>
<message>
 <source>Longest gaps</source>
 <translation>Radure più lunghe</translation>
</message>
<message>
 <source>Longest reach [m]</source>
 <translation>Portata massima [m]</translation>
</message>
<message>
 <source>Longest run-out of a block, horizontal [m]</source>
 <translation>Massima distanza di arresto di un blocco, orizzontale [m]</translation>
</message>
<message>
 <source>Longest run-out, horizontal [m]</source>
 <translation>Distanza di arresto massima, orizzontale [m]</translation>
</message>
<message>
 <source>Longest section [m]</source>
 <translation>Tratto più lungo [m]</translation>
</message>
<message>
 <source>Longest stroke of a brake [m]</source>
 <translation>Massima corsa di un freno [m]</translation>
</message>
<message>
 <source>Longest stroke of a brake after the last successive rock [% of its longest]</source>
 <translation>Corsa più lunga di un freno dopo l'ultimo blocco successivo [% della sua massima]</translation>
</message>
<message>
 <source>Longest time between the vertices of a line [s]</source>
 <translation>Tempo massimo tra i vertici di una linea [s]</translation>
</message>
<message>
 <source>Longest time without numba [minutes]</source>
 <translation>Durata massima senza numba [minuti]</translation>
</message>
<message>
 <source>Look at the patches in a hillshade (Raster &gt; Analysis &gt; Hillshade), and obtain measured heights for them, or keep sources and paths out of them.</source>
 <translation>Osservare le zone in un'ombreggiatura (Raster &gt; Analisi &gt; Ombreggiatura) e procurarsi quote misurate, oppure tenerne lontane le zone di distacco e le traiettorie.</translation>
</message>
<message>
 <source>Lower end of the confidence interval</source>
 <translation>Estremo inferiore dell'intervallo di confidenza</translation>
</message>
<message>
 <source>Lower limit of a crown [%]</source>
 <translation>Limite inferiore di una chioma [%]</translation>
</message>
<message>
 <source>Lower slopes have no berm.</source>
 <translation>I versanti più bassi non hanno berma.</translation>
</message>
<message>
 <source>Lower tops are not counted as trees.</source>
 <translation>Cime più basse non contano come alberi.</translation>
</message>
<message>
 <source>Lowest</source>
 <translation>Minimo</translation>
</message>
<message>
 <source>Lying dead wood [m³/ha]</source>
 <translation>Legno morto a terra [m³/ha]</translation>
</message>
<message>
 <source>Lying logs</source>
 <translation>Tronchi a terra</translation>
</message>
<message>
 <source>MAP_AFTER: {} has other cells than {}; simulate both on the same elevation model and extent.</source>
 <translation>MAP_AFTER: {} ha celle diverse da {}; simulare entrambe sullo stesso modello di elevazione ed estensione.</translation>
</message>
<message>
 <source>MAP_AFTER: {} is in {!r}, {} in {!r}; give the same map of both simulations.</source>
 <translation>MAP_AFTER: {} è in {!r}, {} in {!r}; indicare la stessa carta di entrambe le simulazioni.</translation>
</message>
<message>
 <source>MAP_BEFORE, MAP_AFTER: give both or none.</source>
 <translation>MAP_BEFORE, MAP_AFTER: indicare entrambe o nessuna.</translation>
</message>
<message>
 <source>MATRIX: the field of the intensity {} and {:g} years is {!r}; give one of {}.</source>
 <translation>MATRIX: il campo dell'intensità {} e {:g} anni è {!r}; indicare uno di {}.</translation>
</message>
<message>
 <source>MATRIX: there are {} fields; enter 9, three return periods for each of weak, medium and strong.</source>
 <translation>MATRIX: ci sono {} campi; indicarne 9, tre tempi di ritorno per ognuna delle intensità debole, media e forte.</translation>
</message>
<message>
 <source>MAX_TIME: a successive rock may still have moved when the next one came.</source>
 <translation>MAX_TIME: un blocco della serie forse si muoveva ancora all'arrivo del successivo.</translation>
</message>
<message>
 <source>MEMBERS is {}; give an even number.</source>
 <translation>MEMBERS è {}; indicare un numero pari.</translation>
</message>
<message>
 <source>MEMBERS: {value:.0f} members draw {draws} values of each uncertain input; {limit:.0f} and more are needed for the smallest to lie below the 5 % quantile with 95 % confidence. The bands are narrower than they should be.</source>
 <translation>MEMBERS: {value:.0f} membri estraggono {draws} valori di ogni incertezza; da {limit:.0f} in su il più piccolo sta sotto il quantile del 5 % con confidenza del 95 %. Le bande sono più strette del dovuto.</translation>
</message>
<message>
 <source>MESH_VOLUME: there is no mesh with faces; give a .stl or .obj file that has some.</source>
 <translation>MESH_VOLUME: non c'è una mesh con facce; indicare un file .stl o .obj che ne abbia.</translation>
</message>
<message>
 <source>METHOD: the method propagation needs RULES with a table of failure and propagation, and its shares filled in; copy the file of rules ch and give it as RULES_FILE.</source>
 <translation>METHOD: il metodo propagation ha bisogno di RULES con una tabella di rottura e propagazione le cui quote siano compilate; copiare il file di regole ch e indicarlo come RULES_FILE.</translation>
</message>
<message>
 <source>MORE_SITES: an inventory of boulders has one site, with all its candidate sources; leave it empty.</source>
 <translation>MORE_SITES: un inventario di blocchi ha un solo sito, con tutte le sorgenti possibili; lasciare vuoto.</translation>
</message>
<message>
 <source>MORE_SITES: site {} has {}, which is not an input of the calibration.</source>
 <translation>MORE_SITES: il sito {} ha {}, che non è un ingresso della calibrazione.</translation>
</message>
<message>
 <source>MORE_SITES: site {} is not an object of names and values.</source>
 <translation>MORE_SITES: il sito {} non è un oggetto di nomi e valori.</translation>
</message>
<message>
 <source>MORE_SITES: site {} lacks {}.</source>
 <translation>MORE_SITES: al sito {} manca {}.</translation>
</message>
<message>
 <source>MORE_SITES: {} cannot be read as JSON: {}.</source>
 <translation>MORE_SITES: {} non è leggibile come JSON: {}.</translation>
</message>
<message>
 <source>MORE_SITES: {} has no site.</source>
 <translation>MORE_SITES: {} non ha alcun sito.</translation>
</message>
<message>
 <source>Made from</source>
 <translation>Dati di base</translation>
</message>
<message>
 <source>Make ground raster</source>
 <translation>Creare il raster del suolo</translation>
</message>
<message>
 <source>Make it smoother or the corridor narrower.</source>
 <translation>Renderla più regolare o restringere il corridoio.</translation>
</message>
<message>
 <source>Make rocks</source>
 <translation>Creare blocchi</translation>
</message>
<message>
 <source>Make the profile longer.</source>
 <translation>Allungare il profilo.</translation>
</message>
<message>
 <source>Makes a rock for the simulation from a scan: the convex hull of a point cloud or mesh, simplified to a number of corners within a stated error of the volume.</source>
 <translation>Crea un blocco per la simulazione da una scansione: l'inviluppo convesso di una nuvola di punti o di una mesh, semplificato a un numero di vertici entro un errore indicato del volume.</translation>
</message>
<message>
 <source>Makes a short trial, reports time, memory and numbers of features with the uncertainty of the estimate, and ends without results. The button Estimate of the dialog does the same.</source>
 <translation>Fa una breve prova, indica tempo, memoria, numero di oggetti e la bontà della stima, e finisce senza risultati. Il pulsante Stima della finestra fa lo stesso.</translation>
</message>
<message>
 <source>Makes rocks for the simulation by class of shape and size: boxes, rounded blocks, prisms, irregular blocks by Zingg's classes, norm blocks; one, or a set with a distribution of sizes.</source>
 <translation>Crea blocchi per la simulazione per classe di forma e dimensione: parallelepipedi, blocchi arrotondati, prismi, blocchi irregolari secondo le classi di Zingg, blocchi normalizzati; uno solo, o un insieme con una distribuzione delle dimensioni.</translation>
</message>
<message>
 <source>Manual</source>
 <translation>Manuale</translation>
</message>
<message>
 <source>Map</source>
 <translation>Mappa</translation>
</message>
<message>
 <source>Map after</source>
 <translation>Carta dopo</translation>
</message>
<message>
 <source>Map before</source>
 <translation>Carta prima</translation>
</message>
<message>
 <source>Map ground and forest</source>
 <translation>Cartografare suolo e bosco</translation>
</message>
<message>
 <source>Map of the lines, runs that pass behind them, the table of the lines with its uncertainty, and how to read it.</source>
 <translation>Mappa delle linee, ciò che prosegue dietro di esse, la tabella delle linee con la sua incertezza, e come leggerla.</translation>
</message>
<message>
 <source>Map with the measure, of the same kind and on the same elevation model.</source>
 <translation>La stessa carta con la misura, sullo stesso modello di elevazione.</translation>
</message>
<message>
 <source>Maps</source>
 <translation>Mappe</translation>
</message>
<message>
 <source>Maps and plans on the terrain, the first above the others</source>
 <translation>Mappe e planimetrie sul terreno, la prima sopra le altre</translation>
</message>
<message>
 <source>Maps count the runs that were made. How often rocks fall is not part of the simulation.</source>
 <translation>Le mappe contano i lanci calcolati. La frequenza delle cadute non fa parte della simulazione.</translation>
</message>
<message>
 <source>Maps of energy or height, hazard zones, roads, an orthophoto: they are drawn as in the project, and can be switched on and off in the page. For maps with one band the page also shows the values.</source>
 <translation>Mappe di energia o altezza, zone di pericolo, strade, un'ortofoto: sono disegnate come nel progetto e si accendono e spengono nella pagina. Delle mappe a una banda la pagina dice anche i valori.</translation>
</message>
<message>
 <source>Maps of the runs so far lie in {}.</source>
 <translation>Le carte dei lanci fatti finora si trovano in {}.</translation>
</message>
<message>
 <source>Maps of these runs are in {} until then.</source>
 <translation>Le carte di questi lanci sono fino ad allora in {}.</translation>
</message>
<message>
 <source>Maps that grow during a long simulation cover all release points early and are refined round by round; otherwise the release points are simulated one after the other. The results are the same bit for bit. Runs that wait for their turn take up to 2 GB of disk space. Has an effect only where a map grows on the canvas, or unfinished work is kept.</source>
 <translation>Le carte che crescono durante una lunga simulazione mostrano presto tutti i punti di distacco e diventano più fini turno dopo turno; altrimenti i lanci procedono punto per punto. I risultati sono gli stessi bit per bit. I lanci che attendono il loro turno occupano fino a 2 GB di disco. Solo dove una carta cresce sulla mappa o il lavoro incompiuto viene conservato.</translation>
</message>
<message>
 <source>Maps, cell in the middle</source>
 <translation>Mappe, cella centrale</translation>
</message>
<message>
 <source>Mass of the design block [kg]</source>
 <translation>Massa del blocco di progetto [kg]</translation>
</message>
<message>
 <source>Mean diameter of the logs [cm]</source>
 <translation>Diametro medio dei tronchi a terra [cm]</translation>
</message>
<message>
 <source>Mean error of the diameters [%]</source>
 <translation>Errore medio dei diametri [%]</translation>
</message>
<message>
 <source>Mean force during penetration [kN]</source>
 <translation>Forza media durante la penetrazione di un blocco [kN]</translation>
</message>
<message>
 <source>Mean free distance: 10000 / (N (d + DBH)) m, N stems per hectare. Along the fall lines: length by the number of stems within (d + DBH) / 2 of the line.</source>
 <translation>Distanza libera media: 10000 / (N (d + DBH)) m, N fusti per ettaro. Lungo le linee di massima pendenza: lunghezza divisa per il numero di fusti entro (d + DBH) / 2 dalla linea.</translation>
</message>
<message>
 <source>Mean height d of the roughness of the ground, such as stones, blocks and tussocks; at most 5 m, 0 for smooth ground. A rock of mean radius R rolls with the rolling resistance plus d / 2R, so stones brake small rocks more than large ones. If left empty, the ground classes give it.</source>
 <translation>Altezza media d di ciò che sporge dal terreno, come pietre, blocchi e ciuffi d'erba; al massimo 5 m, 0 per terreno liscio. Un blocco di raggio medio R rotola con la resistenza al rotolamento più d / 2R, perciò le pietre frenano i blocchi piccoli più dei grandi. Se il campo è vuoto, decidono le classi di terreno.</translation>
</message>
<message>
 <source>Mean height of the obstacles on the ground. They brake small rocks more than large ones.</source>
 <translation>Altezza media di ciò che sporge dal terreno. Frena i blocchi piccoli più dei grandi.</translation>
</message>
<message>
 <source>Mean over the passing runs of the largest height of their centre of mass in the cell.</source>
 <translation>Media, sui lanci che passano, della massima altezza del loro centro di massa nella cella.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest depth in the cell, those that fly over it with 0.</source>
 <translation>Media, sui lanci che attraversano la cella, della loro massima profondità nella cella; quelli che la sorvolano contano 0.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest energy in the cell.</source>
 <translation>Media, sui lanci che attraversano la cella, della loro energia massima nella cella.</translation>
</message>
<message>
 <source>Mean over the passing runs of their largest velocity in the cell.</source>
 <translation>Media, sui lanci che attraversano la cella, della loro velocità massima nella cella.</translation>
</message>
<message>
 <source>Mean run-out, horizontal [m]</source>
 <translation>Distanza di arresto media, orizzontale [m]</translation>
</message>
<message>
 <source>Mean stem diameter [cm]</source>
 <translation>Diametro medio del fusto [cm]</translation>
</message>
<message>
 <source>Mean time between two blocks of at least this size from the same area.</source>
 <translation>In tanti anni un tale blocco cade in media una volta, dalla stessa zona.</translation>
</message>
<message>
 <source>Meaning of the shape's file</source>
 <translation>Che cos'è il file della forma</translation>
</message>
<message>
 <source>Meaning of the size</source>
 <translation>A che cosa si riferisce la dimensione</translation>
</message>
<message>
 <source>Measure more blocks, enter the largest possible block (LARGEST_VOLUME) or the joint sets (JOINTS), or compute the study with the smallest and the largest of these blocks too.</source>
 <translation>Misurare più blocchi, indicare il blocco più grande possibile (LARGEST_VOLUME) o le famiglie di giunti (JOINTS), oppure calcolare lo studio anche con il più piccolo e il più grande di questi blocchi.</translation>
</message>
<message>
 <source>Measure more blocks, the large ones first.</source>
 <translation>Misurare più blocchi, prima quelli grandi.</translation>
</message>
<message>
 <source>Measured blocks</source>
 <translation>Blocchi misurati</translation>
</message>
<message>
 <source>Measured from the beginning of the line. If left empty, the middle of the middle field, where type tests hit.</source>
 <translation>Dall'inizio della linea. Vuoto: il centro del campo centrale, dove colpiscono le prove di tipo.</translation>
</message>
<message>
 <source>Member {}</source>
 <translation>Membro {}</translation>
</message>
<message>
 <source>Member {} of {}: {}; run-out {:.0f} m</source>
 <translation>Membro {} di {}: {}; distanza di arresto {:.0f} m</translation>
</message>
<message>
 <source>Members</source>
 <translation>Membri</translation>
</message>
<message>
 <source>Members of the ensemble</source>
 <translation>Membri dell'insieme</translation>
</message>
<message>
 <source>Memory for the elevation model [MB]</source>
 <translation>Memoria per il modello del terreno [MB]</translation>
</message>
<message>
 <source>Mesh of the net [m]</source>
 <translation>Maglia della rete [m]</translation>
</message>
<message>
 <source>Method for the return period</source>
 <translation>Periodo di ritorno che conta</translation>
</message>
<message>
 <source>Method frequency. One raster with a band for each of the ENERGY_PERIODS: the energy that is exceeded once in this period, interpolated between two thresholds. Below the lowest threshold it is that threshold; above the highest it is just above that, and may be more.</source>
 <translation>Metodo frequency. Un raster con una banda per ciascuno degli ENERGY_PERIODS: l'energia superata una volta in altrettanti anni, interpolata tra due soglie. Sotto la soglia più bassa è quella soglia; sopra la più alta è appena superiore ad essa, e può essere maggiore.</translation>
</message>
<message>
 <source>Method frequency. One raster with bands: return period of any passage, and of more than each energy; then their lower and their upper bounds, from the number of runs, at 95 % confidence.</source>
 <translation>Metodo frequency. Un raster con bande: periodo di ritorno di un attraversamento qualsiasi, e di più di ciascuna energia; poi i loro limiti inferiori e superiori, dal numero di lanci, con una confidenza del 95 %.</translation>
</message>
<message>
 <source>Method frequency. Table: annual frequency with which each of the OBJECTS is hit with more than each energy, with its 95 % bounds; in total, by source, and by size class.</source>
 <translation>Metodo frequency. Tabella: quante volte all'anno ciascuno degli OBJECTS è colpito con più di ciascuna energia, con i suoi limiti al 95 %; in totale, per ogni area sorgente, per ogni classe dimensionale.</translation>
</message>
<message>
 <source>Method frequency. The hazard curves of the first objects, with their bounds and sources.</source>
 <translation>Metodo frequency. Le curve di pericolosità dei primi oggetti, con i loro limiti e le aree sorgente.</translation>
</message>
<message>
 <source>Method frequency. The same bands for the passing height of the centre of mass, of simulations with the output Runs above heights.</source>
 <translation>Metodo frequency. Le stesse bande per l'altezza di passaggio del baricentro, di simulazioni con l'output Lanci sopra altezze.</translation>
</message>
<message>
 <source>Minimum ratio of the thickness of the cushion to the penetration of the rock; 2 is recalled from ASTRA 12006. If left empty, not checked.</source>
 <translation>Spessore minimo dello strato diviso per la penetrazione del blocco; 2 si ricorda di ASTRA 12006. Vuoto: non verificato.</translation>
</message>
<message>
 <source>Minimum thickness of a cushion [m]</source>
 <translation>Spessore minimo di uno strato [m]</translation>
</message>
<message>
 <source>Misfit of the best (0 to 1)</source>
 <translation>Scarto del migliore (da 0 a 1)</translation>
</message>
<message>
 <source>Misfit of the best at {}: {:.4f}, {} points.</source>
 <translation>Scarto della migliore al {}: {:.4f}, {} punti.</translation>
</message>
<message>
 <source>Misfit over each parameter with the range of the bootstrap, and observed and simulated distances.</source>
 <translation>Scarto in funzione di ogni parametro con l'intervallo del bootstrap, e distanze osservate e simulate.</translation>
</message>
<message>
 <source>Model of a paper</source>
 <translation>Modello di un articolo</translation>
</message>
<message>
 <source>Modulus of the cushion [kN/m²]</source>
 <translation>Modulo dello strato [kN/m²]</translation>
</message>
<message>
 <source>Modulus of the plate-bearing test, first loading. The default value is a starting value, not that of your cushion.</source>
 <translation>Della prova di carico su piastra, primo carico. Il valore dato serve per cominciare, non è del proprio strato.</translation>
</message>
<message>
 <source>More</source>
 <translation>Altro</translation>
</message>
<message>
 <source>More rocks in an event ({key}) or more events may break some.</source>
 <translation>Più blocchi per evento ({key}) o più eventi possono romperne.</translation>
</message>
<message>
 <source>More sites</source>
 <translation>Altri siti</translation>
</message>
<message>
 <source>More sweeps take longer, and blocks creep less in high deposits. The log reports the number of steps in which the solver did not converge.</source>
 <translation>Di più richiedono più tempo, e i blocchi scorrono meno nei depositi alti. Il registro dice in quanti passi non è giunto a termine.</translation>
</message>
<message>
 <source>More than one need a folder to be written to.</source>
 <translation>Più di uno richiedono una cartella in cui scriverli.</translation>
</message>
<message>
 <source>Move or delete them, choose an elevation model that covers them, or have them left out ({key}: skip).</source>
 <translation>Spostarli o eliminarli, scegliere un modello del terreno che li copra, oppure farli escludere ({key}: skip).</translation>
</message>
<message>
 <source>Move the crest line to gentler ground, steepen the downhill face (DOWNHILL_ANGLE), or use nets.</source>
 <translation>Spostare il coronamento su terreno meno ripido, aumentare la pendenza del paramento a valle (DOWNHILL_ANGLE) o scegliere reti.</translation>
</message>
<message>
 <source>Move the line away from the object, or choose a net with a smaller elongation.</source>
 <translation>Allontanare la linea dall'oggetto, o prendere una rete che ceda meno.</translation>
</message>
<message>
 <source>Move the line further into it.</source>
 <translation>Spostare la linea più all'interno.</translation>
</message>
<message>
 <source>Move the line onto the slope.</source>
 <translation>Spostare la linea sul pendio.</translation>
</message>
<message>
 <source>Move the line, or add stronger nets to the catalogue.</source>
 <translation>Spostare la linea, o aggiungere al catalogo reti più resistenti.</translation>
</message>
<message>
 <source>Move the release points, delete these stems, or leave the stems near releases out (FOREST_START).</source>
 <translation>Spostare i punti di distacco, eliminare questi tronchi o tralasciare i tronchi vicini ai distacchi (FOREST_START).</translation>
</message>
<message>
 <source>Moving rocks</source>
 <translation>Blocchi in movimento</translation>
</message>
<message>
 <source>N</source>
 <translation>N</translation>
</message>
<message>
 <source>NET: {} has no net {!r} with a level {}.</source>
 <translation>NET: {} non ha una rete {!r} con un livello {}.</translation>
</message>
<message>
 <source>Name of a class that the table of ground classes adds. It replaces the ground class outside the polygons.</source>
 <translation>Nome di una classe aggiunta dalla tabella delle classi di terreno. Prende il posto della classe di terreno del resto.</translation>
</message>
<message>
 <source>Name of a net in the catalogue. If left empty, all are checked, and the smallest that passes is reported.</source>
 <translation>Nome di una rete del catalogo. Vuoto: si verificano tutte e si indica la più piccola che soddisfa.</translation>
</message>
<message>
 <source>Name of the procedure</source>
 <translation>Nome della procedura</translation>
</message>
<message>
 <source>Name of the run</source>
 <translation>Nome della simulazione</translation>
</message>
<message>
 <source>Names as after a run, with the name of the run where the layer contains it. Otherwise they keep their names.</source>
 <translation>Nomi come dopo una simulazione, con quello della simulazione se il layer lo conosce. Altrimenti tengono il loro.</translation>
</message>
<message>
 <source>Names in tables and labels. Left empty, objects are named by their field "name", or by their id where they have none.</source>
 <translation>Nomi in tabelle ed etichette. Vuoto: gli oggetti prendono il nome dal loro campo «name» o, se manca, dal loro id.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, stands are named by their id.</source>
 <translation>Nomi in tabelle e rapporto. Vuoto: i popolamenti sono chiamati con il loro id.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, structures are named by their field "name", or by their id where they have none.</source>
 <translation>Nomi nelle tabelle e nel rapporto. Vuoto: le opere prendono il nome dal loro campo «name» o, se manca, dal loro id.</translation>
</message>
<message>
 <source>Names in tables and the report. Left empty, they are named by their field "name", or by their id where they have none.</source>
 <translation>Nomi nelle tabelle e nel rapporto. Vuoto: si chiamano come il loro campo «name», o come il loro identificativo se non ne hanno.</translation>
</message>
<message>
 <source>Names in tables, labels and the report. Left empty, lines are named by their field "name", or by their id where they have none.</source>
 <translation>Nomi nelle tabelle, nelle etichette e nel rapporto. Se è vuoto, le linee prendono il nome dal loro campo «name» o, se manca, dal loro id.</translation>
</message>
<message>
 <source>Names of classes: {}.</source>
 <translation>Nomi delle classi: {}.</translation>
</message>
<message>
 <source>Names of the lines in tables and figure. Left empty, lines are named by their field "name", or by their id where they have none.</source>
 <translation>Nomi delle linee nelle tabelle e nella figura. Se lasciato vuoto, le linee prendono il nome dal loro campo «name» o, se manca, dal loro id.</translation>
</message>
<message>
 <source>Names the releases for the field above, and the sources of an inventory: features with one name are one source. If left empty, each feature is its own source.</source>
 <translation>Nomina i distacchi per il campo qui sopra e le sorgenti di un inventario: elementi con lo stesso nome sono una sorgente. Vuoto: ogni elemento è una sorgente.</translation>
</message>
<message>
 <source>Needed for points, because no path passes exactly through a point.</source>
 <translation>Necessaria per i punti, perché nessuna traiettoria passa esattamente per un punto.</translation>
</message>
<message>
 <source>Needed for the Japanese handbook only; 1000 is recalled as usual.</source>
 <translation>Necessaria per il solo manuale giapponese; 1000 si ricorda come usuale.</translation>
</message>
<message>
 <source>Needed for the maps of energy-line and shadow angles only.</source>
 <translation>Necessario soltanto per le carte degli angoli della linea di energia e d'ombra.</translation>
</message>
<message>
 <source>Needed with ground polygons.</source>
 <translation>Necessario con i poligoni di suolo.</translation>
</message>
<message>
 <source>Net</source>
 <translation>Rete</translation>
</message>
<message>
 <source>Net as a file</source>
 <translation>Rete come file</translation>
</message>
<message>
 <source>Net by a product sheet: {}.</source>
 <translation>Rete da una scheda di prodotto: {}.</translation>
</message>
<message>
 <source>Net class: maximum energy level [kJ]</source>
 <translation>Classe di rete: livello energetico massimo [kJ]</translation>
</message>
<message>
 <source>Net from a file (instead)</source>
 <translation>Rete da un file (in alternativa)</translation>
</message>
<message>
 <source>Net, ropes, posts and brakes of the impact with the largest elongation, of a rock that is held if there is one, for the temporal controller and the 3D view.</source>
 <translation>Rete, funi, montanti e freni dell'impatto con la deformazione massima, di un blocco trattenuto se ce n'è uno, per il controllore temporale e la vista 3D.</translation>
</message>
<message>
 <source>Net: {} nodes, {} elements, {} brakes, step {:g} s.</source>
 <translation>Rete: {} nodi, {} elementi, {} freni, passo {:g} s.</translation>
</message>
<message>
 <source>New or open ...</source>
 <translation>Nuovo o apri ...</translation>
</message>
<message>
 <source>New study</source>
 <translation>Nuovo studio</translation>
</message>
<message>
 <source>New study ...</source>
 <translation>Nuovo studio ...</translation>
</message>
<message>
 <source>Newton</source>
 <translation>Newton</translation>
</message>
<message>
 <source>Newton's coefficient of restitution. 0: blocks stay together after an impact; 1: they separate as fast as they approached each other.</source>
 <translation>Coefficiente di Newton: 0, restano insieme; 1, si separano con la velocità con cui si sono incontrati.</translation>
</message>
<message>
 <source>No area is as steep as {:.1f}° and as large as MIN_AREA; the steepest cell has {:.1f}°. Lower the threshold or MIN_AREA, or use a finer elevation model.</source>
 <translation>Nessuna zona raggiunge la pendenza di {:.1f}° e la superficie MIN_AREA; la cella più ripida ha {:.1f}°. Abbassare la soglia o MIN_AREA, o usare un modello del terreno più fine.</translation>
</message>
<message>
 <source>No barrier of the table stops {:.4g} % of the passing rocks.</source>
 <translation>Nessuna barriera della tabella ferma il {:.4g} % dei blocchi in transito.</translation>
</message>
<message>
 <source>No cell is a source: none is as steep as {:.1f}°, releases a block along the joint sets and has a cliff high enough for a reach angle. Lower the threshold, or check the tables.</source>
 <translation>Nessuna cella è sorgente: nessuna raggiunge {:.1f}°, lascia uscire un blocco secondo le famiglie di discontinuità e ha una parete abbastanza alta per un angolo. Abbassare la soglia, o controllare le tabelle.</translation>
</message>
<message>
 <source>No cell of a zone is left out by the rounding of its border; islands below the smallest zone are still removed. Otherwise the log reports the area that the zones leave out.</source>
 <translation>L'arrotondamento dei limiti non toglie alcuna cella di una zona; le isole inferiori alla zona più piccola scompaiono comunque. Altrimenti il registro dice quanto le zone tralasciano.</translation>
</message>
<message>
 <source>No class of the table stops {:.4g} % of the passing rocks: their energy exceeds the largest class, {:g} kJ. Without a limit of the energy a height of {:g} m would suffice.</source>
 <translation>Nessuna classe della tabella ferma il {:.4g} % dei blocchi che passano: arriva più energia di quanta ne sopporti la classe maggiore, {:g} kJ. Senza limite di energia basterebbero {:g} m di altezza.</translation>
</message>
<message>
 <source>No limit is known: neither LARGEST_VOLUME nor JOINTS is given. Largest of the list: {:.3g} m³.</source>
 <translation>Nessun limite noto: non è indicato né LARGEST_VOLUME né JOINTS. Blocco più grande della lista: {:.3g} m³.</translation>
</message>
<message>
 <source>No map of this run reaches this point: no rock came near.</source>
 <translation>Nessuna mappa di questa simulazione arriva lì: nessun blocco si è avvicinato.</translation>
</message>
<message>
 <source>No output has a file, so nothing would be written. Give at least one, such as {}; TEMPORARY_OUTPUT makes a layer that is not kept.</source>
 <translation>Nessuna uscita ha un file, quindi non si otterrebbe nulla. Darne almeno uno, per esempio per {}; TEMPORARY_OUTPUT crea un layer che non viene conservato.</translation>
</message>
<message>
 <source>No overlaps.</source>
 <translation>Nessuna sovrapposizione.</translation>
</message>
<message>
 <source>No partial factors: characteristic values are compared with the energy level.</source>
 <translation>Nessun coefficiente parziale: i valori caratteristici si confrontano con il livello di energia.</translation>
</message>
<message>
 <source>No published rule gives the energy capacity of a rigid wall; foundation and overturning are not checked.</source>
 <translation>Nessuna regola pubblicata dà l'energia che prende un muro rigido; fondazione e ribaltamento non sono considerati.</translation>
</message>
<message>
 <source>No rock passes along the line; does it follow their paths, and is the corridor wide enough?</source>
 <translation>Nessun blocco arriva lungo la linea; si trova sul loro percorso, e il corridoio è abbastanza largo?</translation>
</message>
<message>
 <source>No rock passes any of the lines; do the paths cross them, and are they in the right system?</source>
 <translation>Nessun blocco attraversa le linee; si trovano sul percorso, e nel sistema corretto?</translation>
</message>
<message>
 <source>No rock passes the lines of these crossings: nothing was checked.</source>
 <translation>Nessun blocco attraversa le linee di questi passaggi: non è stato verificato nulla.</translation>
</message>
<message>
 <source>No simulated block reaches a cell. Paths that are seldom taken may be missing; the section Convergence says how rare they can be.</source>
 <translation>Nessun blocco simulato raggiunge una cella. Possono mancare traiettorie rare; la sezione Convergenza dice quanto rare possono essere.</translation>
</message>
<message>
 <source>No version suits the Python and the numpy of QGIS.</source>
 <translation>Nessuna versione è adatta al Python e al numpy di QGIS.</translation>
</message>
<message>
 <source>Nodes, materials and elements in the coordinates of the elevation model; docs/nets.md describes them. Replaces line, product sheet, kind, energy and height.</source>
 <translation>Nodi, materiali ed elementi nelle coordinate del modello altimetrico; docs/nets.md li descrive. Sostituisce linea, scheda di prodotto, tipo, energia e altezza.</translation>
</message>
<message>
 <source>Nominal height of the net [m]</source>
 <translation>Altezza nominale della rete [m]</translation>
</message>
<message>
 <source>Nominal height where the catalogue has none. If left empty, the height is not checked.</source>
 <translation>Se il catalogo non indica l'altezza. Vuoto: l'altezza non è verificata.</translation>
</message>
<message>
 <source>None of the {} release points has enough runs, {}, for a 95th percentile of its own.</source>
 <translation>Nessuno dei {} punti di distacco ha da solo abbastanza lanci, cioè {}, per un proprio 95° percentile.</translation>
</message>
<message>
 <source>Normal restitution of all ground</source>
 <translation>Restituzione normale di tutto il suolo</translation>
</message>
<message>
 <source>Norway</source>
 <translation>Norvegia</translation>
</message>
<message>
 <source>Not checked: {} is not given. Swiss practice adds 30 % to the rope forces measured in the type test, Austrian practice 50 % (second hand).</source>
 <translation>Non verificato: {} non è dato. Alle forze delle funi misurate nella prova di tipo la prassi svizzera aggiunge il 30 %, quella austriaca la metà (di seconda mano).</translation>
</message>
<message>
 <source>Not covered, and limits of the method</source>
 <translation>Che cosa non è considerato, e limiti del metodo</translation>
</message>
<message>
 <source>Not held: {}; held, but out of the net later: {}. The flags of each impact give the reasons (layer, log).</source>
 <translation>Non trattenuti: {}; trattenuti, ma usciti dalla rete più tardi: {}. Le note di ogni impatto dicono perché (layer, registro).</translation>
</message>
<message>
 <source>Not known: the Python package scipy is missing.</source>
 <translation>Non noto: manca il pacchetto Python scipy.</translation>
</message>
<message>
 <source>Number of arriving rocks, chosen to cover their energies, positions, heights, angles, spins and sizes, that are thrown into the net before the simulation, which is done twice. The surrogate decides the rocks for which it is reliable by cross-validation; the net model decides those near the border between held and passing, and those outside the training range. With too few impacts the net model decides all.</source>
 <translation>Tanti dei blocchi che arrivano, scelti per coprire energie, luoghi, altezze, angoli, rotazioni e dimensioni, sono lanciati nella rete prima della simulazione, che è fatta due volte. Il modello surrogato decide dei blocchi di cui è sicuro per validazione incrociata; la rete di quelli vicini al limite tra trattenuto e passato e di quelli fuori dal campo. Troppo pochi per ciò che differisce tra i blocchi: la rete decide di tutti.</translation>
</message>
<message>
 <source>Number of blocks</source>
 <translation>Numero di blocchi</translation>
</message>
<message>
 <source>Number of blocks released by the sources, all size classes together. In 1/(year hm2): blocks of at least the smallest volume per year and hm² of true area. In m3/(year hm2): retreat of the face, of which 1 is 0.1 mm per year.</source>
 <translation>Quanti blocchi si distaccano dalle aree sorgente, tutte le classi dimensionali insieme. In 1/(year hm2): blocchi almeno del volume minimo, all'anno e per hm² di superficie vera. In m3/(year hm2): arretramento della parete; 1 corrisponde a 0,1 mm all'anno.</translation>
</message>
<message>
 <source>Number of crossings</source>
 <translation>Numero di attraversamenti</translation>
</message>
<message>
 <source>Number of embankments</source>
 <translation>Numero dei rilevati</translation>
</message>
<message>
 <source>Number of events behind the rates</source>
 <translation>Eventi su cui si basano i tassi</translation>
</message>
<message>
 <source>Number of events in sequence, each with RUNS rocks from each point: the rocks of an event meet the stand as it was at its beginning, and stems that they break are missing in the next event. Maps and layers cover all events; runs carry the number of theirs. Enter few RUNS, as many as fall in one event. No rule for such sequences is published. If left empty, every run starts with the intact stand.</source>
 <translation>Altrettanti eventi si susseguono, ciascuno di RUNS blocchi da ogni punto: i blocchi di un evento incontrano il popolamento com'era al suo inizio, e i fusti che rompono mancano al successivo. Carte e layer sono di tutti gli eventi; i lanci portano il numero del loro. Dare pochi RUNS, quanti ne cadono in un evento. Nessuna regola per tali sequenze è pubblicata. Vuoto: ogni lancio incontra il popolamento intero.</translation>
</message>
<message>
 <source>Number of impacts computed at once.</source>
 <translation>Impatti calcolati contemporaneamente.</translation>
</message>
<message>
 <source>Number of parameter sets tried, each with all runs of all releases. 20 for each parameter are few, 100 are many.</source>
 <translation>Quanti insiemi di parametri si provano, ognuno con tutti i lanci di tutti i punti di distacco. 20 per ogni parametro sono pochi, 100 sono molti.</translation>
</message>
<message>
 <source>Number of points per 10,000 m² of the true area of the sources, evenly over each of them, so that all points represent the same rock face area. If left empty, 10.</source>
 <translation>Altrettanti punti per 10 000 m² di superficie vera delle aree sorgente, distribuiti uniformemente su ciascuna, così che tutti i punti rappresentino altrettanta parete. Vuoto: 10.</translation>
</message>
<message>
 <source>Number of recorded events. The bounds of hits, damage and deaths are then those of the runs and of the rates together; if left empty, of the runs alone.</source>
 <translation>Quanti eventi sono stati registrati. I limiti di impatti, danni e decessi sono allora quelli dei lanci e dei tassi insieme; vuoto: dei soli lanci.</translation>
</message>
<message>
 <source>Number of recorded events. The log reports the factor by which the rates may be smaller or larger, with 95 % confidence; all frequencies change with it.</source>
 <translation>Quanti eventi sono stati registrati. Il registro dice di quale fattore i tassi possono essere minori o maggiori, con una confidenza del 95 %; tutte le frequenze cambiano con essi.</translation>
</message>
<message>
 <source>Number of release points</source>
 <translation>Numero di punti di distacco</translation>
</message>
<message>
 <source>Number of rocks</source>
 <translation>Numero di blocchi</translation>
</message>
<message>
 <source>Number of rocks released at each point, each with a random orientation. 100 and more give smooth maps.</source>
 <translation>Numero di blocchi che partono da ogni punto, ognuno con un orientamento casuale. 100 o più danno mappe uniformi.</translation>
</message>
<message>
 <source>Number of runs computed at once.</source>
 <translation>Numero di lanci calcolati contemporaneamente.</translation>
</message>
<message>
 <source>Number of runs that come to rest in each cell.</source>
 <translation>Numero di lanci che si arrestano in una cella.</translation>
</message>
<message>
 <source>Number of runs that continue from a run that passes a level; each has this fraction of its weight.</source>
 <translation>In quante corse prosegue quella che supera un livello; ognuna ha questa parte del suo peso.</translation>
</message>
<message>
 <source>Number of runs that pass each cell. Each run counts once; where rocks break, each rock counts once, however many of its pieces pass.</source>
 <translation>Quanti lanci attraversano una cella. Ciascuno conta una volta e, dove i blocchi si frammentano, ogni blocco, quanti che siano i frammenti che passano.</translation>
</message>
<message>
 <source>Number of simulations</source>
 <translation>Numero di simulazioni</translation>
</message>
<message>
 <source>Number of simulations, each with its own draw of all uncertain inputs and all runs of all releases. An even number; 60 and more for bands, 128 and more for shares.</source>
 <translation>Quante simulazioni, ciascuna con la propria estrazione di tutto ciò che non è noto e tutti i lanci di tutti i punti di distacco. Un numero pari; da 60 per le bande, da 128 per le quote.</translation>
</message>
<message>
 <source>Number of source areas</source>
 <translation>Numero delle aree sorgente</translation>
</message>
<message>
 <source>Number of the impacts above that are thrown once more into one net, the most severe first and repeated where they are fewer: 2 for the two impacts of the service level. Strokes of brakes add up. 0: each rock meets a new net.</source>
 <translation>Tanti degli impatti sopra sono lanciati ancora una volta in una sola rete, il peggiore per primo e di nuovo da esso se sono meno: 2 per i due impatti del livello di servizio. Le corse dei freni si sommano. 0: ogni blocco incontra da solo una rete nuova.</translation>
</message>
<message>
 <source>Number of the map</source>
 <translation>Numero della carta</translation>
</message>
<message>
 <source>Number of training impacts, as different as possible. A response surface fitted to their rope and brake loads ranks all crossings. About 80 where all inputs differ. 0: rank by energy.</source>
 <translation>Altrettanti, il più diversi possibile, sono lanciati prima; una superficie di risposta di ciò che chiedono a funi e freni dice quali attraversamenti chiedono di più. Circa 80 dove tutti differiscono. 0: per energia.</translation>
</message>
<message>
 <source>Numbers</source>
 <translation>Valori caratteristici</translation>
</message>
<message>
 <source>Numbers with commas between them, for example the block of 30, 100 and 300 years.</source>
 <translation>Numeri separati da virgole, per esempio il blocco di 30, 100 e 300 anni.</translation>
</message>
<message>
 <source>Numbers with commas between them. For each, the block that is exceeded once in that time is computed.</source>
 <translation>Numeri separati da virgole. Per ciascuno il blocco superato una volta in quel tempo.</translation>
</message>
<message>
 <source>Numbers with commas between them. The default values are those of the field programme of Pierson et al. (2001).</source>
 <translation>Numeri separati da virgole. Quelli dati sono del programma di prove di Pierson et al. (2001).</translation>
</message>
<message>
 <source>Numbers with commas between them: 0 is the stand today, 30 a felling of 30 %, 60 a storm. Stems of all sizes are lost in the same proportion.</source>
 <translation>Separate da virgole: 0 è il popolamento di oggi, 30 un taglio del 30 %, 60 una tempesta. Si perdono in ugual misura fusti di ogni dimensione.</translation>
</message>
<message>
 <source>Numbers with commas between them; the capacity of the barrier itself is compared too.</source>
 <translation>Numeri separati da virgole; è confrontata anche la capacità della barriera stessa.</translation>
</message>
<message>
 <source>Numbers with commas between them; the height of the barrier itself is compared too.</source>
 <translation>Numeri separati da virgole; è confrontata anche l'altezza della barriera stessa.</translation>
</message>
<message>
 <source>Numbers, distributions and convergence in this report refer to the released rocks, as without splitting; maps, barriers and trees include all runs with their weights.</source>
 <translation>Numeri, distribuzioni e convergenza di questo rapporto sono quelli dei blocchi lanciati, come senza divisione; mappe, opere e alberi sono di tutte le corse con i loro pesi.</translation>
</message>
<message>
 <source>Numerics</source>
 <translation>Calcolo numerico</translation>
</message>
<message>
 <source>OBJECTS: left out because they lie outside the maps: {features}.</source>
 <translation>OBJECTS: tralasciati, perché fuori dalle mappe: {features}.</translation>
</message>
<message>
 <source>OBJECTS: the layer {} has no feature on the maps; is its coordinate system right?</source>
 <translation>OBJECTS: il layer {} non ha elementi sulle mappe; il suo sistema di coordinate è giusto?</translation>
</message>
<message>
 <source>OBJECT_WIDTH is the width of objects that are points; lines and polygons have the width of their own shape.</source>
 <translation>OBJECT_WIDTH è la larghezza degli oggetti puntuali; linee e poligoni hanno la larghezza della propria forma.</translation>
</message>
<message>
 <source>OBJECT_WIDTH: the blocks of {} have no known width; enter the lower and upper volume of the class in FREQUENCIES.</source>
 <translation>OBJECT_WIDTH: la larghezza dei blocchi di {} non è nota; indicare gli estremi della sua classe in FREQUENCIES.</translation>
</message>
<message>
 <source>OBSERVED: by mass and lengths the density of {} of {} blocks is more than {:g} times, or less than 1/{:g} of, the {:.0f} kg/m³ given (DENSITY): {}. The worst has {:.0f} kg/m³.</source>
 <translation>OBSERVED: secondo massa e lunghezze, la densità di {} blocchi su {} è oltre {:g} volte, o meno di 1/{:g}, dei {:.0f} kg/m³ dati (DENSITY): {}. La più lontana è di {:.0f} kg/m³.</translation>
</message>
<message>
 <source>OBSERVED: feature {} has a density of {:.0f} kg/m³ by its mass and lengths, where {:.0f} kg/m³ was given (DENSITY). Masses are in kilograms, volumes in cubic metres, lengths in metres; correct the block, or leave it out.</source>
 <translation>OBSERVED: l'elemento {} ha una densità di {:.0f} kg/m³ secondo massa e lunghezze, mentre sono dati {:.0f} kg/m³ (DENSITY). Masse in chilogrammi, volumi in metri cubi, lunghezze in metri; correggere il blocco o escluderlo.</translation>
</message>
<message>
 <source>OBSERVED: feature {}: {}</source>
 <translation>OBSERVED: elemento {}: {}</translation>
</message>
<message>
 <source>OBSERVED: give at least two different velocities or places, better 20.</source>
 <translation>OBSERVED: indicare almeno due velocità o luoghi diversi, meglio 20.</translation>
</message>
<message>
 <source>OBSERVED: give at least two points at different places, better 20.</source>
 <translation>OBSERVED: indicare almeno due punti in posizioni diverse, meglio 20.</translation>
</message>
<message>
 <source>OBSERVED: give at least two scars of different size, better 20.</source>
 <translation>OBSERVED: indicare almeno due tracce d'impatto di dimensione diversa, meglio 20.</translation>
</message>
<message>
 <source>OBSERVED: {} of {} blocks weigh less than {:g} kg: {}.</source>
 <translation>OBSERVED: {} blocchi su {} pesano meno di {:g} kg: {}.</translation>
</message>
<message>
 <source>OBSERVED: {} of {} points lie outside of the elevation model; blocks cannot reach them.</source>
 <translation>OBSERVED: {} di {} punti sono all'esterno del modello del terreno; i blocchi non possono arrivarci.</translation>
</message>
<message>
 <source>ONR 24810, second hand: explained by a manufacturer of nets</source>
 <translation>ONR 24810, di seconda mano: spiegata da un produttore di reti</translation>
</message>
<message>
 <source>ONR: partial factor of the energy</source>
 <translation>ONR: coefficiente parziale dell'energia</translation>
</message>
<message>
 <source>ONR: partial factor of the height</source>
 <translation>ONR: coefficiente parziale dell'altezza</translation>
</message>
<message>
 <source>Object</source>
 <translation>Oggetto</translation>
</message>
<message>
 <source>Object {}</source>
 <translation>Oggetto {}</translation>
</message>
<message>
 <source>Objects</source>
 <translation>Oggetti</translation>
</message>
<message>
 <source>Objects for hazard curves</source>
 <translation>Oggetti per le curve di pericolosità</translation>
</message>
<message>
 <source>Objects that some run hits</source>
 <translation>Oggetti colpiti da almeno un lancio</translation>
</message>
<message>
 <source>Objects to protect</source>
 <translation>Oggetti da proteggere</translation>
</message>
<message>
 <source>Objects: buildings, sections of road</source>
 <translation>Oggetti: edifici, tratti di strada</translation>
</message>
<message>
 <source>Oblique</source>
 <translation>Vista obliqua</translation>
</message>
<message>
 <source>Observed data</source>
 <translation>Che cosa è stato osservato</translation>
</message>
<message>
 <source>Observed points</source>
 <translation>Punti osservati</translation>
</message>
<message>
 <source>Observed: {} blocks of {:.3g} to {:.3g} kg, each simulated with its own size, {} runs in all. Ground class: {}.</source>
 <translation>Osservati: {} blocchi da {:.3g} a {:.3g} kg, ciascuno lanciato con la propria dimensione, {} traiettorie in tutto. Classe di terreno: {}.</translation>
</message>
<message>
 <source>Observed: {} points. Ground class: {}.</source>
 <translation>Osservati: {} punti. Classe di terreno: {}.</translation>
</message>
<message>
 <source>Off: one simulation with the ground as it is, for residuals and sources alone; table, figure, ensemble and table of the evaluations are not written.</source>
 <translation>Disattivato: una simulazione con il terreno così com'è, solo per residui e sorgenti; tabella, figura, ensemble e tabella delle valutazioni non vengono scritti.</translation>
</message>
<message>
 <source>On a computer with internet access, the same system and Python {}, run

{}

bring the folder talus_wheels here, and choose it with the button for a folder of wheels.</source>
 <translation>Su un computer con accesso a internet, lo stesso sistema e Python {}, eseguite

{}

Portate qui la cartella talus_wheels e sceglietela con il pulsante per una cartella di wheel.</translation>
</message>
<message>
 <source>On disk [MB]</source>
 <translation>Su disco [MB]</translation>
</message>
<message>
 <source>On soil type 0 obstacles are higher than {limit:g} m in {value:.0f} cells, as where water stops all blocks; there the surface roughness is at most {highest:g} m.</source>
 <translation>Sul tipo di suolo 0 gli ostacoli superano {limit:g} m in {value:.0f} celle, come dove l'acqua ferma tutti i blocchi; lì la scabrezza superficiale è al massimo {highest:g} m.</translation>
</message>
<message>
 <source>On the cells of the raster above; without it the number below applies.</source>
 <translation>Sulle celle del raster indicato sopra; senza di esso vale il numero indicato sotto.</translation>
</message>
<message>
 <source>One energy stands for all runs of a scenario in a cell, the maximum or the 95th percentile, as given.</source>
 <translation>Una sola energia rappresenta tutti i lanci di uno scenario in una cella, il massimo o il 95° percentile, secondo i dati indicati.</translation>
</message>
<message>
 <source>One ground class with soil applies everywhere, also on cliffs: {value:.2g} % of the terrain are steeper than {limit:g}°, where there is no soil. Rocks that strike these faces keep too little energy.</source>
 <translation>Una classe di suolo cedevole vale ovunque, anche sulle pareti: {value:.2g} % del terreno è più ripido di {limit:g}°, dove non c'è suolo. I blocchi che colpiscono queste pareti conservano troppo poca energia.</translation>
</message>
<message>
 <source>One line, drawn downhill along the paths of the rocks. If the layer has several lines, select one.</source>
 <translation>Una linea, disegnata verso valle lungo il percorso dei blocchi. Se ce ne sono più, selezionarne una nel layer.</translation>
</message>
<message>
 <source>One line, drawn downhill. Of several, select one in the layer.</source>
 <translation>Una linea, tracciata verso valle. Se sono più d'una, selezionarne una nel layer.</translation>
</message>
<message>
 <source>One page with a map, percentiles, histograms, the design table and the sources of each line, to print.</source>
 <translation>Una pagina con una mappa, percentili, istogrammi, la tabella di dimensionamento e la provenienza per ogni linea, da stampare.</translation>
</message>
<message>
 <source>One page with a map, the numbers, all parameters and what the results were made from.</source>
 <translation>Una pagina con una mappa, i valori caratteristici, tutti i parametri e i dati di base dei risultati.</translation>
</message>
<message>
 <source>One page with the scenarios, maps, areas, the matrix, and what the results were made from, to print.</source>
 <translation>Una pagina con gli scenari, le mappe, le superfici, la matrice e i dati di base dei risultati, da stampare.</translation>
</message>
<message>
 <source>One point, in the steepest cell, for each square of this size in each area. Left empty, it follows from the number of points below.</source>
 <translation>Un punto, nella cella più ripida, per ogni quadrato di questa dimensione in ogni area. Vuoto: segue dal numero di punti qui sotto.</translation>
</message>
<message>
 <source>One raster of each simulation, its maximum or 95th percentile of energy. The order is that of the other rasters and of the rows of the table.</source>
 <translation>Un raster di ogni simulazione, il massimo o il 95° percentile dell'energia. L'ordine è quello degli altri raster e delle righe della tabella.</translation>
</message>
<message>
 <source>One raster with a band for each of the ENERGY_THRESHOLDS: the number of runs that pass a cell with a largest energy above it; 0 where runs pass and none exceeds it, no data where none passes. From these counts Hazard map computes how often per year a place is hit with more than an energy.</source>
 <translation>Un raster con una banda per ciascuna delle ENERGY_THRESHOLDS: quanti lanci passano una cella con un'energia massima superiore; 0 dove passano lanci e nessuno la supera, nessun dato dove non ne passano. Con questi conteggi Carta dei pericoli dice quante volte all'anno un luogo è colpito con più di un'energia.</translation>
</message>
<message>
 <source>One raster with a band for each of the HEIGHT_THRESHOLDS: the number of runs that pass a cell with their centre of mass higher above the ground; 0 where runs pass and none exceeds it, no data where none passes.</source>
 <translation>Lo stesso per l'altezza di passaggio del baricentro sopra il suolo, con una banda per ciascuna delle HEIGHT_THRESHOLDS.</translation>
</message>
<message>
 <source>One raster with a band for each return period of the rules (RULES): the strongest intensity of events that are at least as frequent, 1 for the weakest.</source>
 <translation>Un raster con una banda per ogni periodo di ritorno delle regole (RULES): l'intensità più forte di ciò che accade almeno così spesso, 1 per la più debole.</translation>
</message>
<message>
 <source>One raster with bands: the factor by which the number of runs would have to grow for a precision of 10 % of the 95th percentile of the energy (below 1: there are enough runs), and the same for the height; reach probability and its 95 % bounds; 50th, 90th, 95th and 99th percentile of energy and height, with the 95 % bounds of the 95th, empty where too few runs pass to bound it.</source>
 <translation>Un raster a più bande: quante volte più lanci danno il 95° percentile dell'energia entro il 10 % (sotto 1: bastano), lo stesso per l'altezza; probabilità di raggiungimento e suoi limiti al 95 %; 50°, 90°, 95° e 99° percentile di energia e altezza, con i limiti al 95 % del 95°, vuoti dove passano troppo pochi lanci per limitarlo.</translation>
</message>
<message>
 <source>One rock in {:.0f} reaches a run-out of {:.1f} m or more; this share has a standard error of {:.0f} % and rests on {} rocks.</source>
 <translation>Un blocco su {:.0f} arriva a {:.1f} m o più; questa quota è nota al {:.0f} % (errore standard), da {} blocchi.</translation>
</message>
<message>
 <source>One self-contained file. Adding #t=12.5 to its address opens it at that second.</source>
 <translation>Un solo file con tutto ciò che gli serve. Con #t=12.5 dopo il nome si apre a quel secondo.</translation>
</message>
<message>
 <source>One simulation for each combination of volumes, shapes, ground classes, and forest: with it, without it, or with a share of its stems lost. Each is kept in its own folder, and all are compared in a table and a figure.</source>
 <translation>Una simulazione per ogni combinazione di volumi, forme, classi di terreno e bosco: con esso, senza, o con una quota dei fusti persa. Ciascuna è conservata in una propria cartella, e tutte sono confrontate in una tabella e una figura.</translation>
</message>
<message>
 <source>One volume in cubic metres on each line; lines that begin with # are left out. Instead of BLOCKS.</source>
 <translation>Un volume in metri cubi per riga; le righe che iniziano con # sono tralasciate. Al posto di BLOCKS.</translation>
</message>
<message>
 <source>Only lines above the ground</source>
 <translation>Solo linee sopra il suolo</translation>
</message>
<message>
 <source>Only this part goes into the carved elevation model. Smaller cells take much memory.</source>
 <translation>Solo questa parte va nel modello del terreno modificato. Celle piccole richiedono molta memoria.</translation>
</message>
<message>
 <source>Only this part is used, also for the distribution of the slope. If left empty, the whole model.</source>
 <translation>Conta solo questa parte, anche per la distribuzione della pendenza. Vuoto: tutto il modello.</translation>
</message>
<message>
 <source>Only this part of the elevation model is written.</source>
 <translation>Si scrive solo questa parte del modello altimetrico.</translation>
</message>
<message>
 <source>Only {} runs: 95th percentiles have no upper bound with a confidence of 95 % below {} runs.</source>
 <translation>Solo {} lanci: i 95° percentili non hanno un limite superiore con una confidenza del 95 % al di sotto di {} lanci.</translation>
</message>
<message>
 <source>Open a study</source>
 <translation>Apri uno studio</translation>
</message>
<message>
 <source>Open a study ...</source>
 <translation>Apri uno studio ...</translation>
</message>
<message>
 <source>Open the example</source>
 <translation>Apri l'esempio</translation>
</message>
<message>
 <source>Open when finished</source>
 <translation>Aprire alla fine</translation>
</message>
<message>
 <source>Opens Simulate rockfall with the inputs of the last throw.</source>
 <translation>Apre Simulare la caduta massi con gli input dell'ultimo lancio.</translation>
</message>
<message>
 <source>Opens the dialog with the parameters of this run, to change some of them.</source>
 <translation>La finestra con i parametri di questa simulazione, per cambiarne alcuni.</translation>
</message>
<message>
 <source>Or a profile from a file</source>
 <translation>O un profilo da un file</translation>
</message>
<message>
 <source>Or a text file of volumes [m³]</source>
 <translation>O un file di testo con i volumi [m³]</translation>
</message>
<message>
 <source>Other dimensions for the same lines, one variant per row; where a cell is empty, the value above applies. The table and the report compare volumes, area, heights and, with crossings, the rocks that pass above the crest. The carved elevation model and the other layers show the dimensions above; the elevation models of the variants are written into a folder.</source>
 <translation>Altre forme delle stesse linee, una per riga; le celle vuote sono come sopra. Tabella e rapporto le confrontano: volumi, area, altezze e, con gli attraversamenti, i blocchi sopra il coronamento. Il modello del terreno modificato e gli altri layer sono della forma sopra; quelli delle varianti vanno in una cartella.</translation>
</message>
<message>
 <source>Other processes, rock falls of whole faces, and damage to a barrier or a forest by earlier events are not included in the map.</source>
 <translation>Altri processi, crolli di intere pareti e danni a un'opera o a un bosco per eventi precedenti non sono nella carta.</translation>
</message>
<message>
 <source>Outlines along the edges of the cells, with the id of the tree.</source>
 <translation>Contorni lungo i bordi delle celle, con l'id dell'albero.</translation>
</message>
<message>
 <source>Outlines of the blocks</source>
 <translation>Contorni dei blocchi</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with the crest lines, of a simulation without the embankment. The report then states the share of the rocks that pass above the crest, and how many could climb over it.</source>
 <translation>Da «Blocchi alle linee di controllo» con le linee di coronamento, di una simulazione senza il rilevato. Il rapporto contiene allora la quota dei blocchi che passano sopra il coronamento e quanti potrebbero scavalcarlo.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with the objects, of a simulation without trees and with the same seed. Together with the two layers below it shows which stands protect each object.</source>
 <translation>Da Blocchi alle linee di controllo con gli oggetti, di una simulazione senza alberi e con lo stesso seme. Con i due layer qui sotto: quale popolamento protegge quale oggetto.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines with these lines. The first passage of each run counts.</source>
 <translation>Da Blocchi alle linee di controllo con queste linee. Conta il primo attraversamento di ogni lancio.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines, for the rocks that reach a road or a house. Runs that do not arrive count with an energy of 0.</source>
 <translation>Dalle linee di controllo, per ciò che arriva a una strada o una casa. I lanci che non arrivano contano con energia 0.</translation>
</message>
<message>
 <source>Output of Rocks at screen lines. The first passage of each run counts, each line is checked by itself. Energies include the rotation where the crossings have it.</source>
 <translation>Dalle linee di controllo. Conta il primo attraversamento di ogni lancio, ogni linea è verificata da sola. Le energie contengono la rotazione dove gli attraversamenti la conoscono.</translation>
</message>
<message>
 <source>Output of Simulate rockfall with the measure and with the same releases, rocks, runs and seed. Each run is then compared with itself, and the difference is known much more precisely than from independent runs.</source>
 <translation>Dalla simulazione con la misura, e gli stessi punti di distacco, blocchi, lanci e seme: ogni lancio è allora confrontato con sé stesso, e la differenza è nota molto meglio che da lanci indipendenti.</translation>
</message>
<message>
 <source>Output of Simulate rockfall, in the order of the crossings: only to count the runs that the table leaves empty, as in a model. Not for simulations whose rocks break, of which each piece has a stop.</source>
 <translation>Da «Simulare la caduta massi», nell'ordine degli attraversamenti: solo per contare i lanci che la tabella lascia vuoti, per esempio in un modello. Non per simulazioni i cui blocchi si rompono, dove ogni pezzo ha un punto di arresto.</translation>
</message>
<message>
 <source>Output of Simulate rockfall, without the barrier, forest or other measure.</source>
 <translation>Dalla simulazione, senza la barriera, il bosco o altra misura.</translation>
</message>
<message>
 <source>Output of the calibration: sets of numbers of one class that belong together. Each member uses one of them.</source>
 <translation>L'insieme che scrive la calibrazione: serie di valori di una classe che vanno insieme. Ogni membro ne prende una.</translation>
</message>
<message>
 <source>Outputs</source>
 <translation>Output</translation>
</message>
<message>
 <source>Outputs of Rocks at screen lines: a layer for each simulation in the order of the stops, all with the same lines. Runs that do not arrive are included in the share, but not in energy and height.</source>
 <translation>Da «Blocchi alle linee di controllo»: un layer per ogni simulazione nell'ordine dei punti di arresto, tutti con le stesse linee. I lanci che non arrivano contano per la quota, non per energia e altezza.</translation>
</message>
<message>
 <source>Outputs of Simulate rockfall, at least two, in the order of the table. They may differ in rocks, releases, ground and number of runs; the names of the runs distinguish them. For the effect of one measure on the same rocks, Compare two simulations is more precise.</source>
 <translation>Da «Simulare la caduta massi», almeno due, nell'ordine della tabella. Possono differire per blocchi, punti di distacco, terreno e numero di lanci; i nomi delle simulazioni le distinguono. Per l'effetto di una misura sugli stessi blocchi è più preciso «Confrontare due simulazioni».</translation>
</message>
<message>
 <source>Outside of the check</source>
 <translation>Fuori dalla verifica</translation>
</message>
<message>
 <source>Overlaps</source>
 <translation>Sovrapposizioni</translation>
</message>
<message>
 <source>Overlaps with different values</source>
 <translation>Sovrapposizioni con valori diversi</translation>
</message>
<message>
 <source>Overlaps, gaps and slivers with their area, mean width and the ids of the features.</source>
 <translation>Sovrapposizioni, lacune e poligoni spuri con la loro superficie, la larghezza media e gli id degli elementi.</translation>
</message>
<message>
 <source>Overlaps: {} ({} m²), of different classes or roughness: {}; a simulation refuses these.</source>
 <translation>Sovrapposizioni: {} ({} m²), di classi o scabrezze diverse: {}; una simulazione rifiuta queste ultime.</translation>
</message>
<message>
 <source>PAGE: the page is larger than 30 MB; use fewer layers, or a part (EXTENT).</source>
 <translation>PAGE: la pagina supera 30 MB; prendere meno layer o una parte (EXTENT).</translation>
</message>
<message>
 <source>PASSAGES: no run passes a cell of the elevation model, so nothing is compared.</source>
 <translation>PASSAGES: nessun lancio passa per una cella del modello del terreno, quindi non si confronta nulla.</translation>
</message>
<message>
 <source>PASSAGES: {} does not have the cells of the elevation model; simulate on that model, or clip both to the same cells.</source>
 <translation>PASSAGES: {} non ha le celle del modello del terreno; simulare su quel modello, o ritagliare entrambi alle stesse celle.</translation>
</message>
<message>
 <source>PDF files (*.pdf);;PNG files (*.png)</source>
 <translation>File PDF (*.pdf);;File PNG (*.png)</translation>
</message>
<message>
 <source>PIECES: the trajectories do not state which runs are pieces of one rock (fields {}). Use the layer of a simulation with BREAKING, or leave {}.</source>
 <translation>PIECES: le traiettorie non dicono quali lanci sono frammenti di un blocco (campi {}). Prendere il layer di una simulazione con BREAKING, o lasciare {}.</translation>
</message>
<message>
 <source>PLOT: it requires the Python package matplotlib, which is not installed. Install it, or skip PLOT.</source>
 <translation>PLOT: richiede il pacchetto Python matplotlib, che manca. Installarlo, o tralasciare PLOT.</translation>
</message>
<message>
 <source>PNG files (*.png)</source>
 <translation>File PNG (*.png)</translation>
</message>
<message>
 <source>PNG files (*.png);;SVG files (*.svg)</source>
 <translation>File PNG (*.png);;File SVG (*.svg)</translation>
</message>
<message>
 <source>PREVIEW: no picture, because the Python of QGIS has no matplotlib; install it there.</source>
 <translation>PREVIEW: nessuna immagine, perché nel Python di QGIS manca matplotlib; installarlo in quel Python.</translation>
</message>
<message>
 <source>PROFILE_FILE: line {} has the ground class {!r}; known classes are {}.</source>
 <translation>PROFILE_FILE: la riga {} ha la classe di terreno {!r}; le classi note sono {}.</translation>
</message>
<message>
 <source>PROFILE_FILE: line {} is {!r}; give a distance and a height in metres, and a ground class or nothing.</source>
 <translation>PROFILE_FILE: la riga {} è {!r}; indicare una distanza e una quota in metri, e una classe di terreno o niente.</translation>
</message>
<message>
 <source>PROTECTION: it needs the layers {}.</source>
 <translation>PROTECTION: servono i layer {}.</translation>
</message>
<message>
 <source>Package</source>
 <translation>Pacchetto</translation>
</message>
<message>
 <source>Page</source>
 <translation>Pagina</translation>
</message>
<message>
 <source>Page with flying rocks</source>
 <translation>Pagina con blocchi in volo</translation>
</message>
<message>
 <source>Paper</source>
 <translation>Carta</translation>
</message>
<message>
 <source>Parameter</source>
 <translation>Parametro</translation>
</message>
<message>
 <source>Parameters</source>
 <translation>Parametri</translation>
</message>
<message>
 <source>Parameters found</source>
 <translation>Parametri trovati</translation>
</message>
<message>
 <source>Parameters of ground and forest in bands, as talus:groundclasses writes them on the cells of the elevation model. Replaces ground and forest polygons; its viscous drag has an effect where that is switched on.</source>
 <translation>Parametri di suolo e bosco in bande, come li crea talus:groundclasses sulle celle del modello del terreno. Sostituisce i poligoni di suolo e di bosco; la sua resistenza viscosa conta se questa è attivata.</translation>
</message>
<message>
 <source>Parameters of the ground have to be calibrated against events at the site; published values are only a start.</source>
 <translation>I parametri del suolo vanno calibrati su eventi del sito; i valori pubblicati sono un punto di partenza.</translation>
</message>
<message>
 <source>Parameters to find, with their bounds</source>
 <translation>Parametri da trovare, con i loro limiti</translation>
</message>
<message>
 <source>Pareto</source>
 <translation>Pareto</translation>
</message>
<message>
 <source>Part of the elevation model to read</source>
 <translation>Parte del modello del terreno da leggere</translation>
</message>
<message>
 <source>Part to show</source>
 <translation>Parte da mostrare</translation>
</message>
<message>
 <source>Passages</source>
 <translation>Attraversamenti</translation>
</message>
<message>
 <source>Passages [runs]</source>
 <translation>Attraversamenti [lanci]</translation>
</message>
<message>
 <source>Passages of a simulation to compare with</source>
 <translation>Attraversamenti di una simulazione per il confronto</translation>
</message>
<message>
 <source>Passages of each scenario [runs]</source>
 <translation>Attraversamenti di ogni scenario [lanci]</translation>
</message>
<message>
 <source>Passages outside of the indication [%]</source>
 <translation>Attraversamenti fuori della carta indicativa [%]</translation>
</message>
<message>
 <source>Passing height of the centre, 95th percentile [m]</source>
 <translation>Altezza di passaggio del centro, 95° percentile [m]</translation>
</message>
<message>
 <source>Passing height of the centre, maximum [m]</source>
 <translation>Altezza di passaggio del centro, massimo [m]</translation>
</message>
<message>
 <source>Passing height of the centre, mean [m]</source>
 <translation>Altezza di passaggio del centro, media [m]</translation>
</message>
<message>
 <source>Paths</source>
 <translation>Traiettorie</translation>
</message>
<message>
 <source>Paths of the blocks' centres of mass, with height (Z) and time in seconds (M).</source>
 <translation>Dei baricentri dei blocchi, con quota (Z) e tempo in secondi (M).</translation>
</message>
<message>
 <source>Paths of the rocks' centres of mass as lines with height (Z) and time in seconds (M). They carry the motion at their vertices, from which screen lines, barriers and profiles compute the energy including rotation.</source>
 <translation>Traiettorie dei baricentri come linee con quota (Z) e tempo in secondi (M). Portano il moto ai loro vertici, da cui linee di controllo, barriere e profili ricavano l'energia con la rotazione.</translation>
</message>
<message>
 <source>Penetration d = 2 E / F, of a force that rises and falls evenly in time; the largest of the formulas is shown. Static force: the largest of the forces times the factor given.</source>
 <translation>Penetrazione d = 2 E / F, di una forza che cresce e cala in modo uniforme nel tempo; è mostrata la maggiore delle formule. Forza statica: la maggiore delle forze per il fattore dato.</translation>
</message>
<message>
 <source>Penetration of the deepest point of a rock, not exceeded in {:g} % of the steps with contact, in % of its radius</source>
 <translation>Profondità del punto più basso di un blocco nel {:g} % dei passi con contatto, in % del suo raggio</translation>
</message>
<message>
 <source>Penetration: p = E / F, with the mean force F. For a triangular pulse the mean is half of the largest force. Thickness: horizontal, at the height of the centre of the rock at the line, b + (crest - height) (cot β uphill + cot β downhill).</source>
 <translation>Penetrazione: p = E / F, il lavoro della forza media. Di una forza massima la media è la metà per un impulso triangolare. Spessore: orizzontale, all'altezza del centro del blocco alla linea, b + (coronamento - altezza) (cot β a monte + cot β a valle).</translation>
</message>
<message>
 <source>Per hectare of plan area.</source>
 <translation>Di superficie in pianta.</translation>
</message>
<message>
 <source>Percentage of the height of the net.</source>
 <translation>Dell'altezza della rete.</translation>
</message>
<message>
 <source>Percentage of the height of the tree; cells below it are not part of the crown.</source>
 <translation>In percento dell'altezza dell'albero; le celle più basse non fanno parte della chioma.</translation>
</message>
<message>
 <source>Percentile [%]</source>
 <translation>Percentile [%]</translation>
</message>
<message>
 <source>Percentile of forces, energies and depths within a section.</source>
 <translation>Di forze, energie e penetrazioni entro un tratto.</translation>
</message>
<message>
 <source>Percentile of run-out, energy and height. 95 is usual.</source>
 <translation>Di distanza di arresto, energia e altezza. 95 è usuale.</translation>
</message>
<message>
 <source>Percentile of the energy, largest of the simulations [kJ]</source>
 <translation>Percentile dell'energia, massimo delle simulazioni [kJ]</translation>
</message>
<message>
 <source>Percentile of the energy, smallest of the simulations [kJ]</source>
 <translation>Percentile dell'energia, minimo delle simulazioni [kJ]</translation>
</message>
<message>
 <source>Percentile of the run-out, largest of the simulations [m]</source>
 <translation>Percentile della distanza di arresto, massimo delle simulazioni [m]</translation>
</message>
<message>
 <source>Percentile of the run-out, smallest of the simulations [m]</source>
 <translation>Percentile della distanza di arresto, minimo delle simulazioni [m]</translation>
</message>
<message>
 <source>Percentile of velocity, height and energy at the line. The codes use the 95th or the 99th.</source>
 <translation>Di velocità, altezza ed energia alla linea. Le norme prendono il 95° o il 99°.</translation>
</message>
<message>
 <source>Percentiles interpolate between neighbouring values. Their confidence is that of order statistics and covers the number of runs only, not the ground, the rocks or the model. – where the runs are too few to bound it.</source>
 <translation>I percentili sono interpolati tra valori vicini. La loro confidenza è quella delle statistiche d'ordine e riguarda soltanto il numero di lanci, non il suolo, i blocchi o il modello. – dove i lanci sono troppo pochi per determinare un limite.</translation>
</message>
<message>
 <source>Perimeter</source>
 <translation>Perimetro</translation>
</message>
<message>
 <source>Person responsible for the report.</source>
 <translation>Chi risponde del rapporto.</translation>
</message>
<message>
 <source>Persons in the object while it is occupied, or in one vehicle. If left empty, one person.</source>
 <translation>Persone nell'oggetto quando è occupato, o in un veicolo. Vuoto: una persona.</translation>
</message>
<message>
 <source>Pfeiffer and Bowen</source>
 <translation>Pfeiffer e Bowen</translation>
</message>
<message>
 <source>Picture</source>
 <translation>Immagine</translation>
</message>
<message>
 <source>Pictures (*.png *.svg *.pdf)</source>
 <translation>Immagini (*.png *.svg *.pdf)</translation>
</message>
<message>
 <source>Pieces at barriers</source>
 <translation>Frammenti alle opere</translation>
</message>
<message>
 <source>Pieces of a rock that hit a field within this time are added. If left empty, all of them.</source>
 <translation>I frammenti di un blocco che colpiscono una campata con un intervallo non maggiore vengono sommati. Vuoto: tutti.</translation>
</message>
<message>
 <source>Place</source>
 <translation>Luogo</translation>
</message>
<message>
 <source>Places for a net</source>
 <translation>Posti per una rete</translation>
</message>
<message>
 <source>Places for the net</source>
 <translation>Posti per la rete</translation>
</message>
<message>
 <source>Places planned barrier lines on the terrain, gives them a height and a net class, and checks them: length, posts, steepest ground, elevation of the top, missing elevations. The result is the input BARRIERS of Simulate rockfall. With the trajectories or the crossings of a simulation it reports how many rocks each barrier stops and the required height and class, and compares variants without simulating again. A screening model: barriers do not deform, fill up or wear.</source>
 <translation>Posa sul terreno le linee di barriere in progetto, assegna loro un'altezza e una classe di rete e le verifica: lunghezza, montanti, suolo più ripido, quota del bordo superiore, quote mancanti. Il risultato è l'input BARRIERS di Simulare la caduta massi. Con le traiettorie o gli attraversamenti di una simulazione indica quanti blocchi ferma ogni barriera e quali altezza e classe occorrono, e confronta varianti senza simulare di nuovo. Modello per una valutazione preliminare: le barriere non cedono, non si riempiono e non si usurano.</translation>
</message>
<message>
 <source>Places where rocks start. Points are used as they are; lines and polygons are sampled at the spacing among the advanced inputs. Only x and y are used; the height comes from the elevation model.</source>
 <translation>Da dove partono i blocchi. I punti sono usati come sono; linee e poligoni sono campionati con la spaziatura indicata negli input avanzati. Contano solo x e y; la quota viene dal modello del terreno.</translation>
</message>
<message>
 <source>Plan to print</source>
 <translation>Planimetria da stampare</translation>
</message>
<message>
 <source>Plans added to the project: {}.</source>
 <translation>Piani che il progetto non conteneva ancora: {}.</translation>
</message>
<message>
 <source>Plans left out, because their layers are no longer in the study: {}.</source>
 <translation>Piani di cui lo studio non ha più i layer: {}.</translation>
</message>
<message>
 <source>Play</source>
 <translation>Riproduci</translation>
</message>
<message>
 <source>Play or stop</source>
 <translation>Riproduci o ferma</translation>
</message>
<message>
 <source>Plot</source>
 <translation>Grafico</translation>
</message>
<message>
 <source>Point cloud or mesh</source>
 <translation>Nuvola di punti o mesh</translation>
</message>
<message>
 <source>Point clouds (*.las *.laz *.xyz *.csv)</source>
 <translation>Nuvole di punti (*.las *.laz *.xyz *.csv)</translation>
</message>
<message>
 <source>Point of the rock that must be above the top for it to pass over a barrier</source>
 <translation>Un blocco supera una barriera se questo è sopra il bordo superiore</translation>
</message>
<message>
 <source>PointZ or MultiPointZ features of one rock, in a projected coordinate system or a scanner's own.</source>
 <translation>Elementi PointZ o MultiPointZ di un blocco, in un sistema di coordinate proiettato o nel sistema proprio di uno scanner.</translation>
</message>
<message>
 <source>Points (*.pts)</source>
 <translation>Punti (*.pts)</translation>
</message>
<message>
 <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply *.las *.laz)</source>
 <translation>Punti e mesh (*.pts *.xyz *.csv *.obj *.stl *.ply *.las *.laz)</translation>
</message>
<message>
 <source>Points and meshes (*.pts *.xyz *.csv *.obj *.stl *.ply)</source>
 <translation>Punti e mesh (*.pts *.xyz *.csv *.obj *.stl *.ply)</translation>
</message>
<message>
 <source>Points for the input RELEASES of the simulation, with the slope, the number of their area, and the true area that each represents.</source>
 <translation>Punti per l'ingresso RELEASES della simulazione, con la pendenza, il numero della loro area e l'area vera che ciascuno rappresenta.</translation>
</message>
<message>
 <source>Points from Single trees, Trees from heights or Simulate rockfall. Lying logs are ignored.</source>
 <translation>Punti come da Alberi singoli o da Alberi dalle altezze, o dalla simulazione. I tronchi a terra sono esclusi.</translation>
</message>
<message>
 <source>Points of a lidar flight, in the coordinate system of the elevation model. Files of .laz need the Python package laspy.</source>
 <translation>Di un volo lidar, nel sistema di coordinate del modello del terreno. I file .laz richiedono il pacchetto Python laspy.</translation>
</message>
<message>
 <source>Points or a line along the top of the talus, where the cliff ends.</source>
 <translation>Punti o una linea lungo il bordo superiore della falda di detrito, dove termina la parete.</translation>
</message>
<message>
 <source>Points where blocks came to rest, or where they left scars. Use at least 20 points, all from one event or from one kind of block.</source>
 <translation>Dove i blocchi si sono arrestati, o dove hanno lasciato tracce d'impatto. 20 punti o più, tutti di un solo evento o di un solo tipo di blocco.</translation>
</message>
<message>
 <source>Points, buildings as polygons, roads as lines; a field name holds their name. With the trajectories of all simulations each run that meets the shape within the radius of its rock is a hit, as in Rocks at screen lines. Without them hits are estimated from the cells of the object.</source>
 <translation>Punti, edifici come poligoni, strade come linee; un campo name è il loro nome. Con le traiettorie di tutte le simulazioni ogni lancio che incontra la forma entro il raggio del suo blocco è un impatto, come in Blocchi alle linee di controllo. Senza di esse gli impatti sono stimati dalle celle dell'oggetto.</translation>
</message>
<message>
 <source>Points, lines or areas where blocks start.</source>
 <translation>Punti, linee o aree da cui partono i blocchi.</translation>
</message>
<message>
 <source>Points, lines or polygons. The slope of a stand is then that of the steepest line from a release to the lower edge of the stand, and the part of this line outside the forest counts as bare slope. If left empty, the slope of the ground in the stand is used; below 31° blocks then stop without trees, however fast they arrive from above.</source>
 <translation>Punti, linee o poligoni. La pendenza di un popolamento è allora quella della linea più ripida da un distacco al suo margine inferiore, e ciò che di essa non è bosco vale come nudo. Vuoto: la pendenza è quella del suolo nel popolamento. Su suolo sotto 31° i blocchi si fermano allora da soli, per quanto veloci arrivino dall'alto.</translation>
</message>
<message>
 <source>Poisson</source>
 <translation>Poisson</translation>
</message>
<message>
 <source>Polygon drawn</source>
 <translation>Poligono disegnato</translation>
</message>
<message>
 <source>Polygon to use where several overlap</source>
 <translation>Poligono che conta dove più poligoni si sovrappongono</translation>
</message>
<message>
 <source>Polygons narrower than this are slivers, strips between polygons narrower than this are gaps; holes are gaps of any width. Left empty, it is the side of a cell.</source>
 <translation>I poligoni più stretti di questo valore sono poligoni spuri, le strisce più strette tra poligoni sono lacune; i fori sono lacune di qualsiasi larghezza. Se il campo è vuoto, vale il lato di una cella.</translation>
</message>
<message>
 <source>Polygons of forest, each evaluated by itself.</source>
 <translation>Poligoni di bosco, ognuno considerato da solo.</translation>
</message>
<message>
 <source>Polygons of forest, in a projected coordinate system in metres.</source>
 <translation>Poligoni di bosco, in un sistema di coordinate proiettato in metri.</translation>
</message>
<message>
 <source>Polygons of forest. Trees are searched for only inside them. Without stands, roofs and masts are taken for trees, too.</source>
 <translation>Poligoni di bosco. Gli alberi si cercano solo al loro interno: senza di essi anche tetti e pali sono alberi.</translation>
</message>
<message>
 <source>Polygons proposed by the slope alone: {}. Rock from {:.0f}°: {}; debris below it from {:.0f}°: {}; meadow elsewhere: {}. Check each of them and correct errors. Undo removes them; nothing is saved yet.</source>
 <translation>Poligoni proposti secondo la sola pendenza: {}. Roccia da {:.0f}°: {}; detrito sottostante da {:.0f}°: {}; altrove prato: {}. Guardare ciascuno e cambiare ciò che è sbagliato. Annulla li toglie; nulla è ancora salvato.</translation>
</message>
<message>
 <source>Polygons taken from a layer</source>
 <translation>Poligoni presi da un layer</translation>
</message>
<message>
 <source>Polygons taken: {}.</source>
 <translation>Poligoni presi: {}.</translation>
</message>
<message>
 <source>Polygons taken: {}; left out, as they are fully covered: {}.</source>
 <translation>Poligoni presi: {}; tralasciati perché già interamente cartografati: {}.</translation>
</message>
<message>
 <source>Polygons without detachments, whatever the slope: walls, cuttings, moraine, glaciers, secured cliffs.</source>
 <translation>Poligoni in cui non si stacca nulla, qualunque sia la pendenza: muri, scarpate di scavo, morene, ghiacciai, pareti messe in sicurezza.</translation>
</message>
<message>
 <source>Position above the lower edge [%]</source>
 <translation>Posizione sopra il bordo inferiore [%]</translation>
</message>
<message>
 <source>Position along the net [%]</source>
 <translation>Posizione lungo la rete [%]</translation>
</message>
<message>
 <source>Position and reason of each run's end, with the same fields.</source>
 <translation>Dove e perché ogni lancio è terminato, con gli stessi campi.</translation>
</message>
<message>
 <source>Positions nearer to another stem are drawn again. 0: anywhere (Poisson process).</source>
 <translation>Le posizioni più vicine a un altro fusto sono estratte di nuovo. 0: ovunque (processo di Poisson).</translation>
</message>
<message>
 <source>Positive upwards, so falling rocks have negative values. A number, or a distribution that each run draws from. For rocks that are thrown by a blast, or that are followed from the middle of their fall.</source>
 <translation>Verso l'alto, perciò i blocchi che cadono hanno numeri negativi. Un numero, o una distribuzione da cui si estrae per ogni lancio. Per blocchi lanciati da una volata, o seguiti da metà della caduta.</translation>
</message>
<message>
 <source>Positive where it falls in the direction of the rocks; for the component across the roof only.</source>
 <translation>Positiva dove scende nella direzione dei blocchi; solo per la parte normale al tetto.</translation>
</message>
<message>
 <source>Possible causes are free falls from cliffs, errors of the elevation model, and ground that takes too little energy.</source>
 <translation>Cercare cadute libere da pareti, errori del modello altimetrico o un terreno che toglie troppo poca energia.</translation>
</message>
<message>
 <source>Possible shapes of the blocks</source>
 <translation>Forme che i blocchi possono avere</translation>
</message>
<message>
 <source>Posts stand at equal spacing along the line.</source>
 <translation>I montanti stanno a distanze uguali lungo la linea.</translation>
</message>
<message>
 <source>Precision of the 95th percentile of {}: {:.1f} %, target {:.1f} %; {} of at most {} runs were made.</source>
 <translation>Precisione del 95° percentile di {}: {:.1f} %, voluta {:.1f} %; sono stati calcolati {} di al massimo {} lanci.</translation>
</message>
<message>
 <source>Precision reached [%]</source>
 <translation>Precisione raggiunta [%]</translation>
</message>
<message>
 <source>Prepare the engine in the background when QGIS starts</source>
 <translation>Preparare il motore in secondo piano all'avvio di QGIS</translation>
</message>
<message>
 <source>Print</source>
 <translation>Stampa</translation>
</message>
<message>
 <source>Probabilities of the sources</source>
 <translation>Probabilità delle sorgenti</translation>
</message>
<message>
 <source>Probability of death, {}</source>
 <translation>Probabilità di morte, {}</translation>
</message>
<message>
 <source>Probability that a confidence interval contains the true value.</source>
 <translation>Probabilità che un tale intervallo contenga il valore vero.</translation>
</message>
<message>
 <source>Probability that at least one block passes the cell within a year.</source>
 <translation>Probabilità che almeno un blocco attraversi la cella nell'arco di un anno.</translation>
</message>
<message>
 <source>Probability that the first line is the best [%]</source>
 <translation>Probabilità che la prima linea sia la migliore [%]</translation>
</message>
<message>
 <source>Problems of the map</source>
 <translation>Problemi della carta</translation>
</message>
<message>
 <source>Product sheet</source>
 <translation>Scheda di prodotto</translation>
</message>
<message>
 <source>Product sheet of the net (instead)</source>
 <translation>Scheda di prodotto della rete (in alternativa)</translation>
</message>
<message>
 <source>Product sheet of this net</source>
 <translation>Scheda di prodotto di questa rete</translation>
</message>
<message>
 <source>Profile</source>
 <translation>Profilo</translation>
</message>
<message>
 <source>Profile along a line</source>
 <translation>Profilo lungo una linea</translation>
</message>
<message>
 <source>Profile of your guideline, such as NaiS, a row for each block size; an empty cell means no requirement. Talus contains no profile, because none could be checked in its source.</source>
 <translation>Della propria direttiva, come NaiS, una riga per dimensione dei blocchi; le celle vuote non chiedono nulla. Talus non ha un proprio profilo, perché nessuno ha potuto essere letto nella sua fonte.</translation>
</message>
<message>
 <source>Project for the field</source>
 <translation>Progetto per il terreno</translation>
</message>
<message>
 <source>Projects of QGIS (*.qgz *.qgs)</source>
 <translation>Progetti QGIS (*.qgz *.qgs)</translation>
</message>
<message>
 <source>Properties of the rock</source>
 <translation>Proprietà del blocco</translation>
</message>
<message>
 <source>Propose from the terrain</source>
 <translation>Proporre dal terreno</translation>
</message>
<message>
 <source>Protective forest check</source>
 <translation>Verifica del bosco di protezione</translation>
</message>
<message>
 <source>Purpose</source>
 <translation>A che serve</translation>
</message>
<message>
 <source>Python code of forms</source>
 <translation>codice Python di moduli</translation>
</message>
<message>
 <source>Python functions of expressions</source>
 <translation>funzioni Python di espressioni</translation>
</message>
<message>
 <source>Python packages ...</source>
 <translation>Pacchetti Python ...</translation>
</message>
<message>
 <source>Python packages for Talus</source>
 <translation>Pacchetti Python per Talus</translation>
</message>
<message>
 <source>QGIS could not write the pictures of the film.</source>
 <translation>QGIS non è riuscito a scrivere le immagini del filmato.</translation>
</message>
<message>
 <source>QML or HTML in forms</source>
 <translation>QML o HTML in moduli</translation>
</message>
<message>
 <source>Quantities with a statistically significant change</source>
 <translation>Grandezze con una variazione statisticamente significativa</translation>
</message>
<message>
 <source>Quantity</source>
 <translation>Grandezza</translation>
</message>
<message>
 <source>Quantity whose precision stops the simulation</source>
 <translation>Grandezza che richiede questa precisione</translation>
</message>
<message>
 <source>Query</source>
 <translation>Interrogare</translation>
</message>
<message>
 <source>Query on the map</source>
 <translation>Interrogare la carta</translation>
</message>
<message>
 <source>RANGES, row {}: {}</source>
 <translation>RANGES, riga {}: {}</translation>
</message>
<message>
 <source>RANGES, row {}: {} of {} is in an earlier row; leave one out.</source>
 <translation>RANGES, riga {}: {} di {} è in una riga precedente; tralasciarne una.</translation>
</message>
<message>
 <source>RANGES: slip friction as the ground model uses mu_min, mu_max, kappa and beta of the classes unchanged; choose another model (GROUND_MODEL), or the softness alone.</source>
 <translation>RANGES: l'attrito di scivolamento come modello del terreno prende mu_min, mu_max, kappa e beta delle classi come sono; scegliere un altro modello (GROUND_MODEL), o solo la morbidezza.</translation>
</message>
<message>
 <source>RANKING: {value:.0f} impacts are too few for a response surface, or the net states no strength; crossings are ranked by energy.</source>
 <translation>RANKING: {value:.0f} impatti sono troppo pochi per una superficie di risposta, o la rete non indica resistenze; gli attraversamenti sono ordinati per energia.</translation>
</message>
<message>
 <source>RATE is {}; give blocks per year, more than 0, or a distribution such as lognormal(0.2, 0.5).</source>
 <translation>RATE è {}; indicare blocchi all'anno, più di 0, o una distribuzione come lognormal(0.2, 0.5).</translation>
</message>
<message>
 <source>RATES, row {}: {!r} runs and {!r} blocks per year; give at least 1 run and a positive rate.</source>
 <translation>RATES, riga {}: {!r} lanci e {!r} blocchi all'anno; indicare almeno 1 lancio e un tasso positivo.</translation>
</message>
<message>
 <source>RATES: there are SCENARIOS, too; give one of these tables and empty the other.</source>
 <translation>RATES: c'è anche SCENARIOS; indicare una di queste tabelle e svuotare l'altra.</translation>
</message>
<message>
 <source>RATES: {} values do not make rows of {}: runs, blocks per year.</source>
 <translation>RATES: {} valori non formano righe di {}: lanci, blocchi all'anno.</translation>
</message>
<message>
 <source>REFERENCE_WIDTH: the rules demand frequencies of {:g} m of slope, and {:g} m were given; leave this input empty.</source>
 <translation>REFERENCE_WIDTH: le regole richiedono frequenze per {:g} m di versante, ma sono stati indicati {:g} m; lasciare vuoto questo campo.</translation>
</message>
<message>
 <source>RELEASES: the layer {} is also the input {}; choose the layer from which rocks fall.</source>
 <translation>RELEASES: il layer {} è dato anche per {}; scegliere il layer da cui cadono i blocchi.</translation>
</message>
<message>
 <source>RELEASES: {value:.0f} of {limit:.0f} points are nearer to another than a block's diameter, and are left out.</source>
 <translation>RELEASES: {value:.0f} posti su {limit:.0f} sono più vicini a un altro del diametro di un blocco e vengono tralasciati.</translation>
</message>
<message>
 <source>RELEASE_FIELD: an inventory has boulders whose release is not known; choose stops (PLACES), or leave the field empty.</source>
 <translation>RELEASE_FIELD: un inventario contiene blocchi il cui distacco non è noto; scegliere gli arresti (PLACES), o lasciare vuoto il campo.</translation>
</message>
<message>
 <source>RELEASE_FIELD: feature {} comes from the release {!r}, which no feature of the releases is called; there are {}.</source>
 <translation>RELEASE_FIELD: l'elemento {} proviene dal distacco {!r}, ma nessun elemento dei distacchi si chiama così; ci sono {}.</translation>
</message>
<message>
 <source>RELEASE_FIELD: the release of each block is found by two fields, one of the observed blocks and RELEASE_ID_FIELD of the releases; give both or none.</source>
 <translation>RELEASE_FIELD: il distacco di ogni blocco si trova con due campi, uno dei blocchi osservati e RELEASE_ID_FIELD dei distacchi; indicarli entrambi o nessuno.</translation>
</message>
<message>
 <source>RELEASE_ID_FIELD: feature {} of the releases has no value in {}; fill it in.</source>
 <translation>RELEASE_ID_FIELD: l'elemento {} dei distacchi non ha valore in {}; inserirlo.</translation>
</message>
<message>
 <source>RETURN_ENERGY: once in {period:g} years the energy is above the highest threshold, {limit:g} kJ, in {value:.0f} cells, which show just more than that.</source>
 <translation>RETURN_ENERGY: una volta in {period:g} anni l'energia supera la soglia più alta, {limit:g} kJ, in {value:.0f} celle, che mostrano appena più di essa.</translation>
</message>
<message>
 <source>RG70, RG20 and RG10 are 0: Rockyfor3D treats the ground as smooth.</source>
 <translation>RG70, RG20 e RG10 sono 0: Rockyfor3D considera liscio il terreno.</translation>
</message>
<message>
 <source>ROCK: the simulation has rocks of the shape {shapes}, and {subject} is thrown into the net.</source>
 <translation>ROCK: la simulazione ha blocchi di forma {shapes}, e nella rete viene lanciato {subject}.</translation>
</message>
<message>
 <source>ROCKS: choose a shape.</source>
 <translation>ROCKS: scegliere una forma.</translation>
</message>
<message>
 <source>ROCK_FILE: only convex blocks can collide with each other; use the hull.</source>
 <translation>ROCK_FILE: solo blocchi convessi possono urtarsi; prendere l'inviluppo.</translation>
</message>
<message>
 <source>ROCK_SOLID: a rock of several parts cannot be stretched to the sizes of blocks; choose its hull.</source>
 <translation>ROCK_SOLID: un blocco di più parti non può essere adattato alle dimensioni dei blocchi; scegliere il suo inviluppo.</translation>
</message>
<message>
 <source>RUNS: {value:.0f} of {thrown} rocks pass over the crest of the slope of {height:g} m with {slope:g} : 1; the others stop behind it. Its shares are based on these few.</source>
 <translation>RUNS: {value:.0f} blocchi su {thrown} superano il ciglio del versante di {height:g} m con {slope:g} : 1; gli altri si fermano prima. Le quote si riferiscono a questi pochi.</translation>
</message>
<message>
 <source>Radius for the height of a cliff [m]</source>
 <translation>Raggio per l'altezza di una parete [m]</translation>
</message>
<message>
 <source>Radius of the design block [m]</source>
 <translation>Raggio del blocco di progetto [m]</translation>
</message>
<message>
 <source>Raise the crest, steepen the uphill face (UPHILL_ANGLE), or add a ditch, and simulate again.</source>
 <translation>Alzare il coronamento, aumentare la pendenza del paramento a monte (UPHILL_ANGLE) o aggiungere un vallo, e simulare di nuovo.</translation>
</message>
<message>
 <source>Random seed</source>
 <translation>Seme del caso</translation>
</message>
<message>
 <source>Ranges of single numbers of the ground</source>
 <translation>Intervalli di singoli valori del terreno</translation>
</message>
<message>
 <source>Ranking of the lines</source>
 <translation>Linee nel loro ordine</translation>
</message>
<message>
 <source>Rare run-outs</source>
 <translation>Arresti rari</translation>
</message>
<message>
 <source>Rare run-outs: friction of the energy line</source>
 <translation>Arresti rari: attrito della linea dell'energia</translation>
</message>
<message>
 <source>Rare run-outs: levels [m]</source>
 <translation>Arresti rari: livelli [m]</translation>
</message>
<message>
 <source>Rare run-outs: measure of a level</source>
 <translation>Arresti rari: che cosa deve essere oltre un livello</translation>
</message>
<message>
 <source>Rare run-outs: runs that continue from a level</source>
 <translation>Arresti rari: corse che proseguono da un livello</translation>
</message>
<message>
 <source>Rare run-outs: smallest share of the rocks sought</source>
 <translation>Arresti rari: minima quota di blocchi cercata</translation>
</message>
<message>
 <source>Raster of ground and forest (instead)</source>
 <translation>Raster di suolo e bosco (in alternativa)</translation>
</message>
<message>
 <source>Raster with the mean stem diameter [cm]</source>
 <translation>Raster con il diametro medio del fusto [cm]</translation>
</message>
<message>
 <source>Raster with the stems per hectare</source>
 <translation>Raster con i fusti per ettaro</translation>
</message>
<message>
 <source>Rasters (*.tif *.tiff *.asc *.vrt *.img);;All files (*)</source>
 <translation>Raster (*.tif *.tiff *.asc *.vrt *.img);;Tutti i file (*)</translation>
</message>
<message>
 <source>Rate</source>
 <translation>Tasso</translation>
</message>
<message>
 <source>Rate at which friction grows with slip (eq. 46). If left empty, the ground classes give it.</source>
 <translation>Quanto in fretta l’attrito cresce con lo scivolamento (eq. 46). Se vuoto, valgono le classi di terreno.</translation>
</message>
<message>
 <source>Rate at which logs decay [1/year]</source>
 <translation>Tasso di decomposizione dei tronchi a terra [1/anno]</translation>
</message>
<message>
 <source>Rate at which the slip of a flying rock decays (eq. 47). If left empty, the ground classes give it.</source>
 <translation>Quanto in fretta un blocco in volo dimentica di quanto è scivolato (eq. 47). Se vuoto, valgono le classi di terreno.</translation>
</message>
<message>
 <source>Rates of each simulation (instead)</source>
 <translation>Tassi di ogni simulazione (invece)</translation>
</message>
<message>
 <source>Rates that rest on {:g} events may be {:.2f} to {:.2f} times as large (95 %), and all frequencies with them.</source>
 <translation>Tassi che si basano su {:g} eventi possono essere da {:.2f} a {:.2f} volte tanto (95 %), e con essi tutte le frequenze.</translation>
</message>
<message>
 <source>Reach ...</source>
 <translation>Raggiungimento ...</translation>
</message>
<message>
 <source>Reach angle [°]</source>
 <translation>Angolo d'arresto [°]</translation>
</message>
<message>
 <source>Reach angle by volume: two numbers</source>
 <translation>Angolo di portata secondo il volume: due numeri</translation>
</message>
<message>
 <source>Reach angle of a run [°]</source>
 <translation>Angolo d'arresto di un lancio [°]</translation>
</message>
<message>
 <source>Reach angles</source>
 <translation>Angoli d'arresto</translation>
</message>
<message>
 <source>Reach probability</source>
 <translation>Probabilità di raggiungimento</translation>
</message>
<message>
 <source>Reach probability [share of runs]</source>
 <translation>Probabilità di raggiungimento [quota dei lanci]</translation>
</message>
<message>
 <source>Reach probability per year</source>
 <translation>Probabilità di raggiungimento annua</translation>
</message>
<message>
 <source>Reach probability with its band</source>
 <translation>Probabilità di raggiungimento con la sua banda</translation>
</message>
<message>
 <source>Reach probability, lower bound</source>
 <translation>Probabilità di raggiungimento, limite inferiore</translation>
</message>
<message>
 <source>Reach probability, upper bound</source>
 <translation>Probabilità di raggiungimento, limite superiore</translation>
</message>
<message>
 <source>Read a part of it, give it more memory, or leave the splitting out.</source>
 <translation>Leggerne una parte, dargli più memoria, o rinunciare alla divisione.</translation>
</message>
<message>
 <source>Reading and limits of the numbers</source>
 <translation>Come leggere i valori, e limiti</translation>
</message>
<message>
 <source>Reading the trajectories ...</source>
 <translation>Lettura delle traiettorie ...</translation>
</message>
<message>
 <source>Reads the input folder of ASCII grids of Rockyfor3D: the elevation model, sources with their blocks, and soil types become layers for Simulate rockfall, so that a study can be repeated and compared.</source>
 <translation>Legge la cartella di griglie ASCII che prende Rockyfor3D: il modello altimetrico, i punti di distacco con i loro blocchi e i tipi di suolo diventano layer per la simulazione, così che uno studio si può rifare e confrontare.</translation>
</message>
<message>
 <source>Receives talus_field.qgz and talus_field.gpkg. Copy the whole folder to the device. A folder that already holds a field project is refused, for its survey would be lost.</source>
 <translation>Riceve talus_field.qgz e talus_field.gpkg. Copiate l'intera cartella sull'apparecchio. Una cartella con un progetto di terreno è rifiutata, perché il suo rilievo andrebbe perso.</translation>
</message>
<message>
 <source>Redo</source>
 <translation>Ripeti</translation>
</message>
<message>
 <source>Reduce the spacing of the stations (SPACING).</source>
 <translation>Ridurre la distanza delle stazioni (SPACING).</translation>
</message>
<message>
 <source>Reduce the time step.</source>
 <translation>Ridurre il passo temporale.</translation>
</message>
<message>
 <source>Reduce the time step. Where rocks pass from soft onto harder ground, a shorter step does not change that.</source>
 <translation>Ridurre il passo temporale. Dove i blocchi passano da un terreno molle a uno più duro, un passo più breve non cambia nulla.</translation>
</message>
<message>
 <source>Reduction of the energy (95 %) at the objects by the forest [%]</source>
 <translation>Riduzione dell'energia (95 %) agli oggetti per il bosco [%]</translation>
</message>
<message>
 <source>Reduction of the total energy at the objects by the forest [%]</source>
 <translation>Riduzione dell'energia totale agli oggetti per il bosco [%]</translation>
</message>
<message>
 <source>Reference of the height</source>
 <translation>Dove vale l'altezza</translation>
</message>
<message>
 <source>Reference width of an object [m]</source>
 <translation>Larghezza dell'oggetto a cui si riferiscono le frequenze [m]</translation>
</message>
<message>
 <source>Regional indication map</source>
 <translation>Carta regionale indicativa di pericolo</translation>
</message>
<message>
 <source>Regional relation from an inventory: rows in the order of height, with linear interpolation between them.</source>
 <translation>Della regione, dal suo inventario: altezze crescenti, in linea retta tra le righe.</translation>
</message>
<message>
 <source>Relative to the horizontal, from the bottom up to the ground. It must be steeper than the ground.</source>
 <translation>Rispetto all'orizzontale, dal fondo fino al terreno. Deve essere più ripida del terreno.</translation>
</message>
<message>
 <source>Relative to the horizontal. Compacted soil stands at 30 to 40°, reinforced soil up to 70°. Steep faces keep rolling rocks from climbing over.</source>
 <translation>Rispetto all'orizzontale. Il terreno compattato sta a 30-40°, il terreno rinforzato fino a 70°. Paramenti ripidi impediscono ai blocchi che rotolano di scavalcare.</translation>
</message>
<message>
 <source>Relative to the horizontal. It must be steeper than the ground, or the face has no toe.</source>
 <translation>Rispetto all'orizzontale. Deve essere più ripido del terreno, altrimenti il paramento non ha piede.</translation>
</message>
<message>
 <source>Release</source>
 <translation>Punto di distacco</translation>
</message>
<message>
 <source>Release from which the block came, if known: a value of the field below. If left empty, each block is simulated from all releases.</source>
 <translation>Se è noto da quale distacco proviene ogni blocco: il valore che il distacco ha nel suo campo qui sotto. Vuoto: ogni blocco è lanciato da tutti i distacchi.</translation>
</message>
<message>
 <source>Release height above the ground [m]</source>
 <translation>Altezza di distacco sopra il suolo [m]</translation>
</message>
<message>
 <source>Release points</source>
 <translation>Punti di distacco</translation>
</message>
<message>
 <source>Release points per hectare of the slope [1/hm²]</source>
 <translation>Punti di distacco per ettaro di versante [1/hm²]</translation>
</message>
<message>
 <source>Release points, blocks and states of the ground other than those of the inputs were not simulated. A cell that no run passes is not proven safe.</source>
 <translation>Altri punti di distacco, blocchi e stati del suolo diversi da quelli dei dati non sono stati simulati. Una cella che nessuna corsa attraversa non è dimostrata sicura.</translation>
</message>
<message>
 <source>Release points, lines or areas</source>
 <translation>Punti di distacco, linee o aree sorgente</translation>
</message>
<message>
 <source>Release points: {}, of features: {}, runs: {}.</source>
 <translation>Punti di distacco: {}, di elementi: {}, lanci: {}.</translation>
</message>
<message>
 <source>Release rate</source>
 <translation>Tasso di distacco</translation>
</message>
<message>
 <source>Releases</source>
 <translation>Punti di distacco</translation>
</message>
<message>
 <source>Releases above the stands</source>
 <translation>Distacchi a monte dei popolamenti</translation>
</message>
<message>
 <source>Releases for the energy-line angle</source>
 <translation>Punti di distacco per l'angolo della linea di energia</translation>
</message>
<message>
 <source>Releases without ground under them</source>
 <translation>Punti di distacco senza terreno sotto</translation>
</message>
<message>
 <source>Relief</source>
 <translation>Rilievo</translation>
</message>
<message>
 <source>Remarks</source>
 <translation>Osservazioni</translation>
</message>
<message>
 <source>Remove</source>
 <translation>Rimuovi</translation>
</message>
<message>
 <source>Remove what Talus installed</source>
 <translation>Rimuovi ciò che Talus ha installato</translation>
</message>
<message>
 <source>Remove {} from the project? Its files are kept; layers that were never saved are lost.</source>
 <translation>Rimuovere {} dal progetto? I file restano; i layer mai salvati vanno perduti.</translation>
</message>
<message>
 <source>Removed. Packages loaded in this session remain until QGIS is closed.</source>
 <translation>Rimosso. Ciò che questa sessione ha caricato resta fino alla chiusura di QGIS.</translation>
</message>
<message>
 <source>Removes the run from the project; its files are kept.</source>
 <translation>Dal progetto; i suoi file restano.</translation>
</message>
<message>
 <source>Rename</source>
 <translation>Rinomina</translation>
</message>
<message>
 <source>Rename ...</source>
 <translation>Rinomina ...</translation>
</message>
<message>
 <source>Renames the group, its layers and the run in the study.</source>
 <translation>Per il gruppo, i suoi layer e lo studio.</translation>
</message>
<message>
 <source>Repair the net after this number of rocks, or use longer brakes.</source>
 <translation>Riparare la rete dopo tanti blocchi, o prendere freni più lunghi.</translation>
</message>
<message>
 <source>Repeats each combination without forest polygons and single trees, where these are given.</source>
 <translation>Dove sono dati poligoni di bosco o singoli alberi: ogni combinazione anche senza entrambi.</translation>
</message>
<message>
 <source>Replace them by the median of their neighbours, or set them to no data and fill them (Raster &gt; Analysis &gt; Fill Nodata).</source>
 <translation>Sostituirle con la mediana delle celle vicine, oppure porle a nodata e riempirle (Raster &gt; Analisi &gt; Riempi nodata).</translation>
</message>
<message>
 <source>Replaces class and capacity; left empty, the field energy_kj is taken where there is one.</source>
 <translation>Sostituisce classe e capacità; se è vuoto, si usa il campo energy_kj, se esiste.</translation>
</message>
<message>
 <source>Replaces the relation with the diameter where it is not empty.</source>
 <translation>Sostituisce la relazione con il diametro dove non è vuoto.</translation>
</message>
<message>
 <source>Replaces the shapes of the library, with commas between them: superellipsoid and its exponent (2 an ellipsoid, 4 a rounded block, 10 nearly a box), prism and the number of sides of its polygon, or box; then the ratios of the axes, unless all are equal. For example: superellipsoid 2.5, prism 5, box 3:2:1.5. For comparison with studies of idealised rocks.</source>
 <translation>Sostituiscono le forme della libreria, separate da virgole: superellipsoid e il suo esponente (2 un ellissoide, 4 un blocco arrotondato, 10 quasi un parallelepipedo), prism e quanti lati ha il suo poligono, oppure box; poi, se non sono tutti uguali, i rapporti degli assi. Per esempio: superellipsoid 2.5, prism 5, box 3:2:1.5. Per confronto con studi di blocchi idealizzati.</translation>
</message>
<message>
 <source>Replaces the values of the classes that it names, and may add classes for the ground polygons; as written by the calibration. Columns as in resources/ground_classes.csv of Talus. The column rolling_meaning states that the rolling resistance includes the effect of corners; a table of the first versions lacks it and is refused. A table without surface_roughness [m] is read with 0 and a warning: its rolling resistance held for rocks of 1 t.</source>
 <translation>Sostituisce i valori delle classi che contiene e può aggiungere classi per i poligoni di suolo; come scritta dalla calibrazione. Colonne come in resources/ground_classes.csv di Talus. rolling_meaning dice che la resistenza al rotolamento comprende ciò che prendono gli spigoli; una tabella delle prime versioni non ce l'ha e viene rifiutata. Una tabella senza surface_roughness [m] viene letta con 0 e un avviso: la sua resistenza al rotolamento valeva per blocchi di 1 t.</translation>
</message>
<message>
 <source>Report</source>
 <translation>Rapporto</translation>
</message>
<message>
 <source>Report of the calibration</source>
 <translation>Rapporto della calibrazione</translation>
</message>
<message>
 <source>Report of the design checks</source>
 <translation>Rapporto delle verifiche</translation>
</message>
<message>
 <source>Report of the embankments</source>
 <translation>Rapporto dei rilevati</translation>
</message>
<message>
 <source>Report of the galleries and walls</source>
 <translation>Rapporto di gallerie e muri</translation>
</message>
<message>
 <source>Report of the net</source>
 <translation>Rapporto della rete</translation>
</message>
<message>
 <source>Report of the places</source>
 <translation>Rapporto dei posti</translation>
</message>
<message>
 <source>Report of the protective forest</source>
 <translation>Rapporto sul bosco di protezione</translation>
</message>
<message>
 <source>Report: author</source>
 <translation>Rapporto: autore</translation>
</message>
<message>
 <source>Report: date</source>
 <translation>Rapporto: data</translation>
</message>
<message>
 <source>Report: object</source>
 <translation>Rapporto: oggetto</translation>
</message>
<message>
 <source>Reproject it to a system made for the region.</source>
 <translation>Riproiettarlo in un sistema fatto per la regione.</translation>
</message>
<message>
 <source>Reproject it to a system whose axes point east and north (Raster &gt; Projections &gt; Warp), such as {instead}.</source>
 <translation>Riproiettarlo in un sistema con assi verso est e nord (Raster &gt; Proiezioni &gt; Riproiezione), per esempio {instead}.</translation>
</message>
<message>
 <source>Required category of the residual height</source>
 <translation>Categoria richiesta dell'altezza residua</translation>
</message>
<message>
 <source>Required precision [%]</source>
 <translation>Precisione voluta [%]</translation>
</message>
<message>
 <source>Residual hazard by block and loss of stems</source>
 <translation>Pericolo residuo per blocco e perdita di fusti</translation>
</message>
<message>
 <source>Residual height</source>
 <translation>Altezza residua</translation>
</message>
<message>
 <source>Residual height after the last successive rock [%]</source>
 <translation>Altezza residua dopo l'ultimo blocco successivo [%]</translation>
</message>
<message>
 <source>Residuals (observed less simulated run-out) of {} blocks: mean {:.1f} m, standard deviation {:.1f} m.</source>
 <translation>Residui (portata osservata meno simulata) di {} blocchi: media {:.1f} m, deviazione standard {:.1f} m.</translation>
</message>
<message>
 <source>Residuals of the blocks</source>
 <translation>Residui dei blocchi</translation>
</message>
<message>
 <source>Residuals over mass and shape</source>
 <translation>Residui secondo massa e forma</translation>
</message>
<message>
 <source>Resolution [dots per inch]</source>
 <translation>Risoluzione [punti per pollice]</translation>
</message>
<message>
 <source>Resolution of pictures, and of content that a PDF cannot draw as lines.</source>
 <translation>Delle immagini, e di ciò che un PDF non può disegnare come linee.</translation>
</message>
<message>
 <source>Restitution and friction are drawn</source>
 <translation>Estrazione di restituzione e attrito</translation>
</message>
<message>
 <source>Restitution between blocks</source>
 <translation>Restituzione tra i blocchi</translation>
</message>
<message>
 <source>Restitution between blocks and ground</source>
 <translation>Restituzione tra i blocchi e il terreno</translation>
</message>
<message>
 <source>Restitution of the earlier models</source>
 <translation>Restituzione dei modelli precedenti</translation>
</message>
<message>
 <source>Restore the names of the layers</source>
 <translation>Dare anche i nomi ai layer</translation>
</message>
<message>
 <source>Result and its uncertainty, whether the parameters can be distinguished, and residuals over mass and shape or the sources of the boulders.</source>
 <translation>Che cosa è stato trovato, con quale precisione, se i parametri si distinguono, e i residui secondo massa e forma o le sorgenti dei blocchi.</translation>
</message>
<message>
 <source>Results</source>
 <translation>Risultati</translation>
</message>
<message>
 <source>Results at a place</source>
 <translation>Risultati in un punto</translation>
</message>
<message>
 <source>Results of Talus and other layers of the plan. Results from files get their styles and names; layers of the project keep their appearance.</source>
 <translation>Risultati di Talus e quant'altro va sulla planimetria. I risultati da file ricevono i loro stili e nomi; i layer del progetto restano come lì.</translation>
</message>
<message>
 <source>Results of Talus from files or from the project. They are recognised by their fields or metadata; other layers are left unchanged, with a warning.</source>
 <translation>Risultati di Talus da file o dal progetto. Che cosa sia ognuno lo dicono i campi o i metadati; i layer che non lo sono restano come sono, con un avviso.</translation>
</message>
<message>
 <source>Results of the runs</source>
 <translation>Risultati dei lanci</translation>
</message>
<message>
 <source>Resume ...</source>
 <translation>Continua ...</translation>
</message>
<message>
 <source>Resumes with {} finished members.</source>
 <translation>Prosegue con {} membri già calcolati.</translation>
</message>
<message>
 <source>Resumes with {} finished runs.</source>
 <translation>Riprende con {} lanci già calcolati.</translation>
</message>
<message>
 <source>Return period [years]</source>
 <translation>Periodo di ritorno [anni]</translation>
</message>
<message>
 <source>Return period of passing heights [years]</source>
 <translation>Periodo di ritorno delle altezze di passaggio [anni]</translation>
</message>
<message>
 <source>Return period of the known event [years]</source>
 <translation>Periodo di ritorno dell'evento noto [anni]</translation>
</message>
<message>
 <source>Return period with its band [years]</source>
 <translation>Periodo di ritorno con la sua banda [anni]</translation>
</message>
<message>
 <source>Return period, {}</source>
 <translation>Periodo di ritorno, {}</translation>
</message>
<message>
 <source>Return period, {}, lower bound</source>
 <translation>Periodo di ritorno, {}, limite inferiore</translation>
</message>
<message>
 <source>Return period, {}, upper bound</source>
 <translation>Periodo di ritorno, {}, limite superiore</translation>
</message>
<message>
 <source>Return periods [years]</source>
 <translation>Periodi di ritorno richiesti [anni]</translation>
</message>
<message>
 <source>Return periods and blocks per event are assumptions of the user, and all probabilities depend on them.</source>
 <translation>I periodi di ritorno e i blocchi per evento sono ipotesi dell'utente, e tutte le probabilità ne dipendono.</translation>
</message>
<message>
 <source>Return periods of any passage, and of more than each of these energies.</source>
 <translation>Periodi di ritorno di ogni attraversamento, e di più di ciascuna di queste energie.</translation>
</message>
<message>
 <source>Return periods of energies [years]</source>
 <translation>Periodi di ritorno delle energie [anni]</translation>
</message>
<message>
 <source>Return periods of the memberships [years]</source>
 <translation>Periodi di ritorno delle appartenenze [anni]</translation>
</message>
<message>
 <source>Return periods of the output Energy by return period (RETURN_ENERGY), one band each.</source>
 <translation>Dell'output Energia per periodo di ritorno (RETURN_ENERGY), una banda ciascuno.</translation>
</message>
<message>
 <source>Rings do not bend and do not touch one another, a membrane has no single wires, nothing depends on the strain rate, and a rock does not hit posts or uphill ropes: an impact nearer to a post than the radius of the rock (post_m) does not represent a real net.</source>
 <translation>Gli anelli non si flettono e non si toccano, un tessuto non ha fili singoli, nulla dipende dalla velocità di deformazione, e un blocco non colpisce montanti né funi a monte: un impatto più vicino a un montante del raggio del blocco (post_m) non è quello di una rete reale.</translation>
</message>
<message>
 <source>Risk of objects</source>
 <translation>Rischio degli oggetti</translation>
</message>
<message>
 <source>Risk of the objects</source>
 <translation>Rischio per oggetto</translation>
</message>
<message>
 <source>Road</source>
 <translation>Strada</translation>
</message>
<message>
 <source>Rock</source>
 <translation>Blocco</translation>
</message>
<message>
 <source>Rock alone, without the voids between blocks. Multiplied by the cell area and summed over the cells, it gives the volume of the blocks.</source>
 <translation>Solo roccia, senza i vuoti tra i blocchi. Moltiplicata per l'area delle celle e sommata, dà il volume dei blocchi.</translation>
</message>
<message>
 <source>Rock cliffs have no peak of their own in the distribution of the slope, only its tail.</source>
 <translation>Le pareti rocciose non formano un proprio massimo nella distribuzione della pendenza, ma solo la sua coda.</translation>
</message>
<message>
 <source>Rock from a point cloud</source>
 <translation>Blocco da una nuvola di punti</translation>
</message>
<message>
 <source>Rock volume per area [m³/m²]</source>
 <translation>Roccia per superficie [m³/m²]</translation>
</message>
<message>
 <source>Rock, mesh</source>
 <translation>Blocco, mesh</translation>
</message>
<message>
 <source>Rock, points</source>
 <translation>Blocco, punti</translation>
</message>
<message>
 <source>Rock: {}, {:.3g} m³, {:.0f} kg, {} corners.</source>
 <translation>Blocco: {}, {:.3g} m³, {:.0f} kg, {} vertici.</translation>
</message>
<message>
 <source>Rockfall</source>
 <translation>Caduta massi</translation>
</message>
<message>
 <source>Rockfall simulation</source>
 <translation>Simulazione di caduta massi</translation>
</message>
<message>
 <source>Rockfall survey</source>
 <translation>Rilievo di caduta sassi</translation>
</message>
<message>
 <source>Rockfall, blocks of 1 m³</source>
 <translation>Caduta massi, blocchi di 1 m³</translation>
</message>
<message>
 <source>Rockfall: danger zones and risk</source>
 <translation>Caduta massi: zone di pericolo e rischio</translation>
</message>
<message>
 <source>Rockfor.NET (Berger and Dorren 2007, by the public code of its authors' institute): v = min(√(2 g H), c β), H height above an energy line of 31°, c 0.64 or, below a basal area of 10 m² per hectare, 0.8; E = m v² / 2 + m g F / 4; trees needed n = 3.352 E / (f 38.7 DBH^2.31 J).</source>
 <translation>Rockfor.NET (Berger e Dorren 2007, secondo il codice pubblico dell'istituto degli autori): v = min(√(2 g H), c β), H altezza sopra una linea di energia di 31°, c 0,64 o, sotto 10 m² di area basimetrica per ettaro, 0,8; E = m v² / 2 + m g F / 4; alberi necessari n = 3,352 E / (f 38,7 DBH^2,31 J).</translation>
</message>
<message>
 <source>Rockfor.NET was made for blocks below 5 m³ on plane slopes. Simulate rockfall with the trees where paths are not straight.</source>
 <translation>Rockfor.NET è stato fatto per blocchi sotto 5 m³ su pendii piani. Simulare con gli alberi dove i percorsi non sono diritti.</translation>
</message>
<message>
 <source>Rocks</source>
 <translation>Blocchi</translation>
</message>
<message>
 <source>Rocks and pieces that broke: {}; pieces with runs of their own: {}.</source>
 <translation>Blocchi e frammenti rotti: {}; frammenti con lanci propri: {}.</translation>
</message>
<message>
 <source>Rocks are those of the simulation at the line, which does not include the structure.</source>
 <translation>I blocchi sono quelli della simulazione alla linea; essa non conosce l'opera.</translation>
</message>
<message>
 <source>Rocks at lines</source>
 <translation>Blocchi alle linee</translation>
</message>
<message>
 <source>Rocks at rest on ground steeper than 45°</source>
 <translation>Blocchi fermi su terreno più ripido di 45°</translation>
</message>
<message>
 <source>Rocks at screen lines</source>
 <translation>Blocchi alle linee di controllo</translation>
</message>
<message>
 <source>Rocks at the crest</source>
 <translation>Blocchi al coronamento</translation>
</message>
<message>
 <source>Rocks break above this share of new surface (research)</source>
 <translation>I blocchi si rompono sopra questa quota di superficie nuova (ricerca)</translation>
</message>
<message>
 <source>Rocks break by a law that is research, and do not meet each other; see docs/fragmentation.md.</source>
 <translation>I blocchi si rompono secondo una legge che è oggetto di ricerca, e non si urtano tra loro; vedi docs/fragmentation.md.</translation>
</message>
<message>
 <source>Rocks broke in this simulation: each piece counts as a rock here, and a barrier for pieces is too weak for all of one rock.</source>
 <translation>In questa simulazione dei blocchi si sono frammentati: ogni frammento conta qui come un blocco, e un'opera per i frammenti è troppo debole per tutti quelli di un blocco.</translation>
</message>
<message>
 <source>Rocks fly ...</source>
 <translation>I blocchi volano ...</translation>
</message>
<message>
 <source>Rocks from point clouds in .las and .laz files</source>
 <translation>Blocchi da nuvole di punti in file .las e .laz</translation>
</message>
<message>
 <source>Rocks in the page</source>
 <translation>Blocchi nella pagina</translation>
</message>
<message>
 <source>Rocks kept from the objects by the forest [%]</source>
 <translation>Blocchi agli oggetti che il bosco trattiene [%]</translation>
</message>
<message>
 <source>Rocks meet the embankment as rigid terrain of the ground class of its faces. Its resistance and the penetration of rocks are checked only with crossings and limits of the user, rock by rock: no rule for several hits at one point is included.</source>
 <translation>I blocchi incontrano il rilevato come terreno rigido della classe di terreno dei suoi paramenti. A che cosa resiste, e quanto penetrano i blocchi, si guarda solo con attraversamenti e limiti dell'utente, blocco per blocco: nessuna regola per più impatti nello stesso punto vi è contenuta.</translation>
</message>
<message>
 <source>Rocks of a simulation keep their mass.</source>
 <translation>I blocchi di una simulazione mantengono la loro massa.</translation>
</message>
<message>
 <source>Rocks of a throw</source>
 <translation>Blocchi per lancio</translation>
</message>
<message>
 <source>Rocks of each slope that pass over its crest</source>
 <translation>Blocchi per versante che superano il ciglio</translation>
</message>
<message>
 <source>Rocks of less than twice this volume do not break. The smaller it is, the more pieces there are, and the smaller they are, the shorter the time step must be.</source>
 <translation>I blocchi di meno del doppio di questo volume non si rompono. Più è piccolo, più pezzi ci sono, e più sono piccoli, più corto dev'essere il passo di tempo.</translation>
</message>
<message>
 <source>Rocks of the library; each shape is simulated separately.</source>
 <translation>Della biblioteca; per ciascuna si fa una simulazione.</translation>
</message>
<message>
 <source>Rocks of the library; several are thrown in equal parts. The shape that goes farthest depends on the slope.</source>
 <translation>Della libreria; più forme sono lanciate in parti uguali. Quale arriva più lontano dipende dal versante.</translation>
</message>
<message>
 <source>Rocks of {value:.0f} release points touch a stem at their start; a stem in which a rock starts has no effect on it.</source>
 <translation>I blocchi di {value:.0f} punti di distacco toccano un tronco alla partenza; un tronco in cui un blocco parte non ha effetto su di esso.</translation>
</message>
<message>
 <source>Rocks released: {}; runs, since a rock that passes a level continues as {}: {}; effective number of runs by their weights: {:.0f}.</source>
 <translation>Blocchi lanciati: {}; corse, poiché un blocco che supera un livello prosegue in {}: {}; numero effettivo di corse secondo i pesi: {:.0f}.</translation>
</message>
<message>
 <source>Rocks start from [m]</source>
 <translation>I blocchi partono da [m]</translation>
</message>
<message>
 <source>Rocks start to [m]</source>
 <translation>I blocchi partono fino a [m]</translation>
</message>
<message>
 <source>Rocks stay in the plane of the profile</source>
 <translation>I blocchi restano nel piano del profilo</translation>
</message>
<message>
 <source>Rocks stay whole: no fragmentation, and no impacts between rocks.</source>
 <translation>I blocchi restano interi: nessuna frammentazione e nessun urto tra blocchi.</translation>
</message>
<message>
 <source>Rocks that arrive</source>
 <translation>Blocchi che arrivano</translation>
</message>
<message>
 <source>Rocks that could climb over a crest</source>
 <translation>Blocchi che potrebbero risalire oltre un coronamento</translation>
</message>
<message>
 <source>Rocks that cross the net: {}, with their centre above its top: {}, thrown: {}.</source>
 <translation>Blocchi che attraversano la rete: {}, con il baricentro sopra la sommità: {}, lanciati: {}.</translation>
</message>
<message>
 <source>Rocks that do not pass over the crest, with their energies at the line in the simulation without the embankment. The resistance of the embankment and the mean force during penetration are inputs of the user: Talus has no values for them. Where one is not given, it is not checked. The result is by the 95th percentile of the energy, and of the penetration over the thickness.</source>
 <translation>Blocchi che non passano sopra il coronamento, con le loro energie alla linea nella simulazione senza il rilevato. L'energia a cui il rilevato resiste e la forza media di penetrazione sono dati dell'utente: Talus non ha né l'una né l'altra. Ciò che non è dato non è verificato. L'esito segue il 95° percentile dell'energia, e della penetrazione rapportata allo spessore.</translation>
</message>
<message>
 <source>Rocks that each height with each capacity would stop. Made where CROSSINGS or TRAJECTORIES are given.</source>
 <translation>Ciò che ogni altezza fermerebbe con ogni capacità di assorbimento. Creato se sono indicati CROSSINGS o TRAJECTORIES.</translation>
</message>
<message>
 <source>Rocks that fall together (research)</source>
 <translation>Blocchi che cadono insieme (ricerca)</translation>
</message>
<message>
 <source>Rocks that go farther are not held; widths up to this length are evaluated.</source>
 <translation>I blocchi che vanno oltre non sono trattenuti; le larghezze si trovano fin qui.</translation>
</message>
<message>
 <source>Rocks that hit a freeboard</source>
 <translation>Blocchi che colpiscono un franco</translation>
</message>
<message>
 <source>Rocks that left the elevation model, so that the run-out is cut off: {}.</source>
 <translation>Blocchi che hanno lasciato il modello del terreno, così che la distanza di arresto è troncata: {}.</translation>
</message>
<message>
 <source>Rocks that meet the net nearer to a post than their radius (post_m): {value:.0f} of {limit:.0f}. The model has no impacts on posts, so their elongations are those of a net without the post there: {numbers}.</source>
 <translation>Blocchi che incontrano la rete più vicino a un montante del loro raggio (post_m): {value:.0f} su {limit:.0f}. Nel modello i montanti non vengono colpiti; le loro deformazioni sono quindi quelle di una rete senza il montante in quel punto: {numbers}.</translation>
</message>
<message>
 <source>Rocks that pass above a crest</source>
 <translation>Blocchi che passano sopra un coronamento</translation>
</message>
<message>
 <source>Rocks that pass over a carved crest</source>
 <translation>Blocchi che superano un coronamento inserito nel modello</translation>
</message>
<message>
 <source>Rocks to throw at each line</source>
 <translation>Blocchi da lanciare a ogni linea</translation>
</message>
<message>
 <source>Rocks: {} of {} runs.</source>
 <translation>Blocchi: {} di {} lanci.</translation>
</message>
<message>
 <source>Rockyfor3D,ecorisQ,export,ASCII grid,soil type,block,source,compare,rockfall</source>
 <translation>Rockyfor3D,ecorisQ,esportazione,griglia ASCII,tipo di suolo,blocco,punto di distacco,confrontare,caduta massi</translation>
</message>
<message>
 <source>Rockyfor3D,ecorisQ,import,ASCII grid,soil type,block,source,rockfall</source>
 <translation>Rockyfor3D,ecorisQ,importare,griglia ASCII,tipo di suolo,blocco,punto di distacco,caduta sassi</translation>
</message>
<message>
 <source>Rolling friction of the earlier models</source>
 <translation>Attrito volvente dei modelli precedenti</translation>
</message>
<message>
 <source>Rolling resistance and surface roughness can be distinguished (1: yes, 0: no)</source>
 <translation>Resistenza al rotolamento e rugosità della superficie si distinguono (1: sì, 0: no)</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, 5 %</source>
 <translation>Resistenza al rotolamento di un blocco di dimensione media, 5 %</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, 95 %</source>
 <translation>Resistenza al rotolamento di un blocco di dimensione media, 95 %</translation>
</message>
<message>
 <source>Rolling resistance of a block of the mean size, median</source>
 <translation>Resistenza al rotolamento di un blocco di dimensione media, mediana</translation>
</message>
<message>
 <source>Rolling resistance of all ground</source>
 <translation>Resistenza al rotolamento di tutto il suolo</translation>
</message>
<message>
 <source>Rolling resistance of each polygon; empty values take that of all ground or of the class.</source>
 <translation>Resistenza al rotolamento di ogni poligono; i valori vuoti prendono quella di tutto il suolo o della classe.</translation>
</message>
<message>
 <source>Root mean square error of the diameters [%]</source>
 <translation>Errore quadratico medio dei diametri [%]</translation>
</message>
<message>
 <source>Rope forces at an anchor in the type test [kN]</source>
 <translation>Forze delle funi su un ancoraggio nella prova di tipo [kN]</translation>
</message>
<message>
 <source>Ropes, brakes, posts and wires are sized so that the net holds a block of this energy that hits the centre of the middle field at 25 m/s and, from 250 kJ on, also two successive blocks of a third of this energy. Ring nets are available up to 5000 kJ, cable nets and membranes up to 1000 kJ.</source>
 <translation>Funi, freni, montanti e fili sono dimensionati per essa: un blocco di questa energia a 25 m/s al centro del campo centrale è trattenuto, e da 250 kJ in su uno di un terzo due volte. Le reti ad anelli arrivano fino a 5000 kJ, le reti di funi e le membrane fino a 1000 kJ.</translation>
</message>
<message>
 <source>Rotation of the rock [rev/s]</source>
 <translation>Rotazione del blocco [rev/s]</translation>
</message>
<message>
 <source>Rotation, maximum [rev/s]</source>
 <translation>Rotazione, massimo [rev/s]</translation>
</message>
<message>
 <source>Rotations about the axes z (up), y (north) and x (east), applied in the order x, y, z: numbers or distributions with semicolons between them, for example uniform(0, 360); 0; 90. For blocks that stand as they were surveyed. Left empty, each run draws any orientation.</source>
 <translation>Rotazioni attorno agli assi z (alto), y (nord) e x (est), quella attorno a x per prima: numeri o distribuzioni separati da punti e virgola, per esempio uniform(0, 360); 0; 90. Per blocchi disposti come sono stati rilevati. Se vuoto, per ogni lancio si estrae un orientamento qualsiasi.</translation>
</message>
<message>
 <source>Roughness</source>
 <translation>Scabrezza</translation>
</message>
<message>
 <source>Roughness rg10 [m]</source>
 <translation>Rugosità rg10 [m]</translation>
</message>
<message>
 <source>Roughness rg20 [m]</source>
 <translation>Rugosità rg20 [m]</translation>
</message>
<message>
 <source>Roughness rg70 [m]</source>
 <translation>Rugosità rg70 [m]</translation>
</message>
<message>
 <source>Round its edges, or compare it with a shape of the library.</source>
 <translation>Arrotondarne gli spigoli, oppure confrontarlo con una forma della libreria.</translation>
</message>
<message>
 <source>Round {} of {}: {} of {} runs, from {} of {} release points</source>
 <translation>Turno {} di {}: {} di {} lanci, da {} di {} punti di distacco</translation>
</message>
<message>
 <source>Rounding of the zones [m]</source>
 <translation>Arrotondamento delle zone [m]</translation>
</message>
<message>
 <source>Rounding only enlarges zones</source>
 <translation>L'arrotondamento aggiunge soltanto</translation>
</message>
<message>
 <source>Rule for the stem diameters</source>
 <translation>Regola per i diametri dei fusti</translation>
</message>
<message>
 <source>Rules (*.json)</source>
 <translation>Regole (*.json)</translation>
</message>
<message>
 <source>Rules and their sources</source>
 <translation>Regole e loro fonti</translation>
</message>
<message>
 <source>Rules from a file (instead)</source>
 <translation>Regole da un file (invece)</translation>
</message>
<message>
 <source>Rules of the authority</source>
 <translation>Regole dell'autorità</translation>
</message>
<message>
 <source>Run</source>
 <translation>Simulazione</translation>
</message>
<message>
 <source>Run again ...</source>
 <translation>Ripeti ...</translation>
</message>
<message>
 <source>Run by run, with the confidence of each difference.</source>
 <translation>Lancio per lancio, con l'intervallo di confidenza di ogni differenza.</translation>
</message>
<message>
 <source>Run-out</source>
 <translation>Distanza di arresto</translation>
</message>
<message>
 <source>Run-out length [m]</source>
 <translation>Distanza di arresto [m]</translation>
</message>
<message>
 <source>Run-out that 95 % of the runs do not exceed, horizontal [m]</source>
 <translation>Distanza di arresto che il 95 % dei lanci non supera, orizzontale [m]</translation>
</message>
<message>
 <source>Run-out, 5 % of the members [m]</source>
 <translation>Distanza di arresto, 5 % dei membri [m]</translation>
</message>
<message>
 <source>Run-out, 95 % of the members [m]</source>
 <translation>Distanza di arresto, 95 % dei membri [m]</translation>
</message>
<message>
 <source>Run-out, median of the members [m]</source>
 <translation>Distanza di arresto, mediana dei membri [m]</translation>
</message>
<message>
 <source>Run: {}</source>
 <translation>Eseguite: {}</translation>
</message>
<message>
 <source>Run: {}
(Debian 12 and Ubuntu 22.04 have a shapely that is too old.)</source>
 <translation>Eseguite: {}
(Debian 12 e Ubuntu 22.04 hanno uno shapely troppo vecchio.)</translation>
</message>
<message>
 <source>Runs</source>
 <translation>Lanci calcolati</translation>
</message>
<message>
 <source>Runs above energies</source>
 <translation>Lanci sopra energie</translation>
</message>
<message>
 <source>Runs above energies of each row</source>
 <translation>Lanci sopra energie di ogni riga</translation>
</message>
<message>
 <source>Runs above heights</source>
 <translation>Lanci sopra altezze</translation>
</message>
<message>
 <source>Runs above heights of each row</source>
 <translation>Lanci sopra altezze di ogni riga</translation>
</message>
<message>
 <source>Runs above {} kJ</source>
 <translation>Lanci sopra {} kJ</translation>
</message>
<message>
 <source>Runs above {} m</source>
 <translation>Lanci sopra {} m</translation>
</message>
<message>
 <source>Runs added to the project: {}.</source>
 <translation>Simulazioni che il progetto non aveva ancora: {}.</translation>
</message>
<message>
 <source>Runs from each point of a feature; empty values take the number above.</source>
 <translation>Lanci da ogni punto di un elemento; i valori vuoti prendono il numero indicato sopra.</translation>
</message>
<message>
 <source>Runs left empty are counted in the stops of the simulation.</source>
 <translation>I lanci lasciati vuoti sono contati nei punti di arresto della simulazione.</translation>
</message>
<message>
 <source>Runs left empty are read from the rasters of passages of Simulate rockfall.</source>
 <translation>I lanci lasciati vuoti sono letti dai raster degli attraversamenti di «Simulare la caduta massi».</translation>
</message>
<message>
 <source>Runs needed for the required precision</source>
 <translation>Lanci necessari per la precisione voluta</translation>
</message>
<message>
 <source>Runs of each member</source>
 <translation>Lanci di ogni membro</translation>
</message>
<message>
 <source>Runs of each source cell</source>
 <translation>Lanci per cella sorgente</translation>
</message>
<message>
 <source>Runs of the simulation</source>
 <translation>Lanci della simulazione</translation>
</message>
<message>
 <source>Runs per release point</source>
 <translation>Lanci per punto di distacco</translation>
</message>
<message>
 <source>Runs that continue behind the lines</source>
 <translation>Ciò che prosegue dietro le linee</translation>
</message>
<message>
 <source>Runs that pass at least one line</source>
 <translation>Lanci che attraversano almeno una linea</translation>
</message>
<message>
 <source>Runs that pass at least one station</source>
 <translation>Lanci che attraversano almeno una stazione</translation>
</message>
<message>
 <source>Runs that stop within {:.3g} m of a boulder are attributed to it.</source>
 <translation>I lanci che si fermano entro {:.3g} m da un blocco contano per esso.</translation>
</message>
<message>
 <source>Runs, return period and blocks of each scenario</source>
 <translation>Lanci, periodo di ritorno e blocchi di ogni scenario</translation>
</message>
<message>
 <source>Runs, value, lower and upper end of the interval; an end is empty where there are too few runs to determine it.</source>
 <translation>Lanci, valore, estremo inferiore e superiore dell'intervallo; un estremo che così pochi lanci non determinano è vuoto.</translation>
</message>
<message>
 <source>S / I of the same shapes; 1 is not flat. A prism less flat than elongated lies along its long axis.</source>
 <translation>S / I delle stesse forme; 1 è non appiattito. Un prisma meno appiattito che allungato è disposto lungo il suo asse lungo.</translation>
</message>
<message>
 <source>SAMPLES: a velocity, rotation or energy is missing or no finite number.</source>
 <translation>SAMPLES: una velocità, una rotazione o un'energia manca o non è un numero finito.</translation>
</message>
<message>
 <source>SAMPLES: the fields {} must hold numbers.</source>
 <translation>SAMPLES: i campi {} devono contenere numeri.</translation>
</message>
<message>
 <source>SAMPLES: they are used with TRAJECTORIES only; give these too.</source>
 <translation>SAMPLES: sono utili solo con TRAJECTORIES; indicare anche queste.</translation>
</message>
<message>
 <source>SAMPLES: they belong to one simulation, but the trajectories to several; leave them out.</source>
 <translation>SAMPLES: si riferiscono a una sola simulazione, ma le traiettorie sono di più simulazioni; non indicarli.</translation>
</message>
<message>
 <source>SAMPLES: they do not belong to these trajectories (run {}, for example). Take both layers from the same simulation.</source>
 <translation>SAMPLES: non appartengono a queste traiettorie (per esempio il lancio {}). Usare entrambi i layer della stessa simulazione.</translation>
</message>
<message>
 <source>SCAR_DEPTH_FIELD: sizes of scars are compared; name the field with their depth.</source>
 <translation>SCAR_DEPTH_FIELD: si confrontano dimensioni di tracce d'impatto; indicare il campo con la loro profondità.</translation>
</message>
<message>
 <source>SCENARIOS: {} has up to {:.0f} passages in a cell, more than its {:g} runs.</source>
 <translation>SCENARIOS: {} ha fino a {:.0f} attraversamenti in una cella, più dei suoi {:g} lanci.</translation>
</message>
<message>
 <source>SCENARIOS: {} has {} runs at the object {}, more than its {:g} runs.</source>
 <translation>SCENARIOS: {} ha {} lanci all'oggetto {}, più dei suoi {:g} lanci.</translation>
</message>
<message>
 <source>SCENARIOS: {} or {} has negative values; are the rasters in the right order?</source>
 <translation>SCENARIOS: {} o {} ha valori negativi; i raster sono nell'ordine corretto?</translation>
</message>
<message>
 <source>SCENARIO_NAMES: of the run {!r} there is no map of {}; load it too.</source>
 <translation>SCENARIO_NAMES: della simulazione {!r} manca la mappa: {}; caricate anche questa.</translation>
</message>
<message>
 <source>SCENARIO_NAMES: there is no map of a run {!r} in the project; there are {}. Load the maps of energy and passages of the run, or write its name as it stands in the layer tree.</source>
 <translation>SCENARIO_NAMES: nel progetto non c'è alcuna mappa di una simulazione {!r}; ci sono {}. Caricate le mappe di energia e degli attraversamenti di questa simulazione, o scrivete il suo nome come sta nell'albero dei layer.</translation>
</message>
<message>
 <source>SCENARIO_NAMES: two runs are called {!r}; give their rasters instead, or remove one from the project.</source>
 <translation>SCENARIO_NAMES: due simulazioni si chiamano {!r}; date invece i loro raster, o toglietene una dal progetto.</translation>
</message>
<message>
 <source>SHA-256 of all inputs and settings</source>
 <translation>SHA-256 di tutti i dati in ingresso e delle impostazioni</translation>
</message>
<message>
 <source>SHA-256 of barriers and trees as used</source>
 <translation>SHA-256 delle barriere e degli alberi utilizzati</translation>
</message>
<message>
 <source>SHA-256 of its energies and shares as used</source>
 <translation>SHA-256 delle sue energie e quote utilizzate</translation>
</message>
<message>
 <source>SHA-256 of the ground as used</source>
 <translation>SHA-256 del suolo utilizzato</translation>
</message>
<message>
 <source>SHA-256 of the lines as used</source>
 <translation>SHA-256 delle linee utilizzate</translation>
</message>
<message>
 <source>SHA-256 of the releases as used</source>
 <translation>SHA-256 dei punti di distacco utilizzati</translation>
</message>
<message>
 <source>SHA-256 of the result: runs and maps</source>
 <translation>SHA-256 del risultato: lanci e mappe</translation>
</message>
<message>
 <source>SHA-256 of the rocks as used</source>
 <translation>SHA-256 dei blocchi utilizzati</translation>
</message>
<message>
 <source>SHA-256 of the samples as used</source>
 <translation>SHA-256 dei campioni utilizzati</translation>
</message>
<message>
 <source>SHA-256 of the terrain as used</source>
 <translation>SHA-256 del terreno utilizzato</translation>
</message>
<message>
 <source>SHA-256 of the trajectories as used</source>
 <translation>SHA-256 delle traiettorie utilizzate</translation>
</message>
<message>
 <source>SHEET: it does not give {names}; these are those of the generic net for its energy.</source>
 <translation>SHEET: non dà {names}; valgono quelli della rete generica per la sua energia.</translation>
</message>
<message>
 <source>SIDE: the ground on both sides of the line is too flat to find the downhill side. Choose it here.</source>
 <translation>SIDE: il terreno accanto alla linea è troppo piano per dire da che parte è valle. Indicare il lato.</translation>
</message>
<message>
 <source>SIZE_BLOCKS is {!r}; give positive volumes in m³ with spaces between them, such as 0.2 0.35 1.1.</source>
 <translation>SIZE_BLOCKS è {!r}; indicare volumi positivi in m³ separati da spazi, per esempio 0.2 0.35 1.1.</translation>
</message>
<message>
 <source>SIZE_EXPONENT: a volume-frequency relation needs its smallest and largest volume (SIZE_SMALLEST, SIZE_LARGEST) and either its exponent or surveyed blocks (SIZE_BLOCKS).</source>
 <translation>SIZE_EXPONENT: una relazione volume-frequenza richiede il volume minimo e massimo (SIZE_SMALLEST, SIZE_LARGEST) e l'esponente oppure blocchi rilevati (SIZE_BLOCKS).</translation>
</message>
<message>
 <source>SIZE_LARGEST: it is {:g} m³, but among SIZE_BLOCKS is a block of {:g} m³; give at least its volume, or leave that block out.</source>
 <translation>SIZE_LARGEST: è {:g} m³, ma tra SIZE_BLOCKS c'è un blocco di {:g} m³; indicate almeno il suo volume, o togliete quel blocco.</translation>
</message>
<message>
 <source>SOFTNESS: no input is uncertain, so all members would be the same but for chance; enter it, or ranges, shapes, volumes, heights or a distribution of the rate.</source>
 <translation>SOFTNESS: nulla è incerto, quindi tutti i membri sarebbero uguali salvo il caso; indicarla, oppure intervalli, forme, volumi, altezze o una distribuzione del tasso.</translation>
</message>
<message>
 <source>SPEED_FIELD: velocities are compared; name the field that has them.</source>
 <translation>SPEED_FIELD: si confrontano velocità; indicare il campo che le contiene.</translation>
</message>
<message>
 <source>SPEED_FIELD: {} of feature {} is {}; give m/s, 0 or more, or leave the point out.</source>
 <translation>SPEED_FIELD: {} dell'elemento {} è {}; indicare m/s, 0 o più, o tralasciare il punto.</translation>
</message>
<message>
 <source>STANDS: not all stems fit with the smallest distance: {features}.</source>
 <translation>STANDS: non tutti i fusti trovano posto con la distanza minima: {features}.</translation>
</message>
<message>
 <source>STANDS: without a tree: {names}.</source>
 <translation>STANDS: senza alberi: {names}.</translation>
</message>
<message>
 <source>START: rocks of {:.2f} m radius can start from {:.2f} m to {:.2f} m along this profile.</source>
 <translation>START: blocchi di {:.2f} m di raggio possono partire da {:.2f} m a {:.2f} m su questo profilo.</translation>
</message>
<message>
 <source>STATISTIC: a share needs the layer TARGET, or TOTAL_RUNS where the layer has only the hits.</source>
 <translation>STATISTIC: una quota richiede il layer TARGET, oppure TOTAL_RUNS se il layer contiene solo i lanci che raggiungono l'obiettivo.</translation>
</message>
<message>
 <source>STEMS_LOST: {:g} % is more than all; give 0 to 100.</source>
 <translation>STEMS_LOST: {:g} % è più di tutto; dare da 0 a 100.</translation>
</message>
<message>
 <source>STOPS: {} layers; give the stops of at least two simulations.</source>
 <translation>STOPS: {} layer; dare i punti di arresto di almeno due simulazioni.</translation>
</message>
<message>
 <source>STOPS_WITH: no run stops in a stand; is it the simulation with the trees?</source>
 <translation>STOPS_WITH: nessun lancio si ferma in un popolamento; è la simulazione con gli alberi?</translation>
</message>
<message>
 <source>STRONG must be more than WEAK.</source>
 <translation>STRONG deve essere maggiore di WEAK.</translation>
</message>
<message>
 <source>SURFACE: it is in {} and the elevation model in {}; reproject one of them.</source>
 <translation>SURFACE: è in {} e il modello del terreno in {}; riproiettare uno dei due.</translation>
</message>
<message>
 <source>SURVEY_CRS: give a coordinate system, or an elevation model that has one.</source>
 <translation>SURVEY_CRS: indicate un sistema di coordinate, o un modello altimetrico che ne abbia uno.</translation>
</message>
<message>
 <source>SURVEY_CRS: {} is not a known system.</source>
 <translation>SURVEY_CRS: {} non è un sistema noto.</translation>
</message>
<message>
 <source>SURVEY_CRS: {} is not in metres; choose a projected system.</source>
 <translation>SURVEY_CRS: {} non è in metri; scegliete un sistema proiettato.</translation>
</message>
<message>
 <source>SVG files (*.svg);;PNG files (*.png)</source>
 <translation>File SVG (*.svg);;File PNG (*.png)</translation>
</message>
<message>
 <source>Safety factor on the energies</source>
 <translation>Coefficiente di sicurezza sulle energie</translation>
</message>
<message>
 <source>Safety factor on the heights</source>
 <translation>Coefficiente di sicurezza sulle altezze</translation>
</message>
<message>
 <source>Same classes in all runs</source>
 <translation>Stesse classi in tutte le simulazioni</translation>
</message>
<message>
 <source>Samples of the motion</source>
 <translation>Campioni del moto</translation>
</message>
<message>
 <source>Save</source>
 <translation>Salva</translation>
</message>
<message>
 <source>Save figure</source>
 <translation>Salvare la figura</translation>
</message>
<message>
 <source>Save tables</source>
 <translation>Salvare le tabelle</translation>
</message>
<message>
 <source>Saved in {}: {}</source>
 <translation>Salvato in {}: {}</translation>
</message>
<message>
 <source>Saves memory on a large model. Empty: all of it.</source>
 <translation>Risparmia memoria con un modello grande. Vuoto: tutto il modello.</translation>
</message>
<message>
 <source>Saves memory on a large model. Rocks that leave the extent end there. If left empty, the whole model.</source>
 <translation>Risparmia memoria con un modello grande. I blocchi che escono dall'estensione terminano lì. Vuoto: tutto il modello.</translation>
</message>
<message>
 <source>Scale</source>
 <translation>Scala</translation>
</message>
<message>
 <source>Scale 1 :</source>
 <translation>Scala 1 :</translation>
</message>
<message>
 <source>Scale the rock to the volume of the mesh</source>
 <translation>Scalare il blocco al volume della mesh</translation>
</message>
<message>
 <source>Scatter of the contact plane of all ground [°]</source>
 <translation>Dispersione del piano di contatto di tutto il suolo [°]</translation>
</message>
<message>
 <source>Scatter of the contact plane of each polygon; empty values take that of all ground or of the class.</source>
 <translation>Dispersione del piano di contatto di ogni poligono; i valori vuoti prendono quella di tutto il suolo o della classe.</translation>
</message>
<message>
 <source>Scenarios</source>
 <translation>Scenari</translation>
</message>
<message>
 <source>Scenarios and the blocks of an event are taken as independent.</source>
 <translation>Gli scenari e i blocchi di un evento sono considerati indipendenti.</translation>
</message>
<message>
 <source>Scenarios by the names of their runs</source>
 <translation>Scenari secondo i nomi delle loro simulazioni</translation>
</message>
<message>
 <source>Scheme of free flight</source>
 <translation>Schema del volo libero</translation>
</message>
<message>
 <source>Scots pine</source>
 <translation>pino silvestre</translation>
</message>
<message>
 <source>Screen line</source>
 <translation>Linea di controllo</translation>
</message>
<message>
 <source>Screen line: none of the {} rocks passes; up to {} of all rocks could (95 % confidence).</source>
 <translation>Linea di controllo: nessuno dei {} blocchi passa; fino a {} di tutti potrebbero (confidenza del 95 %).</translation>
</message>
<message>
 <source>Screen line: {} of {} rocks ({}) pass; {} and {} m above the ground there (95th percentiles).</source>
 <translation>Linea di controllo: {} blocchi su {} ({}) passano; lì {} e {} m sopra il suolo (95° percentili).</translation>
</message>
<message>
 <source>Screen lines, profiles, ground classes and zones of a hazard map (version 2 or later)</source>
 <translation>Linee di controllo, profili, classi di terreno e zone di una carta dei pericoli (versione 2 o successiva)</translation>
</message>
<message>
 <source>Search surface_roughness together with rolling_resistance, and check the sizes.</source>
 <translation>Cercare surface_roughness insieme a rolling_resistance, e verificare le dimensioni.</translation>
</message>
<message>
 <source>Search the parameters of the ground</source>
 <translation>Cercare i parametri del terreno</translation>
</message>
<message>
 <source>Search window around a tree top</source>
 <translation>Finestra di ricerca attorno a una cima</translation>
</message>
<message>
 <source>Second axis of the block [proportion]</source>
 <translation>Secondo asse del blocco [proporzione]</translation>
</message>
<message>
 <source>Second run</source>
 <translation>Seconda simulazione</translation>
</message>
<message>
 <source>Sections</source>
 <translation>Tratti</translation>
</message>
<message>
 <source>Sections of the structures</source>
 <translation>Tratti delle opere</translation>
</message>
<message>
 <source>Sections of {}</source>
 <translation>Sezioni di {}</translation>
</message>
<message>
 <source>Sections that fail a check</source>
 <translation>Tratti che non soddisfano una verifica</translation>
</message>
<message>
 <source>Seed of the random numbers</source>
 <translation>Seme dei numeri casuali</translation>
</message>
<message>
 <source>Seed of the random orientations</source>
 <translation>Seme degli orientamenti casuali</translation>
</message>
<message>
 <source>Seed of the search</source>
 <translation>Seme della ricerca</translation>
</message>
<message>
 <source>Seedlings, stumps and logs are ignored.</source>
 <translation>Rinnovazione, ceppaie e tronchi a terra sono esclusi.</translation>
</message>
<message>
 <source>Select polygons of this map first, with QGIS's own tools.</source>
 <translation>Selezionare prima dei poligoni di questa carta con gli strumenti di QGIS.</translation>
</message>
<message>
 <source>Select the line of the net.</source>
 <translation>Selezionare la linea della rete.</translation>
</message>
<message>
 <source>Selected evenly from the rocks that reach the line with their centre of mass below the top. Rocks whose centre passes an end of the line within their radius are included; they continue if they miss the net. More rocks make shares and percentiles more certain; each takes a second or more.</source>
 <translation>Scelti in modo uniforme tra quelli che la colpiscono con il centro di massa sotto il bordo superiore; ne fanno parte anche i blocchi il cui centro passa accanto a un'estremità a meno del loro raggio, e proseguono dove mancano la rete. Un numero maggiore rende più sicuri quote e i percentili; ciascuno richiede un secondo o più.</translation>
</message>
<message>
 <source>Selected: {}.</source>
 <translation>Scelta: {}.</translation>
</message>
<message>
 <source>Sequences of such events</source>
 <translation>Sequenze di tali eventi</translation>
</message>
<message>
 <source>Set SPACING or DENSITY to thin them out.</source>
 <translation>Diradarli con SPACING o DENSITY.</translation>
</message>
<message>
 <source>Set it to 0, or choose another method.</source>
 <translation>Porlo a 0, o scegliere un altro metodo.</translation>
</message>
<message>
 <source>Several rocks with shares (instead)</source>
 <translation>Più blocchi con le loro quote (al posto)</translation>
</message>
<message>
 <source>Several volumes with shares (instead) [m³, %]</source>
 <translation>Più volumi con le loro quote (in alternativa) [m³, %]</translation>
</message>
<message>
 <source>Shadow angle [°]</source>
 <translation>Angolo d'ombra [°]</translation>
</message>
<message>
 <source>Shape</source>
 <translation>Forma</translation>
</message>
<message>
 <source>Shape from a file (instead)</source>
 <translation>Forma da un file (in alternativa)</translation>
</message>
<message>
 <source>Shape of the blocks</source>
 <translation>Forma dei blocchi</translation>
</message>
<message>
 <source>Shape of the rocks</source>
 <translation>Forma dei blocchi</translation>
</message>
<message>
 <source>Shape of the rocks of the simulation. Their orientation and spin come from the trajectories. Trajectories of other programs contain neither; their rocks get the orientation of the library and the spin of a rolling rock.</source>
 <translation>Quella della simulazione. I blocchi arrivano con l'orientamento e la rotazione che hanno sulle loro linee; le linee di altri programmi non li indicano, i loro blocchi arrivano orientati come nella libreria e rotolano.</translation>
</message>
<message>
 <source>Shapes by number</source>
 <translation>Forme per numeri</translation>
</message>
<message>
 <source>Shapes defined by Rockyfor3D. The volume of the shape, not of the box around it, is that of the block.</source>
 <translation>Come le conosce Rockyfor3D. Il volume della forma, non del parallelepipedo che la contiene, è quello del blocco.</translation>
</message>
<message>
 <source>Shapes of the rocks</source>
 <translation>Forme dei blocchi</translation>
</message>
<message>
 <source>Share from 0 to 1 of the time during which the persons are present. If left empty, always, which is on the safe side.</source>
 <translation>Da 0 a 1: per quanto tempo le persone sono presenti. Vuoto: sempre, a favore della sicurezza.</translation>
</message>
<message>
 <source>Share of a stem's energy by the impact offset</source>
 <translation>Quota dell'energia di un fusto secondo l'eccentricità dell'impatto</translation>
</message>
<message>
 <source>Share of a stem's energy that its lying log takes</source>
 <translation>Quota dell'energia del fusto che il tronco a terra assorbe</translation>
</message>
<message>
 <source>Share of all runs that pass a cell, 0 to 1; where rocks break, of the rocks that fell.</source>
 <translation>Quota di tutti i lanci che attraversano una cella, da 0 a 1; dove i blocchi si frammentano, dei blocchi partiti.</translation>
</message>
<message>
 <source>Share of blocks above each volume, measured and fitted, and the volume against the return period, by all distributions.</source>
 <translation>Quota dei blocchi oltre ogni volume, misurata e adattata, e il volume rispetto al periodo di ritorno, secondo tutte le distribuzioni.</translation>
</message>
<message>
 <source>Share of conifers [%]</source>
 <translation>Quota di conifere [%]</translation>
</message>
<message>
 <source>Share of contact steps that did not converge</source>
 <translation>Quota dei passi di contatto senza convergenza</translation>
</message>
<message>
 <source>Share of random draws that fit no better</source>
 <translation>Quota delle estrazioni casuali che non concordano meglio</translation>
</message>
<message>
 <source>Share of runs that a barrier stopped</source>
 <translation>Quota dei lanci fermati da una barriera</translation>
</message>
<message>
 <source>Share of runs that a tree held</source>
 <translation>Quota dei lanci trattenuti da un albero</translation>
</message>
<message>
 <source>Share of runs that came to rest</source>
 <translation>Quota dei lanci terminati con l'arresto del blocco</translation>
</message>
<message>
 <source>Share of runs that left the terrain</source>
 <translation>Quota dei lanci usciti dal terreno</translation>
</message>
<message>
 <source>Share of the approach velocity that is returned. If left empty, the ground classes give it; their value is 0, as rebounds come from the rock's shape and spin. For comparison with programs that use a coefficient of restitution.</source>
 <translation>Quota della velocità di avvicinamento che viene restituita. Se il campo è vuoto, decidono le classi di terreno; la loro è 0, perché i rimbalzi derivano dalla forma e dalla rotazione del blocco. Per confronto con programmi in cui i blocchi rimbalzano secondo un coefficiente.</translation>
</message>
<message>
 <source>Share of the cells in forest polygons</source>
 <translation>Quota delle celle in poligoni di bosco</translation>
</message>
<message>
 <source>Share of the cells in ground polygons</source>
 <translation>Quota delle celle in poligoni di suolo</translation>
</message>
<message>
 <source>Share of the impacts that the net holds [%]</source>
 <translation>Quota degli impatti che la rete trattiene [%]</translation>
</message>
<message>
 <source>Share of the impacts with a flag [%]</source>
 <translation>Quota degli impatti con una segnalazione [%]</translation>
</message>
<message>
 <source>Share of the members within a return period</source>
 <translation>Quota dei membri entro un periodo di ritorno</translation>
</message>
<message>
 <source>Share of the members, {}, {} years</source>
 <translation>Quota dei membri, {}, {} anni</translation>
</message>
<message>
 <source>Share of the passing rocks that a barrier stops</source>
 <translation>Quota dei blocchi in transito fermata da una barriera</translation>
</message>
<message>
 <source>Share of the passing rocks that it stops</source>
 <translation>Quota dei blocchi in transito che ferma</translation>
</message>
<message>
 <source>Share of the passing rocks that the net on the first line holds [%]</source>
 <translation>Quota dei blocchi che passano trattenuta dalla rete sulla prima linea [%]</translation>
</message>
<message>
 <source>Share of the passing rocks to be stopped [%]</source>
 <translation>Quota dei blocchi in transito da fermare [%]</translation>
</message>
<message>
 <source>Share of the rocks that shall be stopped [%]</source>
 <translation>Quota dei blocchi da fermare [%]</translation>
</message>
<message>
 <source>Share of the runs that leave the profile</source>
 <translation>Quota dei lanci che lasciano il profilo</translation>
</message>
<message>
 <source>Share of the runs that pass at least one line</source>
 <translation>Quota dei lanci che attraversano almeno una linea</translation>
</message>
<message>
 <source>Share of the runs that stop near their start</source>
 <translation>Quota dei lanci che si fermano vicino al punto di distacco</translation>
</message>
<message>
 <source>Share of the slip that an impact reverses where friction can hold it (Leine et al. 2014, eq. 40); for the laws newton and poisson, the others have none. If left empty, 0. For comparison with programs that have one.</source>
 <translation>Quota dello scorrimento che un impatto inverte dove l'attrito può reggerla (Leine et al. 2014, eq. 40); per le leggi newton e poisson, le altre non ne hanno. Vuoto: 0. Per confronto con programmi che ne hanno una.</translation>
</message>
<message>
 <source>Share of the standing single trees that is lost, as after a felling (30) or a storm (60). With the same seed the same stems are lost; a larger share loses these and more. Lost stems leave the stumps and logs set below, if any. Compare the result with a run at 0 % in Compare two simulations.</source>
 <translation>Degli alberi singoli in piedi, come per un taglio (30) o una tempesta (60). Lo stesso seme perde gli stessi fusti, e con una quota maggiore questi e altri. Lasciano i ceppi e i tronchi qui sotto, se richiesti. Confrontare con una simulazione con 0 tramite Confronta simulazioni.</translation>
</message>
<message>
 <source>Share of the stems that are lost at the end</source>
 <translation>Quota dei fusti persi alla fine</translation>
</message>
<message>
 <source>Share of the time in which vehicles stand in a queue [%]</source>
 <translation>Quota del tempo in cui i veicoli sono fermi in coda [%]</translation>
</message>
<message>
 <source>Share of the value lost, {}</source>
 <translation>Quota del valore persa, {}</translation>
</message>
<message>
 <source>Share of the velocity of free sliding</source>
 <translation>Quota della velocità della linea di energia</translation>
</message>
<message>
 <source>Share on objects with vehicles per day, for example before a light or in a jam. A block that arrives then meets vehicles that stand close together. 0: all vehicles move.</source>
 <translation>Di oggetti con veicoli al giorno: davanti a un semaforo o in un ingorgo. Un blocco che arriva allora incontra veicoli ravvicinati. 0: tutti i veicoli si muovono.</translation>
</message>
<message>
 <source>Share where the field has no value; the other trees are broadleaved.</source>
 <translation>Se il campo non la indica; gli altri alberi sono latifoglie.</translation>
</message>
<message>
 <source>Shares of the single trees, with commas between them: 0 is the stand today, 30 a cut of 30 %, 60 a storm. Each share is simulated separately; the same seed loses the same stems, and with a larger share these and more.</source>
 <translation>Dei singoli alberi, separate da virgole: 0 è il popolamento di oggi, 30 un taglio del 30 %, 60 una tempesta. Si fa una simulazione per ciascuna; lo stesso seme perde gli stessi fusti, e con una quota maggiore questi e altri.</translation>
</message>
<message>
 <source>Shares of the spread</source>
 <translation>Quote della dispersione</translation>
</message>
<message>
 <source>Shares of the stems that are lost [%]</source>
 <translation>Quote dei fusti persi [%]</translation>
</message>
<message>
 <source>Shares refer to the rocks that pass over the crest: {} of a slope, of {} that were thrown.</source>
 <translation>Le quote si riferiscono ai blocchi che superano il ciglio: {} per versante; lanciati: {}.</translation>
</message>
<message>
 <source>Shares refer to the simulated runs. How often rocks fall is not included in them.</source>
 <translation>Le quote percentuali si riferiscono ai lanci calcolati. La frequenza delle cadute non vi è compresa.</translation>
</message>
<message>
 <source>Show gaps and overlaps</source>
 <translation>Mostrare lacune e sovrapposizioni</translation>
</message>
<message>
 <source>Show on the map</source>
 <translation>Mostrare sulla carta</translation>
</message>
<message>
 <source>Shown</source>
 <translation>Mostrata</translation>
</message>
<message>
 <source>Side</source>
 <translation>Vista laterale</translation>
</message>
<message>
 <source>Side of the line that is downhill</source>
 <translation>Lato a valle della linea</translation>
</message>
<message>
 <source>Sides of prisms</source>
 <translation>Lati dei prismi</translation>
</message>
<message>
 <source>Signatures</source>
 <translation>Firme</translation>
</message>
<message>
 <source>Silent witnesses</source>
 <translation>Testimoni muti</translation>
</message>
<message>
 <source>Simulate ...</source>
 <translation>Simula ...</translation>
</message>
<message>
 <source>Simulate 128 members and more for shares.</source>
 <translation>Per le quote simulare 128 membri e più.</translation>
</message>
<message>
 <source>Simulate again with higher ENERGY_THRESHOLDS.</source>
 <translation>Simulare con ENERGY_THRESHOLDS più alte.</translation>
</message>
<message>
 <source>Simulate it again with this version, which counts the blocks.</source>
 <translation>Simulare di nuovo con questa versione, che conta i blocchi.</translation>
</message>
<message>
 <source>Simulate many scenarios</source>
 <translation>Simulare molti scenari</translation>
</message>
<message>
 <source>Simulate more runs to distinguish the lines.</source>
 <translation>Simulate più traiettorie per distinguere le linee.</translation>
</message>
<message>
 <source>Simulate more runs, or draw the lines across the paths of the rocks.</source>
 <translation>Simulare più lanci, oppure tracciare le linee di traverso alle traiettorie dei blocchi.</translation>
</message>
<message>
 <source>Simulate more runs, or use longer sections (SECTION).</source>
 <translation>Simulare più lanci, o prendere tratti più lunghi (SECTION).</translation>
</message>
<message>
 <source>Simulate more runs, or use wider fields.</source>
 <translation>Simulare più lanci, o prendere campi più larghi.</translation>
</message>
<message>
 <source>Simulate more runs.</source>
 <translation>Simulare più lanci.</translation>
</message>
<message>
 <source>Simulate rockfall</source>
 <translation>Simulare la caduta massi</translation>
</message>
<message>
 <source>Simulate rocks above {limit:g} m³ without the forest, or compare both.</source>
 <translation>Simulare i blocchi oltre {limit:g} m³ senza il bosco, o confrontare entrambi.</translation>
</message>
<message>
 <source>Simulate rocks of the mass of the design block.</source>
 <translation>Simulare blocchi della massa del blocco di progetto.</translation>
</message>
<message>
 <source>Simulate rocks with the mean volume of the class.</source>
 <translation>Simulare blocchi con il volume medio della classe.</translation>
</message>
<message>
 <source>Simulate the classes one by one, each with rocks of its own volumes.</source>
 <translation>Simulare le classi una per una, ognuna con blocchi dei propri volumi.</translation>
</message>
<message>
 <source>Simulate the missing sizes, or narrow the volume-frequency relation.</source>
 <translation>Simulare le dimensioni mancanti, o restringere la relazione volume-frequenza.</translation>
</message>
<message>
 <source>Simulate them again.</source>
 <translation>Simularle di nuovo.</translation>
</message>
<message>
 <source>Simulate with SAMPLES for both.</source>
 <translation>Simulare con SAMPLES per entrambe.</translation>
</message>
<message>
 <source>Simulate with all of them to see what the upper ones keep from the lower ones.</source>
 <translation>Simulare con tutte le barriere per vedere che cosa quelle superiori trattengono prima di quelle inferiori.</translation>
</message>
<message>
 <source>Simulate {:.3g} times as many runs for a precision of {:g} %.</source>
 <translation>Simulare {:.3g} volte tanti lanci per una precisione del {:g} %.</translation>
</message>
<message>
 <source>Simulated cells covered by the indication [%]</source>
 <translation>Celle simulate coperte dalla carta indicativa [%]</translation>
</message>
<message>
 <source>Simulates up to some hundred blocks of a rockslide that fall together, hit the ground and each other, and come to rest in a deposit, whose thickness is mapped. For research on the shape of deposits. For the run-out and energy of single rocks use Simulate rockfall, which has ground classes.</source>
 <translation>Fa cadere insieme fino ad alcune centinaia di blocchi di un crollo: urtano il terreno e si urtano tra loro, e si fermano in un deposito, che viene cartografato con il suo spessore. Ricerca: per la forma di un deposito, non per la distanza di arresto e l'energia di singoli blocchi, date dalla simulazione di caduta massi con le sue classi di terreno.</translation>
</message>
<message>
 <source>Simulating ...</source>
 <translation>Simulazione in corso ...</translation>
</message>
<message>
 <source>Simulating the sources with {} sets of the ensemble ...</source>
 <translation>Simulazione delle sorgenti con {} serie dell'ensemble ...</translation>
</message>
<message>
 <source>Simulation runs</source>
 <translation>Simulazioni</translation>
</message>
<message>
 <source>Simulations</source>
 <translation>Simulazioni</translation>
</message>
<message>
 <source>Simulations at the lines</source>
 <translation>Simulazioni alle linee</translation>
</message>
<message>
 <source>Simulations: {}.</source>
 <translation>Simulazioni: {}.</translation>
</message>
<message>
 <source>Single trees</source>
 <translation>Alberi singoli</translation>
</message>
<message>
 <source>Size of a contact, in radii of the smaller block</source>
 <translation>Dimensione di un contatto, in raggi del blocco più piccolo</translation>
</message>
<message>
 <source>Size of the page [MB]</source>
 <translation>Dimensione della pagina [MB]</translation>
</message>
<message>
 <source>Size of the rock, or mean of the sizes of many rocks.</source>
 <translation>Dimensione del blocco, o media delle dimensioni di molti blocchi.</translation>
</message>
<message>
 <source>Size, or mean size [m³, m or kg]</source>
 <translation>Dimensione, o dimensione media [m³, m o kg]</translation>
</message>
<message>
 <source>Slivers</source>
 <translation>Poligoni spuri</translation>
</message>
<message>
 <source>Slope [°]</source>
 <translation>Pendenza [°]</translation>
</message>
<message>
 <source>Slope of each cell after Horn (1981), on the grid of the elevation model.</source>
 <translation>Pendenza di ogni cella secondo Horn (1981), sulla griglia del modello del terreno.</translation>
</message>
<message>
 <source>Slope of the catchment back towards the cut slope: 0 is flat, 0.1667 is 6 : 1, 0.25 is 4 : 1.</source>
 <translation>Quanto l'area di raccolta scende verso il versante: 0 è piano, 0,1667 è 6 : 1, 0,25 è 4 : 1.</translation>
</message>
<message>
 <source>Slope of the roof [°]</source>
 <translation>Pendenza del tetto [°]</translation>
</message>
<message>
 <source>Slope profile</source>
 <translation>Profilo di versante</translation>
</message>
<message>
 <source>Slope without forest above the stands [m]</source>
 <translation>Pendio senza bosco sopra i popolamenti [m]</translation>
</message>
<message>
 <source>Slope-threshold method</source>
 <translation>Metodo della soglia di pendenza</translation>
</message>
<message>
 <source>Slopes, horizontal : 1 vertical</source>
 <translation>Pendenze, orizzontale su 1 verticale</translation>
</message>
<message>
 <source>Smaller areas, in plan, are left out. Cells that touch at a corner belong together.</source>
 <translation>Le zone con una superficie in pianta minore sono escluse. Le celle che si toccano in un vertice appartengono alla stessa zona.</translation>
</message>
<message>
 <source>Smaller islands and holes of the danger zones are removed.</source>
 <translation>Isole e buchi delle zone di pericolo più piccoli spariscono.</translation>
</message>
<message>
 <source>Smallest area [m²]</source>
 <translation>Superficie minima [m²]</translation>
</message>
<message>
 <source>Smallest block volume included in the release rate (completeness threshold of the survey).</source>
 <translation>Volume minimo dei blocchi compreso nel tasso di distacco (soglia di completezza del rilievo).</translation>
</message>
<message>
 <source>Smallest distance of two stems [m]</source>
 <translation>Distanza minima tra due fusti [m]</translation>
</message>
<message>
 <source>Smallest height above the uphill toe [m]</source>
 <translation>Altezza minima sopra il piede di monte [m]</translation>
</message>
<message>
 <source>Smallest height of a tree [m]</source>
 <translation>Altezza minima di un albero [m]</translation>
</message>
<message>
 <source>Smallest initial velocity [m/s]</source>
 <translation>Velocità iniziale minima [m/s]</translation>
</message>
<message>
 <source>Smallest piece [m³]</source>
 <translation>Pezzo più piccolo [m³]</translation>
</message>
<message>
 <source>Smallest reach angle [°]</source>
 <translation>Angolo d'arresto minimo [°]</translation>
</message>
<message>
 <source>Smallest share of runs considered [%]</source>
 <translation>Quota minima dei lanci che conta [%]</translation>
</message>
<message>
 <source>Smallest share of the orientations [%]</source>
 <translation>Quota minima delle orientazioni [%]</translation>
</message>
<message>
 <source>Smallest share that a barrier stops, of barriers with crossings [%]</source>
 <translation>Quota minima di blocchi fermata da una barriera, tra quelle con passaggi [%]</translation>
</message>
<message>
 <source>Smallest size [m³, m or kg]</source>
 <translation>Dimensione minima [m³, m o kg]</translation>
</message>
<message>
 <source>Smallest zone [m²]</source>
 <translation>Zona più piccola [m²]</translation>
</message>
<message>
 <source>Smoothing of danger zones [mm on the paper]</source>
 <translation>Smussatura delle zone di pericolo [mm sulla carta]</translation>
</message>
<message>
 <source>Smoothing of the canopy [m]</source>
 <translation>Lisciatura delle chiome [m]</translation>
</message>
<message>
 <source>Softness of the ground [steps of the classes]</source>
 <translation>Morbidezza del terreno [passi delle classi]</translation>
</message>
<message>
 <source>Soil has a rolling resistance of {value:.2g}, less than any published ({limit:g} and more). It is the tangent of the slope on which rocks just keep rolling, corners included; the first versions had 0.11 to 0.25 for the part that soil adds to corners.</source>
 <translation>Il suolo ha una resistenza al rotolamento di {value:.2g}, meno di ogni valore pubblicato ({limit:g} e oltre). È la tangente del pendio su cui i blocchi continuano appena a rotolare, spigoli compresi; le prime versioni avevano da 0,11 a 0,25 e intendevano ciò che il suolo aggiunge agli spigoli.</translation>
</message>
<message>
 <source>Soil types</source>
 <translation>Tipi di suolo</translation>
</message>
<message>
 <source>Solver counters</source>
 <translation>Contatori del risolutore</translation>
</message>
<message>
 <source>Source</source>
 <translation>Area sorgente</translation>
</message>
<message>
 <source>Source areas</source>
 <translation>Aree sorgente</translation>
</message>
<message>
 <source>Source cells</source>
 <translation>Celle sorgente</translation>
</message>
<message>
 <source>Source {}: {:.1f} of {} boulders expected, most probable for {}.</source>
 <translation>Sorgente {}: {:.1f} blocchi attesi su {}, la più probabile per {}.</translation>
</message>
<message>
 <source>Sources</source>
 <translation>Punti di distacco</translation>
</message>
<message>
 <source>Sources ...</source>
 <translation>Aree sorgente ...</translation>
</message>
<message>
 <source>Sources and sizes by frequency</source>
 <translation>Aree sorgente e dimensioni per frequenza</translation>
</message>
<message>
 <source>Sources are steep ground: rock, joints and the frequency of detachments were not considered.</source>
 <translation>Le aree sorgente sono terreno ripido: la roccia, le discontinuità e la frequenza dei distacchi non sono state esaminate.</translation>
</message>
<message>
 <source>Sources in the two outer rows or columns, which Rockyfor3D does not start: {value:.0f}.</source>
 <translation>Sorgenti nelle due righe o colonne esterne, che Rockyfor3D non avvia: {value:.0f}.</translation>
</message>
<message>
 <source>Sources of the boulders</source>
 <translation>Sorgenti dei blocchi</translation>
</message>
<message>
 <source>Sources of the data</source>
 <translation>Fonti dei dati</translation>
</message>
<message>
 <source>Sources of the rocks</source>
 <translation>Provenienza dei blocchi</translation>
</message>
<message>
 <source>Sources that Rockyfor3D does not start</source>
 <translation>Punti di distacco che Rockyfor3D non avvia</translation>
</message>
<message>
 <source>South Tyrol</source>
 <translation>Alto Adige</translation>
</message>
<message>
 <source>Spacing of points on lines and areas [m]</source>
 <translation>Spaziatura dei punti su linee e aree [m]</translation>
</message>
<message>
 <source>Spacing of the nodes. If left empty, 0.33 m; for cable nets of less than 500 kJ 0.22 m. Rocks that fit through an opening pass. A finer mesh takes longer: half the spacing takes about eight times as long.</source>
 <translation>Distanza dei nodi. Vuoto: 0,33 m, per le reti di funi sotto 500 kJ 0,22 m. I blocchi che entrano in un'apertura passano. Più fine richiede più tempo: metà maglia circa otto volte tanto.</translation>
</message>
<message>
 <source>Spacing of the points that represent lines and areas.</source>
 <translation>Distanza tra i punti che rappresentano linee e aree.</translation>
</message>
<message>
 <source>Spacing of the posts [m]</source>
 <translation>Interasse dei montanti [m]</translation>
</message>
<message>
 <source>Spacing of the posts: each field along a line is then checked by itself, and the log reports the most loaded one. If left empty, each line as a whole.</source>
 <translation>Distanza dei montanti: ogni campo lungo una linea è allora verificato da solo, e il registro nomina il punto peggiore. Vuoto: ogni linea intera.</translation>
</message>
<message>
 <source>Spacing of the release points [m]</source>
 <translation>Spaziatura dei punti di distacco [m]</translation>
</message>
<message>
 <source>Spacing of the release points: {:g} m (MOST_POINTS).</source>
 <translation>Spaziatura dei punti di distacco: {:g} m (MOST_POINTS).</translation>
</message>
<message>
 <source>Spacing of the starts of fall lines [m]</source>
 <translation>Distanza delle partenze delle linee di massima pendenza [m]</translation>
</message>
<message>
 <source>Spacing of the stations [m]</source>
 <translation>Distanza tra le stazioni [m]</translation>
</message>
<message>
 <source>Species</source>
 <translation>Specie</translation>
</message>
<message>
 <source>Species of points without one, and of logs</source>
 <translation>Specie dei punti senza una e dei tronchi a terra</translation>
</message>
<message>
 <source>Species of the broadleaved trees</source>
 <translation>Specie delle latifoglie</translation>
</message>
<message>
 <source>Species of the broadleaved trees drawn in stands; broadleaf where it is unknown.</source>
 <translation>Degli alberi estratti nei popolamenti; broadleaf dove non è nota.</translation>
</message>
<message>
 <source>Species of the conifers</source>
 <translation>Specie delle conifere</translation>
</message>
<message>
 <source>Species of the conifers drawn in stands; conifer where it is unknown. It determines the energy that a stem can absorb.</source>
 <translation>Degli alberi estratti nei popolamenti; conifer dove non è nota. Decide l'energia che un fusto può assorbire.</translation>
</message>
<message>
 <source>Species of the trees</source>
 <translation>Specie degli alberi</translation>
</message>
<message>
 <source>Species of trees whose stand has none. It also determines the curve for the diameters.</source>
 <translation>Degli alberi il cui popolamento non la indica. Decide anche quale curva vale.</translation>
</message>
<message>
 <source>Species where the field above has no value.</source>
 <translation>Se il campo qui sopra non lo indica.</translation>
</message>
<message>
 <source>Species where the field below has no value.</source>
 <translation>Se il campo qui sotto non lo indica.</translation>
</message>
<message>
 <source>Speed at the foot of the slope</source>
 <translation>Velocità al piede del versante</translation>
</message>
<message>
 <source>Speed of the impact [m/s]</source>
 <translation>Velocità dell'impatto [m/s]</translation>
</message>
<message>
 <source>Speed of vehicles [km/h]</source>
 <translation>Velocità dei veicoli [km/h]</translation>
</message>
<message>
 <source>Speed: simulations run some 500 times faster</source>
 <translation>Velocità: le simulazioni sono circa 500 volte più veloci</translation>
</message>
<message>
 <source>Spin of the single rock about the horizontal axis perpendicular to its motion; positive as it rolls.</source>
 <translation>Del blocco singolo, attorno all'asse orizzontale trasversale al percorso; positivo come rotola.</translation>
</message>
<message>
 <source>Split the crest lines where each embankment must be complete.</source>
 <translation>Separare le linee di coronamento dove ogni rilevato deve restare intero.</translation>
</message>
<message>
 <source>Spread [°]</source>
 <translation>Dispersione [°]</translation>
</message>
<message>
 <source>Stability of slopes, foundation, drainage of the ditch and the space for clearing it are not checked.</source>
 <translation>La stabilità delle scarpate, la fondazione, il drenaggio del fosso e lo spazio per svuotarlo non sono considerati.</translation>
</message>
<message>
 <source>Standard deviation of a Gaussian filter; 0: no smoothing. The filter removes branches, and lowers each tree somewhat.</source>
 <translation>Deviazione standard di una gaussiana; 0: nessuna. Toglie rami, e un po' di altezza a ogni albero.</translation>
</message>
<message>
 <source>Standard deviation of the size [m³, m or kg]</source>
 <translation>Deviazione standard della dimensione [m³, m o kg]</translation>
</message>
<message>
 <source>Standard deviation of the whole distribution, before it is cut off at the limits.</source>
 <translation>Dell'intera distribuzione, prima che i limiti la taglino.</translation>
</message>
<message>
 <source>Standard deviation over the mean, where the field has no value: some 20 % in even-aged stands, 60 % and more in uneven ones.</source>
 <translation>Deviazione standard divisa per la media, se il campo non la indica: circa 20 % nei popolamenti coetanei, 60 % e più in quelli disetanei.</translation>
</message>
<message>
 <source>Stands</source>
 <translation>Popolamenti</translation>
</message>
<message>
 <source>Stands are evaluated one by one: blocks that an upper stand stops still count for the stand below it.</source>
 <translation>I popolamenti sono considerati uno per uno: ciò che un popolamento superiore ferma non è dedotto per quello sottostante.</translation>
</message>
<message>
 <source>Stands below their target, of those checked</source>
 <translation>Popolamenti sotto il loro obiettivo, tra quelli verificati</translation>
</message>
<message>
 <source>Stands by block size</source>
 <translation>Popolamenti per dimensione dei blocchi</translation>
</message>
<message>
 <source>Stands of forest, in any system.</source>
 <translation>Popolamenti di bosco, in qualsiasi sistema di coordinate.</translation>
</message>
<message>
 <source>Stands that brake rocks with a drag force below the height of the drag layer. Overlapping stands must have the same values.</source>
 <translation>Popolamenti che frenano i blocchi con una resistenza al di sotto dell'altezza dello strato. Popolamenti sovrapposti devono concordare.</translation>
</message>
<message>
 <source>Stands that protect each object</source>
 <translation>Quale popolamento protegge quale oggetto</translation>
</message>
<message>
 <source>Start areas, lines or points of the blocks</source>
 <translation>Aree, linee o punti di partenza dei blocchi</translation>
</message>
<message>
 <source>Start them on the slope, or faster.</source>
 <translation>Farli partire sul pendio, o più veloci.</translation>
</message>
<message>
 <source>Starts are spread evenly from the distance above to this one. If left empty, all start at one point.</source>
 <translation>I punti di distacco sono distribuiti dalla distanza sopra a questa. Vuoto: tutti in un solo luogo.</translation>
</message>
<message>
 <source>Starts left out, in the cell of a larger block</source>
 <translation>Punti di distacco tralasciati, nella cella di un blocco più grande</translation>
</message>
<message>
 <source>State</source>
 <translation>Stato</translation>
</message>
<message>
 <source>Stations</source>
 <translation>Stazioni</translation>
</message>
<message>
 <source>Statistic</source>
 <translation>Statistica</translation>
</message>
<message>
 <source>Statistics of the lines</source>
 <translation>Statistiche delle linee</translation>
</message>
<message>
 <source>Steepen the uphill face (UPHILL_ANGLE), raise the crest, add a ditch, or simulate on the carved elevation model.</source>
 <translation>Aumentare la pendenza del paramento a monte (UPHILL_ANGLE), alzare il coronamento, aggiungere un vallo o simulare sul modello altimetrico con rilevato.</translation>
</message>
<message>
 <source>Steepest line from a cell up to a release. Blocks seldom reach farther than an angle of 28 to 34 degrees; check large areas of the danger map below that angle.</source>
 <translation>Linea più ripida da una cella fino a un punto di distacco. I blocchi arrivano di rado oltre i 28-34 gradi; grandi superfici al di sotto di tali valori nella carta dei pericoli meritano una verifica.</translation>
</message>
<message>
 <source>Steepest line from a cell up to the apex of the talus. Most blocks stop above 27.5 degrees, hardly any below 22 degrees.</source>
 <translation>Linea più ripida da una cella fino all'apice della falda di detrito. La maggior parte dei blocchi si arresta sopra 27,5 gradi, quasi nessuno sotto 22 gradi.</translation>
</message>
<message>
 <source>Stem diameter of the trees [cm]</source>
 <translation>Diametro del fusto degli alberi [cm]</translation>
</message>
<message>
 <source>Stem-contact searches not converged</source>
 <translation>Ricerche del contatto con un fusto senza convergenza</translation>
</message>
<message>
 <source>Stems from event to event</source>
 <translation>Fusti di evento in evento</translation>
</message>
<message>
 <source>Stems lost at the end</source>
 <translation>Fusti persi alla fine</translation>
</message>
<message>
 <source>Stems of all sizes are removed in the same proportion; real fellings and storms do not do this.</source>
 <translation>Fusti di ogni dimensione sono tolti nella stessa proporzione; tagli e tempeste reali non fanno così.</translation>
</message>
<message>
 <source>Stems per hectare</source>
 <translation>Fusti per ettaro</translation>
</message>
<message>
 <source>Stems per hectare of an inventory</source>
 <translation>Fusti per ettaro di un inventario</translation>
</message>
<message>
 <source>Stems per hectare of plan area, where the field has no value. The number of trees is random about it (Poisson).</source>
 <translation>Di superficie in pianta, se il campo non li indica. Il numero di alberi varia attorno a questo valore (Poisson).</translation>
</message>
<message>
 <source>Stems per hectare that were not seen</source>
 <translation>Fusti per ettaro non visti</translation>
</message>
<message>
 <source>Stems that are lost before the simulation [%]</source>
 <translation>Fusti persi prima della simulazione [%]</translation>
</message>
<message>
 <source>Stems that are lost first</source>
 <translation>Quali fusti si perdono per primi</translation>
</message>
<message>
 <source>Stems that rocks hit, for example from Single trees (talus:trees). Leave out the drag layer of FOREST where there are single trees, or the forest brakes twice.</source>
 <translation>Fusti urtati dai blocchi, per esempio da Alberi singoli (talus:trees). Omettere lo strato di resistenza di FOREST dove ci sono alberi singoli, altrimenti il bosco frena due volte.</translation>
</message>
<message>
 <source>Stems with a value in this field lie on the ground in this direction: the point is their middle, their height is their length, and the energy that they can absorb must be given, in the field above or in energy_kj. If left empty, the field lies_deg is used if there is one.</source>
 <translation>I fusti con un numero giacciono al suolo in questa direzione: il punto è il loro mezzo, la loro altezza è la loro lunghezza, e l'energia che assorbono deve essere data, nel campo sopra o in energy_kj. Vuoto: il campo lies_deg, se esiste.</translation>
</message>
<message>
 <source>Stems with a value in this field, below 90, lean towards the direction in the field above: the point is their foot, their height their length. If left empty, the field leans_deg is used if there is one.</source>
 <translation>I fusti con un numero, inferiore a 90, si inclinano verso la direzione del campo sopra: il punto è il loro piede, la loro altezza la lunghezza. Vuoto: si prende il campo leans_deg, se c'è.</translation>
</message>
<message>
 <source>Steps too long to update the spin</source>
 <translation>Passi così lunghi che la rotazione è rimasta com'era</translation>
</message>
<message>
 <source>Steps with contact, counted with their parts</source>
 <translation>Passi con contatto, contate le loro parti</translation>
</message>
<message>
 <source>Steps with more meetings with barriers or trees than can be followed</source>
 <translation>Passi con più incontri con barriere o alberi di quanti se ne seguano</translation>
</message>
<message>
 <source>Stop at this precision [%]</source>
 <translation>Fermarsi a questa precisione [%]</translation>
</message>
<message>
 <source>Stopping distance: penetration plus wall deflection. If left empty, no force.</source>
 <translation>Distanza di arresto: penetrazione più deformazione del muro. Vuoto: nessuna forza.</translation>
</message>
<message>
 <source>Stops</source>
 <translation>Punti di arresto</translation>
</message>
<message>
 <source>Stops after the measure</source>
 <translation>Arresti dopo la misura</translation>
</message>
<message>
 <source>Stops before the measure</source>
 <translation>Arresti prima della misura</translation>
</message>
<message>
 <source>Stops of each scenario</source>
 <translation>Punti di arresto di ogni scenario</translation>
</message>
<message>
 <source>Stops of the simulations</source>
 <translation>Punti di arresto delle simulazioni</translation>
</message>
<message>
 <source>Stops or trajectories of a simulation, or crossings of a line. If a run has several features, the one with the largest value counts.</source>
 <translation>Punti di arresto o traiettorie di una simulazione, o attraversamenti di una linea. Tra più elementi di un lancio conta quello con il valore massimo.</translation>
</message>
<message>
 <source>Stops when the 95th percentile below is known with this precision: half the width of its 95 % confidence interval, relative to it. The runs per release point are then the maximum; every point gets the same share of them. 0: make all runs.</source>
 <translation>Termina quando il 95° percentile indicato sotto è noto con questa precisione: metà dell'ampiezza del suo intervallo di confidenza al 95 %, in rapporto al valore. I lanci per punto di distacco sono allora il numero massimo calcolato; ogni punto ne riceve la stessa quota. 0: calcolare tutti i lanci.</translation>
</message>
<message>
 <source>Stops with other measures</source>
 <translation>Arresti con altre misure</translation>
</message>
<message>
 <source>Stops with the forest</source>
 <translation>Arresti con il bosco</translation>
</message>
<message>
 <source>Strength of the logs [% of a living stem]</source>
 <translation>Resistenza dei tronchi a terra [% di un fusto vivo]</translation>
</message>
<message>
 <source>Strengths exceeded by the last rock:</source>
 <translation>Ciò che la rete non sopporta dell'ultimo:</translation>
</message>
<message>
 <source>Strengths exceeded, and reasons why a rock is not held:</source>
 <translation>Ciò che la rete non sopporta, e perché un blocco non è trattenuto:</translation>
</message>
<message>
 <source>Strip at the top of the net that no rock may hit. If left empty, 0.5 m, or the radius of the design block where that is more, the minimum of UNI 11211-4.</source>
 <translation>Fascia in alto della rete che nessun blocco deve colpire. Vuoto: 0,5 m, o il raggio del blocco di progetto se è maggiore, il minimo secondo UNI 11211-4.</translation>
</message>
<message>
 <source>Strip below the crest that no rock may hit, as required by your code. Required with crossings. There is no default, because the requirements of the codes could not be checked in a source.</source>
 <translation>Fascia sotto il coronamento che nessun blocco deve colpire, secondo la propria norma. Necessaria con gli attraversamenti, e senza valore predefinito: quanto richiedono le norme non è stato visto in alcuna fonte.</translation>
</message>
<message>
 <source>Strip below the top that no rock may hit, as required by your code. If left empty, not checked.</source>
 <translation>Fascia sotto la sommità che nessun blocco deve colpire, secondo la propria norma. Vuoto: non verificato.</translation>
</message>
<message>
 <source>Stronge, in the plane</source>
 <translation>Stronge, nel piano</translation>
</message>
<message>
 <source>Strongest intensity of events with a return period of at most {} years: 1 weak, 2 medium, 3 strong.</source>
 <translation>Intensità massima di ciò che accade almeno una volta in {} anni: 1 debole, 2 media, 3 forte.</translation>
</message>
<message>
 <source>Structures are divided into equal sections no longer than this, each with its own forces.</source>
 <translation>Le opere sono tagliate in tratti uguali non più lunghi di così, ognuno con le proprie forze.</translation>
</message>
<message>
 <source>Study for the command line: {}</source>
 <translation>Studio per la riga di comando: {}</translation>
</message>
<message>
 <source>Styles for earlier results</source>
 <translation>Stili per risultati precedenti</translation>
</message>
<message>
 <source>Subject</source>
 <translation>Oggetto</translation>
</message>
<message>
 <source>Subject of the report, for example the slope or the order.</source>
 <translation>Ciò di cui tratta il rapporto, per esempio il versante o il mandato.</translation>
</message>
<message>
 <source>Successive rock after which a brake is used up (0: none)</source>
 <translation>Blocco successivo dopo il quale un freno è esaurito (0: nessuno)</translation>
</message>
<message>
 <source>Successive rocks that the net holds</source>
 <translation>Blocchi successivi che la rete trattiene</translation>
</message>
<message>
 <source>Successive rocks without repair</source>
 <translation>Blocchi uno dopo l'altro, senza riparazione</translation>
</message>
<message>
 <source>Such stems leave stumps that absorb as much energy as the stem did. No published height: enter that of your stand. If left empty, no stumps are left.</source>
 <translation>Questi fusti lasciano ceppi che assorbono tanta energia quanto il fusto. Nessuna altezza pubblicata: indicare quella del proprio popolamento. Vuoto: non resta nulla in piedi.</translation>
</message>
<message>
 <source>Surface model</source>
 <translation>Modello di superficie</translation>
</message>
<message>
 <source>Surface roughness of all ground [m]</source>
 <translation>Scabrezza superficiale di tutto il suolo [m]</translation>
</message>
<message>
 <source>Surface roughness of each polygon. Left empty, the field surface_roughness is taken if the layer has it, else the obstacle heights rg70, rg20 and rg10 of Rockyfor3D, as d = 0.7 rg70 + 0.2 rg20 + 0.1 rg10. Empty values take that of all ground or of the class.</source>
 <translation>Scabrezza superficiale di ogni poligono. Se il campo è vuoto, viene preso il campo surface_roughness se il layer lo ha, altrimenti le altezze degli ostacoli rg70, rg20 e rg10 di Rockyfor3D, come d = 0,7 rg70 + 0,2 rg20 + 0,1 rg10. I valori vuoti prendono quella di tutto il suolo o della classe.</translation>
</message>
<message>
 <source>Surrogate of barrier {}: {} impacts are too few for the inputs that differ among them; every rock is decided by the net model.</source>
 <translation>Modello surrogato della barriera {}: {} impatti sono troppo pochi per ciò che differisce tra loro; la rete decide di tutti.</translation>
</message>
<message>
 <source>Surrogate of barrier {}: {} impacts; the error of the energy share taken by the net is {:.2f} by cross-validation; rocks nearer than {:.2f} to the border are decided by the net model, and so are some {:.0f} % of the rocks.</source>
 <translation>Modello surrogato della barriera {}: {} impatti; la parte dell'energia che la rete prende è mancata di {:.2f} per validazione incrociata; ciò che è a meno di {:.2f} dal limite è lasciato alla rete, cioè circa il {:.0f} % dei blocchi.</translation>
</message>
<message>
 <source>Surveyor and date of the terrain, owner of the base map, licence. If left empty, the plan names the elevation model with its cell size, and the layers.</source>
 <translation>Chi ha rilevato il terreno e quando, di chi è la carta di base, quale licenza. Vuoto: il modello del terreno con la dimensione delle celle e i nomi dei layer.</translation>
</message>
<message>
 <source>Susceptibility map of the area that blocks can reach, on an elevation model of any size: sources by slope and joint sets, reach by the energy line of each volume and height of cliff. An indication without frequency, to find the slopes that need a closer look. It can be compared with the runs of a simulation.</source>
 <translation>Dove i blocchi possono arrivare, su un modello del terreno di qualsiasi dimensione: aree sorgente secondo la pendenza e le famiglie di discontinuità, raggiungimento secondo la linea di energia di ogni volume e altezza della parete. Un'indicazione senza frequenza, per trovare dove guardare meglio; si confronta con i lanci di una simulazione.</translation>
</message>
<message>
 <source>Sweeps of the contact solver in a step</source>
 <translation>Passate del risolutore dei contatti in un passo</translation>
</message>
<message>
 <source>Swiss model 166.1</source>
 <translation>modello svizzero 166.1</translation>
</message>
<message>
 <source>Swiss practice, schutz-vor-naturgefahren.ch</source>
 <translation>prassi svizzera, schutz-vor-naturgefahren.ch</translation>
</message>
<message>
 <source>Switch on Query on the map to query again.</source>
 <translation>Attivare «Interrogare la carta» per interrogare di nuovo.</translation>
</message>
<message>
 <source>Switch the viscous drag on (VISCOUS_DRAG) when you simulate with this table.</source>
 <translation>Attivare la resistenza viscosa (VISCOUS_DRAG) quando si simula con questa tabella.</translation>
</message>
<message>
 <source>Switzerland</source>
 <translation>Svizzera</translation>
</message>
<message>
 <source>TARGET: no run meets it, so there is no value.</source>
 <translation>TARGET: nessun lancio lo raggiunge, quindi non c'è un valore.</translation>
</message>
<message>
 <source>TARGET: the layer {} is empty.</source>
 <translation>TARGET: il layer {} è vuoto.</translation>
</message>
<message>
 <source>TARGETS: row {} needs the volume of a block and, where they are given, positive numbers.</source>
 <translation>TARGETS: la riga {} richiede il volume di un blocco e, dove sono dati, numeri positivi.</translation>
</message>
<message>
 <source>TEMPLATE: {} cannot be read ({}).</source>
 <translation>TEMPLATE: {} non è leggibile ({}).</translation>
</message>
<message>
 <source>TEMPLATE: {} is not a layout template with a map.</source>
 <translation>TEMPLATE: {} non è un modello di layout con una carta.</translation>
</message>
<message>
 <source>THRESHOLD: give the angle for the method fixed, or choose another one.</source>
 <translation>THRESHOLD: indicare l'angolo per il metodo fixed, o scegliere un altro metodo.</translation>
</message>
<message>
 <source>THRESHOLD: the value {value:g}° is not used; by the chosen method (METHOD) the threshold is {limit:.1f}°.</source>
 <translation>THRESHOLD: i {value:g}° indicati non contano; secondo il metodo scelto (METHOD) sono {limit:.1f}°.</translation>
</message>
<message>
 <source>TOE: {:g} m is not on the profile, which is {:g} m long.</source>
 <translation>TOE: {:g} m non è sul profilo, lungo {:g} m.</translation>
</message>
<message>
 <source>TOTAL_RUNS is {}, but the layer has {} different runs.</source>
 <translation>TOTAL_RUNS è {}, ma il layer ha {} lanci diversi.</translation>
</message>
<message>
 <source>TRAJECTORIES has {} layers, FREQUENCIES {} rows; give one for every row, or leave this input empty.</source>
 <translation>TRAJECTORIES ha {} layer, FREQUENCIES {} righe; darne uno per ogni riga, oppure nessuno.</translation>
</message>
<message>
 <source>TRAJECTORIES, CROSSINGS: give one of them, not both.</source>
 <translation>TRAJECTORIES, CROSSINGS: indicarne uno solo.</translation>
</message>
<message>
 <source>TRAJECTORIES: feature {} is not a path: it needs at least two vertices whose times (M) increase and whose coordinates are finite numbers.</source>
 <translation>TRAJECTORIES: l'elemento {} non è una traiettoria: servono almeno due vertici con tempi (M) crescenti e coordinate che siano numeri finiti.</translation>
</message>
<message>
 <source>TRAJECTORIES: in {} there are copies of runs that are not there; give the whole layer.</source>
 <translation>TRAJECTORIES: in {} ci sono copie di corse che non ci sono; dare il layer intero.</translation>
</message>
<message>
 <source>TRAJECTORIES: rocks without a radius count with their centre of mass.</source>
 <translation>TRAJECTORIES: i blocchi senza raggio contano con il loro centro di massa.</translation>
</message>
<message>
 <source>TRAJECTORIES: runs at a barrier: {} of {}; barriers that are reached: {} of {}.</source>
 <translation>TRAJECTORIES: lanci a una barriera: {} su {}; barriere raggiunte: {} su {}.</translation>
</message>
<message>
 <source>TRAJECTORIES: the lines of {} have no height (Z) or no time (M). Take the layer that Simulate rockfall wrote; formats such as GeoJSON and some tools drop these values, GeoPackage keeps them.</source>
 <translation>TRAJECTORIES: le linee di {} non hanno quota (Z) o tempo (M). Usare il layer scritto da Simulare la caduta massi; formati come GeoJSON e alcuni strumenti perdono questi valori, GeoPackage li conserva.</translation>
</message>
<message>
 <source>TRAJECTORIES: {value:.0f} of {limit:.0f} lines do not have the motion at their vertices (field {field}), so energies are those of the translation alone, without rotation.</source>
 <translation>TRAJECTORIES: {value:.0f} linee su {limit:.0f} non dicono il moto ai loro vertici (campo {field}); le energie sono quindi quelle della sola traslazione, senza rotazione.</translation>
</message>
<message>
 <source>TRAJECTORIES: {value:.0f} of {limit:.0f} lines were written by an earlier version, without vertices at the bends of their paths, so crossings and hits depend on the interval of their vertices (TRAJECTORY_INTERVAL).</source>
 <translation>TRAJECTORIES: {value:.0f} linee su {limit:.0f} sono state scritte da una versione precedente, senza vertici nelle pieghe delle loro traiettorie; passaggi e impatti dipendono quindi dall'intervallo dei loro vertici (TRAJECTORY_INTERVAL).</translation>
</message>
<message>
 <source>TRAJECTORIES: {} has {} runs, the maps of {} have {:g}; take the layers of one simulation.</source>
 <translation>TRAJECTORIES: {} ha {} lanci, le carte di {} ne hanno {:g}; prendere i layer di una stessa simulazione.</translation>
</message>
<message>
 <source>TRAJECTORIES: {} is in {}, the maps of {} in {}; take the layers of one simulation.</source>
 <translation>TRAJECTORIES: {} è in {}, le carte di {} in {}; prendere i layer di una stessa simulazione.</translation>
</message>
<message>
 <source>TREES: none of them stands in a stand; do both layers cover the same area?</source>
 <translation>TREES: nessuno sta in un popolamento; i due layer sono dello stesso luogo?</translation>
</message>
<message>
 <source>TREE_DIAMETER_FIELD: the layer {} has no field dbh_cm; choose the one with the stem diameters.</source>
 <translation>TREE_DIAMETER_FIELD: il layer {} non ha il campo dbh_cm; scegliere quello con i diametri dei fusti.</translation>
</message>
<message>
 <source>Table of Ritchie (1963), of your authority or your own practice: a row for each class of slopes and heights. Table and chart then state the share of the rocks that stays within the width. The depth is only listed in the table: the simulated catchment is flat or slopes back. Talus contains no such table, because none could be checked in its source.</source>
 <translation>Di Ritchie (1963), dell'autorità o della propria pratica: una riga per ogni classe di pendenze e altezze. Tabella e diagramma dicono allora quale quota dei blocchi resta entro la larghezza. La profondità è scritta solo nella tabella: si simula un'area di raccolta piana o in contropendenza. Talus non ha una propria tabella, perché nessuna si è potuta leggere nella sua fonte.</translation>
</message>
<message>
 <source>Table of ground classes</source>
 <translation>Tabella delle classi di terreno</translation>
</message>
<message>
 <source>Table of ground classes with the calibrated one</source>
 <translation>Tabella delle classi di suolo con quella calibrata</translation>
</message>
<message>
 <source>Table of heights and volumes, sections, equations and limits.</source>
 <translation>Tabella di altezze e volumi, sezioni, equazioni e limiti.</translation>
</message>
<message>
 <source>Table of the comparison</source>
 <translation>Tabella del confronto</translation>
</message>
<message>
 <source>Table of the curve</source>
 <translation>Tabella della curva</translation>
</message>
<message>
 <source>Table of the evaluations</source>
 <translation>Tabella delle valutazioni</translation>
</message>
<message>
 <source>Table of the impacts; of the one with the largest elongation, of a rock that is held if there is one, forces and strokes over time, the energy budget and the net at chosen moments.</source>
 <translation>Tabella degli impatti; di quello con la deformazione massima, di un blocco trattenuto se ce n'è uno, forze e corse nel tempo, il bilancio dell'energia e la rete in momenti scelti.</translation>
</message>
<message>
 <source>Table of the members</source>
 <translation>Tabella dei membri</translation>
</message>
<message>
 <source>Table to paste: for each object and scenario the return period and the spatial probability of occurrence of each intensity, which is the probability that an event hits the object so, by its hardest block.</source>
 <translation>Tabella da incollare: per ogni oggetto e scenario il periodo di ritorno e la probabilità spaziale di occorrenza di ogni intensità, cioè la probabilità che un evento colpisca così l'oggetto, con il suo blocco più forte.</translation>
</message>
<message>
 <source>Table: a row for each stand, block and loss of stems, with the blocks that stop and the stand required.</source>
 <translation>Tabella: una riga per popolamento, blocco e perdita di fusti, con ciò che si ferma e ciò che occorrerebbe.</translation>
</message>
<message>
 <source>Table: a row for the dimensions above and for each variant, with volumes, area, heights and rocks.</source>
 <translation>Tabella: una riga per le dimensioni sopra e per ogni variante, con volumi, area, altezze e blocchi.</translation>
</message>
<message>
 <source>Table: for each rock and each field that its pieces hit, their number, energy, mass and height.</source>
 <translation>Tabella: per ogni blocco e ogni campata colpita dai suoi frammenti, quanti, con quale energia, massa e altezza.</translation>
</message>
<message>
 <source>Table: number of rocks of each release feature that pass each line, with their energy and height.</source>
 <translation>Tabella: quanti blocchi di ogni elemento di distacco attraversano ogni linea, e con quale energia e altezza.</translation>
</message>
<message>
 <source>Table: runs that reach an object only if there is no forest, grouped by the stand in which they stop.</source>
 <translation>Tabella: lanci che raggiungono un oggetto solo senza il bosco, secondo il popolamento in cui si fermano con esso.</translation>
</message>
<message>
 <source>Table: share of the passing rocks that a barrier of each height and energy class would stop.</source>
 <translation>Tabella: quota dei blocchi in transito che una barriera di ogni altezza e classe di energia fermerebbe.</translation>
</message>
<message>
 <source>Table: share of the runs of each scenario that hit each object, its confidence, energies, intensities.</source>
 <translation>Tabella: quota dei lanci di ogni scenario che colpiscono ogni oggetto, sua confidenza, energie, intensità.</translation>
</message>
<message>
 <source>Table: the shares of ground, rolling, shape, size, height, rate and chance in the variance of reach, energy, frequency and run-out (first-order shares), each with its standard error.</source>
 <translation>Tabella: quale parte della varianza di portata, energia, frequenza e distanza di arresto spetta a terreno, rotolamento, forma, dimensione, altezza, tasso e caso (quote del primo ordine), ciascuna con l'errore standard.</translation>
</message>
<message>
 <source>Tables (*.csv)</source>
 <translation>Tabelle (*.csv)</translation>
</message>
<message>
 <source>Tables along the structures, formulas with their certainty, and limits.</source>
 <translation>Tabelle lungo le opere, formule con la loro certezza, e limiti.</translation>
</message>
<message>
 <source>Tables of the stands, target profile, equations and limits.</source>
 <translation>Tabelle dei popolamenti, profilo ideale, equazioni e limiti.</translation>
</message>
<message>
 <source>Take a GeoPackage (.gpkg) to keep them.</source>
 <translation>Per conservarli usi un GeoPackage (.gpkg).</translation>
</message>
<message>
 <source>Take cells no larger than the radius of the smallest block.</source>
 <translation>Prendere celle non più grandi del raggio del blocco più piccolo.</translation>
</message>
<message>
 <source>Take more impacts, or 0 to rank by energy.</source>
 <translation>Prendere più impatti, o 0 per ordinare per energia.</translation>
</message>
<message>
 <source>Take polygons</source>
 <translation>Prendere i poligoni</translation>
</message>
<message>
 <source>Take the largest energy (ENERGY_MAX).</source>
 <translation>Prendere l'energia massima (ENERGY_MAX).</translation>
</message>
<message>
 <source>Take the layer as Simulate rockfall wrote it.</source>
 <translation>Prendere il layer come la simulazione l'ha scritto.</translation>
</message>
<message>
 <source>Talus (rockfall)</source>
 <translation>Talus (caduta massi)</translation>
</message>
<message>
 <source>Talus has read no standard in full: fill in the numbers of the clauses from your copy.</source>
 <translation>Talus non ha letto per intero nessuna norma: completare i numeri dei punti dalla propria copia.</translation>
</message>
<message>
 <source>Talus needs a Python package that is not installed: {}. Install it for the Python of QGIS.</source>
 <translation>Talus richiede un pacchetto Python che manca: {}. Installarlo per il Python di QGIS.</translation>
</message>
<message>
 <source>Talus uses these Python packages. Packages with a tick are downloaded from the internet (https://pypi.org) or read from a folder, in versions for numpy {}, and installed into a folder of your profile:
{}
numpy and all other packages of QGIS are unchanged; the copy of numpy, some 20 MB, that pip downloads too is discarded. The same window removes them again.</source>
 <translation>Talus usa questi pacchetti Python. Quelli spuntati vengono presi da internet (https://pypi.org) o da una cartella, in versioni per numpy {}, e vanno in una cartella del vostro profilo:
{}
numpy e tutti gli altri pacchetti di QGIS restano come sono; la copia di numpy, circa 20 MB, che anche pip scarica viene eliminata. La stessa finestra li rimuove.</translation>
</message>
<message>
 <source>Talus {}, {}. Impacts: {}, held by the net: {}.</source>
 <translation>Talus {}, {}. Impatti: {}, trattenuti dalla rete: {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Lines: {}.</source>
 <translation>Talus {}, {}. Linee: {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Runs: {}, at a line or more: {}. Lines: {}.</source>
 <translation>Talus {}, {}. Lanci: {}, di cui a una linea o più: {}. Linee: {}.</translation>
</message>
<message>
 <source>Talus {}, {}. Scenarios: {}. Cells: {} x {} of {:g} m.</source>
 <translation>Talus {}, {}. Scenari: {}. Celle: {} x {} di {:g} m.</translation>
</message>
<message>
 <source>Talus {}, {}. Seed {}.</source>
 <translation>Talus {}, {}. Seme {}.</translation>
</message>
<message>
 <source>Talus {}. Characteristic values are the {}th percentiles of the rocks that arrive at a section.</source>
 <translation>Talus {}. I valori caratteristici sono percentili {} dei blocchi che arrivano a un tratto.</translation>
</message>
<message>
 <source>Talus {}. Embankments: {}; cells of {:.3g} m.</source>
 <translation>Talus {}. Rilevati: {}; celle di {:.3g} m.</translation>
</message>
<message>
 <source>Talus {}. Ground class {}, {} observed points, misfit {:.3g}, share of random draws that fit no better {:.2f}.</source>
 <translation>Talus {}. Classe di terreno {}, {} punti osservati, scarto {:.3g}, quota di estrazioni casuali che non si adattano meglio {:.2f}.</translation>
</message>
<message>
 <source>Talus {}. Lines: {}. Nets: {}.</source>
 <translation>Talus {}. Linee: {}. Reti: {}.</translation>
</message>
<message>
 <source>Talus {}. Stands: {}.</source>
 <translation>Talus {}. Popolamenti: {}.</translation>
</message>
<message>
 <source>Talus: engine prepared</source>
 <translation>Talus: preparazione del motore</translation>
</message>
<message>
 <source>Talus: example. Energy of the rocks, 95th percentile</source>
 <translation>Talus: esempio. Energia dei blocchi, 95° percentile</translation>
</message>
<message>
 <source>Talus: prepare the engine</source>
 <translation>Talus: preparare il motore</translation>
</message>
<message>
 <source>Talus: rocks thrown from here</source>
 <translation>Talus: blocchi lanciati da qui</translation>
</message>
<message>
 <source>Tangent of the reach angle of the rocks that get farthest, mostly 0.4 to 0.8. If left empty, it is determined together with the levels for a share; with the measure distance the speed is then ignored. It changes the uncertainty of the results, not their meaning.</source>
 <translation>Tangente dell'angolo di arresto di blocchi lontani, per lo più da 0.4 a 0.8. Vuoto: è trovato con i livelli per una quota, e con distance la velocità non conta. Non cambia il senso dei risultati, solo quanto sono sicuri.</translation>
</message>
<message>
 <source>Tangent of the slope on which a rock of any size just keeps rolling on smooth ground, corners of the rock included; at most 3. Stones on the ground add to it (SURFACE_ROUGHNESS). If left empty, the ground classes give it. In earlier versions this number held for rocks of 1 t.</source>
 <translation>Tangente del pendio su cui un blocco di qualsiasi dimensione continua appena a rotolare dove nulla sporge dal terreno, spigoli del blocco compresi; al massimo 3. Le pietre sul terreno vi si aggiungono (SURFACE_ROUGHNESS). Se il campo è vuoto, decidono le classi di terreno. Nelle versioni precedenti questo numero valeva per blocchi di 1 t.</translation>
</message>
<message>
 <source>Tangential restitution of all ground</source>
 <translation>Restituzione tangenziale di tutto il suolo</translation>
</message>
<message>
 <source>Target profile</source>
 <translation>Profilo ideale</translation>
</message>
<message>
 <source>Target that runs meet</source>
 <translation>Obiettivo raggiunto dai lanci</translation>
</message>
<message>
 <source>Terrain and releases</source>
 <translation>Terreno e punti di distacco</translation>
</message>
<message>
 <source>Terrain on which the posts and anchors stand. It also supports the rock in the net.</source>
 <translation>Terreno su cui poggiano montanti e ancoraggi. Sostiene anche il blocco nella rete.</translation>
</message>
<message>
 <source>Terrain that is shown; a large model is shown with larger cells.</source>
 <translation>Il terreno mostrato; semplificato dove è grande.</translation>
</message>
<message>
 <source>Terrain with the envelope of the heights, and below it velocity, energy and the number of rocks.</source>
 <translation>Terreno con l'inviluppo delle altezze e, sotto, velocità, energia e numero dei blocchi.</translation>
</message>
<message>
 <source>Text files (*.csv *.txt)</source>
 <translation>File di testo (*.csv *.txt)</translation>
</message>
<message>
 <source>Text files (*.txt *.csv)</source>
 <translation>File di testo (*.txt *.csv)</translation>
</message>
<message>
 <source>The 95th percentile of a cell that few runs pass is uncertain; look at the passages too.</source>
 <translation>Il 95° percentile di una cella attraversata da pochi lanci è incerto; considerare anche gli attraversamenti.</translation>
</message>
<message>
 <source>The 99.9th percentile of penetration is {value:.1f} % of the radius; the limit is {limit:g} %.</source>
 <translation>Il 99,9° percentile della penetrazione è il {value:.1f} % del raggio; il limite è il {limit:g} %.</translation>
</message>
<message>
 <source>The Gaussians explain the distribution of the slope poorly (R² = {value:.2f}).</source>
 <translation>Le gaussiane descrivono male la distribuzione della pendenza (R² = {value:.2f}).</translation>
</message>
<message>
 <source>The Python of QGIS has no pip, and none could be downloaded.</source>
 <translation>Il Python di QGIS non ha pip, e non è stato possibile procurarlo.</translation>
</message>
<message>
 <source>The area has {} start points; blocks start at {} of them, chosen at random.</source>
 <translation>L'area ha {} posti; i blocchi pendono in {} di essi, scelti a caso.</translation>
</message>
<message>
 <source>The band with the heights.</source>
 <translation>La banda con le quote.</translation>
</message>
<message>
 <source>The best simulation differs from the observations by more than chance: no parameters within the bounds explain them.</source>
 <translation>La simulazione migliore si discosta dalle osservazioni più di quanto spieghi il caso: nessun parametro entro i limiti le spiega.</translation>
</message>
<message>
 <source>The best {parameter} lies on a bound of the search, {low:g} to {high:g}.</source>
 <translation>Il valore migliore di {parameter} si trova su un limite della ricerca, da {low:g} a {high:g}.</translation>
</message>
<message>
 <source>The block of the scenario {subject}, {volume:.3g} m³, has {value:.0f} kg at {density:g} kg/m³; rolling was measured for blocks of {least:g} to {most:g} kg. Beyond, rolling resistance is kept as at {limit:g} kg.</source>
 <translation>Il blocco dello scenario {subject}, {volume:.3g} m³, pesa {value:.0f} kg a {density:g} kg/m³; il rotolamento è stato misurato per blocchi da {least:g} a {most:g} kg. Oltre, la resistenza al rotolamento resta quella di {limit:g} kg.</translation>
</message>
<message>
 <source>The block of {period:g} years, {value:.3g} m³, is more than {times:g} times the largest of the list, {largest:.3g} m³: no measured block supports it.</source>
 <translation>Il blocco di {period:g} anni, {value:.3g} m³, supera {times:g} volte il maggiore dell'elenco, {largest:.3g} m³: nessuna misura lo sostiene.</translation>
</message>
<message>
 <source>The blocks fall ...</source>
 <translation>I blocchi cadono ...</translation>
</message>
<message>
 <source>The bounds of 95 % cover the number of runs and of the recorded events. The ground and the losses are taken as given: their uncertainty is not included. Where no run hits, the upper bound of the hits is not 0.</source>
 <translation>I limiti del 95 % sono quelli del numero di lanci e degli eventi registrati. Il terreno e le perdite valgono come indicati: la loro incertezza non vi è compresa. Dove nessun lancio colpisce, il limite superiore degli impatti non è 0.</translation>
</message>
<message>
 <source>The bounds of 95 % cover the number of runs only. The return periods or rates, the ground and the losses are taken as given: their uncertainty is not included. Where no run hits, the upper bound of the hits is not 0.</source>
 <translation>I limiti del 95 % sono solo quelli del numero di lanci. I tempi di ritorno o i tassi, il terreno e le perdite valgono come indicati: la loro incertezza non vi è compresa. Dove nessun lancio colpisce, il limite superiore degli impatti non è 0.</translation>
</message>
<message>
 <source>The calibration does not give the frequency of rockfall.</source>
 <translation>La frequenza delle cadute non deriva da una calibrazione.</translation>
</message>
<message>
 <source>The canton's word for the process</source>
 <translation>Termine del Cantone per il processo</translation>
</message>
<message>
 <source>The carved elevation model has {millions:.0f} million cells of {size:.3g} m.</source>
 <translation>Il modello del terreno modificato ha {millions:.0f} milioni di celle di {size:.3g} m.</translation>
</message>
<message>
 <source>The carved elevation model of each variant, NAME.tif, for simulations with each.</source>
 <translation>Il modello del terreno modificato di ogni variante, NAME.tif, per simulazioni con ciascuna.</translation>
</message>
<message>
 <source>The catchment that holds 90 % is {:.1f} m wide.</source>
 <translation>L'area di raccolta che trattiene il 90 % è larga {:.1f} m.</translation>
</message>
<message>
 <source>The cells of the canopy are {value:.3g} m wide; crowns are distinguished in cells of {limit:g} m and less.</source>
 <translation>Le celle delle chiome sono larghe {value:.3g} m; le chiome si distinguono in celle di {limit:g} m e meno.</translation>
</message>
<message>
 <source>The cells of the elevation model are {value:.3g} m wide, more than {limit:g} m. Ledges, gullies and the edges of cliffs are smoothed away, so passing heights and energies are too small in places.</source>
 <translation>Le celle del modello del terreno sono larghe {value:.3g} m, più di {limit:g} m. Cenge, canali e spigoli di parete sono spianati, per cui altezze di passaggio ed energie sono a tratti troppo piccole.</translation>
</message>
<message>
 <source>The cells of the elevation model are {value:.3g} m wide, more than {limit:g} m. Passing heights at a barrier depend on the relief of the last metres before it, which such cells do not show.</source>
 <translation>Le celle del modello del terreno sono larghe {value:.3g} m, più di {limit:g} m. Le altezze di passaggio a un'opera dipendono dal rilievo degli ultimi metri prima di essa, che tali celle non mostrano.</translation>
</message>
<message>
 <source>The certainty of the percentile depends on the number of runs; see Convergence of a simulation.</source>
 <translation>Il percentile è tanto certo quanti sono i lanci; vedi Convergenza di una simulazione.</translation>
</message>
<message>
 <source>The check as a page to be signed: inputs with their sources, the steps of the code with the numbers in them, the result of each line, a figure of the reserve of each net, and the list of what is not checked.</source>
 <translation>La verifica come pagina da firmare: dati con la loro origine, passi della norma con i valori, risultato di ogni linea, figura dell'utilizzo di ogni rete, e ciò che non è verificato.</translation>
</message>
<message>
 <source>The check covers single impacts on an intact net. Wear, filling and hits on posts are not included, nor hits near posts and edges: type tests hit the middle of the middle field. Impacts on a net shows such hits.</source>
 <translation>La verifica riguarda impatti singoli su una rete intatta. Usura, riempimento e urti sui montanti non ne fanno parte, né gli impatti vicino a montanti e bordi: le prove di tipo colpiscono il centro del campo centrale. Impatti su una rete mostra tali impatti.</translation>
</message>
<message>
 <source>The cliff can give blocks up to {:.3g} m³, {:.3g} times the largest of the list.</source>
 <translation>La parete può fornire blocchi fino a {:.3g} m³, {:.3g} volte il più grande della lista.</translation>
</message>
<message>
 <source>The cliff is as high as a source lies above the lowest cell in a square of twice this side. Used where reach angles depend on the height.</source>
 <translation>La parete è alta quanto la cella sorgente sopra la cella più bassa in un quadrato di lato doppio. Conta dove gli angoli dipendono dall'altezza.</translation>
</message>
<message>
 <source>The cores are those of the cluster, and each of its workers takes up to {} of memory.</source>
 <translation>I core sono quelli del cluster, e ciascuno dei suoi processi occupa fino a {} di memoria.</translation>
</message>
<message>
 <source>The crest lines at their level, with length, heights, volumes of fill and cut, and area.</source>
 <translation>Le linee di coronamento alla loro quota, con lunghezza, altezze, volumi di riporto e scavo, e area.</translation>
</message>
<message>
 <source>The crossings with the most energy among the rocks whose centre is below the top. 0: all. One takes a second or more.</source>
 <translation>Quelli con più energia fra i blocchi il cui centro è sotto il bordo superiore. 0: tutti. Ognuno richiede un secondo o più.</translation>
</message>
<message>
 <source>The danger levels as polygons for a plan, one for each part, without specks and with rounded borders. The raster of danger levels stays as it is. Needs shapely 2.</source>
 <translation>I gradi di pericolo come poligoni per una planimetria, uno per parte, senza frammenti e con bordi arrotondati. Il raster dei gradi di pericolo resta com'è. Richiede shapely 2.</translation>
</message>
<message>
 <source>The difference could not be computed: {}</source>
 <translation>Non è stato possibile calcolare la differenza: {}</translation>
</message>
<message>
 <source>The distance required is the upper bound of the 95th percentile of the elongation, or the largest where too few rocks were thrown to bound it; standards require a margin.</source>
 <translation>La distanza necessaria è il limite superiore del 95° percentile della deformazione, o la deformazione massima dove sono stati lanciati troppo pochi blocchi; le norme chiedono un margine.</translation>
</message>
<message>
 <source>The distribution is cut off here. If left empty, it has no upper limit.</source>
 <translation>La distribuzione è tagliata qui. Se il campo è vuoto: nessun limite.</translation>
</message>
<message>
 <source>The distribution is cut off here. Left empty: 0.</source>
 <translation>La distribuzione è tagliata qui. Se il campo è vuoto: 0.</translation>
</message>
<message>
 <source>The drawn zones of {} and above leave out {} m² of {} m² of its cells.</source>
 <translation>Le zone disegnate di {} e oltre tralasciano {} m² dei {} m² delle loro celle.</translation>
</message>
<message>
 <source>The drive of the folder {folder}, which keeps unfinished work, does not support file locks: let only one job at a time use it.</source>
 <translation>Il disco della cartella {folder}, che conserva il lavoro non finito, non conosce blocchi: lasciate che vi lavori un solo processo alla volta.</translation>
</message>
<message>
 <source>The elevation model has no coordinate system; give it one in the properties of its layer.</source>
 <translation>Il modello del terreno non ha un sistema di coordinate; assegnatene uno nelle proprietà del layer.</translation>
</message>
<message>
 <source>The elevation model has {:.0f} million cells; clip it to the slope first.</source>
 <translation>Il modello del terreno ha {:.0f} milioni di celle; ritagliarlo prima al versante.</translation>
</message>
<message>
 <source>The elevation model is in degrees; warp it to a metric coordinate system first.</source>
 <translation>Il modello del terreno è in gradi; riproiettatelo prima in un sistema metrico.</translation>
</message>
<message>
 <source>The elevation model of the simulation.</source>
 <translation>Il modello del terreno della simulazione.</translation>
</message>
<message>
 <source>The elevation model of the simulation: heights above the ground are then exact at the lines. Without it they are interpolated between the samples; without samples they are unknown.</source>
 <translation>Il modello del terreno della simulazione: le altezze sopra il suolo sono allora esatte alle linee. Senza di esso sono interpolate tra i campioni, e senza questi non sono note.</translation>
</message>
<message>
 <source>The elevation model of the simulation; the raster gets its cells.</source>
 <translation>Il modello del terreno della simulazione; il raster ne riprende le celle.</translation>
</message>
<message>
 <source>The elevation model with the embankments and ditches, for the simulation. Beyond the footprint its heights are those of the input.</source>
 <translation>Il modello del terreno con rilevati e fossi, per la simulazione. Fuori dall'ingombro le sue quote sono quelle dell'ingresso.</translation>
</message>
<message>
 <source>The elevation model would take {value:.0f} MB of memory, more than the allowed {limit:.0f} MB ({subject}). The tiles of it that rocks reach are kept in {folder} ({key}); the results are the same.</source>
 <translation>Il modello del terreno richiederebbe {value:.0f} MB di memoria, più dei {limit:.0f} MB concessi ({subject}). I riquadri in cui arrivano i blocchi restano in {folder} ({key}); i risultati sono gli stessi.</translation>
</message>
<message>
 <source>The elevation model {} does not cover this point.</source>
 <translation>Il modello del terreno {} non arriva fin lì.</translation>
</message>
<message>
 <source>The energy balance has an error of {:.2g} % of the rock's energy.</source>
 <translation>Il bilancio sbaglia del {:.2g} % dell'energia del blocco.</translation>
</message>
<message>
 <source>The energy classes are the maximum energy levels of ETAG 027 and EAD 340059-00-0106. The table is a screening: the barrier keeps its height, one rock comes at a time, and rocks that pass above or through are not slowed. Standards require safety factors and a clearance, which the factors can represent.</source>
 <translation>Le classi di energia sono i livelli energetici massimi di ETAG 027 ed EAD 340059-00-0106. La tabella è una valutazione preliminare: la barriera mantiene la sua altezza, arriva un blocco alla volta, e i blocchi che passano sopra o attraverso non sono rallentati. Le norme richiedono coefficienti di sicurezza e un franco, che i coefficienti possono rappresentare.</translation>
</message>
<message>
 <source>The energy that a stem can absorb is f 38.7 DBH^2.31 J with DBH in cm (Dorren and Berger 2006). f is 0.93 for conifers, 1.59 for broadleaved trees and 1 for silver fir, and for single species after Rockfor.NET: spruce and larch 0.9, black pine, scots pine and maple 1.1, beech 1.5, oak 2.2, robinia 2.7.</source>
 <translation>L'energia che un fusto può assorbire è f 38,7 DBH^2,31 J con DBH (diametro a petto d'uomo) in cm (Dorren e Berger 2006). f è 0,93 per le conifere, 1,59 per le latifoglie e 1 per l'abete bianco, e per le singole specie secondo Rockfor.NET: spruce (abete rosso) e larch (larice) 0,9, black pine (pino nero), scots pine (pino silvestre) e maple (acero) 1,1, beech (faggio) 1,5, oak (quercia) 2,2, robinia 2,7.</translation>
</message>
<message>
 <source>The energy-line angle, from the upper edge of the cliff to the farthest block. A row for each volume, and for each height of the cliff where the angle depends on it; volume and height may stay empty: any. There is no built-in angle. Onofri and Candian (1979, as quoted by others): half of the blocks stopped above 33.5°, all above 28.5°. Better are angles of events in your region.</source>
 <translation>L'angolo della linea di energia, dal bordo superiore della parete al blocco più lontano. Una riga per ogni volume, e per ogni altezza della parete se l'angolo ne dipende; volume e altezza possono restare vuoti: qualsiasi. Non c'è un angolo predefinito. Onofri e Candian (1979, citati da altri): metà dei blocchi si è fermata sopra 33,5°, tutti sopra 28,5°. Meglio gli angoli di eventi della propria regione.</translation>
</message>
<message>
 <source>The field programme had rocks of 0.3 to 0.9 m across, that is 0.014 to 0.38 m³.</source>
 <translation>Il programma di prove aveva blocchi da 0,3 a 0,9 m di diametro, cioè da 0,014 a 0,38 m³.</translation>
</message>
<message>
 <source>The figure is left out: the Python of QGIS has no matplotlib, which would draw it.</source>
 <translation>La figura è omessa: nel Python di QGIS manca matplotlib, che la disegnerebbe.</translation>
</message>
<message>
 <source>The film is made ...</source>
 <translation>Il filmato è in corso ...</translation>
</message>
<message>
 <source>The finished plan. In the desktop the layout is kept in the project too, for editing.</source>
 <translation>La planimetria finita. Nel desktop il layout resta anche nel progetto, per lavorarci.</translation>
</message>
<message>
 <source>The first line of the layer is used. Not needed with a net from a file.</source>
 <translation>Si prende la prima linea del layer. Non serve con una rete da un file.</translation>
</message>
<message>
 <source>The first run compiles the engine, which takes half a minute to two minutes ...</source>
 <translation>La prima simulazione compila il motore di calcolo, il che richiede da mezzo minuto a due minuti ...</translation>
</message>
<message>
 <source>The foundation of a barrier here, and the space that it needs behind it, are not checked.</source>
 <translation>Non si esamina se un'opera possa essere fondata qui, né lo spazio di cui ha bisogno a tergo.</translation>
</message>
<message>
 <source>The freeboard is not part of the height. The requirements of codes could not be checked in a source: add your own.</source>
 <translation>L'altezza non comprende un franco. Quanto richiedono le norme non è stato visto in alcuna fonte: aggiungere il proprio.</translation>
</message>
<message>
 <source>The frequencies are those of single cells of {value:g} m, which show a path a width of {shown:.3g} m; they and the danger levels grow with the cells of the elevation model.</source>
 <translation>Le frequenze sono quelle di singole celle di {value:g} m, che offrono a una traiettoria una larghezza di {shown:.3g} m; esse e i gradi di pericolo crescono con le celle del modello altimetrico.</translation>
</message>
<message>
 <source>The friction of the ground is multiplied by a number drawn, for example, from lognormal(1, 0.2). For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>L'attrito del suolo è moltiplicato per un numero estratto, per esempio, da lognormal(1, 0.2). Per studi di sensibilità e per il confronto con studi che la estraggono.</translation>
</message>
<message>
 <source>The ground between the stations misses a bend of the profile at {at:.1f} m by {value:.2f} m, more than half the radius of the smallest rock; widths and run-outs depend on the spacing of the stations.</source>
 <translation>Il terreno tra le stazioni manca una rottura di pendenza del profilo a {at:.1f} m di {value:.2f} m, più della metà del raggio del blocco più piccolo; larghezze e gittate dipendono dalla distanza delle stazioni.</translation>
</message>
<message>
 <source>The ground is the elevation model, smooth between its cells; features smaller than a cell are not represented.</source>
 <translation>Il suolo è il modello del terreno, liscio tra le sue celle; ciò che è più piccolo di una cella non c'è.</translation>
</message>
<message>
 <source>The ground supports the rock while it is in the net: hard contact of its corners with Coulomb's law.</source>
 <translation>Il terreno resta sotto il blocco mentre è nella rete: contatto duro dei suoi spigoli con la legge di Coulomb.</translation>
</message>
<message>
 <source>The headline of the page.</source>
 <translation>Il titolo della pagina.</translation>
</message>
<message>
 <source>The headline, for example Rockfall, hazard map.</source>
 <translation>Il titolo, per esempio Caduta sassi, carta dei pericoli.</translation>
</message>
<message>
 <source>The height of the top is that of the highest corner of the rock in its orientation there; lines of earlier versions have it interpolated between two vertices. Where the trajectories do not hold it, it is that of the centre of mass plus the largest radius.</source>
 <translation>L'altezza del punto più alto è quella del vertice più alto del blocco così come vi è girato; per le linee di versioni precedenti è interpolata tra due punti. Se le traiettorie non la dicono, è quella del centro di massa più il raggio massimo.</translation>
</message>
<message>
 <source>The hull as triangles, for programs that show bodies.</source>
 <translation>L'inviluppo in triangoli, per programmi che mostrano corpi.</translation>
</message>
<message>
 <source>The impact angle lies between the velocity and the normal of a vertical screen over the line; 0° is square on.</source>
 <translation>L'angolo d'impatto è compreso tra la velocità e la normale di uno schermo verticale sopra la linea; 0° è un urto perpendicolare.</translation>
</message>
<message>
 <source>The indication covers {:.1f} % of the cells that runs pass; runs pass {:.1f} % of its cells.</source>
 <translation>L'indicazione contiene il {:.1f} % delle celle attraversate dai lanci; i lanci attraversano il {:.1f} % delle sue celle.</translation>
</message>
<message>
 <source>The input GROUND_RASTER of the simulation: bands with the number of the class, friction, restitution and drag, by their descriptions.</source>
 <translation>L'input GROUND_RASTER della simulazione: bande con numero della classe, attrito, restituzione e resistenza, riconosciute dalla loro descrizione.</translation>
</message>
<message>
 <source>The inputs are those of the run in QGIS, but the result differs in its bits: a key of numerics or ground was changed.</source>
 <translation>Gli ingressi sono quelli del calcolo in QGIS, e il risultato ha altri bit: una chiave di numerics o ground è stata modificata.</translation>
</message>
<message>
 <source>The inputs differ from those of the run in QGIS that wrote the study: {inputs} changed since.</source>
 <translation>Questi non sono gli ingressi del calcolo in QGIS che ha scritto lo studio: da allora modificati: {inputs}.</translation>
</message>
<message>
 <source>The joints allow blocks up to {:.3g} m³, {:.3g} times the largest of the list.</source>
 <translation>Le discontinuità consentono blocchi fino a {:.3g} m³, {:.3g} volte il più grande della lista.</translation>
</message>
<message>
 <source>The largest annual reach probability is {} %, in a cell of {:g} x {:g} m; frequencies of cells grow with their size.</source>
 <translation>Il luogo raggiunto più spesso lo è con una probabilità del {} % in un anno, in una cella di {:g} x {:g} m; le frequenze delle celle crescono con la loro dimensione.</translation>
</message>
<message>
 <source>The largest energy is {value:.3g} kJ, above {limit:g} kJ. No barrier and no dam was tested with such energies, and such blocks mostly break at the first impact.</source>
 <translation>L'energia massima è di {value:.3g} kJ, oltre {limit:g} kJ. Nessuna barriera e nessun rilevato è stato provato con tanta energia, e blocchi così si rompono per lo più al primo impatto.</translation>
</message>
<message>
 <source>The largest measured force; for several ropes at one anchor the sum of their forces. Gives the loads on tendon and ground by ONR 24810 and by Swiss practice, in the log and the report. Not from a simulation.</source>
 <translation>Le maggiori misurate; con più funi su un ancoraggio, la somma dei loro numeri. Dà ciò che armatura e terreno devono sopportare secondo la ONR 24810 e la prassi svizzera, nel registro e nel rapporto. Non di una simulazione.</translation>
</message>
<message>
 <source>The largest passing height of the centre is {value:.3g} m, above {limit:g} m.</source>
 <translation>La massima altezza di passaggio del centro è di {value:.3g} m, oltre {limit:g} m.</translation>
</message>
<message>
 <source>The largest rock has {value:.3g} m³; the energies that stems absorb are measured for rocks up to {limit:g} m³.</source>
 <translation>Il blocco maggiore ha {value:.3g} m³; le energie assorbite dai tronchi sono misurate per blocchi fino a {limit:g} m³.</translation>
</message>
<message>
 <source>The largest velocity is {value:.3g} m/s, above {limit:g} m/s.</source>
 <translation>La velocità massima è {value:.3g} m/s, oltre {limit:g} m/s.</translation>
</message>
<message>
 <source>The last rock, and the state of the net before it:</source>
 <translation>L'ultimo blocco, e la rete che trova:</translation>
</message>
<message>
 <source>The laws fitted to the list put the block of {period:g} years between {least:.3g} and {most:.3g} m³; {taken:.3g} m³ was selected. The choice of the law has more influence than the list.</source>
 <translation>Le leggi adattate all'elenco danno per il blocco di {period:g} anni tra {least:.3g} e {most:.3g} m³; sono stati presi {taken:.3g} m³. La scelta della legge decide più dell'elenco.</translation>
</message>
<message>
 <source>The layer that was given to Rocks at screen lines, for the map of the fields.</source>
 <translation>Il layer che è stato dato a Blocchi alle linee di controllo, per la carta dei campi.</translation>
</message>
<message>
 <source>The layer whose features were the lines of Rocks at screen lines: an object is hit where a rock crosses its line or outline.</source>
 <translation>Il layer i cui elementi erano le linee di Blocchi alle linee di controllo: un oggetto è colpito dove un blocco ne attraversa la linea o il contorno.</translation>
</message>
<message>
 <source>The layout is in the project: {}.</source>
 <translation>Il layout è nel progetto: {}.</translation>
</message>
<message>
 <source>The layout of Talus for this paper.</source>
 <translation>Il layout che Talus fornisce per questa carta.</translation>
</message>
<message>
 <source>The line bends so much that screens cross each other.</source>
 <translation>La linea curva tanto che le sezioni si intersecano.</translation>
</message>
<message>
 <source>The lines</source>
 <translation>Le linee</translation>
</message>
<message>
 <source>The lines in order of rank, with the shares that are held, pass and go over, percentiles of elongation and forces, and the distance to the objects.</source>
 <translation>Le linee nel loro ordine, con le quote trattenute, che passano e che passano sopra, percentili di deformazione e forze, e la distanza dagli oggetti.</translation>
</message>
<message>
 <source>The lines that Simulate rockfall wrote, with height (Z) and time (M).</source>
 <translation>Le linee scritte da Simulare la caduta massi, con quota (Z) e tempo (M).</translation>
</message>
<message>
 <source>The lines that Simulate rockfall wrote, with height (Z), time (M) and their fields.</source>
 <translation>Le linee scritte da Simulare la caduta massi, con quota (Z), tempo (M) e i loro campi.</translation>
</message>
<message>
 <source>The lines were only placed on the terrain: without a simulation their effect is unknown. Give TRAJECTORIES or CROSSINGS for that, and for the table of variants.</source>
 <translation>Le linee sono state posate sul terreno, nient'altro: senza simulazione non si può dire che cosa fermano. Per questo e per la tabella delle varianti indicare TRAJECTORIES o CROSSINGS.</translation>
</message>
<message>
 <source>The lines with number and share of the rocks that pass, and mean, percentiles and maximum of energy, velocity, heights, impact angle and rotation. As a .csv file it is a plain table.</source>
 <translation>Le linee con numero e quota dei blocchi in transito, e media, percentili e massimo di energia, velocità, altezze, angolo d'impatto e rotazione. Come file .csv è una semplice tabella.</translation>
</message>
<message>
 <source>The lines, or their fields, by the utilisation of the net required for the whole line; the most loaded ones with their energy and height. Only with the lines of the net.</source>
 <translation>Le linee, o i loro campi, secondo quanto è sollecitata la rete che serve all'intera linea; i punti più sfavorevoli con energia e altezza. Solo con le linee della rete.</translation>
</message>
<message>
 <source>The list has {value:.0f} blocks; {limit:.0f} are advised. The largest scenario may be several times too small or too large.</source>
 <translation>L'elenco ha {value:.0f} blocchi; ne sono raccomandati {limit:.0f}. Lo scenario maggiore può essere più volte troppo piccolo o troppo grande.</translation>
</message>
<message>
 <source>The log then reports how many were not seen; add them as small trees with Single trees.</source>
 <translation>Il registro dice allora quanti non sono stati visti; aggiungerli come alberi piccoli con Alberi singoli.</translation>
</message>
<message>
 <source>The longest section of a fall line without a stem in each stand, for the largest block.</source>
 <translation>Il percorso più lungo senza fusti lungo il pendio di ogni popolamento, per il blocco più grande.</translation>
</message>
<message>
 <source>The map has {value:.0f} gaps and {slivers} slivers; gaps get the ground class outside the polygons.</source>
 <translation>La carta ha {value:.0f} lacune e {slivers} poligoni spuri; le lacune ricevono la classe di terreno del resto.</translation>
</message>
<message>
 <source>The map is as good as its simulations: calibrate the ground against documented events at the site.</source>
 <translation>La carta vale quanto le sue simulazioni: calibrare il terreno su eventi documentati del sito.</translation>
</message>
<message>
 <source>The map is the same for any number.</source>
 <translation>La carta è la stessa per qualsiasi numero.</translation>
</message>
<message>
 <source>The map of passages of talus:simulate on the same cells. Cells that runs pass outside the indication are those that it misses.</source>
 <translation>La carta degli attraversamenti di talus:simulate sulle stesse celle. Le celle attraversate che mancano all'indicazione sono ciò che le sfugge.</translation>
</message>
<message>
 <source>The median diameter of the stems is {value:.3g} m, above {limit:g} m; diameters in mm read as cm are ten times too large and absorb 200 times the energy.</source>
 <translation>Il diametro mediano dei tronchi è {value:.3g} m, sopra {limit:g} m; diametri in mm letti come cm sono dieci volte troppo grossi e assorbono 200 volte l'energia.</translation>
</message>
<message>
 <source>The mesh encloses {:.4g} m³; its hull fills hollows too.</source>
 <translation>La mesh racchiude {:.4g} m³; il suo inviluppo riempie anche le cavità.</translation>
</message>
<message>
 <source>The mesh has {} edges that are open or not manifold, and encloses no volume.</source>
 <translation>La mesh ha {} spigoli aperti o non manifold e non racchiude alcun volume.</translation>
</message>
<message>
 <source>The mouse drags the line across the map.</source>
 <translation>Il mouse sposta la linea sulla mappa.</translation>
</message>
<message>
 <source>The net</source>
 <translation>La rete</translation>
</message>
<message>
 <source>The net as a table of the sizes and strengths of its parts, to be overwritten with the data sheet of a manufacturer and to be read again as a product sheet.</source>
 <translation>La rete come tabella di misure e resistenze delle sue parti, da sovrascrivere con la scheda tecnica di un produttore e da rileggere come scheda di prodotto.</translation>
</message>
<message>
 <source>The net has not come to rest under its weight: {value:.0f} % of the largest force remain.</source>
 <translation>La rete non è a riposo sotto il suo peso: resta il {value:.0f} % della massima forza.</translation>
</message>
<message>
 <source>The net is generic, not a product: use the data of the manufacturer for a design.</source>
 <translation>La rete è generica, non un prodotto: per un dimensionamento usare i dati del produttore.</translation>
</message>
<message>
 <source>The net meets the hull of all parts of the rock; its mass and inertia are those of the parts.</source>
 <translation>La rete incontra l'involucro di tutte le parti del blocco; massa e inerzia sono quelle delle parti.</translation>
</message>
<message>
 <source>The net model decides this number of crossings, those with the most energy; the capacity decides the others. Each takes a second or more. To find them, the simulation is run twice. 0: all crossings. Crossings that surrogates decide are not limited.</source>
 <translation>Quelli con più energia; per gli altri decide la capacità. Ognuno richiede un secondo o più. Per trovarli la simulazione è fatta due volte. 0: tutti. I modelli surrogati non hanno limite.</translation>
</message>
<message>
 <source>The net must not reach the object when it deforms; ONR 24810 requires at least 1.2 elongations, and 1 m more than one. If left empty, not checked.</source>
 <translation>La rete non deve raggiungerlo deformandosi; ONR 24810 chiede almeno 1,2 allungamenti, e 1 m oltre uno. Vuoto: non verificato.</translation>
</message>
<message>
 <source>The number of rocks that pass over the carved elevation model is missing (CROSSINGS_CARVED); shares above the crest are those of a simulation without the embankment.</source>
 <translation>Non è stato indicato quanti blocchi superano il modello altimetrico con rilevato (CROSSINGS_CARVED); le quote sopra il coronamento sono di una simulazione senza rilevato.</translation>
</message>
<message>
 <source>The objects that are hit most: hits per year with their bounds and, with losses, the individual risk.</source>
 <translation>Gli oggetti più colpiti: colpi all’anno con i loro limiti e, con le perdite, il rischio individuale.</translation>
</message>
<message>
 <source>The objects with hits per year, annual probability of a hit, energies, damage and risk of death.</source>
 <translation>Gli oggetti con impatti all'anno, probabilità annua di un impatto, energie, danno e rischio di morte.</translation>
</message>
<message>
 <source>The observations determine {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as a 90 % band of the whole search range.</source>
 <translation>Le osservazioni determinano {}: la banda al 90 %, da {:.3g} a {:.3g}, è larga il {} di una banda al 90 % dell'intero intervallo di ricerca.</translation>
</message>
<message>
 <source>The observations distinguish {} and {} (correlation {:.2f}).</source>
 <translation>Le osservazioni distinguono {} e {} (correlazione {:.2f}).</translation>
</message>
<message>
 <source>The observations do not distinguish {} and {} (correlation {:.2f}).</source>
 <translation>Le osservazioni non distinguono {} e {} (correlazione {:.2f}).</translation>
</message>
<message>
 <source>The observations say little about {}: its 90 % band, {:.3g} to {:.3g}, is {} as wide as a 90 % band of the whole search range.</source>
 <translation>Le osservazioni dicono poco di {}: la banda al 90 %, da {:.3g} a {:.3g}, è larga il {} di una banda al 90 % dell'intero intervallo di ricerca.</translation>
</message>
<message>
 <source>The others are broadleaved trees.</source>
 <translation>Gli altri alberi sono latifoglie.</translation>
</message>
<message>
 <source>The output Barriers: crossings of Simulate rockfall with these lines, best with the capacity 0, which measures all rocks, or the output Crossings of Rocks at screen lines with these lines. With it the variants below are compared, without simulating again. Give this or the trajectories.</source>
 <translation>L'output Barriere: attraversamenti di Simulare la caduta massi con queste linee, preferibilmente con capacità 0, che misura tutti i blocchi, oppure l'output Attraversamenti di Blocchi alle linee di controllo con queste linee. Con esso si confrontano le varianti indicate sotto, senza simulare di nuovo. Indicare questo input o le traiettorie.</translation>
</message>
<message>
 <source>The output Samples of the motion of the same simulation. Needed only where the trajectories have lost their field motion, as in shapefiles or after editing; without both, energies are those of the translation alone.</source>
 <translation>L'uscita con questo nome della stessa simulazione. Serve solo dove le traiettorie hanno perso il campo motion, come negli shapefile o dopo modifiche; senza entrambi le energie sono quelle della sola traslazione.</translation>
</message>
<message>
 <source>The output of that name of Rocks at screen lines, one of each scenario, all with these objects as lines.</source>
 <translation>L'uscita con questo nome di Blocchi alle linee di controllo, una per scenario, tutte con questi oggetti come linee.</translation>
</message>
<message>
 <source>The packages could not be installed.</source>
 <translation>Non è stato possibile installare i pacchetti.</translation>
</message>
<message>
 <source>The parameters are those with which this model comes nearest to these observations, on this elevation model and with these blocks and releases. Other ground, other events and other sizes of blocks were not examined.</source>
 <translation>I parametri sono quelli con cui questo modello si avvicina a queste osservazioni, su questo modello altimetrico e con questi blocchi e distacchi. Altri suoli, altri eventi e altre dimensioni dei blocchi non sono stati esaminati.</translation>
</message>
<message>
 <source>The point cannot be transformed to the coordinate system of {}.</source>
 <translation>Il luogo non può essere trasformato nel sistema di coordinate di {}.</translation>
</message>
<message>
 <source>The precision of the 95th percentile is {value:.1f} %; the target was {limit:.1f} %.</source>
 <translation>La precisione del 95° percentile è {value:.1f} %; richiesto era {limit:.1f} %.</translation>
</message>
<message>
 <source>The profile needs the elevation model of the simulation below the whole line; choose it.</source>
 <translation>Il profilo richiede il modello del terreno della simulazione sotto tutta la linea; sceglierlo.</translation>
</message>
<message>
 <source>The profile with ground classes, barriers, some paths and the envelope of the heights; below it, along the profile, passing height, energy, velocity, stops and the share of rocks that reach each distance.</source>
 <translation>Il profilo con classi di terreno, opere, alcune traiettorie e l'inviluppo delle altezze; sotto, lungo il profilo, altezza di passaggio, energia, velocità, dove i blocchi si fermano e quanti arrivano fin lì.</translation>
</message>
<message>
 <source>The project has unsaved changes. Continue without them?</source>
 <translation>Il progetto ha modifiche non salvate. Continuare senza?</translation>
</message>
<message>
 <source>The raster of passages of each simulation, in the same order. A raster of reach probabilities will do too, with 1 as the number of runs.</source>
 <translation>Il raster degli attraversamenti di ogni simulazione, nello stesso ordine. Va bene anche un raster delle probabilità di raggiungimento, con 1 come numero di lanci.</translation>
</message>
<message>
 <source>The raster {} belongs to another simulation than the return periods; make their map again.</source>
 <translation>Il raster {} è di un'altra simulazione rispetto ai tempi di ritorno; rifare la loro mappa.</translation>
</message>
<message>
 <source>The raster {} is missing: the return periods were made from it. Put it into the same folder, or make their map again.</source>
 <translation>Manca il raster {}: i tempi di ritorno ne sono stati ricavati. Metterlo accanto a essi, oppure rifare la loro mappa.</translation>
</message>
<message>
 <source>The rates rest on {:g} events: they, and all frequencies, may be {:.2g} to {:.2g} times as large (95 %).</source>
 <translation>I tassi si basano su {:g} eventi: essi e tutte le frequenze possono essere da {:.2g} a {:.2g} volte tanto (95 %).</translation>
</message>
<message>
 <source>The rest of a broken or lost stem lies from its foot in a random direction for each tree. No published share. 0: no logs.</source>
 <translation>Il resto di un fusto spezzato o perso giace dal suo piede in una direzione estratta per ogni albero. Nessuna quota pubblicata. 0: nessun tronco.</translation>
</message>
<message>
 <source>The result differs in its bits from that in QGIS, where Talus was {then}; this is {now}.</source>
 <translation>Il risultato ha bit diversi da quelli in QGIS, dove Talus era {then}; questo è {now}.</translation>
</message>
<message>
 <source>The results support the judgement of an engineer and do not replace it.</source>
 <translation>I risultati sono di supporto al giudizio di un ingegnere e non lo sostituiscono.</translation>
</message>
<message>
 <source>The rock hits at {:.0f} % of the length of the net, {:.1f} m from the nearest post.</source>
 <translation>Il blocco colpisce al {:.0f} % della lunghezza della rete, a {:.1f} m dal montante più vicino.</translation>
</message>
<message>
 <source>The rock is smaller than a litre; is the unit of the points right?</source>
 <translation>Il blocco è più piccolo di un litro; l'unità dei punti è corretta?</translation>
</message>
<message>
 <source>The rocks fly down the canvas.</source>
 <translation>I blocchi scendono sulla mappa.</translation>
</message>
<message>
 <source>The rocks move; the temporal controller of QGIS stops and rewinds them.</source>
 <translation>I blocchi si muovono; il controllore temporale di QGIS li ferma e li fa scorrere.</translation>
</message>
<message>
 <source>The rocks of the run in motion, as an MP4 or a GIF.</source>
 <translation>I blocchi della simulazione in movimento, come MP4 o GIF.</translation>
</message>
<message>
 <source>The rocks were bound to the plane of the profile (PLANE): they did not move sideways.</source>
 <translation>I blocchi erano vincolati al piano del profilo (PLANE): non si sono mossi di lato.</translation>
</message>
<message>
 <source>The rolling resistance of the ground is multiplied by a number drawn, for example, from normal(1, 0.125, 0.875, 1.125). For sensitivity studies, and for comparison with studies that draw it.</source>
 <translation>La resistenza al rotolamento del suolo è moltiplicata per un numero estratto, per esempio, da normal(1, 0.125, 0.875, 1.125). Per studi di sensibilità e per il confronto con studi che la estraggono.</translation>
</message>
<message>
 <source>The roof itself is not checked: bending and punching are for a structural engineer.</source>
 <translation>Nulla è detto del tetto stesso: flessione e punzonamento spettano all'ingegnere strutturista.</translation>
</message>
<message>
 <source>The run has no trajectories with heights and times in the project.</source>
 <translation>La simulazione non ha traiettorie con quote e tempi nel progetto.</translation>
</message>
<message>
 <source>The runs of the trial differ so much that the estimated time has an uncertainty of about {:.0f} %, and more where the computer has other work meanwhile.</source>
 <translation>I lanci della prova differiscono tanto che il tempo vale a circa il {:.0f} %, e meno se il computer ha altro da fare.</translation>
</message>
<message>
 <source>The runs of {} have weights because rocks that got far were split; the contributions to the hazard of a cell are not available for such runs.</source>
 <translation>Le corse di {} hanno pesi, poiché i blocchi arrivati lontano proseguirono in più corse; che cosa fa il pericolo di una cella non è detto di esse.</translation>
</message>
<message>
 <source>The screens across the corridor with distance along the line, height of the ground, number of rocks, and mean, percentiles and maximum of height, velocity, energy and rotation. A .csv file is a plain table.</source>
 <translation>Le sezioni trasversali al corridoio con distanza lungo la linea, quota del suolo, numero di blocchi, e media, percentili e massimo di altezza, velocità, energia e rotazione. Un file .csv è una semplice tabella.</translation>
</message>
<message>
 <source>The shape is scaled to this volume. Left empty, a rock from a file keeps its own size.</source>
 <translation>La forma è scalata a questo volume. Se il campo è vuoto, un blocco da file mantiene la sua dimensione.</translation>
</message>
<message>
 <source>The shares of the spread are not given: {value:.0f} members are fewer than {limit:.0f}, and the scatter of shares from so few exceeds the shares.</source>
 <translation>Le quote della dispersione non sono indicate: {value:.0f} membri sono meno di {limit:.0f}, e le quote di così pochi variano più del loro stesso valore.</translation>
</message>
<message>
 <source>The sheet has no elongation of a type test, so the model is not compared with one.</source>
 <translation>La scheda non dà la deformazione di una prova di tipo, quindi il modello non è confrontato con nessuna.</translation>
</message>
<message>
 <source>The simulation ends earlier if all blocks are at rest.</source>
 <translation>La simulazione finisce prima se tutti i blocchi sono fermi.</translation>
</message>
<message>
 <source>The simulation needs about {value:.2g} GB of memory, and {free:.2g} GB are free.</source>
 <translation>La simulazione richiede circa {value:.2g} GB di memoria, e {free:.2g} GB sono liberi.</translation>
</message>
<message>
 <source>The simulation on the carved elevation model shows both without these simplifications.</source>
 <translation>La simulazione sul modello del terreno modificato mostra entrambi senza queste semplificazioni.</translation>
</message>
<message>
 <source>The slope is straight from station to station; results are given for each.</source>
 <translation>Il versante è diritto da stazione a stazione; i risultati sono dati per ciascuna.</translation>
</message>
<message>
 <source>The smallest barrier that stops at least this share is proposed: first the lowest energy class, then the lowest height.</source>
 <translation>Si propone la barriera più piccola che ferma almeno questa quota: prima la classe di energia più bassa, poi l'altezza minima.</translation>
</message>
<message>
 <source>The smallest reach angle is {value:.1f}°, below {limit:g}°; few rocks outside channels reach so far.</source>
 <translation>L'angolo d'arresto minimo è {value:.1f}°, sotto {limit:g}°; fuori dai canali pochi blocchi arrivano così lontano.</translation>
</message>
<message>
 <source>The smallest that stops {:.4g} %: {}, stops {:.1f} %.</source>
 <translation>La più piccola che ferma il {:.4g} %: {}, ferma il {:.1f} %.</translation>
</message>
<message>
 <source>The stands hold {:.1f} million trees, which is too many; cut them to the area of interest.</source>
 <translation>I popolamenti contengono {:.1f} milioni di alberi, che sono troppi; ritagliarli sull'area di interesse.</translation>
</message>
<message>
 <source>The stands with stems, basal area, slope, free distances, and the residual hazard of the largest block.</source>
 <translation>I popolamenti con fusti, area basimetrica, pendenza, distanze libere e pericolo residuo del blocco più grande.</translation>
</message>
<message>
 <source>The stopping points of the simulation with the trees.</source>
 <translation>I punti di arresto della simulazione con gli alberi.</translation>
</message>
<message>
 <source>The study {} has been created. Next: Find source areas in the toolbox, or draw points into the layer Releases.</source>
 <translation>Lo studio {} è creato. Poi: «Individuare le aree sorgente» nella casella degli strumenti, o disegnare punti nel layer Punti di distacco.</translation>
</message>
<message>
 <source>The surface roughness is up to {value:.3g} m, above {limit:g} m and higher than most blocks. It is in metres.</source>
 <translation>La scabrezza superficiale arriva a {value:.3g} m, oltre {limit:g} m e più della maggior parte dei blocchi. È in metri.</translation>
</message>
<message>
 <source>The table counts the runs that reach an object in the simulation without the forest and not in the one with it, grouped by the stand in which they stop there. These shares are defined by Talus; the formulas of published indicators could not be checked.</source>
 <translation>Sono contati i lanci che raggiungono un oggetto nella simulazione senza il bosco e non in quella con esso, secondo il popolamento in cui lì si fermano. Queste quote sono definite da Talus; le formule di indicatori pubblicati non sono state lette.</translation>
</message>
<message>
 <source>The target was {} %; {} % was reached with {} of at most {} runs.</source>
 <translation>Precisione voluta {} %, raggiunta {} %, con {} di al massimo {} lanci.</translation>
</message>
<message>
 <source>The three formulas are written down from memory and were not compared with their sources; the factors c are inputs. The exponent 0.6 of the energy is that of elastic contact after Hertz.</source>
 <translation>Le tre sono ricordate a memoria e non sono state confrontate con le loro fonti; i fattori c sono dati da inserire. L'esponente 0,6 dell'energia è quello del contatto elastico di Hertz.</translation>
</message>
<message>
 <source>The threshold by the distribution is {value:.1f}°, that by the resolution {limit:.1f}°.</source>
 <translation>La soglia secondo la distribuzione è {value:.1f}°, quella secondo la risoluzione {limit:.1f}°.</translation>
</message>
<message>
 <source>The time step is {value:g} s. Above {limit:g} s impacts are missed and run-outs too short, by 14 % at 0.1 s.</source>
 <translation>Il passo temporale è di {value:g} s. Oltre {limit:g} s alcuni impatti non vengono rilevati e le distanze di arresto risultano troppo corte, del 14 % a 0.1 s.</translation>
</message>
<message>
 <source>The tops of {:.4g} % of the rocks stay within {} m, the energies of as many within {} kJ. These are values of single rocks; percentiles of the tables are interpolated between two.</source>
 <translation>Il punto più alto del {:.4g} % dei blocchi resta entro {} m, l'energia di altrettanti entro {} kJ. Sono valori di singoli blocchi; i percentili delle tabelle sono interpolati fra due.</translation>
</message>
<message>
 <source>The uncertainty of return periods and rates was not given; all frequencies depend on them.</source>
 <translation>L'incertezza dei periodi di ritorno e dei tassi non è stata indicata; tutte le frequenze ne dipendono.</translation>
</message>
<message>
 <source>The uphill edge of each roof, or the wall: a line along which rocks arrive.</source>
 <translation>Il bordo a monte di ogni tetto, o il muro: una linea lungo la quale arrivano i blocchi.</translation>
</message>
<message>
 <source>The value against the number of runs with its confidence band, as PNG, SVG or PDF.</source>
 <translation>Il valore in funzione del numero di lanci con la banda di confidenza, in formato PNG, SVG o PDF.</translation>
</message>
<message>
 <source>The whole polygon is mapped already; untick the box above to draw over it.</source>
 <translation>È già tutto cartografato; togliere la spunta sopra per disegnarci sopra.</translation>
</message>
<message>
 <source>There are enough runs.</source>
 <translation>I lanci sono sufficienti.</translation>
</message>
<message>
 <source>There are no plots because the Python package matplotlib is missing.</source>
 <translation>Non ci sono grafici, perché manca il pacchetto Python matplotlib.</translation>
</message>
<message>
 <source>There are several runs called {!r}: write {}, with the number in the study.</source>
 <translation>Più simulazioni si chiamano {!r}: scrivere {}, con il numero nello studio.</translation>
</message>
<message>
 <source>There is a run of that title; give another one.</source>
 <translation>C'è già una simulazione con questo titolo; indicarne un altro.</translation>
</message>
<message>
 <source>There is no folder {}; make it first.</source>
 <translation>Non esiste la cartella {}; createla prima.</translation>
</message>
<message>
 <source>There is no object; click on a line, an area or a point of a visible layer.</source>
 <translation>Non c'è alcun oggetto; cliccare su una linea, un'area o un punto di un layer visibile.</translation>
</message>
<message>
 <source>There is no run of Simulate rockfall in the project.</source>
 <translation>Nel progetto non c'è alcuna simulazione di caduta massi.</translation>
</message>
<message>
 <source>There is not enough memory. Choose a smaller extent, fewer runs or fewer outputs.</source>
 <translation>La memoria non è sufficiente. Scegliere un'estensione più piccola, meno lanci o meno output.</translation>
</message>
<message>
 <source>These files of the study were not opened, because they refer to other files, addresses or views: {}. Ask the sender for plain GeoTIFFs and GeoPackages.</source>
 <translation>Questi file dello studio non sono stati aperti perché rimandano ad altri file, indirizzi o viste: {}. Chiedere al mittente semplici GeoTIFF e GeoPackage.</translation>
</message>
<message>
 <source>These requirements were not checked, so the net has not passed them:</source>
 <translation>Questi requisiti non sono stati verificati; la rete quindi non li ha superati:</translation>
</message>
<message>
 <source>These runs are too few for a confidence interval.</source>
 <translation>Questi lanci sono troppo pochi per un intervallo di confidenza.</translation>
</message>
<message>
 <source>These runs are too few for an upper bound with 95 % confidence; simulate at least {} runs.</source>
 <translation>Con così pochi lanci non ha un limite superiore con una confidenza del 95 %; simulare almeno {} lanci.</translation>
</message>
<message>
 <source>They come from {} of {} release points, {:.1f} from each on average.</source>
 <translation>Provengono da {} di {} punti di distacco, in media {:.1f} da ciascuno.</translation>
</message>
<message>
 <source>They keep their positions, and missing values are added.</source>
 <translation>Mantengono la loro posizione e ricevono ciò che manca.</translation>
</message>
<message>
 <source>They neither move sideways nor rotate about any axis but the one across the profile, as in two-dimensional programs. For long slopes, where free rocks may leave the profile sideways, and for comparison with such programs. Each rock keeps its initial orientation about the profile; the orientations are evenly distributed. Off: rocks are free.</source>
 <translation>Non si muovono di lato e ruotano solo attorno all'asse perpendicolare al profilo, come nei programmi per profili. Per versanti lunghi, dove blocchi liberi possono lasciare il profilo di lato, e per il confronto con tali programmi. Ogni blocco mantiene l'asse con cui parte, tutti in parti uguali. Disattivato: i blocchi sono liberi.</translation>
</message>
<message>
 <source>Thickness of the cushion [m]</source>
 <translation>Spessore dello strato [m]</translation>
</message>
<message>
 <source>Thickness of the deposit [m]</source>
 <translation>Spessore del deposito [m]</translation>
</message>
<message>
 <source>Thickness of the soil on the roof, in place.</source>
 <translation>Del terreno sul tetto, come vi si trova.</translation>
</message>
<message>
 <source>Thickness required, in multiples of the penetration</source>
 <translation>Spessore necessario, in penetrazioni</translation>
</message>
<message>
 <source>Third axis of the block [proportion]</source>
 <translation>Terzo asse del blocco [proporzione]</translation>
</message>
<message>
 <source>This browser shows no three-dimensional graphics (WebGL).</source>
 <translation>Questo browser non mostra grafica tridimensionale (WebGL).</translation>
</message>
<message>
 <source>This computer reaches no package server.</source>
 <translation>Questo computer non raggiunge alcun server di pacchetti.</translation>
</message>
<message>
 <source>This is a susceptibility map: it shows the area that blocks can reach by the sources, reach angles and longest reach that were entered, not how often. It was not checked that no block goes beyond it.</source>
 <translation>Questa è un’indicazione: dice dove possono arrivare i blocchi secondo le aree sorgente, gli angoli d’arresto e la portata massima indicati, non quanto spesso. Che fuori di essa non arrivi alcun blocco non è stato verificato.</translation>
</message>
<message>
 <source>This is possible below cliffs; elsewhere check the elevation model and the ground classes.</source>
 <translation>Sotto pareti è possibile; altrove controllare il modello altimetrico e le classi di terreno.</translation>
</message>
<message>
 <source>This number of cells on each side of the clicked cell is included.</source>
 <translation>Altrettante celle su ogni lato di quella cliccata ne fanno parte.</translation>
</message>
<message>
 <source>This project contains code ({}). Open it by Plugins, Talus, Open a study: then its project is rebuilt without it.</source>
 <translation>Questo progetto contiene codice proprio ({}). Lo apra con Plugin, Talus, Apri uno studio: il progetto viene ricostruito senza tale codice.</translation>
</message>
<message>
 <source>This run has no maps in the project, so there are no cells; query a line instead.</source>
 <translation>Questa simulazione non ha mappe nel progetto, quindi non ci sono celle; interrogare una linea.</translation>
</message>
<message>
 <source>This run minus the second one, by the map that is shown.</source>
 <translation>Questa simulazione meno la seconda, per la mappa mostrata.</translation>
</message>
<message>
 <source>Threads (0: all processors)</source>
 <translation>Thread (0: tutti i processori)</translation>
</message>
<message>
 <source>Three bands: median, 5 % and 95 % of the members: the 95th percentile of the energy of the runs in a cell, 0 where no run of a member arrives.</source>
 <translation>Tre bande: mediana, 5 % e 95 % dei membri: il 95° percentile dell'energia dei lanci in una cella, 0 dove un membro non arriva.</translation>
</message>
<message>
 <source>Three bands: median, 5 % and 95 % of the members: the share of the runs that pass a cell.</source>
 <translation>Tre bande: mediana, 5 % e 95 % dei membri: la quota dei lanci che attraversano una cella.</translation>
</message>
<message>
 <source>Threshold by the resolution [°]</source>
 <translation>Soglia secondo la risoluzione [°]</translation>
</message>
<message>
 <source>Threshold of slope [°]</source>
 <translation>Soglia di pendenza [°]</translation>
</message>
<message>
 <source>Thresholds of energy [kJ]</source>
 <translation>Soglie di energia [kJ]</translation>
</message>
<message>
 <source>Thresholds of height [m]</source>
 <translation>Soglie di altezza [m]</translation>
</message>
<message>
 <source>Throw</source>
 <translation>Lancio</translation>
</message>
<message>
 <source>Throw all (0), or rank them by their rope and brake loads (RANKING).</source>
 <translation>Lanciarli tutti (0), o ordinarli secondo gli sforzi in funi e freni (RANKING).</translation>
</message>
<message>
 <source>Throw from here</source>
 <translation>Lancia da qui</translation>
</message>
<message>
 <source>Throw more rocks (CROSSINGS).</source>
 <translation>Lanciare più blocchi (CROSSINGS).</translation>
</message>
<message>
 <source>Throw more rocks (RUNS), or do not use the width of this share.</source>
 <translation>Lanciare più blocchi (RUNS), o non usare la larghezza di questa quota.</translation>
</message>
<message>
 <source>Throw more rocks to distinguish the lines.</source>
 <translation>Lanciare più blocchi per distinguere le linee.</translation>
</message>
<message>
 <source>Thrown from</source>
 <translation>Lanciato da</translation>
</message>
<message>
 <source>Thrown in equal parts with five velocities from 0.5 to 1.5 m/s and all shapes, from 0.6 m behind the crest and 0.6 m above it. Rocks that stop behind the crest are not counted; more are thrown for them, up to 4 times as many. The field programme threw 250 at each.</source>
 <translation>In parti uguali con cinque velocità da 0,5 a 1,5 m/s e tutte le forme, da 0,6 m dietro il ciglio e 0,6 m al di sopra. Quelli che si fermano prima del ciglio non contano; al loro posto se ne lanciano altri, fino a 4 volte tanti. Il programma sul terreno ne ha lanciati 250 ciascuno.</translation>
</message>
<message>
 <source>Throws rigid, polyhedral rocks down an elevation model and maps where they go, how high they jump and with how much energy. An elevation model and release points are all it needs; ground and forest polygons make it more precise.</source>
 <translation>Lancia blocchi rigidi e poliedrici su un modello del terreno e mappa dove arrivano, a quale altezza passano e con quale energia. Bastano un modello del terreno e punti di distacco; poligoni di suolo e di bosco rendono il risultato più preciso.</translation>
</message>
<message>
 <source>Throws rocks down one profile, from a line on the elevation model or from a file of distances and heights: energies, velocities and heights along it, the run-out of the rocks, and the width of a catchment required at its foot. The slope is the same on both sides of the profile; rocks move in three dimensions.</source>
 <translation>Lancia blocchi lungo un profilo, da una linea sul modello altimetrico o da un file di distanze e quote: energie, velocità e altezze, fin dove arrivano i blocchi, e quanto larga deve essere un'area di raccolta al piede. Il versante è uguale ai due lati del profilo; i blocchi si muovono in tre dimensioni.</translation>
</message>
<message>
 <source>Throws rocks into a flexible net of ropes, rings, brakes and posts, and computes its response: elongation, strokes of the brakes, forces in ropes and anchors, energies, and whether the rock is held. One impact as in a type test, or the most severe ones of a simulation. The net is generic, not a product; parts whose strength is exceeded tear and are named.</source>
 <translation>Lancia blocchi in una rete flessibile di funi, anelli, freni e montanti e calcola come cede: deformazione, corse dei freni, forze in funi e ancoraggi, energie, e se il blocco è trattenuto. Un impatto come in una prova di tipo, o i peggiori di una simulazione. Una rete generica, non un prodotto; ciò che supera la sua resistenza si rompe ed è indicato.</translation>
</message>
<message>
 <source>Tiles of the elevation model, maps and unfinished work will take up to {} of the disk.</source>
 <translation>I riquadri del modello del terreno, le mappe e il lavoro incompiuto occuperanno fino a {} sul disco.</translation>
</message>
<message>
 <source>Tilts the plane of each new contact at random: in a vertical section by an angle with this standard deviation. It scatters rebounds but brakes no rock on average; the braking by stones is entered as surface roughness in metres. For nearly round rocks 5 to 15. If left empty, the ground classes give it; their value is 0.</source>
 <translation>Inclina a caso il piano di ogni nuovo contatto: visto in una sezione verticale, di un angolo con questa deviazione standard. Disperde i rimbalzi e in media non frena alcun blocco; come le pietre frenano i blocchi che rotolano lo dice la scabrezza superficiale in metri. Per blocchi quasi sferici da 5 a 15. Se il campo è vuoto, decidono le classi di terreno; la loro è 0.</translation>
</message>
<message>
 <source>Time</source>
 <translation>Tempo</translation>
</message>
<message>
 <source>Time and memory, from a short trial, before anything is computed.</source>
 <translation>Tempo e memoria, da una breve prova, prima di ogni calcolo.</translation>
</message>
<message>
 <source>Time between the pictures of the film [s]</source>
 <translation>Tempo fra le immagini del filmato [s]</translation>
</message>
<message>
 <source>Time between two events, and since stems were lost [years]</source>
 <translation>Tempo tra due eventi, e da quando i fusti sono persi [anni]</translation>
</message>
<message>
 <source>Time between two vertices of the paths [s]</source>
 <translation>Tempo tra due vertici delle traiettorie [s]</translation>
</message>
<message>
 <source>Time during which logs decay.</source>
 <translation>In cui i tronchi a terra si decompongono.</translation>
</message>
<message>
 <source>Time step [s]</source>
 <translation>Passo temporale [s]</translation>
</message>
<message>
 <source>Time steps</source>
 <translation>Passi temporali</translation>
</message>
<message>
 <source>Time within which pieces hit together [s]</source>
 <translation>Tempo entro cui i frammenti colpiscono insieme [s]</translation>
</message>
<message>
 <source>Title</source>
 <translation>Titolo</translation>
</message>
<message>
 <source>Title of the run</source>
 <translation>Titolo della simulazione</translation>
</message>
<message>
 <source>To be noted</source>
 <translation>Da notare</translation>
</message>
<message>
 <source>Too few rocks arrive for an upper bound of the percentiles there: {names}. These bounds are empty.</source>
 <translation>Arrivano troppo pochi blocchi per un limite superiore dei percentili in quei punti: {names}. Questi limiti sono vuoti.</translation>
</message>
<message>
 <source>Too few rocks pass for a reliable 95th percentile (it takes 72): {names}.</source>
 <translation>Troppo pochi blocchi in transito per un 95° percentile affidabile (ne servono 72): {names}.</translation>
</message>
<message>
 <source>Too few runs for an upper bound of the percentile: {names}. Their bars have a grey dot.</source>
 <translation>Troppo pochi lanci per un limite superiore del percentile: {names}. Le loro barre hanno un punto grigio.</translation>
</message>
<message>
 <source>Top</source>
 <translation>Vista dall'alto</translation>
</message>
<message>
 <source>Total number of runs, if the layer contains only those that reached a line. If left empty, the runs of the layer are counted.</source>
 <translation>Se il layer contiene solo i lanci che hanno raggiunto una linea, il numero totale. Vuoto: quelli del layer.</translation>
</message>
<message>
 <source>Total number, in equal parts from all starts, with all velocities and shapes; rounded up to that.</source>
 <translation>In tutto, in parti uguali da tutti i punti di distacco, con tutte le velocità e forme; arrotondato per eccesso.</translation>
</message>
<message>
 <source>Training impacts of a surrogate</source>
 <translation>Impatti di cui è fatto un modello surrogato</translation>
</message>
<message>
 <source>Training impacts to rank the crossings</source>
 <translation>Impatti per ordinare gli attraversamenti</translation>
</message>
<message>
 <source>Trajectories</source>
 <translation>Traiettorie</translation>
</message>
<message>
 <source>Trajectories of each row</source>
 <translation>Traiettorie di ogni riga</translation>
</message>
<message>
 <source>Trajectories: runs: {}, of release features: {}, vertices: {}.</source>
 <translation>Traiettorie: lanci: {}, di elementi di distacco: {}, vertici: {}.</translation>
</message>
<message>
 <source>Translational energy at the foot of the slope</source>
 <translation>Energia di traslazione al piede del versante</translation>
</message>
<message>
 <source>Trees</source>
 <translation>Alberi</translation>
</message>
<message>
 <source>Trees are cylinders that break at an energy; a barrier without a flexible net is a plane with a capacity.</source>
 <translation>Gli alberi sono cilindri che si spezzano a una data energia; un'opera senza rete flessibile è un piano con una capacità.</translation>
</message>
<message>
 <source>Trees below the crowns of others are not seen. In synthetic woods with known stems this search found 84 % of 100 stems per hectare, 70 % of 200, 49 % of 400 and 29 % of 800.</source>
 <translation>Gli alberi sotto le chiome di altri non si vedono. In boschi inventati con fusti noti questa ricerca ha trovato 84 % di 100 fusti per ettaro, 70 % di 200, 49 % di 400 e 29 % di 800.</translation>
</message>
<message>
 <source>Trees from heights</source>
 <translation>Alberi dalle altezze</translation>
</message>
<message>
 <source>Trees measured on the ground. The log then reports the share of them that was found, and how many found trees are not among them. The stands entered must contain no other trees.</source>
 <translation>Misurati al suolo. Il registro dice allora quale quota ne è stata trovata, e quanti trovati non sono tra essi. Dare popolamenti senza altri alberi.</translation>
</message>
<message>
 <source>Trees that are points already</source>
 <translation>Alberi già disponibili come punti</translation>
</message>
<message>
 <source>Trees: each impact</source>
 <translation>Alberi: singoli impatti</translation>
</message>
<message>
 <source>Trees: impacts and breakage</source>
 <translation>Alberi: impatti e rotture</translation>
</message>
<message>
 <source>Trees: {}.</source>
 <translation>Alberi: {}.</translation>
</message>
<message>
 <source>True area [hm²]</source>
 <translation>Superficie vera [hm²]</translation>
</message>
<message>
 <source>Turns polygons of ground and forest with any values into the parameters of the simulation: a raster with a band for each, on the cells of the elevation model. Finds overlaps, gaps and slivers of the map.</source>
 <translation>Trasforma poligoni di suolo e di bosco con valori qualsiasi nei parametri della simulazione: un raster con una banda per ognuno, sulle celle del modello del terreno. Trova sovrapposizioni, lacune e poligoni spuri (sliver) della carta.</translation>
</message>
<message>
 <source>Type of barrier: {}, or the path of a net as JSON. Rocks that cross it below the top are then thrown into it: rocks that it holds stop, rocks that pass continue with their remaining energy. Generic nets are sized by capacity and height; a net tears where its strength is exceeded. With the prefix surrogate, as in surrogate ring net, a response surface decides the rocks for which it is reliable. Empty values: the capacity alone, as without this field. If left empty, the field net is used if there is one.</source>
 <translation>Indica che cosa c'è: {}, o il percorso di una rete in JSON. I blocchi che la attraversano sotto la sommità vi sono lanciati: ciò che trattiene si ferma, ciò che passa prosegue con l'energia rimasta. Le reti generiche prendono le dimensioni da capacità e altezza; ciò che supera la sua resistenza si rompe. Con surrogate davanti, come in surrogate ring net, decide una superficie di risposta dove è sicura. Valori vuoti: la sola capacità, come senza questo campo. Lasciato vuoto, si prende il campo net se c'è.</translation>
</message>
<message>
 <source>Type tests hit the middle of a field, {middle:.0f} %; leave it empty for that.</source>
 <translation>Le prove di tipo colpiscono il centro di un campo, {middle:.0f} %; per questo lasciare vuoto.</translation>
</message>
<message>
 <source>UNI: factor of the net</source>
 <translation>UNI: coefficiente della rete</translation>
</message>
<message>
 <source>UNI: factor of the risk</source>
 <translation>UNI: coefficiente del rischio</translation>
</message>
<message>
 <source>UNI: factor of the unit weight</source>
 <translation>UNI: coefficiente del peso di volume</translation>
</message>
<message>
 <source>UNI: parameters of the simulation</source>
 <translation>UNI: parametri della simulazione</translation>
</message>
<message>
 <source>UNI: survey of the block</source>
 <translation>UNI: rilievo del blocco</translation>
</message>
<message>
 <source>UNI: topographic survey</source>
 <translation>UNI: rilievo topografico</translation>
</message>
<message>
 <source>UNIT: the cloud is {:.6g} m wide, and a rock at most {:g} m. Choose the unit of the points.</source>
 <translation>UNIT: la nuvola è larga {:.6g} m, e un blocco al massimo {:g} m. Scegliere l'unità dei punti.</translation>
</message>
<message>
 <source>UNIT: {} is chosen, but the layer {} ({}) is in {}. Choose that unit, or reproject the layer.</source>
 <translation>UNIT: è scelto {}, ma il layer {} ({}) è in {}. Scegliere questa unità, o riproiettare il layer.</translation>
</message>
<message>
 <source>Uncertain: {}. Uncertain ground classes: {}.</source>
 <translation>Incerto: {}. Classi di terreno incerte: {}.</translation>
</message>
<message>
 <source>Uncertainty of the classes, to either side: 0.5 is half a step to the next softer and the next harder class. All classes and all their numbers move together, except the rolling resistance where that is drawn from its intervals. 0: the classes are certain.</source>
 <translation>Di quanto le classi possono essere sbagliate, da una parte e dall'altra: 0.5 è metà strada verso la classe più molle e la più dura. Tutte le classi e tutti i loro valori variano insieme, tranne la resistenza al rotolamento se è estratta dai suoi intervalli. 0: le classi sono certe.</translation>
</message>
<message>
 <source>Undo</source>
 <translation>Annulla</translation>
</message>
<message>
 <source>Undo the change, or remove the table desktop.</source>
 <translation>Annullare la modifica, o rimuovere la tabella desktop.</translation>
</message>
<message>
 <source>Unfinished runs: {}. Plugins, Talus, Simulation runs: Resume.</source>
 <translation>Simulazioni incompiute: {}. Plugin, Talus, Simulazioni: Continua.</translation>
</message>
<message>
 <source>Unfinished work is kept in {} (KEEP_UNFINISHED).</source>
 <translation>Il lavoro incompiuto è conservato in {} (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unfinished work is not kept: {} (KEEP_UNFINISHED).</source>
 <translation>Il lavoro incompiuto non è conservato: {} (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unfinished work will take up to {} of the disk until the results are there (KEEP_UNFINISHED).</source>
 <translation>Il lavoro incompiuto occuperà fino a {} sul disco, finché ci saranno i risultati (KEEP_UNFINISHED).</translation>
</message>
<message>
 <source>Unit</source>
 <translation>Unità</translation>
</message>
<message>
 <source>Unit of the coordinates</source>
 <translation>Unità delle coordinate</translation>
</message>
<message>
 <source>Unit of the rate</source>
 <translation>Unità del tasso</translation>
</message>
<message>
 <source>Unit of the release rate.</source>
 <translation>Unità del tasso di distacco.</translation>
</message>
<message>
 <source>Unsafe: do not use these results before this is corrected</source>
 <translation>Non sicuro: non usare questi risultati prima della correzione</translation>
</message>
<message>
 <source>Up to 100 runs, at most a tenth of them, are repeated with the smallest and with the largest rolling resistance of the ground classes' intervals. The report then states how far the 95 % run-out moves between both. The results themselves are the same bit for bit. Needs 200 runs.</source>
 <translation>Fino a 100 lanci, al massimo un decimo di tutti, sono ripetuti con la minima e con la massima resistenza al rotolamento che le classi di terreno possono avere. Il rapporto dice poi di quanto varia la distanza di arresto al 95 %. I risultati restano identici bit per bit. Servono 200 lanci.</translation>
</message>
<message>
 <source>Up to this distance the two count as the same tree.</source>
 <translation>Fino a questa distanza i due contano come lo stesso albero.</translation>
</message>
<message>
 <source>Up to this height above the ground a rock is braked.</source>
 <translation>Fino a questa altezza sopra il suolo un blocco viene frenato.</translation>
</message>
<message>
 <source>Uphill side of the lines</source>
 <translation>Lato di monte delle linee</translation>
</message>
<message>
 <source>Upper end of the confidence interval</source>
 <translation>Estremo superiore dell'intervallo di confidenza</translation>
</message>
<message>
 <source>Use a finer canopy.</source>
 <translation>Prendere chiome con celle più fini.</translation>
</message>
<message>
 <source>Use a finer elevation model, or points that are farther apart.</source>
 <translation>Indicare un modello del terreno più fine, o punti più distanti.</translation>
</message>
<message>
 <source>Use a finer mesh, a higher net or a longer line; the impacts show how each rock passes.</source>
 <translation>Prendete una maglia più fine, una rete più alta o una linea più lunga; gli impatti dicono come passa ogni blocco.</translation>
</message>
<message>
 <source>Use a larger elevation model.</source>
 <translation>Prendere un modello del terreno più grande.</translation>
</message>
<message>
 <source>Use a net for more energy (NET_ENERGY), or another line.</source>
 <translation>Scegliere una rete per più energia (NET_ENERGY) o un'altra linea.</translation>
</message>
<message>
 <source>Use a net for more energy, or another line.</source>
 <translation>Scegliere una rete per più energia o un'altra linea.</translation>
</message>
<message>
 <source>Use a net for more energy, or another line; Impacts on a net (talus:net) gives the reason for each rock.</source>
 <translation>Scegliere una rete per più energia o un'altra linea; Impatti su una rete (talus:net) dice perché ogni blocco non è trattenuto.</translation>
</message>
<message>
 <source>Use a smaller distance, or fewer stems.</source>
 <translation>Prendere una distanza minima inferiore, o meno fusti.</translation>
</message>
<message>
 <source>Use an elevation model with cells of 1 to 5 m.</source>
 <translation>Usare un modello del terreno con celle da 1 a 5 m.</translation>
</message>
<message>
 <source>Use another net or another line, or fix the lower edge to the ground.</source>
 <translation>Prendete un’altra rete o un’altra linea, o fate in modo che il bordo inferiore sia tenuto a terra.</translation>
</message>
<message>
 <source>Use another net or another line; the impacts give the reason for each rock.</source>
 <translation>Prendete un’altra rete o un’altra linea; gli impatti dicono perché ogni blocco non è trattenuto.</translation>
</message>
<message>
 <source>Use cells of 2 m or less to size a barrier, or add the difference of two cell sizes to the height.</source>
 <translation>Usare celle di 2 m al massimo per dimensionare un'opera, o aggiungere all'altezza la differenza tra due dimensioni di cella.</translation>
</message>
<message>
 <source>Use harder ground or rounder rocks.</source>
 <translation>Scegliere un terreno più duro o blocchi più tondi.</translation>
</message>
<message>
 <source>Use more members.</source>
 <translation>Prendere più membri.</translation>
</message>
<message>
 <source>Use the crossings of Rocks at screen lines for these.</source>
 <translation>Per questi ultimi usare gli attraversamenti di Blocchi alle linee di controllo.</translation>
</message>
<message>
 <source>Use the layer as Simulate rockfall wrote it, or give SAMPLES.</source>
 <translation>Prendete il layer come la simulazione l'ha scritto, o date SAMPLES.</translation>
</message>
<message>
 <source>Use the numbers of the ground classes, unless it was measured.</source>
 <translation>Prendere i numeri delle classi di terreno, a meno che il valore sia stato misurato.</translation>
</message>
<message>
 <source>Use the original elevation model with decimals (a file of the type Float32, not whole numbers).</source>
 <translation>Usare il modello altimetrico originale con decimali (file di tipo Float32, non numeri interi).</translation>
</message>
<message>
 <source>Use the reach of the smaller class as the minimum for the larger one. Compare shape, ground classes and releases of both, and the size of the blocks with the width of channels and the cells of the elevation model.</source>
 <translation>Prendete la portata della classe minore come minimo della maggiore. Confrontate forma, classi di terreno e distacchi di entrambe, e la dimensione dei blocchi con la larghezza dei canali e le celle del modello del terreno.</translation>
</message>
<message>
 <source>Use the same version for both, or remove the table desktop.</source>
 <translation>Usare la stessa versione per entrambi, o rimuovere la tabella desktop.</translation>
</message>
<message>
 <source>Use them together (ENSEMBLE), observe blocks of more different sizes, or search one of them.</source>
 <translation>Usarli insieme (ENSEMBLE), osservare blocchi di dimensioni più diverse, o cercarne uno solo.</translation>
</message>
<message>
 <source>Used instead of the layout of Talus. Its maps, legends and scale bars are filled; texts may hold [% @talus_title %], @talus_object, @talus_author, @talus_date, @talus_note and @talus_scale.</source>
 <translation>Usato al suo posto. Le sue carte, legende e barre di scala vengono riempite; i testi possono contenere [% @talus_title %], @talus_object, @talus_author, @talus_date, @talus_note e @talus_scale.</translation>
</message>
<message>
 <source>Used where no spacing is entered. A density is lowered to this number of points; without a density the spacing is as small as it allows. Each area keeps one point. If left empty too, each cell has a point.</source>
 <translation>Vale dove non è indicata una spaziatura. Una densità viene ridotta a quanto consente questo numero di punti; senza densità la spaziatura è la più piccola che esso consente. Ogni area conserva un punto. Se anche questo resta vuoto, ogni cella ha un punto.</translation>
</message>
<message>
 <source>VALUE_FIELD: choose the field for the {}.</source>
 <translation>VALUE_FIELD: scegliere il campo del quale si chiede il valore {}.</translation>
</message>
<message>
 <source>VALUE_FIELD: the values of trajectories are those of whole runs, not those at TARGET.</source>
 <translation>VALUE_FIELD: i valori del layer di traiettorie sono quelli dei lanci interi, non quelli a TARGET.</translation>
</message>
<message>
 <source>VARIANTS: row {} has {!r}; give a number from {:g} to {:g}, or leave the cell empty.</source>
 <translation>VARIANTS: la riga {} contiene {!r}; dare un numero da {:g} a {:g}, o lasciare vuota la cella.</translation>
</message>
<message>
 <source>VARIANTS: two variants have the same name; give each its own.</source>
 <translation>VARIANTS: due varianti hanno lo stesso nome; darne uno proprio a ciascuna.</translation>
</message>
<message>
 <source>VARIANTS: {}: {}</source>
 <translation>VARIANTS: {}: {}</translation>
</message>
<message>
 <source>VOLUME: give a volume, as some releases have none of their own.</source>
 <translation>VOLUME: indicare un volume, perché alcuni punti di distacco non ne hanno uno proprio.</translation>
</message>
<message>
 <source>VOLUMES, ROCKS, GROUNDS, STEMS_LOST: they make {} simulations; {} are allowed in one call.</source>
 <translation>VOLUMES, ROCKS, GROUNDS, STEMS_LOST: danno {} simulazioni; {} sono ammesse per chiamata.</translation>
</message>
<message>
 <source>VOLUME_FIELD: choose the field with the volumes.</source>
 <translation>VOLUME_FIELD: scegliere il campo dei volumi.</translation>
</message>
<message>
 <source>Value</source>
 <translation>Valore</translation>
</message>
<message>
 <source>Value from tests, or half of the largest force. Penetration = energy / mean resisting force; the report counts the rocks whose penetration reaches the thickness of the embankment at the impact. If left empty, not checked; no published formula is built in. Used with crossings only.</source>
 <translation>Da prove, o metà della forza massima. La penetrazione è l'energia di un blocco divisa per essa; il rapporto conta i blocchi che penetrano tanto quanto il rilevato è spesso nel punto d'impatto. Vuoto: non verificato, perché nessuna formula si è potuta leggere nella sua fonte. Usato solo con gli attraversamenti.</translation>
</message>
<message>
 <source>Value here</source>
 <translation>Valore qui</translation>
</message>
<message>
 <source>Value of the object, in any currency. If left empty, no damage is computed.</source>
 <translation>Il valore dell'oggetto, in qualsiasi valuta. Vuoto: nessun danno viene indicato.</translation>
</message>
<message>
 <source>Values: {}.</source>
 <translation>Valori: {}.</translation>
</message>
<message>
 <source>Variants</source>
 <translation>Varianti</translation>
</message>
<message>
 <source>Variants of the barriers</source>
 <translation>Varianti delle barriere</translation>
</message>
<message>
 <source>Variation of the diameters [%]</source>
 <translation>Variazione dei diametri [%]</translation>
</message>
<message>
 <source>Vehicles on roads. The presence is then the mean number of vehicles in the path of one block.</source>
 <translation>Delle strade. La presenza è allora il numero medio di veicoli sulla via di un blocco.</translation>
</message>
<message>
 <source>Velocities are spread evenly from the smallest to the largest. If left empty, all have the smallest. Where it is not given at all, it is 1.5, or the smallest where that is more.</source>
 <translation>Le velocità sono distribuite uniformemente dalla minore alla maggiore. Vuoto: tutte hanno la minore. Se non è data affatto, è 1,5, o la minore se è più grande.</translation>
</message>
<message>
 <source>Velocity by the energy line [m/s]</source>
 <translation>Velocità secondo la linea di energia [m/s]</translation>
</message>
<message>
 <source>Velocity that halves the restitution [m/s]</source>
 <translation>Velocità che dimezza la restituzione [m/s]</translation>
</message>
<message>
 <source>Velocity, maximum [m/s]</source>
 <translation>Velocità, massimo [m/s]</translation>
</message>
<message>
 <source>Velocity, mean [m/s]</source>
 <translation>Velocità, media [m/s]</translation>
</message>
<message>
 <source>Velocity, rotation, energy and height of each rock at every interval (TRAJECTORY_INTERVAL), for inspection or animation.</source>
 <translation>Velocità, rotazione, energia e altezza di ogni blocco a ogni intervallo (TRAJECTORY_INTERVAL), da guardare o animare.</translation>
</message>
<message>
 <source>Verification, not validation: the model agrees with closed forms and with another code on the same inputs. No type test is public with all its inputs, so none is reproduced.</source>
 <translation>Verifica, non validazione: il modello concorda con soluzioni chiuse e con un altro codice agli stessi ingressi. Nessuna prova di tipo è pubblica con tutti i dati, quindi nessuna è riprodotta.</translation>
</message>
<message>
 <source>Vertical height of the top above the ground, where the field below has no value.</source>
 <translation>Altezza verticale del bordo superiore sopra il suolo, se il campo qui sotto non la indica.</translation>
</message>
<message>
 <source>Vertical height of the top above the ground. If left empty, the usual height for the energy, 2 m at 100 kJ to 7 m at 8000 kJ.</source>
 <translation>Del bordo superiore sopra il terreno, verticale. Vuoto: usuale per l'energia, da 2 m a 100 kJ a 7 m a 8000 kJ.</translation>
</message>
<message>
 <source>Views along the three axes of the rock and oblique, with a scale, and its numbers.</source>
 <translation>Viste lungo i tre assi del blocco e in obliquo, con una scala, e i suoi valori caratteristici.</translation>
</message>
<message>
 <source>Viscous drag of the ground classes</source>
 <translation>Resistenza viscosa delle classi di terreno</translation>
</message>
<message>
 <source>Volume instead of mass; the mass follows from the density of the rocks.</source>
 <translation>Lo stesso dai volumi; la massa deriva dalla densità dei blocchi.</translation>
</message>
<message>
 <source>Volume of a rock [m³]</source>
 <translation>Volume di un blocco [m³]</translation>
</message>
<message>
 <source>Volume of all blocks [m³]</source>
 <translation>Volume di tutti i blocchi [m³]</translation>
</message>
<message>
 <source>Volume of cut [m³]</source>
 <translation>Volume di scavo [m³]</translation>
</message>
<message>
 <source>Volume of each block in cubic metres.</source>
 <translation>Volume di ogni blocco in metri cubi.</translation>
</message>
<message>
 <source>Volume of fill [m³]</source>
 <translation>Volume di riporto [m³]</translation>
</message>
<message>
 <source>Volume of return period {} [m³]</source>
 <translation>Volume del periodo di ritorno {} [m³]</translation>
</message>
<message>
 <source>Volume of the block [m³]</source>
 <translation>Volume del blocco [m³]</translation>
</message>
<message>
 <source>Volume of the blocks of each scenario [m³]</source>
 <translation>Volume dei blocchi di ogni scenario [m³]</translation>
</message>
<message>
 <source>Volume of the deposit with the voids between blocks [m³]</source>
 <translation>Volume del deposito con i vuoti tra i blocchi [m³]</translation>
</message>
<message>
 <source>Volume of the known event [m³]</source>
 <translation>Volume dell'evento noto [m³]</translation>
</message>
<message>
 <source>Volume of the rock [m³]</source>
 <translation>Volume del blocco [m³]</translation>
</message>
<message>
 <source>Volume of the rock that is thrown. If left empty, the volume that gives the energy of the net at the speed below; a rock from a file, or with lengths of its own, keeps its size.</source>
 <translation>Del blocco lanciato. Vuoto: quello che dà l'energia della rete alla velocità sotto; un blocco da un file, o con lunghezze proprie, mantiene la sua dimensione.</translation>
</message>
<message>
 <source>Volume of the rocks of each feature; empty values take the volume above.</source>
 <translation>Volume dei blocchi di ogni elemento; i valori vuoti prendono il volume indicato sopra.</translation>
</message>
<message>
 <source>Volume that 95 % of the list do not exceed [m³]</source>
 <translation>Volume che il 95 % della lista non supera [m³]</translation>
</message>
<message>
 <source>Volume that the removed corners may have. If it cannot be met, the message gives the number of corners required. If left empty, any error is accepted.</source>
 <translation>Volume che i vertici tralasciati possono occupare. Se non può essere rispettato, il messaggio indica con quanti vertici lo sarebbe. Se il campo è vuoto, si accetta qualsiasi errore.</translation>
</message>
<message>
 <source>Volume to scale the rock to [m³]</source>
 <translation>Volume a cui scalare il blocco [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: exponent b</source>
 <translation>Relazione volume-frequenza: esponente</translation>
</message>
<message>
 <source>Volume-frequency relation: exponent {:.3f} with a standard error of {:.3f}, by {} blocks.</source>
 <translation>Relazione volume-frequenza: esponente {:.3f} con un errore standard di {:.3f}, da {} blocchi.</translation>
</message>
<message>
 <source>Volume-frequency relation: largest volume [m³]</source>
 <translation>Relazione volume-frequenza: volume massimo [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: mean volume {:.3g} m³ from {:g} to {:g} m³.</source>
 <translation>Relazione volume-frequenza: volume medio {:.3g} m³ da {:g} a {:g} m³.</translation>
</message>
<message>
 <source>Volume-frequency relation: smallest volume [m³]</source>
 <translation>Relazione volume-frequenza: volume minimo [m³]</translation>
</message>
<message>
 <source>Volume-frequency relation: surveyed blocks [m³]</source>
 <translation>Relazione volume-frequenza: blocchi rilevati [m³]</translation>
</message>
<message>
 <source>Volumes</source>
 <translation>Volumi</translation>
</message>
<message>
 <source>Volumes are those of the finished form in place: no swelling of the soil, no stripping, no construction berms.</source>
 <translation>I volumi sono quelli della forma finita in opera: senza rigonfiamento, senza scotico, senza banchine di cantiere.</translation>
</message>
<message>
 <source>Volumes are those of the surface that is bilinear between the nodes; the error is a bound on level ground: c²/4 (tan β uphill + tan β downhill) per metre of line for cells of size c.</source>
 <translation>I volumi sono quelli della superficie bilineare tra i nodi; l'errore è un limite su terreno orizzontale: c²/4 (tan β di monte + tan β di valle) per metro di linea con celle di dimensione c.</translation>
</message>
<message>
 <source>Volumes of the rocks [m³]</source>
 <translation>Volumi dei blocchi [m³]</translation>
</message>
<message>
 <source>Volumes to which the exponent is fitted instead, such as 0.2 0.35 0.35 1.1; the log reports it with its standard error. Blocks below the smallest volume are not used. Blocks on the slope follow a steeper law than rock masses that fail: survey the blocks to which the rate refers.</source>
 <translation>Volumi ai quali adattare invece l'esponente, per esempio 0.2 0.35 0.35 1.1; il registro lo riporta con il suo errore standard. Quelli sotto il volume minimo non contano. I blocchi sul versante seguono una legge più ripida delle masse rocciose che si staccano: rilevare ciò che il tasso conta.</translation>
</message>
<message>
 <source>Vulnerability</source>
 <translation>Vulnerabilità</translation>
</message>
<message>
 <source>WEIGHT_FIELD: all sources have the weight 0; enter a positive weight for at least one of them.</source>
 <translation>WEIGHT_FIELD: tutte le sorgenti hanno peso 0; assegnare di più ad almeno una.</translation>
</message>
<message>
 <source>Warp the original elevation model again with Raster &gt; Projections &gt; Warp and resampling method Bilinear or Cubic (gdalwarp -r bilinear), or use its own cells.</source>
 <translation>Riproiettare di nuovo il modello altimetrico originale con Raster &gt; Proiezioni &gt; Riproiezione e ricampionamento bilineare o cubico (gdalwarp -r bilinear), o usare le sue celle.</translation>
</message>
<message>
 <source>Wavefront meshes (*.obj)</source>
 <translation>Mesh Wavefront (*.obj)</translation>
</message>
<message>
 <source>Web pages (*.html)</source>
 <translation>Pagine web (*.html)</translation>
</message>
<message>
 <source>Weibull</source>
 <translation>Weibull</translation>
</message>
<message>
 <source>What does a forest stop? Stand by stand: stems per hectare, basal area, mean free distance, longest gap down the slope, residual hazard by block size after Rockfor.NET today and after a loss of stems, the stand required, the comparison with your target profile, and the stands that protect each object.</source>
 <translation>Che cosa ferma un bosco? Popolamento per popolamento: fusti per ettaro, area basimetrica, distanza libera media, radura più lunga lungo la massima pendenza, pericolo residuo per dimensione dei blocchi secondo Rockfor.NET oggi e dopo una perdita di fusti, il popolamento che occorrerebbe, il proprio profilo ideale, e quale popolamento protegge quale oggetto.</translation>
</message>
<message>
 <source>What is the effect of a barrier, a forest or another ground? Compares two simulations of the same rocks run by run: run-out, energy, height and arrivals at lines, each with the confidence of the difference; and the difference of two maps.</source>
 <translation>Cosa cambia una barriera, un bosco o un altro suolo? Confronta due simulazioni degli stessi blocchi lancio per lancio: distanza di arresto, energia, altezza e ciò che arriva alle linee, ciascuno con la confidenza della differenza; e la differenza di due carte.</translation>
</message>
<message>
 <source>Where blocks come in from a cliff or a steep slope above, give the releases (RELEASES), or simulate.</source>
 <translation>Dove i blocchi arrivano da una parete o da un pendio ripido a monte, indicare i distacchi (RELEASES), o simulare.</translation>
</message>
<message>
 <source>Where ground polygons are given: the polygons outside the footprint and the footprint itself, with the field ground_class.</source>
 <translation>Se sono indicati poligoni di suolo: questi e l'ingombro, con il campo ground_class.</translation>
</message>
<message>
 <source>Where it is empty, the height above applies.</source>
 <translation>Dove è vuoto, vale l'altezza sopra.</translation>
</message>
<message>
 <source>While a rock touches the ground it is braked by the drag of the class times its mass and velocity, as in RAMMS::ROCKFALL; rocks stop earlier. Leine et al. (2014) have no such term.</source>
 <translation>Finché un blocco tocca il suolo è frenato dalla resistenza della classe moltiplicata per la sua massa e la sua velocità, come in RAMMS::ROCKFALL; i blocchi si fermano prima. Leine et al. (2014) non hanno questo termine.</translation>
</message>
<message>
 <source>Why runs ended</source>
 <translation>Perché i lanci sono terminati</translation>
</message>
<message>
 <source>Widen it if that is plausible.</source>
 <translation>Ampliarlo se ha senso.</translation>
</message>
<message>
 <source>Widen them to at least one cell, or use an elevation model with finer cells.</source>
 <translation>Allargarli ad almeno una cella, o usare un modello altimetrico con celle più fini.</translation>
</message>
<message>
 <source>Widest spacing [m]</source>
 <translation>Spaziatura massima [m]</translation>
</message>
<message>
 <source>Width of a berm [m]</source>
 <translation>Larghezza di una berma [m]</translation>
</message>
<message>
 <source>Width of a field of the net [m]</source>
 <translation>Larghezza di un campo della rete [m]</translation>
</message>
<message>
 <source>Width of an object that is given as a point, such as a small building or a mast. A block hits it where it passes within half of this width and its own radius. If left empty, the reference width of an object (REFERENCE_WIDTH), the same as in the map. Lines and polygons have their own width.</source>
 <translation>Di un oggetto dato come punto, come un piccolo edificio o un palo. Un blocco lo colpisce se passa entro metà di questa larghezza più il proprio raggio. Vuoto: la larghezza dell'oggetto a cui si riferiscono le frequenze (REFERENCE_WIDTH), come nella carta. Linee e poligoni hanno la propria larghezza.</translation>
</message>
<message>
 <source>Width of objects that are points [m]</source>
 <translation>Larghezza degli oggetti puntuali [m]</translation>
</message>
<message>
 <source>Width of slivers and gaps [m]</source>
 <translation>Larghezza dei poligoni spuri e delle lacune [m]</translation>
</message>
<message>
 <source>Width of the blocks [m]</source>
 <translation>Larghezza dei blocchi [m]</translation>
</message>
<message>
 <source>Width of the bottom of the ditch [m]</source>
 <translation>Larghezza del fondo del fosso [m]</translation>
</message>
<message>
 <source>Width of the catchment that holds {:g} % [m]</source>
 <translation>Larghezza dell'area di raccolta che trattiene il {:g} % [m]</translation>
</message>
<message>
 <source>Width of the corridor [m]</source>
 <translation>Larghezza del corridoio [m]</translation>
</message>
<message>
 <source>Width of the crest [m]</source>
 <translation>Larghezza del coronamento [m]</translation>
</message>
<message>
 <source>Width of the film [pixels]</source>
 <translation>Larghezza del filmato [pixel]</translation>
</message>
<message>
 <source>Width of the window in which no other point may be higher than the tree top, as a function of its height H. linear: 1.2 + 0.16 H m across. Wider windows find fewer trees; narrower ones take branches for trees.</source>
 <translation>Fin dove attorno a una cima nulla deve essere più alto, secondo la sua altezza. linear: 1,2 + 0,16 H m di larghezza. Finestre più larghe trovano meno alberi, più strette prendono rami per alberi.</translation>
</message>
<message>
 <source>With a spread: smallest share of the orientations of a set that must release a block.</source>
 <translation>Con una dispersione: quante orientazioni di una famiglia devono lasciar uscire un blocco.</translation>
</message>
<message>
 <source>With an inventory, a table: the probability of each source for each boulder, and the number of runs on which it rests.</source>
 <translation>Con un inventario, una tabella: la probabilità di ogni sorgente per ogni blocco, e i lanci su cui si basa.</translation>
</message>
<message>
 <source>With an inventory: a point for each boulder with the most probable source, its probability, and the number of runs that stop near it.</source>
 <translation>Con un inventario: un punto per ogni blocco con la sorgente più probabile, la sua probabilità e il numero di lanci che si fermano nelle vicinanze.</translation>
</message>
<message>
 <source>With an inventory: prior weight of a source, the expected number of its blocks in any unit, for example its area or its rate. If left empty, all sources have the same weight.</source>
 <translation>Con un inventario: quanti blocchi provengono da una sorgente prima di esaminare i depositi, in qualsiasi unità, per esempio l'area o la frequenza. Vuoto: tutte le sorgenti hanno lo stesso peso.</translation>
</message>
<message>
 <source>With an inventory: runs of a block of its size that stop within this distance are attributed to a boulder. 0: a fifth of the median distance of the boulders from the middle of the sources.</source>
 <translation>Con un inventario: dei lanci della sua dimensione contano quelli che si fermano così vicino a un blocco. 0: un quinto della distanza mediana dei blocchi dal centro delle sorgenti.</translation>
</message>
<message>
 <source>With masses, volumes, lengths or releases of the blocks: a point for each, with its size and shape, its observed run-out, the mean and deviation of its simulated run-outs, and the residual.</source>
 <translation>Con masse, volumi, lunghezze o distacchi dei blocchi: un punto per ciascuno, con dimensione e forma, portata osservata, media e deviazione standard dei suoi lanci, e il residuo.</translation>
</message>
<message>
 <source>With scar sizes: depth across the surface, where it is largest. Depths constrain scar_strength.</source>
 <translation>Con scar sizes: perpendicolarmente alla superficie, nel punto più profondo. La profondità dice qualcosa di scar_strength.</translation>
</message>
<message>
 <source>With scar sizes: length along the path of the block. Lengths constrain scar_drag. If left empty, only depths are compared.</source>
 <translation>Con scar sizes: lungo il percorso del blocco. La lunghezza dice qualcosa di scar_drag. Vuoto: si confrontano soltanto le profondità.</translation>
</message>
<message>
 <source>With speeds: simulated blocks that pass within this distance of a point are counted, each with its velocity where it is nearest. Choose it by the uncertainty of the positions, and so that some blocks pass each point.</source>
 <translation>Con speeds: contano i blocchi simulati che si avvicinano tanto a un punto, ciascuno con la sua velocità dove è più vicino. Quanto i luoghi sono incerti, e in modo che alcuni blocchi passino da ciascuno.</translation>
</message>
<message>
 <source>With speeds: velocity of the centre of mass of a block, at the point where it passed, from a film or a radar. A point for each block, several at one place where several passed. Velocities constrain scar_drag and rolling_resistance.</source>
 <translation>Con speeds: del baricentro di un blocco, nel punto in cui è passato, da un filmato o da un radar. Un punto per blocco, più d'uno dove ne sono passati diversi. Le velocità informano su scar_drag e rolling_resistance.</translation>
</message>
<message>
 <source>With the same seed and inputs the results are the same to the last bit, on any number of threads.</source>
 <translation>Lo stesso seme e gli stessi input danno gli stessi risultati fino all'ultimo bit, con qualsiasi numero di thread.</translation>
</message>
<message>
 <source>With the same seed and inputs the trees are the same.</source>
 <translation>Lo stesso seme e gli stessi input danno gli stessi alberi.</translation>
</message>
<message>
 <source>With the same seed the rocks are the same.</source>
 <translation>Lo stesso seme dà gli stessi blocchi.</translation>
</message>
<message>
 <source>Within this plan distance of any release the forest polygons do not brake and single trees are left out: a block that just detached is not held by the first tree.</source>
 <translation>Entro questa distanza in pianta da un punto di distacco né i poligoni di bosco frenano né ci sono alberi singoli: un blocco appena staccato non è trattenuto dal primo albero.</translation>
</message>
<message>
 <source>Without a copy the study refers to the file in its present folder, and cannot be passed on alone.</source>
 <translation>Senza copia lo studio indica il file dove si trova, e non può essere consegnato da solo.</translation>
</message>
<message>
 <source>Without friction: the climb of the same rocks if they slide and do not rotate, v' = v cos δ, zero from δ = 90°, h = v'² / (2 g). Friction at the face decides between the two; the larger one is counted.</source>
 <translation>Senza attrito: quanto salgono gli stessi blocchi se scivolano senza ruotare, v' = v cos δ, nulla da δ = 90° in poi, h = v'² / (2 g). L'attrito sul paramento decide tra i due; conta il valore maggiore.</translation>
</message>
<message>
 <source>Without numba these {} runs would take about {}, more than the {:g} minutes of the input "{}" (SLOW_LIMIT). Install numba, which makes it 500 times faster, with the menu Plugins, Talus, Python packages; or make fewer runs; or allow more minutes in that input.</source>
 <translation>Senza numba questi {} lanci durerebbero circa {}, più dei {:g} minuti del dato «{}» (SLOW_LIMIT). Installate numba, 500 volte più veloce, con il menu Plugin, Talus, Pacchetti Python; o fate meno lanci; o permettete più minuti in quel dato.</translation>
</message>
<message>
 <source>Without the Python package numba, runs take some 500 times longer. A simulation whose estimated time exceeds this limit does not start. Increase the limit to run it anyway.</source>
 <translation>Senza il pacchetto Python numba i lanci durano circa 500 volte di più. Una simulazione la cui stima supera questo valore non comincia. Aumentatelo per attendere comunque.</translation>
</message>
<message>
 <source>Worst fields: {} with {:.4g} kJ, {} with {:.3g} m.</source>
 <translation>Campi peggiori: {} con {:.4g} kJ, {} con {:.3g} m.</translation>
</message>
<message>
 <source>Write film ...</source>
 <translation>Scrivere il filmato ...</translation>
</message>
<message>
 <source>Write the study again from QGIS, or remove its table desktop.</source>
 <translation>Scrivere di nuovo lo studio da QGIS, o rimuovere la sua tabella desktop.</translation>
</message>
<message>
 <source>Writes elevation model, releases and ground as the input folder of ASCII grids of Rockyfor3D, so that the same slope can be computed there and compared.</source>
 <translation>Scrive modello altimetrico, punti di distacco e terreno nella cartella di griglie ASCII che Rockyfor3D legge, così che lo stesso versante vi sia calcolato e confrontato.</translation>
</message>
<message>
 <source>Writes one page that any browser shows, also on a phone and without a network: the terrain in three dimensions, rocks that fly down it with a slider for the time, and maps and plans that lie on it and can be switched on and off. A click on the ground shows the values of the maps there.</source>
 <translation>Scrive una pagina che ogni browser mostra, anche su un telefono e senza rete: il terreno in tre dimensioni, blocchi che vi scendono in volo con un cursore per il tempo, e mappe e planimetrie che si accendono e spengono. Un clic sul suolo dice i valori delle mappe in quel punto.</translation>
</message>
<message>
 <source>Writing maps ...</source>
 <translation>Scrittura delle mappe ...</translation>
</message>
<message>
 <source>Writing the report ...</source>
 <translation>Scrittura del rapporto ...</translation>
</message>
<message>
 <source>Writing {}, features: {} ...</source>
 <translation>Scrittura di {}, elementi: {} ...</translation>
</message>
<message>
 <source>Written into the field runs, which Simulate rockfall reads as RUNS_FIELD.</source>
 <translation>Scritto nel campo runs, che Simulare la caduta massi legge come RUNS_FIELD.</translation>
</message>
<message>
 <source>Written into the footprint, which the simulation uses as ground polygons.</source>
 <translation>Va nell'ingombro, che la simulazione accetta come poligoni di suolo.</translation>
</message>
<message>
 <source>Written: {}</source>
 <translation>Scritto: {}</translation>
</message>
<message>
 <source>Your own file: copy one of resources/hazard_rules and edit it. Errors in it are reported by file, line and key.</source>
 <translation>Un file proprio: copiarne uno da resources/hazard_rules e modificarlo. Ciò che vi è di errato viene detto con file, riga e chiave.</translation>
</message>
<message>
 <source>Your own layout template</source>
 <translation>Modello di layout proprio</translation>
</message>
<message>
 <source>ZONES: the zones of {level} and above leave out {value:.4g} m² of the {limit:.4g} m² of its cells.</source>
 <translation>ZONES: le zone di {level} e oltre tralasciano {value:.4g} m² dei {limit:.4g} m² delle loro celle.</translation>
</message>
<message>
 <source>ZONE_COVER and a smaller ZONE_AREA keep them.</source>
 <translation>ZONE_COVER e una ZONE_AREA più piccola le mantengono.</translation>
</message>
<message>
 <source>Zones and intensities by RULES in the form of DATA_MODEL. The Swiss model can be a transfer file, too.</source>
 <translation>Zone e intensità secondo RULES nella forma di DATA_MODEL. Il modello svizzero può essere anche un file di trasferimento.</translation>
</message>
<message>
 <source>Zones as data</source>
 <translation>Zone come dati</translation>
</message>
<message>
 <source>[Keep in the study]</source>
 <translation>[Conservare nello studio]</translation>
</message>
<message>
 <source>a cell</source>
 <translation>una cella</translation>
</message>
<message>
 <source>a hammer rebounds</source>
 <translation>un martello rimbalza</translation>
</message>
<message>
 <source>a heel sinks in</source>
 <translation>un tacco affonda</translation>
</message>
<message>
 <source>a line across the paths</source>
 <translation>una linea attraverso le traiettorie</translation>
</message>
<message>
 <source>a link</source>
 <translation>un collegamento</translation>
</message>
<message>
 <source>a new or an empty folder</source>
 <translation>una cartella che non esiste ancora, o che è vuota</translation>
</message>
<message>
 <source>a number</source>
 <translation>un numero</translation>
</message>
<message>
 <source>a number from {:g} to {:g}</source>
 <translation>un numero da {:g} a {:g}</translation>
</message>
<message>
 <source>a number of at least {:g}</source>
 <translation>un numero di almeno {:g}</translation>
</message>
<message>
 <source>a number of more than {:g}</source>
 <translation>un numero maggiore di {:g}</translation>
</message>
<message>
 <source>a person sinks in</source>
 <translation>una persona affonda</translation>
</message>
<message>
 <source>a pick is needed</source>
 <translation>serve un piccone</translation>
</message>
<message>
 <source>a profile along the paths</source>
 <translation>un profilo lungo le traiettorie</translation>
</message>
<message>
 <source>a spade goes in by hand</source>
 <translation>una vanga entra a mano</translation>
</message>
<message>
 <source>a spade needs a foot</source>
 <translation>una vanga richiede il piede</translation>
</message>
<message>
 <source>a spade rings</source>
 <translation>una vanga risuona</translation>
</message>
<message>
 <source>a stand, by block</source>
 <translation>un popolamento, per blocco</translation>
</message>
<message>
 <source>a system without a code</source>
 <translation>un sistema senza codice</translation>
</message>
<message>
 <source>a table without geometries</source>
 <translation>una tabella senza geometrie</translation>
</message>
<message>
 <source>a trend that the simulation does not have</source>
 <translation>una tendenza che la simulazione non ha</translation>
</message>
<message>
 <source>above</source>
 <translation>sopra</translation>
</message>
<message>
 <source>above [%]</source>
 <translation>sopra [%]</translation>
</message>
<message>
 <source>above the axis, largest [m]</source>
 <translation>sopra l'asse, massima [m]</translation>
</message>
<message>
 <source>above the downhill toe, largest [m]</source>
 <translation>sopra il piede di valle, massima [m]</translation>
</message>
<message>
 <source>above {:g} %</source>
 <translation>oltre {:g} %</translation>
</message>
<message>
 <source>abstract</source>
 <translation>riassunto</translation>
</message>
<message>
 <source>across [m]</source>
 <translation>trasversale [m]</translation>
</message>
<message>
 <source>across the roof</source>
 <translation>normale al tetto</translation>
</message>
<message>
 <source>actions of layers</source>
 <translation>azioni di layer</translation>
</message>
<message>
 <source>after</source>
 <translation>dopo</translation>
</message>
<message>
 <source>age</source>
 <translation>età</translation>
</message>
<message>
 <source>all</source>
 <translation>tutti</translation>
</message>
<message>
 <source>all others</source>
 <translation>tutte le altre</translation>
</message>
<message>
 <source>all pieces</source>
 <translation>tutti i frammenti</translation>
</message>
<message>
 <source>all runs</source>
 <translation>tutti i lanci</translation>
</message>
<message>
 <source>all sources</source>
 <translation>tutte le aree sorgente</translation>
</message>
<message>
 <source>all, with the rules</source>
 <translation>tutto, con le regole</translation>
</message>
<message>
 <source>along the ground</source>
 <translation>segue il terreno</translation>
</message>
<message>
 <source>along the ground: the crest has its height everywhere along the line. straight: the crest has its height at the vertices of the line and is straight between them, so it is higher in hollows and lower on ridges.</source>
 <translation>along the ground: ha la sua altezza ovunque. straight: la ha ai vertici della linea ed è rettilineo tra essi, più alto negli avvallamenti e più basso sui dossi.</translation>
</message>
<message>
 <source>along the profile [m]</source>
 <translation>lungo il profilo [m]</translation>
</message>
<message>
 <source>along the road [m]</source>
 <translation>lungo la strada [m]</translation>
</message>
<message>
 <source>alpine meadow, forest floor, shallow soil with stones</source>
 <translation>pascolo alpino, suolo forestale, suolo poco profondo con pietre</translation>
</message>
<message>
 <source>an object: line, area or point</source>
 <translation>un oggetto: linea, area o punto</translation>
</message>
<message>
 <source>anchor 95 % [kN]</source>
 <translation>ancoraggio 95 % [kN]</translation>
</message>
<message>
 <source>anchor [kN]</source>
 <translation>ancoraggio [kN]</translation>
</message>
<message>
 <source>angle</source>
 <translation>angolo</translation>
</message>
<message>
 <source>annual damage</source>
 <translation>danno all'anno</translation>
</message>
<message>
 <source>annual damage, lower bound</source>
 <translation>danno all'anno, limite inferiore</translation>
</message>
<message>
 <source>annual damage, upper bound</source>
 <translation>danno all'anno, limite superiore</translation>
</message>
<message>
 <source>annual probability of a hit</source>
 <translation>probabilità di un impatto entro un anno</translation>
</message>
<message>
 <source>annual probability of death of one person (individual risk)</source>
 <translation>probabilità di morte di una persona entro un anno (rischio individuale)</translation>
</message>
<message>
 <source>any</source>
 <translation>qualsiasi</translation>
</message>
<message>
 <source>any passage</source>
 <translation>un attraversamento qualsiasi</translation>
</message>
<message>
 <source>approved by the authority</source>
 <translation>approvato dall'autorità</translation>
</message>
<message>
 <source>area [ha]</source>
 <translation>superficie [ha]</translation>
</message>
<message>
 <source>area [m²]</source>
 <translation>superficie [m²]</translation>
</message>
<message>
 <source>area in plan [m²]</source>
 <translation>superficie in pianta [m²]</translation>
</message>
<message>
 <source>area of the cell in plan [m²]</source>
 <translation>superficie della cella in pianta [m²]</translation>
</message>
<message>
 <source>area of the footprint [m²]</source>
 <translation>area di ingombro [m²]</translation>
</message>
<message>
 <source>area on the slope [m²]</source>
 <translation>superficie lungo il pendio [m²]</translation>
</message>
<message>
 <source>area, height times length along the ground [m²]</source>
 <translation>area, altezza per lunghezza lungo il suolo [m²]</translation>
</message>
<message>
 <source>arrive at {} [% of the runs]</source>
 <translation>arrivano a {} [% dei lanci]</translation>
</message>
<message>
 <source>as RAMMS 1</source>
 <translation>come RAMMS 1</translation>
</message>
<message>
 <source>as entered</source>
 <translation>come inserito</translation>
</message>
<message>
 <source>as given</source>
 <translation>come indicato</translation>
</message>
<message>
 <source>as it is</source>
 <translation>stato attuale</translation>
</message>
<message>
 <source>as simulated</source>
 <translation>come nei lanci</translation>
</message>
<message>
 <source>as the ground class</source>
 <translation>come la classe di terreno</translation>
</message>
<message>
 <source>at least</source>
 <translation>almeno</translation>
</message>
<message>
 <source>at least [%]</source>
 <translation>almeno [%]</translation>
</message>
<message>
 <source>at most</source>
 <translation>al massimo</translation>
</message>
<message>
 <source>at most [%]</source>
 <translation>al massimo [%]</translation>
</message>
<message>
 <source>at rest</source>
 <translation>fermo</translation>
</message>
<message>
 <source>at the end</source>
 <translation>alla fine</translation>
</message>
<message>
 <source>at the largest elongation</source>
 <translation>alla deformazione massima</translation>
</message>
<message>
 <source>at the line</source>
 <translation>alla linea</translation>
</message>
<message>
 <source>at the road [%]</source>
 <translation>alla strada [%]</translation>
</message>
<message>
 <source>at the start</source>
 <translation>all'inizio</translation>
</message>
<message>
 <source>at the uphill toe, smallest [m]</source>
 <translation>al piede di monte, minima [m]</translation>
</message>
<message>
 <source>axis of the crest</source>
 <translation>asse del coronamento</translation>
</message>
<message>
 <source>back analysis of an event</source>
 <translation>retroanalisi di un evento</translation>
</message>
<message>
 <source>back_analysis, fitted to an event of the site: 1.02, literature: 1.10.</source>
 <translation>back_analysis, adattati a un evento del sito: 1.02, literature: 1.10.</translation>
</message>
<message>
 <source>barrier</source>
 <translation>barriera</translation>
</message>
<message>
 <source>barrier of {:g} m</source>
 <translation>barriera di {:g} m</translation>
</message>
<message>
 <source>basal area [m²/ha]</source>
 <translation>area basimetrica [m²/ha]</translation>
</message>
<message>
 <source>basal area required [m²/ha]</source>
 <translation>area basimetrica necessaria [m²/ha]</translation>
</message>
<message>
 <source>bedrock, asphalt, concrete</source>
 <translation>roccia, asfalto, calcestruzzo</translation>
</message>
<message>
 <source>beech</source>
 <translation>faggio</translation>
</message>
<message>
 <source>before</source>
 <translation>prima</translation>
</message>
<message>
 <source>beginning of the line</source>
 <translation>inizio della linea</translation>
</message>
<message>
 <source>begins at [m]</source>
 <translation>comincia a [m]</translation>
</message>
<message>
 <source>behind, with [%]</source>
 <translation>dietro, con [%]</translation>
</message>
<message>
 <source>behind, without [%]</source>
 <translation>dietro, senza [%]</translation>
</message>
<message>
 <source>best</source>
 <translation>migliore</translation>
</message>
<message>
 <source>best simulation</source>
 <translation>simulazione migliore</translation>
</message>
<message>
 <source>black pine</source>
 <translation>pino nero</translation>
</message>
<message>
 <source>bladed</source>
 <translation>lamellare</translation>
</message>
<message>
 <source>block [m]</source>
 <translation>blocco [m]</translation>
</message>
<message>
 <source>block at rest</source>
 <translation>blocco fermo</translation>
</message>
<message>
 <source>block of {:g} years [m³]</source>
 <translation>blocco di {:g} anni [m³]</translation>
</message>
<message>
 <source>block of {} years</source>
 <translation>blocco di {} anni</translation>
</message>
<message>
 <source>block up to [m³]</source>
 <translation>blocco fino a [m³]</translation>
</message>
<message>
 <source>block,volume,return period,design block,scenario,distribution,percentile,rockfall</source>
 <translation>blocco,volume,tempo di ritorno,blocco di progetto,scenario,distribuzione,percentile,caduta massi</translation>
</message>
<message>
 <source>blocks</source>
 <translation>blocchi</translation>
</message>
<message>
 <source>blocks in the list</source>
 <translation>blocchi nella lista</translation>
</message>
<message>
 <source>blocks included</source>
 <translation>di quali blocchi</translation>
</message>
<message>
 <source>blocks may come</source>
 <translation>blocchi possibili</translation>
</message>
<message>
 <source>blocks per event</source>
 <translation>blocchi per evento</translation>
</message>
<message>
 <source>blocks that stop [%]</source>
 <translation>blocchi che si fermano [%]</translation>
</message>
<message>
 <source>blocks to the hip; block field</source>
 <translation>blocchi fino all'anca; campo di blocchi</translation>
</message>
<message>
 <source>blocks to the knee; coarse debris</source>
 <translation>blocchi fino al ginocchio; detrito grossolano</translation>
</message>
<message>
 <source>blocks, with the deviation of their runs</source>
 <translation>blocchi, con la deviazione standard dei loro lanci</translation>
</message>
<message>
 <source>both</source>
 <translation>entrambi</translation>
</message>
<message>
 <source>boulder</source>
 <translation>masso</translation>
</message>
<message>
 <source>boulders expected</source>
 <translation>blocchi attesi</translation>
</message>
<message>
 <source>bound for the error of the fill by the cells [%]</source>
 <translation>limite dell'errore del riporto dovuto alle celle [%]</translation>
</message>
<message>
 <source>box</source>
 <translation>parallelepipedo</translation>
</message>
<message>
 <source>box, superellipsoid, prism and random take the proportions below; the others are the fixed shapes of the library, natural ones first, of which eota111 and eota221 are the norm blocks of the tests of rockfall nets. random is an irregular convex block.</source>
 <translation>box, superellipsoid, prism e random usano le proporzioni indicate sotto; le altre sono le forme fisse della libreria, prima quelle naturali, tra cui eota111 e eota221 sono i blocchi normalizzati delle prove sulle barriere paramassi a rete. random è un blocco convesso irregolare.</translation>
</message>
<message>
 <source>brake</source>
 <translation>freno</translation>
</message>
<message>
 <source>brake of the {}, {}</source>
 <translation>freno: {}, {}</translation>
</message>
<message>
 <source>brakes</source>
 <translation>freni</translation>
</message>
<message>
 <source>brakes [kN]</source>
 <translation>freni [kN]</translation>
</message>
<message>
 <source>broadleaved tree</source>
 <translation>latifoglia</translation>
</message>
<message>
 <source>broke through</source>
 <translation>passato attraverso</translation>
</message>
<message>
 <source>broken by the ground</source>
 <translation>rotto dal suolo</translation>
</message>
<message>
 <source>broken in a run</source>
 <translation>spezzato in un lancio</translation>
</message>
<message>
 <source>broken in a run at least</source>
 <translation>spezzati in almeno un lancio</translation>
</message>
<message>
 <source>by a table of heights</source>
 <translation>secondo una tabella di altezze</translation>
</message>
<message>
 <source>by height (FINT)</source>
 <translation>secondo l'altezza (FINT)</translation>
</message>
<message>
 <source>by height and crown, boreal forest</source>
 <translation>secondo altezza e chioma, bosco boreale</translation>
</message>
<message>
 <source>by height and crown, global</source>
 <translation>secondo altezza e chioma, mondo intero</translation>
</message>
<message>
 <source>by height and crown, temperate conifer forest</source>
 <translation>secondo altezza e chioma, bosco temperato di conifere</translation>
</message>
<message>
 <source>by height and crown, temperate mixed forest</source>
 <translation>secondo altezza e chioma, bosco temperato misto</translation>
</message>
<message>
 <source>by height and crown, woodland</source>
 <translation>secondo altezza e chioma, bosco rado</translation>
</message>
<message>
 <source>by the cell size</source>
 <translation>secondo la dimensione delle celle</translation>
</message>
<message>
 <source>by the distribution of the slopes</source>
 <translation>secondo la distribuzione delle pendenze</translation>
</message>
<message>
 <source>by the resolution {:.1f}°</source>
 <translation>secondo la risoluzione {:.1f}°</translation>
</message>
<message>
 <source>by the terrain</source>
 <translation>secondo il terreno</translation>
</message>
<message>
 <source>by the terrain: the side with the higher ground, on level ground the left one. left, right: in the direction of the line.</source>
 <translation>by the terrain: il lato con il terreno più alto, su terreno orizzontale il sinistro. left, right: nel verso della linea.</translation>
</message>
<message>
 <source>cable net</source>
 <translation>rete a funi</translation>
</message>
<message>
 <source>cable of the net</source>
 <translation>fune della rete</translation>
</message>
<message>
 <source>calibrated to {} points of {}; {}</source>
 <translation>calibrato su {} punti di {}; {}</translation>
</message>
<message>
 <source>calibration,back analysis,ground,friction,observed,stops,scars,rockfall</source>
 <translation>calibrazione,analisi a ritroso,back analysis,suolo,attrito,osservazioni,punti di arresto,tracce d'impatto,caduta massi,rockfall</translation>
</message>
<message>
 <source>cancelled</source>
 <translation>annullato</translation>
</message>
<message>
 <source>candidate lines</source>
 <translation>linee possibili</translation>
</message>
<message>
 <source>canopy [m]</source>
 <translation>chiome [m]</translation>
</message>
<message>
 <source>capacity [kJ]</source>
 <translation>capacità [kJ]</translation>
</message>
<message>
 <source>capacity [kJ], empty: rigid</source>
 <translation>capacità di assorbimento [kJ], vuoto: rigida</translation>
</message>
<message>
 <source>catchment 4 : 1</source>
 <translation>area di raccolta 4 : 1</translation>
</message>
<message>
 <source>catchment {} : 1</source>
 <translation>area di raccolta {} : 1</translation>
</message>
<message>
 <source>catchment, vertical : 1 horizontal</source>
 <translation>area di raccolta, verticale su 1 orizzontale</translation>
</message>
<message>
 <source>category of the residual height</source>
 <translation>categoria dell'altezza residua</translation>
</message>
<message>
 <source>caught</source>
 <translation>trattenuto</translation>
</message>
<message>
 <source>cells</source>
 <translation>celle</translation>
</message>
<message>
 <source>cells of {:g} m</source>
 <translation>celle di {:g} m</translation>
</message>
<message>
 <source>cells reached</source>
 <translation>celle raggiunte</translation>
</message>
<message>
 <source>centre [m]</source>
 <translation>baricentro [m]</translation>
</message>
<message>
 <source>centre of mass</source>
 <translation>centro di massa</translation>
</message>
<message>
 <source>certainty</source>
 <translation>certezza</translation>
</message>
<message>
 <source>chance</source>
 <translation>caso</translation>
</message>
<message>
 <source>chance of the runs</source>
 <translation>caso dei lanci</translation>
</message>
<message>
 <source>change [% of the value before]</source>
 <translation>variazione [% del valore prima]</translation>
</message>
<message>
 <source>characteristic energy [kJ]</source>
 <translation>energia caratteristica [kJ]</translation>
</message>
<message>
 <source>characteristic height of the top [m]</source>
 <translation>altezza caratteristica del punto più alto [m]</translation>
</message>
<message>
 <source>characteristic value</source>
 <translation>valore caratteristico</translation>
</message>
<message>
 <source>characteristic velocity [m/s]</source>
 <translation>velocità caratteristica [m/s]</translation>
</message>
<message>
 <source>checked by</source>
 <translation>verificato da</translation>
</message>
<message>
 <source>choose what you saw</source>
 <translation>scegliere ciò che si è visto</translation>
</message>
<message>
 <source>class</source>
 <translation>classe</translation>
</message>
<message>
 <source>class of Zingg</source>
 <translation>classe di Zingg</translation>
</message>
<message>
 <source>classes of EAD 340059, levels from memory</source>
 <translation>classi dell'EAD 340059, livelli a memoria</translation>
</message>
<message>
 <source>clause</source>
 <translation>punto</translation>
</message>
<message>
 <source>climb 95 % [m]</source>
 <translation>risalita 95 % [m]</translation>
</message>
<message>
 <source>closed mesh</source>
 <translation>maglia chiusa</translation>
</message>
<message>
 <source>coarse scree, gravel, unpaved road</source>
 <translation>detrito grossolano, ghiaia, strada sterrata</translation>
</message>
<message>
 <source>code</source>
 <translation>norma</translation>
</message>
<message>
 <source>code in the data of the authority</source>
 <translation>codice nei dati dell'autorità</translation>
</message>
<message>
 <source>colour of the level</source>
 <translation>colore del grado</translation>
</message>
<message>
 <source>compare,difference,before,after,measure,barrier,forest,confidence,rockfall</source>
 <translation>confronto,differenza,prima,dopo,misura,barriera,bosco,confidenza,caduta massi</translation>
</message>
<message>
 <source>compare,many,scenarios,sensitivity,parameter study,batch,run-out,energy,lines,rockfall</source>
 <translation>confrontare,molti,scenari,sensibilità,studio parametrico,serie,distanza di arresto,energia,linee,caduta massi</translation>
</message>
<message>
 <source>compared with runs</source>
 <translation>confrontata con i lanci</translation>
</message>
<message>
 <source>complete</source>
 <translation>completo</translation>
</message>
<message>
 <source>compliant</source>
 <translation>cedevole</translation>
</message>
<message>
 <source>conifer</source>
 <translation>conifera</translation>
</message>
<message>
 <source>contact of rock and net</source>
 <translation>contatto fra blocco e rete</translation>
</message>
<message>
 <source>continue</source>
 <translation>proseguono</translation>
</message>
<message>
 <source>convergence,number of runs,confidence,percentile,reach probability,precision,rockfall</source>
 <translation>convergenza,numero di lanci,confidenza,percentile,probabilità di raggiungimento,precisione,caduta massi,rockfall</translation>
</message>
<message>
 <source>convex parts</source>
 <translation>parti convesse</translation>
</message>
<message>
 <source>coordinates that are not finite</source>
 <translation>coordinate che non sono finite</translation>
</message>
<message>
 <source>corners</source>
 <translation>vertici</translation>
</message>
<message>
 <source>corners before</source>
 <translation>vertici in origine</translation>
</message>
<message>
 <source>corners that touch the ground</source>
 <translation>vertici che toccano il suolo</translation>
</message>
<message>
 <source>could climb over</source>
 <translation>potrebbero scavalcare</translation>
</message>
<message>
 <source>cover and thickness of the soil</source>
 <translation>copertura e spessore del suolo</translation>
</message>
<message>
 <source>crest</source>
 <translation>coronamento</translation>
</message>
<message>
 <source>crest [m]</source>
 <translation>coronamento [m]</translation>
</message>
<message>
 <source>crossings</source>
 <translation>attraversamenti</translation>
</message>
<message>
 <source>crowns and stems</source>
 <translation>chiome e fusti</translation>
</message>
<message>
 <source>cube root of the volume [m]</source>
 <translation>radice cubica del volume [m]</translation>
</message>
<message>
 <source>cushion</source>
 <translation>strato</translation>
</message>
<message>
 <source>cut</source>
 <translation>scavo</translation>
</message>
<message>
 <source>cut [m³]</source>
 <translation>scavo [m³]</translation>
</message>
<message>
 <source>damage to a building or fence</source>
 <translation>danno a un edificio o una recinzione</translation>
</message>
<message>
 <source>damping</source>
 <translation>smorzamento</translation>
</message>
<message>
 <source>danger</source>
 <translation>pericolo</translation>
</message>
<message>
 <source>danger level, 1 for the least</source>
 <translation>grado di pericolo, 1 per il minimo</translation>
</message>
<message>
 <source>danger levels</source>
 <translation>gradi di pericolo</translation>
</message>
<message>
 <source>date</source>
 <translation>data</translation>
</message>
<message>
 <source>date of the event</source>
 <translation>data dell'evento</translation>
</message>
<message>
 <source>deaths per year (collective risk)</source>
 <translation>decessi all'anno (rischio collettivo)</translation>
</message>
<message>
 <source>deaths per year, lower bound</source>
 <translation>decessi all'anno, limite inferiore</translation>
</message>
<message>
 <source>deaths per year, upper bound</source>
 <translation>decessi all'anno, limite superiore</translation>
</message>
<message>
 <source>deciduous forest (Popescu and Wynne)</source>
 <translation>bosco di latifoglie (Popescu e Wynne)</translation>
</message>
<message>
 <source>deep moist soil, wet meadow</source>
 <translation>suolo profondo e umido, prato bagnato</translation>
</message>
<message>
 <source>dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10 and soiltype as ESRI ASCII grids. Existing files of these names are replaced. Grids of the forest are not written.</source>
 <translation>dem, rockdensity, d1, d2, d3, blshape, rg70, rg20, rg10 e soiltype come griglie ASCII di ESRI. I file con questi nomi già presenti sono sostituiti. Le griglie del bosco non si scrivono.</translation>
</message>
<message>
 <source>dem.asc as GeoTIFF with its coordinate system.</source>
 <translation>dem.asc come GeoTIFF con il suo sistema di coordinate.</translation>
</message>
<message>
 <source>dense (750)</source>
 <translation>fitto (750)</translation>
</message>
<message>
 <source>dense forest</source>
 <translation>bosco fitto</translation>
</message>
<message>
 <source>density</source>
 <translation>densità</translation>
</message>
<message>
 <source>density [kg/m³]</source>
 <translation>densità [kg/m³]</translation>
</message>
<message>
 <source>density by mass and volume [kg/m³]</source>
 <translation>densità da massa e volume [kg/m³]</translation>
</message>
<message>
 <source>deposit</source>
 <translation>deposito</translation>
</message>
<message>
 <source>depth [m]</source>
 <translation>penetrazione [m]</translation>
</message>
<message>
 <source>depth of scars [m]</source>
 <translation>profondità delle tracce d'impatto [m]</translation>
</message>
<message>
 <source>depth of the ditch [m]</source>
 <translation>profondità del fosso [m]</translation>
</message>
<message>
 <source>depth of the scar [m]</source>
 <translation>profondità della traccia d'impatto [m]</translation>
</message>
<message>
 <source>design checks</source>
 <translation>verifiche</translation>
</message>
<message>
 <source>design energy</source>
 <translation>energia di progetto</translation>
</message>
<message>
 <source>design energy in % of the energy level</source>
 <translation>energia di progetto in % di ciò che assorbe</translation>
</message>
<message>
 <source>design height</source>
 <translation>altezza di progetto</translation>
</message>
<message>
 <source>design height in % of the net height</source>
 <translation>altezza di progetto in % della sua altezza</translation>
</message>
<message>
 <source>design mass</source>
 <translation>massa di progetto</translation>
</message>
<message>
 <source>design value</source>
 <translation>valore di progetto</translation>
</message>
<message>
 <source>design value in % of the resistance</source>
 <translation>valore di progetto in % di ciò che offre la rete</translation>
</message>
<message>
 <source>design velocity</source>
 <translation>velocità di progetto</translation>
</message>
<message>
 <source>design,check,barrier,net,UNI 11211-4,ONR 24810,EAD 340059,partial factor,rockfall</source>
 <translation>progetto,verifica,barriera,rete,UNI 11211-4,ONR 24810,EAD 340059,coefficiente parziale,caduta massi</translation>
</message>
<message>
 <source>diameter [cm]</source>
 <translation>diametro [cm]</translation>
</message>
<message>
 <source>diameter of the block [m]</source>
 <translation>diametro del blocco [m]</translation>
</message>
<message>
 <source>diameter of the crown [m]</source>
 <translation>diametro della chioma [m]</translation>
</message>
<message>
 <source>diameter of the stem of mean basal area [cm]</source>
 <translation>diametro del fusto di area basimetrica media [cm]</translation>
</message>
<message>
 <source>difference</source>
 <translation>differenza</translation>
</message>
<message>
 <source>difference, lower end of its confidence interval</source>
 <translation>differenza, estremo inferiore del suo intervallo di confidenza</translation>
</message>
<message>
 <source>difference, upper end of its confidence interval</source>
 <translation>differenza, estremo superiore del suo intervallo di confidenza</translation>
</message>
<message>
 <source>direction below the horizontal [°]</source>
 <translation>direzione sotto l'orizzontale [°]</translation>
</message>
<message>
 <source>direction in plan to the normal of the line [°]</source>
 <translation>direzione in pianta rispetto alla normale della linea [°]</translation>
</message>
<message>
 <source>direction it came from [° from north]</source>
 <translation>direzione da cui veniva [° da nord]</translation>
</message>
<message>
 <source>direction of a lying log [° from north], empty: it stands</source>
 <translation>direzione di un tronco a terra [° da nord], vuoto: è in piedi</translation>
</message>
<message>
 <source>direction of motion below the horizontal [°]</source>
 <translation>direzione del moto sotto l'orizzontale [°]</translation>
</message>
<message>
 <source>disc</source>
 <translation>disco</translation>
</message>
<message>
 <source>distance along the line [m]</source>
 <translation>distanza lungo la linea [m]</translation>
</message>
<message>
 <source>distance along the line from its first vertex [m]</source>
 <translation>distanza lungo la linea dal suo primo vertice [m]</translation>
</message>
<message>
 <source>distance along the profile [m]</source>
 <translation>distanza lungo il profilo [m]</translation>
</message>
<message>
 <source>distance available [m]</source>
 <translation>distanza presente [m]</translation>
</message>
<message>
 <source>distance from the crest line, downhill [m]</source>
 <translation>distanza dalla linea di coronamento, verso valle [m]</translation>
</message>
<message>
 <source>distance from the source [m]</source>
 <translation>distanza dal punto di distacco [m]</translation>
</message>
<message>
 <source>distance required [m]</source>
 <translation>distanza necessaria [m]</translation>
</message>
<message>
 <source>distance required by the net [m]</source>
 <translation>distanza che richiede la rete [m]</translation>
</message>
<message>
 <source>distance to the nearest object [m]</source>
 <translation>distanza dall'oggetto più vicino [m]</translation>
</message>
<message>
 <source>distance to the nearest post at the first touch [m]</source>
 <translation>distanza dal montante più vicino al primo contatto [m]</translation>
</message>
<message>
 <source>distance to the object</source>
 <translation>distanza dall'oggetto</translation>
</message>
<message>
 <source>distance to the object behind the net</source>
 <translation>distanza dall'oggetto dietro la rete</translation>
</message>
<message>
 <source>distances</source>
 <translation>distanze</translation>
</message>
<message>
 <source>distribution of the sizes</source>
 <translation>distribuzione delle dimensioni</translation>
</message>
<message>
 <source>distribution that was selected</source>
 <translation>distribuzione adottata</translation>
</message>
<message>
 <source>distribution: the angle above which the Gaussian of rock cliffs exceeds that of steep slopes in the distribution of all slopes (Loye et al. 2009). resolution: 55° times the cell size in metres to the power -0.075, the rule of Rockyfor3D. fixed: the angle below.</source>
 <translation>distribution: l'angolo oltre il quale la gaussiana delle pareti rocciose prevale su quella dei versanti ripidi nella distribuzione di tutte le pendenze (Loye et al. 2009). resolution: 55° moltiplicati per la dimensione delle celle in metri elevata a -0,075, la regola di Rockyfor3D. fixed: l'angolo qui sotto.</translation>
</message>
<message>
 <source>ditch</source>
 <translation>fosso</translation>
</message>
<message>
 <source>ditch, bottom [m]</source>
 <translation>fosso, fondo [m]</translation>
</message>
<message>
 <source>ditch, depth [m]</source>
 <translation>fosso, profondità [m]</translation>
</message>
<message>
 <source>downhill face</source>
 <translation>paramento di valle</translation>
</message>
<message>
 <source>downhill face [°]</source>
 <translation>paramento di valle [°]</translation>
</message>
<message>
 <source>drag coefficient [kg/s]</source>
 <translation>coefficiente di freno [kg/s]</translation>
</message>
<message>
 <source>duration [s]</source>
 <translation>durata [s]</translation>
</message>
<message>
 <source>each contact</source>
 <translation>per contatto</translation>
</message>
<message>
 <source>each measure</source>
 <translation>ogni misura</translation>
</message>
<message>
 <source>each piece alone</source>
 <translation>ogni frammento da solo</translation>
</message>
<message>
 <source>each run</source>
 <translation>per lancio</translation>
</message>
<message>
 <source>east [m]</source>
 <translation>est [m]</translation>
</message>
<message>
 <source>elastic</source>
 <translation>elastica</translation>
</message>
<message>
 <source>elevation</source>
 <translation>altitudine</translation>
</message>
<message>
 <source>elevation [m]</source>
 <translation>quota [m]</translation>
</message>
<message>
 <source>ellipsoidal</source>
 <translation>ellissoidale</translation>
</message>
<message>
 <source>elongation 95 % [m]</source>
 <translation>deformazione 95 % [m]</translation>
</message>
<message>
 <source>elongation I / L</source>
 <translation>allungamento I / L</translation>
</message>
<message>
 <source>elongation [m]</source>
 <translation>deformazione [m]</translation>
</message>
<message>
 <source>elongation in the test</source>
 <translation>deformazione nella prova</translation>
</message>
<message>
 <source>embankment</source>
 <translation>rilevato</translation>
</message>
<message>
 <source>end here</source>
 <translation>terminano qui</translation>
</message>
<message>
 <source>end of the line</source>
 <translation>fine della linea</translation>
</message>
<message>
 <source>ends about {}</source>
 <translation>fine verso le {}</translation>
</message>
<message>
 <source>ends at [m]</source>
 <translation>finisce a [m]</translation>
</message>
<message>
 <source>energetic, Stronge</source>
 <translation>energetica, Stronge</translation>
</message>
<message>
 <source>energy</source>
 <translation>energia</translation>
</message>
<message>
 <source>energy 95 % [kJ]</source>
 <translation>energia 95 % [kJ]</translation>
</message>
<message>
 <source>energy [kJ]</source>
 <translation>energia [kJ]</translation>
</message>
<message>
 <source>energy [kJ], {:g} %</source>
 <translation>energia [kJ], {:g} %</translation>
</message>
<message>
 <source>energy [kJ], {}</source>
 <translation>energia [kJ], {}</translation>
</message>
<message>
 <source>energy after [kJ]</source>
 <translation>energia dopo [kJ]</translation>
</message>
<message>
 <source>energy at the line [kJ]</source>
 <translation>energia alla linea [kJ]</translation>
</message>
<message>
 <source>energy at the line, {:g}th percentile [kJ]</source>
 <translation>energia alla linea, {:g}° percentile [kJ]</translation>
</message>
<message>
 <source>energy before [kJ]</source>
 <translation>energia prima [kJ]</translation>
</message>
<message>
 <source>energy capacity [kJ], empty: rigid</source>
 <translation>capacità di assorbimento [kJ], vuoto: rigida</translation>
</message>
<message>
 <source>energy class of the smallest barrier [kJ]</source>
 <translation>classe di energia della barriera minima [kJ]</translation>
</message>
<message>
 <source>energy line</source>
 <translation>linea dell'energia</translation>
</message>
<message>
 <source>energy max.</source>
 <translation>energia max.</translation>
</message>
<message>
 <source>energy max. [kJ]</source>
 <translation>energia max. [kJ]</translation>
</message>
<message>
 <source>energy mean [kJ]</source>
 <translation>energia media [kJ]</translation>
</message>
<message>
 <source>energy of all pieces [kJ]</source>
 <translation>energia di tutti i frammenti [kJ]</translation>
</message>
<message>
 <source>energy of all rocks per metre [kJ/m]</source>
 <translation>energia di tutti i blocchi per metro [kJ/m]</translation>
</message>
<message>
 <source>energy of the hits, 95th percentile [kJ]</source>
 <translation>energia degli impatti, 95° percentile [kJ]</translation>
</message>
<message>
 <source>energy of the hits, median [kJ]</source>
 <translation>energia degli impatti, mediana [kJ]</translation>
</message>
<message>
 <source>energy of the largest piece [kJ]</source>
 <translation>energia del frammento più grande [kJ]</translation>
</message>
<message>
 <source>energy of the pieces within the time, together [kJ]</source>
 <translation>energia dei frammenti entro il tempo, insieme [kJ]</translation>
</message>
<message>
 <source>energy of the rocks that pass, 95th percentile [kJ]</source>
 <translation>energia dei blocchi che proseguono, 95° percentile [kJ]</translation>
</message>
<message>
 <source>energy of the rocks that pass, maximum [kJ]</source>
 <translation>energia dei blocchi che proseguono, massimo [kJ]</translation>
</message>
<message>
 <source>energy of the rotation [kJ]</source>
 <translation>energia di rotazione [kJ]</translation>
</message>
<message>
 <source>energy per metre [kJ/m]</source>
 <translation>energia per metro [kJ/m]</translation>
</message>
<message>
 <source>energy taken [kJ]</source>
 <translation>energia assorbita [kJ]</translation>
</message>
<message>
 <source>energy taken from all runs [kJ]</source>
 <translation>energia assorbita da tutti i lanci [kJ]</translation>
</message>
<message>
 <source>energy that arrives per rock released, mean</source>
 <translation>energia che arriva per blocco rilasciato, media</translation>
</message>
<message>
 <source>energy that the barrier takes [kJ], empty: any</source>
 <translation>energia che la barriera assorbe [kJ], vuoto: qualsiasi</translation>
</message>
<message>
 <source>energy that the required share does not exceed [kJ]</source>
 <translation>energia sotto la quale resta la quota di blocchi richiesta [kJ]</translation>
</message>
<message>
 <source>energy that the stem can take [kJ]</source>
 <translation>energia che il fusto può assorbire [kJ]</translation>
</message>
<message>
 <source>energy, 95 % [kJ]</source>
 <translation>energia, 95 % [kJ]</translation>
</message>
<message>
 <source>energy, 95th percentile [kJ]</source>
 <translation>energia, 95° percentile [kJ]</translation>
</message>
<message>
 <source>energy, cells that all members reach</source>
 <translation>energia, celle raggiunte da tutti i membri</translation>
</message>
<message>
 <source>energy, largest [kJ]</source>
 <translation>energia, massima [kJ]</translation>
</message>
<message>
 <source>energy, max. [kJ]</source>
 <translation>energia, max. [kJ]</translation>
</message>
<message>
 <source>energy, translation [kJ]</source>
 <translation>energia, traslazione [kJ]</translation>
</message>
<message>
 <source>energy, translation, that the required share does not exceed [kJ]</source>
 <translation>energia di traslazione sotto la quale resta la quota di blocchi richiesta [kJ]</translation>
</message>
<message>
 <source>energy_line: distance in metres that the rock will reach beyond an energy line from its start, by its present position and speed; it separates far-reaching rocks from the others while they are still on the slope. distance: horizontal distance from the start, plus the distance that the speed would carry the rock. elevation: elevation of the centre of mass, falling.</source>
 <translation>energy_line: quanto oltre una linea dell'energia dalla partenza arriverebbe il blocco, m, ciò che distingue i blocchi lontani dagli altri finché sono sul pendio. distance: orizzontale, dalla partenza, con la via su cui la sua velocità lo porterebbe. elevation: del baricentro, decrescente.</translation>
</message>
<message>
 <source>energy_max: the largest energy of each run. distance: its run-out. The 95th percentile of all runs.</source>
 <translation>energy_max: l'energia massima di ogni lancio. distance: la sua distanza di arresto. Il 95° percentile di tutti i lanci.</translation>
</message>
<message>
 <source>entered ({})</source>
 <translation>inserito ({})</translation>
</message>
<message>
 <source>entry</source>
 <translation>voce</translation>
</message>
<message>
 <source>eota111 is the norm block of type tests.</source>
 <translation>eota111 è il blocco normato delle prove di tipo.</translation>
</message>
<message>
 <source>equation</source>
 <translation>equazione</translation>
</message>
<message>
 <source>error of the energy balance [%]</source>
 <translation>errore del bilancio dell'energia [%]</translation>
</message>
<message>
 <source>error of the fill by the cells, at most [%]</source>
 <translation>errore del riporto dovuto alle celle, al massimo [%]</translation>
</message>
<message>
 <source>evaluations</source>
 <translation>valutazioni</translation>
</message>
<message>
 <source>event in which it breaks, mean of these sequences</source>
 <translation>evento in cui si rompe, media di queste sequenze</translation>
</message>
<message>
 <source>expanded modified Ritchie criterion, for 90 % [m]</source>
 <translation>lo stesso esteso, per 90 % [m]</translation>
</message>
<message>
 <source>explained by a source</source>
 <translation>spiegato da una sorgente</translation>
</message>
<message>
 <source>explicit</source>
 <translation>esplicito</translation>
</message>
<message>
 <source>exponential</source>
 <translation>esponenziale</translation>
</message>
<message>
 <source>extra hard</source>
 <translation>extra duro</translation>
</message>
<message>
 <source>extra soft</source>
 <translation>extra molle</translation>
</message>
<message>
 <source>eyewitness report</source>
 <translation>riferito a voce</translation>
</message>
<message>
 <source>factor</source>
 <translation>coefficiente</translation>
</message>
<message>
 <source>factor of friction</source>
 <translation>fattore di attrito</translation>
</message>
<message>
 <source>factor of rolling resistance</source>
 <translation>fattore della resistenza al rotolamento</translation>
</message>
<message>
 <source>fails</source>
 <translation>non soddisfa</translation>
</message>
<message>
 <source>fall</source>
 <translation>caduta</translation>
</message>
<message>
 <source>falling</source>
 <translation>decrescente</translation>
</message>
<message>
 <source>feature of the observed points</source>
 <translation>elemento dei punti osservati</translation>
</message>
<message>
 <source>feature {}</source>
 <translation>elemento {}</translation>
</message>
<message>
 <source>features {}</source>
 <translation>elementi {}</translation>
</message>
<message>
 <source>few rounds, as the elevation model in reach is larger than the free memory</source>
 <translation>pochi turni, perché il modello del terreno a portata è più grande della memoria libera</translation>
</message>
<message>
 <source>ffmpeg could not make the film ({}).</source>
 <translation>ffmpeg non è riuscito a fare il filmato ({}).</translation>
</message>
<message>
 <source>field,survey,qfield,mobile,mapping,silent witnesses,template,rockfall</source>
 <translation>terreno,rilievo,qfield,mobile,cartografia,testimoni muti,modello,caduta sassi</translation>
</message>
<message>
 <source>fields of the matrix</source>
 <translation>campi della matrice</translation>
</message>
<message>
 <source>fill</source>
 <translation>riporto</translation>
</message>
<message>
 <source>fill [m³]</source>
 <translation>riporto [m³]</translation>
</message>
<message>
 <source>fill per metre [m²]</source>
 <translation>riporto al metro [m²]</translation>
</message>
<message>
 <source>fill per metre of crest [m²]</source>
 <translation>riporto per metro di coronamento [m²]</translation>
</message>
<message>
 <source>fixed</source>
 <translation>fisso</translation>
</message>
<message>
 <source>fixed makes all rocks of the same size; the others spread them about the mean.</source>
 <translation>fixed dà a tutti i blocchi la stessa dimensione; le altre le distribuiscono attorno alla media.</translation>
</message>
<message>
 <source>flags</source>
 <translation>segnalazioni</translation>
</message>
<message>
 <source>flat catchment</source>
 <translation>area di raccolta piana</translation>
</message>
<message>
 <source>flatness S / I</source>
 <translation>appiattimento S / I</translation>
</message>
<message>
 <source>footprint</source>
 <translation>impronta</translation>
</message>
<message>
 <source>footprint [m²]</source>
 <translation>ingombro [m²]</translation>
</message>
<message>
 <source>footslopes</source>
 <translation>piedi dei versanti</translation>
</message>
<message>
 <source>for blocks up to [m³]</source>
 <translation>per blocchi fino a [m³]</translation>
</message>
<message>
 <source>force by {} [kN]</source>
 <translation>forza secondo {} [kN]</translation>
</message>
<message>
 <source>force of the net on the rock [kN]</source>
 <translation>forza della rete sul blocco [kN]</translation>
</message>
<message>
 <source>force on the rock [kN]</source>
 <translation>forza sul blocco [kN]</translation>
</message>
<message>
 <source>force on the wall [kN]</source>
 <translation>forza sul muro [kN]</translation>
</message>
<message>
 <source>forest</source>
 <translation>bosco</translation>
</message>
<message>
 <source>free border</source>
 <translation>franco</translation>
</message>
<message>
 <source>free distance [m]</source>
 <translation>distanza libera [m]</translation>
</message>
<message>
 <source>free distance, mean [m]</source>
 <translation>distanza libera, media [m]</translation>
</message>
<message>
 <source>frequency of passages, all cells</source>
 <translation>frequenza degli attraversamenti, tutte le celle</translation>
</message>
<message>
 <source>fresh</source>
 <translation>fresco</translation>
</message>
<message>
 <source>friction from {}</source>
 <translation>attrito da {}</translation>
</message>
<message>
 <source>friction needed</source>
 <translation>attrito necessario</translation>
</message>
<message>
 <source>friction of ropes</source>
 <translation>attrito delle funi</translation>
</message>
<message>
 <source>friction that grows with slip</source>
 <translation>attrito che cresce con lo scivolamento</translation>
</message>
<message>
 <source>friction µ, raster</source>
 <translation>attrito µ, raster</translation>
</message>
<message>
 <source>from</source>
 <translation>da</translation>
</message>
<message>
 <source>from a file</source>
 <translation>da un file</translation>
</message>
<message>
 <source>from memory: check it in the standard</source>
 <translation>a memoria: da controllare nella norma</translation>
</message>
<message>
 <source>from the front [m]</source>
 <translation>di fronte [m]</translation>
</message>
<message>
 <source>from the side [m]</source>
 <translation>di lato [m]</translation>
</message>
<message>
 <source>from – to [m]</source>
 <translation>da – a [m]</translation>
</message>
<message>
 <source>from, along the line [m]</source>
 <translation>da, lungo la linea [m]</translation>
</message>
<message>
 <source>gallery with a cushion</source>
 <translation>galleria con strato ammortizzante</translation>
</message>
<message>
 <source>gallery: a roof with a cushion, on which rocks fall. wall: rocks are stopped over a distance, or pass above it.</source>
 <translation>gallery: un tetto con strato ammortizzante, su cui cadono i blocchi. wall: i blocchi sono fermati su una distanza, o passano sopra.</translation>
</message>
<message>
 <source>gamma</source>
 <translation>gamma</translation>
</message>
<message>
 <source>gap</source>
 <translation>lacuna</translation>
</message>
<message>
 <source>gap, less than [m]</source>
 <translation>radura, meno di [m]</translation>
</message>
<message>
 <source>generalised exponential</source>
 <translation>esponenziale generalizzata</translation>
</message>
<message>
 <source>generic</source>
 <translation>generico</translation>
</message>
<message>
 <source>given</source>
 <translation>indicato</translation>
</message>
<message>
 <source>good</source>
 <translation>buono</translation>
</message>
<message>
 <source>good: 1.02, poor: 1.10.</source>
 <translation>good: 1.02, poor: 1.10.</translation>
</message>
<message>
 <source>grids</source>
 <translation>griglie</translation>
</message>
<message>
 <source>ground</source>
 <translation>suolo</translation>
</message>
<message>
 <source>ground before</source>
 <translation>terreno prima</translation>
</message>
<message>
 <source>ground class</source>
 <translation>classe di terreno</translation>
</message>
<message>
 <source>ground class, empty for that outside the polygons</source>
 <translation>classe di terreno, vuota per quella del resto</translation>
</message>
<message>
 <source>hard</source>
 <translation>duro</translation>
</message>
<message>
 <source>hazard map</source>
 <translation>carta dei pericoli</translation>
</message>
<message>
 <source>hazard,danger,intensity,return period,probability,matrix,energy line,shadow angle</source>
 <translation>pericolo naturale,carta dei pericoli,intensità,tempo di ritorno,probabilità,matrice,linea di energia,angolo d'ombra</translation>
</message>
<message>
 <source>heaviest [kg]</source>
 <translation>il più pesante [kg]</translation>
</message>
<message>
 <source>heavy third</source>
 <translation>terzo pesante</translation>
</message>
<message>
 <source>height</source>
 <translation>altezza</translation>
</message>
<message>
 <source>height 95 %</source>
 <translation>altezza 95 %</translation>
</message>
<message>
 <source>height [m]</source>
 <translation>altezza [m]</translation>
</message>
<message>
 <source>height [m], {:g} %</source>
 <translation>altezza [m], {:g} %</translation>
</message>
<message>
 <source>height above sea level [m]</source>
 <translation>quota sul livello del mare [m]</translation>
</message>
<message>
 <source>height of fall of the centre of mass [m]</source>
 <translation>altezza di caduta del baricentro [m]</translation>
</message>
<message>
 <source>height of the barrier [m]</source>
 <translation>altezza della barriera [m]</translation>
</message>
<message>
 <source>height of the block, d1 [m]</source>
 <translation>altezza del blocco, d1 [m]</translation>
</message>
<message>
 <source>height of the centre above the ground [m]</source>
 <translation>altezza del centro sopra il suolo [m]</translation>
</message>
<message>
 <source>height of the centre above the ground, 95th percentile [m]</source>
 <translation>altezza del centro sul terreno, 95° percentile [m]</translation>
</message>
<message>
 <source>height of the centre above the ground, largest [m]</source>
 <translation>altezza del centro sul terreno, massima [m]</translation>
</message>
<message>
 <source>height of the centre at the line, {:g}th percentile [m]</source>
 <translation>altezza del centro alla linea, {:g}° percentile [m]</translation>
</message>
<message>
 <source>height of the centre of mass [m]</source>
 <translation>altezza del centro di massa [m]</translation>
</message>
<message>
 <source>height of the centre of mass [m], {}</source>
 <translation>altezza del centro di massa [m], {}</translation>
</message>
<message>
 <source>height of the centre of mass above the ground [m]</source>
 <translation>altezza del centro di massa sopra il suolo [m]</translation>
</message>
<message>
 <source>height of the crest [m]</source>
 <translation>altezza del coronamento [m]</translation>
</message>
<message>
 <source>height of the drag layer [m]</source>
 <translation>altezza dello strato frenante [m]</translation>
</message>
<message>
 <source>height of the ground [m]</source>
 <translation>quota del suolo [m]</translation>
</message>
<message>
 <source>height of the highest point [m]</source>
 <translation>altezza del punto più alto [m]</translation>
</message>
<message>
 <source>height of the highest point above the ground [m]</source>
 <translation>altezza del punto più alto sopra il terreno [m]</translation>
</message>
<message>
 <source>height of the highest point, 95th percentile [m]</source>
 <translation>altezza del punto più alto, 95° percentile [m]</translation>
</message>
<message>
 <source>height of the highest point, maximum [m]</source>
 <translation>altezza del punto più alto, massimo [m]</translation>
</message>
<message>
 <source>height of the lowest point [m]</source>
 <translation>altezza del punto più basso [m]</translation>
</message>
<message>
 <source>height of the mark above the ground [m]</source>
 <translation>altezza della traccia dal suolo [m]</translation>
</message>
<message>
 <source>height of the point of the rock that must stay below the top [m]</source>
 <translation>altezza di ciò che deve restare sotto il bordo superiore [m]</translation>
</message>
<message>
 <source>height of the rock's highest point above the ground [m]</source>
 <translation>altezza del punto più alto del blocco sopra il suolo [m]</translation>
</message>
<message>
 <source>height of the slope [m]</source>
 <translation>altezza del versante [m]</translation>
</message>
<message>
 <source>height of the slope up to [m]</source>
 <translation>altezza del versante fino a [m]</translation>
</message>
<message>
 <source>height of the smallest barrier [m]</source>
 <translation>altezza della barriera minima [m]</translation>
</message>
<message>
 <source>height of the top [m]</source>
 <translation>altezza del punto più alto [m]</translation>
</message>
<message>
 <source>height of the top of the rock</source>
 <translation>altezza del punto più alto del blocco</translation>
</message>
<message>
 <source>height of tops above the ground [m]</source>
 <translation>altezza delle sommità sopra il suolo [m]</translation>
</message>
<message>
 <source>height that the required share does not exceed [m]</source>
 <translation>altezza sotto la quale resta la quota di blocchi richiesta [m]</translation>
</message>
<message>
 <source>height with the free border</source>
 <translation>altezza con il franco</translation>
</message>
<message>
 <source>height {}</source>
 <translation>altezza {}</translation>
</message>
<message>
 <source>height, 95 % [m]</source>
 <translation>altezza, 95 % [m]</translation>
</message>
<message>
 <source>height, max. [m]</source>
 <translation>altezza, max. [m]</translation>
</message>
<message>
 <source>height: DBH = 2.52 H^0.84 cm. table: the relation below. The others use height and crown diameter for a type of forest (Jucker et al. 2017); in dense stands their diameters are too large, because visible crowns include those of hidden trees.</source>
 <translation>height: DBH = 2,52 H^0,84 cm. table: quella qui sotto. Le altre prendono altezza e chioma (Jucker et al. 2017) per un tipo di bosco; in popolamenti densi i loro diametri sono troppo grandi, perché le chiome ne nascondono altre.</translation>
</message>
<message>
 <source>held [%]</source>
 <translation>trattenuti [%]</translation>
</message>
<message>
 <source>held by a tree</source>
 <translation>trattenuto da un albero</translation>
</message>
<message>
 <source>held on the whole length [%]</source>
 <translation>trattenuti su tutta la lunghezza [%]</translation>
</message>
<message>
 <source>held within its width [%]</source>
 <translation>trattenuti entro la sua larghezza [%]</translation>
</message>
<message>
 <source>high danger</source>
 <translation>pericolo elevato</translation>
</message>
<message>
 <source>higher than {} m</source>
 <translation>più in alto di {} m</translation>
</message>
<message>
 <source>highest</source>
 <translation>la più alta</translation>
</message>
<message>
 <source>highest elevation of the top [m]</source>
 <translation>bordo superiore, quota massima [m]</translation>
</message>
<message>
 <source>highest ground [m]</source>
 <translation>suolo, quota massima [m]</translation>
</message>
<message>
 <source>highest point</source>
 <translation>punto più alto</translation>
</message>
<message>
 <source>highest point is on the safe side: only rocks that the barrier covers completely are stopped. lowest point: all rocks that touch it are stopped.</source>
 <translation>highest point è a favore di sicurezza: sono fermati solo i blocchi che la barriera copre per intero. Con lowest point sono fermati tutti quelli che la toccano.</translation>
</message>
<message>
 <source>hit in a run at least</source>
 <translation>urtati in almeno un lancio</translation>
</message>
<message>
 <source>hit, rocks deflected</source>
 <translation>urtato, blocchi deviati</translation>
</message>
<message>
 <source>hits of road sections</source>
 <translation>impatti per tratto</translation>
</message>
<message>
 <source>hits per year</source>
 <translation>impatti all'anno</translation>
</message>
<message>
 <source>hits per year, lower bound</source>
 <translation>impatti all'anno, limite inferiore</translation>
</message>
<message>
 <source>hits per year, upper bound</source>
 <translation>impatti all'anno, limite superiore</translation>
</message>
<message>
 <source>hits per year, with bounds of 95 %</source>
 <translation>colpi all’anno, con limiti del 95 %</translation>
</message>
<message>
 <source>hull of its points</source>
 <translation>involucro dei suoi punti</translation>
</message>
<message>
 <source>hull: the rock fills the convex hull of all points. mesh: a closed mesh (.obj, .stl) that is not convex keeps its own volume, centre of mass and inertia, while its hull touches the ground. parts: each object of an .obj is a convex part of one rock, and touches the ground by itself; nets, trees and soft ground see their hull.</source>
 <translation>hull: il blocco riempie l'involucro convesso di tutti i punti. mesh: una maglia chiusa (.obj, .stl) che non è convessa mantiene volume, baricentro e inerzia propri, mentre il suo involucro tocca il suolo. parts: ogni oggetto di un .obj è una parte convessa di un blocco e tocca il suolo per sé; reti, alberi e suolo molle vedono il loro involucro.</translation>
</message>
<message>
 <source>id of the barrier</source>
 <translation>id della barriera</translation>
</message>
<message>
 <source>id of the crest line</source>
 <translation>id della linea di coronamento</translation>
</message>
<message>
 <source>id of the feature</source>
 <translation>id dell'elemento</translation>
</message>
<message>
 <source>id of the line</source>
 <translation>id della linea</translation>
</message>
<message>
 <source>id of the object</source>
 <translation>id dell'oggetto</translation>
</message>
<message>
 <source>id of the release feature</source>
 <translation>id dell'elemento di distacco</translation>
</message>
<message>
 <source>id of the stand</source>
 <translation>id del popolamento</translation>
</message>
<message>
 <source>id of the stand or point, -1: from a raster</source>
 <translation>id del popolamento o del punto, -1: da un raster</translation>
</message>
<message>
 <source>id of the structure</source>
 <translation>id dell'opera</translation>
</message>
<message>
 <source>id of the tree</source>
 <translation>id dell'albero</translation>
</message>
<message>
 <source>ideal block</source>
 <translation>parallelepipedo ideale</translation>
</message>
<message>
 <source>ideal column</source>
 <translation>colonna ideale</translation>
</message>
<message>
 <source>ideal cube</source>
 <translation>cubo ideale</translation>
</message>
<message>
 <source>ideal disc</source>
 <translation>disco ideale</translation>
</message>
<message>
 <source>ideal dodecahedron</source>
 <translation>dodecaedro ideale</translation>
</message>
<message>
 <source>ideal hexagonal column</source>
 <translation>colonna esagonale ideale</translation>
</message>
<message>
 <source>ideal icosahedron</source>
 <translation>icosaedro ideale</translation>
</message>
<message>
 <source>ideal octahedron</source>
 <translation>ottaedro ideale</translation>
</message>
<message>
 <source>ideal plate</source>
 <translation>lastra ideale</translation>
</message>
<message>
 <source>ideal slab</source>
 <translation>lastrone ideale</translation>
</message>
<message>
 <source>ideal sphere</source>
 <translation>sfera ideale</translation>
</message>
<message>
 <source>ideal sphere, coarse</source>
 <translation>sfera ideale, grossolana</translation>
</message>
<message>
 <source>ideal sphere, fine</source>
 <translation>sfera ideale, fine</translation>
</message>
<message>
 <source>ideal tetrahedron</source>
 <translation>tetraedro ideale</translation>
</message>
<message>
 <source>ideal wedge</source>
 <translation>cuneo ideale</translation>
</message>
<message>
 <source>ids of the features</source>
 <translation>id degli elementi</translation>
</message>
<message>
 <source>impact</source>
 <translation>impatto</translation>
</message>
<message>
 <source>impact angle [°]</source>
 <translation>angolo d'impatto [°]</translation>
</message>
<message>
 <source>impact angle to the normal of a vertical screen [°]</source>
 <translation>angolo d'impatto rispetto alla normale di uno schermo verticale [°]</translation>
</message>
<message>
 <source>impact mark on a tree</source>
 <translation>traccia d'impatto su un albero</translation>
</message>
<message>
 <source>impact mark on rock</source>
 <translation>traccia d'impatto sulla roccia</translation>
</message>
<message>
 <source>impact mark on the ground</source>
 <translation>traccia d'impatto al suolo</translation>
</message>
<message>
 <source>impacts per run</source>
 <translation>impatti per lancio</translation>
</message>
<message>
 <source>impacts that break the stem</source>
 <translation>impatti che spezzano il fusto</translation>
</message>
<message>
 <source>impacts that deflect the rock</source>
 <translation>impatti che deviano il blocco</translation>
</message>
<message>
 <source>impacts that stop the rock</source>
 <translation>impatti che fermano il blocco</translation>
</message>
<message>
 <source>implicit</source>
 <translation>implicito</translation>
</message>
<message>
 <source>implicit keeps energy and spin of flying rocks (Leine et al. 2021); explicit is the older scheme (Leine et al. 2014), for comparison.</source>
 <translation>implicit conserva l'energia e il momento angolare dei blocchi in volo (Leine et al. 2021); explicit è lo schema precedente (Leine et al. 2014), per confronto.</translation>
</message>
<message>
 <source>in a second map</source>
 <translation>in una seconda mappa</translation>
</message>
<message>
 <source>in progress</source>
 <translation>in corso</translation>
</message>
<message>
 <source>in the freeboard</source>
 <translation>nel franco</translation>
</message>
<message>
 <source>indication and runs</source>
 <translation>indicazione e lanci</translation>
</message>
<message>
 <source>indication only</source>
 <translation>solo indicazione</translation>
</message>
<message>
 <source>indication, {:g}°</source>
 <translation>indicazione, {:g}°</translation>
</message>
<message>
 <source>indication: blocks can arrive</source>
 <translation>indicazione: possono arrivare blocchi</translation>
</message>
<message>
 <source>individual risk per year, with bounds of 95 %</source>
 <translation>rischio individuale all’anno, con limiti del 95 %</translation>
</message>
<message>
 <source>individual risk, lower bound</source>
 <translation>rischio individuale, limite inferiore</translation>
</message>
<message>
 <source>individual risk, upper bound</source>
 <translation>rischio individuale, limite superiore</translation>
</message>
<message>
 <source>information criterion of Akaike, the smaller the better</source>
 <translation>criterio d'informazione di Akaike, minore è meglio</translation>
</message>
<message>
 <source>input</source>
 <translation>input</translation>
</message>
<message>
 <source>installed: {}</source>
 <translation>c'è: {}</translation>
</message>
<message>
 <source>intensity</source>
 <translation>intensità</translation>
</message>
<message>
 <source>interaction</source>
 <translation>effetti congiunti</translation>
</message>
<message>
 <source>intermediate axis I [m]</source>
 <translation>asse intermedio I [m]</translation>
</message>
<message>
 <source>interval of a share of {:g} %</source>
 <translation>limiti di una quota del {:g} %</translation>
</message>
<message>
 <source>invalid</source>
 <translation>non valida</translation>
</message>
<message>
 <source>inventory of boulders</source>
 <translation>inventario di blocchi</translation>
</message>
<message>
 <source>irregular, bladed</source>
 <translation>irregolare, a lama</translation>
</message>
<message>
 <source>irregular, compact</source>
 <translation>irregolare, compatto</translation>
</message>
<message>
 <source>irregular, flat</source>
 <translation>irregolare, piatto</translation>
</message>
<message>
 <source>irregular, long</source>
 <translation>irregolare, allungato</translation>
</message>
<message>
 <source>it cannot be read</source>
 <translation>non può essere letto</translation>
</message>
<message>
 <source>it has no layer</source>
 <translation>non ha layer</translation>
</message>
<message>
 <source>it has no spatial index</source>
 <translation>non ha indice spaziale</translation>
</message>
<message>
 <source>it is in {}; warp it to {}.</source>
 <translation>la mappa è in {}; riproiettarla in {}.</translation>
</message>
<message>
 <source>its depth [m]</source>
 <translation>la sua profondità [m]</translation>
</message>
<message>
 <source>its own capacity</source>
 <translation>capacità propria</translation>
</message>
<message>
 <source>joints, loosening, water</source>
 <translation>giunti, allentamento, acqua</translation>
</message>
<message>
 <source>kind</source>
 <translation>tipo</translation>
</message>
<message>
 <source>kind of problem</source>
 <translation>tipo di problema</translation>
</message>
<message>
 <source>kind of witness</source>
 <translation>tipo di testimone</translation>
</message>
<message>
 <source>known event</source>
 <translation>evento noto</translation>
</message>
<message>
 <source>larch</source>
 <translation>larice</translation>
</message>
<message>
 <source>large blocks</source>
 <translation>grandi blocchi</translation>
</message>
<message>
 <source>largest</source>
 <translation>la più grande</translation>
</message>
<message>
 <source>largest [m]</source>
 <translation>massima [m]</translation>
</message>
<message>
 <source>largest block of the class</source>
 <translation>blocco massimo della classe</translation>
</message>
<message>
 <source>largest characteristic force [kN]</source>
 <translation>massima forza caratteristica [kN]</translation>
</message>
<message>
 <source>largest contribution</source>
 <translation>contributo maggiore</translation>
</message>
<message>
 <source>largest dissipation</source>
 <translation>massima dissipazione</translation>
</message>
<message>
 <source>largest distance from the list (Kolmogorov, Smirnov)</source>
 <translation>massima distanza dalla lista (Kolmogorov, Smirnov)</translation>
</message>
<message>
 <source>largest energy</source>
 <translation>energia massima</translation>
</message>
<message>
 <source>largest energy [kJ]</source>
 <translation>energia massima [kJ]</translation>
</message>
<message>
 <source>largest energy of a hit [kJ]</source>
 <translation>massima energia di un impatto [kJ]</translation>
</message>
<message>
 <source>largest energy of a rock [kJ]</source>
 <translation>energia massima di un blocco [kJ]</translation>
</message>
<message>
 <source>largest energy taken in a run [kJ]</source>
 <translation>energia massima assorbita in un lancio [kJ]</translation>
</message>
<message>
 <source>largest energy, 95th percentile of the runs</source>
 <translation>energia massima, 95° percentile dei lanci</translation>
</message>
<message>
 <source>largest force [kN]</source>
 <translation>forza massima [kN]</translation>
</message>
<message>
 <source>largest force in a brake [kN]</source>
 <translation>massima forza in un freno [kN]</translation>
</message>
<message>
 <source>largest force in a sliding rope [kN]</source>
 <translation>massima forza in una fune scorrevole [kN]</translation>
</message>
<message>
 <source>largest force on an anchor or foot [kN]</source>
 <translation>massima forza su un ancoraggio o un piede [kN]</translation>
</message>
<message>
 <source>largest height above the downhill toe [m]</source>
 <translation>altezza massima sopra il piede di valle [m]</translation>
</message>
<message>
 <source>largest height above the ground below the line [m]</source>
 <translation>altezza massima sopra il terreno sotto la linea [m]</translation>
</message>
<message>
 <source>largest height above the uphill toe [m]</source>
 <translation>altezza massima sopra il piede di monte [m]</translation>
</message>
<message>
 <source>largest mass among the crossings</source>
 <translation>massa maggiore tra gli attraversamenti</translation>
</message>
<message>
 <source>largest piece</source>
 <translation>frammento più grande</translation>
</message>
<message>
 <source>largest possible block of the cliff [m³]</source>
 <translation>blocco più grande che la parete può fornire [m³]</translation>
</message>
<message>
 <source>largest possible from the cliff</source>
 <translation>blocco più grande possibile della parete</translation>
</message>
<message>
 <source>largest radius of the rock [m]</source>
 <translation>raggio massimo del blocco [m]</translation>
</message>
<message>
 <source>largest share possible in cells that no run passes</source>
 <translation>quota massima possibile nelle celle che nessun lancio attraversa</translation>
</message>
<message>
 <source>largest slope [°]</source>
 <translation>pendenza massima [°]</translation>
</message>
<message>
 <source>largest that was measured</source>
 <translation>il più grande misurato</translation>
</message>
<message>
 <source>last or first in the order of the layer, or stop with a message. Overlaps of one class have no effect.</source>
 <translation>last (ultimo) o first (primo) nell'ordine del layer, oppure stop: interruzione con un messaggio. Le sovrapposizioni di una stessa classe non creano problemi.</translation>
</message>
<message>
 <source>layer of the crossings</source>
 <translation>layer degli attraversamenti</translation>
</message>
<message>
 <source>layers</source>
 <translation>layer</translation>
</message>
<message>
 <source>layers embedded from another project</source>
 <translation>layer incorporati da un altro progetto</translation>
</message>
<message>
 <source>layers to map</source>
 <translation>layer da rilevare</translation>
</message>
<message>
 <source>lean from the vertical [°], empty: it stands or lies</source>
 <translation>inclinazione dalla verticale [°], vuoto: in piedi o a terra</translation>
</message>
<message>
 <source>left</source>
 <translation>sinistra</translation>
</message>
<message>
 <source>left the terrain</source>
 <translation>uscito dal terreno</translation>
</message>
<message>
 <source>length</source>
 <translation>lunghezza</translation>
</message>
<message>
 <source>length [m]</source>
 <translation>lunghezza [m]</translation>
</message>
<message>
 <source>length along the ground [m]</source>
 <translation>lunghezza lungo il suolo [m]</translation>
</message>
<message>
 <source>length in plan [m]</source>
 <translation>lunghezza in pianta [m]</translation>
</message>
<message>
 <source>length of the block, d3 [m]</source>
 <translation>lunghezza del blocco, d3 [m]</translation>
</message>
<message>
 <source>length of the scar [m]</source>
 <translation>lunghezza della traccia d'impatto [m]</translation>
</message>
<message>
 <source>length of the stand down the slope [m]</source>
 <translation>lunghezza del popolamento lungo il pendio [m]</translation>
</message>
<message>
 <source>length without elevation [m]</source>
 <translation>lunghezza senza quote [m]</translation>
</message>
<message>
 <source>less than</source>
 <translation>meno di</translation>
</message>
<message>
 <source>less than once in {:.0f} years</source>
 <translation>meno di una volta in {:.0f} anni</translation>
</message>
<message>
 <source>level</source>
 <translation>grado</translation>
</message>
<message>
 <source>level that the officer may choose instead</source>
 <translation>grado che l'ufficio può scegliere in alternativa</translation>
</message>
<message>
 <source>light third</source>
 <translation>terzo leggero</translation>
</message>
<message>
 <source>lightest [kg]</source>
 <translation>il più leggero [kg]</translation>
</message>
<message>
 <source>line</source>
 <translation>linea</translation>
</message>
<message>
 <source>linear (Pitkänen et al.)</source>
 <translation>lineare (Pitkänen et al.)</translation>
</message>
<message>
 <source>lines</source>
 <translation>linee</translation>
</message>
<message>
 <source>literature</source>
 <translation>letteratura</translation>
</message>
<message>
 <source>logarithm of the likelihood</source>
 <translation>logaritmo della verosimiglianza</translation>
</message>
<message>
 <source>lognormal</source>
 <translation>lognormale</translation>
</message>
<message>
 <source>long axis L [m]</source>
 <translation>asse lungo L [m]</translation>
</message>
<message>
 <source>long length [m]</source>
 <translation>lunghezza maggiore [m]</translation>
</message>
<message>
 <source>longest axis [m]</source>
 <translation>asse più lungo [m]</translation>
</message>
<message>
 <source>longest duration reached</source>
 <translation>durata massima raggiunta</translation>
</message>
<message>
 <source>longest gap [m]</source>
 <translation>radura più lunga [m]</translation>
</message>
<message>
 <source>longest stroke [% of its longest]</source>
 <translation>corsa più lunga [% della massima]</translation>
</message>
<message>
 <source>longest stroke of a brake [m]</source>
 <translation>massima corsa di un freno [m]</translation>
</message>
<message>
 <source>low danger</source>
 <translation>pericolo basso</translation>
</message>
<message>
 <source>lower bound</source>
 <translation>limite inferiore</translation>
</message>
<message>
 <source>lower bound of that share [%]</source>
 <translation>limite inferiore di questa quota [%]</translation>
</message>
<message>
 <source>lower side</source>
 <translation>lato più basso</translation>
</message>
<message>
 <source>lower side: the side on which the ground is lower.</source>
 <translation>lower side: dove il terreno accanto alla linea è più basso.</translation>
</message>
<message>
 <source>lower support rope</source>
 <translation>fune portante inferiore</translation>
</message>
<message>
 <source>lowest elevation of the top [m]</source>
 <translation>bordo superiore, quota minima [m]</translation>
</message>
<message>
 <source>lowest ground [m]</source>
 <translation>suolo, quota minima [m]</translation>
</message>
<message>
 <source>lowest point</source>
 <translation>punto più basso</translation>
</message>
<message>
 <source>lying dead wood [m³/ha]</source>
 <translation>legno morto a terra [m³/ha]</translation>
</message>
<message>
 <source>macros of the project</source>
 <translation>macro del progetto</translation>
</message>
<message>
 <source>maple</source>
 <translation>acero</translation>
</message>
<message>
 <source>mapped on</source>
 <translation>rilevato il</translation>
</message>
<message>
 <source>maps so far of {}</source>
 <translation>carte provvisorie delle {}</translation>
</message>
<message>
 <source>mass</source>
 <translation>massa</translation>
</message>
<message>
 <source>mass [kg]</source>
 <translation>massa [kg]</translation>
</message>
<message>
 <source>mass of the design block</source>
 <translation>massa del blocco di progetto</translation>
</message>
<message>
 <source>mass of the pieces [kg]</source>
 <translation>massa dei frammenti [kg]</translation>
</message>
<message>
 <source>matrix of this dialog</source>
 <translation>matrice di questa finestra</translation>
</message>
<message>
 <source>matrix of this study</source>
 <translation>matrice di questo studio</translation>
</message>
<message>
 <source>matrix: WEAK, STRONG and MATRIX of this dialog. Otherwise a set of rules included in Talus: Switzerland (ch), France (fr), Norway (no), Austria (at), South Tyrol (it_bz), PAI (it_pai), Catalonia (es_ct), British Columbia (ca_bc), or one to fill in (own). Values not verified in the source are blank; the run reports which values must be entered, and where.</source>
 <translation>matrix: WEAK, STRONG e MATRIX di questa finestra. Altrimenti regole fornite con Talus: Svizzera (ch), Francia (fr), Norvegia (no), Austria (at), Alto Adige (it_bz), PAI (it_pai), Catalogna (es_ct), Columbia Britannica (ca_bc) o proprie da compilare (own). Ciò che nessuno ha letto nella fonte vi è lasciato aperto, e l'esecuzione dice che cosa compilare e dove.</translation>
</message>
<message>
 <source>max.</source>
 <translation>max.</translation>
</message>
<message>
 <source>maximum</source>
 <translation>massimo</translation>
</message>
<message>
 <source>maximum energy</source>
 <translation>energia massima</translation>
</message>
<message>
 <source>maximum energy [kJ]</source>
 <translation>energia massima [kJ]</translation>
</message>
<message>
 <source>maximum energy level</source>
 <translation>livello massimo di energia (MEL)</translation>
</message>
<message>
 <source>maximum energy of a run, {:g}th percentile [kJ]</source>
 <translation>energia massima di un lancio, {:g}° percentile [kJ]</translation>
</message>
<message>
 <source>maximum height of the centre, {:g}th percentile [m]</source>
 <translation>altezza massima del centro, {:g}° percentile [m]</translation>
</message>
<message>
 <source>maximum level</source>
 <translation>livello massimo</translation>
</message>
<message>
 <source>maximum passing height of the centre</source>
 <translation>altezza di passaggio massima del centro</translation>
</message>
<message>
 <source>maximum passing height of the centre of mass [m]</source>
 <translation>altezza di passaggio massima del centro di massa [m]</translation>
</message>
<message>
 <source>maximum velocity</source>
 <translation>velocità massima</translation>
</message>
<message>
 <source>maximum velocity [m/s]</source>
 <translation>velocità massima [m/s]</translation>
</message>
<message>
 <source>maximum velocity, {:g}th percentile [m/s]</source>
 <translation>velocità massima, {:g}° percentile [m/s]</translation>
</message>
<message>
 <source>maximum: one impact may use all of the class. service: a third of it, the level of two impacts without repair.</source>
 <translation>maximum: un impatto può impiegare tutta la classe. service: un terzo della classe, il livello di due impatti senza riparazione.</translation>
</message>
<message>
 <source>meadow on deep soil</source>
 <translation>prato su suolo profondo</translation>
</message>
<message>
 <source>mean</source>
 <translation>media</translation>
</message>
<message>
 <source>mean [m]</source>
 <translation>media [m]</translation>
</message>
<message>
 <source>mean distance from the largest tenth of the list, in logarithms of the share</source>
 <translation>distanza media dal decimo più grande della lista, in logaritmi della quota</translation>
</message>
<message>
 <source>mean free distance along the fall lines [m]</source>
 <translation>distanza libera media lungo le linee di massima pendenza [m]</translation>
</message>
<message>
 <source>mean free distance by stems and diameters [m]</source>
 <translation>distanza libera media secondo fusti e diametri [m]</translation>
</message>
<message>
 <source>mean height above the uphill toe [m]</source>
 <translation>altezza media sopra il piede di monte [m]</translation>
</message>
<message>
 <source>mean of {}</source>
 <translation>media di {}</translation>
</message>
<message>
 <source>mean residual [m]</source>
 <translation>residuo medio [m]</translation>
</message>
<message>
 <source>mean slope [°]</source>
 <translation>pendenza media [°]</translation>
</message>
<message>
 <source>mean slope along the fall lines [°]</source>
 <translation>pendenza media lungo le linee di massima pendenza [°]</translation>
</message>
<message>
 <source>mean stem diameter [cm]</source>
 <translation>diametro medio dei fusti [cm]</translation>
</message>
<message>
 <source>mean width [m]</source>
 <translation>larghezza media [m]</translation>
</message>
<message>
 <source>meaning</source>
 <translation>significato</translation>
</message>
<message>
 <source>measured</source>
 <translation>misurati</translation>
</message>
<message>
 <source>median</source>
 <translation>mediana</translation>
</message>
<message>
 <source>medium</source>
 <translation>media</translation>
</message>
<message>
 <source>medium (500)</source>
 <translation>medio (500)</translation>
</message>
<message>
 <source>medium forest</source>
 <translation>bosco medio</translation>
</message>
<message>
 <source>medium hard</source>
 <translation>medio duro</translation>
</message>
<message>
 <source>medium soft</source>
 <translation>medio molle</translation>
</message>
<message>
 <source>mel: maximum energy level, one impact. sel: service level, several impacts without repair.</source>
 <translation>mel: livello d'energia massimo, un impatto. sel: livello di servizio, più impatti senza riparazione.</translation>
</message>
<message>
 <source>members that reach</source>
 <translation>membri che arrivano</translation>
</message>
<message>
 <source>membrane</source>
 <translation>membrana</translation>
</message>
<message>
 <source>mesh</source>
 <translation>maglia</translation>
</message>
<message>
 <source>middle axis [m]</source>
 <translation>asse medio [m]</translation>
</message>
<message>
 <source>middle length [m]</source>
 <translation>lunghezza media [m]</translation>
</message>
<message>
 <source>middle of the releases</source>
 <translation>centro dei punti di distacco</translation>
</message>
<message>
 <source>middle over long length</source>
 <translation>lunghezza media su lunghezza maggiore</translation>
</message>
<message>
 <source>middle third</source>
 <translation>terzo medio</translation>
</message>
<message>
 <source>minimum thickness [m]</source>
 <translation>spessore minimo [m]</translation>
</message>
<message>
 <source>misfit</source>
 <translation>scarto</translation>
</message>
<message>
 <source>missed</source>
 <translation>mancato</translation>
</message>
<message>
 <source>missing</source>
 <translation>manca</translation>
</message>
<message>
 <source>mixed forest (Popescu and Wynne)</source>
 <translation>bosco misto (Popescu e Wynne)</translation>
</message>
<message>
 <source>moderate danger</source>
 <translation>pericolo medio</translation>
</message>
<message>
 <source>moment of inertia about x [kg m²]</source>
 <translation>momento d'inerzia attorno a x [kg m²]</translation>
</message>
<message>
 <source>moment of inertia about y [kg m²]</source>
 <translation>momento d'inerzia attorno a y [kg m²]</translation>
</message>
<message>
 <source>moment of inertia about z [kg m²]</source>
 <translation>momento d'inerzia attorno a z [kg m²]</translation>
</message>
<message>
 <source>moment, from the start of the year 2000</source>
 <translation>istante, a partire dall'inizio dell'anno 2000</translation>
</message>
<message>
 <source>moor, very wet ground</source>
 <translation>palude, suolo molto bagnato</translation>
</message>
<message>
 <source>more than</source>
 <translation>più di</translation>
</message>
<message>
 <source>more than once in {:.0f} years</source>
 <translation>più di una volta in {:.0f} anni</translation>
</message>
<message>
 <source>more than this energy [kJ]</source>
 <translation>più di questa energia [kJ]</translation>
</message>
<message>
 <source>more than this energy [kJ], 0: any passage</source>
 <translation>più di questa energia [kJ], 0: un attraversamento qualsiasi</translation>
</message>
<message>
 <source>more than {}</source>
 <translation>più di {}</translation>
</message>
<message>
 <source>more than {} kJ</source>
 <translation>più di {} kJ</translation>
</message>
<message>
 <source>most loaded field of the line for</source>
 <translation>punto più sfavorevole della linea per</translation>
</message>
<message>
 <source>most probable for</source>
 <translation>la più probabile per</translation>
</message>
<message>
 <source>most probable source</source>
 <translation>sorgente più probabile</translation>
</message>
<message>
 <source>motion at the vertices, for other algorithms of Talus</source>
 <translation>moto ai vertici, per altri algoritmi di Talus</translation>
</message>
<message>
 <source>motion of the net</source>
 <translation>moto della rete</translation>
</message>
<message>
 <source>motion of the rock</source>
 <translation>moto del blocco</translation>
</message>
<message>
 <source>multiplied by the mass of the design block over that of the rock</source>
 <translation>per la massa del blocco di progetto diviso quella del blocco</translation>
</message>
<message>
 <source>name</source>
 <translation>nome</translation>
</message>
<message>
 <source>name of the barrier</source>
 <translation>nome della barriera</translation>
</message>
<message>
 <source>name of the embankment</source>
 <translation>nome del rilevato</translation>
</message>
<message>
 <source>name of the line</source>
 <translation>nome della linea</translation>
</message>
<message>
 <source>name of the object</source>
 <translation>nome dell'oggetto</translation>
</message>
<message>
 <source>name of the scenario</source>
 <translation>nome dello scenario</translation>
</message>
<message>
 <source>name of the simulation</source>
 <translation>nome della simulazione</translation>
</message>
<message>
 <source>name of the stand</source>
 <translation>nome del popolamento</translation>
</message>
<message>
 <source>name of the structure</source>
 <translation>nome dell'opera</translation>
</message>
<message>
 <source>neither at rest nor past the net after {} s; raise the longest duration of an impact</source>
 <translation>né fermo né oltre la rete dopo {} s; aumentare la durata massima di un impatto</translation>
</message>
<message>
 <source>net</source>
 <translation>rete</translation>
</message>
<message>
 <source>net class</source>
 <translation>classe di rete</translation>
</message>
<message>
 <source>net class, maximum energy level [kJ]</source>
 <translation>classe di rete, livello energetico massimo [kJ]</translation>
</message>
<message>
 <source>net fails or is not proven to hold</source>
 <translation>la rete cede o non trattiene in modo provato</translation>
</message>
<message>
 <source>net fences against single rocks: energy, height, distance to the object behind</source>
 <translation>barriere a rete contro blocchi singoli: energia, altezza, distanza dall'oggetto a valle</translation>
</message>
<message>
 <source>net from the side</source>
 <translation>rete vista di lato</translation>
</message>
<message>
 <source>net required for the whole line</source>
 <translation>rete che serve all'intera linea</translation>
</message>
<message>
 <source>never</source>
 <translation>mai</translation>
</message>
<message>
 <source>newton: Newton's law of restitution with Coulomb friction. poisson: compression and expansion, which neither gains energy nor sends an open contact into the ground where rebound is strong. energetic: Stronge's law, followed along the impulse of each impact; restitution squared is the share of the normal work that comes back. maximum_dissipation: purely inelastic, for research; blocks that slide feel too little friction. mdem: springs, sliders and a dashpot, for comparison and research; many times slower. Use newton for assessments.</source>
 <translation>newton: legge di restituzione di Newton con attrito di Coulomb. poisson: compressione ed espansione, che non aumenta l'energia e non spinge nel suolo un contatto aperto quando il rimbalzo è forte. energetic: legge di Stronge, seguita lungo l'impulso di ogni urto; il quadrato della restituzione è la quota del lavoro normale che viene restituita. maximum_dissipation: puramente anelastica, per la ricerca; i blocchi che scivolano subiscono troppo poco attrito. mdem: molle, elementi di attrito e uno smorzatore, per confronto e ricerca; molte volte più lenta. Le valutazioni usano newton.</translation>
</message>
<message>
 <source>no</source>
 <translation>no</translation>
</message>
<message>
 <source>no class suffices; {:g} m of height would, for any energy</source>
 <translation>nessuna classe basta; basterebbero {:g} m di altezza, per qualsiasi energia</translation>
</message>
<message>
 <source>no class yet</source>
 <translation>ancora nessuna classe</translation>
</message>
<message>
 <source>no ground here has the rolling resistance of a class with an interval</source>
 <translation>nessun terreno ha qui la resistenza al rotolamento di una classe con un intervallo</translation>
</message>
<message>
 <source>no net named</source>
 <translation>nessuna rete indicata</translation>
</message>
<message>
 <source>no net of the catalogue passes</source>
 <translation>nessuna rete del catalogo soddisfa</translation>
</message>
<message>
 <source>no obstacles: road, slab, short grass on fine soil</source>
 <translation>nulla sporge: strada, lastra di roccia, erba corta su terreno fine</translation>
</message>
<message>
 <source>no rocks</source>
 <translation>nessun blocco</translation>
</message>
<message>
 <source>no rounds, as the elevation model in reach is larger than the free memory</source>
 <translation>nessun turno, perché il modello del terreno a portata è più grande della memoria libera</translation>
</message>
<message>
 <source>no run hits</source>
 <translation>nessun lancio colpisce</translation>
</message>
<message>
 <source>no such map in this run</source>
 <translation>nessuna mappa di questo tipo in questa simulazione</translation>
</message>
<message>
 <source>no trend beyond chance</source>
 <translation>nessuna tendenza oltre il caso</translation>
</message>
<message>
 <source>no unit</source>
 <translation>nessuna unità</translation>
</message>
<message>
 <source>nominal height</source>
 <translation>altezza nominale</translation>
</message>
<message>
 <source>none</source>
 <translation>nessuno</translation>
</message>
<message>
 <source>norm block</source>
 <translation>blocco normato</translation>
</message>
<message>
 <source>norm block 1:1:1</source>
 <translation>blocco normato 1:1:1</translation>
</message>
<message>
 <source>norm block 2:2:1</source>
 <translation>blocco normato 2:2:1</translation>
</message>
<message>
 <source>normal</source>
 <translation>normale</translation>
</message>
<message>
 <source>north [m]</source>
 <translation>nord [m]</translation>
</message>
<message>
 <source>not asked for</source>
 <translation>non richiesto</translation>
</message>
<message>
 <source>not checked</source>
 <translation>non verificato</translation>
</message>
<message>
 <source>not checked: no distance was entered</source>
 <translation>non verificato: nessuna distanza indicata</translation>
</message>
<message>
 <source>not checked: the catalogue does not state it</source>
 <translation>non verificato: il catalogo non la indica</translation>
</message>
<message>
 <source>not checked: the elongation of the net is not known</source>
 <translation>non verificato: l'allungamento della rete non è noto</translation>
</message>
<message>
 <source>not checked: the height of the net was not entered</source>
 <translation>non verificato: l'altezza della rete non è stata indicata</translation>
</message>
<message>
 <source>not checked: {}</source>
 <translation>non verificato: {}</translation>
</message>
<message>
 <source>not complete</source>
 <translation>incompleto</translation>
</message>
<message>
 <source>not filled in</source>
 <translation>non compilato</translation>
</message>
<message>
 <source>not in the project</source>
 <translation>non nel progetto</translation>
</message>
<message>
 <source>not proven to be held</source>
 <translation>trattenuta non dimostrata</translation>
</message>
<message>
 <source>not recognisable</source>
 <translation>non riconoscibile</translation>
</message>
<message>
 <source>nothing</source>
 <translation>niente</translation>
</message>
<message>
 <source>nothing before</source>
 <translation>prima nulla</translation>
</message>
<message>
 <source>numba is missing: simulations take some 500 times longer without it.</source>
 <translation>Manca numba: senza di esso le simulazioni durano circa 500 volte di più.</translation>
</message>
<message>
 <source>number</source>
 <translation>numero</translation>
</message>
<message>
 <source>number of runs of the simulation, return period of the event in years, and number of blocks that it releases (empty: 1). A frequency of 0.2 per year is a return period of 5 years.</source>
 <translation>quanti lanci ha fatto la simulazione, in quanti anni un tale evento si verifica una volta, e quanti blocchi libera (vuoto: 1). Una frequenza di 0,2 all'anno è un periodo di ritorno di 5 anni.</translation>
</message>
<message>
 <source>number of the area</source>
 <translation>numero della zona</translation>
</message>
<message>
 <source>number of the block</source>
 <translation>numero del blocco</translation>
</message>
<message>
 <source>number of the event in its sequence</source>
 <translation>numero dell'evento nella sua sequenza</translation>
</message>
<message>
 <source>number of the field along the line, from 0</source>
 <translation>numero della campata lungo la linea, da 0</translation>
</message>
<message>
 <source>number of the impact</source>
 <translation>numero dell'impatto</translation>
</message>
<message>
 <source>number of the release point</source>
 <translation>numero del punto di distacco</translation>
</message>
<message>
 <source>number of the rock</source>
 <translation>numero del blocco</translation>
</message>
<message>
 <source>number of the run</source>
 <translation>numero del lancio</translation>
</message>
<message>
 <source>number of the run's passage</source>
 <translation>numero dell'attraversamento del lancio</translation>
</message>
<message>
 <source>number of the sequence of events</source>
 <translation>numero della sequenza di eventi</translation>
</message>
<message>
 <source>oak</source>
 <translation>quercia</translation>
</message>
<message>
 <source>object</source>
 <translation>oggetto</translation>
</message>
<message>
 <source>objects of {:g} m width</source>
 <translation>oggetti larghi {:g} m</translation>
</message>
<message>
 <source>objects to protect</source>
 <translation>oggetti da proteggere</translation>
</message>
<message>
 <source>observed</source>
 <translation>osservato</translation>
</message>
<message>
 <source>observed less simulated run-out [m]</source>
 <translation>portata osservata meno simulata [m]</translation>
</message>
<message>
 <source>observed run-out [m]</source>
 <translation>portata osservata [m]</translation>
</message>
<message>
 <source>of all runs</source>
 <translation>di tutti i lanci</translation>
</message>
<message>
 <source>of the cell</source>
 <translation>della cella</translation>
</message>
<message>
 <source>of the cell, by sources and sizes</source>
 <translation>della cella, per aree sorgente e dimensioni</translation>
</message>
<message>
 <source>of the scenario</source>
 <translation>dello scenario</translation>
</message>
<message>
 <source>of the scenario, by the share that arrives</source>
 <translation>dello scenario, secondo la quota che arriva</translation>
</message>
<message>
 <source>of them above the crest</source>
 <translation>di cui sopra il coronamento</translation>
</message>
<message>
 <source>of them divided because they were long for the rock and its speed</source>
 <translation>di cui fatti in parti, perché lunghi per il blocco e la sua velocità</translation>
</message>
<message>
 <source>of them not converged</source>
 <translation>di cui senza convergenza</translation>
</message>
<message>
 <source>of them with percussions reduced so that no energy was gained</source>
 <translation>di cui con percussioni ridotte, per non guadagnare energia</translation>
</message>
<message>
 <source>on the gallery</source>
 <translation>sulla galleria</translation>
</message>
<message>
 <source>once in {:.0f} to {:.0f} years</source>
 <translation>una volta in {:.0f}–{:.0f} anni</translation>
</message>
<message>
 <source>once in {} years</source>
 <translation>una volta in {} anni</translation>
</message>
<message>
 <source>open (250)</source>
 <translation>rado (250)</translation>
</message>
<message>
 <source>open forest</source>
 <translation>bosco rado</translation>
</message>
<message>
 <source>or diameter needed [cm]</source>
 <translation>o diametro necessario [cm]</translation>
</message>
<message>
 <source>orientation at the vertices, for other algorithms of Talus</source>
 <translation>orientamento del blocco ai vertici, per altri algoritmi di Talus</translation>
</message>
<message>
 <source>orientation of the rock as a quaternion, {}</source>
 <translation>orientamento del blocco come quaternione, {}</translation>
</message>
<message>
 <source>other</source>
 <translation>altro</translation>
</message>
<message>
 <source>others</source>
 <translation>altri</translation>
</message>
<message>
 <source>outcome</source>
 <translation>che cosa è accaduto</translation>
</message>
<message>
 <source>over</source>
 <translation>sopra</translation>
</message>
<message>
 <source>over [%]</source>
 <translation>sopra [%]</translation>
</message>
<message>
 <source>over the carved model</source>
 <translation>oltre il modello con rilevato</translation>
</message>
<message>
 <source>over the crest</source>
 <translation>sopra il coronamento</translation>
</message>
<message>
 <source>overgrown, old</source>
 <translation>coperto di vegetazione, vecchio</translation>
</message>
<message>
 <source>overlap</source>
 <translation>sovrapposizione</translation>
</message>
<message>
 <source>own, to fill in</source>
 <translation>proprie, da compilare</translation>
</message>
<message>
 <source>parameter</source>
 <translation>parametro</translation>
</message>
<message>
 <source>part</source>
 <translation>parte</translation>
</message>
<message>
 <source>part of the net</source>
 <translation>parte della rete</translation>
</message>
<message>
 <source>parts of the line by class of energy, for its colours</source>
 <translation>parti della linea per classe di energia, per i suoi colori</translation>
</message>
<message>
 <source>pass</source>
 <translation>passano</translation>
</message>
<message>
 <source>passages</source>
 <translation>attraversamenti</translation>
</message>
<message>
 <source>passed over</source>
 <translation>passato sopra</translation>
</message>
<message>
 <source>passes</source>
 <translation>soddisfa</translation>
</message>
<message>
 <source>passing height [m]</source>
 <translation>altezza di passaggio [m]</translation>
</message>
<message>
 <source>past the end</source>
 <translation>a lato</translation>
</message>
<message>
 <source>penetration 95 % [m]</source>
 <translation>penetrazione 95 % [m]</translation>
</message>
<message>
 <source>penetration [m]</source>
 <translation>penetrazione [m]</translation>
</message>
<message>
 <source>penetration of the cushion [m]</source>
 <translation>penetrazione nello strato [m]</translation>
</message>
<message>
 <source>percentile</source>
 <translation>percentile</translation>
</message>
<message>
 <source>photograph</source>
 <translation>fotografia</translation>
</message>
<message>
 <source>pieces that hit it</source>
 <translation>frammenti che la colpiscono</translation>
</message>
<message>
 <source>pieces together within the time</source>
 <translation>frammenti insieme entro il tempo</translation>
</message>
<message>
 <source>pine forest (Popescu and Wynne)</source>
 <translation>bosco di pini (Popescu e Wynne)</translation>
</message>
<message>
 <source>plain comparison, not a rule of the standard</source>
 <translation>semplice confronto, non una regola della norma</translation>
</message>
<message>
 <source>plain: zones, intensities, and the rules with their sources. ch_166_1: Swiss model 166.1 V1.2, the classes hazard_area and synoptic_intensity. fr_ppr: Géostandard Risques PPR, zones of the reference hazard 123.</source>
 <translation>plain: zone, intensità e le regole con le loro fonti. ch_166_1: modello svizzero 166.1 V1.2, le classi hazard_area e synoptic_intensity. fr_ppr: Géostandard Risques PPR, zone dell'aléa di riferimento 123.</translation>
</message>
<message>
 <source>plains</source>
 <translation>pianure</translation>
</message>
<message>
 <source>planned line</source>
 <translation>linea prevista</translation>
</message>
<message>
 <source>points</source>
 <translation>punti</translation>
</message>
<message>
 <source>polygons</source>
 <translation>poligoni</translation>
</message>
<message>
 <source>poor</source>
 <translation>scarso</translation>
</message>
<message>
 <source>positions</source>
 <translation>posizioni</translation>
</message>
<message>
 <source>positions: the points on the map. distances: only their distance from the middle of the releases, where it is unknown from which release a block came. Not used with scar sizes, speeds and an inventory.</source>
 <translation>posizioni: i luoghi sulla mappa. distanze: solo quanto distano dal centro dei distacchi, se non è noto da quale distacco proviene un blocco. Non usato con dimensioni delle tracce, velocità e inventario.</translation>
</message>
<message>
 <source>post</source>
 <translation>montante</translation>
</message>
<message>
 <source>posts</source>
 <translation>montanti</translation>
</message>
<message>
 <source>power (Chen et al.)</source>
 <translation>potenza (Chen et al.)</translation>
</message>
<message>
 <source>power law</source>
 <translation>legge di potenza</translation>
</message>
<message>
 <source>precision</source>
 <translation>precisione</translation>
</message>
<message>
 <source>prepared by</source>
 <translation>redatto da</translation>
</message>
<message>
 <source>print,layout,plan,map,pdf,template,composer,report,rockfall</source>
 <translation>stampa,layout,planimetria,carta,pdf,modello,rapporto,caduta sassi</translation>
</message>
<message>
 <source>prior share</source>
 <translation>quota prima di esaminare i blocchi</translation>
</message>
<message>
 <source>prior share [%]</source>
 <translation>quota prima [%]</translation>
</message>
<message>
 <source>prism</source>
 <translation>prisma</translation>
</message>
<message>
 <source>probability</source>
 <translation>probabilità</translation>
</message>
<message>
 <source>probability of being the best [%]</source>
 <translation>probabilità di essere la migliore [%]</translation>
</message>
<message>
 <source>probability of that source</source>
 <translation>probabilità di questa sorgente</translation>
</message>
<message>
 <source>probability of the second source</source>
 <translation>probabilità della seconda sorgente</translation>
</message>
<message>
 <source>probability of the source</source>
 <translation>probabilità della sorgente</translation>
</message>
<message>
 <source>probability that this line lets the fewest runs through [%]</source>
 <translation>probabilità che questa linea ne lasci passare di meno [%]</translation>
</message>
<message>
 <source>proposed from the terrain</source>
 <translation>proposto dal terreno</translation>
</message>
<message>
 <source>quantity</source>
 <translation>grandezza</translation>
</message>
<message>
 <source>r in v = r √(2 g F), F being the height below the energy line; energies are those of this velocity. r.droka uses 0.9.</source>
 <translation>r in v = r √(2 g F), dove F è l'altezza sotto la linea di energia; le energie sono quelle di questa velocità. r.droka prende 0.9.</translation>
</message>
<message>
 <source>radius of the design block</source>
 <translation>raggio del blocco di progetto</translation>
</message>
<message>
 <source>random</source>
 <translation>casuale</translation>
</message>
<message>
 <source>random: stems of all sizes alike. thickest: as in a timber harvest, or a storm that throws the tall trees. thinnest: as in a thinning from below. No rule for this is published.</source>
 <translation>random: fusti di tutte le dimensioni allo stesso modo. thickest: come per un'utilizzazione, o una tempesta che abbatte gli alti. thinnest: come per un diradamento basso. Nessuna regola è pubblicata.</translation>
</message>
<message>
 <source>rank</source>
 <translation>rango</translation>
</message>
<message>
 <source>rank {}</source>
 <translation>rango {}</translation>
</message>
<message>
 <source>rate</source>
 <translation>tasso</translation>
</message>
<message>
 <source>reach angle [°]</source>
 <translation>angolo d'arresto [°]</translation>
</message>
<message>
 <source>reach the road [%]</source>
 <translation>arrivano alla strada [%]</translation>
</message>
<message>
 <source>reach this distance</source>
 <translation>arrivano fin qui</translation>
</message>
<message>
 <source>reach this distance [%]</source>
 <translation>arrivano fin lì [%]</translation>
</message>
<message>
 <source>reach, all cells</source>
 <translation>raggiungimento, tutte le celle</translation>
</message>
<message>
 <source>read</source>
 <translation>letto</translation>
</message>
<message>
 <source>reason why it is not held, or later events</source>
 <translation>perché non è trattenuto, o che cosa è seguito</translation>
</message>
<message>
 <source>rectangular</source>
 <translation>a parallelepipedo</translation>
</message>
<message>
 <source>reference</source>
 <translation>fonte</translation>
</message>
<message>
 <source>release</source>
 <translation>punto di distacco</translation>
</message>
<message>
 <source>release feature</source>
 <translation>elemento di distacco</translation>
</message>
<message>
 <source>release height</source>
 <translation>altezza di distacco</translation>
</message>
<message>
 <source>release height above the ground [m]</source>
 <translation>altezza di distacco dal suolo [m]</translation>
</message>
<message>
 <source>release point</source>
 <translation>punto di distacco</translation>
</message>
<message>
 <source>releases</source>
 <translation>punti di distacco</translation>
</message>
<message>
 <source>remaining distance [m]</source>
 <translation>distanza rimanente [m]</translation>
</message>
<message>
 <source>remark</source>
 <translation>osservazione</translation>
</message>
<message>
 <source>required</source>
 <translation>richiesto</translation>
</message>
<message>
 <source>requirement</source>
 <translation>requisito</translation>
</message>
<message>
 <source>residual danger</source>
 <translation>pericolo residuo</translation>
</message>
<message>
 <source>residual hazard [%]</source>
 <translation>pericolo residuo [%]</translation>
</message>
<message>
 <source>residual height [%]</source>
 <translation>altezza residua [%]</translation>
</message>
<message>
 <source>residual height after the test</source>
 <translation>altezza residua dopo la prova</translation>
</message>
<message>
 <source>residual over the standard deviation</source>
 <translation>residuo sulla deviazione standard</translation>
</message>
<message>
 <source>resistance [kJ]</source>
 <translation>resiste a [kJ]</translation>
</message>
<message>
 <source>resistance [{}]</source>
 <translation>offerto [{}]</translation>
</message>
<message>
 <source>resistance of the net</source>
 <translation>ciò che offre la rete</translation>
</message>
<message>
 <source>resistance to pull-out, minimum</source>
 <translation>resistenza allo sfilamento, almeno</translation>
</message>
<message>
 <source>restitution</source>
 <translation>restituzione</translation>
</message>
<message>
 <source>result</source>
 <translation>risultato</translation>
</message>
<message>
 <source>retention rope</source>
 <translation>fune di ritegno</translation>
</message>
<message>
 <source>return period</source>
 <translation>periodo di ritorno</translation>
</message>
<message>
 <source>return period [years]</source>
 <translation>periodo di ritorno [anni]</translation>
</message>
<message>
 <source>return period of hits [years]</source>
 <translation>periodo di ritorno degli impatti [anni]</translation>
</message>
<message>
 <source>return period of the event [years]</source>
 <translation>periodo di ritorno dell'evento [anni]</translation>
</message>
<message>
 <source>return period, lower bound [years]</source>
 <translation>periodo di ritorno, limite inferiore [anni]</translation>
</message>
<message>
 <source>return period, upper bound [years]</source>
 <translation>periodo di ritorno, limite superiore [anni]</translation>
</message>
<message>
 <source>return period, {} [years]</source>
 <translation>periodo di ritorno, {} [anni]</translation>
</message>
<message>
 <source>rg70, rg20 or rg10 has no data in {value:.0f} cells with a soil type; the surface roughness of the ground class applies there.</source>
 <translation>rg70, rg20 o rg10 non ha dati in {value:.0f} celle con un tipo di suolo; lì vale la scabrezza superficiale della classe di terreno.</translation>
</message>
<message>
 <source>right</source>
 <translation>destra</translation>
</message>
<message>
 <source>right of a line on this map</source>
 <translation>a destra di una linea su questa mappa</translation>
</message>
<message>
 <source>rigid wall</source>
 <translation>muro rigido</translation>
</message>
<message>
 <source>rigid, holds all</source>
 <translation>rigida, trattiene tutto</translation>
</message>
<message>
 <source>ring</source>
 <translation>anello</translation>
</message>
<message>
 <source>ring net</source>
 <translation>rete ad anelli</translation>
</message>
<message>
 <source>rising</source>
 <translation>crescente</translation>
</message>
<message>
 <source>risk,object,building,road,damage,individual risk,collective risk,probability,rockfall</source>
 <translation>rischio,oggetto,edificio,strada,danno,rischio individuale,rischio collettivo,probabilità,caduta massi</translation>
</message>
<message>
 <source>robinia</source>
 <translation>robinia</translation>
</message>
<message>
 <source>rock</source>
 <translation>blocco</translation>
</message>
<message>
 <source>rock cliffs</source>
 <translation>pareti rocciose</translation>
</message>
<message>
 <source>rock deflected</source>
 <translation>blocco deviato</translation>
</message>
<message>
 <source>rock stopped</source>
 <translation>blocco fermato</translation>
</message>
<message>
 <source>rock, drawn as a sphere of its radius</source>
 <translation>blocco, come sfera del suo raggio</translation>
</message>
<message>
 <source>rockdensity.asc has no cell above 0, so there are no sources.</source>
 <translation>rockdensity.asc non ha celle sopra 0, quindi non ci sono punti di distacco.</translation>
</message>
<message>
 <source>rockfall,barrier,net,fence,dam,wall,energy class,ETAG 27,EAD 340059,mitigation,talus</source>
 <translation>caduta massi,barriera,rete paramassi,vallo,muro,classe di energia,ETAG 27,EAD 340059,opera di protezione,talus,rockfall</translation>
</message>
<message>
 <source>rockfall,catchment,ditch,cut slope,chart,roadway,berm,retained</source>
 <translation>caduta massi,area di raccolta,fosso,versante,abaco,strada,berma</translation>
</message>
<message>
 <source>rockfall,embankment,dam,bund,ditch,trench,protection,earthworks,volume,fill,cut,terrain</source>
 <translation>caduta massi,rilevato,vallo paramassi,fosso,protezione,movimento terra,volume,riporto,scavo,terreno</translation>
</message>
<message>
 <source>rockfall,forest,tree,lidar,canopy,CHM,DSM,las,laz,crown,top,stem,diameter,DBH</source>
 <translation>caduta massi,bosco,albero,lidar,chiome,CHM,DSM,las,laz,chioma,cima,fusto,diametro,DPU</translation>
</message>
<message>
 <source>rockfall,forest,tree,stem,stand,protection forest,diameter,DBH,talus</source>
 <translation>caduta massi,bosco,albero,fusto,popolamento,bosco di protezione,diametro,diametro a petto d'uomo,DBH,talus,rockfall</translation>
</message>
<message>
 <source>rockfall,gallery,shed,roof,cushion,wall,force,impact,ASTRA,Labiouse,penetration,design</source>
 <translation>caduta massi,galleria paramassi,tetto,strato ammortizzante,muro,forza,impatto,ASTRA,USTRA,Labiouse,penetrazione,dimensionamento</translation>
</message>
<message>
 <source>rockfall,ground,soil,terrain class,forest,friction,raster,overlap,gap,sliver,topology</source>
 <translation>caduta massi,suolo,terreno,classe di suolo,bosco,attrito,raster,sovrapposizione,lacuna,poligono spurio,sliver,topologia,rockfall</translation>
</message>
<message>
 <source>rockfall,indication,susceptibility,regional,cone,energy line,reach angle,joint set,kinematic,Markland</source>
 <translation>caduta massi,indicazione,suscettibilità,regionale,cono,linea di energia,angolo d'arresto,famiglia di giunti,cinematica,Markland</translation>
</message>
<message>
 <source>rockfall,net,flexible barrier,ring net,cable,brake,elongation,anchor force,EAD 340059</source>
 <translation>caduta massi,rete,barriera flessibile,rete ad anelli,fune,freno,deformazione,forza di ancoraggio,EAD 340059</translation>
</message>
<message>
 <source>rockfall,net,siting,barrier,line,elongation,distance,ranking,hazard</source>
 <translation>caduta massi,rete,ubicazione,barriera,linea,deformazione,distanza,classifica,pericolo</translation>
</message>
<message>
 <source>rockfall,profile,section,cut slope,catchment,ditch,berm,run-out,2D</source>
 <translation>caduta massi,profilo,sezione,versante,area di raccolta,fosso,berma,arresto,2D</translation>
</message>
<message>
 <source>rockfall,profile,section,envelope,energy,jump height,velocity,chainage,plot</source>
 <translation>caduta massi,profilo,sezione,inviluppo,energia,altezza di rimbalzo,altezza di passaggio,velocità,progressiva,grafico,rockfall</translation>
</message>
<message>
 <source>rockfall,protection forest,stand,gap,basal area,Rockfor.NET,NaiS,target profile,residual hazard,storm,cut</source>
 <translation>caduta massi,bosco di protezione,popolamento,radura,area basimetrica,Rockfor.NET,NaiS,profilo ideale,pericolo residuo,tempesta,taglio</translation>
</message>
<message>
 <source>rockfall,rock,fall,trajectory,run-out,hazard,energy,jump height,talus,boulder</source>
 <translation>caduta massi,crollo,masso,blocco,traiettoria,propagazione,pericolo naturale,energia,altezza di passaggio,talus,rockfall</translation>
</message>
<message>
 <source>rockfall,rock,shape,library,superellipsoid,polyhedron,prism,zingg,EOTA,random,block size</source>
 <translation>caduta massi,blocco,forma,libreria,superellissoide,poliedro,prisma,zingg,EOTA,casuale,dimensione dei blocchi,rockfall</translation>
</message>
<message>
 <source>rockfall,rock,shape,point cloud,mesh,scan,photogrammetry,hull,zingg,volume</source>
 <translation>caduta massi,blocco,forma,nuvola di punti,mesh,scansione,fotogrammetria,inviluppo,zingg,volume,rockfall</translation>
</message>
<message>
 <source>rockfall,screen line,barrier,net,fence,road,energy,jump height,design,ETAG 27,collector</source>
 <translation>caduta massi,linea di controllo,barriera,rete paramassi,strada,energia,altezza di rimbalzo,altezza di passaggio,dimensionamento,ETAG 27,rockfall</translation>
</message>
<message>
 <source>rockfall,source,release,cliff,slope,threshold,steepness,start cells,Loye,detachment</source>
 <translation>caduta massi,area sorgente,punto di distacco,distacco,parete rocciosa,pendenza,soglia,acclività,celle di partenza,Loye,rockfall</translation>
</message>
<message>
 <source>rockfall,uncertainty,ensemble,sensitivity,Sobol,band,confidence,return period,ground</source>
 <translation>caduta massi,incertezza,insieme,sensibilità,Sobol,banda,confidenza,periodo di ritorno,terreno</translation>
</message>
<message>
 <source>rocks</source>
 <translation>blocchi</translation>
</message>
<message>
 <source>rocks [%]</source>
 <translation>blocchi [%]</translation>
</message>
<message>
 <source>rocks above the wall</source>
 <translation>blocchi sopra il muro</translation>
</message>
<message>
 <source>rocks at which the net fails or is not proven to hold</source>
 <translation>blocchi per cui la rete cede o non trattiene in modo provato</translation>
</message>
<message>
 <source>rocks break, or stems broken by one rock are gone for the next</source>
 <translation>i blocchi si frantumano, oppure i fusti spezzati da un blocco mancano al successivo</translation>
</message>
<message>
 <source>rocks in the freeboard</source>
 <translation>blocchi nel franco</translation>
</message>
<message>
 <source>rocks per metre</source>
 <translation>blocchi per metro</translation>
</message>
<message>
 <source>rocks that a response surface decides</source>
 <translation>blocchi di cui decide una superficie di risposta</translation>
</message>
<message>
 <source>rocks that arrive</source>
 <translation>blocchi che arrivano</translation>
</message>
<message>
 <source>rocks that go through</source>
 <translation>blocchi che attraversano</translation>
</message>
<message>
 <source>rocks that hit it</source>
 <translation>blocchi che lo colpiscono</translation>
</message>
<message>
 <source>rocks that pass over the crest, of all that were thrown [%]</source>
 <translation>blocchi che superano il ciglio, su tutti quelli lanciati [%]</translation>
</message>
<message>
 <source>rocks that pass over the crest: the shares refer to these</source>
 <translation>blocchi che superano il ciglio: le quote si riferiscono a questi</translation>
</message>
<message>
 <source>rocks that pass the crest line</source>
 <translation>blocchi che passano la linea di coronamento</translation>
</message>
<message>
 <source>rocks that the net held</source>
 <translation>blocchi trattenuti dalla rete</translation>
</message>
<message>
 <source>rocks thrown into the net</source>
 <translation>blocchi lanciati nella rete</translation>
</message>
<message>
 <source>rocks with more energy</source>
 <translation>blocchi con più energia</translation>
</message>
<message>
 <source>rocks with more energy than the wall can absorb</source>
 <translation>blocchi con più energia di quanta il muro ne prenda</translation>
</message>
<message>
 <source>rocks, road</source>
 <translation>blocchi, strada</translation>
</message>
<message>
 <source>rockslide,rock avalanche,heap,deposit,blocks,collision,collapse,thickness,research</source>
 <translation>crollo,valanga di roccia,cumulo,deposito,blocchi,collisione,cedimento,spessore,ricerca</translation>
</message>
<message>
 <source>rod</source>
 <translation>a bastone</translation>
</message>
<message>
 <source>role</source>
 <translation>ruolo</translation>
</message>
<message>
 <source>rolling resistance</source>
 <translation>resistenza al rotolamento</translation>
</message>
<message>
 <source>rope 95 % [kN]</source>
 <translation>fune 95 % [kN]</translation>
</message>
<message>
 <source>rope [kN]</source>
 <translation>fune [kN]</translation>
</message>
<message>
 <source>rope forces at an anchor, in the type test</source>
 <translation>forze delle funi su un ancoraggio, nella prova di tipo</translation>
</message>
<message>
 <source>ropes</source>
 <translation>funi</translation>
</message>
<message>
 <source>rotation [rev/s]</source>
 <translation>rotazione [rev/s]</translation>
</message>
<message>
 <source>rounded block</source>
 <translation>blocco arrotondato</translation>
</message>
<message>
 <source>rounded cube</source>
 <translation>cubo arrotondato</translation>
</message>
<message>
 <source>run</source>
 <translation>lancio</translation>
</message>
<message>
 <source>run of the rock of which this is a copy</source>
 <translation>corsa del blocco di cui questa è una copia</translation>
</message>
<message>
 <source>run of the rock that fell</source>
 <translation>lancio del blocco caduto</translation>
</message>
<message>
 <source>run of the rock that fell, of which this is a piece</source>
 <translation>lancio del blocco caduto di cui questo è un frammento</translation>
</message>
<message>
 <source>run-out</source>
 <translation>distanza di arresto</translation>
</message>
<message>
 <source>run-out [m], {:g} %</source>
 <translation>distanza di arresto [m], {:g} %</translation>
</message>
<message>
 <source>run-out length, horizontal</source>
 <translation>distanza di arresto, orizzontale</translation>
</message>
<message>
 <source>run-out length, horizontal [m]</source>
 <translation>distanza di arresto, orizzontale [m]</translation>
</message>
<message>
 <source>run-out length, longest [m]</source>
 <translation>distanza di arresto, massima [m]</translation>
</message>
<message>
 <source>run-out length, {:g}th percentile [m]</source>
 <translation>distanza di arresto, {:g}° percentile [m]</translation>
</message>
<message>
 <source>run-out, 95 % [m]</source>
 <translation>distanza di arresto, 95 % [m]</translation>
</message>
<message>
 <source>run-out, 95th percentile of the runs</source>
 <translation>distanza di arresto, 95° percentile dei lanci</translation>
</message>
<message>
 <source>run: drawn once for each run; contact: drawn again whenever a corner of the rock meets the ground. Has an effect only where one of the distributions above is given.</source>
 <translation>run: una volta per ogni lancio; contact: di nuovo ogni volta che un vertice del blocco tocca il suolo. Conta solo dove una delle distribuzioni qui sopra è data.</translation>
</message>
<message>
 <source>runs</source>
 <translation>lanci</translation>
</message>
<message>
 <source>runs (of {})</source>
 <translation>lanci (di {})</translation>
</message>
<message>
 <source>runs alone</source>
 <translation>solo lanci</translation>
</message>
<message>
 <source>runs behind it [%]</source>
 <translation>lanci oltre [%]</translation>
</message>
<message>
 <source>runs for ± 10 %</source>
 <translation>lanci per ± 10 %</translation>
</message>
<message>
 <source>runs for ± 5 %</source>
 <translation>lanci per ± 5 %</translation>
</message>
<message>
 <source>runs here</source>
 <translation>lanci qui</translation>
</message>
<message>
 <source>runs in the tallest bar: {}</source>
 <translation>lanci nella barra più alta: {}</translation>
</message>
<message>
 <source>runs nearby</source>
 <translation>lanci vicini</translation>
</message>
<message>
 <source>runs only: missed</source>
 <translation>solo lanci: sfuggite</translation>
</message>
<message>
 <source>runs that a barrier on the line stops</source>
 <translation>lanci fermati da una barriera sulla linea</translation>
</message>
<message>
 <source>runs that arrive</source>
 <translation>lanci che arrivano</translation>
</message>
<message>
 <source>runs that broke it</source>
 <translation>lanci che lo spezzano</translation>
</message>
<message>
 <source>runs that come to rest here</source>
 <translation>lanci che si fermano qui</translation>
</message>
<message>
 <source>runs that continue behind the line [%]</source>
 <translation>lanci che proseguono dietro la linea [%]</translation>
</message>
<message>
 <source>runs that crossed</source>
 <translation>lanci che attraversano</translation>
</message>
<message>
 <source>runs that end here</source>
 <translation>lanci che terminano qui</translation>
</message>
<message>
 <source>runs that hit it</source>
 <translation>lanci che lo urtano</translation>
</message>
<message>
 <source>runs that it deflected</source>
 <translation>lanci che ha deviato</translation>
</message>
<message>
 <source>runs that it stopped</source>
 <translation>lanci che ha fermato</translation>
</message>
<message>
 <source>runs that pass</source>
 <translation>lanci in transito</translation>
</message>
<message>
 <source>runs that pass above the top</source>
 <translation>lanci che passano sopra la sommità</translation>
</message>
<message>
 <source>runs that stop near it</source>
 <translation>lanci che si fermano nelle vicinanze</translation>
</message>
<message>
 <source>runs that the forest keeps from the object</source>
 <translation>lanci che il bosco trattiene prima dell'oggetto</translation>
</message>
<message>
 <source>scale [m]; of power_law the volume [m³] above which it holds</source>
 <translation>scala [m]; per power_law il volume [m³] oltre il quale vale</translation>
</message>
<message>
 <source>scar layer</source>
 <translation>strato di tracce d'impatto</translation>
</message>
<message>
 <source>scar layer: the ground yields, and brakes rocks that plough and roll, with the values of the classes (Lu et al. 2019, with a torque and a resistance to rolling). as RAMMS 1: hard contact, and friction that grows with slip from mu_min to mu_max; fast and with long run-outs, for comparison. Rolling resistance, roughness and viscous drag may be added; without them it is slip friction to the last bit. slip friction: that ground alone (Leine et al. 2014, equations 46 and 47); inputs that add to it are refused. Leine et al. 2014: the whole model of that paper: slip friction, no air, no restitution, Newton's law and the explicit scheme; inputs beyond the paper are refused. Leine et al. 2020: the same with the implicit scheme.</source>
 <translation>scar layer: il terreno cede e frena i blocchi che arano e rotolano, come dicono le classi (Lu et al. 2019, con una coppia e una resistenza al rotolamento). as RAMMS 1: contatto duro, e attrito che cresce con lo scivolamento da mu_min a mu_max; veloce e lontano, per confronto. Resistenza al rotolamento, rugosità e resistenza viscosa si possono aggiungere; senza di esse è slip friction fino all’ultimo bit. slip friction: solo quel terreno (Leine et al. 2014, equazioni 46 e 47); ciò che vi si aggiunge è rifiutato. Leine et al. 2014: l’intero modello di quell’articolo: slip friction, niente aria, nessuna restituzione, la legge di Newton e lo schema esplicito; ciò che l’articolo non ha è rifiutato. Leine et al. 2020: lo stesso con lo schema implicito.</translation>
</message>
<message>
 <source>scars</source>
 <translation>tracce d'impatto</translation>
</message>
<message>
 <source>scenario</source>
 <translation>scenario</translation>
</message>
<message>
 <source>scenario: that of the event, in every cell that its blocks reach, as in most hazard maps. cell: the frequency with which the cell itself is hit, by the events of all scenarios together, which is milder where few blocks arrive. propagation: that which RULES assign to a place from the return period of the event and the share of its runs that reach it. frequency: as cell, but each run with its own energy, from the table Sources and sizes by frequency (FREQUENCIES) instead of the scenarios.</source>
 <translation>scenario: quello dell'evento, in ogni cella raggiunta dai suoi blocchi, come nella maggior parte delle carte dei pericoli. cell: la frequenza con cui è colpita la cella stessa, con gli eventi di tutti gli scenari insieme; è più favorevole dove arrivano pochi blocchi. propagation: quella che RULES danno a un luogo dal periodo di ritorno dell'evento e dalla quota dei suoi lanci che lo raggiungono. frequency: lo stesso, ogni lancio con la propria energia, dalla tabella Aree sorgente e dimensioni per frequenza (FREQUENCIES) al posto degli scenari.</translation>
</message>
<message>
 <source>scenarios</source>
 <translation>scenari</translation>
</message>
<message>
 <source>scenarios,many,combinations,sensitivity,parameter study,batch,volume,ground,forest,rockfall</source>
 <translation>scenari,molti,combinazioni,sensibilità,studio parametrico,serie,volume,terreno,bosco,caduta massi</translation>
</message>
<message>
 <source>second hand</source>
 <translation>di seconda mano</translation>
</message>
<message>
 <source>second hand: quoted by a text on the standard</source>
 <translation>di seconda mano: citata da un testo sulla norma</translation>
</message>
<message>
 <source>second source</source>
 <translation>seconda sorgente</translation>
</message>
<message>
 <source>section</source>
 <translation>tratto</translation>
</message>
<message>
 <source>section [m]</source>
 <translation>sezione [m]</translation>
</message>
<message>
 <source>sections</source>
 <translation>tratti</translation>
</message>
<message>
 <source>service energy level</source>
 <translation>livello di energia di servizio (SEL)</translation>
</message>
<message>
 <source>service level</source>
 <translation>livello di servizio</translation>
</message>
<message>
 <source>shape</source>
 <translation>forma</translation>
</message>
<message>
 <source>shape of the rock</source>
 <translation>forma del blocco</translation>
</message>
<message>
 <source>shape, code of Rockyfor3D</source>
 <translation>forma, codice di Rockyfor3D</translation>
</message>
<message>
 <source>shape, or scale [m] where there is no shape; of power_law its exponent</source>
 <translation>forma, o scala [m] dove non c'è forma; per power_law il suo esponente</translation>
</message>
<message>
 <source>share</source>
 <translation>quota dei lanci</translation>
</message>
<message>
 <source>share [%]</source>
 <translation>quota [%]</translation>
</message>
<message>
 <source>share of blocks not faster</source>
 <translation>quota dei blocchi non più veloci</translation>
</message>
<message>
 <source>share of conifers [%]</source>
 <translation>quota di conifere [%]</translation>
</message>
<message>
 <source>share of its runs</source>
 <translation>quota dei suoi lanci</translation>
</message>
<message>
 <source>share of its runs [%]</source>
 <translation>quota dei suoi lanci [%]</translation>
</message>
<message>
 <source>share of larger blocks</source>
 <translation>quota di blocchi maggiori</translation>
</message>
<message>
 <source>share of runs</source>
 <translation>quota dei lanci</translation>
</message>
<message>
 <source>share of scars not deeper</source>
 <translation>quota delle tracce non più profonde</translation>
</message>
<message>
 <source>share of the blocks that are larger</source>
 <translation>quota dei blocchi più grandi</translation>
</message>
<message>
 <source>share of the blocks that are larger [%]</source>
 <translation>quota dei blocchi più grandi [%]</translation>
</message>
<message>
 <source>share of the cells [% per degree]</source>
 <translation>quota delle celle [% per grado]</translation>
</message>
<message>
 <source>share of the crossings that it stops [%]</source>
 <translation>quota degli attraversamenti che ferma [%]</translation>
</message>
<message>
 <source>share of the crossings that were stopped [%]</source>
 <translation>quota degli attraversamenti fermati [%]</translation>
</message>
<message>
 <source>share of the hits of all blocks</source>
 <translation>quota degli impatti di tutti i blocchi</translation>
</message>
<message>
 <source>share of the passing rocks that is held [%]</source>
 <translation>quota dei blocchi passanti trattenuta [%]</translation>
</message>
<message>
 <source>share of the passing rocks that it stops</source>
 <translation>quota dei blocchi in transito che ferma</translation>
</message>
<message>
 <source>share of the rocks that passes above the crest [%]</source>
 <translation>quota dei blocchi che passa sopra il coronamento [%]</translation>
</message>
<message>
 <source>share of the runs</source>
 <translation>quota dei lanci</translation>
</message>
<message>
 <source>share of the runs behind the line with the net [%]</source>
 <translation>quota dei lanci dietro la linea con rete [%]</translation>
</message>
<message>
 <source>share of the runs behind the line without the net [%]</source>
 <translation>quota dei lanci dietro la linea senza rete [%]</translation>
</message>
<message>
 <source>share of the runs that arrive</source>
 <translation>quota dei lanci che arrivano</translation>
</message>
<message>
 <source>share of the runs that arrive [%]</source>
 <translation>quota dei lanci che arrivano [%]</translation>
</message>
<message>
 <source>share of the runs that hit</source>
 <translation>quota dei lanci che colpiscono</translation>
</message>
<message>
 <source>share of the runs that hit strongly</source>
 <translation>quota dei lanci che colpiscono con intensità forte</translation>
</message>
<message>
 <source>share of the runs that hit weakly</source>
 <translation>quota dei lanci che colpiscono con intensità debole</translation>
</message>
<message>
 <source>share of the runs that hit with medium intensity</source>
 <translation>quota dei lanci che colpiscono con intensità media</translation>
</message>
<message>
 <source>share of the runs that pass</source>
 <translation>quota dei lanci in transito</translation>
</message>
<message>
 <source>share of the runs that reach at least this distance</source>
 <translation>quota dei lanci che arrivano almeno fin lì</translation>
</message>
<message>
 <source>share of the runs that reach at least this distance, {}</source>
 <translation>quota dei lanci che arrivano almeno fin lì, {}</translation>
</message>
<message>
 <source>share of the runs that stop at a shorter distance</source>
 <translation>quota dei lanci che si fermano prima</translation>
</message>
<message>
 <source>share of the sequences in which the stem is lost at the end [%]</source>
 <translation>quota delle sequenze in cui il fusto è perso alla fine [%]</translation>
</message>
<message>
 <source>share of the variance</source>
 <translation>quota della varianza</translation>
</message>
<message>
 <source>share of those that pass</source>
 <translation>quota di quelli in transito</translation>
</message>
<message>
 <source>share stopped, empty: no crossing [%]</source>
 <translation>quota di blocchi fermata, vuoto: nessun passaggio [%]</translation>
</message>
<message>
 <source>share that the smallest barrier stops</source>
 <translation>quota di blocchi fermata dalla barriera minima</translation>
</message>
<message>
 <source>share within</source>
 <translation>quota di punti entro la distanza</translation>
</message>
<message>
 <source>share, lower bound of its confidence</source>
 <translation>quota di lanci, limite inferiore della confidenza</translation>
</message>
<message>
 <source>share, upper bound of its confidence</source>
 <translation>quota di lanci, limite superiore della confidenza</translation>
</message>
<message>
 <source>short axis S [m]</source>
 <translation>asse corto S [m]</translation>
</message>
<message>
 <source>short length [m]</source>
 <translation>lunghezza minore [m]</translation>
</message>
<message>
 <source>short over long length</source>
 <translation>lunghezza minore su maggiore</translation>
</message>
<message>
 <source>short over middle length</source>
 <translation>lunghezza minore su lunghezza media</translation>
</message>
<message>
 <source>shortest axis [m]</source>
 <translation>asse più corto [m]</translation>
</message>
<message>
 <source>side of the equivalent box along x [m]</source>
 <translation>lato del parallelepipedo equivalente lungo x [m]</translation>
</message>
<message>
 <source>side of the equivalent box along y [m]</source>
 <translation>lato del parallelepipedo equivalente lungo y [m]</translation>
</message>
<message>
 <source>side of the equivalent box along z [m]</source>
 <translation>lato del parallelepipedo equivalente lungo z [m]</translation>
</message>
<message>
 <source>side rope</source>
 <translation>fune laterale</translation>
</message>
<message>
 <source>signature</source>
 <translation>firma</translation>
</message>
<message>
 <source>silver fir</source>
 <translation>abete bianco</translation>
</message>
<message>
 <source>simulated</source>
 <translation>simulati</translation>
</message>
<message>
 <source>simulated run-out, mean [m]</source>
 <translation>portata simulata, media [m]</translation>
</message>
<message>
 <source>simulated run-out, standard deviation [m]</source>
 <translation>portata simulata, deviazione standard [m]</translation>
</message>
<message>
 <source>simulation</source>
 <translation>simulazione</translation>
</message>
<message>
 <source>simulation that it is compared with: the values before</source>
 <translation>simulazione con cui è confrontata: i valori prima</translation>
</message>
<message>
 <source>single trees</source>
 <translation>singoli alberi</translation>
</message>
<message>
 <source>site</source>
 <translation>sito</translation>
</message>
<message>
 <source>site {}</source>
 <translation>sito {}</translation>
</message>
<message>
 <source>size</source>
 <translation>dimensione</translation>
</message>
<message>
 <source>size class</source>
 <translation>classe dimensionale</translation>
</message>
<message>
 <source>size class [m³]</source>
 <translation>classe dimensionale [m³]</translation>
</message>
<message>
 <source>size class {}</source>
 <translation>classe di grandezza {}</translation>
</message>
<message>
 <source>sizes of scars</source>
 <translation>dimensioni delle tracce d'impatto</translation>
</message>
<message>
 <source>skip</source>
 <translation>tralasciare</translation>
</message>
<message>
 <source>sliding friction</source>
 <translation>attrito di scorrimento</translation>
</message>
<message>
 <source>sliding ropes [kN]</source>
 <translation>funi scorrevoli [kN]</translation>
</message>
<message>
 <source>slippage [m]</source>
 <translation>scorrimento [m]</translation>
</message>
<message>
 <source>sliver</source>
 <translation>poligono spurio</translation>
</message>
<message>
 <source>slope</source>
 <translation>pendenza</translation>
</message>
<message>
 <source>slope [°]</source>
 <translation>pendenza [°]</translation>
</message>
<message>
 <source>slope up to [horizontal to 1]</source>
 <translation>pendenza fino a [orizzontale su 1]</translation>
</message>
<message>
 <source>slope, horizontal : 1 vertical</source>
 <translation>pendenza, orizzontale su 1 verticale</translation>
</message>
<message>
 <source>small blocks</source>
 <translation>piccoli blocchi</translation>
</message>
<message>
 <source>smallest barrier</source>
 <translation>barriera minima</translation>
</message>
<message>
 <source>smallest block of the class</source>
 <translation>blocco minimo della classe</translation>
</message>
<message>
 <source>smallest height above the uphill toe [m]</source>
 <translation>altezza minima sopra il piede di monte [m]</translation>
</message>
<message>
 <source>smallest net</source>
 <translation>rete più piccola</translation>
</message>
<message>
 <source>smallest net class for that energy; empty: no class suffices [kJ]</source>
 <translation>classe di rete minima per questa energia; vuoto: nessuna classe basta [kJ]</translation>
</message>
<message>
 <source>smallest thickness at a hit [m]</source>
 <translation>spessore minimo a un impatto [m]</translation>
</message>
<message>
 <source>smooth</source>
 <translation>liscio</translation>
</message>
<message>
 <source>snow</source>
 <translation>neve</translation>
</message>
<message>
 <source>snow cover</source>
 <translation>manto nevoso</translation>
</message>
<message>
 <source>soft</source>
 <translation>molle</translation>
</message>
<message>
 <source>soil type, code of Rockyfor3D</source>
 <translation>tipo di suolo, codice di Rockyfor3D</translation>
</message>
<message>
 <source>soil {}</source>
 <translation>suolo {}</translation>
</message>
<message>
 <source>some years old</source>
 <translation>di qualche anno</translation>
</message>
<message>
 <source>source</source>
 <translation>area sorgente</translation>
</message>
<message>
 <source>source and size class</source>
 <translation>area sorgente e classe dimensionale</translation>
</message>
<message>
 <source>source area</source>
 <translation>area sorgente</translation>
</message>
<message>
 <source>source areas</source>
 <translation>aree sorgenti</translation>
</message>
<message>
 <source>source of the equation</source>
 <translation>origine dell'equazione</translation>
</message>
<message>
 <source>source of the spread</source>
 <translation>origine della dispersione</translation>
</message>
<message>
 <source>sources</source>
 <translation>celle sorgenti</translation>
</message>
<message>
 <source>spatial probability of occurrence, {}</source>
 <translation>probabilità spaziale di occorrenza, {}</translation>
</message>
<message>
 <source>species group</source>
 <translation>gruppo di specie</translation>
</message>
<message>
 <source>species group, stem diameter</source>
 <translation>gruppo di specie, diametro dei fusti</translation>
</message>
<message>
 <source>sphere</source>
 <translation>sfera</translation>
</message>
<message>
 <source>sphere of this mass at 2700 kg/m³</source>
 <translation>sfera di questa massa a 2700 kg/m³</translation>
</message>
<message>
 <source>sphere, disc, rod and bladed divide the ratios of axes I / L and S / I at 2/3 (Zingg 1935); the ratios of each block are drawn within its class, from 1/3. any draws in all classes, given uses the two ratios below.</source>
 <translation>sphere, disc, rod e bladed sono separate dai rapporti tra gli assi I / L e S / I pari a 2/3 (Zingg 1935); i rapporti di ogni blocco sono estratti entro la sua classe, a partire da 1/3. any estrae in tutte le classi, given usa i due rapporti indicati sotto.</translation>
</message>
<message>
 <source>spherical</source>
 <translation>sferica</translation>
</message>
<message>
 <source>sphericity</source>
 <translation>sfericità</translation>
</message>
<message>
 <source>spin in the frame of the rock, {} [rad/s]</source>
 <translation>velocità di rotazione nel sistema del blocco, {} [rad/s]</translation>
</message>
<message>
 <source>spread of the run-out</source>
 <translation>dispersione della distanza di arresto</translation>
</message>
<message>
 <source>spruce</source>
 <translation>abete rosso</translation>
</message>
<message>
 <source>stand</source>
 <translation>popolamento</translation>
</message>
<message>
 <source>standard deviation of the diameters [cm]</source>
 <translation>deviazione standard dei diametri [cm]</translation>
</message>
<message>
 <source>standard error</source>
 <translation>errore standard</translation>
</message>
<message>
 <source>stands</source>
 <translation>popolamenti</translation>
</message>
<message>
 <source>stands, longest gaps</source>
 <translation>popolamenti, aperture</translation>
</message>
<message>
 <source>start of the run after the release of that rock [s]</source>
 <translation>quando comincia il lancio, dopo il distacco di quel blocco [s]</translation>
</message>
<message>
 <source>state</source>
 <translation>stato</translation>
</message>
<message>
 <source>state at the end</source>
 <translation>stato alla fine</translation>
</message>
<message>
 <source>static [kN]</source>
 <translation>statica [kN]</translation>
</message>
<message>
 <source>static force [kN]</source>
 <translation>forza statica [kN]</translation>
</message>
<message>
 <source>statistic</source>
 <translation>statistica</translation>
</message>
<message>
 <source>steady</source>
 <translation>costante</translation>
</message>
<message>
 <source>steep slopes</source>
 <translation>versanti ripidi</translation>
</message>
<message>
 <source>steepest ground along the line [°]</source>
 <translation>suolo più ripido lungo la linea [°]</translation>
</message>
<message>
 <source>stem broken</source>
 <translation>fusto spezzato</translation>
</message>
<message>
 <source>stem diameter [cm]</source>
 <translation>diametro del fusto [cm]</translation>
</message>
<message>
 <source>stem diameter required [cm]</source>
 <translation>diametro del fusto necessario [cm]</translation>
</message>
<message>
 <source>stem, or stump or log of one that broke</source>
 <translation>fusto, oppure ceppo o tronco a terra di uno rotto</translation>
</message>
<message>
 <source>stems lost [%]</source>
 <translation>fusti persi [%]</translation>
</message>
<message>
 <source>stems needed [1/ha]</source>
 <translation>fusti necessari [1/ha]</translation>
</message>
<message>
 <source>stems per hectare</source>
 <translation>fusti per ettaro</translation>
</message>
<message>
 <source>stems required [1/ha]</source>
 <translation>fusti necessari [1/ha]</translation>
</message>
<message>
 <source>stems that are lost [%]</source>
 <translation>fusti persi [%]</translation>
</message>
<message>
 <source>stems thick enough [1/ha]</source>
 <translation>fusti abbastanza grossi [1/ha]</translation>
</message>
<message>
 <source>stems, at least [1/ha]</source>
 <translation>fusti, almeno [1/ha]</translation>
</message>
<message>
 <source>step</source>
 <translation>passo</translation>
</message>
<message>
 <source>stones</source>
 <translation>pietre</translation>
</message>
<message>
 <source>stones and blocks to the shin; medium debris</source>
 <translation>pietre e blocchi fino allo stinco; detrito medio</translation>
</message>
<message>
 <source>stones to the ankle; stony meadow</source>
 <translation>pietre fino alla caviglia; prato sassoso</translation>
</message>
<message>
 <source>stop</source>
 <translation>fermare</translation>
</message>
<message>
 <source>stop within {:g} m</source>
 <translation>si fermano ogni {:g} m</translation>
</message>
<message>
 <source>stop: a release outside of the elevation model, or where it has no data, ends the run before it begins. skip: it is left out, and the log lists it.</source>
 <translation>stop: un punto di distacco fuori dal modello di elevazione, o dove non ha dati, ferma la simulazione prima dell'inizio. skip: viene tralasciato, e il registro lo elenca.</translation>
</message>
<message>
 <source>stopped</source>
 <translation>fermato</translation>
</message>
<message>
 <source>stopped [%]</source>
 <translation>fermati [%]</translation>
</message>
<message>
 <source>stopped a rock in a run</source>
 <translation>ha fermato un blocco in un lancio</translation>
</message>
<message>
 <source>stopped by a barrier</source>
 <translation>fermato da una barriera</translation>
</message>
<message>
 <source>stopped by a barrier here</source>
 <translation>fermati qui da una barriera</translation>
</message>
<message>
 <source>stopped earlier than simulated, by more than 1 standard deviation</source>
 <translation>fermato prima che nei lanci, oltre 1 deviazione standard</translation>
</message>
<message>
 <source>stops</source>
 <translation>punti di arresto</translation>
</message>
<message>
 <source>stops: points where blocks came to rest. scars: points where they hit the ground. scar sizes: their depth and length, wherever they lie. speeds: velocities of blocks at points that they passed. inventory: boulders that lie on the slope, with unknown release: each release is a candidate source, and gets a probability for each boulder.</source>
 <translation>arresti: dove i blocchi si sono fermati. tracce: dove hanno colpito il terreno. dimensioni delle tracce: quanto sono profonde e lunghe, ovunque siano. velocità: la velocità dei blocchi nei punti in cui sono passati. inventario: blocchi depositati sul versante di cui nessuno conosce il distacco: ogni distacco è una sorgente possibile e riceve una probabilità per ogni blocco.</translation>
</message>
<message>
 <source>stored in parts that tore</source>
 <translation>immagazzinata negli elementi rotti</translation>
</message>
<message>
 <source>straight between vertices</source>
 <translation>rettilineo tra vertici</translation>
</message>
<message>
 <source>stroke [m]</source>
 <translation>corsa [m]</translation>
</message>
<message>
 <source>strokes of brakes [m]</source>
 <translation>corse dei freni [m]</translation>
</message>
<message>
 <source>strong</source>
 <translation>forte</translation>
</message>
<message>
 <source>style,symbols,legend,qml,geopackage,package,export,deliver,rockfall</source>
 <translation>stile,simboli,legenda,qml,geopackage,pacchetto,esporta,consegna,caduta sassi</translation>
</message>
<message>
 <source>sum, R² = {:.3f}</source>
 <translation>somma, R² = {:.3f}</translation>
</message>
<message>
 <source>superellipsoid</source>
 <translation>superellissoide</translation>
</message>
<message>
 <source>support rope</source>
 <translation>fune portante</translation>
</message>
<message>
 <source>surface [m²]</source>
 <translation>superficie [m²]</translation>
</message>
<message>
 <source>surface roughness [m]</source>
 <translation>scabrezza superficiale [m]</translation>
</message>
<message>
 <source>symbol</source>
 <translation>simbolo</translation>
</message>
<message>
 <source>target profile, open: not checked</source>
 <translation>profilo ideale, open: non verificato</translation>
</message>
<message>
 <source>terrain, forest</source>
 <translation>terreno, bosco</translation>
</message>
<message>
 <source>that could climb over</source>
 <translation>che potrebbero superarlo rotolando</translation>
</message>
<message>
 <source>the best one</source>
 <translation>la migliore</translation>
</message>
<message>
 <source>the breaking load of the rope</source>
 <translation>il carico di rottura della fune</translation>
</message>
<message>
 <source>the density of the air</source>
 <translation>la densità dell'aria</translation>
</message>
<message>
 <source>the density of the rock</source>
 <translation>la densità del blocco</translation>
</message>
<message>
 <source>the density of the stand</source>
 <translation>la densità del popolamento</translation>
</message>
<message>
 <source>the design block (MASS) has {:.4g} kg, less than half of the {:.4g} kg of the heaviest rock that passes</source>
 <translation>il blocco di progetto (MASS) pesa {:.4g} kg, meno della metà dei {:.4g} kg del blocco più pesante che passa</translation>
</message>
<message>
 <source>the design block has a radius of {:.3g} m (RADIUS), a sphere of its mass {:.3g} m, and the free border goes by it</source>
 <translation>il blocco di progetto ha un raggio di {:.3g} m (RADIUS), una sfera della sua massa {:.3g} m, e il franco ne dipende</translation>
</message>
<message>
 <source>the design block has a radius of {:.3g} m, less than half of the {:.3g} m of the rocks that pass, and the free border goes by it</source>
 <translation>il blocco di progetto ha un raggio di {:.3g} m, meno della metà dei {:.3g} m dei blocchi che passano, e il franco ne dipende</translation>
</message>
<message>
 <source>the design block has {:.4g} kg (MASS) and a radius of {:.3g} m (RADIUS); a block of this size is not so light</source>
 <translation>il blocco di progetto pesa {:.4g} kg (MASS) e ha un raggio di {:.3g} m (RADIUS); un blocco di questa grandezza non è così leggero</translation>
</message>
<message>
 <source>the design energy is {:.4g} kJ, less than half of the {:.4g} kJ of the rocks that pass</source>
 <translation>l'energia di progetto è di {:.4g} kJ, meno della metà dei {:.4g} kJ dei blocchi che passano</translation>
</message>
<message>
 <source>the design height with the free border is {:.3g} m, less than half of the {:.3g} m of the rocks that pass with their radius</source>
 <translation>l'altezza di progetto con il franco è di {:.3g} m, meno della metà dei {:.3g} m dei blocchi che passano con il loro raggio</translation>
</message>
<message>
 <source>the diameter of the stem</source>
 <translation>il diametro del fusto</translation>
</message>
<message>
 <source>the distance behind the net: not entered (DISTANCE)</source>
 <translation>la distanza dietro la rete: non indicata (DISTANCE)</translation>
</message>
<message>
 <source>the distance behind the net: the elongation is neither entered (ELONGATION) nor in the catalogue</source>
 <translation>la distanza dietro la rete: l'allungamento non è né indicato (ELONGATION) né nel catalogo</translation>
</message>
<message>
 <source>the energy</source>
 <translation>l'energia</translation>
</message>
<message>
 <source>the energy balance has an error of {} % of the rock's energy, even with the shortest step</source>
 <translation>il bilancio energetico ha uno scarto del {} % dell'energia del blocco, anche con il passo più corto</translation>
</message>
<message>
 <source>the energy of the barrier</source>
 <translation>l'energia della barriera</translation>
</message>
<message>
 <source>the energy of the net</source>
 <translation>l'energia della rete</translation>
</message>
<message>
 <source>the energy of the type test</source>
 <translation>l'energia della prova di tipo</translation>
</message>
<message>
 <source>the energy that the stem absorbs</source>
 <translation>l'energia assorbita dal fusto</translation>
</message>
<message>
 <source>the factor of friction</source>
 <translation>il fattore dell'attrito</translation>
</message>
<message>
 <source>the factor of rolling resistance</source>
 <translation>il fattore della resistenza al rotolamento</translation>
</message>
<message>
 <source>the first one</source>
 <translation>il primo</translation>
</message>
<message>
 <source>the geometries</source>
 <translation>le geometrie</translation>
</message>
<message>
 <source>the height</source>
 <translation>l'altezza</translation>
</message>
<message>
 <source>the height of the barrier</source>
 <translation>l'altezza della barriera</translation>
</message>
<message>
 <source>the height of the net</source>
 <translation>l'altezza della rete</translation>
</message>
<message>
 <source>the height of the net: neither entered (HEIGHT) nor in the catalogue</source>
 <translation>l'altezza della rete: né indicata (HEIGHT) né nel catalogo</translation>
</message>
<message>
 <source>the height of the release above the ground</source>
 <translation>l'altezza del distacco sul terreno</translation>
</message>
<message>
 <source>the height of the tree</source>
 <translation>l'altezza dell'albero</translation>
</message>
<message>
 <source>the heights (Z)</source>
 <translation>le quote (Z)</translation>
</message>
<message>
 <source>the impact law is compliant and takes many times longer</source>
 <translation>la legge d'urto è cedevole e richiede molto più tempo</translation>
</message>
<message>
 <source>the last one</source>
 <translation>l'ultimo</translation>
</message>
<message>
 <source>the length of the rock</source>
 <translation>la lunghezza del blocco</translation>
</message>
<message>
 <source>the net fails</source>
 <translation>la rete cede</translation>
</message>
<message>
 <source>the net had stopped the rock after {} s, but it had left the net after {} s</source>
 <translation>la rete aveva fermato il blocco dopo {} s, ma dopo {} s ne era uscito</translation>
</message>
<message>
 <source>the residual height: the catalogue does not state it (residual_share)</source>
 <translation>l'altezza residua: il catalogo non la indica (residual_share)</translation>
</message>
<message>
 <source>the road</source>
 <translation>la strada</translation>
</message>
<message>
 <source>the rock fits through a mesh: it is {} m around, the opening {} m</source>
 <translation>il blocco passa attraverso una maglia: perimetro {} m, apertura {} m</translation>
</message>
<message>
 <source>the spacing of the posts</source>
 <translation>l'interasse dei montanti</translation>
</message>
<message>
 <source>the standard deviation of the diameters</source>
 <translation>la deviazione standard dei diametri</translation>
</message>
<message>
 <source>the times (M)</source>
 <translation>i tempi (M)</translation>
</message>
<message>
 <source>the unit {}</source>
 <translation>l'unità {}</translation>
</message>
<message>
 <source>the velocity at the start</source>
 <translation>la velocità iniziale</translation>
</message>
<message>
 <source>the volume of the rock</source>
 <translation>il volume del blocco</translation>
</message>
<message>
 <source>there are flexible nets</source>
 <translation>ci sono reti flessibili</translation>
</message>
<message>
 <source>there are too few runs; 200 and more are needed</source>
 <translation>i lanci sono troppo pochi; ne servono 200 o più</translation>
</message>
<message>
 <source>there is snow on which a rock glides</source>
 <translation>c'è neve sulla quale un blocco scivola</translation>
</message>
<message>
 <source>thicker than [cm]</source>
 <translation>più grossi di [cm]</translation>
</message>
<message>
 <source>thickest stems</source>
 <translation>fusti più grossi</translation>
</message>
<message>
 <source>thickness by penetration [m]</source>
 <translation>spessore secondo la penetrazione [m]</translation>
</message>
<message>
 <source>thickness required [m]</source>
 <translation>spessore necessario [m]</translation>
</message>
<message>
 <source>thin stony soil, fine scree</source>
 <translation>suolo sottile e sassoso, detrito fine</translation>
</message>
<message>
 <source>thinnest stems</source>
 <translation>fusti più sottili</translation>
</message>
<message>
 <source>threshold {:.1f}°</source>
 <translation>soglia {:.1f}°</translation>
</message>
<message>
 <source>through</source>
 <translation>attraverso</translation>
</message>
<message>
 <source>thrown</source>
 <translation>lanciati</translation>
</message>
<message>
 <source>throws</source>
 <translation>lanci</translation>
</message>
<message>
 <source>time [s]</source>
 <translation>tempo [s]</translation>
</message>
<message>
 <source>time of the elongation [s]</source>
 <translation>tempo della deformazione [s]</translation>
</message>
<message>
 <source>time since the release [s]</source>
 <translation>tempo dal distacco [s]</translation>
</message>
<message>
 <source>to</source>
 <translation>a</translation>
</message>
<message>
 <source>to be clarified</source>
 <translation>da chiarire</translation>
</message>
<message>
 <source>to, along the line [m]</source>
 <translation>a, lungo la linea [m]</translation>
</message>
<message>
 <source>too much energy</source>
 <translation>troppo forti</translation>
</message>
<message>
 <source>too old: {}</source>
 <translation>troppo vecchio: {}</translation>
</message>
<message>
 <source>top 95 % [m]</source>
 <translation>punto più alto 95 % [m]</translation>
</message>
<message>
 <source>top [m]</source>
 <translation>punto più alto [m]</translation>
</message>
<message>
 <source>top max. [m]</source>
 <translation>punto più alto max. [m]</translation>
</message>
<message>
 <source>trajectories, road</source>
 <translation>traiettorie, strada</translation>
</message>
<message>
 <source>translation alone</source>
 <translation>sola traslazione</translation>
</message>
<message>
 <source>tree</source>
 <translation>albero</translation>
</message>
<message>
 <source>trees needed to stop a block</source>
 <translation>alberi necessari per fermare un blocco</translation>
</message>
<message>
 <source>trees needed to stop it</source>
 <translation>alberi necessari per fermarlo</translation>
</message>
<message>
 <source>trend</source>
 <translation>tendenza</translation>
</message>
<message>
 <source>triangle</source>
 <translation>triangolo</translation>
</message>
<message>
 <source>true area</source>
 <translation>superficie vera</translation>
</message>
<message>
 <source>true area represented by the point [m²]</source>
 <translation>area vera che il punto rappresenta [m²]</translation>
</message>
<message>
 <source>tussocks and pebbles, no higher than a boot's toe; fine debris</source>
 <translation>ciuffi d'erba e sassolini, non più alti della punta di uno scarpone; detrito fine</translation>
</message>
<message>
 <source>under</source>
 <translation>sotto</translation>
</message>
<message>
 <source>uneven</source>
 <translation>irregolare</translation>
</message>
<message>
 <source>unfinished</source>
 <translation>incompiuta</translation>
</message>
<message>
 <source>uniform</source>
 <translation>uniforme</translation>
</message>
<message>
 <source>unit</source>
 <translation>unità</translation>
</message>
<message>
 <source>unknown</source>
 <translation>sconosciuto</translation>
</message>
<message>
 <source>untouched</source>
 <translation>intatto</translation>
</message>
<message>
 <source>up [m]</source>
 <translation>verso l'alto [m]</translation>
</message>
<message>
 <source>up to [kJ]</source>
 <translation>fino a [kJ]</translation>
</message>
<message>
 <source>up to {:g} %</source>
 <translation>fino a {:g} %</translation>
</message>
<message>
 <source>uphill face</source>
 <translation>paramento di monte</translation>
</message>
<message>
 <source>uphill face [°]</source>
 <translation>paramento di monte [°]</translation>
</message>
<message>
 <source>uphill side</source>
 <translation>lato di monte</translation>
</message>
<message>
 <source>uphill side of the line</source>
 <translation>lato di monte della linea</translation>
</message>
<message>
 <source>uphill toe</source>
 <translation>piede di monte</translation>
</message>
<message>
 <source>uphill toe: above the ground where the uphill face meets it. axis: above the ground below the line; on a slope the height at the uphill toe is then less.</source>
 <translation>uphill toe: sopra il terreno dove il paramento di monte lo incontra. axis: sopra il terreno sotto la linea; su un pendio l'altezza al piede di monte è allora minore.</translation>
</message>
<message>
 <source>upper bound</source>
 <translation>limite superiore</translation>
</message>
<message>
 <source>upper bound of that share [%]</source>
 <translation>limite superiore di questa quota [%]</translation>
</message>
<message>
 <source>upper support rope</source>
 <translation>fune portante superiore</translation>
</message>
<message>
 <source>utilisation of its energy</source>
 <translation>utilizzo dell'energia</translation>
</message>
<message>
 <source>utilisation of the net, the larger of both [%]</source>
 <translation>sfruttamento della rete, il maggiore dei due [%]</translation>
</message>
<message>
 <source>value</source>
 <translation>valore</translation>
</message>
<message>
 <source>variance of the difference in that of independent runs</source>
 <translation>varianza della differenza in quella di lanci indipendenti</translation>
</message>
<message>
 <source>variant</source>
 <translation>variante</translation>
</message>
<message>
 <source>velocities</source>
 <translation>velocità</translation>
</message>
<message>
 <source>velocity</source>
 <translation>velocità</translation>
</message>
<message>
 <source>velocity 95 % [m/s]</source>
 <translation>velocità 95 % [m/s]</translation>
</message>
<message>
 <source>velocity [m/s]</source>
 <translation>velocità [m/s]</translation>
</message>
<message>
 <source>velocity [m/s], {}</source>
 <translation>velocità [m/s], {}</translation>
</message>
<message>
 <source>velocity after [m/s]</source>
 <translation>velocità dopo [m/s]</translation>
</message>
<message>
 <source>velocity at the end [m/s]</source>
 <translation>velocità alla fine [m/s]</translation>
</message>
<message>
 <source>velocity before [m/s]</source>
 <translation>velocità prima [m/s]</translation>
</message>
<message>
 <source>velocity to the east [m/s]</source>
 <translation>velocità verso est [m/s]</translation>
</message>
<message>
 <source>velocity to the north [m/s]</source>
 <translation>velocità verso nord [m/s]</translation>
</message>
<message>
 <source>velocity upwards [m/s]</source>
 <translation>velocità verso l'alto [m/s]</translation>
</message>
<message>
 <source>velocity, 95 % [m/s]</source>
 <translation>velocità, 95 % [m/s]</translation>
</message>
<message>
 <source>velocity, largest [m/s]</source>
 <translation>velocità, massima [m/s]</translation>
</message>
<message>
 <source>velocity, {} [m/s]</source>
 <translation>velocità, {} [m/s]</translation>
</message>
<message>
 <source>verdict</source>
 <translation>esito</translation>
</message>
<message>
 <source>version unknown</source>
 <translation>versione sconosciuta</translation>
</message>
<message>
 <source>volume</source>
 <translation>volume</translation>
</message>
<message>
 <source>volume [m³]</source>
 <translation>volume [m³]</translation>
</message>
<message>
 <source>volume in m³, length of the long axis in m, or mass in kg.</source>
 <translation>volume in m³, length (lunghezza dell'asse lungo) in m, o mass (massa) in kg.</translation>
</message>
<message>
 <source>volume lost with corners [%]</source>
 <translation>volume perso con i vertici [%]</translation>
</message>
<message>
 <source>volume of cut [m³]</source>
 <translation>volume di scavo [m³]</translation>
</message>
<message>
 <source>volume of fill [m³]</source>
 <translation>volume di riporto [m³]</translation>
</message>
<message>
 <source>weak</source>
 <translation>debole</translation>
</message>
<message>
 <source>weight of the run: a part of one rock</source>
 <translation>peso della corsa: una parte di un blocco</translation>
</message>
<message>
 <source>went farther than simulated, by more than 1 standard deviation</source>
 <translation>andato più lontano che nei lanci, oltre 1 deviazione standard</translation>
</message>
<message>
 <source>what</source>
 <translation>che cosa</translation>
</message>
<message>
 <source>what was tried</source>
 <translation>prove</translation>
</message>
<message>
 <source>whatever the return period</source>
 <translation>qualunque sia il periodo di ritorno</translation>
</message>
<message>
 <source>where</source>
 <translation>dove</translation>
</message>
<message>
 <source>whole velocity</source>
 <translation>velocità intera</translation>
</message>
<message>
 <source>whole velocity: that of the crossing, on the safe side. across the roof: its component normal to the roof. The treatment of oblique impacts in the formulas was not found in a source.</source>
 <translation>whole velocity: quella dell'attraversamento, dal lato della sicurezza. across the roof: la sua parte normale al tetto. Come le formule trattano i blocchi obliqui non è stato trovato in alcuna fonte.</translation>
</message>
<message>
 <source>why the run ended</source>
 <translation>causa della fine del lancio</translation>
</message>
<message>
 <source>width [m]</source>
 <translation>larghezza [m]</translation>
</message>
<message>
 <source>width by the modified Ritchie criterion, 0.2 H + 4.5 [m]</source>
 <translation>larghezza secondo il criterio modificato di Ritchie, 0,2 H + 4,5 [m]</translation>
</message>
<message>
 <source>width of the band relative to that of the search range</source>
 <translation>larghezza della banda rispetto a quella dell'intervallo di ricerca</translation>
</message>
<message>
 <source>width of the berm [m]</source>
 <translation>larghezza della berma [m]</translation>
</message>
<message>
 <source>width of the block, d2 [m]</source>
 <translation>larghezza del blocco, d2 [m]</translation>
</message>
<message>
 <source>width of the catchment [m]</source>
 <translation>larghezza dell'area di raccolta [m]</translation>
</message>
<message>
 <source>width of the crest [m]</source>
 <translation>larghezza del coronamento [m]</translation>
</message>
<message>
 <source>width of the ditch of a guideline [m]</source>
 <translation>larghezza del fosso di una linea guida [m]</translation>
</message>
<message>
 <source>width that holds {:g} % [m]</source>
 <translation>larghezza che trattiene il {:g} % [m]</translation>
</message>
<message>
 <source>width within which 90 % of the rocks first hit the catchment [m]</source>
 <translation>larghezza entro cui il 90 % dei blocchi tocca per la prima volta l'area di raccolta [m]</translation>
</message>
<message>
 <source>with 95 % confidence</source>
 <translation>con confidenza del 95 %</translation>
</message>
<message>
 <source>with all measures</source>
 <translation>con tutte le misure</translation>
</message>
<message>
 <source>with barrier and forest</source>
 <translation>con barriera e bosco</translation>
</message>
<message>
 <source>with forest</source>
 <translation>con bosco</translation>
</message>
<message>
 <source>with numbers</source>
 <translation>con i valori</translation>
</message>
<message>
 <source>with rotation</source>
 <translation>con rotazione</translation>
</message>
<message>
 <source>with the barrier</source>
 <translation>con la barriera</translation>
</message>
<message>
 <source>with the net</source>
 <translation>con la rete</translation>
</message>
<message>
 <source>without</source>
 <translation>senza</translation>
</message>
<message>
 <source>without forest</source>
 <translation>senza bosco</translation>
</message>
<message>
 <source>without friction [m]</source>
 <translation>senza attrito [m]</translation>
</message>
<message>
 <source>without styles</source>
 <translation>senza stili</translation>
</message>
<message>
 <source>without the net</source>
 <translation>senza la rete</translation>
</message>
<message>
 <source>worn block, bladed</source>
 <translation>blocco consumato, piatto e lungo</translation>
</message>
<message>
 <source>worn block, compact</source>
 <translation>blocco consumato, compatto</translation>
</message>
<message>
 <source>worn column</source>
 <translation>colonna consumata</translation>
</message>
<message>
 <source>worn slab</source>
 <translation>lastra consumata</translation>
</message>
<message>
 <source>years</source>
 <translation>anni</translation>
</message>
<message>
 <source>yes</source>
 <translation>sì</translation>
</message>
<message>
 <source>yield force of the tendon, minimum</source>
 <translation>forza di snervamento dell'armatura, almeno</translation>
</message>
<message>
 <source>{:.0f} % lost</source>
 <translation>{:.0f} % persi</translation>
</message>
<message>
 <source>{:.0f} m along the line</source>
 <translation>{:.0f} m lungo la linea</translation>
</message>
<message>
 <source>{:.0f} minutes</source>
 <translation>{:.0f} minuti</translation>
</message>
<message>
 <source>{:.0f} seconds</source>
 <translation>{:.0f} secondi</translation>
</message>
<message>
 <source>{:.1f} % of its hull is void.</source>
 <translation>{:.1f} % del suo involucro è vuoto.</translation>
</message>
<message>
 <source>{:.1f} % probability of being the best</source>
 <translation>{:.1f} % di probabilità di essere la migliore</translation>
</message>
<message>
 <source>{:.1f} days</source>
 <translation>{:.1f} giorni</translation>
</message>
<message>
 <source>{:.1f} hours</source>
 <translation>{:.1f} ore</translation>
</message>
<message>
 <source>{:.1f} s of computing, {} steps.</source>
 <translation>{:.1f} s di calcolo, {} passi.</translation>
</message>
<message>
 <source>{:.2f} s</source>
 <translation>{:.2f} s</translation>
</message>
<message>
 <source>{:.2g} to {:.2g} %</source>
 <translation>da {:.2g} a {:.2g} %</translation>
</message>
<message>
 <source>{:.3g} cells in {:.0f} s.</source>
 <translation>{:.3g} celle in {:.0f} s.</translation>
</message>
<message>
 <source>{:g} % confidence</source>
 <translation>{:g} % di confidenza</translation>
</message>
<message>
 <source>{:g} % of the blocks are smaller [m³]</source>
 <translation>{:g} % dei blocchi sono più piccoli [m³]</translation>
</message>
<message>
 <source>{:g} kJ</source>
 <translation>{:g} kJ</translation>
</message>
<message>
 <source>{:g} kg/s up to {:g} m</source>
 <translation>{:g} kg/s fino a {:g} m</translation>
</message>
<message>
 <source>{:g} m</source>
 <translation>{:g} m</translation>
</message>
<message>
 <source>{:g} m or the radius of the block</source>
 <translation>{:g} m o il raggio del blocco</translation>
</message>
<message>
 <source>{:g} m³, forest</source>
 <translation>{:g} m³, bosco</translation>
</message>
<message>
 <source>{:g} m³, no forest</source>
 <translation>{:g} m³, senza bosco</translation>
</message>
<message>
 <source>{:g} to {:g}</source>
 <translation>da {:g} a {:g}</translation>
</message>
<message>
 <source>{:g}th percentile of {}</source>
 <translation>{:g}° percentile di {}</translation>
</message>
<message>
 <source>{count} of {runs} rocks came to rest on ground steeper than 45°.</source>
 <translation>{count} blocchi su {runs} si sono fermati su un terreno più ripido di 45°.</translation>
</message>
<message>
 <source>{count} rocks pass over the crest, and {value:.1f} of them determine the width that holds {share:g} %; at least {limit:g} are required.</source>
 <translation>{count} blocchi superano il ciglio, e {value:.1f} di essi decidono la larghezza che ne trattiene {share:g} %; dovrebbero essere almeno {limit:g}.</translation>
</message>
<message>
 <source>{share:.3g} % of the runs have blocks above the masses whose rolling was measured ({least:g} to {limit:g} kg), up to {value:.0f} kg. Their rolling resistance is kept as at {limit:g} kg; the law continued to that mass would give {factor:.2f} times as much on the ground where that matters most.</source>
 <translation>Il {share:.3g} % dei lanci ha blocchi oltre le masse di cui è stato misurato il rotolamento (da {least:g} a {limit:g} kg), fino a {value:.0f} kg. La loro resistenza al rotolamento resta quella di {limit:g} kg; la legge prolungata fino a quella massa darebbe {factor:.2f} volte tanto sul terreno dove l'effetto è maggiore.</translation>
</message>
<message>
 <source>{share:.3g} % of the runs have blocks below the masses whose rolling was measured ({limit:g} to {most:g} kg), down to {value:.3g} kg. Their rolling resistance is kept as at {limit:g} kg; the law continued to that mass would give {factor:.2f} times as much on the ground where that matters most.</source>
 <translation>Il {share:.3g} % dei lanci ha blocchi sotto le masse di cui è stato misurato il rotolamento (da {limit:g} a {most:g} kg), fino a {value:.3g} kg. La loro resistenza al rotolamento resta quella di {limit:g} kg; la legge prolungata fino a quella massa darebbe {factor:.2f} volte tanto sul terreno dove l'effetto è maggiore.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks are stopped by barriers or trees, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) arriva meno lontano di {other} ({other_mass:.0f} kg): distanza di arresto al 95 % {value:.0f} m contro {limit:.0f} m, media {mean:.0f} m contro {other_mean:.0f} m. Motivo probabile: il {part:.0f} % dei blocchi maggiori è fermato da opere o alberi, il {other_part:.0f} % dei minori.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks leave the elevation model, where their run-out ends, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) arriva meno lontano di {other} ({other_mass:.0f} kg): distanza di arresto al 95 % {value:.0f} m contro {limit:.0f} m, media {mean:.0f} m contro {other_mean:.0f} m. Motivo probabile: il {part:.0f} % dei blocchi maggiori lascia il modello del terreno, dove il loro percorso finisce, il {other_part:.0f} % dei minori.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks still moved at the longest duration of a run, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) arriva meno lontano di {other} ({other_mass:.0f} kg): distanza di arresto al 95 % {value:.0f} m contro {limit:.0f} m, media {mean:.0f} m contro {other_mean:.0f} m. Motivo probabile: il {part:.0f} % dei blocchi maggiori si muoveva ancora alla durata massima di un lancio, il {other_part:.0f} % dei minori.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. Likely reason: {part:.0f} % of the larger blocks stop within five block sizes of their release, so they never started to move, {other_part:.0f} % of the smaller ones.</source>
 <translation>{subject} ({mass:.0f} kg) arriva meno lontano di {other} ({other_mass:.0f} kg): distanza di arresto al 95 % {value:.0f} m contro {limit:.0f} m, media {mean:.0f} m contro {other_mean:.0f} m. Motivo probabile: il {part:.0f} % dei blocchi maggiori si ferma entro cinque volte la sua dimensione dal punto di distacco, quindi non è mai partito, il {other_part:.0f} % dei minori.</translation>
</message>
<message>
 <source>{subject} ({mass:.0f} kg) reaches less far than {other} ({other_mass:.0f} kg): 95 % run-out {value:.0f} m against {limit:.0f} m, mean {mean:.0f} m against {other_mean:.0f} m. The ends of the runs do not explain it.</source>
 <translation>{subject} ({mass:.0f} kg) arriva meno lontano di {other} ({other_mass:.0f} kg): distanza di arresto al 95 % {value:.0f} m contro {limit:.0f} m, media {mean:.0f} m contro {other_mean:.0f} m. La fine dei lanci non lo spiega.</translation>
</message>
<message>
 <source>{subject} ({value:.0f}) is not used: each feature has its own number of runs in the field {field}.</source>
 <translation>{subject} ({value:.0f}) non viene usato: ogni elemento ha un proprio numero di lanci nel campo {field}.</translation>
</message>
<message>
 <source>{subject} ({value:g} m) is not used: each feature has its own height in the field {field}.</source>
 <translation>{subject} ({value:g} m) non viene usato: ogni elemento ha una propria altezza nel campo {field}.</translation>
</message>
<message>
 <source>{subject} ({value:g} m³) is not used: each feature has its own volume in the field {field}.</source>
 <translation>{subject} ({value:g} m³) non viene usato: ogni elemento ha un proprio volume nel campo {field}.</translation>
</message>
<message>
 <source>{subject} ({value:g} m³) is not used: {other} gives the size of the rocks.</source>
 <translation>{subject} ({value:g} m³) non viene usato: {other} definisce la dimensione dei blocchi.</translation>
</message>
<message>
 <source>{subject} ranks first, but {value:.0f} runs pass it and {limit:.0f} pass {other}: rocks that pass around its ends, or stop above it, are not counted for it.</source>
 <translation>{subject} viene per prima, ma {value:.0f} traiettorie la attraversano e {limit:.0f} attraversano {other}: i blocchi che ne aggirano le estremità o si fermano a monte non contano per essa.</translation>
</message>
<message>
 <source>{subject} rises {value:.1f} m above its downhill toe, more than {limit:g} m: on a slope most of the fill lies below the crest, and stability and space govern such an embankment.</source>
 <translation>{subject} si eleva {value:.1f} m sopra il piede a valle, più di {limit:g} m: su un pendio la maggior parte del rilevato sta sotto il coronamento, e stabilità e superficie decidono di un tale rilevato.</translation>
</message>
<message>
 <source>{subject}: a barrier has a flexible net, which does not know the weights of runs that split.</source>
 <translation>{subject}: un'opera ha una rete flessibile, che non conosce i pesi di corse che si dividono.</translation>
</message>
<message>
 <source>{subject}: a metre of the coordinate system is {shortest:.4f} to {longest:.4f} m on the ground; slopes and velocities have the same error.</source>
 <translation>{subject}: un metro del sistema di coordinate vale da {shortest:.4f} a {longest:.4f} m al suolo; pendenze e velocità sono sbagliate di altrettanto.</translation>
</message>
<message>
 <source>{subject}: a polygon of {width:.0f} m x {height:.0f} m holds too many points {value:g} m apart; increase the spacing.</source>
 <translation>{subject}: un poligono di {width:.0f} m x {height:.0f} m contiene troppi punti a {value:g} m di distanza; aumentare la distanza.</translation>
</message>
<message>
 <source>{subject}: all cells have the same height {value:.7g} m.</source>
 <translation>{subject}: tutte le celle hanno la stessa quota {value:.7g} m.</translation>
</message>
<message>
 <source>{subject}: all of them lie within the distance of {key}; none is left.</source>
 <translation>{subject}: tutti si trovano entro la distanza di {key}; non ne resta nessuno.</translation>
</message>
<message>
 <source>{subject}: all runs of all events are made; leave {other} at 0.</source>
 <translation>{subject}: si calcolano tutte le traiettorie di tutti gli eventi; lasciare {other} a 0.</translation>
</message>
<message>
 <source>{subject}: choose the field with the ground class ({key}).</source>
 <translation>{subject}: scegliere il campo con la classe di terreno ({key}).</translation>
</message>
<message>
 <source>{subject}: choose the fields with the drag coefficient and the height ({key}, {other}).</source>
 <translation>{subject}: scegliere i campi con il coefficiente di resistenza e l'altezza ({key}, {other}).</translation>
</message>
<message>
 <source>{subject}: events cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject}: gli eventi non sono compatibili con {other}; lasciarne vuoto uno.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has a net, and the ground on both sides of it is too flat to find the downhill side.</source>
 <translation>{subject}: l'elemento {feature} ha una rete, e il terreno accanto è troppo piano per capire quale lato è a valle.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the class {name!r} in {field}; known classes are {known}.</source>
 <translation>{subject}: l'elemento {feature} ha la classe {name!r} in {field}; le classi note sono {known}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the net {name!r}; known are {known}, and the path of a JSON file.</source>
 <translation>{subject}: l'elemento {feature} ha la rete {name!r}; sono noti {known}, e il percorso di un file JSON.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has the species group {name!r} in {field}; known groups are {known}.</source>
 <translation>{subject}: l'elemento {feature} ha il gruppo di specie {name!r} in {field}; i gruppi noti sono {known}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number from {lowest:g} to {limit:g}.</source>
 <translation>{subject}: l'elemento {feature} ha {field} = {shown}; indicare un numero da {lowest:g} a {limit:g}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number of at least {limit:g}.</source>
 <translation>{subject}: l'elemento {feature} ha {field} = {shown}; indicare un numero di almeno {limit:g}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} has {field} = {shown}; give a number of more than {limit:g}.</source>
 <translation>{subject}: l'elemento {feature} ha {field} = {shown}; indicare un numero maggiore di {limit:g}.</translation>
</message>
<message>
 <source>{subject}: feature {feature} leans; give the direction in which it leans ({key} or lies_deg).</source>
 <translation>{subject}: l'elemento {feature} è inclinato; indicare in quale direzione ({key} o lies_deg).</translation>
</message>
<message>
 <source>{subject}: feature {feature} lies on the ground; give the energy that it can absorb ({key} or energy_kj).</source>
 <translation>{subject}: l'elemento {feature} giace a terra; indicare l'energia che può assorbire ({key} o energy_kj).</translation>
</message>
<message>
 <source>{subject}: feature {feature}: {wrong}</source>
 <translation>{subject}: elemento {feature}: {wrong}</translation>
</message>
<message>
 <source>{subject}: it defines ground and forest, and so does {other}; give one of them.</source>
 <translation>{subject}: definisce suolo e bosco, e anche {other} li definisce; indicarne uno solo.</translation>
</message>
<message>
 <source>{subject}: it defines the rocks, and so does {other}; leave one of them empty.</source>
 <translation>{subject}: definisce i blocchi, e anche {other} li definisce; lasciarne vuoto uno.</translation>
</message>
<message>
 <source>{subject}: it says where runs split, and so does {other}; give one of them.</source>
 <translation>{subject}: dice dove le corse si dividono, e {other} pure; dare uno dei due.</translation>
</message>
<message>
 <source>{subject}: its energies are those of the translation alone.</source>
 <translation>{subject}: le energie sono quelle della sola traslazione.</translation>
</message>
<message>
 <source>{subject}: left out, as there is no elevation under them: {features}.</source>
 <translation>{subject}: esclusi, perché sotto di essi non c'è quota: {features}.</translation>
</message>
<message>
 <source>{subject}: left out, as they have no geometry: {features}.</source>
 <translation>{subject}: esclusi per mancanza di geometria: {features}.</translation>
</message>
<message>
 <source>{subject}: left out, as they have no length: {features}.</source>
 <translation>{subject}: esclusi, perché senza lunghezza: {features}.</translation>
</message>
<message>
 <source>{subject}: mu_max is {value:g} and mu_min {limit:g}; friction grows with slip, so give mu_max at least mu_min.</source>
 <translation>{subject}: mu_max è {value:g} e mu_min {limit:g}; l’attrito cresce con lo scivolamento, quindi date un mu_max almeno pari a mu_min.</translation>
</message>
<message>
 <source>{subject}: mu_min, mu_max, kappa and beta are those of the raster, which does not state their source.</source>
 <translation>{subject}: mu_min, mu_max, kappa e beta sono quelli del raster, che non dice da dove provengono.</translation>
</message>
<message>
 <source>{subject}: no barrier of the table stops {limit:.4g} % of the rocks; that takes {height} m and {energy} kJ or more.</source>
 <translation>{subject}: nessuna barriera della tabella ferma il {limit:.4g} % dei blocchi; occorrono almeno {height} m e {energy} kJ.</translation>
</message>
<message>
 <source>{subject}: no cell of the elevation model has its centre in {value:.0f} of the features ({features}), so they have no effect. They are narrower than the cells of {limit:.3g} m.</source>
 <translation>{subject}: nessuna cella del modello altimetrico ha il centro in {value:.0f} degli elementi ({features}), che quindi non hanno effetto. Sono più stretti delle celle di {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: no effect, outside of the elevation model: {features}.</source>
 <translation>{subject}: senza effetto, perché all'esterno del modello del terreno: {features}.</translation>
</message>
<message>
 <source>{subject}: no elevation under {features}: outside of the elevation model, or no data there.</source>
 <translation>{subject}: nessuna quota sotto {features}: all'esterno del modello del terreno, o senza dati in quel punto.</translation>
</message>
<message>
 <source>{subject}: no feature of the layer {layer} has a geometry.</source>
 <translation>{subject}: nessun elemento del layer {layer} ha una geometria.</translation>
</message>
<message>
 <source>{subject}: no line of the layer {layer} has a length.</source>
 <translation>{subject}: nessuna linea del layer {layer} ha una lunghezza.</translation>
</message>
<message>
 <source>{subject}: no net of the catalogue passes.</source>
 <translation>{subject}: nessuna rete del catalogo è verificata.</translation>
</message>
<message>
 <source>{subject}: no rock broke. Rocks of less than twice the smallest piece do not break, and few do with a share near 1.</source>
 <translation>{subject}: nessun blocco si è rotto. I blocchi di meno di due volte il pezzo più piccolo non si rompono, e pochi lo fanno con una quota vicina a 1.</translation>
</message>
<message>
 <source>{subject}: no rock passes the lines, so no net is checked.</source>
 <translation>{subject}: nessun blocco attraversa le linee, quindi nessuna rete è verificata.</translation>
</message>
<message>
 <source>{subject}: no stem broke, so all events met the same stand.</source>
 <translation>{subject}: nessun fusto si è rotto, quindi tutti gli eventi hanno incontrato lo stesso popolamento.</translation>
</message>
<message>
 <source>{subject}: no tree is left.</source>
 <translation>{subject}: non resta nessun albero.</translation>
</message>
<message>
 <source>{subject}: not checked: {reason}.</source>
 <translation>{subject}: non verificato: {reason}.</translation>
</message>
<message>
 <source>{subject}: nothing of the layer {layer} lies on the elevation model; is its coordinate system right?</source>
 <translation>{subject}: nulla del layer {layer} si trova sul modello del terreno; il suo sistema di coordinate è giusto?</translation>
</message>
<message>
 <source>{subject}: on ground with soil, friction is an angle of its class and does not grow with slip; leave it empty, or choose a model whose friction grows ({key}).</source>
 <translation>{subject}: su un terreno cedevole l’attrito è un angolo della classe e non cresce con lo scivolamento; lasciatelo vuoto, oppure scegliete un modello il cui attrito cresce ({key}).</translation>
</message>
<message>
 <source>{subject}: partly outside of the elevation model, without effect there: {features}; {outside:.0f} {unit} of {whole:.0f} {unit} ({value:.0f} %).</source>
 <translation>{subject}: in parte all'esterno del modello del terreno, lì senza effetto: {features}; {outside:.0f} {unit} di {whole:.0f} {unit} ({value:.0f} %).</translation>
</message>
<message>
 <source>{subject}: partly outside of the elevation model: {features}; {lost} of {every} sampled points ({value:.0f} %) are left out.</source>
 <translation>{subject}: in parte all'esterno del modello del terreno: {features}; {lost} di {every} punti campionati ({value:.0f} %) sono esclusi.</translation>
</message>
<message>
 <source>{subject}: partly where the elevation model has no data: {features}.</source>
 <translation>{subject}: in parte dove il modello del terreno non ha dati: {features}.</translation>
</message>
<message>
 <source>{subject}: points outside of the elevation model, which are left out: {value:.0f}.</source>
 <translation>{subject}: punti fuori dal modello del terreno, che vengono tralasciati: {value:.0f}.</translation>
</message>
<message>
 <source>{subject}: rocks arrive with up to {value:.4g} kJ; the net is designed for {limit:.4g} kJ.</source>
 <translation>{subject}: arrivano blocchi fino a {value:.4g} kJ; la rete è fatta per {limit:.4g} kJ.</translation>
</message>
<message>
 <source>{subject}: rocks break, so all runs are made; leave {other} at 0.</source>
 <translation>{subject}: i blocchi si frammentano, quindi si calcolano tutte le traiettorie; lasciare {other} a 0.</translation>
</message>
<message>
 <source>{subject}: rocks broke in this run, and a percentile or mean of the energy is one of their pieces, most of which are small.</source>
 <translation>{subject}: in questa simulazione dei blocchi si sono frammentati, e un percentile o una media dell'energia è dei loro frammenti, per lo più piccoli.</translation>
</message>
<message>
 <source>{subject}: rocks broke in this run, and their pieces are counted as runs, so the share of blocks that pass a cell is not known.</source>
 <translation>{subject}: in questa simulazione dei blocchi si sono frammentati e i loro frammenti sono contati come lanci; la quota di blocchi che attraversano una cella non è quindi nota.</translation>
</message>
<message>
 <source>{subject}: rocks that break cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject}: la frammentazione dei blocchi non è compatibile con {other}; lasciarne vuoto uno.</translation>
</message>
<message>
 <source>{subject}: rocks that break, events of trees and flexible nets need the whole elevation model in memory, some {value:.0f} MB.</source>
 <translation>{subject}: i blocchi che si rompono, gli eventi di alberi e le reti flessibili richiedono tutto il modello del terreno in memoria, circa {value:.0f} MB.</translation>
</message>
<message>
 <source>{subject}: rocks that pass: {value:.0f}; below {limit:.0f} their {percentile:g}th percentile has no upper bound.</source>
 <translation>{subject}: blocchi che passano: {value:.0f}; sotto {limit:.0f} il loro percentile {percentile:g} non ha limite superiore.</translation>
</message>
<message>
 <source>{subject}: runs split, so all of them are made; leave {other} at 0.</source>
 <translation>{subject}: le corse si dividono, dunque sono fatte tutte; lasciare {other} a 0.</translation>
</message>
<message>
 <source>{subject}: runs that split cannot be combined with {other}; leave one of them empty.</source>
 <translation>{subject}: corse che si dividono non vanno con {other}; lasciare vuoto uno dei due.</translation>
</message>
<message>
 <source>{subject}: runs that split have weights, and {other} is not made of such runs; leave it out.</source>
 <translation>{subject}: corse che si dividono hanno pesi, e {other} non ne è fatto; rinunciarvi.</translation>
</message>
<message>
 <source>{subject}: several features ({features}) start at exactly {value:.0f} equal points, so these points have more runs than others and more weight in all maps.</source>
 <translation>{subject}: più elementi ({features}) partono da esattamente {value:.0f} luoghi uguali; questi luoghi hanno più lanci degli altri e pesano di più in tutte le mappe.</translation>
</message>
<message>
 <source>{subject}: the axes of the coordinate system {system} point {axes}. Rows of the raster are taken to run east and columns north, so directions and azimuths would be turned.</source>
 <translation>{subject}: gli assi del sistema di coordinate {system} puntano verso {axes}. Le righe del raster sono considerate verso est e le colonne verso nord; direzioni e azimut sarebbero ruotati.</translation>
</message>
<message>
 <source>{subject}: the band holds whole numbers of 8 bits. It is probably a hillshade, a picture or an index, not heights in metres.</source>
 <translation>{subject}: la banda contiene numeri interi a 8 bit. È probabilmente un ombreggiamento, un'immagine o un indice, non quote in metri.</translation>
</message>
<message>
 <source>{subject}: the band is the transparency of the raster, not heights.</source>
 <translation>{subject}: la banda è la trasparenza del raster, non quote.</translation>
</message>
<message>
 <source>{subject}: the class {name!r} is not known; known classes are {known}.</source>
 <translation>{subject}: la classe {name!r} non è nota; le classi note sono {known}.</translation>
</message>
<message>
 <source>{subject}: the design block has a radius of {value:.3g} m, a sphere of its mass at 2700 kg/m³ {limit:.3g} m.</source>
 <translation>{subject}: il blocco di progetto ha un raggio di {value:.3g} m, una sfera della sua massa a 2700 kg/m³ {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: the design block has {value:.4g} kg, the heaviest rock that passes {limit:.4g} kg; heavier blocks run farther and jump higher than those that were simulated.</source>
 <translation>{subject}: il blocco di progetto ha {value:.4g} kg, il più pesante che passa {limit:.4g} kg; blocchi più pesanti vanno più lontano e rimbalzano più in alto di quelli simulati.</translation>
</message>
<message>
 <source>{subject}: the design block has {value:.4g} kg, the heaviest rock that passes {limit:.4g} kg; the check is for a block less than half as heavy.</source>
 <translation>{subject}: il blocco di progetto ha {value:.4g} kg, il più pesante che passa {limit:.4g} kg; la verifica è di un blocco di meno della metà della massa.</translation>
</message>
<message>
 <source>{subject}: the design energy is {value:.4g} kJ, less than half of the {limit:.4g} kJ of the rocks that pass.</source>
 <translation>{subject}: l'energia di progetto è {value:.4g} kJ, meno della metà dei {limit:.4g} kJ dei blocchi che passano.</translation>
</message>
<message>
 <source>{subject}: the design energy is {value:.4g} kJ, more than twice the {limit:.4g} kJ of the rocks that pass.</source>
 <translation>{subject}: l'energia di progetto è {value:.4g} kJ, più del doppio dei {limit:.4g} kJ dei blocchi che passano.</translation>
</message>
<message>
 <source>{subject}: the design height is {value:.3g} m, the top of the rocks that pass {limit:.3g} m.</source>
 <translation>{subject}: l'altezza di progetto è {value:.3g} m, la sommità dei blocchi che passano {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: the elevation model has no ground under a post or an anchor of the net, at {x:.1f} {y:.1f}.</source>
 <translation>{subject}: il modello del terreno non ha suolo sotto un montante o un ancoraggio della rete, a {x:.1f} {y:.1f}.</translation>
</message>
<message>
 <source>{subject}: the elevation model is larger than the memory for it ({other}), and runs that split need all of it.</source>
 <translation>{subject}: il modello altimetrico è più grande della memoria prevista ({other}), e corse che si dividono lo vogliono intero.</translation>
</message>
<message>
 <source>{subject}: the field {field!r} belongs to the layer {layer}, which is not given; it is not used.</source>
 <translation>{subject}: il campo {field!r} appartiene al layer {layer}, che non è indicato; non viene usato.</translation>
</message>
<message>
 <source>{subject}: the heights are multiples of {value:.3g} m in {share:.0f} % of the terrain, on cells of {cell:.3g} m. The slope is a staircase, on which rocks stop or jump; steps should be below {limit:.2g} m.</source>
 <translation>{subject}: le quote sono multipli di {value:.3g} m nel {share:.0f} % del terreno, su celle di {cell:.3g} m. Il pendio è una scalinata su cui i blocchi si fermano o saltano; i gradini dovrebbero essere sotto {limit:.2g} m.</translation>
</message>
<message>
 <source>{subject}: the layer {layer} has no field {field!r}; it has {fields}.</source>
 <translation>{subject}: il layer {layer} non ha il campo {field!r}; presenti: {fields}.</translation>
</message>
<message>
 <source>{subject}: the model is that of {model} alone: hard contact, friction that grows with slip (Leine et al. 2014, equations 46 and 47), no restitution, no resistance to rolling, no air, free flight by the {scheme} scheme.</source>
 <translation>{subject}: il modello è solo quello di {model}: contatto duro, attrito che cresce con lo scivolamento (Leine et al. 2014, equazioni 46 e 47), nessuna restituzione, nessuna resistenza al rotolamento, niente aria, volo libero con lo schema {scheme}.</translation>
</message>
<message>
 <source>{subject}: the net fails at {value:.0f} of {count} rocks: the strength of a part is exceeded, or a brake is used up.</source>
 <translation>{subject}: la rete cede per {value:.0f} di {count} blocchi: un elemento supera la resistenza, o un freno è esaurito.</translation>
</message>
<message>
 <source>{subject}: the net holds none of {count} rocks, so the distance that it requires is unknown.</source>
 <translation>{subject}: la rete non trattiene nessuno di {count} blocchi; la distanza necessaria quindi non è nota.</translation>
</message>
<message>
 <source>{subject}: the net needs {value:.3g} m behind it, and the nearest object (OBJECTS) is {limit:.3g} m away.</source>
 <translation>{subject}: la rete ha bisogno di {value:.3g} m dietro di sé, e l'oggetto più vicino (OBJECTS) è a {limit:.3g} m.</translation>
</message>
<message>
 <source>{subject}: the rocks of the simulation have {value:.3g} m³ (median), less than the class from {limit:.3g} to {upper:.3g} m³ that they represent, so energies and reach are too small.</source>
 <translation>{subject}: i blocchi della simulazione hanno {value:.3g} m³ (mediana), meno della classe da {limit:.3g} a {upper:.3g} m³ che rappresentano; energie e propagazione sono quindi troppo piccole.</translation>
</message>
<message>
 <source>{subject}: the rocks of the simulation have {value:.3g} m³ (median), more than the class from {lower:.3g} to {limit:.3g} m³ that they represent.</source>
 <translation>{subject}: i blocchi della simulazione hanno {value:.3g} m³ (mediana), più della classe da {lower:.3g} a {limit:.3g} m³ che rappresentano.</translation>
</message>
<message>
 <source>{subject}: the rolling resistance ({value:.3g}) comes without the surface roughness. In earlier versions it held for rocks of 1 t and grew with the ninth root of the mass. Now it is that of smooth ground, the same for every size, and stones on the ground add d / 2R.</source>
 <translation>{subject}: la resistenza al rotolamento ({value:.3g}) è data senza la scabrezza superficiale. Nelle versioni precedenti valeva per blocchi di 1 t e cresceva con la radice nona della massa. Ora è quella di un terreno da cui nulla sporge, la stessa per ogni dimensione, e le pietre sul terreno aggiungono d / 2R.</translation>
</message>
<message>
 <source>{subject}: the surface roughness is that of the field {fields}.</source>
 <translation>{subject}: la rugosità superficiale è quella del campo {fields}.</translation>
</message>
<message>
 <source>{subject}: the three largest faces have {value:.0f} % of the surface of the rock; for worn, natural rocks of the library it is at most {natural:.0f} %. A rock with such flats lands on its side and slides where a worn one keeps rolling, so it may stop early.</source>
 <translation>{subject}: le tre facce più grandi hanno {value:.0f} % della superficie del blocco, quelle dei blocchi naturali consumati della libreria al massimo {natural:.0f} %. Un blocco con tali facce atterra sul fianco e scivola dove uno consumato continua a rotolare; può quindi fermarsi troppo presto.</translation>
</message>
<message>
 <source>{subject}: there are no trees that could break; give {other}.</source>
 <translation>{subject}: non ci sono alberi che possano rompersi; indicare {other}.</translation>
</message>
<message>
 <source>{subject}: there are {value:.0f} thresholds; give at most {limit:.0f}.</source>
 <translation>{subject}: le soglie sono {value:.0f}; indicarne al massimo {limit:.0f}.</translation>
</message>
<message>
 <source>{subject}: they stretch a shape of the library, and {other} gives another; leave one of the two empty.</source>
 <translation>{subject}: allungano una forma della libreria, e {other} ne dà un'altra; lasciarne vuoto uno dei due.</translation>
</message>
<message>
 <source>{subject}: values entered for all ground replace those of the classes: {given}.</source>
 <translation>{subject}: dati per tutto il terreno al posto di quelli delle classi: {given}.</translation>
</message>
<message>
 <source>{subject}: with a raster of the ground ({key}) the elevation model must be in memory, for which {other} is too small.</source>
 <translation>{subject}: con un raster del terreno ({key}) il modello del terreno deve stare in memoria, e per questo {other} è troppo piccolo.</translation>
</message>
<message>
 <source>{subject}: with slip friction as the ground model this input does not exist; leave it empty or 0, or choose another model ({key}).</source>
 <translation>{subject}: con l'attrito di scivolamento come modello del terreno non esiste; lasciarlo vuoto o a 0, oppure scegliere un altro modello ({key}).</translation>
</message>
<message>
 <source>{subject}: {count} cells have exactly the height {nodata} m, {gap:.0f} m from all other heights. The value seems to mean no data without being declared; the cells make false cliffs, sources and energies.</source>
 <translation>{subject}: {count} celle hanno esattamente la quota {nodata} m, a {gap:.0f} m da tutte le altre. Il valore sembra un nodata non dichiarato; le celle danno false pareti, zone di distacco ed energie.</translation>
</message>
<message>
 <source>{subject}: {count} cells have heights outside -500 to 9000 m, the most frequent is {nodata}. There is no land at such heights: the value means no data and is not declared, or the heights are in another unit.</source>
 <translation>{subject}: {count} celle hanno quote fuori da -500 a 9000 m, la più frequente è {nodata}. Lì non c'è terra: il valore sta per dati mancanti e non è dichiarato, o le quote sono in un'altra unità.</translation>
</message>
<message>
 <source>{subject}: {count} cells lie in patches that are exactly plane or exactly level on a slope, the first at row {row}, column {column} from the north-west. These heights were not measured: holes were filled between their edges, and rocks run over them as over a roof.</source>
 <translation>{subject}: {count} celle stanno in zone esattamente piane, o esattamente orizzontali su un pendio, la prima alla riga {row}, colonna {column} da nord-ovest. Nessuno ha misurato queste quote: vuoti riempiti tra i loro bordi, su cui i blocchi corrono come su un tetto.</translation>
</message>
<message>
 <source>{subject}: {count} single cells stand more than {limit:.0f} m above or below all their neighbours, the worst by {value:.0f} m in row {row}, column {column} from the north-west. They are errors of measurement.</source>
 <translation>{subject}: {count} celle isolate stanno più di {limit:.0f} m sopra o sotto tutte le vicine, la peggiore di {value:.0f} m nella riga {row}, colonna {column} da nord-ovest. Sono errori di misura.</translation>
</message>
<message>
 <source>{subject}: {features} overlap with different values.</source>
 <translation>{subject}: {features} si sovrappongono con valori diversi.</translation>
</message>
<message>
 <source>{subject}: {given!r} is not the long, middle and short length of a block; give three positive numbers in metres, for example 2.1 1.4 0.9.</source>
 <translation>{subject}: {given!r} non è la lunghezza lunga, media e corta di un blocco; indicare tre numeri positivi in metri, per esempio 2.1 1.4 0.9.</translation>
</message>
<message>
 <source>{subject}: {given!r} is not valid; give positive ascending numbers of {unit}, such as {usual}.</source>
 <translation>{subject}: {given!r} non va bene; indicare numeri positivi e crescenti in {unit}, per esempio {usual}.</translation>
</message>
<message>
 <source>{subject}: {law} has no rebound; the restitution of the ground is not used.</source>
 <translation>{subject}: {law} non ha rimbalzo; la restituzione del terreno non viene usata.</translation>
</message>
<message>
 <source>{subject}: {model} does not have this input; leave it empty or at its default, or choose another model ({key}).</source>
 <translation>{subject}: {model} non ha nulla di simile; lasciatelo vuoto o al valore predefinito, oppure scegliete un altro modello ({key}).</translation>
</message>
<message>
 <source>{subject}: {name} ({mass:.0f} kg) hits it in {value:.3g} % of its runs, {other} ({other_mass:.0f} kg) in {limit:.3g} %.</source>
 <translation>{subject}: {name} ({mass:.0f} kg) lo colpisce nel {value:.3g} % dei suoi lanci, {other} ({other_mass:.0f} kg) nel {limit:.3g} %.</translation>
</message>
<message>
 <source>{subject}: {path} cannot hold {lost}.</source>
 <translation>{subject}: {path} non può contenere {lost}.</translation>
</message>
<message>
 <source>{subject}: {quantity} is {value:.4g}{unit}; plausible is {low:g} to {high:g}{unit}.</source>
 <translation>{subject}: {quantity} è {value:.4g}{unit}; plausibile è da {low:g} a {high:g}{unit}.</translation>
</message>
<message>
 <source>{subject}: {quantity} must be from {lowest:g} to {highest:g}{unit}, not {value:.6g}.</source>
 <translation>{subject}: {quantity} deve essere da {lowest:g} a {highest:g}{unit}, non {value:.6g}.</translation>
</message>
<message>
 <source>{subject}: {tool} has no parameter of this name; it is not used.</source>
 <translation>{subject}: {tool} non ha alcun parametro con questo nome; il valore non viene usato.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the cells are covered; polygons: {count}.</source>
 <translation>{subject}: {value:.0f} % delle celle sono coperte; poligoni: {count}.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the cells lie on treads of equal height, in blocks of about {k:.0f} x {k:.0f} cells. The surface is a staircase, as made by a warp with nearest neighbour; rocks stop on it at once, so run-out and energy are far too small.</source>
 <translation>{subject}: il {value:.0f} % delle celle sta su pedate di uguale quota, in blocchi di circa {k:.0f} x {k:.0f} celle. La superficie è una scalinata, come la dà un ricampionamento al vicino più prossimo; i blocchi vi si fermano subito, distanza ed energia sono troppo piccole.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the hull that touches the ground is void; the rock differs much from it.</source>
 <translation>{subject}: {value:.0f} % dell'involucro che tocca il suolo è vuoto; il blocco gli somiglia poco.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} % of the rocks of the simulation lie outside the class from {lower:.3g} to {upper:.3g} m³ that they represent.</source>
 <translation>{subject}: il {value:.0f} % dei blocchi della simulazione è fuori dalla classe da {lower:.3g} a {upper:.3g} m³ che rappresentano.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} cells with passages have no energy; are both rasters of the same simulation?</source>
 <translation>{subject}: {value:.0f} celle con attraversamenti non hanno energia; i due raster sono della stessa simulazione?</translation>
</message>
<message>
 <source>{subject}: {value:.0f} combinations of ground and forest.</source>
 <translation>{subject}: {value:.0f} combinazioni di suolo e bosco.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} flexible nets.</source>
 <translation>{subject}: {value:.0f} reti flessibili.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of the {limit:.0f} rocks below the top are thrown, those with the most energy; others, near posts and edges or spinning, may load the net more.</source>
 <translation>{subject}: {value:.0f} dei {limit:.0f} blocchi sotto il bordo superiore vengono lanciati, quelli con più energia; altri, vicino a montanti e bordi o in rotazione, possono chiedere di più alla rete.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of them lie on the ground.</source>
 <translation>{subject}: {value:.0f} di essi giacciono a terra.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks are not proven to be held, and count as passing: after the longest duration they were neither at rest nor past the net.</source>
 <translation>{subject}: per {value:.0f} dei {count} blocchi non è mostrato che siano trattenuti, e contano come passati: dopo la durata massima non erano né fermi né oltre la rete.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks are not proven to be held, and count as passing: the energy balance has an error of more than 1 %, even with the shortest step.</source>
 <translation>{subject}: per {value:.0f} dei {count} blocchi non è mostrato che siano trattenuti, e contano come passati: il bilancio dell’energia non torna di oltre l’1 %, anche con il passo più corto.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks pass a net whose strength suffices: through a mesh, over, under or past its end.</source>
 <translation>{subject}: {value:.0f} dei {count} blocchi passano una rete che li reggerebbe: attraverso una maglia, sopra, sotto o accanto.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {count} rocks that the net has stopped, and that count as held, roll out of it later, below its lower edge or past its end, with less than 5 % of their energy at impact.</source>
 <translation>{subject}: {value:.0f} dei {count} blocchi che la rete ha fermato, e che contano come trattenuti, ne escono più tardi rotolando, sotto il bordo inferiore o accanto, con meno del 5 % dell’energia con cui sono arrivati.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {passing} rocks could roll up its uphill face and over the crest, though they pass below it.</source>
 <translation>{subject}: {value:.0f} di {passing} blocchi potrebbero risalire il paramento a monte e superare il coronamento, benché passino sotto.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} of {passing} rocks pass over the carved elevation model.</source>
 <translation>{subject}: {value:.0f} di {passing} blocchi superano il modello altimetrico con rilevato.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} stems are lost, with {share:.2g} % of the basal area.</source>
 <translation>{subject}: {value:.0f} fusti vanno persi, con {share:.2g} % dell'area basimetrica.</translation>
</message>
<message>
 <source>{subject}: {value:.0f} stems, {thick:.0f} cm thick on average, which can absorb {energy:.0f} kJ.</source>
 <translation>{subject}: {value:.0f} fusti, spessi in media {thick:.0f} cm, che possono assorbire {energy:.0f} kJ.</translation>
</message>
<message>
 <source>{value:.0f} % of the runs still moved when the longest duration was reached; their run-out is unknown.</source>
 <translation>Il {value:.0f} % dei lanci era ancora in moto alla durata massima; la loro distanza di arresto non è nota.</translation>
</message>
<message>
 <source>{value:.0f} % of the runs stop within {distance:g} m of their start; they are included in shares and percentiles.</source>
 <translation>{value:.0f} % delle simulazioni si ferma entro {distance:g} m dalla partenza; quote e percentili le contano.</translation>
</message>
<message>
 <source>{value:.0f} % of the time steps were divided; a shorter time step costs no more.</source>
 <translation>Il {value:.0f} % dei passi temporali è stato diviso; un passo più breve non costa di più.</translation>
</message>
<message>
 <source>{value:.0f} blocks are stacked in a column; the uppermost fall {height:.0f} m before they meet the others.</source>
 <translation>{value:.0f} blocchi pendono in una colonna; i più alti cadono per {height:.0f} m prima di incontrare gli altri.</translation>
</message>
<message>
 <source>{value:.0f} blocks still move after {duration:g} s.</source>
 <translation>{value:.0f} blocchi si muovono ancora dopo {duration:g} s.</translation>
</message>
<message>
 <source>{value:.0f} of {count} release points lie within {limit:.3g} m of cells without data. Rocks that reach such cells leave the terrain, and are missing below.</source>
 <translation>{value:.0f} punti di partenza su {count} distano al massimo {limit:.3g} m da celle senza dati. I blocchi che vi arrivano lasciano il terreno e mancano più in basso.</translation>
</message>
<message>
 <source>{value:.0f} of {count} rocks that meet a flexible net below its top are not held: the net fails, is not proven to hold them, or is too wide-meshed. Their energies reach {most:.4g} kJ.</source>
 <translation>{value:.0f} dei {count} blocchi che raggiungono una rete flessibile sotto la sommità non sono trattenuti: la rete cede, non è dimostrato che li trattenga, o le maglie sono troppo larghe. Arrivano con fino a {most:.4g} kJ.</translation>
</message>
<message>
 <source>{value:.0f} of {count} single stems (TREES) stand where the forest polygons (FOREST) brake rocks too; the forest there is counted twice and run-out is too short.</source>
 <translation>{value:.0f} di {count} tronchi singoli (TREES) stanno dove anche i poligoni di bosco (FOREST) frenano i blocchi; lì il bosco conta due volte e la gittata è troppo corta.</translation>
</message>
<message>
 <source>{value:.0f} of {count} stems have no diameter in the field and were given {otherwise:g} cm.</source>
 <translation>{value:.0f} di {count} tronchi non hanno diametro nel campo e hanno ricevuto {otherwise:g} cm.</translation>
</message>
<message>
 <source>{value:.0f} of {count} stems stand nearer than {limit:g} m to another one, as where a layer was pasted twice; they stop rocks twice.</source>
 <translation>{value:.0f} di {count} tronchi stanno a meno di {limit:g} m da un altro, come in un layer incollato due volte; fermano i blocchi due volte.</translation>
</message>
<message>
 <source>{value:.0f} of {limit:.0f} impacts ({numbers}): {flag}.</source>
 <translation>{value:.0f} impatti su {limit:.0f} ({numbers}): {flag}.</translation>
</message>
<message>
 <source>{value:.0f} overlaps of polygons with different values were resolved by the order of the layer; see the problems of the map.</source>
 <translation>{value:.0f} sovrapposizioni di poligoni con valori diversi sono state risolte secondo l'ordine del layer; vedere i problemi della carta.</translation>
</message>
<message>
 <source>{value:.0f} release points make a long simulation.</source>
 <translation>{value:.0f} punti di distacco rendono lunga la simulazione.</translation>
</message>
<message>
 <source>{value:.0f} rocks thrown are too few for a response surface: it decides none.</source>
 <translation>{value:.0f} blocchi lanciati sono troppo pochi per una superficie di risposta: non decide di nessuno.</translation>
</message>
<message>
 <source>{value:.0f} runs pass several barriers. Each barrier is evaluated as if it stood alone.</source>
 <translation>{value:.0f} lanci attraversano più barriere. Ogni barriera è considerata come se fosse da sola.</translation>
</message>
<message>
 <source>{value:.0f} starts share a cell with a larger block and are left out.</source>
 <translation>{value:.0f} punti di distacco condividono la cella di un blocco più grande e sono tralasciati.</translation>
</message>
<message>
 <source>{value:.0f} stations have no elevation below them; the profile has gaps there.</source>
 <translation>{value:.0f} stazioni non hanno quote sotto di sé; in quei punti il profilo ha lacune.</translation>
</message>
<message>
 <source>{value:.0f} stems do not fit with the smallest distance and are left out.</source>
 <translation>{value:.0f} fusti non trovano posto con la distanza minima e sono esclusi.</translation>
</message>
<message>
 <source>{value:.0f} stems per hectare were not seen, mostly small ones.</source>
 <translation>{value:.0f} fusti per ettaro non sono stati visti, per lo più piccoli.</translation>
</message>
<message>
 <source>{value:.1f} % of the runs leave the profile; their run-out is unknown.</source>
 <translation>{value:.1f} % delle simulazioni lascia il profilo; non si sa fin dove arrivi.</translation>
</message>
<message>
 <source>{value:.1f} % of the runs left the terrain; their stopping points are unknown.</source>
 <translation>Il {value:.1f} % dei lanci ha lasciato il terreno, e non si sa dove finisce.</translation>
</message>
<message>
 <source>{value:.2g} % of the cells of the canopy are higher than {highest:g} m and were left out; trees there are missing or too low.</source>
 <translation>{value:.2g} % delle celle del modello delle chiome supera {highest:g} m ed è stato escluso; lì mancano alberi o sono troppo bassi.</translation>
</message>
<message>
 <source>{value:.2g} % of the contact steps did not converge; the limit is {limit:g} %.</source>
 <translation>Il {value:.2g} % dei passi di contatto non è giunto a convergenza; il limite è il {limit:g} %.</translation>
</message>
<message>
 <source>{value:.3g} ha lie in a field of the matrix that is split between {subject} and {other}; the map has {subject}.</source>
 <translation>{value:.3g} ha si trovano in un campo della matrice diviso tra {subject} e {other}; la carta mostra {subject}.</translation>
</message>
<message>
 <source>{wrong} The surface roughness is in metres: 15 cm are 0.15.</source>
 <translation>{wrong} La rugosità superficiale è in metri: 15 cm sono 0.15.</translation>
</message>
<message>
 <source>{}

A file is in use. Close QGIS, and delete the folder {} by hand.</source>
 <translation>{}

Un file è in uso. Chiudete QGIS ed eliminate a mano la cartella {}.</translation>
</message>
<message>
 <source>{}
{:.0f} stems per hectare</source>
 <translation>{}
{:.0f} fusti per ettaro</translation>
</message>
<message>
 <source>{} % of the stems lost</source>
 <translation>{} % dei fusti persi</translation>
</message>
<message>
 <source>{} (lower to upper bound)</source>
 <translation>{} (limite inferiore e superiore)</translation>
</message>
<message>
 <source>{} ({} m)</source>
 <translation>{} ({} m)</translation>
</message>
<message>
 <source>{} ({} to {})</source>
 <translation>{} (da {} a {})</translation>
</message>
<message>
 <source>{} ({}) is {!r}; give positive numbers with commas between them, for example 2, 3.5, 5.</source>
 <translation>{} ({}) è {!r}; indicare numeri positivi separati da virgole, per esempio 2, 3.5, 5.</translation>
</message>
<message>
 <source>{} ({}) is {:g}; give a number from {:g} to {:g}.</source>
 <translation>{} ({}) è {:g}; indicare un numero da {:g} a {:g}.</translation>
</message>
<message>
 <source>{} ({}) is {:g}; give a whole number.</source>
 <translation>{} ({}) è {:g}; indicare un numero intero.</translation>
</message>
<message>
 <source>{} ({}) is {}, which is no number; give one such as 1.5, with a point and without a unit.</source>
 <translation>{} ({}) è {}, che non è un numero; indicarne uno come 1.5, con il punto e senza unità.</translation>
</message>
<message>
 <source>{} ({}) is {}; choose one of {}.</source>
 <translation>{} ({}) è {}; scegliere tra {}.</translation>
</message>
<message>
 <source>{} ({}) is {}; give true or false.</source>
 <translation>{} ({}) è {}; indicare true o false.</translation>
</message>
<message>
 <source>{} ({}): the layer {} has no field {!r}; it has {}.</source>
 <translation>{} ({}): il layer {} non ha il campo {!r}; ha {}.</translation>
</message>
<message>
 <source>{} ({}): the layer {} has {}; give a layer of {}.</source>
 <translation>{} ({}): il layer {} ha {}; indicare un layer di {}.</translation>
</message>
<message>
 <source>{} = {}: numbers as quoted from the standard by a manufacturer</source>
 <translation>{} = {}: valori come li cita dalla norma un fornitore</translation>
</message>
<message>
 <source>{} It is a model: open {} of the plugin's folder in the model designer to see or change its steps.</source>
 <translation>{} È un modello di Processing: aprire {} dalla cartella del plugin nel modellatore grafico per vederne o modificarne i passi.</translation>
</message>
<message>
 <source>{} Nothing was changed. The computer reported:

{}

Remedy:</source>
 <translation>{} Nulla è stato modificato. Il computer ha risposto:

{}

Che cosa aiuta:</translation>
</message>
<message>
 <source>{} [kN]</source>
 <translation>{} [kN]</translation>
</message>
<message>
 <source>{} and {} are not of the same simulation; are the rasters in the right order?</source>
 <translation>{} e {} non sono della stessa simulazione; i raster sono nell'ordine giusto?</translation>
</message>
<message>
 <source>{} at {:.1f} m along the net</source>
 <translation>{} a {:.1f} m lungo la rete</translation>
</message>
<message>
 <source>{} blocks in {} columns {:.2f} m apart, at most {} in a column.</source>
 <translation>{} blocchi in {} colonne distanti {:.2f} m, al massimo {} per colonna.</translation>
</message>
<message>
 <source>{} cannot be moved to its final place ({}). Nothing was written, and earlier results are unchanged. Close the program that uses the file, or choose another one.</source>
 <translation>{} non può essere messo al suo posto ({}). Nulla è stato scritto, i risultati precedenti sono intatti. Chiudere ciò che usa il file o sceglierne un altro.</translation>
</message>
<message>
 <source>{} cannot be read as a project of QGIS ({}).</source>
 <translation>{} non può essere letto come progetto QGIS ({}).</translation>
</message>
<message>
 <source>{} cannot be read as a raster.</source>
 <translation>{} non può essere letto come raster.</translation>
</message>
<message>
 <source>{} cannot be written ({}).</source>
 <translation>{} non può essere scritto ({}).</translation>
</message>
<message>
 <source>{} cannot be written; choose another place.</source>
 <translation>{} non può essere scritto; scegliete un altro posto.</translation>
</message>
<message>
 <source>{} compared with {}</source>
 <translation>{} confrontato con {}</translation>
</message>
<message>
 <source>{} compared with {}:</source>
 <translation>{} confrontato con {}:</translation>
</message>
<message>
 <source>{} convex parts.</source>
 <translation>{} parti convesse.</translation>
</message>
<message>
 <source>{} corners</source>
 <translation>{} vertici</translation>
</message>
<message>
 <source>{} could not be written ({}).</source>
 <translation>Non è stato possibile scrivere {} ({}).</translation>
</message>
<message>
 <source>{} could not be written; is the disk full?</source>
 <translation>Non è stato possibile scrivere {}; il disco è pieno?</translation>
</message>
<message>
 <source>{} crossings: {} stopped, {} passed over, {} broke through; 95th percentiles: {:.0f} kJ, {}: {:.1f}</source>
 <translation>{} attraversamenti: {} fermati, {} passati sopra, {} passati attraverso; 95° percentili: {:.0f} kJ, {}: {:.1f}</translation>
</message>
<message>
 <source>{} does not belong to a study of Talus: its folder has neither a folder runs nor inputs. Open it with QGIS, which asks before it runs code.</source>
 <translation>{} non si trova in uno studio di Talus: accanto non ci sono né la cartella runs né inputs. Lo apra con QGIS, che chiede conferma prima di eseguire codice.</translation>
</message>
<message>
 <source>{} features ({} ...)</source>
 <translation>{} elementi ({} ...)</translation>
</message>
<message>
 <source>{} ha of {} lie in a split field{}: the officer may decide on {}.</source>
 <translation>{} ha di {} si trovano in un campo diviso{}: l'ufficio può decidere per {}.</translation>
</message>
<message>
 <source>{} has {} rasters, PASSAGES {}, FREQUENCIES {} rows; give one of each for every row, or leave the raster inputs empty and name the runs.</source>
 <translation>{} ha {} raster, PASSAGES {}, FREQUENCIES {} righe; indicarne uno di ciascuno per ogni riga, oppure omettere tutti questi raster e indicare i nomi delle simulazioni.</translation>
</message>
<message>
 <source>{} has {} x {} cells of {:g} m from ({:.2f}, {:.2f}), the first raster {} x {} of {:g} m from ({:.2f}, {:.2f}); warp all rasters to the same cells, or simulate on the same elevation model.</source>
 <translation>{} ha {} x {} celle di {:g} m a partire da ({:.2f}, {:.2f}), il primo raster {} x {} di {:g} m a partire da ({:.2f}, {:.2f}); riproiettare (warp) tutti i raster sulle stesse celle, o simulare sullo stesso modello del terreno.</translation>
</message>
<message>
 <source>{} holds {}, which Talus did not put there.</source>
 <translation>{} contiene {}, che non proviene da Talus.</translation>
</message>
<message>
 <source>{} is a file; give a folder that does not exist yet.</source>
 <translation>{} è un file; indicate una cartella che non esiste ancora.</translation>
</message>
<message>
 <source>{} is in progress; cancel it first.</source>
 <translation>{} è in corso; annullatela prima.</translation>
</message>
<message>
 <source>{} is in {}, {} in {}; warp all rasters to the same coordinate system and cells.</source>
 <translation>{} è in {}, {} in {}; riproiettare (warp) tutti i raster nello stesso sistema di coordinate e sulle stesse celle.</translation>
</message>
<message>
 <source>{} is not empty; give a folder that does not exist yet.</source>
 <translation>{} non è vuota; indicate una cartella che non esiste ancora.</translation>
</message>
<message>
 <source>{} is open in another program, or one was killed that had it open: there is {}. Close it there, or choose another file.</source>
 <translation>{} è aperto in un altro programma, o un programma interrotto lo aveva aperto: c'è {}. Chiuderlo lì o scegliere un altro file.</translation>
</message>
<message>
 <source>{} is {}, which is no extent; give xmin,xmax,ymin,ymax [EPSG:...] or a layer, or leave it empty.</source>
 <translation>{} è {}, che non è un'estensione; indicare xmin,xmax,ymin,ymax [EPSG:...] o un layer, oppure lasciare vuoto.</translation>
</message>
<message>
 <source>{} is {}; give the number of a band, from 1 on.</source>
 <translation>{} è {}; indicare il numero di una banda, da 1 in poi.</translation>
</message>
<message>
 <source>{} lies closer to the largest blocks, but its block of {:g} years is more than {:g} times the largest measured one. Give LARGEST_VOLUME or JOINTS if the joints limit the size of a block.</source>
 <translation>{} è più vicina ai blocchi più grandi, ma il suo blocco di {:g} anni supera {:g} volte il più grande misurato. Indicare LARGEST_VOLUME o JOINTS se le discontinuità dicono quanto può essere grande un blocco.</translation>
</message>
<message>
 <source>{} m: held [%]</source>
 <translation>{} m: trattenuti [%]</translation>
</message>
<message>
 <source>{} members of {} runs: {} runs.</source>
 <translation>{} membri di {} lanci: {} lanci.</translation>
</message>
<message>
 <source>{} of the perimeter has forest.</source>
 <translation>{} del perimetro ha bosco.</translation>
</message>
<message>
 <source>{} of the perimeter is mapped.</source>
 <translation>{} del perimetro è cartografato.</translation>
</message>
<message>
 <source>{} of them</source>
 <translation>{} di essi</translation>
</message>
<message>
 <source>{} of {}</source>
 <translation>{} di {}</translation>
</message>
<message>
 <source>{} of {} features</source>
 <translation>{} elementi su {}</translation>
</message>
<message>
 <source>{} of {} regions complete</source>
 <translation>{} di {} regioni complete</translation>
</message>
<message>
 <source>{} of {} runs are kept: start the simulation again with the same inputs, and it continues from there.</source>
 <translation>{} lanci su {} sono conservati: riavviate la simulazione con gli stessi dati, e riprende da lì.</translation>
</message>
<message>
 <source>{} of {} runs pass, {} ({} to {} with 95 % confidence); {} passages in total.</source>
 <translation>{} lanci su {} attraversano, {} (da {} a {} con una confidenza del 95 %); {} attraversamenti in totale.</translation>
</message>
<message>
 <source>{} of {} runs, from {} of {} release points</source>
 <translation>{} di {} lanci, da {} di {} punti di distacco</translation>
</message>
<message>
 <source>{} of {} single release points have enough runs for a 95th percentile of their own energy; it is known to ± {} % (median), at worst ± {} %.</source>
 <translation>Dei singoli punti di distacco, {} su {} hanno abbastanza lanci per un proprio 95° percentile dell'energia; esso è noto a ± {} % (mediana), nel caso peggiore a ± {} %.</translation>
</message>
<message>
 <source>{} of {}: {}: misfit {:.4f}, best {:.4f}</source>
 <translation>{} di {}: {}: scarto {:.4f}, migliore {:.4f}</translation>
</message>
<message>
 <source>{} paths</source>
 <translation>{} traiettorie</translation>
</message>
<message>
 <source>{} points</source>
 <translation>{} punti</translation>
</message>
<message>
 <source>{} points are outliers and left out.</source>
 <translation>{} punti sono anomali e vengono esclusi.</translation>
</message>
<message>
 <source>{} release features contribute rocks; the {} with the most are listed.</source>
 <translation>{} elementi di distacco mandano blocchi qui; sono elencati i {} con il maggior numero.</translation>
</message>
<message>
 <source>{} rocks send {} pieces, at most {} of one rock to a field; {} of the energies are within {} kJ of pieces, {} kJ of the largest piece of a rock, {} kJ of its pieces together.</source>
 <translation>{} blocchi inviano {} frammenti, al massimo {} di un blocco su una campata; il {} delle energie resta entro {} kJ per i frammenti, {} kJ per il frammento più grande di un blocco, {} kJ per i suoi frammenti insieme.</translation>
</message>
<message>
 <source>{} rocks, {} pieces, at most {} of one rock; 95th percentiles of the energy: {} kJ of pieces, {} kJ of the largest piece of a rock, {} kJ of all pieces of a rock together</source>
 <translation>{} blocchi, {} frammenti, al massimo {} di un blocco; 95° percentili dell'energia: {} kJ dei frammenti, {} kJ del frammento più grande di un blocco, {} kJ di tutti i frammenti di un blocco insieme</translation>
</message>
<message>
 <source>{} rocks: median run-out {} m, largest {} m; smallest reach angle {}°.</source>
 <translation>{} blocchi: distanza di arresto mediana {} m, al massimo {} m; angolo d'arresto minimo {}°.</translation>
</message>
<message>
 <source>{} runs are compared with themselves.</source>
 <translation>{} lanci sono confrontati con sé stessi.</translation>
</message>
<message>
 <source>{} runs are very few: a 95th percentile needs {} to have an upper bound with 95 % confidence. Take the numbers of this report as examples, not as results.</source>
 <translation>{} lanci sono pochissimi: un 95° percentile ne richiede {} per avere un limite superiore con una confidenza del 95 %. Considerare i valori di questo rapporto come esempi, non come risultati.</translation>
</message>
<message>
 <source>{} runs from {} release points: about {} on {} cores and {} of memory, by a short trial.</source>
 <translation>{} lanci da {} punti di distacco: circa {} su {} core e {} di memoria, secondo una breve prova.</translation>
</message>
<message>
 <source>{} runs in {:.1f} s, most of which went into compiling the engine; the next run will be faster.</source>
 <translation>{} lanci in {:.1f} s, la maggior parte per compilare il motore; la prossima simulazione sarà più veloce.</translation>
</message>
<message>
 <source>{} runs in {:.1f} s: {:.0f} runs/s, {:.2g} million steps/s.</source>
 <translation>{} lanci in {:.1f} s: {:.0f} lanci/s, {:.2g} milioni di passi/s.</translation>
</message>
<message>
 <source>{} runs, {} of them with a value.</source>
 <translation>{} lanci, di cui {} con un valore.</translation>
</message>
<message>
 <source>{} s</source>
 <translation>{} s</translation>
</message>
<message>
 <source>{} stems stand, {} break; trees hold {} of the rocks; 95th percentile of the largest energy {} kJ, mean run-out {} m</source>
 <translation>{} fusti in piedi, {} si rompono; gli alberi trattengono il {} dei blocchi; 95° percentile dell'energia massima {} kJ, distanza di arresto media {} m</translation>
</message>
<message>
 <source>{} tears: {:.3g} {} exceed its strength of {:.3g} {}</source>
 <translation>{} si rompe: {:.3g} {} superano la resistenza di {:.3g} {}</translation>
</message>
<message>
 <source>{} was changed by another program while this run wrote into a copy of it. Nothing was written; run it again.</source>
 <translation>{} è stato modificato da un altro programma mentre questo calcolo scriveva in una copia. Non è stato scritto nulla; riavviarlo.</translation>
</message>
<message>
 <source>{} was not saved by this profile of QGIS and may contain code, so it was not opened. Talus built {} from the folder of the study: its layers, groups and styles by the rules of Talus.</source>
 <translation>{} non è stato salvato da questo profilo di QGIS e può contenere codice, perciò non è stato aperto. Talus ha costruito {} dalla cartella dello studio, con layer, gruppi e stili secondo le regole di Talus.</translation>
</message>
<message>
 <source>{} was not written: the input {} is read from this file. Choose another file for the output.</source>
 <translation>{} non è stato scritto: l'input {} viene letto da questo file. Scelga un altro file per l'output.</translation>
</message>
<message>
 <source>{} with a surface roughness of {} m</source>
 <translation>{} con una scabrezza superficiale di {} m</translation>
</message>
<message>
 <source>{} years</source>
 <translation>{} anni</translation>
</message>
<message>
 <source>{} years, with all measures</source>
 <translation>{} anni, con tutte le misure</translation>
</message>
<message>
 <source>{} years, {:g} : 1</source>
 <translation>{} anni, {:g} : 1</translation>
</message>
<message>
 <source>{} years: stops</source>
 <translation>{} anni: arresti</translation>
</message>
<message>
 <source>{}, 5 % of the members</source>
 <translation>{}, 5 % dei membri</translation>
</message>
<message>
 <source>{}, 95 % of the members</source>
 <translation>{}, 95 % dei membri</translation>
</message>
<message>
 <source>{}, 95th percentile</source>
 <translation>{}, 95° percentile</translation>
</message>
<message>
 <source>{}, 95th percentile, lower bound</source>
 <translation>{}, 95° percentile, limite inferiore</translation>
</message>
<message>
 <source>{}, 95th percentile, upper bound</source>
 <translation>{}, 95° percentile, limite superiore</translation>
</message>
<message>
 <source>{}, forest {} kg/s</source>
 <translation>{}, bosco {} kg/s</translation>
</message>
<message>
 <source>{}, lower bound</source>
 <translation>{}, limite inferiore</translation>
</message>
<message>
 <source>{}, mean</source>
 <translation>{}, media</translation>
</message>
<message>
 <source>{}, median</source>
 <translation>{}, mediana</translation>
</message>
<message>
 <source>{}, or {}</source>
 <translation>{}, o {}</translation>
</message>
<message>
 <source>{}, row {}: {!r} is not a valid value for {}.</source>
 <translation>{}, riga {}: {!r} non è un numero di {}.</translation>
</message>
<message>
 <source>{}, unfinished: {} of {} runs, {} of {} release points, largest energy [kJ]</source>
 <translation>{}, incompiuto: {} di {} lanci, {} di {} punti di distacco, energia massima [kJ]</translation>
</message>
<message>
 <source>{}, upper bound</source>
 <translation>{}, limite superiore</translation>
</message>
<message>
 <source>{}, {:g} to {:g} m</source>
 <translation>{}, da {:g} a {:g} m</translation>
</message>
<message>
 <source>{}, {} m³</source>
 <translation>{}, {} m³</translation>
</message>
<message>
 <source>{}, {}th percentile</source>
 <translation>{}, {}° percentile</translation>
</message>
<message>
 <source>{}. {}: {:.0f} % of the runs continue behind it, {:.1f} % probability of being the best.</source>
 <translation>{}. {}: il {:.0f} % dei lanci prosegue dietro, {:.1f} % di probabilità di essere la migliore.</translation>
</message>
<message>
 <source>{}: 95 % go no farther than {:.1f} m, the farthest {:.1f} m.</source>
 <translation>{}: il 95 % non va oltre {:.1f} m, il più lontano {:.1f} m.</translation>
</message>
<message>
 <source>{}: QGIS opens the layer {} with options or credentials of its own, which Talus does not have; export it to a GeoTIFF first.</source>
 <translation>{}: QGIS apre il layer {} con opzioni o credenziali proprie, che Talus non ha; lo esporti prima in un GeoTIFF.</translation>
</message>
<message>
 <source>{}: Rockyfor3D has no soil type for the ground class {!r}; give its code in a field (SOIL_FIELD). Known are {}.</source>
 <translation>{}: Rockyfor3D non ha un tipo di suolo per la classe {!r}; indicarne il codice in un campo (SOIL_FIELD). Sono note: {}.</translation>
</message>
<message>
 <source>{}: a block has three lengths; name the other fields too: {}.</source>
 <translation>{}: un blocco ha tre lunghezze; indicare anche gli altri campi: {}.</translation>
</message>
<message>
 <source>{}: a feature could not be written; is the disk full?</source>
 <translation>{}: non è stato possibile scrivere un elemento; il disco è pieno?</translation>
</message>
<message>
 <source>{}: a gallery needs the factor of at least one formula; the help gives the recalled values.</source>
 <translation>{}: una galleria richiede il fattore di almeno una formula; l'aiuto dice che cosa se ne ricorda.</translation>
</message>
<message>
 <source>{}: a return period requires the number of blocks per year; enter it (RATE), or skip this output.</source>
 <translation>{}: un periodo di ritorno richiede i blocchi all'anno; indicarli (RATE), o tralasciare questo risultato.</translation>
</message>
<message>
 <source>{}: all rocks pass above the net.</source>
 <translation>{}: tutti i blocchi passano sopra la rete.</translation>
</message>
<message>
 <source>{}: choose one at least.</source>
 <translation>{}: sceglierne almeno uno.</translation>
</message>
<message>
 <source>{}: choose the field with the values ({}_FIELD).</source>
 <translation>{}: scegliere il campo con i valori ({}_FIELD).</translation>
</message>
<message>
 <source>{}: each row has {} cells ({}).</source>
 <translation>{}: ogni riga ha {} celle ({}).</translation>
</message>
<message>
 <source>{}: export the layer {} to a GeoTIFF first.</source>
 <translation>{}: esportare prima il layer {} in un GeoTIFF.</translation>
</message>
<message>
 <source>{}: feature {} cannot be reprojected to {}; is its coordinate system right?</source>
 <translation>{}: l'elemento {} non può essere riproiettato in {}; il sistema di coordinate è corretto?</translation>
</message>
<message>
 <source>{}: feature {} has no such length, but others; give all three, or none of them.</source>
 <translation>{}: l'elemento {} non ha questa lunghezza, ma altre; indicare tutte e tre o nessuna.</translation>
</message>
<message>
 <source>{}: feature {} has the species group {!r} in {}; known groups are {}.</source>
 <translation>{}: l'elemento {} ha il gruppo di specie {!r} in {}; i gruppi noti sono {}.</translation>
</message>
<message>
 <source>{}: feature {} has {} = {}; give {}.</source>
 <translation>{}: l'elemento {} ha {} = {}; indicare {}.</translation>
</message>
<message>
 <source>{}: feature {}, {}</source>
 <translation>{}: elemento {}, {}</translation>
</message>
<message>
 <source>{}: give all three of the layers of objects, or none; missing: {}.</source>
 <translation>{}: dare tutti e tre i layer degli oggetti, o nessuno; mancano: {}.</translation>
</message>
<message>
 <source>{}: give the elevation model (DEM) for it.</source>
 <translation>{}: indicare il modello del terreno (DEM), necessario per questo output.</translation>
</message>
<message>
 <source>{}: give the layer {} for it.</source>
 <translation>{}: indicare il layer {}, necessario per questo output.</translation>
</message>
<message>
 <source>{}: give the variants (VARIANTS).</source>
 <translation>{}: dare le varianti (VARIANTS).</translation>
</message>
<message>
 <source>{}: it allows blocks up to {:.3g} m³, but the largest of the list has {:.3g} m³. Correct one of them, or leave the limit out.</source>
 <translation>{}: sono consentiti blocchi fino a {:.3g} m³, ma il più grande della lista ha {:.3g} m³. Correggere uno dei due, o tralasciare il limite.</translation>
</message>
<message>
 <source>{}: it requires an inventory of boulders (PLACES).</source>
 <translation>{}: occorre un inventario di blocchi (PLACES).</translation>
</message>
<message>
 <source>{}: it requires stops with the size or the release of each block.</source>
 <translation>{}: occorrono arresti con la dimensione o il distacco di ogni blocco.</translation>
</message>
<message>
 <source>{}: its checksum differs from that of the package index. Download the file again; nothing was installed.</source>
 <translation>{}: la somma di controllo non è quella dell'indice dei pacchetti. Scarichi di nuovo il file; non è stato installato nulla.</translation>
</message>
<message>
 <source>{}: its stroke of {} m is used up; from then on it acts as a stiff stop</source>
 <translation>{}: la sua corsa di {} m è esaurita; da lì in poi è un arresto rigido</translation>
</message>
<message>
 <source>{}: its unpacked size is too large for a package of Talus.</source>
 <translation>{}: decompresso è troppo grande per un pacchetto di Talus.</translation>
</message>
<message>
 <source>{}: lines to {} points.</source>
 <translation>{}: linee verso {} punti.</translation>
</message>
<message>
 <source>{}: no cell has a height from 0 to {:g} m above the ground; are unit and layers right?</source>
 <translation>{}: nessuna cella ha un'altezza da 0 a {:g} m sopra il suolo; unità e layer sono giusti?</translation>
</message>
<message>
 <source>{}: no feature has a line of any length.</source>
 <translation>{}: nessun elemento ha una linea di lunghezza maggiore di zero.</translation>
</message>
<message>
 <source>{}: no feature of the layer {} has a geometry.</source>
 <translation>{}: nessun elemento del layer {} ha una geometria.</translation>
</message>
<message>
 <source>{}: no rock crosses the net.</source>
 <translation>{}: nessun blocco attraversa la rete.</translation>
</message>
<message>
 <source>{}: objects that are hit: {} of {}.</source>
 <translation>{}: oggetti colpiti: {} su {}.</translation>
</message>
<message>
 <source>{}: only {:g} runs; cells that blocks seldom reach may be missing.</source>
 <translation>{}: solo {:g} lanci; possono mancare celle raggiunte di rado dai blocchi.</translation>
</message>
<message>
 <source>{}: run {} has another mass in each; use the same rocks, releases and seed.</source>
 <translation>{}: il lancio {} ha una massa diversa in ciascuna; usare gli stessi blocchi, punti di distacco e lo stesso seme.</translation>
</message>
<message>
 <source>{}: run {} is not among the stops; are both of the same simulation?</source>
 <translation>{}: il lancio {} non è tra gli arresti; sono entrambi della stessa simulazione?</translation>
</message>
<message>
 <source>{}: runs that pass: {} of {}, above the top: {}; thrown and held: {} of {}.</source>
 <translation>{}: lanci che attraversano: {} su {}, sopra la sommità: {}; lanciati e trattenuti: {} su {}.</translation>
</message>
<message>
 <source>{}: runs: {:g}, return period: {:g} years, blocks per event: {:g}, largest energy: {:.0f} kJ, cells: {}.</source>
 <translation>{}: lanci: {:g}, periodo di ritorno: {:g} anni, blocchi per evento: {:g}, energia massima: {:.0f} kJ, celle: {}.</translation>
</message>
<message>
 <source>{}: sizes and releases of single blocks are used with stops or an inventory; choose one of them (PLACES), or leave the field empty.</source>
 <translation>{}: dimensioni e distacchi di singoli blocchi si usano con arresti o un inventario; sceglierne uno (PLACES), o lasciare vuoto il campo.</translation>
</message>
<message>
 <source>{}: smoothed by {:.3g} m for the plan; gaps between zones are filled, no place gets a lower level.</source>
 <translation>{}: smussato di {:.3g} m per la planimetria; le lacune tra le zone sono colmate, nessun luogo riceve un grado inferiore.</translation>
</message>
<message>
 <source>{}: the canopy has {:.0f} million cells, more than {:.0f} million. Use a part of it, or larger cells.</source>
 <translation>{}: le chiome hanno {:.0f} milioni di celle, più di {:.0f} milioni. Prenderne una parte, o celle più grandi.</translation>
</message>
<message>
 <source>{}: the class {!r} of the value {!r} is unknown; known classes are {}.</source>
 <translation>{}: la classe {!r} del valore {!r} non è nota; le classi note sono {}.</translation>
</message>
<message>
 <source>{}: the coordinate system {!r} of the extent is not known; give one such as EPSG:2056.</source>
 <translation>{}: il sistema di coordinate {!r} dell'estensione non è noto; indicarne uno come EPSG:2056.</translation>
</message>
<message>
 <source>{}: the database is open in another program or as a layer in QGIS, so the table is written directly: it remains also when a later output fails.</source>
 <translation>{}: la banca dati è aperta in un altro programma o come layer in QGIS, perciò la tabella viene scritta direttamente: rimane anche se un'uscita successiva fallisce.</translation>
</message>
<message>
 <source>{}: the event whose return period is known is missing; without it a list of blocks gives no frequency.</source>
 <translation>{}: manca l'evento di cui è noto il periodo di ritorno; senza di esso una lista di blocchi non dice nulla sulla frequenza.</translation>
</message>
<message>
 <source>{}: the forecast has not been tested at any site with open data yet.</source>
 <translation>{}: nessun sito con dati aperti ha ancora messo alla prova la previsione.</translation>
</message>
<message>
 <source>{}: the formula of the Japanese handbook needs Lamé's constant of the cushion.</source>
 <translation>{}: la formula del manuale giapponese richiede la costante di Lamé dello strato.</translation>
</message>
<message>
 <source>{}: the layer was not written completely ({}); is the disk full? Nothing was saved.</source>
 <translation>{}: il layer non è stato scritto per intero ({}); il disco è pieno? Nulla viene conservato.</translation>
</message>
<message>
 <source>{}: the layer {} has no coordinate system. Assign the one it was made in with the layer's menu, Layer CRS, or with Assign projection.</source>
 <translation>{}: il layer {} non ha un sistema di coordinate. Assegnare quello in cui è stato creato con il menu del layer, SR del layer, o con Assegna proiezione.</translation>
</message>
<message>
 <source>{}: the layer {} has no feature on the elevation model; is its coordinate system right?</source>
 <translation>{}: il layer {} non ha elementi sul modello del terreno; il sistema di coordinate è corretto?</translation>
</message>
<message>
 <source>{}: the layer {} has no field {!r}; it has {}.</source>
 <translation>{}: il layer {} non ha il campo {!r}; presenti: {}.</translation>
</message>
<message>
 <source>{}: the layer {} has no run.</source>
 <translation>{}: il layer {} non ha alcun lancio.</translation>
</message>
<message>
 <source>{}: the layer {} is empty.</source>
 <translation>{}: il layer {} è vuoto.</translation>
</message>
<message>
 <source>{}: the observed blocks have sizes of their own; leave it empty.</source>
 <translation>{}: i blocchi osservati hanno dimensioni proprie; lasciare vuoto.</translation>
</message>
<message>
 <source>{}: the runs are not counted above {:g} kJ, but above {} kJ; choose one of these, or simulate again with it among the ENERGY_THRESHOLDS.</source>
 <translation>{}: i lanci non sono contati sopra {:g} kJ, ma sopra {} kJ; scegliere una di queste energie, o simulare con essa tra le ENERGY_THRESHOLDS.</translation>
</message>
<message>
 <source>{}: the runs of {} have weights, as rocks that got far went on as several (SPLITTING_SHARE), and would count as one each here. Give a layer of a simulation without; barriers, trees and maps of Simulate rockfall and its frequencies know the weights.</source>
 <translation>{}: le corse di {} hanno pesi, poiché i blocchi arrivati lontano proseguirono in più corse (SPLITTING_SHARE), e qui varrebbero una ciascuna. Dare il layer di una simulazione senza; opere, alberi e mappe della simulazione e le sue frequenze conoscono i pesi.</translation>
</message>
<message>
 <source>{}: the soil type is {!r}; give a whole number from 0 to {}.</source>
 <translation>{}: il tipo di suolo è {!r}; indicare un numero intero da 0 a {}.</translation>
</message>
<message>
 <source>{}: the table {} has no field {}; choose another file for the maps.</source>
 <translation>{}: la tabella {} non ha il campo {}; scegliere un altro file per le carte.</translation>
</message>
<message>
 <source>{}: the table {} has no row for {} values of the field {}: {}; feature {} has the first.</source>
 <translation>{}: nella tabella {} mancano {} valori del campo {}: {}; l'elemento {} ha il primo.</translation>
</message>
<message>
 <source>{}: the value {!r} has {}; give two numbers of at least 0.</source>
 <translation>{}: il valore {!r} ha {}; indicare due numeri di almeno 0.</translation>
</message>
<message>
 <source>{}: the value {!r} occurs twice with different entries.</source>
 <translation>{}: il valore {!r} è presente due volte con dati diversi.</translation>
</message>
<message>
 <source>{}: there is a table in {} too; give one of them.</source>
 <translation>{}: c'è una tabella anche in {}; indicarne una sola.</translation>
</message>
<message>
 <source>{}: there is no folder {} to write to. Choose another one.</source>
 <translation>{}: non esiste una cartella {} in cui scrivere. Sceglierne un'altra.</translation>
</message>
<message>
 <source>{}: there is nothing to compare with; give the passages of a simulation (PASSAGES).</source>
 <translation>{}: non c'è nulla con cui confrontare; indicare gli attraversamenti di una simulazione (PASSAGES).</translation>
</message>
<message>
 <source>{}: this file has no layers that QGIS can read; choose a GeoPackage.</source>
 <translation>{}: questo file non ha layer che QGIS possa leggere; scegliere un GeoPackage.</translation>
</message>
<message>
 <source>{}: this is no raster file that QGIS can read.</source>
 <translation>{}: non è un file raster che QGIS possa leggere.</translation>
</message>
<message>
 <source>{}: this is no raster layer that QGIS can read.</source>
 <translation>{}: non è un layer raster che QGIS possa leggere.</translation>
</message>
<message>
 <source>{}: this is no vector layer that QGIS can read.</source>
 <translation>{}: non è un layer vettoriale che QGIS possa leggere.</translation>
</message>
<message>
 <source>{}: this is not a wheel ({}).</source>
 <translation>{}: non è un wheel ({}).</translation>
</message>
<message>
 <source>{}: this output exists only for the method frequency; choose that as METHOD, or skip it.</source>
 <translation>{}: lo produce solo il metodo frequency; sceglierlo come METHOD, oppure saltare questo output.</translation>
</message>
<message>
 <source>{}: this version of QGIS does not open {} by its text. Add it to the project and choose the layer, or unpack or download the file.</source>
 <translation>{}: questa versione di QGIS non apre {} dal testo. Aggiunga il file al progetto e scelga il layer, oppure decomprima o scarichi il file.</translation>
</message>
<message>
 <source>{}: with slip friction as the ground model the ground has none; leave it empty or 0, or choose another model (GROUND_MODEL).</source>
 <translation>{}: con slip friction come modello del suolo il suolo non ne ha; lasciare vuoto o 0, o scegliere un altro modello (GROUND_MODEL).</translation>
</message>
<message>
 <source>{}: {:.0f} % of the cells, {:.1f}° ± {:.1f}°</source>
 <translation>{}: {:.0f} % delle celle, {:.1f}° ± {:.1f}°</translation>
</message>
<message>
 <source>{}: {:.1f} m, {:.0f} kJ</source>
 <translation>{}: {:.1f} m, {:.0f} kJ</translation>
</message>
<message>
 <source>{}: {:.2f} times the forecast was observed, as the geometric mean of {} sites with open data. At a new site the ratio is expected between {:.2f} and {:.2f} with a probability of 80 %.</source>
 <translation>{}: si è osservato {:.2f} volte la previsione, come media geometrica di {} siti con dati aperti. In un nuovo sito ci si attende un rapporto tra {:.2f} e {:.2f} con una probabilità dell'80 %.</translation>
</message>
<message>
 <source>{}: {:.2f} times the forecast was observed; sites with open data: {}, too few for a band.</source>
 <translation>{}: si è osservato {:.2f} volte la previsione; siti con dati aperti: {}, troppo pochi per una banda.</translation>
</message>
<message>
 <source>{}: {:.3g} kNm exceed its bending strength of {:.3g} kNm</source>
 <translation>{}: {:.3g} kNm superano la sua resistenza a flessione di {:.3g} kNm</translation>
</message>
<message>
 <source>{}: {:g} is smaller than {}, {:g}; enter a number that is not smaller.</source>
 <translation>{}: {:g} è minore di {}, {:g}; indicare un numero che non lo sia.</translation>
</message>
<message>
 <source>{}: {:g} runs, {:.4g} blocks per year; {} cells, runs above {:g} kJ.</source>
 <translation>{}: {:g} lanci, {:.4g} blocchi all'anno; {} celle, lanci sopra {:g} kJ.</translation>
</message>
<message>
 <source>{}: {}</source>
 <translation>{}: {}</translation>
</message>
<message>
 <source>{}: {} and {} runs, not with the same numbers; give both the same releases and runs.</source>
 <translation>{}: {} e {} lanci, non con gli stessi numeri; dare a entrambe gli stessi punti di distacco e lanci.</translation>
</message>
<message>
 <source>{}: {} cannot be read ({}).</source>
 <translation>{}: {} non può essere letto ({}).</translation>
</message>
<message>
 <source>{}: {} cannot be used; the geometry of feature {} is invalid ({}). Repair the layer with Fix geometries.</source>
 <translation>{}: impossibile usare {}; la geometria dell'elemento {} non è valida ({}). Correggere il layer con Ripara geometrie.</translation>
</message>
<message>
 <source>{}: {} cannot be written ({}). Choose another place, or close what uses the file.</source>
 <translation>{}: {} non può essere scritto ({}). Scegliere un'altra posizione, o chiudere il programma che usa il file.</translation>
</message>
<message>
 <source>{}: {} cannot be written, because there is no folder {}. Make it first.</source>
 <translation>{}: {} non può essere scritto, perché la cartella {} non esiste. Crearla prima.</translation>
</message>
<message>
 <source>{}: {} cannot hold the fields of a layer, only its shapes. Take a GeoPackage (.gpkg).</source>
 <translation>{}: {} non può contenere i campi di un layer, solo le sue forme. Usare un GeoPackage (.gpkg).</translation>
</message>
<message>
 <source>{}: {} cannot hold the motion of the rocks, which the later tools need: texts end after 254 characters there. Take a GeoPackage (.gpkg).</source>
 <translation>{}: {} non può contenere il moto dei blocchi, necessario agli strumenti successivi: i testi vi terminano dopo 254 caratteri. Usi un GeoPackage (.gpkg).</translation>
</message>
<message>
 <source>{}: {} cells with passages have no energy; are both rasters of the same simulation?</source>
 <translation>{}: {} celle con attraversamenti non hanno energia; i due raster sono della stessa simulazione?</translation>
</message>
<message>
 <source>{}: {} does not state above which values its runs are counted; use the output {} of Simulate rockfall.</source>
 <translation>{}: {} non dice sopra che cosa sono contati i suoi lanci; prendere l'output {} di Simulare la caduta massi.</translation>
</message>
<message>
 <source>{}: {} has no column {}; the first line must name {}.</source>
 <translation>{}: {} non ha la colonna {}; la prima riga deve contenere i nomi {}.</translation>
</message>
<message>
 <source>{}: {} in it points outside its folder; nothing was installed.</source>
 <translation>{}: la voce {} porta fuori dalla sua cartella; non è stato installato nulla.</translation>
</message>
<message>
 <source>{}: {} is a file of polygons (PLY) and no layer; choose a layer.</source>
 <translation>{}: {} è un file di poligoni (PLY) e non un layer; scelga un layer.</translation>
</message>
<message>
 <source>{}: {} is a folder; give the name of a file.</source>
 <translation>{}: {} è una cartella; indicare il nome di un file.</translation>
</message>
<message>
 <source>{}: {} is a pipe or a device and no file; give the path of a file.</source>
 <translation>{}: {} è una pipe o un dispositivo e non un file; indichi il percorso di un file.</translation>
</message>
<message>
 <source>{}: {} is given too and is equivalent; leave one of them empty.</source>
 <translation>{}: anche {} è indicato e dice lo stesso in altro modo; lasciarne uno vuoto.</translation>
</message>
<message>
 <source>{}: {} is the file of {} too; choose another one.</source>
 <translation>{}: {} è anche il file di {}; sceglierne un altro.</translation>
</message>
<message>
 <source>{}: {} is the input {}; choose another file for the output.</source>
 <translation>{}: {} è l'input {}; scegliere un altro file per l'output.</translation>
</message>
<message>
 <source>{}: {} needs this factor. Talus has not seen it in the standard, so there is no default.</source>
 <translation>{}: {} richiede questo coefficiente. Talus non l'ha visto nella norma, quindi non c'è un valore predefinito.</translation>
</message>
<message>
 <source>{}: {} numbers; give at most {}.</source>
 <translation>{}: {} numeri; darne al massimo {}.</translation>
</message>
<message>
 <source>{}: {} of feature {} is {}; give metres, more than 0, or leave the scar out.</source>
 <translation>{}: {} dell'elemento {} è {}; indicare metri, più di 0, o omettere la traccia.</translation>
</message>
<message>
 <source>{}: {} of {} runs, largest energy so far [kJ]</source>
 <translation>{}: {} di {} lanci, energia massima finora [kJ]</translation>
</message>
<message>
 <source>{}: {} of {} runs, {} of {} release points, largest energy so far [kJ]</source>
 <translation>{}: {} di {} lanci, {} di {} punti di distacco, energia massima finora [kJ]</translation>
</message>
<message>
 <source>{}: {} overlap with different values. Cut them so that each place has one value only, or choose with OVERLAP which one to use.</source>
 <translation>{}: {} si sovrappongono con valori diversi. Ritagliarli in modo che ogni punto abbia un solo valore, o indicare con OVERLAP quale conta.</translation>
</message>
<message>
 <source>{}: {} overlap with different values. Cut them so that each place has one value only.</source>
 <translation>{}: {} si sovrappongono con valori diversi. Ritagliarli in modo che ogni punto abbia un solo valore.</translation>
</message>
<message>
 <source>{}: {} points.</source>
 <translation>{}: {} punti.</translation>
</message>
<message>
 <source>{}: {} rocks send {} pieces, at most {} of one rock. {:g}th percentiles of the energy: {:.4g} kJ for single pieces, {:.4g} kJ for the largest piece of each rock, {:.4g} kJ for all pieces of each rock together.</source>
 <translation>{}: da {} blocchi arrivano {} frammenti, al massimo {} di uno stesso blocco. Energie del percentile {:g}: {:.4g} kJ sui frammenti, {:.4g} kJ sul frammento maggiore di ogni blocco, {:.4g} kJ su tutti i frammenti di ogni blocco insieme.</translation>
</message>
<message>
 <source>{}: {} runs; {:g}th percentiles: run-out {:.4g} m, energy {:.4g} kJ, height {:.3g} m</source>
 <translation>{}: {} lanci; {:g}° percentili: distanza di arresto {:.4g} m, energia {:.4g} kJ, altezza {:.3g} m</translation>
</message>
<message>
 <source>{}: {} values do not make rows of {}.</source>
 <translation>{}: {} valori non formano righe di {}.</translation>
</message>
<message>
 <source>{}: {} values do not make rows of {}: runs, return period, blocks.</source>
 <translation>{}: {} valori non formano righe di {}: lanci, periodo di ritorno, blocchi.</translation>
</message>
<message>
 <source>{}: {} would overwrite {}, a file that already exists; choose another name.</source>
 <translation>{}: {} sovrascriverebbe {}, che si trova lì senza di esso; scelga un altro nome.</translation>
</message>
<message>
 <source>{}: {} would overwrite {}, from which the input {} is read; choose another file for the output.</source>
 <translation>{}: {} sovrascriverebbe {}, da cui viene letto l'input {}; scelga un altro file per l'output.</translation>
</message>
<message>
 <source>{}: {}, {}.</source>
 <translation>{}: {}, {}.</translation>
</message>
<message>
 <source>{}th percentile of the first passages of {} rocks; layer {}</source>
 <translation>{}° percentile dei primi attraversamenti di {} blocchi; layer {}</translation>
</message>
</context>
</TS>
