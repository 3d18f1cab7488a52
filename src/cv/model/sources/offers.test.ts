import { describe, expect, it } from 'vitest';
import { EMPTY_ACHIEVEMENT } from '#achievements/model/fields.ts';
import { EMPTY_PROJECT } from '#projects/model/fields.ts';
import { EMPTY_CONTENT } from '../content.ts';
import { applyOperations } from '../operations.ts';
import { cvContent } from '../schema.ts';
import type { FieldValues } from '../tree.ts';
import { offersOf } from './offers.ts';
import { fieldsOfAchievement, fieldsOfProject, itemOfAchievement, itemOfProject } from './source-fields.ts';

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
  new Map([[ID, fieldsOfProject({ ...PROJECT, ...changes }) as FieldValues]]);
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
      [ID, fieldsOfAchievement({ ...achievement, issuer: 'Royal Society' }) as FieldValues],
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
