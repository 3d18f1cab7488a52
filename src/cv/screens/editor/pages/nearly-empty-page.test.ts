import { expect, it } from 'vitest';
import { EMPTY_CONTENT, emptySection } from '../../../model/content.ts';
import { isLastPageNearlyEmpty } from './nearly-empty-page.ts';

const content = { ...EMPTY_CONTENT, design: { ...EMPTY_CONTENT.design, page: 'a4', marginY: 20 } } as const;
const MARGIN = (20 * 72) / 25.4;
/** The room for text on a page: 257 mm. */
const ROOM = (257 * 72) / 25.4;
const pageFilled = (share: number) => ({
  blocks: [
    { id: 'heading', page: 1, x: 60, y: MARGIN, w: 400, h: 12 },
    { id: 'section', page: 1, x: 60, y: MARGIN, w: 400, h: share * ROOM },
  ],
});

it('is a last page of which less than 15% are filled', () => {
  const first = pageFilled(1);
  expect(isLastPageNearlyEmpty([first, pageFilled(0.14)], content)).toBe(true);
  expect(isLastPageNearlyEmpty([first, pageFilled(0.16)], content)).toBe(false);
  expect(isLastPageNearlyEmpty([first, pageFilled(0.05), pageFilled(0.5)], content)).toBe(false);
});

it('is no page of a CV that has only one', () => {
  expect(isLastPageNearlyEmpty([pageFilled(0.05)], content)).toBe(false);
  expect(isLastPageNearlyEmpty([], content)).toBe(false);
});

it('is no page that the member has begun themselves', () => {
  const section = { ...emptySection('work', 'section'), startOnNewPage: true };
  expect(isLastPageNearlyEmpty([pageFilled(1), pageFilled(0.05)], { ...content, sections: [section] })).toBe(false);
});
