import { expect, it } from 'vitest';
import { isFiltered, isSortable, readView, withView } from './list-view.ts';

const options = {
  statuses: [{ value: 'draft' }, { value: 'published' }],
  kinds: [{ value: 'award' }],
  sorts: ['order', 'updated', 'title'] as const,
};
const read = (address: string) => readView(new URLSearchParams(address), options);

it('a link to a filtered view says all of it', () => {
  expect(read('q=engine&status=draft&tag=maths&kind=award&sort=title')).toEqual({
    q: 'engine',
    status: 'draft',
    tag: 'maths',
    kind: 'award',
    sort: 'title',
  });
});

it('what nobody knows is left out, and what is too long is cut', () => {
  expect(read('status=burnt&kind=prize&sort=expires')).toEqual({ q: '', status: '', tag: '', kind: '', sort: 'order' });
  expect(read(`q=${'a'.repeat(300)}`).q).toHaveLength(200);
});

it('only what is chosen stands in the address, beside what others have put there', () => {
  const address = new URLSearchParams('q=engine&from=mail');
  expect(String(withView(address, { q: '', tag: 'maths & more', sort: 'title' }))).toBe(
    'from=mail&tag=maths+%26+more&sort=title',
  );
  expect(String(withView(new URLSearchParams('sort=title&tag=a'), { sort: 'order' }))).toBe('tag=a');
});

it('the order can be changed where all of it is seen', () => {
  expect(isSortable(read(''))).toBe(true);
  expect(isSortable(read('sort=title'))).toBe(false);
  expect(isSortable(read('tag=a'))).toBe(false);
  expect(isSortable(read('status=trash'))).toBe(false);
  expect(isFiltered(read('status=trash'))).toBe(false);
  expect(isFiltered(read('status=draft'))).toBe(true);
});
