import { expect, it } from 'vitest';
import { type CountedView, makeViewCollector } from './view-collector.ts';

const viewBy = (reader: string, fields: Partial<CountedView> = {}): CountedView => ({
  ...{ day: '1843-08-01', ownerId: 'ada', target: { kind: 'site', id: '' }, reader, at: 1, isDownload: false },
  ...{ page: '', referrer: undefined, country: undefined },
  ...fields,
});

it('sums up the views of a reader per target and day', () => {
  const collector = makeViewCollector();
  collector.add(viewBy('x', { referrer: 'example.org', country: 'IT' }));
  collector.add(viewBy('x', { at: 5, page: 'projects' }));
  collector.add(viewBy('x', { at: 9, isDownload: true }));
  collector.add(viewBy('x', { target: { kind: 'cv', id: 'a' } }));
  collector.add(viewBy('x', { day: '1843-08-02' }));
  const { entries: taken } = collector.take();
  expect(taken).toHaveLength(3);
  expect(taken[0]).toMatchObject({ views: 2, downloads: 1, firstAt: 1, lastAt: 9 });
  expect([...(taken[0]?.pages ?? [])]).toEqual([
    ['', 1],
    ['projects', 1],
  ]);
  expect(collector.take()).toEqual({ entries: [], dropped: 0 });
});

it('drops and counts readers beyond the limit, and continues to count the others', () => {
  const collector = makeViewCollector(2);
  for (const reader of ['x', 'y', 'z', 'x', 'w']) collector.add(viewBy(reader));
  const { entries: taken, dropped } = collector.take();
  expect(taken.map(({ views }) => views)).toEqual([2, 1]);
  expect(dropped).toBe(2);
});

it('limits the pages and referrers stored per reader', () => {
  const collector = makeViewCollector();
  for (let at = 0; at < 5000; at += 1)
    collector.add(viewBy('x', { referrer: `flood-${at}.example.org`, page: `p${at}` }));
  const [sum] = collector.take().entries;
  expect([sum?.views, sum?.referrers.size, sum?.pages.size]).toEqual([5000, 100, 100]);
});
