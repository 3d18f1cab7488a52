import { describe, expect, it } from 'vitest';
import { EXAMPLES, makeExample } from '../examples/examples.ts';
import { pagesOf } from './pages-of-svg.ts';
import { pagesOf as setPages } from './set-cv.ts';

const person = { name: 'Ada Lovelace', email: 'ada@example.org' };

describe('the pages of a drawing', () => {
  it('are drawings of their own, with all shapes that they use and no others', async () => {
    for (const example of EXAMPLES) {
      const { pages } = await setPages({ content: makeExample(example, person), photo: null });
      for (const page of pages) {
        const named = new Set([...page.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id));
        const defined = new Set([...page.matchAll(/<(?:symbol|clipPath)[^>]* id="([^"]+)"/g)].map(([, id]) => id));
        expect(defined).toEqual(named);
        expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"><rect [^>]*fill="#ffffff"\/>/);
        expect(page).not.toMatch(/<script|<foreignObject|\son\w+=|\d\.\d{4}/);
      }
    }
  });

  it('are nothing that has another form', () => {
    expect(() => pagesOf('<html></html>')).toThrow('something else than pages');
  });
});
