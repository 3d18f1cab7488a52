import { expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { readEntryLine } from './entry-line.ts';

it.each([
  ['Engineer, Acme, Feb 2021 – Present, Berlin, Germany', ['Engineer', 'Acme', 'Berlin, Germany', '2021-02', '', true]],
  ['Engineer, Acme, 2018-09 - 2021-01', ['Engineer', 'Acme', '', '2018-09', '2021-01', false]],
  ['März 2019 bis heute, Ingenieurin, Werke AG', ['Ingenieurin', 'Werke AG', '', '2019-03', '', true]],
  ['مهندسة، شركة المثال، ٢٠١٩ – الآن', ['مهندسة', 'شركة المثال', '', '2019', '', true]],
  ['Engineer\tAcme\t2018 – 2021', ['Engineer', 'Acme', '', '2018', '2021', false]],
  ['Engineer', ['Engineer', '', '', '', '', false]],
  ['Engineer (backend, data), Acme', ['Engineer (backend, data)', 'Acme', '', '', '', false]],
  ['Since then, Acme, 2021 – 2018', ['Since then', 'Acme', '2021 – 2018', '', '', false]],
  ['  ', ['', '', '', '', '', false]],
])('reads a job from “%s”', (line, expected) => {
  const { title, organization, location, start, end, ongoing } = readEntryLine('work', line);
  expect([title, organization, location, start, end, ongoing]).toEqual(expected);
});

it('takes the only year of an education for its end', () => {
  const line = 'BSc Mathematics, Example University, 2018';
  expect(readEntryLine('education', line)).toMatchObject({ start: '', end: '2018' });
  expect(readEntryLine('volunteer', line)).toMatchObject({ start: '2018', end: '' });
});

it('takes time in proportion to the line', async () => {
  await expectLinear([',', 'a,', '(', '2021 –,', 'Feb '], (text) => readEntryLine('work', text));
});
