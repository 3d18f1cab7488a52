import { expect, it } from 'vitest';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';
import { itemsOf, mapItems, type RecordPages, reorderPages } from './record-pages.ts';
import { totalOf } from './total-of.ts';
import { itemAfterAction } from './update-cached-lists.ts';

const record = (id: string) => ({ id, title: id }) as RecordListItem;
const pages: RecordPages<RecordListItem> = {
  pages: [{ items: [record('a'), record('b')], nextCursor: 'behind b' }, { items: [record('c')] }],
  pageParams: [undefined, 'behind b'],
};
const idsOf = (of: RecordPages<RecordListItem>) => of.pages.map(({ items }) => items.map(({ id }) => id));
const view = { q: '', status: '', tag: '', kind: '', sort: 'order' } as const;

it('keeps the length of each page when items are reordered', () => {
  const [a, b, c] = itemsOf(pages);
  expect(idsOf(reorderPages(pages, [c, a, b] as RecordListItem[]))).toEqual([['c', 'a'], ['b']]);
});

it('removes items from their page and leaves the others in place', () => {
  expect(idsOf(mapItems(pages, (item) => (item.id === 'a' ? undefined : item)))).toEqual([['b'], ['c']]);
});

it('applies an action to the views that it affects', () => {
  const collection = {
    statuses: [
      { value: 'draft', action: 'draft' },
      { value: 'archived', action: 'archive' },
    ],
    withStatus: (item: RecordListItem, status: string) => ({ ...item, status }),
  } as unknown as ManagedCollection;
  const seen = (status: string, action: string) =>
    itemAfterAction(collection, record('a'), { ...view, status }, action);
  expect(seen('', 'archive')).toMatchObject({ status: 'archived' });
  expect(seen('archived', 'archive')).toMatchObject({ status: 'archived' });
  expect(seen('draft', 'archive')).toBeUndefined();
  expect(seen('', 'trash')).toBeUndefined();
  expect(seen('trash', 'restore')).toBeUndefined();
  expect(seen('', 'restore')).toMatchObject({ id: 'a' });
});

it('returns the number of records only if it is known', () => {
  const facets = { total: 70, statuses: { draft: 60, trash: 3 }, tags: [{ tag: 'maths', count: 55 }] };
  const total = (change: object, more = true) => totalOf({ ...view, ...change }, facets, 48, more);
  expect(total({}, false)).toBe(48);
  expect(total({})).toBe(70);
  expect(total({ status: 'draft' })).toBe(60);
  expect(total({ tag: 'maths' })).toBe(55);
  expect(total({ tag: 'maths', status: 'draft' })).toBeUndefined();
  expect(total({ q: 'engine' })).toBeUndefined();
});
