import { expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../content.ts';
import { completeFields } from '../entries/entry.ts';
import { applyOperations } from '../operations.ts';
import { offersOf } from './offers.ts';
import { linkOperations, unlinkedEntries } from './unlinked-entries.ts';

const ID = '0190f5f6-0000-7000-8000-000000000000';
const section = (id: string, kind: string, items: object[]) =>
  ({ do: 'insert', into: [], list: 'sections', item: { id, kind, items }, after: null }) as const;
const CV = applyOperations(EMPTY_CONTENT, [
  section('t', 'text', [{ id: 't1', text: 'Free text' }]),
  section('p', 'projects', [{ id: 'p1', name: 'Engine' }]),
  section('w', 'work', [
    { id: 'w1', name: 'Example Works', roles: [{ id: 'r', position: 'Engineer' }] },
    { id: 'w2', name: 'Linked', source: { id: ID, seen: {} } },
    { id: 'w3' },
  ]),
]).content;

it('are the titled entries without a link, of the kinds that the work has', () => {
  expect(unlinkedEntries(CV).map(({ at, kind }) => [at.at(-1), kind])).toEqual([['w1', 'work']]);
});

it('are linked to the records made from them, with nothing to offer', () => {
  const [entry] = unlinkedEntries(CV);
  if (!entry) throw new Error('expected an entry');
  const linked = applyOperations(CV, linkOperations(CV, [entry], [{ id: ID }])).content;
  expect(unlinkedEntries(linked)).toEqual([]);
  const stored = completeFields('work', entry.fields);
  const offers = offersOf(linked, new Map([[ID, { fields: stored, wordings: [] }]])).offers.filter(
    ({ at }) => at[3] === 'w1',
  );
  expect(linkOperations(linked, [entry], [{ id: ID }])).toEqual([]);
  expect([stored, offers]).toEqual([entry.fields, []]);
});

it('are linked to a record that the member has already, which offers only what differs', () => {
  const [entry] = unlinkedEntries(CV);
  if (!entry) throw new Error('expected an entry');
  const stored = completeFields('work', {
    ...{ name: 'Example Works', location: 'London' },
    roles: [{ id: 'stored', position: 'Engineer', highlights: [{ id: 'h', text: 'Built it' }] }],
  });
  const link = { id: ID, ids: { stored: 'r' } };
  const linked = applyOperations(CV, linkOperations(CV, [entry], [link])).content;
  const { offers } = offersOf(linked, new Map([[ID, { fields: stored, wordings: [] }]]));
  expect(
    offers.filter(({ at }) => at[3] === 'w1').map(({ at, field, change }) => [at.slice(4), field, change]),
  ).toEqual([
    [[], 'location', 'changed'],
    [['roles', 'r', 'highlights', 'h'], 'highlights', 'added'],
  ]);
});
