import { expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../content.ts';
import { performAll } from '../operations.ts';
import { answering, isOpenOffer } from './answer-offer.ts';
import { offersOf } from './offers.ts';

const ID = '0190f5f6-0000-7000-8000-000000000000';
const seen = { name: 'Engine', description: 'Notes.', entity: '' };
const item = { id: 'i', name: 'Engine', description: 'Notes.', source: { id: ID, seen } };
const CV = performAll(EMPTY_CONTENT, [
  { do: 'insert', into: [], list: 'sections', item: { id: 'p', kind: 'projects', items: [item] }, after: null },
]).content;
const now = new Map([[ID, { name: 'Analytical Engine', description: 'Seven notes.', entity: 'Babbage' }]]);
const [name, description, entity] = offersOf(CV, now).offers;
if (!name || !description || !entity) throw new Error('three offers');

it('several offers of one item are answered one after the other, and none is asked again', () => {
  const left = performAll(CV, answering(CV, name, 'leave')).content;
  const taken = performAll(left, answering(left, description, 'take')).content;
  expect([name, description, entity].map((offer) => isOpenOffer(taken, offer))).toEqual([false, false, true]);
  expect(offersOf(taken, now).offers.map(({ field }) => field)).toEqual(['entity']);
  expect(taken.sections[0]?.items[0]).toMatchObject({ name: 'Engine', description: 'Seven notes.' });
});

it('an offer is open no longer where somebody wrote the same, or cut the item loose', () => {
  const at = ['sections', 'p', 'items', 'i'];
  const same = performAll(CV, [{ do: 'set', at, field: 'name', value: 'Analytical Engine' }]).content;
  const loose = performAll(CV, [{ do: 'set', at, field: 'source', value: null }]).content;
  const gone = performAll(CV, [{ do: 'remove', at }]).content;
  expect([CV, same, loose, gone].map((content) => isOpenOffer(content, name))).toEqual([true, false, false, false]);
  expect(answering(loose, name, 'take')).toEqual([]);
});
