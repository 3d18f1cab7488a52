import { describe, expect, it } from 'vitest';
import { EMPTY_ACHIEVEMENT } from '#achievements/model/fields.ts';
import { EMPTY_PROJECT } from '#projects/model/fields.ts';
import { EMPTY_CONTENT } from '../content.ts';
import { copyWithNewIds } from '../copy-node.ts';
import { completeFields } from '../entries/entry.ts';
import { applyOperations } from '../operations.ts';
import { cvContent } from '../schema.ts';
import { allNodesOf, type FieldValues } from '../tree.ts';
import { answerAllOperations, answerOperations, isOpenOffer } from './answer-offer.ts';
import { offersOf } from './offers.ts';
import {
  fieldsOfAchievement,
  fieldsOfProject,
  itemOfAchievement,
  itemOfEntry,
  itemOfProject,
} from './source-fields.ts';

const ID = '0190f5f6-0000-7000-8000-000000000000';
const PROJECT = {
  ...EMPTY_PROJECT,
  id: ID,
  title: 'Analytical Engine',
  role: 'Author',
  summary: 'Notes on the engine.',
  stack: ['tables'],
  metrics: [{ label: 'Notes', value: '7' }],
};
const CV = applyOperations(EMPTY_CONTENT, [
  { do: 'insert', into: [], list: 'sections', item: { id: 'p', kind: 'projects' }, after: null },
  {
    do: 'insert',
    into: ['sections', 'p'],
    list: 'items',
    item: itemOfProject('i', PROJECT) as unknown as FieldValues,
    after: null,
  },
]).content;
const ITEM_PATH = ['sections', 'p', 'items', 'i'];
const latestFields = (changes: Partial<typeof PROJECT>) =>
  new Map([[ID, { fields: fieldsOfProject({ ...PROJECT, ...changes }) as FieldValues, wordings: [] }]]);
const itemOf = (content: typeof CV) => content.sections[0]?.items[0];

describe('a CV item made from a source', () => {
  it('has the fields of its project, with metrics as bullets', () => {
    expect(cvContent.safeParse(CV).error).toBeUndefined();
    expect(itemOf(CV)).toMatchObject({
      name: 'Analytical Engine',
      roles: ['Author'],
      description: 'Notes on the engine.',
      keywords: ['tables'],
      highlights: [{ text: 'Notes: 7' }],
      source: { id: ID },
    });
    expect(offersOf(CV, latestFields({}))).toEqual({ offers: [], orphans: [] });
  });

  it('has the fields of its achievement', () => {
    const achievement = {
      ...EMPTY_ACHIEVEMENT,
      id: ID,
      title: 'Royal Medal',
      kind: 'award' as const,
      description: 'For Note G',
    };
    const item = itemOfAchievement('m', achievement);
    expect(item).toMatchObject({ title: 'Royal Medal', kind: 'award', summary: 'For Note G', source: { id: ID } });
    const { content } = applyOperations(EMPTY_CONTENT, [
      { do: 'insert', into: [], list: 'sections', item: { id: 'a', kind: 'achievements', items: [item] }, after: null },
    ]);
    expect(cvContent.safeParse(content).error).toBeUndefined();
    const latestFields = new Map([
      [ID, { fields: fieldsOfAchievement({ ...achievement, issuer: 'Royal Society' }) as FieldValues, wordings: [] }],
    ]);
    expect(offersOf(content, latestFields).offers).toMatchObject([{ field: 'issuer', words: [{ in: 'added' }] }]);
  });

  it('has offers for changed fields, with a word diff, and accepts them', () => {
    const { offers } = offersOf(CV, latestFields({ summary: 'Seven notes on the engine.' }));
    expect(offers).toMatchObject([{ at: ITEM_PATH, name: 'Analytical Engine', field: 'description' }]);
    expect(offers[0]?.words.some((piece) => piece.in === undefined && piece.text.includes('on the engine'))).toBe(true);
    const { content } = applyOperations(CV, offers[0]?.take ?? []);
    expect(itemOf(content)).toMatchObject({ description: 'Seven notes on the engine.' });
    expect(offersOf(content, latestFields({ summary: 'Seven notes on the engine.' })).offers).toEqual([]);
  });

  it('keeps customized fields and has offers only for later changes', () => {
    const customized = applyOperations(CV, [
      { do: 'set', at: ITEM_PATH, field: 'description', value: 'Short.' },
    ]).content;
    expect(offersOf(customized, latestFields({})).offers).toEqual([]);
    const { offers } = offersOf(customized, latestFields({ summary: 'Seven notes.' }));
    const { content } = applyOperations(customized, offers[0]?.leave ?? []);
    expect(itemOf(content)).toMatchObject({ description: 'Short.' });
    expect(offersOf(content, latestFields({ summary: 'Seven notes.' })).offers).toEqual([]);
    expect(offersOf(content, latestFields({ summary: 'Eight notes.' })).offers).toHaveLength(1);
  });

  it('stays if its project is deleted, and can be unlinked', () => {
    const { offers, orphans } = offersOf(CV, new Map());
    expect([offers, orphans]).toMatchObject([[], [{ at: ITEM_PATH, name: 'Analytical Engine' }]]);
    const { content } = applyOperations(CV, orphans[0]?.leave ?? []);
    expect(itemOf(content)).toMatchObject({ name: 'Analytical Engine', source: null });
    expect(offersOf(content, new Map()).orphans).toEqual([]);
  });
});

describe('a CV item made from an entry', () => {
  const bullet = (id: string, text: string) => ({ id, visible: true, extras: [], text });
  const job = (highlights: object[], name = 'Example Works') =>
    completeFields('work', { name, roles: [{ id: 'r', position: 'Engineer', highlights }] });
  const RECORD = {
    id: ID,
    kind: 'work' as const,
    wordings: [],
    fields: job([bullet('a', 'Built it'), bullet('b', 'Ran it')]),
  };
  const contentWith = (...items: object[]) =>
    applyOperations(EMPTY_CONTENT, [
      { do: 'insert', into: [], list: 'sections', item: { id: 's', kind: 'work', items }, after: null },
    ]).content;
  const LINKED = contentWith(itemOfEntry('i', RECORD));
  const offersWith = (content: typeof CV, fields: FieldValues) =>
    offersOf(content, new Map([[ID, { fields, wordings: [] }]])).offers;
  const textsIn = (content: typeof CV) =>
    allNodesOf(content).flatMap(({ kind, value }) => (kind === 'highlight' ? [value.text] : []));

  it('is offered added, changed and removed bullets of its roles', () => {
    expect(offersWith(LINKED, RECORD.fields)).toEqual([]);
    const offers = offersWith(LINKED, job([bullet('a', 'Built and sold it'), bullet('c', 'Mended it')]));
    expect(offers.map(({ at, field, change }) => [at.at(-1), field, change])).toEqual([
      ['a', 'text', 'changed'],
      ['c', 'highlights', 'added'],
      ['b', 'highlights', 'removed'],
    ]);
    const taken = applyOperations(LINKED, answerAllOperations(LINKED, offers, 'take')).content;
    expect(textsIn(taken)).toEqual(['Built and sold it', 'Mended it']);
    const left = applyOperations(LINKED, answerAllOperations(LINKED, offers, 'leave')).content;
    expect(textsIn(left)).toEqual(['Built it', 'Ran it']);
    const latest = job([bullet('a', 'Built and sold it'), bullet('c', 'Mended it')]);
    expect([taken, left].map((content) => offersWith(content, latest))).toEqual([[], []]);
  });

  it('is not offered what was removed from the CV', () => {
    const at = ['sections', 's', 'items', 'i', 'roles', 'r', 'highlights', 'a'];
    const removed = applyOperations(LINKED, [{ do: 'remove', at }]).content;
    expect(offersWith(removed, job([bullet('a', 'Changed'), bullet('b', 'Ran it')]))).toEqual([]);
  });

  it('can be in a CV twice, each with offers of its own', () => {
    const first = itemOfEntry('i', RECORD);
    const second = itemOfEntry('j', RECORD, { takenIds: new Set(['r', 'a', 'b']), wording: '' });
    const content = contentWith(first, second);
    expect(cvContent.safeParse(content).error).toBeUndefined();
    const latest = job([bullet('a', 'Changed'), bullet('b', 'Ran it')]);
    const offers = offersWith(content, latest);
    expect(offers.map(({ at }) => at[3])).toEqual(['i', 'j']);
    const taken = applyOperations(content, answerAllOperations(content, offers, 'take')).content;
    expect([textsIn(taken), offersWith(taken, latest)]).toEqual([['Changed', 'Ran it', 'Changed', 'Ran it'], []]);
  });

  it('takes new bullets in the order of the record, all at once or one by one', () => {
    const latest = job([
      bullet('n1', 'First'),
      bullet('a', 'Built it'),
      bullet('n2', 'Second'),
      bullet('n3', 'Third'),
      bullet('b', 'Ran it'),
      bullet('n4', 'Last'),
    ]);
    const offers = offersWith(LINKED, latest);
    const all = applyOperations(LINKED, answerAllOperations(LINKED, offers, 'take')).content;
    const inOrder = ['First', 'Built it', 'Second', 'Third', 'Ran it', 'Last'];
    expect(textsIn(all)).toEqual(inOrder);
    let oneByOne = LINKED;
    for (const { at } of offers) {
      const [offer] = offersWith(oneByOne, latest).filter((one) => one.at.join() === at.join());
      if (offer) oneByOne = applyOperations(oneByOne, answerOperations(oneByOne, offer, 'take')).content;
    }
    expect(textsIn(oneByOne)).toEqual(inOrder);
    const [, second, third] = offers;
    if (!second || !third) throw new Error('expected more offers');
    const thirdFirst = applyOperations(LINKED, answerAllOperations(LINKED, [third, second], 'take')).content;
    expect(textsIn(thirdFirst).toSorted()).toEqual(['Built it', 'Ran it', 'Second', 'Third']);
  });

  it('takes a new bullet in each of two copies, with ids that are unique in the CV', () => {
    const copies = contentWith(
      itemOfEntry('i', RECORD),
      itemOfEntry('j', RECORD, { takenIds: new Set(['r', 'a', 'b']), wording: '' }),
    );
    const latest = job([bullet('a', 'Built it'), bullet('b', 'Ran it'), bullet('c', 'Sold it')]);
    const offers = offersWith(copies, latest);
    expect(offers).toHaveLength(2);
    const taken = applyOperations(copies, answerAllOperations(copies, offers, 'take')).content;
    expect(cvContent.safeParse(taken).error).toBeUndefined();
    expect(textsIn(taken)).toEqual(['Built it', 'Ran it', 'Sold it', 'Built it', 'Ran it', 'Sold it']);
    expect(offersWith(taken, latest)).toEqual([]);
    expect(offers.some((offer) => isOpenOffer(taken, offer))).toBe(false);
    const changed = job([bullet('a', 'Built it'), bullet('b', 'Ran it'), bullet('c', 'Sold it well')]);
    const later = offersWith(taken, changed);
    expect(later.map(({ at, change }) => [at[3], change])).toEqual([
      ['i', 'changed'],
      ['j', 'changed'],
    ]);
  });

  it('follows a bullet again that the record had lost and the CV has kept', () => {
    const without = job([bullet('b', 'Ran it')]);
    const kept = applyOperations(LINKED, answerAllOperations(LINKED, offersWith(LINKED, without), 'leave')).content;
    expect(offersWith(kept, without)).toEqual([]);
    const latest = job([bullet('a', 'Built it again'), bullet('b', 'Ran it')]);
    const [offer] = offersWith(kept, latest);
    if (!offer) throw new Error('expected an offer');
    expect([offer.change, offer.field, isOpenOffer(kept, offer)]).toEqual(['changed', 'text', true]);
    for (const answer of ['take', 'leave'] as const) {
      const answered = applyOperations(kept, answerAllOperations(kept, [offer], answer)).content;
      expect(offersWith(answered, latest)).toEqual([]);
      expect(textsIn(answered)).toEqual([answer === 'take' ? 'Built it again' : 'Built it', 'Ran it']);
    }
  });

  it('is offered no more changes than an answer can hold', () => {
    const many = (text: string) =>
      job(Array.from({ length: 400 }, (_, at) => bullet(`h${at}`, `${text} ${'x'.repeat(200)}`)));
    const record = { ...RECORD, fields: many('Built') };
    const offers = offersWith(contentWith(itemOfEntry('i', record)), many('Sold'));
    expect(offers.length).toBeGreaterThan(5);
    expect(JSON.stringify(offers).length).toBeLessThan(8_000_000);
  });

  it('stays linked when it is copied', () => {
    const item = itemOfEntry('i', RECORD, { takenIds: new Set(['a']), wording: '' });
    const copy = copyWithNewIds(copyWithNewIds(item));
    const content = contentWith(item, copy);
    expect(cvContent.safeParse(content).error).toBeUndefined();
    expect(offersWith(content, RECORD.fields)).toEqual([]);
    const latest = job([bullet('a', 'Changed'), bullet('b', 'Ran it')]);
    expect(offersWith(content, latest).map(({ at, change }) => [at[3] === 'i', change])).toEqual([
      [true, 'changed'],
      [false, 'changed'],
    ]);
  });

  it('has after any edits on both sides what was written in the CV, until offers are taken, and then what merging gives', () => {
    let seed = 1;
    const random = (below: number) => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed % below;
    };
    for (let run = 0; run < 1000; run += 1) {
      const texts = ['Built it', 'Ran it', 'Sold it', 'Mended it'];
      const edited = (highlights: ReturnType<typeof bullet>[], mark: string) =>
        highlights
          .filter(() => random(4) > 0)
          .map((one) => (random(3) === 0 ? { ...one, text: `${one.text} ${mark}` } : one))
          .concat(random(2) === 0 ? [bullet(`${mark}${run}`, `New ${mark}`)] : []);
      const start = texts.slice(0, 1 + random(4)).map((text, at) => bullet(`h${at}`, text));
      const record = { ...RECORD, fields: job(start) };
      const latest = job(edited(start, 'theirs'), random(2) === 0 ? 'Renamed' : 'Example Works');
      const linked = itemOfEntry('i', record) as unknown as FieldValues;
      const own = contentWith({ ...linked, ...job(edited(start, 'mine')) });
      const offers = offersWith(own, latest);
      const left = applyOperations(own, answerAllOperations(own, offers, 'leave')).content;
      expect(textsIn(left)).toEqual(textsIn(own));
      expect(offersWith(left, latest)).toEqual([]);
      const taken = applyOperations(own, answerAllOperations(own, offers, 'take')).content;
      expect(cvContent.safeParse(taken).error).toBeUndefined();
      expect(offersWith(taken, latest)).toEqual([]);
      const latestTexts = new Map(
        (latest.roles as { highlights: { id: string; text: string }[] }[]).flatMap(({ highlights }) =>
          highlights.map(({ id, text }) => [id, text]),
        ),
      );
      for (const { kind, value } of allNodesOf(taken)) {
        if (kind !== 'highlight') continue;
        const written = String(value.text).endsWith('mine');
        // What the member wrote stays unless the record has another text for it, which was offered and taken.
        if (!written) expect(latestTexts.get(String(value.id))).toBe(value.text);
      }
    }
  });
});
