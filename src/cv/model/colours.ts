import type { Design } from './design.ts';

/** Returns the contrast ratio of two colors, from 1 to 21, as defined in WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = partsOf(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const partsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colors; `share` is the proportion of the first one, from 0 to 1. */
export function mix(color: string, ground: string, share: number): string {
  const [one, other] = [partsOf(color), partsOf(ground)];
  const parts = one.map((part, at) => Math.round(part * share + (other[at] ?? 0) * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the color, mixed with as little of `towards` as it takes to reach a contrast of `least` on the ground. */
export function readable(color: string, ground: string, towards: string, least = 4.5): string {
  const found = SHARES.map((share) => mix(color, towards, share)).find((mixed) => contrast(mixed, ground) >= least);
  return found ?? towards;
}
const SHARES = Array.from({ length: 21 }, (_, step) => 1 - step / 20);

/** Returns the colors of a design and those derived from them, adjusted so that all text is readable. */
export function coloursOf({ text, accent, background: paper }: Design) {
  const tint = mix(accent, paper, 0.08);
  const onGround = [paper, text].find((color) => contrast(color, accent) >= 4.5) ?? darkOrLight(accent);
  return {
    text,
    paper,
    tint,
    quiet: readable(mix(text, paper, 0.72), tint, text),
    accent: readable(accent, tint, text),
    /** A background in the accent color; `on-ground` is the color of text on it. */
    ground: accent,
    'on-ground': onGround,
    'quiet-on-ground': readable(mix(onGround, accent, 0.82), accent, onGround),
    mark: mix(accent, paper, 0.9),
    faint: mix(text, paper, 0.2),
  };
}

const darkOrLight = (ground: string) =>
  contrast('#000000', ground) > contrast('#ffffff', ground) ? '#000000' : '#ffffff';
