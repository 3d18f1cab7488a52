import { contrast } from '../../colours.ts';
import type { CheckRule } from '../rule.ts';

const MIN_CONTRAST = 4.5;

/** Finds text colors with too little contrast; the minimum is that of WCAG 2.2, success criterion 1.4.3. */
export const lowContrast = {
  name: 'lowContrast',
  weight: 'must',
  find: ({ content: { design } }) =>
    (['text', 'accent'] as const)
      .map((color) => ({ color, ratio: contrast(design[color], design.background) }))
      .filter(({ ratio }) => ratio < MIN_CONTRAST)
      .map(({ color, ratio }) => ({
        at: ['design'],
        field: color,
        // Rounded down, so that no ratio that is too low is called 4.5.
        values: { color, ratio: Math.floor(ratio * 10) / 10, least: MIN_CONTRAST },
      })),
} as const satisfies CheckRule;
