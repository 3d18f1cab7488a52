import { contrastOf, firstOnTheWay, mixed } from '../contrast.ts';
import { DARK_THEME, LIGHT_THEME } from '../themes.ts';

/** A colour to act in, and what is written on it. */
type Primary = { primary: string; onPrimary: string };

const BLACK = '#000000';
const WHITE = '#ffffff';
/** As in `tokens.css`: what is written on the primary colour of the dark theme. */
const INK = '#0b1220';
const ENOUGH = 4.5;
/** On a tint a little more: browsers mix it in another space than we do. */
const ENOUGH_ON_TINT = 4.65;
/** As much of the colour as `tokens.css` puts in a tint. */
const TINTS = { light: 0.08, dark: 0.22 };

/**
 * What comes of one accent in each theme: the colour itself where it can be read on the ground and what stands on it can
 * be read as well, and else the nearest that is dark or light enough.
 */
export function primariesOf(accent: string): { light: Primary; dark: Primary } {
  return { light: { primary: onLight(accent), onPrimary: WHITE }, dark: { primary: onDark(accent), onPrimary: INK } };
}

function onLight(accent: string) {
  const { background, surface } = LIGHT_THEME.colors;
  return firstOnTheWay(
    accent,
    BLACK,
    (colour) =>
      contrastOf(colour, surface) >= ENOUGH &&
      contrastOf(colour, mixed(background, colour, TINTS.light)) >= ENOUGH_ON_TINT,
  );
}

/** Lighter where it has to be; and not so light that its tint takes from what is written small on it. */
function onDark(accent: string) {
  const { background, textSecondary } = DARK_THEME.colors;
  const isReadable = (colour: string) => contrastOf(colour, background) >= ENOUGH;
  if (!isReadable(accent)) return firstOnTheWay(accent, WHITE, isReadable);
  return firstOnTheWay(
    accent,
    BLACK,
    (colour) => contrastOf(textSecondary, mixed(background, colour, TINTS.dark)) >= ENOUGH_ON_TINT,
  );
}

const rule = (selector: string, { primary, onPrimary }: Primary) =>
  `${selector}{--primary:${primary};--on-primary:${onPrimary}}`;

/** The same for the app, which carries its theme as a class, and for pages, which may follow the reader's system. */
export function lookOfAccent(accent: string) {
  const { light, dark } = primariesOf(accent);
  return [
    rule(':root', light),
    rule(':root.dark', dark),
    `@media (prefers-color-scheme:dark){${rule(':root.as-system', dark)}}`,
  ].join('\n');
}
