import { describe, expect, it } from 'vitest';
import { EMPTY_ACHIEVEMENT } from '#achievements/model/fields.ts';
import { EMPTY_PROJECT } from '#projects/model/fields.ts';
import { EMPTY_CONTENT } from '../content.ts';
import { performAll } from '../operations.ts';
import { cvContent } from '../schema.ts';
import type { Values } from '../tree.ts';
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
const CV = performAll(EMPTY_CONTENT, [
  { do: 'insert', into: [], list: 'sections', item: { id: 'p', kind: 'projects' }, after: null },
  {
    do: 'insert',
    into: ['sections', 'p'],
    list: 'items',
    item: itemOfProject('i', PROJECT) as unknown as Values,
    after: null,
  },
]).content;
const AT = ['sections', 'p', 'items', 'i'];
const now = (change: Partial<typeof PROJECT>) => new Map([[ID, fieldsOfProject({ ...PROJECT, ...change }) as Values]]);
const itemOf = (content: typeof CV) => content.sections[0]?.items[0];

describe('a project in a CV', () => {
  it('says what the project says, with its figures as bullets', () => {
    expect(cvContent.safeParse(CV).error).toBeUndefined();
    expect(itemOf(CV)).toMatchObject({
      name: 'Analytical Engine',
      roles: ['Author'],
      description: 'Notes on the engine.',
      keywords: ['tables'],
      highlights: [{ text: 'Notes: 7' }],
      source: { id: ID },
    });
    expect(offersOf(CV, now({}))).toEqual({ offers: [], orphans: [] });
  });

  it('is like an achievement, too', () => {
    const medal = {
      ...EMPTY_ACHIEVEMENT,
      id: ID,
      title: 'Royal Medal',
      kind: 'award' as const,
      description: 'For Note G',
    };
    const item = itemOfAchievement('m', medal);
    expect(item).toMatchObject({ title: 'Royal Medal', kind: 'award', summary: 'For Note G', source: { id: ID } });
    const { content } = performAll(EMPTY_CONTENT, [
      { do: 'insert', into: [], list: 'sections', item: { id: 'a', kind: 'achievements', items: [item] }, after: null },
    ]);
    expect(cvContent.safeParse(content).error).toBeUndefined();
    const now = new Map([[ID, fieldsOfAchievement({ ...medal, issuer: 'Royal Society' }) as Values]]);
    expect(offersOf(content, now).offers).toMatchObject([{ field: 'issuer', words: [{ in: 'added' }] }]);
  });

  it('is offered what has changed there, word by word, and takes it over', () => {
    const { offers } = offersOf(CV, now({ summary: 'Seven notes on the engine.' }));
    expect(offers).toMatchObject([{ at: AT, name: 'Analytical Engine', field: 'description' }]);
    expect(offers[0]?.words.some((piece) => piece.in === undefined && piece.text.includes('on the engine'))).toBe(true);
    const { content } = performAll(CV, offers[0]?.take ?? []);
    expect(itemOf(content)).toMatchObject({ description: 'Seven notes on the engine.' });
    expect(offersOf(content, now({ summary: 'Seven notes on the engine.' })).offers).toEqual([]);
  });

  it('keeps what was written for this CV, and is offered only what is new since', () => {
    const own = performAll(CV, [{ do: 'set', at: AT, field: 'description', value: 'Short.' }]).content;
    expect(offersOf(own, now({})).offers).toEqual([]);
    const { offers } = offersOf(own, now({ summary: 'Seven notes.' }));
    const { content } = performAll(own, offers[0]?.leave ?? []);
    expect(itemOf(content)).toMatchObject({ description: 'Short.' });
    expect(offersOf(content, now({ summary: 'Seven notes.' })).offers).toEqual([]);
    expect(offersOf(content, now({ summary: 'Eight notes.' })).offers).toHaveLength(1);
  });

  it('stays when the project is gone, and can be cut loose from it', () => {
    const { offers, orphans } = offersOf(CV, new Map());
    expect([offers, orphans]).toMatchObject([[], [{ at: AT, name: 'Analytical Engine' }]]);
    const { content } = performAll(CV, orphans[0]?.leave ?? []);
    expect(itemOf(content)).toMatchObject({ name: 'Analytical Engine', source: null });
    expect(offersOf(content, new Map()).orphans).toEqual([]);
  });
});
