import type { Design } from '../../../design.ts';
import type { TemplateTokens } from '../../../template-tokens.ts';

/** The tokens of a template with the choices of the design that it depends on. All of them are numbers or words of our own. */
export type TemplateInput = TemplateTokens & {
  /** Side of the narrow column or track, in the direction of the text. */
  side: 'start' | 'end';
  /** Share of the width that the design gives to the narrow column. */
  share: number;
  direction: 'ltr' | 'rtl';
  headings: Design['headings'];
  /** Whether letters may be set closer or apart; those of joined scripts may not. */
  isTracked: boolean;
};

/** Screens on which a line has room for two parts. */
export const ROOMY = '@media screen and (min-width: 30.01rem)';
export const NARROW = '@media screen and (max-width: 47.99rem)';
/** Screens on which columns and tracks have room. They are counted in text sizes, so zooming stacks them. */
export const WIDE = '@media screen and (min-width: 48rem)';

export const number = (value: number) => String(Math.round(value * 1000) / 1000);

/** Returns a length in sizes of the text, wherever it is used. */
export const ems = (value: number) => (value === 0 ? '0px' : `calc(${number(value)} * var(--em))`);

export const opposite = (side: TemplateInput['side']) => (side === 'start' ? 'end' : 'start');

/** Returns the columns of a grid of which one is narrow and stands at a side, and the numbers of both. */
export function besides(side: TemplateInput['side'], narrow: string) {
  const [columns, narrowAt, wideAt] =
    side === 'start' ? [`${narrow} minmax(0, 1fr)`, 1, 2] : [`minmax(0, 1fr) ${narrow}`, 2, 1];
  return { columns, narrowAt, wideAt };
}

/** The colors of text on the accent itself. */
export const ON_GROUND = [
  ...['text', 'accent', 'mark'].map((name) => `--${name}: var(--on-ground);`),
  '--quiet: var(--quiet-on-ground);',
  '--faint: color-mix(in srgb, var(--on-ground) 35%, var(--ground));',
  '--tint: color-mix(in srgb, var(--on-ground) 14%, var(--ground));',
  '--surface: var(--ground);',
  'color: var(--on-ground);',
].join(' ');
