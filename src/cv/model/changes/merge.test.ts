import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { performRandomOperations, rollsArbitrary } from '#cv/testing/cv-operations.ts';
import { isEqual } from '#platform/pure/autosave/fields.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { cvContent } from '../schema.ts';
import { type FlatContent, flatten, unflatten } from './flatten.ts';
import { mergeContents } from './merge.ts';

const withChanges = (content: CvContent, ...operations: Operation[]) => applyOperations(content, operations).content;
const insertInto = (section: string, id: string, fields: object): Operation => ({
  do: 'insert',
  into: ['sections', section],
  list: 'items',
  item: { id, ...fields },
  after: null,
});

const section = (id: string, kind: string): Operation => ({
  do: 'insert',
  into: [],
  list: 'sections',
  item: { id, kind },
  after: null,
});
const BASE = withChanges(
  EMPTY_CONTENT,
  section('past', 'work'),
  section('now', 'work'),
  insertInto('now', 'b', { name: 'Royal Society' }),
  insertInto('now', 'a', { name: 'Analytical Engine', location: 'London' }),
  { do: 'insert', into: ['sections', 'now', 'items', 'a'], list: 'roles', item: { id: 'r' }, after: null },
);
const ENTRY_PATH = ['sections', 'now', 'items', 'a'];
const ROLE_PATH = [...ENTRY_PATH, 'roles', 'r'];

const itemIdsIn = (content: CvContent, id: string) =>
  content.sections.find((one) => one.id === id)?.items.map((item) => item.id);

describe('merging two versions of a CV', () => {
  it('keeps changes to different fields of one item', () => {
    const mine = withChanges(BASE, { do: 'set', at: ENTRY_PATH, field: 'location', value: 'Turin' });
    const theirs = withChanges(BASE, { do: 'set', at: ROLE_PATH, field: 'position', value: 'Author' });
    const { content, conflicts } = mergeContents(BASE, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(content.sections[0]?.items[0]).toMatchObject({ location: 'Turin', roles: [{ position: 'Author' }] });
  });

  it('keeps a change in an item that the other side moved', () => {
    const mine = withChanges(BASE, {
      do: 'move',
      at: ENTRY_PATH,
      into: ['sections', 'past'],
      list: 'items',
      after: null,
    });
    const theirs = withChanges(BASE, { do: 'set', at: ROLE_PATH, field: 'summary', value: 'Note G' });
    for (const { content, conflicts } of [mergeContents(BASE, mine, theirs), mergeContents(BASE, theirs, mine)]) {
      expect(conflicts).toEqual([]);
      expect([itemIdsIn(content, 'now'), itemIdsIn(content, 'past')]).toEqual([['b'], ['a']]);
      expect(content.sections[1]?.items[0]).toMatchObject({ roles: [{ summary: 'Note G' }] });
    }
  });

  it('reports a conflict if both changed one field, and keeps mine', () => {
    const mine = withChanges(BASE, { do: 'set', at: ['basics'], field: 'headline', value: 'Mathematician' });
    const theirs = withChanges(BASE, { do: 'set', at: ['basics'], field: 'headline', value: 'Programmer' });
    const { content, conflicts } = mergeContents(BASE, mine, theirs);
    expect(content.basics.headline).toBe('Mathematician');
    expect(conflicts).toEqual([{ at: [], field: 'basics.headline', mine: 'Mathematician', theirs: 'Programmer' }]);
  });

  it('keeps a removed node that the other side changed, and reports a conflict', () => {
    const mine = withChanges(BASE, { do: 'remove', at: ['sections', 'now'] });
    const theirs = withChanges(BASE, { do: 'set', at: ROLE_PATH, field: 'summary', value: 'Note G' });
    const { content, conflicts } = mergeContents(BASE, mine, theirs);
    expect(itemIdsIn(content, 'now')).toEqual(['a']);
    expect(content.sections.find(({ id }) => id === 'now')?.items[0]).toMatchObject({ roles: [{ summary: 'Note G' }] });
    expect(conflicts).toEqual([{ at: ['sections', 'now'], mine: 'removed', theirs: 'changed' }]);
  });

  it('removes a node that one side removed and the other did not change', () => {
    const mine = withChanges(BASE, { do: 'remove', at: ENTRY_PATH });
    const theirs = withChanges(BASE, { do: 'set', at: ['basics'], field: 'name', value: 'Ada' });
    const { content, conflicts } = mergeContents(BASE, mine, theirs);
    expect([itemIdsIn(content, 'now'), content.basics.name, conflicts]).toEqual([['b'], 'Ada', []]);
  });

  it('keeps the items that both added, and the order that one side set', () => {
    const mine = withChanges(BASE, insertInto('now', 'c', {}), {
      do: 'move',
      at: ['sections', 'now', 'items', 'b'],
      into: ['sections', 'now'],
      list: 'items',
      after: null,
    });
    const theirs = withChanges(BASE, { ...insertInto('now', 'd', {}), after: 'a' } as Operation);
    expect(itemIdsIn(mergeContents(BASE, mine, theirs).content, 'now')).toEqual(['b', 'c', 'a', 'd']);
  });

  it('merges dismissed and restored checks without a conflict', () => {
    const dismiss = (...value: string[]): Operation => ({ do: 'set', at: [], field: 'dismissed', value });
    const base = withChanges(BASE, dismiss('longCv@/', 'missingPhone@/basics#phone'));
    const mine = withChanges(base, dismiss('longCv@/', 'missingPhone@/basics#phone', 'longBullet@b1#text'));
    const theirs = withChanges(base, dismiss('missingPhone@/basics#phone', 'weakOpening@b2#text'));
    const { content, conflicts } = mergeContents(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(content.dismissed.toSorted()).toEqual([
      'longBullet@b1#text',
      'missingPhone@/basics#phone',
      'weakOpening@b2#text',
    ]);
  });

  it('merges the words that both added to one list', () => {
    const base = withChanges(BASE, section('s', 'skills'), insertInto('s', 'k', { keywords: ['notes'] }));
    const at = ['sections', 's', 'items', 'k'];
    const mine = withChanges(base, { do: 'set', at, field: 'keywords', value: ['notes', 'tables'] });
    const theirs = withChanges(base, { do: 'set', at, field: 'keywords', value: ['cards', 'notes'] });
    const { content, conflicts } = mergeContents(base, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(content.sections[0]?.items[0]).toMatchObject({ keywords: ['cards', 'notes', 'tables'] });
  });
});

describe('merging random changes', () => {
  const hasChanged = (base: FlatContent, now: FlatContent, id: string, field: string) =>
    !isEqual(base.get(id)?.fields[field], now.get(id)?.fields[field]);

  it('keeps each field that only one side changed, and every node that was added', () => {
    fc.assert(
      fc.property(cvContents(), rollsArbitrary(25), rollsArbitrary(25), (base, mineRolls, theirRolls) => {
        const mine = performRandomOperations(base, mineRolls, 'mine').content;
        const theirs = performRandomOperations(base, theirRolls, 'theirs').content;
        const { content, conflicts } = mergeContents(base, mine, theirs);
        expect(cvContent.safeParse(content).error).toBeUndefined();
        const [before, own, other, merged] = [base, mine, theirs, content].map(flatten) as [
          FlatContent,
          FlatContent,
          FlatContent,
          FlatContent,
        ];
        for (const [id, node] of merged) {
          for (const [field, value] of Object.entries(node.fields)) {
            const [isMine, isTheirs] = [hasChanged(before, own, id, field), hasChanged(before, other, id, field)];
            if (own.has(id) && isMine && !(isTheirs && other.has(id)))
              expect(value).toEqual(own.get(id)?.fields[field]);
            if (other.has(id) && isTheirs && !(isMine && own.has(id))) {
              expect(value).toEqual(other.get(id)?.fields[field]);
            }
          }
        }
        for (const id of [...own.keys(), ...other.keys()]) {
          if (!before.has(id) || (own.has(id) && other.has(id))) expect(merged.has(id)).toBe(true);
        }
        const both = conflicts.filter(({ field }) => field !== undefined);
        expect(both.every(({ mine: one, theirs: two }) => !isEqual(one, two))).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  it('returns the changed version if only one side changed, or both equally', () => {
    fc.assert(
      fc.property(cvContents(), rollsArbitrary(20), (base, rolls) => {
        const changed = performRandomOperations(base, rolls).content;
        for (const [mine, theirs] of [
          [changed, base],
          [base, changed],
          [changed, changed],
        ] as const) {
          expect(mergeContents(base, mine, theirs)).toEqual({ content: changed, conflicts: [] });
        }
      }),
      { numRuns: runs(100) },
    );
  });

  it('restores the document from its flattened nodes', () => {
    fc.assert(
      fc.property(cvContents(), (content) => {
        expect(unflatten(flatten(content))).toEqual(content);
      }),
    );
  });
});
