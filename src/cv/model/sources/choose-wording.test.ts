import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../content.ts';
import { completeFields } from '../entries/entry.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { cvContent } from '../schema.ts';
import { allNodesOf } from '../tree.ts';
import { wordingOperations } from './choose-wording.ts';
import { offersOf } from './offers.ts';
import { itemOfEntry } from './source-fields.ts';

const IDS = ['0190f5f6-0000-7000-8000-000000000000', '0190f5f6-0000-7000-8000-000000000001'] as const;
const bullet = (id: string, text: string) => ({ id, text });
const recordOf = (id: string, name: string) => ({
  ...{ id, kind: 'work' as const },
  fields: completeFields('work', {
    name,
    roles: [
      { id: `${name}-r`, highlights: [bullet(`${name}-a`, 'Built it at length'), bullet(`${name}-b`, 'Sold it')] },
    ],
  }),
  wordings: [
    { name: 'short', texts: { [`${name}-a/text`]: 'Built it', [`${name}-b/text`]: '' } },
    { name: 'For buyers', texts: { [`${name}-b/text`]: 'Sold it well' } },
  ],
});
const RECORDS = [recordOf(IDS[0], 'one'), recordOf(IDS[1], 'two')];
const SOURCES = new Map(RECORDS.map((record) => [record.id, record]));
const CV = applyOperations(EMPTY_CONTENT, [
  {
    ...{ do: 'insert', into: [], list: 'sections', after: null },
    item: { id: 's', kind: 'work', items: RECORDS.map((record, at) => itemOfEntry(`i${at}`, record)) },
  },
]).content;
const ITEM = ['sections', 's', 'items', 'i0'];

type Content = typeof CV;
const textsIn = (content: Content) =>
  allNodesOf(content).flatMap(({ kind, value }) => (kind === 'highlight' ? [value.text] : []));
const choose = (content: Content, wording: string | null, at?: readonly string[]) =>
  applyOperations(content, wordingOperations(content, { wording, at }, SOURCES)).content;
const edited = (content: Content, ...operations: Operation[]) => applyOperations(content, operations).content;

describe('the wording of a CV', () => {
  it('is that of all its entries, and can be chosen back without a trace', () => {
    const short = choose(CV, 'short');
    expect([short.wording, textsIn(short)]).toEqual(['short', ['Built it', 'Built it']]);
    expect(cvContent.safeParse(short).error).toBeUndefined();
    expect(offersOf(short, SOURCES).offers).toEqual([]);
    const buyers = choose(short, 'For buyers');
    expect(textsIn(buyers)).toEqual(['Built it at length', 'Sold it well', 'Built it at length', 'Sold it well']);
    const full = choose(buyers, '');
    expect(textsIn(full)).toEqual(textsIn(CV));
    expect(offersOf(full, SOURCES).offers).toEqual([]);
  });

  it('that no record has shows the full texts', () => {
    expect(textsIn(choose(CV, 'line'))).toEqual(textsIn(CV));
  });

  it('can be another one in a single entry, until that follows the CV again', () => {
    const one = choose(CV, 'short', ITEM);
    expect([one.wording, textsIn(one)]).toEqual(['', ['Built it', 'Built it at length', 'Sold it']]);
    const all = choose(one, 'For buyers');
    expect(textsIn(all)).toEqual(['Built it', 'Built it at length', 'Sold it well']);
    expect(textsIn(choose(all, null, ITEM))).toEqual([
      'Built it at length',
      'Sold it well',
      'Built it at length',
      'Sold it well',
    ]);
  });

  it('leaves texts that were edited in the CV, and offers the wording for them', () => {
    const at = [...ITEM, 'roles', 'one-r', 'highlights', 'one-a'];
    const own = edited(CV, { do: 'set', at, field: 'text', value: 'My own words' });
    const short = choose(own, 'short');
    expect(textsIn(short)).toEqual(['My own words', 'Built it']);
    expect(offersOf(short, SOURCES).offers).toMatchObject([{ field: 'text', change: 'changed' }]);
  });

  it('keeps a bullet that is hidden in the CV, so that it does not come back visible', () => {
    const hidden = edited(CV, { do: 'hide', at: [...ITEM, 'roles', 'one-r', 'highlights', 'one-b'], hidden: true });
    const back = choose(choose(hidden, 'short'), '');
    const visibleIn = (content: Content) =>
      allNodesOf(content).flatMap(({ kind, value }) => (kind === 'highlight' ? [value.visible] : []));
    expect([textsIn(back), visibleIn(back)]).toEqual([textsIn(hidden), visibleIn(hidden)]);
  });

  it('brings no bullet back that was removed from the CV', () => {
    const removed = edited(CV, { do: 'remove', at: [...ITEM, 'roles', 'one-r', 'highlights', 'one-b'] });
    expect(textsIn(choose(choose(removed, 'short'), ''))).toEqual(textsIn(removed));
  });

  it('changes nothing for an entry without a link', () => {
    const detached = edited(CV, { do: 'set', at: ITEM, field: 'source', value: null });
    expect(wordingOperations(detached, { wording: 'short', at: ITEM }, SOURCES)).toEqual([]);
  });
});

it('an entry is added in the wording of the CV', () => {
  const item = itemOfEntry('i', RECORDS[0] as (typeof RECORDS)[0], { takenIds: new Set(), wording: 'short' });
  const content = edited(EMPTY_CONTENT, { do: 'set', at: [], field: 'wording', value: 'short' }, {
    ...{ do: 'insert', into: [], list: 'sections', after: null },
    item: { id: 's', kind: 'work', items: [item] },
  } as Operation);
  expect([textsIn(content), offersOf(content, SOURCES).offers]).toEqual([['Built it'], []]);
});
