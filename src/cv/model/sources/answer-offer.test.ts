import { expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../content.ts';
import { applyOperations } from '../operations.ts';
import { answerOperations, isOpenOffer } from './answer-offer.ts';
import { offersOf } from './offers.ts';

const ID = '0190f5f6-0000-7000-8000-000000000000';
const seen = { name: 'Engine', description: 'Notes.', entity: '' };
const item = { id: 'i', name: 'Engine', description: 'Notes.', source: { id: ID, seen } };
const CV = applyOperations(EMPTY_CONTENT, [
  { do: 'insert', into: [], list: 'sections', item: { id: 'p', kind: 'projects', items: [item] }, after: null },
]).content;
const latestFields = new Map([
  [ID, { fields: { name: 'Analytical Engine', description: 'Seven notes.', entity: 'Babbage' }, wordings: [] }],
]);
const { offers } = offersOf(CV, latestFields);
const [name, description, entity] = ['name', 'description', 'entity'].map((wanted) =>
  offers.find(({ field }) => field === wanted),
);
if (!name || !description || !entity) throw new Error('expected three offers');

it('offers of one item are answered one by one, and not made again', () => {
  const declined = applyOperations(CV, answerOperations(CV, name, 'leave')).content;
  const accepted = applyOperations(declined, answerOperations(declined, description, 'take')).content;
  expect([name, description, entity].map((offer) => isOpenOffer(accepted, offer))).toEqual([false, false, true]);
  expect(offersOf(accepted, latestFields).offers.map(({ field }) => field)).toEqual(['entity']);
  expect(accepted.sections[0]?.items[0]).toMatchObject({ name: 'Engine', description: 'Seven notes.' });
});

it('an offer is closed if the value is equal or the item is unlinked or removed', () => {
  const at = ['sections', 'p', 'items', 'i'];
  const same = applyOperations(CV, [{ do: 'set', at, field: 'name', value: 'Analytical Engine' }]).content;
  const unlinked = applyOperations(CV, [{ do: 'set', at, field: 'source', value: null }]).content;
  const removed = applyOperations(CV, [{ do: 'remove', at }]).content;
  expect([CV, same, unlinked, removed].map((content) => isOpenOffer(content, name))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(answerOperations(unlinked, name, 'take')).toEqual([]);
});
