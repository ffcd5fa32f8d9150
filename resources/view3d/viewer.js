// SPDX-License-Identifier: GPL-2.0-or-later
// Terrain, rocks that fly down it, and maps on it. Metres; x to the east, y upwards, z to the south.
(function () {
  "use strict";

  const data = JSON.parse(document.getElementById("data").textContent);
  const find = (id) => document.getElementById(id);

  function numbers(text, Kind) {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new Kind(bytes.buffer);
  }

  // ---- terrain: a grid of heights, row 0 in the north; 65535 is no data
  function heightsOf(terrain) {
    const steps = numbers(terrain.heights, Uint16Array);
    const heights = new Float32Array(steps.length);
    for (let k = 0; k < steps.length; k++) {
      heights[k] = steps[k] === 65535 ? NaN : terrain.lowest + terrain.step * steps[k];
    }
    return heights;
  }

  function meshOf(terrain, heights) {
    const { columns, rows, cell } = terrain;
    const places = new Float32Array(3 * columns * rows), texture = new Float32Array(2 * columns * rows), corners = [];
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const k = row * columns + column;
        places[3 * k] = (column - 0.5 * (columns - 1)) * cell[0];
        places[3 * k + 1] = Number.isNaN(heights[k]) ? 0 : heights[k] - terrain.lowest;
        places[3 * k + 2] = (row - 0.5 * (rows - 1)) * cell[1];
        texture[2 * k] = (column + 0.5) / columns;
        texture[2 * k + 1] = 1 - (row + 0.5) / rows;
        if (row === 0 || column === 0) continue;
        const [a, b, c, d] = [k - columns - 1, k - columns, k - 1, k];
        if ([a, b, c, d].some((one) => Number.isNaN(heights[one]))) continue;
        corners.push(a, c, b, b, c, d);
      }
    }
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.BufferAttribute(places, 3));
    geometry.setAttribute("uv", new THREE.BufferAttribute(texture, 2));
    geometry.setIndex(corners);
    geometry.computeVertexNormals();
    return geometry;
  }

  // ---- what lies on the terrain: pictures of layers, put on top of each other where they are ticked
  function drapeOf(layers, anisotropy, changed) {
    const canvas = document.createElement("canvas");
    canvas.width = data.drape.width;
    canvas.height = data.drape.height;
    const pen = canvas.getContext("2d"), texture = new THREE.CanvasTexture(canvas);
    texture.anisotropy = anisotropy;
    const pictures = layers.map((layer) => {
      const picture = new Image();
      picture.onload = draw;
      picture.src = layer.picture;
      return picture;
    });
    function draw() {
      pen.fillStyle = "#c9c4b8";
      pen.fillRect(0, 0, canvas.width, canvas.height);
      pictures.forEach((picture, k) => {
        if (layers[k].isShown && picture.complete) pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
      });
      texture.needsUpdate = true;
      changed();
    }
    draw();
    return { texture, draw };
  }

  // ---- rocks: of each a row of times and places
  function rocksOf(rocks) {
    const first = numbers(rocks.first, Uint32Array), table = numbers(rocks.samples, Float32Array);
    const radius = numbers(rocks.radius, Float32Array);
    return { first, table, radius, count: first.length - 1 };
  }

  function linesOf(rocks, clock) {
    const places = [], times = [];
    for (let rock = 0; rock < rocks.count; rock++) {
      for (let k = rocks.first[rock] + 1; k < rocks.first[rock + 1]; k++) {
        for (const end of [k - 1, k]) {
          times.push(rocks.table[4 * end]);
          places.push(rocks.table[4 * end + 1], rocks.table[4 * end + 2], rocks.table[4 * end + 3]);
        }
      }
    }
    const geometry = new THREE.BufferGeometry();
    geometry.setAttribute("position", new THREE.Float32BufferAttribute(places, 3));
    geometry.setAttribute("time", new THREE.Float32BufferAttribute(times, 1));
    const material = new THREE.ShaderMaterial({
      uniforms: { now: clock },
      transparent: true,
      vertexShader: "attribute float time; varying float at; void main() { at = time;" +
        " gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
      fragmentShader: "uniform float now; varying float at; void main() { if (at > now) discard;" +
        " gl_FragColor = vec4(0.69, 0.12, 0.12, 0.75); }",
    });
    return new THREE.LineSegments(geometry, material);
  }

  function placeAt(rocks, rock, now, place) {
    let low = rocks.first[rock], high = rocks.first[rock + 1] - 1;
    const table = rocks.table;
    if (now >= table[4 * high]) return place.set(table[4 * high + 1], table[4 * high + 2], table[4 * high + 3]);
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (table[4 * middle] <= now) low = middle;
      else high = middle;
    }
    const share = Math.max(0, (now - table[4 * low]) / Math.max(table[4 * high] - table[4 * low], 1e-9));
    const between = (k) => table[4 * low + k] + share * (table[4 * high + k] - table[4 * low + k]);
    return place.set(between(1), between(2), between(3));
  }

  // ---- numbers of a cell
  function cellText(point, terrain, grids) {
    const rows = [[data.words.height, `${(point.y + terrain.lowest).toFixed(0)} m`]];
    const east = data.terrain.centre[0] + point.x, north = data.terrain.centre[1] - point.z;
    for (const grid of grids) {
      const column = Math.floor((east - grid.west) / grid.cell[0]), row = Math.floor((grid.north - north) / grid.cell[1]);
      const isInside = column >= 0 && row >= 0 && column < grid.columns && row < grid.rows;
      const value = isInside ? grid.values[row * grid.columns + column] : NaN;
      rows.push([grid.name, Number.isFinite(value) ? Number(value.toPrecision(3)).toLocaleString(data.language) : "–"]);
    }
    return [[data.words.place, `${east.toFixed(1)} / ${north.toFixed(1)}`], ...rows];
  }

  function showTable(rows) {
    const table = document.createElement("table");
    for (const row of rows) {
      const line = table.insertRow();
      for (const text of row) line.insertCell().textContent = text;
    }
    find("told").replaceChildren(table);
    find("told").hidden = false;
  }

  function start() {
    const renderer = new THREE.WebGLRenderer({ canvas: find("view"), antialias: true, preserveDrawingBuffer: true });
    const scene = new THREE.Scene(), terrain = data.terrain;
    scene.background = new THREE.Color(0xdfe7ee);
    const heights = heightsOf(terrain), geometry = meshOf(terrain, heights);
    geometry.computeBoundingSphere();
    const size = geometry.boundingSphere.radius, middle = geometry.boundingSphere.center;
    const camera = new THREE.PerspectiveCamera(45, 1, size / 500, size * 20);
    const controls = new THREE.OrbitControls(camera, renderer.domElement);
    camera.position.set(middle.x + size * data.from[0], middle.y + size * 1.1, middle.z - size * data.from[1]);
    controls.target.copy(middle);
    controls.maxPolarAngle = 1.54;

    let isDirty = true;
    const changed = () => { isDirty = true; };
    controls.addEventListener("change", changed);
    const drape = drapeOf(data.layers, renderer.capabilities.getMaxAnisotropy(), changed);
    const ground = new THREE.Mesh(geometry, new THREE.MeshLambertMaterial({ map: drape.texture, side: THREE.DoubleSide }));
    const sun = new THREE.DirectionalLight(0xffffff, 0.65);
    sun.position.set(-1, 1.4, -1);
    scene.add(ground, sun, new THREE.AmbientLight(0xffffff, 0.55));

    const clock = { value: 0 }, rocks = rocksOf(data.rocks), lines = linesOf(rocks, clock);
    const shapes = new THREE.InstancedMesh(
      new THREE.IcosahedronGeometry(1, 1), new THREE.MeshLambertMaterial({ color: 0x303030 }), Math.max(rocks.count, 1));
    shapes.count = rocks.count;
    shapes.frustumCulled = false;
    scene.add(lines, shapes);

    const place = new THREE.Vector3(), matrix = new THREE.Matrix4();
    function moveRocks() {
      const least = camera.position.distanceTo(controls.target) / 250; // so that a rock is seen from far away
      for (let rock = 0; rock < rocks.count; rock++) {
        placeAt(rocks, rock, clock.value, place);
        const radius = Math.max(rocks.radius[rock] || 0, least);
        matrix.makeScale(radius, radius, radius).setPosition(place);
        shapes.setMatrixAt(rock, matrix);
      }
      shapes.instanceMatrix.needsUpdate = true;
    }

    function tick(name, isShown, set) {
      const label = document.createElement("label"), box = document.createElement("input");
      box.type = "checkbox";
      box.checked = isShown;
      box.addEventListener("change", () => { set(box.checked); changed(); });
      label.append(box, " ", name);
      find("layers").append(label);
    }
    tick(data.words.rocks, true, (is) => { shapes.visible = is; });
    tick(data.words.paths, true, (is) => { lines.visible = is; });
    data.layers.slice().reverse().forEach((layer) => {
      tick(layer.name, layer.isShown, (is) => { layer.isShown = is; drape.draw(); });
    });

    const grids = data.grids.map((grid) => ({ ...grid, values: numbers(grid.values, Float32Array) }));
    const ray = new THREE.Raycaster(), pointer = new THREE.Vector2();
    let pressed = null;
    renderer.domElement.addEventListener("pointerdown", (event) => { pressed = [event.clientX, event.clientY]; });
    renderer.domElement.addEventListener("pointerup", (event) => {
      if (!pressed || Math.hypot(event.clientX - pressed[0], event.clientY - pressed[1]) > 5) return;
      ask(event.clientX, event.clientY);
    });
    function ask(x, y) {
      camera.updateMatrixWorld();
      pointer.set((2 * x) / window.innerWidth - 1, 1 - (2 * y) / window.innerHeight);
      ray.setFromCamera(pointer, camera);
      const [hit] = ray.intersectObject(ground);
      if (hit) showTable(cellText(hit.point, terrain, grids));
      else find("told").hidden = true;
      return Boolean(hit);
    }

    // ---- time
    const longest = data.rocks.longest;
    let isPlaying = rocks.count > 0, before = null;
    function setTime(time) {
      clock.value = Math.min(Math.max(time, 0), longest);
      find("time").value = String(Math.round((1000 * clock.value) / Math.max(longest, 1e-9)));
      find("clock").textContent = `${clock.value.toFixed(1)} s`;
      changed();
    }
    function play(is) {
      isPlaying = is;
      before = null;
      find("play").textContent = is ? "❚❚" : "▶";
    }
    find("play").addEventListener("click", () => {
      if (!isPlaying && clock.value >= longest) setTime(0);
      play(!isPlaying);
    });
    find("time").addEventListener("input", () => { play(false); setTime((longest * Number(find("time").value)) / 1000); });

    function fit() {
      renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2));
      renderer.setSize(window.innerWidth, window.innerHeight, false);
      camera.aspect = window.innerWidth / window.innerHeight;
      camera.fov = camera.aspect < 1 ? 60 : 45;
      camera.updateProjectionMatrix();
      changed();
    }
    // so far away that all of the terrain is within the picture, with room for what stands over it
    function standBack() {
      const points = geometry.getAttribute("position"), every = Math.max(1, Math.floor(points.count / 20000));
      const away = camera.position.clone().sub(controls.target).normalize();
      const right = new THREE.Vector3(), up = new THREE.Vector3(), point = new THREE.Vector3();
      camera.lookAt(controls.target);
      camera.updateMatrixWorld();
      camera.matrixWorld.extractBasis(right, up, new THREE.Vector3());
      const high = 0.85 * Math.tan((camera.fov * Math.PI) / 360), wide = high * camera.aspect;
      let distance = 0;
      for (let k = 0; k < points.count; k += every) {
        point.fromBufferAttribute(points, k).sub(controls.target);
        const across = Math.max(Math.abs(point.dot(right)) / wide, Math.abs(point.dot(up)) / high);
        distance = Math.max(distance, point.dot(away) + across);
      }
      camera.position.copy(controls.target).addScaledVector(away, distance);
    }
    window.addEventListener("resize", fit);
    fit();
    standBack();
    controls.update();
    setTime(0);
    play(isPlaying);

    function frame(moment) {
      if (isPlaying) {
        if (before !== null) setTime(clock.value + (moment - before) / 1000);
        before = moment;
        if (clock.value >= longest) play(false);
      }
      if (isDirty) {
        isDirty = false;
        moveRocks();
        renderer.render(scene, camera);
      }
      requestAnimationFrame(frame);
    }
    requestAnimationFrame(frame);
    const at = new URLSearchParams(window.location.hash.slice(1)).get("t"); // page.html#t=12.5 begins there, at rest
    if (at !== null) { play(false); setTime(Number(at)); }
    Object.assign(document.body.dataset, {
      rocks: rocks.count, triangles: geometry.index.count / 3, layers: data.layers.length,
      asked: ask(window.innerWidth / 2, window.innerHeight / 2), time: clock.value,
    });
    find("told").hidden = at === null;
  }

  try {
    start();
  } catch (error) {
    find("problem").hidden = false;
    document.body.dataset.problem = String(error);
  }
})();
