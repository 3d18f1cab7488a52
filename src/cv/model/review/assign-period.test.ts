import { describe, expect, it } from 'vitest';
import { apply, CV, fieldWith, HEADLINE, reviewOf, spanOf, work } from '#cv/testing/review-of.ts';
import { emptyNode, emptySection } from '../content.ts';
import { cutSpans } from './cut-spans.ts';
import { fieldValue } from './field-text.ts';
import { type Review, textOfSpans } from './review.ts';

describe('assigning a period', () => {
  const DATES = `${CV}
Dates: Jan 2015 – Mar 2018
Now: 2015 – present
Later: 2019
Awards
Best map
`;
  const dated = () => {
    const review = reviewOf(DATES);
    const { path } = fieldWith(review, 'Senior product designer');
    return { review, path, end: { path, field: 'end' }, start: { path, field: 'start' } };
  };

  it('sets both dates, whichever it is assigned to', () => {
    const { review, end } = dated();
    const closed = apply(review, { do: 'assign', spans: [spanOf(review, 'Jan 2015 – Mar 2018')], ...end });
    expect(work(closed)).toMatchObject({ roles: [{ start: '2015-01', end: '2018-03', ongoing: false }] });
    const ongoing = apply(review, { do: 'assign', spans: [spanOf(review, '2015 – present')], ...end });
    expect(work(ongoing)).toMatchObject({ roles: [{ start: '2015', end: '', ongoing: true }] });
  });

  it('lists the text of both former dates as unplaced, once', () => {
    const { review, end } = dated();
    const count = (latest: Review, text: string) =>
      latest.unplaced.filter((span) => textOfSpans(latest, [span]) === text).length;
    const assigned = apply(review, { do: 'assign', spans: [spanOf(review, 'Jan 2015 – Mar 2018')], ...end });
    expect(count(assigned, '2022 - Present')).toBe(1);
    const again = apply(assigned, { do: 'assign', spans: [spanOf(review, '2015 – present')], ...end });
    expect(count(again, 'Jan 2015 – Mar 2018')).toBe(1);
    const moved = apply(assigned, { do: 'assign', spans: [spanOf(review, 'Jan 2015 – Mar 2018')], ...HEADLINE });
    expect(work(moved)).toMatchObject({ roles: [{ start: '', end: '', ongoing: false }] });
    const later = apply(assigned, { do: 'assign', spans: [spanOf(review, '2019')], ...end });
    expect(work(later)).toMatchObject({ roles: [{ start: '2015-01', end: '2019' }] });
    expect(count(later, 'Jan 2015 – Mar 2018')).toBe(0);
  });

  it('places only the first date in a field for one date', () => {
    const { review } = dated();
    const section = { ...emptySection('awards', 'awards'), items: [emptyNode('awards', 'award')] };
    const content = { ...review.content, sections: [...review.content.sections, section] };
    const period = spanOf(review, 'Jan 2015 – Mar 2018');
    const free = { ...review, content, unplaced: [...cutSpans(review.unplaced, [period]), period] };
    const date = { path: ['sections', 'awards', 'items', 'award'], field: 'date' };
    const placed = apply(free, { do: 'assign', spans: [period], ...date });
    expect(fieldValue(placed.content, date)).toBe('2015-01');
    expect(placed.marks.filter(({ field }) => field === 'date').map((mark) => textOfSpans(placed, [mark]))).toEqual([
      'Jan 2015',
    ]);
    expect(textOfSpans(placed, placed.unplaced)).toContain('– Mar 2018');
  });
});
