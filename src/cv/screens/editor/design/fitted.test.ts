import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../../../model/content.ts';
import { performAll } from '../../../model/operations.ts';
import { changesOf } from './changes-of.ts';
import { stillHolds } from './fitted.ts';
import { OWN_LOOK } from './own-look.ts';

const design = { size: 9.5, lineHeight: 1.3, density: 'compact', marginX: 16, marginY: 14 } as const;
const withDesign = (wanted: Parameters<typeof changesOf>[1]) =>
  performAll(EMPTY_CONTENT, changesOf(EMPTY_CONTENT.design, wanted)).content;

describe('what was said of fitting', () => {
  const fitted = { asked: EMPTY_CONTENT, answer: { fits: true, pages: 1, design } };

  it('holds once it is set so, until the CV says or looks something else', () => {
    const now = withDesign(design);
    expect(stillHolds(fitted, now)).toBe(true);
    expect(stillHolds(fitted, withDesign({ ...design, size: 11 }))).toBe(false);
    expect(stillHolds(fitted, withDesign({ ...design, template: 'duo' }))).toBe(false);
    expect(stillHolds(fitted, { ...now, sections: [] })).toBe(false);
  });

  it('holds of a CV that does not fit as long as nothing is done to it', () => {
    const without = { ...fitted, answer: { fits: false, pages: 3, design } };
    expect(stillHolds(without, EMPTY_CONTENT)).toBe(true);
    expect(stillHolds(without, withDesign({ template: 'duo' }))).toBe(false);
  });
});

describe('the template’s own look', () => {
  it('is what a new CV has, and leaves the page, its language and what is shown as they are', () => {
    expect(changesOf(EMPTY_CONTENT.design, OWN_LOOK)).toEqual([]);
    const changed = withDesign({ ...design, accent: '#123456', page: 'letter', language: 'de', photo: 'square' });
    expect(performAll(changed, changesOf(changed.design, OWN_LOOK)).content.design).toEqual({
      ...EMPTY_CONTENT.design,
      ...{ page: 'letter', language: 'de', photo: 'square' },
    });
  });
});
