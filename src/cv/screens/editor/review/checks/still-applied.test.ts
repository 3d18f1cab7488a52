import { expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../../../../model/content.ts';
import { applyOperations, type Operation } from '../../../../model/operations.ts';
import { areStillApplied } from './still-applied.ts';

const SKILLS = applyOperations(EMPTY_CONTENT, [
  { do: 'insert', into: [], list: 'sections', item: { id: 's', kind: 'skills' }, after: null },
  { do: 'insert', into: ['sections', 's'], list: 'items', item: { id: 'i' }, after: null },
]).content;
const name = (value: string): Operation => ({ do: 'set', at: ['basics'], field: 'name', value });

it.each<[string, Operation, Operation]>([
  ['a changed field', name('Ada'), name('Ada Lovelace')],
  [
    'a hidden section',
    { do: 'hide', at: ['sections', 's'], hidden: true },
    { do: 'hide', at: ['sections', 's'], hidden: false },
  ],
  [
    'a removed entry',
    { do: 'remove', at: ['sections', 's', 'items', 'i'] },
    { do: 'insert', into: ['sections', 's'], list: 'items', item: { id: 'i' }, after: null },
  ],
])('%s counts as applied until it changes again', (_, fix, change) => {
  const fixed = applyOperations(SKILLS, [fix]).content;
  expect([areStillApplied(SKILLS, [fix]), areStillApplied(fixed, [fix])]).toEqual([false, true]);
  expect(areStillApplied(applyOperations(fixed, [change]).content, [fix])).toBe(false);
});

it('ignores changes to other fields', () => {
  const fix = name('Ada');
  const { content } = applyOperations(SKILLS, [
    fix,
    { do: 'set', at: ['basics'], field: 'email', value: 'ada@example.org' },
  ]);
  expect(areStillApplied(content, [fix])).toBe(true);
});
