import { expect, it } from 'vitest';
import { isFiltered, isSortable, readView, withView } from './list-view.ts';

const options = {
  statuses: [{ value: 'draft' }, { value: 'published' }],
  kinds: [{ value: 'award' }],
  sorts: ['order', 'updated', 'title'] as const,
};
const read = (address: string) => readView(new URLSearchParams(address), options);

it('reads a filtered view from the query', () => {
  expect(read('q=engine&status=draft&tag=maths&kind=award&sort=title')).toEqual({
    q: 'engine',
    status: 'draft',
    tag: 'maths',
    kind: 'award',
    sort: 'title',
  });
});

it('ignores unknown values and truncates long ones', () => {
  expect(read('status=burnt&kind=prize&sort=expires')).toEqual({ q: '', status: '', tag: '', kind: '', sort: 'order' });
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
});

it('writes only active filters and keeps other parameters', () => {
  const address = new URLSearchParams('q=engine&from=mail');
  expect(String(withView(address, { q: '', tag: 'maths & more', sort: 'title' }))).toBe(
    'from=mail&tag=maths+%26+more&sort=title',
  );
  expect(String(withView(new URLSearchParams('sort=title&tag=a'), { sort: 'order' }))).toBe('tag=a');
});

it('allows reordering only in the unfiltered custom order', () => {
  expect(isSortable(read(''))).toBe(true);
  expect(isSortable(read('sort=title'))).toBe(false);
  expect(isSortable(read('tag=a'))).toBe(false);
  expect(isSortable(read('status=trash'))).toBe(false);
  expect(isFiltered(read('status=trash'))).toBe(false);
  expect(isFiltered(read('status=draft'))).toBe(true);
});
