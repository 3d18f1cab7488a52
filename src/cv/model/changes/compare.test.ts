import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { performRandomOperations, rollsArbitrary } from '#cv/testing/cv-operations.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { EMPTY_CONTENT } from '../content.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { compareContents } from './compare.ts';

const withChanges = (...operations: Operation[]) => applyOperations(BASE, operations).content;
const BASE = applyOperations(EMPTY_CONTENT, [
  { do: 'insert', into: [], list: 'sections', item: { id: 'w', kind: 'work', title: 'Work' }, after: null },
  { do: 'insert', into: ['sections', 'w'], list: 'items', item: { id: 'a', name: 'Engine' }, after: null },
  { do: 'insert', into: ['sections', 'w'], list: 'items', item: { id: 'b', name: 'Society' }, after: 'a' },
]).content;
const ENTRY_PATH = ['sections', 'w', 'items', 'a'];

describe('comparing two versions', () => {
  it.each<[string, Operation, object[]]>([
    [
      'changed words of a text',
      { do: 'set', at: ['basics'], field: 'summary', value: 'Wrote the first program' },
      [
        {
          did: 'changed',
          kind: 'root',
          field: 'basics.summary',
          words: [{ text: 'Wrote the first program', in: 'added' }],
        },
      ],
    ],
    [
      'an added item as one change',
      { do: 'insert', into: ['sections', 'w'], list: 'items', item: { id: 'c', name: 'Bank', roles: [] }, after: 'b' },
      [{ did: 'added', kind: 'work', name: 'Bank', inside: 'Work' }],
    ],
    [
      'a section that was removed',
      { do: 'remove', at: ['sections', 'w'] },
      [{ did: 'removed', kind: 'section', name: 'Work' }],
    ],
    [
      'a hidden item',
      { do: 'hide', at: ENTRY_PATH, hidden: true },
      [{ did: 'hidden', name: 'Engine', at: ENTRY_PATH }],
    ],
    [
      'a new order',
      { do: 'move', at: ENTRY_PATH, into: ['sections', 'w'], list: 'items', after: 'b' },
      [{ did: 'reordered', kind: 'section', name: 'Work', field: 'items' }],
    ],
  ])('reports %s', (_, operation, changes) => {
    expect(compareContents(BASE, withChanges(operation))).toMatchObject(changes);
    expect(compareContents(BASE, withChanges(operation))).toHaveLength(changes.length);
  });

  it('ignores dismissed checks', () => {
    const dismissed = withChanges({ do: 'set', at: [], field: 'dismissed', value: ['longCv@/'] });
    expect(compareContents(BASE, dismissed)).toEqual([]);
  });

  it('marks the unchanged words of a sentence', () => {
    const [before, after] = ['Wrote notes on the engine.', 'Wrote seven notes on an engine.'].map((value) =>
      withChanges({ do: 'set', at: ['basics'], field: 'summary', value }),
    );
    if (!before || !after) throw new Error('expected two versions');
    const [change] = compareContents(before, after);
    expect(
      change?.words
        ?.filter((piece) => piece.in !== 'added')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Wrote notes on the engine.');
    expect(
      change?.words
        ?.filter((piece) => piece.in !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe('Wrote seven notes on an engine.');
    expect(change?.words?.some((piece) => piece.in === undefined && piece.text.includes('notes on'))).toBe(true);
  });

  it('reports nothing for equal versions and something for any difference', () => {
    fc.assert(
      fc.property(cvContents(), rollsArbitrary(10), (before, rolls) => {
        const after = performRandomOperations(before, rolls).content;
        expect(compareContents(before, before)).toEqual([]);
        const isSame = JSON.stringify(before) === JSON.stringify(after);
        const changes = compareContents(before, after);
        expect(changes.length > 0).toBe(!isSame);
        const names = changes.map(({ did, at, field }) => [did, ...at, field].join(' '));
        expect(names, 'each change of a field is reported once').toEqual([...new Set(names)]);
      }),
      { numRuns: runs(100) },
    );
  });
});
