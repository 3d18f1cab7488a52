import { describe, expect, it } from 'vitest';
import { ART_STYLES } from './art-styles.ts';

/** Returns the declarations of the rules of a style sheet whose selectors match. */
const declarationsOf = (sheet: string, selector: RegExp) =>
  [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = '', body = '']) =>
    selector.test(selectors) ? [body] : [],
  );

describe('the art-directed styles', () => {
  it.each(Object.entries(ART_STYLES))(
    'never fix a bar to the window, which would cover focused links: %s',
    (_, sheet) => {
      expect(sheet).not.toMatch(/position:\s*fixed/);
      for (const body of declarationsOf(sheet, /\.colophon/)) expect(body).not.toMatch(/inset-block-end|bottom:/);
    },
  );

  it('keep the colors of covers on paper', () => {
    for (const body of declarationsOf(ART_STYLES.paper, /img/)) expect(body).not.toContain('filter');
  });
});
