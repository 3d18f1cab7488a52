// Plants as white shadows on blue, drawn after the cyanotypes of Anna Atkins. Each is the same every time.

const random = (seed) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 0) / 4294967296;
  };
};
const round = (value) => Math.round(value * 10) / 10;
const at = ({ x, y }, angle, length) => ({ x: x + Math.cos(angle) * length, y: y + Math.sin(angle) * length });
const UP = -Math.PI / 2;

/** Returns a tapering line along points as a closed path. */
function blade(points, widthAt) {
  const sides = [[], []];
  for (const [index, point] of points.entries()) {
    const next = points[index + 1] ?? point;
    const before = points[index - 1] ?? point;
    const angle = Math.atan2(next.y - before.y, next.x - before.x) + Math.PI / 2;
    const half = widthAt(index / (points.length - 1)) / 2;
    sides[0].push(at(point, angle, half));
    sides[1].unshift(at(point, angle, -half));
  }
  return `M${[...sides[0], ...sides[1]].map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** Returns the points of a line that bends a little at every step. */
function bend(start, angle, length, { steps = 14, curl = 0, wobble = 0, rand }) {
  const points = [start];
  let direction = angle;
  for (let step = 0; step < steps; step++) {
    direction += curl / steps + (rand() - 0.5) * wobble;
    points.push(at(points.at(-1), direction, length / steps));
  }
  return { points, end: points.at(-1), angle: direction };
}

const leaf = (base, angle, length, width) => {
  const tip = at(base, angle, length);
  const bulge = (side) => at(at(base, angle, length * 0.42), angle + (side * Math.PI) / 2, width);
  const [one, other] = [bulge(1), bulge(-1)];
  const p = ({ x, y }) => `${round(x)} ${round(y)}`;
  return `M${p(base)}Q${p(one)} ${p(tip)}Q${p(other)} ${p(base)}Z`;
};

function fern({ rand, width, height }) {
  const paths = [];
  const { points } = bend({ x: width * 0.5, y: height * 0.93 }, UP + 0.04, height * 0.84, {
    steps: 60,
    curl: -0.32,
    wobble: 0.02,
    rand,
  });
  paths.push([blade(points, (t) => 9 * (1 - t) + 1.5), 0.95]);
  for (let index = 8; index < points.length - 1; index++) {
    const t = index / (points.length - 1);
    const [here, before] = [points[index], points[index - 1]];
    const along = Math.atan2(here.y - before.y, here.x - before.x);
    const length = width * 0.33 * Math.sin(Math.PI * Math.min(1, t * 0.93 + 0.06)) ** 0.8 * (1.02 - t * 0.55);
    for (const side of [1, -1]) {
      const rib = bend(here, along + side * (1.16 - t * 0.35), length, {
        steps: 22,
        curl: -side * 0.35,
        wobble: 0.03,
        rand,
      });
      paths.push([blade(rib.points, (s) => 2.6 * (1 - s) + 0.7), 0.9]);
      for (let part = 1; part < rib.points.length - 1; part++) {
        const s = part / (rib.points.length - 1);
        const direction = Math.atan2(
          rib.points[part].y - rib.points[part - 1].y,
          rib.points[part].x - rib.points[part - 1].x,
        );
        for (const half of [1, -1])
          paths.push([
            leaf(
              rib.points[part],
              direction + half * 1.15,
              (length * 0.115 + 5) * (1.05 - s * 0.8),
              3.4 + length * 0.012,
            ),
            0.62 + rand() * 0.25,
          ]);
      }
    }
  }
  return paths;
}

function fronds({ rand, width, height }) {
  const paths = [];
  const grow = (start, angle, length, thick, depth) => {
    const { points, end, angle: last } = bend(start, angle, length, { curl: (rand() - 0.5) * 0.5, wobble: 0.08, rand });
    paths.push([blade(points, (t) => thick * (1 - t * 0.16)), 0.5 + rand() * 0.3]);
    if (depth === 0) return;
    const spread = 0.3 + rand() * 0.18;
    for (const side of [1, -1])
      grow(end, last + side * spread, length * (0.74 + rand() * 0.12), thick * 0.8, depth - 1);
  };
  const root = { x: width * 0.5, y: height * 0.9 };
  for (const tilt of [-0.5, -0.26, -0.04, 0.2, 0.44]) grow(root, UP + tilt, height * 0.185, 15, 5);
  return paths;
}

function wrack({ rand, width, height }) {
  const paths = [];
  const grow = (start, angle, length, thick, depth) => {
    const {
      points,
      end,
      angle: last,
    } = bend(start, angle, length, { steps: 16, curl: (rand() - 0.5) * 0.9, wobble: 0.22, rand });
    paths.push([blade(points, (t) => thick * (1 - t * 0.5) + 0.8), 0.78]);
    if (depth === 0) {
      for (const point of points.slice(3))
        if (rand() > 0.35) paths.push([leaf(point, last + (rand() - 0.5) * 2.4, 9 + rand() * 9, 4), 0.7]);
      return;
    }
    for (let side = 0; side < 5; side++) {
      const from = points[5 + Math.floor(rand() * 11)];
      grow(from, last + (rand() - 0.5) * 1.7, length * (0.5 + rand() * 0.2), thick * 0.55, depth - 1);
    }
    grow(end, last, length * 0.5, thick * 0.5, depth - 1);
  };
  const root = { x: width * 0.48, y: height * 0.92 };
  for (const tilt of [-0.26, 0.02, 0.28]) grow(root, UP + tilt, height * 0.36, 9, 3);
  return paths;
}

function kelp({ rand, width, height }) {
  const paths = [];
  const root = { x: width * 0.5, y: height * 0.94 };
  const stem = bend(root, UP, height * 0.24, { curl: 0.1, wobble: 0.05, rand });
  paths.push([blade(stem.points, (t) => 16 - t * 4), 0.9]);
  for (const tilt of [-0.62, -0.36, -0.13, 0.09, 0.34, 0.6]) {
    const { points } = bend(stem.end, UP + tilt, height * (0.5 + rand() * 0.16), {
      steps: 40,
      curl: -tilt * 0.9 + (rand() - 0.5) * 0.5,
      wobble: 0.12,
      rand,
    });
    const wide = width * (0.07 + rand() * 0.025);
    const ripple = rand() * 6;
    paths.push([
      blade(
        points,
        (t) => wide * Math.sin(Math.PI * (t * 0.93 + 0.05)) ** 0.55 * (1 + 0.09 * Math.sin(t * 34 + ripple)),
      ),
      0.5 + rand() * 0.22,
    ]);
    paths.push([blade(points.slice(0, 34), (t) => 4 * (1 - t) + 0.6), 0.35]);
  }
  return paths;
}

function feather({ rand, width, height }) {
  const paths = [];
  const { points } = bend({ x: width * 0.53, y: height * 0.94 }, UP - 0.06, height * 0.76, {
    steps: 90,
    curl: 0.22,
    wobble: 0.01,
    rand,
  });
  paths.push([blade(points, (t) => 7.5 * (1 - t) + 1), 0.95]);
  for (let index = 10; index < points.length; index++) {
    const t = index / (points.length - 1);
    const along = Math.atan2(points[index].y - points[index - 1].y, points[index].x - points[index - 1].x);
    const inEye = t > 0.72;
    const length =
      width * (inEye ? 0.3 * Math.sqrt(Math.max(0, 1 - ((t - 0.86) / 0.145) ** 2)) + 0.02 : 0.16 + t * 0.16);
    for (const side of [1, -1])
      for (let hair = 0; hair < (inEye ? 3 : 2); hair++) {
        const barb = bend(points[index], along + side * (0.62 + rand() * 0.22), length * (0.85 + rand() * 0.3), {
          steps: 12,
          curl: -side * (inEye ? 0.9 : 0.35),
          wobble: 0.09,
          rand,
        });
        paths.push([blade(barb.points, (s) => (inEye ? 4.6 : 2.5) * (1 - s * 0.7)), inEye ? 0.36 : 0.5]);
      }
  }
  const eye = points[Math.floor(points.length * 0.86)];
  for (const [size, opacity] of [
    [0.13, 0.5],
    [0.085, 0.55],
    [0.045, 0.6],
  ]) {
    paths.push([
      `M${round(eye.x - width * size)} ${round(eye.y)}a${round(width * size)} ${round(width * size * 1.22)} 0 1 0 ${round(width * size * 2)} 0a${round(width * size)} ${round(width * size * 1.22)} 0 1 0 ${round(-width * size * 2)} 0Z`,
      opacity,
    ]);
  }
  return paths;
}

function poppy({ rand, width, height }) {
  const paths = [];
  const root = { x: width * 0.46, y: height * 0.95 };
  const stalk = (tilt, length, curl) => {
    const { points, end, angle } = bend(root, UP + tilt, height * length, { steps: 30, curl, wobble: 0.04, rand });
    paths.push([blade(points, (t) => 6 - t * 2), 0.9]);
    for (const point of points)
      for (const side of [1, -1]) paths.push([blade([point, at(point, angle + side * 1.5, 12)], () => 0.8), 0.6]);
    return { end, angle };
  };
  const flower = ({ end }, size) => {
    for (let petal = 0; petal < 6; petal++) {
      const angle = (petal / 6) * Math.PI * 2 + 0.3;
      const outline = Array.from({ length: 22 }, (_, index) => {
        const part = index / 21;
        const spread = (part - 0.5) * 1.5;
        return at(end, angle + spread, size * (0.62 + 0.38 * Math.sin(Math.PI * part)) * (0.96 + rand() * 0.08));
      });
      paths.push([
        `M${round(end.x)} ${round(end.y)}L${outline.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`,
        0.26,
      ]);
    }
    for (let stamen = 0; stamen < 60; stamen++) {
      const tip = at(end, rand() * 6.28, size * (0.16 + rand() * 0.14));
      paths.push([blade([end, tip], () => 1.6), 0.8], [leaf(tip, rand() * 6, 6, 3), 0.9]);
    }
  };
  flower(stalk(0.08, 0.66, 0.2), width * 0.25);
  const bud = stalk(0.42, 0.5, 1.1);
  paths.push([leaf(at(bud.end, bud.angle, -12), bud.angle, 78, 40), 0.85]);
  const head = stalk(-0.36, 0.46, -0.5);
  paths.push([leaf(at(head.end, head.angle, -26), head.angle, 96, 62), 0.72]);
  for (const [share, side] of [
    [0.1, -1],
    [0.16, 1],
    [0.22, -1],
  ]) {
    const base = { x: root.x + side * 4, y: root.y - height * share };
    const rib = bend(base, UP + side * 0.85, height * 0.25, { steps: 16, curl: side * 0.7, wobble: 0.06, rand });
    paths.push([blade(rib.points, (t) => 5 - t * 3.4), 0.8]);
    for (const [index, point] of rib.points.entries())
      for (const half of [1, -1]) paths.push([leaf(point, rib.angle + half * 0.95, 56 * (1.05 - index / 17), 13), 0.6]);
  }
  return paths;
}

/** The plates by name: a plant, and the seed that it grows from. */
const PLATES = {
  fern: [fern, 7],
  'fern-2': [fern, 19],
  fronds: [fronds, 3],
  'fronds-2': [fronds, 8],
  wrack: [wrack, 23],
  'wrack-2': [wrack, 11],
  kelp: [kelp, 5],
  'kelp-2': [kelp, 12],
  feather: [feather, 2],
  poppy: [poppy, 9],
};
const BLUES = [
  ['#0d3b66', '#164f86'],
  ['#0b3357', '#1a5a94'],
  ['#123f6b', '#0f4a7d'],
];
const [WIDTH, HEIGHT] = [1500, 1900];

/** Few enough shapes to be drawn one by one, so that each shines through those above it. */
const FEW = 600;

/** Returns the shapes to draw. Thousands of them become one for each opacity, because drawing them takes seconds. */
function layersOf(paths) {
  if (paths.length <= FEW) return paths.map(([d, opacity]) => [round(opacity), d]);
  const layers = new Map();
  for (const [d, opacity] of paths) layers.set(round(opacity), `${layers.get(round(opacity)) ?? ''}${d}`);
  return [...layers];
}

/** Returns a plate as an SVG; undefined if there is none of this name. */
export function plateOf(name) {
  if (!Object.hasOwn(PLATES, name)) return undefined;
  const [plant, seed] = PLATES[name];
  const [width, height] = [WIDTH, HEIGHT];
  const rand = random(seed);
  const paths = plant({ rand, width, height });
  const [edge, middle] = BLUES[seed % BLUES.length];
  const stains = Array.from(
    { length: 9 },
    () =>
      `<ellipse cx="${round(rand() * width)}" cy="${round(rand() * height)}" rx="${round(width * (0.12 + rand() * 0.3))}" ry="${round(height * (0.08 + rand() * 0.2))}" fill="${rand() > 0.5 ? '#0a2a4a' : '#2f74ad'}" opacity="${round(0.06 + rand() * 0.12)}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<defs><radialGradient id="g" cx="45%" cy="42%" r="80%"><stop offset="0" stop-color="${middle}"/><stop offset="1" stop-color="${edge}"/></radialGradient>
<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="46"/></filter><filter id="b"><feGaussianBlur stdDeviation="0.9"/></filter></defs>
<rect width="${width}" height="${height}" fill="url(#g)"/>
<g filter="url(#s)">${stains.join('')}</g>
<g fill="#eaf2f4" filter="url(#b)">${layersOf(paths)
    .map(([opacity, d]) => `<path d="${d}" opacity="${opacity}"/>`)
    .join('')}</g>
</svg>`;
}
