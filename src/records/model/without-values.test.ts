import { expect, it } from 'vitest';
import { withoutValues } from './without-values.ts';

it('references to what is gone become null, and items of lists that hold one are dropped', () => {
  const document = {
    cover: 'a',
    gallery: [
      { image: 'a', alt: 'A' },
      { image: 'b', alt: 'B' },
    ],
    tags: ['a', 'c'],
    n: 1,
  };
  expect(withoutValues(document, new Set(['a']))).toEqual({
    ...{ cover: null, gallery: [{ image: 'b', alt: 'B' }] },
    ...{ tags: ['c'], n: 1 },
  });
  expect(withoutValues(document, new Set())).toBe(document);
});
