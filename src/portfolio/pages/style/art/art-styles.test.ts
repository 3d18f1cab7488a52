import { describe, expect, it } from 'vitest';
import { ART_STYLES } from './art-styles.ts';

/** Returns the declarations of the rules of a style sheet whose selectors name an element. */
const declarationsOf = (sheet: string, element: string) =>
  sheet.split('}').flatMap((rule) => {
    const [body = '', selectors = ''] = rule.split('{').reverse();
    return selectors.includes(element) ? [body] : [];
  });

describe('the art-directed styles', () => {
  it.each(Object.entries(ART_STYLES))(
    'never fix a bar to the window, which would cover focused links: %s',
    (_, sheet) => {
      expect(sheet).not.toMatch(/position:\s*fixed/);
      for (const body of declarationsOf(sheet, '.colophon')) expect(body).not.toMatch(/inset-block-end|bottom:/);
    },
  );

  it('keep the colors of covers on paper', () => {
    for (const body of declarationsOf(ART_STYLES.paper, 'img')) expect(body).not.toContain('filter');
  });
});
