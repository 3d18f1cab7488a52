import { expect, it } from 'vitest';
import { collectLooks, type Look } from './looks.ts';

const look = (reader: string, given: Partial<Look> = {}): Look => ({
  ...{ day: '1843-08-01', ownerId: 'ada', target: { kind: 'site', id: '' }, reader, at: 1, isDownload: false },
  ...{ page: '', referrer: undefined, country: undefined },
  ...given,
});

it('what one reader looks at of one target is one sum', () => {
  const looks = collectLooks();
  looks.add(look('x', { referrer: 'example.org', country: 'IT' }));
  looks.add(look('x', { at: 5, page: 'projects' }));
  looks.add(look('x', { at: 9, isDownload: true }));
  looks.add(look('x', { target: { kind: 'cv', id: 'a' } }));
  looks.add(look('x', { day: '1843-08-02' }));
  const { looks: taken } = looks.take();
  expect(taken).toHaveLength(3);
  expect(taken[0]).toMatchObject({ views: 2, downloads: 1, firstAt: 1, lastAt: 9 });
  expect([...(taken[0]?.pages ?? [])]).toEqual([
    ['', 1],
    ['projects', 1],
  ]);
  expect(looks.take()).toEqual({ looks: [], missed: 0 });
});

it('there is an end to how many are kept, which is told, and those that are go on being counted', () => {
  const looks = collectLooks(2);
  for (const reader of ['x', 'y', 'z', 'x', 'w']) looks.add(look(reader));
  const { looks: taken, missed } = looks.take();
  expect(taken.map(({ views }) => views)).toEqual([2, 1]);
  expect(missed).toBe(2);
});

it('nobody makes it keep more of one reader than anybody needs', () => {
  const looks = collectLooks();
  for (let at = 0; at < 5000; at += 1) looks.add(look('x', { referrer: `flood-${at}.example.org`, page: `p${at}` }));
  const [sum] = looks.take().looks;
  expect([sum?.views, sum?.referrers.size, sum?.pages.size]).toEqual([5000, 100, 100]);
});
