import type { Design } from './design.ts';

/** Returns the contrast ratio of two colors, from 1 to 21, as defined in WCAG 2.2. */
export function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

export function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export const channelsOf = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** Mixes two colors; `ratio` is the proportion of the first one, from 0 to 1. */
export function mix(color: string, background: string, ratio: number): string {
  const [one, other] = [channelsOf(color), channelsOf(background)];
  const channels = one.map((channel, at) => Math.round(channel * ratio + (other[at] ?? 0) * (1 - ratio)));
  return hexOf(channels);
}

export const hexOf = (channels: readonly number[]) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Returns the color, mixed with as little of `target` as needed for a contrast of `minContrast` on the background. */
export function ensureContrast(color: string, background: string, target: string, minContrast = 4.5): string {
  const adjusted = MIX_RATIOS.map((ratio) => mix(color, target, ratio)).find(
    (mixed) => contrast(mixed, background) >= minContrast,
  );
  return adjusted ?? target;
}
const MIX_RATIOS = Array.from({ length: 21 }, (_, step) => 1 - step / 20);

/** Returns the colors of a design and those derived from them, adjusted so that all text is readable. */
export function coloursOf({ text, accent, background: paper }: Pick<Design, 'text' | 'accent' | 'background'>) {
  const tint = mix(accent, paper, 0.08);
  const onAccent = [paper, text].find((color) => contrast(color, accent) >= 4.5) ?? blackOrWhite(accent);
  return {
    text,
    paper,
    tint,
    quiet: ensureContrast(mix(text, paper, 0.72), tint, text),
    accent: ensureContrast(accent, tint, text),
    /** A background in the accent color; `on-ground` is the color of text on it. */
    ground: accent,
    'on-ground': onAccent,
    'quiet-on-ground': ensureContrast(mix(onAccent, accent, 0.82), accent, onAccent),
    mark: mix(accent, paper, 0.9),
    faint: mix(text, paper, 0.2),
  };
}

export const blackOrWhite = (background: string) =>
  contrast('#000000', background) > contrast('#ffffff', background) ? '#000000' : '#ffffff';
