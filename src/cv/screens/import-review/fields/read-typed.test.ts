import { expect, it } from 'vitest';
import { CV_LIMITS } from '../../../model/content.ts';
import { readTyped } from './read-typed.ts';

it('reads dates and lists', () => {
  expect(readTyped('date', 'Mar 2018', 'en')).toBe('2018-03');
  expect(readTyped('date', ' spring ', 'en')).toBe('spring');
  expect(readTyped('words', 'Go, SQL', 'en')).toEqual(['Go', 'SQL']);
  expect(readTyped('line', 'Go, SQL', 'en')).toBe('Go, SQL');
});

it('does not read what is over the limits of its field', () => {
  const long = (length: number) => 'x'.repeat(length);
  expect(
    readTyped(
      'words',
      Array(CV_LIMITS.words + 1)
        .fill('Go')
        .join(', '),
      'en',
    ),
  ).toBeUndefined();
  expect(readTyped('words', long(CV_LIMITS.word + 1), 'en')).toBeUndefined();
  for (const type of ['line', 'text', 'address', 'date'] as const) {
    const limit = CV_LIMITS[type];
    expect(readTyped(type, long(limit), 'en')).toBe(long(limit));
    expect(readTyped(type, long(limit + 1), 'en')).toBeUndefined();
  }
});
