import { contrastOf, findMix, mixColors } from '../contrast.ts';
import { DARK_THEME, LIGHT_THEME } from '../themes.ts';

/** The primary colour and the text colour on it. */
type PrimaryColors = { primary: string; onPrimary: string };

const BLACK = '#000000';
const WHITE = '#ffffff';
/** The text colour on the primary colour of the dark theme, as in `tokens.css`. */
const DARK_TEXT = '#0b1220';
const MIN_CONTRAST = 4.5;
/** The contrast on a tint, slightly more because browsers mix in another colour space. */
const MIN_TINT_CONTRAST = 4.65;
/** The share of the colour in a tint, as in `tokens.css`. */
const TINTS = { light: 0.08, dark: 0.22 };

/**
 * Returns the primary colours of each theme for an accent: the accent itself if it is readable on the background and
 * text is readable on it; otherwise the nearest darker or lighter colour.
 */
export function primariesOf(accent: string): { light: PrimaryColors; dark: PrimaryColors } {
  return {
    light: { primary: onLight(accent), onPrimary: WHITE },
    dark: { primary: onDark(accent), onPrimary: DARK_TEXT },
  };
}

function onLight(accent: string) {
  const { background, surface } = LIGHT_THEME.colors;
  return findMix(
    accent,
    BLACK,
    (colour) =>
      contrastOf(colour, surface) >= MIN_CONTRAST &&
      contrastOf(colour, mixColors(background, colour, TINTS.light)) >= MIN_TINT_CONTRAST,
  );
}

/** Lightens the accent if needed for contrast, and darkens it if small text on its tint would be unreadable. */
function onDark(accent: string) {
  const { background, textSecondary } = DARK_THEME.colors;
  const isReadable = (colour: string) => contrastOf(colour, background) >= MIN_CONTRAST;
  if (!isReadable(accent)) return findMix(accent, WHITE, isReadable);
  return findMix(
    accent,
    BLACK,
    (colour) => contrastOf(textSecondary, mixColors(background, colour, TINTS.dark)) >= MIN_TINT_CONTRAST,
  );
}

const rule = (selector: string, { primary, onPrimary }: PrimaryColors) =>
  `${selector}{--primary:${primary};--on-primary:${onPrimary}}`;

/** Returns the CSS of an accent, for the app, whose theme is a class, and for pages, which may follow the system's. */
export function accentStylesheet(accent: string) {
  const { light, dark } = primariesOf(accent);
  return [
    rule(':root', light),
    rule(':root.dark', dark),
    `@media (prefers-color-scheme:dark){${rule(':root.as-system', dark)}}`,
  ].join('\n');
}
