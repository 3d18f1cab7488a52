import { blackOrWhite, channelsOf, coloursOf, contrast, ensureContrast, hexOf, luminance, mix } from './colours.ts';
import type { Design } from './design.ts';

type DesignColours = Pick<Design, 'text' | 'accent' | 'background'>;

/** Whether a design has light text on a dark page. */
export const isDark = ({ text, background }: Pick<Design, 'text' | 'background'>) =>
  luminance(background) < luminance(text);

/** The text and the page of a design in a dark scheme; the page takes on a hint of the accent. */
const TEXT = '#e6e9ec';
const PAPER = '#15171a';
const HINT = 0.05;
/** Bands of lighter colors would glare. */
const MAX_GROUND_LUMINANCE = 0.2;
const MIN_ACCENT_CONTRAST = 5;

/** Returns the colors of a design on screens in a dark scheme, or undefined if the design is dark itself. */
export function darkColoursOf(design: DesignColours): ReturnType<typeof coloursOf> | undefined {
  if (isDark(design)) return undefined;
  const paper = mix(design.accent, PAPER, HINT);
  const accent = lighten(design.accent, mix(TEXT, paper, 0.12));
  const ground = luminance(design.accent) > MAX_GROUND_LUMINANCE ? mix(design.accent, paper, 0.45) : design.accent;
  const onGround = contrast(TEXT, ground) >= 4.5 ? TEXT : blackOrWhite(ground);
  return {
    ...coloursOf({ text: TEXT, accent, background: paper }),
    ground,
    'on-ground': onGround,
    'quiet-on-ground': ensureContrast(mix(onGround, ground, 0.82), ground, onGround),
  };
}

/** Returns the color in the same hue, as light as it needs to be on a dark background. */
function lighten(color: string, background: string): string {
  const { hue, saturation, lightness } = hslOf(color);
  for (let step = lightness; step <= 0.9; step += 0.02) {
    const lighter = fromHsl({ hue, saturation: saturation * 0.8, lightness: step });
    if (contrast(lighter, background) >= MIN_ACCENT_CONTRAST) return lighter;
  }
  return TEXT;
}

type Hsl = { hue: number; saturation: number; lightness: number };

function hslOf(color: string): Hsl {
  const [red, green, blue] = channelsOf(color).map((channel) => channel / 255) as [number, number, number];
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const [lightness, spread] = [(most + least) / 2, most - least];
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const hue =
    most === red ? (green - blue) / spread : most === green ? (blue - red) / spread + 2 : (red - green) / spread + 4;
  return { hue: (hue * 60 + 360) % 360, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness };
}

function fromHsl({ hue, saturation, lightness }: Hsl): string {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channelAt = (offset: number) => {
    const position = (offset + hue / 30) % 12;
    return Math.round(255 * (lightness - reach * Math.max(-1, Math.min(position - 3, 9 - position, 1))));
  };
  return hexOf([channelAt(0), channelAt(8), channelAt(4)]);
}
