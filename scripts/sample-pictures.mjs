// Calculates the photographs of the sample work with which a new site is shown, and writes them to `public/samples/`.
// They are landscapes of noise and fog, so that no sample shows a real place or person. Run it with Node after a change.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './toolchain.mjs';

const WIDTHS = [640, 1280];
const folder = join(root, 'public', 'samples');

const mix = (a, b, at) => a + (b - a) * at;
const mixed = (from, to, at) => from.map((value, channel) => mix(value, to[channel], at));
const smooth = (at) => at * at * (3 - 2 * at);
const clamp = (value) => Math.min(1, Math.max(0, value));

/** Returns the same number between 0 and 1 for the same point. */
function hash(x, y, seed) {
  let bits = Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 2147483647);
  bits = Math.imul(bits ^ (bits >>> 13), 1274126177);
  return ((bits ^ (bits >>> 16)) >>> 0) / 4294967295;
}

function noise(x, y, seed) {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [across, down] = [smooth(x - left), smooth(y - top)];
  return mix(
    mix(hash(left, top, seed), hash(left + 1, top, seed), across),
    mix(hash(left, top + 1, seed), hash(left + 1, top + 1, seed), across),
    down,
  );
}

/** Noise of several sizes on top of each other, like the outline of a mountain or a cloud. */
function layeredNoise(x, y, { seed, octaves = 5, rough = 0.5 }) {
  let [sum, weight, total, scale] = [0, 1, 0, 1];
  for (let octave = 0; octave < octaves; octave++) {
    sum += weight * noise(x * scale, y * scale, seed + octave);
    total += weight;
    weight *= rough;
    scale *= 2;
  }
  return sum / total;
}

/** Ridges one behind the other, the farther the paler, with fog in the valleys. */
const ridges =
  ({ sky, haze, dark, count, seed, fog = 0.35, sun }) =>
  (x, y, aspect) => {
    let color = mixed(sky[0], sky[1], smooth(clamp(y / 0.6)));
    if (sun) {
      const distance = Math.hypot((x - sun.x) * aspect, y - sun.y);
      color = mixed(color, sun.color, clamp(1 - smooth(clamp((distance - sun.size) / 0.006)) * 1));
      color = mixed(color, sun.color, 0.5 * Math.exp(-distance * 5));
    }
    for (let ridge = 0; ridge < count; ridge++) {
      const depth = (ridge + 1) / count;
      const height = layeredNoise(x * aspect * mix(1.4, 2.6, depth) + ridge * 17, 0, {
        seed: seed + ridge * 11,
        octaves: 7,
        rough: 0.47,
      });
      const edge = mix(0.36, 0.94, depth ** 1.15) - height * mix(0.2, 0.34, depth);
      if (y < edge) continue;
      const shade = mixed(haze, dark, depth ** 1.6);
      const below = clamp((y - edge) / mix(0.1, 0.4, depth));
      color = mixed(
        shade,
        haze,
        below * fog * (1.15 - depth) + 0.06 * layeredNoise(x * 6, y * 9, { seed: 91 + ridge }),
      );
    }
    return color;
  };

/** A calm sea under a wide sky, exposed for a long time. */
const sea =
  ({ sky, water, glow, horizon, sun, seed }) =>
  (x, y, aspect) => {
    const beside = Math.exp(-(((x - sun) * aspect) ** 2) * 7);
    if (y < horizon) {
      const up = clamp(y / horizon);
      const clouds = layeredNoise(x * 1.3 * aspect, y * 9 + 40, { seed, octaves: 5 });
      const base = mixed(sky[0], sky[1], smooth(up));
      return mixed(base, glow, clamp(beside * up ** 4 * 0.85 + (clouds - 0.5) * 0.35 * up));
    }
    const down = (y - horizon) / (1 - horizon);
    const ripple = layeredNoise(x * aspect * mix(5, 2.2, down), (1 / (down + 0.035)) * 1.9, {
      seed: seed + 7,
      octaves: 3,
      rough: 0.6,
    });
    const base = mixed(water[0], water[1], smooth(down));
    return mixed(base, glow, clamp(beside * (1 - down) ** 2 * 0.75 + (ripple - 0.5) * mix(0.16, 0.3, down)));
  };

/** Dunes in low light: each has a lit and a shaded side along its crest. */
const dunes =
  ({ sky, lit, shaded, count, seed }) =>
  (x, y, aspect) => {
    let color = mixed(sky[0], sky[1], smooth(clamp(y / 0.45)));
    for (let dune = 0; dune < count; dune++) {
      const depth = (dune + 1) / count;
      const wave = layeredNoise(x * aspect * mix(1.1, 0.75, depth) + dune * 5.3, 0, {
        seed: seed + dune * 3,
        octaves: 2,
        rough: 0.32,
      });
      const edge = mix(0.34, 1.02, depth) - wave * mix(0.14, 0.5, depth);
      if (y < edge) continue;
      const crest =
        0.5 + 0.34 * Math.sin(x * aspect * mix(3.5, 1.9, depth) + dune * 2.1 + (y - edge) * mix(7, 3.4, depth));
      const side = smooth(clamp((crest - 0.42) * 7));
      const below = clamp((y - edge) / mix(0.16, 0.5, depth));
      const grain = (layeredNoise(x * 40 * aspect, y * 150, { seed: 5, octaves: 3 }) - 0.5) * 0.1 * depth;
      const light = mixed(lit, sky[1], (1 - depth) * 0.55);
      const shadow = mixed(shaded, sky[1], (1 - depth) * 0.6);
      color = mixed(shadow, light, clamp(side * (1 - below * 0.35) + grain));
    }
    return color;
  };

/** Trunks in fog, the nearest dark, the farthest hardly there. */
const forest = ({ fog, bark, ground, seed }) => {
  const trunks = Array.from({ length: 64 }, (_, at) => {
    const depth = (at / 63) ** 1.5;
    return {
      x: hash(at, 3, seed) * 1.1 - 0.05,
      width: mix(0.004, 0.03, depth) * mix(0.7, 1.3, hash(at, 5, seed)),
      lean: (hash(at, 9, seed) - 0.5) * 0.05,
      depth,
    };
  });
  return (x, y, aspect) => {
    const mist = layeredNoise(x * 2 * aspect, y * 3, { seed: seed + 1, octaves: 4 });
    let color = mixed(fog[0], fog[1], clamp(y * 0.9 + (mist - 0.5) * 0.3));
    for (const { x: at, width, lean, depth } of trunks) {
      const foot = mix(0.66, 1.02, depth);
      if (y > foot) continue;
      const rough = (layeredNoise(y * 22, at * 50, { seed: 3, octaves: 3 }) - 0.5) * width * 0.5;
      const middle = at + lean * (foot - y) + rough * 0.4;
      const half = (width / 2 / aspect) * mix(0.75, 1.12, y / foot) * 1.5 + rough * 0.15;
      const inside = clamp((half - Math.abs(x - middle)) * 900);
      if (inside <= 0) continue;
      const texture = layeredNoise(x * 150, y * 12, { seed: 8, octaves: 3 }) * 0.25;
      color = mixed(color, mixed(bark, fog[1], clamp(1 - depth * 0.92 + mist * 0.12 - texture * depth)), inside);
    }
    const floor = clamp((y - 0.72 - (layeredNoise(x * 5 * aspect, 0, { seed: 4 }) - 0.5) * 0.12) * 3.2);
    return mixed(
      color,
      mixed(ground, fog[1], 0.25 + 0.35 * layeredNoise(x * 30 * aspect, y * 60, { seed: 6 })),
      smooth(floor) * 0.85,
    );
  };
};

const PICTURES = {
  ridges: {
    size: [1280, 853],
    at: ridges({
      sky: [
        [226, 214, 204],
        [246, 232, 214],
      ],
      haze: [222, 216, 210],
      dark: [34, 46, 52],
      count: 6,
      seed: 21,
      sun: { x: 0.68, y: 0.24, size: 0.028, color: [255, 246, 230] },
    }),
  },
  sea: {
    size: [1280, 853],
    at: sea({
      sky: [
        [94, 112, 138],
        [224, 178, 150],
      ],
      water: [
        [150, 132, 132],
        [38, 50, 66],
      ],
      glow: [255, 224, 186],
      horizon: 0.56,
      sun: 0.38,
      seed: 5,
    }),
  },
  dunes: {
    size: [1280, 1600],
    at: dunes({
      sky: [
        [168, 190, 206],
        [232, 218, 200],
      ],
      lit: [226, 168, 112],
      shaded: [104, 60, 46],
      count: 5,
      seed: 14,
    }),
  },
  forest: {
    size: [1280, 1600],
    at: forest({
      fog: [
        [214, 220, 220],
        [168, 180, 182],
      ],
      bark: [28, 34, 34],
      ground: [62, 66, 56],
      seed: 31,
    }),
  },
  night: {
    size: [1280, 853],
    at: (x, y, aspect) => {
      const hills = ridges({
        sky: [
          [10, 16, 34],
          [44, 62, 92],
        ],
        haze: [38, 54, 78],
        dark: [6, 9, 16],
        count: 3,
        seed: 47,
        fog: 0.5,
      })(x, y, aspect);
      const bright = hash(Math.floor(x * 620), Math.floor(y * 413), 77);
      const isSky =
        y < 0.62 && hills[2] > 30 && mixed([10, 16, 34], [44, 62, 92], smooth(clamp(y / 0.6)))[2] === hills[2];
      return isSky && bright > 0.9968 ? mixed(hills, [240, 244, 255], (bright - 0.9968) * 300) : hills;
    },
  },
};

const GRAIN = 7;
mkdirSync(folder, { recursive: true });
for (const [name, { size, at }] of Object.entries(PICTURES)) {
  const [width, height] = size;
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const color = at(column / width, row / height, width / height);
      const vignette = 1 - 0.22 * Math.hypot(column / width - 0.5, row / height - 0.5) ** 2 * 2;
      const grain = (hash(column, row, 1) - 0.5) * GRAIN;
      for (const [channel, value] of color.entries())
        pixels[(row * width + column) * 3 + channel] = Math.round(clamp((value * vignette + grain) / 255) * 255);
    }
  }
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  for (const target of WIDTHS) {
    const resized = picture.clone().resize(target);
    const files = await Promise.all([
      resized
        .clone()
        .avif({ quality: 48 })
        .toFile(join(folder, `${name}-${target}.avif`)),
      resized
        .clone()
        .webp({ quality: 66 })
        .toFile(join(folder, `${name}-${target}.webp`)),
    ]);
    console.log(name, target, ...files.map((file) => `${Math.round(file.size / 1024)} kB`));
  }
}
