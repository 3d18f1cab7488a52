/** Returns the WCAG contrast ratio of two colours: from 1 (equal) to 21 (black on white). */
export function contrastOf(one: string, other: string) {
  const [light = 0, dark = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The number of steps between two colours; neighbours are indistinguishable. */
const STEPS = 256;

/** Returns the colour nearest to `target` that has enough contrast with all grounds; black or white if none has. */
export function nearestReadable(target: string, backgrounds: readonly string[], minContrast: number): string {
  const weakest = (colour: string) => Math.min(...backgrounds.map((background) => contrastOf(colour, background)));
  const extremes = ['#000000', '#ffffff'];
  for (let step = 0; step <= STEPS; step += 1) {
    const readable = extremes
      .map((end) => mixColors(target, end, step / STEPS))
      .find((colour) => weakest(colour) >= minContrast);
    if (readable) return readable;
  }
  return extremes.sort((a, b) => weakest(b) - weakest(a))[0] ?? target;
}

/** Returns the first colour between `from` and `to` that passes the test; `to` if none does. */
export function findMix(from: string, to: string, passes: (colour: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const colour = mixColors(from, to, step / STEPS);
    if (passes(colour)) return colour;
  }
  return to;
}

/** Mixes two colours; `share` is the part of the second, from 0 to 1. */
export function mixColors(from: string, to: string, share: number) {
  const ends = channelsOf(to);
  const parts = channelsOf(from).map((part, at) => Math.round(part + ((ends[at] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
