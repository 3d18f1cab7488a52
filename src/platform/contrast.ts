/** Returns the WCAG contrast ratio of two colours: from 1 (equal) to 21 (black on white). */
export function contrastOf(one: string, other: string) {
  const [light = 0, dark = 0] = [lightOf(one), lightOf(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function lightOf(colour: string) {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The number of steps between two colours; neighbours are indistinguishable. */
const STEPS = 256;

/** Returns the colour nearest to `wish` that has enough contrast with all grounds; black or white if none has. */
export function nearestReadable(wish: string, grounds: readonly string[], enough: number): string {
  const weakest = (colour: string) => Math.min(...grounds.map((ground) => contrastOf(colour, ground)));
  const ways = ['#000000', '#ffffff'];
  for (let step = 0; step <= STEPS; step += 1) {
    const readable = ways.map((end) => mixed(wish, end, step / STEPS)).find((colour) => weakest(colour) >= enough);
    if (readable) return readable;
  }
  return ways.sort((a, b) => weakest(b) - weakest(a))[0] ?? wish;
}

/** Returns the first colour between `from` and `to` that passes the test; `to` if none does. */
export function firstOnTheWay(from: string, to: string, willDo: (colour: string) => boolean): string {
  for (let step = 0; step < STEPS; step += 1) {
    const colour = mixed(from, to, step / STEPS);
    if (willDo(colour)) return colour;
  }
  return to;
}

/** Mixes two colours; `share` is the part of the second, from 0 to 1. */
export function mixed(from: string, to: string, share: number) {
  const ends = partsOf(to);
  const parts = partsOf(from).map((part, at) => Math.round(part + ((ends[at] ?? part) - part) * share));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
