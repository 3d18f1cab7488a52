import { describe, expect, it } from 'vitest';
import { apply, CV, fieldWith, HEADLINE, reviewOf, spanOf, work } from '#cv/testing/review-of.ts';
import { cvContent } from '../schema.ts';
import { groupSpans } from './cut-spans.ts';
import { fieldValue } from './field-text.ts';
import { countEntries, finishReview, reviewedFields } from './finish-review.ts';
import { type Review, textOfSpans } from './review.ts';
import { firstStep, reduceSteps } from './review-steps.ts';

const unplacedTexts = (review: Review) => groupSpans(review.unplaced).map((spans) => textOfSpans(review, spans));
const finish = (review: Review, id = 'classic') =>
  finishReview(review, { template: { id }, unplacedTitle: 'Unplaced' });
const isValid = (review: Review) => cvContent.safeParse(finish(review)).success;

describe('reviewing a recognized CV', () => {
  it('begins with the fields that were read, and those to check', () => {
    const review = reviewOf();
    const { read, toCheck } = reviewedFields(review);
    expect(read.size).toBeGreaterThan(6);
    expect([...toCheck].every((key) => read.has(key))).toBe(true);
    expect(countEntries(review.content)).toBe(2);
  });

  it('confirms a guess, and takes an edited field as checked', () => {
    const marks = reviewOf().marks.map((mark) => ({ ...mark, sure: false }));
    const review = { ...reviewOf(), marks };
    const count = (latest: Review) => reviewedFields(latest).toCheck.size;
    const confirmed = apply(review, { do: 'confirm', ...HEADLINE });
    expect(count(confirmed)).toBe(count(review) - 1);
    const edited = apply(confirmed, { do: 'edit', path: ['basics'], field: 'name', value: 'N. Ellery' });
    expect(count(edited)).toBe(count(review) - 2);
    expect(edited.content.basics.name).toBe('N. Ellery');
    expect(review.content.basics.name).toBe('Nora Ellery');
  });

  it('moves a selected part of a field to another one', () => {
    const review = reviewOf();
    const role = fieldWith(review, 'Senior product designer');
    const location = { path: role.path.slice(0, 4), field: 'location' };
    const moved = apply(review, { do: 'assign', spans: [spanOf(review, 'Senior')], ...location });
    expect(work(moved)).toMatchObject({ location: 'Senior', roles: [{ position: 'product designer' }] });
    expect(isValid(moved)).toBe(true);
  });

  it('moves a whole field, and lists the text that it replaces as unplaced', () => {
    const review = reviewOf();
    const role = fieldWith(review, 'Senior product designer');
    const moved = apply(review, { do: 'assign', spans: [spanOf(review, 'Meadowline Transit')], ...role });
    expect(work(moved)).toMatchObject({ name: '', roles: [{ position: 'Meadowline Transit' }] });
    expect(unplacedTexts(moved)).toEqual([...unplacedTexts(review), 'Senior product designer']);
  });

  it('sets both dates by a period, and an ongoing one by a word for it', () => {
    const review = reviewOf();
    const role = { path: fieldWith(review, 'Senior product designer').path, field: 'start' };
    const cleared = apply(
      review,
      { do: 'edit', ...role, value: '' },
      { do: 'edit', path: role.path, field: 'ongoing', value: false },
    );
    expect(work(apply(cleared, { do: 'assign', spans: [spanOf(review, '2022 - Present')], ...role }))).toMatchObject({
      roles: [{ start: '2022', ongoing: true }],
    });
    const end = { path: role.path, field: 'end' };
    expect(work(apply(cleared, { do: 'assign', spans: [spanOf(review, 'Present')], ...end }))).toMatchObject({
      roles: [{ start: '', ongoing: true }],
    });
  });

  it('moves words of a list', () => {
    const review = reviewOf();
    const moved = apply(review, { do: 'assign', spans: [spanOf(review, 'SQL')], ...HEADLINE });
    expect(moved.content.basics.headline).toBe('SQL');
    expect(JSON.stringify(moved.content.sections)).not.toContain('SQL');
    expect(JSON.stringify(moved.content.sections)).toContain('Prototyping');
  });

  it('makes unplaced text an entry of a section, or a section of its own', () => {
    const review = reviewOf();
    const spans = [spanOf(review, 'Product designer')];
    const section = review.content.sections.find(({ kind }) => kind === 'skills')?.id ?? '';
    const placed = apply(review, {
      do: 'place',
      ...{ spans, into: ['sections', section], list: 'items', id: 'new' },
    });
    expect(placed.content.basics.headline).toBe('');
    expect(placed.content.sections.find(({ id }) => id === section)?.items.at(-1)).toMatchObject({
      name: 'Product designer',
    });
    const apart = apply(review, { do: 'placeApart', spans, id: 'new' });
    expect(apart.content.sections.at(-1)).toMatchObject({ kind: 'text', items: [{ text: 'Product designer' }] });
    expect([isValid(placed), isValid(apart)]).toEqual([true, true]);
  });

  it('keeps a field that was typed in when its text moves to another one', () => {
    const review = reviewOf();
    const role = fieldWith(review, 'Senior product designer');
    const spans = [spanOf(review, 'Senior product designer')];
    const typed = apply(review, { do: 'edit', ...role, value: 'Lead designer' });
    const moved = apply(typed, { do: 'assign', spans, ...HEADLINE });
    expect(work(moved)).toMatchObject({ roles: [{ position: 'Lead designer' }] });
    expect(moved.content.basics.headline).toBe('Senior product designer');
    const same = apply(review, { do: 'edit', ...role, value: 'Senior product designer' });
    expect(work(apply(same, { do: 'assign', spans, ...HEADLINE }))).toMatchObject({ roles: [{ position: '' }] });
  });

  it('keeps words that were typed into a list when all of its text moves to another field', () => {
    const review = reviewOf('Nora Ellery\n\nSkills\nDesign: Research, Prototyping\n');
    const mark = review.marks.find(({ field }) => field === 'keywords');
    if (!mark) throw new Error('no keywords');
    const at = { path: mark.path, field: mark.field };
    const typed = apply(review, { do: 'edit', ...at, value: ['Research', 'Prototyping', 'SQL'] });
    const spans = [spanOf(review, 'Research, Prototyping')];
    const moved = apply(typed, { do: 'assign', spans, ...HEADLINE });
    expect(fieldValue(moved.content, at)).toEqual(['SQL']);
  });

  it('does not add a section for text that is too long for it', () => {
    const review = { ...reviewOf(), texts: ['x'.repeat(20_001)] };
    const spans = [{ line: 0, start: 0, end: 20_001 }];
    expect(apply(review, { do: 'placeApart', spans, id: 'new' })).toBe(review);
  });

  it('changes nothing by text that is too long for a field', () => {
    const review = reviewOf();
    const long = { ...review, texts: ['x'.repeat(600)] };
    const spans = [{ line: 0, start: 0, end: 600 }];
    expect(apply(long, { do: 'assign', spans, ...HEADLINE })).toBe(long);
    expect(apply(long, { do: 'edit', ...HEADLINE, value: 'x'.repeat(501) })).toBe(long);
  });
});

describe('text that no field holds', () => {
  it('is kept in a new hidden section if all was placed at first', () => {
    const review = { ...reviewOf(), unplaced: [] };
    expect(review.rest).toBeUndefined();
    expect(finish(review).sections).toEqual(review.content.sections);
    const role = fieldWith(review, 'Senior product designer');
    const moved = apply(review, { do: 'assign', spans: [spanOf(review, 'Meadowline Transit')], ...role });
    const hidden = { kind: 'text', title: 'Unplaced', visible: false, items: [{ text: 'Senior product designer' }] };
    expect(finish(moved).sections.at(-1)).toMatchObject(hidden);
    expect(isValid(moved)).toBe(true);
  });

  const WITH_REST = `${CV}\nfoo bar baz\n`;
  const withRest = () => {
    const review = reviewOf(WITH_REST);
    const rest = { ...spanOf(review, 'foo bar baz') };
    const section = { ...review.content.sections[0], id: 'rest', kind: 'text' as const, visible: false, items: [] };
    return { ...review, unplaced: [rest], rest: section as unknown as NonNullable<Review['rest']> };
  };

  it('has the accent and the columns of its template', () => {
    const template = { id: 'sidebar', columns: 2, accent: '#24485c' };
    const { design, sections } = finishReview(reviewOf(), { template, unplacedTitle: 'Unplaced' });
    expect(design).toMatchObject({ template: 'sidebar', accent: '#24485c' });
    expect(new Set(sections.map(({ area }) => area))).toEqual(new Set(['main', 'sidebar']));
  });

  it('is kept in a hidden section, without what was skipped', () => {
    const review = withRest();
    const kept = finish(review, 'swiss');
    expect(kept.sections.at(-1)).toMatchObject({ id: 'rest', visible: false, items: [{ text: 'foo bar baz' }] });
    expect(kept.design.template).toBe('swiss');
    const part = apply(review, { do: 'skip', spans: [spanOf(review, 'bar')] });
    expect(finish(part).sections.at(-1)?.items).toMatchObject([{ text: 'foo\nbaz' }]);
    const none = apply(review, { do: 'skip', spans: review.unplaced });
    expect(finish(none).sections).toEqual(none.content.sections);
  });
});

describe('undo', () => {
  it('goes back one step, for which the letters of one field count once', () => {
    const start = firstStep(reviewOf());
    const edit = (value: string) => ({ do: 'edit', ...HEADLINE, value }) as const;
    const edited = [edit('a'), edit('ab'), { do: 'confirm', ...HEADLINE } as const].reduce(reduceSteps, start);
    const once = reduceSteps(edited, 'undo');
    expect(once.review.content.basics.headline).toBe('ab');
    const twice = reduceSteps(once, 'undo');
    expect(twice.review).toBe(start.review);
    expect(reduceSteps(twice, 'undo')).toBe(twice);
    expect(reduceSteps(twice, 'redo').review.content.basics.headline).toBe('ab');
  });
});
